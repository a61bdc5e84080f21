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
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.activate(object) end

--- Runs a function on a queue when the time has come; on the main one without a queue.
--- * `seconds`: of virtual time, from now
---@param seconds number
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.after(seconds, queue, body) end

--- Runs a function for each number from 0, and waits.
---@param count integer
---@param queue OS_dispatch_queue?
---@param body fun(index: integer)
function dispatch.apply(count, queue, body) end

--- Raises unless the queue is running.
---@param queue OS_dispatch_queue
function dispatch.assert_queue(queue) end

--- Raises unless the queue is running.
---@param queue OS_dispatch_queue
function dispatch.assert_queue_barrier(queue) end

--- Raises when the queue is running.
---@param queue OS_dispatch_queue
function dispatch.assert_queue_not(queue) end

--- Runs a function later on a queue; on the main one without a queue.
---@param queue OS_dispatch_queue|function
---@param body? function
function dispatch.async(queue, body) end

--- Runs a function on a queue and waits for what it answers.
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.async_and_wait(queue, body) end

--- Runs a function alone on a concurrent queue.
---@param queue OS_dispatch_queue
---@param body function
function dispatch.barrier_async(queue, body) end

--- Runs a function alone on a concurrent queue and waits for it.
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.barrier_sync(queue, body) end

--- Answers the running queue.
---@return OS_dispatch_queue
function dispatch.get_current_queue() end

--- Answers a global queue.
---@param quality? string|integer
---@param flags? integer
---@return OS_dispatch_queue
function dispatch.get_global_queue(quality, flags) end

--- Answers the main queue, which is dispatch.main too.
---@return OS_dispatch_queue
function dispatch.get_main_queue() end

--- Answers the value of the running queue, or of its targets.
---@param key any
---@return any
function dispatch.get_specific(key) end

--- Answers a global queue.
---@param quality? string|integer
---@return OS_dispatch_queue
function dispatch.global(quality) end

--- Runs a function on a queue as a part of the group.
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
---@param group OS_dispatch_group
function dispatch.group_leave(group) end

--- Runs a function when nothing is under way.
---@param group OS_dispatch_group
---@param queue OS_dispatch_queue
---@param body function
function dispatch.group_notify(group, queue, body) end

--- Waits until nothing is under way; false when the time has passed.
---@param group OS_dispatch_group
---@param seconds? number
---@return boolean
function dispatch.group_wait(group, seconds) end

--- Runs a function the first time this world meets the token; answers whether it ran.
---@param token string|OnceToken
---@param body function
---@return boolean
function dispatch.once(token, body) end

--- Makes a queue, a serial one unless the options say otherwise.
---@param label? string
---@param options? string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue(label, options, target) end

--- Makes a queue.
---@param label? string
---@param attribute? string|table
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create(label, attribute, target) end

--- Makes a queue.
---@param label? string
---@param attribute? string|table
---@param target? OS_dispatch_queue
---@return OS_dispatch_queue
function dispatch.queue_create_with_target(label, attribute, target) end

--- Answers a queue's label; of the running queue without one.
---@param queue? OS_dispatch_queue
---@return string
function dispatch.queue_get_label(queue) end

--- Answers a queue's own value.
---@param queue OS_dispatch_queue
---@param key any
---@return any
function dispatch.queue_get_specific(queue, key) end

--- Sets a queue's value for a key; nil takes it away.
---@param queue OS_dispatch_queue
---@param key any
---@param value any
---@param destructor? function
function dispatch.queue_set_specific(queue, key, value, destructor) end

--- Takes one suspension back.
---@param object OS_dispatch_queue|OS_dispatch_source
function dispatch.resume(object) end

--- Makes a semaphore.
---@param value integer
---@return OS_dispatch_semaphore?
function dispatch.semaphore_create(value) end

--- Gives one; answers whether somebody waited.
---@param semaphore OS_dispatch_semaphore
---@return boolean
function dispatch.semaphore_signal(semaphore) end

--- Takes one, or waits for it; false when the time has passed.
---@param semaphore OS_dispatch_semaphore
---@param seconds? number
---@return boolean
function dispatch.semaphore_wait(semaphore, seconds) end

--- Sets where a queue's blocks go.
---@param queue OS_dispatch_queue
---@param target? OS_dispatch_queue
function dispatch.set_target_queue(queue, target) end

--- Makes a source of a timer or of data; its queue is among the arguments.
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source(type, ...) end

--- Ends a source.
---@param source OS_dispatch_source
function dispatch.source_cancel(source) end

--- Makes a source of a timer or of data; its queue is among the arguments.
---@param type string
---@param ... any
---@return OS_dispatch_source
function dispatch.source_create(type, ...) end

--- Answers the data, or the ticks, that the handler was called for.
---@param source OS_dispatch_source
---@return integer
function dispatch.source_get_data(source) end

--- Adds data.
---@param source OS_dispatch_source
---@param value integer
function dispatch.source_merge_data(source, value) end

--- Sets what runs at the end.
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_cancel_handler(source, body) end

--- Sets what runs.
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_event_handler(source, body) end

--- Sets what runs at the beginning.
---@param source OS_dispatch_source
---@param body? function
function dispatch.source_set_registration_handler(source, body) end

--- Sets when a timer goes off.
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
---@param queue OS_dispatch_queue
---@param body function
---@return any
function dispatch.sync(queue, body) end
