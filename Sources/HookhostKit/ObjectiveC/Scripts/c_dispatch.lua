-- The functions of <dispatch/dispatch.h> that take C functions, contexts and blocks as objects.

local C = ...
local c, objc, dispatch = C.functions, C.objc, C.dispatch

-- A function and its context, where others take a block.
for _, name in ipairs {"async", "sync", "barrier_async", "barrier_sync", "group_async", "group_notify"} do
  local of_block = "dispatch_" .. name
  c[of_block .. "_f"] = function(...)
    local list = {...}
    local count = select("#", ...)
    local context, f = list[count - 1], list[count]
    list[count - 1] = function() f(context) end
    return c[of_block](table.unpack(list, 1, count - 1))
  end
end
function c.dispatch_after_f(time, queue, context, f)
  c.dispatch_after(time, queue, function() f(context) end)
end
function c.dispatch_apply_f(count, queue, context, f)
  c.dispatch_apply(count, queue, function(place) f(context, place) end)
end

-- What belongs to a queue.
local contexts = setmetatable({}, {__mode = "k"})
function c.dispatch_set_context(object, context) contexts[object] = context end
function c.dispatch_get_context(object) return contexts[object] end
local classes = setmetatable({}, {__mode = "k"})
local QOS_USER_INTERACTIVE, QOS_UNSPECIFIED = 0x21, 0
function c.dispatch_queue_attr_make_with_qos_class(attribute) return attribute end
function c.dispatch_queue_attr_make_with_autorelease_frequency(attribute) return attribute end
function c.dispatch_queue_attr_make_initially_inactive(attribute) return attribute end
function c.dispatch_queue_get_qos_class(queue)
  if queue == c.dispatch_get_main_queue() then return QOS_USER_INTERACTIVE end
  return classes[queue] or QOS_UNSPECIFIED
end
function c.qos_class_main() return QOS_USER_INTERACTIVE end
function c.qos_class_self() return objc.NSThread:isMainThread() and QOS_USER_INTERACTIVE or QOS_UNSPECIFIED end

-- Blocks that can be cancelled, waited for and followed by others.
local states = setmetatable({}, {__mode = "k"})
local function state_of(block)
  return states[block] or error("the block was not made by dispatch_block_create", 3)
end
function c.dispatch_block_create(_, body)
  local state = {group = dispatch.group_create()}
  dispatch.group_enter(state.group)
  local function block()
    if not state.isCancelled then body() end
    if state.isDone then return end
    state.isDone = true
    dispatch.group_leave(state.group)
  end
  states[block] = state
  return block
end
function c.dispatch_block_create_with_qos_class(flags, _, _, body) return c.dispatch_block_create(flags, body) end
function c.dispatch_block_perform(_, body) body() end
function c.dispatch_block_cancel(block) state_of(block).isCancelled = true end
function c.dispatch_block_testcancel(block) return state_of(block).isCancelled and 1 or 0 end
function c.dispatch_block_wait(block, time) return c.dispatch_group_wait(state_of(block).group, time) end
function c.dispatch_block_notify(block, queue, body) dispatch.group_notify(state_of(block).group, queue, body) end
