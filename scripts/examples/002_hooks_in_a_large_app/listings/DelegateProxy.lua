-- Plan 2: DelegateProxy, which forwards messages to a target that it does not retain.

return objc.class("DelegateProxy", objc.NSProxy, function(instance)
  objc.property(instance, "target", {policy = "weak"})

  function instance:initWithTarget_(target)
    self:setTarget_(target)
    return self
  end

  function instance:methodSignatureForSelector_(aSelector)
    local target = self:target()
    -- A deallocated target responds to nothing.
    return target and target:methodSignatureForSelector_(aSelector)
      or objc.NSObject:instanceMethodSignatureForSelector_ "init"
  end

  function instance:forwardInvocation_(anInvocation)
    local target = self:target()
    if target then anInvocation:invokeWithTarget_(target) end
  end

  function instance:respondsToSelector_(aSelector)
    return objc.msgSend(self:target(), "respondsToSelector:", aSelector) or false
  end
end)
