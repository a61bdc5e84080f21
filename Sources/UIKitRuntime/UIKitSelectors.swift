package import SelectorRuntime

/// The selectors that UIKit's models send, looked up once per world.
package final class UIKitSelectors: NativeSelectors {
  /// The selectors of the application's life cycle.
  package private(set) lazy var application = ApplicationSelectors(runtime)

  /// The selectors of gesture recognizers.
  package private(set) lazy var gestures = GestureSelectors(runtime)

  /// The selectors of presses and keys.
  package private(set) lazy var presses = PressSelectors(runtime)

  /// The selectors of web views.
  package private(set) lazy var web = WebSelectors(runtime)

  /// The selectors of alerts and action sheets.
  package private(set) lazy var alerts = AlertSelectors(runtime)

  /// The selectors of tab bars and their controllers.
  package private(set) lazy var tabs = TabSelectors(runtime)
  package private(set) lazy var textField = TextFieldSelectors(runtime)
  package private(set) lazy var text = TextSelectors(runtime)
  package private(set) lazy var layers = LayerSelectors(runtime)
  package private(set) lazy var dynamics = DynamicSelectors(runtime)
  package private(set) lazy var textView = TextViewSelectors(runtime)

  // Object creation
  package private(set) lazy var alloc = selector("alloc")
  package private(set) lazy var initWithFrame = selector("initWithFrame:")
  package private(set) lazy var respondsToSelector = selector("respondsToSelector:")

  // Responders
  package private(set) lazy var nextResponder = selector("nextResponder")
  package private(set) lazy var canBecomeFirstResponder = selector("canBecomeFirstResponder")
  package private(set) lazy var becomeFirstResponder = selector("becomeFirstResponder")
  package private(set) lazy var canResignFirstResponder = selector("canResignFirstResponder")
  package private(set) lazy var resignFirstResponder = selector("resignFirstResponder")
  package private(set) lazy var canPerformAction = selector("canPerformAction:withSender:")
  package private(set) lazy var inputView = selector("inputView")
  package private(set) lazy var inputAccessoryView = selector("inputAccessoryView")
  package private(set) lazy var inputViewController = selector("inputViewController")
  package private(set) lazy var inputAccessoryController = selector("inputAccessoryViewController")
  package private(set) lazy var targetForAction = selector("targetForAction:withSender:")
  package private(set) lazy var touchesBegan = selector("touchesBegan:withEvent:")
  package private(set) lazy var touchesMoved = selector("touchesMoved:withEvent:")
  package private(set) lazy var touchesEnded = selector("touchesEnded:withEvent:")
  package private(set) lazy var touchesCancelled = selector("touchesCancelled:withEvent:")

  // Events
  package private(set) lazy var sendEvent = selector("sendEvent:")
  package private(set) lazy var sendActionToFromForEvent = selector("sendAction:to:from:forEvent:")
  package private(set) lazy var becomeKeyWindow = selector("becomeKeyWindow")
  package private(set) lazy var resignKeyWindow = selector("resignKeyWindow")
  package private(set) lazy var canBecomeKeyWindow = selector("canBecomeKeyWindow")
  package private(set) lazy var makeKeyWindow = selector("makeKeyWindow")
  package private(set) lazy var makeKeyAndVisible = selector("makeKeyAndVisible")
  package private(set) lazy var setHidden = selector("setHidden:")

  package private(set) lazy var setView = selector("setView:")

  // Views
  package private(set) lazy var isHidden = selector("isHidden")
  package private(set) lazy var alpha = selector("alpha")
  package private(set) lazy var isUserInteractionEnabled = selector("isUserInteractionEnabled")
  package private(set) lazy var isMultipleTouchEnabled = selector("isMultipleTouchEnabled")
  package private(set) lazy var isExclusiveTouch = selector("isExclusiveTouch")
  package private(set) lazy var hitTest = selector("hitTest:withEvent:")
  package private(set) lazy var pointInside = selector("pointInside:withEvent:")
  package private(set) lazy var willMoveToSuperview = selector("willMoveToSuperview:")
  package private(set) lazy var didMoveToSuperview = selector("didMoveToSuperview")
  package private(set) lazy var willMoveToWindow = selector("willMoveToWindow:")
  package private(set) lazy var didMoveToWindow = selector("didMoveToWindow")
  package private(set) lazy var didAddSubview = selector("didAddSubview:")
  package private(set) lazy var willRemoveSubview = selector("willRemoveSubview:")
  package private(set) lazy var layoutSubviews = selector("layoutSubviews")
  package private(set) lazy var setBounds = selector("setBounds:")
  package private(set) lazy var setCenter = selector("setCenter:")
  package private(set) lazy var updateConstraints = selector("updateConstraints")
  package private(set) lazy var updateViewConstraints = selector("updateViewConstraints")
  package private(set) lazy var drawRect = selector("drawRect:")
  package private(set) lazy var intrinsicContentSize = selector("intrinsicContentSize")
  package private(set) lazy var invalidateIntrinsicContentSize = selector(
    "invalidateIntrinsicContentSize")
  package private(set) lazy var sizeThatFits = selector("sizeThatFits:")
  package private(set) lazy var setFrame = selector("setFrame:")
  package private(set) lazy var setNeedsLayout = selector("setNeedsLayout")
  package private(set) lazy var setNeedsDisplay = selector("setNeedsDisplay")

  // Contents of views
  package private(set) lazy var setText = selector("setText:")
  package private(set) lazy var setTextColor = selector("setTextColor:")
  package private(set) lazy var setImage = selector("setImage:")
  package private(set) lazy var contentRectForBounds = selector("contentRectForBounds:")
  package private(set) lazy var imageRectForContentRect = selector("imageRectForContentRect:")
  package private(set) lazy var titleRectForContentRect = selector("titleRectForContentRect:")

  // Controllers
  package private(set) lazy var controllers = ControllerSelectors(runtime)

  // Controls
  package private(set) lazy var isEnabled = selector("isEnabled")
  package private(set) lazy var setHighlighted = selector("setHighlighted:")
  package private(set) lazy var setSelected = selector("setSelected:")
  package private(set) lazy var sendActionsForEvents = selector("_sendActionsForEvents:withEvent:")
  package private(set) lazy var sendActionToForEvent = selector("sendAction:to:forEvent:")
  package private(set) lazy var sendAction = selector("sendAction:")
  package private(set) lazy var beginTracking = selector("beginTrackingWithTouch:withEvent:")
  package private(set) lazy var continueTracking = selector("continueTrackingWithTouch:withEvent:")
  package private(set) lazy var endTracking = selector("endTrackingWithTouch:withEvent:")
  package private(set) lazy var cancelTracking = selector("cancelTrackingWithEvent:")

  // Scroll views
  package private(set) lazy var scrolling = ScrollSelectors(runtime)

  // Tables
  package private(set) lazy var tables = TableSelectors(runtime)

  // Configurations of cells
  package private(set) lazy var configurations = ConfigurationSelectors(runtime)

  // Collections
  package private(set) lazy var collections = CollectionSelectors(runtime)
}
