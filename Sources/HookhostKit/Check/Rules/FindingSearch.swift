internal import LuaModules
import StringSearch

/// Finds which rules the actors of a result break.
struct FindingSearch {
  let result: CheckResult
  private(set) var findings: [CheckFinding] = []

  init(_ result: CheckResult, ignoring ignored: [String]) {
    self.result = result
    findPairs()
    findRegistrations(result)
    for part in result.parts { findAlone(part) }
    for order in result.orders {
      take(order)
      takeOriginals(order)
      takeTaken(order, result.taken[order.run] ?? [])
    }
    raiseFailing()
    for place in findings.indices where findings[place].systems.count == result.systems.count {
      findings[place].systems = []
    }
    findings = findings.filter { finding in
      !ignored.contains(finding.rule) && !ignored.contains("\(finding.rule) \(finding.method)")
    }.sorted(by: CheckFinding.precedes)
  }

  /// Adds a finding, or its orders to the same finding of another order.
  mutating func add(_ finding: CheckFinding) {
    let place = findings.firstIndex {
      $0.rule == finding.rule && $0.actors == finding.actors && $0.method == finding.method
    }
    guard let place else { return findings.append(finding) }
    findings[place].orders += finding.orders.filter { !findings[place].orders.contains($0) }
    findings[place].level = max(findings[place].level, finding.level)
    let systems = Set(findings[place].systems + finding.systems)
    findings[place].systems = result.systems.filter(systems.contains)
  }

  // MARK: One actor

  private mutating func findAlone(_ part: CheckResult.Part) {
    for entry in part.entries where !entry.isUnrun {
      if let home = entry.bareClass, !LiftedMethods.contains(home, entry.selector) {
        add(
          CheckFinding(
            "HH003", .error, [part.name], entry.method(in: home),
            "\(part.name) exchanges a method that \(home) inherits from \(entry.cls), so that "
              + "every other \(entry.cls) runs the hook, too, and lacks its alias",
            parties: [entry.party]))
      }
      if entry.hasExtraParameter {
        add(
          CheckFinding(
            "HH011", .error, [part.name], entry.method,
            "the block has one parameter more than the method: a block receives no selector, so that "
              + "each argument arrives one parameter too early",
            parties: [entry.party]))
      }
      findHowItCalls(entry, part)
      if entry.technique == .isa, entry.selector == "class" {
        findClassChange(entry, part)
      }
    }
    findDifferences(part)
    findUndone(part)
  }

  /// Adds the hooks that an actor's own code takes away, those of one cause in one finding.
  private mutating func findUndone(_ part: CheckResult.Part) {
    for (place, one) in part.undone.enumerated() {
      let isKnown = part.undone[..<place].contains { $0.cause == one.cause }
      guard !isKnown else { continue }
      let parties = part.undone.filter { $0.cause == one.cause }.map(\.party)
      let hooks = parties.count == 1 ? "the hook" : "\(parties.count) hooks"
      add(
        CheckFinding(
          "HH004", one.level, [part.name], one.party.method ?? "",
          "\(one.cause) takes \(hooks) away again", parties: parties))
    }
  }

  private mutating func findClassChange(_ entry: InventoryEntry, _ part: CheckResult.Part) {
    let observing = result.parts.filter { $0.observed.contains { entry.changesClass($0) } }
    let observers = observing.map(\.name)
    let places = observing.compactMap { part in
      part.registered.first { one in
        one.slot == .keyPath && entry.changesClass(String(one.name.prefix { $0 != "." }))
      }?.party
    }
    let text = "\(part.name) changes the class of a \(entry.cls)"
    let reason =
      entry.isBesideKVO
      ? " that is observed by a key path"
      : observers.isEmpty
        ? ""
        : "; \(observers.joined(separator: ", ")) observes one by a key path"
    add(
      CheckFinding(
        "HH006", entry.isBesideKVO ? .error : observers.isEmpty ? .note : .warning,
        [part.name] + observers, "-[\(entry.cls) class]", text + reason,
        parties: [entry.party] + places))
  }

  private mutating func findHowItCalls(_ entry: InventoryEntry, _ part: CheckResult.Part) {
    let runs = entry.runs ?? 0
    if entry.callsOriginal == false, runs > 0, part.model == nil, endsWell(part) {
      // A category that answers in place of a class concerns only other hooks on the method.
      let isAnswer = entry.isAnswer && !isShared(entry)
      add(
        CheckFinding(
          "HH007", isAnswer ? .note : .warning, [part.name], entry.method,
          "the hook ran \(LabRecord.times(runs)), and the original was never called",
          parties: [entry.party]))
    }
    if entry.looksUpCommand {
      add(
        CheckFinding(
          "HH002", .note, [part.name], entry.method,
          "the hook finds its original by _cmd, which a hook of another SDK may rename",
          parties: [entry.party]))
    }
    if entry.technique == .add, entry.isOptional, entry.runs == 0, part.model == nil,
      entry.installer != "+load", FindingSearch.driven.contains(entry.selector)
    {
      add(
        CheckFinding(
          "HH008", .warning, [part.name], entry.method,
          "the method was added to a delegate, and was not called: the caller has asked before",
          parties: [entry.party]))
    }
    findSystems(entry, part)
  }

  /// Whether another actor changes the method as well.
  private func isShared(_ entry: InventoryEntry) -> Bool {
    result.parts.contains { part in
      part.name != entry.actor && part.entries.contains { $0.meets(entry) }
    }
  }

  /// Adds the hooks that ran under one system and not under another.
  private mutating func findSystems(_ entry: InventoryEntry, _ part: CheckResult.Part) {
    let silent = result.systems.filter { entry.runsBySystem[$0] == 0 }
    let calling = result.systems.filter { entry.runsBySystem[$0] ?? 0 > 0 }
    if !silent.isEmpty, !calling.isEmpty {
      var finding = CheckFinding(
        "HH009", .warning, [part.name], entry.method,
        "the hook ran under iOS \(calling.joined(separator: ", ")), and under iOS "
          + "\(silent.joined(separator: ", ")) never",
        parties: [entry.party])
      finding.systems = silent
      add(finding)
    }
  }

  /// Adds what the table of differences says about an actor's hooks, once for all that it is about.
  private mutating func findDifferences(_ part: CheckResult.Part) {
    var known: Set<String> = []
    for difference in part.entries.flatMap(\.differences) where known.insert(difference).inserted {
      let entries = part.entries.filter { !$0.isUnrun && $0.differences.contains(difference) }
      guard let first = entries.first else { continue }
      let more =
        entries.count == 1
        ? "" : "; this is about \(ReportText.counted(entries.count - 1, "other hook")) as well"
      add(
        CheckFinding(
          "HH009", .note, [part.name], first.method, difference + more,
          parties: entries.map(\.party)))
    }
  }

  /// Whether an actor's own run came to its end, so that the calls of its hooks can be counted.
  private func endsWell(_ part: CheckResult.Part) -> Bool {
    let own = result.orders.filter { $0.result.order == [part.name] }
    return !own.isEmpty && !own.contains { $0.result.hasFailed }
  }

  /// Optional methods of delegates that the life of the standard app leads to.
  private static let driven: Set<String> = [
    "application:openURL:options:", "applicationDidReceiveMemoryWarning:",
    "application:didReceiveRemoteNotification:fetchCompletionHandler:",
    "applicationDidBecomeActive:", "applicationWillResignActive:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:",
    "applicationWillTerminate:", "scrollViewDidScroll:", "scrollViewWillBeginDragging:",
    "scrollViewDidEndDragging:willDecelerate:", "scrollViewDidEndDecelerating:",
    "tableView:didSelectRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
    "tableView:willDisplayCell:forRowAtIndexPath:", "textFieldDidBeginEditing:",
    "textFieldDidEndEditing:", "application:didChangeStatusBarOrientation:",
    "application:willChangeStatusBarOrientation:duration:",
    "applicationSignificantTimeChange:",
    "application:performActionForShortcutItem:completionHandler:",
    "applicationProtectedDataWillBecomeUnavailable:",
    "applicationProtectedDataDidBecomeAvailable:",
    "application:didFailToRegisterForRemoteNotificationsWithError:",
  ]

  // MARK: Two actors

  private mutating func findPairs() {
    for (place, left) in result.parts.enumerated() {
      for right in result.parts[(place + 1)...] where result.areLinked(left, right) {
        for entry in left.entries {
          for other in right.entries where entry.selector == other.selector && entry.meets(other) {
            meet(entry, other)
          }
        }
        findDoubleClasses(left, right)
        findDoubleMethods(left, right)
        findKeys(left, right)
      }
    }
  }

  /// Adds the methods that two actors define in categories: aliases of exchanges each by itself, the
  /// others of one class together.
  private mutating func findDoubleMethods(_ left: CheckResult.Part, _ right: CheckResult.Part) {
    var plain: [Substring: [(CategoryMethod, CategoryMethod)]] = [:]
    for method in left.categories {
      for other in right.categories where other.method == method.method {
        guard method.isAlias || other.isAlias else {
          plain[method.cls, default: []].append((method, other))
          continue
        }
        add(
          CheckFinding(
            "HH005", .error, [left.name, right.name], method.method,
            "\(left.name) and \(right.name) define \(method.method) in categories; exchanging it "
              + "reaches only one of them", parties: [method.party, other.party]))
      }
    }
    for (cls, pairs) in plain {
      let pairs = pairs.sorted { $0.0.method < $1.0.method }
      let names = Set(pairs.map(\.0.method)).sorted()
      let text =
        names.count == 1
        ? "\(names[0]) in categories; only one of them is used"
        : "\(names.count) methods of \(cls) in categories, of which only one is used: "
          + names.joined(separator: ", ")
      add(
        CheckFinding(
          "HH005", .warning, [left.name, right.name], names[0],
          "\(left.name) and \(right.name) define \(text)",
          parties: [pairs[0].0.party, pairs[0].1.party]))
    }
  }

  /// Adds the classes that two actors define, each in a copy of its own, in one finding.
  private mutating func findDoubleClasses(_ left: CheckResult.Part, _ right: CheckResult.Part) {
    let names = left.definitions.keys.filter { right.definitions[$0] != nil }.sorted()
    guard let name = names.first else { return }
    let text =
      names.count == 1
      ? "the class \(name); only one of the two is used"
      : "\(names.count) classes, of which only one copy is used: \(names.joined(separator: ", "))"
    add(
      CheckFinding(
        "HH012", .warning, [left.name, right.name], name,
        "\(left.name) and \(right.name) define \(text)",
        parties: [left, right].map { part in
          LabParty(
            owner: part.name, method: nil, place: part.definitions[name] ?? "", installed: nil)
        }))
  }

  private mutating func meet(_ entry: InventoryEntry, _ other: InventoryEntry) {
    add(
      CheckFinding(
        "HH001", .note, [entry.actor, other.actor], entry.method,
        "\(entry.actor) (\(entry.technique.rawValue)) and \(other.actor) "
          + "(\(other.technique.rawValue)) hook the same method",
        parties: [entry.party, other.party]))
    for (renaming, finding) in [(entry, other), (other, entry)]
    where renaming.renamesCommand ?? false && finding.looksUpCommand {
      add(
        CheckFinding(
          "HH002", .warning, [entry.actor, other.actor], finding.method,
          "\(finding.actor) finds its original by _cmd, which \(renaming.actor) renames",
          parties: [finding.party, renaming.party]))
    }
  }

  // MARK: Orders

  /// The level of what an order shows: an app may never switch an actor off.
  func level(of order: CheckResult.Order) -> CheckFinding.Level {
    order.run.removers.isEmpty ? .error : .warning
  }

  /// Adds the native methods that an order no longer calls, although each actor alone does.
  private mutating func takeOriginals(_ order: CheckResult.Order) {
    guard order.result.verdict == .ok || order.result.verdict == .unproven else { return }
    let names = order.result.order
    for lost in result.lostOriginals(in: order) {
      let entries = result.parts.filter { names.contains($0.name) }.flatMap(\.entries)
        .filter { $0.meets(lost.entry) || $0 == lost.entry }
      var finding = CheckFinding(
        LabVerdict.lost.rule, .error, names, lost.entry.method,
        "lost: the original \(lost.entry.method) was called \(LabRecord.times(lost.calls)) "
          + "instead of \(LabRecord.times(lost.expected))",
        parties: entries.map(\.party))
      finding.orders = [names]
      if let system = order.system, !result.systems.isEmpty { finding.systems = [system] }
      add(finding)
    }
  }

  /// The hooks with which the actors of an order meet, else the first one of each.
  func shared(_ names: [String]) -> [LabParty] {
    let parts = result.parts.filter { names.contains($0.name) }
    guard parts.count > 1 else { return Array(parts.flatMap(\.entries).prefix(1).map(\.party)) }
    return meetings(parts[0], parts[1]).first ?? parts.compactMap { $0.entries.first?.party }
  }

  /// The hooks with which the two actors of an order meet in a party's method; empty if none.
  func meeting(_ order: CheckResult.Order, at party: LabParty?) -> [LabParty] {
    guard order.actors.count == 2, let method = party?.method else { return [] }
    let (left, right) = (result.parts[order.actors[0]], result.parts[order.actors[1]])
    return meetings(left, right).first { $0.contains { $0.method == method } } ?? []
  }

  /// The pairs of hooks with which two actors meet, one for each method.
  func meetings(_ left: CheckResult.Part, _ right: CheckResult.Part) -> [[LabParty]] {
    var methods: Set<String> = []
    return left.entries.compactMap { entry in
      guard let other = right.entries.first(where: { $0.meets(entry) }),
        methods.insert(entry.method).inserted
      else { return nil }
      return [entry.party, other.party]
    }
  }

  /// A hook that looks up by `_cmd` is an error if an order with the one that renames it fails.
  private mutating func raiseFailing() {
    let failing = findings.filter { $0.level == .error && $0.rule.hasPrefix("HH1") }
    for place in findings.indices where ["HH002", "HH006"].contains(findings[place].rule) {
      guard findings[place].actors.count > 1 || findings[place].rule == "HH006" else { continue }
      let actors = findings[place].actors
      if failing.contains(where: { other in
        actors.allSatisfy(other.actors.contains)
          && (other.method == findings[place].method
            || findings[place].rule == "HH006" && other.message.contains("observ"))
      }) {
        findings[place].level = .error
      }
    }
  }
}

extension CategoryMethod {
  fileprivate var party: LabParty {
    LabParty(owner: actor, method: method, place: place, installed: nil)
  }
}
