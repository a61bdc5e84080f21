extension InheritedMethods {
  /// Recognizers.
  static let gestures: KeyValuePairs<String, String> = [
    "UIGestureRecognizer": "dealloc description",
    "UILongPressGestureRecognizer":
      "canPreventGestureRecognizer: initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches",
    "UIPanGestureRecognizer":
      "initWithTarget:action: locationInView: locationOfTouch:inView: numberOfTouches",
    "UIPinchGestureRecognizer": "initWithTarget:action:",
    "UIRotationGestureRecognizer": "initWithTarget:action:",
    "UIScreenEdgePanGestureRecognizer": "dealloc initWithTarget:action:",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer": "dealloc",
    "UIScrollViewPanGestureRecognizer":
      "canBePreventedByGestureRecognizer: delaysTouchesBegan initWithTarget:action: "
      + "removeTarget:action: translationInView: velocityInView:",
    "UIScrollViewPinchGestureRecognizer":
      "initWithTarget:action: removeTarget:action: setDelegate:",
    "UISwipeGestureRecognizer":
      "dealloc initWithTarget:action: locationInView: locationOfTouch:inView: "
      + "numberOfTouches",
    "UITapGestureRecognizer":
      "canPreventGestureRecognizer: dealloc initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches shouldRequireFailureOfGestureRecognizer:",
  ]
}
