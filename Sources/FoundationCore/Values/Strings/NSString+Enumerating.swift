internal import CICU
internal import SelectorRuntime

extension NSString {
  static func defineEnumerating(_ string: ClassDefinition<NSString>) {
    string.method("enumerateSubstringsInRange:options:usingBlock:") {
      (string, range: IndexRange, options: Int, block: Block?) in
      try string.enumerateSubstrings(in: range, options, block)
    }
    string.method("enumerateLinesUsingBlock:") { (string, block: Block?) in
      guard let block else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(string.className) enumerateLinesUsingBlock:]: block cannot be nil")
      }
      let text = try string.characters()
      let stop = EnumerationStop()
      let parts = TextParts(text, check: string.foundation.checkStop)
      for part in try parts.lines(in: 0..<text.count) {
        try block(.object(string.foundation.string(text[part.contents])), .foreign(stop))
        if stop.isSet { return }
      }
    }
    for (name, separators) in [
      ("lineRangeForRange:", TextParts.lineEnds),
      ("paragraphRangeForRange:", TextParts.paragraphEnds),
    ] {
      string.method(name) { (string, range: IndexRange) -> IndexRange in
        let text = try string.characters()
        guard range.fits(in: text.count) else { throw string.outOfBounds(name) }
        return IndexRange(TextParts(text).whole(around: range.bounds, endingWith: separators))
      }
    }
  }

  private func enumerateSubstrings(
    in range: IndexRange, _ options: Int, _ block: Block?
  ) throws {
    let message = "enumerateSubstringsInRange:options:usingBlock:"
    let text = try characters()
    guard range.fits(in: text.count) else {
      throw RuntimeError(.range, "*** " + rangeText(message, range, text.count))
    }
    guard let block else {
      throw RuntimeError(
        .invalidArgument, "*** -[\(className) \(message)]: block cannot be nil")
    }
    let isLocalized = options & TextParts.localized != 0
    let locale = isLocalized ? foundation.deviceSettings.locale : ""
    let parts = try TextParts(text, locale: locale, check: foundation.checkStop)
      .parts(in: range.bounds, options)
    let stop = EnumerationStop()
    let isReverse = options & TextParts.reverse != 0
    for part in isReverse ? parts.reversed() : parts {
      let substring: Value =
        options & TextParts.substringNotRequired != 0
        ? .none : .object(foundation.string(text[part.contents]))
      try block(
        substring, IndexRange(part.contents).messageValue, IndexRange(part.enclosing).messageValue,
        .foreign(stop))
      if stop.isSet { return }
    }
  }
}

/// Splits a text into lines, words and characters.
package struct TextParts {
  /// The range of a part, without and with the separator after it.
  package struct Part {
    package let contents, enclosing: Range<Int>
  }

  // The NSStringEnumerationOptions, with their numbers in NSString.h.
  static let reverse = 1 << 8
  static let substringNotRequired = 1 << 9
  static let localized = 1 << 10
  private static let (byParagraphs, byCharacters, byWords, bySentences) = (1, 2, 3, 4)

  static let lineEnds: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
  static let paragraphEnds: Set<UInt16> = [0x0A, 0x0D, 0x2029]

  let text: UTF16Text
  private let locale: String
  private let check: () throws -> Void

  /// Creates the parts of a text.
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the rules of words and sentences; empty for those of all.
  ///   - check: Throws to stop at a long text.
  package init(
    _ text: UTF16Text, locale: String = "", check: @escaping () throws -> Void = {}
  ) { (self.text, self.locale, self.check) = (text, locale, check) }

  /// Returns the parts of a range; words and sentences are ICU's.
  ///
  /// - Throws: An error that names ICU's package if it is missing.
  package func parts(in range: Range<Int>, _ options: Int) throws -> [Part] {
    switch options & 0xFF {
    case Self.byCharacters: try characters(in: range)
    case Self.byWords: try words(in: range)
    case Self.bySentences: try sentences(in: range)
    case Self.byParagraphs: try lines(in: range, endingWith: Self.paragraphEnds)
    default: try lines(in: range)
    }
  }

  func lines(in range: Range<Int>, endingWith ends: Set<UInt16> = lineEnds) throws -> [Part] {
    var result: [Part] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !ends.contains(text.units[end]) { end += 1 }
      var next = min(end + 1, range.upperBound)
      // CR LF is one line end.
      if next < range.upperBound, end < next, text.units[end] == 0x0D, text.units[next] == 0x0A {
        next += 1
      }
      result.append(Part(contents: start..<end, enclosing: start..<next))
      if result.count & 0xFFF == 0xFFF { try check() }
      start = next
    }
    return result
  }

  /// Returns the range of the lines that a range touches, with their ends.
  func whole(around range: Range<Int>, endingWith ends: Set<UInt16>) -> Range<Int> {
    func isEnd(_ index: Int) -> Bool {
      ends.contains(text.units[index])
        && !(text.units[index] == 0x0D && index + 1 < text.count && text.units[index + 1] == 0x0A)
    }
    var start = range.lowerBound
    while start > 0, !isEnd(start - 1) { start -= 1 }
    var end = range.isEmpty ? range.upperBound : range.upperBound - 1
    while end < text.count, !isEnd(end) { end += 1 }
    return start..<min(end + 1, text.count)
  }

  private func characters(in range: Range<Int>) throws -> [Part] {
    try text.composedCharacters(in: range, check: check).map { Part(contents: $0, enclosing: $0) }
  }

  private func words(in range: Range<Int>) throws -> [Part] {
    let parts = try TextRules.shared.parts(
      icu_words, of: text[range], locale: locale, check: check)
    return enclosed(
      parts.filter { $0.isWord }.map { $0.range.moved(by: range.lowerBound) }, in: range)
  }

  private func sentences(in range: Range<Int>) throws -> [Part] {
    try TextRules.shared.parts(
      icu_sentences, of: text[range], locale: locale, check: check
    ).map {
      let place = $0.range.moved(by: range.lowerBound)
      return Part(contents: place, enclosing: place)
    }
  }

  /// Returns each part with the text after it, up to the next one.
  private func enclosed(_ found: [Range<Int>], in range: Range<Int>) -> [Part] {
    found.indices.map { index in
      let start = index == 0 ? range.lowerBound : found[index].lowerBound
      let isLast = index + 1 == found.count
      let end = isLast ? range.upperBound : found[index + 1].lowerBound
      return Part(contents: found[index], enclosing: start..<end)
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
