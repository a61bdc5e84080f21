internal import SelectorRuntime

/// The messages that are common to mutable array and set proxies.
extension KeyedCollection {
  static func defineShared<Collection: KeyedCollection>(
    _ collection: ClassDefinition<Collection>
  ) {
    collection.method("count") { (collection) -> Int in try collection.elements().count }
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      collection.method(name) { (collection, _: Value) -> Value in
        .list(try collection.elements())
      }
    }
    defineCoding(collection)
    collection.method("addObserver:forKeyPath:options:context:") {
      (collection, _: RuntimeObject, path: String, _: Value, _: Value) in
      throw RuntimeError(
        .invalidArgument,
        "[\(collection.descriptionForErrors) addObserver:forKeyPath:options:context:] is not "
          + "supported. Key path: \(path)")
    }
  }

  /// Defines key-value coding, which is applied to the elements, as for any array and set.
  private static func defineCoding<Collection: KeyedCollection>(
    _ collection: ClassDefinition<Collection>
  ) {
    collection.method("valueForKey:") { (collection, key: String) -> Value in
      try collection.foundation.value(forKey: key, of: .list(collection.elements()))
    }
    collection.method("valueForKeyPath:") { (collection, path: String) -> Value in
      try collection.foundation.value(forKeyPath: path, of: .list(collection.elements()))
    }
    collection.method("setValue:forKey:") { (collection, value: Value, key: String) in
      for case .object(let element) in try collection.elements() {
        try collection.foundation.set(value, forKey: key, of: element)
      }
    }
    collection.method("description") { (collection) -> String in
      let isSet = collection is KeyedMutableSet
      return try collection.foundation.listText(
        collection.elements(), isSet ? "{(" : "(", isSet ? ")}" : ")", level: 0
      ).string
    }
  }
}
