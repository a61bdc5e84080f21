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

  /// What watches the touches of the view and of all below it, in the order of addition; each is
  /// retained.
  package internal(set) final var recognizers: [UIGestureRecognizer] = [] {
    didSet { hasHadRecognizers = true }
  }
  /// Whether there has ever been one.
  final var hasHadRecognizers = false

  // The place; UIView+Geometry changes it.
  /// What of its own coordinates it shows; subviews stand in these.
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
  /// What `viewWithTag:` looks for.
  package final var tag = 0
  package final var accessibilityIdentifier: String?
  /// Which way it reads, as `UISemanticContentAttribute` numbers it; 0 is the application's way.
  package final var semanticContentAttribute = 0
  @Strong package final var backgroundColor: UIColor?
  /// The tint that it does not have from the view around it.
  @Strong final var ownTint: UIColor?
  @Strong final var ownLayer: CALayer?
  /// The safe area insets that it has been told of last.
  final var toldSafeAreaInsets = UIEdgeInsets.zero
  @Strong final var safeAreaGuide: UILayoutGuide?
  /// What of it follows the size of its superview.
  final var autoresizing: Autoresizing = []
  final var autoresizesSubviews = true
  final var contentMode = 0
  final var accessibilityLabel: String?
  final var isAccessibilityElement = false
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
    superview = nil
    backgroundColor = nil
    ownTint = nil
    ownLayer?.view = nil
    ownLayer = nil
    safeAreaGuide?.owner = nil
    safeAreaGuide = nil
    controller = nil
    super.destruct()
  }

  /// What `-[UIView sizeThatFits:]` answers.
  func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UIView {
  static func defineView(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let view = ClassDefinition<UIView>("UIView", in: runtime, superclass: superclass)
    view.method("init") { (view) -> Value in
      try view.ask(view.selectors.initWithFrame, CGRect.zero)
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
    defineSafeArea(view)
    defineAutoresizing(view)
    defineAppearance(view)
    defineTint(view)
    defineLayer(view)
    defineDrawing(view)
    defineEditing(view)
    defineAnimation(view)
    defineInteraction(view)
    defineGestures(view)
    return view.cls
  }

  private static func defineAppearance(_ view: ClassDefinition<UIView>) {
    view.method("alpha") { (view) -> Double in view.alpha }
    view.method("setAlpha:") { (view, alpha: Double) in
      try view.checkNumber(alpha, "setAlpha:")
      view.alpha = min(max(alpha, 0), 1)
    }
    view.method("isHidden") { (view) -> Bool in view.isHidden }
    view.method("setHidden:") { (view, hidden: Bool) in view.isHidden = hidden }
    view.method("isOpaque") { (view) -> Bool in view.isOpaque }
    view.method("setOpaque:") { (view, opaque: Bool) in view.isOpaque = opaque }
    view.method("clipsToBounds") { (view) -> Bool in view.clipsToBounds }
    view.method("setClipsToBounds:") { (view, clips: Bool) in view.clipsToBounds = clips }
    view.method("backgroundColor") { (view) -> UIColor? in view.backgroundColor }
    view.method("setBackgroundColor:") { (view, color: UIColor?) in
      view.willAnimate(.backgroundColor)
      view.backgroundColor = color
    }
    view.method("accessibilityIdentifier") { (view) -> String? in view.accessibilityIdentifier }
    view.method("setAccessibilityIdentifier:") { (view, identifier: String?) in
      view.accessibilityIdentifier = identifier
    }
    view.method("accessibilityLabel") { (view) -> String? in view.accessibilityLabel }
    view.method("setAccessibilityLabel:") { (view, label: String?) in
      view.accessibilityLabel = label
    }
    view.method("isAccessibilityElement") { (view) -> Bool in view.isAccessibilityElement }
    view.method("setIsAccessibilityElement:") { (view, isElement: Bool) in
      view.isAccessibilityElement = isElement
    }
    view.method("contentMode") { (view) -> Int in view.contentMode }
    view.method("setContentMode:") { (view, mode: Int) in view.contentMode = mode }
    view.method("semanticContentAttribute") { (view) -> Int in view.semanticContentAttribute }
    view.method("setSemanticContentAttribute:") { (view, attribute: Int) in
      view.semanticContentAttribute = attribute
    }
    view.method("tag") { (view) -> Int in view.tag }
    view.method("setTag:") { (view, tag: Int) in view.tag = tag }
  }

  private static func defineInteraction(_ view: ClassDefinition<UIView>) {
    view.method("isUserInteractionEnabled") { (view) -> Bool in view.isUserInteractionEnabled }
    view.method("setUserInteractionEnabled:") { (view, enabled: Bool) in
      view.isUserInteractionEnabled = enabled
    }
    view.method("isMultipleTouchEnabled") { (view) -> Bool in view.isMultipleTouchEnabled }
    view.method("setMultipleTouchEnabled:") { (view, enabled: Bool) in
      view.isMultipleTouchEnabled = enabled
    }
    view.method("isExclusiveTouch") { (view) -> Bool in view.isExclusiveTouch }
    view.method("setExclusiveTouch:") { (view, exclusive: Bool) in
      view.isExclusiveTouch = exclusive
    }
  }
}
