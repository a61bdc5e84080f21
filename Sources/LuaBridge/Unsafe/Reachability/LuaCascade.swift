// no traps of count: counts are not negative.
// no traps of narrow: a graph has fewer objects than 32 bits count.

/// Finds the handles that become unreachable when Swift references are released, transitively.
///
/// It counts the external references of each strongly connected component of values. A component
/// without references is removed, then the components that only it referenced. The counts are those
/// at the start. Changes by scripts in between are harmless: a script can reach a value that may be
/// removed only when Swift pushes a reference, and values of pushed references are never removed
/// here.
struct LuaCascade {
  private let graph: LuaGraph
  private let components: [Int32]
  private let members: [[Int32]]
  private var referenceCounts: [Int32]
  private var swiftReferences: [Int32: Int32]
  private var unreachable: [AnyObject] = []

  init(_ graph: LuaGraph) {
    self.graph = graph
    swiftReferences = graph.swiftReferences
    let (components, count) = graph.components()
    self.components = components
    var referenceCounts = [Int32](repeating: 0, count: count)
    var members = [[Int32]](repeating: [], count: count)
    for value in 0..<Int32(graph.count) {
      let component = components[Int(value)]
      members[Int(component)].append(value)
      for other in graph.values(referencedBy: value) where components[Int(other)] != component {
        referenceCounts[Int(components[Int(other)])] += 1
      }
    }
    self.referenceCounts = referenceCounts
    self.members = members
  }

  /// Records that a reference has been pushed for a script.
  mutating func recordPush(_ number: Int32) { swiftReferences[number] = nil }

  /// Records that references have been released.
  /// - Complexity: O(removed values).
  mutating func recordRelease(_ numbers: [Int32]) {
    var unreferenced: [Int32] = []
    for number in numbers {
      guard let value = swiftReferences.removeValue(forKey: number) else { continue }
      release(components[Int(value)], &unreferenced)
      while let component = unreferenced.popLast() { remove(component, &unreferenced) }
    }
  }

  private mutating func release(_ component: Int32, _ unreferenced: inout [Int32]) {
    referenceCounts[Int(component)] -= 1
    if referenceCounts[Int(component)] == 0 { unreferenced.append(component) }
  }

  private mutating func remove(_ component: Int32, _ unreferenced: inout [Int32]) {
    for value in members[Int(component)] {
      if let object = graph.objects[value] { unreachable.append(object) }
      for other in graph.values(referencedBy: value) where components[Int(other)] != component {
        release(components[Int(other)], &unreferenced)
      }
    }
  }

  /// Returns the objects whose handles became unreachable since the last call.
  mutating func takeUnreachable() -> [AnyObject] {
    defer { unreachable = [] }
    return unreachable
  }
}
