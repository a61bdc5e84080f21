describe("hit-testing", function()
  local window = uikit.keyWindow()
  local added

  before_each(function() added = {} end)

  after_each(function()
    for _, view in ipairs(added) do view:removeFromSuperview() end
  end)

  local function view(frame, superview)
    local made = objc.UIView:alloc():initWithFrame_(frame)
    if not superview then added[#added + 1] = made end
    (superview or window):addSubview_(made)
    return made
  end

  local function hit(x, y)
    return window:hitTest_withEvent_({x = x, y = y}, nil)
  end

  it("finds the deepest view under the point", function()
    local outer = view {100, 100, 200, 200}
    local inner = view({50, 50, 100, 100}, outer)
    assert.equal(inner, hit(160, 160))
    assert.equal(outer, hit(110, 110))
    assert.equal(window, hit(10, 10))
  end)

  it("includes the edges at the top left, and excludes those at the bottom right", function()
    local v = view {100, 100, 50, 50}
    assert.equal(v, hit(100, 100))
    assert.equal(window, hit(150, 150))
  end)

  it("measures in bounds coordinates", function()
    local v = view {100, 100, 100, 100}
    v:setBounds_ {10000, 10000, 100, 100}
    assert.is_false(v:pointInside_withEvent_({x = 50, y = 50}, nil))
    assert.is_true(v:pointInside_withEvent_({x = 10050, y = 10050}, nil))
    assert.equal(v, hit(150, 150))
  end)

  it("skips hidden, transparent and disabled views, with their subviews", function()
    local behind = view {100, 100, 100, 100}
    local front = view {100, 100, 100, 100}
    view({0, 0, 100, 100}, front)
    local function reaches_behind(setter, off, on)
      front[setter](front, off)
      assert.equal(behind, hit(150, 150))
      front[setter](front, on)
      assert.not_equal(behind, hit(150, 150))
    end
    reaches_behind("setHidden_", true, false)
    reaches_behind("setUserInteractionEnabled_", false, true)
    reaches_behind("setAlpha_", 0, 1)
    reaches_behind("setAlpha_", 0.009, 0.01)
  end)

  it("asks siblings from the last to the first", function()
    local first = view {100, 100, 100, 100}
    local last = view {100, 100, 100, 100}
    assert.equal(last, hit(150, 150))
    window:sendSubviewToBack_(last)
    assert.equal(first, hit(150, 150))
    window:bringSubviewToFront_(last)
    assert.equal(last, hit(150, 150))
  end)

  it("does not look outside a view for its subviews", function()
    local outer = view {100, 100, 50, 50}
    view({100, 0, 50, 50}, outer)
    assert.equal(window, hit(210, 110))
  end)

  it("asks pointInside:withEvent: and hitTest:withEvent: as messages", function()
    local Wide = objc.class("HitWide", objc.UIView, function(instance, class, super)
      function instance:pointInside_withEvent_(point, event)
        return point.x > -50 and point.x < 100 and point.y >= 0 and point.y < 50
      end
    end)
    local wide = Wide:alloc():initWithFrame_ {100, 100, 50, 50}
    added[#added + 1] = wide
    window:addSubview_(wide)
    assert.equal(wide, hit(60, 110))

    local Blind = objc.class("HitBlind", objc.UIView, function(instance)
      function instance:hitTest_withEvent_(point, event) return nil end
    end)
    local blind = Blind:alloc():initWithFrame_ {100, 100, 50, 50}
    added[#added + 1] = blind
    window:addSubview_(blind)
    assert.equal(wide, hit(110, 110))
  end)

  it("fixes the view at touch-down", function()
    local moves = {left = 0, right = 0}
    local function counting(name, frame)
      local Class = objc.class("HitCounting_" .. name, objc.UIView, function(instance)
        function instance:touchesMoved_withEvent_(touches, event)
          moves[name] = moves[name] + 1
          assert.equal(self, touches[1]:view())
        end
      end)
      local made = Class:alloc():initWithFrame_(frame)
      added[#added + 1] = made
      window:addSubview_(made)
      return made
    end
    local left = counting("left", {100, 100, 50, 50})
    counting("right", {150, 100, 50, 50})
    local finger = gesture.touch(left, {x = 40, y = 25})
    finger:move {by = {x = 50, y = 0}, duration = 0}
    finger:lift()
    assert.same({left = 1, right = 0}, moves)
  end)
end)

describe("view geometry", function()
  it("converts points between views", function()
    local outer = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 200}
    local inner = objc.UIView:alloc():initWithFrame_ {10, 20, 50, 50}
    outer:addSubview_(inner)
    uikit.keyWindow():addSubview_(outer)
    assert.same({x = 111, y = 122}, inner:convertPoint_toView_({x = 1, y = 2}, uikit.keyWindow()))
    assert.same({x = 1, y = 2}, inner:convertPoint_fromView_({x = 11, y = 22}, outer))
    outer:removeFromSuperview()
  end)

  it("keeps frame, bounds and centre together", function()
    local view = objc.UIView:alloc():initWithFrame_ {10, 20, 30, 40}
    assert.same({x = 25, y = 40}, view:center())
    view:setCenter_ {x = 100, y = 100}
    assert.same({origin = {x = 85, y = 80}, size = {width = 30, height = 40}}, view:frame())
    assert.same({origin = {x = 0, y = 0}, size = {width = 30, height = 40}}, view:bounds())
  end)
end)
