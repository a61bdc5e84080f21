-- Article 002, the second pit: RxCocoa's DelegateProxy and MySDK's, and three solutions.

local listings = "scripts/examples/002_hooks_in_a_large_app/listings/"
local didSelect = "collectionView:didSelectItemAtIndexPath:"
local snapshot, log, view, page, delegate, rx

before_each(function()
  snapshot, log = objc.snapshot(), {}
  page = dofile(listings .. "collection_page.lua")
  rx = dofile(listings .. "RxScrollViewDelegateProxy.lua")
  view = page.collectionView()
  delegate = objc.class("Delegate", objc.NSObject, function(instance)
    instance[didSelect] = function() log[#log + 1] = "app" end
  end):new()
end)

after_each(function()
  view:removeFromSuperview()
  objc.restore(snapshot)
end)

local function track() log[#log + 1] = "track" end
local function mySDK() dofile(listings .. "BDCollectionViewDelegateProxy.lua").event = track end

local function tap()
  log = {}
  page.tap(view, 1)
  return table.concat(log, " ")
end

-- One callback along the chain, beginning at the view's delegate.
local function callback()
  log = {}
  objc.msgSend(view:delegate(), didSelect, view,
    objc.NSIndexPath:indexPathForItem_inSection_(1, 0))
  return table.concat(log, " ")
end

local function reason(fn, ...)
  local ok, e = pcall(fn, ...)
  assert.is_false(ok)
  return e.reason
end

describe("RxCocoa alone", function()
  it("is the delegate, and forwards to the app's, however often it is read", function()
    rx.setDelegate(view, delegate)
    for _ = 1, 3 do assert.equal(view:delegate(), rx.delegate(view)) end
    assert.equal(delegate, view:delegate():_forwardToDelegate())
    assert.equal("app", tap())
  end)

  it("takes over an existing delegate", function()
    view:setDelegate_(delegate)
    assert.equal(delegate, rx.delegate(view):_forwardToDelegate())
    assert.equal("app", tap())
  end)

  it("is observed after the delegate, and without one", function()
    rx.methodInvoked(view, didSelect, function() log[#log + 1] = "observed" end)
    assert.equal("observed", tap())
    rx.setDelegate(view, delegate)
    assert.equal("app observed", tap())
  end)

  it("asserts that no delegate is set yet", function()
    view:setDelegate_(delegate)
    assert.matches("_forwardToDelegate() === nil", reason(rx.setDelegate, view, delegate), 1, true)
  end)

  it("does not touch setDelegate: or delegate", function()
    for _, selector in ipairs {"setDelegate:", "delegate"} do
      assert.same({}, hook.list(objc.UICollectionView, selector))
    end
  end)
end)

describe("RxCocoa and MySDK", function()
  before_each(mySDK)

  it("hit the assertion, since MySDK wraps Rx's proxy (problem 1, H32)", function()
    assert.matches("assertion failed: _currentDelegate(for: object) === proxy",
      reason(rx.setDelegate, view, delegate), 1, true)
    assert.equal(objc.RxScrollViewDelegateProxy:assignedProxyFor_(view), view:delegate():target())
  end)

  it("work together in a release build until rx.delegate is read", function()
    rx.debug = false
    rx.setDelegate(view, delegate)
    assert.equal("track app", callback())
  end)

  it("refer to each other once it is read, and the delegate is lost (problem 2)", function()
    rx.debug = false
    rx.setDelegate(view, delegate)
    local cycle = reason(rx.delegate, view)
    assert.matches("-[BDCollectionViewDelegateProxy respondsToSelector:] → "
      .. "-[RxScrollViewDelegateProxy respondsToSelector:]", cycle, 1, true)
    local proxy = objc.RxScrollViewDelegateProxy:assignedProxyFor_(view)
    assert.equal(view:bd_TrackerProxy(), proxy:_forwardToDelegate())
    assert.equal(proxy, view:bd_TrackerProxy():target())
    assert.matches("stack overflow", reason(callback), 1, true)
  end)
end)

describe("the solutions", function()
  it("1: a marker in the chain keeps RxCocoa from changing it", function()
    mySDK()
    rx.marker, rx.assertsIdentity = true, false
    rx.setDelegate(view, delegate)
    for _ = 1, 3 do assert.equal(view:delegate(), rx.delegate(view)) end
    assert.equal("track app", callback())
  end)

  it("1: as printed, it still asserts that it is the delegate", function()
    mySDK()
    rx.marker = true
    assert.matches("_currentDelegate(for: object) === proxy",
      reason(rx.setDelegate, view, delegate), 1, true)
  end)

  it("2: the required order needs RxCocoa to be a hook, which it is not", function()
    objc.category(objc.UICollectionView, "IfOnly", function(instance)
      function instance:rx_setDelegate_(object)
        if object == nil or object:isMemberOfClass_ "RxScrollViewDelegateProxy" then
          return self:rx_setDelegate_(object)
        end
        local proxy = objc.RxScrollViewDelegateProxy:alloc():init()
        objc.RxScrollViewDelegateProxy:assignProxy_toObject_(proxy, self)
        proxy:set_forwardToDelegate_(object)
        self:rx_setDelegate_(proxy)
      end
    end)
    hook.swizzle(objc.UICollectionView, "setDelegate:", "rx_setDelegate:")
    mySDK()
    view:setDelegate_(delegate)
    for _ = 1, 3 do assert.equal(view:delegate(), rx.delegate(view)) end
    assert.equal("track app", tap())
  end)

  it("2: so MySDK always receives Rx's proxy", function()
    mySDK()
    rx.debug = false
    local given = {}
    hook.before(view, "setDelegate:", function(_, object)
      given[#given + 1] = objc.class_getName(objc.object_getClass(object))
    end)
    rx.setDelegate(view, delegate)
    assert.same({"RxScrollViewDelegateProxy"}, given)
  end)

  it("beside the article: a hook that the getter does not return (H34, H36)", function()
    hook.delegate(view, {[didSelect] = function(original, self, ...)
      track()
      return original(self, ...)
    end})
    rx.setDelegate(view, delegate)
    for _ = 1, 3 do assert.equal(view:delegate(), rx.delegate(view)) end
    assert.equal(objc.RxScrollViewDelegateProxy, objc.object_getClass(view:delegate()))
    assert.equal("track app", tap())
  end)

  describe("3: forwardingTargetForSelector:", function()
    before_each(function()
      mySDK()
      dofile(listings .. "BDForwardingTarget.lua").event = track
    end)

    it("leaves Rx's proxy the delegate, and all assertions pass", function()
      rx.setDelegate(view, delegate)
      for _ = 1, 3 do assert.equal(view:delegate(), rx.delegate(view)) end
      assert.equal(objc.RxScrollViewDelegateProxy, objc.object_getClass(view:delegate()))
      assert.equal("track app", tap())
    end)

    it("reports, then jumps to forwardInvocation: without asking for a signature", function()
      rx.setDelegate(view, delegate)
      local steps, proxy = {}, objc.RxScrollViewDelegateProxy
      for _, step in ipairs {"forwardingTargetForSelector:", "methodSignatureForSelector:"} do
        hook.before(proxy, step, function(_, sel)
          if sel == objc.sel(didSelect) then steps[#steps + 1] = step end
        end)
      end
      hook.before(proxy, "forwardInvocation:", function()
        steps[#steps + 1] = "forwardInvocation:"
      end)
      tap()
      assert.same({"forwardingTargetForSelector:", "forwardInvocation:"}, steps)
    end)

    it("leaves observers their event", function()
      rx.setDelegate(view, delegate)
      rx.methodInvoked(view, didSelect, function() log[#log + 1] = "observed" end)
      assert.equal("track app observed", tap())
    end)

    it("does not affect other messages", function()
      rx.setDelegate(view, delegate)
      assert.is_false(view:delegate():respondsToSelector_(objc.sel "scrollViewDidScroll:"))
      view:setContentOffset_ {0, 1}
      assert.same({}, log)
    end)

    it("loses the event to another SDK that does not forward", function()
      rx.setDelegate(view, delegate)
      objc.class_replaceMethod(objc.RxScrollViewDelegateProxy, "forwardingTargetForSelector:",
        function() return nil end)
      assert.equal("app", tap())
    end)
  end)
end)
