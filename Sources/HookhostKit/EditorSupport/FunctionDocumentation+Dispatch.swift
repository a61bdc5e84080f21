extension FunctionDocumentation {
  /// The `dispatch` module.
  static let dispatch = """
    once(token: string|OnceToken, body: function): boolean -- Runs a function the first time this world meets the token; answers whether it ran.
    get_main_queue(): OS_dispatch_queue -- Answers the main queue, which is dispatch.main too.
    global(quality?: string|integer): OS_dispatch_queue -- Answers a global queue.
    get_global_queue(quality?: string|integer, flags?: integer): OS_dispatch_queue -- Answers a global queue.
    queue(label?: string, options?: string|{concurrent: boolean?, target: OS_dispatch_queue?, inactive: boolean?}, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue, a serial one unless the options say otherwise.
    queue_create(label?: string, attribute?: string|table, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue.
    queue_create_with_target(label?: string, attribute?: string|table, target?: OS_dispatch_queue): OS_dispatch_queue -- Makes a queue.
    set_target_queue(queue: OS_dispatch_queue, target?: OS_dispatch_queue) -- Sets where a queue's blocks go.
    queue_get_label(queue?: OS_dispatch_queue): string -- Answers a queue's label; of the running queue without one.
    get_current_queue(): OS_dispatch_queue -- Answers the running queue.
    queue_set_specific(queue: OS_dispatch_queue, key: any, value: any, destructor?: function) -- Sets a queue's value for a key; nil takes it away.
    queue_get_specific(queue: OS_dispatch_queue, key: any): any -- Answers a queue's own value.
    get_specific(key: any): any -- Answers the value of the running queue, or of its targets.
    assert_queue(queue: OS_dispatch_queue) -- Raises unless the queue is running.
    assert_queue_not(queue: OS_dispatch_queue) -- Raises when the queue is running.
    assert_queue_barrier(queue: OS_dispatch_queue) -- Raises unless the queue is running.
    async(queue: OS_dispatch_queue|function, body?: function) -- Runs a function later on a queue; on the main one without a queue.
    barrier_async(queue: OS_dispatch_queue, body: function) -- Runs a function alone on a concurrent queue.
    sync(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for what it answers.
    async_and_wait(queue: OS_dispatch_queue, body: function): any -- Runs a function on a queue and waits for what it answers.
    barrier_sync(queue: OS_dispatch_queue, body: function): any -- Runs a function alone on a concurrent queue and waits for it.
    after(seconds: number, queue: OS_dispatch_queue|function, body?: function) -- Runs a function on a queue when the time has come; on the main one without a queue.
      seconds -- of virtual time, from now
    apply(count: integer, queue: OS_dispatch_queue?, body: fun(index: integer)) -- Runs a function for each number from 0, and waits.
    group_create(): OS_dispatch_group -- Makes a group.
    group_enter(group: OS_dispatch_group) -- Counts something that is under way.
    group_leave(group: OS_dispatch_group) -- Counts it as done.
    group_async(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function on a queue as a part of the group.
    group_notify(group: OS_dispatch_group, queue: OS_dispatch_queue, body: function) -- Runs a function when nothing is under way.
    group_wait(group: OS_dispatch_group, seconds?: number): boolean -- Waits until nothing is under way; false when the time has passed.
    semaphore_create(value: integer): OS_dispatch_semaphore? -- Makes a semaphore.
    semaphore_wait(semaphore: OS_dispatch_semaphore, seconds?: number): boolean -- Takes one, or waits for it; false when the time has passed.
    semaphore_signal(semaphore: OS_dispatch_semaphore): boolean -- Gives one; answers whether somebody waited.
    source(type: string, ...: any): OS_dispatch_source -- Makes a source of a timer or of data; its queue is among the arguments.
    source_create(type: string, ...: any): OS_dispatch_source -- Makes a source of a timer or of data; its queue is among the arguments.
    source_set_timer(source: OS_dispatch_source, start?: number, interval?: number, leeway?: number) -- Sets when a timer goes off.
    source_set_event_handler(source: OS_dispatch_source, body?: function) -- Sets what runs.
    source_set_cancel_handler(source: OS_dispatch_source, body?: function) -- Sets what runs at the end.
    source_set_registration_handler(source: OS_dispatch_source, body?: function) -- Sets what runs at the beginning.
    source_merge_data(source: OS_dispatch_source, value: integer) -- Adds data.
    source_get_data(source: OS_dispatch_source): integer -- Answers the data, or the ticks, that the handler was called for.
    source_cancel(source: OS_dispatch_source) -- Ends a source.
    source_testcancel(source: OS_dispatch_source): boolean -- Answers whether a source has ended.
    suspend(object: OS_dispatch_queue|OS_dispatch_source) -- Lets nothing begin any more.
    resume(object: OS_dispatch_queue|OS_dispatch_source) -- Takes one suspension back.
    activate(object: OS_dispatch_queue|OS_dispatch_source) -- Lets an inactive object begin.
    """
}
