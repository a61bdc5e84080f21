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
    let runtime = set.cls.runtime
    let initializer = runtime.selector("initWithObjects:count:")
    func send(_ objects: [Value], to set: RuntimeObject) throws -> Value {
      try runtime.send(
        set, initializer, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    set.method("initWithObjects:count:") { (set, _: Value, _: Int) -> Value in
      throw set.cannotInitialize("initWithObjects:count:")
    }
    set.raw("initWithObjects:", types: "@@:@") { set, _, arguments in
      try send(arguments.untilNil, to: set)
    }
    set.method("initWithObject:") { (set, object: Value) -> Value in
      try runtime.send(set, initializer, Arguments(.list([object]), .integer(1)))
    }
    for name in ["initWithArray:", "initWithSet:", "initWithOrderedSet:"] {
      set.method(name) { (set, other: ListArgument?) -> Value in
        try send(other?.elements(in: set.foundation) ?? [], to: set)
      }
    }
  }

  /// Defines the placeholder, whose initializers create the ordered sets.
  static func definePlaceholder(_ placeholder: ClassDefinition<PlaceholderObject>) {
    placeholder.defineInitializers { (placeholder, members) in
      try placeholder.foundation.makeOrderedSet(members, isMutable: placeholder.isMutable)
    }
  }
}
