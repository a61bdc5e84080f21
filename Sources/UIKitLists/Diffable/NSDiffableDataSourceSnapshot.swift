internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The sections and items that a diffable data source displays.
///
/// From NSDiffableDataSourceSnapshot in UIDiffableDataSource.h. Any value with `hash` and
/// `isEqual:` is an identifier, and appears at most once in a snapshot.
package final class NSDiffableDataSourceSnapshot: RuntimeObject {
  @Owned private(set) var contents: SnapshotContents?

  func fill(_ contents: SnapshotContents) -> NSDiffableDataSourceSnapshot {
    self.contents = contents
    return self
  }

  private var known: SnapshotContents { contents ?? SnapshotContents(uikit) }

  private func change(_ body: (inout SnapshotContents) throws -> Void) throws {
    var changed = known
    try body(&changed)
    contents = changed
  }

  static func define(_ snapshot: ClassDefinition<NSDiffableDataSourceSnapshot>) {
    snapshot.adopt(FoundationProtocols.copying)
    snapshot.method("copyWithZone:") { (snapshot, _: Value) -> NSDiffableDataSourceSnapshot in
      try snapshot.uikit.instance(NSDiffableDataSourceSnapshot.self, of: snapshot.isa)
        .fill(snapshot.known)
    }
    defineQuestions(snapshot)
    defineItems(snapshot)
    defineSections(snapshot)
  }

  private static func defineQuestions(
    _ snapshot: ClassDefinition<NSDiffableDataSourceSnapshot>
  ) {
    snapshot.readonly("numberOfItems") { (snapshot) -> Int in snapshot.known.itemCount }
    snapshot.readonly("numberOfSections") { (snapshot) -> Int in snapshot.known.sections.count }
    func sections(_ name: String, _ list: @escaping (SnapshotContents) -> [Int]) {
      snapshot.readonly(name, .strong) { (snapshot) -> [Value] in
        let known = snapshot.known
        return list(known).map { known.sectionNames.identifiers[$0] }
      }
    }
    func items(_ name: String, _ list: @escaping (SnapshotContents) -> [Int]) {
      snapshot.readonly(name, .strong) { (snapshot) -> [Value] in
        let known = snapshot.known
        return list(known).map { known.itemNames.identifiers[$0] }
      }
    }
    sections("sectionIdentifiers") { $0.sections }
    sections("reloadedSectionIdentifiers") { $0.reloadedSections }
    items("itemIdentifiers") { $0.items.flatMap { $0 } }
    items("reloadedItemIdentifiers") { $0.reloadedItems }
    items("reconfiguredItemIdentifiers") { $0.reconfiguredItems }
    snapshot.method("numberOfItemsInSection:") { (snapshot, section: Value) -> Int in
      try snapshot.known.identifiers(ofSection: section).count
    }
    snapshot.method("itemIdentifiersInSectionWithIdentifier:") {
      (snapshot, section: Value) -> [Value] in
      try snapshot.known.identifiers(ofSection: section)
    }
    snapshot.method("sectionIdentifierForSectionContainingItemIdentifier:") {
      (snapshot, item: Value) -> Value in
      let known = snapshot.known
      guard let path = try known.path(ofIdentifier: item) else { return .none }
      return known.sectionNames.identifiers[known.sections[path.section]]
    }
    // NSNotFound
    snapshot.method("indexOfItemIdentifier:") { (snapshot, item: Value) -> Int in
      let known = snapshot.known
      guard let path = try known.path(ofIdentifier: item) else { return Int.max }
      return known.items[..<path.section].reduce(0) { $0 + $1.count } + path.item
    }
    snapshot.method("indexOfSectionIdentifier:") { (snapshot, section: Value) -> Int in
      try snapshot.known.sectionIndex(of: section) ?? Int.max
    }
  }

  private static func defineItems(_ snapshot: ClassDefinition<NSDiffableDataSourceSnapshot>) {
    snapshot.method("appendItemsWithIdentifiers:") { (snapshot, items: [Value]) in
      try snapshot.change { try $0.append(items, to: nil) }
    }
    snapshot.method("appendItemsWithIdentifiers:intoSectionWithIdentifier:") {
      (snapshot, items: [Value], section: Value) in
      try snapshot.change { try $0.append(items, to: section) }
    }
    for (word, side) in [("before", SnapshotContents.Side.before), ("after", .after)] {
      snapshot.method("insertItemsWithIdentifiers:\(word)ItemWithIdentifier:") {
        (snapshot, items: [Value], other: Value) in
        try snapshot.change { try $0.insert(items, side, other) }
      }
      snapshot.method("moveItemWithIdentifier:\(word)ItemWithIdentifier:") {
        (snapshot, item: Value, other: Value) in
        try snapshot.change { try $0.move(item, side, other) }
      }
      snapshot.method("insertSectionsWithIdentifiers:\(word)SectionWithIdentifier:") {
        (snapshot, sections: [Value], other: Value) in
        try snapshot.change { try $0.insertSections(sections, side, other) }
      }
      snapshot.method("moveSectionWithIdentifier:\(word)SectionWithIdentifier:") {
        (snapshot, section: Value, other: Value) in
        try snapshot.change { try $0.moveSection(section, side, other) }
      }
    }
    snapshot.method("deleteItemsWithIdentifiers:") { (snapshot, items: [Value]) in
      try snapshot.change { try $0.delete(items) }
    }
    snapshot.method("deleteAllItems") { (snapshot) in try snapshot.change { $0.deleteAll() } }
    snapshot.method("reloadItemsWithIdentifiers:") { (snapshot, items: [Value]) in
      try snapshot.change { try $0.reload(items) }
    }
    snapshot.method("reconfigureItemsWithIdentifiers:") { (snapshot, items: [Value]) in
      try snapshot.change { try $0.reconfigure(items) }
    }
  }

  private static func defineSections(_ snapshot: ClassDefinition<NSDiffableDataSourceSnapshot>) {
    snapshot.method("appendSectionsWithIdentifiers:") { (snapshot, sections: [Value]) in
      try snapshot.change { try $0.appendSections(sections) }
    }
    snapshot.method("deleteSectionsWithIdentifiers:") { (snapshot, sections: [Value]) in
      try snapshot.change { try $0.deleteSections(sections) }
    }
    snapshot.method("reloadSectionsWithIdentifiers:") { (snapshot, sections: [Value]) in
      try snapshot.change { try $0.reloadSections(sections) }
    }
  }
}

extension UIKitClasses {
  package static let diffableDataSourceSnapshot = NativeClass<NSDiffableDataSourceSnapshot>(
    "NSDiffableDataSourceSnapshot", superclass: FoundationClasses.object,
    NSDiffableDataSourceSnapshot.define)
}
