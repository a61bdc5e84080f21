package import SelectorRuntime

/// A rectangle on the screen that holds other views and gets touches.
///
/// It owns its subviews. Where it stands is said by its bounds, its centre and its transform; the
/// frame is computed from them.
package class UIView: UIResponder {
  // The tree; UIView+Hierarchy changes it.
  /// From the back to the front.
  package internal(set) final var subviews: [UIView] = []
  /// Nil also while that view is being deallocated.
  @Weak package internal(set) final var superview: UIView?

  /// The recognizers that watch the touches of the view and of all below it, in the order of
  /// addition; each is retained.
  package internal(set) final var recognizers: [UIGestureRecognizer] = [] {
    didSet { hasHadRecognizers = true }
  }
  /// Whether there has ever been one.
  final var hasHadRecognizers = false

  // The place; UIView+Geometry changes it.
  /// The part of its own coordinates that it shows; subviews stand in these.
  package internal(set) final var bounds = CGRect.zero
  /// The middle of the bounds, in the superview's coordinates.
  package internal(set) final var center = CGPoint.zero
  /// Applied around the centre.
  package internal(set) final var transform = CGAffineTransform.identity
  /// Which point of its bounds stands at the centre, as a part of their size.
  final var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The frame as it was set, until something else moves the view: computed back from the centre it
  /// would be off by a rounding.
  final var exactFrame: CGRect?

  // Layout; UIView+Layout and LayoutPass change it.
  final var needsLayout = false
  final var hasLayoutBelow = false
  /// Whether it is to draw itself; UIView+Drawing changes it.
  final var needsDisplay = false
  /// How many setters of appearances it has got.
  final var appearancesApplied = 0
  /// Whether it has been in a window with a size.
  final var hasBeenShown = false

  /// From 0 to 1, as `setAlpha:` sees to; a view fainter than 0.01 is passed by when a finger comes
  /// down.
  package final var alpha = 1.0 { willSet { willAnimate(.alpha) } }
  package final var isHidden = false
  package final var isOpaque = true
  package final var clipsToBounds = false
  package final var isUserInteractionEnabled = true
  /// Whether it gets a second finger while the first one is on it.
  package final var isMultipleTouchEnabled = false
  /// Whether no other view of its window gets a touch while it has one.
  package final var isExclusiveTouch = false
  /// The number that `viewWithTag:` looks for.
  package final var tag = 0
  package final var accessibilityIdentifier: String?
  /// Which way it reads, as `UISemanticContentAttribute` numbers it; 0 is the application's way.
  package final var semanticContentAttribute = 0
  @Strong package final var backgroundColor: UIColor?
  /// The tint that it does not have from the view around it.
  @Strong final var ownTint: UIColor?
  /// The mode of its own, and how much stands in front that dims its tint; see UIView+Tint.
  final var ownTintMode: Int8 = 0
  final var tintDimmings: Int8 = 0
  @Strong final var ownLayer: CALayer?
  /// The safe area insets that it has been told of last.
  final var toldSafeAreaInsets = UIEdgeInsets.zero
  @Strong final var safeAreaGuide: UILayoutGuide?
  /// The measures that follow the size of its superview.
  final var autoresizing: Autoresizing = []
  final var autoresizesSubviews = true
  final var contentMode = 0
  /// The notes of Auto Layout on it; nil while it has nothing to do with that.
  final var layoutState: LayoutState?
  /// The traits that it sets itself, and those that it has been told of last.
  final var ownTraits, toldTraits: TraitValues?
  /// The controller whose view it is.
  @Weak final var controller: UIViewController?
  /// How many transitions keep fingers off it.
  final var transitionsInside = 0

  override var chainSuccessor: RuntimeObject? { controller ?? superview }

  /// Whether its layout makes the views that a finger is to hit.
  var makesContentInLayout: Bool { false }

  package override func leaveOwners() {
    if let superview, !superview.isErased {
      superview.subviews.removeAll { $0 === self }
      // A list of cells makes another one.
      superview.markNeedsLayout()
    }
    super.leaveOwners()
  }

  package override func destruct() {
    releaseRecognizers()
    for subview in subviews {
      subview.superview = nil
      subview.release()
    }
    subviews = []
    ownLayer?.view = nil
    layoutState?.empty()
    layoutState = nil
    safeAreaGuide?.owner = nil
    super.destruct()
  }

  /// The insets that bars in front of a subview cover, from the edges of this view.
  func barInsets(over subview: UIView) -> UIEdgeInsets { .zero }

  /// Completes what a nib or an archive has said: a size that the class gives itself, a layout.
  func didDecode() throws {}

  /// Where the views of a nib or an archive stand that are said to be in this one.
  func placeOfDecodedSubviews() throws -> UIView { self }

  /// The size that it has by what it shows; a side that it has none for is −1.
  var intrinsicSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The answer of `-[UIView sizeThatFits:]`.
  func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UIView {
  static func define(_ view: ClassDefinition<UIView>) {
    view.declare("tintColor", Value.self, .strong, of: "UIColor")
    view.method("init") { (view) -> Value in
      try view.call(view.selectors.initWithFrame, CGRect.zero)
    }
    view.method("initWithFrame:") { (view, frame: CGRect) -> UIView in
      try view.checkedSetFrame(frame)
      return view
    }
    defineGeometry(view)
    defineConversion(view)
    defineTree(view)
    defineMoving(view)
    defineHitTesting(view)
    defineLayout(view)
    defineKeyboardGuide(view)
    defineIntrinsicSize(view)
    UIAppearanceProxy.defineAppearance(view)
    defineSafeArea(view)
    defineTraits(view)
    defineCoding(view)
    defineAutoLayout(view)
    defineProperties(view)
    view.later(defineAccessibility)
    defineSnapshots(view)
    defineAutoresizing(view)
    defineAppearance(view)
    defineTint(view)
    defineLayer(view)
    defineDrawing(view)
    defineMotionEffects(view)
    defineEditing(view)
    defineAnimation(view)
    defineInteraction(view)
    defineGestures(view)
  }

  /// Shows or hides it, which moves the others of a stack.
  final func hide(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    (superview as? UIStackView)?.subviewDidChange(self)
  }

  /// Gives it another colour behind what it shows.
  final func show(background color: UIColor?) throws {
    willAnimate(.backgroundColor)
    backgroundColor = color
    if drawsItself { try send(selectors.setNeedsDisplay) }
  }

  private static func defineAppearance(_ view: ClassDefinition<UIView>) {
    let layers = view.cls.uikit.layerListening
    view.property("alpha", get: { Real($0.alpha) }) { (view, alpha: Real) in
      if layers.mayHear(layers.setOpacity), try view.tellsLayer(layers.setOpacity, alpha.number) {
        return
      }
      view.alpha = min(max(alpha.number, 0), 1)
    }
    view.property("hidden", getter: "isHidden", get: { $0.isHidden }) { (view, hidden: Bool) in
      if layers.mayHear(layers.setHidden), try view.tellsLayer(layers.setHidden, hidden) {
        return
      }
      view.hide(hidden)
    }
    view.property("opaque", getter: "isOpaque", get: { $0.isOpaque }) { (view, opaque: Bool) in
      if layers.mayHear(layers.setOpaque) {
        _ = try view.tellsLayer(layers.setOpaque, opaque)
      }
      view.isOpaque = opaque
    }
    view.property("clipsToBounds", get: { $0.clipsToBounds }) { (view, clips: Bool) in
      let setter = layers.setMasksToBounds
      if layers.mayHear(setter), try view.tellsLayer(setter, clips) { return }
      view.clipsToBounds = clips
    }
    view.property("backgroundColor", .copy, get: { $0.backgroundColor }) {
      (view, color: UIColor?) in
      let setter = layers.setBackgroundColor
      if layers.mayHear(setter), try view.tellsLayer(setter, color) { return }
      try view.show(background: color)
    }
    view.property("contentMode", get: { $0.contentMode }, set: { $0.contentMode = $1 })
    view.property(
      "semanticContentAttribute", get: { $0.semanticContentAttribute },
      set: { $0.semanticContentAttribute = $1 })
    view.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
  }

  private static func defineInteraction(_ view: ClassDefinition<UIView>) {
    view.property(
      "userInteractionEnabled", getter: "isUserInteractionEnabled",
      get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
    view.property(
      "multipleTouchEnabled", getter: "isMultipleTouchEnabled", get: { $0.isMultipleTouchEnabled },
      set: { $0.isMultipleTouchEnabled = $1 })
    view.property(
      "exclusiveTouch", getter: "isExclusiveTouch", get: { $0.isExclusiveTouch },
      set: { $0.isExclusiveTouch = $1 })
  }
}

extension UIKitClasses {
  static let view = NativeClass<UIView>(
    "UIView", superclass: responder, UIView.define)
}
