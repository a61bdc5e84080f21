-- The requests of a context: fetches, batches, and asynchronous fetches.

local C = ...
local objc, D = C.objc, C.coreData

D.class("NSPersistentStoreRequest", "NSObject", {protocols = {"NSCopying"}}, function(instance)
  D.properties(instance, "copy", "affectedStores")
  function instance:requestType() return 1 end
end)
D.class("NSPersistentStoreResult", "NSObject", {}, function() end)

local NAMES = "Predicate SortDescriptors FetchLimit FetchOffset FetchBatchSize ResultType IncludesSubentities "
  .. "IncludesPropertyValues IncludesPendingChanges ReturnsObjectsAsFaults ReturnsDistinctResults ShouldRefreshRefetchedObjects "
  .. "RelationshipKeyPathsForPrefetching PropertiesToFetch PropertiesToGroupBy HavingPredicate AffectedStores StoredName StoredEntity"
D.class("NSFetchRequest", "NSPersistentStoreRequest", {}, function(instance, class, super)
  D.properties(instance, "strong", "predicate havingPredicate storedEntity")
  D.properties(instance, "copy", "sortDescriptors storedName relationshipKeyPathsForPrefetching propertiesToFetch propertiesToGroupBy")
  D.properties(instance, "assign", "fetchLimit=0 fetchOffset=0 fetchBatchSize=0 resultType=0 includesSubentities=true "
    .. "includesPropertyValues=true includesPendingChanges=true returnsObjectsAsFaults=true returnsDistinctResults=false "
    .. "shouldRefreshRefetchedObjects=false")
  function class:fetchRequestWithEntityName_(name) return self:alloc():initWithEntityName_(name) end
  function instance:initWithEntityName_(name)
    self = super(self):init()
    self:setStoredName_(name)
    return self
  end
  function instance:entityName()
    local entity = self:storedEntity()
    return entity and entity:name() or self:storedName()
  end
  function instance:entity() return self:storedEntity() end
  function instance:setEntity_(entity) self:setStoredEntity_(entity) end
  function instance:copyWithZone_()
    local copy = objc.object_getClass(self):alloc():init()
    for name in NAMES:gmatch "%S+" do copy["set" .. name .. "_"](copy, self[name:sub(1, 1):lower() .. name:sub(2)](self)) end
    return copy
  end
  instance["execute:"] = function(self, pointer)
    return D.failed(nil, pointer, D.error(134060, {reason = C.str "execute: needs the context of a block"}))
  end
  function instance:description()
    return ("%s (entity: %s; predicate: (%s); sortDescriptors: (%s); )"):format(tostring(super(self):description()),
      tostring(self:entityName() or "(null)"), tostring(self:predicate() or ""), tostring(self:sortDescriptors() or ""))
  end
end)

D.class("NSAsynchronousFetchRequest", "NSPersistentStoreRequest", {}, function(instance, _, super)
  D.properties(instance, "strong", "fetchRequest")
  D.properties(instance, "copy", "completionBlock")
  D.properties(instance, "assign", "estimatedResultCount=0")
  instance["initWithFetchRequest:completionBlock:"] = function(self, request, block)
    self = super(self):init()
    self:setFetchRequest_(request)
    self:setCompletionBlock_(block)
    return self
  end
end)
D.class("NSAsynchronousFetchResult", "NSPersistentStoreResult", {}, function(instance)
  D.properties(instance, "strong", "fetchRequest finalResult operationError progress managedObjectContext")
  function instance:cancel() end
end)

D.class("NSBatchDeleteRequest", "NSPersistentStoreRequest", {}, function(instance, _, super)
  D.properties(instance, "strong", "fetchRequest")
  D.properties(instance, "copy", "objectIDs")
  D.properties(instance, "assign", "resultType=0")
  function instance:requestType() return 7 end
  function instance:initWithFetchRequest_(request)
    self = super(self):init()
    self:setFetchRequest_(request)
    return self
  end
  function instance:initWithObjectIDs_(identifiers)
    self = super(self):init()
    self:setObjectIDs_(identifiers)
    return self
  end
end)
-- Requests for an entity, or the name of one.
local function entity_request(name, number, objects, blocks)
  D.class(name, "NSPersistentStoreRequest", {}, function(instance, class, super)
    D.properties(instance, "strong", "entity predicate")
    D.properties(instance, "copy", "storedName " .. objects .. " " .. blocks)
    D.properties(instance, "assign", "resultType=0 includesSubentities=true")
    function instance:requestType() return number end
    function instance:entityName()
      local entity = self:entity()
      return entity and entity:name() or self:storedName()
    end
    function instance:initWithEntity_(entity)
      self = super(self):init()
      self:setEntity_(entity)
      return self
    end
    function instance:initWithEntityName_(entity_name)
      self = super(self):init()
      self:setStoredName_(entity_name)
      return self
    end
    for property in (objects .. " " .. blocks):gmatch "%S+" do
      for _, by in ipairs {"initWithEntity:", "initWithEntityName:"} do
        instance[by .. property .. ":"] = function(self, entity, value)
          self = by == "initWithEntity:" and self:initWithEntity_(entity) or self:initWithEntityName_(entity)
          self["set" .. D.capitalized(property) .. "_"](self, value)
          return self
        end
      end
    end
    function class:batchUpdateRequestWithEntityName_(entity_name) return self:alloc():initWithEntityName_(entity_name) end
    class["batchInsertRequestWithEntityName:objects:"] = function(self, entity_name, list)
      return self:alloc():initWithEntityName_objects_(entity_name, list)
    end
  end)
end
entity_request("NSBatchUpdateRequest", 6, "propertiesToUpdate", "")
entity_request("NSBatchInsertRequest", 5, "objects objectsToInsert", "dictionaryHandler managedObjectHandler")
for _, name in ipairs {"NSBatchDeleteResult", "NSBatchUpdateResult", "NSBatchInsertResult"} do
  D.class(name, "NSPersistentStoreResult", {}, function(instance)
    D.properties(instance, "strong", "result")
    D.properties(instance, "assign", "resultType=0")
  end)
end
D.class("NSSaveChangesRequest", "NSPersistentStoreRequest", {}, function(instance)
  D.properties(instance, "copy", "insertedObjects updatedObjects deletedObjects lockedObjects")
  function instance:requestType() return 2 end
end)
