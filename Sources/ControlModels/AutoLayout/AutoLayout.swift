internal import FoundationCore
internal import SelectorRuntime

/// Solves the constraints of a tree before its views are laid out, and keeps what came out.
///
/// Nothing here costs anything until a world has its first constraint. A solution holds until a
/// constraint, an intrinsic size, the tree or a frame that takes part in it changes; then the tree is
/// solved anew.
final class AutoLayout {
  private unowned let world: UIKitWorld
  /// Whether there has ever been a constraint.
  private(set) var isUsed = false
  /// How often something has changed that a solution may depend on.
  private var changes = 0
  private var solved: (root: WeakReference, changes: Int)?
  /// The views that are to hear `updateConstraints`.
  private var unupdated: [WeakReference] = []
  /// Whether it places views itself now, which is no change to the system.
  private var isPlacing = false

  init(_ world: UIKitWorld) { self.world = world }

  /// Forgets the solution: a snapshot has been restored.
  func forget() {
    changes &+= 1
    solved = nil
  }

  /// Something is different now: the next layout solves everything again.
  func systemDidChange() {
    isUsed = true
    changes &+= 1
  }

  /// A view has got another size or place that somebody else has given it.
  func viewHasMoved(_ view: UIView) {
    guard isUsed, !isPlacing else { return }
    if view.layoutState != nil || view.subviews.contains(where: { $0.layoutState != nil }) {
      changes &+= 1
    }
  }

  // MARK: - Updating constraints

  /// Has a view hear `updateConstraints` before the next layout.
  func requestUpdate(of view: UIView) {
    let state = view.layoutStateMade
    guard !state.needsUpdate else { return }
    isUsed = true
    state.needsUpdate = true
    unupdated.append(WeakReference(view))
    if view.window != nil { world.layoutPass.request() }
    view.markNeedsLayout()
  }

  /// Sends `updateConstraints` to the marked views of a tree, the deepest first.
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

  /// Solves the tree that a view stands in, if that is not done.
  func prepare(_ view: UIView) throws {
    guard isUsed, !isPlacing else { return }
    try updateConstraints(below: view)
    let root = view.root
    if let solved, solved.changes == changes, solved.root.load() === root { return }
    for _ in 0..<10 {
      let start = changes
      try solve(root)
      solved = (WeakReference(root), changes)
      // An intrinsic size may have changed something while it was asked for.
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

  /// Builds and solves a system; texts that break lines get a second round with their heights.
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

  /// The smallest or largest size that the constraints in a view allow it.
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

  /// The size of a view that holds others, if it has constraints that say anything of it.
  func size(
    fitting target: CGSize, byConstraintsIn view: UIView, horizontal: Double, vertical: Double
  ) throws -> CGSize? {
    guard isUsed, view.layoutState?.constraints.isEmpty == false else { return nil }
    return try size(fitting: target, of: view, horizontal: horizontal, vertical: vertical)
  }

  func isAmbiguous(_ view: UIView) throws -> Bool {
    try prepare(view)
    return view.layoutState?.isAmbiguous ?? false
  }

  // MARK: - Placing

  /// Puts the subviews of a view where the constraints want them, by `setBounds:` and `setCenter:`.
  func layOutSubviews(of view: UIView) throws {
    guard isUsed else { return }
    try prepare(view)
    let (wasPlacing, neededLayout) = (isPlacing, view.needsLayout)
    isPlacing = true
    defer {
      isPlacing = wasPlacing
      // The new sizes are those of this very layout.
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

  /// Says which constraints contradict each other, once for each time that they begin to.
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

  /// UIKit's words for it.
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
  /// The rectangle with its edges on pixels of a screen with two to the point.
  fileprivate var aligned: CGRect {
    func pixel(_ length: Double) -> Double { (length * 2).rounded() / 2 }
    let (x, y) = (pixel(origin.x), pixel(origin.y))
    return CGRect(x: x, y: y, width: pixel(maxX) - x, height: pixel(maxY) - y)
  }
}
