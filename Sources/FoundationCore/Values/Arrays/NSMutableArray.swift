internal import SelectorRuntime

/// `NSMutableArray`, the abstract class of mutable arrays: the methods based on its primitives.
///
/// These are `insertObject:atIndex:`, `removeObjectAtIndex:` and
/// `replaceObjectAtIndex:withObject:`.
enum NSMutableArrayClass {
  static func define(_ array: ClassDefinition<RuntimeObject>) {
    let runtime = array.cls.runtime
    array.classSide.method("arrayWithCapacity:") { (cls, capacity: Int) -> Value in
      try cls.make(
        runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(capacity))))
    }
    array.method("initWithCapacity:") { (array, _: Int) -> Value in
      throw array.cannotInitialize("initWithCapacity:")
    }
    // A subclass is initialized by its own `initWithCapacity:`, and receives its objects one by
    // one.
    array.method("initWithObjects:count:") { (array, objects: Value, count: Int) -> Value in
      let objects = try array.foundation.elements(
        ofCArray: objects, count: count, "-[\(array.className) initWithObjects:count:]")
      let made = try runtime.send(
        array, runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(count))))
      guard let made = made.object else { return .none }
      let insert = ArraySelectors(runtime).insert
      for (place, object) in objects.enumerated() {
        _ = try runtime.send(made, insert, Arguments(object, .integer(Int64(place))))
      }
      return .object(made)
    }
    array.method("applyDifference:") { (array, difference: OrderedDifference) in
      let result = try array.send("arrayByApplyingDifference:", difference)
      if !result.isNone { _ = try array.send("setArray:", result) }
    }
    definePrimitives(array)
    defineAdding(array, ArraySelectors(runtime))
    defineRemoving(array, ArraySelectors(runtime))
    defineReplacing(array, ArraySelectors(runtime))
    defineIndexSets(array, ArraySelectors(runtime))
    defineOrdering(array)
  }

  /// The selectors of the primitives.
  struct ArraySelectors {
    let insert, removeAtIndex, removeInRange, replace, count: Selector

    init(_ runtime: Runtime) {
      insert = runtime.selector("insertObject:atIndex:")
      removeAtIndex = runtime.selector("removeObjectAtIndex:")
      removeInRange = runtime.selector("removeObjectsInRange:")
      replace = runtime.selector("replaceObjectAtIndex:withObject:")
      count = runtime.selector("count")
    }
  }

  private static func definePrimitives(_ array: ClassDefinition<RuntimeObject>) {
    array.method("insertObject:atIndex:") { (array, _: Value, _: Int) in
      throw array.isAbstract("NSMutableArray", "insertObject:atIndex:")
    }
    array.method("removeObjectAtIndex:") { (array, _: Int) in
      throw array.isAbstract("NSMutableArray", "removeObjectAtIndex:")
    }
    array.method("replaceObjectAtIndex:withObject:") { (array, _: Int, _: Value) in
      throw array.isAbstract("NSMutableArray", "replaceObjectAtIndex:withObject:")
    }
  }

  private static func defineAdding(
    _ array: ClassDefinition<RuntimeObject>, _ send: ArraySelectors
  ) {
    let runtime = array.cls.runtime
    array.method("addObject:") { (array, object: Value) in
      let count = try runtime.send(array, send.count, as: Int.self)
      _ = try runtime.send(array, send.insert, Arguments(object, .integer(Int64(count))))
    }
    array.method("addObjectsFromArray:") { (array, objects: Value) in
      if objects.isNone { return }
      let world = array.foundation
      guard objects.isArrayLike, let objects = try world.elements(of: objects) else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSMutableArray addObjectsFromArray:]: array argument is not an NSArray")
      }
      if let own = array as? ArrayObject {
        let size = MemoryLayout<Value>.stride
        try world.checkMemory(size * (own.elements.count + objects.count))
        return own.replace(own.elements.count..<own.elements.count, with: objects)
      }
      var count = try runtime.send(array, send.count, as: Int.self)
      for object in objects {
        _ = try runtime.send(array, send.insert, Arguments(object, .integer(Int64(count))))
        count += 1
      }
    }
    array.method("setObject:atIndexedSubscript:") { (array, object: Value, index: Int) in
      let count = try runtime.send(array, send.count, as: Int.self)
      let arguments = Arguments(.integer(Int64(index)), object)
      if index == count {
        _ = try runtime.send(array, send.insert, Arguments(object, .integer(Int64(index))))
      } else {
        _ = try runtime.send(array, send.replace, arguments)
      }
    }
  }

  private static func defineRemoving(
    _ array: ClassDefinition<RuntimeObject>, _ send: ArraySelectors
  ) {
    let runtime = array.cls.runtime
    /// Removes the elements at the indexes, starting from the end.
    func remove(_ indexes: [Int], from array: RuntimeObject) throws {
      for index in indexes.reversed() {
        _ = try runtime.send(array, send.removeAtIndex, Arguments(.integer(Int64(index))))
      }
    }
    array.method("removeLastObject") { array in
      let count = try array.arrayCount()
      if count > 0 { try remove([count - 1], from: array) }
    }
    array.method("removeAllObjects") { array in
      try remove(Array(0..<array.arrayCount()), from: array)
    }
    array.method("removeObject:") { (array, object: Value) in
      try remove(
        array.indexes(of: object, in: nil, "removeObject:", byIdentity: false), from: array)
    }
    array.method("removeObject:inRange:") { (array, object: Value, range: IndexRange) in
      try remove(
        array.indexes(of: object, in: range, "removeObject:inRange:", byIdentity: false),
        from: array)
    }
    array.method("removeObjectIdenticalTo:") { (array, object: Value) in
      try remove(
        array.indexes(of: object, in: nil, "removeObjectIdenticalTo:", byIdentity: true),
        from: array)
    }
    array.method("removeObjectIdenticalTo:inRange:") {
      (array, object: Value, range: IndexRange) in
      try remove(
        array.indexes(
          of: object, in: range, "removeObjectIdenticalTo:inRange:", byIdentity: true), from: array)
    }
    array.method("removeObjectsInArray:") { (array, objects: ListArgument?) in
      let removed = try array.foundation.makeSet(objects?.elements(in: array.foundation) ?? [])
      let elements = try array.arrayElements()
      try remove(
        elements.indices.filter { try !removed.memberOfSet(elements[$0]).isNone }, from: array)
    }
    array.method("removeObjectsInRange:") { (array, range: IndexRange) in
      let count = try array.arrayCount()
      guard range.fits(in: count) else {
        throw array.beyond(range, count, "removeObjectsInRange:", owner: "NSMutableArray")
      }
      try remove(Array(range.bounds), from: array)
    }
  }

  private static func defineReplacing(
    _ array: ClassDefinition<RuntimeObject>, _ send: ArraySelectors
  ) {
    let runtime = array.cls.runtime
    array.method("exchangeObjectAtIndex:withObjectAtIndex:") { (array, first: Int, second: Int) in
      let message = "exchangeObjectAtIndex:withObjectAtIndex:"
      let elements = try array.arrayElements()
      for index in [first, second] where !elements.indices.contains(index) {
        throw array.beyond(index, elements.count, message)
      }
      if first == second { return }
      let one = Arguments(.integer(Int64(first)), elements[second])
      _ = try runtime.send(array, send.replace, one)
      let other = Arguments(.integer(Int64(second)), elements[first])
      _ = try runtime.send(array, send.replace, other)
    }
    array.method("setArray:") { (array, objects: Value) in
      let elements = try array.objects(of: objects, "setArray:")
      try array.replaceAll(with: elements, send)
    }
    array.method("replaceObjectsInRange:withObjectsFromArray:") {
      (array, range: IndexRange, objects: Value) in
      try array.replace(
        range, with: array.objects(of: objects, "replaceObjectsInRange:withObjectsFromArray:"), send
      )
    }
    let fromMemory = "replaceObjectsInRange:withObjects:count:"
    array.method(fromMemory) { (array, range: IndexRange, objects: Value, count: Int) in
      let objects = try array.foundation.elements(
        ofCArray: objects, count: count, "-[\(array.className) \(fromMemory)]")
      try array.replace(range, with: objects, send)
    }
    array.method("replaceObjectsInRange:withObjectsFromArray:range:") {
      (array, range: IndexRange, objects: Value, other: IndexRange) in
      let message = "replaceObjectsInRange:withObjectsFromArray:range:"
      let others = try array.objects(of: objects, message)
      guard other.fits(in: others.count) else {
        throw array.beyond(other, others.count, message, owner: "NSMutableArray")
      }
      try array.replace(range, with: Array(others[other.bounds]), send)
    }
  }

  private static func defineOrdering(_ array: ClassDefinition<RuntimeObject>) {
    func reorder(
      _ name: String, _ types: String,
      _ body: @escaping (FoundationWorld, [Value], Value, Value) throws -> [Value]
    ) {
      array.raw(name, types: types) { array, _, arguments in
        let world = array.foundation
        let elements = try array.arrayElements()
        let changes = (array as? ContainerObject)?.changes
        let ordered = try body(world, elements, arguments[0], arguments[1])
        if let container = array as? ContainerObject, let changes {
          try container.check(changes: changes)
        }
        if let own = array as? ArrayObject {
          own.reorder(ordered)
        } else {
          try array.replaceAll(with: ordered, ArraySelectors(array.runtime))
        }
        return .none
      }
    }
    reorder("sortUsingSelector:", "v@::") { world, elements, selector, _ in
      try world.sort(elements, bySelector: selector)
    }
    reorder("sortUsingFunction:context:", "v@:^?^v") {
      try $0.sort($1, byFunction: $2, context: $3)
    }
    reorder("sortUsingComparator:", "v@:@?") { world, elements, comparator, _ in
      try world.sort(elements, byComparator: comparator)
    }
    reorder("sortWithOptions:usingComparator:", "v@:Q@?") { world, elements, _, comparator in
      try world.sort(elements, byComparator: comparator)
    }
    reorder("sortUsingDescriptors:", "v@:@") { world, elements, descriptors, _ in
      try world.sort(elements, byDescriptors: descriptors)
    }
    array.method("filterUsingPredicate:") { (array, predicate: RuntimeObject) in
      let world = array.foundation
      let kept = try array.arrayElements().filter { try world.evaluate(predicate, with: $0) }
      try array.replaceAll(with: kept, ArraySelectors(array.runtime))
    }
  }
}

extension RuntimeObject {
  /// Returns the indexes of the elements that are equal or identical to an object.
  fileprivate final func indexes(
    of object: Value, in range: IndexRange?, _ message: String, byIdentity: Bool
  ) throws -> [Int] {
    let elements = try arrayElements()
    let world = foundation
    if let range, !range.fits(in: elements.count) {
      throw beyond(range, elements.count, message, owner: "NSMutableArray")
    }
    if object.isNone { return [] }
    return try (range?.bounds ?? elements.indices).filter {
      try byIdentity
        ? elements[$0].isIdentical(to: object) : world.isEqual(elements[$0], object)
    }
  }

  /// Replaces the elements of a range.
  fileprivate final func replace(
    _ range: IndexRange, with objects: [Value], _ send: NSMutableArrayClass.ArraySelectors
  ) throws {
    let count = try arrayCount()
    guard range.fits(in: count) else {
      throw beyond(
        range, count, "replaceObjectsInRange:withObjectsFromArray:", owner: "NSMutableArray")
    }
    if let own = self as? ArrayObject { return own.replace(range.bounds, with: objects) }
    for index in range.bounds.reversed() {
      _ = try runtime.send(self, send.removeAtIndex, Arguments(.integer(Int64(index))))
    }
    for (place, object) in objects.enumerated() {
      _ = try runtime.send(
        self, send.insert, Arguments(object, .integer(Int64(range.location + place))))
    }
  }

  /// Replaces all elements.
  fileprivate final func replaceAll(
    with objects: [Value], _ send: NSMutableArrayClass.ArraySelectors
  ) throws {
    let count = try arrayCount()
    try replace(IndexRange(location: 0, length: count), with: objects, send)
  }
}
