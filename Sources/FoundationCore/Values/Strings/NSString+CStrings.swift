internal import SelectorRuntime

/// The methods for C strings without an encoding, which use the default encoding: UTF-8.
extension NSString {
  static func defineCStrings(_ string: ClassDefinition<NSString>) {
    for name in ["cString", "lossyCString", "fileSystemRepresentation"] {
      string.method(name) { (string) -> String in try string.convertible().string }
    }
    string.method("cStringLength") { (string) -> Int in
      try string.convertible().string.utf8.count
    }
    string.method("getCString:") { (string, buffer: Value) in
      _ = try string.fill(buffer, limit: .max)
    }
    for name in ["getCString:maxLength:", "getFileSystemRepresentation:maxLength:"] {
      string.method(name) { (string, buffer: Value, limit: Int) -> Bool in
        try string.fill(buffer, limit: limit)
      }
    }
    string.method("unsignedLongLongValue") { (string) -> Value in
      .integer(max(0, TextNumber(try string.characters()).integer))
    }
    string.method("stringByResolvingSymlinksInPath") { (string) -> Value in
      let path = try string.convertible().string
      let files = string.foundation.files
      let resolved = path.hasPrefix("/") && files.links > 0 ? files.destination(of: path) : path
      return try string.foundation.string(UTF16Text(resolved)).send("stringByStandardizingPath")
    }
    string.method("stringsByAppendingPaths:") { (string, paths: ListArgument) -> Value in
      let world = string.foundation
      let own = try string.convertible()
      let others = try paths.elements(in: world).compactMap { try world.characters(of: $0) }
      return try world.list(others.map { PathText.appending($0, to: own) })
    }
    let getBytes =
      "getBytes:maxLength:usedLength:encoding:options:range:remainingRange:"
    string.raw(getBytes, types: "B@:^vQ^QQQ{_NSRange=QQ}^{_NSRange=QQ}") {
      receiver, selector, arguments in
      let string = try ClassDefinition<NSString>.instance(receiver, selector)
      let limit = try arguments.value(1, as: Int.self, receiver, selector)
      let encoding = try arguments.value(3, as: Int.self, receiver, selector)
      let range = try arguments.value(5, as: IndexRange.self, receiver, selector)
      let options = try arguments.value(4, as: Int.self, receiver, selector)
      return try string.bytes(
        arguments[0], limit, StringEncoding(rawValue: encoding), options, range)
    }
    let cls = string.classSide
    EncodingDetection.define(cls)
    cls.method("availableStringEncodings") { (_) -> [Int] in
      StringEncoding.all.map(\.rawValue)
    }
    cls.method("stringWithCString:") { (cls, text: ByteArgument?) -> Value in
      try cls.make(cls.runtime.selector("initWithCString:"), Arguments(text.messageValue))
    }
    cls.method("stringWithCString:length:") { (cls, text: ByteArgument?, length: Int) -> Value in
      try cls.make(
        cls.runtime.selector("initWithCString:length:"),
        Arguments(text.messageValue, .integer(Int64(length))))
    }
  }

  static func defineCStringInitializers(
    _ placeholder: ClassDefinition<NSString>,
    _ made: @escaping Maker
  ) {
    placeholder.method("initWithCString:") { (string, text: ByteArgument?) -> NSString? in
      guard let text else { throw string.nullText("initWithCString:") }
      try string.foundation.checkConversion(of: text.bytes.count)
      return try StringEncoding.utf8.text(of: text.bytes).flatMap { try made(string, $0) }
    }
    placeholder.method("initWithCString:length:") {
      (string, text: ByteArgument?, length: Int) -> NSString? in
      // A NULL pointer is allowed for a length of 0.
      guard text != nil || length == 0 else { throw string.nullText("initWithCString:length:") }
      let bytes = Array((text?.bytes ?? []).prefix(max(0, length)))
      try string.foundation.checkConversion(of: bytes.count)
      return try StringEncoding.utf8.text(of: bytes).flatMap { try made(string, $0) }
    }
    let runtime = placeholder.runtime
    placeholder.method("initWithCharactersNoCopy:length:deallocator:") {
      (string, units: Value, count: Int, deallocator: Block?) -> Value in
      let made = try string.send("initWithCharacters:length:", units, count)
      _ = try deallocator?(units, .integer(Int64(count)))
      return made
    }
    placeholder.method("initWithBytesNoCopy:length:encoding:deallocator:") {
      (string, bytes: Value, count: Int, encoding: Int, deallocator: Block?) -> Value in
      let made = try string.send("initWithBytes:length:encoding:", bytes, count, encoding)
      _ = try deallocator?(bytes, .integer(Int64(count)))
      return made
    }
    let withBytes = runtime.selector("initWithBytes:length:encoding:")
    placeholder.method("initWithBytesNoCopy:length:encoding:freeWhenDone:") {
      (string, bytes: Value, count: Int, encoding: Int, _: Bool) -> Value in
      try runtime.send(
        string, withBytes,
        Arguments(bytes, .integer(Int64(count)), .integer(Int64(encoding))))
    }
  }

  /// Fills a C array, which is a list, with UTF-8 bytes, if they and a terminating zero fit.
  private func fill(_ buffer: Value, limit: Int) throws -> Bool {
    let bytes = Array(try convertible().string.utf8)
    guard bytes.count < limit, case .foreign(let list) = buffer else { return false }
    return list.setList(bytes.map { .integer(Int64($0)) })
  }

  /// Encodes as many whole characters of a range as fit; returns the byte count and the rest.
  ///
  /// - Parameter options: The `NSStringEncodingConversionOptions`. A byte order mark is written
  ///   only with the external representation option. With the lossy option, unsupported characters
  ///   become question marks.
  private func bytes(
    _ buffer: Value, _ limit: Int, _ encoding: StringEncoding?, _ options: Int,
    _ range: IndexRange
  ) throws -> Value {
    let text = try convertible()
    guard range.fits(in: text.count) else { throw outOfBounds("getBytes:maxLength:usedLength:") }
    let (allowsLoss, isExternal) = (options & 1 != 0, options & 2 != 0)
    var bytes: [UInt8] = isExternal ? encoding?.bytes(of: "") ?? [] : []
    var end = range.location
    for piece in text.scalars(in: range.bounds) {
      guard let more = encoding?.unmarked.bytes(of: text[piece.range], isLossy: allowsLoss),
        bytes.count + more.count <= limit
      else { break }
      bytes += more
      end = piece.range.upperBound
    }
    if case .foreign(let list) = buffer { _ = list.setList(bytes.map { .integer(Int64($0)) }) }
    let rest = IndexRange(location: end, length: range.bounds.upperBound - end)
    return .foreign(
      OutValues([.bool(end > range.location), .integer(Int64(bytes.count)), rest.messageValue]))
  }
}

/// The boundaries of the lines or paragraphs of a range, with and without the separator.
extension NSString {
  static func defineLines(_ string: ClassDefinition<NSString>) {
    for (name, separators) in [
      ("getLineStart:end:contentsEnd:forRange:", TextParts.lineEnds),
      ("getParagraphStart:end:contentsEnd:forRange:", TextParts.paragraphEnds),
    ] {
      string.raw(name, types: "v@:^Q^Q^Q{_NSRange=QQ}") { receiver, selector, arguments in
        let string = try ClassDefinition<NSString>.instance(receiver, selector)
        // The three pointers can be omitted or nil.
        let place = max(arguments.count - 1, 0)
        let range = try arguments.value(place, as: IndexRange.self, receiver, selector)
        let text = try string.characters()
        guard range.fits(in: text.count) else { throw string.outOfBounds(name) }
        let whole = TextParts(text).whole(around: range.bounds, endingWith: separators)
        var end = whole.upperBound
        // CR LF is one separator; any other separator is one character.
        if end > whole.lowerBound, separators.contains(text.units[end - 1]) {
          end -= 1
          let isFeed = text.units[end] == 0x0A
          if isFeed, end > whole.lowerBound, text.units[end - 1] == 0x0D { end -= 1 }
        }
        return .foreign(
          OutValues([whole.lowerBound, whole.upperBound, end].map { .integer(Int64($0)) }))
      }
    }
  }
}
