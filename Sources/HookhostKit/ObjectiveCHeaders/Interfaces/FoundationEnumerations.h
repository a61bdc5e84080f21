typedef NS_OPTIONS(uint64_t, NSActivityOptions) {
  NSActivityBackground = 255, NSActivityIdleSystemSleepDisabled = 1048576,
  NSActivityUserInitiated = 16777215, NSActivityLatencyCritical = 1095216660480,
  NSActivityIdleDisplaySleepDisabled = 1099511627776
};
typedef NS_ENUM(NSUInteger, NSExpressionType) {
  NSConstantValueExpressionType = 0, NSEvaluatedObjectExpressionType = 1,
  NSVariableExpressionType = 2, NSKeyPathExpressionType = 3, NSFunctionExpressionType = 4,
  NSSubqueryExpressionType = 13, NSAggregateExpressionType = 14
};
typedef NS_ENUM(NSInteger, NSAttributedStringMarkdownInterpretedSyntax) {
  NSAttributedStringMarkdownInterpretedSyntaxFull = 0,
  NSAttributedStringMarkdownInterpretedSyntaxInlineOnly = 1,
  NSAttributedStringMarkdownInterpretedSyntaxInlineOnlyPreservingWhitespace = 2
};
typedef NS_ENUM(NSInteger, NSAttributedStringMarkdownParsingFailurePolicy) {
  NSAttributedStringMarkdownParsingFailureReturnError = 0,
  NSAttributedStringMarkdownParsingFailureReturnPartiallyParsedIfPossible = 1
};
typedef NS_OPTIONS(NSUInteger, NSBinarySearchingOptions) {
  NSBinarySearchingFirstEqual = 256, NSBinarySearchingLastEqual = 512,
  NSBinarySearchingInsertionIndex = 1024
};
typedef NS_ENUM(NSInteger, NSCollectionChangeType) {
  NSCollectionChangeInsert = 0, NSCollectionChangeRemove = 1
};
typedef NS_OPTIONS(NSUInteger, NSFileCoordinatorReadingOptions) {
  NSFileCoordinatorReadingWithoutChanges = 1, NSFileCoordinatorReadingResolvesSymbolicLink = 2,
  NSFileCoordinatorReadingImmediatelyAvailableMetadataOnly = 4,
  NSFileCoordinatorReadingForUploading = 8
};
typedef NS_OPTIONS(NSUInteger, NSFileCoordinatorWritingOptions) {
  NSFileCoordinatorWritingForDeleting = 1, NSFileCoordinatorWritingForMoving = 2,
  NSFileCoordinatorWritingForMerging = 4, NSFileCoordinatorWritingForReplacing = 8,
  NSFileCoordinatorWritingContentIndependentMetadataOnly = 16
};
typedef NS_OPTIONS(NSUInteger, NSFileWrapperReadingOptions) {
  NSFileWrapperReadingImmediate = 1, NSFileWrapperReadingWithoutMapping = 2
};
typedef NS_OPTIONS(NSUInteger, NSFileWrapperWritingOptions) {
  NSFileWrapperWritingAtomic = 1, NSFileWrapperWritingWithNameUpdating = 2
};
typedef NS_OPTIONS(NSUInteger, NSISO8601DateFormatOptions) {
  NSISO8601DateFormatWithInternetDateTime = 1907, NSISO8601DateFormatWithFractionalSeconds = 2048
};
typedef NS_OPTIONS(NSUInteger, NSInlinePresentationIntent) {
  NSInlinePresentationIntentEmphasized = 1, NSInlinePresentationIntentStronglyEmphasized = 2,
  NSInlinePresentationIntentCode = 4, NSInlinePresentationIntentStrikethrough = 32,
  NSInlinePresentationIntentSoftBreak = 64, NSInlinePresentationIntentLineBreak = 128,
  NSInlinePresentationIntentInlineHTML = 256, NSInlinePresentationIntentBlockHTML = 512
};
typedef NS_OPTIONS(NSUInteger, NSOrderedCollectionDifferenceCalculationOptions) {
  NSOrderedCollectionDifferenceCalculationOmitInsertedObjects = 1,
  NSOrderedCollectionDifferenceCalculationOmitRemovedObjects = 2,
  NSOrderedCollectionDifferenceCalculationInferMoves = 4
};
typedef NS_ENUM(NSInteger, NSPresentationIntentKind) {
  NSPresentationIntentKindParagraph = 0, NSPresentationIntentKindHeader = 1,
  NSPresentationIntentKindOrderedList = 2, NSPresentationIntentKindUnorderedList = 3,
  NSPresentationIntentKindListItem = 4, NSPresentationIntentKindCodeBlock = 5,
  NSPresentationIntentKindBlockQuote = 6, NSPresentationIntentKindThematicBreak = 7,
  NSPresentationIntentKindTable = 8, NSPresentationIntentKindTableHeaderRow = 9,
  NSPresentationIntentKindTableRow = 10, NSPresentationIntentKindTableCell = 11
};
typedef NS_ENUM(NSInteger, NSPresentationIntentTableColumnAlignment) {
  NSPresentationIntentTableColumnAlignmentLeft = 0,
  NSPresentationIntentTableColumnAlignmentCenter = 1,
  NSPresentationIntentTableColumnAlignmentRight = 2
};
typedef NS_ENUM(NSInteger, NSProcessInfoThermalState) {
  NSProcessInfoThermalStateNominal = 0, NSProcessInfoThermalStateFair = 1,
  NSProcessInfoThermalStateSerious = 2, NSProcessInfoThermalStateCritical = 3
};
typedef NS_OPTIONS(NSUInteger, NSStringEncodingConversionOptions) {
  NSStringEncodingConversionAllowLossy = 1, NSStringEncodingConversionExternalRepresentation = 2
};
typedef NS_OPTIONS(NSUInteger, NSURLBookmarkCreationOptions) {
  NSURLBookmarkCreationMinimalBookmark = 512, NSURLBookmarkCreationSuitableForBookmarkFile = 1024,
  NSURLBookmarkCreationWithSecurityScope = 2048
};
typedef NS_OPTIONS(NSUInteger, NSURLBookmarkResolutionOptions) {
  NSURLBookmarkResolutionWithoutUI = 256
};
typedef NS_ENUM(NSInteger, NSURLSessionDelayedRequestDisposition) {
  NSURLSessionDelayedRequestContinueLoading = 0, NSURLSessionDelayedRequestUseNewRequest = 1,
  NSURLSessionDelayedRequestCancel = 2
};
typedef NS_ENUM(NSInteger, NSURLSessionMultipathServiceType) {
  NSURLSessionMultipathServiceTypeNone = 0
};
typedef NS_OPTIONS(NSUInteger, NSVolumeEnumerationOptions) {
  NSVolumeEnumerationSkipHiddenVolumes = 2
};
typedef NS_ENUM(NSUInteger, NSXMLParserExternalEntityResolvingPolicy) {
  NSXMLParserResolveExternalEntitiesNever = 0, NSXMLParserResolveExternalEntitiesNoNetwork = 1,
  NSXMLParserResolveExternalEntitiesSameOriginOnly = 2,
  NSXMLParserResolveExternalEntitiesAlways = 3
};
typedef NS_ENUM(NSInteger, NSXMLParserError) {
  NSXMLParserInternalError = 1, NSXMLParserOutOfMemoryError = 2, NSXMLParserDocumentStartError = 3,
  NSXMLParserEmptyDocumentError = 4, NSXMLParserPrematureDocumentEndError = 5,
  NSXMLParserInvalidHexCharacterRefError = 6, NSXMLParserInvalidDecimalCharacterRefError = 7,
  NSXMLParserInvalidCharacterRefError = 8, NSXMLParserInvalidCharacterError = 9,
  NSXMLParserEntityReferenceMissingSemiError = 23, NSXMLParserUndeclaredEntityError = 26,
  NSXMLParserUnknownEncodingError = 31, NSXMLParserEncodingNotSupportedError = 32,
  NSXMLParserLessThanSymbolInAttributeError = 38, NSXMLParserAttributeNotStartedError = 39,
  NSXMLParserAttributeHasNoValueError = 41, NSXMLParserAttributeRedefinedError = 42,
  NSXMLParserCommentNotFinishedError = 45, NSXMLParserProcessingInstructionNotStartedError = 46,
  NSXMLParserProcessingInstructionNotFinishedError = 47,
  NSXMLParserDOCTYPEDeclNotFinishedError = 61, NSXMLParserCDATANotFinishedError = 63,
  NSXMLParserMisplacedXMLDeclarationError = 64, NSXMLParserSpaceRequiredError = 65,
  NSXMLParserNAMERequiredError = 68, NSXMLParserGTRequiredError = 73,
  NSXMLParserEqualExpectedError = 75, NSXMLParserTagNameMismatchError = 76,
  NSXMLParserNotWellBalancedError = 85, NSXMLParserExtraContentError = 86,
  NSXMLParserEntityRefLoopError = 89, NSXMLParserDelegateAbortedParseError = 512
};
