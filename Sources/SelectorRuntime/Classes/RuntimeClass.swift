// no traps of stop: native code alone initializes classes.

/// A class or a metaclass: its method list, its superclass and subclasses, and its cache.
///
/// It is an object itself; its class is its metaclass. The corresponding Objective-C type is
/// `Class`.
@safe public final class RuntimeClass: RuntimeObject {
  /// The state of `+initialize`.
  enum Initialization { case none, running, done }

  /// The purpose of a hidden subclass; its instances report its superclass as their class.
  package enum Concealment {
    /// Notifies key-value observers; shared by all observed instances of a class.
    case notifying
    /// Has the hooks of one object; the notifying subclass is inserted below it.
    case layer
  }

  /// The name, unique among the registered classes of the runtime.
  public let name: String
  package let isMetaClass: Bool
  /// The superclass, or nil for a root class.
  public internal(set) var superclass: RuntimeClass?
  /// Its metaclass, retained by the class.
  private var keptMetaclass: RuntimeClass?
  /// For a metaclass, its class.
  var ownerOfMetaclass: Unmanaged<RuntimeClass>?
  @usableFromInline let runtimeOfClass: Unmanaged<Runtime>

  var list = MethodList()
  var cache = MethodCache()
  /// The selectors that the cache resolves to forwarding.
  var unresolved: [Selector] = []
  var subclasses: [RuntimeClass] = []
  /// Whether it is in its superclass's list of subclasses.
  var isLinked = false
  /// The reference that methods and variables have to the class; made on first use.
  private var madeReference: ClassReference?
  var reference: ClassReference {
    if let madeReference { return madeReference }
    let made = ClassReference(self)
    madeReference = made
    return made
  }
  /// The state that all zombies of the class share.
  private var madeZombieExtra: ObjectExtra?
  var zombieExtra: ObjectExtra {
    if let madeZombieExtra { return madeZombieExtra }
    let made = ObjectExtra()
    made.formerClass = self
    made.isShared = true
    madeZombieExtra = made
    return made
  }
  /// The number of direct instances.
  var instanceCount = 0
  /// The messages to the class and to its new instances that need not be sent, as they were when
  /// ``Runtime/methodChanges`` had the number below.
  var births: BirthMethods = []
  var birthsChange = -1
  /// The native `init` that its instances run, if ``births`` contains it.
  var nativeInit: NativeInit?
  /// The native `init` that the class itself defines.
  var ownNativeInit: NativeInit?

  var initialization = Initialization.none
  /// Whether its instances start their deallocation themselves.
  var initiatesDealloc = false
  /// Whether `+initialize` has run or is running.
  package var isInitialized: Bool { initialization != .none }
  /// Whether `objc_registerClassPair` has registered it.
  package internal(set) var isRegistered = false
  package internal(set) var isDisposed = false
  /// Whether it was disposed, became unused and was emptied.
  package internal(set) var isFreed = false
  /// The journal epoch in which the disposed class last lost something that can be restored.
  var disposalEpoch: Int?
  /// The attached categories, with the source location of each.
  package internal(set) var categories: [(name: String, source: String?)] = []
  /// The protocols that it adopts itself, newest first.
  package internal(set) var protocols: [RuntimeProtocol] {
    get {
      if awaitsProtocols { adoptAwaitedProtocols() }
      return madeProtocols
    }
    set { madeProtocols = newValue }
  }
  /// The adopted protocols that are created; all of them after the first access.
  var madeProtocols: [RuntimeProtocol] = []
  /// Whether it adopts native protocols that are not created yet.
  var awaitsProtocols = false
  /// The adopted native protocols that its definition names; others are in its catalogue.
  var awaitedProtocols: [NativeProtocol] = []
  /// Its instance variables, without inherited ones.
  package internal(set) var ivars: [Ivar] = []
  /// Its declared properties.
  package internal(set) var properties: [DeclaredProperty] = []
  /// The properties of a native class, collected while its members are defined.
  var declaredNatively: [NativeProperty] = []
  /// The properties of a native class, created on first access.
  package private(set) lazy var nativeProperties = {
    runtime.defineLatentMembers()
    return declaredNatively.map { $0.declared(in: runtime) }
  }()
  /// The source location of its definition, or nil for a native class.
  package var source: String?
  /// Whether `objc_allocateClassPair` made it while the program ran, and no definition.
  package var isMadeByHand = false
  /// The class that the first object had which was given this one, and where that happened.
  package var firstGiven: (from: String, source: String)?
  /// The host's dispatch table of the class.
  ///
  /// While it is set, the ``DispatchObserver`` is notified of every change.
  package var hostTable: AnyObject? { didSet { hostMetatable = 0 } }
  /// The number of the host's metatable of instances, which is read without a cast; 0 without a table.
  package var hostMetatable: Int32 = 0
  /// Set for a hidden subclass, which its instances do not report as their class.
  package var concealment: Concealment?
  /// Whether a model defines it; such a class cannot be disposed.
  package internal(set) var isNative = false
  /// Creates an instance of the nearest native ancestor.
  var factory: (RuntimeClass) -> RuntimeObject

  init(
    _ name: String, superclass: RuntimeClass?, isMetaClass: Bool, runtime: Runtime,
    serial: Int? = nil, factory: @escaping (RuntimeClass) -> RuntimeObject
  ) {
    self.name = name
    self.superclass = superclass
    self.isMetaClass = isMetaClass
    unsafe runtimeOfClass = .passUnretained(runtime)
    self.factory = factory
    super.init(serial: serial ?? runtime.nextSerial())
  }

  /// Unavailable; the runtime creates classes.
  @available(*, unavailable)
  public required init(isa: RuntimeClass) {
    fatalError("a class is created by allocateClassPair")
  }

  public override func destruct() {}

  deinit {
    madeReference?.clear()
    guard let meta = keptMetaclass, meta.instanceClass === self else { return }
    unsafe meta.ownerOfMetaclass = nil
  }

  /// Sets the metaclass: its own, or the one it shares.
  func setMetaclass(_ meta: RuntimeClass) {
    isa = meta
    keptMetaclass = meta
  }

  /// Releases everything the class references, which breaks reference cycles.
  func empty() {
    extra = nil
    madeZombieExtra = nil
    hostTable = nil
    nativeInit = nil
    ownNativeInit = nil
    list = MethodList()
    cache.removeAll()
    unresolved = []
    subclasses = []
    properties = []
    protocols = []
    ivars = []
  }
}

extension RuntimeClass {
  /// For a metaclass, its class; for a class, itself.
  package var instanceClass: RuntimeClass {
    guard let owner = unsafe ownerOfMetaclass else { return self }
    return unsafe owner.takeUnretainedValue()
  }

  /// Its metaclass; for a metaclass, the root metaclass.
  package var metaclass: RuntimeClass { isa }

  /// The class and its metaclass; a duplicate shares the metaclass, so only the class.
  var parts: [RuntimeClass] { metaclass.instanceClass === self ? [self, metaclass] : [self] }

  /// Returns the method in the class's own list, never an inherited one.
  /// - Complexity: O(1), expected.
  package func ownMethod(_ selector: Selector) -> Method? { list[selector] }

  /// Its own methods, newest first: a category's method precedes the one it replaces.
  /// - Complexity: O(methods).
  package var methods: [Method] {
    if isNative { runtime.defineLatentMembers() }
    return list.newestFirst
  }

  /// Returns the method that an instance uses, declared by the class or inherited.
  ///
  /// The corresponding Objective-C function is `class_getInstanceMethod`, without its resolver.
  /// - Complexity: O(depth of the class).
  package func method(_ selector: Selector) -> Method? {
    var next: RuntimeClass? = self
    while let current = next {
      if let method = current.list[selector] { return method }
      next = current.superclass
    }
    return nil
  }

  /// Returns whether it is `other` or a subclass of it.
  /// - Complexity: O(depth of the class).
  public func inherits(from other: RuntimeClass) -> Bool {
    var next: RuntimeClass? = self
    while let current = next {
      if current === other { return true }
      next = current.superclass
    }
    return false
  }

  /// Whether it receives invalidations from its superclasses; other classes must not cache.
  package var isLive: Bool { isRegistered && !isDisposed }

  /// The class and its superclasses, nearest first.
  package var lineage: [RuntimeClass] {
    var result: [RuntimeClass] = []
    var next: RuntimeClass? = self
    while let current = next {
      result.append(current)
      next = current.superclass
    }
    return result
  }
}
