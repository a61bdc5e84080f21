extension InheritedMethods {
  /// Recognizers.
  static let gestures: KeyValuePairs<String, String> = [
    "UIGestureRecognizer": "dealloc description",
    "UILongPressGestureRecognizer":
      "canPreventGestureRecognizer: encodeWithCoder: initWithCoder: initWithTarget:action: "
      + "locationInView: locationOfTouch:inView: numberOfTouches pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: pressesEnded:withEvent:",
    "UIPanGestureRecognizer":
      "encodeWithCoder: initWithCoder: initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches pressesBegan:withEvent:",
    "UIPinchGestureRecognizer": "initWithCoder: initWithTarget:action:",
    "UIRotationGestureRecognizer": "initWithCoder: initWithTarget:action:",
    "UIScreenEdgePanGestureRecognizer":
      "dealloc encodeWithCoder: initWithCoder: initWithTarget:action:",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer": "dealloc",
    "UIScrollViewPanGestureRecognizer":
      "canBePreventedByGestureRecognizer: delaysTouchesBegan initWithTarget:action: "
      + "removeTarget:action: setAllowedTouchTypes: translationInView: velocityInView:",
    "UIScrollViewPinchGestureRecognizer":
      "initWithTarget:action: removeTarget:action: setDelegate:",
    "UISwipeGestureRecognizer":
      "dealloc encodeWithCoder: initWithCoder: initWithTarget:action: locationInView: "
      + "locationOfTouch:inView: numberOfTouches",
    "UITapGestureRecognizer":
      "canPreventGestureRecognizer: dealloc encodeWithCoder: initWithCoder: "
      + "initWithTarget:action: locationInView: locationOfTouch:inView: numberOfTouches "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: setAllowedPressTypes: shouldRequireFailureOfGestureRecognizer:",
  ]
}
