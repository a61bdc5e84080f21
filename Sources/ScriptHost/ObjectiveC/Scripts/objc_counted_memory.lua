-- The objects in structures and arrays, and behind pointers, which ARC counts like those of variables; and
-- what it makes of variables that count nothing.

local C, native = ...
local counted, escaped, owners = C.countedByHand, C.placesOf, C.variablesOf
local own, keep, forget, left = C.own, C.keep, C.forget, C.left
local type, next, rawget, rawequal, error = type, next, rawget, rawequal, error
local setmetatable, getmetatable = setmetatable, getmetatable

-- The fields of a structure are released in order. Others may refer to the same objects, so a collection decides.
local function leave_part(value, t)
  if t == "@" then
    local kind = type(value)
    if kind ~= "userdata" and kind ~= "function" then return end
    if C.usesARC then
      forget(value)
    elseif owners[value] == nil then
      if counted[value] then return forget(value) end
      escaped[value] = escaped[value] or 0
      left(value)
    end
  elseif type(t) ~= "table" or value == nil or t.isUnion then
    return
  elseif t.size then
    for _, field in next, t.fields do
      if field[4] ~= false then leave_part(value[field[1]], field[2]) end
    end
  else
    for place = 0, (value.count or 0) - 1 do leave_part(rawget(value, place), t[1]) end
  end
end
C.leavePart = leave_part
-- A variable ends: a structure, or an array, whose last element is the first.
function C.leaveParts(value, t)
  if value == nil or t.size then return leave_part(value, t) end
  for place = (value.count or 0) - 1, 0, -1 do
    local element = rawget(value, place)
    if type(t[1]) == "table" then C.leaveParts(element, t[1]) else leave_part(element, t[1]) end
  end
end

-- A structure or an array that is a copy of another has what is in it as well.
function C.keepParts(value, t)
  if t == "@" then
    if type(value) ~= "table" then keep(value) end
  elseif type(t) ~= "table" or value == nil or t.isUnion then
    return value
  elseif t.size then
    for _, field in next, t.fields do
      if field[4] ~= false then C.keepParts(value[field[1]], field[2]) end
    end
  else
    for place = 0, (value.count or 0) - 1 do C.keepParts(rawget(value, place), t[1]) end
  end
  return value
end

-- As `replace`, where the place has had another structure.
function C.replaceParts(old, new, t)
  if not rawequal(old, new) then leave_part(old, t) end
  return new
end

-- A variable whose address is taken, and which is counted.
function C.strongCell(value)
  local cell = C.cell(own(value), "@")
  cell.strong = true
  return cell
end

-- A variable that blocks share, whose address is taken.
function C.sharedCell(value)
  local cell = C.cell(value, "@")
  cell.shared = true
  return cell
end

-- An assignment through a pointer to an object.
function C.assign(pointer, value)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is written to", 2) end
  local a, i = pointer.a, pointer.i
  if rawget(a, "strong") then
    local old = a[i]
    a[i] = own(value)
    C.drop(old)
  elseif rawget(a, "shared") then
    a[i] = C.replace(a[i], value)
  else
    if counted[value] then C.release_later(C.retain(value)) end
    a[i] = C.lend(value)
  end
end

-- Copies the bytes of a reference to a place that does not retain.
function C.putBytes(pointer, value)
  if rawget(pointer.a, "strong") then return C.assign(pointer, value) end
  pointer.a[pointer.i] = counted[value] and value or C.lend(value)
end

-- The bytes of an object that overwrite a counted variable, as `memcpy` and `getReturnValue:` write them: nothing is
-- retained, so that the variable later releases what it does not own.
function C.overwrite(a, place, value)
  a[place] = C.pooled(value)
end

-- The value of a variable whose objects stay in the autorelease pool.
local function drop_held(holder)
  local object = holder[1]
  holder[1] = nil
  C.drop(object)
end
function C.autoreleasing(object)
  if type(object) == "userdata" then
    local holder = {own(object)}
    native.whenDrained(function()
      drop_held(holder)
      C.settle()
    end)
  end
  return object
end

-- A counted reference that ARC takes over where no statement ends.
function C.transferred(object)
  if counted[object] then C.release_later(object) end
  return object
end

-- The compiler's calls for `__weak`, and the references that they created.
local weak_box = native.weak
local made = setmetatable({}, {__mode = "k"})
function C.weak(value)
  if value == nil then return nil end
  if type(value) == "function" then
    local held = setmetatable({value}, {__mode = "v"})
    return {get = function() return held[1] end}
  end
  local reference = weak_box(value)
  made[reference] = true
  return reference
end

-- A variable with `__unsafe_unretained`, which is read as a weak one. The deallocation of a block or a plain
-- value is not observable.
function C.unretained(value)
  if value == nil or type(value) ~= "userdata" then return value end
  return native.unretained(value)
end
local reference_metatable = getmetatable(weak_box(nil))
local object_of = weak_box(nil).get
function C.strong(reference)
  if reference == nil then return nil end
  if made[reference] or getmetatable(reference) == reference_metatable then return object_of(reference) end
  -- A value that was stored in a weak variable without the runtime is returned as it is.
  if type(reference) ~= "table" then return reference end
  return reference:get()
end
