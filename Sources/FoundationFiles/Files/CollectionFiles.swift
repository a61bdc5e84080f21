internal import FoundationCore
internal import SelectorRuntime

/// Reads and writes arrays and dictionaries as property-list files.
enum CollectionFiles {
  /// `NSPropertyListWriteInvalidError`.
  private static let cannotBeWritten = 3851

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
      let world = collection.foundation
      return world.answer(made, failure.flatMap { world.error(for: $0) })
    }
    collection.method("writeToURL:error:") {
      (collection, file: FileArgument?, _: Value) -> Value in
      let failure = try write(collection, file)
      return collection.foundation.answer(.bool(failure == nil), failure)
    }
  }

  /// Reads a file with the initializer of an array or dictionary literal.
  private static func read(
    _ collection: RuntimeObject, _ file: FileArgument?, _ kind: String
  ) throws -> (Value, FileFailure?) {
    let world = collection.foundation
    let (bytes, failure) = try world.contents(of: file)
    guard let bytes else { return (.none, failure) }
    let wrong = FileFailure(.isCorrupt, file?.path ?? "")
    guard let list = PropertyList(bytes) else { return (.none, wrong) }
    switch (list, kind) {
    case (.array(let elements), "array"):
      let objects = try elements.map { Value.object(try world.object(of: $0)) }
      let made = try world.runtime.send(
        collection, world.runtime.selector("initWithObjects:count:"),
        Arguments(.list(objects), .integer(Int64(objects.count))))
      return (made, nil)
    case (.dictionary(let entries), "dictionary"):
      let keys = entries.map { Value.object(world.string($0.key)) }
      let values = try entries.map { Value.object(try world.object(of: $0.value)) }
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
      return world.error(
        domain: "NSCocoaErrorDomain", code: cannotBeWritten,
        "The data couldn’t be written because it isn’t in the correct format.")
    }
    return world.write(list.xmlBytes, to: file?.path ?? "").flatMap { world.error(for: $0) }
  }
}
