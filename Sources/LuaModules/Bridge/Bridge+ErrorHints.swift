package import LuaBridge
internal import SelectorRuntime
import StringSearch

/// Adds hints to Lua's own errors.
///
/// The hints name the message that returned the indexed nil, or say that a property is read by
/// sending a message. A null function or pointer that an Objective-C source uses is the fault of a
/// device.
extension Bridge {
  /// Replaces the error on top of the stack by a clearer one, if the error needs a hint.
  ///
  /// The function that raised it must still be on the stack, at level 2.
  package func explainError(on stack: LuaStack) {
    guard stack.type(at: -1) == .string, let message = stack.string(at: -1) else { return }
    if message.hasSuffix("stack overflow") { return explainOverflow(on: stack) }
    if let fault = faultOfSource(message) ?? faultOfOwnScript(message, on: stack) {
      guard (try? stack.reserve(2)) != nil else { return }
      stack.pushString(fault)
      return stack.replace(at: -2)
    }
    let hint =
      message.hasSuffix(" a nil value")
      ? hintOfNil(on: stack) : hintOfFunction(in: message)
    guard let hint, (try? stack.reserve(2)) != nil else { return }
    stack.pushString(message + hint)
    stack.replace(at: -2)
  }

  /// The error of a null function, block or pointer that a source uses, or of characters that it
  /// writes to; nil for any other error.
  package func faultOfSource(_ message: String) -> String? {
    guard let mark = message.firstRange(of: "attempt to ") else { return nil }
    // The place: `File.m:12: `.
    let place = message[..<mark.lowerBound].split(separator: ":").dropLast(2).last ?? ""
    guard place.hasSuffix(".m") || place.hasSuffix(".mm") else { return nil }
    let words = message[mark.upperBound...]
    let name = words.split(separator: "'").dropFirst().first.map(String.init)
    var text = String(message[..<mark.lowerBound]) + "EXC_BAD_ACCESS (code=1, address=0x0): "
    // The fields of a pointer to memory, which the characters of a string are not.
    if words.hasSuffix("a nil value (field 'a')") || words.hasSuffix("a nil value (field 'i')") {
      return text.replacing("code=1, address=0x0", with: "code=2")
        + "the characters of a string are read-only"
    }
    if words.hasPrefix("index a nil value") {
      return text + (name.map { "the pointer '\($0)' is null" } ?? "a null pointer is used")
    }
    // An integer that was cast to a pointer.
    let isCalled = words.hasPrefix("call a number value")
    if isCalled || words.hasPrefix("index a number value") {
      return text.replacing("code=1, address=0x0", with: "code=1")
        + "there is no \(isCalled ? "function" : "memory") at the address"
        + (name.map { " in '\($0)'" } ?? "")
    }
    guard words.hasPrefix("call a nil value") else { return nil }
    guard let name else { return text + "a null function was called" }
    text += "the function '\(name)' is null"
    if let hint = hintForLater(name) { text += "; \(hint)" }
    return text
  }

  /// The names of the calls that may have returned the value that the running line indexes.
  private func hintOfNil(on stack: LuaStack) -> String? {
    // A script's own handler is called by a Lua function whose source is "[C]".
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

  /// The message to send, if a method was used as if it were its return value.
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
