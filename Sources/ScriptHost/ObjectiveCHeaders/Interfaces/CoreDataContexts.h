@interface NSPersistentStore : NSObject
@property (nullable, readonly, assign) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (readonly, copy) NSString *configurationName;
@property (nullable, readonly, strong) NSDictionary *options;
@property (nullable, strong) NSURL *URL;
@property (null_resettable, copy) NSString *identifier;
@property (readonly, copy) NSString *type;
@property (getter=isReadOnly) BOOL readOnly;
@property (null_resettable, strong) NSDictionary<NSString *, id> *metadata;
@end

@interface NSPersistentStoreCoordinator : NSObject
- (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model;
- (nullable NSPersistentStore *)addPersistentStoreWithType:(NSString *)type configuration:(nullable NSString *)configuration URL:(nullable NSURL *)url options:(nullable NSDictionary *)options error:(NSError *_Nullable *_Nullable)error;
@property (readonly, strong) NSManagedObjectModel *managedObjectModel;
@property (readonly, strong) NSArray<NSPersistentStore *> *persistentStores;
@property (nullable, copy) NSString *name;
- (void)addPersistentStoreWithDescription:(NSPersistentStoreDescription *)description completionHandler:(void (^)(NSPersistentStoreDescription *description, NSError *_Nullable error))block;
- (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError *_Nullable *_Nullable)error;
- (nullable NSPersistentStore *)persistentStoreForURL:(NSURL *)url;
- (NSURL *)URLForPersistentStore:(NSPersistentStore *)store;
- (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store;
- (nullable NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store toURL:(NSURL *)url options:(nullable NSDictionary *)options withType:(NSString *)type error:(NSError *_Nullable *_Nullable)error;
- (nullable NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)url;
- (NSDictionary<NSString *, id> *)metadataForPersistentStore:(NSPersistentStore *)store;
- (void)setMetadata:(nullable NSDictionary<NSString *, id> *)metadata forPersistentStore:(NSPersistentStore *)store;
+ (nullable NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(nullable NSString *)type URL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
+ (nullable NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(NSString *)type URL:(NSURL *)url options:(nullable NSDictionary *)options error:(NSError *_Nullable *_Nullable)error;
- (BOOL)destroyPersistentStoreAtURL:(NSURL *)url withType:(NSString *)type options:(nullable NSDictionary *)options error:(NSError *_Nullable *_Nullable)error;
- (void)performBlock:(void (^)(void))block;
- (void)performBlockAndWait:(void (NS_NOESCAPE ^)(void))block;
- (void)lock;
- (void)unlock;
@end

@interface NSManagedObject : NSObject <NSFetchRequestResult>
- (instancetype)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(nullable NSManagedObjectContext *)context;
@property (nullable, nonatomic, readonly, assign) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, readonly, strong) NSEntityDescription *entity;
@property (nonatomic, readonly, strong) NSManagedObjectID *objectID;
- (void)awakeFromFetch;
- (void)awakeFromInsert;
- (void)willSave;
- (void)didSave;
- (nullable id)primitiveValueForKey:(NSString *)key;
- (void)setPrimitiveValue:(nullable id)value forKey:(NSString *)key;
+ (NSFetchRequest *)fetchRequest;
+ (NSEntityDescription *)entity;
- (instancetype)initWithContext:(NSManagedObjectContext *)context;
@property (nonatomic, readonly, getter=isInserted) BOOL inserted;
@property (nonatomic, readonly, getter=isUpdated) BOOL updated;
@property (nonatomic, readonly, getter=isDeleted) BOOL deleted;
@property (nonatomic, readonly, getter=isFault) BOOL fault;
@property (nonatomic, readonly) BOOL hasChanges;
@property (nonatomic, readonly) BOOL hasPersistentChangedValues;
@property (nonatomic, readonly) NSUInteger faultingState;
- (BOOL)hasFaultForRelationshipNamed:(NSString *)key;
- (NSArray<NSManagedObjectID *> *)objectIDsForRelationshipNamed:(NSString *)key;
- (void)willAccessValueForKey:(nullable NSString *)key;
- (void)didAccessValueForKey:(nullable NSString *)key;
- (void)prepareForDeletion;
- (void)willTurnIntoFault;
- (void)didTurnIntoFault;
- (void)awakeFromSnapshotEvents:(NSSnapshotEventType)flags;
- (NSDictionary<NSString *, id> *)committedValuesForKeys:(nullable NSArray<NSString *> *)keys;
- (NSDictionary<NSString *, id> *)changedValues;
- (NSDictionary<NSString *, id> *)changedValuesForCurrentEvent;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError *_Nullable *_Nullable)error;
- (BOOL)validateForDelete:(NSError *_Nullable *_Nullable)error;
- (BOOL)validateForInsert:(NSError *_Nullable *_Nullable)error;
- (BOOL)validateForUpdate:(NSError *_Nullable *_Nullable)error;
@end

@interface NSManagedObjectContext : NSObject
- (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)type;
@property (nullable, strong) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nullable, strong) NSManagedObjectContext *parentContext;
- (void)performBlock:(void (^)(void))block;
- (void)performBlockAndWait:(void (NS_NOESCAPE ^)(void))block;
- (nullable NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError *_Nullable *_Nullable)error;
- (BOOL)save:(NSError *_Nullable *_Nullable)error;
- (void)deleteObject:(NSManagedObject *)object;
- (void)insertObject:(NSManagedObject *)object;
@property (nullable, copy) NSString *name;
@property (nullable, nonatomic, strong) NSUndoManager *undoManager;
@property (nonatomic, readonly) NSManagedObjectContextConcurrencyType concurrencyType;
@property (nonatomic, readonly, strong) NSMutableDictionary *userInfo;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *insertedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *updatedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *deletedObjects;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *registeredObjects;
@property (nonatomic) BOOL propagatesDeletesAtEndOfEvent;
@property (nonatomic) BOOL retainsRegisteredObjects;
@property (nonatomic) BOOL automaticallyMergesChangesFromParent;
@property (nonatomic) BOOL shouldDeleteInaccessibleFaults;
@property (nullable, copy) NSString *transactionAuthor;
@property (nonatomic) NSTimeInterval stalenessInterval;
@property (strong) id mergePolicy;
- (nullable __kindof NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID;
- (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID;
- (nullable __kindof NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError *_Nullable *_Nullable)error;
- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError *_Nullable *_Nullable)error;
- (nullable __kindof NSPersistentStoreResult *)executeRequest:(NSPersistentStoreRequest *)request error:(NSError *_Nullable *_Nullable)error;
- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)flag;
- (void)refreshAllObjects;
- (void)detectConflictsForObject:(NSManagedObject *)object;
- (void)processPendingChanges;
- (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store;
- (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification;
+ (void)mergeChangesFromRemoteContextSave:(NSDictionary *)changes intoContexts:(NSArray<NSManagedObjectContext *> *)contexts;
- (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects error:(NSError *_Nullable *_Nullable)error;
- (void)observeValueForKeyPath:(nullable NSString *)path ofObject:(nullable id)object change:(nullable NSDictionary<NSString *, id> *)change context:(nullable void *)context;
- (void)undo;
- (void)redo;
- (void)reset;
- (void)rollback;
- (void)lock;
- (void)unlock;
- (BOOL)tryLock;
@property (nonatomic, readonly) BOOL hasChanges;
@end

@interface NSFetchRequest<ResultType> : NSPersistentStoreRequest
+ (instancetype)fetchRequestWithEntityName:(NSString *)name;
@property (nullable, nonatomic, strong) NSEntityDescription *entity;
@property (nullable, nonatomic, strong) NSPredicate *predicate;
@property (nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) NSUInteger fetchLimit;
- (instancetype)initWithEntityName:(NSString *)name;
@property (nullable, nonatomic, readonly, strong) NSString *entityName;
@property (nonatomic) NSUInteger fetchOffset;
@property (nonatomic) NSUInteger fetchBatchSize;
@property (nonatomic) NSFetchRequestResultType resultType;
@property (nonatomic) BOOL includesSubentities;
@property (nonatomic) BOOL includesPropertyValues;
@property (nonatomic) BOOL includesPendingChanges;
@property (nonatomic) BOOL returnsObjectsAsFaults;
@property (nonatomic) BOOL returnsDistinctResults;
@property (nonatomic) BOOL shouldRefreshRefetchedObjects;
@property (nullable, nonatomic, copy) NSArray<NSString *> *relationshipKeyPathsForPrefetching;
@property (nullable, nonatomic, copy) NSArray *propertiesToFetch;
@property (nullable, nonatomic, copy) NSArray *propertiesToGroupBy;
@property (nullable, nonatomic, strong) NSPredicate *havingPredicate;
@end

@interface NSFetchedResultsController<ResultType> : NSObject
@property (nullable, nonatomic, readonly) NSArray *fetchedObjects;
- (instancetype)initWithFetchRequest:(NSFetchRequest *)request managedObjectContext:(NSManagedObjectContext *)context sectionNameKeyPath:(nullable NSString *)path cacheName:(nullable NSString *)name;
- (BOOL)performFetch:(NSError *_Nullable *_Nullable)error;
+ (void)deleteCacheWithName:(nullable NSString *)name;
- (id)objectAtIndexPath:(NSIndexPath *)path;
- (nullable NSIndexPath *)indexPathForObject:(id)object;
- (nullable NSString *)sectionIndexTitleForSectionName:(NSString *)name;
- (NSInteger)sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
@property (nonatomic, readonly) NSFetchRequest *fetchRequest;
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property (nullable, nonatomic, readonly) NSString *sectionNameKeyPath;
@property (nullable, nonatomic, readonly) NSString *cacheName;
@property (nullable, nonatomic, assign) id<NSFetchedResultsControllerDelegate> delegate;
@property (nonatomic, readonly) NSArray<NSString *> *sectionIndexTitles;
@property (nullable, nonatomic, readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
@end

@interface NSPersistentContainer : NSObject
+ (instancetype)persistentContainerWithName:(NSString *)name;
@property (strong, readonly) NSManagedObjectContext *viewContext;
+ (instancetype)persistentContainerWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
+ (NSURL *)defaultDirectoryURL;
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
@property (copy, readonly) NSString *name;
@property (strong, readonly) NSManagedObjectModel *managedObjectModel;
@property (strong, readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (copy) NSArray<NSPersistentStoreDescription *> *persistentStoreDescriptions;
- (void)loadPersistentStoresWithCompletionHandler:(void (^)(NSPersistentStoreDescription *description, NSError *_Nullable error))block;
- (NSManagedObjectContext *)newBackgroundContext;
- (void)performBackgroundTask:(void (^)(NSManagedObjectContext *context))block;
@end

typedef NS_ENUM(NSUInteger, NSBatchInsertRequestResultType) {
  NSBatchInsertRequestResultTypeStatusOnly, NSBatchInsertRequestResultTypeObjectIDs,
  NSBatchInsertRequestResultTypeCount
};
@interface NSBatchDeleteRequest : NSPersistentStoreRequest
- (instancetype)initWithFetchRequest:(NSFetchRequest *)request;
- (instancetype)initWithObjectIDs:(NSArray<NSManagedObjectID *> *)objects;
@property (readonly, copy) NSFetchRequest *fetchRequest;
@property (nonatomic) NSBatchDeleteRequestResultType resultType;
@end

@interface NSBatchDeleteResult : NSPersistentStoreResult
@property (nullable, readonly, strong) id result;
@property (readonly) NSBatchDeleteRequestResultType resultType;
@end

@interface NSBatchUpdateRequest : NSPersistentStoreRequest
+ (instancetype)batchUpdateRequestWithEntityName:(NSString *)name;
- (instancetype)initWithEntity:(NSEntityDescription *)entity;
- (instancetype)initWithEntityName:(NSString *)name;
@property (readonly, copy) NSString *entityName;
@property BOOL includesSubentities;
@property (nullable, strong) NSPredicate *predicate;
@property (nullable, copy) NSDictionary *propertiesToUpdate;
@property (nonatomic) NSBatchUpdateRequestResultType resultType;
@end

@interface NSBatchUpdateResult : NSPersistentStoreResult
@property (nullable, readonly, strong) id result;
@property (readonly) NSBatchUpdateRequestResultType resultType;
@end

@interface NSBatchInsertRequest : NSPersistentStoreRequest
+ (instancetype)batchInsertRequestWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)dictionaries;
- (instancetype)initWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)dictionaries;
- (instancetype)initWithEntity:(NSEntityDescription *)entity objects:(NSArray<NSDictionary<NSString *, id> *> *)dictionaries;
- (instancetype)initWithEntityName:(NSString *)name dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *object))handler;
- (instancetype)initWithEntity:(NSEntityDescription *)entity dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *object))handler;
- (instancetype)initWithEntityName:(NSString *)name managedObjectHandler:(BOOL (^)(NSManagedObject *object))handler;
- (instancetype)initWithEntity:(NSEntityDescription *)entity managedObjectHandler:(BOOL (^)(NSManagedObject *object))handler;
@property (readonly, copy) NSString *entityName;
@property (nonatomic) NSBatchInsertRequestResultType resultType;
@end

@interface NSBatchInsertResult : NSPersistentStoreResult
@property (nullable, readonly, strong) id result;
@property (readonly) NSBatchInsertRequestResultType resultType;
@end

@interface NSAsynchronousFetchResult<ResultType> : NSPersistentStoreResult
@property (readonly, strong) NSAsynchronousFetchRequest *fetchRequest;
@property (nullable, strong, readonly) NSArray *finalResult;
@property (nullable, strong, readonly) NSError *operationError;
@property (readonly, strong) NSManagedObjectContext *managedObjectContext;
- (void)cancel;
@end

@interface NSAsynchronousFetchRequest<ResultType> : NSPersistentStoreRequest
- (instancetype)initWithFetchRequest:(NSFetchRequest *)request completionBlock:(void (^_Nullable)(NSAsynchronousFetchResult *result))block;
@property (readonly, strong) NSFetchRequest *fetchRequest;
@property NSUInteger estimatedResultCount;
@end
