internal import SelectorRuntime

/// A completion handler that a delegate owes exactly one call.
///
/// A second call raises, as WebKit does. One that can no longer be made, because nothing holds the
/// block any more, is noticed when the script's garbage is collected, at the latest when the run loop
/// has run, and raised there.
final class CompletionHandler: NativeBlock {
  private final class Promise {
    var isKept = false
  }

  private let promise: Promise
  private let abandoned: () -> Void

  /// Makes one.
  ///
  /// - Parameter delegate: who is handed it, and under which selector, for the errors.
  /// - Parameter accepts: refuses wrong arguments; a call that is refused is none.
  /// - Parameter body: what the call does.
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
