---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The classes and protocols of UIKit, for LuaLS and for LDoc.

do
-- UIActionSheetDelegate
--- The protocol `UIActionSheetDelegate`.
---@class UIActionSheetDelegate: NSObjectProtocol
local UIActionSheetDelegate = {}

--- Optional: `-[UIActionSheetDelegate actionSheet:clickedButtonAtIndex:]`.
---@param actionSheet UIActionSheet
---@param clickedButtonAtIndex integer
function UIActionSheetDelegate:actionSheet_clickedButtonAtIndex_(actionSheet, clickedButtonAtIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheet:didDismissWithButtonIndex:]`.
---@param actionSheet UIActionSheet
---@param didDismissWithButtonIndex integer
function UIActionSheetDelegate:actionSheet_didDismissWithButtonIndex_(actionSheet, didDismissWithButtonIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheet:willDismissWithButtonIndex:]`.
---@param actionSheet UIActionSheet
---@param willDismissWithButtonIndex integer
function UIActionSheetDelegate:actionSheet_willDismissWithButtonIndex_(actionSheet, willDismissWithButtonIndex) end

--- Optional: `-[UIActionSheetDelegate actionSheetCancel:]`.
---@param actionSheet UIActionSheet
function UIActionSheetDelegate:actionSheetCancel_(actionSheet) end

--- Optional: `-[UIActionSheetDelegate didPresentActionSheet:]`.
---@param actionSheet UIActionSheet
function UIActionSheetDelegate:didPresentActionSheet_(actionSheet) end

--- Optional: `-[UIActionSheetDelegate willPresentActionSheet:]`.
---@param actionSheet UIActionSheet
function UIActionSheetDelegate:willPresentActionSheet_(actionSheet) end
end

do
-- UIAdaptivePresentationControllerDelegate
--- The protocol `UIAdaptivePresentationControllerDelegate`.
---@class UIAdaptivePresentationControllerDelegate: NSObjectProtocol
local UIAdaptivePresentationControllerDelegate = {}

--- Optional: `-[UIAdaptivePresentationControllerDelegate adaptivePresentationStyleForPresentationController:]`.
---@param presentationController UIPresentationController
---@return integer
function UIAdaptivePresentationControllerDelegate:adaptivePresentationStyleForPresentationController_(presentationController) end

--- Optional: `-[UIAdaptivePresentationControllerDelegate adaptivePresentationStyleForPresentationController:traitCollection:]`.
---@param presentationController UIPresentationController
---@param traitCollection UITraitCollection
---@return integer
function UIAdaptivePresentationControllerDelegate:adaptivePresentationStyleForPresentationController_traitCollection_(presentationController, traitCollection) end

--- Optional: `-[UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss:]`.
---@param presentationController UIPresentationController
function UIAdaptivePresentationControllerDelegate:presentationControllerDidAttemptToDismiss_(presentationController) end

--- Optional: `-[UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss:]`.
---@param presentationController UIPresentationController
function UIAdaptivePresentationControllerDelegate:presentationControllerDidDismiss_(presentationController) end

--- Optional: `-[UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss:]`.
---@param presentationController UIPresentationController
---@return boolean
function UIAdaptivePresentationControllerDelegate:presentationControllerShouldDismiss_(presentationController) end

--- Optional: `-[UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss:]`.
---@param presentationController UIPresentationController
function UIAdaptivePresentationControllerDelegate:presentationControllerWillDismiss_(presentationController) end
end

do
-- UIAlertViewDelegate
--- The protocol `UIAlertViewDelegate`.
---@class UIAlertViewDelegate: NSObjectProtocol
local UIAlertViewDelegate = {}

--- Optional: `-[UIAlertViewDelegate alertView:clickedButtonAtIndex:]`.
---@param alertView UIAlertView
---@param clickedButtonAtIndex integer
function UIAlertViewDelegate:alertView_clickedButtonAtIndex_(alertView, clickedButtonAtIndex) end

--- Optional: `-[UIAlertViewDelegate alertView:didDismissWithButtonIndex:]`.
---@param alertView UIAlertView
---@param didDismissWithButtonIndex integer
function UIAlertViewDelegate:alertView_didDismissWithButtonIndex_(alertView, didDismissWithButtonIndex) end

--- Optional: `-[UIAlertViewDelegate alertView:willDismissWithButtonIndex:]`.
---@param alertView UIAlertView
---@param willDismissWithButtonIndex integer
function UIAlertViewDelegate:alertView_willDismissWithButtonIndex_(alertView, willDismissWithButtonIndex) end

--- Optional: `-[UIAlertViewDelegate alertViewCancel:]`.
---@param alertView UIAlertView
function UIAlertViewDelegate:alertViewCancel_(alertView) end

--- Optional: `-[UIAlertViewDelegate alertViewShouldEnableFirstOtherButton:]`.
---@param alertView UIAlertView
---@return boolean
function UIAlertViewDelegate:alertViewShouldEnableFirstOtherButton_(alertView) end

--- Optional: `-[UIAlertViewDelegate didPresentAlertView:]`.
---@param alertView UIAlertView
function UIAlertViewDelegate:didPresentAlertView_(alertView) end

--- Optional: `-[UIAlertViewDelegate willPresentAlertView:]`.
---@param alertView UIAlertView
function UIAlertViewDelegate:willPresentAlertView_(alertView) end
end

do
-- UIApplicationDelegate
--- The protocol `UIApplicationDelegate`.
---@class UIApplicationDelegate: NSObjectProtocol
local UIApplicationDelegate = {}

--- Optional: `-[UIApplicationDelegate application:configurationForConnectingSceneSession:options:]`.
---@param application UIApplication
---@param configurationForConnectingSceneSession any
---@param options any
---@return any
function UIApplicationDelegate:application_configurationForConnectingSceneSession_options_(application, configurationForConnectingSceneSession, options) end

--- Optional: `-[UIApplicationDelegate application:continueUserActivity:restorationHandler:]`.
---@param application UIApplication
---@param continueUserActivity any
---@param restorationHandler function
---@return boolean
function UIApplicationDelegate:application_continueUserActivity_restorationHandler_(application, continueUserActivity, restorationHandler) end

--- Optional: `-[UIApplicationDelegate application:didDiscardSceneSessions:]`.
---@param application UIApplication
---@param didDiscardSceneSessions any[]
function UIApplicationDelegate:application_didDiscardSceneSessions_(application, didDiscardSceneSessions) end

--- Optional: `-[UIApplicationDelegate application:didFailToRegisterForRemoteNotificationsWithError:]`.
---@param application UIApplication
---@param didFailToRegisterForRemoteNotificationsWithError NSError
function UIApplicationDelegate:application_didFailToRegisterForRemoteNotificationsWithError_(application, didFailToRegisterForRemoteNotificationsWithError) end

--- Optional: `-[UIApplicationDelegate application:didFinishLaunchingWithOptions:]`.
---@param application UIApplication
---@param didFinishLaunchingWithOptions any
---@return boolean
function UIApplicationDelegate:application_didFinishLaunchingWithOptions_(application, didFinishLaunchingWithOptions) end

--- Optional: `-[UIApplicationDelegate application:didReceiveRemoteNotification:]`.
---@param application UIApplication
---@param didReceiveRemoteNotification any
function UIApplicationDelegate:application_didReceiveRemoteNotification_(application, didReceiveRemoteNotification) end

--- Optional: `-[UIApplicationDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]`.
---@param application UIApplication
---@param didReceiveRemoteNotification any
---@param fetchCompletionHandler function
function UIApplicationDelegate:application_didReceiveRemoteNotification_fetchCompletionHandler_(application, didReceiveRemoteNotification, fetchCompletionHandler) end

--- Optional: `-[UIApplicationDelegate application:didRegisterForRemoteNotificationsWithDeviceToken:]`.
---@param application UIApplication
---@param didRegisterForRemoteNotificationsWithDeviceToken any
function UIApplicationDelegate:application_didRegisterForRemoteNotificationsWithDeviceToken_(application, didRegisterForRemoteNotificationsWithDeviceToken) end

--- Optional: `-[UIApplicationDelegate application:handleEventsForBackgroundURLSession:completionHandler:]`.
---@param application UIApplication
---@param handleEventsForBackgroundURLSession string
---@param completionHandler function
function UIApplicationDelegate:application_handleEventsForBackgroundURLSession_completionHandler_(application, handleEventsForBackgroundURLSession, completionHandler) end

--- Optional: `-[UIApplicationDelegate application:handleOpenURL:]`.
---@param application UIApplication
---@param handleOpenURL NSURL
---@return boolean
function UIApplicationDelegate:application_handleOpenURL_(application, handleOpenURL) end

--- Optional: `-[UIApplicationDelegate application:openURL:options:]`.
---@param application UIApplication
---@param openURL NSURL
---@param options any
---@return boolean
function UIApplicationDelegate:application_openURL_options_(application, openURL, options) end

--- Optional: `-[UIApplicationDelegate application:openURL:sourceApplication:annotation:]`.
---@param application UIApplication
---@param openURL NSURL
---@param sourceApplication string?
---@param annotation any
---@return boolean
function UIApplicationDelegate:application_openURL_sourceApplication_annotation_(application, openURL, sourceApplication, annotation) end

--- Optional: `-[UIApplicationDelegate application:performActionForShortcutItem:completionHandler:]`.
---@param application UIApplication
---@param performActionForShortcutItem any
---@param completionHandler function
function UIApplicationDelegate:application_performActionForShortcutItem_completionHandler_(application, performActionForShortcutItem, completionHandler) end

--- Optional: `-[UIApplicationDelegate application:performFetchWithCompletionHandler:]`.
---@param application UIApplication
---@param performFetchWithCompletionHandler function
function UIApplicationDelegate:application_performFetchWithCompletionHandler_(application, performFetchWithCompletionHandler) end

--- Optional: `-[UIApplicationDelegate application:shouldAllowExtensionPointIdentifier:]`.
---@param application UIApplication
---@param shouldAllowExtensionPointIdentifier string
---@return boolean
function UIApplicationDelegate:application_shouldAllowExtensionPointIdentifier_(application, shouldAllowExtensionPointIdentifier) end

--- Optional: `-[UIApplicationDelegate application:supportedInterfaceOrientationsForWindow:]`.
---@param application UIApplication
---@param supportedInterfaceOrientationsForWindow UIWindow?
---@return integer
function UIApplicationDelegate:application_supportedInterfaceOrientationsForWindow_(application, supportedInterfaceOrientationsForWindow) end

--- Optional: `-[UIApplicationDelegate application:willContinueUserActivityWithType:]`.
---@param application UIApplication
---@param willContinueUserActivityWithType string
---@return boolean
function UIApplicationDelegate:application_willContinueUserActivityWithType_(application, willContinueUserActivityWithType) end

--- Optional: `-[UIApplicationDelegate application:willFinishLaunchingWithOptions:]`.
---@param application UIApplication
---@param willFinishLaunchingWithOptions any
---@return boolean
function UIApplicationDelegate:application_willFinishLaunchingWithOptions_(application, willFinishLaunchingWithOptions) end

--- Optional: `-[UIApplicationDelegate applicationDidBecomeActive:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationDidBecomeActive_(application) end

--- Optional: `-[UIApplicationDelegate applicationDidEnterBackground:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationDidEnterBackground_(application) end

--- Optional: `-[UIApplicationDelegate applicationDidFinishLaunching:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationDidFinishLaunching_(application) end

--- Optional: `-[UIApplicationDelegate applicationDidReceiveMemoryWarning:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationDidReceiveMemoryWarning_(application) end

--- Optional: `-[UIApplicationDelegate applicationSignificantTimeChange:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationSignificantTimeChange_(application) end

--- Optional: `-[UIApplicationDelegate applicationWillEnterForeground:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationWillEnterForeground_(application) end

--- Optional: `-[UIApplicationDelegate applicationWillResignActive:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationWillResignActive_(application) end

--- Optional: `-[UIApplicationDelegate applicationWillTerminate:]`.
---@param application UIApplication
function UIApplicationDelegate:applicationWillTerminate_(application) end

--- Optional: `-[UIApplicationDelegate setWindow:]`.
---@param window UIWindow?
function UIApplicationDelegate:setWindow_(window) end

--- Optional: `-[UIApplicationDelegate window]`.
---@return UIWindow?
function UIApplicationDelegate:window() end
end

do
-- UICollectionViewDataSource
--- The protocol `UICollectionViewDataSource`.
---@class UICollectionViewDataSource: NSObjectProtocol
local UICollectionViewDataSource = {}

--- Optional: `-[UICollectionViewDataSource collectionView:canMoveItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param canMoveItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDataSource:collectionView_canMoveItemAtIndexPath_(collectionView, canMoveItemAtIndexPath) end

--- Required: `-[UICollectionViewDataSource collectionView:cellForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param cellForItemAtIndexPath NSIndexPath
---@return UICollectionViewCell
function UICollectionViewDataSource:collectionView_cellForItemAtIndexPath_(collectionView, cellForItemAtIndexPath) end

--- Optional: `-[UICollectionViewDataSource collectionView:indexPathForIndexTitle:atIndex:]`.
---@param collectionView UICollectionView
---@param indexPathForIndexTitle string
---@param atIndex integer
---@return NSIndexPath
function UICollectionViewDataSource:collectionView_indexPathForIndexTitle_atIndex_(collectionView, indexPathForIndexTitle, atIndex) end

--- Optional: `-[UICollectionViewDataSource collectionView:moveItemAtIndexPath:toIndexPath:]`.
---@param collectionView UICollectionView
---@param moveItemAtIndexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UICollectionViewDataSource:collectionView_moveItemAtIndexPath_toIndexPath_(collectionView, moveItemAtIndexPath, toIndexPath) end

--- Required: `-[UICollectionViewDataSource collectionView:numberOfItemsInSection:]`.
---@param collectionView UICollectionView
---@param numberOfItemsInSection integer
---@return integer
function UICollectionViewDataSource:collectionView_numberOfItemsInSection_(collectionView, numberOfItemsInSection) end

--- Optional: `-[UICollectionViewDataSource collectionView:viewForSupplementaryElementOfKind:atIndexPath:]`.
---@param collectionView UICollectionView
---@param viewForSupplementaryElementOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionReusableView
function UICollectionViewDataSource:collectionView_viewForSupplementaryElementOfKind_atIndexPath_(collectionView, viewForSupplementaryElementOfKind, atIndexPath) end

--- Optional: `-[UICollectionViewDataSource indexTitlesForCollectionView:]`.
---@param collectionView UICollectionView
---@return string[]?
function UICollectionViewDataSource:indexTitlesForCollectionView_(collectionView) end

--- Optional: `-[UICollectionViewDataSource numberOfSectionsInCollectionView:]`.
---@param collectionView UICollectionView
---@return integer
function UICollectionViewDataSource:numberOfSectionsInCollectionView_(collectionView) end
end

do
-- UICollectionViewDataSourcePrefetching
--- The protocol `UICollectionViewDataSourcePrefetching`.
---@class UICollectionViewDataSourcePrefetching: NSObjectProtocol
local UICollectionViewDataSourcePrefetching = {}

--- Optional: `-[UICollectionViewDataSourcePrefetching collectionView:cancelPrefetchingForItemsAtIndexPaths:]`.
---@param collectionView UICollectionView
---@param cancelPrefetchingForItemsAtIndexPaths NSIndexPath[]
function UICollectionViewDataSourcePrefetching:collectionView_cancelPrefetchingForItemsAtIndexPaths_(collectionView, cancelPrefetchingForItemsAtIndexPaths) end

--- Required: `-[UICollectionViewDataSourcePrefetching collectionView:prefetchItemsAtIndexPaths:]`.
---@param collectionView UICollectionView
---@param prefetchItemsAtIndexPaths NSIndexPath[]
function UICollectionViewDataSourcePrefetching:collectionView_prefetchItemsAtIndexPaths_(collectionView, prefetchItemsAtIndexPaths) end
end

do
-- UICollectionViewDelegate
--- The protocol `UICollectionViewDelegate`.
---@class UICollectionViewDelegate: UIScrollViewDelegate
local UICollectionViewDelegate = {}

--- Optional: `-[UICollectionViewDelegate collectionView:canEditItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param canEditItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_canEditItemAtIndexPath_(collectionView, canEditItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:canFocusItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param canFocusItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_canFocusItemAtIndexPath_(collectionView, canFocusItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:canPerformAction:forItemAtIndexPath:withSender:]`.
---@param collectionView UICollectionView
---@param canPerformAction SEL
---@param itemAtIndexPath NSIndexPath
---@param sender any
---@return boolean
function UICollectionViewDelegate:collectionView_canPerformAction_forItemAtIndexPath_withSender_(collectionView, canPerformAction, itemAtIndexPath, sender) end

--- Optional: `-[UICollectionViewDelegate collectionView:canPerformPrimaryActionForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param canPerformPrimaryActionForItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_canPerformPrimaryActionForItemAtIndexPath_(collectionView, canPerformPrimaryActionForItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:contextMenuConfigurationForItemAtIndexPath:point:]`.
---@param collectionView UICollectionView
---@param contextMenuConfigurationForItemAtIndexPath NSIndexPath
---@param point CGPointArgument
---@return any
function UICollectionViewDelegate:collectionView_contextMenuConfigurationForItemAtIndexPath_point_(collectionView, contextMenuConfigurationForItemAtIndexPath, point) end

--- Optional: `-[UICollectionViewDelegate collectionView:didBeginMultipleSelectionInteractionAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didBeginMultipleSelectionInteractionAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didBeginMultipleSelectionInteractionAtIndexPath_(collectionView, didBeginMultipleSelectionInteractionAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didDeselectItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didDeselectItemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didDeselectItemAtIndexPath_(collectionView, didDeselectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didEndDisplayingCell:forItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didEndDisplayingCell UICollectionViewCell
---@param itemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didEndDisplayingCell_forItemAtIndexPath_(collectionView, didEndDisplayingCell, itemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:]`.
---@param collectionView UICollectionView
---@param didEndDisplayingSupplementaryView UICollectionReusableView
---@param elementOfKind string
---@param atIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didEndDisplayingSupplementaryView_forElementOfKind_atIndexPath_(collectionView, didEndDisplayingSupplementaryView, elementOfKind, atIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didHighlightItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didHighlightItemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didHighlightItemAtIndexPath_(collectionView, didHighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didSelectItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didSelectItemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didSelectItemAtIndexPath_(collectionView, didSelectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didUnhighlightItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param didUnhighlightItemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_didUnhighlightItemAtIndexPath_(collectionView, didUnhighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:didUpdateFocusInContext:withAnimationCoordinator:]`.
---@param collectionView UICollectionView
---@param didUpdateFocusInContext any
---@param animationCoordinator any
function UICollectionViewDelegate:collectionView_didUpdateFocusInContext_withAnimationCoordinator_(collectionView, didUpdateFocusInContext, animationCoordinator) end

--- Optional: `-[UICollectionViewDelegate collectionView:performAction:forItemAtIndexPath:withSender:]`.
---@param collectionView UICollectionView
---@param performAction SEL
---@param itemAtIndexPath NSIndexPath
---@param sender any
function UICollectionViewDelegate:collectionView_performAction_forItemAtIndexPath_withSender_(collectionView, performAction, itemAtIndexPath, sender) end

--- Optional: `-[UICollectionViewDelegate collectionView:performPrimaryActionForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param performPrimaryActionForItemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_performPrimaryActionForItemAtIndexPath_(collectionView, performPrimaryActionForItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:selectionFollowsFocusForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param selectionFollowsFocusForItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_selectionFollowsFocusForItemAtIndexPath_(collectionView, selectionFollowsFocusForItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:]`.
---@param collectionView UICollectionView
---@param shouldBeginMultipleSelectionInteractionAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_shouldBeginMultipleSelectionInteractionAtIndexPath_(collectionView, shouldBeginMultipleSelectionInteractionAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldDeselectItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param shouldDeselectItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_shouldDeselectItemAtIndexPath_(collectionView, shouldDeselectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldHighlightItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param shouldHighlightItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_shouldHighlightItemAtIndexPath_(collectionView, shouldHighlightItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldSelectItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param shouldSelectItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_shouldSelectItemAtIndexPath_(collectionView, shouldSelectItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldShowMenuForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param shouldShowMenuForItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDelegate:collectionView_shouldShowMenuForItemAtIndexPath_(collectionView, shouldShowMenuForItemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldSpringLoadItemAtIndexPath:withContext:]`.
---@param collectionView UICollectionView
---@param shouldSpringLoadItemAtIndexPath NSIndexPath
---@param context any
---@return boolean
function UICollectionViewDelegate:collectionView_shouldSpringLoadItemAtIndexPath_withContext_(collectionView, shouldSpringLoadItemAtIndexPath, context) end

--- Optional: `-[UICollectionViewDelegate collectionView:shouldUpdateFocusInContext:]`.
---@param collectionView UICollectionView
---@param shouldUpdateFocusInContext any
---@return boolean
function UICollectionViewDelegate:collectionView_shouldUpdateFocusInContext_(collectionView, shouldUpdateFocusInContext) end

--- Optional: `-[UICollectionViewDelegate collectionView:targetContentOffsetForProposedContentOffset:]`.
---@param collectionView UICollectionView
---@param targetContentOffsetForProposedContentOffset CGPointArgument
---@return CGPoint
function UICollectionViewDelegate:collectionView_targetContentOffsetForProposedContentOffset_(collectionView, targetContentOffsetForProposedContentOffset) end

--- Optional: `-[UICollectionViewDelegate collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:]`.
---@param collectionView UICollectionView
---@param targetIndexPathForMoveFromItemAtIndexPath NSIndexPath
---@param toProposedIndexPath NSIndexPath
---@return NSIndexPath
function UICollectionViewDelegate:collectionView_targetIndexPathForMoveFromItemAtIndexPath_toProposedIndexPath_(collectionView, targetIndexPathForMoveFromItemAtIndexPath, toProposedIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:transitionLayoutForOldLayout:newLayout:]`.
---@param collectionView UICollectionView
---@param transitionLayoutForOldLayout UICollectionViewLayout
---@param newLayout UICollectionViewLayout
---@return any
function UICollectionViewDelegate:collectionView_transitionLayoutForOldLayout_newLayout_(collectionView, transitionLayoutForOldLayout, newLayout) end

--- Optional: `-[UICollectionViewDelegate collectionView:willDisplayCell:forItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param willDisplayCell UICollectionViewCell
---@param itemAtIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_willDisplayCell_forItemAtIndexPath_(collectionView, willDisplayCell, itemAtIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:]`.
---@param collectionView UICollectionView
---@param willDisplaySupplementaryView UICollectionReusableView
---@param elementKind string
---@param atIndexPath NSIndexPath
function UICollectionViewDelegate:collectionView_willDisplaySupplementaryView_forElementKind_atIndexPath_(collectionView, willDisplaySupplementaryView, elementKind, atIndexPath) end

--- Optional: `-[UICollectionViewDelegate collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:]`.
---@param collectionView UICollectionView
---@param willPerformPreviewActionForMenuWithConfiguration any
---@param animator any
function UICollectionViewDelegate:collectionView_willPerformPreviewActionForMenuWithConfiguration_animator_(collectionView, willPerformPreviewActionForMenuWithConfiguration, animator) end

--- Optional: `-[UICollectionViewDelegate collectionViewDidEndMultipleSelectionInteraction:]`.
---@param collectionView UICollectionView
function UICollectionViewDelegate:collectionViewDidEndMultipleSelectionInteraction_(collectionView) end

--- Optional: `-[UICollectionViewDelegate indexPathForPreferredFocusedViewInCollectionView:]`.
---@param collectionView UICollectionView
---@return NSIndexPath?
function UICollectionViewDelegate:indexPathForPreferredFocusedViewInCollectionView_(collectionView) end
end

do
-- UICollectionViewDelegateFlowLayout
--- The protocol `UICollectionViewDelegateFlowLayout`.
---@class UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
local UICollectionViewDelegateFlowLayout = {}

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:insetForSectionAtIndex:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param insetForSectionAtIndex integer
---@return UIEdgeInsets
function UICollectionViewDelegateFlowLayout:collectionView_layout_insetForSectionAtIndex_(collectionView, layout, insetForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:minimumInteritemSpacingForSectionAtIndex:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param minimumInteritemSpacingForSectionAtIndex integer
---@return number
function UICollectionViewDelegateFlowLayout:collectionView_layout_minimumInteritemSpacingForSectionAtIndex_(collectionView, layout, minimumInteritemSpacingForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:minimumLineSpacingForSectionAtIndex:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param minimumLineSpacingForSectionAtIndex integer
---@return number
function UICollectionViewDelegateFlowLayout:collectionView_layout_minimumLineSpacingForSectionAtIndex_(collectionView, layout, minimumLineSpacingForSectionAtIndex) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:referenceSizeForFooterInSection:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param referenceSizeForFooterInSection integer
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_referenceSizeForFooterInSection_(collectionView, layout, referenceSizeForFooterInSection) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:referenceSizeForHeaderInSection:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param referenceSizeForHeaderInSection integer
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_referenceSizeForHeaderInSection_(collectionView, layout, referenceSizeForHeaderInSection) end

--- Optional: `-[UICollectionViewDelegateFlowLayout collectionView:layout:sizeForItemAtIndexPath:]`.
---@param collectionView UICollectionView
---@param layout UICollectionViewLayout
---@param sizeForItemAtIndexPath NSIndexPath
---@return CGSize
function UICollectionViewDelegateFlowLayout:collectionView_layout_sizeForItemAtIndexPath_(collectionView, layout, sizeForItemAtIndexPath) end
end

do
-- UIConfigurationState
--- The protocol `UIConfigurationState`.
---@class UIConfigurationState: NSObjectProtocol, NSCopying
local UIConfigurationState = {}

--- Required: `-[UIConfigurationState customStateForKey:]`.
---@param customStateForKey string
---@return any
function UIConfigurationState:customStateForKey_(customStateForKey) end

--- Required: `-[UIConfigurationState objectForKeyedSubscript:]`.
---@param objectForKeyedSubscript string
---@return any
function UIConfigurationState:objectForKeyedSubscript_(objectForKeyedSubscript) end

--- Required: `-[UIConfigurationState setCustomState:forKey:]`.
---@param customState any
---@param key string
function UIConfigurationState:setCustomState_forKey_(customState, key) end

--- Required: `-[UIConfigurationState setObject:forKeyedSubscript:]`.
---@param object any
---@param keyedSubscript string
function UIConfigurationState:setObject_forKeyedSubscript_(object, keyedSubscript) end
end

do
-- UIContentConfiguration
--- The protocol `UIContentConfiguration`.
---@class UIContentConfiguration: NSObjectProtocol, NSCopying
local UIContentConfiguration = {}

--- Required: `-[UIContentConfiguration makeContentView]`.
---@return UIView
function UIContentConfiguration:makeContentView() end

--- Required: `-[UIContentConfiguration updatedConfigurationForState:]`.
---@param updatedConfigurationForState any
---@return any
function UIContentConfiguration:updatedConfigurationForState_(updatedConfigurationForState) end
end

do
-- UIContentView
--- The protocol `UIContentView`.
---@class UIContentView: NSObjectProtocol
local UIContentView = {}

--- Required: `-[UIContentView configuration]`.
---@return any
function UIContentView:configuration() end

--- Required: `-[UIContentView setConfiguration:]`.
---@param configuration any
function UIContentView:setConfiguration_(configuration) end

--- Optional: `-[UIContentView supportsConfiguration:]`.
---@param supportsConfiguration any
---@return boolean
function UIContentView:supportsConfiguration_(supportsConfiguration) end
end

do
-- UIGestureRecognizerDelegate
--- The protocol `UIGestureRecognizerDelegate`.
---@class UIGestureRecognizerDelegate: NSObjectProtocol
local UIGestureRecognizerDelegate = {}

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldBeRequiredToFailByGestureRecognizer UIGestureRecognizer
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldBeRequiredToFailByGestureRecognizer_(gestureRecognizer, shouldBeRequiredToFailByGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceiveEvent:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldReceiveEvent UIEvent
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceiveEvent_(gestureRecognizer, shouldReceiveEvent) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceivePress:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldReceivePress any
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceivePress_(gestureRecognizer, shouldReceivePress) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldReceiveTouch:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldReceiveTouch UITouch
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldReceiveTouch_(gestureRecognizer, shouldReceiveTouch) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldRecognizeSimultaneouslyWithGestureRecognizer UIGestureRecognizer
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(gestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizer:shouldRequireFailureOfGestureRecognizer:]`.
---@param gestureRecognizer UIGestureRecognizer
---@param shouldRequireFailureOfGestureRecognizer UIGestureRecognizer
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizer_shouldRequireFailureOfGestureRecognizer_(gestureRecognizer, shouldRequireFailureOfGestureRecognizer) end

--- Optional: `-[UIGestureRecognizerDelegate gestureRecognizerShouldBegin:]`.
---@param gestureRecognizer UIGestureRecognizer
---@return boolean
function UIGestureRecognizerDelegate:gestureRecognizerShouldBegin_(gestureRecognizer) end
end

do
-- UIKeyInput
--- The protocol `UIKeyInput`.
---@class UIKeyInput: UITextInputTraits
local UIKeyInput = {}

--- Required: `-[UIKeyInput deleteBackward]`.
function UIKeyInput:deleteBackward() end

--- Required: `-[UIKeyInput hasText]`.
---@return boolean
function UIKeyInput:hasText() end

--- Required: `-[UIKeyInput insertText:]`.
---@param text string
function UIKeyInput:insertText_(text) end
end

do
-- UINavigationBarDelegate
--- The protocol `UINavigationBarDelegate`.
---@class UINavigationBarDelegate: NSObjectProtocol
local UINavigationBarDelegate = {}

--- Optional: `-[UINavigationBarDelegate navigationBar:didPopItem:]`.
---@param navigationBar UINavigationBar
---@param didPopItem UINavigationItem
function UINavigationBarDelegate:navigationBar_didPopItem_(navigationBar, didPopItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:didPushItem:]`.
---@param navigationBar UINavigationBar
---@param didPushItem UINavigationItem
function UINavigationBarDelegate:navigationBar_didPushItem_(navigationBar, didPushItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:shouldPopItem:]`.
---@param navigationBar UINavigationBar
---@param shouldPopItem UINavigationItem
---@return boolean
function UINavigationBarDelegate:navigationBar_shouldPopItem_(navigationBar, shouldPopItem) end

--- Optional: `-[UINavigationBarDelegate navigationBar:shouldPushItem:]`.
---@param navigationBar UINavigationBar
---@param shouldPushItem UINavigationItem
---@return boolean
function UINavigationBarDelegate:navigationBar_shouldPushItem_(navigationBar, shouldPushItem) end
end

do
-- UINavigationControllerDelegate
--- The protocol `UINavigationControllerDelegate`.
---@class UINavigationControllerDelegate: NSObjectProtocol
local UINavigationControllerDelegate = {}

--- Optional: `-[UINavigationControllerDelegate navigationController:animationControllerForOperation:fromViewController:toViewController:]`.
---@param navigationController UINavigationController
---@param animationControllerForOperation integer
---@param fromViewController UIViewController
---@param toViewController UIViewController
---@return any
function UINavigationControllerDelegate:navigationController_animationControllerForOperation_fromViewController_toViewController_(navigationController, animationControllerForOperation, fromViewController, toViewController) end

--- Optional: `-[UINavigationControllerDelegate navigationController:didShowViewController:animated:]`.
---@param navigationController UINavigationController
---@param didShowViewController UIViewController
---@param animated boolean
function UINavigationControllerDelegate:navigationController_didShowViewController_animated_(navigationController, didShowViewController, animated) end

--- Optional: `-[UINavigationControllerDelegate navigationController:interactionControllerForAnimationController:]`.
---@param navigationController UINavigationController
---@param interactionControllerForAnimationController any
---@return any
function UINavigationControllerDelegate:navigationController_interactionControllerForAnimationController_(navigationController, interactionControllerForAnimationController) end

--- Optional: `-[UINavigationControllerDelegate navigationController:willShowViewController:animated:]`.
---@param navigationController UINavigationController
---@param willShowViewController UIViewController
---@param animated boolean
function UINavigationControllerDelegate:navigationController_willShowViewController_animated_(navigationController, willShowViewController, animated) end

--- Optional: `-[UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation:]`.
---@param navigationController UINavigationController
---@return integer
function UINavigationControllerDelegate:navigationControllerPreferredInterfaceOrientationForPresentation_(navigationController) end

--- Optional: `-[UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations:]`.
---@param navigationController UINavigationController
---@return integer
function UINavigationControllerDelegate:navigationControllerSupportedInterfaceOrientations_(navigationController) end
end

do
-- UIPageViewControllerDataSource
--- The protocol `UIPageViewControllerDataSource`.
---@class UIPageViewControllerDataSource: NSObjectProtocol
local UIPageViewControllerDataSource = {}

--- Required: `-[UIPageViewControllerDataSource pageViewController:viewControllerAfterViewController:]`.
---@param pageViewController UIPageViewController
---@param viewControllerAfterViewController UIViewController
---@return UIViewController?
function UIPageViewControllerDataSource:pageViewController_viewControllerAfterViewController_(pageViewController, viewControllerAfterViewController) end

--- Required: `-[UIPageViewControllerDataSource pageViewController:viewControllerBeforeViewController:]`.
---@param pageViewController UIPageViewController
---@param viewControllerBeforeViewController UIViewController
---@return UIViewController?
function UIPageViewControllerDataSource:pageViewController_viewControllerBeforeViewController_(pageViewController, viewControllerBeforeViewController) end
end

do
-- UIPageViewControllerDelegate
--- The protocol `UIPageViewControllerDelegate`.
---@class UIPageViewControllerDelegate: NSObjectProtocol
local UIPageViewControllerDelegate = {}

--- Optional: `-[UIPageViewControllerDelegate pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:]`.
---@param pageViewController UIPageViewController
---@param didFinishAnimating boolean
---@param previousViewControllers UIViewController[]
---@param transitionCompleted boolean
function UIPageViewControllerDelegate:pageViewController_didFinishAnimating_previousViewControllers_transitionCompleted_(pageViewController, didFinishAnimating, previousViewControllers, transitionCompleted) end

--- Optional: `-[UIPageViewControllerDelegate pageViewController:willTransitionToViewControllers:]`.
---@param pageViewController UIPageViewController
---@param willTransitionToViewControllers UIViewController[]
function UIPageViewControllerDelegate:pageViewController_willTransitionToViewControllers_(pageViewController, willTransitionToViewControllers) end
end

do
-- UIPickerViewDataSource
--- The protocol `UIPickerViewDataSource`.
---@class UIPickerViewDataSource: NSObjectProtocol
local UIPickerViewDataSource = {}

--- Required: `-[UIPickerViewDataSource numberOfComponentsInPickerView:]`.
---@param pickerView UIPickerView
---@return integer
function UIPickerViewDataSource:numberOfComponentsInPickerView_(pickerView) end

--- Required: `-[UIPickerViewDataSource pickerView:numberOfRowsInComponent:]`.
---@param pickerView UIPickerView
---@param numberOfRowsInComponent integer
---@return integer
function UIPickerViewDataSource:pickerView_numberOfRowsInComponent_(pickerView, numberOfRowsInComponent) end
end

do
-- UIPickerViewDelegate
--- The protocol `UIPickerViewDelegate`.
---@class UIPickerViewDelegate: NSObjectProtocol
local UIPickerViewDelegate = {}

--- Optional: `-[UIPickerViewDelegate pickerView:attributedTitleForRow:forComponent:]`.
---@param pickerView UIPickerView
---@param attributedTitleForRow integer
---@param component integer
---@return NSAttributedString?
function UIPickerViewDelegate:pickerView_attributedTitleForRow_forComponent_(pickerView, attributedTitleForRow, component) end

--- Optional: `-[UIPickerViewDelegate pickerView:didSelectRow:inComponent:]`.
---@param pickerView UIPickerView
---@param didSelectRow integer
---@param inComponent integer
function UIPickerViewDelegate:pickerView_didSelectRow_inComponent_(pickerView, didSelectRow, inComponent) end

--- Optional: `-[UIPickerViewDelegate pickerView:rowHeightForComponent:]`.
---@param pickerView UIPickerView
---@param rowHeightForComponent integer
---@return number
function UIPickerViewDelegate:pickerView_rowHeightForComponent_(pickerView, rowHeightForComponent) end

--- Optional: `-[UIPickerViewDelegate pickerView:titleForRow:forComponent:]`.
---@param pickerView UIPickerView
---@param titleForRow integer
---@param component integer
---@return string?
function UIPickerViewDelegate:pickerView_titleForRow_forComponent_(pickerView, titleForRow, component) end

--- Optional: `-[UIPickerViewDelegate pickerView:viewForRow:forComponent:reusingView:]`.
---@param pickerView UIPickerView
---@param viewForRow integer
---@param component integer
---@param reusingView UIView?
---@return UIView?
function UIPickerViewDelegate:pickerView_viewForRow_forComponent_reusingView_(pickerView, viewForRow, component, reusingView) end

--- Optional: `-[UIPickerViewDelegate pickerView:widthForComponent:]`.
---@param pickerView UIPickerView
---@param widthForComponent integer
---@return number
function UIPickerViewDelegate:pickerView_widthForComponent_(pickerView, widthForComponent) end
end

do
-- UISceneDelegate
--- The protocol `UISceneDelegate`.
---@class UISceneDelegate: NSObjectProtocol
local UISceneDelegate = {}

--- Optional: `-[UISceneDelegate scene:continueUserActivity:]`.
---@param scene UIScene
---@param continueUserActivity NSUserActivity
function UISceneDelegate:scene_continueUserActivity_(scene, continueUserActivity) end

--- Optional: `-[UISceneDelegate scene:didFailToContinueUserActivityWithType:error:]`.
---@param scene UIScene
---@param didFailToContinueUserActivityWithType string
---@param error NSError
function UISceneDelegate:scene_didFailToContinueUserActivityWithType_error_(scene, didFailToContinueUserActivityWithType, error) end

--- Optional: `-[UISceneDelegate scene:didUpdateUserActivity:]`.
---@param scene UIScene
---@param didUpdateUserActivity NSUserActivity
function UISceneDelegate:scene_didUpdateUserActivity_(scene, didUpdateUserActivity) end

--- Optional: `-[UISceneDelegate scene:openURLContexts:]`.
---@param scene UIScene
---@param openURLContexts UIOpenURLContext[]
function UISceneDelegate:scene_openURLContexts_(scene, openURLContexts) end

--- Optional: `-[UISceneDelegate scene:restoreInteractionStateWithUserActivity:]`.
---@param scene UIScene
---@param restoreInteractionStateWithUserActivity NSUserActivity
function UISceneDelegate:scene_restoreInteractionStateWithUserActivity_(scene, restoreInteractionStateWithUserActivity) end

--- Optional: `-[UISceneDelegate scene:willConnectToSession:options:]`.
---@param scene UIScene
---@param willConnectToSession UISceneSession
---@param options UISceneConnectionOptions
function UISceneDelegate:scene_willConnectToSession_options_(scene, willConnectToSession, options) end

--- Optional: `-[UISceneDelegate scene:willContinueUserActivityWithType:]`.
---@param scene UIScene
---@param willContinueUserActivityWithType string
function UISceneDelegate:scene_willContinueUserActivityWithType_(scene, willContinueUserActivityWithType) end

--- Optional: `-[UISceneDelegate sceneDidBecomeActive:]`.
---@param scene UIScene
function UISceneDelegate:sceneDidBecomeActive_(scene) end

--- Optional: `-[UISceneDelegate sceneDidDisconnect:]`.
---@param scene UIScene
function UISceneDelegate:sceneDidDisconnect_(scene) end

--- Optional: `-[UISceneDelegate sceneDidEnterBackground:]`.
---@param scene UIScene
function UISceneDelegate:sceneDidEnterBackground_(scene) end

--- Optional: `-[UISceneDelegate sceneWillEnterForeground:]`.
---@param scene UIScene
function UISceneDelegate:sceneWillEnterForeground_(scene) end

--- Optional: `-[UISceneDelegate sceneWillResignActive:]`.
---@param scene UIScene
function UISceneDelegate:sceneWillResignActive_(scene) end

--- Optional: `-[UISceneDelegate stateRestorationActivityForScene:]`.
---@param scene UIScene
---@return NSUserActivity?
function UISceneDelegate:stateRestorationActivityForScene_(scene) end
end

do
-- UIScrollViewDelegate
--- The protocol `UIScrollViewDelegate`.
---@class UIScrollViewDelegate: NSObjectProtocol
local UIScrollViewDelegate = {}

--- Optional: `-[UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidChangeAdjustedContentInset_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndDecelerating:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidEndDecelerating_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndDragging:willDecelerate:]`.
---@param scrollView UIScrollView
---@param willDecelerate boolean
function UIScrollViewDelegate:scrollViewDidEndDragging_willDecelerate_(scrollView, willDecelerate) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndScrollingAnimation:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidEndScrollingAnimation_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidEndZooming:withView:atScale:]`.
---@param scrollView UIScrollView
---@param view UIView?
---@param atScale number
function UIScrollViewDelegate:scrollViewDidEndZooming_withView_atScale_(scrollView, view, atScale) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidScroll:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidScroll_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidScrollToTop:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidScrollToTop_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewDidZoom:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewDidZoom_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewShouldScrollToTop:]`.
---@param scrollView UIScrollView
---@return boolean
function UIScrollViewDelegate:scrollViewShouldScrollToTop_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginDecelerating:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewWillBeginDecelerating_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginDragging:]`.
---@param scrollView UIScrollView
function UIScrollViewDelegate:scrollViewWillBeginDragging_(scrollView) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillBeginZooming:withView:]`.
---@param scrollView UIScrollView
---@param view UIView?
function UIScrollViewDelegate:scrollViewWillBeginZooming_withView_(scrollView, view) end

--- Optional: `-[UIScrollViewDelegate scrollViewWillEndDragging:withVelocity:targetContentOffset:]`.
---@param scrollView UIScrollView
---@param velocity CGPointArgument
---@param targetContentOffset CGPointArgument
function UIScrollViewDelegate:scrollViewWillEndDragging_withVelocity_targetContentOffset_(scrollView, velocity, targetContentOffset) end

--- Optional: `-[UIScrollViewDelegate viewForZoomingInScrollView:]`.
---@param scrollView UIScrollView
---@return UIView?
function UIScrollViewDelegate:viewForZoomingInScrollView_(scrollView) end
end

do
-- UISearchBarDelegate
--- The protocol `UISearchBarDelegate`.
---@class UISearchBarDelegate: NSObjectProtocol
local UISearchBarDelegate = {}

--- Optional: `-[UISearchBarDelegate searchBar:selectedScopeButtonIndexDidChange:]`.
---@param searchBar UISearchBar
---@param selectedScopeButtonIndexDidChange integer
function UISearchBarDelegate:searchBar_selectedScopeButtonIndexDidChange_(searchBar, selectedScopeButtonIndexDidChange) end

--- Optional: `-[UISearchBarDelegate searchBar:shouldChangeTextInRange:replacementText:]`.
---@param searchBar UISearchBar
---@param shouldChangeTextInRange NSRangeArgument
---@param replacementText string?
---@return boolean
function UISearchBarDelegate:searchBar_shouldChangeTextInRange_replacementText_(searchBar, shouldChangeTextInRange, replacementText) end

--- Optional: `-[UISearchBarDelegate searchBar:textDidChange:]`.
---@param searchBar UISearchBar
---@param textDidChange string?
function UISearchBarDelegate:searchBar_textDidChange_(searchBar, textDidChange) end

--- Optional: `-[UISearchBarDelegate searchBarBookmarkButtonClicked:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarBookmarkButtonClicked_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarCancelButtonClicked:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarCancelButtonClicked_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarResultsListButtonClicked:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarResultsListButtonClicked_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarSearchButtonClicked:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarSearchButtonClicked_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarShouldBeginEditing:]`.
---@param searchBar UISearchBar
---@return boolean
function UISearchBarDelegate:searchBarShouldBeginEditing_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarShouldEndEditing:]`.
---@param searchBar UISearchBar
---@return boolean
function UISearchBarDelegate:searchBarShouldEndEditing_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarTextDidBeginEditing:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarTextDidBeginEditing_(searchBar) end

--- Optional: `-[UISearchBarDelegate searchBarTextDidEndEditing:]`.
---@param searchBar UISearchBar
function UISearchBarDelegate:searchBarTextDidEndEditing_(searchBar) end
end

do
-- UISearchControllerDelegate
--- The protocol `UISearchControllerDelegate`.
---@class UISearchControllerDelegate: NSObjectProtocol
local UISearchControllerDelegate = {}

--- Optional: `-[UISearchControllerDelegate didDismissSearchController:]`.
---@param searchController UISearchController
function UISearchControllerDelegate:didDismissSearchController_(searchController) end

--- Optional: `-[UISearchControllerDelegate didPresentSearchController:]`.
---@param searchController UISearchController
function UISearchControllerDelegate:didPresentSearchController_(searchController) end

--- Optional: `-[UISearchControllerDelegate presentSearchController:]`.
---@param searchController UISearchController
function UISearchControllerDelegate:presentSearchController_(searchController) end

--- Optional: `-[UISearchControllerDelegate willDismissSearchController:]`.
---@param searchController UISearchController
function UISearchControllerDelegate:willDismissSearchController_(searchController) end

--- Optional: `-[UISearchControllerDelegate willPresentSearchController:]`.
---@param searchController UISearchController
function UISearchControllerDelegate:willPresentSearchController_(searchController) end
end

do
-- UISearchResultsUpdating
--- The protocol `UISearchResultsUpdating`.
---@class UISearchResultsUpdating: NSObjectProtocol
local UISearchResultsUpdating = {}

--- Required: `-[UISearchResultsUpdating updateSearchResultsForSearchController:]`.
---@param searchController UISearchController
function UISearchResultsUpdating:updateSearchResultsForSearchController_(searchController) end
end

do
-- UISheetPresentationControllerDelegate
--- The protocol `UISheetPresentationControllerDelegate`.
---@class UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
local UISheetPresentationControllerDelegate = {}

--- Optional: `-[UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier:]`.
---@param sheetPresentationController UISheetPresentationController
function UISheetPresentationControllerDelegate:sheetPresentationControllerDidChangeSelectedDetentIdentifier_(sheetPresentationController) end
end

do
-- UISplitViewControllerDelegate
--- The protocol `UISplitViewControllerDelegate`.
---@class UISplitViewControllerDelegate: NSObjectProtocol
local UISplitViewControllerDelegate = {}

--- Optional: `-[UISplitViewControllerDelegate splitViewController:showDetailViewController:sender:]`.
---@param splitViewController UISplitViewController
---@param showDetailViewController UIViewController
---@param sender any
---@return boolean
function UISplitViewControllerDelegate:splitViewController_showDetailViewController_sender_(splitViewController, showDetailViewController, sender) end

--- Optional: `-[UISplitViewControllerDelegate splitViewController:showViewController:sender:]`.
---@param splitViewController UISplitViewController
---@param showViewController UIViewController
---@param sender any
---@return boolean
function UISplitViewControllerDelegate:splitViewController_showViewController_sender_(splitViewController, showViewController, sender) end
end

do
-- UITabBarControllerDelegate
--- The protocol `UITabBarControllerDelegate`.
---@class UITabBarControllerDelegate: NSObjectProtocol
local UITabBarControllerDelegate = {}

--- Optional: `-[UITabBarControllerDelegate tabBarController:animationControllerForTransitionFromViewController:toViewController:]`.
---@param tabBarController UITabBarController
---@param animationControllerForTransitionFromViewController UIViewController
---@param toViewController UIViewController
---@return any
function UITabBarControllerDelegate:tabBarController_animationControllerForTransitionFromViewController_toViewController_(tabBarController, animationControllerForTransitionFromViewController, toViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:didEndCustomizingViewControllers:changed:]`.
---@param tabBarController UITabBarController
---@param didEndCustomizingViewControllers UIViewController[]
---@param changed boolean
function UITabBarControllerDelegate:tabBarController_didEndCustomizingViewControllers_changed_(tabBarController, didEndCustomizingViewControllers, changed) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:didSelectTab:previousTab:]`.
---@param tabBarController UITabBarController
---@param didSelectTab UITab
---@param previousTab UITab?
function UITabBarControllerDelegate:tabBarController_didSelectTab_previousTab_(tabBarController, didSelectTab, previousTab) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:didSelectViewController:]`.
---@param tabBarController UITabBarController
---@param didSelectViewController UIViewController
function UITabBarControllerDelegate:tabBarController_didSelectViewController_(tabBarController, didSelectViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:interactionControllerForAnimationController:]`.
---@param tabBarController UITabBarController
---@param interactionControllerForAnimationController any
---@return any
function UITabBarControllerDelegate:tabBarController_interactionControllerForAnimationController_(tabBarController, interactionControllerForAnimationController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:shouldSelectTab:]`.
---@param tabBarController UITabBarController
---@param shouldSelectTab UITab
---@return boolean
function UITabBarControllerDelegate:tabBarController_shouldSelectTab_(tabBarController, shouldSelectTab) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:shouldSelectViewController:]`.
---@param tabBarController UITabBarController
---@param shouldSelectViewController UIViewController
---@return boolean
function UITabBarControllerDelegate:tabBarController_shouldSelectViewController_(tabBarController, shouldSelectViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:willBeginCustomizingViewControllers:]`.
---@param tabBarController UITabBarController
---@param willBeginCustomizingViewControllers UIViewController[]
function UITabBarControllerDelegate:tabBarController_willBeginCustomizingViewControllers_(tabBarController, willBeginCustomizingViewControllers) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:willEndCustomizingViewControllers:changed:]`.
---@param tabBarController UITabBarController
---@param willEndCustomizingViewControllers UIViewController[]
---@param changed boolean
function UITabBarControllerDelegate:tabBarController_willEndCustomizingViewControllers_changed_(tabBarController, willEndCustomizingViewControllers, changed) end

--- Optional: `-[UITabBarControllerDelegate tabBarControllerPreferredInterfaceOrientationForPresentation:]`.
---@param tabBarController UITabBarController
---@return integer
function UITabBarControllerDelegate:tabBarControllerPreferredInterfaceOrientationForPresentation_(tabBarController) end

--- Optional: `-[UITabBarControllerDelegate tabBarControllerSupportedInterfaceOrientations:]`.
---@param tabBarController UITabBarController
---@return integer
function UITabBarControllerDelegate:tabBarControllerSupportedInterfaceOrientations_(tabBarController) end
end

do
-- UITabBarDelegate
--- The protocol `UITabBarDelegate`.
---@class UITabBarDelegate: NSObjectProtocol
local UITabBarDelegate = {}

--- Optional: `-[UITabBarDelegate tabBar:didBeginCustomizingItems:]`.
---@param tabBar UITabBar
---@param didBeginCustomizingItems UITabBarItem[]
function UITabBarDelegate:tabBar_didBeginCustomizingItems_(tabBar, didBeginCustomizingItems) end

--- Optional: `-[UITabBarDelegate tabBar:didEndCustomizingItems:changed:]`.
---@param tabBar UITabBar
---@param didEndCustomizingItems UITabBarItem[]
---@param changed boolean
function UITabBarDelegate:tabBar_didEndCustomizingItems_changed_(tabBar, didEndCustomizingItems, changed) end

--- Optional: `-[UITabBarDelegate tabBar:didSelectItem:]`.
---@param tabBar UITabBar
---@param didSelectItem UITabBarItem
function UITabBarDelegate:tabBar_didSelectItem_(tabBar, didSelectItem) end

--- Optional: `-[UITabBarDelegate tabBar:willBeginCustomizingItems:]`.
---@param tabBar UITabBar
---@param willBeginCustomizingItems UITabBarItem[]
function UITabBarDelegate:tabBar_willBeginCustomizingItems_(tabBar, willBeginCustomizingItems) end

--- Optional: `-[UITabBarDelegate tabBar:willEndCustomizingItems:changed:]`.
---@param tabBar UITabBar
---@param willEndCustomizingItems UITabBarItem[]
---@param changed boolean
function UITabBarDelegate:tabBar_willEndCustomizingItems_changed_(tabBar, willEndCustomizingItems, changed) end
end

do
-- UITableViewDataSource
--- The protocol `UITableViewDataSource`.
---@class UITableViewDataSource: NSObjectProtocol
local UITableViewDataSource = {}

--- Optional: `-[UITableViewDataSource numberOfSectionsInTableView:]`.
---@param tableView UITableView
---@return integer
function UITableViewDataSource:numberOfSectionsInTableView_(tableView) end

--- Optional: `-[UITableViewDataSource sectionIndexTitlesForTableView:]`.
---@param tableView UITableView
---@return string[]?
function UITableViewDataSource:sectionIndexTitlesForTableView_(tableView) end

--- Optional: `-[UITableViewDataSource tableView:canEditRowAtIndexPath:]`.
---@param tableView UITableView
---@param canEditRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDataSource:tableView_canEditRowAtIndexPath_(tableView, canEditRowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:canMoveRowAtIndexPath:]`.
---@param tableView UITableView
---@param canMoveRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDataSource:tableView_canMoveRowAtIndexPath_(tableView, canMoveRowAtIndexPath) end

--- Required: `-[UITableViewDataSource tableView:cellForRowAtIndexPath:]`.
---@param tableView UITableView
---@param cellForRowAtIndexPath NSIndexPath
---@return UITableViewCell
function UITableViewDataSource:tableView_cellForRowAtIndexPath_(tableView, cellForRowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:commitEditingStyle:forRowAtIndexPath:]`.
---@param tableView UITableView
---@param commitEditingStyle integer
---@param rowAtIndexPath NSIndexPath
function UITableViewDataSource:tableView_commitEditingStyle_forRowAtIndexPath_(tableView, commitEditingStyle, rowAtIndexPath) end

--- Optional: `-[UITableViewDataSource tableView:moveRowAtIndexPath:toIndexPath:]`.
---@param tableView UITableView
---@param moveRowAtIndexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UITableViewDataSource:tableView_moveRowAtIndexPath_toIndexPath_(tableView, moveRowAtIndexPath, toIndexPath) end

--- Required: `-[UITableViewDataSource tableView:numberOfRowsInSection:]`.
---@param tableView UITableView
---@param numberOfRowsInSection integer
---@return integer
function UITableViewDataSource:tableView_numberOfRowsInSection_(tableView, numberOfRowsInSection) end

--- Optional: `-[UITableViewDataSource tableView:sectionForSectionIndexTitle:atIndex:]`.
---@param tableView UITableView
---@param sectionForSectionIndexTitle string
---@param atIndex integer
---@return integer
function UITableViewDataSource:tableView_sectionForSectionIndexTitle_atIndex_(tableView, sectionForSectionIndexTitle, atIndex) end

--- Optional: `-[UITableViewDataSource tableView:titleForFooterInSection:]`.
---@param tableView UITableView
---@param titleForFooterInSection integer
---@return string?
function UITableViewDataSource:tableView_titleForFooterInSection_(tableView, titleForFooterInSection) end

--- Optional: `-[UITableViewDataSource tableView:titleForHeaderInSection:]`.
---@param tableView UITableView
---@param titleForHeaderInSection integer
---@return string?
function UITableViewDataSource:tableView_titleForHeaderInSection_(tableView, titleForHeaderInSection) end
end

do
-- UITableViewDataSourcePrefetching
--- The protocol `UITableViewDataSourcePrefetching`.
---@class UITableViewDataSourcePrefetching: NSObjectProtocol
local UITableViewDataSourcePrefetching = {}

--- Optional: `-[UITableViewDataSourcePrefetching tableView:cancelPrefetchingForRowsAtIndexPaths:]`.
---@param tableView UITableView
---@param cancelPrefetchingForRowsAtIndexPaths NSIndexPath[]
function UITableViewDataSourcePrefetching:tableView_cancelPrefetchingForRowsAtIndexPaths_(tableView, cancelPrefetchingForRowsAtIndexPaths) end

--- Required: `-[UITableViewDataSourcePrefetching tableView:prefetchRowsAtIndexPaths:]`.
---@param tableView UITableView
---@param prefetchRowsAtIndexPaths NSIndexPath[]
function UITableViewDataSourcePrefetching:tableView_prefetchRowsAtIndexPaths_(tableView, prefetchRowsAtIndexPaths) end
end

do
-- UITableViewDelegate
--- The protocol `UITableViewDelegate`.
---@class UITableViewDelegate: UIScrollViewDelegate
local UITableViewDelegate = {}

--- Optional: `-[UITableViewDelegate indexPathForPreferredFocusedViewInTableView:]`.
---@param tableView UITableView
---@return NSIndexPath?
function UITableViewDelegate:indexPathForPreferredFocusedViewInTableView_(tableView) end

--- Optional: `-[UITableViewDelegate tableView:accessoryButtonTappedForRowWithIndexPath:]`.
---@param tableView UITableView
---@param accessoryButtonTappedForRowWithIndexPath NSIndexPath
function UITableViewDelegate:tableView_accessoryButtonTappedForRowWithIndexPath_(tableView, accessoryButtonTappedForRowWithIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:accessoryTypeForRowWithIndexPath:]`.
---@param tableView UITableView
---@param accessoryTypeForRowWithIndexPath NSIndexPath
---@return integer
function UITableViewDelegate:tableView_accessoryTypeForRowWithIndexPath_(tableView, accessoryTypeForRowWithIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:canFocusRowAtIndexPath:]`.
---@param tableView UITableView
---@param canFocusRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_canFocusRowAtIndexPath_(tableView, canFocusRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:canPerformAction:forRowAtIndexPath:withSender:]`.
---@param tableView UITableView
---@param canPerformAction SEL
---@param rowAtIndexPath NSIndexPath
---@param sender any
---@return boolean
function UITableViewDelegate:tableView_canPerformAction_forRowAtIndexPath_withSender_(tableView, canPerformAction, rowAtIndexPath, sender) end

--- Optional: `-[UITableViewDelegate tableView:canPerformPrimaryActionForRowAtIndexPath:]`.
---@param tableView UITableView
---@param canPerformPrimaryActionForRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_canPerformPrimaryActionForRowAtIndexPath_(tableView, canPerformPrimaryActionForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:contextMenuConfigurationForRowAtIndexPath:point:]`.
---@param tableView UITableView
---@param contextMenuConfigurationForRowAtIndexPath NSIndexPath
---@param point CGPointArgument
---@return any
function UITableViewDelegate:tableView_contextMenuConfigurationForRowAtIndexPath_point_(tableView, contextMenuConfigurationForRowAtIndexPath, point) end

--- Optional: `-[UITableViewDelegate tableView:didBeginMultipleSelectionInteractionAtIndexPath:]`.
---@param tableView UITableView
---@param didBeginMultipleSelectionInteractionAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didBeginMultipleSelectionInteractionAtIndexPath_(tableView, didBeginMultipleSelectionInteractionAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didDeselectRowAtIndexPath:]`.
---@param tableView UITableView
---@param didDeselectRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didDeselectRowAtIndexPath_(tableView, didDeselectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingCell:forRowAtIndexPath:]`.
---@param tableView UITableView
---@param didEndDisplayingCell UITableViewCell
---@param rowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didEndDisplayingCell_forRowAtIndexPath_(tableView, didEndDisplayingCell, rowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingFooterView:forSection:]`.
---@param tableView UITableView
---@param didEndDisplayingFooterView UIView
---@param section integer
function UITableViewDelegate:tableView_didEndDisplayingFooterView_forSection_(tableView, didEndDisplayingFooterView, section) end

--- Optional: `-[UITableViewDelegate tableView:didEndDisplayingHeaderView:forSection:]`.
---@param tableView UITableView
---@param didEndDisplayingHeaderView UIView
---@param section integer
function UITableViewDelegate:tableView_didEndDisplayingHeaderView_forSection_(tableView, didEndDisplayingHeaderView, section) end

--- Optional: `-[UITableViewDelegate tableView:didEndEditingRowAtIndexPath:]`.
---@param tableView UITableView
---@param didEndEditingRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didEndEditingRowAtIndexPath_(tableView, didEndEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didHighlightRowAtIndexPath:]`.
---@param tableView UITableView
---@param didHighlightRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didHighlightRowAtIndexPath_(tableView, didHighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didSelectRowAtIndexPath:]`.
---@param tableView UITableView
---@param didSelectRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didSelectRowAtIndexPath_(tableView, didSelectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didUnhighlightRowAtIndexPath:]`.
---@param tableView UITableView
---@param didUnhighlightRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_didUnhighlightRowAtIndexPath_(tableView, didUnhighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:didUpdateFocusInContext:withAnimationCoordinator:]`.
---@param tableView UITableView
---@param didUpdateFocusInContext any
---@param animationCoordinator any
function UITableViewDelegate:tableView_didUpdateFocusInContext_withAnimationCoordinator_(tableView, didUpdateFocusInContext, animationCoordinator) end

--- Optional: `-[UITableViewDelegate tableView:editActionsForRowAtIndexPath:]`.
---@param tableView UITableView
---@param editActionsForRowAtIndexPath NSIndexPath
---@return UITableViewRowAction[]?
function UITableViewDelegate:tableView_editActionsForRowAtIndexPath_(tableView, editActionsForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:editingStyleForRowAtIndexPath:]`.
---@param tableView UITableView
---@param editingStyleForRowAtIndexPath NSIndexPath
---@return integer
function UITableViewDelegate:tableView_editingStyleForRowAtIndexPath_(tableView, editingStyleForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:estimatedHeightForFooterInSection:]`.
---@param tableView UITableView
---@param estimatedHeightForFooterInSection integer
---@return number
function UITableViewDelegate:tableView_estimatedHeightForFooterInSection_(tableView, estimatedHeightForFooterInSection) end

--- Optional: `-[UITableViewDelegate tableView:estimatedHeightForHeaderInSection:]`.
---@param tableView UITableView
---@param estimatedHeightForHeaderInSection integer
---@return number
function UITableViewDelegate:tableView_estimatedHeightForHeaderInSection_(tableView, estimatedHeightForHeaderInSection) end

--- Optional: `-[UITableViewDelegate tableView:estimatedHeightForRowAtIndexPath:]`.
---@param tableView UITableView
---@param estimatedHeightForRowAtIndexPath NSIndexPath
---@return number
function UITableViewDelegate:tableView_estimatedHeightForRowAtIndexPath_(tableView, estimatedHeightForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:heightForFooterInSection:]`.
---@param tableView UITableView
---@param heightForFooterInSection integer
---@return number
function UITableViewDelegate:tableView_heightForFooterInSection_(tableView, heightForFooterInSection) end

--- Optional: `-[UITableViewDelegate tableView:heightForHeaderInSection:]`.
---@param tableView UITableView
---@param heightForHeaderInSection integer
---@return number
function UITableViewDelegate:tableView_heightForHeaderInSection_(tableView, heightForHeaderInSection) end

--- Optional: `-[UITableViewDelegate tableView:heightForRowAtIndexPath:]`.
---@param tableView UITableView
---@param heightForRowAtIndexPath NSIndexPath
---@return number
function UITableViewDelegate:tableView_heightForRowAtIndexPath_(tableView, heightForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:indentationLevelForRowAtIndexPath:]`.
---@param tableView UITableView
---@param indentationLevelForRowAtIndexPath NSIndexPath
---@return integer
function UITableViewDelegate:tableView_indentationLevelForRowAtIndexPath_(tableView, indentationLevelForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:]`.
---@param tableView UITableView
---@param leadingSwipeActionsConfigurationForRowAtIndexPath NSIndexPath
---@return UISwipeActionsConfiguration?
function UITableViewDelegate:tableView_leadingSwipeActionsConfigurationForRowAtIndexPath_(tableView, leadingSwipeActionsConfigurationForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:performAction:forRowAtIndexPath:withSender:]`.
---@param tableView UITableView
---@param performAction SEL
---@param rowAtIndexPath NSIndexPath
---@param sender any
function UITableViewDelegate:tableView_performAction_forRowAtIndexPath_withSender_(tableView, performAction, rowAtIndexPath, sender) end

--- Optional: `-[UITableViewDelegate tableView:performPrimaryActionForRowAtIndexPath:]`.
---@param tableView UITableView
---@param performPrimaryActionForRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_performPrimaryActionForRowAtIndexPath_(tableView, performPrimaryActionForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:previewForDismissingContextMenuWithConfiguration:]`.
---@param tableView UITableView
---@param previewForDismissingContextMenuWithConfiguration any
---@return any
function UITableViewDelegate:tableView_previewForDismissingContextMenuWithConfiguration_(tableView, previewForDismissingContextMenuWithConfiguration) end

--- Optional: `-[UITableViewDelegate tableView:previewForHighlightingContextMenuWithConfiguration:]`.
---@param tableView UITableView
---@param previewForHighlightingContextMenuWithConfiguration any
---@return any
function UITableViewDelegate:tableView_previewForHighlightingContextMenuWithConfiguration_(tableView, previewForHighlightingContextMenuWithConfiguration) end

--- Optional: `-[UITableViewDelegate tableView:selectionFollowsFocusForRowAtIndexPath:]`.
---@param tableView UITableView
---@param selectionFollowsFocusForRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_selectionFollowsFocusForRowAtIndexPath_(tableView, selectionFollowsFocusForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:]`.
---@param tableView UITableView
---@param shouldBeginMultipleSelectionInteractionAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_shouldBeginMultipleSelectionInteractionAtIndexPath_(tableView, shouldBeginMultipleSelectionInteractionAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldHighlightRowAtIndexPath:]`.
---@param tableView UITableView
---@param shouldHighlightRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_shouldHighlightRowAtIndexPath_(tableView, shouldHighlightRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldIndentWhileEditingRowAtIndexPath:]`.
---@param tableView UITableView
---@param shouldIndentWhileEditingRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_shouldIndentWhileEditingRowAtIndexPath_(tableView, shouldIndentWhileEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldShowMenuForRowAtIndexPath:]`.
---@param tableView UITableView
---@param shouldShowMenuForRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDelegate:tableView_shouldShowMenuForRowAtIndexPath_(tableView, shouldShowMenuForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:shouldSpringLoadRowAtIndexPath:withContext:]`.
---@param tableView UITableView
---@param shouldSpringLoadRowAtIndexPath NSIndexPath
---@param context any
---@return boolean
function UITableViewDelegate:tableView_shouldSpringLoadRowAtIndexPath_withContext_(tableView, shouldSpringLoadRowAtIndexPath, context) end

--- Optional: `-[UITableViewDelegate tableView:shouldUpdateFocusInContext:]`.
---@param tableView UITableView
---@param shouldUpdateFocusInContext any
---@return boolean
function UITableViewDelegate:tableView_shouldUpdateFocusInContext_(tableView, shouldUpdateFocusInContext) end

--- Optional: `-[UITableViewDelegate tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:]`.
---@param tableView UITableView
---@param targetIndexPathForMoveFromRowAtIndexPath NSIndexPath
---@param toProposedIndexPath NSIndexPath
---@return NSIndexPath
function UITableViewDelegate:tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_(tableView, targetIndexPathForMoveFromRowAtIndexPath, toProposedIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:]`.
---@param tableView UITableView
---@param titleForDeleteConfirmationButtonForRowAtIndexPath NSIndexPath
---@return string?
function UITableViewDelegate:tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_(tableView, titleForDeleteConfirmationButtonForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:]`.
---@param tableView UITableView
---@param trailingSwipeActionsConfigurationForRowAtIndexPath NSIndexPath
---@return UISwipeActionsConfiguration?
function UITableViewDelegate:tableView_trailingSwipeActionsConfigurationForRowAtIndexPath_(tableView, trailingSwipeActionsConfigurationForRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:viewForFooterInSection:]`.
---@param tableView UITableView
---@param viewForFooterInSection integer
---@return UIView?
function UITableViewDelegate:tableView_viewForFooterInSection_(tableView, viewForFooterInSection) end

--- Optional: `-[UITableViewDelegate tableView:viewForHeaderInSection:]`.
---@param tableView UITableView
---@param viewForHeaderInSection integer
---@return UIView?
function UITableViewDelegate:tableView_viewForHeaderInSection_(tableView, viewForHeaderInSection) end

--- Optional: `-[UITableViewDelegate tableView:willBeginEditingRowAtIndexPath:]`.
---@param tableView UITableView
---@param willBeginEditingRowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_willBeginEditingRowAtIndexPath_(tableView, willBeginEditingRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDeselectRowAtIndexPath:]`.
---@param tableView UITableView
---@param willDeselectRowAtIndexPath NSIndexPath
---@return NSIndexPath?
function UITableViewDelegate:tableView_willDeselectRowAtIndexPath_(tableView, willDeselectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayCell:forRowAtIndexPath:]`.
---@param tableView UITableView
---@param willDisplayCell UITableViewCell
---@param rowAtIndexPath NSIndexPath
function UITableViewDelegate:tableView_willDisplayCell_forRowAtIndexPath_(tableView, willDisplayCell, rowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayContextMenuWithConfiguration:animator:]`.
---@param tableView UITableView
---@param willDisplayContextMenuWithConfiguration any
---@param animator any
function UITableViewDelegate:tableView_willDisplayContextMenuWithConfiguration_animator_(tableView, willDisplayContextMenuWithConfiguration, animator) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayFooterView:forSection:]`.
---@param tableView UITableView
---@param willDisplayFooterView UIView
---@param section integer
function UITableViewDelegate:tableView_willDisplayFooterView_forSection_(tableView, willDisplayFooterView, section) end

--- Optional: `-[UITableViewDelegate tableView:willDisplayHeaderView:forSection:]`.
---@param tableView UITableView
---@param willDisplayHeaderView UIView
---@param section integer
function UITableViewDelegate:tableView_willDisplayHeaderView_forSection_(tableView, willDisplayHeaderView, section) end

--- Optional: `-[UITableViewDelegate tableView:willEndContextMenuInteractionWithConfiguration:animator:]`.
---@param tableView UITableView
---@param willEndContextMenuInteractionWithConfiguration any
---@param animator any
function UITableViewDelegate:tableView_willEndContextMenuInteractionWithConfiguration_animator_(tableView, willEndContextMenuInteractionWithConfiguration, animator) end

--- Optional: `-[UITableViewDelegate tableView:willPerformPreviewActionForMenuWithConfiguration:animator:]`.
---@param tableView UITableView
---@param willPerformPreviewActionForMenuWithConfiguration any
---@param animator any
function UITableViewDelegate:tableView_willPerformPreviewActionForMenuWithConfiguration_animator_(tableView, willPerformPreviewActionForMenuWithConfiguration, animator) end

--- Optional: `-[UITableViewDelegate tableView:willSelectRowAtIndexPath:]`.
---@param tableView UITableView
---@param willSelectRowAtIndexPath NSIndexPath
---@return NSIndexPath?
function UITableViewDelegate:tableView_willSelectRowAtIndexPath_(tableView, willSelectRowAtIndexPath) end

--- Optional: `-[UITableViewDelegate tableViewDidEndMultipleSelectionInteraction:]`.
---@param tableView UITableView
function UITableViewDelegate:tableViewDidEndMultipleSelectionInteraction_(tableView) end
end

do
-- UITextFieldDelegate
--- The protocol `UITextFieldDelegate`.
---@class UITextFieldDelegate: NSObjectProtocol
local UITextFieldDelegate = {}

--- Optional: `-[UITextFieldDelegate textField:editMenuForCharactersInRange:suggestedActions:]`.
---@param textField UITextField
---@param editMenuForCharactersInRange NSRangeArgument
---@param suggestedActions any[]
---@return any
function UITextFieldDelegate:textField_editMenuForCharactersInRange_suggestedActions_(textField, editMenuForCharactersInRange, suggestedActions) end

--- Optional: `-[UITextFieldDelegate textField:shouldChangeCharactersInRange:replacementString:]`.
---@param textField UITextField
---@param shouldChangeCharactersInRange NSRangeArgument
---@param replacementString string?
---@return boolean
function UITextFieldDelegate:textField_shouldChangeCharactersInRange_replacementString_(textField, shouldChangeCharactersInRange, replacementString) end

--- Optional: `-[UITextFieldDelegate textField:willDismissEditMenuWithAnimator:]`.
---@param textField UITextField
---@param willDismissEditMenuWithAnimator any
function UITextFieldDelegate:textField_willDismissEditMenuWithAnimator_(textField, willDismissEditMenuWithAnimator) end

--- Optional: `-[UITextFieldDelegate textField:willPresentEditMenuWithAnimator:]`.
---@param textField UITextField
---@param willPresentEditMenuWithAnimator any
function UITextFieldDelegate:textField_willPresentEditMenuWithAnimator_(textField, willPresentEditMenuWithAnimator) end

--- Optional: `-[UITextFieldDelegate textFieldDidBeginEditing:]`.
---@param textField UITextField
function UITextFieldDelegate:textFieldDidBeginEditing_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldDidChangeSelection:]`.
---@param textField UITextField
function UITextFieldDelegate:textFieldDidChangeSelection_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldDidEndEditing:]`.
---@param textField UITextField
function UITextFieldDelegate:textFieldDidEndEditing_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldDidEndEditing:reason:]`.
---@param textField UITextField
---@param reason integer
function UITextFieldDelegate:textFieldDidEndEditing_reason_(textField, reason) end

--- Optional: `-[UITextFieldDelegate textFieldShouldBeginEditing:]`.
---@param textField UITextField
---@return boolean
function UITextFieldDelegate:textFieldShouldBeginEditing_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldShouldClear:]`.
---@param textField UITextField
---@return boolean
function UITextFieldDelegate:textFieldShouldClear_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldShouldEndEditing:]`.
---@param textField UITextField
---@return boolean
function UITextFieldDelegate:textFieldShouldEndEditing_(textField) end

--- Optional: `-[UITextFieldDelegate textFieldShouldReturn:]`.
---@param textField UITextField
---@return boolean
function UITextFieldDelegate:textFieldShouldReturn_(textField) end
end

do
-- UITextInput
--- The protocol `UITextInput`.
---@class UITextInput: UIKeyInput
local UITextInput = {}

--- Required: `-[UITextInput beginningOfDocument]`.
---@return UITextPosition
function UITextInput:beginningOfDocument() end

--- Required: `-[UITextInput caretRectForPosition:]`.
---@param caretRectForPosition UITextPosition
---@return CGRect
function UITextInput:caretRectForPosition_(caretRectForPosition) end

--- Required: `-[UITextInput characterRangeAtPoint:]`.
---@param characterRangeAtPoint CGPointArgument
---@return UITextRange?
function UITextInput:characterRangeAtPoint_(characterRangeAtPoint) end

--- Required: `-[UITextInput closestPositionToPoint:]`.
---@param closestPositionToPoint CGPointArgument
---@return UITextPosition?
function UITextInput:closestPositionToPoint_(closestPositionToPoint) end

--- Required: `-[UITextInput comparePosition:toPosition:]`.
---@param comparePosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextInput:comparePosition_toPosition_(comparePosition, toPosition) end

--- Required: `-[UITextInput endOfDocument]`.
---@return UITextPosition
function UITextInput:endOfDocument() end

--- Required: `-[UITextInput firstRectForRange:]`.
---@param firstRectForRange UITextRange
---@return CGRect
function UITextInput:firstRectForRange_(firstRectForRange) end

--- Required: `-[UITextInput markedTextRange]`.
---@return UITextRange?
function UITextInput:markedTextRange() end

--- Required: `-[UITextInput offsetFromPosition:toPosition:]`.
---@param offsetFromPosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextInput:offsetFromPosition_toPosition_(offsetFromPosition, toPosition) end

--- Required: `-[UITextInput positionFromPosition:offset:]`.
---@param positionFromPosition UITextPosition
---@param offset integer
---@return UITextPosition?
function UITextInput:positionFromPosition_offset_(positionFromPosition, offset) end

--- Required: `-[UITextInput replaceRange:withText:]`.
---@param replaceRange UITextRange
---@param text string
function UITextInput:replaceRange_withText_(replaceRange, text) end

--- Required: `-[UITextInput selectedTextRange]`.
---@return UITextRange?
function UITextInput:selectedTextRange() end

--- Required: `-[UITextInput setMarkedText:selectedRange:]`.
---@param markedText string?
---@param selectedRange NSRangeArgument
function UITextInput:setMarkedText_selectedRange_(markedText, selectedRange) end

--- Required: `-[UITextInput setSelectedTextRange:]`.
---@param textRange UITextRange?
function UITextInput:setSelectedTextRange_(textRange) end

--- Required: `-[UITextInput textInRange:]`.
---@param textInRange UITextRange
---@return string?
function UITextInput:textInRange_(textInRange) end

--- Required: `-[UITextInput textRangeFromPosition:toPosition:]`.
---@param textRangeFromPosition UITextPosition
---@param toPosition UITextPosition
---@return UITextRange?
function UITextInput:textRangeFromPosition_toPosition_(textRangeFromPosition, toPosition) end

--- Required: `-[UITextInput unmarkText]`.
function UITextInput:unmarkText() end
end

do
-- UITextInputDelegate
--- The protocol `UITextInputDelegate`.
---@class UITextInputDelegate: NSObjectProtocol
local UITextInputDelegate = {}

--- Required: `-[UITextInputDelegate selectionDidChange:]`.
---@param selectionDidChange any
function UITextInputDelegate:selectionDidChange_(selectionDidChange) end

--- Required: `-[UITextInputDelegate selectionWillChange:]`.
---@param selectionWillChange any
function UITextInputDelegate:selectionWillChange_(selectionWillChange) end

--- Required: `-[UITextInputDelegate textDidChange:]`.
---@param textDidChange any
function UITextInputDelegate:textDidChange_(textDidChange) end

--- Required: `-[UITextInputDelegate textWillChange:]`.
---@param textWillChange any
function UITextInputDelegate:textWillChange_(textWillChange) end
end

do
-- UITextInputTraits
--- The protocol `UITextInputTraits`.
---@class UITextInputTraits: NSObjectProtocol
local UITextInputTraits = {}

--- Optional: `-[UITextInputTraits autocapitalizationType]`.
---@return integer
function UITextInputTraits:autocapitalizationType() end

--- Optional: `-[UITextInputTraits autocorrectionType]`.
---@return integer
function UITextInputTraits:autocorrectionType() end

--- Optional: `-[UITextInputTraits enablesReturnKeyAutomatically]`.
---@return boolean
function UITextInputTraits:enablesReturnKeyAutomatically() end

--- Optional: `-[UITextInputTraits isSecureTextEntry]`.
---@return boolean
function UITextInputTraits:isSecureTextEntry() end

--- Optional: `-[UITextInputTraits keyboardAppearance]`.
---@return integer
function UITextInputTraits:keyboardAppearance() end

--- Optional: `-[UITextInputTraits keyboardType]`.
---@return integer
function UITextInputTraits:keyboardType() end

--- Optional: `-[UITextInputTraits returnKeyType]`.
---@return integer
function UITextInputTraits:returnKeyType() end

--- Optional: `-[UITextInputTraits setAutocapitalizationType:]`.
---@param autocapitalizationType integer
function UITextInputTraits:setAutocapitalizationType_(autocapitalizationType) end

--- Optional: `-[UITextInputTraits setAutocorrectionType:]`.
---@param autocorrectionType integer
function UITextInputTraits:setAutocorrectionType_(autocorrectionType) end

--- Optional: `-[UITextInputTraits setKeyboardAppearance:]`.
---@param keyboardAppearance integer
function UITextInputTraits:setKeyboardAppearance_(keyboardAppearance) end

--- Optional: `-[UITextInputTraits setKeyboardType:]`.
---@param keyboardType integer
function UITextInputTraits:setKeyboardType_(keyboardType) end

--- Optional: `-[UITextInputTraits setReturnKeyType:]`.
---@param returnKeyType integer
function UITextInputTraits:setReturnKeyType_(returnKeyType) end

--- Optional: `-[UITextInputTraits setSecureTextEntry:]`.
---@param secureTextEntry boolean
function UITextInputTraits:setSecureTextEntry_(secureTextEntry) end

--- Optional: `-[UITextInputTraits smartDashesType]`.
---@return integer
function UITextInputTraits:smartDashesType() end

--- Optional: `-[UITextInputTraits smartInsertDeleteType]`.
---@return integer
function UITextInputTraits:smartInsertDeleteType() end

--- Optional: `-[UITextInputTraits smartQuotesType]`.
---@return integer
function UITextInputTraits:smartQuotesType() end

--- Optional: `-[UITextInputTraits spellCheckingType]`.
---@return integer
function UITextInputTraits:spellCheckingType() end

--- Optional: `-[UITextInputTraits textContentType]`.
---@return string?
function UITextInputTraits:textContentType() end
end

do
-- UITextViewDelegate
--- The protocol `UITextViewDelegate`.
---@class UITextViewDelegate: UIScrollViewDelegate
local UITextViewDelegate = {}

--- Optional: `-[UITextViewDelegate textView:editMenuForTextInRange:suggestedActions:]`.
---@param textView UITextView
---@param editMenuForTextInRange NSRangeArgument
---@param suggestedActions any[]
---@return any
function UITextViewDelegate:textView_editMenuForTextInRange_suggestedActions_(textView, editMenuForTextInRange, suggestedActions) end

--- Optional: `-[UITextViewDelegate textView:shouldChangeTextInRange:replacementText:]`.
---@param textView UITextView
---@param shouldChangeTextInRange NSRangeArgument
---@param replacementText string?
---@return boolean
function UITextViewDelegate:textView_shouldChangeTextInRange_replacementText_(textView, shouldChangeTextInRange, replacementText) end

--- Optional: `-[UITextViewDelegate textView:shouldInteractWithTextAttachment:inRange:interaction:]`.
---@param textView UITextView
---@param shouldInteractWithTextAttachment NSTextAttachment
---@param inRange NSRangeArgument
---@param interaction integer
---@return boolean
function UITextViewDelegate:textView_shouldInteractWithTextAttachment_inRange_interaction_(textView, shouldInteractWithTextAttachment, inRange, interaction) end

--- Optional: `-[UITextViewDelegate textView:shouldInteractWithURL:inRange:interaction:]`.
---@param textView UITextView
---@param shouldInteractWithURL any
---@param inRange NSRangeArgument
---@param interaction integer
---@return boolean
function UITextViewDelegate:textView_shouldInteractWithURL_inRange_interaction_(textView, shouldInteractWithURL, inRange, interaction) end

--- Optional: `-[UITextViewDelegate textViewDidBeginEditing:]`.
---@param textView UITextView
function UITextViewDelegate:textViewDidBeginEditing_(textView) end

--- Optional: `-[UITextViewDelegate textViewDidChange:]`.
---@param textView UITextView
function UITextViewDelegate:textViewDidChange_(textView) end

--- Optional: `-[UITextViewDelegate textViewDidChangeSelection:]`.
---@param textView UITextView
function UITextViewDelegate:textViewDidChangeSelection_(textView) end

--- Optional: `-[UITextViewDelegate textViewDidEndEditing:]`.
---@param textView UITextView
function UITextViewDelegate:textViewDidEndEditing_(textView) end

--- Optional: `-[UITextViewDelegate textViewShouldBeginEditing:]`.
---@param textView UITextView
---@return boolean
function UITextViewDelegate:textViewShouldBeginEditing_(textView) end

--- Optional: `-[UITextViewDelegate textViewShouldEndEditing:]`.
---@param textView UITextView
---@return boolean
function UITextViewDelegate:textViewShouldEndEditing_(textView) end
end

do
-- UITimingCurveProvider
--- The protocol `UITimingCurveProvider`.
---@class UITimingCurveProvider
local UITimingCurveProvider = {}

--- Required: `-[UITimingCurveProvider cubicTimingParameters]`.
---@return UICubicTimingParameters?
function UITimingCurveProvider:cubicTimingParameters() end

--- Required: `-[UITimingCurveProvider springTimingParameters]`.
---@return UISpringTimingParameters?
function UITimingCurveProvider:springTimingParameters() end

--- Required: `-[UITimingCurveProvider timingCurveType]`.
---@return integer
function UITimingCurveProvider:timingCurveType() end
end

do
-- UITraitEnvironment
--- The protocol `UITraitEnvironment`.
---@class UITraitEnvironment: NSObjectProtocol
local UITraitEnvironment = {}

--- Required: `-[UITraitEnvironment traitCollection]`.
---@return UITraitCollection
function UITraitEnvironment:traitCollection() end

--- Required: `-[UITraitEnvironment traitCollectionDidChange:]`.
---@param traitCollection UITraitCollection?
function UITraitEnvironment:traitCollectionDidChange_(traitCollection) end
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
---@return UIView
function UIViewControllerContextTransitioning:containerView() end

--- Required: `-[UIViewControllerContextTransitioning finalFrameForViewController:]`.
---@param viewController UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:finalFrameForViewController_(viewController) end

--- Required: `-[UIViewControllerContextTransitioning finishInteractiveTransition]`.
function UIViewControllerContextTransitioning:finishInteractiveTransition() end

--- Required: `-[UIViewControllerContextTransitioning initialFrameForViewController:]`.
---@param viewController UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:initialFrameForViewController_(viewController) end

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
---@param viewControllerForKey string
---@return UIViewController?
function UIViewControllerContextTransitioning:viewControllerForKey_(viewControllerForKey) end

--- Required: `-[UIViewControllerContextTransitioning viewForKey:]`.
---@param viewForKey string
---@return UIView?
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
---@param animationControllerForDismissedController UIViewController
---@return any
function UIViewControllerTransitioningDelegate:animationControllerForDismissedController_(animationControllerForDismissedController) end

--- Optional: `-[UIViewControllerTransitioningDelegate animationControllerForPresentedController:presentingController:sourceController:]`.
---@param animationControllerForPresentedController UIViewController
---@param presentingController UIViewController
---@param sourceController UIViewController
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
---@param webView UIWebView
---@param didFailLoadWithError NSError
function UIWebViewDelegate:webView_didFailLoadWithError_(webView, didFailLoadWithError) end

--- Optional: `-[UIWebViewDelegate webView:shouldStartLoadWithRequest:navigationType:]`.
---@param webView UIWebView
---@param shouldStartLoadWithRequest NSURLRequest
---@param navigationType integer
---@return boolean
function UIWebViewDelegate:webView_shouldStartLoadWithRequest_navigationType_(webView, shouldStartLoadWithRequest, navigationType) end

--- Optional: `-[UIWebViewDelegate webViewDidFinishLoad:]`.
---@param webView UIWebView
function UIWebViewDelegate:webViewDidFinishLoad_(webView) end

--- Optional: `-[UIWebViewDelegate webViewDidStartLoad:]`.
---@param webView UIWebView
function UIWebViewDelegate:webViewDidStartLoad_(webView) end
end

do
-- UIWindowSceneDelegate
--- The protocol `UIWindowSceneDelegate`.
---@class UIWindowSceneDelegate: UISceneDelegate
local UIWindowSceneDelegate = {}

--- Optional: `-[UIWindowSceneDelegate setWindow:]`.
---@param window UIWindow?
function UIWindowSceneDelegate:setWindow_(window) end

--- Optional: `-[UIWindowSceneDelegate window]`.
---@return UIWindow?
function UIWindowSceneDelegate:window() end

--- Optional: `-[UIWindowSceneDelegate windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:]`.
---@param windowScene UIWindowScene
---@param didUpdateCoordinateSpace any
---@param interfaceOrientation integer
---@param traitCollection UITraitCollection
function UIWindowSceneDelegate:windowScene_didUpdateCoordinateSpace_interfaceOrientation_traitCollection_(windowScene, didUpdateCoordinateSpace, interfaceOrientation, traitCollection) end

--- Optional: `-[UIWindowSceneDelegate windowScene:performActionForShortcutItem:completionHandler:]`.
---@param windowScene UIWindowScene
---@param performActionForShortcutItem UIApplicationShortcutItem
---@param completionHandler function
function UIWindowSceneDelegate:windowScene_performActionForShortcutItem_completionHandler_(windowScene, performActionForShortcutItem, completionHandler) end

--- Optional: `-[UIWindowSceneDelegate windowScene:userDidAcceptCloudKitShareWithMetadata:]`.
---@param windowScene UIWindowScene
---@param userDidAcceptCloudKitShareWithMetadata any
function UIWindowSceneDelegate:windowScene_userDidAcceptCloudKitShareWithMetadata_(windowScene, userDidAcceptCloudKitShareWithMetadata) end
end

do
-- WKNavigationDelegate
--- The protocol `WKNavigationDelegate`.
---@class WKNavigationDelegate: NSObjectProtocol
local WKNavigationDelegate = {}

--- Optional: `-[WKNavigationDelegate webView:authenticationChallenge:shouldAllowDeprecatedTLS:]`.
---@param webView WKWebView
---@param authenticationChallenge any
---@param shouldAllowDeprecatedTLS function
function WKNavigationDelegate:webView_authenticationChallenge_shouldAllowDeprecatedTLS_(webView, authenticationChallenge, shouldAllowDeprecatedTLS) end

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationAction:decisionHandler:]`.
---@param webView WKWebView
---@param decidePolicyForNavigationAction WKNavigationAction
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationAction_decisionHandler_(webView, decidePolicyForNavigationAction, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationAction:preferences:decisionHandler:]`.
---@param webView WKWebView
---@param decidePolicyForNavigationAction WKNavigationAction
---@param preferences any
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationAction_preferences_decisionHandler_(webView, decidePolicyForNavigationAction, preferences, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:decidePolicyForNavigationResponse:decisionHandler:]`.
---@param webView WKWebView
---@param decidePolicyForNavigationResponse WKNavigationResponse
---@param decisionHandler function
function WKNavigationDelegate:webView_decidePolicyForNavigationResponse_decisionHandler_(webView, decidePolicyForNavigationResponse, decisionHandler) end

--- Optional: `-[WKNavigationDelegate webView:didCommitNavigation:]`.
---@param webView WKWebView
---@param didCommitNavigation any
function WKNavigationDelegate:webView_didCommitNavigation_(webView, didCommitNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didFailNavigation:withError:]`.
---@param webView WKWebView
---@param didFailNavigation any
---@param error NSError
function WKNavigationDelegate:webView_didFailNavigation_withError_(webView, didFailNavigation, error) end

--- Optional: `-[WKNavigationDelegate webView:didFailProvisionalNavigation:withError:]`.
---@param webView WKWebView
---@param didFailProvisionalNavigation any
---@param error NSError
function WKNavigationDelegate:webView_didFailProvisionalNavigation_withError_(webView, didFailProvisionalNavigation, error) end

--- Optional: `-[WKNavigationDelegate webView:didFinishNavigation:]`.
---@param webView WKWebView
---@param didFinishNavigation any
function WKNavigationDelegate:webView_didFinishNavigation_(webView, didFinishNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didReceiveAuthenticationChallenge:completionHandler:]`.
---@param webView WKWebView
---@param didReceiveAuthenticationChallenge any
---@param completionHandler function
function WKNavigationDelegate:webView_didReceiveAuthenticationChallenge_completionHandler_(webView, didReceiveAuthenticationChallenge, completionHandler) end

--- Optional: `-[WKNavigationDelegate webView:didReceiveServerRedirectForProvisionalNavigation:]`.
---@param webView WKWebView
---@param didReceiveServerRedirectForProvisionalNavigation any
function WKNavigationDelegate:webView_didReceiveServerRedirectForProvisionalNavigation_(webView, didReceiveServerRedirectForProvisionalNavigation) end

--- Optional: `-[WKNavigationDelegate webView:didStartProvisionalNavigation:]`.
---@param webView WKWebView
---@param didStartProvisionalNavigation any
function WKNavigationDelegate:webView_didStartProvisionalNavigation_(webView, didStartProvisionalNavigation) end

--- Optional: `-[WKNavigationDelegate webView:navigationAction:didBecomeDownload:]`.
---@param webView WKWebView
---@param navigationAction WKNavigationAction
---@param didBecomeDownload any
function WKNavigationDelegate:webView_navigationAction_didBecomeDownload_(webView, navigationAction, didBecomeDownload) end

--- Optional: `-[WKNavigationDelegate webView:navigationResponse:didBecomeDownload:]`.
---@param webView WKWebView
---@param navigationResponse WKNavigationResponse
---@param didBecomeDownload any
function WKNavigationDelegate:webView_navigationResponse_didBecomeDownload_(webView, navigationResponse, didBecomeDownload) end

--- Optional: `-[WKNavigationDelegate webViewWebContentProcessDidTerminate:]`.
---@param webView WKWebView
function WKNavigationDelegate:webViewWebContentProcessDidTerminate_(webView) end
end

do
-- WKScriptMessageHandler
--- The protocol `WKScriptMessageHandler`.
---@class WKScriptMessageHandler: NSObjectProtocol
local WKScriptMessageHandler = {}

--- Required: `-[WKScriptMessageHandler userContentController:didReceiveScriptMessage:]`.
---@param userContentController WKUserContentController
---@param didReceiveScriptMessage WKScriptMessage
function WKScriptMessageHandler:userContentController_didReceiveScriptMessage_(userContentController, didReceiveScriptMessage) end
end

do
-- WKUIDelegate
--- The protocol `WKUIDelegate`.
---@class WKUIDelegate: NSObjectProtocol
local WKUIDelegate = {}

--- Optional: `-[WKUIDelegate webView:commitPreviewingViewController:]`.
---@param webView WKWebView
---@param commitPreviewingViewController UIViewController
function WKUIDelegate:webView_commitPreviewingViewController_(webView, commitPreviewingViewController) end

--- Optional: `-[WKUIDelegate webView:contextMenuConfigurationForElement:completionHandler:]`.
---@param webView WKWebView
---@param contextMenuConfigurationForElement any
---@param completionHandler function
function WKUIDelegate:webView_contextMenuConfigurationForElement_completionHandler_(webView, contextMenuConfigurationForElement, completionHandler) end

--- Optional: `-[WKUIDelegate webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:]`.
---@param webView WKWebView
---@param createWebViewWithConfiguration WKWebViewConfiguration
---@param navigationAction WKNavigationAction
---@param windowFeatures any
---@return WKWebView?
function WKUIDelegate:webView_createWebViewWithConfiguration_forNavigationAction_windowFeatures_(webView, createWebViewWithConfiguration, navigationAction, windowFeatures) end

--- Optional: `-[WKUIDelegate webView:previewingViewControllerForElement:defaultActions:]`.
---@param webView WKWebView
---@param previewingViewControllerForElement any
---@param defaultActions any[]
---@return UIViewController?
function WKUIDelegate:webView_previewingViewControllerForElement_defaultActions_(webView, previewingViewControllerForElement, defaultActions) end

--- Optional: `-[WKUIDelegate webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:]`.
---@param webView WKWebView
---@param requestMediaCapturePermissionForOrigin any
---@param initiatedByFrame WKFrameInfo
---@param type integer
---@param decisionHandler function
function WKUIDelegate:webView_requestMediaCapturePermissionForOrigin_initiatedByFrame_type_decisionHandler_(webView, requestMediaCapturePermissionForOrigin, initiatedByFrame, type, decisionHandler) end

--- Optional: `-[WKUIDelegate webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:]`.
---@param webView WKWebView
---@param runJavaScriptAlertPanelWithMessage WKScriptMessage
---@param initiatedByFrame WKFrameInfo
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptAlertPanelWithMessage_initiatedByFrame_completionHandler_(webView, runJavaScriptAlertPanelWithMessage, initiatedByFrame, completionHandler) end

--- Optional: `-[WKUIDelegate webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:]`.
---@param webView WKWebView
---@param runJavaScriptConfirmPanelWithMessage WKScriptMessage
---@param initiatedByFrame WKFrameInfo
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptConfirmPanelWithMessage_initiatedByFrame_completionHandler_(webView, runJavaScriptConfirmPanelWithMessage, initiatedByFrame, completionHandler) end

--- Optional: `-[WKUIDelegate webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:]`.
---@param webView WKWebView
---@param runJavaScriptTextInputPanelWithPrompt string
---@param defaultText string?
---@param initiatedByFrame WKFrameInfo
---@param completionHandler function
function WKUIDelegate:webView_runJavaScriptTextInputPanelWithPrompt_defaultText_initiatedByFrame_completionHandler_(webView, runJavaScriptTextInputPanelWithPrompt, defaultText, initiatedByFrame, completionHandler) end

--- Optional: `-[WKUIDelegate webView:shouldPreviewElement:]`.
---@param webView WKWebView
---@param shouldPreviewElement any
---@return boolean
function WKUIDelegate:webView_shouldPreviewElement_(webView, shouldPreviewElement) end

--- Optional: `-[WKUIDelegate webViewDidClose:]`.
---@param webView WKWebView
function WKUIDelegate:webViewDidClose_(webView) end
end

do
-- UIAction
--- An instance of `UIAction`.
---@class UIAction: UIMenuElement
local UIAction = {}

--- `-[UIAction attributes]`
---@return integer
function UIAction:attributes() end

--- `-[UIAction discoverabilityTitle]`
---@return string?
function UIAction:discoverabilityTitle() end

--- `-[UIAction identifier]`
---@return string
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
---@param discoverabilityTitle string?
function UIAction:setDiscoverabilityTitle_(discoverabilityTitle) end

--- `-[UIAction setImage:]`
---@param image any
function UIAction:setImage_(image) end

--- `-[UIAction setState:]`
---@param state integer
function UIAction:setState_(state) end

--- `-[UIAction setTitle:]`
---@param title string
function UIAction:setTitle_(title) end

--- `-[UIAction state]`
---@return integer
function UIAction:state() end

--- `-[UIAction title]`
---@return string
function UIAction:title() end

-- UIActionClass
--- The class `UIAction` itself.
---@class UIActionClass: UIMenuElementClass
---@field alloc fun(self: UIActionClass): UIAction
---@field new fun(self: UIActionClass): UIAction
local UIActionClass = {}

--- `+[UIAction actionWithHandler:]`
---@param actionWithHandler function
---@return UIAction
function UIActionClass:actionWithHandler_(actionWithHandler) end

--- `+[UIAction actionWithTitle:image:identifier:handler:]`
---@param actionWithTitle string
---@param image any
---@param identifier string?
---@param handler function
---@return UIAction
function UIActionClass:actionWithTitle_image_identifier_handler_(actionWithTitle, image, identifier, handler) end
end

do
-- UIActionSheet
--- An instance of `UIActionSheet`.
---@class UIActionSheet: UIView
local UIActionSheet = {}

--- `-[UIActionSheet _buttonClicked:]`
---@param _buttonClicked UIButton?
function UIActionSheet:_buttonClicked_(_buttonClicked) end

--- `-[UIActionSheet actionSheetStyle]`
---@return integer
function UIActionSheet:actionSheetStyle() end

--- `-[UIActionSheet addButtonWithTitle:]`
---@param buttonWithTitle string?
---@return integer
function UIActionSheet:addButtonWithTitle_(buttonWithTitle) end

--- `-[UIActionSheet buttonTitleAtIndex:]`
---@param buttonTitleAtIndex integer
---@return string?
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
---@param title string?
function UIActionSheet:setTitle_(title) end

--- `-[UIActionSheet showFromBarButtonItem:animated:]`
---@param showFromBarButtonItem any
---@param animated boolean
function UIActionSheet:showFromBarButtonItem_animated_(showFromBarButtonItem, animated) end

--- `-[UIActionSheet showFromRect:inView:animated:]`
---@param showFromRect CGRectArgument
---@param inView UIView?
---@param animated boolean
function UIActionSheet:showFromRect_inView_animated_(showFromRect, inView, animated) end

--- `-[UIActionSheet showFromTabBar:]`
---@param showFromTabBar UIView?
function UIActionSheet:showFromTabBar_(showFromTabBar) end

--- `-[UIActionSheet showFromToolbar:]`
---@param showFromToolbar UIView?
function UIActionSheet:showFromToolbar_(showFromToolbar) end

--- `-[UIActionSheet showInView:]`
---@param view UIView?
function UIActionSheet:showInView_(view) end

--- `-[UIActionSheet title]`
---@return string?
function UIActionSheet:title() end

-- UIActionSheetClass
--- The class `UIActionSheet` itself.
---@class UIActionSheetClass: UIViewClass
---@field alloc fun(self: UIActionSheetClass): UIActionSheet
---@field new fun(self: UIActionSheetClass): UIActionSheet
local UIActionSheetClass = {}
end

do
-- UIActivity
--- An instance of `UIActivity`.
---@class UIActivity: NSObject
local UIActivity = {}

--- `-[UIActivity activityDidFinish:]`
---@param activityDidFinish boolean
function UIActivity:activityDidFinish_(activityDidFinish) end

--- `-[UIActivity activityImage]`
---@return UIImage?
function UIActivity:activityImage() end

--- `-[UIActivity activityTitle]`
---@return string?
function UIActivity:activityTitle() end

--- `-[UIActivity activityType]`
---@return string?
function UIActivity:activityType() end

--- `-[UIActivity activityViewController]`
---@return UIViewController?
function UIActivity:activityViewController() end

--- `-[UIActivity canPerformWithActivityItems:]`
---@param canPerformWithActivityItems any
---@return boolean
function UIActivity:canPerformWithActivityItems_(canPerformWithActivityItems) end

--- `-[UIActivity performActivity]`
function UIActivity:performActivity() end

--- `-[UIActivity prepareWithActivityItems:]`
---@param prepareWithActivityItems any
function UIActivity:prepareWithActivityItems_(prepareWithActivityItems) end

-- UIActivityClass
--- The class `UIActivity` itself.
---@class UIActivityClass: NSObjectClass
---@field alloc fun(self: UIActivityClass): UIActivity
---@field new fun(self: UIActivityClass): UIActivity
local UIActivityClass = {}

--- `+[UIActivity activityCategory]`
---@return integer
function UIActivityClass:activityCategory() end
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
---@return UIColor?
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
---@param color UIColor?
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
-- UIActivityViewController
--- An instance of `UIActivityViewController`.
---@class UIActivityViewController: UIViewController
local UIActivityViewController = {}

--- `-[UIActivityViewController allowsProminentActivity]`
---@return boolean
function UIActivityViewController:allowsProminentActivity() end

--- `-[UIActivityViewController completionHandler]`
---@return any
function UIActivityViewController:completionHandler() end

--- `-[UIActivityViewController completionWithItemsHandler]`
---@return function?
function UIActivityViewController:completionWithItemsHandler() end

--- `-[UIActivityViewController excludedActivityTypes]`
---@return string[]?
function UIActivityViewController:excludedActivityTypes() end

--- `-[UIActivityViewController initWithActivityItems:applicationActivities:]`
---@param activityItems any[]
---@param applicationActivities any[]?
---@return self
function UIActivityViewController:initWithActivityItems_applicationActivities_(activityItems, applicationActivities) end

--- `-[UIActivityViewController setAllowsProminentActivity:]`
---@param allowsProminentActivity boolean
function UIActivityViewController:setAllowsProminentActivity_(allowsProminentActivity) end

--- `-[UIActivityViewController setCompletionHandler:]`
---@param completionHandler any
function UIActivityViewController:setCompletionHandler_(completionHandler) end

--- `-[UIActivityViewController setCompletionWithItemsHandler:]`
---@param completionWithItemsHandler function?
function UIActivityViewController:setCompletionWithItemsHandler_(completionWithItemsHandler) end

--- `-[UIActivityViewController setExcludedActivityTypes:]`
---@param excludedActivityTypes string[]?
function UIActivityViewController:setExcludedActivityTypes_(excludedActivityTypes) end

--- `-[UIActivityViewController viewDidDisappear:]`
---@param viewDidDisappear boolean
function UIActivityViewController:viewDidDisappear_(viewDidDisappear) end

-- UIActivityViewControllerClass
--- The class `UIActivityViewController` itself.
---@class UIActivityViewControllerClass: UIViewControllerClass
---@field alloc fun(self: UIActivityViewControllerClass): UIActivityViewController
---@field new fun(self: UIActivityViewControllerClass): UIActivityViewController
local UIActivityViewControllerClass = {}
end

do
-- UIAlertAction
--- An instance of `UIAlertAction`.
---@class UIAlertAction: NSObject
local UIAlertAction = {}

--- `-[UIAlertAction copyWithZone:]`
---@param copyWithZone any
---@return UIAlertAction
function UIAlertAction:copyWithZone_(copyWithZone) end

--- `-[UIAlertAction handler]`
---@return function?
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
---@return string?
function UIAlertAction:title() end

-- UIAlertActionClass
--- The class `UIAlertAction` itself.
---@class UIAlertActionClass: NSObjectClass
---@field alloc fun(self: UIAlertActionClass): UIAlertAction
---@field new fun(self: UIAlertActionClass): UIAlertAction
local UIAlertActionClass = {}

--- `+[UIAlertAction actionWithTitle:style:handler:]`
---@param actionWithTitle string?
---@param style integer
---@param handler function?
---@return UIAlertAction
function UIAlertActionClass:actionWithTitle_style_handler_(actionWithTitle, style, handler) end
end

do
-- UIAlertController
--- An instance of `UIAlertController`.
---@class UIAlertController: UIViewController
local UIAlertController = {}

--- `-[UIAlertController _actionViewTapped:]`
---@param _actionViewTapped UIButton?
function UIAlertController:_actionViewTapped_(_actionViewTapped) end

--- `-[UIAlertController _dimmingViewTapped]`
function UIAlertController:_dimmingViewTapped() end

--- `-[UIAlertController _dismissAnimated:triggeringAction:]`
---@param _dismissAnimated boolean
---@param triggeringAction UIAlertAction?
function UIAlertController:_dismissAnimated_triggeringAction_(_dismissAnimated, triggeringAction) end

--- `-[UIAlertController _dismissWithAction:]`
---@param _dismissWithAction UIAlertAction
function UIAlertController:_dismissWithAction_(_dismissWithAction) end

--- `-[UIAlertController _invokeHandlersForAction:]`
---@param _invokeHandlersForAction UIAlertAction
function UIAlertController:_invokeHandlersForAction_(_invokeHandlersForAction) end

--- `-[UIAlertController actions]`
---@return UIAlertAction[]
function UIAlertController:actions() end

--- `-[UIAlertController addAction:]`
---@param action UIAlertAction
function UIAlertController:addAction_(action) end

--- `-[UIAlertController addTextFieldWithConfigurationHandler:]`
---@param textFieldWithConfigurationHandler function?
function UIAlertController:addTextFieldWithConfigurationHandler_(textFieldWithConfigurationHandler) end

--- `-[UIAlertController loadView]`
function UIAlertController:loadView() end

--- `-[UIAlertController message]`
---@return string?
function UIAlertController:message() end

--- `-[UIAlertController preferredAction]`
---@return UIAlertAction?
function UIAlertController:preferredAction() end

--- `-[UIAlertController preferredStyle]`
---@return integer
function UIAlertController:preferredStyle() end

--- `-[UIAlertController setMessage:]`
---@param message string?
function UIAlertController:setMessage_(message) end

--- `-[UIAlertController setPreferredAction:]`
---@param preferredAction UIAlertAction?
function UIAlertController:setPreferredAction_(preferredAction) end

--- `-[UIAlertController setTitle:]`
---@param title string?
function UIAlertController:setTitle_(title) end

--- `-[UIAlertController textFields]`
---@return UITextField[]?
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
---@param alertControllerWithTitle string?
---@param message string?
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
---@param _buttonClicked UIButton?
function UIAlertView:_buttonClicked_(_buttonClicked) end

--- `-[UIAlertView _textChanged:]`
---@param _textChanged any
function UIAlertView:_textChanged_(_textChanged) end

--- `-[UIAlertView addButtonWithTitle:]`
---@param buttonWithTitle string?
---@return integer
function UIAlertView:addButtonWithTitle_(buttonWithTitle) end

--- `-[UIAlertView alertViewStyle]`
---@return integer
function UIAlertView:alertViewStyle() end

--- `-[UIAlertView buttonTitleAtIndex:]`
---@param buttonTitleAtIndex integer
---@return string?
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
---@return string?
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
---@param message string?
function UIAlertView:setMessage_(message) end

--- `-[UIAlertView setTitle:]`
---@param title string?
function UIAlertView:setTitle_(title) end

--- `-[UIAlertView show]`
function UIAlertView:show() end

--- `-[UIAlertView textFieldAtIndex:]`
---@param textFieldAtIndex integer
---@return UITextField
function UIAlertView:textFieldAtIndex_(textFieldAtIndex) end

--- `-[UIAlertView title]`
---@return string?
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

--- `-[UIApplication _performMemoryWarning]`
function UIApplication:_performMemoryWarning() end

--- `-[UIApplication alternateIconName]`
---@return string?
function UIApplication:alternateIconName() end

--- `-[UIApplication applicationIconBadgeNumber]`
---@return integer
function UIApplication:applicationIconBadgeNumber() end

--- `-[UIApplication applicationState]`
---@return integer
function UIApplication:applicationState() end

--- `-[UIApplication applicationSupportsShakeToEdit]`
---@return boolean
function UIApplication:applicationSupportsShakeToEdit() end

--- `-[UIApplication backgroundRefreshStatus]`
---@return integer
function UIApplication:backgroundRefreshStatus() end

--- `-[UIApplication backgroundTimeRemaining]`
---@return number
function UIApplication:backgroundTimeRemaining() end

--- `-[UIApplication beginBackgroundTaskWithExpirationHandler:]`
---@param beginBackgroundTaskWithExpirationHandler function?
---@return integer
function UIApplication:beginBackgroundTaskWithExpirationHandler_(beginBackgroundTaskWithExpirationHandler) end

--- `-[UIApplication beginBackgroundTaskWithName:expirationHandler:]`
---@param beginBackgroundTaskWithName string?
---@param expirationHandler function?
---@return integer
function UIApplication:beginBackgroundTaskWithName_expirationHandler_(beginBackgroundTaskWithName, expirationHandler) end

--- `-[UIApplication beginIgnoringInteractionEvents]`
function UIApplication:beginIgnoringInteractionEvents() end

--- `-[UIApplication beginReceivingRemoteControlEvents]`
function UIApplication:beginReceivingRemoteControlEvents() end

--- `-[UIApplication canOpenURL:]`
---@param uRL NSURL?
---@return boolean
function UIApplication:canOpenURL_(uRL) end

--- `-[UIApplication cancelAllLocalNotifications]`
function UIApplication:cancelAllLocalNotifications() end

--- `-[UIApplication cancelLocalNotification:]`
---@param cancelLocalNotification any
function UIApplication:cancelLocalNotification_(cancelLocalNotification) end

--- `-[UIApplication clearKeepAliveTimeout]`
function UIApplication:clearKeepAliveTimeout() end

--- `-[UIApplication completeStateRestoration]`
function UIApplication:completeStateRestoration() end

--- `-[UIApplication connectedScenes]`
---@return UIWindowScene[]
function UIApplication:connectedScenes() end

--- `-[UIApplication currentUserNotificationSettings]`
---@return any
function UIApplication:currentUserNotificationSettings() end

--- `-[UIApplication delegate]`
---@return any
function UIApplication:delegate() end

--- `-[UIApplication enabledRemoteNotificationTypes]`
---@return integer
function UIApplication:enabledRemoteNotificationTypes() end

--- `-[UIApplication endBackgroundTask:]`
---@param endBackgroundTask integer
function UIApplication:endBackgroundTask_(endBackgroundTask) end

--- `-[UIApplication endIgnoringInteractionEvents]`
function UIApplication:endIgnoringInteractionEvents() end

--- `-[UIApplication endReceivingRemoteControlEvents]`
function UIApplication:endReceivingRemoteControlEvents() end

--- `-[UIApplication extendStateRestoration]`
function UIApplication:extendStateRestoration() end

--- `-[UIApplication handleKeyUIEvent:]`
---@param event UIEvent?
function UIApplication:handleKeyUIEvent_(event) end

--- `-[UIApplication ignoreSnapshotOnNextApplicationLaunch]`
function UIApplication:ignoreSnapshotOnNextApplicationLaunch() end

--- `-[UIApplication init]`
---@return self
function UIApplication:init() end

--- `-[UIApplication isIdleTimerDisabled]`
---@return boolean
function UIApplication:isIdleTimerDisabled() end

--- `-[UIApplication isIgnoringInteractionEvents]`
---@return boolean
function UIApplication:isIgnoringInteractionEvents() end

--- `-[UIApplication isNetworkActivityIndicatorVisible]`
---@return boolean
function UIApplication:isNetworkActivityIndicatorVisible() end

--- `-[UIApplication isProtectedDataAvailable]`
---@return boolean
function UIApplication:isProtectedDataAvailable() end

--- `-[UIApplication isRegisteredForRemoteNotifications]`
---@return boolean
function UIApplication:isRegisteredForRemoteNotifications() end

--- `-[UIApplication isStatusBarHidden]`
---@return boolean
function UIApplication:isStatusBarHidden() end

--- `-[UIApplication keyWindow]`
---@return UIWindow?
function UIApplication:keyWindow() end

--- `-[UIApplication openSessions]`
---@return UISceneSession[]
function UIApplication:openSessions() end

--- `-[UIApplication openURL:]`
---@param uRL NSURL?
---@return boolean
function UIApplication:openURL_(uRL) end

--- `-[UIApplication openURL:options:completionHandler:]`
---@param uRL NSURL?
---@param options any
---@param completionHandler function?
function UIApplication:openURL_options_completionHandler_(uRL, options, completionHandler) end

--- `-[UIApplication popRunLoopMode:]`
---@param popRunLoopMode string
function UIApplication:popRunLoopMode_(popRunLoopMode) end

--- `-[UIApplication popRunLoopMode:requester:]`
---@param popRunLoopMode string
---@param requester any
function UIApplication:popRunLoopMode_requester_(popRunLoopMode, requester) end

--- `-[UIApplication preferredContentSizeCategory]`
---@return string
function UIApplication:preferredContentSizeCategory() end

--- `-[UIApplication presentLocalNotificationNow:]`
---@param presentLocalNotificationNow any
function UIApplication:presentLocalNotificationNow_(presentLocalNotificationNow) end

--- `-[UIApplication pushRunLoopMode:]`
---@param pushRunLoopMode string
function UIApplication:pushRunLoopMode_(pushRunLoopMode) end

--- `-[UIApplication pushRunLoopMode:requester:]`
---@param pushRunLoopMode string
---@param requester any
function UIApplication:pushRunLoopMode_requester_(pushRunLoopMode, requester) end

--- `-[UIApplication registerForRemoteNotificationTypes:]`
---@param registerForRemoteNotificationTypes integer
function UIApplication:registerForRemoteNotificationTypes_(registerForRemoteNotificationTypes) end

--- `-[UIApplication registerForRemoteNotifications]`
function UIApplication:registerForRemoteNotifications() end

--- `-[UIApplication registerUserNotificationSettings:]`
---@param registerUserNotificationSettings any
function UIApplication:registerUserNotificationSettings_(registerUserNotificationSettings) end

--- `-[UIApplication scheduleLocalNotification:]`
---@param scheduleLocalNotification any
function UIApplication:scheduleLocalNotification_(scheduleLocalNotification) end

--- `-[UIApplication scheduledLocalNotifications]`
---@return any[]
function UIApplication:scheduledLocalNotifications() end

--- `-[UIApplication sendAction:to:from:forEvent:]`
---@param action SEL
---@param to any
---@param from any
---@param event any
---@return boolean
function UIApplication:sendAction_to_from_forEvent_(action, to, from, event) end

--- `-[UIApplication sendEvent:]`
---@param event UIEvent
function UIApplication:sendEvent_(event) end

--- `-[UIApplication setAlternateIconName:]`
---@param alternateIconName string?
function UIApplication:setAlternateIconName_(alternateIconName) end

--- `-[UIApplication setAlternateIconName:completionHandler:]`
---@param alternateIconName string?
---@param completionHandler function?
function UIApplication:setAlternateIconName_completionHandler_(alternateIconName, completionHandler) end

--- `-[UIApplication setApplicationIconBadgeNumber:]`
---@param applicationIconBadgeNumber integer
function UIApplication:setApplicationIconBadgeNumber_(applicationIconBadgeNumber) end

--- `-[UIApplication setApplicationSupportsShakeToEdit:]`
---@param applicationSupportsShakeToEdit boolean
function UIApplication:setApplicationSupportsShakeToEdit_(applicationSupportsShakeToEdit) end

--- `-[UIApplication setCurrentUserNotificationSettings:]`
---@param currentUserNotificationSettings any
function UIApplication:setCurrentUserNotificationSettings_(currentUserNotificationSettings) end

--- `-[UIApplication setDelegate:]`
---@param delegate any
function UIApplication:setDelegate_(delegate) end

--- `-[UIApplication setIdleTimerDisabled:]`
---@param idleTimerDisabled boolean
function UIApplication:setIdleTimerDisabled_(idleTimerDisabled) end

--- `-[UIApplication setMinimumBackgroundFetchInterval:]`
---@param minimumBackgroundFetchInterval number
function UIApplication:setMinimumBackgroundFetchInterval_(minimumBackgroundFetchInterval) end

--- `-[UIApplication setNetworkActivityIndicatorVisible:]`
---@param networkActivityIndicatorVisible boolean
function UIApplication:setNetworkActivityIndicatorVisible_(networkActivityIndicatorVisible) end

--- `-[UIApplication setScheduledLocalNotifications:]`
---@param scheduledLocalNotifications any[]
function UIApplication:setScheduledLocalNotifications_(scheduledLocalNotifications) end

--- `-[UIApplication setShortcutItems:]`
---@param shortcutItems UIApplicationShortcutItem[]
function UIApplication:setShortcutItems_(shortcutItems) end

--- `-[UIApplication setStatusBarHidden:]`
---@param statusBarHidden boolean
function UIApplication:setStatusBarHidden_(statusBarHidden) end

--- `-[UIApplication setStatusBarHidden:animated:]`
---@param statusBarHidden boolean
---@param animated boolean
function UIApplication:setStatusBarHidden_animated_(statusBarHidden, animated) end

--- `-[UIApplication setStatusBarHidden:withAnimation:]`
---@param statusBarHidden boolean
---@param animation integer
function UIApplication:setStatusBarHidden_withAnimation_(statusBarHidden, animation) end

--- `-[UIApplication setStatusBarOrientation:]`
---@param statusBarOrientation integer
function UIApplication:setStatusBarOrientation_(statusBarOrientation) end

--- `-[UIApplication setStatusBarOrientation:animated:]`
---@param statusBarOrientation integer
---@param animated boolean
function UIApplication:setStatusBarOrientation_animated_(statusBarOrientation, animated) end

--- `-[UIApplication setStatusBarStyle:]`
---@param statusBarStyle integer
function UIApplication:setStatusBarStyle_(statusBarStyle) end

--- `-[UIApplication setStatusBarStyle:animated:]`
---@param statusBarStyle integer
---@param animated boolean
function UIApplication:setStatusBarStyle_animated_(statusBarStyle, animated) end

--- `-[UIApplication shortcutItems]`
---@return UIApplicationShortcutItem[]
function UIApplication:shortcutItems() end

--- `-[UIApplication statusBarFrame]`
---@return CGRect
function UIApplication:statusBarFrame() end

--- `-[UIApplication statusBarOrientation]`
---@return integer
function UIApplication:statusBarOrientation() end

--- `-[UIApplication statusBarOrientationAnimationDuration]`
---@return number
function UIApplication:statusBarOrientationAnimationDuration() end

--- `-[UIApplication statusBarStyle]`
---@return integer
function UIApplication:statusBarStyle() end

--- `-[UIApplication supportedInterfaceOrientationsForWindow:]`
---@param window UIWindow?
---@return integer
function UIApplication:supportedInterfaceOrientationsForWindow_(window) end

--- `-[UIApplication supportsAlternateIcons]`
---@return boolean
function UIApplication:supportsAlternateIcons() end

--- `-[UIApplication supportsMultipleScenes]`
---@return boolean
function UIApplication:supportsMultipleScenes() end

--- `-[UIApplication suspend]`
function UIApplication:suspend() end

--- `-[UIApplication unregisterForRemoteNotifications]`
function UIApplication:unregisterForRemoteNotifications() end

--- `-[UIApplication userInterfaceLayoutDirection]`
---@return integer
function UIApplication:userInterfaceLayoutDirection() end

--- `-[UIApplication windows]`
---@return UIWindow[]
function UIApplication:windows() end

-- UIApplicationClass
--- The class `UIApplication` itself.
---@class UIApplicationClass: UIResponderClass
---@field alloc fun(self: UIApplicationClass): UIApplication
---@field new fun(self: UIApplicationClass): UIApplication
local UIApplicationClass = {}

--- `+[UIApplication sharedApplication]`
---@return UIApplication
function UIApplicationClass:sharedApplication() end
end

do
-- UIApplicationShortcutItem
--- An instance of `UIApplicationShortcutItem`.
---@class UIApplicationShortcutItem: NSObject
local UIApplicationShortcutItem = {}

--- `-[UIApplicationShortcutItem copyWithZone:]`
---@param copyWithZone any
---@return UIApplicationShortcutItem
function UIApplicationShortcutItem:copyWithZone_(copyWithZone) end

--- `-[UIApplicationShortcutItem initWithType:localizedTitle:]`
---@param type string
---@param localizedTitle string
---@return self
function UIApplicationShortcutItem:initWithType_localizedTitle_(type, localizedTitle) end

--- `-[UIApplicationShortcutItem initWithType:localizedTitle:localizedSubtitle:icon:userInfo:]`
---@param type any
---@param localizedTitle any
---@param localizedSubtitle any
---@param icon any
---@param userInfo any
---@return self
function UIApplicationShortcutItem:initWithType_localizedTitle_localizedSubtitle_icon_userInfo_(type, localizedTitle, localizedSubtitle, icon, userInfo) end

--- `-[UIApplicationShortcutItem localizedSubtitle]`
---@return string?
function UIApplicationShortcutItem:localizedSubtitle() end

--- `-[UIApplicationShortcutItem localizedTitle]`
---@return string
function UIApplicationShortcutItem:localizedTitle() end

--- `-[UIApplicationShortcutItem type]`
---@return string
function UIApplicationShortcutItem:type() end

--- `-[UIApplicationShortcutItem userInfo]`
---@return any
function UIApplicationShortcutItem:userInfo() end

-- UIApplicationShortcutItemClass
--- The class `UIApplicationShortcutItem` itself.
---@class UIApplicationShortcutItemClass: NSObjectClass
---@field alloc fun(self: UIApplicationShortcutItemClass): UIApplicationShortcutItem
---@field new fun(self: UIApplicationShortcutItemClass): UIApplicationShortcutItem
local UIApplicationShortcutItemClass = {}
end

do
-- UIBackgroundConfiguration
--- An instance of `UIBackgroundConfiguration`.
---@class UIBackgroundConfiguration: NSObject, NSCopying
local UIBackgroundConfiguration = {}

--- `-[UIBackgroundConfiguration backgroundColor]`
---@return UIColor?
function UIBackgroundConfiguration:backgroundColor() end

--- `-[UIBackgroundConfiguration backgroundColorTransformer]`
---@return function?
function UIBackgroundConfiguration:backgroundColorTransformer() end

--- `-[UIBackgroundConfiguration backgroundInsets]`
---@return NSDirectionalEdgeInsets
function UIBackgroundConfiguration:backgroundInsets() end

--- `-[UIBackgroundConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function UIBackgroundConfiguration:copyWithZone_(copyWithZone) end

--- `-[UIBackgroundConfiguration cornerRadius]`
---@return number
function UIBackgroundConfiguration:cornerRadius() end

--- `-[UIBackgroundConfiguration customView]`
---@return UIView?
function UIBackgroundConfiguration:customView() end

--- `-[UIBackgroundConfiguration edgesAddingLayoutMarginsToBackgroundInsets]`
---@return integer
function UIBackgroundConfiguration:edgesAddingLayoutMarginsToBackgroundInsets() end

--- `-[UIBackgroundConfiguration hash]`
---@return integer
function UIBackgroundConfiguration:hash() end

--- `-[UIBackgroundConfiguration image]`
---@return UIImage?
function UIBackgroundConfiguration:image() end

--- `-[UIBackgroundConfiguration imageContentMode]`
---@return integer
function UIBackgroundConfiguration:imageContentMode() end

--- `-[UIBackgroundConfiguration isEqual:]`
---@param isEqual any
---@return boolean
function UIBackgroundConfiguration:isEqual_(isEqual) end

--- `-[UIBackgroundConfiguration resolvedBackgroundColorForTintColor:]`
---@param color UIColor
---@return UIColor?
function UIBackgroundConfiguration:resolvedBackgroundColorForTintColor_(color) end

--- `-[UIBackgroundConfiguration resolvedStrokeColorForTintColor:]`
---@param color UIColor
---@return UIColor
function UIBackgroundConfiguration:resolvedStrokeColorForTintColor_(color) end

--- `-[UIBackgroundConfiguration setBackgroundColor:]`
---@param color UIColor?
function UIBackgroundConfiguration:setBackgroundColor_(color) end

--- `-[UIBackgroundConfiguration setBackgroundColorTransformer:]`
---@param backgroundColorTransformer function?
function UIBackgroundConfiguration:setBackgroundColorTransformer_(backgroundColorTransformer) end

--- `-[UIBackgroundConfiguration setBackgroundInsets:]`
---@param backgroundInsets NSDirectionalEdgeInsetsArgument
function UIBackgroundConfiguration:setBackgroundInsets_(backgroundInsets) end

--- `-[UIBackgroundConfiguration setCornerRadius:]`
---@param cornerRadius number
function UIBackgroundConfiguration:setCornerRadius_(cornerRadius) end

--- `-[UIBackgroundConfiguration setCustomView:]`
---@param view UIView?
function UIBackgroundConfiguration:setCustomView_(view) end

--- `-[UIBackgroundConfiguration setEdgesAddingLayoutMarginsToBackgroundInsets:]`
---@param edgesAddingLayoutMarginsToBackgroundInsets integer
function UIBackgroundConfiguration:setEdgesAddingLayoutMarginsToBackgroundInsets_(edgesAddingLayoutMarginsToBackgroundInsets) end

--- `-[UIBackgroundConfiguration setImage:]`
---@param image UIImage?
function UIBackgroundConfiguration:setImage_(image) end

--- `-[UIBackgroundConfiguration setImageContentMode:]`
---@param imageContentMode integer
function UIBackgroundConfiguration:setImageContentMode_(imageContentMode) end

--- `-[UIBackgroundConfiguration setStrokeColor:]`
---@param color UIColor?
function UIBackgroundConfiguration:setStrokeColor_(color) end

--- `-[UIBackgroundConfiguration setStrokeColorTransformer:]`
---@param strokeColorTransformer function?
function UIBackgroundConfiguration:setStrokeColorTransformer_(strokeColorTransformer) end

--- `-[UIBackgroundConfiguration setStrokeOutset:]`
---@param strokeOutset number
function UIBackgroundConfiguration:setStrokeOutset_(strokeOutset) end

--- `-[UIBackgroundConfiguration setStrokeWidth:]`
---@param strokeWidth number
function UIBackgroundConfiguration:setStrokeWidth_(strokeWidth) end

--- `-[UIBackgroundConfiguration setVisualEffect:]`
---@param visualEffect UIVisualEffect?
function UIBackgroundConfiguration:setVisualEffect_(visualEffect) end

--- `-[UIBackgroundConfiguration strokeColor]`
---@return UIColor?
function UIBackgroundConfiguration:strokeColor() end

--- `-[UIBackgroundConfiguration strokeColorTransformer]`
---@return function?
function UIBackgroundConfiguration:strokeColorTransformer() end

--- `-[UIBackgroundConfiguration strokeOutset]`
---@return number
function UIBackgroundConfiguration:strokeOutset() end

--- `-[UIBackgroundConfiguration strokeWidth]`
---@return number
function UIBackgroundConfiguration:strokeWidth() end

--- `-[UIBackgroundConfiguration updatedConfigurationForState:]`
---@param updatedConfigurationForState UIViewConfigurationState
---@return UIBackgroundConfiguration
function UIBackgroundConfiguration:updatedConfigurationForState_(updatedConfigurationForState) end

--- `-[UIBackgroundConfiguration visualEffect]`
---@return UIVisualEffect?
function UIBackgroundConfiguration:visualEffect() end

-- UIBackgroundConfigurationClass
--- The class `UIBackgroundConfiguration` itself.
---@class UIBackgroundConfigurationClass: NSObjectClass
---@field alloc fun(self: UIBackgroundConfigurationClass): UIBackgroundConfiguration
---@field new fun(self: UIBackgroundConfigurationClass): UIBackgroundConfiguration
local UIBackgroundConfigurationClass = {}

--- `+[UIBackgroundConfiguration clearConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:clearConfiguration() end

--- `+[UIBackgroundConfiguration listAccompaniedSidebarCellConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listAccompaniedSidebarCellConfiguration() end

--- `+[UIBackgroundConfiguration listCellConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listCellConfiguration() end

--- `+[UIBackgroundConfiguration listFooterConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listFooterConfiguration() end

--- `+[UIBackgroundConfiguration listGroupedCellConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listGroupedCellConfiguration() end

--- `+[UIBackgroundConfiguration listGroupedHeaderFooterConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listGroupedHeaderFooterConfiguration() end

--- `+[UIBackgroundConfiguration listHeaderConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listHeaderConfiguration() end

--- `+[UIBackgroundConfiguration listPlainCellConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listPlainCellConfiguration() end

--- `+[UIBackgroundConfiguration listPlainHeaderFooterConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listPlainHeaderFooterConfiguration() end

--- `+[UIBackgroundConfiguration listSidebarCellConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listSidebarCellConfiguration() end

--- `+[UIBackgroundConfiguration listSidebarHeaderConfiguration]`
---@return UIBackgroundConfiguration
function UIBackgroundConfigurationClass:listSidebarHeaderConfiguration() end
end

do
-- UIBarAppearance
--- An instance of `UIBarAppearance`.
---@class UIBarAppearance: NSObject
local UIBarAppearance = {}

--- `-[UIBarAppearance backgroundColor]`
---@return UIColor?
function UIBarAppearance:backgroundColor() end

--- `-[UIBarAppearance backgroundEffect]`
---@return UIVisualEffect?
function UIBarAppearance:backgroundEffect() end

--- `-[UIBarAppearance backgroundImage]`
---@return UIImage?
function UIBarAppearance:backgroundImage() end

--- `-[UIBarAppearance backgroundImageContentMode]`
---@return integer
function UIBarAppearance:backgroundImageContentMode() end

--- `-[UIBarAppearance configureWithDefaultBackground]`
function UIBarAppearance:configureWithDefaultBackground() end

--- `-[UIBarAppearance configureWithOpaqueBackground]`
function UIBarAppearance:configureWithOpaqueBackground() end

--- `-[UIBarAppearance configureWithTransparentBackground]`
function UIBarAppearance:configureWithTransparentBackground() end

--- `-[UIBarAppearance copyWithZone:]`
---@param copyWithZone any
---@return UIBarAppearance
function UIBarAppearance:copyWithZone_(copyWithZone) end

--- `-[UIBarAppearance idiom]`
---@return integer
function UIBarAppearance:idiom() end

--- `-[UIBarAppearance init]`
---@return self
function UIBarAppearance:init() end

--- `-[UIBarAppearance initWithBarAppearance:]`
---@param barAppearance UIBarAppearance
---@return self
function UIBarAppearance:initWithBarAppearance_(barAppearance) end

--- `-[UIBarAppearance initWithIdiom:]`
---@param idiom integer
---@return self
function UIBarAppearance:initWithIdiom_(idiom) end

--- `-[UIBarAppearance setBackgroundColor:]`
---@param color UIColor?
function UIBarAppearance:setBackgroundColor_(color) end

--- `-[UIBarAppearance setBackgroundEffect:]`
---@param backgroundEffect UIVisualEffect?
function UIBarAppearance:setBackgroundEffect_(backgroundEffect) end

--- `-[UIBarAppearance setBackgroundImage:]`
---@param image UIImage?
function UIBarAppearance:setBackgroundImage_(image) end

--- `-[UIBarAppearance setBackgroundImageContentMode:]`
---@param backgroundImageContentMode integer
function UIBarAppearance:setBackgroundImageContentMode_(backgroundImageContentMode) end

--- `-[UIBarAppearance setShadowColor:]`
---@param color UIColor?
function UIBarAppearance:setShadowColor_(color) end

--- `-[UIBarAppearance setShadowImage:]`
---@param image UIImage?
function UIBarAppearance:setShadowImage_(image) end

--- `-[UIBarAppearance shadowColor]`
---@return UIColor?
function UIBarAppearance:shadowColor() end

--- `-[UIBarAppearance shadowImage]`
---@return UIImage?
function UIBarAppearance:shadowImage() end

-- UIBarAppearanceClass
--- The class `UIBarAppearance` itself.
---@class UIBarAppearanceClass: NSObjectClass
---@field alloc fun(self: UIBarAppearanceClass): UIBarAppearance
---@field new fun(self: UIBarAppearanceClass): UIBarAppearance
local UIBarAppearanceClass = {}
end

do
-- UIBarButtonItem
--- An instance of `UIBarButtonItem`.
---@class UIBarButtonItem: UIBarItem
local UIBarButtonItem = {}

--- `-[UIBarButtonItem action]`
---@return SEL?
function UIBarButtonItem:action() end

--- `-[UIBarButtonItem backButtonBackgroundImageForState:barMetrics:]`
---@param backButtonBackgroundImageForState integer
---@param barMetrics integer
---@return UIImage?
function UIBarButtonItem:backButtonBackgroundImageForState_barMetrics_(backButtonBackgroundImageForState, barMetrics) end

--- `-[UIBarButtonItem backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:]`
---@param backButtonBackgroundVerticalPositionAdjustmentForBarMetrics integer
---@return number
function UIBarButtonItem:backButtonBackgroundVerticalPositionAdjustmentForBarMetrics_(backButtonBackgroundVerticalPositionAdjustmentForBarMetrics) end

--- `-[UIBarButtonItem backButtonTitlePositionAdjustmentForBarMetrics:]`
---@param backButtonTitlePositionAdjustmentForBarMetrics integer
---@return UIOffset
function UIBarButtonItem:backButtonTitlePositionAdjustmentForBarMetrics_(backButtonTitlePositionAdjustmentForBarMetrics) end

--- `-[UIBarButtonItem backgroundImageForState:barMetrics:]`
---@param backgroundImageForState integer
---@param barMetrics integer
---@return UIImage?
function UIBarButtonItem:backgroundImageForState_barMetrics_(backgroundImageForState, barMetrics) end

--- `-[UIBarButtonItem backgroundImageForState:style:barMetrics:]`
---@param backgroundImageForState integer
---@param style integer
---@param barMetrics integer
---@return UIImage?
function UIBarButtonItem:backgroundImageForState_style_barMetrics_(backgroundImageForState, style, barMetrics) end

--- `-[UIBarButtonItem backgroundVerticalPositionAdjustmentForBarMetrics:]`
---@param backgroundVerticalPositionAdjustmentForBarMetrics integer
---@return number
function UIBarButtonItem:backgroundVerticalPositionAdjustmentForBarMetrics_(backgroundVerticalPositionAdjustmentForBarMetrics) end

--- `-[UIBarButtonItem changesSelectionAsPrimaryAction]`
---@return boolean
function UIBarButtonItem:changesSelectionAsPrimaryAction() end

--- `-[UIBarButtonItem customView]`
---@return UIView?
function UIBarButtonItem:customView() end

--- `-[UIBarButtonItem encodeWithCoder:]`
---@param coder NSCoder
function UIBarButtonItem:encodeWithCoder_(coder) end

--- `-[UIBarButtonItem initWithBarButtonSystemItem:menu:]`
---@param barButtonSystemItem integer
---@param menu UIMenu?
---@return self
function UIBarButtonItem:initWithBarButtonSystemItem_menu_(barButtonSystemItem, menu) end

--- `-[UIBarButtonItem initWithBarButtonSystemItem:primaryAction:]`
---@param barButtonSystemItem integer
---@param primaryAction UIAction?
---@return self
function UIBarButtonItem:initWithBarButtonSystemItem_primaryAction_(barButtonSystemItem, primaryAction) end

--- `-[UIBarButtonItem initWithBarButtonSystemItem:primaryAction:menu:]`
---@param barButtonSystemItem integer
---@param primaryAction UIAction?
---@param menu UIMenu?
---@return self
function UIBarButtonItem:initWithBarButtonSystemItem_primaryAction_menu_(barButtonSystemItem, primaryAction, menu) end

--- `-[UIBarButtonItem initWithBarButtonSystemItem:target:action:]`
---@param barButtonSystemItem integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithBarButtonSystemItem_target_action_(barButtonSystemItem, target, action) end

--- `-[UIBarButtonItem initWithCoder:]`
---@param coder NSCoder?
---@return self
function UIBarButtonItem:initWithCoder_(coder) end

--- `-[UIBarButtonItem initWithCustomView:]`
---@param view UIView?
---@return self
function UIBarButtonItem:initWithCustomView_(view) end

--- `-[UIBarButtonItem initWithImage:landscapeImagePhone:style:target:action:]`
---@param image UIImage?
---@param landscapeImagePhone UIImage?
---@param style integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithImage_landscapeImagePhone_style_target_action_(image, landscapeImagePhone, style, target, action) end

--- `-[UIBarButtonItem initWithImage:menu:]`
---@param image UIImage?
---@param menu UIMenu?
---@return self
function UIBarButtonItem:initWithImage_menu_(image, menu) end

--- `-[UIBarButtonItem initWithImage:style:target:action:]`
---@param image any
---@param style integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithImage_style_target_action_(image, style, target, action) end

--- `-[UIBarButtonItem initWithPrimaryAction:]`
---@param action UIAction?
---@return self
function UIBarButtonItem:initWithPrimaryAction_(action) end

--- `-[UIBarButtonItem initWithPrimaryAction:menu:]`
---@param action UIAction?
---@param menu UIMenu?
---@return self
function UIBarButtonItem:initWithPrimaryAction_menu_(action, menu) end

--- `-[UIBarButtonItem initWithTitle:image:target:action:menu:]`
---@param title any
---@param image any
---@param target any
---@param action SEL
---@param menu any
---@return self
function UIBarButtonItem:initWithTitle_image_target_action_menu_(title, image, target, action, menu) end

--- `-[UIBarButtonItem initWithTitle:menu:]`
---@param title string?
---@param menu UIMenu?
---@return self
function UIBarButtonItem:initWithTitle_menu_(title, menu) end

--- `-[UIBarButtonItem initWithTitle:style:target:action:]`
---@param title string?
---@param style integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithTitle_style_target_action_(title, style, target, action) end

--- `-[UIBarButtonItem isHidden]`
---@return boolean
function UIBarButtonItem:isHidden() end

--- `-[UIBarButtonItem isSelected]`
---@return boolean
function UIBarButtonItem:isSelected() end

--- `-[UIBarButtonItem isSymbolAnimationEnabled]`
---@return boolean
function UIBarButtonItem:isSymbolAnimationEnabled() end

--- `-[UIBarButtonItem menu]`
---@return UIMenu?
function UIBarButtonItem:menu() end

--- `-[UIBarButtonItem menuRepresentation]`
---@return UIMenuElement?
function UIBarButtonItem:menuRepresentation() end

--- `-[UIBarButtonItem possibleTitles]`
---@return any
function UIBarButtonItem:possibleTitles() end

--- `-[UIBarButtonItem preferredMenuElementOrder]`
---@return integer
function UIBarButtonItem:preferredMenuElementOrder() end

--- `-[UIBarButtonItem primaryAction]`
---@return UIAction?
function UIBarButtonItem:primaryAction() end

--- `-[UIBarButtonItem setAction:]`
---@param action SEL?
function UIBarButtonItem:setAction_(action) end

--- `-[UIBarButtonItem setBackButtonBackgroundImage:forState:barMetrics:]`
---@param image UIImage?
---@param state integer
---@param barMetrics integer
function UIBarButtonItem:setBackButtonBackgroundImage_forState_barMetrics_(image, state, barMetrics) end

--- `-[UIBarButtonItem setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:]`
---@param backButtonBackgroundVerticalPositionAdjustment number
---@param barMetrics integer
function UIBarButtonItem:setBackButtonBackgroundVerticalPositionAdjustment_forBarMetrics_(backButtonBackgroundVerticalPositionAdjustment, barMetrics) end

--- `-[UIBarButtonItem setBackButtonTitlePositionAdjustment:forBarMetrics:]`
---@param backButtonTitlePositionAdjustment UIOffsetArgument
---@param barMetrics integer
function UIBarButtonItem:setBackButtonTitlePositionAdjustment_forBarMetrics_(backButtonTitlePositionAdjustment, barMetrics) end

--- `-[UIBarButtonItem setBackgroundImage:forState:barMetrics:]`
---@param image UIImage?
---@param state integer
---@param barMetrics integer
function UIBarButtonItem:setBackgroundImage_forState_barMetrics_(image, state, barMetrics) end

--- `-[UIBarButtonItem setBackgroundImage:forState:style:barMetrics:]`
---@param image UIImage?
---@param state integer
---@param style integer
---@param barMetrics integer
function UIBarButtonItem:setBackgroundImage_forState_style_barMetrics_(image, state, style, barMetrics) end

--- `-[UIBarButtonItem setBackgroundVerticalPositionAdjustment:forBarMetrics:]`
---@param backgroundVerticalPositionAdjustment number
---@param barMetrics integer
function UIBarButtonItem:setBackgroundVerticalPositionAdjustment_forBarMetrics_(backgroundVerticalPositionAdjustment, barMetrics) end

--- `-[UIBarButtonItem setChangesSelectionAsPrimaryAction:]`
---@param changesSelectionAsPrimaryAction boolean
function UIBarButtonItem:setChangesSelectionAsPrimaryAction_(changesSelectionAsPrimaryAction) end

--- `-[UIBarButtonItem setCustomView:]`
---@param view UIView?
function UIBarButtonItem:setCustomView_(view) end

--- `-[UIBarButtonItem setHidden:]`
---@param hidden boolean
function UIBarButtonItem:setHidden_(hidden) end

--- `-[UIBarButtonItem setMenu:]`
---@param menu UIMenu?
function UIBarButtonItem:setMenu_(menu) end

--- `-[UIBarButtonItem setMenuRepresentation:]`
---@param menuRepresentation UIMenuElement?
function UIBarButtonItem:setMenuRepresentation_(menuRepresentation) end

--- `-[UIBarButtonItem setPossibleTitles:]`
---@param possibleTitles any
function UIBarButtonItem:setPossibleTitles_(possibleTitles) end

--- `-[UIBarButtonItem setPreferredMenuElementOrder:]`
---@param preferredMenuElementOrder integer
function UIBarButtonItem:setPreferredMenuElementOrder_(preferredMenuElementOrder) end

--- `-[UIBarButtonItem setPrimaryAction:]`
---@param action UIAction?
function UIBarButtonItem:setPrimaryAction_(action) end

--- `-[UIBarButtonItem setSelected:]`
---@param selected boolean
function UIBarButtonItem:setSelected_(selected) end

--- `-[UIBarButtonItem setStyle:]`
---@param style integer
function UIBarButtonItem:setStyle_(style) end

--- `-[UIBarButtonItem setSymbolAnimationEnabled:]`
---@param symbolAnimationEnabled boolean
function UIBarButtonItem:setSymbolAnimationEnabled_(symbolAnimationEnabled) end

--- `-[UIBarButtonItem setTarget:]`
---@param target any
function UIBarButtonItem:setTarget_(target) end

--- `-[UIBarButtonItem setTintColor:]`
---@param color UIColor?
function UIBarButtonItem:setTintColor_(color) end

--- `-[UIBarButtonItem setTitlePositionAdjustment:forBarMetrics:]`
---@param titlePositionAdjustment UIOffsetArgument
---@param barMetrics integer
function UIBarButtonItem:setTitlePositionAdjustment_forBarMetrics_(titlePositionAdjustment, barMetrics) end

--- `-[UIBarButtonItem setWidth:]`
---@param width number
function UIBarButtonItem:setWidth_(width) end

--- `-[UIBarButtonItem style]`
---@return integer
function UIBarButtonItem:style() end

--- `-[UIBarButtonItem systemItem]`
---@return integer
function UIBarButtonItem:systemItem() end

--- `-[UIBarButtonItem target]`
---@return any
function UIBarButtonItem:target() end

--- `-[UIBarButtonItem tintColor]`
---@return UIColor?
function UIBarButtonItem:tintColor() end

--- `-[UIBarButtonItem titlePositionAdjustmentForBarMetrics:]`
---@param titlePositionAdjustmentForBarMetrics integer
---@return UIOffset
function UIBarButtonItem:titlePositionAdjustmentForBarMetrics_(titlePositionAdjustmentForBarMetrics) end

--- `-[UIBarButtonItem width]`
---@return number
function UIBarButtonItem:width() end

-- UIBarButtonItemClass
--- The class `UIBarButtonItem` itself.
---@class UIBarButtonItemClass: UIBarItemClass
---@field alloc fun(self: UIBarButtonItemClass): UIBarButtonItem
---@field new fun(self: UIBarButtonItemClass): UIBarButtonItem
local UIBarButtonItemClass = {}

--- `+[UIBarButtonItem fixedSpaceItem]`
---@return UIBarButtonItem
function UIBarButtonItemClass:fixedSpaceItem() end

--- `+[UIBarButtonItem fixedSpaceItemOfWidth:]`
---@param fixedSpaceItemOfWidth number
---@return UIBarButtonItem
function UIBarButtonItemClass:fixedSpaceItemOfWidth_(fixedSpaceItemOfWidth) end

--- `+[UIBarButtonItem flexibleSpaceItem]`
---@return UIBarButtonItem
function UIBarButtonItemClass:flexibleSpaceItem() end
end

do
-- UIBarButtonItemAppearance
--- An instance of `UIBarButtonItemAppearance`.
---@class UIBarButtonItemAppearance: NSObject
local UIBarButtonItemAppearance = {}

--- `-[UIBarButtonItemAppearance configureWithDefaultForStyle:]`
---@param configureWithDefaultForStyle integer
function UIBarButtonItemAppearance:configureWithDefaultForStyle_(configureWithDefaultForStyle) end

--- `-[UIBarButtonItemAppearance copyWithZone:]`
---@param copyWithZone any
---@return UIBarAppearance
function UIBarButtonItemAppearance:copyWithZone_(copyWithZone) end

--- `-[UIBarButtonItemAppearance disabled]`
---@return UIBarAppearance
function UIBarButtonItemAppearance:disabled() end

--- `-[UIBarButtonItemAppearance focused]`
---@return UIBarAppearance
function UIBarButtonItemAppearance:focused() end

--- `-[UIBarButtonItemAppearance highlighted]`
---@return UIBarAppearance
function UIBarButtonItemAppearance:highlighted() end

--- `-[UIBarButtonItemAppearance idiom]`
---@return integer
function UIBarButtonItemAppearance:idiom() end

--- `-[UIBarButtonItemAppearance initWithStyle:]`
---@param style integer
---@return self
function UIBarButtonItemAppearance:initWithStyle_(style) end

--- `-[UIBarButtonItemAppearance normal]`
---@return UIBarAppearance
function UIBarButtonItemAppearance:normal() end

--- `-[UIBarButtonItemAppearance selected]`
---@return UIBarAppearance
function UIBarButtonItemAppearance:selected() end

--- `-[UIBarButtonItemAppearance setDisabled:]`
---@param disabled UIBarAppearance
function UIBarButtonItemAppearance:setDisabled_(disabled) end

--- `-[UIBarButtonItemAppearance setFocused:]`
---@param focused UIBarAppearance
function UIBarButtonItemAppearance:setFocused_(focused) end

--- `-[UIBarButtonItemAppearance setHighlighted:]`
---@param highlighted UIBarAppearance
function UIBarButtonItemAppearance:setHighlighted_(highlighted) end

--- `-[UIBarButtonItemAppearance setNormal:]`
---@param normal UIBarAppearance
function UIBarButtonItemAppearance:setNormal_(normal) end

--- `-[UIBarButtonItemAppearance setSelected:]`
---@param selected UIBarAppearance
function UIBarButtonItemAppearance:setSelected_(selected) end

-- UIBarButtonItemAppearanceClass
--- The class `UIBarButtonItemAppearance` itself.
---@class UIBarButtonItemAppearanceClass: NSObjectClass
---@field alloc fun(self: UIBarButtonItemAppearanceClass): UIBarButtonItemAppearance
---@field new fun(self: UIBarButtonItemAppearanceClass): UIBarButtonItemAppearance
local UIBarButtonItemAppearanceClass = {}
end

do
-- UIBarButtonItemStateAppearance
--- An instance of `UIBarButtonItemStateAppearance`.
---@class UIBarButtonItemStateAppearance: NSObject
local UIBarButtonItemStateAppearance = {}

--- `-[UIBarButtonItemStateAppearance backgroundImage]`
---@return UIImage?
function UIBarButtonItemStateAppearance:backgroundImage() end

--- `-[UIBarButtonItemStateAppearance badgeBackgroundColor]`
---@return UIColor?
function UIBarButtonItemStateAppearance:badgeBackgroundColor() end

--- `-[UIBarButtonItemStateAppearance badgeTextAttributes]`
---@return any
function UIBarButtonItemStateAppearance:badgeTextAttributes() end

--- `-[UIBarButtonItemStateAppearance iconColor]`
---@return UIColor?
function UIBarButtonItemStateAppearance:iconColor() end

--- `-[UIBarButtonItemStateAppearance setBackgroundImage:]`
---@param image UIImage?
function UIBarButtonItemStateAppearance:setBackgroundImage_(image) end

--- `-[UIBarButtonItemStateAppearance setBadgeBackgroundColor:]`
---@param color UIColor?
function UIBarButtonItemStateAppearance:setBadgeBackgroundColor_(color) end

--- `-[UIBarButtonItemStateAppearance setBadgeTextAttributes:]`
---@param badgeTextAttributes any
function UIBarButtonItemStateAppearance:setBadgeTextAttributes_(badgeTextAttributes) end

--- `-[UIBarButtonItemStateAppearance setIconColor:]`
---@param color UIColor?
function UIBarButtonItemStateAppearance:setIconColor_(color) end

--- `-[UIBarButtonItemStateAppearance setTitleTextAttributes:]`
---@param titleTextAttributes any
function UIBarButtonItemStateAppearance:setTitleTextAttributes_(titleTextAttributes) end

--- `-[UIBarButtonItemStateAppearance titleTextAttributes]`
---@return any
function UIBarButtonItemStateAppearance:titleTextAttributes() end

-- UIBarButtonItemStateAppearanceClass
--- The class `UIBarButtonItemStateAppearance` itself.
---@class UIBarButtonItemStateAppearanceClass: NSObjectClass
---@field alloc fun(self: UIBarButtonItemStateAppearanceClass): UIBarButtonItemStateAppearance
---@field new fun(self: UIBarButtonItemStateAppearanceClass): UIBarButtonItemStateAppearance
local UIBarButtonItemStateAppearanceClass = {}
end

do
-- UIBarItem
--- An instance of `UIBarItem`.
---@class UIBarItem: NSObject
local UIBarItem = {}

--- `-[UIBarItem accessibilityHint]`
---@return string?
function UIBarItem:accessibilityHint() end

--- `-[UIBarItem accessibilityIdentifier]`
---@return string?
function UIBarItem:accessibilityIdentifier() end

--- `-[UIBarItem accessibilityLabel]`
---@return string?
function UIBarItem:accessibilityLabel() end

--- `-[UIBarItem accessibilityValue]`
---@return string?
function UIBarItem:accessibilityValue() end

--- `-[UIBarItem image]`
---@return any
function UIBarItem:image() end

--- `-[UIBarItem imageInsets]`
---@return UIEdgeInsets
function UIBarItem:imageInsets() end

--- `-[UIBarItem isEnabled]`
---@return boolean
function UIBarItem:isEnabled() end

--- `-[UIBarItem landscapeImagePhone]`
---@return UIImage?
function UIBarItem:landscapeImagePhone() end

--- `-[UIBarItem landscapeImagePhoneInsets]`
---@return UIEdgeInsets
function UIBarItem:landscapeImagePhoneInsets() end

--- `-[UIBarItem largeContentSizeImage]`
---@return UIImage?
function UIBarItem:largeContentSizeImage() end

--- `-[UIBarItem largeContentSizeImageInsets]`
---@return UIEdgeInsets
function UIBarItem:largeContentSizeImageInsets() end

--- `-[UIBarItem setAccessibilityHint:]`
---@param accessibilityHint string?
function UIBarItem:setAccessibilityHint_(accessibilityHint) end

--- `-[UIBarItem setAccessibilityIdentifier:]`
---@param accessibilityIdentifier string?
function UIBarItem:setAccessibilityIdentifier_(accessibilityIdentifier) end

--- `-[UIBarItem setAccessibilityLabel:]`
---@param accessibilityLabel string?
function UIBarItem:setAccessibilityLabel_(accessibilityLabel) end

--- `-[UIBarItem setAccessibilityValue:]`
---@param accessibilityValue string?
function UIBarItem:setAccessibilityValue_(accessibilityValue) end

--- `-[UIBarItem setEnabled:]`
---@param enabled boolean
function UIBarItem:setEnabled_(enabled) end

--- `-[UIBarItem setImage:]`
---@param image any
function UIBarItem:setImage_(image) end

--- `-[UIBarItem setImageInsets:]`
---@param imageInsets UIEdgeInsetsArgument
function UIBarItem:setImageInsets_(imageInsets) end

--- `-[UIBarItem setLandscapeImagePhone:]`
---@param landscapeImagePhone UIImage?
function UIBarItem:setLandscapeImagePhone_(landscapeImagePhone) end

--- `-[UIBarItem setLandscapeImagePhoneInsets:]`
---@param landscapeImagePhoneInsets UIEdgeInsetsArgument
function UIBarItem:setLandscapeImagePhoneInsets_(landscapeImagePhoneInsets) end

--- `-[UIBarItem setLargeContentSizeImage:]`
---@param image UIImage?
function UIBarItem:setLargeContentSizeImage_(image) end

--- `-[UIBarItem setLargeContentSizeImageInsets:]`
---@param largeContentSizeImageInsets UIEdgeInsetsArgument
function UIBarItem:setLargeContentSizeImageInsets_(largeContentSizeImageInsets) end

--- `-[UIBarItem setTag:]`
---@param tag integer
function UIBarItem:setTag_(tag) end

--- `-[UIBarItem setTitle:]`
---@param title string?
function UIBarItem:setTitle_(title) end

--- `-[UIBarItem setTitleTextAttributes:forState:]`
---@param titleTextAttributes any
---@param state integer
function UIBarItem:setTitleTextAttributes_forState_(titleTextAttributes, state) end

--- `-[UIBarItem tag]`
---@return integer
function UIBarItem:tag() end

--- `-[UIBarItem title]`
---@return string?
function UIBarItem:title() end

--- `-[UIBarItem titleTextAttributesForState:]`
---@param titleTextAttributesForState integer
---@return any
function UIBarItem:titleTextAttributesForState_(titleTextAttributesForState) end

-- UIBarItemClass
--- The class `UIBarItem` itself.
---@class UIBarItemClass: NSObjectClass
---@field alloc fun(self: UIBarItemClass): UIBarItem
---@field new fun(self: UIBarItemClass): UIBarItem
local UIBarItemClass = {}

--- `+[UIBarItem appearance]`
---@return _UIAppearance
function UIBarItemClass:appearance() end

--- `+[UIBarItem appearanceForTraitCollection:]`
---@param appearanceForTraitCollection any
---@return _UIAppearance
function UIBarItemClass:appearanceForTraitCollection_(appearanceForTraitCollection) end

--- `+[UIBarItem appearanceForTraitCollection:whenContainedInInstancesOfClasses:]`
---@param appearanceForTraitCollection any
---@param whenContainedInInstancesOfClasses CLASS[]
---@return _UIAppearance
function UIBarItemClass:appearanceForTraitCollection_whenContainedInInstancesOfClasses_(appearanceForTraitCollection, whenContainedInInstancesOfClasses) end

--- `+[UIBarItem appearanceWhenContainedIn:]`
---@param appearanceWhenContainedIn CLASS
---@return any
function UIBarItemClass:appearanceWhenContainedIn_(appearanceWhenContainedIn) end

--- `+[UIBarItem appearanceWhenContainedInInstancesOfClasses:]`
---@param appearanceWhenContainedInInstancesOfClasses CLASS[]
---@return _UIAppearance
function UIBarItemClass:appearanceWhenContainedInInstancesOfClasses_(appearanceWhenContainedInInstancesOfClasses) end
end

do
-- UIBezierPath
--- An instance of `UIBezierPath`.
---@class UIBezierPath: NSObject
local UIBezierPath = {}

--- `-[UIBezierPath CGPath]`
---@return UIBezierPath
function UIBezierPath:CGPath() end

--- `-[UIBezierPath addArcWithCenter:radius:startAngle:endAngle:clockwise:]`
---@param arcWithCenter CGPointArgument
---@param radius number
---@param startAngle number
---@param endAngle number
---@param clockwise boolean
function UIBezierPath:addArcWithCenter_radius_startAngle_endAngle_clockwise_(arcWithCenter, radius, startAngle, endAngle, clockwise) end

--- `-[UIBezierPath addClip]`
function UIBezierPath:addClip() end

--- `-[UIBezierPath addCurveToPoint:controlPoint1:controlPoint2:]`
---@param curveToPoint CGPointArgument
---@param controlPoint1 CGPointArgument
---@param controlPoint2 CGPointArgument
function UIBezierPath:addCurveToPoint_controlPoint1_controlPoint2_(curveToPoint, controlPoint1, controlPoint2) end

--- `-[UIBezierPath addLineToPoint:]`
---@param lineToPoint CGPointArgument
function UIBezierPath:addLineToPoint_(lineToPoint) end

--- `-[UIBezierPath addQuadCurveToPoint:controlPoint:]`
---@param quadCurveToPoint CGPointArgument
---@param controlPoint CGPointArgument
function UIBezierPath:addQuadCurveToPoint_controlPoint_(quadCurveToPoint, controlPoint) end

--- `-[UIBezierPath appendPath:]`
---@param appendPath UIBezierPath
function UIBezierPath:appendPath_(appendPath) end

--- `-[UIBezierPath applyTransform:]`
---@param applyTransform CGAffineTransformArgument
function UIBezierPath:applyTransform_(applyTransform) end

--- `-[UIBezierPath bezierPathByReversingPath]`
---@return UIBezierPath
function UIBezierPath:bezierPathByReversingPath() end

--- `-[UIBezierPath bounds]`
---@return CGRect
function UIBezierPath:bounds() end

--- `-[UIBezierPath closePath]`
function UIBezierPath:closePath() end

--- `-[UIBezierPath containsPoint:]`
---@param containsPoint CGPointArgument
---@return boolean
function UIBezierPath:containsPoint_(containsPoint) end

--- `-[UIBezierPath copyWithZone:]`
---@param copyWithZone any
---@return UIBezierPath
function UIBezierPath:copyWithZone_(copyWithZone) end

--- `-[UIBezierPath currentPoint]`
---@return CGPoint
function UIBezierPath:currentPoint() end

--- `-[UIBezierPath fill]`
function UIBezierPath:fill() end

--- `-[UIBezierPath fillWithBlendMode:alpha:]`
---@param fillWithBlendMode integer
---@param alpha number
function UIBezierPath:fillWithBlendMode_alpha_(fillWithBlendMode, alpha) end

--- `-[UIBezierPath flatness]`
---@return number
function UIBezierPath:flatness() end

--- `-[UIBezierPath isEmpty]`
---@return boolean
function UIBezierPath:isEmpty() end

--- `-[UIBezierPath lineCapStyle]`
---@return integer
function UIBezierPath:lineCapStyle() end

--- `-[UIBezierPath lineJoinStyle]`
---@return integer
function UIBezierPath:lineJoinStyle() end

--- `-[UIBezierPath lineWidth]`
---@return number
function UIBezierPath:lineWidth() end

--- `-[UIBezierPath miterLimit]`
---@return number
function UIBezierPath:miterLimit() end

--- `-[UIBezierPath moveToPoint:]`
---@param moveToPoint CGPointArgument
function UIBezierPath:moveToPoint_(moveToPoint) end

--- `-[UIBezierPath removeAllPoints]`
function UIBezierPath:removeAllPoints() end

--- `-[UIBezierPath setCGPath:]`
---@param cGPath UIBezierPath
function UIBezierPath:setCGPath_(cGPath) end

--- `-[UIBezierPath setFlatness:]`
---@param flatness number
function UIBezierPath:setFlatness_(flatness) end

--- `-[UIBezierPath setLineCapStyle:]`
---@param lineCapStyle integer
function UIBezierPath:setLineCapStyle_(lineCapStyle) end

--- `-[UIBezierPath setLineDash:count:phase:]`
---@param lineDash any
---@param count integer
---@param phase number
function UIBezierPath:setLineDash_count_phase_(lineDash, count, phase) end

--- `-[UIBezierPath setLineJoinStyle:]`
---@param lineJoinStyle integer
function UIBezierPath:setLineJoinStyle_(lineJoinStyle) end

--- `-[UIBezierPath setLineWidth:]`
---@param lineWidth number
function UIBezierPath:setLineWidth_(lineWidth) end

--- `-[UIBezierPath setMiterLimit:]`
---@param miterLimit number
function UIBezierPath:setMiterLimit_(miterLimit) end

--- `-[UIBezierPath setUsesEvenOddFillRule:]`
---@param usesEvenOddFillRule boolean
function UIBezierPath:setUsesEvenOddFillRule_(usesEvenOddFillRule) end

--- `-[UIBezierPath stroke]`
function UIBezierPath:stroke() end

--- `-[UIBezierPath strokeWithBlendMode:alpha:]`
---@param strokeWithBlendMode integer
---@param alpha number
function UIBezierPath:strokeWithBlendMode_alpha_(strokeWithBlendMode, alpha) end

--- `-[UIBezierPath usesEvenOddFillRule]`
---@return boolean
function UIBezierPath:usesEvenOddFillRule() end

-- UIBezierPathClass
--- The class `UIBezierPath` itself.
---@class UIBezierPathClass: NSObjectClass
---@field alloc fun(self: UIBezierPathClass): UIBezierPath
---@field new fun(self: UIBezierPathClass): UIBezierPath
local UIBezierPathClass = {}

--- `+[UIBezierPath bezierPath]`
---@return UIBezierPath
function UIBezierPathClass:bezierPath() end

--- `+[UIBezierPath bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:]`
---@param bezierPathWithArcCenter CGPointArgument
---@param radius number
---@param startAngle number
---@param endAngle number
---@param clockwise boolean
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_(bezierPathWithArcCenter, radius, startAngle, endAngle, clockwise) end

--- `+[UIBezierPath bezierPathWithCGPath:]`
---@param bezierPath UIBezierPath
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithCGPath_(bezierPath) end

--- `+[UIBezierPath bezierPathWithOvalInRect:]`
---@param bezierPathWithOvalInRect CGRectArgument
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithOvalInRect_(bezierPathWithOvalInRect) end

--- `+[UIBezierPath bezierPathWithRect:]`
---@param bezierPathWithRect CGRectArgument
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithRect_(bezierPathWithRect) end

--- `+[UIBezierPath bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:]`
---@param bezierPathWithRoundedRect CGRectArgument
---@param byRoundingCorners integer
---@param cornerRadii CGSizeArgument
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithRoundedRect_byRoundingCorners_cornerRadii_(bezierPathWithRoundedRect, byRoundingCorners, cornerRadii) end

--- `+[UIBezierPath bezierPathWithRoundedRect:cornerRadius:]`
---@param bezierPathWithRoundedRect CGRectArgument
---@param cornerRadius number
---@return UIBezierPath
function UIBezierPathClass:bezierPathWithRoundedRect_cornerRadius_(bezierPathWithRoundedRect, cornerRadius) end
end

do
-- UIBlurEffect
--- An instance of `UIBlurEffect`.
---@class UIBlurEffect: UIVisualEffect
local UIBlurEffect = {}

-- UIBlurEffectClass
--- The class `UIBlurEffect` itself.
---@class UIBlurEffectClass: UIVisualEffectClass
---@field alloc fun(self: UIBlurEffectClass): UIBlurEffect
---@field new fun(self: UIBlurEffectClass): UIBlurEffect
local UIBlurEffectClass = {}

--- `+[UIBlurEffect effectWithStyle:]`
---@param effectWithStyle integer
---@return UIVisualEffect
function UIBlurEffectClass:effectWithStyle_(effectWithStyle) end
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
---@return NSAttributedString?
function UIButton:attributedTitleForState_(attributedTitleForState) end

--- `-[UIButton automaticallyUpdatesConfiguration]`
---@return boolean
function UIButton:automaticallyUpdatesConfiguration() end

--- `-[UIButton backgroundImageForState:]`
---@param backgroundImageForState integer
---@return any
function UIButton:backgroundImageForState_(backgroundImageForState) end

--- `-[UIButton backgroundRectForBounds:]`
---@param backgroundRectForBounds CGRectArgument
---@return CGRect
function UIButton:backgroundRectForBounds_(backgroundRectForBounds) end

--- `-[UIButton behavioralStyle]`
---@return integer
function UIButton:behavioralStyle() end

--- `-[UIButton buttonType]`
---@return integer
function UIButton:buttonType() end

--- `-[UIButton changesSelectionAsPrimaryAction]`
---@return boolean
function UIButton:changesSelectionAsPrimaryAction() end

--- `-[UIButton configuration]`
---@return UIButtonConfiguration?
function UIButton:configuration() end

--- `-[UIButton configurationUpdateHandler]`
---@return any
function UIButton:configurationUpdateHandler() end

--- `-[UIButton contentEdgeInsets]`
---@return UIEdgeInsets
function UIButton:contentEdgeInsets() end

--- `-[UIButton contentRectForBounds:]`
---@param contentRectForBounds CGRectArgument
---@return CGRect
function UIButton:contentRectForBounds_(contentRectForBounds) end

--- `-[UIButton currentAttributedTitle]`
---@return NSAttributedString?
function UIButton:currentAttributedTitle() end

--- `-[UIButton currentBackgroundImage]`
---@return any
function UIButton:currentBackgroundImage() end

--- `-[UIButton currentImage]`
---@return any
function UIButton:currentImage() end

--- `-[UIButton currentPreferredSymbolConfiguration]`
---@return any
function UIButton:currentPreferredSymbolConfiguration() end

--- `-[UIButton currentTitle]`
---@return string?
function UIButton:currentTitle() end

--- `-[UIButton currentTitleColor]`
---@return UIColor?
function UIButton:currentTitleColor() end

--- `-[UIButton currentTitleShadowColor]`
---@return UIColor?
function UIButton:currentTitleShadowColor() end

--- `-[UIButton font]`
---@return UIFont
function UIButton:font() end

--- `-[UIButton imageEdgeInsets]`
---@return UIEdgeInsets
function UIButton:imageEdgeInsets() end

--- `-[UIButton imageForState:]`
---@param imageForState integer
---@return any
function UIButton:imageForState_(imageForState) end

--- `-[UIButton imageRectForContentRect:]`
---@param imageRectForContentRect CGRectArgument
---@return CGRect
function UIButton:imageRectForContentRect_(imageRectForContentRect) end

--- `-[UIButton imageView]`
---@return UIImageView
function UIButton:imageView() end

--- `-[UIButton intrinsicContentSize]`
---@return CGSize
function UIButton:intrinsicContentSize() end

--- `-[UIButton isHeld]`
---@return boolean
function UIButton:isHeld() end

--- `-[UIButton isHovered]`
---@return boolean
function UIButton:isHovered() end

--- `-[UIButton isPointerInteractionEnabled]`
---@return boolean
function UIButton:isPointerInteractionEnabled() end

--- `-[UIButton layoutSubviews]`
function UIButton:layoutSubviews() end

--- `-[UIButton menu]`
---@return UIMenu?
function UIButton:menu() end

--- `-[UIButton pointerStyleProvider]`
---@return function?
function UIButton:pointerStyleProvider() end

--- `-[UIButton preferredBehavioralStyle]`
---@return integer
function UIButton:preferredBehavioralStyle() end

--- `-[UIButton preferredMenuElementOrder]`
---@return integer
function UIButton:preferredMenuElementOrder() end

--- `-[UIButton preferredSymbolConfigurationForImageInState:]`
---@param preferredSymbolConfigurationForImageInState integer
---@return any
function UIButton:preferredSymbolConfigurationForImageInState_(preferredSymbolConfigurationForImageInState) end

--- `-[UIButton reversesTitleShadowWhenHighlighted]`
---@return boolean
function UIButton:reversesTitleShadowWhenHighlighted() end

--- `-[UIButton role]`
---@return integer
function UIButton:role() end

--- `-[UIButton setAdjustsImageWhenDisabled:]`
---@param adjustsImageWhenDisabled boolean
function UIButton:setAdjustsImageWhenDisabled_(adjustsImageWhenDisabled) end

--- `-[UIButton setAdjustsImageWhenHighlighted:]`
---@param adjustsImageWhenHighlighted boolean
function UIButton:setAdjustsImageWhenHighlighted_(adjustsImageWhenHighlighted) end

--- `-[UIButton setAttributedTitle:forState:]`
---@param attributedTitle NSAttributedString?
---@param state integer
function UIButton:setAttributedTitle_forState_(attributedTitle, state) end

--- `-[UIButton setAutomaticallyUpdatesConfiguration:]`
---@param automaticallyUpdatesConfiguration boolean
function UIButton:setAutomaticallyUpdatesConfiguration_(automaticallyUpdatesConfiguration) end

--- `-[UIButton setBackgroundImage:forState:]`
---@param backgroundImage any
---@param state integer
function UIButton:setBackgroundImage_forState_(backgroundImage, state) end

--- `-[UIButton setChangesSelectionAsPrimaryAction:]`
---@param changesSelectionAsPrimaryAction boolean
function UIButton:setChangesSelectionAsPrimaryAction_(changesSelectionAsPrimaryAction) end

--- `-[UIButton setConfiguration:]`
---@param configuration UIButtonConfiguration?
function UIButton:setConfiguration_(configuration) end

--- `-[UIButton setConfigurationUpdateHandler:]`
---@param configurationUpdateHandler any
function UIButton:setConfigurationUpdateHandler_(configurationUpdateHandler) end

--- `-[UIButton setContentEdgeInsets:]`
---@param edgeInsets UIEdgeInsetsArgument
function UIButton:setContentEdgeInsets_(edgeInsets) end

--- `-[UIButton setFont:]`
---@param font UIFont
function UIButton:setFont_(font) end

--- `-[UIButton setImage:forState:]`
---@param image any
---@param state integer
function UIButton:setImage_forState_(image, state) end

--- `-[UIButton setImageEdgeInsets:]`
---@param edgeInsets UIEdgeInsetsArgument
function UIButton:setImageEdgeInsets_(edgeInsets) end

--- `-[UIButton setMenu:]`
---@param menu UIMenu?
function UIButton:setMenu_(menu) end

--- `-[UIButton setNeedsUpdateConfiguration]`
function UIButton:setNeedsUpdateConfiguration() end

--- `-[UIButton setPointerInteractionEnabled:]`
---@param pointerInteractionEnabled boolean
function UIButton:setPointerInteractionEnabled_(pointerInteractionEnabled) end

--- `-[UIButton setPointerStyleProvider:]`
---@param pointerStyleProvider function?
function UIButton:setPointerStyleProvider_(pointerStyleProvider) end

--- `-[UIButton setPreferredBehavioralStyle:]`
---@param preferredBehavioralStyle integer
function UIButton:setPreferredBehavioralStyle_(preferredBehavioralStyle) end

--- `-[UIButton setPreferredMenuElementOrder:]`
---@param preferredMenuElementOrder integer
function UIButton:setPreferredMenuElementOrder_(preferredMenuElementOrder) end

--- `-[UIButton setPreferredSymbolConfiguration:forImageInState:]`
---@param preferredSymbolConfiguration any
---@param imageInState integer
function UIButton:setPreferredSymbolConfiguration_forImageInState_(preferredSymbolConfiguration, imageInState) end

--- `-[UIButton setReversesTitleShadowWhenHighlighted:]`
---@param reversesTitleShadowWhenHighlighted boolean
function UIButton:setReversesTitleShadowWhenHighlighted_(reversesTitleShadowWhenHighlighted) end

--- `-[UIButton setRole:]`
---@param role integer
function UIButton:setRole_(role) end

--- `-[UIButton setShowsTouchWhenHighlighted:]`
---@param showsTouchWhenHighlighted boolean
function UIButton:setShowsTouchWhenHighlighted_(showsTouchWhenHighlighted) end

--- `-[UIButton setTitle:forState:]`
---@param title string?
---@param state integer
function UIButton:setTitle_forState_(title, state) end

--- `-[UIButton setTitleColor:forState:]`
---@param color UIColor?
---@param state integer
function UIButton:setTitleColor_forState_(color, state) end

--- `-[UIButton setTitleEdgeInsets:]`
---@param edgeInsets UIEdgeInsetsArgument
function UIButton:setTitleEdgeInsets_(edgeInsets) end

--- `-[UIButton setTitleShadowColor:forState:]`
---@param color UIColor?
---@param state integer
function UIButton:setTitleShadowColor_forState_(color, state) end

--- `-[UIButton showsTouchWhenHighlighted]`
---@return boolean
function UIButton:showsTouchWhenHighlighted() end

--- `-[UIButton subtitleLabel]`
---@return UILabel?
function UIButton:subtitleLabel() end

--- `-[UIButton titleColorForState:]`
---@param titleColorForState integer
---@return UIColor?
function UIButton:titleColorForState_(titleColorForState) end

--- `-[UIButton titleEdgeInsets]`
---@return UIEdgeInsets
function UIButton:titleEdgeInsets() end

--- `-[UIButton titleForState:]`
---@param titleForState integer
---@return string?
function UIButton:titleForState_(titleForState) end

--- `-[UIButton titleLabel]`
---@return UILabel
function UIButton:titleLabel() end

--- `-[UIButton titleRectForContentRect:]`
---@param titleRectForContentRect CGRectArgument
---@return CGRect
function UIButton:titleRectForContentRect_(titleRectForContentRect) end

--- `-[UIButton titleShadowColorForState:]`
---@param titleShadowColorForState integer
---@return UIColor?
function UIButton:titleShadowColorForState_(titleShadowColorForState) end

--- `-[UIButton updateConfiguration]`
function UIButton:updateConfiguration() end

-- UIButtonClass
--- The class `UIButton` itself.
---@class UIButtonClass: UIControlClass
---@field alloc fun(self: UIButtonClass): UIButton
---@field new fun(self: UIButtonClass): UIButton
local UIButtonClass = {}

--- `+[UIButton buttonWithConfiguration:primaryAction:]`
---@param buttonWithConfiguration UIButtonConfiguration
---@param primaryAction UIAction?
---@return any
function UIButtonClass:buttonWithConfiguration_primaryAction_(buttonWithConfiguration, primaryAction) end

--- `+[UIButton buttonWithType:]`
---@param buttonWithType integer
---@return any
function UIButtonClass:buttonWithType_(buttonWithType) end

--- `+[UIButton buttonWithType:primaryAction:]`
---@param buttonWithType integer
---@param primaryAction UIAction?
---@return any
function UIButtonClass:buttonWithType_primaryAction_(buttonWithType, primaryAction) end

--- `+[UIButton systemButtonWithImage:target:action:]`
---@param image UIImage
---@param target any
---@param action SEL?
---@return any
function UIButtonClass:systemButtonWithImage_target_action_(image, target, action) end

--- `+[UIButton systemButtonWithPrimaryAction:]`
---@param action UIAction?
---@return any
function UIButtonClass:systemButtonWithPrimaryAction_(action) end
end

do
-- UIButtonConfiguration
--- An instance of `UIButtonConfiguration`.
---@class UIButtonConfiguration: NSObject
local UIButtonConfiguration = {}

--- `-[UIButtonConfiguration activityIndicatorColorTransformer]`
---@return function?
function UIButtonConfiguration:activityIndicatorColorTransformer() end

--- `-[UIButtonConfiguration attributedSubtitle]`
---@return NSAttributedString?
function UIButtonConfiguration:attributedSubtitle() end

--- `-[UIButtonConfiguration attributedTitle]`
---@return NSAttributedString?
function UIButtonConfiguration:attributedTitle() end

--- `-[UIButtonConfiguration automaticallyUpdateForSelection]`
---@return boolean
function UIButtonConfiguration:automaticallyUpdateForSelection() end

--- `-[UIButtonConfiguration background]`
---@return UIBackgroundConfiguration
function UIButtonConfiguration:background() end

--- `-[UIButtonConfiguration baseBackgroundColor]`
---@return UIColor?
function UIButtonConfiguration:baseBackgroundColor() end

--- `-[UIButtonConfiguration baseForegroundColor]`
---@return UIColor?
function UIButtonConfiguration:baseForegroundColor() end

--- `-[UIButtonConfiguration buttonSize]`
---@return integer
function UIButtonConfiguration:buttonSize() end

--- `-[UIButtonConfiguration contentInsets]`
---@return NSDirectionalEdgeInsets
function UIButtonConfiguration:contentInsets() end

--- `-[UIButtonConfiguration copyWithZone:]`
---@param copyWithZone any
---@return UIButtonConfiguration
function UIButtonConfiguration:copyWithZone_(copyWithZone) end

--- `-[UIButtonConfiguration cornerStyle]`
---@return integer
function UIButtonConfiguration:cornerStyle() end

--- `-[UIButtonConfiguration image]`
---@return UIImage?
function UIButtonConfiguration:image() end

--- `-[UIButtonConfiguration imageColorTransformer]`
---@return function?
function UIButtonConfiguration:imageColorTransformer() end

--- `-[UIButtonConfiguration imagePadding]`
---@return number
function UIButtonConfiguration:imagePadding() end

--- `-[UIButtonConfiguration imagePlacement]`
---@return integer
function UIButtonConfiguration:imagePlacement() end

--- `-[UIButtonConfiguration indicator]`
---@return integer
function UIButtonConfiguration:indicator() end

--- `-[UIButtonConfiguration indicatorColorTransformer]`
---@return function?
function UIButtonConfiguration:indicatorColorTransformer() end

--- `-[UIButtonConfiguration macIdiomStyle]`
---@return integer
function UIButtonConfiguration:macIdiomStyle() end

--- `-[UIButtonConfiguration preferredSymbolConfigurationForImage]`
---@return any
function UIButtonConfiguration:preferredSymbolConfigurationForImage() end

--- `-[UIButtonConfiguration setActivityIndicatorColorTransformer:]`
---@param activityIndicatorColorTransformer function?
function UIButtonConfiguration:setActivityIndicatorColorTransformer_(activityIndicatorColorTransformer) end

--- `-[UIButtonConfiguration setAttributedSubtitle:]`
---@param attributedSubtitle NSAttributedString?
function UIButtonConfiguration:setAttributedSubtitle_(attributedSubtitle) end

--- `-[UIButtonConfiguration setAttributedTitle:]`
---@param attributedTitle NSAttributedString?
function UIButtonConfiguration:setAttributedTitle_(attributedTitle) end

--- `-[UIButtonConfiguration setAutomaticallyUpdateForSelection:]`
---@param automaticallyUpdateForSelection boolean
function UIButtonConfiguration:setAutomaticallyUpdateForSelection_(automaticallyUpdateForSelection) end

--- `-[UIButtonConfiguration setBackground:]`
---@param background UIBackgroundConfiguration
function UIButtonConfiguration:setBackground_(background) end

--- `-[UIButtonConfiguration setBaseBackgroundColor:]`
---@param color UIColor?
function UIButtonConfiguration:setBaseBackgroundColor_(color) end

--- `-[UIButtonConfiguration setBaseForegroundColor:]`
---@param color UIColor?
function UIButtonConfiguration:setBaseForegroundColor_(color) end

--- `-[UIButtonConfiguration setButtonSize:]`
---@param buttonSize integer
function UIButtonConfiguration:setButtonSize_(buttonSize) end

--- `-[UIButtonConfiguration setContentInsets:]`
---@param contentInsets NSDirectionalEdgeInsetsArgument
function UIButtonConfiguration:setContentInsets_(contentInsets) end

--- `-[UIButtonConfiguration setCornerStyle:]`
---@param cornerStyle integer
function UIButtonConfiguration:setCornerStyle_(cornerStyle) end

--- `-[UIButtonConfiguration setDefaultContentInsets]`
function UIButtonConfiguration:setDefaultContentInsets() end

--- `-[UIButtonConfiguration setImage:]`
---@param image UIImage?
function UIButtonConfiguration:setImage_(image) end

--- `-[UIButtonConfiguration setImageColorTransformer:]`
---@param imageColorTransformer function?
function UIButtonConfiguration:setImageColorTransformer_(imageColorTransformer) end

--- `-[UIButtonConfiguration setImagePadding:]`
---@param imagePadding number
function UIButtonConfiguration:setImagePadding_(imagePadding) end

--- `-[UIButtonConfiguration setImagePlacement:]`
---@param imagePlacement integer
function UIButtonConfiguration:setImagePlacement_(imagePlacement) end

--- `-[UIButtonConfiguration setIndicator:]`
---@param indicator integer
function UIButtonConfiguration:setIndicator_(indicator) end

--- `-[UIButtonConfiguration setIndicatorColorTransformer:]`
---@param indicatorColorTransformer function?
function UIButtonConfiguration:setIndicatorColorTransformer_(indicatorColorTransformer) end

--- `-[UIButtonConfiguration setMacIdiomStyle:]`
---@param macIdiomStyle integer
function UIButtonConfiguration:setMacIdiomStyle_(macIdiomStyle) end

--- `-[UIButtonConfiguration setPreferredSymbolConfigurationForImage:]`
---@param preferredSymbolConfigurationForImage any
function UIButtonConfiguration:setPreferredSymbolConfigurationForImage_(preferredSymbolConfigurationForImage) end

--- `-[UIButtonConfiguration setShowsActivityIndicator:]`
---@param showsActivityIndicator boolean
function UIButtonConfiguration:setShowsActivityIndicator_(showsActivityIndicator) end

--- `-[UIButtonConfiguration setSubtitle:]`
---@param subtitle string?
function UIButtonConfiguration:setSubtitle_(subtitle) end

--- `-[UIButtonConfiguration setSubtitleLineBreakMode:]`
---@param subtitleLineBreakMode integer
function UIButtonConfiguration:setSubtitleLineBreakMode_(subtitleLineBreakMode) end

--- `-[UIButtonConfiguration setSubtitleTextAttributesTransformer:]`
---@param subtitleTextAttributesTransformer function?
function UIButtonConfiguration:setSubtitleTextAttributesTransformer_(subtitleTextAttributesTransformer) end

--- `-[UIButtonConfiguration setTitle:]`
---@param title string?
function UIButtonConfiguration:setTitle_(title) end

--- `-[UIButtonConfiguration setTitleAlignment:]`
---@param titleAlignment integer
function UIButtonConfiguration:setTitleAlignment_(titleAlignment) end

--- `-[UIButtonConfiguration setTitleLineBreakMode:]`
---@param titleLineBreakMode integer
function UIButtonConfiguration:setTitleLineBreakMode_(titleLineBreakMode) end

--- `-[UIButtonConfiguration setTitlePadding:]`
---@param titlePadding number
function UIButtonConfiguration:setTitlePadding_(titlePadding) end

--- `-[UIButtonConfiguration setTitleTextAttributesTransformer:]`
---@param titleTextAttributesTransformer function?
function UIButtonConfiguration:setTitleTextAttributesTransformer_(titleTextAttributesTransformer) end

--- `-[UIButtonConfiguration showsActivityIndicator]`
---@return boolean
function UIButtonConfiguration:showsActivityIndicator() end

--- `-[UIButtonConfiguration subtitle]`
---@return string?
function UIButtonConfiguration:subtitle() end

--- `-[UIButtonConfiguration subtitleLineBreakMode]`
---@return integer
function UIButtonConfiguration:subtitleLineBreakMode() end

--- `-[UIButtonConfiguration subtitleTextAttributesTransformer]`
---@return function?
function UIButtonConfiguration:subtitleTextAttributesTransformer() end

--- `-[UIButtonConfiguration title]`
---@return string?
function UIButtonConfiguration:title() end

--- `-[UIButtonConfiguration titleAlignment]`
---@return integer
function UIButtonConfiguration:titleAlignment() end

--- `-[UIButtonConfiguration titleLineBreakMode]`
---@return integer
function UIButtonConfiguration:titleLineBreakMode() end

--- `-[UIButtonConfiguration titlePadding]`
---@return number
function UIButtonConfiguration:titlePadding() end

--- `-[UIButtonConfiguration titleTextAttributesTransformer]`
---@return function?
function UIButtonConfiguration:titleTextAttributesTransformer() end

--- `-[UIButtonConfiguration updatedConfigurationForButton:]`
---@param button UIButton
---@return UIButtonConfiguration
function UIButtonConfiguration:updatedConfigurationForButton_(button) end

-- UIButtonConfigurationClass
--- The class `UIButtonConfiguration` itself.
---@class UIButtonConfigurationClass: NSObjectClass
---@field alloc fun(self: UIButtonConfigurationClass): UIButtonConfiguration
---@field new fun(self: UIButtonConfigurationClass): UIButtonConfiguration
local UIButtonConfigurationClass = {}

--- `+[UIButtonConfiguration borderedButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:borderedButtonConfiguration() end

--- `+[UIButtonConfiguration borderedProminentButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:borderedProminentButtonConfiguration() end

--- `+[UIButtonConfiguration borderedTintedButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:borderedTintedButtonConfiguration() end

--- `+[UIButtonConfiguration borderlessButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:borderlessButtonConfiguration() end

--- `+[UIButtonConfiguration filledButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:filledButtonConfiguration() end

--- `+[UIButtonConfiguration grayButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:grayButtonConfiguration() end

--- `+[UIButtonConfiguration plainButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:plainButtonConfiguration() end

--- `+[UIButtonConfiguration tintedButtonConfiguration]`
---@return UIButtonConfiguration
function UIButtonConfigurationClass:tintedButtonConfiguration() end
end

do
-- UICTFont
--- An instance of `UICTFont`.
---@class UICTFont: UIFont
local UICTFont = {}

-- UICTFontClass
--- The class `UICTFont` itself.
---@class UICTFontClass: UIFontClass
---@field alloc fun(self: UICTFontClass): UICTFont
---@field new fun(self: UICTFontClass): UICTFont
local UICTFontClass = {}
end

do
-- UICellAccessory
--- An instance of `UICellAccessory`.
---@class UICellAccessory: NSObject, NSCopying
local UICellAccessory = {}

--- `-[UICellAccessory _accessoryWasTapped]`
function UICellAccessory:_accessoryWasTapped() end

--- `-[UICellAccessory accessoryType]`
---@return string
function UICellAccessory:accessoryType() end

--- `-[UICellAccessory backgroundColor]`
---@return UIColor?
function UICellAccessory:backgroundColor() end

--- `-[UICellAccessory copyWithZone:]`
---@param copyWithZone any
---@return any
function UICellAccessory:copyWithZone_(copyWithZone) end

--- `-[UICellAccessory displayedState]`
---@return integer
function UICellAccessory:displayedState() end

--- `-[UICellAccessory hash]`
---@return integer
function UICellAccessory:hash() end

--- `-[UICellAccessory isEqual:]`
---@param isEqual any
---@return boolean
function UICellAccessory:isEqual_(isEqual) end

--- `-[UICellAccessory isHidden]`
---@return boolean
function UICellAccessory:isHidden() end

--- `-[UICellAccessory reservedLayoutWidth]`
---@return number
function UICellAccessory:reservedLayoutWidth() end

--- `-[UICellAccessory setBackgroundColor:]`
---@param color UIColor?
function UICellAccessory:setBackgroundColor_(color) end

--- `-[UICellAccessory setDisplayedState:]`
---@param displayedState integer
function UICellAccessory:setDisplayedState_(displayedState) end

--- `-[UICellAccessory setHidden:]`
---@param hidden boolean
function UICellAccessory:setHidden_(hidden) end

--- `-[UICellAccessory setReservedLayoutWidth:]`
---@param reservedLayoutWidth number
function UICellAccessory:setReservedLayoutWidth_(reservedLayoutWidth) end

--- `-[UICellAccessory setTintColor:]`
---@param color UIColor?
function UICellAccessory:setTintColor_(color) end

--- `-[UICellAccessory tintColor]`
---@return UIColor?
function UICellAccessory:tintColor() end

-- UICellAccessoryClass
--- The class `UICellAccessory` itself.
---@class UICellAccessoryClass: NSObjectClass
---@field alloc fun(self: UICellAccessoryClass): UICellAccessory
---@field new fun(self: UICellAccessoryClass): UICellAccessory
local UICellAccessoryClass = {}
end

do
-- UICellAccessoryCheckmark
--- An instance of `UICellAccessoryCheckmark`.
---@class UICellAccessoryCheckmark: UICellAccessory
local UICellAccessoryCheckmark = {}

--- `-[UICellAccessoryCheckmark init]`
---@return self
function UICellAccessoryCheckmark:init() end

-- UICellAccessoryCheckmarkClass
--- The class `UICellAccessoryCheckmark` itself.
---@class UICellAccessoryCheckmarkClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryCheckmarkClass): UICellAccessoryCheckmark
---@field new fun(self: UICellAccessoryCheckmarkClass): UICellAccessoryCheckmark
local UICellAccessoryCheckmarkClass = {}
end

do
-- UICellAccessoryCustomView
--- An instance of `UICellAccessoryCustomView`.
---@class UICellAccessoryCustomView: UICellAccessory
local UICellAccessoryCustomView = {}

--- `-[UICellAccessoryCustomView customView]`
---@return UIView?
function UICellAccessoryCustomView:customView() end

--- `-[UICellAccessoryCustomView init]`
---@return self
function UICellAccessoryCustomView:init() end

--- `-[UICellAccessoryCustomView initWithCustomView:placement:]`
---@param view UIView
---@param placement integer
---@return self
function UICellAccessoryCustomView:initWithCustomView_placement_(view, placement) end

--- `-[UICellAccessoryCustomView maintainsFixedSize]`
---@return boolean
function UICellAccessoryCustomView:maintainsFixedSize() end

--- `-[UICellAccessoryCustomView placement]`
---@return integer
function UICellAccessoryCustomView:placement() end

--- `-[UICellAccessoryCustomView setMaintainsFixedSize:]`
---@param maintainsFixedSize boolean
function UICellAccessoryCustomView:setMaintainsFixedSize_(maintainsFixedSize) end

-- UICellAccessoryCustomViewClass
--- The class `UICellAccessoryCustomView` itself.
---@class UICellAccessoryCustomViewClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryCustomViewClass): UICellAccessoryCustomView
---@field new fun(self: UICellAccessoryCustomViewClass): UICellAccessoryCustomView
local UICellAccessoryCustomViewClass = {}
end

do
-- UICellAccessoryDelete
--- An instance of `UICellAccessoryDelete`.
---@class UICellAccessoryDelete: UICellAccessory
local UICellAccessoryDelete = {}

--- `-[UICellAccessoryDelete actionHandler]`
---@return function?
function UICellAccessoryDelete:actionHandler() end

--- `-[UICellAccessoryDelete init]`
---@return self
function UICellAccessoryDelete:init() end

--- `-[UICellAccessoryDelete setActionHandler:]`
---@param actionHandler function?
function UICellAccessoryDelete:setActionHandler_(actionHandler) end

-- UICellAccessoryDeleteClass
--- The class `UICellAccessoryDelete` itself.
---@class UICellAccessoryDeleteClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryDeleteClass): UICellAccessoryDelete
---@field new fun(self: UICellAccessoryDeleteClass): UICellAccessoryDelete
local UICellAccessoryDeleteClass = {}
end

do
-- UICellAccessoryDetail
--- An instance of `UICellAccessoryDetail`.
---@class UICellAccessoryDetail: UICellAccessory
local UICellAccessoryDetail = {}

--- `-[UICellAccessoryDetail actionHandler]`
---@return function?
function UICellAccessoryDetail:actionHandler() end

--- `-[UICellAccessoryDetail init]`
---@return self
function UICellAccessoryDetail:init() end

--- `-[UICellAccessoryDetail setActionHandler:]`
---@param actionHandler function?
function UICellAccessoryDetail:setActionHandler_(actionHandler) end

-- UICellAccessoryDetailClass
--- The class `UICellAccessoryDetail` itself.
---@class UICellAccessoryDetailClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryDetailClass): UICellAccessoryDetail
---@field new fun(self: UICellAccessoryDetailClass): UICellAccessoryDetail
local UICellAccessoryDetailClass = {}
end

do
-- UICellAccessoryDisclosureIndicator
--- An instance of `UICellAccessoryDisclosureIndicator`.
---@class UICellAccessoryDisclosureIndicator: UICellAccessory
local UICellAccessoryDisclosureIndicator = {}

--- `-[UICellAccessoryDisclosureIndicator init]`
---@return self
function UICellAccessoryDisclosureIndicator:init() end

-- UICellAccessoryDisclosureIndicatorClass
--- The class `UICellAccessoryDisclosureIndicator` itself.
---@class UICellAccessoryDisclosureIndicatorClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryDisclosureIndicatorClass): UICellAccessoryDisclosureIndicator
---@field new fun(self: UICellAccessoryDisclosureIndicatorClass): UICellAccessoryDisclosureIndicator
local UICellAccessoryDisclosureIndicatorClass = {}
end

do
-- UICellAccessoryInsert
--- An instance of `UICellAccessoryInsert`.
---@class UICellAccessoryInsert: UICellAccessory
local UICellAccessoryInsert = {}

--- `-[UICellAccessoryInsert actionHandler]`
---@return function?
function UICellAccessoryInsert:actionHandler() end

--- `-[UICellAccessoryInsert init]`
---@return self
function UICellAccessoryInsert:init() end

--- `-[UICellAccessoryInsert setActionHandler:]`
---@param actionHandler function?
function UICellAccessoryInsert:setActionHandler_(actionHandler) end

-- UICellAccessoryInsertClass
--- The class `UICellAccessoryInsert` itself.
---@class UICellAccessoryInsertClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryInsertClass): UICellAccessoryInsert
---@field new fun(self: UICellAccessoryInsertClass): UICellAccessoryInsert
local UICellAccessoryInsertClass = {}
end

do
-- UICellAccessoryLabel
--- An instance of `UICellAccessoryLabel`.
---@class UICellAccessoryLabel: UICellAccessory
local UICellAccessoryLabel = {}

--- `-[UICellAccessoryLabel adjustsFontForContentSizeCategory]`
---@return boolean
function UICellAccessoryLabel:adjustsFontForContentSizeCategory() end

--- `-[UICellAccessoryLabel font]`
---@return UIFont?
function UICellAccessoryLabel:font() end

--- `-[UICellAccessoryLabel init]`
---@return self
function UICellAccessoryLabel:init() end

--- `-[UICellAccessoryLabel initWithText:]`
---@param text string
---@return self
function UICellAccessoryLabel:initWithText_(text) end

--- `-[UICellAccessoryLabel setAdjustsFontForContentSizeCategory:]`
---@param adjustsFontForContentSizeCategory boolean
function UICellAccessoryLabel:setAdjustsFontForContentSizeCategory_(adjustsFontForContentSizeCategory) end

--- `-[UICellAccessoryLabel setFont:]`
---@param font UIFont?
function UICellAccessoryLabel:setFont_(font) end

--- `-[UICellAccessoryLabel text]`
---@return string
function UICellAccessoryLabel:text() end

-- UICellAccessoryLabelClass
--- The class `UICellAccessoryLabel` itself.
---@class UICellAccessoryLabelClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryLabelClass): UICellAccessoryLabel
---@field new fun(self: UICellAccessoryLabelClass): UICellAccessoryLabel
local UICellAccessoryLabelClass = {}
end

do
-- UICellAccessoryMultiselect
--- An instance of `UICellAccessoryMultiselect`.
---@class UICellAccessoryMultiselect: UICellAccessory
local UICellAccessoryMultiselect = {}

--- `-[UICellAccessoryMultiselect init]`
---@return self
function UICellAccessoryMultiselect:init() end

-- UICellAccessoryMultiselectClass
--- The class `UICellAccessoryMultiselect` itself.
---@class UICellAccessoryMultiselectClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryMultiselectClass): UICellAccessoryMultiselect
---@field new fun(self: UICellAccessoryMultiselectClass): UICellAccessoryMultiselect
local UICellAccessoryMultiselectClass = {}
end

do
-- UICellAccessoryOutlineDisclosure
--- An instance of `UICellAccessoryOutlineDisclosure`.
---@class UICellAccessoryOutlineDisclosure: UICellAccessory
local UICellAccessoryOutlineDisclosure = {}

--- `-[UICellAccessoryOutlineDisclosure actionHandler]`
---@return function?
function UICellAccessoryOutlineDisclosure:actionHandler() end

--- `-[UICellAccessoryOutlineDisclosure init]`
---@return self
function UICellAccessoryOutlineDisclosure:init() end

--- `-[UICellAccessoryOutlineDisclosure setActionHandler:]`
---@param actionHandler function?
function UICellAccessoryOutlineDisclosure:setActionHandler_(actionHandler) end

--- `-[UICellAccessoryOutlineDisclosure setStyle:]`
---@param style integer
function UICellAccessoryOutlineDisclosure:setStyle_(style) end

--- `-[UICellAccessoryOutlineDisclosure style]`
---@return integer
function UICellAccessoryOutlineDisclosure:style() end

-- UICellAccessoryOutlineDisclosureClass
--- The class `UICellAccessoryOutlineDisclosure` itself.
---@class UICellAccessoryOutlineDisclosureClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryOutlineDisclosureClass): UICellAccessoryOutlineDisclosure
---@field new fun(self: UICellAccessoryOutlineDisclosureClass): UICellAccessoryOutlineDisclosure
local UICellAccessoryOutlineDisclosureClass = {}
end

do
-- UICellAccessoryReorder
--- An instance of `UICellAccessoryReorder`.
---@class UICellAccessoryReorder: UICellAccessory
local UICellAccessoryReorder = {}

--- `-[UICellAccessoryReorder init]`
---@return self
function UICellAccessoryReorder:init() end

--- `-[UICellAccessoryReorder setShowsVerticalSeparator:]`
---@param showsVerticalSeparator boolean
function UICellAccessoryReorder:setShowsVerticalSeparator_(showsVerticalSeparator) end

--- `-[UICellAccessoryReorder showsVerticalSeparator]`
---@return boolean
function UICellAccessoryReorder:showsVerticalSeparator() end

-- UICellAccessoryReorderClass
--- The class `UICellAccessoryReorder` itself.
---@class UICellAccessoryReorderClass: UICellAccessoryClass
---@field alloc fun(self: UICellAccessoryReorderClass): UICellAccessoryReorder
---@field new fun(self: UICellAccessoryReorderClass): UICellAccessoryReorder
local UICellAccessoryReorderClass = {}
end

do
-- UICellConfigurationState
--- An instance of `UICellConfigurationState`.
---@class UICellConfigurationState: UIViewConfigurationState
local UICellConfigurationState = {}

--- `-[UICellConfigurationState cellDragState]`
---@return integer
function UICellConfigurationState:cellDragState() end

--- `-[UICellConfigurationState cellDropState]`
---@return integer
function UICellConfigurationState:cellDropState() end

--- `-[UICellConfigurationState isEditing]`
---@return boolean
function UICellConfigurationState:isEditing() end

--- `-[UICellConfigurationState isExpanded]`
---@return boolean
function UICellConfigurationState:isExpanded() end

--- `-[UICellConfigurationState isReordering]`
---@return boolean
function UICellConfigurationState:isReordering() end

--- `-[UICellConfigurationState isSwiped]`
---@return boolean
function UICellConfigurationState:isSwiped() end

--- `-[UICellConfigurationState setCellDragState:]`
---@param cellDragState integer
function UICellConfigurationState:setCellDragState_(cellDragState) end

--- `-[UICellConfigurationState setCellDropState:]`
---@param cellDropState integer
function UICellConfigurationState:setCellDropState_(cellDropState) end

--- `-[UICellConfigurationState setEditing:]`
---@param editing boolean
function UICellConfigurationState:setEditing_(editing) end

--- `-[UICellConfigurationState setExpanded:]`
---@param expanded boolean
function UICellConfigurationState:setExpanded_(expanded) end

--- `-[UICellConfigurationState setReordering:]`
---@param reordering boolean
function UICellConfigurationState:setReordering_(reordering) end

--- `-[UICellConfigurationState setSwiped:]`
---@param swiped boolean
function UICellConfigurationState:setSwiped_(swiped) end

-- UICellConfigurationStateClass
--- The class `UICellConfigurationState` itself.
---@class UICellConfigurationStateClass: UIViewConfigurationStateClass
---@field alloc fun(self: UICellConfigurationStateClass): UICellConfigurationState
---@field new fun(self: UICellConfigurationStateClass): UICellConfigurationState
local UICellConfigurationStateClass = {}
end

do
-- UICollectionLayoutListConfiguration
--- An instance of `UICollectionLayoutListConfiguration`.
---@class UICollectionLayoutListConfiguration: NSObject, NSCopying
local UICollectionLayoutListConfiguration = {}

--- `-[UICollectionLayoutListConfiguration appearance]`
---@return integer
function UICollectionLayoutListConfiguration:appearance() end

--- `-[UICollectionLayoutListConfiguration backgroundColor]`
---@return UIColor?
function UICollectionLayoutListConfiguration:backgroundColor() end

--- `-[UICollectionLayoutListConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function UICollectionLayoutListConfiguration:copyWithZone_(copyWithZone) end

--- `-[UICollectionLayoutListConfiguration footerMode]`
---@return integer
function UICollectionLayoutListConfiguration:footerMode() end

--- `-[UICollectionLayoutListConfiguration hash]`
---@return integer
function UICollectionLayoutListConfiguration:hash() end

--- `-[UICollectionLayoutListConfiguration headerMode]`
---@return integer
function UICollectionLayoutListConfiguration:headerMode() end

--- `-[UICollectionLayoutListConfiguration headerTopPadding]`
---@return number
function UICollectionLayoutListConfiguration:headerTopPadding() end

--- `-[UICollectionLayoutListConfiguration initWithAppearance:]`
---@param appearance integer
---@return self
function UICollectionLayoutListConfiguration:initWithAppearance_(appearance) end

--- `-[UICollectionLayoutListConfiguration isEqual:]`
---@param isEqual any
---@return boolean
function UICollectionLayoutListConfiguration:isEqual_(isEqual) end

--- `-[UICollectionLayoutListConfiguration itemSeparatorHandler]`
---@return function?
function UICollectionLayoutListConfiguration:itemSeparatorHandler() end

--- `-[UICollectionLayoutListConfiguration leadingSwipeActionsConfigurationProvider]`
---@return function?
function UICollectionLayoutListConfiguration:leadingSwipeActionsConfigurationProvider() end

--- `-[UICollectionLayoutListConfiguration separatorConfiguration]`
---@return any
function UICollectionLayoutListConfiguration:separatorConfiguration() end

--- `-[UICollectionLayoutListConfiguration setBackgroundColor:]`
---@param color UIColor?
function UICollectionLayoutListConfiguration:setBackgroundColor_(color) end

--- `-[UICollectionLayoutListConfiguration setFooterMode:]`
---@param footerMode integer
function UICollectionLayoutListConfiguration:setFooterMode_(footerMode) end

--- `-[UICollectionLayoutListConfiguration setHeaderMode:]`
---@param headerMode integer
function UICollectionLayoutListConfiguration:setHeaderMode_(headerMode) end

--- `-[UICollectionLayoutListConfiguration setHeaderTopPadding:]`
---@param headerTopPadding number
function UICollectionLayoutListConfiguration:setHeaderTopPadding_(headerTopPadding) end

--- `-[UICollectionLayoutListConfiguration setItemSeparatorHandler:]`
---@param itemSeparatorHandler function?
function UICollectionLayoutListConfiguration:setItemSeparatorHandler_(itemSeparatorHandler) end

--- `-[UICollectionLayoutListConfiguration setLeadingSwipeActionsConfigurationProvider:]`
---@param leadingSwipeActionsConfigurationProvider function?
function UICollectionLayoutListConfiguration:setLeadingSwipeActionsConfigurationProvider_(leadingSwipeActionsConfigurationProvider) end

--- `-[UICollectionLayoutListConfiguration setSeparatorConfiguration:]`
---@param separatorConfiguration any
function UICollectionLayoutListConfiguration:setSeparatorConfiguration_(separatorConfiguration) end

--- `-[UICollectionLayoutListConfiguration setShowsSeparators:]`
---@param showsSeparators boolean
function UICollectionLayoutListConfiguration:setShowsSeparators_(showsSeparators) end

--- `-[UICollectionLayoutListConfiguration setTrailingSwipeActionsConfigurationProvider:]`
---@param trailingSwipeActionsConfigurationProvider function?
function UICollectionLayoutListConfiguration:setTrailingSwipeActionsConfigurationProvider_(trailingSwipeActionsConfigurationProvider) end

--- `-[UICollectionLayoutListConfiguration showsSeparators]`
---@return boolean
function UICollectionLayoutListConfiguration:showsSeparators() end

--- `-[UICollectionLayoutListConfiguration trailingSwipeActionsConfigurationProvider]`
---@return function?
function UICollectionLayoutListConfiguration:trailingSwipeActionsConfigurationProvider() end

-- UICollectionLayoutListConfigurationClass
--- The class `UICollectionLayoutListConfiguration` itself.
---@class UICollectionLayoutListConfigurationClass: NSObjectClass
---@field alloc fun(self: UICollectionLayoutListConfigurationClass): UICollectionLayoutListConfiguration
---@field new fun(self: UICollectionLayoutListConfigurationClass): UICollectionLayoutListConfiguration
local UICollectionLayoutListConfigurationClass = {}
end

do
-- UICollectionReusableView
--- An instance of `UICollectionReusableView`.
---@class UICollectionReusableView: UIView
local UICollectionReusableView = {}

--- `-[UICollectionReusableView applyLayoutAttributes:]`
---@param applyLayoutAttributes any
function UICollectionReusableView:applyLayoutAttributes_(applyLayoutAttributes) end

--- `-[UICollectionReusableView didTransitionFromLayout:toLayout:]`
---@param didTransitionFromLayout UICollectionViewLayout
---@param toLayout UICollectionViewLayout
function UICollectionReusableView:didTransitionFromLayout_toLayout_(didTransitionFromLayout, toLayout) end

--- `-[UICollectionReusableView preferredLayoutAttributesFittingAttributes:]`
---@param preferredLayoutAttributesFittingAttributes UICollectionViewLayoutAttributes
---@return UICollectionViewLayoutAttributes
function UICollectionReusableView:preferredLayoutAttributesFittingAttributes_(preferredLayoutAttributesFittingAttributes) end

--- `-[UICollectionReusableView prepareForReuse]`
function UICollectionReusableView:prepareForReuse() end

--- `-[UICollectionReusableView reuseIdentifier]`
---@return string?
function UICollectionReusableView:reuseIdentifier() end

--- `-[UICollectionReusableView systemLayoutSizeFittingSize:]`
---@param systemLayoutSizeFittingSize CGSizeArgument
---@return CGSize
function UICollectionReusableView:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UICollectionReusableView systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSizeArgument
---@param horizontalFittingPriority number
---@param verticalFittingPriority number
---@return CGSize
function UICollectionReusableView:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(systemLayoutSizeFittingSize, horizontalFittingPriority, verticalFittingPriority) end

--- `-[UICollectionReusableView willTransitionFromLayout:toLayout:]`
---@param willTransitionFromLayout UICollectionViewLayout
---@param toLayout UICollectionViewLayout
function UICollectionReusableView:willTransitionFromLayout_toLayout_(willTransitionFromLayout, toLayout) end

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

--- `-[UICollectionView allowsFocus]`
---@return boolean
function UICollectionView:allowsFocus() end

--- `-[UICollectionView allowsMultipleSelection]`
---@return boolean
function UICollectionView:allowsMultipleSelection() end

--- `-[UICollectionView allowsMultipleSelectionDuringEditing]`
---@return boolean
function UICollectionView:allowsMultipleSelectionDuringEditing() end

--- `-[UICollectionView allowsSelection]`
---@return boolean
function UICollectionView:allowsSelection() end

--- `-[UICollectionView allowsSelectionDuringEditing]`
---@return boolean
function UICollectionView:allowsSelectionDuringEditing() end

--- `-[UICollectionView backgroundView]`
---@return UIView?
function UICollectionView:backgroundView() end

--- `-[UICollectionView beginInteractiveMovementForItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return boolean
function UICollectionView:beginInteractiveMovementForItemAtIndexPath_(indexPath) end

--- `-[UICollectionView cancelInteractiveMovement]`
function UICollectionView:cancelInteractiveMovement() end

--- `-[UICollectionView cancelInteractiveTransition]`
function UICollectionView:cancelInteractiveTransition() end

--- `-[UICollectionView cellForItemAtIndexPath:]`
---@param indexPath NSIndexPath?
---@return UICollectionReusableView?
function UICollectionView:cellForItemAtIndexPath_(indexPath) end

--- `-[UICollectionView collectionViewLayout]`
---@return UICollectionViewLayout?
function UICollectionView:collectionViewLayout() end

--- `-[UICollectionView dataSource]`
---@return any
function UICollectionView:dataSource() end

--- `-[UICollectionView deleteItemsAtIndexPaths:]`
---@param deleteItemsAtIndexPaths NSIndexPath[]
function UICollectionView:deleteItemsAtIndexPaths_(deleteItemsAtIndexPaths) end

--- `-[UICollectionView deleteSections:]`
---@param deleteSections integer[]
function UICollectionView:deleteSections_(deleteSections) end

--- `-[UICollectionView dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:]`
---@param dequeueConfiguredReusableCellWithRegistration UICollectionViewCellRegistration
---@param indexPath NSIndexPath
---@param item any
---@return UICollectionReusableView
function UICollectionView:dequeueConfiguredReusableCellWithRegistration_forIndexPath_item_(dequeueConfiguredReusableCellWithRegistration, indexPath, item) end

--- `-[UICollectionView dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:]`
---@param dequeueConfiguredReusableSupplementaryViewWithRegistration UICollectionViewSupplementaryRegistration
---@param indexPath NSIndexPath
---@return UICollectionReusableView
function UICollectionView:dequeueConfiguredReusableSupplementaryViewWithRegistration_forIndexPath_(dequeueConfiguredReusableSupplementaryViewWithRegistration, indexPath) end

--- `-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]`
---@param dequeueReusableCellWithReuseIdentifier string
---@param indexPath NSIndexPath
---@return any
function UICollectionView:dequeueReusableCellWithReuseIdentifier_forIndexPath_(dequeueReusableCellWithReuseIdentifier, indexPath) end

--- `-[UICollectionView dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]`
---@param dequeueReusableSupplementaryViewOfKind string
---@param reuseIdentifier string
---@param indexPath NSIndexPath
---@return any
function UICollectionView:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(dequeueReusableSupplementaryViewOfKind, reuseIdentifier, indexPath) end

--- `-[UICollectionView deselectItemAtIndexPath:animated:]`
---@param indexPath NSIndexPath?
---@param animated boolean
function UICollectionView:deselectItemAtIndexPath_animated_(indexPath, animated) end

--- `-[UICollectionView dragDelegate]`
---@return any
function UICollectionView:dragDelegate() end

--- `-[UICollectionView dragInteractionEnabled]`
---@return boolean
function UICollectionView:dragInteractionEnabled() end

--- `-[UICollectionView dropDelegate]`
---@return any
function UICollectionView:dropDelegate() end

--- `-[UICollectionView endInteractiveMovement]`
function UICollectionView:endInteractiveMovement() end

--- `-[UICollectionView finishInteractiveTransition]`
function UICollectionView:finishInteractiveTransition() end

--- `-[UICollectionView hasActiveDrag]`
---@return boolean
function UICollectionView:hasActiveDrag() end

--- `-[UICollectionView hasActiveDrop]`
---@return boolean
function UICollectionView:hasActiveDrop() end

--- `-[UICollectionView hasUncommittedUpdates]`
---@return boolean
function UICollectionView:hasUncommittedUpdates() end

--- `-[UICollectionView indexPathForCell:]`
---@param indexPathForCell UIView?
---@return NSIndexPath?
function UICollectionView:indexPathForCell_(indexPathForCell) end

--- `-[UICollectionView indexPathForItemAtPoint:]`
---@param indexPathForItemAtPoint CGPointArgument
---@return NSIndexPath?
function UICollectionView:indexPathForItemAtPoint_(indexPathForItemAtPoint) end

--- `-[UICollectionView indexPathForSupplementaryView:]`
---@param view UIView?
---@return NSIndexPath?
function UICollectionView:indexPathForSupplementaryView_(view) end

--- `-[UICollectionView indexPathsForSelectedItems]`
---@return NSIndexPath[]
function UICollectionView:indexPathsForSelectedItems() end

--- `-[UICollectionView indexPathsForVisibleItems]`
---@return NSIndexPath[]
function UICollectionView:indexPathsForVisibleItems() end

--- `-[UICollectionView indexPathsForVisibleSupplementaryElementsOfKind:]`
---@param indexPathsForVisibleSupplementaryElementsOfKind string
---@return NSIndexPath[]
function UICollectionView:indexPathsForVisibleSupplementaryElementsOfKind_(indexPathsForVisibleSupplementaryElementsOfKind) end

--- `-[UICollectionView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UICollectionView:initWithFrame_(frame) end

--- `-[UICollectionView initWithFrame:collectionViewLayout:]`
---@param frame CGRectArgument
---@param collectionViewLayout UICollectionViewLayout?
---@return self
function UICollectionView:initWithFrame_collectionViewLayout_(frame, collectionViewLayout) end

--- `-[UICollectionView insertItemsAtIndexPaths:]`
---@param itemsAtIndexPaths NSIndexPath[]
function UICollectionView:insertItemsAtIndexPaths_(itemsAtIndexPaths) end

--- `-[UICollectionView insertSections:]`
---@param sections integer[]
function UICollectionView:insertSections_(sections) end

--- `-[UICollectionView isEditing]`
---@return boolean
function UICollectionView:isEditing() end

--- `-[UICollectionView isPrefetchingEnabled]`
---@return boolean
function UICollectionView:isPrefetchingEnabled() end

--- `-[UICollectionView layoutAttributesForItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionView:layoutAttributesForItemAtIndexPath_(indexPath) end

--- `-[UICollectionView layoutAttributesForSupplementaryElementOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryElementOfKind string
---@param atIndexPath NSIndexPath
---@return any
function UICollectionView:layoutAttributesForSupplementaryElementOfKind_atIndexPath_(layoutAttributesForSupplementaryElementOfKind, atIndexPath) end

--- `-[UICollectionView layoutSubviews]`
function UICollectionView:layoutSubviews() end

--- `-[UICollectionView moveItemAtIndexPath:toIndexPath:]`
---@param indexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UICollectionView:moveItemAtIndexPath_toIndexPath_(indexPath, toIndexPath) end

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
---@param performBatchUpdates function?
---@param completion function?
function UICollectionView:performBatchUpdates_completion_(performBatchUpdates, completion) end

--- `-[UICollectionView prefetchDataSource]`
---@return any
function UICollectionView:prefetchDataSource() end

--- `-[UICollectionView reconfigureItemsAtIndexPaths:]`
---@param reconfigureItemsAtIndexPaths NSIndexPath[]
function UICollectionView:reconfigureItemsAtIndexPaths_(reconfigureItemsAtIndexPaths) end

--- `-[UICollectionView registerClass:forCellWithReuseIdentifier:]`
---@param registerClass CLASS?
---@param cellWithReuseIdentifier string
function UICollectionView:registerClass_forCellWithReuseIdentifier_(registerClass, cellWithReuseIdentifier) end

--- `-[UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]`
---@param registerClass CLASS?
---@param supplementaryViewOfKind string
---@param reuseIdentifier string
function UICollectionView:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(registerClass, supplementaryViewOfKind, reuseIdentifier) end

--- `-[UICollectionView registerNib:forCellWithReuseIdentifier:]`
---@param nib UINib?
---@param cellWithReuseIdentifier string
function UICollectionView:registerNib_forCellWithReuseIdentifier_(nib, cellWithReuseIdentifier) end

--- `-[UICollectionView registerNib:forSupplementaryViewOfKind:withReuseIdentifier:]`
---@param nib UINib?
---@param supplementaryViewOfKind string
---@param reuseIdentifier string
function UICollectionView:registerNib_forSupplementaryViewOfKind_withReuseIdentifier_(nib, supplementaryViewOfKind, reuseIdentifier) end

--- `-[UICollectionView reloadData]`
function UICollectionView:reloadData() end

--- `-[UICollectionView reloadItemsAtIndexPaths:]`
---@param reloadItemsAtIndexPaths NSIndexPath[]
function UICollectionView:reloadItemsAtIndexPaths_(reloadItemsAtIndexPaths) end

--- `-[UICollectionView reloadSections:]`
---@param reloadSections integer[]
function UICollectionView:reloadSections_(reloadSections) end

--- `-[UICollectionView remembersLastFocusedIndexPath]`
---@return boolean
function UICollectionView:remembersLastFocusedIndexPath() end

--- `-[UICollectionView reorderingCadence]`
---@return integer
function UICollectionView:reorderingCadence() end

--- `-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]`
---@param indexPath NSIndexPath
---@param atScrollPosition integer
---@param animated boolean
function UICollectionView:scrollToItemAtIndexPath_atScrollPosition_animated_(indexPath, atScrollPosition, animated) end

--- `-[UICollectionView selectItemAtIndexPath:animated:scrollPosition:]`
---@param indexPath NSIndexPath?
---@param animated boolean
---@param scrollPosition integer
function UICollectionView:selectItemAtIndexPath_animated_scrollPosition_(indexPath, animated, scrollPosition) end

--- `-[UICollectionView selectionFollowsFocus]`
---@return boolean
function UICollectionView:selectionFollowsFocus() end

--- `-[UICollectionView selfSizingInvalidation]`
---@return integer
function UICollectionView:selfSizingInvalidation() end

--- `-[UICollectionView setAllowsFocus:]`
---@param allowsFocus boolean
function UICollectionView:setAllowsFocus_(allowsFocus) end

--- `-[UICollectionView setAllowsMultipleSelection:]`
---@param allowsMultipleSelection boolean
function UICollectionView:setAllowsMultipleSelection_(allowsMultipleSelection) end

--- `-[UICollectionView setAllowsMultipleSelectionDuringEditing:]`
---@param allowsMultipleSelectionDuringEditing boolean
function UICollectionView:setAllowsMultipleSelectionDuringEditing_(allowsMultipleSelectionDuringEditing) end

--- `-[UICollectionView setAllowsSelection:]`
---@param allowsSelection boolean
function UICollectionView:setAllowsSelection_(allowsSelection) end

--- `-[UICollectionView setAllowsSelectionDuringEditing:]`
---@param allowsSelectionDuringEditing boolean
function UICollectionView:setAllowsSelectionDuringEditing_(allowsSelectionDuringEditing) end

--- `-[UICollectionView setBackgroundView:]`
---@param view UIView?
function UICollectionView:setBackgroundView_(view) end

--- `-[UICollectionView setCollectionViewLayout:]`
---@param collectionViewLayout UICollectionViewLayout
function UICollectionView:setCollectionViewLayout_(collectionViewLayout) end

--- `-[UICollectionView setCollectionViewLayout:animated:]`
---@param collectionViewLayout UICollectionViewLayout
---@param animated boolean
function UICollectionView:setCollectionViewLayout_animated_(collectionViewLayout, animated) end

--- `-[UICollectionView setCollectionViewLayout:animated:completion:]`
---@param collectionViewLayout UICollectionViewLayout
---@param animated boolean
---@param completion function?
function UICollectionView:setCollectionViewLayout_animated_completion_(collectionViewLayout, animated, completion) end

--- `-[UICollectionView setDataSource:]`
---@param dataSource any
function UICollectionView:setDataSource_(dataSource) end

--- `-[UICollectionView setDelegate:]`
---@param delegate any
function UICollectionView:setDelegate_(delegate) end

--- `-[UICollectionView setDragDelegate:]`
---@param dragDelegate any
function UICollectionView:setDragDelegate_(dragDelegate) end

--- `-[UICollectionView setDragInteractionEnabled:]`
---@param dragInteractionEnabled boolean
function UICollectionView:setDragInteractionEnabled_(dragInteractionEnabled) end

--- `-[UICollectionView setDropDelegate:]`
---@param dropDelegate any
function UICollectionView:setDropDelegate_(dropDelegate) end

--- `-[UICollectionView setEditing:]`
---@param editing boolean
function UICollectionView:setEditing_(editing) end

--- `-[UICollectionView setPrefetchDataSource:]`
---@param prefetchDataSource any
function UICollectionView:setPrefetchDataSource_(prefetchDataSource) end

--- `-[UICollectionView setPrefetchingEnabled:]`
---@param prefetchingEnabled boolean
function UICollectionView:setPrefetchingEnabled_(prefetchingEnabled) end

--- `-[UICollectionView setRemembersLastFocusedIndexPath:]`
---@param remembersLastFocusedIndexPath boolean
function UICollectionView:setRemembersLastFocusedIndexPath_(remembersLastFocusedIndexPath) end

--- `-[UICollectionView setReorderingCadence:]`
---@param reorderingCadence integer
function UICollectionView:setReorderingCadence_(reorderingCadence) end

--- `-[UICollectionView setSelectionFollowsFocus:]`
---@param selectionFollowsFocus boolean
function UICollectionView:setSelectionFollowsFocus_(selectionFollowsFocus) end

--- `-[UICollectionView setSelfSizingInvalidation:]`
---@param selfSizingInvalidation integer
function UICollectionView:setSelfSizingInvalidation_(selfSizingInvalidation) end

--- `-[UICollectionView startInteractiveTransitionToCollectionViewLayout:completion:]`
---@param collectionViewLayout UICollectionViewLayout
---@param completion function?
---@return UICollectionViewTransitionLayout
function UICollectionView:startInteractiveTransitionToCollectionViewLayout_completion_(collectionViewLayout, completion) end

--- `-[UICollectionView supplementaryViewForElementKind:atIndexPath:]`
---@param supplementaryViewForElementKind string
---@param atIndexPath NSIndexPath
---@return UICollectionReusableView?
function UICollectionView:supplementaryViewForElementKind_atIndexPath_(supplementaryViewForElementKind, atIndexPath) end

--- `-[UICollectionView touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UICollectionView:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UICollectionView touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UICollectionView:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UICollectionView touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UICollectionView:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UICollectionView touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function UICollectionView:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UICollectionView updateInteractiveMovementTargetPosition:]`
---@param updateInteractiveMovementTargetPosition CGPointArgument
function UICollectionView:updateInteractiveMovementTargetPosition_(updateInteractiveMovementTargetPosition) end

--- `-[UICollectionView visibleCells]`
---@return UICollectionReusableView[]
function UICollectionView:visibleCells() end

--- `-[UICollectionView visibleSupplementaryViewsOfKind:]`
---@param visibleSupplementaryViewsOfKind string
---@return UICollectionReusableView[]
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

--- `-[UICollectionViewCell automaticallyUpdatesBackgroundConfiguration]`
---@return boolean
function UICollectionViewCell:automaticallyUpdatesBackgroundConfiguration() end

--- `-[UICollectionViewCell automaticallyUpdatesContentConfiguration]`
---@return boolean
function UICollectionViewCell:automaticallyUpdatesContentConfiguration() end

--- `-[UICollectionViewCell backgroundConfiguration]`
---@return UIBackgroundConfiguration?
function UICollectionViewCell:backgroundConfiguration() end

--- `-[UICollectionViewCell backgroundView]`
---@return UIView?
function UICollectionViewCell:backgroundView() end

--- `-[UICollectionViewCell configurationState]`
---@return UICellConfigurationState
function UICollectionViewCell:configurationState() end

--- `-[UICollectionViewCell configurationUpdateHandler]`
---@return function?
function UICollectionViewCell:configurationUpdateHandler() end

--- `-[UICollectionViewCell contentConfiguration]`
---@return any
function UICollectionViewCell:contentConfiguration() end

--- `-[UICollectionViewCell contentView]`
---@return UIView
function UICollectionViewCell:contentView() end

--- `-[UICollectionViewCell defaultBackgroundConfiguration]`
---@return UIBackgroundConfiguration
function UICollectionViewCell:defaultBackgroundConfiguration() end

--- `-[UICollectionViewCell defaultContentConfiguration]`
---@return UIListContentConfiguration
function UICollectionViewCell:defaultContentConfiguration() end

--- `-[UICollectionViewCell dragStateDidChange:]`
---@param dragStateDidChange integer
function UICollectionViewCell:dragStateDidChange_(dragStateDidChange) end

--- `-[UICollectionViewCell initWithFrame:]`
---@param frame CGRectArgument
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
---@return UIView?
function UICollectionViewCell:selectedBackgroundView() end

--- `-[UICollectionViewCell setAutomaticallyUpdatesBackgroundConfiguration:]`
---@param automaticallyUpdatesBackgroundConfiguration boolean
function UICollectionViewCell:setAutomaticallyUpdatesBackgroundConfiguration_(automaticallyUpdatesBackgroundConfiguration) end

--- `-[UICollectionViewCell setAutomaticallyUpdatesContentConfiguration:]`
---@param automaticallyUpdatesContentConfiguration boolean
function UICollectionViewCell:setAutomaticallyUpdatesContentConfiguration_(automaticallyUpdatesContentConfiguration) end

--- `-[UICollectionViewCell setBackgroundConfiguration:]`
---@param backgroundConfiguration UIBackgroundConfiguration?
function UICollectionViewCell:setBackgroundConfiguration_(backgroundConfiguration) end

--- `-[UICollectionViewCell setBackgroundView:]`
---@param view UIView?
function UICollectionViewCell:setBackgroundView_(view) end

--- `-[UICollectionViewCell setConfigurationUpdateHandler:]`
---@param configurationUpdateHandler function?
function UICollectionViewCell:setConfigurationUpdateHandler_(configurationUpdateHandler) end

--- `-[UICollectionViewCell setContentConfiguration:]`
---@param contentConfiguration any
function UICollectionViewCell:setContentConfiguration_(contentConfiguration) end

--- `-[UICollectionViewCell setHighlighted:]`
---@param highlighted boolean
function UICollectionViewCell:setHighlighted_(highlighted) end

--- `-[UICollectionViewCell setNeedsUpdateConfiguration]`
function UICollectionViewCell:setNeedsUpdateConfiguration() end

--- `-[UICollectionViewCell setSelected:]`
---@param selected boolean
function UICollectionViewCell:setSelected_(selected) end

--- `-[UICollectionViewCell setSelectedBackgroundView:]`
---@param view UIView?
function UICollectionViewCell:setSelectedBackgroundView_(view) end

--- `-[UICollectionViewCell setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UICollectionViewCell:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UICollectionViewCell updateConfigurationUsingState:]`
---@param updateConfigurationUsingState UICellConfigurationState
function UICollectionViewCell:updateConfigurationUsingState_(updateConfigurationUsingState) end

-- UICollectionViewCellClass
--- The class `UICollectionViewCell` itself.
---@class UICollectionViewCellClass: UICollectionReusableViewClass
---@field alloc fun(self: UICollectionViewCellClass): UICollectionViewCell
---@field new fun(self: UICollectionViewCellClass): UICollectionViewCell
local UICollectionViewCellClass = {}
end

do
-- UICollectionViewCellRegistration
--- An instance of `UICollectionViewCellRegistration`.
---@class UICollectionViewCellRegistration: NSObject
local UICollectionViewCellRegistration = {}

--- `-[UICollectionViewCellRegistration cellClass]`
---@return CLASS?
function UICollectionViewCellRegistration:cellClass() end

--- `-[UICollectionViewCellRegistration cellNib]`
---@return UINib?
function UICollectionViewCellRegistration:cellNib() end

--- `-[UICollectionViewCellRegistration configurationHandler]`
---@return function?
function UICollectionViewCellRegistration:configurationHandler() end

-- UICollectionViewCellRegistrationClass
--- The class `UICollectionViewCellRegistration` itself.
---@class UICollectionViewCellRegistrationClass: NSObjectClass
---@field alloc fun(self: UICollectionViewCellRegistrationClass): UICollectionViewCellRegistration
---@field new fun(self: UICollectionViewCellRegistrationClass): UICollectionViewCellRegistration
local UICollectionViewCellRegistrationClass = {}

--- `+[UICollectionViewCellRegistration registrationWithCellClass:configurationHandler:]`
---@param registrationWithCellClass CLASS
---@param configurationHandler function
---@return UICollectionViewCellRegistration
function UICollectionViewCellRegistrationClass:registrationWithCellClass_configurationHandler_(registrationWithCellClass, configurationHandler) end

--- `+[UICollectionViewCellRegistration registrationWithCellNib:configurationHandler:]`
---@param nib UINib
---@param configurationHandler function
---@return UICollectionViewCellRegistration
function UICollectionViewCellRegistrationClass:registrationWithCellNib_configurationHandler_(nib, configurationHandler) end
end

do
-- UICollectionViewCompositionalLayout
--- An instance of `UICollectionViewCompositionalLayout`.
---@class UICollectionViewCompositionalLayout: UICollectionViewLayout
local UICollectionViewCompositionalLayout = {}

--- `-[UICollectionViewCompositionalLayout collectionViewContentSize]`
---@return CGSize
function UICollectionViewCompositionalLayout:collectionViewContentSize() end

--- `-[UICollectionViewCompositionalLayout configuration]`
---@return UICollectionViewCompositionalLayoutConfiguration
function UICollectionViewCompositionalLayout:configuration() end

--- `-[UICollectionViewCompositionalLayout initWithSection:]`
---@param section NSCollectionLayoutSection
---@return self
function UICollectionViewCompositionalLayout:initWithSection_(section) end

--- `-[UICollectionViewCompositionalLayout initWithSection:configuration:]`
---@param section NSCollectionLayoutSection
---@param configuration UICollectionViewCompositionalLayoutConfiguration
---@return self
function UICollectionViewCompositionalLayout:initWithSection_configuration_(section, configuration) end

--- `-[UICollectionViewCompositionalLayout initWithSectionProvider:]`
---@param sectionProvider function
---@return self
function UICollectionViewCompositionalLayout:initWithSectionProvider_(sectionProvider) end

--- `-[UICollectionViewCompositionalLayout initWithSectionProvider:configuration:]`
---@param sectionProvider function
---@param configuration UICollectionViewCompositionalLayoutConfiguration
---@return self
function UICollectionViewCompositionalLayout:initWithSectionProvider_configuration_(sectionProvider, configuration) end

--- `-[UICollectionViewCompositionalLayout invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param invalidationContextForPreferredLayoutAttributes UICollectionViewLayoutAttributes
---@param originalAttributes UICollectionViewLayoutAttributes
---@return any
function UICollectionViewCompositionalLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewCompositionalLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRectArgument
---@return UICollectionViewLayoutAttributes[]
function UICollectionViewCompositionalLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewCompositionalLayout layoutAttributesForItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewCompositionalLayout:layoutAttributesForItemAtIndexPath_(indexPath) end

--- `-[UICollectionViewCompositionalLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewCompositionalLayout:layoutAttributesForSupplementaryViewOfKind_atIndexPath_(layoutAttributesForSupplementaryViewOfKind, atIndexPath) end

--- `-[UICollectionViewCompositionalLayout prepareLayout]`
function UICollectionViewCompositionalLayout:prepareLayout() end

--- `-[UICollectionViewCompositionalLayout setConfiguration:]`
---@param configuration UICollectionViewCompositionalLayoutConfiguration
function UICollectionViewCompositionalLayout:setConfiguration_(configuration) end

--- `-[UICollectionViewCompositionalLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRectArgument
---@return boolean
function UICollectionViewCompositionalLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewCompositionalLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes UICollectionViewLayoutAttributes
---@param originalAttributes UICollectionViewLayoutAttributes
---@return boolean
function UICollectionViewCompositionalLayout:shouldInvalidateLayoutForPreferredLayoutAttributes_withOriginalAttributes_(shouldInvalidateLayoutForPreferredLayoutAttributes, originalAttributes) end

-- UICollectionViewCompositionalLayoutClass
--- The class `UICollectionViewCompositionalLayout` itself.
---@class UICollectionViewCompositionalLayoutClass: UICollectionViewLayoutClass
---@field alloc fun(self: UICollectionViewCompositionalLayoutClass): UICollectionViewCompositionalLayout
---@field new fun(self: UICollectionViewCompositionalLayoutClass): UICollectionViewCompositionalLayout
local UICollectionViewCompositionalLayoutClass = {}

--- `+[UICollectionViewCompositionalLayout layoutWithListConfiguration:]`
---@param layoutWithListConfiguration UICollectionLayoutListConfiguration
---@return UICollectionViewCompositionalLayout
function UICollectionViewCompositionalLayoutClass:layoutWithListConfiguration_(layoutWithListConfiguration) end
end

do
-- UICollectionViewCompositionalLayoutConfiguration
--- An instance of `UICollectionViewCompositionalLayoutConfiguration`.
---@class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying
local UICollectionViewCompositionalLayoutConfiguration = {}

--- `-[UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems]`
---@return NSCollectionLayoutBoundarySupplementaryItem[]
function UICollectionViewCompositionalLayoutConfiguration:boundarySupplementaryItems() end

--- `-[UICollectionViewCompositionalLayoutConfiguration contentInsetsReference]`
---@return integer
function UICollectionViewCompositionalLayoutConfiguration:contentInsetsReference() end

--- `-[UICollectionViewCompositionalLayoutConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function UICollectionViewCompositionalLayoutConfiguration:copyWithZone_(copyWithZone) end

--- `-[UICollectionViewCompositionalLayoutConfiguration hash]`
---@return integer
function UICollectionViewCompositionalLayoutConfiguration:hash() end

--- `-[UICollectionViewCompositionalLayoutConfiguration interSectionSpacing]`
---@return number
function UICollectionViewCompositionalLayoutConfiguration:interSectionSpacing() end

--- `-[UICollectionViewCompositionalLayoutConfiguration isEqual:]`
---@param isEqual any
---@return boolean
function UICollectionViewCompositionalLayoutConfiguration:isEqual_(isEqual) end

--- `-[UICollectionViewCompositionalLayoutConfiguration scrollDirection]`
---@return integer
function UICollectionViewCompositionalLayoutConfiguration:scrollDirection() end

--- `-[UICollectionViewCompositionalLayoutConfiguration setBoundarySupplementaryItems:]`
---@param boundarySupplementaryItems NSCollectionLayoutBoundarySupplementaryItem[]
function UICollectionViewCompositionalLayoutConfiguration:setBoundarySupplementaryItems_(boundarySupplementaryItems) end

--- `-[UICollectionViewCompositionalLayoutConfiguration setContentInsetsReference:]`
---@param contentInsetsReference integer
function UICollectionViewCompositionalLayoutConfiguration:setContentInsetsReference_(contentInsetsReference) end

--- `-[UICollectionViewCompositionalLayoutConfiguration setInterSectionSpacing:]`
---@param interSectionSpacing number
function UICollectionViewCompositionalLayoutConfiguration:setInterSectionSpacing_(interSectionSpacing) end

--- `-[UICollectionViewCompositionalLayoutConfiguration setScrollDirection:]`
---@param scrollDirection integer
function UICollectionViewCompositionalLayoutConfiguration:setScrollDirection_(scrollDirection) end

-- UICollectionViewCompositionalLayoutConfigurationClass
--- The class `UICollectionViewCompositionalLayoutConfiguration` itself.
---@class UICollectionViewCompositionalLayoutConfigurationClass: NSObjectClass
---@field alloc fun(self: UICollectionViewCompositionalLayoutConfigurationClass): UICollectionViewCompositionalLayoutConfiguration
---@field new fun(self: UICollectionViewCompositionalLayoutConfigurationClass): UICollectionViewCompositionalLayoutConfiguration
local UICollectionViewCompositionalLayoutConfigurationClass = {}
end

do
-- UICollectionViewController
--- An instance of `UICollectionViewController`.
---@class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource
local UICollectionViewController = {}

--- `-[UICollectionViewController clearsSelectionOnViewWillAppear]`
---@return boolean
function UICollectionViewController:clearsSelectionOnViewWillAppear() end

--- `-[UICollectionViewController collectionView]`
---@return UICollectionView?
function UICollectionViewController:collectionView() end

--- `-[UICollectionViewController collectionView:cellForItemAtIndexPath:]`
---@param collectionView UICollectionView?
---@param cellForItemAtIndexPath NSIndexPath?
---@return UICollectionViewCell?
function UICollectionViewController:collectionView_cellForItemAtIndexPath_(collectionView, cellForItemAtIndexPath) end

--- `-[UICollectionViewController collectionView:numberOfItemsInSection:]`
---@param collectionView UICollectionView?
---@param numberOfItemsInSection integer
---@return integer
function UICollectionViewController:collectionView_numberOfItemsInSection_(collectionView, numberOfItemsInSection) end

--- `-[UICollectionViewController collectionViewLayout]`
---@return UICollectionViewLayout?
function UICollectionViewController:collectionViewLayout() end

--- `-[UICollectionViewController initWithCollectionViewLayout:]`
---@param collectionViewLayout UICollectionViewLayout
---@return self
function UICollectionViewController:initWithCollectionViewLayout_(collectionViewLayout) end

--- `-[UICollectionViewController installsStandardGestureForInteractiveMovement]`
---@return boolean
function UICollectionViewController:installsStandardGestureForInteractiveMovement() end

--- `-[UICollectionViewController loadView]`
function UICollectionViewController:loadView() end

--- `-[UICollectionViewController numberOfSectionsInCollectionView:]`
---@param collectionView UICollectionView?
---@return integer
function UICollectionViewController:numberOfSectionsInCollectionView_(collectionView) end

--- `-[UICollectionViewController setClearsSelectionOnViewWillAppear:]`
---@param clearsSelectionOnViewWillAppear boolean
function UICollectionViewController:setClearsSelectionOnViewWillAppear_(clearsSelectionOnViewWillAppear) end

--- `-[UICollectionViewController setCollectionView:]`
---@param collectionView UICollectionView?
function UICollectionViewController:setCollectionView_(collectionView) end

--- `-[UICollectionViewController setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UICollectionViewController:setEditing_animated_(editing, animated) end

--- `-[UICollectionViewController setInstallsStandardGestureForInteractiveMovement:]`
---@param installsStandardGestureForInteractiveMovement boolean
function UICollectionViewController:setInstallsStandardGestureForInteractiveMovement_(installsStandardGestureForInteractiveMovement) end

--- `-[UICollectionViewController setUseLayoutToLayoutNavigationTransitions:]`
---@param useLayoutToLayoutNavigationTransitions boolean
function UICollectionViewController:setUseLayoutToLayoutNavigationTransitions_(useLayoutToLayoutNavigationTransitions) end

--- `-[UICollectionViewController useLayoutToLayoutNavigationTransitions]`
---@return boolean
function UICollectionViewController:useLayoutToLayoutNavigationTransitions() end

--- `-[UICollectionViewController viewWillAppear:]`
---@param viewWillAppear boolean
function UICollectionViewController:viewWillAppear_(viewWillAppear) end

-- UICollectionViewControllerClass
--- The class `UICollectionViewController` itself.
---@class UICollectionViewControllerClass: UIViewControllerClass
---@field alloc fun(self: UICollectionViewControllerClass): UICollectionViewController
---@field new fun(self: UICollectionViewControllerClass): UICollectionViewController
local UICollectionViewControllerClass = {}
end

do
-- UICollectionViewDiffableDataSource
--- An instance of `UICollectionViewDiffableDataSource`.
---@class UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource
local UICollectionViewDiffableDataSource = {}

--- `-[UICollectionViewDiffableDataSource applySnapshot:animatingDifferences:]`
---@param applySnapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences boolean
function UICollectionViewDiffableDataSource:applySnapshot_animatingDifferences_(applySnapshot, animatingDifferences) end

--- `-[UICollectionViewDiffableDataSource applySnapshot:animatingDifferences:completion:]`
---@param applySnapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences boolean
---@param completion function?
function UICollectionViewDiffableDataSource:applySnapshot_animatingDifferences_completion_(applySnapshot, animatingDifferences, completion) end

--- `-[UICollectionViewDiffableDataSource applySnapshot:toSection:animatingDifferences:]`
---@param applySnapshot NSDiffableDataSourceSectionSnapshot
---@param toSection any
---@param animatingDifferences boolean
function UICollectionViewDiffableDataSource:applySnapshot_toSection_animatingDifferences_(applySnapshot, toSection, animatingDifferences) end

--- `-[UICollectionViewDiffableDataSource applySnapshot:toSection:animatingDifferences:completion:]`
---@param applySnapshot NSDiffableDataSourceSectionSnapshot
---@param toSection any
---@param animatingDifferences boolean
---@param completion function?
function UICollectionViewDiffableDataSource:applySnapshot_toSection_animatingDifferences_completion_(applySnapshot, toSection, animatingDifferences, completion) end

--- `-[UICollectionViewDiffableDataSource applySnapshotUsingReloadData:]`
---@param applySnapshotUsingReloadData NSDiffableDataSourceSnapshot
function UICollectionViewDiffableDataSource:applySnapshotUsingReloadData_(applySnapshotUsingReloadData) end

--- `-[UICollectionViewDiffableDataSource applySnapshotUsingReloadData:completion:]`
---@param applySnapshotUsingReloadData NSDiffableDataSourceSnapshot
---@param completion function?
function UICollectionViewDiffableDataSource:applySnapshotUsingReloadData_completion_(applySnapshotUsingReloadData, completion) end

--- `-[UICollectionViewDiffableDataSource collectionView:canMoveItemAtIndexPath:]`
---@param collectionView UICollectionView
---@param canMoveItemAtIndexPath NSIndexPath
---@return boolean
function UICollectionViewDiffableDataSource:collectionView_canMoveItemAtIndexPath_(collectionView, canMoveItemAtIndexPath) end

--- `-[UICollectionViewDiffableDataSource collectionView:cellForItemAtIndexPath:]`
---@param collectionView UICollectionView
---@param cellForItemAtIndexPath NSIndexPath
---@return any
function UICollectionViewDiffableDataSource:collectionView_cellForItemAtIndexPath_(collectionView, cellForItemAtIndexPath) end

--- `-[UICollectionViewDiffableDataSource collectionView:moveItemAtIndexPath:toIndexPath:]`
---@param collectionView UICollectionView
---@param moveItemAtIndexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UICollectionViewDiffableDataSource:collectionView_moveItemAtIndexPath_toIndexPath_(collectionView, moveItemAtIndexPath, toIndexPath) end

--- `-[UICollectionViewDiffableDataSource collectionView:numberOfItemsInSection:]`
---@param collectionView UICollectionView
---@param numberOfItemsInSection integer
---@return integer
function UICollectionViewDiffableDataSource:collectionView_numberOfItemsInSection_(collectionView, numberOfItemsInSection) end

--- `-[UICollectionViewDiffableDataSource collectionView:viewForSupplementaryElementOfKind:atIndexPath:]`
---@param collectionView UICollectionView
---@param viewForSupplementaryElementOfKind string
---@param atIndexPath NSIndexPath
---@return any
function UICollectionViewDiffableDataSource:collectionView_viewForSupplementaryElementOfKind_atIndexPath_(collectionView, viewForSupplementaryElementOfKind, atIndexPath) end

--- `-[UICollectionViewDiffableDataSource indexForSectionIdentifier:]`
---@param indexForSectionIdentifier any
---@return integer
function UICollectionViewDiffableDataSource:indexForSectionIdentifier_(indexForSectionIdentifier) end

--- `-[UICollectionViewDiffableDataSource indexPathForItemIdentifier:]`
---@param indexPathForItemIdentifier any
---@return NSIndexPath?
function UICollectionViewDiffableDataSource:indexPathForItemIdentifier_(indexPathForItemIdentifier) end

--- `-[UICollectionViewDiffableDataSource initWithCollectionView:cellProvider:]`
---@param collectionView UICollectionView
---@param cellProvider function
---@return self
function UICollectionViewDiffableDataSource:initWithCollectionView_cellProvider_(collectionView, cellProvider) end

--- `-[UICollectionViewDiffableDataSource itemIdentifierForIndexPath:]`
---@param indexPath NSIndexPath
---@return any
function UICollectionViewDiffableDataSource:itemIdentifierForIndexPath_(indexPath) end

--- `-[UICollectionViewDiffableDataSource numberOfSectionsInCollectionView:]`
---@param collectionView UICollectionView
---@return integer
function UICollectionViewDiffableDataSource:numberOfSectionsInCollectionView_(collectionView) end

--- `-[UICollectionViewDiffableDataSource reorderingHandlers]`
---@return UICollectionViewDiffableDataSourceReorderingHandlers
function UICollectionViewDiffableDataSource:reorderingHandlers() end

--- `-[UICollectionViewDiffableDataSource sectionIdentifierForIndex:]`
---@param sectionIdentifierForIndex integer
---@return any
function UICollectionViewDiffableDataSource:sectionIdentifierForIndex_(sectionIdentifierForIndex) end

--- `-[UICollectionViewDiffableDataSource setReorderingHandlers:]`
---@param reorderingHandlers UICollectionViewDiffableDataSourceReorderingHandlers
function UICollectionViewDiffableDataSource:setReorderingHandlers_(reorderingHandlers) end

--- `-[UICollectionViewDiffableDataSource setSupplementaryViewProvider:]`
---@param supplementaryViewProvider function?
function UICollectionViewDiffableDataSource:setSupplementaryViewProvider_(supplementaryViewProvider) end

--- `-[UICollectionViewDiffableDataSource snapshot]`
---@return NSDiffableDataSourceSnapshot
function UICollectionViewDiffableDataSource:snapshot() end

--- `-[UICollectionViewDiffableDataSource snapshotForSection:]`
---@param snapshotForSection any
---@return NSDiffableDataSourceSectionSnapshot
function UICollectionViewDiffableDataSource:snapshotForSection_(snapshotForSection) end

--- `-[UICollectionViewDiffableDataSource supplementaryViewProvider]`
---@return function?
function UICollectionViewDiffableDataSource:supplementaryViewProvider() end

-- UICollectionViewDiffableDataSourceClass
--- The class `UICollectionViewDiffableDataSource` itself.
---@class UICollectionViewDiffableDataSourceClass: NSObjectClass
---@field alloc fun(self: UICollectionViewDiffableDataSourceClass): UICollectionViewDiffableDataSource
---@field new fun(self: UICollectionViewDiffableDataSourceClass): UICollectionViewDiffableDataSource
local UICollectionViewDiffableDataSourceClass = {}
end

do
-- UICollectionViewDiffableDataSourceReorderingHandlers
--- An instance of `UICollectionViewDiffableDataSourceReorderingHandlers`.
---@class UICollectionViewDiffableDataSourceReorderingHandlers: NSObject
local UICollectionViewDiffableDataSourceReorderingHandlers = {}

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers canReorderItemHandler]`
---@return function?
function UICollectionViewDiffableDataSourceReorderingHandlers:canReorderItemHandler() end

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers didReorderHandler]`
---@return function?
function UICollectionViewDiffableDataSourceReorderingHandlers:didReorderHandler() end

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers setCanReorderItemHandler:]`
---@param canReorderItemHandler function?
function UICollectionViewDiffableDataSourceReorderingHandlers:setCanReorderItemHandler_(canReorderItemHandler) end

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers setDidReorderHandler:]`
---@param didReorderHandler function?
function UICollectionViewDiffableDataSourceReorderingHandlers:setDidReorderHandler_(didReorderHandler) end

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers setWillReorderHandler:]`
---@param willReorderHandler function?
function UICollectionViewDiffableDataSourceReorderingHandlers:setWillReorderHandler_(willReorderHandler) end

--- `-[UICollectionViewDiffableDataSourceReorderingHandlers willReorderHandler]`
---@return function?
function UICollectionViewDiffableDataSourceReorderingHandlers:willReorderHandler() end

-- UICollectionViewDiffableDataSourceReorderingHandlersClass
--- The class `UICollectionViewDiffableDataSourceReorderingHandlers` itself.
---@class UICollectionViewDiffableDataSourceReorderingHandlersClass: NSObjectClass
---@field alloc fun(self: UICollectionViewDiffableDataSourceReorderingHandlersClass): UICollectionViewDiffableDataSourceReorderingHandlers
---@field new fun(self: UICollectionViewDiffableDataSourceReorderingHandlersClass): UICollectionViewDiffableDataSourceReorderingHandlers
local UICollectionViewDiffableDataSourceReorderingHandlersClass = {}
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
---@param invalidationContextForPreferredLayoutAttributes UICollectionViewLayoutAttributes
---@param originalAttributes UICollectionViewLayoutAttributes
---@return any
function UICollectionViewFlowLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewFlowLayout itemSize]`
---@return CGSize
function UICollectionViewFlowLayout:itemSize() end

--- `-[UICollectionViewFlowLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRectArgument
---@return UICollectionViewLayoutAttributes[]
function UICollectionViewFlowLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewFlowLayout layoutAttributesForItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewFlowLayout:layoutAttributesForItemAtIndexPath_(indexPath) end

--- `-[UICollectionViewFlowLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
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
---@param estimatedItemSize CGSizeArgument
function UICollectionViewFlowLayout:setEstimatedItemSize_(estimatedItemSize) end

--- `-[UICollectionViewFlowLayout setFooterReferenceSize:]`
---@param footerReferenceSize CGSizeArgument
function UICollectionViewFlowLayout:setFooterReferenceSize_(footerReferenceSize) end

--- `-[UICollectionViewFlowLayout setHeaderReferenceSize:]`
---@param headerReferenceSize CGSizeArgument
function UICollectionViewFlowLayout:setHeaderReferenceSize_(headerReferenceSize) end

--- `-[UICollectionViewFlowLayout setItemSize:]`
---@param itemSize CGSizeArgument
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
---@param sectionInset UIEdgeInsetsArgument
function UICollectionViewFlowLayout:setSectionInset_(sectionInset) end

--- `-[UICollectionViewFlowLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRectArgument
---@return boolean
function UICollectionViewFlowLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewFlowLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes UICollectionViewLayoutAttributes
---@param originalAttributes UICollectionViewLayoutAttributes
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
---@return UICollectionView?
function UICollectionViewLayout:collectionView() end

--- `-[UICollectionViewLayout collectionViewContentSize]`
---@return CGSize
function UICollectionViewLayout:collectionViewContentSize() end

--- `-[UICollectionViewLayout developmentLayoutDirection]`
---@return integer
function UICollectionViewLayout:developmentLayoutDirection() end

--- `-[UICollectionViewLayout finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:]`
---@param finalLayoutAttributesForDisappearingDecorationElementOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:finalLayoutAttributesForDisappearingDecorationElementOfKind_atIndexPath_(finalLayoutAttributesForDisappearingDecorationElementOfKind, atIndexPath) end

--- `-[UICollectionViewLayout finalLayoutAttributesForDisappearingItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:finalLayoutAttributesForDisappearingItemAtIndexPath_(indexPath) end

--- `-[UICollectionViewLayout finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:]`
---@param finalLayoutAttributesForDisappearingSupplementaryElementOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:finalLayoutAttributesForDisappearingSupplementaryElementOfKind_atIndexPath_(finalLayoutAttributesForDisappearingSupplementaryElementOfKind, atIndexPath) end

--- `-[UICollectionViewLayout finalizeAnimatedBoundsChange]`
function UICollectionViewLayout:finalizeAnimatedBoundsChange() end

--- `-[UICollectionViewLayout finalizeCollectionViewUpdates]`
function UICollectionViewLayout:finalizeCollectionViewUpdates() end

--- `-[UICollectionViewLayout finalizeLayoutTransition]`
function UICollectionViewLayout:finalizeLayoutTransition() end

--- `-[UICollectionViewLayout flipsHorizontallyInOppositeLayoutDirection]`
---@return boolean
function UICollectionViewLayout:flipsHorizontallyInOppositeLayoutDirection() end

--- `-[UICollectionViewLayout indexPathsToDeleteForDecorationViewOfKind:]`
---@param indexPathsToDeleteForDecorationViewOfKind string
---@return NSIndexPath[]
function UICollectionViewLayout:indexPathsToDeleteForDecorationViewOfKind_(indexPathsToDeleteForDecorationViewOfKind) end

--- `-[UICollectionViewLayout indexPathsToDeleteForSupplementaryViewOfKind:]`
---@param indexPathsToDeleteForSupplementaryViewOfKind string
---@return NSIndexPath[]
function UICollectionViewLayout:indexPathsToDeleteForSupplementaryViewOfKind_(indexPathsToDeleteForSupplementaryViewOfKind) end

--- `-[UICollectionViewLayout indexPathsToInsertForDecorationViewOfKind:]`
---@param indexPathsToInsertForDecorationViewOfKind string
---@return NSIndexPath[]
function UICollectionViewLayout:indexPathsToInsertForDecorationViewOfKind_(indexPathsToInsertForDecorationViewOfKind) end

--- `-[UICollectionViewLayout indexPathsToInsertForSupplementaryViewOfKind:]`
---@param indexPathsToInsertForSupplementaryViewOfKind string
---@return NSIndexPath[]
function UICollectionViewLayout:indexPathsToInsertForSupplementaryViewOfKind_(indexPathsToInsertForSupplementaryViewOfKind) end

--- `-[UICollectionViewLayout initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:]`
---@param initialLayoutAttributesForAppearingDecorationElementOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:initialLayoutAttributesForAppearingDecorationElementOfKind_atIndexPath_(initialLayoutAttributesForAppearingDecorationElementOfKind, atIndexPath) end

--- `-[UICollectionViewLayout initialLayoutAttributesForAppearingItemAtIndexPath:]`
---@param indexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:initialLayoutAttributesForAppearingItemAtIndexPath_(indexPath) end

--- `-[UICollectionViewLayout initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:]`
---@param initialLayoutAttributesForAppearingSupplementaryElementOfKind string
---@param atIndexPath NSIndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:initialLayoutAttributesForAppearingSupplementaryElementOfKind_atIndexPath_(initialLayoutAttributesForAppearingSupplementaryElementOfKind, atIndexPath) end

--- `-[UICollectionViewLayout invalidateLayout]`
function UICollectionViewLayout:invalidateLayout() end

--- `-[UICollectionViewLayout invalidateLayoutWithContext:]`
---@param invalidateLayoutWithContext any
function UICollectionViewLayout:invalidateLayoutWithContext_(invalidateLayoutWithContext) end

--- `-[UICollectionViewLayout invalidationContextForBoundsChange:]`
---@param invalidationContextForBoundsChange CGRectArgument
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForBoundsChange_(invalidationContextForBoundsChange) end

--- `-[UICollectionViewLayout invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:]`
---@param invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths NSIndexPath[]
---@param previousIndexPaths NSIndexPath[]
---@param movementCancelled boolean
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths_previousIndexPaths_movementCancelled_(invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths, previousIndexPaths, movementCancelled) end

--- `-[UICollectionViewLayout invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:]`
---@param invalidationContextForInteractivelyMovingItems NSIndexPath[]
---@param targetPosition CGPointArgument
---@param previousIndexPaths NSIndexPath[]
---@param previousPosition CGPointArgument
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForInteractivelyMovingItems_withTargetPosition_previousIndexPaths_previousPosition_(invalidationContextForInteractivelyMovingItems, targetPosition, previousIndexPaths, previousPosition) end

--- `-[UICollectionViewLayout invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param invalidationContextForPreferredLayoutAttributes UICollectionViewLayoutAttributes?
---@param originalAttributes UICollectionViewLayoutAttributes?
---@return UICollectionViewLayoutInvalidationContext
function UICollectionViewLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewLayout layoutAttributesForDecorationViewOfKind:atIndexPath:]`
---@param layoutAttributesForDecorationViewOfKind string
---@param atIndexPath NSIndexPath?
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:layoutAttributesForDecorationViewOfKind_atIndexPath_(layoutAttributesForDecorationViewOfKind, atIndexPath) end

--- `-[UICollectionViewLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRectArgument
---@return UICollectionViewLayoutAttributes[]?
function UICollectionViewLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewLayout layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:]`
---@param indexPath NSIndexPath
---@param targetPosition CGPointArgument
---@return any
function UICollectionViewLayout:layoutAttributesForInteractivelyMovingItemAtIndexPath_withTargetPosition_(indexPath, targetPosition) end

--- `-[UICollectionViewLayout layoutAttributesForItemAtIndexPath:]`
---@param indexPath NSIndexPath?
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:layoutAttributesForItemAtIndexPath_(indexPath) end

--- `-[UICollectionViewLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind string
---@param atIndexPath NSIndexPath?
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:layoutAttributesForSupplementaryViewOfKind_atIndexPath_(layoutAttributesForSupplementaryViewOfKind, atIndexPath) end

--- `-[UICollectionViewLayout prepareForAnimatedBoundsChange:]`
---@param prepareForAnimatedBoundsChange CGRectArgument
function UICollectionViewLayout:prepareForAnimatedBoundsChange_(prepareForAnimatedBoundsChange) end

--- `-[UICollectionViewLayout prepareForCollectionViewUpdates:]`
---@param prepareForCollectionViewUpdates UICollectionViewUpdateItem[]
function UICollectionViewLayout:prepareForCollectionViewUpdates_(prepareForCollectionViewUpdates) end

--- `-[UICollectionViewLayout prepareForTransitionFromLayout:]`
---@param prepareForTransitionFromLayout UICollectionViewLayout
function UICollectionViewLayout:prepareForTransitionFromLayout_(prepareForTransitionFromLayout) end

--- `-[UICollectionViewLayout prepareForTransitionToLayout:]`
---@param prepareForTransitionToLayout UICollectionViewLayout
function UICollectionViewLayout:prepareForTransitionToLayout_(prepareForTransitionToLayout) end

--- `-[UICollectionViewLayout prepareLayout]`
function UICollectionViewLayout:prepareLayout() end

--- `-[UICollectionViewLayout registerClass:forDecorationViewOfKind:]`
---@param registerClass CLASS?
---@param decorationViewOfKind string
function UICollectionViewLayout:registerClass_forDecorationViewOfKind_(registerClass, decorationViewOfKind) end

--- `-[UICollectionViewLayout registerNib:forDecorationViewOfKind:]`
---@param nib UINib?
---@param decorationViewOfKind string
function UICollectionViewLayout:registerNib_forDecorationViewOfKind_(nib, decorationViewOfKind) end

--- `-[UICollectionViewLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRectArgument
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes UICollectionViewLayoutAttributes?
---@param originalAttributes UICollectionViewLayoutAttributes?
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForPreferredLayoutAttributes_withOriginalAttributes_(shouldInvalidateLayoutForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewLayout targetContentOffsetForProposedContentOffset:]`
---@param targetContentOffsetForProposedContentOffset CGPointArgument
---@return CGPoint
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset_(targetContentOffsetForProposedContentOffset) end

--- `-[UICollectionViewLayout targetContentOffsetForProposedContentOffset:withScrollingVelocity:]`
---@param targetContentOffsetForProposedContentOffset CGPointArgument
---@param scrollingVelocity CGPointArgument
---@return CGPoint
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset_withScrollingVelocity_(targetContentOffsetForProposedContentOffset, scrollingVelocity) end

--- `-[UICollectionViewLayout targetIndexPathForInteractivelyMovingItem:withPosition:]`
---@param targetIndexPathForInteractivelyMovingItem NSIndexPath
---@param position CGPointArgument
---@return NSIndexPath
function UICollectionViewLayout:targetIndexPathForInteractivelyMovingItem_withPosition_(targetIndexPathForInteractivelyMovingItem, position) end

-- UICollectionViewLayoutClass
--- The class `UICollectionViewLayout` itself.
---@class UICollectionViewLayoutClass: NSObjectClass
---@field alloc fun(self: UICollectionViewLayoutClass): UICollectionViewLayout
---@field new fun(self: UICollectionViewLayoutClass): UICollectionViewLayout
local UICollectionViewLayoutClass = {}

--- `+[UICollectionViewLayout invalidationContextClass]`
---@return CLASS
function UICollectionViewLayoutClass:invalidationContextClass() end

--- `+[UICollectionViewLayout layoutAttributesClass]`
---@return CLASS
function UICollectionViewLayoutClass:layoutAttributesClass() end
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
---@return NSIndexPath?
function UICollectionViewLayoutAttributes:indexPath() end

--- `-[UICollectionViewLayoutAttributes isHidden]`
---@return boolean
function UICollectionViewLayoutAttributes:isHidden() end

--- `-[UICollectionViewLayoutAttributes representedElementCategory]`
---@return integer
function UICollectionViewLayoutAttributes:representedElementCategory() end

--- `-[UICollectionViewLayoutAttributes representedElementKind]`
---@return string?
function UICollectionViewLayoutAttributes:representedElementKind() end

--- `-[UICollectionViewLayoutAttributes setAlpha:]`
---@param alpha number
function UICollectionViewLayoutAttributes:setAlpha_(alpha) end

--- `-[UICollectionViewLayoutAttributes setCenter:]`
---@param center CGPointArgument
function UICollectionViewLayoutAttributes:setCenter_(center) end

--- `-[UICollectionViewLayoutAttributes setFrame:]`
---@param frame CGRectArgument
function UICollectionViewLayoutAttributes:setFrame_(frame) end

--- `-[UICollectionViewLayoutAttributes setHidden:]`
---@param hidden boolean
function UICollectionViewLayoutAttributes:setHidden_(hidden) end

--- `-[UICollectionViewLayoutAttributes setIndexPath:]`
---@param indexPath NSIndexPath?
function UICollectionViewLayoutAttributes:setIndexPath_(indexPath) end

--- `-[UICollectionViewLayoutAttributes setSize:]`
---@param size CGSizeArgument
function UICollectionViewLayoutAttributes:setSize_(size) end

--- `-[UICollectionViewLayoutAttributes setTransform:]`
---@param transform CGAffineTransformArgument
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
---@param indexPath NSIndexPath
---@return any
function UICollectionViewLayoutAttributesClass:layoutAttributesForCellWithIndexPath_(indexPath) end

--- `+[UICollectionViewLayoutAttributes layoutAttributesForDecorationViewOfKind:withIndexPath:]`
---@param layoutAttributesForDecorationViewOfKind string
---@param indexPath NSIndexPath
---@return any
function UICollectionViewLayoutAttributesClass:layoutAttributesForDecorationViewOfKind_withIndexPath_(layoutAttributesForDecorationViewOfKind, indexPath) end

--- `+[UICollectionViewLayoutAttributes layoutAttributesForSupplementaryViewOfKind:withIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind string
---@param indexPath NSIndexPath
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
---@param invalidateItemsAtIndexPaths NSIndexPath[]
function UICollectionViewLayoutInvalidationContext:invalidateItemsAtIndexPaths_(invalidateItemsAtIndexPaths) end

--- `-[UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths]`
---@return NSIndexPath[]?
function UICollectionViewLayoutInvalidationContext:invalidatedItemIndexPaths() end

--- `-[UICollectionViewLayoutInvalidationContext setContentOffsetAdjustment:]`
---@param contentOffsetAdjustment CGPointArgument
function UICollectionViewLayoutInvalidationContext:setContentOffsetAdjustment_(contentOffsetAdjustment) end

--- `-[UICollectionViewLayoutInvalidationContext setContentSizeAdjustment:]`
---@param contentSizeAdjustment CGSizeArgument
function UICollectionViewLayoutInvalidationContext:setContentSizeAdjustment_(contentSizeAdjustment) end

-- UICollectionViewLayoutInvalidationContextClass
--- The class `UICollectionViewLayoutInvalidationContext` itself.
---@class UICollectionViewLayoutInvalidationContextClass: NSObjectClass
---@field alloc fun(self: UICollectionViewLayoutInvalidationContextClass): UICollectionViewLayoutInvalidationContext
---@field new fun(self: UICollectionViewLayoutInvalidationContextClass): UICollectionViewLayoutInvalidationContext
local UICollectionViewLayoutInvalidationContextClass = {}
end

do
-- UICollectionViewListCell
--- An instance of `UICollectionViewListCell`.
---@class UICollectionViewListCell: UICollectionViewCell
local UICollectionViewListCell = {}

--- `-[UICollectionViewListCell accessories]`
---@return UICellAccessory[]
function UICollectionViewListCell:accessories() end

--- `-[UICollectionViewListCell indentationLevel]`
---@return integer
function UICollectionViewListCell:indentationLevel() end

--- `-[UICollectionViewListCell indentationWidth]`
---@return number
function UICollectionViewListCell:indentationWidth() end

--- `-[UICollectionViewListCell indentsAccessories]`
---@return boolean
function UICollectionViewListCell:indentsAccessories() end

--- `-[UICollectionViewListCell preferredLayoutAttributesFittingAttributes:]`
---@param preferredLayoutAttributesFittingAttributes UICollectionViewLayoutAttributes
---@return UICollectionViewLayoutAttributes
function UICollectionViewListCell:preferredLayoutAttributesFittingAttributes_(preferredLayoutAttributesFittingAttributes) end

--- `-[UICollectionViewListCell separatorLayoutGuide]`
---@return UILayoutGuide
function UICollectionViewListCell:separatorLayoutGuide() end

--- `-[UICollectionViewListCell setAccessories:]`
---@param accessories UICellAccessory[]
function UICollectionViewListCell:setAccessories_(accessories) end

--- `-[UICollectionViewListCell setIndentationLevel:]`
---@param indentationLevel integer
function UICollectionViewListCell:setIndentationLevel_(indentationLevel) end

--- `-[UICollectionViewListCell setIndentationWidth:]`
---@param indentationWidth number
function UICollectionViewListCell:setIndentationWidth_(indentationWidth) end

--- `-[UICollectionViewListCell setIndentsAccessories:]`
---@param indentsAccessories boolean
function UICollectionViewListCell:setIndentsAccessories_(indentsAccessories) end

-- UICollectionViewListCellClass
--- The class `UICollectionViewListCell` itself.
---@class UICollectionViewListCellClass: UICollectionViewCellClass
---@field alloc fun(self: UICollectionViewListCellClass): UICollectionViewListCell
---@field new fun(self: UICollectionViewListCellClass): UICollectionViewListCell
local UICollectionViewListCellClass = {}
end

do
-- UICollectionViewSupplementaryRegistration
--- An instance of `UICollectionViewSupplementaryRegistration`.
---@class UICollectionViewSupplementaryRegistration: NSObject
local UICollectionViewSupplementaryRegistration = {}

--- `-[UICollectionViewSupplementaryRegistration configurationHandler]`
---@return function?
function UICollectionViewSupplementaryRegistration:configurationHandler() end

--- `-[UICollectionViewSupplementaryRegistration elementKind]`
---@return string
function UICollectionViewSupplementaryRegistration:elementKind() end

--- `-[UICollectionViewSupplementaryRegistration supplementaryClass]`
---@return CLASS?
function UICollectionViewSupplementaryRegistration:supplementaryClass() end

--- `-[UICollectionViewSupplementaryRegistration supplementaryNib]`
---@return UINib?
function UICollectionViewSupplementaryRegistration:supplementaryNib() end

-- UICollectionViewSupplementaryRegistrationClass
--- The class `UICollectionViewSupplementaryRegistration` itself.
---@class UICollectionViewSupplementaryRegistrationClass: NSObjectClass
---@field alloc fun(self: UICollectionViewSupplementaryRegistrationClass): UICollectionViewSupplementaryRegistration
---@field new fun(self: UICollectionViewSupplementaryRegistrationClass): UICollectionViewSupplementaryRegistration
local UICollectionViewSupplementaryRegistrationClass = {}

--- `+[UICollectionViewSupplementaryRegistration registrationWithSupplementaryClass:elementKind:configurationHandler:]`
---@param registrationWithSupplementaryClass CLASS
---@param elementKind string
---@param configurationHandler function
---@return UICollectionViewSupplementaryRegistration
function UICollectionViewSupplementaryRegistrationClass:registrationWithSupplementaryClass_elementKind_configurationHandler_(registrationWithSupplementaryClass, elementKind, configurationHandler) end

--- `+[UICollectionViewSupplementaryRegistration registrationWithSupplementaryNib:elementKind:configurationHandler:]`
---@param nib UINib
---@param elementKind string
---@param configurationHandler function
---@return UICollectionViewSupplementaryRegistration
function UICollectionViewSupplementaryRegistrationClass:registrationWithSupplementaryNib_elementKind_configurationHandler_(nib, elementKind, configurationHandler) end
end

do
-- UICollectionViewTransitionLayout
--- An instance of `UICollectionViewTransitionLayout`.
---@class UICollectionViewTransitionLayout: UICollectionViewLayout
local UICollectionViewTransitionLayout = {}

--- `-[UICollectionViewTransitionLayout collectionViewContentSize]`
---@return CGSize
function UICollectionViewTransitionLayout:collectionViewContentSize() end

--- `-[UICollectionViewTransitionLayout currentLayout]`
---@return UICollectionViewLayout?
function UICollectionViewTransitionLayout:currentLayout() end

--- `-[UICollectionViewTransitionLayout initWithCurrentLayout:nextLayout:]`
---@param currentLayout UICollectionViewLayout
---@param nextLayout UICollectionViewLayout
---@return self
function UICollectionViewTransitionLayout:initWithCurrentLayout_nextLayout_(currentLayout, nextLayout) end

--- `-[UICollectionViewTransitionLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect any
---@return any
function UICollectionViewTransitionLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewTransitionLayout layoutAttributesForItemAtIndexPath:]`
---@param layoutAttributesForItemAtIndexPath any
---@return any
function UICollectionViewTransitionLayout:layoutAttributesForItemAtIndexPath_(layoutAttributesForItemAtIndexPath) end

--- `-[UICollectionViewTransitionLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:]`
---@param layoutAttributesForSupplementaryViewOfKind any
---@param atIndexPath any
---@return any
function UICollectionViewTransitionLayout:layoutAttributesForSupplementaryViewOfKind_atIndexPath_(layoutAttributesForSupplementaryViewOfKind, atIndexPath) end

--- `-[UICollectionViewTransitionLayout nextLayout]`
---@return UICollectionViewLayout?
function UICollectionViewTransitionLayout:nextLayout() end

--- `-[UICollectionViewTransitionLayout prepareLayout]`
function UICollectionViewTransitionLayout:prepareLayout() end

--- `-[UICollectionViewTransitionLayout setTransitionProgress:]`
---@param transitionProgress number
function UICollectionViewTransitionLayout:setTransitionProgress_(transitionProgress) end

--- `-[UICollectionViewTransitionLayout transitionProgress]`
---@return number
function UICollectionViewTransitionLayout:transitionProgress() end

--- `-[UICollectionViewTransitionLayout updateValue:forAnimatedKey:]`
---@param updateValue number
---@param animatedKey string
function UICollectionViewTransitionLayout:updateValue_forAnimatedKey_(updateValue, animatedKey) end

--- `-[UICollectionViewTransitionLayout valueForAnimatedKey:]`
---@param valueForAnimatedKey string
---@return number
function UICollectionViewTransitionLayout:valueForAnimatedKey_(valueForAnimatedKey) end

-- UICollectionViewTransitionLayoutClass
--- The class `UICollectionViewTransitionLayout` itself.
---@class UICollectionViewTransitionLayoutClass: UICollectionViewLayoutClass
---@field alloc fun(self: UICollectionViewTransitionLayoutClass): UICollectionViewTransitionLayout
---@field new fun(self: UICollectionViewTransitionLayoutClass): UICollectionViewTransitionLayout
local UICollectionViewTransitionLayoutClass = {}
end

do
-- UICollectionViewUpdateItem
--- An instance of `UICollectionViewUpdateItem`.
---@class UICollectionViewUpdateItem: NSObject
local UICollectionViewUpdateItem = {}

--- `-[UICollectionViewUpdateItem indexPathAfterUpdate]`
---@return NSIndexPath?
function UICollectionViewUpdateItem:indexPathAfterUpdate() end

--- `-[UICollectionViewUpdateItem indexPathBeforeUpdate]`
---@return NSIndexPath?
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
---@return UIColor
function UIColor:CGColor() end

--- `-[UIColor CIColor]`
---@return UIColor
function UIColor:CIColor() end

--- `-[UIColor accessibilityName]`
---@return string
function UIColor:accessibilityName() end

--- `-[UIColor colorWithAlphaComponent:]`
---@param colorWithAlphaComponent number
---@return UIColor
function UIColor:colorWithAlphaComponent_(colorWithAlphaComponent) end

--- `-[UIColor copyWithZone:]`
---@param copyWithZone any
---@return UIColor
function UIColor:copyWithZone_(copyWithZone) end

--- `-[UIColor description]`
---@return string
function UIColor:description() end

--- `-[UIColor encodeWithCoder:]`
---@param coder NSCoder
function UIColor:encodeWithCoder_(coder) end

--- `-[UIColor getHue:saturation:brightness:alpha:]`
---@param getHue any
---@param saturation any
---@param brightness any
---@param alpha any
---@return boolean
function UIColor:getHue_saturation_brightness_alpha_(getHue, saturation, brightness, alpha) end

--- `-[UIColor getRed:green:blue:alpha:]`
---@param getRed any
---@param green any
---@param blue any
---@param alpha any
---@return boolean
function UIColor:getRed_green_blue_alpha_(getRed, green, blue, alpha) end

--- `-[UIColor getWhite:alpha:]`
---@param getWhite any
---@param alpha any
---@return boolean
function UIColor:getWhite_alpha_(getWhite, alpha) end

--- `-[UIColor hash]`
---@return integer
function UIColor:hash() end

--- `-[UIColor initWithCGColor:]`
---@param cGColor any
---@return self
function UIColor:initWithCGColor_(cGColor) end

--- `-[UIColor initWithCoder:]`
---@param coder NSCoder
---@return self
function UIColor:initWithCoder_(coder) end

--- `-[UIColor initWithDynamicProvider:]`
---@param dynamicProvider any
---@return self
function UIColor:initWithDynamicProvider_(dynamicProvider) end

--- `-[UIColor initWithHue:saturation:brightness:alpha:]`
---@param hue number
---@param saturation number
---@param brightness number
---@param alpha number
---@return self
function UIColor:initWithHue_saturation_brightness_alpha_(hue, saturation, brightness, alpha) end

--- `-[UIColor initWithPatternImage:]`
---@param patternImage any
---@return self
function UIColor:initWithPatternImage_(patternImage) end

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

--- `-[UIColor resolvedColorWithTraitCollection:]`
---@param resolvedColorWithTraitCollection any
---@return UIColor
function UIColor:resolvedColorWithTraitCollection_(resolvedColorWithTraitCollection) end

--- `-[UIColor set]`
function UIColor:set() end

--- `-[UIColor setFill]`
function UIColor:setFill() end

--- `-[UIColor setStroke]`
function UIColor:setStroke() end

-- UIColorClass
--- The class `UIColor` itself.
---@class UIColorClass: NSObjectClass
---@field alloc fun(self: UIColorClass): UIColor
---@field new fun(self: UIColorClass): UIColor
local UIColorClass = {}

--- `+[UIColor blackColor]`
---@return UIColor
function UIColorClass:blackColor() end

--- `+[UIColor blueColor]`
---@return UIColor
function UIColorClass:blueColor() end

--- `+[UIColor brownColor]`
---@return UIColor
function UIColorClass:brownColor() end

--- `+[UIColor clearColor]`
---@return UIColor
function UIColorClass:clearColor() end

--- `+[UIColor colorNamed:]`
---@param colorNamed string
---@return UIColor?
function UIColorClass:colorNamed_(colorNamed) end

--- `+[UIColor colorNamed:inBundle:compatibleWithTraitCollection:]`
---@param colorNamed string
---@param inBundle any
---@param compatibleWithTraitCollection any
---@return UIColor?
function UIColorClass:colorNamed_inBundle_compatibleWithTraitCollection_(colorNamed, inBundle, compatibleWithTraitCollection) end

--- `+[UIColor colorWithCGColor:]`
---@param color UIColor
---@return UIColor
function UIColorClass:colorWithCGColor_(color) end

--- `+[UIColor colorWithCIColor:]`
---@param color UIColor
---@return UIColor
function UIColorClass:colorWithCIColor_(color) end

--- `+[UIColor colorWithDisplayP3Red:green:blue:alpha:]`
---@param colorWithDisplayP3Red number
---@param green number
---@param blue number
---@param alpha number
---@return UIColor
function UIColorClass:colorWithDisplayP3Red_green_blue_alpha_(colorWithDisplayP3Red, green, blue, alpha) end

--- `+[UIColor colorWithDynamicProvider:]`
---@param colorWithDynamicProvider function
---@return UIColor
function UIColorClass:colorWithDynamicProvider_(colorWithDynamicProvider) end

--- `+[UIColor colorWithHue:saturation:brightness:alpha:]`
---@param colorWithHue number
---@param saturation number
---@param brightness number
---@param alpha number
---@return UIColor
function UIColorClass:colorWithHue_saturation_brightness_alpha_(colorWithHue, saturation, brightness, alpha) end

--- `+[UIColor colorWithPatternImage:]`
---@param image UIImage
---@return UIColor
function UIColorClass:colorWithPatternImage_(image) end

--- `+[UIColor colorWithRed:green:blue:alpha:]`
---@param colorWithRed number
---@param green number
---@param blue number
---@param alpha number
---@return UIColor
function UIColorClass:colorWithRed_green_blue_alpha_(colorWithRed, green, blue, alpha) end

--- `+[UIColor colorWithWhite:alpha:]`
---@param colorWithWhite number
---@param alpha number
---@return UIColor
function UIColorClass:colorWithWhite_alpha_(colorWithWhite, alpha) end

--- `+[UIColor cyanColor]`
---@return UIColor
function UIColorClass:cyanColor() end

--- `+[UIColor darkGrayColor]`
---@return UIColor
function UIColorClass:darkGrayColor() end

--- `+[UIColor darkTextColor]`
---@return UIColor
function UIColorClass:darkTextColor() end

--- `+[UIColor grayColor]`
---@return UIColor
function UIColorClass:grayColor() end

--- `+[UIColor greenColor]`
---@return UIColor
function UIColorClass:greenColor() end

--- `+[UIColor groupTableViewBackgroundColor]`
---@return UIColor
function UIColorClass:groupTableViewBackgroundColor() end

--- `+[UIColor labelColor]`
---@return UIColor
function UIColorClass:labelColor() end

--- `+[UIColor lightGrayColor]`
---@return UIColor
function UIColorClass:lightGrayColor() end

--- `+[UIColor lightTextColor]`
---@return UIColor
function UIColorClass:lightTextColor() end

--- `+[UIColor linkColor]`
---@return UIColor
function UIColorClass:linkColor() end

--- `+[UIColor magentaColor]`
---@return UIColor
function UIColorClass:magentaColor() end

--- `+[UIColor opaqueSeparatorColor]`
---@return UIColor
function UIColorClass:opaqueSeparatorColor() end

--- `+[UIColor orangeColor]`
---@return UIColor
function UIColorClass:orangeColor() end

--- `+[UIColor placeholderTextColor]`
---@return UIColor
function UIColorClass:placeholderTextColor() end

--- `+[UIColor purpleColor]`
---@return UIColor
function UIColorClass:purpleColor() end

--- `+[UIColor quaternaryLabelColor]`
---@return UIColor
function UIColorClass:quaternaryLabelColor() end

--- `+[UIColor quaternarySystemFillColor]`
---@return UIColor
function UIColorClass:quaternarySystemFillColor() end

--- `+[UIColor redColor]`
---@return UIColor
function UIColorClass:redColor() end

--- `+[UIColor secondaryLabelColor]`
---@return UIColor
function UIColorClass:secondaryLabelColor() end

--- `+[UIColor secondarySystemBackgroundColor]`
---@return UIColor
function UIColorClass:secondarySystemBackgroundColor() end

--- `+[UIColor secondarySystemFillColor]`
---@return UIColor
function UIColorClass:secondarySystemFillColor() end

--- `+[UIColor secondarySystemGroupedBackgroundColor]`
---@return UIColor
function UIColorClass:secondarySystemGroupedBackgroundColor() end

--- `+[UIColor separatorColor]`
---@return UIColor
function UIColorClass:separatorColor() end

--- `+[UIColor systemBackgroundColor]`
---@return UIColor
function UIColorClass:systemBackgroundColor() end

--- `+[UIColor systemBlueColor]`
---@return UIColor
function UIColorClass:systemBlueColor() end

--- `+[UIColor systemBrownColor]`
---@return UIColor
function UIColorClass:systemBrownColor() end

--- `+[UIColor systemCyanColor]`
---@return UIColor
function UIColorClass:systemCyanColor() end

--- `+[UIColor systemFillColor]`
---@return UIColor
function UIColorClass:systemFillColor() end

--- `+[UIColor systemGray2Color]`
---@return UIColor
function UIColorClass:systemGray2Color() end

--- `+[UIColor systemGray3Color]`
---@return UIColor
function UIColorClass:systemGray3Color() end

--- `+[UIColor systemGray4Color]`
---@return UIColor
function UIColorClass:systemGray4Color() end

--- `+[UIColor systemGray5Color]`
---@return UIColor
function UIColorClass:systemGray5Color() end

--- `+[UIColor systemGray6Color]`
---@return UIColor
function UIColorClass:systemGray6Color() end

--- `+[UIColor systemGrayColor]`
---@return UIColor
function UIColorClass:systemGrayColor() end

--- `+[UIColor systemGreenColor]`
---@return UIColor
function UIColorClass:systemGreenColor() end

--- `+[UIColor systemGroupedBackgroundColor]`
---@return UIColor
function UIColorClass:systemGroupedBackgroundColor() end

--- `+[UIColor systemIndigoColor]`
---@return UIColor
function UIColorClass:systemIndigoColor() end

--- `+[UIColor systemMintColor]`
---@return UIColor
function UIColorClass:systemMintColor() end

--- `+[UIColor systemOrangeColor]`
---@return UIColor
function UIColorClass:systemOrangeColor() end

--- `+[UIColor systemPinkColor]`
---@return UIColor
function UIColorClass:systemPinkColor() end

--- `+[UIColor systemPurpleColor]`
---@return UIColor
function UIColorClass:systemPurpleColor() end

--- `+[UIColor systemRedColor]`
---@return UIColor
function UIColorClass:systemRedColor() end

--- `+[UIColor systemTealColor]`
---@return UIColor
function UIColorClass:systemTealColor() end

--- `+[UIColor systemYellowColor]`
---@return UIColor
function UIColorClass:systemYellowColor() end

--- `+[UIColor tertiaryLabelColor]`
---@return UIColor
function UIColorClass:tertiaryLabelColor() end

--- `+[UIColor tertiarySystemBackgroundColor]`
---@return UIColor
function UIColorClass:tertiarySystemBackgroundColor() end

--- `+[UIColor tertiarySystemFillColor]`
---@return UIColor
function UIColorClass:tertiarySystemFillColor() end

--- `+[UIColor tertiarySystemGroupedBackgroundColor]`
---@return UIColor
function UIColorClass:tertiarySystemGroupedBackgroundColor() end

--- `+[UIColor tintColor]`
---@return UIColor
function UIColorClass:tintColor() end

--- `+[UIColor whiteColor]`
---@return UIColor
function UIColorClass:whiteColor() end

--- `+[UIColor yellowColor]`
---@return UIColor
function UIColorClass:yellowColor() end
end

do
-- UICommand
--- An instance of `UICommand`.
---@class UICommand: UIMenuElement
local UICommand = {}

--- `-[UICommand action]`
---@return SEL?
function UICommand:action() end

--- `-[UICommand attributes]`
---@return integer
function UICommand:attributes() end

--- `-[UICommand discoverabilityTitle]`
---@return string?
function UICommand:discoverabilityTitle() end

--- `-[UICommand image]`
---@return UIImage?
function UICommand:image() end

--- `-[UICommand propertyList]`
---@return any
function UICommand:propertyList() end

--- `-[UICommand setAttributes:]`
---@param attributes integer
function UICommand:setAttributes_(attributes) end

--- `-[UICommand setDiscoverabilityTitle:]`
---@param discoverabilityTitle string?
function UICommand:setDiscoverabilityTitle_(discoverabilityTitle) end

--- `-[UICommand setImage:]`
---@param image UIImage?
function UICommand:setImage_(image) end

--- `-[UICommand setState:]`
---@param state integer
function UICommand:setState_(state) end

--- `-[UICommand setTitle:]`
---@param title string
function UICommand:setTitle_(title) end

--- `-[UICommand state]`
---@return integer
function UICommand:state() end

--- `-[UICommand title]`
---@return string
function UICommand:title() end

-- UICommandClass
--- The class `UICommand` itself.
---@class UICommandClass: UIMenuElementClass
---@field alloc fun(self: UICommandClass): UICommand
---@field new fun(self: UICommandClass): UICommand
local UICommandClass = {}

--- `+[UICommand commandWithTitle:image:action:propertyList:]`
---@param commandWithTitle string
---@param image UIImage?
---@param action SEL
---@param propertyList any
---@return UICommand
function UICommandClass:commandWithTitle_image_action_propertyList_(commandWithTitle, image, action, propertyList) end
end

do
-- UIContentUnavailableConfiguration
--- An instance of `UIContentUnavailableConfiguration`.
---@class UIContentUnavailableConfiguration: NSObject, UIContentConfiguration
local UIContentUnavailableConfiguration = {}

--- `-[UIContentUnavailableConfiguration alignment]`
---@return integer
function UIContentUnavailableConfiguration:alignment() end

--- `-[UIContentUnavailableConfiguration attributedText]`
---@return NSAttributedString?
function UIContentUnavailableConfiguration:attributedText() end

--- `-[UIContentUnavailableConfiguration background]`
---@return UIBackgroundConfiguration?
function UIContentUnavailableConfiguration:background() end

--- `-[UIContentUnavailableConfiguration button]`
---@return UIButtonConfiguration?
function UIContentUnavailableConfiguration:button() end

--- `-[UIContentUnavailableConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function UIContentUnavailableConfiguration:copyWithZone_(copyWithZone) end

--- `-[UIContentUnavailableConfiguration hash]`
---@return integer
function UIContentUnavailableConfiguration:hash() end

--- `-[UIContentUnavailableConfiguration image]`
---@return UIImage?
function UIContentUnavailableConfiguration:image() end

--- `-[UIContentUnavailableConfiguration imageToTextPadding]`
---@return number
function UIContentUnavailableConfiguration:imageToTextPadding() end

--- `-[UIContentUnavailableConfiguration isEqual:]`
---@param isEqual any
---@return boolean
function UIContentUnavailableConfiguration:isEqual_(isEqual) end

--- `-[UIContentUnavailableConfiguration makeContentView]`
---@return UIView
function UIContentUnavailableConfiguration:makeContentView() end

--- `-[UIContentUnavailableConfiguration secondaryAttributedText]`
---@return NSAttributedString?
function UIContentUnavailableConfiguration:secondaryAttributedText() end

--- `-[UIContentUnavailableConfiguration secondaryButton]`
---@return UIButtonConfiguration?
function UIContentUnavailableConfiguration:secondaryButton() end

--- `-[UIContentUnavailableConfiguration secondaryText]`
---@return string?
function UIContentUnavailableConfiguration:secondaryText() end

--- `-[UIContentUnavailableConfiguration setAlignment:]`
---@param alignment integer
function UIContentUnavailableConfiguration:setAlignment_(alignment) end

--- `-[UIContentUnavailableConfiguration setAttributedText:]`
---@param attributedText NSAttributedString?
function UIContentUnavailableConfiguration:setAttributedText_(attributedText) end

--- `-[UIContentUnavailableConfiguration setBackground:]`
---@param background UIBackgroundConfiguration?
function UIContentUnavailableConfiguration:setBackground_(background) end

--- `-[UIContentUnavailableConfiguration setButton:]`
---@param button UIButtonConfiguration?
function UIContentUnavailableConfiguration:setButton_(button) end

--- `-[UIContentUnavailableConfiguration setImage:]`
---@param image UIImage?
function UIContentUnavailableConfiguration:setImage_(image) end

--- `-[UIContentUnavailableConfiguration setImageToTextPadding:]`
---@param imageToTextPadding number
function UIContentUnavailableConfiguration:setImageToTextPadding_(imageToTextPadding) end

--- `-[UIContentUnavailableConfiguration setSecondaryAttributedText:]`
---@param secondaryAttributedText NSAttributedString?
function UIContentUnavailableConfiguration:setSecondaryAttributedText_(secondaryAttributedText) end

--- `-[UIContentUnavailableConfiguration setSecondaryButton:]`
---@param secondaryButton UIButtonConfiguration?
function UIContentUnavailableConfiguration:setSecondaryButton_(secondaryButton) end

--- `-[UIContentUnavailableConfiguration setSecondaryText:]`
---@param secondaryText string?
function UIContentUnavailableConfiguration:setSecondaryText_(secondaryText) end

--- `-[UIContentUnavailableConfiguration setText:]`
---@param text string?
function UIContentUnavailableConfiguration:setText_(text) end

--- `-[UIContentUnavailableConfiguration setTextToButtonPadding:]`
---@param textToButtonPadding number
function UIContentUnavailableConfiguration:setTextToButtonPadding_(textToButtonPadding) end

--- `-[UIContentUnavailableConfiguration setTextToSecondaryTextPadding:]`
---@param textToSecondaryTextPadding number
function UIContentUnavailableConfiguration:setTextToSecondaryTextPadding_(textToSecondaryTextPadding) end

--- `-[UIContentUnavailableConfiguration text]`
---@return string?
function UIContentUnavailableConfiguration:text() end

--- `-[UIContentUnavailableConfiguration textToButtonPadding]`
---@return number
function UIContentUnavailableConfiguration:textToButtonPadding() end

--- `-[UIContentUnavailableConfiguration textToSecondaryTextPadding]`
---@return number
function UIContentUnavailableConfiguration:textToSecondaryTextPadding() end

--- `-[UIContentUnavailableConfiguration updatedConfigurationForState:]`
---@param updatedConfigurationForState UIViewConfigurationState
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfiguration:updatedConfigurationForState_(updatedConfigurationForState) end

-- UIContentUnavailableConfigurationClass
--- The class `UIContentUnavailableConfiguration` itself.
---@class UIContentUnavailableConfigurationClass: NSObjectClass
---@field alloc fun(self: UIContentUnavailableConfigurationClass): UIContentUnavailableConfiguration
---@field new fun(self: UIContentUnavailableConfigurationClass): UIContentUnavailableConfiguration
local UIContentUnavailableConfigurationClass = {}

--- `+[UIContentUnavailableConfiguration emptyConfiguration]`
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfigurationClass:emptyConfiguration() end

--- `+[UIContentUnavailableConfiguration loadingConfiguration]`
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfigurationClass:loadingConfiguration() end

--- `+[UIContentUnavailableConfiguration searchConfiguration]`
---@return UIContentUnavailableConfiguration
function UIContentUnavailableConfigurationClass:searchConfiguration() end
end

do
-- UIContentUnavailableConfigurationState
--- An instance of `UIContentUnavailableConfigurationState`.
---@class UIContentUnavailableConfigurationState: UIViewConfigurationState
local UIContentUnavailableConfigurationState = {}

--- `-[UIContentUnavailableConfigurationState searchText]`
---@return string?
function UIContentUnavailableConfigurationState:searchText() end

--- `-[UIContentUnavailableConfigurationState setSearchText:]`
---@param searchText string?
function UIContentUnavailableConfigurationState:setSearchText_(searchText) end

-- UIContentUnavailableConfigurationStateClass
--- The class `UIContentUnavailableConfigurationState` itself.
---@class UIContentUnavailableConfigurationStateClass: UIViewConfigurationStateClass
---@field alloc fun(self: UIContentUnavailableConfigurationStateClass): UIContentUnavailableConfigurationState
---@field new fun(self: UIContentUnavailableConfigurationStateClass): UIContentUnavailableConfigurationState
local UIContentUnavailableConfigurationStateClass = {}
end

do
-- UIContentUnavailableView
--- An instance of `UIContentUnavailableView`.
---@class UIContentUnavailableView: UIView, UIContentView
local UIContentUnavailableView = {}

--- `-[UIContentUnavailableView configuration]`
---@return UIContentUnavailableConfiguration?
function UIContentUnavailableView:configuration() end

--- `-[UIContentUnavailableView initWithConfiguration:]`
---@param configuration UIContentUnavailableConfiguration
---@return self
function UIContentUnavailableView:initWithConfiguration_(configuration) end

--- `-[UIContentUnavailableView isScrollEnabled]`
---@return boolean
function UIContentUnavailableView:isScrollEnabled() end

--- `-[UIContentUnavailableView layoutSubviews]`
function UIContentUnavailableView:layoutSubviews() end

--- `-[UIContentUnavailableView setConfiguration:]`
---@param configuration UIContentUnavailableConfiguration?
function UIContentUnavailableView:setConfiguration_(configuration) end

--- `-[UIContentUnavailableView setScrollEnabled:]`
---@param scrollEnabled boolean
function UIContentUnavailableView:setScrollEnabled_(scrollEnabled) end

-- UIContentUnavailableViewClass
--- The class `UIContentUnavailableView` itself.
---@class UIContentUnavailableViewClass: UIViewClass
---@field alloc fun(self: UIContentUnavailableViewClass): UIContentUnavailableView
---@field new fun(self: UIContentUnavailableViewClass): UIContentUnavailableView
local UIContentUnavailableViewClass = {}
end

do
-- UIContextMenuInteraction
--- An instance of `UIContextMenuInteraction`.
---@class UIContextMenuInteraction: NSObject
local UIContextMenuInteraction = {}

--- `-[UIContextMenuInteraction delegate]`
---@return any
function UIContextMenuInteraction:delegate() end

--- `-[UIContextMenuInteraction didMoveToView:]`
---@param view UIView?
function UIContextMenuInteraction:didMoveToView_(view) end

--- `-[UIContextMenuInteraction dismissMenu]`
function UIContextMenuInteraction:dismissMenu() end

--- `-[UIContextMenuInteraction initWithDelegate:]`
---@param delegate any
---@return self
function UIContextMenuInteraction:initWithDelegate_(delegate) end

--- `-[UIContextMenuInteraction locationInView:]`
---@param view UIView?
---@return CGPoint
function UIContextMenuInteraction:locationInView_(view) end

--- `-[UIContextMenuInteraction menuAppearance]`
---@return integer
function UIContextMenuInteraction:menuAppearance() end

--- `-[UIContextMenuInteraction updateVisibleMenuWithBlock:]`
---@param updateVisibleMenuWithBlock function
function UIContextMenuInteraction:updateVisibleMenuWithBlock_(updateVisibleMenuWithBlock) end

--- `-[UIContextMenuInteraction view]`
---@return UIView?
function UIContextMenuInteraction:view() end

--- `-[UIContextMenuInteraction willMoveToView:]`
---@param view UIView?
function UIContextMenuInteraction:willMoveToView_(view) end

-- UIContextMenuInteractionClass
--- The class `UIContextMenuInteraction` itself.
---@class UIContextMenuInteractionClass: NSObjectClass
---@field alloc fun(self: UIContextMenuInteractionClass): UIContextMenuInteraction
---@field new fun(self: UIContextMenuInteractionClass): UIContextMenuInteraction
local UIContextMenuInteractionClass = {}
end

do
-- UIContextualAction
--- An instance of `UIContextualAction`.
---@class UIContextualAction: NSObject
local UIContextualAction = {}

--- `-[UIContextualAction backgroundColor]`
---@return UIColor?
function UIContextualAction:backgroundColor() end

--- `-[UIContextualAction handler]`
---@return function?
function UIContextualAction:handler() end

--- `-[UIContextualAction image]`
---@return any
function UIContextualAction:image() end

--- `-[UIContextualAction setBackgroundColor:]`
---@param color UIColor?
function UIContextualAction:setBackgroundColor_(color) end

--- `-[UIContextualAction setImage:]`
---@param image any
function UIContextualAction:setImage_(image) end

--- `-[UIContextualAction setTitle:]`
---@param title string?
function UIContextualAction:setTitle_(title) end

--- `-[UIContextualAction style]`
---@return integer
function UIContextualAction:style() end

--- `-[UIContextualAction title]`
---@return string?
function UIContextualAction:title() end

-- UIContextualActionClass
--- The class `UIContextualAction` itself.
---@class UIContextualActionClass: NSObjectClass
---@field alloc fun(self: UIContextualActionClass): UIContextualAction
---@field new fun(self: UIContextualActionClass): UIContextualAction
local UIContextualActionClass = {}

--- `+[UIContextualAction contextualActionWithStyle:title:handler:]`
---@param contextualActionWithStyle integer
---@param title string?
---@param handler function?
---@return UIContextualAction
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
---@return string[]?
function UIControl:actionsForTarget_forControlEvent_(actionsForTarget, controlEvent) end

--- `-[UIControl addAction:forControlEvents:]`
---@param action UIAction
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
---@return any[]
function UIControl:allTargets() end

--- `-[UIControl beginTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UIControl:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIControl cancelTrackingWithEvent:]`
---@param event UIEvent?
function UIControl:cancelTrackingWithEvent_(event) end

--- `-[UIControl contentHorizontalAlignment]`
---@return integer
function UIControl:contentHorizontalAlignment() end

--- `-[UIControl contentVerticalAlignment]`
---@return integer
function UIControl:contentVerticalAlignment() end

--- `-[UIControl continueTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UIControl:continueTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIControl effectiveContentHorizontalAlignment]`
---@return integer
function UIControl:effectiveContentHorizontalAlignment() end

--- `-[UIControl endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIControl:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIControl enumerateEventHandlers:]`
---@param enumerateEventHandlers function
function UIControl:enumerateEventHandlers_(enumerateEventHandlers) end

--- `-[UIControl gestureRecognizerShouldBegin:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIControl:gestureRecognizerShouldBegin_(gestureRecognizer) end

--- `-[UIControl initWithFrame:primaryAction:]`
---@param frame CGRectArgument
---@param primaryAction UIAction?
---@return self
function UIControl:initWithFrame_primaryAction_(frame, primaryAction) end

--- `-[UIControl isContextMenuInteractionEnabled]`
---@return boolean
function UIControl:isContextMenuInteractionEnabled() end

--- `-[UIControl isEnabled]`
---@return boolean
function UIControl:isEnabled() end

--- `-[UIControl isHighlighted]`
---@return boolean
function UIControl:isHighlighted() end

--- `-[UIControl isSelected]`
---@return boolean
function UIControl:isSelected() end

--- `-[UIControl isSymbolAnimationEnabled]`
---@return boolean
function UIControl:isSymbolAnimationEnabled() end

--- `-[UIControl isTouchInside]`
---@return boolean
function UIControl:isTouchInside() end

--- `-[UIControl isTracking]`
---@return boolean
function UIControl:isTracking() end

--- `-[UIControl menuAttachmentPointForConfiguration:]`
---@param menuAttachmentPointForConfiguration any
---@return CGPoint
function UIControl:menuAttachmentPointForConfiguration_(menuAttachmentPointForConfiguration) end

--- `-[UIControl performPrimaryAction]`
function UIControl:performPrimaryAction() end

--- `-[UIControl removeAction:forControlEvents:]`
---@param action UIAction
---@param controlEvents integer
function UIControl:removeAction_forControlEvents_(action, controlEvents) end

--- `-[UIControl removeActionForIdentifier:forControlEvents:]`
---@param actionForIdentifier string
---@param controlEvents integer
function UIControl:removeActionForIdentifier_forControlEvents_(actionForIdentifier, controlEvents) end

--- `-[UIControl removeTarget:action:forControlEvents:]`
---@param target any
---@param action SEL?
---@param controlEvents integer
function UIControl:removeTarget_action_forControlEvents_(target, action, controlEvents) end

--- `-[UIControl sendAction:]`
---@param action UIAction?
function UIControl:sendAction_(action) end

--- `-[UIControl sendAction:to:forEvent:]`
---@param action SEL
---@param to any
---@param event UIEvent?
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

--- `-[UIControl setContextMenuInteractionEnabled:]`
---@param contextMenuInteractionEnabled boolean
function UIControl:setContextMenuInteractionEnabled_(contextMenuInteractionEnabled) end

--- `-[UIControl setEnabled:]`
---@param enabled boolean
function UIControl:setEnabled_(enabled) end

--- `-[UIControl setHighlighted:]`
---@param highlighted boolean
function UIControl:setHighlighted_(highlighted) end

--- `-[UIControl setSelected:]`
---@param selected boolean
function UIControl:setSelected_(selected) end

--- `-[UIControl setShowsMenuAsPrimaryAction:]`
---@param showsMenuAsPrimaryAction boolean
function UIControl:setShowsMenuAsPrimaryAction_(showsMenuAsPrimaryAction) end

--- `-[UIControl setSymbolAnimationEnabled:]`
---@param symbolAnimationEnabled boolean
function UIControl:setSymbolAnimationEnabled_(symbolAnimationEnabled) end

--- `-[UIControl setToolTip:]`
---@param toolTip string?
function UIControl:setToolTip_(toolTip) end

--- `-[UIControl showsMenuAsPrimaryAction]`
---@return boolean
function UIControl:showsMenuAsPrimaryAction() end

--- `-[UIControl state]`
---@return integer
function UIControl:state() end

--- `-[UIControl toolTip]`
---@return string?
function UIControl:toolTip() end

--- `-[UIControl touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIControl:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIControl touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIControl:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIControl touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIControl:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIControl touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
---@return UICubicTimingParameters?
function UICubicTimingParameters:cubicTimingParameters() end

--- `-[UICubicTimingParameters initWithAnimationCurve:]`
---@param animationCurve integer
---@return self
function UICubicTimingParameters:initWithAnimationCurve_(animationCurve) end

--- `-[UICubicTimingParameters initWithControlPoint1:controlPoint2:]`
---@param controlPoint1 CGPointArgument
---@param controlPoint2 CGPointArgument
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
-- UIDatePicker
--- An instance of `UIDatePicker`.
---@class UIDatePicker: UIControl
local UIDatePicker = {}

--- `-[UIDatePicker calendar]`
---@return any
function UIDatePicker:calendar() end

--- `-[UIDatePicker countDownDuration]`
---@return number
function UIDatePicker:countDownDuration() end

--- `-[UIDatePicker date]`
---@return any
function UIDatePicker:date() end

--- `-[UIDatePicker datePickerMode]`
---@return integer
function UIDatePicker:datePickerMode() end

--- `-[UIDatePicker datePickerStyle]`
---@return integer
function UIDatePicker:datePickerStyle() end

--- `-[UIDatePicker intrinsicContentSize]`
---@return CGSize
function UIDatePicker:intrinsicContentSize() end

--- `-[UIDatePicker locale]`
---@return any
function UIDatePicker:locale() end

--- `-[UIDatePicker maximumDate]`
---@return any
function UIDatePicker:maximumDate() end

--- `-[UIDatePicker minimumDate]`
---@return any
function UIDatePicker:minimumDate() end

--- `-[UIDatePicker minuteInterval]`
---@return integer
function UIDatePicker:minuteInterval() end

--- `-[UIDatePicker preferredDatePickerStyle]`
---@return integer
function UIDatePicker:preferredDatePickerStyle() end

--- `-[UIDatePicker roundsToMinuteInterval]`
---@return boolean
function UIDatePicker:roundsToMinuteInterval() end

--- `-[UIDatePicker setCalendar:]`
---@param calendar any
function UIDatePicker:setCalendar_(calendar) end

--- `-[UIDatePicker setCountDownDuration:]`
---@param countDownDuration number
function UIDatePicker:setCountDownDuration_(countDownDuration) end

--- `-[UIDatePicker setDate:]`
---@param date any
function UIDatePicker:setDate_(date) end

--- `-[UIDatePicker setDate:animated:]`
---@param date any
---@param animated boolean
function UIDatePicker:setDate_animated_(date, animated) end

--- `-[UIDatePicker setDatePickerMode:]`
---@param datePickerMode integer
function UIDatePicker:setDatePickerMode_(datePickerMode) end

--- `-[UIDatePicker setLocale:]`
---@param locale any
function UIDatePicker:setLocale_(locale) end

--- `-[UIDatePicker setMaximumDate:]`
---@param maximumDate any
function UIDatePicker:setMaximumDate_(maximumDate) end

--- `-[UIDatePicker setMinimumDate:]`
---@param minimumDate any
function UIDatePicker:setMinimumDate_(minimumDate) end

--- `-[UIDatePicker setMinuteInterval:]`
---@param minuteInterval integer
function UIDatePicker:setMinuteInterval_(minuteInterval) end

--- `-[UIDatePicker setPreferredDatePickerStyle:]`
---@param preferredDatePickerStyle integer
function UIDatePicker:setPreferredDatePickerStyle_(preferredDatePickerStyle) end

--- `-[UIDatePicker setRoundsToMinuteInterval:]`
---@param roundsToMinuteInterval boolean
function UIDatePicker:setRoundsToMinuteInterval_(roundsToMinuteInterval) end

--- `-[UIDatePicker setTimeZone:]`
---@param timeZone any
function UIDatePicker:setTimeZone_(timeZone) end

--- `-[UIDatePicker timeZone]`
---@return any
function UIDatePicker:timeZone() end

-- UIDatePickerClass
--- The class `UIDatePicker` itself.
---@class UIDatePickerClass: UIControlClass
---@field alloc fun(self: UIDatePickerClass): UIDatePicker
---@field new fun(self: UIDatePickerClass): UIDatePicker
local UIDatePickerClass = {}
end

do
-- UIDevice
--- An instance of `UIDevice`.
---@class UIDevice: NSObject
local UIDevice = {}

--- `-[UIDevice batteryLevel]`
---@return number
function UIDevice:batteryLevel() end

--- `-[UIDevice batteryState]`
---@return integer
function UIDevice:batteryState() end

--- `-[UIDevice beginGeneratingDeviceOrientationNotifications]`
function UIDevice:beginGeneratingDeviceOrientationNotifications() end

--- `-[UIDevice endGeneratingDeviceOrientationNotifications]`
function UIDevice:endGeneratingDeviceOrientationNotifications() end

--- `-[UIDevice identifierForVendor]`
---@return NSUUID?
function UIDevice:identifierForVendor() end

--- `-[UIDevice isBatteryMonitoringEnabled]`
---@return boolean
function UIDevice:isBatteryMonitoringEnabled() end

--- `-[UIDevice isGeneratingDeviceOrientationNotifications]`
---@return boolean
function UIDevice:isGeneratingDeviceOrientationNotifications() end

--- `-[UIDevice isMultitaskingSupported]`
---@return boolean
function UIDevice:isMultitaskingSupported() end

--- `-[UIDevice isProximityMonitoringEnabled]`
---@return boolean
function UIDevice:isProximityMonitoringEnabled() end

--- `-[UIDevice localizedModel]`
---@return string
function UIDevice:localizedModel() end

--- `-[UIDevice model]`
---@return string
function UIDevice:model() end

--- `-[UIDevice name]`
---@return string
function UIDevice:name() end

--- `-[UIDevice orientation]`
---@return integer
function UIDevice:orientation() end

--- `-[UIDevice playInputClick]`
function UIDevice:playInputClick() end

--- `-[UIDevice proximityState]`
---@return boolean
function UIDevice:proximityState() end

--- `-[UIDevice setBatteryMonitoringEnabled:]`
---@param batteryMonitoringEnabled boolean
function UIDevice:setBatteryMonitoringEnabled_(batteryMonitoringEnabled) end

--- `-[UIDevice setOrientation:]`
---@param orientation integer
function UIDevice:setOrientation_(orientation) end

--- `-[UIDevice setOrientation:animated:]`
---@param orientation integer
---@param animated boolean
function UIDevice:setOrientation_animated_(orientation, animated) end

--- `-[UIDevice setProximityMonitoringEnabled:]`
---@param proximityMonitoringEnabled boolean
function UIDevice:setProximityMonitoringEnabled_(proximityMonitoringEnabled) end

--- `-[UIDevice systemName]`
---@return string
function UIDevice:systemName() end

--- `-[UIDevice systemVersion]`
---@return string
function UIDevice:systemVersion() end

--- `-[UIDevice userInterfaceIdiom]`
---@return integer
function UIDevice:userInterfaceIdiom() end

-- UIDeviceClass
--- The class `UIDevice` itself.
---@class UIDeviceClass: NSObjectClass
---@field alloc fun(self: UIDeviceClass): UIDevice
---@field new fun(self: UIDeviceClass): UIDevice
local UIDeviceClass = {}

--- `+[UIDevice currentDevice]`
---@return any
function UIDeviceClass:currentDevice() end
end

do
-- UIDimmingView
--- An instance of `UIDimmingView`.
---@class UIDimmingView: UIView
local UIDimmingView = {}

-- UIDimmingViewClass
--- The class `UIDimmingView` itself.
---@class UIDimmingViewClass: UIViewClass
---@field alloc fun(self: UIDimmingViewClass): UIDimmingView
---@field new fun(self: UIDimmingViewClass): UIDimmingView
local UIDimmingViewClass = {}
end

do
-- UIDragInteraction
--- An instance of `UIDragInteraction`.
---@class UIDragInteraction: NSObject
local UIDragInteraction = {}

--- `-[UIDragInteraction allowsSimultaneousRecognitionDuringLift]`
---@return boolean
function UIDragInteraction:allowsSimultaneousRecognitionDuringLift() end

--- `-[UIDragInteraction delegate]`
---@return any
function UIDragInteraction:delegate() end

--- `-[UIDragInteraction didMoveToView:]`
---@param view UIView?
function UIDragInteraction:didMoveToView_(view) end

--- `-[UIDragInteraction initWithDelegate:]`
---@param delegate any
---@return self
function UIDragInteraction:initWithDelegate_(delegate) end

--- `-[UIDragInteraction isEnabled]`
---@return boolean
function UIDragInteraction:isEnabled() end

--- `-[UIDragInteraction setAllowsSimultaneousRecognitionDuringLift:]`
---@param allowsSimultaneousRecognitionDuringLift boolean
function UIDragInteraction:setAllowsSimultaneousRecognitionDuringLift_(allowsSimultaneousRecognitionDuringLift) end

--- `-[UIDragInteraction setEnabled:]`
---@param enabled boolean
function UIDragInteraction:setEnabled_(enabled) end

--- `-[UIDragInteraction view]`
---@return UIView?
function UIDragInteraction:view() end

--- `-[UIDragInteraction willMoveToView:]`
---@param view UIView?
function UIDragInteraction:willMoveToView_(view) end

-- UIDragInteractionClass
--- The class `UIDragInteraction` itself.
---@class UIDragInteractionClass: NSObjectClass
---@field alloc fun(self: UIDragInteractionClass): UIDragInteraction
---@field new fun(self: UIDragInteractionClass): UIDragInteraction
local UIDragInteractionClass = {}

--- `+[UIDragInteraction isEnabledByDefault]`
---@return boolean
function UIDragInteractionClass:isEnabledByDefault() end
end

do
-- UIDropInteraction
--- An instance of `UIDropInteraction`.
---@class UIDropInteraction: NSObject
local UIDropInteraction = {}

--- `-[UIDropInteraction allowsSimultaneousDropSessions]`
---@return boolean
function UIDropInteraction:allowsSimultaneousDropSessions() end

--- `-[UIDropInteraction delegate]`
---@return any
function UIDropInteraction:delegate() end

--- `-[UIDropInteraction didMoveToView:]`
---@param view UIView?
function UIDropInteraction:didMoveToView_(view) end

--- `-[UIDropInteraction initWithDelegate:]`
---@param delegate any
---@return self
function UIDropInteraction:initWithDelegate_(delegate) end

--- `-[UIDropInteraction setAllowsSimultaneousDropSessions:]`
---@param allowsSimultaneousDropSessions boolean
function UIDropInteraction:setAllowsSimultaneousDropSessions_(allowsSimultaneousDropSessions) end

--- `-[UIDropInteraction view]`
---@return UIView?
function UIDropInteraction:view() end

--- `-[UIDropInteraction willMoveToView:]`
---@param view UIView?
function UIDropInteraction:willMoveToView_(view) end

-- UIDropInteractionClass
--- The class `UIDropInteraction` itself.
---@class UIDropInteractionClass: NSObjectClass
---@field alloc fun(self: UIDropInteractionClass): UIDropInteraction
---@field new fun(self: UIDropInteractionClass): UIDropInteraction
local UIDropInteractionClass = {}
end

do
-- UIEvent
--- An instance of `UIEvent`.
---@class UIEvent: NSObject
local UIEvent = {}

--- `-[UIEvent allTouches]`
---@return UITouch[]
function UIEvent:allTouches() end

--- `-[UIEvent coalescedTouchesForTouch:]`
---@param touch UITouch
---@return UITouch[]
function UIEvent:coalescedTouchesForTouch_(touch) end

--- `-[UIEvent predictedTouchesForTouch:]`
---@param touch UITouch
---@return UITouch[]
function UIEvent:predictedTouchesForTouch_(touch) end

--- `-[UIEvent subtype]`
---@return integer
function UIEvent:subtype() end

--- `-[UIEvent timestamp]`
---@return number
function UIEvent:timestamp() end

--- `-[UIEvent touchesForGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return UITouch[]
function UIEvent:touchesForGestureRecognizer_(gestureRecognizer) end

--- `-[UIEvent touchesForView:]`
---@param view UIView?
---@return UITouch[]
function UIEvent:touchesForView_(view) end

--- `-[UIEvent touchesForWindow:]`
---@param window UIWindow?
---@return UITouch[]
function UIEvent:touchesForWindow_(window) end

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
-- UIFont
--- An instance of `UIFont`.
---@class UIFont: NSObject
local UIFont = {}

--- `-[UIFont ascender]`
---@return number
function UIFont:ascender() end

--- `-[UIFont capHeight]`
---@return number
function UIFont:capHeight() end

--- `-[UIFont copyWithZone:]`
---@param copyWithZone any
---@return UIFont
function UIFont:copyWithZone_(copyWithZone) end

--- `-[UIFont descender]`
---@return number
function UIFont:descender() end

--- `-[UIFont description]`
---@return string
function UIFont:description() end

--- `-[UIFont familyName]`
---@return string
function UIFont:familyName() end

--- `-[UIFont fontDescriptor]`
---@return UIFontDescriptor
function UIFont:fontDescriptor() end

--- `-[UIFont fontName]`
---@return string
function UIFont:fontName() end

--- `-[UIFont fontWithSize:]`
---@param fontWithSize number
---@return UIFont
function UIFont:fontWithSize_(fontWithSize) end

--- `-[UIFont hash]`
---@return integer
function UIFont:hash() end

--- `-[UIFont isEqual:]`
---@param isEqual any
---@return boolean
function UIFont:isEqual_(isEqual) end

--- `-[UIFont leading]`
---@return number
function UIFont:leading() end

--- `-[UIFont lineHeight]`
---@return number
function UIFont:lineHeight() end

--- `-[UIFont pointSize]`
---@return number
function UIFont:pointSize() end

--- `-[UIFont xHeight]`
---@return number
function UIFont:xHeight() end

-- UIFontClass
--- The class `UIFont` itself.
---@class UIFontClass: NSObjectClass
---@field alloc fun(self: UIFontClass): UIFont
---@field new fun(self: UIFontClass): UIFont
local UIFontClass = {}

--- `+[UIFont boldSystemFontOfSize:]`
---@param boldSystemFontOfSize number
---@return UIFont
function UIFontClass:boldSystemFontOfSize_(boldSystemFontOfSize) end

--- `+[UIFont buttonFontSize]`
---@return number
function UIFontClass:buttonFontSize() end

--- `+[UIFont familyNames]`
---@return string[]
function UIFontClass:familyNames() end

--- `+[UIFont fontNamesForFamilyName:]`
---@param fontNamesForFamilyName string
---@return string[]
function UIFontClass:fontNamesForFamilyName_(fontNamesForFamilyName) end

--- `+[UIFont fontWithDescriptor:size:]`
---@param fontWithDescriptor UIFontDescriptor
---@param size number
---@return UIFont
function UIFontClass:fontWithDescriptor_size_(fontWithDescriptor, size) end

--- `+[UIFont fontWithName:size:]`
---@param fontWithName string
---@param size number
---@return UIFont?
function UIFontClass:fontWithName_size_(fontWithName, size) end

--- `+[UIFont fontWithName:size:traits:]`
---@param fontWithName string
---@param size number
---@param traits integer
---@return UIFont?
function UIFontClass:fontWithName_size_traits_(fontWithName, size, traits) end

--- `+[UIFont italicSystemFontOfSize:]`
---@param italicSystemFontOfSize number
---@return UIFont
function UIFontClass:italicSystemFontOfSize_(italicSystemFontOfSize) end

--- `+[UIFont labelFontSize]`
---@return number
function UIFontClass:labelFontSize() end

--- `+[UIFont monospacedDigitSystemFontOfSize:weight:]`
---@param monospacedDigitSystemFontOfSize number
---@param weight number
---@return UIFont
function UIFontClass:monospacedDigitSystemFontOfSize_weight_(monospacedDigitSystemFontOfSize, weight) end

--- `+[UIFont monospacedSystemFontOfSize:weight:]`
---@param monospacedSystemFontOfSize number
---@param weight number
---@return UIFont
function UIFontClass:monospacedSystemFontOfSize_weight_(monospacedSystemFontOfSize, weight) end

--- `+[UIFont preferredFontForTextStyle:]`
---@param preferredFontForTextStyle string
---@return UIFont
function UIFontClass:preferredFontForTextStyle_(preferredFontForTextStyle) end

--- `+[UIFont preferredFontForTextStyle:compatibleWithTraitCollection:]`
---@param preferredFontForTextStyle string
---@param compatibleWithTraitCollection any
---@return UIFont
function UIFontClass:preferredFontForTextStyle_compatibleWithTraitCollection_(preferredFontForTextStyle, compatibleWithTraitCollection) end

--- `+[UIFont smallSystemFontSize]`
---@return number
function UIFontClass:smallSystemFontSize() end

--- `+[UIFont systemFontOfSize:]`
---@param systemFontOfSize number
---@return UIFont
function UIFontClass:systemFontOfSize_(systemFontOfSize) end

--- `+[UIFont systemFontOfSize:weight:]`
---@param systemFontOfSize number
---@param weight number
---@return UIFont
function UIFontClass:systemFontOfSize_weight_(systemFontOfSize, weight) end

--- `+[UIFont systemFontOfSize:weight:width:]`
---@param systemFontOfSize number
---@param weight number
---@param width number
---@return UIFont
function UIFontClass:systemFontOfSize_weight_width_(systemFontOfSize, weight, width) end

--- `+[UIFont systemFontSize]`
---@return number
function UIFontClass:systemFontSize() end
end

do
-- UIFontDescriptor
--- An instance of `UIFontDescriptor`.
---@class UIFontDescriptor: NSObject
local UIFontDescriptor = {}

--- `-[UIFontDescriptor copyWithZone:]`
---@param copyWithZone any
---@return UIFontDescriptor
function UIFontDescriptor:copyWithZone_(copyWithZone) end

--- `-[UIFontDescriptor fontAttributes]`
---@return any
function UIFontDescriptor:fontAttributes() end

--- `-[UIFontDescriptor fontDescriptorByAddingAttributes:]`
---@param fontDescriptorByAddingAttributes any
---@return UIFontDescriptor
function UIFontDescriptor:fontDescriptorByAddingAttributes_(fontDescriptorByAddingAttributes) end

--- `-[UIFontDescriptor fontDescriptorWithDesign:]`
---@param fontDescriptorWithDesign string
---@return UIFontDescriptor?
function UIFontDescriptor:fontDescriptorWithDesign_(fontDescriptorWithDesign) end

--- `-[UIFontDescriptor fontDescriptorWithFace:]`
---@param fontDescriptorWithFace string
---@return UIFontDescriptor
function UIFontDescriptor:fontDescriptorWithFace_(fontDescriptorWithFace) end

--- `-[UIFontDescriptor fontDescriptorWithFamily:]`
---@param fontDescriptorWithFamily string
---@return UIFontDescriptor
function UIFontDescriptor:fontDescriptorWithFamily_(fontDescriptorWithFamily) end

--- `-[UIFontDescriptor fontDescriptorWithSize:]`
---@param fontDescriptorWithSize number
---@return UIFontDescriptor
function UIFontDescriptor:fontDescriptorWithSize_(fontDescriptorWithSize) end

--- `-[UIFontDescriptor fontDescriptorWithSymbolicTraits:]`
---@param fontDescriptorWithSymbolicTraits integer
---@return UIFontDescriptor?
function UIFontDescriptor:fontDescriptorWithSymbolicTraits_(fontDescriptorWithSymbolicTraits) end

--- `-[UIFontDescriptor hash]`
---@return integer
function UIFontDescriptor:hash() end

--- `-[UIFontDescriptor initWithFontAttributes:]`
---@param fontAttributes any
---@return self
function UIFontDescriptor:initWithFontAttributes_(fontAttributes) end

--- `-[UIFontDescriptor isEqual:]`
---@param isEqual any
---@return boolean
function UIFontDescriptor:isEqual_(isEqual) end

--- `-[UIFontDescriptor objectForKey:]`
---@param objectForKey string
---@return any
function UIFontDescriptor:objectForKey_(objectForKey) end

--- `-[UIFontDescriptor pointSize]`
---@return number
function UIFontDescriptor:pointSize() end

--- `-[UIFontDescriptor postscriptName]`
---@return string
function UIFontDescriptor:postscriptName() end

--- `-[UIFontDescriptor symbolicTraits]`
---@return integer
function UIFontDescriptor:symbolicTraits() end

-- UIFontDescriptorClass
--- The class `UIFontDescriptor` itself.
---@class UIFontDescriptorClass: NSObjectClass
---@field alloc fun(self: UIFontDescriptorClass): UIFontDescriptor
---@field new fun(self: UIFontDescriptorClass): UIFontDescriptor
local UIFontDescriptorClass = {}

--- `+[UIFontDescriptor fontDescriptorWithFontAttributes:]`
---@param fontDescriptorWithFontAttributes any
---@return UIFontDescriptor
function UIFontDescriptorClass:fontDescriptorWithFontAttributes_(fontDescriptorWithFontAttributes) end

--- `+[UIFontDescriptor fontDescriptorWithName:size:]`
---@param fontDescriptorWithName string
---@param size number
---@return UIFontDescriptor
function UIFontDescriptorClass:fontDescriptorWithName_size_(fontDescriptorWithName, size) end

--- `+[UIFontDescriptor preferredFontDescriptorWithTextStyle:]`
---@param preferredFontDescriptorWithTextStyle string
---@return UIFontDescriptor
function UIFontDescriptorClass:preferredFontDescriptorWithTextStyle_(preferredFontDescriptorWithTextStyle) end

--- `+[UIFontDescriptor preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:]`
---@param preferredFontDescriptorWithTextStyle string
---@param compatibleWithTraitCollection any
---@return UIFontDescriptor
function UIFontDescriptorClass:preferredFontDescriptorWithTextStyle_compatibleWithTraitCollection_(preferredFontDescriptorWithTextStyle, compatibleWithTraitCollection) end
end

do
-- UIFontMetrics
--- An instance of `UIFontMetrics`.
---@class UIFontMetrics: NSObject
local UIFontMetrics = {}

--- `-[UIFontMetrics initForTextStyle:]`
---@param initForTextStyle string
---@return self
function UIFontMetrics:initForTextStyle_(initForTextStyle) end

--- `-[UIFontMetrics scaledFontForFont:]`
---@param font UIFont
---@return UIFont
function UIFontMetrics:scaledFontForFont_(font) end

--- `-[UIFontMetrics scaledFontForFont:compatibleWithTraitCollection:]`
---@param font UIFont
---@param compatibleWithTraitCollection any
---@return UIFont
function UIFontMetrics:scaledFontForFont_compatibleWithTraitCollection_(font, compatibleWithTraitCollection) end

--- `-[UIFontMetrics scaledFontForFont:maximumPointSize:]`
---@param font UIFont
---@param maximumPointSize number
---@return UIFont
function UIFontMetrics:scaledFontForFont_maximumPointSize_(font, maximumPointSize) end

--- `-[UIFontMetrics scaledValueForValue:]`
---@param scaledValueForValue number
---@return number
function UIFontMetrics:scaledValueForValue_(scaledValueForValue) end

--- `-[UIFontMetrics scaledValueForValue:compatibleWithTraitCollection:]`
---@param scaledValueForValue number
---@param compatibleWithTraitCollection any
---@return number
function UIFontMetrics:scaledValueForValue_compatibleWithTraitCollection_(scaledValueForValue, compatibleWithTraitCollection) end

-- UIFontMetricsClass
--- The class `UIFontMetrics` itself.
---@class UIFontMetricsClass: NSObjectClass
---@field alloc fun(self: UIFontMetricsClass): UIFontMetrics
---@field new fun(self: UIFontMetricsClass): UIFontMetrics
local UIFontMetricsClass = {}

--- `+[UIFontMetrics defaultMetrics]`
---@return UIFontMetrics
function UIFontMetricsClass:defaultMetrics() end

--- `+[UIFontMetrics metricsForTextStyle:]`
---@param metricsForTextStyle string
---@return UIFontMetrics
function UIFontMetricsClass:metricsForTextStyle_(metricsForTextStyle) end
end

do
-- UIGestureRecognizer
--- An instance of `UIGestureRecognizer`.
---@class UIGestureRecognizer: NSObject
local UIGestureRecognizer = {}

--- `-[UIGestureRecognizer _resetGestureRecognizer]`
function UIGestureRecognizer:_resetGestureRecognizer() end

--- `-[UIGestureRecognizer addTarget:action:]`
---@param target any
---@param action SEL?
function UIGestureRecognizer:addTarget_action_(target, action) end

--- `-[UIGestureRecognizer allowedTouchTypes]`
---@return integer[]
function UIGestureRecognizer:allowedTouchTypes() end

--- `-[UIGestureRecognizer canBePreventedByGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIGestureRecognizer:canBePreventedByGestureRecognizer_(gestureRecognizer) end

--- `-[UIGestureRecognizer canPreventGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIGestureRecognizer:canPreventGestureRecognizer_(gestureRecognizer) end

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

--- `-[UIGestureRecognizer encodeWithCoder:]`
---@param coder NSCoder
function UIGestureRecognizer:encodeWithCoder_(coder) end

--- `-[UIGestureRecognizer ignoreTouch:forEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIGestureRecognizer:ignoreTouch_forEvent_(touch, event) end

--- `-[UIGestureRecognizer init]`
---@return self
function UIGestureRecognizer:init() end

--- `-[UIGestureRecognizer initWithCoder:]`
---@param coder NSCoder?
---@return self
function UIGestureRecognizer:initWithCoder_(coder) end

--- `-[UIGestureRecognizer initWithTarget:action:]`
---@param target any
---@param action SEL?
---@return self
function UIGestureRecognizer:initWithTarget_action_(target, action) end

--- `-[UIGestureRecognizer isEnabled]`
---@return boolean
function UIGestureRecognizer:isEnabled() end

--- `-[UIGestureRecognizer locationInView:]`
---@param view UIView?
---@return CGPoint
function UIGestureRecognizer:locationInView_(view) end

--- `-[UIGestureRecognizer locationOfTouch:inView:]`
---@param locationOfTouch integer
---@param inView UIView?
---@return CGPoint
function UIGestureRecognizer:locationOfTouch_inView_(locationOfTouch, inView) end

--- `-[UIGestureRecognizer name]`
---@return string?
function UIGestureRecognizer:name() end

--- `-[UIGestureRecognizer numberOfTouches]`
---@return integer
function UIGestureRecognizer:numberOfTouches() end

--- `-[UIGestureRecognizer removeTarget:action:]`
---@param target any
---@param action SEL?
function UIGestureRecognizer:removeTarget_action_(target, action) end

--- `-[UIGestureRecognizer requireGestureRecognizerToFail:]`
---@param requireGestureRecognizerToFail UIGestureRecognizer?
function UIGestureRecognizer:requireGestureRecognizerToFail_(requireGestureRecognizerToFail) end

--- `-[UIGestureRecognizer reset]`
function UIGestureRecognizer:reset() end

--- `-[UIGestureRecognizer setAllowedTouchTypes:]`
---@param allowedTouchTypes integer[]
function UIGestureRecognizer:setAllowedTouchTypes_(allowedTouchTypes) end

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
---@param name string?
function UIGestureRecognizer:setName_(name) end

--- `-[UIGestureRecognizer setState:]`
---@param state integer
function UIGestureRecognizer:setState_(state) end

--- `-[UIGestureRecognizer shouldBeRequiredToFailByGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIGestureRecognizer:shouldBeRequiredToFailByGestureRecognizer_(gestureRecognizer) end

--- `-[UIGestureRecognizer shouldReceiveEvent:]`
---@param event UIEvent?
---@return boolean
function UIGestureRecognizer:shouldReceiveEvent_(event) end

--- `-[UIGestureRecognizer shouldRequireFailureOfGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIGestureRecognizer:shouldRequireFailureOfGestureRecognizer_(gestureRecognizer) end

--- `-[UIGestureRecognizer state]`
---@return integer
function UIGestureRecognizer:state() end

--- `-[UIGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function UIGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIGestureRecognizer view]`
---@return UIView?
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

--- `-[UIImage CGImage]`
---@return UIImage
function UIImage:CGImage() end

--- `-[UIImage CIImage]`
---@return any
function UIImage:CIImage() end

--- `-[UIImage alignmentRectInsets]`
---@return UIEdgeInsets
function UIImage:alignmentRectInsets() end

--- `-[UIImage baselineOffsetFromBottom]`
---@return number
function UIImage:baselineOffsetFromBottom() end

--- `-[UIImage capInsets]`
---@return UIEdgeInsets
function UIImage:capInsets() end

--- `-[UIImage configuration]`
---@return any
function UIImage:configuration() end

--- `-[UIImage copyWithZone:]`
---@param copyWithZone any
---@return UIImage
function UIImage:copyWithZone_(copyWithZone) end

--- `-[UIImage description]`
---@return string
function UIImage:description() end

--- `-[UIImage drawAsPatternInRect:]`
---@param drawAsPatternInRect CGRectArgument
function UIImage:drawAsPatternInRect_(drawAsPatternInRect) end

--- `-[UIImage drawAtPoint:]`
---@param drawAtPoint CGPointArgument
function UIImage:drawAtPoint_(drawAtPoint) end

--- `-[UIImage drawAtPoint:blendMode:alpha:]`
---@param drawAtPoint CGPointArgument
---@param blendMode integer
---@param alpha number
function UIImage:drawAtPoint_blendMode_alpha_(drawAtPoint, blendMode, alpha) end

--- `-[UIImage drawInRect:]`
---@param drawInRect CGRectArgument
function UIImage:drawInRect_(drawInRect) end

--- `-[UIImage drawInRect:blendMode:alpha:]`
---@param drawInRect CGRectArgument
---@param blendMode integer
---@param alpha number
function UIImage:drawInRect_blendMode_alpha_(drawInRect, blendMode, alpha) end

--- `-[UIImage duration]`
---@return number
function UIImage:duration() end

--- `-[UIImage flipsForRightToLeftLayoutDirection]`
---@return boolean
function UIImage:flipsForRightToLeftLayoutDirection() end

--- `-[UIImage hasBaseline]`
---@return boolean
function UIImage:hasBaseline() end

--- `-[UIImage hash]`
---@return integer
function UIImage:hash() end

--- `-[UIImage imageByApplyingSymbolConfiguration:]`
---@param imageByApplyingSymbolConfiguration any
---@return UIImage
function UIImage:imageByApplyingSymbolConfiguration_(imageByApplyingSymbolConfiguration) end

--- `-[UIImage imageByPreparingForDisplay]`
---@return UIImage
function UIImage:imageByPreparingForDisplay() end

--- `-[UIImage imageByPreparingThumbnailOfSize:]`
---@param imageByPreparingThumbnailOfSize CGSizeArgument
---@return UIImage
function UIImage:imageByPreparingThumbnailOfSize_(imageByPreparingThumbnailOfSize) end

--- `-[UIImage imageFlippedForRightToLeftLayoutDirection]`
---@return UIImage
function UIImage:imageFlippedForRightToLeftLayoutDirection() end

--- `-[UIImage imageOrientation]`
---@return integer
function UIImage:imageOrientation() end

--- `-[UIImage imageWithAlignmentRectInsets:]`
---@param imageWithAlignmentRectInsets UIEdgeInsetsArgument
---@return UIImage
function UIImage:imageWithAlignmentRectInsets_(imageWithAlignmentRectInsets) end

--- `-[UIImage imageWithBaselineOffsetFromBottom:]`
---@param imageWithBaselineOffsetFromBottom number
---@return UIImage
function UIImage:imageWithBaselineOffsetFromBottom_(imageWithBaselineOffsetFromBottom) end

--- `-[UIImage imageWithConfiguration:]`
---@param imageWithConfiguration any
---@return UIImage
function UIImage:imageWithConfiguration_(imageWithConfiguration) end

--- `-[UIImage imageWithHorizontallyFlippedOrientation]`
---@return UIImage
function UIImage:imageWithHorizontallyFlippedOrientation() end

--- `-[UIImage imageWithRenderingMode:]`
---@param imageWithRenderingMode integer
---@return UIImage
function UIImage:imageWithRenderingMode_(imageWithRenderingMode) end

--- `-[UIImage imageWithTintColor:]`
---@param color UIColor
---@return UIImage
function UIImage:imageWithTintColor_(color) end

--- `-[UIImage imageWithTintColor:renderingMode:]`
---@param color UIColor
---@param renderingMode integer
---@return UIImage
function UIImage:imageWithTintColor_renderingMode_(color, renderingMode) end

--- `-[UIImage imageWithoutBaseline]`
---@return UIImage
function UIImage:imageWithoutBaseline() end

--- `-[UIImage images]`
---@return UIImage[]?
function UIImage:images() end

--- `-[UIImage initWithCGImage:]`
---@param image UIImage
---@return self
function UIImage:initWithCGImage_(image) end

--- `-[UIImage initWithCGImage:scale:orientation:]`
---@param image UIImage
---@param scale number
---@param orientation integer
---@return self
function UIImage:initWithCGImage_scale_orientation_(image, scale, orientation) end

--- `-[UIImage initWithContentsOfFile:]`
---@param contentsOfFile string?
---@return self
function UIImage:initWithContentsOfFile_(contentsOfFile) end

--- `-[UIImage initWithData:]`
---@param data any
---@return self
function UIImage:initWithData_(data) end

--- `-[UIImage initWithData:scale:]`
---@param data any
---@param scale number
---@return self
function UIImage:initWithData_scale_(data, scale) end

--- `-[UIImage isEqual:]`
---@param isEqual any
---@return boolean
function UIImage:isEqual_(isEqual) end

--- `-[UIImage isSymbolImage]`
---@return boolean
function UIImage:isSymbolImage() end

--- `-[UIImage leftCapWidth]`
---@return integer
function UIImage:leftCapWidth() end

--- `-[UIImage prepareForDisplayWithCompletionHandler:]`
---@param prepareForDisplayWithCompletionHandler function
function UIImage:prepareForDisplayWithCompletionHandler_(prepareForDisplayWithCompletionHandler) end

--- `-[UIImage prepareThumbnailOfSize:completionHandler:]`
---@param prepareThumbnailOfSize CGSizeArgument
---@param completionHandler function
function UIImage:prepareThumbnailOfSize_completionHandler_(prepareThumbnailOfSize, completionHandler) end

--- `-[UIImage renderingMode]`
---@return integer
function UIImage:renderingMode() end

--- `-[UIImage resizableImageWithCapInsets:]`
---@param resizableImageWithCapInsets UIEdgeInsetsArgument
---@return UIImage
function UIImage:resizableImageWithCapInsets_(resizableImageWithCapInsets) end

--- `-[UIImage resizableImageWithCapInsets:resizingMode:]`
---@param resizableImageWithCapInsets UIEdgeInsetsArgument
---@param resizingMode integer
---@return UIImage
function UIImage:resizableImageWithCapInsets_resizingMode_(resizableImageWithCapInsets, resizingMode) end

--- `-[UIImage resizingMode]`
---@return integer
function UIImage:resizingMode() end

--- `-[UIImage scale]`
---@return number
function UIImage:scale() end

--- `-[UIImage size]`
---@return CGSize
function UIImage:size() end

--- `-[UIImage stretchableImageWithLeftCapWidth:topCapHeight:]`
---@param stretchableImageWithLeftCapWidth integer
---@param topCapHeight integer
---@return UIImage
function UIImage:stretchableImageWithLeftCapWidth_topCapHeight_(stretchableImageWithLeftCapWidth, topCapHeight) end

--- `-[UIImage symbolConfiguration]`
---@return any
function UIImage:symbolConfiguration() end

--- `-[UIImage topCapHeight]`
---@return integer
function UIImage:topCapHeight() end

-- UIImageClass
--- The class `UIImage` itself.
---@class UIImageClass: NSObjectClass
---@field alloc fun(self: UIImageClass): UIImage
---@field new fun(self: UIImageClass): UIImage
local UIImageClass = {}

--- `+[UIImage animatedImageNamed:duration:]`
---@param animatedImageNamed string
---@param duration number
---@return UIImage?
function UIImageClass:animatedImageNamed_duration_(animatedImageNamed, duration) end

--- `+[UIImage animatedImageWithImages:duration:]`
---@param animatedImageWithImages UIImage[]
---@param duration number
---@return UIImage?
function UIImageClass:animatedImageWithImages_duration_(animatedImageWithImages, duration) end

--- `+[UIImage imageNamed:]`
---@param imageNamed string
---@return UIImage?
function UIImageClass:imageNamed_(imageNamed) end

--- `+[UIImage imageNamed:inBundle:]`
---@param imageNamed string
---@param inBundle any
---@return UIImage?
function UIImageClass:imageNamed_inBundle_(imageNamed, inBundle) end

--- `+[UIImage imageNamed:inBundle:compatibleWithTraitCollection:]`
---@param imageNamed string
---@param inBundle any
---@param compatibleWithTraitCollection any
---@return UIImage?
function UIImageClass:imageNamed_inBundle_compatibleWithTraitCollection_(imageNamed, inBundle, compatibleWithTraitCollection) end

--- `+[UIImage imageNamed:inBundle:withConfiguration:]`
---@param imageNamed string
---@param inBundle any
---@param configuration any
---@return UIImage?
function UIImageClass:imageNamed_inBundle_withConfiguration_(imageNamed, inBundle, configuration) end

--- `+[UIImage imageWithCGImage:]`
---@param image UIImage
---@return UIImage
function UIImageClass:imageWithCGImage_(image) end

--- `+[UIImage imageWithCGImage:scale:orientation:]`
---@param image UIImage
---@param scale number
---@param orientation integer
---@return UIImage
function UIImageClass:imageWithCGImage_scale_orientation_(image, scale, orientation) end

--- `+[UIImage imageWithContentsOfFile:]`
---@param imageWithContentsOfFile string?
---@return UIImage?
function UIImageClass:imageWithContentsOfFile_(imageWithContentsOfFile) end

--- `+[UIImage imageWithData:]`
---@param imageWithData any
---@return UIImage?
function UIImageClass:imageWithData_(imageWithData) end

--- `+[UIImage imageWithData:scale:]`
---@param imageWithData any
---@param scale number
---@return UIImage?
function UIImageClass:imageWithData_scale_(imageWithData, scale) end

--- `+[UIImage systemImageNamed:]`
---@param systemImageNamed string
---@return UIImage?
function UIImageClass:systemImageNamed_(systemImageNamed) end

--- `+[UIImage systemImageNamed:compatibleWithTraitCollection:]`
---@param systemImageNamed string
---@param compatibleWithTraitCollection any
---@return UIImage?
function UIImageClass:systemImageNamed_compatibleWithTraitCollection_(systemImageNamed, compatibleWithTraitCollection) end

--- `+[UIImage systemImageNamed:withConfiguration:]`
---@param systemImageNamed string
---@param configuration any
---@return UIImage?
function UIImageClass:systemImageNamed_withConfiguration_(systemImageNamed, configuration) end
end

do
-- UIImageView
--- An instance of `UIImageView`.
---@class UIImageView: UIView
local UIImageView = {}

--- `-[UIImageView adjustsImageWhenAncestorFocused]`
---@return boolean
function UIImageView:adjustsImageWhenAncestorFocused() end

--- `-[UIImageView animationDuration]`
---@return number
function UIImageView:animationDuration() end

--- `-[UIImageView animationImages]`
---@return any[]?
function UIImageView:animationImages() end

--- `-[UIImageView animationRepeatCount]`
---@return integer
function UIImageView:animationRepeatCount() end

--- `-[UIImageView highlightedAnimationImages]`
---@return UIImage[]?
function UIImageView:highlightedAnimationImages() end

--- `-[UIImageView highlightedImage]`
---@return any
function UIImageView:highlightedImage() end

--- `-[UIImageView image]`
---@return any
function UIImageView:image() end

--- `-[UIImageView imageDynamicRange]`
---@return integer
function UIImageView:imageDynamicRange() end

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

--- `-[UIImageView preferredImageDynamicRange]`
---@return integer
function UIImageView:preferredImageDynamicRange() end

--- `-[UIImageView preferredSymbolConfiguration]`
---@return any
function UIImageView:preferredSymbolConfiguration() end

--- `-[UIImageView setAdjustsImageWhenAncestorFocused:]`
---@param adjustsImageWhenAncestorFocused boolean
function UIImageView:setAdjustsImageWhenAncestorFocused_(adjustsImageWhenAncestorFocused) end

--- `-[UIImageView setAnimationDuration:]`
---@param animationDuration number
function UIImageView:setAnimationDuration_(animationDuration) end

--- `-[UIImageView setAnimationImages:]`
---@param animationImages any[]?
function UIImageView:setAnimationImages_(animationImages) end

--- `-[UIImageView setAnimationRepeatCount:]`
---@param animationRepeatCount integer
function UIImageView:setAnimationRepeatCount_(animationRepeatCount) end

--- `-[UIImageView setHighlighted:]`
---@param highlighted boolean
function UIImageView:setHighlighted_(highlighted) end

--- `-[UIImageView setHighlightedAnimationImages:]`
---@param highlightedAnimationImages UIImage[]?
function UIImageView:setHighlightedAnimationImages_(highlightedAnimationImages) end

--- `-[UIImageView setHighlightedImage:]`
---@param highlightedImage any
function UIImageView:setHighlightedImage_(highlightedImage) end

--- `-[UIImageView setImage:]`
---@param image any
function UIImageView:setImage_(image) end

--- `-[UIImageView setPreferredImageDynamicRange:]`
---@param preferredImageDynamicRange integer
function UIImageView:setPreferredImageDynamicRange_(preferredImageDynamicRange) end

--- `-[UIImageView setPreferredSymbolConfiguration:]`
---@param preferredSymbolConfiguration any
function UIImageView:setPreferredSymbolConfiguration_(preferredSymbolConfiguration) end

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
-- UIInterpolatingMotionEffect
--- An instance of `UIInterpolatingMotionEffect`.
---@class UIInterpolatingMotionEffect: UIMotionEffect
local UIInterpolatingMotionEffect = {}

--- `-[UIInterpolatingMotionEffect initWithKeyPath:type:]`
---@param keyPath string
---@param type integer
---@return self
function UIInterpolatingMotionEffect:initWithKeyPath_type_(keyPath, type) end

--- `-[UIInterpolatingMotionEffect keyPath]`
---@return string?
function UIInterpolatingMotionEffect:keyPath() end

--- `-[UIInterpolatingMotionEffect maximumRelativeValue]`
---@return any
function UIInterpolatingMotionEffect:maximumRelativeValue() end

--- `-[UIInterpolatingMotionEffect minimumRelativeValue]`
---@return any
function UIInterpolatingMotionEffect:minimumRelativeValue() end

--- `-[UIInterpolatingMotionEffect setMaximumRelativeValue:]`
---@param maximumRelativeValue any
function UIInterpolatingMotionEffect:setMaximumRelativeValue_(maximumRelativeValue) end

--- `-[UIInterpolatingMotionEffect setMinimumRelativeValue:]`
---@param minimumRelativeValue any
function UIInterpolatingMotionEffect:setMinimumRelativeValue_(minimumRelativeValue) end

--- `-[UIInterpolatingMotionEffect type]`
---@return integer
function UIInterpolatingMotionEffect:type() end

-- UIInterpolatingMotionEffectClass
--- The class `UIInterpolatingMotionEffect` itself.
---@class UIInterpolatingMotionEffectClass: UIMotionEffectClass
---@field alloc fun(self: UIInterpolatingMotionEffectClass): UIInterpolatingMotionEffect
---@field new fun(self: UIInterpolatingMotionEffectClass): UIInterpolatingMotionEffect
local UIInterpolatingMotionEffectClass = {}
end

do
-- UIKeyCommand
--- An instance of `UIKeyCommand`.
---@class UIKeyCommand: NSObject
local UIKeyCommand = {}

--- `-[UIKeyCommand action]`
---@return SEL?
function UIKeyCommand:action() end

--- `-[UIKeyCommand discoverabilityTitle]`
---@return string?
function UIKeyCommand:discoverabilityTitle() end

--- `-[UIKeyCommand input]`
---@return string
function UIKeyCommand:input() end

--- `-[UIKeyCommand modifierFlags]`
---@return integer
function UIKeyCommand:modifierFlags() end

--- `-[UIKeyCommand setDiscoverabilityTitle:]`
---@param discoverabilityTitle string?
function UIKeyCommand:setDiscoverabilityTitle_(discoverabilityTitle) end

--- `-[UIKeyCommand setTitle:]`
---@param title string
function UIKeyCommand:setTitle_(title) end

--- `-[UIKeyCommand setWantsPriorityOverSystemBehavior:]`
---@param wantsPriorityOverSystemBehavior boolean
function UIKeyCommand:setWantsPriorityOverSystemBehavior_(wantsPriorityOverSystemBehavior) end

--- `-[UIKeyCommand title]`
---@return string
function UIKeyCommand:title() end

--- `-[UIKeyCommand wantsPriorityOverSystemBehavior]`
---@return boolean
function UIKeyCommand:wantsPriorityOverSystemBehavior() end

-- UIKeyCommandClass
--- The class `UIKeyCommand` itself.
---@class UIKeyCommandClass: NSObjectClass
---@field alloc fun(self: UIKeyCommandClass): UIKeyCommand
---@field new fun(self: UIKeyCommandClass): UIKeyCommand
local UIKeyCommandClass = {}

--- `+[UIKeyCommand keyCommandWithInput:modifierFlags:action:]`
---@param keyCommandWithInput string
---@param modifierFlags integer
---@param action SEL
---@return UIKeyCommand
function UIKeyCommandClass:keyCommandWithInput_modifierFlags_action_(keyCommandWithInput, modifierFlags, action) end

--- `+[UIKeyCommand keyCommandWithInput:modifierFlags:action:discoverabilityTitle:]`
---@param keyCommandWithInput string
---@param modifierFlags integer
---@param action SEL
---@param discoverabilityTitle string
---@return UIKeyCommand
function UIKeyCommandClass:keyCommandWithInput_modifierFlags_action_discoverabilityTitle_(keyCommandWithInput, modifierFlags, action, discoverabilityTitle) end
end

do
-- UIKeyboardLayoutGuide
--- An instance of `UIKeyboardLayoutGuide`.
---@class UIKeyboardLayoutGuide: UITrackingLayoutGuide
local UIKeyboardLayoutGuide = {}

--- `-[UIKeyboardLayoutGuide followsUndockedKeyboard]`
---@return boolean
function UIKeyboardLayoutGuide:followsUndockedKeyboard() end

--- `-[UIKeyboardLayoutGuide keyboardDismissPadding]`
---@return number
function UIKeyboardLayoutGuide:keyboardDismissPadding() end

--- `-[UIKeyboardLayoutGuide setFollowsUndockedKeyboard:]`
---@param followsUndockedKeyboard boolean
function UIKeyboardLayoutGuide:setFollowsUndockedKeyboard_(followsUndockedKeyboard) end

--- `-[UIKeyboardLayoutGuide setKeyboardDismissPadding:]`
---@param keyboardDismissPadding number
function UIKeyboardLayoutGuide:setKeyboardDismissPadding_(keyboardDismissPadding) end

--- `-[UIKeyboardLayoutGuide setUsesBottomSafeArea:]`
---@param usesBottomSafeArea boolean
function UIKeyboardLayoutGuide:setUsesBottomSafeArea_(usesBottomSafeArea) end

--- `-[UIKeyboardLayoutGuide usesBottomSafeArea]`
---@return boolean
function UIKeyboardLayoutGuide:usesBottomSafeArea() end

-- UIKeyboardLayoutGuideClass
--- The class `UIKeyboardLayoutGuide` itself.
---@class UIKeyboardLayoutGuideClass: UITrackingLayoutGuideClass
---@field alloc fun(self: UIKeyboardLayoutGuideClass): UIKeyboardLayoutGuide
---@field new fun(self: UIKeyboardLayoutGuideClass): UIKeyboardLayoutGuide
local UIKeyboardLayoutGuideClass = {}
end

do
-- UILabel
--- An instance of `UILabel`.
---@class UILabel: UIView
local UILabel = {}

--- `-[UILabel adjustsFontForContentSizeCategory]`
---@return boolean
function UILabel:adjustsFontForContentSizeCategory() end

--- `-[UILabel adjustsFontSizeToFitWidth]`
---@return boolean
function UILabel:adjustsFontSizeToFitWidth() end

--- `-[UILabel adjustsLetterSpacingToFitWidth]`
---@return boolean
function UILabel:adjustsLetterSpacingToFitWidth() end

--- `-[UILabel allowsDefaultTighteningForTruncation]`
---@return boolean
function UILabel:allowsDefaultTighteningForTruncation() end

--- `-[UILabel attributedText]`
---@return NSAttributedString?
function UILabel:attributedText() end

--- `-[UILabel baselineAdjustment]`
---@return integer
function UILabel:baselineAdjustment() end

--- `-[UILabel drawRect:]`
---@param drawRect CGRectArgument
function UILabel:drawRect_(drawRect) end

--- `-[UILabel drawTextInRect:]`
---@param drawTextInRect CGRectArgument
function UILabel:drawTextInRect_(drawTextInRect) end

--- `-[UILabel font]`
---@return UIFont?
function UILabel:font() end

--- `-[UILabel highlightedTextColor]`
---@return UIColor?
function UILabel:highlightedTextColor() end

--- `-[UILabel intrinsicContentSize]`
---@return CGSize
function UILabel:intrinsicContentSize() end

--- `-[UILabel isEnabled]`
---@return boolean
function UILabel:isEnabled() end

--- `-[UILabel isHighlighted]`
---@return boolean
function UILabel:isHighlighted() end

--- `-[UILabel lineBreakMode]`
---@return integer
function UILabel:lineBreakMode() end

--- `-[UILabel lineBreakStrategy]`
---@return integer
function UILabel:lineBreakStrategy() end

--- `-[UILabel minimumFontSize]`
---@return number
function UILabel:minimumFontSize() end

--- `-[UILabel minimumScaleFactor]`
---@return number
function UILabel:minimumScaleFactor() end

--- `-[UILabel numberOfLines]`
---@return integer
function UILabel:numberOfLines() end

--- `-[UILabel preferredMaxLayoutWidth]`
---@return number
function UILabel:preferredMaxLayoutWidth() end

--- `-[UILabel setAdjustsFontForContentSizeCategory:]`
---@param adjustsFontForContentSizeCategory boolean
function UILabel:setAdjustsFontForContentSizeCategory_(adjustsFontForContentSizeCategory) end

--- `-[UILabel setAdjustsFontSizeToFitWidth:]`
---@param adjustsFontSizeToFitWidth boolean
function UILabel:setAdjustsFontSizeToFitWidth_(adjustsFontSizeToFitWidth) end

--- `-[UILabel setAdjustsLetterSpacingToFitWidth:]`
---@param adjustsLetterSpacingToFitWidth boolean
function UILabel:setAdjustsLetterSpacingToFitWidth_(adjustsLetterSpacingToFitWidth) end

--- `-[UILabel setAllowsDefaultTighteningForTruncation:]`
---@param allowsDefaultTighteningForTruncation boolean
function UILabel:setAllowsDefaultTighteningForTruncation_(allowsDefaultTighteningForTruncation) end

--- `-[UILabel setAttributedText:]`
---@param attributedText NSAttributedString?
function UILabel:setAttributedText_(attributedText) end

--- `-[UILabel setBaselineAdjustment:]`
---@param baselineAdjustment integer
function UILabel:setBaselineAdjustment_(baselineAdjustment) end

--- `-[UILabel setEnabled:]`
---@param enabled boolean
function UILabel:setEnabled_(enabled) end

--- `-[UILabel setFont:]`
---@param font UIFont?
function UILabel:setFont_(font) end

--- `-[UILabel setHighlighted:]`
---@param highlighted boolean
function UILabel:setHighlighted_(highlighted) end

--- `-[UILabel setHighlightedTextColor:]`
---@param color UIColor?
function UILabel:setHighlightedTextColor_(color) end

--- `-[UILabel setLineBreakMode:]`
---@param lineBreakMode integer
function UILabel:setLineBreakMode_(lineBreakMode) end

--- `-[UILabel setLineBreakStrategy:]`
---@param lineBreakStrategy integer
function UILabel:setLineBreakStrategy_(lineBreakStrategy) end

--- `-[UILabel setMinimumFontSize:]`
---@param minimumFontSize number
function UILabel:setMinimumFontSize_(minimumFontSize) end

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
---@param color UIColor?
function UILabel:setShadowColor_(color) end

--- `-[UILabel setShadowOffset:]`
---@param shadowOffset CGSizeArgument
function UILabel:setShadowOffset_(shadowOffset) end

--- `-[UILabel setShowsExpansionTextWhenTruncated:]`
---@param showsExpansionTextWhenTruncated boolean
function UILabel:setShowsExpansionTextWhenTruncated_(showsExpansionTextWhenTruncated) end

--- `-[UILabel setText:]`
---@param text string?
function UILabel:setText_(text) end

--- `-[UILabel setTextAlignment:]`
---@param textAlignment integer
function UILabel:setTextAlignment_(textAlignment) end

--- `-[UILabel setTextColor:]`
---@param color UIColor
function UILabel:setTextColor_(color) end

--- `-[UILabel shadowColor]`
---@return UIColor?
function UILabel:shadowColor() end

--- `-[UILabel shadowOffset]`
---@return CGSize
function UILabel:shadowOffset() end

--- `-[UILabel showsExpansionTextWhenTruncated]`
---@return boolean
function UILabel:showsExpansionTextWhenTruncated() end

--- `-[UILabel sizeThatFits:]`
---@param sizeThatFits CGSizeArgument
---@return CGSize
function UILabel:sizeThatFits_(sizeThatFits) end

--- `-[UILabel text]`
---@return string?
function UILabel:text() end

--- `-[UILabel textAlignment]`
---@return integer
function UILabel:textAlignment() end

--- `-[UILabel textColor]`
---@return UIColor
function UILabel:textColor() end

--- `-[UILabel textRectForBounds:limitedToNumberOfLines:]`
---@param textRectForBounds CGRectArgument
---@param limitedToNumberOfLines integer
---@return CGRect
function UILabel:textRectForBounds_limitedToNumberOfLines_(textRectForBounds, limitedToNumberOfLines) end

--- `-[UILabel viewForFirstBaselineLayout]`
---@return UILabel
function UILabel:viewForFirstBaselineLayout() end

--- `-[UILabel viewForLastBaselineLayout]`
---@return UILabel
function UILabel:viewForLastBaselineLayout() end

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

--- `-[UILayoutGuide bottomAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:bottomAnchor() end

--- `-[UILayoutGuide centerXAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:centerXAnchor() end

--- `-[UILayoutGuide centerYAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:centerYAnchor() end

--- `-[UILayoutGuide hasAmbiguousLayout]`
---@return boolean
function UILayoutGuide:hasAmbiguousLayout() end

--- `-[UILayoutGuide heightAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:heightAnchor() end

--- `-[UILayoutGuide identifier]`
---@return string
function UILayoutGuide:identifier() end

--- `-[UILayoutGuide layoutFrame]`
---@return CGRect
function UILayoutGuide:layoutFrame() end

--- `-[UILayoutGuide leadingAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:leadingAnchor() end

--- `-[UILayoutGuide leftAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:leftAnchor() end

--- `-[UILayoutGuide owningView]`
---@return UIView?
function UILayoutGuide:owningView() end

--- `-[UILayoutGuide rightAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:rightAnchor() end

--- `-[UILayoutGuide setIdentifier:]`
---@param identifier string
function UILayoutGuide:setIdentifier_(identifier) end

--- `-[UILayoutGuide topAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:topAnchor() end

--- `-[UILayoutGuide trailingAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:trailingAnchor() end

--- `-[UILayoutGuide widthAnchor]`
---@return NSLayoutAnchor
function UILayoutGuide:widthAnchor() end

-- UILayoutGuideClass
--- The class `UILayoutGuide` itself.
---@class UILayoutGuideClass: NSObjectClass
---@field alloc fun(self: UILayoutGuideClass): UILayoutGuide
---@field new fun(self: UILayoutGuideClass): UILayoutGuide
local UILayoutGuideClass = {}
end

do
-- UIListContentConfiguration
--- An instance of `UIListContentConfiguration`.
---@class UIListContentConfiguration: NSObject, UIContentConfiguration
local UIListContentConfiguration = {}

--- `-[UIListContentConfiguration alpha]`
---@return number
function UIListContentConfiguration:alpha() end

--- `-[UIListContentConfiguration attributedText]`
---@return NSAttributedString?
function UIListContentConfiguration:attributedText() end

--- `-[UIListContentConfiguration axesPreservingSuperviewLayoutMargins]`
---@return integer
function UIListContentConfiguration:axesPreservingSuperviewLayoutMargins() end

--- `-[UIListContentConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function UIListContentConfiguration:copyWithZone_(copyWithZone) end

--- `-[UIListContentConfiguration directionalLayoutMargins]`
---@return NSDirectionalEdgeInsets
function UIListContentConfiguration:directionalLayoutMargins() end

--- `-[UIListContentConfiguration hash]`
---@return integer
function UIListContentConfiguration:hash() end

--- `-[UIListContentConfiguration image]`
---@return UIImage?
function UIListContentConfiguration:image() end

--- `-[UIListContentConfiguration imageProperties]`
---@return UIListContentImageProperties?
function UIListContentConfiguration:imageProperties() end

--- `-[UIListContentConfiguration imageToTextPadding]`
---@return number
function UIListContentConfiguration:imageToTextPadding() end

--- `-[UIListContentConfiguration init]`
---@return self
function UIListContentConfiguration:init() end

--- `-[UIListContentConfiguration isEqual:]`
---@param isEqual any
---@return boolean
function UIListContentConfiguration:isEqual_(isEqual) end

--- `-[UIListContentConfiguration makeContentView]`
---@return UIView
function UIListContentConfiguration:makeContentView() end

--- `-[UIListContentConfiguration prefersSideBySideTextAndSecondaryText]`
---@return boolean
function UIListContentConfiguration:prefersSideBySideTextAndSecondaryText() end

--- `-[UIListContentConfiguration secondaryAttributedText]`
---@return NSAttributedString?
function UIListContentConfiguration:secondaryAttributedText() end

--- `-[UIListContentConfiguration secondaryText]`
---@return string?
function UIListContentConfiguration:secondaryText() end

--- `-[UIListContentConfiguration secondaryTextProperties]`
---@return UIListContentTextProperties?
function UIListContentConfiguration:secondaryTextProperties() end

--- `-[UIListContentConfiguration setAlpha:]`
---@param alpha number
function UIListContentConfiguration:setAlpha_(alpha) end

--- `-[UIListContentConfiguration setAttributedText:]`
---@param attributedText NSAttributedString?
function UIListContentConfiguration:setAttributedText_(attributedText) end

--- `-[UIListContentConfiguration setAxesPreservingSuperviewLayoutMargins:]`
---@param axesPreservingSuperviewLayoutMargins integer
function UIListContentConfiguration:setAxesPreservingSuperviewLayoutMargins_(axesPreservingSuperviewLayoutMargins) end

--- `-[UIListContentConfiguration setDirectionalLayoutMargins:]`
---@param directionalLayoutMargins NSDirectionalEdgeInsetsArgument
function UIListContentConfiguration:setDirectionalLayoutMargins_(directionalLayoutMargins) end

--- `-[UIListContentConfiguration setImage:]`
---@param image UIImage?
function UIListContentConfiguration:setImage_(image) end

--- `-[UIListContentConfiguration setImageToTextPadding:]`
---@param imageToTextPadding number
function UIListContentConfiguration:setImageToTextPadding_(imageToTextPadding) end

--- `-[UIListContentConfiguration setPrefersSideBySideTextAndSecondaryText:]`
---@param prefersSideBySideTextAndSecondaryText boolean
function UIListContentConfiguration:setPrefersSideBySideTextAndSecondaryText_(prefersSideBySideTextAndSecondaryText) end

--- `-[UIListContentConfiguration setSecondaryAttributedText:]`
---@param secondaryAttributedText NSAttributedString?
function UIListContentConfiguration:setSecondaryAttributedText_(secondaryAttributedText) end

--- `-[UIListContentConfiguration setSecondaryText:]`
---@param secondaryText string?
function UIListContentConfiguration:setSecondaryText_(secondaryText) end

--- `-[UIListContentConfiguration setText:]`
---@param text string?
function UIListContentConfiguration:setText_(text) end

--- `-[UIListContentConfiguration setTextToSecondaryTextHorizontalPadding:]`
---@param textToSecondaryTextHorizontalPadding number
function UIListContentConfiguration:setTextToSecondaryTextHorizontalPadding_(textToSecondaryTextHorizontalPadding) end

--- `-[UIListContentConfiguration setTextToSecondaryTextVerticalPadding:]`
---@param textToSecondaryTextVerticalPadding number
function UIListContentConfiguration:setTextToSecondaryTextVerticalPadding_(textToSecondaryTextVerticalPadding) end

--- `-[UIListContentConfiguration text]`
---@return string?
function UIListContentConfiguration:text() end

--- `-[UIListContentConfiguration textProperties]`
---@return UIListContentTextProperties?
function UIListContentConfiguration:textProperties() end

--- `-[UIListContentConfiguration textToSecondaryTextHorizontalPadding]`
---@return number
function UIListContentConfiguration:textToSecondaryTextHorizontalPadding() end

--- `-[UIListContentConfiguration textToSecondaryTextVerticalPadding]`
---@return number
function UIListContentConfiguration:textToSecondaryTextVerticalPadding() end

--- `-[UIListContentConfiguration updatedConfigurationForState:]`
---@param updatedConfigurationForState UIViewConfigurationState
---@return UIListContentConfiguration
function UIListContentConfiguration:updatedConfigurationForState_(updatedConfigurationForState) end

-- UIListContentConfigurationClass
--- The class `UIListContentConfiguration` itself.
---@class UIListContentConfigurationClass: NSObjectClass
---@field alloc fun(self: UIListContentConfigurationClass): UIListContentConfiguration
---@field new fun(self: UIListContentConfigurationClass): UIListContentConfiguration
local UIListContentConfigurationClass = {}

--- `+[UIListContentConfiguration accompaniedSidebarCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:accompaniedSidebarCellConfiguration() end

--- `+[UIListContentConfiguration accompaniedSidebarSubtitleCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:accompaniedSidebarSubtitleCellConfiguration() end

--- `+[UIListContentConfiguration cellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:cellConfiguration() end

--- `+[UIListContentConfiguration extraProminentInsetGroupedHeaderConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:extraProminentInsetGroupedHeaderConfiguration() end

--- `+[UIListContentConfiguration footerConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:footerConfiguration() end

--- `+[UIListContentConfiguration groupedFooterConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:groupedFooterConfiguration() end

--- `+[UIListContentConfiguration groupedHeaderConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:groupedHeaderConfiguration() end

--- `+[UIListContentConfiguration headerConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:headerConfiguration() end

--- `+[UIListContentConfiguration plainFooterConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:plainFooterConfiguration() end

--- `+[UIListContentConfiguration plainHeaderConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:plainHeaderConfiguration() end

--- `+[UIListContentConfiguration prominentInsetGroupedHeaderConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:prominentInsetGroupedHeaderConfiguration() end

--- `+[UIListContentConfiguration sidebarCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:sidebarCellConfiguration() end

--- `+[UIListContentConfiguration sidebarHeaderConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:sidebarHeaderConfiguration() end

--- `+[UIListContentConfiguration sidebarSubtitleCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:sidebarSubtitleCellConfiguration() end

--- `+[UIListContentConfiguration subtitleCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:subtitleCellConfiguration() end

--- `+[UIListContentConfiguration valueCellConfiguration]`
---@return UIListContentConfiguration
function UIListContentConfigurationClass:valueCellConfiguration() end
end

do
-- UIListContentImageProperties
--- An instance of `UIListContentImageProperties`.
---@class UIListContentImageProperties: NSObject, NSCopying
local UIListContentImageProperties = {}

--- `-[UIListContentImageProperties accessibilityIgnoresInvertColors]`
---@return boolean
function UIListContentImageProperties:accessibilityIgnoresInvertColors() end

--- `-[UIListContentImageProperties copyWithZone:]`
---@param copyWithZone any
---@return any
function UIListContentImageProperties:copyWithZone_(copyWithZone) end

--- `-[UIListContentImageProperties cornerRadius]`
---@return number
function UIListContentImageProperties:cornerRadius() end

--- `-[UIListContentImageProperties hash]`
---@return integer
function UIListContentImageProperties:hash() end

--- `-[UIListContentImageProperties isEqual:]`
---@param isEqual any
---@return boolean
function UIListContentImageProperties:isEqual_(isEqual) end

--- `-[UIListContentImageProperties maximumSize]`
---@return CGSize
function UIListContentImageProperties:maximumSize() end

--- `-[UIListContentImageProperties preferredSymbolConfiguration]`
---@return any
function UIListContentImageProperties:preferredSymbolConfiguration() end

--- `-[UIListContentImageProperties reservedLayoutSize]`
---@return CGSize
function UIListContentImageProperties:reservedLayoutSize() end

--- `-[UIListContentImageProperties resolvedTintColorForTintColor:]`
---@param color UIColor
---@return UIColor?
function UIListContentImageProperties:resolvedTintColorForTintColor_(color) end

--- `-[UIListContentImageProperties setAccessibilityIgnoresInvertColors:]`
---@param accessibilityIgnoresInvertColors boolean
function UIListContentImageProperties:setAccessibilityIgnoresInvertColors_(accessibilityIgnoresInvertColors) end

--- `-[UIListContentImageProperties setCornerRadius:]`
---@param cornerRadius number
function UIListContentImageProperties:setCornerRadius_(cornerRadius) end

--- `-[UIListContentImageProperties setMaximumSize:]`
---@param maximumSize CGSizeArgument
function UIListContentImageProperties:setMaximumSize_(maximumSize) end

--- `-[UIListContentImageProperties setPreferredSymbolConfiguration:]`
---@param preferredSymbolConfiguration any
function UIListContentImageProperties:setPreferredSymbolConfiguration_(preferredSymbolConfiguration) end

--- `-[UIListContentImageProperties setReservedLayoutSize:]`
---@param reservedLayoutSize CGSizeArgument
function UIListContentImageProperties:setReservedLayoutSize_(reservedLayoutSize) end

--- `-[UIListContentImageProperties setStrokeColor:]`
---@param color UIColor?
function UIListContentImageProperties:setStrokeColor_(color) end

--- `-[UIListContentImageProperties setStrokeWidth:]`
---@param strokeWidth number
function UIListContentImageProperties:setStrokeWidth_(strokeWidth) end

--- `-[UIListContentImageProperties setTintColor:]`
---@param color UIColor?
function UIListContentImageProperties:setTintColor_(color) end

--- `-[UIListContentImageProperties setTintColorTransformer:]`
---@param tintColorTransformer function?
function UIListContentImageProperties:setTintColorTransformer_(tintColorTransformer) end

--- `-[UIListContentImageProperties strokeColor]`
---@return UIColor?
function UIListContentImageProperties:strokeColor() end

--- `-[UIListContentImageProperties strokeWidth]`
---@return number
function UIListContentImageProperties:strokeWidth() end

--- `-[UIListContentImageProperties tintColor]`
---@return UIColor?
function UIListContentImageProperties:tintColor() end

--- `-[UIListContentImageProperties tintColorTransformer]`
---@return function?
function UIListContentImageProperties:tintColorTransformer() end

-- UIListContentImagePropertiesClass
--- The class `UIListContentImageProperties` itself.
---@class UIListContentImagePropertiesClass: NSObjectClass
---@field alloc fun(self: UIListContentImagePropertiesClass): UIListContentImageProperties
---@field new fun(self: UIListContentImagePropertiesClass): UIListContentImageProperties
local UIListContentImagePropertiesClass = {}
end

do
-- UIListContentTextProperties
--- An instance of `UIListContentTextProperties`.
---@class UIListContentTextProperties: NSObject, NSCopying
local UIListContentTextProperties = {}

--- `-[UIListContentTextProperties adjustsFontForContentSizeCategory]`
---@return boolean
function UIListContentTextProperties:adjustsFontForContentSizeCategory() end

--- `-[UIListContentTextProperties adjustsFontSizeToFitWidth]`
---@return boolean
function UIListContentTextProperties:adjustsFontSizeToFitWidth() end

--- `-[UIListContentTextProperties alignment]`
---@return integer
function UIListContentTextProperties:alignment() end

--- `-[UIListContentTextProperties allowsDefaultTighteningForTruncation]`
---@return boolean
function UIListContentTextProperties:allowsDefaultTighteningForTruncation() end

--- `-[UIListContentTextProperties color]`
---@return UIColor
function UIListContentTextProperties:color() end

--- `-[UIListContentTextProperties colorTransformer]`
---@return function?
function UIListContentTextProperties:colorTransformer() end

--- `-[UIListContentTextProperties copyWithZone:]`
---@param copyWithZone any
---@return any
function UIListContentTextProperties:copyWithZone_(copyWithZone) end

--- `-[UIListContentTextProperties font]`
---@return UIFont
function UIListContentTextProperties:font() end

--- `-[UIListContentTextProperties hash]`
---@return integer
function UIListContentTextProperties:hash() end

--- `-[UIListContentTextProperties isEqual:]`
---@param isEqual any
---@return boolean
function UIListContentTextProperties:isEqual_(isEqual) end

--- `-[UIListContentTextProperties lineBreakMode]`
---@return integer
function UIListContentTextProperties:lineBreakMode() end

--- `-[UIListContentTextProperties minimumScaleFactor]`
---@return number
function UIListContentTextProperties:minimumScaleFactor() end

--- `-[UIListContentTextProperties numberOfLines]`
---@return integer
function UIListContentTextProperties:numberOfLines() end

--- `-[UIListContentTextProperties resolvedColor]`
---@return UIColor
function UIListContentTextProperties:resolvedColor() end

--- `-[UIListContentTextProperties setAdjustsFontForContentSizeCategory:]`
---@param adjustsFontForContentSizeCategory boolean
function UIListContentTextProperties:setAdjustsFontForContentSizeCategory_(adjustsFontForContentSizeCategory) end

--- `-[UIListContentTextProperties setAdjustsFontSizeToFitWidth:]`
---@param adjustsFontSizeToFitWidth boolean
function UIListContentTextProperties:setAdjustsFontSizeToFitWidth_(adjustsFontSizeToFitWidth) end

--- `-[UIListContentTextProperties setAlignment:]`
---@param alignment integer
function UIListContentTextProperties:setAlignment_(alignment) end

--- `-[UIListContentTextProperties setAllowsDefaultTighteningForTruncation:]`
---@param allowsDefaultTighteningForTruncation boolean
function UIListContentTextProperties:setAllowsDefaultTighteningForTruncation_(allowsDefaultTighteningForTruncation) end

--- `-[UIListContentTextProperties setColor:]`
---@param color UIColor
function UIListContentTextProperties:setColor_(color) end

--- `-[UIListContentTextProperties setColorTransformer:]`
---@param colorTransformer function?
function UIListContentTextProperties:setColorTransformer_(colorTransformer) end

--- `-[UIListContentTextProperties setFont:]`
---@param font UIFont
function UIListContentTextProperties:setFont_(font) end

--- `-[UIListContentTextProperties setLineBreakMode:]`
---@param lineBreakMode integer
function UIListContentTextProperties:setLineBreakMode_(lineBreakMode) end

--- `-[UIListContentTextProperties setMinimumScaleFactor:]`
---@param minimumScaleFactor number
function UIListContentTextProperties:setMinimumScaleFactor_(minimumScaleFactor) end

--- `-[UIListContentTextProperties setNumberOfLines:]`
---@param numberOfLines integer
function UIListContentTextProperties:setNumberOfLines_(numberOfLines) end

--- `-[UIListContentTextProperties setShowsExpansionTextWhenTruncated:]`
---@param showsExpansionTextWhenTruncated boolean
function UIListContentTextProperties:setShowsExpansionTextWhenTruncated_(showsExpansionTextWhenTruncated) end

--- `-[UIListContentTextProperties setTransform:]`
---@param transform integer
function UIListContentTextProperties:setTransform_(transform) end

--- `-[UIListContentTextProperties showsExpansionTextWhenTruncated]`
---@return boolean
function UIListContentTextProperties:showsExpansionTextWhenTruncated() end

--- `-[UIListContentTextProperties transform]`
---@return integer
function UIListContentTextProperties:transform() end

-- UIListContentTextPropertiesClass
--- The class `UIListContentTextProperties` itself.
---@class UIListContentTextPropertiesClass: NSObjectClass
---@field alloc fun(self: UIListContentTextPropertiesClass): UIListContentTextProperties
---@field new fun(self: UIListContentTextPropertiesClass): UIListContentTextProperties
local UIListContentTextPropertiesClass = {}
end

do
-- UIListContentView
--- An instance of `UIListContentView`.
---@class UIListContentView: UIView, UIContentView
local UIListContentView = {}

--- `-[UIListContentView configuration]`
---@return UIListContentConfiguration?
function UIListContentView:configuration() end

--- `-[UIListContentView imageLayoutGuide]`
---@return UILayoutGuide?
function UIListContentView:imageLayoutGuide() end

--- `-[UIListContentView initWithConfiguration:]`
---@param configuration UIListContentConfiguration
---@return self
function UIListContentView:initWithConfiguration_(configuration) end

--- `-[UIListContentView layoutSubviews]`
function UIListContentView:layoutSubviews() end

--- `-[UIListContentView secondaryTextLayoutGuide]`
---@return UILayoutGuide?
function UIListContentView:secondaryTextLayoutGuide() end

--- `-[UIListContentView setConfiguration:]`
---@param configuration UIListContentConfiguration?
function UIListContentView:setConfiguration_(configuration) end

--- `-[UIListContentView supportsConfiguration:]`
---@param supportsConfiguration any
---@return boolean
function UIListContentView:supportsConfiguration_(supportsConfiguration) end

--- `-[UIListContentView textLayoutGuide]`
---@return UILayoutGuide?
function UIListContentView:textLayoutGuide() end

-- UIListContentViewClass
--- The class `UIListContentView` itself.
---@class UIListContentViewClass: UIViewClass
---@field alloc fun(self: UIListContentViewClass): UIListContentView
---@field new fun(self: UIListContentViewClass): UIListContentView
local UIListContentViewClass = {}
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UILongPressGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UILongPressGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UILongPressGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UILongPressGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UILongPressGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UILongPressGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function UILongPressGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- UILongPressGestureRecognizerClass
--- The class `UILongPressGestureRecognizer` itself.
---@class UILongPressGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UILongPressGestureRecognizerClass): UILongPressGestureRecognizer
---@field new fun(self: UILongPressGestureRecognizerClass): UILongPressGestureRecognizer
local UILongPressGestureRecognizerClass = {}
end

do
-- UIMenu
--- An instance of `UIMenu`.
---@class UIMenu: UIMenuElement
local UIMenu = {}

--- `-[UIMenu children]`
---@return UIMenuElement[]
function UIMenu:children() end

--- `-[UIMenu copyWithZone:]`
---@param copyWithZone any
---@return UIMenu
function UIMenu:copyWithZone_(copyWithZone) end

--- `-[UIMenu identifier]`
---@return string
function UIMenu:identifier() end

--- `-[UIMenu image]`
---@return UIImage?
function UIMenu:image() end

--- `-[UIMenu menuByReplacingChildren:]`
---@param menuByReplacingChildren UIMenuElement[]
---@return UIMenu
function UIMenu:menuByReplacingChildren_(menuByReplacingChildren) end

--- `-[UIMenu options]`
---@return integer
function UIMenu:options() end

--- `-[UIMenu setSubtitle:]`
---@param subtitle string?
function UIMenu:setSubtitle_(subtitle) end

--- `-[UIMenu subtitle]`
---@return string?
function UIMenu:subtitle() end

--- `-[UIMenu title]`
---@return string
function UIMenu:title() end

-- UIMenuClass
--- The class `UIMenu` itself.
---@class UIMenuClass: UIMenuElementClass
---@field alloc fun(self: UIMenuClass): UIMenu
---@field new fun(self: UIMenuClass): UIMenu
local UIMenuClass = {}

--- `+[UIMenu menuWithChildren:]`
---@param menuWithChildren UIMenuElement[]
---@return UIMenu
function UIMenuClass:menuWithChildren_(menuWithChildren) end

--- `+[UIMenu menuWithTitle:children:]`
---@param menuWithTitle string
---@param children UIMenuElement[]
---@return UIMenu
function UIMenuClass:menuWithTitle_children_(menuWithTitle, children) end

--- `+[UIMenu menuWithTitle:image:identifier:options:children:]`
---@param menuWithTitle string
---@param image UIImage?
---@param identifier string?
---@param options integer
---@param children UIMenuElement[]
---@return UIMenu
function UIMenuClass:menuWithTitle_image_identifier_options_children_(menuWithTitle, image, identifier, options, children) end
end

do
-- UIMenuController
--- An instance of `UIMenuController`.
---@class UIMenuController: NSObject
local UIMenuController = {}

--- `-[UIMenuController arrowDirection]`
---@return integer
function UIMenuController:arrowDirection() end

--- `-[UIMenuController hideMenu]`
function UIMenuController:hideMenu() end

--- `-[UIMenuController hideMenuFromView:]`
---@param view UIView?
function UIMenuController:hideMenuFromView_(view) end

--- `-[UIMenuController isMenuVisible]`
---@return boolean
function UIMenuController:isMenuVisible() end

--- `-[UIMenuController menuFrame]`
---@return CGRect
function UIMenuController:menuFrame() end

--- `-[UIMenuController menuItems]`
---@return UIMenuItem[]?
function UIMenuController:menuItems() end

--- `-[UIMenuController setArrowDirection:]`
---@param arrowDirection integer
function UIMenuController:setArrowDirection_(arrowDirection) end

--- `-[UIMenuController setMenuItems:]`
---@param menuItems UIMenuItem[]?
function UIMenuController:setMenuItems_(menuItems) end

--- `-[UIMenuController setMenuVisible:]`
---@param menuVisible boolean
function UIMenuController:setMenuVisible_(menuVisible) end

--- `-[UIMenuController setMenuVisible:animated:]`
---@param menuVisible boolean
---@param animated boolean
function UIMenuController:setMenuVisible_animated_(menuVisible, animated) end

--- `-[UIMenuController setTargetRect:inView:]`
---@param targetRect CGRectArgument
---@param inView UIView
function UIMenuController:setTargetRect_inView_(targetRect, inView) end

--- `-[UIMenuController showMenuFromView:rect:]`
---@param view UIView
---@param rect CGRectArgument
function UIMenuController:showMenuFromView_rect_(view, rect) end

--- `-[UIMenuController update]`
function UIMenuController:update() end

-- UIMenuControllerClass
--- The class `UIMenuController` itself.
---@class UIMenuControllerClass: NSObjectClass
---@field alloc fun(self: UIMenuControllerClass): UIMenuController
---@field new fun(self: UIMenuControllerClass): UIMenuController
local UIMenuControllerClass = {}

--- `+[UIMenuController sharedMenuController]`
---@return UIMenuController
function UIMenuControllerClass:sharedMenuController() end
end

do
-- UIMenuElement
--- An instance of `UIMenuElement`.
---@class UIMenuElement: NSObject
local UIMenuElement = {}

-- UIMenuElementClass
--- The class `UIMenuElement` itself.
---@class UIMenuElementClass: NSObjectClass
---@field alloc fun(self: UIMenuElementClass): UIMenuElement
---@field new fun(self: UIMenuElementClass): UIMenuElement
local UIMenuElementClass = {}
end

do
-- UIMenuItem
--- An instance of `UIMenuItem`.
---@class UIMenuItem: NSObject
local UIMenuItem = {}

--- `-[UIMenuItem action]`
---@return SEL?
function UIMenuItem:action() end

--- `-[UIMenuItem initWithTitle:action:]`
---@param title string
---@param action SEL
---@return self
function UIMenuItem:initWithTitle_action_(title, action) end

--- `-[UIMenuItem setAction:]`
---@param action SEL?
function UIMenuItem:setAction_(action) end

--- `-[UIMenuItem setTitle:]`
---@param title string
function UIMenuItem:setTitle_(title) end

--- `-[UIMenuItem title]`
---@return string
function UIMenuItem:title() end

-- UIMenuItemClass
--- The class `UIMenuItem` itself.
---@class UIMenuItemClass: NSObjectClass
---@field alloc fun(self: UIMenuItemClass): UIMenuItem
---@field new fun(self: UIMenuItemClass): UIMenuItem
local UIMenuItemClass = {}
end

do
-- UIMotionEffect
--- An instance of `UIMotionEffect`.
---@class UIMotionEffect: NSObject
local UIMotionEffect = {}

--- `-[UIMotionEffect copyWithZone:]`
---@param copyWithZone any
---@return UIMotionEffect
function UIMotionEffect:copyWithZone_(copyWithZone) end

--- `-[UIMotionEffect keyPathsAndRelativeValuesForViewerOffset:]`
---@param keyPathsAndRelativeValuesForViewerOffset any
---@return any
function UIMotionEffect:keyPathsAndRelativeValuesForViewerOffset_(keyPathsAndRelativeValuesForViewerOffset) end

-- UIMotionEffectClass
--- The class `UIMotionEffect` itself.
---@class UIMotionEffectClass: NSObjectClass
---@field alloc fun(self: UIMotionEffectClass): UIMotionEffect
---@field new fun(self: UIMotionEffectClass): UIMotionEffect
local UIMotionEffectClass = {}
end

do
-- UIMotionEffectGroup
--- An instance of `UIMotionEffectGroup`.
---@class UIMotionEffectGroup: UIMotionEffect
local UIMotionEffectGroup = {}

--- `-[UIMotionEffectGroup motionEffects]`
---@return any[]
function UIMotionEffectGroup:motionEffects() end

--- `-[UIMotionEffectGroup setMotionEffects:]`
---@param motionEffects any[]
function UIMotionEffectGroup:setMotionEffects_(motionEffects) end

-- UIMotionEffectGroupClass
--- The class `UIMotionEffectGroup` itself.
---@class UIMotionEffectGroupClass: UIMotionEffectClass
---@field alloc fun(self: UIMotionEffectGroupClass): UIMotionEffectGroup
---@field new fun(self: UIMotionEffectGroupClass): UIMotionEffectGroup
local UIMotionEffectGroupClass = {}
end

do
-- UIMotionEvent
--- An instance of `UIMotionEvent`.
---@class UIMotionEvent: UIEvent
local UIMotionEvent = {}

-- UIMotionEventClass
--- The class `UIMotionEvent` itself.
---@class UIMotionEventClass: UIEventClass
---@field alloc fun(self: UIMotionEventClass): UIMotionEvent
---@field new fun(self: UIMotionEventClass): UIMotionEvent
local UIMotionEventClass = {}
end

do
-- UINavigationBar
--- An instance of `UINavigationBar`.
---@class UINavigationBar: UIView
local UINavigationBar = {}

--- `-[UINavigationBar _buttonTapped:forEvent:]`
---@param _buttonTapped UIControl
---@param event any
function UINavigationBar:_buttonTapped_forEvent_(_buttonTapped, event) end

--- `-[UINavigationBar backIndicatorImage]`
---@return UIImage?
function UINavigationBar:backIndicatorImage() end

--- `-[UINavigationBar backIndicatorTransitionMaskImage]`
---@return UIImage?
function UINavigationBar:backIndicatorTransitionMaskImage() end

--- `-[UINavigationBar backItem]`
---@return UINavigationItem?
function UINavigationBar:backItem() end

--- `-[UINavigationBar backgroundImageForBarMetrics:]`
---@param backgroundImageForBarMetrics integer
---@return UIImage?
function UINavigationBar:backgroundImageForBarMetrics_(backgroundImageForBarMetrics) end

--- `-[UINavigationBar backgroundImageForBarPosition:barMetrics:]`
---@param backgroundImageForBarPosition integer
---@param barMetrics integer
---@return UIImage?
function UINavigationBar:backgroundImageForBarPosition_barMetrics_(backgroundImageForBarPosition, barMetrics) end

--- `-[UINavigationBar barPosition]`
---@return integer
function UINavigationBar:barPosition() end

--- `-[UINavigationBar barStyle]`
---@return integer
function UINavigationBar:barStyle() end

--- `-[UINavigationBar barTintColor]`
---@return UIColor?
function UINavigationBar:barTintColor() end

--- `-[UINavigationBar compactAppearance]`
---@return UIBarAppearance?
function UINavigationBar:compactAppearance() end

--- `-[UINavigationBar compactScrollEdgeAppearance]`
---@return UIBarAppearance?
function UINavigationBar:compactScrollEdgeAppearance() end

--- `-[UINavigationBar delegate]`
---@return any
function UINavigationBar:delegate() end

--- `-[UINavigationBar intrinsicContentSize]`
---@return CGSize
function UINavigationBar:intrinsicContentSize() end

--- `-[UINavigationBar isTranslucent]`
---@return boolean
function UINavigationBar:isTranslucent() end

--- `-[UINavigationBar items]`
---@return UINavigationItem[]
function UINavigationBar:items() end

--- `-[UINavigationBar largeTitleTextAttributes]`
---@return any
function UINavigationBar:largeTitleTextAttributes() end

--- `-[UINavigationBar layoutSubviews]`
function UINavigationBar:layoutSubviews() end

--- `-[UINavigationBar popNavigationItemAnimated:]`
---@param popNavigationItemAnimated boolean
---@return UINavigationItem?
function UINavigationBar:popNavigationItemAnimated_(popNavigationItemAnimated) end

--- `-[UINavigationBar prefersLargeTitles]`
---@return boolean
function UINavigationBar:prefersLargeTitles() end

--- `-[UINavigationBar pushNavigationItem:animated:]`
---@param navigationItem UINavigationItem?
---@param animated boolean
function UINavigationBar:pushNavigationItem_animated_(navigationItem, animated) end

--- `-[UINavigationBar scrollEdgeAppearance]`
---@return UIBarAppearance?
function UINavigationBar:scrollEdgeAppearance() end

--- `-[UINavigationBar setBackIndicatorImage:]`
---@param image UIImage?
function UINavigationBar:setBackIndicatorImage_(image) end

--- `-[UINavigationBar setBackIndicatorTransitionMaskImage:]`
---@param image UIImage?
function UINavigationBar:setBackIndicatorTransitionMaskImage_(image) end

--- `-[UINavigationBar setBackgroundImage:forBarMetrics:]`
---@param image UIImage?
---@param barMetrics integer
function UINavigationBar:setBackgroundImage_forBarMetrics_(image, barMetrics) end

--- `-[UINavigationBar setBackgroundImage:forBarPosition:barMetrics:]`
---@param image UIImage?
---@param barPosition integer
---@param barMetrics integer
function UINavigationBar:setBackgroundImage_forBarPosition_barMetrics_(image, barPosition, barMetrics) end

--- `-[UINavigationBar setBarStyle:]`
---@param barStyle integer
function UINavigationBar:setBarStyle_(barStyle) end

--- `-[UINavigationBar setBarTintColor:]`
---@param color UIColor?
function UINavigationBar:setBarTintColor_(color) end

--- `-[UINavigationBar setCompactAppearance:]`
---@param compactAppearance UIBarAppearance?
function UINavigationBar:setCompactAppearance_(compactAppearance) end

--- `-[UINavigationBar setCompactScrollEdgeAppearance:]`
---@param compactScrollEdgeAppearance UIBarAppearance?
function UINavigationBar:setCompactScrollEdgeAppearance_(compactScrollEdgeAppearance) end

--- `-[UINavigationBar setDelegate:]`
---@param delegate any
function UINavigationBar:setDelegate_(delegate) end

--- `-[UINavigationBar setItems:]`
---@param items UINavigationItem[]?
function UINavigationBar:setItems_(items) end

--- `-[UINavigationBar setItems:animated:]`
---@param items UINavigationItem[]?
---@param animated boolean
function UINavigationBar:setItems_animated_(items, animated) end

--- `-[UINavigationBar setLargeTitleTextAttributes:]`
---@param largeTitleTextAttributes any
function UINavigationBar:setLargeTitleTextAttributes_(largeTitleTextAttributes) end

--- `-[UINavigationBar setPrefersLargeTitles:]`
---@param prefersLargeTitles boolean
function UINavigationBar:setPrefersLargeTitles_(prefersLargeTitles) end

--- `-[UINavigationBar setScrollEdgeAppearance:]`
---@param scrollEdgeAppearance UIBarAppearance?
function UINavigationBar:setScrollEdgeAppearance_(scrollEdgeAppearance) end

--- `-[UINavigationBar setShadowImage:]`
---@param image UIImage?
function UINavigationBar:setShadowImage_(image) end

--- `-[UINavigationBar setStandardAppearance:]`
---@param standardAppearance UIBarAppearance?
function UINavigationBar:setStandardAppearance_(standardAppearance) end

--- `-[UINavigationBar setTitleTextAttributes:]`
---@param titleTextAttributes any
function UINavigationBar:setTitleTextAttributes_(titleTextAttributes) end

--- `-[UINavigationBar setTitleVerticalPositionAdjustment:forBarMetrics:]`
---@param titleVerticalPositionAdjustment number
---@param barMetrics integer
function UINavigationBar:setTitleVerticalPositionAdjustment_forBarMetrics_(titleVerticalPositionAdjustment, barMetrics) end

--- `-[UINavigationBar setTranslucent:]`
---@param translucent boolean
function UINavigationBar:setTranslucent_(translucent) end

--- `-[UINavigationBar shadowImage]`
---@return UIImage?
function UINavigationBar:shadowImage() end

--- `-[UINavigationBar standardAppearance]`
---@return UIBarAppearance?
function UINavigationBar:standardAppearance() end

--- `-[UINavigationBar titleTextAttributes]`
---@return any
function UINavigationBar:titleTextAttributes() end

--- `-[UINavigationBar titleVerticalPositionAdjustmentForBarMetrics:]`
---@param titleVerticalPositionAdjustmentForBarMetrics integer
---@return number
function UINavigationBar:titleVerticalPositionAdjustmentForBarMetrics_(titleVerticalPositionAdjustmentForBarMetrics) end

--- `-[UINavigationBar topItem]`
---@return UINavigationItem?
function UINavigationBar:topItem() end

-- UINavigationBarClass
--- The class `UINavigationBar` itself.
---@class UINavigationBarClass: UIViewClass
---@field alloc fun(self: UINavigationBarClass): UINavigationBar
---@field new fun(self: UINavigationBarClass): UINavigationBar
local UINavigationBarClass = {}
end

do
-- UINavigationBarAppearance
--- An instance of `UINavigationBarAppearance`.
---@class UINavigationBarAppearance: UIBarAppearance
local UINavigationBarAppearance = {}

--- `-[UINavigationBarAppearance backButtonAppearance]`
---@return UIBarAppearance
function UINavigationBarAppearance:backButtonAppearance() end

--- `-[UINavigationBarAppearance backIndicatorImage]`
---@return UIImage?
function UINavigationBarAppearance:backIndicatorImage() end

--- `-[UINavigationBarAppearance backIndicatorTransitionMaskImage]`
---@return UIImage?
function UINavigationBarAppearance:backIndicatorTransitionMaskImage() end

--- `-[UINavigationBarAppearance buttonAppearance]`
---@return UIBarAppearance
function UINavigationBarAppearance:buttonAppearance() end

--- `-[UINavigationBarAppearance doneButtonAppearance]`
---@return UIBarAppearance
function UINavigationBarAppearance:doneButtonAppearance() end

--- `-[UINavigationBarAppearance largeTitleTextAttributes]`
---@return any
function UINavigationBarAppearance:largeTitleTextAttributes() end

--- `-[UINavigationBarAppearance setBackButtonAppearance:]`
---@param backButtonAppearance UIBarAppearance
function UINavigationBarAppearance:setBackButtonAppearance_(backButtonAppearance) end

--- `-[UINavigationBarAppearance setBackIndicatorImage:]`
---@param image UIImage?
function UINavigationBarAppearance:setBackIndicatorImage_(image) end

--- `-[UINavigationBarAppearance setBackIndicatorImage:transitionMaskImage:]`
---@param image UIImage?
---@param transitionMaskImage UIImage?
function UINavigationBarAppearance:setBackIndicatorImage_transitionMaskImage_(image, transitionMaskImage) end

--- `-[UINavigationBarAppearance setBackIndicatorTransitionMaskImage:]`
---@param image UIImage?
function UINavigationBarAppearance:setBackIndicatorTransitionMaskImage_(image) end

--- `-[UINavigationBarAppearance setButtonAppearance:]`
---@param buttonAppearance UIBarAppearance
function UINavigationBarAppearance:setButtonAppearance_(buttonAppearance) end

--- `-[UINavigationBarAppearance setDoneButtonAppearance:]`
---@param doneButtonAppearance UIBarAppearance
function UINavigationBarAppearance:setDoneButtonAppearance_(doneButtonAppearance) end

--- `-[UINavigationBarAppearance setLargeTitleTextAttributes:]`
---@param largeTitleTextAttributes any
function UINavigationBarAppearance:setLargeTitleTextAttributes_(largeTitleTextAttributes) end

--- `-[UINavigationBarAppearance setTitleTextAttributes:]`
---@param titleTextAttributes any
function UINavigationBarAppearance:setTitleTextAttributes_(titleTextAttributes) end

--- `-[UINavigationBarAppearance titleTextAttributes]`
---@return any
function UINavigationBarAppearance:titleTextAttributes() end

-- UINavigationBarAppearanceClass
--- The class `UINavigationBarAppearance` itself.
---@class UINavigationBarAppearanceClass: UIBarAppearanceClass
---@field alloc fun(self: UINavigationBarAppearanceClass): UINavigationBarAppearance
---@field new fun(self: UINavigationBarAppearanceClass): UINavigationBarAppearance
local UINavigationBarAppearanceClass = {}
end

do
-- UINavigationController
--- An instance of `UINavigationController`.
---@class UINavigationController: UIViewController
local UINavigationController = {}

--- `-[UINavigationController _cancelInteractiveTransition:transitionContext:]`
---@param _cancelInteractiveTransition number
---@param transitionContext any
function UINavigationController:_cancelInteractiveTransition_transitionContext_(_cancelInteractiveTransition, transitionContext) end

--- `-[UINavigationController _finishInteractiveTransition:transitionContext:]`
---@param _finishInteractiveTransition number
---@param transitionContext any
function UINavigationController:_finishInteractiveTransition_transitionContext_(_finishInteractiveTransition, transitionContext) end

--- `-[UINavigationController _gestureRecognizedInteractiveHide:]`
---@param _gestureRecognizedInteractiveHide UIPanGestureRecognizer
function UINavigationController:_gestureRecognizedInteractiveHide_(_gestureRecognizedInteractiveHide) end

--- `-[UINavigationController _gestureRecognizedToggleVisibility:]`
---@param _gestureRecognizedToggleVisibility UIGestureRecognizer?
function UINavigationController:_gestureRecognizedToggleVisibility_(_gestureRecognizedToggleVisibility) end

--- `-[UINavigationController _isTransitioning]`
---@return boolean
function UINavigationController:_isTransitioning() end

--- `-[UINavigationController _keyboardWillShow:]`
---@param _keyboardWillShow any
function UINavigationController:_keyboardWillShow_(_keyboardWillShow) end

--- `-[UINavigationController _updateInteractiveTransition:]`
---@param _updateInteractiveTransition number
function UINavigationController:_updateInteractiveTransition_(_updateInteractiveTransition) end

--- `-[UINavigationController barHideOnSwipeGestureRecognizer]`
---@return UIPanGestureRecognizer
function UINavigationController:barHideOnSwipeGestureRecognizer() end

--- `-[UINavigationController barHideOnTapGestureRecognizer]`
---@return UITapGestureRecognizer
function UINavigationController:barHideOnTapGestureRecognizer() end

--- `-[UINavigationController childViewControllerForStatusBarHidden]`
---@return UIViewController?
function UINavigationController:childViewControllerForStatusBarHidden() end

--- `-[UINavigationController childViewControllerForStatusBarStyle]`
---@return UIViewController?
function UINavigationController:childViewControllerForStatusBarStyle() end

--- `-[UINavigationController delegate]`
---@return any
function UINavigationController:delegate() end

--- `-[UINavigationController gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer
---@param shouldRecognizeSimultaneouslyWithGestureRecognizer UIGestureRecognizer
---@return boolean
function UINavigationController:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(gestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer) end

--- `-[UINavigationController hidesBarsOnSwipe]`
---@return boolean
function UINavigationController:hidesBarsOnSwipe() end

--- `-[UINavigationController hidesBarsOnTap]`
---@return boolean
function UINavigationController:hidesBarsOnTap() end

--- `-[UINavigationController hidesBarsWhenKeyboardAppears]`
---@return boolean
function UINavigationController:hidesBarsWhenKeyboardAppears() end

--- `-[UINavigationController hidesBarsWhenVerticallyCompact]`
---@return boolean
function UINavigationController:hidesBarsWhenVerticallyCompact() end

--- `-[UINavigationController initWithNavigationBarClass:toolbarClass:]`
---@param navigationBarClass CLASS?
---@param toolbarClass CLASS?
---@return self
function UINavigationController:initWithNavigationBarClass_toolbarClass_(navigationBarClass, toolbarClass) end

--- `-[UINavigationController initWithRootViewController:]`
---@param viewController UIViewController?
---@return self
function UINavigationController:initWithRootViewController_(viewController) end

--- `-[UINavigationController interactivePopGestureRecognizer]`
---@return UIGestureRecognizer?
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
---@return UINavigationBar
function UINavigationController:navigationBar() end

--- `-[UINavigationController navigationBar:didPopItem:]`
---@param navigationBar UINavigationBar
---@param didPopItem UINavigationItem
function UINavigationController:navigationBar_didPopItem_(navigationBar, didPopItem) end

--- `-[UINavigationController navigationBar:didPushItem:]`
---@param navigationBar UINavigationBar
---@param didPushItem UINavigationItem
function UINavigationController:navigationBar_didPushItem_(navigationBar, didPushItem) end

--- `-[UINavigationController navigationBar:shouldPopItem:]`
---@param navigationBar UINavigationBar
---@param shouldPopItem UINavigationItem
---@return boolean
function UINavigationController:navigationBar_shouldPopItem_(navigationBar, shouldPopItem) end

--- `-[UINavigationController navigationBar:shouldPushItem:]`
---@param navigationBar UINavigationBar
---@param shouldPushItem UINavigationItem
---@return boolean
function UINavigationController:navigationBar_shouldPushItem_(navigationBar, shouldPushItem) end

--- `-[UINavigationController popToRootViewControllerAnimated:]`
---@param popToRootViewControllerAnimated boolean
---@return UIViewController[]
function UINavigationController:popToRootViewControllerAnimated_(popToRootViewControllerAnimated) end

--- `-[UINavigationController popToViewController:animated:]`
---@param viewController UIViewController?
---@param animated boolean
---@return UIViewController[]
function UINavigationController:popToViewController_animated_(viewController, animated) end

--- `-[UINavigationController popViewControllerAnimated:]`
---@param popViewControllerAnimated boolean
---@return UIViewController?
function UINavigationController:popViewControllerAnimated_(popViewControllerAnimated) end

--- `-[UINavigationController pushViewController:animated:]`
---@param viewController UIViewController?
---@param animated boolean
function UINavigationController:pushViewController_animated_(viewController, animated) end

--- `-[UINavigationController setDelegate:]`
---@param delegate any
function UINavigationController:setDelegate_(delegate) end

--- `-[UINavigationController setHidesBarsOnSwipe:]`
---@param hidesBarsOnSwipe boolean
function UINavigationController:setHidesBarsOnSwipe_(hidesBarsOnSwipe) end

--- `-[UINavigationController setHidesBarsOnTap:]`
---@param hidesBarsOnTap boolean
function UINavigationController:setHidesBarsOnTap_(hidesBarsOnTap) end

--- `-[UINavigationController setHidesBarsWhenKeyboardAppears:]`
---@param hidesBarsWhenKeyboardAppears boolean
function UINavigationController:setHidesBarsWhenKeyboardAppears_(hidesBarsWhenKeyboardAppears) end

--- `-[UINavigationController setHidesBarsWhenVerticallyCompact:]`
---@param hidesBarsWhenVerticallyCompact boolean
function UINavigationController:setHidesBarsWhenVerticallyCompact_(hidesBarsWhenVerticallyCompact) end

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
---@param viewControllers UIViewController[]?
function UINavigationController:setViewControllers_(viewControllers) end

--- `-[UINavigationController setViewControllers:animated:]`
---@param viewControllers UIViewController[]?
---@param animated boolean
function UINavigationController:setViewControllers_animated_(viewControllers, animated) end

--- `-[UINavigationController showViewController:sender:]`
---@param viewController UIViewController
---@param sender any
function UINavigationController:showViewController_sender_(viewController, sender) end

--- `-[UINavigationController toolbar]`
---@return UIToolbar
function UINavigationController:toolbar() end

--- `-[UINavigationController topViewController]`
---@return UIViewController?
function UINavigationController:topViewController() end

--- `-[UINavigationController unwindForSegue:towardsViewController:]`
---@param unwindForSegue UIStoryboardSegue
---@param towardsViewController UIViewController
function UINavigationController:unwindForSegue_towardsViewController_(unwindForSegue, towardsViewController) end

--- `-[UINavigationController viewControllers]`
---@return UIViewController[]
function UINavigationController:viewControllers() end

--- `-[UINavigationController visibleViewController]`
---@return UIViewController?
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

--- `-[UINavigationItem additionalOverflowItems]`
---@return any
function UINavigationItem:additionalOverflowItems() end

--- `-[UINavigationItem backAction]`
---@return UIAction?
function UINavigationItem:backAction() end

--- `-[UINavigationItem backBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:backBarButtonItem() end

--- `-[UINavigationItem backButtonDisplayMode]`
---@return integer
function UINavigationItem:backButtonDisplayMode() end

--- `-[UINavigationItem backButtonTitle]`
---@return string?
function UINavigationItem:backButtonTitle() end

--- `-[UINavigationItem compactAppearance]`
---@return UIBarAppearance?
function UINavigationItem:compactAppearance() end

--- `-[UINavigationItem compactScrollEdgeAppearance]`
---@return UIBarAppearance?
function UINavigationItem:compactScrollEdgeAppearance() end

--- `-[UINavigationItem customizationIdentifier]`
---@return string?
function UINavigationItem:customizationIdentifier() end

--- `-[UINavigationItem documentProperties]`
---@return any
function UINavigationItem:documentProperties() end

--- `-[UINavigationItem encodeWithCoder:]`
---@param coder NSCoder
function UINavigationItem:encodeWithCoder_(coder) end

--- `-[UINavigationItem hidesBackButton]`
---@return boolean
function UINavigationItem:hidesBackButton() end

--- `-[UINavigationItem hidesSearchBarWhenScrolling]`
---@return boolean
function UINavigationItem:hidesSearchBarWhenScrolling() end

--- `-[UINavigationItem initWithCoder:]`
---@param coder NSCoder?
---@return self
function UINavigationItem:initWithCoder_(coder) end

--- `-[UINavigationItem initWithTitle:]`
---@param title string?
---@return self
function UINavigationItem:initWithTitle_(title) end

--- `-[UINavigationItem largeTitleDisplayMode]`
---@return integer
function UINavigationItem:largeTitleDisplayMode() end

--- `-[UINavigationItem leftBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:leftBarButtonItem() end

--- `-[UINavigationItem leftBarButtonItems]`
---@return UIBarButtonItem[]?
function UINavigationItem:leftBarButtonItems() end

--- `-[UINavigationItem leftItemsSupplementBackButton]`
---@return boolean
function UINavigationItem:leftItemsSupplementBackButton() end

--- `-[UINavigationItem preferredSearchBarPlacement]`
---@return integer
function UINavigationItem:preferredSearchBarPlacement() end

--- `-[UINavigationItem prompt]`
---@return string?
function UINavigationItem:prompt() end

--- `-[UINavigationItem renameDelegate]`
---@return any
function UINavigationItem:renameDelegate() end

--- `-[UINavigationItem rightBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:rightBarButtonItem() end

--- `-[UINavigationItem rightBarButtonItems]`
---@return UIBarButtonItem[]?
function UINavigationItem:rightBarButtonItems() end

--- `-[UINavigationItem scrollEdgeAppearance]`
---@return UIBarAppearance?
function UINavigationItem:scrollEdgeAppearance() end

--- `-[UINavigationItem searchBarPlacement]`
---@return integer
function UINavigationItem:searchBarPlacement() end

--- `-[UINavigationItem searchController]`
---@return UISearchController?
function UINavigationItem:searchController() end

--- `-[UINavigationItem setAdditionalOverflowItems:]`
---@param additionalOverflowItems any
function UINavigationItem:setAdditionalOverflowItems_(additionalOverflowItems) end

--- `-[UINavigationItem setBackAction:]`
---@param action UIAction?
function UINavigationItem:setBackAction_(action) end

--- `-[UINavigationItem setBackBarButtonItem:]`
---@param barButtonItem UIBarButtonItem?
function UINavigationItem:setBackBarButtonItem_(barButtonItem) end

--- `-[UINavigationItem setBackButtonDisplayMode:]`
---@param backButtonDisplayMode integer
function UINavigationItem:setBackButtonDisplayMode_(backButtonDisplayMode) end

--- `-[UINavigationItem setBackButtonTitle:]`
---@param backButtonTitle string?
function UINavigationItem:setBackButtonTitle_(backButtonTitle) end

--- `-[UINavigationItem setCompactAppearance:]`
---@param compactAppearance UIBarAppearance?
function UINavigationItem:setCompactAppearance_(compactAppearance) end

--- `-[UINavigationItem setCompactScrollEdgeAppearance:]`
---@param compactScrollEdgeAppearance UIBarAppearance?
function UINavigationItem:setCompactScrollEdgeAppearance_(compactScrollEdgeAppearance) end

--- `-[UINavigationItem setCustomizationIdentifier:]`
---@param customizationIdentifier string?
function UINavigationItem:setCustomizationIdentifier_(customizationIdentifier) end

--- `-[UINavigationItem setDocumentProperties:]`
---@param documentProperties any
function UINavigationItem:setDocumentProperties_(documentProperties) end

--- `-[UINavigationItem setHidesBackButton:]`
---@param hidesBackButton boolean
function UINavigationItem:setHidesBackButton_(hidesBackButton) end

--- `-[UINavigationItem setHidesBackButton:animated:]`
---@param hidesBackButton boolean
---@param animated boolean
function UINavigationItem:setHidesBackButton_animated_(hidesBackButton, animated) end

--- `-[UINavigationItem setHidesSearchBarWhenScrolling:]`
---@param hidesSearchBarWhenScrolling boolean
function UINavigationItem:setHidesSearchBarWhenScrolling_(hidesSearchBarWhenScrolling) end

--- `-[UINavigationItem setLargeTitleDisplayMode:]`
---@param largeTitleDisplayMode integer
function UINavigationItem:setLargeTitleDisplayMode_(largeTitleDisplayMode) end

--- `-[UINavigationItem setLeftBarButtonItem:]`
---@param barButtonItem UIBarButtonItem?
function UINavigationItem:setLeftBarButtonItem_(barButtonItem) end

--- `-[UINavigationItem setLeftBarButtonItem:animated:]`
---@param barButtonItem UIBarButtonItem?
---@param animated boolean
function UINavigationItem:setLeftBarButtonItem_animated_(barButtonItem, animated) end

--- `-[UINavigationItem setLeftBarButtonItems:]`
---@param leftBarButtonItems UIBarButtonItem[]?
function UINavigationItem:setLeftBarButtonItems_(leftBarButtonItems) end

--- `-[UINavigationItem setLeftBarButtonItems:animated:]`
---@param leftBarButtonItems UIBarButtonItem[]?
---@param animated boolean
function UINavigationItem:setLeftBarButtonItems_animated_(leftBarButtonItems, animated) end

--- `-[UINavigationItem setLeftItemsSupplementBackButton:]`
---@param leftItemsSupplementBackButton boolean
function UINavigationItem:setLeftItemsSupplementBackButton_(leftItemsSupplementBackButton) end

--- `-[UINavigationItem setPreferredSearchBarPlacement:]`
---@param preferredSearchBarPlacement integer
function UINavigationItem:setPreferredSearchBarPlacement_(preferredSearchBarPlacement) end

--- `-[UINavigationItem setPrompt:]`
---@param prompt string?
function UINavigationItem:setPrompt_(prompt) end

--- `-[UINavigationItem setRenameDelegate:]`
---@param renameDelegate any
function UINavigationItem:setRenameDelegate_(renameDelegate) end

--- `-[UINavigationItem setRightBarButtonItem:]`
---@param barButtonItem UIBarButtonItem?
function UINavigationItem:setRightBarButtonItem_(barButtonItem) end

--- `-[UINavigationItem setRightBarButtonItem:animated:]`
---@param barButtonItem UIBarButtonItem?
---@param animated boolean
function UINavigationItem:setRightBarButtonItem_animated_(barButtonItem, animated) end

--- `-[UINavigationItem setRightBarButtonItems:]`
---@param rightBarButtonItems UIBarButtonItem[]?
function UINavigationItem:setRightBarButtonItems_(rightBarButtonItems) end

--- `-[UINavigationItem setRightBarButtonItems:animated:]`
---@param rightBarButtonItems UIBarButtonItem[]?
---@param animated boolean
function UINavigationItem:setRightBarButtonItems_animated_(rightBarButtonItems, animated) end

--- `-[UINavigationItem setScrollEdgeAppearance:]`
---@param scrollEdgeAppearance UIBarAppearance?
function UINavigationItem:setScrollEdgeAppearance_(scrollEdgeAppearance) end

--- `-[UINavigationItem setSearchController:]`
---@param searchController UISearchController?
function UINavigationItem:setSearchController_(searchController) end

--- `-[UINavigationItem setStandardAppearance:]`
---@param standardAppearance UIBarAppearance?
function UINavigationItem:setStandardAppearance_(standardAppearance) end

--- `-[UINavigationItem setStyle:]`
---@param style integer
function UINavigationItem:setStyle_(style) end

--- `-[UINavigationItem setSubtitle:]`
---@param subtitle string?
function UINavigationItem:setSubtitle_(subtitle) end

--- `-[UINavigationItem setTitle:]`
---@param title string?
function UINavigationItem:setTitle_(title) end

--- `-[UINavigationItem setTitleMenuProvider:]`
---@param titleMenuProvider any
function UINavigationItem:setTitleMenuProvider_(titleMenuProvider) end

--- `-[UINavigationItem setTitleView:]`
---@param view UIView?
function UINavigationItem:setTitleView_(view) end

--- `-[UINavigationItem standardAppearance]`
---@return UIBarAppearance?
function UINavigationItem:standardAppearance() end

--- `-[UINavigationItem style]`
---@return integer
function UINavigationItem:style() end

--- `-[UINavigationItem subtitle]`
---@return string?
function UINavigationItem:subtitle() end

--- `-[UINavigationItem title]`
---@return string?
function UINavigationItem:title() end

--- `-[UINavigationItem titleMenuProvider]`
---@return any
function UINavigationItem:titleMenuProvider() end

--- `-[UINavigationItem titleView]`
---@return UIView?
function UINavigationItem:titleView() end

-- UINavigationItemClass
--- The class `UINavigationItem` itself.
---@class UINavigationItemClass: NSObjectClass
---@field alloc fun(self: UINavigationItemClass): UINavigationItem
---@field new fun(self: UINavigationItemClass): UINavigationItem
local UINavigationItemClass = {}
end

do
-- UINib
--- An instance of `UINib`.
---@class UINib: NSObject
local UINib = {}

--- `-[UINib instantiateWithOwner:options:]`
---@param instantiateWithOwner any
---@param options any
---@return any[]
function UINib:instantiateWithOwner_options_(instantiateWithOwner, options) end

-- UINibClass
--- The class `UINib` itself.
---@class UINibClass: NSObjectClass
---@field alloc fun(self: UINibClass): UINib
---@field new fun(self: UINibClass): UINib
local UINibClass = {}

--- `+[UINib nibWithNibName:bundle:]`
---@param nibWithNibName string
---@param bundle any
---@return UINib
function UINibClass:nibWithNibName_bundle_(nibWithNibName, bundle) end
end

do
-- UINibDecoder
--- An instance of `UINibDecoder`.
---@class UINibDecoder: NSCoder
local UINibDecoder = {}

-- UINibDecoderClass
--- The class `UINibDecoder` itself.
---@class UINibDecoderClass: NSCoderClass
---@field alloc fun(self: UINibDecoderClass): UINibDecoder
---@field new fun(self: UINibDecoderClass): UINibDecoder
local UINibDecoderClass = {}
end

do
-- UIOpenURLContext
--- An instance of `UIOpenURLContext`.
---@class UIOpenURLContext: NSObject
local UIOpenURLContext = {}

--- `-[UIOpenURLContext URL]`
---@return NSURL?
function UIOpenURLContext:URL() end

--- `-[UIOpenURLContext options]`
---@return UISceneOpenURLOptions?
function UIOpenURLContext:options() end

-- UIOpenURLContextClass
--- The class `UIOpenURLContext` itself.
---@class UIOpenURLContextClass: NSObjectClass
---@field alloc fun(self: UIOpenURLContextClass): UIOpenURLContext
---@field new fun(self: UIOpenURLContextClass): UIOpenURLContext
local UIOpenURLContextClass = {}
end

do
-- UIPageControl
--- An instance of `UIPageControl`.
---@class UIPageControl: UIControl
local UIPageControl = {}

--- `-[UIPageControl allowsContinuousInteraction]`
---@return boolean
function UIPageControl:allowsContinuousInteraction() end

--- `-[UIPageControl backgroundStyle]`
---@return integer
function UIPageControl:backgroundStyle() end

--- `-[UIPageControl currentPage]`
---@return integer
function UIPageControl:currentPage() end

--- `-[UIPageControl currentPageIndicatorImageForPage:]`
---@param currentPageIndicatorImageForPage integer
---@return UIImage?
function UIPageControl:currentPageIndicatorImageForPage_(currentPageIndicatorImageForPage) end

--- `-[UIPageControl currentPageIndicatorTintColor]`
---@return UIColor?
function UIPageControl:currentPageIndicatorTintColor() end

--- `-[UIPageControl defersCurrentPageDisplay]`
---@return boolean
function UIPageControl:defersCurrentPageDisplay() end

--- `-[UIPageControl endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIPageControl:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIPageControl hidesForSinglePage]`
---@return boolean
function UIPageControl:hidesForSinglePage() end

--- `-[UIPageControl indicatorImageForPage:]`
---@param indicatorImageForPage integer
---@return UIImage?
function UIPageControl:indicatorImageForPage_(indicatorImageForPage) end

--- `-[UIPageControl numberOfPages]`
---@return integer
function UIPageControl:numberOfPages() end

--- `-[UIPageControl pageIndicatorTintColor]`
---@return UIColor?
function UIPageControl:pageIndicatorTintColor() end

--- `-[UIPageControl preferredCurrentPageIndicatorImage]`
---@return UIImage?
function UIPageControl:preferredCurrentPageIndicatorImage() end

--- `-[UIPageControl preferredIndicatorImage]`
---@return UIImage?
function UIPageControl:preferredIndicatorImage() end

--- `-[UIPageControl setAllowsContinuousInteraction:]`
---@param allowsContinuousInteraction boolean
function UIPageControl:setAllowsContinuousInteraction_(allowsContinuousInteraction) end

--- `-[UIPageControl setBackgroundStyle:]`
---@param backgroundStyle integer
function UIPageControl:setBackgroundStyle_(backgroundStyle) end

--- `-[UIPageControl setCurrentPage:]`
---@param currentPage integer
function UIPageControl:setCurrentPage_(currentPage) end

--- `-[UIPageControl setCurrentPageIndicatorImage:forPage:]`
---@param image UIImage?
---@param page integer
function UIPageControl:setCurrentPageIndicatorImage_forPage_(image, page) end

--- `-[UIPageControl setCurrentPageIndicatorTintColor:]`
---@param color UIColor?
function UIPageControl:setCurrentPageIndicatorTintColor_(color) end

--- `-[UIPageControl setDefersCurrentPageDisplay:]`
---@param defersCurrentPageDisplay boolean
function UIPageControl:setDefersCurrentPageDisplay_(defersCurrentPageDisplay) end

--- `-[UIPageControl setHidesForSinglePage:]`
---@param hidesForSinglePage boolean
function UIPageControl:setHidesForSinglePage_(hidesForSinglePage) end

--- `-[UIPageControl setIndicatorImage:forPage:]`
---@param image UIImage?
---@param page integer
function UIPageControl:setIndicatorImage_forPage_(image, page) end

--- `-[UIPageControl setNumberOfPages:]`
---@param numberOfPages integer
function UIPageControl:setNumberOfPages_(numberOfPages) end

--- `-[UIPageControl setPageIndicatorTintColor:]`
---@param color UIColor?
function UIPageControl:setPageIndicatorTintColor_(color) end

--- `-[UIPageControl setPreferredCurrentPageIndicatorImage:]`
---@param image UIImage?
function UIPageControl:setPreferredCurrentPageIndicatorImage_(image) end

--- `-[UIPageControl setPreferredIndicatorImage:]`
---@param image UIImage?
function UIPageControl:setPreferredIndicatorImage_(image) end

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
-- UIPageViewController
--- An instance of `UIPageViewController`.
---@class UIPageViewController: UIViewController
local UIPageViewController = {}

--- `-[UIPageViewController _turnBack:]`
---@param _turnBack any
function UIPageViewController:_turnBack_(_turnBack) end

--- `-[UIPageViewController _turnForward:]`
---@param _turnForward any
function UIPageViewController:_turnForward_(_turnForward) end

--- `-[UIPageViewController dataSource]`
---@return any
function UIPageViewController:dataSource() end

--- `-[UIPageViewController delegate]`
---@return any
function UIPageViewController:delegate() end

--- `-[UIPageViewController gestureRecognizers]`
---@return UIGestureRecognizer[]
function UIPageViewController:gestureRecognizers() end

--- `-[UIPageViewController initWithTransitionStyle:navigationOrientation:options:]`
---@param transitionStyle integer
---@param navigationOrientation integer
---@param options any
---@return self
function UIPageViewController:initWithTransitionStyle_navigationOrientation_options_(transitionStyle, navigationOrientation, options) end

--- `-[UIPageViewController isDoubleSided]`
---@return boolean
function UIPageViewController:isDoubleSided() end

--- `-[UIPageViewController navigationOrientation]`
---@return integer
function UIPageViewController:navigationOrientation() end

--- `-[UIPageViewController setDataSource:]`
---@param dataSource any
function UIPageViewController:setDataSource_(dataSource) end

--- `-[UIPageViewController setDelegate:]`
---@param delegate any
function UIPageViewController:setDelegate_(delegate) end

--- `-[UIPageViewController setDoubleSided:]`
---@param doubleSided boolean
function UIPageViewController:setDoubleSided_(doubleSided) end

--- `-[UIPageViewController setViewControllers:direction:animated:completion:]`
---@param viewControllers UIViewController[]
---@param direction integer
---@param animated boolean
---@param completion function?
function UIPageViewController:setViewControllers_direction_animated_completion_(viewControllers, direction, animated, completion) end

--- `-[UIPageViewController spineLocation]`
---@return integer
function UIPageViewController:spineLocation() end

--- `-[UIPageViewController transitionStyle]`
---@return integer
function UIPageViewController:transitionStyle() end

--- `-[UIPageViewController viewControllers]`
---@return UIViewController[]
function UIPageViewController:viewControllers() end

--- `-[UIPageViewController viewDidLoad]`
function UIPageViewController:viewDidLoad() end

-- UIPageViewControllerClass
--- The class `UIPageViewController` itself.
---@class UIPageViewControllerClass: UIViewControllerClass
---@field alloc fun(self: UIPageViewControllerClass): UIPageViewController
---@field new fun(self: UIPageViewControllerClass): UIPageViewController
local UIPageViewControllerClass = {}
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
---@param translation CGPointArgument
---@param inView UIView?
function UIPanGestureRecognizer:setTranslation_inView_(translation, inView) end

--- `-[UIPanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function UIPanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIPanGestureRecognizer translationInView:]`
---@param view UIView?
---@return CGPoint
function UIPanGestureRecognizer:translationInView_(view) end

--- `-[UIPanGestureRecognizer velocityInView:]`
---@param view UIView?
---@return CGPoint
function UIPanGestureRecognizer:velocityInView_(view) end

-- UIPanGestureRecognizerClass
--- The class `UIPanGestureRecognizer` itself.
---@class UIPanGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: UIPanGestureRecognizerClass): UIPanGestureRecognizer
---@field new fun(self: UIPanGestureRecognizerClass): UIPanGestureRecognizer
local UIPanGestureRecognizerClass = {}
end

do
-- UIPasteboard
--- An instance of `UIPasteboard`.
---@class UIPasteboard: NSObject
local UIPasteboard = {}

--- `-[UIPasteboard URL]`
---@return any
function UIPasteboard:URL() end

--- `-[UIPasteboard URLs]`
---@return any[]?
function UIPasteboard:URLs() end

--- `-[UIPasteboard addItems:]`
---@param items any
function UIPasteboard:addItems_(items) end

--- `-[UIPasteboard changeCount]`
---@return integer
function UIPasteboard:changeCount() end

--- `-[UIPasteboard color]`
---@return any
function UIPasteboard:color() end

--- `-[UIPasteboard colors]`
---@return any[]?
function UIPasteboard:colors() end

--- `-[UIPasteboard contains:]`
---@param contains string[]
---@return boolean
function UIPasteboard:contains_(contains) end

--- `-[UIPasteboard containsPasteboardTypes:]`
---@param containsPasteboardTypes string[]
---@return boolean
function UIPasteboard:containsPasteboardTypes_(containsPasteboardTypes) end

--- `-[UIPasteboard dataForPasteboardType:]`
---@param dataForPasteboardType string
---@return any
function UIPasteboard:dataForPasteboardType_(dataForPasteboardType) end

--- `-[UIPasteboard hasColors]`
---@return boolean
function UIPasteboard:hasColors() end

--- `-[UIPasteboard hasImages]`
---@return boolean
function UIPasteboard:hasImages() end

--- `-[UIPasteboard hasStrings]`
---@return boolean
function UIPasteboard:hasStrings() end

--- `-[UIPasteboard hasURLs]`
---@return boolean
function UIPasteboard:hasURLs() end

--- `-[UIPasteboard image]`
---@return any
function UIPasteboard:image() end

--- `-[UIPasteboard images]`
---@return any[]?
function UIPasteboard:images() end

--- `-[UIPasteboard isPersistent]`
---@return boolean
function UIPasteboard:isPersistent() end

--- `-[UIPasteboard items]`
---@return any
function UIPasteboard:items() end

--- `-[UIPasteboard name]`
---@return string
function UIPasteboard:name() end

--- `-[UIPasteboard numberOfItems]`
---@return integer
function UIPasteboard:numberOfItems() end

--- `-[UIPasteboard pasteboardTypes]`
---@return string[]
function UIPasteboard:pasteboardTypes() end

--- `-[UIPasteboard setColor:]`
---@param color any
function UIPasteboard:setColor_(color) end

--- `-[UIPasteboard setColors:]`
---@param colors any[]?
function UIPasteboard:setColors_(colors) end

--- `-[UIPasteboard setData:forPasteboardType:]`
---@param data any
---@param pasteboardType string
function UIPasteboard:setData_forPasteboardType_(data, pasteboardType) end

--- `-[UIPasteboard setImage:]`
---@param image any
function UIPasteboard:setImage_(image) end

--- `-[UIPasteboard setImages:]`
---@param images any[]?
function UIPasteboard:setImages_(images) end

--- `-[UIPasteboard setItems:]`
---@param items any
function UIPasteboard:setItems_(items) end

--- `-[UIPasteboard setItems:options:]`
---@param items any
---@param options any
function UIPasteboard:setItems_options_(items, options) end

--- `-[UIPasteboard setString:]`
---@param string any
function UIPasteboard:setString_(string) end

--- `-[UIPasteboard setStrings:]`
---@param strings any[]?
function UIPasteboard:setStrings_(strings) end

--- `-[UIPasteboard setURL:]`
---@param uRL any
function UIPasteboard:setURL_(uRL) end

--- `-[UIPasteboard setURLs:]`
---@param uRLs any[]?
function UIPasteboard:setURLs_(uRLs) end

--- `-[UIPasteboard setValue:forPasteboardType:]`
---@param value any
---@param pasteboardType string
function UIPasteboard:setValue_forPasteboardType_(value, pasteboardType) end

--- `-[UIPasteboard string]`
---@return any
function UIPasteboard:string() end

--- `-[UIPasteboard strings]`
---@return any[]?
function UIPasteboard:strings() end

--- `-[UIPasteboard valueForPasteboardType:]`
---@param valueForPasteboardType string
---@return any
function UIPasteboard:valueForPasteboardType_(valueForPasteboardType) end

-- UIPasteboardClass
--- The class `UIPasteboard` itself.
---@class UIPasteboardClass: NSObjectClass
---@field alloc fun(self: UIPasteboardClass): UIPasteboard
---@field new fun(self: UIPasteboardClass): UIPasteboard
local UIPasteboardClass = {}

--- `+[UIPasteboard generalPasteboard]`
---@return UIPasteboard
function UIPasteboardClass:generalPasteboard() end

--- `+[UIPasteboard pasteboardWithName:create:]`
---@param pasteboardWithName string
---@param create boolean
---@return UIPasteboard?
function UIPasteboardClass:pasteboardWithName_create_(pasteboardWithName, create) end

--- `+[UIPasteboard pasteboardWithUniqueName]`
---@return UIPasteboard?
function UIPasteboardClass:pasteboardWithUniqueName() end

--- `+[UIPasteboard removePasteboardWithName:]`
---@param pasteboardWithName string
function UIPasteboardClass:removePasteboardWithName_(pasteboardWithName) end
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
---@param startInteractiveTransition UIViewControllerContextTransitioning
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
-- UIPhysicalKeyboardEvent
--- An instance of `UIPhysicalKeyboardEvent`.
---@class UIPhysicalKeyboardEvent: UIEvent
local UIPhysicalKeyboardEvent = {}

--- `-[UIPhysicalKeyboardEvent _commandModifiedInput]`
---@return string
function UIPhysicalKeyboardEvent:_commandModifiedInput() end

--- `-[UIPhysicalKeyboardEvent _isKeyDown]`
---@return boolean
function UIPhysicalKeyboardEvent:_isKeyDown() end

--- `-[UIPhysicalKeyboardEvent _keyCode]`
---@return integer
function UIPhysicalKeyboardEvent:_keyCode() end

--- `-[UIPhysicalKeyboardEvent _modifiedInput]`
---@return string
function UIPhysicalKeyboardEvent:_modifiedInput() end

--- `-[UIPhysicalKeyboardEvent _modifierFlags]`
---@return integer
function UIPhysicalKeyboardEvent:_modifierFlags() end

--- `-[UIPhysicalKeyboardEvent _unmodifiedInput]`
---@return string
function UIPhysicalKeyboardEvent:_unmodifiedInput() end

--- `-[UIPhysicalKeyboardEvent modifierFlags]`
---@return integer
function UIPhysicalKeyboardEvent:modifierFlags() end

-- UIPhysicalKeyboardEventClass
--- The class `UIPhysicalKeyboardEvent` itself.
---@class UIPhysicalKeyboardEventClass: UIEventClass
---@field alloc fun(self: UIPhysicalKeyboardEventClass): UIPhysicalKeyboardEvent
---@field new fun(self: UIPhysicalKeyboardEventClass): UIPhysicalKeyboardEvent
local UIPhysicalKeyboardEventClass = {}
end

do
-- UIPickerView
--- An instance of `UIPickerView`.
---@class UIPickerView: UIView
local UIPickerView = {}

--- `-[UIPickerView dataSource]`
---@return any
function UIPickerView:dataSource() end

--- `-[UIPickerView delegate]`
---@return any
function UIPickerView:delegate() end

--- `-[UIPickerView intrinsicContentSize]`
---@return CGSize
function UIPickerView:intrinsicContentSize() end

--- `-[UIPickerView layoutSubviews]`
function UIPickerView:layoutSubviews() end

--- `-[UIPickerView numberOfComponents]`
---@return integer
function UIPickerView:numberOfComponents() end

--- `-[UIPickerView numberOfRowsInComponent:]`
---@param numberOfRowsInComponent integer
---@return integer
function UIPickerView:numberOfRowsInComponent_(numberOfRowsInComponent) end

--- `-[UIPickerView reloadAllComponents]`
function UIPickerView:reloadAllComponents() end

--- `-[UIPickerView reloadComponent:]`
---@param reloadComponent integer
function UIPickerView:reloadComponent_(reloadComponent) end

--- `-[UIPickerView rowSizeForComponent:]`
---@param rowSizeForComponent integer
---@return CGSize
function UIPickerView:rowSizeForComponent_(rowSizeForComponent) end

--- `-[UIPickerView selectRow:inComponent:animated:]`
---@param selectRow integer
---@param inComponent integer
---@param animated boolean
function UIPickerView:selectRow_inComponent_animated_(selectRow, inComponent, animated) end

--- `-[UIPickerView selectedRowInComponent:]`
---@param selectedRowInComponent integer
---@return integer
function UIPickerView:selectedRowInComponent_(selectedRowInComponent) end

--- `-[UIPickerView setDataSource:]`
---@param dataSource any
function UIPickerView:setDataSource_(dataSource) end

--- `-[UIPickerView setDelegate:]`
---@param delegate any
function UIPickerView:setDelegate_(delegate) end

--- `-[UIPickerView setShowsSelectionIndicator:]`
---@param showsSelectionIndicator boolean
function UIPickerView:setShowsSelectionIndicator_(showsSelectionIndicator) end

--- `-[UIPickerView showsSelectionIndicator]`
---@return boolean
function UIPickerView:showsSelectionIndicator() end

--- `-[UIPickerView viewForRow:forComponent:]`
---@param viewForRow integer
---@param component integer
---@return UIView?
function UIPickerView:viewForRow_forComponent_(viewForRow, component) end

-- UIPickerViewClass
--- The class `UIPickerView` itself.
---@class UIPickerViewClass: UIViewClass
---@field alloc fun(self: UIPickerViewClass): UIPickerView
---@field new fun(self: UIPickerViewClass): UIPickerView
local UIPickerViewClass = {}
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIPinchGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIPinchGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIPinchGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIPinchGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIPinchGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIPinchGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
-- UIPopoverPresentationController
--- An instance of `UIPopoverPresentationController`.
---@class UIPopoverPresentationController: UIPresentationController
local UIPopoverPresentationController = {}

--- `-[UIPopoverPresentationController arrowDirection]`
---@return integer
function UIPopoverPresentationController:arrowDirection() end

--- `-[UIPopoverPresentationController backgroundColor]`
---@return UIColor?
function UIPopoverPresentationController:backgroundColor() end

--- `-[UIPopoverPresentationController barButtonItem]`
---@return UIBarButtonItem?
function UIPopoverPresentationController:barButtonItem() end

--- `-[UIPopoverPresentationController canOverlapSourceViewRect]`
---@return boolean
function UIPopoverPresentationController:canOverlapSourceViewRect() end

--- `-[UIPopoverPresentationController passthroughViews]`
---@return UIView[]?
function UIPopoverPresentationController:passthroughViews() end

--- `-[UIPopoverPresentationController permittedArrowDirections]`
---@return integer
function UIPopoverPresentationController:permittedArrowDirections() end

--- `-[UIPopoverPresentationController popoverBackgroundViewClass]`
---@return any
function UIPopoverPresentationController:popoverBackgroundViewClass() end

--- `-[UIPopoverPresentationController popoverLayoutMargins]`
---@return UIEdgeInsets
function UIPopoverPresentationController:popoverLayoutMargins() end

--- `-[UIPopoverPresentationController setBackgroundColor:]`
---@param color UIColor?
function UIPopoverPresentationController:setBackgroundColor_(color) end

--- `-[UIPopoverPresentationController setBarButtonItem:]`
---@param barButtonItem UIBarButtonItem?
function UIPopoverPresentationController:setBarButtonItem_(barButtonItem) end

--- `-[UIPopoverPresentationController setCanOverlapSourceViewRect:]`
---@param canOverlapSourceViewRect boolean
function UIPopoverPresentationController:setCanOverlapSourceViewRect_(canOverlapSourceViewRect) end

--- `-[UIPopoverPresentationController setPassthroughViews:]`
---@param passthroughViews UIView[]?
function UIPopoverPresentationController:setPassthroughViews_(passthroughViews) end

--- `-[UIPopoverPresentationController setPermittedArrowDirections:]`
---@param permittedArrowDirections integer
function UIPopoverPresentationController:setPermittedArrowDirections_(permittedArrowDirections) end

--- `-[UIPopoverPresentationController setPopoverBackgroundViewClass:]`
---@param popoverBackgroundViewClass any
function UIPopoverPresentationController:setPopoverBackgroundViewClass_(popoverBackgroundViewClass) end

--- `-[UIPopoverPresentationController setPopoverLayoutMargins:]`
---@param popoverLayoutMargins UIEdgeInsetsArgument
function UIPopoverPresentationController:setPopoverLayoutMargins_(popoverLayoutMargins) end

--- `-[UIPopoverPresentationController setSourceItem:]`
---@param sourceItem any
function UIPopoverPresentationController:setSourceItem_(sourceItem) end

--- `-[UIPopoverPresentationController setSourceRect:]`
---@param sourceRect CGRectArgument
function UIPopoverPresentationController:setSourceRect_(sourceRect) end

--- `-[UIPopoverPresentationController setSourceView:]`
---@param view UIView?
function UIPopoverPresentationController:setSourceView_(view) end

--- `-[UIPopoverPresentationController sourceItem]`
---@return any
function UIPopoverPresentationController:sourceItem() end

--- `-[UIPopoverPresentationController sourceRect]`
---@return CGRect
function UIPopoverPresentationController:sourceRect() end

--- `-[UIPopoverPresentationController sourceView]`
---@return UIView?
function UIPopoverPresentationController:sourceView() end

-- UIPopoverPresentationControllerClass
--- The class `UIPopoverPresentationController` itself.
---@class UIPopoverPresentationControllerClass: UIPresentationControllerClass
---@field alloc fun(self: UIPopoverPresentationControllerClass): UIPopoverPresentationController
---@field new fun(self: UIPopoverPresentationControllerClass): UIPopoverPresentationController
local UIPopoverPresentationControllerClass = {}
end

do
-- UIPresentationController
--- An instance of `UIPresentationController`.
---@class UIPresentationController: NSObject
local UIPresentationController = {}

--- `-[UIPresentationController adaptivePresentationStyle]`
---@return integer
function UIPresentationController:adaptivePresentationStyle() end

--- `-[UIPresentationController containerView]`
---@return UIView?
function UIPresentationController:containerView() end

--- `-[UIPresentationController containerViewDidLayoutSubviews]`
function UIPresentationController:containerViewDidLayoutSubviews() end

--- `-[UIPresentationController containerViewWillLayoutSubviews]`
function UIPresentationController:containerViewWillLayoutSubviews() end

--- `-[UIPresentationController delegate]`
---@return any
function UIPresentationController:delegate() end

--- `-[UIPresentationController dismissalTransitionDidEnd:]`
---@param dismissalTransitionDidEnd boolean
function UIPresentationController:dismissalTransitionDidEnd_(dismissalTransitionDidEnd) end

--- `-[UIPresentationController dismissalTransitionWillBegin]`
function UIPresentationController:dismissalTransitionWillBegin() end

--- `-[UIPresentationController frameOfPresentedViewInContainerView]`
---@return CGRect
function UIPresentationController:frameOfPresentedViewInContainerView() end

--- `-[UIPresentationController initWithPresentedViewController:presentingViewController:]`
---@param viewController UIViewController
---@param presentingViewController UIViewController?
---@return self
function UIPresentationController:initWithPresentedViewController_presentingViewController_(viewController, presentingViewController) end

--- `-[UIPresentationController presentationStyle]`
---@return integer
function UIPresentationController:presentationStyle() end

--- `-[UIPresentationController presentationTransitionDidEnd:]`
---@param presentationTransitionDidEnd boolean
function UIPresentationController:presentationTransitionDidEnd_(presentationTransitionDidEnd) end

--- `-[UIPresentationController presentationTransitionWillBegin]`
function UIPresentationController:presentationTransitionWillBegin() end

--- `-[UIPresentationController presentedView]`
---@return UIView?
function UIPresentationController:presentedView() end

--- `-[UIPresentationController presentedViewController]`
---@return UIViewController?
function UIPresentationController:presentedViewController() end

--- `-[UIPresentationController presentingViewController]`
---@return UIViewController?
function UIPresentationController:presentingViewController() end

--- `-[UIPresentationController setDelegate:]`
---@param delegate any
function UIPresentationController:setDelegate_(delegate) end

--- `-[UIPresentationController shouldPresentInFullscreen]`
---@return boolean
function UIPresentationController:shouldPresentInFullscreen() end

--- `-[UIPresentationController shouldRemovePresentersView]`
---@return boolean
function UIPresentationController:shouldRemovePresentersView() end

-- UIPresentationControllerClass
--- The class `UIPresentationController` itself.
---@class UIPresentationControllerClass: NSObjectClass
---@field alloc fun(self: UIPresentationControllerClass): UIPresentationController
---@field new fun(self: UIPresentationControllerClass): UIPresentationController
local UIPresentationControllerClass = {}
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

--- `-[UIProgressView intrinsicContentSize]`
---@return CGSize
function UIProgressView:intrinsicContentSize() end

--- `-[UIProgressView observedProgress]`
---@return any
function UIProgressView:observedProgress() end

--- `-[UIProgressView progress]`
---@return number
function UIProgressView:progress() end

--- `-[UIProgressView progressImage]`
---@return UIImage?
function UIProgressView:progressImage() end

--- `-[UIProgressView progressTintColor]`
---@return UIColor?
function UIProgressView:progressTintColor() end

--- `-[UIProgressView progressViewStyle]`
---@return integer
function UIProgressView:progressViewStyle() end

--- `-[UIProgressView setObservedProgress:]`
---@param observedProgress any
function UIProgressView:setObservedProgress_(observedProgress) end

--- `-[UIProgressView setProgress:]`
---@param progress number
function UIProgressView:setProgress_(progress) end

--- `-[UIProgressView setProgress:animated:]`
---@param progress number
---@param animated boolean
function UIProgressView:setProgress_animated_(progress, animated) end

--- `-[UIProgressView setProgressImage:]`
---@param image UIImage?
function UIProgressView:setProgressImage_(image) end

--- `-[UIProgressView setProgressTintColor:]`
---@param color UIColor?
function UIProgressView:setProgressTintColor_(color) end

--- `-[UIProgressView setProgressViewStyle:]`
---@param progressViewStyle integer
function UIProgressView:setProgressViewStyle_(progressViewStyle) end

--- `-[UIProgressView setTrackImage:]`
---@param image UIImage?
function UIProgressView:setTrackImage_(image) end

--- `-[UIProgressView setTrackTintColor:]`
---@param color UIColor?
function UIProgressView:setTrackTintColor_(color) end

--- `-[UIProgressView trackImage]`
---@return UIImage?
function UIProgressView:trackImage() end

--- `-[UIProgressView trackTintColor]`
---@return UIColor?
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

--- `-[UIResponder buildMenuWithBuilder:]`
---@param buildMenuWithBuilder any
function UIResponder:buildMenuWithBuilder_(buildMenuWithBuilder) end

--- `-[UIResponder canBecomeFirstResponder]`
---@return boolean
function UIResponder:canBecomeFirstResponder() end

--- `-[UIResponder canPasteItemProviders:]`
---@param canPasteItemProviders any
---@return boolean
function UIResponder:canPasteItemProviders_(canPasteItemProviders) end

--- `-[UIResponder canPerformAction:withSender:]`
---@param canPerformAction SEL
---@param sender any
---@return boolean
function UIResponder:canPerformAction_withSender_(canPerformAction, sender) end

--- `-[UIResponder canResignFirstResponder]`
---@return boolean
function UIResponder:canResignFirstResponder() end

--- `-[UIResponder editingInteractionConfiguration]`
---@return integer
function UIResponder:editingInteractionConfiguration() end

--- `-[UIResponder inputAccessoryView]`
---@return UIView?
function UIResponder:inputAccessoryView() end

--- `-[UIResponder inputAccessoryViewController]`
---@return UIViewController?
function UIResponder:inputAccessoryViewController() end

--- `-[UIResponder inputView]`
---@return UIView?
function UIResponder:inputView() end

--- `-[UIResponder inputViewController]`
---@return UIViewController?
function UIResponder:inputViewController() end

--- `-[UIResponder isFirstResponder]`
---@return boolean
function UIResponder:isFirstResponder() end

--- `-[UIResponder keyCommands]`
---@return UIKeyCommand[]?
function UIResponder:keyCommands() end

--- `-[UIResponder motionBegan:withEvent:]`
---@param motionBegan integer
---@param event UIEvent?
function UIResponder:motionBegan_withEvent_(motionBegan, event) end

--- `-[UIResponder motionCancelled:withEvent:]`
---@param motionCancelled integer
---@param event UIEvent?
function UIResponder:motionCancelled_withEvent_(motionCancelled, event) end

--- `-[UIResponder motionEnded:withEvent:]`
---@param motionEnded integer
---@param event UIEvent?
function UIResponder:motionEnded_withEvent_(motionEnded, event) end

--- `-[UIResponder nextResponder]`
---@return any
function UIResponder:nextResponder() end

--- `-[UIResponder pasteConfiguration]`
---@return any
function UIResponder:pasteConfiguration() end

--- `-[UIResponder pasteItemProviders:]`
---@param pasteItemProviders any
function UIResponder:pasteItemProviders_(pasteItemProviders) end

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

--- `-[UIResponder reloadInputViews]`
function UIResponder:reloadInputViews() end

--- `-[UIResponder remoteControlReceivedWithEvent:]`
---@param event UIEvent?
function UIResponder:remoteControlReceivedWithEvent_(event) end

--- `-[UIResponder resignFirstResponder]`
---@return boolean
function UIResponder:resignFirstResponder() end

--- `-[UIResponder restoreUserActivityState:]`
---@param restoreUserActivityState NSUserActivity
function UIResponder:restoreUserActivityState_(restoreUserActivityState) end

--- `-[UIResponder setPasteConfiguration:]`
---@param pasteConfiguration any
function UIResponder:setPasteConfiguration_(pasteConfiguration) end

--- `-[UIResponder setUserActivity:]`
---@param userActivity NSUserActivity?
function UIResponder:setUserActivity_(userActivity) end

--- `-[UIResponder targetForAction:withSender:]`
---@param targetForAction SEL
---@param sender any
---@return any
function UIResponder:targetForAction_withSender_(targetForAction, sender) end

--- `-[UIResponder textInputContextIdentifier]`
---@return string?
function UIResponder:textInputContextIdentifier() end

--- `-[UIResponder textInputMode]`
---@return any
function UIResponder:textInputMode() end

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

--- `-[UIResponder touchesEstimatedPropertiesUpdated:]`
---@param touchesEstimatedPropertiesUpdated any
function UIResponder:touchesEstimatedPropertiesUpdated_(touchesEstimatedPropertiesUpdated) end

--- `-[UIResponder touchesMoved:withEvent:]`
---@param touchesMoved any
---@param event any
function UIResponder:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UIResponder undoManager]`
---@return any
function UIResponder:undoManager() end

--- `-[UIResponder updateUserActivityState:]`
---@param updateUserActivityState NSUserActivity
function UIResponder:updateUserActivityState_(updateUserActivityState) end

--- `-[UIResponder userActivity]`
---@return NSUserActivity?
function UIResponder:userActivity() end

--- `-[UIResponder validateCommand:]`
---@param validateCommand any
function UIResponder:validateCommand_(validateCommand) end

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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIRotationGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIRotationGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIRotationGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIRotationGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIRotationGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIRotationGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
-- UIScene
--- An instance of `UIScene`.
---@class UIScene: UIResponder
local UIScene = {}

--- `-[UIScene activationState]`
---@return integer
function UIScene:activationState() end

--- `-[UIScene delegate]`
---@return any
function UIScene:delegate() end

--- `-[UIScene initWithSession:connectionOptions:]`
---@param session UISceneSession?
---@param connectionOptions any
---@return self
function UIScene:initWithSession_connectionOptions_(session, connectionOptions) end

--- `-[UIScene openURL:options:completionHandler:]`
---@param uRL NSURL?
---@param options any
---@param completionHandler function?
function UIScene:openURL_options_completionHandler_(uRL, options, completionHandler) end

--- `-[UIScene session]`
---@return UISceneSession?
function UIScene:session() end

--- `-[UIScene setDelegate:]`
---@param delegate any
function UIScene:setDelegate_(delegate) end

--- `-[UIScene setSubtitle:]`
---@param subtitle string
function UIScene:setSubtitle_(subtitle) end

--- `-[UIScene setTitle:]`
---@param title string?
function UIScene:setTitle_(title) end

--- `-[UIScene setUserActivity:]`
---@param userActivity NSUserActivity?
function UIScene:setUserActivity_(userActivity) end

--- `-[UIScene subtitle]`
---@return string
function UIScene:subtitle() end

--- `-[UIScene title]`
---@return string?
function UIScene:title() end

--- `-[UIScene userActivity]`
---@return NSUserActivity?
function UIScene:userActivity() end

-- UISceneClass
--- The class `UIScene` itself.
---@class UISceneClass: UIResponderClass
---@field alloc fun(self: UISceneClass): UIScene
---@field new fun(self: UISceneClass): UIScene
local UISceneClass = {}
end

do
-- UISceneConfiguration
--- An instance of `UISceneConfiguration`.
---@class UISceneConfiguration: NSObject
local UISceneConfiguration = {}

--- `-[UISceneConfiguration delegateClass]`
---@return CLASS?
function UISceneConfiguration:delegateClass() end

--- `-[UISceneConfiguration initWithName:sessionRole:]`
---@param name string?
---@param sessionRole string
---@return self
function UISceneConfiguration:initWithName_sessionRole_(name, sessionRole) end

--- `-[UISceneConfiguration name]`
---@return string?
function UISceneConfiguration:name() end

--- `-[UISceneConfiguration role]`
---@return string
function UISceneConfiguration:role() end

--- `-[UISceneConfiguration sceneClass]`
---@return CLASS?
function UISceneConfiguration:sceneClass() end

--- `-[UISceneConfiguration setDelegateClass:]`
---@param delegateClass CLASS?
function UISceneConfiguration:setDelegateClass_(delegateClass) end

--- `-[UISceneConfiguration setSceneClass:]`
---@param sceneClass CLASS?
function UISceneConfiguration:setSceneClass_(sceneClass) end

--- `-[UISceneConfiguration setStoryboard:]`
---@param storyboard UIStoryboard?
function UISceneConfiguration:setStoryboard_(storyboard) end

--- `-[UISceneConfiguration storyboard]`
---@return UIStoryboard?
function UISceneConfiguration:storyboard() end

-- UISceneConfigurationClass
--- The class `UISceneConfiguration` itself.
---@class UISceneConfigurationClass: NSObjectClass
---@field alloc fun(self: UISceneConfigurationClass): UISceneConfiguration
---@field new fun(self: UISceneConfigurationClass): UISceneConfiguration
local UISceneConfigurationClass = {}

--- `+[UISceneConfiguration configurationWithName:sessionRole:]`
---@param configurationWithName string?
---@param sessionRole string
---@return any
function UISceneConfigurationClass:configurationWithName_sessionRole_(configurationWithName, sessionRole) end
end

do
-- UISceneConnectionOptions
--- An instance of `UISceneConnectionOptions`.
---@class UISceneConnectionOptions: NSObject
local UISceneConnectionOptions = {}

--- `-[UISceneConnectionOptions URLContexts]`
---@return UIOpenURLContext[]
function UISceneConnectionOptions:URLContexts() end

--- `-[UISceneConnectionOptions handoffUserActivityType]`
---@return string?
function UISceneConnectionOptions:handoffUserActivityType() end

--- `-[UISceneConnectionOptions notificationResponse]`
---@return any
function UISceneConnectionOptions:notificationResponse() end

--- `-[UISceneConnectionOptions shortcutItem]`
---@return UIApplicationShortcutItem?
function UISceneConnectionOptions:shortcutItem() end

--- `-[UISceneConnectionOptions sourceApplication]`
---@return string?
function UISceneConnectionOptions:sourceApplication() end

--- `-[UISceneConnectionOptions userActivities]`
---@return NSUserActivity[]
function UISceneConnectionOptions:userActivities() end

-- UISceneConnectionOptionsClass
--- The class `UISceneConnectionOptions` itself.
---@class UISceneConnectionOptionsClass: NSObjectClass
---@field alloc fun(self: UISceneConnectionOptionsClass): UISceneConnectionOptions
---@field new fun(self: UISceneConnectionOptionsClass): UISceneConnectionOptions
local UISceneConnectionOptionsClass = {}
end

do
-- UISceneOpenURLOptions
--- An instance of `UISceneOpenURLOptions`.
---@class UISceneOpenURLOptions: NSObject
local UISceneOpenURLOptions = {}

--- `-[UISceneOpenURLOptions annotation]`
---@return any
function UISceneOpenURLOptions:annotation() end

--- `-[UISceneOpenURLOptions openInPlace]`
---@return boolean
function UISceneOpenURLOptions:openInPlace() end

--- `-[UISceneOpenURLOptions sourceApplication]`
---@return any
function UISceneOpenURLOptions:sourceApplication() end

-- UISceneOpenURLOptionsClass
--- The class `UISceneOpenURLOptions` itself.
---@class UISceneOpenURLOptionsClass: NSObjectClass
---@field alloc fun(self: UISceneOpenURLOptionsClass): UISceneOpenURLOptions
---@field new fun(self: UISceneOpenURLOptionsClass): UISceneOpenURLOptions
local UISceneOpenURLOptionsClass = {}
end

do
-- UISceneSession
--- An instance of `UISceneSession`.
---@class UISceneSession: NSObject
local UISceneSession = {}

--- `-[UISceneSession configuration]`
---@return UISceneConfiguration?
function UISceneSession:configuration() end

--- `-[UISceneSession persistentIdentifier]`
---@return string
function UISceneSession:persistentIdentifier() end

--- `-[UISceneSession role]`
---@return string
function UISceneSession:role() end

--- `-[UISceneSession scene]`
---@return UIScene?
function UISceneSession:scene() end

--- `-[UISceneSession setUserInfo:]`
---@param userInfo any
function UISceneSession:setUserInfo_(userInfo) end

--- `-[UISceneSession userInfo]`
---@return any
function UISceneSession:userInfo() end

-- UISceneSessionClass
--- The class `UISceneSession` itself.
---@class UISceneSessionClass: NSObjectClass
---@field alloc fun(self: UISceneSessionClass): UISceneSession
---@field new fun(self: UISceneSessionClass): UISceneSession
local UISceneSessionClass = {}
end

do
-- UIScreen
--- An instance of `UIScreen`.
---@class UIScreen: NSObject
local UIScreen = {}

--- `-[UIScreen applicationFrame]`
---@return CGRect
function UIScreen:applicationFrame() end

--- `-[UIScreen bounds]`
---@return CGRect
function UIScreen:bounds() end

--- `-[UIScreen brightness]`
---@return number
function UIScreen:brightness() end

--- `-[UIScreen calibratedLatency]`
---@return number
function UIScreen:calibratedLatency() end

--- `-[UIScreen coordinateSpace]`
---@return UIScreen
function UIScreen:coordinateSpace() end

--- `-[UIScreen currentEDRHeadroom]`
---@return number
function UIScreen:currentEDRHeadroom() end

--- `-[UIScreen displayLinkWithTarget:selector:]`
---@param displayLinkWithTarget any
---@param selector SEL
---@return any
function UIScreen:displayLinkWithTarget_selector_(displayLinkWithTarget, selector) end

--- `-[UIScreen fixedCoordinateSpace]`
---@return UIScreen
function UIScreen:fixedCoordinateSpace() end

--- `-[UIScreen focusedItem]`
---@return UIView?
function UIScreen:focusedItem() end

--- `-[UIScreen focusedView]`
---@return UIView?
function UIScreen:focusedView() end

--- `-[UIScreen isCaptured]`
---@return boolean
function UIScreen:isCaptured() end

--- `-[UIScreen maximumFramesPerSecond]`
---@return integer
function UIScreen:maximumFramesPerSecond() end

--- `-[UIScreen mirroredScreen]`
---@return UIScreen?
function UIScreen:mirroredScreen() end

--- `-[UIScreen nativeBounds]`
---@return CGRect
function UIScreen:nativeBounds() end

--- `-[UIScreen nativeScale]`
---@return number
function UIScreen:nativeScale() end

--- `-[UIScreen potentialEDRHeadroom]`
---@return number
function UIScreen:potentialEDRHeadroom() end

--- `-[UIScreen referenceDisplayModeStatus]`
---@return integer
function UIScreen:referenceDisplayModeStatus() end

--- `-[UIScreen scale]`
---@return number
function UIScreen:scale() end

--- `-[UIScreen setBrightness:]`
---@param brightness number
function UIScreen:setBrightness_(brightness) end

--- `-[UIScreen supportsFocus]`
---@return boolean
function UIScreen:supportsFocus() end

--- `-[UIScreen traitCollection]`
---@return UITraitCollection
function UIScreen:traitCollection() end

--- `-[UIScreen traitCollectionDidChange:]`
---@param traitCollection UITraitCollection?
function UIScreen:traitCollectionDidChange_(traitCollection) end

-- UIScreenClass
--- The class `UIScreen` itself.
---@class UIScreenClass: NSObjectClass
---@field alloc fun(self: UIScreenClass): UIScreen
---@field new fun(self: UIScreenClass): UIScreen
local UIScreenClass = {}

--- `+[UIScreen mainScreen]`
---@return UIScreen
function UIScreenClass:mainScreen() end

--- `+[UIScreen screens]`
---@return UIScreen[]
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIScreenEdgePanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIScreenEdgePanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIScreenEdgePanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScreenEdgePanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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

--- `-[UIScrollView _hideScrollIndicators]`
function UIScrollView:_hideScrollIndicators() end

--- `-[UIScrollView _scrollViewDidEndDecelerating]`
function UIScrollView:_scrollViewDidEndDecelerating() end

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

--- `-[UIScrollView allowsKeyboardScrolling]`
---@return boolean
function UIScrollView:allowsKeyboardScrolling() end

--- `-[UIScrollView alwaysBounceHorizontal]`
---@return boolean
function UIScrollView:alwaysBounceHorizontal() end

--- `-[UIScrollView alwaysBounceVertical]`
---@return boolean
function UIScrollView:alwaysBounceVertical() end

--- `-[UIScrollView automaticallyAdjustsScrollIndicatorInsets]`
---@return boolean
function UIScrollView:automaticallyAdjustsScrollIndicatorInsets() end

--- `-[UIScrollView bounces]`
---@return boolean
function UIScrollView:bounces() end

--- `-[UIScrollView bouncesHorizontally]`
---@return boolean
function UIScrollView:bouncesHorizontally() end

--- `-[UIScrollView bouncesVertically]`
---@return boolean
function UIScrollView:bouncesVertically() end

--- `-[UIScrollView bouncesZoom]`
---@return boolean
function UIScrollView:bouncesZoom() end

--- `-[UIScrollView canCancelContentTouches]`
---@return boolean
function UIScrollView:canCancelContentTouches() end

--- `-[UIScrollView contentAlignmentPoint]`
---@return CGPoint
function UIScrollView:contentAlignmentPoint() end

--- `-[UIScrollView contentInset]`
---@return UIEdgeInsets
function UIScrollView:contentInset() end

--- `-[UIScrollView contentInsetAdjustmentBehavior]`
---@return integer
function UIScrollView:contentInsetAdjustmentBehavior() end

--- `-[UIScrollView contentLayoutGuide]`
---@return UILayoutGuide
function UIScrollView:contentLayoutGuide() end

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

--- `-[UIScrollView directionalPressGestureRecognizer]`
---@return UIGestureRecognizer?
function UIScrollView:directionalPressGestureRecognizer() end

--- `-[UIScrollView flashScrollIndicators]`
function UIScrollView:flashScrollIndicators() end

--- `-[UIScrollView frameLayoutGuide]`
---@return UILayoutGuide
function UIScrollView:frameLayoutGuide() end

--- `-[UIScrollView gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer
---@param shouldRecognizeSimultaneouslyWithGestureRecognizer UIGestureRecognizer
---@return boolean
function UIScrollView:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(gestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer) end

--- `-[UIScrollView gestureRecognizer:shouldRequireFailureOfGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer
---@param shouldRequireFailureOfGestureRecognizer UIGestureRecognizer
---@return boolean
function UIScrollView:gestureRecognizer_shouldRequireFailureOfGestureRecognizer_(gestureRecognizer, shouldRequireFailureOfGestureRecognizer) end

--- `-[UIScrollView handlePan:]`
---@param handlePan UIScrollViewPanGestureRecognizer
function UIScrollView:handlePan_(handlePan) end

--- `-[UIScrollView handlePinch:]`
---@param handlePinch UIScrollViewPinchGestureRecognizer
function UIScrollView:handlePinch_(handlePinch) end

--- `-[UIScrollView horizontalScrollIndicatorInsets]`
---@return UIEdgeInsets
function UIScrollView:horizontalScrollIndicatorInsets() end

--- `-[UIScrollView indexDisplayMode]`
---@return integer
function UIScrollView:indexDisplayMode() end

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

--- `-[UIScrollView isScrollAnimating]`
---@return boolean
function UIScrollView:isScrollAnimating() end

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
---@return UIScrollViewPanGestureRecognizer?
function UIScrollView:panGestureRecognizer() end

--- `-[UIScrollView pinchGestureRecognizer]`
---@return UIScrollViewPinchGestureRecognizer?
function UIScrollView:pinchGestureRecognizer() end

--- `-[UIScrollView refreshControl]`
---@return UIRefreshControl?
function UIScrollView:refreshControl() end

--- `-[UIScrollView scrollIndicatorInsets]`
---@return UIEdgeInsets
function UIScrollView:scrollIndicatorInsets() end

--- `-[UIScrollView scrollRectToVisible:animated:]`
---@param scrollRectToVisible CGRectArgument
---@param animated boolean
function UIScrollView:scrollRectToVisible_animated_(scrollRectToVisible, animated) end

--- `-[UIScrollView scrollsToTop]`
---@return boolean
function UIScrollView:scrollsToTop() end

--- `-[UIScrollView setAllowsKeyboardScrolling:]`
---@param allowsKeyboardScrolling boolean
function UIScrollView:setAllowsKeyboardScrolling_(allowsKeyboardScrolling) end

--- `-[UIScrollView setAlwaysBounceHorizontal:]`
---@param alwaysBounceHorizontal boolean
function UIScrollView:setAlwaysBounceHorizontal_(alwaysBounceHorizontal) end

--- `-[UIScrollView setAlwaysBounceVertical:]`
---@param alwaysBounceVertical boolean
function UIScrollView:setAlwaysBounceVertical_(alwaysBounceVertical) end

--- `-[UIScrollView setAutomaticallyAdjustsScrollIndicatorInsets:]`
---@param automaticallyAdjustsScrollIndicatorInsets boolean
function UIScrollView:setAutomaticallyAdjustsScrollIndicatorInsets_(automaticallyAdjustsScrollIndicatorInsets) end

--- `-[UIScrollView setBounces:]`
---@param bounces boolean
function UIScrollView:setBounces_(bounces) end

--- `-[UIScrollView setBouncesHorizontally:]`
---@param bouncesHorizontally boolean
function UIScrollView:setBouncesHorizontally_(bouncesHorizontally) end

--- `-[UIScrollView setBouncesVertically:]`
---@param bouncesVertically boolean
function UIScrollView:setBouncesVertically_(bouncesVertically) end

--- `-[UIScrollView setBouncesZoom:]`
---@param bouncesZoom boolean
function UIScrollView:setBouncesZoom_(bouncesZoom) end

--- `-[UIScrollView setBounds:]`
---@param bounds CGRectArgument
function UIScrollView:setBounds_(bounds) end

--- `-[UIScrollView setCanCancelContentTouches:]`
---@param canCancelContentTouches boolean
function UIScrollView:setCanCancelContentTouches_(canCancelContentTouches) end

--- `-[UIScrollView setContentAlignmentPoint:]`
---@param contentAlignmentPoint CGPointArgument
function UIScrollView:setContentAlignmentPoint_(contentAlignmentPoint) end

--- `-[UIScrollView setContentInset:]`
---@param contentInset UIEdgeInsetsArgument
function UIScrollView:setContentInset_(contentInset) end

--- `-[UIScrollView setContentInsetAdjustmentBehavior:]`
---@param contentInsetAdjustmentBehavior integer
function UIScrollView:setContentInsetAdjustmentBehavior_(contentInsetAdjustmentBehavior) end

--- `-[UIScrollView setContentOffset:]`
---@param contentOffset CGPointArgument
function UIScrollView:setContentOffset_(contentOffset) end

--- `-[UIScrollView setContentOffset:animated:]`
---@param contentOffset CGPointArgument
---@param animated boolean
function UIScrollView:setContentOffset_animated_(contentOffset, animated) end

--- `-[UIScrollView setContentSize:]`
---@param contentSize CGSizeArgument
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
---@param frame CGRectArgument
function UIScrollView:setFrame_(frame) end

--- `-[UIScrollView setHorizontalScrollIndicatorInsets:]`
---@param horizontalScrollIndicatorInsets UIEdgeInsetsArgument
function UIScrollView:setHorizontalScrollIndicatorInsets_(horizontalScrollIndicatorInsets) end

--- `-[UIScrollView setIndexDisplayMode:]`
---@param indexDisplayMode integer
function UIScrollView:setIndexDisplayMode_(indexDisplayMode) end

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
---@param refreshControl UIRefreshControl?
function UIScrollView:setRefreshControl_(refreshControl) end

--- `-[UIScrollView setScrollEnabled:]`
---@param scrollEnabled boolean
function UIScrollView:setScrollEnabled_(scrollEnabled) end

--- `-[UIScrollView setScrollIndicatorInsets:]`
---@param scrollIndicatorInsets UIEdgeInsetsArgument
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

--- `-[UIScrollView setTransfersHorizontalScrollingToParent:]`
---@param transfersHorizontalScrollingToParent boolean
function UIScrollView:setTransfersHorizontalScrollingToParent_(transfersHorizontalScrollingToParent) end

--- `-[UIScrollView setTransfersVerticalScrollingToParent:]`
---@param transfersVerticalScrollingToParent boolean
function UIScrollView:setTransfersVerticalScrollingToParent_(transfersVerticalScrollingToParent) end

--- `-[UIScrollView setVerticalScrollIndicatorInsets:]`
---@param verticalScrollIndicatorInsets UIEdgeInsetsArgument
function UIScrollView:setVerticalScrollIndicatorInsets_(verticalScrollIndicatorInsets) end

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

--- `-[UIScrollView stopScrollingAndZooming]`
function UIScrollView:stopScrollingAndZooming() end

--- `-[UIScrollView touchesShouldBegin:withEvent:inContentView:]`
---@param touchesShouldBegin any
---@param event UIEvent?
---@param inContentView UIView?
---@return boolean
function UIScrollView:touchesShouldBegin_withEvent_inContentView_(touchesShouldBegin, event, inContentView) end

--- `-[UIScrollView touchesShouldCancelInContentView:]`
---@param view UIView?
---@return boolean
function UIScrollView:touchesShouldCancelInContentView_(view) end

--- `-[UIScrollView transfersHorizontalScrollingToParent]`
---@return boolean
function UIScrollView:transfersHorizontalScrollingToParent() end

--- `-[UIScrollView transfersVerticalScrollingToParent]`
---@return boolean
function UIScrollView:transfersVerticalScrollingToParent() end

--- `-[UIScrollView verticalScrollIndicatorInsets]`
---@return UIEdgeInsets
function UIScrollView:verticalScrollIndicatorInsets() end

--- `-[UIScrollView zoomScale]`
---@return number
function UIScrollView:zoomScale() end

--- `-[UIScrollView zoomToRect:animated:]`
---@param zoomToRect CGRectArgument
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIScrollViewDelayedTouchesBeganGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewDelayedTouchesBeganGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIScrollViewPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIScrollViewPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIScrollViewPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UIScrollViewPinchGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UIScrollViewPinchGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UIScrollViewPinchGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UIScrollViewPinchGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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

--- `-[UISearchBar autocapitalizationType]`
---@return integer
function UISearchBar:autocapitalizationType() end

--- `-[UISearchBar autocorrectionType]`
---@return integer
function UISearchBar:autocorrectionType() end

--- `-[UISearchBar backgroundImage]`
---@return UIImage?
function UISearchBar:backgroundImage() end

--- `-[UISearchBar backgroundImageForBarPosition:barMetrics:]`
---@param backgroundImageForBarPosition integer
---@param barMetrics integer
---@return UIImage?
function UISearchBar:backgroundImageForBarPosition_barMetrics_(backgroundImageForBarPosition, barMetrics) end

--- `-[UISearchBar barStyle]`
---@return integer
function UISearchBar:barStyle() end

--- `-[UISearchBar barTintColor]`
---@return UIColor?
function UISearchBar:barTintColor() end

--- `-[UISearchBar becomeFirstResponder]`
---@return boolean
function UISearchBar:becomeFirstResponder() end

--- `-[UISearchBar delegate]`
---@return any
function UISearchBar:delegate() end

--- `-[UISearchBar enablesReturnKeyAutomatically]`
---@return boolean
function UISearchBar:enablesReturnKeyAutomatically() end

--- `-[UISearchBar imageForSearchBarIcon:state:]`
---@param imageForSearchBarIcon integer
---@param state integer
---@return UIImage?
function UISearchBar:imageForSearchBarIcon_state_(imageForSearchBarIcon, state) end

--- `-[UISearchBar inputAccessoryView]`
---@return UIView?
function UISearchBar:inputAccessoryView() end

--- `-[UISearchBar intrinsicContentSize]`
---@return CGSize
function UISearchBar:intrinsicContentSize() end

--- `-[UISearchBar isEnabled]`
---@return boolean
function UISearchBar:isEnabled() end

--- `-[UISearchBar isFirstResponder]`
---@return boolean
function UISearchBar:isFirstResponder() end

--- `-[UISearchBar isLookToDictateEnabled]`
---@return boolean
function UISearchBar:isLookToDictateEnabled() end

--- `-[UISearchBar isSearchResultsButtonSelected]`
---@return boolean
function UISearchBar:isSearchResultsButtonSelected() end

--- `-[UISearchBar isTranslucent]`
---@return boolean
function UISearchBar:isTranslucent() end

--- `-[UISearchBar keyboardAppearance]`
---@return integer
function UISearchBar:keyboardAppearance() end

--- `-[UISearchBar keyboardType]`
---@return integer
function UISearchBar:keyboardType() end

--- `-[UISearchBar layoutSubviews]`
function UISearchBar:layoutSubviews() end

--- `-[UISearchBar placeholder]`
---@return string?
function UISearchBar:placeholder() end

--- `-[UISearchBar positionAdjustmentForSearchBarIcon:]`
---@param positionAdjustmentForSearchBarIcon integer
---@return UIOffset
function UISearchBar:positionAdjustmentForSearchBarIcon_(positionAdjustmentForSearchBarIcon) end

--- `-[UISearchBar prompt]`
---@return string?
function UISearchBar:prompt() end

--- `-[UISearchBar resignFirstResponder]`
---@return boolean
function UISearchBar:resignFirstResponder() end

--- `-[UISearchBar returnKeyType]`
---@return integer
function UISearchBar:returnKeyType() end

--- `-[UISearchBar scopeBarBackgroundImage]`
---@return UIImage?
function UISearchBar:scopeBarBackgroundImage() end

--- `-[UISearchBar scopeBarButtonBackgroundImageForState:]`
---@param scopeBarButtonBackgroundImageForState integer
---@return UIImage?
function UISearchBar:scopeBarButtonBackgroundImageForState_(scopeBarButtonBackgroundImageForState) end

--- `-[UISearchBar scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:]`
---@param scopeBarButtonDividerImageForLeftSegmentState integer
---@param rightSegmentState integer
---@return UIImage?
function UISearchBar:scopeBarButtonDividerImageForLeftSegmentState_rightSegmentState_(scopeBarButtonDividerImageForLeftSegmentState, rightSegmentState) end

--- `-[UISearchBar scopeBarButtonTitleTextAttributesForState:]`
---@param scopeBarButtonTitleTextAttributesForState integer
---@return any
function UISearchBar:scopeBarButtonTitleTextAttributesForState_(scopeBarButtonTitleTextAttributesForState) end

--- `-[UISearchBar scopeButtonTitles]`
---@return string[]?
function UISearchBar:scopeButtonTitles() end

--- `-[UISearchBar searchBarStyle]`
---@return integer
function UISearchBar:searchBarStyle() end

--- `-[UISearchBar searchFieldBackgroundImageForState:]`
---@param searchFieldBackgroundImageForState integer
---@return UIImage?
function UISearchBar:searchFieldBackgroundImageForState_(searchFieldBackgroundImageForState) end

--- `-[UISearchBar searchFieldBackgroundPositionAdjustment]`
---@return UIOffset
function UISearchBar:searchFieldBackgroundPositionAdjustment() end

--- `-[UISearchBar searchTextField]`
---@return UITextField
function UISearchBar:searchTextField() end

--- `-[UISearchBar searchTextPositionAdjustment]`
---@return UIOffset
function UISearchBar:searchTextPositionAdjustment() end

--- `-[UISearchBar selectedScopeButtonIndex]`
---@return integer
function UISearchBar:selectedScopeButtonIndex() end

--- `-[UISearchBar setAutocapitalizationType:]`
---@param autocapitalizationType integer
function UISearchBar:setAutocapitalizationType_(autocapitalizationType) end

--- `-[UISearchBar setAutocorrectionType:]`
---@param autocorrectionType integer
function UISearchBar:setAutocorrectionType_(autocorrectionType) end

--- `-[UISearchBar setBackgroundImage:]`
---@param image UIImage?
function UISearchBar:setBackgroundImage_(image) end

--- `-[UISearchBar setBackgroundImage:forBarPosition:barMetrics:]`
---@param image UIImage?
---@param barPosition integer
---@param barMetrics integer
function UISearchBar:setBackgroundImage_forBarPosition_barMetrics_(image, barPosition, barMetrics) end

--- `-[UISearchBar setBarStyle:]`
---@param barStyle integer
function UISearchBar:setBarStyle_(barStyle) end

--- `-[UISearchBar setBarTintColor:]`
---@param color UIColor?
function UISearchBar:setBarTintColor_(color) end

--- `-[UISearchBar setDelegate:]`
---@param delegate any
function UISearchBar:setDelegate_(delegate) end

--- `-[UISearchBar setEnabled:]`
---@param enabled boolean
function UISearchBar:setEnabled_(enabled) end

--- `-[UISearchBar setEnablesReturnKeyAutomatically:]`
---@param enablesReturnKeyAutomatically boolean
function UISearchBar:setEnablesReturnKeyAutomatically_(enablesReturnKeyAutomatically) end

--- `-[UISearchBar setImage:forSearchBarIcon:state:]`
---@param image UIImage?
---@param searchBarIcon integer
---@param state integer
function UISearchBar:setImage_forSearchBarIcon_state_(image, searchBarIcon, state) end

--- `-[UISearchBar setInputAccessoryView:]`
---@param view UIView?
function UISearchBar:setInputAccessoryView_(view) end

--- `-[UISearchBar setKeyboardAppearance:]`
---@param keyboardAppearance integer
function UISearchBar:setKeyboardAppearance_(keyboardAppearance) end

--- `-[UISearchBar setKeyboardType:]`
---@param keyboardType integer
function UISearchBar:setKeyboardType_(keyboardType) end

--- `-[UISearchBar setLookToDictate:]`
---@param lookToDictate boolean
function UISearchBar:setLookToDictate_(lookToDictate) end

--- `-[UISearchBar setPlaceholder:]`
---@param placeholder string?
function UISearchBar:setPlaceholder_(placeholder) end

--- `-[UISearchBar setPositionAdjustment:forSearchBarIcon:]`
---@param positionAdjustment UIOffsetArgument
---@param searchBarIcon integer
function UISearchBar:setPositionAdjustment_forSearchBarIcon_(positionAdjustment, searchBarIcon) end

--- `-[UISearchBar setPrompt:]`
---@param prompt string?
function UISearchBar:setPrompt_(prompt) end

--- `-[UISearchBar setReturnKeyType:]`
---@param returnKeyType integer
function UISearchBar:setReturnKeyType_(returnKeyType) end

--- `-[UISearchBar setScopeBarBackgroundImage:]`
---@param image UIImage?
function UISearchBar:setScopeBarBackgroundImage_(image) end

--- `-[UISearchBar setScopeBarButtonBackgroundImage:forState:]`
---@param image UIImage?
---@param state integer
function UISearchBar:setScopeBarButtonBackgroundImage_forState_(image, state) end

--- `-[UISearchBar setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:]`
---@param image UIImage?
---@param leftSegmentState integer
---@param rightSegmentState integer
function UISearchBar:setScopeBarButtonDividerImage_forLeftSegmentState_rightSegmentState_(image, leftSegmentState, rightSegmentState) end

--- `-[UISearchBar setScopeBarButtonTitleTextAttributes:forState:]`
---@param scopeBarButtonTitleTextAttributes any
---@param state integer
function UISearchBar:setScopeBarButtonTitleTextAttributes_forState_(scopeBarButtonTitleTextAttributes, state) end

--- `-[UISearchBar setScopeButtonTitles:]`
---@param scopeButtonTitles string[]?
function UISearchBar:setScopeButtonTitles_(scopeButtonTitles) end

--- `-[UISearchBar setSearchBarStyle:]`
---@param searchBarStyle integer
function UISearchBar:setSearchBarStyle_(searchBarStyle) end

--- `-[UISearchBar setSearchFieldBackgroundImage:forState:]`
---@param image UIImage?
---@param state integer
function UISearchBar:setSearchFieldBackgroundImage_forState_(image, state) end

--- `-[UISearchBar setSearchFieldBackgroundPositionAdjustment:]`
---@param searchFieldBackgroundPositionAdjustment UIOffsetArgument
function UISearchBar:setSearchFieldBackgroundPositionAdjustment_(searchFieldBackgroundPositionAdjustment) end

--- `-[UISearchBar setSearchResultsButtonSelected:]`
---@param searchResultsButtonSelected boolean
function UISearchBar:setSearchResultsButtonSelected_(searchResultsButtonSelected) end

--- `-[UISearchBar setSearchTextPositionAdjustment:]`
---@param searchTextPositionAdjustment UIOffsetArgument
function UISearchBar:setSearchTextPositionAdjustment_(searchTextPositionAdjustment) end

--- `-[UISearchBar setSelectedScopeButtonIndex:]`
---@param selectedScopeButtonIndex integer
function UISearchBar:setSelectedScopeButtonIndex_(selectedScopeButtonIndex) end

--- `-[UISearchBar setShowsBookmarkButton:]`
---@param showsBookmarkButton boolean
function UISearchBar:setShowsBookmarkButton_(showsBookmarkButton) end

--- `-[UISearchBar setShowsCancelButton:]`
---@param showsCancelButton boolean
function UISearchBar:setShowsCancelButton_(showsCancelButton) end

--- `-[UISearchBar setShowsCancelButton:animated:]`
---@param showsCancelButton boolean
---@param animated boolean
function UISearchBar:setShowsCancelButton_animated_(showsCancelButton, animated) end

--- `-[UISearchBar setShowsScope:animated:]`
---@param showsScope boolean
---@param animated boolean
function UISearchBar:setShowsScope_animated_(showsScope, animated) end

--- `-[UISearchBar setShowsScopeBar:]`
---@param showsScopeBar boolean
function UISearchBar:setShowsScopeBar_(showsScopeBar) end

--- `-[UISearchBar setShowsScopeBar:animated:]`
---@param showsScopeBar boolean
---@param animated boolean
function UISearchBar:setShowsScopeBar_animated_(showsScopeBar, animated) end

--- `-[UISearchBar setShowsSearchResultsButton:]`
---@param showsSearchResultsButton boolean
function UISearchBar:setShowsSearchResultsButton_(showsSearchResultsButton) end

--- `-[UISearchBar setSpellCheckingType:]`
---@param spellCheckingType integer
function UISearchBar:setSpellCheckingType_(spellCheckingType) end

--- `-[UISearchBar setText:]`
---@param text string?
function UISearchBar:setText_(text) end

--- `-[UISearchBar setTranslucent:]`
---@param translucent boolean
function UISearchBar:setTranslucent_(translucent) end

--- `-[UISearchBar showsBookmarkButton]`
---@return boolean
function UISearchBar:showsBookmarkButton() end

--- `-[UISearchBar showsCancelButton]`
---@return boolean
function UISearchBar:showsCancelButton() end

--- `-[UISearchBar showsScopeBar]`
---@return boolean
function UISearchBar:showsScopeBar() end

--- `-[UISearchBar showsSearchResultsButton]`
---@return boolean
function UISearchBar:showsSearchResultsButton() end

--- `-[UISearchBar spellCheckingType]`
---@return integer
function UISearchBar:spellCheckingType() end

--- `-[UISearchBar text]`
---@return string?
function UISearchBar:text() end

--- `-[UISearchBar textField:shouldChangeCharactersInRange:replacementString:]`
---@param textField UITextField?
---@param shouldChangeCharactersInRange NSRangeArgument
---@param replacementString string
---@return boolean
function UISearchBar:textField_shouldChangeCharactersInRange_replacementString_(textField, shouldChangeCharactersInRange, replacementString) end

--- `-[UISearchBar textFieldDidBeginEditing:]`
---@param textField UITextField?
function UISearchBar:textFieldDidBeginEditing_(textField) end

--- `-[UISearchBar textFieldDidEndEditing:]`
---@param textField UITextField?
function UISearchBar:textFieldDidEndEditing_(textField) end

--- `-[UISearchBar textFieldShouldBeginEditing:]`
---@param textField UITextField?
---@return boolean
function UISearchBar:textFieldShouldBeginEditing_(textField) end

--- `-[UISearchBar textFieldShouldEndEditing:]`
---@param textField UITextField?
---@return boolean
function UISearchBar:textFieldShouldEndEditing_(textField) end

--- `-[UISearchBar textFieldShouldReturn:]`
---@param textField UITextField?
---@return boolean
function UISearchBar:textFieldShouldReturn_(textField) end

-- UISearchBarClass
--- The class `UISearchBar` itself.
---@class UISearchBarClass: UIViewClass
---@field alloc fun(self: UISearchBarClass): UISearchBar
---@field new fun(self: UISearchBarClass): UISearchBar
local UISearchBarClass = {}
end

do
-- UISearchController
--- An instance of `UISearchController`.
---@class UISearchController: UIViewController
local UISearchController = {}

--- `-[UISearchController _searchFieldBegins:]`
---@param _searchFieldBegins any
function UISearchController:_searchFieldBegins_(_searchFieldBegins) end

--- `-[UISearchController _searchFieldChanged:]`
---@param _searchFieldChanged any
function UISearchController:_searchFieldChanged_(_searchFieldChanged) end

--- `-[UISearchController automaticallyShowsCancelButton]`
---@return boolean
function UISearchController:automaticallyShowsCancelButton() end

--- `-[UISearchController automaticallyShowsScopeBar]`
---@return boolean
function UISearchController:automaticallyShowsScopeBar() end

--- `-[UISearchController automaticallyShowsSearchResultsController]`
---@return boolean
function UISearchController:automaticallyShowsSearchResultsController() end

--- `-[UISearchController delegate]`
---@return any
function UISearchController:delegate() end

--- `-[UISearchController dimsBackgroundDuringPresentation]`
---@return boolean
function UISearchController:dimsBackgroundDuringPresentation() end

--- `-[UISearchController hidesNavigationBarDuringPresentation]`
---@return boolean
function UISearchController:hidesNavigationBarDuringPresentation() end

--- `-[UISearchController ignoresSearchSuggestionsForSearchBarPlacementStacked]`
---@return boolean
function UISearchController:ignoresSearchSuggestionsForSearchBarPlacementStacked() end

--- `-[UISearchController initWithSearchResultsController:]`
---@param searchResultsController UIViewController?
---@return self
function UISearchController:initWithSearchResultsController_(searchResultsController) end

--- `-[UISearchController isActive]`
---@return boolean
function UISearchController:isActive() end

--- `-[UISearchController obscuresBackgroundDuringPresentation]`
---@return boolean
function UISearchController:obscuresBackgroundDuringPresentation() end

--- `-[UISearchController scopeBarActivation]`
---@return integer
function UISearchController:scopeBarActivation() end

--- `-[UISearchController searchBar]`
---@return UISearchBar
function UISearchController:searchBar() end

--- `-[UISearchController searchResultsController]`
---@return UIViewController?
function UISearchController:searchResultsController() end

--- `-[UISearchController searchResultsUpdater]`
---@return any
function UISearchController:searchResultsUpdater() end

--- `-[UISearchController setActive:]`
---@param active boolean
function UISearchController:setActive_(active) end

--- `-[UISearchController setAutomaticallyShowsCancelButton:]`
---@param automaticallyShowsCancelButton boolean
function UISearchController:setAutomaticallyShowsCancelButton_(automaticallyShowsCancelButton) end

--- `-[UISearchController setAutomaticallyShowsScopeBar:]`
---@param automaticallyShowsScopeBar boolean
function UISearchController:setAutomaticallyShowsScopeBar_(automaticallyShowsScopeBar) end

--- `-[UISearchController setAutomaticallyShowsSearchResultsController:]`
---@param automaticallyShowsSearchResultsController boolean
function UISearchController:setAutomaticallyShowsSearchResultsController_(automaticallyShowsSearchResultsController) end

--- `-[UISearchController setDelegate:]`
---@param delegate any
function UISearchController:setDelegate_(delegate) end

--- `-[UISearchController setDimsBackgroundDuringPresentation:]`
---@param dimsBackgroundDuringPresentation boolean
function UISearchController:setDimsBackgroundDuringPresentation_(dimsBackgroundDuringPresentation) end

--- `-[UISearchController setHidesNavigationBarDuringPresentation:]`
---@param hidesNavigationBarDuringPresentation boolean
function UISearchController:setHidesNavigationBarDuringPresentation_(hidesNavigationBarDuringPresentation) end

--- `-[UISearchController setIgnoresSearchSuggestionsForSearchBarPlacementStacked:]`
---@param ignoresSearchSuggestionsForSearchBarPlacementStacked boolean
function UISearchController:setIgnoresSearchSuggestionsForSearchBarPlacementStacked_(ignoresSearchSuggestionsForSearchBarPlacementStacked) end

--- `-[UISearchController setObscuresBackgroundDuringPresentation:]`
---@param obscuresBackgroundDuringPresentation boolean
function UISearchController:setObscuresBackgroundDuringPresentation_(obscuresBackgroundDuringPresentation) end

--- `-[UISearchController setScopeBarActivation:]`
---@param scopeBarActivation integer
function UISearchController:setScopeBarActivation_(scopeBarActivation) end

--- `-[UISearchController setSearchResultsUpdater:]`
---@param searchResultsUpdater any
function UISearchController:setSearchResultsUpdater_(searchResultsUpdater) end

--- `-[UISearchController setShowsSearchResultsController:]`
---@param showsSearchResultsController boolean
function UISearchController:setShowsSearchResultsController_(showsSearchResultsController) end

--- `-[UISearchController showsSearchResultsController]`
---@return boolean
function UISearchController:showsSearchResultsController() end

--- `-[UISearchController viewDidLoad]`
function UISearchController:viewDidLoad() end

-- UISearchControllerClass
--- The class `UISearchController` itself.
---@class UISearchControllerClass: UIViewControllerClass
---@field alloc fun(self: UISearchControllerClass): UISearchController
---@field new fun(self: UISearchControllerClass): UISearchController
local UISearchControllerClass = {}
end

do
-- UISearchTab
--- An instance of `UISearchTab`.
---@class UISearchTab: UITab
local UISearchTab = {}

-- UISearchTabClass
--- The class `UISearchTab` itself.
---@class UISearchTabClass: UITabClass
---@field alloc fun(self: UISearchTabClass): UISearchTab
---@field new fun(self: UISearchTabClass): UISearchTab
local UISearchTabClass = {}
end

do
-- UISegmentedControl
--- An instance of `UISegmentedControl`.
---@class UISegmentedControl: UIControl
local UISegmentedControl = {}

--- `-[UISegmentedControl actionForSegmentAtIndex:]`
---@param actionForSegmentAtIndex integer
---@return UIAction?
function UISegmentedControl:actionForSegmentAtIndex_(actionForSegmentAtIndex) end

--- `-[UISegmentedControl apportionsSegmentWidthsByContent]`
---@return boolean
function UISegmentedControl:apportionsSegmentWidthsByContent() end

--- `-[UISegmentedControl backgroundImageForState:barMetrics:]`
---@param backgroundImageForState integer
---@param barMetrics integer
---@return UIImage?
function UISegmentedControl:backgroundImageForState_barMetrics_(backgroundImageForState, barMetrics) end

--- `-[UISegmentedControl contentOffsetForSegmentAtIndex:]`
---@param contentOffsetForSegmentAtIndex integer
---@return CGSize
function UISegmentedControl:contentOffsetForSegmentAtIndex_(contentOffsetForSegmentAtIndex) end

--- `-[UISegmentedControl contentPositionAdjustmentForSegmentType:barMetrics:]`
---@param contentPositionAdjustmentForSegmentType integer
---@param barMetrics integer
---@return UIOffset
function UISegmentedControl:contentPositionAdjustmentForSegmentType_barMetrics_(contentPositionAdjustmentForSegmentType, barMetrics) end

--- `-[UISegmentedControl endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UISegmentedControl:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISegmentedControl imageForSegmentAtIndex:]`
---@param imageForSegmentAtIndex integer
---@return any
function UISegmentedControl:imageForSegmentAtIndex_(imageForSegmentAtIndex) end

--- `-[UISegmentedControl initWithFrame:actions:]`
---@param frame CGRectArgument
---@param actions UIAction[]
---@return self
function UISegmentedControl:initWithFrame_actions_(frame, actions) end

--- `-[UISegmentedControl initWithItems:]`
---@param items any[]?
---@return self
function UISegmentedControl:initWithItems_(items) end

--- `-[UISegmentedControl insertSegmentWithAction:atIndex:animated:]`
---@param action UIAction
---@param atIndex integer
---@param animated boolean
function UISegmentedControl:insertSegmentWithAction_atIndex_animated_(action, atIndex, animated) end

--- `-[UISegmentedControl insertSegmentWithImage:atIndex:animated:]`
---@param segmentWithImage any
---@param atIndex integer
---@param animated boolean
function UISegmentedControl:insertSegmentWithImage_atIndex_animated_(segmentWithImage, atIndex, animated) end

--- `-[UISegmentedControl insertSegmentWithTitle:atIndex:animated:]`
---@param segmentWithTitle string?
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

--- `-[UISegmentedControl segmentIndexForActionIdentifier:]`
---@param segmentIndexForActionIdentifier string
---@return integer
function UISegmentedControl:segmentIndexForActionIdentifier_(segmentIndexForActionIdentifier) end

--- `-[UISegmentedControl selectedSegmentIndex]`
---@return integer
function UISegmentedControl:selectedSegmentIndex() end

--- `-[UISegmentedControl selectedSegmentTintColor]`
---@return UIColor?
function UISegmentedControl:selectedSegmentTintColor() end

--- `-[UISegmentedControl setAction:forSegmentAtIndex:]`
---@param action UIAction
---@param segmentAtIndex integer
function UISegmentedControl:setAction_forSegmentAtIndex_(action, segmentAtIndex) end

--- `-[UISegmentedControl setApportionsSegmentWidthsByContent:]`
---@param apportionsSegmentWidthsByContent boolean
function UISegmentedControl:setApportionsSegmentWidthsByContent_(apportionsSegmentWidthsByContent) end

--- `-[UISegmentedControl setBackgroundImage:forState:barMetrics:]`
---@param image UIImage?
---@param state integer
---@param barMetrics integer
function UISegmentedControl:setBackgroundImage_forState_barMetrics_(image, state, barMetrics) end

--- `-[UISegmentedControl setContentOffset:forSegmentAtIndex:]`
---@param contentOffset CGSizeArgument
---@param segmentAtIndex integer
function UISegmentedControl:setContentOffset_forSegmentAtIndex_(contentOffset, segmentAtIndex) end

--- `-[UISegmentedControl setContentPositionAdjustment:forSegmentType:barMetrics:]`
---@param contentPositionAdjustment UIOffsetArgument
---@param segmentType integer
---@param barMetrics integer
function UISegmentedControl:setContentPositionAdjustment_forSegmentType_barMetrics_(contentPositionAdjustment, segmentType, barMetrics) end

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

--- `-[UISegmentedControl setSelectedSegmentTintColor:]`
---@param color UIColor?
function UISegmentedControl:setSelectedSegmentTintColor_(color) end

--- `-[UISegmentedControl setTitle:forSegmentAtIndex:]`
---@param title string?
---@param segmentAtIndex integer
function UISegmentedControl:setTitle_forSegmentAtIndex_(title, segmentAtIndex) end

--- `-[UISegmentedControl setTitleTextAttributes:forState:]`
---@param titleTextAttributes any
---@param state integer
function UISegmentedControl:setTitleTextAttributes_forState_(titleTextAttributes, state) end

--- `-[UISegmentedControl setWidth:forSegmentAtIndex:]`
---@param width number
---@param segmentAtIndex integer
function UISegmentedControl:setWidth_forSegmentAtIndex_(width, segmentAtIndex) end

--- `-[UISegmentedControl titleForSegmentAtIndex:]`
---@param titleForSegmentAtIndex integer
---@return string?
function UISegmentedControl:titleForSegmentAtIndex_(titleForSegmentAtIndex) end

--- `-[UISegmentedControl titleTextAttributesForState:]`
---@param titleTextAttributesForState integer
---@return any
function UISegmentedControl:titleTextAttributesForState_(titleTextAttributesForState) end

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
-- UISheetPresentationController
--- An instance of `UISheetPresentationController`.
---@class UISheetPresentationController: UIPresentationController
local UISheetPresentationController = {}

--- `-[UISheetPresentationController _dimmingViewWasTapped:]`
---@param _dimmingViewWasTapped UIGestureRecognizer
function UISheetPresentationController:_dimmingViewWasTapped_(_dimmingViewWasTapped) end

--- `-[UISheetPresentationController _sheetWasDragged:]`
---@param _sheetWasDragged UIPanGestureRecognizer
function UISheetPresentationController:_sheetWasDragged_(_sheetWasDragged) end

--- `-[UISheetPresentationController animateChanges:]`
---@param animateChanges function
function UISheetPresentationController:animateChanges_(animateChanges) end

--- `-[UISheetPresentationController detents]`
---@return UISheetPresentationControllerDetent[]
function UISheetPresentationController:detents() end

--- `-[UISheetPresentationController frameOfPresentedViewInContainerView]`
---@return CGRect
function UISheetPresentationController:frameOfPresentedViewInContainerView() end

--- `-[UISheetPresentationController invalidateDetents]`
function UISheetPresentationController:invalidateDetents() end

--- `-[UISheetPresentationController largestUndimmedDetentIdentifier]`
---@return string?
function UISheetPresentationController:largestUndimmedDetentIdentifier() end

--- `-[UISheetPresentationController preferredCornerRadius]`
---@return number
function UISheetPresentationController:preferredCornerRadius() end

--- `-[UISheetPresentationController prefersEdgeAttachedInCompactHeight]`
---@return boolean
function UISheetPresentationController:prefersEdgeAttachedInCompactHeight() end

--- `-[UISheetPresentationController prefersGrabberVisible]`
---@return boolean
function UISheetPresentationController:prefersGrabberVisible() end

--- `-[UISheetPresentationController prefersPageSizing]`
---@return boolean
function UISheetPresentationController:prefersPageSizing() end

--- `-[UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge]`
---@return boolean
function UISheetPresentationController:prefersScrollingExpandsWhenScrolledToEdge() end

--- `-[UISheetPresentationController selectedDetentIdentifier]`
---@return string?
function UISheetPresentationController:selectedDetentIdentifier() end

--- `-[UISheetPresentationController setDetents:]`
---@param detents UISheetPresentationControllerDetent[]
function UISheetPresentationController:setDetents_(detents) end

--- `-[UISheetPresentationController setLargestUndimmedDetentIdentifier:]`
---@param largestUndimmedDetentIdentifier string?
function UISheetPresentationController:setLargestUndimmedDetentIdentifier_(largestUndimmedDetentIdentifier) end

--- `-[UISheetPresentationController setPreferredCornerRadius:]`
---@param preferredCornerRadius number
function UISheetPresentationController:setPreferredCornerRadius_(preferredCornerRadius) end

--- `-[UISheetPresentationController setPrefersEdgeAttachedInCompactHeight:]`
---@param prefersEdgeAttachedInCompactHeight boolean
function UISheetPresentationController:setPrefersEdgeAttachedInCompactHeight_(prefersEdgeAttachedInCompactHeight) end

--- `-[UISheetPresentationController setPrefersGrabberVisible:]`
---@param prefersGrabberVisible boolean
function UISheetPresentationController:setPrefersGrabberVisible_(prefersGrabberVisible) end

--- `-[UISheetPresentationController setPrefersPageSizing:]`
---@param prefersPageSizing boolean
function UISheetPresentationController:setPrefersPageSizing_(prefersPageSizing) end

--- `-[UISheetPresentationController setPrefersScrollingExpandsWhenScrolledToEdge:]`
---@param prefersScrollingExpandsWhenScrolledToEdge boolean
function UISheetPresentationController:setPrefersScrollingExpandsWhenScrolledToEdge_(prefersScrollingExpandsWhenScrolledToEdge) end

--- `-[UISheetPresentationController setSelectedDetentIdentifier:]`
---@param selectedDetentIdentifier string?
function UISheetPresentationController:setSelectedDetentIdentifier_(selectedDetentIdentifier) end

--- `-[UISheetPresentationController setSourceView:]`
---@param view UIView?
function UISheetPresentationController:setSourceView_(view) end

--- `-[UISheetPresentationController setWidthFollowsPreferredContentSizeWhenEdgeAttached:]`
---@param widthFollowsPreferredContentSizeWhenEdgeAttached boolean
function UISheetPresentationController:setWidthFollowsPreferredContentSizeWhenEdgeAttached_(widthFollowsPreferredContentSizeWhenEdgeAttached) end

--- `-[UISheetPresentationController sourceView]`
---@return UIView?
function UISheetPresentationController:sourceView() end

--- `-[UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached]`
---@return boolean
function UISheetPresentationController:widthFollowsPreferredContentSizeWhenEdgeAttached() end

-- UISheetPresentationControllerClass
--- The class `UISheetPresentationController` itself.
---@class UISheetPresentationControllerClass: UIPresentationControllerClass
---@field alloc fun(self: UISheetPresentationControllerClass): UISheetPresentationController
---@field new fun(self: UISheetPresentationControllerClass): UISheetPresentationController
local UISheetPresentationControllerClass = {}
end

do
-- UISheetPresentationControllerDetent
--- An instance of `UISheetPresentationControllerDetent`.
---@class UISheetPresentationControllerDetent: NSObject
local UISheetPresentationControllerDetent = {}

--- `-[UISheetPresentationControllerDetent identifier]`
---@return string
function UISheetPresentationControllerDetent:identifier() end

--- `-[UISheetPresentationControllerDetent resolvedValueInContext:]`
---@param resolvedValueInContext _UISheetDetentResolutionContext
---@return number
function UISheetPresentationControllerDetent:resolvedValueInContext_(resolvedValueInContext) end

-- UISheetPresentationControllerDetentClass
--- The class `UISheetPresentationControllerDetent` itself.
---@class UISheetPresentationControllerDetentClass: NSObjectClass
---@field alloc fun(self: UISheetPresentationControllerDetentClass): UISheetPresentationControllerDetent
---@field new fun(self: UISheetPresentationControllerDetentClass): UISheetPresentationControllerDetent
local UISheetPresentationControllerDetentClass = {}

--- `+[UISheetPresentationControllerDetent customDetentWithIdentifier:resolver:]`
---@param customDetentWithIdentifier string?
---@param resolver function
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetentClass:customDetentWithIdentifier_resolver_(customDetentWithIdentifier, resolver) end

--- `+[UISheetPresentationControllerDetent largeDetent]`
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetentClass:largeDetent() end

--- `+[UISheetPresentationControllerDetent mediumDetent]`
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetentClass:mediumDetent() end
end

do
-- UISlider
--- An instance of `UISlider`.
---@class UISlider: UIControl
local UISlider = {}

--- `-[UISlider beginTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UISlider:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISlider continueTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UISlider:continueTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISlider currentMaximumTrackImage]`
---@return UIImage?
function UISlider:currentMaximumTrackImage() end

--- `-[UISlider currentMinimumTrackImage]`
---@return UIImage?
function UISlider:currentMinimumTrackImage() end

--- `-[UISlider currentThumbImage]`
---@return UIImage?
function UISlider:currentThumbImage() end

--- `-[UISlider endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UISlider:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISlider intrinsicContentSize]`
---@return CGSize
function UISlider:intrinsicContentSize() end

--- `-[UISlider isContinuous]`
---@return boolean
function UISlider:isContinuous() end

--- `-[UISlider maximumTrackImageForState:]`
---@param maximumTrackImageForState integer
---@return UIImage?
function UISlider:maximumTrackImageForState_(maximumTrackImageForState) end

--- `-[UISlider maximumTrackTintColor]`
---@return UIColor?
function UISlider:maximumTrackTintColor() end

--- `-[UISlider maximumValue]`
---@return number
function UISlider:maximumValue() end

--- `-[UISlider maximumValueImage]`
---@return UIImage?
function UISlider:maximumValueImage() end

--- `-[UISlider maximumValueImageRectForBounds:]`
---@param maximumValueImageRectForBounds CGRectArgument
---@return CGRect
function UISlider:maximumValueImageRectForBounds_(maximumValueImageRectForBounds) end

--- `-[UISlider minimumTrackImageForState:]`
---@param minimumTrackImageForState integer
---@return UIImage?
function UISlider:minimumTrackImageForState_(minimumTrackImageForState) end

--- `-[UISlider minimumTrackTintColor]`
---@return UIColor?
function UISlider:minimumTrackTintColor() end

--- `-[UISlider minimumValue]`
---@return number
function UISlider:minimumValue() end

--- `-[UISlider minimumValueImage]`
---@return UIImage?
function UISlider:minimumValueImage() end

--- `-[UISlider minimumValueImageRectForBounds:]`
---@param minimumValueImageRectForBounds CGRectArgument
---@return CGRect
function UISlider:minimumValueImageRectForBounds_(minimumValueImageRectForBounds) end

--- `-[UISlider setContinuous:]`
---@param continuous boolean
function UISlider:setContinuous_(continuous) end

--- `-[UISlider setMaximumTrackImage:forState:]`
---@param image UIImage?
---@param state integer
function UISlider:setMaximumTrackImage_forState_(image, state) end

--- `-[UISlider setMaximumTrackTintColor:]`
---@param color UIColor?
function UISlider:setMaximumTrackTintColor_(color) end

--- `-[UISlider setMaximumValue:]`
---@param maximumValue number
function UISlider:setMaximumValue_(maximumValue) end

--- `-[UISlider setMaximumValueImage:]`
---@param image UIImage?
function UISlider:setMaximumValueImage_(image) end

--- `-[UISlider setMinimumTrackImage:forState:]`
---@param image UIImage?
---@param state integer
function UISlider:setMinimumTrackImage_forState_(image, state) end

--- `-[UISlider setMinimumTrackTintColor:]`
---@param color UIColor?
function UISlider:setMinimumTrackTintColor_(color) end

--- `-[UISlider setMinimumValue:]`
---@param minimumValue number
function UISlider:setMinimumValue_(minimumValue) end

--- `-[UISlider setMinimumValueImage:]`
---@param image UIImage?
function UISlider:setMinimumValueImage_(image) end

--- `-[UISlider setThumbImage:forState:]`
---@param image UIImage?
---@param state integer
function UISlider:setThumbImage_forState_(image, state) end

--- `-[UISlider setThumbTintColor:]`
---@param color UIColor?
function UISlider:setThumbTintColor_(color) end

--- `-[UISlider setValue:]`
---@param value number
function UISlider:setValue_(value) end

--- `-[UISlider setValue:animated:]`
---@param value number
---@param animated boolean
function UISlider:setValue_animated_(value, animated) end

--- `-[UISlider thumbImageForState:]`
---@param thumbImageForState integer
---@return UIImage?
function UISlider:thumbImageForState_(thumbImageForState) end

--- `-[UISlider thumbRectForBounds:trackRect:value:]`
---@param thumbRectForBounds CGRectArgument
---@param trackRect CGRectArgument
---@param value number
---@return CGRect
function UISlider:thumbRectForBounds_trackRect_value_(thumbRectForBounds, trackRect, value) end

--- `-[UISlider thumbTintColor]`
---@return UIColor?
function UISlider:thumbTintColor() end

--- `-[UISlider trackRectForBounds:]`
---@param trackRectForBounds CGRectArgument
---@return CGRect
function UISlider:trackRectForBounds_(trackRectForBounds) end

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
-- UISplitViewController
--- An instance of `UISplitViewController`.
---@class UISplitViewController: UIViewController
local UISplitViewController = {}

--- `-[UISplitViewController delegate]`
---@return any
function UISplitViewController:delegate() end

--- `-[UISplitViewController displayMode]`
---@return integer
function UISplitViewController:displayMode() end

--- `-[UISplitViewController displayModeButtonItem]`
---@return UIBarButtonItem
function UISplitViewController:displayModeButtonItem() end

--- `-[UISplitViewController displayModeButtonVisibility]`
---@return integer
function UISplitViewController:displayModeButtonVisibility() end

--- `-[UISplitViewController hideColumn:]`
---@param hideColumn integer
function UISplitViewController:hideColumn_(hideColumn) end

--- `-[UISplitViewController initWithStyle:]`
---@param style integer
---@return self
function UISplitViewController:initWithStyle_(style) end

--- `-[UISplitViewController isCollapsed]`
---@return boolean
function UISplitViewController:isCollapsed() end

--- `-[UISplitViewController maximumPrimaryColumnWidth]`
---@return number
function UISplitViewController:maximumPrimaryColumnWidth() end

--- `-[UISplitViewController minimumPrimaryColumnWidth]`
---@return number
function UISplitViewController:minimumPrimaryColumnWidth() end

--- `-[UISplitViewController preferredDisplayMode]`
---@return integer
function UISplitViewController:preferredDisplayMode() end

--- `-[UISplitViewController preferredPrimaryColumnWidth]`
---@return number
function UISplitViewController:preferredPrimaryColumnWidth() end

--- `-[UISplitViewController preferredPrimaryColumnWidthFraction]`
---@return number
function UISplitViewController:preferredPrimaryColumnWidthFraction() end

--- `-[UISplitViewController preferredSplitBehavior]`
---@return integer
function UISplitViewController:preferredSplitBehavior() end

--- `-[UISplitViewController presentsWithGesture]`
---@return boolean
function UISplitViewController:presentsWithGesture() end

--- `-[UISplitViewController primaryBackgroundStyle]`
---@return integer
function UISplitViewController:primaryBackgroundStyle() end

--- `-[UISplitViewController primaryColumnWidth]`
---@return number
function UISplitViewController:primaryColumnWidth() end

--- `-[UISplitViewController primaryEdge]`
---@return integer
function UISplitViewController:primaryEdge() end

--- `-[UISplitViewController setDelegate:]`
---@param delegate any
function UISplitViewController:setDelegate_(delegate) end

--- `-[UISplitViewController setDisplayModeButtonVisibility:]`
---@param displayModeButtonVisibility integer
function UISplitViewController:setDisplayModeButtonVisibility_(displayModeButtonVisibility) end

--- `-[UISplitViewController setMaximumPrimaryColumnWidth:]`
---@param maximumPrimaryColumnWidth number
function UISplitViewController:setMaximumPrimaryColumnWidth_(maximumPrimaryColumnWidth) end

--- `-[UISplitViewController setMinimumPrimaryColumnWidth:]`
---@param minimumPrimaryColumnWidth number
function UISplitViewController:setMinimumPrimaryColumnWidth_(minimumPrimaryColumnWidth) end

--- `-[UISplitViewController setPreferredDisplayMode:]`
---@param preferredDisplayMode integer
function UISplitViewController:setPreferredDisplayMode_(preferredDisplayMode) end

--- `-[UISplitViewController setPreferredPrimaryColumnWidth:]`
---@param preferredPrimaryColumnWidth number
function UISplitViewController:setPreferredPrimaryColumnWidth_(preferredPrimaryColumnWidth) end

--- `-[UISplitViewController setPreferredPrimaryColumnWidthFraction:]`
---@param preferredPrimaryColumnWidthFraction number
function UISplitViewController:setPreferredPrimaryColumnWidthFraction_(preferredPrimaryColumnWidthFraction) end

--- `-[UISplitViewController setPreferredSplitBehavior:]`
---@param preferredSplitBehavior integer
function UISplitViewController:setPreferredSplitBehavior_(preferredSplitBehavior) end

--- `-[UISplitViewController setPresentsWithGesture:]`
---@param presentsWithGesture boolean
function UISplitViewController:setPresentsWithGesture_(presentsWithGesture) end

--- `-[UISplitViewController setPrimaryBackgroundStyle:]`
---@param primaryBackgroundStyle integer
function UISplitViewController:setPrimaryBackgroundStyle_(primaryBackgroundStyle) end

--- `-[UISplitViewController setPrimaryEdge:]`
---@param primaryEdge integer
function UISplitViewController:setPrimaryEdge_(primaryEdge) end

--- `-[UISplitViewController setShowsSecondaryOnlyButton:]`
---@param showsSecondaryOnlyButton boolean
function UISplitViewController:setShowsSecondaryOnlyButton_(showsSecondaryOnlyButton) end

--- `-[UISplitViewController setViewController:forColumn:]`
---@param viewController UIViewController?
---@param column integer
function UISplitViewController:setViewController_forColumn_(viewController, column) end

--- `-[UISplitViewController setViewControllers:]`
---@param viewControllers UIViewController[]
function UISplitViewController:setViewControllers_(viewControllers) end

--- `-[UISplitViewController showColumn:]`
---@param showColumn integer
function UISplitViewController:showColumn_(showColumn) end

--- `-[UISplitViewController showDetailViewController:sender:]`
---@param viewController UIViewController
---@param sender any
function UISplitViewController:showDetailViewController_sender_(viewController, sender) end

--- `-[UISplitViewController showViewController:sender:]`
---@param viewController UIViewController
---@param sender any
function UISplitViewController:showViewController_sender_(viewController, sender) end

--- `-[UISplitViewController showsSecondaryOnlyButton]`
---@return boolean
function UISplitViewController:showsSecondaryOnlyButton() end

--- `-[UISplitViewController style]`
---@return integer
function UISplitViewController:style() end

--- `-[UISplitViewController viewControllerForColumn:]`
---@param viewControllerForColumn integer
---@return UIViewController?
function UISplitViewController:viewControllerForColumn_(viewControllerForColumn) end

--- `-[UISplitViewController viewControllers]`
---@return UIViewController[]
function UISplitViewController:viewControllers() end

--- `-[UISplitViewController viewDidLayoutSubviews]`
function UISplitViewController:viewDidLayoutSubviews() end

--- `-[UISplitViewController viewDidLoad]`
function UISplitViewController:viewDidLoad() end

-- UISplitViewControllerClass
--- The class `UISplitViewController` itself.
---@class UISplitViewControllerClass: UIViewControllerClass
---@field alloc fun(self: UISplitViewControllerClass): UISplitViewController
---@field new fun(self: UISplitViewControllerClass): UISplitViewController
local UISplitViewControllerClass = {}
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
---@param initialVelocity CGVectorArgument
---@return self
function UISpringTimingParameters:initWithDampingRatio_initialVelocity_(dampingRatio, initialVelocity) end

--- `-[UISpringTimingParameters initWithMass:stiffness:damping:initialVelocity:]`
---@param mass number
---@param stiffness number
---@param damping number
---@param initialVelocity CGVectorArgument
---@return self
function UISpringTimingParameters:initWithMass_stiffness_damping_initialVelocity_(mass, stiffness, damping, initialVelocity) end

--- `-[UISpringTimingParameters initialVelocity]`
---@return CGVector
function UISpringTimingParameters:initialVelocity() end

--- `-[UISpringTimingParameters springTimingParameters]`
---@return UISpringTimingParameters?
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
-- UIStackView
--- An instance of `UIStackView`.
---@class UIStackView: UIView
local UIStackView = {}

--- `-[UIStackView addArrangedSubview:]`
---@param arrangedSubview UIView
function UIStackView:addArrangedSubview_(arrangedSubview) end

--- `-[UIStackView alignment]`
---@return integer
function UIStackView:alignment() end

--- `-[UIStackView arrangedSubviews]`
---@return UIView[]
function UIStackView:arrangedSubviews() end

--- `-[UIStackView axis]`
---@return integer
function UIStackView:axis() end

--- `-[UIStackView customSpacingAfterView:]`
---@param view UIView
---@return number
function UIStackView:customSpacingAfterView_(view) end

--- `-[UIStackView distribution]`
---@return integer
function UIStackView:distribution() end

--- `-[UIStackView initWithArrangedSubviews:]`
---@param arrangedSubviews UIView[]
---@return self
function UIStackView:initWithArrangedSubviews_(arrangedSubviews) end

--- `-[UIStackView insertArrangedSubview:atIndex:]`
---@param arrangedSubview UIView
---@param atIndex integer
function UIStackView:insertArrangedSubview_atIndex_(arrangedSubview, atIndex) end

--- `-[UIStackView intrinsicContentSize]`
---@return CGSize
function UIStackView:intrinsicContentSize() end

--- `-[UIStackView isBaselineRelativeArrangement]`
---@return boolean
function UIStackView:isBaselineRelativeArrangement() end

--- `-[UIStackView isLayoutMarginsRelativeArrangement]`
---@return boolean
function UIStackView:isLayoutMarginsRelativeArrangement() end

--- `-[UIStackView removeArrangedSubview:]`
---@param arrangedSubview UIView
function UIStackView:removeArrangedSubview_(arrangedSubview) end

--- `-[UIStackView setAlignment:]`
---@param alignment integer
function UIStackView:setAlignment_(alignment) end

--- `-[UIStackView setAxis:]`
---@param axis integer
function UIStackView:setAxis_(axis) end

--- `-[UIStackView setBaselineRelativeArrangement:]`
---@param baselineRelativeArrangement boolean
function UIStackView:setBaselineRelativeArrangement_(baselineRelativeArrangement) end

--- `-[UIStackView setCustomSpacing:afterView:]`
---@param customSpacing number
---@param afterView UIView
function UIStackView:setCustomSpacing_afterView_(customSpacing, afterView) end

--- `-[UIStackView setDistribution:]`
---@param distribution integer
function UIStackView:setDistribution_(distribution) end

--- `-[UIStackView setLayoutMarginsRelativeArrangement:]`
---@param layoutMarginsRelativeArrangement boolean
function UIStackView:setLayoutMarginsRelativeArrangement_(layoutMarginsRelativeArrangement) end

--- `-[UIStackView setSpacing:]`
---@param spacing number
function UIStackView:setSpacing_(spacing) end

--- `-[UIStackView sizeThatFits:]`
---@param sizeThatFits CGSizeArgument
---@return CGSize
function UIStackView:sizeThatFits_(sizeThatFits) end

--- `-[UIStackView spacing]`
---@return number
function UIStackView:spacing() end

--- `-[UIStackView updateConstraints]`
function UIStackView:updateConstraints() end

--- `-[UIStackView willRemoveSubview:]`
---@param willRemoveSubview UIView
function UIStackView:willRemoveSubview_(willRemoveSubview) end

-- UIStackViewClass
--- The class `UIStackView` itself.
---@class UIStackViewClass: UIViewClass
---@field alloc fun(self: UIStackViewClass): UIStackView
---@field new fun(self: UIStackViewClass): UIStackView
local UIStackViewClass = {}
end

do
-- UIStatusBarManager
--- An instance of `UIStatusBarManager`.
---@class UIStatusBarManager: NSObject
local UIStatusBarManager = {}

--- `-[UIStatusBarManager isStatusBarHidden]`
---@return boolean
function UIStatusBarManager:isStatusBarHidden() end

--- `-[UIStatusBarManager statusBarFrame]`
---@return CGRect
function UIStatusBarManager:statusBarFrame() end

--- `-[UIStatusBarManager statusBarStyle]`
---@return integer
function UIStatusBarManager:statusBarStyle() end

-- UIStatusBarManagerClass
--- The class `UIStatusBarManager` itself.
---@class UIStatusBarManagerClass: NSObjectClass
---@field alloc fun(self: UIStatusBarManagerClass): UIStatusBarManager
---@field new fun(self: UIStatusBarManagerClass): UIStatusBarManager
local UIStatusBarManagerClass = {}
end

do
-- UIStepper
--- An instance of `UIStepper`.
---@class UIStepper: UIControl
local UIStepper = {}

--- `-[UIStepper autorepeat]`
---@return boolean
function UIStepper:autorepeat() end

--- `-[UIStepper backgroundImageForState:]`
---@param backgroundImageForState integer
---@return UIImage?
function UIStepper:backgroundImageForState_(backgroundImageForState) end

--- `-[UIStepper beginTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UIStepper:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIStepper cancelTrackingWithEvent:]`
---@param event UIEvent?
function UIStepper:cancelTrackingWithEvent_(event) end

--- `-[UIStepper decrementImageForState:]`
---@param decrementImageForState integer
---@return UIImage?
function UIStepper:decrementImageForState_(decrementImageForState) end

--- `-[UIStepper dividerImageForLeftSegmentState:rightSegmentState:]`
---@param dividerImageForLeftSegmentState integer
---@param rightSegmentState integer
---@return UIImage?
function UIStepper:dividerImageForLeftSegmentState_rightSegmentState_(dividerImageForLeftSegmentState, rightSegmentState) end

--- `-[UIStepper endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIStepper:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIStepper incrementImageForState:]`
---@param incrementImageForState integer
---@return UIImage?
function UIStepper:incrementImageForState_(incrementImageForState) end

--- `-[UIStepper initWithFrame:]`
---@param frame CGRectArgument
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

--- `-[UIStepper setBackgroundImage:forState:]`
---@param image UIImage?
---@param state integer
function UIStepper:setBackgroundImage_forState_(image, state) end

--- `-[UIStepper setContinuous:]`
---@param continuous boolean
function UIStepper:setContinuous_(continuous) end

--- `-[UIStepper setDecrementImage:forState:]`
---@param image UIImage?
---@param state integer
function UIStepper:setDecrementImage_forState_(image, state) end

--- `-[UIStepper setDividerImage:forLeftSegmentState:rightSegmentState:]`
---@param image UIImage?
---@param leftSegmentState integer
---@param rightSegmentState integer
function UIStepper:setDividerImage_forLeftSegmentState_rightSegmentState_(image, leftSegmentState, rightSegmentState) end

--- `-[UIStepper setIncrementImage:forState:]`
---@param image UIImage?
---@param state integer
function UIStepper:setIncrementImage_forState_(image, state) end

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
-- UIStoryboard
--- An instance of `UIStoryboard`.
---@class UIStoryboard: NSObject
local UIStoryboard = {}

--- `-[UIStoryboard instantiateInitialViewController]`
---@return UIViewController?
function UIStoryboard:instantiateInitialViewController() end

--- `-[UIStoryboard instantiateViewControllerWithIdentifier:]`
---@param instantiateViewControllerWithIdentifier string
---@return UIViewController
function UIStoryboard:instantiateViewControllerWithIdentifier_(instantiateViewControllerWithIdentifier) end

-- UIStoryboardClass
--- The class `UIStoryboard` itself.
---@class UIStoryboardClass: NSObjectClass
---@field alloc fun(self: UIStoryboardClass): UIStoryboard
---@field new fun(self: UIStoryboardClass): UIStoryboard
local UIStoryboardClass = {}

--- `+[UIStoryboard storyboardWithName:bundle:]`
---@param storyboardWithName string
---@param bundle any
---@return UIStoryboard
function UIStoryboardClass:storyboardWithName_bundle_(storyboardWithName, bundle) end
end

do
-- UIStoryboardEmbedSegue
--- An instance of `UIStoryboardEmbedSegue`.
---@class UIStoryboardEmbedSegue: UIStoryboardSegue
local UIStoryboardEmbedSegue = {}

--- `-[UIStoryboardEmbedSegue perform]`
function UIStoryboardEmbedSegue:perform() end

-- UIStoryboardEmbedSegueClass
--- The class `UIStoryboardEmbedSegue` itself.
---@class UIStoryboardEmbedSegueClass: UIStoryboardSegueClass
---@field alloc fun(self: UIStoryboardEmbedSegueClass): UIStoryboardEmbedSegue
---@field new fun(self: UIStoryboardEmbedSegueClass): UIStoryboardEmbedSegue
local UIStoryboardEmbedSegueClass = {}
end

do
-- UIStoryboardPresentationSegue
--- An instance of `UIStoryboardPresentationSegue`.
---@class UIStoryboardPresentationSegue: UIStoryboardSegue
local UIStoryboardPresentationSegue = {}

--- `-[UIStoryboardPresentationSegue perform]`
function UIStoryboardPresentationSegue:perform() end

-- UIStoryboardPresentationSegueClass
--- The class `UIStoryboardPresentationSegue` itself.
---@class UIStoryboardPresentationSegueClass: UIStoryboardSegueClass
---@field alloc fun(self: UIStoryboardPresentationSegueClass): UIStoryboardPresentationSegue
---@field new fun(self: UIStoryboardPresentationSegueClass): UIStoryboardPresentationSegue
local UIStoryboardPresentationSegueClass = {}
end

do
-- UIStoryboardSegue
--- An instance of `UIStoryboardSegue`.
---@class UIStoryboardSegue: NSObject
local UIStoryboardSegue = {}

--- `-[UIStoryboardSegue destinationViewController]`
---@return UIViewController?
function UIStoryboardSegue:destinationViewController() end

--- `-[UIStoryboardSegue identifier]`
---@return string?
function UIStoryboardSegue:identifier() end

--- `-[UIStoryboardSegue initWithIdentifier:source:destination:]`
---@param identifier string?
---@param source UIViewController
---@param destination UIViewController
---@return self
function UIStoryboardSegue:initWithIdentifier_source_destination_(identifier, source, destination) end

--- `-[UIStoryboardSegue perform]`
function UIStoryboardSegue:perform() end

--- `-[UIStoryboardSegue sourceViewController]`
---@return UIViewController?
function UIStoryboardSegue:sourceViewController() end

-- UIStoryboardSegueClass
--- The class `UIStoryboardSegue` itself.
---@class UIStoryboardSegueClass: NSObjectClass
---@field alloc fun(self: UIStoryboardSegueClass): UIStoryboardSegue
---@field new fun(self: UIStoryboardSegueClass): UIStoryboardSegue
local UIStoryboardSegueClass = {}

--- `+[UIStoryboardSegue segueWithIdentifier:source:destination:performHandler:]`
---@param segueWithIdentifier string?
---@param source UIViewController
---@param destination UIViewController
---@param performHandler function
---@return any
function UIStoryboardSegueClass:segueWithIdentifier_source_destination_performHandler_(segueWithIdentifier, source, destination, performHandler) end
end

do
-- UIStoryboardSegueTemplate
--- An instance of `UIStoryboardSegueTemplate`.
---@class UIStoryboardSegueTemplate: NSObject
local UIStoryboardSegueTemplate = {}

--- `-[UIStoryboardSegueTemplate perform:]`
---@param perform any
function UIStoryboardSegueTemplate:perform_(perform) end

-- UIStoryboardSegueTemplateClass
--- The class `UIStoryboardSegueTemplate` itself.
---@class UIStoryboardSegueTemplateClass: NSObjectClass
---@field alloc fun(self: UIStoryboardSegueTemplateClass): UIStoryboardSegueTemplate
---@field new fun(self: UIStoryboardSegueTemplateClass): UIStoryboardSegueTemplate
local UIStoryboardSegueTemplateClass = {}
end

do
-- UIStoryboardShowSegue
--- An instance of `UIStoryboardShowSegue`.
---@class UIStoryboardShowSegue: UIStoryboardSegue
local UIStoryboardShowSegue = {}

--- `-[UIStoryboardShowSegue perform]`
function UIStoryboardShowSegue:perform() end

-- UIStoryboardShowSegueClass
--- The class `UIStoryboardShowSegue` itself.
---@class UIStoryboardShowSegueClass: UIStoryboardSegueClass
---@field alloc fun(self: UIStoryboardShowSegueClass): UIStoryboardShowSegue
---@field new fun(self: UIStoryboardShowSegueClass): UIStoryboardShowSegue
local UIStoryboardShowSegueClass = {}
end

do
-- UIStoryboardUnwindSegueSource
--- An instance of `UIStoryboardUnwindSegueSource`.
---@class UIStoryboardUnwindSegueSource: NSObject
local UIStoryboardUnwindSegueSource = {}

--- `-[UIStoryboardUnwindSegueSource sender]`
---@return any
function UIStoryboardUnwindSegueSource:sender() end

--- `-[UIStoryboardUnwindSegueSource sourceViewController]`
---@return UIViewController?
function UIStoryboardUnwindSegueSource:sourceViewController() end

--- `-[UIStoryboardUnwindSegueSource unwindAction]`
---@return SEL?
function UIStoryboardUnwindSegueSource:unwindAction() end

-- UIStoryboardUnwindSegueSourceClass
--- The class `UIStoryboardUnwindSegueSource` itself.
---@class UIStoryboardUnwindSegueSourceClass: NSObjectClass
---@field alloc fun(self: UIStoryboardUnwindSegueSourceClass): UIStoryboardUnwindSegueSource
---@field new fun(self: UIStoryboardUnwindSegueSourceClass): UIStoryboardUnwindSegueSource
local UIStoryboardUnwindSegueSourceClass = {}
end

do
-- UISwipeActionsConfiguration
--- An instance of `UISwipeActionsConfiguration`.
---@class UISwipeActionsConfiguration: NSObject
local UISwipeActionsConfiguration = {}

--- `-[UISwipeActionsConfiguration actions]`
---@return UIContextualAction[]
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
---@param configurationWithActions UIContextualAction[]
---@return UISwipeActionsConfiguration
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UISwipeGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UISwipeGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UISwipeGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UISwipeGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UISwipeGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UISwipeGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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
---@param touch UITouch?
---@param event UIEvent?
function UISwitch:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISwitch initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UISwitch:initWithFrame_(frame) end

--- `-[UISwitch isOn]`
---@return boolean
function UISwitch:isOn() end

--- `-[UISwitch offImage]`
---@return UIImage?
function UISwitch:offImage() end

--- `-[UISwitch onImage]`
---@return UIImage?
function UISwitch:onImage() end

--- `-[UISwitch onTintColor]`
---@return UIColor?
function UISwitch:onTintColor() end

--- `-[UISwitch preferredStyle]`
---@return integer
function UISwitch:preferredStyle() end

--- `-[UISwitch setOffImage:]`
---@param image UIImage?
function UISwitch:setOffImage_(image) end

--- `-[UISwitch setOn:]`
---@param on boolean
function UISwitch:setOn_(on) end

--- `-[UISwitch setOn:animated:]`
---@param on boolean
---@param animated boolean
function UISwitch:setOn_animated_(on, animated) end

--- `-[UISwitch setOnImage:]`
---@param image UIImage?
function UISwitch:setOnImage_(image) end

--- `-[UISwitch setOnTintColor:]`
---@param color UIColor?
function UISwitch:setOnTintColor_(color) end

--- `-[UISwitch setPreferredStyle:]`
---@param preferredStyle integer
function UISwitch:setPreferredStyle_(preferredStyle) end

--- `-[UISwitch setThumbTintColor:]`
---@param color UIColor?
function UISwitch:setThumbTintColor_(color) end

--- `-[UISwitch setTitle:]`
---@param title string?
function UISwitch:setTitle_(title) end

--- `-[UISwitch style]`
---@return integer
function UISwitch:style() end

--- `-[UISwitch thumbTintColor]`
---@return UIColor?
function UISwitch:thumbTintColor() end

--- `-[UISwitch title]`
---@return string?
function UISwitch:title() end

-- UISwitchClass
--- The class `UISwitch` itself.
---@class UISwitchClass: UIControlClass
---@field alloc fun(self: UISwitchClass): UISwitch
---@field new fun(self: UISwitchClass): UISwitch
local UISwitchClass = {}
end

do
-- UITab
--- An instance of `UITab`.
---@class UITab: UITabElement
local UITab = {}

--- `-[UITab allowsHiding]`
---@return boolean
function UITab:allowsHiding() end

--- `-[UITab badgeValue]`
---@return string?
function UITab:badgeValue() end

--- `-[UITab identifier]`
---@return string
function UITab:identifier() end

--- `-[UITab image]`
---@return UIImage?
function UITab:image() end

--- `-[UITab initWithTitle:image:identifier:viewControllerProvider:]`
---@param title string
---@param image any
---@param identifier string
---@param viewControllerProvider function?
---@return self
function UITab:initWithTitle_image_identifier_viewControllerProvider_(title, image, identifier, viewControllerProvider) end

--- `-[UITab isHidden]`
---@return boolean
function UITab:isHidden() end

--- `-[UITab isHiddenByDefault]`
---@return boolean
function UITab:isHiddenByDefault() end

--- `-[UITab preferredPlacement]`
---@return integer
function UITab:preferredPlacement() end

--- `-[UITab setAllowsHiding:]`
---@param allowsHiding boolean
function UITab:setAllowsHiding_(allowsHiding) end

--- `-[UITab setBadgeValue:]`
---@param badgeValue string?
function UITab:setBadgeValue_(badgeValue) end

--- `-[UITab setHidden:]`
---@param hidden boolean
function UITab:setHidden_(hidden) end

--- `-[UITab setHiddenByDefault:]`
---@param hiddenByDefault boolean
function UITab:setHiddenByDefault_(hiddenByDefault) end

--- `-[UITab setImage:]`
---@param image UIImage?
function UITab:setImage_(image) end

--- `-[UITab setPreferredPlacement:]`
---@param preferredPlacement integer
function UITab:setPreferredPlacement_(preferredPlacement) end

--- `-[UITab setSubtitle:]`
---@param subtitle string?
function UITab:setSubtitle_(subtitle) end

--- `-[UITab setTitle:]`
---@param title string
function UITab:setTitle_(title) end

--- `-[UITab setUserInfo:]`
---@param userInfo any
function UITab:setUserInfo_(userInfo) end

--- `-[UITab subtitle]`
---@return string?
function UITab:subtitle() end

--- `-[UITab tabBarController]`
---@return UITabBarController?
function UITab:tabBarController() end

--- `-[UITab title]`
---@return string
function UITab:title() end

--- `-[UITab userInfo]`
---@return any
function UITab:userInfo() end

--- `-[UITab viewController]`
---@return UIViewController?
function UITab:viewController() end

-- UITabClass
--- The class `UITab` itself.
---@class UITabClass: UITabElementClass
---@field alloc fun(self: UITabClass): UITab
---@field new fun(self: UITabClass): UITab
local UITabClass = {}
end

do
-- UITabBar
--- An instance of `UITabBar`.
---@class UITabBar: UIView
local UITabBar = {}

--- `-[UITabBar _itemTapped:]`
---@param _itemTapped UIButton?
function UITabBar:_itemTapped_(_itemTapped) end

--- `-[UITabBar backgroundImage]`
---@return UIImage?
function UITabBar:backgroundImage() end

--- `-[UITabBar barStyle]`
---@return integer
function UITabBar:barStyle() end

--- `-[UITabBar barTintColor]`
---@return UIColor?
function UITabBar:barTintColor() end

--- `-[UITabBar beginCustomizingItems:]`
---@param beginCustomizingItems UITabBarItem[]
function UITabBar:beginCustomizingItems_(beginCustomizingItems) end

--- `-[UITabBar compactAppearance]`
---@return UIBarAppearance?
function UITabBar:compactAppearance() end

--- `-[UITabBar compactScrollEdgeAppearance]`
---@return UIBarAppearance?
function UITabBar:compactScrollEdgeAppearance() end

--- `-[UITabBar delegate]`
---@return any
function UITabBar:delegate() end

--- `-[UITabBar endCustomizingAnimated:]`
---@param endCustomizingAnimated boolean
---@return boolean
function UITabBar:endCustomizingAnimated_(endCustomizingAnimated) end

--- `-[UITabBar intrinsicContentSize]`
---@return CGSize
function UITabBar:intrinsicContentSize() end

--- `-[UITabBar isCustomizing]`
---@return boolean
function UITabBar:isCustomizing() end

--- `-[UITabBar isTranslucent]`
---@return boolean
function UITabBar:isTranslucent() end

--- `-[UITabBar itemPositioning]`
---@return integer
function UITabBar:itemPositioning() end

--- `-[UITabBar itemSpacing]`
---@return number
function UITabBar:itemSpacing() end

--- `-[UITabBar itemWidth]`
---@return number
function UITabBar:itemWidth() end

--- `-[UITabBar items]`
---@return UITabBarItem[]
function UITabBar:items() end

--- `-[UITabBar layoutSubviews]`
function UITabBar:layoutSubviews() end

--- `-[UITabBar scrollEdgeAppearance]`
---@return UIBarAppearance?
function UITabBar:scrollEdgeAppearance() end

--- `-[UITabBar selectedImageTintColor]`
---@return UIColor?
function UITabBar:selectedImageTintColor() end

--- `-[UITabBar selectedItem]`
---@return UITabBarItem?
function UITabBar:selectedItem() end

--- `-[UITabBar selectionIndicatorImage]`
---@return UIImage?
function UITabBar:selectionIndicatorImage() end

--- `-[UITabBar setBackgroundImage:]`
---@param image UIImage?
function UITabBar:setBackgroundImage_(image) end

--- `-[UITabBar setBarStyle:]`
---@param barStyle integer
function UITabBar:setBarStyle_(barStyle) end

--- `-[UITabBar setBarTintColor:]`
---@param color UIColor?
function UITabBar:setBarTintColor_(color) end

--- `-[UITabBar setCompactAppearance:]`
---@param compactAppearance UIBarAppearance?
function UITabBar:setCompactAppearance_(compactAppearance) end

--- `-[UITabBar setCompactScrollEdgeAppearance:]`
---@param compactScrollEdgeAppearance UIBarAppearance?
function UITabBar:setCompactScrollEdgeAppearance_(compactScrollEdgeAppearance) end

--- `-[UITabBar setDelegate:]`
---@param delegate any
function UITabBar:setDelegate_(delegate) end

--- `-[UITabBar setItemPositioning:]`
---@param itemPositioning integer
function UITabBar:setItemPositioning_(itemPositioning) end

--- `-[UITabBar setItemSpacing:]`
---@param itemSpacing number
function UITabBar:setItemSpacing_(itemSpacing) end

--- `-[UITabBar setItemWidth:]`
---@param itemWidth number
function UITabBar:setItemWidth_(itemWidth) end

--- `-[UITabBar setItems:]`
---@param items any
function UITabBar:setItems_(items) end

--- `-[UITabBar setItems:animated:]`
---@param items any
---@param animated boolean
function UITabBar:setItems_animated_(items, animated) end

--- `-[UITabBar setScrollEdgeAppearance:]`
---@param scrollEdgeAppearance UIBarAppearance?
function UITabBar:setScrollEdgeAppearance_(scrollEdgeAppearance) end

--- `-[UITabBar setSelectedImageTintColor:]`
---@param color UIColor?
function UITabBar:setSelectedImageTintColor_(color) end

--- `-[UITabBar setSelectedItem:]`
---@param selectedItem UITabBarItem?
function UITabBar:setSelectedItem_(selectedItem) end

--- `-[UITabBar setSelectionIndicatorImage:]`
---@param image UIImage?
function UITabBar:setSelectionIndicatorImage_(image) end

--- `-[UITabBar setShadowImage:]`
---@param image UIImage?
function UITabBar:setShadowImage_(image) end

--- `-[UITabBar setStandardAppearance:]`
---@param standardAppearance UIBarAppearance?
function UITabBar:setStandardAppearance_(standardAppearance) end

--- `-[UITabBar setTranslucent:]`
---@param translucent boolean
function UITabBar:setTranslucent_(translucent) end

--- `-[UITabBar setUnselectedItemTintColor:]`
---@param color UIColor?
function UITabBar:setUnselectedItemTintColor_(color) end

--- `-[UITabBar shadowImage]`
---@return UIImage?
function UITabBar:shadowImage() end

--- `-[UITabBar standardAppearance]`
---@return UIBarAppearance?
function UITabBar:standardAppearance() end

--- `-[UITabBar unselectedItemTintColor]`
---@return UIColor?
function UITabBar:unselectedItemTintColor() end

-- UITabBarClass
--- The class `UITabBar` itself.
---@class UITabBarClass: UIViewClass
---@field alloc fun(self: UITabBarClass): UITabBar
---@field new fun(self: UITabBarClass): UITabBar
local UITabBarClass = {}
end

do
-- UITabBarAppearance
--- An instance of `UITabBarAppearance`.
---@class UITabBarAppearance: UIBarAppearance
local UITabBarAppearance = {}

--- `-[UITabBarAppearance compactInlineLayoutAppearance]`
---@return UIBarAppearance
function UITabBarAppearance:compactInlineLayoutAppearance() end

--- `-[UITabBarAppearance inlineLayoutAppearance]`
---@return UIBarAppearance
function UITabBarAppearance:inlineLayoutAppearance() end

--- `-[UITabBarAppearance selectionIndicatorImage]`
---@return UIImage?
function UITabBarAppearance:selectionIndicatorImage() end

--- `-[UITabBarAppearance selectionIndicatorTintColor]`
---@return UIColor?
function UITabBarAppearance:selectionIndicatorTintColor() end

--- `-[UITabBarAppearance setCompactInlineLayoutAppearance:]`
---@param compactInlineLayoutAppearance UIBarAppearance
function UITabBarAppearance:setCompactInlineLayoutAppearance_(compactInlineLayoutAppearance) end

--- `-[UITabBarAppearance setInlineLayoutAppearance:]`
---@param inlineLayoutAppearance UIBarAppearance
function UITabBarAppearance:setInlineLayoutAppearance_(inlineLayoutAppearance) end

--- `-[UITabBarAppearance setSelectionIndicatorImage:]`
---@param image UIImage?
function UITabBarAppearance:setSelectionIndicatorImage_(image) end

--- `-[UITabBarAppearance setSelectionIndicatorTintColor:]`
---@param color UIColor?
function UITabBarAppearance:setSelectionIndicatorTintColor_(color) end

--- `-[UITabBarAppearance setStackedItemPositioning:]`
---@param stackedItemPositioning integer
function UITabBarAppearance:setStackedItemPositioning_(stackedItemPositioning) end

--- `-[UITabBarAppearance setStackedItemSpacing:]`
---@param stackedItemSpacing number
function UITabBarAppearance:setStackedItemSpacing_(stackedItemSpacing) end

--- `-[UITabBarAppearance setStackedItemWidth:]`
---@param stackedItemWidth number
function UITabBarAppearance:setStackedItemWidth_(stackedItemWidth) end

--- `-[UITabBarAppearance setStackedLayoutAppearance:]`
---@param stackedLayoutAppearance UIBarAppearance
function UITabBarAppearance:setStackedLayoutAppearance_(stackedLayoutAppearance) end

--- `-[UITabBarAppearance stackedItemPositioning]`
---@return integer
function UITabBarAppearance:stackedItemPositioning() end

--- `-[UITabBarAppearance stackedItemSpacing]`
---@return number
function UITabBarAppearance:stackedItemSpacing() end

--- `-[UITabBarAppearance stackedItemWidth]`
---@return number
function UITabBarAppearance:stackedItemWidth() end

--- `-[UITabBarAppearance stackedLayoutAppearance]`
---@return UIBarAppearance
function UITabBarAppearance:stackedLayoutAppearance() end

-- UITabBarAppearanceClass
--- The class `UITabBarAppearance` itself.
---@class UITabBarAppearanceClass: UIBarAppearanceClass
---@field alloc fun(self: UITabBarAppearanceClass): UITabBarAppearance
---@field new fun(self: UITabBarAppearanceClass): UITabBarAppearance
local UITabBarAppearanceClass = {}
end

do
-- UITabBarController
--- An instance of `UITabBarController`.
---@class UITabBarController: UIViewController
local UITabBarController = {}

--- `-[UITabBarController _tabBarItemClicked:]`
---@param _tabBarItemClicked UITabBarItem
function UITabBarController:_tabBarItemClicked_(_tabBarItemClicked) end

--- `-[UITabBarController childViewControllerForStatusBarHidden]`
---@return UIViewController?
function UITabBarController:childViewControllerForStatusBarHidden() end

--- `-[UITabBarController childViewControllerForStatusBarStyle]`
---@return UIViewController?
function UITabBarController:childViewControllerForStatusBarStyle() end

--- `-[UITabBarController customizableViewControllers]`
---@return UIViewController[]?
function UITabBarController:customizableViewControllers() end

--- `-[UITabBarController delegate]`
---@return any
function UITabBarController:delegate() end

--- `-[UITabBarController initWithTabs:]`
---@param tabs UITab[]
---@return self
function UITabBarController:initWithTabs_(tabs) end

--- `-[UITabBarController isTabBarHidden]`
---@return boolean
function UITabBarController:isTabBarHidden() end

--- `-[UITabBarController loadView]`
function UITabBarController:loadView() end

--- `-[UITabBarController mode]`
---@return integer
function UITabBarController:mode() end

--- `-[UITabBarController selectedIndex]`
---@return integer
function UITabBarController:selectedIndex() end

--- `-[UITabBarController selectedTab]`
---@return UITab?
function UITabBarController:selectedTab() end

--- `-[UITabBarController selectedViewController]`
---@return UIViewController?
function UITabBarController:selectedViewController() end

--- `-[UITabBarController setCustomizableViewControllers:]`
---@param customizableViewControllers UIViewController[]?
function UITabBarController:setCustomizableViewControllers_(customizableViewControllers) end

--- `-[UITabBarController setDelegate:]`
---@param delegate any
function UITabBarController:setDelegate_(delegate) end

--- `-[UITabBarController setMode:]`
---@param mode integer
function UITabBarController:setMode_(mode) end

--- `-[UITabBarController setSelectedIndex:]`
---@param selectedIndex integer
function UITabBarController:setSelectedIndex_(selectedIndex) end

--- `-[UITabBarController setSelectedTab:]`
---@param tab UITab?
function UITabBarController:setSelectedTab_(tab) end

--- `-[UITabBarController setSelectedViewController:]`
---@param viewController UIViewController?
function UITabBarController:setSelectedViewController_(viewController) end

--- `-[UITabBarController setTabBarHidden:]`
---@param tabBarHidden boolean
function UITabBarController:setTabBarHidden_(tabBarHidden) end

--- `-[UITabBarController setTabBarHidden:animated:]`
---@param tabBarHidden boolean
---@param animated boolean
function UITabBarController:setTabBarHidden_animated_(tabBarHidden, animated) end

--- `-[UITabBarController setTabs:]`
---@param tabs UITab[]
function UITabBarController:setTabs_(tabs) end

--- `-[UITabBarController setTabs:animated:]`
---@param tabs UITab[]
---@param animated boolean
function UITabBarController:setTabs_animated_(tabs, animated) end

--- `-[UITabBarController setViewControllers:]`
---@param viewControllers UIViewController[]?
function UITabBarController:setViewControllers_(viewControllers) end

--- `-[UITabBarController setViewControllers:animated:]`
---@param viewControllers UIViewController[]?
---@param animated boolean
function UITabBarController:setViewControllers_animated_(viewControllers, animated) end

--- `-[UITabBarController tabBar]`
---@return UITabBar
function UITabBarController:tabBar() end

--- `-[UITabBarController tabBar:didBeginCustomizingItems:]`
---@param tabBar UITabBar
---@param didBeginCustomizingItems UITabBarItem[]
function UITabBarController:tabBar_didBeginCustomizingItems_(tabBar, didBeginCustomizingItems) end

--- `-[UITabBarController tabBar:didEndCustomizingItems:changed:]`
---@param tabBar UITabBar
---@param didEndCustomizingItems UITabBarItem[]
---@param changed boolean
function UITabBarController:tabBar_didEndCustomizingItems_changed_(tabBar, didEndCustomizingItems, changed) end

--- `-[UITabBarController tabBar:didSelectItem:]`
---@param tabBar UITabBar?
---@param didSelectItem UITabBarItem?
function UITabBarController:tabBar_didSelectItem_(tabBar, didSelectItem) end

--- `-[UITabBarController tabBar:willBeginCustomizingItems:]`
---@param tabBar UITabBar
---@param willBeginCustomizingItems UITabBarItem[]
function UITabBarController:tabBar_willBeginCustomizingItems_(tabBar, willBeginCustomizingItems) end

--- `-[UITabBarController tabBar:willEndCustomizingItems:changed:]`
---@param tabBar UITabBar
---@param willEndCustomizingItems UITabBarItem[]
---@param changed boolean
function UITabBarController:tabBar_willEndCustomizingItems_changed_(tabBar, willEndCustomizingItems, changed) end

--- `-[UITabBarController tabForIdentifier:]`
---@param tabForIdentifier string
---@return UITab?
function UITabBarController:tabForIdentifier_(tabForIdentifier) end

--- `-[UITabBarController tabs]`
---@return UITab[]
function UITabBarController:tabs() end

--- `-[UITabBarController unwindForSegue:towardsViewController:]`
---@param unwindForSegue UIStoryboardSegue
---@param towardsViewController UIViewController
function UITabBarController:unwindForSegue_towardsViewController_(unwindForSegue, towardsViewController) end

--- `-[UITabBarController viewControllers]`
---@return UIViewController[]?
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
---@class UITabBarItem: UIBarItem
local UITabBarItem = {}

--- `-[UITabBarItem badgeColor]`
---@return UIColor?
function UITabBarItem:badgeColor() end

--- `-[UITabBarItem badgeTextAttributesForState:]`
---@param badgeTextAttributesForState integer
---@return any
function UITabBarItem:badgeTextAttributesForState_(badgeTextAttributesForState) end

--- `-[UITabBarItem badgeValue]`
---@return string?
function UITabBarItem:badgeValue() end

--- `-[UITabBarItem encodeWithCoder:]`
---@param coder NSCoder
function UITabBarItem:encodeWithCoder_(coder) end

--- `-[UITabBarItem finishedSelectedImage]`
---@return UIImage?
function UITabBarItem:finishedSelectedImage() end

--- `-[UITabBarItem finishedUnselectedImage]`
---@return UIImage?
function UITabBarItem:finishedUnselectedImage() end

--- `-[UITabBarItem initWithCoder:]`
---@param coder NSCoder?
---@return self
function UITabBarItem:initWithCoder_(coder) end

--- `-[UITabBarItem initWithTabBarSystemItem:tag:]`
---@param tabBarSystemItem integer
---@param tag integer
---@return self
function UITabBarItem:initWithTabBarSystemItem_tag_(tabBarSystemItem, tag) end

--- `-[UITabBarItem initWithTitle:image:selectedImage:]`
---@param title string?
---@param image any
---@param selectedImage any
---@return self
function UITabBarItem:initWithTitle_image_selectedImage_(title, image, selectedImage) end

--- `-[UITabBarItem initWithTitle:image:tag:]`
---@param title string?
---@param image any
---@param tag integer
---@return self
function UITabBarItem:initWithTitle_image_tag_(title, image, tag) end

--- `-[UITabBarItem scrollEdgeAppearance]`
---@return UIBarAppearance?
function UITabBarItem:scrollEdgeAppearance() end

--- `-[UITabBarItem selectedImage]`
---@return any
function UITabBarItem:selectedImage() end

--- `-[UITabBarItem setBadgeColor:]`
---@param color UIColor?
function UITabBarItem:setBadgeColor_(color) end

--- `-[UITabBarItem setBadgeTextAttributes:forState:]`
---@param badgeTextAttributes any
---@param state integer
function UITabBarItem:setBadgeTextAttributes_forState_(badgeTextAttributes, state) end

--- `-[UITabBarItem setBadgeValue:]`
---@param badgeValue string?
function UITabBarItem:setBadgeValue_(badgeValue) end

--- `-[UITabBarItem setFinishedSelectedImage:withFinishedUnselectedImage:]`
---@param image UIImage?
---@param finishedUnselectedImage UIImage?
function UITabBarItem:setFinishedSelectedImage_withFinishedUnselectedImage_(image, finishedUnselectedImage) end

--- `-[UITabBarItem setScrollEdgeAppearance:]`
---@param scrollEdgeAppearance UIBarAppearance?
function UITabBarItem:setScrollEdgeAppearance_(scrollEdgeAppearance) end

--- `-[UITabBarItem setSelectedImage:]`
---@param selectedImage any
function UITabBarItem:setSelectedImage_(selectedImage) end

--- `-[UITabBarItem setStandardAppearance:]`
---@param standardAppearance UIBarAppearance?
function UITabBarItem:setStandardAppearance_(standardAppearance) end

--- `-[UITabBarItem setTitlePositionAdjustment:]`
---@param titlePositionAdjustment UIOffsetArgument
function UITabBarItem:setTitlePositionAdjustment_(titlePositionAdjustment) end

--- `-[UITabBarItem standardAppearance]`
---@return UIBarAppearance?
function UITabBarItem:standardAppearance() end

--- `-[UITabBarItem titlePositionAdjustment]`
---@return UIOffset
function UITabBarItem:titlePositionAdjustment() end

-- UITabBarItemClass
--- The class `UITabBarItem` itself.
---@class UITabBarItemClass: UIBarItemClass
---@field alloc fun(self: UITabBarItemClass): UITabBarItem
---@field new fun(self: UITabBarItemClass): UITabBarItem
local UITabBarItemClass = {}
end

do
-- UITabBarItemAppearance
--- An instance of `UITabBarItemAppearance`.
---@class UITabBarItemAppearance: NSObject
local UITabBarItemAppearance = {}

--- `-[UITabBarItemAppearance configureWithDefaultForStyle:]`
---@param configureWithDefaultForStyle integer
function UITabBarItemAppearance:configureWithDefaultForStyle_(configureWithDefaultForStyle) end

--- `-[UITabBarItemAppearance copyWithZone:]`
---@param copyWithZone any
---@return UIBarAppearance
function UITabBarItemAppearance:copyWithZone_(copyWithZone) end

--- `-[UITabBarItemAppearance disabled]`
---@return UIBarAppearance
function UITabBarItemAppearance:disabled() end

--- `-[UITabBarItemAppearance focused]`
---@return UIBarAppearance
function UITabBarItemAppearance:focused() end

--- `-[UITabBarItemAppearance highlighted]`
---@return UIBarAppearance
function UITabBarItemAppearance:highlighted() end

--- `-[UITabBarItemAppearance idiom]`
---@return integer
function UITabBarItemAppearance:idiom() end

--- `-[UITabBarItemAppearance initWithStyle:]`
---@param style integer
---@return self
function UITabBarItemAppearance:initWithStyle_(style) end

--- `-[UITabBarItemAppearance normal]`
---@return UIBarAppearance
function UITabBarItemAppearance:normal() end

--- `-[UITabBarItemAppearance selected]`
---@return UIBarAppearance
function UITabBarItemAppearance:selected() end

--- `-[UITabBarItemAppearance setDisabled:]`
---@param disabled UIBarAppearance
function UITabBarItemAppearance:setDisabled_(disabled) end

--- `-[UITabBarItemAppearance setFocused:]`
---@param focused UIBarAppearance
function UITabBarItemAppearance:setFocused_(focused) end

--- `-[UITabBarItemAppearance setHighlighted:]`
---@param highlighted UIBarAppearance
function UITabBarItemAppearance:setHighlighted_(highlighted) end

--- `-[UITabBarItemAppearance setNormal:]`
---@param normal UIBarAppearance
function UITabBarItemAppearance:setNormal_(normal) end

--- `-[UITabBarItemAppearance setSelected:]`
---@param selected UIBarAppearance
function UITabBarItemAppearance:setSelected_(selected) end

-- UITabBarItemAppearanceClass
--- The class `UITabBarItemAppearance` itself.
---@class UITabBarItemAppearanceClass: NSObjectClass
---@field alloc fun(self: UITabBarItemAppearanceClass): UITabBarItemAppearance
---@field new fun(self: UITabBarItemAppearanceClass): UITabBarItemAppearance
local UITabBarItemAppearanceClass = {}
end

do
-- UITabElement
--- An instance of `UITabElement`.
---@class UITabElement: NSObject
local UITabElement = {}

-- UITabElementClass
--- The class `UITabElement` itself.
---@class UITabElementClass: NSObjectClass
---@field alloc fun(self: UITabElementClass): UITabElement
---@field new fun(self: UITabElementClass): UITabElement
local UITabElementClass = {}
end

do
-- UITabGroup
--- An instance of `UITabGroup`.
---@class UITabGroup: UITab
local UITabGroup = {}

--- `-[UITabGroup children]`
---@return UITab[]
function UITabGroup:children() end

--- `-[UITabGroup initWithTitle:image:identifier:children:viewControllerProvider:]`
---@param title any
---@param image any
---@param identifier any
---@param children any
---@param viewControllerProvider function
---@return self
function UITabGroup:initWithTitle_image_identifier_children_viewControllerProvider_(title, image, identifier, children, viewControllerProvider) end

--- `-[UITabGroup setChildren:]`
---@param children UITab[]
function UITabGroup:setChildren_(children) end

--- `-[UITabGroup tabForIdentifier:]`
---@param tabForIdentifier string
---@return UITab?
function UITabGroup:tabForIdentifier_(tabForIdentifier) end

-- UITabGroupClass
--- The class `UITabGroup` itself.
---@class UITabGroupClass: UITabClass
---@field alloc fun(self: UITabGroupClass): UITabGroup
---@field new fun(self: UITabGroupClass): UITabGroup
local UITabGroupClass = {}
end

do
-- UITableView
--- An instance of `UITableView`.
---@class UITableView: UIScrollView
local UITableView = {}

--- `-[UITableView _handleSwipe:]`
---@param _handleSwipe _UISwipeActionPanGestureRecognizer
function UITableView:_handleSwipe_(_handleSwipe) end

--- `-[UITableView allowsFocus]`
---@return boolean
function UITableView:allowsFocus() end

--- `-[UITableView allowsFocusDuringEditing]`
---@return boolean
function UITableView:allowsFocusDuringEditing() end

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
---@return UIView?
function UITableView:backgroundView() end

--- `-[UITableView beginUpdates]`
function UITableView:beginUpdates() end

--- `-[UITableView cellForRowAtIndexPath:]`
---@param indexPath NSIndexPath?
---@return UITableViewCell?
function UITableView:cellForRowAtIndexPath_(indexPath) end

--- `-[UITableView cellLayoutMarginsFollowReadableWidth]`
---@return boolean
function UITableView:cellLayoutMarginsFollowReadableWidth() end

--- `-[UITableView contentHuggingElements]`
---@return integer
function UITableView:contentHuggingElements() end

--- `-[UITableView dataSource]`
---@return any
function UITableView:dataSource() end

--- `-[UITableView deleteRowsAtIndexPaths:withRowAnimation:]`
---@param deleteRowsAtIndexPaths NSIndexPath[]
---@param rowAnimation integer
function UITableView:deleteRowsAtIndexPaths_withRowAnimation_(deleteRowsAtIndexPaths, rowAnimation) end

--- `-[UITableView deleteSections:withRowAnimation:]`
---@param deleteSections integer[]
---@param rowAnimation integer
function UITableView:deleteSections_withRowAnimation_(deleteSections, rowAnimation) end

--- `-[UITableView dequeueReusableCellWithIdentifier:]`
---@param dequeueReusableCellWithIdentifier string
---@return any
function UITableView:dequeueReusableCellWithIdentifier_(dequeueReusableCellWithIdentifier) end

--- `-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]`
---@param dequeueReusableCellWithIdentifier string
---@param indexPath NSIndexPath
---@return any
function UITableView:dequeueReusableCellWithIdentifier_forIndexPath_(dequeueReusableCellWithIdentifier, indexPath) end

--- `-[UITableView dequeueReusableHeaderFooterViewWithIdentifier:]`
---@param dequeueReusableHeaderFooterViewWithIdentifier string
---@return any
function UITableView:dequeueReusableHeaderFooterViewWithIdentifier_(dequeueReusableHeaderFooterViewWithIdentifier) end

--- `-[UITableView deselectRowAtIndexPath:animated:]`
---@param indexPath NSIndexPath?
---@param animated boolean
function UITableView:deselectRowAtIndexPath_animated_(indexPath, animated) end

--- `-[UITableView dragDelegate]`
---@return any
function UITableView:dragDelegate() end

--- `-[UITableView dragInteractionEnabled]`
---@return boolean
function UITableView:dragInteractionEnabled() end

--- `-[UITableView dropDelegate]`
---@return any
function UITableView:dropDelegate() end

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

--- `-[UITableView fillerRowHeight]`
---@return number
function UITableView:fillerRowHeight() end

--- `-[UITableView footerViewForSection:]`
---@param footerViewForSection integer
---@return UIView?
function UITableView:footerViewForSection_(footerViewForSection) end

--- `-[UITableView hasActiveDrag]`
---@return boolean
function UITableView:hasActiveDrag() end

--- `-[UITableView hasActiveDrop]`
---@return boolean
function UITableView:hasActiveDrop() end

--- `-[UITableView hasUncommittedUpdates]`
---@return boolean
function UITableView:hasUncommittedUpdates() end

--- `-[UITableView headerViewForSection:]`
---@param headerViewForSection integer
---@return UIView?
function UITableView:headerViewForSection_(headerViewForSection) end

--- `-[UITableView indexPathForCell:]`
---@param indexPathForCell UITableViewCell?
---@return NSIndexPath?
function UITableView:indexPathForCell_(indexPathForCell) end

--- `-[UITableView indexPathForRowAtPoint:]`
---@param indexPathForRowAtPoint CGPointArgument
---@return NSIndexPath?
function UITableView:indexPathForRowAtPoint_(indexPathForRowAtPoint) end

--- `-[UITableView indexPathForSelectedRow]`
---@return NSIndexPath?
function UITableView:indexPathForSelectedRow() end

--- `-[UITableView indexPathsForRowsInRect:]`
---@param indexPathsForRowsInRect CGRectArgument
---@return NSIndexPath[]?
function UITableView:indexPathsForRowsInRect_(indexPathsForRowsInRect) end

--- `-[UITableView indexPathsForSelectedRows]`
---@return NSIndexPath[]?
function UITableView:indexPathsForSelectedRows() end

--- `-[UITableView indexPathsForVisibleRows]`
---@return NSIndexPath[]?
function UITableView:indexPathsForVisibleRows() end

--- `-[UITableView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UITableView:initWithFrame_(frame) end

--- `-[UITableView initWithFrame:style:]`
---@param frame CGRectArgument
---@param style integer
---@return self
function UITableView:initWithFrame_style_(frame, style) end

--- `-[UITableView insertRowsAtIndexPaths:withRowAnimation:]`
---@param rowsAtIndexPaths NSIndexPath[]
---@param rowAnimation integer
function UITableView:insertRowsAtIndexPaths_withRowAnimation_(rowsAtIndexPaths, rowAnimation) end

--- `-[UITableView insertSections:withRowAnimation:]`
---@param sections integer[]
---@param rowAnimation integer
function UITableView:insertSections_withRowAnimation_(sections, rowAnimation) end

--- `-[UITableView insetsContentViewsToSafeArea]`
---@return boolean
function UITableView:insetsContentViewsToSafeArea() end

--- `-[UITableView isEditing]`
---@return boolean
function UITableView:isEditing() end

--- `-[UITableView isPrefetchingEnabled]`
---@return boolean
function UITableView:isPrefetchingEnabled() end

--- `-[UITableView layoutSubviews]`
function UITableView:layoutSubviews() end

--- `-[UITableView moveRowAtIndexPath:toIndexPath:]`
---@param indexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UITableView:moveRowAtIndexPath_toIndexPath_(indexPath, toIndexPath) end

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
---@param performBatchUpdates function?
---@param completion function?
function UITableView:performBatchUpdates_completion_(performBatchUpdates, completion) end

--- `-[UITableView prefetchDataSource]`
---@return any
function UITableView:prefetchDataSource() end

--- `-[UITableView reconfigureRowsAtIndexPaths:]`
---@param reconfigureRowsAtIndexPaths NSIndexPath[]
function UITableView:reconfigureRowsAtIndexPaths_(reconfigureRowsAtIndexPaths) end

--- `-[UITableView rectForFooterInSection:]`
---@param rectForFooterInSection integer
---@return CGRect
function UITableView:rectForFooterInSection_(rectForFooterInSection) end

--- `-[UITableView rectForHeaderInSection:]`
---@param rectForHeaderInSection integer
---@return CGRect
function UITableView:rectForHeaderInSection_(rectForHeaderInSection) end

--- `-[UITableView rectForRowAtIndexPath:]`
---@param indexPath NSIndexPath
---@return CGRect
function UITableView:rectForRowAtIndexPath_(indexPath) end

--- `-[UITableView rectForSection:]`
---@param rectForSection integer
---@return CGRect
function UITableView:rectForSection_(rectForSection) end

--- `-[UITableView registerClass:forCellReuseIdentifier:]`
---@param registerClass CLASS?
---@param cellReuseIdentifier string
function UITableView:registerClass_forCellReuseIdentifier_(registerClass, cellReuseIdentifier) end

--- `-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]`
---@param registerClass CLASS?
---@param headerFooterViewReuseIdentifier string
function UITableView:registerClass_forHeaderFooterViewReuseIdentifier_(registerClass, headerFooterViewReuseIdentifier) end

--- `-[UITableView registerNib:forCellReuseIdentifier:]`
---@param nib UINib?
---@param cellReuseIdentifier string
function UITableView:registerNib_forCellReuseIdentifier_(nib, cellReuseIdentifier) end

--- `-[UITableView registerNib:forHeaderFooterViewReuseIdentifier:]`
---@param nib UINib?
---@param headerFooterViewReuseIdentifier string
function UITableView:registerNib_forHeaderFooterViewReuseIdentifier_(nib, headerFooterViewReuseIdentifier) end

--- `-[UITableView reloadData]`
function UITableView:reloadData() end

--- `-[UITableView reloadRowsAtIndexPaths:withRowAnimation:]`
---@param reloadRowsAtIndexPaths NSIndexPath[]
---@param rowAnimation integer
function UITableView:reloadRowsAtIndexPaths_withRowAnimation_(reloadRowsAtIndexPaths, rowAnimation) end

--- `-[UITableView reloadSectionIndexTitles]`
function UITableView:reloadSectionIndexTitles() end

--- `-[UITableView reloadSections:withRowAnimation:]`
---@param reloadSections integer[]
---@param rowAnimation integer
function UITableView:reloadSections_withRowAnimation_(reloadSections, rowAnimation) end

--- `-[UITableView remembersLastFocusedIndexPath]`
---@return boolean
function UITableView:remembersLastFocusedIndexPath() end

--- `-[UITableView rowHeight]`
---@return number
function UITableView:rowHeight() end

--- `-[UITableView scrollToNearestSelectedRowAtScrollPosition:animated:]`
---@param scrollToNearestSelectedRowAtScrollPosition integer
---@param animated boolean
function UITableView:scrollToNearestSelectedRowAtScrollPosition_animated_(scrollToNearestSelectedRowAtScrollPosition, animated) end

--- `-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]`
---@param indexPath NSIndexPath
---@param atScrollPosition integer
---@param animated boolean
function UITableView:scrollToRowAtIndexPath_atScrollPosition_animated_(indexPath, atScrollPosition, animated) end

--- `-[UITableView sectionFooterHeight]`
---@return number
function UITableView:sectionFooterHeight() end

--- `-[UITableView sectionHeaderHeight]`
---@return number
function UITableView:sectionHeaderHeight() end

--- `-[UITableView sectionHeaderTopPadding]`
---@return number
function UITableView:sectionHeaderTopPadding() end

--- `-[UITableView sectionIndexBackgroundColor]`
---@return UIColor?
function UITableView:sectionIndexBackgroundColor() end

--- `-[UITableView sectionIndexColor]`
---@return UIColor?
function UITableView:sectionIndexColor() end

--- `-[UITableView sectionIndexMinimumDisplayRowCount]`
---@return integer
function UITableView:sectionIndexMinimumDisplayRowCount() end

--- `-[UITableView sectionIndexTrackingBackgroundColor]`
---@return UIColor?
function UITableView:sectionIndexTrackingBackgroundColor() end

--- `-[UITableView selectRowAtIndexPath:animated:scrollPosition:]`
---@param indexPath NSIndexPath?
---@param animated boolean
---@param scrollPosition integer
function UITableView:selectRowAtIndexPath_animated_scrollPosition_(indexPath, animated, scrollPosition) end

--- `-[UITableView selectionFollowsFocus]`
---@return boolean
function UITableView:selectionFollowsFocus() end

--- `-[UITableView selfSizingInvalidation]`
---@return integer
function UITableView:selfSizingInvalidation() end

--- `-[UITableView separatorColor]`
---@return UIColor?
function UITableView:separatorColor() end

--- `-[UITableView separatorEffect]`
---@return any
function UITableView:separatorEffect() end

--- `-[UITableView separatorInset]`
---@return UIEdgeInsets
function UITableView:separatorInset() end

--- `-[UITableView separatorInsetReference]`
---@return integer
function UITableView:separatorInsetReference() end

--- `-[UITableView separatorStyle]`
---@return integer
function UITableView:separatorStyle() end

--- `-[UITableView setAllowsFocus:]`
---@param allowsFocus boolean
function UITableView:setAllowsFocus_(allowsFocus) end

--- `-[UITableView setAllowsFocusDuringEditing:]`
---@param allowsFocusDuringEditing boolean
function UITableView:setAllowsFocusDuringEditing_(allowsFocusDuringEditing) end

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
---@param view UIView?
function UITableView:setBackgroundView_(view) end

--- `-[UITableView setCellLayoutMarginsFollowReadableWidth:]`
---@param cellLayoutMarginsFollowReadableWidth boolean
function UITableView:setCellLayoutMarginsFollowReadableWidth_(cellLayoutMarginsFollowReadableWidth) end

--- `-[UITableView setContentHuggingElements:]`
---@param contentHuggingElements integer
function UITableView:setContentHuggingElements_(contentHuggingElements) end

--- `-[UITableView setDataSource:]`
---@param dataSource any
function UITableView:setDataSource_(dataSource) end

--- `-[UITableView setDelegate:]`
---@param delegate any
function UITableView:setDelegate_(delegate) end

--- `-[UITableView setDragDelegate:]`
---@param dragDelegate any
function UITableView:setDragDelegate_(dragDelegate) end

--- `-[UITableView setDragInteractionEnabled:]`
---@param dragInteractionEnabled boolean
function UITableView:setDragInteractionEnabled_(dragInteractionEnabled) end

--- `-[UITableView setDropDelegate:]`
---@param dropDelegate any
function UITableView:setDropDelegate_(dropDelegate) end

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

--- `-[UITableView setFillerRowHeight:]`
---@param fillerRowHeight number
function UITableView:setFillerRowHeight_(fillerRowHeight) end

--- `-[UITableView setInsetsContentViewsToSafeArea:]`
---@param insetsContentViewsToSafeArea boolean
function UITableView:setInsetsContentViewsToSafeArea_(insetsContentViewsToSafeArea) end

--- `-[UITableView setPrefetchDataSource:]`
---@param prefetchDataSource any
function UITableView:setPrefetchDataSource_(prefetchDataSource) end

--- `-[UITableView setPrefetchingEnabled:]`
---@param prefetchingEnabled boolean
function UITableView:setPrefetchingEnabled_(prefetchingEnabled) end

--- `-[UITableView setRemembersLastFocusedIndexPath:]`
---@param remembersLastFocusedIndexPath boolean
function UITableView:setRemembersLastFocusedIndexPath_(remembersLastFocusedIndexPath) end

--- `-[UITableView setRowHeight:]`
---@param rowHeight number
function UITableView:setRowHeight_(rowHeight) end

--- `-[UITableView setSectionFooterHeight:]`
---@param sectionFooterHeight number
function UITableView:setSectionFooterHeight_(sectionFooterHeight) end

--- `-[UITableView setSectionHeaderHeight:]`
---@param sectionHeaderHeight number
function UITableView:setSectionHeaderHeight_(sectionHeaderHeight) end

--- `-[UITableView setSectionHeaderTopPadding:]`
---@param sectionHeaderTopPadding number
function UITableView:setSectionHeaderTopPadding_(sectionHeaderTopPadding) end

--- `-[UITableView setSectionIndexBackgroundColor:]`
---@param color UIColor?
function UITableView:setSectionIndexBackgroundColor_(color) end

--- `-[UITableView setSectionIndexColor:]`
---@param color UIColor?
function UITableView:setSectionIndexColor_(color) end

--- `-[UITableView setSectionIndexMinimumDisplayRowCount:]`
---@param sectionIndexMinimumDisplayRowCount integer
function UITableView:setSectionIndexMinimumDisplayRowCount_(sectionIndexMinimumDisplayRowCount) end

--- `-[UITableView setSectionIndexTrackingBackgroundColor:]`
---@param color UIColor?
function UITableView:setSectionIndexTrackingBackgroundColor_(color) end

--- `-[UITableView setSelectionFollowsFocus:]`
---@param selectionFollowsFocus boolean
function UITableView:setSelectionFollowsFocus_(selectionFollowsFocus) end

--- `-[UITableView setSelfSizingInvalidation:]`
---@param selfSizingInvalidation integer
function UITableView:setSelfSizingInvalidation_(selfSizingInvalidation) end

--- `-[UITableView setSeparatorColor:]`
---@param color UIColor?
function UITableView:setSeparatorColor_(color) end

--- `-[UITableView setSeparatorEffect:]`
---@param separatorEffect any
function UITableView:setSeparatorEffect_(separatorEffect) end

--- `-[UITableView setSeparatorInset:]`
---@param separatorInset UIEdgeInsetsArgument
function UITableView:setSeparatorInset_(separatorInset) end

--- `-[UITableView setSeparatorInsetReference:]`
---@param separatorInsetReference integer
function UITableView:setSeparatorInsetReference_(separatorInsetReference) end

--- `-[UITableView setSeparatorStyle:]`
---@param separatorStyle integer
function UITableView:setSeparatorStyle_(separatorStyle) end

--- `-[UITableView setTableFooterView:]`
---@param view UIView?
function UITableView:setTableFooterView_(view) end

--- `-[UITableView setTableHeaderView:]`
---@param view UIView?
function UITableView:setTableHeaderView_(view) end

--- `-[UITableView style]`
---@return integer
function UITableView:style() end

--- `-[UITableView tableFooterView]`
---@return UIView?
function UITableView:tableFooterView() end

--- `-[UITableView tableHeaderView]`
---@return UIView?
function UITableView:tableHeaderView() end

--- `-[UITableView touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UITableView:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UITableView touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UITableView:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UITableView touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UITableView:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UITableView touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function UITableView:touchesMoved_withEvent_(touchesMoved, event) end

--- `-[UITableView visibleCells]`
---@return UITableViewCell[]
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
---@param _handleReorder _UITableViewReorderGestureRecognizer
function UITableViewCell:_handleReorder_(_handleReorder) end

--- `-[UITableViewCell _rowActionWasTapped:]`
---@param _rowActionWasTapped UIButton?
function UITableViewCell:_rowActionWasTapped_(_rowActionWasTapped) end

--- `-[UITableViewCell accessoryType]`
---@return integer
function UITableViewCell:accessoryType() end

--- `-[UITableViewCell accessoryView]`
---@return UIView?
function UITableViewCell:accessoryView() end

--- `-[UITableViewCell automaticallyUpdatesBackgroundConfiguration]`
---@return boolean
function UITableViewCell:automaticallyUpdatesBackgroundConfiguration() end

--- `-[UITableViewCell automaticallyUpdatesContentConfiguration]`
---@return boolean
function UITableViewCell:automaticallyUpdatesContentConfiguration() end

--- `-[UITableViewCell backgroundConfiguration]`
---@return UIBackgroundConfiguration?
function UITableViewCell:backgroundConfiguration() end

--- `-[UITableViewCell backgroundView]`
---@return UIView?
function UITableViewCell:backgroundView() end

--- `-[UITableViewCell configurationState]`
---@return UICellConfigurationState
function UITableViewCell:configurationState() end

--- `-[UITableViewCell configurationUpdateHandler]`
---@return function?
function UITableViewCell:configurationUpdateHandler() end

--- `-[UITableViewCell contentConfiguration]`
---@return any
function UITableViewCell:contentConfiguration() end

--- `-[UITableViewCell contentView]`
---@return UIView
function UITableViewCell:contentView() end

--- `-[UITableViewCell defaultBackgroundConfiguration]`
---@return UIBackgroundConfiguration
function UITableViewCell:defaultBackgroundConfiguration() end

--- `-[UITableViewCell defaultContentConfiguration]`
---@return UIListContentConfiguration
function UITableViewCell:defaultContentConfiguration() end

--- `-[UITableViewCell detailTextLabel]`
---@return UILabel?
function UITableViewCell:detailTextLabel() end

--- `-[UITableViewCell didTransitionToState:]`
---@param didTransitionToState integer
function UITableViewCell:didTransitionToState_(didTransitionToState) end

--- `-[UITableViewCell dragStateDidChange:]`
---@param dragStateDidChange integer
function UITableViewCell:dragStateDidChange_(dragStateDidChange) end

--- `-[UITableViewCell editingAccessoryType]`
---@return integer
function UITableViewCell:editingAccessoryType() end

--- `-[UITableViewCell editingAccessoryView]`
---@return UIView?
function UITableViewCell:editingAccessoryView() end

--- `-[UITableViewCell editingStyle]`
---@return integer
function UITableViewCell:editingStyle() end

--- `-[UITableViewCell focusStyle]`
---@return integer
function UITableViewCell:focusStyle() end

--- `-[UITableViewCell imageView]`
---@return UIImageView
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
---@param frame CGRectArgument
---@return self
function UITableViewCell:initWithFrame_(frame) end

--- `-[UITableViewCell initWithStyle:reuseIdentifier:]`
---@param style integer
---@param reuseIdentifier string?
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

--- `-[UITableViewCell multipleSelectionBackgroundView]`
---@return UIView?
function UITableViewCell:multipleSelectionBackgroundView() end

--- `-[UITableViewCell prepareForReuse]`
function UITableViewCell:prepareForReuse() end

--- `-[UITableViewCell reuseIdentifier]`
---@return string?
function UITableViewCell:reuseIdentifier() end

--- `-[UITableViewCell selectedBackgroundView]`
---@return UIView?
function UITableViewCell:selectedBackgroundView() end

--- `-[UITableViewCell selectionStyle]`
---@return integer
function UITableViewCell:selectionStyle() end

--- `-[UITableViewCell separatorInset]`
---@return UIEdgeInsets
function UITableViewCell:separatorInset() end

--- `-[UITableViewCell setAccessoryType:]`
---@param accessoryType integer
function UITableViewCell:setAccessoryType_(accessoryType) end

--- `-[UITableViewCell setAccessoryView:]`
---@param view UIView?
function UITableViewCell:setAccessoryView_(view) end

--- `-[UITableViewCell setAutomaticallyUpdatesBackgroundConfiguration:]`
---@param automaticallyUpdatesBackgroundConfiguration boolean
function UITableViewCell:setAutomaticallyUpdatesBackgroundConfiguration_(automaticallyUpdatesBackgroundConfiguration) end

--- `-[UITableViewCell setAutomaticallyUpdatesContentConfiguration:]`
---@param automaticallyUpdatesContentConfiguration boolean
function UITableViewCell:setAutomaticallyUpdatesContentConfiguration_(automaticallyUpdatesContentConfiguration) end

--- `-[UITableViewCell setBackgroundConfiguration:]`
---@param backgroundConfiguration UIBackgroundConfiguration?
function UITableViewCell:setBackgroundConfiguration_(backgroundConfiguration) end

--- `-[UITableViewCell setBackgroundView:]`
---@param view UIView?
function UITableViewCell:setBackgroundView_(view) end

--- `-[UITableViewCell setConfigurationUpdateHandler:]`
---@param configurationUpdateHandler function?
function UITableViewCell:setConfigurationUpdateHandler_(configurationUpdateHandler) end

--- `-[UITableViewCell setContentConfiguration:]`
---@param contentConfiguration any
function UITableViewCell:setContentConfiguration_(contentConfiguration) end

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
---@param view UIView?
function UITableViewCell:setEditingAccessoryView_(view) end

--- `-[UITableViewCell setFocusStyle:]`
---@param focusStyle integer
function UITableViewCell:setFocusStyle_(focusStyle) end

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

--- `-[UITableViewCell setMultipleSelectionBackgroundView:]`
---@param view UIView?
function UITableViewCell:setMultipleSelectionBackgroundView_(view) end

--- `-[UITableViewCell setNeedsUpdateConfiguration]`
function UITableViewCell:setNeedsUpdateConfiguration() end

--- `-[UITableViewCell setSelected:]`
---@param selected boolean
function UITableViewCell:setSelected_(selected) end

--- `-[UITableViewCell setSelected:animated:]`
---@param selected boolean
---@param animated boolean
function UITableViewCell:setSelected_animated_(selected, animated) end

--- `-[UITableViewCell setSelectedBackgroundView:]`
---@param view UIView?
function UITableViewCell:setSelectedBackgroundView_(view) end

--- `-[UITableViewCell setSelectionStyle:]`
---@param selectionStyle integer
function UITableViewCell:setSelectionStyle_(selectionStyle) end

--- `-[UITableViewCell setSeparatorInset:]`
---@param separatorInset UIEdgeInsetsArgument
function UITableViewCell:setSeparatorInset_(separatorInset) end

--- `-[UITableViewCell setShouldIndentWhileEditing:]`
---@param shouldIndentWhileEditing boolean
function UITableViewCell:setShouldIndentWhileEditing_(shouldIndentWhileEditing) end

--- `-[UITableViewCell setShowsReorderControl:]`
---@param showsReorderControl boolean
function UITableViewCell:setShowsReorderControl_(showsReorderControl) end

--- `-[UITableViewCell setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UITableViewCell:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UITableViewCell setUserInteractionEnabledWhileDragging:]`
---@param userInteractionEnabledWhileDragging boolean
function UITableViewCell:setUserInteractionEnabledWhileDragging_(userInteractionEnabledWhileDragging) end

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
---@param systemLayoutSizeFittingSize CGSizeArgument
---@return CGSize
function UITableViewCell:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UITableViewCell systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSizeArgument
---@param horizontalFittingPriority number
---@param verticalFittingPriority number
---@return CGSize
function UITableViewCell:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(systemLayoutSizeFittingSize, horizontalFittingPriority, verticalFittingPriority) end

--- `-[UITableViewCell textLabel]`
---@return UILabel
function UITableViewCell:textLabel() end

--- `-[UITableViewCell updateConfigurationUsingState:]`
---@param updateConfigurationUsingState UICellConfigurationState
function UITableViewCell:updateConfigurationUsingState_(updateConfigurationUsingState) end

--- `-[UITableViewCell userInteractionEnabledWhileDragging]`
---@return boolean
function UITableViewCell:userInteractionEnabledWhileDragging() end

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
---@return UIRefreshControl?
function UITableViewController:refreshControl() end

--- `-[UITableViewController setClearsSelectionOnViewWillAppear:]`
---@param clearsSelectionOnViewWillAppear boolean
function UITableViewController:setClearsSelectionOnViewWillAppear_(clearsSelectionOnViewWillAppear) end

--- `-[UITableViewController setEditing:animated:]`
---@param editing boolean
---@param animated boolean
function UITableViewController:setEditing_animated_(editing, animated) end

--- `-[UITableViewController setRefreshControl:]`
---@param refreshControl UIRefreshControl?
function UITableViewController:setRefreshControl_(refreshControl) end

--- `-[UITableViewController setTableView:]`
---@param tableView UITableView?
function UITableViewController:setTableView_(tableView) end

--- `-[UITableViewController tableView]`
---@return UITableView?
function UITableViewController:tableView() end

--- `-[UITableViewController tableView:cellForRowAtIndexPath:]`
---@param tableView UITableView?
---@param cellForRowAtIndexPath NSIndexPath?
---@return UITableViewCell?
function UITableViewController:tableView_cellForRowAtIndexPath_(tableView, cellForRowAtIndexPath) end

--- `-[UITableViewController tableView:numberOfRowsInSection:]`
---@param tableView UITableView?
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
-- UITableViewDiffableDataSource
--- An instance of `UITableViewDiffableDataSource`.
---@class UITableViewDiffableDataSource: NSObject, UITableViewDataSource
local UITableViewDiffableDataSource = {}

--- `-[UITableViewDiffableDataSource applySnapshot:animatingDifferences:]`
---@param applySnapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences boolean
function UITableViewDiffableDataSource:applySnapshot_animatingDifferences_(applySnapshot, animatingDifferences) end

--- `-[UITableViewDiffableDataSource applySnapshot:animatingDifferences:completion:]`
---@param applySnapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences boolean
---@param completion function?
function UITableViewDiffableDataSource:applySnapshot_animatingDifferences_completion_(applySnapshot, animatingDifferences, completion) end

--- `-[UITableViewDiffableDataSource applySnapshotUsingReloadData:]`
---@param applySnapshotUsingReloadData NSDiffableDataSourceSnapshot
function UITableViewDiffableDataSource:applySnapshotUsingReloadData_(applySnapshotUsingReloadData) end

--- `-[UITableViewDiffableDataSource applySnapshotUsingReloadData:completion:]`
---@param applySnapshotUsingReloadData NSDiffableDataSourceSnapshot
---@param completion function?
function UITableViewDiffableDataSource:applySnapshotUsingReloadData_completion_(applySnapshotUsingReloadData, completion) end

--- `-[UITableViewDiffableDataSource defaultRowAnimation]`
---@return integer
function UITableViewDiffableDataSource:defaultRowAnimation() end

--- `-[UITableViewDiffableDataSource indexForSectionIdentifier:]`
---@param indexForSectionIdentifier any
---@return integer
function UITableViewDiffableDataSource:indexForSectionIdentifier_(indexForSectionIdentifier) end

--- `-[UITableViewDiffableDataSource indexPathForItemIdentifier:]`
---@param indexPathForItemIdentifier any
---@return NSIndexPath?
function UITableViewDiffableDataSource:indexPathForItemIdentifier_(indexPathForItemIdentifier) end

--- `-[UITableViewDiffableDataSource initWithTableView:cellProvider:]`
---@param tableView UITableView
---@param cellProvider function
---@return self
function UITableViewDiffableDataSource:initWithTableView_cellProvider_(tableView, cellProvider) end

--- `-[UITableViewDiffableDataSource itemIdentifierForIndexPath:]`
---@param indexPath NSIndexPath
---@return any
function UITableViewDiffableDataSource:itemIdentifierForIndexPath_(indexPath) end

--- `-[UITableViewDiffableDataSource numberOfSectionsInTableView:]`
---@param tableView UITableView
---@return integer
function UITableViewDiffableDataSource:numberOfSectionsInTableView_(tableView) end

--- `-[UITableViewDiffableDataSource sectionIdentifierForIndex:]`
---@param sectionIdentifierForIndex integer
---@return any
function UITableViewDiffableDataSource:sectionIdentifierForIndex_(sectionIdentifierForIndex) end

--- `-[UITableViewDiffableDataSource sectionIndexTitlesForTableView:]`
---@param tableView UITableView
---@return string[]?
function UITableViewDiffableDataSource:sectionIndexTitlesForTableView_(tableView) end

--- `-[UITableViewDiffableDataSource setDefaultRowAnimation:]`
---@param defaultRowAnimation integer
function UITableViewDiffableDataSource:setDefaultRowAnimation_(defaultRowAnimation) end

--- `-[UITableViewDiffableDataSource snapshot]`
---@return NSDiffableDataSourceSnapshot
function UITableViewDiffableDataSource:snapshot() end

--- `-[UITableViewDiffableDataSource tableView:canEditRowAtIndexPath:]`
---@param tableView UITableView
---@param canEditRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDiffableDataSource:tableView_canEditRowAtIndexPath_(tableView, canEditRowAtIndexPath) end

--- `-[UITableViewDiffableDataSource tableView:canMoveRowAtIndexPath:]`
---@param tableView UITableView
---@param canMoveRowAtIndexPath NSIndexPath
---@return boolean
function UITableViewDiffableDataSource:tableView_canMoveRowAtIndexPath_(tableView, canMoveRowAtIndexPath) end

--- `-[UITableViewDiffableDataSource tableView:cellForRowAtIndexPath:]`
---@param tableView UITableView
---@param cellForRowAtIndexPath NSIndexPath
---@return any
function UITableViewDiffableDataSource:tableView_cellForRowAtIndexPath_(tableView, cellForRowAtIndexPath) end

--- `-[UITableViewDiffableDataSource tableView:commitEditingStyle:forRowAtIndexPath:]`
---@param tableView UITableView
---@param commitEditingStyle integer
---@param rowAtIndexPath NSIndexPath
function UITableViewDiffableDataSource:tableView_commitEditingStyle_forRowAtIndexPath_(tableView, commitEditingStyle, rowAtIndexPath) end

--- `-[UITableViewDiffableDataSource tableView:moveRowAtIndexPath:toIndexPath:]`
---@param tableView UITableView
---@param moveRowAtIndexPath NSIndexPath
---@param toIndexPath NSIndexPath
function UITableViewDiffableDataSource:tableView_moveRowAtIndexPath_toIndexPath_(tableView, moveRowAtIndexPath, toIndexPath) end

--- `-[UITableViewDiffableDataSource tableView:numberOfRowsInSection:]`
---@param tableView UITableView
---@param numberOfRowsInSection integer
---@return integer
function UITableViewDiffableDataSource:tableView_numberOfRowsInSection_(tableView, numberOfRowsInSection) end

--- `-[UITableViewDiffableDataSource tableView:sectionForSectionIndexTitle:atIndex:]`
---@param tableView UITableView
---@param sectionForSectionIndexTitle string
---@param atIndex integer
---@return integer
function UITableViewDiffableDataSource:tableView_sectionForSectionIndexTitle_atIndex_(tableView, sectionForSectionIndexTitle, atIndex) end

--- `-[UITableViewDiffableDataSource tableView:titleForFooterInSection:]`
---@param tableView UITableView
---@param titleForFooterInSection integer
---@return string?
function UITableViewDiffableDataSource:tableView_titleForFooterInSection_(tableView, titleForFooterInSection) end

--- `-[UITableViewDiffableDataSource tableView:titleForHeaderInSection:]`
---@param tableView UITableView
---@param titleForHeaderInSection integer
---@return string?
function UITableViewDiffableDataSource:tableView_titleForHeaderInSection_(tableView, titleForHeaderInSection) end

-- UITableViewDiffableDataSourceClass
--- The class `UITableViewDiffableDataSource` itself.
---@class UITableViewDiffableDataSourceClass: NSObjectClass
---@field alloc fun(self: UITableViewDiffableDataSourceClass): UITableViewDiffableDataSource
---@field new fun(self: UITableViewDiffableDataSourceClass): UITableViewDiffableDataSource
local UITableViewDiffableDataSourceClass = {}
end

do
-- UITableViewHeaderFooterView
--- An instance of `UITableViewHeaderFooterView`.
---@class UITableViewHeaderFooterView: UIView
local UITableViewHeaderFooterView = {}

--- `-[UITableViewHeaderFooterView automaticallyUpdatesBackgroundConfiguration]`
---@return boolean
function UITableViewHeaderFooterView:automaticallyUpdatesBackgroundConfiguration() end

--- `-[UITableViewHeaderFooterView automaticallyUpdatesContentConfiguration]`
---@return boolean
function UITableViewHeaderFooterView:automaticallyUpdatesContentConfiguration() end

--- `-[UITableViewHeaderFooterView backgroundConfiguration]`
---@return UIBackgroundConfiguration?
function UITableViewHeaderFooterView:backgroundConfiguration() end

--- `-[UITableViewHeaderFooterView backgroundView]`
---@return UIView?
function UITableViewHeaderFooterView:backgroundView() end

--- `-[UITableViewHeaderFooterView configurationState]`
---@return UICellConfigurationState
function UITableViewHeaderFooterView:configurationState() end

--- `-[UITableViewHeaderFooterView configurationUpdateHandler]`
---@return function?
function UITableViewHeaderFooterView:configurationUpdateHandler() end

--- `-[UITableViewHeaderFooterView contentConfiguration]`
---@return any
function UITableViewHeaderFooterView:contentConfiguration() end

--- `-[UITableViewHeaderFooterView contentView]`
---@return UIView
function UITableViewHeaderFooterView:contentView() end

--- `-[UITableViewHeaderFooterView defaultBackgroundConfiguration]`
---@return UIBackgroundConfiguration
function UITableViewHeaderFooterView:defaultBackgroundConfiguration() end

--- `-[UITableViewHeaderFooterView defaultContentConfiguration]`
---@return UIListContentConfiguration
function UITableViewHeaderFooterView:defaultContentConfiguration() end

--- `-[UITableViewHeaderFooterView detailTextLabel]`
---@return UILabel
function UITableViewHeaderFooterView:detailTextLabel() end

--- `-[UITableViewHeaderFooterView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UITableViewHeaderFooterView:initWithFrame_(frame) end

--- `-[UITableViewHeaderFooterView initWithReuseIdentifier:]`
---@param reuseIdentifier string?
---@return self
function UITableViewHeaderFooterView:initWithReuseIdentifier_(reuseIdentifier) end

--- `-[UITableViewHeaderFooterView layoutSubviews]`
function UITableViewHeaderFooterView:layoutSubviews() end

--- `-[UITableViewHeaderFooterView prepareForReuse]`
function UITableViewHeaderFooterView:prepareForReuse() end

--- `-[UITableViewHeaderFooterView reuseIdentifier]`
---@return string?
function UITableViewHeaderFooterView:reuseIdentifier() end

--- `-[UITableViewHeaderFooterView setAutomaticallyUpdatesBackgroundConfiguration:]`
---@param automaticallyUpdatesBackgroundConfiguration boolean
function UITableViewHeaderFooterView:setAutomaticallyUpdatesBackgroundConfiguration_(automaticallyUpdatesBackgroundConfiguration) end

--- `-[UITableViewHeaderFooterView setAutomaticallyUpdatesContentConfiguration:]`
---@param automaticallyUpdatesContentConfiguration boolean
function UITableViewHeaderFooterView:setAutomaticallyUpdatesContentConfiguration_(automaticallyUpdatesContentConfiguration) end

--- `-[UITableViewHeaderFooterView setBackgroundConfiguration:]`
---@param backgroundConfiguration UIBackgroundConfiguration?
function UITableViewHeaderFooterView:setBackgroundConfiguration_(backgroundConfiguration) end

--- `-[UITableViewHeaderFooterView setBackgroundView:]`
---@param view UIView?
function UITableViewHeaderFooterView:setBackgroundView_(view) end

--- `-[UITableViewHeaderFooterView setConfigurationUpdateHandler:]`
---@param configurationUpdateHandler function?
function UITableViewHeaderFooterView:setConfigurationUpdateHandler_(configurationUpdateHandler) end

--- `-[UITableViewHeaderFooterView setContentConfiguration:]`
---@param contentConfiguration any
function UITableViewHeaderFooterView:setContentConfiguration_(contentConfiguration) end

--- `-[UITableViewHeaderFooterView setNeedsUpdateConfiguration]`
function UITableViewHeaderFooterView:setNeedsUpdateConfiguration() end

--- `-[UITableViewHeaderFooterView setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UITableViewHeaderFooterView:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UITableViewHeaderFooterView sizeThatFits:]`
---@param sizeThatFits CGSizeArgument
---@return CGSize
function UITableViewHeaderFooterView:sizeThatFits_(sizeThatFits) end

--- `-[UITableViewHeaderFooterView textLabel]`
---@return UILabel
function UITableViewHeaderFooterView:textLabel() end

--- `-[UITableViewHeaderFooterView updateConfigurationUsingState:]`
---@param updateConfigurationUsingState UICellConfigurationState
function UITableViewHeaderFooterView:updateConfigurationUsingState_(updateConfigurationUsingState) end

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
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UITableViewIndex:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UITableViewIndex cancelTrackingWithEvent:]`
---@param event UIEvent?
function UITableViewIndex:cancelTrackingWithEvent_(event) end

--- `-[UITableViewIndex continueTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UITableViewIndex:continueTrackingWithTouch_withEvent_(touch, event) end

--- `-[UITableViewIndex endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UITableViewIndex:endTrackingWithTouch_withEvent_(touch, event) end

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
---@return UIColor?
function UITableViewRowAction:backgroundColor() end

--- `-[UITableViewRowAction copyWithZone:]`
---@param copyWithZone any
---@return UITableViewRowAction
function UITableViewRowAction:copyWithZone_(copyWithZone) end

--- `-[UITableViewRowAction setBackgroundColor:]`
---@param color UIColor?
function UITableViewRowAction:setBackgroundColor_(color) end

--- `-[UITableViewRowAction setTitle:]`
---@param title string?
function UITableViewRowAction:setTitle_(title) end

--- `-[UITableViewRowAction style]`
---@return integer
function UITableViewRowAction:style() end

--- `-[UITableViewRowAction title]`
---@return string?
function UITableViewRowAction:title() end

-- UITableViewRowActionClass
--- The class `UITableViewRowAction` itself.
---@class UITableViewRowActionClass: NSObjectClass
---@field alloc fun(self: UITableViewRowActionClass): UITableViewRowAction
---@field new fun(self: UITableViewRowActionClass): UITableViewRowAction
local UITableViewRowActionClass = {}

--- `+[UITableViewRowAction rowActionWithStyle:title:handler:]`
---@param rowActionWithStyle integer
---@param title string?
---@param handler function?
---@return UITableViewRowAction
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
---@param touchesBegan UITouch[]
---@param event UIEvent?
function UITapGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[UITapGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function UITapGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[UITapGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UITapGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UITapGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
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

--- `-[UITextField adjustsFontForContentSizeCategory]`
---@return boolean
function UITextField:adjustsFontForContentSizeCategory() end

--- `-[UITextField adjustsFontSizeToFitWidth]`
---@return boolean
function UITextField:adjustsFontSizeToFitWidth() end

--- `-[UITextField allowsEditingTextAttributes]`
---@return boolean
function UITextField:allowsEditingTextAttributes() end

--- `-[UITextField attributedPlaceholder]`
---@return NSAttributedString?
function UITextField:attributedPlaceholder() end

--- `-[UITextField attributedText]`
---@return NSAttributedString
function UITextField:attributedText() end

--- `-[UITextField autocapitalizationType]`
---@return integer
function UITextField:autocapitalizationType() end

--- `-[UITextField autocorrectionType]`
---@return integer
function UITextField:autocorrectionType() end

--- `-[UITextField background]`
---@return UIImage?
function UITextField:background() end

--- `-[UITextField baseWritingDirectionForPosition:inDirection:]`
---@param baseWritingDirectionForPosition UITextPosition
---@param inDirection integer
---@return integer
function UITextField:baseWritingDirectionForPosition_inDirection_(baseWritingDirectionForPosition, inDirection) end

--- `-[UITextField becomeFirstResponder]`
---@return boolean
function UITextField:becomeFirstResponder() end

--- `-[UITextField beginningOfDocument]`
---@return UITextPosition
function UITextField:beginningOfDocument() end

--- `-[UITextField borderRectForBounds:]`
---@param borderRectForBounds CGRectArgument
---@return CGRect
function UITextField:borderRectForBounds_(borderRectForBounds) end

--- `-[UITextField borderStyle]`
---@return integer
function UITextField:borderStyle() end

--- `-[UITextField canBecomeFirstResponder]`
---@return boolean
function UITextField:canBecomeFirstResponder() end

--- `-[UITextField canPerformAction:withSender:]`
---@param canPerformAction SEL
---@param sender any
---@return boolean
function UITextField:canPerformAction_withSender_(canPerformAction, sender) end

--- `-[UITextField caretRectForPosition:]`
---@param caretRectForPosition UITextPosition?
---@return CGRect
function UITextField:caretRectForPosition_(caretRectForPosition) end

--- `-[UITextField characterRangeAtPoint:]`
---@param characterRangeAtPoint CGPointArgument
---@return UITextRange?
function UITextField:characterRangeAtPoint_(characterRangeAtPoint) end

--- `-[UITextField characterRangeByExtendingPosition:inDirection:]`
---@param characterRangeByExtendingPosition UITextPosition
---@param inDirection integer
---@return UITextRange?
function UITextField:characterRangeByExtendingPosition_inDirection_(characterRangeByExtendingPosition, inDirection) end

--- `-[UITextField clearButtonMode]`
---@return integer
function UITextField:clearButtonMode() end

--- `-[UITextField clearButtonRectForBounds:]`
---@param clearButtonRectForBounds CGRectArgument
---@return CGRect
function UITextField:clearButtonRectForBounds_(clearButtonRectForBounds) end

--- `-[UITextField clearsOnBeginEditing]`
---@return boolean
function UITextField:clearsOnBeginEditing() end

--- `-[UITextField clearsOnInsertion]`
---@return boolean
function UITextField:clearsOnInsertion() end

--- `-[UITextField closestPositionToPoint:]`
---@param closestPositionToPoint CGPointArgument
---@return UITextPosition?
function UITextField:closestPositionToPoint_(closestPositionToPoint) end

--- `-[UITextField closestPositionToPoint:withinRange:]`
---@param closestPositionToPoint CGPointArgument
---@param withinRange UITextRange
---@return UITextPosition?
function UITextField:closestPositionToPoint_withinRange_(closestPositionToPoint, withinRange) end

--- `-[UITextField comparePosition:toPosition:]`
---@param comparePosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextField:comparePosition_toPosition_(comparePosition, toPosition) end

--- `-[UITextField copy:]`
---@param copy any
function UITextField:copy_(copy) end

--- `-[UITextField cut:]`
---@param cut any
function UITextField:cut_(cut) end

--- `-[UITextField defaultTextAttributes]`
---@return any
function UITextField:defaultTextAttributes() end

--- `-[UITextField delegate]`
---@return any
function UITextField:delegate() end

--- `-[UITextField delete:]`
---@param delete any
---@return boolean
function UITextField:delete_(delete) end

--- `-[UITextField deleteBackward]`
function UITextField:deleteBackward() end

--- `-[UITextField disabledBackground]`
---@return UIImage?
function UITextField:disabledBackground() end

--- `-[UITextField drawPlaceholderInRect:]`
---@param drawPlaceholderInRect CGRectArgument
function UITextField:drawPlaceholderInRect_(drawPlaceholderInRect) end

--- `-[UITextField drawRect:]`
---@param drawRect CGRectArgument
function UITextField:drawRect_(drawRect) end

--- `-[UITextField drawTextInRect:]`
---@param drawTextInRect CGRectArgument
function UITextField:drawTextInRect_(drawTextInRect) end

--- `-[UITextField editingRectForBounds:]`
---@param editingRectForBounds CGRectArgument
---@return CGRect
function UITextField:editingRectForBounds_(editingRectForBounds) end

--- `-[UITextField enablesReturnKeyAutomatically]`
---@return boolean
function UITextField:enablesReturnKeyAutomatically() end

--- `-[UITextField endOfDocument]`
---@return UITextPosition
function UITextField:endOfDocument() end

--- `-[UITextField endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UITextField:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UITextField firstRectForRange:]`
---@param firstRectForRange UITextRange
---@return CGRect
function UITextField:firstRectForRange_(firstRectForRange) end

--- `-[UITextField font]`
---@return UIFont
function UITextField:font() end

--- `-[UITextField hasText]`
---@return boolean
function UITextField:hasText() end

--- `-[UITextField inlinePredictionType]`
---@return integer
function UITextField:inlinePredictionType() end

--- `-[UITextField inputAccessoryView]`
---@return any
function UITextField:inputAccessoryView() end

--- `-[UITextField inputDelegate]`
---@return any
function UITextField:inputDelegate() end

--- `-[UITextField inputView]`
---@return any
function UITextField:inputView() end

--- `-[UITextField insertText:]`
---@param text string
function UITextField:insertText_(text) end

--- `-[UITextField intrinsicContentSize]`
---@return CGSize
function UITextField:intrinsicContentSize() end

--- `-[UITextField isEditing]`
---@return boolean
function UITextField:isEditing() end

--- `-[UITextField isSecureTextEntry]`
---@return boolean
function UITextField:isSecureTextEntry() end

--- `-[UITextField keyboardAppearance]`
---@return integer
function UITextField:keyboardAppearance() end

--- `-[UITextField keyboardType]`
---@return integer
function UITextField:keyboardType() end

--- `-[UITextField layoutSubviews]`
function UITextField:layoutSubviews() end

--- `-[UITextField leftView]`
---@return UIView?
function UITextField:leftView() end

--- `-[UITextField leftViewMode]`
---@return integer
function UITextField:leftViewMode() end

--- `-[UITextField leftViewRectForBounds:]`
---@param leftViewRectForBounds CGRectArgument
---@return CGRect
function UITextField:leftViewRectForBounds_(leftViewRectForBounds) end

--- `-[UITextField markedTextRange]`
---@return UITextRange?
function UITextField:markedTextRange() end

--- `-[UITextField markedTextStyle]`
---@return any
function UITextField:markedTextStyle() end

--- `-[UITextField minimumFontSize]`
---@return number
function UITextField:minimumFontSize() end

--- `-[UITextField offsetFromPosition:toPosition:]`
---@param offsetFromPosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextField:offsetFromPosition_toPosition_(offsetFromPosition, toPosition) end

--- `-[UITextField passwordRules]`
---@return any
function UITextField:passwordRules() end

--- `-[UITextField paste:]`
---@param paste any
function UITextField:paste_(paste) end

--- `-[UITextField placeholder]`
---@return string?
function UITextField:placeholder() end

--- `-[UITextField placeholderRectForBounds:]`
---@param placeholderRectForBounds CGRectArgument
---@return CGRect
function UITextField:placeholderRectForBounds_(placeholderRectForBounds) end

--- `-[UITextField positionFromPosition:inDirection:offset:]`
---@param positionFromPosition UITextPosition
---@param inDirection integer
---@param offset integer
---@return UITextPosition?
function UITextField:positionFromPosition_inDirection_offset_(positionFromPosition, inDirection, offset) end

--- `-[UITextField positionFromPosition:offset:]`
---@param positionFromPosition UITextPosition
---@param offset integer
---@return UITextPosition?
function UITextField:positionFromPosition_offset_(positionFromPosition, offset) end

--- `-[UITextField positionWithinRange:farthestInDirection:]`
---@param positionWithinRange UITextRange
---@param farthestInDirection integer
---@return UITextPosition?
function UITextField:positionWithinRange_farthestInDirection_(positionWithinRange, farthestInDirection) end

--- `-[UITextField replaceRange:withText:]`
---@param replaceRange UITextRange
---@param text string
function UITextField:replaceRange_withText_(replaceRange, text) end

--- `-[UITextField resignFirstResponder]`
---@return boolean
function UITextField:resignFirstResponder() end

--- `-[UITextField returnKeyType]`
---@return integer
function UITextField:returnKeyType() end

--- `-[UITextField rightView]`
---@return UIView?
function UITextField:rightView() end

--- `-[UITextField rightViewMode]`
---@return integer
function UITextField:rightViewMode() end

--- `-[UITextField rightViewRectForBounds:]`
---@param rightViewRectForBounds CGRectArgument
---@return CGRect
function UITextField:rightViewRectForBounds_(rightViewRectForBounds) end

--- `-[UITextField select:]`
---@param select any
function UITextField:select_(select) end

--- `-[UITextField selectAll:]`
---@param selectAll any
function UITextField:selectAll_(selectAll) end

--- `-[UITextField selectedTextRange]`
---@return UITextRange?
function UITextField:selectedTextRange() end

--- `-[UITextField selectionRectsForRange:]`
---@param selectionRectsForRange UITextRange
---@return UITextSelectionRect[]
function UITextField:selectionRectsForRange_(selectionRectsForRange) end

--- `-[UITextField setAdjustsFontForContentSizeCategory:]`
---@param adjustsFontForContentSizeCategory boolean
function UITextField:setAdjustsFontForContentSizeCategory_(adjustsFontForContentSizeCategory) end

--- `-[UITextField setAdjustsFontSizeToFitWidth:]`
---@param adjustsFontSizeToFitWidth boolean
function UITextField:setAdjustsFontSizeToFitWidth_(adjustsFontSizeToFitWidth) end

--- `-[UITextField setAllowsEditingTextAttributes:]`
---@param allowsEditingTextAttributes boolean
function UITextField:setAllowsEditingTextAttributes_(allowsEditingTextAttributes) end

--- `-[UITextField setAttributedPlaceholder:]`
---@param attributedPlaceholder NSAttributedString?
function UITextField:setAttributedPlaceholder_(attributedPlaceholder) end

--- `-[UITextField setAttributedText:]`
---@param attributedText NSAttributedString
function UITextField:setAttributedText_(attributedText) end

--- `-[UITextField setAutocapitalizationType:]`
---@param autocapitalizationType integer
function UITextField:setAutocapitalizationType_(autocapitalizationType) end

--- `-[UITextField setAutocorrectionType:]`
---@param autocorrectionType integer
function UITextField:setAutocorrectionType_(autocorrectionType) end

--- `-[UITextField setBackground:]`
---@param background UIImage?
function UITextField:setBackground_(background) end

--- `-[UITextField setBaseWritingDirection:forRange:]`
---@param baseWritingDirection integer
---@param range UITextRange
function UITextField:setBaseWritingDirection_forRange_(baseWritingDirection, range) end

--- `-[UITextField setBorderStyle:]`
---@param borderStyle integer
function UITextField:setBorderStyle_(borderStyle) end

--- `-[UITextField setClearButtonMode:]`
---@param clearButtonMode integer
function UITextField:setClearButtonMode_(clearButtonMode) end

--- `-[UITextField setClearsOnBeginEditing:]`
---@param clearsOnBeginEditing boolean
function UITextField:setClearsOnBeginEditing_(clearsOnBeginEditing) end

--- `-[UITextField setClearsOnInsertion:]`
---@param clearsOnInsertion boolean
function UITextField:setClearsOnInsertion_(clearsOnInsertion) end

--- `-[UITextField setDefaultTextAttributes:]`
---@param defaultTextAttributes any
function UITextField:setDefaultTextAttributes_(defaultTextAttributes) end

--- `-[UITextField setDelegate:]`
---@param delegate any
function UITextField:setDelegate_(delegate) end

--- `-[UITextField setDisabledBackground:]`
---@param disabledBackground UIImage?
function UITextField:setDisabledBackground_(disabledBackground) end

--- `-[UITextField setEnablesReturnKeyAutomatically:]`
---@param enablesReturnKeyAutomatically boolean
function UITextField:setEnablesReturnKeyAutomatically_(enablesReturnKeyAutomatically) end

--- `-[UITextField setFont:]`
---@param font UIFont
function UITextField:setFont_(font) end

--- `-[UITextField setInlinePredictionType:]`
---@param inlinePredictionType integer
function UITextField:setInlinePredictionType_(inlinePredictionType) end

--- `-[UITextField setInputAccessoryView:]`
---@param inputAccessoryView any
function UITextField:setInputAccessoryView_(inputAccessoryView) end

--- `-[UITextField setInputDelegate:]`
---@param inputDelegate any
function UITextField:setInputDelegate_(inputDelegate) end

--- `-[UITextField setInputView:]`
---@param inputView any
function UITextField:setInputView_(inputView) end

--- `-[UITextField setKeyboardAppearance:]`
---@param keyboardAppearance integer
function UITextField:setKeyboardAppearance_(keyboardAppearance) end

--- `-[UITextField setKeyboardType:]`
---@param keyboardType integer
function UITextField:setKeyboardType_(keyboardType) end

--- `-[UITextField setLeftView:]`
---@param view UIView?
function UITextField:setLeftView_(view) end

--- `-[UITextField setLeftViewMode:]`
---@param leftViewMode integer
function UITextField:setLeftViewMode_(leftViewMode) end

--- `-[UITextField setMarkedText:selectedRange:]`
---@param markedText string?
---@param selectedRange NSRangeArgument
function UITextField:setMarkedText_selectedRange_(markedText, selectedRange) end

--- `-[UITextField setMarkedTextStyle:]`
---@param markedTextStyle any
function UITextField:setMarkedTextStyle_(markedTextStyle) end

--- `-[UITextField setMinimumFontSize:]`
---@param minimumFontSize number
function UITextField:setMinimumFontSize_(minimumFontSize) end

--- `-[UITextField setPasswordRules:]`
---@param passwordRules any
function UITextField:setPasswordRules_(passwordRules) end

--- `-[UITextField setPlaceholder:]`
---@param placeholder string?
function UITextField:setPlaceholder_(placeholder) end

--- `-[UITextField setReturnKeyType:]`
---@param returnKeyType integer
function UITextField:setReturnKeyType_(returnKeyType) end

--- `-[UITextField setRightView:]`
---@param view UIView?
function UITextField:setRightView_(view) end

--- `-[UITextField setRightViewMode:]`
---@param rightViewMode integer
function UITextField:setRightViewMode_(rightViewMode) end

--- `-[UITextField setSecureTextEntry:]`
---@param secureTextEntry boolean
function UITextField:setSecureTextEntry_(secureTextEntry) end

--- `-[UITextField setSelectedTextRange:]`
---@param textRange UITextRange?
function UITextField:setSelectedTextRange_(textRange) end

--- `-[UITextField setSmartDashesType:]`
---@param smartDashesType integer
function UITextField:setSmartDashesType_(smartDashesType) end

--- `-[UITextField setSmartInsertDeleteType:]`
---@param smartInsertDeleteType integer
function UITextField:setSmartInsertDeleteType_(smartInsertDeleteType) end

--- `-[UITextField setSmartQuotesType:]`
---@param smartQuotesType integer
function UITextField:setSmartQuotesType_(smartQuotesType) end

--- `-[UITextField setSpellCheckingType:]`
---@param spellCheckingType integer
function UITextField:setSpellCheckingType_(spellCheckingType) end

--- `-[UITextField setText:]`
---@param text string?
function UITextField:setText_(text) end

--- `-[UITextField setTextAlignment:]`
---@param textAlignment integer
function UITextField:setTextAlignment_(textAlignment) end

--- `-[UITextField setTextColor:]`
---@param color UIColor?
function UITextField:setTextColor_(color) end

--- `-[UITextField setTextContentType:]`
---@param textContentType string?
function UITextField:setTextContentType_(textContentType) end

--- `-[UITextField setTypingAttributes:]`
---@param typingAttributes any
function UITextField:setTypingAttributes_(typingAttributes) end

--- `-[UITextField shouldChangeTextInRange:replacementText:]`
---@param shouldChangeTextInRange UITextRange
---@param replacementText string
---@return boolean
function UITextField:shouldChangeTextInRange_replacementText_(shouldChangeTextInRange, replacementText) end

--- `-[UITextField smartDashesType]`
---@return integer
function UITextField:smartDashesType() end

--- `-[UITextField smartInsertDeleteType]`
---@return integer
function UITextField:smartInsertDeleteType() end

--- `-[UITextField smartQuotesType]`
---@return integer
function UITextField:smartQuotesType() end

--- `-[UITextField spellCheckingType]`
---@return integer
function UITextField:spellCheckingType() end

--- `-[UITextField text]`
---@return string
function UITextField:text() end

--- `-[UITextField textAlignment]`
---@return integer
function UITextField:textAlignment() end

--- `-[UITextField textColor]`
---@return UIColor?
function UITextField:textColor() end

--- `-[UITextField textContentType]`
---@return string?
function UITextField:textContentType() end

--- `-[UITextField textInRange:]`
---@param textInRange UITextRange
---@return string?
function UITextField:textInRange_(textInRange) end

--- `-[UITextField textInputView]`
---@return UIView
function UITextField:textInputView() end

--- `-[UITextField textRangeFromPosition:toPosition:]`
---@param textRangeFromPosition UITextPosition
---@param toPosition UITextPosition
---@return UITextRange?
function UITextField:textRangeFromPosition_toPosition_(textRangeFromPosition, toPosition) end

--- `-[UITextField textRectForBounds:]`
---@param textRectForBounds CGRectArgument
---@return CGRect
function UITextField:textRectForBounds_(textRectForBounds) end

--- `-[UITextField tokenizer]`
---@return any
function UITextField:tokenizer() end

--- `-[UITextField typingAttributes]`
---@return any
function UITextField:typingAttributes() end

--- `-[UITextField unmarkText]`
function UITextField:unmarkText() end

-- UITextFieldClass
--- The class `UITextField` itself.
---@class UITextFieldClass: UIControlClass
---@field alloc fun(self: UITextFieldClass): UITextField
---@field new fun(self: UITextFieldClass): UITextField
local UITextFieldClass = {}
end

do
-- UITextInputStringTokenizer
--- An instance of `UITextInputStringTokenizer`.
---@class UITextInputStringTokenizer: NSObject
local UITextInputStringTokenizer = {}

--- `-[UITextInputStringTokenizer initWithTextInput:]`
---@param textInput UIView?
---@return self
function UITextInputStringTokenizer:initWithTextInput_(textInput) end

--- `-[UITextInputStringTokenizer isPosition:atBoundary:inDirection:]`
---@param isPosition UITextPosition
---@param atBoundary integer
---@param inDirection integer
---@return boolean
function UITextInputStringTokenizer:isPosition_atBoundary_inDirection_(isPosition, atBoundary, inDirection) end

--- `-[UITextInputStringTokenizer isPosition:withinTextUnit:inDirection:]`
---@param isPosition UITextPosition
---@param withinTextUnit integer
---@param inDirection integer
---@return boolean
function UITextInputStringTokenizer:isPosition_withinTextUnit_inDirection_(isPosition, withinTextUnit, inDirection) end

--- `-[UITextInputStringTokenizer positionFromPosition:toBoundary:inDirection:]`
---@param positionFromPosition UITextPosition
---@param toBoundary integer
---@param inDirection integer
---@return UITextPosition?
function UITextInputStringTokenizer:positionFromPosition_toBoundary_inDirection_(positionFromPosition, toBoundary, inDirection) end

--- `-[UITextInputStringTokenizer rangeEnclosingPosition:withGranularity:inDirection:]`
---@param rangeEnclosingPosition UITextPosition
---@param granularity integer
---@param inDirection integer
---@return UITextRange?
function UITextInputStringTokenizer:rangeEnclosingPosition_withGranularity_inDirection_(rangeEnclosingPosition, granularity, inDirection) end

-- UITextInputStringTokenizerClass
--- The class `UITextInputStringTokenizer` itself.
---@class UITextInputStringTokenizerClass: NSObjectClass
---@field alloc fun(self: UITextInputStringTokenizerClass): UITextInputStringTokenizer
---@field new fun(self: UITextInputStringTokenizerClass): UITextInputStringTokenizer
local UITextInputStringTokenizerClass = {}
end

do
-- UITextPosition
--- An instance of `UITextPosition`.
---@class UITextPosition: NSObject
local UITextPosition = {}

--- `-[UITextPosition hash]`
---@return integer
function UITextPosition:hash() end

--- `-[UITextPosition isEqual:]`
---@param isEqual any
---@return boolean
function UITextPosition:isEqual_(isEqual) end

-- UITextPositionClass
--- The class `UITextPosition` itself.
---@class UITextPositionClass: NSObjectClass
---@field alloc fun(self: UITextPositionClass): UITextPosition
---@field new fun(self: UITextPositionClass): UITextPosition
local UITextPositionClass = {}
end

do
-- UITextRange
--- An instance of `UITextRange`.
---@class UITextRange: NSObject
local UITextRange = {}

--- `-[UITextRange description]`
---@return string
function UITextRange:description() end

--- `-[UITextRange end]`
---@return UITextPosition
UITextRange["end"] = function(self) end

--- `-[UITextRange hash]`
---@return integer
function UITextRange:hash() end

--- `-[UITextRange isEmpty]`
---@return boolean
function UITextRange:isEmpty() end

--- `-[UITextRange isEqual:]`
---@param isEqual any
---@return boolean
function UITextRange:isEqual_(isEqual) end

--- `-[UITextRange start]`
---@return UITextPosition
function UITextRange:start() end

-- UITextRangeClass
--- The class `UITextRange` itself.
---@class UITextRangeClass: NSObjectClass
---@field alloc fun(self: UITextRangeClass): UITextRange
---@field new fun(self: UITextRangeClass): UITextRange
local UITextRangeClass = {}
end

do
-- UITextSelectionRect
--- An instance of `UITextSelectionRect`.
---@class UITextSelectionRect: NSObject
local UITextSelectionRect = {}

--- `-[UITextSelectionRect containsEnd]`
---@return boolean
function UITextSelectionRect:containsEnd() end

--- `-[UITextSelectionRect containsStart]`
---@return boolean
function UITextSelectionRect:containsStart() end

--- `-[UITextSelectionRect isVertical]`
---@return boolean
function UITextSelectionRect:isVertical() end

--- `-[UITextSelectionRect rect]`
---@return CGRect
function UITextSelectionRect:rect() end

--- `-[UITextSelectionRect writingDirection]`
---@return integer
function UITextSelectionRect:writingDirection() end

-- UITextSelectionRectClass
--- The class `UITextSelectionRect` itself.
---@class UITextSelectionRectClass: NSObjectClass
---@field alloc fun(self: UITextSelectionRectClass): UITextSelectionRect
---@field new fun(self: UITextSelectionRectClass): UITextSelectionRect
local UITextSelectionRectClass = {}
end

do
-- UITextView
--- An instance of `UITextView`.
---@class UITextView: UIScrollView
local UITextView = {}

--- `-[UITextView adjustsFontForContentSizeCategory]`
---@return boolean
function UITextView:adjustsFontForContentSizeCategory() end

--- `-[UITextView allowsEditingTextAttributes]`
---@return boolean
function UITextView:allowsEditingTextAttributes() end

--- `-[UITextView attributedText]`
---@return NSAttributedString?
function UITextView:attributedText() end

--- `-[UITextView autocapitalizationType]`
---@return integer
function UITextView:autocapitalizationType() end

--- `-[UITextView autocorrectionType]`
---@return integer
function UITextView:autocorrectionType() end

--- `-[UITextView baseWritingDirectionForPosition:inDirection:]`
---@param baseWritingDirectionForPosition UITextPosition
---@param inDirection integer
---@return integer
function UITextView:baseWritingDirectionForPosition_inDirection_(baseWritingDirectionForPosition, inDirection) end

--- `-[UITextView becomeFirstResponder]`
---@return boolean
function UITextView:becomeFirstResponder() end

--- `-[UITextView beginningOfDocument]`
---@return UITextPosition
function UITextView:beginningOfDocument() end

--- `-[UITextView canBecomeFirstResponder]`
---@return boolean
function UITextView:canBecomeFirstResponder() end

--- `-[UITextView canPerformAction:withSender:]`
---@param canPerformAction SEL
---@param sender any
---@return boolean
function UITextView:canPerformAction_withSender_(canPerformAction, sender) end

--- `-[UITextView caretRectForPosition:]`
---@param caretRectForPosition UITextPosition?
---@return CGRect
function UITextView:caretRectForPosition_(caretRectForPosition) end

--- `-[UITextView characterRangeAtPoint:]`
---@param characterRangeAtPoint CGPointArgument
---@return UITextRange?
function UITextView:characterRangeAtPoint_(characterRangeAtPoint) end

--- `-[UITextView characterRangeByExtendingPosition:inDirection:]`
---@param characterRangeByExtendingPosition UITextPosition
---@param inDirection integer
---@return UITextRange?
function UITextView:characterRangeByExtendingPosition_inDirection_(characterRangeByExtendingPosition, inDirection) end

--- `-[UITextView clearsOnInsertion]`
---@return boolean
function UITextView:clearsOnInsertion() end

--- `-[UITextView closestPositionToPoint:]`
---@param closestPositionToPoint CGPointArgument
---@return UITextPosition?
function UITextView:closestPositionToPoint_(closestPositionToPoint) end

--- `-[UITextView closestPositionToPoint:withinRange:]`
---@param closestPositionToPoint CGPointArgument
---@param withinRange UITextRange
---@return UITextPosition?
function UITextView:closestPositionToPoint_withinRange_(closestPositionToPoint, withinRange) end

--- `-[UITextView comparePosition:toPosition:]`
---@param comparePosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextView:comparePosition_toPosition_(comparePosition, toPosition) end

--- `-[UITextView copy:]`
---@param copy any
function UITextView:copy_(copy) end

--- `-[UITextView cut:]`
---@param cut any
function UITextView:cut_(cut) end

--- `-[UITextView dataDetectorTypes]`
---@return integer
function UITextView:dataDetectorTypes() end

--- `-[UITextView delete:]`
---@param delete any
---@return boolean
function UITextView:delete_(delete) end

--- `-[UITextView deleteBackward]`
function UITextView:deleteBackward() end

--- `-[UITextView drawRect:]`
---@param drawRect CGRectArgument
function UITextView:drawRect_(drawRect) end

--- `-[UITextView enablesReturnKeyAutomatically]`
---@return boolean
function UITextView:enablesReturnKeyAutomatically() end

--- `-[UITextView endOfDocument]`
---@return UITextPosition
function UITextView:endOfDocument() end

--- `-[UITextView firstRectForRange:]`
---@param firstRectForRange UITextRange
---@return CGRect
function UITextView:firstRectForRange_(firstRectForRange) end

--- `-[UITextView font]`
---@return UIFont?
function UITextView:font() end

--- `-[UITextView hasText]`
---@return boolean
function UITextView:hasText() end

--- `-[UITextView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UITextView:initWithFrame_(frame) end

--- `-[UITextView initWithFrame:textContainer:]`
---@param frame CGRectArgument
---@param textContainer NSTextContainer?
---@return self
function UITextView:initWithFrame_textContainer_(frame, textContainer) end

--- `-[UITextView inlinePredictionType]`
---@return integer
function UITextView:inlinePredictionType() end

--- `-[UITextView inputAccessoryView]`
---@return any
function UITextView:inputAccessoryView() end

--- `-[UITextView inputDelegate]`
---@return any
function UITextView:inputDelegate() end

--- `-[UITextView inputView]`
---@return any
function UITextView:inputView() end

--- `-[UITextView insertText:]`
---@param text string
function UITextView:insertText_(text) end

--- `-[UITextView intrinsicContentSize]`
---@return CGSize
function UITextView:intrinsicContentSize() end

--- `-[UITextView isEditable]`
---@return boolean
function UITextView:isEditable() end

--- `-[UITextView isFindInteractionEnabled]`
---@return boolean
function UITextView:isFindInteractionEnabled() end

--- `-[UITextView isSecureTextEntry]`
---@return boolean
function UITextView:isSecureTextEntry() end

--- `-[UITextView isSelectable]`
---@return boolean
function UITextView:isSelectable() end

--- `-[UITextView keyboardAppearance]`
---@return integer
function UITextView:keyboardAppearance() end

--- `-[UITextView keyboardType]`
---@return integer
function UITextView:keyboardType() end

--- `-[UITextView layoutManager]`
---@return NSLayoutManager?
function UITextView:layoutManager() end

--- `-[UITextView layoutSubviews]`
function UITextView:layoutSubviews() end

--- `-[UITextView linkTextAttributes]`
---@return any
function UITextView:linkTextAttributes() end

--- `-[UITextView markedTextRange]`
---@return UITextRange?
function UITextView:markedTextRange() end

--- `-[UITextView markedTextStyle]`
---@return any
function UITextView:markedTextStyle() end

--- `-[UITextView offsetFromPosition:toPosition:]`
---@param offsetFromPosition UITextPosition
---@param toPosition UITextPosition
---@return integer
function UITextView:offsetFromPosition_toPosition_(offsetFromPosition, toPosition) end

--- `-[UITextView passwordRules]`
---@return any
function UITextView:passwordRules() end

--- `-[UITextView paste:]`
---@param paste any
function UITextView:paste_(paste) end

--- `-[UITextView positionFromPosition:inDirection:offset:]`
---@param positionFromPosition UITextPosition
---@param inDirection integer
---@param offset integer
---@return UITextPosition?
function UITextView:positionFromPosition_inDirection_offset_(positionFromPosition, inDirection, offset) end

--- `-[UITextView positionFromPosition:offset:]`
---@param positionFromPosition UITextPosition
---@param offset integer
---@return UITextPosition?
function UITextView:positionFromPosition_offset_(positionFromPosition, offset) end

--- `-[UITextView positionWithinRange:farthestInDirection:]`
---@param positionWithinRange UITextRange
---@param farthestInDirection integer
---@return UITextPosition?
function UITextView:positionWithinRange_farthestInDirection_(positionWithinRange, farthestInDirection) end

--- `-[UITextView replaceRange:withText:]`
---@param replaceRange UITextRange
---@param text string
function UITextView:replaceRange_withText_(replaceRange, text) end

--- `-[UITextView resignFirstResponder]`
---@return boolean
function UITextView:resignFirstResponder() end

--- `-[UITextView returnKeyType]`
---@return integer
function UITextView:returnKeyType() end

--- `-[UITextView scrollRangeToVisible:]`
---@param scrollRangeToVisible NSRangeArgument
function UITextView:scrollRangeToVisible_(scrollRangeToVisible) end

--- `-[UITextView select:]`
---@param select any
function UITextView:select_(select) end

--- `-[UITextView selectAll:]`
---@param selectAll any
function UITextView:selectAll_(selectAll) end

--- `-[UITextView selectedRange]`
---@return NSRange
function UITextView:selectedRange() end

--- `-[UITextView selectedTextRange]`
---@return UITextRange?
function UITextView:selectedTextRange() end

--- `-[UITextView selectionRectsForRange:]`
---@param selectionRectsForRange UITextRange
---@return UITextSelectionRect[]
function UITextView:selectionRectsForRange_(selectionRectsForRange) end

--- `-[UITextView setAdjustsFontForContentSizeCategory:]`
---@param adjustsFontForContentSizeCategory boolean
function UITextView:setAdjustsFontForContentSizeCategory_(adjustsFontForContentSizeCategory) end

--- `-[UITextView setAllowsEditingTextAttributes:]`
---@param allowsEditingTextAttributes boolean
function UITextView:setAllowsEditingTextAttributes_(allowsEditingTextAttributes) end

--- `-[UITextView setAttributedText:]`
---@param attributedText NSAttributedString?
function UITextView:setAttributedText_(attributedText) end

--- `-[UITextView setAutocapitalizationType:]`
---@param autocapitalizationType integer
function UITextView:setAutocapitalizationType_(autocapitalizationType) end

--- `-[UITextView setAutocorrectionType:]`
---@param autocorrectionType integer
function UITextView:setAutocorrectionType_(autocorrectionType) end

--- `-[UITextView setBaseWritingDirection:forRange:]`
---@param baseWritingDirection integer
---@param range UITextRange
function UITextView:setBaseWritingDirection_forRange_(baseWritingDirection, range) end

--- `-[UITextView setClearsOnInsertion:]`
---@param clearsOnInsertion boolean
function UITextView:setClearsOnInsertion_(clearsOnInsertion) end

--- `-[UITextView setDataDetectorTypes:]`
---@param dataDetectorTypes integer
function UITextView:setDataDetectorTypes_(dataDetectorTypes) end

--- `-[UITextView setEditable:]`
---@param editable boolean
function UITextView:setEditable_(editable) end

--- `-[UITextView setEnablesReturnKeyAutomatically:]`
---@param enablesReturnKeyAutomatically boolean
function UITextView:setEnablesReturnKeyAutomatically_(enablesReturnKeyAutomatically) end

--- `-[UITextView setFindInteractionEnabled:]`
---@param findInteractionEnabled boolean
function UITextView:setFindInteractionEnabled_(findInteractionEnabled) end

--- `-[UITextView setFont:]`
---@param font UIFont?
function UITextView:setFont_(font) end

--- `-[UITextView setInlinePredictionType:]`
---@param inlinePredictionType integer
function UITextView:setInlinePredictionType_(inlinePredictionType) end

--- `-[UITextView setInputAccessoryView:]`
---@param inputAccessoryView any
function UITextView:setInputAccessoryView_(inputAccessoryView) end

--- `-[UITextView setInputDelegate:]`
---@param inputDelegate any
function UITextView:setInputDelegate_(inputDelegate) end

--- `-[UITextView setInputView:]`
---@param inputView any
function UITextView:setInputView_(inputView) end

--- `-[UITextView setKeyboardAppearance:]`
---@param keyboardAppearance integer
function UITextView:setKeyboardAppearance_(keyboardAppearance) end

--- `-[UITextView setKeyboardType:]`
---@param keyboardType integer
function UITextView:setKeyboardType_(keyboardType) end

--- `-[UITextView setLinkTextAttributes:]`
---@param linkTextAttributes any
function UITextView:setLinkTextAttributes_(linkTextAttributes) end

--- `-[UITextView setMarkedText:selectedRange:]`
---@param markedText string?
---@param selectedRange NSRangeArgument
function UITextView:setMarkedText_selectedRange_(markedText, selectedRange) end

--- `-[UITextView setMarkedTextStyle:]`
---@param markedTextStyle any
function UITextView:setMarkedTextStyle_(markedTextStyle) end

--- `-[UITextView setPasswordRules:]`
---@param passwordRules any
function UITextView:setPasswordRules_(passwordRules) end

--- `-[UITextView setReturnKeyType:]`
---@param returnKeyType integer
function UITextView:setReturnKeyType_(returnKeyType) end

--- `-[UITextView setSecureTextEntry:]`
---@param secureTextEntry boolean
function UITextView:setSecureTextEntry_(secureTextEntry) end

--- `-[UITextView setSelectable:]`
---@param selectable boolean
function UITextView:setSelectable_(selectable) end

--- `-[UITextView setSelectedRange:]`
---@param range NSRangeArgument
function UITextView:setSelectedRange_(range) end

--- `-[UITextView setSelectedTextRange:]`
---@param textRange UITextRange?
function UITextView:setSelectedTextRange_(textRange) end

--- `-[UITextView setSmartDashesType:]`
---@param smartDashesType integer
function UITextView:setSmartDashesType_(smartDashesType) end

--- `-[UITextView setSmartInsertDeleteType:]`
---@param smartInsertDeleteType integer
function UITextView:setSmartInsertDeleteType_(smartInsertDeleteType) end

--- `-[UITextView setSmartQuotesType:]`
---@param smartQuotesType integer
function UITextView:setSmartQuotesType_(smartQuotesType) end

--- `-[UITextView setSpellCheckingType:]`
---@param spellCheckingType integer
function UITextView:setSpellCheckingType_(spellCheckingType) end

--- `-[UITextView setText:]`
---@param text string?
function UITextView:setText_(text) end

--- `-[UITextView setTextAlignment:]`
---@param textAlignment integer
function UITextView:setTextAlignment_(textAlignment) end

--- `-[UITextView setTextColor:]`
---@param color UIColor?
function UITextView:setTextColor_(color) end

--- `-[UITextView setTextContainerInset:]`
---@param textContainerInset UIEdgeInsetsArgument
function UITextView:setTextContainerInset_(textContainerInset) end

--- `-[UITextView setTextContentType:]`
---@param textContentType string?
function UITextView:setTextContentType_(textContentType) end

--- `-[UITextView setTypingAttributes:]`
---@param typingAttributes any
function UITextView:setTypingAttributes_(typingAttributes) end

--- `-[UITextView setUsesStandardTextScaling:]`
---@param usesStandardTextScaling boolean
function UITextView:setUsesStandardTextScaling_(usesStandardTextScaling) end

--- `-[UITextView shouldChangeTextInRange:replacementText:]`
---@param shouldChangeTextInRange UITextRange
---@param replacementText string
---@return boolean
function UITextView:shouldChangeTextInRange_replacementText_(shouldChangeTextInRange, replacementText) end

--- `-[UITextView smartDashesType]`
---@return integer
function UITextView:smartDashesType() end

--- `-[UITextView smartInsertDeleteType]`
---@return integer
function UITextView:smartInsertDeleteType() end

--- `-[UITextView smartQuotesType]`
---@return integer
function UITextView:smartQuotesType() end

--- `-[UITextView spellCheckingType]`
---@return integer
function UITextView:spellCheckingType() end

--- `-[UITextView text]`
---@return string
function UITextView:text() end

--- `-[UITextView textAlignment]`
---@return integer
function UITextView:textAlignment() end

--- `-[UITextView textColor]`
---@return UIColor?
function UITextView:textColor() end

--- `-[UITextView textContainer]`
---@return NSTextContainer
function UITextView:textContainer() end

--- `-[UITextView textContainerInset]`
---@return UIEdgeInsets
function UITextView:textContainerInset() end

--- `-[UITextView textContentType]`
---@return string?
function UITextView:textContentType() end

--- `-[UITextView textInRange:]`
---@param textInRange UITextRange
---@return string?
function UITextView:textInRange_(textInRange) end

--- `-[UITextView textInputView]`
---@return UIView
function UITextView:textInputView() end

--- `-[UITextView textRangeFromPosition:toPosition:]`
---@param textRangeFromPosition UITextPosition
---@param toPosition UITextPosition
---@return UITextRange?
function UITextView:textRangeFromPosition_toPosition_(textRangeFromPosition, toPosition) end

--- `-[UITextView textStorage]`
---@return NSTextStorage
function UITextView:textStorage() end

--- `-[UITextView tokenizer]`
---@return any
function UITextView:tokenizer() end

--- `-[UITextView touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function UITextView:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[UITextView typingAttributes]`
---@return any
function UITextView:typingAttributes() end

--- `-[UITextView unmarkText]`
function UITextView:unmarkText() end

--- `-[UITextView usesStandardTextScaling]`
---@return boolean
function UITextView:usesStandardTextScaling() end

-- UITextViewClass
--- The class `UITextView` itself.
---@class UITextViewClass: UIScrollViewClass
---@field alloc fun(self: UITextViewClass): UITextView
---@field new fun(self: UITextViewClass): UITextView
local UITextViewClass = {}
end

do
-- UIToolbar
--- An instance of `UIToolbar`.
---@class UIToolbar: UIView
local UIToolbar = {}

--- `-[UIToolbar _buttonTapped:forEvent:]`
---@param _buttonTapped UIControl
---@param event any
function UIToolbar:_buttonTapped_forEvent_(_buttonTapped, event) end

--- `-[UIToolbar backgroundImageForToolbarPosition:barMetrics:]`
---@param backgroundImageForToolbarPosition integer
---@param barMetrics integer
---@return UIImage?
function UIToolbar:backgroundImageForToolbarPosition_barMetrics_(backgroundImageForToolbarPosition, barMetrics) end

--- `-[UIToolbar barStyle]`
---@return integer
function UIToolbar:barStyle() end

--- `-[UIToolbar barTintColor]`
---@return UIColor?
function UIToolbar:barTintColor() end

--- `-[UIToolbar compactAppearance]`
---@return UIBarAppearance?
function UIToolbar:compactAppearance() end

--- `-[UIToolbar compactScrollEdgeAppearance]`
---@return UIBarAppearance?
function UIToolbar:compactScrollEdgeAppearance() end

--- `-[UIToolbar delegate]`
---@return any
function UIToolbar:delegate() end

--- `-[UIToolbar intrinsicContentSize]`
---@return CGSize
function UIToolbar:intrinsicContentSize() end

--- `-[UIToolbar isTranslucent]`
---@return boolean
function UIToolbar:isTranslucent() end

--- `-[UIToolbar items]`
---@return UIBarButtonItem[]?
function UIToolbar:items() end

--- `-[UIToolbar layoutSubviews]`
function UIToolbar:layoutSubviews() end

--- `-[UIToolbar scrollEdgeAppearance]`
---@return UIBarAppearance?
function UIToolbar:scrollEdgeAppearance() end

--- `-[UIToolbar setBackgroundImage:forToolbarPosition:barMetrics:]`
---@param image UIImage?
---@param toolbarPosition integer
---@param barMetrics integer
function UIToolbar:setBackgroundImage_forToolbarPosition_barMetrics_(image, toolbarPosition, barMetrics) end

--- `-[UIToolbar setBarStyle:]`
---@param barStyle integer
function UIToolbar:setBarStyle_(barStyle) end

--- `-[UIToolbar setBarTintColor:]`
---@param color UIColor?
function UIToolbar:setBarTintColor_(color) end

--- `-[UIToolbar setCompactAppearance:]`
---@param compactAppearance UIBarAppearance?
function UIToolbar:setCompactAppearance_(compactAppearance) end

--- `-[UIToolbar setCompactScrollEdgeAppearance:]`
---@param compactScrollEdgeAppearance UIBarAppearance?
function UIToolbar:setCompactScrollEdgeAppearance_(compactScrollEdgeAppearance) end

--- `-[UIToolbar setDelegate:]`
---@param delegate any
function UIToolbar:setDelegate_(delegate) end

--- `-[UIToolbar setItems:]`
---@param items UIBarButtonItem[]?
function UIToolbar:setItems_(items) end

--- `-[UIToolbar setItems:animated:]`
---@param items UIBarButtonItem[]?
---@param animated boolean
function UIToolbar:setItems_animated_(items, animated) end

--- `-[UIToolbar setScrollEdgeAppearance:]`
---@param scrollEdgeAppearance UIBarAppearance?
function UIToolbar:setScrollEdgeAppearance_(scrollEdgeAppearance) end

--- `-[UIToolbar setShadowImage:forToolbarPosition:]`
---@param image UIImage?
---@param toolbarPosition integer
function UIToolbar:setShadowImage_forToolbarPosition_(image, toolbarPosition) end

--- `-[UIToolbar setStandardAppearance:]`
---@param standardAppearance UIBarAppearance?
function UIToolbar:setStandardAppearance_(standardAppearance) end

--- `-[UIToolbar setTranslucent:]`
---@param translucent boolean
function UIToolbar:setTranslucent_(translucent) end

--- `-[UIToolbar shadowImageForToolbarPosition:]`
---@param shadowImageForToolbarPosition integer
---@return UIImage?
function UIToolbar:shadowImageForToolbarPosition_(shadowImageForToolbarPosition) end

--- `-[UIToolbar standardAppearance]`
---@return UIBarAppearance?
function UIToolbar:standardAppearance() end

-- UIToolbarClass
--- The class `UIToolbar` itself.
---@class UIToolbarClass: UIViewClass
---@field alloc fun(self: UIToolbarClass): UIToolbar
---@field new fun(self: UIToolbarClass): UIToolbar
local UIToolbarClass = {}
end

do
-- UIToolbarAppearance
--- An instance of `UIToolbarAppearance`.
---@class UIToolbarAppearance: UIBarAppearance
local UIToolbarAppearance = {}

--- `-[UIToolbarAppearance buttonAppearance]`
---@return UIBarAppearance
function UIToolbarAppearance:buttonAppearance() end

--- `-[UIToolbarAppearance doneButtonAppearance]`
---@return UIBarAppearance
function UIToolbarAppearance:doneButtonAppearance() end

--- `-[UIToolbarAppearance setButtonAppearance:]`
---@param buttonAppearance UIBarAppearance
function UIToolbarAppearance:setButtonAppearance_(buttonAppearance) end

--- `-[UIToolbarAppearance setDoneButtonAppearance:]`
---@param doneButtonAppearance UIBarAppearance
function UIToolbarAppearance:setDoneButtonAppearance_(doneButtonAppearance) end

-- UIToolbarAppearanceClass
--- The class `UIToolbarAppearance` itself.
---@class UIToolbarAppearanceClass: UIBarAppearanceClass
---@field alloc fun(self: UIToolbarAppearanceClass): UIToolbarAppearance
---@field new fun(self: UIToolbarAppearanceClass): UIToolbarAppearance
local UIToolbarAppearanceClass = {}
end

do
-- UITouch
--- An instance of `UITouch`.
---@class UITouch: NSObject
local UITouch = {}

--- `-[UITouch _setIsFirstTouchForView:]`
---@param _setIsFirstTouchForView boolean
function UITouch:_setIsFirstTouchForView_(_setIsFirstTouchForView) end

--- `-[UITouch _setLocationInWindow:resetPrevious:]`
---@param _setLocationInWindow CGPointArgument
---@param resetPrevious boolean
function UITouch:_setLocationInWindow_resetPrevious_(_setLocationInWindow, resetPrevious) end

--- `-[UITouch altitudeAngle]`
---@return number
function UITouch:altitudeAngle() end

--- `-[UITouch azimuthAngleInView:]`
---@param view UIView?
---@return number
function UITouch:azimuthAngleInView_(view) end

--- `-[UITouch estimatedProperties]`
---@return integer
function UITouch:estimatedProperties() end

--- `-[UITouch estimatedPropertiesExpectingUpdates]`
---@return integer
function UITouch:estimatedPropertiesExpectingUpdates() end

--- `-[UITouch force]`
---@return number
function UITouch:force() end

--- `-[UITouch gestureRecognizers]`
---@return UIGestureRecognizer[]
function UITouch:gestureRecognizers() end

--- `-[UITouch locationInView:]`
---@param view UIView?
---@return CGPoint
function UITouch:locationInView_(view) end

--- `-[UITouch majorRadius]`
---@return number
function UITouch:majorRadius() end

--- `-[UITouch majorRadiusTolerance]`
---@return number
function UITouch:majorRadiusTolerance() end

--- `-[UITouch maximumPossibleForce]`
---@return number
function UITouch:maximumPossibleForce() end

--- `-[UITouch phase]`
---@return integer
function UITouch:phase() end

--- `-[UITouch preciseLocationInView:]`
---@param view UIView?
---@return CGPoint
function UITouch:preciseLocationInView_(view) end

--- `-[UITouch precisePreviousLocationInView:]`
---@param view UIView?
---@return CGPoint
function UITouch:precisePreviousLocationInView_(view) end

--- `-[UITouch previousLocationInView:]`
---@param view UIView?
---@return CGPoint
function UITouch:previousLocationInView_(view) end

--- `-[UITouch setGestureView:]`
---@param view UIView?
function UITouch:setGestureView_(view) end

--- `-[UITouch setPhase:]`
---@param phase integer
function UITouch:setPhase_(phase) end

--- `-[UITouch setTapCount:]`
---@param tapCount integer
function UITouch:setTapCount_(tapCount) end

--- `-[UITouch setTimestamp:]`
---@param timestamp number
function UITouch:setTimestamp_(timestamp) end

--- `-[UITouch setView:]`
---@param view UIView?
function UITouch:setView_(view) end

--- `-[UITouch setWindow:]`
---@param window UIWindow?
function UITouch:setWindow_(window) end

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
---@return UIView?
function UITouch:view() end

--- `-[UITouch window]`
---@return UIWindow?
function UITouch:window() end

-- UITouchClass
--- The class `UITouch` itself.
---@class UITouchClass: NSObjectClass
---@field alloc fun(self: UITouchClass): UITouch
---@field new fun(self: UITouchClass): UITouch
local UITouchClass = {}
end

do
-- UITrackingLayoutGuide
--- An instance of `UITrackingLayoutGuide`.
---@class UITrackingLayoutGuide: UILayoutGuide
local UITrackingLayoutGuide = {}

-- UITrackingLayoutGuideClass
--- The class `UITrackingLayoutGuide` itself.
---@class UITrackingLayoutGuideClass: UILayoutGuideClass
---@field alloc fun(self: UITrackingLayoutGuideClass): UITrackingLayoutGuide
---@field new fun(self: UITrackingLayoutGuideClass): UITrackingLayoutGuide
local UITrackingLayoutGuideClass = {}
end

do
-- UITraitAccessibilityContrast
--- An instance of `UITraitAccessibilityContrast`.
---@class UITraitAccessibilityContrast: NSObject
local UITraitAccessibilityContrast = {}

-- UITraitAccessibilityContrastClass
--- The class `UITraitAccessibilityContrast` itself.
---@class UITraitAccessibilityContrastClass: NSObjectClass
---@field alloc fun(self: UITraitAccessibilityContrastClass): UITraitAccessibilityContrast
---@field new fun(self: UITraitAccessibilityContrastClass): UITraitAccessibilityContrast
local UITraitAccessibilityContrastClass = {}

--- `+[UITraitAccessibilityContrast identifier]`
---@return string
function UITraitAccessibilityContrastClass:identifier() end

--- `+[UITraitAccessibilityContrast name]`
---@return string
function UITraitAccessibilityContrastClass:name() end
end

do
-- UITraitActiveAppearance
--- An instance of `UITraitActiveAppearance`.
---@class UITraitActiveAppearance: NSObject
local UITraitActiveAppearance = {}

-- UITraitActiveAppearanceClass
--- The class `UITraitActiveAppearance` itself.
---@class UITraitActiveAppearanceClass: NSObjectClass
---@field alloc fun(self: UITraitActiveAppearanceClass): UITraitActiveAppearance
---@field new fun(self: UITraitActiveAppearanceClass): UITraitActiveAppearance
local UITraitActiveAppearanceClass = {}

--- `+[UITraitActiveAppearance identifier]`
---@return string
function UITraitActiveAppearanceClass:identifier() end

--- `+[UITraitActiveAppearance name]`
---@return string
function UITraitActiveAppearanceClass:name() end
end

do
-- UITraitCollection
--- An instance of `UITraitCollection`.
---@class UITraitCollection: NSObject
local UITraitCollection = {}

--- `-[UITraitCollection accessibilityContrast]`
---@return integer
function UITraitCollection:accessibilityContrast() end

--- `-[UITraitCollection activeAppearance]`
---@return integer
function UITraitCollection:activeAppearance() end

--- `-[UITraitCollection containsTraitsInCollection:]`
---@param containsTraitsInCollection UITraitCollection?
---@return boolean
function UITraitCollection:containsTraitsInCollection_(containsTraitsInCollection) end

--- `-[UITraitCollection copyWithZone:]`
---@param copyWithZone any
---@return UITraitCollection
function UITraitCollection:copyWithZone_(copyWithZone) end

--- `-[UITraitCollection description]`
---@return string
function UITraitCollection:description() end

--- `-[UITraitCollection displayGamut]`
---@return integer
function UITraitCollection:displayGamut() end

--- `-[UITraitCollection displayScale]`
---@return number
function UITraitCollection:displayScale() end

--- `-[UITraitCollection forceTouchCapability]`
---@return integer
function UITraitCollection:forceTouchCapability() end

--- `-[UITraitCollection hasDifferentColorAppearanceComparedToTraitCollection:]`
---@param traitCollection UITraitCollection?
---@return boolean
function UITraitCollection:hasDifferentColorAppearanceComparedToTraitCollection_(traitCollection) end

--- `-[UITraitCollection hash]`
---@return integer
function UITraitCollection:hash() end

--- `-[UITraitCollection horizontalSizeClass]`
---@return integer
function UITraitCollection:horizontalSizeClass() end

--- `-[UITraitCollection isEqual:]`
---@param isEqual any
---@return boolean
function UITraitCollection:isEqual_(isEqual) end

--- `-[UITraitCollection layoutDirection]`
---@return integer
function UITraitCollection:layoutDirection() end

--- `-[UITraitCollection legibilityWeight]`
---@return integer
function UITraitCollection:legibilityWeight() end

--- `-[UITraitCollection performAsCurrentTraitCollection:]`
---@param performAsCurrentTraitCollection function
function UITraitCollection:performAsCurrentTraitCollection_(performAsCurrentTraitCollection) end

--- `-[UITraitCollection preferredContentSizeCategory]`
---@return string
function UITraitCollection:preferredContentSizeCategory() end

--- `-[UITraitCollection userInterfaceIdiom]`
---@return integer
function UITraitCollection:userInterfaceIdiom() end

--- `-[UITraitCollection userInterfaceLevel]`
---@return integer
function UITraitCollection:userInterfaceLevel() end

--- `-[UITraitCollection userInterfaceStyle]`
---@return integer
function UITraitCollection:userInterfaceStyle() end

--- `-[UITraitCollection verticalSizeClass]`
---@return integer
function UITraitCollection:verticalSizeClass() end

-- UITraitCollectionClass
--- The class `UITraitCollection` itself.
---@class UITraitCollectionClass: NSObjectClass
---@field alloc fun(self: UITraitCollectionClass): UITraitCollection
---@field new fun(self: UITraitCollectionClass): UITraitCollection
local UITraitCollectionClass = {}

--- `+[UITraitCollection currentTraitCollection]`
---@return UITraitCollection
function UITraitCollectionClass:currentTraitCollection() end

--- `+[UITraitCollection setCurrentTraitCollection:]`
---@param traitCollection UITraitCollection
function UITraitCollectionClass:setCurrentTraitCollection_(traitCollection) end

--- `+[UITraitCollection traitCollectionWithAccessibilityContrast:]`
---@param traitCollectionWithAccessibilityContrast integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithAccessibilityContrast_(traitCollectionWithAccessibilityContrast) end

--- `+[UITraitCollection traitCollectionWithActiveAppearance:]`
---@param traitCollectionWithActiveAppearance integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithActiveAppearance_(traitCollectionWithActiveAppearance) end

--- `+[UITraitCollection traitCollectionWithDisplayGamut:]`
---@param traitCollectionWithDisplayGamut integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithDisplayGamut_(traitCollectionWithDisplayGamut) end

--- `+[UITraitCollection traitCollectionWithDisplayScale:]`
---@param traitCollectionWithDisplayScale number
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithDisplayScale_(traitCollectionWithDisplayScale) end

--- `+[UITraitCollection traitCollectionWithForceTouchCapability:]`
---@param traitCollectionWithForceTouchCapability integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithForceTouchCapability_(traitCollectionWithForceTouchCapability) end

--- `+[UITraitCollection traitCollectionWithHorizontalSizeClass:]`
---@param traitCollectionWithHorizontalSizeClass integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithHorizontalSizeClass_(traitCollectionWithHorizontalSizeClass) end

--- `+[UITraitCollection traitCollectionWithLayoutDirection:]`
---@param traitCollectionWithLayoutDirection integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithLayoutDirection_(traitCollectionWithLayoutDirection) end

--- `+[UITraitCollection traitCollectionWithLegibilityWeight:]`
---@param traitCollectionWithLegibilityWeight integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithLegibilityWeight_(traitCollectionWithLegibilityWeight) end

--- `+[UITraitCollection traitCollectionWithPreferredContentSizeCategory:]`
---@param traitCollectionWithPreferredContentSizeCategory string
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithPreferredContentSizeCategory_(traitCollectionWithPreferredContentSizeCategory) end

--- `+[UITraitCollection traitCollectionWithTraitsFromCollections:]`
---@param traitCollectionWithTraitsFromCollections UITraitCollection[]
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithTraitsFromCollections_(traitCollectionWithTraitsFromCollections) end

--- `+[UITraitCollection traitCollectionWithUserInterfaceIdiom:]`
---@param traitCollectionWithUserInterfaceIdiom integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithUserInterfaceIdiom_(traitCollectionWithUserInterfaceIdiom) end

--- `+[UITraitCollection traitCollectionWithUserInterfaceLevel:]`
---@param traitCollectionWithUserInterfaceLevel integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithUserInterfaceLevel_(traitCollectionWithUserInterfaceLevel) end

--- `+[UITraitCollection traitCollectionWithUserInterfaceStyle:]`
---@param traitCollectionWithUserInterfaceStyle integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithUserInterfaceStyle_(traitCollectionWithUserInterfaceStyle) end

--- `+[UITraitCollection traitCollectionWithVerticalSizeClass:]`
---@param traitCollectionWithVerticalSizeClass integer
---@return UITraitCollection
function UITraitCollectionClass:traitCollectionWithVerticalSizeClass_(traitCollectionWithVerticalSizeClass) end
end

do
-- UITraitDisplayGamut
--- An instance of `UITraitDisplayGamut`.
---@class UITraitDisplayGamut: NSObject
local UITraitDisplayGamut = {}

-- UITraitDisplayGamutClass
--- The class `UITraitDisplayGamut` itself.
---@class UITraitDisplayGamutClass: NSObjectClass
---@field alloc fun(self: UITraitDisplayGamutClass): UITraitDisplayGamut
---@field new fun(self: UITraitDisplayGamutClass): UITraitDisplayGamut
local UITraitDisplayGamutClass = {}

--- `+[UITraitDisplayGamut identifier]`
---@return string
function UITraitDisplayGamutClass:identifier() end

--- `+[UITraitDisplayGamut name]`
---@return string
function UITraitDisplayGamutClass:name() end
end

do
-- UITraitDisplayScale
--- An instance of `UITraitDisplayScale`.
---@class UITraitDisplayScale: NSObject
local UITraitDisplayScale = {}

-- UITraitDisplayScaleClass
--- The class `UITraitDisplayScale` itself.
---@class UITraitDisplayScaleClass: NSObjectClass
---@field alloc fun(self: UITraitDisplayScaleClass): UITraitDisplayScale
---@field new fun(self: UITraitDisplayScaleClass): UITraitDisplayScale
local UITraitDisplayScaleClass = {}

--- `+[UITraitDisplayScale identifier]`
---@return string
function UITraitDisplayScaleClass:identifier() end

--- `+[UITraitDisplayScale name]`
---@return string
function UITraitDisplayScaleClass:name() end
end

do
-- UITraitForceTouchCapability
--- An instance of `UITraitForceTouchCapability`.
---@class UITraitForceTouchCapability: NSObject
local UITraitForceTouchCapability = {}

-- UITraitForceTouchCapabilityClass
--- The class `UITraitForceTouchCapability` itself.
---@class UITraitForceTouchCapabilityClass: NSObjectClass
---@field alloc fun(self: UITraitForceTouchCapabilityClass): UITraitForceTouchCapability
---@field new fun(self: UITraitForceTouchCapabilityClass): UITraitForceTouchCapability
local UITraitForceTouchCapabilityClass = {}

--- `+[UITraitForceTouchCapability identifier]`
---@return string
function UITraitForceTouchCapabilityClass:identifier() end

--- `+[UITraitForceTouchCapability name]`
---@return string
function UITraitForceTouchCapabilityClass:name() end
end

do
-- UITraitHorizontalSizeClass
--- An instance of `UITraitHorizontalSizeClass`.
---@class UITraitHorizontalSizeClass: NSObject
local UITraitHorizontalSizeClass = {}

-- UITraitHorizontalSizeClassClass
--- The class `UITraitHorizontalSizeClass` itself.
---@class UITraitHorizontalSizeClassClass: NSObjectClass
---@field alloc fun(self: UITraitHorizontalSizeClassClass): UITraitHorizontalSizeClass
---@field new fun(self: UITraitHorizontalSizeClassClass): UITraitHorizontalSizeClass
local UITraitHorizontalSizeClassClass = {}

--- `+[UITraitHorizontalSizeClass identifier]`
---@return string
function UITraitHorizontalSizeClassClass:identifier() end

--- `+[UITraitHorizontalSizeClass name]`
---@return string
function UITraitHorizontalSizeClassClass:name() end
end

do
-- UITraitLayoutDirection
--- An instance of `UITraitLayoutDirection`.
---@class UITraitLayoutDirection: NSObject
local UITraitLayoutDirection = {}

-- UITraitLayoutDirectionClass
--- The class `UITraitLayoutDirection` itself.
---@class UITraitLayoutDirectionClass: NSObjectClass
---@field alloc fun(self: UITraitLayoutDirectionClass): UITraitLayoutDirection
---@field new fun(self: UITraitLayoutDirectionClass): UITraitLayoutDirection
local UITraitLayoutDirectionClass = {}

--- `+[UITraitLayoutDirection identifier]`
---@return string
function UITraitLayoutDirectionClass:identifier() end

--- `+[UITraitLayoutDirection name]`
---@return string
function UITraitLayoutDirectionClass:name() end
end

do
-- UITraitLegibilityWeight
--- An instance of `UITraitLegibilityWeight`.
---@class UITraitLegibilityWeight: NSObject
local UITraitLegibilityWeight = {}

-- UITraitLegibilityWeightClass
--- The class `UITraitLegibilityWeight` itself.
---@class UITraitLegibilityWeightClass: NSObjectClass
---@field alloc fun(self: UITraitLegibilityWeightClass): UITraitLegibilityWeight
---@field new fun(self: UITraitLegibilityWeightClass): UITraitLegibilityWeight
local UITraitLegibilityWeightClass = {}

--- `+[UITraitLegibilityWeight identifier]`
---@return string
function UITraitLegibilityWeightClass:identifier() end

--- `+[UITraitLegibilityWeight name]`
---@return string
function UITraitLegibilityWeightClass:name() end
end

do
-- UITraitPreferredContentSizeCategory
--- An instance of `UITraitPreferredContentSizeCategory`.
---@class UITraitPreferredContentSizeCategory: NSObject
local UITraitPreferredContentSizeCategory = {}

-- UITraitPreferredContentSizeCategoryClass
--- The class `UITraitPreferredContentSizeCategory` itself.
---@class UITraitPreferredContentSizeCategoryClass: NSObjectClass
---@field alloc fun(self: UITraitPreferredContentSizeCategoryClass): UITraitPreferredContentSizeCategory
---@field new fun(self: UITraitPreferredContentSizeCategoryClass): UITraitPreferredContentSizeCategory
local UITraitPreferredContentSizeCategoryClass = {}

--- `+[UITraitPreferredContentSizeCategory identifier]`
---@return string
function UITraitPreferredContentSizeCategoryClass:identifier() end

--- `+[UITraitPreferredContentSizeCategory name]`
---@return string
function UITraitPreferredContentSizeCategoryClass:name() end
end

do
-- UITraitUserInterfaceIdiom
--- An instance of `UITraitUserInterfaceIdiom`.
---@class UITraitUserInterfaceIdiom: NSObject
local UITraitUserInterfaceIdiom = {}

-- UITraitUserInterfaceIdiomClass
--- The class `UITraitUserInterfaceIdiom` itself.
---@class UITraitUserInterfaceIdiomClass: NSObjectClass
---@field alloc fun(self: UITraitUserInterfaceIdiomClass): UITraitUserInterfaceIdiom
---@field new fun(self: UITraitUserInterfaceIdiomClass): UITraitUserInterfaceIdiom
local UITraitUserInterfaceIdiomClass = {}

--- `+[UITraitUserInterfaceIdiom identifier]`
---@return string
function UITraitUserInterfaceIdiomClass:identifier() end

--- `+[UITraitUserInterfaceIdiom name]`
---@return string
function UITraitUserInterfaceIdiomClass:name() end
end

do
-- UITraitUserInterfaceLevel
--- An instance of `UITraitUserInterfaceLevel`.
---@class UITraitUserInterfaceLevel: NSObject
local UITraitUserInterfaceLevel = {}

-- UITraitUserInterfaceLevelClass
--- The class `UITraitUserInterfaceLevel` itself.
---@class UITraitUserInterfaceLevelClass: NSObjectClass
---@field alloc fun(self: UITraitUserInterfaceLevelClass): UITraitUserInterfaceLevel
---@field new fun(self: UITraitUserInterfaceLevelClass): UITraitUserInterfaceLevel
local UITraitUserInterfaceLevelClass = {}

--- `+[UITraitUserInterfaceLevel identifier]`
---@return string
function UITraitUserInterfaceLevelClass:identifier() end

--- `+[UITraitUserInterfaceLevel name]`
---@return string
function UITraitUserInterfaceLevelClass:name() end
end

do
-- UITraitUserInterfaceStyle
--- An instance of `UITraitUserInterfaceStyle`.
---@class UITraitUserInterfaceStyle: NSObject
local UITraitUserInterfaceStyle = {}

-- UITraitUserInterfaceStyleClass
--- The class `UITraitUserInterfaceStyle` itself.
---@class UITraitUserInterfaceStyleClass: NSObjectClass
---@field alloc fun(self: UITraitUserInterfaceStyleClass): UITraitUserInterfaceStyle
---@field new fun(self: UITraitUserInterfaceStyleClass): UITraitUserInterfaceStyle
local UITraitUserInterfaceStyleClass = {}

--- `+[UITraitUserInterfaceStyle identifier]`
---@return string
function UITraitUserInterfaceStyleClass:identifier() end

--- `+[UITraitUserInterfaceStyle name]`
---@return string
function UITraitUserInterfaceStyleClass:name() end
end

do
-- UITraitVerticalSizeClass
--- An instance of `UITraitVerticalSizeClass`.
---@class UITraitVerticalSizeClass: NSObject
local UITraitVerticalSizeClass = {}

-- UITraitVerticalSizeClassClass
--- The class `UITraitVerticalSizeClass` itself.
---@class UITraitVerticalSizeClassClass: NSObjectClass
---@field alloc fun(self: UITraitVerticalSizeClassClass): UITraitVerticalSizeClass
---@field new fun(self: UITraitVerticalSizeClassClass): UITraitVerticalSizeClass
local UITraitVerticalSizeClassClass = {}

--- `+[UITraitVerticalSizeClass identifier]`
---@return string
function UITraitVerticalSizeClassClass:identifier() end

--- `+[UITraitVerticalSizeClass name]`
---@return string
function UITraitVerticalSizeClassClass:name() end
end

do
-- UITransitionView
--- An instance of `UITransitionView`.
---@class UITransitionView: UIView
local UITransitionView = {}

--- `-[UITransitionView hitTest:withEvent:]`
---@param hitTest CGPointArgument
---@param event UIEvent?
---@return UIView?
function UITransitionView:hitTest_withEvent_(hitTest, event) end

--- `-[UITransitionView layoutSubviews]`
function UITransitionView:layoutSubviews() end

-- UITransitionViewClass
--- The class `UITransitionView` itself.
---@class UITransitionViewClass: UIViewClass
---@field alloc fun(self: UITransitionViewClass): UITransitionView
---@field new fun(self: UITransitionViewClass): UITransitionView
local UITransitionViewClass = {}
end

do
-- UIVibrancyEffect
--- An instance of `UIVibrancyEffect`.
---@class UIVibrancyEffect: UIVisualEffect
local UIVibrancyEffect = {}

-- UIVibrancyEffectClass
--- The class `UIVibrancyEffect` itself.
---@class UIVibrancyEffectClass: UIVisualEffectClass
---@field alloc fun(self: UIVibrancyEffectClass): UIVibrancyEffect
---@field new fun(self: UIVibrancyEffectClass): UIVibrancyEffect
local UIVibrancyEffectClass = {}

--- `+[UIVibrancyEffect effectForBlurEffect:]`
---@param effectForBlurEffect UIVisualEffect
---@return UIVisualEffect
function UIVibrancyEffectClass:effectForBlurEffect_(effectForBlurEffect) end

--- `+[UIVibrancyEffect effectForBlurEffect:style:]`
---@param effectForBlurEffect UIVisualEffect
---@param style integer
---@return UIVisualEffect
function UIVibrancyEffectClass:effectForBlurEffect_style_(effectForBlurEffect, style) end
end

do
-- UIView
--- An instance of `UIView`.
---@class UIView: UIResponder
local UIView = {}

--- `-[UIView _autolayoutTrace]`
---@return string
function UIView:_autolayoutTrace() end

--- `-[UIView _viewControllerForAncestor]`
---@return UIViewController?
function UIView:_viewControllerForAncestor() end

--- `-[UIView _viewDelegate]`
---@return UIViewController?
function UIView:_viewDelegate() end

--- `-[UIView accessibilityActivate]`
---@return boolean
function UIView:accessibilityActivate() end

--- `-[UIView accessibilityActivationPoint]`
---@return CGPoint
function UIView:accessibilityActivationPoint() end

--- `-[UIView accessibilityAttributedHint]`
---@return NSAttributedString?
function UIView:accessibilityAttributedHint() end

--- `-[UIView accessibilityAttributedLabel]`
---@return NSAttributedString?
function UIView:accessibilityAttributedLabel() end

--- `-[UIView accessibilityAttributedValue]`
---@return NSAttributedString?
function UIView:accessibilityAttributedValue() end

--- `-[UIView accessibilityContainerType]`
---@return integer
function UIView:accessibilityContainerType() end

--- `-[UIView accessibilityCustomActions]`
---@return any
function UIView:accessibilityCustomActions() end

--- `-[UIView accessibilityDecrement]`
function UIView:accessibilityDecrement() end

--- `-[UIView accessibilityElementAtIndex:]`
---@param accessibilityElementAtIndex integer
---@return any
function UIView:accessibilityElementAtIndex_(accessibilityElementAtIndex) end

--- `-[UIView accessibilityElementCount]`
---@return integer
function UIView:accessibilityElementCount() end

--- `-[UIView accessibilityElementDidBecomeFocused]`
function UIView:accessibilityElementDidBecomeFocused() end

--- `-[UIView accessibilityElementDidLoseFocus]`
function UIView:accessibilityElementDidLoseFocus() end

--- `-[UIView accessibilityElementIsFocused]`
---@return boolean
function UIView:accessibilityElementIsFocused() end

--- `-[UIView accessibilityElements]`
---@return any
function UIView:accessibilityElements() end

--- `-[UIView accessibilityElementsHidden]`
---@return boolean
function UIView:accessibilityElementsHidden() end

--- `-[UIView accessibilityFrame]`
---@return CGRect
function UIView:accessibilityFrame() end

--- `-[UIView accessibilityFrameInContainerSpace]`
---@return CGRect
function UIView:accessibilityFrameInContainerSpace() end

--- `-[UIView accessibilityHint]`
---@return string?
function UIView:accessibilityHint() end

--- `-[UIView accessibilityIdentifier]`
---@return string?
function UIView:accessibilityIdentifier() end

--- `-[UIView accessibilityIgnoresInvertColors]`
---@return boolean
function UIView:accessibilityIgnoresInvertColors() end

--- `-[UIView accessibilityIncrement]`
function UIView:accessibilityIncrement() end

--- `-[UIView accessibilityLabel]`
---@return string?
function UIView:accessibilityLabel() end

--- `-[UIView accessibilityLanguage]`
---@return string?
function UIView:accessibilityLanguage() end

--- `-[UIView accessibilityNavigationStyle]`
---@return integer
function UIView:accessibilityNavigationStyle() end

--- `-[UIView accessibilityPath]`
---@return UIBezierPath?
function UIView:accessibilityPath() end

--- `-[UIView accessibilityPerformEscape]`
---@return boolean
function UIView:accessibilityPerformEscape() end

--- `-[UIView accessibilityPerformMagicTap]`
---@return boolean
function UIView:accessibilityPerformMagicTap() end

--- `-[UIView accessibilityRespondsToUserInteraction]`
---@return boolean
function UIView:accessibilityRespondsToUserInteraction() end

--- `-[UIView accessibilityScroll:]`
---@param accessibilityScroll integer
---@return boolean
function UIView:accessibilityScroll_(accessibilityScroll) end

--- `-[UIView accessibilityTraits]`
---@return integer
function UIView:accessibilityTraits() end

--- `-[UIView accessibilityUserInputLabels]`
---@return any
function UIView:accessibilityUserInputLabels() end

--- `-[UIView accessibilityValue]`
---@return string?
function UIView:accessibilityValue() end

--- `-[UIView accessibilityViewIsModal]`
---@return boolean
function UIView:accessibilityViewIsModal() end

--- `-[UIView actionForLayer:forKey:]`
---@param actionForLayer CALayer
---@param key string
---@return any
function UIView:actionForLayer_forKey_(actionForLayer, key) end

--- `-[UIView addConstraint:]`
---@param constraint NSLayoutConstraint
function UIView:addConstraint_(constraint) end

--- `-[UIView addConstraints:]`
---@param constraints NSLayoutConstraint[]
function UIView:addConstraints_(constraints) end

--- `-[UIView addGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
function UIView:addGestureRecognizer_(gestureRecognizer) end

--- `-[UIView addInteraction:]`
---@param interaction any
function UIView:addInteraction_(interaction) end

--- `-[UIView addLayoutGuide:]`
---@param layoutGuide UILayoutGuide
function UIView:addLayoutGuide_(layoutGuide) end

--- `-[UIView addMotionEffect:]`
---@param motionEffect any
function UIView:addMotionEffect_(motionEffect) end

--- `-[UIView addSubview:]`
---@param subview UIView?
function UIView:addSubview_(subview) end

--- `-[UIView alignmentRectForFrame:]`
---@param alignmentRectForFrame CGRectArgument
---@return CGRect
function UIView:alignmentRectForFrame_(alignmentRectForFrame) end

--- `-[UIView alignmentRectInsets]`
---@return UIEdgeInsets
function UIView:alignmentRectInsets() end

--- `-[UIView alpha]`
---@return number
function UIView:alpha() end

--- `-[UIView anchorPoint]`
---@return CGPoint
function UIView:anchorPoint() end

--- `-[UIView autoresizesSubviews]`
---@return boolean
function UIView:autoresizesSubviews() end

--- `-[UIView autoresizingMask]`
---@return integer
function UIView:autoresizingMask() end

--- `-[UIView backgroundColor]`
---@return UIColor?
function UIView:backgroundColor() end

--- `-[UIView bottomAnchor]`
---@return NSLayoutAnchor
function UIView:bottomAnchor() end

--- `-[UIView bounds]`
---@return CGRect
function UIView:bounds() end

--- `-[UIView bringSubviewToFront:]`
---@param bringSubviewToFront UIView?
function UIView:bringSubviewToFront_(bringSubviewToFront) end

--- `-[UIView canBecomeFocused]`
---@return boolean
function UIView:canBecomeFocused() end

--- `-[UIView center]`
---@return CGPoint
function UIView:center() end

--- `-[UIView centerXAnchor]`
---@return NSLayoutAnchor
function UIView:centerXAnchor() end

--- `-[UIView centerYAnchor]`
---@return NSLayoutAnchor
function UIView:centerYAnchor() end

--- `-[UIView clearsContextBeforeDrawing]`
---@return boolean
function UIView:clearsContextBeforeDrawing() end

--- `-[UIView clipsToBounds]`
---@return boolean
function UIView:clipsToBounds() end

--- `-[UIView constraints]`
---@return NSLayoutConstraint[]
function UIView:constraints() end

--- `-[UIView constraintsAffectingLayoutForAxis:]`
---@param constraintsAffectingLayoutForAxis integer
---@return NSLayoutConstraint[]
function UIView:constraintsAffectingLayoutForAxis_(constraintsAffectingLayoutForAxis) end

--- `-[UIView contentCompressionResistancePriorityForAxis:]`
---@param contentCompressionResistancePriorityForAxis integer
---@return number
function UIView:contentCompressionResistancePriorityForAxis_(contentCompressionResistancePriorityForAxis) end

--- `-[UIView contentHuggingPriorityForAxis:]`
---@param contentHuggingPriorityForAxis integer
---@return number
function UIView:contentHuggingPriorityForAxis_(contentHuggingPriorityForAxis) end

--- `-[UIView contentMode]`
---@return integer
function UIView:contentMode() end

--- `-[UIView contentScaleFactor]`
---@return number
function UIView:contentScaleFactor() end

--- `-[UIView contentStretch]`
---@return CGRect
function UIView:contentStretch() end

--- `-[UIView convertPoint:fromCoordinateSpace:]`
---@param point CGPointArgument
---@param fromCoordinateSpace any
---@return CGPoint
function UIView:convertPoint_fromCoordinateSpace_(point, fromCoordinateSpace) end

--- `-[UIView convertPoint:fromView:]`
---@param point CGPointArgument
---@param fromView UIView?
---@return CGPoint
function UIView:convertPoint_fromView_(point, fromView) end

--- `-[UIView convertPoint:toCoordinateSpace:]`
---@param point CGPointArgument
---@param toCoordinateSpace any
---@return CGPoint
function UIView:convertPoint_toCoordinateSpace_(point, toCoordinateSpace) end

--- `-[UIView convertPoint:toView:]`
---@param point CGPointArgument
---@param toView UIView?
---@return CGPoint
function UIView:convertPoint_toView_(point, toView) end

--- `-[UIView convertRect:fromCoordinateSpace:]`
---@param rect CGRectArgument
---@param fromCoordinateSpace any
---@return CGRect
function UIView:convertRect_fromCoordinateSpace_(rect, fromCoordinateSpace) end

--- `-[UIView convertRect:fromView:]`
---@param rect CGRectArgument
---@param fromView UIView?
---@return CGRect
function UIView:convertRect_fromView_(rect, fromView) end

--- `-[UIView convertRect:toCoordinateSpace:]`
---@param rect CGRectArgument
---@param toCoordinateSpace any
---@return CGRect
function UIView:convertRect_toCoordinateSpace_(rect, toCoordinateSpace) end

--- `-[UIView convertRect:toView:]`
---@param rect CGRectArgument
---@param toView UIView?
---@return CGRect
function UIView:convertRect_toView_(rect, toView) end

--- `-[UIView dealloc]`
function UIView:dealloc() end

--- `-[UIView decodeRestorableStateWithCoder:]`
---@param decodeRestorableStateWithCoder any
function UIView:decodeRestorableStateWithCoder_(decodeRestorableStateWithCoder) end

--- `-[UIView didAddSubview:]`
---@param didAddSubview UIView?
function UIView:didAddSubview_(didAddSubview) end

--- `-[UIView didMoveToSuperview]`
function UIView:didMoveToSuperview() end

--- `-[UIView didMoveToWindow]`
function UIView:didMoveToWindow() end

--- `-[UIView didUpdateFocusInContext:withAnimationCoordinator:]`
---@param didUpdateFocusInContext any
---@param animationCoordinator any
function UIView:didUpdateFocusInContext_withAnimationCoordinator_(didUpdateFocusInContext, animationCoordinator) end

--- `-[UIView directionalLayoutMargins]`
---@return NSDirectionalEdgeInsets
function UIView:directionalLayoutMargins() end

--- `-[UIView drawLayer:inContext:]`
---@param drawLayer CALayer
---@param inContext any
function UIView:drawLayer_inContext_(drawLayer, inContext) end

--- `-[UIView drawRect:]`
---@param drawRect CGRectArgument
function UIView:drawRect_(drawRect) end

--- `-[UIView drawViewHierarchyInRect:afterScreenUpdates:]`
---@param drawViewHierarchyInRect CGRectArgument
---@param afterScreenUpdates boolean
---@return boolean
function UIView:drawViewHierarchyInRect_afterScreenUpdates_(drawViewHierarchyInRect, afterScreenUpdates) end

--- `-[UIView effectiveUserInterfaceLayoutDirection]`
---@return integer
function UIView:effectiveUserInterfaceLayoutDirection() end

--- `-[UIView encodeRestorableStateWithCoder:]`
---@param encodeRestorableStateWithCoder any
function UIView:encodeRestorableStateWithCoder_(encodeRestorableStateWithCoder) end

--- `-[UIView encodeWithCoder:]`
---@param coder NSCoder
function UIView:encodeWithCoder_(coder) end

--- `-[UIView endEditing:]`
---@param endEditing boolean
---@return boolean
function UIView:endEditing_(endEditing) end

--- `-[UIView engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:]`
---@param engine any
---@param willBreakConstraint NSLayoutConstraint
---@param dueToMutuallyExclusiveConstraints NSLayoutConstraint[]
function UIView:engine_willBreakConstraint_dueToMutuallyExclusiveConstraints_(engine, willBreakConstraint, dueToMutuallyExclusiveConstraints) end

--- `-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]`
---@param exchangeSubviewAtIndex integer
---@param subviewAtIndex integer
function UIView:exchangeSubviewAtIndex_withSubviewAtIndex_(exchangeSubviewAtIndex, subviewAtIndex) end

--- `-[UIView exerciseAmbiguityInLayout]`
function UIView:exerciseAmbiguityInLayout() end

--- `-[UIView firstBaselineAnchor]`
---@return NSLayoutAnchor
function UIView:firstBaselineAnchor() end

--- `-[UIView focusEffect]`
---@return any
function UIView:focusEffect() end

--- `-[UIView focusGroupIdentifier]`
---@return string?
function UIView:focusGroupIdentifier() end

--- `-[UIView focusGroupPriority]`
---@return integer
function UIView:focusGroupPriority() end

--- `-[UIView frame]`
---@return CGRect
function UIView:frame() end

--- `-[UIView frameForAlignmentRect:]`
---@param frameForAlignmentRect CGRectArgument
---@return CGRect
function UIView:frameForAlignmentRect_(frameForAlignmentRect) end

--- `-[UIView gestureRecognizerShouldBegin:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIView:gestureRecognizerShouldBegin_(gestureRecognizer) end

--- `-[UIView gestureRecognizers]`
---@return UIGestureRecognizer[]?
function UIView:gestureRecognizers() end

--- `-[UIView hasAmbiguousLayout]`
---@return boolean
function UIView:hasAmbiguousLayout() end

--- `-[UIView heightAnchor]`
---@return NSLayoutAnchor
function UIView:heightAnchor() end

--- `-[UIView hitTest:withEvent:]`
---@param hitTest CGPointArgument
---@param event UIEvent?
---@return UIView?
function UIView:hitTest_withEvent_(hitTest, event) end

--- `-[UIView hoverStyle]`
---@return any
function UIView:hoverStyle() end

--- `-[UIView indexOfAccessibilityElement:]`
---@param indexOfAccessibilityElement any
---@return integer
function UIView:indexOfAccessibilityElement_(indexOfAccessibilityElement) end

--- `-[UIView init]`
---@return self
function UIView:init() end

--- `-[UIView initWithCoder:]`
---@param coder NSCoder?
---@return self
function UIView:initWithCoder_(coder) end

--- `-[UIView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UIView:initWithFrame_(frame) end

--- `-[UIView insertSubview:aboveSubview:]`
---@param subview UIView?
---@param aboveSubview UIView?
function UIView:insertSubview_aboveSubview_(subview, aboveSubview) end

--- `-[UIView insertSubview:atIndex:]`
---@param subview UIView?
---@param atIndex integer
function UIView:insertSubview_atIndex_(subview, atIndex) end

--- `-[UIView insertSubview:belowSubview:]`
---@param subview UIView?
---@param belowSubview UIView?
function UIView:insertSubview_belowSubview_(subview, belowSubview) end

--- `-[UIView insetsLayoutMarginsFromSafeArea]`
---@return boolean
function UIView:insetsLayoutMarginsFromSafeArea() end

--- `-[UIView interactions]`
---@return any[]
function UIView:interactions() end

--- `-[UIView intrinsicContentSize]`
---@return CGSize
function UIView:intrinsicContentSize() end

--- `-[UIView invalidateIntrinsicContentSize]`
function UIView:invalidateIntrinsicContentSize() end

--- `-[UIView isAccessibilityElement]`
---@return boolean
function UIView:isAccessibilityElement() end

--- `-[UIView isDescendantOfView:]`
---@param view UIView?
---@return boolean
function UIView:isDescendantOfView_(view) end

--- `-[UIView isExclusiveTouch]`
---@return boolean
function UIView:isExclusiveTouch() end

--- `-[UIView isFocused]`
---@return boolean
function UIView:isFocused() end

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

--- `-[UIView keyboardLayoutGuide]`
---@return UILayoutGuide
function UIView:keyboardLayoutGuide() end

--- `-[UIView largeContentImage]`
---@return UIImage?
function UIView:largeContentImage() end

--- `-[UIView largeContentImageInsets]`
---@return UIEdgeInsets
function UIView:largeContentImageInsets() end

--- `-[UIView largeContentTitle]`
---@return string?
function UIView:largeContentTitle() end

--- `-[UIView lastBaselineAnchor]`
---@return NSLayoutAnchor
function UIView:lastBaselineAnchor() end

--- `-[UIView layer]`
---@return CALayer
function UIView:layer() end

--- `-[UIView layoutGuides]`
---@return UILayoutGuide[]
function UIView:layoutGuides() end

--- `-[UIView layoutIfNeeded]`
function UIView:layoutIfNeeded() end

--- `-[UIView layoutMargins]`
---@return UIEdgeInsets
function UIView:layoutMargins() end

--- `-[UIView layoutMarginsDidChange]`
function UIView:layoutMarginsDidChange() end

--- `-[UIView layoutMarginsGuide]`
---@return UILayoutGuide
function UIView:layoutMarginsGuide() end

--- `-[UIView layoutSublayersOfLayer:]`
---@param layoutSublayersOfLayer CALayer
function UIView:layoutSublayersOfLayer_(layoutSublayersOfLayer) end

--- `-[UIView layoutSubviews]`
function UIView:layoutSubviews() end

--- `-[UIView leadingAnchor]`
---@return NSLayoutAnchor
function UIView:leadingAnchor() end

--- `-[UIView leftAnchor]`
---@return NSLayoutAnchor
function UIView:leftAnchor() end

--- `-[UIView maskView]`
---@return UIView?
function UIView:maskView() end

--- `-[UIView maximumContentSizeCategory]`
---@return string?
function UIView:maximumContentSizeCategory() end

--- `-[UIView minimumContentSizeCategory]`
---@return string?
function UIView:minimumContentSizeCategory() end

--- `-[UIView motionEffects]`
---@return any[]
function UIView:motionEffects() end

--- `-[UIView needsUpdateConstraints]`
---@return boolean
function UIView:needsUpdateConstraints() end

--- `-[UIView needsUpdateConstraintsOnFirstLayout]`
---@return boolean
function UIView:needsUpdateConstraintsOnFirstLayout() end

--- `-[UIView overrideUserInterfaceStyle]`
---@return integer
function UIView:overrideUserInterfaceStyle() end

--- `-[UIView pointInside:withEvent:]`
---@param pointInside CGPointArgument
---@param event UIEvent?
---@return boolean
function UIView:pointInside_withEvent_(pointInside, event) end

--- `-[UIView preservesSuperviewLayoutMargins]`
---@return boolean
function UIView:preservesSuperviewLayoutMargins() end

--- `-[UIView readableContentGuide]`
---@return UILayoutGuide
function UIView:readableContentGuide() end

--- `-[UIView recursiveDescription]`
---@return string
function UIView:recursiveDescription() end

--- `-[UIView registerForTraitChanges:withAction:]`
---@param registerForTraitChanges CLASS[]
---@param action SEL
---@return _UITraitChangeRegistration
function UIView:registerForTraitChanges_withAction_(registerForTraitChanges, action) end

--- `-[UIView registerForTraitChanges:withHandler:]`
---@param registerForTraitChanges CLASS[]
---@param handler function
---@return _UITraitChangeRegistration
function UIView:registerForTraitChanges_withHandler_(registerForTraitChanges, handler) end

--- `-[UIView registerForTraitChanges:withTarget:action:]`
---@param registerForTraitChanges CLASS[]
---@param target any
---@param action SEL
---@return _UITraitChangeRegistration
function UIView:registerForTraitChanges_withTarget_action_(registerForTraitChanges, target, action) end

--- `-[UIView removeConstraint:]`
---@param constraint NSLayoutConstraint
function UIView:removeConstraint_(constraint) end

--- `-[UIView removeConstraints:]`
---@param constraints NSLayoutConstraint[]
function UIView:removeConstraints_(constraints) end

--- `-[UIView removeFromSuperview]`
function UIView:removeFromSuperview() end

--- `-[UIView removeGestureRecognizer:]`
---@param gestureRecognizer UIGestureRecognizer?
function UIView:removeGestureRecognizer_(gestureRecognizer) end

--- `-[UIView removeInteraction:]`
---@param interaction any
function UIView:removeInteraction_(interaction) end

--- `-[UIView removeLayoutGuide:]`
---@param layoutGuide UILayoutGuide
function UIView:removeLayoutGuide_(layoutGuide) end

--- `-[UIView removeMotionEffect:]`
---@param motionEffect any
function UIView:removeMotionEffect_(motionEffect) end

--- `-[UIView resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:]`
---@param resizableSnapshotViewFromRect CGRectArgument
---@param afterScreenUpdates boolean
---@param capInsets UIEdgeInsetsArgument
---@return UIView
function UIView:resizableSnapshotViewFromRect_afterScreenUpdates_withCapInsets_(resizableSnapshotViewFromRect, afterScreenUpdates, capInsets) end

--- `-[UIView restorationIdentifier]`
---@return string?
function UIView:restorationIdentifier() end

--- `-[UIView rightAnchor]`
---@return NSLayoutAnchor
function UIView:rightAnchor() end

--- `-[UIView safeAreaInsets]`
---@return UIEdgeInsets
function UIView:safeAreaInsets() end

--- `-[UIView safeAreaInsetsDidChange]`
function UIView:safeAreaInsetsDidChange() end

--- `-[UIView safeAreaLayoutGuide]`
---@return UILayoutGuide
function UIView:safeAreaLayoutGuide() end

--- `-[UIView scalesLargeContentImage]`
---@return boolean
function UIView:scalesLargeContentImage() end

--- `-[UIView semanticContentAttribute]`
---@return integer
function UIView:semanticContentAttribute() end

--- `-[UIView sendSubviewToBack:]`
---@param subviewToBack UIView?
function UIView:sendSubviewToBack_(subviewToBack) end

--- `-[UIView setAccessibilityAttributedHint:]`
---@param accessibilityAttributedHint NSAttributedString?
function UIView:setAccessibilityAttributedHint_(accessibilityAttributedHint) end

--- `-[UIView setAccessibilityAttributedLabel:]`
---@param accessibilityAttributedLabel NSAttributedString?
function UIView:setAccessibilityAttributedLabel_(accessibilityAttributedLabel) end

--- `-[UIView setAccessibilityAttributedValue:]`
---@param accessibilityAttributedValue NSAttributedString?
function UIView:setAccessibilityAttributedValue_(accessibilityAttributedValue) end

--- `-[UIView setAccessibilityContainerType:]`
---@param accessibilityContainerType integer
function UIView:setAccessibilityContainerType_(accessibilityContainerType) end

--- `-[UIView setAccessibilityCustomActions:]`
---@param accessibilityCustomActions any
function UIView:setAccessibilityCustomActions_(accessibilityCustomActions) end

--- `-[UIView setAccessibilityElements:]`
---@param accessibilityElements any
function UIView:setAccessibilityElements_(accessibilityElements) end

--- `-[UIView setAccessibilityElementsHidden:]`
---@param accessibilityElementsHidden boolean
function UIView:setAccessibilityElementsHidden_(accessibilityElementsHidden) end

--- `-[UIView setAccessibilityFrame:]`
---@param accessibilityFrame CGRectArgument
function UIView:setAccessibilityFrame_(accessibilityFrame) end

--- `-[UIView setAccessibilityFrameInContainerSpace:]`
---@param accessibilityFrameInContainerSpace CGRectArgument
function UIView:setAccessibilityFrameInContainerSpace_(accessibilityFrameInContainerSpace) end

--- `-[UIView setAccessibilityHint:]`
---@param accessibilityHint string?
function UIView:setAccessibilityHint_(accessibilityHint) end

--- `-[UIView setAccessibilityIdentifier:]`
---@param accessibilityIdentifier string?
function UIView:setAccessibilityIdentifier_(accessibilityIdentifier) end

--- `-[UIView setAccessibilityIgnoresInvertColors:]`
---@param accessibilityIgnoresInvertColors boolean
function UIView:setAccessibilityIgnoresInvertColors_(accessibilityIgnoresInvertColors) end

--- `-[UIView setAccessibilityLabel:]`
---@param accessibilityLabel string?
function UIView:setAccessibilityLabel_(accessibilityLabel) end

--- `-[UIView setAccessibilityLanguage:]`
---@param accessibilityLanguage string?
function UIView:setAccessibilityLanguage_(accessibilityLanguage) end

--- `-[UIView setAccessibilityNavigationStyle:]`
---@param accessibilityNavigationStyle integer
function UIView:setAccessibilityNavigationStyle_(accessibilityNavigationStyle) end

--- `-[UIView setAccessibilityPath:]`
---@param accessibilityPath UIBezierPath?
function UIView:setAccessibilityPath_(accessibilityPath) end

--- `-[UIView setAccessibilityRespondsToUserInteraction:]`
---@param accessibilityRespondsToUserInteraction boolean
function UIView:setAccessibilityRespondsToUserInteraction_(accessibilityRespondsToUserInteraction) end

--- `-[UIView setAccessibilityTraits:]`
---@param accessibilityTraits integer
function UIView:setAccessibilityTraits_(accessibilityTraits) end

--- `-[UIView setAccessibilityUserInputLabels:]`
---@param accessibilityUserInputLabels any
function UIView:setAccessibilityUserInputLabels_(accessibilityUserInputLabels) end

--- `-[UIView setAccessibilityValue:]`
---@param accessibilityValue string?
function UIView:setAccessibilityValue_(accessibilityValue) end

--- `-[UIView setAccessibilityViewIsModal:]`
---@param accessibilityViewIsModal boolean
function UIView:setAccessibilityViewIsModal_(accessibilityViewIsModal) end

--- `-[UIView setAlpha:]`
---@param alpha number
function UIView:setAlpha_(alpha) end

--- `-[UIView setAnchorPoint:]`
---@param anchorPoint CGPointArgument
function UIView:setAnchorPoint_(anchorPoint) end

--- `-[UIView setAutoresizesSubviews:]`
---@param autoresizesSubviews boolean
function UIView:setAutoresizesSubviews_(autoresizesSubviews) end

--- `-[UIView setAutoresizingMask:]`
---@param autoresizingMask integer
function UIView:setAutoresizingMask_(autoresizingMask) end

--- `-[UIView setBackgroundColor:]`
---@param color UIColor?
function UIView:setBackgroundColor_(color) end

--- `-[UIView setBounds:]`
---@param bounds CGRectArgument
function UIView:setBounds_(bounds) end

--- `-[UIView setCenter:]`
---@param center CGPointArgument
function UIView:setCenter_(center) end

--- `-[UIView setClearsContextBeforeDrawing:]`
---@param clearsContextBeforeDrawing boolean
function UIView:setClearsContextBeforeDrawing_(clearsContextBeforeDrawing) end

--- `-[UIView setClipsToBounds:]`
---@param clipsToBounds boolean
function UIView:setClipsToBounds_(clipsToBounds) end

--- `-[UIView setContentCompressionResistancePriority:forAxis:]`
---@param contentCompressionResistancePriority number
---@param axis integer
function UIView:setContentCompressionResistancePriority_forAxis_(contentCompressionResistancePriority, axis) end

--- `-[UIView setContentHuggingPriority:forAxis:]`
---@param contentHuggingPriority number
---@param axis integer
function UIView:setContentHuggingPriority_forAxis_(contentHuggingPriority, axis) end

--- `-[UIView setContentMode:]`
---@param contentMode integer
function UIView:setContentMode_(contentMode) end

--- `-[UIView setContentScaleFactor:]`
---@param contentScaleFactor number
function UIView:setContentScaleFactor_(contentScaleFactor) end

--- `-[UIView setContentStretch:]`
---@param contentStretch CGRectArgument
function UIView:setContentStretch_(contentStretch) end

--- `-[UIView setDirectionalLayoutMargins:]`
---@param directionalLayoutMargins NSDirectionalEdgeInsetsArgument
function UIView:setDirectionalLayoutMargins_(directionalLayoutMargins) end

--- `-[UIView setExclusiveTouch:]`
---@param exclusiveTouch boolean
function UIView:setExclusiveTouch_(exclusiveTouch) end

--- `-[UIView setFocusEffect:]`
---@param focusEffect any
function UIView:setFocusEffect_(focusEffect) end

--- `-[UIView setFocusGroupIdentifier:]`
---@param focusGroupIdentifier string?
function UIView:setFocusGroupIdentifier_(focusGroupIdentifier) end

--- `-[UIView setFocusGroupPriority:]`
---@param focusGroupPriority integer
function UIView:setFocusGroupPriority_(focusGroupPriority) end

--- `-[UIView setFrame:]`
---@param frame CGRectArgument
function UIView:setFrame_(frame) end

--- `-[UIView setGestureRecognizers:]`
---@param gestureRecognizers UIGestureRecognizer[]?
function UIView:setGestureRecognizers_(gestureRecognizers) end

--- `-[UIView setHidden:]`
---@param hidden boolean
function UIView:setHidden_(hidden) end

--- `-[UIView setHoverStyle:]`
---@param hoverStyle any
function UIView:setHoverStyle_(hoverStyle) end

--- `-[UIView setInsetsLayoutMarginsFromSafeArea:]`
---@param insetsLayoutMarginsFromSafeArea boolean
function UIView:setInsetsLayoutMarginsFromSafeArea_(insetsLayoutMarginsFromSafeArea) end

--- `-[UIView setInteractions:]`
---@param interactions any[]
function UIView:setInteractions_(interactions) end

--- `-[UIView setIsAccessibilityElement:]`
---@param isAccessibilityElement boolean
function UIView:setIsAccessibilityElement_(isAccessibilityElement) end

--- `-[UIView setLargeContentImage:]`
---@param image UIImage?
function UIView:setLargeContentImage_(image) end

--- `-[UIView setLargeContentImageInsets:]`
---@param largeContentImageInsets UIEdgeInsetsArgument
function UIView:setLargeContentImageInsets_(largeContentImageInsets) end

--- `-[UIView setLargeContentTitle:]`
---@param largeContentTitle string?
function UIView:setLargeContentTitle_(largeContentTitle) end

--- `-[UIView setLayoutMargins:]`
---@param layoutMargins UIEdgeInsetsArgument
function UIView:setLayoutMargins_(layoutMargins) end

--- `-[UIView setMaskView:]`
---@param view UIView?
function UIView:setMaskView_(view) end

--- `-[UIView setMaximumContentSizeCategory:]`
---@param maximumContentSizeCategory string?
function UIView:setMaximumContentSizeCategory_(maximumContentSizeCategory) end

--- `-[UIView setMinimumContentSizeCategory:]`
---@param minimumContentSizeCategory string?
function UIView:setMinimumContentSizeCategory_(minimumContentSizeCategory) end

--- `-[UIView setMotionEffects:]`
---@param motionEffects any[]
function UIView:setMotionEffects_(motionEffects) end

--- `-[UIView setMultipleTouchEnabled:]`
---@param multipleTouchEnabled boolean
function UIView:setMultipleTouchEnabled_(multipleTouchEnabled) end

--- `-[UIView setNeedsDisplay]`
function UIView:setNeedsDisplay() end

--- `-[UIView setNeedsDisplayInRect:]`
---@param needsDisplayInRect CGRectArgument
function UIView:setNeedsDisplayInRect_(needsDisplayInRect) end

--- `-[UIView setNeedsFocusUpdate]`
function UIView:setNeedsFocusUpdate() end

--- `-[UIView setNeedsLayout]`
function UIView:setNeedsLayout() end

--- `-[UIView setNeedsUpdateConstraints]`
function UIView:setNeedsUpdateConstraints() end

--- `-[UIView setOpaque:]`
---@param opaque boolean
function UIView:setOpaque_(opaque) end

--- `-[UIView setOverrideUserInterfaceStyle:]`
---@param overrideUserInterfaceStyle integer
function UIView:setOverrideUserInterfaceStyle_(overrideUserInterfaceStyle) end

--- `-[UIView setPreservesSuperviewLayoutMargins:]`
---@param preservesSuperviewLayoutMargins boolean
function UIView:setPreservesSuperviewLayoutMargins_(preservesSuperviewLayoutMargins) end

--- `-[UIView setRestorationIdentifier:]`
---@param restorationIdentifier string?
function UIView:setRestorationIdentifier_(restorationIdentifier) end

--- `-[UIView setScalesLargeContentImage:]`
---@param scalesLargeContentImage boolean
function UIView:setScalesLargeContentImage_(scalesLargeContentImage) end

--- `-[UIView setSemanticContentAttribute:]`
---@param semanticContentAttribute integer
function UIView:setSemanticContentAttribute_(semanticContentAttribute) end

--- `-[UIView setShouldGroupAccessibilityChildren:]`
---@param shouldGroupAccessibilityChildren boolean
function UIView:setShouldGroupAccessibilityChildren_(shouldGroupAccessibilityChildren) end

--- `-[UIView setShowsLargeContentViewer:]`
---@param showsLargeContentViewer boolean
function UIView:setShowsLargeContentViewer_(showsLargeContentViewer) end

--- `-[UIView setTag:]`
---@param tag integer
function UIView:setTag_(tag) end

--- `-[UIView setTintAdjustmentMode:]`
---@param tintAdjustmentMode integer
function UIView:setTintAdjustmentMode_(tintAdjustmentMode) end

--- `-[UIView setTintColor:]`
---@param color UIColor?
function UIView:setTintColor_(color) end

--- `-[UIView setTransform3D:]`
---@param transform3D CATransform3DArgument
function UIView:setTransform3D_(transform3D) end

--- `-[UIView setTransform:]`
---@param transform CGAffineTransformArgument
function UIView:setTransform_(transform) end

--- `-[UIView setTranslatesAutoresizingMaskIntoConstraints:]`
---@param translatesAutoresizingMaskIntoConstraints boolean
function UIView:setTranslatesAutoresizingMaskIntoConstraints_(translatesAutoresizingMaskIntoConstraints) end

--- `-[UIView setUserInteractionEnabled:]`
---@param userInteractionEnabled boolean
function UIView:setUserInteractionEnabled_(userInteractionEnabled) end

--- `-[UIView shouldGroupAccessibilityChildren]`
---@return boolean
function UIView:shouldGroupAccessibilityChildren() end

--- `-[UIView showsLargeContentViewer]`
---@return boolean
function UIView:showsLargeContentViewer() end

--- `-[UIView sizeThatFits:]`
---@param sizeThatFits CGSizeArgument
---@return CGSize
function UIView:sizeThatFits_(sizeThatFits) end

--- `-[UIView sizeToFit]`
function UIView:sizeToFit() end

--- `-[UIView snapshotViewAfterScreenUpdates:]`
---@param snapshotViewAfterScreenUpdates boolean
---@return UIView
function UIView:snapshotViewAfterScreenUpdates_(snapshotViewAfterScreenUpdates) end

--- `-[UIView subviews]`
---@return UIView[]
function UIView:subviews() end

--- `-[UIView superview]`
---@return UIView?
function UIView:superview() end

--- `-[UIView systemLayoutSizeFittingSize:]`
---@param systemLayoutSizeFittingSize CGSizeArgument
---@return CGSize
function UIView:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UIView systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSizeArgument
---@param horizontalFittingPriority number
---@param verticalFittingPriority number
---@return CGSize
function UIView:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(systemLayoutSizeFittingSize, horizontalFittingPriority, verticalFittingPriority) end

--- `-[UIView tag]`
---@return integer
function UIView:tag() end

--- `-[UIView tintAdjustmentMode]`
---@return integer
function UIView:tintAdjustmentMode() end

--- `-[UIView tintColor]`
---@return UIColor
function UIView:tintColor() end

--- `-[UIView tintColorDidChange]`
function UIView:tintColorDidChange() end

--- `-[UIView topAnchor]`
---@return NSLayoutAnchor
function UIView:topAnchor() end

--- `-[UIView trailingAnchor]`
---@return NSLayoutAnchor
function UIView:trailingAnchor() end

--- `-[UIView traitCollection]`
---@return UITraitCollection
function UIView:traitCollection() end

--- `-[UIView traitCollectionDidChange:]`
---@param traitCollection UITraitCollection?
function UIView:traitCollectionDidChange_(traitCollection) end

--- `-[UIView traitOverrides]`
---@return _UITraitOverrides
function UIView:traitOverrides() end

--- `-[UIView transform]`
---@return CGAffineTransform
function UIView:transform() end

--- `-[UIView transform3D]`
---@return CATransform3D
function UIView:transform3D() end

--- `-[UIView translatesAutoresizingMaskIntoConstraints]`
---@return boolean
function UIView:translatesAutoresizingMaskIntoConstraints() end

--- `-[UIView unregisterForTraitChanges:]`
---@param unregisterForTraitChanges _UITraitChangeRegistration
function UIView:unregisterForTraitChanges_(unregisterForTraitChanges) end

--- `-[UIView updateConstraints]`
function UIView:updateConstraints() end

--- `-[UIView updateConstraintsIfNeeded]`
function UIView:updateConstraintsIfNeeded() end

--- `-[UIView updateFocusIfNeeded]`
function UIView:updateFocusIfNeeded() end

--- `-[UIView updateTraitsIfNeeded]`
function UIView:updateTraitsIfNeeded() end

--- `-[UIView viewForBaselineLayout]`
---@return UIView
function UIView:viewForBaselineLayout() end

--- `-[UIView viewForFirstBaselineLayout]`
---@return UIView
function UIView:viewForFirstBaselineLayout() end

--- `-[UIView viewForLastBaselineLayout]`
---@return UIView
function UIView:viewForLastBaselineLayout() end

--- `-[UIView viewWithTag:]`
---@param viewWithTag integer
---@return UIView?
function UIView:viewWithTag_(viewWithTag) end

--- `-[UIView widthAnchor]`
---@return NSLayoutAnchor
function UIView:widthAnchor() end

--- `-[UIView willMoveToSuperview:]`
---@param willMoveToSuperview UIView?
function UIView:willMoveToSuperview_(willMoveToSuperview) end

--- `-[UIView willMoveToWindow:]`
---@param window UIWindow?
function UIView:willMoveToWindow_(window) end

--- `-[UIView willRemoveSubview:]`
---@param willRemoveSubview UIView?
function UIView:willRemoveSubview_(willRemoveSubview) end

--- `-[UIView window]`
---@return UIWindow?
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
---@param completion function?
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

--- `+[UIView animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:]`
---@param animateWithSpringDuration number
---@param bounce number
---@param initialSpringVelocity number
---@param delay number
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:animateWithSpringDuration_bounce_initialSpringVelocity_delay_options_animations_completion_(animateWithSpringDuration, bounce, initialSpringVelocity, delay, options, animations, completion) end

--- `+[UIView appearance]`
---@return _UIAppearance
function UIViewClass:appearance() end

--- `+[UIView appearanceForTraitCollection:]`
---@param appearanceForTraitCollection any
---@return _UIAppearance
function UIViewClass:appearanceForTraitCollection_(appearanceForTraitCollection) end

--- `+[UIView appearanceForTraitCollection:whenContainedInInstancesOfClasses:]`
---@param appearanceForTraitCollection any
---@param whenContainedInInstancesOfClasses CLASS[]
---@return _UIAppearance
function UIViewClass:appearanceForTraitCollection_whenContainedInInstancesOfClasses_(appearanceForTraitCollection, whenContainedInInstancesOfClasses) end

--- `+[UIView appearanceWhenContainedIn:]`
---@param appearanceWhenContainedIn CLASS
---@return any
function UIViewClass:appearanceWhenContainedIn_(appearanceWhenContainedIn) end

--- `+[UIView appearanceWhenContainedInInstancesOfClasses:]`
---@param appearanceWhenContainedInInstancesOfClasses CLASS[]
---@return _UIAppearance
function UIViewClass:appearanceWhenContainedInInstancesOfClasses_(appearanceWhenContainedInInstancesOfClasses) end

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

--- `+[UIView modifyAnimationsWithRepeatCount:autoreverses:animations:]`
---@param modifyAnimationsWithRepeatCount number
---@param autoreverses boolean
---@param animations function
function UIViewClass:modifyAnimationsWithRepeatCount_autoreverses_animations_(modifyAnimationsWithRepeatCount, autoreverses, animations) end

--- `+[UIView performSystemAnimation:onViews:options:animations:completion:]`
---@param performSystemAnimation integer
---@param onViews any
---@param options integer
---@param animations function
---@param completion function
function UIViewClass:performSystemAnimation_onViews_options_animations_completion_(performSystemAnimation, onViews, options, animations, completion) end

--- `+[UIView performWithoutAnimation:]`
---@param performWithoutAnimation function
function UIViewClass:performWithoutAnimation_(performWithoutAnimation) end

--- `+[UIView requiresConstraintBasedLayout]`
---@return boolean
function UIViewClass:requiresConstraintBasedLayout() end

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
---@param animationDidStopSelector SEL?
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
---@param view UIView?
---@param cache boolean
function UIViewClass:setAnimationTransition_forView_cache_(animationTransition, view, cache) end

--- `+[UIView setAnimationWillStartSelector:]`
---@param animationWillStartSelector SEL?
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

--- `+[UIView userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:]`
---@param userInterfaceLayoutDirectionForSemanticContentAttribute integer
---@param relativeToLayoutDirection integer
---@return integer
function UIViewClass:userInterfaceLayoutDirectionForSemanticContentAttribute_relativeToLayoutDirection_(userInterfaceLayoutDirectionForSemanticContentAttribute, relativeToLayoutDirection) end
end

do
-- UIViewConfigurationState
--- An instance of `UIViewConfigurationState`.
---@class UIViewConfigurationState: NSObject, UIConfigurationState
local UIViewConfigurationState = {}

--- `-[UIViewConfigurationState copyWithZone:]`
---@param copyWithZone any
---@return any
function UIViewConfigurationState:copyWithZone_(copyWithZone) end

--- `-[UIViewConfigurationState customStateForKey:]`
---@param customStateForKey string
---@return any
function UIViewConfigurationState:customStateForKey_(customStateForKey) end

--- `-[UIViewConfigurationState hash]`
---@return integer
function UIViewConfigurationState:hash() end

--- `-[UIViewConfigurationState initWithTraitCollection:]`
---@param traitCollection UITraitCollection
---@return self
function UIViewConfigurationState:initWithTraitCollection_(traitCollection) end

--- `-[UIViewConfigurationState isDisabled]`
---@return boolean
function UIViewConfigurationState:isDisabled() end

--- `-[UIViewConfigurationState isEqual:]`
---@param isEqual any
---@return boolean
function UIViewConfigurationState:isEqual_(isEqual) end

--- `-[UIViewConfigurationState isFocused]`
---@return boolean
function UIViewConfigurationState:isFocused() end

--- `-[UIViewConfigurationState isHighlighted]`
---@return boolean
function UIViewConfigurationState:isHighlighted() end

--- `-[UIViewConfigurationState isPinned]`
---@return boolean
function UIViewConfigurationState:isPinned() end

--- `-[UIViewConfigurationState isSelected]`
---@return boolean
function UIViewConfigurationState:isSelected() end

--- `-[UIViewConfigurationState objectForKeyedSubscript:]`
---@param objectForKeyedSubscript string
---@return any
function UIViewConfigurationState:objectForKeyedSubscript_(objectForKeyedSubscript) end

--- `-[UIViewConfigurationState setCustomState:forKey:]`
---@param customState any
---@param key string
function UIViewConfigurationState:setCustomState_forKey_(customState, key) end

--- `-[UIViewConfigurationState setDisabled:]`
---@param disabled boolean
function UIViewConfigurationState:setDisabled_(disabled) end

--- `-[UIViewConfigurationState setFocused:]`
---@param focused boolean
function UIViewConfigurationState:setFocused_(focused) end

--- `-[UIViewConfigurationState setHighlighted:]`
---@param highlighted boolean
function UIViewConfigurationState:setHighlighted_(highlighted) end

--- `-[UIViewConfigurationState setObject:forKeyedSubscript:]`
---@param object any
---@param keyedSubscript string
function UIViewConfigurationState:setObject_forKeyedSubscript_(object, keyedSubscript) end

--- `-[UIViewConfigurationState setPinned:]`
---@param pinned boolean
function UIViewConfigurationState:setPinned_(pinned) end

--- `-[UIViewConfigurationState setSelected:]`
---@param selected boolean
function UIViewConfigurationState:setSelected_(selected) end

--- `-[UIViewConfigurationState setTraitCollection:]`
---@param traitCollection UITraitCollection?
function UIViewConfigurationState:setTraitCollection_(traitCollection) end

--- `-[UIViewConfigurationState traitCollection]`
---@return UITraitCollection?
function UIViewConfigurationState:traitCollection() end

-- UIViewConfigurationStateClass
--- The class `UIViewConfigurationState` itself.
---@class UIViewConfigurationStateClass: NSObjectClass
---@field alloc fun(self: UIViewConfigurationStateClass): UIViewConfigurationState
---@field new fun(self: UIViewConfigurationStateClass): UIViewConfigurationState
local UIViewConfigurationStateClass = {}
end

do
-- UIViewController
--- An instance of `UIViewController`.
---@class UIViewController: UIResponder
local UIViewController = {}

--- `-[UIViewController _toggleEditing:]`
---@param _toggleEditing any
function UIViewController:_toggleEditing_(_toggleEditing) end

--- `-[UIViewController activePresentationController]`
---@return UIPresentationController?
function UIViewController:activePresentationController() end

--- `-[UIViewController addChildViewController:]`
---@param viewController UIViewController?
function UIViewController:addChildViewController_(viewController) end

--- `-[UIViewController addKeyCommand:]`
---@param keyCommand UIKeyCommand
function UIViewController:addKeyCommand_(keyCommand) end

--- `-[UIViewController additionalSafeAreaInsets]`
---@return UIEdgeInsets
function UIViewController:additionalSafeAreaInsets() end

--- `-[UIViewController allowedChildViewControllersForUnwindingFromSource:]`
---@param allowedChildViewControllersForUnwindingFromSource UIStoryboardUnwindSegueSource
---@return UIViewController[]
function UIViewController:allowedChildViewControllersForUnwindingFromSource_(allowedChildViewControllersForUnwindingFromSource) end

--- `-[UIViewController applicationFinishedRestoringState]`
function UIViewController:applicationFinishedRestoringState() end

--- `-[UIViewController automaticallyAdjustsScrollViewInsets]`
---@return boolean
function UIViewController:automaticallyAdjustsScrollViewInsets() end

--- `-[UIViewController beginAppearanceTransition:animated:]`
---@param beginAppearanceTransition boolean
---@param animated boolean
function UIViewController:beginAppearanceTransition_animated_(beginAppearanceTransition, animated) end

--- `-[UIViewController bottomLayoutGuide]`
---@return UILayoutGuide
function UIViewController:bottomLayoutGuide() end

--- `-[UIViewController canPerformUnwindSegueAction:fromViewController:sender:]`
---@param canPerformUnwindSegueAction SEL
---@param fromViewController UIViewController
---@param sender any
---@return boolean
function UIViewController:canPerformUnwindSegueAction_fromViewController_sender_(canPerformUnwindSegueAction, fromViewController, sender) end

--- `-[UIViewController canPerformUnwindSegueAction:fromViewController:withSender:]`
---@param canPerformUnwindSegueAction SEL
---@param fromViewController UIViewController
---@param sender any
---@return boolean
function UIViewController:canPerformUnwindSegueAction_fromViewController_withSender_(canPerformUnwindSegueAction, fromViewController, sender) end

--- `-[UIViewController childViewControllerContainingSegueSource:]`
---@param childViewControllerContainingSegueSource UIStoryboardUnwindSegueSource
---@return UIViewController?
function UIViewController:childViewControllerContainingSegueSource_(childViewControllerContainingSegueSource) end

--- `-[UIViewController childViewControllerForHomeIndicatorAutoHidden]`
---@return UIViewController?
function UIViewController:childViewControllerForHomeIndicatorAutoHidden() end

--- `-[UIViewController childViewControllerForPointerLock]`
---@return UIViewController?
function UIViewController:childViewControllerForPointerLock() end

--- `-[UIViewController childViewControllerForScreenEdgesDeferringSystemGestures]`
---@return UIViewController?
function UIViewController:childViewControllerForScreenEdgesDeferringSystemGestures() end

--- `-[UIViewController childViewControllerForStatusBarHidden]`
---@return UIViewController?
function UIViewController:childViewControllerForStatusBarHidden() end

--- `-[UIViewController childViewControllerForStatusBarStyle]`
---@return UIViewController?
function UIViewController:childViewControllerForStatusBarStyle() end

--- `-[UIViewController childViewControllerForUserInterfaceStyle]`
---@return UIViewController?
function UIViewController:childViewControllerForUserInterfaceStyle() end

--- `-[UIViewController childViewControllers]`
---@return UIViewController[]
function UIViewController:childViewControllers() end

--- `-[UIViewController contentScrollViewForEdge:]`
---@param contentScrollViewForEdge integer
---@return UIScrollView?
function UIViewController:contentScrollViewForEdge_(contentScrollViewForEdge) end

--- `-[UIViewController contentSizeForViewInPopover]`
---@return CGSize
function UIViewController:contentSizeForViewInPopover() end

--- `-[UIViewController contentUnavailableConfiguration]`
---@return any
function UIViewController:contentUnavailableConfiguration() end

--- `-[UIViewController contentUnavailableConfigurationState]`
---@return UIContentUnavailableConfigurationState
function UIViewController:contentUnavailableConfigurationState() end

--- `-[UIViewController decodeRestorableStateWithCoder:]`
---@param decodeRestorableStateWithCoder any
function UIViewController:decodeRestorableStateWithCoder_(decodeRestorableStateWithCoder) end

--- `-[UIViewController definesPresentationContext]`
---@return boolean
function UIViewController:definesPresentationContext() end

--- `-[UIViewController didMoveToParentViewController:]`
---@param viewController UIViewController?
function UIViewController:didMoveToParentViewController_(viewController) end

--- `-[UIViewController didReceiveMemoryWarning]`
function UIViewController:didReceiveMemoryWarning() end

--- `-[UIViewController didRotateFromInterfaceOrientation:]`
---@param didRotateFromInterfaceOrientation integer
function UIViewController:didRotateFromInterfaceOrientation_(didRotateFromInterfaceOrientation) end

--- `-[UIViewController disablesAutomaticKeyboardDismissal]`
---@return boolean
function UIViewController:disablesAutomaticKeyboardDismissal() end

--- `-[UIViewController dismissModalViewControllerAnimated:]`
---@param dismissModalViewControllerAnimated boolean
function UIViewController:dismissModalViewControllerAnimated_(dismissModalViewControllerAnimated) end

--- `-[UIViewController dismissViewControllerAnimated:completion:]`
---@param dismissViewControllerAnimated boolean
---@param completion function?
function UIViewController:dismissViewControllerAnimated_completion_(dismissViewControllerAnimated, completion) end

--- `-[UIViewController edgesForExtendedLayout]`
---@return integer
function UIViewController:edgesForExtendedLayout() end

--- `-[UIViewController editButtonItem]`
---@return UIBarButtonItem
function UIViewController:editButtonItem() end

--- `-[UIViewController encodeRestorableStateWithCoder:]`
---@param encodeRestorableStateWithCoder any
function UIViewController:encodeRestorableStateWithCoder_(encodeRestorableStateWithCoder) end

--- `-[UIViewController encodeWithCoder:]`
---@param coder NSCoder
function UIViewController:encodeWithCoder_(coder) end

--- `-[UIViewController endAppearanceTransition]`
function UIViewController:endAppearanceTransition() end

--- `-[UIViewController extendedLayoutIncludesOpaqueBars]`
---@return boolean
function UIViewController:extendedLayoutIncludesOpaqueBars() end

--- `-[UIViewController extensionContext]`
---@return any
function UIViewController:extensionContext() end

--- `-[UIViewController focusGroupIdentifier]`
---@return string?
function UIViewController:focusGroupIdentifier() end

--- `-[UIViewController hidesBottomBarWhenPushed]`
---@return boolean
function UIViewController:hidesBottomBarWhenPushed() end

--- `-[UIViewController init]`
---@return self
function UIViewController:init() end

--- `-[UIViewController initWithCoder:]`
---@param coder NSCoder?
---@return self
function UIViewController:initWithCoder_(coder) end

--- `-[UIViewController initWithNibName:bundle:]`
---@param nibName string?
---@param bundle any
---@return self
function UIViewController:initWithNibName_bundle_(nibName, bundle) end

--- `-[UIViewController interactionActivityTrackingBaseName]`
---@return string?
function UIViewController:interactionActivityTrackingBaseName() end

--- `-[UIViewController interfaceOrientation]`
---@return integer
function UIViewController:interfaceOrientation() end

--- `-[UIViewController isBeingDismissed]`
---@return boolean
function UIViewController:isBeingDismissed() end

--- `-[UIViewController isBeingPresented]`
---@return boolean
function UIViewController:isBeingPresented() end

--- `-[UIViewController isEditing]`
---@return boolean
function UIViewController:isEditing() end

--- `-[UIViewController isModalInPopover]`
---@return boolean
function UIViewController:isModalInPopover() end

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

--- `-[UIViewController keyCommands]`
---@return UIKeyCommand[]?
function UIViewController:keyCommands() end

--- `-[UIViewController loadView]`
function UIViewController:loadView() end

--- `-[UIViewController loadViewIfNeeded]`
function UIViewController:loadViewIfNeeded() end

--- `-[UIViewController modalPresentationCapturesStatusBarAppearance]`
---@return boolean
function UIViewController:modalPresentationCapturesStatusBarAppearance() end

--- `-[UIViewController modalPresentationStyle]`
---@return integer
function UIViewController:modalPresentationStyle() end

--- `-[UIViewController modalTransitionStyle]`
---@return integer
function UIViewController:modalTransitionStyle() end

--- `-[UIViewController modalViewController]`
---@return UIViewController?
function UIViewController:modalViewController() end

--- `-[UIViewController navigationController]`
---@return UINavigationController?
function UIViewController:navigationController() end

--- `-[UIViewController navigationItem]`
---@return UINavigationItem
function UIViewController:navigationItem() end

--- `-[UIViewController nibBundle]`
---@return any
function UIViewController:nibBundle() end

--- `-[UIViewController nibName]`
---@return string?
function UIViewController:nibName() end

--- `-[UIViewController overrideTraitCollectionForChildViewController:]`
---@param viewController UIViewController
---@return UITraitCollection?
function UIViewController:overrideTraitCollectionForChildViewController_(viewController) end

--- `-[UIViewController overrideUserInterfaceStyle]`
---@return integer
function UIViewController:overrideUserInterfaceStyle() end

--- `-[UIViewController parentViewController]`
---@return UIViewController?
function UIViewController:parentViewController() end

--- `-[UIViewController performSegueWithIdentifier:sender:]`
---@param performSegueWithIdentifier string
---@param sender any
function UIViewController:performSegueWithIdentifier_sender_(performSegueWithIdentifier, sender) end

--- `-[UIViewController performsActionsWhilePresentingModally]`
---@return boolean
function UIViewController:performsActionsWhilePresentingModally() end

--- `-[UIViewController popoverPresentationController]`
---@return UIPresentationController?
function UIViewController:popoverPresentationController() end

--- `-[UIViewController preferredContentSize]`
---@return CGSize
function UIViewController:preferredContentSize() end

--- `-[UIViewController preferredContentSizeDidChangeForChildContentContainer:]`
---@param preferredContentSizeDidChangeForChildContentContainer any
function UIViewController:preferredContentSizeDidChangeForChildContentContainer_(preferredContentSizeDidChangeForChildContentContainer) end

--- `-[UIViewController preferredFocusEnvironments]`
---@return UIView[]
function UIViewController:preferredFocusEnvironments() end

--- `-[UIViewController preferredInterfaceOrientationForPresentation]`
---@return integer
function UIViewController:preferredInterfaceOrientationForPresentation() end

--- `-[UIViewController preferredScreenEdgesDeferringSystemGestures]`
---@return integer
function UIViewController:preferredScreenEdgesDeferringSystemGestures() end

--- `-[UIViewController preferredStatusBarStyle]`
---@return integer
function UIViewController:preferredStatusBarStyle() end

--- `-[UIViewController preferredStatusBarUpdateAnimation]`
---@return integer
function UIViewController:preferredStatusBarUpdateAnimation() end

--- `-[UIViewController preferredUserInterfaceStyle]`
---@return integer
function UIViewController:preferredUserInterfaceStyle() end

--- `-[UIViewController prefersHomeIndicatorAutoHidden]`
---@return boolean
function UIViewController:prefersHomeIndicatorAutoHidden() end

--- `-[UIViewController prefersPointerLocked]`
---@return boolean
function UIViewController:prefersPointerLocked() end

--- `-[UIViewController prefersStatusBarHidden]`
---@return boolean
function UIViewController:prefersStatusBarHidden() end

--- `-[UIViewController prepareForSegue:sender:]`
---@param prepareForSegue any
---@param sender any
function UIViewController:prepareForSegue_sender_(prepareForSegue, sender) end

--- `-[UIViewController presentModalViewController:animated:]`
---@param viewController UIViewController?
---@param animated boolean
function UIViewController:presentModalViewController_animated_(viewController, animated) end

--- `-[UIViewController presentViewController:animated:completion:]`
---@param viewController UIViewController?
---@param animated boolean
---@param completion function?
function UIViewController:presentViewController_animated_completion_(viewController, animated, completion) end

--- `-[UIViewController presentationController]`
---@return UIPresentationController
function UIViewController:presentationController() end

--- `-[UIViewController presentedViewController]`
---@return UIViewController?
function UIViewController:presentedViewController() end

--- `-[UIViewController presentingViewController]`
---@return UIViewController?
function UIViewController:presentingViewController() end

--- `-[UIViewController previewActionItems]`
---@return any[]
function UIViewController:previewActionItems() end

--- `-[UIViewController providesPresentationContextTransitionStyle]`
---@return boolean
function UIViewController:providesPresentationContextTransitionStyle() end

--- `-[UIViewController registerForPreviewingWithDelegate:sourceView:]`
---@param registerForPreviewingWithDelegate any
---@param sourceView UIView
---@return any
function UIViewController:registerForPreviewingWithDelegate_sourceView_(registerForPreviewingWithDelegate, sourceView) end

--- `-[UIViewController registerForTraitChanges:withAction:]`
---@param registerForTraitChanges CLASS[]
---@param action SEL
---@return _UITraitChangeRegistration
function UIViewController:registerForTraitChanges_withAction_(registerForTraitChanges, action) end

--- `-[UIViewController registerForTraitChanges:withHandler:]`
---@param registerForTraitChanges CLASS[]
---@param handler function
---@return _UITraitChangeRegistration
function UIViewController:registerForTraitChanges_withHandler_(registerForTraitChanges, handler) end

--- `-[UIViewController registerForTraitChanges:withTarget:action:]`
---@param registerForTraitChanges CLASS[]
---@param target any
---@param action SEL
---@return _UITraitChangeRegistration
function UIViewController:registerForTraitChanges_withTarget_action_(registerForTraitChanges, target, action) end

--- `-[UIViewController removeFromParentViewController]`
function UIViewController:removeFromParentViewController() end

--- `-[UIViewController removeKeyCommand:]`
---@param keyCommand UIKeyCommand
function UIViewController:removeKeyCommand_(keyCommand) end

--- `-[UIViewController restorationClass]`
---@return CLASS?
function UIViewController:restorationClass() end

--- `-[UIViewController restorationIdentifier]`
---@return string?
function UIViewController:restorationIdentifier() end

--- `-[UIViewController restoresFocusAfterTransition]`
---@return boolean
function UIViewController:restoresFocusAfterTransition() end

--- `-[UIViewController rotatingFooterView]`
---@return UIView?
function UIViewController:rotatingFooterView() end

--- `-[UIViewController rotatingHeaderView]`
---@return UIView?
function UIViewController:rotatingHeaderView() end

--- `-[UIViewController segueForUnwindingToViewController:fromViewController:identifier:]`
---@param viewController UIViewController
---@param fromViewController UIViewController
---@param identifier string?
---@return UIStoryboardSegue?
function UIViewController:segueForUnwindingToViewController_fromViewController_identifier_(viewController, fromViewController, identifier) end

--- `-[UIViewController setAdditionalSafeAreaInsets:]`
---@param additionalSafeAreaInsets UIEdgeInsetsArgument
function UIViewController:setAdditionalSafeAreaInsets_(additionalSafeAreaInsets) end

--- `-[UIViewController setAutomaticallyAdjustsScrollViewInsets:]`
---@param automaticallyAdjustsScrollViewInsets boolean
function UIViewController:setAutomaticallyAdjustsScrollViewInsets_(automaticallyAdjustsScrollViewInsets) end

--- `-[UIViewController setContentScrollView:forEdge:]`
---@param scrollView UIScrollView?
---@param edge integer
function UIViewController:setContentScrollView_forEdge_(scrollView, edge) end

--- `-[UIViewController setContentSizeForViewInPopover:]`
---@param contentSizeForViewInPopover CGSizeArgument
function UIViewController:setContentSizeForViewInPopover_(contentSizeForViewInPopover) end

--- `-[UIViewController setContentUnavailableConfiguration:]`
---@param contentUnavailableConfiguration any
function UIViewController:setContentUnavailableConfiguration_(contentUnavailableConfiguration) end

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

--- `-[UIViewController setFocusGroupIdentifier:]`
---@param focusGroupIdentifier string?
function UIViewController:setFocusGroupIdentifier_(focusGroupIdentifier) end

--- `-[UIViewController setHidesBottomBarWhenPushed:]`
---@param hidesBottomBarWhenPushed boolean
function UIViewController:setHidesBottomBarWhenPushed_(hidesBottomBarWhenPushed) end

--- `-[UIViewController setInteractionActivityTrackingBaseName:]`
---@param interactionActivityTrackingBaseName string?
function UIViewController:setInteractionActivityTrackingBaseName_(interactionActivityTrackingBaseName) end

--- `-[UIViewController setModalInPopover:]`
---@param modalInPopover boolean
function UIViewController:setModalInPopover_(modalInPopover) end

--- `-[UIViewController setModalInPresentation:]`
---@param modalInPresentation boolean
function UIViewController:setModalInPresentation_(modalInPresentation) end

--- `-[UIViewController setModalPresentationCapturesStatusBarAppearance:]`
---@param modalPresentationCapturesStatusBarAppearance boolean
function UIViewController:setModalPresentationCapturesStatusBarAppearance_(modalPresentationCapturesStatusBarAppearance) end

--- `-[UIViewController setModalPresentationStyle:]`
---@param modalPresentationStyle integer
function UIViewController:setModalPresentationStyle_(modalPresentationStyle) end

--- `-[UIViewController setModalTransitionStyle:]`
---@param modalTransitionStyle integer
function UIViewController:setModalTransitionStyle_(modalTransitionStyle) end

--- `-[UIViewController setNeedsFocusUpdate]`
function UIViewController:setNeedsFocusUpdate() end

--- `-[UIViewController setNeedsStatusBarAppearanceUpdate]`
function UIViewController:setNeedsStatusBarAppearanceUpdate() end

--- `-[UIViewController setNeedsUpdateContentUnavailableConfiguration]`
function UIViewController:setNeedsUpdateContentUnavailableConfiguration() end

--- `-[UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden]`
function UIViewController:setNeedsUpdateOfHomeIndicatorAutoHidden() end

--- `-[UIViewController setNeedsUpdateOfPrefersPointerLocked]`
function UIViewController:setNeedsUpdateOfPrefersPointerLocked() end

--- `-[UIViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures]`
function UIViewController:setNeedsUpdateOfScreenEdgesDeferringSystemGestures() end

--- `-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]`
function UIViewController:setNeedsUpdateOfSupportedInterfaceOrientations() end

--- `-[UIViewController setNeedsUserInterfaceAppearanceUpdate]`
function UIViewController:setNeedsUserInterfaceAppearanceUpdate() end

--- `-[UIViewController setOverrideTraitCollection:forChildViewController:]`
---@param traitCollection UITraitCollection?
---@param childViewController UIViewController
function UIViewController:setOverrideTraitCollection_forChildViewController_(traitCollection, childViewController) end

--- `-[UIViewController setOverrideUserInterfaceStyle:]`
---@param overrideUserInterfaceStyle integer
function UIViewController:setOverrideUserInterfaceStyle_(overrideUserInterfaceStyle) end

--- `-[UIViewController setPreferredContentSize:]`
---@param preferredContentSize CGSizeArgument
function UIViewController:setPreferredContentSize_(preferredContentSize) end

--- `-[UIViewController setProvidesPresentationContextTransitionStyle:]`
---@param providesPresentationContextTransitionStyle boolean
function UIViewController:setProvidesPresentationContextTransitionStyle_(providesPresentationContextTransitionStyle) end

--- `-[UIViewController setRestorationClass:]`
---@param restorationClass CLASS?
function UIViewController:setRestorationClass_(restorationClass) end

--- `-[UIViewController setRestorationIdentifier:]`
---@param restorationIdentifier string?
function UIViewController:setRestorationIdentifier_(restorationIdentifier) end

--- `-[UIViewController setRestoresFocusAfterTransition:]`
---@param restoresFocusAfterTransition boolean
function UIViewController:setRestoresFocusAfterTransition_(restoresFocusAfterTransition) end

--- `-[UIViewController setTabBarItem:]`
---@param tabBarItem UITabBarItem?
function UIViewController:setTabBarItem_(tabBarItem) end

--- `-[UIViewController setTitle:]`
---@param title string?
function UIViewController:setTitle_(title) end

--- `-[UIViewController setToolbarItems:]`
---@param toolbarItems UIBarButtonItem[]?
function UIViewController:setToolbarItems_(toolbarItems) end

--- `-[UIViewController setToolbarItems:animated:]`
---@param toolbarItems UIBarButtonItem[]?
---@param animated boolean
function UIViewController:setToolbarItems_animated_(toolbarItems, animated) end

--- `-[UIViewController setTransitioningDelegate:]`
---@param transitioningDelegate any
function UIViewController:setTransitioningDelegate_(transitioningDelegate) end

--- `-[UIViewController setView:]`
---@param view UIView?
function UIViewController:setView_(view) end

--- `-[UIViewController setViewRespectsSystemMinimumLayoutMargins:]`
---@param viewRespectsSystemMinimumLayoutMargins boolean
function UIViewController:setViewRespectsSystemMinimumLayoutMargins_(viewRespectsSystemMinimumLayoutMargins) end

--- `-[UIViewController setWantsFullScreenLayout:]`
---@param wantsFullScreenLayout boolean
function UIViewController:setWantsFullScreenLayout_(wantsFullScreenLayout) end

--- `-[UIViewController sheetPresentationController]`
---@return UIPresentationController?
function UIViewController:sheetPresentationController() end

--- `-[UIViewController shouldAutomaticallyForwardAppearanceMethods]`
---@return boolean
function UIViewController:shouldAutomaticallyForwardAppearanceMethods() end

--- `-[UIViewController shouldAutomaticallyForwardRotationMethods]`
---@return boolean
function UIViewController:shouldAutomaticallyForwardRotationMethods() end

--- `-[UIViewController shouldAutorotate]`
---@return boolean
function UIViewController:shouldAutorotate() end

--- `-[UIViewController shouldAutorotateToInterfaceOrientation:]`
---@param shouldAutorotateToInterfaceOrientation integer
---@return boolean
function UIViewController:shouldAutorotateToInterfaceOrientation_(shouldAutorotateToInterfaceOrientation) end

--- `-[UIViewController shouldPerformSegueWithIdentifier:sender:]`
---@param shouldPerformSegueWithIdentifier string?
---@param sender any
---@return boolean
function UIViewController:shouldPerformSegueWithIdentifier_sender_(shouldPerformSegueWithIdentifier, sender) end

--- `-[UIViewController showDetailViewController:sender:]`
---@param viewController UIViewController
---@param sender any
function UIViewController:showDetailViewController_sender_(viewController, sender) end

--- `-[UIViewController showViewController:sender:]`
---@param viewController UIViewController
---@param sender any
function UIViewController:showViewController_sender_(viewController, sender) end

--- `-[UIViewController sizeForChildContentContainer:withParentContainerSize:]`
---@param sizeForChildContentContainer any
---@param parentContainerSize CGSizeArgument
---@return CGSize
function UIViewController:sizeForChildContentContainer_withParentContainerSize_(sizeForChildContentContainer, parentContainerSize) end

--- `-[UIViewController splitViewController]`
---@return UISplitViewController?
function UIViewController:splitViewController() end

--- `-[UIViewController storyboard]`
---@return UIStoryboard?
function UIViewController:storyboard() end

--- `-[UIViewController supportedInterfaceOrientations]`
---@return integer
function UIViewController:supportedInterfaceOrientations() end

--- `-[UIViewController systemLayoutFittingSizeDidChangeForChildContentContainer:]`
---@param systemLayoutFittingSizeDidChangeForChildContentContainer any
function UIViewController:systemLayoutFittingSizeDidChangeForChildContentContainer_(systemLayoutFittingSizeDidChangeForChildContentContainer) end

--- `-[UIViewController systemMinimumLayoutMargins]`
---@return NSDirectionalEdgeInsets
function UIViewController:systemMinimumLayoutMargins() end

--- `-[UIViewController tabBarController]`
---@return UITabBarController?
function UIViewController:tabBarController() end

--- `-[UIViewController tabBarItem]`
---@return UITabBarItem
function UIViewController:tabBarItem() end

--- `-[UIViewController targetViewControllerForAction:sender:]`
---@param targetViewControllerForAction SEL
---@param sender any
---@return UIViewController?
function UIViewController:targetViewControllerForAction_sender_(targetViewControllerForAction, sender) end

--- `-[UIViewController title]`
---@return string?
function UIViewController:title() end

--- `-[UIViewController toolbarItems]`
---@return UIBarButtonItem[]?
function UIViewController:toolbarItems() end

--- `-[UIViewController topLayoutGuide]`
---@return UILayoutGuide
function UIViewController:topLayoutGuide() end

--- `-[UIViewController traitCollection]`
---@return UITraitCollection
function UIViewController:traitCollection() end

--- `-[UIViewController traitCollectionDidChange:]`
---@param traitCollection UITraitCollection?
function UIViewController:traitCollectionDidChange_(traitCollection) end

--- `-[UIViewController traitOverrides]`
---@return _UITraitOverrides
function UIViewController:traitOverrides() end

--- `-[UIViewController transitionCoordinator]`
---@return UIViewControllerTransitionCoordinator?
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

--- `-[UIViewController unregisterForPreviewingWithContext:]`
---@param unregisterForPreviewingWithContext any
function UIViewController:unregisterForPreviewingWithContext_(unregisterForPreviewingWithContext) end

--- `-[UIViewController unregisterForTraitChanges:]`
---@param unregisterForTraitChanges _UITraitChangeRegistration
function UIViewController:unregisterForTraitChanges_(unregisterForTraitChanges) end

--- `-[UIViewController unwindForSegue:towardsViewController:]`
---@param unwindForSegue UIStoryboardSegue
---@param towardsViewController UIViewController
function UIViewController:unwindForSegue_towardsViewController_(unwindForSegue, towardsViewController) end

--- `-[UIViewController updateContentUnavailableConfigurationUsingState:]`
---@param updateContentUnavailableConfigurationUsingState UIContentUnavailableConfigurationState
function UIViewController:updateContentUnavailableConfigurationUsingState_(updateContentUnavailableConfigurationUsingState) end

--- `-[UIViewController updateFocusIfNeeded]`
function UIViewController:updateFocusIfNeeded() end

--- `-[UIViewController updateTraitsIfNeeded]`
function UIViewController:updateTraitsIfNeeded() end

--- `-[UIViewController updateViewConstraints]`
function UIViewController:updateViewConstraints() end

--- `-[UIViewController view]`
---@return UIView
function UIViewController:view() end

--- `-[UIViewController viewControllerForUnwindSegueAction:fromViewController:withSender:]`
---@param viewControllerForUnwindSegueAction SEL
---@param fromViewController UIViewController
---@param sender any
---@return UIViewController?
function UIViewController:viewControllerForUnwindSegueAction_fromViewController_withSender_(viewControllerForUnwindSegueAction, fromViewController, sender) end

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

--- `-[UIViewController viewDidMoveToWindow:shouldAppearOrDisappear:]`
---@param window UIWindow?
---@param shouldAppearOrDisappear boolean
function UIViewController:viewDidMoveToWindow_shouldAppearOrDisappear_(window, shouldAppearOrDisappear) end

--- `-[UIViewController viewDidUnload]`
function UIViewController:viewDidUnload() end

--- `-[UIViewController viewIfLoaded]`
---@return UIView?
function UIViewController:viewIfLoaded() end

--- `-[UIViewController viewIsAppearing:]`
---@param viewIsAppearing boolean
function UIViewController:viewIsAppearing_(viewIsAppearing) end

--- `-[UIViewController viewLayoutMarginsDidChange]`
function UIViewController:viewLayoutMarginsDidChange() end

--- `-[UIViewController viewRespectsSystemMinimumLayoutMargins]`
---@return boolean
function UIViewController:viewRespectsSystemMinimumLayoutMargins() end

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

--- `-[UIViewController viewWillMoveToWindow:]`
---@param window UIWindow?
function UIViewController:viewWillMoveToWindow_(window) end

--- `-[UIViewController viewWillTransitionToSize:withTransitionCoordinator:]`
---@param viewWillTransitionToSize CGSizeArgument
---@param transitionCoordinator any
function UIViewController:viewWillTransitionToSize_withTransitionCoordinator_(viewWillTransitionToSize, transitionCoordinator) end

--- `-[UIViewController viewWillUnload]`
function UIViewController:viewWillUnload() end

--- `-[UIViewController wantsFullScreenLayout]`
---@return boolean
function UIViewController:wantsFullScreenLayout() end

--- `-[UIViewController willAnimateRotationToInterfaceOrientation:duration:]`
---@param willAnimateRotationToInterfaceOrientation integer
---@param duration number
function UIViewController:willAnimateRotationToInterfaceOrientation_duration_(willAnimateRotationToInterfaceOrientation, duration) end

--- `-[UIViewController willMoveToParentViewController:]`
---@param viewController UIViewController?
function UIViewController:willMoveToParentViewController_(viewController) end

--- `-[UIViewController willRotateToInterfaceOrientation:duration:]`
---@param willRotateToInterfaceOrientation integer
---@param duration number
function UIViewController:willRotateToInterfaceOrientation_duration_(willRotateToInterfaceOrientation, duration) end

--- `-[UIViewController willTransitionToTraitCollection:withTransitionCoordinator:]`
---@param traitCollection UITraitCollection?
---@param transitionCoordinator any
function UIViewController:willTransitionToTraitCollection_withTransitionCoordinator_(traitCollection, transitionCoordinator) end

-- UIViewControllerClass
--- The class `UIViewController` itself.
---@class UIViewControllerClass: UIResponderClass
---@field alloc fun(self: UIViewControllerClass): UIViewController
---@field new fun(self: UIViewControllerClass): UIViewController
local UIViewControllerClass = {}

--- `+[UIViewController attemptRotationToDeviceOrientation]`
function UIViewControllerClass:attemptRotationToDeviceOrientation() end
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
---@param controlPoint1 CGPointArgument
---@param controlPoint2 CGPointArgument
---@param animations function?
---@return self
function UIViewPropertyAnimator:initWithDuration_controlPoint1_controlPoint2_animations_(duration, controlPoint1, controlPoint2, animations) end

--- `-[UIViewPropertyAnimator initWithDuration:curve:animations:]`
---@param duration number
---@param curve integer
---@param animations function?
---@return self
function UIViewPropertyAnimator:initWithDuration_curve_animations_(duration, curve, animations) end

--- `-[UIViewPropertyAnimator initWithDuration:dampingRatio:animations:]`
---@param duration number
---@param dampingRatio number
---@param animations function?
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
-- UIVisualEffect
--- An instance of `UIVisualEffect`.
---@class UIVisualEffect: NSObject
local UIVisualEffect = {}

--- `-[UIVisualEffect copyWithZone:]`
---@param copyWithZone any
---@return UIVisualEffect
function UIVisualEffect:copyWithZone_(copyWithZone) end

--- `-[UIVisualEffect hash]`
---@return integer
function UIVisualEffect:hash() end

--- `-[UIVisualEffect isEqual:]`
---@param isEqual any
---@return boolean
function UIVisualEffect:isEqual_(isEqual) end

-- UIVisualEffectClass
--- The class `UIVisualEffect` itself.
---@class UIVisualEffectClass: NSObjectClass
---@field alloc fun(self: UIVisualEffectClass): UIVisualEffect
---@field new fun(self: UIVisualEffectClass): UIVisualEffect
local UIVisualEffectClass = {}
end

do
-- UIVisualEffectView
--- An instance of `UIVisualEffectView`.
---@class UIVisualEffectView: UIView
local UIVisualEffectView = {}

--- `-[UIVisualEffectView contentView]`
---@return UIView
function UIVisualEffectView:contentView() end

--- `-[UIVisualEffectView effect]`
---@return UIVisualEffect?
function UIVisualEffectView:effect() end

--- `-[UIVisualEffectView initWithEffect:]`
---@param effect UIVisualEffect?
---@return self
function UIVisualEffectView:initWithEffect_(effect) end

--- `-[UIVisualEffectView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function UIVisualEffectView:initWithFrame_(frame) end

--- `-[UIVisualEffectView setEffect:]`
---@param effect UIVisualEffect?
function UIVisualEffectView:setEffect_(effect) end

-- UIVisualEffectViewClass
--- The class `UIVisualEffectView` itself.
---@class UIVisualEffectViewClass: UIViewClass
---@field alloc fun(self: UIVisualEffectViewClass): UIVisualEffectView
---@field new fun(self: UIVisualEffectViewClass): UIVisualEffectView
local UIVisualEffectViewClass = {}
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
---@param loadHTMLString string?
---@param baseURL NSURL?
function UIWebView:loadHTMLString_baseURL_(loadHTMLString, baseURL) end

--- `-[UIWebView loadRequest:]`
---@param loadRequest NSURLRequest?
function UIWebView:loadRequest_(loadRequest) end

--- `-[UIWebView reload]`
function UIWebView:reload() end

--- `-[UIWebView request]`
---@return NSURLRequest?
function UIWebView:request() end

--- `-[UIWebView scalesPageToFit]`
---@return boolean
function UIWebView:scalesPageToFit() end

--- `-[UIWebView scrollView]`
---@return UIScrollView
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
---@param stringByEvaluatingJavaScriptFromString string
---@return string
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

--- `-[UIWindow canBecomeKeyWindow]`
---@return boolean
function UIWindow:canBecomeKeyWindow() end

--- `-[UIWindow canResizeToFitContent]`
---@return boolean
function UIWindow:canResizeToFitContent() end

--- `-[UIWindow convertPoint:fromWindow:]`
---@param point CGPointArgument
---@param fromWindow UIWindow?
---@return CGPoint
function UIWindow:convertPoint_fromWindow_(point, fromWindow) end

--- `-[UIWindow convertPoint:toWindow:]`
---@param point CGPointArgument
---@param toWindow UIWindow?
---@return CGPoint
function UIWindow:convertPoint_toWindow_(point, toWindow) end

--- `-[UIWindow convertRect:fromWindow:]`
---@param rect CGRectArgument
---@param fromWindow UIWindow?
---@return CGRect
function UIWindow:convertRect_fromWindow_(rect, fromWindow) end

--- `-[UIWindow convertRect:toWindow:]`
---@param rect CGRectArgument
---@param toWindow UIWindow?
---@return CGRect
function UIWindow:convertRect_toWindow_(rect, toWindow) end

--- `-[UIWindow firstResponder]`
---@return UIResponder?
function UIWindow:firstResponder() end

--- `-[UIWindow init]`
---@return self
function UIWindow:init() end

--- `-[UIWindow initWithWindowScene:]`
---@param windowScene UIWindowScene
---@return self
function UIWindow:initWithWindowScene_(windowScene) end

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
---@return UIViewController?
function UIWindow:rootViewController() end

--- `-[UIWindow screen]`
---@return UIScreen
function UIWindow:screen() end

--- `-[UIWindow sendEvent:]`
---@param event UIEvent
function UIWindow:sendEvent_(event) end

--- `-[UIWindow setCanResizeToFitContent:]`
---@param canResizeToFitContent boolean
function UIWindow:setCanResizeToFitContent_(canResizeToFitContent) end

--- `-[UIWindow setHidden:]`
---@param hidden boolean
function UIWindow:setHidden_(hidden) end

--- `-[UIWindow setRootViewController:]`
---@param viewController UIViewController?
function UIWindow:setRootViewController_(viewController) end

--- `-[UIWindow setScreen:]`
---@param screen UIScreen
function UIWindow:setScreen_(screen) end

--- `-[UIWindow setWindowLevel:]`
---@param windowLevel number
function UIWindow:setWindowLevel_(windowLevel) end

--- `-[UIWindow setWindowScene:]`
---@param windowScene UIWindowScene?
function UIWindow:setWindowScene_(windowScene) end

--- `-[UIWindow windowLevel]`
---@return number
function UIWindow:windowLevel() end

--- `-[UIWindow windowScene]`
---@return UIWindowScene?
function UIWindow:windowScene() end

-- UIWindowClass
--- The class `UIWindow` itself.
---@class UIWindowClass: UIViewClass
---@field alloc fun(self: UIWindowClass): UIWindow
---@field new fun(self: UIWindowClass): UIWindow
local UIWindowClass = {}
end

do
-- UIWindowScene
--- An instance of `UIWindowScene`.
---@class UIWindowScene: UIScene
local UIWindowScene = {}

--- `-[UIWindowScene coordinateSpace]`
---@return UIScreen
function UIWindowScene:coordinateSpace() end

--- `-[UIWindowScene interfaceOrientation]`
---@return integer
function UIWindowScene:interfaceOrientation() end

--- `-[UIWindowScene keyWindow]`
---@return UIWindow?
function UIWindowScene:keyWindow() end

--- `-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]`
---@param requestGeometryUpdateWithPreferences UIWindowSceneGeometryPreferences?
---@param errorHandler function?
function UIWindowScene:requestGeometryUpdateWithPreferences_errorHandler_(requestGeometryUpdateWithPreferences, errorHandler) end

--- `-[UIWindowScene screen]`
---@return UIScreen
function UIWindowScene:screen() end

--- `-[UIWindowScene statusBarManager]`
---@return UIStatusBarManager
function UIWindowScene:statusBarManager() end

--- `-[UIWindowScene traitCollection]`
---@return UITraitCollection
function UIWindowScene:traitCollection() end

--- `-[UIWindowScene traitCollectionDidChange:]`
---@param traitCollection UITraitCollection?
function UIWindowScene:traitCollectionDidChange_(traitCollection) end

--- `-[UIWindowScene windows]`
---@return UIWindow[]
function UIWindowScene:windows() end

-- UIWindowSceneClass
--- The class `UIWindowScene` itself.
---@class UIWindowSceneClass: UISceneClass
---@field alloc fun(self: UIWindowSceneClass): UIWindowScene
---@field new fun(self: UIWindowSceneClass): UIWindowScene
local UIWindowSceneClass = {}
end

do
-- UIWindowSceneGeometryPreferences
--- An instance of `UIWindowSceneGeometryPreferences`.
---@class UIWindowSceneGeometryPreferences: NSObject
local UIWindowSceneGeometryPreferences = {}

-- UIWindowSceneGeometryPreferencesClass
--- The class `UIWindowSceneGeometryPreferences` itself.
---@class UIWindowSceneGeometryPreferencesClass: NSObjectClass
---@field alloc fun(self: UIWindowSceneGeometryPreferencesClass): UIWindowSceneGeometryPreferences
---@field new fun(self: UIWindowSceneGeometryPreferencesClass): UIWindowSceneGeometryPreferences
local UIWindowSceneGeometryPreferencesClass = {}
end

do
-- UIWindowSceneGeometryPreferencesIOS
--- An instance of `UIWindowSceneGeometryPreferencesIOS`.
---@class UIWindowSceneGeometryPreferencesIOS: UIWindowSceneGeometryPreferences
local UIWindowSceneGeometryPreferencesIOS = {}

--- `-[UIWindowSceneGeometryPreferencesIOS initWithInterfaceOrientations:]`
---@param interfaceOrientations integer
---@return self
function UIWindowSceneGeometryPreferencesIOS:initWithInterfaceOrientations_(interfaceOrientations) end

--- `-[UIWindowSceneGeometryPreferencesIOS interfaceOrientations]`
---@return integer
function UIWindowSceneGeometryPreferencesIOS:interfaceOrientations() end

--- `-[UIWindowSceneGeometryPreferencesIOS setInterfaceOrientations:]`
---@param interfaceOrientations integer
function UIWindowSceneGeometryPreferencesIOS:setInterfaceOrientations_(interfaceOrientations) end

-- UIWindowSceneGeometryPreferencesIOSClass
--- The class `UIWindowSceneGeometryPreferencesIOS` itself.
---@class UIWindowSceneGeometryPreferencesIOSClass: UIWindowSceneGeometryPreferencesClass
---@field alloc fun(self: UIWindowSceneGeometryPreferencesIOSClass): UIWindowSceneGeometryPreferencesIOS
---@field new fun(self: UIWindowSceneGeometryPreferencesIOSClass): UIWindowSceneGeometryPreferencesIOS
local UIWindowSceneGeometryPreferencesIOSClass = {}
end

do
-- WKBackForwardList
--- An instance of `WKBackForwardList`.
---@class WKBackForwardList: NSObject
local WKBackForwardList = {}

--- `-[WKBackForwardList backItem]`
---@return WKBackForwardListItem?
function WKBackForwardList:backItem() end

--- `-[WKBackForwardList backList]`
---@return WKBackForwardListItem?[]
function WKBackForwardList:backList() end

--- `-[WKBackForwardList currentItem]`
---@return WKBackForwardListItem?
function WKBackForwardList:currentItem() end

--- `-[WKBackForwardList forwardItem]`
---@return WKBackForwardListItem?
function WKBackForwardList:forwardItem() end

--- `-[WKBackForwardList forwardList]`
---@return WKBackForwardListItem?[]
function WKBackForwardList:forwardList() end

--- `-[WKBackForwardList itemAtIndex:]`
---@param itemAtIndex integer
---@return WKBackForwardListItem?
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
---@return NSURL?
function WKBackForwardListItem:URL() end

--- `-[WKBackForwardListItem initialURL]`
---@return NSURL?
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
---@return NSURLRequest?
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
---@return NSURLRequest?
function WKNavigationAction:request() end

--- `-[WKNavigationAction sourceFrame]`
---@return WKFrameInfo?
function WKNavigationAction:sourceFrame() end

--- `-[WKNavigationAction targetFrame]`
---@return WKFrameInfo?
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
---@return NSURLResponse?
function WKNavigationResponse:response() end

-- WKNavigationResponseClass
--- The class `WKNavigationResponse` itself.
---@class WKNavigationResponseClass: NSObjectClass
---@field alloc fun(self: WKNavigationResponseClass): WKNavigationResponse
---@field new fun(self: WKNavigationResponseClass): WKNavigationResponse
local WKNavigationResponseClass = {}
end

do
-- WKPreferences
--- An instance of `WKPreferences`.
---@class WKPreferences: NSObject, NSCopying
local WKPreferences = {}

--- `-[WKPreferences copyWithZone:]`
---@param copyWithZone any
---@return any
function WKPreferences:copyWithZone_(copyWithZone) end

--- `-[WKPreferences hash]`
---@return integer
function WKPreferences:hash() end

--- `-[WKPreferences isElementFullscreenEnabled]`
---@return boolean
function WKPreferences:isElementFullscreenEnabled() end

--- `-[WKPreferences isEqual:]`
---@param isEqual any
---@return boolean
function WKPreferences:isEqual_(isEqual) end

--- `-[WKPreferences isFraudulentWebsiteWarningEnabled]`
---@return boolean
function WKPreferences:isFraudulentWebsiteWarningEnabled() end

--- `-[WKPreferences isSiteSpecificQuirksModeEnabled]`
---@return boolean
function WKPreferences:isSiteSpecificQuirksModeEnabled() end

--- `-[WKPreferences isTextInteractionEnabled]`
---@return boolean
function WKPreferences:isTextInteractionEnabled() end

--- `-[WKPreferences javaScriptCanOpenWindowsAutomatically]`
---@return boolean
function WKPreferences:javaScriptCanOpenWindowsAutomatically() end

--- `-[WKPreferences javaScriptEnabled]`
---@return boolean
function WKPreferences:javaScriptEnabled() end

--- `-[WKPreferences minimumFontSize]`
---@return number
function WKPreferences:minimumFontSize() end

--- `-[WKPreferences setElementFullscreenEnabled:]`
---@param elementFullscreenEnabled boolean
function WKPreferences:setElementFullscreenEnabled_(elementFullscreenEnabled) end

--- `-[WKPreferences setFraudulentWebsiteWarningEnabled:]`
---@param fraudulentWebsiteWarningEnabled boolean
function WKPreferences:setFraudulentWebsiteWarningEnabled_(fraudulentWebsiteWarningEnabled) end

--- `-[WKPreferences setJavaScriptCanOpenWindowsAutomatically:]`
---@param javaScriptCanOpenWindowsAutomatically boolean
function WKPreferences:setJavaScriptCanOpenWindowsAutomatically_(javaScriptCanOpenWindowsAutomatically) end

--- `-[WKPreferences setJavaScriptEnabled:]`
---@param javaScriptEnabled boolean
function WKPreferences:setJavaScriptEnabled_(javaScriptEnabled) end

--- `-[WKPreferences setMinimumFontSize:]`
---@param minimumFontSize number
function WKPreferences:setMinimumFontSize_(minimumFontSize) end

--- `-[WKPreferences setSiteSpecificQuirksModeEnabled:]`
---@param siteSpecificQuirksModeEnabled boolean
function WKPreferences:setSiteSpecificQuirksModeEnabled_(siteSpecificQuirksModeEnabled) end

--- `-[WKPreferences setTextInteractionEnabled:]`
---@param textInteractionEnabled boolean
function WKPreferences:setTextInteractionEnabled_(textInteractionEnabled) end

-- WKPreferencesClass
--- The class `WKPreferences` itself.
---@class WKPreferencesClass: NSObjectClass
---@field alloc fun(self: WKPreferencesClass): WKPreferences
---@field new fun(self: WKPreferencesClass): WKPreferences
local WKPreferencesClass = {}
end

do
-- WKProcessPool
--- An instance of `WKProcessPool`.
---@class WKProcessPool: NSObject
local WKProcessPool = {}

-- WKProcessPoolClass
--- The class `WKProcessPool` itself.
---@class WKProcessPoolClass: NSObjectClass
---@field alloc fun(self: WKProcessPoolClass): WKProcessPool
---@field new fun(self: WKProcessPoolClass): WKProcessPool
local WKProcessPoolClass = {}
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
---@return string
function WKScriptMessage:name() end

--- `-[WKScriptMessage webView]`
---@return WKWebView?
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

--- `-[WKUserContentController addContentRuleList:]`
---@param contentRuleList any
function WKUserContentController:addContentRuleList_(contentRuleList) end

--- `-[WKUserContentController addScriptMessageHandler:name:]`
---@param scriptMessageHandler any
---@param name string
function WKUserContentController:addScriptMessageHandler_name_(scriptMessageHandler, name) end

--- `-[WKUserContentController addUserScript:]`
---@param userScript NSObject
function WKUserContentController:addUserScript_(userScript) end

--- `-[WKUserContentController removeAllContentRuleLists]`
function WKUserContentController:removeAllContentRuleLists() end

--- `-[WKUserContentController removeAllScriptMessageHandlers]`
function WKUserContentController:removeAllScriptMessageHandlers() end

--- `-[WKUserContentController removeAllUserScripts]`
function WKUserContentController:removeAllUserScripts() end

--- `-[WKUserContentController removeContentRuleList:]`
---@param contentRuleList any
function WKUserContentController:removeContentRuleList_(contentRuleList) end

--- `-[WKUserContentController removeScriptMessageHandlerForName:]`
---@param scriptMessageHandlerForName string
function WKUserContentController:removeScriptMessageHandlerForName_(scriptMessageHandlerForName) end

--- `-[WKUserContentController userScripts]`
---@return NSObject[]
function WKUserContentController:userScripts() end

-- WKUserContentControllerClass
--- The class `WKUserContentController` itself.
---@class WKUserContentControllerClass: NSObjectClass
---@field alloc fun(self: WKUserContentControllerClass): WKUserContentController
---@field new fun(self: WKUserContentControllerClass): WKUserContentController
local WKUserContentControllerClass = {}
end

do
-- WKUserScript
--- An instance of `WKUserScript`.
---@class WKUserScript: NSObject, NSCopying
local WKUserScript = {}

--- `-[WKUserScript copyWithZone:]`
---@param copyWithZone any
---@return any
function WKUserScript:copyWithZone_(copyWithZone) end

--- `-[WKUserScript hash]`
---@return integer
function WKUserScript:hash() end

--- `-[WKUserScript initWithSource:injectionTime:forMainFrameOnly:]`
---@param source any
---@param injectionTime integer
---@param mainFrameOnly boolean
---@return self
function WKUserScript:initWithSource_injectionTime_forMainFrameOnly_(source, injectionTime, mainFrameOnly) end

--- `-[WKUserScript initWithSource:injectionTime:forMainFrameOnly:inContentWorld:]`
---@param source any
---@param injectionTime integer
---@param mainFrameOnly boolean
---@param inContentWorld any
---@return self
function WKUserScript:initWithSource_injectionTime_forMainFrameOnly_inContentWorld_(source, injectionTime, mainFrameOnly, inContentWorld) end

--- `-[WKUserScript injectionTime]`
---@return integer
function WKUserScript:injectionTime() end

--- `-[WKUserScript isEqual:]`
---@param isEqual any
---@return boolean
function WKUserScript:isEqual_(isEqual) end

--- `-[WKUserScript isForMainFrameOnly]`
---@return boolean
function WKUserScript:isForMainFrameOnly() end

--- `-[WKUserScript source]`
---@return string
function WKUserScript:source() end

-- WKUserScriptClass
--- The class `WKUserScript` itself.
---@class WKUserScriptClass: NSObjectClass
---@field alloc fun(self: WKUserScriptClass): WKUserScript
---@field new fun(self: WKUserScriptClass): WKUserScript
local WKUserScriptClass = {}
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
---@return NSURL?
function WKWebView:URL() end

--- `-[WKWebView allowsBackForwardNavigationGestures]`
---@return boolean
function WKWebView:allowsBackForwardNavigationGestures() end

--- `-[WKWebView allowsLinkPreview]`
---@return boolean
function WKWebView:allowsLinkPreview() end

--- `-[WKWebView backForwardList]`
---@return WKBackForwardList
function WKWebView:backForwardList() end

--- `-[WKWebView canGoBack]`
---@return boolean
function WKWebView:canGoBack() end

--- `-[WKWebView canGoForward]`
---@return boolean
function WKWebView:canGoForward() end

--- `-[WKWebView configuration]`
---@return WKWebViewConfiguration?
function WKWebView:configuration() end

--- `-[WKWebView customUserAgent]`
---@return string?
function WKWebView:customUserAgent() end

--- `-[WKWebView estimatedProgress]`
---@return number
function WKWebView:estimatedProgress() end

--- `-[WKWebView evaluateJavaScript:completionHandler:]`
---@param evaluateJavaScript string
---@param completionHandler function?
function WKWebView:evaluateJavaScript_completionHandler_(evaluateJavaScript, completionHandler) end

--- `-[WKWebView goBack]`
---@return any
function WKWebView:goBack() end

--- `-[WKWebView goForward]`
---@return any
function WKWebView:goForward() end

--- `-[WKWebView goToBackForwardListItem:]`
---@param backForwardListItem WKBackForwardListItem?
---@return any
function WKWebView:goToBackForwardListItem_(backForwardListItem) end

--- `-[WKWebView hasOnlySecureContent]`
---@return boolean
function WKWebView:hasOnlySecureContent() end

--- `-[WKWebView initWithFrame:]`
---@param frame CGRectArgument
---@return self
function WKWebView:initWithFrame_(frame) end

--- `-[WKWebView initWithFrame:configuration:]`
---@param frame CGRectArgument
---@param configuration WKWebViewConfiguration?
---@return self
function WKWebView:initWithFrame_configuration_(frame, configuration) end

--- `-[WKWebView isInspectable]`
---@return boolean
function WKWebView:isInspectable() end

--- `-[WKWebView isLoading]`
---@return boolean
function WKWebView:isLoading() end

--- `-[WKWebView layoutSubviews]`
function WKWebView:layoutSubviews() end

--- `-[WKWebView loadData:MIMEType:characterEncodingName:baseURL:]`
---@param loadData any
---@param MIMEType string
---@param characterEncodingName string
---@param baseURL NSURL
---@return any
function WKWebView:loadData_MIMEType_characterEncodingName_baseURL_(loadData, MIMEType, characterEncodingName, baseURL) end

--- `-[WKWebView loadFileURL:allowingReadAccessToURL:]`
---@param uRL NSURL
---@param allowingReadAccessToURL NSURL
---@return any
function WKWebView:loadFileURL_allowingReadAccessToURL_(uRL, allowingReadAccessToURL) end

--- `-[WKWebView loadHTMLString:baseURL:]`
---@param loadHTMLString string
---@param baseURL NSURL?
---@return any
function WKWebView:loadHTMLString_baseURL_(loadHTMLString, baseURL) end

--- `-[WKWebView loadRequest:]`
---@param loadRequest NSURLRequest?
---@return any
function WKWebView:loadRequest_(loadRequest) end

--- `-[WKWebView loadSimulatedRequest:responseHTMLString:]`
---@param loadSimulatedRequest NSURLRequest
---@param responseHTMLString string
---@return any
function WKWebView:loadSimulatedRequest_responseHTMLString_(loadSimulatedRequest, responseHTMLString) end

--- `-[WKWebView mediaType]`
---@return string?
function WKWebView:mediaType() end

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
---@return UIScrollView
function WKWebView:scrollView() end

--- `-[WKWebView setAllowsBackForwardNavigationGestures:]`
---@param allowsBackForwardNavigationGestures boolean
function WKWebView:setAllowsBackForwardNavigationGestures_(allowsBackForwardNavigationGestures) end

--- `-[WKWebView setAllowsLinkPreview:]`
---@param allowsLinkPreview boolean
function WKWebView:setAllowsLinkPreview_(allowsLinkPreview) end

--- `-[WKWebView setCustomUserAgent:]`
---@param customUserAgent string?
function WKWebView:setCustomUserAgent_(customUserAgent) end

--- `-[WKWebView setInspectable:]`
---@param inspectable boolean
function WKWebView:setInspectable_(inspectable) end

--- `-[WKWebView setMediaType:]`
---@param mediaType string?
function WKWebView:setMediaType_(mediaType) end

--- `-[WKWebView setNavigationDelegate:]`
---@param navigationDelegate any
function WKWebView:setNavigationDelegate_(navigationDelegate) end

--- `-[WKWebView setUIDelegate:]`
---@param uIDelegate any
function WKWebView:setUIDelegate_(uIDelegate) end

--- `-[WKWebView stopLoading]`
function WKWebView:stopLoading() end

--- `-[WKWebView title]`
---@return string
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

--- `-[WKWebViewConfiguration allowsAirPlayForMediaPlayback]`
---@return boolean
function WKWebViewConfiguration:allowsAirPlayForMediaPlayback() end

--- `-[WKWebViewConfiguration allowsInlineMediaPlayback]`
---@return boolean
function WKWebViewConfiguration:allowsInlineMediaPlayback() end

--- `-[WKWebViewConfiguration allowsPictureInPictureMediaPlayback]`
---@return boolean
function WKWebViewConfiguration:allowsPictureInPictureMediaPlayback() end

--- `-[WKWebViewConfiguration applicationNameForUserAgent]`
---@return string?
function WKWebViewConfiguration:applicationNameForUserAgent() end

--- `-[WKWebViewConfiguration copyWithZone:]`
---@param copyWithZone any
---@return any
function WKWebViewConfiguration:copyWithZone_(copyWithZone) end

--- `-[WKWebViewConfiguration dataDetectorTypes]`
---@return integer
function WKWebViewConfiguration:dataDetectorTypes() end

--- `-[WKWebViewConfiguration defaultWebpagePreferences]`
---@return any
function WKWebViewConfiguration:defaultWebpagePreferences() end

--- `-[WKWebViewConfiguration ignoresViewportScaleLimits]`
---@return boolean
function WKWebViewConfiguration:ignoresViewportScaleLimits() end

--- `-[WKWebViewConfiguration limitsNavigationsToAppBoundDomains]`
---@return boolean
function WKWebViewConfiguration:limitsNavigationsToAppBoundDomains() end

--- `-[WKWebViewConfiguration mediaTypesRequiringUserActionForPlayback]`
---@return integer
function WKWebViewConfiguration:mediaTypesRequiringUserActionForPlayback() end

--- `-[WKWebViewConfiguration preferences]`
---@return any
function WKWebViewConfiguration:preferences() end

--- `-[WKWebViewConfiguration processPool]`
---@return any
function WKWebViewConfiguration:processPool() end

--- `-[WKWebViewConfiguration selectionGranularity]`
---@return integer
function WKWebViewConfiguration:selectionGranularity() end

--- `-[WKWebViewConfiguration setAllowsAirPlayForMediaPlayback:]`
---@param allowsAirPlayForMediaPlayback boolean
function WKWebViewConfiguration:setAllowsAirPlayForMediaPlayback_(allowsAirPlayForMediaPlayback) end

--- `-[WKWebViewConfiguration setAllowsInlineMediaPlayback:]`
---@param allowsInlineMediaPlayback boolean
function WKWebViewConfiguration:setAllowsInlineMediaPlayback_(allowsInlineMediaPlayback) end

--- `-[WKWebViewConfiguration setAllowsPictureInPictureMediaPlayback:]`
---@param allowsPictureInPictureMediaPlayback boolean
function WKWebViewConfiguration:setAllowsPictureInPictureMediaPlayback_(allowsPictureInPictureMediaPlayback) end

--- `-[WKWebViewConfiguration setApplicationNameForUserAgent:]`
---@param applicationNameForUserAgent string?
function WKWebViewConfiguration:setApplicationNameForUserAgent_(applicationNameForUserAgent) end

--- `-[WKWebViewConfiguration setDataDetectorTypes:]`
---@param dataDetectorTypes integer
function WKWebViewConfiguration:setDataDetectorTypes_(dataDetectorTypes) end

--- `-[WKWebViewConfiguration setDefaultWebpagePreferences:]`
---@param defaultWebpagePreferences any
function WKWebViewConfiguration:setDefaultWebpagePreferences_(defaultWebpagePreferences) end

--- `-[WKWebViewConfiguration setIgnoresViewportScaleLimits:]`
---@param ignoresViewportScaleLimits boolean
function WKWebViewConfiguration:setIgnoresViewportScaleLimits_(ignoresViewportScaleLimits) end

--- `-[WKWebViewConfiguration setLimitsNavigationsToAppBoundDomains:]`
---@param limitsNavigationsToAppBoundDomains boolean
function WKWebViewConfiguration:setLimitsNavigationsToAppBoundDomains_(limitsNavigationsToAppBoundDomains) end

--- `-[WKWebViewConfiguration setMediaTypesRequiringUserActionForPlayback:]`
---@param mediaTypesRequiringUserActionForPlayback integer
function WKWebViewConfiguration:setMediaTypesRequiringUserActionForPlayback_(mediaTypesRequiringUserActionForPlayback) end

--- `-[WKWebViewConfiguration setPreferences:]`
---@param preferences any
function WKWebViewConfiguration:setPreferences_(preferences) end

--- `-[WKWebViewConfiguration setProcessPool:]`
---@param processPool any
function WKWebViewConfiguration:setProcessPool_(processPool) end

--- `-[WKWebViewConfiguration setSelectionGranularity:]`
---@param selectionGranularity integer
function WKWebViewConfiguration:setSelectionGranularity_(selectionGranularity) end

--- `-[WKWebViewConfiguration setSuppressesIncrementalRendering:]`
---@param suppressesIncrementalRendering boolean
function WKWebViewConfiguration:setSuppressesIncrementalRendering_(suppressesIncrementalRendering) end

--- `-[WKWebViewConfiguration setURLSchemeHandler:forURLScheme:]`
---@param uRLSchemeHandler any
---@param uRLScheme string
function WKWebViewConfiguration:setURLSchemeHandler_forURLScheme_(uRLSchemeHandler, uRLScheme) end

--- `-[WKWebViewConfiguration setUpgradeKnownHostsToHTTPS:]`
---@param upgradeKnownHostsToHTTPS boolean
function WKWebViewConfiguration:setUpgradeKnownHostsToHTTPS_(upgradeKnownHostsToHTTPS) end

--- `-[WKWebViewConfiguration setUserContentController:]`
---@param userContentController WKUserContentController
function WKWebViewConfiguration:setUserContentController_(userContentController) end

--- `-[WKWebViewConfiguration setUserInterfaceDirectionPolicy:]`
---@param userInterfaceDirectionPolicy integer
function WKWebViewConfiguration:setUserInterfaceDirectionPolicy_(userInterfaceDirectionPolicy) end

--- `-[WKWebViewConfiguration setWebsiteDataStore:]`
---@param websiteDataStore any
function WKWebViewConfiguration:setWebsiteDataStore_(websiteDataStore) end

--- `-[WKWebViewConfiguration suppressesIncrementalRendering]`
---@return boolean
function WKWebViewConfiguration:suppressesIncrementalRendering() end

--- `-[WKWebViewConfiguration upgradeKnownHostsToHTTPS]`
---@return boolean
function WKWebViewConfiguration:upgradeKnownHostsToHTTPS() end

--- `-[WKWebViewConfiguration urlSchemeHandlerForURLScheme:]`
---@param urlSchemeHandlerForURLScheme string
---@return any
function WKWebViewConfiguration:urlSchemeHandlerForURLScheme_(urlSchemeHandlerForURLScheme) end

--- `-[WKWebViewConfiguration userContentController]`
---@return WKUserContentController
function WKWebViewConfiguration:userContentController() end

--- `-[WKWebViewConfiguration userInterfaceDirectionPolicy]`
---@return integer
function WKWebViewConfiguration:userInterfaceDirectionPolicy() end

--- `-[WKWebViewConfiguration websiteDataStore]`
---@return any
function WKWebViewConfiguration:websiteDataStore() end

-- WKWebViewConfigurationClass
--- The class `WKWebViewConfiguration` itself.
---@class WKWebViewConfigurationClass: NSObjectClass
---@field alloc fun(self: WKWebViewConfigurationClass): WKWebViewConfiguration
---@field new fun(self: WKWebViewConfigurationClass): WKWebViewConfiguration
local WKWebViewConfigurationClass = {}
end

do
-- WKWebpagePreferences
--- An instance of `WKWebpagePreferences`.
---@class WKWebpagePreferences: NSObject
local WKWebpagePreferences = {}

--- `-[WKWebpagePreferences allowsContentJavaScript]`
---@return boolean
function WKWebpagePreferences:allowsContentJavaScript() end

--- `-[WKWebpagePreferences preferredContentMode]`
---@return integer
function WKWebpagePreferences:preferredContentMode() end

--- `-[WKWebpagePreferences setAllowsContentJavaScript:]`
---@param allowsContentJavaScript boolean
function WKWebpagePreferences:setAllowsContentJavaScript_(allowsContentJavaScript) end

--- `-[WKWebpagePreferences setPreferredContentMode:]`
---@param preferredContentMode integer
function WKWebpagePreferences:setPreferredContentMode_(preferredContentMode) end

-- WKWebpagePreferencesClass
--- The class `WKWebpagePreferences` itself.
---@class WKWebpagePreferencesClass: NSObjectClass
---@field alloc fun(self: WKWebpagePreferencesClass): WKWebpagePreferences
---@field new fun(self: WKWebpagePreferencesClass): WKWebpagePreferences
local WKWebpagePreferencesClass = {}
end

do
-- WKWebsiteDataStore
--- An instance of `WKWebsiteDataStore`.
---@class WKWebsiteDataStore: NSObject
local WKWebsiteDataStore = {}

--- `-[WKWebsiteDataStore fetchDataRecordsOfTypes:completionHandler:]`
---@param fetchDataRecordsOfTypes any
---@param completionHandler function
function WKWebsiteDataStore:fetchDataRecordsOfTypes_completionHandler_(fetchDataRecordsOfTypes, completionHandler) end

--- `-[WKWebsiteDataStore isPersistent]`
---@return boolean
function WKWebsiteDataStore:isPersistent() end

--- `-[WKWebsiteDataStore removeDataOfTypes:modifiedSince:completionHandler:]`
---@param dataOfTypes any
---@param modifiedSince any
---@param completionHandler function
function WKWebsiteDataStore:removeDataOfTypes_modifiedSince_completionHandler_(dataOfTypes, modifiedSince, completionHandler) end

-- WKWebsiteDataStoreClass
--- The class `WKWebsiteDataStore` itself.
---@class WKWebsiteDataStoreClass: NSObjectClass
---@field alloc fun(self: WKWebsiteDataStoreClass): WKWebsiteDataStore
---@field new fun(self: WKWebsiteDataStoreClass): WKWebsiteDataStore
local WKWebsiteDataStoreClass = {}

--- `+[WKWebsiteDataStore allWebsiteDataTypes]`
---@return string[]
function WKWebsiteDataStoreClass:allWebsiteDataTypes() end

--- `+[WKWebsiteDataStore defaultDataStore]`
---@return any
function WKWebsiteDataStoreClass:defaultDataStore() end

--- `+[WKWebsiteDataStore nonPersistentDataStore]`
---@return any
function WKWebsiteDataStoreClass:nonPersistentDataStore() end
end

do
-- _UIAppearance
--- An instance of `_UIAppearance`.
---@class _UIAppearance: NSObject
local _UIAppearance = {}

--- `-[_UIAppearance forwardInvocation:]`
---@param invocation NSInvocation
function _UIAppearance:forwardInvocation_(invocation) end

--- `-[_UIAppearance methodSignatureForSelector:]`
---@param methodSignatureForSelector SEL
---@return NSMethodSignature?
function _UIAppearance:methodSignatureForSelector_(methodSignatureForSelector) end

-- _UIAppearanceClass
--- The class `_UIAppearance` itself.
---@class _UIAppearanceClass: NSObjectClass
---@field alloc fun(self: _UIAppearanceClass): _UIAppearance
---@field new fun(self: _UIAppearanceClass): _UIAppearance
local _UIAppearanceClass = {}
end

do
-- _UIBarBackground
--- An instance of `_UIBarBackground`.
---@class _UIBarBackground: UIView
local _UIBarBackground = {}

--- `-[_UIBarBackground updateBackground]`
function _UIBarBackground:updateBackground() end

-- _UIBarBackgroundClass
--- The class `_UIBarBackground` itself.
---@class _UIBarBackgroundClass: UIViewClass
---@field alloc fun(self: _UIBarBackgroundClass): _UIBarBackground
---@field new fun(self: _UIBarBackgroundClass): _UIBarBackground
local _UIBarBackgroundClass = {}
end

do
-- _UILayoutGuide
--- An instance of `_UILayoutGuide`.
---@class _UILayoutGuide: UILayoutGuide
local _UILayoutGuide = {}

--- `-[_UILayoutGuide length]`
---@return number
function _UILayoutGuide:length() end

-- _UILayoutGuideClass
--- The class `_UILayoutGuide` itself.
---@class _UILayoutGuideClass: UILayoutGuideClass
---@field alloc fun(self: _UILayoutGuideClass): _UILayoutGuide
---@field new fun(self: _UILayoutGuideClass): _UILayoutGuide
local _UILayoutGuideClass = {}
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
-- _UIReplicantView
--- An instance of `_UIReplicantView`.
---@class _UIReplicantView: UIView
local _UIReplicantView = {}

-- _UIReplicantViewClass
--- The class `_UIReplicantView` itself.
---@class _UIReplicantViewClass: UIViewClass
---@field alloc fun(self: _UIReplicantViewClass): _UIReplicantView
---@field new fun(self: _UIReplicantViewClass): _UIReplicantView
local _UIReplicantViewClass = {}
end

do
-- _UISheetDetentResolutionContext
--- An instance of `_UISheetDetentResolutionContext`.
---@class _UISheetDetentResolutionContext: NSObject
local _UISheetDetentResolutionContext = {}

--- `-[_UISheetDetentResolutionContext containerTraitCollection]`
---@return UITraitCollection
function _UISheetDetentResolutionContext:containerTraitCollection() end

--- `-[_UISheetDetentResolutionContext maximumDetentValue]`
---@return number
function _UISheetDetentResolutionContext:maximumDetentValue() end

-- _UISheetDetentResolutionContextClass
--- The class `_UISheetDetentResolutionContext` itself.
---@class _UISheetDetentResolutionContextClass: NSObjectClass
---@field alloc fun(self: _UISheetDetentResolutionContextClass): _UISheetDetentResolutionContext
---@field new fun(self: _UISheetDetentResolutionContextClass): _UISheetDetentResolutionContext
local _UISheetDetentResolutionContextClass = {}
end

do
-- _UISwipeActionPanGestureRecognizer
--- An instance of `_UISwipeActionPanGestureRecognizer`.
---@class _UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer
local _UISwipeActionPanGestureRecognizer = {}

--- `-[_UISwipeActionPanGestureRecognizer reset]`
function _UISwipeActionPanGestureRecognizer:reset() end

--- `-[_UISwipeActionPanGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function _UISwipeActionPanGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function _UISwipeActionPanGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function _UISwipeActionPanGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[_UISwipeActionPanGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function _UISwipeActionPanGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- _UISwipeActionPanGestureRecognizerClass
--- The class `_UISwipeActionPanGestureRecognizer` itself.
---@class _UISwipeActionPanGestureRecognizerClass: UIPanGestureRecognizerClass
---@field alloc fun(self: _UISwipeActionPanGestureRecognizerClass): _UISwipeActionPanGestureRecognizer
---@field new fun(self: _UISwipeActionPanGestureRecognizerClass): _UISwipeActionPanGestureRecognizer
local _UISwipeActionPanGestureRecognizerClass = {}
end

do
-- _UISystemBackgroundView
--- An instance of `_UISystemBackgroundView`.
---@class _UISystemBackgroundView: UIView
local _UISystemBackgroundView = {}

-- _UISystemBackgroundViewClass
--- The class `_UISystemBackgroundView` itself.
---@class _UISystemBackgroundViewClass: UIViewClass
---@field alloc fun(self: _UISystemBackgroundViewClass): _UISystemBackgroundView
---@field new fun(self: _UISystemBackgroundViewClass): _UISystemBackgroundView
local _UISystemBackgroundViewClass = {}
end

do
-- _UITableViewReorderGestureRecognizer
--- An instance of `_UITableViewReorderGestureRecognizer`.
---@class _UITableViewReorderGestureRecognizer: UIGestureRecognizer
local _UITableViewReorderGestureRecognizer = {}

--- `-[_UITableViewReorderGestureRecognizer touchesBegan:withEvent:]`
---@param touchesBegan UITouch[]
---@param event UIEvent?
function _UITableViewReorderGestureRecognizer:touchesBegan_withEvent_(touchesBegan, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesCancelled:withEvent:]`
---@param touchesCancelled UITouch[]
---@param event UIEvent?
function _UITableViewReorderGestureRecognizer:touchesCancelled_withEvent_(touchesCancelled, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesEnded:withEvent:]`
---@param touchesEnded UITouch[]
---@param event UIEvent?
function _UITableViewReorderGestureRecognizer:touchesEnded_withEvent_(touchesEnded, event) end

--- `-[_UITableViewReorderGestureRecognizer touchesMoved:withEvent:]`
---@param touchesMoved UITouch[]
---@param event UIEvent?
function _UITableViewReorderGestureRecognizer:touchesMoved_withEvent_(touchesMoved, event) end

-- _UITableViewReorderGestureRecognizerClass
--- The class `_UITableViewReorderGestureRecognizer` itself.
---@class _UITableViewReorderGestureRecognizerClass: UIGestureRecognizerClass
---@field alloc fun(self: _UITableViewReorderGestureRecognizerClass): _UITableViewReorderGestureRecognizer
---@field new fun(self: _UITableViewReorderGestureRecognizerClass): _UITableViewReorderGestureRecognizer
local _UITableViewReorderGestureRecognizerClass = {}
end

do
-- _UITextKitTextPosition
--- An instance of `_UITextKitTextPosition`.
---@class _UITextKitTextPosition: UITextPosition
local _UITextKitTextPosition = {}

-- _UITextKitTextPositionClass
--- The class `_UITextKitTextPosition` itself.
---@class _UITextKitTextPositionClass: UITextPositionClass
---@field alloc fun(self: _UITextKitTextPositionClass): _UITextKitTextPosition
---@field new fun(self: _UITextKitTextPositionClass): _UITextKitTextPosition
local _UITextKitTextPositionClass = {}
end

do
-- _UITextKitTextRange
--- An instance of `_UITextKitTextRange`.
---@class _UITextKitTextRange: UITextRange
local _UITextKitTextRange = {}

-- _UITextKitTextRangeClass
--- The class `_UITextKitTextRange` itself.
---@class _UITextKitTextRangeClass: UITextRangeClass
---@field alloc fun(self: _UITextKitTextRangeClass): _UITextKitTextRange
---@field new fun(self: _UITextKitTextRangeClass): _UITextKitTextRange
local _UITextKitTextRangeClass = {}
end

do
-- _UITraitChangeRegistration
--- An instance of `_UITraitChangeRegistration`.
---@class _UITraitChangeRegistration: NSObject
local _UITraitChangeRegistration = {}

-- _UITraitChangeRegistrationClass
--- The class `_UITraitChangeRegistration` itself.
---@class _UITraitChangeRegistrationClass: NSObjectClass
---@field alloc fun(self: _UITraitChangeRegistrationClass): _UITraitChangeRegistration
---@field new fun(self: _UITraitChangeRegistrationClass): _UITraitChangeRegistration
local _UITraitChangeRegistrationClass = {}
end

do
-- _UITraitOverrides
--- An instance of `_UITraitOverrides`.
---@class _UITraitOverrides: NSObject
local _UITraitOverrides = {}

--- `-[_UITraitOverrides accessibilityContrast]`
---@return integer
function _UITraitOverrides:accessibilityContrast() end

--- `-[_UITraitOverrides activeAppearance]`
---@return integer
function _UITraitOverrides:activeAppearance() end

--- `-[_UITraitOverrides containsTrait:]`
---@param containsTrait CLASS
---@return boolean
function _UITraitOverrides:containsTrait_(containsTrait) end

--- `-[_UITraitOverrides displayGamut]`
---@return integer
function _UITraitOverrides:displayGamut() end

--- `-[_UITraitOverrides displayScale]`
---@return number
function _UITraitOverrides:displayScale() end

--- `-[_UITraitOverrides forceTouchCapability]`
---@return integer
function _UITraitOverrides:forceTouchCapability() end

--- `-[_UITraitOverrides horizontalSizeClass]`
---@return integer
function _UITraitOverrides:horizontalSizeClass() end

--- `-[_UITraitOverrides layoutDirection]`
---@return integer
function _UITraitOverrides:layoutDirection() end

--- `-[_UITraitOverrides legibilityWeight]`
---@return integer
function _UITraitOverrides:legibilityWeight() end

--- `-[_UITraitOverrides preferredContentSizeCategory]`
---@return string
function _UITraitOverrides:preferredContentSizeCategory() end

--- `-[_UITraitOverrides removeTrait:]`
---@param trait CLASS
function _UITraitOverrides:removeTrait_(trait) end

--- `-[_UITraitOverrides setAccessibilityContrast:]`
---@param accessibilityContrast integer
function _UITraitOverrides:setAccessibilityContrast_(accessibilityContrast) end

--- `-[_UITraitOverrides setActiveAppearance:]`
---@param activeAppearance integer
function _UITraitOverrides:setActiveAppearance_(activeAppearance) end

--- `-[_UITraitOverrides setCGFloatValue:forTrait:]`
---@param cGFloatValue number
---@param trait CLASS
function _UITraitOverrides:setCGFloatValue_forTrait_(cGFloatValue, trait) end

--- `-[_UITraitOverrides setDisplayGamut:]`
---@param displayGamut integer
function _UITraitOverrides:setDisplayGamut_(displayGamut) end

--- `-[_UITraitOverrides setDisplayScale:]`
---@param displayScale number
function _UITraitOverrides:setDisplayScale_(displayScale) end

--- `-[_UITraitOverrides setForceTouchCapability:]`
---@param forceTouchCapability integer
function _UITraitOverrides:setForceTouchCapability_(forceTouchCapability) end

--- `-[_UITraitOverrides setHorizontalSizeClass:]`
---@param horizontalSizeClass integer
function _UITraitOverrides:setHorizontalSizeClass_(horizontalSizeClass) end

--- `-[_UITraitOverrides setLayoutDirection:]`
---@param layoutDirection integer
function _UITraitOverrides:setLayoutDirection_(layoutDirection) end

--- `-[_UITraitOverrides setLegibilityWeight:]`
---@param legibilityWeight integer
function _UITraitOverrides:setLegibilityWeight_(legibilityWeight) end

--- `-[_UITraitOverrides setNSIntegerValue:forTrait:]`
---@param nSIntegerValue integer
---@param trait CLASS
function _UITraitOverrides:setNSIntegerValue_forTrait_(nSIntegerValue, trait) end

--- `-[_UITraitOverrides setPreferredContentSizeCategory:]`
---@param preferredContentSizeCategory string
function _UITraitOverrides:setPreferredContentSizeCategory_(preferredContentSizeCategory) end

--- `-[_UITraitOverrides setUserInterfaceIdiom:]`
---@param userInterfaceIdiom integer
function _UITraitOverrides:setUserInterfaceIdiom_(userInterfaceIdiom) end

--- `-[_UITraitOverrides setUserInterfaceLevel:]`
---@param userInterfaceLevel integer
function _UITraitOverrides:setUserInterfaceLevel_(userInterfaceLevel) end

--- `-[_UITraitOverrides setUserInterfaceStyle:]`
---@param userInterfaceStyle integer
function _UITraitOverrides:setUserInterfaceStyle_(userInterfaceStyle) end

--- `-[_UITraitOverrides setVerticalSizeClass:]`
---@param verticalSizeClass integer
function _UITraitOverrides:setVerticalSizeClass_(verticalSizeClass) end

--- `-[_UITraitOverrides userInterfaceIdiom]`
---@return integer
function _UITraitOverrides:userInterfaceIdiom() end

--- `-[_UITraitOverrides userInterfaceLevel]`
---@return integer
function _UITraitOverrides:userInterfaceLevel() end

--- `-[_UITraitOverrides userInterfaceStyle]`
---@return integer
function _UITraitOverrides:userInterfaceStyle() end

--- `-[_UITraitOverrides verticalSizeClass]`
---@return integer
function _UITraitOverrides:verticalSizeClass() end

-- _UITraitOverridesClass
--- The class `_UITraitOverrides` itself.
---@class _UITraitOverridesClass: NSObjectClass
---@field alloc fun(self: _UITraitOverridesClass): _UITraitOverrides
---@field new fun(self: _UITraitOverridesClass): _UITraitOverrides
local _UITraitOverridesClass = {}
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
---@return UIView?
function _UIViewControllerOneToOneTransitionContext:containerView() end

--- `-[_UIViewControllerOneToOneTransitionContext finalFrameForViewController:]`
---@param viewController UIViewController?
---@return CGRect
function _UIViewControllerOneToOneTransitionContext:finalFrameForViewController_(viewController) end

--- `-[_UIViewControllerOneToOneTransitionContext finishInteractiveTransition]`
function _UIViewControllerOneToOneTransitionContext:finishInteractiveTransition() end

--- `-[_UIViewControllerOneToOneTransitionContext initialFrameForViewController:]`
---@param viewController UIViewController?
---@return CGRect
function _UIViewControllerOneToOneTransitionContext:initialFrameForViewController_(viewController) end

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
---@param viewControllerForKey string
---@return UIViewController?
function _UIViewControllerOneToOneTransitionContext:viewControllerForKey_(viewControllerForKey) end

--- `-[_UIViewControllerOneToOneTransitionContext viewForKey:]`
---@param viewForKey string
---@return UIView?
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
---@param animateAlongsideTransition function?
---@param completion function?
---@return boolean
function _UIViewControllerTransitionCoordinator:animateAlongsideTransition_completion_(animateAlongsideTransition, completion) end

--- `-[_UIViewControllerTransitionCoordinator animateAlongsideTransitionInView:animation:completion:]`
---@param view UIView?
---@param animation function?
---@param completion function?
---@return boolean
function _UIViewControllerTransitionCoordinator:animateAlongsideTransitionInView_animation_completion_(view, animation, completion) end

--- `-[_UIViewControllerTransitionCoordinator completionCurve]`
---@return integer
function _UIViewControllerTransitionCoordinator:completionCurve() end

--- `-[_UIViewControllerTransitionCoordinator completionVelocity]`
---@return number
function _UIViewControllerTransitionCoordinator:completionVelocity() end

--- `-[_UIViewControllerTransitionCoordinator containerView]`
---@return UIView?
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
---@param viewControllerForKey string
---@return UIViewController?
function _UIViewControllerTransitionCoordinator:viewControllerForKey_(viewControllerForKey) end

--- `-[_UIViewControllerTransitionCoordinator viewForKey:]`
---@param viewForKey string
---@return UIView?
function _UIViewControllerTransitionCoordinator:viewForKey_(viewForKey) end

-- _UIViewControllerTransitionCoordinatorClass
--- The class `_UIViewControllerTransitionCoordinator` itself.
---@class _UIViewControllerTransitionCoordinatorClass: NSObjectClass
---@field alloc fun(self: _UIViewControllerTransitionCoordinatorClass): _UIViewControllerTransitionCoordinator
---@field new fun(self: _UIViewControllerTransitionCoordinatorClass): _UIViewControllerTransitionCoordinator
local _UIViewControllerTransitionCoordinatorClass = {}
end

do
-- _UIVisualEffectContentView
--- An instance of `_UIVisualEffectContentView`.
---@class _UIVisualEffectContentView: UIView
local _UIVisualEffectContentView = {}

-- _UIVisualEffectContentViewClass
--- The class `_UIVisualEffectContentView` itself.
---@class _UIVisualEffectContentViewClass: UIViewClass
---@field alloc fun(self: _UIVisualEffectContentViewClass): _UIVisualEffectContentView
---@field new fun(self: _UIVisualEffectContentViewClass): _UIVisualEffectContentView
local _UIVisualEffectContentViewClass = {}
end
