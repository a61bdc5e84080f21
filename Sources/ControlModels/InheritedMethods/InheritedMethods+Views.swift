extension InheritedMethods {
  /// Plain views, bars, web views and windows.
  static let views: KeyValuePairs<String, String> = [
    "UIActionSheet": "dealloc initWithFrame:",
    "UIActivityIndicatorView":
      "dealloc initWithCoder: initWithFrame: setBounds: setFrame: sizeThatFits: "
      + "tintColorDidChange",
    "UIAlertView": "dealloc initWithFrame: window",
    "UIImageView":
      "dealloc initWithCoder: initWithFrame: layoutSubviews setBackgroundColor: "
      + "setBounds: setFrame: setSemanticContentAttribute: sizeThatFits: "
      + "tintColorDidChange",
    "UILabel":
      "dealloc initWithCoder: initWithFrame: setBounds: setFrame: setNeedsDisplay "
      + "setSemanticContentAttribute: setUserInteractionEnabled: sizeThatFits: "
      + "tintColorDidChange +layerClass",
    "UILayoutContainerView":
      "addSubview: dealloc didMoveToWindow setBounds: setFrame: setNeedsLayout "
      + "setSemanticContentAttribute: willMoveToWindow:",
    "UINavigationBar":
      "dealloc description didAddSubview: gestureRecognizerShouldBegin: "
      + "hitTest:withEvent: initWithCoder: initWithFrame: safeAreaInsetsDidChange "
      + "setBounds: setCenter: setFrame: setNeedsLayout setSemanticContentAttribute: "
      + "setTintColor: sizeThatFits: tintColorDidChange touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent:",
    "UIProgressView":
      "initWithCoder: initWithFrame: layoutSubviews setBounds: setFrame: "
      + "sizeThatFits: tintColorDidChange",
    "UISearchBar":
      "bringSubviewToFront: canBecomeFirstResponder canPerformAction:withSender: "
      + "canResignFirstResponder dealloc didMoveToSuperview didMoveToWindow "
      + "hitTest:withEvent: init initWithCoder: initWithFrame: respondsToSelector: "
      + "safeAreaInsetsDidChange sendSubviewToBack: setBounds: setFrame: "
      + "setSemanticContentAttribute: setTintColor: sizeThatFits: "
      + "willMoveToSuperview: willMoveToWindow:",
    "UIToolbar":
      "dealloc didMoveToWindow hitTest:withEvent: initWithCoder: initWithFrame: "
      + "pointInside:withEvent: setBounds: setFrame: setSemanticContentAttribute: setTintColor: "
      + "sizeThatFits: tintColorDidChange",
    "UIPickerView":
      "dealloc hitTest:withEvent: initWithCoder: initWithFrame: setBounds: setFrame: "
      + "setUserInteractionEnabled: sizeThatFits:",
    "UIVisualEffectView":
      "bringSubviewToFront: dealloc didAddSubview: initWithCoder: sendSubviewToBack: setBounds: "
      + "setFrame: setTintColor:",
    "_UIBarBackground":
      "dealloc didAddSubview: didMoveToSuperview initWithFrame: layoutSubviews setHidden: "
      + "setSemanticContentAttribute:",
    "UIStackView": "dealloc initWithCoder: initWithFrame: setHidden:",
    "UITabBar":
      "dealloc hitTest:withEvent: initWithCoder: initWithFrame: setBounds: "
      + "setFrame: setSemanticContentAttribute: setTintColor: sizeThatFits: "
      + "touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: "
      + "touchesMoved:withEvent:",
    "UIView": "becomeFirstResponder description nextResponder setValue:forKey:",
    "UIWebView":
      "canPerformAction:withSender: dealloc initWithCoder: initWithFrame: "
      + "setBackgroundColor: setBounds: setFrame: setOpaque: sizeThatFits:",
    "UIWindow":
      "becomeFirstResponder canPerformAction:withSender: dealloc initWithCoder: "
      + "initWithFrame: nextResponder pointInside:withEvent: removeFromSuperview "
      + "safeAreaInsets setBounds: setCenter: setFrame: undoManager +layerClass",
    "WKWebView":
      "becomeFirstResponder canBecomeFirstResponder canPerformAction:withSender: "
      + "dealloc didMoveToWindow initWithCoder: removeFromSuperview "
      + "resignFirstResponder safeAreaInsetsDidChange setBackgroundColor: setBounds: "
      + "setFrame: setOpaque: setSemanticContentAttribute: "
      + "targetForAction:withSender:",
  ]
}
