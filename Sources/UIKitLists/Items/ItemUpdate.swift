/// A batch of updates.
///
/// Deletions and sources of moves refer to the state before it; insertions and destinations refer
/// to the state after it.
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

  /// Returns the new section of an old one, or nil if it is deleted.
  func newSection(of old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    let map = IndexMap(
      removed: Set(deletedSections + movedSections.map(\.from)),
      inserted: Set(insertedSections + movedSections.map(\.to)))
    return map.newPlace(of: old)
  }

  /// Returns the new path of an old one, or nil if it is deleted or reloaded.
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
