internal import FoundationCore
package import SelectorRuntime

/// `NSPropertyListSerialization`: converts property lists to data and back.
package enum NSPropertyListSerialization {
  // NSPropertyListFormat, with the values of NSPropertyList.h.
  static let (openStep, xml, binary) = (1, 100, 200)
  // The codes of FoundationErrors.h.
  private static let (cannotRead, cannotWrite) = (3840, 3851)
  /// The smallest `NSPropertyListMutabilityOptions` value that makes containers mutable.
  private static let mutableContainers = 1

  static func define(_ object: ClassDefinition<RuntimeObject>) {
    let cls = object.classSide
    cls.method("dataWithPropertyList:format:options:error:") {
      (cls, list: Value, format: Int, _: Int, _: Value) -> Value in
      let world = cls.foundation
      guard format == xml || format == binary else {
        let reason = "Property list format \(format) not supported for writing"
        return world.answer(.none, failure(world, cannotWrite, reason))
      }
      guard let content = try world.propertyList(of: list) else {
        return world.answer(.none, try unwritable(world, list, format))
      }
      let bytes =
        format == binary
        ? BinaryPropertyList.bytes(of: content, goesOn: world.goesOn) : content.xmlBytes
      try world.checkStop()
      return world.answer(.object(world.data(bytes)), nil)
    }
    cls.method("propertyListWithData:options:format:error:") {
      (cls, data: ByteArgument?, options: Int, _: Value, _: Value) -> Value in
      let world = cls.foundation
      let bytes = data?.bytes ?? []
      guard let list = bytes.isEmpty ? nil : PropertyList(bytes, goesOn: world.goesOn) else {
        try world.checkStop()
        let error = unreadable(world, bytes)
        return .foreign(OutValues([.none, .integer(0), error.messageValue]))
      }
      let format =
        bytes.starts(with: BinaryPropertyList.mark)
        ? binary : bytes.starts(with: Array("<".utf8)) ? xml : openStep
      let made = try world.object(
        of: list, hasMutableContainers: options >= mutableContainers)
      return .foreign(OutValues([.object(made), .integer(Int64(format)), .none]))
    }
    // The deprecated methods return the error as a string.
    cls.method("dataFromPropertyList:format:errorDescription:") {
      (cls, list: Value, format: Int, _: Value) -> Value in
      let answer = try cls.runtime.send(
        cls, cls.runtime.selector("dataWithPropertyList:format:options:error:"),
        Arguments([list, .integer(Int64(format)), .integer(0), .none]))
      guard case .foreign(let both as OutValues) = answer else { return answer }
      return .foreign(OutValues([both.values[0], description(of: both.values[1])]))
    }
    cls.method("propertyListFromData:mutabilityOption:format:errorDescription:") {
      (cls, data: Value, options: Int, _: Value, _: Value) -> Value in
      let answer = try cls.runtime.send(
        cls, cls.runtime.selector("propertyListWithData:options:format:error:"),
        Arguments([data, .integer(Int64(options)), .none, .none]))
      guard case .foreign(let all as OutValues) = answer else { return answer }
      return .foreign(
        OutValues([all.values[0], all.values[1], description(of: all.values[2])]))
    }
    cls.raw("writePropertyList:toStream:format:options:error:", types: "q@:@@QQ^@") {
      cls, selector, arguments in
      let stream = try arguments.value(1, as: NSStream.self, cls, selector)
      let made = try cls.runtime.send(
        cls, cls.runtime.selector("dataWithPropertyList:format:options:error:"),
        Arguments([arguments[0], arguments[2], arguments[3], .none]))
      var (data, error) = (made, Value.none)
      if case .foreign(let both as OutValues) = made {
        (data, error) = (both.values[0], both.values[1])
      }
      let bytes = ByteArgument.from(data, in: cls.runtime)?.bytes ?? []
      guard !bytes.isEmpty else { return OutValues.answer(.integer(0), [error], to: arguments[4]) }
      let count = try stream.send("write:maxLength:", ByteString.value(of: bytes), bytes.count)
      return OutValues.answer(count, [.none], to: arguments[4])
    }
    cls.raw("propertyListWithStream:options:format:error:", types: "@@:@Q^Q^@") {
      cls, selector, arguments in
      let stream = try arguments.value(0, as: NSStream.self, cls, selector)
      return try cls.runtime.send(
        cls, cls.runtime.selector("propertyListWithData:options:format:error:"),
        Arguments([ByteString.value(of: try stream.readToEnd()), arguments[1], .none, .none]))
    }
    cls.method("propertyList:isValidForFormat:") { (cls, list: Value, format: Int) -> Bool in
      guard let list = try cls.foundation.propertyList(of: list) else { return false }
      return format != 1 || list.isOpenStep
    }
  }

  /// Returns the description of an error, for the deprecated methods.
  private static func description(of error: Value) -> Value {
    guard let error = error.object as? NSError else { return .none }
    let reason = error.userInfo.entries?.first { $0.key.isText("NSDebugDescription") }?.value
    return reason ?? .none
  }

  /// Returns the error of data that is not a property list.
  ///
  /// The fault as XML contains the one in the OpenStep format.
  static func unreadable(_ world: FoundationWorld, _ bytes: [UInt8]) -> NSError? {
    guard !bytes.isEmpty else {
      return failure(world, cannotRead, "Cannot parse a NULL or zero-length data")
    }
    let diagnosis = ListDiagnosis(bytes)
    if let warning = diagnosis.warning { world.writeLog(warning) }
    let oldStyle = failure(world, cannotRead, diagnosis.oldStyle)
    return failure(
      world, cannotRead, diagnosis.xml,
      [.init(key: .string("kCFPropertyListOldStyleParsingError"), value: oldStyle.messageValue)])
  }

  /// Returns the error of an object that is not a property list.
  ///
  /// - Parameter format: a value of `NSPropertyListFormat`.
  static func unwritable(
    _ world: FoundationWorld, _ list: Value, _ format: Int = xml
  ) throws -> NSError? {
    let obstacle = try world.listObstacle(list) ?? "property lists cannot contain NULL"
    return failure(
      world, cannotWrite, "Property list invalid for format: \(format) (\(obstacle))")
  }

  /// Creates an error of the Cocoa domain with its `NSDebugDescription`.
  static func failure(
    _ world: FoundationWorld, _ code: Int, _ reason: String, _ more: [Value.DictionaryEntry] = []
  ) -> NSError? {
    let made =
      world.runtime.createInstance(world.runtime.cls(FoundationClasses.error)) as? NSError
    let debugging = Value.DictionaryEntry(
      key: .string("NSDebugDescription"), value: .string(reason))
    made?.fill(
      domain: "NSCocoaErrorDomain", code: code, userInfo: .dictionary([debugging] + more))
    return made
  }
}

extension FoundationClasses {
  package static let propertyListSerialization = NativeClass<RuntimeObject>(
    "NSPropertyListSerialization", superclass: object, NSPropertyListSerialization.define)
}

extension PropertyList {
  /// Whether the OpenStep format, `NSPropertyListOpenStepFormat`, has each of its values.
  fileprivate var isOpenStep: Bool {
    switch self {
    case .string, .data: true
    case .array(let elements): elements.allSatisfy(\.isOpenStep)
    case .dictionary(let entries): entries.allSatisfy { $0.value.isOpenStep }
    default: false
    }
  }
}
