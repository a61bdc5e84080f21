internal import LuaModules
internal import Projects
internal import ScriptHost
import StringSearch

/// The result of a check, independent of the output format.
///
/// It is the same in each run: it contains no times and no addresses.
struct CheckResult {
  /// The findings about one actor.
  struct Part {
    let name: String
    /// Its folder, relative to the checked one.
    let folder: String
    let model: CheckModel?
    let sourceCount: Int
    /// Whether it is an app with a `main`, which no other such app is linked with.
    let isProgram: Bool
    /// The actors that an app's extension links; nil if any app may link the part.
    let links: Set<String>?
    /// The prefix header that its project names, if the folder does not have it.
    let absentPrefix: String?
    /// The number of its files in each language that is not read.
    let foreign: [(language: String, count: Int)]
    var entries: [InventoryEntry] = []
    var categories: [CategoryMethod] = []
    var installs: [CheckInstaller] = []
    /// The methods that take away what installers have installed.
    var removers: [CheckInstaller] = []
    /// The numbers of the parts without whose classes its sources cannot be loaded.
    var beside: [Int] = []
    /// Installers that were not called, raised, or did not end, with the reason.
    var notes: [(name: String, reason: String)] = []
    var undone: [UndoneHook] = []
    var unread: [ImageReading.Unread] = []
    var faults: [String] = []
    var unknownInstalls: [String] = []
    /// Whether the settings name installers of this actor alone.
    let ownsInstalls: Bool
    /// Its registrations with the system.
    var registered: [Registration] = []
    /// The classes of the objects that it observes by key paths.
    var observed: [String] = []

    /// The selectors near its changes of methods that neither the system nor the part has.
    var foreignSelectors: Set<String> = []
    /// The names that its sources use and hookhost does not have.
    var missing: [MissingName] = []
    /// The methods that its sources send and no header declares.
    var undeclared: Set<String> = []
    /// The classes that it implements.
    var classes: [String] = []
    /// The classes that its sources have defined when it was loaded, with their positions.
    var definitions: [String: String] = [:]
    /// The classes and functions that its `+load`s and constructors name.
    var loads: [LoadNames] = []
    /// The numbers of the parts whose classes its `+load`s name.
    var loadsNaming: [Int] = []
    var isNamedAtLoad = false

    /// Whether it takes part in orders.
    var isActive: Bool {
      let hasHooked = hasHooks || !undone.isEmpty
      let meetsOthers =
        hasHooked || answersRequests || !observed.isEmpty || !loadsNaming.isEmpty || isNamedAtLoad
        || !foreignSelectors.isEmpty
      return meetsOthers && (model == nil || faults.isEmpty)
    }
    var hasHooks: Bool { entries.contains { !$0.isUnrun } }
    /// Whether it registers a URL protocol that answers the requests of other code.
    var answersRequests: Bool { registered.contains(where: \.answersOthers) }
    /// Why it was not analysed as a whole, as sentences.
    ///
    /// Without its prefix header most sources do not compile, of which a few stand for all.
    var reasons: [String] {
      let named = unreadByReason
      // A fault at load may name it already.
      let lacking = missing.filter { one in !faults.contains { $0.contains(one.text) } }
      let others = faults + lacking.map(\.reason)
      guard let absentPrefix, named.count > Part.mostExamples else {
        return named.map { "not read: \($0)" } + others
      }
      let header =
        "the prefix header \(absentPrefix), which its project names, is not in the folder: "
        + "\(unread.count) sources do not compile"
      let rest = "\(named.count - Part.mostExamples) more are not read, see --output json"
      let examples = named.prefix(Part.mostExamples).map { "not read: \($0)" }
      return [header] + examples + [rest] + others
    }

    /// The sources that were not read; those that fail at the same line of a header are in one sentence.
    private var unreadByReason: [String] {
      func place(_ one: ImageReading.Unread) -> Substring {
        one.reason.firstRange(of: " (absent: ").map { one.reason[..<$0.lowerBound] }
          ?? one.reason[...]
      }
      let groups = Dictionary(grouping: unread, by: place)
      return unread.compactMap { one in
        if one.reason.hasPrefix(one.path) { return one.reason }
        let group = groups[place(one)] ?? []
        guard group.first?.path == one.path else { return nil }
        let more = group.count > 1 ? " and \(group.count - 1) more" : ""
        return "\(one.path)\(more): \(one.reason)"
      }
    }

    private static let mostExamples = 3

    /// The beginning of the fault of an actor whose `+load` raises without another one.
    static let loadFault = "loading it raised: "

    /// Whether it was analysed as a whole.
    var isWhole: Bool { unread.isEmpty && faults.isEmpty && missing.isEmpty }
  }

  /// The checked folder, as the user named it.
  let folder: String
  /// Its absolute path without links, which errors of sources may name.
  let realFolder: String
  var parts: [Part]
  var leftOut: [String]
  /// Faults of the run as a whole.
  var faults: [String] = []
  var orders: [Order] = []
  /// The calls of native methods in each order, by their names.
  private(set) var originals: [Run: [String: OriginalCount]] = [:]
  /// The hooks that one actor of an order has taken away from another, by orders.
  private(set) var taken: [Run: [TakenHook]] = [:]
  /// The hooks of each actor that has run alone.
  private(set) var laid: [Run: JSON] = [:]
  var findings: [CheckFinding] = []
  /// Findings that the baseline has.
  var knownCount = 0
  /// Entries of the baseline that were not found any more.
  var gone: [CheckBaseline.Entry] = []
  private let namedInstalls: [String]
  /// The systems under which everything ran, if the options name a list.
  let systems: [String]

  init(_ search: ActorSearch, _ options: CheckOptions) {
    folder = options.folder
    systems = options.namesSystems ? options.systems : []
    realFolder = ProjectPath.real(options.folder) ?? options.folder
    leftOut = search.leftOut
    parts = search.actors.map { actor in
      let languages = Dictionary(grouping: actor.foreign, by: \.language)
      return Part(
        name: actor.name, folder: actor.folder, model: actor.model, sourceCount: actor.own.count,
        isProgram: actor.isProgram, links: actor.links(among: search.actors),
        absentPrefix: actor.absentPrefix,
        foreign: languages.map { ($0.key, $0.value.count) }.sorted { $0.language < $1.language },
        ownsInstalls: actor.installs != nil)
    }
    if case .named(let names)? = options.settings.install {
      namedInstalls = names
    } else {
      namedInstalls = []
    }
  }

  /// Whether an actor could not be analysed as a whole.
  var hasFaults: Bool { !faults.isEmpty || parts.contains { !$0.isWhole } }

  /// ` under iOS 12.4`, or nothing if the options name no list of systems.
  func name(of system: String?) -> String {
    systems.isEmpty ? "" : system.map { " under iOS \($0)" } ?? ""
  }

  /// Whether two actors change the same method, define it in categories, or one changes the class of
  /// an object that may be observed by the other, or names a class of the other in a `+load`, or both
  /// associate values with objects of one class under one key.
  func meet(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (parts[first], parts[second])
    guard areLinked(left, right) else { return false }
    return left.loadsNaming.contains(second) || right.loadsNaming.contains(first)
      || left.entries.contains { entry in right.entries.contains { $0.meets(entry) } }
      || left.undone.contains { one in right.entries.contains(where: one.meets) }
      || right.undone.contains { one in left.entries.contains(where: one.meets) }
      || left.changesClasses(observedBy: right) || right.changesClasses(observedBy: left)
      || !left.sharedKeys(right).isEmpty || left.answersRequests && right.answersRequests
      || shareObservers(left, right) || left.namesMethods(of: right) || right.namesMethods(of: left)
      || left.categories.contains { method in
        right.categories.contains { $0.method == method.method }
      }
  }

  /// A sentence about an installer that was named, but that no actor, or not its own, defines.
  var unknownInstall: String? {
    let sources = parts.filter { $0.model == nil }
    for part in sources where part.ownsInstalls {
      if let name = part.unknownInstalls.first {
        return "the actor '\(part.name)' does not define '\(name)', which its 'install' names"
      }
    }
    let general = sources.filter { !$0.ownsInstalls }
    let unknown = namedInstalls.first { name in
      !general.isEmpty && general.allSatisfy { $0.unknownInstalls.contains(name) }
    }
    return unknown.map { "no actor defines '\($0)', which the option 'install' names" }
  }

  // MARK: Taking messages of workers

  mutating func take(_ found: JSON, of actor: Int) {
    let entries = found["entries"]?.elements?.compactMap(InventoryEntry.init) ?? []
    // Another system may have shown the same ones.
    parts[actor].entries += entries.filter { entry in
      !parts[actor].entries.contains { $0.method == entry.method && $0.place == entry.place }
    }
    let categories = found["categories"]?.elements?.compactMap(CategoryMethod.init) ?? []
    parts[actor].categories += categories.filter { !parts[actor].categories.contains($0) }
    let installs = found["installs"]?.elements?.compactMap(CheckInstaller.init) ?? []
    parts[actor].installs += installs.filter { one in
      !parts[actor].installs.contains { $0.name == one.name }
    }
    let removers = found["removers"]?.elements?.compactMap(CheckInstaller.init) ?? []
    parts[actor].removers += removers.filter { !parts[actor].removers.contains($0) }
    let beside = found["beside"]?.elements?.compactMap(\.integer) ?? []
    parts[actor].beside += beside.filter { !parts[actor].beside.contains($0) }
    let observed = found["observed"]?.words ?? []
    parts[actor].observed += observed.filter { !parts[actor].observed.contains($0) }
    takeRegistered(found, of: actor)
    takeMissing(found["missing"], of: actor)
    parts[actor].undeclared.formUnion(found["undeclared"]?.words ?? [])
    parts[actor].foreignSelectors.formUnion(found["foreign"]?.words ?? [])
    takeLoads(found, of: actor)
    for note in found["notes"]?.elements ?? [] {
      self.note(note["name"]?.string ?? "", note["reason"]?.string ?? "", of: actor)
    }
    for one in found["undone"]?.elements?.compactMap(UndoneHook.init) ?? [] {
      takeUndone(one, of: actor)
    }
    for one in found["unread"]?.elements ?? [] {
      let path = one["path"]?.string ?? ""
      guard !parts[actor].unread.contains(where: { $0.path == path }) else { continue }
      parts[actor].unread.append(.init(path: path, reason: one["reason"]?.string ?? ""))
    }
    for fault in found["faults"]?.words ?? [] { takeFault(fault, of: actor) }
    parts[actor].unknownInstalls = found["unknown"]?.words ?? []
  }

  mutating func note(_ name: String, _ reason: String, of actor: Int) {
    if !parts[actor].notes.contains(where: { $0.name == name }) {
      parts[actor].notes.append((name, reason))
    }
  }

  private mutating func takeRegistered(_ found: JSON, of actor: Int) {
    let all = found["registered"]?.elements?.compactMap(Registration.init) ?? []
    parts[actor].registered += all.filter { !parts[actor].registered.contains($0) }
  }

  private mutating func takeMissing(_ found: JSON?, of actor: Int) {
    for one in found?.elements?.compactMap(MissingName.init) ?? [] { take(one, of: actor) }
  }

  private mutating func take(_ missing: MissingName, of actor: Int) {
    guard !parts[actor].missing.contains(where: { $0.isLike(missing) }) else { return }
    parts[actor].missing.append(missing)
  }

  private mutating func takeUndone(_ one: UndoneHook, of actor: Int) {
    guard !parts[actor].undone.contains(where: { $0.party == one.party }) else { return }
    parts[actor].undone.append(one)
  }

  mutating func takeFault(_ text: String, of actor: Int) {
    if !parts[actor].faults.contains(text) { parts[actor].faults.append(text) }
  }

  /// Takes the result of an order; that of one actor says how often its hooks ran.
  mutating func take(_ found: JSON, _ run: Run) {
    if let fault = found["fault"]?.string {
      let text = "without any actor\(name(of: run.system)), \(fault)"
      if !faults.contains(text) { faults.append(text) }
    }
    guard let result = found["order"].flatMap(LabResult.Order.init) else { return }
    let actors = run.actors
    let all = found["findings"]?.elements?.compactMap(LabFinding.init) ?? []
    orders.append(Order(run: run, result: result, findings: all))
    var counts: [String: OriginalCount] = [:]
    for probe in found["probes"]?.elements ?? [] {
      guard let method = probe["method"]?.string else { continue }
      counts[method] = OriginalCount(
        calls: probe["calls"]?.integer ?? 0, isRenamed: probe["isRenamed"]?.isTrue ?? false)
    }
    originals[run] = counts
    taken[run] = found["taken"]?.elements?.compactMap(TakenHook.init) ?? []
    guard actors.count == 1 else { return }
    let actor = actors[0]
    takeRegistered(found, of: actor)
    takeMissing(found["missing"], of: actor)
    for one in all.compactMap({ $0.missingName(parts[actor].undeclared) }) { take(one, of: actor) }
    let observed = found["observed"]?.words ?? []
    parts[actor].observed += observed.filter { !parts[actor].observed.contains($0) }
    let hooks = found["hooks"]?.elements ?? []
    laid[run] = found["hooks"]
    let driven = found["entries"]?.elements?.compactMap(InventoryEntry.init) ?? []
    parts[actor].entries.removeAll { entry in
      entry.isUnrun && driven.contains { $0.selector == entry.selector }
    }
    parts[actor].entries += driven.filter { entry in
      !parts[actor].entries.contains { $0.method == entry.method && $0.place == entry.place }
    }
    for place in parts[actor].entries.indices where !parts[actor].entries[place].isUnrun {
      let entry = parts[actor].entries[place]
      let own = hooks.filter { $0["place"]?.string == entry.place }
      let exact = own.filter { $0["method"]?.string == entry.method }
      // One function may be the hook of several methods.
      let claimed = parts[actor].entries.filter { $0.place == entry.place }.map(\.method)
      var counted =
        exact.isEmpty ? own.filter { !claimed.contains($0["method"]?.string ?? "") } : exact
      if entry.technique == .forwarding, counted.isEmpty {
        // A forwarded message runs in the method that handles it.
        counted = hooks.filter { $0["method"]?.string?.hasSuffix(" forwardInvocation:]") ?? false }
      }
      if let delegate = entry.delegateClass {
        counted = hooks.filter { $0["method"]?.string?.hasPrefix("-[\(delegate) ") ?? false }
      }
      let runs = counted.reduce(0) { $0 + ($1["runs"]?.integer ?? 0) }
      parts[actor].entries[place].runs = max(entry.runs ?? 0, runs)
      guard let system = run.system, !systems.isEmpty, !result.hasFailed else { continue }
      parts[actor].entries[place].runsBySystem[system] = runs
    }
    for one in found["undone"]?.elements?.compactMap(UndoneHook.init) ?? [] {
      takeUndone(one, of: actor)
    }
    addProxies(hooks, of: actor)
    for place in probedEntries(of: actor) {
      let entry = parts[actor].entries[place]
      // A system under which the hook does not run says nothing about its call of the original.
      guard let probe = originals[run]?[entry.method],
        entry.runsBySystem[run.system ?? ""] != 0 || probe.calls > 0
      else { continue }
      let isOuter = probe.calls == 0 && hasHook(inside: entry, hooks)
      if !isOuter {
        parts[actor].entries[place].callsOriginal =
          probe.calls > 0 && entry.callsOriginal != false
      }
      guard probe.calls > 0 else { continue }
      parts[actor].entries[place].renamesCommand =
        probe.isRenamed || entry.renamesCommand ?? false
    }
  }

  /// Adds the objects of an actor that were called in front of a delegate.
  private mutating func addProxies(_ hooks: [JSON], of actor: Int) {
    for hook in hooks where hook["laid"]?.isTrue ?? false {
      guard hook["owner"]?.string == parts[actor].name, let place = hook["place"]?.string,
        let method = hook["method"]?.string, (hook["runs"]?.integer ?? 0) > 0,
        !parts[actor].entries.contains(where: { $0.place == place }),
        let space = method.firstIndex(of: " ")
      else { continue }
      var entry = InventoryEntry(
        actor: parts[actor].name, cls: String(method[..<space].dropFirst(2)),
        isClassMethod: method.hasPrefix("+"),
        selector: String(method[method.index(after: space)...].dropLast()),
        technique: .delegate, installer: parts[actor].installs.last?.name ?? "+load", place: place,
        installed: hook["installed"]?.string)
      entry.lineage = [entry.cls]
      entry.runs = hook["runs"]?.integer
      parts[actor].entries.append(entry)
    }
  }

  mutating func takeLoss(_ run: Run, isLate: Bool, reason: String) {
    let names = run.actors.map { parts[$0].name }
    let finding = LabFinding(verdict: isLate ? .timeout : .error, detail: "the run \(reason)")
    orders.append(
      Order(
        run: run,
        result: LabResult.Order(
          number: 0, order: names, removal: nil, finding: finding, wanted: .ok, minimal: names,
          trace: [])))
  }

  mutating func completeInventory() {
    completeLoads()
    for place in parts.indices {
      parts[place].entries.sort { left, right in
        (left.cls, left.selector, left.place ?? "") < (right.cls, right.selector, right.place ?? "")
      }
      parts[place].notes.sort { $0.name < $1.name }
      parts[place].registered.sort { left, right in
        (left.slot.rawValue, left.name, left.place) < (right.slot.rawValue, right.name, right.place)
      }
      parts[place].unread.sort { $0.path < $1.path }
    }
  }
}

extension LabResult.Order {
  /// Whether the run did not come to its end, so that calls cannot be counted.
  var hasFailed: Bool { ![.ok, .lost, .double, .unproven].contains(verdict) }
}
