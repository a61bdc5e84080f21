internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// Arranges views in a row or a column by constraints, which are rebuilt after changes.
///
/// From the documentation of `UIStackView`: Auto Layout positions the arranged views. Their frames
/// are ignored; their intrinsic sizes and own constraints are used. Hidden views take no space.
package final class UIStackView: UIView {
  @StrongList private(set) var arranged: [UIView] = []
  private(set) var spacings: [ObjectIdentifier: Double] = [:]
  private(set) var axis = 0
  private(set) var distribution = Distribution.fill
  private(set) var alignment = Alignment.fill
  private(set) var spacing = 0.0
  /// The constraints and guides of the arrangement; UIStackView+Constraints creates them.
  @StrongList var ownConstraints: [NSLayoutConstraint] = []
  @StrongList var gaps: [UILayoutGuide] = []

  /// The distribution along the axis, numbered as in UIStackView.h.
  enum Distribution: Int {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment perpendicular to the axis, numbered as in UIStackView.h.
  enum Alignment: Int { case fill, leading, firstBaseline, center, trailing, lastBaseline }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (arranged, spacings) = (arranged, spacings)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.arranged = arranged.filter { $0.ifLiving != nil }
      self.spacings = spacings
    }
  }

  var isVertical: Bool { axis == 1 }

  /// The visible arranged views.
  var shown: [UIView] { arranged.filter { !$0.isHidden && $0.superview === self } }

  /// `UIStackViewSpacingUseDefault` and `…UseSystem`, which are FLT_MAX and FLT_MIN in
  /// UIStackView.h.
  private static let usualSpacing = Double(Float.greatestFiniteMagnitude)
  private static let systemSpacing = Double(Float.leastNormalMagnitude)

  /// The spacing between a view and the next visible one.
  func gap(after view: UIView) -> Double {
    let wanted = spacings[ObjectIdentifier(view)] ?? spacing
    // The system spacing is the standard spacing of the visual format.
    return wanted == Self.systemSpacing ? 8 : wanted
  }

  private func insertArranged(_ view: UIView, at index: Int) throws {
    $arranged.removeAll(view)
    let count = arranged.count
    guard (0...count).contains(index) else {
      throw RuntimeError(
        .inconsistency,
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)")
    }
    if index == count {
      $arranged.append(view, of: self)
    } else {
      arranged.insert(view, at: index)
    }
    try view.send(runtime.selector("setTranslatesAutoresizingMaskIntoConstraints:"), false)
    if view.superview !== self { try send(runtime.selector("addSubview:"), view) }
    arrangementDidChange()
  }

  private func forget(_ view: UIView) {
    guard $arranged.contains(view) else { return }
    $arranged.removeAll(view)
    spacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Marks the constraints to be rebuilt by the next layout.
  func arrangementDidChange() {
    world.autoLayout.requestUpdate(of: self)
    constraintsDidChange()
    superview?.markNeedsLayout()
  }

  /// Called after a view was hidden or shown, or its intrinsic size has changed.
  func subviewDidChange(_ view: UIView) {
    if $arranged.contains(view) { arrangementDidChange() }
  }

  static func define(_ stack: ClassDefinition<UIStackView>) {
    let insert = stack.runtime.selector("insertArrangedSubview:atIndex:")
    stack.classSide.method("layerClass") { (cls) -> RuntimeClass in
      let isPlain = cls.uikit.changes[.stackViewLayer]
      return cls.runtime.cls(isPlain ? UIKitClasses.layer : UIKitClasses.transformLayer)
    }
    stack.method("initWithArrangedSubviews:") { (stack, views: [UIView]) -> UIView in
      let made: UIView = try stack.call(stack.selectors.initWithFrame, CGRect.zero)
      for (place, view) in views.enumerated() { try made.send(insert, view, place) }
      return made
    }
    stack.readonly("arrangedSubviews", .copy) { $0.arranged }
    stack.method("addArrangedSubview:") { (stack, view: UIView) in
      let others = stack.arranged.count - (stack.$arranged.contains(view) ? 1 : 0)
      try stack.insertArranged(view, at: others)
    }
    stack.method(insert.name) { (stack, view: UIView, index: Int) in
      try stack.insertArranged(view, at: index)
    }
    stack.method("removeArrangedSubview:") { (stack, view: UIView) in stack.forget(view) }
    stack.method("willRemoveSubview:") { (stack, view: UIView) in stack.forget(view) }
    stack.method("setCustomSpacing:afterView:") { (stack, spacing: Double, view: UIView) in
      stack.spacings[ObjectIdentifier(view)] = spacing == Self.usualSpacing ? nil : spacing
      stack.arrangementDidChange()
    }
    stack.method("customSpacingAfterView:") { (stack, view: UIView) -> Double in
      stack.spacings[ObjectIdentifier(view)] ?? Self.usualSpacing
    }
    defineProperties(ofStack: stack)
    stack.method("updateConstraints") { (stack) in
      try stack.keptAlive { try stack.makeConstraints() }
    }
    stack.method("sizeThatFits:") { (stack, _: CGSize) -> CGSize in
      // UILayoutPriorityFittingSizeLevel
      try stack.world.autoLayout.size(fitting: .zero, of: stack, horizontal: 50, vertical: 50)
    }
    stack.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
    }
  }

  private static func defineProperties(ofStack stack: ClassDefinition<UIStackView>) {
    stack.property("axis", get: { $0.axis }) { (stack, axis: Int) in
      stack.axis = axis
      stack.arrangementDidChange()
    }
    stack.property("distribution", get: { $0.distribution.rawValue }) { (stack, number: Int) in
      guard let distribution = Distribution(rawValue: number) else {
        throw RuntimeError(.invalidArgument, "\(number) is no UIStackViewDistribution")
      }
      stack.distribution = distribution
      stack.arrangementDidChange()
    }
    stack.property("alignment", get: { $0.alignment.rawValue }) { (stack, number: Int) in
      guard let alignment = Alignment(rawValue: number) else {
        throw RuntimeError(.invalidArgument, "\(number) is no UIStackViewAlignment")
      }
      stack.alignment = alignment
      stack.arrangementDidChange()
    }
    stack.property("spacing", get: { $0.spacing }) { (stack, spacing: Double) in
      stack.spacing = spacing
      stack.arrangementDidChange()
    }
    stack.stored(
      "baselineRelativeArrangement", getter: "isBaselineRelativeArrangement", usual: false
    ) { $0.arrangementDidChange() }
    stack.stored(
      "layoutMarginsRelativeArrangement", getter: "isLayoutMarginsRelativeArrangement",
      usual: false
    ) { $0.arrangementDidChange() }
  }
}

extension UIKitClasses {
  package static let stackView = NativeClass<UIStackView>(
    "UIStackView", superclass: view, UIStackView.define)
}
