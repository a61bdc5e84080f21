internal import SelectorRuntime

extension PropertyCatalogue {
  /// UIKit's properties, as its headers declare them.
  static var uikit: PropertyCatalogue { PropertyCatalogue(readonly: readonly, objects: objects) }

  private static var readonly: KeyValuePairs<String, String> {
    [
      "CALayer": "modelLayer presentationLayer superlayer",
      "UIActionSheet": "firstOtherButtonIndex numberOfButtons visible",
      "UIAlertView": "firstOtherButtonIndex numberOfButtons visible",
      "UIApplication": "applicationState keyWindow statusBarFrame "
        + "userInterfaceLayoutDirection windows",
      "UIButton": "buttonType currentAttributedTitle currentBackgroundImage "
        + "currentImage currentTitle currentTitleColor currentTitleShadowColor "
        + "titleLabel",
      "UICollectionViewLayoutInvalidationContext": "invalidateDataSourceCounts "
        + "invalidateEverything",
      "UICollectionViewUpdateItem": "indexPathAfterUpdate indexPathBeforeUpdate "
        + "updateAction",
      "UICollectionReusableView": "reuseIdentifier",
      "UICollectionView":
        "hasUncommittedUpdates indexPathsForSelectedItems indexPathsForVisibleItems "
        + "numberOfSections visibleCells",
      "UICollectionViewCell": "contentView",
      "UICollectionViewLayout": "collectionView collectionViewContentSize",
      "UICollectionViewLayoutAttributes": "representedElementCategory "
        + "representedElementKind",
      "UIControl": "allControlEvents allTargets state touchInside tracking",
      "UICubicTimingParameters": "animationCurve controlPoint1 controlPoint2 "
        + "cubicTimingParameters springTimingParameters timingCurveType",
      "UIEvent": "allTouches subtype timestamp type",
      "UIGestureRecognizer": "numberOfTouches view",
      "UINavigationBar": "backItem topItem",
      "UINavigationController": "interactivePopGestureRecognizer navigationBar "
        + "topViewController visibleViewController",
      "UIPercentDrivenInteractiveTransition": "duration percentComplete",
      "UIPinchGestureRecognizer": "velocity",
      "UIResponder": "canBecomeFirstResponder canResignFirstResponder "
        + "isFirstResponder nextResponder undoManager",
      "UIRotationGestureRecognizer": "velocity",
      "UILayoutGuide": "layoutFrame owningView",
      "UIRefreshControl": "refreshing",
      "UISegmentedControl": "numberOfSegments",
      "UIScreen": "bounds nativeBounds nativeScale scale",
      "UIScrollView": "adjustedContentInset decelerating dragging "
        + "panGestureRecognizer pinchGestureRecognizer tracking zoomBouncing zooming",
      "UISpringTimingParameters": "cubicTimingParameters initialVelocity "
        + "springTimingParameters timingCurveType",
      "UITableView": "hasUncommittedUpdates indexPathForSelectedRow indexPathsForSelectedRows "
        + "indexPathsForVisibleRows numberOfSections style visibleCells",
      "UITableViewCell": "contentView detailTextLabel editingStyle imageView "
        + "reuseIdentifier showingDeleteConfirmation textLabel",
      "UITableViewHeaderFooterView": "contentView reuseIdentifier textLabel",
      "UITextField": "editing",
      "UITouch":
        "force gestureRecognizers maximumPossibleForce phase tapCount timestamp type view window",
      "UIView":
        "effectiveUserInterfaceLayoutDirection layer safeAreaInsets safeAreaLayoutGuide subviews superview window",
      "UIViewController": "beingDismissed beingPresented childViewControllerForStatusBarHidden "
        + "childViewControllerForStatusBarStyle childViewControllers editButtonItem "
        + "movingFromParentViewController movingToParentViewController "
        + "navigationController navigationItem nibName parentViewController "
        + "preferredStatusBarStyle prefersStatusBarHidden "
        + "presentedViewController presentingViewController shouldAutorotate "
        + "shouldAutomaticallyForwardAppearanceMethods supportedInterfaceOrientations "
        + "transitionCoordinator "
        + "viewIfLoaded viewLoaded",
      "UIViewPropertyAnimator": "delay duration running state timingParameters",
      "UIWebView": "canGoBack canGoForward loading request scrollView",
      "UIWindow": "keyWindow screen",
      "WKBackForwardList": "backItem backList currentItem forwardItem forwardList",
      "WKBackForwardListItem": "URL initialURL",
      "WKFrameInfo": "mainFrame request",
      "WKNavigationAction": "navigationType request sourceFrame targetFrame",
      "WKNavigationResponse": "canShowMIMEType forMainFrame response",
      "WKScriptMessage": "body name webView",
      "WKWebView": "URL backForwardList canGoBack canGoForward configuration "
        + "estimatedProgress loading scrollView title",
    ]
  }

  /// Delegates are weak, but those of the application and of the old web view.
  private static var objects: KeyValuePairs<String, String> {
    [
      "layer": "CALayer &",
      "editButtonItem": "UIBarButtonItem &",
      "CALayer.backgroundColor": " &",
      "CALayer.shadowColor": " &",
      "borderColor": " &",
      "contents": " &",
      "superlayer": "CALayer",
      "modelLayer": "CALayer",
      "presentationLayer": "CALayer",
      "sublayers": "NSArray C",
      "UILabel.shadowColor": "UIColor &",
      "indexPathBeforeUpdate": "NSIndexPath &",
      "indexPathAfterUpdate": "NSIndexPath &",
      "childViewControllerForStatusBarStyle": "UIViewController &",
      "childViewControllerForStatusBarHidden": "UIViewController &",
      "CALayer.delegate": "<CALayerDelegate> W",
      "CALayer.name": "NSString C",
      "UIActionSheet.delegate": "<UIActionSheetDelegate> W",
      "UIAlertView.delegate": " W",
      "UIApplication.delegate": "<UIApplicationDelegate>",
      "UIBarButtonItem.target": " W",
      "UICollectionView.dataSource": "<UICollectionViewDataSource> W",
      "UIDelegate": "<WKUIDelegate> W",
      "UIGestureRecognizer.delegate": "<UIGestureRecognizerDelegate> W",
      "UINavigationBar.backItem": "UINavigationItem",
      "UINavigationBar.delegate": "<UINavigationBarDelegate> W",
      "UINavigationController.delegate": "<UINavigationControllerDelegate> W",
      "UIScrollView.delegate": "<UIScrollViewDelegate> W",
      "UITableView.dataSource": "<UITableViewDataSource> W",
      "UITextField.delegate": "<UITextFieldDelegate> W",
      "UIWebView.delegate": "<UIWebViewDelegate>",
      "WKScriptMessage.body": " C",
      "accessibilityIdentifier": "NSString C",
      "accessibilityLabel": "NSString C",
      "accessoryView": "UIView &",
      "allTargets": "NSSet",
      "allTouches": "NSSet",
      "backBarButtonItem": "UIBarButtonItem &",
      "backForwardList": "WKBackForwardList &",
      "backItem": "WKBackForwardListItem",
      "backList": "NSArray C",
      "backgroundColor": "UIColor C",
      "backgroundView": "UIView &",
      "barTintColor": "UIColor &",
      "childViewControllers": "NSArray C",
      "collectionView": "UICollectionView",
      "collectionViewLayout": "UICollectionViewLayout &",
      "configuration": "WKWebViewConfiguration C",
      "contentView": "UIView &",
      "currentAttributedTitle": "NSAttributedString &",
      "currentBackgroundImage": "UIImage &",
      "currentImage": "UIImage &",
      "currentItem": "WKBackForwardListItem",
      "currentTitle": "NSString C",
      "currentTitleColor": "UIColor &",
      "currentTitleShadowColor": "UIColor &",
      "customView": "UIView &",
      "detailTextLabel": "UILabel &",
      "editingAccessoryView": "UIView &",
      "font": "UIFont &",
      "forwardItem": "WKBackForwardListItem",
      "forwardList": "NSArray C",
      "gestureRecognizers": "NSArray C",
      "highlightedTextColor": "UIColor &",
      "image": "UIImage &",
      "imageView": "UIImageView &",
      "indexPath": "NSIndexPath &",
      "indexPathForSelectedRow": "NSIndexPath &",
      "indexPathsForSelectedItems": "NSArray C",
      "indexPathsForSelectedRows": "NSArray C",
      "indexPathsForVisibleItems": "NSArray C",
      "indexPathsForVisibleRows": "NSArray C",
      "initialURL": "NSURL C",
      "interactivePopGestureRecognizer": "UIGestureRecognizer",
      "items": "NSArray C",
      "keyWindow": "UIWindow",
      "leftBarButtonItem": "UIBarButtonItem &",
      "leftBarButtonItems": "NSArray C",
      "message": "NSString C",
      "navigationBar": "UINavigationBar",
      "navigationController": "UINavigationController &",
      "navigationDelegate": "<WKNavigationDelegate> W",
      "navigationItem": "UINavigationItem &",
      "nextResponder": "UIResponder",
      "nibName": "NSString C",
      "panGestureRecognizer": "UIPanGestureRecognizer",
      "parentViewController": "UIViewController W",
      "pinchGestureRecognizer": "UIPinchGestureRecognizer",
      "placeholder": "NSString C",
      "presentedViewController": "UIViewController &",
      "presentingViewController": "UIViewController &",
      "prompt": "NSString C",
      "representedElementKind": "NSString C",
      "request": "NSURLRequest C",
      "response": "NSURLResponse C",
      "reuseIdentifier": "NSString C",
      "rightBarButtonItem": "UIBarButtonItem &",
      "rightBarButtonItems": "NSArray C",
      "rootViewController": "UIViewController &",
      "screen": "UIScreen &",
      "scrollView": "UIScrollView &",
      "selectedBackgroundView": "UIView &",
      "shadowColor": "UIColor &",
      "sourceFrame": "WKFrameInfo C",
      "subviews": "NSArray C",
      "superview": "UIView",
      "tableFooterView": "UIView &",
      "tableHeaderView": "UIView &",
      "targetFrame": "WKFrameInfo C",
      "text": "NSString C",
      "textColor": "UIColor &",
      "textLabel": "UILabel &",
      "tintColor": "UIColor &",
      "title": "NSString C",
      "titleLabel": "UILabel &",
      "titleView": "UIView &",
      "topItem": "UINavigationItem",
      "topViewController": "UIViewController &",
      "transitioningDelegate": "<UIViewControllerTransitioningDelegate> W",
      "undoManager": "NSUndoManager",
      "userContentController": "WKUserContentController &",
      "view": "UIView &",
      "viewControllers": "NSArray C",
      "viewIfLoaded": "UIView &",
      "visibleCells": "NSArray C",
      "visibleViewController": "UIViewController &",
      "webView": "WKWebView W",
      "window": "UIWindow",
      "windows": "NSArray C",
    ]
  }
}
