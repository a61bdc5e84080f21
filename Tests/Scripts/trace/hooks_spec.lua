describe("a trace of hooks", function()
  local world
  before_each(function() world = objc.snapshot() end)
  after_each(function()
    pcall(trace.stop)
    objc.restore(world)
  end)

  local function outline(list)
    local lines = {}
    for _, entry in ipairs(list) do
      local mark = entry.kind == "hook" and entry.layer .. " by " .. entry.owner or "message"
      lines[#lines + 1] = ("%d %s %s"):format(entry.depth, mark, entry.selector)
    end
    return lines
  end

  local function define(name)
    return objc.class(name, objc.NSObject, function(instance)
      function instance:go(x) return x end
    end)
  end

  it("records each handler with its owner, whenever the hook was installed", function()
    local C = define "TraceHooked"
    local c = C:alloc():init()
    hook.instead(C, "go:", function(original, self, x) return original(self, x + 1) end,
      {owner = "sdk"})
    trace.start()
    hook.before(C, "go:", function(self) self:hash() end, {owner = "app"})
    hook.after(c, "go:", function() end, {owner = "test"})
    assert.equal(2, c:go(1))
    local list = trace.stop()
    local lines = outline(list)
    while lines[1] and not lines[1]:match "go:" do table.remove(lines, 1) end
    assert.same({
      "0 message go:", "1 before by app go:", "2 message hash", "1 instead by sdk go:",
      "1 after by test go:",
    }, lines)
    assert.equal(c, list[#list].receiver)
    assert.matches("hooks_spec.lua:%d+$", list[#list].source)
    assert.equal(2, c:go(1))
  end)

  it("shows a message over an inherited method once", function()
    local Base = define "TraceHookBase"
    local Sub = objc.class("TraceHookSub", Base)
    hook.before(Sub, "go:", function() end, {owner = "app"})
    local sub = Sub:alloc():init()
    trace.start()
    sub:go(1)
    assert.same({"0 message go:", "1 before by app go:"}, outline(trace.stop()))
  end)

  it("holds the hooks of messages that native code sends", function()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 50, 50}
    uikit.keyWindow():addSubview_(button)
    hook.before(objc.UIButton, "sendAction:to:forEvent:", function() end, {owner = "sdk"})
    local C = objc.class("TraceTapTarget", objc.NSObject, function(instance)
      function instance:tapped_(sender) end
    end)
    local target = C:alloc():init()
    button:addTarget_action_forControlEvents_(
      target, objc.sel "tapped:", uikit.UIControlEventTouchUpInside)
    trace.start {selectors = {"sendAction:to:forEvent:", objc.sel "tapped:"}}
    gesture.tap(button)
    local list = trace.stop()
    assert.same({"sendAction:to:forEvent:", "sendAction:to:forEvent:"},
      {list[1].selector, list[2].selector})
    assert.same({"message", "hook", "sdk"}, {list[1].kind, list[2].kind, list[2].owner})
    assert.equal("tapped:", list[#list].selector)
    assert.equal("UIButton", list[1].class)
    button:removeFromSuperview()
  end)

  it("holds the hooks of a delegate, and those that throttle", function()
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 100}
    view:setContentSize_ {100, 1000}
    local D = objc.class("TraceHookDelegate", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(view) end
    end)
    local delegate = D:alloc():init()
    view:setDelegate_(delegate)
    hook.delegate(view, {["scrollViewDidScroll:"] = function(original, self, ...)
      return original(self, ...)
    end}, {owner = "sdk"})
    trace.start {selectors = {"scrollViewDidScroll:"}}
    view:setContentOffset_ {0, 20}
    assert.same({
      "0 message scrollViewDidScroll:", "1 delegate by sdk scrollViewDidScroll:",
      "2 message scrollViewDidScroll:",
    }, outline(trace.stop()))

    local C = define "TraceThrottled"
    hook.throttle(C, "go:", {mode = "first", interval = 1, owner = "gate"})
    local c = C:alloc():init()
    trace.start()
    c:go(1)
    assert.same({"0 message go:", "1 throttle by gate go:"}, outline(trace.stop()))
  end)

  it("records a call that a throttling hook delays, with the messages inside it", function()
    for _, mode in ipairs {"last", "debounce"} do
      local C = objc.class("TraceLate_" .. mode, objc.NSObject, function(instance)
        function instance:go(x) return self:hash() end
      end)
      hook.before(C, "go:", function() end, {owner = "app"})
      hook.throttle(C, "go:", {mode = mode, interval = 0.25, owner = "gate"})
      local c = C:alloc():init()
      local start = runloop.now()
      trace.start {classes = {C}}
      c:go(1)
      c:go(2)
      runloop.run(1)
      local list = trace.stop()
      assert.same({
        "0 message go:", "1 throttle by gate go:", "0 message go:", "1 throttle by gate go:",
        "0 throttle by gate go:", "1 before by app go:", "1 message hash",
      }, outline(list))
      local late = list[5]
      assert.same({0.25, "hook", c, "2"}, {late.t - start, late.kind, late.receiver, late.args})
      assert.equal("go:", list[late.cause].selector)
    end
  end)

  it("leaves no trace of itself after it ends", function()
    local C = define "TraceClean"
    local token = hook.before(C, "go:", function() end, {owner = "app"})
    local c = C:alloc():init()
    trace.start()
    c:go(1)
    token:remove()
    trace.stop()
    local inside = {}
    hook.before(C, "go:", function() inside[#inside + 1] = debug.traceback() end)
    c:go(1)
    assert.not_matches("TraceEntrance", inside[1])
    assert.equal(1, #hook.list(C, "go:"))
  end)
end)
