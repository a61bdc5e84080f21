package import SelectorRuntime

extension FoundationWorld {
  /// Returns the receiver of a message to a value: the object itself or its box; nil for nil.
  package func receiver(for value: Value) throws -> RuntimeObject? {
    if case .object(let object) = value { return object }
    return try box(value)
  }

  /// Returns the order of two values: strings and numbers are compared directly, objects by
  /// `compare:`.
  package func order(_ left: Value, _ right: Value) throws -> Int {
    if let left = numberContent(of: left), let right = numberContent(of: right) {
      return left.compare(right)
    }
    if let left = try characters(of: left), let right = try characters(of: right) {
      return try left.compare(right, check: checkStop)
    }
    guard let receiver = try receiver(for: left) else { return right.isNone ? 0 : -1 }
    return try runtime.send(receiver, keyValue.compare, right, as: Int.self)
  }
}
