/// An element of a ``Heap``.
package protocol HeapElement {
  /// Whether the element comes before another one.
  func precedes(_ other: Self) -> Bool
}

/// A binary heap with the first element at the root.
///
/// The run loop keeps its entries in one, not in a sorted list, because a scroll creates and cancels
/// an entry per frame. Cancelled entries stay in the heap and are skipped when they are due. The
/// run loop removes them all at once when they are the majority.
package struct Heap<Element: HeapElement> {
  private var elements: [Element] = []

  /// Creates an empty heap.
  package init() {}

  var count: Int { elements.count }

  /// All elements, unordered.
  var all: [Element] { elements }

  /// The first element.
  /// - Complexity: O(1).
  var first: Element? { elements.first }

  /// - Complexity: O(log n).
  package mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  /// Removes and returns the first element.
  /// - Complexity: O(log n).
  package mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    siftDown(from: 0)
    return first
  }

  /// Removes the elements that a condition holds for.
  /// - Complexity: O(n).
  mutating func removeAll(where condition: (Element) -> Bool) {
    elements.removeAll(where: condition)
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index].precedes(elements[parent]) else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < elements.count {
        if elements[child].precedes(elements[first]) { first = child }
      }
      guard first != index else { return }
      elements.swapAt(index, first)
      index = first
    }
  }
}
