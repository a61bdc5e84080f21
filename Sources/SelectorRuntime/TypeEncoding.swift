/// Takes a method's type encoding apart: `v24@0:8@16` is `v`, `@`, `:`, `@`.
package struct TypeEncoding {
  /// The result's type.
  package let result: String
  /// The arguments' types, the receiver and the selector among them.
  package let arguments: [String]

  /// - Complexity: O(length).
  package init(_ types: String) {
    var parts: [String] = []
    var rest = Substring(types)
    while !rest.isEmpty {
      let type = TypeEncoding.takeType(&rest)
      if !type.isEmpty { parts.append(type) }
      rest = rest.drop { "0123456789-+".contains($0) }
    }
    result = parts.first ?? "v"
    arguments = Array(parts.dropFirst())
  }

  /// Takes the first type off, with its qualifiers dropped.
  private static func takeType(_ rest: inout Substring) -> String {
    rest = rest.drop { "rnNoORV".contains($0) }
    guard let first = rest.first else { return "" }
    switch first {
    case "{": return takeNested(&rest, "{", "}")
    case "[": return takeNested(&rest, "[", "]")
    case "(": return takeNested(&rest, "(", ")")
    case "^":
      rest.removeFirst()
      return "^" + takeType(&rest)
    case "@" where rest.dropFirst().first == "?":
      rest.removeFirst(2)
      return "@?"
    default:
      rest.removeFirst()
      return String(first)
    }
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
