internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// `hook.list(target, sel)`: what a message goes through, outermost first.
  func listLayers(_ call: FunctionCall) throws -> Int {
    let target = try call.hookTarget(1)
    let selector: Selector = try call.value(2)
    if target.isDeallocated { throw RuntimeError.deallocated(selector.name, target) }
    var records: [Method.Record] = []
    var place: RuntimeClass? = target as? RuntimeClass ?? target.isa
    while let method = place?.method(selector) {
      let (own, isOpen) = layers(of: method)
      records += own
      place = isOpen ? method.owner.superclass : nil
    }
    let stack = call.stack
    stack.pushTable(array: records.count)
    for (index, record) in records.enumerated() {
      push(record, on: stack)
      stack.rawSet(at: -2, index: Int64(index + 1))
    }
    return 1
  }

  /// What lies over a method, outermost first, and whether the superclass's lies below it.
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
    let isExchange = record.change == .exchange
    set("kind", record.layer?.kind.rawValue ?? (isExchange ? "exchange" : "replace"))
    set("source", record.source)
    set("key", record.layer?.key)
    set("owner", record.layer?.owner ?? FunctionCall.owner(of: record.source))
    if isExchange { set("with", record.detail) }
  }
}
