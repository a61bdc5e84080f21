package import SelectorRuntime

/// The private classes of the string cluster, each with its own methods.
package enum StringCluster {
  /// Defines `__NSCFString`: every string that is neither a literal nor a tagged pointer.
  static func defineCFString(_ string: ClassDefinition<NSString>) {
    defineReading(string)
    string.method("characterAtIndex:") { (string, index: Int) -> Int in
      guard string.text.units.indices.contains(index) else {
        throw string.outOfBounds("characterAtIndex:")
      }
      return Int(string.text.units[index])
    }
    string.method("substringWithRange:") { (string, range: IndexRange) -> NSString in
      guard range.fits(in: string.text.count) else {
        throw string.foundation.stringRangeError(
          string.rangeText("substringWithRange:", range, string.text.count))
      }
      return string.foundation.string(string.text[range.bounds])
    }
    string.method("hasPrefix:") { (string, other: StringArgument?) -> Bool in
      try string.has(other, "hasPrefix:", .anchored)
    }
    string.method("hasSuffix:") { (string, other: StringArgument?) -> Bool in
      try string.has(other, "hasSuffix:", [.anchored, .backwards])
    }
    defineCopies(string)
    defineChanging(string)
    defineReplacing(string)
  }

  /// Defines the methods of all classes that store their text.
  private static func defineReading(_ string: ClassDefinition<NSString>) {
    string.method("length") { (string) -> Int in string.text.count }
    string.method("hash") { (string) -> Int in ValueHash.of(string.text) }
    string.method("isEqual:") { (string, other: Value) -> Bool in
      if case .object(let object) = other, object === string { return true }
      return try string.foundation.characters(ofEqual: other) == string.text
    }
    string.method("isEqualToString:") { (string, other: StringArgument?) -> Bool in
      try other?.text() == string.text
    }
  }

  private static func defineCopies(_ string: ClassDefinition<NSString>) {
    string.method("copyWithZone:") { (string, _: Value) -> NSString in
      string.isMutable ? string.foundation.string(string.text) : string
    }
    string.method("mutableCopyWithZone:") { (string, _: Value) -> NSString in
      string.foundation.mutableString(string.text)
    }
  }

  /// Defines `__NSCFConstantString`: a literal.
  static func defineConstant(_ string: ClassDefinition<NSString>) {
    string.method("copyWithZone:") { (string, _: Value) -> NSString in string }
  }

  /// Defines `NSTaggedPointerString`, short text in the pointer, and other immutable classes.
  package static func defineTagged(_ string: ClassDefinition<NSString>) {
    defineReading(string)
    string.method("characterAtIndex:") { (string, index: Int) -> Int in
      guard string.text.units.indices.contains(index) else {
        throw RuntimeError(
          .range,
          "*** -[\(string.className) characterAtIndex:]: Index \(UInt(bitPattern: index)) out of "
            + "bounds; string length \(string.text.count)")
      }
      return Int(string.text.units[index])
    }
    string.method("substringWithRange:") { (string, range: IndexRange) -> NSString in
      guard range.fits(in: string.text.count) else {
        throw RuntimeError(
          .range, "*** " + string.rangeText("substringWithRange:", range, string.text.count))
      }
      return string.foundation.string(string.text[range.bounds])
    }
    string.method("copyWithZone:") { (string, _: Value) -> NSString in string }
  }

  // MARK: Changes

  private static func defineChanging(_ string: ClassDefinition<NSString>) {
    string.method("appendString:") { (string, text: StringArgument?) in
      guard let text else { throw string.refusal("appendString:", "nil argument") }
      try string.checkMutable("appendString:")
      let added = try text.text()
      // A text that is appended to itself has two owners, and its storage grows geometrically.
      if added.count > 1 << 16 {
        try string.foundation.checkMemory(12 * (string.text.count + added.count))
      }
      string.append(added)
    }
    string.raw("appendFormat:", types: "v@:@") { receiver, _, arguments in
      guard let string = receiver as? NSString else { return .none }
      try string.checkMutable("appendFormat:")
      string.append(try string.filled("appendFormat:", arguments.values))
      return .none
    }
    string.method("appendCharacters:length:") { (string, units: Value, count: Int) in
      try string.checkMutable("appendCharacters:length:")
      let list = try string.foundation.elements(
        ofCArray: units, count: count, "-[\(string.className) appendCharacters:length:]")
      string.append(
        UTF16Text(list.map { UInt16(truncatingIfNeeded: $0.integerPart ?? 0) }))
    }
    string.method("insertString:atIndex:") { (string, text: StringArgument?, index: Int) in
      guard let text else { throw string.refusal("insertString:atIndex:", "nil argument") }
      try string.checkMutable("insertString:atIndex:")
      try string.replace(
        IndexRange(location: index, length: 0), with: text.text(), "insertString:atIndex:")
    }
    string.method("deleteCharactersInRange:") { (string, range: IndexRange) in
      try string.checkMutable("deleteCharactersInRange:")
      try string.replace(range, with: UTF16Text(), "deleteCharactersInRange:")
    }
    string.method("setString:") { (string, text: StringArgument?) in
      guard let text else { throw string.refusal("setString:", "nil argument") }
      try string.checkMutable("setString:")
      string.change(to: try text.text())
    }
  }

  private static func defineReplacing(_ string: ClassDefinition<NSString>) {
    let replace = "replaceCharactersInRange:withString:"
    string.method(replace) { (string, range: IndexRange, text: StringArgument?) in
      guard let text else { throw string.refusal(replace, "nil argument") }
      try string.checkMutable(replace)
      try string.replace(range, with: text.text(), replace)
    }
    let replaceOccurrences = "replaceOccurrencesOfString:withString:options:range:"
    string.method(replaceOccurrences) {
      (
        string, sought: StringArgument?, replacement: StringArgument?, options: Int,
        range: IndexRange
      ) -> Int in
      try string.checkMutable(replaceOccurrences)
      let result = try string.replacing(sought, replacement, options, range)
      if result.count > 0 { string.change(to: result.text) }
      return result.count
    }
  }
}

extension NSString {
  /// Returns an error such as `-[__NSCFString appendString:]: nil argument`.
  fileprivate func refusal(_ message: String, _ reason: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "-[\(className) \(message)]: \(reason)")
  }

  /// Raises an exception if the string is immutable.
  fileprivate func checkMutable(_ message: String) throws {
    if !isMutable {
      throw RuntimeError(
        .invalidArgument, "Attempt to mutate immutable object with \(message)")
    }
  }

  /// Appends in place, so that repeated appending takes linear time.
  fileprivate func append(_ more: UTF16Text) {
    recordText()
    text.units += more.units
  }

  fileprivate func replace(_ range: IndexRange, with new: UTF16Text, _ message: String) throws {
    guard range.fits(in: text.count) else { throw outOfBounds(message) }
    recordText()
    text.units.replaceSubrange(range.bounds, with: new.units)
  }
}
