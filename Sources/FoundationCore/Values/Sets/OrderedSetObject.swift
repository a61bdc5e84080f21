package import SelectorRuntime

/// An ordered set: its distinct members in order, looked up by `hash` and `isEqual:`.
package final class OrderedSetObject: ContainerObject {
  package override class var declaredName: String { "NSOrderedSet" }

  package private(set) var elements: [Value] = []
  /// The numbers of the members by their hashes, built at the first look-up.
  ///
  /// It is dropped by all changes except additions at the end and removals.
  private var table: HashedStorage?
  /// The number of each member in the table, in ascending order, with its hash.
  private var places: [(number: Int, hash: Int)] = []

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
    let before = changes
    var made = HashedStorage()
    var all: [(number: Int, hash: Int)] = []
    for (number, element) in elements.enumerated() {
      all.append((number, try foundation.hash(of: element)))
      made.append(element, hash: all[number].hash, value: .integer(Int64(number)))
    }
    places = all
    if changes == before { table = made }
    return made
  }

  /// Sets the members of a new set; the first of several equal ones is used.
  func fill(_ values: [Value]) throws {
    for value in values where try index(of: value) == nil { try append(value) }
  }

  private func append(_ value: Value) throws {
    let hash = try foundation.hash(of: value)
    value.retain()
    if table != nil {
      let number = (places.last?.number ?? -1) + 1
      table?.append(value, hash: hash, value: .integer(Int64(number)))
      places.append((number, hash))
    }
    elements.append(value)
  }

  /// Appends a new member.
  func add(_ value: Value) throws {
    willChange()
    try append(value)
  }

  /// Replaces the members in a valid range with new ones.
  func replace(_ range: Range<Int>, with values: [Value]) {
    willChange()
    values.retainAll()
    let old = Array(elements[range])
    if values.isEmpty { forget(range) } else { table = nil }
    elements.replaceSubrange(range, with: values)
    old.releaseAll()
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
