package import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A text whose ranges have attributes, immutable or mutable.
///
/// An object of a script's subclass stores neither text nor attributes: it implements `string` and
/// `attributesAtIndex:effectiveRange:`, and all other methods use these two.
package class NSAttributedString: RuntimeObject {
  private final var ownText = UTF16Text()
  private final var ownRuns = AttributeRuns(length: 0)
  /// Whether the text is returned by a script's own `string` method.
  private(set) final lazy var isOfScript =
    isa.method(runtime.selector("string")).map { !$0.owner.isNative }
    ?? false
  private final var isReading = false

  /// The text.
  package final var text: UTF16Text {
    if isOfScript { readByMessages() }
    return ownText
  }

  /// The attributes of the text.
  package final var runs: AttributeRuns {
    if isOfScript { readByMessages() }
    return ownRuns
  }

  /// Reads the text and the attributes from the script's methods.
  ///
  /// If one raises, the error is thrown later by the current message, and the previous contents
  /// remain.
  private final func readByMessages() {
    guard !isReading, !isDeallocating else { return }
    isReading = true
    defer { isReading = false }
    do {
      let text = try foundation.characters(of: send("string")) ?? UTF16Text()
      var runs = AttributeRuns(length: 0)
      let message = "attributesAtIndex:effectiveRange:"
      for place in 0..<text.count {
        let attributes = try foundation.attributes(of: send(message, place, Value.none), message)
        runs.append(length: 1, attributes)
      }
      set(text, runs)
    } catch {
      runtime.postpone(error)
    }
  }

  /// Whether the class is a mutable one.
  final var isMutable: Bool { isKind(of: "NSMutableAttributedString") }

  package override func destruct() {
    set(UTF16Text(), AttributeRuns(length: 0))
    super.destruct()
  }

  /// Stores the contents; the receiver retains the attribute values.
  final func set(_ text: UTF16Text, _ runs: AttributeRuns) {
    let old = ownRuns.values
    runs.values.retainAll()
    (ownText, ownRuns) = (text, runs)
    old.releaseAll()
  }

  private final func retain(_ change: AttributeRuns.Change) {
    change.added.values.retainAll()
    change.removed.values.releaseAll()
  }

  /// Changes the text and its attributes; restoring a snapshot reverts the change.
  final func change(
    _ range: Range<Int>, to new: UTF16Text, _ attributes: AttributeRuns
  ) throws {
    try foundation.checkConversion(of: text.count + new.count)
    if isOfScript {
      _ = try send(
        "replaceCharactersInRange:withString:",
        IndexRange(location: range.lowerBound, length: range.count),
        foundation.string(new))
      return try setRuns(attributes, from: range.lowerBound)
    }
    record()
    ownText.units.replaceSubrange(range, with: new.units)
    retain(ownRuns.replace(range, with: attributes))
    try didEdit(.characters, range, by: new.count - range.count)
  }

  /// Changes the attributes of a range.
  package final func changeAttributes(
    _ range: Range<Int>, _ change: (inout Attributes) -> Void
  ) throws {
    if isOfScript {
      var part = runs.part(range)
      part.change(0..<range.count, change)
      return try setRuns(part, from: range.lowerBound)
    }
    record()
    retain(ownRuns.change(range, change))
    try didEdit(.attributes, range, by: 0)
  }

  /// Sends the runs' attributes to an object of a script's subclass.
  private final func setRuns(_ runs: AttributeRuns, from start: Int) throws {
    for (range, attributes) in runs.ranges {
      _ = try send(
        "setAttributes:range:", foundation.dictionary(of: attributes),
        IndexRange(location: start + range.lowerBound, length: range.count))
    }
  }

  /// Called after a range of the old text was changed; a text storage notifies its layout managers.
  func didEdit(_ kind: TextEdit, _ range: Range<Int>, by growth: Int) throws {}

  private final func record() {
    runtime.recordContents(of: self, { [self, text, runs] in { self.set(text, runs) } }())
  }
}

/// The changed aspects of a text, with the values of `NSTextStorageEditActions`.
struct TextEdit: OptionSet {
  let rawValue: Int

  static let attributes = TextEdit(rawValue: 1)
  static let characters = TextEdit(rawValue: 2)
}

extension FoundationWorld {
  /// Creates an attributed string.
  package func attributedString(
    _ text: UTF16Text, _ runs: AttributeRuns, isMutable: Bool = false
  ) -> NSAttributedString {
    let name = isMutable ? "NSConcreteMutableAttributedString" : "NSConcreteAttributedString"
    guard let made = runtime.createInstance(valueClass(name)) as? NSAttributedString else {
      preconditionFailure("\(name) does not make attributed strings")
    }
    made.set(text, runs)
    return made
  }

  /// Converts a dictionary to attributes.
  ///
  /// - Throws: `NSInvalidArgumentException` for a value that is not a dictionary.
  package func attributes(of value: Value, _ message: String) throws -> Attributes {
    var result = Attributes()
    if value.isNone { return result }
    guard let entries = try entries(of: value) else {
      if try elements(of: value)?.isEmpty == true { return result }
      throw RuntimeError(
        .invalidArgument, "\(message): the attributes must be a dictionary, got \(value.typeName)")
    }
    for entry in entries {
      if let name = try characters(of: entry.key) { result[name] = entry.value }
    }
    return result
  }

  /// Converts attributes to a dictionary object.
  package func dictionary(of attributes: Attributes) throws -> RuntimeObject {
    try makeDictionary(attributes.entries.map { (.object(string($0.name)), $0.value) })
  }
}
