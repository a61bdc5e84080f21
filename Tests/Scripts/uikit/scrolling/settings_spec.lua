describe("a setting of scroll views", function()
  local view, log, delegate
  local window = uikit.keyWindow()

  local Logging = objc.class("SettingLogging", objc.NSObject, function(instance)
    function instance:scrollViewDidScroll_(s)
      if s:isDecelerating() then log.dragging = log.dragging or s:isDragging() end
    end
    function instance:scrollViewWillBeginDragging_() log[#log + 1] = "begin" end
    function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(_, _, target)
      log[#log + 1] = "target"
      log.target = target.y
    end
    function instance:scrollViewDidEndDragging_willDecelerate_() log[#log + 1] = "end" end
  end)

  before_each(function()
    runloop.run(5)
    log = {}
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {4000, 4000}
    window:addSubview_(view)
    delegate = Logging:new()
    view:setDelegate_(delegate)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function flick()
    log = {}
    gesture.flick(window, {from = {x = 160, y = 400}, by = {x = 0, y = -200}})
    runloop.run(5)
    return log
  end

  local function with(name, value, body)
    local former = uikit.settings()[name].value
    uikit.setting(name, value)
    local succeeded, failure = pcall(body)
    uikit.setting(name, former)
    if not succeeded then error(failure, 0) end
  end

  local function drag(x, y)
    view:setContentOffset_ {1000, 1000}
    local finger = gesture.touch(window, {x = 160, y = 300})
    finger:move {by = {x = x, y = y}, duration = 0}
    finger:move {by = {x = -50, y = -60}, duration = 0}
    finger:hold(0.3)
    finger:lift()
    local offset = view:contentOffset()
    return offset.x ~= 1000, offset.y ~= 1000
  end

  it("determines how near to an axis a locked drag begins", function()
    assert.same({true, true}, {drag(-4, -30)})
    view:setDirectionalLockEnabled_(true)
    assert.same({false, true}, {drag(-4, -30)})
    assert.same({true, false}, {drag(-30, 4)})
    assert.same({true, true}, {drag(-30, -30)})
    with("directionalLockAngle", 5, function() assert.same({true, true}, {drag(-4, -30)}) end)
  end)

  it("makes drags of fitting content reported", function()
    view:setContentSize_ {320, 100}
    assert.same({}, flick())
    with("smallContentDrag", "told", function()
      local told = flick()
      assert.equal("begin", told[1])
      assert.equal("end", told[#told])
    end)
  end)

  it("announces the very place of rest", function()
    flick()
    assert.is_true(log.target ~= view:contentOffset().y)
    assert.is_true(math.abs(log.target - view:contentOffset().y) <= 2)
    with("announcedTarget", "resting", function()
      flick()
      assert.equal(view:contentOffset().y, log.target)
    end)
  end)

  it("keeps a paging view from asking for a target", function()
    view:setPagingEnabled_(true)
    assert.same("begin target end", table.concat(flick(), " "))
    with("pagingWillEndDragging", "notCalled", function()
      assert.same("begin end", table.concat(flick(), " "))
    end)
  end)

  it("determines isDragging during deceleration", function()
    assert.is_true(flick().dragging)
    with("draggingWhileCoasting", "no", function() assert.is_false(flick().dragging) end)
  end)
end)
