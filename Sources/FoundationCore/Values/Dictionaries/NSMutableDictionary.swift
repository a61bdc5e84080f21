internal import SelectorRuntime

/// `NSMutableDictionary`, the abstract class of mutable dictionaries.
enum NSMutableDictionaryClass {
  static func define(_ dictionary: ClassDefinition<RuntimeObject>) {
    let runtime = dictionary.cls.runtime
    let setObject = runtime.selector("setObject:forKey:")
    let removeObject = runtime.selector("removeObjectForKey:")
    for name in ["dictionaryWithCapacity:", "dictionaryWithSharedKeySet:"] {
      dictionary.classSide.method(name) { (cls, _: Value) -> Value in
        try cls.make(runtime.selector("initWithCapacity:"), Arguments(.integer(0)))
      }
    }
    dictionary.method("initWithCapacity:") { (dictionary, _: Int) -> Value in
      throw dictionary.cannotInitialize("initWithCapacity:")
    }
    // A subclass is initialized by its own `initWithCapacity:`, and receives its objects one by
    // one.
    dictionary.method("initWithObjects:forKeys:count:") {
      (dictionary, objects: Value, keys: Value, count: Int) -> Value in
      let world = dictionary.foundation
      let message = "-[\(dictionary.className) initWithObjects:forKeys:count:]"
      let objects = try world.elements(ofCArray: objects, count: count, message)
      let keys = try world.elements(ofCArray: keys, count: count, message)
      let made = try runtime.send(
        dictionary, runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(count))))
      guard let made = made.object else { return .none }
      for (object, key) in zip(objects, keys) {
        _ = try runtime.send(made, setObject, Arguments(object, key))
      }
      return .object(made)
    }
    dictionary.method("setObject:forKey:") { (dictionary, _: Value, _: Value) in
      throw dictionary.isAbstract("NSMutableDictionary", "setObject:forKey:")
    }
    dictionary.method("removeObjectForKey:") { (dictionary, _: Value) in
      throw dictionary.isAbstract("NSMutableDictionary", "removeObjectForKey:")
    }
    dictionary.method("setObject:forKeyedSubscript:") { (dictionary, object: Value, key: Value) in
      if object.isNone {
        _ = try runtime.send(dictionary, removeObject, Arguments(key))
      } else {
        _ = try runtime.send(dictionary, setObject, Arguments(object, key))
      }
    }
    dictionary.method("setValue:forKey:") { (dictionary, value: Value, key: Value) in
      if value.isNone {
        _ = try runtime.send(dictionary, removeObject, Arguments(key))
      } else {
        _ = try runtime.send(dictionary, setObject, Arguments(value, key))
      }
    }
    defineBulk(dictionary)
  }

  private static func defineBulk(_ dictionary: ClassDefinition<RuntimeObject>) {
    let runtime = dictionary.cls.runtime
    let setObject = runtime.selector("setObject:forKey:")
    let removeObject = runtime.selector("removeObjectForKey:")
    func remove(_ keys: [Value], from dictionary: RuntimeObject) throws {
      for key in keys { _ = try runtime.send(dictionary, removeObject, Arguments(key)) }
    }
    func add(_ other: Value, to dictionary: RuntimeObject, _ message: String) throws {
      if other.isNone { return }
      guard let pairs = try dictionary.foundation.entries(of: other) else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSMutableDictionary \(message)]: dictionary argument is not an NSDictionary")
      }
      for (key, value) in pairs {
        _ = try runtime.send(dictionary, setObject, Arguments(value, key))
      }
    }
    dictionary.method("addEntriesFromDictionary:") { (dictionary, other: Value) in
      try add(other, to: dictionary, "addEntriesFromDictionary:")
    }
    dictionary.method("setDictionary:") { (dictionary, other: Value) in
      try remove(dictionary.dictionaryPairs().map(\.key), from: dictionary)
      try add(other, to: dictionary, "setDictionary:")
    }
    dictionary.method("removeAllObjects") { dictionary in
      try remove(dictionary.dictionaryPairs().map(\.key), from: dictionary)
    }
    dictionary.method("removeObjectsForKeys:") { (dictionary, keys: ListArgument) in
      try remove(keys.elements(in: dictionary.foundation), from: dictionary)
    }
  }
}
