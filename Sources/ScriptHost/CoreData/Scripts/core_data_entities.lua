-- Entities: their descriptions, and the tables that contexts and stores work with.
--
-- An entity is compiled when it is first used: {name, object, super, properties, order, root}. A property is {name,
-- object, is_attribute, is_relationship, type, is_optional, is_transient, default, is_to_many, is_ordered, rule,
-- inverse, destination}. From then on its model cannot be changed, as on a device.

local C, native = ...
local objc, D = C.objc, C.coreData

local function record(entity) return D.record(entity) or D.attach(entity, {own = {}, subs = {}}) end
local function require_mutable(entity)
  if record(entity).compiled then
    D.raise("NSInternalInconsistencyException", "Can't modify an immutable model.")
  end
end

-- The compiled property of a description.
local function compiled_property(description, entity)
  local property = {name = D.text(description:name()), object = description, entity = entity,
    is_optional = description:isOptional(), is_transient = description:isTransient(),
    predicates = D.list(description:validationPredicates()), warnings = D.list(description:validationWarnings())}
  if D.isKind(description, "NSAttributeDescription") then
    property.is_attribute, property.type = true, description:attributeType()
    property.class = D.text(description:attributeValueClassName())
    property.default = C.obj(description:defaultValue())
    property.transformer = D.text(description:valueTransformerName())
    property.scalar = D.text(description:scalarEncoding())
  elseif D.isKind(description, "NSRelationshipDescription") then
    property.is_relationship, property.is_to_many = true, description:isToMany()
    property.is_ordered, property.rule = description:isOrdered(), description:deleteRule()
    property.minimum, property.maximum = description:minCount(), description:maxCount()
  else
    property.is_fetched = true
  end
  return property
end

-- The compiled entity of a description.
function D.entity(description)
  local own = record(description)
  if own.compiled then return own.compiled end
  local entity = {name = D.text(description:name()), object = description, properties = {}, order = {}, own = {}, subs = {},
    class = D.text(description:managedObjectClassName()), is_abstract = description:isAbstract(), constraints = {}}
  own.compiled = entity
  local above = description:superentity()
  if above then
    entity.super = D.entity(above)
    entity.super.subs[#entity.super.subs + 1] = entity
    for _, property in ipairs(entity.super.order) do entity.order[#entity.order + 1] = property end
    for _, constraint in ipairs(entity.super.constraints) do entity.constraints[#entity.constraints + 1] = constraint end
  end
  entity.root = entity.super and entity.super.root or entity
  for _, property in ipairs(own.own) do
    local compiled = compiled_property(property, entity)
    entity.own[#entity.own + 1] = compiled
    entity.order[#entity.order + 1] = compiled
  end
  for _, property in ipairs(entity.order) do entity.properties[property.name] = property end
  for _, constraint in ipairs(D.list(description:uniquenessConstraints())) do
    local names = {}
    for _, part in ipairs(D.list(constraint)) do
      names[#names + 1] = D.isKind(part, "NSAttributeDescription") and D.text(part:name()) or D.text(part)
    end
    entity.constraints[#entity.constraints + 1] = names
  end
  for _, property in ipairs(entity.own) do
    if property.is_relationship then
      local destination = property.object:destinationEntity()
      property.destination = destination and D.entity(destination)
    end
  end
  for _, property in ipairs(entity.own) do
    local inverse = property.is_relationship and property.object:inverseRelationship()
    if inverse then property.inverse_name = D.text(inverse:name()) end
  end
  for _, sub in ipairs(own.subs) do D.entity(sub) end
  return entity
end
-- The compiled entity of a description in the model of a context, which may be another copy of its model.
function D.entityIn(context, description)
  local coordinator = context ~= nil and D.coordinatorOf(context)
  local model = coordinator and coordinator:managedObjectModel()
  if model and not rawequal(description:managedObjectModel(), model) then
    description = model:entitiesByName():objectForKey_(description:name()) or description
  end
  return D.entity(description)
end
-- The inverse of a relationship in the entity at its other end.
function D.inverse(property)
  return property.inverse_name and property.destination and property.destination.properties[property.inverse_name]
end
function D.isOfEntity(entity, above)
  while entity do
    if entity == above then return true end
    entity = entity.super
  end
  return false
end
-- An entity and those below it.
function D.family(entity, is_alone)
  local list = {entity}
  if not is_alone then
    for _, sub in ipairs(entity.subs) do
      for _, each in ipairs(D.family(sub)) do list[#list + 1] = each end
    end
  end
  return list
end

local function all_properties(entity)
  local above = entity:superentity()
  local list = above and all_properties(above) or {}
  for _, property in ipairs(record(entity).own) do list[#list + 1] = property end
  return list
end
local function by_name(list, class)
  local entries = {}
  for _, each in ipairs(list) do
    if not class or D.isKind(each, class) then entries[D.text(each:name())] = each end
  end
  return D.dictionary(entries)
end
local function replace(list, collection)
  D.letGo(list)
  for index, each in ipairs(D.list(collection)) do D.keep(list, index, each) end
end

-- The model of a context's coordinator.
local function model_of(context, name)
  if context == nil then
    D.refuse("+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name '"
      .. tostring(name) .. "'")
  end
  local coordinator = D.coordinatorOf(context)
  if not coordinator then
    D.raise("NSInternalInconsistencyException", "+entityForName: could not locate an NSManagedObjectModel for entity name '"
      .. tostring(name) .. "'")
  end
  return coordinator:managedObjectModel()
end

D.class("NSEntityDescription", "NSObject", {protocols = {"NSCopying"}, flags = "-isKindOfEntity:"},
  function(instance, class, super)
    D.properties(instance, "copy", "name storedClassName storedRenamingIdentifier versionHashModifier "
      .. "uniquenessConstraints compoundIndexes indexes")
    D.properties(instance, "strong", "userInfo coreSpotlightDisplayNameExpression")
    D.properties(instance, "weak", "superentity managedObjectModel")
    D.flagProperties(instance, "abstract=false")

    class["entityForName:inManagedObjectContext:"] = function(_, name, context)
      return model_of(context, name):entitiesByName():objectForKey_(name)
    end
    class["insertNewObjectForEntityForName:inManagedObjectContext:"] = function(_, name, context)
      local entity = model_of(context, name):entitiesByName():objectForKey_(name)
      if entity == nil then
        D.raise("NSInternalInconsistencyException", "+entityForName: could not find entity named '" .. tostring(name)
          .. "' in this model.")
      end
      return D.insertNew(entity, context)
    end

    function instance:managedObjectClassName() return self:storedClassName() or C.str "NSManagedObject" end
    function instance:setManagedObjectClassName_(name) self:setStoredClassName_(name) end
    function instance:renamingIdentifier() return self:storedRenamingIdentifier() or self:name() end
    function instance:setRenamingIdentifier_(name) self:setStoredRenamingIdentifier_(name) end
    function instance:properties() return D.array(all_properties(self)) end
    function instance:setProperties_(properties)
      require_mutable(self)
      replace(record(self).own, properties)
      for _, property in ipairs(record(self).own) do property:setEntity_(self) end
    end
    function instance:subentities() return D.array(record(self).subs) end
    function instance:setSubentities_(entities)
      require_mutable(self)
      for _, entity in ipairs(D.list(entities)) do
        if self:isKindOfEntity_(entity) then
          D.refuse("An entity cannot be below itself: " .. tostring(D.text(entity:name()) or "(null)"))
        end
      end
      replace(record(self).subs, entities)
      for _, entity in ipairs(record(self).subs) do entity:setSuperentity_(self) end
    end
    function instance:subentitiesByName() return by_name(record(self).subs) end
    function instance:propertiesByName() return by_name(all_properties(self)) end
    function instance:attributesByName() return by_name(all_properties(self), "NSAttributeDescription") end
    function instance:relationshipsByName() return by_name(all_properties(self), "NSRelationshipDescription") end
    instance["relationshipsWithDestinationEntity:"] = function(self, entity)
      local list = {}
      for _, property in ipairs(all_properties(self)) do
        if D.isKind(property, "NSRelationshipDescription") and rawequal(property:destinationEntity(), entity) then
          list[#list + 1] = property
        end
      end
      return D.array(list)
    end
    instance["isKindOfEntity:"] = function(self, entity)
      local place = self
      while place do
        if rawequal(place, entity) then return true end
        place = place:superentity()
      end
      return false
    end
    function instance:versionHash()
      local lines = {D.text(self:name()), tostring(self:isAbstract()), D.text(self:versionHashModifier()) or ""}
      for _, property in ipairs(all_properties(self)) do
        if not property:isTransient() then lines[#lines + 1] = D.versionText(property) end
      end
      table.sort(lines)
      return D.hash(table.concat(lines, "\n"))
    end
    function instance:description()
      return ("(%s) name %s, managedObjectClassName %s, renamingIdentifier %s, isAbstract %d, superentity name %s"):format(
        tostring(super(self):description()), D.text(self:name()) or "(null)", D.text(self:managedObjectClassName()),
        D.text(self:renamingIdentifier()) or "(null)", self:isAbstract() and 1 or 0,
        self:superentity() and D.text(self:superentity():name()) or "(null)")
    end
    function instance:copyWithZone_()
      local copy = objc.NSEntityDescription:alloc():init()
      for _, name in ipairs {"Name", "StoredClassName", "StoredRenamingIdentifier", "VersionHashModifier", "UniquenessConstraints",
        "Indexes", "UserInfo"} do
        copy["set" .. name .. "_"](copy, self[name:sub(1, 1):lower() .. name:sub(2)](self))
      end
      copy:setAbstract_(self:isAbstract())
      local properties = {}
      for index, property in ipairs(record(self).own) do properties[index] = property:copy() end
      copy:setProperties_(D.array(properties))
      return copy
    end
    function instance:dealloc()
      local own = D.detach(self)
      if own then
        D.letGo(own.own)
        D.letGo(own.subs)
      end
    end
  end)
