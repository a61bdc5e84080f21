-- How a trace shows each way of sending a message.
describe("a trace holds", function()
  local world, C
  before_each(function()
    world = objc.snapshot()
    C = objc.class("TraceKind", objc.NSObject, function(instance, class)
      objc.property(instance, "count", {default = 0})
      function instance:work() return 1 end
      function instance:my_work() return self:my_work() + 1 end
      function class:make() return self:alloc():init() end
      instance["observeValueForKeyPath:ofObject:change:context:"] = function() end
    end)
  end)
  after_each(function()
    pcall(trace.stop)
    objc.restore(world)
  end)

  -- "depth name" of each entry, hooks with their layer and owner; +initialize is omitted.
  local function traced(body)
    trace.start()
    body()
    local lines = {}
    for _, entry in ipairs(trace.stop()) do
      local mark = entry.kind == "hook" and entry.layer .. " by " .. entry.owner .. " " or ""
      if entry.selector ~= "initialize" then
        lines[#lines + 1] = ("%d %s%s"):format(entry.depth, mark, entry.name)
      end
    end
    return lines
  end

  it("messages to classes, and the hooks of a metaclass", function()
    hook.before(objc.getMetaClass "TraceKind", "make", function() end, {owner = "sdk"})
    assert.same({
      "0 +[TraceKind make]", "1 before by sdk +[TraceKind make]", "1 +[TraceKind alloc]",
      "1 -[TraceKind init]",
    }, traced(function() C:make() end))
  end)

  it("an exchanged method under the selector that each message had, inside the hooks", function()
    hook.swizzle(C, "work", "my_work")
    hook.after(C, "work", function() end, {owner = "sdk"})
    local c = C:alloc():init()
    assert.same({
      "0 -[TraceKind work]", "1 -[TraceKind my_work]", "1 after by sdk -[TraceKind work]",
    }, traced(function() assert.equal(2, c:work()) end))
  end)

  it("the messages of key-value observing, inside the hooks of the object", function()
    local c, observer = C:alloc():init(), C:alloc():init()
    c:addObserver_forKeyPath_options_context_(observer, "count", 1, nil)
    local expected = {
      "0 -[TraceKind setCount:]", "1 -[TraceKind willChangeValueForKey:]",
      "1 -[TraceKind(TraceKind) setCount:]", "1 -[TraceKind didChangeValueForKey:]",
      "2 -[TraceKind valueForKeyPath:]", "3 -[TraceKind valueForKey:]", "4 -[TraceKind count]",
      "2 -[TraceKind observeValueForKeyPath:ofObject:change:context:]",
    }
    assert.same(expected, traced(function() c:setCount_(3) end))
    hook.before(c, "setCount:", function() end, {owner = "sdk"})
    table.insert(expected, 2, "1 before by sdk -[TraceKind setCount:]")
    assert.same(expected, traced(function() c:setCount_(4) end))
  end)

  it("the messages that an invocation sends to another object, for objects and proxies", function()
    local target = C:alloc():init()
    local function forward(instance)
      instance["methodSignatureForSelector:"] = function()
        return C:instanceMethodSignatureForSelector_("work")
      end
      instance["forwardInvocation:"] = function(_, invocation) invocation:invokeWithTarget_(target) end
    end
    for name, root in pairs {TraceInvoker = objc.NSObject, TraceProxy = objc.NSProxy} do
      local front = objc.class(name, root, forward):alloc()
      collectgarbage "stop" -- which would trace the deallocation of an invocation
      local lines = traced(function() assert.equal(1, objc.msgSend(front, "work")) end)
      collectgarbage "restart"
      assert.same({
        ("0 -[%s work]"):format(name), ("1 -[%s forwardingTargetForSelector:]"):format(name),
        ("1 -[%s methodSignatureForSelector:]"):format(name),
        "2 +[TraceKind instanceMethodSignatureForSelector:]",
        ("1 -[%s forwardInvocation:]"):format(name), "2 -[NSInvocation invokeWithTarget:]",
        "3 -[TraceKind work]",
      }, lines)
    end
  end)

  it("an unimplemented message, as one that raised, and none to nil", function()
    local c = C:alloc():init()
    trace.start()
    assert.is_nil(objc.msgSend(nil, "work"))
    assert.is_false(pcall(objc.msgSend, c, "nobody"))
    local list = trace.stop()
    assert.equal("-[TraceKind nobody]", list[1].name)
    assert.is_true(list[1].failed)
    assert.equal("-[TraceKind doesNotRecognizeSelector:]", list[#list].name)
    assert.equal(1, list[#list].depth)
  end)

  it("messages by performSelector:, key-value coding and notifications", function()
    local c = C:alloc():init()
    local center = objc.NSNotificationCenter:defaultCenter()
    center:addObserver_selector_name_object_(c, "work", "N", nil)
    assert.same({
      "0 -[TraceKind performSelector:]", "1 -[TraceKind work]", "0 -[TraceKind valueForKey:]",
      "1 -[TraceKind count]", "0 -[NSNotificationCenter postNotificationName:object:]",
      "1 -[TraceKind work]", "1 -[NSNotification dealloc]",
    }, traced(function()
      c:performSelector_("work")
      c:valueForKey_("count")
      center:postNotificationName_object_("N", nil)
    end))
  end)

  it("messages of a scenario that runs while it is on", function()
    local c = C:alloc():init()
    trace.start {selectors = {"work"}}
    c:work()
    lab.scenario {
      name = "traced", actors = {a = function() end},
      drive = function(ctx) ctx.log "x" C:make():work() end,
    }
    local results = lab.run()
    assert.equal("ok", results[1].orders[1].verdict)
    c:work()
    local list = trace.stop()
    assert.is_true(#list >= 4)
    for _, entry in ipairs(list) do assert.same({0, "work"}, {entry.depth, entry.selector}) end
  end)
end)
