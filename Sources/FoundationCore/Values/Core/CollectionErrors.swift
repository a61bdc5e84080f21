internal import SelectorRuntime

/// The errors of collections about indexes and ranges beyond their bounds, with a device's reasons.
extension RuntimeObject {
  /// Returns the error `*** -[__NSArrayI objectAtIndex:]: index 5 beyond bounds [0 .. 2]`.
  final func beyond(
    _ index: Int, _ count: Int, _ message: String, owner: String? = nil,
    empty: String = "empty array"
  ) -> RuntimeError {
    RuntimeError(
      .range,
      "*** -[\(owner ?? implementingClassName) \(message)]: index \(UInt(bitPattern: index)) beyond bounds "
        + bounds(count, empty))
  }

  /// Returns the error `*** -[__NSArrayM …]: range {5, 1} extends beyond bounds [0 .. 1]`.
  final func beyond(
    _ range: IndexRange, _ count: Int, _ message: String, owner: String? = nil,
    empty: String = "empty array"
  ) -> RuntimeError {
    RuntimeError(
      .range,
      "*** -[\(owner ?? implementingClassName) \(message)]: range \(range.text) extends beyond bounds "
        + bounds(count, empty))
  }

  /// Returns the error `*** -[NSArray …]: index 100 in index set beyond bounds [0 .. 1]`.
  final func beyond(
    indexInSet index: Int, _ count: Int, _ message: String, owner: String
  ) -> RuntimeError {
    RuntimeError(
      .range,
      "*** -[\(owner) \(message)]: index \(UInt(bitPattern: index)) in index set beyond bounds "
        + bounds(count, "empty array"))
  }

  private final func bounds(_ count: Int, _ empty: String) -> String {
    count == 0 ? "for \(empty)" : "[0 .. \(count - 1)]"
  }

  /// Raises `*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil` for a nil value.
  final func refuseNil(_ value: Value, _ message: String, owner: String? = nil) throws {
    if value.isNone {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(owner ?? implementingClassName) \(message)]: object cannot be nil")
    }
  }
}
