extension InheritedMethods {
  /// Layers, pictures, touches and other objects that are no views.
  static let objects: KeyValuePairs<String, String> = [
    "CAAnimation":
      "dealloc debugDescription setValue:forKey: setValue:forKeyPath: valueForKey: "
      + "valueForKeyPath: +automaticallyNotifiesObserversForKey:",
    "CALayer":
      "dealloc debugDescription description init setValue:forKey: setValue:forKeyPath: "
      + "setValue:forUndefinedKey: valueForKey: valueForKeyPath: valueForUndefinedKey:",
    "CAMediaTimingFunction": "dealloc description",
    "CLLocationManager": "dealloc",
    "UIAlertAction": "description",
    "UIApplication":
      "becomeFirstResponder dealloc motionBegan:withEvent: "
      + "motionCancelled:withEvent: motionEnded:withEvent: nextResponder "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesEnded:withEvent:",
    "UIBarButtonItem": "dealloc description init isEqual:",
    "UIContextualAction": "description",
    "UICubicTimingParameters": "description init isEqual:",
    "UIDevice": "dealloc init",
    "UIEvent": "dealloc",
    "UIGestureRecognizerTarget": "description",
    "UIImage": "dealloc",
    "UILayoutGuide": "dealloc description init",
    "UIPercentDrivenInteractiveTransition": "init",
    "UIResponder": "dealloc doesNotRecognizeSelector:",
    "UIScreen":
      "dealloc description observeValueForKeyPath:ofObject:change:context: valueForKey:",
    "UISpringTimingParameters": "description init isEqual:",
    "UISwipeActionsConfiguration": "description init",
    "UITouch": "dealloc description",
    "UIViewPropertyAnimator":
      "dealloc description init observeValueForKeyPath:ofObject:change:context: "
      + "+automaticallyNotifiesObserversForKey:",
    "WKBackForwardList": "dealloc",
    "WKBackForwardListItem": "dealloc",
    "WKFrameInfo": "dealloc description",
    "WKNavigation": "dealloc",
    "WKNavigationAction": "dealloc description",
    "WKNavigationResponse": "dealloc description",
    "WKUserContentController": "dealloc init",
    "WKWebViewConfiguration": "description init",
  ]
}
