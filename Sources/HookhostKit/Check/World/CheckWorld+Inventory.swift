internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Finds what one actor changes: at load, then by each installer in a world of its own.
extension CheckWorld {
  /// The cause of a hook that an actor takes away without being asked.
  private static let ownChange = "another change of its own"

  /// The most installers that are tried of one actor.
  private static let mostTried = 40

  /// The inventory of an actor, as a message to the parent.
  func inventory(of actor: Int, _ install: CheckOptions.Install) throws -> JSON {
    var found = FoundInventory()
    var atLoad = try run(actor, [], &found)
    if atLoad.raised[""] != nil, let look = try loadBeside(actor, &found) { atLoad = look }
    _ = found.take(atLoad.registered)
    found.classes = atLoad.classes
    found.take(atLoad.entries, installer: plan.actors[actor].model == nil ? "+load" : "model")
    // What a line of the actor installs and removes without any installer, it removes in each app.
    if atLoad.undoesItself { note(atLoad.undone, CheckWorld.ownChange, .error, &found) }
    if let late = readTooLate[actor] { found.faults.append(late) }
    if let fault = atLoad.raised[""] { found.faults.append(CheckResult.Part.loadFault + fault) }
    try withCopies(of: actor) { try self.callInstallers(actor, install, &found) }
    guard plan.actors[actor].model == nil else { return found.json(unread: []) }
    try readBodies(actor, &found)
    found.loads = try ask("loads", .integer(actor + 1))
    for double in try ask("doubles", .integer(actor + 1)).elements ?? [] {
      let (first, second) = (double["first"]?.string ?? "", double["second"]?.string ?? "")
      found.note(
        "class \(double["class"]?.string ?? "")",
        "implemented in both \(first) and \(second); one of the two is used")
    }
    for (header, count) in absent[actor] ?? [:] {
      let sources = count == 1 ? "1 source was" : "\(count) sources were"
      found.note(header, "absent; \(sources) read without it")
    }
    try forgetTexts()
    return found.json(unread: unread[actor] ?? [])
  }

  /// Loads an actor whose `+load` raises together with the actors whose classes its sources name: an app
  /// has all classes before the first `+load`.
  ///
  /// - Returns: What was found, or nil if it raises with them, too.
  private func loadBeside(
    _ actor: Int, _ found: inout FoundInventory
  ) throws -> InstallerLook? {
    let named = try ask("mentioned", .integer(actor + 1)).elements?.compactMap(\.integer) ?? []
    guard !named.isEmpty else { return nil }
    beside[actor] = named.map { $0 - 1 }
    let look = try run(actor, [], &found)
    guard look.raised[""] == nil else {
      beside[actor] = nil
      return nil
    }
    found.beside = named.map { $0 - 1 }
    let names = found.beside.map { plan.actors[$0].name }.joined(separator: ", ")
    found.note("+load", "raises without \(names), which is loaded with it")
    return look
  }

  /// Calls the installers: each one alone, all together, and each one twice.
  private func callInstallers(
    _ actor: Int, _ install: CheckOptions.Install, _ found: inout FoundInventory
  ) throws {
    if plan.actors[actor].model == nil { try tryInstallers(actor, install, &found) }
    let last = try run(actor, found.installs, &found)
    found.take(last.entries, installer: found.installs.last?.name ?? "+load")
    found.categories = last.categories
    found.observed = last.observed
    (found.missing, found.undeclared) = (last.missing, undeclared[actor] ?? [])
    note(last.undone, CheckWorld.ownChange, .error, &found)
    for one in found.installs {
      try tryTwice(one, of: actor, &found)
      try findRemover(of: one, actor, last.entries, &found)
    }
  }

  /// Finds the counterpart of an installer, if it takes away some of the hooks that all installers make.
  private func findRemover(
    of one: CheckInstaller, _ actor: Int, _ hooks: [InventoryEntry], _ found: inout FoundInventory
  ) throws {
    let counterpart = try ask("counterpart", .integer(actor + 1), .text(one.name))
    guard let remover = CheckInstaller(counterpart), !found.removers.contains(remover) else {
      return
    }
    let look = try run(actor, found.installs + [remover], &found)
    guard look.ending == nil, look.fault == nil else { return }
    let left = look.entries.map(\.method)
    if !hooks.allSatisfy({ left.contains($0.method) }) { found.removers.append(remover) }
  }

  /// Loads an actor, and does some work with copies of the process that each call other installers.
  private func withCopies(of actor: Int, _ work: @escaping () throws -> Void) throws {
    let copies = InstallerCopies(work)
    self.copies = copies
    defer { self.copies = nil }
    try copies.finish(try load(actor, []))
    // The launch of the app may end before its installers.
    if !copies.hasBegun { try work() }
  }

  /// Runs the installers, and looks at the world.
  private func run(
    _ actor: Int, _ installers: [CheckInstaller], _ found: inout FoundInventory
  ) throws -> InstallerLook {
    let look: InstallerLook
    if let copies, copies.isOpen {
      look = try copies.look(installers)
    } else {
      look = try load(actor, installers)
    }
    // An exception of a source occurs again when the actor is run alone.
    let isModel = plan.actors[actor].model != nil
    if installers.isEmpty, let fault = look.fault, isModel || fault.verdict == .timeout,
      found.faults.isEmpty
    {
      found.faults.append(ReportText.shortened(fault.detail, limit: 500))
    }
    return look
  }

  /// Loads an actor in a new world, runs the installers, and looks at the world.
  private func load(_ actor: Int, _ installers: [CheckInstaller]) throws -> InstallerLook {
    var look = InstallerLook()
    let owner = plan.actors[actor].name
    let record = try install(actor, installers) { watch in
      look.entries = watch.inventory(of: owner)
      look.entries += self.delegates.compactMap {
        watch.delegate($0.delegate, of: owner, for: $0.cls)
      }
      look.categories = watch.categoryMethods(of: owner)
      look.undone = watch.undoneHooks(of: owner)
      look.undoesItself =
        !watch.undoneHooks(of: owner) { $0.isRemovedByInstallingLine($1) }.isEmpty
      look.observed = watch.observedClasses()
      look.registered = self.registrations(of: owner)
      if installers.isEmpty { look.classes = self.classes(of: owner) }
      let last = self.copies?.installers.last ?? installers.last
      look.heir = last?.initializedClass.flatMap { self.heir(of: $0, owner) }
    }
    look.fault = record.findings.first { $0.verdict != .completion }
    (look.raised, look.missing) = (raised, lacking)
    return look
  }

  /// The classes that the sources of an actor define, with their positions.
  private func classes(of owner: String) -> [String: String] {
    bridge.runtime.classList.reduce(into: [:]) { found, cls in
      guard !cls.isMadeByHand, plan.parties.owner(of: cls.source) == owner else { return }
      found[cls.name] = plan.parties.whole(cls.source)
    }
  }

  /// A subclass of a class, among the sources of an actor, that inherits its `+initialize`.
  private func heir(of name: String, _ owner: String) -> String? {
    let selector = bridge.runtime.selector("initialize")
    return bridge.runtime.classList.filter { cls in
      cls.superclass?.name == name && plan.parties.owner(of: cls.source) == owner
        && cls.metaclass.ownMethod(selector) == nil
    }.map(\.name).min()
  }

  private func tryInstallers(
    _ actor: Int, _ install: CheckOptions.Install, _ found: inout FoundInventory
  ) throws {
    let number = JSON.integer(actor + 1)
    var candidates: [JSON] = []
    let isNamed: Bool
    switch install {
    case .none: return
    case .named(let names):
      isNamed = true
      for name in names {
        let one = try ask("named", number, .text(name))
        if one["name"] != nil { candidates.append(one) } else { found.unknown.append(name) }
      }
    case .auto:
      isNamed = false
      let answer = try ask("candidates", number, .integer(CheckWorld.mostTried))
      candidates = answer["found"]?.elements ?? []
      for one in answer["asking"]?.elements ?? [] { found.note(one, "asks for arguments") }
      for one in answer["left"]?.elements ?? [] { found.note(one, "not tried: too many before it") }
    }
    func keep(_ one: CheckInstaller, _ look: InstallerLook) throws {
      let observes = !look.observed.allSatisfy(found.observed.contains)
      let registers = found.take(look.registered)
      // The actor's own callers may guard an exchange that is made again; an app does not call what
      // the actor prepares when it loads.
      if look.undoesItself, case let callers = try callers(of: one, actor), callers.first == nil,
        !callers.isLoaded
      {
        note(look.undone, CheckWorld.ownChange, .error, &found)
      }
      let isNeeded = observes || registers || isNamed || one.meetsOthers && !one.mayRaise
      guard isNeeded || found.isNew(look.entries) else { return }
      found.observed = Set(found.observed + look.observed).sorted()
      found.take(look.entries, installer: one.name)
      var kept = one
      kept.caller = try callers(of: one, actor).first
      found.installs.append(kept)
    }
    // Of two installers that change the same, an app calls the one that does not raise.
    var raising: [(installer: CheckInstaller, look: InstallerLook)] = []
    for json in candidates {
      guard var one = CheckInstaller(json) else { continue }
      one.mayRaise = true
      let look = try run(actor, [one], &found)
      let raised = look.raised[one.name]
      // Hooks that call themselves without end do so in an app as well, which calls the installer.
      let isOfHooks =
        look.fault?.verdict == .overflow && raised == nil && look.ending == nil
      if isOfHooks, case let callers = try callers(of: one, actor), callers.first == nil,
        !callers.isLoaded
      {
        one.mayRaise = false
        try keep(one, look)
        continue
      }
      let reason = look.ending ?? raised.map { "raises: \($0)" } ?? look.fault.map(\.detail)
      if let reason { found.note(json, reason) }
      guard look.ending == nil else { continue }
      let isEndless = look.fault.map { [.timeout, .overflow].contains($0.verdict) } ?? false
      guard !isEndless else { continue }
      one.mayRaise = raised != nil
      if one.mayRaise { raising.append((one, look)) } else { try keep(one, look) }
    }
    for (installer, look) in raising { try keep(installer, look) }
  }

  /// The methods and functions of an actor that call an installer, by its text.
  private struct Callers {
    /// Those that an app may call as well.
    let installers: [CheckInstaller]
    /// The names of those that an app cannot call without arguments.
    var others: [String]
    /// Whether a `+load` or a constructor names the installer.
    let isLoaded: Bool

    var first: String? { others.first ?? installers.first?.name }
  }

  private func callers(of one: CheckInstaller, _ actor: Int) throws -> Callers {
    let found = try ask("callers", .integer(actor + 1), .text(one.name))
    return Callers(
      installers: found["installers"]?.elements?.compactMap(CheckInstaller.init) ?? [],
      others: found["others"]?.words ?? [], isLoaded: found["isLoaded"]?.isTrue ?? false)
  }

  /// Calls an installer twice: a hook that the second call takes away is noted.
  ///
  /// An installer that the actor itself calls is an app's only by its callers, which may guard it.
  private func tryTwice(
    _ one: CheckInstaller, of actor: Int, _ found: inout FoundInventory
  ) throws {
    if one.initializedClass != nil, let heir = try run(actor, [one], &found).heir,
      let use = one.using(heir)
    {
      let undone = try run(actor, [one, use], &found).undone
      return note(undone, "\(one.name), which runs again for \(heir),", .error, &found)
    }
    let undone = try run(actor, [one, one], &found).undone
    guard !undone.isEmpty else { return }
    var callers = try callers(of: one, actor)
    guard callers.first != nil else {
      return note(undone, "a second call of \(one.name)", .warning, &found)
    }
    for caller in callers.installers {
      let look = try run(actor, [caller, caller], &found)
      note(look.undone, "a second call of \(caller.name)", .warning, &found)
      // Without its settings a caller may do nothing, which is no guard.
      let methods = Set(look.entries.map(\.method) + look.undone.compactMap(\.method))
      if !undone.allSatisfy({ methods.contains($0.method ?? "") }) {
        callers.others.append(caller.name)
      }
    }
    if let other = callers.others.first {
      note(undone, "a second call of \(one.name), which \(other) makes,", .note, &found)
    }
  }

  private func note(
    _ parties: [LabParty], _ cause: String, _ level: CheckFinding.Level,
    _ found: inout FoundInventory
  ) {
    for party in parties where !found.undone.contains(where: { $0.party == party }) {
      found.undone.append(UndoneHook(cause, level, party))
    }
  }

  /// Notes what the text of the actor says about its hooks, and which ones no run has reached.
  private func readBodies(_ actor: Int, _ found: inout FoundInventory) throws {
    let number = JSON.integer(actor + 1)
    try describe(&found.entries, of: actor)
    let names = Set(found.entries.map(\.selector))
    let texts = try ask("unrun", number, .strings(names.sorted()))
    found.foreignSelectors = texts["foreign"]?.words ?? []
    for one in texts["hooks"]?.elements ?? [] {
      guard let selector = one["selector"]?.string, let file = one["file"]?.string else { continue }
      let place = "\(file):\(one["line"]?.integer ?? 0)"
      var entry = InventoryEntry(
        actor: plan.actors[actor].name, cls: one["class"]?.string ?? "?",
        isClassMethod: one["isClassMethod"]?.isTrue ?? false, selector: selector,
        technique: .exchange, installer: one["installer"]?.string ?? "", place: place,
        installed: nil)
      entry.isUnrun = true
      found.entries.append(entry)
    }
  }

  /// Notes what the text of an actor, and the table of differences, say about hooks.
  ///
  /// An entry without an installer gets the function that contains the line that installed it.
  func describe(_ entries: inout [InventoryEntry], of actor: Int) throws {
    let places = entries.map { entry in
      let party = entry.party
      return JSON.object([
        ("file", .text(party.file)), ("line", .integer(party.line ?? 0)),
        ("installed", entry.installed.map { .text($0) }),
      ])
    }
    let number = JSON.integer(actor + 1)
    let answers = try ask("bodies", number, .array(places)).elements ?? []
    for (place, answer) in answers.enumerated() where place < entries.count {
      entries[place].looksUpCommand = answer["looksUp"]?.isTrue ?? false
      if answer["constructor"]?.isTrue ?? false, entries[place].installer == "+load" {
        entries[place].installer = "constructor"
      }
      if let installer = answer["installer"]?.string, entries[place].installer == "+load",
        installer.hasSuffix(" initialize]")
      {
        entries[place].installer = "+initialize"
      }
      if entries[place].installer.isEmpty {
        entries[place].installer = answer["installer"]?.string ?? "while the app ran"
      }
    }
    let methods = entries.map { entry in
      JSON.object([("selector", .text(entry.selector)), ("classes", .strings(entry.lineage))])
    }
    let differences = try ask("differences", .array(methods)).elements ?? []
    for (place, sentences) in differences.enumerated() where place < entries.count {
      let technique = entries[place].technique
      guard !entries[place].isClassMethod, technique != .forwarding, technique != .category else {
        continue
      }
      entries[place].differences = sentences.words ?? []
    }
  }
}
