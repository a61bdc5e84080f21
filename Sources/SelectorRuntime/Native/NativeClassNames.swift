/// An index of a framework's classes by name, which does not need their declarations.
///
/// A program uses about forty of more than a thousand classes at launch, and a declaration costs
/// memory and time. Each entry combines the hash of a name and the index of its class. The entries
/// are sorted by hash, in an array that the compiler lays out.
///
/// A test compares them with the classes, and prints the correct text when they differ.
public struct NativeClassNames: Sendable {
  /// The number of classes in each group.
  let counts: [Int]
  /// The entries: the hash of a name, with the index of its class in the low 16 bits; sorted.
  private let entries: [UInt64]

  /// Creates the index from the text that the test prints.
  ///
  /// - Parameters:
  ///   - counts: The number of classes in each group.
  ///   - entries: The sorted hashes and indexes.
  public init(counts: [Int], _ entries: [UInt64]) {
    self.counts = counts
    self.entries = entries
  }

  /// Creates the index of declared classes.
  init(of groups: [[NativeClassDeclaration]]) {
    let entries = groups.joined().enumerated().map { index, declaration in
      UInt64(NameHash(declaration.name).bits) << 16 | UInt64(index)
    }
    self.init(counts: groups.map(\.count), entries.sorted())
  }

  /// The number of classes.
  var count: Int { entries.count }

  /// Returns the indexes of the names with a hash, nearly always one or none.
  /// - Complexity: O(log classes).
  func indexes(of hash: NameHash) -> Indexes {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] >> 16 < UInt64(hash.bits) { low = middle + 1 } else { high = middle }
    }
    return Indexes(names: self, hash: UInt64(hash.bits), entry: low)
  }

  /// The indexes of the names with one hash.
  struct Indexes: Sequence, IteratorProtocol {
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
  /// The source text of the arguments.
  public var description: String {
    "counts: \(counts),\n[\n" + entries.hexadecimalLines + "\n]"
  }
}

extension [UInt64] {
  /// The words as elements of an array literal, in lines of at most 98 characters.
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
