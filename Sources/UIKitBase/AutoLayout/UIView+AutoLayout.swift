internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

// no traps of count: depths are not negative.

/// The constraint methods of views.
extension UIView {
  /// The layout margins; a controller's root view has the system margins, 16 points at the sides.
  package final var effectiveMargins: UIEdgeInsets {
    var margins =
      layoutState?.margins
      ?? (controller == nil
        ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let safe = safeAreaInsets
    margins.top += safe.top
    margins.left += safe.left
    margins.bottom += safe.bottom
    margins.right += safe.right
    return margins
  }

  /// Whether the layout direction is right to left.
  final var readsRightToLeft: Bool {
    switch semanticContentAttribute {
    case 3: false
    case 4: true
    default: world.settings.layoutDirection == .rightToLeft
    }
  }

  static func defineAutoLayout(_ view: ClassDefinition<UIView>) {
    NSLayoutAnchor.defineAnchors(view, NSLayoutAnchor.attributes)
    NSLayoutAnchor.defineAnchors(
      view, ["firstBaselineAnchor": .firstBaseline, "lastBaselineAnchor": .lastBaseline])
    view.property(
      "translatesAutoresizingMaskIntoConstraints", get: { $0.translatesMask }
    ) { (view, translates: Bool) in
      guard translates != view.translatesMask else { return }
      view.layoutStateMade.translatesMask = translates
      view.superview?.markNeedsLayout()
      view.constraintsDidChange()
    }
    defineConstraints(view)
    definePriorities(view)
    defineUpdating(view)
    defineFitting(view)
    defineMargins(view)
    defineConflicts(view)
  }

  private static func defineConstraints(_ view: ClassDefinition<UIView>) {
    view.readonly("constraints", .copy) { $0.layoutState?.constraints ?? [] }
    func add(_ constraint: NSLayoutConstraint, to view: UIView) throws {
      if !constraint.isPrepared(for: view) {
        view.world.writeLog(
          "[LayoutConstraints] The view hierarchy is not prepared for the constraint: "
            + "\(constraint.text)\n\tWhen added to a view, the constraint's items must be "
            + "descendants of that view (or the view itself). This will crash if the constraint "
            + "needs to be resolved before the view hierarchy is assembled. Break on "
            + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
        if view.window != nil { throw view.world.unpreparedHierarchy() }
        constraint.isUnprepared = true
      }
      view.hold(constraint)
    }
    view.method("addConstraint:") { (view, constraint: NSLayoutConstraint) in
      try add(constraint, to: view)
    }
    view.method("addConstraints:") { (view, constraints: [NSLayoutConstraint]?) in
      for constraint in constraints ?? [] { try add(constraint, to: view) }
    }
    view.method("removeConstraint:") { (view, constraint: NSLayoutConstraint?) in
      if let constraint { view.lose(constraint) }
    }
    view.method("removeConstraints:") { (view, constraints: [NSLayoutConstraint]?) in
      for constraint in constraints ?? [] { view.lose(constraint) }
    }
    view.method("constraintsAffectingLayoutForAxis:") {
      (view, axis: Int) -> [NSLayoutConstraint] in
      view.constraints(affecting: view, axis)
    }
  }

  /// Returns the constraints of this view and its superviews that affect an item along an axis.
  final func constraints(affecting item: RuntimeObject, _ axis: Int) -> [NSLayoutConstraint] {
    ancestry.flatMap { $0.layoutState?.constraints ?? [] }.filter { constraint in
      (constraint.first === item || constraint.second === item)
        && constraint.firstAttribute.isHorizontal == (axis == 0)
    }
  }

  private static func definePriorities(_ view: ClassDefinition<UIView>) {
    define(
      view, "contentHuggingPriorityForAxis:", "setContentHuggingPriority:forAxis:",
      usual: LayoutState.low, get: { $0.hugging }, change: { $1(&$0.hugging) })
    define(
      view, "contentCompressionResistancePriorityForAxis:",
      "setContentCompressionResistancePriority:forAxis:", usual: LayoutState.high,
      get: { $0.resistance }, change: { $1(&$0.resistance) })
  }

  /// Defines the methods of a priority for each axis.
  private static func define(
    _ view: ClassDefinition<UIView>, _ getter: String, _ setter: String, usual: Double,
    get both: @escaping (LayoutState) -> (horizontal: Double, vertical: Double),
    change: @escaping (LayoutState, (inout (horizontal: Double, vertical: Double)) -> Void) -> Void
  ) {
    view.method(getter) { (view, axis: Int) -> Double in
      guard let both = view.layoutState.map(both) else { return usual }
      return axis == 0 ? both.horizontal : both.vertical
    }
    view.method(setter) { (view, priority: Double, axis: Int) in
      change(view.layoutStateMade) {
        if axis == 0 { $0.horizontal = priority } else { $0.vertical = priority }
      }
      if view.world.autoLayout.isUsed { view.constraintsDidChange() }
    }
  }

  private static func defineUpdating(_ view: ClassDefinition<UIView>) {
    view.method("setNeedsUpdateConstraints") { (view) in
      view.world.autoLayout.requestUpdate(of: view)
    }
    view.method("needsUpdateConstraints") { (view) -> Bool in
      view.layoutState?.needsUpdate ?? false
    }
    view.method("updateConstraints") { _ in }
    view.method("updateConstraintsIfNeeded") { (view) in
      try view.world.autoLayout.updateConstraints(below: view)
    }
    view.method("needsUpdateConstraintsOnFirstLayout") { (_) -> Bool in true }
  }

  /// Schedules the first `updateConstraints` of a view that overrides it and is added to a window.
  final func requestFirstUpdate() {
    let selectors = selectors
    let own = isa.method(selectors.updateConstraints)
    let inherited = runtime.cls(UIKitClasses.view).ownMethod(selectors.updateConstraints)
    var isWanted = own !== inherited
    if let controller {
      let method = controller.isa.method(selectors.updateViewConstraints)
      let plain = runtime.cls(UIKitClasses.viewController)
        .ownMethod(selectors.updateViewConstraints)
      isWanted = isWanted || method !== plain
    }
    if isWanted { world.autoLayout.requestUpdate(of: self) }
  }

  private static func defineFitting(_ view: ClassDefinition<UIView>) {
    let fit = view.runtime.selector(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
    // UILayoutPriorityFittingSizeLevel
    view.method("systemLayoutSizeFittingSize:") { (view, size: CGSize) -> CGSize in
      try view.call(fit, size, 50.0, 50.0)
    }
    view.method(fit.name) {
      (view, size: CGSize, horizontal: Double, vertical: Double) -> CGSize in
      try view.world.autoLayout.size(
        fitting: size, of: view, horizontal: horizontal, vertical: vertical)
    }
    view.method("alignmentRectForFrame:") { (_, frame: CGRect) -> CGRect in frame }
    view.method("frameForAlignmentRect:") { (_, rectangle: CGRect) -> CGRect in rectangle }
    view.readonly("alignmentRectInsets") { (_) -> UIEdgeInsets in .zero }
    for name in [
      "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "viewForBaselineLayout",
    ] {
      view.readonly(name, .strong) { (view) -> UIView in view }
    }
  }

  private static func defineMargins(_ view: ClassDefinition<UIView>) {
    view.property("layoutMargins", get: { $0.effectiveMargins }) { (view, margins: UIEdgeInsets) in
      view.layoutStateMade.margins = margins
      if view.world.autoLayout.isUsed { view.constraintsDidChange() }
      try view.send(view.runtime.selector("layoutMarginsDidChange"))
    }
    view.method("layoutMarginsDidChange") { _ in }
    let setMargins = view.runtime.selector("setLayoutMargins:")
    view.property(
      "directionalLayoutMargins",
      get: { (view) -> NSDirectionalEdgeInsets in
        let margins = view.effectiveMargins
        let sides = [margins.left, margins.right]
        let (leading, trailing) =
          view.readsRightToLeft ? (sides[1], sides[0]) : (sides[0], sides[1])
        return NSDirectionalEdgeInsets(
          top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
      }
    ) { (view, margins: NSDirectionalEdgeInsets) in
      let isReversed = view.readsRightToLeft
      try view.send(
        setMargins,
        UIEdgeInsets(
          top: margins.top, left: isReversed ? margins.trailing : margins.leading,
          bottom: margins.bottom, right: isReversed ? margins.leading : margins.trailing))
    }
    view.readonly("layoutMarginsGuide", .strong) { (view) -> UILayoutGuide in
      view.guide(.margins, \.marginsGuide, "UIViewLayoutMarginsGuide")
    }
    view.readonly("readableContentGuide", .strong) { (view) -> UILayoutGuide in
      view.guide(.margins, \.readableGuide, "UIViewReadableContentGuide")
    }
    view.readonly("layoutGuides", .copy) { $0.layoutState?.guides ?? [] }
    let setOwner = view.runtime.selector("setOwningView:")
    view.method("addLayoutGuide:") { (view, guide: UILayoutGuide) in
      if let owner = guide.owner { owner.layoutState?.guides.removeAll(guide) }
      try guide.send(setOwner, view)
      view.layoutStateMade.guides.append(guide)
    }
    view.method("removeLayoutGuide:") { (view, guide: UILayoutGuide) in
      guard guide.owner === view else { return }
      try guide.keptAlive {
        try guide.send(setOwner, UIView?.none)
        view.layoutState?.guides.removeAll(guide)
      }
      view.world.autoLayout.systemDidChange()
    }
  }

  /// Returns one of the standard layout guides, created on first use.
  final func guide(
    _ kind: UILayoutGuide.Kind, _ path: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>,
    _ identifier: String
  ) -> UILayoutGuide {
    let state = layoutStateMade
    if let known = state[keyPath: path] { return known }
    let made = world.create(UIKitClasses.layoutGuide)
    made.owner = self
    made.fill(kind, identifier)
    state[keyPath: path] = made
    return made
  }

  private static func defineConflicts(_ view: ClassDefinition<UIView>) {
    view.method("engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:") {
      (view, _: Value, broken: NSLayoutConstraint, all: [NSLayoutConstraint]) in
      try view.world.autoLayout.alert(broken, all)
    }
    view.readonly("hasAmbiguousLayout") { (view) -> Bool in
      try view.world.autoLayout.isAmbiguous(view)
    }
    view.method("exerciseAmbiguityInLayout") { _ in }
    view.method("_autolayoutTrace") { (view) -> String in
      var lines: [String] = []
      for inner in view.root.subtree {
        let depth = inner.ancestry.count - 1
        let mark = try view.world.autoLayout.isAmbiguous(inner) ? "AMBIGUOUS LAYOUT for " : ""
        lines.append(
          String(repeating: "|   ", count: depth) + (inner.translatesMask ? "" : "•")
            + mark + inner.layoutName)
      }
      return lines.joined(separator: "\n")
    }
  }
}
