internal import FoundationCore
internal import SelectorRuntime

/// A delegate property of one object, and the proxy that hooks have set.
///
/// The setter sets the proxy's target and passes the proxy to the inner implementation. The getter
/// returns the app's delegate, except to methods of the class that declares the property: they get
/// the proxy, as UIKit's methods read their instance variable. Each change sets nil and then the
/// proxy again, because a class that caches `respondsToSelector:` when a delegate is set would keep
/// the old results. Observers of the property are notified only of what the app sets. A setter call
/// from inside the setter is passed on unchanged, so that proxies of other libraries work.
final class HookedDelegate {
  let object: RuntimeObject
  /// The property's name for key-value observing.
  let property: String
  let getter, setter: Selector
  let policy: DeclaredProperty.Policy
  /// The class of the proxy, with the hooked selectors.
  let proxyClass: RuntimeClass
  private(set) var proxy: DelegateProxy
  var hooks: [Hook] = []
  private(set) var setterLayer: Layer?
  private(set) var getterLayer: Layer?
  private var isSetting = false
  private var isProxySet = false
  /// The delegate that the getter returns until the proxy is set for a new one.
  private var visibleDelegate: RuntimeObject?
  /// Returns whether the property's own class calls; see ``HookRegistry/isSentToSelf``.
  private let isSentToSelf: (RuntimeObject, Selector) -> Bool

  init(
    _ object: RuntimeObject, property: String, getter: Selector, setter: Selector,
    _ policy: DeclaredProperty.Policy, _ proxyClass: RuntimeClass,
    isSentToSelf: @escaping (RuntimeObject, Selector) -> Bool
  ) throws {
    self.object = object
    self.property = property
    self.isSentToSelf = isSentToSelf
    self.getter = getter
    self.setter = setter
    self.policy = policy
    self.proxyClass = proxyClass
    proxy = try HookedDelegate.makeProxy(of: proxyClass, policy)
  }

  private static func makeProxy(
    of cls: RuntimeClass, _ policy: DeclaredProperty.Policy
  ) throws -> DelegateProxy {
    guard let made = cls.runtime.createInstance(cls) as? DelegateProxy else {
      throw RuntimeError(.inconsistency, "\(cls.name) does not create delegate proxies")
    }
    made.policy = policy
    made.retain()
    return made
  }

  /// Adds the layers of the setter and the getter, and sets the proxy.
  func install(over cls: RuntimeClass, _ request: Hook.Request) throws {
    let set = SlotLayer(setter, request) { [unowned self] receiver, layer, values in
      try self.set(values, receiver, layer)
    }
    let get = SlotLayer(getter, request) { [unowned self] receiver, layer, values in
      let isOwnCall = isSentToSelf(receiver, getter)
      let held = try layer.inner.invoke(receiver, getter, Arguments(values))
      if isOwnCall { return held }
      let seen = isSetting && held.object !== proxy ? visibleDelegate : proxy.target
      return seen.map { .object($0) } ?? .none
    }
    setterLayer = set
    getterLayer = get
    proxy.target = try current()
    object.runtime.addLayer(set, to: cls)
    object.runtime.addLayer(get, to: cls)
    try refresh()
  }

  /// Returns the current value of the property, by message.
  private func current() throws -> RuntimeObject? {
    try object.runtime.send(object, getter).object
  }

  private func set(_ values: [Value], _ receiver: RuntimeObject, _ layer: Layer) throws -> Value {
    let new = values.first ?? .none
    guard !isSetting, values.count <= 1, new.isNone || new.object != nil else {
      return try layer.inner.invoke(receiver, setter, Arguments(values))
    }
    visibleDelegate = proxy.target
    visibleDelegate?.retain()
    defer {
      visibleDelegate?.release()
      visibleDelegate = nil
    }
    if new.object !== proxy { proxy.target = new.object }
    do {
      try setProxy(notifies: true)
    } catch {
      // If the setter raises, the old delegate stays.
      if try getterLayer?.inner.invoke(object, getter).object !== proxy {
        proxy.target = visibleDelegate
        try setProxy(notifies: false)
      }
      throw error
    }
    return .none
  }

  /// Sets the proxy again; the app's delegate does not change.
  func refresh() throws {
    visibleDelegate = proxy.target
    defer { visibleDelegate = nil }
    try setProxy(notifies: false)
  }

  private func setProxy(notifies: Bool) throws {
    guard let inner = setterLayer?.inner, !object.isDeallocating, !isSetting else { return }
    isSetting = true
    defer { isSetting = false }
    if isProxySet {
      try withoutNotifying { _ = try inner.invoke(object, setter, Arguments(.none)) }
    }
    isProxySet = true
    let proxy = Value.object(proxy)
    if notifies {
      _ = try inner.invoke(object, setter, Arguments(proxy))
    } else {
      try withoutNotifying { _ = try inner.invoke(object, setter, Arguments(proxy)) }
    }
  }

  private func withoutNotifying(_ change: () throws -> Void) throws {
    try object.withoutNotifying(ofKey: property, change)
  }

  /// Removes the layers, and sets the property to the app's delegate.
  func uninstall(from cls: RuntimeClass?) throws {
    let runtime = object.runtime
    let target = proxy.target
    target?.retain()
    defer { target?.release() }
    if let cls {
      for layer in [getterLayer, setterLayer] {
        if let layer { runtime.removeLayer(layer, from: cls) }
      }
    }
    defer {
      isProxySet = false
      proxy.makeWeak()
      proxy.release()
    }
    if !object.isDeallocating { try restore(target) }
  }

  /// Sets the property to the app's delegate, by message.
  func restore(_ target: RuntimeObject?) throws {
    try withoutNotifying {
      _ = try object.runtime.send(object, setter, Arguments(.none))
      guard let target, !target.isDeallocating else { return }
      _ = try object.runtime.send(object, setter, Arguments(.object(target)))
    }
  }

  /// Sets a proxy again, after restoring a snapshot with hooks.
  func reinstall() throws {
    guard !object.isDeallocating, let inner = getterLayer?.inner else { return }
    let target = try inner.invoke(object, getter).object
    if proxy.isDeallocated || proxy.isDeallocating {
      proxy = try HookedDelegate.makeProxy(of: proxyClass, policy)
    } else {
      proxy.retain()
    }
    proxy.target = target
    try refresh()
  }

  /// Sets the app's own delegate again, after restoring a snapshot without hooks.
  func forget() {
    try? restore(proxy.target)
    proxy.target = nil
  }
}

/// The layer of a setter or a getter of a delegate property.
private final class SlotLayer: Layer {
  private let body: (RuntimeObject, Layer, [Value]) throws -> Value

  init(
    _ selector: Selector, _ request: Hook.Request,
    _ body: @escaping (RuntimeObject, Layer, [Value]) throws -> Value
  ) {
    self.body = body
    super.init(
      .delegate, selector, owner: request.owner, key: request.key, source: request.source)
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let values = arguments.values
    guard isActive else { return try inner.invoke(receiver, self.selector, Arguments(values)) }
    return try body(receiver, self, values)
  }
}
