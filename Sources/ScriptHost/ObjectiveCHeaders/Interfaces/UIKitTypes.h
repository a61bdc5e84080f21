typedef struct __attribute__((objc_boxable)) NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;
typedef struct __attribute__((objc_boxable)) UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM;
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIApplicationLaunchOptionsKey;
typedef NSString *UIApplicationOpenURLOptionsKey;
typedef NSString *UIApplicationExtensionPointIdentifier;
typedef NSString *UIFontTextStyle NS_TYPED_ENUM;
typedef NSString *UIFontDescriptorAttributeName;
typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
typedef NSString *UITextContentType NS_TYPED_ENUM;
typedef NSString *UIImagePickerControllerInfoKey NS_TYPED_ENUM;
typedef NSString *UIActivityType NS_TYPED_EXTENSIBLE_ENUM;
typedef NSInteger UIBackgroundTaskIdentifier;
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_ENUM;
typedef uint64_t UIAccessibilityTraits;
typedef NSString *UIFontDescriptorTraitKey;
typedef NSString *NSTextLayoutSectionKey;

extern const UIEdgeInsets UIEdgeInsetsZero;
extern const UIOffset UIOffsetZero;
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero;
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(
  CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing);
UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical);
CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets);
BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets one, UIEdgeInsets other);
BOOL UIOffsetEqualToOffset(UIOffset one, UIOffset other);
NSString *NSStringFromCGPoint(CGPoint point);
NSString *NSStringFromCGSize(CGSize size);
NSString *NSStringFromCGRect(CGRect rect);
NSString *NSStringFromCGVector(CGVector vector);
NSString *NSStringFromCGAffineTransform(CGAffineTransform transform);
NSString *NSStringFromUIEdgeInsets(UIEdgeInsets insets);
NSString *NSStringFromUIOffset(UIOffset offset);
CGPoint CGPointFromString(NSString *text);
CGSize CGSizeFromString(NSString *text);
CGRect CGRectFromString(NSString *text);
UIEdgeInsets UIEdgeInsetsFromString(NSString *text);
CGAffineTransform CGAffineTransformFromString(NSString *text);
int UIApplicationMain(
  int count, char *_Nullable arguments[_Nonnull], NSString *_Nullable principal,
  NSString *_Nullable delegate);
CGContextRef _Nullable UIGraphicsGetCurrentContext(void) CF_RETURNS_NOT_RETAINED;
void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPopContext(void);
void UIGraphicsBeginImageContext(CGSize size);
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
UIImage *_Nullable UIGraphicsGetImageFromCurrentImageContext(void);
void UIGraphicsEndImageContext(void);
void UIRectFill(CGRect rect);
void UIRectFrame(CGRect rect);
void UIRectClip(CGRect rect);
NSData *_Nullable UIImagePNGRepresentation(UIImage *image);
NSData *_Nullable UIImageJPEGRepresentation(UIImage *image, CGFloat quality);
BOOL UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(NSString *path);
void UISaveVideoAtPathToSavedPhotosAlbum(
  NSString *path, id _Nullable target, SEL _Nullable selector, void *_Nullable context);
void UIImageWriteToSavedPhotosAlbum(
  UIImage *image, id _Nullable target, SEL _Nullable selector, void *_Nullable context);
BOOL UIAccessibilityIsVoiceOverRunning(void);
BOOL UIAccessibilityIsReduceMotionEnabled(void);
BOOL UIAccessibilityIsReduceTransparencyEnabled(void);
BOOL UIAccessibilityIsBoldTextEnabled(void);
BOOL UIAccessibilityIsInvertColorsEnabled(void);
BOOL UIAccessibilityDarkerSystemColorsEnabled(void);
void UIAccessibilityPostNotification(uint32_t notification, id _Nullable argument);
typedef uint32_t UIAccessibilityNotifications;
extern UIAccessibilityNotifications UIAccessibilityScreenChangedNotification;
extern UIAccessibilityNotifications UIAccessibilityLayoutChangedNotification;
extern UIAccessibilityNotifications UIAccessibilityAnnouncementNotification;
extern UIAccessibilityTraits UIAccessibilityTraitNone;
extern UIAccessibilityTraits UIAccessibilityTraitButton;
extern UIAccessibilityTraits UIAccessibilityTraitLink;
extern UIAccessibilityTraits UIAccessibilityTraitImage;
extern UIAccessibilityTraits UIAccessibilityTraitSelected;
extern UIAccessibilityTraits UIAccessibilityTraitStaticText;
extern UIAccessibilityTraits UIAccessibilityTraitNotEnabled;
extern UIAccessibilityTraits UIAccessibilityTraitAdjustable;
extern UIAccessibilityTraits UIAccessibilityTraitHeader;

#define UIInterfaceOrientationIsPortrait(orientation) \
  ((orientation) == UIInterfaceOrientationPortrait \
   || (orientation) == UIInterfaceOrientationPortraitUpsideDown)
#define UIInterfaceOrientationIsLandscape(orientation) \
  ((orientation) == UIInterfaceOrientationLandscapeLeft \
   || (orientation) == UIInterfaceOrientationLandscapeRight)
#define UIDeviceOrientationIsPortrait(orientation) \
  ((orientation) == UIDeviceOrientationPortrait \
   || (orientation) == UIDeviceOrientationPortraitUpsideDown)
#define UIDeviceOrientationIsLandscape(orientation) \
  ((orientation) == UIDeviceOrientationLandscapeLeft \
   || (orientation) == UIDeviceOrientationLandscapeRight)
#define UI_USER_INTERFACE_IDIOM() ([[UIDevice currentDevice] userInterfaceIdiom])
#define NSDictionaryOfVariableBindings(...) \
  _NSDictionaryOfVariableBindings(@"" #__VA_ARGS__, __VA_ARGS__, nil)
NSDictionary<NSString *, id> *_NSDictionaryOfVariableBindings(
  NSString *names, id _Nullable first, ...);

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV, UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6
};
typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown, UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown,
  UIDeviceOrientationLandscapeLeft, UIDeviceOrientationLandscapeRight, UIDeviceOrientationFaceUp,
  UIDeviceOrientationFaceDown
};
typedef NS_ENUM(NSInteger, UIDeviceBatteryState) {
  UIDeviceBatteryStateUnknown, UIDeviceBatteryStateUnplugged, UIDeviceBatteryStateCharging,
  UIDeviceBatteryStateFull
};
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait,
  UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationLandscapeLeft
};
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskPortraitUpsideDown = 4,
  UIInterfaceOrientationMaskLandscapeRight = 8, UIInterfaceOrientationMaskLandscapeLeft = 16,
  UIInterfaceOrientationMaskLandscape = 24, UIInterfaceOrientationMaskAllButUpsideDown = 26,
  UIInterfaceOrientationMaskAll = 30
};
typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleBlackOpaque,
  UIStatusBarStyleDarkContent, UIStatusBarStyleBlackTranslucent = 1
};
typedef NS_ENUM(NSInteger, UIStatusBarAnimation) {
  UIStatusBarAnimationNone, UIStatusBarAnimationFade, UIStatusBarAnimationSlide
};
typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) {
  UIBackgroundFetchResultNewData, UIBackgroundFetchResultNoData, UIBackgroundFetchResultFailed
};
typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8, UIRectEdgeAll = 15
};
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4,
  UIRectCornerBottomRight = 8, UIRectCornerAllCorners = ~0UL
};
typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw, UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom,
  UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft,
  UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
};
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1,
  UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
  UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16,
  UIViewAutoresizingFlexibleBottomMargin = 32
};
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
};
typedef NS_ENUM(NSInteger, UIViewAnimationTransition) {
  UIViewAnimationTransitionNone, UIViewAnimationTransitionFlipFromLeft,
  UIViewAnimationTransitionFlipFromRight, UIViewAnimationTransitionCurlUp,
  UIViewAnimationTransitionCurlDown
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2,
  UIViewAnimationOptionBeginFromCurrentState = 4, UIViewAnimationOptionRepeat = 8,
  UIViewAnimationOptionAutoreverse = 16, UIViewAnimationOptionOverrideInheritedDuration = 32,
  UIViewAnimationOptionOverrideInheritedCurve = 64, UIViewAnimationOptionAllowAnimatedContent = 128,
  UIViewAnimationOptionShowHideTransitionViews = 256,
  UIViewAnimationOptionOverrideInheritedOptions = 512, UIViewAnimationOptionCurveEaseInOut = 0,
  UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16, UIViewAnimationOptionTransitionNone = 0,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCurlUp = 3 << 20,
  UIViewAnimationOptionTransitionCurlDown = 4 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
  UIViewAnimationOptionTransitionFlipFromTop = 6 << 20,
  UIViewAnimationOptionTransitionFlipFromBottom = 7 << 20
};
typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) {
  UIViewKeyframeAnimationOptionLayoutSubviews = 1,
  UIViewKeyframeAnimationOptionAllowUserInteraction = 2,
  UIViewKeyframeAnimationOptionBeginFromCurrentState = 4, UIViewKeyframeAnimationOptionRepeat = 8,
  UIViewKeyframeAnimationOptionAutoreverse = 16,
  UIViewKeyframeAnimationOptionOverrideInheritedDuration = 32,
  UIViewKeyframeAnimationOptionOverrideInheritedOptions = 512,
  UIViewKeyframeAnimationOptionCalculationModeLinear = 0,
  UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1 << 10,
  UIViewKeyframeAnimationOptionCalculationModePaced = 2 << 10,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10,
  UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4 << 10
};
typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) {
  UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal, UIViewTintAdjustmentModeDimmed
};
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft
};
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular
};
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
};
typedef NS_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual
};
typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeNotAnAttribute, NSLayoutAttributeLeft, NSLayoutAttributeRight,
  NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline,
  NSLayoutAttributeBaseline = NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin, NSLayoutAttributeTopMargin,
  NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin, NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins, NSLayoutAttributeCenterYWithinMargins
};
typedef NS_OPTIONS(NSUInteger, NSLayoutFormatOptions) {
  NSLayoutFormatAlignAllLeft = 1 << 1, NSLayoutFormatAlignAllRight = 1 << 2,
  NSLayoutFormatAlignAllTop = 1 << 3, NSLayoutFormatAlignAllBottom = 1 << 4,
  NSLayoutFormatAlignAllLeading = 1 << 5, NSLayoutFormatAlignAllTrailing = 1 << 6,
  NSLayoutFormatAlignAllCenterX = 1 << 9, NSLayoutFormatAlignAllCenterY = 1 << 10,
  NSLayoutFormatAlignAllBaseline = 1 << 11, NSLayoutFormatDirectionLeadingToTrailing = 0,
  NSLayoutFormatDirectionLeftToRight = 1 << 16, NSLayoutFormatDirectionRightToLeft = 2 << 16,
  NSLayoutFormatAlignAllLastBaseline = 2048, NSLayoutFormatAlignAllFirstBaseline = 4096,
  NSLayoutFormatAlignmentMask = 0xFFFF, NSLayoutFormatSpacingEdgeToEdge = 0 << 19,
  NSLayoutFormatSpacingBaselineToBaseline = 1 << 19, NSLayoutFormatSpacingMask = 1 << 19,
  NSLayoutFormatDirectionMask = 3 << 16
};
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;
extern const CGSize UILayoutFittingCompressedSize;
extern const CGSize UILayoutFittingExpandedSize;
extern const CGFloat UIViewNoIntrinsicMetric;
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl
};
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2
};
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone, UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
};
typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded,
  UITouchPhaseCancelled, UITouchPhaseRegionEntered = 5, UITouchPhaseRegionMoved = 6,
  UITouchPhaseRegionExited = 7
};
typedef NS_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil, UITouchTypeStylus = UITouchTypePencil,
  UITouchTypeIndirectPointer = 3
};
typedef NS_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches, UIEventTypeMotion, UIEventTypeRemoteControl, UIEventTypePresses,
  UIEventTypeScroll = 10, UIEventTypeHover = 11, UIEventTypeTransform = 14
};
typedef NS_ENUM(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone = 0, UIEventSubtypeMotionShake = 1, UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause = 101, UIEventSubtypeRemoteControlStop = 102,
  UIEventSubtypeRemoteControlTogglePlayPause = 103, UIEventSubtypeRemoteControlNextTrack = 104,
  UIEventSubtypeRemoteControlPreviousTrack = 105,
  UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
  UIEventSubtypeRemoteControlEndSeekingBackward = 107,
  UIEventSubtypeRemoteControlBeginSeekingForward = 108,
  UIEventSubtypeRemoteControlEndSeekingForward = 109
};
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
};
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8
};
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 2, UIControlEventTouchDragInside = 4,
  UIControlEventTouchDragOutside = 8, UIControlEventTouchDragEnter = 16,
  UIControlEventTouchDragExit = 32, UIControlEventTouchUpInside = 64,
  UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256,
  UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0xFFF, UIControlEventAllEditingEvents = 0xF0000,
  UIControlEventApplicationReserved = 0x0F000000, UIControlEventSystemReserved = 0xF0000000,
  UIControlEventAllEvents = 0xFFFFFFFF, UIControlEventMenuActionTriggered = 1 << 14
};
typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2,
  UIControlStateSelected = 4, UIControlStateFocused = 8, UIControlStateApplication = 0x00FF0000,
  UIControlStateReserved = 0xFF000000
};
typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
  UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill
};
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft,
  UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill,
  UIControlContentHorizontalAlignmentLeading, UIControlContentHorizontalAlignmentTrailing
};
typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight,
  UIButtonTypeInfoDark, UIButtonTypeContactAdd, UIButtonTypePlain, UIButtonTypeClose,
  UIButtonTypeRoundedRect = UIButtonTypeSystem
};
