-- Section 3, the code that both versions of the category share. The proxy (like YYKit's) forwards
-- messages. The interceptor handles three of them: it posts a notification with the scroll view and
-- the distance that it moved.

local UpDownScroll = {
  notification = "UpDownScrollNotification",
  -- The two keys of its userInfo.
  distance = "distance",
  scrollView = "scrollView",
}

objc.class("UpDownScrollInterceptor", objc.NSObject, function(instance)
  objc.property(instance, "originTarget", {policy = "weak"})
  objc.property(instance, "manuallyMoving",
    {policy = "assign", getter = "isManuallyMoving", default = false})
  objc.property(instance, "lastOffsetY", {policy = "assign", default = 0})

  local function origin(self, selector)
    local target = self:originTarget()
    return target and target:respondsToSelector_(objc.sel(selector)) and target or nil
  end

  function instance:scrollViewWillBeginDragging_(scrollView)
    self:setManuallyMoving_(true)
    self:setLastOffsetY_(scrollView:contentOffset().y)
    objc.msgSend(origin(self, "scrollViewWillBeginDragging:"), "scrollViewWillBeginDragging:",
      scrollView)
  end

  function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
    self:setManuallyMoving_(false)
    objc.msgSend(origin(self, "scrollViewDidEndDragging:willDecelerate:"),
      "scrollViewDidEndDragging:willDecelerate:", scrollView, decelerate)
  end

  function instance:scrollViewDidScroll_(scrollView)
    local y = scrollView:contentOffset().y
    if self:isManuallyMoving() then
      objc.NSNotificationCenter:defaultCenter():postNotificationName_object_userInfo_(
        UpDownScroll.notification, scrollView,
        {[UpDownScroll.distance] = y - self:lastOffsetY(), [UpDownScroll.scrollView] = scrollView})
    end
    self:setLastOffsetY_(y)
    objc.msgSend(origin(self, "scrollViewDidScroll:"), "scrollViewDidScroll:", scrollView)
  end
end)

objc.class("UpDownScrollProxy", objc.NSProxy, {protocols = {"UITableViewDelegate"}},
  function(instance)
  objc.property(instance, "interceptor")

  function instance:interceptionSelector_(sel)
    return sel == objc.sel "scrollViewDidScroll:"
      or sel == objc.sel "scrollViewDidEndDragging:willDecelerate:"
      or sel == objc.sel "scrollViewWillBeginDragging:"
  end

  function instance:forwardingTargetForSelector_(selector)
    if self:interceptionSelector_(selector) then return self:interceptor() end
    return self:interceptor():originTarget()
  end

  function instance:respondsToSelector_(selector)
    if self:interceptionSelector_(selector) then return true end
    local target = self:interceptor():originTarget()
    return target ~= nil and target:respondsToSelector_(selector)
  end

  -- Used only if the origin is deallocated: messages to it then return nothing.
  function instance:methodSignatureForSelector_(sel)
    return objc.NSObject:instanceMethodSignatureForSelector_(objc.sel "init")
  end
  function instance:forwardInvocation_(invocation)
    invocation:setReturnValue_(nil)
  end
end)

objc.category(objc.UIScrollView, "UpDownScroll", function(instance)
  objc.property(instance, "upDownProxy") -- nil while there is no observer
  -- Each delegate gets a new proxy: a table view asks an object only once what it implements.
  function instance:makeUpDownProxyFor_(origin)
    local before, proxy = self:upDownProxy(), objc.UpDownScrollProxy:alloc()
    proxy:setInterceptor_(before and before:interceptor() or objc.UpDownScrollInterceptor:new())
    proxy:interceptor():setOriginTarget_(origin)
    self:setUpDownProxy_(proxy)
    return proxy
  end
end)

return UpDownScroll
