internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// The nouns that a list uses in errors about updates.
struct ItemWords {
  /// `row` or `item`.
  let item: String
  /// `table view` or `collection view`.
  let view: String
  /// The space after the first sentence about counts: two before iOS 12.
  let space: String
  /// The description of an index path.
  let describe: (ItemPath) -> String

  var article: String { item == "item" ? "an" : "a" }

  /// The words of a list, on the system of its world.
  init(item: String, view: String, _ world: UIKitWorld) {
    self.item = item
    self.view = view
    space = world.changes[.invalidUpdateSpacing] ? " " : "  "
    describe = { path in (try? world.indexPath(path).described()) ?? path.words }
  }

  static func table(_ world: UIKitWorld) -> ItemWords {
    ItemWords(item: "row", view: "table view", world)
  }
  static func collection(_ world: UIKitWorld) -> ItemWords {
    ItemWords(item: "item", view: "collection view", world)
  }
}

/// Validates updates as UIKit does.
///
/// Indexes out of range, conflicting changes of one index and inconsistent counts are rejected. A
/// path that is deleted or inserted twice counts twice, as collection views count it.
extension ItemUpdate {
  /// Validates an update.
  ///
  /// - Parameters:
  ///   - before: the numbers of items in the sections before the update.
  ///   - after: the numbers that the data source returns after it.
  ///   - words: the nouns for errors.
  ///   - listsUpdates: whether the error of inconsistent counts lists all updates, as since iOS 16.
  /// - Throws: ``RuntimeError`` with UIKit's message.
  func check(
    from before: [Int], to after: [Int], _ words: ItemWords, listsUpdates: Bool = false
  ) throws {
    do {
      try checkSections(from: before, to: after, words)
      try checkItems(before, after, words)
    } catch let error as InconsistentCounts {
      guard listsUpdates else { throw RuntimeError(.inconsistency, error.text) }
      throw RuntimeError(.inconsistency, batchText(before, after, words))
    }
  }

  /// Counts after an update that differ from those that the update leads to.
  private struct InconsistentCounts: Error {
    /// The message of systems before iOS 16.
    let text: String
  }

  /// The message of iOS 16 and later.
  private func batchText(_ before: [Int], _ after: [Int], _ words: ItemWords) -> String {
    func counts(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.item) counts: "
        + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }
    func place(_ path: ItemPath) -> String { "\(path.section) - \(path.item)" }
    let lines =
      deletedSections.map { "Delete section (\($0))" }
      + deletedItems.map { "Delete \(words.item) (\(place($0)))" }
      + reloadedSections.map { "Reload section (\($0))" }
      + reloadedItems.map { "Reload \(words.item) (\(place($0)))" }
      + insertedSections.map { "Insert section (\($0))" }
      + insertedItems.map { "Insert \(words.item) (\(place($0)))" }
      + movedSections.map { "Move section (\($0.from) to \($0.to))" }
      + movedItems.map { "Move \(words.item) (\(place($0.from)) to \(place($0.to)))" }
    return
      "Invalid batch updates detected: the number of sections and/or \(words.item)s returned by the "
      + "data source before and/or after performing the batch updates are inconsistent with the "
      + "updates.\nData source before updates = \(counts(before))\nData source after updates = "
      + "\(counts(after))\nUpdates = [\n\(lines.map { "\t" + $0 }.joined(separator: ",\n"))\n]"
  }

  private func checkItems(_ before: [Int], _ after: [Int], _ words: ItemWords) throws {
    try checkPlaces(before, after, words)
    try checkMoves(words)
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
      throw InconsistentCounts(
        text: "Invalid update: invalid number of sections.\(words.space)The number of sections "
          + "contained in the \(words.view) after the update (\(after.count)) must be equal to the "
          + "number of sections contained in the \(words.view) before the update (\(before.count)), plus or "
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

  private static func count(of section: Int, in counts: [Int]) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  private func checkPlaces(_ before: [Int], _ after: [Int], _ words: ItemWords) throws {
    for path in deletedItems + reloadedItems {
      let count = Self.count(of: path.section, in: before)
      guard before.indices.contains(path.section) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to delete \(words.item) \(path.item) from section \(path.section), but there are "
            + "only \(before.count) sections before the update")
      }
      guard path.item >= 0, path.item < count else {
        throw RuntimeError(
          .inconsistency,
          "attempt to delete \(words.item) \(path.item) from section \(path.section) which only "
            + "contains \(count) \(words.item)s before the update")
      }
    }
    if let both = deletedItems.first(where: Set(reloadedItems).contains) {
      throw RuntimeError(
        .inconsistency,
        "attempt to delete and reload the same index path (\(words.describe(both)))")
    }
    for move in movedItems {
      let (from, to) = (move.from, move.to)
      guard from.item >= 0, from.item < Self.count(of: from.section, in: before) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to move index path (\(words.describe(from))) that does not exist - there are only "
            + "\(Self.count(of: from.section, in: before)) \(words.item)s in section "
            + "\(from.section) before the update")
      }
      guard to.item >= 0, to.item < Self.count(of: to.section, in: after) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to move index path (\(words.describe(from))) to index path "
            + "(\(words.describe(to))) that does not exist - there are only \(Self.count(of: to.section, in: after)) \(words.item)s in "
            + "section \(to.section) after the update")
      }
    }
    for path in insertedItems {
      let count = Self.count(of: path.section, in: after)
      guard after.indices.contains(path.section) else {
        throw RuntimeError(
          .inconsistency,
          "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are "
            + "only \(after.count) sections after the update")
      }
      guard path.item >= 0, path.item < count else {
        throw RuntimeError(
          .inconsistency,
          "attempt to insert \(words.item) \(path.item) into section \(path.section), but there "
            + "are only \(count) \(words.item)s in section \(path.section) after the update")
      }
    }
  }

  /// A reload counts as a deletion and an insertion, so moved items cannot be reloaded.
  private func checkMoves(_ words: ItemWords) throws {
    let gone = Set(deletedItems + reloadedItems)
    let inserted = Set(insertedItems)
    var (sources, targets): (Set<ItemPath>, Set<ItemPath>) = ([], [])
    for move in movedItems {
      if gone.contains(move.from) {
        throw Self.conflict(
          "attempt to perform a delete and a move from the same index path", move.from, words)
      }
      if inserted.contains(move.to) {
        throw Self.conflict(
          "attempt to perform an insert and a move to the same index path", move.to, words)
      }
      if !sources.insert(move.from).inserted {
        throw Self.conflict("attempt to move the same index path more than once", move.from, words)
      }
      if !targets.insert(move.to).inserted {
        throw Self.conflict(
          "attempt to perform several moves to the same index path", move.to, words)
      }
      if insertedSections.contains(move.to.section) {
        throw RuntimeError(
          .inconsistency,
          "cannot move \(words.article) \(words.item) into a newly inserted section "
            + "(\(move.to.section))")
      }
      if deletedSections.contains(move.from.section) {
        throw RuntimeError(
          .inconsistency,
          "cannot move \(words.article) \(words.item) from a deleted section (\(move.from.section))"
        )
      }
    }
    for move in movedSections {
      let isGone = (deletedSections + reloadedSections).contains(move.from)
      guard isGone || insertedSections.contains(move.to) else { continue }
      throw RuntimeError(
        .inconsistency,
        isGone
          ? "attempt to perform a delete and a move from the same section (\(move.from))"
          : "attempt to perform an insert and a move to the same section (\(move.to))")
    }
  }

  private static func conflict(
    _ reason: String, _ path: ItemPath, _ words: ItemWords
  ) -> RuntimeError {
    RuntimeError(.inconsistency, "\(reason) (\(words.describe(path)))")
  }

  private func checkCount(
    of section: Int, from old: Int, _ newSection: Int, to new: Int, _ words: ItemWords
  ) throws {
    let inserted = insertedItems.count { $0.section == newSection }
    let deleted = deletedItems.count { $0.section == section }
    let movedIn = movedItems.count { $0.to.section == newSection }
    let movedOut = movedItems.count { $0.from.section == section }
    guard old &+ inserted &- deleted &+ movedIn &- movedOut != new else { return }
    let items = words.item + "s"
    throw InconsistentCounts(
      text:
        "Invalid update: invalid number of \(items) in section \(newSection).\(words.space)The "
        + "number of \(items) contained in an existing section after the update (\(new)) must be equal to "
        + "the number of \(items) contained in that section before the update (\(old)), plus or minus the "
        + "number of \(items) inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of \(items) moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}
