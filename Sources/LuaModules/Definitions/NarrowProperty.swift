internal import SelectorRuntime

// The type of a message's argument may differ from the property's type: a cast of `objc_msgSend`
// may use `uint32_t` for an `int` property, and key-value coding uses only numbers. An accessor
// that the compiler generates stores as many bits as the property has.

extension Implementation {
  /// The setter of a property whose integers have fewer bits than Lua's; others are unchanged.
  ///
  /// - Parameter types: The type encoding of the property's variable.
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

/// The conversion of a number to the stored bits, by type encoding.
private let keptParts: [String: @Sendable (Int64) -> Int64] = [
  "c": { Int64(Int8(truncatingIfNeeded: $0)) },
  "C": { Int64(UInt8(truncatingIfNeeded: $0)) },
  "s": { Int64(Int16(truncatingIfNeeded: $0)) },
  "S": { Int64(UInt16(truncatingIfNeeded: $0)) },
  "i": { Int64(Int32(truncatingIfNeeded: $0)) },
  "I": { Int64(UInt32(truncatingIfNeeded: $0)) },
]
