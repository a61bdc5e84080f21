internal import SelectorRuntime

/// The selectors that gesture recognizers and their delivery send.
package struct GestureSelectors {
  // Recognizers
  let initWithTarget, state, setState, reset, isEnabled, ignoreTouch: Selector
  let canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail: Selector
  let shouldReceiveEvent: Selector
  // Views
  let gestureRecognizers, shouldBegin: Selector
  // Delegates
  let delegateReceiveTouch, delegateReceiveEvent, delegateSimultaneous: Selector
  let delegateRequireFailure, delegateBeRequiredToFail: Selector

  init(_ runtime: Runtime) {
    initWithTarget = runtime.selector("initWithTarget:action:")
    state = runtime.selector("state")
    setState = runtime.selector("setState:")
    reset = runtime.selector("reset")
    isEnabled = runtime.selector("isEnabled")
    ignoreTouch = runtime.selector("ignoreTouch:forEvent:")
    canPrevent = runtime.selector("canPreventGestureRecognizer:")
    canBePrevented = runtime.selector("canBePreventedByGestureRecognizer:")
    shouldRequireFailure = runtime.selector("shouldRequireFailureOfGestureRecognizer:")
    shouldBeRequiredToFail = runtime.selector("shouldBeRequiredToFailByGestureRecognizer:")
    shouldReceiveEvent = runtime.selector("shouldReceiveEvent:")

    gestureRecognizers = runtime.selector("gestureRecognizers")
    shouldBegin = runtime.selector("gestureRecognizerShouldBegin:")

    delegateReceiveTouch = runtime.selector("gestureRecognizer:shouldReceiveTouch:")
    delegateReceiveEvent = runtime.selector("gestureRecognizer:shouldReceiveEvent:")
    delegateSimultaneous = runtime.selector(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    delegateRequireFailure = runtime.selector(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    delegateBeRequiredToFail = runtime.selector(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
  }

  /// Defines the protocol of a recognizer's delegate.
  static func defineProtocol(in runtime: Runtime) {
    runtime.defineProtocol(
      "UIGestureRecognizerDelegate",
      optional: [
        ("gestureRecognizerShouldBegin:", "B@:@"),
        ("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", "B@:@@"),
        ("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", "B@:@@"),
        ("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", "B@:@@"),
        ("gestureRecognizer:shouldReceiveTouch:", "B@:@@"),
        ("gestureRecognizer:shouldReceivePress:", "B@:@@"),
        ("gestureRecognizer:shouldReceiveEvent:", "B@:@@"),
      ], adopts: runtime.lookUpProtocol("NSObject").map { [$0] } ?? [])
  }
}
