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
function c.objc_alloc_init(class) return C.send(c.objc_alloc(class), "init") end
function c.objc_opt_new(class) return C.send(class, "new") end
function c.objc_opt_self(object) return C.send(object, "self") end
function c.objc_opt_class(object) return C.send(object, "class") end
function c.objc_opt_isKindOfClass(object, class) return C.send(object, "isKindOfClass:", class) or false end
function c.objc_opt_respondsToSelector(object, selector)
  return C.send(object, "respondsToSelector:", selector) or false
end

-- The messages whose functions are bypassed by classes that do not override them, by groups.
local GROUPS = {
  allocation = {"alloc", "allocWithZone:"},
  counting = {"retain", "release", "autorelease", "retainCount", "_tryRetain", "_isDeallocating",
    "retainWeakReference", "allowsWeakReference"},
  core = {"new", "self", "class", "isKindOfClass:", "respondsToSelector:"},
}
local group_of = {}
for group, names in pairs(GROUPS) do
  for _, name in ipairs(names) do group_of[name] = group end
end
-- Lists of the implementations that were set without the runtime's notice, by selector.
local unnoticed
-- Whether the object's class overrides one of a group's methods, as far as the runtime knows.
local function overrides(object, group)
  local class = objc.object_getClass(object)
  for _, name in ipairs(GROUPS[group]) do
    local is_known = not native.isScripted(object, name)
    local own = not is_known and objc.class_getMethodImplementation(class, objc.sel(name))
    for _, implementation in ipairs(not is_known and unnoticed[name] or {}) do
      is_known = is_known or implementation == own
    end
    if not is_known then return true end
  end
  return false
end
-- Without such implementations a message has the same effect. These functions send none where the
-- device's do not.
local function bypassing(name, group, quick)
  local slow = c[name]
  c[name] = function(object, ...)
    if type(object) ~= "userdata" or overrides(object, group) then return slow(object, ...) end
    return quick(object, ...)
  end
end
local function created(class) return C.owned(objc.class_createInstance(class)) end
local function bypass()
  bypassing("objc_alloc", "allocation", created)
  bypassing("objc_allocWithZone", "allocation", created)
  bypassing("objc_opt_new", "core", function(class) return c.objc_alloc_init(class) end)
  bypassing("objc_opt_self", "core", function(object) return object end)
  bypassing("objc_opt_class", "core", function(object)
    return objc.object_isClass(object) and object or objc.object_getClass(object)
  end)
  bypassing("objc_opt_isKindOfClass", "core", function(object, class)
    local above = objc.object_getClass(object)
    while above ~= nil and above ~= class do above = objc.class_getSuperclass(above) end
    return above ~= nil
  end)
  bypassing("objc_retain", "counting", function(object)
    native.retain(object)
    return object
  end)
  bypassing("objc_release", "counting", native.release)
  -- The pool would send the message.
  bypassing("objc_autorelease", "counting", function(object)
    native.whenDrained(function() native.release(object) end)
    return object
  end)
end
function C.noteUnnoticed(selector, implementation)
  local name = objc.sel_getName(selector)
  if not group_of[name] then return end
  if not unnoticed then
    unnoticed = {}
    bypass()
  end
  unnoticed[name] = unnoticed[name] or {}
  table.insert(unnoticed[name], implementation)
end

-- With OBJC_PRINT_CUSTOM_RR and the like, classes are listed that override such methods: when they are
-- initialized, and when an implementation is set later.
local LISTED = {
  allocation = {setting = "OBJC_PRINT_CUSTOM_AWZ", title = "AWZ", instances = false, classes = true},
  counting = {setting = "OBJC_PRINT_CUSTOM_RR", title = "RR", instances = true, classes = false},
  core = {setting = "OBJC_PRINT_CUSTOM_CORE", title = "Core", instances = true, classes = true},
}
local listed = {}
local function list_class(name, is_meta, selector)
  local group = LISTED[group_of[selector]]
  if not group or not (is_meta and group.classes or not is_meta and group.instances) then return end
  local setting = c.getenv(group.setting)
  local text = ("CUSTOM %s: %s%s"):format(group.title, name, is_meta and " (meta)" or "")
  if setting == nil or C.cstr(setting) ~= "YES" or listed[text] then return end
  listed[text] = true
  C.writeError(("objc[%d]: %s\n"):format(c.getpid(), text))
end
local function list_method(method)
  local sign, name, selector = tostring(method):match "^([-+])%[(.-) (.*)%]$"
  if sign then list_class(name, sign == "+", selector) end
end
function C.listCustomClasses()
  local set, exchange = c.method_setImplementation, c.method_exchangeImplementations
  function c.method_setImplementation(method, f)
    local old = set(method, f)
    if method ~= nil then list_method(method) end
    return old
  end
  function c.method_exchangeImplementations(one, other)
    exchange(one, other)
    if one ~= nil and other ~= nil then
      list_method(one)
      list_method(other)
    end
  end
  c._objc_addWillInitializeClassFunc(function(_, class)
    if native.framework(class) then return end
    for _, side in ipairs {class, objc.object_getClass(class)} do
      for _, method in ipairs(objc.class_copyMethodList(side) or {}) do
        list_class(objc.class_getName(class), objc.class_isMetaClass(side), objc.sel_getName(objc.method_getName(method)))
      end
    end
  end, nil)
end
