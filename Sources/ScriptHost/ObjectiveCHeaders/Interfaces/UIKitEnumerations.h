typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
  NSTextStorageEditedAttributes = 1, NSTextStorageEditedCharacters = 2
};
typedef NS_ENUM(NSInteger, UIAccessibilityContrast) {
  UIAccessibilityContrastNormal = 0, UIAccessibilityContrastHigh = 1,
  UIAccessibilityContrastUnspecified = -1
};
typedef NS_ENUM(NSInteger, UIAttachmentBehaviorType) {
  UIAttachmentBehaviorTypeItems = 0, UIAttachmentBehaviorTypeAnchor = 1
};
typedef NS_ENUM(NSInteger, UIBackgroundRefreshStatus) {
  UIBackgroundRefreshStatusRestricted = 0, UIBackgroundRefreshStatusDenied = 1,
  UIBackgroundRefreshStatusAvailable = 2
};
typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone = 0,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous = 1,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary = 2,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging = 3,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging = 4,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered = 5
};
typedef NS_ENUM(NSInteger, UICollectionViewCellDragState) {
  UICollectionViewCellDragStateNone = 0, UICollectionViewCellDragStateLifting = 1,
  UICollectionViewCellDragStateDragging = 2
};
typedef NS_ENUM(NSInteger, UICollectionViewDropIntent) {
  UICollectionViewDropIntentUnspecified = 0,
  UICollectionViewDropIntentInsertAtDestinationIndexPath = 1,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath = 2
};
typedef NS_ENUM(NSInteger, UICollectionViewReorderingCadence) {
  UICollectionViewReorderingCadenceImmediate = 0, UICollectionViewReorderingCadenceFast = 1,
  UICollectionViewReorderingCadenceSlow = 2
};
typedef NS_OPTIONS(NSUInteger, UICollisionBehaviorMode) {
  UICollisionBehaviorModeItems = 1, UICollisionBehaviorModeBoundaries = 2,
  UICollisionBehaviorModeEverything = -1
};
typedef NS_OPTIONS(NSUInteger, UIDataDetectorTypes) {
  UIDataDetectorTypeNone = 0, UIDataDetectorTypePhoneNumber = 1, UIDataDetectorTypeLink = 2,
  UIDataDetectorTypeAddress = 4, UIDataDetectorTypeCalendarEvent = 8,
  UIDataDetectorTypeShipmentTrackingNumber = 1 << 4, UIDataDetectorTypeFlightNumber = 1 << 5,
  UIDataDetectorTypeLookupSuggestion = 1 << 6, UIDataDetectorTypeMoney = 1 << 7,
  UIDataDetectorTypePhysicalValue = 1 << 8, UIDataDetectorTypeAll = NSUIntegerMax
};
typedef NS_ENUM(NSInteger, UIDatePickerStyle) {
  UIDatePickerStyleAutomatic = 0, UIDatePickerStyleWheels = 1, UIDatePickerStyleCompact = 2,
  UIDatePickerStyleInline = 3
};
typedef NS_ENUM(NSInteger, UIDisplayGamut) {
  UIDisplayGamutSRGB = 0, UIDisplayGamutP3 = 1, UIDisplayGamutUnspecified = -1
};
typedef NS_ENUM(NSInteger, UIDocumentChangeKind) {
  UIDocumentChangeDone = 0, UIDocumentChangeUndone = 1, UIDocumentChangeRedone = 2,
  UIDocumentChangeCleared = 3
};
typedef NS_ENUM(NSUInteger, UIDocumentPickerMode) {
  UIDocumentPickerModeImport = 0, UIDocumentPickerModeOpen = 1,
  UIDocumentPickerModeExportToService = 2, UIDocumentPickerModeMoveToService = 3
};
typedef NS_ENUM(NSInteger, UIDocumentSaveOperation) {
  UIDocumentSaveForCreating = 0, UIDocumentSaveForOverwriting = 1
};
typedef NS_OPTIONS(NSUInteger, UIDocumentState) {
  UIDocumentStateNormal = 0, UIDocumentStateClosed = 1, UIDocumentStateInConflict = 2,
  UIDocumentStateSavingError = 4, UIDocumentStateEditingDisabled = 8,
  UIDocumentStateProgressAvailable = 16
};
typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0, UIDropOperationForbidden = 1, UIDropOperationCopy = 2,
  UIDropOperationMove = 3
};
typedef NS_ENUM(NSUInteger, UIDropSessionProgressIndicatorStyle) {
  UIDropSessionProgressIndicatorStyleNone = 0, UIDropSessionProgressIndicatorStyleDefault = 1
};
typedef NS_ENUM(NSUInteger, UIDynamicItemCollisionBoundsType) {
  UIDynamicItemCollisionBoundsTypeRectangle = 0, UIDynamicItemCollisionBoundsTypeEllipse = 1,
  UIDynamicItemCollisionBoundsTypePath = 2
};
typedef NS_ENUM(NSInteger, UIForceTouchCapability) {
  UIForceTouchCapabilityUnknown = 0, UIForceTouchCapabilityUnavailable = 1,
  UIForceTouchCapabilityAvailable = 2
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraCaptureMode) {
  UIImagePickerControllerCameraCaptureModePhoto = 0,
  UIImagePickerControllerCameraCaptureModeVideo = 1
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerCameraDevice) {
  UIImagePickerControllerCameraDeviceRear = 0, UIImagePickerControllerCameraDeviceFront = 1
};
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 65536, UIKeyModifierShift = 131072, UIKeyModifierControl = 262144,
  UIKeyModifierAlternate = 524288, UIKeyModifierCommand = 1048576,
  UIKeyModifierNumericPad = 2097152
};
typedef NS_ENUM(NSInteger, UILegibilityWeight) {
  UILegibilityWeightRegular = 0, UILegibilityWeightBold = 1, UILegibilityWeightUnspecified = -1
};
typedef NS_ENUM(NSInteger, UIPressPhase) {
  UIPressPhaseBegan = 0, UIPressPhaseChanged = 1, UIPressPhaseStationary = 2,
  UIPressPhaseEnded = 3, UIPressPhaseCancelled = 4
};
typedef NS_ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow = 0, UIPressTypeDownArrow = 1, UIPressTypeLeftArrow = 2,
  UIPressTypeRightArrow = 3, UIPressTypeSelect = 4, UIPressTypeMenu = 5, UIPressTypePlayPause = 6,
  UIPressTypePageUp = 30, UIPressTypePageDown = 31
};
typedef NS_ENUM(NSInteger, UIPushBehaviorMode) {
  UIPushBehaviorModeContinuous = 0, UIPushBehaviorModeInstantaneous = 1
};
typedef NS_ENUM(NSInteger, UISearchBarIcon) {
  UISearchBarIconSearch = 0, UISearchBarIconClear = 1, UISearchBarIconBookmark = 2,
  UISearchBarIconResultsList = 3
};
typedef NS_ENUM(NSInteger, UITableViewCellDragState) {
  UITableViewCellDragStateNone = 0, UITableViewCellDragStateLifting = 1,
  UITableViewCellDragStateDragging = 2
};
typedef NS_ENUM(NSInteger, UITableViewDropIntent) {
  UITableViewDropIntentUnspecified = 0, UITableViewDropIntentInsertAtDestinationIndexPath = 1,
  UITableViewDropIntentInsertIntoDestinationIndexPath = 2, UITableViewDropIntentAutomatic = 3
};
typedef NS_ENUM(NSInteger, UITextGranularity) {
  UITextGranularityCharacter = 0, UITextGranularityWord = 1, UITextGranularitySentence = 2,
  UITextGranularityParagraph = 3, UITextGranularityLine = 4, UITextGranularityDocument = 5
};
typedef NS_ENUM(NSInteger, UITextLayoutDirection) {
  UITextLayoutDirectionRight = 2, UITextLayoutDirectionLeft = 3, UITextLayoutDirectionUp = 4,
  UITextLayoutDirectionDown = 5
};
typedef NS_ENUM(NSInteger, UITextSmartDashesType) {
  UITextSmartDashesTypeDefault = 0, UITextSmartDashesTypeNo = 1, UITextSmartDashesTypeYes = 2
};
typedef NS_ENUM(NSInteger, UITextSmartInsertDeleteType) {
  UITextSmartInsertDeleteTypeDefault = 0, UITextSmartInsertDeleteTypeNo = 1,
  UITextSmartInsertDeleteTypeYes = 2
};
typedef NS_ENUM(NSInteger, UITextSmartQuotesType) {
  UITextSmartQuotesTypeDefault = 0, UITextSmartQuotesTypeNo = 1, UITextSmartQuotesTypeYes = 2
};
typedef NS_ENUM(NSInteger, UITextStorageDirection) {
  UITextStorageDirectionForward = 0, UITextStorageDirectionBackward = 1
};
typedef NS_ENUM(NSInteger, UITimingCurveType) {
  UITimingCurveTypeBuiltin = 0, UITimingCurveTypeCubic = 1, UITimingCurveTypeSpring = 2,
  UITimingCurveTypeComposed = 3
};
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
  UITraitEnvironmentLayoutDirectionUnspecified = -1
};
typedef NS_ENUM(NSInteger, UIUserInterfaceActiveAppearance) {
  UIUserInterfaceActiveAppearanceInactive = 0, UIUserInterfaceActiveAppearanceActive = 1,
  UIUserInterfaceActiveAppearanceUnspecified = -1
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLevel) {
  UIUserInterfaceLevelBase = 0, UIUserInterfaceLevelElevated = 1,
  UIUserInterfaceLevelUnspecified = -1
};
typedef NS_OPTIONS(NSUInteger, UIUserNotificationType) {
  UIUserNotificationTypeNone = 0, UIUserNotificationTypeBadge = 1, UIUserNotificationTypeSound = 2,
  UIUserNotificationTypeAlert = 4
};
