package import SelectorRuntime
internal import Systems

extension NSKeyedUnarchiver {
  static func define(_ unarchiver: ClassDefinition<NSKeyedUnarchiver>) {
    unarchiver.property(
      "requiresSecureCoding", get: { $0.isSecure }, set: { $0.isSecure = $1 })
    unarchiver.readonly("decodingFailurePolicy") { $0.keepsErrors ? 1 : 0 }
    unarchiver.method("setDecodingFailurePolicy:") { (unarchiver, policy: Int) in
      unarchiver.keepsErrors = policy != 0
    }
    unarchiver.property(
      "delegate", .assign, of: "<NSKeyedUnarchiverDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    unarchiver.method("finishDecoding") { try $0.finish() }
    unarchiver.method("setClass:forClassName:") { (unarchiver, cls: RuntimeClass?, name: String) in
      unarchiver.classes[name] = cls
    }
    unarchiver.method("classForClassName:") { (unarchiver, name: String) -> RuntimeClass? in
      unarchiver.classes[name]
    }
    defineInitializers(unarchiver)
    defineOldReaders(unarchiver.classSide)
    defineReaders(unarchiver.classSide)
    unarchiver.classSide.method("setClass:forClassName:") {
      (cls, other: RuntimeClass?, name: String) in cls.foundation.unarchivedClasses[name] = other
    }
    unarchiver.classSide.method("classForClassName:") { (cls, name: String) -> RuntimeClass? in
      cls.foundation.unarchivedClasses[name]
    }
  }

  private static let initializer =
    "-[NSKeyedUnarchiver _initForReadingFromData:error:throwLegacyExceptions:]"

  /// Begins to read data.
  ///
  /// - Throws: the exception for data that is not an archive.
  private func open(_ data: ByteArgument?, isSecure: Bool, keepsErrors: Bool) throws {
    guard let bytes = data?.bytes else {
      throw RuntimeError(.invalidArgument, "*** \(Self.initializer): data is NULL")
    }
    do {
      start(try KeyedArchive(bytes), isSecure: isSecure, keepsErrors: keepsErrors)
    } catch {
      throw RuntimeError(
        .invalidArgument, KeyedArchive.reason(error, bytes, Self.initializer))
    }
  }

  private static func defineInitializers(_ unarchiver: ClassDefinition<NSKeyedUnarchiver>) {
    unarchiver.method("init") { (unarchiver) -> NSKeyedUnarchiver in
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(unarchiver.className) init]: cannot use -init for initialization")
    }
    unarchiver.method("initForReadingWithData:") {
      (unarchiver, data: ByteArgument?) -> NSKeyedUnarchiver in
      try unarchiver.open(data, isSecure: false, keepsErrors: false)
      return unarchiver
    }
    unarchiver.method("initForReadingFromData:error:") {
      (unarchiver, data: ByteArgument?, _: Value) -> Value in
      let world = unarchiver.foundation
      return try world.answeringError {
        try unarchiver.open(data, isSecure: true, keepsErrors: true)
        return (.object(unarchiver), nil)
      } failing: {
        world.codingError(.readCorrupt, $0)
      }
    }
  }

  /// Creates an unarchiver of the class that received the message.
  private static func made(_ cls: RuntimeClass) throws -> NSKeyedUnarchiver {
    let runtime = cls.runtime
    guard let made = try runtime.send(cls, runtime.known.alloc).object as? NSKeyedUnarchiver else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of unarchivers")
    }
    return made
  }

  /// Defines the class methods that raise an exception for an error.
  private static func defineOldReaders(_ cls: ClassDefinition<RuntimeClass>) {
    func root(_ cls: RuntimeClass, _ data: ByteArgument?) throws -> Value {
      let runtime = cls.runtime
      let unarchiver = try made(cls)
      try unarchiver.open(data, isSecure: false, keepsErrors: false)
      return try runtime.send(
        unarchiver, runtime.selector("decodeObjectForKey:"), Arguments(.string("root")))
    }
    cls.method("unarchiveObjectWithData:") { (cls, data: ByteArgument?) -> Value in
      guard let bytes = data?.bytes else { return .none }
      let world = cls.foundation
      // Versions before iOS 11 log this (https://github.com/Simperium/simperium-ios/issues/343).
      if bytes.isEmpty, world.deviceSettings.systemVersion < SystemVersion([11, 0]) {
        world.writeLog(
          "*** -[NSKeyedUnarchiver initForReadingWithData:]: data is empty; did you forget to send "
            + "-finishEncoding to the NSKeyedArchiver?")
        return .none
      }
      return try root(cls, data)
    }
    cls.method("unarchiveObjectWithFile:") { (cls, path: String?) -> Value in
      guard let path, let bytes = try? cls.foundation.read(path) else { return .none }
      return try root(cls, ByteArgument(bytes: bytes))
    }
    cls.method("unarchiveTopLevelObjectWithData:error:") {
      (cls, data: ByteArgument?, _: Value) -> Value in
      let world = cls.foundation
      return try world.answeringError {
        (try root(cls, data), nil)
      } failing: {
        world.codingError(.readCorrupt, $0)
      }
    }
  }

  /// Defines the class methods that return an error and decode only instances of the expected
  /// classes.
  private static func defineReaders(_ cls: ClassDefinition<RuntimeClass>) {
    func root(
      _ cls: RuntimeClass, _ classes: [RuntimeClass], _ data: ByteArgument?
    ) throws -> Value {
      let world = cls.foundation
      let unarchiver = try made(cls)
      return try world.answeringError {
        try unarchiver.open(data, isSecure: true, keepsErrors: true)
        return (try unarchiver.decodeObject(forKey: "root", of: classes), unarchiver.error)
      } failing: {
        world.codingError(.readCorrupt, $0)
      }
    }
    cls.method("unarchivedObjectOfClass:fromData:error:") {
      (cls, expected: RuntimeClass, data: ByteArgument?, _: Value) -> Value in
      try root(cls, [expected], data)
    }
    cls.method("unarchivedObjectOfClasses:fromData:error:") {
      (cls, expected: ListArgument?, data: ByteArgument?, _: Value) -> Value in
      try root(cls, cls.foundation.classes(expected), data)
    }
    cls.method("unarchivedArrayOfObjectsOfClass:fromData:error:") {
      (cls, expected: RuntimeClass, data: ByteArgument?, _: Value) -> Value in
      try root(cls, [cls.foundation.valueClass("NSArray"), expected], data)
    }
    cls.method("unarchivedArrayOfObjectsOfClasses:fromData:error:") {
      (cls, expected: ListArgument?, data: ByteArgument?, _: Value) -> Value in
      let world = cls.foundation
      return try root(cls, [world.valueClass("NSArray")] + world.classes(expected), data)
    }
    cls.method("unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error:") {
      (cls, keys: RuntimeClass, objects: RuntimeClass, data: ByteArgument?, _: Value) -> Value in
      try root(cls, [cls.foundation.valueClass("NSDictionary"), keys, objects], data)
    }
    cls.raw(
      "unarchivedDictionaryWithKeysOfClasses:objectsOfClasses:fromData:error:", types: "@@:@@@^@"
    ) { receiver, selector, arguments in
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let world = cls.foundation
      let keys = try arguments.value(0, as: ListArgument?.self, receiver, selector)
      let objects = try arguments.value(1, as: ListArgument?.self, receiver, selector)
      let data = try arguments.value(2, as: ByteArgument?.self, receiver, selector)
      let classes = try world.classes(keys) + world.classes(objects)
      return try root(cls, [world.valueClass("NSDictionary")] + classes, data)
    }
  }
}

extension FoundationClasses {
  package static let keyedUnarchiver = NativeClass<NSKeyedUnarchiver>(
    "NSKeyedUnarchiver", superclass: coder, NSKeyedUnarchiver.define)
}
