typedef NS_ENUM(NSInteger, NSFormattingUnitStyle) {
  NSFormattingUnitStyleShort = 1, NSFormattingUnitStyleMedium = 2, NSFormattingUnitStyleLong = 3
};
typedef NS_ENUM(NSInteger, NSFormattingContext) {
  NSFormattingContextUnknown = 0, NSFormattingContextDynamic = 1,
  NSFormattingContextStandalone = 2, NSFormattingContextListItem = 3,
  NSFormattingContextBeginningOfSentence = 4, NSFormattingContextMiddleOfSentence = 5
};
typedef NS_ENUM(NSInteger, NSLengthFormatterUnit) {
  NSLengthFormatterUnitMillimeter = 8, NSLengthFormatterUnitCentimeter = 9,
  NSLengthFormatterUnitMeter = 11, NSLengthFormatterUnitKilometer = 14,
  NSLengthFormatterUnitInch = 1281, NSLengthFormatterUnitFoot = 1282,
  NSLengthFormatterUnitYard = 1283, NSLengthFormatterUnitMile = 1284
};
typedef NS_ENUM(NSInteger, NSMassFormatterUnit) {
  NSMassFormatterUnitGram = 11, NSMassFormatterUnitKilogram = 14, NSMassFormatterUnitOunce = 1537,
  NSMassFormatterUnitPound = 1538, NSMassFormatterUnitStone = 1539
};
typedef NS_ENUM(NSInteger, NSEnergyFormatterUnit) {
  NSEnergyFormatterUnitJoule = 11, NSEnergyFormatterUnitKilojoule = 14,
  NSEnergyFormatterUnitCalorie = 1793, NSEnergyFormatterUnitKilocalorie = 1794
};
typedef NS_OPTIONS(NSUInteger, NSMeasurementFormatterUnitOptions) {
  NSMeasurementFormatterUnitOptionsProvidedUnit = 1,
  NSMeasurementFormatterUnitOptionsNaturalScale = 2,
  NSMeasurementFormatterUnitOptionsTemperatureWithoutUnit = 4
};
typedef NS_OPTIONS(NSUInteger, NSByteCountFormatterUnits) {
  NSByteCountFormatterUseDefault = 0, NSByteCountFormatterUseBytes = 1,
  NSByteCountFormatterUseKB = 2, NSByteCountFormatterUseMB = 4, NSByteCountFormatterUseGB = 8,
  NSByteCountFormatterUseTB = 16, NSByteCountFormatterUsePB = 32, NSByteCountFormatterUseEB = 64,
  NSByteCountFormatterUseZB = 128, NSByteCountFormatterUseYBOrHigher = 65280,
  NSByteCountFormatterUseAll = 65535
};
typedef NS_ENUM(NSInteger, NSByteCountFormatterCountStyle) {
  NSByteCountFormatterCountStyleFile = 0, NSByteCountFormatterCountStyleMemory = 1,
  NSByteCountFormatterCountStyleDecimal = 2, NSByteCountFormatterCountStyleBinary = 3
};
typedef NS_ENUM(NSInteger, NSDateComponentsFormatterUnitsStyle) {
  NSDateComponentsFormatterUnitsStylePositional = 0,
  NSDateComponentsFormatterUnitsStyleAbbreviated = 1, NSDateComponentsFormatterUnitsStyleShort = 2,
  NSDateComponentsFormatterUnitsStyleFull = 3, NSDateComponentsFormatterUnitsStyleSpellOut = 4,
  NSDateComponentsFormatterUnitsStyleBrief = 5
};
typedef NS_OPTIONS(NSUInteger, NSDateComponentsFormatterZeroFormattingBehavior) {
  NSDateComponentsFormatterZeroFormattingBehaviorNone = 0,
  NSDateComponentsFormatterZeroFormattingBehaviorDefault = 1,
  NSDateComponentsFormatterZeroFormattingBehaviorDropLeading = 2,
  NSDateComponentsFormatterZeroFormattingBehaviorDropMiddle = 4,
  NSDateComponentsFormatterZeroFormattingBehaviorDropTrailing = 8,
  NSDateComponentsFormatterZeroFormattingBehaviorDropAll = 14,
  NSDateComponentsFormatterZeroFormattingBehaviorPad = 65536
};
typedef NS_ENUM(NSUInteger, NSDateIntervalFormatterStyle) {
  NSDateIntervalFormatterNoStyle = 0, NSDateIntervalFormatterShortStyle = 1,
  NSDateIntervalFormatterMediumStyle = 2, NSDateIntervalFormatterLongStyle = 3,
  NSDateIntervalFormatterFullStyle = 4
};
typedef NS_ENUM(NSInteger, NSPersonNameComponentsFormatterStyle) {
  NSPersonNameComponentsFormatterStyleDefault = 0, NSPersonNameComponentsFormatterStyleShort = 1,
  NSPersonNameComponentsFormatterStyleMedium = 2, NSPersonNameComponentsFormatterStyleLong = 3,
  NSPersonNameComponentsFormatterStyleAbbreviated = 4
};
typedef NS_OPTIONS(NSUInteger, NSPersonNameComponentsFormatterOptions) {
  NSPersonNameComponentsFormatterPhonetic = 2
};
typedef NS_ENUM(NSUInteger, NSNumberFormatterBehavior) {
  NSNumberFormatterBehaviorDefault = 0, NSNumberFormatterBehavior10_0 = 1000,
  NSNumberFormatterBehavior10_4 = 1040
};
typedef NS_ENUM(NSUInteger, NSNumberFormatterPadPosition) {
  NSNumberFormatterPadBeforePrefix = 0, NSNumberFormatterPadAfterPrefix = 1,
  NSNumberFormatterPadBeforeSuffix = 2, NSNumberFormatterPadAfterSuffix = 3
};
typedef NS_ENUM(NSUInteger, NSDateFormatterBehavior) {
  NSDateFormatterBehaviorDefault = 0, NSDateFormatterBehavior10_4 = 1040
};
typedef NS_ENUM(NSInteger, NSTimeZoneNameStyle) {
  NSTimeZoneNameStyleStandard = 0, NSTimeZoneNameStyleShortStandard = 1,
  NSTimeZoneNameStyleDaylightSaving = 2, NSTimeZoneNameStyleShortDaylightSaving = 3,
  NSTimeZoneNameStyleGeneric = 4, NSTimeZoneNameStyleShortGeneric = 5
};
typedef NSString *NSValueTransformerName;
typedef NS_ENUM(NSUInteger, NSPredicateOperatorType) {
  NSLessThanPredicateOperatorType = 0, NSLessThanOrEqualToPredicateOperatorType = 1,
  NSGreaterThanPredicateOperatorType = 2, NSGreaterThanOrEqualToPredicateOperatorType = 3,
  NSEqualToPredicateOperatorType = 4, NSNotEqualToPredicateOperatorType = 5,
  NSMatchesPredicateOperatorType = 6, NSLikePredicateOperatorType = 7,
  NSBeginsWithPredicateOperatorType = 8, NSEndsWithPredicateOperatorType = 9,
  NSInPredicateOperatorType = 10, NSCustomSelectorPredicateOperatorType = 11,
  NSContainsPredicateOperatorType = 99, NSBetweenPredicateOperatorType = 100
};
typedef NS_ENUM(NSUInteger, NSComparisonPredicateModifier) {
  NSDirectPredicateModifier = 0, NSAllPredicateModifier = 1, NSAnyPredicateModifier = 2
};
typedef NS_OPTIONS(NSUInteger, NSComparisonPredicateOptions) {
  NSCaseInsensitivePredicateOption = 1, NSDiacriticInsensitivePredicateOption = 2,
  NSNormalizedPredicateOption = 4
};
typedef NS_ENUM(NSUInteger, NSCompoundPredicateType) {
  NSNotPredicateType = 0, NSAndPredicateType = 1, NSOrPredicateType = 2
};

@protocol NSDecimalNumberBehaviors
- (NSRoundingMode)roundingMode;
- (short)scale;
- (nullable NSDecimalNumber *)exceptionDuringOperation:(SEL)operation error:(NSCalculationError)error leftOperand:(NSDecimalNumber *)left rightOperand:(nullable NSDecimalNumber *)right;
@end

@interface NSDecimalNumberHandler : NSObject <NSDecimalNumberBehaviors, NSCoding>
+ (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
- (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero;
+ (NSDecimalNumberHandler *)defaultDecimalNumberHandler;
- (NSRoundingMode)roundingMode;
- (short)scale;
@end

@interface NSLengthFormatter : NSFormatter
- (NSString *)unitStringFromMeters:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSMassFormatter : NSFormatter
- (NSString *)unitStringFromKilograms:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSEnergyFormatter : NSFormatter
- (NSString *)unitStringFromJoules:(double)number usedUnit:(nullable NSInteger *)unit;
@end

@interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) UnitType unit;
@property (readonly) double doubleValue;
- (instancetype)initWithDoubleValue:(double)value unit:(UnitType)unit;
- (NSMeasurement<UnitType> *)measurementByAddingMeasurement:(NSMeasurement<UnitType> *)measurement;
- (NSMeasurement<UnitType> *)measurementBySubtractingMeasurement:(NSMeasurement<UnitType> *)measurement;
@end

@interface NSArchiver : NSCoder
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
@property (readonly, retain) NSMutableData *archiverData;
- (void)encodeRootObject:(id)object;
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
@end

@interface NSUnarchiver : NSCoder
- (nullable instancetype)initForReadingWithData:(NSData *)data;
+ (nullable id)unarchiveObjectWithData:(NSData *)data;
@end

@interface NSUndoManager : NSObject
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)object;
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler;
- (id)prepareWithInvocationTarget:(id)target;
@property (copy) NSArray<NSString *> *runLoopModes;
@end

@interface NSExpression : NSObject <NSCopying, NSSecureCoding>
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
@end

@interface NSURL (Resources)
- (BOOL)checkResourceIsReachableAndReturnError:(NSError *_Nullable *_Nullable)error;
- (nullable NSDictionary<NSURLResourceKey, id> *)resourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getResourceValue:(out id _Nullable *_Nonnull)value forKey:(NSURLResourceKey)key error:(out NSError *_Nullable *_Nullable)error;
@end

@interface NSURL (ResourceValues)
- (BOOL)setResourceValue:(nullable id)value forKey:(NSURLResourceKey)key error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setResourceValues:(NSDictionary<NSURLResourceKey, id> *)values error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getPromisedItemResourceValue:(out id _Nullable *_Nonnull)value forKey:(NSURLResourceKey)key error:(out NSError *_Nullable *_Nullable)error;
- (nullable NSDictionary<NSURLResourceKey, id> *)promisedItemResourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys error:(NSError *_Nullable *_Nullable)error;
- (BOOL)checkPromisedItemIsReachableAndReturnError:(NSError *_Nullable *_Nullable)error;
- (nullable NSData *)bookmarkDataWithOptions:(NSUInteger)options includingResourceValuesForKeys:(nullable NSArray<NSURLResourceKey> *)keys relativeToURL:(nullable NSURL *)base error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)URLByResolvingBookmarkData:(NSData *)data options:(NSUInteger)options relativeToURL:(nullable NSURL *)base bookmarkDataIsStale:(nullable BOOL *)isStale error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initByResolvingBookmarkData:(NSData *)data options:(NSUInteger)options relativeToURL:(nullable NSURL *)base bookmarkDataIsStale:(nullable BOOL *)isStale error:(NSError *_Nullable *_Nullable)error;
+ (BOOL)writeBookmarkData:(NSData *)data toURL:(NSURL *)url options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSData *)bookmarkDataWithContentsOfURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)URLByResolvingAliasFileAtURL:(NSURL *)url options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSFileManager (Links)
- (const char *)fileSystemRepresentationWithPath:(NSString *)path NS_RETURNS_INNER_POINTER;
- (NSString *)stringWithFileSystemRepresentation:(const char *)path length:(NSUInteger)length;
- (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)target error:(NSError *_Nullable *_Nullable)error;
- (BOOL)createSymbolicLinkAtURL:(NSURL *)url withDestinationURL:(NSURL *)target error:(NSError *_Nullable *_Nullable)error;
- (nullable NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)linkItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError *_Nullable *_Nullable)error;
- (BOOL)linkItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getRelationship:(NSURLRelationship *)relationship ofDirectoryAtURL:(NSURL *)folder toItemAtURL:(NSURL *)item error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getRelationship:(NSURLRelationship *)relationship ofDirectory:(NSUInteger)folder inDomain:(NSUInteger)domain toItemAtURL:(NSURL *)item error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setUbiquitous:(BOOL)isUbiquitous itemAtURL:(NSURL *)url destinationURL:(NSURL *)target error:(NSError *_Nullable *_Nullable)error;
- (BOOL)startDownloadingUbiquitousItemAtURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
- (BOOL)evictUbiquitousItemAtURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
- (BOOL)trashItemAtURL:(NSURL *)url resultingItemURL:(NSURL *_Nullable *_Nullable)result error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSBundle (Loading)
- (BOOL)preflightAndReturnError:(NSError *_Nullable *_Nullable)error;
- (BOOL)loadAndReturnError:(NSError *_Nullable *_Nullable)error;
@end

@interface NSData (Compression)
- (nullable instancetype)compressedDataUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)decompressedDataUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSMutableData (Compression)
- (BOOL)compressUsingAlgorithm:(NSInteger)algorithm error:(NSError *_Nullable *_Nullable)error;
- (BOOL)decompressUsingAlgorithm:(NSInteger)algorithm error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSError (Providers)
+ (void)setUserInfoValueProviderForDomain:(NSErrorDomain)domain provider:(id _Nullable (^_Nullable)(NSError *error, NSErrorUserInfoKey key))provider;
+ (id _Nullable (^_Nullable)(NSError *error, NSErrorUserInfoKey key))userInfoValueProviderForDomain:(NSErrorDomain)domain;
@end

@interface NSString (Detection)
+ (NSStringEncoding)stringEncodingForData:(NSData *)data encodingOptions:(nullable NSDictionary *)options convertedString:(NSString *_Nullable *_Nullable)string usedLossyConversion:(nullable BOOL *)isLossy;
- (NSArray<NSString *> *)linguisticTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(nullable id)orthography tokenRanges:(NSArray<NSValue *> *_Nullable *_Nullable)ranges;
- (void)enumerateLinguisticTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(nullable id)orthography usingBlock:(void (^)(NSLinguisticTag _Nullable tag, NSRange token, NSRange sentence, BOOL *stop))block;
@end

@interface NSLinguisticTagger : NSObject
@property (nullable, retain) NSString *string;
- (nullable NSLinguisticTag)tagAtIndex:(NSUInteger)index scheme:(NSLinguisticTagScheme)scheme tokenRange:(nullable NSRange *)range sentenceRange:(nullable NSRange *)sentence;
- (nullable NSLinguisticTag)tagAtIndex:(NSUInteger)index unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme tokenRange:(nullable NSRange *)range;
- (NSArray<NSLinguisticTag> *)tagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options tokenRanges:(NSArray<NSValue *> *_Nullable *_Nullable)ranges;
- (NSArray<NSLinguisticTag> *)tagsInRange:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options tokenRanges:(NSArray<NSValue *> *_Nullable *_Nullable)ranges;
- (void)enumerateTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options usingBlock:(void (^)(NSLinguisticTag _Nullable tag, NSRange token, NSRange sentence, BOOL *stop))block;
- (void)enumerateTagsInRange:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options usingBlock:(void (^)(NSLinguisticTag _Nullable tag, NSRange token, BOOL *stop))block;
- (nullable NSArray<NSString *> *)possibleTagsAtIndex:(NSUInteger)index scheme:(NSLinguisticTagScheme)scheme tokenRange:(nullable NSRange *)range sentenceRange:(nullable NSRange *)sentence scores:(NSArray<NSValue *> *_Nullable *_Nullable)scores;
+ (nullable NSLinguisticTag)tagForString:(NSString *)string atIndex:(NSUInteger)index unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme orthography:(nullable id)orthography tokenRange:(nullable NSRange *)range;
+ (NSArray<NSLinguisticTag> *)tagsForString:(NSString *)string range:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(nullable id)orthography tokenRanges:(NSArray<NSValue *> *_Nullable *_Nullable)ranges;
- (nullable id)orthographyAtIndex:(NSUInteger)index effectiveRange:(nullable NSRange *)range;
@end
