package import LuaBridge
internal import SelectorRuntime
import StringSearch

/// Errors of the interpreter in the program's own scripts, which arguments of their callers caused.
///
/// Scripts check what costs nothing to check. Anything else is an error with a place in a file that
/// the caller does not have; it is replaced by one that has the caller's place and, instead of the
/// interpreter's words, names the function and its arguments.
extension Bridge {
  /// The error for the caller of a script of the program; nil for an error with another place.
  ///
  /// The functions that raised it must still be on the stack.
  package func faultOfOwnScript(_ message: String, on stack: LuaStack) -> String? {
    guard let words = Self.wordsOfOwnScript(message) else { return nil }
    var called: (level: Int, name: String?, kind: String)?
    var place: String?
    var level = 0
    stack.visitFrames { frame in
      if frame.isOwn {
        called = (level, frame.name, frame.kindOfName)
      } else if !frame.isNative {
        place = "\(frame.source):\(frame.line): "
        return false
      }
      level += 1
      return true
    }
    guard let place, let called else { return nil }
    guard Self.beginnings.contains(where: words.hasPrefix) else { return place + words }
    let name =
      called.kind == "method" ? called.name : nameOfFunction(called.level, called.name, on: stack)
    let arguments = argumentTypes(ofFunctionAt: called.level, on: stack)
    let null = arguments.firstIndex(of: "nil")
    guard null != nil || words.contains("a nil value") else {
      return place + "\(name ?? "a function of the library") cannot use its arguments ("
        + arguments.joined(separator: ", ") + ")"
    }
    let fault = place + "EXC_BAD_ACCESS (code=1, address=0x0): "
    guard let name else { return fault + "a null pointer is used" }
    guard let null else { return fault + "\(name) was given a null pointer" }
    return fault + "argument \(null + 1) of \(name) is null"
  }

  /// The words behind a place in a chunk of the program, such as `[c_numbers]:8: `.
  private static func wordsOfOwnScript(_ message: String) -> Substring? {
    guard message.hasPrefix("["), !message.hasPrefix("[string"),
      let end = message.firstRange(of: "]:")
    else { return nil }
    let rest = message[end.upperBound...].drop { ("0"..."9").contains($0) }
    return rest.hasPrefix(": ") ? rest.dropFirst(2) : nil
  }

  /// How errors of the interpreter and of its library begin.
  private static let beginnings = [
    "attempt to ", "bad argument #", "table index is ", "number has no integer ", "invalid ",
    "'for' ", "string ", "malformed ", "resulting string ", "value ", "unable to ",
    "wrong number of arguments",
  ]

  /// The name of the C function that runs at a level; nil for another function.
  ///
  /// - Parameter known: The name by which it was called; several names may have one function.
  private func nameOfFunction(_ level: Int, _ known: String?, on stack: LuaStack) -> String? {
    guard let sourceModule, stack.pushFrame(level: level) else { return nil }
    defer { stack.pop(2) }
    // stack: … function argument
    let top = stack.count
    stack.push(sourceModule)
    stack.rawGet(at: -1, key: "functions")
    defer { stack.setCount(top) }
    // stack: … function argument module functions
    if let known {
      stack.rawGet(at: -1, key: known)
      if stack.rawEqual(-1, top - 1) { return known }
      stack.pop()
    }
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … function argument module functions key value
      if stack.rawEqual(-1, top - 1) { return stack.string(at: -2) }
      stack.pop()
    }
    return nil
  }

  /// The types of a running function's arguments, as far as it names them.
  private func argumentTypes(ofFunctionAt level: Int, on stack: LuaStack) -> [String] {
    guard stack.pushFrame(level: level) else { return [] }
    let count = stack.functionInfo(at: -2)?.parameters ?? 0
    stack.pop(2)
    return (0..<count).map { index in
      guard stack.pushFrame(level: level, argument: index + 1) else { return "nil" }
      defer { stack.pop(2) }
      return (try? value(at: -1, on: stack).typeName) ?? stack.typeName(at: -1)
    }
  }
}

extension LuaFrame {
  /// Whether the function is one of the program's own scripts, whose chunks are named `[…]`.
  fileprivate var isOwn: Bool {
    !isNative && source.hasPrefix("[") && !source.hasPrefix("[string")
  }
}
