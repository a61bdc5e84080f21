-- Article 003: a button that responds once within its delay, with a category on UIControl.

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
    function instance:other() end
  end)

  local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
  local listings = root .. "scripts/examples/003_delay_button/listings/"
  local world

  before_each(function()
    runloop.runUntilIdle()
    world = objc.snapshot()
    dofile(listings .. "UIControl+DelayEvent.lua")
    trace, page = {}, Page:new()
    button = Button:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setFrame_ {50, 100, 150, 50}
    button:addTarget_action_forControlEvents_(page, "btnClick", uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(button)
  end)

  after_each(function() objc.restore(world) end)

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

  it("is asked once for each action of its events", function()
    button:addTarget_action_forControlEvents_(page, "other", uikit.UIControlEventTouchUpInside)
    button:addTarget_action_forControlEvents_(page, "other", uikit.UIControlEventTouchDown)
    button:sendActionsForControlEvents_(uikit.UIControlEventTouchUpInside)
    assert.same({"log1", "BtnDidClick", "log2", "log1", "log2"}, trace)
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

  it("has its own delay", function()
    local other = Button:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setXx_delayTime_(2)
    assert.equal(2, button:xx_delayTime())
    assert.equal(0, other:xx_delayTime())
  end)

  it("is debounced for every type of control", function()
    local control = objc.UIControl:alloc():initWithFrame_ {50, 200, 50, 50}
    control:addTarget_action_forControlEvents_(page, "btnClick", uikit.UIControlEventTouchDown)
    uikit.keyWindow():addSubview_(control)
    control:setXx_delayTime_(1)
    gesture.tap(control)
    gesture.tap(control)
    control:removeFromSuperview()
    assert.same({"BtnDidClick"}, trace)
  end)

  it("stays exchanged once when +load is sent explicitly", function()
    local hooked = objc.UIControl:instanceMethodForSelector_ "sendAction:to:forEvent:"
    objc.UIControl:load()
    assert.equal(hooked, objc.UIControl:instanceMethodForSelector_ "sendAction:to:forEvent:")
    button:setXx_delayTime_(2)
    lift_at {0, 1}
    assert.same({"log1", "BtnDidClick", "log2", "log1", "log2"}, trace)
  end)

  it("is not kept alive by its pending reset", function()
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

  it("stores its values under the getter's selector, which differs from the setter's _cmd", function()
    local seen = {}
    objc.category(Button, "LogOfSelectors", function(instance)
      instance["setXx_delayTime:"] = objc.imp(function(self, _cmd, seconds)
        seen[#seen + 1] = objc.NSStringFromSelector(_cmd)
        objc.setAssociatedObject(self, _cmd, seconds)
      end)
      instance.xx_delayTime = objc.imp(function(self, _cmd)
        seen[#seen + 1] = objc.NSStringFromSelector(_cmd)
        return objc.getAssociatedObject(self, _cmd) or 0
      end)
    end)
    button:setXx_delayTime_(2)
    assert.equal(0, button:xx_delayTime())
    assert.same({"setXx_delayTime:", "xx_delayTime"}, seen)
    assert.equal(2, objc.getAssociatedObject(button, objc.sel "setXx_delayTime:"))
  end)

  it("accepts a boxed NO as a BOOL", function()
    button:setXx_ignoreEvent_(true)
    button:performSelector_withObject_("setXx_ignoreEvent:", false)
    assert.is_false(button:xx_ignoreEvent())
    button:performSelector_withObject_("setEnabled:", false)
    assert.is_false(button:isEnabled())
    assert.error_matches(function() button:performSelector_withObject_("setEnabled:", page) end,
      "must be a boolean")
  end)
end)
