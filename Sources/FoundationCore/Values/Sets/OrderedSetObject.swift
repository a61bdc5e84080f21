package import SelectorRuntime

/// An ordered set: its distinct members in order, looked up by `hash` and `isEqual:`.
package final class OrderedSetObject: ContainerObject {
  package override class var declaredName: String { "NSOrderedSet" }

  package private(set) var elements: [Value] = []
  /// The numbers of the members by their hashes, built at the first look-up.
  private var table: HashedStorage?
  /// The number of each member in the table, in ascending order, with its hash.
  ///
  /// Gaps between the numbers accept members that are inserted later.
  private var places: [(number: Int, hash: Int)] = []
  private static let gap = 1 << 36

  package override var plainValue: Value? { .list(elements) }

  package override func destruct() {
    let old = elements
    elements = []
    table = nil
    old.releaseAll()
    super.destruct()
  }

  /// Returns the index of the member that is equal to a value, or nil.
  package func index(of value: Value) throws -> Int? {
    if value.isNone || elements.isEmpty { return nil }
    let table = try foundTable()
    let position = try table.position(of: value, hash: foundation.hash(of: value)) {
      try foundation.isEqual($0, value)
    }
    // `hash` and `isEqual:` may have changed the set.
    guard let position, let number = table.value(at: position).integerPart else { return nil }
    let index = places.orderedIndex(where: { $0.number >= number })
    guard elements.indices.contains(index),
      elements[index].isIdentical(to: table.key(at: position))
    else { return nil }
    return index
  }

  private func foundTable() throws -> HashedStorage {
    if let table { return table }
    let (before, hashes) = (changes, try elements.map { try foundation.hash(of: $0) })
    // `hash` may have changed the set.
    guard changes == before else { return HashedStorage() }
    places = hashes.map { (0, $0) }
    return renumber()
  }

  /// Distributes the numbers of the members evenly, without a message.
  @discardableResult
  private func renumber() -> HashedStorage {
    var made = HashedStorage()
    for (index, element) in elements.enumerated() {
      places[index].number = index &* Self.gap
      made.append(
        element, hash: places[index].hash, value: .integer(Int64(places[index].number)))
    }
    table = made
    return made
  }

  /// Returns a number for a new member at an index; nil if none is left between its neighbors.
  private func number(at index: Int) -> Int? {
    let before = index > 0 ? places[index - 1].number : nil
    let after = index < places.count ? places[index].number : nil
    switch (before, after) {
    case (let before?, let after?):
      let middle = before + (after - before) / 2
      return middle > before ? middle : nil
    case (let before?, nil): return before < .max - Self.gap ? before + Self.gap : nil
    case (nil, let after?): return after > .min + Self.gap ? after - Self.gap : nil
    case (nil, nil): return 0
    }
  }

  /// Adds a member that will be inserted at an index to the table.
  private func remember(_ value: Value, hash: Int, at index: Int) {
    if number(at: index) == nil { renumber() }
    guard let number = number(at: index) else { return table = nil }
    table?.append(value, hash: hash, value: .integer(Int64(number)))
    places.insert((number, hash), at: index)
  }

  /// Sets the members of a new set; the first of several equal ones is used.
  func fill(_ values: [Value]) throws {
    for value in values where try index(of: value) == nil { try append(value) }
  }

  private func append(_ value: Value) throws {
    let hash = try foundation.hash(of: value)
    value.retain()
    if table != nil { remember(value, hash: hash, at: elements.count) }
    elements.append(value)
  }

  /// Appends a new member.
  func add(_ value: Value) throws {
    willChange()
    try append(value)
  }

  /// Replaces the members in a range with a new one, or removes them.
  ///
  /// - Throws: an error of `hash`, or one for a range that `hash` or `isEqual:` has made invalid.
  func replace(_ range: Range<Int>, with value: Value? = nil) throws {
    let hash = try value.map { try foundation.hash(of: $0) }
    guard range.upperBound <= elements.count else {
      throw RuntimeError(.inconsistency, "an ordered set was changed by 'hash' or 'isEqual:'")
    }
    willChange()
    value?.retain()
    let old = Array(elements[range])
    forget(range)
    elements.removeSubrange(range)
    if let value, let hash {
      if table != nil { remember(value, hash: hash, at: range.lowerBound) }
      elements.insert(value, at: range.lowerBound)
    }
    old.releaseAll()
  }

  /// Exchanges two members.
  func exchange(_ first: Int, _ second: Int) {
    willChange()
    elements.swapAt(first, second)
    table = nil
  }

  /// Removes the members in a range from the table, without a message.
  private func forget(_ range: Range<Int>) {
    guard table != nil else { return }
    for index in range {
      let position = table?.position(of: elements[index], hash: places[index].hash) {
        $0.isIdentical(to: elements[index])
      }
      if let position { table?.remove(at: position) }
    }
    places.removeSubrange(range)
  }

  /// Changes the order of the members.
  func reorder(_ sorted: [Value]) {
    willChange()
    elements = sorted
    table = nil
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, restoration())
  }

  private func restoration() -> () -> Void {
    let before = elements
    return { [self] in
      guard !isDeallocated else { return }
      let now = elements
      elements = before.stillThere
      table = nil
      elements.retainAll()
      changes &+= 1
      now.releaseAll()
    }
  }
}

extension FoundationWorld {
  /// Creates an ordered set.
  package func makeOrderedSet(
    _ members: [Value], isMutable: Bool = false
  ) throws -> RuntimeObject {
    let made = runtime.createInstance(
      valueClass(isMutable ? "__NSOrderedSetM" : "__NSOrderedSetI"))
    try (made as? OrderedSetObject)?.fill(members)
    return made
  }
}
