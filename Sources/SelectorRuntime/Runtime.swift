/// A world of selectors, classes and objects; the value that a host owns.
///
/// Two runtimes share nothing. One thread at a time uses a runtime. What other modules need to hear
/// of (a class's dispatch changing, an object dying) is told to its ``DispatchObserver``; nothing
/// here knows who that is.
public final class Runtime {
  package internal(set) var selectors = SelectorTable()
  package internal(set) var once = OnceTable()
  /// Kept until the runtime is closed.
  package var observer: (any DispatchObserver)?
  /// The only instance of `NSNull`, which stands for nil inside lists and dictionaries.
  package var null: RuntimeObject?
  /// The world that the models share in this runtime: run loop, application, settings.
  ///
  /// Theirs to fill.
  package var world: AnyObject?
  /// Hears how many bytes containers have taken, or given back when the number is negative.
  package var countBytes: ((Int) -> Void)?
  /// Whether the running thread's stack has room for more messages; the host knows.
  package var hasStack: (() -> Bool)?
  /// Answers the C types of a native method that its Swift types cannot tell, by its selector and the
  /// encoding that these give; nil where they tell them.
  package var nativeTypes: ((Selector, String) -> String?)?
  /// Knows of the other threads, once there are any; it must outlive the runtime, or take itself away.
  package unowned(safe) var threads: (any RuntimeThreads)?
  /// Who is at work, for the histories of the methods that change; nil for nobody in particular.
  package var author: String?

  var classes = ClassTable()
  /// Registered classes in the order of their registration.
  var classOrder: [RuntimeClass] = []
  /// Every class and metaclass that has not ended, and some that have.
  var everyClass: [RuntimeClass] = []
  /// How many of those have ended.
  var endedClasses = 0
  /// How many classes have been made, of those that models declare as soon as somebody needs one.
  ///
  /// The corresponding Objective-C variable is `objc_debug_realized_class_generation_count`.
  package internal(set) var madeClassCount = 0
  /// Classes that were disposed of and are still used, and how many they may be before somebody looks.
  var disposedClasses: [RuntimeClass] = []
  var disposedLimit = 32
  /// Called when a class or a metaclass has ended, by whoever keeps something for classes.
  package var classEnds: [(RuntimeClass) -> Void] = []
  var protocols: [String: RuntimeProtocol] = [:]
  /// Registered protocols in the order of their registration.
  var protocolOrder: [RuntimeProtocol] = []
  /// The class of protocols: a root class, unless Foundation gives it a superclass.
  package lazy var protocolClass =
    lookUpClass("Protocol")
    ?? makeNativeClass("Protocol", superclass: nil) { RuntimeProtocol(isa: $0) }
  /// The classes and protocols that models declare.
  var native = NativeRegister()
  var loads = LoadQueue()
  /// Members of native classes that nobody has asked for yet.
  var latent: LatentMembers?
  /// How what changes now would be taken back.
  var journal = Journal()
  var live = LiveObjects()
  /// How many messages from Swift are running inside each other.
  var depth = 0
  /// Implementations that were replaced and may still be running.
  var retired: [Implementation] = []
  /// Implementations that were replaced without a word to the caches, which do not keep them.
  var unseen: [Implementation] = []
  /// New objects, of which some have no owner yet, the oldest first.
  var pool: [RuntimeObject] = []
  /// References that `autorelease` has left to the pool, the oldest first, with their places in the
  /// order of the world.
  var autoreleased: [(object: RuntimeObject, order: Int)] = []
  /// How often everybody but a script has let go of an object: the script may have done so before.
  package internal(set) var heldObjectsLeft: UInt64 = 0
  /// How many the pool may hold before those that have an owner are taken out.
  var poolLimit = 1024
  /// The classes that have `unresolved` selectors.
  var classesWithUnresolved: [RuntimeClass] = []
  /// The messages that are being forwarded.
  package internal(set) var forwardingPath = ForwardingPath()
  /// Makes an object of a message that is forwarded.
  ///
  /// Kept until the runtime is closed.
  package var forwardHandler: (any ForwardHandler)?
  /// Hears of each class before its `+initialize`, in the order in which they came.
  var initializationObservers: [(RuntimeClass) throws -> Void] = []
  /// Whether there is a class that ``RuntimeClass/initiatesDealloc``.
  var someClassInitiatesDealloc = false
  /// Hears of every message; see ``setRecorder(_:)``.
  package internal(set) var recorder: (any MessageRecorder)?
  /// How many objects are ending inside each other's end, and those that wait for that to be over.
  var deallocationDepth = 0
  var postponedDeallocations: [RuntimeObject] = []
  /// The first error that a `dealloc` raised, until somebody takes it.
  package internal(set) var pendingError: (any Error)?
  private(set) var lastSerial = 0

  /// Selectors that the runtime itself sends.
  package let known: KnownSelectors
  /// The implementation that caches hold for a selector which nobody implements, and methods that were
  /// added without one.
  package let forwardingImplementation = ForwardingImplementation(isFunction: false)
  /// The function that scripts know as `_objc_msgForward`.
  package let forwardingFunction = ForwardingImplementation(isFunction: true)
  /// The class of zombies.
  private(set) lazy var zombieClass = makeZombieClass()

  package init() {
    known = KnownSelectors(&selectors)
  }

  private func makeZombieClass() -> RuntimeClass {
    let zombie = makePair("_NSZombie_", superclass: nil) { RuntimeObject(isa: $0) }
    zombie.initialization = .done
    return zombie
  }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Sets numbers aside for objects that are made when they are needed, and answers the first.
  func reserveSerials(_ count: Int) -> Int {
    lastSerial += count
    return lastSerial - count + 1
  }

  /// Makes a selector known.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  public func selector(_ name: String) -> Selector {
    defineLatentMembers(named: name)
    return selectors.register(name)
  }

  /// Takes the error that a `dealloc` raised since it was last asked.
  package func takePendingError() -> (any Error)? {
    defer { pendingError = nil }
    return pendingError
  }

  /// The error for a value of the wrong kind: what an object raised while it was read as a value, where
  /// that is why it is none.
  package func raised(_ kind: RuntimeError.Kind, _ reason: @autoclosure () -> String) -> any Error {
    takePendingError() ?? RuntimeError(kind, reason())
  }

  /// Breaks what keeps the remaining objects alive, without running their `dealloc`, as the end of a
  /// process does.
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
    unseen = []
    for cls in everyClass {
      cls.empty()
      cls.superclass = nil
    }
    disposedClasses = []
    classEnds = []
    for known in protocolOrder { known.extra = nil }
    protocols = [:]
    protocolOrder = []
    once = OnceTable()
    classesWithUnresolved = []
    forwardHandler = nil
    initializationObservers = []
    recorder = nil
    observer = nil
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
  package let doesNotRecognizeSelector, respondsToSelector: Selector
  package let resolveInstanceMethod, resolveClassMethod: Selector
  package let forwardingTargetForSelector, methodSignatureForSelector: Selector
  package let forwardInvocation, allowsWeakReference: Selector

  init(_ table: inout SelectorTable) {
    load = table.register("load")
    initialize = table.register("initialize")
    alloc = table.register("alloc")
    `init` = table.register("init")
    dealloc = table.register("dealloc")
    description = table.register("description")
    copy = table.register("copy")
    copyWithZone = table.register("copyWithZone:")
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

/// Hears what a host must know to keep its own tables right.
package protocol DispatchObserver: AnyObject {
  /// The meaning of `selector` to instances of `cls` has changed; told only of classes that have a
  /// `hostTable`, each affected one by itself.
  func dispatchDidChange(of selector: Selector, in cls: RuntimeClass)

  /// Everything that instances of `cls` understand may have changed.
  func dispatchDidChange(in cls: RuntimeClass)

  /// The class of an object that has a handle changed.
  func classDidChange(of object: RuntimeObject)

  /// An object that has a handle has gone; only its zombie is left.
  func didDeallocate(_ object: RuntimeObject)

  /// A class that has a handle was made after the snapshot that is being restored.
  func didErase(_ cls: RuntimeClass)
}
