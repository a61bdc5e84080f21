-- The classes of managed objects: below the class of an entity one with the accessors of its properties.
--
-- A device names the class Class_Entity_. An accessor that the app's class implements itself is not added.

local C = ...
local objc, D = C.objc, C.coreData

local function property_of(self, name)
  local node = D.node(self)
  return node, node and node.entity.properties[name]
end

-- The encoding of a property's type: what the app's class declares, or the header that Xcode generates, or an object.
local function encoding_of(class, property)
  local declared = objc.class_getProperty(class, property.name)
  local attributes = declared and D.text(objc.property_getAttributes(declared)) or "T" .. (property.scalar or "@")
  return attributes:match "^T([^,]*)" or "@", attributes:match ",G([^,]+)"
end

local makers = {}
function makers.attribute(add, property, class)
  local name, capitalized = property.name, D.capitalized(property.name)
  local code, getter = encoding_of(class, property)
  local is_scalar = code:find "^[BcCsSiIlLqQfd]$" ~= nil
  if is_scalar and code == "c" then code = "B" end
  local function get(self)
    local node, own = property_of(self, name)
    local value = D.value(node, own)
    if is_scalar then return D.scalar(value, code) end
    return D.result(value)
  end
  local function set(self, value)
    local node, own = property_of(self, name)
    D.assign(node, own, D.boxed(value, own))
  end
  add(name, get, code .. "@:")
  if getter and getter ~= name then add(getter, get, code .. "@:") end
  add("set" .. capitalized .. ":", set, "v@:" .. code)
  add("primitive" .. capitalized, function(self) return self:primitiveValueForKey_(name) end, "@@:")
  add("setPrimitive" .. capitalized .. ":", function(self, value) self:setPrimitiveValue_forKey_(value, name) end, "v@:@")
end
local function relationship(add, property)
  local name, capitalized = property.name, D.capitalized(property.name)
  add(name, function(self)
    local node, own = property_of(self, name)
    return D.value(node, own)
  end, "@@:")
  add("set" .. capitalized .. ":", function(self, value)
    local node, own = property_of(self, name)
    D.assign(node, own, value)
  end, "v@:@")
  add("primitive" .. capitalized, function(self) return self:primitiveValueForKey_(name) end, "@@:")
  add("setPrimitive" .. capitalized .. ":", function(self, value) self:setPrimitiveValue_forKey_(value, name) end, "v@:@")
end
makers.relationship = relationship

-- Changes the list of a to-many relationship, with the notifications of a set or of an ordered one.
local UNION, MINUS = 1, 2
local function change_set(self, name, kind, objects, body)
  local node, own = property_of(self, name)
  D.fire(node)
  local identities = {}
  for _, object in ipairs(objects) do identities[#identities + 1] = D.destination(node, own, object) end
  local set = D.set(objects)
  self:willChangeValueForKey_withSetMutation_usingObjects_(name, kind, set)
  node.values[name] = body(D.copied(node.values[name] or {}), identities)
  self:didChangeValueForKey_withSetMutation_usingObjects_(name, kind, set)
end
local function change_list(self, name, kind, indexes, body)
  local node, own = property_of(self, name)
  D.fire(node)
  self:willChange_valuesAtIndexes_forKey_(kind, indexes, name)
  node.values[name] = body(D.copied(node.values[name] or {}), function(object) return D.destination(node, own, object) end)
  self:didChange_valuesAtIndexes_forKey_(kind, indexes, name)
end
local function index_of(list, identity)
  for index, each in ipairs(list) do
    if each == identity then return index end
  end
end
local function with(list, identities)
  for _, identity in ipairs(identities) do
    if not index_of(list, identity) then list[#list + 1] = identity end
  end
  return list
end
local function without(list, identities)
  for _, identity in ipairs(identities) do
    local index = index_of(list, identity)
    if index then table.remove(list, index) end
  end
  return list
end

local function add_set_accessors(add, property)
  local name, capitalized = property.name, D.capitalized(property.name)
  local function adding(objects) return function(self, given) change_set(self, name, UNION, objects(given), with) end end
  local function removing(objects) return function(self, given) change_set(self, name, MINUS, objects(given), without) end end
  local function one(object) return {object} end
  add("add" .. capitalized .. "Object:", adding(one), "v@:@")
  add("remove" .. capitalized .. "Object:", removing(one), "v@:@")
  add("add" .. capitalized .. ":", adding(D.list), "v@:@")
  add("remove" .. capitalized .. ":", removing(D.list), "v@:@")
  add("intersect" .. capitalized .. ":", function(self, kept)
    local objects, keeps = {}, D.set(D.list(kept))
    for _, object in ipairs(D.list(self:valueForKey_(name))) do
      if not keeps:containsObject_(object) then objects[#objects + 1] = object end
    end
    change_set(self, name, MINUS, objects, without)
  end, "v@:@")
end

local INSERTION, REMOVAL, REPLACEMENT = 2, 3, 4
local function indexes_from(start, count)
  return objc.NSIndexSet:indexSetWithIndexesInRange_ {location = start, length = count}
end
local function add_ordered_accessors(add, property)
  local name, capitalized = property.name, D.capitalized(property.name)
  local function insert(self, objects, indexes)
    change_list(self, name, INSERTION, indexes, function(list, identity)
      local place = 0
      for index in objc.each(indexes) do
        place = place + 1
        table.insert(list, index + 1, identity(objects[place]))
      end
      return list
    end)
  end
  local function remove(self, indexes)
    local places = {}
    for index in objc.each(indexes) do table.insert(places, 1, index + 1) end
    change_list(self, name, REMOVAL, indexes, function(list)
      for _, place in ipairs(places) do table.remove(list, place) end
      return list
    end)
  end
  local function replace(self, indexes, objects)
    change_list(self, name, REPLACEMENT, indexes, function(list, identity)
      local place = 0
      for index in objc.each(indexes) do
        place = place + 1
        list[index + 1] = identity(objects[place])
      end
      return list
    end)
  end
  local function append(self, objects)
    local node = D.node(self)
    D.fire(node)
    local list, new = node.values[name] or {}, {}
    for _, object in ipairs(objects) do
      if not index_of(list, D.node(object) and D.node(object).identity) then new[#new + 1] = object end
    end
    if #new > 0 then insert(self, new, indexes_from(#list, #new)) end
  end
  local function take(self, objects)
    local node, indexes = D.node(self), objc.NSMutableIndexSet:indexSet()
    D.fire(node)
    for _, object in ipairs(objects) do
      local index = index_of(node.values[name] or {}, D.node(object) and D.node(object).identity)
      if index then indexes:addIndex_(index - 1) end
    end
    if indexes:count() > 0 then remove(self, indexes) end
  end
  add("insertObject:in" .. capitalized .. "AtIndex:", function(self, object, index)
    insert(self, {object}, indexes_from(index, 1))
  end, "v@:@Q")
  add("removeObjectFrom" .. capitalized .. "AtIndex:", function(self, index) remove(self, indexes_from(index, 1)) end, "v@:Q")
  add("insert" .. capitalized .. ":atIndexes:", function(self, objects, indexes) insert(self, D.list(objects), indexes) end,
    "v@:@@")
  add("remove" .. capitalized .. "AtIndexes:", remove, "v@:@")
  add("replaceObjectIn" .. capitalized .. "AtIndex:withObject:", function(self, index, object)
    replace(self, indexes_from(index, 1), {object})
  end, "v@:Q@")
  add("replace" .. capitalized .. "AtIndexes:with" .. capitalized .. ":", function(self, indexes, objects)
    replace(self, indexes, D.list(objects))
  end, "v@:@@")
  add("add" .. capitalized .. "Object:", function(self, object) append(self, {object}) end, "v@:@")
  add("remove" .. capitalized .. "Object:", function(self, object) take(self, {object}) end, "v@:@")
  add("add" .. capitalized .. ":", function(self, objects) append(self, D.list(objects)) end, "v@:@")
  add("remove" .. capitalized .. ":", function(self, objects) take(self, D.list(objects)) end, "v@:@")
end

local function add_accessors(class, base, entity)
  local function add(name, body, types)
    local selector = objc.sel(name)
    if objc.class_getInstanceMethod(base, selector) == nil then objc.class_addMethod(class, selector, body, types) end
  end
  for _, property in ipairs(entity.order) do
    if property.is_attribute then
      makers.attribute(add, property, base)
    else
      relationship(add, property)
      if property.is_to_many then (property.is_ordered and add_ordered_accessors or add_set_accessors)(add, property) end
    end
  end
end

-- The class of the objects of an entity. NSManagedObject, if that class is unknown or no subclass of it.
function D.baseClass(entity)
  local class = objc.getClass(entity.class)
  if class == nil or not C.send(class, "isSubclassOfClass:", objc.NSManagedObject) then return objc.NSManagedObject end
  return class
end
function D.classFor(entity)
  local base = D.baseClass(entity)
  local name = ("%s_%s_"):format(objc.class_getName(base), entity.name)
  local class = objc.getClass(name)
  while class ~= nil and not rawequal(objc.class_getSuperclass(class), base) do
    name = name .. "_"
    class = objc.getClass(name)
  end
  if class == nil then
    class = objc.allocateClassPair(base, name)
    objc.registerClassPair(class)
    entity.accessors = nil
  end
  if entity.accessors ~= name then
    add_accessors(class, base, entity)
    entity.accessors = name
  end
  return class
end
