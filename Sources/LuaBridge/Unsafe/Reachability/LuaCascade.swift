/// Which handles fall when references of Swift end, one after the other.
///
/// It counts, for each circle of values, how often it is held from outside; what is held no more
/// falls, and what only that held falls after it. The counts are those of the beginning. What scripts
/// change in between does no harm: they get at a value that may fall only when Swift shows it to
/// them, and what a shown reference holds never falls here.
struct LuaCascade {
  private let graph: LuaGraph
  private let circles: [Int32]
  private let members: [[Int32]]
  private var holders: [Int32]
  private var anchored: [Int32: Int32]
  private var fallen: [AnyObject] = []

  init(_ graph: LuaGraph) {
    self.graph = graph
    anchored = graph.anchored
    let (circles, count) = graph.circles()
    self.circles = circles
    var holders = [Int32](repeating: 0, count: count)
    var members = [[Int32]](repeating: [], count: count)
    for value in 0..<Int32(graph.count) {
      let circle = circles[Int(value)]
      members[Int(circle)].append(value)
      for other in graph.values(heldBy: value) where circles[Int(other)] != circle {
        holders[Int(circles[Int(other)])] += 1
      }
    }
    self.holders = holders
    self.members = members
  }

  /// Notes that a reference has been shown to a script.
  mutating func show(_ anchor: Int32) { anchored[anchor] = nil }

  /// Notes that references have ended.
  /// - Complexity: O(what falls).
  mutating func lift(_ anchors: [Int32]) {
    var falling: [Int32] = []
    for anchor in anchors {
      guard let value = anchored.removeValue(forKey: anchor) else { continue }
      release(circles[Int(value)], &falling)
      while let circle = falling.popLast() { fall(circle, &falling) }
    }
  }

  private mutating func release(_ circle: Int32, _ falling: inout [Int32]) {
    holders[Int(circle)] -= 1
    if holders[Int(circle)] == 0 { falling.append(circle) }
  }

  private mutating func fall(_ circle: Int32, _ falling: inout [Int32]) {
    for value in members[Int(circle)] {
      if let object = graph.objects[value] { fallen.append(object) }
      for other in graph.values(heldBy: value) where circles[Int(other)] != circle {
        release(circles[Int(other)], &falling)
      }
    }
  }

  /// Answers the objects whose handles have fallen since it was last asked.
  mutating func takeFallen() -> [AnyObject] {
    defer { fallen = [] }
    return fallen
  }
}
