internal import LuaModules

/// A `+load` or a constructor of an actor, and the names in it.
struct LoadNames {
  let party: LabParty
  let names: Set<String>
}

/// The classes of other actors that `+load`s name: these may be sent messages before their own `+load`.
extension CheckResult {
  mutating func takeLoads(_ found: JSON, of actor: Int) {
    if case .object(let members)? = found["classes"]?.content {
      for member in members { parts[actor].definitions[member.name] = member.value.string }
    }
    guard let loads = found["loads"], parts[actor].classes.isEmpty else { return }
    let name = parts[actor].name
    parts[actor].classes = loads["classes"]?.words ?? []
    parts[actor].loads = (loads["loads"]?.elements ?? []).compactMap { one in
      guard let method = one["method"]?.string, let place = one["place"]?.string else { return nil }
      let party = LabParty(owner: name, method: method, place: place, installed: nil)
      return LoadNames(party: party, names: Set(one["names"]?.words ?? []))
    }
  }

  /// Finds which actors name which others in a `+load`.
  mutating func completeLoads() {
    for place in parts.indices where !parts[place].loads.isEmpty {
      parts[place].loadsNaming = parts.indices.filter { other in
        other != place && load(of: place, naming: other) != nil
      }
      for other in parts[place].loadsNaming {
        parts[other].isNamedAtLoad = true
        // Both are run together, where the class is not missing.
        let classes = parts[other].definitions
        parts[place].missing.removeAll { $0.kind == .cls && classes[$0.name] != nil }
      }
    }
  }

  /// The first `+load` of an actor that names a class of another one.
  func load(of actor: Int, naming other: Int) -> LabParty? {
    let classes = parts[other].classes
    return parts[actor].loads.first { load in classes.contains(where: load.names.contains) }?.party
  }

  /// The actors that an actor's `+load`s name; nil if they raise without another actor.
  func loadsNaming(of actor: Int) -> [Int]? {
    let raises = parts[actor].faults.contains { $0.hasPrefix(Part.loadFault) }
    return raises ? nil : parts[actor].loadsNaming
  }
}
