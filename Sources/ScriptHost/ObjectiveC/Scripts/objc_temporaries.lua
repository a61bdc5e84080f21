-- The temporaries of a statement: references that came with messages, and those that it only borrows. They are
-- in a list of the statement, and are given up at its end.

local C, native = ...
local answers, own, take, drop, endAnswers = C.answers, C.own, C.take, C.drop, C.endAnswers
local type = type

-- At a negative index is the number of answers before an entry: all end in the opposite order of their creation.
local function add(list, entry)
  local place, count = #list + 1, answers.count
  list[place] = entry
  if count > 0 then list[-place] = count end
end

-- A reference that came with a message, for as long as the statement around it runs.
function C.temporary(list, object, is_copy, is_transferred)
  if object ~= nil then add(list, take(object, is_copy, is_transferred)) end
  return object
end

-- The object of a weak variable, which the statement retains.
function C.loaded(list, object)
  if object ~= nil then add(list, own(object)) end
  return object
end

-- The objects that receive messages after they were read from properties. The host retains one of them when its
-- last reference is released, and replaces its entry by `false`.
local receivers = {}
C.receivers = receivers
native.setReceivers(receivers)

function C.endListed(position, object)
  -- An exception may have emptied the entry of another thread.
  if receivers[position] ~= false then return end
  receivers[position] = nil
  native.release(object)
end

-- The entry of a receiver that ends among the statement's temporaries.
local listed = {}
function C.temporaryReceiver(list, position, object) add(list, {[listed] = position, value = object}) end

-- The entries that an exception leaves: clang does not release their objects.
function C.leaveReceivers(mark)
  for position = #receivers, mark + 1, -1 do
    local object = receivers[position]
    if object then native.retain(object) end
    receivers[position] = nil
  end
end

-- An argument with a reference that a method releases: a message to nil releases it.
function C.sentTo(receiver, object)
  if receiver == nil and object ~= nil then drop(object) end
  return object
end

-- The end of a reference that `own` has counted.
function C.hold(list, object)
  if object ~= nil then add(list, object) end
end

-- A returned structure that is not assigned to a variable.
local parts = {}
function C.temporaryParts(list, structure, t)
  add(list, {[parts] = t, value = structure})
  return structure
end

function C.endTemporaries(list)
  for place = #list, 1, -1 do
    local entry, before = list[place], list[-place] or 0
    list[place] = nil
    if answers.count > before then endAnswers(before) end
    local is_record = type(entry) == "table"
    local t, position = is_record and entry[parts], is_record and entry[listed]
    if t then
      C.leavePart(entry.value, t)
    elseif not position then
      drop(entry)
    elseif receivers[position] == entry.value then
      receivers[position] = nil
    else
      C.endListed(position, entry.value)
    end
  end
end
