-- NSPersistentContainer, and the descriptions of its stores.

local C, native = ...
local objc, D = C.objc, C.coreData

D.class("NSPersistentStoreDescription", "NSObject", {protocols = {"NSCopying"}}, function(instance, class, super)
  D.properties(instance, "copy", "configuration URL storedType")
  D.properties(instance, "assign", "shouldAddStoreAsynchronously=false")
  local function options_of(self) return D.record(self) or D.attach(self, {
    NSMigratePersistentStoresAutomaticallyOption = objc.NSNumber:numberWithBool_(true),
    NSInferMappingModelAutomaticallyOption = objc.NSNumber:numberWithBool_(true)}) end
  local function flag(self, name)
    local value = options_of(self)[name]
    return value ~= nil and value:boolValue()
  end
  function class:persistentStoreDescriptionWithURL_(url) return self:alloc():initWithURL_(url) end
  function instance:initWithURL_(url)
    self = super(self):init()
    self:setURL_(url)
    for _, value in pairs(options_of(self)) do native.retain(value) end
    return self
  end
  function instance:init() return self:initWithURL_(objc.NSURL:fileURLWithPath_ "/dev/null") end
  function instance:type() return self:storedType() or C.str "SQLite" end
  function instance:setType_(type) self:setStoredType_(type) end
  function instance:options() return D.dictionary(options_of(self)) end
  instance["setOption:forKey:"] = function(self, option, key) D.keep(options_of(self), D.text(key), option) end
  for getter, name in pairs {isReadOnly = "NSReadOnlyPersistentStoreOption",
    shouldMigrateStoreAutomatically = "NSMigratePersistentStoresAutomaticallyOption",
    shouldInferMappingModelAutomatically = "NSInferMappingModelAutomaticallyOption"} do
    instance[getter] = function(self) return flag(self, name) end
    instance["set" .. D.capitalized(getter:gsub("^is", "")) .. "_"] = function(self, value)
      D.keep(options_of(self), name, objc.NSNumber:numberWithBool_(value))
    end
  end
  function instance:copyWithZone_()
    local copy = objc.NSPersistentStoreDescription:alloc():initWithURL_(self:URL())
    copy:setType_(self:type())
    copy:setConfiguration_(self:configuration())
    copy:setShouldAddStoreAsynchronously_(self:shouldAddStoreAsynchronously())
    for name, value in pairs(options_of(self)) do copy:setOption_forKey_(value, name) end
    return copy
  end
  function instance:description()
    return ("%s (type: %s, url: %s)"):format(tostring(super(self):description()), tostring(self:type()), tostring(self:URL()))
  end
  function instance:dealloc()
    local options = D.detach(self)
    if options then D.letGo(options) end
  end
end)

local function record(container) return D.record(container) end

-- The model of the main bundle with a name, or the merged one of all.
local function model_named(name)
  for _, ending in ipairs {"momd", "mom"} do
    local url = objc.NSBundle:mainBundle():URLForResource_withExtension_(name, ending)
    local model = url and objc.NSManagedObjectModel:alloc():initWithContentsOfURL_(url)
    if model then return model end
  end
  objc.NSLog("CoreData: error: Failed to load model named %@", name)
  return objc.NSManagedObjectModel:alloc():init()
end

D.class("NSPersistentContainer", "NSObject", {}, function(instance, class, super)
  function class:persistentContainerWithName_(name) return self:alloc():initWithName_(name) end
  class["persistentContainerWithName:managedObjectModel:"] = function(self, name, model)
    return self:alloc():initWithName_managedObjectModel_(name, model)
  end
  function class:defaultDirectoryURL()
    local url = D.list(objc.NSFileManager:defaultManager():URLsForDirectory_inDomains_(14, 1))[1]
    objc.NSFileManager:defaultManager():createDirectoryAtURL_withIntermediateDirectories_attributes_error_(url, true, nil, nil)
    return url
  end
  function instance:initWithName_(name) return self:initWithName_managedObjectModel_(name, model_named(name)) end
  instance["initWithName:managedObjectModel:"] = function(self, name, model)
    self = super(self):init()
    local own = D.attach(self, {name = D.text(name)})
    D.keep(own, "coordinator", objc.NSPersistentStoreCoordinator:alloc():initWithManagedObjectModel_(model))
    D.keep(own, "context", objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(2))
    own.context:setPersistentStoreCoordinator_(own.coordinator)
    local folder = objc.object_getClass(self):defaultDirectoryURL()
    local url = folder:URLByAppendingPathComponent_(own.name .. ".sqlite")
    D.keep(own, "descriptions", D.array {objc.NSPersistentStoreDescription:persistentStoreDescriptionWithURL_(url)})
    return self
  end
  function instance:name() return C.str(record(self).name) end
  function instance:viewContext() return record(self).context end
  function instance:managedObjectModel() return record(self).coordinator:managedObjectModel() end
  function instance:persistentStoreCoordinator() return record(self).coordinator end
  function instance:persistentStoreDescriptions() return record(self).descriptions end
  function instance:setPersistentStoreDescriptions_(list) D.keep(record(self), "descriptions", D.array(D.list(list))) end
  function instance:loadPersistentStoresWithCompletionHandler_(handler)
    local own = record(self)
    for _, description in ipairs(D.list(own.descriptions)) do
      own.coordinator:addPersistentStoreWithDescription_completionHandler_(description, handler)
    end
  end
  function instance:newBackgroundContext()
    local context = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(1)
    context:setPersistentStoreCoordinator_(record(self).coordinator)
    return context
  end
  function instance:performBackgroundTask_(block)
    local context = self:newBackgroundContext()
    context:performBlock_(function() block(context) end)
  end
  function instance:dealloc()
    local own = D.detach(self)
    if own then D.letGo(own) end
  end
end)
