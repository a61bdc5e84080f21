internal import FoundationCore
internal import SelectorRuntime

extension NSAttributedString {
  /// `alloc` of an abstract class returns an object of the concrete class.
  static func defineMaking(_ string: ClassDefinition<NSAttributedString>) {
    let cls = string.classSide
    let body: (RuntimeClass) -> RuntimeObject = { cls in
      switch cls.name {
      case "NSAttributedString":
        cls.runtime.createInstance(cls.foundation.valueClass("NSConcreteAttributedString"))
      case "NSMutableAttributedString":
        cls.runtime.createInstance(cls.foundation.valueClass("NSConcreteMutableAttributedString"))
      case "NSTextStorage":
        cls.runtime.createInstance(cls.foundation.valueClass("NSConcreteTextStorage"))
      default: cls.runtime.createInstance(cls)
      }
    }
    cls.method("alloc") { (cls) -> RuntimeObject in body(cls) }
    cls.method("allocWithZone:") { (cls, _: Value) -> RuntimeObject in body(cls) }
    cls.method("attributedStringWithString:") { (cls, text: Value) -> Value in
      guard let made = try cls.runtime.send(cls, cls.runtime.known.alloc).object else {
        return .none
      }
      return try cls.runtime.send(
        made, cls.runtime.selector("initWithString:"), Arguments(text))
    }
  }

  private func nilValue(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(className) \(message): nil value")
  }

  /// Defines the abstract class's initializers; it has no storage, so a subclass overrides them.
  static func defineAbstractInitializers(_ string: ClassDefinition<NSAttributedString>) {
    for (name, types) in [
      ("initWithString:", "@@:@"), ("initWithString:attributes:", "@@:@@"),
      ("initWithAttributedString:", "@@:@"),
      ("initWithMarkdown:options:baseURL:error:", "@@:@@@^@"),
      ("initWithMarkdownString:options:baseURL:error:", "@@:@@@^@"),
      ("initWithContentsOfMarkdownFileAtURL:options:baseURL:error:", "@@:@@@^@"),
    ] {
      string.raw(name, types: types) { receiver, _, _ in throw receiver.cannotInitialize(name) }
    }
  }

  /// Defines the initializers of both concrete classes.
  static func defineInitializers(_ string: ClassDefinition<NSAttributedString>) {
    let isMutable = string.cls.name != "NSConcreteAttributedString"
    defineMarkdown(string)
    string.method("init") { (string) -> NSAttributedString in string }
    string.method("initWithString:") { (string, text: StringArgument?) -> NSAttributedString in
      guard let text = try text?.text() else { throw string.nilValue("initWithString:") }
      string.set(text, AttributeRuns(length: text.count))
      return string
    }
    string.method("initWithString:attributes:") {
      (string, text: StringArgument?, attributes: Value) -> NSAttributedString in
      guard let text = try text?.text() else {
        // The immutable class calls the shorter initializer, which raises for a nil string.
        throw string.nilValue(isMutable ? "initWithString:attributes:" : "initWithString:")
      }
      let message = "-[\(string.className) initWithString:attributes:]"
      let attributes = try string.foundation.attributes(of: attributes, message)
      string.set(text, AttributeRuns(length: text.count, attributes))
      return string
    }
    string.method("initWithAttributedString:") {
      (string, other: NSAttributedString?) -> NSAttributedString in
      guard let other else {
        throw string.nilValue(isMutable ? "initWithAttributedString:" : "initWithString:")
      }
      string.set(other.text, other.runs)
      return string
    }
  }
}

/// The methods of mutable attributed strings.
extension NSAttributedString {
  /// Defines the methods of the abstract mutable class, which has no storage.
  static func defineAbstractMutable(_ string: ClassDefinition<NSAttributedString>) {
    string.cls.foundation.addCategories(string.cls)
    string.method("beginEditing") { (_) in }
    string.method("endEditing") { (_) in }
    defineMutable(string)
    for name in ["replaceCharactersInRange:withString:", "setAttributes:range:"] {
      string.raw(name, types: name.hasPrefix("set") ? "v@:@{_NSRange=QQ}" : "v@:{_NSRange=QQ}@") {
        receiver, _, _ in
        throw receiver.isAbstract("NSMutableAttributedString", name)
      }
    }
  }

  static func defineMutable(_ string: ClassDefinition<NSAttributedString>) {
    defineText(string)
    defineChangingAttributes(string)
    string.method("mutableString") { (string) -> NSString? in
      AttributedTextProxy.make(of: string)
    }
    string.method("fixAttributesInRange:") { (string, range: IndexRange) in
      try string.check(range, "fixAttributesInRange:")
    }
  }

  private static func defineText(_ string: ClassDefinition<NSAttributedString>) {
    let replace = "replaceCharactersInRange:withString:"
    string.method(replace) { (string, range: IndexRange, text: StringArgument?) in
      guard let text = try text?.text() else { throw string.nilValue(replace) }
      try string.checkRuns(range, replace, replaces: true)
      // New text gets the attributes of the first replaced character, or of the preceding one.
      let source = range.length > 0 ? range.location : max(0, range.location - 1)
      let attributes =
        string.text.isEmpty ? Attributes() : string.runs.run(at: source).attributes
      try string.change(range.bounds, to: text, AttributeRuns(length: text.count, attributes))
    }
    let replaceAttributed = "replaceCharactersInRange:withAttributedString:"
    string.method(replaceAttributed) { (string, range: IndexRange, other: NSAttributedString?) in
      guard let other else { throw string.nilValue(replaceAttributed) }
      try string.checkRuns(range, replaceAttributed, replaces: true)
      try string.change(range.bounds, to: other.text, other.runs)
    }
    string.method("appendAttributedString:") { (string, other: NSAttributedString?) in
      guard let other else { throw string.nilValue("appendAttributedString:") }
      let end = string.text.count
      try string.change(end..<end, to: other.text, other.runs)
    }
    let insert = "insertAttributedString:atIndex:"
    string.method(insert) { (string, other: NSAttributedString?, index: Int) in
      guard let other else { throw string.nilValue(insert) }
      try string.checkRuns(IndexRange(location: index, length: 0), insert, replaces: true)
      try string.change(index..<index, to: other.text, other.runs)
    }
    string.method("deleteCharactersInRange:") { (string, range: IndexRange) in
      try string.checkRuns(range, "deleteCharactersInRange:", replaces: true)
      try string.change(range.bounds, to: UTF16Text(), AttributeRuns(length: 0))
    }
    string.method("setAttributedString:") { (string, other: NSAttributedString?) in
      guard let other else { throw string.nilValue("setAttributedString:") }
      try string.change(0..<string.text.count, to: other.text, other.runs)
    }
  }

  private static func defineChangingAttributes(_ string: ClassDefinition<NSAttributedString>) {
    let add = "addAttribute:value:range:"
    string.method(add) { (string, name: StringArgument?, value: Value, range: IndexRange) in
      if value.isNone { throw string.nilValue(add) }
      // An attribute without a name is not added.
      guard let name = try name?.text() else { return }
      try string.checkRuns(range, add, replaces: false)
      try string.changeAttributes(range.bounds) { $0[name] = value }
    }
    // An empty range changes nothing, and its location is not checked.
    let addAll = "addAttributes:range:"
    string.method(addAll) { (string, attributes: Value, range: IndexRange) in
      if range.length == 0 { return }
      if attributes.isNone { throw string.nilValue(addAll) }
      try string.checkRuns(range, addAll, replaces: false)
      let new = try string.foundation.attributes(of: attributes, "-[\(string.className) \(addAll)]")
      try string.changeAttributes(range.bounds) { attributes in
        for entry in new.entries { attributes[entry.name] = entry.value }
      }
    }
    let set = "setAttributes:range:"
    string.method(set) { (string, attributes: Value, range: IndexRange) in
      if range.length == 0 { return }
      try string.checkRuns(range, set, replaces: true)
      let new = try string.foundation.attributes(of: attributes, "-[\(string.className) \(set)]")
      try string.changeAttributes(range.bounds) { $0 = new }
    }
    let remove = "removeAttribute:range:"
    string.method(remove) { (string, name: StringArgument?, range: IndexRange) in
      if range.length == 0 { return }
      guard let name = try name?.text() else { throw string.nilValue(remove) }
      try string.checkRuns(range, remove, replaces: false)
      try string.changeAttributes(range.bounds) { $0[name] = nil }
    }
  }
}
