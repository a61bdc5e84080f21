// no traps of count: what is left is not negative.
// no traps of narrow: sizes are checked against the format, and bytes are masked.

/// Encodes blank images; all images here are blank.
enum EmptyPicture {
  /// Whether a PNG can have a size: a side has 31 bits, and all pixels together at most a gigabyte.
  static func fitsPNG(width: Int, height: Int) -> Bool {
    guard max(width, height) <= Int(Int32.max) else { return false }
    let (bytes, overflows) = (width * 4 + 1).multipliedReportingOverflow(by: height)
    return !overflows && bytes <= 1 << 30
  }

  /// A PNG of transparent pixels, RFC 2083: eight bits per channel, with alpha.
  static func png(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func add(_ type: String, _ body: [UInt8]) {
      let named = Array(type.utf8) + body
      bytes += number(UInt32(body.count)) + named + number(checksum(named))
    }
    add("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, 6, 0, 0, 0])
    // Each row begins with its filter type.
    add("IDAT", deflatedZeros((width * 4 + 1) * height))
    add("IEND", [])
    return bytes
  }

  /// The longest side of a JPEG, whose sizes have 16 bits.
  static let longestJPEG = 65_535

  /// A black JPEG, ITU T.81: blocks of 8 × 8 pixels with the brightness of the previous block.
  static func jpeg(width: Int, height: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
      let size = body.count + 2
      return [0xFF, marker, UInt8(size >> 8), UInt8(size & 0xFF)] + body
    }
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    bytes += segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    let size = [height, width].flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    bytes += segment(0xC0, [8] + size + [1, 1, 0x11, 0])
    // Brightness differences: code 0 for none, code 10 for one of eight bits. Everything else is 0.
    bytes += segment(0xC4, [0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 8])
    bytes += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    bytes += segment(0xDA, [1, 1, 0x00, 0, 63, 0])
    var bits = BitWriter(isHighFirst: true)
    // Black is 128 below the middle: 1024 over 8 times the quantization step.
    bits.add(0b10_01111111, 10)
    bits.addZeros(2 * ((width + 7) / 8) * ((height + 7) / 8) - 1)
    bits.fill(with: 1)
    return bytes + bits.bytes + [0xFF, 0xD9]
  }

  /// Compressed zeros in the zlib format, RFC 1950 and 1951: one byte and copies of it.
  private static func deflatedZeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter(isHighFirst: false)
    bits.add(0b011, 3)
    func zero() { bits.addReversed(0b0011_0000, 8) }
    zero()
    var left = count - 1
    let longest = 258
    func copy() {
      bits.addReversed(0b1100_0101, 8)
      bits.add(0, 5)
      left -= longest
    }
    // Eight copies have whole bytes together, which repeat once they have begun.
    let copies = left / longest
    for _ in 0..<min(copies, 16) { copy() }
    if copies > 16 {
      let rounds = (copies - 16) / 8
      bits.repeatLast(13, times: rounds)
      left -= rounds * 8 * longest
      for _ in 0..<(copies - 16) % 8 { copy() }
    }
    for _ in 0..<left { zero() }
    bits.add(0, 7)
    bits.fill(with: 0)
    let sum = UInt32(count % 65_521) << 16 | 1
    return [0x78, 0x01] + bits.bytes + number(sum)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
  }

  /// The CRC-32 of a chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
  }
}

/// Packs bits into bytes, from the high or the low end of each byte.
private struct BitWriter {
  let isHighFirst: Bool
  private(set) var bytes: [UInt8] = []
  private var used = 8

  init(isHighFirst: Bool) { self.isHighFirst = isHighFirst }

  private mutating func add(bit: Int) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    let place = isHighFirst ? 7 - used : used
    bytes[bytes.count - 1] |= UInt8(bit) << UInt8(place)
    used += 1
  }

  /// Adds bits in the order of the format.
  mutating func add(_ bits: Int, _ count: Int) {
    for place in 0..<count { add(bit: bits >> (isHighFirst ? count - 1 - place : place) & 1) }
  }

  /// Adds bits that are 0, most of them as bytes.
  mutating func addZeros(_ count: Int) {
    var left = count
    while left > 0, used < 8 {
      add(bit: 0)
      left -= 1
    }
    bytes += [UInt8](repeating: 0, count: left / 8)
    for _ in 0..<left % 8 { add(bit: 0) }
  }

  /// Adds a Huffman code to a format whose other bits start at the low end.
  mutating func addReversed(_ bits: Int, _ count: Int) {
    for place in (0..<count).reversed() { add(bit: bits >> place & 1) }
  }

  /// Repeats the bits of the last bytes that are full.
  mutating func repeatLast(_ count: Int, times: Int) {
    let partial = used < 8 ? bytes.removeLast() : nil
    let last = Array(bytes.suffix(count))
    bytes.reserveCapacity(bytes.count + count * times + 1)
    for _ in 0..<times { bytes += last }
    if let partial { bytes.append(partial) }
  }

  mutating func fill(with bit: Int) {
    while used < 8 { add(bit: bit) }
  }
}
