package import SelectorRuntime

/// The selectors that gesture recognizers and their delivery send.
package final class GestureSelectors: NativeSelectors {
  // Recognizers
  private(set) lazy var sendActionWithRecognizer = selector("_sendActionWithGestureRecognizer:")
  private(set) lazy var initWithTarget = selector("initWithTarget:action:")
  private(set) lazy var state = selector("state")
  private(set) lazy var setState = selector("setState:")
  private(set) lazy var reset = selector("reset")
  private(set) lazy var resetRecognizer = selector("_resetGestureRecognizer")
  private(set) lazy var isEnabled = selector("isEnabled")
  private(set) lazy var ignoreTouch = selector("ignoreTouch:forEvent:")
  private(set) lazy var canPrevent = selector("canPreventGestureRecognizer:")
  private(set) lazy var canBePrevented = selector("canBePreventedByGestureRecognizer:")
  private(set) lazy var shouldRequireFailure = selector("shouldRequireFailureOfGestureRecognizer:")
  private(set) lazy var shouldBeRequiredToFail = selector(
    "shouldBeRequiredToFailByGestureRecognizer:")
  private(set) lazy var shouldReceiveEvent = selector("shouldReceiveEvent:")

  // Views
  private(set) lazy var gestureRecognizers = selector("gestureRecognizers")
  private(set) lazy var shouldBegin = selector("gestureRecognizerShouldBegin:")

  // Delegates
  /// The optional methods of `UIGestureRecognizerDelegate`; at most eight.
  private(set) lazy var delegateQuestions = [
    shouldBegin, delegateReceiveTouch, delegateReceiveEvent, delegateSimultaneous,
    delegateRequireFailure, delegateBeRequiredToFail, delegateReceivePress,
  ]
  private(set) lazy var delegateReceivePress = selector("gestureRecognizer:shouldReceivePress:")
  private(set) lazy var delegateReceiveTouch = selector("gestureRecognizer:shouldReceiveTouch:")
  private(set) lazy var delegateReceiveEvent = selector("gestureRecognizer:shouldReceiveEvent:")
  private(set) lazy var delegateSimultaneous = selector(
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
  private(set) lazy var delegateRequireFailure = selector(
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
  private(set) lazy var delegateBeRequiredToFail = selector(
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
}
