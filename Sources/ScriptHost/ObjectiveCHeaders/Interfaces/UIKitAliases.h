typedef NSString *UIAccessibilityAssistiveTechnologyIdentifier;
typedef NSString *UIAccessibilityTextualContext;
typedef NSUInteger UIFontDescriptorClass;
typedef NSString *UIFontDescriptorFeatureKey;
typedef CGFloat UIFontWidth;
typedef NSString *UIFontDescriptorSystemDesign;
typedef NSString *NSDataAssetName;
typedef NSString *NSTextEffectStyle;
typedef NSString *NSAttributedStringDocumentType;
typedef NSString *NSAttributedStringDocumentAttributeKey;
typedef NSString *NSAttributedStringDocumentReadingOptionKey;
typedef NSString *NSTextTabOptionKey;
typedef double UIAccelerationValue;
typedef NSString *UIMenuIdentifier;
typedef NSString *UIFocusSoundIdentifier;
typedef NSString *UIActionIdentifier;
typedef NSString *UISceneSessionRole;
typedef NSString *UIApplicationOpenExternalURLOptionsKey;
typedef NSString *UIConfigurationStateCustomKey;
typedef NSString *UINibOptionsKey;
typedef NSString *UIPageViewControllerOptionsKey;
typedef NSString *UIPasteboardName;
typedef NSString *UIPasteboardDetectionPattern;
typedef NSString *UIPasteboardOption;
typedef id<NSObject, NSCopying> UITextSearchDocumentIdentifier;
typedef NSString *UIActivityItemsConfigurationMetadataKey;
typedef NSString *UIActivityItemsConfigurationPreviewIntent;
typedef NSString *UIActivityItemsConfigurationInteraction;
typedef id<NSCopying, NSObject> UIScribbleElementIdentifier;
typedef NSString *UISheetPresentationControllerDetentIdentifier;
typedef NSString *NSTextListMarkerFormat;
typedef NS_ENUM(NSUInteger, UIDirectionalRectEdge) {
  UIDirectionalRectEdgeNone, UIDirectionalRectEdgeTop, UIDirectionalRectEdgeLeading,
  UIDirectionalRectEdgeBottom = 4, UIDirectionalRectEdgeTrailing = 8, UIDirectionalRectEdgeAll = 15
};
enum {
  NSUnderlineStylePatternSolid = 0, NSUnderlineStylePatternDot = 256,
  NSUnderlineStylePatternDash = 512, NSUnderlineStyleByWord = 32768
};
typedef NS_ENUM(NSInteger, NSTextWritingDirection) {
  NSTextWritingDirectionEmbedding, NSTextWritingDirectionOverride = 2
};
enum {
  UIViewAnimationOptionPreferredFramesPerSecondDefault = 0,
  UIViewAnimationOptionPreferredFramesPerSecond60 = 50331648,
  UIViewAnimationOptionPreferredFramesPerSecond30 = 117440512
};
enum { UIModalPresentationBlurOverFullScreen = 8 };
enum {
  UIKeyboardHIDUsageKeyboardPOSTFail = 2, UIKeyboardHIDUsageKeyboardLANG1 = 144,
  UIKeyboardHIDUsageKeyboardLANG2 = 145, UIKeyboardHIDUsageKeyboardLANG3 = 146,
  UIKeyboardHIDUsageKeyboardLANG4 = 147, UIKeyboardHIDUsageKeyboardLANG5 = 148,
  UIKeyboardHIDUsageKeyboardLANG6 = 149, UIKeyboardHIDUsageKeyboardLANG7 = 150,
  UIKeyboardHIDUsageKeyboardLANG8 = 151, UIKeyboardHIDUsageKeyboardLANG9 = 152,
  UIKeyboardHIDUsageKeyboardLeftGUI = 227, UIKeyboardHIDUsageKeyboardRightGUI = 231
};
enum { UIBlurEffectStyleExtraDark = 3 };
typedef NSDictionary<NSAttributedStringKey, id> * (^UITextAttributesConversionHandler)(NSDictionary<NSAttributedStringKey, id> *);
typedef void (^UIActionHandler)(__kindof UIAction *);
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *);
typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *);
typedef UIAccessibilityCustomRotorItemResult *_Nullable (^UIAccessibilityCustomRotorSearch)(UIAccessibilityCustomRotorSearchPredicate *);
typedef UIPointerStyle *_Nullable (^UIButtonPointerStyleProvider)(UIButton *, UIPointerEffect *, UIPointerShape *);
typedef void (^UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL, BOOL);
typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(NSInteger, id<NSCollectionLayoutEnvironment>);
typedef NSArray<NSCollectionLayoutGroupCustomItem *> * (^NSCollectionLayoutGroupCustomItemProvider)(id<NSCollectionLayoutEnvironment>);
typedef NSUInteger (^UICellAccessoryPosition)(NSArray<__kindof UICellAccessory *> *);
typedef void (^UIContextualActionHandler)(UIContextualAction *, __kindof UIView *, void (^)(BOOL));
typedef UICollectionViewCell *_Nullable (^UICollectionViewDiffableDataSourceCellProvider)(UICollectionView *, NSIndexPath *, id);
typedef UITableViewCell *_Nullable (^UITableViewDiffableDataSourceCellProvider)(UITableView *, NSIndexPath *, id);
typedef void (^UICollectionViewCellRegistrationConfigurationHandler)(__kindof UICollectionViewCell *, NSIndexPath *, id);
typedef void (^UICollectionViewSupplementaryRegistrationConfigurationHandler)(__kindof UICollectionReusableView *, NSString *, NSIndexPath *);
typedef UIListSeparatorConfiguration * (^UICollectionLayoutListItemSeparatorHandler)(NSIndexPath *, UIListSeparatorConfiguration *);
typedef void (^UIGraphicsPDFDrawingActions)(UIGraphicsPDFRendererContext *);
typedef __kindof UIViewController *_Nullable (^UIStoryboardViewControllerCreator)(NSCoder *);
typedef void (^UITableViewHeaderFooterViewConfigurationUpdateHandler)(__kindof UITableViewHeaderFooterView *, UIViewConfigurationState *);
typedef void (^UIGraphicsDrawingActions)(__kindof UIGraphicsRendererContext *);
typedef void (^UIPrinterPickerCompletionHandler)(UIPrinterPickerController *, BOOL, NSError *_Nullable);
typedef void (^UIPrintInteractionCompletionHandler)(UIPrintInteractionController *, BOOL, NSError *_Nullable);
extern NSString *const UIKeyboardCenterBeginUserInfoKey, *const UIKeyboardCenterEndUserInfoKey,
  *const UIKeyboardBoundsUserInfoKey;
extern UIFontWidth const UIFontWidthCondensed, UIFontWidthStandard, UIFontWidthExpanded,
  UIFontWidthCompressed;
extern NSAttributedStringDocumentAttributeKey const NSPaperSizeDocumentAttribute,
  NSPaperMarginDocumentAttribute, NSViewSizeDocumentAttribute, NSViewZoomDocumentAttribute,
  NSViewModeDocumentAttribute, NSReadOnlyDocumentAttribute, NSBackgroundColorDocumentAttribute,
  NSHyphenationFactorDocumentAttribute, NSDefaultTabIntervalDocumentAttribute,
  NSTextScalingDocumentAttribute, NSSourceTextScalingDocumentAttribute,
  NSCocoaVersionDocumentAttribute;
extern NSAttributedStringDocumentReadingOptionKey const NSTargetTextScalingDocumentOption,
  NSSourceTextScalingDocumentOption;
extern UIActionIdentifier const UIActionPaste, UIActionPasteAndMatchStyle, UIActionPasteAndGo,
  UIActionPasteAndSearch;
extern NSErrorDomain const UISceneErrorDomain, UIDocumentBrowserErrorDomain;
extern NSTimeInterval const UIMinimumKeepAliveTimeout;
extern NSArray<NSString *> *const UIPasteboardTypeListString, *const UIPasteboardTypeListURL,
  *const UIPasteboardTypeListImage, *const UIPasteboardTypeListColor;
