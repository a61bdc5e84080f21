internal import SelectorRuntime

/// Creation of sets: every factory method calls `initWithObjects:count:` of the placeholder.
extension NSSetClass {
  static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    let runtime = cls.cls.runtime
    let initializer = runtime.selector("initWithObjects:count:")
    ClusterPlaceholder(name: "__NSPlaceholderSet", immutable: ["NSSet"], mutable: ["NSMutableSet"])
      .define(in: cls)
    cls.method("set") { (cls) -> Value in try cls.make(runtime.known.`init`, Arguments()) }
    cls.method("setWithObject:") { (cls, object: Value) -> Value in
      try cls.make(initializer, Arguments(.list([object]), .integer(1)))
    }
    cls.raw("setWithObjects:", types: "@@:@") { cls, _, arguments in
      let objects = arguments.untilNil
      return try cls.make(initializer, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    cls.method("setWithObjects:count:") { (cls, objects: Value, count: Int) -> Value in
      try cls.make(initializer, Arguments(objects, .integer(Int64(count))))
    }
    cls.method("setWithArray:") { (cls, array: Value) -> Value in
      try cls.make(runtime.selector("initWithArray:"), Arguments(array))
    }
    cls.method("setWithSet:") { (cls, set: Value) -> Value in
      try cls.make(runtime.selector("initWithSet:"), Arguments(set))
    }
  }

  static func defineInitializers(_ set: ClassDefinition<RuntimeObject>) {
    let initializer = set.cls.runtime.selector("initWithObjects:count:")
    set.defineSetInitializers(from: ["initWithArray:", "initWithSet:"])
    set.method("initWithSet:copyItems:") { (set, other: ListArgument?, copies: Bool) -> Value in
      let world = set.foundation
      let members = try other?.elements(in: world) ?? []
      return try set.send(
        initializer, objects: copies ? members.map { try world.copyItem($0) } : members)
    }
  }

  /// Defines the placeholder, whose initializers create the sets.
  static func definePlaceholder(_ placeholder: ClassDefinition<PlaceholderObject>) {
    placeholder.defineInitializers { (placeholder, members) in
      let world = placeholder.foundation
      return try placeholder.isMutable ? world.makeMutableSet(members) : world.makeSet(members)
    }
  }
}
