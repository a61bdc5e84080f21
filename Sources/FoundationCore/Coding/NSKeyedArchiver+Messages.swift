package import SelectorRuntime

extension NSKeyedArchiver {
  static func define(_ archiver: ClassDefinition<NSKeyedArchiver>) {
    defineWriting(archiver, noData: "data is NULL") { root, cls in
      try archive(root, cls, isSecure: false)
    }
    archiver.method("initRequiringSecureCoding:") { (archiver, isSecure: Bool) -> NSKeyedArchiver in
      archiver.start(nil, isSecure: isSecure)
      return archiver
    }
    defineClassSide(archiver.classSide)
    archiver.property(
      "requiresSecureCoding", get: { $0.isSecure }, set: { $0.start($0.result, isSecure: $1) })
    archiver.property(
      "outputFormat", get: { $0.outputFormat }, set: { $0.outputFormat = $1 })
    archiver.property(
      "delegate", .assign, of: "<NSKeyedArchiverDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    archiver.method("finishEncoding") { try $0.finish() }
    archiver.readonly("encodedData", .strong) { (archiver) -> NSData? in
      try archiver.finish()
      return archiver.result
    }
    archiver.method("setClassName:forClass:") { (archiver, name: String?, cls: RuntimeClass) in
      archiver.classNames[cls] = name
    }
    archiver.method("classNameForClass:") { (archiver, cls: RuntimeClass) -> String? in
      archiver.classNames[cls]
    }
  }

  /// Defines the class methods that archivers with and without keys share.
  ///
  /// - Parameters:
  ///   - noData: The end of the exception's reason for a nil `data`.
  ///   - archive: Returns the archive of one object, for a class of archivers.
  static func defineWriting(
    _ archiver: ClassDefinition<NSKeyedArchiver>, noData: String,
    archive: @escaping (Value, RuntimeClass) throws -> NSData?
  ) {
    archiver.method("init") { (archiver) -> NSKeyedArchiver in
      archiver.start(nil, isSecure: false)
      return archiver
    }
    archiver.method("initForWritingWithMutableData:") {
      (archiver, data: NSData?) -> NSKeyedArchiver in
      guard let data else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(archiver.className) initForWritingWithMutableData:]: \(noData)")
      }
      archiver.start(data, isSecure: false)
      return archiver
    }
    let cls = archiver.classSide
    cls.method("archivedDataWithRootObject:") { (cls, root: Value) -> NSData? in
      try archive(root, cls)
    }
    cls.method("archiveRootObject:toFile:") { (cls, root: Value, path: String) -> Bool in
      guard let data = try archive(root, cls) else { return false }
      return cls.foundation.write(data.bytes, to: path) == nil
    }
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("archivedDataWithRootObject:requiringSecureCoding:error:") {
      (cls, root: Value, isSecure: Bool, _: Value) -> Value in
      let world = cls.foundation
      return try world.answeringError {
        (try archive(root, cls, isSecure: isSecure).map { .object($0) } ?? .none, nil)
      } failing: { reason in
        KeyedArchive.isAboutInsecurity(reason)
          ? world.codingError(.readCorrupt, reason)
          : world.codingError(.invalidValue, "Caught exception during archival: \(reason)")
      }
    }
    cls.method("setClassName:forClass:") { (cls, name: String?, archived: RuntimeClass) in
      cls.foundation.archivedClassNames[archived] = name
    }
    cls.method("classNameForClass:") { (cls, archived: RuntimeClass) -> String? in
      cls.foundation.archivedClassNames[archived]
    }
  }

  /// Returns the archive of one object, under the key `root`.
  private static func archive(
    _ root: Value, _ cls: RuntimeClass, isSecure: Bool
  ) throws -> NSData? {
    let runtime = cls.runtime
    let made = try runtime.send(cls, runtime.known.alloc)
    let initializer = runtime.selector("initRequiringSecureCoding:")
    guard let made = made.object,
      let archiver = try runtime.send(made, initializer, Arguments(.bool(isSecure))).object
        as? NSKeyedArchiver
    else { return nil }
    let encode = runtime.selector("encodeObject:forKey:")
    _ = try runtime.send(archiver, encode, Arguments(root, .string("root")))
    try archiver.finish()
    return archiver.result.map { cls.foundation.data($0.bytes) }
  }
}

extension FoundationClasses {
  package static let keyedArchiver = NativeClass<NSKeyedArchiver>(
    "NSKeyedArchiver", superclass: coder, NSKeyedArchiver.define)
}
