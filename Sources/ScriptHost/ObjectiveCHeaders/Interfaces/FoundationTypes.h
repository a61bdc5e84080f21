typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef struct __attribute__((objc_boxable)) _NSRange { NSUInteger location, length; } NSRange;
typedef NSRange *NSRangePointer;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSKeyValueOperator;
typedef NSString *NSKeyValueChangeKey;
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSFileAttributeKey;
typedef NSString *NSFileAttributeType;
typedef NSString *NSFileProtectionType;
typedef NSString *NSURLFileProtectionType;
typedef NSString *NSURLResourceKey;
typedef NSString *NSLocaleKey;
typedef NSString *NSCalendarIdentifier;
typedef NSString *NSStringTransform;
typedef NSString *NSLinguisticTag NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSLinguisticTagScheme NS_TYPED_EXTENSIBLE_ENUM;
typedef NS_ENUM(NSInteger, NSLinguisticTaggerUnit) {
  NSLinguisticTaggerUnitWord, NSLinguisticTaggerUnitSentence, NSLinguisticTaggerUnitParagraph,
  NSLinguisticTaggerUnitDocument
};
typedef NS_OPTIONS(NSUInteger, NSLinguisticTaggerOptions) {
  NSLinguisticTaggerOmitWords = 1, NSLinguisticTaggerOmitPunctuation = 2,
  NSLinguisticTaggerOmitWhitespace = 4, NSLinguisticTaggerOmitOther = 8,
  NSLinguisticTaggerJoinNames = 16
};
typedef NS_ENUM(NSInteger, NSURLRelationship) {
  NSURLRelationshipContains, NSURLRelationshipSame, NSURLRelationshipOther
};
typedef NS_ENUM(NSInteger, NSDataCompressionAlgorithm) {
  NSDataCompressionAlgorithmLZFSE, NSDataCompressionAlgorithmLZ4, NSDataCompressionAlgorithmLZMA,
  NSDataCompressionAlgorithmZlib
};
typedef NSUInteger NSStringEncoding;
NS_ENUM(NSStringEncoding) {
  NSASCIIStringEncoding = 1, NSNEXTSTEPStringEncoding = 2, NSJapaneseEUCStringEncoding = 3,
  NSUTF8StringEncoding = 4, NSISOLatin1StringEncoding = 5, NSSymbolStringEncoding = 6,
  NSNonLossyASCIIStringEncoding = 7, NSShiftJISStringEncoding = 8, NSISOLatin2StringEncoding = 9,
  NSUTF16StringEncoding = 10, NSUnicodeStringEncoding = 10, NSWindowsCP1251StringEncoding = 11,
  NSWindowsCP1252StringEncoding = 12, NSWindowsCP1253StringEncoding = 13,
  NSWindowsCP1254StringEncoding = 14, NSWindowsCP1250StringEncoding = 15,
  NSISO2022JPStringEncoding = 21, NSMacOSRomanStringEncoding = 30,
  NSUTF32StringEncoding = 2348810496, NSUTF16BigEndianStringEncoding = 2415919360,
  NSUTF16LittleEndianStringEncoding = 2483028224, NSUTF32BigEndianStringEncoding = 2550137088,
  NSUTF32LittleEndianStringEncoding = 2617245952
};

#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_BLOCKS_AVAILABLE 1
#define NS_BLOCK_ASSERTIONS_DISABLED 0
FOUNDATION_EXPORT double NSFoundationVersionNumber;

static const NSInteger NSNotFound = NSIntegerMax;
#define NSMaximumStringLength (INT_MAX - 1)
#define NSOpenStepUnicodeReservedBase 0xF400

FOUNDATION_EXPORT void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
FOUNDATION_EXPORT void NSLogv(NSString *format, va_list arguments) NS_FORMAT_FUNCTION(1, 0);
FOUNDATION_EXPORT NSString *NSStringFromSelector(SEL selector);
FOUNDATION_EXPORT SEL NSSelectorFromString(NSString *name);
FOUNDATION_EXPORT NSString *NSStringFromClass(Class _Nullable cls);
FOUNDATION_EXPORT Class _Nullable NSClassFromString(NSString *name);
FOUNDATION_EXPORT NSString *NSStringFromProtocol(Protocol *protocol);
FOUNDATION_EXPORT Protocol *_Nullable NSProtocolFromString(NSString *name);
FOUNDATION_EXPORT const char *NSGetSizeAndAlignment(
  const char *types, NSUInteger *_Nullable size, NSUInteger *_Nullable alignment);
FOUNDATION_EXPORT NSRange NSMakeRange(NSUInteger location, NSUInteger length);
FOUNDATION_EXPORT NSUInteger NSMaxRange(NSRange range);
FOUNDATION_EXPORT BOOL NSLocationInRange(NSUInteger location, NSRange range);
FOUNDATION_EXPORT BOOL NSEqualRanges(NSRange one, NSRange other);
FOUNDATION_EXPORT NSRange NSUnionRange(NSRange one, NSRange other);
FOUNDATION_EXPORT NSRange NSIntersectionRange(NSRange one, NSRange other);
FOUNDATION_EXPORT NSString *NSStringFromRange(NSRange range);
FOUNDATION_EXPORT NSRange NSRangeFromString(NSString *text);
FOUNDATION_EXPORT NSUInteger NSPageSize(void);
FOUNDATION_EXPORT NSString *NSHomeDirectory(void);
FOUNDATION_EXPORT NSString *NSTemporaryDirectory(void);
FOUNDATION_EXPORT NSString *NSUserName(void);
typedef void NSUncaughtExceptionHandler(NSException *exception);
FOUNDATION_EXPORT void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *_Nullable handler);
FOUNDATION_EXPORT NSUncaughtExceptionHandler *_Nullable NSGetUncaughtExceptionHandler(void);
FOUNDATION_EXPORT id _Nullable NSAllocateObject(
  Class cls, NSUInteger extra, NSZone *_Nullable zone) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT void NSDeallocateObject(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT BOOL NSShouldRetainWithZone(id object, NSZone *_Nullable zone)
  NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT NSUInteger NSExtraRefCount(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT void NSIncrementExtraRefCount(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT BOOL NSDecrementExtraRefCountWasZero(id object)
  NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT NSZone *NSDefaultMallocZone(void);

NS_INLINE CFTypeRef _Nullable CFBridgingRetain(id _Nullable object) {
#if __has_feature(objc_arc)
  return (__bridge_retained CFTypeRef)object;
#else
  return object;
#endif
}
NS_INLINE id _Nullable CFBridgingRelease(CFTypeRef CF_CONSUMED _Nullable object) {
#if __has_feature(objc_arc)
  return (__bridge_transfer id)object;
#else
  return (id)object;
#endif
}

typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending
};
typedef NSComparisonResult (^NSComparator)(id one, id other);
typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) {
  NSEnumerationConcurrent = 1, NSEnumerationReverse = 2
};
typedef NS_OPTIONS(NSUInteger, NSSortOptions) { NSSortConcurrent = 1, NSSortStable = 16 };
typedef NS_ENUM(NSInteger, NSQualityOfService) {
  NSQualityOfServiceUserInteractive = 0x21, NSQualityOfServiceUserInitiated = 0x19,
  NSQualityOfServiceUtility = 0x11, NSQualityOfServiceBackground = 0x09,
  NSQualityOfServiceDefault = -1
};
enum {
  NSOperationQualityOfServiceUserInteractive = 0x21,
  NSOperationQualityOfServiceUserInitiated = 0x19, NSOperationQualityOfServiceUtility = 0x11,
  NSOperationQualityOfServiceBackground = 0x09
};
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2,
  NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8
};
typedef NS_ENUM(NSUInteger, NSKeyValueChange) {
  NSKeyValueChangeSetting = 1, NSKeyValueChangeInsertion, NSKeyValueChangeRemoval,
  NSKeyValueChangeReplacement
};
typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) {
  NSKeyValueUnionSetMutation = 1, NSKeyValueMinusSetMutation, NSKeyValueIntersectSetMutation,
  NSKeyValueSetSetMutation
};
FOUNDATION_EXPORT NSKeyValueChangeKey const NSKeyValueChangeKindKey;
FOUNDATION_EXPORT NSKeyValueChangeKey const NSKeyValueChangeNewKey;
FOUNDATION_EXPORT NSKeyValueChangeKey const NSKeyValueChangeOldKey;
FOUNDATION_EXPORT NSKeyValueChangeKey const NSKeyValueChangeIndexesKey;
FOUNDATION_EXPORT NSKeyValueChangeKey const NSKeyValueChangeNotificationIsPriorKey;
FOUNDATION_EXPORT NSKeyValueOperator const NSAverageKeyValueOperator;
FOUNDATION_EXPORT NSKeyValueOperator const NSCountKeyValueOperator;
FOUNDATION_EXPORT NSKeyValueOperator const NSSumKeyValueOperator;
FOUNDATION_EXPORT NSExceptionName const NSUndefinedKeyException;
FOUNDATION_EXPORT NSExceptionName const NSGenericException;
FOUNDATION_EXPORT NSExceptionName const NSRangeException;
FOUNDATION_EXPORT NSExceptionName const NSInvalidArgumentException;
FOUNDATION_EXPORT NSExceptionName const NSInternalInconsistencyException;
FOUNDATION_EXPORT NSExceptionName const NSMallocException;
FOUNDATION_EXPORT NSExceptionName const NSObjectInaccessibleException;
FOUNDATION_EXPORT NSExceptionName const NSObjectNotAvailableException;
FOUNDATION_EXPORT NSExceptionName const NSDestinationInvalidException;
FOUNDATION_EXPORT NSExceptionName const NSOldStyleException;
FOUNDATION_EXPORT NSExceptionName const NSInvalidUnarchiveOperationException;
FOUNDATION_EXPORT NSExceptionName const NSFileHandleOperationException;
FOUNDATION_EXPORT NSExceptionName const NSPortTimeoutException;
FOUNDATION_EXPORT NSRunLoopMode const NSDefaultRunLoopMode;
FOUNDATION_EXPORT NSRunLoopMode const NSRunLoopCommonModes;
typedef NS_ENUM(NSUInteger, NSPostingStyle) { NSPostWhenIdle = 1, NSPostASAP, NSPostNow };
typedef NS_OPTIONS(NSUInteger, NSNotificationCoalescing) {
  NSNotificationNoCoalescing = 0, NSNotificationCoalescingOnName = 1,
  NSNotificationCoalescingOnSender = 2
};

typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4, NSAnchoredSearch = 8,
  NSNumericSearch = 64, NSDiacriticInsensitiveSearch = 128, NSWidthInsensitiveSearch = 256,
  NSForcedOrderingSearch = 512, NSRegularExpressionSearch = 1024
};
typedef NS_OPTIONS(NSUInteger, NSStringEnumerationOptions) {
  NSStringEnumerationByLines = 0, NSStringEnumerationByParagraphs,
  NSStringEnumerationByComposedCharacterSequences, NSStringEnumerationByWords,
  NSStringEnumerationBySentences, NSStringEnumerationReverse = 256,
  NSStringEnumerationSubstringNotRequired = 512, NSStringEnumerationLocalized = 1024,
  NSStringEnumerationByCaretPositions = 5, NSStringEnumerationByDeletionClusters = 6
};
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) {
  NSRegularExpressionCaseInsensitive = 1, NSRegularExpressionAllowCommentsAndWhitespace = 2,
  NSRegularExpressionIgnoreMetacharacters = 4, NSRegularExpressionDotMatchesLineSeparators = 8,
  NSRegularExpressionAnchorsMatchLines = 16, NSRegularExpressionUseUnixLineSeparators = 32,
  NSRegularExpressionUseUnicodeWordBoundaries = 64
};
typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) {
  NSMatchingReportProgress = 1, NSMatchingReportCompletion = 2, NSMatchingAnchored = 4,
  NSMatchingWithTransparentBounds = 8, NSMatchingWithoutAnchoringBounds = 16
};
typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) {
  NSMatchingProgress = 1, NSMatchingCompleted = 2, NSMatchingHitEnd = 4,
  NSMatchingRequiredEnd = 8, NSMatchingInternalError = 16
};
typedef NS_OPTIONS(uint64_t, NSTextCheckingType) {
  NSTextCheckingTypeDate = 8, NSTextCheckingTypeAddress = 16, NSTextCheckingTypeLink = 32,
  NSTextCheckingTypeRegularExpression = 1024, NSTextCheckingTypePhoneNumber = 2048,
  NSTextCheckingTypeOrthography = 1, NSTextCheckingTypeSpelling = 2, NSTextCheckingTypeGrammar = 4,
  NSTextCheckingTypeQuote = 64, NSTextCheckingTypeDash = 128, NSTextCheckingTypeReplacement = 256,
  NSTextCheckingTypeCorrection = 512, NSTextCheckingTypeTransitInformation = 4096
};
typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) {
  NSDataReadingMappedIfSafe = 1, NSDataReadingUncached = 2, NSDataReadingMappedAlways = 8,
  NSMappedRead = 1, NSUncachedRead = 2
};
typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) {
  NSDataWritingAtomic = 1, NSDataWritingWithoutOverwriting = 2,
  NSDataWritingFileProtectionNone = 0x10000000, NSDataWritingFileProtectionComplete = 0x20000000,
  NSDataWritingFileProtectionCompleteUnlessOpen = 0x30000000,
  NSDataWritingFileProtectionCompleteUntilFirstUserAuthentication = 0x40000000,
  NSDataWritingFileProtectionCompleteWhenUserInactive = 0x50000000,
  NSDataWritingFileProtectionMask = 0xf0000000, NSAtomicWrite = 1
};
typedef NS_OPTIONS(NSUInteger, NSDataSearchOptions) {
  NSDataSearchBackwards = 1, NSDataSearchAnchored = 2
};
typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) {
  NSDataBase64Encoding64CharacterLineLength = 1, NSDataBase64Encoding76CharacterLineLength = 2,
  NSDataBase64EncodingEndLineWithCarriageReturn = 16, NSDataBase64EncodingEndLineWithLineFeed = 32
};
typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) {
  NSDataBase64DecodingIgnoreUnknownCharacters = 1
};
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingMutableContainers = 1, NSJSONReadingMutableLeaves = 2,
  NSJSONReadingFragmentsAllowed = 4, NSJSONReadingAllowFragments = 4,
  NSJSONReadingJSON5Allowed = 1 << 3, NSJSONReadingTopLevelDictionaryAssumed = 1 << 4
};
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
  NSJSONWritingPrettyPrinted = 1, NSJSONWritingSortedKeys = 2, NSJSONWritingFragmentsAllowed = 4,
  NSJSONWritingWithoutEscapingSlashes = 8
};
typedef NS_ENUM(NSUInteger, NSPropertyListFormat) {
  NSPropertyListOpenStepFormat = 1, NSPropertyListXMLFormat_v1_0 = 100,
  NSPropertyListBinaryFormat_v1_0 = 200
};
typedef NS_OPTIONS(NSUInteger, NSPropertyListMutabilityOptions) {
  NSPropertyListImmutable, NSPropertyListMutableContainers, NSPropertyListMutableContainersAndLeaves
};
typedef NSPropertyListMutabilityOptions NSPropertyListReadOptions;
typedef NSUInteger NSPropertyListWriteOptions;
typedef NS_OPTIONS(NSUInteger, NSPointerFunctionsOptions) {
  NSPointerFunctionsStrongMemory = 0, NSPointerFunctionsZeroingWeakMemory = 1,
  NSPointerFunctionsOpaqueMemory = 2,
  NSPointerFunctionsMallocMemory = 3, NSPointerFunctionsMachVirtualMemory = 4,
  NSPointerFunctionsWeakMemory = 5, NSPointerFunctionsObjectPersonality = 0,
  NSPointerFunctionsOpaquePersonality = 256, NSPointerFunctionsObjectPointerPersonality = 512,
  NSPointerFunctionsCStringPersonality = 768, NSPointerFunctionsStructPersonality = 1024,
  NSPointerFunctionsIntegerPersonality = 1280,
  NSPointerFunctionsCopyIn = 65536
};
typedef NS_ENUM(NSUInteger, NSRectEdge) {
  NSRectEdgeMinX, NSRectEdgeMinY, NSRectEdgeMaxX, NSRectEdgeMaxY,
  NSMinXEdge = NSRectEdgeMinX, NSMinYEdge = NSRectEdgeMinY, NSMaxXEdge = NSRectEdgeMaxX,
  NSMaxYEdge = NSRectEdgeMaxY
};
enum {
  NSWindowsNTOperatingSystem = 1, NSWindows95OperatingSystem, NSSolarisOperatingSystem,
  NSHPUXOperatingSystem, NSMACHOperatingSystem, NSSunOSOperatingSystem, NSOSF1OperatingSystem
};
typedef NSUInteger NSMapTableOptions;
typedef NSUInteger NSHashTableOptions;
static const NSPointerFunctionsOptions NSMapTableStrongMemory = NSPointerFunctionsStrongMemory;
static const NSPointerFunctionsOptions NSMapTableCopyIn = NSPointerFunctionsCopyIn;
static const NSPointerFunctionsOptions NSMapTableObjectPointerPersonality =
  NSPointerFunctionsObjectPointerPersonality;
static const NSPointerFunctionsOptions NSMapTableZeroingWeakMemory =
  NSPointerFunctionsZeroingWeakMemory;
static const NSPointerFunctionsOptions NSHashTableZeroingWeakMemory =
  NSPointerFunctionsZeroingWeakMemory;
static const NSPointerFunctionsOptions NSHashTableCopyIn = NSPointerFunctionsCopyIn;
static const NSPointerFunctionsOptions NSMapTableWeakMemory = NSPointerFunctionsWeakMemory;
static const NSPointerFunctionsOptions NSHashTableStrongMemory = NSPointerFunctionsStrongMemory;
static const NSPointerFunctionsOptions NSHashTableObjectPointerPersonality =
  NSPointerFunctionsObjectPointerPersonality;
static const NSPointerFunctionsOptions NSHashTableWeakMemory = NSPointerFunctionsWeakMemory;
typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;
typedef struct {
  NSInteger majorVersion, minorVersion, patchVersion;
} NSOperatingSystemVersion;

FOUNDATION_EXPORT NSErrorDomain const NSCocoaErrorDomain;
FOUNDATION_EXPORT NSErrorDomain const NSPOSIXErrorDomain;
FOUNDATION_EXPORT NSErrorDomain const NSOSStatusErrorDomain;
FOUNDATION_EXPORT NSErrorDomain const NSMachErrorDomain;
FOUNDATION_EXPORT NSErrorDomain const NSURLErrorDomain;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSUnderlyingErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedDescriptionKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedRecoverySuggestionErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedRecoveryOptionsErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSURLErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSFilePathErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSURLErrorFailingURLErrorKey;
FOUNDATION_EXPORT NSErrorUserInfoKey const NSURLErrorFailingURLStringErrorKey;
NS_ERROR_ENUM(NSURLErrorDomain) {
  NSURLErrorUnknown = -1, NSURLErrorCancelled = -999, NSURLErrorBadURL = -1000,
  NSURLErrorTimedOut = -1001, NSURLErrorUnsupportedURL = -1002, NSURLErrorCannotFindHost = -1003,
  NSURLErrorCannotConnectToHost = -1004, NSURLErrorNetworkConnectionLost = -1005,
  NSURLErrorDNSLookupFailed = -1006, NSURLErrorHTTPTooManyRedirects = -1007,
  NSURLErrorResourceUnavailable = -1008, NSURLErrorNotConnectedToInternet = -1009,
  NSURLErrorRedirectToNonExistentLocation = -1010, NSURLErrorBadServerResponse = -1011,
  NSURLErrorUserCancelledAuthentication = -1012, NSURLErrorUserAuthenticationRequired = -1013,
  NSURLErrorZeroByteResource = -1014, NSURLErrorCannotDecodeRawData = -1015,
  NSURLErrorCannotDecodeContentData = -1016, NSURLErrorCannotParseResponse = -1017,
  NSURLErrorInternationalRoamingOff = -1018, NSURLErrorCallIsActive = -1019,
  NSURLErrorDataNotAllowed = -1020, NSURLErrorRequestBodyStreamExhausted = -1021,
  NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022,
  NSURLErrorFileDoesNotExist = -1100, NSURLErrorFileIsDirectory = -1101,
  NSURLErrorNoPermissionsToReadFile = -1102, NSURLErrorDataLengthExceedsMaximum = -1103,
  NSURLErrorSecureConnectionFailed = -1200, NSURLErrorServerCertificateHasBadDate = -1201,
  NSURLErrorServerCertificateUntrusted = -1202, NSURLErrorServerCertificateHasUnknownRoot = -1203,
  NSURLErrorServerCertificateNotYetValid = -1204, NSURLErrorClientCertificateRejected = -1205,
  NSURLErrorClientCertificateRequired = -1206, NSURLErrorCannotLoadFromNetwork = -2000,
  NSURLErrorCannotCreateFile = -3000, NSURLErrorCannotOpenFile = -3001,
  NSURLErrorCannotCloseFile = -3002, NSURLErrorCannotWriteToFile = -3003,
  NSURLErrorCannotRemoveFile = -3004, NSURLErrorCannotMoveFile = -3005,
  NSURLErrorBackgroundSessionRequiresSharedContainer = -995,
  NSURLErrorBackgroundSessionInUseByAnotherProcess = -996,
  NSURLErrorBackgroundSessionWasDisconnected = -997, NSURLErrorFileOutsideSafeArea = -1104,
  NSURLErrorDownloadDecodingFailedMidStream = -3006,
  NSURLErrorDownloadDecodingFailedToComplete = -3007
};
NS_ERROR_ENUM(NSCocoaErrorDomain) {
  NSFileNoSuchFileError = 4, NSFileLockingError = 255, NSFileReadUnknownError = 256,
  NSFileReadNoPermissionError = 257, NSFileReadInvalidFileNameError = 258,
  NSFileReadCorruptFileError = 259, NSFileReadNoSuchFileError = 260,
  NSFileReadInapplicableStringEncodingError = 261, NSFileReadUnsupportedSchemeError = 262,
  NSFileReadTooLargeError = 263, NSFileReadUnknownStringEncodingError = 264,
  NSFileWriteUnknownError = 512, NSFileWriteNoPermissionError = 513,
  NSFileWriteInvalidFileNameError = 514, NSFileWriteFileExistsError = 516,
  NSFileWriteInapplicableStringEncodingError = 517, NSFileWriteUnsupportedSchemeError = 518,
  NSFileWriteOutOfSpaceError = 640, NSFileWriteVolumeReadOnlyError = 642,
  NSKeyValueValidationError = 1024, NSFormattingError = 2048, NSUserCancelledError = 3072,
  NSFeatureUnsupportedError = 3328, NSExecutableRuntimeMismatchError = 3586,
  NSPropertyListReadCorruptError = 3840, NSPropertyListReadUnknownVersionError = 3841,
  NSPropertyListReadStreamError = 3842, NSPropertyListWriteStreamError = 3851,
  NSPropertyListWriteInvalidError = 3852, NSCoderReadCorruptError = 4864,
  NSCoderValueNotFoundError = 4865, NSCoderInvalidValueError = 4866,
  NSCompressionFailedError = 5376, NSDecompressionFailedError = 5377,
  NSFileManagerUnmountUnknownError = 768, NSFileManagerUnmountBusyError = 769,
  NSExecutableNotLoadableError = 3584, NSExecutableArchitectureMismatchError = 3585,
  NSExecutableLoadError = 3587, NSExecutableLinkError = 3588, NSFileErrorMinimum = 0,
  NSFileErrorMaximum = 1023, NSValidationErrorMinimum = 1024, NSValidationErrorMaximum = 2047,
  NSExecutableErrorMinimum = 3584, NSExecutableErrorMaximum = 3839, NSFormattingErrorMinimum = 2048,
  NSFormattingErrorMaximum = 2559, NSPropertyListErrorMinimum = 3840,
  NSPropertyListErrorMaximum = 4095, NSXPCConnectionInterrupted = 4097,
  NSXPCConnectionInvalid = 4099, NSXPCConnectionReplyInvalid = 4101,
  NSXPCConnectionErrorMinimum = 4096, NSXPCConnectionErrorMaximum = 4224,
  NSUbiquitousFileUnavailableError = 4353, NSUbiquitousFileNotUploadedDueToQuotaError = 4354,
  NSUbiquitousFileUbiquityServerNotAvailable = 4355, NSUbiquitousFileErrorMinimum = 4352,
  NSUbiquitousFileErrorMaximum = 4607, NSUserActivityHandoffFailedError = 4608,
  NSUserActivityConnectionUnavailableError = 4609,
  NSUserActivityRemoteApplicationTimedOutError = 4610,
  NSUserActivityHandoffUserInfoTooLargeError = 4611, NSUserActivityErrorMinimum = 4608,
  NSUserActivityErrorMaximum = 4863, NSCoderErrorMinimum = 4864, NSCoderErrorMaximum = 4991,
  NSBundleErrorMinimum = 4992, NSBundleErrorMaximum = 5119,
  NSBundleOnDemandResourceOutOfSpaceError = 4992,
  NSBundleOnDemandResourceExceededMaximumSizeError = 4993,
  NSBundleOnDemandResourceInvalidTagError = 4994, NSCloudSharingNetworkFailureError = 5120,
  NSCloudSharingQuotaExceededError = 5121, NSCloudSharingTooManyParticipantsError = 5122,
  NSCloudSharingConflictError = 5123, NSCloudSharingNoPermissionError = 5124,
  NSCloudSharingOtherError = 5375, NSCloudSharingErrorMinimum = 5120,
  NSCloudSharingErrorMaximum = 5375, NSCompressionErrorMinimum = 5376,
  NSCompressionErrorMaximum = 5503
};
