internal import SelectorRuntime

/// `NSHashTable`, whose factory methods return an `NSConcreteHashTable`.
enum NSHashTableClass {
  static func define(_ table: ClassDefinition<HashTableObject>) {
    table.adopt(FoundationProtocols.copying, FoundationProtocols.fastEnumeration)
    HashTableObject.defineCoding(table)
    let cls = table.classSide
    for name in ["alloc", "allocWithZone:"] {
      cls.raw(name, types: "@@:") { cls, _, _ in
        guard let own = cls as? RuntimeClass, own.name != "NSHashTable" else {
          return .object(cls.foundation.makeHashTable(.strong))
        }
        return .object(own.runtime.createInstance(own))
      }
    }
    cls.method("weakObjectsHashTable") { (cls) -> RuntimeObject in
      cls.foundation.makeHashTable(.weak)
    }
    cls.method("hashTableWithWeakObjects") { (cls) -> RuntimeObject in
      cls.foundation.makeHashTable(.weak)
    }
    cls.method("hashTableWithOptions:") { (cls, options: Int) -> RuntimeObject in
      cls.foundation.makeHashTable(PointerFunctions(options))
    }
    table.method("initWithPointerFunctions:capacity:") {
      (table, functions: PointerFunctionsObject, _: Int) -> RuntimeObject in
      table.foundation.makeHashTable(PointerFunctions(functions))
    }
    table.readonly("pointerFunctions", .copy) { (table) -> RuntimeObject in
      table.foundation.makePointerFunctions(table.functions)
    }
    table.method("init") { (table) -> RuntimeObject in table }
    table.method("initWithOptions:capacity:") { (table, options: Int, _: Int) -> RuntimeObject in
      table.foundation.makeHashTable(PointerFunctions(options))
    }
  }

  static func defineConcrete(_ table: ClassDefinition<HashTableObject>) {
    FastEnumeration.define(table) { $0.members }
    table.method("count") { (table) -> Int in table.shownCount }
    table.method("member:") { (table, object: Value) -> Value in try table.member(object) }
    table.method("containsObject:") { (table, object: Value) -> Bool in
      try !table.member(object).isNone
    }
    table.method("anyObject") { (table) -> Value in table.members.first ?? .none }
    table.method("allObjects") { (table) -> RuntimeObject in
      table.foundation.makeArray(table.members)
    }
    table.method("setRepresentation") { (table) -> RuntimeObject in
      try table.foundation.makeSet(table.members)
    }
    table.method("objectEnumerator") { (table) -> RuntimeObject in
      table.foundation.makeEnumerator(of: table, table.members, checksChanges: true)
    }
    table.method("addObject:") { (table, object: Value) in try table.add(object) }
    table.method("removeObject:") { (table, object: Value) in try table.remove(object) }
    table.method("removeAllObjects") { table in table.removeAll() }
    defineSets(table)
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      table.method(name) { (table, _: Value) -> RuntimeObject in table.copied() }
    }
    table.method("description") { (table) -> String in
      var text = "NSHashTable {\n"
      for (place, member) in table.members.enumerated() {
        text += "[\(place)] \(try table.foundation.text(of: member))\n"
      }
      return text + "}\n"
    }
  }

  private static func defineSets(_ table: ClassDefinition<HashTableObject>) {
    table.method("unionHashTable:") { (table, other: HashTableObject) in
      for member in other.members { try table.add(member) }
    }
    table.method("minusHashTable:") { (table, other: HashTableObject) in
      for member in other.members { try table.remove(member) }
    }
    table.method("intersectHashTable:") { (table, other: HashTableObject) in
      for member in table.members where try other.member(member).isNone {
        try table.remove(member)
      }
    }
    table.method("intersectsHashTable:") { (table, other: HashTableObject) -> Bool in
      try table.members.contains { try !other.member($0).isNone }
    }
    table.method("isSubsetOfHashTable:") { (table, other: HashTableObject) -> Bool in
      try table.members.allSatisfy { try !other.member($0).isNone }
    }
    for name in ["isEqual:", "isEqualToHashTable:"] {
      table.method(name) { (table, other: Value) -> Bool in
        guard let other = other.object as? HashTableObject else { return false }
        return try table === other
          || table.members.count == other.members.count
            && table.members.allSatisfy { try !other.member($0).isNone }
      }
    }
    table.method("hash") { (table) -> Int in table.members.count }
  }
}
