internal import SelectorRuntime

/// `NSOrderedSet`, the abstract class of ordered sets; not a subclass of NSSet or NSArray.
///
/// The methods that it shares with arrays behave as theirs.
enum NSOrderedSetClass {
  static func define(_ set: ClassDefinition<RuntimeObject>) {
    set.adopt(
      FoundationProtocols.copying, FoundationProtocols.mutableCopying,
      FoundationProtocols.fastEnumeration)
    defineMaking(set)
    definePrimitives(set)
    defineComparing(set)
    defineViews(set)
    OrderedDifference.defineMessages(
      set, from: "FromOrderedSet:", applying: "orderedSetByApplyingDifference:"
    ) { world, values in try world.makeOrderedSet(values) }
    NSArrayClass.defineEnumerating(set)
    CollectionDescription.defineList(set, "{(", ")}")
    NSArrayClass.defineTesting(set)
    CollectionCoding.define(set, keepsNil: false) { world, values in
      try world.makeOrderedSet(values)
    }
    CollectionCoding.refuseObservers(set)
    ContainerCoding.defineOrdered(set)
    defineParts(set)
    FastEnumeration.define(set) { try $0.orderedMembers() }
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in
      try set.foundation.makeOrderedSet(try set.orderedMembers())
    }
    set.method("mutableCopyWithZone:") { (set, _: Value) -> RuntimeObject in
      try set.foundation.makeOrderedSet(try set.orderedMembers(), isMutable: true)
    }
  }

  private static func definePrimitives(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    set.method("count") { (set) -> Int in throw set.isAbstract("NSOrderedSet", "count") }
    set.method("objectAtIndex:") { (set, _: Int) -> Value in
      throw set.isAbstract("NSOrderedSet", "objectAtIndex:")
    }
    set.method("indexOfObject:") { (set, _: Value) -> Int in
      throw set.isAbstract("NSOrderedSet", "indexOfObject:")
    }
    set.method("objectAtIndexedSubscript:") { (set, index: Int) -> Value in
      try runtime.send(set, runtime.selector("objectAtIndex:"), Arguments(.integer(Int64(index))))
    }
    set.method("containsObject:") { (set, object: Value) -> Bool in
      try runtime.send(set, runtime.selector("indexOfObject:"), object, as: Int.self) != .max
    }
    set.method("firstObject") { (set) -> Value in try set.orderedMembers().first ?? .none }
    set.method("lastObject") { (set) -> Value in try set.orderedMembers().last ?? .none }
    set.method("objectsAtIndexes:") { (set, indexes: IndexSetArgument) -> RuntimeObject in
      let members = try set.orderedMembers()
      if let last = indexes.indexes.last, last >= members.count {
        throw set.beyond(
          indexInSet: last, members.count, "objectsAtIndexes:", owner: "NSOrderedSet")
      }
      return set.foundation.makeArray(indexes.indexes.map { members[$0] })
    }
    set.raw("getObjects:range:", types: "v@:^@{_NSRange=QQ}") { set, selector, arguments in
      try NSArrayClass.objects(of: set, selector, arguments)
    }
  }

  private static func defineComparing(_ set: ClassDefinition<RuntimeObject>) {
    for name in ["isEqual:", "isEqualToOrderedSet:"] {
      set.method(name) { (set, other: Value) -> Bool in
        if other.object === set { return true }
        guard let other = other.object, other.isKind(of: "NSOrderedSet") else { return false }
        let world = set.foundation
        let own = try set.orderedMembers()
        let others = try other.orderedMembers()
        return try own.count == others.count
          && zip(own, others).allSatisfy { try world.isEqual($0, $1) }
      }
    }
    set.method("hash") { (set) -> Int in try set.orderedMembers().count }
    func compare(
      _ names: [String], _ body: @escaping ([Value], (Value) throws -> Bool) throws -> Bool
    ) {
      for name in names {
        set.method(name) { (set, other: ListArgument?) -> Bool in
          let world = set.foundation
          let others = try world.makeSet(try other?.elements(in: world) ?? [])
          return try body(set.orderedMembers()) { try !others.memberOfSet($0).isNone }
        }
      }
    }
    compare(["intersectsSet:", "intersectsOrderedSet:"]) { try $0.contains(where: $1) }
    compare(["isSubsetOfSet:", "isSubsetOfOrderedSet:"]) { try $0.allSatisfy($1) }
  }

  private static func defineViews(_ set: ClassDefinition<RuntimeObject>) {
    set.method("array") { (set) -> RuntimeObject in
      if let live = set as? OrderedSetObject, set.isKind(of: "NSMutableOrderedSet") {
        return set.foundation.makeArray(following: live)
      }
      return set.foundation.makeArray(try set.orderedMembers())
    }
    set.method("set") { (set) -> RuntimeObject in
      try set.foundation.makeSet(try set.orderedMembers())
    }
    set.method("reversedOrderedSet") { (set) -> RuntimeObject in
      try set.foundation.makeOrderedSet(try set.orderedMembers().reversed())
    }
    set.method("filteredOrderedSetUsingPredicate:") {
      (set, predicate: RuntimeObject) -> RuntimeObject in
      let world = set.foundation
      return try world.makeOrderedSet(
        try set.orderedMembers().filter { try world.evaluate(predicate, with: $0) })
    }
    set.method("sortedArrayUsingComparator:") { (set, comparator: Value) -> RuntimeObject in
      let world = set.foundation
      return world.makeArray(try world.sort(set.orderedMembers(), byComparator: comparator))
    }
    set.method("sortedArrayWithOptions:usingComparator:") {
      (set, _: Int, comparator: Value) -> RuntimeObject in
      let world = set.foundation
      return world.makeArray(try world.sort(set.orderedMembers(), byComparator: comparator))
    }
    set.method("sortedArrayUsingDescriptors:") { (set, descriptors: Value) -> RuntimeObject in
      let world = set.foundation
      return world.makeArray(try world.sort(set.orderedMembers(), byDescriptors: descriptors))
    }
  }
}

extension RuntimeObject {
  /// Returns the members of an ordered set, directly or by messages.
  final func orderedMembers() throws -> [Value] {
    if let set = self as? OrderedSetObject { return set.elements }
    return try foundation.elements(of: .object(self)) ?? []
  }
}
