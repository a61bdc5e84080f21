internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A set of unsatisfiable constraints, and the one of them that is broken.
struct LayoutConflict {
  let broken: NSLayoutConstraint
  let all: [NSLayoutConstraint]
}

/// The constraints of a view hierarchy, as equations of one solver.
///
/// Every view that constraints position has four variables: its origin in its superview, and its
/// size. A view with a given frame is four constants, so that the systems on both sides of it are
/// independent.
struct LayoutSystem {
  /// A rectangle of expressions.
  struct Rectangle {
    var x = LayoutExpression()
    var y = LayoutExpression()
    var width = LayoutExpression()
    var height = LayoutExpression()
  }

  private let world: UIKitWorld
  /// The root view, and whether its size is to be determined.
  private let top: UIView
  private let isFitting: Bool
  private var solver = LayoutSolver()
  /// The first of the four variables of a view or guide, or of the two of a scroll view's content.
  private var variables: [ObjectIdentifier: Int32] = [:]
  private var contents: [ObjectIdentifier: Int32] = [:]
  /// The widths and heights, which must not be negative.
  private var sides: [Int32] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The unsatisfiable constraints: the broken one, and all that are involved.
  private(set) var conflicts: [LayoutConflict]
  /// The constraints that would have to be broken so that no size is negative.
  private(set) var contradiction: LayoutConflict?
  /// The views whose frames the system determines.
  private(set) var placed: [UIView] = []
  /// The heights that are assumed for multiline texts, which depend on their widths.
  private var heights: [ObjectIdentifier: Double]

  /// Creates a system.
  ///
  /// The constraints in `leftOut` were found to be unsatisfiable by an earlier attempt.
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

  /// Adds all constraints below the root.
  ///
  /// - Throws: the errors of `intrinsicContentSize`.
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
    for constraint in constraints {
      try constraint.checkAxes()
      try constraint.checkHierarchy()
    }
    // Preferred constants come first, then required equations and other preferences. Inequalities
    // come last, because they usually hold. The order does not change the result; it reduces the
    // number of pivots.
    for stage in Stage.allCases {
      let numbers = constraints.indices.filter { number in
        Stage(of: constraints[number]) == stage
          && !conflicts.contains { $0.broken === constraints[number] }
      }
      if stage == .equations, addEquations(numbers) { continue }
      for number in numbers { add(constraints[number], number) }
    }
  }

  /// Adds required equations, those between sizes first: positions are sums of sizes, which have few
  /// terms then.
  ///
  /// - Returns: false if they are in conflict. Nothing has changed then, because the order of the
  ///   constraints decides which one is broken.
  private mutating func addEquations(_ numbers: [Int]) -> Bool {
    let equations = numbers.compactMap { number in
      expression(of: constraints[number]).map { (number, $0) }
    }
    let sizes = equations.filter { constraints[$0.0].firstAttribute.axis == .size }
    let positions = equations.filter { constraints[$0.0].firstAttribute.axis != .size }
    var attempt = solver
    for (number, expression) in sizes + positions {
      let conflict = attempt.add(
        expression, .equal, priority: LayoutSolver.required, number: number)
      guard conflict == nil else { return false }
    }
    solver = attempt
    for (number, _) in equations { constraints[number].isBroken = false }
    return true
  }

  /// The order in which constraints are added.
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

  /// Returns the expression that a constraint compares with 0; nil if it is not below the root.
  private mutating func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let first = constraint.first, first.layoutView?.isDescendant(of: top) ?? false else {
      return nil
    }
    let second = constraint.second
    if let second, !(second.layoutView?.isDescendant(of: top) ?? false) { return nil }
    guard let common = constraint.commonView else { return nil }
    var expression = self.expression(constraint.firstAttribute, first, other: second, in: common)
    if let second {
      let other = self.expression(constraint.secondAttribute, second, other: first, in: common)
      expression = expression - other * constraint.multiplier
    }
    return expression - constraint.constant
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ number: Int) {
    guard let expression = expression(of: constraint) else { return }
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

  /// Prefers a size for the root, with priorities.
  mutating func fit(_ size: CGSize, horizontal: Double, vertical: Double) {
    let target = rectangle(of: top)
    for (side, length, priority) in [
      (target.width, size.width, horizontal), (target.height, size.height, vertical),
    ] {
      _ = solver.add(side - length, .equal, priority: priority, number: Int.max)
    }
  }

  /// Finds the best solution without negative sizes.
  mutating func solve() {
    solver.solve()
    // Negative sizes are rare, so the inequality is only added for those that occur.
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

  /// The standard guides of a view are positioned by its insets.
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

  /// Returns the rectangle of an item in the coordinates of the item or one of its superviews.
  private mutating func rectangle(
    of item: RuntimeObject, in common: UIView, other: RuntimeObject?
  ) -> Rectangle {
    var result = rectangle(of: item)
    if item === common {
      // Content of a scroll view is positioned relative to its content area, not its frame.
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

  /// Returns the distance of a text's baseline from its top or, negative, from its bottom.
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

  /// Returns the frame of a view or a guide.
  func solution(of item: RuntimeObject) -> CGRect? {
    variables[ObjectIdentifier(item)].map { base in
      CGRect(
        x: solver.value(of: base), y: solver.value(of: base + 1),
        width: solver.value(of: base + 2), height: solver.value(of: base + 3))
    }
  }

  /// Returns the content size of a scroll view.
  func content(of view: UIScrollView) -> CGSize? {
    contents[ObjectIdentifier(view)].map { base in
      CGSize(width: solver.value(of: base), height: solver.value(of: base + 1))
    }
  }

  /// Whether the constraints do not completely determine a view's frame.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let base = variables[ObjectIdentifier(view)] else { return false }
    return (0..<4).contains { solver.isFree(base + $0) }
  }

  /// Returns the heights that multiline texts need at their solved widths.
  ///
  /// - Returns: nil if they equal the assumed heights.
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
  /// Whether the height depends on the width.
  var breaksLines: Bool {
    (try? call(runtime.selector("numberOfLines"), as: Int.self)).map { $0 != 1 } ?? false
  }
}
