describe("a tap on the status bar", function()
  local view, log, delegate, allows

  local Logging = objc.class("TopLogging", objc.NSObject, function(instance)
    local function note(name) if log[#log] ~= name then log[#log + 1] = name end end
    function instance:scrollViewShouldScrollToTop_() note "should" return allows end
    function instance:scrollViewDidScrollToTop_(s) note("did " .. s:contentOffset().y) end
    function instance:scrollViewDidScroll_() note "scroll" end
    function instance:scrollViewWillBeginDragging_() note "begin" end
    function instance:scrollViewDidEndDecelerating_() note "stopped" end
    function instance:scrollViewDidEndScrollingAnimation_() note "ended" end
  end)

  before_each(function()
    runloop.run(5)
    allows = true
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    view:setContentInset_ {20, 0, 0, 0}
    uikit.keyWindow():addSubview_(view)
    view:setContentOffset_ {0, 1000}
    delegate = Logging:alloc():init()
    view:setDelegate_(delegate)
    log = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  it("scrolls to the top", function()
    gesture.tapStatusBar()
    runloop.run(2)
    assert.same({"should", "scroll", "did -20.0"}, log)
  end)

  it("is rejected by the delegate", function()
    allows = false
    gesture.tapStatusBar()
    runloop.run(2)
    assert.same({"should"}, log)
  end)

  it("does nothing at the top", function()
    view:setContentOffset_ {0, -20}
    log = {}
    gesture.tapStatusBar()
    runloop.run(2)
    assert.same({}, log)
  end)

  it("does nothing when several scroll views respond to it", function()
    local other = objc.UIScrollView:alloc():initWithFrame_ {0, 500, 320, 100}
    uikit.keyWindow():addSubview_(other)
    gesture.tapStatusBar()
    runloop.run(2)
    assert.same({}, log)
    other:setScrollsToTop_(false)
    gesture.tapStatusBar()
    runloop.run(2)
    assert.equal(-20, view:contentOffset().y)
    other:removeFromSuperview()
  end)
end)
