internal import LuaBridge
internal import SelectorRuntime

/// How `NSLog` and `description` print lists and dictionaries: the old property list format.
extension Bridge {
  /// The text of a value as `%@` prints it.
  ///
  /// - Parameter indentation: how many blanks stand before the elements' bracket.
  func logText(_ value: Value, indentation: Int = 0) throws -> String {
    switch value {
    case .none: return "(null)"
    case .bool(let bool): return bool ? "1" : "0"
    case .integer(let integer): return "\(integer)"
    case .number(let number):
      if let integer = Int64(exactly: number) { return "\(integer)" }
      return number.isNaN ? "nan" : "\(number)"
    case .string(let string): return string
    case .object(let object): return try logText(of: object)
    case .list(let list): return try logText(list, indentation)
    case .dictionary(let entries): return try logText(entries, indentation)
    case .foreign(let foreign) where !foreign.isBlock:
      if let list = foreign.list() { return try logText(list, indentation) }
      if let entries = foreign.dictionary() { return try logText(entries, indentation) }
      return fallbackText(value)
    default: return fallbackText(value)
    }
  }

  private func logText(of object: RuntimeObject) throws -> String {
    if object.isDeallocated { return object.defaultDescription }
    let description = runtime.known.description
    guard runtime.implements(description, object) else { return object.defaultDescription }
    return try runtime.send(object, description, as: String?.self) ?? "(null)"
  }

  private func logText(_ list: [Value], _ indentation: Int) throws -> String {
    let blanks = String(repeating: " ", count: indentation)
    let lines = try list.map { blanks + "    " + (try element($0, indentation + 4)) }
    return "(\n" + lines.joined(separator: ",\n") + "\n\(blanks))"
  }

  private func logText(_ entries: [Value.DictionaryEntry], _ indentation: Int) throws -> String {
    let blanks = String(repeating: " ", count: indentation)
    let lines = try entries.map { entry in
      let key = try element(entry.key, indentation + 4)
      return "\(blanks)    \(key) = \(try element(entry.value, indentation + 4));"
    }
    return "{\n" + lines.sorted().joined(separator: "\n") + "\n\(blanks)}"
  }

  /// An element: a string is quoted unless it is a word, and nil is the null object.
  private func element(_ value: Value, _ indentation: Int) throws -> String {
    guard indentation < 400 else { return "…" }
    if case .none = value { return "\"<null>\"" }
    guard case .string(let string) = value else {
      return try logText(value, indentation: indentation)
    }
    let isWord = !string.isEmpty && string.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isWord ? string : "\"\(string.replacing("\"", with: "\\\""))\""
  }

  private func fallbackText(_ value: Value) -> String {
    let stack = current
    push(value, on: stack)
    defer { stack.pop() }
    return stack.description(at: -1)
  }
}
