typedef NS_OPTIONS(uint64_t, NSActivityOptions) {
  NSActivityBackground = 255, NSActivityIdleSystemSleepDisabled = 1048576,
  NSActivityUserInitiated = 16777215, NSActivityLatencyCritical = 1095216660480,
  NSActivityIdleDisplaySleepDisabled = 1099511627776,
  NSActivitySuddenTerminationDisabled = 1ULL << 14,
  NSActivityAutomaticTerminationDisabled = 1ULL << 15,
  NSActivityAnimationTrackingEnabled = 1ULL << 45, NSActivityTrackingEnabled = 1ULL << 46,
  NSActivityUserInteractive = 0xFF00FFFFFFULL
};
typedef NS_ENUM(NSUInteger, NSExpressionType) {
  NSConstantValueExpressionType = 0, NSEvaluatedObjectExpressionType = 1,
  NSVariableExpressionType = 2, NSKeyPathExpressionType = 3, NSFunctionExpressionType = 4,
  NSSubqueryExpressionType = 13, NSAggregateExpressionType = 14, NSUnionSetExpressionType,
  NSIntersectSetExpressionType, NSMinusSetExpressionType, NSAnyKeyExpressionType = 15,
  NSBlockExpressionType = 19, NSConditionalExpressionType = 20
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
  NSISO8601DateFormatWithInternetDateTime = 1907, NSISO8601DateFormatWithFractionalSeconds = 2048,
  NSISO8601DateFormatWithYear = 1, NSISO8601DateFormatWithSpaceBetweenDateAndTime = 1 << 7,
  NSISO8601DateFormatWithDashSeparatorInDate = 1 << 8
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
  NSURLBookmarkCreationWithSecurityScope = 2048,
  NSURLBookmarkCreationPreferFileIDResolution = 1 << 8,
  NSURLBookmarkCreationWithoutImplicitSecurityScope = 1 << 29
};
typedef NS_OPTIONS(NSUInteger, NSURLBookmarkResolutionOptions) {
  NSURLBookmarkResolutionWithoutUI = 256, NSURLBookmarkResolutionWithoutMounting = 1 << 9,
  NSURLBookmarkResolutionWithoutImplicitStartAccessing = 1 << 15
};
typedef NS_ENUM(NSInteger, NSURLSessionDelayedRequestDisposition) {
  NSURLSessionDelayedRequestContinueLoading = 0, NSURLSessionDelayedRequestUseNewRequest = 1,
  NSURLSessionDelayedRequestCancel = 2
};
typedef NS_ENUM(NSInteger, NSURLSessionMultipathServiceType) {
  NSURLSessionMultipathServiceTypeNone = 0, NSURLSessionMultipathServiceTypeHandover,
  NSURLSessionMultipathServiceTypeInteractive, NSURLSessionMultipathServiceTypeAggregate
};
typedef NS_OPTIONS(NSUInteger, NSVolumeEnumerationOptions) {
  NSVolumeEnumerationSkipHiddenVolumes = 2, NSVolumeEnumerationProduceFileReferenceURLs = 1 << 2
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
typedef NS_OPTIONS(NSUInteger, NSNetServiceOptions) {
  NSNetServiceNoAutoRename = 1 << 0, NSNetServiceListenForConnections = 1 << 1
};
typedef NS_OPTIONS(NSUInteger, NSFileManagerItemReplacementOptions) {
  NSFileManagerItemReplacementUsingNewMetadataOnly = 1 << 0,
  NSFileManagerItemReplacementWithoutDeletingBackupItem = 1 << 1
};
typedef NS_ENUM(NSInteger, NSUbiquitousKeyValueStoreChangeReason) {
  NSUbiquitousKeyValueStoreServerChange = 0, NSUbiquitousKeyValueStoreInitialSyncChange,
  NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange
};
typedef NS_ENUM(NSUInteger, NSLocaleLanguageDirection) {
  NSLocaleLanguageDirectionUnknown = 0, NSLocaleLanguageDirectionLeftToRight,
  NSLocaleLanguageDirectionRightToLeft, NSLocaleLanguageDirectionTopToBottom,
  NSLocaleLanguageDirectionBottomToTop
};
typedef NS_OPTIONS(unsigned long long, NSAlignmentOptions) {
  NSAlignMinXInward = 1 << 0, NSAlignMinYInward = 1 << 1, NSAlignMaxXInward = 1 << 2,
  NSAlignMaxYInward = 1 << 3, NSAlignWidthInward = 1 << 4, NSAlignHeightInward = 1 << 5,
  NSAlignMinXOutward = 1 << 8, NSAlignMinYOutward = 1 << 9, NSAlignMaxXOutward = 1 << 10,
  NSAlignMaxYOutward = 1 << 11, NSAlignWidthOutward = 1 << 12, NSAlignHeightOutward = 1 << 13,
  NSAlignMinXNearest = 1 << 16, NSAlignMinYNearest = 1 << 17, NSAlignMaxXNearest = 1 << 18,
  NSAlignMaxYNearest = 1 << 19, NSAlignWidthNearest = 1 << 20, NSAlignHeightNearest = 1 << 21,
  NSAlignRectFlipped = 1ULL << 63,
  NSAlignAllEdgesInward = NSAlignMinXInward | NSAlignMaxXInward | NSAlignMinYInward
    | NSAlignMaxYInward,
  NSAlignAllEdgesOutward = NSAlignMinXOutward | NSAlignMaxXOutward | NSAlignMinYOutward
    | NSAlignMaxYOutward,
  NSAlignAllEdgesNearest = NSAlignMinXNearest | NSAlignMaxXNearest | NSAlignMinYNearest
    | NSAlignMaxYNearest
};
typedef NS_ENUM(uint64_t, NSTextCheckingTypes) {
  NSTextCheckingAllSystemTypes = 0xffffffff, NSTextCheckingAllCustomTypes = 0xffffffffULL << 32,
  NSTextCheckingAllTypes = -1
};
typedef NS_ENUM(NSInteger, NSDecodingFailurePolicy) {
  NSDecodingFailurePolicyRaiseException, NSDecodingFailurePolicySetErrorAndReturn
};
typedef NS_ENUM(NSInteger, NSURLSessionTaskMetricsResourceFetchType) {
  NSURLSessionTaskMetricsResourceFetchTypeUnknown,
  NSURLSessionTaskMetricsResourceFetchTypeNetworkLoad,
  NSURLSessionTaskMetricsResourceFetchTypeServerPush,
  NSURLSessionTaskMetricsResourceFetchTypeLocalCache
};
typedef NS_ENUM(NSInteger, NSURLSessionTaskMetricsDomainResolutionProtocol) {
  NSURLSessionTaskMetricsDomainResolutionProtocolUnknown,
  NSURLSessionTaskMetricsDomainResolutionProtocolUDP,
  NSURLSessionTaskMetricsDomainResolutionProtocolTCP,
  NSURLSessionTaskMetricsDomainResolutionProtocolTLS,
  NSURLSessionTaskMetricsDomainResolutionProtocolHTTPS
};
typedef NS_ENUM(NSInteger, NSURLSessionWebSocketMessageType) {
  NSURLSessionWebSocketMessageTypeData = 0, NSURLSessionWebSocketMessageTypeString
};
typedef NS_ENUM(NSInteger, NSURLSessionWebSocketCloseCode) {
  NSURLSessionWebSocketCloseCodeInvalid = 0, NSURLSessionWebSocketCloseCodeNormalClosure = 1000,
  NSURLSessionWebSocketCloseCodeGoingAway = 1001,
  NSURLSessionWebSocketCloseCodeProtocolError = 1002,
  NSURLSessionWebSocketCloseCodeUnsupportedData = 1003,
  NSURLSessionWebSocketCloseCodeNoStatusReceived = 1005,
  NSURLSessionWebSocketCloseCodeAbnormalClosure = 1006,
  NSURLSessionWebSocketCloseCodeInvalidFramePayloadData = 1007,
  NSURLSessionWebSocketCloseCodePolicyViolation = 1008,
  NSURLSessionWebSocketCloseCodeMessageTooBig = 1009,
  NSURLSessionWebSocketCloseCodeMandatoryExtensionMissing = 1010,
  NSURLSessionWebSocketCloseCodeInternalServerError = 1011,
  NSURLSessionWebSocketCloseCodeTLSHandshakeFailure = 1015
};
typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility) {
  NSItemProviderRepresentationVisibilityAll = 0, NSItemProviderRepresentationVisibilityTeam = 1,
  NSItemProviderRepresentationVisibilityGroup = 2,
  NSItemProviderRepresentationVisibilityOwnProcess = 3
};
typedef NS_ENUM(NSInteger, NSItemProviderFileOptions) {
  NSItemProviderFileOptionOpenInPlace = 1
};
typedef NS_OPTIONS(NSUInteger, NSAttributedStringFormattingOptions) {
  NSAttributedStringFormattingInsertArgumentAttributesWithoutMerging = 1 << 0,
  NSAttributedStringFormattingApplyReplacementIndexAttribute = 1 << 1
};
typedef NS_ENUM(NSInteger, NSGrammaticalGender) {
  NSGrammaticalGenderNotSet = 0, NSGrammaticalGenderFeminine, NSGrammaticalGenderMasculine,
  NSGrammaticalGenderNeuter
};
typedef NS_ENUM(NSInteger, NSGrammaticalNumber) {
  NSGrammaticalNumberNotSet = 0, NSGrammaticalNumberSingular, NSGrammaticalNumberZero,
  NSGrammaticalNumberPlural, NSGrammaticalNumberPluralTwo, NSGrammaticalNumberPluralFew,
  NSGrammaticalNumberPluralMany
};
typedef NS_ENUM(NSInteger, NSGrammaticalPartOfSpeech) {
  NSGrammaticalPartOfSpeechNotSet = 0, NSGrammaticalPartOfSpeechDeterminer,
  NSGrammaticalPartOfSpeechPronoun, NSGrammaticalPartOfSpeechLetter,
  NSGrammaticalPartOfSpeechAdverb, NSGrammaticalPartOfSpeechParticle,
  NSGrammaticalPartOfSpeechAdjective, NSGrammaticalPartOfSpeechAdposition,
  NSGrammaticalPartOfSpeechVerb, NSGrammaticalPartOfSpeechNoun,
  NSGrammaticalPartOfSpeechConjunction, NSGrammaticalPartOfSpeechNumeral,
  NSGrammaticalPartOfSpeechInterjection, NSGrammaticalPartOfSpeechPreposition,
  NSGrammaticalPartOfSpeechAbbreviation
};
typedef NS_ENUM(NSUInteger, NSURLRequestAttribution) {
  NSURLRequestAttributionDeveloper = 0, NSURLRequestAttributionUser = 1
};
typedef NS_ENUM(NSInteger, NSNetServicesError) {
  NSNetServicesUnknownError = -72000, NSNetServicesCollisionError = -72001,
  NSNetServicesNotFoundError = -72002, NSNetServicesActivityInProgress = -72003,
  NSNetServicesBadArgumentError = -72004, NSNetServicesCancelledError = -72005,
  NSNetServicesInvalidError = -72006, NSNetServicesTimeoutError = -72007,
  NSNetServicesMissingRequiredConfigurationError = -72008
};
typedef NS_ENUM(NSInteger, NSURLErrorCancelledReason) {
  NSURLErrorCancelledReasonUserForceQuitApplication = 0,
  NSURLErrorCancelledReasonBackgroundUpdatesDisabled,
  NSURLErrorCancelledReasonInsufficientSystemResources
};
typedef NS_ENUM(NSInteger, NSItemProviderErrorCode) {
  NSItemProviderUnknownError = -1, NSItemProviderItemUnavailableError = -1000,
  NSItemProviderUnexpectedValueClassError = -1100, NSItemProviderUnavailableCoercionError = -1200
};
