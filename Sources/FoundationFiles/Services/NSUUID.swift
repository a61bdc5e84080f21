package import FoundationCore
package import SelectorRuntime

/// A universally unique identifier of 128 bits.
///
/// New identifiers are generated from the world's seed, so that runs are reproducible.
package final class NSUUID: RuntimeObject {
  private(set) var bytes = [UInt8](repeating: 0, count: 16)

  package var text: String { UUIDText.text(of: bytes) }

  func fill(_ bytes: [UInt8]) -> NSUUID {
    self.bytes = bytes
    return self
  }

  /// Initializes the UUID with a string; returns nil if the string is invalid.
  package func filled(_ text: String) -> NSUUID? { UUIDText.bytes(of: text).map { fill($0) } }

  static func define(_ uuid: ClassDefinition<NSUUID>) {
    uuid.adopt(FoundationProtocols.copying)
    defineCoding(uuid)
    uuid.classSide.method("UUID") { (cls) -> Value in try cls.send("new") }
    uuid.method("init") { (uuid) -> NSUUID in uuid.fill(uuid.foundation.nextUUID()) }
    uuid.method("initWithUUIDString:") { (uuid, text: String?) -> NSUUID? in
      text.flatMap { UUIDText.bytes(of: $0) }.map { uuid.fill($0) }
    }
    uuid.method("initWithUUIDBytes:") { (uuid, bytes: ByteArgument?) -> NSUUID in
      let given = bytes?.bytes ?? []
      return uuid.fill(
        Array(given.prefix(16)) + Array(repeating: 0, count: max(0, 16 - given.count)))
    }
    uuid.readonly("UUIDString", .copy) { $0.text }
    uuid.method("getUUIDBytes:") { (uuid, _: Value) -> Value in ByteString.value(of: uuid.bytes) }
    uuid.method("compare:") { (uuid, other: NSUUID) -> Int in
      uuid.bytes == other.bytes ? 0 : uuid.bytes.lexicographicallyPrecedes(other.bytes) ? -1 : 1
    }
    uuid.method("isEqual:") { (uuid, other: Value) -> Bool in
      (other.object as? NSUUID)?.bytes == uuid.bytes
    }
    uuid.method("hash") { (uuid) -> Int in
      uuid.bytes.reduce(17) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
    uuid.method("description") { (uuid) -> String in uuid.text }
    uuid.method("copyWithZone:") { (uuid, _: Value) -> NSUUID in uuid }
  }
}

extension NSUUID {
  static func defineCoding(_ uuid: ClassDefinition<NSUUID>) {
    uuid.coding { uuid, coder in
      try coder.encodeScalar(.foreign(ByteString(uuid.bytes)), forKey: "NS.uuidbytes")
    } decode: { uuid, coder in
      let given = try coder.decodeBytes(forKey: "NS.uuidbytes") ?? []
      return given.count == 16 ? .object(uuid.fill(given)) : .none
    }
  }
}

extension FoundationWorld {
  /// Returns the next pseudo-random number; the sequence is the same in every run.
  package func nextRandom() -> UInt64 {
    runtime.recordUndo { [unowned self, uuidState] in self.uuidState = uuidState }
    // SplitMix64, with the constants of its authors.
    uuidState &+= 0x9E37_79B9_7F4A_7C15
    var mixed = uuidState
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the bytes of a new random UUID (version 4 of RFC 9562).
  func nextUUID() -> [UInt8] {
    var bytes = [nextRandom(), nextRandom()].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }
}

extension FoundationClasses {
  package static let uuid = NativeClass<NSUUID>("NSUUID", superclass: object, NSUUID.define)
}
