package import SelectorRuntime

/// The structures of which a C function makes a text, by the names in it: `NSStringFromCGRect`.
package enum StructureFunctions {
  package static let named: [(name: String, type: String)] = [
    ("Range", "_NSRange"), ("CGPoint", "CGPoint"), ("CGVector", "CGVector"), ("CGSize", "CGSize"),
    ("CGRect", "CGRect"), ("CGAffineTransform", "CGAffineTransform"),
    ("UIEdgeInsets", "UIEdgeInsets"), ("UIOffset", "UIOffset"),
    ("DirectionalEdgeInsets", "NSDirectionalEdgeInsets"),
  ]
}

extension FoundationWorld {
  /// The text of a structure, as `NSStringFromCGRect` makes it, or nil for what is none.
  package func text(ofStructure type: String, _ value: Value) -> String? {
    guard case .structure(let structure)? = structure(type, of: value) else { return nil }
    let text = StructureText.text(structure)
    return type == "CGAffineTransform" ? "[\(text.dropFirst().dropLast())]" : text
  }

  /// The structure that a text tells, as `CGRectFromString` reads it; nil for a type that this world
  /// does not have.
  package func structure(_ type: String, inText text: String) -> Value {
    guard let type = structureType(named: type) else { return .none }
    return .structure(StructureText.structure(type, in: text))
  }
}

extension IndexRange {
  /// The smallest range around both.
  package func union(_ other: IndexRange) -> IndexRange {
    let start = min(location, other.location)
    let end = max(location &+ length, other.location &+ other.length)
    return IndexRange(location: start, length: end &- start)
  }

  /// The intersection of both; `{0, 0}` when there is none.
  package func intersection(_ other: IndexRange) -> IndexRange {
    let start = max(location, other.location)
    let end = min(location &+ length, other.location &+ other.length)
    return end > start
      ? IndexRange(location: start, length: end &- start) : IndexRange(location: 0, length: 0)
  }
}
