internal import FoundationCore
package import SelectorRuntime

/// Properties that hardly anybody sets: an object keeps those that somebody has set, and pays nothing
/// for the others.
final class StoredValues {
  private var values: [String: Value] = [:]
  private var references: [String: WeakReference] = [:]

  /// The value that has been set; nil when none has, or when it is gone.
  func value(_ name: String) -> Value? {
    if let reference = references[name] { return reference.load().map { .object($0) } }
    return values[name]
  }

  /// Keeps a value, and its object alive unless it is held weakly.
  func set(_ name: String, _ value: Value, _ holding: NativePropertyHolding) {
    let old = values[name]
    if holding == .weak || holding == .assign, case .object(let object) = value {
      references[name] = WeakReference(object)
      values[name] = nil
    } else {
      references[name] = nil
      for object in value.heldObjects { object.retain() }
      values[name] = value
    }
    // What was held before goes last, since its end may read or set the same property.
    for object in old?.heldObjects ?? [] { object.release() }
  }

  /// Forgets a value.
  func remove(_ name: String) {
    references[name] = nil
    for object in values.removeValue(forKey: name)?.heldObjects ?? [] { object.release() }
  }

  /// Keeps the same values for another object.
  func copy() -> StoredValues {
    let made = StoredValues()
    for (name, value) in values { made.set(name, value, .strong) }
    made.references = references
    return made
  }

  /// Whether another object has equal values.
  func isEqual(to other: StoredValues, in world: FoundationWorld) throws -> Bool {
    guard values.count == other.values.count, references.count == other.references.count else {
      return false
    }
    return try values.allSatisfy { name, value in
      try other.values[name].map { try world.isEqual(value, $0) } ?? false
    } && references.allSatisfy { $1.load() === other.references[$0]?.load() }
  }

  /// Lets go of everything.
  func empty() {
    let old = values
    values = [:]
    references = [:]
    for object in old.values.flatMap(\.heldObjects) { object.release() }
  }
}

/// An object with such properties.
package class StoringObject: RuntimeObject {
  /// Nil until something is set.
  final var storedValues: StoredValues?

  /// The values, made now if nothing has been set yet.
  final func makeStoredValues() -> StoredValues {
    let values = storedValues ?? StoredValues()
    storedValues = values
    return values
  }

  package override func destruct() {
    storedValues?.empty()
    storedValues = nil
    super.destruct()
  }
}

extension ClassDefinition where Instance: StoringObject {
  /// Declares a variable without a property, which key-value coding reads and writes.
  ///
  /// - Parameter changed: Called after each change.
  func keptIvar<T: MessageValue>(
    _ name: String, _ type: T.Type, _ changed: @escaping (Instance) throws -> Void = { _ in }
  ) {
    ivar(
      name,
      { (object) -> T? in
        object.storedValues?.value(name).flatMap { T.from($0, in: object.runtime) }
      }
    ) { (object, value: T?) in
      object.makeStoredValues().set(name, value.messageValue, .strong)
      try changed(object)
    }
  }

  /// Declares a property that is simply kept.
  ///
  /// - Parameters:
  ///   - usual: What it is until somebody sets it.
  ///   - changed: Called after each change.
  func stored<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    getter: String? = nil, usual: T, changed: ((Instance) throws -> Void)? = nil
  ) {
    property(
      name, holding, of: className, getter: getter,
      get: { (object) -> T in
        guard let value = object.storedValues?.value(name) else { return usual }
        return T.from(value, in: object.runtime) ?? usual
      },
      set: { (object, value: T) in
        object.makeStoredValues().set(name, value.messageValue, holding)
        try changed?(object)
      })
  }

  /// Declares methods that a subclass may override and that do nothing here.
  func hooks(_ names: String...) {
    for name in names { method(name) { _ in } }
  }
}
