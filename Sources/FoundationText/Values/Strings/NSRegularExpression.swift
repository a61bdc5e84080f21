internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
import StringSearch

/// A regular expression as an object.
package class NSRegularExpression: RuntimeObject {
  final fileprivate(set) var pattern = UTF16Text()
  final fileprivate(set) var options = 0
  fileprivate final var expression: RegularExpression?

  /// Compiles a pattern; returns false if it is invalid, as an empty one is for ICU's
  /// `uregex_open`.
  final func fill(_ pattern: UTF16Text, _ options: Int) throws -> Bool {
    self.pattern = pattern
    self.options = options
    do {
      expression = try RegularExpression(pattern, RegularExpression.Options(rawValue: options))
      return true
    } catch is RegularExpression.Failure {
      return false
    }
  }

  /// Reports the matches in a range of a text, in order, until the function returns false.
  ///
  /// Subclasses with another search algorithm override only this method.
  ///
  /// - Parameter report: Receives a match, or nil for progress and the completion, which the options
  ///   request, and the `NSMatchingFlags`.
  func enumerate(
    in text: UTF16Text, _ range: Range<Int>, _ options: RegularExpression.MatchingOptions,
    _ report: (NSTextCheckingResult?, Int) throws -> Bool
  ) throws {
    let reportsProgress = options.contains(.reportProgress)
    var count = 0
    let completion = try expression?.enumerate(
      in: text, range, options,
      goesOn: {
        try foundation.checkStop()
        // NSMatchingProgress
        return try !reportsProgress || report(nil, 1)
      }
    ) { match in
      count += 1
      if count % 1000 == 0 { try foundation.checkStop() }
      return try report(result(of: match), match.flags)
    }
    guard let completion else { return }
    // NSMatchingInternalError
    if completion & 16 != 0 {
      foundation.writeLog(
        "NSRegularExpression: a match of \(pattern.string.prefix(60)) needs more steps or memory than "
          + "ICU may use, so it was given up (NSMatchingInternalError)")
    }
    if options.contains(.reportCompletion) { _ = try report(nil, completion) }
  }

  /// Returns the number of a named group, or nil if there is none.
  final func group(named name: String) -> Int? { expression?.group(named: name) }

  private func result(of match: RegularExpression.Match) -> NSTextCheckingResult {
    let result = foundation.textCheckingResult(
      .regularExpression, match.ranges.map { $0.map(IndexRange.init) ?? .notFound })
    result.expression = self
    return result
  }
}

extension NSRegularExpression {
  static func define(_ expression: ClassDefinition<NSRegularExpression>) {
    expression.classSide.method("regularExpressionWithPattern:options:error:") {
      (cls, pattern: StringArgument?, options: Int, error: Value) -> Value in
      let made = cls.runtime.createInstance(cls)
      return try cls.runtime.send(
        made, cls.runtime.selector("initWithPattern:options:error:"),
        Arguments(pattern.messageValue, .integer(Int64(options)), error))
    }
    expression.method("initWithPattern:options:error:") {
      (expression, pattern: StringArgument?, options: Int, _: Value) -> Value in
      guard let pattern else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSRegularExpression initWithPattern:options:error:]: nil argument")
      }
      let text = try pattern.text()
      let world = expression.foundation
      if try expression.fill(text, options) { return world.answer(.object(expression), nil) }
      // NSFormattingError.
      return world.answer(
        .none,
        world.error(
          domain: "NSCocoaErrorDomain", code: 2048,
          "The value “\(text.string)” is invalid.",
          [.init(key: .string("NSInvalidValue"), value: .string(text.string))]))
    }
    expression.classSide.method("escapedPatternForString:") {
      (cls, text: StringArgument) -> NSString in
      cls.foundation.string(UTF16Text(RegularExpression.escaped(try text.text().string)))
    }
    expression.classSide.method("escapedTemplateForString:") {
      (cls, text: StringArgument) -> NSString in
      let escaped = try text.text().string.replacing("\\", with: "\\\\").replacing("$", with: "\\$")
      return cls.foundation.string(UTF16Text(escaped))
    }
    expression.adopt(FoundationProtocols.copying)
    expression.coding { expression, coder in
      try coder.encodeObject(
        .object(expression.foundation.string(expression.pattern)), forKey: "NSPattern",
        isConditional: false)
      try coder.encodeScalar(.integer(Int64(expression.options)), forKey: "NSOptions")
    } decode: { expression, coder in
      let world = expression.foundation
      let pattern = try coder.decodeObject(
        forKey: "NSPattern", of: [world.valueClass("NSString")])
      let options = try coder.decodeInteger(forKey: "NSOptions") ?? 0
      let isFilled = try expression.fill(
        try world.characters(of: pattern) ?? UTF16Text(), Int(options))
      return isFilled ? .object(expression) : .none
    }
    expression.method("pattern") { (expression) -> NSString in
      expression.foundation.string(expression.pattern)
    }
    expression.method("options") { (expression) -> Int in expression.options }
    expression.method("numberOfCaptureGroups") { (expression) -> Int in
      expression.expression?.groupCount ?? 0
    }
    expression.method("copyWithZone:") { (expression, _: Value) -> NSRegularExpression in expression
    }
    expression.method("isEqual:") { (expression, other: Value) -> Bool in
      guard let other = other.object as? NSRegularExpression else { return false }
      return other.pattern == expression.pattern && other.options == expression.options
    }
    expression.method("hash") { (expression) -> Int in ValueHash.of(expression.pattern) }
    expression.method("description") { (expression) -> NSString in
      expression.foundation.string(
        UTF16Text(expression.defaultDescription + " ") + expression.pattern
          + UTF16Text(" 0x" + String(expression.options, radix: 16)))
    }
    defineMatching(expression)
    defineReplacing(expression)
  }

  /// Returns the text of an argument, after a check of the range.
  private func checked(
    _ text: StringArgument?, _ range: IndexRange, _ message: String
  ) throws -> UTF16Text {
    guard let text = try text?.text() else {
      throw RuntimeError(.invalidArgument, "*** -[NSRegularExpression \(message)]: nil argument")
    }
    guard range.fits(in: text.count) else {
      throw RuntimeError(
        .range,
        "*** -[NSRegularExpression \(message)]: Range or index out of bounds")
    }
    return text
  }

  private func matches(
    _ text: StringArgument?, _ options: Int, _ range: IndexRange, limit: Int = .max,
    _ message: String
  ) throws -> [NSTextCheckingResult] {
    let text = try checked(text, range, message)
    var found: [NSTextCheckingResult] = []
    try enumerate(in: text, range.bounds, Self.withoutReports(options)) { result, _ in
      if let result { found.append(result) }
      return found.count < limit
    }
    return found
  }

  /// Returns the options of a method without a block, which reports only matches.
  private static func withoutReports(_ options: Int) -> RegularExpression.MatchingOptions {
    RegularExpression.MatchingOptions(rawValue: options)
      .subtracting([.reportProgress, .reportCompletion])
  }

  private static func defineMatching(_ expression: ClassDefinition<NSRegularExpression>) {
    let matches = "matchesInString:options:range:"
    expression.method(matches) {
      (expression, text: StringArgument?, options: Int, range: IndexRange) -> RuntimeObject in
      let found = try expression.matches(text, options, range, matches)
      return expression.foundation.makeArray(found.map { .object($0) })
    }
    let count = "numberOfMatchesInString:options:range:"
    expression.method(count) {
      (expression, text: StringArgument?, options: Int, range: IndexRange) -> Int in
      try expression.matches(text, options, range, count).count
    }
    let first = "firstMatchInString:options:range:"
    expression.method(first) {
      (expression, text: StringArgument?, options: Int, range: IndexRange) -> RuntimeObject? in
      try expression.matches(text, options, range, limit: 1, first).first
    }
    let firstRange = "rangeOfFirstMatchInString:options:range:"
    expression.method(firstRange) {
      (expression, text: StringArgument?, options: Int, range: IndexRange) -> IndexRange in
      let found = try expression.matches(text, options, range, limit: 1, firstRange).first
      return found?.ranges.first ?? .notFound
    }
    expression.method("replacementStringForResult:inString:offset:template:") {
      (
        expression, result: NSTextCheckingResult, text: StringArgument, offset: Int,
        template: StringArgument
      ) -> NSString in
      let text = try text.text()
      let ranges = result.ranges.map { range -> Range<Int>? in
        let moved = IndexRange(location: range.location &+ offset, length: range.length)
        return range.location == .max || !moved.fits(in: text.count) ? nil : moved.bounds
      }
      return expression.foundation.string(
        RegularExpression.filled(
          try template.text(), .init(ranges: ranges), text))
    }
    let enumerate = "enumerateMatchesInString:options:range:usingBlock:"
    expression.method(enumerate) {
      (expression, text: StringArgument?, options: Int, range: IndexRange, block: Block) in
      let stop = EnumerationStop()
      try expression.enumerate(
        in: expression.checked(text, range, enumerate), range.bounds,
        RegularExpression.MatchingOptions(rawValue: options)
      ) { match, flags in
        try block(
          match.map { .object($0) } ?? .none, .integer(Int64(flags)), .foreign(stop))
        return !stop.isSet
      }
    }
  }

  private static func defineReplacing(_ expression: ClassDefinition<NSRegularExpression>) {
    let message = "stringByReplacingMatchesInString:options:range:withTemplate:"
    expression.method(message) {
      (
        expression, text: StringArgument?, options: Int, range: IndexRange,
        template: StringArgument
      ) -> NSString in
      let text = try expression.checked(text, range, message)
      let replaced = try expression.expression?.replacing(
        in: text, range.bounds, withoutReports(options), with: template.text(),
        check: expression.foundation.checkStop)
      return expression.foundation.string(replaced?.text ?? text)
    }
    let inPlace = "replaceMatchesInString:options:range:withTemplate:"
    expression.method(inPlace) {
      (
        expression, string: NSString, options: Int, range: IndexRange,
        template: StringArgument
      ) -> Int in
      let argument = StringArgument(value: .object(string))
      let text = try expression.checked(argument, range, inPlace)
      guard
        let replaced = try expression.expression?.replacing(
          in: text, range.bounds, withoutReports(options), with: template.text(),
          check: expression.foundation.checkStop)
      else { return 0 }
      _ = try string.runtime.send(
        string, string.runtime.selector("setString:"),
        Arguments(.object(string.foundation.string(replaced.text))))
      return replaced.count
    }
  }
}
