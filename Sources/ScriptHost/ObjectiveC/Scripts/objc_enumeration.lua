-- Fast enumeration: the elements of collections, of a source's own objects by
-- `countByEnumeratingWithState:objects:count:`, and of pointer arrays.

local C, native = ...
local objc, obj = C.objc, C.obj
local type, msgSend = type, objc.msgSend

-- The elements of a source's own object.
local ENUMERATE, ROOM = "countByEnumeratingWithState:objects:count:", 16
local function own_elements(collection)
  local state = C.cell {state = 0, itemsPtr = nil, mutationsPtr = nil, extra = C.newArray("u8", 5, "extra")}
  local buffer = C.newArray("@", ROOM, "the buffer")
  local place, count, mutations = 0, 0, nil
  return function()
    if place >= count then
      count, place = msgSend(collection, ENUMERATE, state, buffer, ROOM) or 0, 0
      if count == 0 then return nil end
    end
    local fields = state[0]
    -- An object in place of a counter never changes.
    local counter = fields.mutationsPtr
    local changes = type(counter) == "table" and rawget(counter, "a") and counter.a[counter.i] or nil
    if mutations == nil then mutations = changes end
    if changes ~= mutations then
      objc.NSException:raise_format_("NSGenericException", "*** Collection " .. tostring(objc.NSString:stringWithFormat_(
        "<%@: %p>", collection:class(), collection)) .. " was mutated while being enumerated.")
    end
    local items = fields.itemsPtr
    place = place + 1
    return obj(items.a[items.i + place - 1])
  end
end
local function is_listed(collection)
  for _, name in ipairs {"NSArray", "NSDictionary", "NSSet", "NSOrderedSet", "NSEnumerator", "NSHashTable", "NSMapTable",
    "NSPointerArray", "NSIndexSet"} do
    local class = objc.getClass(name)
    if class and msgSend(collection, "isKindOfClass:", class) then return true end
  end
  return false
end
-- Whether a source's subclass of a collection implements its own enumeration.
local function enumerates_itself(collection)
  local class = objc.object_getClass(collection)
  if native.framework(class) then return false end
  local own = objc.class_getMethodImplementation(class, ENUMERATE)
  repeat class = objc.class_getSuperclass(class) until class == nil or native.framework(class)
  return class ~= nil and own ~= objc.class_getMethodImplementation(class, ENUMERATE)
end
-- Models and entities of Core Data are enumerated by a list of theirs.
local LISTS = {NSManagedObjectModel = "entities", NSEntityDescription = "properties"}
function C.listOf(collection)
  local list = LISTS[objc.class_getName(objc.object_getClass(collection))]
  return list and msgSend(collection, list) or collection
end
function C.each(collection)
  if collection == nil then return function() end end
  if type(collection) == "userdata" and (not is_listed(collection) or enumerates_itself(collection)) then
    local listed = C.listOf(collection)
    if listed == collection then return own_elements(collection) end
    collection = listed
  end
  local iterate = objc.each(collection)
  return function() return obj((iterate())) end
end

-- The pointers of a pointer array with their indexes: NULL does not end the loop.
function C.eachPointer(array)
  local place, count = -1, array == nil and 0 or msgSend(array, "count")
  return function()
    if array ~= nil and msgSend(array, "count") ~= count then
      objc.NSException:raise_format_("NSGenericException", "*** Collection " .. tostring(objc.NSString:stringWithFormat_(
        "<%@: %p>", array:class(), array)) .. " was mutated while being enumerated.")
    end
    place = place + 1
    if place < count then return place, obj(msgSend(array, "pointerAtIndex:", place)) end
  end
end
