internal import SelectorRuntime

/// `NSSet`, the abstract class of the set cluster.
///
/// A private class reads its members directly; a script's subclass receives `objectEnumerator` and
/// `member:`.
enum NSSetClass {
  static func define(_ set: ClassDefinition<RuntimeObject>) {
    set.adopt(
      FoundationProtocols.copying, FoundationProtocols.mutableCopying,
      FoundationProtocols.fastEnumeration)
    defineMaking(set.classSide)
    defineInitializers(set)
    definePrimitives(set)
    defineComparing(set)
    defineDeriving(set)
    defineEnumerating(set)
    CollectionDescription.defineList(set, "{(", ")}")
    CollectionCoding.define(set, keepsNil: false) { world, values in try world.makeSet(values) }
    CollectionCoding.refuseObservers(set)
    ContainerCoding.define(set)
    FastEnumeration.define(set) { try $0.setMembers() }
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in
      try set.foundation.makeSet(try set.setMembers())
    }
    set.method("mutableCopyWithZone:") { (set, _: Value) -> RuntimeObject in
      try set.foundation.makeMutableSet(try set.setMembers())
    }
  }

  private static func definePrimitives(_ set: ClassDefinition<RuntimeObject>) {
    set.method("count") { (set) -> Int in throw set.isAbstract("NSSet", "count") }
    set.method("member:") { (set, _: Value) -> Value in throw set.isAbstract("NSSet", "member:") }
    set.method("objectEnumerator") { (set) -> RuntimeObject in
      throw set.isAbstract("NSSet", "objectEnumerator")
    }
    set.method("containsObject:") { (set, object: Value) -> Bool in
      try !set.memberOfSet(object).isNone
    }
    set.method("anyObject") { (set) -> Value in try set.setMembers().first ?? .none }
    set.method("allObjects") { (set) -> RuntimeObject in
      set.foundation.makeTransferredArray(try set.setMembers())
    }
  }

  private static func defineComparing(_ set: ClassDefinition<RuntimeObject>) {
    for name in ["isEqual:", "isEqualToSet:"] {
      set.method(name) { (set, other: Value) -> Bool in
        if other.object === set { return true }
        guard let other = other.object, other.isKind(of: "NSSet") else { return false }
        let members = try set.setMembers()
        guard try members.count == other.setMembers().count else { return false }
        return try members.allSatisfy { try other.contains($0, asOftenAs: set) }
      }
    }
    set.method("hash") { (set) -> Int in try set.setMembers().count }
    set.method("isSubsetOfSet:") { (set, other: ListArgument?) -> Bool in
      guard let other else { return try set.setMembers().isEmpty }
      let others = try set.foundation.elements(of: other)
      return try set.setMembers().allSatisfy { try !others.memberOfSet($0).isNone }
    }
    set.method("intersectsSet:") { (set, other: ListArgument?) -> Bool in
      guard let other else { return false }
      let others = try set.foundation.elements(of: other)
      return try set.setMembers().contains { try !others.memberOfSet($0).isNone }
    }
  }

  private static func defineDeriving(_ set: ClassDefinition<RuntimeObject>) {
    set.method("setByAddingObject:") { (set, object: Value) -> RuntimeObject in
      try set.foundation.makeSet(try set.setMembers() + [object])
    }
    for name in ["setByAddingObjectsFromSet:", "setByAddingObjectsFromArray:"] {
      set.method(name) { (set, other: ListArgument?) -> RuntimeObject in
        let world = set.foundation
        return try world.makeSet(
          try set.setMembers() + (try other?.elements(in: world) ?? []))
      }
    }
    set.method("filteredSetUsingPredicate:") { (set, predicate: RuntimeObject) -> RuntimeObject in
      let world = set.foundation
      return try world.makeSet(
        try set.setMembers().filter { try world.evaluate(predicate, with: $0) })
    }
    set.method("sortedArrayUsingDescriptors:") { (set, descriptors: Value) -> RuntimeObject in
      let world = set.foundation
      return world.makeArray(try world.sort(set.setMembers(), byDescriptors: descriptors))
    }
  }

  private static func defineEnumerating(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    let withOptions = runtime.selector("enumerateObjectsWithOptions:usingBlock:")
    set.raw("enumerateObjectsUsingBlock:", types: "v@:@?") { set, selector, arguments in
      try arguments.expect(atMost: 1, set, selector)
      _ = try runtime.send(set, withOptions, Arguments(.integer(0), arguments[0]))
      return .none
    }
    set.method("enumerateObjectsWithOptions:usingBlock:") { (set, _: Int, block: Block?) in
      guard let block else { throw set.needsBlock("enumerateObjectsWithOptions:usingBlock:") }
      let members = try set.setMembers()
      let container = set as? ContainerObject
      let changes = container?.changes ?? 0
      try set.foundation.enumerate(
        Array(members.indices), options: 0, { try container?.check(changes: changes) },
        { index, stop in try block(members[index], .foreign(stop)) })
    }
    for name in ["objectsPassingTest:", "objectsWithOptions:passingTest:"] {
      set.raw(name, types: "@@:@?") { set, selector, arguments in
        let place = max(arguments.count - 1, 0)
        let block = try arguments.value(place, as: Block.self, set, selector)
        let members = try set.setMembers()
        var found: [Value] = []
        try set.foundation.enumerate(
          Array(members.indices), options: 0, {},
          { index, stop in
            let answer = try block(members[index], .foreign(stop))
            if answer.truth ?? !answer.isNone { found.append(members[index]) }
          })
        return .object(try set.foundation.makeSet(found))
      }
    }
    set.method("makeObjectsPerformSelector:") { (set, selector: Selector) in
      for member in try set.setMembers() {
        _ = try set.foundation.send(toElement: member, selector, Arguments())
      }
    }
    set.method("makeObjectsPerformSelector:withObject:") {
      (set, selector: Selector, object: Value) in
      for member in try set.setMembers() {
        _ = try set.foundation.send(toElement: member, selector, Arguments(object))
      }
    }
  }
}

extension RuntimeObject {
  /// Returns the members of a set, directly or by messages.
  final func setMembers() throws -> [Value] {
    if let set = self as? SetObject { return set.members }
    return try foundation.elements(of: .object(self)) ?? []
  }

  /// Returns the member that is equal to a value, or nil.
  final func memberOfSet(_ value: Value) throws -> Value {
    if let set = self as? SetObject { return try set.member(value) ?? .none }
    if isKind(of: "NSSet") {
      return try runtime.send(self, runtime.selector("member:"), Arguments(value))
    }
    return try foundation.elements(of: .object(self))?
      .first { try foundation.isEqual($0, value) } ?? .none
  }

  /// Returns whether it contains a member, with the same count if both are counted sets.
  fileprivate final func contains(_ member: Value, asOftenAs other: RuntimeObject) throws -> Bool {
    guard isKind(of: "NSCountedSet"), other.isKind(of: "NSCountedSet"),
      let own = self as? SetObject, let other = other as? SetObject
    else { return try !memberOfSet(member).isNone }
    return try own.count(of: member) == other.count(of: member)
  }
}

extension FoundationWorld {
  /// Returns a collection in which members can be looked up.
  fileprivate func elements(of argument: ListArgument) throws -> RuntimeObject {
    if let object = argument.value.object { return object }
    return try makeSet(try argument.elements(in: self))
  }
}
