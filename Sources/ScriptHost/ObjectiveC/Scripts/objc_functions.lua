-- The functions of the runtime, Foundation, UIKit and dispatch that sources call by their C names.
--
-- Most are functions of the modules `objc`, `uikit` and `dispatch`. This file contains those whose
-- C form differs: lists with a count by pointer, C strings, flags.

local C, native = ...
local objc, uikit, dispatch, runloop = C.objc, C.uikit, C.dispatch, C.runloop
local c, obj, cstr = C.functions, C.obj, C.cstr

-- Lists whose count is stored at a pointer; they are null-terminated.
local function ended(list)
  return list and C.list(list, #list + 1) or nil
end
for _, name in ipairs {"class_copyMethodList", "class_copyIvarList", "class_copyPropertyList", "class_copyProtocolList",
  "protocol_copyProtocolList", "objc_copyClassList", "objc_copyProtocolList", "property_copyAttributeList"} do
  local short = name:gsub("^objc_", "")
  c[name] = function(subject, count)
    local list
    if name:find("^objc_") then
      count = subject
      list = (objc[short] or objc.getClassList)()
    else
      list = objc[short](subject)
    end
    if count ~= nil then count.a[count.i] = list and #list or 0 end
    return ended(list)
  end
end

function c.protocol_copyMethodDescriptionList(protocol, required, instance, count)
  local list = objc.protocol_copyMethodDescriptionList(protocol, required, instance)
  if count ~= nil then count.a[count.i] = list and #list or 0 end
  return ended(list)
end
function c.protocol_getMethodDescription(...)
  return objc.protocol_getMethodDescription(...) or {name = nil, types = nil}
end
-- Called as a function, an implementation runs for nil too.
function c.method_invoke(object, method, ...)
  if object ~= nil then return objc.method_invoke(object, method, ...) end
  return objc.method_getImplementation(method)(nil, objc.method_getName(method), ...)
end
function c.method_getDescription(method)
  local description = objc.method_getDescription(method)
  return description and C.cell(description)
end
function c.protocol_copyPropertyList(protocol, count)
  local list = objc.protocol_copyPropertyList(protocol)
  if count ~= nil then count.a[count.i] = list and #list or 0 end
  return ended(list)
end
function c.protocol_copyPropertyList2(protocol, count, is_required, is_instance)
  local list = objc.protocol_copyPropertyList2(protocol, is_required, is_instance)
  if count ~= nil then count.a[count.i] = list and #list or 0 end
  return ended(list)
end
function c.objc_getClassList(buffer, count)
  local list = objc.getClassList()
  if buffer ~= nil then
    for place = 1, math.min(count, #list) do buffer.a[buffer.i + place - 1] = list[place] end
  end
  return #list
end
local function attributes(list, count)
  local result = {}
  for place = 0, (count or 0) - 1 do
    local attribute = list.a[list.i + place]
    result[#result + 1] = {name = cstr(attribute.name), value = cstr(attribute.value)}
  end
  return result
end
function c.class_addProperty(class, name, list, count)
  return objc.class_addProperty(class, cstr(name), attributes(list, count))
end
function c.class_replaceProperty(class, name, list, count)
  return objc.class_replaceProperty(class, cstr(name), attributes(list, count))
end
function c.protocol_addProtocol(protocol, adopted)
  if protocol ~= nil and adopted ~= nil then objc.protocol_addProtocol(protocol, adopted) end
end
function c.protocol_addProperty(protocol, name, list, count, is_required, is_instance)
  return objc.protocol_addProperty(protocol, cstr(name), attributes(list, count), count, is_required, is_instance)
end

-- Functions with an IMP parameter create one for a C function.
local function implementation(f) return type(f) == "function" and C.imp(f) or f end
function c.class_addMethod(class, selector, f, types)
  return objc.class_addMethod(class, selector, implementation(f), cstr(types))
end
function c.class_replaceMethod(class, selector, f, types)
  return objc.class_replaceMethod(class, selector, implementation(f), cstr(types))
end
function c.method_setImplementation(method, f) return objc.method_setImplementation(method, implementation(f)) end
function c.imp_implementationWithBlock(block)
  if type(block) ~= "function" and type(block) ~= "userdata" then error("the argument is no block", 2) end
  return objc.imp_implementationWithBlock(block)
end

local null_terminated = {}
for _, name in ipairs {"objc_getClass", "objc_lookUpClass", "objc_getMetaClass", "objc_getProtocol",
  "objc_allocateProtocol", "class_getInstanceVariable", "class_getClassVariable", "class_getProperty"} do
  null_terminated[name] = true
end
function c.objc_getRequiredClass(name) return objc.getClass(cstr(name)) end
-- A class of a framework that is only declared: it can be compared, but not found by name.
local absent = {}
function C.absentClass(name)
  local found = objc.getClass(name)
  if found ~= nil then return found end
  absent[name] = absent[name] or objc.allocateClassPair(objc.NSObject, name)
  return absent[name]
end
function C.isAbsentClass(class) return absent[objc.class_getName(class)] == class end
-- Classes that no source defines.
local dynamic = setmetatable({}, {__mode = "k"})
local function made(class)
  if class ~= nil then dynamic[class] = true end
  return class
end
function C.isDynamicClass(class) return dynamic[class] == true end
function c.objc_allocateClassPair(superclass, name) return made(objc.allocateClassPair(superclass, cstr(name))) end
function c.objc_duplicateClass(class, name)
  local copy = made(objc.duplicateClass(class, cstr(name)))
  if C.forbidsAssociations then C.copyClassFlags(class, copy) end
  return copy
end
function c.class_getName(class) return class == nil and "nil" or objc.class_getName(class) end
function c.sel_registerName(name) return name and C.sel(cstr(name)) end
c.sel_getUid = c.sel_registerName
function c.sel_isMapped(selector) return selector ~= nil end
function c.NSSelectorFromString(name) return name and C.sel(tostring(name)) end
function c.NSClassFromString(name) return name and objc.NSClassFromString(tostring(name)) end
function c.NSProtocolFromString(name) return name and objc.getProtocol(tostring(name)) end
function c.NSStringFromProtocol(p) return p and obj(objc.protocol_getName(p)) end
local function copied(text, buffer, count)
  if buffer ~= nil and count > 0 then c.strncpy(buffer, text or "", count) end
end
function c.method_getArgumentType(method, index, buffer, count)
  copied(objc.method_copyArgumentType(method, index), buffer, count)
end
function c.method_getReturnType(method, buffer, count)
  copied(objc.method_copyReturnType(method), buffer, count)
end
function c.object_getIvar(object, ivar) return obj(objc.object_getIvar(object, ivar)) end
-- A variable that its class counts by hand retains the value, like a strong one.
function c.object_setIvarWithStrongDefault(object, ivar, value)
  if object == nil or ivar == nil then return end
  if native.holding(ivar) ~= "manual" then return objc.object_setIvar(object, ivar, value) end
  local old = c.object_getIvar(object, ivar)
  C.retain(value)
  objc.object_setIvar(object, ivar, value)
  C.release(old)
end
function c.object_setInstanceVariableWithStrongDefault(object, name, value)
  local ivar = object ~= nil and objc.class_getInstanceVariable(objc.object_getClass(object), cstr(name)) or nil
  c.object_setIvarWithStrongDefault(object, ivar, value)
  return ivar
end
function c.object_getInstanceVariable(object, name, out)
  local ivar, value = objc.object_getInstanceVariable(object, cstr(name))
  if out ~= nil then
    out = C.cast(out, "@")
    out.a[out.i] = value
  end
  return ivar
end
function c._Block_copy(block) return type(block) == "function" and C.copyBlock(block) or block end
function c._Block_release(block) if type(block) == "function" then C.releaseBlock(block) end end
c.objc_exception_throw = C.throw
-- The arguments of a format: characters in memory become strings.
local function plain(...)
  local list, count = {...}, select("#", ...)
  for place = 1, count do
    local value = list[place]
    -- A transform also has a field `a`, which is a number.
    local memory = type(value) == "table" and rawget(value, "a")
    if type(memory) == "table" and rawget(memory, "type") == "i1" and rawget(memory, "count") then list[place] = cstr(value) end
  end
  return table.unpack(list, 1, count)
end
C.texts = plain
function c._NSDictionaryOfVariableBindings(names, ...)
  local values, bindings = {...}, objc.NSMutableDictionary:dictionary()
  local place = 0
  for name in tostring(names):gmatch "[^,%s]+" do
    place = place + 1
    if values[place] == nil then
      objc.NSException:raise_format_("NSInvalidArgumentException", "NSDictionaryOfVariableBindings: %s is nil", name)
    end
    bindings:setObject_forKey_(values[place], name)
  end
  return bindings
end
function c.NSLog(format, ...) return objc.NSLog(format, plain(...)) end
function c.NSLogv(format, arguments) return objc.NSLog(format, C.restOfArguments(arguments)) end

function c.UIApplicationMain(_, _, principal, delegate)
  native.applicationMain(principal and tostring(principal), delegate and tostring(delegate))
  runloop.runUntilIdle()
  return 0
end

-- There is no screen reader.
function c.UIAccessibilityPostNotification() end

-- Some functions are loaded when an unknown name is first used.
local is_whole = false
local function complete()
  if is_whole then return false end
  is_whole = true
  native.addLateFunctions()
  return true
end
C.complete = complete
-- The types of complex numbers and of vectors.
local late = {__index = function(types, code) return complete() and types[code] or nil end}
C.complexes, C.vectors = setmetatable({}, late), setmetatable({}, late)

-- The functions of pointers are loaded with them.
function C.pointerFunction(options, name)
  complete()
  return C.pointerFunction(options, name)
end

-- A function that is called with the kind and the name of each missing function and constant that a source
-- uses, before the error.
C.noteMissing = function() end

-- A function without its own C form is a source's, or the modules' function of that name.
local function module_function(name)
  local own = rawget(C.globals, name)
  if own ~= nil then return own end
  -- Clang's functions for a single size.
  local sized = name:match("^(__sync_.+)_%d+$")
  if sized then return rawget(c, sized) end
  local short = name:match("^objc_(.*)$")
  local found = rawget(uikit, name)
  if found == nil then found = rawget(objc, short and rawget(objc, short) and short or name) end
  if found == nil and name:find("^dispatch_") then found = rawget(dispatch, name:sub(10)) end
  if found == nil and null_terminated[name] and short then found = rawget(objc, short) end
  if found == nil and C.hookhostFunction and name:find "^HH%u" then found = C.hookhostFunction(name) end
  return found
end
-- A function of the library by clang's own name for it.
local function builtin(name)
  local plain_name = name:match "^__builtin_(%l%w+)$"
  return plain_name and (rawget(c, plain_name) or complete() and rawget(c, plain_name))
end
function C.hasFunction(name)
  if builtin(name) then return true end
  if rawget(c, name) ~= nil or module_function(name) ~= nil then return true end
  return complete() and C.hasFunction(name)
end
setmetatable(c, {__index = function(functions, name)
  local found = builtin(name)
  if found then
    functions[name] = found
    return found
  end
  found = module_function(name)
  if found == nil and complete() then return functions[name] end
  if found == nil then
    C.noteMissing("function", name)
    error("the function '" .. name .. "' is not available", 2)
  end
  if type(found) ~= "function" and type(found) ~= "userdata" then
    error("'" .. name .. "' is no function", 2)
  end
  if rawget(C.globals, name) ~= nil then return found end
  if type(found) == "userdata" then return found end
  local function call(...) return found(plain(...)) end
  functions[name] = call
  return call
end})

-- Pools that sources open and close themselves, by number: those of a thread are nested, and
-- closing one closes the inner ones too.
local pools, last_pool = setmetatable({}, {__mode = "k"}), 0x610000000008
local function open_pools()
  local thread = coroutine.running()
  pools[thread] = pools[thread] or {}
  return pools[thread]
end
function c.objc_autoreleasePoolPush()
  local list = open_pools()
  last_pool = last_pool + 16
  list[#list + 1] = {number = last_pool, mark = C.openPool()}
  return last_pool
end
function c.objc_autoreleasePoolPop(pool)
  if pool == nil then return end
  local list = open_pools()
  for place = #list, 1, -1 do
    local entry = list[place]
    if entry.number == pool then
      for above = #list, place, -1 do list[above] = nil end
      return C.drainPool(entry.mark)
    end
  end
  complete()
  C.invalidPool(pool)
end

-- Variables of sources, which may contain nil.
local defined = {}
function C.define(name, value, is_initial)
  if defined[name] and not is_initial then return end
  defined[name] = true
  rawset(C.globals, name, value)
end

-- Returns a function that forgets the functions and variables that sources have defined since: a
-- process that is started again has none of them.
function C.markDefinitions()
  local globals, names = {}, {}
  for name, value in next, C.globals do globals[name] = value end
  for name in next, defined do names[name] = true end
  return function()
    for name in next, C.globals do rawset(C.globals, name, globals[name]) end
    for name in next, defined do defined[name] = names[name] end
  end
end

-- Constants and variables that no source defines are the modules'. Some variables change on their
-- own: a function returns their value.
C.computed = {environ = function() return C.environment() end}
local function module_constant(name)
  local found, is_late = rawget(objc, name), false
  if found == nil then found = rawget(uikit, name) end
  if found == nil then found, is_late = native.constant(objc, uikit, name) end
  if found == nil and name == "_NSConcreteStackBlock" then found = objc.getClass("__NSStackBlock__") end
  if found == nil then found = C.constants[name] end
  if found == nil and C.computed[name] then found = C.computed[name]() end
  return found, found == nil and is_late
end
C.moduleConstant = module_constant
-- The address of a constant; nil if a later system has it.
function C.symbol(name, t)
  if not defined[name] then
    local found, is_late = module_constant(name)
    if found == nil and is_late then return nil end
  end
  return C.field(C.globals, name, t)
end
function C.hasConstant(name)
  if defined[name] or rawget(C.globals, name) ~= nil then return true end
  local found, is_late = module_constant(name)
  if found ~= nil or is_late then return true end
  return complete() and C.hasConstant(name)
end
setmetatable(C.globals, {__index = function(_, name)
  if defined[name] then return nil end
  local found, is_late = module_constant(name)
  if is_late then return nil end
  if found == nil and complete() then return C.globals[name] end
  if type(found) == "string" then return C.str(found) end
  if found == nil then
    C.noteMissing("constant", name)
    error("the constant '" .. name .. "' is not available", 2)
  end
  return found
end})
C.stdout, C.stderr = {a = {}, i = 0}, {a = {}, i = 0}
C.constants = C.constants or {}
for name, value in pairs {
  __stdoutp = C.stdout, __stderrp = C.stderr, stdout = C.stdout, stderr = C.stderr,
} do C.constants[name] = value end
function C.description(object) return tostring(object) end
