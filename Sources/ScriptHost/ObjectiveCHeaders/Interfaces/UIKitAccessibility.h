typedef NS_ENUM(NSInteger, UIAccessibilityContainerType) {
  UIAccessibilityContainerTypeNone = 0, UIAccessibilityContainerTypeDataTable,
  UIAccessibilityContainerTypeList, UIAccessibilityContainerTypeLandmark,
  UIAccessibilityContainerTypeSemanticGroup
};
typedef NS_ENUM(NSInteger, UIAccessibilityCustomRotorDirection) {
  UIAccessibilityCustomRotorDirectionPrevious, UIAccessibilityCustomRotorDirectionNext
};
typedef NS_ENUM(NSInteger, UIAccessibilityCustomSystemRotorType) {
  UIAccessibilityCustomSystemRotorTypeNone = 0, UIAccessibilityCustomSystemRotorTypeLink,
  UIAccessibilityCustomSystemRotorTypeVisitedLink, UIAccessibilityCustomSystemRotorTypeHeading,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel1,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel2,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel3,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel4,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel5,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel6, UIAccessibilityCustomSystemRotorTypeBoldText,
  UIAccessibilityCustomSystemRotorTypeItalicText, UIAccessibilityCustomSystemRotorTypeUnderlineText,
  UIAccessibilityCustomSystemRotorTypeMisspelledWord, UIAccessibilityCustomSystemRotorTypeImage,
  UIAccessibilityCustomSystemRotorTypeTextField, UIAccessibilityCustomSystemRotorTypeTable,
  UIAccessibilityCustomSystemRotorTypeList, UIAccessibilityCustomSystemRotorTypeLandmark
};
typedef NS_OPTIONS(NSUInteger, UIAccessibilityDirectTouchOptions) {
  UIAccessibilityDirectTouchOptionNone = 0x0,
  UIAccessibilityDirectTouchOptionSilentOnTouch = 1 << 0,
  UIAccessibilityDirectTouchOptionRequiresActivation = 1 << 1
};
typedef NS_OPTIONS(NSUInteger, UIAccessibilityHearingDeviceEar) {
  UIAccessibilityHearingDeviceEarNone = 0, UIAccessibilityHearingDeviceEarLeft = 1 << 1,
  UIAccessibilityHearingDeviceEarRight = 1 << 2,
  UIAccessibilityHearingDeviceEarBoth =
    UIAccessibilityHearingDeviceEarLeft | UIAccessibilityHearingDeviceEarRight
};
typedef NS_ENUM(NSInteger, UIAccessibilityNavigationStyle) {
  UIAccessibilityNavigationStyleAutomatic = 0, UIAccessibilityNavigationStyleSeparate = 1,
  UIAccessibilityNavigationStyleCombined = 2
};
typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
  UIAccessibilityScrollDirectionRight = 1, UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp, UIAccessibilityScrollDirectionDown,
  UIAccessibilityScrollDirectionNext, UIAccessibilityScrollDirectionPrevious
};
typedef NS_ENUM(NSInteger, UIAccessibilityZoomType) {
  UIAccessibilityZoomTypeInsertionPoint
};
typedef NS_OPTIONS(NSUInteger, UIGuidedAccessAccessibilityFeature) {
  UIGuidedAccessAccessibilityFeatureVoiceOver = 1 << 0,
  UIGuidedAccessAccessibilityFeatureZoom = 1 << 1,
  UIGuidedAccessAccessibilityFeatureAssistiveTouch = 1 << 2,
  UIGuidedAccessAccessibilityFeatureInvertColors = 1 << 3,
  UIGuidedAccessAccessibilityFeatureGrayscaleDisplay = 1 << 4
};
typedef NS_ENUM(NSInteger, UIGuidedAccessErrorCode) {
  UIGuidedAccessErrorPermissionDenied, UIGuidedAccessErrorFailed = NSIntegerMax
};
