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

@interface NSEntityDescription : NSObject <NSFastEnumeration>
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

@interface NSManagedObjectModel : NSObject <NSFastEnumeration>
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
