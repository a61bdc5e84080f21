internal import SelectorRuntime

// no traps of count: checkLength has refused negative and large lengths.

extension NSData {
  static func defineMaking(_ data: ClassDefinition<NSData>) {
    let cls = data.classSide
    for name in ["alloc", "allocWithZone:"] {
      let body: (RuntimeClass) -> RuntimeObject = { cls in
        switch cls.name {
        case "NSData": cls.foundation.constant("_NSPlaceholderData", of: "_NSPlaceholderData")
        case "NSMutableData": cls.foundation.mutableData([])
        default: cls.runtime.createInstance(cls)
        }
      }
      if name == "alloc" {
        cls.method(name) { (cls) -> RuntimeObject in body(cls) }
      } else {
        cls.method(name) { (cls, _: Value) -> RuntimeObject in body(cls) }
      }
    }
    cls.method("data") { (cls) -> Value in try make(cls, "init") }
    cls.method("dataWithBytes:length:") { (cls, bytes: Value, length: Int) -> Value in
      try make(cls, "initWithBytes:length:", bytes, .integer(Int64(length)))
    }
    for name in ["NoCopy:length:", "NoCopy:length:freeWhenDone:"] {
      cls.raw("dataWithBytes" + name, types: name.hasSuffix("Done:") ? "@@:*QB" : "@@:*Q") {
        receiver, _, arguments in
        guard let cls = receiver as? RuntimeClass else { return .none }
        return try make(cls, "initWithBytes:length:", arguments[0], arguments[1])
      }
    }
    cls.method("dataWithData:") { (cls, data: Value) -> Value in
      try make(cls, "initWithData:", data)
    }
    cls.method("dataWithCapacity:") { (cls, capacity: Int) -> Value in
      try make(cls, "initWithCapacity:", .integer(Int64(capacity)))
    }
    cls.method("dataWithLength:") { (cls, length: Int) -> Value in
      try make(cls, "initWithLength:", .integer(Int64(length)))
    }
    defineInitializers(data)
  }

  private static func make(
    _ cls: RuntimeClass, _ initializer: String, _ arguments: Value...
  ) throws -> Value {
    let runtime = cls.runtime
    guard let made = try runtime.send(cls, runtime.known.alloc).object else { return .none }
    return try runtime.send(made, runtime.selector(initializer), Arguments(arguments))
  }

  /// Returns the object with the bytes: the receiver if it is mutable, otherwise a new one.
  package func becoming(_ bytes: [UInt8]) -> NSData {
    if isMutable || className != "_NSPlaceholderData" {
      fill(bytes, isMutable: isMutable)
      return self
    }
    return foundation.data(bytes)
  }

  /// Raises for a length that no memory holds, also one whose sign bit is set: lengths are unsigned
  /// on a device.
  ///
  /// The text is that of crash reports, as in aws-amplify/aws-sdk-ios#477 and FLEXTool/FLEX#117.
  private func checkLength(_ length: Int, _ method: String, _ noun: String = "length") throws {
    guard length < 0 else { return try checkAllocation(length, units: 1, method) }
    throw RuntimeError(
      .invalidArgument,
      "*** -[\(className) \(method)]: absurd \(noun): "
        + "\(UInt(bitPattern: length)), maximum size: 9223372036854775808 bytes")
  }

  private static func defineInitializers(_ data: ClassDefinition<NSData>) {
    data.method("init") { (data) -> NSData in data.becoming([]) }
    for name in [
      "initWithBytesNoCopy:length:freeWhenDone:", "initWithBytesNoCopy:length:deallocator:",
    ] {
      data.method(name) { (data, bytes: Value, length: Int, _: Value) -> Value in
        try data.runtime.send(
          data, data.runtime.selector("initWithBytes:length:"),
          Arguments(bytes, .integer(Int64(length))))
      }
    }
    data.method("initWithBytesNoCopy:length:") { (data, bytes: Value, length: Int) -> Value in
      try data.runtime.send(
        data, data.runtime.selector("initWithBytes:length:"),
        Arguments(bytes, .integer(Int64(length))))
    }
    data.method("_shareBytes:ended:") { (data, read: Block, ended: Block?) in
      data.share(read, ended: ended)
    }
    data.method("initWithBase64Encoding:") { (data, text: ByteArgument?) -> NSData? in
      text.flatMap { Base64.bytes(of: $0.bytes, 1) }.map { data.becoming($0) }
    }
    data.method("initWithBytes:length:") {
      (data, bytes: ByteArgument?, length: Int) -> NSData in
      let bytes = bytes?.bytes ?? []
      try data.checkLength(length, "initWithBytes:length:")
      guard length <= bytes.count else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(data.className) initWithBytes:length:]: length \(length) is beyond the "
            + "\(bytes.count) bytes of the string")
      }
      return data.becoming(Array(bytes.prefix(length)))
    }
    data.method("initWithData:") { (data, other: ByteArgument?) -> NSData in
      data.becoming(other?.bytes ?? [])
    }
    data.method("initWithCapacity:") { (data, capacity: Int) -> NSData in
      if capacity < 0 { try data.checkLength(capacity, "initWithCapacity:", "capacity") }
      let made = data.becoming([])
      made.capacity = capacity
      return made
    }
    data.method("initWithLength:") { (data, length: Int) -> NSData in
      try data.checkLength(length, "initWithLength:")
      return data.becoming(Array(repeating: 0, count: length))
    }
    for name in ["initWithBase64EncodedString:options:", "initWithBase64EncodedData:options:"] {
      data.method(name) { (data, text: ByteArgument?, options: Int) -> NSData? in
        guard let text else {
          throw RuntimeError(
            .invalidArgument, "*** -[\(data.className) \(name)]: nil string argument")
        }
        return Base64.bytes(of: text.bytes, options).map { data.becoming($0) }
      }
    }
  }
}

/// The additional methods of mutable data.
extension NSData {
  static func defineMutable(_ data: ClassDefinition<NSData>) {
    data.method("appendData:") { (data, other: ByteArgument?) in
      let more = other?.bytes ?? []
      // The bytes have two owners here, and grow geometrically.
      try data.foundation.checkMemory(4 * (data.bytes.count + more.count))
      data.change { $0 += more }
    }
    data.method("appendBytes:length:") { (data, bytes: ByteArgument?, length: Int) in
      try data.checkLength(length, "appendBytes:length:")
      let more = bytes?.bytes.prefix(length) ?? []
      data.change { $0 += more }
    }
    data.method("increaseLengthBy:") { (data, length: Int) in
      try data.checkLength(length, "increaseLengthBy:", "extra length")
      try data.checkLength(data.bytes.count + length, "increaseLengthBy:")
      data.change { $0 += Array(repeating: 0, count: length) }
    }
    data.method("setLength:") { (data, length: Int) in
      try data.checkAccess("setLength:")
      try data.checkLength(length, "setLength:")
      data.change { bytes in
        bytes = Array(bytes.prefix(length))
        bytes += Array(repeating: 0, count: length - bytes.count)
      }
    }
    data.method("setData:") { (data, other: ByteArgument?) in
      let bytes = other?.bytes ?? []
      data.change { $0 = bytes }
    }
    data.method("resetBytesInRange:") { (data, range: IndexRange) in
      try data.checkStart(range, "resetBytesInRange:")
      try data.checkAllocation(range.bounds.upperBound, units: 1, "resetBytesInRange:")
      data.change { bytes in
        bytes += Array(repeating: 0, count: max(0, range.bounds.upperBound - bytes.count))
        for index in range.bounds { bytes[index] = 0 }
      }
    }
    data.method("replaceBytesInRange:withBytes:") {
      (data, range: IndexRange, new: ByteArgument?) in
      try data.replace(range, new?.bytes ?? [], range.length, "replaceBytesInRange:withBytes:")
    }
    data.method("replaceBytesInRange:withBytes:length:") {
      (data, range: IndexRange, new: ByteArgument?, length: Int) in
      try data.replace(
        range, new?.bytes ?? [], length, "replaceBytesInRange:withBytes:length:")
    }
    data.method("mutableBytes") { (data) -> Value in
      try data.checkAccess("mutableBytes")
      return ByteString.value(of: data.bytes)
    }
  }

  /// Raises an exception for a range that begins beyond the end.
  private func checkStart(_ range: IndexRange, _ message: String) throws {
    guard range.end != nil, range.location <= bytes.count else {
      try check(range, message)
      return
    }
  }

  private func replace(
    _ range: IndexRange, _ new: [UInt8], _ length: Int, _ message: String
  ) throws {
    try checkStart(range, message)
    let end = min(range.bounds.upperBound, bytes.count)
    change { $0.replaceSubrange(range.location..<end, with: new.prefix(max(0, length))) }
  }
}
