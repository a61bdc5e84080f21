internal import FoundationCore
package import SelectorRuntime
internal import Systems

/// Reads and writes JSON; the options are those of NSJSONSerialization.h.
package enum NSJSONSerializationClass {
  static func define(_ json: ClassDefinition<RuntimeObject>) {
    let cls = json.classSide
    cls.method("isValidJSONObject:") { (cls, value: Value) -> Bool in
      let json = try? cls.foundation.json(of: value, depth: 0)
      return json.map { $0.isContainer } ?? false
    }
    cls.method("dataWithJSONObject:options:error:") {
      (cls, value: Value, options: Int, last: InOut<NSError?>) -> Value in
      let world = cls.foundation
      guard !value.isNone else {
        throw RuntimeError(
          .invalidArgument,
          "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: value parameter is nil")
      }
      let json = try world.json(of: value, depth: 0)
      // 4 is NSJSONWritingFragmentsAllowed.
      guard json.isContainer || options & 4 != 0 else {
        throw RuntimeError(
          .invalidArgument,
          "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in "
            + "JSON write")
      }
      let style = JSONValue.Style(
        isPretty: options & 1 != 0, sortsKeys: options & 2 != 0,
        escapesSlashes: options & 8 == 0)
      let data = world.data(Array(json.text(style).utf8))
      return OutValues.answer(.object(data), [.none], to: last.messageValue)
    }
    cls.method("JSONObjectWithData:options:error:") {
      (cls, data: ByteArgument?, options: Int, last: InOut<NSError?>) -> Value in
      guard let data else {
        throw RuntimeError(.invalidArgument, "data parameter is nil")
      }
      return try object(data.bytes, options, last, cls.foundation)
    }
    defineStreams(cls)
  }

  /// Parses a text, and returns the object and the value of the method's error parameter.
  private static func object(
    _ bytes: [UInt8], _ options: Int, _ last: InOut<NSError?>, _ world: FoundationWorld
  ) throws -> Value {
    try world.checkConversion(of: bytes.count)
    do {
      // 4 is NSJSONReadingFragmentsAllowed; 1 and 2 request mutable containers and strings.
      let json = try JSONText.read(
        bytes, allowsFragments: options & 4 != 0, goesOn: world.goesOn)
      let plain = world.plainValue(of: json)
      let value =
        options & 3 == 0 ? plain : try world.mutableObject(of: plain).map { .object($0) } ?? plain
      return OutValues.answer(value, [.none], to: last.messageValue)
    } catch let failure as JSONText.Failure {
      try world.checkStop()
      return OutValues.answer(
        .none, [world.error(for: failure, in: bytes).messageValue], to: last.messageValue)
    }
  }

  private static func defineStreams(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("JSONObjectWithStream:options:error:") {
      (cls, stream: NSStream, options: Int, last: InOut<NSError?>) -> Value in
      try object(stream.readToEnd(), options, last, cls.foundation)
    }
    cls.raw("writeJSONObject:toStream:options:error:", types: "q@:@@Q^@") {
      receiver, selector, arguments in
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let stream = try arguments.value(1, as: NSStream.self, receiver, selector)
      let made = try cls.runtime.send(
        cls, cls.runtime.selector("dataWithJSONObject:options:error:"),
        Arguments(arguments[0], arguments[2], .none))
      let bytes = ByteArgument.from(made.first, in: cls.runtime)?.bytes ?? []
      let written = try stream.send("write:maxLength:", ByteString.value(of: bytes), bytes.count)
      return OutValues.answer(written, [.none], to: arguments[3])
    }
  }
}

extension Value {
  /// The result without the values of out-parameters.
  fileprivate var first: Value {
    if case .foreign(let all as OutValues) = self { all.values.first ?? .none } else { self }
  }
}

extension JSONValue {
  /// Whether the value can be the top-level value.
  fileprivate var isContainer: Bool {
    switch self {
    case .list, .object: true
    default: false
    }
  }
}

extension FoundationWorld {
  /// Converts a value to JSON.
  ///
  /// - Throws: `NSInvalidArgumentException` with Foundation's message for an unsupported value.
  fileprivate func json(of value: Value, depth: Int) throws -> JSONValue {
    guard depth < 512 else {
      throw RuntimeError(.invalidArgument, "Too many nested arrays or dictionaries in JSON write")
    }
    try checkStop()
    switch value {
    case .object(let object) where object === runtime.null: return .null
    case .object(let object as NSDecimalNumber) where !object.decimal.isNaN:
      return .decimal(object.decimal)
    case .object(let object as NSNumber) where object.number.kind == .unsignedLongLong:
      return .unsigned(object.number.unsigned)
    case .object(let object as NSNumber):
      guard let plain = object.plainValue else { return .null }
      return try json(of: plain, depth: depth)
    case .bool(let bool): return .bool(bool)
    case .integer(let integer): return .integer(integer)
    case .number(let number):
      guard number.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          number.isNaN && changes[.jsonNaNText]
            ? "NaN number in JSON write"
            : "Invalid number value (\(number.isNaN ? "NaN" : "infinite")) in JSON write")
      }
      return .number(number)
    default: break
    }
    if !(value.object is NSData), let text = String.from(value, in: runtime) {
      return .string(text)
    }
    if let list = try elements(of: value), value.object.map({ $0.isKind(of: "NSArray") }) ?? true {
      return .list(try list.map { try json(of: $0, depth: depth + 1) })
    }
    if let entries = try entries(of: value) {
      return .object(
        try entries.map { entry in
          guard let key = String.from(entry.key, in: runtime) else {
            throw RuntimeError(.invalidArgument, "Invalid (non-string) key in JSON dictionary")
          }
          return (key, try json(of: entry.value, depth: depth + 1))
        }
        .sorted { $0.key < $1.key })
    }
    let name =
      value.object.map { $0 is NSDate ? "__NSTaggedDate" : $0.className } ?? value.typeName
    throw RuntimeError(.invalidArgument, "Invalid type in JSON write (\(name))")
  }

  /// Converts JSON to a plain value; `null` becomes `NSNull`.
  fileprivate func plainValue(of json: JSONValue) -> Value {
    switch json {
    case .null: asElement(.none)
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .integer(integer)
    case .unsigned(let integer): .object(number(NumberContent(unsigned: integer)))
    case .number(let number): .number(number)
    case .decimal(let decimal): .object(decimalNumber(decimal))
    case .string(let text): .string(text)
    case .list(let elements): .list(elements.map { plainValue(of: $0) })
    case .object(let entries):
      .dictionary(entries.map { .init(key: .string($0.key), value: plainValue(of: $0.value)) })
    }
  }

  /// Returns mutable containers, as the reading options request.
  fileprivate func mutableObject(of value: Value) throws -> RuntimeObject? {
    switch value {
    case .list(let elements):
      makeMutableArray(
        try elements.map { try mutableObject(of: $0).map { .object($0) } ?? $0 })
    case .dictionary(let entries):
      try makeMutableDictionary(
        entries.map {
          (key: $0.key, value: try mutableObject(of: $0.value).map { .object($0) } ?? $0.value)
        })
    default: nil
    }
  }

  /// Returns the text of a parse error; since iOS 15 the position is a line and a column.
  private func words(of failure: JSONText.Failure) -> String {
    let reason = failure.reason
    guard !changes[.jsonErrorPlace] else {
      return reason
        + (failure.place.map { " around line \($0.line), column \($0.column)." } ?? "")
    }
    switch reason {
    case "Unable to parse empty data.": return "No value."
    case "Garbage at end": return "Garbage at end."
    default:
      let hasPlace = failure.place != nil && !reason.hasSuffix(".")
      return reason + (hasPlace ? " around character \(failure.position)." : "")
    }
  }

  /// Returns the error for invalid JSON; its code is 3840, `NSPropertyListReadCorruptError`.
  fileprivate func error(for failure: JSONText.Failure, in bytes: [UInt8]) -> NSError? {
    guard let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError else {
      return nil
    }
    let words = words(of: failure)
    made.fill(
      domain: "NSCocoaErrorDomain", code: 3840,
      userInfo: .dictionary([
        .init(key: .string("NSDebugDescription"), value: .string(words)),
        .init(
          key: .string("NSJSONSerializationErrorIndex"), value: .integer(Int64(failure.position))),
      ]))
    return made
  }
}

extension FoundationClasses {
  package static let jsonSerialization = NativeClass<RuntimeObject>(
    "NSJSONSerialization", superclass: object, NSJSONSerializationClass.define)
}
