internal import ControlModels
internal import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import UIKitBase

/// Finds the verdicts of one scenario: compares each order with the run without actors.
package final class LabJudge {
  private struct Case: Hashable {
    let order: [String]
    let removal: [String]?
    let conditions: LabConditions
  }

  private let bridge: Bridge
  private let scenario: LabScenario
  private let protectedCall: LuaReference
  /// The outcomes of cases that were judged before; many orders have the same subsets.
  private var known: [Case: LabOutcome] = [:]
  /// The runs without actors, by their conditions.
  private var baselines: [LabConditions: LabRecord] = [:]

  /// The hooks of parties that have run without the others before, by the party.
  package var promised: [String: LaidHooks] = [:]

  init(_ bridge: Bridge, _ scenario: LabScenario, _ protectedCall: LuaReference) {
    self.bridge = bridge
    self.scenario = scenario
    self.protectedCall = protectedCall
  }

  /// Judges an order, and finds its smallest set of actors with the same verdict.
  package func result(of run: LabScenario.Run, number: Int) throws -> LabResult.Order {
    let (order, removal, system) = run
    let conditions = LabConditions(system: system)
    let (outcome, dependencies) = try judgeWithAssumptions(order, removal, conditions)
    let minimal = try minimal(order, removal, conditions, outcome.finding)
    return LabResult.Order(
      number: number, order: order, removal: removal,
      finding: naming(outcome.finding, outcome.laid, minimal),
      wanted: scenario.want.verdict(of: order, removing: removal),
      minimal: minimal, trace: outcome.trace, schedule: outcome.schedule,
      unreached: unreached(outcome), system: scenario.namesSystems ? system : nil,
      assumptions: dependencies)
  }

  /// Judges an order, and finds the settings of low confidence on which its verdict depends.
  private func judgeWithAssumptions(
    _ order: [String], _ removal: [String]?, _ conditions: LabConditions
  ) throws -> (LabOutcome, [String]) {
    guard scenario.findsAssumptions, let world = bridge.world as? UIKitWorld else {
      return (try judge(order, removal, conditions), [])
    }
    let recorder = AssumptionRecorder(world)
    // Cases that were judged before have read settings too.
    known = [:]
    baselines = [:]
    let outcome: LabOutcome
    do {
      defer { recorder.end() }
      outcome = try judge(order, removal, conditions)
    }
    var dependencies: [String] = []
    for (name, place, text) in recorder.alternatives {
      var changed = conditions
      changed.assumption = .init(name: name, alternative: place)
      let other = try judge(order, removal, changed).finding.verdict
      if other != outcome.finding.verdict {
        dependencies.append("depends on \(name): \(other.rawValue) with \"\(text)\"")
      }
    }
    return (outcome, dependencies)
  }

  /// The hooks of an order, with their runs.
  package func laidHooks(of order: [String], system: String? = nil) throws -> LaidHooks {
    try judge(order, nil, LabConditions(system: system)).laid
  }

  /// All findings of an order, of which its result has the first or combines the first ones.
  package func findings(of order: [String], system: String? = nil) throws -> [LabFinding] {
    try judge(order, nil, LabConditions(system: system)).findings
  }

  private static let mostUnreached = 50

  /// The hooks that did not run, unless the finding is about them.
  private func unreached(_ outcome: LabOutcome) -> [LabParty] {
    guard outcome.finding.verdict != .unproven else { return [] }
    let parties = outcome.laid.hooks.filter { $0.isLaid && $0.count == 0 }.map(\.party)
    let others = parties.filter { !outcome.finding.parties.contains($0) }
    return Array(others.prefix(LabJudge.mostUnreached))
  }

  /// The finding, with a hook of each party of the smallest set that it does not name.
  ///
  /// Of the hooks that ran, one on a method that another party has hooked too is preferred.
  private func naming(_ finding: LabFinding, _ laid: LaidHooks, _ minimal: [String]) -> LabFinding {
    guard scenario.parties != nil, finding.verdict != .ok, finding.verdict != .unproven else {
      return finding
    }
    var owners: [String] = []
    for actor in actors(minimal) where !owners.contains(actor.owner) { owners.append(actor.owner) }
    let hooks = laid.hooks.filter(\.isLaid)
    let shared = hooks.filter { hook in
      hooks.contains { $0.method == hook.method && $0.owner != hook.owner }
    }
    var named = finding
    let isAlone = finding.parties.count == 1 && finding.raisedAt == nil
    for owner in owners where !finding.parties.contains(where: { $0.owner == owner }) {
      let own = shared.filter { $0.owner == owner } + hooks.filter { $0.owner == owner }
      guard let hook = own.first(where: { $0.count > 0 }) ?? own.first else { continue }
      named.parties.append(hook.party)
      if isAlone, finding.verdict == .lost { named.detail += "; silenced by \(hook.party.text)" }
      if named.chain.isEmpty { named.chain = laid.chain(of: hook.method) }
    }
    return named
  }

  private func actors(_ order: [String]) -> [LabScenario.Actor] {
    order.compactMap { name in scenario.actors.first { $0.name == name } }
  }

  private func minimal(
    _ order: [String], _ removal: [String]?, _ conditions: LabConditions, _ finding: LabFinding
  ) throws -> [String] {
    guard finding.verdict != .ok else { return [] }
    // Subsets of an order that is unproven are unproven as well.
    guard finding.verdict != .unproven else { return order }
    let most = scenario.parties == nil ? order.count : LabJudge.mostInParts
    for part in LabOrders.parts(of: order, most: most) where part.count < order.count {
      let partRemoval = removal.map { $0.filter(part.contains) }
      if try judge(part, partRemoval, conditions).finding.verdict == finding.verdict { return part }
    }
    return order
  }

  private func judge(
    _ order: [String], _ removal: [String]?, _ conditions: LabConditions
  ) throws -> LabOutcome {
    let key = Case(order: order, removal: removal, conditions: conditions)
    if let judged = known[key] { return judged }
    let baseline = try baselineRecord(conditions)
    let actors = actors(order)
    let promises = try promises(of: actors, conditions)
    func outcome(_ schedule: Schedule?) throws -> LabOutcome {
      let run = LabRun(
        bridge, scenario, actors: actors, conditions: conditions, protectedCall: protectedCall)
      var record = try run.run(removing: removal, expects: true, schedule: schedule)
      compare(&record, with: baseline, actors, removal)
      if scenario.parties != nil {
        record.findings += LabPromises.findings(
          of: record.laid, alone: promises, allowingMoreMessages: scenario.allowsMoreMessages)
        if record.findings.isEmpty,
          let unproven = LabPromises.unproven(record.laid, hasLogged: !record.trace.isEmpty)
        {
          record.findings.append(unproven)
        }
      }
      return LabOutcome(
        finding: LabFinding.first(record.findings), findings: record.findings, trace: record.trace,
        choices: schedule?.choices ?? [], alternatives: schedule?.alternatives ?? [],
        sharedThings: record.sharedThings, laid: record.laid)
    }
    guard let schedules = scenario.schedules else {
      let judged = try outcome(nil)
      known[key] = judged
      return judged
    }
    let exploration = LabExploration(schedules) { try outcome($0) }
    var judged = try exploration.run()
    judged.schedule = Schedule.exactName(of: judged.choices)
    scenario.hasSkippedSchedules = scenario.hasSkippedSchedules || !exploration.isComplete
    known[key] = judged
    return judged
  }

  /// The maximum size of a set of sources that is searched for the same verdict.
  ///
  /// Larger sets are rarely needed, and an order has many subsets.
  private static let mostInParts = 4

  /// The hooks of each party of an order when it runs without the others.
  ///
  /// If there is only one party, there is nothing to compare.
  private func promises(
    of actors: [LabScenario.Actor], _ conditions: LabConditions
  ) throws -> [LaidHooks] {
    guard scenario.parties != nil else { return [] }
    var owners: [String] = []
    for actor in actors where !owners.contains(actor.owner) { owners.append(actor.owner) }
    guard owners.count > 1 else { return [] }
    return try owners.map { owner in
      try promised[owner]
        ?? judge(actors.filter { $0.owner == owner }.map(\.name), nil, conditions).laid
    }
  }

  private func baselineRecord(_ conditions: LabConditions) throws -> LabRecord {
    if let baseline = baselines[conditions] { return baseline }
    let run = LabRun(
      bridge, scenario, actors: [], conditions: conditions, protectedCall: protectedCall)
    let record = try run.run(removing: nil, expects: false)
    baselines[conditions] = record
    return record
  }

  /// Compares the tokens with those of the run without actors and with the actors' promises.
  ///
  /// After hooks have been removed, the tokens are compared for each stimulus.
  private func compare(
    _ record: inout LabRecord, with baseline: LabRecord, _ actors: [LabScenario.Actor],
    _ removal: [String]?
  ) {
    guard let removal else {
      let expected = LabJudge.sum(baseline.counts(inStimulus: nil), actors)
      return record.compare(expected, with: record.counts(inStimulus: nil))
    }
    for (place, name) in removal.enumerated() where place < record.stimulus {
      let left = actors.filter { !removal[...place].contains($0.name) }
      record.compare(
        LabJudge.sum(baseline.counts(inStimulus: 1), left),
        with: record.counts(inStimulus: place + 1), when: " after \(name) was removed")
    }
  }

  private static func sum(
    _ counts: [String: Int], _ actors: [LabScenario.Actor]
  ) -> [String: Int] {
    actors.reduce(counts) { counts, actor in
      counts.merging(actor.promises, uniquingKeysWith: +)
    }
  }
}
