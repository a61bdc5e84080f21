internal import SelectorRuntime

/// Stable sorting of arrays: by a selector, a function, a comparator or descriptors.
extension NSArrayClass {
  static func defineSorting(_ array: ClassDefinition<RuntimeObject>) {
    func sorted(
      _ name: String, _ sort: @escaping (FoundationWorld, [Value], Arguments2) throws -> [Value]
    ) {
      array.raw(name, types: "@@:@@") { array, selector, arguments in
        let world = array.foundation
        let pair = Arguments2(first: arguments[0], second: arguments[1])
        return .object(world.makeArray(try sort(world, array.arrayElements(), pair)))
      }
    }
    sorted("sortedArrayUsingSelector:") { world, elements, arguments in
      try world.sort(elements, bySelector: arguments.first)
    }
    sorted("sortedArrayUsingFunction:context:") { world, elements, arguments in
      try world.sort(elements, byFunction: arguments.first, context: arguments.second)
    }
    sorted("sortedArrayUsingFunction:context:hint:") { world, elements, arguments in
      try world.sort(elements, byFunction: arguments.first, context: arguments.second)
    }
    sorted("sortedArrayUsingComparator:") { world, elements, arguments in
      try world.sort(elements, byComparator: arguments.first)
    }
    sorted("sortedArrayWithOptions:usingComparator:") { world, elements, arguments in
      try world.sort(elements, byComparator: arguments.second)
    }
    sorted("sortedArrayUsingDescriptors:") { world, elements, arguments in
      try world.sort(elements, byDescriptors: arguments.first)
    }
    array.method("sortedArrayHint") { (array) -> Value in .none }
    array.method("indexOfObject:inSortedRange:options:usingComparator:") {
      (array, object: Value, range: IndexRange, options: Int, block: Block) -> Int in
      let elements = try array.arrayElements()
      guard range.fits(in: elements.count) else {
        throw array.beyond(
          range, elements.count, "indexOfObject:inSortedRange:options:usingComparator:",
          owner: "NSArray")
      }
      return try search(object, Array(elements[range.bounds]), options, block).map {
        $0 + range.location
      } ?? .max
    }
  }

  /// The arguments of sorting methods, at most two.
  struct Arguments2 {
    let first, second: Value
  }

  /// `NSBinarySearchingOptions`.
  private enum Searching {
    static let firstEqual = 1 << 8
    static let lastEqual = 1 << 9
    static let insertionIndex = 1 << 10
  }

  static func search(
    _ object: Value, _ elements: [Value], _ options: Int, _ block: Block
  ) throws -> Int? {
    let isInsertion = options & Searching.insertionIndex != 0
    let wantsEnd = options & Searching.lastEqual != 0
    // Finds the first element that is not ordered before the object, or the first ordered after it.
    let low = try elements.orderedIndex(where: {
      let order = try block($0, object).integerPart ?? 0
      return order > 0 || order == 0 && !wantsEnd
    })
    if isInsertion { return low }
    let place = wantsEnd ? low - 1 : low
    guard elements.indices.contains(place),
      (try block(elements[place], object).integerPart ?? 0) == 0
    else { return nil }
    return place
  }
}

extension FoundationWorld {
  func sort(_ elements: [Value], bySelector selector: Value) throws -> [Value] {
    guard let selector = Selector.from(selector, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "sortedArrayUsingSelector: must be given a selector, got \(selector.typeName)")
    }
    return try sort(elements) { left, right in
      try self.send(toElement: left, selector, Arguments(right))
    }
  }

  func sort(_ elements: [Value], byFunction function: Value, context: Value) throws -> [Value] {
    guard let function = Block.from(function, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "sortedArrayUsingFunction:context: must be given a function, got \(function.typeName)")
    }
    return try sort(elements) { try function($0, $1, context) }
  }

  func sort(_ elements: [Value], byComparator comparator: Value) throws -> [Value] {
    guard let block = Block.from(comparator, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        comparator.isNone
          ? "*** -[NSArray sortedArrayUsingComparator:]: comparator cannot be nil"
          : "sortedArrayUsingComparator: must be given a function, got \(comparator.typeName)")
    }
    return try sort(elements) { try block($0, $1) }
  }

  func sort(_ elements: [Value], byDescriptors descriptors: Value) throws -> [Value] {
    let compare = runtime.selector("compareObject:toObject:")
    let descriptors = try self.elements(of: descriptors)?.compactMap(\.object) ?? []
    return try sort(elements) { left, right in
      for descriptor in descriptors {
        let order = try self.runtime.send(descriptor, compare, Arguments(left, right))
        if order.integerPart ?? 0 != 0 { return order }
      }
      return .integer(0)
    }
  }

  /// Sorts by the result of a comparison: below 0 if the first value precedes the second.
  private func sort(
    _ elements: [Value], _ compare: (Value, Value) throws -> Value
  ) throws -> [Value] {
    // The standard library's sort is stable but not documented as such: equal values compare by
    // index.
    try elements.enumerated().sorted { left, right in
      try checkStop()
      let order = try compare(left.element, right.element).integerPart ?? 0
      return order < 0 || (order == 0 && left.offset < right.offset)
    }.map(\.element)
  }
}
