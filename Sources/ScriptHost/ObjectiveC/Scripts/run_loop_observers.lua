-- The observers of run loops, which are called at each step of a loop.

local C, native = ...
local c, objc = C.functions, C.objc

local kept = setmetatable({}, {__mode = "k"})
-- The observers of each loop, in order.
local observed = setmetatable({}, {__mode = "k"})

local function create(activities, repeats, order, call)
  local observer = objc.NSObject:new()
  kept[observer] = {activities = activities, repeats = repeats ~= 0 and repeats ~= false, order = order, call = call,
    is_valid = true, modes = {}}
  return observer
end
function c.CFRunLoopObserverCreateWithHandler(_, activities, repeats, order, block)
  return create(activities, repeats, order, block)
end
function c.CFRunLoopObserverCreate(_, activities, repeats, order, f, context)
  local info = context and context.a[context.i].info
  return create(activities, repeats, order, function(observer, activity) f(observer, activity, info) end)
end

local function step(loop, activity)
  local mode = tostring(loop:currentMode() or "kCFRunLoopDefaultMode")
  for _, observer in ipairs {table.unpack(observed[loop])} do
    local mine = kept[observer]
    local is_of_mode = mine.modes[mode] or mine.modes.kCFRunLoopCommonModes
    if mine.is_valid and is_of_mode and mine.activities & activity ~= 0 then
      if not mine.repeats then c.CFRunLoopObserverInvalidate(observer) end
      mine.call(observer, activity)
    end
  end
end
function c.CFRunLoopAddObserver(loop, observer, mode)
  local mine = kept[observer]
  if not mine.is_valid or mine.loop and mine.loop ~= loop then return end
  mine.modes[tostring(mode)] = true
  if mine.loop then return end
  mine.loop = loop
  local list = observed[loop] or {}
  observed[loop] = list
  local place = #list + 1
  while place > 1 and kept[list[place - 1]].order > mine.order do place = place - 1 end
  table.insert(list, place, C.retain(observer))
  if #list == 1 then native.observeLoop(loop, function(activity) step(loop, activity) end) end
end
local function remove(observer)
  local mine = kept[observer]
  local list = observed[mine.loop] or {}
  for place = #list, 1, -1 do
    if list[place] == observer then C.release(table.remove(list, place)) end
  end
  if #list == 0 and mine.loop then native.observeLoop(mine.loop, nil) end
  mine.loop = nil
end
function c.CFRunLoopRemoveObserver(_, observer, mode)
  local mine = kept[observer]
  mine.modes[tostring(mode)] = nil
  if next(mine.modes) == nil then remove(observer) end
end
function c.CFRunLoopContainsObserver(loop, observer, mode)
  return kept[observer].loop == loop and kept[observer].modes[tostring(mode)] == true
end
function c.CFRunLoopObserverInvalidate(observer)
  kept[observer].is_valid = false
  remove(observer)
end
function c.CFRunLoopObserverIsValid(observer) return kept[observer].is_valid end
function c.CFRunLoopObserverGetActivities(observer) return kept[observer].activities end
function c.CFRunLoopObserverGetOrder(observer) return kept[observer].order end
function c.CFRunLoopObserverDoesRepeat(observer) return kept[observer].repeats end
