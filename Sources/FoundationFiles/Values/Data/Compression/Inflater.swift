/// Decompresses DEFLATE (RFC 1951).
struct Inflater {
  /// A Huffman code, built from its code lengths as in RFC 1951.
  private struct Code {
    /// The number of codes of each length, and the symbols in the order of their codes.
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    init(_ lengths: some Sequence<Int>) {
      let lengths = Array(lengths)
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      }
    }

    func symbol(_ nextBit: () throws -> Int) throws -> Int {
      var (word, first, index) = (0, 0, 0)
      for length in 1...15 {
        word |= try nextBit()
        let count = counts[length]
        if word - first < count { return symbols[index + word - first] }
        index += count
        first = (first + count) << 1
        word <<= 1
      }
      throw CompressionFailure()
    }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Decompresses bytes.
  ///
  /// - Throws: ``CompressionFailure`` for invalid DEFLATE data.
  static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = Inflater(bytes)
    while try !reader.readBlock() {}
    return reader.output
  }

  private mutating func nextBit() throws -> Int {
    guard place < bytes.count else { throw CompressionFailure() }
    let value = Int(bytes[place] >> UInt8(bit)) & 1
    bit += 1
    if bit == 8 { (place, bit) = (place + 1, 0) }
    return value
  }

  private mutating func number(_ count: Int) throws -> Int {
    var result = 0
    for index in 0..<count { result |= try nextBit() << index }
    return result
  }

  /// Reads a block, and returns whether it is the last one.
  private mutating func readBlock() throws -> Bool {
    let isLast = try nextBit() == 1
    switch try number(2) {
    case 0: try readStored()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try readCopies(Code(lengths), Code(repeatElement(5, count: 30)))
    case 2:
      let (literals, distances) = try codes()
      try readCopies(literals, distances)
    default: throw CompressionFailure()
    }
    return isLast
  }

  private mutating func readStored() throws {
    if bit > 0 { (place, bit) = (place + 1, 0) }
    let count = try number(16)
    guard try number(16) == count ^ 0xFFFF, place + count <= bytes.count else {
      throw CompressionFailure()
    }
    output += bytes[place..<(place + count)]
    place += count
  }

  /// Reads the Huffman codes of a block with dynamic codes.
  private mutating func codes() throws -> (literals: Code, distances: Code) {
    let literals = try number(5) + 257
    let distances = try number(5) + 1
    let count = try number(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var own = [Int](repeating: 0, count: 19)
    for index in 0..<count { own[order[index]] = try number(3) }
    let code = Code(own)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try code.symbol({ try nextBit() }) {
      case let length where length < 16: lengths.append(length)
      case 16:
        guard let last = lengths.last else { throw CompressionFailure() }
        lengths += repeatElement(last, count: try number(2) + 3)
      case 17: lengths += repeatElement(0, count: try number(3) + 3)
      default: lengths += repeatElement(0, count: try number(7) + 11)
      }
    }
    guard lengths.count == literals + distances else { throw CompressionFailure() }
    return (Code(lengths.prefix(literals)), Code(lengths.dropFirst(literals)))
  }

  private mutating func readCopies(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try literals.symbol { try nextBit() }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw CompressionFailure() }
      let (base, bits) = DeflateTables.length(symbol)
      let length = base + (try number(bits))
      let place = try distances.symbol { try nextBit() }
      guard place < 30 else { throw CompressionFailure() }
      let (start, more) = DeflateTables.distance(place)
      let distance = start + (try number(more))
      guard distance <= output.count else { throw CompressionFailure() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}

/// Data that is not in the format of the algorithm.
struct CompressionFailure: Error {}

/// The lengths and distances of DEFLATE's symbols, from section 3.2.5 of RFC 1951.
enum DeflateTables {
  /// Returns the base length of a symbol from 257 to 285, and its number of extra bits.
  static func length(_ symbol: Int) -> (base: Int, bits: Int) {
    if symbol == 285 { return (258, 0) }
    let index = symbol - 257
    if index < 8 { return (index + 3, 0) }
    let bits = index / 4 - 1
    return ((4 + index % 4) << bits + 3, bits)
  }

  /// Returns the base distance of a symbol from 0 to 29, and its number of extra bits.
  static func distance(_ symbol: Int) -> (base: Int, bits: Int) {
    if symbol < 4 { return (symbol + 1, 0) }
    let bits = symbol / 2 - 1
    return ((2 + symbol % 2) << bits + 1, bits)
  }

  static let lengths = (257...285).map { length($0) }
  static let distances = (0..<30).map { distance($0) }
}
