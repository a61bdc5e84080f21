internal import CEmbeddedFiles
internal import LuaModules
internal import SelectorRuntime

/// Core Data, whose classes are written in Lua.
extension Bridge {
  /// The scripts, in dependency order.
  private static var coreDataScripts: [(String, EmbeddedFile)] {
    [
      ("core_data", .core_data_lua),
      ("core_data_arguments", .core_data_arguments_lua),
      ("core_data_descriptions", .core_data_descriptions_lua),
      ("core_data_entities", .core_data_entities_lua),
      ("core_data_models", .core_data_models_lua),
      ("core_data_keyed_models", .core_data_keyed_models_lua),
      ("core_data_model_files", .core_data_model_files_lua),
      ("core_data_identifiers", .core_data_identifiers_lua),
      ("core_data_stores", .core_data_stores_lua),
      ("core_data_store_files", .core_data_store_files_lua),
      ("core_data_coordinators", .core_data_coordinators_lua),
      ("core_data_containers", .core_data_containers_lua),
      ("core_data_objects", .core_data_objects_lua),
      ("core_data_relationships", .core_data_relationships_lua),
      ("core_data_accessors", .core_data_accessors_lua),
      ("core_data_managed_objects", .core_data_managed_objects_lua),
      ("core_data_validation", .core_data_validation_lua),
      ("core_data_contexts", .core_data_contexts_lua),
      ("core_data_saving", .core_data_saving_lua),
      ("core_data_merging", .core_data_merging_lua),
      ("core_data_undoing", .core_data_undoing_lua),
      ("core_data_requests", .core_data_requests_lua),
      ("core_data_fetching", .core_data_fetching_lua),
      ("core_data_batches", .core_data_batches_lua),
      ("core_data_results", .core_data_results_lua),
    ]
  }

  /// The classes that the scripts define.
  static let coreDataClasses: Set<String> = [
    "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult", "NSAttributeDescription",
    "NSBatchDeleteRequest", "NSBatchDeleteResult", "NSBatchInsertRequest", "NSBatchInsertResult",
    "NSBatchUpdateRequest", "NSBatchUpdateResult", "NSEntityDescription", "NSExpressionDescription",
    "NSFetchIndexDescription", "NSFetchIndexElementDescription", "NSFetchRequest",
    "NSFetchedPropertyDescription", "NSFetchedResultsController", "NSManagedObject",
    "NSManagedObjectContext", "NSManagedObjectID", "NSManagedObjectModel", "NSMergeConflict",
    "NSMergePolicy", "NSPersistentContainer", "NSPersistentStore", "NSPersistentStoreCoordinator",
    "NSPersistentStoreDescription", "NSPersistentStoreRequest", "NSPersistentStoreResult",
    "NSPropertyDescription", "NSRelationshipDescription", "NSSaveChangesRequest",
  ]

  /// Declares the classes; the first that is named runs the scripts.
  func declareCoreData() {
    runtime.declare(
      ScriptedClasses(
        defines: { $0.hasPrefix("NS") && Bridge.coreDataClasses.contains($0) },
        define: { [weak self] in
          guard let self else { return }
          let stack = current
          try pushSourceModule(stack)
          pushNativeFunctions(on: stack)
          // stack: … module native
          setArgumentChecks(ModuleDefiner(bridge: self, module: "objc", stack: stack))
          try run(Bridge.coreDataScripts, on: stack)
        }))
  }
}
