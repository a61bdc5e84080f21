internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The constraints of a stack view, with the identifiers that a device prints.
extension UIStackView {
  /// The attributes along the axis and perpendicular to it.
  private struct Sides {
    let start, end, length: LayoutAttribute
    let acrossStart, acrossEnd, breadth: LayoutAttribute
    let center, acrossCenter: LayoutAttribute

    static let row = Sides(
      start: .leading, end: .trailing, length: .width, acrossStart: .top, acrossEnd: .bottom,
      breadth: .height, center: .centerX, acrossCenter: .centerY)
    static let column = Sides(
      start: .top, end: .bottom, length: .height, acrossStart: .leading, acrossEnd: .trailing,
      breadth: .width, center: .centerY, acrossCenter: .centerX)
  }

  private var sides: Sides { isVertical ? .column : .row }

  /// The item that contains the views: the stack, or its layout margins guide.
  private func canvas() throws -> RuntimeObject {
    let isInMargins: Bool = try call(runtime.selector("isLayoutMarginsRelativeArrangement"))
    return isInMargins ? guide(.margins, \.marginsGuide, "UIViewLayoutMarginsGuide") : self
  }

  private func hold(
    _ identifier: String, _ first: RuntimeObject, _ attribute: LayoutAttribute,
    _ relation: LayoutSolver.Relation, _ second: RuntimeObject? = nil,
    _ other: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = LayoutSolver.required
  ) {
    let made = world.makeConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    made.fill(identifier, priority: priority)
    ownConstraints.append(made)
    hold(made)
  }

  /// Replaces the constraints by those of the present arrangement.
  ///
  /// - Throws: errors of a view's `intrinsicContentSize`.
  func makeConstraints() throws {
    for constraint in ownConstraints { lose(constraint) }
    ownConstraints = []
    for gap in gaps {
      gap.owner = nil
      layoutState?.guides.removeAll(gap)
    }
    gaps = []
    let views = shown
    guard let first = views.first, let last = views.last else { return hideOthers(self) }
    let (canvas, sides) = (try canvas(), sides)
    hold("UISV-canvas-connection", canvas, sides.start, .equal, first, sides.start)
    hold("UISV-canvas-connection", canvas, sides.end, .equal, last, sides.end)
    for (view, next) in zip(views, views.dropFirst()) { makeGap(view, next) }
    try share(views)
    align(views, in: canvas)
    hideOthers(canvas)
  }

  /// Hidden views have zero length, and follow the previous visible view.
  private func hideOthers(_ canvas: RuntimeObject) {
    var before: UIView?
    for view in arranged where view.superview === self {
      guard view.isHidden else {
        before = view
        continue
      }
      hold("UISV-hiding", view, sides.length, .equal)
      if let before {
        hold("UISV-spacing", view, sides.start, .equal, before, sides.end)
      } else {
        hold("UISV-canvas-connection", view, sides.start, .equal, canvas, sides.start)
      }
      hold("UISV-alignment", view, sides.acrossStart, .equal, canvas, sides.acrossStart)
    }
  }

  /// Adds the spacing between two views: exact, or a minimum for the equal spacing distributions.
  private func makeGap(_ view: UIView, _ next: UIView) {
    let room = gap(after: view)
    let relation: LayoutSolver.Relation =
      switch distribution {
      case .equalSpacing, .equalCentering: .greaterOrEqual
      case .fill, .fillEqually, .fillProportionally: .equal
      }
    let usesBaselines =
      isVertical
      && storedValues?.value("baselineRelativeArrangement").flatMap {
        Bool.from($0, in: runtime)
      } ?? false
    let (from, to) =
      usesBaselines
      ? (LayoutAttribute.lastBaseline, LayoutAttribute.firstBaseline) : (sides.end, sides.start)
    hold("UISV-spacing", next, to, relation, view, from, constant: room)
    guard relation == .greaterOrEqual else { return }
    let centers = distribution == .equalCentering
    let gap = world.create(UIKitClasses.layoutGuide)
    gap.owner = self
    layoutStateMade.guides.append(gap)
    hold(
      "UISV-distributing-edge", gap, sides.start, .equal, view, centers ? sides.center : sides.end)
    hold(
      "UISV-distributing-edge", gap, sides.end, .equal, next, centers ? sides.center : sides.start)
    if let first = gaps.first {
      // The distances between centers are equal, with at least the minimum spacing.
      hold(
        "UISV-fill-equally", gap, sides.length, .equal, first, sides.length,
        priority: centers ? 149 : LayoutSolver.required)
    }
    gaps.append(gap)
  }

  /// Adds the constraints on lengths for the distribution.
  private func share(_ views: [UIView]) throws {
    guard let first = views.first else { return }
    switch distribution {
    case .fillEqually:
      for view in views.dropFirst() {
        hold("UISV-fill-equally", view, sides.length, .equal, first, sides.length)
      }
    case .fillProportionally:
      let lengths = try views.map(intrinsicLength)
      guard let own = lengths[0], own > 0 else { return }
      for (view, length) in zip(views, lengths).dropFirst() {
        guard let length else { continue }
        hold(
          "UISV-fill-proportionally", view, sides.length, .equal, first, sides.length,
          multiplier: length / own)
      }
    case .fill:
      // Of views with equal content hugging, the last one is stretched.
      for view in views.dropLast() {
        guard let length = try intrinsicLength(view) else { continue }
        hold(
          "UISV-ambiguity-suppression", view, sides.length, .equal, constant: length, priority: 1)
      }
    case .equalSpacing, .equalCentering: break
    }
  }

  private func intrinsicLength(_ view: UIView) throws -> Double? {
    let size: CGSize = try view.call(selectors.intrinsicContentSize)
    let length = isVertical ? size.height : size.width
    return length < 0 ? nil : length
  }

  /// Adds the alignment constraints; the stack's default breadth is that of its views.
  private func align(_ views: [UIView], in canvas: RuntimeObject) {
    let sides = sides
    for view in views {
      switch alignment {
      case .fill:
        hold("UISV-alignment", view, sides.acrossStart, .equal, canvas, sides.acrossStart)
        hold("UISV-alignment", view, sides.acrossEnd, .equal, canvas, sides.acrossEnd)
        continue
      case .leading:
        hold("UISV-alignment", view, sides.acrossStart, .equal, canvas, sides.acrossStart)
      case .trailing:
        hold("UISV-alignment", view, sides.acrossEnd, .equal, canvas, sides.acrossEnd)
      case .center:
        hold("UISV-alignment", view, sides.acrossCenter, .equal, canvas, sides.acrossCenter)
      case .firstBaseline, .lastBaseline:
        let line: LayoutAttribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if isVertical {
          hold("UISV-alignment", view, sides.acrossStart, .equal, canvas, sides.acrossStart)
        } else if view !== views[0] {
          hold("UISV-alignment", view, line, .equal, views[0], line)
        }
      }
      hold(
        "UISV-spanning-boundary", view, sides.acrossStart, .greaterOrEqual, canvas,
        sides.acrossStart)
      hold("UISV-spanning-boundary", view, sides.acrossEnd, .lessOrEqual, canvas, sides.acrossEnd)
    }
    if alignment != .fill { hold("UISV-canvas-fit", self, sides.breadth, .equal, priority: 49) }
  }
}
