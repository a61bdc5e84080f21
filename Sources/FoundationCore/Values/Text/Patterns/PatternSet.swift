/// The characters that one item of a pattern matches.
indirect enum PatternSet: Sendable {
  case ranges([ClosedRange<UInt32>])
  case property(@Sendable (Unicode.Scalar.Properties) -> Bool)
  case union([PatternSet])
  case intersection(PatternSet, PatternSet)
  case inverse(PatternSet)

  static func scalar(_ value: UInt32) -> PatternSet { .ranges([value...value]) }

  /// Returns whether it contains a character; a lone surrogate has no properties.
  func contains(_ value: UInt32) -> Bool {
    switch self {
    case .ranges(let ranges): ranges.contains { $0.contains(value) }
    case .property(let test): Unicode.Scalar(value).map { test($0.properties) } ?? false
    case .union(let sets): sets.contains { $0.contains(value) }
    case .intersection(let left, let right): left.contains(value) && right.contains(value)
    case .inverse(let set): !set.contains(value)
    }
  }

  // MARK: Classes by letter or name

  static let digit = category(.decimalNumber)
  static let word = PatternSet.property { properties in
    if properties.isAlphabetic || properties.isJoinControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
  static let space = PatternSet.property { $0.isWhitespace }
  static let horizontalSpace = PatternSet.union([category(.spaceSeparator), .scalar(0x09)])
  static let lineEnd = PatternSet.ranges([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

  private static func category(_ categories: Unicode.GeneralCategory...) -> PatternSet {
    .property { categories.contains($0.generalCategory) }
  }

  /// Returns the set of an escape letter, or nil; an upper-case letter inverts the set.
  static func escape(_ letter: Character) -> PatternSet? {
    switch letter {
    case "d": digit
    case "w": word
    case "s": space
    case "h": horizontalSpace
    case "v": lineEnd
    case "D", "W", "S", "H", "V": escape(Character(letter.lowercased())).map { .inverse($0) }
    default: nil
    }
  }

  /// Returns the set of a name in `\p{…}` or `[:…:]`, or nil for an unknown name.
  static func named(_ name: String) -> PatternSet? {
    let value = name.split(separator: "=").last.map(String.init) ?? name
    let plain = value.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    if let categories = categories[plain] {
      return .property { categories.contains($0.generalCategory) }
    }
    if let test = properties[plain] { return .property(test) }
    return scripts[plain].map { .ranges($0) }
  }

  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let letters: [(String, Unicode.GeneralCategory)] = [
      ("lu", .uppercaseLetter), ("ll", .lowercaseLetter), ("lt", .titlecaseLetter),
      ("lm", .modifierLetter), ("lo", .otherLetter), ("mn", .nonspacingMark),
      ("mc", .spacingMark), ("me", .enclosingMark), ("nd", .decimalNumber),
      ("nl", .letterNumber), ("no", .otherNumber), ("pc", .connectorPunctuation),
      ("pd", .dashPunctuation), ("ps", .openPunctuation), ("pe", .closePunctuation),
      ("pi", .initialPunctuation), ("pf", .finalPunctuation), ("po", .otherPunctuation),
      ("sm", .mathSymbol), ("sc", .currencySymbol), ("sk", .modifierSymbol),
      ("so", .otherSymbol), ("zs", .spaceSeparator), ("zl", .lineSeparator),
      ("zp", .paragraphSeparator), ("cc", .control), ("cf", .format), ("cs", .surrogate),
      ("co", .privateUse), ("cn", .unassigned),
    ]
    var result: [String: Set<Unicode.GeneralCategory>] = [:]
    for (name, category) in letters {
      result[name] = [category]
      result[String(name.prefix(1)), default: []].insert(category)
    }
    for (name, short) in [
      ("letter", "l"), ("mark", "m"), ("number", "n"), ("punctuation", "p"), ("punct", "p"),
      ("symbol", "s"), ("separator", "z"), ("other", "c"), ("digit", "nd"), ("cntrl", "cc"),
      ("uppercaseletter", "lu"), ("lowercaseletter", "ll"), ("decimalnumber", "nd"),
    ] { result[name] = result[short] }
    return result
  }()

  private static let properties: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
    "alphabetic": { $0.isAlphabetic }, "alpha": { $0.isAlphabetic },
    "uppercase": { $0.isUppercase }, "upper": { $0.isUppercase },
    "lowercase": { $0.isLowercase }, "lower": { $0.isLowercase },
    "whitespace": { $0.isWhitespace }, "space": { $0.isWhitespace },
    "emoji": { $0.isEmoji }, "emojipresentation": { $0.isEmojiPresentation },
    "ideographic": { $0.isIdeographic }, "math": { $0.isMath }, "hexdigit": { $0.isHexDigit },
    "xdigit": { $0.isHexDigit }, "dash": { $0.isDash }, "diacritic": { $0.isDiacritic },
    "idstart": { $0.isIDStart }, "idcontinue": { $0.isIDContinue },
    "alnum": { $0.isAlphabetic || $0.generalCategory == .decimalNumber },
    "any": { _ in true }, "assigned": { $0.generalCategory != .unassigned },
  ]

  /// The main blocks of the scripts that patterns can name.
  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "ascii": [0...0x7F], "blank": [0x20...0x20, 0x09...0x09],
    "latin": [
      0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
    ],
    "greek": [0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x384...0x3FF, 0x1F00...0x1FFF],
    "cyrillic": [0x400...0x52F, 0x1C80...0x1C88, 0x2DE0...0x2DFF, 0xA640...0xA69F],
    "hebrew": [0x591...0x5F4, 0xFB1D...0xFB4F],
    "arabic": [0x600...0x604, 0x606...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF],
    "thai": [0xE01...0xE3A, 0xE40...0xE5B], "devanagari": [0x900...0x950, 0x955...0x97F],
    "hangul": [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3],
    "hiragana": [0x3041...0x3096, 0x309D...0x309F],
    "katakana": [0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D],
    "han": [
      0x2E80...0x2FD5, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAD9, 0x20000...0x323AF,
    ],
  ]
}
