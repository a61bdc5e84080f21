typedef NS_ENUM(NSUInteger, NSManagedObjectContextConcurrencyType) {
  NSConfinementConcurrencyType, NSPrivateQueueConcurrencyType, NSMainQueueConcurrencyType
};
typedef NS_ENUM(NSUInteger, NSFetchRequestResultType) {
  NSManagedObjectResultType, NSManagedObjectIDResultType, NSDictionaryResultType,
  NSCountResultType = 4
};
typedef NS_ENUM(NSUInteger, NSFetchedResultsChangeType) {
  NSFetchedResultsChangeInsert = 1, NSFetchedResultsChangeDelete, NSFetchedResultsChangeMove,
  NSFetchedResultsChangeUpdate
};
extern NSString *const NSSQLiteStoreType, *const NSBinaryStoreType, *const NSInMemoryStoreType,
  *const NSManagedObjectContextDidSaveNotification, *const NSManagedObjectContextWillSaveNotification,
  *const NSManagedObjectContextObjectsDidChangeNotification, *const NSInsertedObjectsKey,
  *const NSUpdatedObjectsKey, *const NSDeletedObjectsKey,
  *const NSMigratePersistentStoresAutomaticallyOption, *const NSInferMappingModelAutomaticallyOption;

@interface NSPropertyDescription : NSObject
@property (nonatomic, copy) NSString *name;
@end

@interface NSAttributeDescription : NSPropertyDescription
@end

@interface NSRelationshipDescription : NSPropertyDescription
@property (nonatomic, readonly, getter=isToMany) BOOL toMany;
@end

@interface NSEntityDescription : NSObject
+ (nullable NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
+ (NSManagedObject *)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
@property (nullable, copy) NSString *name;
@property (null_resettable, copy) NSString *managedObjectClassName;
@property (readonly, copy) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
@property (readonly, copy) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
@property (readonly, copy) NSDictionary<NSString *, NSPropertyDescription *> *propertiesByName;
@end

@interface NSManagedObjectID : NSObject
@end

@interface NSManagedObjectModel : NSObject
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
+ (nullable NSManagedObjectModel *)mergedModelFromBundles:(nullable NSArray<NSBundle *> *)bundles;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
@property (copy) NSArray<NSEntityDescription *> *entities;
@end

@interface NSPersistentStore : NSObject
@end

@interface NSPersistentStoreCoordinator : NSObject
- (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model;
- (nullable NSPersistentStore *)addPersistentStoreWithType:(NSString *)type configuration:(nullable NSString *)configuration URL:(nullable NSURL *)url options:(nullable NSDictionary *)options error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSManagedObject : NSObject
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
@property (nonatomic, readonly) BOOL hasChanges;
@end

@interface NSFetchRequest<ResultType> : NSObject
+ (instancetype)fetchRequestWithEntityName:(NSString *)name;
@property (nullable, nonatomic, strong) NSEntityDescription *entity;
@property (nullable, nonatomic, strong) NSPredicate *predicate;
@property (nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) NSUInteger fetchLimit;
@end

@interface NSFetchedResultsController<ResultType> : NSObject
@property (nullable, nonatomic, readonly) NSArray *fetchedObjects;
@end

@interface NSPersistentContainer : NSObject
+ (instancetype)persistentContainerWithName:(NSString *)name;
@property (strong, readonly) NSManagedObjectContext *viewContext;
- (void)loadPersistentStoresWithCompletionHandler:(void (^)(id description, NSError *_Nullable error))block;
@end
