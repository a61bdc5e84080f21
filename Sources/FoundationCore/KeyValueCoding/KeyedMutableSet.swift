internal import SelectorRuntime

/// The return value of `mutableSetValueForKey:`.
package final class KeyedMutableSet: KeyedCollection {
  override class var nameOfClass: String { "NSKeyValueMutableSet" }
  package override class var declaredName: String { "NSMutableSet" }

  override class var expectation: String { "a set" }
  override class var objectKind: Kind { .set }

  /// Returns the member that is equal to an object, or nil.
  func member(_ object: Value) throws -> Value? {
    try elements().first { try foundation.isEqual($0, object) }
  }

  /// Adds objects; those that are equal to a member are ignored.
  func add(_ objects: [Value], _ message: String) throws {
    guard let target, !objects.isEmpty else { return }
    try refuseNil(objects, message)
    if let accessors = try SetAccessors(key, of: target) {
      return try quietly { try accessors.add(objects, isOne: message == "addObject:") }
    }
    var members = KnownMembers(try elements(), in: foundation)
    for object in objects { _ = try members.insert(object) }
    try store(members.values, .set(.union, using: objects), message)
  }

  /// Removes the members that are equal to one of the objects.
  func remove(_ objects: [Value], _ message: String) throws {
    guard let target, !objects.isEmpty else { return }
    if let accessors = try SetAccessors(key, of: target) {
      return try quietly { try accessors.remove(objects, isOne: message == "removeObject:") }
    }
    let left = try foundation.members(elements(), in: objects, areFound: false)
    try store(left, .set(.minus, using: objects), message)
  }

  /// Removes the members that are not equal to any of the objects.
  func intersect(_ objects: [Value], _ message: String) throws {
    guard let target else { return }
    let members = try elements()
    if let accessors = try SetAccessors(key, of: target) {
      return try quietly {
        if try accessors.intersect(objects) { return }
        let gone = try foundation.members(members, in: objects, areFound: false)
        if !gone.isEmpty { try accessors.remove(gone, isOne: false) }
      }
    }
    let left = try foundation.members(members, in: objects)
    try store(left, .set(.intersect, using: objects), message)
  }

  /// Replaces all members.
  func set(_ objects: [Value], _ message: String) throws {
    guard let target else { return }
    try refuseNil(objects, message)
    if let accessors = try SetAccessors(key, of: target) {
      return try quietly {
        if try accessors.set(objects) { return }
        try target.notifying(of: .set(.set, using: objects), ofKey: key) {
          let members = try elements()
          let gone = try foundation.members(members, in: objects, areFound: false)
          let added = try foundation.members(objects, in: members, areFound: false)
          if !gone.isEmpty { try accessors.remove(gone, isOne: false) }
          if !added.isEmpty { try accessors.add(added, isOne: false) }
        }
      }
    }
    var members = KnownMembers(in: foundation)
    for object in objects { _ = try members.insert(object) }
    try store(members.values, .set(.set, using: objects), message)
  }
}
