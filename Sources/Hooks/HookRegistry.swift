package import SelectorRuntime

/// All hooks of a world: who laid what over which method, once for each key.
///
/// The layers themselves stand in the method lists, as implementations do; here is what makes them
/// safe: keys, owners, removal from anywhere, and the classes of single objects. Everything is taken
/// back with a snapshot.
package final class HookRegistry {
  package unowned let runtime: Runtime
  /// The active ones, the oldest first.
  package private(set) var hooks: [Hook] = []
  private var keyed: [Key: Hook] = [:]
  /// The dynamic classes of hooked objects, by their objects.
  var layerClasses: [RuntimeObject: RuntimeClass] = [:]

  /// The triples that have been exchanged, with the body that each brought.
  var exchanges: [Exchange: Implementation] = [:]
  /// Those of them whose levels are kept apart, and the bodies that run, the outermost first.
  var leveled: Set<Exchange> = []
  var running: [ExchangeLevel] = []
  /// The delegates' properties that hooks have put a proxy into.
  var slots: [SlotKey: HookedDelegate] = [:]
  package var proxyClass: RuntimeClass { runtime.cls(DelegateProxy.native) }
  /// Whether the getter that is running was sent by a method of the class that has it, to itself.
  package var isAskedByItself: (RuntimeObject, _ getter: Selector) -> Bool = { _, _ in false }

  /// The key of a hook that has one, with its target.
  fileprivate struct Key: Hashable {
    let key: String
    let target: RuntimeObject
    let selector: Selector
  }

  /// The same one for all runtimes, as a catalogue remembers how its selectors are spelled.
  private static let catalogue = NativeCatalogue(classes: [DelegateProxy.native.declaration])

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    runtime.declare(Self.catalogue)
    runtime.classEnds.append { [unowned self] in classDidEnd($0) }
  }

  /// Forgets the hooks and the exchanges of a class that nothing uses any more.
  private func classDidEnd(_ cls: RuntimeClass) {
    guard cls.concealment == nil else { return }
    for hook in hooks where hook.target === cls { forget(hook) }
    exchanges = exchanges.filter { $0.key.cls !== cls }
    leveled = leveled.filter { $0.cls !== cls }
  }

  /// The hook that was installed under the same key, if it is still there.
  package func first(for request: Hook.Request) -> Hook? {
    Key(request).flatMap { keyed[$0] }
  }

  /// Lays a layer over what the request names.
  ///
  /// - Throws: ``RuntimeError`` for a target or a selector that cannot be hooked.
  package func install(_ layer: Layer, _ request: Hook.Request) throws -> Hook {
    let hook = Hook(request, layer.kind)
    let cls = try place(for: request.target)
    lay(layer, over: cls, for: hook)
    note(hook)
    return hook
  }

  /// Lays one more layer, which goes with the hook.
  func lay(_ layer: Layer, over cls: RuntimeClass, for hook: Hook) {
    runtime.addLayer(layer, to: cls)
    hook.layers.append((layer, cls))
  }

  /// Takes a hook out.
  ///
  /// - Returns: false when it was out already.
  package func remove(_ hook: Hook) throws -> Bool {
    guard hook.isActive else { return false }
    forget(hook)
    for (layer, cls) in hook.layers.reversed() { runtime.removeLayer(layer, from: cls) }
    try hook.end()
    try settle(hook.target)
    return true
  }

  /// Takes all hooks of an owner out, or of everybody, and answers how many.
  package func removeAll(of owner: String?) throws -> Int {
    let leaving = hooks.filter { owner == nil || $0.owner == owner }
    for hook in leaving.reversed() { _ = try remove(hook) }
    return leaving.count
  }

  /// Refuses what can never be told by a hook.
  package func check(_ selector: Selector, _ target: RuntimeObject, _ function: String) throws {
    if target.isDeallocated || target.isErased || target.isDeallocating {
      throw RuntimeError.deallocated(selector.name, target)
    }
    if let cls = target as? RuntimeClass, cls.isDisposed {
      throw RuntimeError.disposed(function, cls)
    }
    guard !HookRegistry.uncountable.contains(selector.name) else {
      throw RuntimeError(
        .invalidArgument,
        "\(function): '\(selector)' cannot be hooked: references are counted without messages")
    }
  }

  private static let uncountable: Set<String> = ["retain", "release", "autorelease", "retainCount"]

  /// Writes down a hook that has been installed.
  func note(_ hook: Hook) {
    let key = Key(hook)
    hooks.append(hook)
    if let key { keyed[key] = hook }
    runtime.recordUndo { [unowned self] in
      hook.isActive = false
      hooks.removeAll { $0 === hook }
      if let key { keyed[key] = nil }
    }
  }

  /// Forgets one that is being removed, or whose object has gone.
  func forget(_ hook: Hook) {
    guard let place = hooks.firstIndex(where: { $0 === hook }) else { return }
    hooks.remove(at: place)
    let key = Key(hook)
    if let key { keyed[key] = nil }
    hook.isActive = false
    runtime.recordUndo { [unowned self] in
      guard !hook.target.isDeallocated else { return }
      hook.isActive = true
      hooks.insert(hook, at: min(place, hooks.count))
      if let key { keyed[key] = hook }
    }
  }
}

extension HookRegistry.Key {
  fileprivate init?(_ request: Hook.Request) {
    guard let key = request.key else { return nil }
    self.init(key: key, target: request.target, selector: request.selector)
  }

  fileprivate init?(_ hook: Hook) {
    guard let key = hook.key else { return nil }
    self.init(key: key, target: hook.target, selector: hook.selector)
  }
}
