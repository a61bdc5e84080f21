internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import VirtualTime

/// A completion handler that a delegate of a session receives and has to call.
///
/// When the block is deallocated without a call, CFNetwork logs a misuse in two lines, which are
/// those of public logs, and cancels the task; systems before the difference `droppedHandler` wait
/// forever. The deallocation is seen when the script's garbage is collected, at the latest when
/// the run loop has run.
final class SessionAnswer: NativeBlock {
  private final class Promise {
    var isKept = false
  }

  private let promise: Promise
  private let abandoned: () -> Void

  /// Creates a completion handler.
  ///
  /// - Parameters:
  ///   - delegate: the delegate that receives it, for the log.
  ///   - selector: the delegate method.
  ///   - task: the task that waits for the call; nothing is logged after its deallocation.
  ///   - dropped: the effect of a handler that is deallocated without a call; cancels the task by default.
  ///   - body: the effect of the call.
  init(
    for delegate: RuntimeObject, _ selector: String, of task: NSURLSessionTask,
    dropped: (() throws -> Void)? = nil, _ body: @escaping ([Value]) throws -> Void
  ) {
    let promise = Promise()
    self.promise = promise
    // CFNetwork names the method without its first part.
    let method = selector.hasPrefix("URLSession:") ? String(selector.dropFirst(11)) : selector
    abandoned = { [weak delegate, weak task] in
      guard let task, !task.isDeallocating, task.foundation.changes[.droppedHandler] else { return }
      let foundation = task.foundation
      foundation.networkQueue.after(0) { [weak delegate, weak task] in
        if let delegate, !delegate.isDeallocating {
          let text = String.from(try delegate.send("description"), in: delegate.runtime)
          foundation.writeLog(
            "API MISUSE: NSURLSession delegate \(delegate.className): \(text ?? "(null)") "
              + "(\(delegate.address))")
        }
        foundation.writeLog("API MISUSE: \(method) completion handler not called")
        guard let task, !task.isDeallocating else { return }
        try task.whileKept {
          guard let dropped else { return _ = try task.send("cancel") }
          try dropped()
        }
      }
    }
    super.init { arguments in
      promise.isKept = true
      try body(arguments)
      return .none
    }
  }

  deinit {
    if !promise.isKept { abandoned() }
  }
}
