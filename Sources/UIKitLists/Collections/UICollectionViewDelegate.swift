internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
package import UIKitRuntime

extension UIKitProtocols {
  package static let collectionViewDelegate = NativeProtocol(
    "UICollectionViewDelegate", adopts: [scrollViewDelegate],
    optional: [
      .init(
        "collectionView:shouldHighlightItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init("collectionView:didHighlightItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:didUnhighlightItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:shouldSelectItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:shouldDeselectItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init("collectionView:didSelectItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init("collectionView:didDeselectItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:willDisplayCell:forItemAtIndexPath:", UICollectionView.self,
        UICollectionViewCell.self, NSIndexPath.self),
      .init(
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:", UICollectionView.self,
        UICollectionViewCell.self, NSIndexPath.self),
      .init(
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        UICollectionView.self, UICollectionReusableView.self, String.self, NSIndexPath.self),
      .init(
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
        UICollectionView.self, UICollectionReusableView.self, String.self, NSIndexPath.self),
      .init(
        "collectionView:shouldShowMenuForItemAtIndexPath:", returns: Bool.self,
        UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:canPerformAction:forItemAtIndexPath:withSender:", returns: Bool.self,
        UICollectionView.self, Selector.self, NSIndexPath.self, Value.self),
      .init(
        "collectionView:performAction:forItemAtIndexPath:withSender:", UICollectionView.self,
        Selector.self, NSIndexPath.self, Value.self),
      .init(
        "collectionView:transitionLayoutForOldLayout:newLayout:",
        returns: UICollectionViewTransitionLayout?.self,
        UICollectionView.self, UICollectionViewLayout.self, UICollectionViewLayout.self),
      .init(
        "collectionView:canFocusItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:shouldUpdateFocusInContext:", returns: Bool.self, UICollectionView.self,
        UIFocusUpdateContext.self),
      .init(
        "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", UICollectionView.self,
        UIFocusUpdateContext.self, UIFocusAnimationCoordinator.self),
      .init(
        "indexPathForPreferredFocusedViewInCollectionView:", returns: NSIndexPath?.self,
        UICollectionView.self),
      .init(
        "collectionView:selectionFollowsFocusForItemAtIndexPath:", returns: Bool.self,
        UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
        returns: NSIndexPath.self, UICollectionView.self, NSIndexPath.self, NSIndexPath.self),
      .init(
        "collectionView:targetContentOffsetForProposedContentOffset:", returns: CGPoint.self,
        UICollectionView.self, CGPoint.self),
      .init(
        "collectionView:canEditItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", returns: Bool.self,
        UICollectionView.self, NSIndexPath.self, Adopter<UISpringLoadedInteractionContext>.self),
      .init(
        "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", returns: Bool.self,
        UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", UICollectionView.self,
        NSIndexPath.self),
      .init("collectionViewDidEndMultipleSelectionInteraction:", UICollectionView.self),
      .init(
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
        returns: UIContextMenuConfiguration?.self, UICollectionView.self, NSIndexPath.self,
        CGPoint.self),
      .init(
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        UICollectionView.self, UIContextMenuConfiguration.self,
        Adopter<UIContextMenuInteractionCommitAnimating>.self),
      .init(
        "collectionView:canPerformPrimaryActionForItemAtIndexPath:", returns: Bool.self,
        UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:performPrimaryActionForItemAtIndexPath:", UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
        returns: NSIndexPath.self, UICollectionView.self, NSIndexPath.self, NSIndexPath.self,
        NSIndexPath.self),
      .init(
        "collectionView:previewForHighlightingContextMenuWithConfiguration:",
        returns: UITargetedPreview?.self, UICollectionView.self, UIContextMenuConfiguration.self),
      .init(
        "collectionView:previewForDismissingContextMenuWithConfiguration:",
        returns: UITargetedPreview?.self, UICollectionView.self, UIContextMenuConfiguration.self),
      .init(
        "collectionView:willDisplayContextMenuWithConfiguration:animator:", UICollectionView.self,
        UIContextMenuConfiguration.self, Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
        UICollectionView.self, UIContextMenuConfiguration.self,
        Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:",
        returns: RuntimeObject?.self, UICollectionView.self, NSIndexPath.self, CGPoint.self),
      .init(
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
        returns: UIContextMenuConfiguration?.self, UICollectionView.self, [NSIndexPath].self,
        CGPoint.self),
      .init(
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
        returns: UITargetedPreview?.self, UICollectionView.self, UIContextMenuConfiguration.self,
        NSIndexPath.self),
      .init(
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
        returns: UITargetedPreview?.self, UICollectionView.self, UIContextMenuConfiguration.self,
        NSIndexPath.self),
    ])
}
