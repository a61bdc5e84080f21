internal import LuaBridge

/// `limited(seconds, f)` of the test runner's scripts: calls a function, and answers whether its time
/// was up before it had ended.
final class LimitedCall: LuaCallable {
  private let lastWords: StaticString
  private let exitStatus: ExitStatus
  private let whenLate: () -> Void

  /// Makes one.
  ///
  /// - Parameter lastWords: what the process writes when the function cannot be interrupted.
  /// - Parameter exitStatus: what it ends with then.
  /// - Parameter whenLate: what is done before a late call is told.
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
