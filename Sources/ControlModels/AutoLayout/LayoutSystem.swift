internal import FoundationCore
internal import SelectorRuntime

/// Constraints that cannot hold together, and the one of them that is left out.
struct LayoutConflict {
  let broken: NSLayoutConstraint
  let all: [NSLayoutConstraint]
}

/// The constraints of a tree of views, written as equations of one solver.
///
/// Every view that is placed by constraints has four variables: its origin in its superview, and its
/// size. A view whose frame is given is four numbers, so that what lies on both sides of it does not
/// depend on each other.
struct LayoutSystem {
  /// A rectangle of expressions.
  struct Rectangle {
    var x = LayoutExpression()
    var y = LayoutExpression()
    var width = LayoutExpression()
    var height = LayoutExpression()
  }

  private let world: UIKitWorld
  /// The view at the top, and whether its size is sought too.
  private let top: UIView
  private let isFitting: Bool
  private var solver = LayoutSolver()
  /// The first of the four variables of a view or a guide, or of two of a scroll view's contents.
  private var variables: [ObjectIdentifier: Int32] = [:]
  private var contents: [ObjectIdentifier: Int32] = [:]
  /// The widths and heights, none of which is less than nothing.
  private var sides: [Int32] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The constraints that contradict each other: the one that is left out, and all of them.
  private(set) var conflicts: [LayoutConflict]
  /// The constraints that would have to be left out for no size to be negative.
  private(set) var contradiction: LayoutConflict?
  /// The views that the system places.
  private(set) var placed: [UIView] = []
  /// The heights that were taken for texts that break lines, by their width.
  private var heights: [ObjectIdentifier: Double]

  /// Begins a system.
  ///
  /// - Parameter leftOut: what an earlier attempt has found to contradict.
  init(
    _ top: UIView, isFitting: Bool, heights: [ObjectIdentifier: Double], leftOut: [LayoutConflict]
  ) {
    conflicts = leftOut
    world = top.world
    self.top = top
    self.isFitting = isFitting
    self.heights = heights
  }

  // MARK: - Building

  /// Writes all constraints below the top.
  ///
  /// - Throws: what `intrinsicContentSize` throws.
  mutating func build() throws {
    let views = top.subtree
    for view in views {
      guard let state = view.layoutState else { continue }
      if isVariable(view) {
        placed.append(view)
        _ = rectangle(of: view)
        try addIntrinsicSize(of: view, state)
      }
      constraints += state.constraints
    }
    constraints.sort { $0.hashNumber < $1.hashNumber }
    // The wishes of single variables are a good start; the demands on all come next, and those that
    // hold nearly always anyway come last. The result is the same, the way there is short.
    for stage in Stage.allCases {
      for (number, constraint) in constraints.enumerated() where Stage(of: constraint) == stage {
        if conflicts.contains(where: { $0.broken === constraint }) { continue }
        add(constraint, number)
      }
    }
  }

  /// In which order constraints are written.
  private enum Stage: CaseIterable {
    case wishes, equations, preferences, inequalities

    init(of constraint: NSLayoutConstraint) {
      let isRequired = constraint.priority >= LayoutSolver.required
      self =
        switch constraint.relation {
        case .equal where isRequired: .equations
        case .equal: constraint.second == nil ? .wishes : .preferences
        case .lessOrEqual, .greaterOrEqual: .inequalities
        }
    }
  }

  private func isVariable(_ view: UIView) -> Bool {
    view === top ? isFitting : !view.translatesMask
  }

  private mutating func addIntrinsicSize(of view: UIView, _ state: LayoutState) throws {
    var size: CGSize = try view.call(world.selectors.intrinsicContentSize)
    if let height = heights[ObjectIdentifier(view)] { size.height = height }
    guard let base = variables[ObjectIdentifier(view)] else { return }
    if size.width >= 0 {
      _ = solver.prefer(
        base + 2, size.width, notMore: state.hugging.horizontal,
        notLess: state.resistance.horizontal, number: -1)
    }
    if size.height >= 0 {
      _ = solver.prefer(
        base + 3, size.height, notMore: state.hugging.vertical,
        notLess: state.resistance.vertical, number: -1)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ number: Int) {
    guard let first = constraint.first, first.layoutView?.isDescendant(of: top) ?? false else {
      return
    }
    let second = constraint.second
    if let second, !(second.layoutView?.isDescendant(of: top) ?? false) { return }
    guard let common = constraint.commonView else { return }
    var expression = self.expression(constraint.firstAttribute, first, other: second, in: common)
    if let second {
      let other = self.expression(constraint.secondAttribute, second, other: first, in: common)
      expression = expression - other * constraint.multiplier
    }
    expression = expression - constraint.constant
    guard
      let conflict = solver.add(
        expression, constraint.relation, priority: constraint.priority, number: number)
    else {
      constraint.isBroken = false
      return
    }
    var all = conflict.filter { $0 < constraints.count }.map { constraints[$0] }
    if !all.contains(where: { $0 === constraint }) { all.append(constraint) }
    conflicts.append(LayoutConflict(broken: constraint, all: all))
  }

  /// Wants the top to have a size, as far as priorities allow.
  mutating func fit(_ size: CGSize, horizontal: Double, vertical: Double) {
    let target = rectangle(of: top)
    for (side, length, priority) in [
      (target.width, size.width, horizontal), (target.height, size.height, vertical),
    ] {
      _ = solver.add(side - length, .equal, priority: priority, number: Int.max)
    }
  }

  /// Finds the best solution, in which nothing is smaller than empty.
  mutating func solve() {
    solver.solve()
    // Hardly any size comes out negative, so only those that do are forbidden to.
    for _ in 0..<10 {
      let negative = sides.filter { solver.value(of: $0) < -1e-6 }
      if negative.isEmpty { return }
      for side in negative {
        guard
          let conflict = solver.add(
            LayoutExpression(side), .greaterOrEqual, priority: LayoutSolver.required,
            number: Int.max)
        else { continue }
        let all = conflict.filter { constraints.indices.contains($0) }.map { constraints[$0] }
        contradiction = all.last.map { LayoutConflict(broken: $0, all: all) }
        return
      }
      solver.solve()
    }
  }

  // MARK: - Expressions

  private mutating func rectangle(of item: RuntimeObject) -> Rectangle {
    if let view = item as? UIView, !isVariable(view) {
      let frame = view === top ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
      return Rectangle(
        x: .init(constant: frame.origin.x), y: .init(constant: frame.origin.y),
        width: .init(constant: frame.size.width), height: .init(constant: frame.size.height))
    }
    if let guide = item as? UILayoutGuide, let fixed = fixedRectangle(of: guide) { return fixed }
    let key = ObjectIdentifier(item)
    let base = variables[key] ?? makeVariables(4)
    if variables[key] == nil {
      variables[key] = base
      sides += [base + 2, base + 3]
    }
    return Rectangle(
      x: .init(base), y: .init(base + 1), width: .init(base + 2), height: .init(base + 3))
  }

  private mutating func makeVariables(_ count: Int) -> Int32 {
    let first = solver.makeVariable()
    for _ in 1..<count { _ = solver.makeVariable() }
    return first
  }

  /// The guides that every view has stand in it as its insets say.
  private mutating func fixedRectangle(of guide: UILayoutGuide) -> Rectangle? {
    guard let owner = guide.owner else { return nil }
    if guide.kind == .content, let scrollView = owner as? UIScrollView {
      return contentRectangle(of: scrollView)
    }
    guard let insets = guide.insets else { return nil }
    let around = rectangle(of: owner)
    return Rectangle(
      x: .init(constant: insets.left), y: .init(constant: insets.top),
      width: around.width - (insets.left + insets.right),
      height: around.height - (insets.top + insets.bottom))
  }

  private mutating func contentRectangle(of view: UIScrollView) -> Rectangle {
    let key = ObjectIdentifier(view)
    let base = contents[key] ?? makeVariables(2)
    contents[key] = base
    return Rectangle(width: .init(base), height: .init(base + 1))
  }

  /// Where an item stands in the coordinates of a view that it is or stands in.
  private mutating func rectangle(
    of item: RuntimeObject, in common: UIView, other: RuntimeObject?
  ) -> Rectangle {
    var result = rectangle(of: item)
    if item === common {
      // The contents of a scroll view are measured from its content area, not from its frame.
      if let scrollView = item as? UIScrollView, let other, other !== item {
        return contentRectangle(of: scrollView)
      }
      result.x = .init()
      result.y = .init()
      return result
    }
    var place = item is UIView ? item.layoutView?.superview : item.layoutView
    while let view = place, view !== common {
      let around = rectangle(of: view)
      result.x.add(around.x)
      result.y.add(around.y)
      place = view.superview
    }
    return result
  }

  private mutating func expression(
    _ attribute: LayoutAttribute, _ item: RuntimeObject, other: RuntimeObject?, in common: UIView
  ) -> LayoutExpression {
    if attribute.axis == .size {
      let own = rectangle(of: item)
      return attribute == .width ? own.width : own.height
    }
    let rectangle = rectangle(of: item, in: common, other: other)
    let view = item.layoutView
    let resolved = attribute.resolved(isRightToLeft: view?.readsRightToLeft ?? false)
    let plain = resolved.withoutMargin
    let margins = plain == resolved ? .zero : view?.effectiveMargins ?? .zero
    switch plain {
    case .left: return rectangle.x + .init(constant: margins.left)
    case .right: return rectangle.x + rectangle.width - margins.right
    case .top, .firstBaseline:
      return rectangle.y + .init(constant: margins.top + baseline(plain, view))
    case .bottom, .lastBaseline:
      return rectangle.y + rectangle.height - (margins.bottom - baseline(plain, view))
    case .centerX:
      return rectangle.x + rectangle.width * 0.5
        + .init(constant: (margins.left - margins.right) / 2)
    case .centerY:
      return rectangle.y + rectangle.height * 0.5
        + .init(constant: (margins.top - margins.bottom) / 2)
    default: return .init()
    }
  }

  /// How far the baseline of a text is below its top, or (negative) above its bottom.
  private func baseline(_ attribute: LayoutAttribute, _ view: UIView?) -> Double {
    guard let view, attribute == .firstBaseline || attribute == .lastBaseline else { return 0 }
    let font = world.runtime.selector("font")
    let name = attribute == .firstBaseline ? "ascender" : "descender"
    guard world.runtime.implements(font, view),
      let object = try? view.call(font, as: RuntimeObject?.self)
    else { return 0 }
    return (try? object.call(world.runtime.selector(name), as: Double.self)) ?? 0
  }

  // MARK: - The solution

  /// Where a view or a guide stands.
  func solution(of item: RuntimeObject) -> CGRect? {
    variables[ObjectIdentifier(item)].map { base in
      CGRect(
        x: solver.value(of: base), y: solver.value(of: base + 1),
        width: solver.value(of: base + 2), height: solver.value(of: base + 3))
    }
  }

  /// How large the contents of a scroll view are.
  func content(of view: UIScrollView) -> CGSize? {
    contents[ObjectIdentifier(view)].map { base in
      CGSize(width: solver.value(of: base), height: solver.value(of: base + 1))
    }
  }

  /// Whether something of where a view stands is left open.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let base = variables[ObjectIdentifier(view)] else { return false }
    return (0..<4).contains { solver.isFree(base + $0) }
  }

  /// The heights that texts of several lines need at the widths that they have got; nil when they are
  /// what was taken for them.
  func heightsOfTexts() throws -> [ObjectIdentifier: Double]? {
    var result = heights
    for view in placed {
      guard let label = view as? UILabel, label.breaksLines, let frame = solution(of: label) else {
        continue
      }
      let size: CGSize = try label.call(
        world.selectors.sizeThatFits, CGSize(width: frame.size.width, height: 1e6))
      let taken =
        try heights[ObjectIdentifier(label)]
        ?? label.call(world.selectors.intrinsicContentSize, as: CGSize.self).height
      if abs(size.height - taken) > 0.01 { result[ObjectIdentifier(label)] = size.height }
    }
    return result == heights ? nil : result
  }
}

extension UILabel {
  /// Whether its height depends on its width.
  var breaksLines: Bool {
    (try? call(runtime.selector("numberOfLines"), as: Int.self)).map { $0 != 1 } ?? false
  }
}
