extension InheritedMethods {
  /// Plain views, bars, web views and windows.
  static let views: KeyValuePairs<String, String> = [
    "UIActionSheet": "dealloc initWithFrame:",
    "UIActivityIndicatorView":
      "dealloc encodeWithCoder: initWithCoder: initWithFrame: setBounds: setFrame: "
      + "sizeThatFits: tintColorDidChange traitCollectionDidChange:",
    "UIAlertView": "dealloc initWithCoder: initWithFrame: window",
    "_UIBarBackground":
      "dealloc didAddSubview: didMoveToSuperview encodeWithCoder: initWithCoder: "
      + "initWithFrame: layoutSubviews setHidden: setSemanticContentAttribute:",
    "UIDimmingView": "dealloc initWithFrame: touchesEnded:withEvent:",
    "UIImageView":
      "dealloc decodeRestorableStateWithCoder: encodeRestorableStateWithCoder: "
      + "encodeWithCoder: initWithCoder: initWithFrame: layoutSubviews setBackgroundColor: "
      + "setBounds: setContentScaleFactor: setFrame: setSemanticContentAttribute: "
      + "setTranslatesAutoresizingMaskIntoConstraints: sizeThatFits: tintColorDidChange "
      + "traitCollectionDidChange:",
    "UILabel":
      "dealloc encodeWithCoder: initWithCoder: initWithFrame: invalidateIntrinsicContentSize "
      + "setBounds: setFrame: setNeedsDisplay setSemanticContentAttribute: "
      + "setUserInteractionEnabled: sizeThatFits: tintColorDidChange traitCollectionDidChange: "
      + "+layerClass",
    "UILayoutContainerView":
      "addSubview: dealloc didMoveToWindow encodeWithCoder: initWithCoder: setBounds: "
      + "setFrame: setNeedsLayout setSemanticContentAttribute: willMoveToWindow:",
    "_UINavigationBarLargeTitleView": "initWithFrame: layoutSubviews traitCollectionDidChange:",
    "UINavigationBar":
      "addConstraint: dealloc description didAddSubview: encodeWithCoder: "
      + "gestureRecognizerShouldBegin: hitTest:withEvent: initWithCoder: initWithFrame: "
      + "invalidateIntrinsicContentSize layoutMarginsDidChange layoutSublayersOfLayer: "
      + "removeConstraint: safeAreaInsetsDidChange setBounds: setCenter: setFrame: "
      + "setNeedsLayout setSemanticContentAttribute: setTintColor: "
      + "setTranslatesAutoresizingMaskIntoConstraints: sizeThatFits: tintColorDidChange "
      + "touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: "
      + "touchesMoved:withEvent: traitCollectionDidChange: updateConstraints",
    "UIPickerView":
      "dealloc didMoveToWindow encodeWithCoder: hitTest:withEvent: init initWithCoder: "
      + "initWithFrame: setBackgroundColor: setBounds: setFrame: setNeedsLayout "
      + "setUserInteractionEnabled: sizeThatFits: traitCollectionDidChange:",
    "UIProgressView":
      "encodeWithCoder: initWithCoder: initWithFrame: layoutSubviews setBounds: setFrame: "
      + "sizeThatFits: tintColorDidChange traitCollectionDidChange:",
    "_UIReplicantView": "initWithFrame: +layerClass",
    "UISearchBar":
      "bringSubviewToFront: canBecomeFirstResponder canPerformAction:withSender: "
      + "canResignFirstResponder dealloc didMoveToSuperview didMoveToWindow "
      + "didUpdateFocusInContext:withAnimationCoordinator: encodeWithCoder: hitTest:withEvent: "
      + "init initWithCoder: initWithFrame: inputAssistantItem layoutMarginsDidChange "
      + "reloadInputViews respondsToSelector: safeAreaInsetsDidChange sendSubviewToBack: "
      + "setBounds: setFrame: setSemanticContentAttribute: setTintColor: sizeThatFits: "
      + "willMoveToSuperview: willMoveToWindow:",
    "UIStackView":
      "dealloc encodeWithCoder: initWithCoder: initWithFrame: setBackgroundColor: setHidden: "
      + "setOpaque: setTranslatesAutoresizingMaskIntoConstraints: viewForFirstBaselineLayout "
      + "viewForLastBaselineLayout +layerClass",
    "UITabBar":
      "addConstraint: canBecomeFocused dealloc "
      + "didUpdateFocusInContext:withAnimationCoordinator: encodeWithCoder: hitTest:withEvent: "
      + "initWithCoder: initWithFrame: removeConstraint: setBounds: setFrame: "
      + "setSemanticContentAttribute: setTintColor: "
      + "setTranslatesAutoresizingMaskIntoConstraints: sizeThatFits: touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent: "
      + "traitCollectionDidChange:",
    "UIToolbar":
      "addConstraint: dealloc description didMoveToWindow encodeWithCoder: hitTest:withEvent: "
      + "initWithCoder: initWithFrame: invalidateIntrinsicContentSize pointInside:withEvent: "
      + "removeConstraint: setBounds: setCenter: setFrame: setSemanticContentAttribute: "
      + "setTintColor: setTranslatesAutoresizingMaskIntoConstraints: sizeThatFits: "
      + "tintColorDidChange traitCollectionDidChange:",
    "UITransitionView": "encodeWithCoder: initWithCoder: initWithFrame:",
    "UIView":
      "becomeFirstResponder description nextResponder restoreUserActivityState: "
      + "setValue:forKey: updateUserActivityState:",
    "_UIVisualEffectContentView": "initWithFrame:",
    "UIVisualEffectView":
      "bringSubviewToFront: dealloc didAddSubview: didMoveToSuperview didMoveToWindow "
      + "encodeWithCoder: initWithCoder: layoutSubviews sendSubviewToBack: setBounds: setFrame: "
      + "setTintColor: traitCollectionDidChange: willMoveToSuperview: willMoveToWindow:",
    "UIWebView":
      "canPerformAction:withSender: dealloc decodeRestorableStateWithCoder: "
      + "encodeRestorableStateWithCoder: encodeWithCoder: initWithCoder: initWithFrame: "
      + "setBackgroundColor: setBounds: setFrame: setOpaque: sizeThatFits:",
    "UIWindow":
      "awakeFromNib becomeFirstResponder canPerformAction:withSender: dealloc "
      + "encodeWithCoder: exerciseAmbiguityInLayout hasAmbiguousLayout initWithCoder: "
      + "initWithFrame: nextResponder pointInside:withEvent: removeFromSuperview "
      + "restorationIdentifier safeAreaInsets setBounds: setCenter: setFrame: "
      + "setNeedsFocusUpdate setRestorationIdentifier: traitCollection "
      + "traitCollectionDidChange: undoManager updateFocusIfNeeded +layerClass",
    "WKWebView":
      "becomeFirstResponder canBecomeFirstResponder canPerformAction:withSender: dealloc "
      + "didMoveToWindow encodeWithCoder: initWithCoder: removeFromSuperview "
      + "resignFirstResponder safeAreaInsetsDidChange setBackgroundColor: setBounds: setFrame: "
      + "setOpaque: setSemanticContentAttribute: targetForAction:withSender:",
  ]
}
