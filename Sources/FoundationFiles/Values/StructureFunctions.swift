package import FoundationCore
package import SelectorRuntime

/// The structures that C functions convert to text, by their names: `NSStringFromCGRect`.
package enum StructureFunctions {
  package static let named: [(name: String, type: String)] = [
    ("Range", "_NSRange"), ("CGPoint", "CGPoint"), ("CGVector", "CGVector"), ("CGSize", "CGSize"),
    ("CGRect", "CGRect"), ("CGAffineTransform", "CGAffineTransform"),
    ("UIEdgeInsets", "UIEdgeInsets"), ("UIOffset", "UIOffset"),
    ("DirectionalEdgeInsets", "NSDirectionalEdgeInsets"),
  ]
}

extension FoundationWorld {
  /// Returns the text of a structure, as `NSStringFromCGRect` does; nil for other values.
  package func text(ofStructure type: String, _ value: Value) -> String? {
    guard case .structure(let structure)? = structure(type, of: value) else { return nil }
    let text = StructureText.text(structure)
    return type == "CGAffineTransform" ? "[\(text.dropFirst().dropLast())]" : text
  }

  /// Parses a structure, as `CGRectFromString` does; nil for a type that is not declared.
  package func structure(_ type: String, inText text: String) -> Value {
    guard let type = structureType(named: type) else { return .none }
    return .structure(StructureText.structure(type, in: text))
  }
}

extension IndexRange {
  /// Returns the smallest range that contains both.
  package func union(_ other: IndexRange) -> IndexRange {
    let start = min(unsignedBounds.start, other.unsignedBounds.start)
    let end = max(unsignedBounds.end, other.unsignedBounds.end)
    return IndexRange(location: Int(bitPattern: start), length: Int(bitPattern: end &- start))
  }

  /// Returns the intersection of both; `{0, 0}` if it is empty.
  package func intersection(_ other: IndexRange) -> IndexRange {
    let start = max(unsignedBounds.start, other.unsignedBounds.start)
    let end = min(unsignedBounds.end, other.unsignedBounds.end)
    guard end > start else { return IndexRange(location: 0, length: 0) }
    return IndexRange(location: Int(bitPattern: start), length: Int(bitPattern: end &- start))
  }

  /// The numbers as C compares them; the sum of a location and a length wraps around.
  private var unsignedBounds: (start: UInt, end: UInt) {
    (UInt(bitPattern: location), UInt(bitPattern: location &+ length))
  }
}
