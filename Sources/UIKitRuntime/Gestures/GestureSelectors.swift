package import SelectorRuntime

/// The selectors that gesture recognizers and their delivery send.
package final class GestureSelectors: NativeSelectors {
  // Recognizers
  package private(set) lazy var sendActionWithRecognizer = selector(
    "_sendActionWithGestureRecognizer:")
  package private(set) lazy var initWithTarget = selector("initWithTarget:action:")
  package private(set) lazy var state = selector("state")
  package private(set) lazy var setState = selector("setState:")
  package private(set) lazy var reset = selector("reset")
  package private(set) lazy var resetRecognizer = selector("_resetGestureRecognizer")
  package private(set) lazy var isEnabled = selector("isEnabled")
  package private(set) lazy var ignoreTouch = selector("ignoreTouch:forEvent:")
  package private(set) lazy var canPrevent = selector("canPreventGestureRecognizer:")
  package private(set) lazy var canBePrevented = selector("canBePreventedByGestureRecognizer:")
  package private(set) lazy var shouldRequireFailure = selector(
    "shouldRequireFailureOfGestureRecognizer:")
  package private(set) lazy var shouldBeRequiredToFail = selector(
    "shouldBeRequiredToFailByGestureRecognizer:")
  package private(set) lazy var shouldReceiveEvent = selector("shouldReceiveEvent:")

  // Views
  package private(set) lazy var gestureRecognizers = selector("gestureRecognizers")
  package private(set) lazy var shouldBegin = selector("gestureRecognizerShouldBegin:")

  // Delegates
  /// The optional methods of `UIGestureRecognizerDelegate`; at most eight.
  package private(set) lazy var delegateQuestions = [
    shouldBegin, delegateReceiveTouch, delegateReceiveEvent, delegateSimultaneous,
    delegateRequireFailure, delegateBeRequiredToFail, delegateReceivePress,
  ]
  package private(set) lazy var delegateReceivePress = selector(
    "gestureRecognizer:shouldReceivePress:")
  package private(set) lazy var delegateReceiveTouch = selector(
    "gestureRecognizer:shouldReceiveTouch:")
  package private(set) lazy var delegateReceiveEvent = selector(
    "gestureRecognizer:shouldReceiveEvent:")
  package private(set) lazy var delegateSimultaneous = selector(
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
  package private(set) lazy var delegateRequireFailure = selector(
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
  package private(set) lazy var delegateBeRequiredToFail = selector(
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
}
