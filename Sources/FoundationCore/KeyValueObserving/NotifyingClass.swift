internal import SelectorRuntime

/// The dynamic subclass whose setters notify observers.
///
/// It is named `NSKVONotifying_Foo`, and all observed instances of `Foo` share it. Observing an
/// object changes its class to this one; `class` still returns `Foo`. Its methods look up the
/// original methods when they are called, so that methods that are replaced later take effect.
/// Subclasses that a script inserts explicitly inherit from it. Hooks with concealed subclasses
/// stay outermost: this class is inserted below them.
extension FoundationWorld {
  /// Makes the object's accessors of a key notify observers, unless the class disables it.
  func notifyAutomatically(of key: String, on object: RuntimeObject) throws {
    guard !(object is RuntimeClass), try notifiesAutomatically(of: key, object) else { return }
    if let known = object.isa.lineage.first(where: { $0.concealment == .notifying }) {
      return overrideAccessors(of: key, in: known)
    }
    var base = object.isa
    var innermostLayer: RuntimeClass?
    while base.concealment == .layer, let above = base.superclass {
      innermostLayer = base
      base = above
    }
    guard let notifying = notifyingClass(of: base) else { return }
    ObservationInfo.of(object).hasUsedNotifyingClass = true
    overrideAccessors(of: key, in: notifying)
    if let innermostLayer {
      _ = try runtime.setSuperclass(of: innermostLayer, to: notifying)
    } else {
      try runtime.setClass(of: object, to: notifying)
    }
  }

  /// Restores the original class of an object that has no observers any more.
  ///
  /// As on a device, subclasses of the notifying class that a script has inserted are removed too;
  /// concealed subclasses of hooks stay.
  func stopNotifying(_ object: RuntimeObject) throws {
    object.attachment = nil
    let lineage = object.isa.lineage
    guard let notifying = lineage.first(where: { $0.concealment == .notifying }),
      let original = notifying.superclass
    else { return }
    var left = original
    let above = lineage.prefix { $0 !== notifying }
    for layer in above.reversed() where layer.concealment == .layer {
      if layer.superclass !== left { _ = try runtime.setSuperclass(of: layer, to: left) }
      left = layer
    }
    if object.isa !== left { try runtime.setClass(of: object, to: left) }
  }

  /// Returns the notifying subclass of a class, created on first use.
  ///
  /// It is nil if the name is in use by another class, or if the class cannot have subclasses.
  private func notifyingClass(of base: RuntimeClass) -> RuntimeClass? {
    let name = "NSKVONotifying_" + base.name
    if let known = runtime.lookUpClass(name) {
      if known.concealment == .notifying && known.superclass === base { return known }
      writeLog(
        "KVO failed to allocate class pair for name \(name), automatic key-value observing will "
          + "not work for this class")
      return nil
    }
    guard let made = runtime.allocateClassPair(base, name) else { return nil }
    made.concealment = .notifying
    let cls = keyValue.`class`
    define(cls, "#@:", in: made) { [unowned self] object, selector, arguments in
      // A `class` of the original class is not called, unless a script has inserted a subclass.
      let actual = object.isa.lineage.first { $0.concealment != .layer }
      if actual === made, let original = made.superclass { return .object(original) }
      return try runtime.sendSuper(object, above: made, selector, arguments)
    }
    // The superclass's `dealloc` runs after this one returns.
    define(runtime.known.dealloc, "v@:", in: made) { _, _, _ in .none }
    define(runtime.selector("_isKVOA"), "B@:", in: made) { _, _, _ in .bool(true) }
    runtime.registerClassPair(made)
    return made
  }

  private func define(
    _ selector: Selector, _ types: String, in cls: RuntimeClass,
    _ body: @escaping NativeImplementation.Body
  ) {
    runtime.addMethod(cls, selector, NativeImplementation(body), types: types, change: .definition)
  }

  /// Overrides the existing accessors of a key to notify observers.
  private func overrideAccessors(of key: String, in notifying: RuntimeClass) {
    // The setter that key-value coding would find; the other one notifies no observer.
    let setters = ["set", "_set"].map { "\($0)\(KeyPath.capitalized(key)):" }
    let found = setters.first { name in
      runtime.knownSelector(name).map { notifying.method($0) != nil } ?? false
    }
    if let found { override(found, of: key, in: notifying) { _ in .whole } }
    overrideListAccessors(of: key, in: notifying)
    overrideSetAccessors(of: key, in: notifying)
  }

  private func overrideListAccessors(of key: String, in notifying: RuntimeClass) {
    let names = ListAccessors.names(key)
    func override(
      _ name: String, _ change: KeyValueChange, _ indexes: @escaping (borrowing Arguments) -> [Int]
    ) {
      self.override(name, of: key, in: notifying) { .list(change, at: indexes($0)) }
    }
    override(names.insertOne, .insertion) { $0[1].index.map { [$0] } ?? [] }
    override(names.removeOne, .removal) { $0[0].index.map { [$0] } ?? [] }
    override(names.replaceOne, .replacement) { $0[0].index.map { [$0] } ?? [] }
    override(names.insertMany, .insertion) { $0[1].indexes }
    override(names.removeMany, .removal) { $0[0].indexes }
    override(names.replaceMany, .replacement) { $0[0].indexes }
  }

  private func overrideSetAccessors(of key: String, in notifying: RuntimeClass) {
    let names = SetAccessors.names(key)
    func override(
      _ name: String, _ mutation: SetMutation, _ objects: @escaping (borrowing Arguments) -> [Value]
    ) {
      self.override(name, of: key, in: notifying) { .set(mutation, using: objects($0)) }
    }
    override(names.addOne, .union) { [$0[0]] }
    override(names.removeOne, .minus) { [$0[0]] }
    override(names.addMany, .union) { $0[0].elements ?? [] }
    override(names.removeMany, .minus) { $0[0].elements ?? [] }
    override(names.intersect, .intersect) { $0[0].elements ?? [] }
  }

  private func override(
    _ name: String, of key: String, in notifying: RuntimeClass,
    _ mutation: @escaping (borrowing Arguments) -> KeyValueMutation
  ) {
    guard let selector = runtime.knownSelector(name), notifying.ownMethod(selector) == nil,
      let method = notifying.method(selector)
    else { return }
    define(selector, method.types, in: notifying) {
      [unowned self] object, selector, arguments in
      guard let info = object.attachment as? ObservationInfo, info.watches[key] != nil,
        !info.quietKeys.contains(key)
      else { return try runtime.sendSuper(object, above: notifying, selector, arguments) }
      let values = arguments.values
      return try changing(object, key, mutation(arguments)) {
        try runtime.sendSuper(object, above: notifying, selector, Arguments(values))
      }
    }
  }
}

extension Value {
  fileprivate var index: Int? { integerPart.flatMap { Int(exactly: $0) } }

  /// The indexes in a list.
  fileprivate var indexes: [Int] { (elements ?? []).compactMap(\.index) }
}
