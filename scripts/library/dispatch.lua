---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `dispatch`, for LuaLS and for LDoc.

-- dispatch
---@class dispatch
dispatch = {}

dispatch.DISPATCH_QUEUE_CONCURRENT = "concurrent"
dispatch.DISPATCH_QUEUE_SERIAL = "serial"
dispatch.DISPATCH_SOURCE_TYPE_DATA_ADD = "data_add"
dispatch.DISPATCH_SOURCE_TYPE_DATA_OR = "data_or"
dispatch.DISPATCH_SOURCE_TYPE_DATA_REPLACE = "data_replace"
dispatch.DISPATCH_SOURCE_TYPE_TIMER = "timer"
dispatch.QOS_CLASS_BACKGROUND = "background"
dispatch.QOS_CLASS_DEFAULT = "default"
dispatch.QOS_CLASS_USER_INITIATED = "user-initiated"
dispatch.QOS_CLASS_USER_INTERACTIVE = "user-interactive"
dispatch.QOS_CLASS_UTILITY = "utility"
dispatch.QUEUE_CONCURRENT = "concurrent"
dispatch.QUEUE_SERIAL = "serial"
dispatch.SOURCE_TYPE_DATA_ADD = "data_add"
dispatch.SOURCE_TYPE_DATA_OR = "data_or"
dispatch.SOURCE_TYPE_DATA_REPLACE = "data_replace"
dispatch.SOURCE_TYPE_TIMER = "timer"

--- Lets an inactive object begin.
--- * `object`: one that is active already stays so
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.activate(object) end

--- Runs a function on a queue when the time has come; on the main one without a queue.
--- * `seconds`: of virtual time, from now
--- * `queue`: may be left out: the function alone means the main queue
--- * raises an error: the time is not finite
---@param seconds number
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.after(seconds, queue, body) end

--- Runs a function for each number from 0, and waits.
--- * `count`: how often it runs
--- * `queue`: nil is a global one
--- * `body`: gets the number, from 0
--- * raises an error: the count is negative
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
---@param count integer
---@param queue OS_dispatch_queue?
---@param body fun(index: integer)
function dispatch.apply(count, queue, body) end

--- Raises unless the queue is running.
--- * raises an error: the caller does not run on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue(queue) end

--- Raises unless the queue is running.
--- * raises an error: the caller does not run on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue_barrier(queue) end

--- Raises when the queue is running.
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue_not(queue) end

--- Runs a function later on a queue; on the main one without a queue.
--- * `queue`: may be left out: the function alone means the main queue
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.async(queue, body) end

--- Runs a function on a queue and waits for what it answers.
--- * `body`: its results are answered, its error comes out
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue any more, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.async_and_wait(queue, body) end

--- Runs a function alone on a concurrent queue.
--- * `queue`: on a serial or a global one it is async
---@param queue OS_dispatch_queue
---@param body function
function dispatch.barrier_async(queue, body) end

--- Runs a function alone on a concurrent queue and waits for it.
--- * `body`: its results are answered, its error comes out
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue any more, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.barrier_sync(queue, body) end

--- Answers the running queue.
---@return OS_dispatch_queue
function dispatch.get_current_queue() end

--- Answers a global queue.
--- * `quality`: "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
--- * `flags`: C's argument, of no effect
--- * raises an error: the quality is none of these
---@param quality? string|integer
---@param flags? integer
---@return OS_dispatch_queue
function dispatch.get_global_queue(quality, flags) end

--- Answers the main queue, which is dispatch.main too.
---@return OS_dispatch_queue
function dispatch.get_main_queue() end

--- Answers the value of the running queue, or of its targets.
--- * `key`: the same that it was set under
--- * raises an error: the key is nil
---@param key any
---@return any
function dispatch.get_specific(key) end

--- Answers a global queue.
--- * `quality`: "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
--- * raises an error: the quality is none of these
---@param quality? string|integer
---@return OS_dispatch_queue
function dispatch.global(quality) end

--- Runs a function on a queue as a part of the group.
--- * `queue`: may be left out: the function alone means the main queue
---@param group OS_dispatch_group
---@param queue OS_dispatch_queue
---@param body function
function dispatch.group_async(group, queue, body) end

--- Makes a group.
---@return OS_dispatch_group
function dispatch.group_create() end

--- Counts something that is under way.
---@param group OS_dispatch_group
function dispatch.group_enter(group) end

--- Counts it as done.
--- * raises an error: nothing of the group is under way: EXC_BREAKPOINT
---@param group OS_dispatch_group
function dispatch.group_leave(group) end

--- Runs a function when nothing is under way.
--- * `queue`: may be left out: the function alone means the main queue
---@param group OS_dispatch_group
---@param queue OS_dispatch_queue
---@param body function
function dispatch.group_notify(group, queue, body) end

--- Waits until nothing is under way; false when the time has passed.
--- * `seconds`: of virtual time; for ever without it
--- * raises an error: nothing can end what is under way: Deadlock
---@param group OS_dispatch_group
---@param seconds? number
---@return boolean
function dispatch.group_wait(group, seconds) end

--- Runs a function the first time this world meets the token; answers whether it ran.
--- * `token`: a string, or what objc.onceToken answered
--- * `body`: its error leaves the token spent
--- * raises an error: the token's own function calls it again: EXC_BREAKPOINT
--- * raises an error: the token's function waits for this thread: Deadlock
---@param token string|OnceToken
---@param body function
---@return boolean
function dispatch.once(token, body) end

---@class (exact) dispatch_queue_options: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run beside each other; false
---@field target? OS_dispatch_queue # the queue that its blocks go on to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Makes a queue, a serial one unless the options say otherwise.
--- * `label`: what errors and queue_get_label call it; empty without it
--- * `options`: a table, "serial" or "concurrent"
--- * `concurrent`: whether its blocks run beside each other; false
--- * `target`: the queue that its blocks go on to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the options are a text other than "serial" and "concurrent"
---@param label? string
---@param options? string|dispatch_queue_options
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue(label, options, target) end

---@class (exact) dispatch_queue_create_attribute: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run beside each other; false
---@field target? OS_dispatch_queue # the queue that its blocks go on to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Makes a queue.
--- * `attribute`: dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
--- * `concurrent`: whether its blocks run beside each other; false
--- * `target`: the queue that its blocks go on to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the attribute is a text other than "serial" and "concurrent"
---@param label? string
---@param attribute? string|dispatch_queue_create_attribute
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create(label, attribute, target) end

---@class (exact) dispatch_queue_create_with_target_attribute: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run beside each other; false
---@field target? OS_dispatch_queue # the queue that its blocks go on to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Makes a queue.
--- * `attribute`: dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
--- * `concurrent`: whether its blocks run beside each other; false
--- * `target`: the queue that its blocks go on to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the attribute is a text other than "serial" and "concurrent"
---@param label? string
---@param attribute? string|dispatch_queue_create_with_target_attribute
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create_with_target(label, attribute, target) end

--- Answers a queue's label; of the running queue without one.
--- * `queue`: the running one without it
---@param queue? OS_dispatch_queue
---@return string
function dispatch.queue_get_label(queue) end

--- Answers a queue's own value.
--- * `key`: the same that it was set under
--- * raises an error: the key is nil
---@param queue OS_dispatch_queue
---@param key any
---@return any
function dispatch.queue_get_specific(queue, key) end

--- Sets a queue's value for a key; nil takes it away.
--- * `key`: a string or a number by its value, anything else by identity
--- * `destructor`: C's argument, of no effect
--- * raises an error: the queue is a global one: EXC_BREAKPOINT
--- * raises an error: the key is nil
---@param queue OS_dispatch_queue
---@param key any
---@param value any
---@param destructor? function
function dispatch.queue_set_specific(queue, key, value, destructor) end

--- Takes one suspension back.
--- * `object`: a source is suspended from its making on
--- * raises an error: it is not suspended, or is inactive: EXC_BREAKPOINT
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.resume(object) end

--- Makes a semaphore.
--- * `value`: how many there are to take; a negative one answers nil
---@param value integer
---@return OS_dispatch_semaphore?
function dispatch.semaphore_create(value) end

--- Gives one; answers whether somebody waited.
---@param semaphore OS_dispatch_semaphore
---@return boolean
function dispatch.semaphore_signal(semaphore) end

--- Takes one, or waits for it; false when the time has passed.
--- * `seconds`: of virtual time; for ever without it
--- * raises an error: nobody can signal any more, or threads wait for each other: Deadlock
---@param semaphore OS_dispatch_semaphore
---@param seconds? number
---@return boolean
function dispatch.semaphore_wait(semaphore, seconds) end

--- Sets where a queue's blocks go.
--- * `target`: a global queue without it
--- * raises an error: the queue would be its own target, itself or through others
---@param queue OS_dispatch_queue
---@param target? OS_dispatch_queue
function dispatch.set_target_queue(queue, target) end

--- Makes a source of a timer or of data; its queue is among the arguments.
--- * `type`: "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
--- * `...`: C's handle and mask, of no effect, and the queue of its handlers, a global one without it
--- * raises an error: the type is none of these
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source(type, ...) end

--- Ends a source.
---@param source OS_dispatch_source
function dispatch.source_cancel(source) end

--- Makes a source of a timer or of data; its queue is among the arguments.
--- * `type`: "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
--- * `...`: C's handle and mask, of no effect, and the queue of its handlers, a global one without it
--- * raises an error: the type is none of these
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source_create(type, ...) end

--- Answers the data, or the ticks, that the handler was called for.
---@param source OS_dispatch_source
---@return integer
function dispatch.source_get_data(source) end

--- Adds data.
--- * `value`: is added, or-ed or put in the place of what is pending, as the type says
---@param source OS_dispatch_source
---@param value integer
function dispatch.source_merge_data(source, value) end

--- Sets what runs at the end.
--- * `body`: runs once, after source_cancel; nil takes it away
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_cancel_handler(source, body) end

--- Sets what runs.
--- * `body`: nil takes it away
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_event_handler(source, body) end

--- Sets what runs at the beginning.
--- * `body`: runs once, when the source has been resumed first; nil takes it away
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_registration_handler(source, body) end

--- Sets when a timer goes off.
--- * `start`: seconds of virtual time from now; 0
--- * `interval`: seconds between two ticks; without it there is one tick
--- * `leeway`: C's argument, of no effect: timers are exact
--- * raises an error: the source is no timer: EXC_BREAKPOINT
---@param source OS_dispatch_source
---@param start? number
---@param interval? number
---@param leeway? number
function dispatch.source_set_timer(source, start, interval, leeway) end

--- Answers whether a source has ended.
---@param source OS_dispatch_source
---@return boolean
function dispatch.source_testcancel(source) end

--- Lets nothing begin any more.
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.suspend(object) end

--- Runs a function on a queue and waits for what it answers.
--- * `body`: its results are answered, its error comes out
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue any more, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.sync(queue, body) end
