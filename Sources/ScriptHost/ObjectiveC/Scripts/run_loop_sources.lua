-- The sources of run loops that are signalled manually: those of version 0.

local C = ...
local c, objc = C.functions, C.objc

local kept = setmetatable({}, {__mode = "k"})

function c.CFRunLoopSourceCreate(_, order, context)
  local source = objc.NSObject:new()
  local fields = {}
  for name, value in pairs(context.a[context.i]) do fields[name] = value end
  kept[source] = {order = order, context = fields, is_valid = true, is_signalled = false, places = {}}
  return source
end

local function find(mine, loop, mode)
  for place, found in ipairs(mine.places) do
    if found.loop == loop and found.mode == tostring(mode) then return place end
  end
end
local function perform(mine)
  if not mine.is_signalled or not mine.is_valid then return end
  mine.is_signalled = false
  if mine.context.perform then mine.context.perform(mine.context.info) end
end
local function await(mine, place)
  place.loop:performInModes_block_({place.mode}, function()
    if find(mine, place.loop, place.mode) then perform(mine) end
  end)
end
-- A loop with the source waits for it, as for a port.
function c.CFRunLoopAddSource(loop, source, mode)
  local mine = kept[source]
  if not mine.is_valid or find(mine, loop, mode) then return end
  local place = {loop = loop, mode = tostring(mode), port = objc.NSPort:port()}
  loop:addPort_forMode_(place.port, place.mode)
  table.insert(mine.places, place)
  C.retain(source)
  if mine.context.schedule then mine.context.schedule(mine.context.info, loop, mode) end
  if mine.is_signalled then await(mine, place) end
end
local function remove(source, mine, number)
  local place = table.remove(mine.places, number)
  place.loop:removePort_forMode_(place.port, place.mode)
  if mine.context.cancel then mine.context.cancel(mine.context.info, place.loop, place.mode) end
  C.release(source)
end
function c.CFRunLoopRemoveSource(loop, source, mode)
  local mine = kept[source]
  local number = find(mine, loop, mode)
  if number then remove(source, mine, number) end
end
function c.CFRunLoopContainsSource(loop, source, mode) return find(kept[source], loop, mode) ~= nil end
function c.CFRunLoopSourceSignal(source)
  local mine = kept[source]
  if not mine.is_valid then return end
  mine.is_signalled = true
  for _, place in ipairs(mine.places) do await(mine, place) end
end
function c.CFRunLoopSourceInvalidate(source)
  local mine = kept[source]
  mine.is_valid = false
  while #mine.places > 0 do remove(source, mine, #mine.places) end
end
function c.CFRunLoopSourceIsValid(source) return kept[source].is_valid end
function c.CFRunLoopSourceGetOrder(source) return kept[source].order end
function c.CFRunLoopSourceGetContext(source, context)
  for name, value in pairs(kept[source].context) do context.a[context.i][name] = value end
end
