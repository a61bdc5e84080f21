package import SelectorRuntime

// no traps of narrow: counts are not negative, and units have 16 bits.

/// The `hash` of values: equal values have equal hashes, whether they are objects or not.
extension FoundationWorld {
  /// Returns the hash of a value; an object receives `hash`.
  package func hash(of value: Value) throws -> Int {
    switch value {
    case .string(let text): return ValueHash.of(text)
    case .integer(let integer): return ValueHash.of(integer)
    case .object(let object):
      return try runtime.send(object, runtime.selector("hash"), as: Int.self)
    case .bool(let bool): return ValueHash.of(Int64(bool ? 1 : 0))
    case .number(let number): return ValueHash.of(number)
    case .none: return 0
    case .selector(let selector): return ObjectIdentifier(selector).hashValue
    case .opaque(let thing): return ObjectIdentifier(thing).hashValue
    case .structure(let structure):
      return structure.numbers.reduce(0) { $0 &* 31 &+ ValueHash.of($1) }
    case .list(let list): return list.count
    case .dictionary(let entries): return entries.count
    case .foreign(let foreign):
      return foreign.list()?.count ?? foreign.dictionary()?.count ?? foreign.identityHash
    }
  }
}

/// The hashes of strings and numbers.
package enum ValueHash {
  /// Returns the hash of a string's UTF-16 units, as `CFStringHash` computes it.
  ///
  /// Up to 96 units are all used; of a longer string the first, the middle and the last 32.
  package static func of(_ text: String) -> Int { of(units: text.utf16) }

  package static func of(_ text: UTF16Text) -> Int { of(units: text.units) }

  private static func of(units: some BidirectionalCollection<UInt16>) -> Int {
    let count = units.count
    var result = UInt(count)
    if count <= 96 {
      add(units, to: &result)
    } else {
      add(units.prefix(32), to: &result)
      add(units.dropFirst(count / 2 - 16).prefix(32), to: &result)
      add(units.suffix(32), to: &result)
    }
    result = result &+ (result << UInt(count & 31))
    return Int(bitPattern: result)
  }

  private static func add(_ units: some Sequence<UInt16>, to result: inout UInt) {
    let first = 257 * 257 * 257
    var group = result &* 67_503_105
    var factor = first
    for unit in units {
      result = result &* 257 &+ UInt(unit)
      // In groups of four, the products have C's type int.
      group &+= UInt(bitPattern: Int(Int32(truncatingIfNeeded: Int(unit) * factor)))
      factor /= 257
      guard factor == 0 else { continue }
      result = group
      group = result &* 67_503_105
      factor = first
    }
  }

  /// Returns the hash of an integer, as `CFNumber` computes it.
  package static func of(_ integer: Int64) -> Int {
    Int(bitPattern: UInt(integer.magnitude) &* 2_654_435_761)
  }

  /// Returns the hash of a number, which is that of an integer if it has no fraction.
  package static func of(_ number: Double) -> Int {
    if let integer = Int64(exactly: number) { return of(integer) }
    return Int(bitPattern: UInt(truncatingIfNeeded: number.bitPattern) &* 2_654_435_761)
  }
}

extension String {
  /// Returns whether both have the same UTF-16 units; canonically equivalent strings may differ.
  package func hasSameUnits(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
