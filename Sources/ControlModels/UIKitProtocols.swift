internal import SelectorRuntime

/// UIKit's protocols, each declared in a file of its own name.
enum UIKitProtocols {
  /// All of them, adopted ones first.
  static let all = [
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
}
