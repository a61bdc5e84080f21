/// Parses a method's type encoding: `v24@0:8@16` is `v`, `@`, `:`, `@`.
package struct TypeEncoding {
  /// The result's type.
  package let result: String
  /// The arguments' types, including the receiver and the selector.
  package let arguments: [String]
  /// The text from the first invalid type on; nil when all types are valid.
  package let unreadable: Substring?

  /// - Complexity: O(length).
  package init(_ types: String) {
    var parts: [String] = []
    var rest = Substring(types).utf8
    var unreadable: Substring?
    while !rest.isEmpty {
      let before = rest
      let type = TypeEncoding.parseType(&rest)
      if let first = type.utf8.first, !TypeEncoding.isFirstLetter(first) {
        unreadable = unreadable ?? Substring(before)
      }
      if !type.isEmpty { parts.append(type) }
      rest = rest.drop(while: TypeEncoding.isOffset)
    }
    result = parts.first ?? "v"
    arguments = Array(parts.dropFirst())
    self.unreadable = unreadable
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns whether a byte belongs to the offset that may follow a type.
  private static func isOffset(_ byte: UInt8) -> Bool { letters("0123456789+-", contain: byte) }

  private static func letters(_ letters: String, contain byte: UInt8) -> Bool {
    letters.utf8.contains(byte)
  }

  /// Returns whether a byte is a qualifier, one of `rnNoORVA`.
  ///
  /// They are `const`, `in`, `inout`, `out`, `bycopy`, `byref`, `oneway` and `_Atomic`.
  private static func isQualifier(_ byte: UInt8) -> Bool {
    letters("rnNoORVA", contain: byte)
  }

  private static func isFirstLetter(_ byte: UInt8) -> Bool {
    letters("cCsSiIlLqQtTfdDBv*@#:?{([^b", contain: byte)
  }

  /// Removes and returns the first type, without its qualifiers.
  private static func parseType(_ rest: inout Substring.UTF8View) -> String {
    rest = rest.drop(while: isQualifier)
    guard let first = rest.first else { return "" }
    switch first {
    case UInt8(ascii: "{"): return parseNested(&rest, first, UInt8(ascii: "}"))
    case UInt8(ascii: "["): return parseNested(&rest, first, UInt8(ascii: "]"))
    case UInt8(ascii: "("): return parseNested(&rest, first, UInt8(ascii: ")"))
    case UInt8(ascii: "^"), UInt8(ascii: "j"):
      // `j` is a complex number, with the type of its parts.
      var prefix = ""
      while let letter = rest.first, letter == UInt8(ascii: "^") || letter == UInt8(ascii: "j") {
        rest = rest.dropFirst().drop(while: isQualifier)
        prefix.unicodeScalars.append(Unicode.Scalar(letter))
      }
      return prefix + parseType(&rest)
    case UInt8(ascii: "@"): return parseObject(&rest)
    case UInt8(ascii: "b"):
      rest.removeFirst()
      return "b" + parsePrefix(&rest, while: isDigit)
    default:
      // A non-ASCII character is no type; it is returned whole for the error.
      let character = Substring(rest).prefix(1)
      rest = rest[character.endIndex...]
      return String(character)
    }
  }

  /// `@`, `@?` for a block with or without its own signature, or `@"NSString"`.
  private static func parseObject(_ rest: inout Substring.UTF8View) -> String {
    rest.removeFirst()
    switch rest.first {
    case UInt8(ascii: "?"):
      rest.removeFirst()
      guard let open = rest.first, open == UInt8(ascii: "<") else { return "@?" }
      return "@?" + parseNested(&rest, open, UInt8(ascii: ">"))
    case UInt8(ascii: "\""):
      rest.removeFirst()
      let name = parsePrefix(&rest) { $0 != UInt8(ascii: "\"") }
      rest = rest.dropFirst()
      return "@\"\(name)\""
    default: return "@"
    }
  }

  private static func parsePrefix(
    _ rest: inout Substring.UTF8View, while fits: (UInt8) -> Bool
  ) -> String {
    let taken = rest.prefix(while: fits)
    rest = rest[taken.endIndex...]
    return String(Substring(taken))
  }

  private static func parseNested(
    _ rest: inout Substring.UTF8View, _ open: UInt8, _ close: UInt8
  ) -> String {
    var depth = 0
    return parsePrefix(&rest) { byte in
      if depth < 0 { return false }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      // The bracket that closes the first one is the last byte to consume.
      if depth == 0 { depth = -1 }
      return true
    }
  }

  /// Returns the first type of an encoding, without its qualifiers.
  static func firstType(of types: Substring) -> String {
    var rest = types.utf8
    return parseType(&rest)
  }

  /// Returns the encoding of a script's method that no superclass declares: all types are objects.
  package static func ofObjects(_ selector: Selector) -> String {
    "@@:" + String(repeating: "@", count: selector.argumentCount)
  }
}

extension TypeEncoding {
  /// Returns the size and the alignment of a type in bytes, on a 64-bit device.
  ///
  /// The corresponding Objective-C function is `NSGetSizeAndAlignment`. Types nested deeper than
  /// clang's own limit of brackets, 256, have no size.
  package static func layout(of type: String) -> (size: Int, alignment: Int) {
    layout(of: type, depth: 0)
  }

  private static func layout(of type: String, depth: Int) -> (size: Int, alignment: Int) {
    guard depth < 256 else { return (0, 1) }
    switch type.first {
    case "c", "C", "B": return (1, 1)
    case "s", "S": return (2, 2)
    case "i", "I", "f": return (4, 4)
    case "t", "T": return (16, 16)
    // `long double` is a double on arm64.
    case "v", nil: return (0, 1)
    case "{", "(": return layout(ofFields: type, depth: depth)
    case "[":
      let count = type.dropFirst().prefix { "0123456789".contains($0) }
      let element = layout(
        of: String(type.dropFirst(1 + count.count).dropLast()), depth: depth + 1)
      // An encoding can be any text: a size stays below 2^48, so that no sum of fields overflows.
      let (size, overflows) = element.size.multipliedReportingOverflow(by: Int(count) ?? 0)
      return (overflows ? largestSize : min(size, largestSize), element.alignment)
    default: return (8, 8)
    }
  }

  /// The largest size of an array type in bytes.
  private static let largestSize = 1 << 48

  /// Returns the layout of a structure or a union.
  private static func layout(
    ofFields type: String, depth: Int
  ) -> (size: Int, alignment: Int) {
    guard let start = type.firstIndex(of: "=") else { return (0, 1) }
    var rest = type[type.index(after: start)...].dropLast().utf8
    var size = 0
    var alignment = 1
    while !rest.isEmpty {
      let quote = UInt8(ascii: "\"")
      if rest.first == quote { rest = rest.dropFirst().drop { $0 != quote }.dropFirst() }
      let field = layout(of: parseType(&rest), depth: depth + 1)
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

extension TypeEncoding {
  /// Returns the text from the first type that `NSMethodSignature` does not support on, or nil.
  ///
  /// These are unions, bit-fields, complex numbers and unknown letters, also as parts of structures
  /// and arrays. A pointer to any type is supported.
  package static func unsupportedPart(of types: String) -> Substring? {
    var rest = Substring(types).utf8
    // The closing brackets of the open structures and arrays.
    var closing: [UInt8] = []
    while true {
      rest = rest.drop { isOffset($0) || isQualifier($0) }
      guard let first = rest.first else { return nil }
      if first == closing.last {
        rest.removeFirst()
        closing.removeLast()
        continue
      }
      switch first {
      case UInt8(ascii: "{"):
        rest = rest.drop { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "}") }
        if rest.first == UInt8(ascii: "=") { rest.removeFirst() }
        closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["):
        rest.removeFirst()
        closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "\""):
        rest = rest.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
      case UInt8(ascii: "("), UInt8(ascii: "b"): return Substring(rest)
      case let letter where isFirstLetter(letter): _ = parseType(&rest)
      default: return Substring(rest)
      }
    }
  }
}
