internal import SelectorRuntime

extension NSString {
  static func defineComparing(_ string: ClassDefinition<NSString>) {
    let compare = string.cls.runtime.selector("compare:options:range:locale:")
    func send(
      _ string: NSString, _ other: Value, _ options: ComparisonOptions, _ range: IndexRange?
    ) throws -> Value {
      let whole = IndexRange(location: 0, length: try string.characters().count)
      return try string.runtime.send(
        string, compare,
        Arguments([other, .integer(Int64(options.rawValue)), (range ?? whole).messageValue, .none]))
    }
    string.method("compare:") { (string, other: Value) -> Value in
      try send(string, other, [], nil)
    }
    string.method("compare:options:") { (string, other: Value, options: Int) -> Value in
      try send(string, other, ComparisonOptions(rawValue: options), nil)
    }
    string.method("compare:options:range:") {
      (string, other: Value, options: Int, range: IndexRange) -> Value in
      try send(string, other, ComparisonOptions(rawValue: options), range)
    }
    string.method("caseInsensitiveCompare:") { (string, other: Value) -> Value in
      try send(string, other, .caseInsensitive, nil)
    }
    string.method("compare:options:range:locale:") {
      (string, other: StringArgument?, options: Int, range: IndexRange, locale: Value) -> Int in
      guard let other else { throw string.nilArgument("compare:options:range:locale:") }
      let text = try string.characters()
      guard range.fits(in: text.count) else {
        throw RuntimeError(
          .range,
          "*** " + string.rangeText("compare:options:range:locale:", range, text.count))
      }
      let order = ComparisonOptions(rawValue: options)
      if let locale = string.foundation.collation(of: locale), !order.contains(.literal) {
        return try text[range.bounds].localizedCompare(other.text(), order, locale: locale)
      }
      return try text.compare(
        other.text(), order, in: range.bounds, check: string.foundation.checkStop)
    }
    defineLocalizedComparing(string)
    definePrefixes(string)
  }

  private static func defineLocalizedComparing(_ string: ClassDefinition<NSString>) {
    let orders: [(String, ComparisonOptions)] = [
      ("localizedCompare:", []),
      ("localizedCaseInsensitiveCompare:", .caseInsensitive),
      // The order of file lists.
      ("localizedStandardCompare:", [.numeric, .forcedOrdering]),
    ]
    for (name, options) in orders {
      string.method(name) { (string, other: StringArgument?) -> Int in
        guard let other else { throw string.nilArgument(name) }
        return try string.characters().localizedCompare(
          other.text(), options, locale: string.foundation.deviceSettings.locale)
      }
    }
  }

  private static func definePrefixes(_ string: ClassDefinition<NSString>) {
    string.method("hasPrefix:") { (string, other: StringArgument?) -> Bool in
      try string.has(other, "hasPrefix:", .anchored)
    }
    string.method("hasSuffix:") { (string, other: StringArgument?) -> Bool in
      try string.has(other, "hasSuffix:", [.anchored, .backwards])
    }
    string.method("commonPrefixWithString:options:") {
      (string, other: StringArgument?, options: Int) -> NSString in
      let text = try string.characters()
      let other = try other?.text() ?? UTF16Text()
      let place = ComparisonOptions(rawValue: options).subtracting(.backwards).union(.anchored)
      var (end, otherEnd) = (0, 0)
      while end < text.count {
        if end & 0xFF == 0xFF { try string.foundation.checkStop() }
        let next = text.composedCharacter(at: end)
        // A character that is folded or decomposed has at most twelve times as many units.
        let window = otherEnd..<min(other.count, otherEnd + 16 * next.count + 64)
        guard let found = other.range(of: text[next], place, in: window, check: {}) else { break }
        (end, otherEnd) = (next.upperBound, found.upperBound)
      }
      return string.foundation.string(text[0..<end])
    }
  }

  /// Returns whether the text begins or ends with another one; false for the empty text.
  func has(
    _ other: StringArgument?, _ message: String, _ place: ComparisonOptions
  ) throws -> Bool {
    guard let other else {
      throw RuntimeError(.invalidArgument, "-[\(className) \(message)]: nil argument")
    }
    let text = try characters()
    return try text.range(
      of: other.text(), place, in: 0..<text.count, check: foundation.checkStop) != nil
  }
}

extension FoundationWorld {
  /// Returns the identifier of a locale that has a collation order, unlike the system locale and
  /// POSIX; nil for them.
  fileprivate func collation(of locale: Value) -> String? {
    guard let identifier = (locale.object as? NSLocale)?.identifier else { return nil }
    return ["", "en_US_POSIX"].contains(identifier) ? nil : identifier
  }
}
