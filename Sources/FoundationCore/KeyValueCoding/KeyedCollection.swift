package import SelectorRuntime

/// The return value of `mutableArrayValueForKey:` and similar: a proxy for the key's current value.
///
/// Subclasses change the value, with the owner's accessors, its setter, or its instance variable.
package class KeyedCollection: RuntimeObject {
  @Strong final var target: RuntimeObject?
  final var key = ""
  /// The type of the value when it was last read; a new value has the same type.
  private final var kind = Kind.list
  /// Whether the owner was observed when the collection was created.
  ///
  /// If not, changes through it notify no observer: on a device it calls the implementations of the
  /// class that the owner had then.
  private final var notifies = false
  /// Whether the value is being read, to detect a value that contains this collection.
  private final var isBeingRead = false

  /// The type of a new value for an instance variable or a property with a declared class.
  class var objectKind: Kind { .array }

  /// The name of the class on a device.
  class var nameOfClass: String { "" }

  /// The type of a new value that is passed to a setter.
  class var usualKind: Kind { .list }

  /// The expected type of value, for errors.
  class var expectation: String { "" }

  static func make(_ key: String, of target: RuntimeObject) throws -> Self {
    guard let cls = target.runtime.lookUpClass(nameOfClass),
      let made = target.runtime.createInstance(cls) as? Self
    else { throw RuntimeError(.inconsistency, "the class \(nameOfClass) is gone") }
    made.target = target
    made.key = key
    made.notifies = target.isa.lineage.contains { $0.concealment == .notifying }
    return made
  }

  /// The elements; an error while reading is raised by the message that reads them.
  package final override var listedElements: [Value]? {
    do {
      return try elements()
    } catch {
      runtime.postpone(error)
      return nil
    }
  }

  /// Returns the current elements; an empty list if the value is nil.
  package final func elements() throws -> [Value] {
    let value = try current()
    kind = value.isNone ? try kindOfNothing() : Kind(value)
    if value.isNone || value.isNull(in: runtime) { return [] }
    guard !isBeingRead else { throw endless() }
    isBeingRead = true
    defer { isBeingRead = false }
    if case .object(let other as KeyedCollection) = value { return try other.elements() }
    guard let elements = try foundation.elements(of: value) else {
      throw RuntimeError(
        .invalidArgument,
        "the value of '\(key)' is \(value.typeName), not \(Self.expectation)")
    }
    return elements
  }

  /// Returns the type for a value that is nil.
  ///
  /// It is an object in a dictionary and where a class is declared, as in compiled sources.
  private func kindOfNothing() throws -> Kind {
    guard let target else { return Self.usualKind }
    if target.isKind(of: "NSDictionary") { return Self.objectKind }
    let declared = target.isa.property(key)?.attributes.first { $0.name == "T" }?.value
    let type = try declared ?? AccessorSearch(key, of: target).ivar()?.types ?? ""
    return type.hasPrefix("@\"") ? Self.objectKind : Self.usualKind
  }

  private func current() throws -> Value {
    guard let target else { return .none }
    // The accessor is sent directly: `valueForKey:` of a collection would be sent to its elements.
    if ["NSArray", "NSSet", "NSOrderedSet"].contains(where: { target.isKind(of: $0) }),
      let getter = try AccessorSearch(key, of: target).getter()
    {
      return try runtime.send(target, getter)
    }
    return try foundation.value(forKey: key, of: .object(target))
  }

  private func endless() -> RuntimeError {
    let name = "-[\(Self.nameOfClass) count]"
    let reading = target.map { "-[\($0.className) valueForKey:]" } ?? name
    return RuntimeError(
      .stackOverflow,
      "stack overflow: \(name) → \(reading) → \(name): the value of '\(key)' is this collection itself"
    )
  }

  /// Makes a change, without notifying observers if the owner had none at the creation.
  final func quietly(_ change: () throws -> Void) throws {
    guard !notifies, let target else { return try change() }
    try target.withoutNotifying(ofKey: key, change)
  }

  final func refuseNil(_ values: [Value], _ message: String) throws {
    if values.contains(where: \.isNone) {
      throw RuntimeError(
        .invalidArgument, "*** -[\(Self.nameOfClass) \(message)]: object cannot be nil")
    }
  }

  /// Stores elements as the key's value, with the setter or in the instance variable.
  final func store(
    _ elements: [Value], _ mutation: KeyValueMutation, _ message: String
  ) throws {
    guard let target else { return }
    try quietly { try store(elements, mutation, message, in: target) }
  }

  private func store(
    _ elements: [Value], _ mutation: KeyValueMutation, _ message: String, in target: RuntimeObject
  ) throws {
    let search = AccessorSearch(key, of: target)
    if let setter = try search.setter() {
      try target.notifying(of: mutation, ofKey: key) {
        _ = try runtime.send(target, setter, Arguments(kind.value(of: elements, in: foundation)))
      }
    } else if let ivar = try search.ivar() {
      let old = try runtime.value(of: ivar, in: target)
      try target.notifying(of: mutation, ofKey: key) {
        // A table of the script is changed in place; any other value is replaced.
        if case .foreign(let table) = old, table.setList(elements) { return }
        if let object = old.object {
          if try object.replaceContents(with: elements) { return }
          // A collection in the variable is changed in place, so it must be mutable.
          let isFoundations =
            object is ArrayObject || object is SetObject || object is OrderedSetObject
          guard !isFoundations else {
            throw RuntimeError(
              .unrecognizedSelector,
              "-[\(object.className) \(message)]: unrecognized selector sent to instance "
                + object.address)
          }
        }
        guard try old.isNone || foundation.elements(of: old) != nil else {
          throw RuntimeError(
            .unrecognizedSelector,
            "-[\(old.classNameOnDevice) \(message)]: unrecognized selector, "
              + "the value of '\(key)' cannot be changed")
        }
        try runtime.setValueByKey(
          kind.value(of: elements, in: foundation), of: ivar, in: target)
      }
    } else {
      try foundation.set(kind.value(of: elements, in: foundation), forKey: key, of: target)
    }
  }
}
