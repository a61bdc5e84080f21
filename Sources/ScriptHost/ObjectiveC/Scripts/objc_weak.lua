-- Weak variables set explicitly, by the functions that compilers call for `__weak`.
--
-- A variable with a weak reference is empty for Lua; its container looks the object up when it is
-- read. So a plain `id` variable is nil once the object is deallocated, as on a device.

local C = ...
local c = C.functions
local setmetatable, getmetatable, rawset, next, pcall = setmetatable, getmetatable, rawset, next, pcall
local error, type, tostring = error, type, tostring
local strong = C.strong
-- A weak reference whose refusal is distinguishable from other errors.
local function form(object)
  if type(object) == "userdata" then return C.objc.weak(object) end
  return C.weak(object)
end

-- The weak references in a container, which looks them up when it is read.
local references = setmetatable({}, {__mode = "k"})
local function references_in(container)
  local list = references[container]
  if list then return list end
  list = {}
  references[container] = list
  local outer, meta = getmetatable(container) or {}, {}
  for key, entry in next, outer do meta[key] = entry end
  local index, newindex = outer.__index, outer.__newindex
  function meta.__index(places, key)
    if list[key] ~= nil then return strong(list[key]) end
    if index then return index(places, key) end
  end
  function meta.__newindex(places, key, value)
    list[key] = nil
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
  if pointer == nil then error("a null pointer is written to", 3) end
  local container, place = pointer.a, pointer.i
  local owner = C.ownerOfVariable(pointer)
  if owner ~= nil then
    references_of(owner)[place] = reference
    container[place] = object
  else
    local list = references_in(container)
    rawset(container, place, nil)
    list[place] = reference
  end
  return object
end

local function load(pointer)
  if pointer == nil then error("a null pointer is read", 3) end
  local owner = C.ownerOfVariable(pointer)
  local reference = owner ~= nil and references_of(owner)[pointer.i]
  if reference then return strong(reference) end
  return strong(pointer.a[pointer.i])
end

-- Whether an error refuses a reference to a deallocating object; the second result is its text.
local function refusal(fault)
  local words = type(fault) == "userdata" and tostring(fault):match "(Cannot form weak reference to instance .*)"
  return words ~= nil and words ~= false, words
end
function c.objc_storeWeak(pointer, object)
  local is_formed, reference = pcall(form, object)
  if is_formed then return store(pointer, reference, object) end
  local is_refused, words = refusal(reference)
  if is_refused then C.fatal(words) end
  error(reference, 0)
end
c.objc_initWeak = c.objc_storeWeak
-- The same, but an object that is being deallocated counts as nil.
function c.objc_storeWeakOrNil(pointer, object)
  local is_formed, reference = pcall(form, object)
  if is_formed then return store(pointer, reference, object) end
  if not refusal(reference) then error(reference, 0) end
  return store(pointer, nil, nil)
end
c.objc_initWeakOrNil = c.objc_storeWeakOrNil
function c.objc_loadWeak(pointer)
  local object = load(pointer)
  return C.isCounted(object) and c.objc_autorelease(c.objc_retain(object)) or object
end
function c.objc_loadWeakRetained(pointer) return C.retain(load(pointer)) end
function c.objc_destroyWeak(pointer) store(pointer, nil, nil) end
function c.objc_copyWeak(to, from) c.objc_storeWeak(to, load(from)) end
function c.objc_moveWeak(to, from)
  c.objc_copyWeak(to, from)
  c.objc_destroyWeak(from)
end
