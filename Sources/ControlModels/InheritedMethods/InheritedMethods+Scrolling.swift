extension InheritedMethods {
  /// Scroll views, tables and collections with their cells and layouts.
  static let scrolling: KeyValuePairs<String, String> = [
    "UICollectionReusableView": "initWithCoder: initWithFrame:",
    "UICollectionView":
      "_scrollViewDidEndDraggingWithDeceleration: canBecomeFirstResponder dealloc "
      + "description didMoveToWindow initWithCoder: pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: "
      + "pressesEnded:withEvent: safeAreaInsetsDidChange setBounds: setContentInset: "
      + "setContentOffset:animated: setContentSize: setFrame: setScrollEnabled: "
      + "setSemanticContentAttribute:",
    "UICollectionViewCell":
      "canPerformAction:withSender: dealloc initWithCoder: prepareForReuse "
      + "setSemanticContentAttribute: sizeThatFits: "
      + "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
    "UICollectionViewFlowLayout":
      "finalizeCollectionViewUpdates init invalidateLayoutWithContext: "
      + "invalidationContextForBoundsChange: +invalidationContextClass",
    "UICollectionViewLayout": "init",
    "UICollectionViewLayoutAttributes": "description hash init isEqual:",
    "UICollectionViewUpdateItem": "description",
    "UIScrollView":
      "dealloc description hitTest:withEvent: initWithCoder: initWithFrame: "
      + "layoutSubviews removeFromSuperview setNeedsLayout setUserInteractionEnabled: "
      + "touchesBegan:withEvent: touchesCancelled:withEvent: touchesEnded:withEvent: "
      + "touchesMoved:withEvent:",
    "UITableView":
      "_scrollViewDidEndDraggingWithDeceleration: _scrollViewWillBeginDragging "
      + "awakeFromNib bringSubviewToFront: dealloc delegate didMoveToWindow "
      + "flashScrollIndicators hitTest:withEvent: initWithCoder: "
      + "pressesBegan:withEvent: pressesCancelled:withEvent: "
      + "pressesChanged:withEvent: pressesEnded:withEvent: sendSubviewToBack: "
      + "setBackgroundColor: setBounds: setContentInset: setContentOffset: "
      + "setContentSize: setDelaysContentTouches: setFrame: setRefreshControl: "
      + "setSemanticContentAttribute: setShowsHorizontalScrollIndicator: "
      + "setShowsVerticalScrollIndicator: sizeThatFits: tintColorDidChange "
      + "touchesShouldCancelInContentView: willMoveToSuperview:",
    "UITableViewCell":
      "backgroundColor bringSubviewToFront: canBecomeFirstResponder "
      + "canPerformAction:withSender: dealloc didMoveToSuperview hitTest:withEvent: "
      + "initWithCoder: pointInside:withEvent: removeFromSuperview sendSubviewToBack: "
      + "setBackgroundColor: setCenter: setFrame: setSemanticContentAttribute: "
      + "sizeThatFits: touchesBegan:withEvent: touchesCancelled:withEvent: "
      + "touchesEnded:withEvent: touchesMoved:withEvent: willMoveToSuperview:",
    "UITextView":
      "dealloc didMoveToSuperview didMoveToWindow gestureRecognizerShouldBegin: hitTest:withEvent: initWithCoder: "
      + "layoutSubviews removeFromSuperview setBackgroundColor: setBounds: setContentInset: "
      + "setContentOffset: setContentOffset:animated: setContentSize: setFrame: setScrollEnabled: "
      + "setSemanticContentAttribute: sizeThatFits: tintColorDidChange undoManager "
      + "willMoveToWindow:",
    "UITableViewHeaderFooterView":
      "frame initWithCoder: setBackgroundColor: setFrame: setOpaque: setTintColor: "
      + "sizeThatFits:",
  ]
}
