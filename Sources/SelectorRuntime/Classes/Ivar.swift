/// An instance variable of a class.
///
/// Objects store the values by the identity of the variable. So a variable can be added to a class
/// that has instances (a property declared late), and two classes can have variables of the same
/// name. A model's variable has no storage: reads and writes go to the model. The corresponding
/// Objective-C type is `Ivar`.
package final class Ivar {
  /// Reads and writes a variable that a model implements.
  struct Access {
    let read: (RuntimeObject) throws -> Value
    let write: ((RuntimeObject, Value) throws -> Void)?
  }

  package let name: String
  /// The type encoding, such as `@` or `q`, without the names of fields.
  package let types: String
  /// The type encoding as the compiler stores it, such as `{CGPoint="x"d"y"d}`.
  package internal(set) var encoding: String
  /// The ownership of the value.
  package let policy: DeclaredProperty.Policy
  /// Whether a source without ARC manages the value: only key-value coding retains it.
  package let isCountedByHand: Bool
  /// The value before the first assignment.
  package let initialValue: Value
  let access: Access?
  /// The class that declares it.
  package internal(set) var owner: RuntimeClass? {
    get { ownerReference?.cls }
    set { ownerReference = newValue?.reference }
  }
  private var ownerReference: ClassReference?
  /// The position among the variables of its class, in declaration order.
  var position = 0
  /// A hidden variable, whose value an object releases in the turn of this one.
  ///
  /// It has the objects in a structure or an array, which is a plain value itself.
  package private(set) lazy var contents: Ivar = {
    let contents = Ivar(name)
    contents.owner = owner
    contents.position = position
    return contents
  }()

  package init(
    _ name: String, types: String = "@", policy: DeclaredProperty.Policy = .strong,
    initialValue: Value? = nil, isCountedByHand: Bool = false
  ) {
    self.name = name
    self.isCountedByHand = isCountedByHand
    encoding = types
    self.types = TypeEncoding.withoutFieldNames(types)
    self.policy = policy
    self.initialValue = initialValue ?? TypeEncoding.zero(of: types)
    access = nil
  }

  init(_ name: String, types: String, access: Access) {
    self.name = name
    encoding = types
    self.types = types
    policy = .assign
    isCountedByHand = false
    initialValue = .none
    self.access = access
  }
}

/// One object's storage of one variable.
struct IvarSlot {
  /// Retained, so that its identity is not reused.
  let ivar: Ivar
  let value: Value
  let isOwning: Bool
  let weak: WeakReference?

  func clear() {
    if isOwning { value.release() }
  }
}

extension Runtime {
  /// Returns the value of an object's instance variable.
  ///
  /// The corresponding Objective-C function is `object_getIvar`.
  /// - Throws: ``RuntimeError`` when the variable belongs to a model of another class.
  /// - Complexity: O(1), expected.
  package func value(of ivar: Ivar, in object: RuntimeObject) throws -> Value {
    if let access = ivar.access { return try access.read(object) }
    guard let slot = object.extra?.ivars[ivar] else { return ivar.initialValue }
    if let weak = slot.weak { return weak.load().map { .object($0) } ?? .none }
    if let held = slot.value.object, held.isErased { return .none }
    return slot.value
  }

  /// Sets the value of an object's instance variable, with the variable's ownership.
  ///
  /// The old value is released after the new one is stored. The corresponding Objective-C function
  /// is `object_setIvarWithStrongDefault`.
  /// - Throws: ``RuntimeError`` when a model's variable cannot be set, and for a weak reference to
  ///   an object that is being deallocated.
  /// - Complexity: O(1), expected.
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
      slot = IvarSlot(ivar: ivar, value: value, isOwning: true, weak: nil)
    case .weak:
      slot = IvarSlot(
        ivar: ivar, value: value.object == nil ? value : .none, isOwning: false,
        weak: try value.object.map { try WeakReference(forming: $0) })
    case .assign:
      slot = IvarSlot(ivar: ivar, value: value, isOwning: false, weak: nil)
    }
    let old = object.makeExtra().ivars.store(slot)
    old?.clear()
  }

  /// Sets an instance variable as key-value coding does.
  ///
  /// Retains the new value and releases the old one, also where the source is compiled without ARC.
  /// - Throws: as ``setValue(_:of:in:)``.
  /// - Complexity: O(1), expected.
  package func setValueByKey(_ value: Value, of ivar: Ivar, in object: RuntimeObject) throws {
    guard ivar.isCountedByHand else { return try setValue(value, of: ivar, in: object) }
    let old = try self.value(of: ivar, in: object)
    try count(value, by: "retain") { value.retain() }
    try setValue(value, of: ivar, in: object)
    try count(old, by: "autorelease") { old.object?.autorelease() }
  }

  /// Retains or releases a value; sends the message if its class overrides that method.
  private func count(_ value: Value, by name: String, _ body: () -> Void) throws {
    guard let object = value.object, !object.isDeallocating,
      let selector = selectors.lookUp(name), let method = object.isa.method(selector),
      !method.isNative
    else { return body() }
    _ = try send(object, selector)
  }

  /// Releases the values of an object's variables.
  ///
  /// A subclass's variables are released before its superclass's; within a class, the last declared
  /// first, as in the `.cxx_destruct` that clang writes.
  func destroyIvars(of extra: ObjectExtra) {
    var slots = extra.ivars.removeAll()
    if slots.count > 1 {
      let ordered = slots.map { (depth: $0.ivar.owner?.lineage.count ?? 0, slot: $0) }
      slots = ordered.sorted {
        ($0.depth, $0.slot.ivar.position) < ($1.depth, $1.slot.ivar.position)
      }.map(\.slot)
    }
    // A block is released when its slot is, so no slot may outlive its turn.
    while let slot = slots.popLast() { destroy(slot) }
  }

  private func destroy(_ slot: IvarSlot) {
    slot.clear()
    // A value of the host language has one owner fewer.
    if case .foreign = slot.value { heldObjectReleases &+= 1 }
  }
}

extension TypeEncoding {
  /// Returns the initial value of a variable of a type.
  package static func zero(of types: String) -> Value {
    switch types.first {
    case "B": .bool(false)
    case let code? where "cCsSiIlLqQb".contains(code): .integer(0)
    case "f", "d": .number(0)
    default: .none
    }
  }
}
