internal import SelectorRuntime

/// The mutating indexed accessors of a key.
///
/// These are `insertObject:inItemsAtIndex:` and `removeObjectFromItemsAtIndex:`, or the forms for
/// several indexes.
struct ListAccessors {
  private let object: RuntimeObject
  private let key: String
  private let insertOne, insertMany, removeOne, removeMany, replaceOne, replaceMany: Selector?

  /// Returns nil unless the object has both an inserting and a removing accessor.
  init?(_ key: String, of object: RuntimeObject) throws {
    self.object = object
    self.key = key
    let search = AccessorSearch(key, of: object)
    let names = ListAccessors.names(key)
    insertOne = try search.implemented([names.insertOne])
    insertMany = try search.implemented([names.insertMany])
    removeOne = try search.implemented([names.removeOne])
    removeMany = try search.implemented([names.removeMany])
    replaceOne = try search.implemented([names.replaceOne])
    replaceMany = try search.implemented([names.replaceMany])
    if insertOne == nil && insertMany == nil { return nil }
    if removeOne == nil && removeMany == nil { return nil }
  }

  /// Returns the names of the accessors for a key.
  static func names(
    _ key: String
  ) -> (
    insertOne: String, insertMany: String, removeOne: String, removeMany: String,
    replaceOne: String, replaceMany: String
  ) {
    let name = KeyPath.capitalized(key)
    return (
      "insertObject:in\(name)AtIndex:", "insert\(name):atIndexes:",
      "removeObjectFrom\(name)AtIndex:", "remove\(name)AtIndexes:",
      "replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)AtIndexes:with\(name):"
    )
  }

  /// Inserts one object, or several with the accessor for several indexes if there is one.
  func insert(_ values: [Value], at indexes: [Int], isOne: Bool = true) throws {
    guard let insertOne, isOne && values.count == 1 || insertMany == nil else {
      return try send(insertMany, .list(values), list(indexes))
    }
    for (index, value) in zip(indexes, values) {
      try send(insertOne, value, .integer(Int64(index)))
    }
  }

  func remove(at indexes: [Int], isOne: Bool = true) throws {
    guard let removeOne, isOne && indexes.count == 1 || removeMany == nil else {
      return try send(removeMany, list(indexes))
    }
    for index in Set(indexes).sorted(by: >) { try send(removeOne, .integer(Int64(index))) }
  }

  /// Replaces the objects at the indexes.
  ///
  /// Observers are notified once, even if a removing and an inserting message are sent.
  func replace(at indexes: [Int], with values: [Value]) throws {
    if let replaceOne, indexes.count == 1 || replaceMany == nil {
      for (index, value) in zip(indexes, values) {
        try send(replaceOne, .integer(Int64(index)), value)
      }
    } else if let replaceMany {
      try send(replaceMany, list(indexes), .list(values))
    } else {
      try object.notifying(of: .list(.replacement, at: indexes), ofKey: key) {
        for (index, value) in zip(indexes, values) {
          try remove(at: [index])
          try insert([value], at: [index])
        }
      }
    }
  }

  private func list(_ indexes: [Int]) -> Value { .list(indexes.map { .integer(Int64($0)) }) }

  private func send(_ selector: Selector?, _ arguments: Value...) throws {
    if let selector { _ = try object.runtime.send(object, selector, Arguments(arguments)) }
  }
}
