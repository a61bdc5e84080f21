-- Fixes the listing: it also hooks the getter, as section 3 says, and handles a delegate that is
-- nil, deallocated, replaced, or does not declare the protocol.

objc.category(objc.SITableView, "Whole", function(instance)
  function instance:delegate()
    return self:weakProxy():originTarget()
  end

  function instance:setDelegate_(delegate)
    self:weakProxy():setOriginTarget_(delegate)
    -- A table view asks an object only once what it implements; after nil, it asks again.
    objc.super(objc.SITableView, self):setDelegate_(nil)
    objc.super(objc.SITableView, self):setDelegate_(self:weakProxy())
  end
end)

objc.category(objc.SITableViewWeakProxy, "Whole", function(instance)
  function instance:methodSignatureForSelector_(sel)
    local target = self:originTarget()
    if self:interceptionSelector_(sel) then target = self:interceptionTarget() end
    return objc.msgSend(target, "methodSignatureForSelector:", sel)
      or objc.NSObject:instanceMethodSignatureForSelector_(objc.sel "respondsToSelector:")
  end

  function instance:forwardInvocation_(invocation)
    local sel = invocation:selector()
    if sel == objc.sel "respondsToSelector:" then sel = invocation:getArgumentAtIndex_(2) end
    local target = self:originTarget()
    if self:interceptionSelector_(sel) then target = self:interceptionTarget() end
    if target then
      invocation:invokeWithTarget_(target)
    else
      invocation:setReturnValue_(false) -- nil responds to nothing
    end
  end
end)
