// The format of binary chunks of Lua 5.4, which is that of `ldump.c`.

/// Reads the numbers, strings and lists of a binary chunk.
struct LuaChunkReader {
  /// How deep functions are read inside each other; Lua's parser permits 200 (`LUAI_MAXCCALLS`).
  static let greatestDepth = 300

  private var bytes: ArraySlice<UInt8>

  /// Reads the header of a chunk.
  ///
  /// - Returns: nil for anything but a binary chunk of Lua 5.4.
  init?(_ chunk: [UInt8]) {
    bytes = chunk[...]
    // Signature, version and format; the data that detects conversion errors; the sizes of an
    // instruction, an integer and a number; an integer, a number; and the number of upvalues.
    guard take(6) == [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00], take(6) != nil, take(3) == [4, 8, 8],
      take(17) != nil
    else { return nil }
  }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// A number has seven bits in each byte, the highest first; the last byte has its eighth bit set.
  mutating func number() -> Int? {
    var result = 0
    while let byte = bytes.popFirst(), result < 1 << 48 {
      result = result << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return result }
    }
    return nil
  }

  /// A string is preceded by its length plus one; 0 means no string.
  mutating func text() -> String? {
    guard let size = number() else { return nil }
    return size == 0 ? "" : take(size - 1).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The constants that are strings, each at its index.
  ///
  /// Other constants are nil there. The types are those of `lobject.h`.
  mutating func constants() -> [String?]? {
    guard let count = number() else { return nil }
    var constants: [String?] = []
    for _ in 0..<count {
      switch bytes.popFirst() {
      case 0x00, 0x01, 0x11: constants.append(nil)
      case 0x03, 0x13:  // an integer, a number
        guard take(8) != nil else { return nil }
        constants.append(nil)
      case 0x04, 0x14:  // a short string, a long one
        guard let text = text() else { return nil }
        constants.append(text)
      default: return nil
      }
    }
    return constants
  }

  /// The lines of the instructions: distances, and some lines by themselves.
  mutating func lines(from firstLine: Int) -> [Int]? {
    guard let count = number(), let distances = take(count), let absolutes = number() else {
      return nil
    }
    var absolute: [Int: Int] = [:]
    for _ in 0..<absolutes {
      guard let index = number(), let line = number() else { return nil }
      absolute[index] = line
    }
    var line = firstLine
    return distances.enumerated().map { index, distance in
      line = absolute[index] ?? line + Int(Int8(bitPattern: distance))
      return line
    }
  }

  /// The names of the local variables, the parameters first; skips those of the upvalues.
  mutating func names() -> [String]? {
    guard let variables = number() else { return nil }
    var names: [String] = []
    for _ in 0..<variables {
      guard let name = text(), number() != nil, number() != nil else { return nil }
      names.append(name)
    }
    guard let upvalues = number() else { return nil }
    return (0..<upvalues).allSatisfy { _ in text() != nil } ? names : nil
  }
}
