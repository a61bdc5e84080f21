internal import SelectorRuntime

/// The coding of strings and data; archives store immutable ones as plain values.
extension NSString {
  static func defineCoding(_ string: ClassDefinition<NSString>) {
    string.coding { string, coder in
      let text = try string.convertible()
      guard coder is NSKeyedArchiver else {
        return try coder.encodeBytes(Array(text.string.utf8), forKey: "NS.bytes")
      }
      try coder.encodeObject(.object(string.foundation.string(text)), forKey: "NS.string")
    } decode: { string, coder in
      guard coder is NSKeyedUnarchiver else {
        let bytes = try coder.decodeBytes(forKey: "NS.bytes") ?? []
        return try string.send("initWithUTF8String:", ByteArgument(bytes: bytes))
      }
      let text = try coder.decodeObject(
        forKey: "NS.string", of: [string.foundation.valueClass("NSString")])
      return try string.runtime.send(
        string, string.runtime.selector("initWithString:"),
        Arguments(text.isNone ? .string("") : text))
    }
  }
}

extension NSData {
  static func defineCoding(_ data: ClassDefinition<NSData>) {
    data.coding { data, coder in
      try data.foundation.checkConversion(of: data.bytes.count)
      guard coder is NSKeyedArchiver else {
        return try coder.encodeBytes(data.bytes, forKey: "NS.bytes")
      }
      try coder.encodeObject(.object(data.foundation.data(data.bytes)), forKey: "NS.data")
    } decode: { data, coder in
      guard coder is NSKeyedUnarchiver else {
        let bytes = try coder.decodeBytes(forKey: "NS.bytes") ?? []
        return try data.send("initWithData:", data.foundation.data(bytes))
      }
      let bytes = try coder.decodeObject(
        forKey: "NS.data", of: [data.foundation.valueClass("NSData")])
      return try data.runtime.send(
        data, data.runtime.selector("initWithData:"), Arguments(bytes))
    }
  }
}
