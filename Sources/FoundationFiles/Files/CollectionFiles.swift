package import FoundationCore
internal import SelectorRuntime

/// Reads and writes arrays and dictionaries as property-list files.
enum CollectionFiles {
  /// `NSFileReadCorruptFileError`.
  private static let isCorrupt = 259

  /// Defines the file methods for `NSArray` or `NSDictionary`.
  static func define(_ collection: ClassDefinition<RuntimeObject>, _ kind: String) {
    for place in ["File:", "URL:", "URL:error:"] {
      let initializer = collection.runtime.selector("initWithContentsOf" + place)
      let types = place.hasSuffix("error:") ? "@@:@^@" : "@@:@"
      collection.classSide.raw("\(kind)WithContentsOf\(place)", types: types) {
        cls, _, arguments in try cls.make(initializer, arguments)
      }
    }
    for place in ["File:", "URL:"] {
      collection.method("initWithContentsOf\(place)") {
        (collection, file: FileArgument?) -> Value in
        try read(collection, file, kind).0
      }
      collection.method("writeTo\(place)atomically:") {
        (collection, file: FileArgument?, _: Bool) -> Bool in
        try write(collection, file) == nil
      }
    }
    collection.method("initWithContentsOfURL:error:") {
      (collection, file: FileArgument?, _: Value) -> Value in
      let (made, failure) = try read(collection, file, kind)
      return collection.foundation.answer(made, failure)
    }
    collection.method("writeToURL:error:") {
      (collection, file: FileArgument?, _: Value) -> Value in
      let failure = try write(collection, file)
      return collection.foundation.answer(.bool(failure == nil), failure)
    }
  }

  /// Reads a file with the initializer of an array or dictionary literal.
  ///
  /// The containers in a mutable one are mutable, too.
  /// Damaged data has the error of `NSPropertyListSerialization`; a list of the other kind, and an
  /// empty file, are corrupt.
  private static func read(
    _ collection: RuntimeObject, _ file: FileArgument?, _ kind: String
  ) throws -> (Value, NSError?) {
    let world = collection.foundation
    let (bytes, failure) = try world.contents(of: file)
    guard let bytes else { return (.none, failure.flatMap { world.error(for: $0) }) }
    let wrong = NSPropertyListSerialization.failure(
      world, isCorrupt,
      "file://\(file?.path ?? "") did not contain a top-level \(kind) value")
    if bytes.isEmpty { return (.none, wrong) }
    guard let list = PropertyList(bytes, goesOn: world.goesOn) else {
      try world.checkStop()
      return (.none, NSPropertyListSerialization.unreadable(world, bytes))
    }
    let isMutable = (collection as? PlaceholderObject)?.isMutable == true
    func object(of list: PropertyList) throws -> Value {
      .object(try world.object(of: list, hasMutableContainers: isMutable))
    }
    switch (list, kind) {
    case (.array(let elements), "array"):
      let objects = try elements.map(object)
      let made = try world.runtime.send(
        collection, world.runtime.selector("initWithObjects:count:"),
        Arguments(.list(objects), .integer(Int64(objects.count))))
      return (made, nil)
    case (.dictionary(let entries), "dictionary"):
      let keys = entries.map { Value.object(world.string($0.key)) }
      let values = try entries.map { try object(of: $0.value) }
      let made = try world.runtime.send(
        collection, world.runtime.selector("initWithObjects:forKeys:count:"),
        Arguments(.list(values), .list(keys), .integer(Int64(keys.count))))
      return (made, nil)
    default: return (.none, wrong)
    }
  }

  private static func write(
    _ collection: RuntimeObject, _ file: FileArgument?
  ) throws -> NSError? {
    let world = collection.foundation
    guard let list = try world.propertyList(of: .object(collection)) else {
      return try NSPropertyListSerialization.unwritable(world, .object(collection))
    }
    return world.write(list.xmlBytes, to: file?.path ?? "").flatMap { world.error(for: $0) }
  }
}

extension PropertyList {
  /// The bytes that `writeToFile:atomically:` writes: XML.
  package var xmlBytes: [UInt8] { Array(XMLPropertyList.text(of: self).utf8) }
}
