internal import SelectorRuntime

extension NSException {
  static func defineCoding(_ exception: ClassDefinition<NSException>) {
    exception.coding { exception, coder in
      try coder.encodeObject(.string(exception.name), forKey: "NS.name", isConditional: false)
      try coder.encodeObject(
        exception.reason.messageValue, forKey: "NS.reason", isConditional: false)
      try coder.encodeObject(exception.userInfo, forKey: "NS.userinfo", isConditional: false)
    } decode: { exception, coder in
      let texts = [coder.foundation.valueClass("NSString")]
      let name = try coder.decodeObject(forKey: "NS.name", of: texts)
      let reason = try coder.decodeObject(forKey: "NS.reason", of: texts)
      let userInfo = try coder.decodeObject(
        forKey: "NS.userinfo",
        of: coder.allowedClasses.map { $0 + [coder.foundation.valueClass("NSDictionary")] })
      exception.fill(
        name: String.from(name, in: coder.runtime) ?? "",
        reason: String.from(reason, in: coder.runtime), userInfo: userInfo)
      return .object(exception)
    }
  }
}

extension NSCharacterSet {
  /// Defines the coding of character sets: the non-empty planes of `bitmapRepresentation`.
  static func defineCoding(_ set: ClassDefinition<NSCharacterSet>) {
    set.coding { set, coder in
      let bitmap = CharacterBitmap.bytes(of: set.members)
      try coder.encodeObject(
        .object(set.foundation.data(bitmap)), forKey: "NSBitmapRepresentation",
        isConditional: false)
    } decode: { set, coder in
      let data = try coder.decodeObject(
        forKey: "NSBitmapRepresentation", of: [coder.foundation.valueClass("NSData")])
      guard let bytes = ByteArgument.from(data, in: coder.runtime)?.bytes else {
        throw RuntimeError(
          .invalidArgument, "*** -[NSCharacterSet initWithCoder:]: the coder has no bitmap")
      }
      set.fill(CharacterBitmap.members(of: bytes))
      return .object(set)
    }
  }
}
