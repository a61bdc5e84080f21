package import SelectorRuntime

/// The selectors that UIKit's models send, looked up once per world.
package final class UIKitSelectors: NativeSelectors {
  /// The selectors of the application's life cycle.
  private(set) lazy var application = ApplicationSelectors(runtime)

  /// The selectors of gesture recognizers.
  private(set) lazy var gestures = GestureSelectors(runtime)

  /// The selectors of presses and keys.
  private(set) lazy var presses = PressSelectors(runtime)

  /// The selectors of web views.
  private(set) lazy var web = WebSelectors(runtime)

  /// The selectors of alerts and action sheets.
  private(set) lazy var alerts = AlertSelectors(runtime)

  /// The selectors of tab bars and their controllers.
  private(set) lazy var tabs = TabSelectors(runtime)
  private(set) lazy var textField = TextFieldSelectors(runtime)
  private(set) lazy var text = TextSelectors(runtime)
  private(set) lazy var layers = LayerSelectors(runtime)
  private(set) lazy var dynamics = DynamicSelectors(runtime)
  private(set) lazy var textView = TextViewSelectors(runtime)

  // Object creation
  private(set) lazy var alloc = selector("alloc")
  private(set) lazy var initWithFrame = selector("initWithFrame:")
  private(set) lazy var respondsToSelector = selector("respondsToSelector:")

  // Responders
  private(set) lazy var nextResponder = selector("nextResponder")
  private(set) lazy var canBecomeFirstResponder = selector("canBecomeFirstResponder")
  private(set) lazy var becomeFirstResponder = selector("becomeFirstResponder")
  private(set) lazy var canResignFirstResponder = selector("canResignFirstResponder")
  private(set) lazy var resignFirstResponder = selector("resignFirstResponder")
  private(set) lazy var canPerformAction = selector("canPerformAction:withSender:")
  private(set) lazy var inputView = selector("inputView")
  private(set) lazy var inputAccessoryView = selector("inputAccessoryView")
  private(set) lazy var inputViewController = selector("inputViewController")
  private(set) lazy var inputAccessoryController = selector("inputAccessoryViewController")
  private(set) lazy var targetForAction = selector("targetForAction:withSender:")
  private(set) lazy var touchesBegan = selector("touchesBegan:withEvent:")
  private(set) lazy var touchesMoved = selector("touchesMoved:withEvent:")
  private(set) lazy var touchesEnded = selector("touchesEnded:withEvent:")
  private(set) lazy var touchesCancelled = selector("touchesCancelled:withEvent:")

  // Events
  private(set) lazy var sendEvent = selector("sendEvent:")
  private(set) lazy var sendActionToFromForEvent = selector("sendAction:to:from:forEvent:")
  private(set) lazy var becomeKeyWindow = selector("becomeKeyWindow")
  private(set) lazy var resignKeyWindow = selector("resignKeyWindow")
  private(set) lazy var canBecomeKeyWindow = selector("canBecomeKeyWindow")
  private(set) lazy var makeKeyWindow = selector("makeKeyWindow")
  private(set) lazy var makeKeyAndVisible = selector("makeKeyAndVisible")
  private(set) lazy var setHidden = selector("setHidden:")

  private(set) lazy var setView = selector("setView:")

  // Views
  private(set) lazy var isHidden = selector("isHidden")
  private(set) lazy var alpha = selector("alpha")
  private(set) lazy var isUserInteractionEnabled = selector("isUserInteractionEnabled")
  private(set) lazy var isMultipleTouchEnabled = selector("isMultipleTouchEnabled")
  private(set) lazy var isExclusiveTouch = selector("isExclusiveTouch")
  private(set) lazy var hitTest = selector("hitTest:withEvent:")
  private(set) lazy var pointInside = selector("pointInside:withEvent:")
  private(set) lazy var willMoveToSuperview = selector("willMoveToSuperview:")
  private(set) lazy var didMoveToSuperview = selector("didMoveToSuperview")
  private(set) lazy var willMoveToWindow = selector("willMoveToWindow:")
  private(set) lazy var didMoveToWindow = selector("didMoveToWindow")
  private(set) lazy var didAddSubview = selector("didAddSubview:")
  private(set) lazy var willRemoveSubview = selector("willRemoveSubview:")
  private(set) lazy var layoutSubviews = selector("layoutSubviews")
  private(set) lazy var setBounds = selector("setBounds:")
  private(set) lazy var setCenter = selector("setCenter:")
  private(set) lazy var updateConstraints = selector("updateConstraints")
  private(set) lazy var updateViewConstraints = selector("updateViewConstraints")
  private(set) lazy var drawRect = selector("drawRect:")
  private(set) lazy var intrinsicContentSize = selector("intrinsicContentSize")
  private(set) lazy var invalidateIntrinsicContentSize = selector("invalidateIntrinsicContentSize")
  private(set) lazy var sizeThatFits = selector("sizeThatFits:")
  private(set) lazy var setFrame = selector("setFrame:")
  private(set) lazy var setNeedsLayout = selector("setNeedsLayout")
  private(set) lazy var setNeedsDisplay = selector("setNeedsDisplay")

  // Contents of views
  private(set) lazy var setText = selector("setText:")
  private(set) lazy var setTextColor = selector("setTextColor:")
  private(set) lazy var setImage = selector("setImage:")
  private(set) lazy var contentRectForBounds = selector("contentRectForBounds:")
  private(set) lazy var imageRectForContentRect = selector("imageRectForContentRect:")
  private(set) lazy var titleRectForContentRect = selector("titleRectForContentRect:")

  // Controllers
  private(set) lazy var controllers = ControllerSelectors(runtime)

  // Controls
  private(set) lazy var isEnabled = selector("isEnabled")
  private(set) lazy var setHighlighted = selector("setHighlighted:")
  private(set) lazy var setSelected = selector("setSelected:")
  private(set) lazy var sendActionsForEvents = selector("_sendActionsForEvents:withEvent:")
  private(set) lazy var sendActionToForEvent = selector("sendAction:to:forEvent:")
  private(set) lazy var sendAction = selector("sendAction:")
  private(set) lazy var beginTracking = selector("beginTrackingWithTouch:withEvent:")
  private(set) lazy var continueTracking = selector("continueTrackingWithTouch:withEvent:")
  private(set) lazy var endTracking = selector("endTrackingWithTouch:withEvent:")
  private(set) lazy var cancelTracking = selector("cancelTrackingWithEvent:")

  // Scroll views
  private(set) lazy var scrolling = ScrollSelectors(runtime)

  // Tables
  private(set) lazy var tables = TableSelectors(runtime)

  // Configurations of cells
  private(set) lazy var configurations = ConfigurationSelectors(runtime)

  // Collections
  private(set) lazy var collections = CollectionSelectors(runtime)
}
