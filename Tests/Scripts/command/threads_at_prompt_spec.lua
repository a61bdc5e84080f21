-- Threads at the prompt: the output of `:threads`, and Ctrl-C in any thread.
local state = os.tmpname()
os.remove(state)

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local type_lines = dofile(here .. "support/type_lines.lua")

--- Returns the terminal's contents after some keys were pressed; after words, with the Return key.
local function typed(keys)
  return (type_lines(keys, {columns = 200, state = state}):gsub("\27%[[%d?]*%a", ""))
end

local prepare =
  "gate = dispatch.semaphore_create(0) function begin(f) objc.NSThread:detachNewThreadWithBlock_(f) end"

describe("the prompt with threads", function()
  teardown(function() os.execute(("rm -rf '%s'"):format(state)) end)

  it("shows what each thread waits for, and where, by the names of threads and queues", function()
    local text = typed {
      prepare,
      'begin(function() objc.NSThread:currentThread():setName_ "loader" dispatch.semaphore_wait(gate) end)',
      'store = dispatch.queue "com.example.store"',
      "dispatch.async(store, function() dispatch.sync(dispatch.main, print) end)",
      "runloop.run(0) begin(function() dispatch.sync(store, print) end) begin(function() dispatch.sync(store, print) end)",
      ":threads",
    }
    assert.matches("the main thread runs\n", text, 1, true)
    assert.matches(
      'thread 2 "loader" waits for semaphore <OS_dispatch_semaphore: 0x%x+> %(it waits at stdin:2%)\n', text)
    assert.matches("thread %d+ is ready to start\n", text)
  end)

  it("is interrupted whichever thread runs, and leaves those that wait", function()
    local text = typed {
      prepare,
      "begin(function() dispatch.semaphore_wait(gate) end) runloop.run(0)",
      "begin(function() while true do end end) runloop.runUntilIdle()", "^C",
      'dispatch.async(dispatch.queue "busy", function() while true do pcall(function() while true do end end) end end)',
      "runloop.runUntilIdle()", "^C",
      "begin(function() while true do objc.NSThread:sleepForTimeInterval_(1) end end) runloop.runUntilIdle()", "^C",
      "print(6 * 7)",
      "dispatch.semaphore_signal(gate)",
      ":threads",
    }
    local _, times = text:gsub("interrupted!\n", "")
    assert.equal(3, times)
    assert.matches("\n42\n", text, 1, true)
    assert.matches("thread 2 is ready to continue\n", text, 1, true)
    assert.not_matches("thread 3", text, 1, true)
  end)
end)
