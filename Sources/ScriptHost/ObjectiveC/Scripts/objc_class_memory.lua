-- The words of a class in memory, as far as sources read and change them: its metaclass, its
-- superclass, and the flags in `class_ro_t`, which is found by the fifth word.

local C, native = ...
local c, objc = C.functions, C.objc
local FORBIDS_ASSOCIATED_OBJECTS = 1 << 10

-- The flags of classes that sources have set.
local flags_of = setmetatable({}, {__mode = "k"})
local function read_only_data(class)
  return C.cell(setmetatable({}, {
    __index = function(_, field) return field == "flags" and flags_of[class] or 0 end,
    __newindex = function(_, field, value)
      if field ~= "flags" then error(("the field '%s' of a class is not kept"):format(field), 2) end
      flags_of[class] = value
      if value & FORBIDS_ASSOCIATED_OBJECTS ~= 0 then C.forbidsAssociations = true end
    end}))
end

-- The runtime stops at a circle when it next follows the superclasses.
local function set_superclass(class, parent)
  local above = parent
  while above ~= nil and above ~= class do above = objc.class_getSuperclass(above) end
  if above ~= nil then C.fatal "Memory corruption in class list." end
  objc.class_setSuperclass(class, parent)
end

local CLASS, SUPERCLASS, DATA = 0, 1, 4
function C.classMemory(class)
  local data = read_only_data(class)
  local known = {i = 0}
  known.a = known
  return setmetatable(known, {
    __index = function(_, place)
      if place == CLASS then return objc.object_getClass(class) end
      if place == SUPERCLASS then return objc.class_getSuperclass(class) end
      if place == DATA then return data end
      if math.type(place) == "integer" then return 0 end
    end,
    __newindex = function(_, place, value)
      if place == CLASS then return objc.object_setClass(class, value) end
      if place == SUPERCLASS then return set_superclass(class, value) end
      error(("word %s of a class is not kept"):format(place), 2)
    end})
end

function C.copyClassFlags(class, copy) flags_of[copy] = flags_of[class] end

-- Ends the run for an object whose class, or a class above, forbids associated objects.
function C.refuseAssociation(object)
  if type(object) ~= "userdata" then return end
  local class = objc.object_getClass(object)
  local above = class
  while above ~= nil do
    if (flags_of[above] or 0) & FORBIDS_ASSOCIATED_OBJECTS ~= 0 then
      C.fatal(("objc_setAssociatedObject called on instance (0x%x) of class %s which does not allow associated objects")
        :format(C.integer(object), objc.class_getName(class)))
    end
    above = objc.class_getSuperclass(above)
  end
end

-- The bytes of an object set to one value. Without a class an object cannot live here: it keeps it,
-- and the runtime's functions behave as if it had none.
local cleared
local function set_class(object, class)
  local old = objc.object_setClass(object, class)
  local was_cleared = object ~= nil and cleared[object]
  if was_cleared then cleared[object] = nil end
  return not was_cleared and old or nil
end
local WORD = 8
function C.fillObject(object, code, count)
  if objc.object_isClass(object) or code ~= 0 then error("only the bytes of an instance can be set, to zero", 3) end
  local class = objc.object_getClass(object)
  while class ~= nil do
    for _, ivar in ipairs(objc.class_copyIvarList(class) or {}) do
      local offset = c.ivar_getOffset(ivar)
      if offset >= WORD and offset < count then
        local variable, t = C.variableAt(object, offset), C.typeOfEncoding(native.typesOf(ivar))
        if t ~= "@" and t ~= "p" then variable.a[variable.i] = t and C.zeroOf(t) or 0
        else objc.object_setIvar(object, ivar, nil) end
      end
    end
    class = objc.class_getSuperclass(class)
  end
  cleared = cleared or setmetatable({}, {__mode = "k"})
  cleared[object], c.object_setClass = true, set_class
end
