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
  *const NSPersistentStoreOSCompatibility,
  *const NSBinaryStoreInsecureDecodingCompatibilityOption,
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
