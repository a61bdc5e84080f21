internal import SelectorRuntime

extension NSString {
  /// `alloc` of the abstract classes answers one placeholder each, which `init…` replaces.
  static func definePlaceholders(_ cls: ClassDefinition<RuntimeClass>) {
    for name in ["alloc", "allocWithZone:"] {
      let body: (RuntimeClass) -> RuntimeObject = { cls in
        let world = cls.foundation
        switch cls.name {
        case "NSString": return world.constant("NSPlaceholderString", of: "NSPlaceholderString")
        case "NSMutableString":
          return world.constant("NSPlaceholderMutableString", of: "NSPlaceholderMutableString")
        default: return cls.runtime.createInstance(cls)
        }
      }
      if name == "alloc" {
        cls.method(name) { (cls) -> RuntimeObject in body(cls) }
      } else {
        cls.method(name) { (cls, _: Value) -> RuntimeObject in body(cls) }
      }
    }
  }

  /// The convenience constructors, which send `alloc` and `init…`.
  static func defineFactories(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("string") { (cls) -> Value in try make(cls, "init") }
    cls.method("stringWithString:") { (cls, text: StringArgument?) -> Value in
      try make(cls, "initWithString:", text.messageValue)
    }
    cls.method("stringWithUTF8String:") { (cls, text: ByteArgument?) -> Value in
      guard let text else { throw nullText(cls, "stringWithUTF8String:") }
      return try make(cls, "initWithUTF8String:", text.messageValue)
    }
    cls.method("stringWithCString:encoding:") {
      (cls, text: ByteArgument?, encoding: Int) -> Value in
      guard let text else { throw nullText(cls, "stringWithCString:encoding:") }
      return try make(
        cls, "initWithCString:encoding:", text.messageValue, .integer(Int64(encoding)))
    }
    cls.method("stringWithCharacters:length:") { (cls, units: Value, count: Int) -> Value in
      try make(cls, "initWithCharacters:length:", units, .integer(Int64(count)))
    }
    for name in ["stringWithFormat:", "localizedStringWithFormat:"] {
      cls.raw(name, types: "@@:@") { receiver, _, arguments in
        guard let cls = receiver as? RuntimeClass else { return .none }
        return try make(
          cls, "initWithFormat:locale:arguments:", arguments[0], .none,
          .list(Array(arguments.values.dropFirst())))
      }
    }
    cls.method("stringWithCapacity:") { (cls, capacity: Int) -> Value in
      try make(cls, "initWithCapacity:", .integer(Int64(capacity)))
    }
    cls.method("pathWithComponents:") { (cls, parts: ListArgument) -> NSString in
      let parts = try parts.elements(in: cls.foundation).compactMap {
        try cls.foundation.characters(of: $0)
      }
      let path = parts.reduce(UTF16Text()) { $0.isEmpty ? $1 : PathText.appending($1, to: $0) }
      return cls.foundation.string(path)
    }
    cls.method("defaultCStringEncoding") { (_) -> Int in StringEncoding.utf8.rawValue }
    cls.method("localizedNameOfStringEncoding:") { (cls, encoding: Int) -> NSString in
      cls.foundation.string(UTF16Text(StringEncoding(rawValue: encoding)?.localizedName ?? ""))
    }
  }

  private static func make(
    _ cls: RuntimeClass, _ initializer: String, _ arguments: Value...
  ) throws -> Value {
    let runtime = cls.runtime
    guard let placeholder = try runtime.send(cls, runtime.known.alloc).object else { return .none }
    return try runtime.send(placeholder, runtime.selector(initializer), Arguments(arguments))
  }

  private static func nullText(_ cls: RuntimeClass, _ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** +[\(cls.name) \(message)]: NULL cString")
  }

  /// The initializers of a placeholder: each answers another object.
  static func defineInitializers(_ placeholder: ClassDefinition<NSString>, isMutable: Bool) {
    func made(_ string: NSString, _ text: UTF16Text) -> NSString {
      let world = string.foundation
      return isMutable ? world.mutableString(text) : world.string(text)
    }
    placeholder.method("init") { (string) -> NSString in
      isMutable ? made(string, UTF16Text()) : string.foundation.constantString(UTF16Text())
    }
    placeholder.method("initWithString:") { (string, other: StringArgument?) -> NSString in
      guard let other else { throw string.nilArgument("initWithString:") }
      if !isMutable, case .object(let object as NSString) = other.value, object.keepsText,
        !object.isMutable
      {
        return object
      }
      return made(string, try other.text())
    }
    placeholder.method("initWithCapacity:") { (string, capacity: Int) -> NSString in
      guard isMutable else { throw string.isAbstract("NSString", "initWithCapacity:") }
      return made(string, UTF16Text())
    }
    placeholder.method("initWithUTF8String:") { (string, text: ByteArgument?) -> NSString? in
      guard let text else { throw string.nullText("initWithUTF8String:") }
      return StringEncoding.utf8.text(of: text.bytes).map { made(string, $0) }
    }
    defineFormatInitializers(placeholder, made)
    defineByteInitializers(placeholder, made)
    defineFileInitializers(placeholder, made)
    defineCStringInitializers(placeholder, made)
  }

  private static func defineFormatInitializers(
    _ placeholder: ClassDefinition<NSString>, _ made: @escaping (NSString, UTF16Text) -> NSString
  ) {
    func format(
      _ string: NSString, _ format: Value, _ arguments: [Value], _ message: String
    ) throws -> NSString {
      guard !format.isNone else { throw string.nilArgument(message) }
      guard let format = try string.foundation.characters(of: format) else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(string.className) \(message)]: argument 1 must be a string, got \(format.typeName)")
      }
      return made(
        string,
        try string.foundation.format(format, arguments, caller: "-[\(string.className) \(message)]")
      )
    }
    placeholder.raw("initWithFormat:", types: "@@:@") { receiver, _, arguments in
      guard let string = receiver as? NSString else { return .none }
      return .object(
        try format(string, arguments[0], Array(arguments.values.dropFirst()), "initWithFormat:"))
    }
    placeholder.raw("initWithFormat:locale:", types: "@@:@@") { receiver, _, arguments in
      guard let string = receiver as? NSString else { return .none }
      return .object(
        try format(
          string, arguments[0], Array(arguments.values.dropFirst(2)), "initWithFormat:locale:"))
    }
    for name in ["initWithFormat:locale:arguments:", "initWithFormat:arguments:"] {
      let last = name == "initWithFormat:arguments:" ? 1 : 2
      placeholder.raw(name, types: last == 2 ? "@@:@@*" : "@@:@*") { receiver, _, arguments in
        guard let string = receiver as? NSString else { return .none }
        return .object(
          try format(
            string, arguments[0], arguments[last].elements ?? [], "initWithFormat:locale:arguments:"
          ))
      }
    }
  }

  func nullText(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[\(className) \(message)]: NULL cString")
  }

  private static func defineByteInitializers(
    _ placeholder: ClassDefinition<NSString>, _ made: @escaping (NSString, UTF16Text) -> NSString
  ) {
    placeholder.method("initWithCharacters:length:") {
      (string, units: Value, count: Int) -> NSString in
      let list = try string.foundation.elements(
        ofCArray: units, count: count, "-[\(string.className) initWithCharacters:length:]")
      return made(string, UTF16Text(list.map { UInt16(truncatingIfNeeded: $0.integerPart ?? 0) }))
    }
    placeholder.method("initWithCString:encoding:") {
      (string, text: ByteArgument?, encoding: Int) -> NSString? in
      guard let text else { throw string.nullText("initWithCString:encoding:") }
      return StringEncoding(rawValue: encoding)?.text(of: text.bytes).map { made(string, $0) }
    }
    placeholder.method("initWithData:encoding:") {
      (string, data: ByteArgument?, encoding: Int) -> NSString? in
      guard let data else { throw string.nilArgument("initWithData:encoding:") }
      return StringEncoding(rawValue: encoding)?.text(of: data.bytes).map { made(string, $0) }
    }
    placeholder.method("initWithBytes:length:encoding:") {
      (string, bytes: ByteArgument?, count: Int, encoding: Int) -> NSString? in
      let bytes = bytes?.bytes.prefix(max(0, count)) ?? []
      return StringEncoding(rawValue: encoding)?.text(of: Array(bytes)).map { made(string, $0) }
    }
  }

  /// An object of a script's subclass has no initializers but its own.
  static func defineAbstractInitializers(_ string: ClassDefinition<NSString>) {
    for name in ["initWithString:", "initWithUTF8String:", "initWithFormat:"] {
      string.raw(name, types: "@@:@") { receiver, _, _ in
        throw RuntimeError(
          .invalidArgument,
          "*** initialization method -initWithCharactersNoCopy:length:freeWhenDone: cannot be sent "
            + "to an abstract object of class \(receiver.className): Create a concrete instance!")
      }
    }
  }
}
