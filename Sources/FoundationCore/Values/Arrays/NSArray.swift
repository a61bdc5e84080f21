internal import SelectorRuntime

/// `NSArray`, the abstract class of the array cluster: the methods based on its primitives.
///
/// A private class reads its elements directly; a script's subclass receives `count` and
/// `objectAtIndex:`.
enum NSArrayClass {
  static func define(_ array: ClassDefinition<RuntimeObject>) {
    array.adopt(
      FoundationProtocols.copying, FoundationProtocols.mutableCopying,
      FoundationProtocols.fastEnumeration)
    defineMaking(array.classSide)
    defineInitializers(array)
    definePrimitives(array)
    defineSearching(array)
    defineComparing(array)
    defineDeriving(array)
    defineEnumerating(array)
    defineTesting(array)
    defineSorting(array)
    OrderedDifference.defineMessages(
      array, from: "FromArray:", applying: "arrayByApplyingDifference:"
    ) { world, values in world.makeArray(values) }
    CollectionDescription.defineList(array, "(", ")")
    defineCopying(array)
    defineKeyValueCoding(array)
    ContainerCoding.define(array)
    FastEnumeration.define(array) { try $0.arrayElements() }
  }

  private static func definePrimitives(_ array: ClassDefinition<RuntimeObject>) {
    let objectAtIndex = array.cls.runtime.selector("objectAtIndex:")
    array.method("count") { (array) -> Int in throw array.isAbstract("NSArray", "count") }
    array.method("objectAtIndex:") { (array, _: Int) -> Value in
      throw array.isAbstract("NSArray", "objectAtIndex:")
    }
    array.method("objectAtIndexedSubscript:") { (array, index: Int) -> Value in
      try array.runtime.send(array, objectAtIndex, Arguments(.integer(Int64(index))))
    }
    array.method("firstObject") { (array) -> Value in try array.arrayElements().first ?? .none }
    array.method("lastObject") { (array) -> Value in try array.arrayElements().last ?? .none }
    array.method("objectsAtIndexes:") { (array, indexes: IndexSetArgument) -> RuntimeObject in
      let elements = try array.arrayElements()
      let indexes = indexes.indexes
      if let last = indexes.last, last >= elements.count {
        throw array.beyond(
          indexInSet: last, elements.count, "objectsAtIndexes:", owner: "NSArray")
      }
      return array.foundation.makeArray(indexes.map { elements[$0] })
    }
    array.raw("getObjects:range:", types: "v@:^@{_NSRange=QQ}") { array, selector, arguments in
      try objects(of: array, selector, arguments)
    }
    array.method("getObjects:") { (array) -> [Value] in try array.arrayElements() }
  }

  /// Returns the elements that `getObjects:range:` writes into its C array.
  ///
  /// They are returned as a list; the buffer argument is optional and not used.
  static func objects(
    of array: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try arguments.expect(atMost: 2, array, selector)
    let place = arguments.count - 1
    let range = try arguments.value(max(place, 0), as: IndexRange.self, array, selector)
    let elements = try array.arrayElements()
    guard range.fits(in: elements.count) else {
      throw array.beyond(range, elements.count, selector.name)
    }
    return .list(Array(elements[range.bounds]))
  }

  private static func defineSearching(_ array: ClassDefinition<RuntimeObject>) {
    array.method("containsObject:") { (array, object: Value) -> Bool in
      try array.index(of: object, in: nil, "containsObject:") != nil
    }
    array.method("indexOfObject:") { (array, object: Value) -> Int in
      try array.index(of: object, in: nil, "indexOfObject:") ?? .max
    }
    array.method("indexOfObject:inRange:") { (array, object: Value, range: IndexRange) -> Int in
      try array.index(of: object, in: range, "indexOfObject:inRange:") ?? .max
    }
    array.method("indexOfObjectIdenticalTo:") { (array, object: Value) -> Int in
      try array.index(identicalTo: object, in: nil, "indexOfObjectIdenticalTo:") ?? .max
    }
    array.method("indexOfObjectIdenticalTo:inRange:") {
      (array, object: Value, range: IndexRange) -> Int in
      try array.index(identicalTo: object, in: range, "indexOfObjectIdenticalTo:inRange:") ?? .max
    }
    array.method("firstObjectCommonWithArray:") { (array, other: ListArgument?) -> Value in
      let world = array.foundation
      let others = try other?.elements(in: world) ?? []
      for element in try array.arrayElements() {
        if try others.contains(where: { try world.isEqual($0, element) }) { return element }
      }
      return .none
    }
  }

  private static func defineComparing(_ array: ClassDefinition<RuntimeObject>) {
    array.method("isEqual:") { (array, other: Value) -> Bool in
      try array.hasSameElements(as: other)
    }
    array.method("isEqualToArray:") { (array, other: Value) -> Bool in
      try array.hasSameElements(as: other)
    }
    array.method("hash") { (array) -> Int in try array.arrayCount() }
  }

  private static func defineDeriving(_ array: ClassDefinition<RuntimeObject>) {
    array.method("componentsJoinedByString:") { (array, separator: String?) -> RuntimeObject in
      let world = array.foundation
      let parts = try array.arrayElements().map { element in
        try world.checkStop()
        return try world.text(of: element)
      }
      let separator = separator ?? ""
      // The bytes of the text, and its UTF-16 units.
      let bytes = parts.reduce(separator.utf8.count * parts.count) { $0 + $1.utf8.count }
      try world.checkMemory(3 * bytes)
      return try world.makeString(parts.joined(separator: separator))
    }
    array.method("arrayByAddingObject:") { (array, object: Value) -> RuntimeObject in
      let elements = try array.arrayElements()
      if object.isNone {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSArray arrayByAddingObject:]: object cannot be nil")
      }
      return array.foundation.makeArray(elements + [object])
    }
    array.method("arrayByAddingObjectsFromArray:") {
      (array, other: ListArgument?) -> RuntimeObject in
      let world = array.foundation
      return world.makeArray(
        try array.arrayElements() + (try other?.elements(in: world) ?? []))
    }
    array.method("subarrayWithRange:") { (array, range: IndexRange) -> RuntimeObject in
      let elements = try array.arrayElements()
      guard range.fits(in: elements.count) else {
        throw array.beyond(range, elements.count, "subarrayWithRange:", owner: "NSArray")
      }
      return array.foundation.makeTransferredArray(Array(elements[range.bounds]))
    }
    array.method("reversedArray") { (array) -> RuntimeObject in
      let world = array.foundation
      let elements = try array.arrayElements()
      return elements.count < 2
        ? world.makeArray(elements)
        : world.makeArray(elements.reversed(), of: "__NSArrayReversed")
    }
    array.method("filteredArrayUsingPredicate:") {
      (array, predicate: RuntimeObject) -> RuntimeObject in
      let world = array.foundation
      return world.makeArray(
        try array.arrayElements().filter { try world.evaluate(predicate, with: $0) })
    }
    array.method("pathsMatchingExtensions:") { (array, extensions: ListArgument) -> RuntimeObject in
      let world = array.foundation
      let wanted = try extensions.elements(in: world).map { try world.text(of: $0) }
      return world.makeArray(
        try array.arrayElements().filter { element in
          let name = try world.text(of: element).split(separator: "/").last ?? ""
          return name.split(separator: ".", omittingEmptySubsequences: false).count > 1
            && wanted.contains { name.hasSuffix("." + $0) }
        })
    }
  }

  private static func defineCopying(_ array: ClassDefinition<RuntimeObject>) {
    array.method("copyWithZone:") { (array, _: Value) -> RuntimeObject in
      array.foundation.makeArray(try array.arrayElements())
    }
    array.method("mutableCopyWithZone:") { (array, _: Value) -> RuntimeObject in
      array.foundation.makeMutableArray(try array.arrayElements())
    }
  }
}

extension RuntimeObject {
  /// Returns the elements of an array, directly or by messages.
  final func arrayElements() throws -> [Value] {
    if let array = self as? ArrayObject { return array.elements }
    return try foundation.elements(of: .object(self)) ?? []
  }

  /// Returns the number of elements; a subclass receives only `count`.
  final func arrayCount() throws -> Int {
    if let array = self as? ArrayObject { return array.elements.count }
    let counting = runtime.selector("count")
    guard let method = isa.method(counting), !method.isNative else {
      return try arrayElements().count
    }
    return try runtime.send(self, counting, as: Int.self)
  }

  /// Returns the indexes that a search covers.
  private final func indices(
    _ elements: [Value], _ range: IndexRange?, _ message: String
  ) throws -> Range<Int> {
    guard let range else { return elements.indices }
    guard range.fits(in: elements.count) else {
      throw beyond(range, elements.count, message, owner: "NSArray")
    }
    return range.bounds
  }

  /// Returns the index of an element that is equal by `isEqual:`.
  fileprivate final func index(
    of object: Value, in range: IndexRange?, _ message: String
  ) throws -> Int? {
    let elements = try arrayElements()
    let indices = try indices(elements, range, message)
    if object.isNone { return nil }
    let world = foundation
    return try indices.first { try world.isEqual(elements[$0], object) }
  }

  /// Returns the index of the identical object.
  fileprivate final func index(
    identicalTo object: Value, in range: IndexRange?, _ message: String
  ) throws -> Int? {
    let elements = try arrayElements()
    return try indices(elements, range, message).first { elements[$0].isIdentical(to: object) }
  }

  /// Returns whether another value is an array with equal elements; sets and ordered sets are not.
  fileprivate final func hasSameElements(as other: Value) throws -> Bool {
    let world = foundation
    if let object = other.object {
      if object === self { return true }
      guard object is ArrayObject || object is KeyedMutableArray || object.isKind(of: "NSArray")
      else { return false }
    }
    guard let others = try world.elements(of: other) else { return false }
    let own = try arrayElements()
    return try own.count == others.count
      && zip(own, others).allSatisfy { try world.isEqual($0, $1) }
  }
}

extension FoundationWorld {
  /// Returns the result of a predicate's `evaluateWithObject:`.
  func evaluate(_ predicate: RuntimeObject, with value: Value) throws -> Bool {
    try runtime.send(
      predicate, runtime.selector("evaluateWithObject:"), value, as: Bool.self)
  }
}
