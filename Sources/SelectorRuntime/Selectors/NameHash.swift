/// A hash of a message's name that is the same for the name and for what scripts write for it:
/// `addSubview:` and `addSubview_`.
///
/// One look at the bytes serves both, and the names of a program that starts are hashed by the
/// thousand. The function is FNV-1a (Fowler, Noll and Vo), of 32 bits.
struct NameHash: Hashable {
  let bits: UInt32

  init(_ name: String) {
    var hash: UInt32 = 2_166_136_261
    let bytes = name.utf8Span.span
    for place in bytes.indices {
      hash = (hash ^ UInt32(NameHash.spelled(bytes[place]))) &* 16_777_619
    }
    bits = hash
  }

  /// The byte that a script writes for one of a name.
  static func spelled(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ":") ? UInt8(ascii: "_") : byte
  }
}

/// Finds the places of what stands in a list by the hashes of names: chains through one array.
///
/// A place that is answered may have another name of the same hash; whoever asks compares.
struct NameChains {
  private var heads: [Int32]
  private var links: [(hash: NameHash, next: Int32)] = []

  /// Makes room for so many names; there may be more.
  init(capacity: Int) {
    var size = 16
    while size < capacity { size *= 2 }
    heads = Array(repeating: -1, count: size)
    links.reserveCapacity(capacity)
  }

  /// Notes the places of a list.
  init<Element>(of list: [Element], named name: (Element) -> String) {
    self.init(capacity: list.count)
    for element in list { append(NameHash(name(element))) }
  }

  /// The latest place of a name, or nil.
  /// - Complexity: O(length of the name), expected.
  func place(of name: String, named: (Int) -> String) -> Int? {
    let hash = NameHash(name)
    var place = last(hash)
    while let found = place, named(found) != name { place = last(hash, before: found) }
    return place
  }

  /// Adds a name at the next place.
  /// - Complexity: O(1), amortized.
  mutating func append(_ hash: NameHash) {
    if links.count == heads.count { grow() }
    link(hash)
  }

  /// The latest place with this hash before another one, or nil.
  /// - Complexity: O(1), expected.
  func last(_ hash: NameHash, before place: Int? = nil) -> Int? {
    var next = place.map { links[$0].next } ?? heads[slot(of: hash)]
    while next >= 0 {
      let (found, following) = links[Int(next)]
      if found == hash { return Int(next) }
      next = following
    }
    return nil
  }

  private func slot(of hash: NameHash) -> Int { Int(hash.bits) & (heads.count - 1) }

  private mutating func link(_ hash: NameHash) {
    let slot = slot(of: hash)
    let place = Int32(links.count)
    links.append((hash, heads[slot]))
    heads[slot] = place
  }

  private mutating func grow() {
    let old = links
    heads = Array(repeating: -1, count: heads.count * 2)
    links.removeAll(keepingCapacity: true)
    links.reserveCapacity(heads.count)
    for (hash, _) in old { link(hash) }
  }
}
