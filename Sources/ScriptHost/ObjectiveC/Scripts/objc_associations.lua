-- The functions for associated objects. A value may be a number that was cast to an object, the object a block.

local C, native = ...
local objc, c, obj = C.objc, C.functions, C.obj

-- Any other policy retains.
local policies = {[0] = true, [1] = true, [3] = true, [769] = true, [771] = true}
-- A key may be a number cast to a pointer: equal numbers are the same key.
local number_keys, null_key = {}, {}
local function key_of(key)
  if key == nil then return null_key end
  -- Each pointer into C's memory is a separate table.
  if type(key) == "table" and C.isPointer(key) and not rawequal(key.a, key) then
    return key.i == 0 and key.a or C.field(key.a, key.i)
  end
  if math.type(key) ~= "integer" then return key end
  local known = number_keys[key]
  if known == nil then
    known = {}
    number_keys[key] = known
  end
  return known
end
-- Associated values that are not objects: numbers cast to object pointers.
local plain_values = setmetatable({}, {__mode = "k"})
-- An object with a plain `isa`, whose class counts itself, is notified of the first value.
local noticed = setmetatable({}, {__mode = "k"})
local has_plain_isa = os and os.getenv and os.getenv "OBJC_DISABLE_NONPOINTER_ISA" == "YES"
local function notice(object)
  if noticed[object] then return end
  noticed[object] = true
  local selector = objc.sel "_noteAssociatedObjects"
  if native.countsItself(object) and objc.class_respondsToSelector(objc.object_getClass(object), selector) then
    C.send(object, selector)
  end
end
function c.objc_setAssociatedObject(object, key, value, policy)
  if object == nil then return end
  if C.forbidsAssociations then C.refuseAssociation(object) end
  -- A block keeps what is associated with it for as long as it lives itself.
  if type(object) == "function" then
    plain_values[object] = plain_values[object] or {}
    plain_values[object][key_of(key)] = value
    return
  end
  if has_plain_isa and value ~= nil then notice(object) end
  key = key_of(key)
  local values = plain_values[object]
  if values then values[key] = nil end
  if value ~= nil and C.isBridgedNumber(value) then
    values = values or {}
    plain_values[object], values[key] = values, value
    value = nil
  end
  if not policies[policy & 0xFFFF] then policy = policy & ~0xFFFF | 1 end
  return objc.setAssociatedObject(object, key, value, policy)
end
function c.objc_getAssociatedObject(object, key)
  key = key_of(key)
  local values = plain_values[object]
  if values and values[key] ~= nil then return values[key] end
  if type(object) == "function" then return nil end
  return obj(objc.getAssociatedObject(object, key))
end
function c.objc_removeAssociatedObjects(object)
  if object == nil then return end
  plain_values[object] = nil
  if type(object) ~= "function" then objc.removeAssociatedObjects(object) end
end
