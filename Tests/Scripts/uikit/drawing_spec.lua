describe("a view that draws itself", function()
  local drawn, view

  local Drawing = objc.class("DrawingView", objc.UIView, function(instance)
    function instance:drawRect_(rect) drawn[#drawn + 1] = rect.size.width end
  end)

  before_each(function()
    drawn = {}
    view = Drawing:alloc():initWithFrame_{0, 0, 30, 30}
  end)

  after_each(function() view:removeFromSuperview() end)

  it("is asked to after the first layout in a window, and not before", function()
    view:setNeedsDisplay()
    runloop.run(0)
    assert.are.same({}, drawn)
    uikit.keyWindow():addSubview_(view)
    assert.are.same({}, drawn)
    runloop.run(0)
    runloop.run(0)
    assert.are.same({30}, drawn)
  end)

  it("is asked once for many needs, and again for the next", function()
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    view:setNeedsDisplay()
    view:setNeedsDisplayInRect_{0, 0, 1, 1}
    runloop.run(0)
    assert.are.same({30, 30}, drawn)
    view:setNeedsDisplay()
    runloop.run(0)
    assert.are.same({30, 30, 30}, drawn)
  end)

  it("does not redraw because of a new size, by default", function()
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    view:setFrame_{0, 0, 40, 30}
    runloop.run(0)
    assert.are.same({30}, drawn)
    view:setContentMode_(uikit.UIViewContentModeRedraw)
    view:setFrame_{0, 0, 50, 30}
    runloop.run(0)
    assert.are.same({30, 50}, drawn)
  end)

  it("draws when it gets a size", function()
    view:setFrame_{0, 0, 0, 0}
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    assert.are.same({}, drawn)
    view:setFrame_{0, 0, 20, 20}
    runloop.run(0)
    assert.are.same({20}, drawn)
  end)
end)

describe("a view that asks to be drawn while it draws", function()
  it("is not drawn over and over", function()
    local count = 0
    local Restless = objc.class("RestlessView", objc.UIView, function(instance)
      function instance:drawRect_(_)
        count = count + 1
        self:setNeedsDisplay()
      end
    end)
    local view = Restless:alloc():initWithFrame_{0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    runloop.run(1)
    assert.are.equal(1, count)
    view:removeFromSuperview()
  end)
end)
