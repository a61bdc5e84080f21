/// The stack of a simulated thread; the host implements it.
///
/// Exactly one carrier runs. A carrier that resumes another one is suspended until it is resumed
/// itself.
package protocol Carrier: AnyObject {
  /// Runs this carrier, and returns when the calling one is resumed.
  func resume()

  /// Whether errors cannot be caught any more, so that an error unwinds to the carrier's base.
  var isEnding: Bool { get set }
}

/// Creates carriers, and provides information about the running code.
package protocol CarrierSource: AnyObject {
  /// Returns the carrier of the main thread.
  /// - Throws: an error when it cannot be created.
  func mainCarrier() throws -> any Carrier

  /// Creates a carrier that runs `body` when it is first resumed; `body` returns the next carrier.
  ///
  /// - Parameter title: The name of the thread in tracebacks.
  /// - Throws: an error when it cannot be created.
  func makeCarrier(
    titled title: String, _ body: @escaping () -> any Carrier
  ) throws -> any Carrier

  /// The running line of the script, as `file:line`, or nil.
  var place: String? { get }

  /// The frames of the running function's stack, innermost first.
  var callStack: [StackFrame] { get }

  /// Drains the autorelease pool, after each block of a queue.
  /// - Throws: what a `dealloc` raises.
  func drainPool() throws
}
