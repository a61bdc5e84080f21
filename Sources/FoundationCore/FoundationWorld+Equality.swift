package import SelectorRuntime

extension FoundationWorld {
  /// The maximum depth to which nested lists are compared; it also stops at a list that contains
  /// itself.
  private static let deepest = 100

  /// Returns whether two values are equal.
  ///
  /// Objects are compared with `isEqual:`, lists and dictionaries of the host language by their
  /// contents.
  package func isEqual(_ left: Value, _ right: Value) throws -> Bool {
    try isEqual(left, right, depth: 0)
  }

  private func isEqual(_ left: Value, _ right: Value, depth: Int) throws -> Bool {
    switch (left, right) {
    case (.none, .none): return true
    case (.object(let left), .object(let right)):
      if left === right { return true }
      try checkStop()
      return try runtime.send(left, runtime.selector("isEqual:"), right, as: Bool.self)
    case (.object(let left), _):
      return try runtime.send(left, runtime.selector("isEqual:"), right, as: Bool.self)
    case (_, .object(let right)):
      guard let plain = right.plainValue else { return false }
      return try isEqual(left, plain, depth: depth + 1)
    case (.string(let left), .string(let right)): return left.hasSameUnits(as: right)
    case (.bool(let left), .bool(let right)): return left == right
    case (.selector(let left), .selector(let right)): return left === right
    case (.foreign(let left), .foreign(let right)) where left.isSame(as: right): return true
    case (.integer(let left), .integer(let right)): return left == right
    default:
      if let left = left.asNumber { return left == right.asNumber }
      return try depth < FoundationWorld.deepest && holdTheSame(left, right, depth: depth + 1)
    }
  }

  private func holdTheSame(_ left: Value, _ right: Value, depth: Int) throws -> Bool {
    try runtime.enter("isEqual:")
    defer { runtime.leave() }
    try checkStop()
    if let left = left.elements, let right = right.elements {
      return try left.count == right.count
        && zip(left, right).allSatisfy { try isEqual($0, $1, depth: depth) }
    }
    guard let left = left.entries, let right = right.entries, left.count == right.count else {
      return false
    }
    return try left.allSatisfy { entry in
      try right.contains {
        try isEqual($0.key, entry.key, depth: depth)
          && isEqual($0.value, entry.value, depth: depth)
      }
    }
  }
}

extension Value {
  /// The numeric value of a number, an integer or a boxed BOOL.
  fileprivate var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .bool(let bool): bool ? 1 : 0
    default: nil
    }
  }
}
