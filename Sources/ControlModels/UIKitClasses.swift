internal import SelectorRuntime

/// UIKit's classes and Core Animation's, each declared beside its model.
package enum UIKitClasses {
  static let catalogue = NativeCatalogue(
    classes: all + applicationLife, protocols: UIKitProtocols.all, inherited: InheritedMethods.all)

  /// Those of the application's life, scenes and traits.
  private static let applicationLife: [any NativeClassDeclaration] = [
    scene, windowScene, sceneSession, sceneConfiguration, sceneConnectionOptions, openURLContext,
    sceneOpenURLOptions, statusBarManager, geometryPreferences, geometryPreferencesIOS,
    traitCollection, applicationShortcutItem, motionEvent, nib, nibDecoder, storyboard,
    storyboardSegue, storyboardShowSegue, storyboardPresentationSegue, storyboardEmbedSegue,
    storyboardSegueTemplate, keyCommand, physicalKeyboardEvent, replicantView,
    layoutConstraint, layoutAnchor, layoutXAxisAnchor, layoutYAxisAnchor, layoutDimension,
  ]

  /// All of them, superclasses first.
  private static let all: [any NativeClassDeclaration] = [
    font, concreteFont, fontDescriptor, fontMetrics, paragraphStyle, mutableParagraphStyle, textTab,
    textAttachment, shadow, stringDrawingContext, textPosition, concreteTextPosition, textRange,
    concreteTextRange, textSelectionRect, textInputStringTokenizer, textContainer, layoutManager,
    pasteboard, menuController, menuItem, responder, application, layer, layoutGuide, view, window,
    image, imageView,
    activityIndicatorView, progressView, label, action, control, button, textField, searchBar,
    alertView, actionSheet, `switch`, slider, stepper, pageControl, segmentedControl,
    refreshControl, gestureRecognizerTarget, gestureRecognizer, tapGestureRecognizer,
    longPressGestureRecognizer, panGestureRecognizer, screenEdgePanGestureRecognizer,
    swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer, scrollView, textView,
    scrollViewPanGestureRecognizer, scrollViewPinchGestureRecognizer,
    scrollViewDelayedTouchesBeganGestureRecognizer, tableView, tableViewCell,
    tableViewHeaderFooterView, tableViewRowAction, contextualAction, swipeActionsConfiguration,
    tableViewReorderGestureRecognizer, tableViewIndex, swipeActionPanGestureRecognizer,
    collectionView, collectionReusableView, collectionViewCell, collectionViewLayoutAttributes,
    collectionViewLayoutInvalidationContext, collectionViewUpdateItem, collectionViewLayout,
    collectionViewFlowLayout, screen, color, touch, event, mediaTimingFunction, animation,
    propertyAnimation, basicAnimation, cubicTimingParameters, springTimingParameters,
    viewPropertyAnimator, webPolicyDecisionListener, wkNavigation, wkNavigationAction,
    wkNavigationResponse, wkFrameInfo, wkWebViewConfiguration, wkUserContentController,
    wkScriptMessage, wkBackForwardList, wkBackForwardListItem, uiWebView, wkWebView,
    viewController, alertAction, alertController, viewControllerTransitionCoordinator,
    viewControllerOneToOneTransitionContext, percentDrivenInteractiveTransition, navigationItem,
    navigationBar, barButtonItem, layoutContainerView, navigationInteractiveTransition,
    tableViewController, tabBarItem, tabBar, tabBarController, navigationController,
  ]
}
