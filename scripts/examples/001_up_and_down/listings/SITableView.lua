-- The article's SITableView and SITableViewWeakProxy, section "in the project": a table view whose
-- delegate is a proxy, which handles three messages itself and forwards the others.

objc.protocol("SITableViewUpDownScrollProtocol", {
  required = {"tableView:updownScroll:"},
  optional = {"tableViewMinMoveDistance:"}, -- the distance that a finger must move; 5 by default
  adopts = {"NSObject"},
})

-- 3. The proxy.

local SITableViewWeakProxy = objc.class("SITableViewWeakProxy", objc.NSProxy,
  {protocols = {"UITableViewDelegate"}}, function(instance)
  objc.property(instance, "originTarget", {policy = "weak"})
  objc.property(instance, "interceptionTarget", {policy = "weak"})

  function instance:methodSignatureForSelector_(sel)
    -- The parentheses make it a C-like call. A Lua tail call could loop forever.
    return (objc.msgSend(self:originTarget(), "methodSignatureForSelector:", sel))
  end

  function instance:forwardInvocation_(invocation)
    -- respondsToSelector: is forwarded like every message, so its argument must be checked.
    if self:interceptionTarget() and invocation:selector() == objc.sel "respondsToSelector:" then
      local parameterSel = invocation:getArgumentAtIndex_(2)
      if self:interceptionSelector_(parameterSel) then
        invocation:invokeWithTarget_(self:interceptionTarget())
        return
      end
    elseif self:interceptionTarget() and self:interceptionSelector_(invocation:selector()) then
      invocation:invokeWithTarget_(self:interceptionTarget())
      return
    end
    invocation:invokeWithTarget_(self:originTarget())
  end

  function instance:interceptionSelector_(sel)
    return sel == objc.sel "scrollViewDidScroll:"
      or sel == objc.sel "scrollViewDidEndDragging:willDecelerate:"
      or sel == objc.sel "scrollViewWillBeginDragging:"
  end
end)

-- 2. The table view.

objc.class("SITableView", objc.UITableView, {ivars = {"_weakProxy"}},
  function(instance, class, super)
  objc.property(instance, "manuallyMoving",
    {policy = "assign", getter = "isManuallyMoving", default = false})
  objc.property(instance, "startOffsetY", {policy = "assign", default = 0})
  objc.property(instance, "minMoveDistance", {policy = "assign", default = 5})
  objc.property(instance, "weakUpDownScrollDelegate", {policy = "weak"})

  function instance:callTableViewUpDownScrollProtocol_(isUp)
    if self:upDownScrollDelegate() == nil then return end
    -- 1. a signature, 2. an invocation of it, 3. its target, selector and arguments
    local sig = self:upDownScrollDelegate():methodSignatureForSelector_(
      objc.sel "tableView:updownScroll:")
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(sig)
    invocation:setTarget_(self:upDownScrollDelegate())
    invocation:setSelector_(objc.sel "tableView:updownScroll:")
    invocation:setArgument_atIndex_(self, 2) -- the first two are the target and the selector
    invocation:setArgument_atIndex_(isUp, 3)
    -- 4. the call
    invocation:invoke()
  end

  -- The three intercepted messages. Each is forwarded to the delegate if the delegate implements it.

  function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
    self:setManuallyMoving_(false)
    local originTarget = self:weakProxy():originTarget()
    if originTarget and originTarget:respondsToSelector_(
      objc.sel "scrollViewDidEndDragging:willDecelerate:") then
      originTarget:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
    end
  end

  function instance:scrollViewWillBeginDragging_(scrollView)
    self:setManuallyMoving_(true)
    self:setStartOffsetY_(scrollView:contentOffset().y)
    local originTarget = self:weakProxy():originTarget()
    if originTarget and originTarget:respondsToSelector_(objc.sel "scrollViewWillBeginDragging:")
    then
      originTarget:scrollViewWillBeginDragging_(scrollView)
    end
  end

  function instance:scrollViewDidScroll_(scrollView)
    if self:isManuallyMoving() then
      if self:startOffsetY() < scrollView:contentOffset().y - self:minMoveDistance() then
        self:callTableViewUpDownScrollProtocol_(true)
      end
      if self:startOffsetY() > scrollView:contentOffset().y + self:minMoveDistance() then
        self:callTableViewUpDownScrollProtocol_(false)
      end
    end
    self:setStartOffsetY_(scrollView:contentOffset().y)
    local originTarget = self:weakProxy():originTarget()
    if originTarget and originTarget:respondsToSelector_(objc.sel "scrollViewDidScroll:") then
      originTarget:scrollViewDidScroll_(scrollView)
    end
  end

  function instance:setDelegate_(delegate)
    self:weakProxy():setOriginTarget_(delegate)
    super(self):setDelegate_(self:weakProxy())
  end

  function instance:upDownScrollDelegate() return self:weakUpDownScrollDelegate() end

  function instance:setUpDownScrollDelegate_(upDownScrollDelegate)
    if upDownScrollDelegate
      and upDownScrollDelegate:conformsToProtocol_("SITableViewUpDownScrollProtocol")
      and upDownScrollDelegate:respondsToSelector_(objc.sel "tableView:updownScroll:") then
      self:setWeakUpDownScrollDelegate_(upDownScrollDelegate)
      if upDownScrollDelegate:respondsToSelector_(objc.sel "tableViewMinMoveDistance:") then
        self:setMinMoveDistance_(upDownScrollDelegate:tableViewMinMoveDistance_(self))
      end
    end
    if upDownScrollDelegate == nil then
      self:setWeakUpDownScrollDelegate_(nil)
    end
  end

  function instance:weakProxy()
    if objc.object_getIvar(self, "_weakProxy") == nil then
      local weakProxy = SITableViewWeakProxy:alloc() -- correct: a proxy has no init
      weakProxy:setInterceptionTarget_(self)
      objc.object_setIvar(self, "_weakProxy", weakProxy)
    end
    return objc.object_getIvar(self, "_weakProxy")
  end
end)
