// no traps of narrow: the numbers were read from that many bytes.

extension BinaryPropertyList {
  /// Parses a binary property list; returns nil if the bytes are invalid.
  package static func list(of bytes: [UInt8]) -> PropertyList? {
    guard bytes.starts(with: mark.prefix(6)), var reader = Reader(bytes) else { return nil }
    return reader.object(at: reader.top, depth: 0)
  }

  /// Reads objects by their indexes; any invalid byte makes the whole result nil.
  ///
  /// A container is read once, and shared by all that refer to it.
  private struct Reader {
    private let bytes: [UInt8]
    private let places: [Int]
    private let partSize: Int
    let top: Int
    /// The containers that were read, by their indexes, with their levels of nesting.
    private var known: [Int: (list: PropertyList, height: Int)] = [:]
    /// The levels of nesting in the containers that were read since the innermost open one began.
    private var height = 0

    init?(_ bytes: [UInt8]) {
      self.bytes = bytes
      guard bytes.count >= 40 else { return nil }
      let end = bytes.count - 32
      let placeSize = Int(bytes[end + 6])
      partSize = Int(bytes[end + 7])
      guard (1...8).contains(placeSize), (1...8).contains(partSize),
        let count = Self.number(bytes, end + 8, 8), let top = Self.number(bytes, end + 16, 8),
        let table = Self.number(bytes, end + 24, 8), count > 0, top < count, table < end,
        count <= (end - table) / placeSize
      else { return nil }
      self.top = top
      var places: [Int] = []
      for index in 0..<count {
        guard let place = Self.number(bytes, table + index * placeSize, placeSize), place < table
        else { return nil }
        places.append(place)
      }
      self.places = places
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
      guard start >= 0, size <= 8, start + size <= bytes.count else { return nil }
      let number = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: number)
    }

    private func raw(_ start: Int, _ size: Int) -> UInt64? {
      guard start + size <= bytes.count else { return nil }
      return bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    /// The maximum depth of nesting; a deeper list contains itself.
    private static let deepest = 512

    mutating func object(at index: Int, depth: Int) -> PropertyList? {
      guard places.indices.contains(index), depth < Self.deepest else { return nil }
      let place = places[index]
      guard [0xA, 0xD].contains(bytes[place] >> 4) else { return plain(at: place, depth) }
      if let (list, own) = known[index] {
        height = max(height, own)
        return depth + own <= Self.deepest ? list : nil
      }
      let outer = height
      height = 0
      guard let list = plain(at: place, depth) else { return nil }
      known[index] = (list, height + 1)
      height = max(outer, height + 1)
      return list
    }

    private mutating func plain(at place: Int, _ depth: Int) -> PropertyList? {
      let low = Int(bytes[place] & 0x0F)
      switch bytes[place] >> 4 {
      case 0:
        return bytes[place] == 0x08 ? .boolean(false) : bytes[place] == 0x09 ? .boolean(true) : nil
      case 1:
        let size = low < 5 ? 1 << low : 0
        // Of sixteen bytes, the upper half is zero.
        let half = size == 16 ? 8 : 0
        guard size > 0, let bits = raw(place + 1 + half, size - half) else { return nil }
        return half > 0 && bits >> 63 == 1 ? .unsigned(bits) : .integer(Int64(bitPattern: bits))
      case 2 where low == 2:
        return raw(place + 1, 4).map { .real(Double(Float(bitPattern: UInt32($0)))) }
      case 2 where low == 3: return raw(place + 1, 8).map { .real(Double(bitPattern: $0)) }
      case 3: return raw(place + 1, 8).map { .date(Double(bitPattern: $0)) }
      case 8: return Self.number(bytes, place + 1, low + 1).map { .uid($0) }
      case let kind:
        guard let (count, start) = count(at: place) else { return nil }
        return counted(kind, count, start, depth)
      }
    }

    /// Returns the count after a marker byte, and the offset of the counted contents.
    private func count(at place: Int) -> (Int, Int)? {
      let low = Int(bytes[place] & 0x0F)
      if low < 15 { return (low, place + 1) }
      guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[place + 1] & 0x0F)
      return Self.number(bytes, place + 2, size).map { ($0, place + 2 + size) }
    }

    private mutating func counted(
      _ kind: UInt8, _ count: Int, _ start: Int, _ depth: Int
    ) -> PropertyList? {
      guard count <= bytes.count, start <= bytes.count else { return nil }
      switch kind {
      case 4:
        return start + count <= bytes.count ? .data(Array(bytes[start..<start + count])) : nil
      case 5:
        guard start + count <= bytes.count else { return nil }
        return .string(UTF16Text(bytes[start..<start + count].map { UInt16($0) }))
      case 6:
        guard start + 2 * count <= bytes.count else { return nil }
        return .string(
          UTF16Text((0..<count).map { UInt16(raw(start + 2 * $0, 2) ?? 0) }))
      case 0xA: return parts(start, count, depth).map { .array($0) }
      case 0xD:
        guard let all = parts(start, 2 * count, depth) else { return nil }
        var entries: [(key: UTF16Text, value: PropertyList)] = []
        for (key, value) in zip(all.prefix(count), all.suffix(count)) {
          guard case .string(let key) = key else { return nil }
          entries.append((key, value))
        }
        return .dictionary(entries)
      default: return nil
      }
    }

    private mutating func parts(_ start: Int, _ count: Int, _ depth: Int) -> [PropertyList]? {
      guard start + count * partSize <= bytes.count else { return nil }
      var result: [PropertyList] = []
      for index in 0..<count {
        guard let place = Self.number(bytes, start + index * partSize, partSize),
          let part = object(at: place, depth: depth + 1)
        else { return nil }
        result.append(part)
      }
      return result
    }
  }
}
