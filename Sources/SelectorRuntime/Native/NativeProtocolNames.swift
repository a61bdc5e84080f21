/// Says which methods no protocol of a framework declares, without making its lists of methods.
///
/// A program that starts asks about each method of a script's classes, and a target's action is in no
/// protocol. The lists have thousands of methods with their types; the answer takes one bit for each
/// hash of a name, in words that the compiler lays out. A bit may be set for another name's sake.
///
/// A test compares the words with the protocols, and says what to write when they differ.
public struct NativeProtocolNames: Sendable {
  private let words: [UInt64]

  /// Takes the bits of all names.
  /// - Precondition: the number of words is a power of 2.
  public init(_ words: [UInt64]) {
    assert(words.count.nonzeroBitCount == 1, "\(words.count) is no power of 2")
    self.words = words
  }

  /// The names that a framework's protocols have, in so many words.
  init(of protocols: [NativeProtocol], words count: Int) {
    var words = [UInt64](repeating: 0, count: count)
    for listed in protocols {
      for method in listed.required + listed.optional {
        let (word, bit) = Self.place(of: method.selectorName, in: count)
        words[word] |= bit
      }
    }
    self.init(words)
  }

  /// Whether a protocol may declare a method of this name.
  /// - Complexity: O(length of the name).
  func mayHave(_ name: String) -> Bool {
    let (word, bit) = Self.place(of: name, in: words.count)
    return words[word] & bit != 0
  }

  private static func place(of name: String, in count: Int) -> (word: Int, bit: UInt64) {
    let hash = Int(NameHash(name).bits)
    return (hash >> 6 & (count - 1), 1 << UInt64(hash & 63))
  }
}

extension NativeProtocolNames: Equatable, CustomStringConvertible {
  /// The words as they stand in a source file.
  public var description: String { words.hexadecimalLines }

  /// How many words there are.
  var count: Int { words.count }
}
