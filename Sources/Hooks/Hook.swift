package import SelectorRuntime

/// An installed hook, which a script uses to remove it.
package final class Hook {
  /// The hooked class, metaclass or single object.
  package let target: RuntimeObject
  package let selector: Selector
  package let kind: Layer.Kind
  package let owner: String
  package let key: String?
  /// The source location of the installation (`file:line`), or nil for native code.
  package let source: String?
  /// Whether it is installed; false after removal or deallocation of its target.
  package internal(set) var isActive = true
  /// The layers that it added, each with its class, in order of installation.
  var layers: [(layer: Layer, cls: RuntimeClass)] = []
  /// Called when the hook is removed.
  var end: () throws -> Void = {}

  init(_ request: Request, _ kind: Layer.Kind) {
    target = request.target
    selector = request.selector
    owner = request.owner
    key = request.key
    source = request.source
    self.kind = kind
  }

  /// The selectors of its handlers; a delegate hook has several.
  package var handledSelectors: [Selector] { layers.map(\.layer.selector) }

  /// Notifies its layers that the way to call them may have changed.
  package func rebind() {
    for (layer, _) in layers { layer.didChange() }
  }

  /// The arguments of an installation.
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

  /// The description of the hook: `after -[Foo bar] by app.lua (app.lua:3)`.
  package var text: String {
    let keyed = key.map { ", key '\($0)'" } ?? ""
    let removed = isActive ? "" : ", removed"
    return "\(kind.rawValue) \(Hook.name(of: selector, target)) by \(owner)\(keyed)"
      + (source.map { " (\($0))" } ?? "") + removed
  }
  /// Returns a method's name: `-[Foo bar]`, `+[Foo bar]`, or for one object `-[Foo 0x… bar]`.
  package static func name(of selector: Selector, _ target: RuntimeObject) -> String {
    let isClassMethod = (target as? RuntimeClass)?.isMetaClass ?? false
    return "\(isClassMethod ? "+" : "-")[\(name(of: target)) \(selector)]"
  }

  /// Returns the name of a class, or the class and the address of an object.
  package static func name(of target: RuntimeObject) -> String {
    if target is RuntimeClass { return target.className }
    let name = target.isDeallocated ? target.className : target.apparentClass.name
    return "\(name) \(target.address)"
  }
}
