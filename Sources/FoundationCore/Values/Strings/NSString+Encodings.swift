internal import SelectorRuntime

extension NSString {
  static func defineEncodings(_ string: ClassDefinition<NSString>) {
    // A C string is a Lua string.
    string.method("UTF8String") { (string) -> String? in
      let text = try string.convertible()
      return text.isWellFormed ? text.string : nil
    }
    string.method("cStringUsingEncoding:") { (string, encoding: Int) -> Value in
      guard let bytes = StringEncoding(rawValue: encoding)?.bytes(of: try string.convertible())
      else { return .none }
      return ByteString.value(of: bytes)
    }
    string.method("getCString:maxLength:encoding:") {
      (string, buffer: Value, limit: Int, encoding: Int) -> Bool in
      guard let bytes = StringEncoding(rawValue: encoding)?.bytes(of: try string.convertible()),
        bytes.count < limit, case .foreign(let list) = buffer
      else { return false }
      // The list has an implicit terminating zero.
      return list.setList(bytes.map { .integer(Int64($0)) })
    }
    string.method("dataUsingEncoding:") { (string, encoding: Int) -> NSData? in
      try string.data(encoding, isLossy: false)
    }
    string.method("dataUsingEncoding:allowLossyConversion:") {
      (string, encoding: Int, isLossy: Bool) -> NSData? in
      try string.data(encoding, isLossy: isLossy)
    }
    string.method("canBeConvertedToEncoding:") { (string, encoding: Int) -> Bool in
      StringEncoding(rawValue: encoding)?.bytes(of: try string.convertible()) != nil
    }
    string.method("lengthOfBytesUsingEncoding:") { (string, encoding: Int) -> Int in
      guard let encoding = StringEncoding(rawValue: encoding) else { return 0 }
      // The byte order mark is not counted.
      return encoding.unmarked.bytes(of: try string.convertible())?.count ?? 0
    }
    string.method("maximumLengthOfBytesUsingEncoding:") { (string, encoding: Int) -> Int in
      let count = try string.characters().count
      switch StringEncoding(rawValue: encoding) {
      case .ascii, .latin1: return count
      case .nonLossyASCII: return count * 6
      case .utf8: return count * 3
      case .utf16, .utf16BigEndian, .utf16LittleEndian: return count * 2
      case .utf32, .utf32BigEndian, .utf32LittleEndian: return count * 4
      case nil: return 0
      // A GB 18030 character has up to four bytes, an ISO 2022 one up to five with the escape
      // sequence.
      default: return count * 5
      }
    }
    for name in ["fastestEncoding", "smallestEncoding"] {
      string.method(name) { (string) -> Int in
        let encoding: StringEncoding = try string.characters().isASCII ? .ascii : .utf16
        return encoding.rawValue
      }
    }
  }

  private func data(_ encoding: Int, isLossy: Bool) throws -> NSData? {
    let text = try convertible()
    guard let encoding = StringEncoding(rawValue: encoding),
      let bytes = encoding.bytes(of: text, isLossy: isLossy)
    else { return nil }
    return foundation.data(bytes)
  }
}
