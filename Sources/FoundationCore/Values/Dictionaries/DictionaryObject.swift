package import SelectorRuntime

/// A dictionary of any private class: its values by their keys, in insertion order.
package final class DictionaryObject: ContainerObject {
  package override class var declaredName: String { "NSDictionary" }

  package private(set) var table = HashedStorage()
  /// Whether keys that are looked up match in any case, as the header fields of a response do.
  package var ignoresCase = false

  package var count: Int { table.count }

  package override var plainValue: Value? {
    .dictionary(table.pairs.map { Value.DictionaryEntry(key: $0.key, value: $0.value) })
  }

  package override var contents: Contents { .pairs(table.pairs) }

  package override func destruct() {
    let old = table
    table = HashedStorage()
    noteSize()
    release(old)
    super.destruct()
  }

  /// Returns the value of a key, or nil.
  package func value(for key: Value) throws -> Value {
    guard let position = try position(of: key) else { return .none }
    return table.value(at: position)
  }

  private func position(of key: Value) throws -> Int? {
    // A local copy: `hash` and `isEqual:` may change the dictionary's table.
    let table = table
    if table.count == 0 { return nil }
    if ignoresCase, let name = String.from(key, in: runtime)?.lowercased() {
      return table.positions.first {
        String.from(table.key(at: $0), in: runtime)?.lowercased() == name
      }
    }
    let before = changes
    let found = try table.position(of: key, hash: hash(of: key)) { try foundation.isEqual($0, key) }
    return changes == before ? found : self.table.position(found, in: table)
  }

  private func hash(of key: Value) throws -> Int {
    if case .string(let text) = key { return ValueHash.of(text) }
    return try foundation.hash(of: key)
  }

  /// Sets the entries of a new dictionary; the first of several equal keys is used.
  func fill(_ pairs: [(key: Value, value: Value)]) throws {
    let boxesTexts = foundation.boxesTexts
    for (key, plain) in pairs where try position(of: key) == nil {
      let value = boxesTexts ? foundation.boxedText(plain) : plain
      let copied = try copy(key)
      table.append(copied, hash: try hash(of: copied), value: value)
      copied.retain()
      keep(value)
    }
    noteSize()
  }

  /// Copies the entries of another dictionary, whose keys are copies already.
  func fill(_ other: HashedStorage) {
    table = other
    for (key, value) in other.pairs {
      key.retain()
      keep(value)
    }
    noteSize()
  }

  /// Sets the value of a key, which is copied if it is new.
  /// - Complexity: O(1), expected.
  package func set(_ value: Value, for key: Value) throws {
    if let position = try position(of: key) {
      willChange()
      let old = table.value(at: position)
      keep(value)
      table.setValue(value, at: position)
      giveUp(old)
    } else {
      let copied = try copy(key)
      let hash = try hash(of: copied)
      willChange()
      copied.retain()
      keep(value)
      table.append(copied, hash: hash, value: value)
      noteSize()
    }
  }

  @inline(__always)
  private func noteSize() { noteCount(table.count, bytesEach: HashedStorage.bytesEach) }

  /// Removes a key with its value; a missing key is ignored.
  package func remove(_ key: Value) throws {
    guard let position = try position(of: key) else { return }
    willChange()
    let (key, value) = (table.key(at: position), table.value(at: position))
    table.remove(at: position)
    giveUp(value)
    key.release()
  }

  package func removeAll() {
    if table.count == 0 { return }
    willChange()
    let old = table
    table = HashedStorage()
    noteSize()
    release(old)
  }

  /// Returns the stored copy of a key, which the caller cannot change.
  private func copy(_ key: Value) throws -> Value {
    switch key {
    case .object(let object):
      try runtime.send(object, runtime.known.copyWithZone, Arguments(.none))
    case .foreign(let foreign): .foreign(foreign.copy())
    default: key
    }
  }

  private func release(_ old: HashedStorage) {
    for (key, value) in old.pairs {
      giveUp(value)
      key.release()
    }
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
        let isGone = [before.key(at: position), before.value(at: position)].stillThere.count < 2
        if isGone {
          table.remove(at: position)
        } else {
          before.key(at: position).retain()
          keep(before.value(at: position))
        }
      }
      changes &+= 1
      release(now)
    }
  }
}

extension FoundationWorld {
  /// Creates an immutable dictionary, whose class depends on the number of entries.
  package func makeDictionary(_ pairs: [(key: Value, value: Value)]) throws -> RuntimeObject {
    if pairs.isEmpty { return constant("__NSDictionary0", of: "__NSDictionary0") }
    let isSingle = pairs.count == 1
    return try makeDictionary(
      pairs, of: isSingle ? "__NSSingleEntryDictionaryI" : "__NSDictionaryI")
  }

  /// Creates a mutable dictionary.
  package func makeMutableDictionary(
    _ pairs: [(key: Value, value: Value)]
  ) throws -> RuntimeObject { try makeDictionary(pairs, of: "__NSDictionaryM") }

  /// Creates a dictionary of a private class.
  func makeDictionary(
    _ pairs: [(key: Value, value: Value)], of className: String
  ) throws -> RuntimeObject {
    let made = runtime.createInstance(valueClass(className))
    try (made as? DictionaryObject)?.fill(pairs)
    return made
  }

  /// Creates a dictionary with the entries of another one.
  func makeDictionary(sharing table: HashedStorage, of className: String) -> RuntimeObject {
    if table.count == 0, className != "__NSDictionaryM" {
      return constant("__NSDictionary0", of: "__NSDictionary0")
    }
    let made = runtime.createInstance(valueClass(className))
    (made as? DictionaryObject)?.fill(table)
    return made
  }

  /// Creates the copy of an `__NSDictionaryM`.
  func makeCopiedDictionary(_ table: HashedStorage) -> RuntimeObject {
    let isFrozen = table.count >= valueSettings.frozenCopyFrom.count
    let name =
      isFrozen && table.count > 0
      ? "__NSFrozenDictionaryM"
      : table.count == 1 ? "__NSSingleEntryDictionaryI" : "__NSDictionaryI"
    return makeDictionary(sharing: table, of: name)
  }
}
