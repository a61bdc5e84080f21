internal import SelectorRuntime

/// The mutating set accessors of a key.
///
/// These are `addTagsObject:` and `removeTagsObject:`, or `addTags:` and `removeTags:`.
struct SetAccessors {
  private let object: RuntimeObject
  private let addOne, addMany, removeOne, removeMany, intersecting, setting: Selector?

  /// Returns nil unless the object has both an adding and a removing accessor.
  init?(_ key: String, of object: RuntimeObject) throws {
    self.object = object
    let search = AccessorSearch(key, of: object)
    let names = SetAccessors.names(key)
    addOne = try search.implemented([names.addOne])
    addMany = try search.implemented([names.addMany])
    removeOne = try search.implemented([names.removeOne])
    removeMany = try search.implemented([names.removeMany])
    intersecting = try search.implemented([names.intersect])
    setting = try search.setter()
    if addOne == nil && addMany == nil { return nil }
    if removeOne == nil && removeMany == nil { return nil }
  }

  /// Returns the names of the accessors for a key.
  static func names(
    _ key: String
  ) -> (addOne: String, addMany: String, removeOne: String, removeMany: String, intersect: String) {
    let name = KeyPath.capitalized(key)
    return (
      "add\(name)Object:", "add\(name):", "remove\(name)Object:", "remove\(name):",
      "intersect\(name):"
    )
  }

  /// Adds the object of `addObject:`, or the members of a set.
  func add(_ objects: [Value], isOne: Bool) throws {
    try send(addOne, addMany, objects, isOne: isOne)
  }

  /// Removes the object of `removeObject:`, or the members of a set.
  func remove(_ objects: [Value], isOne: Bool) throws {
    try send(removeOne, removeMany, objects, isOne: isOne)
  }

  /// Removes all other objects; returns false if there is no accessor for it.
  func intersect(_ objects: [Value]) throws -> Bool {
    try intersecting.map { try send($0, set: objects) } != nil
  }

  /// Replaces all members; returns false if there is no accessor for it.
  func set(_ objects: [Value]) throws -> Bool {
    try setting.map { try send($0, set: objects) } != nil
  }

  /// Sends the accessor for one object or for several.
  private func send(
    _ one: Selector?, _ many: Selector?, _ objects: [Value], isOne: Bool
  ) throws {
    guard let one, isOne || many == nil else {
      if let many { try send(many, set: objects) }
      return
    }
    for object in objects { try send(one, object) }
  }

  private func send(_ selector: Selector, set objects: [Value]) throws {
    let isObject = AccessorSearch("", of: object).isCompiled(selector)
    let world = object.foundation
    try send(
      selector,
      isObject ? .object(world.makeSet(objects.map { world.asElement($0) })) : .list(objects))
  }

  private func send(_ selector: Selector, _ argument: Value) throws {
    _ = try object.runtime.send(object, selector, Arguments(argument))
  }
}
