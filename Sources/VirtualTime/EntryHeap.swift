/// The scheduled entries: a binary heap with the next due entry at the root.
///
/// It is a heap, not a sorted list, because a scroll creates and cancels an entry per frame.
/// Cancelled entries stay in the heap and are skipped when they are due. The run loop removes them
/// all at once when they are the majority.
struct EntryHeap {
  private var entries: [RunLoop.Entry] = []

  var count: Int { entries.count }

  /// All entries, unordered.
  var all: [RunLoop.Entry] { entries }

  /// The next due entry.
  /// - Complexity: O(1).
  var first: RunLoop.Entry? { entries.first }

  /// - Complexity: O(log n).
  mutating func insert(_ entry: RunLoop.Entry) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Removes and returns the next due entry.
  /// - Complexity: O(log n).
  mutating func popFirst() -> RunLoop.Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last }
    entries[0] = last
    siftDown(from: 0)
    return first
  }

  /// Removes cancelled entries.
  /// - Complexity: O(n).
  mutating func removeCancelled() {
    entries.removeAll { !$0.isPending }
    for index in stride(from: entries.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].order < entries[parent].order else { return }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < entries.count {
        if entries[child].order < entries[first].order { first = child }
      }
      guard first != index else { return }
      entries.swapAt(index, first)
      index = first
    }
  }
}
