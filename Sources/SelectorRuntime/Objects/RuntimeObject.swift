/// An object: its class, its strong references, and what its class's native ancestor adds to it.
///
/// Two lives are kept apart. Swift's reference counting keeps the *memory* as long as anybody can
/// name the object; the count here is the *object's* life: when the last strong reference goes,
/// `dealloc` runs at once and what is left is a zombie, so that a dangling reference is a named
/// error and never a crash. A Swift property that owns another object therefore calls `retain` and
/// `release` (see ``Strong``); one that merely knows it does not.
///
/// A new object has no owner. If nobody retains it before the pool drains, it goes then, as an
/// autoreleased one does.
@safe open class RuntimeObject {
  @usableFromInline final var storedClass: Unmanaged<RuntimeClass>?

  /// How many strong references there are.
  package private(set) final var retainCount = 0
  /// Whether `dealloc` has begun.
  @usableFromInline
  package internal(set) final var isDeallocating = false
  /// Whether `dealloc` has ended and only the zombie is left.
  public internal(set) final var isDeallocated = false
  /// Whether it was made after a snapshot that has been restored: nothing holds it any more.
  @usableFromInline
  package internal(set) final var isErased = false
  /// Whether it outlives its references, as classes and constants do.
  package final var isImmortal = false
  /// Whether it is one of the values that belong to every world: no object may change its class.
  package internal(set) final var isConstant = false
  /// Since which snapshot its contents have been written down; see ``Runtime/recordContents(of:_:)``.
  final var recordedContents: Int32 = -1
  /// Whether the host keeps a handle to it and wants to hear of its death and of its class.
  package final var hasHandle = false
  /// Whether a script's variables hold it: one strong reference, however many variables there are.
  package final var isHeldByScript = false
  /// Its place in the host's list of what scripts hold; negative when it is not listed.
  package final var scriptHoldPlace: Int32 = -1
  /// The boxes of its properties that have referred to something; see ``Strong``.
  final var references: ReferenceBox?
  /// The state that few objects need: associations, variables, the class that a zombie had.
  final var extra: ObjectExtra?
  /// Its number in its runtime; addresses are made of it, so that runs print the same ones.
  package final let serial: Int

  /// Its neighbours in the list of live objects.
  final var previousLive, nextLive: Unmanaged<RuntimeObject>?

  /// Makes an instance; the runtime does it, on behalf of `alloc`.
  public required init(isa: RuntimeClass) {
    unsafe storedClass = .passUnretained(isa)
    serial = isa.runtime.nextSerial()
  }

  /// Makes one under a number that was set aside.
  init(isa: RuntimeClass, serial: Int) {
    unsafe storedClass = .passUnretained(isa)
    self.serial = serial
  }

  /// For classes themselves, whose metaclass may be the object itself.
  init(serial: Int) {
    unsafe storedClass = nil
    isImmortal = true
    self.serial = serial
  }

  /// The class that messages are looked up in; ``Runtime/setClass(of:to:)`` changes it.
  ///
  /// The corresponding Objective-C function is `object_getClass`.
  public internal(set) final var isa: RuntimeClass {
    @inlinable @inline(__always) get { unsafe storedClass.unsafelyUnwrapped.takeUnretainedValue() }
    set { unsafe storedClass = .passUnretained(newValue) }
  }

  /// The runtime, for paths that do not count references.
  @inlinable final var uncountedRuntime: Unmanaged<Runtime> {
    unsafe storedClass.unsafelyUnwrapped._withUnsafeGuaranteedRef { unsafe $0.runtimeOfClass }
  }

  /// The runtime it lives in.
  @inlinable public final var runtime: Runtime { unsafe isa.runtimeOfClass.takeUnretainedValue() }

  /// Ends what the native ancestor has begun, as `.cxx_destruct` does: after every `dealloc`, before
  /// the associations.
  ///
  /// What its properties refer to is given up behind it, without its doing: see ``Strong``. An override
  /// calls super last.
  open func destruct() {}

  /// The name under which headers and editors know its instances, where it is not the Swift type's.
  open class var declaredName: String { "\(Self.self)" }

  /// The text, number, list, dictionary or structure that it stands for where a native parameter takes
  /// one; nil for an object that stands for nothing but itself.
  ///
  /// An override never answers an object.
  open var plainValue: Value? { nil }

  /// Its elements, when it can stand where a list is expected; nil otherwise.
  open var listedElements: [Value]? {
    if case .list(let elements)? = plainValue { elements } else { nil }
  }

  /// The function that is called where the object is passed as a block; nil if it is no block.
  open var blockToCall: ForeignValue? { nil }

  /// Takes the object out of the lists of its owners when a restored snapshot erases it.
  ///
  /// References through ``Strong`` and ``Weak`` read nil then by themselves.
  open func leaveOwners() {}

  /// Adds a strong reference.
  ///
  /// During `dealloc` it does nothing: a dying object cannot be saved.
  public final func retain() {
    if !isDeallocating { retainCount += 1 }
  }

  /// Gives one up; with the last one the object is deallocated at once.
  public final func release() {
    guard !isDeallocating else { return }
    retainCount -= 1
    if retainCount == 1 && isHeldByScript {
      runtime.heldObjectsLeft &+= 1
    } else if retainCount <= 0 && !isImmortal {
      runtime.deallocate(self)
    }
  }

  /// Leaves a strong reference to the pool, which gives it up when it drains.
  package final func autorelease() {
    guard !isDeallocating, !isImmortal else { return }
    let runtime = runtime
    runtime.autoreleased.append((self, runtime.nextSerial()))
  }
}

extension RuntimeObject {
  /// The address it prints: stable from run to run, never an address of the machine.
  public final var address: String { "0x" + String(addressNumber, radix: 16) }

  /// The number of its address.
  package final var addressNumber: Int { 0x6000_0000_0000 + serial * 16 }

  /// The name of its class, without the layers of its own; of the class that it had, for a zombie.
  public final var className: String {
    if let classItself = self as? RuntimeClass { return classItself.name }
    var cls = extra?.formerClass ?? isa
    while cls.concealment == .layer, let above = cls.superclass { cls = above }
    return cls.name
  }

  /// The class that it shows: its class, without the dynamic subclasses that conceal themselves.
  package final var apparentClass: RuntimeClass {
    var cls = isa
    while cls.concealment != nil, let above = cls.superclass { cls = above }
    return cls
  }

  /// A method of its, as the device's messages write it: `-[UIView layoutSubviews]`.
  package final func methodName(_ selector: Selector) -> String {
    if let classItself = self as? RuntimeClass { return "+[\(classItself.name) \(selector)]" }
    return "-[\(className) \(selector)]"
  }

  /// The text that `-[NSObject description]` answers: `<UIButton: 0x…>`.
  package final var defaultDescription: String {
    if let classItself = self as? RuntimeClass { return classItself.name }
    return "<\((extra?.formerClass ?? apparentClass).name): \(address)>"
  }
}

extension RuntimeObject: Hashable {
  /// Identity.
  public static func == (left: RuntimeObject, right: RuntimeObject) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// The state that few objects need, kept apart so that the others do not pay for it.
final class ObjectExtra {
  var associations: [AssociationKey: Association] = [:]
  /// The storage of variables and declared properties, by the variable's own identity.
  var ivars: [ObjectIdentifier: IvarSlot] = [:]
  /// A model's own record about the object, which ends with it.
  var attachment: (any ObjectAttachment)?
  /// The containers that know the object without owning it.
  var weakHolders: [WeakHolderEntry] = []
  /// The class that a zombie had.
  var formerClass: RuntimeClass?
  /// The class whose `dealloc` runs next, while the object is being deallocated.
  var nextDealloc: RuntimeClass?
  /// The `dealloc` that runs, until it has begun.
  var runningDealloc: Implementation?
  /// The first error that one of its `dealloc`s raised.
  var deallocError: (any Error)?
}

/// A model's own record about an object, such as who observes it.
package protocol ObjectAttachment: AnyObject {
  /// Called when the object has run its `dealloc`s and given up what it held.
  func ownerDidEnd(_ owner: RuntimeObject) throws
}

extension RuntimeObject {
  /// A model's own record about the object, which ends with it.
  package final var attachment: (any ObjectAttachment)? {
    get { extra?.attachment }
    set { makeExtra().attachment = newValue }
  }

  /// The extra part, made on first use.
  final func makeExtra() -> ObjectExtra {
    if let extra { return extra }
    let made = ObjectExtra()
    extra = made
    return made
  }
}
