package import SelectorRuntime

/// The messages of `NSMutableSet` that do not need enumerators.
extension KeyedMutableSet {
  static func define(_ set: ClassDefinition<KeyedMutableSet>) {
    defineShared(set)
    defineReading(set)
    defineChanges(set)
    defineComparing(set)
  }

  private static func defineReading(_ set: ClassDefinition<KeyedMutableSet>) {
    set.method("allObjects") { (set) -> [Value] in try set.elements() }
    set.method("anyObject") { (set) -> Value in try set.elements().first ?? .none }
    set.method("member:") { (set, object: Value) -> Value in try set.member(object) ?? .none }
    set.method("containsObject:") { (set, object: Value) -> Bool in try set.member(object) != nil }
    set.method("enumerateObjectsUsingBlock:") { (set, block: Block) in
      for element in try set.elements() { try block(element) }
    }
  }

  private static func defineChanges(_ set: ClassDefinition<KeyedMutableSet>) {
    set.method("addObject:") { (set, object: Value) in try set.add([object], "addObject:") }
    set.method("removeObject:") { (set, object: Value) in
      try set.remove([object], "removeObject:")
    }
    set.method("removeAllObjects") { set in
      try set.remove(set.elements(), "removeAllObjects")
    }
    set.method("addObjectsFromArray:") { (set, objects: [Value]) in
      try set.add(objects, "addObjectsFromArray:")
    }
    set.method("unionSet:") { (set, objects: [Value]) in try set.add(objects, "unionSet:") }
    set.method("minusSet:") { (set, objects: [Value]) in try set.remove(objects, "minusSet:") }
    set.method("intersectSet:") { (set, objects: [Value]) in
      try set.intersect(objects, "intersectSet:")
    }
    set.method("setSet:") { (set, objects: [Value]) in try set.set(objects, "setSet:") }
  }

  private static func defineComparing(_ set: ClassDefinition<KeyedMutableSet>) {
    for name in ["isEqual:", "isEqualToSet:"] {
      set.method(name) { (set, other: Value) -> Bool in
        guard let others = other.elements else { return false }
        let own = try set.elements()
        return try own.count == others.count && set.isSubset(own, of: others)
      }
    }
    set.method("isSubsetOfSet:") { (set, other: [Value]) -> Bool in
      try set.isSubset(set.elements(), of: other)
    }
    set.method("intersectsSet:") { (set, other: [Value]) -> Bool in
      var known = KnownMembers(other, in: set.foundation)
      return try set.elements().contains { try known.contains($0) }
    }
  }

  private func isSubset(_ part: [Value], of whole: [Value]) throws -> Bool {
    var known = KnownMembers(whole, in: foundation)
    return try part.allSatisfy { try known.contains($0) }
  }
}

extension FoundationClasses {
  package static let keyValueMutableSet = NativeClass<KeyedMutableSet>(
    "NSKeyValueMutableSet", superclass: ValueClasses.named("NSMutableSet"), KeyedMutableSet.define)
}
