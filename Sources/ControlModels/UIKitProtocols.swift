internal import SelectorRuntime

/// UIKit's protocols, each declared in a file of its own name.
enum UIKitProtocols {
  /// All of them, adopted ones first.
  static let all =
    basic + dragAndDropProtocols + textDraggingProtocols + interactionsProtocols + traitsProtocols
    + accessibilityProtocols + focusProtocols + respondersProtocols + containersProtocols
    + barsProtocols + pickersProtocols + choosersProtocols + textInputProtocols
    + textLayoutProtocols + collectionLayoutsProtocols + layersProtocols + webProtocols
    + locationProtocols + storeProtocols + adoptedOnly

  /// Those without which hardly an app is written.
  private static let basic = [
    userNotificationCenterDelegate, locationManagerDelegate,
    applicationDelegate, sceneDelegate, windowSceneDelegate, traitEnvironment, layerDelegate,
    textFieldDelegate, searchBarDelegate, alertViewDelegate,
    actionSheetDelegate,
    gestureRecognizerDelegate, scrollViewDelegate, textViewDelegate, textInputTraits, keyInput,
    textInputDelegate, textInput, textStorageDelegate, layoutManagerDelegate,
    pickerViewDataSource, pickerViewDelegate, tableViewDelegate,
    tableViewDataSource,
    tableViewDataSourcePrefetching, collectionViewDelegate, collectionViewDelegateFlowLayout,
    collectionViewDataSource, collectionViewDataSourcePrefetching, viewAnimating,
    viewImplicitlyAnimating, animationDelegate, timingCurveProvider, uiWebViewDelegate,
    wkNavigationDelegate, wkUIDelegate, wkScriptMessageHandler, tabBarDelegate,
    tabBarControllerDelegate, navigationControllerDelegate, navigationBarDelegate,
    viewControllerTransitioningDelegate, viewControllerAnimatedTransitioning,
    viewControllerInteractiveTransitioning, viewControllerContextTransitioning,
    viewControllerTransitionCoordinator, pageViewControllerDelegate, pageViewControllerDataSource,
    adaptivePresentationControllerDelegate, sheetPresentationControllerDelegate,
    configurationState, contentConfiguration, contentView, searchResultsUpdating,
    searchControllerDelegate, splitViewControllerDelegate,
    dynamicItem, dynamicAnimatorDelegate, collisionBehaviorDelegate,
    imagePickerControllerDelegate, photoPickerViewControllerDelegate, documentPickerDelegate,
    printInteractionControllerDelegate,
  ]

  /// Protocols that declare no method, or only those that a class of the name has.
  private static let adoptedOnly = [appearanceContainer, appearance, hoverEffect]
}
