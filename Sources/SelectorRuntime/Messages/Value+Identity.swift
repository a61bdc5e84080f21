extension Value {
  /// Whether it is the same pointer, or an equal number or string.
  package func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.object(let left), .object(let right)): left === right
    case (.string(let left), .string(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.selector(let left), .selector(let right)): left === right
    case (.opaque(let left), .opaque(let right)): left === right
    case (.foreign(let left), .foreign(let right)): left.isSame(as: right)
    default: false
    }
  }

  /// A hash that is equal for identical values; 0 without a value.
  package var identityHash: UInt32 {
    switch self {
    case .object(let object):
      UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(object)) >> 4)
    case .string(let text): NameHash(text).bits
    default: 0
    }
  }
}
