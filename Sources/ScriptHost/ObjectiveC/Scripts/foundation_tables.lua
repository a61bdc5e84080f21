-- Hash and map tables in the C interface: NSCreateHashTable, NSEnumerateMapTable.
--
-- A structure of functions defines how a table treats its pointers. Foundation's own ones represent
-- NSPointerFunctions options; their functions are markers, so copies are recognized too.

local C = ...
local c, objc, obj, send, kept = C.functions, C.objc, C.obj, C.send, C.keptPointer

local OBJECT, POINTER, INTEGER, IDENTITY, STRUCTURE, OPAQUE = 0, 0x100, 0x500, 0x200, 0x400, 2
local marks = {}
local function predefined(options)
  local function mark() end
  marks[mark] = options
  return {hash = mark, retain = mark}
end
local kinds = {
  Integer = OPAQUE | INTEGER, Int = OPAQUE | INTEGER, NonOwnedPointer = OPAQUE | POINTER,
  NonOwnedPointerOrNull = OPAQUE | POINTER, OwnedPointer = OPAQUE | POINTER, NonRetainedObject = OPAQUE | OBJECT,
  Object = OBJECT, OwnedObjectIdentity = IDENTITY, PointerToStruct = OPAQUE | STRUCTURE}
for kind, options in next, kinds do
  for _, use in ipairs {"Hash", "MapKey", "MapValue"} do
    C.constants["NS" .. kind .. use .. "CallBacks"] = predefined(options)
  end
end

-- The NSPointerFunctions of a structure; `made` receives the table, which the functions need.
local function functions_of(callbacks)
  local made = {}
  local options = marks[callbacks.hash or callbacks.retain]
  local functions = objc.NSPointerFunctions:pointerFunctionsWithOptions_(options or OPAQUE | POINTER)
  if options then return functions, made end
  local hash, is_equal = callbacks.hash, callbacks.isEqual
  if hash then functions:setHashFunction_(function(item) return hash(made.table, item) end) end
  if is_equal then functions:setIsEqualFunction_(function(one, other) return is_equal(made.table, one, other) end) end
  return functions, made
end

function c.NSCreateHashTable(callbacks, capacity)
  local functions, made = functions_of(callbacks)
  made.table = obj(objc.NSHashTable:alloc():initWithPointerFunctions_capacity_(functions, capacity))
  return made.table
end
function c.NSCreateHashTableWithZone(callbacks, capacity) return c.NSCreateHashTable(callbacks, capacity) end
function c.NSCreateMapTable(keys, values, capacity)
  local key_functions, made = functions_of(keys)
  local value_functions, others = functions_of(values)
  made.table = obj(objc.NSMapTable:alloc():initWithKeyPointerFunctions_valuePointerFunctions_capacity_(
    key_functions, value_functions, capacity))
  others.table = made.table
  return made.table
end
function c.NSCreateMapTableWithZone(keys, values, capacity) return c.NSCreateMapTable(keys, values, capacity) end

-- An enumeration is a structure; its last field has room for the enumerator.
function c.NSEnumerateHashTable(table) return {_pi = 0, _si = 0, _bs = send(table, "objectEnumerator")} end
function c.NSNextHashEnumeratorItem(p)
  local state = p.a[p.i]
  return state._bs and kept(send(state._bs, "nextObject"))
end
function c.NSEndHashTableEnumeration(p) p.a[p.i]._bs = nil end
local function put(p, value)
  if p then p.a[p.i] = value end
end
function c.NSMapMember(table, key, old_key, value)
  for known in objc.each(table) do
    if known == key or type(known) == "userdata" and send(known, "isEqual:", key) then
      put(old_key, kept(known))
      put(value, c.NSMapGet(table, key))
      return true
    end
  end
  return false
end
function c.NSEnumerateMapTable(table)
  return {_pi = 0, _si = 0, _bs = {table = table, keys = send(table, "keyEnumerator")}}
end
function c.NSNextMapEnumeratorPair(p, key, value)
  local walk = p.a[p.i]._bs
  local found = walk and send(walk.keys, "nextObject")
  if found == nil then return false end
  put(key, kept(found))
  put(value, c.NSMapGet(walk.table, found))
  return true
end
function c.NSEndMapTableEnumeration(p) p.a[p.i]._bs = nil end
