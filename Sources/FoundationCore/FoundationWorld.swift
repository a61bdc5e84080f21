package import SelectorRuntime
package import Systems
package import Threads
package import VirtualTime

// no traps of stop: a native object exists only in a world that has its models.

/// The state that Foundation's models share in one runtime; UIKit's world is a subclass of it.
open class FoundationWorld {
  /// The runtime, which owns this world.
  package unowned let runtime: Runtime
  /// The run loop of the main thread, with the virtual clock.
  package let runLoop: RunLoop
  /// The values of the clocks that an app reads when virtual time is 0.
  package var clockStart = ClockStart()
  /// The parsed type encodings of method signatures, cached.
  var encodings: [String: TypeEncoding] = [:]
  /// The structure types that models declare, by their encodings.
  package private(set) lazy var structureTypes = Dictionary(
    uniqueKeysWithValues: ([.range] + listStructures()).map { ($0.encoding, $0) })
  /// Lists the structures of the modules above Foundation.
  package var listStructures: () -> [StructureType] = { [] }
  /// Boxes the structures that sources declare; nil until a source is loaded.
  package var structureBoxing: StructureBoxing?
  /// Returns a callback of `NSPointerFunctions` by its options and name; nil until a source is
  /// loaded.
  package var pointerFunction: ((_ options: Int, _ name: String) throws -> Value)?
  /// Sends a message with a type and a value to a coder that a source may implement; nil until a
  /// source is loaded.
  package var typedMessage: ((_ coder: NSCoder, _ message: String, Value) throws -> Value)?
  /// Returns the address of a host-language value, or of a runtime value that is not an object.
  package var addressOf: (Value) throws -> UInt64? = { _ in nil }
  /// Returns the class name of a block, such as `__NSGlobalBlock__`; nil while no source is loaded.
  package var classOfBlock: ((ForeignValue) throws -> String)?
  /// Returns the type encoding of a translated block.
  package var signatureOfBlock: ((ForeignValue) throws -> String?)?
  /// Reads characters from host-language memory: up to a limit, or up to the first zero.
  package var charactersOf: (Value, Int?) throws -> String? = { _, _ in nil }
  /// The delayed messages that have not been sent and can be cancelled.
  var delayedMessages: [DelayedMessage] = []
  /// Exceptions that are being thrown, by their serial numbers.
  var raisedExceptions: [Int: NSException] = [:]

  /// Timers and display links that the run loop owns.
  var timers: [NSTimer] = []
  var displayLinks: [CADisplayLink] = []
  /// The singletons, by the names of their classes.
  package var onlyInstances: [String: RuntimeObject] = [:]
  /// Runs the run loop from inside a method; the host replaces it.
  package lazy var runNested: (String, (RunLoop) throws -> Void) throws -> Void = {
    [unowned runLoop] _, body in try body(runLoop)
  }
  /// Checks a message that is sent on another thread or by its selector, before it is sent.
  package var willSendByName: ((RuntimeObject, Selector) throws -> Void)?
  /// Whether the world is being torn down: objects in use no longer report errors at deallocation.
  package var isEnding = false
  /// Whether containers store a text as an object, which each reader then receives.
  ///
  /// Sources in Objective-C compare pointers and keep unretained references to elements; a script in Lua
  /// receives strings.
  package var boxesTexts = false
  /// Writes a line of `NSLog`.
  package var writeLog: (String) -> Void = { _ in }
  /// Throws the error of a time limit, an interrupt or a memory limit.
  ///
  /// Native loops that can run for more than a millisecond call it regularly.
  package var checkStop: () throws -> Void = {}
  /// The error for which ``goesOn`` is false; ``checkStop`` throws it once.
  package var stopError: (any Error)?
  /// Throws a memory error if so many bytes would exceed the memory limit.
  ///
  /// It is called before each allocation whose size a script or a file determines. A negative number
  /// is an overflow.
  package var checkMemory: (_ bytes: Int) throws -> Void = { _ in }
  /// Drains the autorelease pool back to a mark, including objects that only dead variables
  /// retained.
  package lazy var drainPool: (Int) throws -> Void = { [unowned runtime] in
    runtime.drainPool(from: $0)
  }
  /// Adds the categories of other frameworks to a class of Foundation when the class is declared.
  ///
  /// The class's definition calls it; UIKit adds the drawing of strings there.
  package var addCategories: (RuntimeClass) -> Void = { _ in }
  /// The dependent keys that scripts set with `setKeys:triggerChangeNotificationsForDependentKey:`.
  var dependentKeys: [RuntimeClass: [String: [String]]] = [:]
  /// The in-memory file system of this world.
  package final lazy var files = FileStore()
  /// The class names that archives use in place of the real ones, for writing and for reading.
  var archivedClassNames: [RuntimeClass: String] = [:]
  var unarchivedClasses: [String: RuntimeClass] = [:]
  /// The value transformers that were registered or looked up, by their names.
  package var transformers: [String: RuntimeObject] = [:]
  /// The user info value providers of errors, by the error's domain.
  var errorProviders: [String: Block] = [:]
  /// The time zone abbreviations that a script has set, in place of the default ones.
  package var zoneAbbreviations: [String: String]?
  /// The behaviour of values that differs between systems.
  package final private(set) lazy var valueSettings = ValueSettings()
  /// The shared instances of value classes: placeholders, empty containers, booleans.
  var constants: [String: RuntimeObject] = [:]
  /// The context of the observer that is being removed by `removeObserver:forKeyPath:context:`.
  var removedContext: Value?
  /// The string literals, by their texts.
  var constantStrings: [UTF16Text: NSString] = [:]
  /// The tagged strings and numbers, whose value is stored in their pointer.
  var taggedStrings = InternTable<UTF16Text>()
  var taggedNumbers = InternTable<NumberContent>()
  /// The number of observers that have been registered so far.
  var lastObservance = 0
  /// The index paths that exist, by their indexes.
  var indexPaths: [[Int]: WeakIndexPath] = [:]
  /// The threads; only the main thread exists until another one is created.
  package private(set) lazy var threads = Scheduler(runLoop)
  /// The objects of the main queue and the global queues, by their labels.
  package var queueObjects: [String: RuntimeObject] = [:]
  /// The modes of the run loops.
  var runLoopModes = RunLoopModes()
  /// The locks of `@synchronized` that are in use.
  package var synchronizedLocks: [ObjectIdentifier: SynchronizedLock] = [:]
  /// The properties of the device and its user.
  package final private(set) lazy var deviceSettings = DeviceSettings()
  /// The differences that the world's system has.
  package final internal(set) var changes = SystemChanges(of: .usual)
  /// The version of the SDK that the app is built with; nil for that of the system.
  package final var sdkVersion: SystemVersion? {
    didSet { changes = SystemChanges(of: appliedSystem, builtWith: sdkVersion) }
  }
  /// The version that ``applySystem()`` has applied last.
  final var appliedSystem = SystemVersion.usual
  /// Makes the classes of the modules above agree with the system.
  package final var systemHasChanged: () -> Void = {}
  /// Lists the settings of the modules above Foundation.
  package final var listSettings: () -> [(name: String, setting: any AnySetting)] = { [] }
  /// Lists what a system does not have yet; nil while everything is there.
  package final var listAbsences: (SystemVersion) -> Absences? = { _ in nil }
  /// Loads a nib by name for an owner.
  package var loadNib: ((_ name: String, _ owner: RuntimeObject?) throws -> Value)?
  /// The default time zone that a script has set.
  package var defaultTimeZone: TimeZoneRules?
  /// The time zone of the device, cached with the name in the setting.
  package var zoneOfDevice: (asked: String, rules: TimeZoneRules)?
  /// The versions that scripts have set for classes.
  var classVersions: [ObjectIdentifier: Int] = [:]
  /// The state of the generator of UUIDs and random numbers; the initial number is arbitrary.
  package var uuidState: UInt64 = 2026
  /// The selectors of key-value coding and observing.
  package let keyValue: KeyValueSelectors

  /// `NSObject`, the root of all classes except proxies.
  package var nsObject: RuntimeClass { runtime.cls(FoundationClasses.object) }

  /// The values of the modules above, by the types of their keys.
  var values = WorldValues()

  /// Declares Foundation's classes in `runtime`, and becomes its world.
  ///
  /// - Parameter catalogue: The classes, including those of the modules above.
  package init(_ runtime: Runtime, runLoop: RunLoop, catalogue: NativeCatalogue) {
    self.runtime = runtime
    self.runLoop = runLoop
    keyValue = KeyValueSelectors(runtime)
    runtime.declare(catalogue)
    runtime.world = self
    runtime.forwardHandler = self
    runtime.nativeTypes = { NativeTypes.types(of: $0, written: $1) }
    runtime.classFreedHandlers.append { [unowned self] cls in
      dependentKeys[cls] = nil
      archivedClassNames[cls] = nil
      for (name, known) in unarchivedClasses where known === cls { unarchivedClasses[name] = nil }
    }
    NSNullClass.make(in: runtime)
  }

  /// Captures the shared state of the world's models, and returns a function that restores it.
  ///
  /// An override adds its own state to that of super.
  open func restoration() -> () -> Void { foundationRestoration() }
}

extension FoundationWorld {
  /// Registers an object as the singleton of a class.
  package func setOnly(_ name: String, _ object: RuntimeObject) {
    object.retain()
    let old = onlyInstances.updateValue(object, forKey: name)
    old?.release()
  }

  /// Returns the singleton of a class, created on first use.
  package func only(_ name: String) -> RuntimeObject {
    if let known = onlyInstances[name], !known.isErased { return known }
    guard let cls = runtime.lookUpClass(name) else {
      preconditionFailure("the class \(name) is not defined")
    }
    let made = runtime.createInstance(cls)
    made.retain()
    onlyInstances[name] = made
    return made
  }

  /// Checks a message that is sent by its selector: the system must have its method.
  package final func checkSending(_ receiver: RuntimeObject, _ selector: Selector) throws {
    try willSendByName?(receiver, selector)
    guard runtime.absences != nil, runtime.isHidden(selector, in: receiver.isa),
      !runtime.implements(selector, receiver)
    else { return }
    throw RuntimeError.unrecognized(selector, receiver)
  }

  /// Returns whether the running thread's stack has room for deeper calls.
  package func hasStack() -> Bool { runtime.hasStack?() ?? true }
}

extension Runtime {
  /// Foundation's state in the runtime; nil before it is created.
  var foundationWorld: FoundationWorld? { world as? FoundationWorld }
}

extension RuntimeObject {
  /// Foundation's part of the object's world.
  package final var foundation: FoundationWorld {
    guard let world = runtime.world as? FoundationWorld else {
      preconditionFailure("the runtime has no Foundation")
    }
    return world
  }
}
