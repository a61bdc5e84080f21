internal import LuaBridge
package import SelectorRuntime

extension Bridge {
  /// `hook.list(target, sel)`: the layers that a message passes through, outermost first.
  func listLayers(_ call: FunctionCall) throws -> Int {
    let target = try call.hookTarget(1)
    let selector: Selector = try call.value(2)
    if target.isDeallocated { throw RuntimeError.deallocated(selector.name, target) }
    let records = layers(over: selector, of: target)
    let stack = call.stack
    stack.pushTable(array: records.count)
    for (index, record) in records.enumerated() {
      push(record, on: stack)
      stack.rawSet(at: -2, index: Int64(index + 1))
    }
    return 1
  }

  /// The layers of a message to a class's instances, or to one object; outermost first.
  package func layers(over selector: Selector, of target: RuntimeObject) -> [Method.Record] {
    var records: [Method.Record] = []
    var place: RuntimeClass? = target as? RuntimeClass ?? target.isa
    while let method = place?.method(selector) {
      let (own, isOpen) = layers(of: method)
      records += own
      place = isOpen ? method.owner.superclass : nil
    }
    return records
  }

  /// Whether the method itself has a layer.
  package func hasLayers(_ method: Method) -> Bool { !layers(of: method).records.isEmpty }

  /// The layers of a method, outermost first, and whether the superclass's layers follow them.
  private func layers(of method: Method) -> (records: [Method.Record], isOpen: Bool) {
    var result: [Method.Record] = []
    for (place, record) in method.history.enumerated().reversed() {
      switch record.change {
      case .layer: if record.layer?.kind != .level { result.append(record) }
      case .exchange, .replace, .setImplementation: result.append(record)
      case .category, .definition: return (result, false)
      case .add:
        let isOverride = method.owner.superclass?.method(method.selector) != nil
        if isOverride && !(method.implementation is InheritedImplementation) && place == 0
          && result.allSatisfy({ $0.change != .exchange })
        {
          result.append(record)
        }
        return (result, isOverride && result.contains { $0.change == .exchange })
      }
    }
    return (result, true)
  }

  private func push(_ record: Method.Record, on stack: LuaStack) {
    stack.pushTable(hash: 4)
    func set(_ key: String, _ text: String?) {
      guard let text else { return }
      stack.pushString(text)
      stack.rawSet(at: -2, key: key)
    }
    set("kind", record.kindOfLayer)
    set("source", record.source)
    set("key", record.layer?.key)
    set("owner", record.ownerOfLayer)
    if record.change == .exchange { set("with", record.detail) }
  }
}

extension Method.Record {
  /// The type of layer, as shown by `hook.list`.
  package var kindOfLayer: String {
    layer?.kind.rawValue ?? (change == .exchange ? "exchange" : "replace")
  }

  /// The owner of the layer: the owner that a hook names, otherwise the script's file.
  package var ownerOfLayer: String? { layer?.owner ?? FunctionCall.owner(of: source) }
}
