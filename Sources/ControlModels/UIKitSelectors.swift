internal import SelectorRuntime

/// The selectors that UIKit's models send, looked up once per world.
package struct UIKitSelectors {
  /// Those of gesture recognizers.
  let gestures: GestureSelectors
  // Making objects
  let alloc, initWithFrame, respondsToSelector: Selector
  // Responders
  let nextResponder, canBecomeFirstResponder, becomeFirstResponder: Selector
  let canResignFirstResponder, resignFirstResponder: Selector
  let canPerformAction, targetForAction: Selector
  let touchesBegan, touchesMoved, touchesEnded, touchesCancelled: Selector
  // Events
  let sendEvent, sendActionToFromForEvent, becomeKeyWindow, resignKeyWindow: Selector
  let makeKeyWindow, setHidden: Selector
  // Views
  let isHidden, alpha, isUserInteractionEnabled, isMultipleTouchEnabled: Selector
  let isExclusiveTouch, hitTest, pointInside: Selector
  let willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow: Selector
  let didAddSubview, willRemoveSubview, layoutSubviews, sizeThatFits, drawRect: Selector
  // Controllers
  let controllers: ControllerSelectors
  // Controls
  let isEnabled, setHighlighted, sendActionToForEvent, sendAction: Selector
  let beginTracking, continueTracking, endTracking, cancelTracking: Selector

  /// What web views send.
  let web: WebSelectors
  /// What alerts and action sheets send.
  let alerts: AlertSelectors
  /// What tab bars and their controllers send.
  let tabs: TabSelectors
  let textField: TextFieldSelectors
  // Scroll views
  let scrolling: ScrollSelectors
  // Tables
  let tables: TableSelectors
  // Collections
  let collections: CollectionSelectors

  init(_ runtime: Runtime) {
    gestures = GestureSelectors(runtime)
    web = WebSelectors(runtime)
    alerts = AlertSelectors(runtime)
    tabs = TabSelectors(runtime)
    textField = TextFieldSelectors(runtime)
    alloc = runtime.selector("alloc")
    initWithFrame = runtime.selector("initWithFrame:")
    respondsToSelector = runtime.selector("respondsToSelector:")

    nextResponder = runtime.selector("nextResponder")
    canBecomeFirstResponder = runtime.selector("canBecomeFirstResponder")
    becomeFirstResponder = runtime.selector("becomeFirstResponder")
    canResignFirstResponder = runtime.selector("canResignFirstResponder")
    resignFirstResponder = runtime.selector("resignFirstResponder")
    canPerformAction = runtime.selector("canPerformAction:withSender:")
    targetForAction = runtime.selector("targetForAction:withSender:")
    touchesBegan = runtime.selector("touchesBegan:withEvent:")
    touchesMoved = runtime.selector("touchesMoved:withEvent:")
    touchesEnded = runtime.selector("touchesEnded:withEvent:")
    touchesCancelled = runtime.selector("touchesCancelled:withEvent:")

    sendEvent = runtime.selector("sendEvent:")
    sendActionToFromForEvent = runtime.selector("sendAction:to:from:forEvent:")
    becomeKeyWindow = runtime.selector("becomeKeyWindow")
    resignKeyWindow = runtime.selector("resignKeyWindow")
    makeKeyWindow = runtime.selector("makeKeyWindow")
    setHidden = runtime.selector("setHidden:")

    isHidden = runtime.selector("isHidden")
    alpha = runtime.selector("alpha")
    isUserInteractionEnabled = runtime.selector("isUserInteractionEnabled")
    isMultipleTouchEnabled = runtime.selector("isMultipleTouchEnabled")
    isExclusiveTouch = runtime.selector("isExclusiveTouch")
    hitTest = runtime.selector("hitTest:withEvent:")
    pointInside = runtime.selector("pointInside:withEvent:")
    willMoveToSuperview = runtime.selector("willMoveToSuperview:")
    didMoveToSuperview = runtime.selector("didMoveToSuperview")
    willMoveToWindow = runtime.selector("willMoveToWindow:")
    didMoveToWindow = runtime.selector("didMoveToWindow")
    didAddSubview = runtime.selector("didAddSubview:")
    willRemoveSubview = runtime.selector("willRemoveSubview:")
    layoutSubviews = runtime.selector("layoutSubviews")
    drawRect = runtime.selector("drawRect:")
    sizeThatFits = runtime.selector("sizeThatFits:")

    controllers = ControllerSelectors(runtime)

    isEnabled = runtime.selector("isEnabled")
    setHighlighted = runtime.selector("setHighlighted:")
    sendActionToForEvent = runtime.selector("sendAction:to:forEvent:")
    sendAction = runtime.selector("sendAction:")
    beginTracking = runtime.selector("beginTrackingWithTouch:withEvent:")
    continueTracking = runtime.selector("continueTrackingWithTouch:withEvent:")
    endTracking = runtime.selector("endTrackingWithTouch:withEvent:")
    cancelTracking = runtime.selector("cancelTrackingWithEvent:")

    scrolling = ScrollSelectors(runtime)
    tables = TableSelectors(runtime)
    collections = CollectionSelectors(runtime)
  }
}
