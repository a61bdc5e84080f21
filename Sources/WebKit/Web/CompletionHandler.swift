internal import SelectorRuntime

/// A completion handler that a delegate must call exactly once.
///
/// A second call raises, as in WebKit. If the block is released without a call, this is detected
/// when the script's garbage is collected, at the latest when the run loop has run, and raised
/// there.
final class CompletionHandler: NativeBlock {
  private final class Promise {
    var isKept = false
  }

  private let promise: Promise
  private let abandoned: () -> Void

  /// Creates a completion handler.
  ///
  /// - Parameters:
  ///   - delegate: the delegate that receives it, for errors.
  ///   - selector: the delegate method, for errors.
  ///   - owner: the object that sends the message.
  ///   - accepts: validates the arguments; a rejected call does not count.
  ///   - body: the effect of the call.
  init(
    for delegate: RuntimeObject, _ selector: Selector, owner: RuntimeObject,
    accepts: @escaping ([Value]) throws -> Void = { _ in },
    _ body: @escaping ([Value]) throws -> Void
  ) {
    let promise = Promise()
    let name = "Completion handler passed to \(delegate.methodName(selector))"
    self.promise = promise
    abandoned = { [weak owner] in
      guard let owner, !owner.isDeallocating else { return }
      owner.runtime.postpone(RuntimeError(.inconsistency, "\(name) was not called"))
    }
    super.init { arguments in
      guard !promise.isKept else {
        throw RuntimeError(.inconsistency, "\(name) was called more than once")
      }
      try accepts(arguments)
      promise.isKept = true
      try body(arguments)
      return .none
    }
  }

  deinit {
    if !promise.isKept { abandoned() }
  }
}
