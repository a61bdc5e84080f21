internal import SelectorRuntime

/// Encodes values under a key, or in sequence without keys.
extension NSCoder {
  static func defineEncoding(_ coder: ClassDefinition<NSCoder>) {
    coder.method("encodeObject:forKey:") { (coder, value: Value, key: String?) in
      try coder.writeObject(
        value, forKey: coder.required(key, "encodeObject:forKey:"), isConditional: false)
    }
    coder.method("encodeConditionalObject:forKey:") { (coder, value: Value, key: String?) in
      let message = "encodeConditionalObject:forKey:"
      try coder.writeObject(value, forKey: coder.required(key, message), isConditional: true)
    }
    coder.method("encodeBool:forKey:") { (coder, value: Bool, key: String?) in
      try coder.encode(.bool(value), key, "encodeBool:forKey:")
    }
    for (name, bits) in [("Int", 32), ("Int32", 32), ("Integer", 64), ("Int64", 64)] {
      let message = "encode\(name):forKey:"
      coder.method(message) { (coder, value: Int, key: String?) in
        let kept = bits == 32 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(value)
        try coder.encode(.integer(kept), key, message)
      }
    }
    coder.method("encodeFloat:forKey:") { (coder, value: Double, key: String?) in
      try coder.encode(.number(Double(Float(value))), key, "encodeFloat:forKey:")
    }
    coder.method("encodeDouble:forKey:") { (coder, value: Double, key: String?) in
      try coder.encode(.number(value), key, "encodeDouble:forKey:")
    }
    coder.method("encodeBytes:length:forKey:") {
      (coder, bytes: ByteArgument?, length: Int, key: String?) in
      let bytes = bytes?.bytes.prefix(max(0, length)) ?? []
      try coder.encode(
        ByteString.value(of: Array(bytes)), key, "encodeBytes:length:forKey:")
    }
  }

  private func encode(_ value: Value, _ key: String?, _ message: String) throws {
    try writeScalar(value, forKey: required(key, message), message)
  }

  /// Raises an exception if the key is nil.
  private func required(_ key: String?, _ message: String) throws -> String {
    if let key { return key }
    throw RuntimeError(.invalidArgument, "*** -[\(className) \(message)]: key cannot be nil")
  }
}

/// Encodes values without keys, which are decoded in the same order.
extension NSCoder {
  static func defineUnkeyed(_ coder: ClassDefinition<NSCoder>) {
    for name in [
      "encodeObject:", "encodeRootObject:", "encodeBycopyObject:", "encodeByrefObject:",
      "encodePropertyList:", "encodeDataObject:",
    ] {
      coder.method(name) { (coder, value: Value) in
        guard name == "encodeObject:" else { return try coder.encodeObject(value, forKey: nil) }
        if coder.overrides("encodeValueOfObjCType:at:") {
          _ = try coder.sendTyped("encodeValueOfObjCType:at:", "@", value)
        } else {
          try coder.writeObject(value, forKey: nil, isConditional: false)
        }
      }
    }
    coder.method("encodeConditionalObject:") { (coder, value: Value) in
      try coder.writeObject(value, forKey: nil, isConditional: true)
    }
    coder.method("encodeBytes:length:") { (coder, bytes: ByteArgument?, length: Int) in
      let bytes = Array(bytes?.bytes.prefix(max(0, length)) ?? [])
      try coder.writeScalar(ByteString.value(of: bytes), forKey: nil, "encodeBytes:length:")
    }
    coder.method("encodeValueOfObjCType:at:") { (coder, types: String, value: Value) in
      if types.hasPrefix("@") || types.hasPrefix("{") {
        return try coder.writeObject(value, forKey: nil, isConditional: false)
      }
      let number = try coder.foundation.number(value, ofType: types)
      try coder.writeScalar(
        number.plainValue ?? .none, forKey: nil, "encodeValueOfObjCType:at:")
    }
    for name in ["decodeObject", "decodePropertyList", "decodeDataObject"] {
      coder.method(name) { (coder) -> Value in
        coder.decodesTypedValues
          ? try coder.sendTyped("decodeValueOfObjCType:at:", "@", .none)
          : try coder.readObject(forKey: nil, of: nil)
      }
    }
    coder.method("decodeBytesWithReturnedLength:") { (coder, _: Value) -> Value in
      coder.withLength(
        try coder.readScalar(forKey: nil, "decodeBytesWithReturnedLength:"))
    }
    for name in ["decodeValueOfObjCType:at:", "decodeValueOfObjCType:at:size:"] {
      coder.raw(name, types: name.hasSuffix("size:") ? "v@:*^vQ" : "v@:*^v") {
        receiver, selector, arguments in
        let coder = try ClassDefinition<NSCoder>.instance(receiver, selector)
        let types = try arguments.value(0, as: String.self, receiver, selector)
        return types.hasPrefix("@") || types.hasPrefix("{")
          ? try coder.readObject(forKey: nil, of: nil)
          : try coder.readScalar(forKey: nil, name)
      }
    }
  }

  /// Returns bytes and their length as out-values.
  func withLength(_ bytes: Value) -> Value {
    let count = ByteArgument.from(bytes, in: runtime)?.bytes.count ?? 0
    return .foreign(OutValues([bytes, .integer(Int64(count))]))
  }
}
