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

typedef NS_ENUM(NSUInteger, NSAttributeType) {
  NSUndefinedAttributeType = 0, NSInteger16AttributeType = 100, NSInteger32AttributeType = 200,
  NSInteger64AttributeType = 300, NSDecimalAttributeType = 400, NSDoubleAttributeType = 500,
  NSFloatAttributeType = 600, NSStringAttributeType = 700, NSBooleanAttributeType = 800,
  NSDateAttributeType = 900, NSBinaryDataAttributeType = 1000, NSUUIDAttributeType = 1100,
  NSURIAttributeType = 1200, NSTransformableAttributeType = 1800, NSObjectIDAttributeType = 2000,
  NSCompositeAttributeType = 2100
};
typedef NS_ENUM(NSUInteger, NSDeleteRule) {
  NSNoActionDeleteRule, NSNullifyDeleteRule, NSCascadeDeleteRule, NSDenyDeleteRule
};
typedef NS_ENUM(NSUInteger, NSMergePolicyType) {
  NSErrorMergePolicyType, NSMergeByPropertyStoreTrumpMergePolicyType,
  NSMergeByPropertyObjectTrumpMergePolicyType, NSOverwriteMergePolicyType,
  NSRollbackMergePolicyType
};
typedef NS_ENUM(NSUInteger, NSEntityMappingType) {
  NSUndefinedEntityMappingType, NSCustomEntityMappingType, NSAddEntityMappingType,
  NSRemoveEntityMappingType, NSCopyEntityMappingType, NSTransformEntityMappingType
};
typedef NS_ENUM(NSUInteger, NSPersistentStoreRequestType) {
  NSFetchRequestType = 1, NSSaveRequestType, NSBatchInsertRequestType = 5,
  NSBatchUpdateRequestType = 6, NSBatchDeleteRequestType = 7
};
typedef NS_ENUM(NSUInteger, NSBatchDeleteRequestResultType) {
  NSBatchDeleteResultTypeStatusOnly, NSBatchDeleteResultTypeObjectIDs,
  NSBatchDeleteResultTypeCount
};
typedef NS_ENUM(NSUInteger, NSBatchUpdateRequestResultType) {
  NSStatusOnlyResultType, NSUpdatedObjectIDsResultType, NSUpdatedObjectsCountResultType
};
typedef NS_OPTIONS(NSUInteger, NSSnapshotEventType) {
  NSSnapshotEventUndoInsertion = 1 << 1, NSSnapshotEventUndoDeletion = 1 << 2,
  NSSnapshotEventUndoUpdate = 1 << 3, NSSnapshotEventRollback = 1 << 4,
  NSSnapshotEventRefresh = 1 << 5, NSSnapshotEventMergePolicy = 1 << 6
};
// CoreDataErrors.h
enum : NSInteger {
  NSManagedObjectValidationError = 1550, NSManagedObjectConstraintValidationError = 1551,
  NSValidationMultipleErrorsError = 1560, NSValidationMissingMandatoryPropertyError = 1570,
  NSValidationRelationshipLacksMinimumCountError = 1580,
  NSValidationRelationshipExceedsMaximumCountError = 1590,
  NSValidationRelationshipDeniedDeleteError = 1600, NSValidationNumberTooLargeError = 1610,
  NSValidationNumberTooSmallError = 1620, NSValidationDateTooLateError = 1630,
  NSValidationDateTooSoonError = 1640, NSValidationInvalidDateError = 1650,
  NSValidationStringTooLongError = 1660, NSValidationStringTooShortError = 1670,
  NSValidationStringPatternMatchingError = 1680, NSValidationInvalidURIError = 1690,
  NSManagedObjectContextLockingError = 132000, NSPersistentStoreCoordinatorLockingError = 132010,
  NSManagedObjectReferentialIntegrityError = 133000, NSManagedObjectExternalRelationshipError = 133010,
  NSManagedObjectMergeError = 133020, NSManagedObjectConstraintMergeError = 133021,
  NSPersistentStoreInvalidTypeError = 134000, NSPersistentStoreTypeMismatchError = 134010,
  NSPersistentStoreIncompatibleSchemaError = 134020, NSPersistentStoreSaveError = 134030,
  NSPersistentStoreIncompleteSaveError = 134040, NSPersistentStoreSaveConflictsError = 134050,
  NSCoreDataError = 134060, NSPersistentStoreOperationError = 134070,
  NSPersistentStoreOpenError = 134080, NSPersistentStoreTimeoutError = 134090,
  NSPersistentStoreUnsupportedRequestTypeError = 134091,
  NSPersistentStoreIncompatibleVersionHashError = 134100, NSMigrationError = 134110,
  NSMigrationCancelledError = 134120, NSMigrationMissingSourceModelError = 134130,
  NSMigrationMissingMappingModelError = 134140, NSMigrationManagerSourceStoreError = 134150,
  NSMigrationManagerDestinationStoreError = 134160, NSEntityMigrationPolicyError = 134170,
  NSSQLiteError = 134180, NSInferredMappingModelError = 134190,
  NSExternalRecordImportError = 134200
};
extern NSString *const NSDetailedErrorsKey, *const NSValidationObjectErrorKey,
  *const NSValidationKeyErrorKey, *const NSValidationPredicateErrorKey,
  *const NSValidationValueErrorKey, *const NSAffectedStoresErrorKey,
  *const NSAffectedObjectsErrorKey, *const NSPersistentStoreSaveConflictsErrorKey,
  *const NSSQLiteErrorDomain, *const NSRefreshedObjectsKey, *const NSInvalidatedObjectsKey,
  *const NSInvalidatedAllObjectsKey, *const NSReadOnlyPersistentStoreOption,
  *const NSSQLitePragmasOption, *const NSSQLiteAnalyzeOption,
  *const NSPersistentStoreFileProtectionKey, *const NSPersistentStoreTimeoutOption,
  *const NSIgnorePersistentStoreVersioningOption, *const NSStoreTypeKey, *const NSStoreUUIDKey,
  *const NSPersistentStoreForceDestroyOption, *const NSPersistentHistoryTrackingKey,
  *const NSPersistentStoreCoordinatorStoresWillChangeNotification,
  *const NSPersistentStoreCoordinatorStoresDidChangeNotification,
  *const NSPersistentStoreCoordinatorWillRemoveStoreNotification,
  *const NSAddedPersistentStoresKey, *const NSRemovedPersistentStoresKey,
  *const NSUUIDChangedPersistentStoresKey, *const NSErrorMergePolicyName,
  *const NSStoreModelVersionHashesKey, *const NSStoreModelVersionIdentifiersKey,
  *const NSSQLiteManualVacuumOption, *const NSPersistentStoreRemoteChangeNotificationPostOptionKey,
  *const NSPersistentStoreUbiquitousContentNameKey, *const NSPersistentStoreUbiquitousContentURLKey,
  *const NSPersistentStoreUbiquitousPeerTokenOption,
  *const NSPersistentStoreRemoveUbiquitousMetadataOption,
  *const NSPersistentStoreUbiquitousContainerIdentifierKey,
  *const NSPersistentStoreRebuildFromUbiquitousContentOption,
  *const NSPersistentStoreUbiquitousTransitionTypeKey,
  *const NSPersistentStoreDidImportUbiquitousContentChangesNotification;
extern id NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy,
  NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy, NSRollbackMergePolicy;

@protocol NSFetchRequestResult <NSObject>
@end

@protocol NSFetchedResultsSectionInfo
@property (nonatomic, readonly) NSString *name;
@property (nullable, nonatomic, readonly) NSString *indexTitle;
@property (nonatomic, readonly) NSUInteger numberOfObjects;
@property (nullable, nonatomic, readonly) NSArray *objects;
@end

@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controller:(NSFetchedResultsController *)controller didChangeObject:(id)object atIndexPath:(nullable NSIndexPath *)path forChangeType:(NSFetchedResultsChangeType)type newIndexPath:(nullable NSIndexPath *)newPath;
- (void)controller:(NSFetchedResultsController *)controller didChangeSection:(id<NSFetchedResultsSectionInfo>)info atIndex:(NSUInteger)index forChangeType:(NSFetchedResultsChangeType)type;
- (void)controller:(NSFetchedResultsController *)controller didChangeContentWithSnapshot:(NSDiffableDataSourceSnapshot<NSString *, NSManagedObjectID *> *)snapshot;
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller;
- (nullable NSString *)controller:(NSFetchedResultsController *)controller sectionIndexTitleForSectionName:(NSString *)name;
@end

@interface NSPropertyDescription : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, getter=isOptional) BOOL optional;
@property (nonatomic, getter=isTransient) BOOL transient;
@property (nonatomic, getter=isIndexed) BOOL indexed;
@property (nonatomic, getter=isStoredInExternalRecord) BOOL storedInExternalRecord;
@property (nonatomic, readonly, assign) NSEntityDescription *entity;
@property (nullable, nonatomic, strong) NSDictionary *userInfo;
@property (nonatomic, readonly, strong) NSArray<NSPredicate *> *validationPredicates;
@property (nonatomic, readonly, strong) NSArray *validationWarnings;
@property (nonatomic, readonly, copy) NSData *versionHash;
@property (nullable, nonatomic, copy) NSString *renamingIdentifier;
- (void)setValidationPredicates:(nullable NSArray<NSPredicate *> *)predicates withValidationWarnings:(nullable NSArray<NSString *> *)warnings;
@end

@interface NSAttributeDescription : NSPropertyDescription
@property (nonatomic) NSAttributeType attributeType;
@property (nullable, nonatomic, copy) NSString *attributeValueClassName;
@property (nullable, nonatomic, strong) id defaultValue;
@property (nullable, nonatomic, copy) NSString *valueTransformerName;
@property (nonatomic) BOOL allowsExternalBinaryDataStorage;
@end

@interface NSRelationshipDescription : NSPropertyDescription
@property (nullable, nonatomic, assign) NSEntityDescription *destinationEntity;
@property (nullable, nonatomic, assign) NSRelationshipDescription *inverseRelationship;
@property (nonatomic) NSUInteger maxCount;
@property (nonatomic) NSUInteger minCount;
@property (nonatomic) NSDeleteRule deleteRule;
@property (nonatomic, readonly, getter=isToMany) BOOL toMany;
@property (nonatomic, getter=isOrdered) BOOL ordered;
@end

@interface NSFetchedPropertyDescription : NSPropertyDescription
@property (nullable, nonatomic, strong) NSFetchRequest *fetchRequest;
@end

@interface NSExpressionDescription : NSPropertyDescription
@property (nullable, nonatomic, strong) NSExpression *expression;
@property (nonatomic) NSAttributeType expressionResultType;
@end

@interface NSMergePolicy : NSObject
@property (class, readonly, strong) NSMergePolicy *errorMergePolicy;
@property (class, readonly, strong) NSMergePolicy *rollbackMergePolicy;
@property (class, readonly, strong) NSMergePolicy *overwriteMergePolicy;
@property (class, readonly, strong) NSMergePolicy *mergeByPropertyObjectTrumpMergePolicy;
@property (class, readonly, strong) NSMergePolicy *mergeByPropertyStoreTrumpMergePolicy;
@property (readonly) NSMergePolicyType mergeType;
- (id)initWithMergeType:(NSMergePolicyType)type;
- (BOOL)resolveConflicts:(NSArray *)list error:(NSError *_Nullable *_Nullable)error;
- (BOOL)resolveOptimisticLockingVersionConflicts:(NSArray<NSMergeConflict *> *)list error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSPersistentStoreRequest : NSObject
@property (nullable, nonatomic, strong) NSArray<NSPersistentStore *> *affectedStores;
@property (nonatomic, readonly) NSPersistentStoreRequestType requestType;
@end

@interface NSPersistentStoreResult : NSObject
@end

@interface NSPersistentStoreDescription : NSObject
+ (instancetype)persistentStoreDescriptionWithURL:(NSURL *)url;
- (instancetype)initWithURL:(NSURL *)url;
@property (copy) NSString *type;
@property (nullable, copy) NSString *configuration;
@property (nullable, copy) NSURL *URL;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, NSObject *> *options;
@property (getter=isReadOnly) BOOL readOnly;
@property BOOL shouldMigrateStoreAutomatically;
@property BOOL shouldInferMappingModelAutomatically;
@property BOOL shouldAddStoreAsynchronously;
- (void)setOption:(nullable NSObject *)option forKey:(NSString *)key;
@end

typedef NS_ENUM(NSUInteger, NSFetchIndexElementType) {
  NSFetchIndexElementTypeBinary, NSFetchIndexElementTypeRTree
};
@interface NSFetchIndexElementDescription : NSObject <NSCopying>
- (instancetype)initWithProperty:(NSPropertyDescription *)property collationType:(NSFetchIndexElementType)type;
@property (nullable, readonly, strong) NSPropertyDescription *property;
@property (nullable, readonly, strong) NSString *propertyName;
@property NSFetchIndexElementType collationType;
@property (getter=isAscending) BOOL ascending;
@end

@interface NSFetchIndexDescription : NSObject <NSCopying>
- (instancetype)initWithName:(NSString *)name elements:(nullable NSArray<NSFetchIndexElementDescription *> *)elements;
@property (copy) NSString *name;
@property (copy) NSArray<NSFetchIndexElementDescription *> *elements;
@property (nullable, readonly, assign) NSEntityDescription *entity;
@property (nullable, copy) NSPredicate *partialIndexPredicate;
@end

@interface NSMergeConflict : NSObject
@property (readonly, retain) NSManagedObject *sourceObject;
@property (nullable, readonly, retain) NSDictionary<NSString *, id> *objectSnapshot;
@property (nullable, readonly, retain) NSDictionary<NSString *, id> *cachedSnapshot;
@property (nullable, readonly, retain) NSDictionary<NSString *, id> *persistedSnapshot;
@property (readonly) NSUInteger newVersionNumber;
@property (readonly) NSUInteger oldVersionNumber;
@end

@interface NSMappingModel : NSObject
+ (nullable NSMappingModel *)mappingModelFromBundles:(nullable NSArray<NSBundle *> *)bundles forSourceModel:(nullable NSManagedObjectModel *)source destinationModel:(nullable NSManagedObjectModel *)destination;
+ (nullable NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)source destinationModel:(NSManagedObjectModel *)destination error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithContentsOfURL:(nullable NSURL *)url;
@end

@interface NSMigrationManager : NSObject
- (instancetype)initWithSourceModel:(NSManagedObjectModel *)source destinationModel:(NSManagedObjectModel *)destination;
- (BOOL)migrateStoreFromURL:(NSURL *)url type:(NSString *)type options:(nullable NSDictionary *)options withMappingModel:(nullable NSMappingModel *)mapping toDestinationURL:(NSURL *)destination destinationType:(NSString *)destinationType destinationOptions:(nullable NSDictionary *)destinationOptions error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSEntityMapping : NSObject
@property (null_resettable, copy) NSString *name;
@property NSEntityMappingType mappingType;
@end

@interface NSEntityDescription : NSObject
+ (nullable NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
+ (__kindof NSManagedObject *)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
@property (nullable, copy) NSString *name;
@property (null_resettable, copy) NSString *managedObjectClassName;
@property (readonly, copy) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
@property (readonly, copy) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
@property (readonly, copy) NSDictionary<NSString *, __kindof NSPropertyDescription *> *propertiesByName;
@property (strong) NSArray<NSPropertyDescription *> *properties;
@property (copy) NSArray<NSEntityDescription *> *subentities;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *subentitiesByName;
@property (nullable, readonly, assign) NSEntityDescription *superentity;
@property (readonly, assign) NSManagedObjectModel *managedObjectModel;
@property (getter=isAbstract) BOOL abstract;
@property (nullable, strong) NSDictionary *userInfo;
@property (nullable, copy) NSString *renamingIdentifier;
@property (readonly, copy) NSData *versionHash;
@property (strong) NSArray<NSArray<id> *> *uniquenessConstraints;
@property (copy) NSArray<NSFetchIndexDescription *> *indexes;
@property (nullable, copy) NSString *versionHashModifier;
- (NSArray<NSRelationshipDescription *> *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity;
- (BOOL)isKindOfEntity:(NSEntityDescription *)entity;
@end

@interface NSManagedObjectID : NSObject <NSCopying, NSFetchRequestResult>
@property (readonly, strong) NSEntityDescription *entity;
@property (nullable, readonly, assign) NSPersistentStore *persistentStore;
@property (readonly, getter=isTemporaryID) BOOL temporaryID;
- (NSURL *)URIRepresentation;
@end

@interface NSManagedObjectModel : NSObject
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;
+ (nullable NSManagedObjectModel *)mergedModelFromBundles:(nullable NSArray<NSBundle *> *)bundles;
@property (readonly, copy) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
@property (copy) NSArray<NSEntityDescription *> *entities;
+ (nullable NSManagedObjectModel *)modelByMergingModels:(nullable NSArray<NSManagedObjectModel *> *)models;
+ (nullable NSManagedObjectModel *)mergedModelFromBundles:(nullable NSArray<NSBundle *> *)bundles forStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
- (NSArray<NSEntityDescription *> *)entitiesForConfiguration:(nullable NSString *)configuration;
- (void)setEntities:(NSArray<NSEntityDescription *> *)entities forConfiguration:(NSString *)configuration;
- (BOOL)isConfiguration:(nullable NSString *)configuration compatibleWithStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
- (nullable NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name;
- (nullable NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary<NSString *, id> *)variables;
- (void)setFetchRequestTemplate:(nullable NSFetchRequest *)request forName:(NSString *)name;
@property (readonly, copy) NSArray<NSString *> *configurations;
@property (readonly, copy) NSDictionary<NSString *, NSData *> *entityVersionHashesByName;
@property (readonly, copy) NSDictionary<NSString *, NSFetchRequest *> *fetchRequestTemplatesByName;
@property (copy) NSSet *versionIdentifiers;
@property (nullable, strong) NSDictionary *localizationDictionary;
@end

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
