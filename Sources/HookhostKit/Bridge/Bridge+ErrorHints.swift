internal import LuaBridge
internal import SelectorRuntime

/// Adds to Lua's own errors what they do not say: which message answered the nil that was indexed, and
/// that a property is read by a message.
extension Bridge {
  /// Replaces the error on top, while what raised it still stands on the stack at level 2, by one that
  /// says more; one that is clear enough stays.
  func explainError(on stack: LuaStack) {
    guard stack.type(at: -1) == .string, let message = stack.string(at: -1) else { return }
    if message.hasSuffix("stack overflow") { return explainOverflow(on: stack) }
    let hint =
      message.hasSuffix(" a nil value")
      ? hintOfNil(on: stack) : hintOfFunction(in: message)
    guard let hint, (try? stack.reserve(2)) != nil else { return }
    stack.pushString(message + hint)
    stack.replace(at: -2)
  }

  /// The names of the calls that may have answered what the running line indexes.
  private func hintOfNil(on stack: LuaStack) -> String? {
    // In front of a script's own handler stands a function in Lua, which calls itself C.
    let level = stack.caller(level: 2)?.source == "[C]" ? 3 : 2
    guard let place = stack.caller(level: level), stack.pushFrame(level: level) else { return nil }
    stack.pop()  // stack: … function
    defer { stack.pop() }
    guard let chunk = stack.dump(), let code = LuaFunctionCode(chunk: chunk) else { return nil }
    var names: [String] = []
    for answer in code.answersIndexed(onLine: place.line)
    where stack.isNil(register: answer.register, level: level) && !names.contains(answer.name) {
      names.append(answer.name)
    }
    guard !names.isEmpty, names.count < 4 else { return nil }
    return " (" + names.map { "`\($0)`" }.joined(separator: " or ") + " answered nil)"
  }

  /// The message to send, when a field that is a method was taken for what it answers.
  private func hintOfFunction(in message: String) -> String? {
    guard let start = message.firstRange(of: " a function value ("), message.hasSuffix("')") else {
      return nil
    }
    let parts = message[start.upperBound...].dropLast(2).split(separator: "'", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let name = String(parts[1])
    if name == "super" { return "; super is called with self: write super(self):message()" }
    runtime.defineNativeClasses(spelling: name)
    guard parts[0].hasSuffix("field ") || parts[0].hasSuffix("method "),
      !runtime.knownSelectors(spelled: name).isEmpty
    else { return nil }
    return "; properties are messages: write object:\(name)()"
  }
}
