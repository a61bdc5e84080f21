/// Where the places of a list go when some of them are taken out and others put in.
package struct IndexMap {
  private let removed: [Int]
  private let inserted: [Int]

  /// Makes one; a place that stands in a list twice stands for itself and the next one.
  ///
  /// - Parameter removed: places of the old list.
  /// - Parameter inserted: places of the new list.
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
