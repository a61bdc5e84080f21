internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Solves the constraints of a view hierarchy before layout, and caches the solution.
///
/// A world without constraints has no cost. A solution is valid until a constraint, an intrinsic
/// size, the hierarchy or a given frame in it changes; then the hierarchy is solved again.
package final class AutoLayout {
  private unowned let world: UIKitWorld
  /// Whether any constraint was ever created.
  private(set) var isUsed = false
  /// The number of changes that can affect a solution.
  private var changes = 0
  private var solved: (root: WeakReference, changes: Int)?
  /// The views whose `updateConstraints` is pending.
  private var unupdated: [WeakReference] = []
  /// Whether the solver is setting frames, which does not invalidate the solution.
  private var isPlacing = false

  init(_ world: UIKitWorld) { self.world = world }

  /// Discards the solution after a snapshot was restored.
  func forget() {
    changes &+= 1
    solved = nil
  }

  /// Invalidates the solution, so that the next layout solves all constraints again.
  func systemDidChange() {
    isUsed = true
    changes &+= 1
  }

  /// Called after a view's frame was changed by something other than the solver.
  func viewHasMoved(_ view: UIView) {
    guard isUsed, !isPlacing else { return }
    if view.layoutState != nil || view.subviews.contains(where: { $0.layoutState != nil }) {
      changes &+= 1
    }
  }

  // MARK: - Updating constraints

  /// Schedules `updateConstraints` of a view before the next layout.
  func requestUpdate(of view: UIView) {
    let state = view.layoutStateMade
    guard !state.needsUpdate else { return }
    isUsed = true
    state.needsUpdate = true
    unupdated.append(WeakReference(view))
    if view.window != nil { world.layoutPass.request() }
    view.markNeedsLayout()
  }

  /// Sends `updateConstraints` to the scheduled views of a hierarchy, deepest first.
  func updateConstraints(below top: UIView) throws {
    for _ in 0..<100 {
      let due = unupdated.compactMap { $0.load() as? UIView }.filter { $0.isDescendant(of: top) }
      guard !due.isEmpty else { return }
      unupdated.removeAll { reference in
        guard let view = reference.load() as? UIView else { return true }
        return due.contains { $0 === view }
      }
      for view in due.sorted(by: { $0.ancestry.count > $1.ancestry.count }) {
        view.layoutState?.needsUpdate = false
        try view.keptAlive {
          guard let controller = view.controller else {
            return try view.send(world.selectors.updateConstraints)
          }
          try controller.send(world.selectors.updateViewConstraints)
        }
      }
    }
  }

  // MARK: - Solving

  /// Solves the hierarchy of a view if there is no valid solution.
  func prepare(_ view: UIView) throws {
    guard isUsed, !isPlacing else { return }
    try updateConstraints(below: view)
    let root = view.root
    if let solved, solved.changes == changes, solved.root.load() === root { return }
    for _ in 0..<10 {
      let start = changes
      try solve(root)
      solved = (WeakReference(root), changes)
      // Computing an intrinsic size may have invalidated the system.
      if start == changes { return }
    }
  }

  private func solve(_ root: UIView) throws {
    let system = try solution(of: root) { _ in }
    for view in root.subtree {
      guard let state = view.layoutState else { continue }
      state.solved = view === root || view.translatesMask ? nil : system.solution(of: view)?.aligned
      state.isAmbiguous = system.isAmbiguous(view)
      for guide in state.guides { guide.solved = system.solution(of: guide) }
      if let frame = state.solved, frame != view.frame { view.superview?.markNeedsLayout() }
      if let scrollView = view as? UIScrollView {
        state.solvedContent = system.content(of: scrollView)
        if let size = state.solvedContent, size != scrollView.contentSize {
          scrollView.markNeedsLayout()
        }
      }
    }
    try report(system.conflicts)
  }

  /// Builds and solves a system; multiline texts need a second pass with their heights.
  private func solution(
    of top: UIView, isFitting: Bool = false, _ prepare: (inout LayoutSystem) -> Void
  ) throws -> LayoutSystem {
    var heights: [ObjectIdentifier: Double] = [:]
    var leftOut: [LayoutConflict] = []
    var rounds = 0
    while true {
      var system = LayoutSystem(top, isFitting: isFitting, heights: heights, leftOut: leftOut)
      try system.build()
      prepare(&system)
      system.solve()
      rounds += 1
      if let contradiction = system.contradiction, rounds < 20 {
        leftOut.append(contradiction)
      } else if rounds < 3, let others = try system.heightsOfTexts() {
        heights = others
      } else {
        return system
      }
    }
  }

  /// Returns the size of a view that satisfies its constraints and best fits a target size.
  func size(fitting target: CGSize, of view: UIView, horizontal: Double, vertical: Double) throws
    -> CGSize
  {
    try updateConstraints(below: view)
    _ = view.layoutStateMade
    let system = try solution(of: view, isFitting: true) {
      $0.fit(target, horizontal: horizontal, vertical: vertical)
    }
    return system.solution(of: view)?.aligned.size ?? view.bounds.size
  }

  /// Returns the size of a container view, if its constraints determine any of it.
  package func size(
    fitting target: CGSize, byConstraintsIn view: UIView, horizontal: Double, vertical: Double
  ) throws -> CGSize? {
    guard isUsed, view.layoutState?.constraints.isEmpty == false else { return nil }
    return try size(fitting: target, of: view, horizontal: horizontal, vertical: vertical)
  }

  func isAmbiguous(_ view: UIView) throws -> Bool {
    try prepare(view)
    return view.layoutState?.isAmbiguous ?? false
  }

  // MARK: - Setting frames

  /// Applies the solution to the subviews of a view with `setBounds:` and `setCenter:`.
  func layOutSubviews(of view: UIView) throws {
    guard isUsed else { return }
    try prepare(view)
    let (wasPlacing, neededLayout) = (isPlacing, view.needsLayout)
    isPlacing = true
    defer {
      isPlacing = wasPlacing
      // The new sizes result from the current layout, so they need no further one.
      view.needsLayout = neededLayout
    }
    if let scrollView = view as? UIScrollView, let size = view.layoutState?.solvedContent,
      size != scrollView.contentSize
    {
      try view.send(world.runtime.selector("setContentSize:"), size)
    }
    for subview in view.subviews {
      guard let frame = subview.layoutState?.solved, frame != subview.frame else { continue }
      try subview.keptAlive {
        if subview.bounds.size != frame.size {
          try subview.send(
            world.selectors.setBounds, CGRect(origin: subview.bounds.origin, size: frame.size))
        }
        let center = frame.center
        if subview.center != center { try subview.send(world.selectors.setCenter, center) }
      }
    }
  }

  // MARK: - Conflicts

  /// Reports unsatisfiable constraints, once each time that they become unsatisfiable.
  private func report(
    _ conflicts: [LayoutConflict]
  ) throws {
    let will = world.runtime.selector(
      "engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:")
    for conflict in conflicts where !conflict.broken.isBroken {
      conflict.broken.isBroken = true
      try conflict.broken.holder?.send(will, Value.none, conflict.broken, conflict.all)
    }
  }

  /// Logs UIKit's message for unsatisfiable constraints.
  func alert(_ broken: NSLayoutConstraint, _ all: [NSLayoutConstraint]) throws {
    let description = world.runtime.known.description
    let given = [broken.first, broken.second].compactMap { $0 as? UIView }.filter(\.translatesMask)
      .map {
        "<NSAutoresizingMaskLayoutConstraint:\($0.address) h=--& v=--& \($0.layoutName)."
          + "\(broken.firstAttribute.isHorizontal ? "width" : "height") == "
          + "\((broken.firstAttribute.isHorizontal ? $0.bounds.size.width : $0.bounds.size.height).layoutText)"
          + "   (active)>"
      }
    let lines = try given + all.map { try $0.call(description, as: String.self) }
    world.writeLog(
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
        + "\tProbably at least one of the constraints in the following list is one you don't want. "
        + "\n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't "
        + "expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and "
        + "fix it. \n(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        + "Will attempt to recover by breaking constraint \n"
        + "\(try broken.call(description, as: String.self))\n\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in "
        + "the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView "
        + "listed in <UIKitCore/UIView.h> may also be helpful.")
  }
}

extension CGRect {
  /// The rectangle with its edges rounded to pixels of a 2x screen.
  fileprivate var aligned: CGRect {
    func pixel(_ length: Double) -> Double { (length * 2).rounded() / 2 }
    let (x, y) = (pixel(origin.x), pixel(origin.y))
    return CGRect(x: x, y: y, width: pixel(maxX) - x, height: pixel(maxY) - y)
  }
}
