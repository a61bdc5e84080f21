#define NSURLResponseUnknownLength ((long long)-1)
typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) {
  NSURLRequestUseProtocolCachePolicy = 0, NSURLRequestReloadIgnoringLocalCacheData = 1,
  NSURLRequestReloadIgnoringCacheData = 1, NSURLRequestReturnCacheDataElseLoad = 2,
  NSURLRequestReturnCacheDataDontLoad = 3, NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4,
  NSURLRequestReloadRevalidatingCacheData = 5
};
typedef NS_ENUM(NSUInteger, NSURLRequestNetworkServiceType) {
  NSURLNetworkServiceTypeDefault, NSURLNetworkServiceTypeVoIP, NSURLNetworkServiceTypeVideo,
  NSURLNetworkServiceTypeBackground, NSURLNetworkServiceTypeVoice,
  NSURLNetworkServiceTypeResponsiveData = 6, NSURLNetworkServiceTypeCallSignaling = 11,
  NSURLNetworkServiceTypeResponsiveAV = 9, NSURLNetworkServiceTypeAVStreaming = 8
};
typedef NS_ENUM(NSInteger, NSURLSessionTaskState) {
  NSURLSessionTaskStateRunning, NSURLSessionTaskStateSuspended, NSURLSessionTaskStateCanceling,
  NSURLSessionTaskStateCompleted
};
typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) {
  NSURLSessionResponseCancel, NSURLSessionResponseAllow, NSURLSessionResponseBecomeDownload,
  NSURLSessionResponseBecomeStream
};
typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
  NSURLSessionAuthChallengeUseCredential, NSURLSessionAuthChallengePerformDefaultHandling,
  NSURLSessionAuthChallengeCancelAuthenticationChallenge,
  NSURLSessionAuthChallengeRejectProtectionSpace
};
typedef NS_ENUM(NSUInteger, NSURLCacheStoragePolicy) {
  NSURLCacheStorageAllowed, NSURLCacheStorageAllowedInMemoryOnly, NSURLCacheStorageNotAllowed
};
typedef NS_ENUM(NSUInteger, NSHTTPCookieAcceptPolicy) {
  NSHTTPCookieAcceptPolicyAlways, NSHTTPCookieAcceptPolicyNever,
  NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain
};
typedef NS_ENUM(NSUInteger, NSURLCredentialPersistence) {
  NSURLCredentialPersistenceNone, NSURLCredentialPersistenceForSession,
  NSURLCredentialPersistencePermanent, NSURLCredentialPersistenceSynchronizable = 3
};
FOUNDATION_EXPORT NSString *const NSURLAuthenticationMethodServerTrust;
FOUNDATION_EXPORT NSString *const NSURLAuthenticationMethodClientCertificate;
FOUNDATION_EXPORT NSString *const NSURLSessionDownloadTaskResumeData;

@protocol NSURLSessionDelegate <NSObject>
@optional
- (void)URLSession:(NSURLSession *)session didBecomeInvalidWithError:(nullable NSError *)error;
- (void)URLSession:(NSURLSession *)session didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition disposition, NSURLCredential *_Nullable credential))handler;
- (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session;
@end

@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURLRequest *_Nullable request))handler;
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition disposition, NSURLCredential *_Nullable credential))handler;
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task needNewBodyStream:(void (^)(NSInputStream *_Nullable stream))handler;
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didSendBodyData:(int64_t)sent totalBytesSent:(int64_t)total totalBytesExpectedToSend:(int64_t)expected;
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didFinishCollectingMetrics:(NSURLSessionTaskMetrics *)metrics;
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(nullable NSError *)error;
@end

@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didReceiveResponse:(NSURLResponse *)response completionHandler:(void (^)(NSURLSessionResponseDisposition disposition))handler;
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didBecomeDownloadTask:(NSURLSessionDownloadTask *)download;
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didReceiveData:(NSData *)data;
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task willCacheResponse:(NSCachedURLResponse *)response completionHandler:(void (^)(NSCachedURLResponse *_Nullable response))handler;
@end

@protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
- (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didFinishDownloadingToURL:(NSURL *)location;
@optional
- (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didWriteData:(int64_t)written totalBytesWritten:(int64_t)total totalBytesExpectedToWrite:(int64_t)expected;
- (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didResumeAtOffset:(int64_t)offset expectedTotalBytes:(int64_t)expected;
@end

@protocol NSURLConnectionDelegate <NSObject>
@optional
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error;
@end

@protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
@optional
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response;
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data;
- (void)connectionDidFinishLoading:(NSURLConnection *)connection;
@end

@interface NSURLRequest : NSObject <NSSecureCoding, NSCopying, NSMutableCopying>
+ (instancetype)requestWithURL:(NSURL *)location;
+ (instancetype)requestWithURL:(NSURL *)location cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)timeout;
- (instancetype)initWithURL:(NSURL *)location;
- (instancetype)initWithURL:(NSURL *)location cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)timeout;
@property (readonly) NSURLRequestCachePolicy cachePolicy;
@property (readonly) NSTimeInterval timeoutInterval;
@property (nullable, readonly, copy) NSURL *mainDocumentURL;
@property (nullable, readonly, copy) NSString *HTTPMethod;
@property (nullable, readonly, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nullable, readonly, copy) NSData *HTTPBody;
@property (nullable, readonly, retain) NSInputStream *HTTPBodyStream;
@property (readonly) BOOL HTTPShouldHandleCookies;
@property (readonly) BOOL HTTPShouldUsePipelining;
@property (readonly) BOOL allowsCellularAccess;
@property (readonly) NSURLRequestNetworkServiceType networkServiceType;
@end

@interface NSMutableURLRequest : NSURLRequest
@property (nullable, copy) NSURL *URL;
@property NSURLRequestCachePolicy cachePolicy;
@property NSTimeInterval timeoutInterval;
@property (nullable, copy) NSURL *mainDocumentURL;
@property (copy) NSString *HTTPMethod;
@property (nullable, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
@property (nullable, copy) NSData *HTTPBody;
@property (nullable, retain) NSInputStream *HTTPBodyStream;
@property BOOL HTTPShouldHandleCookies;
@property BOOL HTTPShouldUsePipelining;
@property BOOL allowsCellularAccess;
@property NSURLRequestNetworkServiceType networkServiceType;
@end

@interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithURL:(NSURL *)location MIMEType:(nullable NSString *)type expectedContentLength:(NSInteger)length textEncodingName:(nullable NSString *)name;
@property (readonly) long long expectedContentLength;
@property (nullable, readonly, copy) NSString *suggestedFilename;
@end

@interface NSHTTPURLResponse : NSURLResponse
- (nullable instancetype)initWithURL:(NSURL *)location statusCode:(NSInteger)status HTTPVersion:(nullable NSString *)version headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields;
@end

@interface NSCachedURLResponse : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data;
@property (readonly, copy) NSURLResponse *response;
@property (readonly, copy) NSData *data;
@end

@interface NSURLCache : NSObject
@property (class, strong) NSURLCache *sharedURLCache;
- (instancetype)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk diskPath:(nullable NSString *)path;
@end

@interface NSURLCredential : NSObject <NSSecureCoding, NSCopying>
+ (instancetype)credentialForTrust:(SecTrustRef)trust;
- (instancetype)initWithTrust:(SecTrustRef)trust;
+ (NSURLCredential *)credentialWithUser:(NSString *)user password:(NSString *)password persistence:(NSURLCredentialPersistence)persistence;
@end

@interface NSURLProtectionSpace : NSObject <NSSecureCoding, NSCopying>
@property (nullable, readonly) SecTrustRef serverTrust;
@end

@interface NSURLAuthenticationChallenge : NSObject <NSSecureCoding>
@property (readonly, copy) NSURLProtectionSpace *protectionSpace;
@end

@interface NSURLSessionTaskMetrics : NSObject
@end

@interface NSURLSessionTask : NSObject <NSCopying>
@property (readonly) NSUInteger taskIdentifier;
@property (readonly) int64_t countOfBytesReceived;
@property (readonly) int64_t countOfBytesSent;
@property (readonly) int64_t countOfBytesExpectedToSend;
@property (readonly) int64_t countOfBytesExpectedToReceive;
@property (readonly) NSURLSessionTaskState state;
@property float priority;
@end

@interface NSURLSessionDataTask : NSURLSessionTask
@end

@interface NSURLSessionUploadTask : NSURLSessionDataTask
@end

@interface NSURLSessionDownloadTask : NSURLSessionTask
- (void)cancelByProducingResumeData:(void (^)(NSData *_Nullable data))handler;
@end

@interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration;
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration;
+ (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
@property NSURLRequestCachePolicy requestCachePolicy;
@property NSTimeInterval timeoutIntervalForRequest;
@property NSTimeInterval timeoutIntervalForResource;
@property (nullable, copy) NSDictionary *HTTPAdditionalHeaders;
@property (nullable, retain) NSURLCache *URLCache;
@property (nullable, copy) NSArray<Class> *protocolClasses;
@end

@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(nullable id<NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue;
@property (nullable, readonly, retain) id<NSURLSessionDelegate> delegate;
- (void)getTasksWithCompletionHandler:(void (^)(NSArray<NSURLSessionDataTask *> *data, NSArray<NSURLSessionUploadTask *> *upload, NSArray<NSURLSessionDownloadTask *> *download))handler;
- (void)getAllTasksWithCompletionHandler:(void (^)(NSArray<__kindof NSURLSessionTask *> *tasks))handler;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)location;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(nullable NSData *)data;
- (NSURLSessionUploadTask *)uploadTaskWithStreamedRequest:(NSURLRequest *)request;
- (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request;
- (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)location;
- (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)data;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)location completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(nullable NSData *)data completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
- (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURL *_Nullable location, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
- (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)location completionHandler:(void (^)(NSURL *_Nullable location, NSURLResponse *_Nullable response, NSError *_Nullable error))handler;
@end

@interface NSURLConnection : NSObject
- (nullable instancetype)initWithRequest:(NSURLRequest *)request delegate:(nullable id)delegate;
+ (nullable NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(nullable id)delegate;
+ (void)sendAsynchronousRequest:(NSURLRequest *)request queue:(NSOperationQueue *)queue completionHandler:(void (^)(NSURLResponse *_Nullable response, NSData *_Nullable data, NSError *_Nullable error))handler;
+ (nullable NSData *)sendSynchronousRequest:(NSURLRequest *)request returningResponse:(NSURLResponse *_Nullable *_Nullable)response error:(NSError *_Nullable *_Nullable)error;
@end

typedef NS_ENUM(NSUInteger, NSStreamStatus) {
  NSStreamStatusNotOpen = 0, NSStreamStatusOpening = 1, NSStreamStatusOpen = 2,
  NSStreamStatusReading = 3, NSStreamStatusWriting = 4, NSStreamStatusAtEnd = 5,
  NSStreamStatusClosed = 6, NSStreamStatusError = 7
};
typedef NS_OPTIONS(NSUInteger, NSStreamEvent) {
  NSStreamEventNone = 0, NSStreamEventOpenCompleted = 1, NSStreamEventHasBytesAvailable = 2,
  NSStreamEventHasSpaceAvailable = 4, NSStreamEventErrorOccurred = 8,
  NSStreamEventEndEncountered = 16
};
typedef NSString *NSStreamPropertyKey;
@class NSStream, NSInputStream, NSOutputStream;
@protocol NSStreamDelegate <NSObject>
@optional
- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event;
@end

@interface NSStream : NSObject
@property (nullable, assign) id<NSStreamDelegate> delegate;
@property (readonly) NSStreamStatus streamStatus;
- (nullable id)propertyForKey:(NSStreamPropertyKey)key;
- (BOOL)setProperty:(nullable id)property forKey:(NSStreamPropertyKey)key;
- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
+ (void)getBoundStreamsWithBufferSize:(NSUInteger)size inputStream:(NSInputStream *_Nullable *_Nullable)input outputStream:(NSOutputStream *_Nullable *_Nullable)output;
+ (void)getStreamsToHostWithName:(NSString *)name port:(NSInteger)port inputStream:(NSInputStream *_Nullable *_Nullable)input outputStream:(NSOutputStream *_Nullable *_Nullable)output;
@end

@interface NSInputStream : NSStream
- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length;
- (BOOL)getBuffer:(uint8_t *_Nullable *_Nonnull)buffer length:(NSUInteger *)length;
- (instancetype)initWithData:(NSData *)data;
+ (nullable instancetype)inputStreamWithData:(NSData *)data;
+ (nullable instancetype)inputStreamWithFileAtPath:(NSString *)path;
+ (nullable instancetype)inputStreamWithURL:(NSURL *)location;
@end

@interface NSOutputStream : NSStream
- (NSInteger)write:(const uint8_t *)buffer maxLength:(NSUInteger)length;
+ (instancetype)outputStreamToMemory;
+ (instancetype)outputStreamToFileAtPath:(NSString *)path append:(BOOL)appends;
@end

@class NSNetService, NSNetServiceBrowser;

@protocol NSNetServiceDelegate <NSObject>
@optional
- (void)netServiceWillPublish:(NSNetService *)sender;
- (void)netServiceDidPublish:(NSNetService *)sender;
- (void)netService:(NSNetService *)sender didNotPublish:(NSDictionary<NSString *, NSNumber *> *)errors;
- (void)netServiceWillResolve:(NSNetService *)sender;
- (void)netServiceDidResolveAddress:(NSNetService *)sender;
- (void)netService:(NSNetService *)sender didNotResolve:(NSDictionary<NSString *, NSNumber *> *)errors;
- (void)netServiceDidStop:(NSNetService *)sender;
- (void)netService:(NSNetService *)sender didUpdateTXTRecordData:(NSData *)data;
- (void)netService:(NSNetService *)sender didAcceptConnectionWithInputStream:(NSInputStream *)input outputStream:(NSOutputStream *)output;
@end

@protocol NSNetServiceBrowserDelegate <NSObject>
@optional
- (void)netServiceBrowserWillSearch:(NSNetServiceBrowser *)browser;
- (void)netServiceBrowserDidStopSearch:(NSNetServiceBrowser *)browser;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didNotSearch:(NSDictionary<NSString *, NSNumber *> *)errors;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindDomain:(NSString *)domain moreComing:(BOOL)moreComing;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindService:(NSNetService *)service moreComing:(BOOL)moreComing;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveDomain:(NSString *)domain moreComing:(BOOL)moreComing;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveService:(NSNetService *)service moreComing:(BOOL)moreComing;
@end

@interface NSNetService : NSObject
- (instancetype)initWithDomain:(NSString *)domain type:(NSString *)type name:(NSString *)name port:(int)port;
- (instancetype)initWithDomain:(NSString *)domain type:(NSString *)type name:(NSString *)name;
@property (nullable, assign) id<NSNetServiceDelegate> delegate;
@property (nullable, readonly, copy) NSArray<NSData *> *addresses;
@property (nullable, readonly, copy) NSString *hostName;
@property (readonly, copy) NSString *name, *type, *domain;
@property (readonly) NSInteger port;
@property BOOL includesPeerToPeer;
- (void)publish;
- (void)publishWithOptions:(NSNetServiceOptions)options;
- (void)resolveWithTimeout:(NSTimeInterval)timeout;
- (void)stop;
- (void)startMonitoring;
- (void)stopMonitoring;
- (nullable NSData *)TXTRecordData;
- (BOOL)setTXTRecordData:(nullable NSData *)data;
- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
+ (NSDictionary<NSString *, NSData *> *)dictionaryFromTXTRecordData:(NSData *)data;
+ (NSData *)dataFromTXTRecordDictionary:(NSDictionary<NSString *, NSData *> *)dictionary;
@end

@interface NSNetServiceBrowser : NSObject
@property (nullable, assign) id<NSNetServiceBrowserDelegate> delegate;
@property BOOL includesPeerToPeer;
- (void)searchForBrowsableDomains;
- (void)searchForRegistrationDomains;
- (void)searchForServicesOfType:(NSString *)type inDomain:(NSString *)domain;
- (void)stop;
- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
@end

@interface NSHTTPCookie : NSObject
@end

@interface NSHTTPCookieStorage : NSObject
@property (class, readonly, strong) NSHTTPCookieStorage *sharedHTTPCookieStorage;
@property (nullable, readonly, copy) NSArray<NSHTTPCookie *> *cookies;
- (nullable NSArray<NSHTTPCookie *> *)cookiesForURL:(NSURL *)location;
- (void)getCookiesForTask:(NSURLSessionTask *)task completionHandler:(void (^)(NSArray<NSHTTPCookie *> *_Nullable cookies))handler;
@end

@interface NSProgress : NSObject
+ (NSProgress *)progressWithTotalUnitCount:(int64_t)count;
@property int64_t totalUnitCount;
@property int64_t completedUnitCount;
@property (readonly) double fractionCompleted;
@property (nullable, copy) void (^cancellationHandler)(void);
@property (nullable, copy) void (^pausingHandler)(void);
@property (nullable, copy) void (^resumingHandler)(void);
@end

FOUNDATION_EXPORT NSString *const NSHTTPPropertyStatusCodeKey;

@interface NSURL (NSURLLoading)
- (nullable NSData *)resourceDataUsingCache:(BOOL)usesCache;
- (nullable id)propertyForKey:(NSString *)key;
@end
