describe("a scroll view that is given nonsense", function()
  local view

  before_each(function()
    runloop.run(5)
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  it("names a value that is not a finite number", function()
    local nan, inf = 0 / 0, math.huge
    assert.error_matches(function() view:setContentOffset_ {0, nan} end, "CALayerInvalidGeometry")
    assert.error_matches(
      function() view:setContentOffset_animated_({inf, 0}, true) end, "CALayerInvalidGeometry")
    assert.error_matches(function() view:setContentSize_ {inf, 1} end, "setContentSize:")
    assert.error_matches(function() view:setContentInset_ {nan, 0, 0, 0} end, "setContentInset:")
    assert.error_matches(
      function() view:scrollRectToVisible_animated_({0, 0, nan, 1}, false) end, "scrollRect")
    assert.error_matches(function() view:setDecelerationRate_(1) end, "from 0 to below 1")
    assert.error_matches(function() view:setContentOffset_ "top" end, "CGPoint")
    assert.same({x = 0, y = 0}, view:contentOffset())
  end)

  it("survives insets and offsets whose sums are infinite", function()
    pcall(view.setContentInset_, view, {-1e308, -1e308, -1e308, -1e308})
    pcall(view.setBounds_, view, {-1e308, -1e308, 320, 480})
    pcall(view.scrollRectToVisible_animated_, view, {0, 0, 10, 10}, false)
    assert.equal(-1e308, view:contentInset().top)
  end)

  it("keeps the delegate of its pan", function()
    assert.equal(view, view:panGestureRecognizer():delegate())
    assert.error_matches(
      function() view:panGestureRecognizer():setDelegate_(nil) end, "must have its scroll view")
  end)

  it("survives callbacks that remove its parts", function()
    for _, name in ipairs {
      "scrollViewWillBeginDragging:", "scrollViewDidScroll:",
      "scrollViewDidEndDragging:willDecelerate:", "scrollViewWillBeginDecelerating:",
      "scrollViewDidEndDecelerating:",
    } do
      local cls = objc.class("ScrollBreaker" .. #name, objc.NSObject, function(instance)
        instance[name] = function(_, s)
          s:setDelegate_(nil)
          s:removeFromSuperview()
          s:setScrollEnabled_(false)
        end
      end)
      local victim = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
      victim:setContentSize_ {320, 4000}
      uikit.keyWindow():addSubview_(victim)
      local delegate = cls:alloc():init()
      victim:setDelegate_(delegate)
      gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
      runloop.run(6)
      assert.is_false(victim:isDragging())
      assert.is_false(victim:isDecelerating())
      assert.is_nil(victim:superview())
    end
  end)

  it("has ended a drag whose callback raises when the error is raised", function()
    local log = {}
    local Raising = objc.class("ScrollRaisingAtOnce", objc.NSObject, function(instance)
      function instance:scrollViewWillBeginDragging_() error "at once" end
      function instance:scrollViewDidEndDragging_willDecelerate_(_, decelerates)
        log[#log + 1] = decelerates
      end
    end)
    local delegate = Raising:alloc():init()
    view:setDelegate_(delegate)
    assert.error_matches(function()
      gesture.drag(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
    end, "at once")
    assert.is_false(view:isTracking())
    assert.is_false(view:isDragging())
    assert.same({false}, log)
  end)

  it("coasts on after a callback has raised", function()
    local count = 0
    local Raising = objc.class("ScrollRaising", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(s)
        if s:isDecelerating() then
          count = count + 1
          if count == 1 then error "once" end
        end
      end
    end)
    local delegate = Raising:alloc():init()
    view:setDelegate_(delegate)
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
    assert.error_matches(function() runloop.run(6) end, "once")
    runloop.run(6)
    assert.is_true(count > 50)
    assert.is_false(view:isDecelerating())
    view:setDelegate_(nil)
  end)
end)
