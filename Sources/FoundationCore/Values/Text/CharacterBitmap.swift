// no traps of count: the size of a plane is a constant.
// no traps of narrow: planes are below 17, and bits below 8.

/// A character set as a bitmap.
///
/// It has 8192 bytes for the first plane, and for each other non-empty plane its number and 8192
/// bytes.
enum CharacterBitmap {
  private static let planeSize = 8192

  static func bytes(of members: CharacterMembers) -> [UInt8] {
    var result: [UInt8] = []
    for plane in UInt32(0)...16 {
      var bits = [UInt8](repeating: 0, count: planeSize)
      var isEmpty = true
      for value in UInt32(0)..<0x1_0000 where members.contains(plane << 16 | value) {
        bits[Int(value >> 3)] |= 1 << UInt8(value & 7)
        isEmpty = false
      }
      if plane == 0 {
        result += bits
      } else if !isEmpty {
        result += [UInt8(plane)] + bits
      }
    }
    return result
  }

  static func members(of bytes: [UInt8]) -> CharacterMembers {
    var scalars: Set<UInt32> = []
    func take(_ bits: ArraySlice<UInt8>, plane: UInt32) {
      for (place, byte) in bits.enumerated() where byte != 0 {
        for bit in UInt32(0)..<8 where byte & 1 << UInt8(bit) != 0 {
          scalars.insert(plane << 16 | UInt32(place) << 3 | bit)
        }
      }
    }
    take(bytes.prefix(planeSize), plane: 0)
    var place = planeSize
    while place + planeSize < bytes.count {
      take(bytes[(place + 1)...(place + planeSize)], plane: UInt32(bytes[place]))
      place += planeSize + 1
    }
    return .scalars(scalars)
  }
}
