public import SelectorRuntime

/// A string: of one of the cluster's classes with its text in it, or of a script's own subclass.
///
/// The abstract class's methods work with what `length` and `characterAtIndex:` answer; an object of
/// the cluster is read directly instead, since its own classes override both.
open class NSString: RuntimeObject {
  /// The text, of an object that keeps it itself.
  package final var text = UTF16Text()
  /// Whether the text stands in ``text``: a script's subclass keeps its own.
  package final var keepsText = false
  /// Whether messages may change it; the class does not tell.
  package final var isMutable = false

  /// The text; where a script's `length` or `characterAtIndex:` raises, the message that reads it does.
  public override var plainValue: Value? {
    do {
      return .string(try characters().string)
    } catch {
      runtime.postpone(error)
      return nil
    }
  }

  /// The text, wherever it is kept.
  ///
  /// - Throws: what a script's `length` and `characterAtIndex:` raise.
  package final func characters() throws -> UTF16Text {
    keepsText ? text : try charactersByMessages()
  }

  /// Takes what `init` was given.
  final func fill(_ text: UTF16Text, isMutable: Bool) {
    self.text = text
    self.isMutable = isMutable
    keepsText = true
  }

  /// Changes the text of a mutable string.
  final func change(to new: UTF16Text) {
    recordText()
    text = new
  }

  /// Writes the text down before a change, so that a restored snapshot gives it back.
  @inline(__always)
  final func recordText() {
    runtime.recordContents(of: self, { [self, text] in { self.text = text } }())
  }
}

extension RuntimeObject {
  /// The characters of an object's answers to `length` and `characterAtIndex:`.
  fileprivate final func charactersByMessages() throws -> UTF16Text {
    let length = try runtime.send(self, runtime.selector("length"), as: Int.self)
    let characterAtIndex = runtime.selector("characterAtIndex:")
    return UTF16Text(
      try (0..<max(0, length)).map { index in
        UInt16(truncatingIfNeeded: try runtime.send(self, characterAtIndex, index, as: Int.self))
      })
  }
}

/// Something that is taken for a string: a Lua string, or an object.
///
/// An object of another class is asked for its `length`, as on a device, where the exception of that
/// is how such a mistake shows: `-[NSNull length]: unrecognized selector sent to instance 0x…`. The
/// corresponding parameter is `NSString *`.
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

  /// Its text.
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
  /// The text of a value that is a string, or nil.
  package func characters(of value: Value) throws -> UTF16Text? {
    switch value {
    case .string(let string): UTF16Text(string)
    case .object(let string as NSString): try string.characters()
    default: nil
    }
  }

  /// Makes the string object of a text.
  package func makeString(_ text: String) throws -> RuntimeObject { string(UTF16Text(text)) }

  /// The `__NSCFConstantString` of a text.
  package func constantString(_ text: String) throws -> RuntimeObject {
    constantString(UTF16Text(text))
  }

  /// A string made at run time that cannot be changed: a tagged one when it fits into a pointer.
  package func string(_ text: UTF16Text) -> NSString {
    if valueSettings.taggedPointers == .on, TaggedText.fits(text) { return taggedString(text) }
    return string(text, isMutable: false)
  }

  /// A path that a method for paths answers, which no pointer holds.
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

  /// A string made at run time that can be changed.
  package func mutableString(_ text: UTF16Text) -> NSString { string(text, isMutable: true) }

  private func string(_ text: UTF16Text, isMutable: Bool) -> NSString {
    guard let made = runtime.createInstance(valueClass("__NSCFString")) as? NSString else {
      preconditionFailure("__NSCFString does not make strings")
    }
    made.fill(text, isMutable: isMutable)
    return made
  }

  /// The literal of a text, `@"…"`: one for each text, which never goes.
  package func constantString(_ text: UTF16Text) -> NSString {
    if let known = constantStrings[text] { return known }
    let made = runtime.createConstant(valueClass("__NSCFConstantString"))
    guard let string = made as? NSString else { return string(text, isMutable: false) }
    string.fill(text, isMutable: false)
    constantStrings[text] = string
    return string
  }

  /// The exception of a range outside a string, by the name that the setting chooses.
  func stringRangeError(_ reason: String) -> RuntimeError {
    RuntimeError(
      valueSettings.stringRangeException == .range ? .range : .invalidArgument,
      reason
    )
  }
}
