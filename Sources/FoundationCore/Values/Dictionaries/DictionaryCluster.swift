internal import SelectorRuntime

/// The private classes of the dictionary cluster, each with its own methods.
enum DictionaryCluster {
  static func defineReading(_ dictionary: ClassDefinition<DictionaryObject>) {
    dictionary.method("count") { (dictionary) -> Int in dictionary.count }
    dictionary.method("objectForKey:") { (dictionary, key: Value) -> Value in
      try dictionary.value(for: key)
    }
    dictionary.method("keyEnumerator") { (dictionary) -> RuntimeObject in
      dictionary.foundation.makeEnumerator(
        of: dictionary, dictionary.table.keys, checksChanges: true)
    }
    dictionary.method("enumerateKeysAndObjectsWithOptions:usingBlock:") {
      (dictionary, options: Int, block: Block?) in
      try NSDictionaryClass.enumerate(dictionary, options, block)
    }
  }

  /// Defines an immutable dictionary, whose copy is itself.
  static func defineImmutable(_ dictionary: ClassDefinition<DictionaryObject>) {
    defineReading(dictionary)
    dictionary.method("copyWithZone:") { (dictionary, _: Value) -> RuntimeObject in dictionary }
  }

  /// Defines `__NSDictionaryI` and similar classes, which override the subscript method.
  static func defineSubscripted(_ dictionary: ClassDefinition<DictionaryObject>) {
    defineImmutable(dictionary)
    dictionary.method("objectForKeyedSubscript:") { (dictionary, key: Value) -> Value in
      try dictionary.value(for: key)
    }
  }

  /// Defines `__NSDictionaryM`.
  static func defineMutable(_ dictionary: ClassDefinition<DictionaryObject>) {
    defineReading(dictionary)
    dictionary.method("objectForKeyedSubscript:") { (dictionary, key: Value) -> Value in
      try dictionary.value(for: key)
    }
    dictionary.method("copyWithZone:") { (dictionary, _: Value) -> RuntimeObject in
      dictionary.foundation.makeCopiedDictionary(dictionary.table)
    }
    dictionary.method("mutableCopyWithZone:") { (dictionary, _: Value) -> RuntimeObject in
      dictionary.foundation.makeDictionary(sharing: dictionary.table, of: "__NSDictionaryM")
    }
    dictionary.method("setObject:forKey:") { (dictionary, object: Value, key: Value) in
      if object.isNone || key.isNone {
        throw try dictionary.refused(object, key, "setObject:forKey:")
      }
      try dictionary.telling(of: key) { try dictionary.set(object, for: key) }
    }
    dictionary.method("setObject:forKeyedSubscript:") { (dictionary, object: Value, key: Value) in
      if key.isNone { throw try dictionary.refused(object, key, "setObject:forKeyedSubscript:") }
      try dictionary.telling(of: key) {
        if object.isNone {
          try dictionary.remove(key)
        } else {
          try dictionary.set(object, for: key)
        }
      }
    }
    dictionary.method("removeObjectForKey:") { (dictionary, key: Value) in
      if key.isNone { throw try dictionary.refused(.none, key, "removeObjectForKey:") }
      try dictionary.telling(of: key) { try dictionary.remove(key) }
    }
    dictionary.method("removeAllObjects") { dictionary in
      guard dictionary.attachment != nil else { return dictionary.removeAll() }
      for key in dictionary.table.keys {
        try dictionary.telling(of: key) { try dictionary.remove(key) }
      }
    }
  }
}

extension DictionaryObject {
  /// Changes the value of a key; observers are notified if the key is a string.
  fileprivate func telling(of key: Value, _ change: () throws -> Void) throws {
    guard attachment != nil, let name = String.from(key, in: runtime) else { return try change() }
    try notifying(of: .whole, ofKey: name, change)
  }

  /// Returns the exception of a nil key or value.
  fileprivate func refused(_ object: Value, _ key: Value, _ message: String) throws -> RuntimeError
  {
    let isNew = foundation.valueSettings.dictionaryNilText == .`class`
    let short = message.split(separator: ":").joined(separator: "")
    let place =
      isNew
      ? "-[\(implementingClassName) \(message)]"
      : message.hasPrefix("set") ? "setObjectForKey" : String(short)
    if key.isNone {
      return RuntimeError(.invalidArgument, "*** \(place): key cannot be nil")
    }
    return RuntimeError(
      .invalidArgument,
      "*** \(place): object cannot be nil (key: \(try foundation.text(of: key)))")
  }
}
