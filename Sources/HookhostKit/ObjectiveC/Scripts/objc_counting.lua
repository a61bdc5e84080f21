-- References: what ARC counts, and what sources without it count by hand.
--
-- ARC's variables are counted here. When the last one lets go of an object, the script's hold of it ends:
-- at once where nothing else can have it, else when a collection has shown that no argument, block or plain
-- Lua has it. That collection is made by `settle`, behind the statement, where the variable is empty
-- already. An object that a source has counted by hand has no such hold: its own count is the device's, and
-- ARC's variables, however many, have one reference to it.

local C, native = ...
local objc = C.objc
local type, select, setmetatable = type, select, setmetatable
local rawequal, running = rawequal, coroutine.running
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
C.variablesOf, C.countedByHand = owners, counted
-- How often functions have answered objects that nobody has claimed yet.
local pending = setmetatable({}, {__mode = "k"})
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

-- What functions have answered that nobody else has, the newest last: whoever calls claims it, or it ends with
-- the statement. `alone` says whose only reference came with the message that made it.
local answers, answered, alone = {count = 0}, setmetatable({}, {__mode = "v"}), {}
C.answers = answers
function C.claim(object)
  local count = answers.count
  if object ~= nil and count > 0 and rawequal(answered[count], object) then
    answers.count, pending[object] = count - 1, pending[object] > 1 and pending[object] - 1 or nil
    if alone[count] then made[object] = true end
  end
  return object
end
local claim = C.claim
-- Threads, which run by turns, would end each other's.
local function answer(object)
  local _, is_main = running()
  if not is_main then return end
  -- Without a source's statement around them nothing takes them away.
  local count = answers.count < 10000 and answers.count + 1 or 1
  answers.count, answered[count], alone[count] = count, object, made[object]
  pending[object] = (pending[object] or 0) + 1
end

-- As `own`, for what `alloc`, `new` and the copying methods answer: the reference comes with it. A copy may
-- be an object that others have as well.
function C.take(object, is_copy)
  if object ~= nil then
    claim(object)
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
    -- Behind one that waits for a collection the next one waits too, so that they end in their order.
    local is_alone = made[object] == true and not is_unsettled
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
  -- It ends with the statement that has it from a function.
  if not pending[object] then left(object) end
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

-- Looks whether anybody has what was left. A source calls it itself, where no frame of Lua's above its own has
-- anything yet.
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
      if count and not counted[object] then answer(object) end
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
  if type(object) == "userdata" and owners[object] == nil and not counted[object] then
    claim(object)
    left(object)
  end
end

-- Ends what has been answered since there were so many, at the end of a statement.
function C.endAnswers(mark)
  local _, is_main = running()
  if not is_main then return end
  for place = answers.count, mark + 1, -1 do
    local object = answered[place]
    answered[place] = nil
    if object ~= nil then pending[object] = nil end
    if object ~= nil and owners[object] == nil and not counted[object] then
      if alone[place] and not escaped[object] then made[object] = true end
      left(object)
    end
  end
  answers.count = mark
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
end

-- What a variable gets that leaves its objects to the pool.
local function drop_held(holder)
  local object = holder[1]
  holder[1] = nil
  drop(object)
end
function C.autoreleasing(object)
  if type(object) == "userdata" then
    local holder = {own(object)}
    native.whenDrained(function()
      drop_held(holder)
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

-- Weak references.
local weak_box = objc.weak
function C.weak(value)
  if value == nil then return nil end
  if type(value) == "function" then
    local held = setmetatable({value}, {__mode = "v"})
    return {get = function() return held[1] end}
  end
  return weak_box(value)
end

-- A variable with `__unsafe_unretained`, which is read as a weak one. A block or a plain value has no end that
-- anybody could see.
function C.unretained(value)
  if value == nil or type(value) ~= "userdata" then return value end
  return native.unretained(value)
end
local reference_metatable = getmetatable(weak_box(nil))
function C.strong(reference)
  if reference == nil then return nil end
  -- What a weak place was given by hand is the object itself when it is read.
  local kind = type(reference)
  if kind == "userdata" and getmetatable(reference) ~= reference_metatable or kind ~= "userdata" and kind ~= "table" then
    return reference
  end
  return reference:get()
end
