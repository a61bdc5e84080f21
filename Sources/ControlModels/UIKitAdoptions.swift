internal import FoundationModels
internal import SelectorRuntime

/// The protocols that UIKit's classes adopt in their headers, besides those of their definitions.
///
/// Here and not in each definition, because a class is made in many worlds in which nobody asks what
/// it adopts: the protocols are made when somebody does.
enum UIKitAdoptions {
  private typealias Known = UIKitProtocols

  static let all: [String: [NativeProtocol]] = [
    "CAAnimation": [Known.mediaTiming, Known.action, coding, copying],
    "CAEmitterCell": [Known.mediaTiming, coding],
    "CALayer": [Known.mediaTiming, coding],
    "CAMediaTimingFunction": [coding],
    "CLLocation": [copying, coding],
    "CLRegion": [copying, coding],
    "NSLayoutManager": [coding],
    "NSParagraphStyle": [copying, coding],
    "NSShadow": [copying, coding],
    "NSTextAttachment": [
      coding, Known.textAttachmentContainer, Known.textAttachmentLayout,
      Known.accessibilityContentSizeCategoryImageAdjusting,
    ],
    "NSTextContainer": [coding, Known.textLayoutOrientationProvider],
    "UIAccessibilityElement": [Known.accessibilityIdentification],
    "UIAction": [Known.menuLeaf],
    "UIAlertAction": [copying, Known.accessibilityIdentification],
    "UIAlertController": [Known.springLoadedInteractionSupporting],
    "UIApplicationShortcutItem": [copying],
    "UIBarAppearance": [copying, coding],
    "UIBarButtonItem": [
      coding, Known.springLoadedInteractionSupporting,
      Known.popoverPresentationControllerSourceItem,
    ],
    "UIBarItem": [coding, Known.appearance, Known.accessibilityIdentification],
    "UIBezierPath": [copying, coding],
    "UIButton": [
      Known.accessibilityContentSizeCategoryImageAdjusting,
      Known.springLoadedInteractionSupporting,
    ],
    "UICollectionView": [Known.dataSourceTranslating, Known.springLoadedInteractionSupporting],
    "UICollectionViewLayout": [coding],
    "UICollectionViewLayoutAttributes": [copying, Known.dynamicItem],
    "UIColor": [copying, coding],
    "UICommand": [Known.menuLeaf],
    "UIContextMenuInteraction": [Known.interaction],
    "UIControl": [Known.contextMenuInteractionDelegate],
    "UICubicTimingParameters": [coding, copying],
    "UIDocument": [Known.userActivityRestoring],
    "UIDragInteraction": [Known.interaction],
    "UIDropInteraction": [Known.interaction],
    "UIFeedbackGenerator": [Known.interaction],
    "UIFont": [copying, coding],
    "UIFontDescriptor": [copying, coding],
    "UIImage": [
      coding, Known.accessibilityIdentification, Known.itemProviderPresentationSizeProviding,
    ],
    "UIImageView": [Known.accessibilityContentSizeCategoryImageAdjusting],
    "UILabel": [coding, Known.contentSizeCategoryAdjusting, Known.letterformAwareAdjusting],
    "UILayoutGuide": [coding, Known.popoverPresentationControllerSourceItem],
    "UIMenuElement": [copying, coding, Known.accessibilityIdentification],
    "UINavigationBar": [coding, Known.barPositioning],
    "UINavigationItem": [coding],
    "UIPageControl": [Known.appearance],
    "UIPercentDrivenInteractiveTransition": [Known.viewControllerInteractiveTransitioning],
    "UIPickerView": [coding],
    "UIPresentationController": [
      Known.appearanceContainer, Known.traitEnvironment, Known.contentContainer,
      Known.focusEnvironment, Known.traitChangeObservable,
    ],
    "UIProgressView": [coding],
    "UIRefreshControl": [Known.appearance],
    "UIResponder": [
      Known.userActivityRestoring, Known.responderStandardEditActions,
      Known.pasteConfigurationSupporting, Known.activityItemsConfigurationProviding,
    ],
    "UIScreen": [Known.traitEnvironment],
    "UIScrollView": [coding, Known.focusItemScrollableContainer],
    "UISearchBar": [Known.barPositioning, Known.textInputTraits, Known.lookToDictateCapable],
    "UISearchController": [
      Known.viewControllerTransitioningDelegate, Known.viewControllerAnimatedTransitioning,
    ],
    "UISegmentedControl": [coding, Known.springLoadedInteractionSupporting],
    "UISpringTimingParameters": [coding, copying],
    "UITab": [
      Known.accessibilityIdentification, Known.popoverPresentationControllerSourceItem,
      Known.springLoadedInteractionSupporting,
    ],
    "UITabBar": [coding, Known.springLoadedInteractionSupporting],
    "UITabBarController": [Known.tabBarDelegate],
    "UITabBarItem": [
      Known.springLoadedInteractionSupporting, Known.popoverPresentationControllerSourceItem,
    ],
    "UITableView": [
      coding, Known.dataSourceTranslating, Known.springLoadedInteractionSupporting,
    ],
    "UITableViewCell": [coding, Known.gestureRecognizerDelegate],
    "UITableViewHeaderFooterView": [Known.appearance],
    "UITextField": [
      coding, Known.textInput, Known.contentSizeCategoryAdjusting,
      Known.letterformAwareAdjusting, Known.textDraggable, Known.textDroppable,
      Known.textPasteConfigurationSupporting,
    ],
    "UITextInputStringTokenizer": [Known.textInputTokenizer],
    "UITextView": [
      coding, Known.textInput, Known.contentSizeCategoryAdjusting,
      Known.letterformAwareAdjusting, Known.textDraggable, Known.textDroppable,
      Known.textPasteConfigurationSupporting,
    ],
    "UIToolbar": [Known.barPositioning],
    "UIToolTipInteraction": [Known.interaction],
    "UITraitCollection": [copying, coding],
    "UIView": [
      coding, Known.appearance, Known.appearanceContainer, Known.dynamicItem,
      Known.accessibilityIdentification, Known.traitEnvironment, Known.coordinateSpace,
      Known.focusItem, Known.focusItemContainer, Known.traitChangeObservable,
      Known.largeContentViewerItem, Known.popoverPresentationControllerSourceItem,
      Known.layerDelegate,
    ],
    "UIViewController": [
      coding, Known.appearanceContainer, Known.contentContainer, Known.traitEnvironment,
      Known.focusEnvironment, Known.traitChangeObservable,
    ],
    "UIWebView": [Known.scrollViewDelegate],
    "UIWindowScene": [Known.traitChangeObservable],
    "WKWebView": [coding],
    "WKPreferences": [coding],
    "WKWebViewConfiguration": [copying, coding],
  ]

  private static let coding = FoundationProtocols.coding
  private static let copying = FoundationProtocols.copying
}
