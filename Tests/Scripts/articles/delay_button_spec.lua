-- Article 003: a button that answers once within its delay, by a category on UIControl.

describe("the delayed button", function()
  local trace, page, button

  local Button = objc.class("ArticleButton", objc.UIButton, function(instance, _, super)
    function instance:sendAction_to_forEvent_(action, target, event)
      trace[#trace + 1] = "log1"
      super(self):sendAction_to_forEvent_(action, target, event)
      trace[#trace + 1] = "log2"
    end
  end)

  local Page = objc.class("ArticlePage", objc.NSObject, function(instance)
    function instance:btnClick() trace[#trace + 1] = "BtnDidClick" end
  end)

  local loads = 0

  objc.category(objc.UIControl, "DelayEvent", function(instance, class)
    for _, name in ipairs {"xx_delayTime", "xx_ignoreEvent"} do
      instance[name] = objc.imp(function(self, _cmd)
        return objc.getAssociatedObject(self, _cmd) or false
      end)
    end
    function instance:setXx_delayTime_(seconds)
      objc.setAssociatedObject(self, objc.sel "xx_delayTime", seconds)
    end
    function instance:setXx_ignoreEvent_(ignore)
      objc.setAssociatedObject(self, objc.sel "xx_ignoreEvent", ignore)
    end
    function class:load()
      loads = loads + 1
      dispatch.once("ArticleDelayEvent", function()
        objc.method_exchangeImplementations(
          objc.class_getInstanceMethod(self, "sendAction:to:forEvent:"),
          objc.class_getInstanceMethod(self, "xx_sendAction:to:forEvent:"))
      end)
    end
    function instance:xx_sendAction_to_forEvent_(action, target, event)
      if self:xx_ignoreEvent() then return end
      local delay = self:xx_delayTime()
      if delay and delay > 0 then
        self:setXx_ignoreEvent_(true)
        self:performSelector_withObject_afterDelay_("setXx_ignoreEvent:", false, delay)
      end
      self:xx_sendAction_to_forEvent_(action, target, event)
    end
  end)

  before_each(function()
    runloop.runUntilIdle()
    trace, page = {}, Page:new()
    button = Button:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setFrame_ {50, 100, 150, 50}
    button:addTarget_action_forControlEvents_(page, "btnClick", uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(button)
  end)

  after_each(function() button:removeFromSuperview() end)

  -- Lifts the finger at each of the given times, counted from now.
  local function lift_at(times)
    local start = runloop.now()
    for _, seconds in ipairs(times) do
      runloop.run(start + seconds - runloop.now())
      gesture.touch(button, {x = 10, y = 10}):lift()
    end
  end

  it("wraps the action in sendAction:to:forEvent:", function()
    lift_at {0}
    assert.same({"log1", "BtnDidClick", "log2"}, trace)
  end)

  it("acts once within its delay, and again after it", function()
    button:setXx_delayTime_(2)
    lift_at {0, 0.5, 1.875, 2.125}
    assert.same({
      "log1", "BtnDidClick", "log2",
      "log1", "log2",
      "log1", "log2",
      "log1", "BtnDidClick", "log2",
    }, trace)
  end)

  it("acts every time without a delay", function()
    lift_at {0, 0.5, 1}
    assert.equal(9, #trace)
  end)

  it("has a delay of its own", function()
    local other = Button:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setXx_delayTime_(2)
    assert.equal(2, button:xx_delayTime())
    assert.is_false(other:xx_delayTime())
  end)

  it("is debounced for every kind of control", function()
    local control = objc.UIControl:alloc():initWithFrame_ {50, 200, 50, 50}
    control:addTarget_action_forControlEvents_(page, "btnClick", uikit.UIControlEventTouchDown)
    uikit.keyWindow():addSubview_(control)
    control:setXx_delayTime_(1)
    gesture.tap(control)
    gesture.tap(control)
    control:removeFromSuperview()
    assert.same({"BtnDidClick"}, trace)
  end)

  it("stays exchanged once when +load is sent by hand", function()
    objc.UIControl:load()
    assert.equal(2, loads)
    button:setXx_delayTime_(2)
    lift_at {0, 1}
    assert.same({"log1", "BtnDidClick", "log2", "log1", "log2"}, trace)
  end)

  it("lives no longer for its pending reset than the delay", function()
    local box
    objc.autoreleasepool(function()
      local passing = Button:buttonWithType_(uikit.UIButtonTypeCustom)
      passing:setFrame_ {50, 300, 50, 50}
      uikit.keyWindow():addSubview_(passing)
      passing:addTarget_action_forControlEvents_(
        page, "btnClick", uikit.UIControlEventTouchUpInside)
      passing:setXx_delayTime_(2)
      gesture.tap(passing)
      passing:removeFromSuperview()
      box = objc.weak(passing)
    end)
    objc.autoreleasepool(function() assert.is_not_nil(box:get()) end)
    runloop.run(3)
    assert.is_nil(box:get())
  end)
end)
