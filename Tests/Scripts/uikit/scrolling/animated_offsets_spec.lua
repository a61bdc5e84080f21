describe("an animated content offset", function()
  local view, log, delegate

  local Logging = objc.class("AnimationLogging", objc.NSObject, function(instance)
    function instance:scrollViewDidScroll_(s) log[#log + 1] = s:contentOffset().y end
    function instance:scrollViewDidEndScrollingAnimation_() log[#log + 1] = "ended" end
    function instance:scrollViewDidEndDecelerating_() log[#log + 1] = "stopped" end
  end)

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  it("is notified at each frame, and once at the end", function()
    view:setContentOffset_animated_({0, 300}, true)
    assert.same({}, log)
    runloop.run(1)
    assert.equal("ended", log[#log])
    assert.equal(300, log[#log - 1])
    assert.is_true(#log > 15 and #log < 22)
    for place = 2, #log - 1 do assert.is_true(log[place] > log[place - 1]) end
  end)

  it("that equals the current one notifies nobody", function()
    view:setContentOffset_animated_({0, 0}, true)
    view:scrollRectToVisible_animated_({0, 0, 10, 10}, true)
    runloop.run(1)
    assert.same({}, log)
  end)

  it("is replaced by the next one", function()
    view:setContentOffset_animated_({0, 300}, true)
    runloop.run(0.1)
    view:setContentOffset_animated_({0, 100}, true)
    runloop.run(1)
    assert.equal(100, view:contentOffset().y)
    local ends = 0
    for _, entry in ipairs(log) do if entry == "ended" then ends = ends + 1 end end
    assert.equal(1, ends)
    view:setContentOffset_animated_({0, 300}, true)
    runloop.run(0.1)
    view:setContentOffset_ {0, 10}
    log = {}
    runloop.run(1)
    assert.same({}, log)
  end)

  it("is cancelled by a drag", function()
    view:setContentOffset_animated_({0, 3000}, true)
    runloop.run(0.1)
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 400}, by = {x = 0, y = -60}, duration = 0.05, hold = 0.2})
    local here = view:contentOffset().y
    assert.is_true(here < 3000)
    runloop.run(1)
    assert.equal(here, view:contentOffset().y)
  end)

  it("shows a rectangle", function()
    view:scrollRectToVisible_animated_({0, 600, 10, 50}, true)
    assert.equal(0, view:contentOffset().y)
    runloop.run(1)
    assert.equal(170, view:contentOffset().y)
    assert.equal("ended", log[#log])
  end)

  it("of an animation block is notified at once and never again", function()
    objc.UIView:animateWithDuration_animations_(0.3, function() view:setContentOffset_ {0, 50} end)
    assert.same({50}, log)
    runloop.run(1)
    assert.same({50}, log)
  end)
end)
