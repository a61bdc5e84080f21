internal import SelectorRuntime

/// UIKit's classes and Core Animation's, each declared beside its model.
package enum UIKitClasses {
  static let catalogue = NativeCatalogue(
    classes: all + configurations + userNotifications + looks + applicationLife + traitDefinitions,
    protocols: UIKitProtocols.all,
    inherited: InheritedMethods.all)

  /// Those of configurations of cells and of what they show.
  private static let configurations: [any NativeClassDeclaration] =
    [
      viewConfigurationState, cellConfigurationState, listContentTextProperties,
      listContentImageProperties, listContentConfiguration, listContentView, systemBackgroundView,
      diffableDataSourceSnapshot, diffableDataSourceSectionSnapshot, tableViewDiffableDataSource,
      collectionViewDiffableDataSource, diffableDataSourceReorderingHandlers,
      collectionViewCellRegistration, collectionViewSupplementaryRegistration,
      collectionViewListCell, cellAccessory,
    ] + cellAccessories + compositionalLayouts

  /// Those of the application's life, scenes and traits.
  private static let applicationLife: [any NativeClassDeclaration] = [
    scene, windowScene, sceneSession, sceneConfiguration, sceneConnectionOptions, openURLContext,
    sceneOpenURLOptions, statusBarManager, geometryPreferences, geometryPreferencesIOS,
    traitCollection, traitChangeRegistration, applicationShortcutItem, motionEvent, nib, nibDecoder,
    storyboard,
    storyboardSegue, storyboardShowSegue, storyboardPresentationSegue, storyboardEmbedSegue,
    storyboardSegueTemplate, storyboardUnwindSegueSource, keyCommand, physicalKeyboardEvent,
    replicantView,
    layoutConstraint, layoutAnchor, layoutXAxisAnchor, layoutYAxisAnchor, layoutDimension,
  ]

  /// Those of layers and paths, bars, effects, pickers and menus.
  private static let looks: [any NativeClassDeclaration] =
    specialLayers + [
      transaction, keyframeAnimation, animationGroup, springAnimation, layerTransition, bezierPath,
      menu, command, barBackground, barAppearance, navigationBarAppearance,
      toolbarAppearance, tabBarAppearance, barButtonItemAppearance, tabBarItemAppearance,
      barItemStateAppearance, visualEffect, blurEffect, vibrancyEffect, visualEffectView,
      visualEffectContentView, toolbar, pickerView, stackView, splitViewController,
      searchController, appearanceProxy, datePicker, pageViewController, presentationController,
      popoverPresentationController, activityViewController, activity, dragInteraction,
      dropInteraction, contextMenuInteraction, motionEffect, interpolatingMotionEffect,
      motionEffectGroup,
    ]

  /// All of them, superclasses first.
  private static let all: [any NativeClassDeclaration] = [
    font, concreteFont, fontDescriptor, fontMetrics, paragraphStyle, mutableParagraphStyle, textTab,
    textAttachment, shadow, stringDrawingContext, textPosition, concreteTextPosition, textRange,
    concreteTextRange, textSelectionRect, textInputStringTokenizer, textContainer, layoutManager,
    pasteboard, menuController, menuItem, location, region, circularRegion, locationManager, device,
    responder, application, layer, layoutGuide, layoutSupportGuide, view,
    window,
    image, imageView,
    activityIndicatorView, progressView, label, menuElement, action, control, button,
    buttonConfiguration, backgroundConfiguration, textField,
    searchBar,
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
    wkUserScript, wkPreferences,
    wkWebpagePreferences, wkProcessPool, wkWebsiteDataStore,
    wkScriptMessage, wkBackForwardList, wkBackForwardListItem, uiWebView, wkWebView,
    viewController, alertAction, alertController, viewControllerTransitionCoordinator,
    viewControllerOneToOneTransitionContext, percentDrivenInteractiveTransition, navigationItem,
    navigationBar, barItem, barButtonItem, layoutContainerView, navigationInteractiveTransition,
    tableViewController, collectionViewController, tabBarItem, tabBar, tabBarController,
    navigationController,
  ]
}
