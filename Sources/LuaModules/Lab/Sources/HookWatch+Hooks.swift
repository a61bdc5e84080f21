package import SelectorRuntime

/// The results of a watched run: the parties' hooks with their counts, and their chains.
extension HookWatch {
  /// The hooks of all parties, in the order in which their implementations were created.
  func laidHooks() -> LaidHooks {
    let counts = Dictionary(grouping: entries) { ObjectIdentifier($0.implementation) }
    var holdersOf: [ObjectIdentifier: [Slot]] = [:]
    for slot in slots {
      for level in slot.levels + slot.undone {
        holdersOf[ObjectIdentifier(level.implementation), default: []].append(slot)
      }
    }
    var result = LaidHooks()
    var known: [LaidHook.Identity: Int] = [:]
    func add(_ hook: LaidHook) {
      guard let place = known[hook.identity] else {
        known[hook.identity] = result.hooks.count
        return result.hooks.append(hook)
      }
      result.hooks[place].runs.merge(hook.runs, uniquingKeysWith: +)
    }
    for (implementation, owner) in implementations {
      let holders = holdersOf[ObjectIdentifier(implementation)] ?? []
      let targets = targets(of: implementation, owner, among: holders)
      for slot in targets {
        add(hook(implementation, owner, slot, isLaid: isLaid(implementation, slot, owner)))
      }
      for entry in counts[ObjectIdentifier(implementation)] ?? [] {
        if let slot = target(of: entry, among: targets) {
          var hook = hook(
            implementation, owner, slot, isLaid: isLaid(implementation, slot, owner))
          hook.runs = [HookWatch.plainClass(of: entry.cls).name: entry.count]
          add(hook)
        } else if let slot = holders.first, let kind = delegateKind(slot, owner) {
          var hook = hook(implementation, owner, slot, isLaid: kind == .proxy)
          hook.runs = [slot.cls.name: entry.count]
          add(hook)
        }
      }
    }
    result.chains = chains(of: Set(result.hooks.map(\.method)))
    for slot in slots {
      for level in slot.undone {
        guard let hook = parties.whole(level.implementation.source),
          let hooked = parties.owner(of: hook), let place = parties.whole(level.place),
          let owner = parties.owner(of: place)
        else { continue }
        let method = HookWatch.name(of: slot)
        result.undone[.init(owner: hooked, method: method, place: hook)] = LabParty(
          owner: owner, method: method, place: place, installed: nil)
      }
    }
    return result
  }

  // MARK: The methods that an implementation hooks

  /// The methods whose implementation a party has replaced by the given one.
  ///
  /// If there are none, the methods that it has added to classes of other parties.
  private func targets(
    of implementation: LuaImplementation, _ owner: String, among holders: [Slot]
  ) -> [Slot] {
    let foreign = holders.filter { slot in
      !HookWatch.isSentByRuntime(slot)
        && (!isOwn(slot.cls, owner) || hasForeign(under: implementation, slot, owner))
    }
    let over = foreign.filter { slot in
      isPut(implementation, slot, by: owner) && hasForeign(under: implementation, slot, owner)
    }
    if !over.isEmpty { return over }
    let somehowOver = foreign.filter { hasForeign(under: implementation, $0, owner) }
    if !somehowOver.isEmpty { return somehowOver }
    let others = foreign.filter { !isOwnAlias($0, of: owner) }
    return others.isEmpty ? foreign : others
  }

  /// The method, among several, through which an implementation was entered.
  private func target(of entry: Entry, among slots: [Slot]) -> Slot? {
    let named = slots.filter { $0.selector === entry.selector }
    let lineage = entry.cls.lineage
    let candidates = named.isEmpty ? slots : named
    return candidates.first { slot in lineage.contains { $0 === slot.cls } } ?? candidates.first
  }

  package func isOwn(_ cls: RuntimeClass, _ owner: String) -> Bool {
    let cls = cls.isMetaClass ? cls.instanceClass : cls
    guard !cls.isMadeByHand else { return false }
    return parties.owner(of: HookWatch.plainClass(of: cls).source) == owner
  }

  /// Whether the runtime sends the message to each class that implements it.
  package static func isSentByRuntime(_ slot: Slot) -> Bool {
    slot.cls.isMetaClass && ["load", "initialize"].contains(slot.selector.name)
  }

  /// Whether an implementation is a hook.
  ///
  /// It is one if it overrides an implementation of another owner, was added by a runtime function,
  /// or implements a protocol's method. Other methods of a category are for the party's own use.
  package func isLaid(
    _ implementation: LuaImplementation, _ slot: Slot, _ owner: String
  ) -> Bool {
    hasForeign(under: implementation, slot, owner)
      || slot.levels.contains { $0.implementation === implementation && $0.isPutByHand }
      || HookWatch.isDeclared(slot.selector, for: slot.cls)
  }

  /// Whether a slot is that of a method that a party's own category adds, such as a hook's alias.
  ///
  /// An exchange puts the original there, which hooks nothing.
  package func isOwnAlias(_ slot: Slot, of owner: String) -> Bool {
    guard let first = slot.levels.first, !first.isPutByHand, first.change == .category,
      let place = parties.whole(first.implementation.source)
    else { return false }
    return parties.owner(of: place) == owner
      && !hasForeign(under: first.implementation, slot, owner)
      && !HookWatch.isDeclared(slot.selector, for: slot.cls)
  }

  /// Whether a system protocol that a class adopts declares an instance method.
  package static func isDeclared(_ selector: Selector, for cls: RuntimeClass) -> Bool {
    cls.lineage.flatMap(\.protocols).contains { isDeclared(selector, by: $0) }
  }

  /// Whether a protocol or one that it adopts is the system's and declares an instance method.
  private static func isDeclared(_ selector: Selector, by known: RuntimeProtocol) -> Bool {
    guard !plainProtocols.contains(known.name) else { return false }
    return known.source == nil
      && known.declarations.contains { $0.selector === selector && $0.isInstance }
      || known.adopted.contains { isDeclared(selector, by: $0) }
  }

  /// Whether the party itself installed an implementation, which may be removed since.
  private func isPut(_ implementation: Implementation, _ slot: Slot, by owner: String) -> Bool {
    slot.levels.contains {
      $0.implementation === implementation && parties.owner(of: $0.place) == owner
    } || slot.formerInstallers(of: implementation).contains { parties.owner(of: $0) == owner }
  }

  /// Whether an implementation wraps or overrides one of another owner.
  package func hasForeign(
    under implementation: Implementation, _ slot: Slot, _ owner: String
  ) -> Bool {
    let isForeign = { (inner: Implementation) in
      inner !== slot.cls.runtime.forwardingImplementation
        && self.parties.owner(of: inner.source) != owner
    }
    let inside = slot.levels.prefix { $0.implementation !== implementation }
    if inside.contains(where: { isForeign($0.implementation) }) { return true }
    guard !isOwn(slot.cls, owner) else { return false }
    return slot.hidden.map(isForeign) ?? false
  }

  /// The role in which a party's own object is called from outside.
  private enum DelegateKind { case delegate, proxy }

  /// Protocols that any object may adopt; a method of these is not a hook.
  private static let plainProtocols: Set<String> = [
    "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration",
  ]

  /// The role of a party's own class in which a method is called.
  ///
  /// The method belongs to a delegate protocol, or forwards messages as a proxy does.
  private func delegateKind(_ slot: Slot, _ owner: String) -> DelegateKind? {
    guard isOwn(slot.cls, owner), !slot.cls.isMetaClass else { return nil }
    if slot.selector.name == "forwardInvocation:" { return .proxy }
    guard HookWatch.isDeclared(slot.selector, for: slot.cls) else { return nil }
    let forwards = ["forwardInvocation:", "forwardingTargetForSelector:"].contains { name in
      slot.cls.lineage.contains { cls in
        isOwn(cls, owner) && cls.methods.contains { $0.selector.name == name }
      }
    }
    return forwards ? .proxy : .delegate
  }

  // MARK: Descriptions

  private func hook(
    _ implementation: LuaImplementation, _ owner: String, _ slot: Slot, isLaid: Bool
  ) -> LaidHook {
    let level = slot.levels.last { $0.implementation === implementation }
    return LaidHook(
      owner: owner, method: HookWatch.name(of: slot),
      place: parties.whole(implementation.source) ?? owner, installed: parties.whole(level?.place),
      isLaid: isLaid, runs: [:])
  }

  /// The class, without the dynamic subclasses that parties and observers create for single
  /// objects.
  package static func plainClass(of cls: RuntimeClass) -> RuntimeClass {
    var cls = cls.isMetaClass ? cls.instanceClass : cls
    while cls.isOfSingleObjects || cls.concealment != nil, let above = cls.superclass {
      cls = above
    }
    return cls
  }

  /// The name of a method, such as `-[UIView layoutSubviews]`, without dynamic subclasses.
  package static func name(of slot: Slot) -> String {
    "\(slot.cls.isMetaClass ? "+" : "-")[\(plainClass(of: slot.cls).name) \(slot.selector.name)]"
  }

  // MARK: Chains

  /// The chains of hooked methods, and of all other methods that have changed.
  private func chains(of methods: Set<String>) -> [String: [ChainLink]] {
    let bySelector = Dictionary(grouping: slots.enumerated()) {
      ObjectIdentifier($0.element.selector)
    }
    var chains: [String: [ChainLink]] = [:]
    for slot in slots {
      let name = HookWatch.name(of: slot)
      guard chains[name] == nil, slot.levels.count > 1 || methods.contains(name) else { continue }
      let others = bySelector[ObjectIdentifier(slot.selector)] ?? []
      chains[name] = chain(of: slot, named: name, among: others)
    }
    return chains
  }

  /// The implementations of a method: in subclasses, in its class, in superclasses.
  ///
  /// - Parameter others: the methods with the same selector, with their indexes.
  private func chain(
    of slot: Slot, named name: String, among others: [EnumeratedSequence<[Slot]>.Element]
  ) -> [ChainLink] {
    let line = others.filter { _, other in
      other.cls.isMetaClass == slot.cls.isMetaClass
        && (HookWatch.name(of: other) == name
          || other.cls.lineage.contains { $0 === slot.cls }
          || slot.cls.lineage.contains { $0 === other.cls })
    }.sorted { left, right in
      // The most derived class is first; of two dynamic subclasses, the newer one.
      let depths = (left.element.cls.lineage.count, right.element.cls.lineage.count)
      return depths.0 != depths.1 ? depths.0 > depths.1 : left.offset > right.offset
    }
    var links: [ChainLink] = []
    for (_, other) in line {
      for level in other.levels.reversed() {
        let link = link(level.implementation, level.place, other)
        // A subclass that overrides the method and was not sent it is not in the chain of those that were.
        let isBelow = other.cls !== slot.cls && other.cls.lineage.contains { $0 === slot.cls }
        if isBelow, !level.isPutByHand, link.runs == 0 { continue }
        links.append(link)
      }
    }
    if let top = line.last?.element, let hidden = top.hidden,
      let above = top.cls.superclass?.method(top.selector)
    {
      links.append(link(hidden, nil, Slot(above.owner, top.selector, [], hidden: nil)))
    }
    return links
  }

  private func link(_ implementation: Implementation, _ place: String?, _ slot: Slot) -> ChainLink {
    let runs = entries.reduce(0) { $0 + ($1.implementation === implementation ? $1.count : 0) }
    let native = implementation.isForwarding ? "_objc_msgForward" : HookWatch.name(of: slot)
    // A party may install native code, such as the forwarding implementation.
    let source = parties.whole(implementation.source)
    let installed = parties.whole(place)
    return ChainLink(
      owner: parties.owner(of: source ?? installed), text: source ?? native,
      place: source ?? installed, installed: installed, runs: runs)
  }
}
