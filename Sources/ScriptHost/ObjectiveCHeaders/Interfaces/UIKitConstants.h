typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped
};
typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
};
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100
};
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
};
typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched
};
typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault
};
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
};
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton
};
typedef NS_OPTIONS(NSUInteger, UITableViewCellStateMask) {
  UITableViewCellStateDefaultMask = 0, UITableViewCellStateShowingEditControlMask = 1,
  UITableViewCellStateShowingDeleteConfirmationMask = 2
};
typedef NS_ENUM(NSInteger, UITableViewRowActionStyle) {
  UITableViewRowActionStyleDefault = 0,
  UITableViewRowActionStyleDestructive = UITableViewRowActionStyleDefault,
  UITableViewRowActionStyleNormal
};
typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal, UIContextualActionStyleDestructive
};
typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1,
  UICollectionViewScrollPositionCenteredVertically = 2, UICollectionViewScrollPositionBottom = 4,
  UICollectionViewScrollPositionLeft = 8, UICollectionViewScrollPositionCenteredHorizontally = 16,
  UICollectionViewScrollPositionRight = 32
};
typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal
};
typedef NS_ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell, UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView
};
typedef NS_ENUM(NSInteger, UIScrollViewIndicatorStyle) {
  UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack,
  UIScrollViewIndicatorStyleWhite
};
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4
};
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways
};
typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
};
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
};
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted, UITextFieldDidEndEditingReasonCancelled
};
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters
};
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes
};
typedef NS_ENUM(NSInteger, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault, UITextSpellCheckingTypeNo, UITextSpellCheckingTypeYes
};
typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad,
  UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable
};
typedef NS_ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight,
  UIKeyboardAppearanceAlert = UIKeyboardAppearanceDark
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext,
  UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone,
  UIReturnKeyEmergencyCall, UIReturnKeyContinue
};
typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
  NSTextAlignmentNatural
};
typedef NS_ENUM(NSInteger, UITextAlignment) {
  UITextAlignmentLeft, UITextAlignmentCenter, UITextAlignmentRight
};
typedef NS_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping,
  NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle
};
typedef NS_ENUM(NSInteger, NSWritingDirection) {
  NSWritingDirectionNatural = -1, NSWritingDirectionLeftToRight, NSWritingDirectionRightToLeft
};
typedef NS_ENUM(NSInteger, UITextWritingDirection) {
  UITextWritingDirectionNatural = -1, UITextWritingDirectionLeftToRight,
  UITextWritingDirectionRightToLeft
};
typedef NS_ENUM(NSInteger, UIBaselineAdjustment) {
  UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters, UIBaselineAdjustmentNone
};
typedef NS_OPTIONS(NSInteger, NSStringDrawingOptions) {
  NSStringDrawingUsesLineFragmentOrigin = 1, NSStringDrawingUsesFontLeading = 2,
  NSStringDrawingUsesDeviceMetrics = 8, NSStringDrawingTruncatesLastVisibleLine = 32
};
typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) {
  NSUnderlineStyleNone = 0, NSUnderlineStyleSingle = 1, NSUnderlineStyleThick = 2,
  NSUnderlineStyleDouble = 9, NSUnderlinePatternSolid = 0, NSUnderlinePatternDot = 256,
  NSUnderlinePatternDash = 512, NSUnderlineByWord = 32768, NSUnderlineStylePatternDashDot = 0x300,
  NSUnderlineStylePatternDashDotDot = 0x400, NSUnderlinePatternDashDot = 0x300,
  NSUnderlinePatternDashDotDot = 0x400
};
typedef NS_OPTIONS(NSUInteger, UIFontDescriptorSymbolicTraits) {
  UIFontDescriptorTraitItalic = 1, UIFontDescriptorTraitBold = 2,
  UIFontDescriptorTraitMonoSpace = 1024, UIFontDescriptorTraitExpanded = 32,
  UIFontDescriptorTraitCondensed = 64, UIFontDescriptorTraitVertical = 2048,
  UIFontDescriptorTraitUIOptimized = 4096, UIFontDescriptorTraitTightLeading = 32768,
  UIFontDescriptorTraitLooseLeading = 65536, UIFontDescriptorClassMask = 0xF0000000,
  UIFontDescriptorClassUnknown = 0 << 28, UIFontDescriptorClassOldStyleSerifs = 1 << 28,
  UIFontDescriptorClassTransitionalSerifs = 2 << 28, UIFontDescriptorClassModernSerifs = 3 << 28,
  UIFontDescriptorClassClarendonSerifs = 4 << 28, UIFontDescriptorClassSlabSerifs = 5 << 28,
  UIFontDescriptorClassFreeformSerifs = 7 << 28, UIFontDescriptorClassSansSerif = 8U << 28,
  UIFontDescriptorClassOrnamentals = 9U << 28, UIFontDescriptorClassScripts = 10U << 28,
  UIFontDescriptorClassSymbolic = 12U << 28
};
typedef NS_ENUM(NSInteger, UIBarStyle) {
  UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackOpaque = 1, UIBarStyleBlackTranslucent = 2
};
typedef NS_ENUM(NSInteger, UIBarMetrics) {
  UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt, UIBarMetricsLandscapePhone = UIBarMetricsCompact,
  UIBarMetricsLandscapePhonePrompt = 102
};
typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny, UIBarPositionBottom, UIBarPositionTop, UIBarPositionTopAttached
};
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone
};
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks,
  UIBarButtonSystemItemSearch, UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop,
  UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward,
  UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo, UIBarButtonSystemItemPageCurl,
  UIBarButtonSystemItemClose
};
typedef NS_ENUM(NSInteger, UITabBarSystemItem) {
  UITabBarSystemItemMore, UITabBarSystemItemFavorites, UITabBarSystemItemFeatured,
  UITabBarSystemItemTopRated, UITabBarSystemItemRecents, UITabBarSystemItemContacts,
  UITabBarSystemItemHistory, UITabBarSystemItemBookmarks, UITabBarSystemItemSearch,
  UITabBarSystemItemDownloads, UITabBarSystemItemMostRecent, UITabBarSystemItemMostViewed
};
typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever, UINavigationItemLargeTitleDisplayModeInline = 3
};
typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite,
  UIActivityIndicatorViewStyleGray, UIActivityIndicatorViewStyleMedium = 100,
  UIActivityIndicatorViewStyleLarge = 101
};
typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
};
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
};
typedef NS_ENUM(NSInteger, UIAlertViewStyle) {
  UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput,
  UIAlertViewStyleLoginAndPasswordInput
};
typedef NS_ENUM(NSInteger, UIActionSheetStyle) {
  UIActionSheetStyleAutomatic = -1, UIActionSheetStyleDefault, UIActionSheetStyleBlackTranslucent,
  UIActionSheetStyleBlackOpaque
};
typedef NS_ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp, UIImageOrientationDown, UIImageOrientationLeft, UIImageOrientationRight,
  UIImageOrientationUpMirrored, UIImageOrientationDownMirrored, UIImageOrientationLeftMirrored,
  UIImageOrientationRightMirrored
};
typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
};
typedef NS_ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile, UIImageResizingModeStretch
};
typedef NS_ENUM(NSInteger, UIInterpolatingMotionEffectType) {
  UIInterpolatingMotionEffectTypeTiltAlongHorizontalAxis,
  UIInterpolatingMotionEffectTypeTiltAlongVerticalAxis
};
typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular = 4, UIBlurEffectStyleProminent, UIBlurEffectStyleSystemUltraThinMaterial,
  UIBlurEffectStyleSystemThinMaterial, UIBlurEffectStyleSystemMaterial,
  UIBlurEffectStyleSystemThickMaterial, UIBlurEffectStyleSystemChromeMaterial,
  UIBlurEffectStyleSystemUltraThinMaterialLight, UIBlurEffectStyleSystemThinMaterialLight,
  UIBlurEffectStyleSystemMaterialLight, UIBlurEffectStyleSystemThickMaterialLight,
  UIBlurEffectStyleSystemChromeMaterialLight, UIBlurEffectStyleSystemUltraThinMaterialDark,
  UIBlurEffectStyleSystemThinMaterialDark, UIBlurEffectStyleSystemMaterialDark,
  UIBlurEffectStyleSystemThickMaterialDark, UIBlurEffectStyleSystemChromeMaterialDark
};
typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
};
typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline
};
typedef NS_ENUM(NSInteger, UIProgressViewStyle) {
  UIProgressViewStyleDefault, UIProgressViewStyleBar
};
typedef NS_ENUM(NSInteger, UISearchBarStyle) {
  UISearchBarStyleDefault, UISearchBarStyleProminent, UISearchBarStyleMinimal
};
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1, UIPopoverArrowDirectionDown = 2, UIPopoverArrowDirectionLeft = 4,
  UIPopoverArrowDirectionRight = 8, UIPopoverArrowDirectionAny = 15,
  UIPopoverArrowDirectionUnknown = NSUIntegerMax
};
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse
};
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll
};
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical
};
typedef NS_ENUM(NSInteger, UIImagePickerControllerSourceType) {
  UIImagePickerControllerSourceTypePhotoLibrary, UIImagePickerControllerSourceTypeCamera,
  UIImagePickerControllerSourceTypeSavedPhotosAlbum
};
typedef NS_ENUM(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess, UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError
};
typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) {
  UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium, UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft = 3, UIImpactFeedbackStyleRigid = 4
};
typedef NS_ENUM(NSInteger, UIDatePickerMode) {
  UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer, UIDatePickerModeYearAndMonth = 4
};
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive, UISceneActivationStateBackground
};
typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive, UIViewAnimatingStateActive, UIViewAnimatingStateStopped
};
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent
};
typedef NS_ENUM(NSInteger, UIWebViewNavigationType) {
  UIWebViewNavigationTypeLinkClicked, UIWebViewNavigationTypeFormSubmitted,
  UIWebViewNavigationTypeBackForward, UIWebViewNavigationTypeReload,
  UIWebViewNavigationTypeFormResubmitted, UIWebViewNavigationTypeOther
};
typedef NS_ENUM(NSInteger, UIGuidedAccessRestrictionState) {
  UIGuidedAccessRestrictionStateAllow, UIGuidedAccessRestrictionStateDeny
};
typedef NS_ENUM(NSInteger, UIButtonConfigurationSize) {
  UIButtonConfigurationSizeMedium, UIButtonConfigurationSizeSmall, UIButtonConfigurationSizeMini,
  UIButtonConfigurationSizeLarge
};
typedef NS_ENUM(NSInteger, UIButtonConfigurationTitleAlignment) {
  UIButtonConfigurationTitleAlignmentAutomatic, UIButtonConfigurationTitleAlignmentLeading,
  UIButtonConfigurationTitleAlignmentCenter, UIButtonConfigurationTitleAlignmentTrailing
};
typedef NS_ENUM(NSInteger, UIButtonConfigurationCornerStyle) {
  UIButtonConfigurationCornerStyleFixed = -1, UIButtonConfigurationCornerStyleDynamic,
  UIButtonConfigurationCornerStyleSmall, UIButtonConfigurationCornerStyleMedium,
  UIButtonConfigurationCornerStyleLarge, UIButtonConfigurationCornerStyleCapsule
};
typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1, NSDirectionalRectEdgeLeading = 2,
  NSDirectionalRectEdgeBottom = 4, NSDirectionalRectEdgeTrailing = 8, NSDirectionalRectEdgeAll = 15
};
