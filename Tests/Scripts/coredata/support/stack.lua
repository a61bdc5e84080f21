-- Core Data's objects for a spec: a model from the XML that Xcode writes, a coordinator, contexts.

local stack = {}

-- A model of these entities; the file is one of the app's.
function stack.model(entities)
  local path = tostring(objc.NSTemporaryDirectory()) .. "Model.mom"
  local text = ('<?xml version="1.0"?>\n<model type="com.apple.IDECoreDataModeler.DataModel">%s</model>'):format(entities)
  objc.NSString:stringWithString_(text):writeToFile_atomically_encoding_error_(path, true, 4)
  return objc.NSManagedObjectModel:alloc():initWithContentsOfURL_(objc.NSURL:fileURLWithPath_(path))
end

-- A coordinator of a model with one store: in memory, or the file of that name.
function stack.coordinator(model, name, options)
  local coordinator = objc.NSPersistentStoreCoordinator:alloc():initWithManagedObjectModel_(model)
  local url = name and objc.NSURL:fileURLWithPath_(tostring(objc.NSTemporaryDirectory()) .. name)
  local store, problem = coordinator:addPersistentStoreWithType_configuration_URL_options_error_(
    name and objc.NSSQLiteStoreType or objc.NSInMemoryStoreType, nil, url, options, nil)
  return coordinator, store, problem
end

local PRIVATE, MAIN = 1, 2
stack.PRIVATE, stack.MAIN = PRIVATE, MAIN
-- A context of a coordinator, or with a parent; the store that `coordinator` also returns is no type.
function stack.context(above, type)
  local context = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(math.type(type) and type or MAIN)
  if tostring(above:class()):find "Context" then context:setParentContext_(above)
  else context:setPersistentStoreCoordinator_(above) end
  return context
end

function stack.insert(context, entity, values)
  local object = objc.NSEntityDescription:insertNewObjectForEntityForName_inManagedObjectContext_(entity, context)
  for key, value in pairs(values or {}) do object:setValue_forKey_(value, key) end
  return object
end

-- The user info of a notification or an error as a table.
function stack.info(object)
  local info = object:userInfo()
  return type(info) == "userdata" and objc.unbox(info) or info or {}
end

-- A fetch: the values of a key of the results, in order.
function stack.fetch(context, entity, format, key, sort)
  local request = objc.NSFetchRequest:fetchRequestWithEntityName_(entity)
  if format then request:setPredicate_(objc.NSPredicate:predicateWithFormat_(format)) end
  local by = objc.NSSortDescriptor:sortDescriptorWithKey_ascending_(sort or key, true)
  request:setSortDescriptors_ {by}
  local results = context:executeFetchRequest_error_(request, nil)
  local values = {}
  for each in objc.each(results) do values[#values + 1] = tostring(each:valueForKeyPath_(key)) end
  return table.concat(values, " ")
end

stack.LIBRARY = [[
  <entity name="Author" representedClassName="NSManagedObject">
    <attribute name="name" attributeType="String" minValueString="2" maxValueString="9"/>
    <attribute name="born" optional="YES" attributeType="Date"/>
    <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
      inverseName="author" inverseEntity="Book"/>
    <relationship name="home" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="City"
      inverseName="people" inverseEntity="City"/>
  </entity>
  <entity name="Book" representedClassName="NSManagedObject">
    <attribute name="title" optional="YES" attributeType="String"/>
    <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="100" minValueString="1"/>
    <attribute name="price" optional="YES" attributeType="Decimal"/>
    <attribute name="lent" optional="YES" attributeType="Boolean" defaultValueString="NO"/>
    <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
    <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"
      inverseName="books" inverseEntity="Author"/>
    <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Tag"
      inverseName="books" inverseEntity="Tag"/>
  </entity>
  <entity name="Novel" representedClassName="NSManagedObject" parentEntity="Book">
    <attribute name="genre" optional="YES" attributeType="String"/>
  </entity>
  <entity name="Tag" representedClassName="NSManagedObject">
    <attribute name="word" optional="YES" attributeType="String"/>
    <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book"
      inverseName="tags" inverseEntity="Book"/>
  </entity>
  <entity name="City" representedClassName="NSManagedObject">
    <attribute name="name" optional="YES" attributeType="String"/>
    <relationship name="people" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Author"
      inverseName="home" inverseEntity="Author"/>
  </entity>
  <fetchRequest name="ByTitle" entity="Book" predicateString="title == $TITLE"/>
]]
function stack.library()
  local coordinator = stack.coordinator(stack.model(stack.LIBRARY))
  return stack.context(coordinator), coordinator
end

return stack
