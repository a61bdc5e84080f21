-- Models of Xcode 3: .xcdatamodel/elements, a keyed archive of Xcode's own objects.
--
-- They become the elements of the XML that later versions write. Templates of fetch requests are left out.

local C = ...
local objc, D = C.objc, C.coreData

-- The attributes of the XML whose names differ from those in the archive.
local RENAMED = {isOptional = "optional", isTransient = "transient", isIndexed = "indexed", isToMany = "toMany",
  entityClassName = "representedClassName", defaultValueAsString = "defaultValueString", deleteRule = "deletionRule"}
local ELEMENTS = {XDPMEntity = "entity", XDPMAttribute = "attribute", XDPMRelationship = "relationship"}
local RULES = {[0] = "No Action", "Nullify", "Cascade", "Deny"}

-- The tree of the elements of a model's archive; nil for another archive.
function D.keyedModel(data)
  local archive = objc.unbox(objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data, 0, nil, nil))
  local objects = type(archive) == "table" and archive["$objects"]
  if not objects then return nil end
  -- The object of a reference, which is its index.
  local function object(index)
    local value = index and objects[index + 1]
    if value ~= "$null" then return value end
  end
  -- The entries of a dictionary, or the elements of an array without keys.
  local function entries(index)
    local list = object(index) or {}
    local position = 0
    return function()
      position = position + 1
      local value = (list["NS.objects"] or {})[position]
      if value then return list["NS.keys"] and object(list["NS.keys"][position]) or position, object(value) end
    end
  end
  local function class(value)
    return type(value) == "table" and value["$class"] and object(value["$class"])["$classname"]
  end

  local element
  -- Adds a value of a stereotype, and the reference to it, to an element.
  local function add(made, name, value, index)
    local attributes = made.attributes
    if name == "destination" then
      attributes.destinationEntity = object(value._name)
    elseif name == "inverseRelationship" then
      attributes.inverseName, attributes.inverseEntity = object(value._name), object(object(value._owner)._name)
    elseif name == "userInfo" then
      local list = {}
      for key, text in entries(index) do list[#list + 1] = {attributes = {key = key, value = text}} end
      made.children[#made.children + 1] = {name = name, children = list}
    elseif name == "attributeType" then
      attributes.attributeType = D.types[value] and D.types[value].name
    elseif name == "deleteRule" then
      attributes.deletionRule = RULES[value]
    elseif type(value) == "boolean" then
      attributes[RENAMED[name] or name] = value and "YES" or "NO"
    elseif type(value) ~= "table" then
      attributes[RENAMED[name] or name] = tostring(value)
    end
  end
  function element(value)
    local made = {name = ELEMENTS[class(value)], attributes = {name = object(value._name)}, children = {}}
    for _, stereotype in entries(value.XDBucketForStereotypesstorage) do
      for key, property in entries(stereotype.XDBucketForOwnedAttributesstorage) do
        local default = object(property._default)
        if default ~= nil then
          add(made, key:match "^XD_%a+_(.+)$" or key, default, property._default)
        end
      end
    end
    for _, generalization in entries(value.XDBucketForGeneralizationsstorage) do
      local general = object(generalization._general)
      if general then made.attributes.parentEntity = object(general._name) end
    end
    -- Only entities have properties, in a damaged archive too.
    for _, property in entries(made.name == "entity" and value.XDBucketForOwnedAttributesstorage) do
      if class(property) ~= "XDPMEntity" then made.children[#made.children + 1] = element(property) end
    end
    return made
  end

  local model = object(archive["$top"].root)
  if class(model) ~= "XDPMModel" then return nil end
  local root = {name = "model", attributes = {userDefinedModelVersionIdentifier = object(model._modelVersionIdentifier)},
    children = {}}
  for _, entity in entries(object(model._xd_rootPackage).XDBucketForClassesstorage) do
    if class(entity) == "XDPMEntity" then root.children[#root.children + 1] = element(entity) end
  end
  for name, configuration in entries(model._configurationsByName) do
    local made = {name = "configuration", attributes = {name = name}, children = {}}
    for _, entity in entries(configuration._entities) do
      made.children[#made.children + 1] = {name = "memberEntity", attributes = {name = object(entity._name)}, children = {}}
    end
    root.children[#root.children + 1] = made
  end
  return root
end
