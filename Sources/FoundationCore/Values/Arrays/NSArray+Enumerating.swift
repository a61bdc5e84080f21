internal import SelectorRuntime

/// Enumeration of arrays: blocks with `stop`, messages to each element, enumerators.
extension NSArrayClass {
  static func defineEnumerating(_ array: ClassDefinition<RuntimeObject>) {
    let runtime = array.cls.runtime
    let withOptions = runtime.selector("enumerateObjectsWithOptions:usingBlock:")
    array.raw("enumerateObjectsUsingBlock:", types: "v@:@?") { array, selector, arguments in
      try arguments.expect(atMost: 1, array, selector)
      _ = try runtime.send(array, withOptions, Arguments(.integer(0), arguments[0]))
      return .none
    }
    array.method("enumerateObjectsWithOptions:usingBlock:") {
      (array, options: Int, block: Block?) in
      try enumerate(array, options, block)
    }
    array.method("enumerateObjectsAtIndexes:options:usingBlock:") {
      (array, indexes: IndexSetArgument, options: Int, block: Block?) in
      guard block != nil else {
        throw array.needsBlock("enumerateObjectsAtIndexes:options:usingBlock:")
      }
      let count = try array.arrayCount()
      if let last = indexes.indexes.last, last >= count {
        throw array.beyond(
          indexInSet: last, count, "enumerateObjectsAtIndexes:options:usingBlock:",
          owner: "NSArray")
      }
      try enumerate(array, options, block, at: indexes.indexes)
    }
    array.method("makeObjectsPerformSelector:") { (array, selector: Selector) in
      for element in try array.arrayElements() {
        _ = try array.foundation.send(toElement: element, selector, Arguments())
      }
    }
    array.method("makeObjectsPerformSelector:withObject:") {
      (array, selector: Selector, object: Value) in
      for element in try array.arrayElements() {
        _ = try array.foundation.send(toElement: element, selector, Arguments(object))
      }
    }
    array.method("objectEnumerator") { (array) -> RuntimeObject in
      array.foundation.makeEnumerator(of: array, try array.arrayElements())
    }
    array.method("reverseObjectEnumerator") { (array) -> RuntimeObject in
      array.foundation.makeEnumerator(of: array, try array.arrayElements().reversed())
    }
  }

  /// Calls a block with each element, its index and `stop`.
  static func enumerate(
    _ array: RuntimeObject, _ options: Int, _ block: Block?, at indexes: [Int]? = nil
  ) throws {
    guard let block else { throw array.needsBlock("enumerateObjectsWithOptions:usingBlock:") }
    let elements = try array.arrayElements()
    let container = array as? ContainerObject
    let changes = container?.changes ?? 0
    try array.foundation.enumerate(
      indexes ?? Array(elements.indices), options: options,
      { try container?.check(changes: changes) },
      { index, stop in try block(elements[index], .integer(Int64(index)), .foreign(stop)) })
  }

  static func defineTesting(_ array: ClassDefinition<RuntimeObject>) {
    array.method("indexOfObjectPassingTest:") { (array, block: Block?) -> Int in
      try passing(array, 0, nil, block, isFirst: true).first ?? .max
    }
    array.method("indexOfObjectWithOptions:passingTest:") {
      (array, options: Int, block: Block?) -> Int in
      try passing(array, options, nil, block, isFirst: true).first ?? .max
    }
    array.method("indexOfObjectAtIndexes:options:passingTest:") {
      (array, indexes: IndexSetArgument, options: Int, block: Block?) -> Int in
      try passing(array, options, indexes.indexes, block, isFirst: true).first ?? .max
    }
    array.method("indexesOfObjectsPassingTest:") { (array, block: Block?) -> RuntimeObject in
      array.foundation.makeIndexSet(try passing(array, 0, nil, block, isFirst: false))
    }
    array.method("indexesOfObjectsWithOptions:passingTest:") {
      (array, options: Int, block: Block?) -> RuntimeObject in
      array.foundation.makeIndexSet(try passing(array, options, nil, block, isFirst: false))
    }
    array.method("indexesOfObjectsAtIndexes:options:passingTest:") {
      (array, indexes: IndexSetArgument, options: Int, block: Block?) -> RuntimeObject in
      array.foundation.makeIndexSet(
        try passing(array, options, indexes.indexes, block, isFirst: false))
    }
  }

  /// Returns the indexes of the elements that pass a block's test, or only the first one.
  private static func passing(
    _ array: RuntimeObject, _ options: Int, _ indexes: [Int]?, _ block: Block?, isFirst: Bool
  ) throws -> [Int] {
    guard let block else { throw array.needsBlock("indexesOfObjectsPassingTest:") }
    let elements = try array.arrayElements()
    if let last = indexes?.last, last >= elements.count {
      throw array.beyond(
        indexInSet: last, elements.count, "indexesOfObjectsAtIndexes:options:passingTest:",
        owner: "NSArray")
    }
    var found: [Int] = []
    try array.foundation.enumerate(
      indexes ?? Array(elements.indices), options: options, {},
      { index, stop in
        let answer = try block(elements[index], .integer(Int64(index)), .foreign(stop))
        guard answer.truth ?? !answer.isNone else { return }
        found.append(index)
        if isFirst { _ = stop.setEntry(.string("value"), .bool(true)) }
      })
    return found
  }
}

extension RuntimeObject {
  /// Returns the error of a method whose block argument is nil.
  final func needsBlock(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[\(className) \(message)]: block cannot be nil")
  }
}

extension FoundationWorld {
  /// Sends a message to an element; a value of the host language is boxed first.
  func send(
    toElement element: Value, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let receiver = try element.object ?? box(element) else { return .none }
    return try runtime.send(receiver, selector, arguments)
  }
}
