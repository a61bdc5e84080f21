/// A class or a metaclass: its method list, its place in the tree, and its cache.
///
/// It is an object itself; its own class is its metaclass. The corresponding Objective-C type is
/// `Class`.
@safe public final class RuntimeClass: RuntimeObject {
  /// How far `+initialize` has come.
  enum Initialization { case none, running, done }

  /// Why a dynamic subclass shows its objects as instances of its superclass.
  package enum Concealment {
    /// It tells observers of changes; shared by all observed instances of a class.
    case notifying
    /// It is the hooks of one object; observing slides in below it.
    case layer
  }

  /// The name, which no other registered class of the runtime has.
  public let name: String
  package let isMetaClass: Bool
  /// The class that it inherits from, or nil for a root class.
  public internal(set) var superclass: RuntimeClass?
  /// Its metaclass, which lives as long as the class does.
  private var keptMetaclass: RuntimeClass?
  /// For a metaclass, the class whose metaclass it is.
  var ownerOfMetaclass: Unmanaged<RuntimeClass>?
  @usableFromInline let runtimeOfClass: Unmanaged<Runtime>

  var list = MethodList()
  var cache = MethodCache()
  /// The selectors that the cache holds as only forwarded.
  var unresolved: [Selector] = []
  var subclasses: [RuntimeClass] = []
  /// Whether it stands among its superclass's subclasses.
  var isLinked = false
  /// How many objects are of this class itself.
  var instanceCount = 0

  var initialization = Initialization.none
  /// Whether its objects begin their end themselves.
  var initiatesDealloc = false
  /// Whether `+initialize` has run, or runs.
  package var isInitialized: Bool { initialization != .none }
  /// Whether `objc_registerClassPair` has made it usable.
  package internal(set) var isRegistered = false
  package internal(set) var isDisposed = false
  /// Whether it was disposed of and nothing used it any more, so that it is empty.
  package internal(set) var hasEnded = false
  /// The journal's epoch in which a disposed-of class last lost something that may come back.
  var disposalEpoch: Int?
  /// The categories attached to it, with where each came from.
  package internal(set) var categories: [(name: String, source: String?)] = []
  /// The protocols it adopts itself, the newest first.
  package internal(set) var protocols: [RuntimeProtocol] {
    get {
      if awaitsProtocols { adoptAwaitedProtocols() }
      return madeProtocols
    }
    set { madeProtocols = newValue }
  }
  /// Those of them that have been made, all of them as soon as somebody has asked for them.
  var madeProtocols: [RuntimeProtocol] = []
  /// Whether it adopts native protocols that nobody has asked for yet.
  var awaitsProtocols = false
  /// Those of them that its definition names; the others stand in its catalogue.
  var awaitedProtocols: [NativeProtocol] = []
  /// Its instance variables, without the inherited ones.
  package internal(set) var ivars: [Ivar] = []
  /// Its declared properties.
  package internal(set) var properties: [DeclaredProperty] = []
  /// The properties that a native class declares while its members are listed.
  var declaredNatively: [NativeProperty] = []
  /// The properties that a native class declares, which nobody may ever ask for.
  package private(set) lazy var nativeProperties = {
    runtime.defineLatentMembers()
    return declaredNatively.map { $0.declared(in: runtime) }
  }()
  /// Where it was defined, or nil for a native class.
  package var source: String?
  /// The host's dispatch table for the class.
  ///
  /// While there is one, the ``DispatchObserver`` hears of every change.
  package var hostTable: AnyObject?
  /// Set for a dynamic subclass that its objects do not show as their class.
  package var concealment: Concealment?
  /// Whether a model defines it, so that it cannot be disposed of.
  package internal(set) var isNative = false
  /// Makes an instance of the nearest native ancestor.
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

  /// A class is made by its runtime.
  @available(*, unavailable)
  public required init(isa: RuntimeClass) {
    fatalError("a class is made by allocateClassPair")
  }

  public override func destruct() {}

  deinit {
    guard let meta = keptMetaclass, meta.instanceClass === self else { return }
    unsafe meta.ownerOfMetaclass = nil
  }

  /// Takes a metaclass for its own, or for one that it shares.
  func keepMetaclass(_ meta: RuntimeClass) {
    isa = meta
    keptMetaclass = meta
  }

  /// Lets go of what it has, and of what points back to it from there.
  func empty() {
    extra = nil
    hostTable = nil
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
  /// For a metaclass, the class whose metaclass it is; for a class, itself.
  package var instanceClass: RuntimeClass {
    guard let owner = unsafe ownerOfMetaclass else { return self }
    return unsafe owner.takeUnretainedValue()
  }

  /// Its metaclass; for a metaclass, the root one.
  package var metaclass: RuntimeClass { isa }

  /// The class and its metaclass; the metaclass of a duplicate is its original's.
  var parts: [RuntimeClass] { metaclass.instanceClass === self ? [self, metaclass] : [self] }

  /// Answers the entry of its own list, never an inherited one.
  /// - Complexity: O(1), expected.
  package func ownMethod(_ selector: Selector) -> Method? { list[selector] }

  /// Its own methods, newest first: what a category brings stands before what it replaces.
  /// - Complexity: O(methods).
  package var methods: [Method] {
    if isNative { runtime.defineLatentMembers() }
    return list.newestFirst
  }

  /// Answers the entry that an instance uses: its own or an inherited one.
  ///
  /// The corresponding Objective-C function is `class_getInstanceMethod`, without its resolver.
  /// - Complexity: O(depth of the class).
  package func method(_ selector: Selector) -> Method? {
    var place: RuntimeClass? = self
    while let current = place {
      if let method = current.list[selector] { return method }
      place = current.superclass
    }
    return nil
  }

  /// Whether it is `other` or inherits from it.
  /// - Complexity: O(depth of the class).
  public func inherits(from other: RuntimeClass) -> Bool {
    var place: RuntimeClass? = self
    while let current = place {
      if current === other { return true }
      place = current.superclass
    }
    return false
  }

  /// Whether it is told what changes above it; what is not must cache nothing.
  package var isLive: Bool { isRegistered && !isDisposed }

  /// The class and its superclasses, the nearest first.
  package var lineage: [RuntimeClass] {
    var result: [RuntimeClass] = []
    var place: RuntimeClass? = self
    while let current = place {
      result.append(current)
      place = current.superclass
    }
    return result
  }
}
