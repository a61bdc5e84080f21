internal import SelectorRuntime

/// Enumeration of dictionaries with blocks, which receive a key, its value and `stop`.
extension NSDictionaryClass {
  static func defineEnumerating(_ dictionary: ClassDefinition<RuntimeObject>) {
    let runtime = dictionary.cls.runtime
    let withOptions = runtime.selector("enumerateKeysAndObjectsWithOptions:usingBlock:")
    dictionary.raw("enumerateKeysAndObjectsUsingBlock:", types: "v@:@?") {
      dictionary, selector, arguments in
      try arguments.expect(atMost: 1, dictionary, selector)
      _ = try runtime.send(dictionary, withOptions, Arguments(.integer(0), arguments[0]))
      return .none
    }
    dictionary.method("enumerateKeysAndObjectsWithOptions:usingBlock:") {
      (dictionary, options: Int, block: Block?) in
      try enumerate(dictionary, options, block)
    }
    dictionary.method("keysOfEntriesPassingTest:") { (dictionary, block: Block?) -> RuntimeObject in
      try keysPassing(dictionary, 0, block)
    }
    dictionary.method("keysOfEntriesWithOptions:passingTest:") {
      (dictionary, options: Int, block: Block?) -> RuntimeObject in
      try keysPassing(dictionary, options, block)
    }
  }

  /// Calls a block with each key, its value and `stop`.
  static func enumerate(_ dictionary: RuntimeObject, _ options: Int, _ block: Block?) throws {
    guard let block else {
      throw dictionary.needsBlock("enumerateKeysAndObjectsWithOptions:usingBlock:")
    }
    let pairs = try dictionary.dictionaryPairs()
    let container = dictionary as? ContainerObject
    let changes = container?.changes ?? 0
    // The order of keys is undefined, so the reverse option is ignored.
    try dictionary.foundation.enumerate(
      Array(pairs.indices), options: options & ~FoundationWorld.reverseEnumeration,
      { try container?.check(changes: changes) },
      { index, stop in try block(pairs[index].key, pairs[index].value, .foreign(stop)) })
  }

  private static func keysPassing(
    _ dictionary: RuntimeObject, _ options: Int, _ block: Block?
  ) throws -> RuntimeObject {
    guard let block else { throw dictionary.needsBlock("keysOfEntriesWithOptions:passingTest:") }
    let pairs = try dictionary.dictionaryPairs()
    var found: [Value] = []
    try dictionary.foundation.enumerate(
      Array(pairs.indices), options: options, {},
      { index, stop in
        let answer = try block(pairs[index].key, pairs[index].value, .foreign(stop))
        if answer.truth ?? !answer.isNone { found.append(pairs[index].key) }
      })
    return try dictionary.foundation.makeSet(found)
  }
}
