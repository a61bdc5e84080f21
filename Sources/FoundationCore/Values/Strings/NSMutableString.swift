internal import SelectorRuntime

/// The additional methods of mutable strings, all based on one primitive.
///
/// This is `replaceCharactersInRange:withString:`.
extension NSString {
  static func defineMutable(_ string: ClassDefinition<NSString>) {
    let runtime = string.cls.runtime
    let replace = runtime.selector("replaceCharactersInRange:withString:")
    /// Sends the primitive.
    func send(_ string: NSString, _ range: IndexRange, _ text: Value) throws {
      _ = try runtime.send(string, replace, Arguments(range.messageValue, text))
    }
    string.method("replaceCharactersInRange:withString:") {
      (string, _: IndexRange, _: Value) -> Value in
      throw RuntimeError(
        .invalidArgument,
        "*** -replaceCharactersInRange:withString: only defined for abstract class.  Define "
          + "-[\(string.className) replaceCharactersInRange:withString:]!")
    }
    string.method("appendString:") { (string, text: StringArgument?) in
      guard let text else { throw string.nilArgument("appendString:") }
      let end = IndexRange(location: try string.characters().count, length: 0)
      // Copies of both texts for the message, its receiver, and the result.
      try string.foundation.checkMemory(12 * (end.location + text.text().count))
      try send(string, end, text.messageValue)
    }
    let transform = "applyTransform:reverse:range:updatedRange:"
    string.method(transform) {
      (string, name: String, isReverse: Bool, range: IndexRange, _: Value) -> Value in
      let text = try string.characters()
      guard range.fits(in: text.count) else { throw string.outOfBounds(transform) }
      guard
        let changed = try TextRules.shared.transformed(
          text[range.bounds], name, isReverse: isReverse, check: string.foundation.checkStop)
      else {
        return .foreign(OutValues([.bool(false), IndexRange.notFound.messageValue]))
      }
      _ = try string.send(
        "replaceCharactersInRange:withString:", range, string.foundation.string(changed))
      let updated = IndexRange(location: range.location, length: changed.count)
      return .foreign(OutValues([.bool(true), updated.messageValue]))
    }
    string.raw("appendFormat:", types: "v@:@") { receiver, _, arguments in
      guard let string = receiver as? NSString else { return .none }
      let text = try string.filled("appendFormat:", arguments.values)
      let end = IndexRange(location: try string.characters().count, length: 0)
      try send(string, end, .object(string.foundation.string(text)))
      return .none
    }
    string.method("insertString:atIndex:") { (string, text: StringArgument?, index: Int) in
      guard let text else { throw string.nilArgument("insertString:atIndex:") }
      try send(string, IndexRange(location: index, length: 0), text.messageValue)
    }
    string.method("deleteCharactersInRange:") { (string, range: IndexRange) in
      try send(string, range, .string(""))
    }
    string.method("setString:") { (string, text: StringArgument?) in
      guard let text else { throw string.nilArgument("setString:") }
      let whole = IndexRange(location: 0, length: try string.characters().count)
      try send(string, whole, text.messageValue)
    }
    string.method("replaceOccurrencesOfString:withString:options:range:") {
      (
        string, sought: StringArgument?, replacement: StringArgument?, options: Int,
        range: IndexRange
      ) -> Int in
      let result = try string.replacing(sought, replacement, options, range)
      let whole = IndexRange(location: 0, length: try string.characters().count)
      try send(string, whole, .object(string.foundation.string(result.text)))
      return result.count
    }
  }

  /// Returns the formatted string of a format and its arguments.
  func filled(_ message: String, _ arguments: [Value]) throws -> UTF16Text {
    let (value, arguments) = (arguments.first ?? .none, Array(arguments.dropFirst()))
    guard let format = try foundation.format(value, for: arguments, locale: .none) else {
      throw nilArgument(message)
    }
    return try foundation.format(format, arguments, caller: "-[\(className) \(message)]")
  }

  /// Returns the text with occurrences replaced, and their number.
  func replacing(
    _ sought: StringArgument?, _ replacement: StringArgument?, _ options: Int, _ range: IndexRange
  ) throws -> (text: UTF16Text, count: Int) {
    let message = "replaceOccurrencesOfString:withString:options:range:"
    guard let sought, let replacement else {
      throw RuntimeError(.invalidArgument, "-[\(className) \(message)]: nil argument")
    }
    let text = try characters()
    guard range.fits(in: text.count) else {
      throw foundation.stringRangeError(rangeText(message, range, text.count))
    }
    let options = ComparisonOptions(rawValue: options)
    if options.contains(.regularExpression) {
      return try RegularExpression.searching(sought.text(), options)?
        .replacing(
          in: text, range.bounds, options.forPatterns, with: replacement.text(),
          check: foundation.checkStop) ?? (text, 0)
    }
    return try text.replacing(
      sought.text(), with: replacement.text(), options, in: range.bounds,
      check: foundation.checkStop, checkMemory: foundation.checkMemory)
  }
}
