extension InheritedMethods {
  /// Controls.
  static let controls: KeyValuePairs<String, String> = [
    "UIButton":
      "beginTrackingWithTouch:withEvent: dealloc gestureRecognizerShouldBegin: "
      + "initWithCoder: initWithFrame: pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesEnded:withEvent: setBounds: "
      + "setContentHorizontalAlignment: setContentVerticalAlignment: setEnabled: "
      + "setFrame: setHighlighted: setNeedsLayout setSelected: "
      + "setSemanticContentAttribute: setTintColor: sizeThatFits: tintColorDidChange",
    "UIControl":
      "canBecomeFirstResponder dealloc hitTest:withEvent: initWithCoder: "
      + "initWithFrame:",
    "UIPageControl":
      "gestureRecognizerShouldBegin: initWithCoder: initWithFrame: layoutSubviews "
      + "sizeThatFits:",
    "UIRefreshControl":
      "dealloc didMoveToSuperview init initWithCoder: initWithFrame: "
      + "setBackgroundColor: setBounds: setFrame: setTintColor: sizeThatFits: "
      + "sizeToFit tintColor",
    "UISegmentedControl":
      "bounds dealloc frame gestureRecognizerShouldBegin: initWithCoder: "
      + "initWithFrame: layoutSubviews pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: setAlpha: setBounds: setEnabled: setFrame: "
      + "setTintColor: sizeThatFits: sizeToFit touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent: "
      + "+automaticallyNotifiesObserversForKey:",
    "UISlider":
      "dealloc description gestureRecognizerShouldBegin: init initWithCoder: "
      + "initWithFrame: layoutSubviews setAlpha: setBounds: setEnabled: setFrame: "
      + "setHighlighted: setSelected: sizeThatFits: tintColorDidChange",
    "UIStepper":
      "awakeFromNib continueTrackingWithTouch:withEvent: "
      + "gestureRecognizerShouldBegin: hitTest:withEvent: initWithCoder: "
      + "layoutSubviews setFrame: setTintColor: sizeThatFits:",
    "UISwitch":
      "awakeFromNib dealloc init initWithCoder: setEnabled: setFrame: "
      + "setSemanticContentAttribute: setTintColor: sizeThatFits: tintColor",
    "UITableViewIndex": "initWithFrame: setFrame: sizeThatFits: tintColorDidChange",
    "UITextField":
      "backgroundColor beginTrackingWithTouch:withEvent: "
      + "canPerformAction:withSender: canResignFirstResponder "
      + "cancelTrackingWithEvent: continueTrackingWithTouch:withEvent: dealloc "
      + "didMoveToWindow gestureRecognizerShouldBegin: hitTest:withEvent: "
      + "initWithCoder: initWithFrame: layoutSubviews "
      + "observeValueForKeyPath:ofObject:change:context: pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: removeFromSuperview respondsToSelector: "
      + "setBackgroundColor: setBounds: setClipsToBounds: "
      + "setContentVerticalAlignment: setEnabled: setFrame: setHighlighted: "
      + "setNeedsLayout setSemanticContentAttribute: sizeThatFits: tintColorDidChange "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: undoManager "
      + "willMoveToWindow:",
  ]
}
