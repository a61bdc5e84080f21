-- Section 3, the first version: function pointers. The setter and the getter of UIScrollView's
-- `delegate` are replaced together, once. A view without an observer behaves as before.

local set, get -- the original implementations

dispatch.once("UIScrollView+UpDownFunctions", function()
  local setDelegate = objc.class_getInstanceMethod(objc.UIScrollView, "setDelegate:")
  local delegate = objc.class_getInstanceMethod(objc.UIScrollView, "delegate")

  set = objc.method_setImplementation(setDelegate, objc.imp(function(self, _cmd, object)
    set(self, _cmd, self:upDownProxy() and self:makeUpDownProxyFor_(object) or object)
  end))

  get = objc.method_setImplementation(delegate, objc.imp(function(self, _cmd)
    local proxy = self:upDownProxy()
    if proxy then return proxy:interceptor():originTarget() end
    return get(self, _cmd)
  end))
end)

objc.category(objc.UIScrollView, "UpDownFunctions", function(instance)
  function instance:listenUpDownScroll()
    if self:upDownProxy() then return end
    local object = self:delegate() -- the previous delegate
    self:makeUpDownProxyFor_(object)
    self:setDelegate_(object)
  end
end)
