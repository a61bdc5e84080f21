extension InheritedMethods {
  /// Scroll views, tables and collections with their cells and layouts.
  static let scrolling: KeyValuePairs<String, String> = [
    "UICollectionReusableView": "encodeWithCoder: initWithCoder: initWithFrame:",
    "UICollectionViewCell":
      "canBecomeFocused canPerformAction:withSender: dealloc encodeWithCoder: initWithCoder: "
      + "prepareForReuse setSemanticContentAttribute: sizeThatFits: "
      + "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
    "UICollectionViewFlowLayout":
      "developmentLayoutDirection finalizeCollectionViewUpdates init "
      + "invalidationContextForBoundsChange:",
    "UICollectionViewLayoutAttributes": "description hash init isEqual:",
    "UICollectionViewLayout": "init",
    "UICollectionViewTransitionLayout":
      "init invalidateLayout layoutAttributesForDecorationViewOfKind:atIndexPath:",
    "UICollectionView":
      "_scrollViewDidEndDraggingWithDeceleration: canBecomeFirstResponder canBecomeFocused "
      + "dealloc decodeRestorableStateWithCoder: description didMoveToWindow "
      + "encodeRestorableStateWithCoder: encodeWithCoder: initWithCoder: layoutMarginsDidChange "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: safeAreaInsetsDidChange setBounds: setContentInset: "
      + "setContentOffset: setContentOffset:animated: setContentSize: "
      + "setDirectionalLayoutMargins: setFrame: setLayoutMargins: setScrollEnabled: "
      + "setSemanticContentAttribute: traitCollectionDidChange:",
    "UICollectionViewUpdateItem": "description",
    "UIScrollView":
      "dealloc decodeRestorableStateWithCoder: description encodeRestorableStateWithCoder: "
      + "encodeWithCoder: hitTest:withEvent: initWithCoder: initWithFrame: layoutSubviews "
      + "removeFromSuperview setNeedsLayout setUserInteractionEnabled: touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent: "
      + "traitCollectionDidChange:",
    "UITableViewCell":
      "backgroundColor bringSubviewToFront: canBecomeFirstResponder canBecomeFocused "
      + "canPerformAction:withSender: dealloc didMoveToSuperview "
      + "didUpdateFocusInContext:withAnimationCoordinator: encodeWithCoder: hitTest:withEvent: "
      + "initWithCoder: pointInside:withEvent: removeFromSuperview sendSubviewToBack: "
      + "setBackgroundColor: setCenter: setFrame: setNeedsUpdateConstraints "
      + "setSemanticContentAttribute: sizeThatFits: touchesBegan:withEvent: "
      + "touchesCancelled:withEvent: touchesEnded:withEvent: touchesMoved:withEvent: "
      + "traitCollectionDidChange: willMoveToSuperview:",
    "UITableViewHeaderFooterView":
      "encodeWithCoder: frame initWithCoder: layoutMarginsDidChange setBackgroundColor: "
      + "setFrame: setNeedsUpdateConstraints setOpaque: setTintColor: sizeThatFits:",
    "UITableView":
      "_scrollViewDidEndDraggingWithDeceleration: _scrollViewWillBeginDragging awakeFromNib "
      + "bringSubviewToFront: canBecomeFocused dealloc decodeRestorableStateWithCoder: delegate "
      + "didMoveToWindow encodeRestorableStateWithCoder: encodeWithCoder: flashScrollIndicators "
      + "hitTest:withEvent: initWithCoder: pressesBegan:withEvent: pressesCancelled:withEvent: "
      + "pressesChanged:withEvent: pressesEnded:withEvent: sendSubviewToBack: "
      + "setBackgroundColor: setBounds: setContentInset: setContentOffset: setContentSize: "
      + "setDelaysContentTouches: setDirectionalLayoutMargins: setFrame: "
      + "setInsetsLayoutMarginsFromSafeArea: setLayoutMargins: setRefreshControl: "
      + "setSemanticContentAttribute: setShowsHorizontalScrollIndicator: "
      + "setShowsVerticalScrollIndicator: sizeThatFits: tintColorDidChange "
      + "touchesShouldCancelInContentView: traitCollectionDidChange: willMoveToSuperview:",
    "UITextView":
      "adjustedContentInsetDidChange canBecomeFocused canResignFirstResponder dealloc "
      + "decodeRestorableStateWithCoder: didMoveToSuperview didMoveToWindow "
      + "encodeRestorableStateWithCoder: encodeWithCoder: gestureRecognizerShouldBegin: "
      + "hitTest:withEvent: initWithCoder: invalidateIntrinsicContentSize layoutSubviews "
      + "pasteItemProviders: removeFromSuperview setBackgroundColor: setBounds: "
      + "setContentInset: setContentMode: setContentOffset: setContentOffset:animated: "
      + "setContentSize: setFrame: setNeedsDisplay setNeedsDisplayInRect: setScrollEnabled: "
      + "setSemanticContentAttribute: sizeThatFits: tintColorDidChange "
      + "traitCollectionDidChange: undoManager willMoveToWindow:",
  ]
}
