internal import SelectorRuntime

// no traps of narrow: the values are bytes of UTF-8.

extension NSString {
  static func definePaths(_ string: ClassDefinition<NSString>) {
    let parts: [(String, (UTF16Text) -> UTF16Text)] = [
      ("lastPathComponent", PathText.lastComponent),
      ("stringByDeletingLastPathComponent", PathText.deletingLastComponent),
      ("pathExtension", PathText.pathExtension),
      ("stringByDeletingPathExtension", PathText.deletingExtension),
    ]
    for (name, part) in parts {
      string.method(name) { (string) -> NSString in
        let result = part(try string.convertible())
        return name.hasPrefix("stringBy")
          ? string.foundation.pathString(result) : string.foundation.string(result)
      }
    }
    let additions: [(String, (UTF16Text, UTF16Text) -> UTF16Text)] = [
      ("stringByAppendingPathComponent:", PathText.appending(_:to:)),
      ("stringByAppendingPathExtension:", PathText.appendingExtension(_:to:)),
    ]
    for (name, add) in additions {
      string.method(name) { (string, other: StringArgument?) -> NSString in
        guard let other else { throw string.nilArgument(name) }
        return string.foundation.pathString(add(try other.text(), try string.convertible()))
      }
    }
    string.method("pathComponents") { (string) -> Value in
      let world = string.foundation
      return try world.list(PathText.components(string.convertible(), check: world.checkStop))
    }
    string.method("isAbsolutePath") { (string) -> Bool in
      let first = try string.characters().units.first
      return first == 0x2F || first == 0x7E
    }
    for name in ["stringByExpandingTildeInPath", "stringByAbbreviatingWithTildeInPath"] {
      let expands = name == "stringByExpandingTildeInPath"
      string.method(name) { (string) -> NSString in
        let text = try string.convertible()
        return string.foundation.pathString(
          expands ? PathText.expandingTilde(text) : PathText.abbreviatingHome(text))
      }
    }
    string.method("stringByStandardizingPath") { (string) -> NSString in
      var parts: [UTF16Text] = []
      let path = PathText.expandingTilde(try string.convertible())
      // A device leaves this path as it is.
      if path == "/." { return string.foundation.pathString(path) }
      // The `..` of a relative path remain, since the path that it is relative to is unknown.
      let isAbsolute = path.units.first == 0x2F
      let check = string.foundation.checkStop
      for (number, part) in try PathText.components(path, check: check).enumerated()
      where part != "." {
        if number & 0xFFF == 0xFFF { try check() }
        if part == "..", isAbsolute {
          if parts.count > 1 { parts.removeLast() }
        } else {
          parts.append(part)
        }
      }
      return string.foundation.pathString(
        parts.count < 2
          ? parts.first ?? UTF16Text() : try PathText.joined(parts, check: check))
    }
    definePercentEncoding(string)
  }

  private static func definePercentEncoding(_ string: ClassDefinition<NSString>) {
    string.method("stringByAddingPercentEncodingWithAllowedCharacters:") {
      (string, set: NSCharacterSet?) -> NSString? in
      guard let set else {
        throw string.nilArgument("stringByAddingPercentEncodingWithAllowedCharacters:")
      }
      let text = try string.convertible()
      guard text.isWellFormed else { return nil }
      let encoded = try text.percentEncoded(check: string.foundation.checkStop) {
        set.members.contains($0)
      }
      return string.foundation.string(encoded)
    }
    string.method("stringByAddingPercentEscapesUsingEncoding:") {
      (string, encoding: Int) -> NSString? in
      guard let encoding = StringEncoding(rawValue: encoding) else { return nil }
      // RFC 2396 allows these characters in a URL, but not the percent sign and the fragment mark.
      let kept = Set("!$&'()*+,-./:;=?@_~".utf8.map { UInt32($0) })
      var text = ""
      for (number, scalar) in try string.convertible().string.unicodeScalars.enumerated() {
        if number & 0xFFF == 0xFFF { try string.foundation.checkStop() }
        if kept.contains(scalar.value) || CharacterMembers.asciiWord.contains(scalar.value) {
          text.unicodeScalars.append(scalar)
          continue
        }
        // Each character is encoded separately, with a byte order mark if the encoding has one.
        guard let bytes = encoding.bytes(of: UTF16Text(String(Character(scalar)))) else {
          return nil
        }
        for byte in bytes {
          text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
      return string.foundation.string(UTF16Text(text))
    }
    string.method("stringByRemovingPercentEncoding") { (string) -> NSString? in
      try string.convertible().percentDecoded(.utf8).map { string.foundation.string($0) }
    }
    string.method("stringByReplacingPercentEscapesUsingEncoding:") {
      (string, encoding: Int) -> NSString? in
      guard let encoding = StringEncoding(rawValue: encoding) else { return nil }
      return try string.convertible().percentDecoded(encoding).map { string.foundation.string($0) }
    }
  }
}

extension UTF16Text {
  /// Returns the text with the UTF-8 bytes of all but the allowed characters as `%XX`.
  /// - Parameters:
  ///   - check: Throws to stop at a long text.
  ///   - isAllowed: Whether an ASCII character is allowed.
  func percentEncoded(
    check: () throws -> Void, allowing isAllowed: (UInt32) -> Bool
  ) rethrows -> UTF16Text {
    var result = ""
    for (number, scalar) in string.unicodeScalars.enumerated() {
      if number & 0xFFF == 0xFFF { try check() }
      // Characters outside ASCII are always escaped, even if the set contains them.
      if scalar.isASCII, isAllowed(scalar.value) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(Character(scalar)).utf8 {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return UTF16Text(result)
  }

  /// Returns the text with `%XX` decoded, or nil if an escape or the result is invalid.
  func percentDecoded(_ encoding: StringEncoding) -> UTF16Text? {
    string.percentDecodedBytes.flatMap(encoding.text(of:))
  }
}

extension String {
  /// The UTF-8 bytes with `%XX` decoded; nil if an escape is invalid.
  package var percentDecodedBytes: [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigitValue,
        let low = rest.popFirst()?.hexDigitValue
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}

extension UInt8 {
  /// The value of an ASCII character that is a hexadecimal digit; nil for any other.
  package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
