package import SelectorRuntime

/// One installed hook: what a script keeps to remove it again.
package final class Hook {
  /// The hooked class, metaclass or single object.
  package let target: RuntimeObject
  package let selector: Selector
  package let kind: Layer.Kind
  package let owner: String
  package let key: String?
  /// Where it was installed (`file:line`), or nil for native code.
  package let source: String?
  /// Whether it has not been removed; one whose object has gone is not.
  package internal(set) var isActive = true
  /// The layers that it laid, each with the class, in the order of their installation.
  var layers: [(layer: Layer, cls: RuntimeClass)] = []
  /// Runs when the hook ends.
  var end: () throws -> Void = {}

  init(_ request: Request, _ kind: Layer.Kind) {
    target = request.target
    selector = request.selector
    owner = request.owner
    key = request.key
    source = request.source
    self.kind = kind
  }

  /// The selectors that its handlers are for, which a delegate's hook has several of.
  package var handledSelectors: [Selector] { layers.map(\.layer.selector) }

  /// Tells its layers that how they are called may have changed.
  package func rebind() {
    for (layer, _) in layers { layer.didChange() }
  }

  /// The arguments of a request for a hook.
  package struct Request {
    package let target: RuntimeObject
    package let selector: Selector
    package let owner: String
    package let key: String?
    package let source: String?

    package init(
      target: RuntimeObject, selector: Selector, owner: String, key: String?, source: String?
    ) {
      self.target = target
      self.selector = selector
      self.owner = owner
      self.key = key
      self.source = source
    }
  }

  /// The hook in words: `after -[Foo bar] by app.lua (app.lua:3)`.
  package var text: String {
    let keyed = key.map { ", key '\($0)'" } ?? ""
    let removed = isActive ? "" : ", removed"
    return "\(kind.rawValue) \(Hook.name(of: selector, target)) by \(owner)\(keyed)"
      + (source.map { " (\($0))" } ?? "") + removed
  }
  /// A message as people write it: `-[Foo bar]`, `+[Foo bar]`, or, to one object, `-[Foo 0x… bar]`.
  package static func name(of selector: Selector, _ target: RuntimeObject) -> String {
    let isClassMethod = (target as? RuntimeClass)?.isMetaClass ?? false
    return "\(isClassMethod ? "+" : "-")[\(name(of: target)) \(selector)]"
  }

  /// A class by its name, an object by its class and its address.
  package static func name(of target: RuntimeObject) -> String {
    if target is RuntimeClass { return target.className }
    let name = target.isDeallocated ? target.className : target.apparentClass.name
    return "\(name) \(target.address)"
  }
}
