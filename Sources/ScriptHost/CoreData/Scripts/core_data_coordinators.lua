-- NSPersistentStoreCoordinator: the stores of a model, and their files.

local C, native = ...
local c, objc, D = C.functions, C.objc, C.coreData

local DID_CHANGE <const> = "_NSPersistentStoreCoordinatorStoresDidChangeNotification"
local TYPES = {SQLite = true, InMemory = true, Binary = true}
local function record(coordinator) return D.record(coordinator) end
local function manager() return objc.NSFileManager:defaultManager() end

local function truth(options, name)
  local value = D.entries(options)[name]
  return value ~= nil and value:boolValue()
end
local function path_of(url) return url ~= nil and D.text(url:path()) or nil end

-- Whether the file of a store fits the model, or may be changed to; an error otherwise.
local function check_version(store, file, model, options)
  local metadata = file.metadata
  if truth(options, "NSIgnorePersistentStoreVersioningOption")
    or model:isConfiguration_compatibleWithStoreMetadata_(store.configuration, metadata) then
    return false
  end
  if truth(options, "NSMigratePersistentStoresAutomaticallyOption") and truth(options, "NSInferMappingModelAutomaticallyOption") then
    return true
  end
  return nil, D.error(134100, {metadata = metadata,
    reason = C.str "The model used to open the store is incompatible with the one used to create the store"})
end

-- Opens or makes the file of a store; returns an error.
local function open(store, model, options)
  local hashes = {}
  for _, entity in ipairs(D.list(model:entitiesForConfiguration_(store.configuration))) do
    hashes[D.text(entity:name())] = entity:versionHash()
  end
  hashes = D.dictionary(hashes)
  if store.path and manager():fileExistsAtPath_(store.path) then
    local file, problem = D.readStoreFile(store)
    if not file then return problem end
    local is_migrated
    is_migrated, problem = check_version(store, file, model, options)
    if problem then return problem end
    local entries = D.entries(file.metadata)
    store.identifier = D.text(entries.NSStoreUUID)
    D.setMetadata(store, file.metadata)
    D.fillStore(store, file, model)
    if not is_migrated then return end
    D.keep(store.metadata, "NSStoreModelVersionHashes", hashes)
    return not store.is_read_only and D.writeStore(store) or nil
  end
  store.identifier = D.text(objc.NSUUID:UUID():UUIDString())
  D.keep(store.metadata, "NSStoreModelVersionHashes", hashes)
  D.keep(store.metadata, "NSStoreModelVersionIdentifiers", D.array {})
  if store.path then
    if store.is_read_only then
      return D.error(260, {NSFilePath = C.str(store.path), reason = C.str "No database found. "})
    end
    return D.writeStore(store)
  end
end

-- Adds a store, and returns its object, or an error.
local function add_store(coordinator, type, configuration, url, options)
  local own, path = record(coordinator), path_of(url)
  type = D.text(type)
  if not TYPES[type] then return nil, D.error(134000, {reason = C.str("The store type is not known: " .. tostring(type))}) end
  if type ~= "InMemory" and not path then
    return nil, D.error(134080, {reason = C.str "The store has no URL"})
  end
  if type == "InMemory" then path = nil end
  if path == "/dev/null" then path = nil end
  for _, store in ipairs(own.stores) do
    if path and store.path == path then
      return nil, D.error(134080, {NSUnderlyingException = C.str "Can't add the same store twice"})
    end
  end
  if configuration ~= nil and own.model:entitiesForConfiguration_(configuration) == nil then
    D.refuse("Unsupported configuration name '" .. tostring(configuration) .. "'")
  end
  local store = {type = type, path = path, configuration = D.text(configuration), coordinator = own, rows = {}, last = {},
    identities = {}, metadata = {}, live = 0, written = 0, is_read_only = truth(options, "NSReadOnlyPersistentStoreOption")}
  D.keep(store, "url", url)
  D.keep(store, "options", options)
  local problem = open(store, own.model, options)
  if problem then
    D.release(store)
    return nil, problem
  end
  local object = objc.NSPersistentStore:alloc():init()
  D.attach(object, store)
  store.object = objc.weak(object)
  own.stores[#own.stores + 1] = store
  D.keep(own.objects, store, object)
  objc.NSNotificationCenter:defaultCenter():postNotificationName_object_userInfo_(DID_CHANGE, coordinator,
    D.dictionary {added = D.array {object}})
  return object
end

local function remove_store(coordinator, object)
  local own, store = record(coordinator), D.record(object)
  for index, each in ipairs(own.stores) do
    if each == store then
      local center = objc.NSNotificationCenter:defaultCenter()
      local info = D.dictionary {removed = D.array {object}}
      center:postNotificationName_object_userInfo_("_NSPersistentStoreCoordinatorWillRemoveStoreNotification", coordinator, nil)
      table.remove(own.stores, index)
      store.is_removed = true
      center:postNotificationName_object_userInfo_(DID_CHANGE, coordinator, info)
      D.keep(own.objects, store, nil)
      return true
    end
  end
  return false
end

-- The identity that a URL names; nil for an unknown store or entity.
local function identity_at(coordinator, url)
  local uuid, name, number = tostring(url:absoluteString()):match "^x%-coredata://([%x%-]+)/([^/]+)/p(%d+)$"
  local entity = name and record(coordinator).model:entitiesByName():objectForKey_(name)
  for _, store in ipairs(record(coordinator).stores) do
    if store.identifier == uuid and entity then
      local row = D.rowsOf(store, D.entity(entity))[math.tointeger(number)]
      return row and row.identity or D.identity(store, D.entity(entity), math.tointeger(number))
    end
  end
end

-- The store for a new object of an entity.
function D.storeFor(coordinator, entity, assigned)
  if assigned and not assigned.is_removed then return assigned end
  for _, store in ipairs(coordinator.stores) do
    local list = store.configuration and coordinator.model:entitiesForConfiguration_(store.configuration)
    if not store.is_read_only and (not list or list:containsObject_(entity.object)) then return store end
  end
end

D.class("NSPersistentStoreCoordinator", "NSObject",
  {protocols = {"NSLocking"}, flags = "-removePersistentStore:error: -setURL:forPersistentStore: -tryLock "
    .. "-destroyPersistentStoreAtURL:withType:options:error:"},
  function(instance, class, super)
    D.properties(instance, "copy", "name")
    function instance:init() return self:initWithManagedObjectModel_(nil) end
    function instance:initWithManagedObjectModel_(model)
      if model == nil then D.refuse("Cannot create an NSPersistentStoreCoordinator with a nil model") end
      self = super(self):init()
      local own = D.attach(self, {stores = {}, objects = {}, contexts = {}, object = objc.weak(self)})
      D.keep(own, "model", model)
      model:compile()
      D.coordinators[#D.coordinators + 1] = own.object
      return self
    end
    function instance:managedObjectModel() return record(self).model end
    function instance:persistentStores()
      local list = {}
      for index, store in ipairs(record(self).stores) do list[index] = store.object:get() end
      return D.array(list)
    end
    instance["addPersistentStoreWithType:configuration:URL:options:error:"] = function(self, type, name, url, options, pointer)
      local object, problem = add_store(self, type, name, url, options)
      return D.failed(object, pointer, problem)
    end
    instance["addPersistentStoreWithDescription:completionHandler:"] = function(self, description, handler)
      local function add()
        local _, problem = add_store(self, description:type(), description:configuration(), description:URL(), description:options())
        handler(description, problem)
      end
      if description:shouldAddStoreAsynchronously() then D.later(add) else add() end
    end
    instance["removePersistentStore:error:"] = function(self, store, pointer)
      if remove_store(self, store) then return true end
      return D.failed(false, pointer, D.error(134070, {reason = C.str "The store is not one of this coordinator"}))
    end
    function instance:persistentStoreForURL_(url)
      for _, store in ipairs(record(self).stores) do
        if store.url ~= nil and store.url:isEqual_(url) then return store.object:get() end
      end
    end
    function instance:URLForPersistentStore_(store) return store:URL() end
    instance["setURL:forPersistentStore:"] = function(_, url, store)
      store:setURL_(url)
      return true
    end
    function instance:managedObjectIDForURIRepresentation_(url)
      local identity = identity_at(self, url)
      return identity and D.identifier(identity) or nil
    end
    function instance:metadataForPersistentStore_(store) return store:metadata() end
    instance["setMetadata:forPersistentStore:"] = function(_, metadata, store) store:setMetadata_(metadata) end
    instance["destroyPersistentStoreAtURL:withType:options:error:"] = function(self, url, _, _, pointer)
      local object, path = self:persistentStoreForURL_(url), path_of(url)
      if object ~= nil then remove_store(self, object) end
      if not manager():fileExistsAtPath_(path) then return true end
      local is_removed, problem = manager():removeItemAtPath_error_(path, nil)
      return D.failed(is_removed, pointer, problem)
    end
    instance["migratePersistentStore:toURL:options:withType:error:"] = function(self, object, url, options, type, pointer)
      local store, path = D.record(object), path_of(url)
      if D.text(type) ~= "InMemory" then
        local problem = D.writeStore(setmetatable({path = path}, {__index = store}))
        if problem then return D.failed(nil, pointer, problem) end
      end
      remove_store(self, object)
      local made, problem = add_store(self, type, store.configuration, url, options)
      return D.failed(made, pointer, problem)
    end
    local function metadata_at(url, pointer)
      local store = {path = path_of(url)}
      if not manager():fileExistsAtPath_(store.path) then
        return D.failed(nil, pointer, D.error(260, {NSFilePath = C.str(store.path)}))
      end
      local file, problem = D.readStoreFile(store)
      return D.failed(file and file.metadata, pointer, problem)
    end
    class["metadataForPersistentStoreOfType:URL:error:"] = function(_, _, url, pointer) return metadata_at(url, pointer) end
    class["metadataForPersistentStoreOfType:URL:options:error:"] = function(_, _, url, _, pointer)
      return metadata_at(url, pointer)
    end
    function instance:performBlock_(block) c.dispatch_async(c.dispatch_get_global_queue(0, 0), block) end
    function instance:performBlockAndWait_(block) block() end
    function instance:lock() end
    function instance:unlock() end
    function instance:tryLock() return true end
    function instance:dealloc()
      local own = D.detach(self)
      if not own then return end
      D.letGo(own.objects)
      D.keep(own, "model", nil)
      for index, weak in ipairs(D.coordinators) do
        if weak == own.object then
          table.remove(D.coordinators, index)
          break
        end
      end
    end
  end)
