-- NSManagedObject.

local C, native = ...
local objc, D = C.objc, C.coreData

local function node_of(object)
  local node = D.node(object)
  if not node then
    D.refuse(("Failed to call designated initializer on NSManagedObject class '%s' "):format(
      objc.class_getName(objc.object_getClass(object))))
  end
  return node
end
local function property_of(object, key)
  local node = D.node(object)
  return node, node and node.entity.properties[D.text(key)]
end
local function modelled(object, key)
  local node, property = property_of(object, key)
  if not property then
    objc.NSException:exceptionWithName_reason_userInfo_("NSUnknownKeyException",
      ("[<%s 0x%x> valueForUndefinedKey:]: the entity %s is not key value coding-compliant for the key \"%s\"."):format(
        D.className(object), native.address(object), node and node.entity.name or "(null)", tostring(key)), nil):raise()
  end
  return node, property
end
-- The name of the app's class of a managed object.
function D.className(object)
  local node = D.node(object)
  return node and objc.class_getName(D.baseClass(node.entity)) or objc.class_getName(objc.object_getClass(object))
end

-- Gives a new node its entity's defaults.
local function set_defaults(node)
  for _, property in ipairs(node.entity.order) do
    if property.is_attribute and property.default ~= nil then D.setValue(node, property, property.default) end
    if property.is_to_many then node.values[property.name] = {} end
  end
end

function D.insertNew(entity, context)
  local class = D.baseClass(D.entity(entity))
  return class:alloc():initWithEntity_insertIntoManagedObjectContext_(entity, context)
end

-- The entity of a class in a context's model, or in that of any coordinator.
local function entity_of(class, context)
  local name = objc.class_getName(class)
  local function search(model)
    for _, entity in ipairs(D.list(model:entities())) do
      if D.text(entity:managedObjectClassName()) == name then return entity end
    end
  end
  if context then
    local coordinator = D.coordinatorOf(context)
    return coordinator and search(coordinator:managedObjectModel())
  end
  for index = #D.coordinators, 1, -1 do
    local coordinator = D.coordinators[index]:get()
    local found = coordinator ~= nil and search(coordinator:managedObjectModel())
    if found then return found end
  end
end

-- Keeps the value of a property before a change, and maintains its inverse after it.
local function begin_change(object, key)
  local node, property = property_of(object, key)
  if not property then return end
  D.fire(node)
  node.before = node.before or {}
  node.before[property.name] = {node.values[property.name]}
  D.noteForUndo(node, property)
end
local function end_change(object, key)
  local node, property = property_of(object, key)
  if not property then return end
  local before = node.before and node.before[property.name]
  if before then
    node.before[property.name] = nil
    if property.is_relationship then D.maintain(node, property, before[1]) end
  end
  D.noteChange(node, property)
end

D.class("NSManagedObject", "NSObject", {protocols = {"NSFetchRequestResult"},
  flags = "-isInserted -isUpdated -isDeleted -isFault -hasChanges -hasPersistentChangedValues "
    .. "-hasFaultForRelationshipNamed: -validateForInsert: -validateForUpdate: -validateForDelete: "
    .. "+automaticallyNotifiesObserversForKey: +contextShouldIgnoreUnmodeledPropertyChanges -validateValue:forKey:error:"},
  function(instance, class, super)
    class["automaticallyNotifiesObserversForKey:"] = function(self, key)
      local name = objc.class_getName(self)
      -- The accessors of modelled properties notify; a class with them ends in `_`.
      if name:find "_$" and objc.class_getInstanceMethod(self, objc.sel("primitive" .. D.capitalized(D.text(key)))) then
        return false
      end
      return super(self):automaticallyNotifiesObserversForKey_(key)
    end
    function class:contextShouldIgnoreUnmodeledPropertyChanges() return true end
    function class:entity()
      local entity = entity_of(self)
      if not entity then
        objc.NSLog("CoreData: error: No NSEntityDescriptions in any model claim the NSManagedObject subclass '%@' so +entity is "
          .. "confused.  Have you loaded your NSManagedObjectModel yet ?", objc.class_getName(self))
      end
      return entity
    end
    function class:fetchRequest()
      local entity, request = self:entity(), objc.NSFetchRequest:alloc():init()
      if entity then request:setEntity_(entity) end
      return request
    end

    -- The app's class, as on a device: apps derive the entity's name from it.
    instance["class"] = function(self)
      local node = D.node(self)
      return node and D.baseClass(node.entity) or super(self):class()
    end
    function instance:init() return node_of(self) and self end
    function instance:initWithContext_(context)
      local entity = entity_of(D.node(self) and D.baseClass(D.node(self).entity) or objc.object_getClass(self), context)
      if not entity then
        D.refuse(("An NSManagedObject of class '%s' must have a valid NSEntityDescription."):format(
          objc.class_getName(objc.object_getClass(self))))
      end
      return self:initWithEntity_insertIntoManagedObjectContext_(entity, context)
    end
    instance["initWithEntity:insertIntoManagedObjectContext:"] = function(self, description, context)
      if description == nil then
        D.refuse(("An NSManagedObject of class '%s' must have a valid NSEntityDescription."):format(
          objc.class_getName(objc.object_getClass(self))))
      end
      local entity = D.entityIn(context, description)
      local base = D.baseClass(entity)
      if not C.send(objc.object_getClass(self), "isSubclassOfClass:", base) then
        -- An object of another class is replaced by one of the entity's.
        self = base:alloc()
      end
      objc.object_setClass(self, D.classFor(entity))
      local node = D.attachNode(self, D.temporaryIdentity(entity))
      set_defaults(node)
      if context ~= nil then D.insert(node, context) end
      return self
    end

    function instance:managedObjectContext()
      local node = D.node(self)
      return node and node.context and node.context.object:get() or nil
    end
    function instance:entity() return node_of(self).entity.object end
    function instance:objectID() return D.identifier(node_of(self).identity) end
    function instance:isInserted() return node_of(self).is_inserted == true end
    function instance:isUpdated() return node_of(self).is_updated == true end
    function instance:isDeleted() return node_of(self).is_deleted == true end
    function instance:isFault() return node_of(self).is_fault == true end
    function instance:faultingState() return node_of(self).is_fault and 1 or 0 end
    function instance:hasChanges()
      local node = node_of(self)
      return node.is_inserted or node.is_updated or node.is_deleted or false
    end
    function instance:hasPersistentChangedValues()
      for name in pairs(D.changedNames(node_of(self))) do
        if not node_of(self).entity.properties[name].is_transient then return true end
      end
      return false
    end
    instance["hasFaultForRelationshipNamed:"] = function(self) return node_of(self).is_fault == true end
    function instance:changedValues()
      local node, entries = node_of(self), {}
      for name in pairs(D.changedNames(node)) do
        local value = D.value(node, node.entity.properties[name])
        entries[name] = value == nil and objc.null or value
      end
      return D.result(D.dictionary(entries))
    end
    function instance:changedValuesForCurrentEvent()
      local node, entries = node_of(self), {}
      local names = node.context and node.context.event.updated[node]
      for name in pairs(names or {}) do
        local value = D.baseValue(node, node.entity.properties[name])
        entries[name] = value == nil and objc.null or value
      end
      return D.result(D.dictionary(entries))
    end
    instance["objectIDsForRelationshipNamed:"] = function(self, key)
      local node, list = node_of(self), {}
      for index, other in ipairs(D.destinations(node, node.entity.properties[D.text(key)])) do
        list[index] = D.identifier(other.identity)
      end
      return D.array(list)
    end
    instance["committedValuesForKeys:"] = function(self, keys)
      local node, entries = node_of(self), {}
      D.fire(node)
      local names = {}
      for _, key in ipairs(D.list(keys)) do names[#names + 1] = D.text(key) end
      if keys == nil then
        for _, property in ipairs(node.entity.order) do names[#names + 1] = property.name end
      end
      for _, name in ipairs(names) do
        local property = node.entity.properties[name]
        if property and not property.is_fetched and not node.is_inserted then
          local value = D.baseValue(node, property)
          entries[name] = value == nil and objc.null or value
        end
      end
      return D.result(D.dictionary(entries))
    end

    function instance:awakeFromInsert() end
    function instance:awakeFromFetch() end
    function instance:awakeFromSnapshotEvents_() end
    function instance:willSave() end
    function instance:didSave() end
    function instance:prepareForDeletion() end
    function instance:willTurnIntoFault() end
    function instance:didTurnIntoFault() end

    function instance:willAccessValueForKey_() D.fire(node_of(self)) end
    function instance:didAccessValueForKey_() end
    function instance:willChangeValueForKey_(key)
      begin_change(self, key)
      super(self):willChangeValueForKey_(key)
    end
    function instance:didChangeValueForKey_(key)
      super(self):didChangeValueForKey_(key)
      end_change(self, key)
    end
    instance["willChangeValueForKey:withSetMutation:usingObjects:"] = function(self, key, kind, objects)
      begin_change(self, key)
      super(self):willChangeValueForKey_withSetMutation_usingObjects_(key, kind, objects)
    end
    instance["didChangeValueForKey:withSetMutation:usingObjects:"] = function(self, key, kind, objects)
      super(self):didChangeValueForKey_withSetMutation_usingObjects_(key, kind, objects)
      end_change(self, key)
    end
    instance["willChange:valuesAtIndexes:forKey:"] = function(self, kind, indexes, key)
      begin_change(self, key)
      super(self):willChange_valuesAtIndexes_forKey_(kind, indexes, key)
    end
    instance["didChange:valuesAtIndexes:forKey:"] = function(self, kind, indexes, key)
      super(self):didChange_valuesAtIndexes_forKey_(kind, indexes, key)
      end_change(self, key)
    end

    instance["primitiveValueForKey:"] = function(self, key)
      local node, property = modelled(self, key)
      return D.value(node, property)
    end
    instance["setPrimitiveValue:forKey:"] = function(self, value, key)
      local node, property = modelled(self, key)
      D.fire(node)
      D.setValue(node, property, D.plain(node, property, D.boxed(value, property)))
    end
    -- Without an accessor, as for a key that NSObject has a method for, the value is the model's.
    function instance:valueForUndefinedKey_(key)
      local node, property = modelled(self, key)
      return D.value(node, property)
    end
    instance["setValue:forUndefinedKey:"] = function(self, value, key)
      local node, property = modelled(self, key)
      D.assign(node, property, D.boxed(value, property))
    end

    instance["validateForInsert:"] = function(self, pointer) return D.failed(D.validate(self, "insert", pointer)) end
    instance["validateForUpdate:"] = function(self, pointer) return D.failed(D.validate(self, "update", pointer)) end
    instance["validateForDelete:"] = function(self, pointer) return D.failed(D.validate(self, "delete", pointer)) end
    instance["validateValue:forKey:error:"] = function(self, value, key) return D.validateValue(self, value, key) end

    function instance:description()
      local node = D.node(self)
      if not node then return super(self):description() end
      local data = "<fault>"
      if not node.is_fault then
        local lines = {}
        for _, property in ipairs(node.entity.order) do
          if not property.is_fetched then
            local value = node.values[property.name]
            local text = tostring(value)
            if property.is_relationship then
              local addresses = {}
              for _, identity in ipairs(property.is_to_many and value or {value}) do
                addresses[#addresses + 1] = "\"" .. tostring(D.identifier(identity):description()) .. "\""
              end
              text = property.is_to_many and "(\n        " .. table.concat(addresses, ",\n        ") .. "\n    )"
                or addresses[1]
            elseif D.isKind(value, "NSString") then
              text = objc.unbox(value):find "^[%w_]+$" and objc.unbox(value) or ("%q"):format(objc.unbox(value))
            end
            lines[#lines + 1] = ("    %s = %s;\n"):format(property.name, value == nil and "nil" or text)
          end
        end
        table.sort(lines)
        data = "{\n" .. table.concat(lines) .. "}"
      end
      return ("<%s: 0x%x> (entity: %s; id: %s; data: %s)"):format(D.className(self), native.address(self), node.entity.name,
        tostring(D.identifier(node.identity):description()), data)
    end
    function instance:dealloc()
      local node = D.detach(self)
      if not node then return end
      D.letGo(node.values)
      D.letGo(node.base)
      if node.loose then D.letGo(node.loose) end
    end
  end)

-- A committed value as an object.
function D.baseValue(node, property)
  local value = node.base[property.name]
  if property.is_attribute then return value end
  if not property.is_to_many then return value and D.objectFor(node.context, value) or nil end
  local list = {}
  for index, identity in ipairs(value or {}) do list[index] = D.objectFor(node.context, identity) end
  return property.is_ordered and D.orderedSet(list) or D.set(list)
end

local function is_same(property, one, other)
  if rawequal(one, other) then return true end
  if property.is_attribute then
    return one ~= nil and other ~= nil and one:isEqual_(other)
  end
  if not property.is_to_many or #(one or {}) ~= #(other or {}) then return false end
  local seen = {}
  for index, identity in ipairs(one or {}) do seen[identity] = index end
  for index, identity in ipairs(other or {}) do
    if not seen[identity] or property.is_ordered and seen[identity] ~= index then return false end
  end
  return true
end
D.isSame = is_same
-- The names of the properties that differ from the last fetch or save.
function D.changedNames(node)
  local names = {}
  for name in pairs(node.changed) do
    local property = node.entity.properties[name]
    if node.is_inserted and not node.base[name] or not is_same(property, node.values[name], node.base[name]) then
      names[name] = true
    end
  end
  return names
end
