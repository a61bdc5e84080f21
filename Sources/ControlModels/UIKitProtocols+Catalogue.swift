internal import CoreLocation
internal import StoreKit
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitDynamics
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText
internal import UserNotifications
internal import WebKit

/// The list of UIKit's protocols.
extension UIKitProtocols {
  /// All protocols, adopted ones first.
  static let all =
    basic + dragAndDropProtocols + textDraggingProtocols + interactionsProtocols + traitsProtocols
    + accessibilityProtocols + focusProtocols + respondersProtocols + containersProtocols
    + barsProtocols + pickersProtocols + choosersProtocols + textInputProtocols
    + textLayoutProtocols + collectionLayoutsProtocols + layersProtocols + webProtocols
    + locationProtocols + storeProtocols + adoptedOnly

  /// The protocols that most apps use.
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

  /// Protocols without methods, or with methods of a class of the same name only.
  private static let adoptedOnly = [appearanceContainer, appearance, hoverEffect]
}
