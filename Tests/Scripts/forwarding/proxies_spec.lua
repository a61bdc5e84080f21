describe("a proxy", function()
  local forwarded = {}
  local Proxy = objc.class("ProxiesProxy", objc.NSProxy, function(instance, class)
    objc.property(instance, "target")
    function class:proxyWithTarget_(target)
      local proxy = self:alloc()
      proxy:setTarget_(target)
      return proxy
    end
    function instance:methodSignatureForSelector_(selector)
      return self:target():methodSignatureForSelector_(selector)
    end
    function instance:forwardInvocation_(invocation)
      forwarded[#forwarded + 1] = objc.sel_getName(invocation:selector())
      invocation:invokeWithTarget_(self:target())
    end
  end)
  local Target = objc.class("ProxiesTarget", objc.NSObject, function(instance)
    instance["greet:"] = function(_, name) return "hello " .. name end
    function instance:description() return "the target" end
  end)
  local target = Target:new()
  local proxy = Proxy:proxyWithTarget_(target)

  it("is an instance of its own root class, created with alloc only", function()
    assert.is_nil(objc.NSProxy:superclass())
    assert.equal(Proxy, objc.object_getClass(proxy))
    assert.is_false(objc.class_respondsToSelector(objc.NSProxy, "init"))
    assert.is_false(objc.NSProxy:respondsToSelector_("new"))
    assert.error_matches(
      function() Proxy:new() end, "+[ProxiesProxy new]: unrecognized selector sent to class", 1, true)
  end)

  it("forwards undeclared messages, with the result", function()
    assert.equal("hello you", proxy:greet_("you"))
    assert.equal("hello you", proxy:performSelector_withObject_("greet:", "you"))
  end)

  it("raises for messages that the target does not implement", function()
    assert.error_matches(
      function() proxy:proxiesUnknown() end, "proxiesUnknown", 1, true)
  end)

  it("forwards the questions about type and abilities", function()
    forwarded = {}
    assert.is_true(proxy:isKindOfClass_(Target))
    assert.is_true(proxy:isKindOfClass_(objc.NSObject))
    assert.is_false(proxy:isKindOfClass_(Proxy))
    assert.is_true(proxy:isMemberOfClass_(Target))
    assert.is_true(proxy:respondsToSelector_("greet:"))
    assert.is_false(proxy:respondsToSelector_("setTarget:"))
    assert.same({
      "isKindOfClass:", "isKindOfClass:", "isKindOfClass:", "isMemberOfClass:",
      "respondsToSelector:", "respondsToSelector:",
    }, forwarded)
  end)

  it("forwards the question about protocols", function()
    objc.protocol("ProxiesSpoken")
    local Speaker = objc.class("ProxiesSpeaker", Target, {protocols = {"ProxiesSpoken"}})
    assert.is_true(Proxy:proxyWithTarget_(Speaker:new()):conformsToProtocol_("ProxiesSpoken"))
    assert.is_false(proxy:conformsToProtocol_("ProxiesSpoken"))
  end)

  it("handles the identity messages itself", function()
    forwarded = {}
    assert.equal(Proxy, proxy:class())
    assert.equal(objc.NSProxy, proxy:superclass())
    assert.is_true(proxy:isProxy())
    assert.is_false(target:isProxy())
    assert.is_true(proxy:isEqual_(proxy))
    assert.is_false(proxy:isEqual_(target))
    assert.not_equal(target:hash(), proxy:hash())
    assert.equal(proxy, proxy:self())
    assert.is_truthy(proxy:description():find "^<ProxiesProxy: 0x")
    assert.is_truthy(tostring(proxy):find "^<ProxiesProxy: 0x")
    assert.same({}, forwarded)
  end)

  it("is found by a control and by every sender of respondsToSelector:", function()
    local tapped
    objc.class_addMethod(Target, "tapped:", function(_, sender) tapped = sender end)
    local button = objc.UIButton:alloc():initWithFrame_ {10, 200, 50, 50}
    button:addTarget_action_forControlEvents_(proxy, "tapped:", uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(button)
    gesture.tap(button)
    assert.equal(button, tapped)
    button:removeFromSuperview()
  end)

  it("may name a target instead", function()
    local Fast = objc.class("ProxiesFast", objc.NSProxy, function(instance)
      objc.property(instance, "target")
      function instance:forwardingTargetForSelector_() return self:target() end
    end)
    local fast = Fast:alloc()
    fast:setTarget_(target)
    assert.equal("hello fast", fast:greet_("fast"))
    assert.is_true(fast:respondsToSelector_("greet:"))
    assert.is_true(fast:isKindOfClass_(Target))
  end)

  it("is deallocated like any other object", function()
    local gone = 0
    objc.class("ProxiesMortal", Proxy, function(instance)
      function instance:dealloc() gone = gone + 1 end
    end)
    local box
    do
      local mortal <close> = objc.ProxiesMortal:proxyWithTarget_(target)
      box = objc.weak(mortal)
      assert.equal("hello mortal", mortal:greet_("mortal"))
    end
    assert.equal(1, gone)
    assert.is_nil(box:get())
  end)

  it("is a class like others on the class side", function()
    assert.is_true(Proxy:respondsToSelector_("alloc"))
    assert.is_false(Proxy:respondsToSelector_("greet:"))
    assert.is_true(Proxy:instancesRespondToSelector_("target"))
    assert.is_true(Proxy:isSubclassOfClass_(objc.NSProxy))
    assert.is_false(Proxy:isSubclassOfClass_(objc.NSObject))
    assert.equal("ProxiesProxy", tostring(Proxy))
  end)
end)

describe("a bare NSProxy", function()
  it("rejects with the device's message", function()
    local bare = objc.NSProxy:alloc()
    for _, send in ipairs {
      function() bare:isKindOfClass_(objc.NSObject) end,
      function() bare:respondsToSelector_("description") end,
      function() bare:init() end,
      function() bare:methodSignatureForSelector_("description") end,
    } do
      local ok, raised = pcall(send)
      assert.is_false(ok)
      assert.equal("NSInvalidArgumentException", raised.name)
      assert.equal("*** -[NSProxy methodSignatureForSelector:] called!", raised.reason)
    end
    local ok, raised = pcall(function() bare:forwardInvocation_(nil) end)
    assert.is_false(ok)
    assert.equal("*** -[NSProxy forwardInvocation:] called!", raised.reason)
  end)

  it("is rejected by a subclass that has no signature", function()
    local Silent = objc.class("ProxiesSilent", objc.NSProxy, function(instance)
      function instance:methodSignatureForSelector_() end
    end)
    assert.error_matches(
      function() Silent:alloc():anything() end,
      "*** -[NSProxy doesNotRecognizeSelector:anything] called!", 1, true)
  end)
end)
