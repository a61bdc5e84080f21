package import SelectorRuntime

/// The messages of `NSMutableArray` that do not need enumerators.
extension KeyedMutableArray {
  static func define(_ array: ClassDefinition<KeyedMutableArray>) { defineList(array) }

  /// Defines the messages that are common with ordered sets.
  static func defineList<List: KeyedMutableArray>(_ array: ClassDefinition<List>) {
    defineShared(array)
    defineReading(array)
    defineSingleChanges(array)
    defineBulkChanges(array)
  }

  private static func defineReading<List: KeyedMutableArray>(_ array: ClassDefinition<List>) {
    array.method("objectAtIndex:") { (array, index: Int) -> Value in
      try array.element(at: index, "objectAtIndex:")
    }
    array.method("objectsAtIndexes:") { (array, indexes: [Int]) -> [Value] in
      try indexes.map { try array.element(at: $0, "objectsAtIndexes:") }
    }
    array.method("firstObject") { (array) -> Value in try array.elements().first ?? .none }
    array.method("lastObject") { (array) -> Value in try array.elements().last ?? .none }
    array.method("containsObject:") { (array, object: Value) -> Bool in
      try array.index(of: object) != nil
    }
    array.method("indexOfObject:") { (array, object: Value) -> Int in
      try array.index(of: object) ?? Int.max
    }
    array.method("enumerateObjectsUsingBlock:") { (array, block: Block) in
      for (index, element) in try array.elements().enumerated() {
        try block(element, .integer(Int64(index)))
      }
    }
    array.method("isEqual:") { (array, other: Value) -> Bool in try array.hasElements(of: other) }
  }

  private static func defineSingleChanges<List: KeyedMutableArray>(_ array: ClassDefinition<List>) {
    array.method("addObject:") { (array, object: Value) in
      try array.insert([object], at: [array.elements().count], "addObject:")
    }
    array.method("insertObject:atIndex:") { (array, object: Value, index: Int) in
      try array.insert([object], at: [index], "insertObject:atIndex:")
    }
    array.method("removeObjectAtIndex:") { (array, index: Int) in
      try array.remove(at: [index], "removeObjectAtIndex:")
    }
    array.method("removeLastObject") { array in
      let count = try array.elements().count
      if count > 0 { try array.remove(at: [count - 1], "removeLastObject") }
    }
    array.method("removeObject:") { (array, object: Value) in
      // One at a time, from the end: an accessor may raise for one of them.
      for index in try array.indexes(of: object).reversed() {
        try array.remove(at: [index], "removeObject:")
      }
    }
    array.method("replaceObjectAtIndex:withObject:") { (array, index: Int, object: Value) in
      try array.replace(at: [index], with: [object], "replaceObjectAtIndex:withObject:")
    }
    array.method("setObject:atIndexedSubscript:") { (array, object: Value, index: Int) in
      let message = "setObject:atIndexedSubscript:"
      guard try index != array.elements().count else {
        return try array.insert([object], at: [index], message)
      }
      try array.replace(at: [index], with: [object], message)
    }
    array.method("exchangeObjectAtIndex:withObjectAtIndex:") { (array, first: Int, second: Int) in
      let message = "exchangeObjectAtIndex:withObjectAtIndex:"
      let one = try array.element(at: first, message)
      let other = try array.element(at: second, message)
      try array.replace(at: [first, second], with: [other, one], message)
    }
  }

  private static func defineBulkChanges<List: KeyedMutableArray>(_ array: ClassDefinition<List>) {
    array.method("addObjectsFromArray:") { (array, objects: [Value]) in
      let count = try array.elements().count
      try array.insert(
        objects, at: Array(count..<count + objects.count), "addObjectsFromArray:")
    }
    array.method("insertObjects:atIndexes:") { (array, objects: [Value], indexes: [Int]) in
      try array.insert(objects, at: indexes, "insertObjects:atIndexes:")
    }
    array.method("removeObjectsAtIndexes:") { (array, indexes: [Int]) in
      try array.remove(at: indexes, "removeObjectsAtIndexes:")
    }
    array.method("replaceObjectsAtIndexes:withObjects:") {
      (array, indexes: [Int], objects: [Value]) in
      try array.replace(at: indexes, with: objects, "replaceObjectsAtIndexes:withObjects:")
    }
    array.method("removeAllObjects") { array in
      try array.remove(at: Array(0..<array.elements().count), "removeAllObjects")
    }
    array.method("setArray:") { (array, objects: [Value]) in
      try array.remove(at: Array(0..<array.elements().count), "setArray:")
      try array.insert(objects, at: Array(0..<objects.count), "setArray:")
    }
  }

  /// Returns whether another collection has equal elements in the same order.
  final func hasElements(of other: Value) throws -> Bool {
    guard let others = other.elements else { return false }
    let own = try elements()
    guard own.count == others.count else { return false }
    return try zip(own, others).allSatisfy { try foundation.isEqual($0, $1) }
  }

  private func index(of object: Value) throws -> Int? { try indexes(of: object).first }

  private func indexes(of object: Value) throws -> [Int] {
    let elements = try elements()
    return try elements.indices.filter { try foundation.isEqual(elements[$0], object) }
  }
}

extension FoundationClasses {
  package static let keyValueMutableArray = NativeClass<KeyedMutableArray>(
    "NSKeyValueMutableArray", superclass: ValueClasses.named("NSMutableArray"),
    KeyedMutableArray.define)
}
