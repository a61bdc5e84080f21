internal import SelectorRuntime

/// The description methods of arrays, dictionaries and sets.
///
/// `description` and `descriptionWithLocale:` send `descriptionWithLocale:indent:`.
enum CollectionDescription {
  /// Defines the descriptions of a collection with the given brackets.
  static func defineList(
    _ collection: ClassDefinition<RuntimeObject>, _ opening: String, _ closing: String
  ) {
    define(collection) { world, collection, level in
      let elements = try world.elements(of: .object(collection)) ?? []
      return try world.listText(elements, opening, closing, level: level)
    }
  }

  /// Defines the descriptions of dictionaries.
  static func defineDictionary(_ collection: ClassDefinition<RuntimeObject>) {
    define(collection) { world, collection, level in
      let entries = try world.entries(of: .object(collection)) ?? []
      return try world.dictionaryText(entries, level: level)
    }
  }

  private static func define(
    _ collection: ClassDefinition<RuntimeObject>,
    _ text: @escaping (FoundationWorld, RuntimeObject, Int) throws -> UTF16Text
  ) {
    let indented = collection.cls.runtime.selector("descriptionWithLocale:indent:")
    func send(_ collection: RuntimeObject) throws -> Value {
      try collection.runtime.send(collection, indented, Arguments(.none, .integer(0)))
    }
    collection.method("description") { (collection) -> Value in try send(collection) }
    collection.method("descriptionWithLocale:") { (collection, _: Value) -> Value in
      try send(collection)
    }
    collection.method("descriptionWithLocale:indent:") {
      (collection, _: Value, level: Int) -> NSString in
      let world = collection.foundation
      // Each line begins with four blanks for each level, and two bytes for a character.
      try world.checkMemory(max(0, level), each: 64)
      return world.string(try text(world, collection, max(0, level)))
    }
  }
}
