internal import FoundationCore

extension FoundationConstants {
  /// The constants of data, files, linguistics and formatters that few apps use.
  static let valueIntegers: [(String, Int)] = [
    // NSData.h
    ("NSDataCompressionAlgorithmLZFSE", 0),
    ("NSDataCompressionAlgorithmLZ4", 1),
    ("NSDataCompressionAlgorithmLZMA", 2),
    ("NSDataCompressionAlgorithmZlib", 3),
    // NSFileManager.h
    ("NSDirectoryEnumerationIncludesDirectoriesPostOrder", 8),
    ("NSDirectoryEnumerationProducesRelativePathURLs", 16),
    ("NSURLRelationshipContains", 0),
    ("NSURLRelationshipSame", 1),
    ("NSURLRelationshipOther", 2),
    ("NSVolumeEnumerationSkipHiddenVolumes", 2),
    // NSURL.h
    ("NSURLBookmarkCreationMinimalBookmark", 512),
    ("NSURLBookmarkCreationSuitableForBookmarkFile", 1024),
    ("NSURLBookmarkCreationWithSecurityScope", 2048),
    ("NSURLBookmarkResolutionWithoutUI", 256),
    // FoundationErrors.h
    ("NSFeatureUnsupportedError", 3328),
    ("NSCompressionFailedError", 5376),
    ("NSDecompressionFailedError", 5377),
    // NSLinguisticTagger.h
    ("NSLinguisticTaggerOmitWords", 1),
    ("NSLinguisticTaggerOmitPunctuation", 2),
    ("NSLinguisticTaggerOmitWhitespace", 4),
    ("NSLinguisticTaggerOmitOther", 8),
    ("NSLinguisticTaggerJoinNames", 16),
    ("NSLinguisticTaggerUnitWord", 0),
    ("NSLinguisticTaggerUnitSentence", 1),
    ("NSLinguisticTaggerUnitParagraph", 2),
    ("NSLinguisticTaggerUnitDocument", 3),
    // NSNumberFormatter.h
    ("NSNumberFormatterNoStyle", 0),
    ("NSNumberFormatterDecimalStyle", 1),
    ("NSNumberFormatterCurrencyStyle", 2),
    ("NSNumberFormatterPercentStyle", 3),
    ("NSNumberFormatterScientificStyle", 4),
    ("NSNumberFormatterSpellOutStyle", 5),
    ("NSNumberFormatterOrdinalStyle", 6),
    ("NSNumberFormatterCurrencyISOCodeStyle", 8),
    ("NSNumberFormatterCurrencyPluralStyle", 9),
    ("NSNumberFormatterCurrencyAccountingStyle", 10),
    ("NSNumberFormatterRoundCeiling", 0),
    ("NSNumberFormatterRoundFloor", 1),
    ("NSNumberFormatterRoundDown", 2),
    ("NSNumberFormatterRoundUp", 3),
    ("NSNumberFormatterRoundHalfEven", 4),
    ("NSNumberFormatterRoundHalfDown", 5),
    ("NSNumberFormatterRoundHalfUp", 6),
    // NSDecimal.h
    ("NSCalculationNoError", 0),
    ("NSCalculationLossOfPrecision", 1),
    ("NSCalculationUnderflow", 2),
    ("NSCalculationOverflow", 3),
    ("NSCalculationDivideByZero", 4),
    // NSObjCRuntime.h
    ("NSQualityOfServiceUserInteractive", 33),
    ("NSQualityOfServiceUserInitiated", 25),
    ("NSQualityOfServiceUtility", 17),
    ("NSQualityOfServiceBackground", 9),
    ("NSQualityOfServiceDefault", -1),
    // NSTextCheckingResult.h
    ("NSTextCheckingTypeOrthography", 1),
    ("NSTextCheckingTypeSpelling", 2),
    ("NSTextCheckingTypeGrammar", 4),
    ("NSTextCheckingTypeDate", 8),
    ("NSTextCheckingTypeAddress", 16),
    ("NSTextCheckingTypeLink", 32),
    ("NSTextCheckingTypeQuote", 64),
    ("NSTextCheckingTypeDash", 128),
    ("NSTextCheckingTypeReplacement", 256),
    ("NSTextCheckingTypeCorrection", 512),
    ("NSTextCheckingTypePhoneNumber", 2048),
    ("NSTextCheckingTypeTransitInformation", 4096),
    // NSProcessInfo.h
    ("NSActivityIdleDisplaySleepDisabled", 0x10000000000),
    ("NSActivityIdleSystemSleepDisabled", 0x100000),
    ("NSActivityBackground", 255),
    ("NSActivityUserInitiated", 0xFFFFFF),
    ("NSActivityLatencyCritical", 0xFF00000000),
    // NSXMLParser.h
    ("NSXMLParserResolveExternalEntitiesNever", 0),
    ("NSXMLParserResolveExternalEntitiesNoNetwork", 1),
    ("NSXMLParserResolveExternalEntitiesSameOriginOnly", 2),
    ("NSXMLParserResolveExternalEntitiesAlways", 3),
  ]

  /// The keys and names that few apps use.
  static let valueStrings: [(String, String)] = [
    // NSURL.h
    ("NSURLIsApplicationKey", "NSURLIsApplicationKey"),
    ("NSURLAttributeModificationDateKey", "NSURLAttributeModificationDateKey"),
    ("NSURLLinkCountKey", "NSURLLinkCountKey"),
    ("NSURLFileSecurityKey", "NSURLFileSecurityKey"),
    ("NSURLCanonicalPathKey", "NSURLCanonicalPathKey"),
    ("NSURLTotalFileSizeKey", "NSURLTotalFileSizeKey"),
    ("NSURLTotalFileAllocatedSizeKey", "NSURLTotalFileAllocatedSizeKey"),
    ("NSURLIsAliasFileKey", "NSURLIsAliasFileKey"),
    ("NSURLFileProtectionKey", "NSURLFileProtectionKey"),
    ("NSURLVolumeTotalCapacityKey", "NSURLVolumeTotalCapacityKey"),
    ("NSURLVolumeAvailableCapacityKey", "NSURLVolumeAvailableCapacityKey"),
    (
      "NSURLVolumeAvailableCapacityForImportantUsageKey",
      "NSURLVolumeAvailableCapacityForImportantUsageKey"
    ),
    (
      "NSURLVolumeAvailableCapacityForOpportunisticUsageKey",
      "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
    ),
    ("NSURLIsUbiquitousItemKey", "NSURLIsUbiquitousItemKey"),
    ("NSURLAddedToDirectoryDateKey", "NSURLAddedToDirectoryDateKey"),
    ("NSURLFileProtectionComplete", "NSURLFileProtectionComplete"),
    ("NSURLFileProtectionNone", "NSURLFileProtectionNone"),
    (
      "NSURLFileProtectionCompleteUntilFirstUserAuthentication",
      "NSURLFileProtectionCompleteUntilFirstUserAuthentication"
    ),
    // NSFileManager.h
    ("NSFileReferenceCount", "NSFileReferenceCount"),
    ("NSFileGroupOwnerAccountName", "NSFileGroupOwnerAccountName"),
    ("NSFileSystemNumber", "NSFileSystemNumber"),
    ("NSFileSystemFileNumber", "NSFileSystemFileNumber"),
    ("NSFileExtensionHidden", "NSFileExtensionHidden"),
    ("NSFileOwnerAccountID", "NSFileOwnerAccountID"),
    ("NSFileGroupOwnerAccountID", "NSFileGroupOwnerAccountID"),
    ("NSFileProtectionComplete", "NSFileProtectionComplete"),
    ("NSFileImmutable", "NSFileImmutable"),
    ("NSFileAppendOnly", "NSFileAppendOnly"),
    ("NSFileSystemNodes", "NSFileSystemNodes"),
    ("NSFileSystemFreeNodes", "NSFileSystemFreeNodes"),
    // NSError.h
    ("NSDebugDescriptionErrorKey", "NSDebugDescription"),
    ("NSLocalizedFailureErrorKey", "NSLocalizedFailure"),
    ("NSMultipleUnderlyingErrorsKey", "NSMultipleUnderlyingErrorsKey"),
    ("NSRecoveryAttempterErrorKey", "NSRecoveryAttempter"),
    ("NSHelpAnchorErrorKey", "NSHelpAnchor"),
    ("NSStringEncodingErrorKey", "NSStringEncoding"),
    // NSString.h
    (
      "NSStringEncodingDetectionSuggestedEncodingsKey",
      "NSStringEncodingDetectionSuggestedEncodingsKey"
    ),
    (
      "NSStringEncodingDetectionDisallowedEncodingsKey",
      "NSStringEncodingDetectionDisallowedEncodingsKey"
    ),
    (
      "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey",
      "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey"
    ),
    ("NSStringEncodingDetectionAllowLossyKey", "NSStringEncodingDetectionAllowLossyKey"),
    ("NSStringEncodingDetectionFromWindowsKey", "NSStringEncodingDetectionFromWindowsKey"),
    (
      "NSStringEncodingDetectionLossySubstitutionKey",
      "NSStringEncodingDetectionLossySubstitutionKey"
    ),
    ("NSStringEncodingDetectionLikelyLanguageKey", "NSStringEncodingDetectionLikelyLanguageKey"),
    // NSLinguisticTagger.h
    ("NSLinguisticTagSchemeTokenType", "TokenType"),
    ("NSLinguisticTagSchemeLexicalClass", "LexicalClass"),
    ("NSLinguisticTagSchemeNameType", "NameType"),
    ("NSLinguisticTagSchemeNameTypeOrLexicalClass", "NameTypeOrLexicalClass"),
    ("NSLinguisticTagSchemeLemma", "Lemma"),
    ("NSLinguisticTagSchemeLanguage", "Language"),
    ("NSLinguisticTagSchemeScript", "Script"),
    ("NSLinguisticTagWord", "Word"),
    ("NSLinguisticTagPunctuation", "Punctuation"),
    ("NSLinguisticTagWhitespace", "Whitespace"),
    ("NSLinguisticTagOther", "Other"),
    ("NSLinguisticTagNoun", "Noun"),
    ("NSLinguisticTagVerb", "Verb"),
    ("NSLinguisticTagAdjective", "Adjective"),
    ("NSLinguisticTagAdverb", "Adverb"),
    ("NSLinguisticTagPronoun", "Pronoun"),
    ("NSLinguisticTagSentenceTerminator", "SentenceTerminator"),
    ("NSLinguisticTagOpenQuote", "OpenQuote"),
    ("NSLinguisticTagCloseQuote", "CloseQuote"),
    ("NSLinguisticTagOpenParenthesis", "OpenParenthesis"),
    ("NSLinguisticTagCloseParenthesis", "CloseParenthesis"),
    ("NSLinguisticTagDash", "Dash"),
    ("NSLinguisticTagOtherPunctuation", "Punctuation"),
    ("NSLinguisticTagParagraphBreak", "ParagraphBreak"),
    ("NSLinguisticTagOtherWhitespace", "Whitespace"),
    ("NSLinguisticTagPersonalName", "PersonalName"),
    ("NSLinguisticTagPlaceName", "PlaceName"),
    ("NSLinguisticTagOrganizationName", "OrganizationName"),
    // NSProgress.h
    ("NSProgressKindFile", "NSProgressKindFile"),
    ("NSProgressFileOperationKindKey", "NSProgressFileOperationKindKey"),
    ("NSProgressFileOperationKindDownloading", "NSProgressFileOperationKindDownloading"),
    ("NSProgressFileOperationKindReceiving", "NSProgressFileOperationKindReceiving"),
    ("NSProgressFileOperationKindCopying", "NSProgressFileOperationKindCopying"),
    ("NSProgressEstimatedTimeRemainingKey", "NSProgressEstimatedTimeRemainingKey"),
    ("NSProgressThroughputKey", "NSProgressThroughputKey"),
    ("NSProgressFileURLKey", "NSProgressFileURLKey"),
    ("NSProgressFileTotalCountKey", "NSProgressFileTotalCountKey"),
    ("NSProgressFileCompletedCountKey", "NSProgressFileCompletedCountKey"),
    // NSUbiquitousKeyValueStore.h
    (
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification",
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    ),
    ("NSUbiquitousKeyValueStoreChangeReasonKey", "NSUbiquitousKeyValueStoreChangeReasonKey"),
    ("NSUbiquitousKeyValueStoreChangedKeysKey", "NSUbiquitousKeyValueStoreChangedKeysKey"),
    // NSException.h
    ("NSAssertionHandlerKey", "NSAssertionHandler"),
    // NSKeyValueCoding.h
    ("NSAverageKeyValueOperator", "avg"),
    ("NSCountKeyValueOperator", "count"),
    ("NSDistinctUnionOfArraysKeyValueOperator", "distinctUnionOfArrays"),
    ("NSDistinctUnionOfObjectsKeyValueOperator", "distinctUnionOfObjects"),
    ("NSDistinctUnionOfSetsKeyValueOperator", "distinctUnionOfSets"),
    ("NSMaximumKeyValueOperator", "max"),
    ("NSMinimumKeyValueOperator", "min"),
    ("NSSumKeyValueOperator", "sum"),
    ("NSUnionOfArraysKeyValueOperator", "unionOfArrays"),
    ("NSUnionOfObjectsKeyValueOperator", "unionOfObjects"),
    ("NSUnionOfSetsKeyValueOperator", "unionOfSets"),
    // NSLocale.h and NSTimeZone.h
    ("NSCurrentLocaleDidChangeNotification", "kCFLocaleCurrentLocaleDidChangeNotification"),
    ("NSSystemTimeZoneDidChangeNotification", "NSSystemTimeZoneDidChangeNotification"),
  ]
}
