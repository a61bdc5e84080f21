-- Article 000: the three flags of a scroll view in each of the three ways to stop.
describe("a scroll view of the article", function()
  local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
  local fingers = dofile(root .. "scripts/examples/000_stop_scroll/listings/fingers.lua")
  local log, stops, world

  local function note(name, scrollView)
    log[#log + 1] = ("%s tracking:%d,dragging:%d,decelerating:%d"):format(name,
      scrollView:isTracking() and 1 or 0, scrollView:isDragging() and 1 or 0,
      scrollView:isDecelerating() and 1 or 0)
  end

  local view, delegate

  before_each(function()
    world, log, stops = objc.snapshot(), {}, 0
    delegate = objc.class("StopTypesDelegate", objc.NSObject,
      {protocols = {"UIScrollViewDelegate"}}, function(instance)
      function instance:scrollViewWillBeginDecelerating_(_) log[#log + 1] = "coasts" end
      function instance:scrollViewDidEndDecelerating_(scrollView)
        note("coasted", scrollView)
        if not scrollView:isTracking() and not scrollView:isDragging()
          and not scrollView:isDecelerating() then
          stops = stops + 1
        end
      end
      function instance:scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
        note(decelerate and "flicked" or "dragged", scrollView)
        if not decelerate and scrollView:isTracking() and not scrollView:isDragging()
          and not scrollView:isDecelerating() then
          stops = stops + 1
        end
      end
    end):new()
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 40000}
    view:setDelegate_(delegate)
    uikit.keyWindow():addSubview_(view)
  end)

  after_each(function()
    uikit.setting("compat", "ios11")
    objc.restore(world)
  end)

  it("that comes to rest by itself has all flags down at its end", function()
    fingers.natural()
    assert.same({
      "flicked tracking:1,dragging:1,decelerating:0", "coasts",
      "coasted tracking:0,dragging:0,decelerating:0"}, log)
    assert.equal(1, stops)
  end)

  it("that is stopped by a finger has ended dragging while it decelerates", function()
    fingers.pressed()
    assert.same({
      "flicked tracking:1,dragging:1,decelerating:0", "coasts",
      "dragged tracking:1,dragging:0,decelerating:1",
      "coasted tracking:0,dragging:0,decelerating:0"}, log)
    assert.equal(1, stops)
  end)

  it("that is dragged slowly is tracked only, and never decelerates", function()
    fingers.slow()
    assert.same({"dragged tracking:1,dragging:0,decelerating:0"}, log)
    assert.equal(1, stops)
  end)

  it("that is stopped by a finger before iOS 11 calls no delegate method", function()
    uikit.setting("compat", "ios10")
    fingers.pressed()
    assert.equal(0, stops)
  end)
end)
