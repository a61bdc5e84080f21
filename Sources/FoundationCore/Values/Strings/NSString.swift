public import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A string: an instance of a private class with its text, or of a script's subclass.
///
/// The methods of the abstract class are based on `length` and `characterAtIndex:`. The text of a
/// private class is read directly, since these classes override both.
open class NSString: RuntimeObject {
  /// The text, if the object stores it itself.
  package final var text = UTF16Text()
  /// Whether the text is stored in ``text``; a script's subclass stores its own.
  package final var keepsText = false
  /// Whether messages may change the text; the class does not determine this.
  package final var isMutable = false

  /// The text; an error of a script's primitives is raised by the message that reads it.
  public override var plainValue: Value? {
    do {
      return .string(try convertible().string)
    } catch {
      runtime.postpone(error)
      return nil
    }
  }

  /// Returns the text, wherever it is stored.
  ///
  /// - Throws: errors of a script's `length` and `characterAtIndex:`.
  package final func characters() throws -> UTF16Text {
    keepsText ? text : try charactersByMessages()
  }

  /// Returns the format that a message with these arguments uses: the string, unless it is localized.
  open func format(for arguments: [Value], locale: Value) throws -> Value { .object(self) }

  /// Sets the initial text.
  final func fill(_ text: UTF16Text, isMutable: Bool) {
    self.text = text
    self.isMutable = isMutable
    if text.count >= 1 << 15 { runtime.noteAllocation?(2 * text.count) }
    keepsText = true
  }

  /// Changes the text of a mutable string.
  final func change(to new: UTF16Text) {
    recordText()
    text = new
  }

  /// Saves the text before a change, for a snapshot.
  @inline(__always)
  final func recordText() {
    runtime.recordContents(of: self, { [self, text] in { self.text = text } }())
  }
}

extension RuntimeObject {
  /// Returns the characters, read with `length` and `characterAtIndex:`.
  fileprivate final func charactersByMessages() throws -> UTF16Text {
    let length = try runtime.send(self, runtime.selector("length"), as: Int.self)
    let characterAtIndex = runtime.selector("characterAtIndex:")
    return UTF16Text(
      try Array(below: length) { index in
        UInt16(truncatingIfNeeded: try runtime.send(self, characterAtIndex, index, as: Int.self))
      })
  }
}

/// A string argument of a method: a Lua string, or an object.
///
/// An object of another class receives `length`, as on a device, which raises the typical exception
/// of this mistake: `-[NSNull length]: unrecognized selector sent to instance 0x…`. The
/// corresponding parameter type is `NSString *`.
package struct StringArgument: MessageValue {
  package let value: Value

  package init(value: Value) { self.value = value }

  package static func from(_ value: Value, in runtime: Runtime) -> StringArgument? {
    switch value {
    case .string, .object: StringArgument(value: value)
    default: nil
    }
  }

  package var messageValue: Value { value }
  package static var encoding: String { "@" }
  package static var expectation: String { "a string" }
  package static var declaredType: DeclaredType { .string }

  /// Returns the text.
  package func text() throws -> UTF16Text {
    switch value {
    case .string(let string): UTF16Text(string)
    case .object(let string as NSString): try string.characters()
    case .object(let object): try object.charactersByMessages()
    default: UTF16Text()
    }
  }
}

extension FoundationWorld {
  /// Returns the text of a string value, or nil for other values.
  package func characters(of value: Value) throws -> UTF16Text? {
    switch value {
    case .string(let string): UTF16Text(string)
    case .object(let string as NSString): try string.characters()
    default: nil
    }
  }

  /// Returns the text of a format; a localized string chooses it by the arguments.
  func format(_ value: Value, for arguments: [Value], locale: Value) throws -> UTF16Text? {
    let string = value.object as? NSString
    return try characters(of: string?.format(for: arguments, locale: locale) ?? value)
  }

  /// Returns the text of an object that a string is compared with by `isEqual:`, or nil.
  ///
  /// A proxy's target is asked whether it is a string; a device's message is `isNSString__`.
  func characters(ofEqual value: Value) throws -> UTF16Text? {
    guard case .object(let object) = value, !(object is NSString),
      object.isa.inherits(from: runtime.cls(FoundationClasses.proxy))
    else { return try characters(of: value) }
    let answer = try runtime.send(
      object, runtime.selector("isKindOfClass:"), Arguments(.object(valueClass("NSString"))))
    guard answer.truth == true else { return nil }
    return try object.charactersByMessages()
  }

  /// Creates the string object of a text.
  package func makeString(_ text: String) throws -> RuntimeObject { string(UTF16Text(text)) }

  /// Returns the `__NSCFConstantString` of a text.
  package func constantString(_ text: String) throws -> RuntimeObject {
    constantString(UTF16Text(text))
  }

  /// Creates an immutable string at run time: a tagged pointer if the text fits in one.
  package func string(_ text: UTF16Text) -> NSString {
    if valueSettings.taggedPointers == .on, TaggedText.fits(text) { return taggedString(text) }
    return string(text, isMutable: false)
  }

  /// Returns the object of a text; any other value is unchanged.
  func boxedText(_ value: Value) -> Value {
    guard case .string(let text) = value else { return value }
    return .object(string(UTF16Text(text)))
  }

  /// Creates the path that a path method returns, which is never a tagged pointer.
  func pathString(_ text: UTF16Text) -> NSString {
    guard let made = runtime.createInstance(valueClass("NSPathStore2")) as? NSString else {
      return string(text, isMutable: false)
    }
    made.fill(text, isMutable: false)
    return made
  }

  private func taggedString(_ text: UTF16Text) -> NSString {
    let made = taggedStrings.object(for: text) { [unowned self] in
      let made = runtime.createConstant(valueClass("NSTaggedPointerString"))
      (made as? NSString)?.fill(text, isMutable: false)
      return made
    }
    return made as? NSString ?? string(text, isMutable: false)
  }

  /// Creates a mutable string at run time.
  package func mutableString(_ text: UTF16Text) -> NSString { string(text, isMutable: true) }

  private func string(_ text: UTF16Text, isMutable: Bool) -> NSString {
    guard let made = runtime.createInstance(valueClass("__NSCFString")) as? NSString else {
      preconditionFailure("__NSCFString does not make strings")
    }
    made.fill(text, isMutable: isMutable)
    return made
  }

  /// Returns the literal `@"…"` of a text: one object for each text, which is never deallocated.
  package func constantString(_ text: UTF16Text) -> NSString {
    if let known = constantStrings[text] { return known }
    let made = runtime.createConstant(valueClass("__NSCFConstantString"))
    guard let string = made as? NSString else { return string(text, isMutable: false) }
    string.fill(text, isMutable: false)
    constantStrings[text] = string
    return string
  }

  /// Returns the exception of a range outside a string, with the name from the setting.
  func stringRangeError(_ reason: String) -> RuntimeError {
    RuntimeError(valueSettings.stringRangeException == .range ? .range : .invalidArgument, reason)
  }
}
