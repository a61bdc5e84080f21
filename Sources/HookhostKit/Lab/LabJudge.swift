internal import LuaBridge
internal import SelectorRuntime
internal import Threads

/// Gives the verdicts of one scenario: it compares each order with the run without actors.
final class LabJudge {
  private struct Case: Hashable {
    let order: [String]
    let removal: [String]?
  }

  private let bridge: Bridge
  private let scenario: LabScenario
  private let protectedCall: LuaReference
  /// The outcomes of cases that have been judged already; the parts of many orders are the same.
  private var known: [Case: LabOutcome] = [:]
  private var baseline: LabRecord?

  init(_ bridge: Bridge, _ scenario: LabScenario, _ protectedCall: LuaReference) {
    self.bridge = bridge
    self.scenario = scenario
    self.protectedCall = protectedCall
  }

  /// Judges an order, and finds the fewest of its actors that give the same verdict.
  func result(
    of order: [String], removing removal: [String]?, number: Int
  ) throws -> LabResult.Order {
    let outcome = try judge(order, removal)
    return LabResult.Order(
      number: number, order: order, removal: removal, finding: outcome.finding,
      wanted: scenario.want.verdict(of: order, removing: removal),
      minimal: try minimal(order, removal, outcome.finding), trace: outcome.trace,
      schedule: outcome.schedule)
  }

  private func minimal(
    _ order: [String], _ removal: [String]?, _ finding: LabFinding
  ) throws -> [String] {
    guard finding.verdict != .ok else { return [] }
    for part in LabOrders.parts(of: order) where part.count < order.count {
      let partRemoval = removal.map { $0.filter(part.contains) }
      if try judge(part, partRemoval).finding.verdict == finding.verdict { return part }
    }
    return order
  }

  private func judge(_ order: [String], _ removal: [String]?) throws -> LabOutcome {
    let key = Case(order: order, removal: removal)
    if let judged = known[key] { return judged }
    let baseline = try baselineRecord()
    let actors = order.compactMap { name in scenario.actors.first { $0.name == name } }
    func outcome(_ schedule: Schedule?) throws -> LabOutcome {
      let run = LabRun(bridge, scenario, actors: actors, protectedCall: protectedCall)
      var record = try run.run(removing: removal, expects: true, schedule: schedule)
      compare(&record, with: baseline, actors, removal)
      return LabOutcome(
        finding: LabFinding.first(record.findings), trace: record.trace,
        choices: schedule?.choices ?? [], alternatives: schedule?.alternatives ?? [],
        sharedThings: record.sharedThings)
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

  private func baselineRecord() throws -> LabRecord {
    if let baseline { return baseline }
    let run = LabRun(bridge, scenario, actors: [], protectedCall: protectedCall)
    let record = try run.run(removing: nil, expects: false)
    baseline = record
    return record
  }

  /// Compares the tokens with what the app sees alone, and what the actors promised; after hooks
  /// have been removed, stimulus by stimulus.
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
