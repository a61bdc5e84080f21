-- <objc/objc-internal.h> and related headers: the root class's implementations, for root classes of
-- a source, and other queries of the runtime.

local C, native = ...
local c, objc, cstr = C.functions, C.objc, C.cstr

-- Counting without messages, for a root class's methods. Lua manages plain values.
local function is_object(value) return type(value) == "userdata" end
function c._objc_rootRetain(object)
  if is_object(object) then native.retain(object) end
  return object
end
function c._objc_rootRelease(object) if is_object(object) then native.release(object) end end
function c._objc_rootAutorelease(object)
  if is_object(object) then native.autorelease(object) end
  return object
end
function c._objc_rootRetainCount(object) return is_object(object) and native.retainCount(object) or 1 end
function c._objc_rootTryRetain(object)
  if native.isDeallocating(object) then return false end
  c._objc_rootRetain(object)
  return true
end
function c._objc_rootIsDeallocating(object) return native.isDeallocating(object) end
function c._objc_rootInit(object) return object end
function c._objc_rootAlloc(class) return C.owned(objc.class_createInstance(class)) end
c._objc_rootAllocWithZone = c._objc_rootAlloc
function c._objc_rootHash(object) return C.integer(object) end
local dealloc = objc.class_getMethodImplementation(objc.NSObject, "dealloc")
function c._objc_rootDealloc(object) return dealloc(object, objc.sel "dealloc") end
c._objc_autoreleasePoolPush, c._objc_autoreleasePoolPop = c.objc_autoreleasePoolPush, c.objc_autoreleasePoolPop
function c.objc_isUniquelyReferenced(object)
  return object ~= nil and C.send(object, "retainCount") == 1
end
function c.objc_retain_autorelease(object) return c.objc_autorelease(c.objc_retain(object)) end
c.objc_claimAutoreleasedReturnValue = c.objc_retainAutoreleasedReturnValue
for _, name in ipairs {"retainedObject", "unretainedObject", "unretainedPointer"} do
  c[name] = function(object) return object end
  c["objc_" .. name] = c[name]
end

function c._objc_rootZone() return c.malloc_default_zone() end
function c._objc_deallocOnMainThreadHelper(object) C.send(object, "dealloc") end

-- Functions that create and free objects without messages.
function c.object_dispose(object)
  if object ~= nil then native.dispose(object) end
end
function c.objc_destructInstance(object)
  if object ~= nil then native.destructInstance(object) end
  return object
end
function c.class_createInstanceFromZone(class, extra) return c.class_createInstance(class, extra) end
function c.object_copyFromZone(object, extra) return c.object_copy(object, extra) end
function c.class_createInstances(class, extra, results, count)
  for place = 0, count - 1 do results.a[results.i + place] = c.class_createInstance(class, extra) end
  return count
end

-- The method caches, as lists of entries. A change that did not invalidate them takes effect when
-- they are flushed.
function c._objc_flush_caches(class) native.flushCaches(class) end
function c._method_setImplementationRawUnsafe(method, implementation)
  native.setImplementationWithoutFlush(method, C.imp(implementation))
  C.noteUnnoticed(objc.method_getName(method), C.imp(implementation))
end
function c.class_copyImpCache(class, count)
  local list = native.cachedImplementations(class) or {}
  if count ~= nil then count.a[count.i] = #list // 2 end
  if #list == 0 then return nil end
  local entries = {}
  for place = 1, #list, 2 do entries[#entries + 1] = {sel = list[place], imp = list[place + 1]} end
  return C.list(entries)
end
C.computed.objc_debug_realized_class_generation_count = native.madeClassCount

-- The class that replaces one below which others stand; metaclasses are patched on their own.
function c._objc_patch_root_of_class(_, original, _, replacement)
  if original == nil or replacement == nil then return end
  for _, class in ipairs(objc.getClassList()) do
    for _, part in ipairs {class, objc.object_getClass(class)} do
      if objc.class_getSuperclass(part) == original then native.replaceSuperclass(part, replacement) end
    end
  end
end

-- Classes; none is a Swift class.
function c._class_isSwift() return false end
-- A class that is defined later has a placeholder with its name until then.
function c.objc_getFutureClass(name) return C.absentClass(cstr(name)) end
function c._class_isFutureClass(class) return class ~= nil and C.isAbsentClass(class) end
function c.gdb_class_getClass(class) return class end
function c.gdb_object_getClass(object) return objc.object_getClass(object) end
function c._class_setCustomDeallocInitiation(class) native.initiatesDealloc(class) end
-- The function receives each class before its `+initialize`, and initialized ones at once.
function c._objc_addWillInitializeClassFunc(f, context)
  native.addWillInitialize(function(class) f(context, class) end)
  for _, class in ipairs(objc.getClassList()) do
    if native.isInitialized(class) then f(context, class) end
  end
end
function c.object_getMethodImplementation(object, selector)
  if object == nil then return nil end
  return objc.class_getMethodImplementation(c.object_getClass(object), selector)
end
c.object_getMethodImplementation_stret = c.object_getMethodImplementation
function c.class_respondsToMethod(class, selector) return objc.class_respondsToSelector(class, selector) end
function c.class_lookupMethod(class, selector) return objc.class_getMethodImplementation(class, selector) end
function c.class_addMethodsBulk(class, names, implementations, types, count, failed)
  local known = {}
  for place = 0, count - 1 do
    local name = names.a[names.i + place]
    local is_added = c.class_addMethod(class, name, implementations.a[implementations.i + place], types.a[types.i + place])
    if not is_added then known[#known + 1] = name end
  end
  if failed ~= nil then failed.a[failed.i] = #known end
  return #known > 0 and C.list(known) or nil
end
function c.class_replaceMethodsBulk(class, names, implementations, types, count)
  for place = 0, count - 1 do
    c.class_replaceMethod(class, names.a[names.i + place], implementations.a[implementations.i + place],
      types.a[types.i + place])
  end
end
-- The encoding of a protocol's method, with the classes and blocks that a source declares.
function c._protocol_getMethodTypeEncoding(protocol, selector, is_required, is_instance)
  if protocol == nil or selector == nil then return nil end
  local description = objc.protocol_getMethodDescription(protocol, selector, is_required, is_instance)
  if not description then
    local adopted = objc.protocol_copyProtocolList(protocol) or {}
    for _, other in ipairs(adopted) do
      local found = c._protocol_getMethodTypeEncoding(other, selector, is_required, is_instance)
      if found then return found end
    end
    return nil
  end
  local name = (is_instance and "" or "+") .. objc.sel_getName(selector)
  local own = C.extendedTypes[objc.protocol_getName(protocol)]
  if own and own[name] then return own[name] end
  for _, other in ipairs(objc.protocol_copyProtocolList(protocol) or {}) do
    local types = C.extendedTypes[objc.protocol_getName(other)]
    if types and types[name] then return types[name] end
  end
  return description.types
end

-- Handles messages that are not implemented, if no other receiver was named.
function c.objc_setForwardHandler(handler) native.setForwardHandler(handler) end
-- The ownership of an instance variable; unknown in a class without ARC.
local WORD = 8
local function is_strong(holding) return holding == "strong" or holding == "copy" end
local function is_weak(holding) return holding == "weak" end
local UNKNOWN, STRONG, WEAK, UNRETAINED = 0, 1, 2, 3
function c._class_getIvarMemoryManagement(class, ivar)
  if class == nil or ivar == nil then return UNKNOWN end
  local holding = native.holding(ivar)
  if is_weak(holding) then return WEAK end
  if is_strong(holding) then return STRONG end
  if holding == "manual" then return UNKNOWN end
  -- The class that declares the variable says whether ARC counts it.
  repeat
    for _, own in ipairs(objc.class_copyIvarList(class) or {}) do
      if own == ivar then return C.manualClasses[objc.class_getName(class)] == false and UNRETAINED or UNKNOWN end
    end
    class = objc.class_getSuperclass(class)
  until class == nil
  return UNKNOWN
end
-- The compiler's layouts: the halves of each byte are the numbers of skipped words and of words
-- with that ownership, starting at the class's first variable.
local function layout(class, is_wanted)
  local ivars = class and objc.class_copyIvarList(class) or {}
  if #ivars == 0 then return nil end
  local start, runs = nil, {}
  for _, ivar in ipairs(ivars) do
    local place = c.ivar_getOffset(ivar)
    start = start or (place + WORD - 1) // WORD
    if is_wanted(native.holding(ivar)) then
      local word, last = place // WORD - start, runs[#runs]
      if last and last.first + last.count == word then
        last.count = last.count + 1
      else
        runs[#runs + 1] = {first = word, count = 1}
      end
    end
  end
  if #runs == 0 then return nil end
  local bytes, word = {}, 0
  for _, run in ipairs(runs) do
    local skipped, count = run.first - word, run.count
    while skipped > 15 do bytes[#bytes + 1], skipped = 0xF0, skipped - 15 end
    while count > 0 do
      local part = math.min(count, 15)
      bytes[#bytes + 1], skipped, count = skipped << 4 | part, 0, count - part
    end
    word = run.first + run.count
  end
  local list = C.newArray("u1", #bytes + 1, "the layout")
  for place, byte in ipairs(bytes) do list[place - 1] = byte end
  return list
end
local layouts = {strong = setmetatable({}, {__mode = "k"}), weak = setmetatable({}, {__mode = "k"})}
local function known_layout(kind, class, is_wanted)
  if class == nil then return nil end
  local known = layouts[kind][class]
  if known == nil then
    known = layout(class, is_wanted) or false
    layouts[kind][class] = known
  end
  return known or nil
end
function c.class_getIvarLayout(class) return known_layout("strong", class, is_strong) end
function c.class_getWeakIvarLayout(class) return known_layout("weak", class, is_weak) end

-- The classes that match a filter, until the block stops; the program's if no image is named.
local DYNAMIC = -1
local function conforms(class, protocol)
  while class do
    if c.class_conformsToProtocol(class, protocol) then return true end
    class = objc.class_getSuperclass(class)
  end
  return false
end
function c.objc_enumerateClasses(image, prefix, protocol, superclass, block)
  prefix = cstr(prefix)
  local stop = C.cell(false, "B")
  for _, class in ipairs(objc.getClassList()) do
    local is_there = image == DYNAMIC and C.isDynamicClass(class)
      or image ~= DYNAMIC and C.imageOf(class) == C.imageNamed(image)
    local is_wanted = is_there and (prefix == nil or objc.class_getName(class):sub(1, #prefix) == prefix)
      and (protocol == nil or conforms(class, protocol))
    if is_wanted and superclass ~= nil then
      local above = class
      while above and above ~= superclass do above = objc.class_getSuperclass(above) end
      is_wanted = above ~= nil
    end
    if is_wanted then block(class, stop) end
    if stop[0] then return end
  end
end

-- Blocks, for the queries of <Block_private.h>; no result is returned through memory.
local function signature_of(block) return C.signatures[block] or native.signature(block) end
function c._Block_has_signature(block) return signature_of(block) ~= nil end
function c._Block_signature(block) return signature_of(block) end
function c._Block_use_stret() return false end
