/// The Objective-C runtime of one host: its selectors, classes, protocols and objects.
///
/// Two runtimes share no state. A runtime is used by one thread at a time. A ``DispatchObserver``
/// receives the changes that other modules must know: changed dispatch of a class, deallocated
/// objects. This module does not depend on the observer's type.
public final class Runtime {
  package internal(set) var selectors = SelectorTable()
  package internal(set) var once = OnceTable()
  /// The observer of dispatch changes, retained until the runtime is closed.
  package var observer: (any DispatchObserver)?
  /// The only instance of `NSNull`, which represents nil in collections.
  package var null: RuntimeObject?
  /// The state that the models share in this runtime: run loop, application, user defaults.
  ///
  /// The models create and set it.
  package var world: AnyObject?
  /// Called with the number of bytes that containers allocate, negative when they free.
  package var countBytes: ((Int) -> Void)?

  /// Called when an object is created with that many bytes, if they are many.
  package var noteAllocation: ((Int) -> Void)?
  /// Returns whether the running thread's stack has room for more messages; set by the host.
  package var hasStack: (() -> Bool)?
  /// Returns the type encoding of a native method where its Swift types do not determine it.
  ///
  /// Receives the selector and the encoding derived from the Swift types. Returns nil where the
  /// derived encoding is right.
  package var nativeTypes: ((Selector, String) -> String?)?
  /// The simulated threads, once the first one is created.
  ///
  /// It must outlive the runtime, or set this property to nil first.
  package unowned(safe) var threads: (any RuntimeThreads)?
  /// The author that method histories record for changes; nil when no author is set.
  package var author: String?
  /// Notified of changes of methods, while there is one; the lab compares what each party lays.
  package var methodObserver: (any MethodObserver)?

  var classes = ClassTable()
  /// Registered classes in registration order.
  var classOrder: [RuntimeClass] = []
  /// Every class and metaclass that is still in use, and some that were freed.
  var everyClass: [RuntimeClass] = []
  /// The number of freed classes in `everyClass`.
  var freedClassCount = 0
  /// The number of realized classes; native classes are realized on first use.
  ///
  /// The corresponding Objective-C variable is `objc_debug_realized_class_generation_count`.
  package internal(set) var madeClassCount = 0
  /// Disposed classes that are still in use, and the count at which they are checked again.
  var disposedClasses: [RuntimeClass] = []
  var disposedLimit = 32
  /// Callbacks that run after a class or a metaclass was freed.
  package var classFreedHandlers: [(RuntimeClass) -> Void] = []
  var protocols: [String: RuntimeProtocol] = [:]
  /// Registered protocols in registration order.
  var protocolOrder: [RuntimeProtocol] = []
  /// The class of protocol objects: a root class, unless Foundation sets a superclass.
  package lazy var protocolClass =
    lookUpClass("Protocol")
    ?? makeNativeClass("Protocol", superclass: nil) { RuntimeProtocol(isa: $0) }
  /// The classes and protocols that models declare.
  var native = NativeRegister()
  /// Whether a native class or its metaclass ever got another superclass, or another class.
  var hasMovedNativeClasses = false
  var loads = LoadQueue()
  /// Members of native classes that are not defined yet.
  var latent: LatentMembers?
  /// The undo records of the changes since the oldest snapshot.
  var journal = Journal()
  var live = LiveObjects()
  /// How often the methods of any class have changed.
  var methodChanges = 0
  /// The current nesting depth of messages sent from Swift.
  var depth = 0
  /// Implementations that were replaced and may still be running.
  var retired: [Implementation] = []
  /// Implementations that were replaced without invalidating the caches, which do not retain them.
  var unflushed: [Implementation] = []
  /// New objects in order of creation; some have no owner yet.
  var pool: [RuntimeObject] = []
  /// References that `autorelease` added to the pool, oldest first, each with its sequence number.
  var autoreleased: [(object: RuntimeObject, order: Int)] = []
  /// How often an object was left with only a script's reference, which may be unused by then.
  package internal(set) var heldObjectReleases: UInt64 = 0
  /// The pool size at which objects that have an owner are removed.
  var poolLimit = 1024
  /// The classes whose `unresolved` list is not empty.
  var classesWithUnresolved: [RuntimeClass] = []
  /// The messages that are being forwarded.
  package internal(set) var forwardingPath = ForwardingPath()
  /// Creates the `NSInvocation` of a forwarded message; retained until the runtime is closed.
  package var forwardHandler: (any ForwardHandler)?
  /// Called with each class before its `+initialize`, in the order they were added.
  var initializationObservers: [(RuntimeClass) throws -> Void] = []
  /// Whether any class has ``RuntimeClass/initiatesDealloc`` set.
  var someClassInitiatesDealloc = false
  /// Records every message; see ``setRecorder(_:)``.
  package internal(set) var recorder: (any MessageRecorder)?
  /// The nesting depth of deallocations, and the objects whose deallocation is postponed.
  var deallocationDepth = 0
  /// Whether a class has a `.cxx_destruct` of the program's own, which deallocation calls.
  var callsDestructors = false
  var postponedDeallocations: [RuntimeObject] = []
  /// The first error that a `dealloc` raised, until it is taken.
  package internal(set) var pendingError: (any Error)?
  private(set) var lastSerial = 0

  /// Selectors that the runtime itself sends.
  package let known: KnownSelectors
  /// The cached implementation of selectors that no class implements.
  ///
  /// Methods that were added without an implementation have it too.
  package let forwardingImplementation = ForwardingImplementation(isFunction: false)
  /// The function that scripts access as `_objc_msgForward`.
  package let forwardingFunction = ForwardingImplementation(isFunction: true)
  /// The class of zombies.
  private(set) lazy var zombieClass = makeZombieClass()

  package init() {
    known = KnownSelectors(&selectors)
  }
}

// Methods are declared in extensions. If an extension changes, a debug build compiles the files that
// use its members; if the class itself changes, it compiles nearly all files of all modules.
extension Runtime {
  private func makeZombieClass() -> RuntimeClass {
    let zombie = makePair("_NSZombie_", superclass: nil) { RuntimeObject(isa: $0) }
    zombie.initialization = .done
    return zombie
  }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Reserves serial numbers for objects that are created later, and returns the first number.
  func reserveSerials(_ count: Int) -> Int {
    lastSerial += count
    return lastSerial - count + 1
  }

  /// Registers a selector.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  public func selector(_ name: String) -> Selector {
    defineLatentMembers(named: name)
    return selectors.register(name)
  }

  /// Returns and clears the error that a `dealloc` raised since the last call.
  package func takePendingError() -> (any Error)? {
    defer { pendingError = nil }
    return pendingError
  }

  /// Returns the error for a value of the wrong type.
  ///
  /// If the object raised an error while it was read as a value, returns that error instead.
  package func raised(_ kind: RuntimeError.Kind, _ reason: @autoclosure () -> String) -> any Error {
    takePendingError() ?? RuntimeError(kind, reason())
  }

  /// Releases all remaining objects without running their `dealloc`, as process exit does.
  package func close() {
    let remaining = live.all
    for object in remaining { object.isDeallocating = true }
    for object in remaining {
      object.destruct()
      object.emptyReferences()
      object.extra = nil
      live.remove(object)
    }
    pool = []
    autoreleased = []
    retired = []
    unflushed = []
    for cls in everyClass {
      cls.empty()
      cls.superclass = nil
    }
    disposedClasses = []
    classFreedHandlers = []
    for known in protocolOrder { known.extra = nil }
    protocols = [:]
    protocolOrder = []
    once = OnceTable()
    classesWithUnresolved = []
    forwardHandler = nil
    initializationObservers = []
    recorder = nil
    observer = nil
    methodObserver = nil
    loads = LoadQueue()
    journal = Journal()
    pendingError = nil
    null = nil
    world = nil
  }
}

/// The selectors that the runtime itself sends.
package struct KnownSelectors {
  package let load, initialize, alloc, `init`, dealloc, description, copy, copyWithZone: Selector
  package let allocWithZone, new, release, destructor: Selector
  package let doesNotRecognizeSelector, respondsToSelector: Selector
  package let resolveInstanceMethod, resolveClassMethod: Selector
  package let forwardingTargetForSelector, methodSignatureForSelector: Selector
  package let forwardInvocation, allowsWeakReference: Selector

  init(_ table: inout SelectorTable) {
    load = table.register("load")
    initialize = table.register("initialize")
    alloc = table.register("alloc")
    allocWithZone = table.register("allocWithZone:")
    new = table.register("new")
    `init` = table.register("init")
    dealloc = table.register("dealloc")
    description = table.register("description")
    copy = table.register("copy")
    copyWithZone = table.register("copyWithZone:")
    release = table.register("release")
    destructor = table.register(".cxx_destruct")
    doesNotRecognizeSelector = table.register("doesNotRecognizeSelector:")
    respondsToSelector = table.register("respondsToSelector:")
    resolveInstanceMethod = table.register("resolveInstanceMethod:")
    resolveClassMethod = table.register("resolveClassMethod:")
    forwardingTargetForSelector = table.register("forwardingTargetForSelector:")
    methodSignatureForSelector = table.register("methodSignatureForSelector:")
    forwardInvocation = table.register("forwardInvocation:")
    allowsWeakReference = table.register("allowsWeakReference")
  }
}

/// Observes changes of dispatch and the deallocation of objects, for the host's own tables.
package protocol DispatchObserver: AnyObject {
  /// Called after the implementation of `selector` changed for instances of `cls`.
  ///
  /// Called only for classes that have a `hostTable`, once for each affected class.
  func dispatchDidChange(of selector: Selector, in cls: RuntimeClass)

  /// Called when any selector of `cls` may have another implementation.
  func dispatchDidChange(in cls: RuntimeClass)

  /// Called after a name no longer means the class that it meant.
  func classNameDidChange(_ name: String)

  /// Called after the class of an object that has a handle changed.
  func classDidChange(of object: RuntimeObject)

  /// Called after an object that has a handle was deallocated; only its zombie remains.
  func didDeallocate(_ object: RuntimeObject)

  /// Called when the pool releases its reference to an object that a source counts by hand.
  ///
  /// - Returns: whether the host takes over the reference.
  func holdsWhatPoolReleases(_ object: RuntimeObject) -> Bool

  /// Called when the last reference to an object that a source counts by hand is released.
  ///
  /// - Returns: whether the host retained the object, since a source sends it a message.
  func retainsReceiver(_ object: RuntimeObject) -> Bool

  /// Called when restoring a snapshot removes a class that was created after it and has a handle.
  func didErase(_ cls: RuntimeClass)
}
