internal import LuaBridge
package import SelectorRuntime

/// Records the hooks of parties in one run of a scenario, and counts their calls.
///
/// A party's implementation is wrapped when it is created, so that all calls are counted: messages
/// from Lua or native code, calls of the IMP, messages to super. Without a watch nothing is wrapped
/// or counted.
package final class HookWatch: MethodObserver {
  /// One of the successive implementations of a method.
  package struct Level {
    package let implementation: Implementation
    /// Where it was installed.
    package var place: String?
    /// Whether a runtime function installed it, not a definition.
    package var isPutByHand = true
    /// The operation that installed it; nil for an original implementation.
    package var change: Method.Change?
    /// The lines of parties on the stack when it was installed, or removed if it is an undone one.
    package var callers: [String] = []
    /// The nearest line of another party that led to a change by which messages are forwarded.
    ///
    /// It is that of the caller of an engine for hooks; nil if there is none.
    package var client: String?
  }

  /// A method of one class, with its successive implementations.
  package final class Slot {
    package let cls: RuntimeClass
    package let selector: Selector
    /// The implementations, the innermost first.
    package var levels: [Level]
    /// The implementations that were removed by restoring an earlier one, and where that happened.
    package var undone: [Level] = []
    /// The callers that installed each implementation that was removed.
    fileprivate var installers: [ObjectIdentifier: [[String]]] = [:]
    /// The superclass's implementation when the class added its own.
    let hidden: Implementation?

    /// Whether a party switches an implementation on and off: it installed it several times, and other
    /// callers removed it each time.
    ///
    /// An unguarded exchange is removed by the callers that installed it.
    package func isSwitched(_ implementation: Implementation) -> Bool {
      let installers = installers[ObjectIdentifier(implementation)] ?? []
      let removers = undone.filter { $0.implementation === implementation }.map(\.callers)
      let current = levels.filter { $0.implementation === implementation }.map(\.callers)
      return (installers + current).count > 1 && !removers.contains(where: installers.contains)
    }

    /// Whether an implementation was removed by the very callers that had installed it, as by an
    /// exchange that is made again.
    package func isRemovedByInstallers(_ implementation: Implementation) -> Bool {
      let installers = installers[ObjectIdentifier(implementation)] ?? []
      return undone.contains { level in
        level.implementation === implementation && !level.callers.isEmpty
          && installers.contains(level.callers)
      }
    }

    /// Whether the line that had installed an implementation has removed it, from any caller.
    package func isRemovedByInstallingLine(_ implementation: Implementation) -> Bool {
      let lines = formerInstallers(of: implementation)
      return undone.contains { level in
        level.implementation === implementation && level.callers.first.map(lines.contains) ?? false
      }
    }

    /// The lines that installed an implementation which was removed.
    func formerInstallers(of implementation: Implementation) -> [String] {
      (installers[ObjectIdentifier(implementation)] ?? []).compactMap(\.first)
    }

    init(_ cls: RuntimeClass, _ selector: Selector, _ levels: [Level], hidden: Implementation?) {
      self.cls = cls
      self.selector = selector
      self.levels = levels
      self.hidden = hidden
    }
  }

  private struct SlotKey: Hashable {
    let cls: RuntimeClass
    let selector: ObjectIdentifier
  }

  private struct EntryKey: Hashable {
    let implementation: ObjectIdentifier
    let selector: ObjectIdentifier?
    let cls: RuntimeClass
  }

  /// The number of calls of an implementation with receivers of one class.
  struct Entry {
    let implementation: LuaImplementation
    /// The selector, if the implementation receives it.
    let selector: Selector?
    let cls: RuntimeClass
    var count = 0
  }

  package unowned let bridge: Bridge
  package let parties: SourceParties
  /// Whether calls are counted, which is the case while the app is driven.
  package var isCounting = false
  /// The methods in the order in which they were first changed.
  package private(set) var slots: [Slot] = []
  private var slotPlaces: [SlotKey: Int] = [:]
  /// The parties' implementations, retained so that their identities are not reused.
  private(set) var implementations: [(implementation: LuaImplementation, owner: String)] = []
  private var entryPlaces: [EntryKey: Int] = [:]
  private(set) var entries: [Entry] = []

  init(_ bridge: Bridge, _ parties: SourceParties) {
    self.bridge = bridge
    self.parties = parties
  }

  /// Starts watching the world.
  func begin() {
    bridge.hookWatch = self
    bridge.runtime.methodObserver = self
  }

  func end() {
    bridge.hookWatch = nil
    bridge.runtime.methodObserver = nil
  }

  // MARK: Calls

  /// Wraps the function on top of the stack, which is a new implementation's, in a counting
  /// function.
  ///
  /// Only the implementations of parties are wrapped.
  func wrap(_ implementation: LuaImplementation, on stack: LuaStack) {
    guard let owner = parties.owner(of: implementation.source),
      (try? bridge.prelude.push(.entrance, on: stack)) != nil
    else { return }
    implementations.append((implementation, owner))
    stack.insert(at: -2)
    stack.push(HookEntrance(self, implementation))
    // stack: … make function note
    try? stack.call(arguments: 2, results: 1)
  }

  fileprivate func noteEntry(
    _ implementation: LuaImplementation, _ receiver: RuntimeObject, _ selector: Selector?
  ) {
    let key = EntryKey(
      implementation: ObjectIdentifier(implementation),
      selector: selector.map(ObjectIdentifier.init), cls: receiver.isa)
    if let place = entryPlaces[key] {
      entries[place].count += 1
      return
    }
    entryPlaces[key] = entries.count
    entries.append(
      Entry(implementation: implementation, selector: selector, cls: receiver.isa, count: 1))
  }

  // MARK: Changes

  package func didPut(_ new: Implementation, into method: Method, over old: Implementation) {
    let slot = slot(of: method) { Slot($0, $1, [Level(implementation: old)], hidden: nil) }
    if let place = slot.levels.firstIndex(where: { $0.implementation === new }) {
      for level in slot.levels[(place + 1)...] {
        slot.undone.append(
          Level(implementation: level.implementation, isPutByHand: level.isPutByHand))
        slot.installers[ObjectIdentifier(level.implementation), default: []].append(level.callers)
      }
      slot.levels.removeSubrange((place + 1)...)
    } else {
      slot.levels.append(Level(implementation: new))
    }
  }

  package func didAdd(_ method: Method, covering covered: Method?) {
    // Native classes add their methods lazily.
    let isForwarding = method.implementation.isForwarding && method.history.last != nil
    guard method.implementation is LuaImplementation || isForwarding else { return }
    let slot = slot(of: method) { cls, selector in
      let base = covered.map { [Level(implementation: $0.implementation)] }
      return Slot(
        cls, selector, base ?? [],
        hidden: base == nil ? cls.superclass?.method(selector)?.implementation : nil)
    }
    let record = method.history.last
    slot.levels.append(
      Level(
        implementation: method.implementation, place: record?.source,
        isPutByHand: record?.change == .add || record?.change == .replace,
        change: record?.change, client: isForwarding ? client(of: record?.source) : nil))
  }

  package func didRecord(_ record: Method.Record, of method: Method) {
    let key = SlotKey(cls: method.owner, selector: ObjectIdentifier(method.selector))
    guard record.change != .layer, let place = slotPlaces[key] else { return }
    let callers = callers()
    for index in slots[place].undone.indices where slots[place].undone[index].place == nil {
      slots[place].undone[index].place = record.source
      slots[place].undone[index].callers = callers
    }
    guard let last = slots[place].levels.indices.last,
      slots[place].levels[last].implementation === method.implementation,
      slots[place].levels[last].place == nil, last > 0
    else { return }
    slots[place].levels[last].place = record.source
    slots[place].levels[last].change = record.change
    slots[place].levels[last].callers = callers
    guard method.implementation.isForwarding else { return }
    slots[place].levels[last].client = client(of: record.source)
  }

  /// The lines of parties on the stack, the innermost first.
  private func callers() -> [String] {
    (0..<HookWatch.stackLimit).compactMap { level in
      bridge.current.caller(level: level).map { "\($0.source):\($0.line)" }
    }.filter { parties.owner(of: $0) != nil }
  }

  /// The nearest line on the stack that another party than that of a position owns.
  package func client(of place: String?) -> String? {
    let owner = parties.owner(of: place)
    return callers().first { parties.owner(of: $0) != owner }.flatMap { parties.whole($0) }
  }

  /// The number of calls on the stack that are looked through for lines of parties.
  private static let stackLimit = 100

  private func slot(of method: Method, _ make: (RuntimeClass, Selector) -> Slot) -> Slot {
    let key = SlotKey(cls: method.owner, selector: ObjectIdentifier(method.selector))
    if let place = slotPlaces[key] { return slots[place] }
    let made = make(method.owner, method.selector)
    slotPlaces[key] = slots.count
    slots.append(made)
    return made
  }
}

/// The callback at the entry of a party's implementation.
///
/// Its arguments are the receiver and, if the function receives it, the selector.
private final class HookEntrance: LuaCallable {
  /// Weak, since the function may outlive the watched run.
  private weak var watch: HookWatch?
  private weak var implementation: LuaImplementation?

  init(_ watch: HookWatch, _ implementation: LuaImplementation) {
    self.watch = watch
    self.implementation = implementation
  }

  override func call(_ stack: LuaStack) throws -> Int {
    // stack: receiver selector
    guard let watch, watch.isCounting, let implementation,
      let receiver = stack.handle(at: 1)?.object as? RuntimeObject
    else { return 0 }
    let selector =
      implementation.takesSelector ? stack.handle(at: 2)?.object as? Selector : nil
    watch.noteEntry(implementation, receiver, selector)
    return 0
  }
}
