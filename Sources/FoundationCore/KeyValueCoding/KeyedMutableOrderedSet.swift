package import SelectorRuntime

/// The return value of `mutableOrderedSetValueForKey:`.
///
/// Changes use the owner's indexed accessors, as for an array. Adding an existing member changes
/// nothing.
package final class KeyedMutableOrderedSet: KeyedMutableArray {
  override class var nameOfClass: String { "NSKeyValueMutableOrderedSet" }
  package override class var declaredName: String { "NSMutableOrderedSet" }

  override class var expectation: String { "an ordered set" }
  override class var usualKind: Kind { .orderedSet }
  override class var objectKind: Kind { .orderedSet }
  override class var emptyName: String { "ordered set" }

  override func insert(_ values: [Value], at indexes: [Int], _ message: String) throws {
    try refuseNil(values, message)
    // With indexed accessors, the owner decides which of several objects are new.
    if message == "insertObjects:atIndexes:", let target, try ListAccessors(key, of: target) != nil
    {
      return try super.insert(values, at: indexes, message)
    }
    var members = KnownMembers(try elements(), in: foundation)
    var new: [(index: Int, value: Value)] = []
    for (index, value) in zip(indexes, values) where try members.insert(value) {
      new.append((index, value))
    }
    guard new.count < values.count else {
      return try super.insert(values, at: indexes, message)
    }
    // The objects after a skipped one move to a lower index.
    let first = indexes.first ?? 0
    let isRow = zip(indexes, indexes.dropFirst()).allSatisfy { $0 + 1 == $1 }
    let places = isRow ? new.indices.map { first + $0 } : new.map(\.index)
    try super.insert(new.map(\.value), at: places, message)
  }

  override func replace(at indexes: [Int], with values: [Value], _ message: String) throws {
    let members = try elements()
    let isExchange = indexes.count == 2 && message.hasPrefix("exchange")
    for (index, value) in zip(indexes, values) where !isExchange {
      if let known = try members.firstIndex(where: { try foundation.isEqual($0, value) }),
        known != index
      {
        return
      }
    }
    try super.replace(at: indexes, with: values, message)
  }
}

extension KeyedMutableOrderedSet {
  static func define(_ set: ClassDefinition<KeyedMutableOrderedSet>) {
    defineList(set)
    set.method("array") { (set) -> RuntimeObject in set.foundation.makeArray(try set.elements()) }
    set.method("set") { (set) -> RuntimeObject in try set.foundation.makeSet(try set.elements()) }
    set.method("isEqualToOrderedSet:") { (set, other: Value) -> Bool in
      try set.hasElements(of: other)
    }
    set.method("setObject:atIndex:") { (set, object: Value, index: Int) in
      let message = "setObject:atIndex:"
      guard try index != set.elements().count else {
        return try set.insert([object], at: [index], message)
      }
      try set.replace(at: [index], with: [object], message)
    }
    set.method("moveObjectsAtIndexes:toIndex:") { (set, indexes: [Int], index: Int) in
      let message = "moveObjectsAtIndexes:toIndex:"
      let moved = try indexes.map { try set.element(at: $0, message) }
      try set.remove(at: indexes, message)
      try set.insert(moved, at: moved.indices.map(index.addingLimited), message)
    }
    for kind in ["Set", "OrderedSet"] {
      set.method("union\(kind):") { (set, others: [Value]) in
        let count = try set.elements().count
        try set.insert(others, at: Array(count..<count + others.count), "union\(kind):")
      }
      set.method("minus\(kind):") { (set, others: [Value]) in
        try set.remove("minus\(kind):", others)
      }
      set.method("intersect\(kind):") { (set, others: [Value]) in
        try set.remove("intersect\(kind):", others, areFound: false)
      }
    }
    set.method("removeObjectsInArray:") { (set, others: [Value]) in
      try set.remove("removeObjectsInArray:", others)
    }
  }

  private func remove(_ message: String, _ others: [Value], areFound: Bool = true) throws {
    let members = try elements()
    var known = KnownMembers(others, in: foundation)
    let gone = try members.indices.filter { try known.contains(members[$0]) == areFound }
    try remove(at: gone, message)
  }
}

extension FoundationClasses {
  package static let keyValueMutableOrderedSet = NativeClass<KeyedMutableOrderedSet>(
    "NSKeyValueMutableOrderedSet", superclass: ValueClasses.named("NSMutableOrderedSet"),
    KeyedMutableOrderedSet.define)
}
