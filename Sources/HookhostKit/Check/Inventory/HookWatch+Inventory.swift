internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The inventory of one party, found by comparing the world before and after its installers.
extension HookWatch {
  /// The methods that a party has changed, in the order of the changes.
  func inventory(of owner: String) -> [InventoryEntry] {
    var entries: [InventoryEntry] = []
    var known: Set<[String]> = []
    func add(_ entry: InventoryEntry) {
      if known.insert([entry.method, entry.place ?? ""]).inserted { entries.append(entry) }
    }
    let homes = homes
    for slot in slots where !HookWatch.isSentByRuntime(slot) && !isOwn(slot.cls, owner) {
      for level in slot.levels {
        if let technique = technique(of: level, in: slot, by: owner) {
          add(entry(level, slot, technique, owner, homes))
        }
      }
    }
    for entry in changedObjects(by: owner) { add(entry) }
    return entries
  }

  /// The entry for an object of a party that was set as a delegate; nil for another's.
  ///
  /// - Parameter holder: the name of the class that has the delegate, such as `UIApplication`.
  func delegate(_ cls: RuntimeClass, of owner: String, for holder: String) -> InventoryEntry? {
    let plain = HookWatch.plainClass(of: cls)
    guard let place = parties.whole(plain.source), parties.owner(of: place) == owner else {
      return nil
    }
    var entry = InventoryEntry(
      actor: owner, cls: holder, isClassMethod: false, selector: "setDelegate:",
      technique: .delegate, installer: "", place: place, installed: nil)
    entry.lineage = bridge.runtime.lookUpClass(holder)?.lineage.map(\.name) ?? [holder]
    entry.delegateClass = plain.name
    return entry
  }

  /// The methods that categories of a party add to classes of others.
  func categoryMethods(of owner: String) -> [CategoryMethod] {
    var users: [ObjectIdentifier: [Slot]] = [:]
    for slot in slots {
      for level in slot.levels where level.isPutByHand {
        users[ObjectIdentifier(level.implementation), default: []].append(slot)
      }
    }
    return slots.flatMap { slot -> [CategoryMethod] in
      guard !isOwn(slot.cls, owner), !HookWatch.isSentByRuntime(slot),
        !slot.cls.isOfSingleObjects
      else { return [] }
      return slot.levels.compactMap { level in
        guard !level.isPutByHand, let implementation = level.implementation as? LuaImplementation,
          let place = parties.whole(implementation.source), parties.owner(of: place) == owner
        else { return nil }
        let isAlias =
          users[ObjectIdentifier(implementation)]?.contains { $0 !== slot } ?? false
        return CategoryMethod(
          actor: owner, method: HookWatch.name(of: slot), place: place, isAlias: isAlias)
      }
    }
  }

  /// The hooks of a party that a later change has taken away again.
  ///
  /// - Parameter isCounted: Whether a hook counts, by its slot and its implementation.
  func undoneHooks(
    of owner: String, where isCounted: (Slot, Implementation) -> Bool = { _, _ in true }
  ) -> [LabParty] {
    slots.flatMap { slot in
      slot.undone.compactMap { level in
        guard let source = parties.whole(level.implementation.source),
          parties.owner(of: source) == owner, !isOwn(slot.cls, owner),
          !isOwnAlias(slot, of: owner), !slot.isSwitched(level.implementation),
          isCounted(slot, level.implementation),
          !slot.levels.contains(where: { $0.implementation === level.implementation })
        else { return nil }
        return LabParty(
          owner: owner, method: HookWatch.name(of: slot), place: source,
          installed: parties.whole(level.place))
      }
    }
  }

  /// The hooks of parties that a call of another one of them has taken away.
  ///
  /// If an exchange is taken back, the hook inside it returns from the alias to the method.
  func takenHooks(of owners: [String]) -> [TakenHook] {
    slots.flatMap { slot in
      slot.undone.compactMap { level in
        guard let source = parties.whole(level.implementation.source),
          let owner = parties.owner(of: source), owners.contains(owner), !isOwn(slot.cls, owner),
          let place = parties.whole(level.place), let other = parties.owner(of: place),
          other != owner, owners.contains(other), !isOwn(slot.cls, other),
          !isOwnAlias(slot, of: other)
        else { return nil }
        return TakenHook(
          party: LabParty(
            owner: owner, method: HookWatch.name(of: slot), place: source, installed: nil),
          by: LabParty(owner: other, method: nil, place: place, installed: nil))
      }
    }
  }

  /// The classes of the objects that are observed by key paths, without those of the runtime.
  func observedClasses() -> [String] {
    let observed = bridge.runtime.liveObjects().filter { object in
      !(object is RuntimeClass) && !object.isDeallocated
        && object.isa.lineage.contains { $0.name.hasPrefix("NSKVONotifying_") }
    }
    return Set(observed.map { HookWatch.plainClass(of: $0.isa).name }).sorted()
  }

  private func technique(of level: Level, in slot: Slot, by owner: String) -> HookTechnique? {
    if level.implementation.isForwarding {
      let place = level.client ?? parties.whole(level.place)
      return parties.owner(of: place) == owner ? .forwarding : nil
    }
    guard let implementation = level.implementation as? LuaImplementation,
      parties.owner(of: implementation.source) == owner, isLaid(implementation, slot, owner),
      !isOwnAlias(slot, of: owner)
    else { return nil }
    if slot.cls.isOfSingleObjects { return .isa }
    if ["forwardInvocation:", "forwardingTargetForSelector:"].contains(slot.selector.name) {
      return .forwarding
    }
    switch level.change {
    case .exchange: return .exchange
    case .setImplementation: return .set
    case .replace: return .replace
    case .add: return .add
    case .category, .definition:
      return hasForeign(under: implementation, slot, owner) ? .category : nil
    case .layer: return .set
    case nil: return nil
    }
  }

  private func entry(
    _ level: Level, _ slot: Slot, _ technique: HookTechnique, _ owner: String,
    _ homes: [ObjectIdentifier: [Slot]]
  ) -> InventoryEntry {
    let plain = HookWatch.plainClass(of: slot.cls)
    var entry = InventoryEntry(
      actor: owner, cls: plain.name, isClassMethod: slot.cls.isMetaClass,
      selector: slot.selector.name, technique: technique, installer: "",
      place: level.client ?? parties.whole(level.implementation.source),
      installed: level.client ?? parties.whole(level.place))
    entry.lineage = plain.lineage.map(\.name)
    entry.isOptional = HookWatch.isDeclared(slot.selector, for: slot.cls)
    if technique == .category, let method = slot.cls.method(slot.selector) {
      entry.isAnswer = !method.types.hasPrefix("v")
    }
    if let block = level.implementation as? LuaImplementation, !block.takesSelector {
      entry.hasExtraParameter = block.parameters == slot.selector.argumentCount + 1
    }
    if technique == .exchange,
      let home = homes[ObjectIdentifier(level.implementation)]?.first(where: { $0 !== slot })?.cls,
      home !== slot.cls, home.lineage.contains(where: { $0 === slot.cls })
    {
      entry.bareClass = (home.isMetaClass ? home.instanceClass : home).name
    }
    return entry
  }

  /// The methods that definitions gave each implementation, in the order of the changes.
  private var homes: [ObjectIdentifier: [Slot]] {
    var homes: [ObjectIdentifier: [Slot]] = [:]
    for slot in slots {
      for level in slot.levels where !level.isPutByHand {
        homes[ObjectIdentifier(level.implementation), default: []].append(slot)
      }
    }
    return homes
  }

  /// The line of a party that has an engine for hooks change a class made for one object.
  private func client(of cls: RuntimeClass, by owner: String) -> String? {
    slots.lazy.filter { $0.cls === cls }.flatMap(\.levels).compactMap(\.client)
      .first { parties.owner(of: $0) == owner }
  }

  /// The objects whose class a party has replaced, by their former classes.
  private func changedObjects(by owner: String) -> [InventoryEntry] {
    var known: Set<String> = []
    return bridge.runtime.liveObjects().compactMap { object in
      guard !(object is RuntimeClass), !object.isDeallocated else { return nil }
      for cls in object.isa.lineage {
        guard let given = cls.firstGiven, let source = parties.whole(given.source),
          let place = parties.owner(of: source) == owner ? source : client(of: cls, by: owner),
          known.insert(given.from + place).inserted
        else { continue }
        let plain = HookWatch.plainClass(of: object.isa)
        var entry = InventoryEntry(
          actor: owner, cls: plain.name, isClassMethod: false, selector: "class",
          technique: .isa, installer: "", place: place, installed: place)
        entry.lineage = plain.lineage.map(\.name)
        entry.isBesideKVO = given.from.hasPrefix("NSKVONotifying_")
        return entry
      }
      return nil
    }
  }
}

/// A hook that another party takes away by restoring an implementation from before it.
struct TakenHook: Equatable {
  let party: LabParty
  let by: LabParty

  var json: JSON { .object([("party", party.json), ("by", by.json)]) }

  init(party: LabParty, by: LabParty) { (self.party, self.by) = (party, by) }

  init?(_ json: JSON) {
    guard let party = json["party"].flatMap(LabParty.init),
      let other = json["by"].flatMap(LabParty.init)
    else { return nil }
    self.init(party: party, by: other)
  }
}
