/// Serializes a message between processes, value by value.
///
/// A value is a letter and its bytes: `s`, a length of four bytes and a string; `i` and an integer
/// of eight bytes; `d` and a floating-point number of eight bytes, all in little-endian order; `t`,
/// `f` and `n` for true, false and null; `[`, elements and `]`; `{`, keys with their values and
/// `}`. Strings may contain arbitrary bytes, as in Lua.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ string: some Collection<UInt8>) {
    bytes.append(UInt8(ascii: "s"))
    append(UInt64(string.count), bytes: 4)
    bytes += string
  }

  mutating func append(_ text: String) { append(text.utf8) }

  mutating func append(_ integer: Int64) {
    bytes.append(UInt8(ascii: "i"))
    append(UInt64(bitPattern: integer), bytes: 8)
  }

  mutating func append(_ number: Double) {
    bytes.append(UInt8(ascii: "d"))
    append(number.bitPattern, bytes: 8)
  }

  mutating func append(_ flag: Bool) { bytes.append(UInt8(ascii: flag ? "t" : "f")) }

  mutating func appendNull() { bytes.append(UInt8(ascii: "n")) }

  /// Appends a list, whose elements `body` appends.
  mutating func appendList(_ body: (inout MessageWriter) -> Void) {
    bytes.append(UInt8(ascii: "["))
    body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends a table; `body` appends keys and values alternately.
  mutating func appendTable<Failure: Error>(
    _ body: (inout MessageWriter) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(UInt8(ascii: "{"))
    try body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func append(_ bits: UInt64, bytes count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * place))) }
  }
}
