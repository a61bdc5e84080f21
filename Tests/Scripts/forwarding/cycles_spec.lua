describe("a cycle of forwarders", function()
  -- Returns the error of an endless message.
  local function reason(send)
    local ok, raised = pcall(send)
    assert.is_false(ok)
    return raised.reason
  end

  local First = objc.class("CyclesFirst", objc.NSObject, function(instance)
    objc.property(instance, "next")
    function instance:forwardingTargetForSelector_() return self:next() end
  end)
  local Second = objc.class("CyclesSecond", First)

  it("of targets is an error that names it", function()
    local first, second = First:new(), Second:new()
    first:setNext_(second)
    second:setNext_(first)
    local expected = "stack overflow: -[CyclesFirst m] → -[CyclesSecond m] → -[CyclesFirst m]"
    assert.equal(expected, reason(function() first:m() end))
    assert.equal(expected, reason(function() first:performSelector_("m") end))
    assert.equal(expected, reason(function() objc.msgSend(first, "m") end))
  end)

  local One = objc.class("CyclesProxyOne", objc.NSProxy, function(instance)
    objc.property(instance, "next")
    function instance:methodSignatureForSelector_()
      return objc.NSMethodSignature:signatureWithObjCTypes_("@@:")
    end
    function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(self:next()) end
  end)
  local Two, Three = objc.class("CyclesProxyTwo", One), objc.class("CyclesProxyThree", One)

  it("of proxies in a ring is an error that names it", function()
    local one, two, three = One:alloc(), Two:alloc(), Three:alloc()
    one:setNext_(two)
    two:setNext_(three)
    three:setNext_(one)
    assert.equal(
      "stack overflow: -[CyclesProxyOne m] → -[CyclesProxyTwo m] → -[CyclesProxyThree m] → "
        .. "-[CyclesProxyOne m]",
      reason(function() one:m() end))
  end)

  it("begins where it was entered, not where the message was sent", function()
    local outside, one = Two:alloc(), One:alloc()
    outside:setNext_(one)
    one:setNext_(one)
    assert.equal(
      "stack overflow: -[CyclesProxyOne m] → -[CyclesProxyOne m]",
      reason(function() outside:m() end))
  end)

  it("may run through methods, blocks, pcall and coroutines", function()
    local Caller = objc.class("CyclesCaller", First, function(instance)
      function instance:m() return pcall(error) and nil, self:next():back() end
      function instance:viaPcall()
        local ok, raised = pcall(function() return self:performSelector_("viaPcall") end)
        if not ok then error(raised, 0) end
      end
      function instance:viaCoroutine()
        return coroutine.wrap(function() return self:performSelector_("viaCoroutine") end)()
      end
    end)
    local caller, second = Caller:new(), Second:new()
    caller:setNext_(second)
    second:setNext_(caller)
    function Second:back() return self:m() end
    assert.is_truthy(
      reason(function() caller:m() end):find("-[CyclesSecond m] → -[CyclesCaller m]", 1, true))
    assert.is_truthy(
      reason(function() caller:viaPcall() end):find("-[CyclesCaller viaPcall] → ", 1, true))
    local _, raised = pcall(function() caller:viaCoroutine() end)
    assert.is_truthy(tostring(raised):find("stack overflow", 1, true))
  end)

  it("can run through native code only", function()
    local Native = objc.class("CyclesNative", objc.NSObject)
    objc.class_addMethod(Native, "forwardingTargetForSelector:",
      objc.class_getMethodImplementation(objc.NSObject, "performSelector:"))
    assert.equal(
      "stack overflow: -[CyclesNative m] → -[CyclesNative m]",
      reason(function() Native:new():m() end))
  end)

  it("may be one of resolvers", function()
    local Resolving = objc.class("CyclesResolving", objc.NSObject, function(_, class)
      function class:resolveInstanceMethod_(selector)
        return self:instancesRespondToSelector_(selector)
      end
    end)
    assert.equal(
      "stack overflow: -[CyclesResolving m] → +[CyclesResolving resolveInstanceMethod:] → "
        .. "-[CyclesResolving m]",
      reason(function() Resolving:new():m() end))
  end)

  it("does not prevent a recursion that ends", function()
    local Counter = objc.class("CyclesCounter", objc.NSObject, function(instance)
      objc.property(instance, "proxy")
      instance["sum:"] = function(self, n) return n == 0 and 0 or n + self:proxy():sum_(n - 1) end
    end)
    local counter, one, first = Counter:new(), One:alloc(), First:new()
    one:setNext_(counter)
    first:setNext_(counter)
    counter:setProxy_(one)
    assert.equal(1275, counter:sum_(50))
    counter:setProxy_(first)
    assert.equal(5050, counter:sum_(100))
  end)

  it("without a cycle, through new receivers, is reported as having none", function()
    local Endless, Invoking
    Endless = objc.class("CyclesEndless", objc.NSObject, function(instance)
      function instance:forwardingTargetForSelector_() return Endless:new() end
    end)
    Invoking = objc.class("CyclesInvoking", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("v@:")
      end
      function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(Invoking:new()) end
    end)
    for _, class in ipairs {Endless, Invoking} do
      for _, send in ipairs {
        function() class:new():cyclesEndless() end,
        function() class:new():performSelector_("cyclesEndless") end,
      } do
        local reason = reason(send)
        assert.matches("^stack overflow: %-%[Cycles%a+ cyclesEndless%] was forwarded to %d+ receivers "
          .. "without a cycle, the last of them <Cycles%a+: 0x%x+>$", reason)
      end
    end
  end)

  it("leaves the host usable", function()
    local one = One:alloc()
    one:setNext_(one)
    for _ = 1, 20 do pcall(function() one:m() end) end
    one:setNext_(objc.NSObject:new())
    assert.is_true(one:isKindOfClass_(objc.NSObject))
    assert.error_matches(function() objc.NSObject:new():cyclesUnknown() end, "unrecognized")
  end)
end)

describe("an unimplemented dealloc", function()
  it("is rejected without an invocation, which would have one as well", function()
    local Class = objc.class("CyclesForwarding", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("v@:")
      end
      function instance:forwardInvocation_() end
    end)
    objc.autoreleasepool(function() end) -- releases the invocations of earlier tests
    local world = objc.snapshot()
    objc.class_replaceMethod(objc.NSInvocation, "dealloc", objc._objc_msgForward)
    local ok, raised = pcall(objc.autoreleasepool, function() Class:new():cyclesUnknown() end)
    local text = tostring(raised)
    objc.restore(world)
    assert.is_false(ok)
    assert.matches("-[NSInvocation dealloc]: unrecognized selector", text, 1, true)
  end)
end)

describe("runaway recursion through native code", function()
  it("is an error that names its cycle", function()
    local Class = objc.class("CyclesRunaway", objc.NSObject, function(instance)
      function instance:ping() return self:performSelector_("pong") end
      function instance:pong() return self:performSelector_("ping") end
      instance.named = objc.imp(function(self, command) return self:performSelector_(command) end)
    end)
    local _, raised = pcall(function() Class:new():ping() end)
    assert.equal(
      "stack overflow: -[CyclesRunaway ping] → -[CyclesRunaway performSelector:] → "
        .. "-[CyclesRunaway pong] → -[CyclesRunaway performSelector:] → -[CyclesRunaway ping]",
      raised.reason)
    _, raised = pcall(function() Class:new():named() end)
    assert.equal(
      "stack overflow: -[CyclesRunaway named] → -[CyclesRunaway performSelector:] → "
        .. "-[CyclesRunaway named]",
      raised.reason)
  end)
end)
