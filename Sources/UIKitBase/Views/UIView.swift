public import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A rectangular view with subviews, which receives touches.
///
/// It retains its subviews. Bounds, center and transform are stored; the frame is computed from
/// them.
open class UIView: UIResponder {
  // The hierarchy; UIView+Hierarchy changes it.
  /// From back to front.
  package final var subviews: [UIView] = []
  /// Nil also while the superview is being deallocated.
  @Weak package internal(set) final var superview: UIView?

  /// The recognizers of the view, in the order of addition; each is retained.
  package internal(set) final var recognizers: [UIGestureRecognizer] = [] {
    didSet { hasHadRecognizers = true }
  }
  /// Whether a recognizer has ever been added.
  final var hasHadRecognizers = false

  // The geometry; UIView+Geometry changes it.
  /// The visible rectangle in its own coordinates, which its subviews use.
  package internal(set) final var bounds = CGRect.zero
  /// The center of the bounds, in the superview's coordinates.
  package internal(set) final var center = CGPoint.zero
  /// The frame that was set last, until the geometry changes.
  ///
  /// A frame computed from the center has rounding errors.
  final var exactFrame: CGRect?

  // Layout; UIView+Layout and LayoutPass change it.
  package final var needsLayout = false
  final var hasLayoutBelow = false
  /// Whether a layout pass has sent `layoutSubviews` to it, which has not returned.
  final var isLayingOutSubviews = false
  /// Whether it needs display; UIView+Drawing changes it.
  final var needsDisplay = false
  /// The number of appearance setters that were applied.
  final var appearancesApplied = 0
  /// Whether it has been in a window with a size.
  final var hasBeenShown = false

  /// From 0 to 1, clamped by `setAlpha:`; views below 0.01 receive no touches.
  package final var alpha = 1.0 { willSet { willAnimate(.alpha) } }
  package final var isHidden = false
  package final var isOpaque = true
  package final var clipsToBounds = false
  package final var isUserInteractionEnabled = true
  /// Whether it receives a second finger during a touch.
  package final var isMultipleTouchEnabled = false
  /// Whether other views of its window receive no touches during its own.
  package final var isExclusiveTouch = false
  /// The number that `viewWithTag:` searches for.
  package final var tag = 0
  @Strong package final var backgroundColor: UIColor?
  /// The explicit tint color, or nil if it is inherited.
  @Strong package final var ownTint: UIColor?
  /// The explicit tint adjustment mode, and the number of dimmings; see UIView+Tint.
  final var ownTintMode: Int8 = 0
  final var tintDimmings: Int8 = 0
  @Strong package final var ownLayer: CALayer?
  @StrongList package final var interactions: [RuntimeObject] = []
  @StrongList final var motionEffects: [RuntimeObject] = []
  @Strong final var safeAreaGuide: UILayoutGuide?
  /// The autoresizing mask.
  package final var autoresizing: Autoresizing = []
  final var autoresizesSubviews = true
  /// The Auto Layout state; nil if the view has no constraints.
  final var layoutState: LayoutState?
  /// The properties that few views change; see UIView+UncommonState.
  final var uncommon: UncommonViewState?
  /// The controller that owns the view.
  @Weak package final var controller: UIViewController?

  override var chainSuccessor: RuntimeObject? { controller ?? superview }

  /// Whether hit-testing performs its pending layout first.
  open var makesContentInLayout: Bool { false }

  /// Captures the stored state for a snapshot; the returned function restores it without messages.
  ///
  /// The state is the geometry, the hierarchy and what a user sees or changes.
  open func savedState() -> () -> Void {
    let geometry = (bounds, center, transform, exactFrame, anchorPoint)
    let look = (alpha, isHidden, isOpaque, clipsToBounds, isUserInteractionEnabled, tag)
    let (children, parent) = (subviews, superview)
    return { [weak self] in
      guard let self, !isDeallocated else { return }
      let isChanged = bounds != geometry.0 || !subviews.elementsEqual(children, by: ===)
      (bounds, center, transform, exactFrame, anchorPoint) = geometry
      (alpha, isHidden, isOpaque, clipsToBounds, isUserInteractionEnabled, tag) = look
      subviews = children.restored(over: subviews)
      superview = parent?.ifLiving
      if isChanged { markNeedsLayout() }
    }
  }

  /// A view's `dealloc` removes the subviews.
  open override var hasWorkInDealloc: Bool { !subviews.isEmpty }

  open override func leaveOwners() {
    if let superview, !superview.isErased {
      superview.subviews.removeAll(self)
      // A list view creates another cell.
      superview.markNeedsLayout()
    }
    super.leaveOwners()
  }

  open override func destruct() {
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
  open func barInsets(over subview: UIView) -> UIEdgeInsets { .zero }

  /// Completes decoding: a default size, a layout.
  open func didDecode() throws {}

  /// The view to which decoded subviews are added.
  open func placeOfDecodedSubviews() throws -> UIView { self }

  /// The intrinsic size; a side without one is −1.
  open var intrinsicSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The default of `-[UIView sizeThatFits:]`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UIView {
  static func define(_ view: ClassDefinition<UIView>) {
    view.declare("tintColor", Value.self, .strong, of: "UIColor")
    view.method("initWithFrame:") { (view, frame: CGRect) -> UIView in
      try view.checkedSetFrame(frame)
      return view
    }
    view.nativeInit(sending: "initWithFrame:", [CGRect.zero.messageValue], isQuiet: true) {
      try $0.setInitialFrame()
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
    defineAutoLayout(view)
    defineProperties(view)
    defineSnapshots(view)
    defineAutoresizing(view)
    defineAppearance(view)
    defineTint(view)
    defineLayer(view)
    defineDrawing(view)
    defineEditing(view)
    defineAnimation(view)
    defineInteraction(view)
    defineGestures(view)
  }

  /// Sets the hidden state, which changes the layout of a stack view.
  final func hide(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    (superview as? UIStackView)?.subviewDidChange(self)
  }

  /// Sets the background color.
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
  package static let view = NativeClass<UIView>(
    "UIView", superclass: responder, UIView.define)
}
