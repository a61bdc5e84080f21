internal import SelectorRuntime

/// A cache: objects by keys, which are not copied, until a limit is exceeded.
///
/// The order of eviction is undocumented; here the least recently used object is evicted.
package final class CacheObject: ContainerObject {
  override class var declaredName: String { "NSCache" }

  /// The entry of a key.
  private struct Entry {
    let object: Value
    let cost: Int
  }

  /// The numbers of the entries by key; the key that was used last is the last one.
  private var table = HashedStorage()
  @Owned private var entries: [Int: Entry] = [:]
  private var totalCost = 0
  private var lastNumber: Int64 = 0
  @Weak var delegate: RuntimeObject?
  var name = ""
  var evictsDiscarded = true
  /// The maximum number of objects and the maximum total cost; 0 means no limit.
  var countLimit = 0
  var totalCostLimit = 0

  override func destruct() {
    let old = table
    let objects = entries
    table = HashedStorage()
    for (key, number) in old.pairs {
      release(key, number, objects)
    }
    super.destruct()
  }

  private func release(_ key: Value, _ number: Value, _ entries: [Int: Entry]) {
    number.integerPart.flatMap { entries[Int($0)] }?.object.release()
    key.release()
  }

  private func position(of key: Value) throws -> Int? {
    if key.isNone { return nil }
    let table = table
    let found = try table.position(of: key, hash: foundation.hash(of: key)) {
      try foundation.isEqual($0, key)
    }
    return self.table.position(found, in: table)
  }

  private func number(at position: Int) -> Int { Int(table.value(at: position).integerPart ?? 0) }

  func object(for key: Value) throws -> Value {
    guard let position = try position(of: key) else { return .none }
    let number = number(at: position)
    guard let object = entries[number]?.object else { return .none }
    changes &+= 1
    table.moveToEnd(position)
    if try evictsDiscarded && isDiscarded(object) {
      try remove(key)
      return .none
    }
    return object
  }

  /// Returns whether an object has discarded its content.
  private func isDiscarded(_ object: Value) throws -> Bool {
    let selector = runtime.selector("isContentDiscarded")
    guard let object = object.object, try runtime.responds(object.isa, to: selector) else {
      return false
    }
    return try runtime.send(object, selector, as: Bool.self)
  }

  func set(_ object: Value, for key: Value, cost: Int) throws {
    if key.isNone { return }
    try remove(key)
    let hash = try foundation.hash(of: key)
    willChange()
    key.retain()
    object.retain()
    lastNumber += 1
    entries[Int(lastNumber)] = Entry(object: object, cost: cost)
    totalCost &+= cost
    table.append(key, hash: hash, value: .integer(lastNumber))
    try keepLimits()
  }

  /// Evicts objects beyond the limits.
  func keepLimits() throws {
    while let oldest = table.first,
      (countLimit > 0 && table.count > countLimit)
        || (totalCostLimit > 0 && totalCost > totalCostLimit)
    { try remove(at: oldest) }
  }

  func remove(_ key: Value) throws {
    if let found = try position(of: key) { try remove(at: found) }
  }

  /// Notifies the delegate, then removes the object.
  private func remove(at found: Int) throws {
    let (number, before) = (number(at: found), changes)
    guard let object = entries[number]?.object else { return }
    try tellDelegate(of: object)
    // The delegate may have changed the cache.
    let now = changes == before ? found : table.positions.first { self.number(at: $0) == number }
    guard let position = now else { return }
    willChange()
    let own = table.key(at: position)
    table.remove(at: position)
    guard let entry = entries.removeValue(forKey: number) else { return }
    totalCost &-= entry.cost
    // A removed object discards its content, unless the content is in use.
    let discard = runtime.selector("discardContentIfPossible")
    if let object = entry.object.object, try runtime.responds(object.isa, to: discard) {
      _ = try runtime.send(object, discard)
    }
    entry.object.release()
    own.release()
  }

  func removeAll() throws {
    for key in table.keys { try remove(key) }
  }

  private func tellDelegate(of object: Value) throws {
    let selector = runtime.selector("cache:willEvictObject:")
    guard let delegate, try runtime.responds(delegate.isa, to: selector) else { return }
    _ = try runtime.send(delegate, selector, Arguments(.object(self), object))
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, restoration())
  }

  private func restoration() -> () -> Void {
    let (table, entries, cost) = (table, entries, totalCost)
    return { [self] in
      guard !isDeallocated else { return }
      let (nowTable, nowEntries) = (self.table, self.entries)
      self.table = table
      self.entries = entries
      totalCost = cost
      for position in table.positions {
        let object = entries[number(at: position)]?.object ?? .none
        if table.key(at: position).isEnding || object.isEnding {
          self.table.remove(at: position)
        } else {
          table.key(at: position).retain()
          object.retain()
        }
      }
      for (key, number) in nowTable.pairs { release(key, number, nowEntries) }
    }
  }
}

/// `NSCache`.
enum NSCacheClass {
  static func define(_ cache: ClassDefinition<CacheObject>) {
    let runtime = cache.cls.runtime
    let setWithCost = runtime.selector("setObject:forKey:cost:")
    cache.method("objectForKey:") { (cache, key: Value) -> Value in try cache.object(for: key) }
    cache.method("setObject:forKey:") { (cache, object: Value, key: Value) in
      _ = try runtime.send(cache, setWithCost, Arguments(object, key, .integer(0)))
    }
    cache.method("setObject:forKey:cost:") { (cache, object: Value, key: Value, cost: Int) in
      if key.isNone { return }
      if object.isNone {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSCache setObject:forKey:cost:]: attempt to insert nil value (key: "
            + "\(try cache.foundation.text(of: key)))")
      }
      try cache.set(object, for: key, cost: max(cost, 0))
    }
    cache.method("removeObjectForKey:") { (cache, key: Value) in try cache.remove(key) }
    cache.method("removeAllObjects") { cache in try cache.removeAll() }
    cache.property("countLimit", get: { $0.countLimit }) { (cache, limit: Int) in
      cache.countLimit = limit
      try cache.keepLimits()
    }
    cache.property("totalCostLimit", get: { $0.totalCostLimit }) { (cache, limit: Int) in
      cache.totalCostLimit = limit
      try cache.keepLimits()
    }
    cache.property("name", .copy, get: { (cache) -> String? in cache.name }) {
      (cache, name: String?) in cache.name = name ?? ""
    }
    cache.method("delegate") { (cache) -> RuntimeObject? in cache.delegate }
    cache.method("setDelegate:") { (cache, delegate: RuntimeObject?) in cache.delegate = delegate }
    cache.property(
      "evictsObjectsWithDiscardedContent", get: { $0.evictsDiscarded },
      set: { $0.evictsDiscarded = $1 })
  }
}
