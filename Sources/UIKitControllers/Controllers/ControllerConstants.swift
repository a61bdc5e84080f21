package import UIKitRuntime

extension UIKitConstants {
  /// The constants of UIViewController.h, UINavigationController.h and UIBarButtonItem.h.
  package static let controllers: KeyValuePairs<String, Int> = [
    "UIModalPresentationAutomatic": -2,
    "UIModalPresentationNone": -1,
    "UIModalPresentationFullScreen": 0,
    "UIModalPresentationPageSheet": 1,
    "UIModalPresentationFormSheet": 2,
    "UIModalPresentationCurrentContext": 3,
    "UIModalPresentationCustom": 4,
    "UIModalPresentationOverFullScreen": 5,
    "UIModalPresentationOverCurrentContext": 6,
    "UIModalPresentationPopover": 7,
    "UIModalTransitionStyleCoverVertical": 0,
    "UIModalTransitionStyleFlipHorizontal": 1,
    "UIModalTransitionStyleCrossDissolve": 2,
    "UIModalTransitionStylePartialCurl": 3,
    "UIInterfaceOrientationMaskPortrait": 1 << 1,
    "UIInterfaceOrientationMaskPortraitUpsideDown": 1 << 2,
    "UIInterfaceOrientationMaskLandscapeRight": 1 << 3,
    "UIInterfaceOrientationMaskLandscapeLeft": 1 << 4,
    "UIInterfaceOrientationMaskLandscape": 24,
    "UIInterfaceOrientationMaskAllButUpsideDown": 26,
    "UIInterfaceOrientationMaskAll": 30,
    "UINavigationControllerOperationNone": 0,
    "UINavigationControllerOperationPush": 1,
    "UINavigationControllerOperationPop": 2,
    "UIBarButtonItemStylePlain": 0,
    "UIBarButtonItemStyleDone": 2,
    "UIBarButtonSystemItemDone": 0,
    "UIBarButtonSystemItemCancel": 1,
    "UIBarButtonSystemItemEdit": 2,
    "UIBarButtonSystemItemSave": 3,
    "UIBarButtonSystemItemAdd": 4,
    "UIBarButtonSystemItemFlexibleSpace": 5,
    "UIBarButtonSystemItemFixedSpace": 6,
    "UIBarButtonSystemItemCompose": 7,
    "UIBarButtonSystemItemReply": 8,
    "UIBarButtonSystemItemAction": 9,
    "UIBarButtonSystemItemOrganize": 10,
    "UIBarButtonSystemItemBookmarks": 11,
    "UIBarButtonSystemItemSearch": 12,
    "UIBarButtonSystemItemRefresh": 13,
    "UIBarButtonSystemItemStop": 14,
    "UIBarButtonSystemItemCamera": 15,
    "UIBarButtonSystemItemTrash": 16,
    "UIBarButtonSystemItemPlay": 17,
    "UIBarButtonSystemItemPause": 18,
    "UIBarButtonSystemItemRewind": 19,
    "UIBarButtonSystemItemFastForward": 20,
    "UIBarButtonSystemItemUndo": 21,
    "UIBarButtonSystemItemRedo": 22,
    "UIUserInterfaceLayoutDirectionLeftToRight": 0,
    "UIUserInterfaceLayoutDirectionRightToLeft": 1,
    "UISemanticContentAttributeUnspecified": 0,
    "UISemanticContentAttributeForceLeftToRight": 3,
    "UISemanticContentAttributeForceRightToLeft": 4,
  ]

  /// The constants of UIViewControllerTransitioning.h.
  package static let transitions: KeyValuePairs<String, String> = [
    "UITransitionContextFromViewControllerKey": "UITransitionContextFromViewController",
    "UITransitionContextToViewControllerKey": "UITransitionContextToViewController",
    "UITransitionContextFromViewKey": "UITransitionContextFromView",
    "UITransitionContextToViewKey": "UITransitionContextToView",
  ]

  /// The constants of UINavigationController.h.
  package static let navigation: KeyValuePairs<String, Double> = [
    "UINavigationControllerHideShowBarDuration": 0.2
  ]
}
