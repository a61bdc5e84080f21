internal import SelectorRuntime

/// The coding of C values; archives store numbers as plain values.
extension NSValue {
  /// The keys of Foundation's own structures.
  private static let kinds: [(type: String, special: Int64, key: String)] = [
    ("CGPoint", 1, "NS.pointval"), ("CGSize", 2, "NS.sizeval"), ("CGRect", 3, "NS.rectval"),
    ("_NSRange", 4, "NS.rangeval"), ("CGAffineTransform", 5, "NS.atval"),
    ("UIEdgeInsets", 12, "NS.edgeval"),
  ]

  static func defineCoding(_ value: ClassDefinition<NSValue>) {
    value.coding { value, coder in
      guard case .structure(let structure) = value.content else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSValue encodeWithCoder:]: this encoder cannot encode non-keyed values of type "
            + "'\(value.types)'")
      }
      let kind = kinds.first { $0.type == structure.type.name }
      try coder.encodeScalar(.integer(kind?.special ?? 0), forKey: "NS.special")
      if kind == nil, try !coder.takesKeys {
        try coder.encodeObject(.string(structure.type.name), forKey: nil)
      }
      let text = value.foundation.string(UTF16Text(StructureText.text(structure)))
      try coder.encodeObject(
        .object(text), forKey: kind?.key ?? structure.type.name, isConditional: false)
    } decode: { value, coder in
      let world = value.foundation
      let allowed = [world.valueClass("NSString")]
      let special = try coder.decodeInteger(forKey: "NS.special")
      let kind = kinds.first { $0.special == special }
      var name = kind?.type
      // Without keys, the name of another type precedes the value.
      if name == nil, try !coder.takesKeys {
        let written = try coder.decodeObject(forKey: nil, of: allowed)
        name = try world.characters(of: written)?.string ?? ""
      }
      for type in world.structureTypes.values.sorted(by: { $0.name < $1.name })
      where name == nil || name == type.name {
        let text = try coder.decodeObject(forKey: kind?.key ?? type.name, of: allowed)
        guard let text = try world.characters(of: text) else { continue }
        return .object(
          try world.makeValue(.structure(StructureText.structure(type, in: text.string))))
      }
      if try coder.takesKeys { return .none }
      throw RuntimeError(
        .invalidArgument, "*** -[NSValue initWithCoder:]: the coder has no type of a value")
    }
  }
}

extension NSNumber {
  /// Defines the coding of numbers for subclasses of NSNumber and for a script's coder.
  ///
  /// Archives store plain instances as values.
  static func defineCoding(_ number: ClassDefinition<NSNumber>) {
    let keys = ["NS.boolval", "NS.intval", "NS.dblval"]
    number.coding { number, coder in
      let value = number.plainValue ?? .integer(0)
      guard !(coder is NSKeyedArchiver) else {
        let whole = try number.foundation.makeNumber(value)
        return try coder.encodeObject(.object(whole), forKey: "NS.number")
      }
      let place =
        switch value {
        case .bool: 0
        case .integer: 1
        default: 2
        }
      // Without keys, the type precedes the value.
      if try !coder.takesKeys { try coder.encodeScalar(.integer(Int64(place)), forKey: "NS.type") }
      try coder.encodeScalar(value, forKey: keys[place])
    } decode: { number, coder in
      guard !(coder is NSKeyedUnarchiver) else {
        return try coder.decodeObject(
          forKey: "NS.number", of: [number.foundation.valueClass("NSNumber")])
      }
      let place =
        try coder.takesKeys
        ? keys.dropLast().firstIndex { try coder.containsValue(forKey: $0) }
        : coder.decodeInteger(forKey: "NS.type").map { Int($0) }
      let value: Value =
        switch place {
        case 0: .bool(try coder.decodeBool(forKey: keys[0]) ?? false)
        case 1: .integer(try coder.decodeInteger(forKey: keys[1]) ?? 0)
        default: .number(try coder.decodeDouble(forKey: keys[2]) ?? 0)
        }
      return .object(try number.foundation.makeNumber(value))
    }
  }
}

extension NSDecimalNumber {
  /// Defines the coding of decimal numbers: the digits as little-endian bytes, and the exponent.
  static func defineCoding(_ number: ClassDefinition<NSDecimalNumber>) {
    number.coding { number, coder in
      let decimal = number.decimal
      let digits = decimal.digits.magnitude
      let bytes = (0..<16).map { UInt8(truncatingIfNeeded: digits >> UInt128(8 * $0)) }
      try coder.encodeScalar(.integer(Int64(decimal.exponent)), forKey: "NS.exponent")
      try coder.encodeScalar(.bool(decimal.digits < 0), forKey: "NS.negative")
      try coder.encodeScalar(
        .integer(decimal.isNaN ? 0 : Int64(bytes.count / 2)), forKey: "NS.length")
      try coder.encodeScalar(.foreign(ByteString(bytes)), forKey: "NS.mantissa")
    } decode: { number, coder in
      let exponent = try coder.decodeInteger(forKey: "NS.exponent") ?? 0
      let isNegative = try coder.decodeBool(forKey: "NS.negative") ?? false
      let length = try coder.decodeInteger(forKey: "NS.length") ?? 0
      let bytes = try coder.decodeBytes(forKey: "NS.mantissa") ?? []
      let digits = bytes.prefix(15).reversed().reduce(Int128(0)) { $0 << 8 | Int128($1) }
      let decimal = DecimalNumber(
        isNegative ? -digits : digits, exponent: min(max(Int(exponent), -1000), 1000)
      ).representable
      return .object(number.foundation.decimalNumber(length == 0 ? .nan : decimal))
    }
  }
}
