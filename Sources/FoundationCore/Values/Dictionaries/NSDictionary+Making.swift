internal import SelectorRuntime

/// Creation of dictionaries.
///
/// Every factory method calls `initWithObjects:forKeys:count:` of the placeholder, as a literal
/// does.
extension NSDictionaryClass {
  static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    let runtime = cls.cls.runtime
    let initializer = runtime.selector("initWithObjects:forKeys:count:")
    ClusterPlaceholder(
      name: "__NSPlaceholderDictionary", immutable: ["NSDictionary"],
      mutable: ["NSMutableDictionary"]
    ).define(in: cls)
    cls.method("dictionary") { (cls) -> Value in try cls.make(runtime.known.`init`, Arguments()) }
    cls.method("dictionaryWithObject:forKey:") { (cls, object: Value, key: Value) -> Value in
      try cls.make(initializer, Arguments(.list([object]), .list([key]), .integer(1)))
    }
    cls.method("dictionaryWithObjects:forKeys:count:") {
      (cls, objects: Value, keys: Value, count: Int) -> Value in
      try cls.make(initializer, Arguments(objects, keys, .integer(Int64(count))))
    }
    cls.method("dictionaryWithObjects:forKeys:") { (cls, objects: Value, keys: Value) -> Value in
      try cls.make(runtime.selector("initWithObjects:forKeys:"), Arguments(objects, keys))
    }
    cls.method("dictionaryWithDictionary:") { (cls, other: Value) -> Value in
      try cls.make(runtime.selector("initWithDictionary:"), Arguments(other))
    }
    cls.raw("dictionaryWithObjectsAndKeys:", types: "@@:@") { cls, _, arguments in
      let (objects, keys) = try pairs(
        arguments.values, "+[NSDictionary dictionaryWithObjectsAndKeys:]")
      return try cls.make(
        initializer, Arguments(.list(objects), .list(keys), .integer(Int64(keys.count))))
    }
    cls.method("sharedKeySetForKeys:") { (cls, keys: ListArgument) -> RuntimeObject in
      cls.foundation.makeArray(try keys.elements(in: cls.foundation))
    }
  }

  /// Returns pairs of alternating objects and keys, up to the first nil object.
  private static func pairs(
    _ values: [Value], _ message: String
  ) throws -> (objects: [Value], keys: [Value]) {
    var objects: [Value] = []
    var keys: [Value] = []
    var place = 0
    while place < values.count, !values[place].isNone {
      guard place + 1 < values.count, !values[place + 1].isNone else {
        throw RuntimeError(
          .invalidArgument,
          "\(message): second object of each pair must be non-nil.  Or, did you forget to "
            + "nil-terminate your parameter list?")
      }
      objects.append(values[place])
      keys.append(values[place + 1])
      place += 2
    }
    return (objects, keys)
  }

  static func defineInitializers(_ dictionary: ClassDefinition<RuntimeObject>) {
    let runtime = dictionary.cls.runtime
    let initializer = runtime.selector("initWithObjects:forKeys:count:")
    dictionary.method("initWithObjects:forKeys:count:") {
      (dictionary, _: Value, _: Value, _: Int) -> Value in
      throw dictionary.cannotInitialize("initWithObjects:forKeys:count:")
    }
    dictionary.method("initWithObjects:forKeys:") {
      (dictionary, objects: Value, keys: Value) -> Value in
      let message = "initWithObjects:forKeys:"
      let objects = try dictionary.objects(of: objects, message)
      let keys = try dictionary.objects(of: keys, message)
      guard objects.count == keys.count else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSDictionary \(message)]: count of objects (\(objects.count)) differs from count "
            + "of keys (\(keys.count))")
      }
      return try runtime.send(
        dictionary, initializer,
        Arguments(.list(objects), .list(keys), .integer(Int64(keys.count))))
    }
    dictionary.raw("initWithObjectsAndKeys:", types: "@@:@") { dictionary, _, arguments in
      let (objects, keys) = try pairs(arguments.values, "-[NSDictionary initWithObjectsAndKeys:]")
      return try runtime.send(
        dictionary, initializer,
        Arguments(.list(objects), .list(keys), .integer(Int64(keys.count))))
    }
    dictionary.method("initWithDictionary:") { (dictionary, other: Value) -> Value in
      try initialize(dictionary, with: other, copiesItems: false)
    }
    dictionary.method("initWithDictionary:copyItems:") {
      (dictionary, other: Value, copies: Bool) -> Value in
      try initialize(dictionary, with: other, copiesItems: copies)
    }
  }

  private static func initialize(
    _ dictionary: RuntimeObject, with other: Value, copiesItems: Bool
  ) throws -> Value {
    let world = dictionary.foundation
    let runtime = world.runtime
    let message = "initWithDictionary:copyItems:"
    guard let pairs = try other.isNone ? [] : world.entries(of: other) else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[NSDictionary \(message)]: dictionary argument is not an NSDictionary")
    }
    let values = try pairs.map { copiesItems ? try world.copyItem($0.value) : $0.value }
    return try runtime.send(
      dictionary, runtime.selector("initWithObjects:forKeys:count:"),
      Arguments(.list(values), .list(pairs.map(\.key)), .integer(Int64(pairs.count))))
  }

  /// Defines the placeholder, whose initializers create the dictionaries.
  static func definePlaceholder(_ placeholder: ClassDefinition<PlaceholderObject>) {
    placeholder.method("init") { (placeholder) -> RuntimeObject in
      try placeholder.makeDictionary([])
    }
    placeholder.method("initWithCapacity:") { (placeholder, capacity: Int) -> RuntimeObject in
      try placeholder.checkCapacity(capacity)
      return try placeholder.makeDictionary([])
    }
    placeholder.method("initWithObjects:forKeys:count:") {
      (placeholder, objects: Value, keys: Value, count: Int) -> RuntimeObject in
      let message = "-[__NSPlaceholderDictionary initWithObjects:forKeys:count:]"
      let world = placeholder.foundation
      let objects = try world.elements(ofCArray: objects, count: count, message)
      let keys = try world.elements(ofCArray: keys, count: count, message)
      for place in 0..<count {
        for (list, name) in [(objects, "objects"), (keys, "keys")]
        where !list.indices.contains(place) || list[place].isNone {
          throw RuntimeError(
            .invalidArgument,
            "*** \(message): attempt to insert nil object from \(name)[\(place)]")
        }
      }
      return try placeholder.makeDictionary(zip(keys, objects).map { (key: $0, value: $1) })
    }
  }
}

extension PlaceholderObject {
  fileprivate func makeDictionary(
    _ pairs: [(key: Value, value: Value)]
  ) throws -> RuntimeObject {
    if isMutable { return try foundation.makeMutableDictionary(pairs) }
    return try foundation.makeDictionary(pairs)
  }
}
