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
    let start = min(location, other.location)
    let end = max(location &+ length, other.location &+ other.length)
    return IndexRange(location: start, length: end &- start)
  }

  /// Returns the intersection of both; `{0, 0}` if it is empty.
  package func intersection(_ other: IndexRange) -> IndexRange {
    let start = max(location, other.location)
    let end = min(location &+ length, other.location &+ other.length)
    return end > start
      ? IndexRange(location: start, length: end &- start) : IndexRange(location: 0, length: 0)
  }
}
