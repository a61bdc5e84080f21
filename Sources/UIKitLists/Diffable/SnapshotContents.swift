internal import SelectorRuntime
internal import UIKitBase

/// The sections and items of a snapshot, as indexes of their identifiers.
struct SnapshotContents {
  let sectionNames, itemNames: IdentifierTable
  private(set) var sections: [Int] = []
  private(set) var items: [[Int]] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var reloadedItems: [Int] = []
  private(set) var reconfiguredItems: [Int] = []

  init(_ world: UIKitWorld) {
    sectionNames = IdentifierTable(world)
    itemNames = IdentifierTable(world)
  }

  /// An insertion position relative to another item or section.
  enum Side { case before, after }

  var itemCount: Int { items.reduce(0) { $0 + $1.count } }

  func path(of item: Int) -> ItemPath? {
    for (section, list) in items.enumerated() {
      if let place = list.firstIndex(of: item) { return ItemPath(section, place) }
    }
    return nil
  }

  /// The identifier index of the item at a path, or nil if there is none.
  func item(at path: ItemPath) -> Int? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  // MARK: Identifiers

  private func invalid(_ words: String) -> RuntimeError { RuntimeError(.inconsistency, words) }

  private func described(_ identifier: Value) -> String {
    switch identifier {
    case .string(let text): text
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .object(let object): object.defaultDescription
    default: identifier.typeName
    }
  }

  private func section(_ identifier: Value) throws -> Int {
    if let number = try sectionNames.number(of: identifier),
      let place = sections.firstIndex(of: number)
    {
      return place
    }
    throw invalid("Invalid section identifier: \(described(identifier))")
  }

  private func place(_ identifier: Value) throws -> ItemPath {
    if let number = try itemNames.number(of: identifier), let path = path(of: number) {
      return path
    }
    throw invalid("Invalid item identifier: \(described(identifier))")
  }

  /// Returns the indexes of new identifiers; raises for duplicates and for identifiers in use.
  private func added(
    _ identifiers: [Value], to table: IdentifierTable, present: Set<Int>, _ noun: String
  ) throws -> [Int] {
    var seen = Set<Int>()
    var twice: [Value] = []
    let numbers = try identifiers.map { identifier in
      let number = try table.add(identifier)
      if !seen.insert(number).inserted || present.contains(number) { twice.append(identifier) }
      return number
    }
    guard twice.isEmpty else {
      throw invalid(
        "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\n    "
          + twice.map(described).joined(separator: ",\n    ") + "\n)}")
    }
    return numbers
  }

  // MARK: Items

  /// Appends items to a section; nil means the last section.
  mutating func append(_ identifiers: [Value], to section: Value?) throws {
    let place: Int
    if let section {
      place = try self.section(section)
    } else {
      guard let last = sections.indices.last else {
        throw invalid(
          "There are currently no sections in the data source. Please add a section first.")
      }
      place = last
    }
    items[place] += try newItems(identifiers)
  }

  private func newItems(_ identifiers: [Value]) throws -> [Int] {
    try added(identifiers, to: itemNames, present: Set(items.joined()), "item")
  }

  mutating func insert(_ identifiers: [Value], _ side: Side, _ other: Value) throws {
    let path = try place(other)
    let new = try newItems(identifiers)
    items[path.section].insert(contentsOf: new, at: path.item + (side == .after ? 1 : 0))
  }

  /// Deletes items; unknown identifiers are ignored, as on a device.
  mutating func delete(_ identifiers: [Value]) throws {
    let gone = Set(try identifiers.compactMap(itemNames.number))
    for section in items.indices { items[section].removeAll(where: gone.contains) }
    reloadedItems.removeAll(where: gone.contains)
    reconfiguredItems.removeAll(where: gone.contains)
  }

  mutating func deleteAll() {
    (sections, items) = ([], [])
    (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], [])
  }

  mutating func move(_ identifier: Value, _ side: Side, _ other: Value) throws {
    let from = try place(identifier)
    let number = items[from.section][from.item]
    guard try place(other) != from else {
      throw invalid("Invalid parameter not satisfying: ![fromIdentifier isEqual:toIdentifier]")
    }
    items[from.section].remove(at: from.item)
    let path = try place(other)
    items[path.section].insert(number, at: path.item + (side == .after ? 1 : 0))
  }

  mutating func reload(_ identifiers: [Value]) throws {
    for identifier in identifiers {
      let path = try place(identifier)
      let number = items[path.section][path.item]
      reconfiguredItems.removeAll { $0 == number }
      if !reloadedItems.contains(number) { reloadedItems.append(number) }
    }
  }

  mutating func reconfigure(_ identifiers: [Value]) throws {
    for identifier in identifiers {
      let path = try place(identifier)
      let number = items[path.section][path.item]
      guard !reloadedItems.contains(number), !reconfiguredItems.contains(number) else { continue }
      reconfiguredItems.append(number)
    }
  }

  // MARK: Sections

  private func newSections(_ identifiers: [Value]) throws -> [Int] {
    try added(identifiers, to: sectionNames, present: Set(sections), "section")
  }

  mutating func appendSections(_ identifiers: [Value]) throws {
    try insertSections(newSections(identifiers), at: sections.count)
  }

  mutating func insertSections(_ identifiers: [Value], _ side: Side, _ other: Value) throws {
    let place = try section(other) + (side == .after ? 1 : 0)
    try insertSections(newSections(identifiers), at: place)
  }

  private mutating func insertSections(_ numbers: [Int], at place: Int) throws {
    sections.insert(contentsOf: numbers, at: place)
    items.insert(contentsOf: numbers.map { _ in [] }, at: place)
  }

  mutating func deleteSections(_ identifiers: [Value]) throws {
    for identifier in identifiers {
      guard let number = try sectionNames.number(of: identifier),
        let place = sections.firstIndex(of: number)
      else { continue }
      sections.remove(at: place)
      let gone = Set(items.remove(at: place))
      reloadedSections.removeAll { $0 == number }
      reloadedItems.removeAll(where: gone.contains)
      reconfiguredItems.removeAll(where: gone.contains)
    }
  }

  mutating func moveSection(_ identifier: Value, _ side: Side, _ other: Value) throws {
    let from = try section(identifier)
    guard try section(other) != from else {
      throw invalid("Invalid parameter not satisfying: ![fromIdentifier isEqual:toIdentifier]")
    }
    let (number, list) = (sections.remove(at: from), items.remove(at: from))
    let place = try section(other) + (side == .after ? 1 : 0)
    sections.insert(number, at: place)
    items.insert(list, at: place)
  }

  mutating func reloadSections(_ identifiers: [Value]) throws {
    for identifier in identifiers {
      let number = sections[try section(identifier)]
      if !reloadedSections.contains(number) { reloadedSections.append(number) }
    }
  }

  /// Replaces the items of a section by those of a section snapshot.
  mutating func replaceItems(of identifier: Value, by identifiers: [Value]) throws {
    if try sectionNames.number(of: identifier).map(sections.contains) != true {
      try appendSections([identifier])
    }
    let place = try section(identifier)
    items[place] = []
    items[place] = try newItems(identifiers)
  }

  /// The contents with the reload requests removed, after the requests were carried out.
  var settled: SnapshotContents {
    var result = self
    (result.reloadedSections, result.reloadedItems, result.reconfiguredItems) = ([], [], [])
    return result
  }

  // MARK: Queries

  func identifiers(ofSection identifier: Value) throws -> [Value] {
    items[try section(identifier)].map { itemNames.identifiers[$0] }
  }

  func sectionIndex(of identifier: Value) throws -> Int? {
    try sectionNames.number(of: identifier).flatMap(sections.firstIndex)
  }

  func path(ofIdentifier identifier: Value) throws -> ItemPath? {
    try itemNames.number(of: identifier).flatMap(path(of:))
  }
}
