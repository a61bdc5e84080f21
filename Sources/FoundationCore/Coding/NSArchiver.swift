package import SelectorRuntime

/// The archivers without keys, `NSArchiver` and `NSUnarchiver`.
///
/// Values are read in the order in which they were written.
package enum SequentialArchivers {
  static func defineArchiver(_ archiver: ClassDefinition<NSKeyedArchiver>) {
    NSKeyedArchiver.defineWriting(archiver, noData: "nil data argument", archive: archive)
    archiver.readonly("archiverData", .strong, of: "NSMutableData") { $0.result }
    archiver.method("encodeClassName:intoClassName:") {
      (archiver, name: String, written: String) in
      guard let cls = archiver.runtime.lookUpClass(name) else { return }
      archiver.classNames[cls] = written
    }
    archiver.method("classNameEncodedForTrueClassName:") { (archiver, name: String) -> String in
      archiver.runtime.lookUpClass(name).flatMap { archiver.classNames[$0] } ?? name
    }
  }

  private static func archive(_ root: Value, _ cls: RuntimeClass) throws -> NSData? {
    let runtime = cls.runtime
    let data = cls.foundation.data([])
    guard let made = try runtime.send(cls, runtime.known.alloc).object,
      let archiver = try runtime.send(
        made, runtime.selector("initForWritingWithMutableData:"), Arguments(.object(data))
      ).object
    else { return nil }
    _ = try runtime.send(archiver, runtime.selector("encodeRootObject:"), Arguments(root))
    return data
  }

  static func defineUnarchiver(_ unarchiver: ClassDefinition<NSKeyedUnarchiver>) {
    unarchiver.method("initForReadingWithData:") {
      (unarchiver, data: ByteArgument?) -> NSKeyedUnarchiver in
      guard let bytes = data?.bytes else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(unarchiver.className) initForReadingWithData:]: nil data argument")
      }
      do {
        let archive = try KeyedArchive(bytes, of: "NSArchiver")
        unarchiver.start(archive, isSecure: false, keepsErrors: false)
      } catch {
        let name =
          unarchiver.isSequential ? "NSArchiverArchiveInconsistency" : "NSGenericException"
        throw unarchiver.foundation.exception(
          named: name, "*** incomprehensible archive of \(bytes.count) bytes")
      }
      return unarchiver
    }
    unarchiver.readonly("atEnd", getter: "isAtEnd") { $0.isAtEnd }
    unarchiver.method("decodeClassName:asClassName:") {
      (unarchiver, name: String, other: String) in
      unarchiver.classes[name] = unarchiver.runtime.lookUpClass(other)
    }
    unarchiver.method("classNameDecodedForArchiveClassName:") {
      (unarchiver, name: String) -> String in unarchiver.classes[name]?.name ?? name
    }
    let cls = unarchiver.classSide
    func root(_ cls: RuntimeClass, _ data: Value) throws -> Value {
      let runtime = cls.runtime
      guard let made = try runtime.send(cls, runtime.known.alloc).object,
        let unarchiver = try runtime.send(
          made, runtime.selector("initForReadingWithData:"), Arguments(data)
        ).object
      else { return .none }
      return try runtime.send(unarchiver, runtime.selector("decodeObject"))
    }
    cls.method("unarchiveObjectWithData:") { (cls, data: Value) -> Value in try root(cls, data) }
    cls.method("unarchiveObjectWithFile:") { (cls, path: String?) -> Value in
      guard let path, let bytes = try? cls.foundation.read(path) else { return .none }
      return try root(cls, .object(cls.foundation.data(bytes)))
    }
    cls.method("decodeClassName:asClassName:") { (cls, name: String, other: String) in
      cls.foundation.unarchivedClasses[name] = cls.runtime.lookUpClass(other)
    }
    cls.method("classNameDecodedForArchiveClassName:") { (cls, name: String) -> String in
      cls.foundation.unarchivedClasses[name]?.name ?? name
    }
  }
}

extension FoundationClasses {
  package static let archiver = NativeClass<NSKeyedArchiver>(
    "NSArchiver", superclass: coder, SequentialArchivers.defineArchiver)
  package static let unarchiver = NativeClass<NSKeyedUnarchiver>(
    "NSUnarchiver", superclass: coder, SequentialArchivers.defineUnarchiver)
}
