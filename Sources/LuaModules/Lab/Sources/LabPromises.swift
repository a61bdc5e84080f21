/// Compares the calls of hooks in an order with those when each party runs alone: its promise.
///
/// A hook that ran alone has to run as often in every order, for receivers of the same classes. A
/// hook that did not run alone has promised nothing. Messages such as `class` and `retain` depend
/// on the code of other parties; a hook on one of them has to run, but not as often.
enum LabPromises {
  private static let questions: Set<String> = [
    "class", "superclass", "hash", "isEqual:", "isKindOfClass:", "isMemberOfClass:", "isProxy",
    "conformsToProtocol:", "respondsToSelector:", "methodSignatureForSelector:",
    "forwardingTargetForSelector:", "retain", "release", "autorelease", "retainCount",
    "allowsWeakReference", "retainWeakReference", "description", "debugDescription",
  ]

  /// The findings about the hooks of one run.
  ///
  /// - Parameter alone: the hooks of each party when it runs without the others.
  /// - Parameter isTolerant: whether a hook may run more often because more messages were sent, or
  ///   forwarded by another party.
  static func findings(
    of laid: LaidHooks, alone: [LaidHooks], allowingMoreMessages isTolerant: Bool = false
  ) -> [LabFinding] {
    let present = Dictionary(laid.hooks.map { ($0.identity, $0) }) { first, _ in first }
    var findings: [LabFinding] = []
    let promised = Set(alone.flatMap(\.hooks).map(\.identity))
    for promise in alone.flatMap(\.hooks) {
      // In an order with other parties, the hook may override another class's method.
      let moved = laid.hooks.filter {
        $0.owner == promise.owner && $0.place == promise.place && !promised.contains($0.identity)
      }
      if hasMoved(promise, from: present[promise.identity], to: moved) { continue }
      var hook = present[promise.identity] ?? (moved.count == 1 ? moved[0] : promise)
      if present[promise.identity] == nil, moved.count != 1 { hook.runs = [:] }
      if questions.contains(promise.selector) {
        if hook.count == 0, promise.count > 0 {
          findings.append(finding(.lost, hook, promise, promise.runs.keys.sorted(), laid))
        }
        continue
      }
      let classes = promise.runs.keys.sorted()
      for (verdict, isBroken) in [
        (LabVerdict.lost, { hook.runs[$0, default: 0] < promise.runs[$0, default: 0] }),
        (LabVerdict.double, { hook.runs[$0, default: 0] > promise.runs[$0, default: 0] }),
      ] as [(LabVerdict, (String) -> Bool)] {
        let broken = classes.filter(isBroken)
        if verdict == .double, isTolerant,
          promise.selector == "forwardInvocation:" || isExplained(hook, promise, laid, alone)
        {
          continue
        }
        if !broken.isEmpty {
          findings.append(finding(verdict, hook, promise, broken, laid))
        }
      }
    }
    return withoutHelpers(findings)
  }

  /// The findings without the methods of categories that a silenced hook of the same party calls.
  private static func withoutHelpers(_ findings: [LabFinding]) -> [LabFinding] {
    func isHook(_ one: LabFinding) -> Bool {
      let party = one.parties[0]
      let isInstalled = party.installed != nil && party.installed != party.place
      return one.verdict != .lost || isInstalled || one.chain.count > 1
    }
    let silenced = Set(
      findings.filter { $0.verdict == .lost && isHook($0) }.map { $0.parties[0].owner })
    return findings.filter { isHook($0) || !silenced.contains($0.parties[0].owner) }
  }

  /// Whether a hook overrides another class's method in an order, and ran there as often.
  ///
  /// A hook that is laid on the class of each delegate is on a proxy's class if another party has put
  /// a proxy in front. There, questions to the object may not be asked.
  private static func hasMoved(
    _ promise: LaidHook, from hook: LaidHook?, to moved: [LaidHook]
  ) -> Bool {
    let same = moved.filter { $0.selector == promise.selector }
    guard !same.isEmpty, !questions.contains(promise.selector) else { return !same.isEmpty }
    return same.reduce(hook?.count ?? 0) { $0 + $1.count } == promise.count
  }

  /// Whether further messages explain that a hook ran more often.
  ///
  /// They do if no other party hooks its method, or another hook of it ran more often as well.
  private static func isExplained(
    _ hook: LaidHook, _ promise: LaidHook, _ laid: LaidHooks, _ alone: [LaidHooks]
  ) -> Bool {
    let places = Set((laid.chains[hook.method] ?? []).map(\.text))
    // At the end of the run the other hook may have been taken away again, but it ran.
    let others = laid.hooks.filter { other in
      other.owner != hook.owner
        && (places.contains(other.place) || other.method == hook.method && other.count > 0)
    }
    guard !others.isEmpty else { return true }
    let known = alone.flatMap(\.hooks)
    return others.contains { other in
      let before = known.first { $0.identity == other.identity }?.count ?? 0
      return other.count - before >= hook.count - promise.count
    }
  }

  private static func finding(
    _ verdict: LabVerdict, _ hook: LaidHook, _ promise: LaidHook, _ classes: [String],
    _ laid: LaidHooks
  ) -> LabFinding {
    let counts = [hook, promise].map { hook in
      classes.reduce(0) { $0 + hook.runs[$1, default: 0] }
    }
    let other = laid.silencer(of: hook)
    let chain = laid.chain(of: hook.method)
    var text =
      "the hook of \(promise.owner) on \(promise.method) (\(promise.places)) ran "
      + "\(LabRecord.times(counts[0])) instead of \(LabRecord.times(counts[1])) "
      + "for \(classes.joined(separator: ", "))"
    if let other { text += (verdict == .lost ? ": silenced by " : ", beside ") + other.text }
    var finding = LabFinding(
      verdict: verdict, detail: text, parties: [promise.party] + (other.map { [$0] } ?? []),
      chain: chain)
    finding.isSilenced = verdict == .lost && laid.isSilenced(hook, running: promise.count)
    return finding
  }

  /// The finding about a run in which no hook was installed, or none ran; nil for any other run.
  static func unproven(_ laid: LaidHooks, hasLogged: Bool) -> LabFinding? {
    guard !laid.hasAnyRun else { return nil }
    guard laid.isAnyLaid else {
      let silence = hasLogged ? "" : ", and nothing was logged"
      return LabFinding(
        verdict: .unproven, detail: "no source installs a hook\(silence)")
    }
    let hooks = laid.hooks.filter(\.isLaid)
    let named = hooks.prefix(mostNamed).map { "\($0.method) by \($0.owner) (\($0.places))" }
    let more = hooks.count > mostNamed ? ", and \(hooks.count - mostNamed) more" : ""
    return LabFinding(
      verdict: .unproven,
      detail: "no hook ran while the app was driven: \(named.joined(separator: ", "))\(more)",
      parties: hooks.prefix(mostNamed).map(\.party))
  }

  /// The maximum number of hooks in a detail.
  private static let mostNamed = 3
}
