/// A value that is expensive to find and is used again for some seconds.
///
/// The sources of a project are read one after the other and share it; a prompt that runs for hours
/// finds it again, so that it sees changes of files.
package struct ExpiringValue<Value: Sendable>: Sendable {
  private var value: Value?
  private var key: String
  private var made = MonotonicInstant.now

  /// How long a value is used, in seconds.
  private static var lifetime: Double { 10 }

  /// Creates one without a value.
  package init() { (value, key) = (nil, "") }

  /// Creates one with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Everything that it depends on and that may change within its lifetime.
  package init(_ value: Value, for key: String) { (self.value, self.key) = (value, key) }

  /// Replaces the value; its time runs on if it depends on the same.
  package mutating func replace(with value: Value, for key: String) {
    if self.value(for: key) == nil { made = .now }
    (self.value, self.key) = (value, key)
  }

  /// The value; nil if it depends on something else, or is too old.
  package func value(for key: String) -> Value? {
    key == self.key && MonotonicInstant.now - made < Self.lifetime ? value : nil
  }
}
