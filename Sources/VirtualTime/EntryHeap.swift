/// The entries that wait for their instant: a binary heap, the first one due on top.
///
/// A heap and not a sorted list, since a scroll makes and cancels an entry per frame. Cancelled
/// entries stay where they are and are skipped when they come up; the run loop throws them out all
/// at once when they are the greater part.
struct EntryHeap {
  private var entries: [RunLoop.Entry] = []

  var count: Int { entries.count }

  /// All of them, in no order.
  var all: [RunLoop.Entry] { entries }

  /// The entry that comes first.
  /// - Complexity: O(1).
  var first: RunLoop.Entry? { entries.first }

  /// - Complexity: O(log n).
  mutating func insert(_ entry: RunLoop.Entry) {
    entries.append(entry)
    siftUp(from: entries.count - 1)
  }

  /// Takes the first entry out.
  /// - Complexity: O(log n).
  mutating func popFirst() -> RunLoop.Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last }
    entries[0] = last
    siftDown(from: 0)
    return first
  }

  /// Throws out what has been cancelled.
  /// - Complexity: O(n).
  mutating func removeCancelled() {
    entries.removeAll { !$0.isPending }
    for place in stride(from: entries.count / 2 - 1, through: 0, by: -1) { siftDown(from: place) }
  }

  private mutating func siftUp(from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entries[place].order < entries[parent].order else { return }
      entries.swapAt(place, parent)
      place = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var place = start
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2] where child < entries.count {
        if entries[child].order < entries[first].order { first = child }
      }
      guard first != place else { return }
      entries.swapAt(place, first)
      place = first
    }
  }
}
