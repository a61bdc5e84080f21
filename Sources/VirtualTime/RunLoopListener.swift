/// Hears of everything that waits for its time, as a trace does that shows what was asked for where.
package protocol RunLoopListener: AnyObject {
  /// Something was scheduled.
  func willWait(_ entry: RunLoop.Entry)

  /// Runs the body of an entry whose time has come.
  ///
  /// - Throws: what the body throws.
  func run(_ entry: RunLoop.Entry, _ body: () throws -> Void) throws
}
