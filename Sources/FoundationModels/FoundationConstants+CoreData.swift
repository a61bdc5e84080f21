internal import FoundationCore

/// The constants of Core Data, with their values on a device where a public source shows them.
extension FoundationConstants {
  package static let coreDataStrings: [(String, String)] = [
    ("NSAddedPersistentStoresKey", "added"),
    ("NSBinaryStoreType", "Binary"),
    ("NSDeletedObjectsKey", "deleted"),
    ("NSDetailedErrorsKey", "NSDetailedErrors"),
    ("NSErrorMergePolicyName", "NSErrorMergePolicy"),
    ("NSInMemoryStoreType", "InMemory"),
    ("NSInsertedObjectsKey", "inserted"),
    ("NSInvalidatedAllObjectsKey", "invalidatedAll"),
    ("NSInvalidatedObjectsKey", "invalidated"),
    ("NSManagedObjectContextDidSaveNotification", "NSManagingContextDidSaveChangesNotification"),
    (
      "NSManagedObjectContextObjectsDidChangeNotification",
      "NSObjectsChangedInManagingContextNotification"
    ),
    ("NSManagedObjectContextWillSaveNotification", "NSManagingContextWillSaveChangesNotification"),
    (
      "NSPersistentStoreCoordinatorStoresDidChangeNotification",
      "_NSPersistentStoreCoordinatorStoresDidChangeNotification"
    ),
    (
      "NSPersistentStoreCoordinatorWillRemoveStoreNotification",
      "_NSPersistentStoreCoordinatorWillRemoveStoreNotification"
    ),
    (
      "NSPersistentStoreDidImportUbiquitousContentChangesNotification",
      "com.apple.coredata.ubiquity.importer.didfinishimport"
    ),
    ("NSPersistentStoreSaveConflictsErrorKey", "conflictList"),
    ("NSRefreshedObjectsKey", "refreshed"),
    ("NSRemovedPersistentStoresKey", "removed"),
    ("NSSQLiteStoreType", "SQLite"),
    ("NSUUIDChangedPersistentStoresKey", "changed"),
    ("NSUpdatedObjectsKey", "updated"),
    ("NSValidationKeyErrorKey", "NSValidationErrorKey"),
    ("NSValidationObjectErrorKey", "NSValidationErrorObject"),
    ("NSValidationPredicateErrorKey", "NSValidationErrorPredicate"),
    ("NSValidationValueErrorKey", "NSValidationErrorValue"),
  ]

  /// The constants whose value is their own name.
  package static let coreDataOwnNames = [
    "NSAffectedObjectsErrorKey",
    "NSAffectedStoresErrorKey",
    "NSBinaryStoreInsecureDecodingCompatibilityOption",
    "NSIgnorePersistentStoreVersioningOption",
    "NSInferMappingModelAutomaticallyOption",
    "NSMigratePersistentStoresAutomaticallyOption",
    "NSPersistentHistoryTrackingKey",
    "NSPersistentStoreCoordinatorStoresWillChangeNotification",
    "NSPersistentStoreFileProtectionKey",
    "NSPersistentStoreForceDestroyOption",
    "NSPersistentStoreOSCompatibility",
    "NSPersistentStoreRebuildFromUbiquitousContentOption",
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey",
    "NSPersistentStoreRemoveUbiquitousMetadataOption",
    "NSPersistentStoreTimeoutOption",
    "NSPersistentStoreUbiquitousContainerIdentifierKey",
    "NSPersistentStoreUbiquitousContentNameKey",
    "NSPersistentStoreUbiquitousContentURLKey",
    "NSPersistentStoreUbiquitousPeerTokenOption",
    "NSPersistentStoreUbiquitousTransitionTypeKey",
    "NSReadOnlyPersistentStoreOption",
    "NSSQLiteAnalyzeOption",
    "NSSQLiteErrorDomain",
    "NSSQLiteManualVacuumOption",
    "NSSQLitePragmasOption",
    "NSStoreModelVersionHashesKey",
    "NSStoreModelVersionIdentifiersKey",
    "NSStoreTypeKey",
    "NSStoreUUIDKey",
  ]

  /// The constants that are merge policies, with the methods of `NSMergePolicy` that return them.
  package static let mergePolicies: [String: String] = [
    "NSErrorMergePolicy": "errorMergePolicy",
    "NSMergeByPropertyObjectTrumpMergePolicy": "mergeByPropertyObjectTrumpMergePolicy",
    "NSMergeByPropertyStoreTrumpMergePolicy": "mergeByPropertyStoreTrumpMergePolicy",
    "NSOverwriteMergePolicy": "overwriteMergePolicy",
    "NSRollbackMergePolicy": "rollbackMergePolicy",
  ]
}
