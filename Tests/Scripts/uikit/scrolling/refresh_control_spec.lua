describe("a refresh control", function()
  local scroll, control, target, fired
  local Target = objc.class("RefreshTarget", objc.NSObject, function(instance)
    instance["refresh:"] = function(_, sender)
      fired[#fired + 1] = {sender:isRefreshing(), scroll:isTracking()}
    end
  end)

  before_each(function()
    fired = {}
    scroll = objc.UIScrollView:alloc():initWithFrame_{0, 0, 320, 480}
    scroll:setContentSize_{320, 1000}
    uikit.keyWindow():addSubview_(scroll)
    control, target = objc.UIRefreshControl:new(), Target:new()
    control:addTarget_action_forControlEvents_(
      target, "refresh:", uikit.UIControlEventValueChanged)
    scroll:setRefreshControl_(control)
  end)
  after_each(function() scroll:removeFromSuperview() end)

  local function pull(distance)
    gesture.drag(scroll, {from = {160, 100}, by = {0, distance}, duration = 0.3, hold = 0.2})
    runloop.run(1)
  end

  it("is above the content", function()
    assert.equal(scroll, control:superview())
    assert.equal(0, control:frame().origin.y + control:frame().size.height)
  end)

  it("springs back after a short pull", function()
    pull(60)
    assert.same({}, fired)
    assert.equal(0, scroll:contentOffset().y)
  end)

  it("begins once under the finger, and keeps its space until it is ended", function()
    pull(250)
    assert.same({{true, true}}, fired)
    assert.equal(-60, scroll:contentOffset().y)
    assert.equal(60, scroll:adjustedContentInset().top)
    assert.equal(0, scroll:contentInset().top)
    control:endRefreshing()
    assert.is_false(control:isRefreshing())
    assert.equal(0, scroll:contentOffset().y)
  end)

  it("can be ended inside its action, and begins again with the next pull", function()
    Target["refresh:"] = function(_, sender)
      fired[#fired + 1] = true
      sender:endRefreshing()
    end
    pull(250)
    assert.same({true}, fired)
    assert.equal(0, scroll:contentOffset().y)
    pull(250)
    assert.equal(2, #fired)
  end)

  it("belongs to one scroll view, and does nothing outside it", function()
    local other = objc.UIScrollView:new()
    other:setRefreshControl_(control)
    assert.is_nil(scroll:refreshControl())
    scroll:setRefreshControl_(control)
    control:removeFromSuperview()
    pull(250)
    assert.same({}, fired)
    assert.equal(0, scroll:contentOffset().y)
  end)

  it("that code begins sends nothing and scrolls nothing", function()
    control:beginRefreshing()
    assert.is_true(control:isRefreshing())
    assert.same({}, fired)
    assert.equal(0, scroll:contentOffset().y)
    control:endRefreshing()
  end)
end)
