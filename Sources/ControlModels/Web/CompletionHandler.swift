internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// A completion handler that a delegate owes exactly one call.
///
/// A second call raises, as WebKit does. One that can no longer be made, because nothing holds the
/// block any more, is noticed when the script's garbage is collected, and raised out of the next
/// turn of the run loop.
final class CompletionHandler: NativeBlock {
  private final class Promise {
    var isKept = false
  }

  private let promise: Promise
  private let abandoned: () -> Void

  /// Makes one.
  ///
  /// - Parameter delegate: who is handed it, and under which selector, for the errors.
  /// - Parameter body: what the call does.
  init(
    for delegate: RuntimeObject, _ selector: Selector, owner: PageView,
    _ body: @escaping ([Value]) throws -> Void
  ) {
    let promise = Promise()
    let name = "Completion handler passed to \(delegate.methodName(selector))"
    self.promise = promise
    let loop = owner.world.runLoop
    abandoned = { [weak owner, weak loop] in
      guard let owner, let loop, !owner.isDeallocating else { return }
      _ = try? loop.schedule(after: 0, phase: .blocks) {
        throw RuntimeError(.inconsistency, "\(name) was not called")
      }
    }
    super.init { arguments in
      guard !promise.isKept else {
        throw RuntimeError(.inconsistency, "\(name) was called more than once")
      }
      promise.isKept = true
      try body(arguments)
      return .none
    }
  }

  deinit {
    if !promise.isKept { abandoned() }
  }
}
