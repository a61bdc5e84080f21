internal import SelectorRuntime

/// The private classes of the set cluster, and `NSCountedSet`, each with its own methods.
enum SetCluster {
  static func defineReading(_ set: ClassDefinition<SetObject>) {
    set.method("count") { (set) -> Int in set.count }
    set.method("member:") { (set, object: Value) -> Value in try set.member(object) ?? .none }
    set.method("objectEnumerator") { (set) -> RuntimeObject in
      set.foundation.makeEnumerator(of: set, set.members, checksChanges: true)
    }
  }

  static func defineImmutable(_ set: ClassDefinition<SetObject>) {
    defineReading(set)
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in set }
  }

  /// Defines `__NSSetM`.
  static func defineMutable(_ set: ClassDefinition<SetObject>) {
    defineReading(set)
    set.method("addObject:") { (set, object: Value) in
      try set.refuseNil(object, "addObject:")
      try set.add(object)
    }
    set.method("removeObject:") { (set, object: Value) in
      try set.refuseNil(object, "removeObject:")
      try set.remove(object)
    }
    set.method("removeAllObjects") { set in
      if set.count > 0 { try set.replaceAll(with: []) }
    }
  }

  /// Defines `NSCountedSet`, which counts the additions of each member.
  static func defineCounted(_ set: ClassDefinition<SetObject>) {
    set.method("init") { (set) -> RuntimeObject in set }
    set.method("initWithCapacity:") { (set, _: Int) -> RuntimeObject in set }
    set.method("initWithObjects:count:") { (set, objects: Value, count: Int) -> RuntimeObject in
      let message = "-[NSCountedSet initWithObjects:count:]"
      for object in try set.foundation.elements(ofCArray: objects, count: count, message) {
        if object.isNone { throw set.insertsNil }
        try set.add(object, counting: true)
      }
      return set
    }
    defineCopyingOfSets(set)
    defineReading(set)
    set.method("countForObject:") { (set, object: Value) -> Int in try set.count(of: object) }
    set.method("addObject:") { (set, object: Value) in
      if object.isNone { throw set.insertsNil }
      try set.add(object, counting: true)
    }
    set.method("removeObject:") { (set, object: Value) in
      if object.isNone {
        throw RuntimeError(
          .invalidArgument, "-[NSCountedSet removeObject:]: attempt to remove nil")
      }
      try set.remove(object, counting: true)
    }
    set.method("removeAllObjects") { set in
      if set.count > 0 { try set.replaceAll(with: []) }
    }
    SetObject.defineCountedCoding(set)
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      set.method(name) { (set, _: Value) -> RuntimeObject in
        let copy = set.runtime.createInstance(set.foundation.valueClass("NSCountedSet"))
        guard let copy = copy as? SetObject else { return copy }
        for member in set.members {
          for _ in 0..<(try set.count(of: member)) { try copy.add(member, counting: true) }
        }
        return copy
      }
    }
  }
}

extension SetCluster {
  /// Defines the initializers from a set; a counted set's counts are copied.
  fileprivate static func defineCopyingOfSets(_ set: ClassDefinition<SetObject>) {
    func fill(_ set: SetObject, _ other: ListArgument?, copies: Bool) throws -> RuntimeObject {
      let world = set.foundation
      let counted = other?.value.object as? SetObject
      for member in try other?.elements(in: world) ?? [] {
        let own = copies ? try world.copyItem(member) : member
        let isCounted = counted?.isKind(of: "NSCountedSet") ?? false
        for _ in 0..<(isCounted ? try counted?.count(of: member) ?? 1 : 1) {
          try set.add(own, counting: true)
        }
      }
      return set
    }
    set.method("initWithSet:") { (set, other: ListArgument?) -> RuntimeObject in
      try fill(set, other, copies: false)
    }
    set.method("initWithSet:copyItems:") {
      (set, other: ListArgument?, copies: Bool) -> RuntimeObject in
      try fill(set, other, copies: copies)
    }
  }
}

extension SetObject {
  fileprivate var insertsNil: RuntimeError {
    RuntimeError(.invalidArgument, "-[NSCountedSet addObject:]: attempt to insert nil")
  }
}
