describe("a trace", function()
  local world
  before_each(function() world = objc.snapshot() end)
  after_each(function()
    pcall(trace.stop)
    objc.restore(world)
  end)

  -- "depth class selector" of each entry.
  local function outline(list)
    local lines = {}
    for _, entry in ipairs(list) do
      local mark = entry.kind == "hook" and entry.layer .. " " or ""
      lines[#lines + 1] = ("%d %s%s %s"):format(entry.depth, mark, entry.class, entry.selector)
    end
    return lines
  end

  local function traced(options, body)
    trace.start(options)
    body()
    return trace.stop()
  end

  it("holds scripts' messages and native ones in the order in which they begin", function()
    local A = objc.class("TraceA", objc.NSObject, function(instance)
      function instance:outer(x) return self:inner() + x end
      function instance:inner() return self:retainTheHash() end
      function instance:retainTheHash() return 1, self:hash() end
    end)
    local a = A:alloc():init()
    local list = traced(nil, function() assert.equal(3, a:outer(2)) end)
    assert.same({
      "0 TraceA outer:", "1 TraceA inner", "2 TraceA retainTheHash", "3 TraceA hash",
    }, outline(list))
    local entry = list[1]
    assert.equal(a, entry.receiver)
    assert.equal("message", entry.kind)
    assert.matches("messages_spec.lua$", entry.owner)
    assert.is_nil(list[4].owner)
    assert.equal("2", entry.args)
    assert.equal("3", entry.result)
    assert.equal(0, list.dropped)
  end)

  it("ends when it is stopped, and can be started again", function()
    local a = objc.NSObject:alloc():init()
    local send = a.hash
    assert.equal(1, #traced(nil, function() a:hash() end))
    local kept
    traced(nil, function() kept = a.hash end)
    a:hash()
    kept(a)
    send(a)
    assert.equal(0, #traced(nil, function() end))
  end)

  it("records the messages that UIKit sends itself", function()
    local Delegate = objc.class("TraceDelegate", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(view) end
    end)
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 100}
    view:setContentSize_ {100, 1000}
    local delegate = Delegate:alloc():init()
    view:setDelegate_(delegate)
    local list = traced({classes = {"TraceDelegate"}}, function()
      view:setContentOffset_ {0, 50}
    end)
    assert.same({"0 TraceDelegate scrollViewDidScroll:"}, outline(list))
  end)

  it("distinguishes a message to super from the one that sent it", function()
    local Base = objc.class("TraceBase", objc.NSObject, function(instance)
      function instance:go() return "base" end
    end)
    local Sub = objc.class("TraceSub", Base, function(instance, _, super)
      function instance:go() return super(self):go() end
    end)
    local sub = Sub:alloc():init()
    local list = traced(nil, function() sub:go() end)
    assert.same({"0 TraceSub go", "1 TraceSub go"}, outline(list))
    assert.equal("-[TraceSub go]", list[1].name)
    assert.equal("-[TraceSub(TraceBase) go]", list[2].name)
  end)

  it("shows a forwarded message as one message to each receiver", function()
    local Target = objc.class("TraceTarget", objc.NSObject, function(instance)
      function instance:work(x) return x end
    end)
    local target = Target:alloc():init()
    local Front = objc.class("TraceFront", objc.NSObject, function(instance)
      instance["forwardingTargetForSelector:"] = function() return target end
    end)
    local front = Front:alloc():init()
    local list = traced(nil, function() assert.equal(7, objc.msgSend(front, "work:", 7)) end)
    assert.same({
      "0 TraceFront work:", "1 TraceFront forwardingTargetForSelector:", "1 TraceTarget work:",
    }, outline(list))
  end)

  it("names the message that scheduled a later one", function()
    local C = objc.class("TraceLater", objc.NSObject, function(instance)
      function instance:ask()
        self:performSelector_withObject_afterDelay_(objc.sel "answer", nil, 1)
        dispatch.async(function() self:other() self:answer() end)
      end
      function instance:answer() end
      function instance:other() end
    end)
    local c = C:alloc():init()
    local list = traced({classes = {C}}, function()
      c:ask()
      runloop.run(2)
      dispatch.async(function() c:other() end)
      runloop.run(0)
    end)
    local causes = {}
    for _, entry in ipairs(list) do
      local cause = entry.cause and list[entry.cause].selector or "-"
      causes[#causes + 1] = entry.selector .. " " .. cause
    end
    assert.same({
      "ask -", "performSelector:withObject:afterDelay: -",
      "performSelector:withObject:afterDelay:inModes: -", "other ask", "answer -",
      "answer performSelector:withObject:afterDelay:inModes:", "other -",
    }, causes)
  end)

  it("keeps depths right after an error", function()
    local C = objc.class("TraceRaiser", objc.NSObject, function(instance)
      function instance:fail() self:hash() error("no", 0) end
      function instance:quiet() return pcall(self.fail, self) end
    end)
    local c = C:alloc():init()
    local list = traced(nil, function()
      local ok, message = c:quiet()
      assert.is_false(ok)
      assert.equal("no", message)
      assert.has_error(function() c:fail() end, "no")
      c:hash()
    end)
    assert.same({
      "0 TraceRaiser quiet", "1 TraceRaiser fail", "2 TraceRaiser hash", "0 TraceRaiser fail",
      "1 TraceRaiser hash", "0 TraceRaiser hash",
    }, outline(list))
    assert.is_true(list[2].failed)
    assert.is_nil(list[1].failed)
  end)

  it("allows a method to yield, and counts each coroutine's depth separately", function()
    local C = objc.class("TraceYielder", objc.NSObject, function(instance)
      function instance:wait() coroutine.yield("paused") return self:hash() end
      function instance:other() end
    end)
    local c = C:alloc():init()
    local list = traced({classes = {C}}, function()
      local run = coroutine.wrap(function() c:wait() return "done" end)
      assert.equal("paused", run())
      c:other()
      assert.equal("done", run())
      c:other()
    end)
    assert.same({
      "0 TraceYielder wait", "0 TraceYielder other", "1 TraceYielder hash", "0 TraceYielder other",
    }, outline(list))
  end)

  it("forgets the coroutines that were dropped", function()
    local C = objc.class("TraceDropped", objc.NSObject, function(instance)
      function instance:wait() coroutine.yield() end
    end)
    local c = C:alloc():init()
    local list = traced({classes = {C}}, function()
      for _ = 1, 3000 do coroutine.wrap(function() c:wait() end)() end
    end)
    assert.equal(3000, #list)
    for _, entry in ipairs(list) do assert.equal(0, entry.depth) end
  end)

  it("begins a coroutine as deep as the method that resumes it", function()
    local C = objc.class("TraceResumer", objc.NSObject, function(instance)
      function instance:pause() coroutine.yield() end
      function instance:step() end
      function instance:run()
        coroutine.wrap(function() self:pause() end)()
        local inner = coroutine.wrap(function() self:step() self:step() self:pause() end)
        inner()
        self:step()
      end
    end)
    local c = C:alloc():init()
    assert.same({
      "0 TraceResumer run", "1 TraceResumer pause", "1 TraceResumer step", "1 TraceResumer step",
      "1 TraceResumer pause", "1 TraceResumer step",
    }, outline(traced({classes = {C}}, function() c:run() end)))
  end)

  it("passes any arguments and results through", function()
    local C = objc.class("TracePasser", objc.NSObject, function(instance)
      instance["all:"] = function(_, ...) return select("#", ...), ... end
    end)
    local c = C:alloc():init()
    traced(nil, function()
      assert.same({3, 1, nil, nil, n = 4}, table.pack(c:all_(1, nil, nil)))
      assert.equal(2001, select("#", c:all_(table.unpack({}, 1, 2000))))
    end)
  end)

  it("changes no object's life", function()
    local C = objc.class("TraceMortal", objc.NSObject)
    local list = traced(nil, function()
      objc.autoreleasepool(function()
        local c = C:alloc():init()
        c:hash()
      end)
      assert.same({}, objc.liveObjects(C))
    end)
    local last = list[#list]
    assert.equal("dealloc", last.selector)
    assert.matches("^<TraceMortal: 0x", tostring(last.receiver))
    assert.error_matches(function() last.receiver:hash() end, "message sent to deallocated instance")
  end)

  it("asks a resolver as often as without it", function()
    local asked = 0
    local C = objc.class("TraceResolver", objc.NSObject, function(_, class)
      function class:resolveInstanceMethod_(selector)
        if selector == objc.sel "nobody" then asked = asked + 1 end
        return false
      end
    end)
    local c = C:alloc():init()
    local function ask() pcall(objc.msgSend, c, "nobody") end
    ask()
    assert.equal(1, asked)
    traced(nil, function() ask() ask() end)
    ask()
    assert.equal(1, asked)
  end)

  it("names the script that changed a native method", function()
    local C = objc.class("TraceExchanged", objc.NSObject, function(instance)
      function instance:my_hash() return self:my_hash() end
    end)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(objc.NSObject, "hash"),
      objc.class_getInstanceMethod(C, "my_hash"))
    local c = C:alloc():init()
    local list = traced(nil, function() c:hash() end)
    assert.same({"0 TraceExchanged hash", "1 TraceExchanged my_hash"}, outline(list))
    assert.matches("messages_spec.lua", list[1].owner)
    assert.matches("messages_spec.lua", list[2].owner)
  end)
end)
