internal import SelectorRuntime
import StringSearch

/// The parties of a failure whose messages name methods of theirs.
extension HookWatch {
  /// The same finding with the position of the error, and the parties of the methods that it names.
  ///
  /// - Parameter laid: the hooks of the run.
  func naming(_ finding: LabFinding, _ laid: LaidHooks) -> LabFinding {
    var named = finding.naming(parties)
    for party in recursiveParties(of: finding)
    where !named.parties.contains(where: { $0.owner == party.owner }) {
      named.parties.append(party)
    }
    // A message that is the result of a method has no line: the method has left the stack.
    if named.parties.isEmpty, let hook = hook(withAlias: finding.unrecognizedSelector) {
      named.parties = [hook]
      named.chain = hook.method.map(laid.chain) ?? []
    }
    return named
  }

  /// The parties whose own classes implement methods of an infinite recursion, and that hook none of them.
  private func recursiveParties(of finding: LabFinding) -> [LabParty] {
    let methods = finding.repeatedMessages.compactMap {
      LabFinding.method(of: $0, in: bridge.runtime)
    }
    let hookers = Set(
      methods.flatMap { method in
        method.history.compactMap(\.author).filter { !isOwn(method.owner, $0) }
      })
    return methods.compactMap { method in
      guard let place = parties.whole(method.implementation.source),
        let owner = parties.owner(of: place), !hookers.contains(owner), isOwn(method.owner, owner)
      else { return nil }
      return LabParty(owner: owner, method: nil, place: place, installed: nil)
    }
  }

  /// The hook that a party has defined under another selector.
  private func hook(withAlias alias: Substring?) -> LabParty? {
    guard let alias else { return nil }
    let defined = slots.filter { $0.selector.name == alias }.flatMap(\.levels)
    for slot in slots where slot.selector.name != alias {
      for level in slot.levels where level.isPutByHand {
        guard let place = parties.whole(level.implementation.source),
          let owner = parties.owner(of: place),
          defined.contains(where: { $0.implementation === level.implementation })
        else { continue }
        return LabParty(
          owner: owner, method: HookWatch.name(of: slot), place: place,
          installed: parties.whole(level.place))
      }
    }
    return nil
  }
}
