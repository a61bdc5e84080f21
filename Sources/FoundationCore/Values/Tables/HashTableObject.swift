package import SelectorRuntime

/// A hash table: a set that can hold its members weakly.
///
/// A weak member is removed when it is deallocated. `count` includes such members until the next
/// change, as on a device, where tables are compacted lazily.
package final class HashTableObject: ContainerObject, WeakHolder {
  package override class var declaredName: String { "NSHashTable" }

  fileprivate(set) var functions = PointerFunctions.strong
  private var table = HashedStorage()
  /// The number of deallocated members since the last change.
  private var gone = 0
  /// The hashes with which each weak member was added.
  private var weakHashes = WeakHashes()

  package var members: [Value] { table.keys.filter { !$0.isEnding } }

  package override var contents: Contents { .elements(members) }
  package override var weakMembers: [Value] { functions.isWeak ? members : [] }

  /// The result of `count`.
  var shownCount: Int {
    foundation.valueSettings.weakTableCount == .stale ? table.count + gone : members.count
  }

  package override func destruct() {
    let old = table
    table = HashedStorage()
    for member in old.keys { functions.release(member) }
    super.destruct()
  }

  package func weakMemberDidDeallocate(_ object: RuntimeObject) {
    for hash in weakHashes.remove(object) {
      while let position = table.position(hash: hash, where: { key, _ in key.object === object }) {
        table.remove(at: position)
        gone += 1
      }
    }
  }

  private func position(of value: Value) throws -> Int? {
    if value.isNone { return nil }
    let table = table
    let world = foundation
    let found = try table.position(of: value, hash: functions.hash(of: value, world)) {
      try !$0.isEnding && functions.isEqual($0, value, world)
    }
    return self.table.position(found, in: table)
  }

  func member(_ value: Value) throws -> Value {
    try position(of: value).map { table.key(at: $0) } ?? .none
  }

  /// Adds a pointer; it replaces an equal one, as `NSHashInsert` is documented.
  func add(_ value: Value) throws {
    if value.isNone { return }
    if let position = try position(of: value) {
      if table.key(at: position).isIdentical(to: value) { return }
      try remove(value)
    }
    let taken = try functions.takeIn(value, foundation)
    let hash = try functions.hash(of: taken, foundation)
    willChange()
    functions.retain(taken)
    functions.watch(taken, for: self)
    if functions.isWeak { weakHashes.add(hash, of: taken) }
    table.append(taken, hash: hash)
  }

  func remove(_ value: Value) throws {
    guard let position = try position(of: value) else { return }
    willChange()
    let member = table.key(at: position)
    table.remove(at: position)
    functions.release(member)
  }

  func removeAll() {
    willChange()
    let old = table
    table = HashedStorage()
    for member in old.keys { functions.release(member) }
  }

  func copied() -> RuntimeObject {
    let made = foundation.makeHashTable(functions)
    if let made = made as? HashTableObject {
      for member in members { try? made.add(member) }
    }
    return made
  }

  private func willChange() {
    changes &+= 1
    gone = 0
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
        if member.isEnding {
          table.remove(at: position)
        } else {
          functions.retain(member)
        }
      }
      changes &+= 1
      for member in now.keys { functions.release(member) }
    }
  }
}

extension FoundationWorld {
  /// Creates an `NSConcreteHashTable`.
  func makeHashTable(_ functions: PointerFunctions) -> RuntimeObject {
    let made = runtime.createInstance(valueClass("NSConcreteHashTable"))
    (made as? HashTableObject)?.functions = functions
    return made
  }
}
