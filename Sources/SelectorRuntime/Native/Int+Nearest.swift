extension Int {
  /// Creates the nearest integer to a number, without a trap.
  ///
  /// A fraction is dropped. A number beyond the range becomes the first or the last integer, and NaN
  /// becomes 0. Every conversion of a number that a script, a source or a file determines uses this
  /// initializer or `Int(exactly:)`.
  /// - Complexity: O(1).
  package init(nearestTo number: Double) {
    self =
      Int(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
  }

  /// Adds an integer; a sum that overflows is the least or the largest integer.
  package func addingLimited(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
