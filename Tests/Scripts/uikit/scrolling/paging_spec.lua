describe("a paging scroll view", function()
  local view, log, delegate

  local Logging = objc.class("PageLogging", objc.NSObject, function(instance)
    function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(_, _, target)
      log[#log + 1] = target.x
      target.x = 777
    end
    function instance:scrollViewDidEndDragging_willDecelerate_(_, decelerate)
      log[#log + 1] = decelerate
    end
    function instance:scrollViewDidEndDecelerating_(s) log[#log + 1] = s:contentOffset().x end
  end)

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {3200, 480}
    view:setPagingEnabled_(true)
    uikit.keyWindow():addSubview_(view)
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  local function drag(way, duration, hold)
    log = {}
    gesture.drag(uikit.keyWindow(), {
      from = {x = 310, y = 300}, by = {x = -way, y = 0}, duration = duration, hold = hold})
    runloop.run(3)
    return view:contentOffset().x
  end

  it("moves to the nearest page after a rest", function()
    assert.equal(0, drag(100, 0.3, 0.3))
    assert.same({0, true, 0}, log)
    assert.equal(320, drag(200, 0.3, 0.3))
    assert.same({320, true, 320}, log)
  end)

  it("moves by one page after a flick, at any speed", function()
    assert.equal(320, drag(40, 0.05))
    assert.equal(640, drag(300, 0.03))
  end)

  it("requests a target and ignores it", function()
    assert.equal(320, drag(40, 0.05))
    assert.equal(320, log[1])
  end)
end)
