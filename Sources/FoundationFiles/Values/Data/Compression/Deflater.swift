/// Writes DEFLATE (RFC 1951) as one block with the fixed Huffman codes.
struct Deflater {
  /// The maximum distance and length of a match.
  private static let window = 32_768
  private static let longest = 258
  private static let shortest = 3
  /// The number of earlier positions to search for a longer match.
  private static let tries = 32

  private var output: [UInt8] = []
  private var bits = 0
  private var count = 0

  /// Compresses bytes.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var writer = Deflater()
    writer.write(bytes)
    return writer.output
  }

  private mutating func put(_ number: Int, _ width: Int) {
    bits |= number << count
    count += width
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Huffman codes are written from the most significant bit.
  private mutating func putWord(_ word: Int, _ width: Int) {
    for bit in (0..<width).reversed() { put(word >> bit & 1, 1) }
  }

  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case 0..<144: putWord(0x30 + symbol, 8)
    case 144..<256: putWord(0x190 + symbol - 144, 9)
    case 256..<280: putWord(symbol - 256, 7)
    default: putWord(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putCopy(_ length: Int, _ distance: Int) {
    let lengths = DeflateTables.lengths
    let place = length == Self.longest ? 28 : (lengths.lastIndex { $0.base <= length } ?? 0)
    putLiteral(257 + place)
    put(length - lengths[place].base, lengths[place].bits)
    let distances = DeflateTables.distances
    let step = distances.lastIndex { $0.base <= distance } ?? 0
    putWord(step, 5)
    put(distance - distances[step].base, distances[step].bits)
  }

  private mutating func write(_ bytes: [UInt8]) {
    put(1, 1)
    put(1, 2)
    // The last position of each three-byte sequence, and for each position the previous one.
    var latest: [Int: Int] = [:]
    var earlier = [Int](repeating: -1, count: bytes.count)
    func key(_ place: Int) -> Int {
      Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
    }
    func note(_ place: Int) {
      guard place + Self.shortest <= bytes.count else { return }
      earlier[place] = latest.updateValue(place, forKey: key(place)) ?? -1
    }
    var place = 0
    while place < bytes.count {
      var best = (length: 0, distance: 0)
      if place + Self.shortest <= bytes.count {
        var candidate = latest[key(place)] ?? -1
        for _ in 0..<Self.tries where candidate >= 0 && place - candidate <= Self.window {
          let length = Self.sameBytes(bytes, candidate, place)
          if length > best.length { best = (length, place - candidate) }
          candidate = earlier[candidate]
        }
      }
      let isCopy = best.length >= Self.shortest
      if isCopy { putCopy(best.length, best.distance) } else { putLiteral(Int(bytes[place])) }
      for passed in place..<(place + (isCopy ? best.length : 1)) { note(passed) }
      place += isCopy ? best.length : 1
    }
    putLiteral(256)
    if count > 0 { put(0, 8 - count) }
  }

  /// Returns the number of equal bytes at two positions.
  private static func sameBytes(_ bytes: [UInt8], _ one: Int, _ other: Int) -> Int {
    var length = 0
    while length < longest, other + length < bytes.count,
      bytes[one + length] == bytes[other + length]
    {
      length += 1
    }
    return length
  }
}
