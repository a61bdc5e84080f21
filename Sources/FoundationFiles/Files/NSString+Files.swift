internal import FoundationCore
package import SelectorRuntime

/// Reads and writes strings as files.
extension NSString {
  /// Defines all methods that read and write files, on the abstract class.
  static func defineFiles(_ string: ClassDefinition<NSString>) {
    defineFileFactories(string.classSide)
    defineFileInitializers(string) { try $0.initialized(with: $1) }
    defineWriting(string)
    defineVariants(string)
    defineCompletion(string)
  }

  /// Defines the initializers that read files, for the placeholders.
  static func definePlaceholderFiles(_ placeholder: ClassDefinition<NSString>) {
    let isMutable = placeholder.cls.name == "NSPlaceholderMutableString"
    defineFileInitializers(placeholder) {
      $0.replacingPlaceholder(with: $1, isMutable: isMutable)
    }
  }

  /// Defines the class's constructors, which send `alloc` and the initializer of the same name.
  private static func defineFileFactories(_ cls: ClassDefinition<RuntimeClass>) {
    for place in ["File:", "URL:"] {
      for rest in ["encoding:error:", "usedEncoding:error:", ""] {
        let initializer = cls.runtime.selector("initWithContentsOf" + place + rest)
        cls.raw("stringWithContentsOf" + place + rest, types: types(rest)) {
          cls, _, arguments in try cls.make(initializer, arguments)
        }
      }
    }
  }

  private static func types(_ rest: String) -> String {
    switch rest {
    case "": "@@:@"
    case "encoding:error:": "@@:@Q^@"
    default: "@@:@^Q^@"
    }
  }

  private static func defineFileInitializers(
    _ placeholder: ClassDefinition<NSString>,
    _ made: @escaping Maker
  ) {
    /// Reads a file as text; returns the text, its encoding and the failure.
    func read(
      _ string: NSString, _ file: FileArgument?, _ encoding: StringEncoding?
    ) throws -> (NSString?, StringEncoding, FileFailure?) {
      let (bytes, failure) = try string.foundation.contents(of: file)
      guard let bytes else { return (nil, .utf8, failure) }
      let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      let used = encoding ?? (isWide ? .utf16 : .utf8)
      guard let text = used.text(of: bytes) else {
        return (nil, used, FileFailure(.isNotInEncoding, file?.path ?? ""))
      }
      return (try made(string, text), used, nil)
    }
    for place in ["File:", "URL:"] {
      placeholder.method("initWithContentsOf\(place)encoding:error:") {
        (string, file: FileArgument?, encoding: Int, _: Value) -> Value in
        let world = string.foundation
        guard let encoding = StringEncoding(rawValue: encoding) else {
          return world.answer(.none, world.error(for: .init(.isNotInEncoding, file?.path ?? "")))
        }
        let (text, _, failure) = try read(string, file, encoding)
        return world.answer(text.messageValue, failure.flatMap { world.error(for: $0) })
      }
      placeholder.method("initWithContentsOf\(place)usedEncoding:error:") {
        (string, file: FileArgument?, _: Value, _: Value) -> Value in
        let world = string.foundation
        let (text, encoding, failure) = try read(string, file, nil)
        return .foreign(
          OutValues([
            text.messageValue, .integer(Int64(encoding.rawValue)),
            failure.flatMap { world.error(for: $0) }.messageValue,
          ]))
      }
      placeholder.method("initWithContentsOf\(place)") {
        (string, file: FileArgument?) -> NSString? in try read(string, file, nil).0
      }
    }
  }

  private static func defineWriting(_ string: ClassDefinition<NSString>) {
    func write(
      _ string: NSString, _ file: FileArgument?, _ isAtomic: Bool, _ encoding: StringEncoding?
    ) throws -> FileFailure? {
      let path = file?.path ?? ""
      guard let bytes = encoding?.bytes(of: try string.convertible()) else {
        return FileFailure(.cannotEncode, path)
      }
      return string.foundation.write(bytes, to: path, isAtomic: isAtomic)
    }
    for place in ["File:", "URL:"] {
      string.method("writeTo\(place)atomically:encoding:error:") {
        (string, file: FileArgument?, isAtomic: Bool, encoding: Int, _: Value) -> Value in
        let world = string.foundation
        let failure = try write(string, file, isAtomic, StringEncoding(rawValue: encoding))
        return world.answer(.bool(failure == nil), failure.flatMap { world.error(for: $0) })
      }
      string.method("writeTo\(place)atomically:") {
        (string, file: FileArgument?, isAtomic: Bool) -> Bool in
        try write(string, file, isAtomic, .utf8) == nil
      }
    }
    for (name, isStrings) in [("propertyList", false), ("propertyListFromStringsFileFormat", true)]
    {
      string.method(name) { (string) -> Value in
        let world = string.foundation
        let text = try string.convertible()
        let bytes = StringEncoding.utf8.bytes(of: text, isLossy: true) ?? []
        let list = isStrings ? PropertyListText.list(of: text) : PropertyList(bytes)
        if let list { return .object(try world.object(of: list, hasMutableContainers: true)) }
        if isStrings { return .none }
        let error = NSPropertyListSerialization.unreadable(world, bytes)
        let reason = try world.description(of: error.messageValue).string
        throw world.exception(named: "NSParseErrorException", reason)
      }
    }
  }
}

extension FoundationClasses {
  /// The categories of value classes that this module adds for files.
  package static var fileCategories: [NativeCategory] {
    [
      NativeCategory("NSString", NSString.defineFiles),
      NativeCategory("NSPlaceholderString", NSString.definePlaceholderFiles),
      NativeCategory("NSPlaceholderMutableString", NSString.definePlaceholderFiles),
      NativeCategory("NSData", NSData.defineFiles),
      NativeCategory("NSData", NSData.defineCompression),
      NativeCategory("NSMutableData", NSData.defineOwnCompression),
      NativeCategory("NSConcreteMutableData", NSData.defineOwnCompression),
      NativeCategory("NSArray") { CollectionFiles.define($0, "array") },
      NativeCategory("NSDictionary") { CollectionFiles.define($0, "dictionary") },
      NativeCategory("NSDictionary", FileAttributes.define),
    ]
  }
}
