// no traps of count: the capacity is a power of two.
// no traps of narrow: sizes of header maps are limited by the project.

/// The contents of a file in which clang looks up headers: Xcode's `.hmap`.
///
/// A hash table of a name and a path for each header, in the machine's byte order; its format is that of
/// clang's `HeaderMapTypes.h`.
package struct HeaderMap {
  private var strings: [UInt8] = [0]
  private var offsets: [String: UInt32] = [:]

  /// The contents of the file for the absolute path of each name.
  package static func bytes(of entries: [String: String]) -> [UInt8] {
    var map = HeaderMap()
    return map.bytes(entries)
  }

  private mutating func bytes(_ entries: [String: String]) -> [UInt8] {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    let head = 24
    let size = 12
    var result = [UInt8](repeating: 0, count: head + capacity * size)
    func put(_ number: UInt32, at place: Int) {
      for byte in 0..<4 {
        result[place + byte] = UInt8(truncatingIfNeeded: number >> UInt32(byte * 8))
      }
    }
    // For each slot one that is nearer to the next free slot, or that is free itself: names of the same
    // letters have the same hash, and their slots form long runs.
    var next = Array(0..<capacity)
    var longest = 0
    for (name, path) in entries.sorted(by: { $0.key < $1.key }) {
      var slot = Int(HeaderMap.hash(name)) & (capacity - 1)
      while next[slot] != slot {
        next[slot] = next[next[slot]]
        slot = next[slot]
      }
      next[slot] = (slot + 1) & (capacity - 1)
      let slash = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) }
      let end = slash ?? path.startIndex
      put(offset(of: name), at: head + slot * size)
      put(offset(of: String(path[..<end])), at: head + slot * size + 4)
      put(offset(of: String(path[end...])), at: head + slot * size + 8)
      longest = max(longest, path.utf8.count)
    }
    let numbers = [
      0x686D_6170, 1, UInt32(result.count), UInt32(entries.count), UInt32(capacity),
      UInt32(longest),
    ]
    for (place, number) in numbers.enumerated() { put(number, at: place * 4) }
    return result + strings
  }

  private mutating func offset(of text: String) -> UInt32 {
    if let known = offsets[text] { return known }
    let offset = UInt32(strings.count)
    strings += text.utf8
    strings.append(0)
    offsets[text] = offset
    return offset
  }

  /// The hash of clang's `HashHMapKey`: names that differ in case alone have the same.
  private static func hash(_ name: String) -> UInt32 {
    var sum: UInt32 = 0
    for byte in name.utf8 {
      let lower = (0x41...0x5A).contains(byte) ? byte + 32 : byte
      sum &+= UInt32(lower) &* 13
    }
    return sum
  }
}
