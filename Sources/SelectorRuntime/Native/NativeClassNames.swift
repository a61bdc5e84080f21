/// Says where the classes of a framework stand, before any of them is declared.
///
/// A program that starts needs some forty of more than a thousand classes, and a declaration takes
/// memory and time. The hash of each name stands beside its place, in words that the compiler lays out,
/// in the order of the hashes.
///
/// A test compares them with the classes, and says what to write when they differ.
public struct NativeClassNames: Sendable {
  /// How many classes each group has.
  let counts: [Int]
  /// By hash: the hash of a name, then the place of its class in the last 16 bits.
  private let entries: [UInt64]

  /// Takes what the test says.
  ///
  /// - Parameters:
  ///   - counts: How many classes each group has.
  ///   - entries: The hashes and places, in their order.
  public init(counts: [Int], _ entries: [UInt64]) {
    self.counts = counts
    self.entries = entries
  }

  /// The names of classes that have been declared.
  init(of groups: [[NativeClassDeclaration]]) {
    let entries = groups.joined().enumerated().map { place, declaration in
      UInt64(NameHash(declaration.name).bits) << 16 | UInt64(place)
    }
    self.init(counts: groups.map(\.count), entries.sorted())
  }

  /// How many classes there are.
  var count: Int { entries.count }

  /// The places of the names with this hash, nearly always one or none.
  /// - Complexity: O(log classes).
  func places(of hash: NameHash) -> Places {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] >> 16 < UInt64(hash.bits) { low = middle + 1 } else { high = middle }
    }
    return Places(names: self, hash: UInt64(hash.bits), entry: low)
  }

  /// Goes through the places of one hash.
  struct Places: Sequence, IteratorProtocol {
    fileprivate let names: NativeClassNames
    fileprivate let hash: UInt64
    fileprivate var entry: Int

    mutating func next() -> Int? {
      guard entry < names.entries.count, names.entries[entry] >> 16 == hash else { return nil }
      defer { entry += 1 }
      return Int(names.entries[entry] & 0xffff)
    }
  }
}

extension NativeClassNames: Equatable, CustomStringConvertible {
  /// What stands in a source file between the parentheses.
  public var description: String {
    "counts: \(counts),\n[\n" + entries.hexadecimalLines + "\n]"
  }
}

extension [UInt64] {
  /// The words as an array in a source file has them, in lines of at most 98 characters.
  var hexadecimalLines: String {
    var lines = ["   "]
    for word in self {
      let text = word == 0 ? " 0," : " 0x" + String(word, radix: 16) + ","
      if lines[lines.count - 1].count + text.count > 98 { lines.append("   ") }
      lines[lines.count - 1] += text
    }
    return lines.joined(separator: "\n")
  }
}
