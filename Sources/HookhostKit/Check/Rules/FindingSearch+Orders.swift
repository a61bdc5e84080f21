internal import LuaModules
internal import Projects
internal import ScriptHost
import StringSearch

/// The findings of orders: what the runs of actors have shown.
extension FindingSearch {
  mutating func take(_ order: CheckResult.Order) {
    guard order.result.verdict != .ok, !lacksMore(order) else { return }
    let removes = !order.run.removers.isEmpty
    for finding in separate(order) where missingName(finding, in: order) == nil {
      // An actor without its hooks proves nothing, and what happens with them as well is said already.
      if removes, finding.verdict == .unproven || isKnown(finding, in: order) { continue }
      take(finding, in: order)
    }
  }

  /// The name that hookhost does not have and a finding of an order is about.
  private func missingName(_ finding: LabFinding, in order: CheckResult.Order) -> MissingName? {
    let parts = order.actors.map { result.parts[$0] }
    return finding.missingName(parts.reduce(into: []) { $0.formUnion($1.undeclared) })
  }

  /// Whether several actors together use a name that hookhost does not have, and none of them alone does.
  private func lacksMore(_ order: CheckResult.Order) -> Bool {
    guard order.actors.count > 1 else { return false }
    let known = order.actors.flatMap { result.parts[$0].missing }
    return order.findings.contains { finding in
      guard let missing = missingName(finding, in: order) else { return false }
      return !known.contains { $0.isLike(missing) }
    }
  }

  /// The findings of an order that no smaller set of its actors gives; those about one method are one.
  private func separate(_ order: CheckResult.Order) -> [LabFinding] {
    let first = order.result.finding
    guard first.verdict != .unproven else { return [first] }
    // A smaller set has an order, and a finding, of its own.
    let isWhole = order.result.minimal.count == order.result.order.count
    let hooks = silencedHooks(in: order)
    guard first.verdict.isFailure else {
      var same = hooks.filter { $0.verdict == first.verdict }
      let others = hooks.filter { $0.verdict != first.verdict }
      guard isWhole else { return same + others }
      guard same.count > 1 else { return [first] + others }
      // Consequences of the hooks, such as callbacks that the app misses, are reported once.
      let rest = order.findings.filter { $0.verdict == first.verdict && $0.parties.count < 2 }
      same[0].detail = ([same[0].detail] + rest.map(\.detail)).joined(separator: "; ")
      return same + others
    }
    var found = isWhole ? [first] : []
    for other in order.findings
    where other.verdict.isFailure && !isKnown(other, in: order)
      && !found.contains(where: { $0.isLike(other) })
    {
      found.append(other)
    }
    // A failure ends the hooks that it passes, and those of a smaller set do so here only; but not those
    // that never ran while their silencers did.
    return found + hooks.filter { $0.isSilenced && !isFailing($0.parties[0].method, in: order) }
  }

  /// Whether a failure of an order is about a method.
  private func isFailing(_ method: String?, in order: CheckResult.Order) -> Bool {
    guard let method else { return true }
    return order.findings.contains { finding in
      finding.verdict.isFailure
        && (finding.detail.contains(method) || finding.parties.contains { $0.method == method }
          || hook(in: order, at: finding.raisedAt)?.method == method)
    }
  }

  /// The hooks that ran less or more often in an order because of another actor's, by their methods.
  private func silencedHooks(in order: CheckResult.Order) -> [LabFinding] {
    var found: [LabFinding] = []
    for finding in order.findings
    where !finding.verdict.isFailure && !isKnown(finding, in: order)
      && (finding.parties.count > 1 || !meeting(order, at: finding.parties.first).isEmpty)
    {
      let place = found.firstIndex { $0.isLike(finding) }
      guard let place else {
        found.append(finding)
        continue
      }
      found[place].detail += "; \(finding.detail)"
      found[place].parties += finding.parties.filter { !found[place].parties.contains($0) }
    }
    return found
  }

  /// Whether an order of fewer of the actors, or one in which none is switched off, has a finding, too.
  private func isKnown(_ finding: LabFinding, in order: CheckResult.Order) -> Bool {
    let removes = !order.run.removers.isEmpty
    return result.orders.contains { other in
      other.system == order.system && other.run.removers.isEmpty
        && (other.actors.count < order.actors.count || removes)
        && Set(other.actors).isSubset(of: order.actors)
        && other.findings.contains { $0.isLike(finding) }
    }
  }

  private mutating func take(_ found: LabFinding, in order: CheckResult.Order) {
    let verdict = found.verdict
    if verdict == .lost || verdict == .double {
      guard !isOwnCategoryMethod(found.parties.first, in: order) else { return }
    }
    if verdict == .lost, isDisguise(found.parties) { return }
    let isUnproven = verdict == .unproven
    if isUnproven, isDelegate(in: order) || !order.actors.contains(where: hasHooks) { return }
    let doubt =
      order.actors.count == 1
      ? doubt(about: found, order.actors[0]) : doubt(aboutSilencer: found, in: order)
    let level = isUnproven || doubt != nil ? .note : self.level(of: order)
    let names = Set(order.result.order)
    var parties = found.parties.filter { names.contains($0.owner) }
    let handled = verdict == .completion ? completed(in: order) : hooksOfTokens(found, in: order)
    if !handled.isEmpty { parties = handled }
    // The party that is not named meets the others in some method.
    let missing = names.subtracting(parties.map(\.owner))
    if !missing.isEmpty, !isUnproven, names.count > 1 {
      let same = meeting(order, at: parties.first)
      let meeting = same.isEmpty ? shared(order.result.order) : same
      parties += meeting.filter { parties.isEmpty || missing.contains($0.owner) }
    }
    let loads = verdict == .error ? loads(found, in: order) : []
    parties += loads.filter { missing.contains($0.owner) }
    let reason = found.detail.isEmpty ? verdict.summary : found.detail
    let isPlaced = found.raisedAt != nil || !handled.isEmpty || isPlaced(found, in: order)
    let meeting = verdict.isFailure && !isPlaced ? uncertainMeeting(in: order) : nil
    var method = meeting == nil ? method(of: parties) : ""
    if method.isEmpty { method = hook(in: order, at: found.raisedAt)?.method ?? "" }
    var finding = CheckFinding(
      verdict.rule, level, order.result.order, method, "\(verdict.rawValue): \(reason)",
      parties: parties)
    if parties.isEmpty { finding.parties = shared(order.result.order) }
    if verdict == .lost, !order.run.removers.isEmpty { finding.fix = UndoneHook.fix }
    if isDelegate(in: order), verdict == .lost, names.count > 1 {
      finding.fix =
        "Keep the delegate that was set before, and forward its messages; or set the delegate in one place."
    }
    if verdict == .lost, handled.contains(where: { $0.method?.contains("elegate:") ?? false }) {
      finding.fix =
        "Forward every message to the delegate that the app has set, and let respondsToSelector: answer "
        + "for it as well."
    }
    let replacesClass =
      verdict == .lost && parties.count > 1 && parties.allSatisfy(isOfReplacedClass)
    if replacesClass { finding.fix = CheckRule.named("HH006")?.fix }
    if verdict == .overflow { takeRequests(found, in: order, &finding) }
    if !loads.isEmpty {
      finding.fix =
        "Send the message later, in +initialize or where the SDK is started: the order of the +loads of two "
        + "SDKs is that of linking."
    }
    // The lab shows the chain of a hook that it has named.
    let isOther = !handled.isEmpty && !found.parties.contains { $0.method == method }
    finding.chain = meeting == nil && !isOther && !replacesClass ? found.chain : []
    if let meeting { finding.message += "; \(meeting)" }
    if let doubt {
      finding.message += "; it may follow from \(doubt)"
    }
    if verdict == .completion, !handled.isEmpty {
      let methods = Set(handled.compactMap(\.method)).sorted().joined(separator: " or ")
      finding.message = finding.message.replacing(" of native code", with: " of \(methods)")
    }
    // Reports show the chain by itself.
    if let chain = finding.message.firstRange(of: "; from outside to inside: ") {
      finding.message = String(finding.message[..<chain.lowerBound])
    }
    if verdict == .lost { takeRemoval(found, in: order, &finding) }
    finding.orders = [order.names]
    if let system = order.system, !result.systems.isEmpty { finding.systems = [system] }
    add(finding)
  }

  /// Names the URL protocols that answer each other's requests without end, if a finding is about them.
  private func takeRequests(
    _ found: LabFinding, in order: CheckResult.Order, _ finding: inout CheckFinding
  ) {
    let named = order.actors.flatMap { result.parts[$0].registered }
      .filter { $0.slot == .urlProtocol && found.detail.contains("-[\($0.name) ") }
    guard let first = named.first else { return }
    finding.method = first.shared
    finding.parties = named.map(\.party)
    finding.fix =
      "Copy the request with its properties, mark it by setProperty:forKey:inRequest:, and let "
      + "canInitWithRequest: refuse marked requests."
  }

  /// The hook in whose code an exception was raised: the nearest one before that line that ran.
  private func hook(in order: CheckResult.Order, at place: String?) -> InventoryEntry? {
    guard let place else { return nil }
    let raised = LabParty(owner: "", method: nil, place: place, installed: nil)
    func line(_ entry: InventoryEntry) -> Int { entry.party.line ?? 0 }
    return order.actors.flatMap { result.parts[$0].entries }
      .filter { entry in
        entry.party.file == raised.file && line(entry) <= raised.line ?? 0 && entry.runs ?? 0 > 0
      }
      .max { line($0) < line($1) }
  }

  /// The hooks of an order that callbacks of the app come from, which a run counts by tokens.
  private func hooksOfTokens(_ found: LabFinding, in order: CheckResult.Order) -> [LabParty] {
    let counted = order.findings.filter { $0.verdict == found.verdict }
    guard !found.verdict.isFailure, !counted.isEmpty, counted.allSatisfy(\.parties.isEmpty) else {
      return []
    }
    return order.actors.flatMap { result.parts[$0].entries }.filter { entry in
      entry.runs ?? 0 > 0
        && counted.contains { DriveToken.comes($0.detail, from: entry.method) }
    }.map(\.party)
  }

  /// Whether the run itself has found whose hook a failure is about; the lab names one of each actor.
  private func isPlaced(_ found: LabFinding, in order: CheckResult.Order) -> Bool {
    let same = order.findings.filter { $0.verdict == found.verdict && $0.detail == found.detail }
    return !(same.isEmpty ? [found] : same).allSatisfy(\.parties.isEmpty)
  }

  /// A sentence on where several actors meet, for a failure whose line is not known.
  ///
  /// - Returns: nil if they meet in one method, which the failure then is about.
  private func uncertainMeeting(in order: CheckResult.Order) -> String? {
    let parts = order.actors.map { result.parts[$0] }
    guard parts.count > 1, case let met = meetings(parts[0], parts[1]), met.count > 1,
      let method = met[0][0].method
    else { return nil }
    return "its line is not known: \(parts[0].name) and \(parts[1].name) meet in \(met.count) "
      + "methods, of which \(method) is one"
  }

  /// A possible cause of a failure of an actor alone that a device does not have; nil if none.
  private func doubt(about found: LabFinding, _ actor: Int) -> String? {
    if found.isAboutNil, let lack = lack(of: actor) { return lack }
    if found.verdict == .unrecognized, let path = unreadSource(of: found, actor) {
      return "\(path), which was not read"
    }
    if found.verdict == .double, FindingSearch.appearing.allSatisfy(found.detail.contains) {
      return "a presentation that covers the screen, below which the other one disappears"
    }
    guard found.verdict == .error, found.raisedAt != nil else { return nil }
    let install = result.parts[actor].installs.first { $0.caller != nil }
    return install.flatMap { one in
      one.caller.map {
        "the call of \(one.name) by the check: \($0), which calls it, may prepare it"
      }
    }
  }

  /// A possible cause of a hook's silence that a device does not have: an exception of the silencer alone,
  /// of which the same is said; nil if none.
  private func doubt(aboutSilencer found: LabFinding, in order: CheckResult.Order) -> String? {
    guard found.verdict == .lost else { return nil }
    let silencers = found.parties.dropFirst().map(\.owner)
    return order.actors.lazy.filter { silencers.contains(result.parts[$0].name) }.compactMap {
      actor -> String? in
      let own = result.orders.filter { $0.actors == [actor] && $0.system == order.system }
      return own.flatMap(\.findings).lazy.filter { fault in
        fault.verdict == .error && hook(in: order, at: fault.raisedAt) == nil
      }.compactMap { doubt(about: $0, actor) }.first
    }.first
  }

  /// The source that was not read and has the method which a receiver of the app lacks; nil if none.
  private func unreadSource(of found: LabFinding, _ actor: Int) -> String? {
    let name = found.detail.prefix { $0 != "]" }.split(separator: " ").last ?? ""
    let first = name.prefix { $0 != ":" }
    guard !first.isEmpty, found.detail.contains("]: unrecognized selector") else { return nil }
    return result.parts[actor].unread.first { one in
      let text = ProjectPath.bytes(one.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(separator: "\n").contains { line in
        (line.hasPrefix("-") || line.hasPrefix("+"))
          && line.filter { $0 != " " }.contains(")\(first)")
      }
    }?.path
  }

  /// The callbacks that come together when a screen appears and disappears once more.
  private static let appearing = [
    "'viewWillAppear:'", "'viewDidAppear:'", "'viewWillDisappear:'", "'viewDidDisappear:'",
  ]

  /// A name or a file that an actor lacks here, a possible cause of a nil value; nil if none.
  private func lack(of actor: Int) -> String? {
    let part = result.parts[actor]
    return part.missing.first.map { "\($0.text), which hookhost does not have" }
      ?? part.unread.first.map { "\($0.path), which was not read" }
  }

  private func hasHooks(_ actor: Int) -> Bool { result.parts[actor].hasHooks }

  /// The `+load`s of an order that failed while it was loaded which name a class of a later actor.
  private func loads(_ found: LabFinding, in order: CheckResult.Order) -> [LabParty] {
    guard found.detail.hasPrefix("installing ") else { return [] }
    return order.actors.enumerated().compactMap { place, actor in
      order.actors[(place + 1)...].lazy.compactMap { result.load(of: actor, naming: $0) }.first
    }
  }

  /// Whether a party's method is one for its own use that several actors of an order define in categories,
  /// of which one is used: HH005 says that already.
  private func isOwnCategoryMethod(_ party: LabParty?, in order: CheckResult.Order) -> Bool {
    guard let method = party?.method else { return false }
    let parts = order.actors.map { result.parts[$0] }
    let isHooked = parts.contains { part in
      part.entries.contains { $0.method == method && !$0.isUnrun }
    }
    guard !isHooked else { return false }
    return parts.count { part in
      part.categories.contains { $0.method == method && !$0.isAlias }
    } > 1
  }

  /// Whether a hook is a method of a class that an object has in place of its own.
  private func isOfReplacedClass(_ party: LabParty) -> Bool {
    result.parts.contains { part in
      part.entries.contains { $0.technique == .isa && $0.party == party }
    }
  }

  /// The hooks of an order on methods with a completion handler that ran.
  private func completed(in order: CheckResult.Order) -> [LabParty] {
    order.actors.flatMap { result.parts[$0].entries }
      .filter { $0.runs ?? 0 > 0 && $0.selector.hasSuffix("ompletionHandler:") }.map(\.party)
  }

  /// Whether only hooks on `class` are lost, by which a subclass that was made for an object hides.
  ///
  /// An object that another actor observes has no such subclass: HH006 says what may follow.
  private func isDisguise(_ parties: [LabParty]) -> Bool {
    !parties.isEmpty && parties.allSatisfy { $0.method?.hasSuffix(" class]") ?? false }
  }

  /// Whether the actors of an order meet at the delegate of an object of the system, or the only one
  /// is such a delegate, and ran.
  private func isDelegate(in order: CheckResult.Order) -> Bool {
    let lists = order.actors.map { actor in
      result.parts[actor].entries.filter { $0.delegateClass != nil && $0.runs ?? 0 > 0 }
    }
    guard let first = lists.first else { return false }
    return first.contains { entry in
      lists.allSatisfy { $0.contains { $0.cls == entry.cls } }
    }
  }

  /// The method that a finding is about: one that several of the actors hook, else the first one.
  private func method(of parties: [LabParty]) -> String {
    let methods = parties.compactMap(\.method)
    let shared = methods.first { method in
      !method.contains("[? ")
        && Set(result.parts.filter { $0.entries.contains { $0.method == method } }.map(\.name))
          .count > 1
    }
    // Of a method that only the text shows, the class may be unknown.
    return shared ?? methods.first { !$0.contains("[? ") } ?? methods.first ?? ""
  }
}

extension LabVerdict {
  /// Whether it is about a run that fails, and not about counts of callbacks and hooks.
  fileprivate var isFailure: Bool { ![.ok, .lost, .double, .unproven].contains(self) }
}

extension LabFinding {
  /// Whether two findings are the same fault: one error at one line, or one hook.
  fileprivate func isLike(_ other: LabFinding) -> Bool {
    guard verdict == other.verdict else { return false }
    if raisedAt != nil || other.raisedAt != nil { return raisedAt == other.raisedAt }
    guard let party = parties.first, let otherParty = other.parties.first else {
      return detail == other.detail
    }
    return party.method == otherParty.method
  }
}
