--- dispatch.once
do
  local token = objc.onceToken()
  for _ = 1, 2 do print(dispatch.once(token, function() print "ran" end)) end --> ran true false
end

--- dispatch.get_main_queue
do
  print(dispatch.get_main_queue() == dispatch.main) --> true
end

--- dispatch.global
do
  print(dispatch.queue_get_label(dispatch.global "default")) --> com.apple.root.default-qos
end

--- dispatch.get_global_queue
do
  print(dispatch.get_global_queue(0, 0) == dispatch.global()) --> true
end

--- dispatch.queue
do
  local queue = dispatch.queue("files", {concurrent = true})
  print(dispatch.queue_get_label(queue)) --> files
end

--- dispatch.queue_create
do
  print(dispatch.queue_get_label(dispatch.queue_create("files"))) --> files
end

--- dispatch.queue_create_with_target
do
  local queue = dispatch.queue_create_with_target("inner", nil, dispatch.global())
  print(dispatch.queue_get_label(queue)) --> inner
end

--- dispatch.set_target_queue
do
  local outer, inner = dispatch.queue "outer", dispatch.queue "inner"
  dispatch.set_target_queue(inner, outer)
  dispatch.async(inner, function() dispatch.assert_queue(outer) print "inside the outer one" end)
  runloop.run(0) --> inside the outer one
end

--- dispatch.queue_get_label
do
  dispatch.sync(dispatch.queue "files", function() print(dispatch.queue_get_label()) end) --> files
end

--- dispatch.get_current_queue
do
  local queue = dispatch.queue "files"
  dispatch.sync(queue, function() print(dispatch.queue_get_label(dispatch.get_current_queue())) end) --> files
end

--- dispatch.queue_set_specific
do
  local queue = dispatch.queue "files"
  dispatch.queue_set_specific(queue, "owner", "me")
  print(dispatch.queue_get_specific(queue, "owner")) --> me
end

--- dispatch.queue_get_specific
do
  print(dispatch.queue_get_specific(dispatch.queue "files", "owner")) --> nil
end

--- dispatch.get_specific
do
  local queue = dispatch.queue "files"
  dispatch.queue_set_specific(queue, "owner", "me")
  dispatch.sync(queue, function() print(dispatch.get_specific "owner") end) --> me
end

--- dispatch.assert_queue
do
  dispatch.assert_queue(dispatch.main)
end

--- dispatch.assert_queue_not
do
  dispatch.assert_queue_not(dispatch.queue "files")
end

--- dispatch.assert_queue_barrier
do
  local queue = dispatch.queue "files"
  dispatch.sync(queue, function() dispatch.assert_queue_barrier(queue) end)
end

--- dispatch.async
do
  dispatch.async(function() print "later" end)
  print "first" --> first
  runloop.run(0) --> later
end

--- dispatch.barrier_async
do
  local store = dispatch.queue("store", {concurrent = true})
  dispatch.async(store, function() print "reads" end)
  dispatch.barrier_async(store, function() print "writes" end)
  runloop.run(0) --> reads writes
end

--- dispatch.sync
do
  local queue = dispatch.queue "files"
  print(dispatch.sync(queue, function() return 6 * 7 end)) --> 42
end

--- dispatch.async_and_wait
do
  print(dispatch.async_and_wait(dispatch.queue "files", function() return "done" end)) --> done
end

--- dispatch.barrier_sync
do
  local store = dispatch.queue("store", {concurrent = true})
  print(dispatch.barrier_sync(store, function() return "alone" end)) --> alone
end

--- dispatch.after
do
  dispatch.after(0.5, function() print(runloop.now()) end)
  runloop.run(1) --> 0.5
end

--- dispatch.apply
do
  local sum = 0
  dispatch.apply(4, dispatch.global(), function(index) sum = sum + index end)
  print(sum) --> 6
end

--- dispatch.group_create
do
  local group = dispatch.group_create()
  dispatch.group_async(group, dispatch.global(), function() print "works" end)
  print(dispatch.group_wait(group)) --> works true
end

--- dispatch.group_enter
do
  local group = dispatch.group_create()
  dispatch.group_enter(group)
  dispatch.after(1, function() dispatch.group_leave(group) end)
  dispatch.group_notify(group, dispatch.main, function() print(runloop.now()) end)
  runloop.run(2) --> 1.0
end

--- dispatch.group_leave
do
  local group = dispatch.group_create()
  dispatch.group_enter(group)
  dispatch.group_leave(group)
  print(dispatch.group_wait(group, 0)) --> true
end

--- dispatch.group_async
do
  local group = dispatch.group_create()
  for i = 1, 2 do dispatch.group_async(group, dispatch.queue "serial", function() print(i) end) end
  dispatch.group_wait(group) --> 1 2
end

--- dispatch.group_notify
do
  local group = dispatch.group_create()
  dispatch.group_notify(group, dispatch.main, function() print "all done" end)
  runloop.run(0) --> all done
end

--- dispatch.group_wait
do
  local group = dispatch.group_create()
  dispatch.group_enter(group)
  print(dispatch.group_wait(group, 2), runloop.now()) --> false 2.0
  dispatch.group_leave(group)
end

--- dispatch.semaphore_create
do
  local one = dispatch.semaphore_create(1)
  print(dispatch.semaphore_wait(one, 0), dispatch.semaphore_wait(one, 0)) --> true false
  dispatch.semaphore_signal(one)
end

--- dispatch.semaphore_wait
do
  local done = dispatch.semaphore_create(0)
  dispatch.async(dispatch.global(), function() dispatch.semaphore_signal(done) end)
  print(dispatch.semaphore_wait(done)) --> true
end

--- dispatch.semaphore_signal
do
  print(dispatch.semaphore_signal(dispatch.semaphore_create(0))) --> false
end

--- dispatch.source
do
  local timer = dispatch.source("timer", dispatch.queue "timers")
  dispatch.source_set_timer(timer, 1, 1)
  dispatch.source_set_event_handler(timer, function() print(runloop.now()) end)
  dispatch.resume(timer)
  runloop.run(2.5) --> 1.0 2.0
  dispatch.source_cancel(timer)
end

--- dispatch.source_create
do
  local data = dispatch.source_create("data_add", dispatch.main)
  dispatch.source_set_event_handler(data, function() print(dispatch.source_get_data(data)) end)
  dispatch.resume(data)
  dispatch.source_merge_data(data, 1)
  dispatch.source_merge_data(data, 2)
  runloop.run(0) --> 3
  dispatch.source_cancel(data)
end

--- dispatch.source_set_timer
do
  local timer = dispatch.source("timer", dispatch.queue "timers")
  dispatch.source_set_timer(timer, 0.5)
  dispatch.source_set_event_handler(timer, function() print(runloop.now()) end)
  dispatch.resume(timer)
  runloop.run(1) --> 0.5
  dispatch.source_cancel(timer)
end

--- dispatch.source_set_event_handler
do
  local timer = dispatch.source("timer", dispatch.main)
  dispatch.source_set_timer(timer, 1)
  dispatch.source_set_event_handler(timer, function() print "rings" end)
  dispatch.resume(timer)
  runloop.run(1) --> rings
  dispatch.source_cancel(timer)
end

--- dispatch.source_set_cancel_handler
do
  local timer = dispatch.source("timer", dispatch.main)
  dispatch.source_set_cancel_handler(timer, function() print "ends" end)
  dispatch.resume(timer)
  dispatch.source_cancel(timer)
  runloop.run(0) --> ends
end

--- dispatch.source_set_registration_handler
do
  local timer = dispatch.source("timer", dispatch.main)
  dispatch.source_set_registration_handler(timer, function() print "begins" end)
  dispatch.resume(timer)
  runloop.run(0) --> begins
  dispatch.source_cancel(timer)
end

--- dispatch.source_merge_data
do
  local data = dispatch.source("data_add", dispatch.main)
  dispatch.source_set_event_handler(data, function() print(dispatch.source_get_data(data)) end)
  dispatch.resume(data)
  dispatch.source_merge_data(data, 5)
  runloop.run(0) --> 5
  dispatch.source_cancel(data)
end

--- dispatch.source_get_data
do
  local data = dispatch.source("data_add", dispatch.main)
  dispatch.source_set_event_handler(data, function() print(dispatch.source_get_data(data)) end)
  dispatch.resume(data)
  dispatch.source_merge_data(data, 5)
  runloop.run(0) --> 5
  dispatch.source_cancel(data)
end

--- dispatch.source_cancel
do
  local timer = dispatch.source("timer", dispatch.main)
  dispatch.resume(timer)
  dispatch.source_cancel(timer)
  print(dispatch.source_testcancel(timer)) --> true
end

--- dispatch.source_testcancel
do
  local timer = dispatch.source("timer", dispatch.main)
  dispatch.resume(timer)
  dispatch.source_cancel(timer)
  print(dispatch.source_testcancel(timer)) --> true
end

--- dispatch.suspend
do
  local queue = dispatch.queue "files"
  dispatch.suspend(queue)
  dispatch.async(queue, function() print "runs" end)
  runloop.run(1)
  print "resumed" --> resumed
  dispatch.resume(queue)
  runloop.run(0) --> runs
end

--- dispatch.resume
do
  local queue = dispatch.queue "files"
  dispatch.suspend(queue)
  dispatch.resume(queue)
  dispatch.async(queue, function() print "runs" end)
  runloop.run(0) --> runs
end

--- dispatch.activate
do
  local queue = dispatch.queue("files", {inactive = true})
  dispatch.async(queue, function() print "runs" end)
  dispatch.activate(queue)
  runloop.run(0) --> runs
end
