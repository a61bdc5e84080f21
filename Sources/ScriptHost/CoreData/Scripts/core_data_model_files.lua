-- Models that Xcode writes: the XML of .xcdatamodel/contents, or the archive of .xcdatamodel/elements, which a project's
-- bundle has as Name.momd/Version.mom.
--
-- A .mom of Apple's compiler is an archive of private classes, which is not read.

local C, native = ...
local objc, D = C.objc, C.coreData

local function manager() return objc.NSFileManager:defaultManager() end
local function is_folder(path)
  local attributes = manager():attributesOfItemAtPath_error_(path, nil)
  return attributes ~= nil and D.text(D.entries(attributes).NSFileType) == "NSFileTypeDirectory"
end

-- The file with the XML of a model's current version, from the path of a model in any form; nil without one.
local function contents_path(path)
  if not is_folder(path) then return path end
  if path:find "%.xcdatamodel/?$" then
    local contents = path .. "/contents"
    return manager():fileExistsAtPath_(contents) and contents or path .. "/elements"
  end
  local current
  for name, key in pairs {["VersionInfo.plist"] = "NSManagedObjectModel_CurrentVersionName", [".xccurrentversion"] = ""} do
    local info = objc.NSDictionary:dictionaryWithContentsOfFile_(path .. "/" .. name)
    if info ~= nil then
      local entries = D.entries(info)
      current = current or D.text(entries[key] or entries._XCCurrentVersionName)
    end
  end
  current = current and current:gsub("%.xcdatamodel$", "")
  local names = {}
  for _, each in ipairs(D.list(manager():contentsOfDirectoryAtPath_error_(path, nil))) do
    local name = D.text(each)
    local stem = name:match "^(.*)%.mom$" or name:match "^(.*)%.xcdatamodel$"
    if stem then
      if stem == current then return contents_path(path .. "/" .. name) end
      names[#names + 1] = name
    end
  end
  table.sort(names)
  return names[1] and contents_path(path .. "/" .. names[1]) or nil
end

-- The elements of the XML as a tree of {name, attributes, children}; nil if it cannot be read.
local Reader = D.class("_NSManagedObjectModelReader", "NSObject", {protocols = {"NSXMLParserDelegate"}}, function(instance)
  instance["parser:didStartElement:namespaceURI:qualifiedName:attributes:"] = function(self, _, name, _, _, attributes)
    local stack, element = D.record(self), {name = D.text(name), attributes = {}, children = {}}
    for key, value in pairs(D.entries(attributes)) do element.attributes[key] = D.text(value) end
    local above = stack[#stack]
    above.children[#above.children + 1] = element
    stack[#stack + 1] = element
  end
  instance["parser:didEndElement:namespaceURI:qualifiedName:"] = function(self) table.remove(D.record(self)) end
end)
local function tree_of(data)
  local reader, root = Reader:alloc():init(), {children = {}}
  D.attach(reader, {root})
  local parser = objc.NSXMLParser:alloc():initWithData_(data)
  parser:setDelegate_(reader)
  local is_read = parser:parse()
  parser:setDelegate_(nil)
  D.detach(reader)
  return is_read and root.children[1] or nil
end

local function number_value(text, is_float)
  if text == "YES" or text == "true" then return 1 elseif text == "NO" or text == "false" then return 0 end
  local value = tonumber(text) or 0
  return is_float and value + 0.0 or math.tointeger(value // 1) or 0
end
-- A default or a limit of an attribute, from its text.
local function value_of(type, text, interval)
  local name = D.types[type].name
  if name == "Date" then
    interval = tonumber(interval or text)
    return interval and objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(interval)
  elseif text == nil then
    return nil
  elseif D.types[type].is_integer then
    return objc.NSNumber:numberWithLongLong_(number_value(text))
  elseif name == "Boolean" then
    return objc.NSNumber:numberWithBool_(number_value(text) ~= 0)
  elseif name == "Decimal" then
    return objc.NSDecimalNumber:decimalNumberWithString_(text)
  elseif name == "Double" then
    return objc.NSNumber:numberWithDouble_(number_value(text, true))
  elseif name == "Float" then
    return objc.NSNumber:numberWithFloat_(number_value(text, true))
  elseif name == "UUID" then
    return objc.NSUUID:alloc():initWithUUIDString_(text)
  elseif name == "URI" then
    return objc.NSURL:URLWithString_(text)
  end
  return C.str(text)
end

local function add_user_info(object, element)
  for _, child in ipairs(element.children) do
    if child.name == "userInfo" then
      local entries = {}
      for _, entry in ipairs(child.children) do entries[entry.attributes.key or ""] = C.str(entry.attributes.value or "") end
      object:setUserInfo_(D.dictionary(entries))
    end
  end
end

local function yes(text) return text == "YES" end
local function whole(text)
  local value = tonumber(text)
  return value and math.tointeger(value // 1)
end
-- The limits of an attribute as predicates, and the errors of values outside as their warnings.
local function add_limits(attribute, type, given)
  local predicates, codes = {}, {}
  local function add(format, argument, code)
    predicates[#predicates + 1] = objc.NSPredicate:predicateWithFormat_argumentArray_(format, D.array {argument})
    codes[#codes + 1] = objc.NSNumber:numberWithInt_(code)
  end
  local kind = D.types[type].name
  if kind == "String" then
    local least, most = whole(given.minValueString), whole(given.maxValueString)
    if least then add("length >= %@", objc.NSNumber:numberWithLongLong_(least), 1670) end
    if most then add("length <= %@", objc.NSNumber:numberWithLongLong_(most), 1660) end
    if given.regularExpressionString then add("SELF MATCHES %@", C.str(given.regularExpressionString), 1680) end
  else
    local is_date = kind == "Date"
    local least = value_of(type, given.minValueString, given.minDateTimeInterval)
    local most = value_of(type, given.maxValueString, given.maxDateTimeInterval)
    if least then add("SELF >= %@", least, is_date and 1640 or 1620) end
    if most then add("SELF <= %@", most, is_date and 1630 or 1610) end
  end
  if #predicates > 0 then
    attribute:setValidationPredicates_withValidationWarnings_(D.array(predicates), D.array(codes))
  end
end

local function describe(property, element)
  local given = element.attributes
  property:setName_(given.name)
  property:setOptional_(yes(given.optional))
  property:setTransient_(yes(given.transient))
  property:setIndexed_(yes(given.indexed))
  if given.renamingIdentifier or given.elementID then
    property:setRenamingIdentifier_(given.renamingIdentifier or given.elementID)
  end
  if given.versionHashModifier then property:setVersionHashModifier_(given.versionHashModifier) end
  add_user_info(property, element)
  return property
end

local RULES = {["No Action"] = 0, Nullify = 1, Cascade = 2, Deny = 3}
local makers = {}
-- The encodings of scalar types in generated headers.
local SCALARS = {["Integer 16"] = "s", ["Integer 32"] = "i", ["Integer 64"] = "q", Double = "d", Float = "f", Boolean = "B",
  Date = "d"}
function makers.attribute(element, is_generated)
  local given, attribute = element.attributes, describe(objc.NSAttributeDescription:alloc():init(), element)
  local type = D.numbersOfTypes[given.attributeType] or 0
  attribute:setAttributeType_(type)
  attribute:setDefaultValue_(value_of(type, given.defaultValueString, given.defaultDateTimeInterval))
  attribute:setAllowsExternalBinaryDataStorage_(yes(given.allowsExternalBinaryDataStorage))
  if given.valueTransformerName then attribute:setValueTransformerName_(given.valueTransformerName) end
  if given.customClassName then attribute:setAttributeValueClassName_(given.customClassName) end
  if is_generated and given.usesScalarValueType == "YES" then attribute:setScalarEncoding_(SCALARS[given.attributeType]) end
  add_limits(attribute, type, given)
  return attribute
end
function makers.relationship(element)
  local given, relationship = element.attributes, describe(objc.NSRelationshipDescription:alloc():init(), element)
  local is_many = yes(given.toMany)
  relationship:setMinCount_(whole(given.minCount) or 0)
  relationship:setMaxCount_(is_many and (whole(given.maxCount) or 0) or 1)
  relationship:setDeleteRule_(RULES[given.deletionRule] or 0)
  relationship:setOrdered_(yes(given.ordered))
  return relationship
end

-- The request of a template or of a fetched property.
local function request_of(element, model)
  local given = element.attributes
  local request = objc.NSFetchRequest:alloc():init()
  request:setEntity_(model:entitiesByName():objectForKey_(given.entity or ""))
  if given.predicateString and given.predicateString ~= "" then
    request:setPredicate_(objc.NSPredicate:predicateWithFormat_(given.predicateString))
  end
  if whole(given.fetchLimit) then request:setFetchLimit_(whole(given.fetchLimit)) end
  return request
end

-- The lists of names in the children of an element: constraints and indexes.
local function add_constraints(entity, element)
  local constraints, indexes = {}, {}
  for _, child in ipairs(element.children) do
    if child.name == "uniquenessConstraints" then
      for _, constraint in ipairs(child.children) do
        local names = {}
        for _, part in ipairs(constraint.children) do names[#names + 1] = C.str(part.attributes.value or "") end
        constraints[#constraints + 1] = D.array(names)
      end
    elseif child.name == "fetchIndex" then
      local elements = {}
      for _, part in ipairs(child.children) do
        local property = entity:propertiesByName():objectForKey_(part.attributes.property or "")
        if property ~= nil then
          local made = objc.NSFetchIndexElementDescription:alloc():initWithProperty_collationType_(property, 0)
          made:setAscending_(part.attributes.order ~= "descending")
          elements[#elements + 1] = made
        end
      end
      indexes[#indexes + 1] = objc.NSFetchIndexDescription:alloc():initWithName_elements_(child.attributes.name or "",
        D.array(elements))
    end
  end
  entity:setUniquenessConstraints_(D.array(constraints))
  entity:setIndexes_(D.array(indexes))
end

-- The class of an entity whose source Xcode generates, unless the app has one of that name.
local function make_class(element, made)
  local given = element.attributes
  local name = (given.representedClassName or given.name or ""):gsub("^%.", "")
  if given.codeGenerationType ~= "class" or not name:find "^[%a_]" or objc.getClass(name) ~= nil then return end
  local parent = made[element].above
  if parent then make_class(parent.element, made) end
  local above = parent and objc.getClass(D.text(parent.entity:managedObjectClassName())) or objc.NSManagedObject
  objc.class(name, above)
end

local function entity_of(element)
  local given, entity = element.attributes, objc.NSEntityDescription:alloc():init()
  entity:setName_(given.name)
  -- A class of Swift's current module has a dot in front.
  local class = given.representedClassName and given.representedClassName:gsub("^%.", "")
  if class then entity:setManagedObjectClassName_(class) end
  entity:setAbstract_(yes(given.isAbstract))
  if given.elementID then entity:setRenamingIdentifier_(given.elementID) end
  if given.versionHashModifier then entity:setVersionHashModifier_(given.versionHashModifier) end
  local properties = {}
  for _, child in ipairs(element.children) do
    -- The compiler of models refuses properties without names.
    local is_named = child.attributes.name ~= nil
    if is_named and makers[child.name] then
      properties[#properties + 1] = makers[child.name](child, given.codeGenerationType ~= nil)
    elseif is_named and child.name == "fetchedProperty" then
      properties[#properties + 1] = describe(objc.NSFetchedPropertyDescription:alloc():init(), child)
    end
  end
  entity:setProperties_(D.array(properties))
  add_user_info(entity, element)
  add_constraints(entity, element)
  return entity
end

-- Connects entities by the names in their elements: superentities, destinations and inverses. An entity below itself has
-- no superentity.
local function connect(made)
  for _, each in ipairs(made) do
    local above = made[each.element.attributes.parentEntity]
    local place = above
    while place and place ~= each do place = place.above end
    if above and not place then
      each.above, above.below = above, above.below or {}
      table.insert(above.below, each.entity)
    end
  end
  for _, each in ipairs(made) do
    if each.below then each.entity:setSubentities_(D.array(each.below)) end
  end
  local function property(entity, name) return made[entity] and made[entity].entity:propertiesByName():objectForKey_(name) end
  for _, each in ipairs(made) do
    for _, child in ipairs(each.element.children) do
      local given = child.attributes
      if child.name == "relationship" then
        local relationship, destination = property(each.element.attributes.name, given.name), made[given.destinationEntity]
        if relationship and destination then relationship:setDestinationEntity_(destination.entity) end
        if relationship and given.inverseName then
          relationship:setInverseRelationship_(property(given.inverseEntity or given.destinationEntity, given.inverseName))
        end
      end
    end
  end
end

-- What the file of a model has: entities, configurations, and a function that makes the templates; nil for no model.
function D.readModel(url)
  local path = url ~= nil and D.text(url:path())
  path = path and contents_path(path)
  local data = path and manager():contentsAtPath_(path)
  if not data then return nil end
  local is_read, keyed = pcall(D.keyedModel, data)
  local root = is_read and (keyed or tree_of(data))
  if not root or root.name ~= "model" then return nil end
  local made, entities, configurations = {}, {}, {}
  for _, element in ipairs(root.children) do
    if element.name == "entity" and element.attributes.name then
      local entity = entity_of(element)
      local each = {entity = entity, element = element}
      made[element.attributes.name], made[element], made[#made + 1] = each, each, each
      entities[#entities + 1] = entity
    end
  end
  connect(made)
  for _, each in ipairs(made) do make_class(each.element, made) end
  for _, element in ipairs(root.children) do
    if element.name == "configuration" then
      local list = {}
      for _, member in ipairs(element.children) do
        if made[member.attributes.name] then list[#list + 1] = made[member.attributes.name].entity end
      end
      configurations[element.attributes.name or ""] = list
    end
  end
  local identifier = root.attributes.userDefinedModelVersionIdentifier
  return {entities = entities, configurations = configurations, identifier = identifier ~= "" and identifier or nil,
    templates = function(model)
      local templates = {}
      for _, element in ipairs(root.children) do
        if element.name == "fetchRequest" then templates[element.attributes.name or ""] = request_of(element, model) end
      end
      for _, each in ipairs(made) do
        for _, child in ipairs(each.element.children) do
          local property = child.name == "fetchedProperty" and child.children[1] and child.attributes.name
            and each.entity:propertiesByName():objectForKey_(child.attributes.name)
          if property and D.isKind(property, "NSFetchedPropertyDescription") then
            property:setFetchRequest_(request_of(child.children[1], model))
          end
        end
      end
      return templates
    end}
end
