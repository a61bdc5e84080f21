internal import LuaModules
internal import ScriptHost

/// The result of a check, independent of the output format.
///
/// It is the same in each run: it contains no times and no addresses.
struct CheckResult {
  /// What was found of one actor.
  struct Part {
    let name: String
    /// Its folder, relative to the checked one.
    let folder: String
    let model: CheckModel?
    let sourceCount: Int
    /// The number of its files in each language that is not read.
    let foreign: [(language: String, count: Int)]
    var entries: [InventoryEntry] = []
    var categories: [CategoryMethod] = []
    var installs: [CheckInstaller] = []
    /// Installers that were not called, raised, or did not end, with the reason.
    var notes: [(name: String, reason: String)] = []
    var undone: [(installer: String, party: LabParty)] = []
    var unread: [ImageReading.Unread] = []
    var faults: [String] = []
    var unknownInstalls: [String] = []
    /// Whether its sources observe values by key paths.
    var observes = false

    /// Whether it takes part in orders.
    var isActive: Bool { entries.contains { !$0.isUnrun } && (model == nil || faults.isEmpty) }
    /// Whether it was analysed as a whole.
    var isWhole: Bool { unread.isEmpty && faults.isEmpty }
  }

  /// The verdict of one order.
  struct Order {
    let actors: [Int]
    let result: LabResult.Order
  }

  /// How often a native method was called in an order, and whether under another name.
  struct OriginalCount {
    let calls: Int
    let isRenamed: Bool
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
  private(set) var originals: [[Int]: [String: OriginalCount]] = [:]
  var findings: [CheckFinding] = []
  /// Findings that the baseline has.
  var knownCount = 0
  /// Entries of the baseline that were not found any more.
  var gone: [CheckBaseline.Entry] = []
  private let namedInstalls: [String]

  init(_ search: ActorSearch, _ options: CheckOptions) {
    folder = options.folder
    realFolder = ProjectPath.real(options.folder) ?? options.folder
    leftOut = search.leftOut
    parts = search.actors.map { actor in
      let languages = Dictionary(grouping: actor.foreign, by: \.language)
      return Part(
        name: actor.name, folder: actor.folder, model: actor.model,
        sourceCount: actor.own.count,
        foreign: languages.map { ($0.key, $0.value.count) }.sorted { $0.language < $1.language })
    }
    if case .named(let names)? = options.settings.install {
      namedInstalls = names
    } else {
      namedInstalls = []
    }
  }

  /// Whether an actor could not be analysed as a whole.
  var hasFaults: Bool { !faults.isEmpty || parts.contains { !$0.isWhole } }

  /// Whether two actors change the same method, or define it in categories.
  func meet(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (parts[first], parts[second])
    return left.entries.contains { entry in right.entries.contains { $0.meets(entry) } }
      || left.categories.contains { method in
        right.categories.contains { $0.method == method.method }
      }
  }

  /// The installers that were named, but that no actor defines.
  var unknownInstalls: [String] {
    namedInstalls.filter { name in
      let sources = parts.filter { $0.model == nil }
      return !sources.isEmpty && sources.allSatisfy { $0.unknownInstalls.contains(name) }
    }
  }

  // MARK: Taking messages of workers

  mutating func take(_ found: JSON, of actor: Int) {
    parts[actor].entries = found["entries"]?.elements?.compactMap(InventoryEntry.init) ?? []
    parts[actor].categories = found["categories"]?.elements?.compactMap(CategoryMethod.init) ?? []
    parts[actor].installs = found["installs"]?.elements?.compactMap(CheckInstaller.init) ?? []
    parts[actor].observes = found["observes"]?.isTrue ?? false
    for note in found["notes"]?.elements ?? [] {
      self.note(note["name"]?.string ?? "", note["reason"]?.string ?? "", of: actor)
    }
    for one in found["undone"]?.elements ?? [] {
      guard let party = one["party"].flatMap(LabParty.init) else { continue }
      parts[actor].undone.append((one["installer"]?.string ?? "", party))
    }
    for one in found["unread"]?.elements ?? [] {
      parts[actor].unread.append(
        .init(path: one["path"]?.string ?? "", reason: one["reason"]?.string ?? ""))
    }
    parts[actor].faults += found["faults"]?.words ?? []
    parts[actor].unknownInstalls = found["unknown"]?.words ?? []
  }

  mutating func note(_ name: String, _ reason: String, of actor: Int) {
    if !parts[actor].notes.contains(where: { $0.name == name }) {
      parts[actor].notes.append((name, reason))
    }
  }

  mutating func takeFault(_ text: String, of actor: Int) { parts[actor].faults.append(text) }

  /// Takes the result of an order; that of one actor says how often its hooks ran.
  mutating func take(_ found: JSON, order actors: [Int]) {
    if let fault = found["fault"]?.string { faults.append("without any actor, \(fault)") }
    guard let result = found["order"].flatMap(LabResult.Order.init) else { return }
    orders.append(Order(actors: actors, result: result))
    if result.lacksClass, actors.count == 1 { parts[actors[0]].faults.append(result.detail) }
    var counts: [String: OriginalCount] = [:]
    for probe in found["probes"]?.elements ?? [] {
      guard let method = probe["method"]?.string else { continue }
      counts[method] = OriginalCount(
        calls: probe["calls"]?.integer ?? 0, isRenamed: probe["isRenamed"]?.isTrue ?? false)
    }
    originals[actors] = counts
    guard actors.count == 1 else { return }
    let actor = actors[0]
    let hooks = found["hooks"]?.elements ?? []
    for place in parts[actor].entries.indices where !parts[actor].entries[place].isUnrun {
      let entry = parts[actor].entries[place]
      let own = hooks.filter { $0["place"]?.string == entry.place }
      let exact = own.filter { $0["method"]?.string == entry.method }
      let counted = exact.isEmpty ? own : exact
      parts[actor].entries[place].runs = counted.reduce(0) { $0 + ($1["runs"]?.integer ?? 0) }
    }
    addProxies(hooks, of: actor)
    for place in probedEntries(of: actor) {
      guard let probe = originals[actors]?[parts[actor].entries[place].method] else { continue }
      parts[actor].entries[place].callsOriginal = probe.calls > 0
      if probe.calls > 0 { parts[actor].entries[place].renamesCommand = probe.isRenamed }
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

  mutating func takeLoss(_ actors: [Int], isLate: Bool, reason: String) {
    let names = actors.map { parts[$0].name }
    let finding = LabFinding(verdict: isLate ? .timeout : .error, detail: "the run \(reason)")
    orders.append(
      Order(
        actors: actors,
        result: LabResult.Order(
          number: 0, order: names, removal: nil, finding: finding, wanted: .ok, minimal: names,
          trace: [])))
  }

  mutating func completeInventory() {
    for place in parts.indices {
      parts[place].entries.sort { left, right in
        (left.cls, left.selector, left.place ?? "") < (right.cls, right.selector, right.place ?? "")
      }
      parts[place].notes.sort { $0.name < $1.name }
      parts[place].unread.sort { $0.path < $1.path }
    }
  }

  // MARK: Originals

  /// The entries whose native originals run less often in an order than with any actor alone.
  func lostOriginals(in order: Order) -> [(entry: InventoryEntry, calls: Int, expected: Int)] {
    guard let counts = originals[order.actors], order.actors.count > 1 else { return [] }
    return counts.sorted { $0.key < $1.key }.compactMap { method, count in
      var least: Int?
      for actor in order.actors {
        guard let alone = originals[[actor]]?[method] else { continue }
        least = min(least ?? alone.calls, alone.calls)
      }
      let entry = order.actors.lazy.flatMap { parts[$0].entries }.first { $0.method == method }
      guard let least, let entry, count.calls < least else { return nil }
      return (entry, count.calls, least)
    }
  }

  /// The entries whose originals can be counted.
  private func probedEntries(of actor: Int) -> [Int] {
    parts[actor].entries.indices.filter { place in
      let entry = parts[actor].entries[place]
      return !entry.isUnrun && entry.technique != .delegate && entry.technique != .forwarding
        && entry.selector != "class"
    }
  }

  /// The methods whose originals a run of one actor counts.
  func probes(of actor: Int) -> [JSON] {
    probedEntries(of: actor).map { place in
      let entry = parts[actor].entries[place]
      return .object([
        ("method", .text(entry.method)),
        ("class", .text(entry.cls)), ("selector", .text(entry.selector)),
        ("isClassMethod", .flag(entry.isClassMethod)),
      ])
    }
  }
}

extension LabResult.Order {
  /// Whether the run ended at a class that neither the system here nor the actors have.
  ///
  /// That says nothing about the app, whose other sources or frameworks have the class.
  var lacksClass: Bool { verdict == .error && detail.contains("unknown class '") }
}
