// The functions are not inlined, and compare addresses, so that one copy of their code serves the
// lists of all classes. `removeAll(where:)` moves the elements behind a removed one by exchanging
// them, which retains and releases both.

extension Array where Element: AnyObject {
  /// Removes all references to an object.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inline(never)
  package mutating func removeAll(_ object: Element) {
    var start = 0
    while let place = index(of: object, from: start) {
      remove(at: place)
      start = place
    }
  }

  /// Returns the index of the first reference to an object, at or after another index.
  @inline(never)
  package func index(of object: Element, from start: Int = 0) -> Int? {
    let wanted = UInt(bitPattern: ObjectIdentifier(object))
    return unsafe withUnsafeBytes { bytes in
      let addresses = unsafe bytes.bindMemory(to: UInt.self)
      var place = start
      while place < addresses.count {
        if unsafe addresses[place] == wanted { return place }
        place += 1
      }
      return nil
    }
  }
}

extension Array where Element: AnyObject {
  /// Returns the elements that are not in another list, in their order.
  ///
  /// - Complexity: O(*n* + *m*), of the counts of both.
  @inline(never)
  package func without(_ others: [Element]) -> [Element] {
    // Most lists differ by a few elements at their ends.
    let rest = self[sameElements(as: others)...]
    if rest.count <= 8 { return rest.filter { others.index(of: $0) == nil } }
    var known: Set<ObjectIdentifier> = []
    for other in others { known.insert(ObjectIdentifier(other)) }
    return rest.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Returns the number of elements at the start that are those of another list.
  private func sameElements(as others: [Element]) -> Int {
    unsafe withUnsafeBytes { mine in
      unsafe others.withUnsafeBytes { theirs in
        let mine = unsafe mine.bindMemory(to: UInt.self)
        let theirs = unsafe theirs.bindMemory(to: UInt.self)
        var count = 0
        while count < mine.count, count < theirs.count, unsafe mine[count] == theirs[count] {
          count += 1
        }
        return count
      }
    }
  }
}

extension Array where Element: RuntimeObject {
  /// The elements that still exist, in place of a list of retained objects.
  ///
  /// Those that come back are retained, and those that leave are released by the pool.
  package func restored(over current: [Element]) -> [Element] {
    let living = filter { !$0.isDeallocated && !$0.isErased }
    for object in living where current.index(of: object) == nil { object.retain() }
    for object in current where living.index(of: object) == nil { object.autorelease() }
    return living
  }
}
