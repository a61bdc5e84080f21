/// A regular expression, for `NSRegularExpression` and the search option of the same name.
///
/// It has its own engine, since the standard library's has no lookbehind, finds no word boundary
/// between a space and a digit, and cannot limit the number of steps.
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
  }

  /// A match: the ranges of the whole and of each group, nil for an unmatched group.
  package struct Match {
    package let ranges: [Range<Int>?]
    package let names: [String?]

    package init(ranges: [Range<Int>?], names: [String?]) {
      (self.ranges, self.names) = (ranges, names)
    }
  }

  private let program: PatternProgram
  /// The names of the groups, starting with the whole match.
  private let names: [String?]

  /// Compiles a pattern.
  /// - Throws: `PatternParser.Failure` if it is invalid.
  package init(_ pattern: String, _ options: Options = []) throws {
    var flags = PatternParser.Flags()
    flags.ignoresCase = options.contains(.caseInsensitive)
    flags.isExtended = options.contains(.allowCommentsAndWhitespace)
    flags.dotIsAll = options.contains(.dotMatchesLineSeparators)
    flags.isMultiline = options.contains(.anchorsMatchLines)
    flags.isUnix = options.contains(.useUnixLineSeparators)
    let source = options.contains(.ignoreMetacharacters) ? Self.escaped(pattern) : pattern
    let parsed = try PatternParser.parse(source, flags)
    program = try PatternProgram(parsed.node, groups: parsed.groups)
    var names = [String?](repeating: nil, count: parsed.groups + 1)
    for (name, number) in parsed.names { names[number] = name }
    self.names = names
  }

  /// Returns a pattern that matches only a literal text.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\*?+[(){}^$|./-]#&~"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns the pattern of `LIKE`: `*` matches any text, `?` one character.
  package static func pattern(like text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: result += ".*"
      case "?" where !isEscaped: result += "."
      default: result += escaped(String(character))
      }
      isEscaped = false
    }
    return result
  }

  /// Returns the number of capturing groups of a pattern.
  package static func groupCount(of pattern: String) -> Int {
    var count = 0
    var isEscaped = false
    var isInClass = false
    let characters = Array(pattern)
    for (index, character) in characters.enumerated() {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\": isEscaped = true
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        let next = characters[(index + 1)...].prefix(3)
        let isNamed = next.starts(with: "?<") && next.last != "=" && next.last != "!"
        if next.first != "?" && next.first != "*" || isNamed { count += 1 }
      default: break
      }
    }
    return count
  }

  /// Returns whether it matches a whole text.
  package func matchesWhole(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    var matcher = PatternMatcher(program, scalars, 0..<scalars.count)
    return matcher.matches(at: 0, endingAt: scalars.count)
  }

  /// Returns the matches in a range, in order.
  ///
  /// - Parameter anchored: Whether a match must begin at the start of the range.
  package func matches(
    in text: UTF16Text, _ range: Range<Int>, anchored: Bool = false, limit: Int = .max
  ) -> [Match] {
    let pieces = text.scalars(in: range)
    let scalars = pieces.map(\.value)
    func offset(_ place: Int) -> Int {
      place < pieces.count ? pieces[place].range.lowerBound : range.upperBound
    }
    var matcher = PatternMatcher(program, scalars, 0..<scalars.count)
    let first = program.firstScalar
    var result: [Match] = []
    var start = 0
    while result.count < limit, start <= scalars.count {
      if let first, !anchored {
        guard let next = scalars[start...].firstIndex(of: first) else { break }
        start = next
      }
      guard matcher.matches(at: start) else {
        if anchored { break }
        start += 1
        continue
      }
      let slots = matcher.slots
      result.append(
        Match(
          ranges: names.indices.map { group in
            let (low, high) = (slots[2 * group], slots[2 * group + 1])
            return low < 0 || high < low ? nil : offset(low)..<offset(high)
          }, names: names))
      if anchored { break }
      // After an empty match the search continues at the next character.
      start = slots[1] > start ? slots[1] : start + 1
    }
    return result
  }
}

// MARK: Replacing

extension RegularExpression {
  /// Returns the text with the matches in a range replaced by a template, and their number.
  package func replacing(
    in text: UTF16Text, _ range: Range<Int>, with template: UTF16Text
  ) -> (text: UTF16Text, count: Int) {
    let found = matches(in: text, range)
    var result: [UInt16] = []
    var index = 0
    for match in found {
      guard let place = match.ranges.first ?? nil else { continue }
      result += text.units[index..<place.lowerBound]
      result += Self.filled(template, match, text).units
      index = place.upperBound
    }
    return (UTF16Text(result + text.units[index...]), found.count)
  }

  /// Returns a template with `$0`, `$1`, … replaced by the matched groups, and `\\` unescaped.
  package static func filled(_ template: UTF16Text, _ match: Match, _ text: UTF16Text) -> UTF16Text
  {
    var result = UTF16Text()
    let units = template.units
    var index = 0
    func digit(_ place: Int) -> Int? {
      units.indices.contains(place) && units[place] >= 0x30 && units[place] <= 0x39
        ? Int(units[place] - 0x30) : nil
    }
    while index < units.count {
      if units[index] == 0x5C, index + 1 < units.count {
        result.units.append(units[index + 1])
        index += 2
      } else if units[index] == 0x24, var number = digit(index + 1) {
        index += 2
        // As many digits as give a valid group number.
        while let next = digit(index), number * 10 + next < match.ranges.count {
          number = number * 10 + next
          index += 1
        }
        if number < match.ranges.count, let range = match.ranges[number] { result += text[range] }
      } else {
        result.units.append(units[index])
        index += 1
      }
    }
    return result
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
