internal import SelectorRuntime

/// Key-value coding of arrays, sets and ordered sets.
enum CollectionCoding {
  /// Defines key-value coding; `make` creates a collection from the elements' values.
  ///
  /// For an element whose value is nil, an array contains a null; a set omits it.
  static func define(
    _ collection: ClassDefinition<RuntimeObject>, keepsNil: Bool,
    make: @escaping (FoundationWorld, [Value]) throws -> RuntimeObject
  ) {
    collection.method("valueForKey:") { (collection, key: String) -> Value in
      let world = collection.foundation
      if key.hasPrefix("@") {
        return try world.value(forWhole: String(key.dropFirst()), of: collection)
      }
      let elements = try world.elements(of: .object(collection)) ?? []
      let values = try elements.compactMap { element -> Value? in
        let value = try world.value(forKey: key, of: element)
        if case .none = value, !keepsNil { return nil }
        return world.asElement(value)
      }
      return .object(try make(world, values))
    }
    collection.method("valueForKeyPath:") { (collection, path: String?) -> Value in
      let world = collection.foundation
      guard let path = path.map(KeyPath.init) else {
        throw world.undefinedKey("valueForUndefinedKey:", "(null)", collection)
      }
      guard let name = path.collectionOperator else {
        return try world.value(atKeyPath: path, of: collection)
      }
      let elements = try world.elements(of: .object(collection)) ?? []
      return try world.asObject(
        world.collect(name, path.rest, elements, of: collection), operator: name)
    }
    collection.method("setValue:forKey:") { (collection, value: Value, key: String) in
      let world = collection.foundation
      for element in try world.elements(of: .object(collection)) ?? [] {
        _ = try world.send(
          toElement: element, world.keyValue.setValueForKey, Arguments(value, .string(key)))
      }
    }
  }

  /// Defines that adding and removing observers raises an exception.
  static func refuseObservers(_ collection: ClassDefinition<RuntimeObject>) {
    func refuse(_ message: String) {
      collection.raw(message, types: "v@:@@q^v") { collection, _, arguments in
        let path = try collection.foundation.text(of: arguments[1])
        throw RuntimeError(
          .invalidArgument,
          "[\(collection.descriptionForErrors) \(message)] is not supported. Key path: \(path)")
      }
    }
    refuse("addObserver:forKeyPath:options:context:")
    refuse("removeObserver:forKeyPath:")
    refuse("removeObserver:forKeyPath:context:")
  }
}

extension FoundationWorld {
  /// Returns the value of a key of the collection itself: `valueForKey:` with an `@`.
  fileprivate func value(forWhole key: String, of collection: RuntimeObject) throws -> Value {
    if key == "count" {
      let count = try elements(of: .object(collection))?.count ?? 0
      return try asObject(.integer(Int64(count)), operator: key)
    }
    let search = AccessorSearch(key, of: collection)
    if let getter = try search.getter() {
      return try asObject(runtime.send(collection, getter), operator: key)
    }
    return try runtime.send(
      collection, keyValue.valueForUndefinedKey, Arguments(.string("@" + key)))
  }

  /// Returns the boxed result of an operator; a selected element is returned unchanged.
  func asObject(_ value: Value, operator name: String) throws -> Value {
    switch (name, value) {
    case ("max", _), ("min", _), (_, .none), (_, .object): return value
    default: return try box(value).map { .object($0) } ?? value
    }
  }
}
