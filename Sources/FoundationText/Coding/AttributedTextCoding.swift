internal import FoundationCore
internal import SelectorRuntime

// no traps of narrow: the values are masked, or below 128.

/// The archive format of attributed strings: the text, and the attributes of its runs.
///
/// A text with uniform attributes archives them as one dictionary. For several runs, the archive
/// has the distinct dictionaries and a byte string: for each run its length and the index of its
/// dictionary, seven bits a byte, least significant first.
extension NSAttributedString {
  static func defineCoding(_ string: ClassDefinition<NSAttributedString>) {
    string.coding { string, coder in
      try string.encode(with: coder)
    } decode: { string, coder in
      let world = string.foundation
      let text = try coder.decodeObject(forKey: "NSString", of: [world.valueClass("NSString")])
      let units = try world.characters(of: text) ?? UTF16Text()
      let runs = try world.codedRuns(coder, of: units.count)
      return .object(world.attributedString(units, runs, isMutable: string.isMutable))
    }
  }

  private func encode(with coder: NSCoder) throws {
    try coder.encodeObject(.object(foundation.string(text)), forKey: "NSString")
    var different: [Attributes] = []
    var indexes: [Int: [Int]] = [:]
    var info: [UInt8] = []
    for run in runs.runs {
      let hash = run.attributes.hashOfEntries
      let known = indexes[hash]?.first { different[$0].hasSameEntries(as: run.attributes) }
      if known == nil {
        indexes[hash, default: []].append(different.count)
        different.append(run.attributes)
      }
      info += Self.bytes(of: run.length) + Self.bytes(of: known ?? different.count - 1)
    }
    let attributes = try different.map { Value.object(try foundation.dictionary(of: $0)) }
    guard runs.runs.count > 1 else {
      guard let first = different.first, !first.entries.isEmpty else { return }
      return try coder.encodeObject(attributes[0], forKey: "NSAttributes")
    }
    try coder.encodeObject(.object(foundation.makeArray(attributes)), forKey: "NSAttributes")
    try coder.encodeObject(.object(foundation.data(info)), forKey: "NSAttributeInfo")
  }

  private static func bytes(of number: Int) -> [UInt8] {
    var rest = number
    var result: [UInt8] = []
    while rest > 0x7F {
      result.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return result + [UInt8(rest)]
  }
}

extension FoundationWorld {
  /// Decodes the runs of a text; a range that the archive does not cover has no attributes.
  fileprivate func codedRuns(_ coder: NSCoder, of count: Int) throws -> AttributeRuns {
    let message = "-[NSAttributedString initWithCoder:]"
    let all = coder.allowedClasses
    let coded = try coder.decodeObject(forKey: "NSAttributes", of: all)
    if coded.isNone { return AttributeRuns(length: count) }
    guard let different = try elements(of: coded) else {
      return AttributeRuns(length: count, try attributes(of: coded, message))
    }
    let info = try coder.decodeObject(forKey: "NSAttributeInfo", of: all)
    var bytes = (ByteArgument.from(info, in: runtime)?.bytes ?? [])[...]
    var runs = AttributeRuns(length: 0)
    var place = 0
    while let length = bytes.popNumber(), let index = bytes.popNumber(),
      length > 0, length <= count - place, different.indices.contains(index)
    {
      runs.append(length: length, try attributes(of: different[index], message))
      place += length
    }
    runs.append(length: count - place, Attributes())
    return runs
  }
}

extension ArraySlice<UInt8> {
  /// Removes a number in groups of seven bits from the front; nil if it is incomplete.
  fileprivate mutating func popNumber() -> Int? {
    var result = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      guard let byte = popFirst() else { return nil }
      result |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    return nil
  }
}
