package import SelectorRuntime

/// The selectors that gesture recognizers and their delivery send.
package final class GestureSelectors: NativeSelectors {
  // Recognizers
  private(set) lazy var initWithTarget = known("initWithTarget:action:")
  private(set) lazy var state = known("state")
  private(set) lazy var setState = known("setState:")
  private(set) lazy var reset = known("reset")
  private(set) lazy var resetRecognizer = known("_resetGestureRecognizer")
  private(set) lazy var isEnabled = known("isEnabled")
  private(set) lazy var ignoreTouch = known("ignoreTouch:forEvent:")
  private(set) lazy var canPrevent = known("canPreventGestureRecognizer:")
  private(set) lazy var canBePrevented = known("canBePreventedByGestureRecognizer:")
  private(set) lazy var shouldRequireFailure = known("shouldRequireFailureOfGestureRecognizer:")
  private(set) lazy var shouldBeRequiredToFail = known("shouldBeRequiredToFailByGestureRecognizer:")
  private(set) lazy var shouldReceiveEvent = known("shouldReceiveEvent:")

  // Views
  private(set) lazy var gestureRecognizers = known("gestureRecognizers")
  private(set) lazy var shouldBegin = known("gestureRecognizerShouldBegin:")

  // Delegates
  private(set) lazy var delegateReceiveTouch = known("gestureRecognizer:shouldReceiveTouch:")
  private(set) lazy var delegateReceiveEvent = known("gestureRecognizer:shouldReceiveEvent:")
  private(set) lazy var delegateSimultaneous = known(
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
  private(set) lazy var delegateRequireFailure = known(
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
  private(set) lazy var delegateBeRequiredToFail = known(
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
}
