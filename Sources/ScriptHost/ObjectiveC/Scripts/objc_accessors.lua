-- The functions that compilers call for property accessors: they find the variable by its offset in
-- the object. Also other such functions of <objc/objc-abi.h>.

local C, native = ...
local c, objc = C.functions, C.objc

-- The variable at offset 0 may be the object's class.
function c.objc_getProperty(object, _, offset)
  if object == nil then return nil end
  if offset == 0 then return objc.object_getClass(object) end
  local place = C.variableAt(object, offset)
  return C.obj(place.a[place.i])
end

local function copied(value, selector)
  if value == nil then return value end
  if type(value) == "function" then return C.copyBlock(value) end
  return C.owned(C.obj(C.send(value, selector, nil)))
end
local SHOULD_COPY, SHOULD_MUTABLE_COPY = 1, 2
local function set(object, offset, value, kind)
  if object == nil then return end
  local place = C.variableAt(object, offset)
  local old = C.obj(place.a[place.i])
  value = C.obj(value)
  if kind == SHOULD_COPY then value = copied(value, "copyWithZone:")
  elseif kind == SHOULD_MUTABLE_COPY then value = copied(value, "mutableCopyWithZone:")
  elseif rawequal(value, old) then return
  else C.retain(value) end
  place.a[place.i] = value
  C.release(old)
end

function c.objc_setProperty(object, _, offset, value, _, kind)
  set(object, offset, value, kind == true and SHOULD_COPY or kind)
end
for name, kind in pairs {atomic = 0, nonatomic = 0, atomic_copy = SHOULD_COPY, nonatomic_copy = SHOULD_COPY} do
  c["objc_setProperty_" .. name] = function(object, _, value, offset) set(object, offset, value, kind) end
end

function c.objc_copyStruct(to, from, size) c.memcpy(to, from, size) end
c.objc_copyPropertyStruct = c.objc_copyStruct
function c.objc_copyCppObjectAtomic(to, from, copy) copy(to, from) end

-- The selector of a name that is registered.
function c.sel_lookUpByName(name)
  name = C.cstr(name)
  return name and native.isSelector(name) and C.sel(name) or nil
end

-- Functions that the compiler calls instead of sending messages.
function c.objc_alloc(class) return C.send(class, "alloc") end
function c.objc_allocWithZone(class) return C.send(class, "allocWithZone:", nil) end
function c.objc_alloc_init(class) return C.send(C.send(class, "alloc"), "init") end
function c.objc_opt_new(class) return C.send(class, "new") end
function c.objc_opt_self(object) return C.send(object, "self") end
function c.objc_opt_class(object) return C.send(object, "class") end
function c.objc_opt_isKindOfClass(object, class) return C.send(object, "isKindOfClass:", class) or false end
function c.objc_opt_respondsToSelector(object, selector)
  return C.send(object, "respondsToSelector:", selector) or false
end
