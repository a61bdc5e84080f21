/// Reads a message between processes; ``MessageWriter`` describes the format.
struct MessageReader {
  /// One value, or the beginning or the end of a list or a table.
  enum Item {
    case null
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case string(ArraySlice<UInt8>)
    case list, table, end
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next item; nil at the end, and for an invalid message.
  mutating func next() -> Item? {
    guard position < bytes.count else { return nil }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "s"):
      guard let count = bits(4), Int(count) <= bytes.count - position else { return nil }
      defer { position += Int(count) }
      return .string(bytes[position..<position + Int(count)])
    case UInt8(ascii: "i"): return bits(8).map { .integer(Int64(bitPattern: $0)) }
    case UInt8(ascii: "d"): return bits(8).map { .number(Double(bitPattern: $0)) }
    case UInt8(ascii: "t"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "{"): return .table
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .end
    default: return nil
    }
  }

  private mutating func bits(_ count: Int) -> UInt64? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[position + $1]) << (8 * $1) }
  }
}
