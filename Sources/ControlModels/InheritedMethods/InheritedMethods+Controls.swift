extension InheritedMethods {
  /// Controls.
  static let controls: KeyValuePairs<String, String> = [
    "UIButton":
      "beginTrackingWithTouch:withEvent: dealloc gestureRecognizerShouldBegin: "
      + "initWithFrame: pressesBegan:withEvent: pressesCancelled:withEvent: "
      + "pressesEnded:withEvent: setBounds: setContentHorizontalAlignment: "
      + "setContentVerticalAlignment: setEnabled: setFrame: setHighlighted: setNeedsLayout "
      + "setSelected: setSemanticContentAttribute: setTintColor: sizeThatFits: "
      + "tintColorDidChange",
    "UIControl": "canBecomeFirstResponder dealloc hitTest:withEvent: initWithFrame:",
    "UIPageControl": "gestureRecognizerShouldBegin: initWithFrame: layoutSubviews sizeThatFits:",
    "UIRefreshControl":
      "dealloc didMoveToSuperview init initWithFrame: setBackgroundColor: setBounds: "
      + "setFrame: setTintColor: sizeThatFits: sizeToFit tintColor",
    "UISegmentedControl":
      "bounds dealloc frame gestureRecognizerShouldBegin: initWithFrame: layoutSubviews "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: setAlpha: setBounds: setEnabled: setFrame: setTintColor: "
      + "sizeThatFits: sizeToFit touchesBegan:withEvent: touchesCancelled:withEvent: "
      + "touchesEnded:withEvent: touchesMoved:withEvent: "
      + "+automaticallyNotifiesObserversForKey:",
    "UISlider":
      "dealloc description gestureRecognizerShouldBegin: init initWithFrame: layoutSubviews "
      + "setAlpha: setBounds: setEnabled: setFrame: setHighlighted: setSelected: "
      + "sizeThatFits: tintColorDidChange",
    "UIStepper":
      "continueTrackingWithTouch:withEvent: gestureRecognizerShouldBegin: "
      + "hitTest:withEvent: layoutSubviews setFrame: setTintColor: sizeThatFits:",
    "UISwitch":
      "dealloc init setEnabled: setFrame: setSemanticContentAttribute: setTintColor: "
      + "sizeThatFits: tintColor",
    "UITableViewIndex": "initWithFrame: setFrame: sizeThatFits: tintColorDidChange",
    "UITextField":
      "backgroundColor beginTrackingWithTouch:withEvent: canPerformAction:withSender: "
      + "canResignFirstResponder cancelTrackingWithEvent: "
      + "continueTrackingWithTouch:withEvent: dealloc didMoveToWindow "
      + "gestureRecognizerShouldBegin: hitTest:withEvent: initWithFrame: layoutSubviews "
      + "observeValueForKeyPath:ofObject:change:context: pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: pressesEnded:withEvent: "
      + "removeFromSuperview respondsToSelector: setBackgroundColor: setBounds: "
      + "setClipsToBounds: setContentVerticalAlignment: setEnabled: setFrame: setHighlighted: "
      + "setNeedsLayout setSemanticContentAttribute: sizeThatFits: tintColorDidChange "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: undoManager willMoveToWindow:",
  ]
}
