internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Records what the sources of actors register with the system in one run.
///
/// Only calls from a source count: what native code registers for an actor is not its own.
final class RegistrationWatch {
  private unowned let bridge: Bridge
  private let parties: SourceParties
  /// The names of the actors of the run.
  private let running: [String]
  private(set) var found: [Registration] = []

  init(_ bridge: Bridge, _ parties: SourceParties, running: [String]) {
    (self.bridge, self.parties, self.running) = (bridge, parties, running)
  }

  /// The names of the classes that are registered as URL protocols.
  var protocols: [String] { found.filter { $0.slot == .urlProtocol }.map(\.name) }

  /// The registrations of an actor, in the order of the calls.
  func registrations(of owner: String) -> [Registration] { found.filter { $0.actor == owner } }

  /// Records a registration by the line of a source that runs.
  ///
  /// - Parameters:
  ///   - slot: What is registered.
  ///   - name: Its name.
  ///   - keepsPrevious: Whether the line keeps the handler that was set before.
  func note(_ slot: Registration.Slot, _ name: String, keepsPrevious: Bool? = nil) {
    guard let (file, line) = bridge.current.scriptCaller() else { return }
    var place = "\(file):\(line)"
    guard var owner = parties.owner(of: place) else { return }
    // A library observes on behalf of the actor of the run that calls it.
    if slot == .keyPath, !running.contains(owner),
      let client = bridge.hookWatch?.client(of: place), let other = parties.owner(of: client)
    {
      (place, owner) = (client, other)
    }
    if slot == .onceToken, parties.owner(of: name) != owner { return }
    if slot == .foreignObserver || slot == .observerRemoval,
      parties.owner(of: bridge.runtime.lookUpClass(name)?.source) == owner
    {
      return
    }
    let one = Registration(
      actor: owner, slot: slot, name: name, place: parties.whole(place) ?? place,
      keepsPrevious: keepsPrevious)
    if !found.contains(one) { found.append(one) }
  }

  /// Records that an actor whose line runs has read the handler that is set.
  func noteRead(_ slot: Registration.Slot) {
    guard let (file, line) = bridge.current.scriptCaller(),
      let owner = parties.owner(of: "\(file):\(line)")
    else { return }
    readers.insert("\(owner) \(slot.rawValue)")
  }
  private var readers: Set<String> = []

  /// Records that a URL protocol answers the requests of others, and counts its loads from now on.
  func noteAnswer(of cls: String) {
    for place in found.indices where found[place].slot == .urlProtocol && found[place].name == cls {
      found[place].answersOthers = true
    }
    guard counted.insert(cls).inserted else { return }
    withoutObserver {
      lay(cls, "startLoading") { [unowned self] object, _ in
        loads.append("-[\(object.isa.name) startLoading]")
        guard loads.count > RegistrationWatch.mostLoads else { return }
        let cycle = Array(Set(loads.suffix(10))).sorted()
        throw RuntimeError(
          .stackOverflow, "stack overflow: \((cycle + [cycle[0]]).joined(separator: " → "))")
      }
    }
  }
  private var counted: Set<String> = []
  /// The loads of URL protocols that answer the requests of others.
  private var loads: [String] = []
  /// More loads than this are of requests that URL protocols send for the requests that they answer.
  private static let mostLoads = 200

  /// Completes the handlers of actors that have read the previous one by another function.
  func complete() {
    for place in found.indices where found[place].keepsPrevious != nil {
      let one = found[place]
      if readers.contains("\(one.actor) \(one.slot.rawValue)") {
        found[place].keepsPrevious = true
      }
    }
  }

  // MARK: Methods

  /// Observes the methods that register something; the observer of methods does not see it.
  func lay() {
    withoutObserver { layAll() }
  }

  /// Changes methods while the observer of methods does not see it.
  private func withoutObserver(_ body: () -> Void) {
    let runtime = bridge.runtime
    let observer = runtime.methodObserver
    runtime.methodObserver = nil
    defer { runtime.methodObserver = observer }
    body()
  }

  private func layAll() {
    let runtime = bridge.runtime
    func text(_ value: Value) -> String { String.from(value, in: runtime) ?? "" }
    lay("NSURLProtocol", "registerClass:", ofClass: true) { [unowned self] _, values in
      if case .object(let cls as RuntimeClass) = values[0] { note(.urlProtocol, cls.name) }
    }
    lay("NSURLSessionConfiguration", "setProtocolClasses:") { [unowned self, runtime] _, values in
      let classes = [Value].from(values[0], in: runtime) ?? []
      for case .object(let cls as RuntimeClass) in classes where cls.source != nil {
        note(.urlProtocol, cls.name)
      }
    }
    lay("NSNotificationCenter", "addObserver:selector:name:object:") { [unowned self] _, values in
      note(.notification, text(values[2]))
      noteObserver(.foreignObserver, values[0])
    }
    lay("NSNotificationCenter", "removeObserver:") { [unowned self] _, values in
      noteObserver(.observerRemoval, values[0])
    }
    lay("NSNotificationCenter", "addObserverForName:object:queue:usingBlock:") {
      [unowned self] _, values in note(.notification, text(values[0]))
    }
    lay("NSObject", "addObserver:forKeyPath:options:context:") { [unowned self] object, values in
      let cls = object.isa.lineage.first { !$0.name.hasPrefix("NSKVONotifying_") } ?? object.isa
      note(.keyPath, "\(cls.name).\(text(values[1]))")
    }
  }

  /// Records an observer of notifications, unless it is deallocated anyway.
  private func noteObserver(_ slot: Registration.Slot, _ observer: Value) {
    guard case .object(let object) = observer, !(object is RuntimeClass), !object.isDeallocating
    else { return }
    let cls = object.isa.lineage.first { !$0.name.hasPrefix("NSKVONotifying_") } ?? object.isa
    note(slot, cls.name)
  }

  private func lay(
    _ cls: String, _ name: String, ofClass: Bool = false,
    _ body: @escaping (RuntimeObject, borrowing Arguments) throws -> Void
  ) {
    let runtime = bridge.runtime
    guard let found = runtime.lookUpClass(cls) else { return }
    guard let method = (ofClass ? found.metaclass : found).method(runtime.selector(name)) else {
      return
    }
    runtime.setImplementation(method, ObservedImplementation(method.implementation, body))
  }
}

/// Calls a closure before each call of an implementation.
private final class ObservedImplementation: Implementation {
  private let inner: Implementation
  private let body: (RuntimeObject, borrowing Arguments) throws -> Void

  init(
    _ inner: Implementation, _ body: @escaping (RuntimeObject, borrowing Arguments) throws -> Void
  ) {
    (self.inner, self.body) = (inner, body)
    super.init()
  }

  override var isImplemented: Bool {
    get throws { try inner.isImplemented }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try body(receiver, arguments)
    return try inner.invoke(receiver, selector, arguments)
  }
}
