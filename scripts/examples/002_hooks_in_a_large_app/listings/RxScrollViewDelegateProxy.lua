-- The second pit: RxCocoa's behavior, as far as the article shows it. rx.debug enables Swift's
-- assertions, which a release build omits. rx.marker is solution 1, which finds a proxy anywhere in
-- the chain; rx.assertsIdentity keeps the article's assertion.

local rx = {debug = true, marker = false, assertsIdentity = true}

local function assert_(condition, text)
  if rx.debug and not condition then
    objc.NSException:raise_reason_("NSInternalInconsistencyException", "assertion failed: " .. text)
  end
end

-- Delegate methods without a result can be observed without any delegate.
local voidDelegateMethods = {
  ["scrollViewDidScroll:"] = true, ["scrollViewDidEndDecelerating:"] = true,
  ["collectionView:didSelectItemAtIndexPath:"] = true,
}
local key, marker = objc.sel "rx_proxy", objc.sel "rx_isDelegateProxy"

local function responds(selector, object)
  return objc.msgSend(object, "respondsToSelector:", selector) or false
end

local Proxy = objc.class("RxScrollViewDelegateProxy", objc.NSObject,
  {protocols = {"UICollectionViewDelegate"}}, function(instance, class, super)
    objc.property(instance, "_forwardToDelegate", {policy = "weak"})
    objc.property(instance, "retained")
    objc.property(instance, "scrollView", {policy = "weak"})
    objc.property(instance, "observed") -- a selector
    objc.property(instance, "observer") -- a function

    function class:assignedProxyFor_(object) return objc.getAssociatedObject(object, key) end
    function class:assignProxy_toObject_(proxy, object)
      objc.setAssociatedObject(object, key, proxy, "RETAIN")
    end
    function class:_currentDelegateFor_(object) return object:delegate() end
    function class:_setCurrentDelegate_to_(delegate, object) object:setDelegate_(delegate) end

    function class:proxyFor_(object)
      local proxy = self:assignedProxyFor_(object)
      if not proxy then
        proxy = self:alloc():init()
        proxy:setScrollView_(object)
        self:assignProxy_toObject_(proxy, object)
        assert_(self:assignedProxyFor_(object) == proxy, "assignedProxy(for: object) === proxy")
      end
      local currentDelegate = self:_currentDelegateFor_(object)
      local delegateProxy = proxy
      if rx.marker then
        if responds(marker, currentDelegate) then return currentDelegate end
      elseif currentDelegate == delegateProxy then
        return delegateProxy
      end

      delegateProxy:_setForwardToDelegate_retainDelegate_(currentDelegate, false)
      assert_(delegateProxy:_forwardToDelegate() == currentDelegate,
        "_forwardToDelegate() === currentDelegate")
      self:_setCurrentDelegate_to_(proxy, object)
      if rx.assertsIdentity then -- the article: this assertion fails
        assert_(self:_currentDelegateFor_(object) == proxy,
          "_currentDelegate(for: object) === proxy")
      else
        assert_(responds(marker, self:_currentDelegateFor_(object)),
          "_currentDelegate(for: object) responds to rx_isDelegateProxy")
      end
      assert_(delegateProxy:_forwardToDelegate() == currentDelegate,
        "_forwardToDelegate() === currentDelegate")
      return delegateProxy
    end

    function class:installForwardDelegate_retainDelegate_onProxyForObject_(delegate, retain, object)
      local proxy = self:proxyFor_(object)
      assert_(proxy:_forwardToDelegate() == nil, "_forwardToDelegate() === nil")
      proxy:setForwardToDelegate_retainDelegate_(delegate, retain)
    end

    function instance:_setForwardToDelegate_retainDelegate_(delegate, retain)
      self:set_forwardToDelegate_(delegate)
      self:setRetained_(retain and delegate or nil)
    end

    function instance:setForwardToDelegate_retainDelegate_(delegate, retain)
      self:_setForwardToDelegate_retainDelegate_(delegate, retain)
      self:reset()
    end

    -- A view caches what its delegate implements; setting the delegate again refreshes the cache.
    function instance:reset()
      local scrollView = self:scrollView()
      if scrollView and scrollView:delegate() == self then
        scrollView:setDelegate_(nil)
        scrollView:setDelegate_(self)
      end
    end

    function instance:rx_isDelegateProxy() return true end

    function instance:respondsToSelector_(aSelector)
      return super(self):respondsToSelector_(aSelector)
        or responds(aSelector, self:_forwardToDelegate())
        or (voidDelegateMethods[objc.sel_getName(aSelector)] and aSelector == self:observed())
        or false
    end

    -- The proxy implements no method of the protocol, so every message is forwarded here.
    function instance:forwardInvocation_(anInvocation)
      local forward, selector = self:_forwardToDelegate(), anInvocation:selector()
      if responds(selector, forward) then anInvocation:invokeWithTarget_(forward) end
      if selector == self:observed() then self:observer()() end
    end
  end)

-- extension Reactive where Base: UIScrollView. These are not hooks: no method of UIKit is exchanged.

function rx.delegate(scrollView) return Proxy:proxyFor_(scrollView) end

function rx.setDelegate(scrollView, delegate)
  Proxy:installForwardDelegate_retainDelegate_onProxyForObject_(delegate, false, scrollView)
end

function rx.methodInvoked(scrollView, selector, observer)
  local proxy = rx.delegate(scrollView)
  proxy:setObserved_(objc.sel(selector))
  proxy:setObserver_(observer)
  proxy:reset()
end

return rx
