-- References: what ARC counts, and what sources without it count by hand.
--
-- ARC's variables are counted here. When the last one lets go of an object, the script's hold of it ends:
-- at once where nothing else can have it, else when a collection has shown that no argument, block or plain
-- Lua has it. That collection is made by `settle`, behind the statement, where the variable is empty
-- already. An object that a source has counted by hand has no such hold: its own count is the device's, and
-- ARC's variables, however many, have one reference to it.

local C, native = ...
local objc, c = C.objc, C.functions
local type, select, setmetatable = type, select, setmetatable
local leave, retain, release = native.leave, native.retain, native.release

local owners = setmetatable({}, {__mode = "k"})
-- Objects whose only reference came with the message that made them.
local made = setmetatable({}, {__mode = "k"})
-- Objects that places have which nobody counts: only a collection tells whether they still do.
local escaped = setmetatable({}, {__mode = "k"})
-- The objects that blocks have.
local captured = setmetatable({}, {__mode = "k"})
-- Objects that are counted by hand.
local counted = setmetatable({}, {__mode = "k"})
function C.isCounted(object) return counted[object] end
-- Whether objects wait for a collection that tells whether anybody has them.
local is_unsettled = false

function C.own(object)
  if object ~= nil then
    local count = owners[object]
    if count == nil and counted[object] then retain(object) end
    owners[object] = (count or 0) + 1
  end
  return object
end
local own = C.own

-- As `own`, for what `alloc`, `new` and the copying methods answer: the reference comes with it. A copy may
-- be an object that others have as well.
function C.take(object, is_copy)
  if object ~= nil then
    local count = owners[object]
    if count and counted[object] then release(object) end
    owners[object] = (count or 0) + 1
    if count == nil and not is_copy and not escaped[object] then made[object] = true end
  end
  return object
end
local take = C.take

-- Ends the script's hold of what no variable counts any more, or lets it wait for a collection.
local function left(object)
  local kind = type(object)
  if kind == "userdata" then
    local is_alone = made[object] == true
    made[object] = nil
    if leave(object, is_alone, escaped[object] == true) then is_unsettled = true end
  elseif kind == "function" and captured[object] then
    for _, held in next, captured[object] do
      if owners[held] == nil then left(held) end
    end
  end
end

local function drop(object)
  if object == nil then return end
  local count = owners[object]
  if count == nil then return end
  if count > 1 then
    owners[object] = count - 1
    return
  end
  owners[object] = nil
  if counted[object] then return release(object) end
  left(object)
end

-- Some of the variables may be nil, so that they are counted. Answers nothing, which they get.
function C.drop(...)
  for place = 1, select("#", ...) do drop((select(place, ...))) end
end
function C.swap(old, new)
  own(new)
  drop(old)
  return new
end

-- Looks whether anybody has what was left.
function C.settle()
  if is_unsettled then
    is_unsettled = false
    native.settle()
  end
end
local settle = C.settle

-- Gives up a count without ending anything: what is answered lives on.
function C.autorelease(object)
  if object ~= nil then
    local count = owners[object]
    if count and count > 1 then
      owners[object] = count - 1
    else
      owners[object], made[object] = nil, nil
      if count and counted[object] then native.autorelease(object) end
    end
  end
  return object
end

-- As `autorelease`, in a method whose caller gets the reference.
function C.give(object)
  if object ~= nil then
    local count = owners[object]
    if count and count > 1 then
      owners[object] = count - 1
      if counted[object] then retain(object) end
    else
      owners[object], made[object] = nil, nil
    end
  end
  return object
end

-- The receiver of an initializer, which consumes a reference: one that is counted by hand needs it.
function C.consumed(object)
  if counted[object] then retain(object) end
  return object
end

-- A result that nobody wants.
function C.discard(object)
  if type(object) == "userdata" and owners[object] == nil and not counted[object] then left(object) end
end

-- A reference that came with a message, for as long as the statement around it runs.
function C.temporary(list, object, is_copy)
  if object ~= nil then list[#list + 1] = take(object, is_copy) end
  return object
end
-- A structure that a function answers, and that no variable gets.
local parts = {}
function C.temporaryParts(list, structure, t)
  list[#list + 1] = {[parts] = t, value = structure}
  return structure
end
local leave_part
function C.endTemporaries(list)
  for place = #list, 1, -1 do
    local entry = list[place]
    list[place] = nil
    local t = type(entry) == "table" and entry[parts]
    if t then leave_part(entry.value, t) else drop(entry) end
  end
  settle()
end

-- What a variable gets that leaves its objects to the pool.
function C.autoreleasing(object)
  if type(object) == "userdata" then
    own(object)
    native.whenDrained(function()
      drop(object)
      settle()
    end)
  end
  return object
end

-- A counted reference that ARC takes over where no statement ends.
function C.transferred(object)
  if counted[object] then native.autorelease(object) end
  return object
end

-- A place that nobody counts has the object too: a field, an element, what a block captured.
function C.keep(object)
  if object ~= nil and type(object) ~= "string" then escaped[object], made[object] = true, nil end
  return object
end
local keep = C.keep
C.capture = keep

-- As `keep`, where the place has had another one.
function C.replace(old, new)
  keep(new)
  if old ~= nil and old ~= new and owners[old] == nil then left(old) end
  return new
end

-- What a structure has ends in the order of its fields. Others may have the same, so that only a collection tells.
function leave_part(value, t)
  if t == "@" then
    if type(value) == "table" or value == nil or owners[value] ~= nil then return end
    left(keep(value))
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
-- A variable ends: a structure, or an array, whose last element is the first.
function C.leaveParts(value, t)
  if value == nil or t.size then return leave_part(value, t) end
  for place = (value.count or 0) - 1, 0, -1 do
    local element = rawget(value, place)
    if type(t[1]) == "table" then C.leaveParts(element, t[1]) else leave_part(element, t[1]) end
  end
end

-- As `replace`, where the place has had another structure.
function C.replaceParts(old, new, t)
  if not rawequal(old, new) then leave_part(old, t) end
  return new
end

-- A variable that blocks share ends: they may have what is in it.
function C.leave(object)
  if object ~= nil and owners[object] == nil then left(object) end
end

-- A variable whose address is taken, and which is counted.
function C.strongCell(value)
  local cell = C.cell(own(value), "@")
  cell.strong = true
  return cell
end

-- An assignment through a pointer to an object.
function C.assign(pointer, value)
  if pointer == nil then error("a null pointer is written to", 2) end
  local a, i = pointer.a, pointer.i
  if rawget(a, "strong") then
    local old = a[i]
    a[i] = own(value)
    drop(old)
  else
    a[i] = keep(value)
  end
end

-- The signatures of blocks; without one, a block takes and answers nothing. Behind it comes what the block
-- has of ARC's.
local signatures = C.signatures
function C.block(signature, f, ...)
  signatures[f] = signature
  if select("#", ...) > 0 then captured[f] = {...} end
  return f
end

-- Counting by hand. What an object has when it is first counted: the reference that `alloc` gave, or
-- the pool's.
local function count(object, is_owned)
  if type(object) ~= "userdata" or counted[object] then return end
  counted[object] = true
  local has_owner = owners[object] ~= nil
  native.countByHand(object, is_owned or has_owner)
  if is_owned and has_owner then retain(object) end
end

-- What an instance variable gets without a reference: an object that nobody has counted is its pool's from
-- now on, no longer Lua's.
function C.pooled(object)
  if type(object) == "userdata" and not counted[object] then count(object, false) end
  return object
end

-- Blocks of such sources: a copy has one reference to all that the block captured. `__block` variables are
-- not among that.
local kept, copies = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
function C.manualBlock(block, ...)
  local list, count = {...}, 0
  for place = 1, select("#", ...) do
    if list[place] ~= nil then
      count = count + 1
      list[count] = list[place]
    end
  end
  for place = count + 1, select("#", ...) do list[place] = nil end
  if count > 0 then kept[block] = list end
  return block
end
local function copy_block(block)
  local list = kept[block]
  if list then
    copies[block] = (copies[block] or 0) + 1
    if copies[block] == 1 then
      for _, object in ipairs(list) do C.retain(object) end
    end
  end
  return block
end
local function release_block(block)
  local count = copies[block]
  if not count then return end
  copies[block] = count > 1 and count - 1 or nil
  if count == 1 then
    for _, object in ipairs(kept[block]) do C.release(object) end
  end
end
local function release_block_later(block)
  if copies[block] then native.whenDrained(function() release_block(block) end) end
  return block
end
C.copyBlock, C.releaseBlock = copy_block, release_block

-- A block that is called once and then let go, as a queue has it.
function C.handedBlock(block)
  if not kept[block] then return block end
  copy_block(block)
  return function(...)
    block(...)
    release_block(block)
  end
end

-- The answers of `alloc`, `new`, copying methods and functions to a source that counts by hand.
--
-- A native copy may be the object itself, which then has one more reference; a source's own method has
-- counted it.
function C.owned(object, original)
  if type(object) == "function" then return original and copy_block(object) or object end
  if original and type(object) == "userdata" and (object == original or counted[object])
    and not native.isScripted(object, "copyWithZone:") then
    count(object, false)
    retain(object)
  else
    count(object, true)
  end
  return object
end

local function counting(selector, of_block)
  return function(object)
    if type(object) == "function" then return of_block(object) end
    -- Plain values live as long as Lua has them.
    if type(object) ~= "userdata" then return object end
    count(object, false)
    return (object[selector](object))
  end
end
C.retain, C.release = counting("retain", copy_block), counting("release", release_block)
C.release_later = counting("autorelease", release_block_later)
local retain_count = counting "retainCount"
function C.retainCount(object)
  if object == nil then return 0 end
  return type(object) == "userdata" and retain_count(object) or 1
end

function c.objc_retain(object) return C.retain(object) end
function c.objc_release(object) C.release(object) end
function c.objc_autorelease(object) return C.release_later(object) end
function c.objc_retainAutorelease(object) return C.release_later(C.retain(object)) end
c.objc_autoreleaseReturnValue, c.objc_retainAutoreleaseReturnValue = c.objc_autorelease, c.objc_retainAutorelease
c.objc_retainAutoreleasedReturnValue, c.objc_retainBlock = c.objc_retain, c.objc_retain
c.objc_unsafeClaimAutoreleasedReturnValue = function(object) return object end
function c.objc_storeStrong(pointer, value)
  local a, i = pointer.a, pointer.i
  local old = a[i]
  a[i] = C.retain(value)
  C.release(old)
end

c.CFRetain, c.CFBridgingRetain = c.objc_retain, c.objc_retain
function c.CFRelease(object)
  if object == nil then error("CFRelease of NULL", 2) end
  C.release(object)
end
c.CFAutorelease, c.CFBridgingRelease = c.objc_autorelease, c.objc_autorelease
function c.CFGetRetainCount(object) return C.retainCount(object) end
for name in ("CGColor CGColorSpace CGContext CGDataProvider CGGradient CGImage CGPath"):gmatch "%a+" do
  c[name .. "Retain"] = c.objc_retain
  c[name .. "Release"] = c.objc_release
end
