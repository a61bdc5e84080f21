-- References that sources without ARC count: an object's count is the device's, and the last `release` ends it.

local C, native = ...
local objc, c = C.objc, C.functions
local type, select, setmetatable = type, select, setmetatable
local owners, counted = C.variablesOf, C.countedByHand
local retain = native.retain

-- What an object has when it is first counted: the reference that `alloc` gave, or
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
