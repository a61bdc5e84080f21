internal import LuaBridge
internal import LuaModules

/// `limited(seconds, f)` of the test runner's scripts: calls a function with a time limit.
///
/// It returns whether the limit was exceeded before the function returned.
final class LimitedCall: LuaCallable {
  private let lastWords: StaticString
  private let exitStatus: ExitStatus
  private let whenLate: () -> Void

  /// Creates the function.
  ///
  /// - Parameter lastWords: the message written if the function cannot be interrupted.
  /// - Parameter exitStatus: the exit status of the process in that case.
  /// - Parameter whenLate: called before a timeout is reported.
  init(
    lastWords: StaticString, exitStatus: ExitStatus, whenLate: @escaping () -> Void = {}
  ) {
    self.lastWords = lastWords
    self.exitStatus = exitStatus
    self.whenLate = whenLate
  }

  override func call(_ stack: LuaStack) throws -> Int {
    // stack: seconds function
    let limit = LuaTimeLimit(
      seconds: stack.number(at: 1) ?? 60, grace: 1, lastWords: lastWords,
      exitStatus: exitStatus.rawValue)
    stack.setCount(2)
    do {
      try stack.call(arguments: 0, results: 0, within: limit)
      stack.pushBoolean(false)
    } catch is LuaLateCall {
      whenLate()
      stack.pushBoolean(true)
    }
    return 1
  }
}
