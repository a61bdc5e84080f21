/// The batch of updates between the contents of two snapshots.
///
/// Items in both snapshots whose relative order is unchanged stay. The others move.
struct SnapshotDifference {
  private let old, new: SnapshotContents
  /// Maps new identifier indexes to old ones.
  private let sectionNumbers: [Int]
  private let itemNumbers: [[Int]]
  private let reloadedSections, reloadedItems: Set<Int>
  private let reconfigured: Set<Int>

  init(from old: SnapshotContents, to new: SnapshotContents) throws {
    (self.old, self.new) = (old, new)
    func section(_ number: Int) throws -> Int {
      try old.sectionNames.add(new.sectionNames.identifiers[number])
    }
    func item(_ number: Int) throws -> Int {
      try old.itemNames.add(new.itemNames.identifiers[number])
    }
    sectionNumbers = try new.sections.map(section)
    itemNumbers = try new.items.map { try $0.map(item) }
    reloadedSections = Set(try new.reloadedSections.map(section))
    reloadedItems = Set(try new.reloadedItems.map(item))
    reconfigured = Set(try new.reconfiguredItems.map(item))
  }

  /// The paths, after the update, of the items whose cells are reconfigured.
  var reconfiguredPaths: [ItemPath] {
    guard !reconfigured.isEmpty else { return [] }
    return itemNumbers.enumerated().flatMap { section, list in
      list.enumerated().filter { reconfigured.contains($1) }.map { ItemPath(section, $0.offset) }
    }
  }

  /// The update that a table or a collection performs.
  var update: ItemUpdate {
    var update = ItemUpdate()
    let oldSections = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
    let kept = Set(sectionNumbers).intersection(old.sections)
    update.deletedSections = old.sections.indices.filter { !kept.contains(old.sections[$0]) }
    update.insertedSections = sectionNumbers.indices.filter { !kept.contains(sectionNumbers[$0]) }
    update.movedSections = Self.moves(sectionNumbers, oldSections)
      .map { .init(from: $0.from, to: $0.to) }
    update.reloadedSections = old.sections.indices.filter {
      reloadedSections.contains(old.sections[$0]) && kept.contains(old.sections[$0])
    }
    addItems(to: &update, kept)
    return update
  }

  private func addItems(to update: inout ItemUpdate, _ kept: Set<Int>) {
    var oldPaths: [Int: ItemPath] = [:]
    for (section, list) in old.items.enumerated() {
      for (place, item) in list.enumerated() { oldPaths[item] = ItemPath(section, place) }
    }
    let present = Set(itemNumbers.joined())
    for (section, list) in old.items.enumerated() where kept.contains(old.sections[section]) {
      for (place, item) in list.enumerated() where !present.contains(item) {
        update.deletedItems.append(ItemPath(section, place))
      }
    }
    for (section, list) in itemNumbers.enumerated() {
      let isKept = kept.contains(sectionNumbers[section])
      let moved = isKept ? movedInside(section, list, oldPaths) : []
      for (place, item) in list.enumerated() {
        let new = ItemPath(section, place)
        let former = oldPaths[item].flatMap { kept.contains(old.sections[$0.section]) ? $0 : nil }
        guard let former else {
          if isKept { update.insertedItems.append(new) }
          continue
        }
        guard isKept else {
          update.deletedItems.append(former)
          continue
        }
        let isReloaded = reloadedItems.contains(item)
        let stays =
          old.sections[former.section] == sectionNumbers[section] && !moved.contains(item)
        switch (stays, isReloaded) {
        case (true, false): break
        case (true, true): update.reloadedItems.append(former)
        case (false, false): update.movedItems.append(.init(from: former, to: new))
        case (false, true):
          update.deletedItems.append(former)
          update.insertedItems.append(new)
        }
      }
    }
  }

  /// The items whose order inside a section has changed.
  private func movedInside(
    _ section: Int, _ list: [Int], _ oldPaths: [Int: ItemPath]
  ) -> Set<Int> {
    let mine = list.filter { item in
      oldPaths[item].map { old.sections[$0.section] == sectionNumbers[section] } ?? false
    }
    let rising = Self.longestRise(mine.map { oldPaths[$0]?.item ?? 0 })
    return Set(mine.enumerated().filter { !rising.contains($0.offset) }.map(\.element))
  }

  /// Returns the moves: the elements outside the longest increasing subsequence of old positions.
  private static func moves(_ new: [Int], _ oldPlaces: [Int: Int]) -> [(from: Int, to: Int)] {
    let kept = new.enumerated().compactMap { place, number in
      oldPlaces[number].map { (from: $0, to: place) }
    }
    let rising = longestRise(kept.map(\.from))
    return kept.enumerated().filter { !rising.contains($0.offset) }.map(\.element)
  }

  /// Returns the positions of a longest increasing subsequence.
  ///
  /// - Complexity: O(n log n).
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result = Set<Int>()
    var place = ends.last
    while let present = place {
      result.insert(present)
      place = before[present]
    }
    return result
  }
}
