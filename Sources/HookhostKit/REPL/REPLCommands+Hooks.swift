internal import Hooks
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

// The command that shows the hooks of methods, as `hook.list` does.
extension ReadEvalPrintLoop {
  /// Shows all hooks, or those that apply to messages to one class or its objects.
  func showHooks(_ name: String) throws {
    let cls = name.isEmpty ? nil : try namedClass(name, command: "hooks")
    var count = 0
    for (target, selector) in hookedClassMessages(of: cls) + hookedObjectMessages(of: cls) {
      let records = bridge.layers(over: selector, of: target)
      guard !records.isEmpty else { continue }
      count += 1
      list("\(Hook.name(of: selector, target))\n")
      for record in records { list("  \(text(of: record))\n") }
    }
    for hook in delegateHooks(of: cls) {
      count += 1
      list("the delegate of \(Hook.name(of: hook.target))\n")
      for selector in hook.handledSelectors {
        let text = text(hook.kind.rawValue, selector.name, hook.owner, hook.key, hook.source)
        list("  \(text)\n")
      }
    }
    if count == 0 { say("nothing is hooked\(cls.map { " in \($0.name)" } ?? "")") }
  }

  /// Shows who has hooked a method: `:who -[Class selector]`.
  func showOwners(_ name: String) throws {
    guard let text = bridge.chainText(of: name) else {
      let fault = bridge.absenceOfChain(name).map { ": \($0)" } ?? ""
      throw LuaError(":who takes -[Class method] of a class that exists\(fault)")
    }
    list(text + "\n")
  }

  /// The hooked methods, sorted by class.
  ///
  /// For a given class, they are the methods that it uses, including inherited ones.
  private func hookedClassMessages(of cls: RuntimeClass?) -> [(RuntimeObject, Selector)] {
    guard let cls else {
      let classes = bridge.runtime.classList.filter { !isMadeForHooks($0) }
      return classes.flatMap { [$0, $0.metaclass] }.flatMap { part in
        part.methods.filter { bridge.hasLayers($0) }.map { (part, $0.selector) }
      }
    }
    return [cls, cls.metaclass].flatMap { part in
      var known: Set<Selector> = []
      return part.lineage.flatMap(\.methods).compactMap { method in
        known.insert(method.selector).inserted ? (part, method.selector) : nil
      }
    }
  }

  /// The messages to single objects that have hooks of their own, the oldest first.
  private func hookedObjectMessages(of cls: RuntimeClass?) -> [(RuntimeObject, Selector)] {
    var messages: [(RuntimeObject, Selector)] = []
    for hook in bridge.hooks.hooks where hook.kind != .delegate && isOne(hook.target, of: cls) {
      let isKnown = messages.contains { $0 === hook.target && $1 == hook.selector }
      if !isKnown { messages.append((hook.target, hook.selector)) }
    }
    return messages
  }

  private func delegateHooks(of cls: RuntimeClass?) -> [Hook] {
    bridge.hooks.hooks.filter { $0.kind == .delegate && isOne($0.target, of: cls) }
  }

  private func isOne(_ target: RuntimeObject, of cls: RuntimeClass?) -> Bool {
    if target is RuntimeClass { return false }
    return cls.map { target.isa.inherits(from: $0) } ?? true
  }

  private func isMadeForHooks(_ cls: RuntimeClass) -> Bool {
    cls.concealment != nil || cls.inherits(from: bridge.hooks.proxyClass)
  }

  private func text(of record: Method.Record) -> String {
    let with = record.change == .exchange ? record.detail.map { "with \($0)" } : nil
    return text(
      record.kindOfLayer, with, record.ownerOfLayer, record.layer?.key, record.source)
  }

  private func text(
    _ kind: String, _ detail: String?, _ owner: String?, _ key: String?, _ source: String?
  ) -> String {
    kind + (detail.map { " \($0)" } ?? "") + (owner.map { " by \($0)" } ?? "")
      + (key.map { ", key '\($0)'" } ?? "") + "  (\(source ?? "native"))"
  }
}
