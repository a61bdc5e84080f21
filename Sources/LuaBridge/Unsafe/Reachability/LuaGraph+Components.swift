// no traps of count: counts are not negative.
// no traps of narrow: a graph has fewer objects than 32 bits count.

/// Strongly connected components: values that reference each other become garbage together.
extension LuaGraph {
  /// Returns the component number of each value; most components have one value.
  ///
  /// This is Tarjan's algorithm, with an explicit stack, because a chain may be longer than a
  /// thread's stack allows.
  /// - Complexity: O(values and their references).
  func components() -> (ofValue: [Int32], count: Int) {
    var component = [Int32](repeating: -1, count: count)
    var order = [Int32](repeating: -1, count: count)
    var lowest = [Int32](repeating: 0, count: count)
    var open: [Int32] = []
    var path: [(value: Int32, next: Int32)] = []
    var (componentCount, visited): (Int32, Int32) = (0, 0)

    for first in 0..<Int32(count) where order[Int(first)] < 0 {
      path.append((first, starts[Int(first)]))
      while let (value, next) = path.last {
        let index = Int(value)
        if next == starts[index], order[index] < 0 {
          order[index] = visited
          lowest[index] = visited
          visited += 1
          open.append(value)
        }
        if next < starts[index + 1] {
          path[path.count - 1].next += 1
          let other = Int(references[Int(next)])
          if order[other] < 0 {
            path.append((Int32(other), starts[other]))
          } else if component[other] < 0 {
            lowest[index] = min(lowest[index], order[other])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.value {
          lowest[Int(parent)] = min(lowest[Int(parent)], lowest[index])
        }
        guard lowest[index] == order[index] else { continue }
        while let member = open.popLast() {
          component[Int(member)] = componentCount
          if member == value { break }
        }
        componentCount += 1
      }
    }
    return (component, Int(componentCount))
  }
}
