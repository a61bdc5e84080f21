-- Dispatch sources of sockets: their handlers run while bytes or connections wait, or while there is room.

local C = ...
local c, dispatch = C.functions, C.dispatch
local states = setmetatable({}, {__mode = "k"})

-- A handler that changes nothing is called again after this time, so that the clock advances.
local PAUSE = 1000000

-- The events of a source are merged; their number is not that of bytes.
local function check(source)
  local state = states[source]
  if not state.is_pending and state.is_ready(state.number) and not dispatch.source_testcancel(source) then
    state.is_pending = true
    dispatch.source_merge_data(source, 1)
  end
end
local create = c.dispatch_source_create
function c.dispatch_source_create(kind, number, mask, queue)
  local name = tostring(kind.i):match "^_dispatch_source_type_(.*)$"
  local is_ready = name == "read" and C.isReadable or name == "write" and C.isWritable
  if not is_ready or not C.socketOf(number) then return create(kind, number, mask, queue) end
  local source = create({i = "_dispatch_source_type_data_add"}, number, mask, queue)
  states[source] = {number = number, is_ready = is_ready, amount = name == "read" and C.unreadCount or C.roomOf, queue = queue}
  local known = setmetatable({source}, {__mode = "v"})
  C.observeSocket(number, function()
    if known[1] ~= nil then check(known[1]) end
  end)
  check(source)
  return source
end
local function run(source, handler)
  local state = states[source]
  state.is_pending = false
  if not state.is_ready(state.number) then return end
  local before = state.amount(state.number)
  handler()
  if state.amount(state.number) ~= before then return check(source) end
  c.dispatch_after(c.dispatch_time(0, PAUSE), state.queue or c.dispatch_get_global_queue(0, 0), function() check(source) end)
end
local set_handler = dispatch.source_set_event_handler
function c.dispatch_source_set_event_handler(source, handler)
  if not states[source] or handler == nil then return set_handler(source, handler) end
  return set_handler(source, function() run(source, handler) end)
end
local get_data = dispatch.source_get_data
function c.dispatch_source_get_data(source)
  local state = states[source]
  return state and state.amount(state.number) or get_data(source)
end
