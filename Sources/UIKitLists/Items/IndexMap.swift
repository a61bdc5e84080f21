/// Maps indexes of a list from before to after removals and insertions.
package struct IndexMap {
  private let removed: [Int]
  private let inserted: [Int]

  /// Creates a map.
  ///
  /// An index that is given twice also means the next index.
  ///
  /// - Parameters:
  ///   - removed: indexes in the old list.
  ///   - inserted: indexes in the new list.
  package init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Self.spread(removed)
    self.inserted = Self.spread(inserted)
  }

  private static func spread(_ places: some Sequence<Int>) -> [Int] {
    var next = Int.min
    return places.sorted().map { place in
      let own = max(place, next)
      next = own &+ 1
      return own
    }
  }

  /// Returns the new index of an old one, or nil if it was removed.
  ///
  /// - Complexity: O(changes).
  package func newPlace(of old: Int) -> Int? {
    var place = old
    for gone in removed {
      if gone == old { return nil }
      if gone > old { break }
      place -= 1
    }
    for slot in inserted {
      if slot > place { break }
      place += 1
    }
    return place
  }
}
