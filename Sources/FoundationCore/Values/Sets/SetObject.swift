package import SelectorRuntime

/// A set of any private class, or a counted set: distinct members, stored in insertion order.
///
/// A counted set stores the number of additions with each member.
package final class SetObject: ContainerObject {
  package override class var declaredName: String { "NSSet" }

  package private(set) var table = HashedStorage()

  package var count: Int { table.count }

  /// The members in the order of enumeration.
  package var members: [Value] {
    guard table.count > 1, !isKind(of: "NSCountedSet") else { return table.keys }
    return SetOrder.ordered(table.hashedKeys) ?? table.keys
  }

  package override var plainValue: Value? { .list(members) }

  package override func destruct() {
    let old = table
    table = HashedStorage()
    noteSize()
    giveUpAll(old.keys)
    super.destruct()
  }

  /// Returns the member that is equal to a value, or nil.
  package func member(_ value: Value) throws -> Value? {
    try position(of: value).map { table.key(at: $0) }
  }

  /// Returns the number of additions of a value; 1 for a member of a set without counts.
  package func count(of value: Value) throws -> Int {
    guard let position = try position(of: value) else { return 0 }
    return Int(table.value(at: position).integerPart ?? 1)
  }

  private func position(of value: Value) throws -> Int? {
    if value.isNone { return nil }
    let table = table
    if table.count == 0 { return nil }
    let before = changes
    let found = try table.position(of: value, hash: foundation.hash(of: value)) {
      try foundation.isEqual($0, value)
    }
    return changes == before ? found : self.table.position(found, in: table)
  }

  /// Sets the members of a new set.
  func fill(_ values: [Value]) throws {
    for value in values { _ = try insert(value) }
    noteSize()
  }

  /// Adds a value, or increments its count if it is a member.
  /// - Complexity: O(1), expected.
  func add(_ value: Value, counting: Bool = false, by times: Int64 = 1) throws {
    let position = try position(of: value)
    if let position {
      guard counting else { return }
      willChange()
      let count = table.value(at: position).integerPart ?? 1
      table.setValue(.integer(count + min(times, .max - count)), at: position)
    } else {
      let hash = try foundation.hash(of: value)
      willChange()
      keep(value)
      table.append(value, hash: hash, value: .integer(times))
      noteSize()
    }
  }

  @inline(__always)
  private func noteSize() { noteCount(table.count, bytesEach: HashedStorage.bytesEach) }

  private func insert(_ value: Value) throws -> Bool {
    guard try position(of: value) == nil else { return false }
    let hash = try foundation.hash(of: value)
    keep(value)
    table.append(value, hash: hash, value: .integer(1))
    return true
  }

  /// Removes a member, or decrements its count.
  func remove(_ value: Value, counting: Bool = false) throws {
    guard let position = try position(of: value) else { return }
    willChange()
    let count = table.value(at: position).integerPart ?? 1
    if counting && count > 1 { return table.setValue(.integer(count - 1), at: position) }
    let member = table.key(at: position)
    table.remove(at: position)
    giveUp(member)
  }

  /// Replaces all members.
  func replaceAll(with values: [Value]) throws {
    willChange()
    keepAll(values)
    let old = table
    table = HashedStorage()
    try fill(values)
    giveUpAll(values)
    giveUpAll(old.keys)
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, restoration())
  }

  private func restoration() -> () -> Void {
    let before = table
    return { [self] in
      guard !isDeallocated else { return }
      let now = table
      table = before
      for position in before.positions {
        let member = before.key(at: position)
        if [member].stillThere.isEmpty { table.remove(at: position) } else { keep(member) }
      }
      changes &+= 1
      giveUpAll(now.keys)
    }
  }
}

extension FoundationWorld {
  /// Creates an immutable set, whose class depends on the number of members.
  package func makeSet(_ members: [Value]) throws -> RuntimeObject {
    if members.isEmpty { return constant("__NSSetI", of: "__NSSetI") }
    let made = try makeSet(members, of: "__NSSetI")
    guard (made as? SetObject)?.count == 1 else { return made }
    return try makeSet(Array(members.prefix(1)), of: "__NSSingleObjectSetI")
  }

  /// Creates a mutable set.
  package func makeMutableSet(_ members: [Value]) throws -> RuntimeObject {
    try makeSet(members, of: "__NSSetM")
  }

  /// Creates a set of a class.
  func makeSet(_ members: [Value], of className: String) throws -> RuntimeObject {
    let made = runtime.createInstance(valueClass(className))
    try (made as? SetObject)?.fill(members)
    return made
  }
}
