local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a scroll view that bounces along one axis", function()
  it("stops at the edge of the other", function()
    local view = objc.UIScrollView:alloc():initWithFrame_({0, 0, 300, 400})
    view:setContentSize_({300, 1000})
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    local lowest = 0
    hook.after(objc.UIScrollView, "setContentOffset:", function(of)
      lowest = math.min(lowest, of:contentOffset().y)
    end)
    local function pull()
      lowest = 0
      gesture.drag(view, {by = {x = 0, y = 100}, duration = 0.3})
      runloop.run(2)
      return math.min(lowest, view:contentOffset().y)
    end
    assert.is_true(pull() < 0)
    view:setBouncesVertically_(false)
    assert.equal(0, pull())
  end)
end)
