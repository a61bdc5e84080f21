internal import SelectorRuntime

/// Creation of ordered sets by the placeholder, as for the other collections.
extension NSOrderedSetClass {
  static func defineMaking(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    let cls = set.classSide
    let initializer = runtime.selector("initWithObjects:count:")
    // `[[set class] orderedSetWithArray:]` must work for the private classes too.
    ClusterPlaceholder(
      name: "__NSPlaceholderOrderedSet", immutable: ["NSOrderedSet", "__NSOrderedSetI"],
      mutable: ["NSMutableOrderedSet", "__NSOrderedSetM"]
    ).define(in: cls)
    cls.method("orderedSet") { (cls) -> Value in try cls.make(runtime.known.`init`, Arguments()) }
    cls.method("orderedSetWithObject:") { (cls, object: Value) -> Value in
      try cls.make(initializer, Arguments(.list([object]), .integer(1)))
    }
    cls.raw("orderedSetWithObjects:", types: "@@:@") { cls, _, arguments in
      let objects = arguments.untilNil
      return try cls.make(initializer, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    cls.method("orderedSetWithObjects:count:") { (cls, objects: Value, count: Int) -> Value in
      try cls.make(initializer, Arguments(objects, .integer(Int64(count))))
    }
    for (factory, initializer) in [
      ("orderedSetWithArray:", "initWithArray:"), ("orderedSetWithSet:", "initWithSet:"),
      ("orderedSetWithOrderedSet:", "initWithOrderedSet:"),
    ] {
      cls.method(factory) { (cls, other: Value) -> Value in
        try cls.make(runtime.selector(initializer), Arguments(other))
      }
    }
    defineInitializers(set)
  }

  private static func defineInitializers(_ set: ClassDefinition<RuntimeObject>) {
    let initializer = set.cls.runtime.selector("initWithObjects:count:")
    set.defineSetInitializers(from: ["initWithArray:", "initWithSet:", "initWithOrderedSet:"])
    set.method("initWithObject:") { (set, object: Value) -> Value in
      try set.send(initializer, objects: [object])
    }
  }

  /// Defines the placeholder, whose initializers create the ordered sets.
  static func definePlaceholder(_ placeholder: ClassDefinition<PlaceholderObject>) {
    placeholder.defineInitializers { (placeholder, members) in
      try placeholder.foundation.makeOrderedSet(members, isMutable: placeholder.isMutable)
    }
  }
}
