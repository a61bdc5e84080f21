internal import CLibclang

// no traps of stop: the body is called before the result is read.

/// A thread with a stack that is large enough for deeply nested trees.
enum LargeStack {
  /// Calls the body on a separate thread, and waits for it.
  static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
      let call = LargeStackCall(body)
      unsafe source_run_on_large_stack(
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<LargeStackCall>.fromOpaque(context).takeUnretainedValue().body()
          }
        }, Unmanaged.passUnretained(call).toOpaque())
    }
    guard let result else { preconditionFailure("a body that was called has a result") }
    return result
  }
}

/// The body, boxed so that it can be passed through C.
private final class LargeStackCall {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
