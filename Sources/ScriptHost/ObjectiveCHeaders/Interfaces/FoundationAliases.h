typedef NSString *NSStringEncodingDetectionOptionsKey;
typedef NSString *NSProgressKind;
typedef NSString *NSProgressUserInfoKey;
typedef NSString *NSProgressFileOperationKind;
typedef NSString *NSURLFileResourceType;
typedef NSString *NSURLThumbnailDictionaryItem;
typedef NSString *NSURLUbiquitousItemDownloadingStatus;
typedef NSString *NSURLUbiquitousSharedItemRole;
typedef NSString *NSURLUbiquitousSharedItemPermissions;
typedef NSUInteger NSURLBookmarkFileCreationOptions;
typedef NSString *NSFileProviderServiceName;
typedef NSString *NSHTTPCookiePropertyKey;
typedef NSString *NSHTTPCookieStringPolicy;
typedef int NSSocketNativeHandle;
typedef NSString *NSTextCheckingKey;
typedef NSString *NSStreamSocketSecurityLevel;
typedef NSString *NSStreamSOCKSProxyConfiguration;
typedef NSString *NSStreamSOCKSProxyVersion;
typedef NSString *NSStreamNetworkServiceTypeValue;
typedef NSString *NSUserActivityPersistentIdentifier;
enum { NSDataReadingMapped = 1 };
enum {
  NSISO8601DateFormatWithMonth = 2, NSISO8601DateFormatWithWeekOfYear = 4,
  NSISO8601DateFormatWithDay = 16, NSISO8601DateFormatWithTime = 32,
  NSISO8601DateFormatWithTimeZone = 64, NSISO8601DateFormatWithColonSeparatorInTime = 512,
  NSISO8601DateFormatWithColonSeparatorInTimeZone = 1024, NSISO8601DateFormatWithFullDate = 275,
  NSISO8601DateFormatWithFullTime = 1632
};
typedef NS_ENUM(NSInteger, NSRelativeDateTimeFormatterStyle) {
  NSRelativeDateTimeFormatterStyleNumeric, NSRelativeDateTimeFormatterStyleNamed
};
typedef NS_ENUM(NSInteger, NSRelativeDateTimeFormatterUnitsStyle) {
  NSRelativeDateTimeFormatterUnitsStyleFull, NSRelativeDateTimeFormatterUnitsStyleSpellOut,
  NSRelativeDateTimeFormatterUnitsStyleShort, NSRelativeDateTimeFormatterUnitsStyleAbbreviated
};
enum { NSURLBookmarkCreationSecurityScopeAllowOnlyReadAccess = 4096 };
enum { NSURLBookmarkResolutionWithSecurityScope = 1024 };
typedef NS_ENUM(NSUInteger, NSFileManagerUnmountOptions) {
  NSFileManagerUnmountAllPartitionsAndEjectDisk = 1, NSFileManagerUnmountWithoutUI
};
typedef NS_ENUM(NSUInteger, NSMachPortOptions) {
  NSMachPortDeallocateNone, NSMachPortDeallocateSendRight, NSMachPortDeallocateReceiveRight
};
enum { NSActivityUserInitiatedAllowingIdleSystemSleep = 15728639 };
typedef NS_ENUM(NSInteger, NSURLErrorNetworkUnavailableReason) {
  NSURLErrorNetworkUnavailableReasonCellular, NSURLErrorNetworkUnavailableReasonExpensive,
  NSURLErrorNetworkUnavailableReasonConstrained
};
enum {
  NSXMLParserCharacterRefAtEOFError = 10, NSXMLParserCharacterRefInPrologError = 11,
  NSXMLParserCharacterRefInEpilogError = 12, NSXMLParserCharacterRefInDTDError = 13,
  NSXMLParserEntityRefAtEOFError = 14, NSXMLParserEntityRefInPrologError = 15,
  NSXMLParserEntityRefInEpilogError = 16, NSXMLParserEntityRefInDTDError = 17,
  NSXMLParserParsedEntityRefAtEOFError = 18, NSXMLParserParsedEntityRefInPrologError = 19,
  NSXMLParserParsedEntityRefInEpilogError = 20,
  NSXMLParserParsedEntityRefInInternalSubsetError = 21,
  NSXMLParserEntityReferenceWithoutNameError = 22, NSXMLParserParsedEntityRefNoNameError = 24,
  NSXMLParserParsedEntityRefMissingSemiError = 25, NSXMLParserUnparsedEntityError = 28,
  NSXMLParserEntityIsExternalError = 29, NSXMLParserEntityIsParameterError = 30,
  NSXMLParserStringNotStartedError = 33, NSXMLParserStringNotClosedError = 34,
  NSXMLParserNamespaceDeclarationError = 35, NSXMLParserEntityNotStartedError = 36,
  NSXMLParserEntityNotFinishedError = 37, NSXMLParserAttributeNotFinishedError = 40,
  NSXMLParserLiteralNotStartedError = 43, NSXMLParserLiteralNotFinishedError = 44,
  NSXMLParserNotationNotStartedError = 48, NSXMLParserNotationNotFinishedError = 49,
  NSXMLParserAttributeListNotStartedError = 50, NSXMLParserAttributeListNotFinishedError = 51,
  NSXMLParserMixedContentDeclNotStartedError = 52,
  NSXMLParserMixedContentDeclNotFinishedError = 53,
  NSXMLParserElementContentDeclNotStartedError = 54,
  NSXMLParserElementContentDeclNotFinishedError = 55, NSXMLParserXMLDeclNotStartedError = 56,
  NSXMLParserXMLDeclNotFinishedError = 57, NSXMLParserConditionalSectionNotStartedError = 58,
  NSXMLParserConditionalSectionNotFinishedError = 59,
  NSXMLParserExternalSubsetNotFinishedError = 60, NSXMLParserMisplacedCDATAEndStringError = 62,
  NSXMLParserSeparatorRequiredError = 66, NSXMLParserNMTOKENRequiredError = 67,
  NSXMLParserPCDATARequiredError = 69, NSXMLParserURIRequiredError = 70,
  NSXMLParserPublicIdentifierRequiredError = 71, NSXMLParserLTRequiredError = 72,
  NSXMLParserLTSlashRequiredError = 74, NSXMLParserUnfinishedTagError = 77,
  NSXMLParserStandaloneValueError = 78, NSXMLParserInvalidEncodingNameError = 79,
  NSXMLParserCommentContainsDoubleHyphenError = 80, NSXMLParserInvalidEncodingError = 81,
  NSXMLParserExternalStandaloneEntityError = 82, NSXMLParserInvalidConditionalSectionError = 83,
  NSXMLParserEntityValueRequiredError = 84, NSXMLParserInvalidCharacterInEntityError = 87,
  NSXMLParserParsedEntityRefInInternalError = 88, NSXMLParserEntityBoundaryError = 90,
  NSXMLParserInvalidURIError = 91, NSXMLParserURIFragmentError = 92, NSXMLParserNoDTDError = 94
};
typedef NS_OPTIONS(NSUInteger, NSXPCConnectionOptions) { NSXPCConnectionPrivileged = 1 << 12 };
enum { NSXPCConnectionCodeSigningRequirementFailure = 4102 };
typedef NS_ENUM(NSUInteger, NSFileVersionAddingOptions) { NSFileVersionAddingByMoving = 1 };
typedef NS_ENUM(NSUInteger, NSFileVersionReplacingOptions) { NSFileVersionReplacingByMoving = 1 };
typedef void (^NSItemProviderCompletionHandler)(__kindof id<NSSecureCoding> _Nullable, NSError *);
typedef void (^NSItemProviderLoadHandler)(NSItemProviderCompletionHandler, Class, NSDictionary *);
typedef void (^NSProgressUnpublishingHandler)(void);
typedef NSProgressUnpublishingHandler _Nullable (^NSProgressPublishingHandler)(NSProgress *);
extern NSString *const NSErrorFailingURLStringKey, *const NSMetadataItemFSNameKey,
  *const NSMetadataItemDisplayNameKey, *const NSMetadataItemURLKey, *const NSMetadataItemPathKey,
  *const NSMetadataItemFSSizeKey, *const NSMetadataItemFSCreationDateKey,
  *const NSMetadataItemFSContentChangeDateKey,
  *const NSMetadataUbiquitousItemHasUnresolvedConflictsKey,
  *const NSMetadataUbiquitousItemIsDownloadedKey,
  *const NSMetadataUbiquitousItemDownloadingStatusKey,
  *const NSMetadataUbiquitousItemDownloadingStatusNotDownloaded,
  *const NSMetadataUbiquitousItemDownloadingStatusDownloaded,
  *const NSMetadataUbiquitousItemDownloadingStatusCurrent,
  *const NSMetadataUbiquitousItemIsDownloadingKey, *const NSMetadataUbiquitousItemIsUploadedKey,
  *const NSMetadataUbiquitousItemIsUploadingKey,
  *const NSMetadataUbiquitousItemPercentDownloadedKey,
  *const NSMetadataUbiquitousItemPercentUploadedKey,
  *const NSMetadataUbiquitousItemDownloadingErrorKey,
  *const NSMetadataUbiquitousItemUploadingErrorKey,
  *const NSMetadataUbiquitousItemDownloadRequestedKey,
  *const NSMetadataUbiquitousItemIsExternalDocumentKey,
  *const NSMetadataUbiquitousItemContainerDisplayNameKey,
  *const NSMetadataUbiquitousItemURLInLocalContainerKey,
  *const NSMetadataUbiquitousItemIsSharedKey,
  *const NSMetadataUbiquitousSharedItemCurrentUserRoleKey,
  *const NSMetadataUbiquitousSharedItemCurrentUserPermissionsKey,
  *const NSMetadataUbiquitousSharedItemOwnerNameComponentsKey,
  *const NSMetadataUbiquitousSharedItemMostRecentEditorNameComponentsKey,
  *const NSMetadataUbiquitousSharedItemRoleOwner,
  *const NSMetadataUbiquitousSharedItemRoleParticipant,
  *const NSMetadataUbiquitousSharedItemPermissionsReadOnly,
  *const NSMetadataUbiquitousSharedItemPermissionsReadWrite,
  *const NSMetadataQueryUpdateAddedItemsKey, *const NSMetadataQueryUpdateChangedItemsKey,
  *const NSMetadataQueryUpdateRemovedItemsKey,
  *const NSMetadataQueryResultContentRelevanceAttribute, *const NSMetadataQueryUserHomeScope,
  *const NSMetadataQueryLocalComputerScope, *const NSMetadataQueryNetworkScope,
  *const NSMetadataQueryIndexedLocalComputerScope, *const NSMetadataQueryIndexedNetworkScope,
  *const NSMetadataQueryUbiquitousDocumentsScope, *const NSMetadataQueryUbiquitousDataScope,
  *const NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope;
extern NSNotificationName const NSMetadataQueryDidStartGatheringNotification,
  NSMetadataQueryGatheringProgressNotification, NSMetadataQueryDidFinishGatheringNotification,
  NSMetadataQueryDidUpdateNotification;
extern NSUInteger const NSUndoCloseGroupingRunLoopOrdering;
