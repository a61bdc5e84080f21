internal import SelectorRuntime

/// `NSMapTable`, whose factory methods return an `NSConcreteMapTable`.
enum NSMapTableClass {
  static func define(_ table: ClassDefinition<MapTableObject>) {
    table.adopt(FoundationProtocols.copying, FoundationProtocols.fastEnumeration)
    MapTableObject.defineCoding(table)
    let cls = table.classSide
    for name in ["alloc", "allocWithZone:"] {
      cls.raw(name, types: "@@:") { cls, _, _ in
        guard let own = cls as? RuntimeClass, own.name != "NSMapTable" else {
          return .object(cls.foundation.makeMapTable(.strong, .strong))
        }
        return .object(own.runtime.createInstance(own))
      }
    }
    for (key, keys) in [("strong", PointerFunctions.strong), ("weak", .weak)] {
      for (value, values) in [("Strong", PointerFunctions.strong), ("Weak", .weak)] {
        cls.method("\(key)To\(value)ObjectsMapTable") { (cls) -> RuntimeObject in
          cls.foundation.makeMapTable(keys, values)
        }
        cls.method("mapTableWith\(key.capitalizedWord)To\(value)Objects") {
          (cls) -> RuntimeObject in
          cls.foundation.makeMapTable(keys, values)
        }
      }
    }
    cls.method("mapTableWithKeyOptions:valueOptions:") {
      (cls, keys: Int, values: Int) -> RuntimeObject in
      cls.foundation.makeMapTable(PointerFunctions(keys), PointerFunctions(values))
    }
    defineFunctions(table)
    table.method("init") { (table) -> RuntimeObject in table }
    table.method("initWithKeyOptions:valueOptions:capacity:") {
      (table, keys: Int, values: Int, _: Int) -> RuntimeObject in
      table.foundation.makeMapTable(PointerFunctions(keys), PointerFunctions(values))
    }
  }

  private static func defineFunctions(_ table: ClassDefinition<MapTableObject>) {
    table.method("initWithKeyPointerFunctions:valuePointerFunctions:capacity:") {
      (table, keys: PointerFunctionsObject, values: PointerFunctionsObject, _: Int)
        -> RuntimeObject in
      table.foundation.makeMapTable(PointerFunctions(keys), PointerFunctions(values))
    }
    table.readonly("keyPointerFunctions", .copy) { (table) -> RuntimeObject in
      table.foundation.makePointerFunctions(table.keyFunctions)
    }
    table.readonly("valuePointerFunctions", .copy) { (table) -> RuntimeObject in
      table.foundation.makePointerFunctions(table.valueFunctions)
    }
  }

  static func defineConcrete(_ table: ClassDefinition<MapTableObject>) {
    FastEnumeration.define(table) { $0.pairs.map(\.key) }
    table.method("count") { (table) -> Int in table.shownCount }
    table.method("objectForKey:") { (table, key: Value) -> Value in try table.value(for: key) }
    table.method("setObject:forKey:") { (table, object: Value, key: Value) in
      // A nil key or object is ignored, as on devices.
      if !object.isNone, !key.isNone { try table.set(object, for: key) }
    }
    table.method("removeObjectForKey:") { (table, key: Value) in try table.remove(key) }
    table.method("removeAllObjects") { table in table.removeAll() }
    table.method("keyEnumerator") { (table) -> RuntimeObject in
      table.foundation.makeEnumerator(of: table, table.pairs.map(\.key), checksChanges: true)
    }
    table.method("objectEnumerator") { (table) -> RuntimeObject in
      table.foundation.makeEnumerator(of: table, table.pairs.map(\.value), checksChanges: true)
    }
    table.method("dictionaryRepresentation") { (table) -> RuntimeObject in
      try table.foundation.makeDictionary(table.pairs)
    }
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      table.method(name) { (table, _: Value) -> RuntimeObject in table.copied() }
    }
    table.method("isEqual:") { (table, other: Value) -> Bool in
      guard let other = other.object as? MapTableObject else { return false }
      if table === other { return true }
      guard table.pairs.count == other.pairs.count else { return false }
      return try table.pairs.allSatisfy { key, value in
        try table.foundation.isEqual(value, other.value(for: key))
      }
    }
    table.method("hash") { (table) -> Int in table.pairs.count }
    table.method("description") { (table) -> String in
      let world = table.foundation
      var text = "NSMapTable {\n"
      for (place, pair) in table.pairs.enumerated() {
        text += "[\(place)] \(try world.text(of: pair.key)) -> \(try world.text(of: pair.value))\n"
      }
      return text + "}\n"
    }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
