internal import SelectorRuntime
import StringSearch

/// `NSDictionary`, the abstract class of the dictionary cluster.
///
/// A private class reads its entries directly; a script's subclass receives `keyEnumerator` and
/// `objectForKey:`.
enum NSDictionaryClass {
  static func define(_ dictionary: ClassDefinition<RuntimeObject>) {
    dictionary.adopt(
      FoundationProtocols.copying, FoundationProtocols.mutableCopying,
      FoundationProtocols.fastEnumeration)
    defineMaking(dictionary.classSide)
    defineInitializers(dictionary)
    definePrimitives(dictionary)
    defineLists(dictionary)
    defineComparing(dictionary)
    defineEnumerating(dictionary)
    CollectionDescription.defineDictionary(dictionary)
    defineKeyValueCoding(dictionary)
    ContainerCoding.defineKeyed(dictionary)
    FastEnumeration.define(dictionary) { try $0.dictionaryPairs().map(\.key) }
    dictionary.method("copyWithZone:") { (dictionary, _: Value) -> RuntimeObject in
      try dictionary.foundation.makeDictionary(try dictionary.dictionaryPairs())
    }
    dictionary.method("mutableCopyWithZone:") { (dictionary, _: Value) -> RuntimeObject in
      try dictionary.foundation.makeMutableDictionary(try dictionary.dictionaryPairs())
    }
  }

  private static func definePrimitives(_ dictionary: ClassDefinition<RuntimeObject>) {
    let objectForKey = dictionary.cls.runtime.selector("objectForKey:")
    dictionary.method("count") { (dictionary) -> Int in
      throw dictionary.isAbstract("NSDictionary", "count")
    }
    dictionary.method("objectForKey:") { (dictionary, _: Value) -> Value in
      throw dictionary.isAbstract("NSDictionary", "objectForKey:")
    }
    dictionary.method("keyEnumerator") { (dictionary) -> RuntimeObject in
      throw dictionary.isAbstract("NSDictionary", "keyEnumerator")
    }
    dictionary.method("objectForKeyedSubscript:") { (dictionary, key: Value) -> Value in
      try dictionary.runtime.send(dictionary, objectForKey, Arguments(key))
    }
    dictionary.method("objectEnumerator") { (dictionary) -> RuntimeObject in
      dictionary.foundation.makeEnumerator(
        of: dictionary, try dictionary.dictionaryPairs().map(\.value), checksChanges: true)
    }
  }

  private static func defineLists(_ dictionary: ClassDefinition<RuntimeObject>) {
    dictionary.method("allKeys") { (dictionary) -> RuntimeObject in
      dictionary.foundation.makeTransferredArray(try dictionary.dictionaryPairs().map(\.key))
    }
    dictionary.method("allValues") { (dictionary) -> RuntimeObject in
      dictionary.foundation.makeTransferredArray(try dictionary.dictionaryPairs().map(\.value))
    }
    dictionary.method("allKeysForObject:") { (dictionary, object: Value) -> RuntimeObject in
      let world = dictionary.foundation
      return world.makeArray(
        try dictionary.dictionaryPairs().filter { try world.isEqual($0.value, object) }.map(\.key))
    }
    dictionary.method("objectsForKeys:notFoundMarker:") {
      (dictionary, keys: ListArgument, marker: Value) -> RuntimeObject in
      let world = dictionary.foundation
      let values = try keys.elements(in: world).map { key in
        let value = try dictionary.value(forDictionaryKey: key)
        return value.isNone ? marker : value
      }
      return world.makeArray(values)
    }
    dictionary.raw("getObjects:andKeys:", types: "v@:^@^@") { dictionary, _, _ in
      let pairs = try dictionary.dictionaryPairs()
      return .foreign(OutValues([.list(pairs.map(\.value)), .list(pairs.map(\.key))]))
    }
    dictionary.raw("getObjects:andKeys:count:", types: "v@:^@^@Q") {
      dictionary, selector, arguments in
      let pairs = try dictionary.dictionaryPairs()
      let last = arguments.values.last { !$0.isNone }
      let count = max(0, last.flatMap { Int.from($0, in: dictionary.runtime) } ?? pairs.count)
      let part = pairs.prefix(count)
      return .foreign(OutValues([.list(part.map(\.value)), .list(part.map(\.key))]))
    }
    dictionary.method("descriptionInStringsFileFormat") { (dictionary) -> String in
      let world = dictionary.foundation
      let quoted = { (value: Value) in
        "\""
          + (try world.text(of: value)).replacing("\\", with: "\\\\")
          .replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
      }
      return try dictionary.dictionaryPairs().map { try "\(quoted($0.key)) = \(quoted($0.value));" }
        .sorted().map { $0 + "\n" }.joined()
    }
    dictionary.method("keysSortedByValueUsingSelector:") {
      (dictionary, selector: Selector) -> RuntimeObject in
      try dictionary.keysSortedByValue { try $0.send(toElement: $1, selector, Arguments($2)) }
    }
    dictionary.method("keysSortedByValueUsingComparator:") {
      (dictionary, block: Block) -> RuntimeObject in
      try dictionary.keysSortedByValue { try block($1, $2) }
    }
    dictionary.method("keysSortedByValueWithOptions:usingComparator:") {
      (dictionary, _: Int, block: Block) -> RuntimeObject in
      try dictionary.keysSortedByValue { try block($1, $2) }
    }
  }

  private static func defineComparing(_ dictionary: ClassDefinition<RuntimeObject>) {
    for name in ["isEqual:", "isEqualToDictionary:"] {
      dictionary.method(name) { (dictionary, other: Value) -> Bool in
        if other.object === dictionary { return true }
        let world = dictionary.foundation
        if let object = other.object, !object.isKind(of: "NSDictionary") { return false }
        guard let others = try world.entries(of: other) else { return false }
        let own = try dictionary.dictionaryPairs()
        guard own.count == others.count else { return false }
        return try own.allSatisfy { key, value in
          let match: Value
          if let object = other.object {
            match = try object.value(forDictionaryKey: key)
          } else {
            match = try others.first { try world.isEqual($0.key, key) }?.value ?? .none
          }
          return try !match.isNone && world.isEqual(value, match)
        }
      }
    }
    dictionary.method("hash") { (dictionary) -> Int in try dictionary.dictionaryPairs().count }
  }

  private static func defineKeyValueCoding(_ dictionary: ClassDefinition<RuntimeObject>) {
    let runtime = dictionary.cls.runtime
    let objectForKey = runtime.selector("objectForKey:")
    dictionary.method("valueForKey:") { (dictionary, key: String?) -> Value in
      guard let key, key.hasPrefix("@") else {
        return try runtime.send(dictionary, objectForKey, Arguments(key.map(Value.string) ?? .none))
      }
      // A key of the dictionary itself, and not one of its entries.
      let getter = runtime.selector(String(key.dropFirst()))
      guard runtime.implements(getter, dictionary) else {
        return try runtime.send(
          dictionary, dictionary.foundation.keyValue.valueForUndefinedKey, Arguments(.string(key)))
      }
      let value = try runtime.send(dictionary, getter)
      return try dictionary.foundation.box(value).map { .object($0) } ?? .none
    }
    dictionary.method("valueForKeyPath:") { (dictionary, path: String?) -> Value in
      guard let path = path.map(KeyPath.init) else { return .none }
      let world = dictionary.foundation
      // Dictionaries have no operators: only `@count` is a key.
      if let name = path.collectionOperator, path.rest != nil {
        throw world.missingOperator(name, dictionary)
      }
      return try world.value(atKeyPath: path, of: dictionary)
    }
    dictionary.method("setValue:forUndefinedKey:") { (dictionary, _: Value, key: String) in
      throw dictionary.foundation.undefinedKey("setValue:forUndefinedKey:", key, dictionary)
    }
    dictionary.method("setValue:forKey:") { (dictionary, value: Value, key: String) in
      _ = try runtime.send(
        dictionary, dictionary.foundation.keyValue.setValueForUndefinedKey,
        Arguments(value, .string(key)))
    }
  }
}

extension RuntimeObject {
  /// Returns the entries of a dictionary, directly or by messages.
  final func dictionaryPairs() throws -> [(key: Value, value: Value)] {
    if let dictionary = self as? DictionaryObject { return dictionary.table.pairs }
    return try foundation.entries(of: .object(self)) ?? []
  }

  /// Returns the value of a key, directly or by a message.
  final func value(forDictionaryKey key: Value) throws -> Value {
    if let dictionary = self as? DictionaryObject { return try dictionary.value(for: key) }
    return try runtime.send(self, runtime.selector("objectForKey:"), Arguments(key))
  }

  /// Returns the keys, sorted by their values.
  fileprivate final func keysSortedByValue(
    _ compare: (FoundationWorld, Value, Value) throws -> Value
  ) throws -> RuntimeObject {
    let world = foundation
    let sorted = try dictionaryPairs().enumerated().sorted { left, right in
      let order = try compare(world, left.element.value, right.element.value).integerPart ?? 0
      return order < 0 || (order == 0 && left.offset < right.offset)
    }
    return world.makeArray(sorted.map(\.element.key))
  }
}
