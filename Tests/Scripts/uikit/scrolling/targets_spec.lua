describe("the target of a lift", function()
  local view, seen

  before_each(function()
    runloop.run(5)
    seen = {}
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 40000}
    uikit.keyWindow():addSubview_(view)
    view:setContentOffset_ {0, 1000}
  end)

  after_each(function() view:removeFromSuperview() end)

  local made = 0
  local function delegate(change)
    made = made + 1
    local cls = objc.class("TargetDelegate" .. made, objc.NSObject, function(instance)
      function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(_, v, target)
        seen = {velocity = v, target = {x = target.x, y = target.y}}
        change(target)
      end
      function instance:scrollViewDidEndDecelerating_() seen.stopped = true end
    end)
    return cls:alloc():init()
  end

  local function flick()
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -150}, duration = 0.2})
    runloop.run(6)
  end

  it("is passed in points, with a velocity in points per millisecond", function()
    local object = delegate(function() end)
    view:setDelegate_(object)
    flick()
    assert.near(0.75, seen.velocity.y, 1e-6)
    assert.equal(0, seen.velocity.x)
    assert.near(view:contentOffset().y, seen.target.y, 2)
  end)

  for _, case in ipairs {{"nearer", 1300}, {"farther", 2345}, {"behind", 900}} do
    local name, y = case[1], case[2]
    it("can be set " .. name .. ", and the coast ends there", function()
      local object = delegate(function(target) target.y = y end)
      view:setDelegate_(object)
      flick()
      assert.same({x = 0, y = y}, view:contentOffset())
      assert.is_true(seen.stopped)
    end)
  end

  it("can be changed through proxies and by hooks", function()
    local object = delegate(function(target) target.y = 1400 end)
    local Proxy = objc.class("TargetProxy", objc.NSProxy, {ivars = {"_target"}}, function(instance)
      function instance:methodSignatureForSelector_(selector)
        return objc.object_getIvar(self, "_target"):methodSignatureForSelector_(selector)
      end
      function instance:forwardInvocation_(invocation)
        invocation:invokeWithTarget_(objc.object_getIvar(self, "_target"))
      end
    end)
    local function wrap(target)
      local proxy = Proxy:alloc()
      objc.object_setIvar(proxy, "_target", target)
      return proxy
    end
    local inner = wrap(object)
    local outer = wrap(inner)
    view:setDelegate_(outer)
    flick()
    assert.equal(1400, view:contentOffset().y)
  end)

  it("that is not a number is reported at the lift", function()
    local object = delegate(function(target) target.y = 0 / 0 end)
    view:setDelegate_(object)
    assert.error_matches(flick, "targetContentOffset must be a CGPoint")
    assert.is_false(view:isDragging())
    assert.is_false(view:isTracking())
    local other = delegate(function(target) target.y = "up" end)
    view:setDelegate_(other)
    assert.error_matches(flick, "targetContentOffset must be a CGPoint")
  end)

  it("is nearer at the fast rate", function()
    local object = delegate(function() end)
    view:setDelegate_(object)
    view:setDecelerationRate_(uikit.UIScrollViewDecelerationRateFast)
    local start
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -200}, duration = 0.2})
    start = view:contentOffset().y
    runloop.run(6)
    assert.near(98, view:contentOffset().y - start, 1)
  end)

  it("is where the finger leaves at a rate of 0", function()
    view:setDecelerationRate_(0)
    assert.equal(0, view:decelerationRate())
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -200}, duration = 0.2})
    local start = view:contentOffset().y
    runloop.run(6)
    assert.near(0, view:contentOffset().y - start, 1)
  end)
end)
