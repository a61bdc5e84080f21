/// An instance variable: what an object stores for one name of one class.
///
/// Objects keep the values by the variable's own identity, so that a variable can be added to a class
/// that has instances (a property declared late) and two classes can have one of the same name. A
/// model's variable has no storage: it is read from, and written to, the model. The corresponding
/// Objective-C type is `Ivar`.
package final class Ivar {
  /// A model's access to a variable of its own.
  struct Access {
    let read: (RuntimeObject) throws -> Value
    let write: ((RuntimeObject, Value) throws -> Void)?
  }

  package let name: String
  /// The type encoding, such as `@` or `q`.
  package let types: String
  /// How the value is held.
  package let policy: DeclaredProperty.Policy
  /// Whether a source counts by hand what it holds: nobody retains what is put in but key-value coding.
  package let isCountedByHand: Bool
  /// The value until it is set.
  package let initialValue: Value
  let access: Access?
  /// The class that lists it.
  package internal(set) weak var owner: RuntimeClass?

  package init(
    _ name: String, types: String = "@", policy: DeclaredProperty.Policy = .strong,
    initialValue: Value? = nil, isCountedByHand: Bool = false
  ) {
    self.name = name
    self.isCountedByHand = isCountedByHand
    self.types = types
    self.policy = policy
    self.initialValue = initialValue ?? TypeEncoding.zero(of: types)
    access = nil
  }

  init(_ name: String, types: String, access: Access) {
    self.name = name
    self.types = types
    policy = .assign
    isCountedByHand = false
    initialValue = .none
    self.access = access
  }
}

/// One object's storage of one variable.
struct IvarSlot {
  /// Kept, so that its identity is not given out again.
  let ivar: Ivar
  let value: Value
  let isOwning: Bool
  let weak: WeakReference?
  /// Its place in the order in which the world's values were set.
  let order: Int

  func clear() {
    if isOwning { value.release() }
  }
}

extension Runtime {
  /// Answers what an object holds in a variable.
  ///
  /// - Throws: ``RuntimeError`` when a model's variable is asked of another kind of object.
  /// - Complexity: O(1), expected.
  /// The corresponding Objective-C function is `object_getIvar`.
  package func value(of ivar: Ivar, in object: RuntimeObject) throws -> Value {
    if let access = ivar.access { return try access.read(object) }
    guard let slot = object.extra?.ivars[ObjectIdentifier(ivar)] else { return ivar.initialValue }
    if let weak = slot.weak { return weak.load().map { .object($0) } ?? .none }
    if let held = slot.value.object, held.isErased { return .none }
    return slot.value
  }

  /// Sets what an object holds in a variable, as the variable's policy says.
  ///
  /// The old value is released when the new one is in place.
  /// - Throws: ``RuntimeError`` when a model's variable cannot be set, and for a weak reference to an
  ///   object that is being deallocated.
  /// - Complexity: O(1), expected.
  /// The corresponding Objective-C function is `object_setIvarWithStrongDefault`.
  package func setValue(_ value: Value, of ivar: Ivar, in object: RuntimeObject) throws {
    if let access = ivar.access {
      guard let write = access.write else {
        throw RuntimeError(
          .invalidArgument,
          "the instance variable '\(ivar.name)' of \(object.defaultDescription) cannot be set")
      }
      return try write(object, value)
    }
    let slot: IvarSlot
    switch ivar.policy {
    case .strong, .copy:
      value.retain()
      slot = IvarSlot(ivar: ivar, value: value, isOwning: true, weak: nil, order: nextSerial())
    case .weak:
      slot = IvarSlot(
        ivar: ivar, value: value.object == nil ? value : .none, isOwning: false,
        weak: try value.object.map { try WeakReference(forming: $0) }, order: nextSerial())
    case .assign:
      slot = IvarSlot(ivar: ivar, value: value, isOwning: false, weak: nil, order: nextSerial())
    }
    let old = object.makeExtra().ivars.updateValue(slot, forKey: ObjectIdentifier(ivar))
    old?.clear()
  }

  /// Sets what an object holds in a variable as key-value coding does: it retains the new value and
  /// releases the old one, also where a source counts by hand.
  ///
  /// - Throws: as ``setValue(_:of:in:)``.
  /// - Complexity: O(1), expected.
  package func setValueByKey(_ value: Value, of ivar: Ivar, in object: RuntimeObject) throws {
    guard ivar.isCountedByHand else { return try setValue(value, of: ivar, in: object) }
    let old = try self.value(of: ivar, in: object)
    try count(value, by: "retain") { value.retain() }
    try setValue(value, of: ivar, in: object)
    try count(old, by: "release") { old.release() }
  }

  /// Counts a reference by a message where a class has a method of its own for it, else without one.
  private func count(_ value: Value, by name: String, _ body: () -> Void) throws {
    guard let object = value.object, !object.isDeallocating,
      let selector = selectors.lookUp(name), let method = object.isa.method(selector),
      !method.isNative
    else { return body() }
    _ = try send(object, selector)
  }

  /// Releases what an object's variables hold: a subclass's before its superclass's, else in the
  /// order in which they were set.
  func destroyIvars(of extra: ObjectExtra) {
    let slots = extra.ivars.values.map { (depth: $0.ivar.owner?.lineage.count ?? 0, slot: $0) }
    extra.ivars = [:]
    let ordered = slots.sorted {
      ($1.depth, $0.slot.order) < ($0.depth, $1.slot.order)
    }
    for (_, slot) in ordered {
      slot.clear()
      // What a structure of the host language holds has one owner less.
      if case .foreign = slot.value { heldObjectsLeft &+= 1 }
    }
  }
}

extension TypeEncoding {
  /// The value of a variable of a type before it is set.
  package static func zero(of types: String) -> Value {
    switch types.first {
    case "B": .bool(false)
    case let code? where "cCsSiIlLqQb".contains(code): .integer(0)
    case "f", "d": .number(0)
    default: .none
    }
  }
}
