extension Array {
  /// Returns the first index whose element meets a condition, as all after it do; else the end.
  ///
  /// - Complexity: O(log *n*).
  func orderedIndex(where holds: (Element) throws -> Bool) rethrows -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
