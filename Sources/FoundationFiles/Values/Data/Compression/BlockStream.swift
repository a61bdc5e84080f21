// no traps of narrow: the values are limited to a byte by min, masks and the format.

/// The block-based container formats of Apple's LZ4 and LZFSE compression.
///
/// A block begins with a four-byte signature. LZ4 blocks are compressed. For LZFSE, whose entropy
/// coder is not implemented, only uncompressed blocks can be written and read.
enum BlockStream {
  private static let lz4 = (stored: mark("bv4-"), packed: mark("bv41"), end: mark("bv4$"))
  private static let lzfse = (stored: mark("bvx-"), end: mark("bvx$"))
  /// The maximum number of uncompressed bytes in an LZ4 block.
  private static let blockSize = 65_536

  private static func mark(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func word(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  // MARK: Writing

  static func storedLZFSE(_ bytes: [UInt8]) -> [UInt8] {
    lzfse.stored + word(bytes.count) + bytes + lzfse.end
  }

  static func packedLZ4(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      let block = Array(bytes[start..<min(start + blockSize, bytes.count)])
      let packed = LZ4Block.packed(block)
      if packed.count < block.count {
        output += lz4.packed + word(block.count) + word(packed.count) + packed
      } else {
        output += lz4.stored + word(block.count) + block
      }
    }
    return output + lz4.end
  }

  // MARK: Reading

  /// Decompresses a stream of either format.
  ///
  /// - Throws: ``CompressionFailure`` for an unknown block type.
  static func read(_ bytes: [UInt8]) throws -> [UInt8] {
    var rest = bytes[...]
    func take(_ count: Int) throws -> [UInt8] {
      guard rest.count >= count else { throw CompressionFailure() }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func number() throws -> Int { try take(4).reversed().reduce(0) { $0 << 8 | Int($1) } }
    var output: [UInt8] = []
    while true {
      switch try take(4) {
      case lz4.end, lzfse.end: return output
      case lz4.stored, lzfse.stored: output += try take(try number())
      case lz4.packed:
        let (count, packed) = (try number(), try number())
        let start = output.count
        try LZ4Block.unpack(try take(packed), into: &output)
        guard output.count - start == count else { throw CompressionFailure() }
      default: throw CompressionFailure()
      }
    }
  }
}

/// One LZ4 block: sequences of literal bytes, each followed by a copy of earlier bytes.
enum LZ4Block {
  private static let shortest = 4
  /// The format requires that the last bytes of a block are literals.
  private static let tail = 12

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var latest: [UInt32: Int] = [:]
    var (start, place) = (0, 0)
    func key(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[place + $1]) }
    }
    while place + tail < bytes.count {
      let word = key(place)
      guard let earlier = latest.updateValue(place, forKey: word), place - earlier < 65_536 else {
        place += 1
        continue
      }
      var length = shortest
      while place + length < bytes.count - 5, bytes[earlier + length] == bytes[place + length] {
        length += 1
      }
      put(bytes[start..<place], copy: (length, place - earlier), &output)
      place += length
      start = place
    }
    put(bytes[start...], copy: nil, &output)
    return output
  }

  private static func put(
    _ run: ArraySlice<UInt8>, copy: (length: Int, distance: Int)?, _ output: inout [UInt8]
  ) {
    let length = copy.map { $0.length - shortest } ?? 0
    output.append(UInt8(min(run.count, 15) << 4 | min(length, 15)))
    func putRest(_ number: Int) {
      guard number >= 15 else { return }
      var rest = number - 15
      while rest >= 255 {
        output.append(255)
        rest -= 255
      }
      output.append(UInt8(rest))
    }
    putRest(run.count)
    output += run
    guard let copy else { return }
    output += [UInt8(copy.distance & 0xFF), UInt8(copy.distance >> 8)]
    putRest(length)
  }

  static func unpack(_ bytes: [UInt8], into output: inout [UInt8]) throws {
    var place = 0
    func next() throws -> Int {
      guard place < bytes.count else { throw CompressionFailure() }
      defer { place += 1 }
      return Int(bytes[place])
    }
    func whole(_ start: Int) throws -> Int {
      guard start == 15 else { return start }
      var (number, more) = (start, 255)
      while more == 255 {
        more = try next()
        number += more
      }
      return number
    }
    while place < bytes.count {
      let token = try next()
      let count = try whole(token >> 4)
      guard place + count <= bytes.count else { throw CompressionFailure() }
      output += bytes[place..<(place + count)]
      place += count
      if place == bytes.count { return }
      let distance = try next() | next() << 8
      let length = try whole(token & 15) + shortest
      guard distance > 0, distance <= output.count else { throw CompressionFailure() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
