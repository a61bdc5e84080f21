internal import FoundationCore
package import SelectorRuntime

/// The iCloud key-value store; there is one device here, so the values are stored locally.
package final class NSUbiquitousKeyValueStore: RuntimeObject {
  @Strong private var values: RuntimeObject?

  private func held() throws -> RuntimeObject? {
    if values == nil {
      values = try foundation.valueClass("NSMutableDictionary").send("dictionary").object
    }
    return values
  }

  private func object(_ key: String) throws -> Value {
    try held()?.send("objectForKey:", key) ?? .none
  }

  private func set(_ value: Value, _ key: String) throws {
    if value.isNone {
      _ = try held()?.send("removeObjectForKey:", key)
      return
    }
    guard try foundation.propertyList(of: value) != nil else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[NSUbiquitousKeyValueStore setObject:forKey:]: Attempt to insert non-property value "
          + "'\(try foundation.text(of: value))' for key '\(key)'")
    }
    _ = try held()?.send("setObject:forKey:", value, key)
  }

  static func define(_ store: ClassDefinition<NSUbiquitousKeyValueStore>) {
    store.classSide.method("defaultStore") { (cls) -> RuntimeObject in
      cls.foundation.only("NSUbiquitousKeyValueStore")
    }
    store.method("objectForKey:") { (store, key: String) -> Value in try store.object(key) }
    store.method("removeObjectForKey:") { (store, key: String) in try store.set(.none, key) }
    for kind in ["Object", "String", "Data", "Array", "Dictionary", "LongLong", "Double", "Bool"] {
      store.method("set\(kind):forKey:") { (store, value: Value, key: String) in
        try store.set(value, key)
      }
    }
    store.method("stringForKey:") { (store, key: String) -> String? in
      String.from(try store.object(key), in: store.runtime)
    }
    store.method("dataForKey:") { (store, key: String) -> NSData? in
      try store.object(key).object as? NSData
    }
    store.method("arrayForKey:") { (store, key: String) -> Value in
      let value = try store.object(key)
      return value.elements == nil ? .none : value
    }
    store.method("dictionaryForKey:") { (store, key: String) -> Value in
      let value = try store.object(key)
      return try store.foundation.entries(of: value) == nil ? .none : value
    }
    store.method("longLongForKey:") { (store, key: String) -> Int in
      Double.from(try store.object(key), in: store.runtime).map { Int(nearestTo: $0) } ?? 0
    }
    store.method("doubleForKey:") { (store, key: String) -> Double in
      Double.from(try store.object(key), in: store.runtime) ?? 0
    }
    store.method("boolForKey:") { (store, key: String) -> Bool in
      Bool.from(try store.object(key), in: store.runtime) ?? false
    }
    store.readonly("dictionaryRepresentation", .copy, of: "NSDictionary") {
      (store) -> Value in try store.held()?.send("copy") ?? .none
    }
    store.method("synchronize") { (_) -> Bool in true }
  }
}

extension FoundationClasses {
  package static let ubiquitousStore = NativeClass<NSUbiquitousKeyValueStore>(
    "NSUbiquitousKeyValueStore", superclass: object, NSUbiquitousKeyValueStore.define)
}
