/// The members of a character set: `NSCharacterSet` without the object.
package indirect enum CharacterMembers: Sendable {
  /// A set of scalars, by their code points.
  case scalars(Set<UInt32>)
  case range(ClosedRange<UInt32>)
  /// The scalars with a property; the name identifies the set in comparisons.
  case property(String, @Sendable (Unicode.Scalar) -> Bool)
  case either(CharacterMembers, CharacterMembers, depth: Int)
  case both(CharacterMembers, CharacterMembers, depth: Int)
  case outside(CharacterMembers, depth: Int)

  /// The most sets inside one another; asking more would need too much stack.
  static let greatestDepth = 1_000
  /// The largest range that is stored as scalars when it is added to a set or removed from one.
  private static let mostScalars = 1_024

  /// The number of sets inside one another.
  var depth: Int {
    switch self {
    case .scalars, .range, .property: 0
    case .either(_, _, let depth), .both(_, _, let depth), .outside(_, let depth): depth
    }
  }

  /// Returns the members of both sets; scalars that are added one by one stay one set.
  static func union(_ left: CharacterMembers, _ right: CharacterMembers) -> CharacterMembers {
    switch (left, right) {
    case (.scalars(let known), .scalars(let new)): .scalars(known.union(new))
    case (.either(let rest, .scalars(let known), let depth), .scalars(let new)):
      .either(rest, .scalars(known.union(new)), depth: depth)
    case (let rest, .range(let range)) where range.count <= mostScalars:
      .union(rest, .scalars(Set(range)))
    default: .either(left, right, depth: max(left.depth, right.depth) + 1)
    }
  }

  /// Returns the common members of two sets; scalars that are removed one by one stay one set.
  static func intersection(
    _ left: CharacterMembers, _ right: CharacterMembers
  ) -> CharacterMembers {
    switch (left, right) {
    case (let rest, .outside(.range(let range), _)) where range.count <= mostScalars:
      .intersection(rest, .inverted(.scalars(Set(range))))
    case (.scalars(let known), .outside(.scalars(let old), _)): .scalars(known.subtracting(old))
    case (.either(let rest, .scalars(let known), _), .outside(.scalars(let old), _)):
      .union(.intersection(rest, right), .scalars(known.subtracting(old)))
    case (.both(let rest, .outside(.scalars(let known), _), _), .outside(.scalars(let old), _)):
      .both(rest, .inverted(.scalars(known.union(old))), depth: left.depth)
    default: .both(left, right, depth: max(left.depth, right.depth) + 1)
    }
  }

  /// Returns the code points outside a set.
  static func inverted(_ set: CharacterMembers) -> CharacterMembers {
    if case .outside(let inner, _) = set { inner } else { .outside(set, depth: set.depth + 1) }
  }

  /// Returns whether a code point is in the set; a lone surrogate has no properties.
  package func contains(_ value: UInt32) -> Bool {
    switch self {
    case .scalars(let scalars): scalars.contains(value)
    case .range(let range): range.contains(value)
    case .property(_, let holds): Unicode.Scalar(value).map(holds) ?? false
    case .either(let left, let right, _): left.contains(value) || right.contains(value)
    case .both(let left, let right, _): left.contains(value) && right.contains(value)
    case .outside(let set, _): !set.contains(value)
    }
  }

  /// Creates the set of a text's characters.
  /// - Parameter check: Throws to stop at a long text.
  init(of text: UTF16Text, check: () throws -> Void) rethrows {
    var values: Set<UInt32> = []
    _ = try text.firstScalar(in: 0..<text.count, check: check) {
      values.insert($0.value)
      return false
    }
    self = .scalars(values)
  }

  /// Returns whether both have the same members; tests every code point.
  func hasSameMembers(as other: CharacterMembers) -> Bool {
    for value in UInt32(0)...0x10FFFF where contains(value) != other.contains(value) {
      return false
    }
    return true
  }
}

// MARK: Predefined sets

extension CharacterMembers {
  private static func categories(
    _ name: String, _ categories: Unicode.GeneralCategory...
  ) -> CharacterMembers {
    .property(name) { categories.contains($0.properties.generalCategory) }
  }

  package static let asciiWord = CharacterMembers.property("asciiWord") {
    $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
  }

  static let letters = categories(
    "letter", .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark)
  static let lowercase = categories("lowercaseLetter", .lowercaseLetter)
  static let uppercase = categories("uppercaseLetter", .uppercaseLetter, .titlecaseLetter)
  static let capitalized = categories("capitalizedLetter", .titlecaseLetter)
  static let decimalDigits = categories("decimalDigit", .decimalNumber)
  static let nonBase = categories("nonBase", .nonspacingMark, .spacingMark, .enclosingMark)
  static let control = categories("control", .control, .format)
  package static let punctuation = categories(
    "punctuation", .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation)
  static let symbols = categories(
    "symbol", .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol)
  static let illegal = categories("illegal", .unassigned)
  static let alphanumerics = CharacterMembers.union(
    letters, categories("number", .decimalNumber, .letterNumber, .otherNumber))
  /// Unicode's space separators, the tab and, as in Core Foundation, the zero-width space.
  static let whitespace = CharacterMembers.union(
    categories("space", .spaceSeparator), .scalars([0x09, 0x200B]))
  static let newlines = CharacterMembers.union(
    .range(0x0A...0x0D), .scalars([0x85, 0x2028, 0x2029]))
  package static let whitespaceAndNewlines = CharacterMembers.union(whitespace, newlines)
  static let decomposable = CharacterMembers.property("decomposable") { scalar in
    let text = String(Character(scalar))
    return !CanonicalForm.decomposed(text).unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Returns ASCII letters, digits and some signs: the unescaped characters of a URL component.
  private static func url(_ signs: String) -> CharacterMembers {
    .union(asciiWord, CharacterMembers(of: UTF16Text(signs), check: {}))
  }

  // The components are those of RFC 3986, as listed in NSURL's documentation.
  static let urlUser = url("!$&'()*+,-.;=_~")
  static let urlHost = url("!$&'()*+,-.:;=[]_~")
  static let urlPath = url("!$&'()*+,-./:=@_~")
  static let urlQuery = url("!$&'()*+,-./:;=?@_~")
}

extension UTF16Text {
  /// Returns the first or last character of a range that is in a set.
  /// - Parameter check: Throws to stop a long search.
  func range(
    ofOneIn set: CharacterMembers, _ options: ComparisonOptions, in range: Range<Int>,
    check: () throws -> Void
  ) rethrows -> Range<Int>? {
    let isAnchored = options.contains(.anchored)
    let found = try firstScalar(
      in: range, isBackwards: options.contains(.backwards), check: check
    ) { isAnchored || set.contains($0.value) }
    return found.flatMap { set.contains($0.value) ? $0.range : nil }
  }
}
