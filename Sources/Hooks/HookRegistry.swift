package import SelectorRuntime

/// All hooks of a runtime, with their owners and keys.
///
/// The layers themselves are implementations in the method lists. The registry adds keys, owners,
/// removal from any position, and the subclasses of single objects. Restoring a snapshot restores
/// all of it.
package final class HookRegistry {
  package unowned let runtime: Runtime
  /// The active hooks, oldest first.
  package private(set) var hooks: [Hook] = []
  private var keyed: [Key: Hook] = [:]
  /// The hook subclasses by object.
  var layerClasses: [RuntimeObject: RuntimeClass] = [:]

  /// The exchanges, each with the replacement's implementation.
  var exchanges: [Exchange: Implementation] = [:]
  /// The exchanges with separated levels, and the running replacements, outermost first.
  var separatedExchanges: Set<Exchange> = []
  var running: [ExchangeLevel] = []
  /// The delegate properties that have a proxy.
  var slots: [SlotKey: HookedDelegate] = [:]
  package var proxyClass: RuntimeClass { runtime.cls(DelegateProxy.native) }
  /// Returns whether a method of the property's own class has called the running getter.
  package var isSentToSelf: (RuntimeObject, _ getter: Selector) -> Bool = { _, _ in false }

  /// The key of a hook, with its target.
  fileprivate struct Key: Hashable {
    let key: String
    let target: RuntimeObject
    let selector: Selector
  }

  /// Shared by all runtimes, because a catalogue caches the spellings of its selectors.
  private static let catalogue = NativeCatalogue(classes: [DelegateProxy.native.declaration])

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    runtime.declare(Self.catalogue)
    runtime.classFreedHandlers.append { [unowned self] in classDidFree($0) }
  }

  /// Removes the hooks and the exchanges of a freed class.
  private func classDidFree(_ cls: RuntimeClass) {
    guard cls.concealment == nil else { return }
    for hook in hooks where hook.target === cls { forget(hook) }
    exchanges = exchanges.filter { $0.key.cls !== cls }
    separatedExchanges = separatedExchanges.filter { $0.cls !== cls }
  }

  /// Returns the active hook with the same key, or nil.
  package func first(for request: Hook.Request) -> Hook? {
    Key(request).flatMap { keyed[$0] }
  }

  /// Installs a hook with one layer.
  ///
  /// - Throws: `RuntimeError` for a target or a selector that cannot be hooked.
  package func install(_ layer: Layer, _ request: Hook.Request) throws -> Hook {
    let hook = Hook(request, layer.kind)
    let cls = try layerClass(for: request.target)
    addLayer(layer, over: cls, for: hook)
    note(hook)
    return hook
  }

  /// Adds a layer, which is removed with the hook.
  func addLayer(_ layer: Layer, over cls: RuntimeClass, for hook: Hook) {
    runtime.addLayer(layer, to: cls)
    hook.layers.append((layer, cls))
  }

  /// Removes a hook.
  ///
  /// - Returns: false when it was already removed.
  package func remove(_ hook: Hook) throws -> Bool {
    guard hook.isActive else { return false }
    forget(hook)
    for (layer, cls) in hook.layers.reversed() { runtime.removeLayer(layer, from: cls) }
    try hook.end()
    try removeUnusedSubclass(hook.target)
    return true
  }

  /// Removes all hooks of an owner, or all hooks, and returns their number.
  package func removeAll(of owner: String?) throws -> Int {
    let removed = hooks.filter { owner == nil || $0.owner == owner }
    for hook in removed.reversed() { _ = try remove(hook) }
    return removed.count
  }

  /// Throws if the target or the selector cannot be hooked.
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

  /// Registers an installed hook.
  func note(_ hook: Hook) {
    let key = Key(hook)
    hooks.append(hook)
    if let key { keyed[key] = hook }
    runtime.recordUndo { [unowned self] in
      hook.isActive = false
      hooks.removeAll(hook)
      if let key { keyed[key] = nil }
    }
  }

  /// Unregisters a hook that is being removed, or whose object is deallocated.
  func forget(_ hook: Hook) {
    guard let index = hooks.index(of: hook) else { return }
    hooks.remove(at: index)
    let key = Key(hook)
    if let key { keyed[key] = nil }
    hook.isActive = false
    runtime.recordUndo { [unowned self] in
      guard !hook.target.isDeallocated else { return }
      hook.isActive = true
      hooks.insert(hook, at: min(index, hooks.count))
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
