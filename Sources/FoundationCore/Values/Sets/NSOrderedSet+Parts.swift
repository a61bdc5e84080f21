internal import SelectorRuntime

/// Creation of ordered sets from a part of a collection, or from copies of its members.
extension NSOrderedSetClass {
  static func defineParts(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.runtime
    let initializer = runtime.selector("initWithObjects:count:")
    func made(
      _ set: RuntimeObject, _ other: ListArgument?, _ range: IndexRange?, _ copies: Bool,
      _ message: String
    ) throws -> Value {
      let world = set.foundation
      var members = try other?.elements(in: world) ?? []
      if let range {
        guard range.fits(in: members.count) else {
          throw set.beyond(range, members.count, message, owner: "NSOrderedSet")
        }
        members = Array(members[range.bounds])
      }
      if copies { members = try members.map { try world.copyItem($0) } }
      return try runtime.send(
        set, initializer, Arguments(.list(members), .integer(Int64(members.count))))
    }
    for kind in ["Array", "Set", "OrderedSet"] {
      let copying = "initWith\(kind):copyItems:"
      set.method(copying) { (set, other: ListArgument?, copies: Bool) -> Value in
        try made(set, other, nil, copies, copying)
      }
      if kind == "Set" {
        let selector = runtime.selector(copying)
        set.classSide.method("orderedSetWithSet:copyItems:") {
          (cls, other: Value, copies: Bool) -> Value in
          try cls.make(selector, Arguments(other, .bool(copies)))
        }
        continue
      }
      let message = "initWith\(kind):range:copyItems:"
      set.method(message) {
        (set, other: ListArgument?, range: IndexRange, copies: Bool) -> Value in
        try made(set, other, range, copies, message)
      }
      let selector = runtime.selector(message)
      set.classSide.method("orderedSetWith\(kind):range:copyItems:") {
        (cls, other: Value, range: IndexRange, copies: Bool) -> Value in
        try cls.make(selector, Arguments(other, range.messageValue, .bool(copies)))
      }
    }
    set.method("indexOfObject:inSortedRange:options:usingComparator:") {
      (set, object: Value, range: IndexRange, options: Int, block: Block) -> Int in
      let members = try set.orderedMembers()
      let message = "indexOfObject:inSortedRange:options:usingComparator:"
      guard range.fits(in: members.count) else {
        throw set.beyond(range, members.count, message, owner: "NSOrderedSet")
      }
      return try NSArrayClass.search(object, Array(members[range.bounds]), options, block).map {
        $0 + range.location
      } ?? .max
    }
  }
}

/// Changes of several members at a time.
extension NSMutableOrderedSetClass {
  static func defineChangingParts(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.runtime
    let replace = runtime.selector("replaceObjectAtIndex:withObject:")
    set.method("replaceObjectsAtIndexes:withObjects:") {
      (set, indexes: IndexSetArgument, objects: ListArgument) in
      let message = "replaceObjectsAtIndexes:withObjects:"
      let objects = try objects.elements(in: set.foundation)
      guard objects.count == indexes.indexes.count else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(set.className) \(message)]: count of array (\(objects.count)) differs from "
            + "count of index set (\(indexes.indexes.count))")
      }
      for (index, object) in zip(indexes.indexes, objects) {
        _ = try runtime.send(set, replace, Arguments(.integer(Int64(index)), object))
      }
    }
    set.method("replaceObjectsInRange:withObjects:count:") {
      (set, range: IndexRange, objects: Value, count: Int) in
      let message = "replaceObjectsInRange:withObjects:count:"
      let objects = try set.foundation.elements(
        ofCArray: objects, count: count, "-[\(set.className) \(message)]")
      let members = try set.orderedMembers()
      guard range.fits(in: members.count) else {
        throw set.beyond(range, members.count, message, empty: "empty ordered set")
      }
      let (remove, insert) = (
        runtime.selector("removeObjectAtIndex:"), runtime.selector("insertObject:atIndex:")
      )
      for index in range.bounds.reversed() {
        _ = try runtime.send(set, remove, Arguments(.integer(Int64(index))))
      }
      for (place, object) in objects.enumerated() {
        _ = try runtime.send(
          set, insert, Arguments(object, .integer(Int64(range.location + place))))
      }
    }
    set.method("sortRange:options:usingComparator:") {
      (set, range: IndexRange, _: Int, block: Value) in
      let message = "sortRange:options:usingComparator:"
      let members = try set.orderedMembers()
      guard range.fits(in: members.count) else {
        throw set.beyond(range, members.count, message, empty: "empty ordered set")
      }
      var sorted = members
      sorted.replaceSubrange(
        range.bounds,
        with: try set.foundation.sort(Array(members[range.bounds]), byComparator: block))
      if let own = set as? OrderedSetObject { own.reorder(sorted) }
    }
  }
}
