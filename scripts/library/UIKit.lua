---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The classes and protocols of UIKit, for LuaLS and for LDoc.

do
-- UIActionSheetDelegate
--- The protocol `UIActionSheetDelegate`.
---@class UIActionSheetDelegate: NSObjectProtocol
local UIActionSheetDelegate = {}

--- Optional: `-[UIActionSheetDelegate actionSheet:clickedButtonAtIndex:]`.
---@param actionSheet any
---@param clickedButtonAtIndex integer
function UIActionSheetDelegate:actionSheet_clickedButtonAtIndex_(actionSheet, clickedButtonAtIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheet:didDismissWithButtonIndex:]`.
---@param actionSheet any
---@param didDismissWithButtonIndex integer
function UIActionSheetDelegate:actionSheet_didDismissWithButtonIndex_(actionSheet, didDismissWithButtonIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheet:willDismissWithButtonIndex:]`.
---@param actionSheet any
---@param willDismissWithButtonIndex integer
function UIActionSheetDelegate:actionSheet_willDismissWithButtonIndex_(actionSheet, willDismissWithButtonIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheetCancel:]`.
---@param actionSheetCancel any
function UIActionSheetDelegate:actionSheetCancel_(actionSheetCancel) end

--- Optional: `-[UIActionSheetDelegate didPresentActionSheet:]`.
---@param didPresentActionSheet any
function UIActionSheetDelegate:didPresentActionSheet_(didPresentActionSheet) end

--- Optional: `-[UIActionSheetDelegate willPresentActionSheet:]`.
---@param willPresentActionSheet any
function UIActionSheetDelegate:willPresentActionSheet_(willPresentActionSheet) end
end

do
-- UIAlertViewDelegate
--- The protocol `UIAlertViewDelegate`.
---@class UIAlertViewDelegate: NSObjectProtocol
local UIAlertViewDelegate = {}

--- Optional: `-[UIAlertViewDelegate alertView:clickedButtonAtIndex:]`.
---@param alertView any
---@param clickedButtonAtIndex integer
function UIAlertViewDelegate:alertView_clickedButtonAtIndex_(alertView, clickedButtonAtIndex) end

--- Optional: `-[UIAlertViewDelegate alertView:didDismissWithButtonIndex:]`.
---@param alertView any
---@param didDismissWithButtonIndex integer
function UIAlertViewDelegate:alertView_didDismissWithButtonIndex_(alertView, didDismissWithButtonIndex) end

--- Optional: `-[UIAlertViewDelegate alertView:willDismissWithButtonIndex:]`.
---@param alertView any
---@param willDismissWithButtonIndex integer
function UIAlertViewDelegate:alertView_willDismissWithButtonIndex_(alertView, willDismissWithButtonIndex) end

--- Optional: `-[UIAlertViewDelegate alertViewCancel:]`.
---@param alertViewCancel any
function UIAlertViewDelegate:alertViewCancel_(alertViewCancel) end

--- Optional: `-[UIAlertViewDelegate alertViewShouldEnableFirstOtherButton:]`.
---@param alertViewShouldEnableFirstOtherButton any
---@return boolean
function UIAlertViewDelegate:alertViewShouldEnableFirstOtherButton_(alertViewShouldEnableFirstOtherButton) end

--- Optional: `-[UIAlertViewDelegate didPresentAlertView:]`.
---@param didPresentAlertView any
function UIAlertViewDelegate:didPresentAlertView_(didPresentAlertView) end

--- Optional: `-[UIAlertViewDelegate willPresentAlertView:]`.
---@param willPresentAlertView any
function UIAlertViewDelegate:willPresentAlertView_(willPresentAlertView) end
end

do
-- UICollectionViewDataSource
--- The protocol `UICollectionViewDataSource`.
---@class UICollectionViewDataSource: NSObjectProtocol
local UICollectionViewDataSource = {}

--- Required: `-[UICollectionViewDataSource collectionView:cellForItemAtIndexPath:]`.
---@param collectionView any
---@param cellForItemAtIndexPath any
---@return any
function UICollectionViewDataSource:collectionView_cellForItemAtIndexPath_(collectionView, cellForItemAtIndexPath) end

--- Required: `-[UICollectionViewDataSource collectionView:numberOfItemsInSection:]`.
---@param collectionView any
---@param numberOfItemsInSection integer
---@return integer
function UICollectionViewDataSource:collectionView_numberOfItemsInSection_(collectionView, numberOfItemsInSection) end

--- Optional: `-[UICollectionViewDataSource collectionView:viewForSupplementaryElementOfKind:atIndexPath:]`.
---@param collectionView any
---@param viewForSupplementaryElementOfKind any
---@param atIndexPath any
---@return any
function UICollectionViewDataSource:collectionView_viewForSupplementaryElementOfKind_atIndexPath_(collectionView, viewForSupplementaryElementOfKind, atIndexPath) end

--- Optional: `-[UICollectionViewDataSource numberOfSectionsInCollectionView:]`.
---@param numberOfSectionsInCollectionView any
---@return integer
function UICollectionViewDataSource:numberOfSectionsInCollectionView_(numberOfSectionsInCollectionView) end
end

do
-- UICollectionViewDataSourcePrefetching
--- The protocol `UICollectionViewDataSourcePrefetching`.
---@class UICollectionViewDataSourcePrefetching: NSObjectProtocol
local UICollectionViewDataSourcePrefetching = {}

--- Optional: `-[UICollectionViewDataSourcePrefetching collectionView:cancelPrefetchingForItemsAtIndexPaths:]`.
---@param collectionView any
---@param cancelPrefetchingForItemsAtIndexPaths any
function UICollectionViewDataSourcePrefetching:collectionView_cancelPrefetchingForItemsAtIndexPaths_(collectionView, cancelPrefetchingForItemsAtIndexPaths) end

--- Required: `-[UICollectionViewDataSourcePrefetching collectionView:prefetchItemsAtIndexPaths:]`.
---@param collectionView any
---@param prefetchItemsAtIndexPaths any
function UICollectionViewDataSourcePrefetching:collectionView_prefetchItemsAtIndexPaths_(collectionView, prefetchItemsAtIndexPaths) end
end

do
-- UICollectionViewDelegate
--- The protocol `UICollectionViewDelegate`.
---@class UICollectionViewDelegate: UIScrollViewDelegate
local UICollectionViewDelegate = {}

--- Optional: `-[UICollectionViewDelegate collectionView:didDeselectItemAtIndexPath:]`.
---@param collectionView any
---@param didDeselectItemAtIndexPath any
function UICollectionViewDelegate:collectionView_didDeselectItemAtIndexPath_(collectionView, didDeselectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didEndDisplayingCell:forItemAtIndexPath:]`.
---@param collectionView any
---@param didEndDisplayingCell any
---@param itemAtIndexPath any
function UICollectionViewDelegate:collectionView_didEndDisplayingCell_forItemAtIndexPath_(collectionView, didEndDisplayingCell, itemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:]`.
---@param collectionView any
---@param didEndDisplayingSupplementaryView any
---@param elementOfKind any
---@param atIndexPath any
function UICollectionViewDelegate:collectionView_didEndDisplayingSupplementaryView_forElementOfKind_atIndexPath_(collectionView, didEndDisplayingSupplementaryView, elementOfKind, atIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didHighlightItemAtIndexPath:]`.
---@param collectionView any
---@param didHighlightItemAtIndexPath any
function UICollectionViewDelegate:collectionView_didHighlightItemAtIndexPath_(collectionView, didHighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didSelectItemAtIndexPath:]`.
---@param collectionView any
---@param didSelectItemAtIndexPath any
function UICollectionViewDelegate:collectionView_didSelectItemAtIndexPath_(collectionView, didSelectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didUnhighlightItemAtIndexPath:]`.
---@param collectionView any
---@param didUnhighlightItemAtIndexPath any
function UICollectionViewDelegate:collectionView_didUnhighlightItemAtIndexPath_(collectionView, didUnhighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldDeselectItemAtIndexPath:]`.
---@param collectionView any
---@param shouldDeselectItemAtIndexPath any
---@return boolean
function UICollectionViewDelegate:collectionView_shouldDeselectItemAtIndexPath_(collectionView, shouldDeselectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldHighlightItemAtIndexPath:]`.
---@param collectionView any
---@param shouldHighlightItemAtIndexPath any
---@return boolean
function UICollectionViewDelegate:collectionView_shouldHighlightItemAtIndexPath_(collectionView, shouldHighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldSelectItemAtIndexPath:]`.
---@param collectionView any
---@param shouldSelectItemAtIndexPath any
---@return boolean
function UICollectionViewDelegate:collectionView_shouldSelectItemAtIndexPath_(collectionView, shouldSelectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:willDisplayCell:forItemAtIndexPath:]`.
---@param collectionView any
---@param willDisplayCell any
---@param itemAtIndexPath any
function UICollectionViewDelegate:collectionView_willDisplayCell_forItemAtIndexPath_(collectionView, willDisplayCell, itemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:]`.
---@param collectionView any
---@param willDisplaySupplementaryView any
---@param elementKind any
---@param atIndexPath any
function UICollectionViewDelegate:collectionView_willDisplaySupplementaryView_forElementKind_atIndexPath_(collectionView, willDisplaySupplementaryView, elementKind, atIndexPath) end
end

do
-- UICollectionViewDelegateFlowLayout
--- The protocol `UICollectionViewDelegateFlowLayout`.
---@class UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
local UICollectionViewDelegateFlowLayout = {}

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:insetForSectionAtIndex:]`.
---@param collectionView any
---@param layout any
---@param insetForSectionAtIndex integer
---@return UIEdgeInsets
function UICollectionViewDelegateFlowLayout:collectionView_layout_insetForSectionAtIndex_(collectionView, layout, insetForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:minimumInteritemSpacingForSectionAtIndex:]`.
---@param collectionView any
---@param layout any
---@param minimumInteritemSpacingForSectionAtIndex integer
---@return number
function UICollectionViewDelegateFlowLayout:collectionView_layout_minimumInteritemSpacingForSectionAtIndex_(collectionView, layout, minimumInteritemSpacingForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:minimumLineSpacingForSectionAtIndex:]`.
---@param collectionView any
---@param layout any
---@param minimumLineSpacingForSectionAtIndex integer
---@return number
function UICollectionViewDelegateFlowLayout:collectionView_layout_minimumLineSpacingForSectionAtIndex_(collectionView, layout, minimumLineSpacingForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:referenceSizeForFooterInSection:]`.
---@param collectionView any
---@param layout any
---@param referenceSizeForFooterInSection integer
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_referenceSizeForFooterInSection_(collectionView, layout, referenceSizeForFooterInSection) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:referenceSizeForHeaderInSection:]`.
---@param collectionView any
---@param layout any
---@param referenceSizeForHeaderInSection integer
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_referenceSizeForHeaderInSection_(collectionView, layout, referenceSizeForHeaderInSection) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:sizeForItemAtIndexPath:]`.
---@param collectionView any
---@param layout any
---@param sizeForItemAtIndexPath any
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_sizeForItemAtIndexPath_(collectionView, layout, sizeForItemAtIndexPath) end
end

do
-- UIGestureRecognizerDelegate
--- The protocol `UIGestureRecognizerDelegate`.
---@class UIGestureRecognizerDelegate: NSObjectProtocol
local UIGestureRecognizerDelegate = {}

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:]`.
---@param gestureRecognizer any
---@param shouldBeRequiredToFailByGestureRecognizer any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldBeRequiredToFailByGestureRecognizer_(gestureRecognizer, shouldBeRequiredToFailByGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceiveEvent:]`.
---@param gestureRecognizer any
---@param shouldReceiveEvent any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceiveEvent_(gestureRecognizer, shouldReceiveEvent) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceivePress:]`.
---@param gestureRecognizer any
---@param shouldReceivePress any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceivePress_(gestureRecognizer, shouldReceivePress) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceiveTouch:]`.
---@param gestureRecognizer any
---@param shouldReceiveTouch any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceiveTouch_(gestureRecognizer, shouldReceiveTouch) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]`.
---@param gestureRecognizer any
---@param shouldRecognizeSimultaneouslyWithGestureRecognizer any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(gestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldRequireFailureOfGestureRecognizer:]`.
---@param gestureRecognizer any
---@param shouldRequireFailureOfGestureRecognizer any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldRequireFailureOfGestureRecognizer_(gestureRecognizer, shouldRequireFailureOfGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizerShouldBegin:]`.
---@param gestureRecognizerShouldBegin any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizerShouldBegin_(gestureRecognizerShouldBegin) end
end

do
-- UINavigationBarDelegate
--- The protocol `UINavigationBarDelegate`.
---@class UINavigationBarDelegate: NSObjectProtocol
local UINavigationBarDelegate = {}

--- Optional: `-[UINavigationBarDelegate navigationBar:didPopItem:]`.
---@param navigationBar any
---@param didPopItem any
function UINavigationBarDelegate:navigationBar_didPopItem_(navigationBar, didPopItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:didPushItem:]`.
---@param navigationBar any
---@param didPushItem any
function UINavigationBarDelegate:navigationBar_didPushItem_(navigationBar, didPushItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:shouldPopItem:]`.
---@param navigationBar any
---@param shouldPopItem any
---@return boolean
function UINavigationBarDelegate:navigationBar_shouldPopItem_(navigationBar, shouldPopItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:shouldPushItem:]`.
---@param navigationBar any
---@param shouldPushItem any
---@return boolean
function UINavigationBarDelegate:navigationBar_shouldPushItem_(navigationBar, shouldPushItem) end
end

do
-- UINavigationControllerDelegate
--- The protocol `UINavigationControllerDelegate`.
---@class UINavigationControllerDelegate: NSObjectProtocol
local UINavigationControllerDelegate = {}

--- Optional: `-[UINavigationControllerDelegate navigationController:animationControllerForOperation:fromViewController:toViewController:]`.
---@param navigationController any
---@param animationControllerForOperation integer
---@param fromViewController any
---@param toViewController any
---@return any
function UINavigationControllerDelegate:navigationController_animationControllerForOperation_fromViewController_toViewController_(navigationController, animationControllerForOperation, fromViewController, toViewController) end

--- Optional: `-[UINavigationControllerDelegate navigationController:didShowViewController:animated:]`.
---@param navigationController any
---@param didShowViewController any
---@param animated boolean
function UINavigationControllerDelegate:navigationController_didShowViewController_animated_(navigationController, didShowViewController, animated) end

--- Optional: `-[UINavigationControllerDelegate navigationController:interactionControllerForAnimationController:]`.
---@param navigationController any
---@param interactionControllerForAnimationController any
---@return any
function UINavigationControllerDelegate:navigationController_interactionControllerForAnimationController_(navigationController, interactionControllerForAnimationController) end

--- Optional: `-[UINavigationControllerDelegate navigationController:willShowViewController:animated:]`.
---@param navigationController any
---@param willShowViewController any
---@param animated boolean
function UINavigationControllerDelegate:navigationController_willShowViewController_animated_(navigationController, willShowViewController, animated) end
end

do
-- UIScrollViewDelegate
--- The protocol `UIScrollViewDelegate`.
---@class UIScrollViewDelegate: NSObjectProtocol
local UIScrollViewDelegate = {}

--- Optional: `-[UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset:]`.
---@param scrollViewDidChangeAdjustedContentInset any
function UIScrollViewDelegate:scrollViewDidChangeAdjustedContentInset_(scrollViewDidChangeAdjustedContentInset) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndDecelerating:]`.
---@param scrollViewDidEndDecelerating any
function UIScrollViewDelegate:scrollViewDidEndDecelerating_(scrollViewDidEndDecelerating) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndDragging:willDecelerate:]`.
---@param scrollViewDidEndDragging any
---@param willDecelerate boolean
function UIScrollViewDelegate:scrollViewDidEndDragging_willDecelerate_(scrollViewDidEndDragging, willDecelerate) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndScrollingAnimation:]`.
---@param scrollViewDidEndScrollingAnimation any
function UIScrollViewDelegate:scrollViewDidEndScrollingAnimation_(scrollViewDidEndScrollingAnimation) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndZooming:withView:atScale:]`.
---@param scrollViewDidEndZooming any
---@param view any
---@param atScale number
function UIScrollViewDelegate:scrollViewDidEndZooming_withView_atScale_(scrollViewDidEndZooming, view, atScale) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidScroll:]`.
---@param scrollViewDidScroll any
function UIScrollViewDelegate:scrollViewDidScroll_(scrollViewDidScroll) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidScrollToTop:]`.
---@param scrollViewDidScrollToTop any
function UIScrollViewDelegate:scrollViewDidScrollToTop_(scrollViewDidScrollToTop) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidZoom:]`.
---@param scrollViewDidZoom any
function UIScrollViewDelegate:scrollViewDidZoom_(scrollViewDidZoom) end

--- Optional: `-[UIScrollViewDelegate scrollViewShouldScrollToTop:]`.
---@param scrollViewShouldScrollToTop any
---@return boolean
function UIScrollViewDelegate:scrollViewShouldScrollToTop_(scrollViewShouldScrollToTop) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginDecelerating:]`.
---@param scrollViewWillBeginDecelerating any
function UIScrollViewDelegate:scrollViewWillBeginDecelerating_(scrollViewWillBeginDecelerating) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginDragging:]`.
---@param scrollViewWillBeginDragging any
function UIScrollViewDelegate:scrollViewWillBeginDragging_(scrollViewWillBeginDragging) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginZooming:withView:]`.
---@param scrollViewWillBeginZooming any
---@param view any
function UIScrollViewDelegate:scrollViewWillBeginZooming_withView_(scrollViewWillBeginZooming, view) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillEndDragging:withVelocity:targetContentOffset:]`.
---@param scrollViewWillEndDragging any
---@param velocity CGPoint
---@param targetContentOffset any
function UIScrollViewDelegate:scrollViewWillEndDragging_withVelocity_targetContentOffset_(scrollViewWillEndDragging, velocity, targetContentOffset) end

--- Optional: `-[UIScrollViewDelegate viewForZoomingInScrollView:]`.
---@param viewForZoomingInScrollView any
---@return any
function UIScrollViewDelegate:viewForZoomingInScrollView_(viewForZoomingInScrollView) end
end

do
-- UISearchBarDelegate
--- The protocol `UISearchBarDelegate`.
---@class UISearchBarDelegate: NSObjectProtocol
local UISearchBarDelegate = {}

--- Optional: `-[UISearchBarDelegate searchBar:shouldChangeTextInRange:replacementText:]`.
---@param searchBar any
---@param shouldChangeTextInRange NSRange
---@param replacementText any
---@return boolean
function UISearchBarDelegate:searchBar_shouldChangeTextInRange_replacementText_(searchBar, shouldChangeTextInRange, replacementText) end

--- Optional: `-[UISearchBarDelegate searchBar:textDidChange:]`.
---@param searchBar any
---@param textDidChange any
function UISearchBarDelegate:searchBar_textDidChange_(searchBar, textDidChange) end

--- Optional: `-[UISearchBarDelegate searchBarCancelButtonClicked:]`.
---@param searchBarCancelButtonClicked any
function UISearchBarDelegate:searchBarCancelButtonClicked_(searchBarCancelButtonClicked) end

--- Optional: `-[UISearchBarDelegate searchBarSearchButtonClicked:]`.
---@param searchBarSearchButtonClicked any
function UISearchBarDelegate:searchBarSearchButtonClicked_(searchBarSearchButtonClicked) end

--- Optional: `-[UISearchBarDelegate searchBarShouldBeginEditing:]`.
---@param searchBarShouldBeginEditing any
---@return boolean
function UISearchBarDelegate:searchBarShouldBeginEditing_(searchBarShouldBeginEditing) end

--- Optional: `-[UISearchBarDelegate searchBarShouldEndEditing:]`.
---@param searchBarShouldEndEditing any
---@return boolean
function UISearchBarDelegate:searchBarShouldEndEditing_(searchBarShouldEndEditing) end

--- Optional: `-[UISearchBarDelegate searchBarTextDidBeginEditing:]`.
---@param searchBarTextDidBeginEditing any
function UISearchBarDelegate:searchBarTextDidBeginEditing_(searchBarTextDidBeginEditing) end

--- Optional: `-[UISearchBarDelegate searchBarTextDidEndEditing:]`.
---@param searchBarTextDidEndEditing any
function UISearchBarDelegate:searchBarTextDidEndEditing_(searchBarTextDidEndEditing) end
end

do
-- UITabBarControllerDelegate
--- The protocol `UITabBarControllerDelegate`.
---@class UITabBarControllerDelegate: NSObjectProtocol
local UITabBarControllerDelegate = {}

--- Optional: `-[UITabBarControllerDelegate tabBarController:animationControllerForTransitionFromViewController:toViewController:]`.
---@param tabBarController any
---@param animationControllerForTransitionFromViewController any
---@param toViewController any
---@return any
function UITabBarControllerDelegate:tabBarController_animationControllerForTransitionFromViewController_toViewController_(tabBarController, animationControllerForTransitionFromViewController, toViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:didSelectViewController:]`.
---@param tabBarController any
---@param didSelectViewController any
function UITabBarControllerDelegate:tabBarController_didSelectViewController_(tabBarController, didSelectViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:interactionControllerForAnimationController:]`.
---@param tabBarController any
---@param interactionControllerForAnimationController any
---@return any
function UITabBarControllerDelegate:tabBarController_interactionControllerForAnimationController_(tabBarController, interactionControllerForAnimationController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:shouldSelectViewController:]`.
---@param tabBarController any
---@param shouldSelectViewController any
---@return boolean
function UITabBarControllerDelegate:tabBarController_shouldSelectViewController_(tabBarController, shouldSelectViewController) end
end

do
-- UITabBarDelegate
--- The protocol `UITabBarDelegate`.
---@class UITabBarDelegate: NSObjectProtocol
local UITabBarDelegate = {}

--- Optional: `-[UITabBarDelegate tabBar:didSelectItem:]`.
---@param tabBar any
---@param didSelectItem any
function UITabBarDelegate:tabBar_didSelectItem_(tabBar, didSelectItem) end
end

do
-- UITableViewDataSource
--- The protocol `UITableViewDataSource`.
---@class UITableViewDataSource: NSObjectProtocol
local UITableViewDataSource = {}

--- Optional: `-[UITableViewDataSource numberOfSectionsInTableView:]`.
---@param numberOfSectionsInTableView any
---@return integer
function UITableViewDataSource:numberOfSectionsInTableView_(numberOfSectionsInTableView) end

--- Optional: `-[UITableViewDataSource sectionIndexTitlesForTableView:]`.
---@param sectionIndexTitlesForTableView any
---@return any
function UITableViewDataSource:sectionIndexTitlesForTableView_(sectionIndexTitlesForTableView) end

--- Optional: `-[UITableViewDataSource tableView:canEditRowAtIndexPath:]`.
---@param tableView any
---@param canEditRowAtIndexPath any
---@return boolean
function UITableViewDataSource:tableView_canEditRowAtIndexPath_(tableView, canEditRowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:canMoveRowAtIndexPath:]`.
---@param tableView any
---@param canMoveRowAtIndexPath any
---@return boolean
function UITableViewDataSource:tableView_canMoveRowAtIndexPath_(tableView, canMoveRowAtIndexPath) end

--- Required: `-[UITableViewDataSource tableView:cellForRowAtIndexPath:]`.
---@param tableView any
---@param cellForRowAtIndexPath any
---@return any
function UITableViewDataSource:tableView_cellForRowAtIndexPath_(tableView, cellForRowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:commitEditingStyle:forRowAtIndexPath:]`.
---@param tableView any
---@param commitEditingStyle integer
---@param rowAtIndexPath any
function UITableViewDataSource:tableView_commitEditingStyle_forRowAtIndexPath_(tableView, commitEditingStyle, rowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:moveRowAtIndexPath:toIndexPath:]`.
---@param tableView any
---@param moveRowAtIndexPath any
---@param toIndexPath any
function UITableViewDataSource:tableView_moveRowAtIndexPath_toIndexPath_(tableView, moveRowAtIndexPath, toIndexPath) end

--- Required: `-[UITableViewDataSource tableView:numberOfRowsInSection:]`.
---@param tableView any
---@param numberOfRowsInSection integer
---@return integer
function UITableViewDataSource:tableView_numberOfRowsInSection_(tableView, numberOfRowsInSection) end

--- Optional: `-[UITableViewDataSource tableView:sectionForSectionIndexTitle:atIndex:]`.
---@param tableView any
---@param sectionForSectionIndexTitle any
---@param atIndex integer
---@return integer
function UITableViewDataSource:tableView_sectionForSectionIndexTitle_atIndex_(tableView, sectionForSectionIndexTitle, atIndex) end

--- Optional: `-[UITableViewDataSource tableView:titleForFooterInSection:]`.
---@param tableView any
---@param titleForFooterInSection integer
---@return any
function UITableViewDataSource:tableView_titleForFooterInSection_(tableView, titleForFooterInSection) end

--- Optional: `-[UITableViewDataSource tableView:titleForHeaderInSection:]`.
---@param tableView any
---@param titleForHeaderInSection integer
---@return any
function UITableViewDataSource:tableView_titleForHeaderInSection_(tableView, titleForHeaderInSection) end
end

do
-- UITableViewDataSourcePrefetching
--- The protocol `UITableViewDataSourcePrefetching`.
---@class UITableViewDataSourcePrefetching: NSObjectProtocol
local UITableViewDataSourcePrefetching = {}

--- Optional: `-[UITableViewDataSourcePrefetching tableView:cancelPrefetchingForRowsAtIndexPaths:]`.
---@param tableView any
---@param cancelPrefetchingForRowsAtIndexPaths any
function UITableViewDataSourcePrefetching:tableView_cancelPrefetchingForRowsAtIndexPaths_(tableView, cancelPrefetchingForRowsAtIndexPaths) end

--- Required: `-[UITableViewDataSourcePrefetching tableView:prefetchRowsAtIndexPaths:]`.
---@param tableView any
---@param prefetchRowsAtIndexPaths any
function UITableViewDataSourcePrefetching:tableView_prefetchRowsAtIndexPaths_(tableView, prefetchRowsAtIndexPaths) end
end

do
-- UITableViewDelegate
--- The protocol `UITableViewDelegate`.
---@class UITableViewDelegate: UIScrollViewDelegate
local UITableViewDelegate = {}

--- Optional: `-[UITableViewDelegate tableView:accessoryButtonTappedForRowWithIndexPath:]`.
---@param tableView any
---@param accessoryButtonTappedForRowWithIndexPath any
function UITableViewDelegate:tableView_accessoryButtonTappedForRowWithIndexPath_(tableView, accessoryButtonTappedForRowWithIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didDeselectRowAtIndexPath:]`.
---@param tableView any
---@param didDeselectRowAtIndexPath any
function UITableViewDelegate:tableView_didDeselectRowAtIndexPath_(tableView, didDeselectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingCell:forRowAtIndexPath:]`.
---@param tableView any
---@param didEndDisplayingCell any
---@param rowAtIndexPath any
function UITableViewDelegate:tableView_didEndDisplayingCell_forRowAtIndexPath_(tableView, didEndDisplayingCell, rowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingFooterView:forSection:]`.
---@param tableView any
---@param didEndDisplayingFooterView any
---@param section integer
function UITableViewDelegate:tableView_didEndDisplayingFooterView_forSection_(tableView, didEndDisplayingFooterView, section) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingHeaderView:forSection:]`.
---@param tableView any
---@param didEndDisplayingHeaderView any
---@param section integer
function UITableViewDelegate:tableView_didEndDisplayingHeaderView_forSection_(tableView, didEndDisplayingHeaderView, section) end

--- Optional: `-[UITableViewDelegate tableView:didEndEditingRowAtIndexPath:]`.
---@param tableView any
---@param didEndEditingRowAtIndexPath any
function UITableViewDelegate:tableView_didEndEditingRowAtIndexPath_(tableView, didEndEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didHighlightRowAtIndexPath:]`.
---@param tableView any
---@param didHighlightRowAtIndexPath any
function UITableViewDelegate:tableView_didHighlightRowAtIndexPath_(tableView, didHighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didSelectRowAtIndexPath:]`.
---@param tableView any
---@param didSelectRowAtIndexPath any
function UITableViewDelegate:tableView_didSelectRowAtIndexPath_(tableView, didSelectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didUnhighlightRowAtIndexPath:]`.
---@param tableView any
---@param didUnhighlightRowAtIndexPath any
function UITableViewDelegate:tableView_didUnhighlightRowAtIndexPath_(tableView, didUnhighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:editActionsForRowAtIndexPath:]`.
---@param tableView any
---@param editActionsForRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_editActionsForRowAtIndexPath_(tableView, editActionsForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:editingStyleForRowAtIndexPath:]`.
---@param tableView any
---@param editingStyleForRowAtIndexPath any
---@return integer
function UITableViewDelegate:tableView_editingStyleForRowAtIndexPath_(tableView, editingStyleForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:estimatedHeightForRowAtIndexPath:]`.
---@param tableView any
---@param estimatedHeightForRowAtIndexPath any
---@return number
function UITableViewDelegate:tableView_estimatedHeightForRowAtIndexPath_(tableView, estimatedHeightForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:heightForFooterInSection:]`.
---@param tableView any
---@param heightForFooterInSection integer
---@return number
function UITableViewDelegate:tableView_heightForFooterInSection_(tableView, heightForFooterInSection) end

--- Optional: `-[UITableViewDelegate tableView:heightForHeaderInSection:]`.
---@param tableView any
---@param heightForHeaderInSection integer
---@return number
function UITableViewDelegate:tableView_heightForHeaderInSection_(tableView, heightForHeaderInSection) end

--- Optional: `-[UITableViewDelegate tableView:heightForRowAtIndexPath:]`.
---@param tableView any
---@param heightForRowAtIndexPath any
---@return number
function UITableViewDelegate:tableView_heightForRowAtIndexPath_(tableView, heightForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:indentationLevelForRowAtIndexPath:]`.
---@param tableView any
---@param indentationLevelForRowAtIndexPath any
---@return integer
function UITableViewDelegate:tableView_indentationLevelForRowAtIndexPath_(tableView, indentationLevelForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:]`.
---@param tableView any
---@param leadingSwipeActionsConfigurationForRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_leadingSwipeActionsConfigurationForRowAtIndexPath_(tableView, leadingSwipeActionsConfigurationForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldHighlightRowAtIndexPath:]`.
---@param tableView any
---@param shouldHighlightRowAtIndexPath any
---@return boolean
function UITableViewDelegate:tableView_shouldHighlightRowAtIndexPath_(tableView, shouldHighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldIndentWhileEditingRowAtIndexPath:]`.
---@param tableView any
---@param shouldIndentWhileEditingRowAtIndexPath any
---@return boolean
function UITableViewDelegate:tableView_shouldIndentWhileEditingRowAtIndexPath_(tableView, shouldIndentWhileEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:]`.
---@param tableView any
---@param targetIndexPathForMoveFromRowAtIndexPath any
---@param toProposedIndexPath any
---@return any
function UITableViewDelegate:tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_(tableView, targetIndexPathForMoveFromRowAtIndexPath, toProposedIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:]`.
---@param tableView any
---@param titleForDeleteConfirmationButtonForRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_(tableView, titleForDeleteConfirmationButtonForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:]`.
---@param tableView any
---@param trailingSwipeActionsConfigurationForRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_trailingSwipeActionsConfigurationForRowAtIndexPath_(tableView, trailingSwipeActionsConfigurationForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:viewForFooterInSection:]`.
---@param tableView any
---@param viewForFooterInSection integer
---@return any
function UITableViewDelegate:tableView_viewForFooterInSection_(tableView, viewForFooterInSection) end

--- Optional: `-[UITableViewDelegate tableView:viewForHeaderInSection:]`.
---@param tableView any
---@param viewForHeaderInSection integer
---@return any
function UITableViewDelegate:tableView_viewForHeaderInSection_(tableView, viewForHeaderInSection) end

--- Optional: `-[UITableViewDelegate tableView:willBeginEditingRowAtIndexPath:]`.
---@param tableView any
---@param willBeginEditingRowAtIndexPath any
function UITableViewDelegate:tableView_willBeginEditingRowAtIndexPath_(tableView, willBeginEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDeselectRowAtIndexPath:]`.
---@param tableView any
---@param willDeselectRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_willDeselectRowAtIndexPath_(tableView, willDeselectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayCell:forRowAtIndexPath:]`.
---@param tableView any
---@param willDisplayCell any
---@param rowAtIndexPath any
function UITableViewDelegate:tableView_willDisplayCell_forRowAtIndexPath_(tableView, willDisplayCell, rowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayFooterView:forSection:]`.
---@param tableView any
---@param willDisplayFooterView any
---@param section integer
function UITableViewDelegate:tableView_willDisplayFooterView_forSection_(tableView, willDisplayFooterView, section) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayHeaderView:forSection:]`.
---@param tableView any
---@param willDisplayHeaderView any
---@param section integer
function UITableViewDelegate:tableView_willDisplayHeaderView_forSection_(tableView, willDisplayHeaderView, section) end

--- Optional: `-[UITableViewDelegate tableView:willSelectRowAtIndexPath:]`.
---@param tableView any
---@param willSelectRowAtIndexPath any
---@return any
function UITableViewDelegate:tableView_willSelectRowAtIndexPath_(tableView, willSelectRowAtIndexPath) end
end

do
-- UITextFieldDelegate
--- The protocol `UITextFieldDelegate`.
---@class UITextFieldDelegate: NSObjectProtocol
local UITextFieldDelegate = {}

--- Optional: `-[UITextFieldDelegate textField:shouldChangeCharactersInRange:replacementString:]`.
---@param textField any
---@param shouldChangeCharactersInRange NSRange
---@param replacementString any
---@return boolean
function UITextFieldDelegate:textField_shouldChangeCharactersInRange_replacementString_(textField, shouldChangeCharactersInRange, replacementString) end

--- Optional: `-[UITextFieldDelegate textFieldDidBeginEditing:]`.
---@param textFieldDidBeginEditing any
function UITextFieldDelegate:textFieldDidBeginEditing_(textFieldDidBeginEditing) end

--- Optional: `-[UITextFieldDelegate textFieldDidEndEditing:]`.
---@param textFieldDidEndEditing any
function UITextFieldDelegate:textFieldDidEndEditing_(textFieldDidEndEditing) end

--- Optional: `-[UITextFieldDelegate textFieldDidEndEditing:reason:]`.
---@param textFieldDidEndEditing any
---@param reason integer
function UITextFieldDelegate:textFieldDidEndEditing_reason_(textFieldDidEndEditing, reason) end

--- Optional: `-[UITextFieldDelegate textFieldShouldBeginEditing:]`.
---@param textFieldShouldBeginEditing any
---@return boolean
function UITextFieldDelegate:textFieldShouldBeginEditing_(textFieldShouldBeginEditing) end

--- Optional: `-[UITextFieldDelegate textFieldShouldClear:]`.
---@param textFieldShouldClear any
---@return boolean
function UITextFieldDelegate:textFieldShouldClear_(textFieldShouldClear) end

--- Optional: `-[UITextFieldDelegate textFieldShouldEndEditing:]`.
---@param textFieldShouldEndEditing any
---@return boolean
function UITextFieldDelegate:textFieldShouldEndEditing_(textFieldShouldEndEditing) end

--- Optional: `-[UITextFieldDelegate textFieldShouldReturn:]`.
---@param textFieldShouldReturn any
---@return boolean
function UITextFieldDelegate:textFieldShouldReturn_(textFieldShouldReturn) end
end

do
-- UITimingCurveProvider
--- The protocol `UITimingCurveProvider`.
---@class UITimingCurveProvider
local UITimingCurveProvider = {}

--- Required: `-[UITimingCurveProvider cubicTimingParameters]`.
---@return any
function UITimingCurveProvider:cubicTimingParameters() end

--- Required: `-[UITimingCurveProvider springTimingParameters]`.
---@return any
function UITimingCurveProvider:springTimingParameters() end

--- Required: `-[UITimingCurveProvider timingCurveType]`.
---@return integer
function UITimingCurveProvider:timingCurveType() end
end

do
-- UIViewAnimating
--- The protocol `UIViewAnimating`.
---@class UIViewAnimating: NSObjectProtocol
local UIViewAnimating = {}

--- Required: `-[UIViewAnimating finishAnimationAtPosition:]`.
---@param finishAnimationAtPosition integer
function UIViewAnimating:finishAnimationAtPosition_(finishAnimationAtPosition) end

--- Required: `-[UIViewAnimating fractionComplete]`.
---@return number
function UIViewAnimating:fractionComplete() end

--- Required: `-[UIViewAnimating isReversed]`.
---@return boolean
function UIViewAnimating:isReversed() end

--- Required: `-[UIViewAnimating isRunning]`.
---@return boolean
function UIViewAnimating:isRunning() end

--- Required: `-[UIViewAnimating pauseAnimation]`.
function UIViewAnimating:pauseAnimation() end

--- Required: `-[UIViewAnimating setFractionComplete:]`.
---@param fractionComplete number
function UIViewAnimating:setFractionComplete_(fractionComplete) end

--- Required: `-[UIViewAnimating setReversed:]`.
---@param reversed boolean
function UIViewAnimating:setReversed_(reversed) end

--- Required: `-[UIViewAnimating startAnimation]`.
function UIViewAnimating:startAnimation() end

--- Required: `-[UIViewAnimating startAnimationAfterDelay:]`.
---@param startAnimationAfterDelay number
function UIViewAnimating:startAnimationAfterDelay_(startAnimationAfterDelay) end

--- Required: `-[UIViewAnimating state]`.
---@return integer
function UIViewAnimating:state() end

--- Required: `-[UIViewAnimating stopAnimation:]`.
---@param stopAnimation boolean
function UIViewAnimating:stopAnimation_(stopAnimation) end
end

do
-- UIViewControllerAnimatedTransitioning
--- The protocol `UIViewControllerAnimatedTransitioning`.
---@class UIViewControllerAnimatedTransitioning: NSObjectProtocol
local UIViewControllerAnimatedTransitioning = {}

--- Required: `-[UIViewControllerAnimatedTransitioning animateTransition:]`.
---@param animateTransition any
function UIViewControllerAnimatedTransitioning:animateTransition_(animateTransition) end

--- Optional: `-[UIViewControllerAnimatedTransitioning animationEnded:]`.
---@param animationEnded boolean
function UIViewControllerAnimatedTransitioning:animationEnded_(animationEnded) end

--- Required: `-[UIViewControllerAnimatedTransitioning transitionDuration:]`.
---@param transitionDuration any
---@return number
function UIViewControllerAnimatedTransitioning:transitionDuration_(transitionDuration) end
end

do
-- UIViewControllerContextTransitioning
--- The protocol `UIViewControllerContextTransitioning`.
---@class UIViewControllerContextTransitioning: NSObjectProtocol
local UIViewControllerContextTransitioning = {}

--- Required: `-[UIViewControllerContextTransitioning cancelInteractiveTransition]`.
function UIViewControllerContextTransitioning:cancelInteractiveTransition() end

--- Required: `-[UIViewControllerContextTransitioning completeTransition:]`.
---@param completeTransition boolean
function UIViewControllerContextTransitioning:completeTransition_(completeTransition) end

--- Required: `-[UIViewControllerContextTransitioning containerView]`.
---@return any
function UIViewControllerContextTransitioning:containerView() end

--- Required: `-[UIViewControllerContextTransitioning finalFrameForViewController:]`.
---@param finalFrameForViewController any
---@return CGRect
function UIViewControllerContextTransitioning:finalFrameForViewController_(finalFrameForViewController) end

--- Required: `-[UIViewControllerContextTransitioning finishInteractiveTransition]`.
function UIViewControllerContextTransitioning:finishInteractiveTransition() end

--- Required: `-[UIViewControllerContextTransitioning initialFrameForViewController:]`.
---@param initialFrameForViewController any
---@return CGRect
function UIViewControllerContextTransitioning:initialFrameForViewController_(initialFrameForViewController) end

--- Required: `-[UIViewControllerContextTransitioning isAnimated]`.
---@return boolean
function UIViewControllerContextTransitioning:isAnimated() end

--- Required: `-[UIViewControllerContextTransitioning isInteractive]`.
---@return boolean
function UIViewControllerContextTransitioning:isInteractive() end

--- Required: `-[UIViewControllerContextTransitioning presentationStyle]`.
---@return integer
function UIViewControllerContextTransitioning:presentationStyle() end

--- Required: `-[UIViewControllerContextTransitioning transitionWasCancelled]`.
---@return boolean
function UIViewControllerContextTransitioning:transitionWasCancelled() end

--- Required: `-[UIViewControllerContextTransitioning updateInteractiveTransition:]`.
---@param updateInteractiveTransition number
function UIViewControllerContextTransitioning:updateInteractiveTransition_(updateInteractiveTransition) end

--- Required: `-[UIViewControllerContextTransitioning viewControllerForKey:]`.
---@param viewControllerForKey any
---@return any
function UIViewControllerContextTransitioning:viewControllerForKey_(viewControllerForKey) end

--- Required: `-[UIViewControllerContextTransitioning viewForKey:]`.
---@param viewForKey any
---@return any
function UIViewControllerContextTransitioning:viewForKey_(viewForKey) end
end

do
-- UIViewControllerInteractiveTransitioning
--- The protocol `UIViewControllerInteractiveTransitioning`.
---@class UIViewControllerInteractiveTransitioning: NSObjectProtocol
local UIViewControllerInteractiveTransitioning = {}

--- Optional: `-[UIViewControllerInteractiveTransitioning completionCurve]`.
---@return integer
function UIViewControllerInteractiveTransitioning:completionCurve() end

--- Optional: `-[UIViewControllerInteractiveTransitioning completionSpeed]`.
---@return number
function UIViewControllerInteractiveTransitioning:completionSpeed() end

--- Required: `-[UIViewControllerInteractiveTransitioning startInteractiveTransition:]`.
---@param startInteractiveTransition any
function UIViewControllerInteractiveTransitioning:startInteractiveTransition_(startInteractiveTransition) end
end

do
-- UIViewControllerTransitionCoordinator
--- The protocol `UIViewControllerTransitionCoordinator`.
---@class UIViewControllerTransitionCoordinator: NSObjectProtocol
local UIViewControllerTransitionCoordinator = {}

--- Required: `-[UIViewControllerTransitionCoordinator animateAlongsideTransition:completion:]`.
---@param animateAlongsideTransition function
---@param completion function
---@return boolean
function UIViewControllerTransitionCoordinator:animateAlongsideTransition_completion_(animateAlongsideTransition, completion) end

--- Required: `-[UIViewControllerTransitionCoordinator notifyWhenInteractionChangesUsingBlock:]`.
---@param notifyWhenInteractionChangesUsingBlock function
function UIViewControllerTransitionCoordinator:notifyWhenInteractionChangesUsingBlock_(notifyWhenInteractionChangesUsingBlock) end
end

do
-- UIViewControllerTransitioningDelegate
--- The protocol `UIViewControllerTransitioningDelegate`.
---@class UIViewControllerTransitioningDelegate: NSObjectProtocol
local UIViewControllerTransitioningDelegate = {}

--- Optional: `-[UIViewControllerTransitioningDelegate animationControllerForDismissedController:]`.
---@param animationControllerForDismissedController any
---@return any
function UIViewControllerTransitioningDelegate:animationControllerForDismissedController_(animationControllerForDismissedController) end

--- Optional: `-[UIViewControllerTransitioningDelegate animationControllerForPresentedController:presentingController:sourceController:]`.
---@param animationControllerForPresentedController any
---@param presentingController any
---@param sourceController any
---@return any
function UIViewControllerTransitioningDelegate:animationControllerForPresentedController_presentingController_sourceController_(animationControllerForPresentedController, presentingController, sourceController) end

--- Optional: `-[UIViewControllerTransitioningDelegate interactionControllerForDismissal:]`.
---@param interactionControllerForDismissal any
---@return any
function UIViewControllerTransitioningDelegate:interactionControllerForDismissal_(interactionControllerForDismissal) end

--- Optional: `-[UIViewControllerTransitioningDelegate interactionControllerForPresentation:]`.
---@param interactionControllerForPresentation any
---@return any
function UIViewControllerTransitioningDelegate:interactionControllerForPresentation_(interactionControllerForPresentation) end
end

do
-- UIViewImplicitlyAnimating
--- The protocol `UIViewImplicitlyAnimating`.
---@class UIViewImplicitlyAnimating: UIViewAnimating
local UIViewImplicitlyAnimating = {}

--- Optional: `-[UIViewImplicitlyAnimating addAnimations:]`.
---@param animations function
function UIViewImplicitlyAnimating:addAnimations_(animations) end

--- Optional: `-[UIViewImplicitlyAnimating addAnimations:delayFactor:]`.
---@param animations function
---@param delayFactor number
function UIViewImplicitlyAnimating:addAnimations_delayFactor_(animations, delayFactor) end

--- Optional: `-[UIViewImplicitlyAnimating addCompletion:]`.
---@param completion function
function UIViewImplicitlyAnimating:addCompletion_(completion) end

--- Optional: `-[UIViewImplicitlyAnimating continueAnimationWithTimingParameters:durationFactor:]`.
---@param continueAnimationWithTimingParameters any
---@param durationFactor number
function UIViewImplicitlyAnimating:continueAnimationWithTimingParameters_durationFactor_(continueAnimationWithTimingParameters, durationFactor) end
end

do
-- UIWebViewDelegate
--- The protocol `UIWebViewDelegate`.
---@class UIWebViewDelegate: NSObjectProtocol
local UIWebViewDelegate = {}

--- Optional: `-[UIWebViewDelegate webView:didFailLoadWithError:]`.
---@param webView any
---@param didFailLoadWithError any
function UIWebViewDelegate:webView_didFailLoadWithError_(webView, didFailLoadWithError) end

--- Optional: `-[UIWebViewDelegate webView:shouldStartLoadWithRequest:navigationType:]`.
---@param webView any
---@param shouldStartLoadWithRequest any
---@param navigationType integer
---@return boolean
function UIWebViewDelegate:webView_shouldStartLoadWithRequest_navigationType_(webView, shouldStartLoadWithRequest, navigationType) end

--- Optional: `-[UIWebViewDelegate webViewDidFinishLoad:]`.
---@param webViewDidFinishLoad any
function UIWebViewDelegate:webViewDidFinishLoad_(webViewDidFinishLoad) end

--- Optional: `-[UIWebViewDelegate webViewDidStartLoad:]`.
---@param webViewDidStartLoad any
function UIWebViewDelegate:webViewDidStartLoad_(webViewDidStartLoad) end
end

do
-- WKNavigationDelegate
--- The protocol `WKNavigationDelegate`.
---@class WKNavigationDelegate: NSObjectProtocol
local WKNavigationDelegate = {}

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationAction:decisionHandler:]`.
---@param webView any
---@param decidePolicyForNavigationAction any
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationAction_decisionHandler_(webView, decidePolicyForNavigationAction, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationAction:preferences:decisionHandler:]`.
---@param webView any
---@param decidePolicyForNavigationAction any
---@param preferences any
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationAction_preferences_decisionHandler_(webView, decidePolicyForNavigationAction, preferences, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationResponse:decisionHandler:]`.
---@param webView any
---@param decidePolicyForNavigationResponse any
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationResponse_decisionHandler_(webView, decidePolicyForNavigationResponse, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:didCommitNavigation:]`.
---@param webView any
---@param didCommitNavigation any
function WKNavigationDelegate:webView_didCommitNavigation_(webView, didCommitNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didFailNavigation:withError:]`.
---@param webView any
---@param didFailNavigation any
---@param error any
function WKNavigationDelegate:webView_didFailNavigation_withError_(webView, didFailNavigation, error) end

--- Optional: `-[WKNavigationDelegate webView:didFailProvisionalNavigation:withError:]`.
---@param webView any
---@param didFailProvisionalNavigation any
---@param error any
function WKNavigationDelegate:webView_didFailProvisionalNavigation_withError_(webView, didFailProvisionalNavigation, error) end

--- Optional: `-[WKNavigationDelegate webView:didFinishNavigation:]`.
---@param webView any
---@param didFinishNavigation any
function WKNavigationDelegate:webView_didFinishNavigation_(webView, didFinishNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didReceiveServerRedirectForProvisionalNavigation:]`.
---@param webView any
---@param didReceiveServerRedirectForProvisionalNavigation any
function WKNavigationDelegate:webView_didReceiveServerRedirectForProvisionalNavigation_(webView, didReceiveServerRedirectForProvisionalNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didStartProvisionalNavigation:]`.
---@param webView any
---@param didStartProvisionalNavigation any
function WKNavigationDelegate:webView_didStartProvisionalNavigation_(webView, didStartProvisionalNavigation) end
end

do
-- WKScriptMessageHandler
--- The protocol `WKScriptMessageHandler`.
---@class WKScriptMessageHandler: NSObjectProtocol
local WKScriptMessageHandler = {}

--- Required: `-[WKScriptMessageHandler userContentController:didReceiveScriptMessage:]`.
---@param userContentController any
---@param didReceiveScriptMessage any
function WKScriptMessageHandler:userContentController_didReceiveScriptMessage_(userContentController, didReceiveScriptMessage) end
end

do
-- WKUIDelegate
--- The protocol `WKUIDelegate`.
---@class WKUIDelegate: NSObjectProtocol
local WKUIDelegate = {}

--- Optional: `-[WKUIDelegate webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:]`.
---@param webView any
---@param runJavaScriptAlertPanelWithMessage any
---@param initiatedByFrame any
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptAlertPanelWithMessage_initiatedByFrame_completionHandler_(webView, runJavaScriptAlertPanelWithMessage, initiatedByFrame, completionHandler) end

--- Optional: `-[WKUIDelegate webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:]`.
---@param webView any
---@param runJavaScriptConfirmPanelWithMessage any
---@param initiatedByFrame any
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptConfirmPanelWithMessage_initiatedByFrame_completionHandler_(webView, runJavaScriptConfirmPanelWithMessage, initiatedByFrame, completionHandler) end

--- Optional: `-[WKUIDelegate webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:]`.
---@param webView any
---@param runJavaScriptTextInputPanelWithPrompt any
---@param defaultText any
---@param initiatedByFrame any
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptTextInputPanelWithPrompt_defaultText_initiatedByFrame_completionHandler_(webView, runJavaScriptTextInputPanelWithPrompt, defaultText, initiatedByFrame, completionHandler) end
end

do
-- UIAction
--- An instance of `UIAction`.
---@class UIAction: NSObject
local UIAction = {}

--- `-[UIAction attributes]`
---@return integer
function UIAction:attributes() end

--- `-[UIAction discoverabilityTitle]`
---@return any
function UIAction:discoverabilityTitle() end

--- `-[UIAction identifier]`
---@return any
function UIAction:identifier() end

--- `-[UIAction image]`
---@return any
function UIAction:image() end

--- `-[UIAction performWithSender:target:]`
---@param performWithSender any
---@param target any
function UIAction:performWithSender_target_(performWithSender, target) end

--- `-[UIAction sender]`
---@return any
function UIAction:sender() end

--- `-[UIAction setAttributes:]`
---@param attributes integer
function UIAction:setAttributes_(attributes) end

--- `-[UIAction setDiscoverabilityTitle:]`
---@param discoverabilityTitle any
function UIAction:setDiscoverabilityTitle_(discoverabilityTitle) end

--- `-[UIAction setImage:]`
---@param image any
function UIAction:setImage_(image) end

--- `-[UIAction setState:]`
---@param state integer
function UIAction:setState_(state) end

--- `-[UIAction setTitle:]`
---@param title any
function UIAction:setTitle_(title) end

--- `-[UIAction state]`
---@return integer
function UIAction:state() end

--- `-[UIAction title]`
---@return any
function UIAction:title() end

-- UIActionClass
--- The class `UIAction` itself.
---@class UIActionClass: NSObjectClass
---@field alloc fun(self: UIActionClass): UIAction
---@field new fun(self: UIActionClass): UIAction
local UIActionClass = {}

--- `+[UIAction actionWithHandler:]`
---@param actionWithHandler function
---@return any
function UIActionClass:actionWithHandler_(actionWithHandler) end

--- `+[UIAction actionWithTitle:image:identifier:handler:]`
---@param actionWithTitle any
---@param image any
---@param identifier any
---@param handler function
---@return any
function UIActionClass:actionWithTitle_image_identifier_handler_(actionWithTitle, image, identifier, handler) end
end

do
-- UIActionSheet
--- An instance of `UIActionSheet`.
---@class UIActionSheet: UIView
local UIActionSheet = {}

--- `-[UIActionSheet _buttonClicked:]`
---@param _buttonClicked any
function UIActionSheet:_buttonClicked_(_buttonClicked) end

--- `-[UIActionSheet actionSheetStyle]`
---@return integer
function UIActionSheet:actionSheetStyle() end

--- `-[UIActionSheet addButtonWithTitle:]`
---@param buttonWithTitle any
---@return integer
function UIActionSheet:addButtonWithTitle_(buttonWithTitle) end

--- `-[UIActionSheet buttonTitleAtIndex:]`
---@param buttonTitleAtIndex integer
---@return any
function UIActionSheet:buttonTitleAtIndex_(buttonTitleAtIndex) end

--- `-[UIActionSheet cancelButtonIndex]`
---@return integer
function UIActionSheet:cancelButtonIndex() end

--- `-[UIActionSheet delegate]`
---@return any
function UIActionSheet:delegate() end

--- `-[UIActionSheet destructiveButtonIndex]`
---@return integer
function UIActionSheet:destructiveButtonIndex() end

--- `-[UIActionSheet dismissWithClickedButtonIndex:animated:]`
---@param dismissWithClickedButtonIndex integer
---@param animated boolean
function UIActionSheet:dismissWithClickedButtonIndex_animated_(dismissWithClickedButtonIndex, animated) end

--- `-[UIActionSheet firstOtherButtonIndex]`
---@return integer
function UIActionSheet:firstOtherButtonIndex() end

--- `-[UIActionSheet initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:]`
---@param title any
---@param delegate any
---@param cancelButtonTitle any
---@param destructiveButtonTitle any
---@param otherButtonTitles any
---@return self
function UIActionSheet:initWithTitle_delegate_cancelButtonTitle_destructiveButtonTitle_otherButtonTitles_(title, delegate, cancelButtonTitle, destructiveButtonTitle, otherButtonTitles) end

--- `-[UIActionSheet isVisible]`
---@return boolean
function UIActionSheet:isVisible() end

--- `-[UIActionSheet numberOfButtons]`
---@return integer
function UIActionSheet:numberOfButtons() end

--- `-[UIActionSheet setActionSheetStyle:]`
---@param actionSheetStyle integer
function UIActionSheet:setActionSheetStyle_(actionSheetStyle) end

--- `-[UIActionSheet setCancelButtonIndex:]`
---@param cancelButtonIndex integer
function UIActionSheet:setCancelButtonIndex_(cancelButtonIndex) end

--- `-[UIActionSheet setDelegate:]`
---@param delegate any
function UIActionSheet:setDelegate_(delegate) end

--- `-[UIActionSheet setDestructiveButtonIndex:]`
---@param destructiveButtonIndex integer
function UIActionSheet:setDestructiveButtonIndex_(destructiveButtonIndex) end

--- `-[UIActionSheet setTitle:]`
---@param title any
function UIActionSheet:setTitle_(title) end

--- `-[UIActionSheet showFromBarButtonItem:animated:]`
---@param showFromBarButtonItem any
---@param animated boolean
function UIActionSheet:showFromBarButtonItem_animated_(showFromBarButtonItem, animated) end

--- `-[UIActionSheet showFromRect:inView:animated:]`
---@param showFromRect CGRect
---@param inView any
---@param animated boolean
function UIActionSheet:showFromRect_inView_animated_(showFromRect, inView, animated) end

--- `-[UIActionSheet showFromTabBar:]`
---@param showFromTabBar any
function UIActionSheet:showFromTabBar_(showFromTabBar) end

--- `-[UIActionSheet showFromToolbar:]`
---@param showFromToolbar any
function UIActionSheet:showFromToolbar_(showFromToolbar) end

--- `-[UIActionSheet showInView:]`
---@param showInView any
function UIActionSheet:showInView_(showInView) end

--- `-[UIActionSheet title]`
---@return any
function UIActionSheet:title() end

-- UIActionSheetClass
--- The class `UIActionSheet` itself.
---@class UIActionSheetClass: UIViewClass
---@field alloc fun(self: UIActionSheetClass): UIActionSheet
---@field new fun(self: UIActionSheetClass): UIActionSheet
local UIActionSheetClass = {}
end

do
-- UIActivityIndicatorView
--- An instance of `UIActivityIndicatorView`.
---@class UIActivityIndicatorView: UIView
local UIActivityIndicatorView = {}

--- `-[UIActivityIndicatorView activityIndicatorViewStyle]`
---@return integer
function UIActivityIndicatorView:activityIndicatorViewStyle() end

--- `-[UIActivityIndicatorView color]`
---@return any
function UIActivityIndicatorView:color() end

--- `-[UIActivityIndicatorView hidesWhenStopped]`
---@return boolean
function UIActivityIndicatorView:hidesWhenStopped() end

--- `-[UIActivityIndicatorView initWithActivityIndicatorStyle:]`
---@param activityIndicatorStyle integer
---@return self
function UIActivityIndicatorView:initWithActivityIndicatorStyle_(activityIndicatorStyle) end

--- `-[UIActivityIndicatorView isAnimating]`
---@return boolean
function UIActivityIndicatorView:isAnimating() end

--- `-[UIActivityIndicatorView setActivityIndicatorViewStyle:]`
---@param activityIndicatorViewStyle integer
function UIActivityIndicatorView:setActivityIndicatorViewStyle_(activityIndicatorViewStyle) end

--- `-[UIActivityIndicatorView setColor:]`
---@param color any
function UIActivityIndicatorView:setColor_(color) end

--- `-[UIActivityIndicatorView setHidesWhenStopped:]`
---@param hidesWhenStopped boolean
function UIActivityIndicatorView:setHidesWhenStopped_(hidesWhenStopped) end

--- `-[UIActivityIndicatorView startAnimating]`
function UIActivityIndicatorView:startAnimating() end

--- `-[UIActivityIndicatorView stopAnimating]`
function UIActivityIndicatorView:stopAnimating() end

-- UIActivityIndicatorViewClass
--- The class `UIActivityIndicatorView` itself.
---@class UIActivityIndicatorViewClass: UIViewClass
---@field alloc fun(self: UIActivityIndicatorViewClass): UIActivityIndicatorView
---@field new fun(self: UIActivityIndicatorViewClass): UIActivityIndicatorView
local UIActivityIndicatorViewClass = {}
end

do
-- UIAlertAction
--- An instance of `UIAlertAction`.
---@class UIAlertAction: NSObject
local UIAlertAction = {}

--- `-[UIAlertAction copyWithZone:]`
---@param copyWithZone any
---@return any
function UIAlertAction:copyWithZone_(copyWithZone) end

--- `-[UIAlertAction handler]`
---@return function
function UIAlertAction:handler() end

--- `-[UIAlertAction isEnabled]`
---@return boolean
function UIAlertAction:isEnabled() end

--- `-[UIAlertAction setEnabled:]`
---@param enabled boolean
function UIAlertAction:setEnabled_(enabled) end

--- `-[UIAlertAction style]`
---@return integer
function UIAlertAction:style() end

--- `-[UIAlertAction title]`
---@return any
function UIAlertAction:title() end

-- UIAlertActionClass
--- The class `UIAlertAction` itself.
---@class UIAlertActionClass: NSObjectClass
---@field alloc fun(self: UIAlertActionClass): UIAlertAction
---@field new fun(self: UIAlertActionClass): UIAlertAction
local UIAlertActionClass = {}

--- `+[UIAlertAction actionWithTitle:style:handler:]`
---@param actionWithTitle any
---@param style integer
---@param handler function
---@return any
function UIAlertActionClass:actionWithTitle_style_handler_(actionWithTitle, style, handler) end
end

do
-- UIAlertController
--- An instance of `UIAlertController`.
---@class UIAlertController: UIViewController
local UIAlertController = {}

--- `-[UIAlertController _actionViewTapped:]`
---@param _actionViewTapped any
function UIAlertController:_actionViewTapped_(_actionViewTapped) end

--- `-[UIAlertController _dimmingViewTapped]`
function UIAlertController:_dimmingViewTapped() end

--- `-[UIAlertController _dismissWithAction:]`
---@param _dismissWithAction any
function UIAlertController:_dismissWithAction_(_dismissWithAction) end

--- `-[UIAlertController _invokeHandlersForAction:]`
---@param _invokeHandlersForAction any
function UIAlertController:_invokeHandlersForAction_(_invokeHandlersForAction) end

--- `-[UIAlertController actions]`
---@return any
function UIAlertController:actions() end

--- `-[UIAlertController addAction:]`
---@param action any
function UIAlertController:addAction_(action) end

--- `-[UIAlertController addTextFieldWithConfigurationHandler:]`
---@param textFieldWithConfigurationHandler function
function UIAlertController:addTextFieldWithConfigurationHandler_(textFieldWithConfigurationHandler) end

--- `-[UIAlertController loadView]`
function UIAlertController:loadView() end

--- `-[UIAlertController message]`
---@return any
function UIAlertController:message() end

--- `-[UIAlertController preferredAction]`
---@return any
function UIAlertController:preferredAction() end

--- `-[UIAlertController preferredStyle]`
---@return integer
function UIAlertController:preferredStyle() end

--- `-[UIAlertController setMessage:]`
---@param message any
function UIAlertController:setMessage_(message) end

--- `-[UIAlertController setPreferredAction:]`
---@param preferredAction any
function UIAlertController:setPreferredAction_(preferredAction) end

--- `-[UIAlertController setTitle:]`
---@param title any
function UIAlertController:setTitle_(title) end

--- `-[UIAlertController textFields]`
---@return any
function UIAlertController:textFields() end

--- `-[UIAlertController viewDidAppear:]`
---@param viewDidAppear boolean
function UIAlertController:viewDidAppear_(viewDidAppear) end

--- `-[UIAlertController viewWillLayoutSubviews]`
function UIAlertController:viewWillLayoutSubviews() end

-- UIAlertControllerClass
--- The class `UIAlertController` itself.
---@class UIAlertControllerClass: UIViewControllerClass
---@field alloc fun(self: UIAlertControllerClass): UIAlertController
---@field new fun(self: UIAlertControllerClass): UIAlertController
local UIAlertControllerClass = {}

--- `+[UIAlertController alertControllerWithTitle:message:preferredStyle:]`
---@param alertControllerWithTitle any
---@param message any
---@param preferredStyle integer
---@return any
function UIAlertControllerClass:alertControllerWithTitle_message_preferredStyle_(alertControllerWithTitle, message, preferredStyle) end
end

do
-- UIAlertView
--- An instance of `UIAlertView`.
---@class UIAlertView: UIView
local UIAlertView = {}

--- `-[UIAlertView _buttonClicked:]`
---@param _buttonClicked any
function UIAlertView:_buttonClicked_(_buttonClicked) end

--- `-[UIAlertView _textChanged:]`
---@param _textChanged any
function UIAlertView:_textChanged_(_textChanged) end

--- `-[UIAlertView addButtonWithTitle:]`
---@param buttonWithTitle any
---@return integer
function UIAlertView:addButtonWithTitle_(buttonWithTitle) end

--- `-[UIAlertView alertViewStyle]`
---@return integer
function UIAlertView:alertViewStyle() end

--- `-[UIAlertView buttonTitleAtIndex:]`
---@param buttonTitleAtIndex integer
---@return any
function UIAlertView:buttonTitleAtIndex_(buttonTitleAtIndex) end

--- `-[UIAlertView cancelButtonIndex]`
---@return integer
function UIAlertView:cancelButtonIndex() end

--- `-[UIAlertView delegate]`
---@return any
function UIAlertView:delegate() end

--- `-[UIAlertView dismissWithClickedButtonIndex:animated:]`
---@param dismissWithClickedButtonIndex integer
---@param animated boolean
function UIAlertView:dismissWithClickedButtonIndex_animated_(dismissWithClickedButtonIndex, animated) end

--- `-[UIAlertView firstOtherButtonIndex]`
---@return integer
function UIAlertView:firstOtherButtonIndex() end

--- `-[UIAlertView initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:]`
---@param title any
---@param message any
---@param delegate any
---@param cancelButtonTitle any
---@param otherButtonTitles any
---@return self
function UIAlertView:initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_(title, message, delegate, cancelButtonTitle, otherButtonTitles) end

--- `-[UIAlertView isVisible]`
---@return boolean
function UIAlertView:isVisible() end

--- `-[UIAlertView message]`
---@return any
function UIAlertView:message() end

--- `-[UIAlertView numberOfButtons]`
---@return integer
function UIAlertView:numberOfButtons() end

--- `-[UIAlertView setAlertViewStyle:]`
---@param alertViewStyle integer
function UIAlertView:setAlertViewStyle_(alertViewStyle) end

--- `-[UIAlertView setCancelButtonIndex:]`
---@param cancelButtonIndex integer
function UIAlertView:setCancelButtonIndex_(cancelButtonIndex) end

--- `-[UIAlertView setDelegate:]`
---@param delegate any
function UIAlertView:setDelegate_(delegate) end

--- `-[UIAlertView setMessage:]`
---@param message any
function UIAlertView:setMessage_(message) end

--- `-[UIAlertView setTitle:]`
---@param title any
function UIAlertView:setTitle_(title) end

--- `-[UIAlertView show]`
function UIAlertView:show() end

--- `-[UIAlertView textFieldAtIndex:]`
---@param textFieldAtIndex integer
---@return any
function UIAlertView:textFieldAtIndex_(textFieldAtIndex) end

--- `-[UIAlertView title]`
---@return any
function UIAlertView:title() end

-- UIAlertViewClass
--- The class `UIAlertView` itself.
---@class UIAlertViewClass: UIViewClass
---@field alloc fun(self: UIAlertViewClass): UIAlertView
---@field new fun(self: UIAlertViewClass): UIAlertView
local UIAlertViewClass = {}
end

do
-- UIApplication
--- An instance of `UIApplication`.
---@class UIApplication: UIResponder
local UIApplication = {}

--- `-[UIApplication applicationState]`
---@return integer
function UIApplication:applicationState() end

--- `-[UIApplication beginIgnoringInteractionEvents]`
function UIApplication:beginIgnoringInteractionEvents() end

--- `-[UIApplication canOpenURL:]`
---@param canOpenURL any
---@return boolean
function UIApplication:canOpenURL_(canOpenURL) end

--- `-[UIApplication delegate]`
---@return any
function UIApplication:delegate() end

--- `-[UIApplication endIgnoringInteractionEvents]`
function UIApplication:endIgnoringInteractionEvents() end

--- `-[UIApplication init]`
---@return self
function UIApplication:init() end

--- `-[UIApplication isIgnoringInteractionEvents]`
---@return boolean
function UIApplication:isIgnoringInteractionEvents() end

--- `-[UIApplication keyWindow]`
---@return any
function UIApplication:keyWindow() end

--- `-[UIApplication openURL:]`
---@param openURL any
---@return boolean
function UIApplication:openURL_(openURL) end

--- `-[UIApplication sendAction:to:from:forEvent:]`
---@param action SEL
---@param to any
---@param from any
---@param event any
---@return boolean
function UIApplication:sendAction_to_from_forEvent_(action, to, from, event) end

--- `-[UIApplication sendEvent:]`
---@param event any
function UIApplication:sendEvent_(event) end

--- `-[UIApplication setDelegate:]`
---@param delegate any
function UIApplication:setDelegate_(delegate) end

--- `-[UIApplication statusBarFrame]`
---@return CGRect
function UIApplication:statusBarFrame() end

--- `-[UIApplication suspend]`
function UIApplication:suspend() end

--- `-[UIApplication userInterfaceLayoutDirection]`
---@return integer
function UIApplication:userInterfaceLayoutDirection() end

--- `-[UIApplication windows]`
---@return any
function UIApplication:windows() end

-- UIApplicationClass
--- The class `UIApplication` itself.
---@class UIApplicationClass: UIResponderClass
---@field alloc fun(self: UIApplicationClass): UIApplication
---@field new fun(self: UIApplicationClass): UIApplication
local UIApplicationClass = {}

--- `+[UIApplication sharedApplication]`
---@return any
function UIApplicationClass:sharedApplication() end
end

do
-- UIBarButtonItem
--- An instance of `UIBarButtonItem`.
---@class UIBarButtonItem: NSObject
local UIBarButtonItem = {}

--- `-[UIBarButtonItem action]`
---@return SEL
function UIBarButtonItem:action() end

--- `-[UIBarButtonItem customView]`
---@return any
function UIBarButtonItem:customView() end

--- `-[UIBarButtonItem image]`
---@return any
function UIBarButtonItem:image() end

--- `-[UIBarButtonItem initWithBarButtonSystemItem:target:action:]`
---@param barButtonSystemItem integer
---@param target any
---@param action SEL
---@return self
function UIBarButtonItem:initWithBarButtonSystemItem_target_action_(barButtonSystemItem, target, action) end

--- `-[UIBarButtonItem initWithCustomView:]`
---@param customView any
---@return self
function UIBarButtonItem:initWithCustomView_(customView) end

--- `-[UIBarButtonItem initWithImage:style:target:action:]`
---@param image any
---@param style integer
---@param target any
---@param action SEL
---@return self
function UIBarButtonItem:initWithImage_style_target_action_(image, style, target, action) end

--- `-[UIBarButtonItem initWithTitle:style:target:action:]`
---@param title any
---@param style integer
---@param target any
---@param action SEL
---@return self
function UIBarButtonItem:initWithTitle_style_target_action_(title, style, target, action) end

--- `-[UIBarButtonItem isEnabled]`
---@return boolean
function UIBarButtonItem:isEnabled() end

--- `-[UIBarButtonItem setAction:]`
---@param action SEL
function UIBarButtonItem:setAction_(action) end

--- `-[UIBarButtonItem setCustomView:]`
---@param customView any
function UIBarButtonItem:setCustomView_(customView) end

--- `-[UIBarButtonItem setEnabled:]`
---@param enabled boolean
function UIBarButtonItem:setEnabled_(enabled) end

--- `-[UIBarButtonItem setImage:]`
---@param image any
function UIBarButtonItem:setImage_(image) end

--- `-[UIBarButtonItem setStyle:]`
---@param style integer
function UIBarButtonItem:setStyle_(style) end

--- `-[UIBarButtonItem setTag:]`
---@param tag integer
function UIBarButtonItem:setTag_(tag) end

--- `-[UIBarButtonItem setTarget:]`
---@param target any
function UIBarButtonItem:setTarget_(target) end

--- `-[UIBarButtonItem setTitle:]`
---@param title any
function UIBarButtonItem:setTitle_(title) end

--- `-[UIBarButtonItem setWidth:]`
---@param width number
function UIBarButtonItem:setWidth_(width) end

--- `-[UIBarButtonItem style]`
---@return integer
function UIBarButtonItem:style() end

--- `-[UIBarButtonItem tag]`
---@return integer
function UIBarButtonItem:tag() end

--- `-[UIBarButtonItem target]`
---@return any
function UIBarButtonItem:target() end

--- `-[UIBarButtonItem title]`
---@return any
function UIBarButtonItem:title() end

--- `-[UIBarButtonItem width]`
---@return number
function UIBarButtonItem:width() end

-- UIBarButtonItemClass
--- The class `UIBarButtonItem` itself.
---@class UIBarButtonItemClass: NSObjectClass
---@field alloc fun(self: UIBarButtonItemClass): UIBarButtonItem
---@field new fun(self: UIBarButtonItemClass): UIBarButtonItem
local UIBarButtonItemClass = {}
end

do
-- UIButton
--- An instance of `UIButton`.
---@class UIButton: UIControl
local UIButton = {}

--- `-[UIButton adjustsImageWhenDisabled]`
---@return boolean
function UIButton:adjustsImageWhenDisabled() end

--- `-[UIButton adjustsImageWhenHighlighted]`
---@return boolean
function UIButton:adjustsImageWhenHighlighted() end

--- `-[UIButton attributedTitleForState:]`
---@param attributedTitleForState integer
---@return any
function UIButton:attributedTitleForState_(attributedTitleForState) end

--- `-[UIButton backgroundImageForState:]`
---@param backgroundImageForState integer
---@return any
function UIButton:backgroundImageForState_(backgroundImageForState) end

--- `-[UIButton backgroundRectForBounds:]`
---@param backgroundRectForBounds CGRect
---@return CGRect
function UIButton:backgroundRectForBounds_(backgroundRectForBounds) end

--- `-[UIButton buttonType]`
---@return integer
function UIButton:buttonType() end

--- `-[UIButton contentEdgeInsets]`
---@return UIEdgeInsets
function UIButton:contentEdgeInsets() end

--- `-[UIButton contentRectForBounds:]`
---@param contentRectForBounds CGRect
---@return CGRect
function UIButton:contentRectForBounds_(contentRectForBounds) end

--- `-[UIButton currentAttributedTitle]`
---@return any
function UIButton:currentAttributedTitle() end

--- `-[UIButton currentBackgroundImage]`
---@return any
function UIButton:currentBackgroundImage() end

--- `-[UIButton currentImage]`
---@return any
function UIButton:currentImage() end

--- `-[UIButton currentTitle]`
---@return any
function UIButton:currentTitle() end

--- `-[UIButton currentTitleColor]`
---@return any
function UIButton:currentTitleColor() end

--- `-[UIButton currentTitleShadowColor]`
---@return any
function UIButton:currentTitleShadowColor() end

--- `-[UIButton imageEdgeInsets]`
---@return UIEdgeInsets
function UIButton:imageEdgeInsets() end

--- `-[UIButton imageForState:]`
---@param imageForState integer
---@return any
function UIButton:imageForState_(imageForState) end

--- `-[UIButton layoutSubviews]`
function UIButton:layoutSubviews() end

--- `-[UIButton reversesTitleShadowWhenHighlighted]`
---@return boolean
function UIButton:reversesTitleShadowWhenHighlighted() end

--- `-[UIButton setAdjustsImageWhenDisabled:]`
---@param adjustsImageWhenDisabled boolean
function UIButton:setAdjustsImageWhenDisabled_(adjustsImageWhenDisabled) end

--- `-[UIButton setAdjustsImageWhenHighlighted:]`
---@param adjustsImageWhenHighlighted boolean
function UIButton:setAdjustsImageWhenHighlighted_(adjustsImageWhenHighlighted) end

--- `-[UIButton setAttributedTitle:forState:]`
---@param attributedTitle any
---@param state integer
function UIButton:setAttributedTitle_forState_(attributedTitle, state) end

--- `-[UIButton setBackgroundImage:forState:]`
---@param backgroundImage any
---@param state integer
function UIButton:setBackgroundImage_forState_(backgroundImage, state) end

--- `-[UIButton setContentEdgeInsets:]`
---@param contentEdgeInsets UIEdgeInsets
function UIButton:setContentEdgeInsets_(contentEdgeInsets) end

--- `-[UIButton setImage:forState:]`
---@param image any
---@param state integer
function UIButton:setImage_forState_(image, state) end

--- `-[UIButton setImageEdgeInsets:]`
---@param imageEdgeInsets UIEdgeInsets
function UIButton:setImageEdgeInsets_(imageEdgeInsets) end

--- `-[UIButton setReversesTitleShadowWhenHighlighted:]`
---@param reversesTitleShadowWhenHighlighted boolean
function UIButton:setReversesTitleShadowWhenHighlighted_(reversesTitleShadowWhenHighlighted) end

--- `-[UIButton setShowsTouchWhenHighlighted:]`
---@param showsTouchWhenHighlighted boolean
function UIButton:setShowsTouchWhenHighlighted_(showsTouchWhenHighlighted) end

--- `-[UIButton setTitle:forState:]`
---@param title any
---@param state integer
function UIButton:setTitle_forState_(title, state) end

--- `-[UIButton setTitleColor:forState:]`
---@param titleColor any
---@param state integer
function UIButton:setTitleColor_forState_(titleColor, state) end

--- `-[UIButton setTitleEdgeInsets:]`
---@param titleEdgeInsets UIEdgeInsets
function UIButton:setTitleEdgeInsets_(titleEdgeInsets) end

--- `-[UIButton setTitleShadowColor:forState:]`
---@param titleShadowColor any
---@param state integer
function UIButton:setTitleShadowColor_forState_(titleShadowColor, state) end

--- `-[UIButton showsTouchWhenHighlighted]`
---@return boolean
function UIButton:showsTouchWhenHighlighted() end

--- `-[UIButton titleColorForState:]`
---@param titleColorForState integer
---@return any
function UIButton:titleColorForState_(titleColorForState) end

--- `-[UIButton titleEdgeInsets]`
---@return UIEdgeInsets
function UIButton:titleEdgeInsets() end

--- `-[UIButton titleForState:]`
---@param titleForState integer
---@return any
function UIButton:titleForState_(titleForState) end

--- `-[UIButton titleLabel]`
---@return any
function UIButton:titleLabel() end

--- `-[UIButton titleShadowColorForState:]`
---@param titleShadowColorForState integer
---@return any
function UIButton:titleShadowColorForState_(titleShadowColorForState) end

-- UIButtonClass
--- The class `UIButton` itself.
---@class UIButtonClass: UIControlClass
---@field alloc fun(self: UIButtonClass): UIButton
---@field new fun(self: UIButtonClass): UIButton
local UIButtonClass = {}

--- `+[UIButton buttonWithType:]`
---@param buttonWithType integer
---@return any
function UIButtonClass:buttonWithType_(buttonWithType) end

--- `+[UIButton buttonWithType:primaryAction:]`
---@param buttonWithType integer
---@param primaryAction any
---@return any
function UIButtonClass:buttonWithType_primaryAction_(buttonWithType, primaryAction) end
end

do
-- UICollectionReusableView
--- An instance of `UICollectionReusableView`.
---@class UICollectionReusableView: UIView
local UICollectionReusableView = {}

--- `-[UICollectionReusableView applyLayoutAttributes:]`
---@param applyLayoutAttributes any
function UICollectionReusableView:applyLayoutAttributes_(applyLayoutAttributes) end

--- `-[UICollectionReusableView preferredLayoutAttributesFittingAttributes:]`
---@param preferredLayoutAttributesFittingAttributes any
---@return any
function UICollectionReusableView:preferredLayoutAttributesFittingAttributes_(preferredLayoutAttributesFittingAttributes) end

--- `-[UICollectionReusableView prepareForReuse]`
function UICollectionReusableView:prepareForReuse() end

--- `-[UICollectionReusableView reuseIdentifier]`
---@return any
function UICollectionReusableView:reuseIdentifier() end

--- `-[UICollectionReusableView systemLayoutSizeFittingSize:]`
---@param systemLayoutSizeFittingSize CGSize
---@return CGSize
function UICollectionReusableView:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UICollectionReusableView systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSize
---@param horizontalFittingPriority number
---@param verticalFittingPriority number
---@return CGSize
function UICollectionReusableView:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(systemLayoutSizeFittingSize, horizontalFittingPriority, verticalFittingPriority) end

-- UICollectionReusableViewClass
--- The class `UICollectionReusableView` itself.
---@class UICollectionReusableViewClass: UIViewClass
---@field alloc fun(self: UICollectionReusableViewClass): UICollectionReusableView
---@field new fun(self: UICollectionReusableViewClass): UICollectionReusableView
local UICollectionReusableViewClass = {}
end

do
-- UICollectionView
--- An instance of `UICollectionView`.
---@class UICollectionView: UIScrollView
local UICollectionView = {}

--- `-[UICollectionView allowsMultipleSelection]`
---@return boolean
function UICollectionView:allowsMultipleSelection() end

--- `-[UICollectionView allowsSelection]`
---@return boolean
function UICollectionView:allowsSelection() end

--- `-[UICollectionView backgroundView]`
---@return any
function UICollectionView:backgroundView() end

--- `-[UICollectionView cellForItemAtIndexPath:]`
---@param cellForItemAtIndexPath any
---@return any
function UICollectionView:cellForItemAtIndexPath_(cellForItemAtIndexPath) end

--- `-[UICollectionView collectionViewLayout]`
---@return any
function UICollectionView:collectionViewLayout() end

--- `-[UICollectionView dataSource]`
---@return any
function UICollectionView:dataSource() end

--- `-[UICollectionView deleteItemsAtIndexPaths:]`
---@param deleteItemsAtIndexPaths any
function UICollectionView:deleteItemsAtIndexPaths_(deleteItemsAtIndexPaths) end

--- `-[UICollectionView deleteSections:]`
---@param deleteSections any
function UICollectionView:deleteSections_(deleteSections) end

--- `-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]`
---@param dequeueReusableCellWithReuseIdentifier any
---@param indexPath any
---@return any
function UICollectionView:dequeueReusableCellWithReuseIdentifier_forIndexPath_(dequeueReusableCellWithReuseIdentifier, indexPath) end

--- `-[UICollectionView dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]`
---@param dequeueReusableSupplementaryViewOfKind any
---@param reuseIdentifier any
---@param indexPath any
---@return any
function UICollectionView:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(dequeueReusableSupplementaryViewOfKind, reuseIdentifier, indexPath) end

--- `-[UICollectionView deselectItemAtIndexPath:animated:]`
---@param deselectItemAtIndexPath any
---@param animated boolean
function UICollectionView:deselectItemAtIndexPath_animated_(deselectItemAtIndexPath, animated) end

--- `-[UICollectionView hasUncommittedUpdates]`
---@return boolean
function UICollectionView:hasUncommittedUpdates() end

--- `-[UICollectionView indexPathForCell:]`
---@param indexPathForCell any
---@return any
function UICollectionView:indexPathForCell_(indexPathForCell) end

--- `-[UICollectionView indexPathForItemAtPoint:]`
---@param indexPathForItemAtPoint CGPoint
---@return any
function UICollectionView:indexPathForItemAtPoint_(indexPathForItemAtPoint) end

--- `-[UICollectionView indexPathsForSelectedItems]`
---@return any
function UICollectionView:indexPathsForSelectedItems() end

--- `-[UICollectionView indexPathsForVisibleItems]`
---@return any
function UICollectionView:indexPathsForVisibleItems() end

--- `-[UICollectionView initWithFrame:]`
---@param frame CGRect
---@return self
function UICollectionView:initWithFrame_(frame) end

--- `-[UICollectionView initWithFrame:collectionViewLayout:]`
---@param frame CGRect
---@param collectionViewLayout any
---@return self
function UICollectionView:initWithFrame_collectionViewLayout_(frame, collectionViewLayout) end

--- `-[UICollectionView insertItemsAtIndexPaths:]`
---@param itemsAtIndexPaths any
function UICollectionView:insertItemsAtIndexPaths_(itemsAtIndexPaths) end

--- `-[UICollectionView insertSections:]`
---@param sections any
function UICollectionView:insertSections_(sections) end

--- `-[UICollectionView isPrefetchingEnabled]`
---@return boolean
function UICollectionView:isPrefetchingEnabled() end

--- `-[UICollectionView layoutAttributesForItemAtIndexPath:]`
---@param layoutAttributesForItemAtIndexPath any
---@return any
function UICollectionView:layoutAttributesForItemAtIndexPath_(layoutAttributesForItemAtIndexPath) end

--- `-[UICollectionView layoutSubviews]`
function UICollectionView:layoutSubviews() end

--- `-[UICollectionView moveItemAtIndexPath:toIndexPath:]`
---@param moveItemAtIndexPath any
---@param toIndexPath any
function UICollectionView:moveItemAtIndexPath_toIndexPath_(moveItemAtIndexPath, toIndexPath) end

--- `-[UICollectionView moveSection:toSection:]`
---@param moveSection integer
---@param toSection integer
function UICollectionView:moveSection_toSection_(moveSection, toSection) end

--- `-[UICollectionView numberOfItemsInSection:]`
---@param numberOfItemsInSection integer
---@return integer
function UICollectionView:numberOfItemsInSection_(numberOfItemsInSection) end

--- `-[UICollectionView numberOfSections]`
---@return integer
function UICollectionView:numberOfSections() end

--- `-[UICollectionView performBatchUpdates:completion:]`
---@param performBatchUpdates function
---@param completion function
function UICollectionView:performBatchUpdates_completion_(performBatchUpdates, completion) end

--- `-[UICollectionView prefetchDataSource]`
---@return any
function UICollectionView:prefetchDataSource() end

--- `-[UICollectionView registerClass:forCellWithReuseIdentifier:]`
---@param registerClass CLASS
---@param cellWithReuseIdentifier any
function UICollectionView:registerClass_forCellWithReuseIdentifier_(registerClass, cellWithReuseIdentifier) end

--- `-[UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]`
---@param registerClass CLASS
---@param supplementaryViewOfKind any
---@param reuseIdentifier any
function UICollectionView:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(registerClass, supplementaryViewOfKind, reuseIdentifier) end

--- `-[UICollectionView reloadData]`
function UICollectionView:reloadData() end

--- `-[UICollectionView reloadItemsAtIndexPaths:]`
---@param reloadItemsAtIndexPaths any
function UICollectionView:reloadItemsAtIndexPaths_(reloadItemsAtIndexPaths) end

--- `-[UICollectionView reloadSections:]`
---@param reloadSections any
function UICollectionView:reloadSections_(reloadSections) end

--- `-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]`
---@param scrollToItemAtIndexPath any
---@param atScrollPosition integer
---@param animated boolean
function UICollectionView:scrollToItemAtIndexPath_atScrollPosition_animated_(scrollToItemAtIndexPath, atScrollPosition, animated) end

--- `-[UICollectionView selectItemAtIndexPath:animated:scrollPosition:]`
---@param selectItemAtIndexPath any
---@param animated boolean
---@param scrollPosition integer
function UICollectionView:selectItemAtIndexPath_animated_scrollPosition_(selectItemAtIndexPath, animated, scrollPosition) end

--- `-[UICollectionView setAllowsMultipleSelection:]`
---@param allowsMultipleSelection boolean
function UICollectionView:setAllowsMultipleSelection_(allowsMultipleSelection) end

--- `-[UICollectionView setAllowsSelection:]`
---@param allowsSelection boolean
function UICollectionView:setAllowsSelection_(allowsSelection) end

--- `-[UICollectionView setBackgroundView:]`
---@param backgroundView any
function UICollectionView:setBackgroundView_(backgroundView) end

--- `-[UICollectionView setCollectionViewLayout:]`
---@param collectionViewLayout any
function UICollectionView:setCollectionViewLayout_(collectionViewLayout) end

--- `-[UICollectionView setCollectionViewLayout:animated:]`
---@param collectionViewLayout any
---@param animated boolean
function UICollectionView:setCollectionViewLayout_animated_(collectionViewLayout, animated) end

--- `-[UICollectionView setCollectionViewLayout:animated:completion:]`
---@param collectionViewLayout any
---@param animated boolean
---@param completion function
function UICollectionView:setCollectionViewLayout_animated_completion_(collectionViewLayout, animated, completion) end

--- `-[UICollectionView setDataSource:]`
---@param dataSource any
function UICollectionView:setDataSource_(dataSource) end

--- `-[UICollectionView setDelegate:]`
---@param delegate any
function UICollectionView:setDelegate_(delegate) end

--- `-[UICollectionView setPrefetchDataSource:]`
---@param prefetchDataSource any
function UICollectionView:setPrefetchDataSource_(prefetchDataSource) end

--- `-[UICollectionView setPrefetchingEnabled:]`
---@param prefetchingEnabled boolean
function UICollectionView:setPrefetchingEnabled_(prefetchingEnabled) end

--- `-[UICollectionView supplementaryViewForElementKind:atIndexPath:]`
---@param supplementaryViewForElementKind any
---@param atIndexPath any
---@return any
function UICollectionView:supplementaryViewForElementKind_atIndexPath_(supplementaryViewForElementKind, atIndexPath) end

--- `-[UICollectionView touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UICollectionView:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UICollectionView touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UICollectionView:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UICollectionView touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UICollectionView:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UICollectionView touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UICollectionView:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UICollectionView visibleCells]`
---@return any
function UICollectionView:visibleCells() end

--- `-[UICollectionView visibleSupplementaryViewsOfKind:]`
---@param visibleSupplementaryViewsOfKind any
---@return any
function UICollectionView:visibleSupplementaryViewsOfKind_(visibleSupplementaryViewsOfKind) end

-- UICollectionViewClass
--- The class `UICollectionView` itself.
---@class UICollectionViewClass: UIScrollViewClass
---@field alloc fun(self: UICollectionViewClass): UICollectionView
---@field new fun(self: UICollectionViewClass): UICollectionView
local UICollectionViewClass = {}
end

do
-- UICollectionViewCell
--- An instance of `UICollectionViewCell`.
---@class UICollectionViewCell: UICollectionReusableView
local UICollectionViewCell = {}

--- `-[UICollectionViewCell backgroundView]`
---@return any
function UICollectionViewCell:backgroundView() end

--- `-[UICollectionViewCell contentView]`
---@return any
function UICollectionViewCell:contentView() end

--- `-[UICollectionViewCell initWithFrame:]`
---@param frame CGRect
---@return self
function UICollectionViewCell:initWithFrame_(frame) end

--- `-[UICollectionViewCell isHighlighted]`
---@return boolean
function UICollectionViewCell:isHighlighted() end

--- `-[UICollectionViewCell isSelected]`
---@return boolean
function UICollectionViewCell:isSelected() end

--- `-[UICollectionViewCell layoutSubviews]`
function UICollectionViewCell:layoutSubviews() end

--- `-[UICollectionViewCell selectedBackgroundView]`
---@return any
function UICollectionViewCell:selectedBackgroundView() end

--- `-[UICollectionViewCell setBackgroundView:]`
---@param backgroundView any
function UICollectionViewCell:setBackgroundView_(backgroundView) end

--- `-[UICollectionViewCell setHighlighted:]`
---@param highlighted boolean
function UICollectionViewCell:setHighlighted_(highlighted) end

--- `-[UICollectionViewCell setSelected:]`
---@param selected boolean
function UICollectionViewCell:setSelected_(selected) end

--- `-[UICollectionViewCell setSelectedBackgroundView:]`
---@param selectedBackgroundView any
function UICollectionViewCell:setSelectedBackgroundView_(selectedBackgroundView) end

-- UICollectionViewCellClass
--- The class `UICollectionViewCell` itself.
---@class UICollectionViewCellClass: UICollectionReusableViewClass
---@field alloc fun(self: UICollectionViewCellClass): UICollectionViewCell
---@field new fun(self: UICollectionViewCellClass): UICollectionViewCell
local UICollectionViewCellClass = {}
end

do
-- UICollectionViewFlowLayout
--- An instance of `UICollectionViewFlowLayout`.
---@class UICollectionViewFlowLayout: UICollectionViewLayout
local UICollectionViewFlowLayout = {}

--- `-[UICollectionViewFlowLayout collectionViewContentSize]`
---@return CGSize
function UICollectionViewFlowLayout:collectionViewContentSize() end

--- `-[UICollectionViewFlowLayout estimatedItemSize]`
---@return CGSize
function UICollectionViewFlowLayout:estimatedItemSize() end

--- `-[UICollectionViewFlowLayout footerReferenceSize]`
---@return CGSize
function UICollectionViewFlowLayout:footerReferenceSize() end

--- `-[UICollectionViewFlowLayout headerReferenceSize]`
---@return CGSize
function UICollectionViewFlowLayout:headerReferenceSize() end

--- `-[UICollectionViewFlowLayout invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param invalidationContextForPreferredLayoutAttributes any
---@param originalAttributes any
---@return any
function UICollectionViewFlowLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewFlowLayout itemSize]`
---@return CGSize
function UICollectionViewFlowLayout:itemSize() end

--- `-[UICollectionViewFlowLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRect
---@return any
function UICollectionViewFlowLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewFlowLayout layoutAttributesForItemAtIndexPath:]`
---@param layoutAttributesForItemAtIndexPath any
---@return any
function UICollectionViewFlowLayout:layoutAttributesForItemAtIndexPath_(layoutAttributesForItemAtIndexPath) end

--- `-[UICollectionViewFlowLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind any
---@param atIndexPath any
---@return any
function UICollectionViewFlowLayout:layoutAttributesForSupplementaryViewOfKind_atIndexPath_(layoutAttributesForSupplementaryViewOfKind, atIndexPath) end

--- `-[UICollectionViewFlowLayout minimumInteritemSpacing]`
---@return number
function UICollectionViewFlowLayout:minimumInteritemSpacing() end

--- `-[UICollectionViewFlowLayout minimumLineSpacing]`
---@return number
function UICollectionViewFlowLayout:minimumLineSpacing() end

--- `-[UICollectionViewFlowLayout prepareLayout]`
function UICollectionViewFlowLayout:prepareLayout() end

--- `-[UICollectionViewFlowLayout scrollDirection]`
---@return integer
function UICollectionViewFlowLayout:scrollDirection() end

--- `-[UICollectionViewFlowLayout sectionFootersPinToVisibleBounds]`
---@return boolean
function UICollectionViewFlowLayout:sectionFootersPinToVisibleBounds() end

--- `-[UICollectionViewFlowLayout sectionHeadersPinToVisibleBounds]`
---@return boolean
function UICollectionViewFlowLayout:sectionHeadersPinToVisibleBounds() end

--- `-[UICollectionViewFlowLayout sectionInset]`
---@return UIEdgeInsets
function UICollectionViewFlowLayout:sectionInset() end

--- `-[UICollectionViewFlowLayout setEstimatedItemSize:]`
---@param estimatedItemSize CGSize
function UICollectionViewFlowLayout:setEstimatedItemSize_(estimatedItemSize) end

--- `-[UICollectionViewFlowLayout setFooterReferenceSize:]`
---@param footerReferenceSize CGSize
function UICollectionViewFlowLayout:setFooterReferenceSize_(footerReferenceSize) end

--- `-[UICollectionViewFlowLayout setHeaderReferenceSize:]`
---@param headerReferenceSize CGSize
function UICollectionViewFlowLayout:setHeaderReferenceSize_(headerReferenceSize) end

--- `-[UICollectionViewFlowLayout setItemSize:]`
---@param itemSize CGSize
function UICollectionViewFlowLayout:setItemSize_(itemSize) end

--- `-[UICollectionViewFlowLayout setMinimumInteritemSpacing:]`
---@param minimumInteritemSpacing number
function UICollectionViewFlowLayout:setMinimumInteritemSpacing_(minimumInteritemSpacing) end

--- `-[UICollectionViewFlowLayout setMinimumLineSpacing:]`
---@param minimumLineSpacing number
function UICollectionViewFlowLayout:setMinimumLineSpacing_(minimumLineSpacing) end

--- `-[UICollectionViewFlowLayout setScrollDirection:]`
---@param scrollDirection integer
function UICollectionViewFlowLayout:setScrollDirection_(scrollDirection) end

--- `-[UICollectionViewFlowLayout setSectionFootersPinToVisibleBounds:]`
---@param sectionFootersPinToVisibleBounds boolean
function UICollectionViewFlowLayout:setSectionFootersPinToVisibleBounds_(sectionFootersPinToVisibleBounds) end

--- `-[UICollectionViewFlowLayout setSectionHeadersPinToVisibleBounds:]`
---@param sectionHeadersPinToVisibleBounds boolean
function UICollectionViewFlowLayout:setSectionHeadersPinToVisibleBounds_(sectionHeadersPinToVisibleBounds) end

--- `-[UICollectionViewFlowLayout setSectionInset:]`
---@param sectionInset UIEdgeInsets
function UICollectionViewFlowLayout:setSectionInset_(sectionInset) end

--- `-[UICollectionViewFlowLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRect
---@return boolean
function UICollectionViewFlowLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewFlowLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes any
---@param originalAttributes any
---@return boolean
function UICollectionViewFlowLayout:shouldInvalidateLayoutForPreferredLayoutAttributes_withOriginalAttributes_(shouldInvalidateLayoutForPreferredLayoutAttributes, originalAttributes) end

-- UICollectionViewFlowLayoutClass
--- The class `UICollectionViewFlowLayout` itself.
---@class UICollectionViewFlowLayoutClass: UICollectionViewLayoutClass
---@field alloc fun(self: UICollectionViewFlowLayoutClass): UICollectionViewFlowLayout
---@field new fun(self: UICollectionViewFlowLayoutClass): UICollectionViewFlowLayout
local UICollectionViewFlowLayoutClass = {}
end

do
-- UICollectionViewLayout
--- An instance of `UICollectionViewLayout`.
---@class UICollectionViewLayout: NSObject
local UICollectionViewLayout = {}

--- `-[UICollectionViewLayout collectionView]`
---@return any
function UICollectionViewLayout:collectionView() end

--- `-[UICollectionViewLayout collectionViewContentSize]`
---@return CGSize
function UICollectionViewLayout:collectionViewContentSize() end

--- `-[UICollectionViewLayout finalizeCollectionViewUpdates]`
function UICollectionViewLayout:finalizeCollectionViewUpdates() end

--- `-[UICollectionViewLayout invalidateLayout]`
function UICollectionViewLayout:invalidateLayout() end

--- `-[UICollectionViewLayout invalidateLayoutWithContext:]`
---@param invalidateLayoutWithContext any
function UICollectionViewLayout:invalidateLayoutWithContext_(invalidateLayoutWithContext) end

--- `-[UICollectionViewLayout invalidationContextForBoundsChange:]`
---@param invalidationContextForBoundsChange CGRect
---@return any
function UICollectionViewLayout:invalidationContextForBoundsChange_(invalidationContextForBoundsChange) end

--- `-[UICollectionViewLayout invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param invalidationContextForPreferredLayoutAttributes any
---@param originalAttributes any
---@return any
function UICollectionViewLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewLayout layoutAttributesForDecorationViewOfKind:atIndexPath:]`
---@param layoutAttributesForDecorationViewOfKind any
---@param atIndexPath any
---@return any
function UICollectionViewLayout:layoutAttributesForDecorationViewOfKind_atIndexPath_(layoutAttributesForDecorationViewOfKind, atIndexPath) end

--- `-[UICollectionViewLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRect
---@return any
function UICollectionViewLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewLayout layoutAttributesForItemAtIndexPath:]`
---@param layoutAttributesForItemAtIndexPath any
---@return any
function UICollectionViewLayout:layoutAttributesForItemAtIndexPath_(layoutAttributesForItemAtIndexPath) end

--- `-[UICollectionViewLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind any
---@param atIndexPath any
---@return any
function UICollectionViewLayout:layoutAttributesForSupplementaryViewOfKind_atIndexPath_(layoutAttributesForSupplementaryViewOfKind, atIndexPath) end

--- `-[UICollectionViewLayout prepareForCollectionViewUpdates:]`
---@param prepareForCollectionViewUpdates any
function UICollectionViewLayout:prepareForCollectionViewUpdates_(prepareForCollectionViewUpdates) end

--- `-[UICollectionViewLayout prepareLayout]`
function UICollectionViewLayout:prepareLayout() end

--- `-[UICollectionViewLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRect
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes any
---@param originalAttributes any
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForPreferredLayoutAttributes_withOriginalAttributes_(shouldInvalidateLayoutForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewLayout targetContentOffsetForProposedContentOffset:withScrollingVelocity:]`
---@param targetContentOffsetForProposedContentOffset CGPoint
---@param scrollingVelocity CGPoint
---@return CGPoint
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset_withScrollingVelocity_(targetContentOffsetForProposedContentOffset, scrollingVelocity) end

-- UICollectionViewLayoutClass
--- The class `UICollectionViewLayout` itself.
---@class UICollectionViewLayoutClass: NSObjectClass
---@field alloc fun(self: UICollectionViewLayoutClass): UICollectionViewLayout
---@field new fun(self: UICollectionViewLayoutClass): UICollectionViewLayout
local UICollectionViewLayoutClass = {}

--- `+[UICollectionViewLayout invalidationContextClass]`
---@return CLASS
function UICollectionViewLayoutClass:invalidationContextClass() end
end

do
-- UICollectionViewLayoutAttributes
--- An instance of `UICollectionViewLayoutAttributes`.
---@class UICollectionViewLayoutAttributes: NSObject
local UICollectionViewLayoutAttributes = {}

--- `-[UICollectionViewLayoutAttributes alpha]`
---@return number
function UICollectionViewLayoutAttributes:alpha() end

--- `-[UICollectionViewLayoutAttributes center]`
---@return CGPoint
function UICollectionViewLayoutAttributes:center() end

--- `-[UICollectionViewLayoutAttributes copyWithZone:]`
---@param copyWithZone any
---@return any
function UICollectionViewLayoutAttributes:copyWithZone_(copyWithZone) end

--- `-[UICollectionViewLayoutAttributes frame]`
---@return CGRect
function UICollectionViewLayoutAttributes:frame() end

--- `-[UICollectionViewLayoutAttributes indexPath]`
---@return any
function UICollectionViewLayoutAttributes:indexPath() end

--- `-[UICollectionViewLayoutAttributes isHidden]`
---@return boolean
function UICollectionViewLayoutAttributes:isHidden() end

--- `-[UICollectionViewLayoutAttributes representedElementCategory]`
---@return integer
function UICollectionViewLayoutAttributes:representedElementCategory() end

--- `-[UICollectionViewLayoutAttributes representedElementKind]`
---@return any
function UICollectionViewLayoutAttributes:representedElementKind() end

--- `-[UICollectionViewLayoutAttributes setAlpha:]`
---@param alpha number
function UICollectionViewLayoutAttributes:setAlpha_(alpha) end

--- `-[UICollectionViewLayoutAttributes setCenter:]`
---@param center CGPoint
function UICollectionViewLayoutAttributes:setCenter_(center) end

--- `-[UICollectionViewLayoutAttributes setFrame:]`
---@param frame CGRect
function UICollectionViewLayoutAttributes:setFrame_(frame) end

--- `-[UICollectionViewLayoutAttributes setHidden:]`
---@param hidden boolean
function UICollectionViewLayoutAttributes:setHidden_(hidden) end

--- `-[UICollectionViewLayoutAttributes setIndexPath:]`
---@param indexPath any
function UICollectionViewLayoutAttributes:setIndexPath_(indexPath) end

--- `-[UICollectionViewLayoutAttributes setSize:]`
---@param size CGSize
function UICollectionViewLayoutAttributes:setSize_(size) end

--- `-[UICollectionViewLayoutAttributes setTransform:]`
---@param transform CGAffineTransform
function UICollectionViewLayoutAttributes:setTransform_(transform) end

--- `-[UICollectionViewLayoutAttributes setZIndex:]`
---@param zIndex integer
function UICollectionViewLayoutAttributes:setZIndex_(zIndex) end

--- `-[UICollectionViewLayoutAttributes size]`
---@return CGSize
function UICollectionViewLayoutAttributes:size() end

--- `-[UICollectionViewLayoutAttributes transform]`
---@return CGAffineTransform
function UICollectionViewLayoutAttributes:transform() end

--- `-[UICollectionViewLayoutAttributes zIndex]`
---@return integer
function UICollectionViewLayoutAttributes:zIndex() end

-- UICollectionViewLayoutAttributesClass
--- The class `UICollectionViewLayoutAttributes` itself.
---@class UICollectionViewLayoutAttributesClass: NSObjectClass
---@field alloc fun(self: UICollectionViewLayoutAttributesClass): UICollectionViewLayoutAttributes
---@field new fun(self: UICollectionViewLayoutAttributesClass): UICollectionViewLayoutAttributes
local UICollectionViewLayoutAttributesClass = {}

--- `+[UICollectionViewLayoutAttributes layoutAttributesForCellWithIndexPath:]`
---@param layoutAttributesForCellWithIndexPath any
---@return any
function UICollectionViewLayoutAttributesClass:layoutAttributesForCellWithIndexPath_(layoutAttributesForCellWithIndexPath) end

--- `+[UICollectionViewLayoutAttributes layoutAttributesForDecorationViewOfKind:withIndexPath:]`
---@param layoutAttributesForDecorationViewOfKind any
---@param indexPath any
---@return any
function UICollectionViewLayoutAttributesClass:layoutAttributesForDecorationViewOfKind_withIndexPath_(layoutAttributesForDecorationViewOfKind, indexPath) end

--- `+[UICollectionViewLayoutAttributes layoutAttributesForSupplementaryViewOfKind:withIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind any
---@param indexPath any
---@return any
function UICollectionViewLayoutAttributesClass:layoutAttributesForSupplementaryViewOfKind_withIndexPath_(layoutAttributesForSupplementaryViewOfKind, indexPath) end
end

do
-- UICollectionViewLayoutInvalidationContext
--- An instance of `UICollectionViewLayoutInvalidationContext`.
---@class UICollectionViewLayoutInvalidationContext: NSObject
local UICollectionViewLayoutInvalidationContext = {}

--- `-[UICollectionViewLayoutInvalidationContext contentOffsetAdjustment]`
---@return CGPoint
function UICollectionViewLayoutInvalidationContext:contentOffsetAdjustment() end

--- `-[UICollectionViewLayoutInvalidationContext contentSizeAdjustment]`
---@return CGSize
function UICollectionViewLayoutInvalidationContext:contentSizeAdjustment() end

--- `-[UICollectionViewLayoutInvalidationContext invalidateDataSourceCounts]`
---@return boolean
function UICollectionViewLayoutInvalidationContext:invalidateDataSourceCounts() end

--- `-[UICollectionViewLayoutInvalidationContext invalidateEverything]`
---@return boolean
function UICollectionViewLayoutInvalidationContext:invalidateEverything() end

--- `-[UICollectionViewLayoutInvalidationContext invalidateItemsAtIndexPaths:]`
---@param invalidateItemsAtIndexPaths any
function UICollectionViewLayoutInvalidationContext:invalidateItemsAtIndexPaths_(invalidateItemsAtIndexPaths) end

--- `-[UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths]`
---@return any
function UICollectionViewLayoutInvalidationContext:invalidatedItemIndexPaths() end

--- `-[UICollectionViewLayoutInvalidationContext setContentOffsetAdjustment:]`
---@param contentOffsetAdjustment CGPoint
function UICollectionViewLayoutInvalidationContext:setContentOffsetAdjustment_(contentOffsetAdjustment) end

--- `-[UICollectionViewLayoutInvalidationContext setContentSizeAdjustment:]`
---@param contentSizeAdjustment CGSize
function UICollectionViewLayoutInvalidationContext:setContentSizeAdjustment_(contentSizeAdjustment) end

-- UICollectionViewLayoutInvalidationContextClass
--- The class `UICollectionViewLayoutInvalidationContext` itself.
---@class UICollectionViewLayoutInvalidationContextClass: NSObjectClass
---@field alloc fun(self: UICollectionViewLayoutInvalidationContextClass): UICollectionViewLayoutInvalidationContext
---@field new fun(self: UICollectionViewLayoutInvalidationContextClass): UICollectionViewLayoutInvalidationContext
local UICollectionViewLayoutInvalidationContextClass = {}
end

do
-- UICollectionViewUpdateItem
--- An instance of `UICollectionViewUpdateItem`.
---@class UICollectionViewUpdateItem: NSObject
local UICollectionViewUpdateItem = {}

--- `-[UICollectionViewUpdateItem indexPathAfterUpdate]`
---@return any
function UICollectionViewUpdateItem:indexPathAfterUpdate() end

--- `-[UICollectionViewUpdateItem indexPathBeforeUpdate]`
---@return any
function UICollectionViewUpdateItem:indexPathBeforeUpdate() end

--- `-[UICollectionViewUpdateItem updateAction]`
---@return integer
function UICollectionViewUpdateItem:updateAction() end

-- UICollectionViewUpdateItemClass
--- The class `UICollectionViewUpdateItem` itself.
---@class UICollectionViewUpdateItemClass: NSObjectClass
---@field alloc fun(self: UICollectionViewUpdateItemClass): UICollectionViewUpdateItem
---@field new fun(self: UICollectionViewUpdateItemClass): UICollectionViewUpdateItem
local UICollectionViewUpdateItemClass = {}
end

do
-- UIColor
--- An instance of `UIColor`.
---@class UIColor: NSObject
local UIColor = {}

--- `-[UIColor CGColor]`
---@return any
function UIColor:CGColor() end

--- `-[UIColor colorWithAlphaComponent:]`
---@param colorWithAlphaComponent number
---@return any
function UIColor:colorWithAlphaComponent_(colorWithAlphaComponent) end

--- `-[UIColor description]`
---@return any
function UIColor:description() end

--- `-[UIColor hash]`
---@return integer
function UIColor:hash() end

--- `-[UIColor initWithHue:saturation:brightness:alpha:]`
---@param hue number
---@param saturation number
---@param brightness number
---@param alpha number
---@return self
function UIColor:initWithHue_saturation_brightness_alpha_(hue, saturation, brightness, alpha) end

--- `-[UIColor initWithRed:green:blue:alpha:]`
---@param red number
---@param green number
---@param blue number
---@param alpha number
---@return self
function UIColor:initWithRed_green_blue_alpha_(red, green, blue, alpha) end

--- `-[UIColor initWithWhite:alpha:]`
---@param white number
---@param alpha number
---@return self
function UIColor:initWithWhite_alpha_(white, alpha) end

--- `-[UIColor isEqual:]`
---@param isEqual any
---@return boolean
function UIColor:isEqual_(isEqual) end

-- UIColorClass
--- The class `UIColor` itself.
---@class UIColorClass: NSObjectClass
---@field alloc fun(self: UIColorClass): UIColor
---@field new fun(self: UIColorClass): UIColor
local UIColorClass = {}

--- `+[UIColor blackColor]`
---@return any
function UIColorClass:blackColor() end

--- `+[UIColor blueColor]`
---@return any
function UIColorClass:blueColor() end

--- `+[UIColor brownColor]`
---@return any
function UIColorClass:brownColor() end

--- `+[UIColor clearColor]`
---@return any
function UIColorClass:clearColor() end

--- `+[UIColor colorWithHue:saturation:brightness:alpha:]`
---@param colorWithHue number
---@param saturation number
---@param brightness number
---@param alpha number
---@return any
function UIColorClass:colorWithHue_saturation_brightness_alpha_(colorWithHue, saturation, brightness, alpha) end

--- `+[UIColor colorWithRed:green:blue:alpha:]`
---@param colorWithRed number
---@param green number
---@param blue number
---@param alpha number
---@return any
function UIColorClass:colorWithRed_green_blue_alpha_(colorWithRed, green, blue, alpha) end

--- `+[UIColor colorWithWhite:alpha:]`
---@param colorWithWhite number
---@param alpha number
---@return any
function UIColorClass:colorWithWhite_alpha_(colorWithWhite, alpha) end

--- `+[UIColor cyanColor]`
---@return any
function UIColorClass:cyanColor() end

--- `+[UIColor darkGrayColor]`
---@return any
function UIColorClass:darkGrayColor() end

--- `+[UIColor grayColor]`
---@return any
function UIColorClass:grayColor() end

--- `+[UIColor greenColor]`
---@return any
function UIColorClass:greenColor() end

--- `+[UIColor labelColor]`
---@return any
function UIColorClass:labelColor() end

--- `+[UIColor lightGrayColor]`
---@return any
function UIColorClass:lightGrayColor() end

--- `+[UIColor magentaColor]`
---@return any
function UIColorClass:magentaColor() end

--- `+[UIColor orangeColor]`
---@return any
function UIColorClass:orangeColor() end

--- `+[UIColor purpleColor]`
---@return any
function UIColorClass:purpleColor() end

--- `+[UIColor redColor]`
---@return any
function UIColorClass:redColor() end

--- `+[UIColor systemBackgroundColor]`
---@return any
function UIColorClass:systemBackgroundColor() end

--- `+[UIColor systemBlueColor]`
---@return any
function UIColorClass:systemBlueColor() end

--- `+[UIColor systemGreenColor]`
---@return any
function UIColorClass:systemGreenColor() end

--- `+[UIColor systemRedColor]`
---@return any
function UIColorClass:systemRedColor() end

--- `+[UIColor whiteColor]`
---@return any
function UIColorClass:whiteColor() end

--- `+[UIColor yellowColor]`
---@return any
function UIColorClass:yellowColor() end
end

do
-- UIContextualAction
--- An instance of `UIContextualAction`.
---@class UIContextualAction: NSObject
local UIContextualAction = {}

--- `-[UIContextualAction backgroundColor]`
---@return any
function UIContextualAction:backgroundColor() end

--- `-[UIContextualAction handler]`
---@return function
function UIContextualAction:handler() end

--- `-[UIContextualAction image]`
---@return any
function UIContextualAction:image() end

--- `-[UIContextualAction setBackgroundColor:]`
---@param backgroundColor any
function UIContextualAction:setBackgroundColor_(backgroundColor) end

--- `-[UIContextualAction setImage:]`
---@param image any
function UIContextualAction:setImage_(image) end

--- `-[UIContextualAction setTitle:]`
---@param title any
function UIContextualAction:setTitle_(title) end

--- `-[UIContextualAction style]`
---@return integer
function UIContextualAction:style() end

--- `-[UIContextualAction title]`
---@return any
function UIContextualAction:title() end

-- UIContextualActionClass
--- The class `UIContextualAction` itself.
---@class UIContextualActionClass: NSObjectClass
---@field alloc fun(self: UIContextualActionClass): UIContextualAction
---@field new fun(self: UIContextualActionClass): UIContextualAction
local UIContextualActionClass = {}

--- `+[UIContextualAction contextualActionWithStyle:title:handler:]`
---@param contextualActionWithStyle integer
---@param title any
---@param handler function
---@return any
function UIContextualActionClass:contextualActionWithStyle_title_handler_(contextualActionWithStyle, title, handler) end
end

do
-- UIControl
--- An instance of `UIControl`.
---@class UIControl: UIView
local UIControl = {}

--- `-[UIControl actionsForTarget:forControlEvent:]`
---@param actionsForTarget any
---@param controlEvent integer
---@return any
function UIControl:actionsForTarget_forControlEvent_(actionsForTarget, controlEvent) end

--- `-[UIControl addAction:forControlEvents:]`
---@param action any
---@param controlEvents integer
function UIControl:addAction_forControlEvents_(action, controlEvents) end

--- `-[UIControl addTarget:action:forControlEvents:]`
---@param target any
---@param action SEL
---@param controlEvents integer
function UIControl:addTarget_action_forControlEvents_(target, action, controlEvents) end

--- `-[UIControl allControlEvents]`
---@return integer
function UIControl:allControlEvents() end

--- `-[UIControl allTargets]`
---@return any
function UIControl:allTargets() end

--- `-[UIControl beginTrackingWithTouch:withEvent:]`
---@param beginTrackingWithTouch any
---@param event any
---@return boolean
function UIControl:beginTrackingWithTouch_withEvent_(beginTrackingWithTouch, event) end

--- `-[UIControl cancelTrackingWithEvent:]`
---@param cancelTrackingWithEvent any
function UIControl:cancelTrackingWithEvent_(cancelTrackingWithEvent) end

--- `-[UIControl contentHorizontalAlignment]`
---@return integer
function UIControl:contentHorizontalAlignment() end

--- `-[UIControl contentVerticalAlignment]`
---@return integer
function UIControl:contentVerticalAlignment() end

--- `-[UIControl continueTrackingWithTouch:withEvent:]`
---@param continueTrackingWithTouch any
---@param event any
---@return boolean
function UIControl:continueTrackingWithTouch_withEvent_(continueTrackingWithTouch, event) end

--- `-[UIControl endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UIControl:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UIControl gestureRecognizerShouldBegin:]`
---@param gestureRecognizerShouldBegin any
---@return boolean
function UIControl:gestureRecognizerShouldBegin_(gestureRecognizerShouldBegin) end

--- `-[UIControl initWithFrame:primaryAction:]`
---@param frame CGRect
---@param primaryAction any
---@return self
function UIControl:initWithFrame_primaryAction_(frame, primaryAction) end

--- `-[UIControl isEnabled]`
---@return boolean
function UIControl:isEnabled() end

--- `-[UIControl isHighlighted]`
---@return boolean
function UIControl:isHighlighted() end

--- `-[UIControl isSelected]`
---@return boolean
function UIControl:isSelected() end

--- `-[UIControl isTouchInside]`
---@return boolean
function UIControl:isTouchInside() end

--- `-[UIControl isTracking]`
---@return boolean
function UIControl:isTracking() end

--- `-[UIControl removeAction:forControlEvents:]`
---@param action any
---@param controlEvents integer
function UIControl:removeAction_forControlEvents_(action, controlEvents) end

--- `-[UIControl removeActionForIdentifier:forControlEvents:]`
---@param actionForIdentifier any
---@param controlEvents integer
function UIControl:removeActionForIdentifier_forControlEvents_(actionForIdentifier, controlEvents) end

--- `-[UIControl removeTarget:action:forControlEvents:]`
---@param target any
---@param action SEL
---@param controlEvents integer
function UIControl:removeTarget_action_forControlEvents_(target, action, controlEvents) end

--- `-[UIControl sendAction:]`
---@param action any
function UIControl:sendAction_(action) end

--- `-[UIControl sendAction:to:forEvent:]`
---@param action SEL
---@param to any
---@param event any
function UIControl:sendAction_to_forEvent_(action, to, event) end

--- `-[UIControl sendActionsForControlEvents:]`
---@param actionsForControlEvents integer
function UIControl:sendActionsForControlEvents_(actionsForControlEvents) end

--- `-[UIControl setContentHorizontalAlignment:]`
---@param contentHorizontalAlignment integer
function UIControl:setContentHorizontalAlignment_(contentHorizontalAlignment) end

--- `-[UIControl setContentVerticalAlignment:]`
---@param contentVerticalAlignment integer
function UIControl:setContentVerticalAlignment_(contentVerticalAlignment) end

--- `-[UIControl setEnabled:]`
---@param enabled boolean
function UIControl:setEnabled_(enabled) end

--- `-[UIControl setHighlighted:]`
---@param highlighted boolean
function UIControl:setHighlighted_(highlighted) end

--- `-[UIControl setSelected:]`
---@param selected boolean
function UIControl:setSelected_(selected) end

--- `-[UIControl state]`
---@return integer
function UIControl:state() end

--- `-[UIControl touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIControl:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIControl touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIControl:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIControl touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIControl:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIControl touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIControl:touchesMoved_withEvent_(touchesMoved, event) end

-- UIControlClass
--- The class `UIControl` itself.
---@class UIControlClass: UIViewClass
---@field alloc fun(self: UIControlClass): UIControl
---@field new fun(self: UIControlClass): UIControl
local UIControlClass = {}
end

do
-- UICubicTimingParameters
--- An instance of `UICubicTimingParameters`.
---@class UICubicTimingParameters: NSObject, UITimingCurveProvider
local UICubicTimingParameters = {}

--- `-[UICubicTimingParameters animationCurve]`
---@return integer
function UICubicTimingParameters:animationCurve() end

--- `-[UICubicTimingParameters controlPoint1]`
---@return CGPoint
function UICubicTimingParameters:controlPoint1() end

--- `-[UICubicTimingParameters controlPoint2]`
---@return CGPoint
function UICubicTimingParameters:controlPoint2() end

--- `-[UICubicTimingParameters cubicTimingParameters]`
---@return any
function UICubicTimingParameters:cubicTimingParameters() end

--- `-[UICubicTimingParameters initWithAnimationCurve:]`
---@param animationCurve integer
---@return self
function UICubicTimingParameters:initWithAnimationCurve_(animationCurve) end

--- `-[UICubicTimingParameters initWithControlPoint1:controlPoint2:]`
---@param controlPoint1 CGPoint
---@param controlPoint2 CGPoint
---@return self
function UICubicTimingParameters:initWithControlPoint1_controlPoint2_(controlPoint1, controlPoint2) end

--- `-[UICubicTimingParameters springTimingParameters]`
---@return any
function UICubicTimingParameters:springTimingParameters() end

--- `-[UICubicTimingParameters timingCurveType]`
---@return integer
function UICubicTimingParameters:timingCurveType() end

-- UICubicTimingParametersClass
--- The class `UICubicTimingParameters` itself.
---@class UICubicTimingParametersClass: NSObjectClass
---@field alloc fun(self: UICubicTimingParametersClass): UICubicTimingParameters
---@field new fun(self: UICubicTimingParametersClass): UICubicTimingParameters
local UICubicTimingParametersClass = {}
end

do
-- UIEvent
--- An instance of `UIEvent`.
---@class UIEvent: NSObject
local UIEvent = {}

--- `-[UIEvent allTouches]`
---@return any
function UIEvent:allTouches() end

--- `-[UIEvent coalescedTouchesForTouch:]`
---@param coalescedTouchesForTouch any
---@return any
function UIEvent:coalescedTouchesForTouch_(coalescedTouchesForTouch) end

--- `-[UIEvent predictedTouchesForTouch:]`
---@param predictedTouchesForTouch any
---@return any
function UIEvent:predictedTouchesForTouch_(predictedTouchesForTouch) end

--- `-[UIEvent subtype]`
---@return integer
function UIEvent:subtype() end

--- `-[UIEvent timestamp]`
---@return number
function UIEvent:timestamp() end

--- `-[UIEvent touchesForGestureRecognizer:]`
---@param touchesForGestureRecognizer any
---@return any
function UIEvent:touchesForGestureRecognizer_(touchesForGestureRecognizer) end

--- `-[UIEvent touchesForView:]`
---@param touchesForView any
---@return any
function UIEvent:touchesForView_(touchesForView) end

--- `-[UIEvent touchesForWindow:]`
---@param touchesForWindow any
---@return any
function UIEvent:touchesForWindow_(touchesForWindow) end

--- `-[UIEvent type]`
---@return integer
function UIEvent:type() end

-- UIEventClass
--- The class `UIEvent` itself.
---@class UIEventClass: NSObjectClass
---@field alloc fun(self: UIEventClass): UIEvent
---@field new fun(self: UIEventClass): UIEvent
local UIEventClass = {}
end

do
-- UIGestureRecognizer
--- An instance of `UIGestureRecognizer`.
---@class UIGestureRecognizer: NSObject
local UIGestureRecognizer = {}

--- `-[UIGestureRecognizer addTarget:action:]`
---@param target any
---@param action SEL
function UIGestureRecognizer:addTarget_action_(target, action) end

--- `-[UIGestureRecognizer canBePreventedByGestureRecognizer:]`
---@param canBePreventedByGestureRecognizer any
---@return boolean
function UIGestureRecognizer:canBePreventedByGestureRecognizer_(canBePreventedByGestureRecognizer) end

--- `-[UIGestureRecognizer canPreventGestureRecognizer:]`
---@param canPreventGestureRecognizer any
---@return boolean
function UIGestureRecognizer:canPreventGestureRecognizer_(canPreventGestureRecognizer) end

--- `-[UIGestureRecognizer cancelsTouchesInView]`
---@return boolean
function UIGestureRecognizer:cancelsTouchesInView() end

--- `-[UIGestureRecognizer delaysTouchesBegan]`
---@return boolean
function UIGestureRecognizer:delaysTouchesBegan() end

--- `-[UIGestureRecognizer delaysTouchesEnded]`
---@return boolean
function UIGestureRecognizer:delaysTouchesEnded() end

--- `-[UIGestureRecognizer delegate]`
---@return any
function UIGestureRecognizer:delegate() end

--- `-[UIGestureRecognizer ignoreTouch:forEvent:]`
---@param ignoreTouch any
---@param event any
function UIGestureRecognizer:ignoreTouch_forEvent_(ignoreTouch, event) end

--- `-[UIGestureRecognizer init]`
---@return self
function UIGestureRecognizer:init() end

--- `-[UIGestureRecognizer initWithTarget:action:]`
---@param target any
---@param action SEL
---@return self
function UIGestureRecognizer:initWithTarget_action_(target, action) end

--- `-[UIGestureRecognizer isEnabled]`
---@return boolean
function UIGestureRecognizer:isEnabled() end

--- `-[UIGestureRecognizer locationInView:]`
---@param locationInView any
---@return CGPoint
function UIGestureRecognizer:locationInView_(locationInView) end

--- `-[UIGestureRecognizer locationOfTouch:inView:]`
---@param locationOfTouch integer
---@param inView any
---@return CGPoint
function UIGestureRecognizer:locationOfTouch_inView_(locationOfTouch, inView) end

--- `-[UIGestureRecognizer name]`
---@return any
function UIGestureRecognizer:name() end

--- `-[UIGestureRecognizer numberOfTouches]`
---@return integer
function UIGestureRecognizer:numberOfTouches() end

--- `-[UIGestureRecognizer removeTarget:action:]`
---@param target any
---@param action SEL
function UIGestureRecognizer:removeTarget_action_(target, action) end

--- `-[UIGestureRecognizer requireGestureRecognizerToFail:]`
---@param requireGestureRecognizerToFail any
function UIGestureRecognizer:requireGestureRecognizerToFail_(requireGestureRecognizerToFail) end

--- `-[UIGestureRecognizer reset]`
function UIGestureRecognizer:reset() end

--- `-[UIGestureRecognizer setCancelsTouchesInView:]`
---@param cancelsTouchesInView boolean
function UIGestureRecognizer:setCancelsTouchesInView_(cancelsTouchesInView) end

--- `-[UIGestureRecognizer setDelaysTouchesBegan:]`
---@param delaysTouchesBegan boolean
function UIGestureRecognizer:setDelaysTouchesBegan_(delaysTouchesBegan) end

--- `-[UIGestureRecognizer setDelaysTouchesEnded:]`
---@param delaysTouchesEnded boolean
function UIGestureRecognizer:setDelaysTouchesEnded_(delaysTouchesEnded) end

--- `-[UIGestureRecognizer setDelegate:]`
---@param delegate any
function UIGestureRecognizer:setDelegate_(delegate) end

--- `-[UIGestureRecognizer setEnabled:]`
---@param enabled boolean
function UIGestureRecognizer:setEnabled_(enabled) end

--- `-[UIGestureRecognizer setName:]`
---@param name any
function UIGestureRecognizer:setName_(name) end

--- `-[UIGestureRecognizer setState:]`
---@param state integer
function UIGestureRecognizer:setState_(state) end

--- `-[UIGestureRecognizer shouldBeRequiredToFailByGestureRecognizer:]`
---@param shouldBeRequiredToFailByGestureRecognizer any
---@return boolean
function UIGestureRecognizer:shouldBeRequiredToFailByGestureRecognizer_(shouldBeRequiredToFailByGestureRecognizer) end

--- `-[UIGestureRecognizer shouldReceiveEvent:]`
---@param shouldReceiveEvent any
---@return boolean
function UIGestureRecognizer:shouldReceiveEvent_(shouldReceiveEvent) end

--- `-[UIGestureRecognizer shouldRequireFailureOfGestureRecognizer:]`
---@param shouldRequireFailureOfGestureRecognizer any
---@return boolean
function UIGestureRecognizer:shouldRequireFailureOfGestureRecognizer_(shouldRequireFailureOfGestureRecognizer) end

--- `-[UIGestureRecognizer state]`
---@return integer
function UIGestureRecognizer:state() end

--- `-[UIGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIGestureRecognizer view]`
---@return any
function UIGestureRecognizer:view() end

-- UIGestureRecognizerClass
--- The class `UIGestureRecognizer` itself.
---@class UIGestureRecognizerClass: NSObjectClass
---@field alloc fun(self: UIGestureRecognizerClass): UIGestureRecognizer
---@field new fun(self: UIGestureRecognizerClass): UIGestureRecognizer
local UIGestureRecognizerClass = {}
end

do
-- UIGestureRecognizerTarget
--- An instance of `UIGestureRecognizerTarget`.
---@class UIGestureRecognizerTarget: NSObject
local UIGestureRecognizerTarget = {}

-- UIGestureRecognizerTargetClass
--- The class `UIGestureRecognizerTarget` itself.
---@class UIGestureRecognizerTargetClass: NSObjectClass
---@field alloc fun(self: UIGestureRecognizerTargetClass): UIGestureRecognizerTarget
---@field new fun(self: UIGestureRecognizerTargetClass): UIGestureRecognizerTarget
local UIGestureRecognizerTargetClass = {}
end

do
-- UIImage
--- An instance of `UIImage`.
---@class UIImage: NSObject
local UIImage = {}

--- `-[UIImage description]`
---@return any
function UIImage:description() end

--- `-[UIImage hash]`
---@return integer
function UIImage:hash() end

--- `-[UIImage imageWithRenderingMode:]`
---@param imageWithRenderingMode integer
---@return any
function UIImage:imageWithRenderingMode_(imageWithRenderingMode) end

--- `-[UIImage isEqual:]`
---@param isEqual any
---@return boolean
function UIImage:isEqual_(isEqual) end

--- `-[UIImage renderingMode]`
---@return integer
function UIImage:renderingMode() end

--- `-[UIImage scale]`
---@return number
function UIImage:scale() end

--- `-[UIImage size]`
---@return CGSize
function UIImage:size() end

-- UIImageClass
--- The class `UIImage` itself.
---@class UIImageClass: NSObjectClass
---@field alloc fun(self: UIImageClass): UIImage
---@field new fun(self: UIImageClass): UIImage
local UIImageClass = {}

--- `+[UIImage imageNamed:]`
---@param imageNamed any
---@return any
function UIImageClass:imageNamed_(imageNamed) end

--- `+[UIImage systemImageNamed:]`
---@param systemImageNamed any
---@return any
function UIImageClass:systemImageNamed_(systemImageNamed) end
end

do
-- UIImageView
--- An instance of `UIImageView`.
---@class UIImageView: UIView
local UIImageView = {}

--- `-[UIImageView animationDuration]`
---@return number
function UIImageView:animationDuration() end

--- `-[UIImageView animationImages]`
---@return any
function UIImageView:animationImages() end

--- `-[UIImageView animationRepeatCount]`
---@return integer
function UIImageView:animationRepeatCount() end

--- `-[UIImageView highlightedImage]`
---@return any
function UIImageView:highlightedImage() end

--- `-[UIImageView image]`
---@return any
function UIImageView:image() end

--- `-[UIImageView initWithImage:]`
---@param image any
---@return self
function UIImageView:initWithImage_(image) end

--- `-[UIImageView initWithImage:highlightedImage:]`
---@param image any
---@param highlightedImage any
---@return self
function UIImageView:initWithImage_highlightedImage_(image, highlightedImage) end

--- `-[UIImageView isAnimating]`
---@return boolean
function UIImageView:isAnimating() end

--- `-[UIImageView isHighlighted]`
---@return boolean
function UIImageView:isHighlighted() end

--- `-[UIImageView setAnimationDuration:]`
---@param animationDuration number
function UIImageView:setAnimationDuration_(animationDuration) end

--- `-[UIImageView setAnimationImages:]`
---@param animationImages any
function UIImageView:setAnimationImages_(animationImages) end

--- `-[UIImageView setAnimationRepeatCount:]`
---@param animationRepeatCount integer
function UIImageView:setAnimationRepeatCount_(animationRepeatCount) end

--- `-[UIImageView setHighlighted:]`
---@param highlighted boolean
function UIImageView:setHighlighted_(highlighted) end

--- `-[UIImageView setHighlightedImage:]`
---@param highlightedImage any
function UIImageView:setHighlightedImage_(highlightedImage) end

--- `-[UIImageView setImage:]`
---@param image any
function UIImageView:setImage_(image) end

--- `-[UIImageView startAnimating]`
function UIImageView:startAnimating() end

--- `-[UIImageView stopAnimating]`
function UIImageView:stopAnimating() end

-- UIImageViewClass
--- The class `UIImageView` itself.
---@class UIImageViewClass: UIViewClass
---@field alloc fun(self: UIImageViewClass): UIImageView
---@field new fun(self: UIImageViewClass): UIImageView
local UIImageViewClass = {}
end

do
-- UILabel
--- An instance of `UILabel`.
---@class UILabel: UIView
local UILabel = {}

--- `-[UILabel adjustsFontSizeToFitWidth]`
---@return boolean
function UILabel:adjustsFontSizeToFitWidth() end

--- `-[UILabel font]`
---@return any
function UILabel:font() end

--- `-[UILabel highlightedTextColor]`
---@return any
function UILabel:highlightedTextColor() end

--- `-[UILabel isEnabled]`
---@return boolean
function UILabel:isEnabled() end

--- `-[UILabel isHighlighted]`
---@return boolean
function UILabel:isHighlighted() end

--- `-[UILabel lineBreakMode]`
---@return integer
function UILabel:lineBreakMode() end

--- `-[UILabel minimumScaleFactor]`
---@return number
function UILabel:minimumScaleFactor() end

--- `-[UILabel numberOfLines]`
---@return integer
function UILabel:numberOfLines() end

--- `-[UILabel preferredMaxLayoutWidth]`
---@return number
function UILabel:preferredMaxLayoutWidth() end

--- `-[UILabel setAdjustsFontSizeToFitWidth:]`
---@param adjustsFontSizeToFitWidth boolean
function UILabel:setAdjustsFontSizeToFitWidth_(adjustsFontSizeToFitWidth) end

--- `-[UILabel setEnabled:]`
---@param enabled boolean
function UILabel:setEnabled_(enabled) end

--- `-[UILabel setFont:]`
---@param font any
function UILabel:setFont_(font) end

--- `-[UILabel setHighlighted:]`
---@param highlighted boolean
function UILabel:setHighlighted_(highlighted) end

--- `-[UILabel setHighlightedTextColor:]`
---@param highlightedTextColor any
function UILabel:setHighlightedTextColor_(highlightedTextColor) end

--- `-[UILabel setLineBreakMode:]`
---@param lineBreakMode integer
function UILabel:setLineBreakMode_(lineBreakMode) end

--- `-[UILabel setMinimumScaleFactor:]`
---@param minimumScaleFactor number
function UILabel:setMinimumScaleFactor_(minimumScaleFactor) end

--- `-[UILabel setNumberOfLines:]`
---@param numberOfLines integer
function UILabel:setNumberOfLines_(numberOfLines) end

--- `-[UILabel setPreferredMaxLayoutWidth:]`
---@param preferredMaxLayoutWidth number
function UILabel:setPreferredMaxLayoutWidth_(preferredMaxLayoutWidth) end

--- `-[UILabel setShadowColor:]`
---@param shadowColor any
function UILabel:setShadowColor_(shadowColor) end

--- `-[UILabel setShadowOffset:]`
---@param shadowOffset CGSize
function UILabel:setShadowOffset_(shadowOffset) end

--- `-[UILabel setText:]`
---@param text any
function UILabel:setText_(text) end

--- `-[UILabel setTextAlignment:]`
---@param textAlignment integer
function UILabel:setTextAlignment_(textAlignment) end

--- `-[UILabel setTextColor:]`
---@param textColor any
function UILabel:setTextColor_(textColor) end

--- `-[UILabel shadowColor]`
---@return any
function UILabel:shadowColor() end

--- `-[UILabel shadowOffset]`
---@return CGSize
function UILabel:shadowOffset() end

--- `-[UILabel text]`
---@return any
function UILabel:text() end

--- `-[UILabel textAlignment]`
---@return integer
function UILabel:textAlignment() end

--- `-[UILabel textColor]`
---@return any
function UILabel:textColor() end

-- UILabelClass
--- The class `UILabel` itself.
---@class UILabelClass: UIViewClass
---@field alloc fun(self: UILabelClass): UILabel
---@field new fun(self: UILabelClass): UILabel
local UILabelClass = {}
end

do
-- UILayoutContainerView
--- An instance of `UILayoutContainerView`.
---@class UILayoutContainerView: UIView
local UILayoutContainerView = {}

--- `-[UILayoutContainerView layoutSubviews]`
function UILayoutContainerView:layoutSubviews() end

-- UILayoutContainerViewClass
--- The class `UILayoutContainerView` itself.
---@class UILayoutContainerViewClass: UIViewClass
---@field alloc fun(self: UILayoutContainerViewClass): UILayoutContainerView
---@field new fun(self: UILayoutContainerViewClass): UILayoutContainerView
local UILayoutContainerViewClass = {}
end

do
-- UILayoutGuide
--- An instance of `UILayoutGuide`.
---@class UILayoutGuide: NSObject
local UILayoutGuide = {}

--- `-[UILayoutGuide identifier]`
---@return any
function UILayoutGuide:identifier() end

--- `-[UILayoutGuide layoutFrame]`
---@return CGRect
function UILayoutGuide:layoutFrame() end

--- `-[UILayoutGuide owningView]`
---@return any
function UILayoutGuide:owningView() end

--- `-[UILayoutGuide setIdentifier:]`
---@param identifier any
function UILayoutGuide:setIdentifier_(identifier) end

-- UILayoutGuideClass
--- The class `UILayoutGuide` itself.
---@class UILayoutGuideClass: NSObjectClass
---@field alloc fun(self: UILayoutGuideClass): UILayoutGuide
---@field new fun(self: UILayoutGuideClass): UILayoutGuide
local UILayoutGuideClass = {}
end

do
-- UILongPressGestureRecognizer
--- An instance of `UILongPressGestureRecognizer`.
---@class UILongPressGestureRecognizer: UIGestureRecognizer
local UILongPressGestureRecognizer = {}

--- `-[UILongPressGestureRecognizer allowableMovement]`
---@return number
function UILongPressGestureRecognizer:allowableMovement() end

--- `-[UILongPressGestureRecognizer minimumPressDuration]`
---@return number
function UILongPressGestureRecognizer:minimumPressDuration() end

--- `-[UILongPressGestureRecognizer numberOfTapsRequired]`
---@return integer
function UILongPressGestureRecognizer:numberOfTapsRequired() end

--- `-[UILongPressGestureRecognizer numberOfTouchesRequired]`
---@return integer
function UILongPressGestureRecognizer:numberOfTouchesRequired() end

--- `-[UILongPressGestureRecognizer reset]`
function UILongPressGestureRecognizer:reset() end

--- `-[UILongPressGestureRecognizer setAllowableMovement:]`
---@param allowableMovement number
function UILongPressGestureRecognizer:setAllowableMovement_(allowableMovement) end

--- `-[UILongPressGestureRecognizer setMinimumPressDuration:]`
---@param minimumPressDuration number
function UILongPressGestureRecognizer:setMinimumPressDuration_(minimumPressDuration) end

--- `-[UILongPressGestureRecognizer setNumberOfTapsRequired:]`
---@param numberOfTapsRequired integer
function UILongPressGestureRecognizer:setNumberOfTapsRequired_(numberOfTapsRequired) end

--- `-[UILongPressGestureRecognizer setNumberOfTouchesRequired:]`
---@param numberOfTouchesRequired integer
function UILongPressGestureRecognizer:setNumberOfTouchesRequired_(numberOfTouchesRequired) end

--- `-[UILongPressGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UILongPressGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UILongPressGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UILongPressGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UILongPressGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UILongPressGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UILongPressGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UILongPressGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UILongPressGestureRecognizerClass
--- The class `UILongPressGestureRecognizer` itself.
---@class UILongPressGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UILongPressGestureRecognizerClass): UILongPressGestureRecognizer
---@field new fun(self: UILongPressGestureRecognizerClass): UILongPressGestureRecognizer
local UILongPressGestureRecognizerClass = {}
end

do
-- UINavigationBar
--- An instance of `UINavigationBar`.
---@class UINavigationBar: UIView
local UINavigationBar = {}

--- `-[UINavigationBar _buttonTapped:forEvent:]`
---@param _buttonTapped any
---@param event any
function UINavigationBar:_buttonTapped_forEvent_(_buttonTapped, event) end

--- `-[UINavigationBar backItem]`
---@return any
function UINavigationBar:backItem() end

--- `-[UINavigationBar barTintColor]`
---@return any
function UINavigationBar:barTintColor() end

--- `-[UINavigationBar delegate]`
---@return any
function UINavigationBar:delegate() end

--- `-[UINavigationBar isTranslucent]`
---@return boolean
function UINavigationBar:isTranslucent() end

--- `-[UINavigationBar items]`
---@return any
function UINavigationBar:items() end

--- `-[UINavigationBar layoutSubviews]`
function UINavigationBar:layoutSubviews() end

--- `-[UINavigationBar popNavigationItemAnimated:]`
---@param popNavigationItemAnimated boolean
---@return any
function UINavigationBar:popNavigationItemAnimated_(popNavigationItemAnimated) end

--- `-[UINavigationBar pushNavigationItem:animated:]`
---@param pushNavigationItem any
---@param animated boolean
function UINavigationBar:pushNavigationItem_animated_(pushNavigationItem, animated) end

--- `-[UINavigationBar setBarTintColor:]`
---@param barTintColor any
function UINavigationBar:setBarTintColor_(barTintColor) end

--- `-[UINavigationBar setDelegate:]`
---@param delegate any
function UINavigationBar:setDelegate_(delegate) end

--- `-[UINavigationBar setItems:]`
---@param items any
function UINavigationBar:setItems_(items) end

--- `-[UINavigationBar setItems:animated:]`
---@param items any
---@param animated boolean
function UINavigationBar:setItems_animated_(items, animated) end

--- `-[UINavigationBar setTranslucent:]`
---@param translucent boolean
function UINavigationBar:setTranslucent_(translucent) end

--- `-[UINavigationBar topItem]`
---@return any
function UINavigationBar:topItem() end

-- UINavigationBarClass
--- The class `UINavigationBar` itself.
---@class UINavigationBarClass: UIViewClass
---@field alloc fun(self: UINavigationBarClass): UINavigationBar
---@field new fun(self: UINavigationBarClass): UINavigationBar
local UINavigationBarClass = {}
end

do
-- UINavigationController
--- An instance of `UINavigationController`.
---@class UINavigationController: UIViewController
local UINavigationController = {}

--- `-[UINavigationController _isTransitioning]`
---@return boolean
function UINavigationController:_isTransitioning() end

--- `-[UINavigationController delegate]`
---@return any
function UINavigationController:delegate() end

--- `-[UINavigationController initWithRootViewController:]`
---@param rootViewController any
---@return self
function UINavigationController:initWithRootViewController_(rootViewController) end

--- `-[UINavigationController interactivePopGestureRecognizer]`
---@return any
function UINavigationController:interactivePopGestureRecognizer() end

--- `-[UINavigationController isNavigationBarHidden]`
---@return boolean
function UINavigationController:isNavigationBarHidden() end

--- `-[UINavigationController isToolbarHidden]`
---@return boolean
function UINavigationController:isToolbarHidden() end

--- `-[UINavigationController isTransitioning]`
---@return boolean
function UINavigationController:isTransitioning() end

--- `-[UINavigationController loadView]`
function UINavigationController:loadView() end

--- `-[UINavigationController navigationBar]`
---@return any
function UINavigationController:navigationBar() end

--- `-[UINavigationController navigationBar:shouldPopItem:]`
---@param navigationBar any
---@param shouldPopItem any
---@return boolean
function UINavigationController:navigationBar_shouldPopItem_(navigationBar, shouldPopItem) end

--- `-[UINavigationController popToRootViewControllerAnimated:]`
---@param popToRootViewControllerAnimated boolean
---@return any
function UINavigationController:popToRootViewControllerAnimated_(popToRootViewControllerAnimated) end

--- `-[UINavigationController popToViewController:animated:]`
---@param popToViewController any
---@param animated boolean
---@return any
function UINavigationController:popToViewController_animated_(popToViewController, animated) end

--- `-[UINavigationController popViewControllerAnimated:]`
---@param popViewControllerAnimated boolean
---@return any
function UINavigationController:popViewControllerAnimated_(popViewControllerAnimated) end

--- `-[UINavigationController pushViewController:animated:]`
---@param pushViewController any
---@param animated boolean
function UINavigationController:pushViewController_animated_(pushViewController, animated) end

--- `-[UINavigationController setDelegate:]`
---@param delegate any
function UINavigationController:setDelegate_(delegate) end

--- `-[UINavigationController setNavigationBarHidden:]`
---@param navigationBarHidden boolean
function UINavigationController:setNavigationBarHidden_(navigationBarHidden) end

--- `-[UINavigationController setNavigationBarHidden:animated:]`
---@param navigationBarHidden boolean
---@param animated boolean
function UINavigationController:setNavigationBarHidden_animated_(navigationBarHidden, animated) end

--- `-[UINavigationController setToolbarHidden:]`
---@param toolbarHidden boolean
function UINavigationController:setToolbarHidden_(toolbarHidden) end

--- `-[UINavigationController setToolbarHidden:animated:]`
---@param toolbarHidden boolean
---@param animated boolean
function UINavigationController:setToolbarHidden_animated_(toolbarHidden, animated) end

--- `-[UINavigationController setViewControllers:]`
---@param viewControllers any
function UINavigationController:setViewControllers_(viewControllers) end

--- `-[UINavigationController setViewControllers:animated:]`
---@param viewControllers any
---@param animated boolean
function UINavigationController:setViewControllers_animated_(viewControllers, animated) end

--- `-[UINavigationController showViewController:sender:]`
---@param showViewController any
---@param sender any
function UINavigationController:showViewController_sender_(showViewController, sender) end

--- `-[UINavigationController topViewController]`
---@return any
function UINavigationController:topViewController() end

--- `-[UINavigationController viewControllers]`
---@return any
function UINavigationController:viewControllers() end

--- `-[UINavigationController visibleViewController]`
---@return any
function UINavigationController:visibleViewController() end

-- UINavigationControllerClass
--- The class `UINavigationController` itself.
---@class UINavigationControllerClass: UIViewControllerClass
---@field alloc fun(self: UINavigationControllerClass): UINavigationController
---@field new fun(self: UINavigationControllerClass): UINavigationController
local UINavigationControllerClass = {}
end

do
-- UINavigationItem
--- An instance of `UINavigationItem`.
---@class UINavigationItem: NSObject
local UINavigationItem = {}

--- `-[UINavigationItem backBarButtonItem]`
---@return any
function UINavigationItem:backBarButtonItem() end

--- `-[UINavigationItem hidesBackButton]`
---@return boolean
function UINavigationItem:hidesBackButton() end

--- `-[UINavigationItem initWithTitle:]`
---@param title any
---@return self
function UINavigationItem:initWithTitle_(title) end

--- `-[UINavigationItem leftBarButtonItem]`
---@return any
function UINavigationItem:leftBarButtonItem() end

--- `-[UINavigationItem leftBarButtonItems]`
---@return any
function UINavigationItem:leftBarButtonItems() end

--- `-[UINavigationItem leftItemsSupplementBackButton]`
---@return boolean
function UINavigationItem:leftItemsSupplementBackButton() end

--- `-[UINavigationItem prompt]`
---@return any
function UINavigationItem:prompt() end

--- `-[UINavigationItem rightBarButtonItem]`
---@return any
function UINavigationItem:rightBarButtonItem() end

--- `-[UINavigationItem rightBarButtonItems]`
---@return any
function UINavigationItem:rightBarButtonItems() end

--- `-[UINavigationItem setBackBarButtonItem:]`
---@param backBarButtonItem any
function UINavigationItem:setBackBarButtonItem_(backBarButtonItem) end

--- `-[UINavigationItem setHidesBackButton:]`
---@param hidesBackButton boolean
function UINavigationItem:setHidesBackButton_(hidesBackButton) end

--- `-[UINavigationItem setHidesBackButton:animated:]`
---@param hidesBackButton boolean
---@param animated boolean
function UINavigationItem:setHidesBackButton_animated_(hidesBackButton, animated) end

--- `-[UINavigationItem setLeftBarButtonItem:]`
---@param leftBarButtonItem any
function UINavigationItem:setLeftBarButtonItem_(leftBarButtonItem) end

--- `-[UINavigationItem setLeftBarButtonItem:animated:]`
---@param leftBarButtonItem any
---@param animated boolean
function UINavigationItem:setLeftBarButtonItem_animated_(leftBarButtonItem, animated) end

--- `-[UINavigationItem setLeftBarButtonItems:]`
---@param leftBarButtonItems any
function UINavigationItem:setLeftBarButtonItems_(leftBarButtonItems) end

--- `-[UINavigationItem setLeftBarButtonItems:animated:]`
---@param leftBarButtonItems any
---@param animated boolean
function UINavigationItem:setLeftBarButtonItems_animated_(leftBarButtonItems, animated) end

--- `-[UINavigationItem setLeftItemsSupplementBackButton:]`
---@param leftItemsSupplementBackButton boolean
function UINavigationItem:setLeftItemsSupplementBackButton_(leftItemsSupplementBackButton) end

--- `-[UINavigationItem setPrompt:]`
---@param prompt any
function UINavigationItem:setPrompt_(prompt) end

--- `-[UINavigationItem setRightBarButtonItem:]`
---@param rightBarButtonItem any
function UINavigationItem:setRightBarButtonItem_(rightBarButtonItem) end

--- `-[UINavigationItem setRightBarButtonItem:animated:]`
---@param rightBarButtonItem any
---@param animated boolean
function UINavigationItem:setRightBarButtonItem_animated_(rightBarButtonItem, animated) end

--- `-[UINavigationItem setRightBarButtonItems:]`
---@param rightBarButtonItems any
function UINavigationItem:setRightBarButtonItems_(rightBarButtonItems) end

--- `-[UINavigationItem setRightBarButtonItems:animated:]`
---@param rightBarButtonItems any
---@param animated boolean
function UINavigationItem:setRightBarButtonItems_animated_(rightBarButtonItems, animated) end

--- `-[UINavigationItem setTitle:]`
---@param title any
function UINavigationItem:setTitle_(title) end

--- `-[UINavigationItem setTitleView:]`
---@param titleView any
function UINavigationItem:setTitleView_(titleView) end

--- `-[UINavigationItem title]`
---@return any
function UINavigationItem:title() end

--- `-[UINavigationItem titleView]`
---@return any
function UINavigationItem:titleView() end

-- UINavigationItemClass
--- The class `UINavigationItem` itself.
---@class UINavigationItemClass: NSObjectClass
---@field alloc fun(self: UINavigationItemClass): UINavigationItem
---@field new fun(self: UINavigationItemClass): UINavigationItem
local UINavigationItemClass = {}
end

do
-- UIPageControl
--- An instance of `UIPageControl`.
---@class UIPageControl: UIControl
local UIPageControl = {}

--- `-[UIPageControl currentPage]`
---@return integer
function UIPageControl:currentPage() end

--- `-[UIPageControl currentPageIndicatorTintColor]`
---@return any
function UIPageControl:currentPageIndicatorTintColor() end

--- `-[UIPageControl defersCurrentPageDisplay]`
---@return boolean
function UIPageControl:defersCurrentPageDisplay() end

--- `-[UIPageControl endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UIPageControl:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UIPageControl hidesForSinglePage]`
---@return boolean
function UIPageControl:hidesForSinglePage() end

--- `-[UIPageControl numberOfPages]`
---@return integer
function UIPageControl:numberOfPages() end

--- `-[UIPageControl pageIndicatorTintColor]`
---@return any
function UIPageControl:pageIndicatorTintColor() end

--- `-[UIPageControl setCurrentPage:]`
---@param currentPage integer
function UIPageControl:setCurrentPage_(currentPage) end

--- `-[UIPageControl setCurrentPageIndicatorTintColor:]`
---@param currentPageIndicatorTintColor any
function UIPageControl:setCurrentPageIndicatorTintColor_(currentPageIndicatorTintColor) end

--- `-[UIPageControl setDefersCurrentPageDisplay:]`
---@param defersCurrentPageDisplay boolean
function UIPageControl:setDefersCurrentPageDisplay_(defersCurrentPageDisplay) end

--- `-[UIPageControl setHidesForSinglePage:]`
---@param hidesForSinglePage boolean
function UIPageControl:setHidesForSinglePage_(hidesForSinglePage) end

--- `-[UIPageControl setNumberOfPages:]`
---@param numberOfPages integer
function UIPageControl:setNumberOfPages_(numberOfPages) end

--- `-[UIPageControl setPageIndicatorTintColor:]`
---@param pageIndicatorTintColor any
function UIPageControl:setPageIndicatorTintColor_(pageIndicatorTintColor) end

--- `-[UIPageControl sizeForNumberOfPages:]`
---@param sizeForNumberOfPages integer
---@return CGSize
function UIPageControl:sizeForNumberOfPages_(sizeForNumberOfPages) end

--- `-[UIPageControl updateCurrentPageDisplay]`
function UIPageControl:updateCurrentPageDisplay() end

-- UIPageControlClass
--- The class `UIPageControl` itself.
---@class UIPageControlClass: UIControlClass
---@field alloc fun(self: UIPageControlClass): UIPageControl
---@field new fun(self: UIPageControlClass): UIPageControl
local UIPageControlClass = {}
end

do
-- UIPanGestureRecognizer
--- An instance of `UIPanGestureRecognizer`.
---@class UIPanGestureRecognizer: UIGestureRecognizer
local UIPanGestureRecognizer = {}

--- `-[UIPanGestureRecognizer maximumNumberOfTouches]`
---@return integer
function UIPanGestureRecognizer:maximumNumberOfTouches() end

--- `-[UIPanGestureRecognizer minimumNumberOfTouches]`
---@return integer
function UIPanGestureRecognizer:minimumNumberOfTouches() end

--- `-[UIPanGestureRecognizer reset]`
function UIPanGestureRecognizer:reset() end

--- `-[UIPanGestureRecognizer setMaximumNumberOfTouches:]`
---@param maximumNumberOfTouches integer
function UIPanGestureRecognizer:setMaximumNumberOfTouches_(maximumNumberOfTouches) end

--- `-[UIPanGestureRecognizer setMinimumNumberOfTouches:]`
---@param minimumNumberOfTouches integer
function UIPanGestureRecognizer:setMinimumNumberOfTouches_(minimumNumberOfTouches) end

--- `-[UIPanGestureRecognizer setTranslation:inView:]`
---@param translation CGPoint
---@param inView any
function UIPanGestureRecognizer:setTranslation_inView_(translation, inView) end

--- `-[UIPanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIPanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIPanGestureRecognizer translationInView:]`
---@param translationInView any
---@return CGPoint
function UIPanGestureRecognizer:translationInView_(translationInView) end

--- `-[UIPanGestureRecognizer velocityInView:]`
---@param velocityInView any
---@return CGPoint
function UIPanGestureRecognizer:velocityInView_(velocityInView) end

-- UIPanGestureRecognizerClass
--- The class `UIPanGestureRecognizer` itself.
---@class UIPanGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UIPanGestureRecognizerClass): UIPanGestureRecognizer
---@field new fun(self: UIPanGestureRecognizerClass): UIPanGestureRecognizer
local UIPanGestureRecognizerClass = {}
end

do
-- UIPercentDrivenInteractiveTransition
--- An instance of `UIPercentDrivenInteractiveTransition`.
---@class UIPercentDrivenInteractiveTransition: NSObject
local UIPercentDrivenInteractiveTransition = {}

--- `-[UIPercentDrivenInteractiveTransition cancelInteractiveTransition]`
function UIPercentDrivenInteractiveTransition:cancelInteractiveTransition() end

--- `-[UIPercentDrivenInteractiveTransition completionCurve]`
---@return integer
function UIPercentDrivenInteractiveTransition:completionCurve() end

--- `-[UIPercentDrivenInteractiveTransition completionSpeed]`
---@return number
function UIPercentDrivenInteractiveTransition:completionSpeed() end

--- `-[UIPercentDrivenInteractiveTransition duration]`
---@return number
function UIPercentDrivenInteractiveTransition:duration() end

--- `-[UIPercentDrivenInteractiveTransition finishInteractiveTransition]`
function UIPercentDrivenInteractiveTransition:finishInteractiveTransition() end

--- `-[UIPercentDrivenInteractiveTransition pauseInteractiveTransition]`
function UIPercentDrivenInteractiveTransition:pauseInteractiveTransition() end

--- `-[UIPercentDrivenInteractiveTransition percentComplete]`
---@return number
function UIPercentDrivenInteractiveTransition:percentComplete() end

--- `-[UIPercentDrivenInteractiveTransition setCompletionCurve:]`
---@param completionCurve integer
function UIPercentDrivenInteractiveTransition:setCompletionCurve_(completionCurve) end

--- `-[UIPercentDrivenInteractiveTransition setCompletionSpeed:]`
---@param completionSpeed number
function UIPercentDrivenInteractiveTransition:setCompletionSpeed_(completionSpeed) end

--- `-[UIPercentDrivenInteractiveTransition startInteractiveTransition:]`
---@param startInteractiveTransition any
function UIPercentDrivenInteractiveTransition:startInteractiveTransition_(startInteractiveTransition) end

--- `-[UIPercentDrivenInteractiveTransition updateInteractiveTransition:]`
---@param updateInteractiveTransition number
function UIPercentDrivenInteractiveTransition:updateInteractiveTransition_(updateInteractiveTransition) end

-- UIPercentDrivenInteractiveTransitionClass
--- The class `UIPercentDrivenInteractiveTransition` itself.
---@class UIPercentDrivenInteractiveTransitionClass: NSObjectClass
---@field alloc fun(self: UIPercentDrivenInteractiveTransitionClass): UIPercentDrivenInteractiveTransition
---@field new fun(self: UIPercentDrivenInteractiveTransitionClass): UIPercentDrivenInteractiveTransition
local UIPercentDrivenInteractiveTransitionClass = {}
end

do
-- UIPinchGestureRecognizer
--- An instance of `UIPinchGestureRecognizer`.
---@class UIPinchGestureRecognizer: UIGestureRecognizer
local UIPinchGestureRecognizer = {}

--- `-[UIPinchGestureRecognizer reset]`
function UIPinchGestureRecognizer:reset() end

--- `-[UIPinchGestureRecognizer scale]`
---@return number
function UIPinchGestureRecognizer:scale() end

--- `-[UIPinchGestureRecognizer setScale:]`
---@param scale number
function UIPinchGestureRecognizer:setScale_(scale) end

--- `-[UIPinchGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIPinchGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIPinchGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIPinchGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIPinchGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIPinchGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIPinchGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIPinchGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIPinchGestureRecognizer velocity]`
---@return number
function UIPinchGestureRecognizer:velocity() end

-- UIPinchGestureRecognizerClass
--- The class `UIPinchGestureRecognizer` itself.
---@class UIPinchGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UIPinchGestureRecognizerClass): UIPinchGestureRecognizer
---@field new fun(self: UIPinchGestureRecognizerClass): UIPinchGestureRecognizer
local UIPinchGestureRecognizerClass = {}
end

do
-- UIProgressView
--- An instance of `UIProgressView`.
---@class UIProgressView: UIView
local UIProgressView = {}

--- `-[UIProgressView initWithProgressViewStyle:]`
---@param progressViewStyle integer
---@return self
function UIProgressView:initWithProgressViewStyle_(progressViewStyle) end

--- `-[UIProgressView progress]`
---@return number
function UIProgressView:progress() end

--- `-[UIProgressView progressTintColor]`
---@return any
function UIProgressView:progressTintColor() end

--- `-[UIProgressView progressViewStyle]`
---@return integer
function UIProgressView:progressViewStyle() end

--- `-[UIProgressView setProgress:]`
---@param progress number
function UIProgressView:setProgress_(progress) end

--- `-[UIProgressView setProgress:animated:]`
---@param progress number
---@param animated boolean
function UIProgressView:setProgress_animated_(progress, animated) end

--- `-[UIProgressView setProgressTintColor:]`
---@param progressTintColor any
function UIProgressView:setProgressTintColor_(progressTintColor) end

--- `-[UIProgressView setProgressViewStyle:]`
---@param progressViewStyle integer
function UIProgressView:setProgressViewStyle_(progressViewStyle) end

--- `-[UIProgressView setTrackTintColor:]`
---@param trackTintColor any
function UIProgressView:setTrackTintColor_(trackTintColor) end

--- `-[UIProgressView trackTintColor]`
---@return any
function UIProgressView:trackTintColor() end

-- UIProgressViewClass
--- The class `UIProgressView` itself.
---@class UIProgressViewClass: UIViewClass
---@field alloc fun(self: UIProgressViewClass): UIProgressView
---@field new fun(self: UIProgressViewClass): UIProgressView
local UIProgressViewClass = {}
end

do
-- UIRefreshControl
--- An instance of `UIRefreshControl`.
---@class UIRefreshControl: UIControl
local UIRefreshControl = {}

--- `-[UIRefreshControl attributedTitle]`
---@return any
function UIRefreshControl:attributedTitle() end

--- `-[UIRefreshControl beginRefreshing]`
function UIRefreshControl:beginRefreshing() end

--- `-[UIRefreshControl endRefreshing]`
function UIRefreshControl:endRefreshing() end

--- `-[UIRefreshControl isRefreshing]`
---@return boolean
function UIRefreshControl:isRefreshing() end

--- `-[UIRefreshControl setAttributedTitle:]`
---@param attributedTitle any
function UIRefreshControl:setAttributedTitle_(attributedTitle) end

-- UIRefreshControlClass
--- The class `UIRefreshControl` itself.
---@class UIRefreshControlClass: UIControlClass
---@field alloc fun(self: UIRefreshControlClass): UIRefreshControl
---@field new fun(self: UIRefreshControlClass): UIRefreshControl
local UIRefreshControlClass = {}
end

do
-- UIResponder
--- An instance of `UIResponder`.
---@class UIResponder: NSObject
local UIResponder = {}

--- `-[UIResponder becomeFirstResponder]`
---@return boolean
function UIResponder:becomeFirstResponder() end

--- `-[UIResponder canBecomeFirstResponder]`
---@return boolean
function UIResponder:canBecomeFirstResponder() end

--- `-[UIResponder canPerformAction:withSender:]`
---@param canPerformAction SEL
---@param sender any
---@return boolean
function UIResponder:canPerformAction_withSender_(canPerformAction, sender) end

--- `-[UIResponder canResignFirstResponder]`
---@return boolean
function UIResponder:canResignFirstResponder() end

--- `-[UIResponder isFirstResponder]`
---@return boolean
function UIResponder:isFirstResponder() end

--- `-[UIResponder nextResponder]`
---@return any
function UIResponder:nextResponder() end

--- `-[UIResponder pressesBegan:withEvent:]`
---@param pressesBegan any
---@param event any
function UIResponder:pressesBegan_withEvent_(pressesBegan, event) end

--- `-[UIResponder pressesCancelled:withEvent:]`
---@param pressesCancelled any
---@param event any
function UIResponder:pressesCancelled_withEvent_(pressesCancelled, event) end

--- `-[UIResponder pressesChanged:withEvent:]`
---@param pressesChanged any
---@param event any
function UIResponder:pressesChanged_withEvent_(pressesChanged, event) end

--- `-[UIResponder pressesEnded:withEvent:]`
---@param pressesEnded any
---@param event any
function UIResponder:pressesEnded_withEvent_(pressesEnded, event) end

--- `-[UIResponder resignFirstResponder]`
---@return boolean
function UIResponder:resignFirstResponder() end

--- `-[UIResponder targetForAction:withSender:]`
---@param targetForAction SEL
---@param sender any
---@return any
function UIResponder:targetForAction_withSender_(targetForAction, sender) end

--- `-[UIResponder touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIResponder:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIResponder touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIResponder:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIResponder touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIResponder:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIResponder touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIResponder:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIResponder undoManager]`
---@return any
function UIResponder:undoManager() end

-- UIResponderClass
--- The class `UIResponder` itself.
---@class UIResponderClass: NSObjectClass
---@field alloc fun(self: UIResponderClass): UIResponder
---@field new fun(self: UIResponderClass): UIResponder
local UIResponderClass = {}
end

do
-- UIRotationGestureRecognizer
--- An instance of `UIRotationGestureRecognizer`.
---@class UIRotationGestureRecognizer: UIGestureRecognizer
local UIRotationGestureRecognizer = {}

--- `-[UIRotationGestureRecognizer reset]`
function UIRotationGestureRecognizer:reset() end

--- `-[UIRotationGestureRecognizer rotation]`
---@return number
function UIRotationGestureRecognizer:rotation() end

--- `-[UIRotationGestureRecognizer setRotation:]`
---@param rotation number
function UIRotationGestureRecognizer:setRotation_(rotation) end

--- `-[UIRotationGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIRotationGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIRotationGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIRotationGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIRotationGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIRotationGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIRotationGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIRotationGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIRotationGestureRecognizer velocity]`
---@return number
function UIRotationGestureRecognizer:velocity() end

-- UIRotationGestureRecognizerClass
--- The class `UIRotationGestureRecognizer` itself.
---@class UIRotationGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UIRotationGestureRecognizerClass): UIRotationGestureRecognizer
---@field new fun(self: UIRotationGestureRecognizerClass): UIRotationGestureRecognizer
local UIRotationGestureRecognizerClass = {}
end

do
-- UIScreen
--- An instance of `UIScreen`.
---@class UIScreen: NSObject
local UIScreen = {}

--- `-[UIScreen bounds]`
---@return CGRect
function UIScreen:bounds() end

--- `-[UIScreen nativeBounds]`
---@return CGRect
function UIScreen:nativeBounds() end

--- `-[UIScreen nativeScale]`
---@return number
function UIScreen:nativeScale() end

--- `-[UIScreen scale]`
---@return number
function UIScreen:scale() end

-- UIScreenClass
--- The class `UIScreen` itself.
---@class UIScreenClass: NSObjectClass
---@field alloc fun(self: UIScreenClass): UIScreen
---@field new fun(self: UIScreenClass): UIScreen
local UIScreenClass = {}

--- `+[UIScreen mainScreen]`
---@return any
function UIScreenClass:mainScreen() end

--- `+[UIScreen screens]`
---@return any
function UIScreenClass:screens() end
end

do
-- UIScreenEdgePanGestureRecognizer
--- An instance of `UIScreenEdgePanGestureRecognizer`.
---@class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
local UIScreenEdgePanGestureRecognizer = {}

--- `-[UIScreenEdgePanGestureRecognizer edges]`
---@return integer
function UIScreenEdgePanGestureRecognizer:edges() end

--- `-[UIScreenEdgePanGestureRecognizer reset]`
function UIScreenEdgePanGestureRecognizer:reset() end

--- `-[UIScreenEdgePanGestureRecognizer setEdges:]`
---@param edges integer
function UIScreenEdgePanGestureRecognizer:setEdges_(edges) end

--- `-[UIScreenEdgePanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIScreenEdgePanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIScreenEdgePanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIScreenEdgePanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIScreenEdgePanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UIScreenEdgePanGestureRecognizerClass
--- The class `UIScreenEdgePanGestureRecognizer` itself.
---@class UIScreenEdgePanGestureRecognizerClass: UIPanGestureRecognizerClass
---@field alloc fun(self: UIScreenEdgePanGestureRecognizerClass): UIScreenEdgePanGestureRecognizer
---@field new fun(self: UIScreenEdgePanGestureRecognizerClass): UIScreenEdgePanGestureRecognizer
local UIScreenEdgePanGestureRecognizerClass = {}
end

do
-- UIScrollView
--- An instance of `UIScrollView`.
---@class UIScrollView: UIView
local UIScrollView = {}

--- `-[UIScrollView _scrollViewDidEndDraggingWithDeceleration:]`
---@param _scrollViewDidEndDraggingWithDeceleration boolean
function UIScrollView:_scrollViewDidEndDraggingWithDeceleration_(_scrollViewDidEndDraggingWithDeceleration) end

--- `-[UIScrollView _scrollViewWillBeginDragging]`
function UIScrollView:_scrollViewWillBeginDragging() end

--- `-[UIScrollView _stopScrollDecelerationNotify:]`
---@param _stopScrollDecelerationNotify boolean
function UIScrollView:_stopScrollDecelerationNotify_(_stopScrollDecelerationNotify) end

--- `-[UIScrollView adjustedContentInset]`
---@return UIEdgeInsets
function UIScrollView:adjustedContentInset() end

--- `-[UIScrollView adjustedContentInsetDidChange]`
function UIScrollView:adjustedContentInsetDidChange() end

--- `-[UIScrollView alwaysBounceHorizontal]`
---@return boolean
function UIScrollView:alwaysBounceHorizontal() end

--- `-[UIScrollView alwaysBounceVertical]`
---@return boolean
function UIScrollView:alwaysBounceVertical() end

--- `-[UIScrollView bounces]`
---@return boolean
function UIScrollView:bounces() end

--- `-[UIScrollView bouncesZoom]`
---@return boolean
function UIScrollView:bouncesZoom() end

--- `-[UIScrollView canCancelContentTouches]`
---@return boolean
function UIScrollView:canCancelContentTouches() end

--- `-[UIScrollView contentInset]`
---@return UIEdgeInsets
function UIScrollView:contentInset() end

--- `-[UIScrollView contentInsetAdjustmentBehavior]`
---@return integer
function UIScrollView:contentInsetAdjustmentBehavior() end

--- `-[UIScrollView contentOffset]`
---@return CGPoint
function UIScrollView:contentOffset() end

--- `-[UIScrollView contentSize]`
---@return CGSize
function UIScrollView:contentSize() end

--- `-[UIScrollView decelerationRate]`
---@return number
function UIScrollView:decelerationRate() end

--- `-[UIScrollView delaysContentTouches]`
---@return boolean
function UIScrollView:delaysContentTouches() end

--- `-[UIScrollView delegate]`
---@return any
function UIScrollView:delegate() end

--- `-[UIScrollView flashScrollIndicators]`
function UIScrollView:flashScrollIndicators() end

--- `-[UIScrollView handlePan:]`
---@param handlePan any
function UIScrollView:handlePan_(handlePan) end

--- `-[UIScrollView handlePinch:]`
---@param handlePinch any
function UIScrollView:handlePinch_(handlePinch) end

--- `-[UIScrollView indicatorStyle]`
---@return integer
function UIScrollView:indicatorStyle() end

--- `-[UIScrollView isDecelerating]`
---@return boolean
function UIScrollView:isDecelerating() end

--- `-[UIScrollView isDirectionalLockEnabled]`
---@return boolean
function UIScrollView:isDirectionalLockEnabled() end

--- `-[UIScrollView isDragging]`
---@return boolean
function UIScrollView:isDragging() end

--- `-[UIScrollView isPagingEnabled]`
---@return boolean
function UIScrollView:isPagingEnabled() end

--- `-[UIScrollView isScrollEnabled]`
---@return boolean
function UIScrollView:isScrollEnabled() end

--- `-[UIScrollView isTracking]`
---@return boolean
function UIScrollView:isTracking() end

--- `-[UIScrollView isZoomBouncing]`
---@return boolean
function UIScrollView:isZoomBouncing() end

--- `-[UIScrollView isZooming]`
---@return boolean
function UIScrollView:isZooming() end

--- `-[UIScrollView keyboardDismissMode]`
---@return integer
function UIScrollView:keyboardDismissMode() end

--- `-[UIScrollView maximumZoomScale]`
---@return number
function UIScrollView:maximumZoomScale() end

--- `-[UIScrollView minimumZoomScale]`
---@return number
function UIScrollView:minimumZoomScale() end

--- `-[UIScrollView panGestureRecognizer]`
---@return any
function UIScrollView:panGestureRecognizer() end

--- `-[UIScrollView pinchGestureRecognizer]`
---@return any
function UIScrollView:pinchGestureRecognizer() end

--- `-[UIScrollView refreshControl]`
---@return any
function UIScrollView:refreshControl() end

--- `-[UIScrollView scrollIndicatorInsets]`
---@return UIEdgeInsets
function UIScrollView:scrollIndicatorInsets() end

--- `-[UIScrollView scrollRectToVisible:animated:]`
---@param scrollRectToVisible CGRect
---@param animated boolean
function UIScrollView:scrollRectToVisible_animated_(scrollRectToVisible, animated) end

--- `-[UIScrollView scrollsToTop]`
---@return boolean
function UIScrollView:scrollsToTop() end

--- `-[UIScrollView setAlwaysBounceHorizontal:]`
---@param alwaysBounceHorizontal boolean
function UIScrollView:setAlwaysBounceHorizontal_(alwaysBounceHorizontal) end

--- `-[UIScrollView setAlwaysBounceVertical:]`
---@param alwaysBounceVertical boolean
function UIScrollView:setAlwaysBounceVertical_(alwaysBounceVertical) end

--- `-[UIScrollView setBounces:]`
---@param bounces boolean
function UIScrollView:setBounces_(bounces) end

--- `-[UIScrollView setBouncesZoom:]`
---@param bouncesZoom boolean
function UIScrollView:setBouncesZoom_(bouncesZoom) end

--- `-[UIScrollView setBounds:]`
---@param bounds CGRect
function UIScrollView:setBounds_(bounds) end

--- `-[UIScrollView setCanCancelContentTouches:]`
---@param canCancelContentTouches boolean
function UIScrollView:setCanCancelContentTouches_(canCancelContentTouches) end

--- `-[UIScrollView setContentInset:]`
---@param contentInset UIEdgeInsets
function UIScrollView:setContentInset_(contentInset) end

--- `-[UIScrollView setContentInsetAdjustmentBehavior:]`
---@param contentInsetAdjustmentBehavior integer
function UIScrollView:setContentInsetAdjustmentBehavior_(contentInsetAdjustmentBehavior) end

--- `-[UIScrollView setContentOffset:]`
---@param contentOffset CGPoint
function UIScrollView:setContentOffset_(contentOffset) end

--- `-[UIScrollView setContentOffset:animated:]`
---@param contentOffset CGPoint
---@param animated boolean
function UIScrollView:setContentOffset_animated_(contentOffset, animated) end

--- `-[UIScrollView setContentSize:]`
---@param contentSize CGSize
function UIScrollView:setContentSize_(contentSize) end

--- `-[UIScrollView setDecelerationRate:]`
---@param decelerationRate number
function UIScrollView:setDecelerationRate_(decelerationRate) end

--- `-[UIScrollView setDelaysContentTouches:]`
---@param delaysContentTouches boolean
function UIScrollView:setDelaysContentTouches_(delaysContentTouches) end

--- `-[UIScrollView setDelegate:]`
---@param delegate any
function UIScrollView:setDelegate_(delegate) end

--- `-[UIScrollView setDirectionalLockEnabled:]`
---@param directionalLockEnabled boolean
function UIScrollView:setDirectionalLockEnabled_(directionalLockEnabled) end

--- `-[UIScrollView setFrame:]`
---@param frame CGRect
function UIScrollView:setFrame_(frame) end

--- `-[UIScrollView setIndicatorStyle:]`
---@param indicatorStyle integer
function UIScrollView:setIndicatorStyle_(indicatorStyle) end

--- `-[UIScrollView setKeyboardDismissMode:]`
---@param keyboardDismissMode integer
function UIScrollView:setKeyboardDismissMode_(keyboardDismissMode) end

--- `-[UIScrollView setMaximumZoomScale:]`
---@param maximumZoomScale number
function UIScrollView:setMaximumZoomScale_(maximumZoomScale) end

--- `-[UIScrollView setMinimumZoomScale:]`
---@param minimumZoomScale number
function UIScrollView:setMinimumZoomScale_(minimumZoomScale) end

--- `-[UIScrollView setPagingEnabled:]`
---@param pagingEnabled boolean
function UIScrollView:setPagingEnabled_(pagingEnabled) end

--- `-[UIScrollView setRefreshControl:]`
---@param refreshControl any
function UIScrollView:setRefreshControl_(refreshControl) end

--- `-[UIScrollView setScrollEnabled:]`
---@param scrollEnabled boolean
function UIScrollView:setScrollEnabled_(scrollEnabled) end

--- `-[UIScrollView setScrollIndicatorInsets:]`
---@param scrollIndicatorInsets UIEdgeInsets
function UIScrollView:setScrollIndicatorInsets_(scrollIndicatorInsets) end

--- `-[UIScrollView setScrollsToTop:]`
---@param scrollsToTop boolean
function UIScrollView:setScrollsToTop_(scrollsToTop) end

--- `-[UIScrollView setShowsHorizontalScrollIndicator:]`
---@param showsHorizontalScrollIndicator boolean
function UIScrollView:setShowsHorizontalScrollIndicator_(showsHorizontalScrollIndicator) end

--- `-[UIScrollView setShowsVerticalScrollIndicator:]`
---@param showsVerticalScrollIndicator boolean
function UIScrollView:setShowsVerticalScrollIndicator_(showsVerticalScrollIndicator) end

--- `-[UIScrollView setZoomScale:]`
---@param zoomScale number
function UIScrollView:setZoomScale_(zoomScale) end

--- `-[UIScrollView setZoomScale:animated:]`
---@param zoomScale number
---@param animated boolean
function UIScrollView:setZoomScale_animated_(zoomScale, animated) end

--- `-[UIScrollView showsHorizontalScrollIndicator]`
---@return boolean
function UIScrollView:showsHorizontalScrollIndicator() end

--- `-[UIScrollView showsVerticalScrollIndicator]`
---@return boolean
function UIScrollView:showsVerticalScrollIndicator() end

--- `-[UIScrollView touchesShouldBegin:withEvent:inContentView:]`
---@param touchesShouldBegin any
---@param event any
---@param inContentView any
---@return boolean
function UIScrollView:touchesShouldBegin_withEvent_inContentView_(touchesShouldBegin, event, inContentView) end

--- `-[UIScrollView touchesShouldCancelInContentView:]`
---@param touchesShouldCancelInContentView any
---@return boolean
function UIScrollView:touchesShouldCancelInContentView_(touchesShouldCancelInContentView) end

--- `-[UIScrollView zoomScale]`
---@return number
function UIScrollView:zoomScale() end

--- `-[UIScrollView zoomToRect:animated:]`
---@param zoomToRect CGRect
---@param animated boolean
function UIScrollView:zoomToRect_animated_(zoomToRect, animated) end

-- UIScrollViewClass
--- The class `UIScrollView` itself.
---@class UIScrollViewClass: UIViewClass
---@field alloc fun(self: UIScrollViewClass): UIScrollView
---@field new fun(self: UIScrollViewClass): UIScrollView
local UIScrollViewClass = {}
end

do
-- UIScrollViewDelayedTouchesBeganGestureRecognizer
--- An instance of `UIScrollViewDelayedTouchesBeganGestureRecognizer`.
---@class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer
local UIScrollViewDelayedTouchesBeganGestureRecognizer = {}

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UIScrollViewDelayedTouchesBeganGestureRecognizerClass
--- The class `UIScrollViewDelayedTouchesBeganGestureRecognizer` itself.
---@class UIScrollViewDelayedTouchesBeganGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UIScrollViewDelayedTouchesBeganGestureRecognizerClass): UIScrollViewDelayedTouchesBeganGestureRecognizer
---@field new fun(self: UIScrollViewDelayedTouchesBeganGestureRecognizerClass): UIScrollViewDelayedTouchesBeganGestureRecognizer
local UIScrollViewDelayedTouchesBeganGestureRecognizerClass = {}
end

do
-- UIScrollViewPanGestureRecognizer
--- An instance of `UIScrollViewPanGestureRecognizer`.
---@class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer
local UIScrollViewPanGestureRecognizer = {}

--- `-[UIScrollViewPanGestureRecognizer reset]`
function UIScrollViewPanGestureRecognizer:reset() end

--- `-[UIScrollViewPanGestureRecognizer setDelegate:]`
---@param delegate any
function UIScrollViewPanGestureRecognizer:setDelegate_(delegate) end

--- `-[UIScrollViewPanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIScrollViewPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIScrollViewPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIScrollViewPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIScrollViewPanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UIScrollViewPanGestureRecognizerClass
--- The class `UIScrollViewPanGestureRecognizer` itself.
---@class UIScrollViewPanGestureRecognizerClass: UIPanGestureRecognizerClass
---@field alloc fun(self: UIScrollViewPanGestureRecognizerClass): UIScrollViewPanGestureRecognizer
---@field new fun(self: UIScrollViewPanGestureRecognizerClass): UIScrollViewPanGestureRecognizer
local UIScrollViewPanGestureRecognizerClass = {}
end

do
-- UIScrollViewPinchGestureRecognizer
--- An instance of `UIScrollViewPinchGestureRecognizer`.
---@class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer
local UIScrollViewPinchGestureRecognizer = {}

--- `-[UIScrollViewPinchGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UIScrollViewPinchGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UIScrollViewPinchGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UIScrollViewPinchGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIScrollViewPinchGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UIScrollViewPinchGestureRecognizerClass
--- The class `UIScrollViewPinchGestureRecognizer` itself.
---@class UIScrollViewPinchGestureRecognizerClass: UIPinchGestureRecognizerClass
---@field alloc fun(self: UIScrollViewPinchGestureRecognizerClass): UIScrollViewPinchGestureRecognizer
---@field new fun(self: UIScrollViewPinchGestureRecognizerClass): UIScrollViewPinchGestureRecognizer
local UIScrollViewPinchGestureRecognizerClass = {}
end

do
-- UISearchBar
--- An instance of `UISearchBar`.
---@class UISearchBar: UIView
local UISearchBar = {}

--- `-[UISearchBar _cancelButtonPressed:]`
---@param _cancelButtonPressed any
function UISearchBar:_cancelButtonPressed_(_cancelButtonPressed) end

--- `-[UISearchBar _searchFieldTextChanged:]`
---@param _searchFieldTextChanged any
function UISearchBar:_searchFieldTextChanged_(_searchFieldTextChanged) end

--- `-[UISearchBar barStyle]`
---@return integer
function UISearchBar:barStyle() end

--- `-[UISearchBar becomeFirstResponder]`
---@return boolean
function UISearchBar:becomeFirstResponder() end

--- `-[UISearchBar delegate]`
---@return any
function UISearchBar:delegate() end

--- `-[UISearchBar isFirstResponder]`
---@return boolean
function UISearchBar:isFirstResponder() end

--- `-[UISearchBar layoutSubviews]`
function UISearchBar:layoutSubviews() end

--- `-[UISearchBar placeholder]`
---@return any
function UISearchBar:placeholder() end

--- `-[UISearchBar prompt]`
---@return any
function UISearchBar:prompt() end

--- `-[UISearchBar resignFirstResponder]`
---@return boolean
function UISearchBar:resignFirstResponder() end

--- `-[UISearchBar searchTextField]`
---@return any
function UISearchBar:searchTextField() end

--- `-[UISearchBar setBarStyle:]`
---@param barStyle integer
function UISearchBar:setBarStyle_(barStyle) end

--- `-[UISearchBar setDelegate:]`
---@param delegate any
function UISearchBar:setDelegate_(delegate) end

--- `-[UISearchBar setPlaceholder:]`
---@param placeholder any
function UISearchBar:setPlaceholder_(placeholder) end

--- `-[UISearchBar setPrompt:]`
---@param prompt any
function UISearchBar:setPrompt_(prompt) end

--- `-[UISearchBar setShowsCancelButton:]`
---@param showsCancelButton boolean
function UISearchBar:setShowsCancelButton_(showsCancelButton) end

--- `-[UISearchBar setShowsCancelButton:animated:]`
---@param showsCancelButton boolean
---@param animated boolean
function UISearchBar:setShowsCancelButton_animated_(showsCancelButton, animated) end

--- `-[UISearchBar setText:]`
---@param text any
function UISearchBar:setText_(text) end

--- `-[UISearchBar showsCancelButton]`
---@return boolean
function UISearchBar:showsCancelButton() end

--- `-[UISearchBar text]`
---@return any
function UISearchBar:text() end

--- `-[UISearchBar textField:shouldChangeCharactersInRange:replacementString:]`
---@param textField any
---@param shouldChangeCharactersInRange any
---@param replacementString any
---@return boolean
function UISearchBar:textField_shouldChangeCharactersInRange_replacementString_(textField, shouldChangeCharactersInRange, replacementString) end

--- `-[UISearchBar textFieldDidBeginEditing:]`
---@param textFieldDidBeginEditing any
function UISearchBar:textFieldDidBeginEditing_(textFieldDidBeginEditing) end

--- `-[UISearchBar textFieldDidEndEditing:]`
---@param textFieldDidEndEditing any
function UISearchBar:textFieldDidEndEditing_(textFieldDidEndEditing) end

--- `-[UISearchBar textFieldShouldBeginEditing:]`
---@param textFieldShouldBeginEditing any
---@return boolean
function UISearchBar:textFieldShouldBeginEditing_(textFieldShouldBeginEditing) end

--- `-[UISearchBar textFieldShouldEndEditing:]`
---@param textFieldShouldEndEditing any
---@return boolean
function UISearchBar:textFieldShouldEndEditing_(textFieldShouldEndEditing) end

--- `-[UISearchBar textFieldShouldReturn:]`
---@param textFieldShouldReturn any
---@return boolean
function UISearchBar:textFieldShouldReturn_(textFieldShouldReturn) end

-- UISearchBarClass
--- The class `UISearchBar` itself.
---@class UISearchBarClass: UIViewClass
---@field alloc fun(self: UISearchBarClass): UISearchBar
---@field new fun(self: UISearchBarClass): UISearchBar
local UISearchBarClass = {}
end

do
-- UISegmentedControl
--- An instance of `UISegmentedControl`.
---@class UISegmentedControl: UIControl
local UISegmentedControl = {}

--- `-[UISegmentedControl apportionsSegmentWidthsByContent]`
---@return boolean
function UISegmentedControl:apportionsSegmentWidthsByContent() end

--- `-[UISegmentedControl endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UISegmentedControl:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UISegmentedControl imageForSegmentAtIndex:]`
---@param imageForSegmentAtIndex integer
---@return any
function UISegmentedControl:imageForSegmentAtIndex_(imageForSegmentAtIndex) end

--- `-[UISegmentedControl initWithItems:]`
---@param items any
---@return self
function UISegmentedControl:initWithItems_(items) end

--- `-[UISegmentedControl insertSegmentWithImage:atIndex:animated:]`
---@param segmentWithImage any
---@param atIndex integer
---@param animated boolean
function UISegmentedControl:insertSegmentWithImage_atIndex_animated_(segmentWithImage, atIndex, animated) end

--- `-[UISegmentedControl insertSegmentWithTitle:atIndex:animated:]`
---@param segmentWithTitle any
---@param atIndex integer
---@param animated boolean
function UISegmentedControl:insertSegmentWithTitle_atIndex_animated_(segmentWithTitle, atIndex, animated) end

--- `-[UISegmentedControl isEnabledForSegmentAtIndex:]`
---@param isEnabledForSegmentAtIndex integer
---@return boolean
function UISegmentedControl:isEnabledForSegmentAtIndex_(isEnabledForSegmentAtIndex) end

--- `-[UISegmentedControl isMomentary]`
---@return boolean
function UISegmentedControl:isMomentary() end

--- `-[UISegmentedControl numberOfSegments]`
---@return integer
function UISegmentedControl:numberOfSegments() end

--- `-[UISegmentedControl removeAllSegments]`
function UISegmentedControl:removeAllSegments() end

--- `-[UISegmentedControl removeSegmentAtIndex:animated:]`
---@param segmentAtIndex integer
---@param animated boolean
function UISegmentedControl:removeSegmentAtIndex_animated_(segmentAtIndex, animated) end

--- `-[UISegmentedControl selectedSegmentIndex]`
---@return integer
function UISegmentedControl:selectedSegmentIndex() end

--- `-[UISegmentedControl setApportionsSegmentWidthsByContent:]`
---@param apportionsSegmentWidthsByContent boolean
function UISegmentedControl:setApportionsSegmentWidthsByContent_(apportionsSegmentWidthsByContent) end

--- `-[UISegmentedControl setEnabled:forSegmentAtIndex:]`
---@param enabled boolean
---@param segmentAtIndex integer
function UISegmentedControl:setEnabled_forSegmentAtIndex_(enabled, segmentAtIndex) end

--- `-[UISegmentedControl setImage:forSegmentAtIndex:]`
---@param image any
---@param segmentAtIndex integer
function UISegmentedControl:setImage_forSegmentAtIndex_(image, segmentAtIndex) end

--- `-[UISegmentedControl setMomentary:]`
---@param momentary boolean
function UISegmentedControl:setMomentary_(momentary) end

--- `-[UISegmentedControl setSelectedSegmentIndex:]`
---@param selectedSegmentIndex integer
function UISegmentedControl:setSelectedSegmentIndex_(selectedSegmentIndex) end

--- `-[UISegmentedControl setTitle:forSegmentAtIndex:]`
---@param title any
---@param segmentAtIndex integer
function UISegmentedControl:setTitle_forSegmentAtIndex_(title, segmentAtIndex) end

--- `-[UISegmentedControl setWidth:forSegmentAtIndex:]`
---@param width number
---@param segmentAtIndex integer
function UISegmentedControl:setWidth_forSegmentAtIndex_(width, segmentAtIndex) end

--- `-[UISegmentedControl titleForSegmentAtIndex:]`
---@param titleForSegmentAtIndex integer
---@return any
function UISegmentedControl:titleForSegmentAtIndex_(titleForSegmentAtIndex) end

--- `-[UISegmentedControl widthForSegmentAtIndex:]`
---@param widthForSegmentAtIndex integer
---@return number
function UISegmentedControl:widthForSegmentAtIndex_(widthForSegmentAtIndex) end

-- UISegmentedControlClass
--- The class `UISegmentedControl` itself.
---@class UISegmentedControlClass: UIControlClass
---@field alloc fun(self: UISegmentedControlClass): UISegmentedControl
---@field new fun(self: UISegmentedControlClass): UISegmentedControl
local UISegmentedControlClass = {}
end

do
-- UISlider
--- An instance of `UISlider`.
---@class UISlider: UIControl
local UISlider = {}

--- `-[UISlider beginTrackingWithTouch:withEvent:]`
---@param beginTrackingWithTouch any
---@param event any
---@return boolean
function UISlider:beginTrackingWithTouch_withEvent_(beginTrackingWithTouch, event) end

--- `-[UISlider continueTrackingWithTouch:withEvent:]`
---@param continueTrackingWithTouch any
---@param event any
---@return boolean
function UISlider:continueTrackingWithTouch_withEvent_(continueTrackingWithTouch, event) end

--- `-[UISlider endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UISlider:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UISlider isContinuous]`
---@return boolean
function UISlider:isContinuous() end

--- `-[UISlider maximumValue]`
---@return number
function UISlider:maximumValue() end

--- `-[UISlider minimumValue]`
---@return number
function UISlider:minimumValue() end

--- `-[UISlider setContinuous:]`
---@param continuous boolean
function UISlider:setContinuous_(continuous) end

--- `-[UISlider setMaximumValue:]`
---@param maximumValue number
function UISlider:setMaximumValue_(maximumValue) end

--- `-[UISlider setMinimumValue:]`
---@param minimumValue number
function UISlider:setMinimumValue_(minimumValue) end

--- `-[UISlider setValue:]`
---@param value number
function UISlider:setValue_(value) end

--- `-[UISlider setValue:animated:]`
---@param value number
---@param animated boolean
function UISlider:setValue_animated_(value, animated) end

--- `-[UISlider thumbRectForBounds:trackRect:value:]`
---@param thumbRectForBounds CGRect
---@param trackRect CGRect
---@param value number
---@return CGRect
function UISlider:thumbRectForBounds_trackRect_value_(thumbRectForBounds, trackRect, value) end

--- `-[UISlider value]`
---@return number
function UISlider:value() end

-- UISliderClass
--- The class `UISlider` itself.
---@class UISliderClass: UIControlClass
---@field alloc fun(self: UISliderClass): UISlider
---@field new fun(self: UISliderClass): UISlider
local UISliderClass = {}
end

do
-- UISpringTimingParameters
--- An instance of `UISpringTimingParameters`.
---@class UISpringTimingParameters: NSObject, UITimingCurveProvider
local UISpringTimingParameters = {}

--- `-[UISpringTimingParameters cubicTimingParameters]`
---@return any
function UISpringTimingParameters:cubicTimingParameters() end

--- `-[UISpringTimingParameters initWithDampingRatio:]`
---@param dampingRatio number
---@return self
function UISpringTimingParameters:initWithDampingRatio_(dampingRatio) end

--- `-[UISpringTimingParameters initWithDampingRatio:initialVelocity:]`
---@param dampingRatio number
---@param initialVelocity CGVector
---@return self
function UISpringTimingParameters:initWithDampingRatio_initialVelocity_(dampingRatio, initialVelocity) end

--- `-[UISpringTimingParameters initWithMass:stiffness:damping:initialVelocity:]`
---@param mass number
---@param stiffness number
---@param damping number
---@param initialVelocity CGVector
---@return self
function UISpringTimingParameters:initWithMass_stiffness_damping_initialVelocity_(mass, stiffness, damping, initialVelocity) end

--- `-[UISpringTimingParameters initialVelocity]`
---@return CGVector
function UISpringTimingParameters:initialVelocity() end

--- `-[UISpringTimingParameters springTimingParameters]`
---@return any
function UISpringTimingParameters:springTimingParameters() end

--- `-[UISpringTimingParameters timingCurveType]`
---@return integer
function UISpringTimingParameters:timingCurveType() end

-- UISpringTimingParametersClass
--- The class `UISpringTimingParameters` itself.
---@class UISpringTimingParametersClass: NSObjectClass
---@field alloc fun(self: UISpringTimingParametersClass): UISpringTimingParameters
---@field new fun(self: UISpringTimingParametersClass): UISpringTimingParameters
local UISpringTimingParametersClass = {}
end

do
-- UIStepper
--- An instance of `UIStepper`.
---@class UIStepper: UIControl
local UIStepper = {}

--- `-[UIStepper autorepeat]`
---@return boolean
function UIStepper:autorepeat() end

--- `-[UIStepper beginTrackingWithTouch:withEvent:]`
---@param beginTrackingWithTouch any
---@param event any
---@return boolean
function UIStepper:beginTrackingWithTouch_withEvent_(beginTrackingWithTouch, event) end

--- `-[UIStepper cancelTrackingWithEvent:]`
---@param cancelTrackingWithEvent any
function UIStepper:cancelTrackingWithEvent_(cancelTrackingWithEvent) end

--- `-[UIStepper endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UIStepper:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UIStepper initWithFrame:]`
---@param frame CGRect
---@return self
function UIStepper:initWithFrame_(frame) end

--- `-[UIStepper isContinuous]`
---@return boolean
function UIStepper:isContinuous() end

--- `-[UIStepper maximumValue]`
---@return number
function UIStepper:maximumValue() end

--- `-[UIStepper minimumValue]`
---@return number
function UIStepper:minimumValue() end

--- `-[UIStepper setAutorepeat:]`
---@param autorepeat boolean
function UIStepper:setAutorepeat_(autorepeat) end

--- `-[UIStepper setContinuous:]`
---@param continuous boolean
function UIStepper:setContinuous_(continuous) end

--- `-[UIStepper setMaximumValue:]`
---@param maximumValue number
function UIStepper:setMaximumValue_(maximumValue) end

--- `-[UIStepper setMinimumValue:]`
---@param minimumValue number
function UIStepper:setMinimumValue_(minimumValue) end

--- `-[UIStepper setStepValue:]`
---@param stepValue number
function UIStepper:setStepValue_(stepValue) end

--- `-[UIStepper setValue:]`
---@param value number
function UIStepper:setValue_(value) end

--- `-[UIStepper setWraps:]`
---@param wraps boolean
function UIStepper:setWraps_(wraps) end

--- `-[UIStepper stepValue]`
---@return number
function UIStepper:stepValue() end

--- `-[UIStepper value]`
---@return number
function UIStepper:value() end

--- `-[UIStepper wraps]`
---@return boolean
function UIStepper:wraps() end

-- UIStepperClass
--- The class `UIStepper` itself.
---@class UIStepperClass: UIControlClass
---@field alloc fun(self: UIStepperClass): UIStepper
---@field new fun(self: UIStepperClass): UIStepper
local UIStepperClass = {}
end

do
-- UISwipeActionsConfiguration
--- An instance of `UISwipeActionsConfiguration`.
---@class UISwipeActionsConfiguration: NSObject
local UISwipeActionsConfiguration = {}

--- `-[UISwipeActionsConfiguration actions]`
---@return any
function UISwipeActionsConfiguration:actions() end

--- `-[UISwipeActionsConfiguration performsFirstActionWithFullSwipe]`
---@return boolean
function UISwipeActionsConfiguration:performsFirstActionWithFullSwipe() end

--- `-[UISwipeActionsConfiguration setPerformsFirstActionWithFullSwipe:]`
---@param performsFirstActionWithFullSwipe boolean
function UISwipeActionsConfiguration:setPerformsFirstActionWithFullSwipe_(performsFirstActionWithFullSwipe) end

-- UISwipeActionsConfigurationClass
--- The class `UISwipeActionsConfiguration` itself.
---@class UISwipeActionsConfigurationClass: NSObjectClass
---@field alloc fun(self: UISwipeActionsConfigurationClass): UISwipeActionsConfiguration
---@field new fun(self: UISwipeActionsConfigurationClass): UISwipeActionsConfiguration
local UISwipeActionsConfigurationClass = {}

--- `+[UISwipeActionsConfiguration configurationWithActions:]`
---@param configurationWithActions any
---@return any
function UISwipeActionsConfigurationClass:configurationWithActions_(configurationWithActions) end
end

do
-- UISwipeGestureRecognizer
--- An instance of `UISwipeGestureRecognizer`.
---@class UISwipeGestureRecognizer: UIGestureRecognizer
local UISwipeGestureRecognizer = {}

--- `-[UISwipeGestureRecognizer direction]`
---@return integer
function UISwipeGestureRecognizer:direction() end

--- `-[UISwipeGestureRecognizer numberOfTouchesRequired]`
---@return integer
function UISwipeGestureRecognizer:numberOfTouchesRequired() end

--- `-[UISwipeGestureRecognizer reset]`
function UISwipeGestureRecognizer:reset() end

--- `-[UISwipeGestureRecognizer setDirection:]`
---@param direction integer
function UISwipeGestureRecognizer:setDirection_(direction) end

--- `-[UISwipeGestureRecognizer setNumberOfTouchesRequired:]`
---@param numberOfTouchesRequired integer
function UISwipeGestureRecognizer:setNumberOfTouchesRequired_(numberOfTouchesRequired) end

--- `-[UISwipeGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UISwipeGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UISwipeGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UISwipeGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UISwipeGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UISwipeGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UISwipeGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UISwipeGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UISwipeGestureRecognizerClass
--- The class `UISwipeGestureRecognizer` itself.
---@class UISwipeGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UISwipeGestureRecognizerClass): UISwipeGestureRecognizer
---@field new fun(self: UISwipeGestureRecognizerClass): UISwipeGestureRecognizer
local UISwipeGestureRecognizerClass = {}
end

do
-- UISwitch
--- An instance of `UISwitch`.
---@class UISwitch: UIControl
local UISwitch = {}

--- `-[UISwitch endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UISwitch:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UISwitch initWithFrame:]`
---@param frame CGRect
---@return self
function UISwitch:initWithFrame_(frame) end

--- `-[UISwitch isOn]`
---@return boolean
function UISwitch:isOn() end

--- `-[UISwitch setOn:]`
---@param on boolean
function UISwitch:setOn_(on) end

--- `-[UISwitch setOn:animated:]`
---@param on boolean
---@param animated boolean
function UISwitch:setOn_animated_(on, animated) end

-- UISwitchClass
--- The class `UISwitch` itself.
---@class UISwitchClass: UIControlClass
---@field alloc fun(self: UISwitchClass): UISwitch
---@field new fun(self: UISwitchClass): UISwitch
local UISwitchClass = {}
end

do
-- UITabBar
--- An instance of `UITabBar`.
---@class UITabBar: UIView
local UITabBar = {}

--- `-[UITabBar _itemTapped:]`
---@param _itemTapped any
function UITabBar:_itemTapped_(_itemTapped) end

--- `-[UITabBar delegate]`
---@return any
function UITabBar:delegate() end

--- `-[UITabBar items]`
---@return any
function UITabBar:items() end

--- `-[UITabBar layoutSubviews]`
function UITabBar:layoutSubviews() end

--- `-[UITabBar selectedItem]`
---@return any
function UITabBar:selectedItem() end

--- `-[UITabBar setDelegate:]`
---@param delegate any
function UITabBar:setDelegate_(delegate) end

--- `-[UITabBar setItems:]`
---@param items any
function UITabBar:setItems_(items) end

--- `-[UITabBar setItems:animated:]`
---@param items any
---@param animated boolean
function UITabBar:setItems_animated_(items, animated) end

--- `-[UITabBar setSelectedItem:]`
---@param selectedItem any
function UITabBar:setSelectedItem_(selectedItem) end

-- UITabBarClass
--- The class `UITabBar` itself.
---@class UITabBarClass: UIViewClass
---@field alloc fun(self: UITabBarClass): UITabBar
---@field new fun(self: UITabBarClass): UITabBar
local UITabBarClass = {}
end

do
-- UITabBarController
--- An instance of `UITabBarController`.
---@class UITabBarController: UIViewController
local UITabBarController = {}

--- `-[UITabBarController _tabBarItemClicked:]`
---@param _tabBarItemClicked any
function UITabBarController:_tabBarItemClicked_(_tabBarItemClicked) end

--- `-[UITabBarController delegate]`
---@return any
function UITabBarController:delegate() end

--- `-[UITabBarController loadView]`
function UITabBarController:loadView() end

--- `-[UITabBarController selectedIndex]`
---@return integer
function UITabBarController:selectedIndex() end

--- `-[UITabBarController selectedViewController]`
---@return any
function UITabBarController:selectedViewController() end

--- `-[UITabBarController setDelegate:]`
---@param delegate any
function UITabBarController:setDelegate_(delegate) end

--- `-[UITabBarController setSelectedIndex:]`
---@param selectedIndex integer
function UITabBarController:setSelectedIndex_(selectedIndex) end

--- `-[UITabBarController setSelectedViewController:]`
---@param selectedViewController any
function UITabBarController:setSelectedViewController_(selectedViewController) end

--- `-[UITabBarController setViewControllers:]`
---@param viewControllers any
function UITabBarController:setViewControllers_(viewControllers) end

--- `-[UITabBarController setViewControllers:animated:]`
---@param viewControllers any
---@param animated boolean
function UITabBarController:setViewControllers_animated_(viewControllers, animated) end

--- `-[UITabBarController tabBar]`
---@return any
function UITabBarController:tabBar() end

--- `-[UITabBarController tabBar:didSelectItem:]`
---@param tabBar any
---@param didSelectItem any
function UITabBarController:tabBar_didSelectItem_(tabBar, didSelectItem) end

--- `-[UITabBarController viewControllers]`
---@return any
function UITabBarController:viewControllers() end

-- UITabBarControllerClass
--- The class `UITabBarController` itself.
---@class UITabBarControllerClass: UIViewControllerClass
---@field alloc fun(self: UITabBarControllerClass): UITabBarController
---@field new fun(self: UITabBarControllerClass): UITabBarController
local UITabBarControllerClass = {}
end

do
-- UITabBarItem
--- An instance of `UITabBarItem`.
---@class UITabBarItem: NSObject
local UITabBarItem = {}

--- `-[UITabBarItem badgeValue]`
---@return any
function UITabBarItem:badgeValue() end

--- `-[UITabBarItem image]`
---@return any
function UITabBarItem:image() end

--- `-[UITabBarItem initWithTabBarSystemItem:tag:]`
---@param tabBarSystemItem integer
---@param tag integer
---@return self
function UITabBarItem:initWithTabBarSystemItem_tag_(tabBarSystemItem, tag) end

--- `-[UITabBarItem initWithTitle:image:selectedImage:]`
---@param title any
---@param image any
---@param selectedImage any
---@return self
function UITabBarItem:initWithTitle_image_selectedImage_(title, image, selectedImage) end

--- `-[UITabBarItem initWithTitle:image:tag:]`
---@param title any
---@param image any
---@param tag integer
---@return self
function UITabBarItem:initWithTitle_image_tag_(title, image, tag) end

--- `-[UITabBarItem isEnabled]`
---@return boolean
function UITabBarItem:isEnabled() end

--- `-[UITabBarItem selectedImage]`
---@return any
function UITabBarItem:selectedImage() end

--- `-[UITabBarItem setBadgeValue:]`
---@param badgeValue any
function UITabBarItem:setBadgeValue_(badgeValue) end

--- `-[UITabBarItem setEnabled:]`
---@param enabled boolean
function UITabBarItem:setEnabled_(enabled) end

--- `-[UITabBarItem setImage:]`
---@param image any
function UITabBarItem:setImage_(image) end

--- `-[UITabBarItem setSelectedImage:]`
---@param selectedImage any
function UITabBarItem:setSelectedImage_(selectedImage) end

--- `-[UITabBarItem setTag:]`
---@param tag integer
function UITabBarItem:setTag_(tag) end

--- `-[UITabBarItem setTitle:]`
---@param title any
function UITabBarItem:setTitle_(title) end

--- `-[UITabBarItem tag]`
---@return integer
function UITabBarItem:tag() end

--- `-[UITabBarItem title]`
---@return any
function UITabBarItem:title() end

-- UITabBarItemClass
--- The class `UITabBarItem` itself.
---@class UITabBarItemClass: NSObjectClass
---@field alloc fun(self: UITabBarItemClass): UITabBarItem
---@field new fun(self: UITabBarItemClass): UITabBarItem
local UITabBarItemClass = {}
end

do
-- UITableView
--- An instance of `UITableView`.
---@class UITableView: UIScrollView
local UITableView = {}

--- `-[UITableView _handleSwipe:]`
---@param _handleSwipe any
function UITableView:_handleSwipe_(_handleSwipe) end

--- `-[UITableView allowsMultipleSelection]`
---@return boolean
function UITableView:allowsMultipleSelection() end

--- `-[UITableView allowsMultipleSelectionDuringEditing]`
---@return boolean
function UITableView:allowsMultipleSelectionDuringEditing() end

--- `-[UITableView allowsSelection]`
---@return boolean
function UITableView:allowsSelection() end

--- `-[UITableView allowsSelectionDuringEditing]`
---@return boolean
function UITableView:allowsSelectionDuringEditing() end

--- `-[UITableView backgroundView]`
---@return any
function UITableView:backgroundView() end

--- `-[UITableView beginUpdates]`
function UITableView:beginUpdates() end

--- `-[UITableView cellForRowAtIndexPath:]`
---@param cellForRowAtIndexPath any
---@return any
function UITableView:cellForRowAtIndexPath_(cellForRowAtIndexPath) end

--- `-[UITableView dataSource]`
---@return any
function UITableView:dataSource() end

--- `-[UITableView deleteRowsAtIndexPaths:withRowAnimation:]`
---@param deleteRowsAtIndexPaths any
---@param rowAnimation integer
function UITableView:deleteRowsAtIndexPaths_withRowAnimation_(deleteRowsAtIndexPaths, rowAnimation) end

--- `-[UITableView deleteSections:withRowAnimation:]`
---@param deleteSections any
---@param rowAnimation integer
function UITableView:deleteSections_withRowAnimation_(deleteSections, rowAnimation) end

--- `-[UITableView dequeueReusableCellWithIdentifier:]`
---@param dequeueReusableCellWithIdentifier any
---@return any
function UITableView:dequeueReusableCellWithIdentifier_(dequeueReusableCellWithIdentifier) end

--- `-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]`
---@param dequeueReusableCellWithIdentifier any
---@param indexPath any
---@return any
function UITableView:dequeueReusableCellWithIdentifier_forIndexPath_(dequeueReusableCellWithIdentifier, indexPath) end

--- `-[UITableView dequeueReusableHeaderFooterViewWithIdentifier:]`
---@param dequeueReusableHeaderFooterViewWithIdentifier any
---@return any
function UITableView:dequeueReusableHeaderFooterViewWithIdentifier_(dequeueReusableHeaderFooterViewWithIdentifier) end

--- `-[UITableView deselectRowAtIndexPath:animated:]`
---@param deselectRowAtIndexPath any
---@param animated boolean
function UITableView:deselectRowAtIndexPath_animated_(deselectRowAtIndexPath, animated) end

--- `-[UITableView endUpdates]`
function UITableView:endUpdates() end

--- `-[UITableView estimatedRowHeight]`
---@return number
function UITableView:estimatedRowHeight() end

--- `-[UITableView estimatedSectionFooterHeight]`
---@return number
function UITableView:estimatedSectionFooterHeight() end

--- `-[UITableView estimatedSectionHeaderHeight]`
---@return number
function UITableView:estimatedSectionHeaderHeight() end

--- `-[UITableView footerViewForSection:]`
---@param footerViewForSection integer
---@return any
function UITableView:footerViewForSection_(footerViewForSection) end

--- `-[UITableView hasUncommittedUpdates]`
---@return boolean
function UITableView:hasUncommittedUpdates() end

--- `-[UITableView headerViewForSection:]`
---@param headerViewForSection integer
---@return any
function UITableView:headerViewForSection_(headerViewForSection) end

--- `-[UITableView indexPathForCell:]`
---@param indexPathForCell any
---@return any
function UITableView:indexPathForCell_(indexPathForCell) end

--- `-[UITableView indexPathForRowAtPoint:]`
---@param indexPathForRowAtPoint CGPoint
---@return any
function UITableView:indexPathForRowAtPoint_(indexPathForRowAtPoint) end

--- `-[UITableView indexPathForSelectedRow]`
---@return any
function UITableView:indexPathForSelectedRow() end

--- `-[UITableView indexPathsForRowsInRect:]`
---@param indexPathsForRowsInRect CGRect
---@return any
function UITableView:indexPathsForRowsInRect_(indexPathsForRowsInRect) end

--- `-[UITableView indexPathsForSelectedRows]`
---@return any
function UITableView:indexPathsForSelectedRows() end

--- `-[UITableView indexPathsForVisibleRows]`
---@return any
function UITableView:indexPathsForVisibleRows() end

--- `-[UITableView initWithFrame:]`
---@param frame CGRect
---@return self
function UITableView:initWithFrame_(frame) end

--- `-[UITableView initWithFrame:style:]`
---@param frame CGRect
---@param style integer
---@return self
function UITableView:initWithFrame_style_(frame, style) end

--- `-[UITableView insertRowsAtIndexPaths:withRowAnimation:]`
---@param rowsAtIndexPaths any
---@param rowAnimation integer
function UITableView:insertRowsAtIndexPaths_withRowAnimation_(rowsAtIndexPaths, rowAnimation) end

--- `-[UITableView insertSections:withRowAnimation:]`
---@param sections any
---@param rowAnimation integer
function UITableView:insertSections_withRowAnimation_(sections, rowAnimation) end

--- `-[UITableView isEditing]`
---@return boolean
function UITableView:isEditing() end

--- `-[UITableView layoutSubviews]`
function UITableView:layoutSubviews() end

--- `-[UITableView moveRowAtIndexPath:toIndexPath:]`
---@param moveRowAtIndexPath any
---@param toIndexPath any
function UITableView:moveRowAtIndexPath_toIndexPath_(moveRowAtIndexPath, toIndexPath) end

--- `-[UITableView moveSection:toSection:]`
---@param moveSection integer
---@param toSection integer
function UITableView:moveSection_toSection_(moveSection, toSection) end

--- `-[UITableView numberOfRowsInSection:]`
---@param numberOfRowsInSection integer
---@return integer
function UITableView:numberOfRowsInSection_(numberOfRowsInSection) end

--- `-[UITableView numberOfSections]`
---@return integer
function UITableView:numberOfSections() end

--- `-[UITableView performBatchUpdates:completion:]`
---@param performBatchUpdates function
---@param completion function
function UITableView:performBatchUpdates_completion_(performBatchUpdates, completion) end

--- `-[UITableView prefetchDataSource]`
---@return any
function UITableView:prefetchDataSource() end

--- `-[UITableView rectForFooterInSection:]`
---@param rectForFooterInSection integer
---@return CGRect
function UITableView:rectForFooterInSection_(rectForFooterInSection) end

--- `-[UITableView rectForHeaderInSection:]`
---@param rectForHeaderInSection integer
---@return CGRect
function UITableView:rectForHeaderInSection_(rectForHeaderInSection) end

--- `-[UITableView rectForRowAtIndexPath:]`
---@param rectForRowAtIndexPath any
---@return CGRect
function UITableView:rectForRowAtIndexPath_(rectForRowAtIndexPath) end

--- `-[UITableView rectForSection:]`
---@param rectForSection integer
---@return CGRect
function UITableView:rectForSection_(rectForSection) end

--- `-[UITableView registerClass:forCellReuseIdentifier:]`
---@param registerClass CLASS
---@param cellReuseIdentifier any
function UITableView:registerClass_forCellReuseIdentifier_(registerClass, cellReuseIdentifier) end

--- `-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]`
---@param registerClass CLASS
---@param headerFooterViewReuseIdentifier any
function UITableView:registerClass_forHeaderFooterViewReuseIdentifier_(registerClass, headerFooterViewReuseIdentifier) end

--- `-[UITableView reloadData]`
function UITableView:reloadData() end

--- `-[UITableView reloadRowsAtIndexPaths:withRowAnimation:]`
---@param reloadRowsAtIndexPaths any
---@param rowAnimation integer
function UITableView:reloadRowsAtIndexPaths_withRowAnimation_(reloadRowsAtIndexPaths, rowAnimation) end

--- `-[UITableView reloadSectionIndexTitles]`
function UITableView:reloadSectionIndexTitles() end

--- `-[UITableView reloadSections:withRowAnimation:]`
---@param reloadSections any
---@param rowAnimation integer
function UITableView:reloadSections_withRowAnimation_(reloadSections, rowAnimation) end

--- `-[UITableView rowHeight]`
---@return number
function UITableView:rowHeight() end

--- `-[UITableView scrollToNearestSelectedRowAtScrollPosition:animated:]`
---@param scrollToNearestSelectedRowAtScrollPosition integer
---@param animated boolean
function UITableView:scrollToNearestSelectedRowAtScrollPosition_animated_(scrollToNearestSelectedRowAtScrollPosition, animated) end

--- `-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]`
---@param scrollToRowAtIndexPath any
---@param atScrollPosition integer
---@param animated boolean
function UITableView:scrollToRowAtIndexPath_atScrollPosition_animated_(scrollToRowAtIndexPath, atScrollPosition, animated) end

--- `-[UITableView sectionFooterHeight]`
---@return number
function UITableView:sectionFooterHeight() end

--- `-[UITableView sectionHeaderHeight]`
---@return number
function UITableView:sectionHeaderHeight() end

--- `-[UITableView sectionIndexMinimumDisplayRowCount]`
---@return integer
function UITableView:sectionIndexMinimumDisplayRowCount() end

--- `-[UITableView selectRowAtIndexPath:animated:scrollPosition:]`
---@param selectRowAtIndexPath any
---@param animated boolean
---@param scrollPosition integer
function UITableView:selectRowAtIndexPath_animated_scrollPosition_(selectRowAtIndexPath, animated, scrollPosition) end

--- `-[UITableView setAllowsMultipleSelection:]`
---@param allowsMultipleSelection boolean
function UITableView:setAllowsMultipleSelection_(allowsMultipleSelection) end

--- `-[UITableView setAllowsMultipleSelectionDuringEditing:]`
---@param allowsMultipleSelectionDuringEditing boolean
function UITableView:setAllowsMultipleSelectionDuringEditing_(allowsMultipleSelectionDuringEditing) end

--- `-[UITableView setAllowsSelection:]`
---@param allowsSelection boolean
function UITableView:setAllowsSelection_(allowsSelection) end

--- `-[UITableView setAllowsSelectionDuringEditing:]`
---@param allowsSelectionDuringEditing boolean
function UITableView:setAllowsSelectionDuringEditing_(allowsSelectionDuringEditing) end

--- `-[UITableView setBackgroundView:]`
---@param backgroundView any
function UITableView:setBackgroundView_(backgroundView) end

--- `-[UITableView setDataSource:]`
---@param dataSource any
function UITableView:setDataSource_(dataSource) end

--- `-[UITableView setDelegate:]`
---@param delegate any
function UITableView:setDelegate_(delegate) end

--- `-[UITableView setEditing:]`
---@param editing boolean
function UITableView:setEditing_(editing) end

--- `-[UITableView setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UITableView:setEditing_animated_(editing, animated) end

--- `-[UITableView setEstimatedRowHeight:]`
---@param estimatedRowHeight number
function UITableView:setEstimatedRowHeight_(estimatedRowHeight) end

--- `-[UITableView setEstimatedSectionFooterHeight:]`
---@param estimatedSectionFooterHeight number
function UITableView:setEstimatedSectionFooterHeight_(estimatedSectionFooterHeight) end

--- `-[UITableView setEstimatedSectionHeaderHeight:]`
---@param estimatedSectionHeaderHeight number
function UITableView:setEstimatedSectionHeaderHeight_(estimatedSectionHeaderHeight) end

--- `-[UITableView setPrefetchDataSource:]`
---@param prefetchDataSource any
function UITableView:setPrefetchDataSource_(prefetchDataSource) end

--- `-[UITableView setRowHeight:]`
---@param rowHeight number
function UITableView:setRowHeight_(rowHeight) end

--- `-[UITableView setSectionFooterHeight:]`
---@param sectionFooterHeight number
function UITableView:setSectionFooterHeight_(sectionFooterHeight) end

--- `-[UITableView setSectionHeaderHeight:]`
---@param sectionHeaderHeight number
function UITableView:setSectionHeaderHeight_(sectionHeaderHeight) end

--- `-[UITableView setSectionIndexMinimumDisplayRowCount:]`
---@param sectionIndexMinimumDisplayRowCount integer
function UITableView:setSectionIndexMinimumDisplayRowCount_(sectionIndexMinimumDisplayRowCount) end

--- `-[UITableView setTableFooterView:]`
---@param tableFooterView any
function UITableView:setTableFooterView_(tableFooterView) end

--- `-[UITableView setTableHeaderView:]`
---@param tableHeaderView any
function UITableView:setTableHeaderView_(tableHeaderView) end

--- `-[UITableView style]`
---@return integer
function UITableView:style() end

--- `-[UITableView tableFooterView]`
---@return any
function UITableView:tableFooterView() end

--- `-[UITableView tableHeaderView]`
---@return any
function UITableView:tableHeaderView() end

--- `-[UITableView touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UITableView:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UITableView touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UITableView:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UITableView touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UITableView:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UITableView touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UITableView:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UITableView visibleCells]`
---@return any
function UITableView:visibleCells() end

-- UITableViewClass
--- The class `UITableView` itself.
---@class UITableViewClass: UIScrollViewClass
---@field alloc fun(self: UITableViewClass): UITableView
---@field new fun(self: UITableViewClass): UITableView
local UITableViewClass = {}
end

do
-- UITableViewCell
--- An instance of `UITableViewCell`.
---@class UITableViewCell: UIView
local UITableViewCell = {}

--- `-[UITableViewCell _accessoryButtonWasTapped]`
function UITableViewCell:_accessoryButtonWasTapped() end

--- `-[UITableViewCell _editControlWasTapped]`
function UITableViewCell:_editControlWasTapped() end

--- `-[UITableViewCell _handleReorder:]`
---@param _handleReorder any
function UITableViewCell:_handleReorder_(_handleReorder) end

--- `-[UITableViewCell _rowActionWasTapped:]`
---@param _rowActionWasTapped any
function UITableViewCell:_rowActionWasTapped_(_rowActionWasTapped) end

--- `-[UITableViewCell accessoryType]`
---@return integer
function UITableViewCell:accessoryType() end

--- `-[UITableViewCell accessoryView]`
---@return any
function UITableViewCell:accessoryView() end

--- `-[UITableViewCell backgroundView]`
---@return any
function UITableViewCell:backgroundView() end

--- `-[UITableViewCell contentView]`
---@return any
function UITableViewCell:contentView() end

--- `-[UITableViewCell detailTextLabel]`
---@return any
function UITableViewCell:detailTextLabel() end

--- `-[UITableViewCell didTransitionToState:]`
---@param didTransitionToState integer
function UITableViewCell:didTransitionToState_(didTransitionToState) end

--- `-[UITableViewCell editingAccessoryType]`
---@return integer
function UITableViewCell:editingAccessoryType() end

--- `-[UITableViewCell editingAccessoryView]`
---@return any
function UITableViewCell:editingAccessoryView() end

--- `-[UITableViewCell editingStyle]`
---@return integer
function UITableViewCell:editingStyle() end

--- `-[UITableViewCell imageView]`
---@return any
function UITableViewCell:imageView() end

--- `-[UITableViewCell indentationLevel]`
---@return integer
function UITableViewCell:indentationLevel() end

--- `-[UITableViewCell indentationWidth]`
---@return number
function UITableViewCell:indentationWidth() end

--- `-[UITableViewCell init]`
---@return self
function UITableViewCell:init() end

--- `-[UITableViewCell initWithFrame:]`
---@param frame CGRect
---@return self
function UITableViewCell:initWithFrame_(frame) end

--- `-[UITableViewCell initWithStyle:reuseIdentifier:]`
---@param style integer
---@param reuseIdentifier any
---@return self
function UITableViewCell:initWithStyle_reuseIdentifier_(style, reuseIdentifier) end

--- `-[UITableViewCell isEditing]`
---@return boolean
function UITableViewCell:isEditing() end

--- `-[UITableViewCell isHighlighted]`
---@return boolean
function UITableViewCell:isHighlighted() end

--- `-[UITableViewCell isSelected]`
---@return boolean
function UITableViewCell:isSelected() end

--- `-[UITableViewCell layoutSubviews]`
function UITableViewCell:layoutSubviews() end

--- `-[UITableViewCell prepareForReuse]`
function UITableViewCell:prepareForReuse() end

--- `-[UITableViewCell reuseIdentifier]`
---@return any
function UITableViewCell:reuseIdentifier() end

--- `-[UITableViewCell selectedBackgroundView]`
---@return any
function UITableViewCell:selectedBackgroundView() end

--- `-[UITableViewCell selectionStyle]`
---@return integer
function UITableViewCell:selectionStyle() end

--- `-[UITableViewCell setAccessoryType:]`
---@param accessoryType integer
function UITableViewCell:setAccessoryType_(accessoryType) end

--- `-[UITableViewCell setAccessoryView:]`
---@param accessoryView any
function UITableViewCell:setAccessoryView_(accessoryView) end

--- `-[UITableViewCell setBackgroundView:]`
---@param backgroundView any
function UITableViewCell:setBackgroundView_(backgroundView) end

--- `-[UITableViewCell setEditing:]`
---@param editing boolean
function UITableViewCell:setEditing_(editing) end

--- `-[UITableViewCell setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UITableViewCell:setEditing_animated_(editing, animated) end

--- `-[UITableViewCell setEditingAccessoryType:]`
---@param editingAccessoryType integer
function UITableViewCell:setEditingAccessoryType_(editingAccessoryType) end

--- `-[UITableViewCell setEditingAccessoryView:]`
---@param editingAccessoryView any
function UITableViewCell:setEditingAccessoryView_(editingAccessoryView) end

--- `-[UITableViewCell setHighlighted:]`
---@param highlighted boolean
function UITableViewCell:setHighlighted_(highlighted) end

--- `-[UITableViewCell setHighlighted:animated:]`
---@param highlighted boolean
---@param animated boolean
function UITableViewCell:setHighlighted_animated_(highlighted, animated) end

--- `-[UITableViewCell setIndentationLevel:]`
---@param indentationLevel integer
function UITableViewCell:setIndentationLevel_(indentationLevel) end

--- `-[UITableViewCell setIndentationWidth:]`
---@param indentationWidth number
function UITableViewCell:setIndentationWidth_(indentationWidth) end

--- `-[UITableViewCell setSelected:]`
---@param selected boolean
function UITableViewCell:setSelected_(selected) end

--- `-[UITableViewCell setSelected:animated:]`
---@param selected boolean
---@param animated boolean
function UITableViewCell:setSelected_animated_(selected, animated) end

--- `-[UITableViewCell setSelectedBackgroundView:]`
---@param selectedBackgroundView any
function UITableViewCell:setSelectedBackgroundView_(selectedBackgroundView) end

--- `-[UITableViewCell setSelectionStyle:]`
---@param selectionStyle integer
function UITableViewCell:setSelectionStyle_(selectionStyle) end

--- `-[UITableViewCell setShouldIndentWhileEditing:]`
---@param shouldIndentWhileEditing boolean
function UITableViewCell:setShouldIndentWhileEditing_(shouldIndentWhileEditing) end

--- `-[UITableViewCell setShowsReorderControl:]`
---@param showsReorderControl boolean
function UITableViewCell:setShowsReorderControl_(showsReorderControl) end

--- `-[UITableViewCell shouldIndentWhileEditing]`
---@return boolean
function UITableViewCell:shouldIndentWhileEditing() end

--- `-[UITableViewCell showingDeleteConfirmation]`
---@return boolean
function UITableViewCell:showingDeleteConfirmation() end

--- `-[UITableViewCell showsReorderControl]`
---@return boolean
function UITableViewCell:showsReorderControl() end

--- `-[UITableViewCell systemLayoutSizeFittingSize:]`
---@param systemLayoutSizeFittingSize CGSize
---@return CGSize
function UITableViewCell:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UITableViewCell systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSize
---@param horizontalFittingPriority number
---@param verticalFittingPriority number
---@return CGSize
function UITableViewCell:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(systemLayoutSizeFittingSize, horizontalFittingPriority, verticalFittingPriority) end

--- `-[UITableViewCell textLabel]`
---@return any
function UITableViewCell:textLabel() end

--- `-[UITableViewCell willTransitionToState:]`
---@param willTransitionToState integer
function UITableViewCell:willTransitionToState_(willTransitionToState) end

-- UITableViewCellClass
--- The class `UITableViewCell` itself.
---@class UITableViewCellClass: UIViewClass
---@field alloc fun(self: UITableViewCellClass): UITableViewCell
---@field new fun(self: UITableViewCellClass): UITableViewCell
local UITableViewCellClass = {}
end

do
-- UITableViewController
--- An instance of `UITableViewController`.
---@class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource
local UITableViewController = {}

--- `-[UITableViewController clearsSelectionOnViewWillAppear]`
---@return boolean
function UITableViewController:clearsSelectionOnViewWillAppear() end

--- `-[UITableViewController initWithStyle:]`
---@param style integer
---@return self
function UITableViewController:initWithStyle_(style) end

--- `-[UITableViewController loadView]`
function UITableViewController:loadView() end

--- `-[UITableViewController refreshControl]`
---@return any
function UITableViewController:refreshControl() end

--- `-[UITableViewController setClearsSelectionOnViewWillAppear:]`
---@param clearsSelectionOnViewWillAppear boolean
function UITableViewController:setClearsSelectionOnViewWillAppear_(clearsSelectionOnViewWillAppear) end

--- `-[UITableViewController setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UITableViewController:setEditing_animated_(editing, animated) end

--- `-[UITableViewController setRefreshControl:]`
---@param refreshControl any
function UITableViewController:setRefreshControl_(refreshControl) end

--- `-[UITableViewController setTableView:]`
---@param tableView any
function UITableViewController:setTableView_(tableView) end

--- `-[UITableViewController tableView]`
---@return any
function UITableViewController:tableView() end

--- `-[UITableViewController tableView:cellForRowAtIndexPath:]`
---@param tableView any
---@param cellForRowAtIndexPath any
---@return any
function UITableViewController:tableView_cellForRowAtIndexPath_(tableView, cellForRowAtIndexPath) end

--- `-[UITableViewController tableView:numberOfRowsInSection:]`
---@param tableView any
---@param numberOfRowsInSection integer
---@return integer
function UITableViewController:tableView_numberOfRowsInSection_(tableView, numberOfRowsInSection) end

--- `-[UITableViewController viewWillAppear:]`
---@param viewWillAppear boolean
function UITableViewController:viewWillAppear_(viewWillAppear) end

-- UITableViewControllerClass
--- The class `UITableViewController` itself.
---@class UITableViewControllerClass: UIViewControllerClass
---@field alloc fun(self: UITableViewControllerClass): UITableViewController
---@field new fun(self: UITableViewControllerClass): UITableViewController
local UITableViewControllerClass = {}
end

do
-- UITableViewHeaderFooterView
--- An instance of `UITableViewHeaderFooterView`.
---@class UITableViewHeaderFooterView: UIView
local UITableViewHeaderFooterView = {}

--- `-[UITableViewHeaderFooterView contentView]`
---@return any
function UITableViewHeaderFooterView:contentView() end

--- `-[UITableViewHeaderFooterView initWithFrame:]`
---@param frame CGRect
---@return self
function UITableViewHeaderFooterView:initWithFrame_(frame) end

--- `-[UITableViewHeaderFooterView initWithReuseIdentifier:]`
---@param reuseIdentifier any
---@return self
function UITableViewHeaderFooterView:initWithReuseIdentifier_(reuseIdentifier) end

--- `-[UITableViewHeaderFooterView layoutSubviews]`
function UITableViewHeaderFooterView:layoutSubviews() end

--- `-[UITableViewHeaderFooterView prepareForReuse]`
function UITableViewHeaderFooterView:prepareForReuse() end

--- `-[UITableViewHeaderFooterView reuseIdentifier]`
---@return any
function UITableViewHeaderFooterView:reuseIdentifier() end

--- `-[UITableViewHeaderFooterView textLabel]`
---@return any
function UITableViewHeaderFooterView:textLabel() end

-- UITableViewHeaderFooterViewClass
--- The class `UITableViewHeaderFooterView` itself.
---@class UITableViewHeaderFooterViewClass: UIViewClass
---@field alloc fun(self: UITableViewHeaderFooterViewClass): UITableViewHeaderFooterView
---@field new fun(self: UITableViewHeaderFooterViewClass): UITableViewHeaderFooterView
local UITableViewHeaderFooterViewClass = {}
end

do
-- UITableViewIndex
--- An instance of `UITableViewIndex`.
---@class UITableViewIndex: UIControl
local UITableViewIndex = {}

--- `-[UITableViewIndex beginTrackingWithTouch:withEvent:]`
---@param beginTrackingWithTouch any
---@param event any
---@return boolean
function UITableViewIndex:beginTrackingWithTouch_withEvent_(beginTrackingWithTouch, event) end

--- `-[UITableViewIndex cancelTrackingWithEvent:]`
---@param cancelTrackingWithEvent any
function UITableViewIndex:cancelTrackingWithEvent_(cancelTrackingWithEvent) end

--- `-[UITableViewIndex continueTrackingWithTouch:withEvent:]`
---@param continueTrackingWithTouch any
---@param event any
---@return boolean
function UITableViewIndex:continueTrackingWithTouch_withEvent_(continueTrackingWithTouch, event) end

--- `-[UITableViewIndex endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UITableViewIndex:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

-- UITableViewIndexClass
--- The class `UITableViewIndex` itself.
---@class UITableViewIndexClass: UIControlClass
---@field alloc fun(self: UITableViewIndexClass): UITableViewIndex
---@field new fun(self: UITableViewIndexClass): UITableViewIndex
local UITableViewIndexClass = {}
end

do
-- UITableViewRowAction
--- An instance of `UITableViewRowAction`.
---@class UITableViewRowAction: NSObject
local UITableViewRowAction = {}

--- `-[UITableViewRowAction backgroundColor]`
---@return any
function UITableViewRowAction:backgroundColor() end

--- `-[UITableViewRowAction copyWithZone:]`
---@param copyWithZone any
---@return any
function UITableViewRowAction:copyWithZone_(copyWithZone) end

--- `-[UITableViewRowAction setBackgroundColor:]`
---@param backgroundColor any
function UITableViewRowAction:setBackgroundColor_(backgroundColor) end

--- `-[UITableViewRowAction setTitle:]`
---@param title any
function UITableViewRowAction:setTitle_(title) end

--- `-[UITableViewRowAction style]`
---@return integer
function UITableViewRowAction:style() end

--- `-[UITableViewRowAction title]`
---@return any
function UITableViewRowAction:title() end

-- UITableViewRowActionClass
--- The class `UITableViewRowAction` itself.
---@class UITableViewRowActionClass: NSObjectClass
---@field alloc fun(self: UITableViewRowActionClass): UITableViewRowAction
---@field new fun(self: UITableViewRowActionClass): UITableViewRowAction
local UITableViewRowActionClass = {}

--- `+[UITableViewRowAction rowActionWithStyle:title:handler:]`
---@param rowActionWithStyle integer
---@param title any
---@param handler function
---@return any
function UITableViewRowActionClass:rowActionWithStyle_title_handler_(rowActionWithStyle, title, handler) end
end

do
-- UITapGestureRecognizer
--- An instance of `UITapGestureRecognizer`.
---@class UITapGestureRecognizer: UIGestureRecognizer
local UITapGestureRecognizer = {}

--- `-[UITapGestureRecognizer numberOfTapsRequired]`
---@return integer
function UITapGestureRecognizer:numberOfTapsRequired() end

--- `-[UITapGestureRecognizer numberOfTouchesRequired]`
---@return integer
function UITapGestureRecognizer:numberOfTouchesRequired() end

--- `-[UITapGestureRecognizer reset]`
function UITapGestureRecognizer:reset() end

--- `-[UITapGestureRecognizer setNumberOfTapsRequired:]`
---@param numberOfTapsRequired integer
function UITapGestureRecognizer:setNumberOfTapsRequired_(numberOfTapsRequired) end

--- `-[UITapGestureRecognizer setNumberOfTouchesRequired:]`
---@param numberOfTouchesRequired integer
function UITapGestureRecognizer:setNumberOfTouchesRequired_(numberOfTouchesRequired) end

--- `-[UITapGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function UITapGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UITapGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function UITapGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UITapGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function UITapGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UITapGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UITapGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UITapGestureRecognizerClass
--- The class `UITapGestureRecognizer` itself.
---@class UITapGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UITapGestureRecognizerClass): UITapGestureRecognizer
---@field new fun(self: UITapGestureRecognizerClass): UITapGestureRecognizer
local UITapGestureRecognizerClass = {}
end

do
-- UITextField
--- An instance of `UITextField`.
---@class UITextField: UIControl
local UITextField = {}

--- `-[UITextField autocapitalizationType]`
---@return integer
function UITextField:autocapitalizationType() end

--- `-[UITextField autocorrectionType]`
---@return integer
function UITextField:autocorrectionType() end

--- `-[UITextField becomeFirstResponder]`
---@return boolean
function UITextField:becomeFirstResponder() end

--- `-[UITextField borderStyle]`
---@return integer
function UITextField:borderStyle() end

--- `-[UITextField canBecomeFirstResponder]`
---@return boolean
function UITextField:canBecomeFirstResponder() end

--- `-[UITextField clearButtonMode]`
---@return integer
function UITextField:clearButtonMode() end

--- `-[UITextField clearButtonRectForBounds:]`
---@param clearButtonRectForBounds CGRect
---@return CGRect
function UITextField:clearButtonRectForBounds_(clearButtonRectForBounds) end

--- `-[UITextField clearsOnBeginEditing]`
---@return boolean
function UITextField:clearsOnBeginEditing() end

--- `-[UITextField delegate]`
---@return any
function UITextField:delegate() end

--- `-[UITextField deleteBackward]`
function UITextField:deleteBackward() end

--- `-[UITextField endTrackingWithTouch:withEvent:]`
---@param endTrackingWithTouch any
---@param event any
function UITextField:endTrackingWithTouch_withEvent_(endTrackingWithTouch, event) end

--- `-[UITextField hasText]`
---@return boolean
function UITextField:hasText() end

--- `-[UITextField insertText:]`
---@param text any
function UITextField:insertText_(text) end

--- `-[UITextField isEditing]`
---@return boolean
function UITextField:isEditing() end

--- `-[UITextField isSecureTextEntry]`
---@return boolean
function UITextField:isSecureTextEntry() end

--- `-[UITextField keyboardType]`
---@return integer
function UITextField:keyboardType() end

--- `-[UITextField placeholder]`
---@return any
function UITextField:placeholder() end

--- `-[UITextField resignFirstResponder]`
---@return boolean
function UITextField:resignFirstResponder() end

--- `-[UITextField returnKeyType]`
---@return integer
function UITextField:returnKeyType() end

--- `-[UITextField setAutocapitalizationType:]`
---@param autocapitalizationType integer
function UITextField:setAutocapitalizationType_(autocapitalizationType) end

--- `-[UITextField setAutocorrectionType:]`
---@param autocorrectionType integer
function UITextField:setAutocorrectionType_(autocorrectionType) end

--- `-[UITextField setBorderStyle:]`
---@param borderStyle integer
function UITextField:setBorderStyle_(borderStyle) end

--- `-[UITextField setClearButtonMode:]`
---@param clearButtonMode integer
function UITextField:setClearButtonMode_(clearButtonMode) end

--- `-[UITextField setClearsOnBeginEditing:]`
---@param clearsOnBeginEditing boolean
function UITextField:setClearsOnBeginEditing_(clearsOnBeginEditing) end

--- `-[UITextField setDelegate:]`
---@param delegate any
function UITextField:setDelegate_(delegate) end

--- `-[UITextField setKeyboardType:]`
---@param keyboardType integer
function UITextField:setKeyboardType_(keyboardType) end

--- `-[UITextField setPlaceholder:]`
---@param placeholder any
function UITextField:setPlaceholder_(placeholder) end

--- `-[UITextField setReturnKeyType:]`
---@param returnKeyType integer
function UITextField:setReturnKeyType_(returnKeyType) end

--- `-[UITextField setSecureTextEntry:]`
---@param secureTextEntry boolean
function UITextField:setSecureTextEntry_(secureTextEntry) end

--- `-[UITextField setText:]`
---@param text any
function UITextField:setText_(text) end

--- `-[UITextField setTextAlignment:]`
---@param textAlignment integer
function UITextField:setTextAlignment_(textAlignment) end

--- `-[UITextField setTextColor:]`
---@param textColor any
function UITextField:setTextColor_(textColor) end

--- `-[UITextField text]`
---@return any
function UITextField:text() end

--- `-[UITextField textAlignment]`
---@return integer
function UITextField:textAlignment() end

--- `-[UITextField textColor]`
---@return any
function UITextField:textColor() end

-- UITextFieldClass
--- The class `UITextField` itself.
---@class UITextFieldClass: UIControlClass
---@field alloc fun(self: UITextFieldClass): UITextField
---@field new fun(self: UITextFieldClass): UITextField
local UITextFieldClass = {}
end

do
-- UITouch
--- An instance of `UITouch`.
---@class UITouch: NSObject
local UITouch = {}

--- `-[UITouch force]`
---@return number
function UITouch:force() end

--- `-[UITouch gestureRecognizers]`
---@return any
function UITouch:gestureRecognizers() end

--- `-[UITouch locationInView:]`
---@param locationInView any
---@return CGPoint
function UITouch:locationInView_(locationInView) end

--- `-[UITouch maximumPossibleForce]`
---@return number
function UITouch:maximumPossibleForce() end

--- `-[UITouch phase]`
---@return integer
function UITouch:phase() end

--- `-[UITouch preciseLocationInView:]`
---@param preciseLocationInView any
---@return CGPoint
function UITouch:preciseLocationInView_(preciseLocationInView) end

--- `-[UITouch precisePreviousLocationInView:]`
---@param precisePreviousLocationInView any
---@return CGPoint
function UITouch:precisePreviousLocationInView_(precisePreviousLocationInView) end

--- `-[UITouch previousLocationInView:]`
---@param previousLocationInView any
---@return CGPoint
function UITouch:previousLocationInView_(previousLocationInView) end

--- `-[UITouch tapCount]`
---@return integer
function UITouch:tapCount() end

--- `-[UITouch timestamp]`
---@return number
function UITouch:timestamp() end

--- `-[UITouch type]`
---@return integer
function UITouch:type() end

--- `-[UITouch view]`
---@return any
function UITouch:view() end

--- `-[UITouch window]`
---@return any
function UITouch:window() end

-- UITouchClass
--- The class `UITouch` itself.
---@class UITouchClass: NSObjectClass
---@field alloc fun(self: UITouchClass): UITouch
---@field new fun(self: UITouchClass): UITouch
local UITouchClass = {}
end

do
-- UIView
--- An instance of `UIView`.
---@class UIView: UIResponder
local UIView = {}

--- `-[UIView accessibilityIdentifier]`
---@return any
function UIView:accessibilityIdentifier() end

--- `-[UIView accessibilityLabel]`
---@return any
function UIView:accessibilityLabel() end

--- `-[UIView addGestureRecognizer:]`
---@param gestureRecognizer any
function UIView:addGestureRecognizer_(gestureRecognizer) end

--- `-[UIView addSubview:]`
---@param subview any
function UIView:addSubview_(subview) end

--- `-[UIView alpha]`
---@return number
function UIView:alpha() end

--- `-[UIView autoresizesSubviews]`
---@return boolean
function UIView:autoresizesSubviews() end

--- `-[UIView autoresizingMask]`
---@return integer
function UIView:autoresizingMask() end

--- `-[UIView backgroundColor]`
---@return any
function UIView:backgroundColor() end

--- `-[UIView bounds]`
---@return CGRect
function UIView:bounds() end

--- `-[UIView bringSubviewToFront:]`
---@param bringSubviewToFront any
function UIView:bringSubviewToFront_(bringSubviewToFront) end

--- `-[UIView center]`
---@return CGPoint
function UIView:center() end

--- `-[UIView clipsToBounds]`
---@return boolean
function UIView:clipsToBounds() end

--- `-[UIView contentMode]`
---@return integer
function UIView:contentMode() end

--- `-[UIView convertPoint:fromView:]`
---@param point CGPoint
---@param fromView any
---@return CGPoint
function UIView:convertPoint_fromView_(point, fromView) end

--- `-[UIView convertPoint:toView:]`
---@param point CGPoint
---@param toView any
---@return CGPoint
function UIView:convertPoint_toView_(point, toView) end

--- `-[UIView convertRect:fromView:]`
---@param rect CGRect
---@param fromView any
---@return CGRect
function UIView:convertRect_fromView_(rect, fromView) end

--- `-[UIView convertRect:toView:]`
---@param rect CGRect
---@param toView any
---@return CGRect
function UIView:convertRect_toView_(rect, toView) end

--- `-[UIView dealloc]`
function UIView:dealloc() end

--- `-[UIView didAddSubview:]`
---@param didAddSubview any
function UIView:didAddSubview_(didAddSubview) end

--- `-[UIView didMoveToSuperview]`
function UIView:didMoveToSuperview() end

--- `-[UIView didMoveToWindow]`
function UIView:didMoveToWindow() end

--- `-[UIView drawRect:]`
---@param drawRect CGRect
function UIView:drawRect_(drawRect) end

--- `-[UIView effectiveUserInterfaceLayoutDirection]`
---@return integer
function UIView:effectiveUserInterfaceLayoutDirection() end

--- `-[UIView endEditing:]`
---@param endEditing boolean
---@return boolean
function UIView:endEditing_(endEditing) end

--- `-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]`
---@param exchangeSubviewAtIndex integer
---@param subviewAtIndex integer
function UIView:exchangeSubviewAtIndex_withSubviewAtIndex_(exchangeSubviewAtIndex, subviewAtIndex) end

--- `-[UIView frame]`
---@return CGRect
function UIView:frame() end

--- `-[UIView gestureRecognizerShouldBegin:]`
---@param gestureRecognizerShouldBegin any
---@return boolean
function UIView:gestureRecognizerShouldBegin_(gestureRecognizerShouldBegin) end

--- `-[UIView gestureRecognizers]`
---@return any
function UIView:gestureRecognizers() end

--- `-[UIView hitTest:withEvent:]`
---@param hitTest CGPoint
---@param event any
---@return any
function UIView:hitTest_withEvent_(hitTest, event) end

--- `-[UIView init]`
---@return self
function UIView:init() end

--- `-[UIView initWithFrame:]`
---@param frame CGRect
---@return self
function UIView:initWithFrame_(frame) end

--- `-[UIView insertSubview:aboveSubview:]`
---@param subview any
---@param aboveSubview any
function UIView:insertSubview_aboveSubview_(subview, aboveSubview) end

--- `-[UIView insertSubview:atIndex:]`
---@param subview any
---@param atIndex integer
function UIView:insertSubview_atIndex_(subview, atIndex) end

--- `-[UIView insertSubview:belowSubview:]`
---@param subview any
---@param belowSubview any
function UIView:insertSubview_belowSubview_(subview, belowSubview) end

--- `-[UIView isAccessibilityElement]`
---@return boolean
function UIView:isAccessibilityElement() end

--- `-[UIView isDescendantOfView:]`
---@param isDescendantOfView any
---@return boolean
function UIView:isDescendantOfView_(isDescendantOfView) end

--- `-[UIView isExclusiveTouch]`
---@return boolean
function UIView:isExclusiveTouch() end

--- `-[UIView isHidden]`
---@return boolean
function UIView:isHidden() end

--- `-[UIView isMultipleTouchEnabled]`
---@return boolean
function UIView:isMultipleTouchEnabled() end

--- `-[UIView isOpaque]`
---@return boolean
function UIView:isOpaque() end

--- `-[UIView isUserInteractionEnabled]`
---@return boolean
function UIView:isUserInteractionEnabled() end

--- `-[UIView layer]`
---@return any
function UIView:layer() end

--- `-[UIView layoutIfNeeded]`
function UIView:layoutIfNeeded() end

--- `-[UIView layoutSubviews]`
function UIView:layoutSubviews() end

--- `-[UIView pointInside:withEvent:]`
---@param pointInside CGPoint
---@param event any
---@return boolean
function UIView:pointInside_withEvent_(pointInside, event) end

--- `-[UIView removeFromSuperview]`
function UIView:removeFromSuperview() end

--- `-[UIView removeGestureRecognizer:]`
---@param gestureRecognizer any
function UIView:removeGestureRecognizer_(gestureRecognizer) end

--- `-[UIView safeAreaInsets]`
---@return UIEdgeInsets
function UIView:safeAreaInsets() end

--- `-[UIView safeAreaInsetsDidChange]`
function UIView:safeAreaInsetsDidChange() end

--- `-[UIView safeAreaLayoutGuide]`
---@return any
function UIView:safeAreaLayoutGuide() end

--- `-[UIView semanticContentAttribute]`
---@return integer
function UIView:semanticContentAttribute() end

--- `-[UIView sendSubviewToBack:]`
---@param subviewToBack any
function UIView:sendSubviewToBack_(subviewToBack) end

--- `-[UIView setAccessibilityIdentifier:]`
---@param accessibilityIdentifier any
function UIView:setAccessibilityIdentifier_(accessibilityIdentifier) end

--- `-[UIView setAccessibilityLabel:]`
---@param accessibilityLabel any
function UIView:setAccessibilityLabel_(accessibilityLabel) end

--- `-[UIView setAlpha:]`
---@param alpha number
function UIView:setAlpha_(alpha) end

--- `-[UIView setAutoresizesSubviews:]`
---@param autoresizesSubviews boolean
function UIView:setAutoresizesSubviews_(autoresizesSubviews) end

--- `-[UIView setAutoresizingMask:]`
---@param autoresizingMask integer
function UIView:setAutoresizingMask_(autoresizingMask) end

--- `-[UIView setBackgroundColor:]`
---@param backgroundColor any
function UIView:setBackgroundColor_(backgroundColor) end

--- `-[UIView setBounds:]`
---@param bounds CGRect
function UIView:setBounds_(bounds) end

--- `-[UIView setCenter:]`
---@param center CGPoint
function UIView:setCenter_(center) end

--- `-[UIView setClipsToBounds:]`
---@param clipsToBounds boolean
function UIView:setClipsToBounds_(clipsToBounds) end

--- `-[UIView setContentMode:]`
---@param contentMode integer
function UIView:setContentMode_(contentMode) end

--- `-[UIView setExclusiveTouch:]`
---@param exclusiveTouch boolean
function UIView:setExclusiveTouch_(exclusiveTouch) end

--- `-[UIView setFrame:]`
---@param frame CGRect
function UIView:setFrame_(frame) end

--- `-[UIView setGestureRecognizers:]`
---@param gestureRecognizers any
function UIView:setGestureRecognizers_(gestureRecognizers) end

--- `-[UIView setHidden:]`
---@param hidden boolean
function UIView:setHidden_(hidden) end

--- `-[UIView setIsAccessibilityElement:]`
---@param isAccessibilityElement boolean
function UIView:setIsAccessibilityElement_(isAccessibilityElement) end

--- `-[UIView setMultipleTouchEnabled:]`
---@param multipleTouchEnabled boolean
function UIView:setMultipleTouchEnabled_(multipleTouchEnabled) end

--- `-[UIView setNeedsDisplay]`
function UIView:setNeedsDisplay() end

--- `-[UIView setNeedsDisplayInRect:]`
---@param needsDisplayInRect CGRect
function UIView:setNeedsDisplayInRect_(needsDisplayInRect) end

--- `-[UIView setNeedsLayout]`
function UIView:setNeedsLayout() end

--- `-[UIView setOpaque:]`
---@param opaque boolean
function UIView:setOpaque_(opaque) end

--- `-[UIView setSemanticContentAttribute:]`
---@param semanticContentAttribute integer
function UIView:setSemanticContentAttribute_(semanticContentAttribute) end

--- `-[UIView setTag:]`
---@param tag integer
function UIView:setTag_(tag) end

--- `-[UIView setTintColor:]`
---@param tintColor any
function UIView:setTintColor_(tintColor) end

--- `-[UIView setTransform:]`
---@param transform CGAffineTransform
function UIView:setTransform_(transform) end

--- `-[UIView setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UIView:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UIView sizeThatFits:]`
---@param sizeThatFits CGSize
---@return CGSize
function UIView:sizeThatFits_(sizeThatFits) end

--- `-[UIView sizeToFit]`
function UIView:sizeToFit() end

--- `-[UIView subviews]`
---@return any
function UIView:subviews() end

--- `-[UIView superview]`
---@return any
function UIView:superview() end

--- `-[UIView tag]`
---@return integer
function UIView:tag() end

--- `-[UIView tintColor]`
---@return any
function UIView:tintColor() end

--- `-[UIView tintColorDidChange]`
function UIView:tintColorDidChange() end

--- `-[UIView transform]`
---@return CGAffineTransform
function UIView:transform() end

--- `-[UIView viewWithTag:]`
---@param viewWithTag integer
---@return any
function UIView:viewWithTag_(viewWithTag) end

--- `-[UIView willMoveToSuperview:]`
---@param willMoveToSuperview any
function UIView:willMoveToSuperview_(willMoveToSuperview) end

--- `-[UIView willMoveToWindow:]`
---@param willMoveToWindow any
function UIView:willMoveToWindow_(willMoveToWindow) end

--- `-[UIView willRemoveSubview:]`
---@param willRemoveSubview any
function UIView:willRemoveSubview_(willRemoveSubview) end

--- `-[UIView window]`
---@return any
function UIView:window() end

-- UIViewClass
--- The class `UIView` itself.
---@class UIViewClass: UIResponderClass
---@field alloc fun(self: UIViewClass): UIView
---@field new fun(self: UIViewClass): UIView
local UIViewClass = {}

--- `+[UIView addKeyframeWithRelativeStartTime:relativeDuration:animations:]`
---@param keyframeWithRelativeStartTime number
---@param relativeDuration number
---@param animations function
function UIViewClass:addKeyframeWithRelativeStartTime_relativeDuration_animations_(keyframeWithRelativeStartTime, relativeDuration, animations) end

--- `+[UIView animateKeyframesWithDuration:delay:options:animations:completion:]`
---@param animateKeyframesWithDuration number
---@param delay number
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:animateKeyframesWithDuration_delay_options_animations_completion_(animateKeyframesWithDuration, delay, options, animations, completion) end

--- `+[UIView animateWithDuration:animations:]`
---@param animateWithDuration number
---@param animations function
function UIViewClass:animateWithDuration_animations_(animateWithDuration, animations) end

--- `+[UIView animateWithDuration:animations:completion:]`
---@param animateWithDuration number
---@param animations function
---@param completion function
function UIViewClass:animateWithDuration_animations_completion_(animateWithDuration, animations, completion) end

--- `+[UIView animateWithDuration:delay:options:animations:completion:]`
---@param animateWithDuration number
---@param delay number
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:animateWithDuration_delay_options_animations_completion_(animateWithDuration, delay, options, animations, completion) end

--- `+[UIView animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:]`
---@param animateWithDuration number
---@param delay number
---@param usingSpringWithDamping number
---@param initialSpringVelocity number
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:animateWithDuration_delay_usingSpringWithDamping_initialSpringVelocity_options_animations_completion_(animateWithDuration, delay, usingSpringWithDamping, initialSpringVelocity, options, animations, completion) end

--- `+[UIView areAnimationsEnabled]`
---@return boolean
function UIViewClass:areAnimationsEnabled() end

--- `+[UIView beginAnimations:context:]`
---@param beginAnimations any
---@param context any
function UIViewClass:beginAnimations_context_(beginAnimations, context) end

--- `+[UIView commitAnimations]`
function UIViewClass:commitAnimations() end

--- `+[UIView inheritedAnimationDuration]`
---@return number
function UIViewClass:inheritedAnimationDuration() end

--- `+[UIView layerClass]`
---@return CLASS
function UIViewClass:layerClass() end

--- `+[UIView performWithoutAnimation:]`
---@param performWithoutAnimation function
function UIViewClass:performWithoutAnimation_(performWithoutAnimation) end

--- `+[UIView setAnimationBeginsFromCurrentState:]`
---@param animationBeginsFromCurrentState boolean
function UIViewClass:setAnimationBeginsFromCurrentState_(animationBeginsFromCurrentState) end

--- `+[UIView setAnimationCurve:]`
---@param animationCurve integer
function UIViewClass:setAnimationCurve_(animationCurve) end

--- `+[UIView setAnimationDelay:]`
---@param animationDelay number
function UIViewClass:setAnimationDelay_(animationDelay) end

--- `+[UIView setAnimationDelegate:]`
---@param animationDelegate any
function UIViewClass:setAnimationDelegate_(animationDelegate) end

--- `+[UIView setAnimationDidStopSelector:]`
---@param animationDidStopSelector SEL
function UIViewClass:setAnimationDidStopSelector_(animationDidStopSelector) end

--- `+[UIView setAnimationDuration:]`
---@param animationDuration number
function UIViewClass:setAnimationDuration_(animationDuration) end

--- `+[UIView setAnimationRepeatAutoreverses:]`
---@param animationRepeatAutoreverses boolean
function UIViewClass:setAnimationRepeatAutoreverses_(animationRepeatAutoreverses) end

--- `+[UIView setAnimationRepeatCount:]`
---@param animationRepeatCount number
function UIViewClass:setAnimationRepeatCount_(animationRepeatCount) end

--- `+[UIView setAnimationTransition:forView:cache:]`
---@param animationTransition integer
---@param view any
---@param cache boolean
function UIViewClass:setAnimationTransition_forView_cache_(animationTransition, view, cache) end

--- `+[UIView setAnimationWillStartSelector:]`
---@param animationWillStartSelector SEL
function UIViewClass:setAnimationWillStartSelector_(animationWillStartSelector) end

--- `+[UIView setAnimationsEnabled:]`
---@param animationsEnabled boolean
function UIViewClass:setAnimationsEnabled_(animationsEnabled) end

--- `+[UIView transitionFromView:toView:duration:options:completion:]`
---@param transitionFromView any
---@param toView any
---@param duration number
---@param options integer
---@param completion function
function UIViewClass:transitionFromView_toView_duration_options_completion_(transitionFromView, toView, duration, options, completion) end

--- `+[UIView transitionWithView:duration:options:animations:completion:]`
---@param transitionWithView any
---@param duration number
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:transitionWithView_duration_options_animations_completion_(transitionWithView, duration, options, animations, completion) end

--- `+[UIView userInterfaceLayoutDirectionForSemanticContentAttribute:]`
---@param userInterfaceLayoutDirectionForSemanticContentAttribute integer
---@return integer
function UIViewClass:userInterfaceLayoutDirectionForSemanticContentAttribute_(userInterfaceLayoutDirectionForSemanticContentAttribute) end
end

do
-- UIViewController
--- An instance of `UIViewController`.
---@class UIViewController: UIResponder
local UIViewController = {}

--- `-[UIViewController _toggleEditing:]`
---@param _toggleEditing any
function UIViewController:_toggleEditing_(_toggleEditing) end

--- `-[UIViewController addChildViewController:]`
---@param childViewController any
function UIViewController:addChildViewController_(childViewController) end

--- `-[UIViewController additionalSafeAreaInsets]`
---@return UIEdgeInsets
function UIViewController:additionalSafeAreaInsets() end

--- `-[UIViewController automaticallyAdjustsScrollViewInsets]`
---@return boolean
function UIViewController:automaticallyAdjustsScrollViewInsets() end

--- `-[UIViewController beginAppearanceTransition:animated:]`
---@param beginAppearanceTransition boolean
---@param animated boolean
function UIViewController:beginAppearanceTransition_animated_(beginAppearanceTransition, animated) end

--- `-[UIViewController childViewControllerForStatusBarHidden]`
---@return any
function UIViewController:childViewControllerForStatusBarHidden() end

--- `-[UIViewController childViewControllerForStatusBarStyle]`
---@return any
function UIViewController:childViewControllerForStatusBarStyle() end

--- `-[UIViewController childViewControllers]`
---@return any
function UIViewController:childViewControllers() end

--- `-[UIViewController definesPresentationContext]`
---@return boolean
function UIViewController:definesPresentationContext() end

--- `-[UIViewController didMoveToParentViewController:]`
---@param didMoveToParentViewController any
function UIViewController:didMoveToParentViewController_(didMoveToParentViewController) end

--- `-[UIViewController didReceiveMemoryWarning]`
function UIViewController:didReceiveMemoryWarning() end

--- `-[UIViewController dismissViewControllerAnimated:completion:]`
---@param dismissViewControllerAnimated boolean
---@param completion function
function UIViewController:dismissViewControllerAnimated_completion_(dismissViewControllerAnimated, completion) end

--- `-[UIViewController edgesForExtendedLayout]`
---@return integer
function UIViewController:edgesForExtendedLayout() end

--- `-[UIViewController editButtonItem]`
---@return any
function UIViewController:editButtonItem() end

--- `-[UIViewController endAppearanceTransition]`
function UIViewController:endAppearanceTransition() end

--- `-[UIViewController extendedLayoutIncludesOpaqueBars]`
---@return boolean
function UIViewController:extendedLayoutIncludesOpaqueBars() end

--- `-[UIViewController hidesBottomBarWhenPushed]`
---@return boolean
function UIViewController:hidesBottomBarWhenPushed() end

--- `-[UIViewController init]`
---@return self
function UIViewController:init() end

--- `-[UIViewController initWithNibName:bundle:]`
---@param nibName any
---@param bundle any
---@return self
function UIViewController:initWithNibName_bundle_(nibName, bundle) end

--- `-[UIViewController isBeingDismissed]`
---@return boolean
function UIViewController:isBeingDismissed() end

--- `-[UIViewController isBeingPresented]`
---@return boolean
function UIViewController:isBeingPresented() end

--- `-[UIViewController isEditing]`
---@return boolean
function UIViewController:isEditing() end

--- `-[UIViewController isModalInPresentation]`
---@return boolean
function UIViewController:isModalInPresentation() end

--- `-[UIViewController isMovingFromParentViewController]`
---@return boolean
function UIViewController:isMovingFromParentViewController() end

--- `-[UIViewController isMovingToParentViewController]`
---@return boolean
function UIViewController:isMovingToParentViewController() end

--- `-[UIViewController isViewLoaded]`
---@return boolean
function UIViewController:isViewLoaded() end

--- `-[UIViewController loadView]`
function UIViewController:loadView() end

--- `-[UIViewController loadViewIfNeeded]`
function UIViewController:loadViewIfNeeded() end

--- `-[UIViewController modalPresentationStyle]`
---@return integer
function UIViewController:modalPresentationStyle() end

--- `-[UIViewController modalTransitionStyle]`
---@return integer
function UIViewController:modalTransitionStyle() end

--- `-[UIViewController navigationController]`
---@return any
function UIViewController:navigationController() end

--- `-[UIViewController navigationItem]`
---@return any
function UIViewController:navigationItem() end

--- `-[UIViewController nibName]`
---@return any
function UIViewController:nibName() end

--- `-[UIViewController parentViewController]`
---@return any
function UIViewController:parentViewController() end

--- `-[UIViewController preferredContentSize]`
---@return CGSize
function UIViewController:preferredContentSize() end

--- `-[UIViewController preferredStatusBarStyle]`
---@return integer
function UIViewController:preferredStatusBarStyle() end

--- `-[UIViewController prefersStatusBarHidden]`
---@return boolean
function UIViewController:prefersStatusBarHidden() end

--- `-[UIViewController presentViewController:animated:completion:]`
---@param presentViewController any
---@param animated boolean
---@param completion function
function UIViewController:presentViewController_animated_completion_(presentViewController, animated, completion) end

--- `-[UIViewController presentedViewController]`
---@return any
function UIViewController:presentedViewController() end

--- `-[UIViewController presentingViewController]`
---@return any
function UIViewController:presentingViewController() end

--- `-[UIViewController removeFromParentViewController]`
function UIViewController:removeFromParentViewController() end

--- `-[UIViewController setAdditionalSafeAreaInsets:]`
---@param additionalSafeAreaInsets UIEdgeInsets
function UIViewController:setAdditionalSafeAreaInsets_(additionalSafeAreaInsets) end

--- `-[UIViewController setAutomaticallyAdjustsScrollViewInsets:]`
---@param automaticallyAdjustsScrollViewInsets boolean
function UIViewController:setAutomaticallyAdjustsScrollViewInsets_(automaticallyAdjustsScrollViewInsets) end

--- `-[UIViewController setDefinesPresentationContext:]`
---@param definesPresentationContext boolean
function UIViewController:setDefinesPresentationContext_(definesPresentationContext) end

--- `-[UIViewController setEdgesForExtendedLayout:]`
---@param edgesForExtendedLayout integer
function UIViewController:setEdgesForExtendedLayout_(edgesForExtendedLayout) end

--- `-[UIViewController setEditing:]`
---@param editing boolean
function UIViewController:setEditing_(editing) end

--- `-[UIViewController setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UIViewController:setEditing_animated_(editing, animated) end

--- `-[UIViewController setExtendedLayoutIncludesOpaqueBars:]`
---@param extendedLayoutIncludesOpaqueBars boolean
function UIViewController:setExtendedLayoutIncludesOpaqueBars_(extendedLayoutIncludesOpaqueBars) end

--- `-[UIViewController setHidesBottomBarWhenPushed:]`
---@param hidesBottomBarWhenPushed boolean
function UIViewController:setHidesBottomBarWhenPushed_(hidesBottomBarWhenPushed) end

--- `-[UIViewController setModalInPresentation:]`
---@param modalInPresentation boolean
function UIViewController:setModalInPresentation_(modalInPresentation) end

--- `-[UIViewController setModalPresentationStyle:]`
---@param modalPresentationStyle integer
function UIViewController:setModalPresentationStyle_(modalPresentationStyle) end

--- `-[UIViewController setModalTransitionStyle:]`
---@param modalTransitionStyle integer
function UIViewController:setModalTransitionStyle_(modalTransitionStyle) end

--- `-[UIViewController setPreferredContentSize:]`
---@param preferredContentSize CGSize
function UIViewController:setPreferredContentSize_(preferredContentSize) end

--- `-[UIViewController setTabBarItem:]`
---@param tabBarItem any
function UIViewController:setTabBarItem_(tabBarItem) end

--- `-[UIViewController setTitle:]`
---@param title any
function UIViewController:setTitle_(title) end

--- `-[UIViewController setTransitioningDelegate:]`
---@param transitioningDelegate any
function UIViewController:setTransitioningDelegate_(transitioningDelegate) end

--- `-[UIViewController setView:]`
---@param view any
function UIViewController:setView_(view) end

--- `-[UIViewController shouldAutomaticallyForwardAppearanceMethods]`
---@return boolean
function UIViewController:shouldAutomaticallyForwardAppearanceMethods() end

--- `-[UIViewController shouldAutorotate]`
---@return boolean
function UIViewController:shouldAutorotate() end

--- `-[UIViewController showDetailViewController:sender:]`
---@param showDetailViewController any
---@param sender any
function UIViewController:showDetailViewController_sender_(showDetailViewController, sender) end

--- `-[UIViewController showViewController:sender:]`
---@param showViewController any
---@param sender any
function UIViewController:showViewController_sender_(showViewController, sender) end

--- `-[UIViewController supportedInterfaceOrientations]`
---@return integer
function UIViewController:supportedInterfaceOrientations() end

--- `-[UIViewController tabBarController]`
---@return any
function UIViewController:tabBarController() end

--- `-[UIViewController tabBarItem]`
---@return any
function UIViewController:tabBarItem() end

--- `-[UIViewController targetViewControllerForAction:sender:]`
---@param targetViewControllerForAction SEL
---@param sender any
---@return any
function UIViewController:targetViewControllerForAction_sender_(targetViewControllerForAction, sender) end

--- `-[UIViewController title]`
---@return any
function UIViewController:title() end

--- `-[UIViewController transitionCoordinator]`
---@return any
function UIViewController:transitionCoordinator() end

--- `-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]`
---@param transitionFromViewController any
---@param toViewController any
---@param duration number
---@param options integer
---@param animations function
---@param completion function
function UIViewController:transitionFromViewController_toViewController_duration_options_animations_completion_(transitionFromViewController, toViewController, duration, options, animations, completion) end

--- `-[UIViewController transitioningDelegate]`
---@return any
function UIViewController:transitioningDelegate() end

--- `-[UIViewController view]`
---@return any
function UIViewController:view() end

--- `-[UIViewController viewDidAppear:]`
---@param viewDidAppear boolean
function UIViewController:viewDidAppear_(viewDidAppear) end

--- `-[UIViewController viewDidDisappear:]`
---@param viewDidDisappear boolean
function UIViewController:viewDidDisappear_(viewDidDisappear) end

--- `-[UIViewController viewDidLayoutSubviews]`
function UIViewController:viewDidLayoutSubviews() end

--- `-[UIViewController viewDidLoad]`
function UIViewController:viewDidLoad() end

--- `-[UIViewController viewIfLoaded]`
---@return any
function UIViewController:viewIfLoaded() end

--- `-[UIViewController viewIsAppearing:]`
---@param viewIsAppearing boolean
function UIViewController:viewIsAppearing_(viewIsAppearing) end

--- `-[UIViewController viewSafeAreaInsetsDidChange]`
function UIViewController:viewSafeAreaInsetsDidChange() end

--- `-[UIViewController viewWillAppear:]`
---@param viewWillAppear boolean
function UIViewController:viewWillAppear_(viewWillAppear) end

--- `-[UIViewController viewWillDisappear:]`
---@param viewWillDisappear boolean
function UIViewController:viewWillDisappear_(viewWillDisappear) end

--- `-[UIViewController viewWillLayoutSubviews]`
function UIViewController:viewWillLayoutSubviews() end

--- `-[UIViewController willMoveToParentViewController:]`
---@param willMoveToParentViewController any
function UIViewController:willMoveToParentViewController_(willMoveToParentViewController) end

-- UIViewControllerClass
--- The class `UIViewController` itself.
---@class UIViewControllerClass: UIResponderClass
---@field alloc fun(self: UIViewControllerClass): UIViewController
---@field new fun(self: UIViewControllerClass): UIViewController
local UIViewControllerClass = {}
end

do
-- UIViewPropertyAnimator
--- An instance of `UIViewPropertyAnimator`.
---@class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating
local UIViewPropertyAnimator = {}

--- `-[UIViewPropertyAnimator addAnimations:]`
---@param animations function
function UIViewPropertyAnimator:addAnimations_(animations) end

--- `-[UIViewPropertyAnimator addAnimations:delayFactor:]`
---@param animations function
---@param delayFactor number
function UIViewPropertyAnimator:addAnimations_delayFactor_(animations, delayFactor) end

--- `-[UIViewPropertyAnimator addCompletion:]`
---@param completion function
function UIViewPropertyAnimator:addCompletion_(completion) end

--- `-[UIViewPropertyAnimator continueAnimationWithTimingParameters:durationFactor:]`
---@param continueAnimationWithTimingParameters any
---@param durationFactor number
function UIViewPropertyAnimator:continueAnimationWithTimingParameters_durationFactor_(continueAnimationWithTimingParameters, durationFactor) end

--- `-[UIViewPropertyAnimator delay]`
---@return number
function UIViewPropertyAnimator:delay() end

--- `-[UIViewPropertyAnimator duration]`
---@return number
function UIViewPropertyAnimator:duration() end

--- `-[UIViewPropertyAnimator finishAnimationAtPosition:]`
---@param finishAnimationAtPosition integer
function UIViewPropertyAnimator:finishAnimationAtPosition_(finishAnimationAtPosition) end

--- `-[UIViewPropertyAnimator fractionComplete]`
---@return number
function UIViewPropertyAnimator:fractionComplete() end

--- `-[UIViewPropertyAnimator initWithDuration:controlPoint1:controlPoint2:animations:]`
---@param duration number
---@param controlPoint1 CGPoint
---@param controlPoint2 CGPoint
---@param animations function
---@return self
function UIViewPropertyAnimator:initWithDuration_controlPoint1_controlPoint2_animations_(duration, controlPoint1, controlPoint2, animations) end

--- `-[UIViewPropertyAnimator initWithDuration:curve:animations:]`
---@param duration number
---@param curve integer
---@param animations function
---@return self
function UIViewPropertyAnimator:initWithDuration_curve_animations_(duration, curve, animations) end

--- `-[UIViewPropertyAnimator initWithDuration:dampingRatio:animations:]`
---@param duration number
---@param dampingRatio number
---@param animations function
---@return self
function UIViewPropertyAnimator:initWithDuration_dampingRatio_animations_(duration, dampingRatio, animations) end

--- `-[UIViewPropertyAnimator initWithDuration:timingParameters:]`
---@param duration number
---@param timingParameters any
---@return self
function UIViewPropertyAnimator:initWithDuration_timingParameters_(duration, timingParameters) end

--- `-[UIViewPropertyAnimator isInterruptible]`
---@return boolean
function UIViewPropertyAnimator:isInterruptible() end

--- `-[UIViewPropertyAnimator isManualHitTestingEnabled]`
---@return boolean
function UIViewPropertyAnimator:isManualHitTestingEnabled() end

--- `-[UIViewPropertyAnimator isReversed]`
---@return boolean
function UIViewPropertyAnimator:isReversed() end

--- `-[UIViewPropertyAnimator isRunning]`
---@return boolean
function UIViewPropertyAnimator:isRunning() end

--- `-[UIViewPropertyAnimator isUserInteractionEnabled]`
---@return boolean
function UIViewPropertyAnimator:isUserInteractionEnabled() end

--- `-[UIViewPropertyAnimator pauseAnimation]`
function UIViewPropertyAnimator:pauseAnimation() end

--- `-[UIViewPropertyAnimator pausesOnCompletion]`
---@return boolean
function UIViewPropertyAnimator:pausesOnCompletion() end

--- `-[UIViewPropertyAnimator scrubsLinearly]`
---@return boolean
function UIViewPropertyAnimator:scrubsLinearly() end

--- `-[UIViewPropertyAnimator setFractionComplete:]`
---@param fractionComplete number
function UIViewPropertyAnimator:setFractionComplete_(fractionComplete) end

--- `-[UIViewPropertyAnimator setInterruptible:]`
---@param interruptible boolean
function UIViewPropertyAnimator:setInterruptible_(interruptible) end

--- `-[UIViewPropertyAnimator setManualHitTestingEnabled:]`
---@param manualHitTestingEnabled boolean
function UIViewPropertyAnimator:setManualHitTestingEnabled_(manualHitTestingEnabled) end

--- `-[UIViewPropertyAnimator setPausesOnCompletion:]`
---@param pausesOnCompletion boolean
function UIViewPropertyAnimator:setPausesOnCompletion_(pausesOnCompletion) end

--- `-[UIViewPropertyAnimator setReversed:]`
---@param reversed boolean
function UIViewPropertyAnimator:setReversed_(reversed) end

--- `-[UIViewPropertyAnimator setScrubsLinearly:]`
---@param scrubsLinearly boolean
function UIViewPropertyAnimator:setScrubsLinearly_(scrubsLinearly) end

--- `-[UIViewPropertyAnimator setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UIViewPropertyAnimator:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UIViewPropertyAnimator startAnimation]`
function UIViewPropertyAnimator:startAnimation() end

--- `-[UIViewPropertyAnimator startAnimationAfterDelay:]`
---@param startAnimationAfterDelay number
function UIViewPropertyAnimator:startAnimationAfterDelay_(startAnimationAfterDelay) end

--- `-[UIViewPropertyAnimator state]`
---@return integer
function UIViewPropertyAnimator:state() end

--- `-[UIViewPropertyAnimator stopAnimation:]`
---@param stopAnimation boolean
function UIViewPropertyAnimator:stopAnimation_(stopAnimation) end

--- `-[UIViewPropertyAnimator timingParameters]`
---@return any
function UIViewPropertyAnimator:timingParameters() end

-- UIViewPropertyAnimatorClass
--- The class `UIViewPropertyAnimator` itself.
---@class UIViewPropertyAnimatorClass: NSObjectClass
---@field alloc fun(self: UIViewPropertyAnimatorClass): UIViewPropertyAnimator
---@field new fun(self: UIViewPropertyAnimatorClass): UIViewPropertyAnimator
local UIViewPropertyAnimatorClass = {}

--- `+[UIViewPropertyAnimator runningPropertyAnimatorWithDuration:delay:options:animations:completion:]`
---@param runningPropertyAnimatorWithDuration number
---@param delay number
---@param options integer
---@param animations function
---@param completion function
---@return any
function UIViewPropertyAnimatorClass:runningPropertyAnimatorWithDuration_delay_options_animations_completion_(runningPropertyAnimatorWithDuration, delay, options, animations, completion) end
end

do
-- UIWebView
--- An instance of `UIWebView`.
---@class UIWebView: UIView
local UIWebView = {}

--- `-[UIWebView canGoBack]`
---@return boolean
function UIWebView:canGoBack() end

--- `-[UIWebView canGoForward]`
---@return boolean
function UIWebView:canGoForward() end

--- `-[UIWebView delegate]`
---@return any
function UIWebView:delegate() end

--- `-[UIWebView goBack]`
function UIWebView:goBack() end

--- `-[UIWebView goForward]`
function UIWebView:goForward() end

--- `-[UIWebView isLoading]`
---@return boolean
function UIWebView:isLoading() end

--- `-[UIWebView layoutSubviews]`
function UIWebView:layoutSubviews() end

--- `-[UIWebView loadHTMLString:baseURL:]`
---@param loadHTMLString any
---@param baseURL any
function UIWebView:loadHTMLString_baseURL_(loadHTMLString, baseURL) end

--- `-[UIWebView loadRequest:]`
---@param loadRequest any
function UIWebView:loadRequest_(loadRequest) end

--- `-[UIWebView reload]`
function UIWebView:reload() end

--- `-[UIWebView request]`
---@return any
function UIWebView:request() end

--- `-[UIWebView scalesPageToFit]`
---@return boolean
function UIWebView:scalesPageToFit() end

--- `-[UIWebView scrollView]`
---@return any
function UIWebView:scrollView() end

--- `-[UIWebView setDelegate:]`
---@param delegate any
function UIWebView:setDelegate_(delegate) end

--- `-[UIWebView setScalesPageToFit:]`
---@param scalesPageToFit boolean
function UIWebView:setScalesPageToFit_(scalesPageToFit) end

--- `-[UIWebView stopLoading]`
function UIWebView:stopLoading() end

--- `-[UIWebView stringByEvaluatingJavaScriptFromString:]`
---@param stringByEvaluatingJavaScriptFromString any
---@return any
function UIWebView:stringByEvaluatingJavaScriptFromString_(stringByEvaluatingJavaScriptFromString) end

--- `-[UIWebView webView:decidePolicyForNavigationAction:request:frame:decisionListener:]`
---@param webView any
---@param decidePolicyForNavigationAction any
---@param request any
---@param frame any
---@param decisionListener any
function UIWebView:webView_decidePolicyForNavigationAction_request_frame_decisionListener_(webView, decidePolicyForNavigationAction, request, frame, decisionListener) end

-- UIWebViewClass
--- The class `UIWebView` itself.
---@class UIWebViewClass: UIViewClass
---@field alloc fun(self: UIWebViewClass): UIWebView
---@field new fun(self: UIWebViewClass): UIWebView
local UIWebViewClass = {}
end

do
-- UIWindow
--- An instance of `UIWindow`.
---@class UIWindow: UIView
local UIWindow = {}

--- `-[UIWindow becomeKeyWindow]`
function UIWindow:becomeKeyWindow() end

--- `-[UIWindow convertPoint:fromWindow:]`
---@param point CGPoint
---@param fromWindow any
---@return CGPoint
function UIWindow:convertPoint_fromWindow_(point, fromWindow) end

--- `-[UIWindow convertPoint:toWindow:]`
---@param point CGPoint
---@param toWindow any
---@return CGPoint
function UIWindow:convertPoint_toWindow_(point, toWindow) end

--- `-[UIWindow init]`
---@return self
function UIWindow:init() end

--- `-[UIWindow isKeyWindow]`
---@return boolean
function UIWindow:isKeyWindow() end

--- `-[UIWindow layoutSubviews]`
function UIWindow:layoutSubviews() end

--- `-[UIWindow makeKeyAndVisible]`
function UIWindow:makeKeyAndVisible() end

--- `-[UIWindow makeKeyWindow]`
function UIWindow:makeKeyWindow() end

--- `-[UIWindow resignKeyWindow]`
function UIWindow:resignKeyWindow() end

--- `-[UIWindow rootViewController]`
---@return any
function UIWindow:rootViewController() end

--- `-[UIWindow screen]`
---@return any
function UIWindow:screen() end

--- `-[UIWindow sendEvent:]`
---@param event any
function UIWindow:sendEvent_(event) end

--- `-[UIWindow setHidden:]`
---@param hidden boolean
function UIWindow:setHidden_(hidden) end

--- `-[UIWindow setRootViewController:]`
---@param rootViewController any
function UIWindow:setRootViewController_(rootViewController) end

--- `-[UIWindow setWindowLevel:]`
---@param windowLevel number
function UIWindow:setWindowLevel_(windowLevel) end

--- `-[UIWindow windowLevel]`
---@return number
function UIWindow:windowLevel() end

-- UIWindowClass
--- The class `UIWindow` itself.
---@class UIWindowClass: UIViewClass
---@field alloc fun(self: UIWindowClass): UIWindow
---@field new fun(self: UIWindowClass): UIWindow
local UIWindowClass = {}
end

do
-- WKBackForwardList
--- An instance of `WKBackForwardList`.
---@class WKBackForwardList: NSObject
local WKBackForwardList = {}

--- `-[WKBackForwardList backItem]`
---@return any
function WKBackForwardList:backItem() end

--- `-[WKBackForwardList backList]`
---@return any
function WKBackForwardList:backList() end

--- `-[WKBackForwardList currentItem]`
---@return any
function WKBackForwardList:currentItem() end

--- `-[WKBackForwardList forwardItem]`
---@return any
function WKBackForwardList:forwardItem() end

--- `-[WKBackForwardList forwardList]`
---@return any
function WKBackForwardList:forwardList() end

--- `-[WKBackForwardList itemAtIndex:]`
---@param itemAtIndex integer
---@return any
function WKBackForwardList:itemAtIndex_(itemAtIndex) end

-- WKBackForwardListClass
--- The class `WKBackForwardList` itself.
---@class WKBackForwardListClass: NSObjectClass
---@field alloc fun(self: WKBackForwardListClass): WKBackForwardList
---@field new fun(self: WKBackForwardListClass): WKBackForwardList
local WKBackForwardListClass = {}
end

do
-- WKBackForwardListItem
--- An instance of `WKBackForwardListItem`.
---@class WKBackForwardListItem: NSObject
local WKBackForwardListItem = {}

--- `-[WKBackForwardListItem URL]`
---@return any
function WKBackForwardListItem:URL() end

--- `-[WKBackForwardListItem initialURL]`
---@return any
function WKBackForwardListItem:initialURL() end

-- WKBackForwardListItemClass
--- The class `WKBackForwardListItem` itself.
---@class WKBackForwardListItemClass: NSObjectClass
---@field alloc fun(self: WKBackForwardListItemClass): WKBackForwardListItem
---@field new fun(self: WKBackForwardListItemClass): WKBackForwardListItem
local WKBackForwardListItemClass = {}
end

do
-- WKFrameInfo
--- An instance of `WKFrameInfo`.
---@class WKFrameInfo: NSObject
local WKFrameInfo = {}

--- `-[WKFrameInfo isMainFrame]`
---@return boolean
function WKFrameInfo:isMainFrame() end

--- `-[WKFrameInfo request]`
---@return any
function WKFrameInfo:request() end

-- WKFrameInfoClass
--- The class `WKFrameInfo` itself.
---@class WKFrameInfoClass: NSObjectClass
---@field alloc fun(self: WKFrameInfoClass): WKFrameInfo
---@field new fun(self: WKFrameInfoClass): WKFrameInfo
local WKFrameInfoClass = {}
end

do
-- WKNavigation
--- An instance of `WKNavigation`.
---@class WKNavigation: NSObject
local WKNavigation = {}

-- WKNavigationClass
--- The class `WKNavigation` itself.
---@class WKNavigationClass: NSObjectClass
---@field alloc fun(self: WKNavigationClass): WKNavigation
---@field new fun(self: WKNavigationClass): WKNavigation
local WKNavigationClass = {}
end

do
-- WKNavigationAction
--- An instance of `WKNavigationAction`.
---@class WKNavigationAction: NSObject
local WKNavigationAction = {}

--- `-[WKNavigationAction navigationType]`
---@return integer
function WKNavigationAction:navigationType() end

--- `-[WKNavigationAction request]`
---@return any
function WKNavigationAction:request() end

--- `-[WKNavigationAction sourceFrame]`
---@return any
function WKNavigationAction:sourceFrame() end

--- `-[WKNavigationAction targetFrame]`
---@return any
function WKNavigationAction:targetFrame() end

-- WKNavigationActionClass
--- The class `WKNavigationAction` itself.
---@class WKNavigationActionClass: NSObjectClass
---@field alloc fun(self: WKNavigationActionClass): WKNavigationAction
---@field new fun(self: WKNavigationActionClass): WKNavigationAction
local WKNavigationActionClass = {}
end

do
-- WKNavigationResponse
--- An instance of `WKNavigationResponse`.
---@class WKNavigationResponse: NSObject
local WKNavigationResponse = {}

--- `-[WKNavigationResponse canShowMIMEType]`
---@return boolean
function WKNavigationResponse:canShowMIMEType() end

--- `-[WKNavigationResponse isForMainFrame]`
---@return boolean
function WKNavigationResponse:isForMainFrame() end

--- `-[WKNavigationResponse response]`
---@return any
function WKNavigationResponse:response() end

-- WKNavigationResponseClass
--- The class `WKNavigationResponse` itself.
---@class WKNavigationResponseClass: NSObjectClass
---@field alloc fun(self: WKNavigationResponseClass): WKNavigationResponse
---@field new fun(self: WKNavigationResponseClass): WKNavigationResponse
local WKNavigationResponseClass = {}
end

do
-- WKScriptMessage
--- An instance of `WKScriptMessage`.
---@class WKScriptMessage: NSObject
local WKScriptMessage = {}

--- `-[WKScriptMessage body]`
---@return any
function WKScriptMessage:body() end

--- `-[WKScriptMessage name]`
---@return any
function WKScriptMessage:name() end

--- `-[WKScriptMessage webView]`
---@return any
function WKScriptMessage:webView() end

-- WKScriptMessageClass
--- The class `WKScriptMessage` itself.
---@class WKScriptMessageClass: NSObjectClass
---@field alloc fun(self: WKScriptMessageClass): WKScriptMessage
---@field new fun(self: WKScriptMessageClass): WKScriptMessage
local WKScriptMessageClass = {}
end

do
-- WKUserContentController
--- An instance of `WKUserContentController`.
---@class WKUserContentController: NSObject
local WKUserContentController = {}

--- `-[WKUserContentController addScriptMessageHandler:name:]`
---@param scriptMessageHandler any
---@param name any
function WKUserContentController:addScriptMessageHandler_name_(scriptMessageHandler, name) end

--- `-[WKUserContentController removeAllScriptMessageHandlers]`
function WKUserContentController:removeAllScriptMessageHandlers() end

--- `-[WKUserContentController removeScriptMessageHandlerForName:]`
---@param scriptMessageHandlerForName any
function WKUserContentController:removeScriptMessageHandlerForName_(scriptMessageHandlerForName) end

-- WKUserContentControllerClass
--- The class `WKUserContentController` itself.
---@class WKUserContentControllerClass: NSObjectClass
---@field alloc fun(self: WKUserContentControllerClass): WKUserContentController
---@field new fun(self: WKUserContentControllerClass): WKUserContentController
local WKUserContentControllerClass = {}
end

do
-- WKWebView
--- An instance of `WKWebView`.
---@class WKWebView: UIView
local WKWebView = {}

--- `-[WKWebView UIDelegate]`
---@return any
function WKWebView:UIDelegate() end

--- `-[WKWebView URL]`
---@return any
function WKWebView:URL() end

--- `-[WKWebView backForwardList]`
---@return any
function WKWebView:backForwardList() end

--- `-[WKWebView canGoBack]`
---@return boolean
function WKWebView:canGoBack() end

--- `-[WKWebView canGoForward]`
---@return boolean
function WKWebView:canGoForward() end

--- `-[WKWebView configuration]`
---@return any
function WKWebView:configuration() end

--- `-[WKWebView estimatedProgress]`
---@return number
function WKWebView:estimatedProgress() end

--- `-[WKWebView evaluateJavaScript:completionHandler:]`
---@param evaluateJavaScript any
---@param completionHandler function
function WKWebView:evaluateJavaScript_completionHandler_(evaluateJavaScript, completionHandler) end

--- `-[WKWebView goBack]`
---@return any
function WKWebView:goBack() end

--- `-[WKWebView goForward]`
---@return any
function WKWebView:goForward() end

--- `-[WKWebView goToBackForwardListItem:]`
---@param goToBackForwardListItem any
---@return any
function WKWebView:goToBackForwardListItem_(goToBackForwardListItem) end

--- `-[WKWebView initWithFrame:]`
---@param frame CGRect
---@return self
function WKWebView:initWithFrame_(frame) end

--- `-[WKWebView initWithFrame:configuration:]`
---@param frame CGRect
---@param configuration any
---@return self
function WKWebView:initWithFrame_configuration_(frame, configuration) end

--- `-[WKWebView isLoading]`
---@return boolean
function WKWebView:isLoading() end

--- `-[WKWebView layoutSubviews]`
function WKWebView:layoutSubviews() end

--- `-[WKWebView loadHTMLString:baseURL:]`
---@param loadHTMLString any
---@param baseURL any
---@return any
function WKWebView:loadHTMLString_baseURL_(loadHTMLString, baseURL) end

--- `-[WKWebView loadRequest:]`
---@param loadRequest any
---@return any
function WKWebView:loadRequest_(loadRequest) end

--- `-[WKWebView navigationDelegate]`
---@return any
function WKWebView:navigationDelegate() end

--- `-[WKWebView reload]`
---@return any
function WKWebView:reload() end

--- `-[WKWebView reloadFromOrigin]`
---@return any
function WKWebView:reloadFromOrigin() end

--- `-[WKWebView scrollView]`
---@return any
function WKWebView:scrollView() end

--- `-[WKWebView setNavigationDelegate:]`
---@param navigationDelegate any
function WKWebView:setNavigationDelegate_(navigationDelegate) end

--- `-[WKWebView setUIDelegate:]`
---@param uIDelegate any
function WKWebView:setUIDelegate_(uIDelegate) end

--- `-[WKWebView stopLoading]`
function WKWebView:stopLoading() end

--- `-[WKWebView title]`
---@return any
function WKWebView:title() end

-- WKWebViewClass
--- The class `WKWebView` itself.
---@class WKWebViewClass: UIViewClass
---@field alloc fun(self: WKWebViewClass): WKWebView
---@field new fun(self: WKWebViewClass): WKWebView
local WKWebViewClass = {}
end

do
-- WKWebViewConfiguration
--- An instance of `WKWebViewConfiguration`.
---@class WKWebViewConfiguration: NSObject
local WKWebViewConfiguration = {}

--- `-[WKWebViewConfiguration setUserContentController:]`
---@param userContentController any
function WKWebViewConfiguration:setUserContentController_(userContentController) end

--- `-[WKWebViewConfiguration userContentController]`
---@return any
function WKWebViewConfiguration:userContentController() end

-- WKWebViewConfigurationClass
--- The class `WKWebViewConfiguration` itself.
---@class WKWebViewConfigurationClass: NSObjectClass
---@field alloc fun(self: WKWebViewConfigurationClass): WKWebViewConfiguration
---@field new fun(self: WKWebViewConfigurationClass): WKWebViewConfiguration
local WKWebViewConfigurationClass = {}
end

do
-- _UINavigationInteractiveTransition
--- An instance of `_UINavigationInteractiveTransition`.
---@class _UINavigationInteractiveTransition: NSObject
local _UINavigationInteractiveTransition = {}

--- `-[_UINavigationInteractiveTransition gestureRecognizerShouldBegin:]`
---@param gestureRecognizerShouldBegin any
---@return boolean
function _UINavigationInteractiveTransition:gestureRecognizerShouldBegin_(gestureRecognizerShouldBegin) end

--- `-[_UINavigationInteractiveTransition handleNavigationTransition:]`
---@param handleNavigationTransition any
function _UINavigationInteractiveTransition:handleNavigationTransition_(handleNavigationTransition) end

-- _UINavigationInteractiveTransitionClass
--- The class `_UINavigationInteractiveTransition` itself.
---@class _UINavigationInteractiveTransitionClass: NSObjectClass
---@field alloc fun(self: _UINavigationInteractiveTransitionClass): _UINavigationInteractiveTransition
---@field new fun(self: _UINavigationInteractiveTransitionClass): _UINavigationInteractiveTransition
local _UINavigationInteractiveTransitionClass = {}
end

do
-- _UISwipeActionPanGestureRecognizer
--- An instance of `_UISwipeActionPanGestureRecognizer`.
---@class _UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer
local _UISwipeActionPanGestureRecognizer = {}

--- `-[_UISwipeActionPanGestureRecognizer reset]`
function _UISwipeActionPanGestureRecognizer:reset() end

--- `-[_UISwipeActionPanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function _UISwipeActionPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function _UISwipeActionPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function _UISwipeActionPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function _UISwipeActionPanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- _UISwipeActionPanGestureRecognizerClass
--- The class `_UISwipeActionPanGestureRecognizer` itself.
---@class _UISwipeActionPanGestureRecognizerClass: UIPanGestureRecognizerClass
---@field alloc fun(self: _UISwipeActionPanGestureRecognizerClass): _UISwipeActionPanGestureRecognizer
---@field new fun(self: _UISwipeActionPanGestureRecognizerClass): _UISwipeActionPanGestureRecognizer
local _UISwipeActionPanGestureRecognizerClass = {}
end

do
-- _UITableViewReorderGestureRecognizer
--- An instance of `_UITableViewReorderGestureRecognizer`.
---@class _UITableViewReorderGestureRecognizer: UIGestureRecognizer
local _UITableViewReorderGestureRecognizer = {}

--- `-[_UITableViewReorderGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan any
---@param event any
function _UITableViewReorderGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled any
---@param event any
function _UITableViewReorderGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded any
---@param event any
function _UITableViewReorderGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function _UITableViewReorderGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- _UITableViewReorderGestureRecognizerClass
--- The class `_UITableViewReorderGestureRecognizer` itself.
---@class _UITableViewReorderGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: _UITableViewReorderGestureRecognizerClass): _UITableViewReorderGestureRecognizer
---@field new fun(self: _UITableViewReorderGestureRecognizerClass): _UITableViewReorderGestureRecognizer
local _UITableViewReorderGestureRecognizerClass = {}
end

do
-- _UIViewControllerOneToOneTransitionContext
--- An instance of `_UIViewControllerOneToOneTransitionContext`.
---@class _UIViewControllerOneToOneTransitionContext: NSObject
local _UIViewControllerOneToOneTransitionContext = {}

--- `-[_UIViewControllerOneToOneTransitionContext cancelInteractiveTransition]`
function _UIViewControllerOneToOneTransitionContext:cancelInteractiveTransition() end

--- `-[_UIViewControllerOneToOneTransitionContext completeTransition:]`
---@param completeTransition boolean
function _UIViewControllerOneToOneTransitionContext:completeTransition_(completeTransition) end

--- `-[_UIViewControllerOneToOneTransitionContext completionCurve]`
---@return integer
function _UIViewControllerOneToOneTransitionContext:completionCurve() end

--- `-[_UIViewControllerOneToOneTransitionContext completionVelocity]`
---@return number
function _UIViewControllerOneToOneTransitionContext:completionVelocity() end

--- `-[_UIViewControllerOneToOneTransitionContext containerView]`
---@return any
function _UIViewControllerOneToOneTransitionContext:containerView() end

--- `-[_UIViewControllerOneToOneTransitionContext finalFrameForViewController:]`
---@param finalFrameForViewController any
---@return CGRect
function _UIViewControllerOneToOneTransitionContext:finalFrameForViewController_(finalFrameForViewController) end

--- `-[_UIViewControllerOneToOneTransitionContext finishInteractiveTransition]`
function _UIViewControllerOneToOneTransitionContext:finishInteractiveTransition() end

--- `-[_UIViewControllerOneToOneTransitionContext initialFrameForViewController:]`
---@param initialFrameForViewController any
---@return CGRect
function _UIViewControllerOneToOneTransitionContext:initialFrameForViewController_(initialFrameForViewController) end

--- `-[_UIViewControllerOneToOneTransitionContext initiallyInteractive]`
---@return boolean
function _UIViewControllerOneToOneTransitionContext:initiallyInteractive() end

--- `-[_UIViewControllerOneToOneTransitionContext isAnimated]`
---@return boolean
function _UIViewControllerOneToOneTransitionContext:isAnimated() end

--- `-[_UIViewControllerOneToOneTransitionContext isInteractive]`
---@return boolean
function _UIViewControllerOneToOneTransitionContext:isInteractive() end

--- `-[_UIViewControllerOneToOneTransitionContext pauseInteractiveTransition]`
function _UIViewControllerOneToOneTransitionContext:pauseInteractiveTransition() end

--- `-[_UIViewControllerOneToOneTransitionContext percentComplete]`
---@return number
function _UIViewControllerOneToOneTransitionContext:percentComplete() end

--- `-[_UIViewControllerOneToOneTransitionContext presentationStyle]`
---@return integer
function _UIViewControllerOneToOneTransitionContext:presentationStyle() end

--- `-[_UIViewControllerOneToOneTransitionContext targetTransform]`
---@return CGAffineTransform
function _UIViewControllerOneToOneTransitionContext:targetTransform() end

--- `-[_UIViewControllerOneToOneTransitionContext transitionDuration]`
---@return number
function _UIViewControllerOneToOneTransitionContext:transitionDuration() end

--- `-[_UIViewControllerOneToOneTransitionContext transitionWasCancelled]`
---@return boolean
function _UIViewControllerOneToOneTransitionContext:transitionWasCancelled() end

--- `-[_UIViewControllerOneToOneTransitionContext updateInteractiveTransition:]`
---@param updateInteractiveTransition number
function _UIViewControllerOneToOneTransitionContext:updateInteractiveTransition_(updateInteractiveTransition) end

--- `-[_UIViewControllerOneToOneTransitionContext viewControllerForKey:]`
---@param viewControllerForKey any
---@return any
function _UIViewControllerOneToOneTransitionContext:viewControllerForKey_(viewControllerForKey) end

--- `-[_UIViewControllerOneToOneTransitionContext viewForKey:]`
---@param viewForKey any
---@return any
function _UIViewControllerOneToOneTransitionContext:viewForKey_(viewForKey) end

-- _UIViewControllerOneToOneTransitionContextClass
--- The class `_UIViewControllerOneToOneTransitionContext` itself.
---@class _UIViewControllerOneToOneTransitionContextClass: NSObjectClass
---@field alloc fun(self: _UIViewControllerOneToOneTransitionContextClass): _UIViewControllerOneToOneTransitionContext
---@field new fun(self: _UIViewControllerOneToOneTransitionContextClass): _UIViewControllerOneToOneTransitionContext
local _UIViewControllerOneToOneTransitionContextClass = {}
end

do
-- _UIViewControllerTransitionCoordinator
--- An instance of `_UIViewControllerTransitionCoordinator`.
---@class _UIViewControllerTransitionCoordinator: NSObject
local _UIViewControllerTransitionCoordinator = {}

--- `-[_UIViewControllerTransitionCoordinator animateAlongsideTransition:completion:]`
---@param animateAlongsideTransition function
---@param completion function
---@return boolean
function _UIViewControllerTransitionCoordinator:animateAlongsideTransition_completion_(animateAlongsideTransition, completion) end

--- `-[_UIViewControllerTransitionCoordinator animateAlongsideTransitionInView:animation:completion:]`
---@param animateAlongsideTransitionInView any
---@param animation function
---@param completion function
---@return boolean
function _UIViewControllerTransitionCoordinator:animateAlongsideTransitionInView_animation_completion_(animateAlongsideTransitionInView, animation, completion) end

--- `-[_UIViewControllerTransitionCoordinator completionCurve]`
---@return integer
function _UIViewControllerTransitionCoordinator:completionCurve() end

--- `-[_UIViewControllerTransitionCoordinator completionVelocity]`
---@return number
function _UIViewControllerTransitionCoordinator:completionVelocity() end

--- `-[_UIViewControllerTransitionCoordinator containerView]`
---@return any
function _UIViewControllerTransitionCoordinator:containerView() end

--- `-[_UIViewControllerTransitionCoordinator initiallyInteractive]`
---@return boolean
function _UIViewControllerTransitionCoordinator:initiallyInteractive() end

--- `-[_UIViewControllerTransitionCoordinator isAnimated]`
---@return boolean
function _UIViewControllerTransitionCoordinator:isAnimated() end

--- `-[_UIViewControllerTransitionCoordinator isCancelled]`
---@return boolean
function _UIViewControllerTransitionCoordinator:isCancelled() end

--- `-[_UIViewControllerTransitionCoordinator isInteractive]`
---@return boolean
function _UIViewControllerTransitionCoordinator:isInteractive() end

--- `-[_UIViewControllerTransitionCoordinator notifyWhenInteractionChangesUsingBlock:]`
---@param notifyWhenInteractionChangesUsingBlock function
function _UIViewControllerTransitionCoordinator:notifyWhenInteractionChangesUsingBlock_(notifyWhenInteractionChangesUsingBlock) end

--- `-[_UIViewControllerTransitionCoordinator notifyWhenInteractionEndsUsingBlock:]`
---@param notifyWhenInteractionEndsUsingBlock function
function _UIViewControllerTransitionCoordinator:notifyWhenInteractionEndsUsingBlock_(notifyWhenInteractionEndsUsingBlock) end

--- `-[_UIViewControllerTransitionCoordinator percentComplete]`
---@return number
function _UIViewControllerTransitionCoordinator:percentComplete() end

--- `-[_UIViewControllerTransitionCoordinator presentationStyle]`
---@return integer
function _UIViewControllerTransitionCoordinator:presentationStyle() end

--- `-[_UIViewControllerTransitionCoordinator transitionDuration]`
---@return number
function _UIViewControllerTransitionCoordinator:transitionDuration() end

--- `-[_UIViewControllerTransitionCoordinator viewControllerForKey:]`
---@param viewControllerForKey any
---@return any
function _UIViewControllerTransitionCoordinator:viewControllerForKey_(viewControllerForKey) end

--- `-[_UIViewControllerTransitionCoordinator viewForKey:]`
---@param viewForKey any
---@return any
function _UIViewControllerTransitionCoordinator:viewForKey_(viewForKey) end

-- _UIViewControllerTransitionCoordinatorClass
--- The class `_UIViewControllerTransitionCoordinator` itself.
---@class _UIViewControllerTransitionCoordinatorClass: NSObjectClass
---@field alloc fun(self: _UIViewControllerTransitionCoordinatorClass): _UIViewControllerTransitionCoordinator
---@field new fun(self: _UIViewControllerTransitionCoordinatorClass): _UIViewControllerTransitionCoordinator
local _UIViewControllerTransitionCoordinatorClass = {}
end
