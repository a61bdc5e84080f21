internal import SelectorRuntime

/// The initializers that sets and ordered sets share: each sends `initWithObjects:count:`.
extension ClassDefinition<RuntimeObject> {
  /// Defines the initializers with objects, and those from other collections.
  func defineSetInitializers(from collections: [String]) {
    let initializer = cls.runtime.selector("initWithObjects:count:")
    method(initializer.name) { (set, _: Value, _: Int) -> Value in
      throw set.cannotInitialize(initializer.name)
    }
    raw("initWithObjects:", types: "@@:@") { set, _, arguments in
      try set.send(initializer, objects: arguments.untilNil)
    }
    for name in collections {
      method(name) { (set, other: ListArgument?) -> Value in
        try set.send(initializer, objects: other?.elements(in: set.foundation) ?? [])
      }
    }
  }
}

extension RuntimeObject {
  /// Sends a message whose arguments are objects and their number.
  func send(_ selector: Selector, objects: [Value]) throws -> Value {
    try runtime.send(self, selector, Arguments(.list(objects), .integer(Int64(objects.count))))
  }
}
