package import SelectorRuntime

/// Hooks of delegate messages: one proxy for each delegate property.
extension HookRegistry {
  /// The key of a delegate property.
  struct SlotKey: Hashable {
    let object: RuntimeObject
    let setter: Selector
  }

  /// Returns the app's delegate of a proxy.
  package static func target(of proxy: RuntimeObject) -> RuntimeObject? {
    (proxy as? DelegateProxy)?.target
  }

  /// Returns the getter and the setter of a delegate property.
  ///
  /// - Throws: `RuntimeError` when the object has no such property.
  package func accessors(
    of property: String, _ object: RuntimeObject, _ function: String
  ) throws -> (getter: Selector, setter: Selector) {
    let declared = object.isa.property(property)
    let getter = declared?.getter ?? runtime.selector(property)
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    let accessors = (getter, declared?.setter ?? runtime.selector(setter))
    for selector in [accessors.0, accessors.1] {
      let question = runtime.known.respondsToSelector
      guard try runtime.send(object, question, selector, as: Bool.self) else {
        throw RuntimeError(
          .invalidArgument,
          "\(function): \(object.defaultDescription) has no property '\(property)' that can be set: "
            + "it does not respond to '\(selector)'")
      }
    }
    return accessors
  }

  /// Installs a hook of delegate messages.
  ///
  /// - Parameters:
  ///   - handlers: one layer for each selector.
  ///   - request: its selector is the setter.
  ///   - property: the name of the delegate property.
  ///   - getter: the getter of the property.
  package func installDelegate(
    _ handlers: [Layer], _ request: Hook.Request, property: String, getter: Selector
  ) throws -> Hook {
    let object = request.target
    let hook = Hook(request, .delegate)
    let slot = try slot(of: request, property: property, getter: getter)
    for layer in handlers {
      if slot.proxyClass.ownMethod(layer.selector) == nil {
        runtime.addMethod(
          slot.proxyClass, layer.selector, DelegateMethod(),
          types: TypeEncoding.ofObjects(layer.selector), change: .definition)
      }
      addLayer(layer, over: slot.proxyClass, for: hook)
    }
    slot.hooks.append(hook)
    runtime.recordUndo { slot.hooks.removeAll(hook) }
    hook.end = { [unowned self, unowned hook] in try removeHook(slot, hook) }
    note(hook)
    do {
      if slot.setterLayer?.isActive ?? false {
        try slot.refresh()
      } else {
        try slot.install(over: layerClass(for: object), request)
      }
    } catch {
      _ = try? remove(hook)
      throw error
    }
    return hook
  }

  private func slot(
    of request: Hook.Request, property: String, getter: Selector
  ) throws -> HookedDelegate {
    let key = SlotKey(object: request.target, setter: request.selector)
    if let known = slots[key] { return known }
    let object = request.target
    let name = "HookDelegateProxy_\(object.address)_\(request.selector.spelling)"
    var number = 1
    while runtime.lookUpClass("\(name)\(number)") != nil { number += 1 }
    guard let cls = runtime.allocateClassPair(proxyClass, "\(name)\(number)") else {
      throw RuntimeError(.inconsistency, "the class of delegate proxies cannot be subclassed")
    }
    cls.concealment = .layer
    runtime.registerClassPair(cls)
    let policy = object.isa.property(property)?.policy ?? .weak
    let slot = try HookedDelegate(
      object, property: property, getter: getter, setter: request.selector, policy, cls
    ) { [unowned self] in isSentToSelf($0, $1) }
    runtime.recordUndo { [unowned self] in
      slots[key] = nil
      slot.forget()
    }
    slots[key] = slot
    return slot
  }

  /// Removes a hook from its property; removes the proxy with the last hook.
  private func removeHook(_ slot: HookedDelegate, _ hook: Hook) throws {
    let key = SlotKey(object: slot.object, setter: slot.setter)
    let hooks = slot.hooks
    runtime.recordUndo { slot.hooks = hooks }
    slot.hooks.removeAll(hook)
    guard slot.hooks.isEmpty else { return try slot.refresh() }
    runtime.recordUndo { try? slot.reinstall() }
    runtime.recordUndo { [unowned self] in slots[key] = slot }
    slots[key] = nil
    let cls = slot.object.isDeallocating ? nil : layerClasses[slot.object]
    defer { try? runtime.disposeClassPair(slot.proxyClass) }
    try slot.uninstall(from: cls)
  }
}
