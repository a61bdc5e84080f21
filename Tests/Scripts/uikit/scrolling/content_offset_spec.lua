describe("a content offset", function()
  local view, log

  local Noting = objc.class("OffsetNoting", objc.NSObject, function(instance)
    function instance:scrollViewDidScroll_(scrollView)
      local offset = scrollView:contentOffset()
      log[#log + 1] = {
        x = offset.x, y = offset.y, flags = {
          scrollView:isTracking(), scrollView:isDragging(), scrollView:isDecelerating(),
        },
      }
    end
    function instance:scrollViewDidEndScrollingAnimation_() log[#log + 1] = "animation" end
  end)
  local delegate

  before_each(function()
    log = {}
    delegate = Noting:alloc():init()
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
    view:setDelegate_(delegate)
  end)

  after_each(function() view:removeFromSuperview() end)

  it("is the origin of the bounds", function()
    assert.same({x = 0, y = 0}, view:contentOffset())
    view:setContentOffset_ {10, 20}
    assert.same({x = 10, y = 20}, view:bounds().origin)
    view:setBounds_ {0, 30, 320, 480}
    assert.same({x = 0, y = 30}, view:contentOffset())
    assert.equal(2, #log)
  end)

  it("that code sets notifies the delegate once, at once, with no flag up", function()
    view:setContentOffset_ {0, 100}
    assert.same({{x = 0, y = 100, flags = {false, false, false}}}, log)
    view:setContentOffset_ {0, 100}
    view:setContentOffset_animated_({0, 100}, false)
    assert.equal(1, #log)
    view:setContentOffset_animated_({0, 120}, false)
    runloop.run(1)
    assert.equal(2, #log)
  end)

  it("is aligned to pixels", function()
    view:setContentOffset_ {0.2, 10.3}
    assert.same({x = 0, y = 10.5}, view:contentOffset())
    view:setContentOffset_ {0, 10.4}
    assert.equal(1, #log)
  end)

  it("is seen by observers of contentOffset and of bounds", function()
    local seen = {}
    local Observer = objc.class(nil or "OffsetObserver" .. #log, objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path)
        seen[#seen + 1] = path
      end
    end)
    local observer = Observer:alloc():init()
    view:addObserver_forKeyPath_options_context_(observer, "contentOffset", 0, nil)
    view:addObserver_forKeyPath_options_context_(observer, "bounds", 0, nil)
    view:setContentOffset_ {0, 50}
    view:removeObserver_forKeyPath_(observer, "contentOffset")
    view:removeObserver_forKeyPath_(observer, "bounds")
    assert.same({"bounds", "contentOffset"}, seen)
  end)

  it("scrolls no further than necessary to show a rectangle", function()
    view:scrollRectToVisible_animated_({0, 100, 10, 50}, false)
    assert.equal(0, #log)
    view:scrollRectToVisible_animated_({0, 600, 10, 50}, false)
    assert.same({x = 0, y = 170}, view:contentOffset())
    view:scrollRectToVisible_animated_({0, 20, 10, 50}, false)
    assert.same({x = 0, y = 20}, view:contentOffset())
    view:setScrollEnabled_(false)
    view:scrollRectToVisible_animated_({0, 3990, 10, 100}, false)
    assert.same({x = 0, y = 3520}, view:contentOffset())
  end)

  it("rests between the insets", function()
    view:setContentInset_ {64, 0, 100, 0}
    assert.same({top = 64, left = 0, bottom = 100, right = 0}, view:adjustedContentInset())
    assert.same({x = 0, y = -64}, view:contentOffset())
    view:setContentOffset_ {0, 3620}
    view:setContentInset_ {64, 0, 0, 0}
    assert.same({x = 0, y = 3520}, view:contentOffset())
    view:setContentSize_ {320, 100}
    assert.same({x = 0, y = -64}, view:contentOffset())
  end)

  it("may be changed by the callback that it causes, but not forever", function()
    local Clamping = objc.class("OffsetClamping", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(scrollView)
        log[#log + 1] = scrollView:contentOffset().y
        if scrollView:contentOffset().y > 50 then scrollView:setContentOffset_ {0, 50} end
      end
    end)
    local clamping = Clamping:alloc():init()
    view:setDelegate_(clamping)
    view:setContentOffset_ {0, 200}
    assert.same({200, 50}, log)

    local Running = objc.class("OffsetRunning", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(scrollView)
        scrollView:setContentOffset_ {0, scrollView:contentOffset().y + 1}
      end
    end)
    local running = Running:alloc():init()
    view:setDelegate_(running)
    assert.error_matches(function() view:setContentOffset_ {0, 1} end, "stack overflow")
    view:setDelegate_(nil)
    view:setContentOffset_ {0, 2}
    assert.same({x = 0, y = 2}, view:contentOffset())
  end)
end)
