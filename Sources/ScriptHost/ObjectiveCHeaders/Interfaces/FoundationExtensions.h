@protocol NSExtensionRequestHandling <NSObject>
@optional
- (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
@end

@interface NSExtensionContext : NSObject
@property (nonatomic, readonly, copy) NSArray *inputItems;
- (void)completeRequestReturningItems:(nullable NSArray *)items completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)cancelRequestWithError:(NSError *)error;
- (void)openURL:(NSURL *)URL completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)loadBroadcastingApplicationInfoWithCompletion:(void (^)(NSString *, NSString *, UIImage *_Nullable))handler;
- (void)completeRequestWithBroadcastURL:(NSURL *)broadcastURL broadcastConfiguration:(RPBroadcastConfiguration *)broadcastConfiguration setupInfo:(nullable NSDictionary<NSString *, NSObject<NSCoding> *> *)setupInfo;
- (void)completeRequestWithBroadcastURL:(NSURL *)broadcastURL setupInfo:(nullable NSDictionary<NSString *, NSObject<NSCoding> *> *)setupInfo;
@property (nonatomic, copy) NSArray<UNNotificationAction *> *notificationActions;
- (void)performNotificationDefaultAction;
- (void)dismissNotificationContentExtension;
- (void)mediaPlayingStarted;
- (void)mediaPlayingPaused;
@end

@interface NSExtensionItem : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, copy, nullable) NSAttributedString *attributedTitle;
@property (nonatomic, copy, nullable) NSAttributedString *attributedContentText;
@property (nonatomic, copy, nullable) NSArray<NSItemProvider *> *attachments;
@property (nonatomic, copy, nullable) NSDictionary *userInfo;
@end

@protocol NSMetadataQueryDelegate <NSObject>
@optional
- (id)metadataQuery:(NSMetadataQuery *)query replacementObjectForResultObject:(NSMetadataItem *)result;
- (id)metadataQuery:(NSMetadataQuery *)query replacementValueForAttribute:(NSString *)attrName value:(id)attrValue;
@end

@interface NSMetadataItem : NSObject
- (nullable instancetype)initWithURL:(NSURL *)url;
- (nullable id)valueForAttribute:(NSString *)key;
- (nullable NSDictionary<NSString *, id> *)valuesForAttributes:(NSArray<NSString *> *)keys;
@property (readonly, copy) NSArray<NSString *> *attributes;
@end

@interface NSMetadataQuery : NSObject
@property (assign, nullable) id<NSMetadataQueryDelegate> delegate;
@property (copy, nullable) NSPredicate *predicate;
@property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (copy) NSArray<NSString *> *valueListAttributes;
@property (copy, nullable) NSArray<NSString *> *groupingAttributes;
@property NSTimeInterval notificationBatchingInterval;
@property (copy) NSArray *searchScopes;
@property (copy, nullable) NSArray *searchItems;
@property (nullable) NSOperationQueue *operationQueue;
- (BOOL)startQuery;
- (void)stopQuery;
@property (readonly, getter=isStarted) BOOL started;
@property (readonly, getter=isGathering) BOOL gathering;
@property (readonly, getter=isStopped) BOOL stopped;
- (void)disableUpdates;
- (void)enableUpdates;
@property (readonly) NSUInteger resultCount;
- (id)resultAtIndex:(NSUInteger)idx;
- (void)enumerateResultsUsingBlock:(void (^)(id, NSUInteger, BOOL *))block;
- (void)enumerateResultsWithOptions:(NSEnumerationOptions)opts usingBlock:(void (^)(id, NSUInteger, BOOL *))block;
@property (readonly, copy) NSArray *results;
- (NSUInteger)indexOfResult:(id)result;
- (nullable id)valueOfAttribute:(NSString *)attrName forResultAtIndex:(NSUInteger)idx;
@end

@interface NSFileVersion : NSObject
+ (nullable NSFileVersion *)currentVersionOfItemAtURL:(NSURL *)url;
+ (nullable NSArray<NSFileVersion *> *)otherVersionsOfItemAtURL:(NSURL *)url;
+ (nullable NSArray<NSFileVersion *> *)unresolvedConflictVersionsOfItemAtURL:(NSURL *)url;
+ (void)getNonlocalVersionsOfItemAtURL:(NSURL *)url completionHandler:(void (^)(NSArray<NSFileVersion *> *_Nullable, NSError *_Nullable))completionHandler;
+ (nullable NSFileVersion *)versionOfItemAtURL:(NSURL *)url forPersistentIdentifier:(id)persistentIdentifier;
+ (nullable NSFileVersion *)addVersionOfItemAtURL:(NSURL *)url withContentsOfURL:(NSURL *)contentsURL options:(NSFileVersionAddingOptions)options error:(NSError **)outError;
+ (NSURL *)temporaryDirectoryURLForNewVersionOfItemAtURL:(NSURL *)url;
@property (readonly, copy) NSURL *URL;
@property (readonly, copy, nullable) NSString *localizedName;
@property (readonly, copy, nullable) NSString *localizedNameOfSavingComputer;
@property (readonly, copy, nullable) NSPersonNameComponents *originatorNameComponents;
@property (readonly, copy, nullable) NSDate *modificationDate;
@property (readonly) id<NSCoding> persistentIdentifier;
@property (readonly, getter=isConflict) BOOL conflict;
@property (getter=isResolved) BOOL resolved;
@property (getter=isDiscardable) BOOL discardable;
@property (readonly) BOOL hasLocalContents;
@property (readonly) BOOL hasThumbnail;
- (nullable NSURL *)replaceItemAtURL:(NSURL *)url options:(NSFileVersionReplacingOptions)options error:(NSError **)error;
- (BOOL)removeAndReturnError:(NSError **)outError;
+ (BOOL)removeOtherVersionsOfItemAtURL:(NSURL *)url error:(NSError **)outError;
@end

@interface NSBundleResourceRequest : NSObject <NSProgressReporting>
- (instancetype)initWithTags:(NSSet<NSString *> *)tags;
- (instancetype)initWithTags:(NSSet<NSString *> *)tags bundle:(NSBundle *)bundle;
@property double loadingPriority;
@property (readonly, copy) NSSet<NSString *> *tags;
@property (readonly) NSBundle *bundle;
- (void)beginAccessingResourcesWithCompletionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)conditionallyBeginAccessingResourcesWithCompletionHandler:(void (^)(BOOL))completionHandler;
- (void)endAccessingResources;
@property (readonly) NSProgress *progress;
@end
