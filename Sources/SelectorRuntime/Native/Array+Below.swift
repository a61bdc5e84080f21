extension Array {
  /// Creates the elements of all indexes below a count, without reserving memory for the count.
  ///
  /// The count may be any integer, as one that a script's method returns or an archive contains. A
  /// range of that count that is mapped would reserve its memory first, which corrupts the heap if
  /// the size overflows.
  /// - Complexity: O(*n*), where *n* is the count.
  ///
  /// - Parameters:
  ///   - count: the number of elements; a negative one means none.
  ///   - element: returns the element of an index.
  package init(below count: Int, element: (Int) throws -> Element) rethrows {
    self = []
    for index in 0..<Swift.max(0, count) { append(try element(index)) }
  }
}
