internal import SelectorRuntime

/// `NSMutableOrderedSet`, the methods based on its primitives.
///
/// These are `insertObject:atIndex:`, `removeObjectAtIndex:` and
/// `replaceObjectAtIndex:withObject:`.
enum NSMutableOrderedSetClass {
  static func define(_ set: ClassDefinition<RuntimeObject>) {
    set.method("applyDifference:") { (set, difference: OrderedDifference) in
      guard let result = try set.send("orderedSetByApplyingDifference:", difference).object else {
        return
      }
      _ = try set.send("removeAllObjects")
      _ = try set.send("unionOrderedSet:", result)
    }
    let runtime = set.cls.runtime
    set.classSide.method("orderedSetWithCapacity:") { (cls, capacity: Int) -> Value in
      try cls.make(runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(capacity))))
    }
    set.method("initWithCapacity:") { (set, _: Int) -> Value in
      throw set.cannotInitialize("initWithCapacity:")
    }
    set.method("insertObject:atIndex:") { (set, _: Value, _: Int) in
      throw set.isAbstract("NSMutableOrderedSet", "insertObject:atIndex:")
    }
    set.method("removeObjectAtIndex:") { (set, _: Int) in
      throw set.isAbstract("NSMutableOrderedSet", "removeObjectAtIndex:")
    }
    set.method("replaceObjectAtIndex:withObject:") { (set, _: Int, _: Value) in
      throw set.isAbstract("NSMutableOrderedSet", "replaceObjectAtIndex:withObject:")
    }
    defineAdding(set)
    defineRemoving(set)
    defineSetChanges(set)
    defineOrdering(set)
    defineChangingParts(set)
  }

  private static func insert(_ object: Value, _ index: Int, into set: RuntimeObject) throws {
    _ = try set.runtime.send(
      set, set.runtime.selector("insertObject:atIndex:"), Arguments(object, .integer(Int64(index))))
  }

  private static func add(_ objects: [Value], to set: RuntimeObject) throws {
    let addObject = set.runtime.selector("addObject:")
    for object in objects { _ = try set.runtime.send(set, addObject, Arguments(object)) }
  }

  private static func index(of object: Value, in set: RuntimeObject) throws -> Int? {
    let found = try set.runtime.send(
      set, set.runtime.selector("indexOfObject:"), object, as: Int.self)
    return found == .max ? nil : found
  }

  private static func remove(_ index: Int, from set: RuntimeObject) throws {
    _ = try set.runtime.send(
      set, set.runtime.selector("removeObjectAtIndex:"), Arguments(.integer(Int64(index))))
  }

  private static func remove(_ objects: [Value], from set: RuntimeObject) throws {
    for object in objects {
      if let index = try index(of: object, in: set) { try remove(index, from: set) }
    }
  }

  private static func defineAdding(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    set.method("addObject:") { (set, object: Value) in
      if try !object.isNone && index(of: object, in: set) != nil { return }
      let count = try runtime.send(set, runtime.selector("count"), as: Int.self)
      try insert(object, count, into: set)
    }
    set.method("addObjects:count:") { (set, objects: Value, count: Int) in
      let message = "-[NSMutableOrderedSet addObjects:count:]"
      try add(set.foundation.elements(ofCArray: objects, count: count, message), to: set)
    }
    set.method("addObjectsFromArray:") { (set, objects: ListArgument?) in
      try add(objects?.elements(in: set.foundation) ?? [], to: set)
    }
    for name in ["setObject:atIndex:", "setObject:atIndexedSubscript:"] {
      set.method(name) { (set, object: Value, index: Int) in
        try setObject(object, index, in: set)
      }
    }
    set.method("insertObjects:atIndexes:") {
      (set, objects: ListArgument, indexes: IndexSetArgument) in
      let objects = try objects.elements(in: set.foundation)
      guard objects.count == indexes.indexes.count else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSMutableOrderedSet insertObjects:atIndexes:]: count of array (\(objects.count)) "
            + "differs from count of index set (\(indexes.indexes.count))")
      }
      for (index, object) in zip(indexes.indexes, objects) { try insert(object, index, into: set) }
    }
  }

  private static func setObject(_ object: Value, _ index: Int, in set: RuntimeObject) throws {
    let count = try set.runtime.send(set, set.runtime.selector("count"), as: Int.self)
    if count == index { return try insert(object, index, into: set) }
    _ = try set.runtime.send(
      set, set.runtime.selector("replaceObjectAtIndex:withObject:"),
      Arguments(.integer(Int64(index)), object))
  }

  private static func defineRemoving(_ set: ClassDefinition<RuntimeObject>) {
    set.method("removeObject:") { (set, object: Value) in try remove([object], from: set) }
    set.method("removeObjectsInArray:") { (set, objects: ListArgument?) in
      try remove(objects?.elements(in: set.foundation) ?? [], from: set)
    }
    set.method("removeObjectsAtIndexes:") { (set, indexes: IndexSetArgument) in
      for index in indexes.indexes.reversed() { try remove(index, from: set) }
    }
    set.method("removeObjectsInRange:") { (set, range: IndexRange) in
      let count = try set.orderedMembers().count
      guard range.fits(in: count) else {
        throw set.beyond(range, count, "removeObjectsInRange:", empty: "empty ordered set")
      }
      for index in range.bounds.reversed() { try remove(index, from: set) }
    }
    set.method("removeAllObjects") { set in
      for index in try set.orderedMembers().indices.reversed() { try remove(index, from: set) }
    }
  }

  private static func defineSetChanges(_ set: ClassDefinition<RuntimeObject>) {
    for name in ["unionSet:", "unionOrderedSet:"] {
      set.method(name) { (set, other: ListArgument?) in
        try add(other?.elements(in: set.foundation) ?? [], to: set)
      }
    }
    for name in ["minusSet:", "minusOrderedSet:"] {
      set.method(name) { (set, other: ListArgument?) in
        try remove(other?.elements(in: set.foundation) ?? [], from: set)
      }
    }
    for name in ["intersectSet:", "intersectOrderedSet:"] {
      set.method(name) { (set, other: ListArgument?) in
        let world = set.foundation
        let others = try world.makeSet(try other?.elements(in: world) ?? [])
        try remove(set.orderedMembers().filter { try others.memberOfSet($0).isNone }, from: set)
      }
    }
    set.method("filterUsingPredicate:") { (set, predicate: RuntimeObject) in
      let world = set.foundation
      try remove(
        set.orderedMembers().filter { try !world.evaluate(predicate, with: $0) }, from: set)
    }
  }

  private static func defineOrdering(_ set: ClassDefinition<RuntimeObject>) {
    func reorder(
      _ name: String, _ types: String,
      _ body: @escaping (FoundationWorld, [Value], borrowing Arguments) throws -> [Value]
    ) {
      set.raw(name, types: types) { set, _, arguments in
        let ordered = try body(set.foundation, set.orderedMembers(), arguments)
        guard let own = set as? OrderedSetObject else {
          for index in try set.orderedMembers().indices.reversed() { try remove(index, from: set) }
          try add(ordered, to: set)
          return .none
        }
        own.reorder(ordered)
        return .none
      }
    }
    reorder("sortUsingComparator:", "v@:@?") { try $0.sort($1, byComparator: $2[0]) }
    reorder("sortWithOptions:usingComparator:", "v@:Q@?") { try $0.sort($1, byComparator: $2[1]) }
    reorder("sortUsingDescriptors:", "v@:@") { try $0.sort($1, byDescriptors: $2[0]) }
    set.method("exchangeObjectAtIndex:withObjectAtIndex:") { (set, first: Int, second: Int) in
      let count = try set.runtime.send(set, set.runtime.selector("count"), as: Int.self)
      for index in [first, second] where !(0..<count).contains(index) {
        throw set.beyond(
          index, count, "exchangeObjectAtIndex:withObjectAtIndex:", empty: "empty ordered set")
      }
      (set as? OrderedSetObject)?.exchange(first, second)
    }
    set.method("moveObjectsAtIndexes:toIndex:") { (set, indexes: IndexSetArgument, target: Int) in
      let members = try set.orderedMembers()
      if let last = indexes.indexes.last, last >= members.count {
        throw set.beyond(
          indexInSet: last, members.count, "moveObjectsAtIndexes:toIndex:",
          owner: "NSMutableOrderedSet")
      }
      let moved = indexes.indexes.map { members[$0] }
      var rest = members.indices.filter { !indexes.indexes.contains($0) }.map { members[$0] }
      rest.insert(contentsOf: moved, at: min(max(target, 0), rest.count))
      (set as? OrderedSetObject)?.reorder(rest)
    }
  }
}

/// `__NSOrderedSetI` and `__NSOrderedSetM`.
enum OrderedSetCluster {
  static func defineReading(_ set: ClassDefinition<OrderedSetObject>) {
    set.method("count") { (set) -> Int in set.elements.count }
    set.method("objectAtIndex:") { (set, index: Int) -> Value in
      guard set.elements.indices.contains(index) else {
        throw set.beyond(index, set.elements.count, "objectAtIndex:", empty: "empty ordered set")
      }
      return set.elements[index]
    }
    set.method("indexOfObject:") { (set, object: Value) -> Int in
      try set.index(of: object) ?? .max
    }
  }

  static func defineImmutable(_ set: ClassDefinition<OrderedSetObject>) {
    defineReading(set)
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in set }
  }

  static func defineMutable(_ set: ClassDefinition<OrderedSetObject>) {
    defineReading(set)
    set.method("insertObject:atIndex:") { (set, object: Value, index: Int) in
      let message = "insertObject:atIndex:"
      try set.refuseNil(object, message)
      let count = set.elements.count
      guard index >= 0, index <= count else {
        throw set.beyond(index, count, message, empty: "empty ordered set")
      }
      if try set.index(of: object) != nil { return }
      if index == count { return try set.add(object) }
      try set.replace(index..<index, with: object)
    }
    set.method("removeObjectAtIndex:") { (set, index: Int) in
      guard set.elements.indices.contains(index) else {
        throw set.beyond(
          index, set.elements.count, "removeObjectAtIndex:", empty: "empty ordered set")
      }
      try set.replace(index..<index + 1)
    }
    set.method("replaceObjectAtIndex:withObject:") { (set, index: Int, object: Value) in
      let message = "replaceObjectAtIndex:withObject:"
      try set.refuseNil(object, message)
      guard set.elements.indices.contains(index) else {
        throw set.beyond(index, set.elements.count, message, empty: "empty ordered set")
      }
      // If an equal member is at another index, nothing changes.
      if let place = try set.index(of: object), place != index { return }
      try set.replace(index..<index + 1, with: object)
    }
    set.method("removeAllObjects") { set in
      if !set.elements.isEmpty { try set.replace(0..<set.elements.count) }
    }
  }
}
