describe("the state of a control", function()
  local control

  before_each(function() control = objc.UIControl:new() end)

  it("is composed of its properties", function()
    assert.equal(uikit.UIControlStateNormal, control:state())
    control:setSelected_(true)
    assert.equal(uikit.UIControlStateSelected, control:state())
    control:setHighlighted_(true)
    assert.equal(5, control:state())
    control:setEnabled_(false)
    assert.equal(7, control:state())
    control:setSelected_(false)
    control:setHighlighted_(false)
    assert.equal(uikit.UIControlStateDisabled, control:state())
  end)
end)

describe("a button", function()
  local button

  before_each(function() button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeCustom) end)

  it("is made by its class, also by a subclass", function()
    local Sub = objc.class("ButtonSub", objc.UIButton)
    assert.is_true(button:isMemberOfClass_(objc.UIButton))
    assert.is_true(Sub:buttonWithType_(0):isMemberOfClass_(Sub))
  end)

  it("has a title for each state, and the normal one by default", function()
    button:setTitle_forState_("normal", uikit.UIControlStateNormal)
    button:setTitle_forState_("selected", uikit.UIControlStateSelected)
    assert.equal("normal", button:titleForState_(uikit.UIControlStateNormal))
    assert.equal("selected", button:titleForState_(uikit.UIControlStateSelected))
    assert.equal("normal", button:titleForState_(uikit.UIControlStateHighlighted))
    assert.equal("normal", button:titleForState_(
      uikit.UIControlStateSelected | uikit.UIControlStateHighlighted))
  end)

  it("shows the title of its present state", function()
    assert.is_nil(button:currentTitle())
    button:setTitle_forState_("normal", uikit.UIControlStateNormal)
    button:setTitle_forState_("off", uikit.UIControlStateDisabled)
    assert.equal("normal", button:currentTitle())
    button:setEnabled_(false)
    assert.equal("off", button:currentTitle())
    button:setEnabled_(true)
    assert.equal("normal", button:currentTitle())
  end)

  it("is highlighted while a finger is on it", function()
    button:setFrame_ {100, 100, 50, 50}
    uikit.keyWindow():addSubview_(button)
    local finger = gesture.touch(button, {x = 5, y = 5})
    assert.is_true(button:isHighlighted())
    assert.is_true(button:isTracking())
    finger:lift()
    assert.is_false(button:isHighlighted())
    assert.is_false(button:isTracking())
    button:removeFromSuperview()
  end)
end)
