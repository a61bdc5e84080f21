internal import SelectorRuntime

extension NSString {
  static func defineFinding(_ string: ClassDefinition<NSString>) {
    let find = string.cls.runtime.selector("rangeOfString:options:range:locale:")
    func send(
      _ string: NSString, _ sought: Value, _ options: Int, _ range: IndexRange?
    ) throws -> IndexRange {
      let whole = IndexRange(location: 0, length: try string.characters().count)
      let answer = try string.runtime.send(
        string, find,
        Arguments([sought, .integer(Int64(options)), (range ?? whole).messageValue, .none]))
      return IndexRange.from(answer, in: string.runtime) ?? .notFound
    }
    string.method("rangeOfString:") { (string, sought: Value) -> IndexRange in
      try send(string, sought, 0, nil)
    }
    string.method("rangeOfString:options:") { (string, sought: Value, options: Int) -> IndexRange in
      try send(string, sought, options, nil)
    }
    string.method("rangeOfString:options:range:") {
      (string, sought: Value, options: Int, range: IndexRange) -> IndexRange in
      try send(string, sought, options, range)
    }
    string.method("rangeOfString:options:range:locale:") {
      (string, sought: StringArgument?, options: Int, range: IndexRange, locale: Value)
        -> IndexRange in
      try string.range(of: sought, options, range, (locale.object as? NSLocale)?.identifier)
    }
    string.method("containsString:") { (string, sought: Value) -> Bool in
      try send(string, sought, 0, nil) != .notFound
    }
    let loose: ComparisonOptions = [.caseInsensitive, .diacriticInsensitive]
    string.method("localizedCaseInsensitiveContainsString:") { (string, sought: Value) -> Bool in
      try send(string, sought, ComparisonOptions.caseInsensitive.rawValue, nil) != .notFound
    }
    string.method("localizedStandardContainsString:") { (string, sought: Value) -> Bool in
      try send(string, sought, loose.rawValue, nil) != .notFound
    }
    string.method("localizedStandardRangeOfString:") { (string, sought: Value) -> IndexRange in
      try send(string, sought, loose.rawValue, nil)
    }
  }

  private func range(
    of sought: StringArgument?, _ options: Int, _ range: IndexRange, _ locale: String?
  ) throws -> IndexRange {
    let message = "rangeOfString:options:range:locale:"
    guard let sought else { throw nilArgument(message) }
    let text = try characters()
    guard range.fits(in: text.count) else {
      throw RuntimeError(.range, "*** " + rangeText(message, range, text.count))
    }
    let options = ComparisonOptions(rawValue: options)
    let found =
      options.contains(.regularExpression)
      ? try text.range(
        matching: sought.text(), options, in: range.bounds, check: foundation.checkStop)
      : try text.withLocalCase(locale, options).range(
        of: sought.text().withLocalCase(locale, options), options, in: range.bounds,
        check: foundation.checkStop)
    return found.map(IndexRange.init) ?? .notFound
  }

  static func defineFindingCharacters(_ string: ClassDefinition<NSString>) {
    func find(
      _ string: NSString, _ set: NSCharacterSet?, _ options: Int, _ range: IndexRange?
    ) throws -> IndexRange {
      let message = "rangeOfCharacterFromSet:options:range:"
      guard let set else { throw string.nilArgument(message) }
      let text = try string.characters()
      let range = range ?? IndexRange(location: 0, length: text.count)
      guard range.fits(in: text.count) else {
        throw RuntimeError(.range, "*** " + string.rangeText(message, range, text.count))
      }
      return try text.range(
        ofOneIn: set.members, ComparisonOptions(rawValue: options), in: range.bounds,
        check: string.foundation.checkStop
      ).map(IndexRange.init) ?? .notFound
    }
    string.method("rangeOfCharacterFromSet:") { (string, set: NSCharacterSet?) -> IndexRange in
      try find(string, set, 0, nil)
    }
    string.method("rangeOfCharacterFromSet:options:") {
      (string, set: NSCharacterSet?, options: Int) -> IndexRange in
      try find(string, set, options, nil)
    }
    string.method("rangeOfCharacterFromSet:options:range:") {
      (string, set: NSCharacterSet?, options: Int, range: IndexRange) -> IndexRange in
      try find(string, set, options, range)
    }
    string.method("rangeOfComposedCharacterSequenceAtIndex:") {
      (string, index: Int) -> IndexRange in
      let text = try string.characters()
      guard text.units.indices.contains(index) else {
        throw RuntimeError(
          .range, "The index \(UInt(bitPattern: index)) is invalid")
      }
      return IndexRange(text.composedCharacter(at: index))
    }
    string.method("rangeOfComposedCharacterSequencesForRange:") {
      (string, range: IndexRange) -> IndexRange in
      let text = try string.characters()
      guard range.fits(in: text.count) else {
        throw RuntimeError(
          .range,
          "*** "
            + string.rangeText(
              "rangeOfComposedCharacterSequencesForRange:", range, text.count))
      }
      guard !text.isEmpty else { return range }
      let start =
        range.location < text.count
        ? text.composedCharacter(at: range.location).lowerBound : range.location
      let end =
        range.length == 0
        ? max(start, range.location)
        : text.composedCharacter(at: range.bounds.upperBound - 1).upperBound
      return IndexRange(start..<end)
    }
  }
}

extension IndexRange {
  package init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}

extension UTF16Text {
  /// Returns the first match of a regular expression; an invalid pattern matches nothing.
  /// - Parameter check: Throws to stop a long search.
  func range(
    matching pattern: UTF16Text, _ options: ComparisonOptions, in range: Range<Int>,
    check: () throws -> Void
  ) throws -> Range<Int>? {
    try RegularExpression.searching(pattern, options)?
      .matches(in: self, range, options.forPatterns, limit: 1, check: check).first?.ranges[0]
  }
}

extension ComparisonOptions {
  /// The options of a search with a regular expression.
  var forPatterns: RegularExpression.MatchingOptions { contains(.anchored) ? .anchored : [] }
}

extension RegularExpression {
  /// Compiles the pattern of a search with `NSRegularExpressionSearch`.
  ///
  /// - Returns: nil if the pattern is invalid.
  static func searching(
    _ pattern: UTF16Text, _ options: ComparisonOptions
  ) throws -> RegularExpression? {
    do {
      return try RegularExpression(
        pattern, options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch is Failure {
      return nil
    }
  }
}
