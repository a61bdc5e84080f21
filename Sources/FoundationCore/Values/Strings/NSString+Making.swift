internal import SelectorRuntime

// no traps of count: the index is a small constant.

extension NSString {
  /// Defines `alloc` of the abstract classes: it returns a placeholder, which initializers replace.
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

  /// Defines the factory methods, which send `alloc` and an initializer.
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
        let locale =
          name.hasPrefix("localized")
          ? try cls.foundation.valueClass("NSLocale").send("currentLocale") : .none
        return try make(
          cls, "initWithFormat:locale:arguments:", arguments[0], locale,
          .list(Array(arguments.values.dropFirst())))
      }
    }
    cls.method("stringWithCapacity:") { (cls, capacity: Int) -> Value in
      try make(cls, "initWithCapacity:", .integer(Int64(capacity)))
    }
    cls.method("pathWithComponents:") { (cls, parts: ListArgument) -> NSString in
      let check = cls.foundation.checkStop
      let parts = try parts.elements(in: cls.foundation).enumerated().compactMap {
        if $0.offset & 0xFFF == 0xFFF { try check() }
        return try cls.foundation.characters(of: $0.element)
      }
      return cls.foundation.pathString(
        try PathText.joined(parts.filter { !$0.isEmpty }, check: check))
    }
    // Core Foundation's system encoding on every device.
    cls.method("defaultCStringEncoding") { (_) -> Int in StringEncoding.macRoman.rawValue }
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

  /// Returns the result of an initializer for a text.
  package typealias Maker = (NSString, UTF16Text) throws -> NSString?

  /// Defines the initializers of a placeholder, which return another object.
  static func defineInitializers(_ placeholder: ClassDefinition<NSString>, isMutable: Bool) {
    func made(_ string: NSString, _ text: UTF16Text) -> NSString {
      string.replacingPlaceholder(with: text, isMutable: isMutable)
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
    defineTextInitializers(placeholder, made)
    let runtime = placeholder.runtime
    let withUnits = runtime.selector("initWithCharacters:length:")
    placeholder.method(unitsWithoutCopy) { (string, units: Value, count: Int, _: Bool) -> Value in
      try runtime.send(string, withUnits, Arguments(units, .integer(Int64(count))))
    }
  }

  /// Returns the string that replaces a placeholder in an initializer.
  package final func replacingPlaceholder(with text: UTF16Text, isMutable: Bool) -> NSString {
    isMutable ? foundation.mutableString(text) : foundation.string(text)
  }

  /// Returns the result of the designated initializer of a script's subclass.
  package final func initialized(with text: UTF16Text) throws -> NSString? {
    let units = text.units.map { Value.integer(Int64($0)) }
    let answer = try send(NSString.unitsWithoutCopy, Value.list(units), text.count, true)
    return answer.object as? NSString
  }

  private static let unitsWithoutCopy = "initWithCharactersNoCopy:length:freeWhenDone:"

  /// Defines the initializers of a script's subclass, which call its designated initializer.
  ///
  /// That is the one for UTF-16 units, which the subclass must override.
  static func defineAbstractInitializers(_ string: ClassDefinition<NSString>) {
    let made: Maker = { string, text in try string.initialized(with: text) }
    string.method("initWithString:") { (string, other: StringArgument?) -> NSString? in
      guard let other else { throw string.nilArgument("initWithString:") }
      return try made(string, other.text())
    }
    defineTextInitializers(string, made)
    string.method(unitsWithoutCopy) { (string, _: Value, _: Int, _: Bool) -> NSString? in
      throw RuntimeError(
        .invalidArgument,
        "*** initialization method -\(unitsWithoutCopy) cannot be sent to an abstract object of "
          + "class \(string.className): Create a concrete instance!")
    }
  }

  /// Defines the initializers that are based on others.
  private static func defineTextInitializers(
    _ string: ClassDefinition<NSString>, _ made: @escaping Maker
  ) {
    string.method("initWithUTF8String:") { (string, text: ByteArgument?) -> NSString? in
      guard let text else { throw string.nullText("initWithUTF8String:") }
      return try StringEncoding.utf8.text(of: text.bytes).flatMap { try made(string, $0) }
    }
    defineFormatInitializers(string, made)
    defineByteInitializers(string, made)
    defineCStringInitializers(string, made)
  }

  private static func defineFormatInitializers(
    _ placeholder: ClassDefinition<NSString>, _ made: @escaping Maker
  ) {
    func format(
      _ string: NSString, _ format: Value, _ locale: Value, _ arguments: [Value], _ message: String
    ) throws -> Value {
      guard !format.isNone else { throw string.nilArgument(message) }
      let world = string.foundation
      guard let format = try world.format(format, for: arguments, locale: locale) else {
        throw world.runtime.raised(
          .invalidArgument,
          "-[\(string.className) \(message)]: argument 1 must be a string, got \(format.typeName)")
      }
      let text = try world.format(
        format, arguments, caller: "-[\(string.className) \(message)]",
        numbers: FormatNumbers(locale, in: world))
      return try made(string, text).messageValue
    }
    /// Defines an initializer by the indexes of its locale and its first format argument.
    ///
    /// With `isList` the format arguments are one list.
    func define(_ name: String, _ types: String, locale: Int?, arguments first: Int, isList: Bool) {
      placeholder.raw(name, types: types) { receiver, _, arguments in
        guard let string = receiver as? NSString else { return .none }
        let values =
          isList ? arguments[first].elements ?? [] : Array(arguments.values.dropFirst(first))
        return try format(string, arguments[0], locale.map { arguments[$0] } ?? .none, values, name)
      }
    }
    define("initWithFormat:", "@@:@", locale: nil, arguments: 1, isList: false)
    define("initWithFormat:locale:", "@@:@@", locale: 1, arguments: 2, isList: false)
    define("initWithFormat:arguments:", "@@:@*", locale: nil, arguments: 1, isList: true)
    define("initWithFormat:locale:arguments:", "@@:@@*", locale: 1, arguments: 2, isList: true)
  }

  func nullText(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[\(className) \(message)]: NULL cString")
  }

  private static func defineByteInitializers(
    _ placeholder: ClassDefinition<NSString>, _ made: @escaping Maker
  ) {
    placeholder.method("initWithCharacters:length:") {
      (string, units: Value, count: Int) -> NSString? in
      let list = try string.foundation.elements(
        ofCArray: units, count: count, "-[\(string.className) initWithCharacters:length:]")
      return try made(
        string, UTF16Text(list.map { UInt16(truncatingIfNeeded: $0.integerPart ?? 0) }))
    }
    placeholder.method("initWithCString:encoding:") {
      (string, text: ByteArgument?, encoding: Int) -> NSString? in
      guard let text else { throw string.nullText("initWithCString:encoding:") }
      return try StringEncoding(rawValue: encoding)?.text(of: text.bytes).flatMap {
        try made(string, $0)
      }
    }
    placeholder.method("initWithData:encoding:") {
      (string, data: ByteArgument?, encoding: Int) -> NSString? in
      // Without data the string is empty.
      try StringEncoding(rawValue: encoding)?.text(of: data?.bytes ?? []).flatMap {
        try made(string, $0)
      }
    }
    placeholder.method("initWithBytes:length:encoding:") {
      (string, bytes: ByteArgument?, count: Int, encoding: Int) -> NSString? in
      let bytes = bytes?.bytes.prefix(max(0, count)) ?? []
      return try StringEncoding(rawValue: encoding)?.text(of: Array(bytes)).flatMap {
        try made(string, $0)
      }
    }
  }
}
