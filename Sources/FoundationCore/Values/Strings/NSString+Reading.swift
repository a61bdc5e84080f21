package import SelectorRuntime

extension NSString {
  /// Defines the methods that all string classes inherit, based on the two primitives.
  static func define(_ string: ClassDefinition<NSString>) {
    string.adopt(FoundationProtocols.copying, FoundationProtocols.mutableCopying)
    string.cls.foundation.addCategories(string.cls)
    definePlaceholders(string.classSide)
    defineFactories(string.classSide)
    defineAbstractInitializers(string)
    defineReading(string)
    defineSubstrings(string)
    defineComparing(string)
    defineFinding(string)
    defineFindingCharacters(string)
    defineCombining(string)
    defineReplacing(string)
    defineSplitting(string)
    defineNumbers(string)
    defineCases(string)
    defineEncodings(string)
    definePaths(string)
    defineCStrings(string)
    defineLines(string)
    defineEnumerating(string)
    defineIdentity(string)
    defineCoding(string)
  }

  private static func defineReading(_ string: ClassDefinition<NSString>) {
    string.method("length") { (string) -> Int in throw string.lacks("length") }
    string.method("characterAtIndex:") { (string, _: Int) -> Int in
      throw string.lacks("characterAtIndex:")
    }
    string.method("getCharacters:range:") { (string, buffer: Value, range: IndexRange) in
      let text = try string.characters()
      guard range.fits(in: text.count) else { throw string.outOfBounds("getCharacters:range:") }
      try string.copy(text[range.bounds], to: buffer)
    }
    string.method("getCharacters:") { (string, buffer: Value) in
      try string.copy(string.characters(), to: buffer)
    }
  }

  /// Returns the error of a primitive that a subclass does not override.
  private func lacks(_ message: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** -\(message) only defined for abstract class.  Define -[\(className) \(message)]!")
  }

  /// Fills a C array of `unichar`, which is a Lua list.
  private func copy(_ text: UTF16Text, to buffer: Value) throws {
    guard case .foreign(let list) = buffer,
      list.setList(text.units.map { .integer(Int64($0)) })
    else {
      throw RuntimeError(
        .invalidArgument,
        "\(methodName(runtime.selector("getCharacters:range:"))): argument 1 must be a list, "
          + "got \(buffer.typeName)")
    }
  }

  /// Returns the range error of CoreFoundation's methods, which has no details.
  package func outOfBounds(_ message: String) -> RuntimeError {
    foundation.stringRangeError("-[\(className) \(message)]: Range or index out of bounds")
  }

  private static func defineSubstrings(_ string: ClassDefinition<NSString>) {
    string.method("substringFromIndex:") { (string, index: Int) -> Value in
      let count = try string.count("substringFromIndex:", checking: index)
      return try string.substring(IndexRange(location: index, length: count - index))
    }
    string.method("substringToIndex:") { (string, index: Int) -> Value in
      _ = try string.count("substringToIndex:", checking: index)
      return try string.substring(IndexRange(location: 0, length: index))
    }
    string.method("substringWithRange:") { (string, range: IndexRange) -> NSString in
      let text = try string.characters()
      guard range.fits(in: text.count) else {
        throw RuntimeError(
          .range, "*** " + string.rangeText("substringWithRange:", range, text.count))
      }
      return string.foundation.string(text[range.bounds])
    }
  }

  /// Returns the length; raises an exception if an index is beyond it.
  private func count(_ message: String, checking index: Int) throws -> Int {
    let count = try runtime.send(self, runtime.selector("length"), as: Int.self)
    guard index >= 0, index <= count else {
      throw RuntimeError(
        .range,
        "*** -[\(className) \(message)]: Index \(UInt(bitPattern: index)) out of bounds; "
          + "string length \(count)")
    }
    return count
  }

  private func substring(_ range: IndexRange) throws -> Value {
    try runtime.send(
      self, runtime.selector("substringWithRange:"), Arguments(range.messageValue))
  }

  /// Returns `-[… method]: Range {0, 100} out of bounds; string length 11`.
  func rangeText(_ message: String, _ range: IndexRange, _ count: Int) -> String {
    "-[\(className) \(message)]: Range \(range.text) out of bounds; string length \(count)"
  }

  /// Returns the error of a nil argument.
  func nilArgument(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[\(className) \(message)]: nil argument")
  }

  private static func defineIdentity(_ string: ClassDefinition<NSString>) {
    string.method("isEqual:") { (string, other: Value) -> Bool in
      if case .object(let object) = other, object === string { return true }
      return try string.foundation.characters(ofEqual: other) == string.characters()
    }
    string.method("isEqualToString:") { (string, other: StringArgument?) -> Bool in
      try other?.text() == string.characters()
    }
    string.method("hash") { (string) -> Int in ValueHash.of(try string.characters()) }
    string.method("description") { (string) -> NSString in string }
    string.method("copyWithZone:") { (string, _: Value) -> NSString in
      string.keepsText && !string.isMutable
        ? string : string.foundation.string(try string.characters())
    }
    string.method("mutableCopyWithZone:") { (string, _: Value) -> NSString in
      string.foundation.mutableString(try string.characters())
    }
  }
}
