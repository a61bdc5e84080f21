describe("a button in a scroll view", function()
  local view, button, log, target

  local Target = objc.class("ContentTarget", objc.NSObject, function(instance)
    function instance:down() log[#log + 1] = {"down", runloop.now()} end
    function instance:up() log[#log + 1] = {"up", runloop.now()} end
    function instance:drag() log[#log + 1] = {"drag", runloop.now()} end
  end)

  before_each(function()
    runloop.run(5)
    log = {}
    target = Target:alloc():init()
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {60, 100, 200, 200}
    uikit.keyWindow():addSubview_(view)
    view:addSubview_(button)
    button:addTarget_action_forControlEvents_(target, objc.sel "down", uikit.UIControlEventTouchDown)
    button:addTarget_action_forControlEvents_(target, objc.sel "up", uikit.UIControlEventTouchUpInside)
    button:addTarget_action_forControlEvents_(
      target, objc.sel "drag", uikit.UIControlEventTouchDragInside)
  end)

  after_each(function()
    uikit.setting("controlContentTouches", "kept")
    view:removeFromSuperview()
  end)

  it("receives a quick tap at the lift", function()
    local finger = gesture.touch(button)
    finger:hold(0.1)
    assert.same({}, log)
    finger:lift()
    local now = runloop.now()
    assert.same({{"down", now}, {"up", now}}, log)
  end)

  it("receives a finger that stays after 0.15 s", function()
    local start = runloop.now()
    local finger = gesture.touch(button)
    finger:hold(0.2)
    assert.equal(1, #log)
    assert.near(start + 0.15, log[1][2], 1e-9)
    finger:lift()
    assert.equal("up", log[2][1])
  end)

  it("receives a finger at once without the delay, if the scroll view allows it", function()
    local asked = 0
    local Asking = objc.class("ContentAsking", objc.UIScrollView, function(instance)
      function instance:touchesShouldBegin_withEvent_inContentView_(touches, _, content)
        asked = asked + 1
        assert.equal(1, #touches)
        assert.equal(button, content)
        return asked == 1
      end
    end)
    local asking = Asking:alloc():initWithFrame_ {0, 0, 320, 480}
    asking:setDelaysContentTouches_(false)
    uikit.keyWindow():addSubview_(asking)
    asking:addSubview_(button)
    local finger = gesture.touch(button)
    assert.equal("down", log[1][1])
    finger:lift()
    gesture.tap(button)
    assert.equal(2, asked)
    assert.equal(2, #log)
    asking:removeFromSuperview()
  end)

  it("keeps a finger that it has got: nothing scrolls", function()
    local finger = gesture.touch(button)
    finger:hold(0.2)
    finger:move {by = {x = 0, y = -60}, duration = 0.1}
    assert.equal("drag", log[#log][1])
    finger:lift()
    runloop.run(3)
    assert.equal(0, view:contentOffset().y)
  end)

  it("loses it if touches in controls can be cancelled", function()
    uikit.setting("controlContentTouches", "cancelled")
    local finger = gesture.touch(button)
    finger:hold(0.2)
    finger:move {by = {x = 0, y = -60}, duration = 0.1}
    assert.equal(50, view:contentOffset().y)
    finger:lift()
    assert.equal(1, #log)
  end)

  it("does not receive a drag", function()
    gesture.drag(button, {by = {x = 0, y = -80}, duration = 0.1, hold = 0.3})
    assert.same({}, log)
    assert.equal(70, view:contentOffset().y)
  end)

  it("keeps every touch where they cannot be cancelled", function()
    view:setCanCancelContentTouches_(false)
    local plain = objc.UIView:alloc():initWithFrame_ {60, 310, 200, 100}
    view:addSubview_(plain)
    local finger = gesture.touch(plain)
    finger:hold(0.2)
    finger:move {by = {x = 0, y = -60}, duration = 0.1}
    finger:lift()
    assert.equal(0, view:contentOffset().y)
  end)
end)
