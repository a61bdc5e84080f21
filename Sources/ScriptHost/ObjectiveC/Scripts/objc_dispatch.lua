-- The functions of dispatch whose C form differs: times, attributes, source types.

local C, native = ...
local c, cstr, dispatch, uikit = C.functions, C.cstr, C.dispatch, C.uikit
local floor, max = math.floor, math.max

-- A time is the uptime in nanoseconds; 0 means now.
local FOREVER = -1
local function now() return max(1, floor(uikit.CACurrentMediaTime() * 1e9 + 0.5)) end
function c.dispatch_time(start, delta)
  if start == FOREVER then return FOREVER end
  return max(1, (start == 0 and now() or start) + delta)
end
function c.dispatch_walltime(_, delta) return c.dispatch_time(0, delta) end
-- The seconds until a time; nil means forever.
local function seconds(time)
  if time == FOREVER then return nil end
  if time == 0 then return 0 end
  return max(0, (time - now()) / 1e9)
end

local tokens = setmetatable({}, {__mode = "k"})
function c.dispatch_once(token, block)
  if token.a[token.i] == -1 then return end
  -- A second thread waits for the first one.
  local known = tokens[token.a] or {}
  tokens[token.a] = known
  known[token.i] = known[token.i] or C.objc.onceToken()
  dispatch.once(known[token.i], block)
  -- From now on only the memory records that it ran: a token set to 0 can run again.
  token.a[token.i], known[token.i] = -1, nil
end
function c.dispatch_once_f(token, context, f) c.dispatch_once(token, function() f(context) end) end

-- Queues.
C.constants = C.constants or {}
C.constants._dispatch_queue_attr_concurrent = {concurrent = true}
-- The settings of an attribute: a table, or a dictionary if a source has stored it as an object.
local function settings(attributes)
  local result = {}
  for _, name in ipairs {"concurrent", "inactive", "class", "relative"} do
    if type(attributes) == "table" then
      result[name] = attributes[name]
    elseif attributes ~= nil then
      result[name] = attributes:objectForKey_(name)
    end
  end
  return result
end
local function changed(attributes, key, value)
  local result = settings(attributes)
  result[key] = value
  return result
end
function c.dispatch_queue_attr_make_with_qos_class(attributes, class, relative)
  return changed(changed(attributes, "class", class), "relative", relative)
end
function c.dispatch_queue_attr_make_with_autorelease_frequency(attributes) return attributes end
function c.dispatch_queue_attr_make_initially_inactive(attributes) return changed(attributes, "inactive", true) end
-- The quality of service of queues: a class and a relative priority.
local qualities_of = setmetatable({}, {__mode = "k"})
function c.dispatch_queue_create_with_target(label, attributes, target)
  local options = settings(attributes)
  local quality = {class = options.class or 0, relative = options.relative or 0}
  options.class, options.relative, options.target = nil, nil, target
  local queue = dispatch.queue(cstr(label) or "", options)
  qualities_of[queue] = quality
  return queue
end
function c.dispatch_queue_create(label, attributes) return c.dispatch_queue_create_with_target(label, attributes) end
function c.dispatch_get_main_queue() return dispatch.get_main_queue() end
local of_priorities = {[2] = 0x19, [0] = 0x15, [-2] = 0x11, [-32768] = 0x09}
function c.dispatch_get_global_queue(identifier)
  local queue = dispatch.get_global_queue(identifier)
  qualities_of[queue] = {class = of_priorities[identifier] or identifier, relative = 0}
  return queue
end
local handed = C.handedBlock
function c.dispatch_async(queue, block) return dispatch.async(queue, handed(block)) end
function c.dispatch_after(time, queue, block)
  return dispatch.after(seconds(time) or math.huge, queue, handed(block))
end
function c.dispatch_async_and_wait(queue, block) return dispatch.sync(queue, block) end
function c.dispatch_barrier_async_and_wait(queue, block) return dispatch.barrier_sync(queue, block) end
-- A function and its context, instead of a block.
for _, name in ipairs {"async", "sync", "barrier_async", "barrier_sync", "async_and_wait",
  "barrier_async_and_wait", "group_async", "group_notify"} do
  local of_block = "dispatch_" .. name
  c[of_block .. "_f"] = function(...)
    local list, count = {...}, select("#", ...)
    local context, work = list[count - 1], list[count]
    list[count - 1] = function() work(context) end
    return c[of_block](table.unpack(list, 1, count - 1))
  end
end
function c.dispatch_apply_f(count, queue, context, work)
  c.dispatch_apply(count, queue, function(place) work(context, place) end)
end
-- The average time of a block, in nanoseconds of virtual time; sources declare this function themselves.
function c.dispatch_benchmark(count, block)
  local start = now()
  for _ = 1, count do block() end
  return (now() - start) // max(count, 1)
end
function c.dispatch_after_f(time, queue, context, work)
  return c.dispatch_after(time, queue, function() work(context) end)
end
local qualities = {["user-interactive"] = 0x21, ["user-initiated"] = 0x19, default = 0x15, utility = 0x11, background = 0x09}
function c.qos_class_self() return C.objc.NSThread:isMainThread() and 0x21 or qualities.default end
function c.qos_class_main() return 0x21 end
function c.dispatch_queue_get_qos_class(queue, relative)
  local quality = qualities_of[queue] or {class = queue == dispatch.get_main_queue() and 0x21 or 0, relative = 0}
  if relative ~= nil then relative.a[relative.i] = quality.relative end
  return quality.class
end

-- Values of queues: a key is an address, independent of the pointer that has it.
local keys = setmetatable({}, {__mode = "k"})
local function key_of(pointer)
  if type(pointer) ~= "table" then return pointer end
  local list = keys[pointer.a]
  if not list then
    list = {}
    keys[pointer.a] = list
  end
  list[pointer.i] = list[pointer.i] or {}
  return list[pointer.i]
end
-- The values that have a destructor, by queue and key. A value is destroyed on another queue when it is replaced or its
-- queue ends, in the order in which the keys were set.
local destroyed_later = setmetatable({}, {__mode = "k"})
local function destroy(entry)
  dispatch.async(dispatch.get_global_queue(), function() entry.destructor(entry.value) end)
end
local function values_of_queue(queue)
  local values = destroyed_later[queue]
  if values then return values end
  values = {count = 0, by_key = {}}
  destroyed_later[queue] = values
  native.whenEnded(queue, function()
    local list = {}
    for _, entry in next, values.by_key do list[#list + 1] = entry end
    table.sort(list, function(one, other) return one.order < other.order end)
    for _, entry in ipairs(list) do destroy(entry) end
  end)
  return values
end
function c.dispatch_queue_set_specific(queue, key, value, destructor)
  local place, values = key_of(key), values_of_queue(queue)
  local former = values.by_key[place]
  values.count = values.count + 1
  values.by_key[place] = destructor and value
    and {value = value, destructor = destructor, order = former and former.order or values.count}
  if former then destroy(former) end
  return dispatch.queue_set_specific(queue, place, value)
end
function c.dispatch_queue_get_specific(queue, key) return dispatch.queue_get_specific(queue, key_of(key)) end
function c.dispatch_get_specific(key) return dispatch.get_specific(key_of(key)) end

-- The context of an object, and the function that gets it after the object's end, on another queue.
local states = setmetatable({}, {__mode = "k"})
local function state_of_object(object)
  local state = states[object]
  if not state then
    state = {}
    states[object] = state
  end
  return state
end
function c.dispatch_set_context(object, context) state_of_object(object).context = context end
function c.dispatch_get_context(object) return state_of_object(object).context end
function c.dispatch_set_finalizer_f(object, finalizer)
  local state = state_of_object(object)
  if not state.has_finalizer then
    state.has_finalizer = true
    native.whenEnded(object, function()
      local f, context = state.finalizer, state.context
      if f and context ~= nil then dispatch.async(dispatch.get_global_queue(), function() f(context) end) end
    end)
  end
  state.finalizer = finalizer
end
-- The queues that the system creates are not counted.
function c.dispatch_retain(object)
  if C.isCounted(object) then C.retain(object) end
end
function c.dispatch_release(object)
  if C.isCounted(object) then C.release(object) end
end

-- Waiting returns 0, or another value after a timeout.
for _, name in ipairs {"semaphore_wait", "group_wait"} do
  c["dispatch_" .. name] = function(subject, time)
    return dispatch[name](subject, seconds(time)) and 0 or 49
  end
end
function c.dispatch_semaphore_signal(semaphore) return dispatch.semaphore_signal(semaphore) and 1 or 0 end

-- Blocks that support waiting and cancellation.
local blocks = setmetatable({}, {__mode = "k"})
local function state_of(block)
  return blocks[block] or error("the block was not made by dispatch_block_create", 3)
end
function c.dispatch_block_create(_, block)
  local state = {group = dispatch.group_create()}
  dispatch.group_enter(state.group)
  local function made()
    if not state.is_cancelled then block() end
    if not state.is_done then
      state.is_done = true
      dispatch.group_leave(state.group)
    end
  end
  blocks[made] = state
  return made
end
function c.dispatch_block_create_with_qos_class(flags, _, _, block) return c.dispatch_block_create(flags, block) end
function c.dispatch_block_perform(_, block) block() end
function c.dispatch_block_cancel(block) state_of(block).is_cancelled = true end
function c.dispatch_block_testcancel(block) return state_of(block).is_cancelled and 1 or 0 end
function c.dispatch_block_wait(block, time) return c.dispatch_group_wait(state_of(block).group, time) end
function c.dispatch_block_notify(block, queue, body) dispatch.group_notify(state_of(block).group, queue, body) end

-- Sources; their type is the address of a variable. Events of files, processes and memory come from
-- outside, so there are none.
local own = {timer = true, data_add = true, data_or = true, data_replace = true}
for _, kind in ipairs {"timer", "data_add", "data_or", "data_replace", "vnode", "read", "write", "signal", "proc",
  "memorypressure"} do
  C.constants["_dispatch_source_type_" .. kind] = {}
end
local places = setmetatable({}, {__mode = "k"})
function c.dispatch_source_create(kind, handle, mask, queue)
  local name = tostring(kind.i):match "^_dispatch_source_type_(.*)$"
  local source = dispatch.source_create(own[name] and name or "data_or", queue)
  places[source] = {handle = handle, mask = mask}
  return source
end
function c.dispatch_source_set_timer(source, start, interval, leeway)
  local every = interval ~= FOREVER and interval > 0 and interval / 1e9 or nil
  return dispatch.source_set_timer(source, seconds(start), every, leeway / 1e9)
end
-- A function as a handler gets the context that the source has when it runs.
for _, name in ipairs {"event", "cancel", "registration"} do
  local set = "source_set_" .. name .. "_handler"
  c["dispatch_" .. set .. "_f"] = function(source, handler)
    local state = state_of_object(source)
    return dispatch[set](source, handler and function() handler(state.context) end)
  end
end
function c.dispatch_source_testcancel(source) return dispatch.source_testcancel(source) and 1 or 0 end
function c.dispatch_source_get_handle(source) return places[source] and places[source].handle or 0 end
function c.dispatch_source_get_mask(source) return places[source] and places[source].mask or 0 end

function c.dispatch_debug(object, message, ...)
  C.writeError(("%s: %s\n"):format(C.format(message, C.values(...)), object:debugDescription()))
end

-- The main thread serves the main queue from now on, and never returns. The program ends when nothing is scheduled;
-- a device's process would wait.
function c.dispatch_main()
  if not C.objc.NSThread:isMainThread() then
    error("BUG IN CLIENT OF LIBDISPATCH: dispatch_main() must be called on the main thread", 2)
  end
  native.runLoop(nil, function() return true end)
  c.exit(0)
end
