internal import FoundationCore
package import LuaBridge
internal import SelectorRuntime
internal import Systems
internal import Threads

extension Bridge {
  /// Fills the `lab` module: scenarios and their runs.
  package func fillLabModule(on stack: LuaStack) {
    // Without this, a script in a coroutine could not be stopped. It only fails if there is no
    // memory.
    try? state.trackCoroutines()
    let lab = Lab(self)
    self.lab = lab
    let define = ModuleDefiner(bridge: self, module: "lab", stack: stack)
    define("scenario") { [unowned lab] call in
      do {
        try lab.register(try call.scenario(of: lab))
      } catch {
        guard let note = lab.noteFault else { throw error }
        let reason = (error as? RuntimeError)?.reason ?? "\(error)"
        note("\(call.source ?? "native code"): \(reason)")
      }
      call.stack.setCount(1)
      return 1
    }
    define("run") { [unowned lab] call in
      let options = try call.options(1, known: ["names", "paths"])
      var names: [String]? = try options.optional("names")
      if let paths: [String] = try options.optional("paths") {
        let known = lab.scenarios
        for path in paths { try call.runFile(path) }
        names = (names ?? []) + lab.scenarios.without(known).map(\.name)
      }
      call.push(try lab.run(names))
      return 1
    }
  }
}

// MARK: Reading a scenario

extension FunctionCall {
  private static let fields = [
    "name", "setup", "actors", "drive", "want", "expect", "orders", "unhook", "seed", "timeLimit",
    "schedules", "preemptions", "system", "systems",
  ]

  /// Reads the table of `lab.scenario`.
  fileprivate func scenario(of lab: Lab) throws -> LabScenario {
    guard stack.type(at: 1) == .table else { throw wrong(1, "a table that describes a scenario") }
    let options = try options(1, known: FunctionCall.fields)
    guard let scenarioName: String = try options.optional("name"), !scenarioName.isEmpty else {
      throw faulty("name", "must be a string that is not empty")
    }
    guard let drive = try functionField("drive") else {
      throw faulty("drive", "must be a function")
    }
    let actors = try actors()
    try refuseUnknownKeys(1)
    let limit: Double = try options.optional("timeLimit") ?? 5
    guard limit > 0, limit.isFinite else { throw faulty("timeLimit", "must be more than 0") }
    let seed: Int = try options.optional("seed") ?? 1
    let (systems, namesSystems) = try readSystems(options)
    return LabScenario(
      name: scenarioName, source: source ?? "native code", actors: actors,
      setup: try functionField("setup"), drive: drive, expect: try functionField("expect"),
      orders: try orders(of: actors), want: try want(actors),
      unhooks: try options.optional("unhook") ?? false, seed: UInt64(bitPattern: Int64(seed)),
      schedules: try schedules(options.optional("preemptions")), systems: systems,
      namesSystems: namesSystems, timeLimit: limit, snapshot: try lab.snapshot())
  }

  /// The versions of the system under which a scenario runs, and whether results name them.
  private func readSystems(_ options: OptionsTable) throws -> ([String], Bool) {
    let one: String? = try options.optional("system")
    let list: [String]? = try options.optional("systems")
    guard one == nil || list == nil else { throw faulty("systems", "excludes 'system'") }
    let field = one == nil ? "systems" : "system"
    let systems = list ?? one.map { [$0] } ?? []
    if list?.isEmpty == true { throw faulty(field, "must name at least one version") }
    for (place, system) in systems.enumerated() {
      guard let version = SystemVersion(system) else {
        throw faulty(field, "must be \(SystemVersion.expectation), got '\(system)'")
      }
      guard !systems[..<place].contains(where: { SystemVersion($0) == version }) else {
        throw faulty(field, "names the version \(system) twice")
      }
    }
    return (systems, list != nil)
  }

  private func faulty(_ field: String, _ fault: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "\(name): '\(field)' \(fault)")
  }

  private func functionField(_ key: String) throws -> LuaReference? {
    let type = stack.rawGet(at: 1, key: key)
    defer { stack.pop() }
    switch type {
    case .nil: return nil
    case .function: return stack.makeReference(at: -1)
    default: throw faulty(key, "must be a function, got \(stack.typeName(at: -1))")
    }
  }

  /// The actors, by name: functions, or tables with an `install` and `promises`.
  private func actors() throws -> [LabScenario.Actor] {
    let type = stack.rawGet(at: 1, key: "actors")
    defer { stack.pop() }
    guard type == .table else { throw faulty("actors", "must be a table of actors by their names") }
    var actors: [LabScenario.Actor] = []
    stack.pushNil()
    while stack.next(at: -2) {
      // stack: … actors name actor
      guard stack.type(at: -2) == .string, let name = stack.string(at: -2), !name.isEmpty else {
        let key = stack.description(at: -2)
        stack.pop(2)
        throw faulty("actors", "must have names for keys, got \(key)")
      }
      do {
        actors.append(try actor(name))
      } catch {
        stack.pop(2)
        throw error
      }
      stack.pop()
    }
    if actors.isEmpty { throw faulty("actors", "must name at least one actor") }
    return actors.sorted { $0.name < $1.name }
  }

  /// The actor on top of the stack.
  private func actor(_ name: String) throws -> LabScenario.Actor {
    if stack.type(at: -1) == .function {
      return .init(
        name: name, owner: name, install: stack.makeReference(at: -1), promises: [:])
    }
    guard stack.type(at: -1) == .table else {
      throw faulty(
        "actors",
        "must be functions or tables with install; '\(name)' is a "
          + stack.typeName(at: -1))
    }
    let type = stack.rawGet(at: -1, key: "install")
    let install = stack.reference()
    guard type == .function else {
      throw faulty("actors", "must be installed by functions; '\(name)' has no install")
    }
    guard
      let entries = try entries(ofField: "promises", at: -1, { Int.from($0, in: runtime) }),
      entries.allSatisfy({ $0.value >= 0 })
    else { throw faulty("actors", "must promise a table of tokens and how often; see '\(name)'") }
    let ownerType = stack.rawGet(at: -1, key: "owner")
    let owner = ownerType == .string ? stack.string(at: -1) : nil
    stack.pop()
    return .init(name: name, owner: owner ?? name, install: install, promises: entries)
  }

  /// The entries of a table in a field, whose keys are strings; empty if the field is nil.
  ///
  /// - Returns: nil if the field is not a table, or an entry is invalid.
  private func entries<Entry>(
    ofField key: String, at index: Int, _ convert: (Value) -> Entry?
  ) throws -> [String: Entry]? {
    let type = stack.rawGet(at: index, key: key)
    let bottom = stack.count
    defer { stack.setCount(bottom - 1) }
    guard type != .nil else { return [:] }
    guard type == .table else { return nil }
    var entries: [String: Entry] = [:]
    stack.pushNil()
    while stack.next(at: bottom) {
      // stack: … table key value
      guard stack.type(at: -2) == .string, let key = stack.string(at: -2),
        let entry = convert(try bridge.value(at: -1, on: stack))
      else { return nil }
      entries[key] = entry
      stack.pop()
    }
    return entries
  }

  private func orders(of actors: [LabScenario.Actor]) throws -> LabScenario.Orders {
    stack.rawGet(at: 1, key: "orders")
    defer { stack.pop() }
    let known = actors.map(\.name)
    switch try bridge.value(at: -1, on: stack) {
    case .none, .string("all"): return .all
    case .string("pairs"): return .pairs
    case let value:
      guard let lists = [[String]].from(value, in: runtime), !lists.isEmpty else {
        throw faulty("orders", "must be 'all', 'pairs' or a list of lists of actors' names")
      }
      for list in lists {
        for (place, name) in list.enumerated() {
          guard known.contains(name) else {
            throw faulty(
              "orders", "has no actor '\(name)'; there are \(known.joined(separator: ", "))")
          }
          guard !list[..<place].contains(name) else {
            throw faulty("orders", "names the actor '\(name)' twice in one order")
          }
        }
      }
      return .listed(lists)
    }
  }

  /// The schedules of threads that are tried for each order.
  private func schedules(_ preemptions: Int?) throws -> LabScenario.Schedules? {
    stack.rawGet(at: 1, key: "schedules")
    defer { stack.pop() }
    if let preemptions, !(0...8).contains(preemptions) {
      throw faulty("preemptions", "must be 0 to 8")
    }
    switch try bridge.value(at: -1, on: stack) {
    case .none:
      if preemptions != nil { throw faulty("preemptions", "needs schedules = \"all\"") }
      return nil
    case .string("all"): return .all(preemptions: preemptions ?? 2)
    case .integer(let count) where count > 0: return .count(Int(min(count, 1_000_000)))
    case let value:
      guard let names = [String].from(value, in: runtime), !names.isEmpty else {
        throw faulty("schedules", "must be a number, 'all' or a list of schedules")
      }
      for name in names where Schedule.named(name) == nil {
        throw faulty("schedules", "has '\(name)', which is no schedule")
      }
      return .listed(names)
    }
  }

  private func want(_ actors: [LabScenario.Actor]) throws -> LabScenario.Want {
    stack.rawGet(at: 1, key: "want")
    let value = try bridge.value(at: -1, on: stack)
    stack.pop()
    if value.isNone { return .every(.ok) }
    if case .string(let word) = value { return .every(try verdict(word)) }
    guard
      let entries = try entries(ofField: "want", at: 1, { String.from($0, in: runtime) })
    else { throw faulty("want", "must be a verdict, or a table from orders to verdicts") }
    var verdicts: [String: LabVerdict] = [:]
    for (order, word) in entries.sorted(by: { $0.key < $1.key }) {
      let names = order.split(separator: " ").map(String.init)
      let stranger = names.first { name in name != "/" && !actors.contains { $0.name == name } }
      if let stranger { throw faulty("want", "has no actor '\(stranger)'") }
      verdicts[names.joined(separator: " ")] = try verdict(word)
    }
    return .each(verdicts)
  }

  private func verdict(_ word: String) throws -> LabVerdict {
    let verdicts = LabVerdict.ofScenarios
    if let verdict = verdicts.first(where: { $0.rawValue == word }) { return verdict }
    let known = verdicts.map(\.rawValue).joined(separator: ", ")
    throw faulty("want", "has no verdict '\(word)'; there are \(known)")
  }

  /// Runs a file of scenarios.
  fileprivate func runFile(_ path: String) throws {
    try refuseFilesInSandbox(Array(path.utf8))
    stack.push(bridge.loadFile)
    stack.pushString(path)
    try stack.call(arguments: 1, results: 2)
    // stack: … function message
    guard stack.type(at: -2) == .function else {
      let message = stack.description(at: -1)
      stack.pop(2)
      throw RuntimeError(.invalidArgument, "\(name): \(message)")
    }
    stack.pop()
    try bridge.callScript(stack, arguments: 0, results: 0)
  }
}

// MARK: Returning results

extension FunctionCall {
  /// Pushes results as the tables that `lab.run` returns.
  fileprivate func push(_ results: [LabResult]) {
    stack.pushTable()
    for (place, result) in results.enumerated() {
      stack.pushTable()
      set("name", .string(result.name))
      set("complete", .bool(result.isComplete))
      stack.pushTable()
      for (place, order) in result.orders.enumerated() {
        stack.pushTable()
        set("order", .list(order.order.map { .string($0) }))
        if let removal = order.removal { set("unhook", .list(removal.map { .string($0) })) }
        set("verdict", .string(order.verdict.rawValue))
        set("detail", .string(order.detail))
        set("minimal", .list(order.minimal.map { .string($0) }))
        set("trace", .list(order.trace.map { .string($0) }))
        set("want", .string(order.wanted.rawValue))
        if let schedule = order.schedule { set("schedule", .string(schedule)) }
        if let system = order.system { set("system", .string(system)) }
        stack.rawSet(at: -2, index: Int64(place + 1))
      }
      stack.rawSet(at: -2, key: "orders")
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
  }

  private func set(_ key: String, _ value: Value) {
    bridge.push(value, on: stack)
    stack.rawSet(at: -2, key: key)
  }
}
