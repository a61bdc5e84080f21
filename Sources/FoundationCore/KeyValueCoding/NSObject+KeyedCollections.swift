internal import SelectorRuntime

/// The mutable collection proxies of keys: `mutableArrayValueForKey:` and similar.
extension NSObjectClass {
  static func defineKeyedCollections(_ object: ClassDefinition<RuntimeObject>) {
    object.method("mutableArrayValueForKey:") { (object, key: String) -> KeyedMutableArray in
      try KeyedMutableArray.make(key, of: object)
    }
    object.method("mutableSetValueForKey:") { (object, key: String) -> KeyedMutableSet in
      try KeyedMutableSet.make(key, of: object)
    }
    object.method("mutableOrderedSetValueForKey:") {
      (object, key: String) -> KeyedMutableOrderedSet in
      try KeyedMutableOrderedSet.make(key, of: object)
    }
    for name in [
      "mutableArrayValueForKey", "mutableSetValueForKey", "mutableOrderedSetValueForKey",
    ] {
      define(name, object)
    }
  }

  /// Defines `mutable…ValueForKeyPath:`.
  ///
  /// It resolves the path and sends `mutable…ValueForKey:` to the last object.
  private static func define(_ name: String, _ object: ClassDefinition<RuntimeObject>) {
    let atKey = object.cls.runtime.selector(name + ":")
    let alongPath = object.cls.runtime.selector(name + "Path:")
    object.method(name + "Path:") { (object, path: String) -> Value in
      let world = object.foundation
      let keys = KeyPath(path)
      guard let rest = keys.rest else {
        return try world.runtime.send(object, atKey, Arguments(.string(path)))
      }
      let next = try world.value(forKey: keys.key, of: .object(object))
      guard case .object(let next) = next else { return .none }
      return try world.runtime.send(next, alongPath, Arguments(.string(rest)))
    }
  }
}
