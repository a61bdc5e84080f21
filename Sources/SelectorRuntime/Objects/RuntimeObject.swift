/// An object: its class, its retain count, and the state of its native ancestor class.
///
/// Memory and lifetime are separate. Swift's reference counting manages the *memory*; `retainCount`
/// manages the *lifetime*. The last release runs `dealloc` at once and leaves a zombie, so that a
/// dangling reference causes an error with the object's name and never a crash. A Swift property
/// that owns another object therefore calls `retain` and `release` (see ``Strong``); other
/// properties do not.
///
/// A new object has no owner. If it is not retained, the next pool drain deallocates it, as an
/// autoreleased object.
@safe open class RuntimeObject {
  @usableFromInline final var storedClass: Unmanaged<RuntimeClass>?

  /// Its serial number in its runtime, and its flags in the low byte; see RuntimeObject+Flags.
  @usableFromInline final var serialAndFlags: Int
  /// The boxes of its properties; see ``Strong``.
  final var references: ReferenceBox?
  /// State that few objects need: associated objects, instance variables, a zombie's former class.
  final var extra: ObjectExtra?
  /// Its neighbors in the list of live objects.
  final var previousLive, nextLive: Unmanaged<RuntimeObject>?
  /// The number of strong references.
  private final var strongCount: Int32 = 0
  /// The slot of its handle, by which the host finds the handle; negative without one.
  package final var handleSlot: Int32 = -1

  /// Creates an instance; called by the runtime for `alloc`.
  public required init(isa: RuntimeClass) {
    unsafe storedClass = .passUnretained(isa)
    let serial = unsafe isa.runtimeOfClass._withUnsafeGuaranteedRef { $0.nextSerial() }
    serialAndFlags = serial << RuntimeObject.flagBits
  }

  /// Creates an instance with a reserved serial number.
  init(isa: RuntimeClass, serial: Int) {
    unsafe storedClass = .passUnretained(isa)
    serialAndFlags = serial << RuntimeObject.flagBits
  }

  /// For classes, whose metaclass may be the object itself.
  init(serial: Int) {
    unsafe storedClass = nil
    serialAndFlags = serial << RuntimeObject.flagBits
    isImmortal = true
  }

  /// The class in which messages are looked up; ``Runtime/setClass(of:to:)`` changes it.
  ///
  /// The corresponding Objective-C function is `object_getClass`.
  public internal(set) final var isa: RuntimeClass {
    @inlinable @inline(__always) get { unsafe storedClass.unsafelyUnwrapped.takeUnretainedValue() }
    set { unsafe storedClass = .passUnretained(newValue) }
  }

  /// Whether `+initialize` of its class has returned.
  final var isOfInitializedClass: Bool {
    unsafe storedClass.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      $0.initialization == .done
    }
  }

  /// The class, without retaining it.
  package final var uncountedClass: Unmanaged<RuntimeClass> {
    @inline(__always) get { unsafe storedClass.unsafelyUnwrapped }
  }

  /// The runtime, without retaining it.
  @inlinable final var uncountedRuntime: Unmanaged<Runtime> {
    unsafe storedClass.unsafelyUnwrapped._withUnsafeGuaranteedRef { unsafe $0.runtimeOfClass }
  }

  /// The runtime that it belongs to.
  @inlinable public final var runtime: Runtime { unsafe isa.runtimeOfClass.takeUnretainedValue() }

  /// Releases the native state, as `.cxx_destruct`: after every `dealloc`, before associations.
  ///
  /// References in properties are released afterwards by the runtime, see ``Strong``. An override
  /// calls super last.
  open func destruct() {}

  /// Whether the `dealloc` of its model has anything to do; see ``Implementation/isModelDealloc``.
  open var hasWorkInDealloc: Bool { true }

  /// The class name of its instances in headers, where it differs from the Swift type's.
  open class var declaredName: String { "\(Self.self)" }

  /// The text, number, list, dictionary or structure that it represents; nil for other objects.
  ///
  /// Used where a native parameter expects such a value. An override must not return an object.
  open var plainValue: Value? { nil }

  /// Its elements, when it can be passed as a list; nil otherwise.
  open var listedElements: [Value]? {
    if case .list(let elements)? = plainValue { elements } else { nil }
  }

  /// The function to call when the object is passed as a block; nil if it is not a block.
  open var blockToCall: ForeignValue? { nil }

  /// Removes the object from its owners' lists when a restored snapshot erases it.
  ///
  /// ``Strong`` and ``Weak`` references read nil without this.
  open func leaveOwners() {}

  /// The number of strong references.
  package final var retainCount: Int { Int(strongCount) }

  /// Retains the object.
  ///
  /// Does nothing during `dealloc`: deallocation cannot be stopped. A count that has reached its
  /// maximum of 2³¹ − 1 stays there.
  public final func retain() {
    if !isDeallocating, strongCount != .max { strongCount += 1 }
  }

  /// Releases the object; the last release deallocates it at once.
  public final func release() {
    guard !isDeallocating, strongCount != .max else { return }
    strongCount -= 1
    if strongCount == 1 && isHeldByScript {
      unsafe uncountedRuntime._withUnsafeGuaranteedRef { $0.heldObjectReleases &+= 1 }
    } else if strongCount <= 0 && !isImmortal {
      unsafe uncountedRuntime._withUnsafeGuaranteedRef { $0.deallocate(self) }
    }
  }

  /// Adds a strong reference to the pool, which releases it on the next drain.
  ///
  /// - Parameter order: The position in the pool, which pools that are newer do not drain; nil for
  ///   the newest one.
  package final func autorelease(order: Int? = nil) {
    guard !isDeallocating, !isImmortal else { return }
    let runtime = runtime
    guard let order else { return runtime.autoreleased.append((self, runtime.nextSerial())) }
    let before = runtime.autoreleased.lastIndex { $0.order < order }
    runtime.autoreleased.insert((self, order), at: before.map { $0 + 1 } ?? 0)
  }
}

extension RuntimeObject {
  /// The printed address: the same in every run, not an address of the machine.
  public final var address: String { "0x" + String(addressNumber, radix: 16) }

  /// The address as a number.
  package final var addressNumber: Int { 0x6000_0000_0000 + serial * 16 }

  /// The name of its class without hook subclasses; for a zombie, of its former class.
  public final var className: String {
    if let classItself = self as? RuntimeClass { return classItself.name }
    var cls = extra?.formerClass ?? isa
    while cls.concealment == .layer, let above = cls.superclass { cls = above }
    return cls.name
  }

  /// The name of its class without hook subclasses and without the subclass of observed objects.
  ///
  /// Exceptions about arguments have it: they are raised by the class's own methods.
  package final var implementingClassName: String {
    isa.concealment == nil || extra?.formerClass != nil ? className : apparentClass.name
  }

  /// Its class, without hidden subclasses, as `-class` returns it.
  package final var apparentClass: RuntimeClass {
    var cls = isa
    while cls.concealment != nil, let above = cls.superclass { cls = above }
    return cls
  }

  /// Returns a method's name as a device prints it: `-[UIView layoutSubviews]`.
  package final func methodName(_ selector: Selector) -> String {
    if let classItself = self as? RuntimeClass { return "+[\(classItself.name) \(selector)]" }
    return "-[\(className) \(selector)]"
  }

  /// Returns a method's name with the class that implements it, also for an observed object.
  final func implementedMethodName(_ selector: Selector) -> String {
    self is RuntimeClass ? methodName(selector) : "-[\(implementingClassName) \(selector)]"
  }

  /// The result of `-[NSObject description]`: `<UIButton: 0x…>`.
  package final var defaultDescription: String {
    if let classItself = self as? RuntimeClass { return classItself.name }
    return "<\((extra?.formerClass ?? apparentClass).name): \(address)>"
  }
}

extension RuntimeObject: Hashable {
  /// Compares by identity.
  public static func == (left: RuntimeObject, right: RuntimeObject) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// State that few objects need, stored separately so that others do not pay for it.
final class ObjectExtra {
  var associations = [AssociationKey: Association]()
  /// The storage of instance variables and declared properties.
  var ivars = IvarStorage()
  /// A model's record about the object, notified of its deallocation.
  var attachment: (any ObjectAttachment)?
  /// The containers that have a weak reference to the object.
  var weakHolders: [WeakHolderEntry] = []
  /// The former class of a zombie.
  var formerClass: RuntimeClass?
  /// The class whose `dealloc` runs next, during deallocation.
  var nextDealloc: RuntimeClass?
  /// The implementation of `dealloc` that is about to run.
  var runningDealloc: Implementation?
  /// The first error that one of its `dealloc` methods raised.
  var deallocError: (any Error)?
  /// Whether each `.cxx_destruct` of the program's own has been called.
  var isDestructed = false
  /// The snapshot generation in which the object's contents were recorded; see
  /// ``Runtime/recordContents(of:_:)``.
  var recordedContents: Int32 = -1
  /// Whether the zombies of a class share it, so that it must not be changed.
  var isShared = false
}

/// A model's record about an object, such as its observers.
package protocol ObjectAttachment: AnyObject {
  /// Called after the object's `dealloc` methods have run and its references were released.
  func ownerDidDeallocate(_ owner: RuntimeObject) throws
}

extension RuntimeObject {
  /// A model's record about the object, notified of its deallocation.
  package final var attachment: (any ObjectAttachment)? {
    get { extra?.attachment }
    set { makeExtra().attachment = newValue }
  }

  /// Whether it has associations, instance variables, observers or weak references.
  package final var hasExtraState: Bool { extra != nil }

  /// Returns the extra state, created on first use.
  final func makeExtra() -> ObjectExtra {
    if let extra, !extra.isShared { return extra }
    let made = ObjectExtra()
    made.formerClass = extra?.formerClass
    extra = made
    return made
  }
}
