internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// no traps of count: levels are not negative.

/// The items of one section as a tree, from NSDiffableDataSourceSectionSnapshot.h.
///
/// Children are visible only while their parent item is expanded.
package final class NSDiffableDataSourceSectionSnapshot: RuntimeObject {
  private struct Node {
    let item: Int
    var parent: Int?
  }

  @Owned private var names: IdentifierTable?
  /// In tree order, parents before their children.
  private var nodes: [Node] = []
  private var expanded: Set<Int> = []

  private var table: IdentifierTable {
    let known = names ?? IdentifierTable(uikit)
    names = known
    return known
  }

  private func identifiers(_ numbers: some Sequence<Int>) -> [Value] {
    numbers.map { table.identifiers[$0] }
  }

  private func index(_ identifier: Value) throws -> Int? {
    guard let number = try table.number(of: identifier) else { return nil }
    return nodes.firstIndex { $0.item == number }
  }

  private func requiredIndex(_ identifier: Value) throws -> Int {
    if let index = try index(identifier) { return index }
    throw RuntimeError(
      .inconsistency, "Invalid item identifier: \(identifier.typeName) is not in the snapshot")
  }

  private func level(_ index: Int) -> Int {
    var (level, parent) = (0, nodes[index].parent)
    while let present = parent {
      level += 1
      parent = nodes.first { $0.item == present }?.parent
    }
    return level
  }

  /// The index after the last descendant of an item.
  private func end(_ index: Int) -> Int {
    let own = level(index)
    return nodes.indices.first { $0 > index && level($0) <= own } ?? nodes.count
  }

  private func isVisible(_ node: Node) -> Bool {
    var parent = node.parent
    while let present = parent {
      guard expanded.contains(present) else { return false }
      parent = nodes.first { $0.item == present }?.parent
    }
    return true
  }

  var visibleItems: [Value] { identifiers(nodes.filter(isVisible).map(\.item)) }

  func append(_ items: [Value], to parent: Value?) throws {
    guard let parent else { return try insert(items, at: nodes.count, below: nil) }
    let index = try requiredIndex(parent)
    try insert(items, at: end(index), below: nodes[index].item)
  }

  private func insert(_ items: [Value], at place: Int, below parent: Int?) throws {
    var present = Set(nodes.map(\.item))
    let new = try items.map { identifier in
      let number = try table.add(identifier)
      guard present.insert(number).inserted else {
        throw RuntimeError(
          .inconsistency,
          "Fatal: supplied item identifiers are not unique. Duplicate identifier: "
            + identifier.typeName)
      }
      return Node(item: number, parent: parent)
    }
    nodes.insert(contentsOf: new, at: place)
  }

  private func delete(_ items: [Value]) throws {
    for item in items {
      guard let index = try index(item) else { continue }
      for node in nodes[index..<end(index)] { expanded.remove(node.item) }
      nodes.removeSubrange(index..<end(index))
    }
  }

  /// Returns the subtree below an item, with the item itself if the caller asks for it.
  private func part(below item: Value, includingParent: Bool) throws
    -> NSDiffableDataSourceSectionSnapshot
  {
    let index = try requiredIndex(item)
    let made = try uikit.instance(NSDiffableDataSourceSectionSnapshot.self, of: isa)
    made.names = names
    made.nodes = Array(nodes[(includingParent ? index : index + 1)..<end(index)])
    let present = Set(made.nodes.map(\.item))
    for place in made.nodes.indices {
      if let parent = made.nodes[place].parent, !present.contains(parent) {
        made.nodes[place].parent = nil
      }
    }
    made.expanded = expanded.intersection(present)
    return made
  }

  private func take(
    _ other: NSDiffableDataSourceSectionSnapshot, at place: Int, below parent: Int?
  ) throws {
    var new: [Node] = []
    for node in other.nodes {
      let number = try table.add(other.table.identifiers[node.item])
      let above = try node.parent.map { try table.add(other.table.identifiers[$0]) } ?? parent
      new.append(Node(item: number, parent: above))
      if other.expanded.contains(node.item) { expanded.insert(number) }
    }
    nodes.insert(contentsOf: new, at: place)
  }

  private func set(expanded isExpanded: Bool, _ items: [Value]) throws {
    for item in items {
      let number = nodes[try requiredIndex(item)].item
      if isExpanded { expanded.insert(number) } else { expanded.remove(number) }
    }
  }

  static func define(_ snapshot: ClassDefinition<NSDiffableDataSourceSectionSnapshot>) {
    snapshot.adopt(FoundationProtocols.copying)
    snapshot.method("copyWithZone:") {
      (snapshot, _: Value) -> NSDiffableDataSourceSectionSnapshot in
      let made = try snapshot.uikit.instance(
        NSDiffableDataSourceSectionSnapshot.self, of: snapshot.isa)
      (made.names, made.nodes, made.expanded) = (snapshot.names, snapshot.nodes, snapshot.expanded)
      return made
    }
    snapshot.method("appendItems:") { (snapshot, items: [Value]) in
      try snapshot.append(items, to: nil)
    }
    snapshot.method("appendItems:intoParentItem:") {
      (snapshot, items: [Value], parent: Value) in
      try snapshot.append(items, to: parent.isNone ? nil : parent)
    }
    snapshot.method("insertItems:beforeItem:") { (snapshot, items: [Value], other: Value) in
      let index = try snapshot.requiredIndex(other)
      try snapshot.insert(items, at: index, below: snapshot.nodes[index].parent)
    }
    snapshot.method("insertItems:afterItem:") { (snapshot, items: [Value], other: Value) in
      let index = try snapshot.requiredIndex(other)
      try snapshot.insert(items, at: snapshot.end(index), below: snapshot.nodes[index].parent)
    }
    snapshot.method("insertSnapshot:beforeItem:") {
      (snapshot, other: NSDiffableDataSourceSectionSnapshot, item: Value) in
      let index = try snapshot.requiredIndex(item)
      try snapshot.take(other, at: index, below: snapshot.nodes[index].parent)
    }
    snapshot.method("insertSnapshot:afterItem:") {
      (snapshot, other: NSDiffableDataSourceSectionSnapshot, item: Value) -> Value in
      let index = try snapshot.requiredIndex(item)
      let end = snapshot.end(index)
      try snapshot.take(other, at: end, below: snapshot.nodes[index].parent)
      guard end < snapshot.nodes.count else { return item }
      return snapshot.table.identifiers[snapshot.nodes[end].item]
    }
    snapshot.method("deleteItems:") { (snapshot, items: [Value]) in try snapshot.delete(items) }
    snapshot.method("deleteAllItems") { (snapshot) in
      (snapshot.nodes, snapshot.expanded) = ([], [])
    }
    snapshot.method("expandItems:") { (snapshot, items: [Value]) in
      try snapshot.set(expanded: true, items)
    }
    snapshot.method("collapseItems:") { (snapshot, items: [Value]) in
      try snapshot.set(expanded: false, items)
    }
    snapshot.method("replaceChildrenOfParentItem:withSnapshot:") {
      (snapshot, parent: Value, other: NSDiffableDataSourceSectionSnapshot) in
      let index = try snapshot.requiredIndex(parent)
      snapshot.nodes.removeSubrange((index + 1)..<snapshot.end(index))
      try snapshot.take(other, at: index + 1, below: snapshot.nodes[index].item)
    }
    defineQuestions(snapshot)
  }

  private static func defineQuestions(
    _ snapshot: ClassDefinition<NSDiffableDataSourceSectionSnapshot>
  ) {
    snapshot.readonly("items", .strong) { (snapshot) -> [Value] in
      snapshot.identifiers(snapshot.nodes.map(\.item))
    }
    snapshot.readonly("rootItems", .strong) { (snapshot) -> [Value] in
      snapshot.identifiers(snapshot.nodes.filter { $0.parent == nil }.map(\.item))
    }
    snapshot.readonly("expandedItems", .strong) { (snapshot) -> [Value] in
      snapshot.identifiers(snapshot.nodes.map(\.item).filter(snapshot.expanded.contains))
    }
    snapshot.readonly("visibleItems", .strong) { (snapshot) -> [Value] in snapshot.visibleItems }
    // The form is our own: Apple's documentation says only that it shows the tree.
    snapshot.method("visualDescription") { (snapshot) -> String in
      try snapshot.nodes.indices.reduce(snapshot.defaultDescription) { text, index in
        let item = snapshot.nodes[index].item
        let isParent = snapshot.nodes.contains { $0.parent == item }
        let sign = isParent ? (snapshot.expanded.contains(item) ? "- " : "+ ") : "* "
        let name = try snapshot.uikit.description(of: snapshot.table.identifiers[item]).string
        let indentation = String(repeating: "  ", count: snapshot.level(index) + 1)
        return text + "\n" + indentation + sign + name
      }
    }
    snapshot.method("isExpanded:") { (snapshot, item: Value) -> Bool in
      try snapshot.expanded.contains(snapshot.nodes[snapshot.requiredIndex(item)].item)
    }
    snapshot.method("isVisible:") { (snapshot, item: Value) -> Bool in
      try snapshot.isVisible(snapshot.nodes[snapshot.requiredIndex(item)])
    }
    snapshot.method("containsItem:") { (snapshot, item: Value) -> Bool in
      try snapshot.index(item) != nil
    }
    snapshot.method("levelOfItem:") { (snapshot, item: Value) -> Int in
      try snapshot.level(snapshot.requiredIndex(item))
    }
    snapshot.method("indexOfItem:") { (snapshot, item: Value) -> Int in
      try snapshot.index(item) ?? Int.max
    }
    snapshot.method("parentOfChildItem:") { (snapshot, item: Value) -> Value in
      try snapshot.nodes[snapshot.requiredIndex(item)].parent
        .map { snapshot.table.identifiers[$0] } ?? .none
    }
    snapshot.method("snapshotOfParentItem:") {
      (snapshot, item: Value) -> NSDiffableDataSourceSectionSnapshot in
      try snapshot.part(below: item, includingParent: false)
    }
    snapshot.method("snapshotOfParentItem:includingParentItem:") {
      (snapshot, item: Value, includesParent: Bool) -> NSDiffableDataSourceSectionSnapshot in
      try snapshot.part(below: item, includingParent: includesParent)
    }
  }
}

extension UIKitClasses {
  package static let diffableDataSourceSectionSnapshot = NativeClass<
    NSDiffableDataSourceSectionSnapshot
  >(
    "NSDiffableDataSourceSectionSnapshot", superclass: FoundationClasses.object,
    NSDiffableDataSourceSectionSnapshot.define)
}
