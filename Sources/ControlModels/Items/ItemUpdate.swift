internal import SelectorRuntime

/// What a batch of updates asks for: places that are deleted or left name the state before it,
/// places that are inserted or entered the state after it.
struct ItemUpdate {
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var reloadedItems: [ItemPath] = []
  var movedItems: [Move<ItemPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// The new section of an old one; nil when it is deleted.
  func newSection(of old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    let map = IndexMap(
      removed: deletedSections + movedSections.map(\.from),
      inserted: insertedSections + movedSections.map(\.to))
    return map.newPlace(of: old)
  }

  /// The new path of an old one; nil when it is deleted, or shown by a new cell.
  func newPath(of old: ItemPath) -> ItemPath? {
    if reloadedItems.contains(old) || reloadedSections.contains(old.section) { return nil }
    if let move = movedItems.first(where: { $0.from == old }) { return move.to }
    guard let section = newSection(of: old.section) else { return nil }
    let left = deletedItems + movedItems.map(\.from)
    let entered = insertedItems + movedItems.map(\.to)
    let map = IndexMap(
      removed: left.filter { $0.section == old.section }.map(\.item),
      inserted: entered.filter { $0.section == section }.map(\.item))
    return map.newPlace(of: old.item).map { ItemPath(section, $0) }
  }
}

/// The words in which a view of items complains about an update.
struct ItemWords {
  /// `row` or `item`.
  let item: String
  /// `table view` or `collection view`.
  let view: String

  static let table = ItemWords(item: "row", view: "table view")
  static let collection = ItemWords(item: "item", view: "collection view")
}

extension ItemUpdate {
  /// Refuses what UIKit refuses: places that are not there, and counts that do not add up.
  ///
  /// - Parameter before: the numbers of items in the sections before the update.
  /// - Parameter after: the same as the data source tells them now.
  /// - Throws: ``RuntimeError`` with UIKit's words.
  func check(from before: [Int], to after: [Int], _ words: ItemWords) throws {
    try checkSections(from: before, to: after, words)
    try checkPlaces(before, after, words)
    for (section, count) in before.enumerated() where !reloadedSections.contains(section) {
      guard let new = newSection(of: section), after.indices.contains(new) else { continue }
      try checkCount(of: section, from: count, new, to: after[new], words)
    }
  }

  private func checkSections(from before: [Int], to after: [Int], _ words: ItemWords) throws {
    let deleted = Set(deletedSections).count
    let inserted = Set(insertedSections).count
    for section in deletedSections + reloadedSections + movedSections.map(\.from) {
      guard before.indices.contains(section) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to delete section \(section), but there are only \(before.count) sections "
            + "before the update")
      }
    }
    guard before.count + inserted - deleted == after.count else {
      throw RuntimeError(
        .inconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(words.view) after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the \(words.view) before the update (\(before.count)), plus or "
          + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
          + "deleted).")
    }
    for section in insertedSections + movedSections.map(\.to) {
      guard after.indices.contains(section) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to insert section \(section) but there are only \(after.count) sections after "
            + "the update")
      }
    }
  }

  private func checkPlaces(_ before: [Int], _ after: [Int], _ words: ItemWords) throws {
    for path in deletedItems + reloadedItems + movedItems.map(\.from) {
      guard before.indices.contains(path.section), path.item >= 0,
        path.item < before[path.section]
      else {
        let count = before.indices.contains(path.section) ? before[path.section] : 0
        throw RuntimeError(
          .inconsistency,
          "attempt to delete \(words.item) \(path.item) from section \(path.section) which only "
            + "contains \(count) \(words.item)s before the update")
      }
    }
    if let both = deletedItems.first(where: reloadedItems.contains) {
      throw RuntimeError(
        .inconsistency,
        "attempt to delete and reload the same index path ({length = 2, path = "
          + "\(both.section) - \(both.item)})")
    }
    for path in insertedItems + movedItems.map(\.to) {
      guard after.indices.contains(path.section), path.item >= 0, path.item < after[path.section]
      else {
        let count = after.indices.contains(path.section) ? after[path.section] : 0
        throw RuntimeError(
          .inconsistency,
          "attempt to insert \(words.item) \(path.item) into section \(path.section), but there "
            + "are only \(count) \(words.item)s in section \(path.section) after the update")
      }
    }
  }

  private func checkCount(
    of section: Int, from old: Int, _ newSection: Int, to new: Int, _ words: ItemWords
  ) throws {
    let inserted = Set(insertedItems.filter { $0.section == newSection }).count
    let deleted = Set(deletedItems.filter { $0.section == section }).count
    let movedIn = movedItems.count { $0.to.section == newSection }
    let movedOut = movedItems.count { $0.from.section == section }
    guard old + inserted - deleted + movedIn - movedOut != new else { return }
    let items = words.item + "s"
    throw RuntimeError(
      .inconsistency,
      "Invalid update: invalid number of \(items) in section \(newSection). The number of \(items) "
        + "contained in an existing section after the update (\(new)) must be equal to the number "
        + "of \(items) contained in that section before the update (\(old)), plus or minus the "
        + "number of \(items) inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of \(items) moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}
