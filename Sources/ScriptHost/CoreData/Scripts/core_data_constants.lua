-- The constants of Core Data, with their values on a device where a source shows them.

local C = ...
local constants = C.constants

-- Constants whose value is their name.
for name in ([[
NSAffectedStoresErrorKey NSAffectedObjectsErrorKey NSSQLiteErrorDomain
NSReadOnlyPersistentStoreOption NSSQLitePragmasOption NSSQLiteAnalyzeOption NSSQLiteManualVacuumOption
NSPersistentStoreFileProtectionKey NSPersistentStoreTimeoutOption NSIgnorePersistentStoreVersioningOption
NSMigratePersistentStoresAutomaticallyOption NSInferMappingModelAutomaticallyOption NSStoreTypeKey NSStoreUUIDKey
NSStoreModelVersionHashesKey NSStoreModelVersionIdentifiersKey NSPersistentStoreForceDestroyOption
NSPersistentHistoryTrackingKey NSPersistentStoreCoordinatorStoresWillChangeNotification
NSPersistentStoreUbiquitousContentNameKey NSPersistentStoreUbiquitousContentURLKey
NSPersistentStoreUbiquitousPeerTokenOption NSPersistentStoreRemoveUbiquitousMetadataOption
NSPersistentStoreUbiquitousContainerIdentifierKey NSPersistentStoreRebuildFromUbiquitousContentOption
NSPersistentStoreUbiquitousTransitionTypeKey
NSPersistentStoreOSCompatibility NSPersistentStoreRemoteChangeNotificationPostOptionKey
]]):gmatch "%S+" do constants[name] = name end

for name, value in pairs {
  NSManagedObjectContextWillSaveNotification = "NSManagingContextWillSaveChangesNotification",
  NSManagedObjectContextObjectsDidChangeNotification = "NSObjectsChangedInManagingContextNotification",
  NSManagedObjectContextDidSaveNotification = "NSManagingContextDidSaveChangesNotification",
  NSDetailedErrorsKey = "NSDetailedErrors", NSValidationObjectErrorKey = "NSValidationErrorObject",
  NSValidationKeyErrorKey = "NSValidationErrorKey", NSValidationPredicateErrorKey = "NSValidationErrorPredicate",
  NSValidationValueErrorKey = "NSValidationErrorValue",
  NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated", NSDeletedObjectsKey = "deleted",
  NSRefreshedObjectsKey = "refreshed", NSInvalidatedObjectsKey = "invalidated",
  NSInvalidatedAllObjectsKey = "invalidatedAll",
  NSSQLiteStoreType = "SQLite", NSBinaryStoreType = "Binary", NSInMemoryStoreType = "InMemory",
  NSAddedPersistentStoresKey = "added", NSRemovedPersistentStoresKey = "removed",
  NSUUIDChangedPersistentStoresKey = "changed",
  NSPersistentStoreCoordinatorStoresDidChangeNotification = "_NSPersistentStoreCoordinatorStoresDidChangeNotification",
  NSPersistentStoreCoordinatorWillRemoveStoreNotification = "_NSPersistentStoreCoordinatorWillRemoveStoreNotification",
  NSPersistentStoreDidImportUbiquitousContentChangesNotification = "com.apple.coredata.ubiquity.importer.didfinishimport",
  NSPersistentStoreSaveConflictsErrorKey = "conflictList",
  NSErrorMergePolicyName = "NSErrorMergePolicy",
} do constants[name] = value end

-- The merge policies are objects, made when one is first used.
for name, getter in pairs {
  NSErrorMergePolicy = "errorMergePolicy", NSRollbackMergePolicy = "rollbackMergePolicy",
  NSOverwriteMergePolicy = "overwriteMergePolicy",
  NSMergeByPropertyObjectTrumpMergePolicy = "mergeByPropertyObjectTrumpMergePolicy",
  NSMergeByPropertyStoreTrumpMergePolicy = "mergeByPropertyStoreTrumpMergePolicy",
} do
  C.computed[name] = function() return C.objc.NSMergePolicy[getter](C.objc.NSMergePolicy) end
end
