-- Weak variables set explicitly, by the functions that compilers call for `__weak`.
--
-- A variable with a weak reference is empty for Lua; its container looks the object up when it is
-- read. So a plain `id` variable is nil once the object is deallocated, as on a device.

local C, native = ...
local c = C.functions
local setmetatable, getmetatable, rawset, next, pcall = setmetatable, getmetatable, rawset, next, pcall
local error, type, tostring = error, type, tostring
local strong = C.strong
-- A weak reference whose refusal is distinguishable from other errors.
local function form(object)
  if type(object) == "userdata" then return C.objc.weak(object) end
  return C.weak(object)
end


-- The weak references in a container, which looks them up when it is read: the objects themselves where
-- sources count them, whose variables keep their value until the end of `dealloc`.
local references = setmetatable({}, {__mode = "k"})
local counted = C.countedByHand
local is_deallocating, is_deallocated = native.isDeallocating, native.isDeallocated
local noteOverwritten
-- The objects whose deallocation the root class has finished, which may be inside their own `dealloc`.
local ended = setmetatable({}, {__mode = "k"})

local function references_in(container)
  local list = references[container]
  if list then return list end
  list = {}
  references[container] = list
  local outer, meta = getmetatable(container) or {}, {}
  for key, entry in next, outer do meta[key] = entry end
  local index, newindex = outer.__index, outer.__newindex
  function meta.__index(places, key)
    local entry = list[key]
    if entry ~= nil then
      if not counted[entry] then return strong(entry) end
      if not ended[entry] and not is_deallocated(entry) then return entry end
      list[key] = nil
      return nil
    end
    if index then return index(places, key) end
  end
  function meta.__newindex(places, key, value)
    local entry = list[key]
    if entry ~= nil then
      list[key] = nil
      noteOverwritten(places, key, entry)
    end
    if newindex then return newindex(places, key, value) end
    rawset(places, key, value)
  end
  setmetatable(container, meta)
  return list
end

-- An instance variable is the object's own storage: a manually stored value is kept separately.
local variables = setmetatable({}, {__mode = "k"})
local function references_of(owner)
  local list = variables[owner] or {}
  variables[owner] = list
  return list
end

local function store(pointer, reference, object)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is written to", 3) end
  local container, place = pointer.a, pointer.i
  local owner = C.ownerOfVariable(pointer)
  if owner ~= nil then
    references_of(owner)[place] = reference
    container[place] = object
  else
    local list = references[container] or references_in(container)
    rawset(container, place, nil)
    list[place] = counted[object] and object or reference
  end
  return object
end

-- The object that a variable refers to; nil once its deallocation has begun.
local function load(pointer)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is read", 3) end
  local owner = C.ownerOfVariable(pointer)
  local reference = owner ~= nil and references_of(owner)[pointer.i]
  if reference then return strong(reference) end
  local object = strong(pointer.a[pointer.i])
  if object ~= nil and counted[object] and is_deallocating(object) then return nil end
  return object
end

-- Variables whose weak reference a plain assignment has overwritten, by object: the runtime goes on
-- to refer to the variable, and checks it when the object is deallocated.
local overwritten = setmetatable({}, {__mode = "k"})
local function object_in(entry) return counted[entry] and entry or strong(entry) end
local function address_of(places, key) return C.integer(C.pointerTo(places, key)) end
-- What a variable contains that no longer refers to the object; false if it does again.
local function other_value(entry, object)
  local list = references[entry.places]
  if list[entry.key] ~= nil then return false end
  local value = rawget(entry.places, entry.key)
  return value ~= object and (value or 0)
end
local function setting(name)
  local value = c.getenv(name)
  return value ~= nil and C.cstr(value):upper() or nil
end
local ERROR = "__weak variable at 0x%x holds 0x%x instead of 0x%x. "
  .. "This is probably incorrect use of objc_storeWeak() and objc_loadWeak()."
local function check(object, entries)
  local mode = setting "OBJC_DEBUG_WEAK_ERRORS"
  if mode == "NO" then return end
  for _, entry in ipairs(entries) do
    local value = other_value(entry, object)
    if value and value ~= 0 then
      local text = ERROR:format(address_of(entry.places, entry.key), C.integer(value), C.integer(object))
      if mode == "FATAL" then C.fatal(text) end
      C.writeError(("objc[%d]: %s Break on objc_weak_error to debug.\n"):format(c.getpid(), text))
    end
  end
end
function noteOverwritten(places, key, reference)
  local object = object_in(reference)
  if not counted[object] or is_deallocating(object) then return end
  local entries = overwritten[object]
  if not entries then
    entries = {}
    overwritten[object] = entries
    native.whenEnded(object, function() check(object, entries) end)
  end
  for _, entry in ipairs(entries) do
    if rawequal(entry.places, places) and entry.key == key then return end
  end
  entries[#entries + 1] = {places = places, key = key}
end

-- With OBJC_DEBUG_SCAN_WEAK_TABLES a thread checks all variables again and again.
local TABLES, SHORTEST = 64, 1000000
local function scan()
  local lines = {}
  for object, entries in next, overwritten do
    for _, entry in ipairs(entries) do
      local value = not is_deallocating(object) and other_value(entry, object)
      if value then
        lines[#lines + 1] = ("Weak reference at 0x%x contains 0x%x, should contain 0x%x"):format(
          address_of(entry.places, entry.key), C.integer(value), C.integer(object))
      end
    end
  end
  if #lines == 0 then return end
  -- Since iOS 26 all such variables are listed.
  if not C.available(26, 0, 0) then C.fatal(lines[1]) end
  lines[#lines + 1] = "Weak table scan detected a problem"
  C.fatal(table.unpack(lines))
end
function C.scanWeakVariables()
  C.writeError(("objc[%d]: Starting background scan of weak references.\n"):format(c.getpid()))
  local interval = tonumber(setting "OBJC_DEBUG_SCAN_WEAK_TABLES_INTERVAL_NANOSECONDS" or "") or 1000000
  local microseconds = math.max(interval * TABLES, SHORTEST) // 1000
  c.pthread_create(nil, nil, function()
    while true do
      c.usleep(microseconds)
      scan()
    end
  end)
end

-- Whether an error refuses a reference to a deallocating object; the second result is its text.
local function refusal(fault)
  local words = type(fault) == "userdata" and tostring(fault):match "(Cannot form weak reference to instance .*)"
  return words ~= nil and words ~= false, words
end
-- References that are formed already, to objects whose classes do not decide about it themselves.
local formed = setmetatable({}, {__mode = "k"})
local function formed_before(object)
  local known = formed[object]
  return known ~= nil and not is_deallocating(object) and known or nil
end
local function form_reference(object)
  local reference = form(object)
  if type(object) ~= "userdata" then return reference end
  if counted[object] and ended[object] == nil then
    ended[object] = false
    native.whenEnded(object, function() ended[object] = true end)
  end
  if not native.countsItself(object) then formed[object] = reference end
  return reference
end
function c.objc_storeWeak(pointer, object)
  local list = pointer ~= nil and references[pointer.a]
  if list and counted[object] and formed[object] and not is_deallocating(object) then
    local place = pointer.i
    rawset(pointer.a, place, nil)
    list[place] = object
    return object
  end
  if object == nil then return store(pointer, nil, nil) end
  local known = formed_before(object)
  if known then return store(pointer, known, object) end
  local is_formed, reference = pcall(form_reference, object)
  if is_formed then return store(pointer, reference, object) end
  local is_refused, words = refusal(reference)
  if is_refused then C.fatal(words) end
  error(reference, 0)
end
c.objc_initWeak = c.objc_storeWeak
-- The same, but an object that is being deallocated counts as nil.
function c.objc_storeWeakOrNil(pointer, object)
  if object == nil then return store(pointer, nil, nil) end
  local known = formed_before(object)
  if known then return store(pointer, known, object) end
  local is_formed, reference = pcall(form_reference, object)
  if is_formed then return store(pointer, reference, object) end
  if not refusal(reference) then error(reference, 0) end
  return store(pointer, nil, nil)
end
c.objc_initWeakOrNil = c.objc_storeWeakOrNil
function c.objc_loadWeak(pointer)
  local object = load(pointer)
  return C.isCounted(object) and c.objc_autorelease(c.objc_retain(object)) or object
end
function c.objc_loadWeakRetained(pointer)
  local object = load(pointer)
  -- A class with its own counting decides whether the object can be retained.
  if object ~= nil and native.countsItself(object) then
    if not C.send(object, "retainWeakReference") then return nil end
  end
  return C.retain(object)
end
-- The variable keeps its value, which is no longer cleared.
function c.objc_destroyWeak(pointer)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is written to", 2) end
  local container, place = pointer.a, pointer.i
  local list = references[container]
  if not list then
    if C.ownerOfVariable(pointer) ~= nil then store(pointer, nil, nil) end
    return
  end
  local entry = list[place]
  if entry == nil then return end
  list[place] = nil
  if counted[entry] then rawset(container, place, entry) end
end
function c.objc_copyWeak(to, from) c.objc_storeWeak(to, load(from)) end
function c.objc_moveWeak(to, from)
  c.objc_copyWeak(to, from)
  store(from, nil, nil)
end
