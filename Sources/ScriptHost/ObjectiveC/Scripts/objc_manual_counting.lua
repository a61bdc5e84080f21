-- References counted as on a device, by sources without ARC and by ARC: the last `release` frees.

local C, native = ...
local objc, c = C.objc, C.functions
local type, select, setmetatable = type, select, setmetatable
local owners, counted, places, pending = C.variablesOf, C.countedByHand, C.placesOf, C.pendingAnswers
local retain, count_by_hand = native.retain, native.countByHand

-- Receivers of initializers, which their callers own, and those of them whose reference the pool got.
local receivers, newborn = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
-- Receivers that were counted before their first initializer, which consumes a reference, and those counted since.
local consumed, late = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
function C.born(object)
  if counted[object] then
    if not late[object] then consumed[object] = true end
  elseif not owners[object] and not places[object] then
    receivers[object] = true
  end
end

-- An initializer returns something else than `self`.
function C.endReceiver(object)
  if object ~= nil and consumed[object] then C.drop(object) end
end

-- An initialized object that a method answers before anything has counted it.
function C.initialized(object) receivers[object] = nil end

-- The initial count of an object: the reference from `alloc`, one for each reference of ARC's and one for
-- each returned reference that is not claimed; otherwise the pool's.
local function count(object, is_owned)
  if type(object) ~= "userdata" or counted[object] then return end
  C.noteCounted()
  counted[object] = true
  local owned, held, answers = owners[object], places[object], pending[object]
  local references = is_owned and 1 or 0
  if owned or held or answers then
    -- If all sources use ARC, references of fields are not counted.
    references = references + (owned or 0) + (C.usesARC and held or 0) + (answers or 0)
    C.disown(object)
    places[object] = nil
  end
  count_by_hand(object, references > 0)
  for _ = 2, references do retain(object) end
  for _ = 1, answers or 0 do native.autorelease(object) end
  if receivers[object] then
    if references == 0 then newborn[object] = true end
    receivers[object], late[object] = nil, true
  end
end

-- What a method answers with a reference for its caller: the pool has that of an object which was first
-- counted while it was initialized, and native code answers the object itself as its copy.
function C.receive(object, is_copy)
  if type(object) == "function" then
    if is_copy then C.copyBlock(object) end
  elseif is_copy then
    if not native.isScripted(object, "copyWithZone:") then retain(object) end
  elseif newborn[object] then
    newborn[object] = nil
    native.unpool(object)
  end
end

-- Whether a source that counts by hand is loaded.
local has_manual = false

-- A source is loaded. Once one uses ARC, every object that a source creates is counted from its birth.
function C.noteImage(is_manual)
  C.noteCounted()
  has_manual = has_manual or is_manual
  if not is_manual and not C.usesARC then
    C.usesARC = true
    native.countBlocks(counted, C.copyBlock, C.releaseBlock)
  end
end

-- An unretained value for an instance variable: the pool owns an object that was not counted
-- before, no longer Lua.
function C.pooled(object)
  if type(object) == "userdata" and not counted[object] then count(object, false) end
  return object
end

-- Blocks of such sources: a copy has one reference to each captured object. `__block` variables are
-- not included.
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
  if count > 0 then
    C.noteCounted()
    kept[block], counted[block] = list, true
  end
  return block
end
-- Variables that blocks share: the last that has one, its scope or a block, ends what is in it.
local Shared = {}
function C.shared(read) return setmetatable({read = read, count = 1}, Shared) end
function C.releaseShared(shared)
  shared.count = shared.count - 1
  if shared.count > 0 then return end
  local object = shared.read()
  if object ~= nil and type(object) ~= "string" then C.forget(object) end
end
local function is_shared(item) return type(item) == "table" and getmetatable(item) == Shared end
-- Blocks of ARC's, beside sources that count by hand: what they hold is counted in the same way.
local automatic = setmetatable({}, {__mode = "k"})
function C.countedBlock(block, ...)
  C.manualBlock(block, ...)
  automatic[block] = kept[block] ~= nil or nil
  return block
end
local leave_stack = C.leaveStack
local function copy_block(block)
  leave_stack(block)
  local list = kept[block]
  if list then
    copies[block] = (copies[block] or 0) + 1
    if copies[block] == 1 then
      for _, object in ipairs(list) do
        if is_shared(object) then
          object.count = object.count + 1
        elseif automatic[block] then
          C.keep(object)
        else
          C.retain(object)
        end
      end
    end
  end
  return block
end
local function release_block(block)
  local count = copies[block]
  if not count then return end
  copies[block] = count > 1 and count - 1 or nil
  if count == 1 then
    -- clang's helper that disposes of a block releases the last captured first.
    local list = kept[block]
    for place = #list, 1, -1 do
      local object = list[place]
      if is_shared(object) then
        C.releaseShared(object)
      elseif automatic[block] then
        if type(object) ~= "string" then C.forget(object) end
      else
        C.release(object)
      end
    end
  end
end
local function release_block_later(block)
  if copies[block] then native.whenDrained(function() release_block(block) end) end
  return block
end
C.copyBlock, C.releaseBlock = copy_block, release_block

-- What is in a structure or an array of an object ends in the turn of its variable: a hidden variable beside it has a
-- block, which its end releases.
local ending_with = setmetatable({}, {__mode = "k"})
function C.endWithOwner(object, values, name, t)
  local names = ending_with[object]
  if not names then
    names = {}
    ending_with[object] = names
  end
  if names[name] then return end
  names[name] = true
  native.endWithIvar(object, name, C.countedBlock(function() end, setmetatable({count = 0, read = function()
    C.leaveParts(values[name], t)
  end}, Shared)))
end

-- A parameter that ARC retains while its function runs; nil for one that has no count, which needs no reference. A
-- block that has not been copied has none.
function C.retainArgument(object)
  if not counted[object] then return nil end
  if type(object) == "userdata" then
    retain(object)
  elseif copies[object] then
    copy_block(object)
  else
    return nil
  end
  return object
end

-- A parameter that came with a reference, which ends with its function; nil for one that has no count.
function C.consumedArgument(object)
  if counted[object] and (type(object) == "userdata" or copies[object]) then return object end
end

-- A block that is called once and then released, as by a queue.
function C.handedBlock(block)
  if not kept[block] then return block end
  copy_block(block)
  return function(...)
    block(...)
    release_block(block)
  end
end

-- Results of `alloc`, `new`, copying methods and functions in a source that counts by hand.
--
-- A native copy may be the object itself, which then gets one more reference; a method or `forwardInvocation:` of a
-- source has counted it already.
--
-- `original` is a copied object, or true if it is not known; "own": a method of a source has counted the result.
local owned = native.makeOwned(function(object, original)
  local kind = type(object)
  if original == "own" then original = nil end
  if kind == "function" then return original and copy_block(object) or object end
  if original and kind == "userdata" and (object == original or counted[object])
    and not native.isCountedCopy(object, original) then
    count(object, false)
    retain(object)
  elseif not counted[object] then
    count(object, true)
  elseif newborn[object] then
    newborn[object] = nil
    native.unpool(object)
  end
  return object
end, count_by_hand, newborn, owners, places, pending)

-- The first object that is counted in a program whose sources all use ARC, such as one of `_objc_rootAlloc`.
function C.owned(object, original)
  C.noteCounted()
  return owned(object, original)
end
local note_counted = C.noteCounted
function C.noteCounted()
  note_counted()
  C.owned = owned
end

-- Sends `alloc` to a class, and owns the result. A native `alloc` that nothing observes runs without a message.
local allocate = native.allocate
function C.alloc(class)
  local is_counted, object = allocate(class)
  if is_counted then return object end
  if is_counted == nil then object = class:alloc() end
  return C.owned(object)
end

-- Creates an object without messages; nil if they would run a method of a source, or be observed.
C.make = native.make

-- A new object that a method with an attribute instead of a name returns retained.
function C.countedNew(object) return C.usesARC and C.owned(object) or object end

local counted_method = native.countedMethod
local function counting(selector, of_block)
  return function(object)
    local method = counted_method(object, selector)
    if method then return (method(object)) end
    local kind = type(object)
    if kind == "function" then return of_block(object) end
    -- Lua manages the lifetime of plain values.
    if kind ~= "userdata" then return object end
    if not counted[object] then count(object, false) end
    return (object[selector](object))
  end
end
C.retain, C.release = counting("retain", copy_block), counting("release", release_block)
C.release_later = counting("autorelease", release_block_later)
-- As `autorelease`, of what a method answers: ARC may claim it.
function C.answerLater(object)
  if C.usesARC and type(object) == "userdata" then count(object, false) end
  if C.usesARC and counted[object] then return C.pooledAnswer(object) end
  return C.release_later(object)
end
local retain_count = counting "retainCount"
function C.retainCount(object)
  if object == nil then return 0 end
  return type(object) == "userdata" and retain_count(object) or 1
end

-- Variables of classes that another source may implement: that one's way of counting releases their values.
local function holding(object, name)
  return native.holding(objc.class_getInstanceVariable(objc.object_getClass(object), name))
end
-- ARC retains a value for a class that counts by hand, too.
function C.setForeignIvar(object, name, value)
  if not has_manual or object == nil or holding(object, name) ~= "manual" then return C.setIvar(object, name, value) end
  local old = C.getIvar(object, name)
  C.retain(value)
  C.setIvar(object, name, value)
  C.release(old)
end
-- A source that counts by hand passes its reference on to a class of ARC's, and keeps that to the old value.
function C.putForeignIvar(object, name, value)
  if not C.usesARC or object == nil or holding(object, name) ~= "strong" then return C.setIvar(object, name, value) end
  C.retain(C.getIvar(object, name))
  C.setIvar(object, name, value)
  C.release(value)
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
