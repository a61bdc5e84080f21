internal import LuaBridge
internal import SelectorRuntime

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The texts of arguments and return values, created without sending messages.
enum TraceText {
  /// The maximum number of characters of a string, and of elements.
  private static let longest = 40
  private static let most = 8

  static func of(_ values: [Value]) -> String {
    joined(values.prefix(most).map { of($0) }, count: values.count)
  }

  static func of(_ value: Value) -> String {
    switch value {
    case .none: "nil"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): of(number)
    case .string(let string): quoted(string)
    case .object(let object): object.defaultDescription
    case .selector(let selector): selector.name
    case .structure(let structure): of(structure)
    case .list(let list): "(" + of(list) + ")"
    case .dictionary(let entries): "{" + of(entries) + "}"
    case .opaque(let thing): "<\(type(of: thing))>"
    case .foreign(let foreign): "<\(foreign.typeName)>"
    }
  }

  /// A number with at most two decimal places, without trailing zeros.
  static func of(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    if let integer = Int64(exactly: rounded) { return "\(integer)" }
    return "\(rounded)"
  }

  private static func of(_ entries: [Value.DictionaryEntry]) -> String {
    joined(
      entries.prefix(most).map { entry in
        if case .string(let key) = entry.key { return "\(key) = \(of(entry.value))" }
        return "\(of(entry.key)) = \(of(entry.value))"
      }, count: entries.count)
  }

  private static func of(_ structure: Structure) -> String {
    var numbers = structure.numbers[...]
    return fields(structure.type, &numbers)
  }

  private static func fields(_ type: StructureType, _ numbers: inout ArraySlice<Double>) -> String {
    var parts: [String] = []
    for field in type.fields {
      if let nested = field.type {
        parts.append(fields(nested, &numbers))
      } else if let number = numbers.popFirst() {
        parts.append(of(number))
      }
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  private static func joined(_ texts: [String], count: Int) -> String {
    texts.joined(separator: ", ") + (count > texts.count ? ", …" : "")
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for character in string.unicodeScalars.prefix(longest) {
      switch character {
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\0"..<" ": text += " "
      default: text.unicodeScalars.append(character)
      }
    }
    return text + (string.unicodeScalars.count > longest ? "…\"" : "\"")
  }
}

// MARK: Values of a script

extension TraceText {
  /// The values on a stack, from an index to the top.
  static func of(_ stack: LuaStack, from first: Int) -> String {
    let count = max(0, stack.count - first + 1)
    return joined((0..<min(count, most)).map { of(stack, at: first + $0) }, count: count)
  }

  /// The results on top of a stack; empty for a method without a result.
  static func of(_ count: Int, resultsOn stack: LuaStack) -> String {
    count == 0 ? "" : of(stack, from: stack.count - count + 1)
  }

  private static func of(_ stack: LuaStack, at index: Int) -> String {
    switch stack.type(at: index) {
    case .nil, .none: return "nil"
    case .boolean: return "\(stack.boolean(at: index))"
    case .number:
      if let integer = stack.exactInteger(at: index) { return "\(integer)" }
      return of(stack.number(at: index) ?? 0)
    case .string: return quoted(stack.string(at: index) ?? "…")
    case .userdata:
      guard let thing = stack.handle(at: index)?.object else { return "<userdata>" }
      if let object = thing as? RuntimeObject { return object.defaultDescription }
      return (thing as? Selector)?.name ?? "<\(type(of: thing))>"
    case .table: return structure(stack, at: index) ?? "<table>"
    case let other: return "<\(other)>"
    }
  }

  /// A table that represents a UIKit structure; nil for any other table.
  private static func structure(_ stack: LuaStack, at index: Int) -> String? {
    let table = stack.absolute(index)
    guard (try? stack.reserve(8)) != nil else { return nil }
    for names in [
      ["x", "y"], ["width", "height"], ["origin", "size"], ["top", "left", "bottom", "right"],
      ["location", "length"],
    ] {
      let texts = names.compactMap { name -> String? in
        defer { stack.pop() }
        let type = stack.rawGet(at: table, key: name)
        return type == .number || type == .table && names[0] == "origin"
          ? of(stack, at: -1) : nil
      }
      if texts.count == names.count { return "{" + texts.joined(separator: ", ") + "}" }
    }
    return nil
  }
}
