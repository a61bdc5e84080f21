extension FunctionDocumentation {
  /// The `dispatch` module.
  static let dispatch = """
    once(token: string|OnceToken, body: function): boolean -- Runs a function the first time this world meets the token; answers whether it ran.
      token -- a string, or what objc.onceToken answered
      body -- its error leaves the token spent
      error -- the token's own function calls it again: EXC_BREAKPOINT
      error -- the token's function waits for this thread: Deadlock
    get_main_queue(): OS_dispatch_queue -- Answers the main queue, which is dispatch.main too.
    global(quality?: string|integer): OS_dispatch_queue -- Answers a global queue.
      quality -- "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
      error -- the quality is none of these
    get_global_queue(quality?: string|integer, flags?: integer): OS_dispatch_queue -- Answers a global queue.
      quality -- "user-interactive", "user-initiated", "default", "utility", "background", or C's number for one; "default"
      flags -- C's argument, of no effect
      error -- the quality is none of these
    queue(label?: string, options?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue, a serial one unless the options say otherwise.
      label -- what errors and queue_get_label call it; empty without it
      options -- a table, "serial" or "concurrent"
      concurrent -- whether its blocks run beside each other; false
      target -- the queue that its blocks go on to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the options are a text other than "serial" and "concurrent"
    queue_create(label?: string, attribute?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue.
      attribute -- dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
      concurrent -- whether its blocks run beside each other; false
      target -- the queue that its blocks go on to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the attribute is a text other than "serial" and "concurrent"
    queue_create_with_target(label?: string, attribute?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue.
      attribute -- dispatch.QUEUE_SERIAL, dispatch.QUEUE_CONCURRENT or a table; a serial queue without it
      concurrent -- whether its blocks run beside each other; false
      target -- the queue that its blocks go on to; a global one without it
      inactive -- whether nothing runs before dispatch.activate; false
      error -- the attribute is a text other than "serial" and "concurrent"
    set_target_queue(queue: OS_dispatch_queue, target?: OS_dispatch_queue) -- Sets where a queue's blocks go.
      target -- a global queue without it
      error -- the queue would be its own target, itself or through others
    queue_get_label(queue?: OS_dispatch_queue): string -- Answers a queue's label; of the running queue without one.
      queue -- the running one without it
    get_current_queue(): OS_dispatch_queue -- Answers the running queue.
    queue_set_specific(queue: OS_dispatch_queue, key: any, value: any, destructor?: function) -- Sets a queue's value for a key; nil takes it away.
      key -- a string or a number by its value, anything else by identity
      destructor -- C's argument, of no effect
      error -- the queue is a global one: EXC_BREAKPOINT
      error -- the key is nil
    queue_get_specific(queue: OS_dispatch_queue, key: any): any -- Answers a queue's own value.
      key -- the same that it was set under
      error -- the key is nil
    get_specific(key: any): any -- Answers the value of the running queue, or of its targets.
      key -- the same that it was set under
      error -- the key is nil
    assert_queue(queue: OS_dispatch_queue) -- Raises unless the queue is running.
      error -- the caller does not run on the queue: EXC_BREAKPOINT
    assert_queue_not(queue: OS_dispatch_queue) -- Raises when the queue is running.
      error -- the caller runs on the queue: EXC_BREAKPOINT
    assert_queue_barrier(queue: OS_dispatch_queue) -- Raises unless the queue is running.
      error -- the caller does not run on the queue: EXC_BREAKPOINT
    async(queue: OS_dispatch_queue|function, body?: function) -- Runs a function later on a queue; on the main one without a queue.
      queue -- may be left out: the function alone means the main queue
    barrier_async(queue: OS_dispatch_queue, body: function) -- Runs a function alone on a concurrent queue.
      queue -- on a serial or a global one it is async
    sync(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for what it answers.
      body -- its results are answered, its error comes out
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue any more, or threads wait for each other: Deadlock
    async_and_wait(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for what it answers.
      body -- its results are answered, its error comes out
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue any more, or threads wait for each other: Deadlock
    barrier_sync(queue: OS_dispatch_queue, body: function): any -- Runs a function alone on a concurrent queue and waits for it.
      body -- its results are answered, its error comes out
      error -- the caller runs on the queue: EXC_BREAKPOINT
      error -- nothing can run the queue any more, or threads wait for each other: Deadlock
    after(seconds: number, queue: OS_dispatch_queue|function, body?: function) -- Runs a function on a queue when the time has come; on the main one without a queue.
      seconds -- of virtual time, from now
      queue -- may be left out: the function alone means the main queue
      error -- the time is not finite
    apply(count: integer, queue: OS_dispatch_queue?, body: fun(index: integer)) -- Runs a function for each number from 0, and waits.
      count -- how often it runs
      queue -- nil is a global one
      body -- gets the number, from 0
      error -- the count is negative
      error -- the caller runs on the queue: EXC_BREAKPOINT
    group_create(): OS_dispatch_group -- Makes a group.
    group_enter(group: OS_dispatch_group) -- Counts something that is under way.
    group_leave(group: OS_dispatch_group) -- Counts it as done.
      error -- nothing of the group is under way: EXC_BREAKPOINT
    group_async(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function on a queue as a part of the group.
      queue -- may be left out: the function alone means the main queue
    group_notify(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function when nothing is under way.
      queue -- may be left out: the function alone means the main queue
    group_wait(group: OS_dispatch_group, seconds?: number): boolean -- Waits until nothing is under way; false when the time has passed.
      seconds -- of virtual time; for ever without it
      error -- nothing can end what is under way: Deadlock
    semaphore_create(value: integer): OS_dispatch_semaphore? -- Makes a semaphore.
      value -- how many there are to take; a negative one answers nil
    semaphore_wait(semaphore: OS_dispatch_semaphore, seconds?: number): boolean -- Takes one, or waits for it; false when the time has passed.
      seconds -- of virtual time; for ever without it
      error -- nobody can signal any more, or threads wait for each other: Deadlock
    semaphore_signal(semaphore: OS_dispatch_semaphore): boolean -- Gives one; answers whether somebody waited.
    source(type: string, ...: any): OS_dispatch_source -- Makes a source of a timer or of data; its queue is among the arguments.
      type -- "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
      ... -- C's handle and mask, of no effect, and the queue of its handlers, a global one without it
      error -- the type is none of these
    source_create(type: string, ...: any): OS_dispatch_source -- Makes a source of a timer or of data; its queue is among the arguments.
      type -- "timer", "data_add", "data_or" or "data_replace", or dispatch.SOURCE_TYPE_TIMER and so on
      ... -- C's handle and mask, of no effect, and the queue of its handlers, a global one without it
      error -- the type is none of these
    source_set_timer(source: OS_dispatch_source, start?: number, interval?: number, leeway?: number) -- Sets when a timer goes off.
      start -- seconds of virtual time from now; 0
      interval -- seconds between two ticks; without it there is one tick
      leeway -- C's argument, of no effect: timers are exact
      error -- the source is no timer: EXC_BREAKPOINT
    source_set_event_handler(source: OS_dispatch_source, body?: function) -- Sets what runs.
      body -- nil takes it away
    source_set_cancel_handler(source: OS_dispatch_source, body?: function) -- Sets what runs at the end.
      body -- runs once, after source_cancel; nil takes it away
    source_set_registration_handler(source: OS_dispatch_source, body?: function) -- Sets what runs at the beginning.
      body -- runs once, when the source has been resumed first; nil takes it away
    source_merge_data(source: OS_dispatch_source, value: integer) -- Adds data.
      value -- is added, or-ed or put in the place of what is pending, as the type says
    source_get_data(source: OS_dispatch_source): integer -- Answers the data, or the ticks, that the handler was called for.
    source_cancel(source: OS_dispatch_source) -- Ends a source.
    source_testcancel(source: OS_dispatch_source): boolean -- Answers whether a source has ended.
    suspend(object: OS_dispatch_queue|OS_dispatch_source) -- Lets nothing begin any more.
    resume(object: OS_dispatch_queue|OS_dispatch_source) -- Takes one suspension back.
      object -- a source is suspended from its making on
      error -- it is not suspended, or is inactive: EXC_BREAKPOINT
    activate(object: OS_dispatch_queue|OS_dispatch_source) -- Lets an inactive object begin.
      object -- one that is active already stays so
    """
}
