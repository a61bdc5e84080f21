// no traps of count: the catalogue is compiled into the program.

/// A filter of the method names in a framework's protocols, which does not need their lists.
///
/// A program looks up each method of a script's classes, and most, such as target-action methods,
/// are in no protocol. The lists have thousands of methods with their types. The filter has one bit
/// for each hash of a name, in an array that the compiler lays out. Two names may share a bit.
///
/// A test compares the words with the protocols, and prints the correct text when they differ.
public struct NativeProtocolNames: Sendable {
  private let words: [UInt64]

  /// Creates a filter from its bits.
  /// - Precondition: the number of words is a power of 2.
  public init(_ words: [UInt64]) {
    assert(words.count.nonzeroBitCount == 1, "\(words.count) is no power of 2")
    self.words = words
  }

  /// Creates the filter of a framework's protocols with a number of words.
  init(of protocols: [NativeProtocol], words count: Int) {
    var words = [UInt64](repeating: 0, count: count)
    for listed in protocols {
      for method in listed.required + listed.optional {
        let (word, bit) = Self.position(of: method.selectorName, in: count)
        words[word] |= bit
      }
    }
    self.init(words)
  }

  /// Returns whether a protocol may declare a method of this name.
  /// - Complexity: O(length of the name).
  func mayHave(_ name: String) -> Bool {
    let (word, bit) = Self.position(of: name, in: words.count)
    return words[word] & bit != 0
  }

  private static func position(of name: String, in count: Int) -> (word: Int, bit: UInt64) {
    let hash = Int(NameHash(name).bits)
    return (hash >> 6 & (count - 1), 1 << UInt64(hash & 63))
  }
}

extension NativeProtocolNames: Equatable, CustomStringConvertible {
  /// The source text of the words.
  public var description: String { words.hexadecimalLines }

  /// The number of words.
  var count: Int { words.count }
}
