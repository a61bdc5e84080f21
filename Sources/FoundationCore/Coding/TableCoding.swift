internal import SelectorRuntime

/// The coding of hash tables, map tables and pointer arrays: their pointer functions and objects.
///
/// An object that a table holds weakly is encoded conditionally, so that decoding does not retain
/// an object that the table would have lost. Pointer functions of a script cannot be encoded.
extension PointerFunctions {
  private static let propertyOptions = "NS.options"

  fileprivate func encode(_ coder: NSCoder, _ owner: RuntimeObject, _ suffix: String) throws {
    guard custom == nil else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(owner.className) encodeWithCoder:]: pointer functions of its own cannot be encoded"
      )
    }
    try coder.encodeScalar(.integer(Int64(options)), forKey: Self.propertyOptions + suffix)
  }

  fileprivate static func decode(_ coder: NSCoder, _ suffix: String) throws -> PointerFunctions {
    let options = try coder.decodeInteger(forKey: propertyOptions + suffix)
    return PointerFunctions(Int(options ?? 0))
  }
}

extension NSCoder {
  /// Encodes pointers under numbered keys, with their count.
  fileprivate func encodePointers(
    _ pointers: [Value], _ name: String, _ functions: PointerFunctions
  ) throws {
    for (index, pointer) in pointers.enumerated() {
      try encodeObject(
        pointer, forKey: "NS.\(name)\(index)", isConditional: functions.isWeak)
    }
  }

  fileprivate func decodePointer(_ name: String, _ index: Int) throws -> Value {
    try decodeObject(forKey: "NS.\(name)\(index)", of: nil)
  }

  /// Returns the indexes of the pointers, of which a corrupt archive has fewer than it says.
  fileprivate func decodeCount(_ name: String) throws -> Range<Int> {
    let count = try decodeInteger(forKey: "NS.count") ?? 0
    guard try takesKeys else { return 0..<max(0, Int(clamping: count)) }
    var end = 0
    while end < count, try containsValue(forKey: "NS.\(name)\(end)") { end += 1 }
    return 0..<end
  }
}

extension HashTableObject {
  static func defineCoding(_ table: ClassDefinition<HashTableObject>) {
    table.coding { table, coder in
      let members = table.members
      try table.functions.encode(coder, table, "")
      try coder.encodeScalar(.integer(Int64(members.count)), forKey: "NS.count")
      try coder.encodePointers(members, "object", table.functions)
    } decode: { table, coder in
      let made = table.foundation.makeHashTable(try .decode(coder, ""))
      for index in try coder.decodeCount("object") {
        let member = try coder.decodePointer("object", index)
        if !member.isNone { try (made as? HashTableObject)?.add(member) }
      }
      return .object(made)
    }
  }
}

extension MapTableObject {
  static func defineCoding(_ table: ClassDefinition<MapTableObject>) {
    table.coding { table, coder in
      let pairs = table.pairs
      try table.keyFunctions.encode(coder, table, ".key")
      try table.valueFunctions.encode(coder, table, ".value")
      try coder.encodeScalar(.integer(Int64(pairs.count)), forKey: "NS.count")
      try coder.encodePointers(pairs.map(\.key), "key", table.keyFunctions)
      try coder.encodePointers(pairs.map(\.value), "object", table.valueFunctions)
    } decode: { table, coder in
      let made = table.foundation.makeMapTable(
        try .decode(coder, ".key"), try .decode(coder, ".value"))
      for index in try coder.decodeCount("key") {
        let key = try coder.decodePointer("key", index)
        let value = try coder.decodePointer("object", index)
        if key.isNone || value.isNone { continue }
        try (made as? MapTableObject)?.set(value, for: key)
      }
      return .object(made)
    }
  }
}

extension PointerArrayObject {
  static func defineCoding(_ array: ClassDefinition<PointerArrayObject>) {
    array.coding { array, coder in
      try array.functions.encode(coder, array, "")
      try coder.encodeScalar(.integer(Int64(array.count)), forKey: "NS.count")
      try coder.encodePointers(
        (0..<array.count).map { array.pointer(at: $0) }, "object", array.functions)
    } decode: { array, coder in
      let made = array.foundation.makePointerArray(try .decode(coder, ""))
      for index in try coder.decodeCount("object") {
        let pointer = try coder.decodePointer("object", index)
        try (made as? PointerArrayObject)?.insert(pointer, at: index)
      }
      return .object(made)
    }
  }
}
