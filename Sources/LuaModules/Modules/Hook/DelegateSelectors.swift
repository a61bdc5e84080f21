internal import LuaBridge
internal import SelectorRuntime
import StringSearch

/// The selectors that handlers of `hook.delegate` may have, and their spellings.
///
/// A delegate property of UIKit has a protocol, and UIKit never sends a message that neither that
/// protocol nor the app's delegate declares. A script's property has no protocol, so its object may
/// receive any message.
struct DelegateSelectors {
  private let bridge: Bridge
  private let object: RuntimeObject
  private let getter: Selector
  private let protocols: [RuntimeProtocol]
  private let function: String

  init(
    _ bridge: Bridge, _ object: RuntimeObject, property: String, getter: Selector,
    _ function: String
  ) {
    self.bridge = bridge
    self.object = object
    self.getter = getter
    self.function = function
    protocols = object.isa.protocols(ofDelegate: property)
  }

  /// The selector of a handler.
  ///
  /// - Parameters:
  ///   - name: The key of the handler.
  ///   - parameters: The handler's parameters without `original` and `self`; nil for a variadic or
  ///     C function.
  /// - Throws: ``RuntimeError`` if the selector could never be sent, or if two selectors have the
  ///   spelling.
  func selector(_ name: MessageName, parameters: Int?) throws -> Selector {
    let text = name.text
    var isExact = text.contains(":")
    if case .selector = name { isExact = true }
    if isExact {
      let selector = bridge.runtime.selector(text)
      if try protocols.isEmpty || declared.contains(selector) || delegateKnows(selector) {
        return selector
      }
    } else if let found = try selector(spelled: text) {
      return found
    } else if protocols.isEmpty {
      return try bridge.selectorForDefinition(name, parameters: parameters)
    }
    throw try unknown(text)
  }

  /// The selectors that the protocols declare for instances.
  private var declared: [Selector] {
    protocols.flatMap(\.closure).flatMap(\.declarations).filter(\.isInstance).map(\.selector)
  }

  private func selector(spelled spelling: String) throws -> Selector? {
    let runtime = bridge.runtime
    runtime.defineNativeClasses(spelling: spelling, spelling + "_")
    for text in [spelling, spelling + "_"] {
      let known = runtime.knownSelectors(spelled: text)
      let own = known.filter { declared.contains($0) }
      if let found = try bridge.only(own, spelling, "the delegate") { return found }
      let answered = try known.filter { try delegateKnows($0) }
      if let found = try bridge.only(answered, spelling, "the delegate") { return found }
    }
    return nil
  }

  /// The app's delegate, as the property's getter returns it.
  private func delegate() throws -> RuntimeObject? {
    try bridge.runtime.send(object, getter).object
  }

  private func delegateKnows(_ selector: Selector) throws -> Bool {
    guard let delegate = try delegate() else { return false }
    let question = bridge.runtime.known.respondsToSelector
    return try bridge.runtime.send(delegate, question, selector, as: Bool.self)
  }

  private func unknown(_ text: String) throws -> RuntimeError {
    let names = protocols.map(\.name).joined(separator: " or ")
    let delegate = try delegate()
    let subject =
      delegate == nil
      ? "\(names) does not declare" : "neither \(names) nor the delegate knows"
    let own = delegate?.isa.lineage.flatMap { $0.methods.map(\.selector.name) } ?? []
    let near = NearestName.find(
      text.replacing("_", with: ":"), among: declared.map(\.name) + own)
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    return RuntimeError(.invalidArgument, "\(function): \(subject) '\(text)'\(hint)")
  }
}

extension RuntimeClass {
  /// The protocols of a property's value, declared or found by name.
  ///
  /// The names are those of UIKit's convention: the class or a superclass and the property, as in
  /// `UITableView` and `delegate` for `UITableViewDelegate`. Longer names, such as
  /// `UICollectionViewDelegateFlowLayout`, are included.
  fileprivate func protocols(ofDelegate property: String) -> [RuntimeProtocol] {
    var result: [RuntimeProtocol] = []
    let type = self.property(property)?.attributes.first { $0.name == "T" }?.value ?? ""
    if type.hasPrefix("@\"<"), type.hasSuffix(">\""),
      let declared = runtime.lookUpProtocol(String(type.dropFirst(3).dropLast(2)))
    {
      result.append(declared)
    }
    let stems = lineage.map { $0.name + property.prefix(1).uppercased() + property.dropFirst() }
    for named in stems.compactMap(runtime.lookUpProtocol) where !result.contains(named) {
      result.append(named)
    }
    // A script's own protocol may inherit from one of them, as its subclass does from the class.
    let roots = result
    for known in runtime.protocolList where !result.contains(known) {
      let adds = roots.contains { root in
        known.conforms(to: root) && (known.source != nil || known.name.hasPrefix(root.name))
      }
      if adds { result.append(known) }
    }
    return result
  }
}
