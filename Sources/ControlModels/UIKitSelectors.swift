package import SelectorRuntime

/// The selectors that UIKit's models send, looked up once per world.
package final class UIKitSelectors: NativeSelectors {
  /// Those of the application's life.
  private(set) lazy var application = ApplicationSelectors(runtime)

  /// Those of gesture recognizers.
  private(set) lazy var gestures = GestureSelectors(runtime)

  /// What web views send.
  private(set) lazy var web = WebSelectors(runtime)

  /// What alerts and action sheets send.
  private(set) lazy var alerts = AlertSelectors(runtime)

  /// What tab bars and their controllers send.
  private(set) lazy var tabs = TabSelectors(runtime)
  private(set) lazy var textField = TextFieldSelectors(runtime)
  private(set) lazy var text = TextSelectors(runtime)
  private(set) lazy var layers = LayerSelectors(runtime)
  private(set) lazy var textView = TextViewSelectors(runtime)

  // Making objects
  private(set) lazy var alloc = known("alloc")
  private(set) lazy var initWithFrame = known("initWithFrame:")
  private(set) lazy var respondsToSelector = known("respondsToSelector:")

  // Responders
  private(set) lazy var nextResponder = known("nextResponder")
  private(set) lazy var canBecomeFirstResponder = known("canBecomeFirstResponder")
  private(set) lazy var becomeFirstResponder = known("becomeFirstResponder")
  private(set) lazy var canResignFirstResponder = known("canResignFirstResponder")
  private(set) lazy var resignFirstResponder = known("resignFirstResponder")
  private(set) lazy var canPerformAction = known("canPerformAction:withSender:")
  private(set) lazy var targetForAction = known("targetForAction:withSender:")
  private(set) lazy var touchesBegan = known("touchesBegan:withEvent:")
  private(set) lazy var touchesMoved = known("touchesMoved:withEvent:")
  private(set) lazy var touchesEnded = known("touchesEnded:withEvent:")
  private(set) lazy var touchesCancelled = known("touchesCancelled:withEvent:")

  // Events
  private(set) lazy var sendEvent = known("sendEvent:")
  private(set) lazy var sendActionToFromForEvent = known("sendAction:to:from:forEvent:")
  private(set) lazy var becomeKeyWindow = known("becomeKeyWindow")
  private(set) lazy var resignKeyWindow = known("resignKeyWindow")
  private(set) lazy var makeKeyWindow = known("makeKeyWindow")
  private(set) lazy var makeKeyAndVisible = known("makeKeyAndVisible")
  private(set) lazy var setHidden = known("setHidden:")

  private(set) lazy var setView = known("setView:")

  // Views
  private(set) lazy var isHidden = known("isHidden")
  private(set) lazy var alpha = known("alpha")
  private(set) lazy var isUserInteractionEnabled = known("isUserInteractionEnabled")
  private(set) lazy var isMultipleTouchEnabled = known("isMultipleTouchEnabled")
  private(set) lazy var isExclusiveTouch = known("isExclusiveTouch")
  private(set) lazy var hitTest = known("hitTest:withEvent:")
  private(set) lazy var pointInside = known("pointInside:withEvent:")
  private(set) lazy var willMoveToSuperview = known("willMoveToSuperview:")
  private(set) lazy var didMoveToSuperview = known("didMoveToSuperview")
  private(set) lazy var willMoveToWindow = known("willMoveToWindow:")
  private(set) lazy var didMoveToWindow = known("didMoveToWindow")
  private(set) lazy var didAddSubview = known("didAddSubview:")
  private(set) lazy var willRemoveSubview = known("willRemoveSubview:")
  private(set) lazy var layoutSubviews = known("layoutSubviews")
  private(set) lazy var setBounds = known("setBounds:")
  private(set) lazy var setCenter = known("setCenter:")
  private(set) lazy var updateConstraints = known("updateConstraints")
  private(set) lazy var updateViewConstraints = known("updateViewConstraints")
  private(set) lazy var drawRect = known("drawRect:")
  private(set) lazy var intrinsicContentSize = known("intrinsicContentSize")
  private(set) lazy var invalidateIntrinsicContentSize = known("invalidateIntrinsicContentSize")
  private(set) lazy var sizeThatFits = known("sizeThatFits:")
  private(set) lazy var setFrame = known("setFrame:")
  private(set) lazy var setNeedsLayout = known("setNeedsLayout")
  private(set) lazy var setNeedsDisplay = known("setNeedsDisplay")

  // What views show
  private(set) lazy var setText = known("setText:")
  private(set) lazy var setTextColor = known("setTextColor:")
  private(set) lazy var setImage = known("setImage:")
  private(set) lazy var contentRectForBounds = known("contentRectForBounds:")
  private(set) lazy var imageRectForContentRect = known("imageRectForContentRect:")
  private(set) lazy var titleRectForContentRect = known("titleRectForContentRect:")

  // Controllers
  private(set) lazy var controllers = ControllerSelectors(runtime)

  // Controls
  private(set) lazy var isEnabled = known("isEnabled")
  private(set) lazy var setHighlighted = known("setHighlighted:")
  private(set) lazy var setSelected = known("setSelected:")
  private(set) lazy var sendActionToForEvent = known("sendAction:to:forEvent:")
  private(set) lazy var sendAction = known("sendAction:")
  private(set) lazy var beginTracking = known("beginTrackingWithTouch:withEvent:")
  private(set) lazy var continueTracking = known("continueTrackingWithTouch:withEvent:")
  private(set) lazy var endTracking = known("endTrackingWithTouch:withEvent:")
  private(set) lazy var cancelTracking = known("cancelTrackingWithEvent:")

  // Scroll views
  private(set) lazy var scrolling = ScrollSelectors(runtime)

  // Tables
  private(set) lazy var tables = TableSelectors(runtime)

  // Collections
  private(set) lazy var collections = CollectionSelectors(runtime)
}
