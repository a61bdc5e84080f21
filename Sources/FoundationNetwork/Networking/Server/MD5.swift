internal import CStandardLibrary

// no traps of float: a sine is at most 1, and that of no whole number is 1.
// no traps of narrow: shifts are below 32.

/// The digest of RFC 1321.
enum MD5 {
  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  /// 2³² times the sines of 1 to 64, without signs.
  private static let sines: [UInt32] = (1...64).map { UInt32(sin(Double($0)).magnitude * 0x1p32) }

  /// Returns the digest of a text as hexadecimal digits.
  static func text(of text: String) -> String {
    var bytes = Array(text.utf8)
    let count = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: count >> UInt64(shift)))
    }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      add(Array(bytes[start..<start + 64]), to: &state)
    }
    var digits = ""
    for word in state {
      for shift: UInt32 in [0, 8, 16, 24] {
        let byte = UInt8(truncatingIfNeeded: word >> shift)
        digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return digits
  }

  private static func add(_ block: [UInt8], to state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 16)
    for (place, byte) in block.enumerated() {
      words[place / 4] |= UInt32(byte) << UInt32(place % 4 * 8)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let round = step / 16
      let mixed: UInt32
      let place: Int
      switch round {
      case 0: (mixed, place) = (b & c | ~b & d, step)
      case 1: (mixed, place) = (d & b | ~d & c, 5 * step + 1)
      case 2: (mixed, place) = (b ^ c ^ d, 3 * step + 5)
      default: (mixed, place) = (c ^ (b | ~d), 7 * step)
      }
      let sum = a &+ mixed &+ sines[step] &+ words[place % 16]
      let shift = shifts[round][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
    }
    for (place, value) in [a, b, c, d].enumerated() { state[place] &+= value }
  }
}
