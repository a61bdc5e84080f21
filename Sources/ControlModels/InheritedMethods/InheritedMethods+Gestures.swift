extension InheritedMethods {
  /// Recognizers.
  static let gestures: KeyValuePairs<String, String> = [
    "UIGestureRecognizer": "dealloc description",
    "UILongPressGestureRecognizer":
      "canPreventGestureRecognizer: initWithCoder: initWithTarget:action: "
      + "locationInView: locationOfTouch:inView: numberOfTouches",
    "UIPanGestureRecognizer":
      "initWithCoder: initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches",
    "UIPinchGestureRecognizer": "initWithCoder: initWithTarget:action:",
    "UIRotationGestureRecognizer": "initWithCoder: initWithTarget:action:",
    "UIScreenEdgePanGestureRecognizer": "dealloc initWithCoder: initWithTarget:action:",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer": "dealloc",
    "UIScrollViewPanGestureRecognizer":
      "canBePreventedByGestureRecognizer: delaysTouchesBegan initWithTarget:action: "
      + "removeTarget:action: translationInView: velocityInView:",
    "UIScrollViewPinchGestureRecognizer":
      "initWithTarget:action: removeTarget:action: setDelegate:",
    "UISwipeGestureRecognizer":
      "dealloc initWithCoder: initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches",
    "UITapGestureRecognizer":
      "canPreventGestureRecognizer: dealloc initWithCoder: initWithTarget:action: "
      + "locationInView: locationOfTouch:inView: numberOfTouches "
      + "shouldRequireFailureOfGestureRecognizer:",
  ]
}
