-- References: those that ARC counts, and those that sources without ARC count by hand.
--
-- An object that a source creates has the device's count, from its birth once a source uses ARC: each of ARC's
-- places gives it one more, whatever source looks at it; see `objc_manual_counting`.
--
-- What native code creates and returns has no such count. `owners` has the number of ARC's variables that refer to
-- it; when the last one releases it, the script's reference ends: at once if nothing else can refer to it,
-- otherwise after a collection has shown that no argument, block or plain Lua variable refers to it. `settle`
-- runs that collection after the statement, when the variable is already nil.

local C, native = ...
local objc = C.objc
local type, setmetatable, getmetatable = type, setmetatable, getmetatable
local rawequal, running = rawequal, coroutine.running
local leave, unpool = native.leave, native.unpool

local owners = setmetatable({}, {__mode = "k"})
-- Objects whose only reference was returned by the message that created them.
local made = setmetatable({}, {__mode = "k"})
-- How many fields, elements, blocks and shared variables have an object, as far as that is known: only a
-- collection tells whether one still does.
local escaped = setmetatable({}, {__mode = "k"})
-- The objects that blocks capture.
local captured = setmetatable({}, {__mode = "k"})
-- Objects that are counted by hand, and blocks that give up what they have with their last reference.
local counted = setmetatable({}, {__mode = "k"})
-- Objects are marked in their handles once the first is counted; the table has the blocks.
function C.isCounted(object) return counted[object] end
C.variablesOf, C.countedByHand, C.placesOf = owners, counted, escaped
C.returnedAlone, C.capturedBy = made, captured
-- The number of times that functions have returned each object without a claim by the caller.
local pending = setmetatable({}, {__mode = "k"})
-- Whether objects wait for a collection that shows whether they are referenced.
local is_unsettled = false
C.pendingAnswers = pending
-- Objects that the script no longer holds because others own them. A parameter may still refer to one, so what
-- stores it makes the script hold it again.
local unheld, has_unheld = setmetatable({}, {__mode = "k"}), false
local function hold(object)
  if unheld[object] then
    unheld[object] = nil
    native.hold(object)
  end
end
-- Whether anything is counted by hand.
local counts_by_hand = false
function C.noteCounted()
  if counts_by_hand then return end
  counts_by_hand = true
  local marks = getmetatable(counted)
  marks.__index, marks.__newindex = native.isCounted, native.setCounted
end

-- The objects of ARC's variables when an exception was caught. Those of the frames that it left are never
-- released, because clang's default is not to clean up after Objective-C exceptions; the variables of other frames
-- release theirs.
local in_frames, has_left_frames = {}, false
function C.leaveFrames()
  has_left_frames = true
  for object in next, owners do in_frames[object] = true end
end
-- The last variable gives up an object.
local function disown(object)
  owners[object] = nil
  if has_left_frames then in_frames[object] = nil end
end
C.disown = disown

-- References to what is counted by hand. An answer that was claimed brings the next one along.
local claimed
local function retain(object)
  if claimed ~= nil and rawequal(claimed, object) then
    claimed = nil
  elseif type(object) == "function" then
    C.copyBlock(object)
  else
    native.retain(object)
  end
end
local function release(object)
  if type(object) == "function" then C.releaseBlock(object) else native.release(object) end
end

function C.own(object)
  if object ~= nil then
    local count = owners[object]
    if count then
      owners[object] = count + 1
    elseif counted[object] then
      retain(object)
    else
      owners[object] = 1
      if has_unheld then hold(object) end
    end
  end
  return object
end
local own = C.own

-- Returned objects without another owner, newest last; unclaimed ones are released after the
-- statement. `alone` marks those whose only reference came from the message that created them.
local answers, answered, alone = {count = 0}, setmetatable({}, {__mode = "v"}), {}
-- The numbers of the pool's references to them: the pool may have others to the same object, and a collection may
-- have taken the handle of one that nothing in Lua refers to.
local references = {}
C.answers = answers
-- Takes the pool's reference to an answer, if it still has it; of a block the pool has a ticket.
local function unpooled(object, place)
  if type(object) ~= "function" then return unpool(object, references[place]) end
  local ticket = alone[place]
  local is_pooled = type(ticket) == "table" and ticket.is_pooled
  if is_pooled then ticket.is_pooled = false end
  return is_pooled
end
-- The answers up to `first` are those that statements of the callers hold.
function C.claim(object, first)
  local count = answers.count
  if object ~= nil and count > (first or 0) and rawequal(answered[count], object) then
    answers.count, pending[object] = count - 1, pending[object] > 1 and pending[object] - 1 or nil
    if counted[object] then
      if unpooled(object, count) then claimed = object end
    elseif alone[count] then
      made[object] = true
    end
  end
  return object
end
local claim = C.claim
-- What ARC answers without having counted it, in a method whose name promises a reference.
function C.givenAnswer(object, first)
  claim(object, first)
  return C.givenReference(object)
end
-- As `givenAnswer`, of what no call has answered.
function C.givenReference(object)
  if object ~= nil and counted[object] then retain(object) end
  return object
end
-- A reference that comes with a message, to be held by a place that does not count as `take` does.
function C.came(object, is_copy)
  if counted[object] or C.usesARC then
    C.owned(object, is_copy)
    if counted[object] then claimed = object end
  end
  return object
end
-- Threads, which run by turns, would end each other's.
local function answer(object, ticket, reference)
  local _, is_main = running()
  if not is_main then return end
  -- Outside of a source's statement they are never removed.
  local count = answers.count < 10000 and answers.count + 1 or 1
  answers.count, answered[count], alone[count], references[count] = count, object, ticket or made[object], reference
  pending[object] = (pending[object] or 0) + 1
end

-- What a method answers whose pool has one reference to it, which the caller may claim. A copy may be an object
-- that others have as well.
function C.pooledAnswer(object, is_copy)
  if counted[object] then
    if is_copy then C.owned(object, true) end
  else
    if type(object) ~= "userdata" then return object end
    -- It came with a reference, which the pool gets now.
    C.initialized(object)
    C.owned(object)
  end
  if type(object) == "userdata" then
    answer(object, nil, native.autorelease(object))
  else
    local ticket = {is_pooled = true}
    native.whenDrained(function()
      if ticket.is_pooled then C.releaseBlock(object) end
      ticket.is_pooled = false
    end)
    answer(object, ticket)
  end
  return object
end
-- An answer that a source which counts by hand gets: it stays in the pool.
function C.received(object, first)
  local count = answers.count
  if count > (first or 0) and counted[object] and rawequal(answered[count], object) then
    answers.count, answered[count] = count - 1, nil
    pending[object] = pending[object] and pending[object] > 1 and pending[object] - 1 or nil
  end
  return object
end
-- An object that a place of ARC's has, answered: the place may give it up before the caller has it.
function C.lentAnswer(object)
  if counted[object] then
    C.retain(object)
    C.pooledAnswer(object)
  end
  return object
end

-- As `own`, for what `alloc`, `new` and the copying methods answer: the reference comes with it. A copy may
-- be an object that others have as well. What was transferred from Core Foundation is no new object.
function C.take(object, is_copy, is_transferred)
  if object ~= nil then
    if is_transferred and counted[object] then return object end
    -- Beside sources that count by hand, what ARC creates is counted from its birth.
    if counted[object] or C.usesARC then return C.owned(object, is_copy) end
    if answers.count > 0 then claim(object) end
    local count = owners[object]
    owners[object] = (count or 0) + 1
    if count == nil and not is_copy and not escaped[object] then made[object] = true end
  end
  return object
end
local take = C.take

-- Releases an object that no variable refers to, or makes it wait for a collection.
local function left(object)
  local kind = type(object)
  if kind == "userdata" then
    -- After one that waits for a collection the next one waits too, to keep their order.
    local is_alone = made[object] == true and not is_unsettled
    made[object] = nil
    local waits, is_unheld = leave(object, is_alone, (escaped[object] or 0) > 0)
    is_unsettled = is_unsettled or waits
    if is_unheld then unheld[object], has_unheld = true, true end
  elseif kind == "function" and captured[object] then
    for _, held in next, captured[object] do
      if owners[held] == nil then left(held) end
    end
  end
end

-- The counted objects that variables left after one that waits for a collection, to keep their order.
local later, later_count = {}, 0
local function drop(object)
  if object == nil then return end
  local count = owners[object]
  if count == nil then
    if not counted[object] then return end
    if not is_unsettled then return release(object) end
    later_count = later_count + 1
    later[later_count] = object
    return
  end
  if count > 1 then
    owners[object] = count - 1
    return
  end
  disown(object)
  -- It ends with the statement that has it from a function.
  if not pending[object] then left(object) end
end

-- Returns nothing, which clears the variable.
C.drop = drop
function C.swap(old, new)
  own(new)
  drop(old)
  return new
end

-- Checks whether the waiting objects are referenced. A source calls it directly, so that no other
-- Lua frame above it holds a reference.
function C.settle()
  if is_unsettled then
    is_unsettled = false
    native.settle(owners)
    if later_count > 0 then
      local list, count = later, later_count
      later, later_count = {}, 0
      for place = 1, count do release(list[place]) end
    end
  end
end
local settle = C.settle

-- Gives up a reference without releasing the object: a returned object stays alive.
function C.autorelease(object)
  if object ~= nil then
    local count = owners[object]
    if count and count > 1 then
      owners[object] = count - 1
    elseif count then
      answer(object)
      disown(object)
      made[object] = nil
    elseif counted[object] then
      C.pooledAnswer(object)
    else
      made[object] = nil
    end
  end
  return object
end

-- Like `autorelease`, in a method whose caller receives the reference.
function C.give(object)
  if object ~= nil then
    local count = owners[object]
    if count and count > 1 then
      owners[object] = count - 1
    else
      disown(object)
      made[object] = nil
    end
  end
  return object
end

-- The receiver of an initializer, or another operand whose reference a method consumes; manual counting must provide
-- it. So must ARC for what a message returned whose name promises none, such as `performSelector:` with `alloc`.
function C.consumed(object)
  if object ~= nil and (C.usesARC or counted[object]) then C.retain(object) end
  return object
end

-- A result that is not used.
function C.discard(object, first)
  if counted[object] or type(object) == "userdata" and owners[object] == nil then
    claim(object, first)
    -- The statement may have passed it on as well.
    if not counted[object] then
      if not pending[object] then left(object) end
      return
    end
    if claimed ~= nil then
      claimed = nil
      release(object)
    end
  end
end

-- Releases the objects returned since `mark`, at the end of a statement.
function C.endAnswers(mark)
  local _, is_main = running()
  if not is_main then return end
  for place = answers.count, mark + 1, -1 do
    local object = answered[place]
    answered[place] = nil
    if object == nil then
      if references[place] then native.releasePooled(references[place]) end
    else
      local others = pending[object] and pending[object] > 1 and pending[object] - 1 or nil
      pending[object] = others
      if counted[object] then
        if unpooled(object, place) then release(object) end
      else
        if owners[object] == nil and not others then
          if alone[place] and not escaped[object] then made[object] = true end
          left(object)
        end
      end
    end
  end
  answers.count = mark
end

-- Records an uncounted reference to an object: a field, an element, a captured variable.
function C.keep(object)
  if object ~= nil and type(object) ~= "string" then
    if counts_by_hand and counted[object] then
      retain(object)
    else
      escaped[object], made[object] = (escaped[object] or 0) + 1, nil
      if has_unheld then hold(object) end
    end
  end
  return object
end
local keep = C.keep
C.capture = keep

-- The end of what `keep` began.
local function forget(object)
  if counted[object] then return release(object) end
  local count = escaped[object]
  if count and count > 0 then escaped[object] = count - 1 end
  if owners[object] == nil then left(object) end
end
C.forget, C.left = forget, left

-- Like `keep`, for a reference that had another value.
function C.replace(old, new)
  if new ~= nil and type(new) ~= "string" then
    if counts_by_hand and counted[new] then
      retain(new)
    else
      escaped[new], made[new] = (escaped[new] or 0) + 1, nil
      if has_unheld then hold(new) end
    end
  end
  if old ~= nil then
    if counts_by_hand and counted[old] then
      release(old)
    else
      local count = escaped[old]
      if count and count > 0 then escaped[old] = count - 1 end
      if old ~= new and owners[old] == nil then left(old) end
    end
  end
  return new
end
