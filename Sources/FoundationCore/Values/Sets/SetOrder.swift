internal import SelectorRuntime

/// The order in which a device's set enumerates strings and numbers, whose hashes do not depend on addresses.
///
/// The members are in slots by hash, with linear probing. The order is that of a table created for the
/// current number of members: a mutable set that has grown may differ where slots collide. Other objects are
/// hashed by address on a device, so their order is arbitrary there; here it is that of insertion.
enum SetOrder {
  /// The numbers of slots, with the largest number of members of each.
  ///
  /// Source: "Exposing NSDictionary", a study of CoreFoundation's tables by Bartosz Ciechanowski.
  private static let sizes: KeyValuePairs = [
    3: 3, 7: 6, 13: 11, 23: 19, 41: 32, 71: 52, 127: 85, 191: 118, 251: 155, 383: 237, 631: 390,
    1087: 672, 1723: 1065, 2803: 1732, 4523: 2795, 7351: 4543, 11959: 7391, 19447: 12019,
    31231: 19302, 50683: 31324, 81919: 50629,
  ]

  /// Returns keys in the order of a device's slots; in the given order if it depends on addresses.
  static func ordered(_ keys: [(key: Value, hash: Int)]) -> [Value]? {
    guard keys.count > 1, let size = sizes.first(where: { $0.value >= keys.count })?.key,
      keys.allSatisfy(\.key.hasOwnHash)
    else { return nil }
    var slots = [Int32](repeating: -1, count: size)  // no trap: one of the sizes above
    for (place, entry) in keys.enumerated() {
      var slot = Int(UInt(bitPattern: entry.hash) % UInt(bitPattern: size))
      while slots[slot] >= 0 { slot = slot + 1 == size ? 0 : slot + 1 }
      slots[slot] = Int32(truncatingIfNeeded: place)
    }
    return slots.compactMap { $0 < 0 ? nil : keys[Int($0)].key }
  }
}

extension Value {
  /// Whether it is a string or a number, whose hash and equality need no method of a script.
  package var hasOwnHash: Bool {
    switch self {
    case .string, .integer, .number, .bool: true
    case .object(let object): object is NSString || object is NSNumber
    default: false
    }
  }
}
