internal import FoundationCore
internal import SelectorRuntime

/// The long list that `IN` searched last; a filter searches the same one for each of its objects.
///
/// From the second search on, a table finds its strings and numbers. It retains no object.
private struct SearchedList {
  /// The list; a change of the collection copies it first, so it has another storage then.
  var elements: [Value] = []
  /// The elements by their hashes; nil before the second search.
  var table: HashedStorage?
  /// Whether all elements are strings and numbers.
  var isPlain = false

  /// The number of elements from which on a table is faster.
  static let leastCount = 32

  func has(storageOf list: [Value]) -> Bool {
    unsafe elements.withUnsafeBufferPointer { own in
      unsafe list.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }
}

private enum SearchedListKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> SearchedList { SearchedList() }
}

extension FoundationWorld {
  /// Whether a long list contains a string or a number, or nil if the elements must be compared.
  ///
  /// - Complexity: O(1), expected, from the third search of the same list on.
  func searchAgain(_ list: Value, for value: Value) throws -> Bool? {
    let elements: [Value]
    switch list {
    case .list(let list): elements = list
    case .object(let array as ArrayObject): elements = array.elements
    default: return nil
    }
    guard elements.count >= SearchedList.leastCount, value.hasOwnHash else { return nil }
    guard self[SearchedListKey.self].has(storageOf: elements) else {
      self[SearchedListKey.self] = SearchedList(elements: elements)
      return nil
    }
    if self[SearchedListKey.self].table == nil {
      var made = HashedStorage()
      let isPlain = elements.allSatisfy(\.hasOwnHash)
      for element in elements where isPlain { made.append(element, hash: try hash(of: element)) }
      self[SearchedListKey.self].table = made
      self[SearchedListKey.self].isPlain = isPlain
    }
    let searched = self[SearchedListKey.self]
    guard searched.isPlain, let table = searched.table else { return nil }
    return try table.position(of: value, hash: hash(of: value)) { try isEqual($0, value) } != nil
  }
}
