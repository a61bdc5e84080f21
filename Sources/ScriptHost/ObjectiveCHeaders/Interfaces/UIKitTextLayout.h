typedef NSInteger UITextDirection;
typedef NS_OPTIONS(NSInteger, UITextDragOptions) {
  UITextDragOptionsNone = 0, UITextDragOptionStripTextColorFromPreviews = 1 << 0
};
typedef NS_ENUM(NSUInteger, UITextDropPerformer) {
  UITextDropPerformerView = 0, UITextDropPerformerDelegate
};
typedef NS_OPTIONS(NSInteger, NSControlCharacterAction) {
  NSControlCharacterActionZeroAdvancement = 1 << 0, NSControlCharacterActionWhitespace = 1 << 1,
  NSControlCharacterActionHorizontalTab = 1 << 2, NSControlCharacterActionLineBreak = 1 << 3,
  NSControlCharacterActionParagraphBreak = 1 << 4, NSControlCharacterActionContainerBreak = 1 << 5
};
typedef NS_ENUM(NSInteger, NSTextScalingType) {
  NSTextScalingStandard = 0, NSTextScalingiOS
};
typedef NS_OPTIONS(NSUInteger, NSTextListOptions) {
  NSTextListPrependEnclosingMarker = 1 << 0
};
typedef NS_ENUM(NSInteger, NSGlyphProperty) {
  NSGlyphPropertyNull = 1 << 0, NSGlyphPropertyControlCharacter = 1 << 1,
  NSGlyphPropertyElastic = 1 << 2, NSGlyphPropertyNonBaseCharacter = 1 << 3
};
typedef NS_OPTIONS(NSUInteger, NSLineBreakStrategy) {
  NSLineBreakStrategyNone = 0x0, NSLineBreakStrategyPushOut = 1 << 0,
  NSLineBreakStrategyHangulWordPriority = 1 << 1, NSLineBreakStrategyStandard = 0xffff
};
typedef NS_ENUM(NSInteger, NSRectAlignment) {
  NSRectAlignmentNone = 0, NSRectAlignmentTop, NSRectAlignmentTopLeading, NSRectAlignmentLeading,
  NSRectAlignmentBottomLeading, NSRectAlignmentBottom, NSRectAlignmentBottomTrailing,
  NSRectAlignmentTrailing, NSRectAlignmentTopTrailing
};
typedef NS_OPTIONS(NSUInteger, NSTextContentManagerEnumerationOptions) {
  NSTextContentManagerEnumerationOptionsNone = 0x0,
  NSTextContentManagerEnumerationOptionsReverse = 1 << 0
};
typedef NS_OPTIONS(NSUInteger, NSTextLayoutFragmentEnumerationOptions) {
  NSTextLayoutFragmentEnumerationOptionsNone = 0x0,
  NSTextLayoutFragmentEnumerationOptionsReverse = 1 << 0,
  NSTextLayoutFragmentEnumerationOptionsEstimatesSize = 1 << 1,
  NSTextLayoutFragmentEnumerationOptionsEnsuresLayout = 1 << 2,
  NSTextLayoutFragmentEnumerationOptionsEnsuresExtraLineFragment = 1 << 3
};
typedef NS_ENUM(NSUInteger, NSTextLayoutFragmentState) {
  NSTextLayoutFragmentStateNone = 0, NSTextLayoutFragmentStateEstimatedUsageBounds = 1,
  NSTextLayoutFragmentStateCalculatedUsageBounds = 2, NSTextLayoutFragmentStateLayoutAvailable = 3
};
typedef NS_OPTIONS(NSUInteger, NSTextLayoutManagerSegmentOptions) {
  NSTextLayoutManagerSegmentOptionsNone = 0x0,
  NSTextLayoutManagerSegmentOptionsRangeNotRequired = 1 << 0,
  NSTextLayoutManagerSegmentOptionsMiddleFragmentsExcluded = 1 << 1,
  NSTextLayoutManagerSegmentOptionsHeadSegmentExtended = 1 << 2,
  NSTextLayoutManagerSegmentOptionsTailSegmentExtended = 1 << 3,
  NSTextLayoutManagerSegmentOptionsUpstreamAffinity = 1 << 4
};
typedef NS_ENUM(NSInteger, NSTextLayoutManagerSegmentType) {
  NSTextLayoutManagerSegmentTypeStandard = 0, NSTextLayoutManagerSegmentTypeSelection = 1,
  NSTextLayoutManagerSegmentTypeHighlight = 2
};
typedef NS_ENUM(NSInteger, NSTextLayoutOrientation) {
  NSTextLayoutOrientationHorizontal, NSTextLayoutOrientationVertical
};
typedef NS_ENUM(NSInteger, NSTextSelectionAffinity) {
  NSTextSelectionAffinityUpstream = 0, NSTextSelectionAffinityDownstream = 1
};
typedef NS_ENUM(NSInteger, NSTextSelectionGranularity) {
  NSTextSelectionGranularityCharacter, NSTextSelectionGranularityWord,
  NSTextSelectionGranularityParagraph, NSTextSelectionGranularityLine,
  NSTextSelectionGranularitySentence
};
typedef NS_ENUM(NSInteger, NSTextSelectionNavigationDestination) {
  NSTextSelectionNavigationDestinationCharacter, NSTextSelectionNavigationDestinationWord,
  NSTextSelectionNavigationDestinationLine, NSTextSelectionNavigationDestinationSentence,
  NSTextSelectionNavigationDestinationParagraph, NSTextSelectionNavigationDestinationContainer,
  NSTextSelectionNavigationDestinationDocument
};
typedef NS_ENUM(NSInteger, NSTextSelectionNavigationDirection) {
  NSTextSelectionNavigationDirectionForward, NSTextSelectionNavigationDirectionBackward,
  NSTextSelectionNavigationDirectionRight, NSTextSelectionNavigationDirectionLeft,
  NSTextSelectionNavigationDirectionUp, NSTextSelectionNavigationDirectionDown
};
typedef NS_ENUM(NSInteger, NSTextSelectionNavigationLayoutOrientation) {
  NSTextSelectionNavigationLayoutOrientationHorizontal = 0,
  NSTextSelectionNavigationLayoutOrientationVertical = 1
};
typedef NS_OPTIONS(NSUInteger, NSTextSelectionNavigationModifier) {
  NSTextSelectionNavigationModifierExtend = 1 << 0,
  NSTextSelectionNavigationModifierVisual = 1 << 1,
  NSTextSelectionNavigationModifierMultiple = 1 << 2
};
typedef NS_ENUM(NSInteger, NSTextSelectionNavigationWritingDirection) {
  NSTextSelectionNavigationWritingDirectionLeftToRight = 0,
  NSTextSelectionNavigationWritingDirectionRightToLeft = 1
};
typedef NS_OPTIONS(NSInteger, NSWritingDirectionFormatType) {
  NSWritingDirectionEmbedding = 0 << 1, NSWritingDirectionOverride = 1 << 1
};
typedef NS_ENUM(NSInteger, UIFindSessionSearchResultDisplayStyle) {
  UIFindSessionSearchResultDisplayStyleCurrentAndTotal, UIFindSessionSearchResultDisplayStyleTotal,
  UIFindSessionSearchResultDisplayStyleNone
};
typedef NS_ENUM(NSInteger, UILabelVibrancy) {
  UILabelVibrancyNone, UILabelVibrancyAutomatic
};
typedef NS_ENUM(NSInteger, UILetterformAwareSizingRule) {
  UILetterformAwareSizingRuleTypographic, UILetterformAwareSizingRuleOversize
};
typedef NS_ENUM(NSInteger, UILineBreakMode) {
  UILineBreakModeWordWrap = 0, UILineBreakModeCharacterWrap, UILineBreakModeClip,
  UILineBreakModeHeadTruncation, UILineBreakModeTailTruncation, UILineBreakModeMiddleTruncation
};
typedef NS_ENUM(NSInteger, UITextAlternativeStyle) {
  UITextAlternativeStyleNone, UITextAlternativeStyleLowConfidence
};
typedef NS_ENUM(NSUInteger, UITextDropAction) {
  UITextDropActionInsert = 0, UITextDropActionReplaceSelection, UITextDropActionReplaceAll
};
typedef NS_ENUM(NSUInteger, UITextDropEditability) {
  UITextDropEditabilityNo = 0, UITextDropEditabilityTemporary, UITextDropEditabilityYes
};
typedef NS_ENUM(NSUInteger, UITextDropProgressMode) {
  UITextDropProgressModeSystem = 0, UITextDropProgressModeCustom
};
typedef NS_ENUM(NSInteger, UITextFormattingViewControllerComponentSize) {
  UITextFormattingViewControllerComponentSizeAutomatic = 0,
  UITextFormattingViewControllerComponentSizeMini = 1,
  UITextFormattingViewControllerComponentSizeSmall = 2,
  UITextFormattingViewControllerComponentSizeRegular = 3,
  UITextFormattingViewControllerComponentSizeLarge = 4,
  UITextFormattingViewControllerComponentSizeExtraLarge = 5
};
typedef NS_ENUM(NSInteger, UITextInlinePredictionType) {
  UITextInlinePredictionTypeDefault, UITextInlinePredictionTypeNo, UITextInlinePredictionTypeYes
};
typedef NS_ENUM(NSInteger, UITextInteractionMode) {
  UITextInteractionModeEditable, UITextInteractionModeNonEditable
};
typedef NS_ENUM(NSInteger, UITextItemContentType) {
  UITextItemContentTypeLink = 0, UITextItemContentTypeTextAttachment = 1,
  UITextItemContentTypeTag = 2
};
typedef NS_ENUM(NSInteger, UITextItemInteraction) {
  UITextItemInteractionInvokeDefaultAction, UITextItemInteractionPresentActions,
  UITextItemInteractionPreview
};
typedef NS_ENUM(NSInteger, UITextSearchFoundTextStyle) {
  UITextSearchFoundTextStyleNormal, UITextSearchFoundTextStyleFound,
  UITextSearchFoundTextStyleHighlighted
};
typedef NS_ENUM(NSInteger, UITextSearchMatchMethod) {
  UITextSearchMatchMethodContains, UITextSearchMatchMethodStartsWith,
  UITextSearchMatchMethodFullWord
};
typedef NS_ENUM(NSInteger, UITextViewBorderStyle) {
  UITextViewBorderStyleNone
};
