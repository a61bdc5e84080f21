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

--- Activates an inactive queue or source.
--- * `object`: has no effect if it is already active
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.activate(object) end

--- Runs a function on a queue after a delay, by default on the main queue.
--- * `seconds`: of virtual time, from now
--- * `queue`: can be omitted: a function alone runs on the main queue
--- * raises an error: the time is not finite
---@param seconds number
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.after(seconds, queue, body) end

--- Runs a function for each index from 0, and waits.
--- * `count`: the number of calls
--- * `queue`: nil is a global queue
--- * `body`: receives the index, from 0
--- * raises an error: the count is negative
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
---@param count integer
---@param queue OS_dispatch_queue?
---@param body fun(index: integer)
function dispatch.apply(count, queue, body) end

--- Raises an error unless the queue is the current one.
--- * raises an error: the caller does not run on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue(queue) end

--- Raises an error unless the queue is the current one.
--- * raises an error: the caller does not run on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue_barrier(queue) end

--- Raises an error if the queue is the current one.
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
---@param queue OS_dispatch_queue
function dispatch.assert_queue_not(queue) end

--- Runs a function later on a queue, by default the main queue.
--- * `queue`: can be omitted: a function alone runs on the main queue
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.async(queue, body) end

--- Runs a function on a queue and waits for its results.
--- * `body`: its results are returned, its error is passed on to the caller
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.async_and_wait(queue, body) end

--- Runs a function as a barrier on a concurrent queue.
--- * `queue`: on a serial or a global queue, it behaves as async
---@param queue OS_dispatch_queue
---@param body function
function dispatch.barrier_async(queue, body) end

--- Runs a function as a barrier on a concurrent queue and waits for it.
--- * `body`: its results are returned, its error is passed on to the caller
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.barrier_sync(queue, body) end

--- Returns the current queue.
---@return OS_dispatch_queue
function dispatch.get_current_queue() end

--- Returns a global queue.
--- * `quality`: "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
--- * `flags`: C's argument, has no effect
--- * raises an error: the quality is not one of these
---@param quality? string|integer
---@param flags? integer
---@return OS_dispatch_queue
function dispatch.get_global_queue(quality, flags) end

--- Returns the main queue, also available as dispatch.main.
---@return OS_dispatch_queue
function dispatch.get_main_queue() end

--- Returns the value for a key of the current queue, or of its target queues.
--- * `key`: the key that the value was set with
--- * raises an error: the key is nil
---@param key any
---@return any
function dispatch.get_specific(key) end

--- Returns a global queue.
--- * `quality`: "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
--- * raises an error: the quality is not one of these
---@param quality? string|integer
---@return OS_dispatch_queue
function dispatch.global(quality) end

--- Runs a function on a queue as a task of the group.
--- * `queue`: can be omitted: a function alone runs on the main queue
---@param group OS_dispatch_group
---@param queue OS_dispatch_queue
---@param body function
function dispatch.group_async(group, queue, body) end

--- Creates a group.
---@return OS_dispatch_group
function dispatch.group_create() end

--- Adds a pending task to the group.
---@param group OS_dispatch_group
function dispatch.group_enter(group) end

--- Marks one pending task of the group as done.
--- * raises an error: the group has no pending task: EXC_BREAKPOINT
---@param group OS_dispatch_group
function dispatch.group_leave(group) end

--- Runs a function when the group has no pending task.
--- * `queue`: can be omitted: a function alone runs on the main queue
---@param group OS_dispatch_group
---@param queue OS_dispatch_queue
---@param body function
function dispatch.group_notify(group, queue, body) end

--- Waits until the group has no pending task; returns false on timeout.
--- * `seconds`: of virtual time; no limit without it
--- * raises an error: nothing can finish the pending tasks: Deadlock
---@param group OS_dispatch_group
---@param seconds? number
---@return boolean
function dispatch.group_wait(group, seconds) end

--- Runs a function once per token in this world; returns whether it ran.
--- * `token`: a string, or a token from objc.onceToken
--- * `body`: if it raises an error, the token still counts as used
--- * raises an error: the function calls once with the same token again: EXC_BREAKPOINT
--- * raises an error: the token's function waits for this thread: Deadlock
---@param token string|OnceToken
---@param body function
---@return boolean
function dispatch.once(token, body) end

---@class (exact) dispatch_queue_options: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run concurrently; false
---@field target? OS_dispatch_queue # the queue that its blocks are forwarded to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Creates a queue, by default a serial one.
--- * `label`: the name in errors and the result of queue_get_label; empty without it
--- * `options`: a table, "serial" or "concurrent"
--- * `concurrent`: whether its blocks run concurrently; false
--- * `target`: the queue that its blocks are forwarded to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the options are a string other than "serial" and "concurrent"
---@param label? string
---@param options? string|dispatch_queue_options
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue(label, options, target) end

---@class (exact) dispatch_queue_create_attribute: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run concurrently; false
---@field target? OS_dispatch_queue # the queue that its blocks are forwarded to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Creates a queue.
--- * `attribute`: dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
--- * `concurrent`: whether its blocks run concurrently; false
--- * `target`: the queue that its blocks are forwarded to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the attribute is a string other than "serial" and "concurrent"
---@param label? string
---@param attribute? string|dispatch_queue_create_attribute
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create(label, attribute, target) end

---@class (exact) dispatch_queue_create_with_target_attribute: table<"concurrent"|"target"|"inactive", any>
---@field concurrent? boolean # whether its blocks run concurrently; false
---@field target? OS_dispatch_queue # the queue that its blocks are forwarded to; a global one without it
---@field inactive? boolean # whether nothing runs before dispatch.activate; false

--- Creates a queue.
--- * `attribute`: dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
--- * `concurrent`: whether its blocks run concurrently; false
--- * `target`: the queue that its blocks are forwarded to; a global one without it
--- * `inactive`: whether nothing runs before dispatch.activate; false
--- * raises an error: the attribute is a string other than "serial" and "concurrent"
---@param label? string
---@param attribute? string|dispatch_queue_create_with_target_attribute
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create_with_target(label, attribute, target) end

--- Returns a queue's label, by default that of the current queue.
--- * `queue`: the current queue without it
---@param queue? OS_dispatch_queue
---@return string
function dispatch.queue_get_label(queue) end

--- Returns a queue's own value for a key.
--- * `key`: the key that the value was set with
--- * raises an error: the key is nil
---@param queue OS_dispatch_queue
---@param key any
---@return any
function dispatch.queue_get_specific(queue, key) end

--- Sets a queue's value for a key; nil removes it.
--- * `key`: a string or a number is compared by value, any other key by identity
--- * `destructor`: C's argument, has no effect
--- * raises an error: the queue is a global one: EXC_BREAKPOINT
--- * raises an error: the key is nil
---@param queue OS_dispatch_queue
---@param key any
---@param value any
---@param destructor? function
function dispatch.queue_set_specific(queue, key, value, destructor) end

--- Resumes a queue or source: undoes one suspension.
--- * `object`: a new source is suspended
--- * raises an error: the object is not suspended, or is inactive: EXC_BREAKPOINT
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.resume(object) end

--- Creates a semaphore.
--- * `value`: the initial value; a negative one returns nil
---@param value integer
---@return OS_dispatch_semaphore?
function dispatch.semaphore_create(value) end

--- Increments the semaphore; returns whether a thread was waiting.
---@param semaphore OS_dispatch_semaphore
---@return boolean
function dispatch.semaphore_signal(semaphore) end

--- Decrements the semaphore, or waits until it can; returns false on timeout.
--- * `seconds`: of virtual time; no limit without it
--- * raises an error: no thread can signal the semaphore, or threads wait for each other: Deadlock
---@param semaphore OS_dispatch_semaphore
---@param seconds? number
---@return boolean
function dispatch.semaphore_wait(semaphore, seconds) end

--- Sets the target queue of a queue's blocks.
--- * `target`: a global queue without it
--- * raises an error: the queue would be its own target, directly or through other queues
---@param queue OS_dispatch_queue
---@param target? OS_dispatch_queue
function dispatch.set_target_queue(queue, target) end

--- Creates a timer or data source; its queue is among the arguments.
--- * `type`: "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
--- * `...`: C's handle and mask, without effect, and the queue of its handlers, a global one without it
--- * raises an error: the type is not one of these
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source(type, ...) end

--- Cancels a source.
---@param source OS_dispatch_source
function dispatch.source_cancel(source) end

--- Creates a timer or data source; its queue is among the arguments.
--- * `type`: "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
--- * `...`: C's handle and mask, without effect, and the queue of its handlers, a global one without it
--- * raises an error: the type is not one of these
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source_create(type, ...) end

--- Returns the data, or the number of firings, of the current handler call.
---@param source OS_dispatch_source
---@return integer
function dispatch.source_get_data(source) end

--- Merges data into a source's pending data.
--- * `value`: is added to, combined by OR with, or replaces the pending data, depending on the type
---@param source OS_dispatch_source
---@param value integer
function dispatch.source_merge_data(source, value) end

--- Sets the cancellation handler.
--- * `body`: runs once, after source_cancel; nil removes it
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_cancel_handler(source, body) end

--- Sets the event handler.
--- * `body`: nil removes the handler
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_event_handler(source, body) end

--- Sets the registration handler.
--- * `body`: runs once, after the source was resumed for the first time; nil removes it
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_registration_handler(source, body) end

--- Sets when a timer fires.
--- * `start`: seconds of virtual time from now; 0
--- * `interval`: seconds between two firings; without it, the timer fires once
--- * `leeway`: C's argument, has no effect: timers are exact
--- * raises an error: the source is not a timer: EXC_BREAKPOINT
---@param source OS_dispatch_source
---@param start? number
---@param interval? number
---@param leeway? number
function dispatch.source_set_timer(source, start, interval, leeway) end

--- Returns whether a source was cancelled.
---@param source OS_dispatch_source
---@return boolean
function dispatch.source_testcancel(source) end

--- Suspends a queue or source: no further block or handler starts.
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.suspend(object) end

--- Runs a function on a queue and waits for its results.
--- * `body`: its results are returned, its error is passed on to the caller
--- * raises an error: the caller runs on the queue: EXC_BREAKPOINT
--- * raises an error: nothing can run the queue, or threads wait for each other: Deadlock
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.sync(queue, body) end
