-- Lanes for threads and queues, in both formats, with their waits.
describe("a trace of threads", function()
  local folder = debug.getinfo(1, "S").source:match "^@(.*/)" or ""
  local chrome = dofile(folder .. "../command/chrome_trace.lua")
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]

  local source = [[
    local lock, queue = objc.NSLock:new(), dispatch.queue("com.example.store")
    local wide = dispatch.queue("com.example.images", {concurrent = true})
    dispatch.async(queue, function()
      lock:lock()
      objc.NSThread:sleepForTimeInterval_(1)
      lock:unlock()
    end)
    for _ = 1, 2 do
      dispatch.async(wide, function() objc.NSThread:sleepForTimeInterval_(1) end)
    end
    local thread = objc.NSThread:alloc():initWithBlock_(function()
      objc.NSThread:sleepForTimeInterval_(0.5)
      lock:lock()
      objc.NSObject:hash()
      coroutine.wrap(function() objc.NSObject:hash() end)()
      lock:unlock()
    end)
    thread:setName_ "uploader"
    thread:start()
    runloop.runUntilIdle()
  ]]

  local function traced(extension)
    local script, file = os.tmpname(), os.tmpname() .. extension
    local handle = assert(io.open(script, "w"))
    handle:write(source)
    handle:close()
    assert(os.execute(("'%s' trace -o '%s' '%s'"):format(program, file, script)))
    handle = assert(io.open(file))
    local text = handle:read "a"
    handle:close()
    os.remove(script)
    os.remove(file)
    os.remove((file:gsub("%.%a+$", "")))
    return text
  end

  it("has a lane for each thread and queue, with waits and owners", function()
    local read = chrome.json(traced ".json")
    chrome.check(read)
    local tracks, held, blocks = {}, nil, {}
    for _, event in ipairs(read.traceEvents) do
      if event.name == "thread_name" then tracks[event.tid] = event.args.name end
      if event.cat == "wait" and event.name:find("lock <NSLock", 1, true) then held = event end
      if event.cat == "block" then blocks[#blocks + 1] = event end
    end
    local names = {}
    for _, name in pairs(tracks) do names[name] = true end
    for _, name in ipairs {
      "Thread 1 Queue: com.apple.main-thread (serial)", 'Thread 5 "uploader"',
      'Thread 5 "uploader", coroutine 1', "Queue: com.example.store (serial)",
      "Queue: com.example.images (concurrent)", "Queue: com.example.images (concurrent), beside others",
    } do assert.is_true(names[name], name) end
    assert.equal('Thread 5 "uploader"', tracks[held.tid])
    assert.truthy(held.args["held by"]:find("^thread 2 %(com.example.store%), taken at .+:4$"))
    assert.near(500000, held.ts, 100)
    assert.near(500000, held.dur, 100)
    assert.equal(3, #blocks)
    assert.equal("com.example.store (serial)", blocks[1].args.queue)
  end)

  it("shows both on the page", function()
    local page = traced ".html"
    for _, text in ipairs {
      "Queue: ", "com.example.store (serial)", '\\"uploader\\"', "drawThreads",
      "taken at", "lock \\u003cNSLock: ",
    } do assert.truthy(page:find(text, 1, true), text) end
  end)

  it("keeps to one lane while there is one thread", function()
    source = "dispatch.async(function() objc.NSObject:hash() end) runloop.runUntilIdle()"
    local read, names = chrome.json(traced ".json"), {}
    for _, event in ipairs(read.traceEvents) do
      if event.name == "thread_name" then names[#names + 1] = event.args.name end
      assert.is_not.equal("block", event.cat)
    end
    assert.same({"fingers", "messages"}, names)
  end)
end)
