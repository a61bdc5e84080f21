package import SelectorRuntime

/// The answer of `mutableArrayValueForKey:` and its like: a collection that always follows the
/// key's value.
///
/// A subclass changes it, through the owner's accessors, its setter, or its instance variable.
package class KeyedCollection: RuntimeObject {
  @Strong final var target: RuntimeObject?
  final var key = ""
  /// The kind of the value when it was read: the next one is of that kind.
  private final var kind = Kind.list
  /// Whether its value is being looked into: one that leads back to it has no end.
  private final var isBeingRead = false

  /// The kind of value that a variable or a property of a source gets where there was none.
  class var objectKind: Kind { .array }

  /// The name of the class on a device.
  class var nameOfClass: String { "" }

  /// The kind of value that a setter gets where there was none.
  class var usualKind: Kind { .list }

  /// The kind of value that is needed, for the errors.
  class var expectation: String { "" }

  static func make(_ key: String, of target: RuntimeObject) throws -> Self {
    guard let cls = target.runtime.lookUpClass(nameOfClass),
      let made = target.runtime.createInstance(cls) as? Self
    else { throw RuntimeError(.inconsistency, "the class \(nameOfClass) is gone") }
    made.target = target
    made.key = key
    return made
  }

  /// The elements; where reading them raises, the message that reads them does.
  package final override var listedElements: [Value]? {
    do {
      return try elements()
    } catch {
      runtime.postpone(error)
      return nil
    }
  }

  /// The elements at this moment; none when the value is nil.
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

  /// The kind of a value that is not there yet: an object where a class was declared for it, as
  /// sources do, and in a dictionary.
  private func kindOfNothing() throws -> Kind {
    guard let target else { return Self.usualKind }
    if target.isKind(of: "NSDictionary") { return Self.objectKind }
    let declared = target.isa.property(key)?.attributes.first { $0.name == "T" }?.value
    let type = try declared ?? AccessorSearch(key, of: target).ivar()?.types ?? ""
    return type.hasPrefix("@\"") ? Self.objectKind : Self.usualKind
  }

  private func current() throws -> Value {
    guard let target else { return .none }
    // A collection's own accessor tells its value; by `valueForKey:` it would ask its elements.
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

  final func refuseNil(_ values: [Value], _ message: String) throws {
    if values.contains(where: \.isNone) {
      throw RuntimeError(
        .invalidArgument, "*** -[\(Self.nameOfClass) \(message)]: object cannot be nil")
    }
  }

  /// Makes elements the key's value, by the setter or in the instance variable.
  final func store(
    _ elements: [Value], _ mutation: KeyValueMutation, _ message: String
  ) throws {
    guard let target else { return }
    let search = AccessorSearch(key, of: target)
    if let setter = try search.setter() {
      try target.notifying(of: mutation, ofKey: key) {
        _ = try runtime.send(target, setter, Arguments(kind.value(of: elements, in: foundation)))
      }
    } else if let ivar = try search.ivar() {
      let old = try runtime.value(of: ivar, in: target)
      try target.notifying(of: mutation, ofKey: key) {
        // A table of the script's is changed where it is; anything else is replaced.
        if case .foreign(let table) = old, table.setList(elements) { return }
        if let object = old.object {
          if try object.replaceContents(with: elements) { return }
          // The variable's own collection gets the message, and has to be one that can be changed.
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
