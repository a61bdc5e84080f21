-- Core Data's objects for calls with wrong arguments: receivers, contexts that use them, and plausible arguments by the
-- words of a selector.

local Receivers = {}

local MODEL = [[<?xml version="1.0"?>
<model type="com.apple.IDECoreDataModeler.DataModel">
  <entity name="City" representedClassName="NSManagedObject">
    <attribute name="name" optional="YES" attributeType="String"/>
    <attribute name="people" optional="YES" attributeType="Integer 32"/>
    <relationship name="streets" optional="YES" toMany="YES" destinationEntity="Street" inverseName="city"
      inverseEntity="Street"/>
  </entity>
  <entity name="Street" representedClassName="NSManagedObject">
    <relationship name="city" optional="YES" maxCount="1" destinationEntity="City" inverseName="streets"
      inverseEntity="City"/>
  </entity>
</model>]]

local function model()
  local path = tostring(objc.NSTemporaryDirectory()) .. "Cities.mom"
  objc.NSString:stringWithString_(MODEL):writeToFile_atomically_encoding_error_(path, true, 4)
  return objc.NSManagedObjectModel:alloc():initWithContentsOfURL_(objc.NSURL:fileURLWithPath_(path))
end
local function coordinator()
  local made = objc.NSPersistentStoreCoordinator:alloc():initWithManagedObjectModel_(model())
  made:addPersistentStoreWithType_configuration_URL_options_error_("InMemory", nil, nil, nil, nil)
  return made
end
local function context()
  local made = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(2)
  made:setPersistentStoreCoordinator_(coordinator())
  return made
end
local function city()
  return objc.NSEntityDescription:insertNewObjectForEntityForName_inManagedObjectContext_("City", context())
end
local function entity() return model():entitiesByName():objectForKey_ "City" end
local function request()
  local made = objc.NSFetchRequest:fetchRequestWithEntityName_ "City"
  made:setSortDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("name", true)}
  return made
end
local function controller()
  return objc.NSFetchedResultsController:alloc():initWithFetchRequest_managedObjectContext_sectionNameKeyPath_cacheName_(
    request(), context(), nil, nil)
end

-- Uses a request, whatever its properties are.
local within
local function execute(made)
  if not within then within = city():managedObjectContext() end
  within:executeRequest_error_(made, nil)
  made:copy()
end
local function save(made)
  made:save_(nil)
  made:processPendingChanges()
end

local receivers = {
  NSManagedObjectModel = model, NSPersistentStoreCoordinator = coordinator, NSManagedObjectContext = context,
  NSManagedObject = city, NSEntityDescription = entity, NSFetchRequest = request, NSFetchedResultsController = controller,
  NSPersistentStore = function() return coordinator():persistentStores():firstObject() end,
  NSManagedObjectID = function() return city():objectID() end,
  NSAttributeDescription = function() return entity():attributesByName():objectForKey_ "name" end,
  NSRelationshipDescription = function() return entity():relationshipsByName():objectForKey_ "streets" end,
  NSPropertyDescription = function() return entity():propertiesByName():objectForKey_ "name" end,
  NSMergePolicy = function() return objc.NSMergePolicy:errorMergePolicy() end,
  NSBatchDeleteRequest = function() return objc.NSBatchDeleteRequest:alloc():initWithFetchRequest_(request()) end,
  NSBatchUpdateRequest = function() return objc.NSBatchUpdateRequest:batchUpdateRequestWithEntityName_ "City" end,
  NSBatchInsertRequest = function()
    return objc.NSBatchInsertRequest:batchInsertRequestWithEntityName_objects_("City", {{name = "a"}})
  end,
  NSAsynchronousFetchRequest = function()
    return objc.NSAsynchronousFetchRequest:alloc():initWithFetchRequest_completionBlock_(request(), nil)
  end,
  NSPersistentContainer = function()
    return objc.NSPersistentContainer:alloc():initWithName_managedObjectModel_("Cities", model())
  end,
}
local uses = {
  NSFetchRequest = execute, NSBatchDeleteRequest = execute, NSBatchUpdateRequest = execute,
  NSManagedObjectContext = save, NSManagedObject = function(made) save(made:managedObjectContext()) end,
  NSFetchedResultsController = function(made) made:performFetch_(nil) end,
  NSEntityDescription = function(made) made:copy() end,
}

-- Returns the names of Core Data's classes.
function Receivers.classes()
  local _, names = objc.NSManagedObject, {}
  for _, class in ipairs(objc.getClassList()) do
    local name = objc.class_getName(class)
    for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
      if objc.imp_getBlock(objc.method_getImplementation(method)) then
        names[#names + 1] = name
        break
      end
    end
  end
  return names
end

-- Returns a function that makes a receiver, and one that uses it after a call, if there is one.
function Receivers.receiver(name)
  return receivers[name] or function() return objc[name]:alloc():init() end, uses[name]
end

local arguments = {
  {"fetchrequest:$", request}, {"request:$", request}, {"context:$", context}, {"entityname:$", function() return "City" end},
  {"entity:$", entity}, {"model:$", model}, {"coordinator:$", coordinator}, {"key:$", function() return "name" end},
  {"name:$", function() return "City" end}, {"objectid:$", function() return city():objectID() end}, {"id:$", function() return city():objectID() end},
  {"objects:$", function() return {city()} end}, {"object:$", city}, {"store:$", function() return coordinator():persistentStores():firstObject() end},
  {"url:$", function() return objc.NSURL:fileURLWithPath_ "/tmp/a.sqlite" end}, {"type:$", function() return "InMemory" end},
  {"handler:$", function() return function() end end}, {"block:$", function() return function() end end},
  {"indexpath:$", function() return objc.NSIndexPath:indexPathForRow_inSection_(0, 0) end},
}
-- Returns plausible arguments of a selector; nil where its words say nothing.
function Receivers.arguments(selector)
  local list, index = {}, 0
  for part in selector:gmatch "[^:]+:" do
    index = index + 1
    for _, rule in ipairs(arguments) do
      if part:lower():find(rule[1]) then
        list[index] = rule[2]()
        break
      end
    end
  end
  return list
end

return Receivers
