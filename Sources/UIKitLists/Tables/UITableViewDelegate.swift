internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
package import UIKitRuntime

extension UIKitProtocols {
  package static let tableViewDelegate = NativeProtocol(
    "UITableViewDelegate", adopts: [scrollViewDelegate],
    optional: [
      .init(
        "tableView:heightForRowAtIndexPath:", returns: Double.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:heightForHeaderInSection:", returns: Double.self, UITableView.self, Int.self),
      .init(
        "tableView:heightForFooterInSection:", returns: Double.self, UITableView.self, Int.self),
      .init("tableView:viewForHeaderInSection:", returns: UIView?.self, UITableView.self, Int.self),
      .init("tableView:viewForFooterInSection:", returns: UIView?.self, UITableView.self, Int.self),
      .init(
        "tableView:willDisplayCell:forRowAtIndexPath:", UITableView.self, UITableViewCell.self,
        NSIndexPath.self),
      .init(
        "tableView:didEndDisplayingCell:forRowAtIndexPath:", UITableView.self, UITableViewCell.self,
        NSIndexPath.self),
      .init("tableView:willDisplayHeaderView:forSection:", UITableView.self, UIView.self, Int.self),
      .init("tableView:willDisplayFooterView:forSection:", UITableView.self, UIView.self, Int.self),
      .init(
        "tableView:didEndDisplayingHeaderView:forSection:", UITableView.self, UIView.self, Int.self),
      .init(
        "tableView:didEndDisplayingFooterView:forSection:", UITableView.self, UIView.self, Int.self),
      .init(
        "tableView:shouldHighlightRowAtIndexPath:", returns: Bool.self, UITableView.self,
        NSIndexPath.self),
      .init("tableView:didHighlightRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init("tableView:didUnhighlightRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init(
        "tableView:willSelectRowAtIndexPath:", returns: NSIndexPath?.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:willDeselectRowAtIndexPath:", returns: NSIndexPath?.self, UITableView.self,
        NSIndexPath.self),
      .init("tableView:didSelectRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init("tableView:didDeselectRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init(
        "tableView:accessoryButtonTappedForRowWithIndexPath:", UITableView.self, NSIndexPath.self),
      .init(
        "tableView:indentationLevelForRowAtIndexPath:", returns: Int.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:editingStyleForRowAtIndexPath:", returns: Int.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", returns: String?.self,
        UITableView.self, NSIndexPath.self),
      .init(
        "tableView:shouldIndentWhileEditingRowAtIndexPath:", returns: Bool.self, UITableView.self,
        NSIndexPath.self),
      .init("tableView:willBeginEditingRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init(
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        returns: NSIndexPath.self, UITableView.self, NSIndexPath.self, NSIndexPath.self),
      .init("tableView:didEndEditingRowAtIndexPath:", UITableView.self, NSIndexPath.self),
      .init(
        "tableView:estimatedHeightForRowAtIndexPath:", returns: Double.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:editActionsForRowAtIndexPath:", returns: [UITableViewRowAction]?.self,
        UITableView.self, NSIndexPath.self),
      .init(
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        returns: UISwipeActionsConfiguration?.self, UITableView.self, NSIndexPath.self),
      .init(
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        returns: UISwipeActionsConfiguration?.self, UITableView.self, NSIndexPath.self),
      .init(
        "tableView:estimatedHeightForHeaderInSection:", returns: Double.self, UITableView.self,
        Int.self),
      .init(
        "tableView:estimatedHeightForFooterInSection:", returns: Double.self, UITableView.self,
        Int.self),
      .init(
        "tableView:accessoryTypeForRowWithIndexPath:", returns: Int.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:shouldShowMenuForRowAtIndexPath:", returns: Bool.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:canPerformAction:forRowAtIndexPath:withSender:", returns: Bool.self,
        UITableView.self, Selector.self, NSIndexPath.self, Value.self),
      .init(
        "tableView:performAction:forRowAtIndexPath:withSender:", UITableView.self, Selector.self,
        NSIndexPath.self, Value.self),
      .init(
        "tableView:canFocusRowAtIndexPath:", returns: Bool.self, UITableView.self, NSIndexPath.self),
      .init(
        "tableView:shouldUpdateFocusInContext:", returns: Bool.self, UITableView.self,
        UIFocusUpdateContext.self),
      .init(
        "tableView:didUpdateFocusInContext:withAnimationCoordinator:", UITableView.self,
        UIFocusUpdateContext.self,
        UIFocusAnimationCoordinator.self),
      .init(
        "indexPathForPreferredFocusedViewInTableView:", returns: NSIndexPath?.self, UITableView.self
      ),
      .init(
        "tableView:selectionFollowsFocusForRowAtIndexPath:", returns: Bool.self, UITableView.self,
        NSIndexPath.self),
      .init(
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:", returns: Bool.self,
        UITableView.self, NSIndexPath.self, Adopter<UISpringLoadedInteractionContext>.self),
      .init(
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", returns: Bool.self,
        UITableView.self, NSIndexPath.self),
      .init(
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", UITableView.self,
        NSIndexPath.self),
      .init("tableViewDidEndMultipleSelectionInteraction:", UITableView.self),
      .init(
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
        returns: UIContextMenuConfiguration?.self,
        UITableView.self, NSIndexPath.self, CGPoint.self),
      .init(
        "tableView:previewForHighlightingContextMenuWithConfiguration:",
        returns: UITargetedPreview?.self, UITableView.self, UIContextMenuConfiguration.self),
      .init(
        "tableView:previewForDismissingContextMenuWithConfiguration:",
        returns: UITargetedPreview?.self,
        UITableView.self, UIContextMenuConfiguration.self),
      .init(
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", UITableView.self,
        UIContextMenuConfiguration.self, Adopter<UIContextMenuInteractionCommitAnimating>.self),
      .init(
        "tableView:willDisplayContextMenuWithConfiguration:animator:", UITableView.self,
        UIContextMenuConfiguration.self,
        Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:", UITableView.self,
        UIContextMenuConfiguration.self, Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "tableView:canPerformPrimaryActionForRowAtIndexPath:", returns: Bool.self, UITableView.self,
        NSIndexPath.self),
      .init("tableView:performPrimaryActionForRowAtIndexPath:", UITableView.self, NSIndexPath.self),
    ])
}
