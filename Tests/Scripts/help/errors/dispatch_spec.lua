local stated = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function nothing() end

local globals, makers = "dispatch.global dispatch.get_global_queue", "dispatch.queue dispatch.queue_create dispatch.queue_create_with_target"
local syncs, sources = "dispatch.sync dispatch.async_and_wait dispatch.barrier_sync", "dispatch.source dispatch.source_create"
local running, stuck = "the caller runs on the queue", "called on queue already owned by current thread"

stated("dispatch", {
  {"dispatch.once", "the same token again: EXC_BREAKPOINT", "EXC_BREAKPOINT", function(f) f("token", function() f("token", nothing) end) end},
  {"dispatch.once", "waits for this thread: Deadlock", "Deadlock", function(f)
    dispatch.async(dispatch.global(), function() f("token", function() dispatch.sync(dispatch.main, nothing) end) end)
    dispatch.semaphore_wait(dispatch.semaphore_create(0), 1)
    f("token", nothing)
  end},
  {globals, "the quality is not one of these", '"user-interactive"', function(f) f "fast" end},
  {makers, "other than", '"serial", "concurrent"', function(f) f("a", "parallel") end},
  {"dispatch.set_target_queue", "its own target", "cannot be its own target", function(f)
    local queue = dispatch.queue "a"
    f(queue, dispatch.queue("b", {target = queue}))
    f(queue, queue)
  end},
  {"dispatch.queue_set_specific", "a global one", "EXC_BREAKPOINT", function(f) f(dispatch.global(), "key", 1) end},
  {"dispatch.queue_set_specific dispatch.queue_get_specific", "the key is nil", "must be a key", function(f) f(dispatch.main, nil) end},
  {"dispatch.get_specific", "the key is nil", "must be a key", function(f) f(nil) end},
  {"dispatch.assert_queue dispatch.assert_queue_barrier", "does not run on the queue", "was expected to execute", function(f) f(dispatch.queue "a") end},
  {"dispatch.assert_queue_not", running, "was not expected to execute", function(f) f(dispatch.main) end},
  {syncs, running, stuck, function(f) f(dispatch.main, nothing) end},
  {syncs, "nothing can run the queue", "Deadlock", function(f)
    local queue = dispatch.queue "a"
    finally(function() dispatch.resume(queue) end)
    dispatch.suspend(queue)
    f(queue, nothing)
  end},
  {"dispatch.after", "not finite", "inf seconds", function(f) f(1 / 0, nothing) end},
  {"dispatch.apply", "the count is negative", "not negative", function(f) f(-1, nil, nothing) end},
  {"dispatch.apply", running, stuck, function(f) f(1, dispatch.main, nothing) end},
  {"dispatch.group_leave", "the group has no pending task", "EXC_BREAKPOINT", function(f) f(dispatch.group_create()) end},
  {"dispatch.group_wait", "nothing can finish the pending tasks", "Deadlock", function(f)
    local group = dispatch.group_create()
    finally(function() dispatch.group_leave(group) end)
    dispatch.group_enter(group)
    f(group)
  end},
  {"dispatch.semaphore_wait", "no thread can signal", "Deadlock", function(f) f(dispatch.semaphore_create(0)) end},
  {sources, "the type is not one", '"timer", "data_add"', function(f) f "file" end},
  {"dispatch.source_set_timer", "is not a timer", "EXC_BREAKPOINT", function(f) f(dispatch.source "data_add", 1) end},
  {"dispatch.resume", "is not suspended", "Over-resume", function(f) f(dispatch.queue "a") end},
  {"dispatch.resume", "or is inactive", "Over-resume of an inactive", function(f) f(dispatch.queue("a", {inactive = true})) end},
})
