internal import SelectorRuntime

/// Structures as `NSValue` describes them: `NSRange: {3, 4}`.
enum StructureText {
  static func described(_ structure: Structure) -> String {
    name(of: structure.type) + ": " + text(structure)
  }

  /// The name that Foundation prints.
  private static func name(of type: StructureType) -> String {
    switch type.name {
    case "_NSRange": "NSRange"
    case "CGPoint": "NSPoint"
    case "CGSize": "NSSize"
    case "CGRect": "NSRect"
    default: type.name
    }
  }

  /// The numbers in braces, nested as the fields are.
  static func text(_ structure: Structure) -> String {
    var numbers = structure.numbers[...]
    return text(structure.type, &numbers)
  }

  private static func text(_ type: StructureType, _ numbers: inout ArraySlice<Double>) -> String {
    var parts: [String] = []
    for field in type.fields {
      if let nested = field.type {
        parts.append(text(nested, &numbers))
      } else if let number = numbers.popFirst() {
        parts.append(
          type.isIntegral && number > 9.2e18 ? "\(Int.max)" : NumberText.double(number))
      }
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}

extension StructureText {
  /// The structure that a text tells: its numbers in order, those that are missing 0.
  static func structure(_ type: StructureType, in text: String) -> Structure {
    let parts = text.split { !"+-.0123456789eE".contains($0) }
    let numbers = parts.compactMap { Double($0) }.prefix(type.count)
    return Structure(
      type, Array(numbers) + Array(repeating: 0, count: type.count - numbers.count))
  }
}

extension FoundationWorld {
  /// The structure of a C name, or nil.
  func structureType(named name: String) -> StructureType? {
    structureTypes.values.first { $0.name == name }
  }
}
