internal import SelectorRuntime

/// `NSMutableSet`, the abstract class of mutable sets, based on `addObject:` and `removeObject:`.
enum NSMutableSetClass {
  static func define(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    set.classSide.method("setWithCapacity:") { (cls, capacity: Int) -> Value in
      try cls.make(runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(capacity))))
    }
    set.method("initWithCapacity:") { (set, _: Int) -> Value in
      throw set.cannotInitialize("initWithCapacity:")
    }
    // A subclass is initialized by its own `initWithCapacity:`, and receives its members one by
    // one.
    set.method("initWithObjects:count:") { (set, objects: Value, count: Int) -> Value in
      let world = set.foundation
      let members = try world.elements(
        ofCArray: objects, count: count, "-[\(set.className) initWithObjects:count:]")
      let made = try runtime.send(
        set, runtime.selector("initWithCapacity:"), Arguments(.integer(Int64(count))))
      guard let made = made.object else { return .none }
      for member in members {
        _ = try runtime.send(made, runtime.selector("addObject:"), Arguments(member))
      }
      return .object(made)
    }
    set.method("addObject:") { (set, _: Value) in
      throw set.isAbstract("NSMutableSet", "addObject:")
    }
    set.method("removeObject:") { (set, _: Value) in
      throw set.isAbstract("NSMutableSet", "removeObject:")
    }
    defineBulk(set)
  }

  private static func defineBulk(_ set: ClassDefinition<RuntimeObject>) {
    let runtime = set.cls.runtime
    let addObject = runtime.selector("addObject:")
    let removeObject = runtime.selector("removeObject:")
    func add(_ objects: [Value], to set: RuntimeObject) throws {
      for object in objects { _ = try runtime.send(set, addObject, Arguments(object)) }
    }
    func remove(_ objects: [Value], from set: RuntimeObject) throws {
      for object in objects { _ = try runtime.send(set, removeObject, Arguments(object)) }
    }
    for name in ["addObjectsFromArray:", "unionSet:"] {
      set.method(name) { (set, objects: ListArgument?) in
        try add(objects?.elements(in: set.foundation) ?? [], to: set)
      }
    }
    set.method("minusSet:") { (set, objects: ListArgument?) in
      try remove(objects?.elements(in: set.foundation) ?? [], from: set)
    }
    set.method("intersectSet:") { (set, objects: ListArgument?) in
      let world = set.foundation
      let others = try world.makeSet(try objects?.elements(in: world) ?? [])
      let gone = try set.setMembers().filter { try others.memberOfSet($0).isNone }
      try remove(gone, from: set)
    }
    set.method("setSet:") { (set, objects: ListArgument?) in
      let members = try objects?.elements(in: set.foundation) ?? []
      try remove(set.setMembers(), from: set)
      try add(members, to: set)
    }
    set.method("removeAllObjects") { set in try remove(set.setMembers(), from: set) }
    set.method("filterUsingPredicate:") { (set, predicate: RuntimeObject) in
      let world = set.foundation
      let gone = try set.setMembers().filter { try !world.evaluate(predicate, with: $0) }
      try remove(gone, from: set)
    }
  }
}
