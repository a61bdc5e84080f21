package import FoundationCore
public import SelectorRuntime

/// Storage for rarely used properties; an object only stores the ones that were set.
package final class StoredValues {
  package init() {}

  private(set) var values: [String: Value] = [:]
  private var references: [String: WeakReference] = [:]

  /// Returns the value that was set; nil if none was set or the object is deallocated.
  package func value(_ name: String) -> Value? {
    if let reference = references[name] { return reference.load().map { .object($0) } }
    return values[name]
  }

  /// Stores a value, and retains its object unless it is held weakly.
  package func set(_ name: String, _ value: Value, _ holding: NativePropertyHolding) {
    let old = values[name]
    if holding == .weak || holding == .assign, case .object(let object) = value {
      references[name] = WeakReference(object)
      values[name] = nil
    } else {
      references[name] = nil
      for object in value.heldObjects { object.retain() }
      values[name] = value
    }
    // The old value is released last, since its deallocation may access the same property.
    for object in old?.heldObjects ?? [] { object.release() }
  }

  /// Removes a value.
  package func remove(_ name: String) {
    references[name] = nil
    for object in values.removeValue(forKey: name)?.heldObjects ?? [] { object.release() }
  }

  /// Captures the values; the returned function restores those that are not deallocated by then.
  fileprivate func restoration() -> () -> Void {
    let (old, oldReferences) = (values, references)
    return { [weak self] in
      guard let self else { return }
      let new = values
      values = old.filter { !$0.value.heldObjects.contains { $0.isDeallocating } }
      references = oldReferences
      for object in values.values.flatMap(\.heldObjects) { object.retain() }
      for object in new.values.flatMap(\.heldObjects) { object.release() }
    }
  }

  /// Returns a copy of the values for another object.
  package func copy() -> StoredValues {
    let made = StoredValues()
    for (name, value) in values { made.set(name, value, .strong) }
    made.references = references
    return made
  }

  /// Whether another object has equal values.
  package func isEqual(to other: StoredValues, in world: FoundationWorld) throws -> Bool {
    guard values.count == other.values.count, references.count == other.references.count else {
      return false
    }
    return try values.allSatisfy { name, value in
      try other.values[name].map { try world.isEqual(value, $0) } ?? false
    } && references.allSatisfy { $1.load() === other.references[$0]?.load() }
  }

  /// Releases all values.
  package func empty() {
    let old = values
    values = [:]
    references = [:]
    for object in old.values.flatMap(\.heldObjects) { object.release() }
  }
}

/// An object with rarely used properties.
open class StoringObject: RuntimeObject {
  /// The values; nil until one is set.
  package final var storedValues: StoredValues?

  /// Returns the values for a change, and creates the storage if necessary.
  package final func makeStoredValues() -> StoredValues {
    let values = storedValues ?? StoredValues()
    storedValues = values
    runtime.recordContents(of: self, values.restoration())
    return values
  }

  open override func destruct() {
    storedValues?.empty()
    storedValues = nil
    super.destruct()
  }
}

extension ClassDefinition where Instance: StoringObject {
  /// Declares an instance variable without a property, for key-value coding.
  ///
  /// The callback `changed` is called after each change.
  package func keptIvar<T: MessageValue>(
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

  /// Declares a stored property without further behavior.
  ///
  /// It has the value `usual` by default. The callback `changed` is called after each change.
  package func stored<T: MessageValue>(
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

  /// Declares the `springLoaded` property.
  package func springLoaded() { stored("springLoaded", getter: "isSpringLoaded", usual: false) }

  /// Declares methods that do nothing and that subclasses can override.
  package func hooks(_ names: String...) {
    for name in names { method(name) { _ in } }
  }
}
