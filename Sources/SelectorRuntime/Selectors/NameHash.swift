// no traps of count: sizes are powers of two.
// no traps of narrow: names are bytes, and there are fewer than 32 bits count.

/// A hash of a selector's name, equal for scripts' spellings: `addSubview:` and `addSubview_`.
///
/// So the bytes are read once for both lookups; a program hashes thousands of names at launch. The
/// function is the 32-bit FNV-1a (Fowler, Noll and Vo).
package struct NameHash: Hashable {
  package let bits: UInt32

  /// Creates a hash that combines others.
  package init(bits: UInt32) { self.bits = bits }

  package init(_ name: String) {
    var hash: UInt32 = 2_166_136_261
    let bytes = name.utf8Span.span
    for index in bytes.indices {
      hash = (hash ^ UInt32(NameHash.spelled(bytes[index]))) &* 16_777_619
    }
    bits = hash
  }

  /// Returns a script's spelling of one byte of a name.
  static func spelled(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ":") ? UInt8(ascii: "_") : byte
  }
}

/// An index of a list by name hashes: chained hash table in one array.
///
/// An index that is found may belong to another name with the same hash; the caller compares.
package struct NameChains {
  private var heads: [Int32]
  private var links: [(hash: NameHash, next: Int32)] = []

  /// Creates an index with capacity for a number of names; it grows on demand.
  package init(capacity: Int) {
    var size = 16
    while size < capacity { size *= 2 }
    heads = Array(repeating: -1, count: size)
    links.reserveCapacity(capacity)
  }

  /// Creates an index of a list.
  init<Element>(of list: [Element], named name: (Element) -> String) {
    self.init(capacity: list.count)
    for element in list { append(NameHash(name(element))) }
  }

  /// Returns the last index of a name, or nil.
  /// - Complexity: O(length of the name), expected.
  func index(of name: String, named: (Int) -> String) -> Int? {
    let hash = NameHash(name)
    var index = last(hash)
    while let found = index, named(found) != name { index = last(hash, before: found) }
    return index
  }

  /// Adds a name with the next index.
  /// - Complexity: O(1), amortized.
  package mutating func append(_ hash: NameHash) {
    if links.count == heads.count { grow() }
    link(hash)
  }

  /// Returns the last index with a hash, or the last one before another index; or nil.
  /// - Complexity: O(1), expected.
  func last(_ hash: NameHash, before index: Int? = nil) -> Int? {
    var next = index.map { links[$0].next } ?? heads[slot(of: hash)]
    while next >= 0 {
      let (found, following) = links[Int(next)]
      if found == hash { return Int(next) }
      next = following
    }
    return nil
  }

  /// Returns the indexes with a hash, the last first, and drops those that are no longer used.
  /// - Complexity: O(number of indexes with the hash), expected.
  package mutating func indexes(of hash: NameHash, where isUsed: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var (former, next) = (Int32(-1), heads[slot(of: hash)])
    while next >= 0 {
      let link = links[Int(next)]
      if link.hash != hash || isUsed(Int(next)) {
        if link.hash == hash { found.append(Int(next)) }
        former = next
      } else if former >= 0 {
        links[Int(former)].next = link.next
      } else {
        heads[slot(of: hash)] = link.next
      }
      next = link.next
    }
    return found
  }

  private func slot(of hash: NameHash) -> Int { Int(hash.bits) & (heads.count - 1) }

  private mutating func link(_ hash: NameHash) {
    let slot = slot(of: hash)
    let index = Int32(links.count)
    links.append((hash, heads[slot]))
    heads[slot] = index
  }

  private mutating func grow() {
    let old = links
    heads = Array(repeating: -1, count: heads.count * 2)
    links.removeAll(keepingCapacity: true)
    links.reserveCapacity(heads.count)
    for (hash, _) in old { link(hash) }
  }
}
