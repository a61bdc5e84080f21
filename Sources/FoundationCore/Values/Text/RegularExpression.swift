internal import CICU
internal import SelectorRuntime

/// A regular expression of ICU, for `NSRegularExpression` and the search option of the same name.
///
/// A match that needs far more steps than its text is long is given up, so an exploding pattern
/// finds nothing. The corresponding C functions are those of `uregex.h`.
package struct RegularExpression {
  /// The `NSRegularExpressionOptions`, with their bits in NSRegularExpression.h.
  package struct Options: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let caseInsensitive = Options(rawValue: 1)
    static let allowCommentsAndWhitespace = Options(rawValue: 2)
    static let ignoreMetacharacters = Options(rawValue: 4)
    package static let dotMatchesLineSeparators = Options(rawValue: 8)
    static let anchorsMatchLines = Options(rawValue: 16)
    static let useUnixLineSeparators = Options(rawValue: 32)
    static let useUnicodeWordBoundaries = Options(rawValue: 64)

    /// The corresponding `URegexpFlag`.
    fileprivate var flags: UInt32 {
      let flags: [(Options, UInt32)] = [
        (.caseInsensitive, 2), (.allowCommentsAndWhitespace, 4), (.dotMatchesLineSeparators, 32),
        (.anchorsMatchLines, 8), (.useUnixLineSeparators, 1), (.useUnicodeWordBoundaries, 256),
      ]
      return flags.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
    }
  }

  /// The `NSMatchingOptions`, with their bits in NSRegularExpression.h.
  package struct MatchingOptions: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let reportProgress = MatchingOptions(rawValue: 1)
    package static let reportCompletion = MatchingOptions(rawValue: 2)
    /// Each match begins where the one before it ends; the first one at the start of the range.
    package static let anchored = MatchingOptions(rawValue: 4)
  }

  /// A match: the ranges of the whole and of each group, nil for an unmatched group.
  package struct Match {
    package let ranges: [Range<Int>?]
    /// The `NSMatchingFlags`.
    package let flags: Int

    package init(ranges: [Range<Int>?], flags: Int = 0) {
      (self.ranges, self.flags) = (ranges, flags)
    }
  }

  /// An invalid pattern.
  package struct Failure: Error {
    /// ICU's name of the fault, such as `U_REGEX_MISSING_CLOSE_BRACKET`.
    package var name = "U_REGEX_RULE_SYNTAX"
  }

  let pattern: CompiledPattern

  /// Compiles a pattern.
  ///
  /// - Throws: ``Failure`` if it is invalid; an error that names ICU's package if that is missing.
  package init(_ pattern: UTF16Text, _ options: Options = []) throws {
    // ICU rejects an empty pattern, and one whose length is not an `int32_t`.
    let isLiteral = options.contains(.ignoreMetacharacters)
    guard pattern.count <= FoundationWorld.longestPattern else {
      throw Failure(name: "U_REGEX_PATTERN_TOO_BIG")
    }
    let source = isLiteral ? UTF16Text(Self.escaped(pattern.string)) : pattern
    self.pattern = try CompiledPattern(source, options.flags)
  }

  /// The number of capturing groups.
  package var groupCount: Int { pattern.groupCount }

  /// Returns the number of a named group, or nil if there is none.
  package func group(named name: String) -> Int? { pattern.group(named: name) }

  /// Returns a pattern that matches only a literal text.
  package static func escaped(_ text: String) -> String {
    var result = ""
    let special = Set(#"\*?+[(){}^$|./-]#&~"#.unicodeScalars)
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns the pattern of `LIKE`: `*` matches any text, `?` one character.
  ///
  /// The text between two stars matches at its first occurrence, without backtracking.
  package static func pattern(like text: String) -> String {
    var parts = [""]
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: parts.append("")
      case "?" where !isEscaped: parts[parts.count - 1] += "."
      default: parts[parts.count - 1] += escaped(String(character))
      }
      isEscaped = false
    }
    let last = parts.removeLast()
    guard let first = parts.first else { return last }
    return first + parts.dropFirst().map { "(?>.*?\($0))" }.joined() + ".*" + last
  }

  // MARK: Matching

  /// Returns whether it matches a whole text.
  ///
  /// - Parameter check: Throws to stop a long match.
  package func matchesWhole(_ text: UTF16Text, check: () throws -> Void) throws -> Bool {
    var result = false
    try pattern.search(
      text, 0..<text.count, [],
      goesOn: {
        try check(); return true
      }
    ) { search in
      result = search.matchesWhole()
    }
    return result
  }

  /// Returns the matches in a range, in order.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of matches.
  ///   - check: Throws to stop a long search.
  package func matches(
    in text: UTF16Text, _ range: Range<Int>, _ options: MatchingOptions = [], limit: Int = .max,
    check: () throws -> Void
  ) throws -> [Match] {
    var result: [Match] = []
    guard limit > 0 else { return result }
    try enumerate(
      in: text, range, options,
      goesOn: {
        try check(); return true
      }
    ) { match in
      if result.count % 1000 == 999 { try check() }
      result.append(match)
      return result.count < limit
    }
    return result
  }

  /// Calls a function with each match in a range, in order, until it returns false.
  ///
  /// - Parameters:
  ///   - goesOn: Called during long matches, and with ``MatchingOptions/reportProgress`` at each
  ///     position; the search ends when it returns false or throws.
  /// - Returns: The `NSMatchingFlags` of the completion; nil if one of the functions ended it.
  @discardableResult
  package func enumerate(
    in text: UTF16Text, _ range: Range<Int>, _ options: MatchingOptions = [],
    goesOn: () throws -> Bool, _ body: (Match) throws -> Bool
  ) throws -> Int? {
    let groups = groupCount
    var isEnded = false
    var flags = 0
    try pattern.search(
      text, range, options,
      goesOn: {
        if try goesOn() { return true }
        isEnded = true
        return false
      }
    ) { search in
      while search.findNext() {
        let ranges = (0...groups).map(search.range(ofGroup:))
        guard try body(Match(ranges: ranges, flags: search.flags)) else {
          isEnded = true
          return
        }
      }
      // NSMatchingCompleted, NSMatchingInternalError
      flags = 2 | (search.hasFailed ? 16 : search.flags)
    }
    return isEnded ? nil : flags
  }
}

extension String {
  /// The text without its accents.
  package var withoutDiacritics: String {
    var result = ""
    for scalar in CanonicalForm.decomposed(self).unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
