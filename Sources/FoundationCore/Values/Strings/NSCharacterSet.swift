package import SelectorRuntime

// no traps of narrow: planes and ranges are inside Unicode.

/// A character set object, immutable or mutable.
package final class NSCharacterSet: RuntimeObject {
  package private(set) var members = CharacterMembers.scalars([])

  func fill(_ members: CharacterMembers) { self.members = members }

  /// - Throws: ``RuntimeError`` if too many sets are inside one another.
  fileprivate func change(_ members: CharacterMembers) throws {
    guard members.depth <= CharacterMembers.greatestDepth else {
      throw RuntimeError(
        .invalidArgument,
        "\(className): character sets nest \(members.depth) deep; "
          + "\(CharacterMembers.greatestDepth) is the most")
    }
    runtime.recordContents(of: self, { [self, old = self.members] in { self.members = old } }())
    self.members = members
  }
}

extension FoundationWorld {
  /// Returns a predefined set: a shared object, unless the class is mutable.
  fileprivate func namedCharacterSet(
    _ name: String, _ members: CharacterMembers, of cls: RuntimeClass
  ) -> RuntimeObject {
    guard cls.name == "NSCharacterSet" else { return characterSet(members, of: cls) }
    if let known = onlyInstances[name], !known.isErased { return known }
    let made = characterSet(members, of: cls)
    made.retain()
    onlyInstances[name] = made
    return made
  }

  fileprivate func characterSet(_ members: CharacterMembers, of cls: RuntimeClass) -> RuntimeObject
  {
    let made = runtime.createInstance(cls)
    (made as? NSCharacterSet)?.fill(members)
    return made
  }
}

extension NSCharacterSet {
  /// The predefined sets, by their class methods.
  private static let named: [(String, CharacterMembers)] = [
    ("alphanumericCharacterSet", .alphanumerics), ("letterCharacterSet", .letters),
    ("lowercaseLetterCharacterSet", .lowercase), ("uppercaseLetterCharacterSet", .uppercase),
    ("capitalizedLetterCharacterSet", .capitalized), ("decimalDigitCharacterSet", .decimalDigits),
    ("whitespaceCharacterSet", .whitespace), ("newlineCharacterSet", .newlines),
    ("whitespaceAndNewlineCharacterSet", .whitespaceAndNewlines),
    ("punctuationCharacterSet", .punctuation), ("symbolCharacterSet", .symbols),
    ("controlCharacterSet", .control), ("nonBaseCharacterSet", .nonBase),
    ("decomposableCharacterSet", .decomposable), ("illegalCharacterSet", .illegal),
    ("URLUserAllowedCharacterSet", .urlUser), ("URLPasswordAllowedCharacterSet", .urlUser),
    ("URLHostAllowedCharacterSet", .urlHost), ("URLPathAllowedCharacterSet", .urlPath),
    ("URLQueryAllowedCharacterSet", .urlQuery), ("URLFragmentAllowedCharacterSet", .urlQuery),
  ]

  static func define(_ set: ClassDefinition<NSCharacterSet>) {
    let cls = set.classSide
    set.adopt(FoundationProtocols.copying)
    set.adopt(FoundationProtocols.mutableCopying)
    defineCoding(set)
    for (name, members) in named {
      cls.method(name) { (cls) -> RuntimeObject in
        cls.foundation.namedCharacterSet(name, members, of: cls)
      }
    }
    for name in ["characterSetWithBitmapRepresentation:", "characterSetWithContentsOfFile:"] {
      cls.method(name) { (cls, data: Value) -> RuntimeObject? in
        let bytes: [UInt8]?
        if name.hasSuffix("File:") {
          bytes = String.from(data, in: cls.runtime).flatMap { try? cls.foundation.read($0) }
        } else {
          bytes = data.isNone ? [] : ByteArgument.from(data, in: cls.runtime)?.bytes
        }
        return bytes.map { cls.foundation.characterSet(CharacterBitmap.members(of: $0), of: cls) }
      }
    }
    set.readonly("bitmapRepresentation", .copy, of: "NSData") { (set) -> NSData? in
      set.foundation.data(CharacterBitmap.bytes(of: set.members))
    }
    set.method("hasMemberInPlane:") { (set, plane: Int) -> Bool in
      guard (0...16).contains(plane) else { return false }
      return (UInt32(plane) << 16..<UInt32(plane + 1) << 16).contains {
        set.members.contains($0)
      }
    }
    cls.method("characterSetWithCharactersInString:") {
      (cls, text: StringArgument?) -> RuntimeObject in
      guard let text else {
        throw RuntimeError(
          .invalidArgument,
          "*** +[\(cls.name) characterSetWithCharactersInString:]: nil string parameter")
      }
      let members = try CharacterMembers(of: text.text(), check: cls.foundation.checkStop)
      return cls.foundation.characterSet(members, of: cls)
    }
    cls.method("characterSetWithRange:") { (cls, range: IndexRange) -> RuntimeObject in
      cls.foundation.characterSet(members(of: range), of: cls)
    }
    set.method("characterIsMember:") { (set, unit: Int) -> Bool in
      set.members.contains(UInt32(truncatingIfNeeded: unit))
    }
    set.method("longCharacterIsMember:") { (set, unit: Int) -> Bool in
      set.members.contains(UInt32(truncatingIfNeeded: unit))
    }
    set.method("invertedSet") { (set) -> RuntimeObject in
      set.foundation.characterSet(
        .inverted(set.members), of: set.foundation.valueClass("NSCharacterSet"))
    }
    set.method("isSupersetOfSet:") { (set, other: NSCharacterSet) -> Bool in
      CharacterMembers.union(set.members, other.members).hasSameMembers(as: set.members)
    }
    set.method("isEqual:") { (set, other: Value) -> Bool in
      guard let other = other.object as? NSCharacterSet else { return false }
      return other === set || set.members.hasSameMembers(as: other.members)
    }
    set.method("hash") { (set) -> Int in
      (UInt32(0)..<0x80).reduce(0) {
        ($0 &* 31 &+ (set.members.contains($1) ? 1 : 0)) & 0x7FFF_FFFF
      }
    }
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in
      let immutable = set.foundation.valueClass("NSCharacterSet")
      return set.isa === immutable ? set : set.foundation.characterSet(set.members, of: immutable)
    }
    set.method("mutableCopyWithZone:") { (set, _: Value) -> RuntimeObject in
      set.foundation.characterSet(
        set.members, of: set.foundation.valueClass("NSMutableCharacterSet"))
    }
  }

  private static func members(of range: IndexRange) -> CharacterMembers {
    guard let end = range.end, range.length > 0, end <= 0x11_0000 else { return .scalars([]) }
    return .range(UInt32(range.location)...UInt32(end - 1))
  }

  static func defineMutable(_ set: ClassDefinition<NSCharacterSet>) {
    set.method("addCharactersInString:") { (set, text: StringArgument) in
      let members = try CharacterMembers(of: text.text(), check: set.foundation.checkStop)
      try set.change(.union(set.members, members))
    }
    set.method("removeCharactersInString:") { (set, text: StringArgument) in
      let members = try CharacterMembers(of: text.text(), check: set.foundation.checkStop)
      try set.change(.intersection(set.members, .inverted(members)))
    }
    set.method("addCharactersInRange:") { (set, range: IndexRange) in
      try set.change(.union(set.members, members(of: range)))
    }
    set.method("removeCharactersInRange:") { (set, range: IndexRange) in
      try set.change(.intersection(set.members, .inverted(members(of: range))))
    }
    set.method("formUnionWithCharacterSet:") { (set, other: NSCharacterSet) in
      try set.change(.union(set.members, other.members))
    }
    set.method("formIntersectionWithCharacterSet:") { (set, other: NSCharacterSet) in
      try set.change(.intersection(set.members, other.members))
    }
    set.method("invert") { (set) in try set.change(.inverted(set.members)) }
  }
}
