/// Writes a message between the processes of one run, value by value.
///
/// A value is a letter and, for most, bytes behind it: `s` and four bytes of a length before a
/// string, `i` and eight bytes of an integer, `d` and eight bytes of a number, all from the lowest
/// byte; `t`, `f` and `n` for true, false and null; `[` and elements, `{` and keys with their values,
/// up to `]` and `}`. Strings are bytes of any kind, since scripts have such.
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

  /// Appends a table, whose keys and values `body` appends in turn.
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
