-- The gaps of the listing: the getter, which belongs to the setter as section 3 says; a delegate
-- that is nil, has gone, or is another one than before; and one that does not declare the protocol.

objc.category(objc.SITableView, "Whole", function(instance)
  function instance:delegate()
    return self:weakProxy():originTarget()
  end

  function instance:setDelegate_(delegate)
    self:weakProxy():setOriginTarget_(delegate)
    -- A table does not ask the same object again what it responds to, but it does after nil.
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
