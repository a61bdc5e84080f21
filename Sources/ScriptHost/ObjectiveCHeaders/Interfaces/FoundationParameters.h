@interface NSAttributedString (Parameters)
+ (instancetype)attributedStringWithString:(NSString *)string;
- (nullable instancetype)initWithMarkdown:(NSData *)markdown options:(nullable NSAttributedStringMarkdownParsingOptions *)options baseURL:(nullable NSURL *)baseURL error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithMarkdownString:(NSString *)markdownString options:(nullable NSAttributedStringMarkdownParsingOptions *)options baseURL:(nullable NSURL *)baseURL error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfMarkdownFileAtURL:(NSURL *)markdownFile options:(nullable NSAttributedStringMarkdownParsingOptions *)options baseURL:(nullable NSURL *)baseURL error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSBundle (Parameters)
- (void)setPreservationPriority:(double)priority forTags:(NSSet<NSString *> *)tags;
@end

@interface NSCachedURLResponse (Parameters)
- (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data userInfo:(nullable NSDictionary *)userInfo storagePolicy:(NSURLCacheStoragePolicy)storagePolicy;
@end

@interface NSCoder (Parameters)
- (void)encodeInt32:(int32_t)value forKey:(NSString *)key;
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key;
- (int32_t)decodeInt32ForKey:(NSString *)key;
- (int64_t)decodeInt64ForKey:(NSString *)key;
- (nullable NSArray *)decodeArrayOfObjectsOfClasses:(NSSet<Class> *)classes forKey:(NSString *)key;
- (nullable NSData *)decodeDataObject;
- (void)encodeDataObject:(NSData *)data;
@end

@interface NSCompoundPredicate (Parameters)
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates;
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate;
@end

@interface NSDateFormatter (Parameters)
+ (nullable NSString *)dateFormatFromTemplate:(NSString *)template options:(NSUInteger)options locale:(nullable NSLocale *)locale;
@end

@interface NSDecimalNumber (Parameters)
@property (class, strong) id<NSDecimalNumberBehaviors> defaultBehavior;
- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)decimalNumber withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)decimalNumber withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)decimalNumber withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)decimalNumber withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)power withBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
- (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(nullable id<NSDecimalNumberBehaviors>)behavior;
@end

@interface NSDimension (Parameters)
- (instancetype)initWithSymbol:(NSString *)symbol converter:(NSUnitConverter *)converter;
+ (instancetype)baseUnit;
@end

@interface NSExpression (Parameters)
+ (NSExpression *)expressionForAggregate:(NSArray<NSExpression *> *)subexpressions;
+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)parameters;
+ (NSExpression *)expressionForFunction:(NSExpression *)target selectorName:(NSString *)name arguments:(nullable NSArray *)parameters;
- (nullable id)expressionValueWithObject:(nullable id)object context:(nullable NSMutableDictionary *)context;
@end

@interface NSFileCoordinator (Parameters)
@property (class, readonly, copy) NSArray<id<NSFilePresenter>> *filePresenters;
+ (void)addFilePresenter:(id<NSFilePresenter>)filePresenter;
+ (void)removeFilePresenter:(id<NSFilePresenter>)filePresenter;
- (instancetype)initWithFilePresenter:(nullable id<NSFilePresenter>)filePresenter;
@end

@interface NSFileManager (Parameters)
@property (nullable, copy, readonly) id<NSObject, NSCopying, NSCoding> ubiquityIdentityToken;
@end

@interface NSFileWrapper (Parameters)
- (instancetype)initDirectoryWithFileWrappers:(NSDictionary<NSString *, NSFileWrapper *> *)childrenByPreferredName;
- (instancetype)initRegularFileWithContents:(NSData *)contents;
- (nullable instancetype)initWithSerializedRepresentation:(NSData *)serializeRepresentation;
- (NSString *)addRegularFileWithContents:(NSData *)data preferredFilename:(NSString *)fileName;
@end

@interface NSHTTPCookie (Parameters)
- (nullable instancetype)initWithProperties:(NSDictionary *)properties;
+ (nullable NSHTTPCookie *)cookieWithProperties:(NSDictionary *)properties;
+ (NSDictionary<NSString *, NSString *> *)requestHeaderFieldsWithCookies:(NSArray<NSHTTPCookie *> *)cookies;
+ (NSArray<NSHTTPCookie *> *)cookiesWithResponseHeaderFields:(NSDictionary<NSString *, NSString *> *)headerFields forURL:(NSURL *)url;
@end

@interface NSHTTPCookieStorage (Parameters)
- (NSArray<NSHTTPCookie *> *)sortedCookiesUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortOrder;
+ (NSHTTPCookieStorage *)sharedCookieStorageForGroupContainerIdentifier:(NSString *)identifier;
@end

@interface NSListFormatter (Parameters)
- (nullable NSString *)stringFromItems:(NSArray *)items;
+ (NSString *)localizedStringByJoiningStrings:(NSArray<NSString *> *)strings;
@end

@interface NSLocale (Parameters)
+ (NSString *)localeIdentifierFromComponents:(NSDictionary<NSString *, NSString *> *)dict;
@end

@interface NSMutableOrderedSet (Parameters)
- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortDescriptors;
@end

@interface NSObject (Parameters)
- (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)keyPath;
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath;
@end

@interface NSOrthography (Parameters)
- (instancetype)initWithDominantScript:(NSString *)script languageMap:(NSDictionary<NSString *, NSArray<NSString *> *> *)map;
+ (instancetype)orthographyWithDominantScript:(NSString *)script languageMap:(NSDictionary<NSString *, NSArray<NSString *> *> *)map;
+ (instancetype)defaultOrthographyForLanguage:(NSString *)language;
@end

@interface NSPort (Parameters)
- (void)setDelegate:(nullable id<NSPortDelegate>)delegate;
- (nullable id<NSPortDelegate>)delegate;
- (void)scheduleInRunLoop:(NSRunLoop *)runLoop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runLoop forMode:(NSRunLoopMode)mode;
- (BOOL)sendBeforeDate:(NSDate *)limitDate components:(nullable NSMutableArray *)components from:(nullable NSPort *)receivePort reserved:(NSUInteger)headerSpaceReserved;
- (BOOL)sendBeforeDate:(NSDate *)limitDate msgid:(NSUInteger)msgID components:(nullable NSMutableArray *)components from:(nullable NSPort *)receivePort reserved:(NSUInteger)headerSpaceReserved;
@end

@interface NSPortMessage (Parameters)
- (instancetype)initWithSendPort:(nullable NSPort *)sendPort receivePort:(nullable NSPort *)replyPort components:(nullable NSArray *)components;
- (BOOL)sendBeforeDate:(NSDate *)date;
@end

@interface NSProcessInfo (Parameters)
- (id<NSObject>)beginActivityWithOptions:(NSActivityOptions)options reason:(NSString *)reason;
- (void)endActivity:(id<NSObject>)activity;
@end

@interface NSProgress (Parameters)
- (instancetype)initWithParent:(nullable NSProgress *)parentProgressOrNil userInfo:(nullable NSDictionary *)userInfoOrNil;
@end

@interface NSRunLoop (Parameters)
- (void)removePort:(NSPort *)port forMode:(NSRunLoopMode)mode;
@end

@interface NSString (Parameters)
- (NSArray<NSString *> *)stringsByAppendingPaths:(NSArray<NSString *> *)paths;
+ (NSString *)localizedUserNotificationStringForKey:(NSString *)key arguments:(nullable NSArray *)arguments;
@end

@interface NSTextCheckingResult (Parameters)
+ (NSTextCheckingResult *)regularExpressionCheckingResultWithRanges:(NSRangePointer)ranges count:(NSUInteger)count regularExpression:(NSRegularExpression *)regularExpression;
+ (NSTextCheckingResult *)orthographyCheckingResultWithRange:(NSRange)range orthography:(NSOrthography *)orthography;
+ (NSTextCheckingResult *)grammarCheckingResultWithRange:(NSRange)range details:(NSArray<NSDictionary<NSString *, id> *> *)details;
+ (NSTextCheckingResult *)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date;
+ (NSTextCheckingResult *)addressCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components;
+ (NSTextCheckingResult *)linkCheckingResultWithRange:(NSRange)range URL:(NSURL *)url;
+ (NSTextCheckingResult *)quoteCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)dashCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)replacementCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)correctionCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString;
+ (NSTextCheckingResult *)correctionCheckingResultWithRange:(NSRange)range replacementString:(NSString *)replacementString alternativeStrings:(NSArray<NSString *> *)alternativeStrings;
+ (NSTextCheckingResult *)phoneNumberCheckingResultWithRange:(NSRange)range phoneNumber:(NSString *)phoneNumber;
+ (NSTextCheckingResult *)transitInformationCheckingResultWithRange:(NSRange)range components:(NSDictionary *)components;
@end

@interface NSTimeZone (Parameters)
- (nullable instancetype)initWithName:(NSString *)tzName data:(nullable NSData *)aData;
@end

@interface NSURL (Parameters)
@property (nullable, readonly, copy) NSURL *URLByStandardizingPath;
@property (nullable, readonly, copy) NSURL *URLByResolvingSymlinksInPath;
- (instancetype)initWithDataRepresentation:(NSData *)data relativeToURL:(nullable NSURL *)baseURL;
- (instancetype)initAbsoluteURLWithDataRepresentation:(NSData *)data relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)URLWithDataRepresentation:(NSData *)data relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)absoluteURLWithDataRepresentation:(NSData *)data relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDir relativeToURL:(nullable NSURL *)baseURL;
+ (NSURL *)fileURLWithPath:(NSString *)path relativeToURL:(nullable NSURL *)baseURL;
+ (nullable NSURL *)fileURLWithPathComponents:(NSArray<NSString *> *)components;
@end

@interface NSURLAuthenticationChallenge (Parameters)
@property (nullable, readonly, strong) id<NSURLAuthenticationChallengeSender> sender;
- (instancetype)initWithProtectionSpace:(NSURLProtectionSpace *)space proposedCredential:(nullable NSURLCredential *)credential previousFailureCount:(NSInteger)previousFailureCount failureResponse:(nullable NSURLResponse *)response error:(nullable NSError *)error sender:(id<NSURLAuthenticationChallengeSender>)sender;
- (instancetype)initWithAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge sender:(id<NSURLAuthenticationChallengeSender>)sender;
@end

@interface NSURLCache (Parameters)
- (instancetype)initWithMemoryCapacity:(NSUInteger)memoryCapacity diskCapacity:(NSUInteger)diskCapacity directoryURL:(nullable NSURL *)directoryURL;
@end

@interface NSURLConnection (Parameters)
- (void)scheduleInRunLoop:(NSRunLoop *)runLoop forMode:(NSRunLoopMode)mode;
- (void)unscheduleFromRunLoop:(NSRunLoop *)runLoop forMode:(NSRunLoopMode)mode;
- (void)setDelegateQueue:(nullable NSOperationQueue *)queue;
@end

@interface NSURLCredentialStorage (Parameters)
@property (class, readonly, strong) NSURLCredentialStorage *sharedCredentialStorage;
- (nullable NSDictionary<NSString *, NSURLCredential *> *)credentialsForProtectionSpace:(NSURLProtectionSpace *)space;
- (void)removeCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space options:(nullable NSDictionary<NSString *, id> *)options;
@end

@interface NSURLProtectionSpace (Parameters)
- (instancetype)initWithHost:(NSString *)host port:(NSInteger)port protocol:(nullable NSString *)protocol realm:(nullable NSString *)realm authenticationMethod:(nullable NSString *)authenticationMethod;
- (instancetype)initWithProxyHost:(NSString *)host port:(NSInteger)port type:(nullable NSString *)type realm:(nullable NSString *)realm authenticationMethod:(nullable NSString *)authenticationMethod;
@end

@interface NSURLProtocol (Parameters)
- (instancetype)initWithRequest:(NSURLRequest *)request cachedResponse:(nullable NSCachedURLResponse *)cachedResponse client:(nullable id<NSURLProtocolClient>)client;
- (instancetype)initWithTask:(NSURLSessionTask *)task cachedResponse:(nullable NSCachedURLResponse *)cachedResponse client:(nullable id<NSURLProtocolClient>)client;
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request;
+ (nullable id)propertyForKey:(NSString *)key inRequest:(NSURLRequest *)request;
+ (void)setProperty:(id)value forKey:(NSString *)key inRequest:(NSMutableURLRequest *)request;
@end

@interface NSURLSession (Parameters)
- (NSURLSessionUploadTask *)uploadTaskWithResumeData:(NSData *)resumeData;
@end

@interface NSURLSessionTaskMetrics (Parameters)
@property (copy, readonly) NSArray<NSURLSessionTaskTransactionMetrics *> *transactionMetrics;
@end

@interface NSURLSessionWebSocketMessage (Parameters)
- (instancetype)initWithData:(NSData *)data;
@end

@interface NSUserActivity (Parameters)
- (void)addUserInfoEntriesFromDictionary:(NSDictionary *)otherDictionary;
@end

@interface NSUserDefaults (Parameters)
- (void)setVolatileDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)domainName;
- (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)domainName;
@end

@interface NSXMLParser (Parameters)
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithData:(NSData *)data;
@end
