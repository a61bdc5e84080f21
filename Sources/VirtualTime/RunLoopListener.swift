/// Is notified of scheduled entries, for traces that show where they were scheduled.
package protocol RunLoopListener: AnyObject {
  /// Called after an entry was scheduled.
  func willWait(_ entry: RunLoop.Entry)

  /// Runs the body of a due entry.
  ///
  /// - Throws: what the body throws.
  func run(_ entry: RunLoop.Entry, _ body: () throws -> Void) throws
}
