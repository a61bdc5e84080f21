internal import SelectorRuntime

extension NSData {
  /// Defines the methods of all data.
  static func define(_ data: ClassDefinition<NSData>) {
    data.adopt(FoundationProtocols.copying, FoundationProtocols.mutableCopying)
    defineMaking(data)
    defineCoding(data)
    defineConcrete(data)
    data.method("isEqualToData:") { (data, other: ByteArgument?) -> Bool in
      other?.bytes == data.bytes
    }
    data.method("isEqual:") { (data, other: Value) -> Bool in
      (other.object as? NSData)?.bytes == data.bytes
    }
    data.method("hash") { (data) -> Int in
      // CFData hashes the first 80 bytes.
      data.bytes.prefix(80).reduce(data.bytes.count) { $0 &* 31 &+ Int($1) } & 0x7FFF_FFFF
    }
    data.method("description") { (data) -> NSString in
      let isShort = data.foundation.valueSettings.dataDescription == .hex
      return data.foundation.string(
        UTF16Text(isShort ? DataText.hex(data.bytes) : DataText.described(data.bytes)))
    }
    defineParts(data)
    defineBase64(data)
  }

  /// Defines the methods of the concrete classes.
  static func defineConcrete(_ data: ClassDefinition<NSData>) {
    data.method("length") { (data) -> Int in
      try data.checkAccess("length")
      return data.bytes.count
    }
    data.method("bytes") { (data) -> Value in
      try data.checkAccess("bytes")
      return ByteString.value(of: data.bytes)
    }
    data.method("copyWithZone:") { (data, _: Value) -> NSData in
      data.isMutable ? data.foundation.data(data.bytes) : data
    }
    data.method("mutableCopyWithZone:") { (data, _: Value) -> NSData in
      data.foundation.mutableData(data.bytes)
    }
    data.method("subdataWithRange:") { (data, range: IndexRange) -> NSData in
      try data.check(range, "subdataWithRange:")
      return data.foundation.data(Array(data.bytes[range.bounds]))
    }
  }

  /// Raises an exception for a range beyond the end, with the receiver's class in the reason.
  func check(_ range: IndexRange, _ message: String) throws {
    if range.fits(in: bytes.count) { return }
    let sum = UInt(bitPattern: range.location).addingReportingOverflow(
      UInt(bitPattern: range.length))
    throw RuntimeError(
      .range,
      "*** -[\(className) \(message)]: range \(range.text) "
        + (sum.overflow ? "causes integer overflow" : "exceeds data length \(bytes.count)"))
  }

  private static func defineParts(_ data: ClassDefinition<NSData>) {
    data.method("getBytes:range:") { (data, buffer: Value, range: IndexRange) -> Value in
      try data.check(range, "getBytes:range:")
      return ByteString.value(of: Array(data.bytes[range.bounds]))
    }
    data.method("getBytes:length:") { (data, buffer: Value, length: Int) -> Value in
      ByteString.value(of: Array(data.bytes.prefix(max(0, length))))
    }
    data.method("rangeOfData:options:range:") {
      (data, sought: ByteArgument?, options: Int, range: IndexRange) -> IndexRange in
      guard let sought = sought?.bytes else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(data.className) rangeOfData:options:range:]: nil argument")
      }
      try data.check(range, "rangeOfData:options:range:")
      // The search treats each byte as one unit.
      let text = UTF16Text(data.bytes.map(UInt16.init))
      let options = ComparisonOptions(rawValue: options & 1 << 0 == 0 ? 0 : 4).union(.literal)
        .union(ComparisonOptions(rawValue: options & 1 << 1 == 0 ? 0 : 8))
      let found = text.range(
        of: UTF16Text(sought.map(UInt16.init)), options, in: range.bounds, check: {})
      return found.map(IndexRange.init) ?? .notFound
    }
    data.method("enumerateByteRangesUsingBlock:") { (data, block: Block) in
      guard !data.bytes.isEmpty else { return }
      let whole = IndexRange(location: 0, length: data.bytes.count)
      try block(
        ByteString.value(of: data.bytes), whole.messageValue, .foreign(EnumerationStop()))
    }
  }

  private static func defineBase64(_ data: ClassDefinition<NSData>) {
    data.method("base64EncodedStringWithOptions:") { (data, options: Int) -> NSString in
      try data.foundation.checkMemory(4 * data.bytes.count)
      return data.foundation.string(UTF16Text(Base64.text(of: data.bytes, options)))
    }
    data.method("base64Encoding") { (data) -> NSString in
      try data.foundation.checkMemory(4 * data.bytes.count)
      return data.foundation.string(UTF16Text(Base64.text(of: data.bytes)))
    }
    data.method("getBytes:") { (data, _: Value) -> Value in ByteString.value(of: data.bytes) }
    data.method("base64EncodedDataWithOptions:") { (data, options: Int) -> NSData in
      try data.foundation.checkMemory(4 * data.bytes.count)
      return data.foundation.data(Array(Base64.text(of: data.bytes, options).utf8))
    }
  }
}

/// The descriptions of data.
enum DataText {
  private static func hex(_ bytes: some Sequence<UInt8>, grouped: Bool) -> String {
    var result = ""
    for (index, byte) in bytes.enumerated() {
      if grouped, index > 0, index % 4 == 0 { result += " " }
      result += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return result
  }

  /// Returns `{length = 3, bytes = 0x616263}`; over 24 bytes, the first 16 and the last 8.
  static func described(_ bytes: [UInt8]) -> String {
    let text =
      bytes.count > 24
      ? "0x" + hex(bytes.prefix(16), grouped: true) + " ... " + hex(bytes.suffix(8), grouped: true)
        + " "
      : bytes.isEmpty ? "0x" : "0x" + hex(bytes, grouped: false)
    return "{length = \(bytes.count), bytes = \(text)}"
  }

  /// Returns `<61626364 65>`, the format before iOS 13.
  static func hex(_ bytes: [UInt8]) -> String { "<" + hex(bytes, grouped: true) + ">" }
}
