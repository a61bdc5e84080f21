internal import SelectorRuntime

// What a message hands over need not be what the property has: a cast of `objc_msgSend` may say
// `uint32_t` where the property is an `int`, and key-value coding knows numbers only. The accessor that
// the compiler makes stores as many bits as the property has.

extension Implementation {
  /// The setter of a property that stores integers of fewer bits than Lua's; itself for any other.
  ///
  /// - Parameter types: The encoding of the property's variable.
  func narrowing(to types: String) -> Implementation {
    guard let narrow = keptParts[types] else { return self }
    return NativeImplementation { [self] object, selector, arguments in
      guard arguments.count == 1, case .integer(let number) = arguments[0] else {
        return try invoke(object, selector, arguments)
      }
      return try invoke(object, selector, Arguments(.integer(narrow(number))))
    }
  }
}

/// By an encoding, what of a number is kept.
private let keptParts: [String: @Sendable (Int64) -> Int64] = [
  "c": { Int64(Int8(truncatingIfNeeded: $0)) },
  "C": { Int64(UInt8(truncatingIfNeeded: $0)) },
  "s": { Int64(Int16(truncatingIfNeeded: $0)) },
  "S": { Int64(UInt16(truncatingIfNeeded: $0)) },
  "i": { Int64(Int32(truncatingIfNeeded: $0)) },
  "I": { Int64(UInt32(truncatingIfNeeded: $0)) },
]
