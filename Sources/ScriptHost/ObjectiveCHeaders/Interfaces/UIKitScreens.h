typedef NS_ENUM(NSInteger, UIApplicationCategoryDefaultErrorCode) {
  UIApplicationCategoryDefaultErrorCodeRateLimited = 1
};
typedef NS_ENUM(NSInteger, UIApplicationCategoryDefaultStatus) {
  UIApplicationCategoryDefaultStatusUnavailable, UIApplicationCategoryDefaultStatusIsDefault,
  UIApplicationCategoryDefaultStatusNotDefault
};
typedef NS_ENUM(NSInteger, UIApplicationShortcutIconType) {
  UIApplicationShortcutIconTypeCompose, UIApplicationShortcutIconTypePlay,
  UIApplicationShortcutIconTypePause, UIApplicationShortcutIconTypeAdd,
  UIApplicationShortcutIconTypeLocation, UIApplicationShortcutIconTypeSearch,
  UIApplicationShortcutIconTypeShare, UIApplicationShortcutIconTypeProhibit,
  UIApplicationShortcutIconTypeContact, UIApplicationShortcutIconTypeHome,
  UIApplicationShortcutIconTypeMarkLocation, UIApplicationShortcutIconTypeFavorite,
  UIApplicationShortcutIconTypeLove, UIApplicationShortcutIconTypeCloud,
  UIApplicationShortcutIconTypeInvitation, UIApplicationShortcutIconTypeConfirmation,
  UIApplicationShortcutIconTypeMail, UIApplicationShortcutIconTypeMessage,
  UIApplicationShortcutIconTypeDate, UIApplicationShortcutIconTypeTime,
  UIApplicationShortcutIconTypeCapturePhoto, UIApplicationShortcutIconTypeCaptureVideo,
  UIApplicationShortcutIconTypeTask, UIApplicationShortcutIconTypeTaskCompleted,
  UIApplicationShortcutIconTypeAlarm, UIApplicationShortcutIconTypeBookmark,
  UIApplicationShortcutIconTypeShuffle, UIApplicationShortcutIconTypeAudio,
  UIApplicationShortcutIconTypeUpdate
};
typedef NS_ENUM(NSInteger, UIButtonConfigurationIndicator) {
  UIButtonConfigurationIndicatorAutomatic, UIButtonConfigurationIndicatorNone,
  UIButtonConfigurationIndicatorPopup
};
typedef NS_ENUM(NSInteger, UIButtonConfigurationMacIdiomStyle) {
  UIButtonConfigurationMacIdiomStyleAutomatic, UIButtonConfigurationMacIdiomStyleBordered,
  UIButtonConfigurationMacIdiomStyleBorderless, UIButtonConfigurationMacIdiomStyleBorderlessTinted
};
typedef NS_ENUM(NSInteger, UIButtonRole) {
  UIButtonRoleNormal, UIButtonRolePrimary, UIButtonRoleCancel, UIButtonRoleDestructive
};
typedef NS_ENUM(NSInteger, UICornerCurve) {
  UICornerCurveAutomatic, UICornerCurveCircular, UICornerCurveContinuous
};
typedef NS_ENUM(NSInteger, UIGraphicsImageRendererFormatRange) {
  UIGraphicsImageRendererFormatRangeUnspecified = -1,
  UIGraphicsImageRendererFormatRangeAutomatic = 0, UIGraphicsImageRendererFormatRangeExtended,
  UIGraphicsImageRendererFormatRangeStandard
};
typedef NS_ENUM(NSInteger, UIImageDynamicRange) {
  UIImageDynamicRangeUnspecified = -1, UIImageDynamicRangeStandard = 0,
  UIImageDynamicRangeConstrainedHigh = 1, UIImageDynamicRangeHigh = 2
};
typedef NS_ENUM(NSInteger, UIImageSymbolScale) {
  UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified = 0, UIImageSymbolScaleSmall = 1,
  UIImageSymbolScaleMedium, UIImageSymbolScaleLarge
};
typedef NS_ENUM(NSInteger, UIImageSymbolWeight) {
  UIImageSymbolWeightUnspecified = 0, UIImageSymbolWeightUltraLight = 1, UIImageSymbolWeightThin,
  UIImageSymbolWeightLight, UIImageSymbolWeightRegular, UIImageSymbolWeightMedium,
  UIImageSymbolWeightSemibold, UIImageSymbolWeightBold, UIImageSymbolWeightHeavy,
  UIImageSymbolWeightBlack
};
typedef NS_ENUM(NSInteger, UIPageControlBackgroundStyle) {
  UIPageControlBackgroundStyleAutomatic = 0, UIPageControlBackgroundStyleProminent = 1,
  UIPageControlBackgroundStyleMinimal = 2
};
typedef NS_ENUM(NSInteger, UIPageControlDirection) {
  UIPageControlDirectionNatural = 0, UIPageControlDirectionLeftToRight = 1,
  UIPageControlDirectionRightToLeft = 2, UIPageControlDirectionTopToBottom = 3,
  UIPageControlDirectionBottomToTop = 4
};
typedef NS_ENUM(NSInteger, UIPageControlInteractionState) {
  UIPageControlInteractionStateNone = 0, UIPageControlInteractionStateDiscrete = 1,
  UIPageControlInteractionStateContinuous = 2
};
typedef NS_OPTIONS(NSUInteger, UIRemoteNotificationType) {
  UIRemoteNotificationTypeNone = 0, UIRemoteNotificationTypeBadge = 1 << 0,
  UIRemoteNotificationTypeSound = 1 << 1, UIRemoteNotificationTypeAlert = 1 << 2,
  UIRemoteNotificationTypeNewsstandContentAvailability = 1 << 3
};
typedef NS_ENUM(NSInteger, UISceneCaptureState) {
  UISceneCaptureStateUnspecified = -1, UISceneCaptureStateInactive = 0,
  UISceneCaptureStateActive = 1
};
typedef NS_ENUM(NSInteger, UISceneErrorCode) {
  UISceneErrorCodeMultipleScenesNotSupported, UISceneErrorCodeRequestDenied,
  UISceneErrorCodeGeometryRequestUnsupported = 100, UISceneErrorCodeGeometryRequestDenied
};
typedef NS_ENUM(NSInteger, UIScreenOverscanCompensation) {
  UIScreenOverscanCompensationScale, UIScreenOverscanCompensationInsetBounds,
  UIScreenOverscanCompensationNone,
  UIScreenOverscanCompensationInsetApplicationFrame = UIScreenOverscanCompensationNone
};
typedef NS_ENUM(NSInteger, UIScreenReferenceDisplayModeStatus) {
  UIScreenReferenceDisplayModeStatusNotSupported, UIScreenReferenceDisplayModeStatusNotEnabled,
  UIScreenReferenceDisplayModeStatusLimited, UIScreenReferenceDisplayModeStatusEnabled
};
typedef NS_ENUM(NSInteger, UISegmentedControlSegment) {
  UISegmentedControlSegmentAny, UISegmentedControlSegmentLeft, UISegmentedControlSegmentCenter,
  UISegmentedControlSegmentRight, UISegmentedControlSegmentAlone
};
typedef NS_ENUM(NSInteger, UISegmentedControlStyle) {
  UISegmentedControlStylePlain, UISegmentedControlStyleBordered, UISegmentedControlStyleBar,
  UISegmentedControlStyleBezeled
};
typedef NS_ENUM(NSInteger, UISwitchStyle) {
  UISwitchStyleAutomatic = 0, UISwitchStyleCheckbox, UISwitchStyleSliding
};
typedef NS_ENUM(NSUInteger, UISystemAnimation) {
  UISystemAnimationDelete
};
typedef NS_ENUM(NSUInteger, UIUserNotificationActionBehavior) {
  UIUserNotificationActionBehaviorDefault, UIUserNotificationActionBehaviorTextInput
};
typedef NS_ENUM(NSUInteger, UIUserNotificationActionContext) {
  UIUserNotificationActionContextDefault, UIUserNotificationActionContextMinimal
};
typedef NS_ENUM(NSUInteger, UIUserNotificationActivationMode) {
  UIUserNotificationActivationModeForeground, UIUserNotificationActivationModeBackground
};
typedef NS_ENUM(NSInteger, UIVibrancyEffectStyle) {
  UIVibrancyEffectStyleLabel, UIVibrancyEffectStyleSecondaryLabel,
  UIVibrancyEffectStyleTertiaryLabel, UIVibrancyEffectStyleQuaternaryLabel,
  UIVibrancyEffectStyleFill, UIVibrancyEffectStyleSecondaryFill, UIVibrancyEffectStyleTertiaryFill,
  UIVibrancyEffectStyleSeparator
};
typedef NS_ENUM(NSInteger, UIWebPaginationBreakingMode) {
  UIWebPaginationBreakingModePage, UIWebPaginationBreakingModeColumn
};
typedef NS_ENUM(NSInteger, UIWebPaginationMode) {
  UIWebPaginationModeUnpaginated, UIWebPaginationModeLeftToRight, UIWebPaginationModeTopToBottom,
  UIWebPaginationModeBottomToTop, UIWebPaginationModeRightToLeft
};
typedef NS_ENUM(NSInteger, UIWindowSceneDismissalAnimation) {
  UIWindowSceneDismissalAnimationStandard = 1, UIWindowSceneDismissalAnimationCommit = 2,
  UIWindowSceneDismissalAnimationDecline = 3
};
typedef NS_ENUM(NSUInteger, UIWindowScenePresentationStyle) {
  UIWindowScenePresentationStyleAutomatic, UIWindowScenePresentationStyleStandard,
  UIWindowScenePresentationStyleProminent
};
