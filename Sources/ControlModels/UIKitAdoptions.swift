internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText

/// The protocols that UIKit classes adopt in their headers, besides those of their definitions.
///
/// They are separate from the definitions because most worlds never query the adopted protocols.
/// The protocols are created on the first query.
enum UIKitAdoptions {
  private typealias Kit = UIKitProtocols

  static let all: [String: [NativeProtocol]] = [
    "CAAnimation": [Kit.mediaTiming, Kit.action, coding, copying],
    "CAEmitterCell": [Kit.mediaTiming, coding],
    "CALayer": [Kit.mediaTiming, coding],
    "CAMediaTimingFunction": [coding],
    "CLBeacon": [copying],
    "CLBeaconIdentityConstraint": [copying, coding],
    "CLHeading": [copying],
    "CLLocation": [copying],
    "CLLocationSourceInformation": [copying],
    "CLPlacemark": [copying],
    "CLRegion": [copying],
    "CLVisit": [copying],
    "NSLayoutManager": [coding],
    "NSParagraphStyle": [copying, coding],
    "NSShadow": [copying, coding],
    "NSTextAttachment": [
      coding, Kit.textAttachmentContainer, Kit.textAttachmentLayout,
      Kit.accessibilityContentSizeCategoryImageAdjusting,
    ],
    "NSTextContainer": [coding, Kit.textLayoutOrientationProvider],
    "UIAccessibilityElement": [Kit.accessibilityIdentification],
    "UIAction": [Kit.menuLeaf],
    "UIAlertAction": [copying, Kit.accessibilityIdentification],
    "UIAlertController": [Kit.springLoadedInteractionSupporting],
    "UIApplicationShortcutItem": [copying],
    "UIBarAppearance": [copying, coding],
    "UIBarButtonItem": [
      coding, Kit.springLoadedInteractionSupporting,
      Kit.popoverPresentationControllerSourceItem,
    ],
    "UIBarItem": [coding, Kit.appearance, Kit.accessibilityIdentification],
    "UIBezierPath": [copying, coding],
    "UIButton": [
      Kit.accessibilityContentSizeCategoryImageAdjusting,
      Kit.springLoadedInteractionSupporting,
    ],
    "UICollectionView": [Kit.dataSourceTranslating, Kit.springLoadedInteractionSupporting],
    "UICollectionViewLayout": [coding],
    "UICollectionViewLayoutAttributes": [copying, Kit.dynamicItem],
    "UIColor": [copying],
    "UICommand": [Kit.menuLeaf],
    "UIContextMenuInteraction": [Kit.interaction],
    "UIControl": [Kit.contextMenuInteractionDelegate],
    "UICubicTimingParameters": [coding, copying],
    "UIDocument": [Kit.userActivityRestoring],
    "UIDragInteraction": [Kit.interaction],
    "UIDropInteraction": [Kit.interaction],
    "UIEditMenuInteraction": [Kit.interaction],
    "UIFeedbackGenerator": [Kit.interaction],
    "UIFindInteraction": [Kit.interaction],
    "UIFont": [copying, coding],
    "UIFontDescriptor": [copying, coding],
    "UIImage": [
      coding, Kit.accessibilityIdentification, Kit.itemProviderPresentationSizeProviding,
    ],
    "UIImageView": [Kit.accessibilityContentSizeCategoryImageAdjusting],
    "UILabel": [coding, Kit.contentSizeCategoryAdjusting, Kit.letterformAwareAdjusting],
    "UILayoutGuide": [coding, Kit.popoverPresentationControllerSourceItem],
    "UIMenuElement": [copying, coding, Kit.accessibilityIdentification],
    "UINavigationBar": [coding, Kit.barPositioning],
    "UINavigationItem": [coding],
    "UIPageControl": [Kit.appearance],
    "UIPercentDrivenInteractiveTransition": [Kit.viewControllerInteractiveTransitioning],
    "UIPickerView": [coding],
    "UIPresentationController": [
      Kit.appearanceContainer, Kit.traitEnvironment, Kit.contentContainer,
      Kit.focusEnvironment, Kit.traitChangeObservable,
    ],
    "UIProgressView": [coding],
    "UIRefreshControl": [Kit.appearance],
    "UIResponder": [
      Kit.userActivityRestoring, Kit.responderStandardEditActions,
      Kit.pasteConfigurationSupporting, Kit.activityItemsConfigurationProviding,
    ],
    "UIScreen": [Kit.traitEnvironment],
    "UIScrollView": [coding, Kit.focusItemScrollableContainer],
    "UISearchBar": [Kit.barPositioning, Kit.textInputTraits, Kit.lookToDictateCapable],
    "UISearchController": [
      Kit.viewControllerTransitioningDelegate, Kit.viewControllerAnimatedTransitioning,
    ],
    "UISegmentedControl": [coding, Kit.springLoadedInteractionSupporting],
    "UISpringTimingParameters": [coding, copying],
    "UITab": [
      Kit.accessibilityIdentification, Kit.popoverPresentationControllerSourceItem,
      Kit.springLoadedInteractionSupporting,
    ],
    "UITabBar": [coding, Kit.springLoadedInteractionSupporting],
    "UITabBarController": [Kit.tabBarDelegate],
    "UITabBarItem": [
      Kit.springLoadedInteractionSupporting, Kit.popoverPresentationControllerSourceItem,
    ],
    "UITableView": [
      coding, Kit.dataSourceTranslating, Kit.springLoadedInteractionSupporting,
    ],
    "UITableViewCell": [coding, Kit.gestureRecognizerDelegate],
    "UITableViewHeaderFooterView": [Kit.appearance],
    "UITextField": [
      coding, Kit.textInput, Kit.contentSizeCategoryAdjusting,
      Kit.letterformAwareAdjusting, Kit.textDraggable, Kit.textDroppable,
      Kit.textPasteConfigurationSupporting,
    ],
    "UIFontPickerViewControllerConfiguration": [copying],
    "UITextInputStringTokenizer": [Kit.textInputTokenizer],
    "UITextView": [
      coding, Kit.textInput, Kit.textSearching, Kit.findInteractionDelegate,
      Kit.contentSizeCategoryAdjusting,
      Kit.letterformAwareAdjusting, Kit.textDraggable, Kit.textDroppable,
      Kit.textPasteConfigurationSupporting,
    ],
    "UIToolbar": [Kit.barPositioning],
    "UIToolTipInteraction": [Kit.interaction],
    "UITextInteraction": [Kit.interaction],
    "UIPointerInteraction": [Kit.interaction],
    "UIPencilInteraction": [Kit.interaction],
    "UILargeContentViewerInteraction": [Kit.interaction],
    "UISpringLoadedInteraction": [Kit.interaction],
    "UIPointerEffect": [Kit.hoverEffect],
    "UITraitCollection": [copying, coding],
    "UIView": [
      coding, Kit.appearance, Kit.appearanceContainer, Kit.dynamicItem,
      Kit.accessibilityIdentification, Kit.traitEnvironment, Kit.coordinateSpace,
      Kit.focusItem, Kit.focusItemContainer, Kit.traitChangeObservable,
      Kit.largeContentViewerItem, Kit.popoverPresentationControllerSourceItem,
      Kit.layerDelegate,
    ],
    "UIViewController": [
      coding, Kit.appearanceContainer, Kit.contentContainer, Kit.traitEnvironment,
      Kit.focusEnvironment, Kit.traitChangeObservable,
    ],
    "UIWebView": [Kit.scrollViewDelegate],
    "UIWindowScene": [Kit.traitChangeObservable],
    "WKWebView": [coding],
    "_UIEditMenuBuilder": [Kit.menuBuilder],
    "WKPreferences": [coding],
    "WKWebViewConfiguration": [copying, coding],
  ]

  private static let coding = FoundationProtocols.coding
  private static let copying = FoundationProtocols.copying
}
