/// The stack on which a simulated thread runs, made by whoever has stacks.
///
/// Exactly one carrier runs. Whoever resumes another one stands still until somebody resumes it.
package protocol Carrier: AnyObject {
  /// Lets this one run, and returns when the one that calls is resumed.
  func resume()

  /// Whether nothing may catch an error any more, so that one goes to the carrier's base.
  var isEnding: Bool { get set }
}

/// Makes carriers, and knows what runs on them.
package protocol CarrierSource: AnyObject {
  /// The carrier of the thread that made the world.
  /// - Throws: an error when there is none to be had.
  func mainCarrier() throws -> any Carrier

  /// Makes a carrier that runs `body` when it is first resumed; `body` answers who runs then.
  ///
  /// - Parameter title: What tracebacks call the thread.
  /// - Throws: an error when there is none to be had.
  func makeCarrier(
    titled title: String, _ body: @escaping () -> any Carrier
  ) throws -> any Carrier

  /// The line of the script that runs, as `file:line`, or nil.
  var place: String? { get }

  /// The frames of the running function's stack, the innermost first.
  var callStack: [StackFrame] { get }

  /// Does at the end of each block of a queue what a queue does: its pool drains.
  /// - Throws: what a `dealloc` raises.
  func drainPool() throws
}
