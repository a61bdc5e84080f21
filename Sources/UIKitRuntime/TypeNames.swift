// The names of protocols, and of classes without a Swift class, that declarations use.

internal import SelectorRuntime

// Protocols.

package enum CAAction: TypeName {}
package enum NSCollectionLayoutContainer: TypeName {}
package enum NSTextLocation: TypeName {}
package enum UIActivityItemsConfigurationReading: TypeName {}
package enum UIBarPositioning: TypeName {}
package enum UICollectionViewDropCoordinator: TypeName {}
package enum UICollectionViewDropItem: TypeName {}
package enum UICollectionViewDropPlaceholderContext: TypeName {}
package enum UIConfigurationState: TypeName {}
package enum UIContentConfiguration: TypeName {}
package enum UIContentContainer: TypeName {}
package enum UIContextMenuInteractionAnimating: TypeName {}
package enum UIContextMenuInteractionCommitAnimating: TypeName {}
package enum UICoordinateSpace: TypeName {}
package enum UIDragAnimating: TypeName {}
package enum UIDragSession: TypeName {}
package enum UIDropSession: TypeName {}
package enum UIDynamicItem: TypeName {}
package enum UIEditMenuInteractionAnimating: TypeName {}
package enum UIFocusEnvironment: TypeName {}
package enum UIFocusItem: TypeName {}
package enum UIFocusItemContainer: TypeName {}
package enum UILargeContentViewerItem: TypeName {}
package enum UIPointerInteractionAnimating: TypeName {}
package enum UIPopoverPresentationControllerSourceItem: TypeName {}
package enum UISearchSuggestion: TypeName {}
package enum UISpringLoadedInteractionContext: TypeName {}
package enum UIStateRestoring: TypeName {}
package enum UITableViewDropCoordinator: TypeName {}
package enum UITableViewDropItem: TypeName {}
package enum UITableViewDropPlaceholderContext: TypeName {}
package enum UITextDragDelegate: TypeName {}
package enum UITextDragRequest: TypeName {}
package enum UITextDropDelegate: TypeName {}
package enum UITextDropRequest: TypeName {}
package enum UITextInput: TypeName {}
package enum UITextInputDelegate: TypeName {}
package enum UITextInputTokenizer: TypeName {}
package enum UITextPasteConfigurationSupporting: TypeName {}
package enum UITextPasteDelegate: TypeName {}
package enum UITextPasteItem: TypeName {}
package enum UITextSearchAggregator: TypeName {}
package enum UITimingCurveProvider: TypeName {}
package enum UIViewControllerAnimatedTransitioning: TypeName {}
package enum UIViewControllerContextTransitioning: TypeName {}
package enum UIViewControllerInteractiveTransitioning: TypeName {}
package enum UIViewControllerPreviewing: TypeName {}
package enum UIViewControllerPreviewingDelegate: TypeName {}
package enum UIViewControllerTransitionCoordinator: TypeName {}
package enum UIViewImplicitlyAnimating: TypeName {}
/// The protocol; the class of a web view's task objects is named like this here.
package enum URLSchemeTaskProtocol: TypeName {
  package static let name = "WKURLSchemeTask"
}

package enum WKPreviewActionItem: TypeName {}

// Classes.

package enum CLBeacon: TypeName {}
package enum CLBeaconIdentityConstraint: TypeName {}
package enum CLBeaconRegion: TypeName {}
package enum CLVisit: TypeName {}
package enum PHPickerResult: TypeName {}
package enum SKPaymentTransaction: TypeName {}
package enum SKProductsRequest: TypeName {}
package enum SKProductsResponse: TypeName {}
package enum UICollectionViewDropProposal: TypeName {}
package enum UIDragPreviewParameters: TypeName {}
package enum UIDragPreviewTarget: TypeName {}
package enum UILocalNotification: TypeName {}
package enum UIPencilInteractionSqueeze: TypeName {}
package enum UIPencilInteractionTap: TypeName {}
package enum UISearchTextField: TypeName {}
package enum UITableViewDropProposal: TypeName {}
package enum UITargetedDragPreview: TypeName {}
package enum UIUserNotificationSettings: TypeName {}
package enum WKNavigation: TypeName {}
package enum WKSecurityOrigin: TypeName {}
package enum WKWebpagePreferences: TypeName {}
