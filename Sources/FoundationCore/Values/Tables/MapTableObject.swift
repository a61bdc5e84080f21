package import SelectorRuntime

/// A map table: a dictionary that can hold its keys or values weakly.
///
/// It copies its keys only with the copy-in option.
package final class MapTableObject: ContainerObject, WeakHolder {
  package override class var declaredName: String { "NSMapTable" }

  fileprivate(set) var keyFunctions = PointerFunctions.strong
  fileprivate(set) var valueFunctions = PointerFunctions.strong
  private var table = HashedStorage()
  /// The number of entries that were removed by deallocation since the last change.
  private var gone = 0
  /// The hashes of the keys of each weak key or value.
  private var weakHashes = WeakHashes()

  package var pairs: [(key: Value, value: Value)] {
    table.pairs.filter { !$0.key.isEnding && !$0.value.isEnding }
  }

  package override var contents: Contents { .pairs(pairs) }
  package override var weakMembers: [Value] { keyFunctions.isWeak ? pairs.map(\.key) : [] }

  /// The result of `count`.
  var shownCount: Int {
    foundation.valueSettings.weakTableCount == .stale ? table.count + gone : pairs.count
  }

  package override func destruct() {
    let old = table
    table = HashedStorage()
    release(old)
    super.destruct()
  }

  package func weakMemberDidDeallocate(_ object: RuntimeObject) {
    for hash in weakHashes.remove(object) {
      while let position = table.position(
        hash: hash, where: { $0.object === object || $1.object === object })
      {
        let (key, value) = (table.key(at: position), table.value(at: position))
        table.remove(at: position)
        gone += 1
        let other = key.object === object ? (valueFunctions, value) : (keyFunctions, key)
        other.0.release(other.1)
      }
    }
  }

  private func position(of key: Value) throws -> Int? {
    if key.isNone { return nil }
    let table = table
    let world = foundation
    let found = try table.position(of: key, hash: keyFunctions.hash(of: key, world)) {
      try !$0.isEnding && keyFunctions.isEqual($0, key, world)
    }
    return self.table.position(found, in: table)
  }

  func value(for key: Value) throws -> Value {
    guard let position = try position(of: key) else { return .none }
    let value = table.value(at: position)
    return value.isEnding ? .none : value
  }

  func set(_ value: Value, for key: Value) throws {
    let world = foundation
    let taken = try valueFunctions.takeIn(value, world)
    if let position = try position(of: key) {
      willChange()
      if valueFunctions.isWeak { weakHashes.add(table.hash(at: position), of: taken) }
      let old = table.value(at: position)
      valueFunctions.retain(taken)
      valueFunctions.watch(taken, for: self)
      table.setValue(taken, at: position)
      valueFunctions.release(old)
      return
    }
    let key = try keyFunctions.takeIn(key, world)
    let hash = try keyFunctions.hash(of: key, world)
    willChange()
    keyFunctions.retain(key)
    valueFunctions.retain(taken)
    keyFunctions.watch(key, for: self)
    valueFunctions.watch(taken, for: self)
    if keyFunctions.isWeak { weakHashes.add(hash, of: key) }
    if valueFunctions.isWeak { weakHashes.add(hash, of: taken) }
    table.append(key, hash: hash, value: taken)
  }

  func remove(_ key: Value) throws {
    guard let position = try position(of: key) else { return }
    willChange()
    let (key, value) = (table.key(at: position), table.value(at: position))
    table.remove(at: position)
    valueFunctions.release(value)
    keyFunctions.release(key)
  }

  func removeAll() {
    willChange()
    let old = table
    table = HashedStorage()
    release(old)
  }

  func copied() -> RuntimeObject {
    let made = foundation.makeMapTable(keyFunctions, valueFunctions)
    if let made = made as? MapTableObject {
      for (key, value) in pairs { try? made.set(value, for: key) }
    }
    return made
  }

  private func release(_ old: HashedStorage) {
    for (key, value) in old.pairs {
      valueFunctions.release(value)
      keyFunctions.release(key)
    }
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
        let (key, value) = (before.key(at: position), before.value(at: position))
        if key.isEnding || value.isEnding {
          table.remove(at: position)
        } else {
          keyFunctions.retain(key)
          valueFunctions.retain(value)
        }
      }
      changes &+= 1
      release(now)
    }
  }
}

extension FoundationWorld {
  /// Creates an `NSConcreteMapTable`.
  func makeMapTable(_ keys: PointerFunctions, _ values: PointerFunctions) -> RuntimeObject {
    let made = runtime.createInstance(valueClass("NSConcreteMapTable"))
    if let made = made as? MapTableObject {
      made.keyFunctions = keys
      made.valueFunctions = values
    }
    return made
  }
}
