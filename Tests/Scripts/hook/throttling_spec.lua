-- Throttled messages on the virtual clock.

local log

local names = 0
local function class()
  names = names + 1
  return objc.class("Throttled" .. names, objc.NSObject, function(instance)
    function instance:say_to_(word, other)
      log[#log + 1] = ("%s@%.1f"):format(word, runloop.now() - log.start)
      return "said"
    end
  end)
end

-- Sends each word at its time, and returns each arrival with its time.
local function play(object, words)
  log = {start = runloop.now()}
  for _, word in ipairs(words) do
    dispatch.after(word[1], function() object:say_to_(word[2]) end)
  end
  runloop.run(5)
  return table.concat(log, " ")
end

local line = {{0.0, "a"}, {0.4, "b"}, {0.9, "c"}, {1.6, "d"}}

describe("a throttled message", function()
  it("of mode first passes at once, and those within the interval do not", function()
    local C = class()
    hook.throttle(C, "say:to:", {mode = "first", interval = 1.0})
    assert.are.equal("a@0.0 d@1.6", play(C:new(), line))
    assert.are.equal("a@0.0 c@1.1", play(C:new(), {{0, "a"}, {1.0, "b"}, {1.1, "c"}}))
  end)

  it("of mode last passes at the end of the window that the first one opened", function()
    local C = class()
    hook.throttle(C, "say:to:", {mode = "last", interval = 1.0})
    assert.are.equal("c@1.0 d@2.6", play(C:new(), line))
  end)

  it("of mode debounce passes when none has followed for an interval", function()
    local C = class()
    hook.throttle(C, "say:to:", {mode = "debounce", interval = 1.0})
    assert.are.equal("d@2.6", play(C:new(), line))
  end)

  it("has a window of its own for each receiver and each key", function()
    local C = class()
    hook.throttle(C, "say:to:", {
      mode = "first", interval = 1, key = function(_, word) return word ~= "always" and word or nil end})
    log = {start = runloop.now()}
    local object, other = C:new(), C:new()
    object:say_to_ "a"
    object:say_to_ "a"
    object:say_to_ "b"
    other:say_to_ "a"
    object:say_to_ "always"
    object:say_to_ "always"
    assert.are.equal("a@0.0 b@0.0 a@0.0 always@0.0 always@0.0", table.concat(log, " "))
  end)

  it("returns the method's result, and nothing when it is dropped", function()
    local C = class()
    log = {start = 0}
    hook.throttle(C, "say:to:", {mode = "first", interval = 1})
    local object = C:new()
    assert.are.equal("said", object:say_to_ "a")
    assert.is_nil(object:say_to_ "b")
  end)

  it("keeps its receiver and its arguments until it passes, also when it is removed", function()
    local C = class()
    log = {start = runloop.now()}
    local gone = 0
    C["dealloc"] = function() gone = gone + 1 end
    local token = hook.throttle(C, "say:to:", {mode = "debounce", interval = 1})
    objc.autoreleasepool(function()
      local object = C:new()
      object:say_to_("late", C:new())
    end)
    assert.are.equal(0, gone)
    assert.is_true(token:remove())
    runloop.run(2)
    assert.are.equal("late@1.0", table.concat(log, " "))
    assert.are.equal(2, gone)
  end)

  it("forgets calls after a restored snapshot", function()
    local C = class()
    log = {start = runloop.now()}
    hook.throttle(C, "say:to:", {mode = "first", interval = 1})
    local object = C:new()
    local snapshot = objc.snapshot()
    object:say_to_ "a"
    objc.restore(snapshot)
    object:say_to_ "b"
    object:say_to_ "c"
    assert.are.equal("a@0.0 b@0.0", table.concat(log, " "))
  end)

  it("waits again for a snapshot that is restored, with the arguments it had then", function()
    for _, mode in ipairs {"last", "debounce"} do
      local object = class():new()
      log = {start = runloop.now()}
      local token = hook.throttle(object, "say:to:", {mode = mode, interval = 1})
      object:say_to_ "then"
      local snapshot = objc.snapshot()
      object:say_to_ "since"
      runloop.run(2)
      for _ = 1, 2 do
        objc.restore(snapshot)
        runloop.run(2)
      end
      objc.restore(snapshot)
      token:remove()
      runloop.run(2)
      assert.are.equal("since@1.0 then@1.0 then@1.0 then@1.0", table.concat(log, " "))
    end
  end)

  it("waits again for a snapshot that the method itself restores", function()
    names = names + 1
    local snapshot, came = nil, 0
    local C = objc.class("Throttled" .. names, objc.NSObject, function(instance)
      function instance:say()
        came = came + 1
        if came == 1 then objc.restore(snapshot) end
      end
    end)
    local object = C:new()
    local token = hook.throttle(object, "say", {mode = "last", interval = 1})
    object:say()
    snapshot = objc.snapshot()
    runloop.run(3)
    assert.are.equal(2, came)
    token:remove()
  end)

  it("is identified by its key object, also if it has no other reference", function()
    local object, keys = class():new(), 0
    log = {start = runloop.now()}
    hook.throttle(object, "say:to:", {
      mode = "first", interval = 1, key = function()
        collectgarbage()
        keys = keys + 1
        return keys % 2 == 0 and {} or objc.NSObject:new()
      end})
    for number = 1, 20 do object:say_to_(tostring(number)) end
    assert.are.equal(20, #log)
  end)

  it("works for one object, one control event and one target each", function()
    local button = objc.UIButton:buttonWithType_(0)
    log = {}
    local Target = objc.class("ThrottledTarget" .. names, objc.NSObject, function(instance)
      function instance:one() log[#log + 1] = "one" end
      function instance:two() log[#log + 1] = "two" end
    end)
    local target = Target:new()
    button:addTarget_action_forControlEvents_(target, "one", uikit.UIControlEventTouchUpInside)
    button:addTarget_action_forControlEvents_(target, "two", uikit.UIControlEventTouchUpInside)
    hook.throttle(button, "sendAction:to:forEvent:", {
      mode = "first", interval = 2, key = function(_, action) return action end})
    local function tap() button:sendActionsForControlEvents_(uikit.UIControlEventTouchUpInside) end
    tap()
    runloop.run(1.9)
    tap()
    assert.are.equal("one two", table.concat(log, " "))
    runloop.run(0.2)
    tap()
    assert.are.equal("one two one two", table.concat(log, " "))
  end)

  it("is rejected with a wrong mode or interval", function()
    local C = class()
    for _, wrong in ipairs {
      {interval = 1, mode = "often"}, {mode = "first"}, {interval = 0 / 0}, {interval = -1},
      {interval = math.huge}, {interval = "1"}, {interval = 1, key = "k"},
      {interval = 1, unknown = 1}} do
      local ok, e = pcall(hook.throttle, C, "say:to:", wrong)
      assert.is_false(ok)
      assert.matches("hook.throttle: ", e.reason)
    end
    assert.error_matches(function() hook.throttle(C, "say:to:") end,
      "argument 3 must be a table with mode and interval")
    assert.are.same({}, hook.list(C, "say:to:"))
  end)
end)
