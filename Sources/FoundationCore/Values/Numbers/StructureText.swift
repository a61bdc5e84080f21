package import SelectorRuntime

// no traps of count: a text has no more numbers than the type.

/// The text of structures in `NSValue`'s description: `NSRange: {3, 4}`.
package enum StructureText {
  static func described(_ structure: Structure) -> String {
    name(of: structure.type) + ": " + text(structure)
  }

  /// Returns the name that Foundation prints.
  private static func name(of type: StructureType) -> String {
    switch type.name {
    case "_NSRange": "NSRange"
    case "CGPoint": "NSPoint"
    case "CGSize": "NSSize"
    case "CGRect": "NSRect"
    default: type.name
    }
  }

  /// Returns the numbers in braces, nested like the fields.
  package static func text(_ structure: Structure) -> String {
    if structure.type.isIntegral {
      let numbers = structure.integers.map { "\(UInt64(bitPattern: $0))" }
      return "{" + numbers.joined(separator: ", ") + "}"
    }
    var numbers = structure.numbers[...]
    return text(structure.type, &numbers)
  }

  private static func text(_ type: StructureType, _ numbers: inout ArraySlice<Double>) -> String {
    var parts: [String] = []
    for field in type.fields {
      if let nested = field.type {
        parts.append(text(nested, &numbers))
      } else if let number = numbers.popFirst() {
        parts.append(NumberText.double(number))
      }
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}

extension StructureText {
  /// Parses a structure: its numbers in order; missing ones are 0.
  package static func structure(_ type: StructureType, in text: String) -> Structure {
    if type.isIntegral {
      let numbers = counts(in: text, atMost: type.count)
      return Structure(
        type, integers: numbers + Array(repeating: 0, count: type.count - numbers.count))
    }
    let parts = text.split { !"+-.0123456789eE".contains($0) }
    let numbers = Array(parts.compactMap { Double($0) }.prefix(type.count))
    return Structure(
      type, numbers + Array(repeating: 0, count: type.count - numbers.count))
  }

  /// Parses the unsigned decimal or hexadecimal integers in a text.
  ///
  /// Any other character separates them, and a zero character ends the text.
  private static func counts(in text: String, atMost count: Int) -> [Int64] {
    var rest = text.utf8.prefix { $0 != 0 }[...]
    var numbers: [Int64] = []
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    while numbers.count < count, let start = rest.firstIndex(where: isDigit) {
      rest = rest[start...]
      let isHexadecimal =
        rest.first == UInt8(ascii: "0")
        && rest.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
      if isHexadecimal { rest = rest.dropFirst(2) }
      let digits = rest.prefix {
        isDigit($0) || isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
      }
      let number = String(decoding: digits, as: UTF8.self)
      numbers.append(
        Int64(bitPattern: UInt64(number, radix: isHexadecimal ? 16 : 10) ?? UInt64.max))
      rest = rest[digits.endIndex...]
    }
    return numbers
  }
}

extension FoundationWorld {
  /// Returns the structure type of a C name, or nil.
  package func structureType(named name: String) -> StructureType? {
    structureTypes.values.first { $0.name == name }
  }
}
