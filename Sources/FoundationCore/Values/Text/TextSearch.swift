/// Finds a sequence in another one in linear time, by the algorithm of Knuth, Morris and Pratt.
///
/// The elements are compared by functions, so that texts and folded texts have the same search.
package struct TextSearch {
  private let count: Int
  private let isBackwards: Bool
  /// For each number of equal elements, the length of the longest proper border.
  private var borders: [Int] = []

  /// Creates a search for a sequence of elements.
  ///
  /// - Parameter isSame: Whether the elements of the sequence at two indexes are equal.
  package init(_ count: Int, isBackwards: Bool, isSame: (Int, Int) -> Bool) {
    (self.count, self.isBackwards) = (count, isBackwards)
    guard count > 1 else { return }
    borders = [0, 0]
    borders.reserveCapacity(count + 1)
    var border = 0
    for index in 1..<count {
      while border > 0, !isSame(place(index), place(border)) { border = borders[border] }
      if isSame(place(index), place(border)) { border += 1 }
      borders.append(border)
    }
  }

  /// Returns the index of the sequence's element in the order of the search.
  private func place(_ index: Int) -> Int { isBackwards ? count - 1 - index : index }

  /// Returns the index of the first match in the order of the search.
  ///
  /// - Parameters:
  ///   - total: The number of elements to search; at least the number of those sought.
  ///   - isAnchored: Whether only the first possible match counts.
  ///   - isSame: Whether a searched element is equal to one of the sequence.
  ///   - accepts: Whether a match at an index counts.
  /// - Complexity: O(total).
  package func firstMatch(
    in total: Int, isAnchored: Bool, _ isSame: (Int, Int) -> Bool, accepts: (Int) -> Bool
  ) -> Int? {
    var equal = 0
    for step in 0..<(isAnchored ? count : total) {
      let element = isBackwards ? total - 1 - step : step
      while equal > 0, !isSame(element, place(equal)) {
        if isAnchored { return nil }
        equal = borders[equal]
      }
      guard isSame(element, place(equal)) else {
        if isAnchored { return nil }
        continue
      }
      equal += 1
      guard equal == count else { continue }
      let start = isBackwards ? element : element - count + 1
      if accepts(start) { return start }
      equal = count > 1 ? borders[count] : 0
    }
    return nil
  }
}
