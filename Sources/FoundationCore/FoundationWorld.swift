package import SelectorRuntime
package import Threads
package import VirtualTime

/// The state that Foundation's models share in one runtime; UIKit's world is a subclass of it.
open class FoundationWorld {
  /// The runtime, which owns this world.
  package unowned let runtime: Runtime
  /// The virtual clock and everything that waits for it.
  package let runLoop: RunLoop
  /// Where the clocks that an app reads stand when virtual time is 0.
  package var clockStart = ClockStart()
  /// The type encodings that signatures have taken apart.
  var encodings: [String: TypeEncoding] = [:]
  /// The structures that models know, by their encodings.
  package private(set) lazy var structureTypes = Dictionary(
    uniqueKeysWithValues: ([.range] + listStructures()).map { ($0.encoding, $0) })
  /// Lists the structures of the frameworks above.
  package var listStructures: () -> [StructureType] = { [] }
  /// Makes values of the structures that sources describe; nil until there is a source.
  package var structureBoxing: StructureBoxing?
  /// Makes the function of a name that pointers have by their options, as `NSPointerFunctions` hands it
  /// out; nil until there is a source.
  package var pointerFunction: ((_ options: Int, _ name: String) throws -> Value)?
  /// Tells where something of the host language stands, or a thing of the runtime that is no object.
  package var addressOf: (Value) throws -> UInt64? = { _ in nil }
  /// Tells the characters in memory of the host language: at most so many, or up to the first zero.
  package var charactersOf: (Value, Int?) throws -> String? = { _, _ in nil }
  /// The delayed messages that are waiting, so that they can be cancelled.
  var delayedMessages: [DelayedMessage] = []
  /// Exceptions on their way, by their serial numbers.
  var raisedExceptions: [Int: NSException] = [:]

  /// Timers and display links that the run loop owns.
  var timers: [NSTimer] = []
  var displayLinks: [CADisplayLink] = []
  /// The only instances of classes that have one, by the class's name.
  package var onlyInstances: [String: RuntimeObject] = [:]
  /// Runs the run loop on behalf of a method, as the host wants it done.
  package lazy var runNested: (String, (RunLoop) throws -> Void) throws -> Void = {
    [unowned runLoop] _, body in try body(runLoop)
  }
  /// Looks at a message that an app has another thread send, or sends by its name, before it is sent.
  package var willSendByName: ((RuntimeObject, Selector) throws -> Void)?
  /// Whether the world ends, as a process does: nobody is told of what is left.
  package var isEnding = false
  /// Writes a line where `NSLog` writes.
  package var writeLog: (String) -> Void = { _ in }
  /// Drains what has come into the pool since a mark, with what only dead variables held.
  package lazy var drainPool: (Int) throws -> Void = { [unowned runtime] in
    runtime.drainPool(from: $0)
  }
  /// Adds what another framework's categories give to a class of Foundation's, when it is made.
  ///
  /// The class's own body calls it; UIKit adds the drawing of strings there.
  package var addCategories: (RuntimeClass) -> Void = { _ in }
  /// The keys that scripts have made dependent on others, in the old way.
  var dependentKeys: [RuntimeClass: [String: [String]]] = [:]
  /// The files of this world, all of them in memory.
  package final lazy var files = FileStore()
  /// Under which names archives know classes, both ways.
  var archivedClassNames: [RuntimeClass: String] = [:]
  var unarchivedClasses: [String: RuntimeClass] = [:]
  /// The value transformers that have been registered or asked for, by their names.
  var transformers: [String: RuntimeObject] = [:]
  /// The blocks that know more of the errors of a domain.
  var errorProviders: [String: Block] = [:]
  /// The abbreviations of time zones that a script has put in the place of the usual ones.
  package var zoneAbbreviations: [String: String]?
  /// The behaviour of values that differs between systems.
  package final private(set) lazy var valueSettings = ValueSettings()
  /// The only instances of value classes: placeholders, empty containers, booleans.
  var constants: [String: RuntimeObject] = [:]
  /// The context of the observer that is being removed, for the message that does so.
  var removedContext: Value?
  /// The literals, by their texts.
  var constantStrings: [UTF16Text: NSString] = [:]
  /// The strings and numbers that stand in their pointers.
  var taggedStrings = InternTable<UTF16Text>()
  var taggedNumbers = InternTable<NumberContent>()
  /// How many observers have been registered.
  var lastObservance = 0
  /// The index paths that live, by their indexes.
  var indexPaths: [[Int]: WeakIndexPath] = [:]
  /// The threads, of which there is one until somebody makes another.
  package private(set) lazy var threads = Scheduler(runLoop)
  /// The objects of the main queue and of the global ones, by their labels.
  var queueObjects: [String: RuntimeObject] = [:]
  /// The modes of the run loops.
  var runLoopModes = RunLoopModes()
  /// The locks of `@synchronized`, and how many threads use them.
  var synchronizedLocks: [ObjectIdentifier: SimulatedLock] = [:]
  var synchronizedUses: [ObjectIdentifier: Int] = [:]
  /// The operation queues whose operations run, by the numbers of the threads.
  var runningQueues: [Int: [NSOperationQueue]] = [:]
  /// The properties of the device and its user.
  package final private(set) lazy var deviceSettings = DeviceSettings()
  /// Loads a nib by its name for an owner.
  package var loadNib: ((_ name: String, _ owner: RuntimeObject?) throws -> Value)?
  /// The zone that a script has made the default one.
  package var defaultTimeZone: TimeZoneRules?
  /// The zone of the device, by the name that the setting has.
  package var zoneOfDevice: (asked: String, rules: TimeZoneRules)?
  /// The versions that scripts have given to classes.
  var classVersions: [ObjectIdentifier: Int] = [:]
  /// Where the next UUID and random number come from; any number would do.
  package var uuidState: UInt64 = 2026
  /// The messages of key-value coding and observing.
  package let keyValue: KeyValueSelectors

  /// The root of all classes but the proxies.
  package var nsObject: RuntimeClass { runtime.cls(FoundationClasses.object) }

  /// The values that modules above keep here, by the types of their keys.
  var values = WorldValues()

  /// Declares Foundation's classes in `runtime`, and becomes its world.
  ///
  /// - Parameter catalogue: The classes, those of the modules above included.
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

  /// Notes what the world's models share, and answers what takes it back to that.
  ///
  /// An override adds its own part to what super answers.
  open func restoration() -> () -> Void { foundationRestoration() }
}

extension FoundationWorld {
  /// Makes an object the only instance of a class.
  package func setOnly(_ name: String, _ object: RuntimeObject) {
    object.retain()
    let old = onlyInstances.updateValue(object, forKey: name)
    old?.release()
  }

  /// Whether the running thread's stack has room for what goes deeper.
  package func hasStack() -> Bool { runtime.hasStack?() ?? true }
}

extension RuntimeObject {
  /// Foundation's part of the world that the object lives in.
  package final var foundation: FoundationWorld {
    guard let world = runtime.world as? FoundationWorld else {
      preconditionFailure("the runtime has no Foundation")
    }
    return world
  }
}
