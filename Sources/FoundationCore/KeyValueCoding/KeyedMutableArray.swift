internal import SelectorRuntime

/// The return value of `mutableArrayValueForKey:`.
package class KeyedMutableArray: KeyedCollection {
  override class var nameOfClass: String { "NSKeyValueMutableArray" }
  package override class var declaredName: String { "NSMutableArray" }

  override class var expectation: String { "a list" }
  /// The word for an empty collection in exceptions.
  class var emptyName: String { "array" }

  func element(at index: Int, _ message: String) throws -> Value {
    // The owner's accessor checks the index, since only the owner knows the count.
    if message == "objectAtIndex:", let target, try ListAccessors(key, of: target) != nil,
      let reading = try AccessorSearch(key, of: target).elementReader()
    {
      return try runtime.send(target, reading, Arguments(.integer(Int64(index))))
    }
    let elements = try elements()
    try check([index], below: elements.count, message)
    return elements[index]
  }

  private final func check(_ indexes: [Int], below count: Int, _ message: String) throws {
    for index in indexes where index < 0 || index >= count {
      let bounds = count == 0 ? "for empty \(Self.emptyName)" : "[0 .. \(count - 1)]"
      throw RuntimeError(
        .range, "*** -[\(Self.nameOfClass) \(message)]: index \(index) beyond bounds \(bounds)")
    }
  }

  /// Inserts objects so that they have the given indexes afterwards.
  func insert(_ values: [Value], at indexes: [Int], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    try refuseNil(values, message)
    guard values.count == indexes.count else { throw unequal(values, indexes, message) }
    if let accessors = try ListAccessors(key, of: target) {
      return try quietly {
        try accessors.insert(values, at: indexes, isOne: message != "insertObjects:atIndexes:")
      }
    }
    var elements = try elements()
    let isRow = zip(indexes, indexes.dropFirst()).allSatisfy { $0 + 1 == $1 }
    if isRow, let first = indexes.first {
      try check([first], below: elements.count + 1, message)
      elements.insert(contentsOf: values, at: first)
    } else {
      for (index, value) in zip(indexes, values) {
        try foundation.checkStop()
        try check([index], below: elements.count + 1, message)
        elements.insert(value, at: index)
      }
    }
    try store(elements, .list(.insertion, at: indexes), message)
  }

  /// Removes the objects at the indexes.
  func remove(at indexes: [Int], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    if let accessors = try ListAccessors(key, of: target) {
      return try quietly {
        try accessors.remove(at: indexes, isOne: message != "removeObjectsAtIndexes:")
      }
    }
    var elements = try elements()
    try check(indexes, below: elements.count, message)
    let gone = Set(indexes)
    elements = elements.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    try store(elements, .list(.removal, at: gone.sorted()), message)
  }

  /// Replaces the objects at the indexes.
  func replace(at indexes: [Int], with values: [Value], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    try refuseNil(values, message)
    guard values.count == indexes.count else { throw unequal(values, indexes, message) }
    if let accessors = try ListAccessors(key, of: target) {
      return try quietly { try accessors.replace(at: indexes, with: values) }
    }
    var elements = try elements()
    try check(indexes, below: elements.count, message)
    for (index, value) in zip(indexes, values) { elements[index] = value }
    try store(elements, .list(.replacement, at: indexes), message)
  }

  private func unequal(_ values: [Value], _ indexes: [Int], _ message: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** -[\(Self.nameOfClass) \(message)]: count of array (\(values.count)) differs from "
        + "count of index set (\(indexes.count))")
  }
}
