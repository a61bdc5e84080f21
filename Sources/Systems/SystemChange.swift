/// A difference between systems: the typed key by which code asks for it.
///
/// The cases are in the order of ``SystemDifferences/all``; a case is the index of its bit in
/// ``SystemChanges`` and has the name that `uikit.differences` lists.
package enum SystemChange: Int, CaseIterable, Sendable {
  // Runtime
  case smallMethodLists, smallMethodHook, methodArrayOfLists, signedMethodLists,
    exchangeFlushesAll, preoptimizedCaches, cacheFill, classReadWriteExtension, directCoreCalls,
    directAllocInit, taggedPointerObfuscation, taggedPointerSplit, isaSigning,
    associatedObjectsForbidden, imageNameHook, getClassHook, loadImageFunction,
    lazyClassNameHook, classEnumeration, realizedClassList, kvcPlaceholderLabel, kvcSearchField,
    kvcCancelButtonText, kvcSearchBarBackground, kvcStatusBar, traitOverrideWithoutSuper,
    layoutSubviewsHookLoop, textViewAddRecognizerHook, emptyArrayClass, singleArrayClass,
    arraySubscriptMethod, constantArrayClass, rebindConstData, kvoDeallocRaises,
    kvoDeterministicRemoval, blockSuperclasses
  // Foundation
  case notificationWeakObservers, notificationDuringDealloc, dataDescription, urlParsing,
    urlDoubleEncoding, urlStrictInitializer, timeSpace, hourSetting, zeroZoneName,
    jsonErrorPlace, jsonErrorDescription, jsonNaNText, predicateSelectors, expressionFunctions,
    unarchiveErrorMethods, unarchivePlistWarning, unarchiveNSObjectWarning, timerBlocks,
    runLoopBlocks, colorDescription, systemFontByName, emptyArrayText, stringRangeException,
    dictionaryNilText
  // Application and scenes
  case rootViewControllerRequired, delegateLifeCycle, lifeCycleNotifications,
    sceneConfiguration, sceneOpenURL, openURLDelegateMethod, windowWithoutScene,
    keyWindowOfScenes, manualRootView, alertViewInSceneApp, sceneAdoptionWarning,
    sceneAdoptionWarning26, openURLSynchronous, openURLCompletion, canOpenURLSchemes,
    canOpenURLCount, usageDescription, bluetoothDescription, orientationByKVC,
    orientationQueries, deviceName, systemVersionCompat, pasteboardNotice, pasteboardPrompt,
    pasteboardDetection, exitsOnSuspend, locationAuthorization, userNotificationCenter,
    notificationOptions, statusBarFrameOfScene, layoutOffMainThread, observationTracking
  // Controllers
  case defaultPresentation, presenterAppearance, swipeDismissal, didDismissOnlyByUser,
    modalInPresentation, presentActiveText, viewIsAppearing, traitsPredicted,
    traitChangeEarlier, traitRegistration, traitChangeOnCreation, safeArea, automaticInsets,
    adjustedInsetWithoutController, refreshInset, definesPresentationContext, shouldPopRaises,
    shouldPopOwnPop, shouldPopInCategory, backMenu, scrollEdgeBar, barButtonLayout,
    negativeSpacer, privateLayoutMargins, navigationItemRecognizers, contentPopGesture,
    viewIfLoaded, pushTwiceText, presentWarningText, nestedPushText, searchDisplayController
  // Scroll views, tables and collections
  case scrollDelegateWeak, estimatedHeights, sectionHeaderTopPadding, collectionPrefetch,
    reuseDelayed, preparedCellsHidden, prefetchCallbacks, tablePrefetch, collectionPrefetch15,
    tablePrefetchTiming, reconfigure, diffableWithoutAnimation, tableBatchUpdates,
    invalidUpdateText, invalidUpdateSpacing, invalidUpdateRaiser, nilCellText, dequeuedViewUnused,
    layoutOutsideWindow, visibleCellsDuringUpdate, cellForRowDuringUpdate,
    scrollOutOfBoundsText, cellContentViewOnTop, cellSubviewHidden, highlightBackground,
    reloadNoRows, selfSizingInvalidation, selectionFollowsFocus, scrollRefreshControl,
    contentConfiguration, coastAfterCatch, dequeueTwiceRaises, rowOutOfBoundsText,
    rowOutOfBoundsMethod, sectionOutOfBoundsRaises, deleteControlTransitions,
    attributesOutOfBounds
  // Text and keyboard
  case endEditingReason, changeCharactersInRanges, markedTextRange, keyboardWillShowRepeats,
    keyboardFrameBar, keyboardEmptyFrame, textKit2, textKit2Attributes, interactWithURLRepeats,
    textItemActions, editMenuItems, editMenuBuild, editMenuSender, editMenuInteraction,
    textSelectionDelegateName, searchTextField, keyboardLayoutGuide
  // Gestures, controls and views
  case switchSize, switchIntrinsicSize, datePickerStyle, pageControlTree, controlActions,
    stackViewLayer, recognizerOneView, beginImageContextZero, propertyAnimator, disabledInTouch,
    overlappingAnimations, actionInSendEvent, viewDescriptionColors, textFieldBackground,
    listDescriptionSource, countdownFirstChange, pageControlImages
  // Network and web
  case taskClassOf7, resumeOwner9, resumeOwner14, urlTaskFunnel, handlerTaskFunnel, asyncTasks,
    asyncDelegates, taskDelegateAfterResume, didCreateTask, taskMetrics, networkLoader,
    bodyOfGet, connectivityWait, droppedHandler, webViewInspectable, uiWebViewDeprecated,
    transportSecurity, carrierValues
}
