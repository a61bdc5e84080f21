FOUNDATION_EXPORT NSNotificationName const NSUserDefaultsDidChangeNotification;
FOUNDATION_EXPORT NSString *const NSGlobalDomain;
FOUNDATION_EXPORT NSString *const NSRegistrationDomain;
FOUNDATION_EXPORT NSNotificationName const NSThreadWillExitNotification;
FOUNDATION_EXPORT NSNotificationName const NSBundleDidLoadNotification;
FOUNDATION_EXPORT NSNotificationName const NSProcessInfoPowerStateDidChangeNotification;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileType;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileSize;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileModificationDate;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileCreationDate;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileSystemFreeSize;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileSystemSize;
FOUNDATION_EXPORT NSFileAttributeKey const NSFileProtectionKey;
FOUNDATION_EXPORT NSURLResourceKey const NSURLIsExcludedFromBackupKey;
typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) {
  NSApplicationDirectory = 1, NSLibraryDirectory = 5, NSDocumentDirectory = 9,
  NSDesktopDirectory = 12, NSCachesDirectory = 13, NSApplicationSupportDirectory = 14,
  NSDownloadsDirectory = 15, NSDemoApplicationDirectory = 2, NSDeveloperApplicationDirectory = 3,
  NSAdminApplicationDirectory = 4, NSDeveloperDirectory = 6, NSUserDirectory = 7,
  NSDocumentationDirectory = 8, NSCoreServiceDirectory = 10, NSAutosavedInformationDirectory = 11,
  NSInputMethodsDirectory = 16, NSMoviesDirectory = 17, NSMusicDirectory = 18,
  NSPicturesDirectory = 19, NSPrinterDescriptionDirectory = 20, NSSharedPublicDirectory = 21,
  NSPreferencePanesDirectory = 22, NSApplicationScriptsDirectory = 23,
  NSItemReplacementDirectory = 99, NSAllApplicationsDirectory = 100, NSAllLibrariesDirectory = 101,
  NSTrashDirectory = 102
};
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) {
  NSUserDomainMask = 1, NSLocalDomainMask = 2, NSNetworkDomainMask = 4, NSSystemDomainMask = 8,
  NSAllDomainsMask = 0x0ffff
};
FOUNDATION_EXPORT NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(
  NSSearchPathDirectory directory, NSSearchPathDomainMask domain, BOOL expands);
FOUNDATION_EXPORT NSString *NSOpenStepRootDirectory(void);
typedef NS_ENUM(NSInteger, NSOperationQueuePriority) {
  NSOperationQueuePriorityVeryLow = -8, NSOperationQueuePriorityLow = -4,
  NSOperationQueuePriorityNormal = 0, NSOperationQueuePriorityHigh = 4,
  NSOperationQueuePriorityVeryHigh = 8
};
static const NSInteger NSOperationQueueDefaultMaxConcurrentOperationCount = -1;
#define NSLocalizedString(key, comment) \
  [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
#define NSLocalizedStringFromTable(key, name, comment) \
  [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:(name)]
#define NSLocalizedStringFromTableInBundle(key, name, bundle, comment) \
  [bundle localizedStringForKey:(key) value:@"" table:(name)]
#define NSLocalizedStringWithDefaultValue(key, name, bundle, text, comment) \
  [bundle localizedStringForKey:(key) value:(text) table:(name)]

@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (nullable instancetype)bundleWithPath:(NSString *)path;
+ (nullable instancetype)bundleWithURL:(NSURL *)location;
- (nullable instancetype)initWithPath:(NSString *)path;
+ (NSBundle *)bundleForClass:(Class)cls;
@property (class, readonly, copy) NSArray<NSBundle *> *allBundles;
@property (class, readonly, copy) NSArray<NSBundle *> *allFrameworks;
@property (readonly, copy) NSURL *bundleURL;
@property (nullable, readonly, copy) NSString *resourcePath;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *localizedInfoDictionary;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table;
@end

@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
- (nullable instancetype)initWithSuiteName:(nullable NSString *)name;
- (nullable NSArray *)arrayForKey:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
- (float)floatForKey:(NSString *)key;
- (double)doubleForKey:(NSString *)key;
- (void)setFloat:(float)value forKey:(NSString *)key;
- (void)setDouble:(double)value forKey:(NSString *)key;
- (void)registerDefaults:(NSDictionary<NSString *, id> *)values;
- (NSDictionary<NSString *, id> *)dictionaryRepresentation;
- (nullable NSDictionary<NSString *, id> *)persistentDomainForName:(NSString *)name;
@end

typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) {
  NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1,
  NSDirectoryEnumerationSkipsPackageDescendants = 2, NSDirectoryEnumerationSkipsHiddenFiles = 4,
  NSDirectoryEnumerationIncludesDirectoriesPostOrder = 8,
  NSDirectoryEnumerationProducesRelativePathURLs = 16
};
@interface NSFileManager : NSObject
- (nullable NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)location includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)options errorHandler:(BOOL (^_Nullable)(NSURL *location, NSError *error))handler;
- (BOOL)replaceItemAtURL:(NSURL *)original withItemAtURL:(NSURL *)other backupItemName:(nullable NSString *)name options:(NSUInteger)options resultingItemURL:(NSURL *_Nullable *_Nullable)result error:(NSError *_Nullable *_Nullable)error;
@property (class, readonly, strong) NSFileManager *defaultManager;
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)intermediate attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError *_Nullable *_Nullable)error;
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory;
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (nullable NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)location includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
- (nullable NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (nullable NSDirectoryEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path;
- (nullable NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (nullable NSDictionary<NSFileAttributeKey, id> *)attributesOfFileSystemForPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)removeItemAtURL:(NSURL *)location error:(NSError *_Nullable *_Nullable)error;
- (BOOL)copyItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError *_Nullable *_Nullable)error;
- (BOOL)moveItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError *_Nullable *_Nullable)error;
- (BOOL)moveItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError *_Nullable *_Nullable)error;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains;
- (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(nullable NSURL *)location create:(BOOL)creates error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSDirectoryEnumerator<ObjectType> : NSEnumerator<ObjectType>
@property (nullable, readonly, copy) NSDictionary<NSFileAttributeKey, id> *fileAttributes;
@end

@interface NSDictionary<KeyType, ObjectType> (NSFileAttributes)
- (unsigned long long)fileSize;
- (nullable NSDate *)fileModificationDate;
- (nullable NSDate *)fileCreationDate;
@end

@interface NSFileHandle : NSObject
+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path;
+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path;
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError;
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput;
- (void)writeData:(NSData *)data;
- (unsigned long long)seekToEndOfFile;
@end

@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly) int processIdentifier;
- (NSUInteger)operatingSystem;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@property (readonly) NSUInteger processorCount;
@property (readonly) NSUInteger activeProcessorCount;
@property (readonly) unsigned long long physicalMemory;
@property (readonly) NSTimeInterval systemUptime;
@end

@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop;
@property (class, readonly, strong) NSRunLoop *mainRunLoop;
@property (nullable, readonly, copy) NSRunLoopMode currentMode;
- (CFRunLoopRef)getCFRunLoop CF_RETURNS_NOT_RETAINED;
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (void)addPort:(NSPort *)port forMode:(NSRunLoopMode)mode;
- (nullable NSDate *)limitDateForMode:(NSRunLoopMode)mode;
- (void)acceptInputForMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)runUntilDate:(NSDate *)limit;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit;
- (void)performBlock:(void (^)(void))block;
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block;
- (void)performSelector:(SEL)selector target:(id)target argument:(nullable id)argument order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes;
- (void)cancelPerformSelectorsWithTarget:(id)target;
@end

@interface NSPort : NSObject
+ (NSPort *)port;
@end

@interface NSMachPort : NSPort
@end

@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(nullable id)info repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(nullable id)info repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(nullable id)info repeats:(BOOL)repeats;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
@property (readonly) NSTimeInterval timeInterval;
@property NSTimeInterval tolerance;
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

@interface NSLock : NSObject <NSLocking>
- (BOOL)lockBeforeDate:(NSDate *)limit;
@end

@interface NSRecursiveLock : NSObject <NSLocking>
- (BOOL)lockBeforeDate:(NSDate *)limit;
@end

@interface NSConditionLock : NSObject <NSLocking>
- (BOOL)lockBeforeDate:(NSDate *)limit;
- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(NSDate *)limit;
@end

@interface NSCondition : NSObject <NSLocking>
- (BOOL)waitUntilDate:(NSDate *)limit;
@end

@interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread;
@property (class, readonly, strong) NSThread *mainThread;
@property (class, readonly) BOOL isMainThread;
+ (void)detachNewThreadWithBlock:(void (^)(void))block;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(nullable id)argument;
+ (void)sleepUntilDate:(NSDate *)date;
+ (void)sleepForTimeInterval:(NSTimeInterval)interval;
+ (double)threadPriority;
@property double threadPriority;
@property NSQualityOfService qualityOfService;
@property (class, readonly, copy) NSArray<NSNumber *> *callStackReturnAddresses;
@property (class, readonly, copy) NSArray<NSString *> *callStackSymbols;
@property NSUInteger stackSize;
- (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
- (instancetype)initWithBlock:(void (^)(void))block;
@end

@interface NSOperation : NSObject
@property NSOperationQueuePriority queuePriority;
@property NSQualityOfService qualityOfService;
@property (nullable, copy) void (^completionBlock)(void);
@end

@interface NSBlockOperation : NSOperation
+ (instancetype)blockOperationWithBlock:(void (^)(void))block;
- (void)addExecutionBlock:(void (^)(void))block;
@property (readonly, copy) NSArray<dispatch_block_t> *executionBlocks;
@end

@interface NSInvocationOperation : NSOperation
- (nullable instancetype)initWithTarget:(id)target selector:(SEL)selector object:(nullable id)argument;
@property (readonly, retain) NSInvocation *invocation;
@end

@interface NSOperationQueue : NSObject
- (void)addOperation:(NSOperation *)operation;
- (void)addOperationWithBlock:(void (^)(void))block;
- (void)addBarrierBlock:(void (^)(void))block;
@property (readonly, copy) NSArray<__kindof NSOperation *> *operations;
@property (readonly) NSUInteger operationCount;
@property NSQualityOfService qualityOfService;
@property (nullable, assign) dispatch_queue_t underlyingQueue;
@property (class, readonly, strong, nullable) NSOperationQueue *currentQueue;
@property (class, readonly, strong) NSOperationQueue *mainQueue;
@end

@interface NSUserActivity : NSObject
@end
