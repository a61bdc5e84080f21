internal import SelectorRuntime
internal import UIKitRuntime

/// Constraints that are active while a guide is near an edge of the window or away from it.
///
/// From UITrackingLayoutGuide.h. The keyboard is always docked here: its guide is near the bottom,
/// visible or not, and away from the other edges.
extension UILayoutGuide {
  /// `NSDirectionalRectEdge`.
  private static let bottom = 1 << 2
  private static let edges = [1 << 0, 1 << 1, bottom, 1 << 3]

  private func key(_ near: Bool, _ edge: Int) -> String { "\(near ? "near" : "away") \(edge)" }

  private func constraints(_ near: Bool, _ edge: Int) -> [NSLayoutConstraint] {
    storedValues?.value(key(near, edge)).flatMap { [NSLayoutConstraint].from($0, in: runtime) }
      ?? []
  }

  /// The edges in a mask; raises if it is empty.
  private func edges(in set: Int, _ method: String) throws -> [Int] {
    let named = Self.edges.filter { set & $0 != 0 }
    guard !named.isEmpty, set & ~0b1111 == 0 else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) \(method)]: \(set) is no NSDirectionalRectEdge")
    }
    return named
  }

  private func track(
    _ new: [NSLayoutConstraint], _ near: Bool, _ set: Int, _ method: String
  ) throws {
    for edge in try edges(in: set, method) {
      let former = constraints(near, edge)
      makeStoredValues().set(key(near, edge), new.messageValue, .strong)
      for constraint in former where !new.contains(where: { $0 === constraint }) {
        try activate(constraint, false)
      }
    }
    for constraint in new { try activate(constraint, holds(constraint)) }
  }

  private func activate(_ constraint: NSLayoutConstraint, _ active: Bool) throws {
    try constraint.send(runtime.selector("setActive:"), active)
  }

  /// Whether the conditions on all edges of a constraint hold.
  private func holds(_ constraint: NSLayoutConstraint) -> Bool {
    Self.edges.allSatisfy { edge in
      [true, false].allSatisfy { near in
        !constraints(near, edge).contains { $0 === constraint } || near == (edge == Self.bottom)
      }
    }
  }

  static func defineTracking(_ guide: ClassDefinition<UILayoutGuide>) {
    for (word, near) in [("NearEdge:", true), ("AwayFromEdge:", false)] {
      let (set, get) = ("setConstraints:activeWhen\(word)", "constraintsActiveWhen\(word)")
      guide.method(set) { (guide, constraints: [NSLayoutConstraint], edges: Int) in
        try guide.track(constraints, near, edges, set)
      }
      guide.method(get) { (guide, edges: Int) -> [NSLayoutConstraint] in
        let named = try guide.edges(in: edges, get)
        var found: [NSLayoutConstraint] = []
        for edge in named {
          for constraint in guide.constraints(near, edge)
          where !found.contains(where: { $0 === constraint }) {
            found.append(constraint)
          }
        }
        return found
      }
    }
    guide.method("removeAllTrackedConstraints") { (guide) in
      for edge in edges {
        for near in [true, false] {
          let former = guide.constraints(near, edge)
          guide.storedValues?.remove(guide.key(near, edge))
          for constraint in former {
            try constraint.keptAlive { try guide.activate(constraint, false) }
          }
        }
      }
    }
  }
}
