extension FunctionDocumentation {
  /// The `dispatch` module.
  static let dispatch = """
    once(token: string|OnceToken, body: function): boolean -- Runs a function once per token in this world; returns whether it ran.
      token -- a string, or a token from objc.onceToken
      body -- if it raises an error, the token still counts as used
      error -- the function calls once with the same token again: EXC_BREAKPOINT
      error -- the token's function waits for this thread: Deadlock
    get_main_queue(): OS_dispatch_queue -- Returns the main queue, also available as dispatch.main.
    global(quality?: string|integer): OS_dispatch_queue -- Returns a global queue.
      quality -- "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
      error -- the quality is not one of these
    get_global_queue(quality?: string|integer, flags?: integer): OS_dispatch_queue -- Returns a global queue.
      quality -- "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
      flags -- C's argument, has no effect
      error -- the quality is not one of these
    queue(label?: string, options?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Creates a queue, by default a serial one.
      label -- the name in errors and the result of queue_get_label; empty without it
      options -- a table, "serial" or "concurrent"
      concurrent -- whether its blocks run concurrently; false
      target -- the queue that its blocks are forwarded to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the options are a string other than "serial" and "concurrent"
    queue_create(label?: string, attribute?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Creates a queue.
      attribute -- dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
      concurrent -- whether its blocks run concurrently; false
      target -- the queue that its blocks are forwarded to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the attribute is a string other than "serial" and "concurrent"
    queue_create_with_target(label?: string, attribute?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Creates a queue.
      attribute -- dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
      concurrent -- whether its blocks run concurrently; false
      target -- the queue that its blocks are forwarded to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the attribute is a string other than "serial" and "concurrent"
    set_target_queue(queue: OS_dispatch_queue, target?: OS_dispatch_queue) -- Sets the target queue of a queue's blocks.
      target -- a global queue without it
      error -- the queue would be its own target, directly or through other queues
    queue_get_label(queue?: OS_dispatch_queue): string -- Returns a queue's label, by default that of the current queue.
      queue -- the current queue without it
    get_current_queue(): OS_dispatch_queue -- Returns the current queue.
    queue_set_specific(queue: OS_dispatch_queue, key: any, value: any, destructor?: function) -- Sets a queue's value for a key; nil removes it.
      key -- a string or a number is compared by value, any other key by identity
      destructor -- C's argument, has no effect
      error -- the queue is a global one: EXC_BREAKPOINT
      error -- the key is nil
    queue_get_specific(queue: OS_dispatch_queue, key: any): any -- Returns a queue's own value for a key.
      key -- the key that the value was set with
      error -- the key is nil
    get_specific(key: any): any -- Returns the value for a key of the current queue, or of its target queues.
      key -- the key that the value was set with
      error -- the key is nil
    assert_queue(queue: OS_dispatch_queue) -- Raises an error unless the queue is the current one.
      error -- the caller does not run on the queue: EXC_BREAKPOINT
    assert_queue_not(queue: OS_dispatch_queue) -- Raises an error if the queue is the current one.
      error -- the caller runs on the queue: EXC_BREAKPOINT
    assert_queue_barrier(queue: OS_dispatch_queue) -- Raises an error unless the queue is the current one.
      error -- the caller does not run on the queue: EXC_BREAKPOINT
    async(queue: OS_dispatch_queue|function, body?: function) -- Runs a function later on a queue, by default the main queue.
      queue -- can be omitted: a function alone runs on the main queue
    barrier_async(queue: OS_dispatch_queue, body: function) -- Runs a function as a barrier on a concurrent queue.
      queue -- on a serial or a global queue, it behaves as async
    sync(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for its results.
      body -- its results are returned, its error is passed on to the caller
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue, or threads wait for each other: Deadlock
    async_and_wait(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for its results.
      body -- its results are returned, its error is passed on to the caller
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue, or threads wait for each other: Deadlock
    barrier_sync(queue: OS_dispatch_queue, body: function): any -- Runs a function as a barrier on a concurrent queue and waits for it.
      body -- its results are returned, its error is passed on to the caller
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue, or threads wait for each other: Deadlock
    after(seconds: number, queue: OS_dispatch_queue|function, body?: function) -- Runs a function on a queue after a delay, by default on the main queue.
      seconds -- of virtual time, from now
      queue -- can be omitted: a function alone runs on the main queue
      error -- the time is not finite
    apply(count: integer, queue: OS_dispatch_queue?, body: fun(index: integer)) -- Runs a function for each index from 0, and waits.
      count -- the number of calls
      queue -- nil is a global queue
      body -- receives the index, from 0
      error -- the count is negative
      error -- the caller runs on the queue: EXC_BREAKPOINT
    group_create(): OS_dispatch_group -- Creates a group.
    group_enter(group: OS_dispatch_group) -- Adds a pending task to the group.
    group_leave(group: OS_dispatch_group) -- Marks one pending task of the group as done.
      error -- the group has no pending task: EXC_BREAKPOINT
    group_async(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function on a queue as a task of the group.
      queue -- can be omitted: a function alone runs on the main queue
    group_notify(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function when the group has no pending task.
      queue -- can be omitted: a function alone runs on the main queue
    group_wait(group: OS_dispatch_group, seconds?: number): boolean -- Waits until the group has no pending task; returns false on timeout.
      seconds -- of virtual time; no limit without it
      error -- nothing can finish the pending tasks: Deadlock
    semaphore_create(value: integer): OS_dispatch_semaphore? -- Creates a semaphore.
      value -- the initial value; a negative one returns nil
    semaphore_wait(semaphore: OS_dispatch_semaphore, seconds?: number): boolean -- Decrements the semaphore, or waits until it can; returns false on timeout.
      seconds -- of virtual time; no limit without it
      error -- no thread can signal the semaphore, or threads wait for each other: Deadlock
    semaphore_signal(semaphore: OS_dispatch_semaphore): boolean -- Increments the semaphore; returns whether a thread was waiting.
    source(type: string, ...: any): OS_dispatch_source -- Creates a timer or data source; its queue is among the arguments.
      type -- "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
      ... -- C's handle and mask, without effect, and the queue of its handlers, a global one without it
      error -- the type is not one of these
    source_create(type: string, ...: any): OS_dispatch_source -- Creates a timer or data source; its queue is among the arguments.
      type -- "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
      ... -- C's handle and mask, without effect, and the queue of its handlers, a global one without it
      error -- the type is not one of these
    source_set_timer(source: OS_dispatch_source, start?: number, interval?: number, leeway?: number) -- Sets when a timer fires.
      start -- seconds of virtual time from now; 0
      interval -- seconds between two firings; without it, the timer fires once
      leeway -- C's argument, has no effect: timers are exact
      error -- the source is not a timer: EXC_BREAKPOINT
    source_set_event_handler(source: OS_dispatch_source, body?: function) -- Sets the event handler.
      body -- nil removes the handler
    source_set_cancel_handler(source: OS_dispatch_source, body?: function) -- Sets the cancellation handler.
      body -- runs once, after source_cancel; nil removes it
    source_set_registration_handler(source: OS_dispatch_source, body?: function) -- Sets the registration handler.
      body -- runs once, after the source was resumed for the first time; nil removes it
    source_merge_data(source: OS_dispatch_source, value: integer) -- Merges data into a source's pending data.
      value -- is added to, combined by OR with, or replaces the pending data, depending on the type
    source_get_data(source: OS_dispatch_source): integer -- Returns the data, or the number of firings, of the current handler call.
    source_cancel(source: OS_dispatch_source) -- Cancels a source.
    source_testcancel(source: OS_dispatch_source): boolean -- Returns whether a source was cancelled.
    suspend(object: OS_dispatch_queue|OS_dispatch_source) -- Suspends a queue or source: no further block or handler starts.
    resume(object: OS_dispatch_queue|OS_dispatch_source) -- Resumes a queue or source: undoes one suspension.
      object -- a new source is suspended
      error -- the object is not suspended, or is inactive: EXC_BREAKPOINT
    activate(object: OS_dispatch_queue|OS_dispatch_source) -- Activates an inactive queue or source.
      object -- has no effect if it is already active
    """
}
