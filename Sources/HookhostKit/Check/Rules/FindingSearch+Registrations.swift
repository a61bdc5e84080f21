internal import LuaModules
import StringSearch

extension FindingSearch {
  /// Adds what actors register in a place that the process has once, or in front of each other.
  mutating func findRegistrations(_ result: CheckResult) {
    let all = result.parts.flatMap(\.registered)
    for one in all where one.slot == .urlProtocol && one.answersOthers {
      add(
        CheckFinding(
          "HH010", .note, [one.actor], one.shared,
          "\(one.actor) registers the URL protocol \(one.name), which answers requests of other code",
          parties: [one.party]))
    }
    for one in all where one.slot == .onceToken { takeSkipped(one) }
    let shared = Dictionary(grouping: all.filter(\.slot.isShared), by: \.shared)
    for (name, takers) in shared.sorted(by: { $0.key < $1.key }) {
      let actors = Set(takers.map(\.actor)).sorted()
      let programs = result.parts.filter { $0.isProgram && actors.contains($0.name) }
      guard actors.count > max(1, programs.count) else { continue }
      if takers.contains(where: { $0.slot == .urlProtocol }) {
        findProtocols(takers.filter(\.answersOthers), name)
        continue
      }
      let dropping = takers.filter { $0.keepsPrevious == false }
      let who = Set(dropping.map(\.actor)).sorted().joined(separator: ", ")
      let text = "\(actors.joined(separator: " and ")) set the \(takers[0].slot.rawValue)"
      let reason =
        dropping.isEmpty
        ? "; each keeps the one that was set before"
        : "; \(who) does not keep the one that was set before, so that it is not called"
      add(
        CheckFinding(
          "HH010", dropping.isEmpty ? .note : .warning, actors, name, text + reason,
          parties: takers.map(\.party)))
    }
  }

  /// Adds a `dispatch_once` whose block never runs, since its token is that of another one.
  private mutating func takeSkipped(_ one: Registration) {
    let first = LabParty(owner: one.actor, method: nil, place: one.name, installed: nil)
    var finding = CheckFinding(
      "HH004", .warning, [one.actor], "dispatch_once",
      "the block of a dispatch_once never runs: an earlier one has used its token",
      parties: [one.party, first])
    finding.fix = "Give each dispatch_once a static token of its own."
    add(finding)
  }

  /// Adds the keys under which two actors store values of the same objects.
  mutating func findKeys(_ left: CheckResult.Part, _ right: CheckResult.Part) {
    for (one, other) in left.sharedKeys(right) {
      let names = one.name.split(separator: ".", maxSplits: 1)
      var finding = CheckFinding(
        "HH010", .warning, [left.name, right.name], String(names[1]),
        "\(left.name) and \(right.name) associate values with a \(names[0]) under one key; each gets "
          + "what the other has stored", parties: [one.party, other.party])
      finding.fix = "Use the address of a static variable as key, which no other source has."
      add(finding)
    }
  }

  /// Names the line that removes the observations of an object, if no hook silences an observer's method.
  func takeRemoval(
    _ found: LabFinding, in order: CheckResult.Order, _ finding: inout CheckFinding
  ) {
    guard let silenced = found.parties.first,
      !found.parties.contains(where: {
        $0.owner != silenced.owner && $0.method == silenced.method
      })
    else { return }
    let all = order.actors.flatMap { result.parts[$0].registered }
    let observers = all.filter { $0.slot == .foreignObserver && $0.actor == silenced.owner }
    let removals = all.filter { one in
      one.slot == .observerRemoval && one.actor != silenced.owner
        && observers.contains { $0.name == one.name }
    }
    let named = removals.first { found.detail.contains($0.name) }
    guard let removal = named ?? removals.first else { return }
    finding.parties = [silenced, removal.party]
    finding.message += "; \(removal.actor) removes all observations of a \(removal.name)"
    finding.fix =
      "Remove observations by removeObserver:name:object:. removeObserver: takes away those of others, too."
  }

  private mutating func findProtocols(_ takers: [Registration], _ name: String) {
    let actors = Set(takers.map(\.actor)).sorted()
    guard actors.count > 1 else { return }
    add(
      CheckFinding(
        "HH010", .note, actors, name,
        "URL protocols of \(actors.joined(separator: " and ")) answer the same requests; the one "
          + "that is registered last is asked first",
        parties: takers.map(\.party)))
  }

  /// Adds the hooks that one actor of an order takes away from another.
  ///
  /// An order in which the hook then runs too seldom, or the app fails, has a finding about that.
  mutating func takeTaken(_ order: CheckResult.Order, _ taken: [TakenHook]) {
    for one in taken where !isFound(one.party, in: order) {
      var finding = CheckFinding(
        "HH004", level(of: order), [one.party.owner, one.by.owner], one.party.method ?? "",
        "\(one.by.owner) takes the hook of \(one.party.owner) away: it restores an implementation "
          + "that was there before it",
        parties: [one.party, one.by])
      finding.fix = UndoneHook.fix
      finding.orders = [order.names]
      add(finding)
    }
  }

  /// Whether an order has a finding of the lab about the method of a hook.
  private func isFound(_ party: LabParty, in order: CheckResult.Order) -> Bool {
    findings.contains { finding in
      finding.rule.hasPrefix("HH1") && finding.level > .note && finding.method == party.method
        && finding.orders.contains(order.names)
    }
  }
}

extension CheckResult.Part {
  /// The keys of associations that both have used with objects of one class.
  func sharedKeys(_ other: CheckResult.Part) -> [(Registration, Registration)] {
    registered.compactMap { one in
      guard one.slot == .associationKey,
        let same = other.registered.first(where: { $0.slot == one.slot && $0.name == one.name })
      else { return nil }
      return (one, same)
    }
  }
}
