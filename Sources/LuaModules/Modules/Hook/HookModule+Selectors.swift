internal import Hooks
internal import LuaBridge
internal import SelectorRuntime

extension FunctionCall {
  /// The selector argument, at 2, of a hook of a target.
  ///
  /// - Throws: ``RuntimeError`` for a selector to which the target can never respond: an invalid
  ///   name, a likely misspelling of one of the target's selectors, or a selector of the other
  ///   side, class or instances. Any other selector may be implemented later or forwarded.
  func hookedSelector(_ target: RuntimeObject) throws -> Selector {
    let isNew = stack.string(at: 2).map { !runtime.isKnown($0) } ?? false
    if isNew, let text = stack.string(at: 2), stack.type(at: 2) == .string {
      guard Selector.isName(text) else {
        throw RuntimeError(.invalidArgument, "\(name): '\(text)' is no selector")
      }
    }
    let selector: Selector = try value(2)
    try bridge.hooks.check(selector, target, name)
    let cls = target as? RuntimeClass ?? target.isa
    if isNew, let near = cls.selector(meantBy: selector) {
      throw RuntimeError(
        .invalidArgument,
        "\(name): \(cls.name) has no method '\(selector)'; did you mean '\(near)'?")
    }
    if let other = cls.otherSide(answering: selector) {
      throw RuntimeError(
        .invalidArgument,
        "\(name): '\(selector)' is a method of "
          + (other.isMetaClass
            ? "the class: hook objc.getMetaClass(\"\(other.instanceClass.name)\")"
            : "instances: hook objc.\(other.name)"))
    }
    if isNew {
      let names = cls.lineage.flatMap { $0.methods.map(\.selector.name) }
      let question = NearestName.question(selector.name, among: names)
      try bridge.warn("\(name): \(cls.name) has no method '\(selector)' yet\(question)", stack)
    }
    return selector
  }
}

extension Selector {
  /// Whether a string can be the name of a method in Objective-C.
  fileprivate static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.split(separator: ":").allSatisfy { part in
        part.utf8.allSatisfy { LuaNames.isNameByte($0) || $0 == UInt8(ascii: "$") || $0 >= 0x80 }
          && !(part.utf8.first.map { (0x30...0x39).contains($0) } ?? false)
      }
  }
}

extension Selector {
  /// The name in lower case, without its colons and inner underscores.
  fileprivate var letters: [UInt8] { Selector.letters(of: name) }

  fileprivate static func letters(of name: String) -> [UInt8] {
    let (colon, underscore) = (UInt8(ascii: ":"), UInt8(ascii: "_"))
    // A leading underscore marks a private method, so the names differ.
    let head = name.utf8.first == underscore ? [underscore] : []
    return head + name.utf8.filter { $0 != colon && $0 != underscore }.map { $0 | 0x20 }
  }
}

extension RuntimeClass {
  /// The existing selector that a new one is most likely a misspelling of.
  ///
  /// It is one of the class or its protocols, with the same letters or nearly the same.
  fileprivate func selector(meantBy selector: Selector) -> String? {
    let declared = instanceClass.lineage.flatMap(\.protocols).flatMap(\.closure)
      .flatMap(\.declarations).filter { $0.isInstance != isMetaClass }.map(\.selector.name)
    let names = lineage.flatMap { $0.methods.map(\.selector.name) } + declared
    let letters = selector.letters
    if letters.count > 2, let same = names.first(where: { Selector.letters(of: $0) == letters }) {
      return same
    }
    let limit = selector.name.utf8.count / 8
    return limit > 0 ? NearestName.find(selector.name, among: names, limit: limit) : nil
  }

  /// The metaclass or the class, if it responds to a selector and this side cannot.
  ///
  /// This side cannot if it neither implements the selector nor could forward it.
  fileprivate func otherSide(answering selector: Selector) -> RuntimeClass? {
    guard method(selector) == nil, adoptedTypes(of: selector) == nil else { return nil }
    let other = isMetaClass ? instanceClass : metaclass
    guard let found = other.method(selector), found.owner.superclass != nil else { return nil }
    return mayAnswerMore ? nil : other
  }
}
