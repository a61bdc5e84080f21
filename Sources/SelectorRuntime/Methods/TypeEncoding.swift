/// Takes a method's type encoding apart: `v24@0:8@16` is `v`, `@`, `:`, `@`.
package struct TypeEncoding {
  /// The result's type.
  package let result: String
  /// The arguments' types, the receiver and the selector among them.
  package let arguments: [String]
  /// The part that could not be read as a type, and everything behind it; nil when all could be.
  package let unreadable: Substring?

  /// - Complexity: O(length).
  package init(_ types: String) {
    var parts: [String] = []
    var rest = Substring(types)
    var unreadable: Substring?
    while !rest.isEmpty {
      let before = rest
      let type = TypeEncoding.takeType(&rest)
      if let first = type.first, !TypeEncoding.firstLetters.contains(first) {
        unreadable = unreadable ?? before
      }
      if !type.isEmpty { parts.append(type) }
      rest = rest.drop { "0123456789-+".contains($0) }
    }
    result = parts.first ?? "v"
    arguments = Array(parts.dropFirst())
    self.unreadable = unreadable
  }

  private static let qualifiers = "rnNoORVA"
  private static let firstLetters = "cCsSiIlLqQtTfdDBv*@#:?{([^b"

  /// Takes the first type off, with its qualifiers dropped.
  private static func takeType(_ rest: inout Substring) -> String {
    rest = rest.drop { qualifiers.contains($0) }
    guard let first = rest.first else { return "" }
    switch first {
    case "{": return takeNested(&rest, "{", "}")
    case "[": return takeNested(&rest, "[", "]")
    case "(": return takeNested(&rest, "(", ")")
    case "^":
      rest.removeFirst()
      return "^" + takeType(&rest)
    case "@": return takeObject(&rest)
    case "b":
      rest.removeFirst()
      return "b" + takePrefix(&rest) { "0123456789".contains($0) }
    default:
      rest.removeFirst()
      return String(first)
    }
  }

  /// `@`, `@?` for a block with or without its own signature, or `@"NSString"`.
  private static func takeObject(_ rest: inout Substring) -> String {
    rest.removeFirst()
    switch rest.first {
    case "?":
      rest.removeFirst()
      return "@?" + (rest.first == "<" ? takeNested(&rest, "<", ">") : "")
    case "\"":
      rest.removeFirst()
      let name = takePrefix(&rest) { $0 != "\"" }
      rest = rest.dropFirst()
      return "@\"\(name)\""
    default: return "@"
    }
  }

  private static func takePrefix(
    _ rest: inout Substring, while fits: (Character) -> Bool
  ) -> String {
    let taken = rest.prefix(while: fits)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  private static func takeNested(
    _ rest: inout Substring, _ open: Character, _ close: Character
  ) -> String {
    var depth = 0
    var taken = ""
    while let next = rest.popFirst() {
      taken.append(next)
      if next == open { depth += 1 }
      if next == close { depth -= 1 }
      if depth == 0 { break }
    }
    return taken
  }

  /// The encoding of a method of a script that nobody above declares: objects all over.
  package static func ofObjects(_ selector: Selector) -> String {
    "@@:" + String(repeating: "@", count: selector.argumentCount)
  }
}

extension TypeEncoding {
  /// How many bytes a value of a type takes on a device of 64 bits, and to how many it is aligned.
  ///
  /// The corresponding Objective-C function is `NSGetSizeAndAlignment`.
  package static func layout(of type: String) -> (size: Int, alignment: Int) {
    switch type.first {
    case "c", "C", "B": return (1, 1)
    case "s", "S": return (2, 2)
    case "i", "I", "f": return (4, 4)
    case "t", "T", "D": return (16, 16)
    case "v", nil: return (0, 1)
    case "{", "(": return layout(ofFields: type)
    case "[":
      let count = type.dropFirst().prefix { "0123456789".contains($0) }
      let element = layout(of: String(type.dropFirst(1 + count.count).dropLast()))
      return (element.size * (Int(count) ?? 0), element.alignment)
    default: return (8, 8)
    }
  }

  /// A structure's fields one behind the other, a union's in one place.
  private static func layout(ofFields type: String) -> (size: Int, alignment: Int) {
    guard let start = type.firstIndex(of: "=") else { return (0, 1) }
    var rest = type[type.index(after: start)...].dropLast()
    var size = 0
    var alignment = 1
    while !rest.isEmpty {
      if rest.first == "\"" { rest = rest.dropFirst().drop { $0 != "\"" }.dropFirst() }
      let field = layout(of: takeType(&rest))
      alignment = max(alignment, field.alignment)
      if type.first == "(" {
        size = max(size, field.size)
      } else {
        size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
      }
    }
    return ((size + alignment - 1) / alignment * alignment, alignment)
  }
}
