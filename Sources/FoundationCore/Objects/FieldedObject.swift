package import SelectorRuntime

/// An object that only stores properties: a request, a configuration, a part of another object.
///
/// Its class declares each of them with
/// ``ClassDefinition/field(_:_:_:of:getter:usual:isReadonly:)``.
package final class FieldedObject: RuntimeObject {
  /// It represents many classes; this is the declared type of methods that name none of them.
  package override class var declaredName: String { "NSObject" }

  private var fields: [String: Value] = [:]

  /// The value of a property; none before it was set.
  package subscript(name: String) -> Value {
    get { fields[name] ?? .none }
    set {
      for object in newValue.heldObjects { object.retain() }
      let old = fields.updateValue(newValue, forKey: name)
      for object in old?.heldObjects ?? [] { object.release() }
    }
  }

  /// Returns whether a property has been set.
  package func has(_ name: String) -> Bool { fields[name] != nil }

  /// The names of the properties that have been set, in alphabetical order.
  package var names: [String] { fields.keys.sorted() }

  /// Returns a string property.
  package func text(_ name: String) -> String { String.from(self[name], in: runtime) ?? "" }

  /// Returns a numeric property.
  package func number(_ name: String) -> Double? { Double.from(self[name], in: runtime) }

  /// Copies all properties of another object.
  package func takeFields(of other: FieldedObject) {
    for (name, value) in other.fields { self[name] = value }
  }

  /// Returns a copy of another class with the same values.
  package func copied(as cls: RuntimeClass) throws -> FieldedObject {
    guard let made = runtime.createInstance(cls) as? FieldedObject else {
      throw RuntimeError(.invalidArgument, "\(cls.name) cannot hold what \(className) holds")
    }
    made.takeFields(of: self)
    return made
  }

  /// Returns whether another object has the same class and equal values.
  package func hasEqualFields(_ other: FieldedObject) throws -> Bool {
    guard fields.count == other.fields.count, apparentClass === other.apparentClass else {
      return false
    }
    return try fields.allSatisfy { name, value in
      try foundation.isEqual(value, other[name])
    }
  }

  package override func destruct() {
    let old = fields
    fields = [:]
    for object in old.values.flatMap(\.heldObjects) { object.release() }
    super.destruct()
  }
}

extension ClassDefinition where Instance == FieldedObject {
  /// Declares a stored property.
  ///
  /// - Parameters:
  ///   - usual: The default value.
  ///   - isReadonly: Whether it has no setter.
  package func field<T: MessageValue & SendableMetatype>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    getter: String? = nil, usual: T, isReadonly: Bool = false
  ) {
    let get: (Instance) throws -> T = { object in
      object.has(name) ? T.from(object[name], in: object.runtime) ?? usual : usual
    }
    guard !isReadonly else { return readonly(name, holding, of: className, getter: getter, get) }
    property(
      name, holding, of: className, getter: getter, get: get,
      set: { (object, value: T) in object[name] = value.messageValue })
  }

  /// Makes objects copyable and comparable by their properties.
  package func fieldsAreCopied() {
    adopt(FoundationProtocols.copying)
    method("copyWithZone:") { (object, _: Value) -> RuntimeObject in
      try object.copied(as: object.apparentClass)
    }
    method("isEqual:") { (object, other: Value) -> Bool in
      guard let other = other.object as? FieldedObject else { return false }
      return try other === object || object.hasEqualFields(other)
    }
    method("hash") { (object) -> Int in
      object.apparentClass.name.utf8.reduce(5) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
  }
}
