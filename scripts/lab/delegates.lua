-- Scroll views with delegates, and the wrappers that hooks put around a delegate.

local delegates = {}

local scrolled = "scrollViewDidScroll:"

--- Fields of a scenario: a scroll view in the window and an app's delegate, which is not set yet.
function delegates.scrolling(ctx)
  local App = objc.class("AppDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
    function(instance)
      instance[scrolled] = function() ctx.log "app" end
    end)
  local view = objc.UIScrollView:alloc():initWithFrame_ {0, 100, 320, 480}
  view:setContentSize_ {320, 4000}
  uikit.keyWindow():addSubview_(view)
  return {App = App, view = view, app = App:new()}
end

--- Moves the content of `ctx.view`, which notifies the delegate.
function delegates.scroll(ctx)
  ctx.view:setContentOffset_ {0, ctx.view:contentOffset().y + 10}
end

--- Sets the app's delegate and scrolls.
function delegates.set_and_scroll(ctx)
  ctx.view:setDelegate_(ctx.app)
  delegates.scroll(ctx)
end

--- A class of proxies that log a token and forward everything to an unretained `target`.
function delegates.proxy_class(name, note)
  return objc.class(name, objc.NSObject, function(instance, _, super)
    objc.property(instance, "target", {policy = "weak"})
    instance[scrolled] = function(self, view)
      if note then note() end
      local target = self:target()
      if target and target:respondsToSelector_(scrolled) then target:scrollViewDidScroll_(view) end
    end
    function instance:respondsToSelector_(selector)
      local target = self:target()
      return super(self):respondsToSelector_(selector)
        or target ~= nil and target:respondsToSelector_(selector)
    end
    function instance:forwardingTargetForSelector_() return self:target() end
  end)
end

--- A class of proxies like NSProxy: no methods of its own, everything by invocation.
function delegates.forwarder_class(name, claims)
  return objc.class(name, objc.NSProxy, function(instance)
    objc.property(instance, "target", {policy = "weak"})
    function instance:methodSignatureForSelector_(selector)
      return objc.msgSend(self:target(), "methodSignatureForSelector:", selector)
    end
    function instance:forwardInvocation_(invocation)
      invocation:invokeWithTarget_(self:target())
    end
    if claims then
      function instance:respondsToSelector_() return true end
    end
  end)
end

--- A proxy around a target, retained by an association.
function delegates.wrap(Proxy, target, owner, key)
  local proxy = Proxy:isSubclassOfClass_(objc.NSObject) and Proxy:new() or Proxy:alloc()
  proxy:setTarget_(target)
  if owner then objc.setAssociatedObject(owner, key, proxy) end
  return proxy
end

--- Sets the target of a view's proxy, which is created first if necessary.
function delegates.rewrap(Proxy, target, view, key)
  local proxy = objc.getAssociatedObject(view, key)
  if not proxy then return delegates.wrap(Proxy, target, view, key) end
  proxy:setTarget_(target)
  return proxy
end

return delegates
