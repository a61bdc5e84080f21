describe("zooming a scroll view", function()
  local view, content, log, delegate

  local Zooming = objc.class("ZoomDelegate", objc.NSObject, function(instance)
    local function note(name) if log[#log] ~= name then log[#log + 1] = name end end
    function instance:viewForZoomingInScrollView_() return content end
    function instance:scrollViewWillBeginZooming_withView_(s, zoomed)
      assert.equal(content, zoomed)
      note("begin " .. tostring(s:isZooming()))
    end
    function instance:scrollViewDidZoom_() note "zoom" end
    function instance:scrollViewDidEndZooming_withView_atScale_(s, _, scale)
      note("end " .. scale .. " " .. tostring(s:isZooming()))
    end
  end)

  before_each(function()
    runloop.run(5)
    log = {}
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    content = objc.UIView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:addSubview_(content)
    view:setContentSize_ {320, 480}
    uikit.keyWindow():addSubview_(view)
    delegate = Zooming:alloc():init()
    view:setDelegate_(delegate)
  end)

  after_each(function() view:removeFromSuperview() end)

  it("does nothing as long as there is one scale", function()
    assert.is_nil(view:pinchGestureRecognizer())
    gesture.pinch(view, {scale = 2})
    assert.same({}, log)
  end)

  it("follows two fingers", function()
    view:setMaximumZoomScale_(4)
    assert.is_truthy(view:pinchGestureRecognizer())
    gesture.pinch(view, {scale = 2})
    runloop.run(1)
    assert.same({"begin true", "zoom", "end 2.0 false"}, log)
    assert.near(2, view:zoomScale(), 1e-9)
    assert.near(640, view:contentSize().width, 1e-6)
    assert.near(2, content:transform().a, 1e-9)
    assert.near(160, view:contentOffset().x, 1)
    assert.near(240, view:contentOffset().y, 1)
    gesture.drag(uikit.keyWindow(), {
      from = {x = 160, y = 300}, by = {x = 0, y = -50}, duration = 0.1, hold = 0.2})
    assert.near(280, view:contentOffset().y, 1)
  end)

  it("returns from beyond its limits before it ends", function()
    view:setMaximumZoomScale_(1.5)
    gesture.pinch(view, {scale = 3})
    assert.is_true(view:zoomScale() > 1.5)
    assert.is_true(view:isZoomBouncing())
    runloop.run(1)
    assert.equal(1.5, view:zoomScale())
    assert.is_false(view:isZoomBouncing())
    assert.same({"begin true", "zoom", "end 1.5 false"}, log)
  end)

  it("is done by code, at once or with an animation", function()
    view:setMaximumZoomScale_(4)
    view:setZoomScale_(3)
    assert.same({"zoom"}, log)
    assert.equal(3, view:zoomScale())
    view:setZoomScale_animated_(9, true)
    assert.equal(3, view:zoomScale())
    runloop.run(1)
    assert.equal(4, view:zoomScale())
    assert.same({"zoom", "begin false", "zoom", "end 4.0 false"}, log)
    view:zoomToRect_animated_({80, 120, 160, 240}, false)
    assert.equal(2, view:zoomScale())
    assert.same({x = 160, y = 240}, view:contentOffset())
    assert.error_matches(function() view:setZoomScale_(0 / 0) end, "zoom scale")
  end)

  it("keeps any limits, which apps compute from sizes that may be zero", function()
    for _, scale in ipairs {0, 1 / 0, -1} do
      view:setMinimumZoomScale_(scale)
      assert.equal(scale, view:minimumZoomScale())
    end
    view:setMinimumZoomScale_(0)
    view:setMaximumZoomScale_(1 / 0)
    view:setZoomScale_(2)
    assert.equal(2, view:zoomScale())
  end)
end)
