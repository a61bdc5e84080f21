typedef NS_ENUM(NSInteger, UIPrintErrorCode) {
  UIPrintingNotAvailableError = 1, UIPrintNoContentError, UIPrintUnknownImageFormatError,
  UIPrintJobFailedError
};
typedef NS_ENUM(NSInteger, UIActivityCategory) {
  UIActivityCategoryAction, UIActivityCategoryShare
};
typedef NS_ENUM(NSInteger, UIAlertControllerSeverity) {
  UIAlertControllerSeverityDefault = 0, UIAlertControllerSeverityCritical
};
typedef NS_OPTIONS(NSUInteger, UICloudSharingPermissionOptions) {
  UICloudSharingPermissionStandard = 0, UICloudSharingPermissionAllowPublic = 1 << 0,
  UICloudSharingPermissionAllowPrivate = 1 << 1, UICloudSharingPermissionAllowReadOnly = 1 << 2,
  UICloudSharingPermissionAllowReadWrite = 1 << 3
};
typedef NS_OPTIONS(NSInteger, UIDocumentBrowserActionAvailability) {
  UIDocumentBrowserActionAvailabilityMenu = 1,
  UIDocumentBrowserActionAvailabilityNavigationBar = 1 << 1
};
typedef NS_ENUM(NSInteger, UIDocumentBrowserErrorCode) {
  UIDocumentBrowserErrorGeneric = 1, UIDocumentBrowserErrorNoLocationAvailable = 2
};
typedef NS_ENUM(NSUInteger, UIDocumentBrowserImportMode) {
  UIDocumentBrowserImportModeNone, UIDocumentBrowserImportModeCopy, UIDocumentBrowserImportModeMove
};
typedef NS_ENUM(NSUInteger, UIDocumentBrowserUserInterfaceStyle) {
  UIDocumentBrowserUserInterfaceStyleWhite = 0, UIDocumentBrowserUserInterfaceStyleLight,
  UIDocumentBrowserUserInterfaceStyleDark
};
typedef NS_ENUM(NSUInteger, UIDocumentMenuOrder) {
  UIDocumentMenuOrderFirst, UIDocumentMenuOrderLast
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraFlashMode) {
  UIImagePickerControllerCameraFlashModeOff = -1, UIImagePickerControllerCameraFlashModeAuto = 0,
  UIImagePickerControllerCameraFlashModeOn = 1
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerImageURLExportPreset) {
  UIImagePickerControllerImageURLExportPresetCompatible = 0,
  UIImagePickerControllerImageURLExportPresetCurrent
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerQualityType) {
  UIImagePickerControllerQualityTypeHigh, UIImagePickerControllerQualityTypeMedium,
  UIImagePickerControllerQualityTypeLow, UIImagePickerControllerQualityType640x480,
  UIImagePickerControllerQualityTypeIFrame1280x720, UIImagePickerControllerQualityTypeIFrame960x540
};
typedef NS_ENUM(NSInteger, UINavigationItemSearchBarPlacement) {
  UINavigationItemSearchBarPlacementAutomatic, UINavigationItemSearchBarPlacementInline,
  UINavigationItemSearchBarPlacementStacked
};
typedef NS_ENUM(NSInteger, UINavigationItemStyle) {
  UINavigationItemStyleNavigator, UINavigationItemStyleBrowser, UINavigationItemStyleEditor
};
typedef NS_ENUM(NSInteger, UIPageViewControllerSpineLocation) {
  UIPageViewControllerSpineLocationNone, UIPageViewControllerSpineLocationMin,
  UIPageViewControllerSpineLocationMid, UIPageViewControllerSpineLocationMax
};
typedef NS_ENUM(NSInteger, UIPreferredPresentationStyle) {
  UIPreferredPresentationStyleUnspecified = 0, UIPreferredPresentationStyleInline,
  UIPreferredPresentationStyleAttachment
};
typedef NS_ENUM(NSInteger, UIPrintInfoDuplex) {
  UIPrintInfoDuplexNone, UIPrintInfoDuplexLongEdge, UIPrintInfoDuplexShortEdge
};
typedef NS_ENUM(NSInteger, UIPrintInfoOrientation) {
  UIPrintInfoOrientationPortrait, UIPrintInfoOrientationLandscape
};
typedef NS_ENUM(NSInteger, UIPrintInfoOutputType) {
  UIPrintInfoOutputGeneral, UIPrintInfoOutputPhoto, UIPrintInfoOutputGrayscale,
  UIPrintInfoOutputPhotoGrayscale
};
typedef NS_ENUM(NSInteger, UIPrintRenderingQuality) {
  UIPrintRenderingQualityBest, UIPrintRenderingQualityResponsive
};
typedef NS_ENUM(NSInteger, UIPrinterCutterBehavior) {
  UIPrinterCutterBehaviorNoCut, UIPrinterCutterBehaviorPrinterDefault,
  UIPrinterCutterBehaviorCutAfterEachPage, UIPrinterCutterBehaviorCutAfterEachCopy,
  UIPrinterCutterBehaviorCutAfterEachJob
};
typedef NS_ENUM(NSInteger, UIPrinterJobTypes) {
  UIPrinterJobTypeUnknown = 0, UIPrinterJobTypeDocument = 1 << 0, UIPrinterJobTypeEnvelope = 1 << 1,
  UIPrinterJobTypeLabel = 1 << 2, UIPrinterJobTypePhoto = 1 << 3, UIPrinterJobTypeReceipt = 1 << 4,
  UIPrinterJobTypeRoll = 1 << 5, UIPrinterJobTypeLargeFormat = 1 << 6,
  UIPrinterJobTypePostcard = 1 << 7
};
typedef NS_ENUM(NSInteger, UISearchControllerScopeBarActivation) {
  UISearchControllerScopeBarActivationAutomatic, UISearchControllerScopeBarActivationManual,
  UISearchControllerScopeBarActivationOnTextEntry,
  UISearchControllerScopeBarActivationOnSearchActivation
};
typedef NS_ENUM(NSInteger, UISplitViewControllerBackgroundStyle) {
  UISplitViewControllerBackgroundStyleNone, UISplitViewControllerBackgroundStyleSidebar
};
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact
};
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModeOneOverSecondary,
  UISplitViewControllerDisplayModeTwoBesideSecondary,
  UISplitViewControllerDisplayModeTwoOverSecondary,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary,
  UISplitViewControllerDisplayModePrimaryHidden = UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeAllVisible = UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModePrimaryOverlay = UISplitViewControllerDisplayModeOneOverSecondary
};
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayModeButtonVisibility) {
  UISplitViewControllerDisplayModeButtonVisibilityAutomatic,
  UISplitViewControllerDisplayModeButtonVisibilityNever,
  UISplitViewControllerDisplayModeButtonVisibilityAlways
};
typedef NS_ENUM(NSInteger, UISplitViewControllerPrimaryEdge) {
  UISplitViewControllerPrimaryEdgeLeading, UISplitViewControllerPrimaryEdgeTrailing
};
typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) {
  UISplitViewControllerSplitBehaviorAutomatic, UISplitViewControllerSplitBehaviorTile,
  UISplitViewControllerSplitBehaviorOverlay, UISplitViewControllerSplitBehaviorDisplace
};
typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn
};
typedef NS_ENUM(NSInteger, UITabBarItemAppearanceStyle) {
  UITabBarItemAppearanceStyleStacked, UITabBarItemAppearanceStyleInline,
  UITabBarItemAppearanceStyleCompactInline
};
typedef NS_ENUM(NSInteger, UITabBarItemPositioning) {
  UITabBarItemPositioningAutomatic, UITabBarItemPositioningFill, UITabBarItemPositioningCentered
};
typedef NS_ENUM(NSInteger, UITabBarControllerMode) {
  UITabBarControllerModeAutomatic, UITabBarControllerModeTabBar, UITabBarControllerModeTabSidebar
};
typedef NS_ENUM(NSInteger, UITabBarControllerSidebarLayout) {
  UITabBarControllerSidebarLayoutAutomatic, UITabBarControllerSidebarLayoutOverlap,
  UITabBarControllerSidebarLayoutTile
};
