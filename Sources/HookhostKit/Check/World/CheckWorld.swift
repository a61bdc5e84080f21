internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost
internal import SelectorRuntime

/// The world in which a worker loads actors; each run begins with a fresh one.
final class CheckWorld {
  let bridge: Bridge
  let plan: CheckPlan
  let worker: CheckWorker
  private let lab: Lab
  let scenario: LabScenario
  private var judge: LabJudge
  /// The functions of the worker's script.
  private let script: LuaReference
  /// The functions of each actor's sources, once they are read.
  private let images = ActorImages()
  private(set) var unread: [Int: [ImageReading.Unread]] = [:]
  /// The sources that do not compile, by path: those that several actors link are read once.
  private var uncompiled: [String: [(options: SourceOptions, error: SourceError)]] = [:]
  /// By actor and the name of an absent header, the number of sources that were read without it.
  private(set) var absent: [Int: [String: Int]] = [:]
  /// By actor, what the time limit for reading has left undone.
  private(set) var readTooLate: [Int: String] = [:]
  /// The actors that are loaded with an actor, since its `+load`s raise without their classes.
  var beside: [Int: [Int]] = [:]
  /// By actor, those whose classes its `+load`s name.
  var loadsNaming: [Int: [Int]] = [:]
  /// The classes that actors of the check hook, with their superclasses.
  var hooked: Set<String> = []
  /// The names of the actors of the current run, in the order in which they load.
  private(set) var running: [String] = []
  /// The installers of the current task, by actor.
  private var installs: [Int: [CheckInstaller]] = [:]
  /// The copies of the current run that call other installers.
  var copies: InstallerCopies?
  /// Whether a run ends after the installers.
  private var isOnlyInstalling = true { didSet { bridge.putsOffCollections = isOnlyInstalling } }
  /// The exceptions of installers in the latest run, by name.
  private(set) var raised: [String: String] = [:]
  /// The native methods whose calls are counted, and their probes in the latest run.
  private var probed: [JSON] = []
  private var probes = OriginalProbes()
  /// The version of the system of the current task; nil for the usual one.
  var system: String? { didSet { if system != oldValue { counts = [:] } } }
  /// The counts of each run, by its actors in order.
  private var counts: [[Int]: JSON] = [:]
  /// The hooks of the latest run of one actor that were taken away again.
  private var undone = JSON.array([])
  /// The methods that the latest run of one actor has changed, when the app had been driven.
  private var driven: [InventoryEntry] = []
  /// The names that the sources have used in the latest run and hookhost does not have.
  var lacking: [MissingName] = []
  /// By actor, the methods that its sources send and no header declares.
  private(set) var undeclared: [Int: Set<String>] = [:]
  /// The actors' registrations with the system in the latest run.
  private(set) var registrations: RegistrationWatch?
  /// The registrations of the latest run of one actor, after the drive.
  private var registered: [Registration] = []
  /// The hooks that another actor of the latest run of several has taken away.
  private var taken: [TakenHook] = []
  /// The classes of observed objects at the end of the latest run of one actor.
  private var observed: [String] = []
  /// The actors of the latest run.
  private var present: [Int] = []
  /// The classes of objects that the latest run's installers have set as delegates, each with the name
  /// of the class that has the delegate.
  private(set) var delegates: [(delegate: RuntimeClass, cls: String)] = []

  /// Prepares the world.
  ///
  /// - Throws: an error of the drive or the setup script, which is compiled here.
  init(_ bridge: Bridge, _ plan: CheckPlan, _ worker: CheckWorker, _ stack: LuaStack) throws {
    guard let lab = bridge.lab else { throw CheckError("there is no lab") }
    (self.bridge, self.plan, self.worker, self.lab) = (bridge, plan, worker, lab)
    try stack.reserve(20)
    // The module of sources is part of the world in which each run begins.
    bridge.writesSourceWarnings = false
    try bridge.pushSourceModule(stack)
    stack.pop()
    try stack.load(.check_world_lua, name: "=[check]")
    try stack.pushValue(of: plan.scriptJSON.message)
    let native = CheckWorldFunctions()
    native.push(bridge, stack)
    try stack.load(.check_registrations_lua, name: "=[check]")
    native.push(bridge, stack)
    try stack.call(arguments: 1, results: 1)
    // stack: chunk plan native registrations
    try stack.load(.check_calls_lua, name: "=[check]")
    try stack.load(.check_lookups_lua, name: "=[check]")
    try stack.call(arguments: 0, results: 1)
    try stack.load(.check_distances_lua, name: "=[check]")
    try stack.call(arguments: 0, results: 1)
    try stack.call(arguments: 2, results: 1)
    for (place, part) in CheckWorld.readers.enumerated() {
      try stack.load(part, name: "=[check]")
      stack.copy(at: -2 - place)
      try stack.call(arguments: 1, results: 1)
    }
    try stack.load(.check_drive_lua, name: "=[standard app]")
    for part in CheckWorld.partsOfApp {
      try stack.load(part, name: "=[standard app]")
      try stack.call(arguments: 0, results: 1)
    }
    // stack: chunk plan native registrations calls callers loads counterparts unrun arguments drive uses …
    try stack.call(arguments: CheckWorld.partsOfApp.count, results: 1)
    // stack: chunk plan native registrations calls callers loads counterparts unrun arguments life
    try stack.call(arguments: 10, results: 1)
    script = stack.reference()
    guard let scenario = lab.scenarios.last else { throw CheckError("there is no scenario") }
    scenario.parties = plan.parties
    scenario.allowsMoreMessages = true
    self.scenario = scenario
    judge = lab.judge(of: scenario)
    lab.runBegins = { [unowned self] names in
      running = names
      self.worker.beginRun()
    }
    native.world = self
  }

  // MARK: Runs

  /// The findings of an order that are sent at most; one that fails early loses hundreds of hooks.
  private static let mostFindings = 100

  /// The longest time for installers, which may not end, in seconds.
  private static let installLimit = 10.0

  /// Runs one actor with some installers, without driving the app.
  func install(
    _ actor: Int, _ list: [CheckInstaller], _ look: @escaping (HookWatch) -> Void
  ) throws -> LabRecord {
    (installs, isOnlyInstalling, probed) = ([actor: list], true, [])
    scenario.timeLimit = min(CheckWorld.installLimit, plan.timeLimit)
    scenario.didWatch = look
    defer { scenario.didWatch = nil }
    try read(actor)
    return try runOnce([actor])
  }

  private func runOnce(_ actors: [Int]) throws -> LabRecord {
    (raised, delegates) = ([:], [])
    return try lab.runOnce(scenario, actors.map { plan.actors[$0].name }, system: system)
  }

  /// Runs an order with the installers of its actors, and drives the app.
  ///
  /// - Parameters:
  ///   - probing: Native methods whose calls are counted.
  ///   - promises: The hooks of the actors that have run alone, by the actors' names.
  func run(
    _ actors: [Int], _ installs: [Int: [CheckInstaller]], probing: [JSON], _ promises: JSON?
  ) throws -> JSON {
    guard !actors.isEmpty else { return try runAlone() }
    let isOther = installs.contains { actor, list in
      self.installs[actor].map { $0 != list } ?? false
    }
    if isOther || isOnlyInstalling {
      // Outcomes with other installers are worth nothing.
      judge = lab.judge(of: scenario)
      (counts, self.installs) = ([:], [:])
    }
    for actor in actors { try read(actor) }
    self.installs.merge(installs) { $1 }
    (isOnlyInstalling, probed) = (false, probing)
    scenario.timeLimit = plan.timeLimit
    scenario.didWatch = { [unowned self] watch in
      counts[present] = probes.json
      guard present.count == 1 else {
        taken = watch.takenHooks(of: present.map { plan.actors[$0].name })
        return
      }
      let owner = plan.actors[present[0]].name
      registered = registrations(of: owner)
      let repeated = watch.undoneHooks(of: owner) { $0.isRemovedByInstallers($1) }
      let others = watch.undoneHooks(of: owner).filter { !repeated.contains($0) }
      undone = .array(
        repeated.map { UndoneHook("a second exchange while the app ran", .error, $0).json }
          + others.map { UndoneHook("a change while the app ran", .warning, $0).json })
      driven = watch.inventory(of: owner)
      observed = watch.observedClasses()
    }
    defer { scenario.didWatch = nil }
    let names = actors.map { plan.actors[$0].name }
    taken = []
    // The findings of a run of one actor are those of the latest run.
    if actors.count == 1, counts[actors] != nil { judge = lab.judge(of: scenario) }
    judge.take(promises: promises)
    let order = try judge.result(of: (names, nil, system), number: 0).settled
    var members: [(String, JSON?)] = [("order", order.json), ("probes", counts[actors])]
    let findings = try judge.findings(of: names, system: system).prefix(CheckWorld.mostFindings)
    members.append(("findings", .array(findings.map(\.checkJSON))))
    guard actors.count == 1 else {
      members.append(("taken", .array(taken.map(\.json))))
      return .object(members)
    }
    if plan.actors[actors[0]].model == nil {
      try describeNew(&driven, of: actors[0], besides: probing)
    }
    members += [
      ("undone", undone), ("entries", .array(driven.map(\.json))),
      ("missing", .array(lacking.map(\.json))),
      ("observed", .strings(observed)), ("registered", .array(registered.map(\.json))),
    ]
    let laid = try judge.laidHooks(of: names, system: system)
    members.append(
      (
        "hooks",
        .array(laid.hooks.map { $0.json(depth: laid.depth(of: $0)) })
      ))
    return .object(members)
  }

  /// Drives the app without actors and returns the error, if any.
  private func runAlone() throws -> JSON {
    (isOnlyInstalling, probed, installs) = (false, [], [:])
    let record = try runOnce([])
    let fault = record.findings.first.map { ReportText.shortened($0.detail, limit: 500) }
    return .object([("fault", fault.map { .text($0) })])
  }

  // MARK: The script

  /// Calls a function of the worker's script with JSON values.
  func ask(_ name: String, _ arguments: JSON...) throws -> JSON {
    let stack = bridge.current
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    try stack.reserve(10)
    stack.push(script)
    stack.rawGet(at: -1, key: name)
    for argument in arguments { try stack.pushValue(of: argument.message) }
    try stack.call(arguments: arguments.count, results: 1)
    return try stack.json(at: -1)
  }

  // MARK: Functions for the script

  func ownFiles(of actor: Int) -> [String] { plan.actors[actor].own.sorted() }

  /// The sources of others that an actor's image links.
  func linkedFiles(of actor: Int) -> [String] {
    plan.actors[actor].sources.map(\.path).filter { !plan.actors[actor].own.contains($0) }.sorted()
  }

  /// Pushes the functions that load an actor's sources.
  func pushImage(of actor: Int, on stack: LuaStack) throws { try images.push(actor, on: stack) }

  /// Reads the sources of an actor, once: this is not part of a run and its time limit.
  private func read(_ actor: Int) throws {
    let stack = bridge.current
    try stack.reserve(10)
    for one in (beside[actor] ?? []) + [actor] where !images.contains(one) {
      images.add(try read(one, on: stack), of: one)
    }
  }

  /// Reads and compiles the sources of an actor; the unreadable ones are noted.
  private func read(_ actor: Int, on stack: LuaStack) throws -> [ActorImages.Source] {
    var sources: [ActorImages.Source] = []
    let translations = translate(actor)
    for (path, translation) in translations {
      do {
        let made = try translation.get()
        try bridge.pushSource(made, path, on: stack)
        for header in made.absentHeaders { absent[actor, default: [:]][header, default: 0] += 1 }
        undeclared[actor, default: []].formUnion(MissingName.undeclaredMethods(in: made.warnings))
      } catch {
        guard error is SourceError else { throw error }
        // An unreadable source of another actor is reported with that actor only.
        let isOthers =
          !plan.actors[actor].own.contains(path)
          && plan.actors.contains { $0.own.contains(path) }
        guard !isOthers else { continue }
        unread[actor, default: []].append(.init(path: path, reason: ImageReading.reason(error)))
        continue
      }
      // stack: … function
      if let code = stack.dump() { sources.append(.init(path: path, code: code)) }
      stack.pop()
    }
    return sources
  }

  /// Translates the sources of an actor until the time limit for reading.
  ///
  /// No function of them is loaded yet: the reader of each source is a copy of this process, which
  /// takes longer to make the more Lua has.
  private func translate(
    _ actor: Int
  ) -> [(path: String, translation: Result<TranslatedSource, any Error>)] {
    let deadline = MonotonicInstant.now + plan.readLimit
    let sources = plan.actors[actor].sources
    var translations: [(path: String, translation: Result<TranslatedSource, any Error>)] = []
    for (place, source) in sources.enumerated() {
      guard MonotonicInstant.now < deadline else {
        readTooLate[actor] =
          "reading took longer than \(plan.readLimit) s: "
          + "\(sources.count - place) of \(sources.count) sources were not read, from "
          + "\(source.path) on"
        break
      }
      worker.note("reading", source.path)
      translations.append((source.path, Result { try translated(source) }))
    }
    return translations
  }

  private func translated(_ source: ProjectImage.Source) throws -> TranslatedSource {
    let known = uncompiled[source.path]?.first { $0.options == source.options }
    if let known { throw known.error }
    do {
      return try bridge.translate(source.path, source.options)
    } catch let error as SourceError {
      uncompiled[source.path, default: []].append((source.options, error))
      throw error
    }
  }

  /// Translates sources of actors for the cache, from which other workers read them as well.
  ///
  /// - Parameter sources: Each one's actor and its index in the actor's sources.
  func readAhead(_ sources: [(actor: Int, place: Int)]) {
    for (actor, place) in sources {
      let source = plan.actors[actor].sources[place]
      worker.note("reading", source.path)
      _ = try? translated(source)
    }
  }

  /// An actor's registrations in the current run.
  func registrations(of owner: String) -> [Registration] {
    registrations?.complete()
    return registrations?.registrations(of: owner) ?? []
  }

  func pushInstalls(of actor: Int, on stack: LuaStack) throws {
    present.append(actor)
    try stack.pushValue(of: JSON.array((installs[actor] ?? []).map(\.json)).message)
  }

  func pushCopiedInstalls(on stack: LuaStack) throws {
    let installs = copies?.installersToCall(bridge) ?? []
    try stack.pushValue(of: JSON.array(installs.map(\.json)).message)
  }

  var endsAfterInstalls: Bool { isOnlyInstalling }

  func setCounting(_ isCounting: Bool) {
    bridge.hookWatch?.isCounting = isCounting && !isOnlyInstalling
    // The installers and the life of the app each begin with collections that are not put off.
    bridge.limitCompleteCollections(to: mostCollections)
  }

  /// Notes whether only sources run: then a variable of the script keeps none of their objects, and
  /// no collection has to find out whether one does.
  func setInSources(_ isInSources: Bool) { bridge.runsOnlySources = isInSources }

  func noteRaised(_ name: String, _ text: String) {
    raised[name] = ReportText.shortened(text, limit: 300)
  }

  func noteDelegate(_ delegate: RuntimeClass, of cls: String) {
    if !delegates.contains(where: { $0.delegate === delegate && $0.cls == cls }) {
      delegates.append((delegate, cls))
    }
  }

  /// The complete collections that the sources of one run may cause before most of them are put off.
  ///
  /// While only installers run, few deallocations matter, and a large SDK runs dozens of times.
  private var mostCollections: Int { isOnlyInstalling ? 2 : 12 }

  /// Begins a run: lays its probes.
  func beginRun() {
    (present, lacking) = ([], [])
    probes = OriginalProbes()
    probes.lay(probed, bridge)
    let watch = RegistrationWatch(bridge, plan.parties, running: running)
    watch.lay()
    registrations = watch
    bridge.limitCompleteCollections(to: mostCollections)
  }

  /// Pushes the function that installs the hooks of a model.
  func pushModel(_ actor: Int, on stack: LuaStack) throws {
    guard let model = plan.actors[actor].model else { return stack.pushNil() }
    try stack.load(Array(model.script.utf8), name: "@\(model.chunkName)", mode: "t")
  }
}
