describe("an action object of a control", function()
  local button, log

  before_each(function()
    log = {}
    button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setFrame_{0, 0, 100, 50}
    uikit.keyWindow():addSubview_(button)
  end)
  after_each(function()
    button:removeFromSuperview()
    runloop.run(1)
  end)

  local function action(name, identifier)
    return objc.UIAction:actionWithTitle_image_identifier_handler_(
      name, nil, identifier, function(self) log[#log + 1] = {self:title(), self:sender()} end)
  end

  it("runs its function for its events, with the sender", function()
    local one = action "one"
    button:addAction_forControlEvents_(one, uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    assert.same({{"one", button}}, log)
    assert.is_nil(one:sender())
    assert.equal(uikit.UIControlEventTouchUpInside, button:allControlEvents())
    assert.same({}, button:allTargets())
  end)

  it("is sent by a message of its own, which hooks on targets and actions never see", function()
    local seen = {}
    local tokens = {
      hook.before(objc.UIControl, "sendAction:to:forEvent:", function() seen[#seen + 1] = "to" end),
      hook.before(objc.UIControl, "sendAction:", function() seen[#seen + 1] = "object" end),
      hook.before(objc.UIApplication, "sendAction:to:from:forEvent:", function()
        seen[#seen + 1] = "application"
      end),
    }
    button:addAction_forControlEvents_(action "one", uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    for _, token in ipairs(tokens) do token:remove() end
    assert.same({"object"}, seen)
  end)

  it("is called in its order among the pairs", function()
    local Target = objc.class("ActionObjectTarget", objc.NSObject, function(instance)
      instance["first:"] = function() log[#log + 1] = "first" end
      instance["third:"] = function() log[#log + 1] = "third" end
    end)
    local target, up = Target:new(), uikit.UIControlEventTouchUpInside
    button:addTarget_action_forControlEvents_(target, "first:", up)
    button:addAction_forControlEvents_(action "second", up)
    button:addTarget_action_forControlEvents_(target, "third:", up)
    gesture.tap(button)
    assert.equal("first", log[1])
    assert.equal("second", log[2][1])
    assert.equal("third", log[3])
    button:removeTarget_action_forControlEvents_(nil, nil, uikit.UIControlEventAllEvents)
    gesture.tap(button)
    assert.equal(4, #log)
  end)

  it("is replaced by another one of the same identifier, and can be removed by it", function()
    local up = uikit.UIControlEventTouchUpInside
    button:addAction_forControlEvents_(action("old", "same"), up)
    button:addAction_forControlEvents_(action("new", "same"), up)
    gesture.tap(button)
    assert.equal(1, #log)
    assert.equal("new", log[1][1])
    button:removeActionForIdentifier_forControlEvents_("same", up)
    gesture.tap(button)
    assert.equal(1, #log)
  end)

  it("can be passed to a control's initializer", function()
    local made = objc.UIButton:buttonWithType_primaryAction_(uikit.UIButtonTypeSystem, action "Send")
    made:setFrame_{0, 100, 100, 50}
    uikit.keyWindow():addSubview_(made)
    assert.equal("Send", made:currentTitle())
    gesture.tap(made)
    assert.equal(made, log[1][2])
    made:removeFromSuperview()
    local switch = objc.UISwitch:alloc():initWithFrame_primaryAction_({0, 0, 0, 0}, action "on")
    switch:sendActionsForControlEvents_(uikit.UIControlEventPrimaryActionTriggered)
    assert.equal("on", log[2][1])
  end)

  it("is retained while it is registered", function()
    local weak
    do
      local one = action "one"
      weak = objc.weak(one)
      button:addAction_forControlEvents_(one, uikit.UIControlEventTouchUpInside)
    end
    collectgarbage()
    runloop.run(0)
    assert.is_not_nil(weak:get())
    gesture.tap(button)
    assert.equal(1, #log)
  end)
end)
