extension InheritedMethods {
  /// Controls.
  static let controls: KeyValuePairs<String, String> = [
    "UIButton":
      "beginTrackingWithTouch:withEvent: canBecomeFocused dealloc encodeWithCoder: "
      + "gestureRecognizerShouldBegin: initWithCoder: initWithFrame: pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesEnded:withEvent: setBounds: "
      + "setContentHorizontalAlignment: setContentVerticalAlignment: setEnabled: setFrame: "
      + "setHighlighted: setNeedsLayout setSelected: setSemanticContentAttribute: setTintColor: "
      + "sizeThatFits: tintColorDidChange traitCollectionDidChange: updateConstraints "
      + "viewForLastBaselineLayout",
    "UIControl":
      "canBecomeFirstResponder canBecomeFocused dealloc encodeWithCoder: hitTest:withEvent: "
      + "initWithCoder: initWithFrame: touchesEstimatedPropertiesUpdated:",
    "UIDatePicker":
      "awakeFromNib encodeWithCoder: initWithCoder: initWithFrame: "
      + "invalidateIntrinsicContentSize setBackgroundColor: setBounds: setEnabled: setFrame: "
      + "traitCollectionDidChange:",
    "UIPageControl":
      "canBecomeFocused encodeWithCoder: gestureRecognizerShouldBegin: initWithCoder: "
      + "initWithFrame: layoutSubviews sizeThatFits:",
    "UIRefreshControl":
      "dealloc didMoveToSuperview encodeWithCoder: init initWithCoder: initWithFrame: "
      + "setBackgroundColor: setBounds: setFrame: setTintColor: sizeThatFits: sizeToFit "
      + "tintColor",
    "UISegmentedControl":
      "bounds canBecomeFocused dealloc didUpdateFocusInContext:withAnimationCoordinator: "
      + "encodeWithCoder: frame gestureRecognizerShouldBegin: initWithCoder: initWithFrame: "
      + "layoutSubviews pressesBegan:withEvent: pressesCancelled:withEvent: "
      + "pressesChanged:withEvent: pressesEnded:withEvent: setAlpha: setBounds: setEnabled: "
      + "setFrame: setTintColor: sizeThatFits: sizeToFit touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent: "
      + "traitCollectionDidChange: viewForLastBaselineLayout "
      + "+automaticallyNotifiesObserversForKey:",
    "UISlider":
      "dealloc description encodeWithCoder: gestureRecognizerShouldBegin: init initWithCoder: "
      + "initWithFrame: layoutSubviews setAlpha: setBounds: setEnabled: setFrame: "
      + "setHighlighted: setSelected: sizeThatFits: tintColorDidChange",
    "UIStepper":
      "awakeFromNib continueTrackingWithTouch:withEvent: encodeWithCoder: "
      + "gestureRecognizerShouldBegin: hitTest:withEvent: initWithCoder: layoutSubviews "
      + "setFrame: setTintColor: sizeThatFits:",
    "UISwitch":
      "awakeFromNib dealloc encodeWithCoder: init initWithCoder: setEnabled: setFrame: "
      + "setSemanticContentAttribute: setTintColor: sizeThatFits: tintColor "
      + "traitCollectionDidChange:",
    "UITableViewIndex":
      "canBecomeFocused initWithFrame: setFrame: sizeThatFits: tintColorDidChange",
    "UITextField":
      "backgroundColor beginTrackingWithTouch:withEvent: canBecomeFocused "
      + "canPerformAction:withSender: canResignFirstResponder cancelTrackingWithEvent: "
      + "continueTrackingWithTouch:withEvent: dealloc decodeRestorableStateWithCoder: "
      + "didMoveToWindow didUpdateFocusInContext:withAnimationCoordinator: "
      + "encodeRestorableStateWithCoder: encodeWithCoder: gestureRecognizerShouldBegin: "
      + "hitTest:withEvent: initWithCoder: initWithFrame: layoutSubviews "
      + "observeValueForKeyPath:ofObject:change:context: pasteItemProviders: "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: removeFromSuperview respondsToSelector: setBackgroundColor: "
      + "setBounds: setClipsToBounds: setContentVerticalAlignment: setEnabled: setFrame: "
      + "setHighlighted: setNeedsLayout setSemanticContentAttribute: sizeThatFits: "
      + "tintColorDidChange touchesCancelled:withEvent: touchesEnded:withEvent: "
      + "traitCollectionDidChange: undoManager viewForLastBaselineLayout willMoveToWindow:",
  ]
}
