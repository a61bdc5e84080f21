/// Where the places of a list go when some of them are taken out and others put in.
package struct IndexMap {
  private let removed: [Int]
  private let inserted: [Int]

  /// - Parameter removed: places of the old list.
  /// - Parameter inserted: places of the new list.
  package init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.inserted = Set(inserted).sorted()
  }

  /// The new place of what stood at an old one; nil when it was taken out.
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
