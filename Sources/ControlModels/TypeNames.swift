// The names of protocols, and of classes without a Swift class, that declarations use.

internal import SelectorRuntime

// Protocols.

enum CAAction: TypeName {}
enum NSCollectionLayoutContainer: TypeName {}
enum NSTextLocation: TypeName {}
enum UIActivityItemsConfigurationReading: TypeName {}
enum UIBarPositioning: TypeName {}
enum UICollectionViewDropCoordinator: TypeName {}
enum UICollectionViewDropItem: TypeName {}
enum UICollectionViewDropPlaceholderContext: TypeName {}
enum UIConfigurationState: TypeName {}
enum UIContentConfiguration: TypeName {}
enum UIContentContainer: TypeName {}
enum UIContextMenuInteractionAnimating: TypeName {}
enum UIContextMenuInteractionCommitAnimating: TypeName {}
enum UICoordinateSpace: TypeName {}
enum UIDragAnimating: TypeName {}
enum UIDragSession: TypeName {}
enum UIDropSession: TypeName {}
enum UIDynamicItem: TypeName {}
enum UIEditMenuInteractionAnimating: TypeName {}
enum UIFocusEnvironment: TypeName {}
enum UIFocusItem: TypeName {}
enum UIFocusItemContainer: TypeName {}
enum UILargeContentViewerItem: TypeName {}
enum UIPointerInteractionAnimating: TypeName {}
enum UIPopoverPresentationControllerSourceItem: TypeName {}
enum UISearchSuggestion: TypeName {}
enum UISpringLoadedInteractionContext: TypeName {}
enum UIStateRestoring: TypeName {}
enum UITableViewDropCoordinator: TypeName {}
enum UITableViewDropItem: TypeName {}
enum UITableViewDropPlaceholderContext: TypeName {}
enum UITextDragDelegate: TypeName {}
enum UITextDragRequest: TypeName {}
enum UITextDropDelegate: TypeName {}
enum UITextDropRequest: TypeName {}
enum UITextInput: TypeName {}
enum UITextInputDelegate: TypeName {}
enum UITextInputTokenizer: TypeName {}
enum UITextPasteConfigurationSupporting: TypeName {}
enum UITextPasteDelegate: TypeName {}
enum UITextPasteItem: TypeName {}
enum UITextSearchAggregator: TypeName {}
enum UITimingCurveProvider: TypeName {}
enum UIViewControllerAnimatedTransitioning: TypeName {}
enum UIViewControllerContextTransitioning: TypeName {}
enum UIViewControllerInteractiveTransitioning: TypeName {}
enum UIViewControllerPreviewing: TypeName {}
enum UIViewControllerPreviewingDelegate: TypeName {}
enum UIViewControllerTransitionCoordinator: TypeName {}
enum UIViewImplicitlyAnimating: TypeName {}
/// The protocol; the class of a web view's task objects is named like this here.
enum URLSchemeTaskProtocol: TypeName {
  static let name = "WKURLSchemeTask"
}

enum WKPreviewActionItem: TypeName {}

// Classes.

enum CLBeacon: TypeName {}
enum CLBeaconIdentityConstraint: TypeName {}
enum CLBeaconRegion: TypeName {}
enum CLVisit: TypeName {}
enum PHPickerResult: TypeName {}
enum SKPaymentTransaction: TypeName {}
enum SKProductsRequest: TypeName {}
enum SKProductsResponse: TypeName {}
enum UICollectionViewDropProposal: TypeName {}
enum UIDragPreviewParameters: TypeName {}
enum UIDragPreviewTarget: TypeName {}
enum UILocalNotification: TypeName {}
enum UIPencilInteractionSqueeze: TypeName {}
enum UIPencilInteractionTap: TypeName {}
enum UISearchTextField: TypeName {}
enum UITableViewDropProposal: TypeName {}
enum UITargetedDragPreview: TypeName {}
enum UIUserNotificationSettings: TypeName {}
enum WKNavigation: TypeName {}
enum WKSecurityOrigin: TypeName {}
enum WKWebpagePreferences: TypeName {}
