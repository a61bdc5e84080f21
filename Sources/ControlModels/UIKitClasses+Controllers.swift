internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText
internal import WebKit

/// The class groups of controllers, bars and the application's environment.
extension UIKitClasses {
  /// The classes of web views.
  @NativeClassList static var web: [NativeClassDeclaration] {
    webPolicyDecisionListener
    wkNavigation
    wkNavigationAction
    wkWindowFeatures
    wkNavigationResponse
    wkFrameInfo
    wkSecurityOrigin
    wkContentWorld
    wkDownload
    wkURLSchemeTask
    wkFindConfiguration
    wkFindResult
    wkSnapshotConfiguration
    wkWebViewConfiguration
    wkUserContentController
    wkUserScript
    wkPreferences
    wkWebpagePreferences
    wkProcessPool
    wkWebsiteDataStore
    wkHTTPCookieStore
    wkScriptMessage
    wkBackForwardList
    wkBackForwardListItem
    uiWebView
    webScrollView
    webViewScrollView
    webDocumentView
    webBrowserView
    wkWebView
    wkScrollView
    wkApplicationStateTrackingView
    wkContentView
  }

  /// The classes of controllers and their bars.
  @NativeClassList static var controllers: [NativeClassDeclaration] {
    viewController
    tabElement
    tab
    searchTab
    tabGroup
    alertAction
    alertController
    viewControllerTransitionCoordinator
    viewControllerOneToOneTransitionContext
    percentDrivenInteractiveTransition
    navigationItem
    navigationBar
    navigationBarLargeTitleView
    navigationBarContentView
    buttonBarButton
    barItem
    barButtonItem
    barButtonItemGroup
    textInputAssistantItem
  }

  /// The classes of accessibility and of requested scenes.
  @NativeClassList static var scenes: [NativeClassDeclaration] {
    accessibilityCustomAction
    accessibilityLocationDescriptor
    accessibilityCustomRotor
    accessibilityCustomRotorSearchPredicate
    accessibilityCustomRotorItemResult
    accessibilityElement
    toolTipInteraction
    screenMode
    sceneActivationRequestOptions
    windowScenePlacement
    windowSceneStandardPlacement
    windowSceneProminentPlacement
    windowSceneActivationRequestOptions
    sceneActivationConditions
    windowSceneGeometry
    sceneSizeRestrictions
    sceneWindowingBehaviors
    sceneSessionActivationRequest
  }

  /// The classes of controllers with bars.
  @NativeClassList static var barControllers: [NativeClassDeclaration] {
    layoutContainerView
    navigationTransitionView
    navigationInteractiveTransition
    tableViewController
    collectionViewController
    tabBarItem
    tabBarButton
    tabBarSwappableImageView
    tabBarButtonLabel
    tabBar
    tabBarController
    navigationController
    moreListController
    moreNavigationController
  }

  /// The classes of cell configurations and content configurations.
  @NativeClassList static var configurations: [NativeClassDeclaration] {
    viewConfigurationState
    cellConfigurationState
    contentUnavailableConfigurationState
    contentUnavailableTextProperties
    contentUnavailableImageProperties
    contentUnavailableButtonProperties
    contentUnavailableConfiguration
    contentUnavailableView
    listContentTextProperties
    listContentImageProperties
    listContentConfiguration
    listContentView
    systemBackgroundView
    diffableDataSourceSnapshot
    diffableDataSourceSectionSnapshot
    tableViewDiffableDataSource
    collectionViewDiffableDataSource
    diffableDataSourceReorderingHandlers
    diffableDataSourceSectionSnapshotHandlers
    diffableDataSourceTransaction
    diffableDataSourceSectionTransaction
    collectionViewCellRegistration
    collectionViewSupplementaryRegistration
    collectionViewListCell
    cellAccessory
    collectionViewTransitionLayout
    cellAccessories
    compositionalLayouts
    listSeparatorConfiguration
  }

  /// The classes of layers, paths, bars, effects, pickers and menus.
  @NativeClassList static var looks: [NativeClassDeclaration] {
    specialLayers
    transaction
    keyframeAnimation
    animationGroup
    springAnimation
    layerTransition
    bezierPath
    menu
    command
    barBackground
    barAppearance
    navigationBarAppearance
    toolbarAppearance
    tabBarAppearance
    barButtonItemAppearance
    tabBarItemAppearance
    barItemStateAppearance
    tabBarItemStateAppearance
    visualEffect
    blurEffect
    vibrancyEffect
    visualEffectView
    visualEffectContentView
    toolbar
    pickerView
    pickerWheel
    datePickerWheels
    datePickerDays
    datePickerField
    datePickerCover
    stackView
    splitViewController
    searchController
    searchDisplayController
    searchContainerViewController
    popoverBackgroundView
    appearanceProxy
    datePicker
    pageScrollView
    pageViewController
    presentationController
    popoverPresentationController
    popoverController
    sheetPresentationController
    sheetDetent
    sheetDetentResolutionContext
    dimmingView
    transitionView
    traitOverrides
    activityViewController
    activity
    focusSystem
    focusUpdateContext
    tableViewFocusUpdateContext
    collectionViewFocusUpdateContext
    focusAnimationCoordinator
    focusAnimationContext
    focusGuide
    activityItemProvider
    previewingContext
    previewAction
    previewActionGroup
    previewMenuElement
    textItem
    textLinkTap
    activityItemsConfiguration
    inputView
    inputViewController
    lexiconEntry
    lexicon
    textDocumentProxy
    textEffectsWindow
    inputSetHostView
    menuDisplayPreferences
    contextMenus
    editMenus
    dragging
    feedbackGenerators
    motionEffect
    interpolatingMotionEffect
    motionEffectGroup
    symbolEffects
    senses
    finding
    controlTargetAction
    textItemMenuConfiguration
    textItemMenuPreview
  }

  /// The classes of the application's life cycle, scenes and traits.
  @NativeClassList static var applicationLife: [NativeClassDeclaration] {
    scene
    windowScene
    sceneSession
    sceneConfiguration
    sceneConnectionOptions
    openURLContext
    sceneOpenURLOptions
    statusBarManager
    geometryPreferences
    geometryPreferencesIOS
    traitCollection
    traitChangeRegistration
    applicationShortcutItem
    motionEvent
    nib
    nibDecoder
    storyboard
    storyboardSegue
    storyboardShowSegue
    storyboardPresentationSegue
    storyboardEmbedSegue
    storyboardPopoverPresentationSegue
    storyboardPopoverSegue
    storyboardSegueTemplate
    restorationReference
    restorationArchiver
    storyboardUnwindSegueSource
    commandAlternate
    searchToken
    searchSuggestionItem
    searchTextField
    searchBarTextField
    textInputMode
    localizedIndexedCollation
    keyCommand
    key
    press
    pressesEvent
    physicalKeyboardEvent
    replicantView
    layoutConstraint
    layoutAnchor
    layoutXAxisAnchor
    layoutYAxisAnchor
    layoutDimension
  }
}
