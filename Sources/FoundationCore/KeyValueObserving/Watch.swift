internal import SelectorRuntime

/// One key of one object that a registration depends on.
///
/// A path `a.b` watches `a` on the observed object and, as its child, `b` on the current value of
/// `a`. The keys that the key's value depends on are watched too; their changes count as a change
/// of the whole value.
final class Watch {
  let object: RuntimeObject
  let key: String
  /// The path after the key, or nil.
  let rest: String?
  let observance: Observance
  /// The watch of the key that depends on this one.
  private(set) weak var dependent: Watch?
  /// The watch of the rest of the path, on the key's value.
  private var child: Watch?
  /// The observer of the rest of the path, if the key's value has its own registration of
  /// observers.
  private var nested: NestedObserver?
  /// The watches of the keys that the key's value depends on.
  private var dependencies: [Watch] = []

  /// Watches of former values that were replaced by nil without a notification.
  ///
  /// As on a device, they keep notifying.
  private var abandoned: [Watch] = []

  private var isAttached = true

  /// Whether a change of the key is a change of the observed value itself, with its elements.
  var isDirect: Bool { rest == nil && dependent == nil }

  private init(
    _ path: KeyPath, of object: RuntimeObject, _ observance: Observance, dependent: Watch?
  ) {
    self.object = object
    key = path.key
    rest = path.rest
    self.observance = observance
    self.dependent = dependent
  }

  /// Watches a path up to an operator; the part from the operator on is not observable.
  ///
  /// - Throws: `NSInvalidArgumentException` for a path through a list, and errors of the class's
  ///   `keyPathsForValuesAffectingValueForKey:`.
  static func attach(
    _ path: KeyPath, to object: RuntimeObject, for observance: Observance, dependent: Watch? = nil
  ) throws -> Watch? {
    guard path.collectionOperator == nil else { return nil }
    try object.runtime.enter("-[\(object.className) addObserver:forKeyPath:options:context:]")
    defer { object.runtime.leave() }
    let watch = Watch(path, of: object, observance, dependent: dependent)
    ObservationInfo.of(object).insert(watch)
    do {
      try object.foundation.notifyAutomatically(of: path.key, on: object)
      for affecting in try object.foundation.keyPathsAffecting(path.key, of: object) {
        let path = KeyPath(affecting)
        guard !watch.isCircular(path.key) else { continue }
        if let found = try attach(path, to: object, for: observance, dependent: watch) {
          watch.dependencies.append(found)
        }
      }
      try watch.attachChild()
    } catch {
      try? watch.detach()
      throw error
    }
    return watch
  }

  private func isCircular(_ key: String) -> Bool {
    var next: Watch? = self
    while let watch = next {
      if watch.object === object && watch.key == key { return true }
      next = watch.dependent
    }
    return false
  }

  /// The object whose part of the path is watched.
  private var target: RuntimeObject? { child?.object ?? nested?.target }

  /// Attaches the watch of the rest of the path to the key's current value.
  ///
  /// - Parameter isAbandoned: Whether the watch of the former value is kept.
  private func attachChild(isAbandoned: Bool = false) throws {
    guard let rest else { return }
    let world = object.foundation
    let value = try world.value(forKey: key, of: .object(object))
    if let target, target === value.object { return }
    if isAbandoned, let child {
      abandoned.append(child)
      self.child = nil
    } else {
      try detachChild()
    }
    if let next = value.object, !(next is KeyedCollection) {
      guard next !== world.runtime.null, !next.isDeallocating else { return }
      guard world.registersPlainly(next) || KeyPath(rest).collectionOperator != nil else {
        return nested = try NestedObserver.register(with: next, rest, for: self)
      }
      child = try Watch.attach(KeyPath(rest), to: next, for: observance, dependent: dependent)
    } else if value.elements?.isEmpty == false, !rest.hasPrefix("@") {
      throw RuntimeError(
        .invalidArgument,
        "[<\(value.classNameOnDevice)> addObserver:forKeyPath:options:context:] is not supported. "
          + "Key path: \(rest)")
    }
  }

  /// Returns the key's value if a part of the path can be watched on it.
  private func currentTarget() throws -> RuntimeObject? {
    guard let rest, KeyPath(rest).collectionOperator == nil, !object.isDeallocating else {
      return nil
    }
    let value = try object.foundation.value(forKey: key, of: .object(object)).object
    guard let value, !(value is KeyedCollection), !value.isDeallocating,
      value !== object.runtime.null
    else { return nil }
    return value
  }

  /// Records the key's value before a change, and those of the keys that depend on it.
  func recordTargets(in targets: inout [ObjectIdentifier: RuntimeObject]) throws {
    guard isAttached else { return }
    if rest != nil, let target = try currentTarget() { targets[ObjectIdentifier(self)] = target }
    try dependent?.recordTargets(in: &targets)
  }

  /// Returns the first watch whose key's value was replaced without a notification, or nil.
  ///
  /// A value that was replaced by nil is not detected, as on a device.
  func staleWatch() throws -> Watch? {
    for dependency in dependencies {
      if let stale = try dependency.staleWatch() { return stale }
    }
    guard let current = try currentTarget() else { return nil }
    return try current !== target || child?.staleWatch() != nil ? self : nil
  }

  /// Returns the exception for a part of the path that was replaced without a notification.
  func staleError(_ failure: String) -> RuntimeError {
    let isInner = object !== observance.object
    let observer =
      isInner
      ? "<NSKeyValueObservance \(observance.observer.address)>"
      : observance.observer.descriptionForErrors
    return RuntimeError(
      .inconsistency,
      "\(failure) \(observer) for the key path \"\(key + (rest.map { "." + $0 } ?? ""))\" from "
        + "\(object.descriptionForErrors), most likely because the value for the key \"\(key)\" "
        + "has changed without an appropriate KVO notification being sent. Check the "
        + "KVO-compliance of the \(object.apparentClass.name) class.")
  }

  /// Updates the watches to the key's current value, and those of the keys that depend on it.
  ///
  /// - Parameter before: The values when the change began, by ``recordTargets(in:)``.
  /// - Throws: `NSInternalInconsistencyException` if a value had been replaced without a
  ///   notification.
  func refresh(_ before: [ObjectIdentifier: RuntimeObject]) throws {
    guard isAttached else { return }
    let former = before[ObjectIdentifier(self)]
    if let former {
      let isStale = try former !== target || child?.staleWatch() != nil
      if isStale { throw staleError("Cannot update for observer") }
    }
    try attachChild(isAbandoned: former == nil && target?.isDeallocating == false)
    try dependent?.refresh(before)
  }

  /// Removes the watch and its children; restores the class of an object without observers.
  func detach() throws {
    try ownerEnded()
    guard let info = object.attachment as? ObservationInfo else { return }
    info.watches[key]?.removeAll(self)
    if info.watches[key]?.isEmpty == true { info.watches[key] = nil }
    if info.isEmpty && !object.isDeallocating { try object.foundation.stopNotifying(object) }
  }

  /// Removes the children after the object was deallocated.
  func ownerEnded() throws {
    isAttached = false
    for watch in dependencies { try watch.detach() }
    dependencies = []
    for watch in abandoned { try watch.detach() }
    abandoned = []
    try detachChild()
  }

  private func detachChild() throws {
    let (oldChild, oldNested) = (child, nested)
    (child, nested) = (nil, nil)
    try oldChild?.detach()
    try oldNested?.end()
  }
}
