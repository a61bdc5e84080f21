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
---@param point CGPoint
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
---@param targetContentOffsetForProposedContentOffset CGPoint
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
---@param velocity CGPoint
---@param targetContentOffset CGPoint
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
---@param shouldChangeTextInRange NSRange
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

--- Optional: `-[UITabBarControllerDelegate tabBarController:didSelectViewController:]`.
---@param tabBarController UITabBarController
---@param didSelectViewController UIViewController
function UITabBarControllerDelegate:tabBarController_didSelectViewController_(tabBarController, didSelectViewController) end

--- Optional: `-[UITabBarControllerDelegate tabBarController:interactionControllerForAnimationController:]`.
---@param tabBarController UITabBarController
---@param interactionControllerForAnimationController any
---@return any
function UITabBarControllerDelegate:tabBarController_interactionControllerForAnimationController_(tabBarController, interactionControllerForAnimationController) end

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
---@param point CGPoint
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
---@param editMenuForCharactersInRange NSRange
---@param suggestedActions any[]
---@return any
function UITextFieldDelegate:textField_editMenuForCharactersInRange_suggestedActions_(textField, editMenuForCharactersInRange, suggestedActions) end

--- Optional: `-[UITextFieldDelegate textField:shouldChangeCharactersInRange:replacementString:]`.
---@param textField UITextField
---@param shouldChangeCharactersInRange NSRange
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
---@param characterRangeAtPoint CGPoint
---@return UITextRange?
function UITextInput:characterRangeAtPoint_(characterRangeAtPoint) end

--- Required: `-[UITextInput closestPositionToPoint:]`.
---@param closestPositionToPoint CGPoint
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
---@param selectedRange NSRange
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
---@param editMenuForTextInRange NSRange
---@param suggestedActions any[]
---@return any
function UITextViewDelegate:textView_editMenuForTextInRange_suggestedActions_(textView, editMenuForTextInRange, suggestedActions) end

--- Optional: `-[UITextViewDelegate textView:shouldChangeTextInRange:replacementText:]`.
---@param textView UITextView
---@param shouldChangeTextInRange NSRange
---@param replacementText string?
---@return boolean
function UITextViewDelegate:textView_shouldChangeTextInRange_replacementText_(textView, shouldChangeTextInRange, replacementText) end

--- Optional: `-[UITextViewDelegate textView:shouldInteractWithTextAttachment:inRange:interaction:]`.
---@param textView UITextView
---@param shouldInteractWithTextAttachment NSTextAttachment
---@param inRange NSRange
---@param interaction integer
---@return boolean
function UITextViewDelegate:textView_shouldInteractWithTextAttachment_inRange_interaction_(textView, shouldInteractWithTextAttachment, inRange, interaction) end

--- Optional: `-[UITextViewDelegate textView:shouldInteractWithURL:inRange:interaction:]`.
---@param textView UITextView
---@param shouldInteractWithURL any
---@param inRange NSRange
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
---@class UIAction: NSObject
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
---@class UIActionClass: NSObjectClass
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
---@param showFromRect CGRect
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
-- UIBarButtonItem
--- An instance of `UIBarButtonItem`.
---@class UIBarButtonItem: NSObject
local UIBarButtonItem = {}

--- `-[UIBarButtonItem action]`
---@return SEL?
function UIBarButtonItem:action() end

--- `-[UIBarButtonItem customView]`
---@return UIView?
function UIBarButtonItem:customView() end

--- `-[UIBarButtonItem encodeWithCoder:]`
---@param coder NSCoder
function UIBarButtonItem:encodeWithCoder_(coder) end

--- `-[UIBarButtonItem image]`
---@return any
function UIBarButtonItem:image() end

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

--- `-[UIBarButtonItem initWithImage:style:target:action:]`
---@param image any
---@param style integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithImage_style_target_action_(image, style, target, action) end

--- `-[UIBarButtonItem initWithTitle:style:target:action:]`
---@param title string?
---@param style integer
---@param target any
---@param action SEL?
---@return self
function UIBarButtonItem:initWithTitle_style_target_action_(title, style, target, action) end

--- `-[UIBarButtonItem isEnabled]`
---@return boolean
function UIBarButtonItem:isEnabled() end

--- `-[UIBarButtonItem setAction:]`
---@param action SEL?
function UIBarButtonItem:setAction_(action) end

--- `-[UIBarButtonItem setCustomView:]`
---@param view UIView?
function UIBarButtonItem:setCustomView_(view) end

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
---@param title string?
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
---@return string?
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
---@return NSAttributedString?
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
---@return NSAttributedString?
function UIButton:currentAttributedTitle() end

--- `-[UIButton currentBackgroundImage]`
---@return any
function UIButton:currentBackgroundImage() end

--- `-[UIButton currentImage]`
---@return any
function UIButton:currentImage() end

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
---@param imageRectForContentRect CGRect
---@return CGRect
function UIButton:imageRectForContentRect_(imageRectForContentRect) end

--- `-[UIButton imageView]`
---@return UIImageView
function UIButton:imageView() end

--- `-[UIButton intrinsicContentSize]`
---@return CGSize
function UIButton:intrinsicContentSize() end

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
---@param attributedTitle NSAttributedString?
---@param state integer
function UIButton:setAttributedTitle_forState_(attributedTitle, state) end

--- `-[UIButton setBackgroundImage:forState:]`
---@param backgroundImage any
---@param state integer
function UIButton:setBackgroundImage_forState_(backgroundImage, state) end

--- `-[UIButton setContentEdgeInsets:]`
---@param edgeInsets UIEdgeInsets
function UIButton:setContentEdgeInsets_(edgeInsets) end

--- `-[UIButton setFont:]`
---@param font UIFont
function UIButton:setFont_(font) end

--- `-[UIButton setImage:forState:]`
---@param image any
---@param state integer
function UIButton:setImage_forState_(image, state) end

--- `-[UIButton setImageEdgeInsets:]`
---@param edgeInsets UIEdgeInsets
function UIButton:setImageEdgeInsets_(edgeInsets) end

--- `-[UIButton setReversesTitleShadowWhenHighlighted:]`
---@param reversesTitleShadowWhenHighlighted boolean
function UIButton:setReversesTitleShadowWhenHighlighted_(reversesTitleShadowWhenHighlighted) end

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
---@param edgeInsets UIEdgeInsets
function UIButton:setTitleEdgeInsets_(edgeInsets) end

--- `-[UIButton setTitleShadowColor:forState:]`
---@param color UIColor?
---@param state integer
function UIButton:setTitleShadowColor_forState_(color, state) end

--- `-[UIButton showsTouchWhenHighlighted]`
---@return boolean
function UIButton:showsTouchWhenHighlighted() end

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
---@param titleRectForContentRect CGRect
---@return CGRect
function UIButton:titleRectForContentRect_(titleRectForContentRect) end

--- `-[UIButton titleShadowColorForState:]`
---@param titleShadowColorForState integer
---@return UIColor?
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
---@param primaryAction UIAction?
---@return any
function UIButtonClass:buttonWithType_primaryAction_(buttonWithType, primaryAction) end
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
-- UICollectionReusableView
--- An instance of `UICollectionReusableView`.
---@class UICollectionReusableView: UIView
local UICollectionReusableView = {}

--- `-[UICollectionReusableView applyLayoutAttributes:]`
---@param applyLayoutAttributes any
function UICollectionReusableView:applyLayoutAttributes_(applyLayoutAttributes) end

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

--- `-[UICollectionView hasUncommittedUpdates]`
---@return boolean
function UICollectionView:hasUncommittedUpdates() end

--- `-[UICollectionView indexPathForCell:]`
---@param indexPathForCell UIView?
---@return NSIndexPath?
function UICollectionView:indexPathForCell_(indexPathForCell) end

--- `-[UICollectionView indexPathForItemAtPoint:]`
---@param indexPathForItemAtPoint CGPoint
---@return NSIndexPath?
function UICollectionView:indexPathForItemAtPoint_(indexPathForItemAtPoint) end

--- `-[UICollectionView indexPathsForSelectedItems]`
---@return NSIndexPath[]
function UICollectionView:indexPathsForSelectedItems() end

--- `-[UICollectionView indexPathsForVisibleItems]`
---@return NSIndexPath[]
function UICollectionView:indexPathsForVisibleItems() end

--- `-[UICollectionView initWithFrame:]`
---@param frame CGRect
---@return self
function UICollectionView:initWithFrame_(frame) end

--- `-[UICollectionView initWithFrame:collectionViewLayout:]`
---@param frame CGRect
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

--- `-[UICollectionView setSelectionFollowsFocus:]`
---@param selectionFollowsFocus boolean
function UICollectionView:setSelectionFollowsFocus_(selectionFollowsFocus) end

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
---@param updateInteractiveMovementTargetPosition CGPoint
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

--- `-[UICollectionViewCell backgroundView]`
---@return UIView?
function UICollectionViewCell:backgroundView() end

--- `-[UICollectionViewCell contentView]`
---@return UIView
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
---@return UIView?
function UICollectionViewCell:selectedBackgroundView() end

--- `-[UICollectionViewCell setBackgroundView:]`
---@param view UIView?
function UICollectionViewCell:setBackgroundView_(view) end

--- `-[UICollectionViewCell setHighlighted:]`
---@param highlighted boolean
function UICollectionViewCell:setHighlighted_(highlighted) end

--- `-[UICollectionViewCell setSelected:]`
---@param selected boolean
function UICollectionViewCell:setSelected_(selected) end

--- `-[UICollectionViewCell setSelectedBackgroundView:]`
---@param view UIView?
function UICollectionViewCell:setSelectedBackgroundView_(view) end

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
---@param invalidationContextForPreferredLayoutAttributes UICollectionViewLayoutAttributes
---@param originalAttributes UICollectionViewLayoutAttributes
---@return any
function UICollectionViewFlowLayout:invalidationContextForPreferredLayoutAttributes_withOriginalAttributes_(invalidationContextForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewFlowLayout itemSize]`
---@return CGSize
function UICollectionViewFlowLayout:itemSize() end

--- `-[UICollectionViewFlowLayout layoutAttributesForElementsInRect:]`
---@param layoutAttributesForElementsInRect CGRect
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
---@param invalidationContextForBoundsChange CGRect
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
---@param targetPosition CGPoint
---@param previousIndexPaths NSIndexPath[]
---@param previousPosition CGPoint
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
---@param layoutAttributesForElementsInRect CGRect
---@return UICollectionViewLayoutAttributes[]?
function UICollectionViewLayout:layoutAttributesForElementsInRect_(layoutAttributesForElementsInRect) end

--- `-[UICollectionViewLayout layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:]`
---@param indexPath NSIndexPath
---@param targetPosition CGPoint
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
---@param prepareForAnimatedBoundsChange CGRect
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

--- `-[UICollectionViewLayout shouldInvalidateLayoutForBoundsChange:]`
---@param shouldInvalidateLayoutForBoundsChange CGRect
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForBoundsChange_(shouldInvalidateLayoutForBoundsChange) end

--- `-[UICollectionViewLayout shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:]`
---@param shouldInvalidateLayoutForPreferredLayoutAttributes UICollectionViewLayoutAttributes?
---@param originalAttributes UICollectionViewLayoutAttributes?
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayoutForPreferredLayoutAttributes_withOriginalAttributes_(shouldInvalidateLayoutForPreferredLayoutAttributes, originalAttributes) end

--- `-[UICollectionViewLayout targetContentOffsetForProposedContentOffset:]`
---@param targetContentOffsetForProposedContentOffset CGPoint
---@return CGPoint
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset_(targetContentOffsetForProposedContentOffset) end

--- `-[UICollectionViewLayout targetContentOffsetForProposedContentOffset:withScrollingVelocity:]`
---@param targetContentOffsetForProposedContentOffset CGPoint
---@param scrollingVelocity CGPoint
---@return CGPoint
function UICollectionViewLayout:targetContentOffsetForProposedContentOffset_withScrollingVelocity_(targetContentOffsetForProposedContentOffset, scrollingVelocity) end

--- `-[UICollectionViewLayout targetIndexPathForInteractivelyMovingItem:withPosition:]`
---@param targetIndexPathForInteractivelyMovingItem NSIndexPath
---@param position CGPoint
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
---@param center CGPoint
function UICollectionViewLayoutAttributes:setCenter_(center) end

--- `-[UICollectionViewLayoutAttributes setFrame:]`
---@param frame CGRect
function UICollectionViewLayoutAttributes:setFrame_(frame) end

--- `-[UICollectionViewLayoutAttributes setHidden:]`
---@param hidden boolean
function UICollectionViewLayoutAttributes:setHidden_(hidden) end

--- `-[UICollectionViewLayoutAttributes setIndexPath:]`
---@param indexPath NSIndexPath?
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

--- `-[UIColor colorWithAlphaComponent:]`
---@param colorWithAlphaComponent number
---@return UIColor
function UIColor:colorWithAlphaComponent_(colorWithAlphaComponent) end

--- `-[UIColor description]`
---@return string
function UIColor:description() end

--- `-[UIColor encodeWithCoder:]`
---@param coder NSCoder
function UIColor:encodeWithCoder_(coder) end

--- `-[UIColor hash]`
---@return integer
function UIColor:hash() end

--- `-[UIColor initWithCoder:]`
---@param coder NSCoder
---@return self
function UIColor:initWithCoder_(coder) end

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

--- `+[UIColor colorWithHue:saturation:brightness:alpha:]`
---@param colorWithHue number
---@param saturation number
---@param brightness number
---@param alpha number
---@return UIColor
function UIColorClass:colorWithHue_saturation_brightness_alpha_(colorWithHue, saturation, brightness, alpha) end

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

--- `+[UIColor grayColor]`
---@return UIColor
function UIColorClass:grayColor() end

--- `+[UIColor greenColor]`
---@return UIColor
function UIColorClass:greenColor() end

--- `+[UIColor labelColor]`
---@return UIColor
function UIColorClass:labelColor() end

--- `+[UIColor lightGrayColor]`
---@return UIColor
function UIColorClass:lightGrayColor() end

--- `+[UIColor magentaColor]`
---@return UIColor
function UIColorClass:magentaColor() end

--- `+[UIColor orangeColor]`
---@return UIColor
function UIColorClass:orangeColor() end

--- `+[UIColor purpleColor]`
---@return UIColor
function UIColorClass:purpleColor() end

--- `+[UIColor redColor]`
---@return UIColor
function UIColorClass:redColor() end

--- `+[UIColor systemBackgroundColor]`
---@return UIColor
function UIColorClass:systemBackgroundColor() end

--- `+[UIColor systemBlueColor]`
---@return UIColor
function UIColorClass:systemBlueColor() end

--- `+[UIColor systemGreenColor]`
---@return UIColor
function UIColorClass:systemGreenColor() end

--- `+[UIColor systemRedColor]`
---@return UIColor
function UIColorClass:systemRedColor() end

--- `+[UIColor whiteColor]`
---@return UIColor
function UIColorClass:whiteColor() end

--- `+[UIColor yellowColor]`
---@return UIColor
function UIColorClass:yellowColor() end
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

--- `-[UIControl endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIControl:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIControl gestureRecognizerShouldBegin:]`
---@param gestureRecognizer UIGestureRecognizer?
---@return boolean
function UIControl:gestureRecognizerShouldBegin_(gestureRecognizer) end

--- `-[UIControl initWithFrame:primaryAction:]`
---@param frame CGRect
---@param primaryAction UIAction?
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
---@param drawAsPatternInRect CGRect
function UIImage:drawAsPatternInRect_(drawAsPatternInRect) end

--- `-[UIImage drawAtPoint:]`
---@param drawAtPoint CGPoint
function UIImage:drawAtPoint_(drawAtPoint) end

--- `-[UIImage drawAtPoint:blendMode:alpha:]`
---@param drawAtPoint CGPoint
---@param blendMode integer
---@param alpha number
function UIImage:drawAtPoint_blendMode_alpha_(drawAtPoint, blendMode, alpha) end

--- `-[UIImage drawInRect:]`
---@param drawInRect CGRect
function UIImage:drawInRect_(drawInRect) end

--- `-[UIImage drawInRect:blendMode:alpha:]`
---@param drawInRect CGRect
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
---@param imageByPreparingThumbnailOfSize CGSize
---@return UIImage
function UIImage:imageByPreparingThumbnailOfSize_(imageByPreparingThumbnailOfSize) end

--- `-[UIImage imageFlippedForRightToLeftLayoutDirection]`
---@return UIImage
function UIImage:imageFlippedForRightToLeftLayoutDirection() end

--- `-[UIImage imageOrientation]`
---@return integer
function UIImage:imageOrientation() end

--- `-[UIImage imageWithAlignmentRectInsets:]`
---@param imageWithAlignmentRectInsets UIEdgeInsets
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
---@param contentsOfFile string
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

--- `-[UIImage renderingMode]`
---@return integer
function UIImage:renderingMode() end

--- `-[UIImage resizableImageWithCapInsets:]`
---@param resizableImageWithCapInsets UIEdgeInsets
---@return UIImage
function UIImage:resizableImageWithCapInsets_(resizableImageWithCapInsets) end

--- `-[UIImage resizableImageWithCapInsets:resizingMode:]`
---@param resizableImageWithCapInsets UIEdgeInsets
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
---@param imageWithContentsOfFile string
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

--- `-[UIImageView animationDuration]`
---@return number
function UIImageView:animationDuration() end

--- `-[UIImageView animationImages]`
---@return any[]?
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
---@param animationImages any[]?
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
---@param drawRect CGRect
function UILabel:drawRect_(drawRect) end

--- `-[UILabel drawTextInRect:]`
---@param drawTextInRect CGRect
function UILabel:drawTextInRect_(drawTextInRect) end

--- `-[UILabel font]`
---@return UIFont
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
---@param font UIFont
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
---@param shadowOffset CGSize
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
---@param sizeThatFits CGSize
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
---@param textRectForBounds CGRect
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
---@param targetRect CGRect
---@param inView UIView
function UIMenuController:setTargetRect_inView_(targetRect, inView) end

--- `-[UIMenuController showMenuFromView:rect:]`
---@param view UIView
---@param rect CGRect
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

--- `-[UINavigationBar backItem]`
---@return UINavigationItem?
function UINavigationBar:backItem() end

--- `-[UINavigationBar barTintColor]`
---@return UIColor?
function UINavigationBar:barTintColor() end

--- `-[UINavigationBar delegate]`
---@return any
function UINavigationBar:delegate() end

--- `-[UINavigationBar isTranslucent]`
---@return boolean
function UINavigationBar:isTranslucent() end

--- `-[UINavigationBar items]`
---@return UINavigationItem[]
function UINavigationBar:items() end

--- `-[UINavigationBar layoutSubviews]`
function UINavigationBar:layoutSubviews() end

--- `-[UINavigationBar popNavigationItemAnimated:]`
---@param popNavigationItemAnimated boolean
---@return UINavigationItem?
function UINavigationBar:popNavigationItemAnimated_(popNavigationItemAnimated) end

--- `-[UINavigationBar pushNavigationItem:animated:]`
---@param navigationItem UINavigationItem?
---@param animated boolean
function UINavigationBar:pushNavigationItem_animated_(navigationItem, animated) end

--- `-[UINavigationBar setBarTintColor:]`
---@param color UIColor?
function UINavigationBar:setBarTintColor_(color) end

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

--- `-[UINavigationBar setTranslucent:]`
---@param translucent boolean
function UINavigationBar:setTranslucent_(translucent) end

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

--- `-[UINavigationController _isTransitioning]`
---@return boolean
function UINavigationController:_isTransitioning() end

--- `-[UINavigationController _updateInteractiveTransition:]`
---@param _updateInteractiveTransition number
function UINavigationController:_updateInteractiveTransition_(_updateInteractiveTransition) end

--- `-[UINavigationController childViewControllerForStatusBarHidden]`
---@return UIViewController?
function UINavigationController:childViewControllerForStatusBarHidden() end

--- `-[UINavigationController childViewControllerForStatusBarStyle]`
---@return UIViewController?
function UINavigationController:childViewControllerForStatusBarStyle() end

--- `-[UINavigationController delegate]`
---@return any
function UINavigationController:delegate() end

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

--- `-[UINavigationController navigationBar:shouldPopItem:]`
---@param navigationBar UINavigationBar
---@param shouldPopItem UINavigationItem
---@return boolean
function UINavigationController:navigationBar_shouldPopItem_(navigationBar, shouldPopItem) end

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

--- `-[UINavigationController topViewController]`
---@return UIViewController?
function UINavigationController:topViewController() end

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

--- `-[UINavigationItem backBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:backBarButtonItem() end

--- `-[UINavigationItem encodeWithCoder:]`
---@param coder NSCoder
function UINavigationItem:encodeWithCoder_(coder) end

--- `-[UINavigationItem hidesBackButton]`
---@return boolean
function UINavigationItem:hidesBackButton() end

--- `-[UINavigationItem initWithCoder:]`
---@param coder NSCoder?
---@return self
function UINavigationItem:initWithCoder_(coder) end

--- `-[UINavigationItem initWithTitle:]`
---@param title string?
---@return self
function UINavigationItem:initWithTitle_(title) end

--- `-[UINavigationItem leftBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:leftBarButtonItem() end

--- `-[UINavigationItem leftBarButtonItems]`
---@return UIBarButtonItem[]?
function UINavigationItem:leftBarButtonItems() end

--- `-[UINavigationItem leftItemsSupplementBackButton]`
---@return boolean
function UINavigationItem:leftItemsSupplementBackButton() end

--- `-[UINavigationItem prompt]`
---@return string?
function UINavigationItem:prompt() end

--- `-[UINavigationItem rightBarButtonItem]`
---@return UIBarButtonItem?
function UINavigationItem:rightBarButtonItem() end

--- `-[UINavigationItem rightBarButtonItems]`
---@return UIBarButtonItem[]?
function UINavigationItem:rightBarButtonItems() end

--- `-[UINavigationItem setBackBarButtonItem:]`
---@param barButtonItem UIBarButtonItem?
function UINavigationItem:setBackBarButtonItem_(barButtonItem) end

--- `-[UINavigationItem setHidesBackButton:]`
---@param hidesBackButton boolean
function UINavigationItem:setHidesBackButton_(hidesBackButton) end

--- `-[UINavigationItem setHidesBackButton:animated:]`
---@param hidesBackButton boolean
---@param animated boolean
function UINavigationItem:setHidesBackButton_animated_(hidesBackButton, animated) end

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

--- `-[UINavigationItem setPrompt:]`
---@param prompt string?
function UINavigationItem:setPrompt_(prompt) end

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

--- `-[UINavigationItem setTitle:]`
---@param title string?
function UINavigationItem:setTitle_(title) end

--- `-[UINavigationItem setTitleView:]`
---@param view UIView?
function UINavigationItem:setTitleView_(view) end

--- `-[UINavigationItem title]`
---@return string?
function UINavigationItem:title() end

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

--- `-[UIPageControl currentPage]`
---@return integer
function UIPageControl:currentPage() end

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

--- `-[UIPageControl numberOfPages]`
---@return integer
function UIPageControl:numberOfPages() end

--- `-[UIPageControl pageIndicatorTintColor]`
---@return UIColor?
function UIPageControl:pageIndicatorTintColor() end

--- `-[UIPageControl setCurrentPage:]`
---@param currentPage integer
function UIPageControl:setCurrentPage_(currentPage) end

--- `-[UIPageControl setCurrentPageIndicatorTintColor:]`
---@param color UIColor?
function UIPageControl:setCurrentPageIndicatorTintColor_(color) end

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
---@param color UIColor?
function UIPageControl:setPageIndicatorTintColor_(color) end

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
---@return UIColor?
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
---@param color UIColor?
function UIProgressView:setProgressTintColor_(color) end

--- `-[UIProgressView setProgressViewStyle:]`
---@param progressViewStyle integer
function UIProgressView:setProgressViewStyle_(progressViewStyle) end

--- `-[UIProgressView setTrackTintColor:]`
---@param color UIColor?
function UIProgressView:setTrackTintColor_(color) end

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

--- `-[UIScreen coordinateSpace]`
---@return UIScreen
function UIScreen:coordinateSpace() end

--- `-[UIScreen displayLinkWithTarget:selector:]`
---@param displayLinkWithTarget any
---@param selector SEL
---@return any
function UIScreen:displayLinkWithTarget_selector_(displayLinkWithTarget, selector) end

--- `-[UIScreen fixedCoordinateSpace]`
---@return UIScreen
function UIScreen:fixedCoordinateSpace() end

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

--- `-[UIScreen scale]`
---@return number
function UIScreen:scale() end

--- `-[UIScreen setBrightness:]`
---@param brightness number
function UIScreen:setBrightness_(brightness) end

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
---@param handlePan UIScrollViewPanGestureRecognizer
function UIScrollView:handlePan_(handlePan) end

--- `-[UIScrollView handlePinch:]`
---@param handlePinch UIScrollViewPinchGestureRecognizer
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
---@param refreshControl UIRefreshControl?
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
---@param event UIEvent?
---@param inContentView UIView?
---@return boolean
function UIScrollView:touchesShouldBegin_withEvent_inContentView_(touchesShouldBegin, event, inContentView) end

--- `-[UIScrollView touchesShouldCancelInContentView:]`
---@param view UIView?
---@return boolean
function UIScrollView:touchesShouldCancelInContentView_(view) end

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
---@return string?
function UISearchBar:placeholder() end

--- `-[UISearchBar prompt]`
---@return string?
function UISearchBar:prompt() end

--- `-[UISearchBar resignFirstResponder]`
---@return boolean
function UISearchBar:resignFirstResponder() end

--- `-[UISearchBar searchTextField]`
---@return UITextField
function UISearchBar:searchTextField() end

--- `-[UISearchBar setBarStyle:]`
---@param barStyle integer
function UISearchBar:setBarStyle_(barStyle) end

--- `-[UISearchBar setDelegate:]`
---@param delegate any
function UISearchBar:setDelegate_(delegate) end

--- `-[UISearchBar setPlaceholder:]`
---@param placeholder string?
function UISearchBar:setPlaceholder_(placeholder) end

--- `-[UISearchBar setPrompt:]`
---@param prompt string?
function UISearchBar:setPrompt_(prompt) end

--- `-[UISearchBar setShowsCancelButton:]`
---@param showsCancelButton boolean
function UISearchBar:setShowsCancelButton_(showsCancelButton) end

--- `-[UISearchBar setShowsCancelButton:animated:]`
---@param showsCancelButton boolean
---@param animated boolean
function UISearchBar:setShowsCancelButton_animated_(showsCancelButton, animated) end

--- `-[UISearchBar setText:]`
---@param text string?
function UISearchBar:setText_(text) end

--- `-[UISearchBar showsCancelButton]`
---@return boolean
function UISearchBar:showsCancelButton() end

--- `-[UISearchBar text]`
---@return string?
function UISearchBar:text() end

--- `-[UISearchBar textField:shouldChangeCharactersInRange:replacementString:]`
---@param textField UITextField?
---@param shouldChangeCharactersInRange any
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
-- UISegmentedControl
--- An instance of `UISegmentedControl`.
---@class UISegmentedControl: UIControl
local UISegmentedControl = {}

--- `-[UISegmentedControl apportionsSegmentWidthsByContent]`
---@return boolean
function UISegmentedControl:apportionsSegmentWidthsByContent() end

--- `-[UISegmentedControl endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UISegmentedControl:endTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISegmentedControl imageForSegmentAtIndex:]`
---@param imageForSegmentAtIndex integer
---@return any
function UISegmentedControl:imageForSegmentAtIndex_(imageForSegmentAtIndex) end

--- `-[UISegmentedControl initWithItems:]`
---@param items any[]?
---@return self
function UISegmentedControl:initWithItems_(items) end

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
---@param title string?
---@param segmentAtIndex integer
function UISegmentedControl:setTitle_forSegmentAtIndex_(title, segmentAtIndex) end

--- `-[UISegmentedControl setWidth:forSegmentAtIndex:]`
---@param width number
---@param segmentAtIndex integer
function UISegmentedControl:setWidth_forSegmentAtIndex_(width, segmentAtIndex) end

--- `-[UISegmentedControl titleForSegmentAtIndex:]`
---@param titleForSegmentAtIndex integer
---@return string?
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
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UISlider:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISlider continueTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UISlider:continueTrackingWithTouch_withEvent_(touch, event) end

--- `-[UISlider endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UISlider:endTrackingWithTouch_withEvent_(touch, event) end

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

--- `-[UIStepper beginTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
---@return boolean
function UIStepper:beginTrackingWithTouch_withEvent_(touch, event) end

--- `-[UIStepper cancelTrackingWithEvent:]`
---@param event UIEvent?
function UIStepper:cancelTrackingWithEvent_(event) end

--- `-[UIStepper endTrackingWithTouch:withEvent:]`
---@param touch UITouch?
---@param event UIEvent?
function UIStepper:endTrackingWithTouch_withEvent_(touch, event) end

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
---@param _itemTapped UIButton?
function UITabBar:_itemTapped_(_itemTapped) end

--- `-[UITabBar delegate]`
---@return any
function UITabBar:delegate() end

--- `-[UITabBar items]`
---@return UITabBarItem[]
function UITabBar:items() end

--- `-[UITabBar layoutSubviews]`
function UITabBar:layoutSubviews() end

--- `-[UITabBar selectedItem]`
---@return UITabBarItem?
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
---@param selectedItem UITabBarItem?
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
---@param _tabBarItemClicked UITabBarItem
function UITabBarController:_tabBarItemClicked_(_tabBarItemClicked) end

--- `-[UITabBarController childViewControllerForStatusBarHidden]`
---@return UIViewController?
function UITabBarController:childViewControllerForStatusBarHidden() end

--- `-[UITabBarController childViewControllerForStatusBarStyle]`
---@return UIViewController?
function UITabBarController:childViewControllerForStatusBarStyle() end

--- `-[UITabBarController delegate]`
---@return any
function UITabBarController:delegate() end

--- `-[UITabBarController loadView]`
function UITabBarController:loadView() end

--- `-[UITabBarController selectedIndex]`
---@return integer
function UITabBarController:selectedIndex() end

--- `-[UITabBarController selectedViewController]`
---@return UIViewController?
function UITabBarController:selectedViewController() end

--- `-[UITabBarController setDelegate:]`
---@param delegate any
function UITabBarController:setDelegate_(delegate) end

--- `-[UITabBarController setSelectedIndex:]`
---@param selectedIndex integer
function UITabBarController:setSelectedIndex_(selectedIndex) end

--- `-[UITabBarController setSelectedViewController:]`
---@param viewController UIViewController?
function UITabBarController:setSelectedViewController_(viewController) end

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

--- `-[UITabBarController tabBar:didSelectItem:]`
---@param tabBar UITabBar?
---@param didSelectItem UITabBarItem?
function UITabBarController:tabBar_didSelectItem_(tabBar, didSelectItem) end

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
---@class UITabBarItem: NSObject
local UITabBarItem = {}

--- `-[UITabBarItem badgeValue]`
---@return string?
function UITabBarItem:badgeValue() end

--- `-[UITabBarItem encodeWithCoder:]`
---@param coder NSCoder
function UITabBarItem:encodeWithCoder_(coder) end

--- `-[UITabBarItem image]`
---@return any
function UITabBarItem:image() end

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

--- `-[UITabBarItem isEnabled]`
---@return boolean
function UITabBarItem:isEnabled() end

--- `-[UITabBarItem selectedImage]`
---@return any
function UITabBarItem:selectedImage() end

--- `-[UITabBarItem setBadgeValue:]`
---@param badgeValue string?
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
---@param title string?
function UITabBarItem:setTitle_(title) end

--- `-[UITabBarItem tag]`
---@return integer
function UITabBarItem:tag() end

--- `-[UITabBarItem title]`
---@return string?
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
---@param _handleSwipe _UISwipeActionPanGestureRecognizer
function UITableView:_handleSwipe_(_handleSwipe) end

--- `-[UITableView allowsFocus]`
---@return boolean
function UITableView:allowsFocus() end

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
---@param indexPathForRowAtPoint CGPoint
---@return NSIndexPath?
function UITableView:indexPathForRowAtPoint_(indexPathForRowAtPoint) end

--- `-[UITableView indexPathForSelectedRow]`
---@return NSIndexPath?
function UITableView:indexPathForSelectedRow() end

--- `-[UITableView indexPathsForRowsInRect:]`
---@param indexPathsForRowsInRect CGRect
---@return NSIndexPath[]?
function UITableView:indexPathsForRowsInRect_(indexPathsForRowsInRect) end

--- `-[UITableView indexPathsForSelectedRows]`
---@return NSIndexPath[]?
function UITableView:indexPathsForSelectedRows() end

--- `-[UITableView indexPathsForVisibleRows]`
---@return NSIndexPath[]?
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

--- `-[UITableView setSeparatorColor:]`
---@param color UIColor?
function UITableView:setSeparatorColor_(color) end

--- `-[UITableView setSeparatorEffect:]`
---@param separatorEffect any
function UITableView:setSeparatorEffect_(separatorEffect) end

--- `-[UITableView setSeparatorInset:]`
---@param separatorInset UIEdgeInsets
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

--- `-[UITableViewCell backgroundView]`
---@return UIView?
function UITableViewCell:backgroundView() end

--- `-[UITableViewCell contentView]`
---@return UIView
function UITableViewCell:contentView() end

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
---@return UIView
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

--- `-[UITableViewCell setBackgroundView:]`
---@param view UIView?
function UITableViewCell:setBackgroundView_(view) end

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
---@param separatorInset UIEdgeInsets
function UITableViewCell:setSeparatorInset_(separatorInset) end

--- `-[UITableViewCell setShouldIndentWhileEditing:]`
---@param shouldIndentWhileEditing boolean
function UITableViewCell:setShouldIndentWhileEditing_(shouldIndentWhileEditing) end

--- `-[UITableViewCell setShowsReorderControl:]`
---@param showsReorderControl boolean
function UITableViewCell:setShowsReorderControl_(showsReorderControl) end

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
---@return UILabel
function UITableViewCell:textLabel() end

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
-- UITableViewHeaderFooterView
--- An instance of `UITableViewHeaderFooterView`.
---@class UITableViewHeaderFooterView: UIView
local UITableViewHeaderFooterView = {}

--- `-[UITableViewHeaderFooterView contentView]`
---@return UIView
function UITableViewHeaderFooterView:contentView() end

--- `-[UITableViewHeaderFooterView initWithFrame:]`
---@param frame CGRect
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

--- `-[UITableViewHeaderFooterView textLabel]`
---@return UILabel
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
---@param borderRectForBounds CGRect
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
---@param characterRangeAtPoint CGPoint
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
---@param clearButtonRectForBounds CGRect
---@return CGRect
function UITextField:clearButtonRectForBounds_(clearButtonRectForBounds) end

--- `-[UITextField clearsOnBeginEditing]`
---@return boolean
function UITextField:clearsOnBeginEditing() end

--- `-[UITextField clearsOnInsertion]`
---@return boolean
function UITextField:clearsOnInsertion() end

--- `-[UITextField closestPositionToPoint:]`
---@param closestPositionToPoint CGPoint
---@return UITextPosition?
function UITextField:closestPositionToPoint_(closestPositionToPoint) end

--- `-[UITextField closestPositionToPoint:withinRange:]`
---@param closestPositionToPoint CGPoint
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
---@param drawPlaceholderInRect CGRect
function UITextField:drawPlaceholderInRect_(drawPlaceholderInRect) end

--- `-[UITextField drawRect:]`
---@param drawRect CGRect
function UITextField:drawRect_(drawRect) end

--- `-[UITextField drawTextInRect:]`
---@param drawTextInRect CGRect
function UITextField:drawTextInRect_(drawTextInRect) end

--- `-[UITextField editingRectForBounds:]`
---@param editingRectForBounds CGRect
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
---@param leftViewRectForBounds CGRect
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
---@param placeholderRectForBounds CGRect
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
---@param rightViewRectForBounds CGRect
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
---@param selectedRange NSRange
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
---@param textRectForBounds CGRect
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
---@param characterRangeAtPoint CGPoint
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
---@param closestPositionToPoint CGPoint
---@return UITextPosition?
function UITextView:closestPositionToPoint_(closestPositionToPoint) end

--- `-[UITextView closestPositionToPoint:withinRange:]`
---@param closestPositionToPoint CGPoint
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
---@param drawRect CGRect
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
---@param frame CGRect
---@return self
function UITextView:initWithFrame_(frame) end

--- `-[UITextView initWithFrame:textContainer:]`
---@param frame CGRect
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
---@param scrollRangeToVisible NSRange
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
---@param selectedRange NSRange
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
---@param range NSRange
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
---@param textContainerInset UIEdgeInsets
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
-- UITouch
--- An instance of `UITouch`.
---@class UITouch: NSObject
local UITouch = {}

--- `-[UITouch _setIsFirstTouchForView:]`
---@param _setIsFirstTouchForView boolean
function UITouch:_setIsFirstTouchForView_(_setIsFirstTouchForView) end

--- `-[UITouch _setLocationInWindow:resetPrevious:]`
---@param _setLocationInWindow CGPoint
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

--- `-[UIView accessibilityCustomActions]`
---@return any
function UIView:accessibilityCustomActions() end

--- `-[UIView accessibilityDecrement]`
function UIView:accessibilityDecrement() end

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

--- `-[UIView accessibilityPerformEscape]`
---@return boolean
function UIView:accessibilityPerformEscape() end

--- `-[UIView accessibilityPerformMagicTap]`
---@return boolean
function UIView:accessibilityPerformMagicTap() end

--- `-[UIView accessibilityScroll:]`
---@param accessibilityScroll integer
---@return boolean
function UIView:accessibilityScroll_(accessibilityScroll) end

--- `-[UIView accessibilityTraits]`
---@return integer
function UIView:accessibilityTraits() end

--- `-[UIView accessibilityValue]`
---@return string?
function UIView:accessibilityValue() end

--- `-[UIView accessibilityViewIsModal]`
---@return boolean
function UIView:accessibilityViewIsModal() end

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
---@param alignmentRectForFrame CGRect
---@return CGRect
function UIView:alignmentRectForFrame_(alignmentRectForFrame) end

--- `-[UIView alignmentRectInsets]`
---@return UIEdgeInsets
function UIView:alignmentRectInsets() end

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

--- `-[UIView convertPoint:fromView:]`
---@param point CGPoint
---@param fromView UIView?
---@return CGPoint
function UIView:convertPoint_fromView_(point, fromView) end

--- `-[UIView convertPoint:toView:]`
---@param point CGPoint
---@param toView UIView?
---@return CGPoint
function UIView:convertPoint_toView_(point, toView) end

--- `-[UIView convertRect:fromView:]`
---@param rect CGRect
---@param fromView UIView?
---@return CGRect
function UIView:convertRect_fromView_(rect, fromView) end

--- `-[UIView convertRect:toView:]`
---@param rect CGRect
---@param toView UIView?
---@return CGRect
function UIView:convertRect_toView_(rect, toView) end

--- `-[UIView dealloc]`
function UIView:dealloc() end

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

--- `-[UIView drawRect:]`
---@param drawRect CGRect
function UIView:drawRect_(drawRect) end

--- `-[UIView drawViewHierarchyInRect:afterScreenUpdates:]`
---@param drawViewHierarchyInRect CGRect
---@param afterScreenUpdates boolean
---@return boolean
function UIView:drawViewHierarchyInRect_afterScreenUpdates_(drawViewHierarchyInRect, afterScreenUpdates) end

--- `-[UIView effectiveUserInterfaceLayoutDirection]`
---@return integer
function UIView:effectiveUserInterfaceLayoutDirection() end

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

--- `-[UIView focusGroupIdentifier]`
---@return string?
function UIView:focusGroupIdentifier() end

--- `-[UIView frame]`
---@return CGRect
function UIView:frame() end

--- `-[UIView frameForAlignmentRect:]`
---@param frameForAlignmentRect CGRect
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
---@param hitTest CGPoint
---@param event UIEvent?
---@return UIView?
function UIView:hitTest_withEvent_(hitTest, event) end

--- `-[UIView init]`
---@return self
function UIView:init() end

--- `-[UIView initWithCoder:]`
---@param coder NSCoder?
---@return self
function UIView:initWithCoder_(coder) end

--- `-[UIView initWithFrame:]`
---@param frame CGRect
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
---@param pointInside CGPoint
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
---@param resizableSnapshotViewFromRect CGRect
---@param afterScreenUpdates boolean
---@param capInsets UIEdgeInsets
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

--- `-[UIView semanticContentAttribute]`
---@return integer
function UIView:semanticContentAttribute() end

--- `-[UIView sendSubviewToBack:]`
---@param subviewToBack UIView?
function UIView:sendSubviewToBack_(subviewToBack) end

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
---@param accessibilityFrame CGRect
function UIView:setAccessibilityFrame_(accessibilityFrame) end

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

--- `-[UIView setAccessibilityTraits:]`
---@param accessibilityTraits integer
function UIView:setAccessibilityTraits_(accessibilityTraits) end

--- `-[UIView setAccessibilityValue:]`
---@param accessibilityValue string?
function UIView:setAccessibilityValue_(accessibilityValue) end

--- `-[UIView setAccessibilityViewIsModal:]`
---@param accessibilityViewIsModal boolean
function UIView:setAccessibilityViewIsModal_(accessibilityViewIsModal) end

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
---@param color UIColor?
function UIView:setBackgroundColor_(color) end

--- `-[UIView setBounds:]`
---@param bounds CGRect
function UIView:setBounds_(bounds) end

--- `-[UIView setCenter:]`
---@param center CGPoint
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

--- `-[UIView setExclusiveTouch:]`
---@param exclusiveTouch boolean
function UIView:setExclusiveTouch_(exclusiveTouch) end

--- `-[UIView setFocusGroupIdentifier:]`
---@param focusGroupIdentifier string?
function UIView:setFocusGroupIdentifier_(focusGroupIdentifier) end

--- `-[UIView setFrame:]`
---@param frame CGRect
function UIView:setFrame_(frame) end

--- `-[UIView setGestureRecognizers:]`
---@param gestureRecognizers UIGestureRecognizer[]?
function UIView:setGestureRecognizers_(gestureRecognizers) end

--- `-[UIView setHidden:]`
---@param hidden boolean
function UIView:setHidden_(hidden) end

--- `-[UIView setInsetsLayoutMarginsFromSafeArea:]`
---@param insetsLayoutMarginsFromSafeArea boolean
function UIView:setInsetsLayoutMarginsFromSafeArea_(insetsLayoutMarginsFromSafeArea) end

--- `-[UIView setInteractions:]`
---@param interactions any[]
function UIView:setInteractions_(interactions) end

--- `-[UIView setIsAccessibilityElement:]`
---@param isAccessibilityElement boolean
function UIView:setIsAccessibilityElement_(isAccessibilityElement) end

--- `-[UIView setLayoutMargins:]`
---@param layoutMargins UIEdgeInsets
function UIView:setLayoutMargins_(layoutMargins) end

--- `-[UIView setMaskView:]`
---@param view UIView?
function UIView:setMaskView_(view) end

--- `-[UIView setMotionEffects:]`
---@param motionEffects any[]
function UIView:setMotionEffects_(motionEffects) end

--- `-[UIView setMultipleTouchEnabled:]`
---@param multipleTouchEnabled boolean
function UIView:setMultipleTouchEnabled_(multipleTouchEnabled) end

--- `-[UIView setNeedsDisplay]`
function UIView:setNeedsDisplay() end

--- `-[UIView setNeedsDisplayInRect:]`
---@param needsDisplayInRect CGRect
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

--- `-[UIView setSemanticContentAttribute:]`
---@param semanticContentAttribute integer
function UIView:setSemanticContentAttribute_(semanticContentAttribute) end

--- `-[UIView setShouldGroupAccessibilityChildren:]`
---@param shouldGroupAccessibilityChildren boolean
function UIView:setShouldGroupAccessibilityChildren_(shouldGroupAccessibilityChildren) end

--- `-[UIView setTag:]`
---@param tag integer
function UIView:setTag_(tag) end

--- `-[UIView setTintAdjustmentMode:]`
---@param tintAdjustmentMode integer
function UIView:setTintAdjustmentMode_(tintAdjustmentMode) end

--- `-[UIView setTintColor:]`
---@param color UIColor?
function UIView:setTintColor_(color) end

--- `-[UIView setTransform:]`
---@param transform CGAffineTransform
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

--- `-[UIView sizeThatFits:]`
---@param sizeThatFits CGSize
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
---@param systemLayoutSizeFittingSize CGSize
---@return CGSize
function UIView:systemLayoutSizeFittingSize_(systemLayoutSizeFittingSize) end

--- `-[UIView systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:]`
---@param systemLayoutSizeFittingSize CGSize
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

--- `-[UIView transform]`
---@return CGAffineTransform
function UIView:transform() end

--- `-[UIView translatesAutoresizingMaskIntoConstraints]`
---@return boolean
function UIView:translatesAutoresizingMaskIntoConstraints() end

--- `-[UIView updateConstraints]`
function UIView:updateConstraints() end

--- `-[UIView updateConstraintsIfNeeded]`
function UIView:updateConstraintsIfNeeded() end

--- `-[UIView updateFocusIfNeeded]`
function UIView:updateFocusIfNeeded() end

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
-- UIViewController
--- An instance of `UIViewController`.
---@class UIViewController: UIResponder
local UIViewController = {}

--- `-[UIViewController _toggleEditing:]`
---@param _toggleEditing any
function UIViewController:_toggleEditing_(_toggleEditing) end

--- `-[UIViewController addChildViewController:]`
---@param viewController UIViewController?
function UIViewController:addChildViewController_(viewController) end

--- `-[UIViewController additionalSafeAreaInsets]`
---@return UIEdgeInsets
function UIViewController:additionalSafeAreaInsets() end

--- `-[UIViewController applicationFinishedRestoringState]`
function UIViewController:applicationFinishedRestoringState() end

--- `-[UIViewController automaticallyAdjustsScrollViewInsets]`
---@return boolean
function UIViewController:automaticallyAdjustsScrollViewInsets() end

--- `-[UIViewController beginAppearanceTransition:animated:]`
---@param beginAppearanceTransition boolean
---@param animated boolean
function UIViewController:beginAppearanceTransition_animated_(beginAppearanceTransition, animated) end

--- `-[UIViewController canPerformUnwindSegueAction:fromViewController:withSender:]`
---@param canPerformUnwindSegueAction SEL
---@param fromViewController UIViewController
---@param sender any
---@return boolean
function UIViewController:canPerformUnwindSegueAction_fromViewController_withSender_(canPerformUnwindSegueAction, fromViewController, sender) end

--- `-[UIViewController childViewControllerContainingSegueSource:]`
---@param childViewControllerContainingSegueSource any
---@return UIViewController?
function UIViewController:childViewControllerContainingSegueSource_(childViewControllerContainingSegueSource) end

--- `-[UIViewController childViewControllerForHomeIndicatorAutoHidden]`
---@return UIViewController?
function UIViewController:childViewControllerForHomeIndicatorAutoHidden() end

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

--- `-[UIViewController contentSizeForViewInPopover]`
---@return CGSize
function UIViewController:contentSizeForViewInPopover() end

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

--- `-[UIViewController preferredContentSize]`
---@return CGSize
function UIViewController:preferredContentSize() end

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

--- `-[UIViewController presentedViewController]`
---@return UIViewController?
function UIViewController:presentedViewController() end

--- `-[UIViewController presentingViewController]`
---@return UIViewController?
function UIViewController:presentingViewController() end

--- `-[UIViewController providesPresentationContextTransitionStyle]`
---@return boolean
function UIViewController:providesPresentationContextTransitionStyle() end

--- `-[UIViewController registerForPreviewingWithDelegate:sourceView:]`
---@param registerForPreviewingWithDelegate any
---@param sourceView UIView
---@return any
function UIViewController:registerForPreviewingWithDelegate_sourceView_(registerForPreviewingWithDelegate, sourceView) end

--- `-[UIViewController removeFromParentViewController]`
function UIViewController:removeFromParentViewController() end

--- `-[UIViewController restorationClass]`
---@return CLASS?
function UIViewController:restorationClass() end

--- `-[UIViewController restorationIdentifier]`
---@return string?
function UIViewController:restorationIdentifier() end

--- `-[UIViewController restoresFocusAfterTransition]`
---@return boolean
function UIViewController:restoresFocusAfterTransition() end

--- `-[UIViewController setAdditionalSafeAreaInsets:]`
---@param additionalSafeAreaInsets UIEdgeInsets
function UIViewController:setAdditionalSafeAreaInsets_(additionalSafeAreaInsets) end

--- `-[UIViewController setAutomaticallyAdjustsScrollViewInsets:]`
---@param automaticallyAdjustsScrollViewInsets boolean
function UIViewController:setAutomaticallyAdjustsScrollViewInsets_(automaticallyAdjustsScrollViewInsets) end

--- `-[UIViewController setContentScrollView:forEdge:]`
---@param contentScrollView any
---@param edge integer
function UIViewController:setContentScrollView_forEdge_(contentScrollView, edge) end

--- `-[UIViewController setContentSizeForViewInPopover:]`
---@param contentSizeForViewInPopover CGSize
function UIViewController:setContentSizeForViewInPopover_(contentSizeForViewInPopover) end

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

--- `-[UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden]`
function UIViewController:setNeedsUpdateOfHomeIndicatorAutoHidden() end

--- `-[UIViewController setNeedsUpdateOfPrefersPointerLocked]`
function UIViewController:setNeedsUpdateOfPrefersPointerLocked() end

--- `-[UIViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures]`
function UIViewController:setNeedsUpdateOfScreenEdgesDeferringSystemGestures() end

--- `-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]`
function UIViewController:setNeedsUpdateOfSupportedInterfaceOrientations() end

--- `-[UIViewController setOverrideTraitCollection:forChildViewController:]`
---@param traitCollection UITraitCollection?
---@param childViewController UIViewController
function UIViewController:setOverrideTraitCollection_forChildViewController_(traitCollection, childViewController) end

--- `-[UIViewController setOverrideUserInterfaceStyle:]`
---@param overrideUserInterfaceStyle integer
function UIViewController:setOverrideUserInterfaceStyle_(overrideUserInterfaceStyle) end

--- `-[UIViewController setPreferredContentSize:]`
---@param preferredContentSize CGSize
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

--- `-[UIViewController shouldAutomaticallyForwardAppearanceMethods]`
---@return boolean
function UIViewController:shouldAutomaticallyForwardAppearanceMethods() end

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

--- `-[UIViewController storyboard]`
---@return UIStoryboard?
function UIViewController:storyboard() end

--- `-[UIViewController supportedInterfaceOrientations]`
---@return integer
function UIViewController:supportedInterfaceOrientations() end

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

--- `-[UIViewController traitCollection]`
---@return UITraitCollection
function UIViewController:traitCollection() end

--- `-[UIViewController traitCollectionDidChange:]`
---@param traitCollection UITraitCollection?
function UIViewController:traitCollectionDidChange_(traitCollection) end

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

--- `-[UIViewController unwindForSegue:towardsViewController:]`
---@param unwindForSegue UIStoryboardSegue
---@param towardsViewController UIViewController
function UIViewController:unwindForSegue_towardsViewController_(unwindForSegue, towardsViewController) end

--- `-[UIViewController updateFocusIfNeeded]`
function UIViewController:updateFocusIfNeeded() end

--- `-[UIViewController updateViewConstraints]`
function UIViewController:updateViewConstraints() end

--- `-[UIViewController view]`
---@return UIView
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
---@param viewWillTransitionToSize CGSize
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
---@param controlPoint1 CGPoint
---@param controlPoint2 CGPoint
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
---@param point CGPoint
---@param fromWindow UIWindow?
---@return CGPoint
function UIWindow:convertPoint_fromWindow_(point, fromWindow) end

--- `-[UIWindow convertPoint:toWindow:]`
---@param point CGPoint
---@param toWindow UIWindow?
---@return CGPoint
function UIWindow:convertPoint_toWindow_(point, toWindow) end

--- `-[UIWindow convertRect:fromWindow:]`
---@param rect CGRect
---@param fromWindow UIWindow?
---@return CGRect
function UIWindow:convertRect_fromWindow_(rect, fromWindow) end

--- `-[UIWindow convertRect:toWindow:]`
---@param rect CGRect
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

--- `-[WKUserContentController addScriptMessageHandler:name:]`
---@param scriptMessageHandler any
---@param name string
function WKUserContentController:addScriptMessageHandler_name_(scriptMessageHandler, name) end

--- `-[WKUserContentController removeAllScriptMessageHandlers]`
function WKUserContentController:removeAllScriptMessageHandlers() end

--- `-[WKUserContentController removeScriptMessageHandlerForName:]`
---@param scriptMessageHandlerForName string
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
---@return NSURL?
function WKWebView:URL() end

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

--- `-[WKWebView initWithFrame:]`
---@param frame CGRect
---@return self
function WKWebView:initWithFrame_(frame) end

--- `-[WKWebView initWithFrame:configuration:]`
---@param frame CGRect
---@param configuration WKWebViewConfiguration?
---@return self
function WKWebView:initWithFrame_configuration_(frame, configuration) end

--- `-[WKWebView isLoading]`
---@return boolean
function WKWebView:isLoading() end

--- `-[WKWebView layoutSubviews]`
function WKWebView:layoutSubviews() end

--- `-[WKWebView loadHTMLString:baseURL:]`
---@param loadHTMLString string
---@param baseURL NSURL?
---@return any
function WKWebView:loadHTMLString_baseURL_(loadHTMLString, baseURL) end

--- `-[WKWebView loadRequest:]`
---@param loadRequest NSURLRequest?
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
---@return UIScrollView
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

--- `-[WKWebViewConfiguration setUserContentController:]`
---@param userContentController WKUserContentController
function WKWebViewConfiguration:setUserContentController_(userContentController) end

--- `-[WKWebViewConfiguration userContentController]`
---@return WKUserContentController
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
