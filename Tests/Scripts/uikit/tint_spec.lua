describe("the tint color of a view", function()
  local told

  local Tinted = objc.class("TintedView", objc.UIView, function(instance)
    function instance:tintColorDidChange() told[#told + 1] = self:tag() end
  end)

  local function view(tag)
    local made = Tinted:alloc():initWithFrame_{0, 0, 10, 10}
    made:setTag_(tag)
    return made
  end

  before_each(function() told = {} end)

  it("is inherited from the superview, with a callback to all without their own", function()
    local top, own, plain = view(1), view(2), view(3)
    top:addSubview_(own)
    own:setTintColor_(objc.UIColor:greenColor())
    top:addSubview_(plain)
    told = {}
    top:setTintColor_(objc.UIColor:redColor())
    assert.are.same({1, 3}, told)
    assert.are.equal(objc.UIColor:redColor(), plain:tintColor())
    assert.are.equal(objc.UIColor:greenColor(), own:tintColor())
  end)

  it("is grey in a dimmed view, and in its subviews by default", function()
    local top, own, plain = view(1), view(2), view(3)
    top:addSubview_(own)
    top:addSubview_(plain)
    plain:setTintColor_(objc.UIColor:redColor())
    own:setTintAdjustmentMode_(uikit.UIViewTintAdjustmentModeNormal)
    told = {}
    top:setTintAdjustmentMode_(uikit.UIViewTintAdjustmentModeDimmed)
    assert.are.same({1, 3}, told)
    assert.are.equal(uikit.UIViewTintAdjustmentModeDimmed, plain:tintAdjustmentMode())
    assert.are_not.equal(objc.UIColor:redColor(), plain:tintColor())
    assert.are.equal(uikit.UIViewTintAdjustmentModeNormal, own:tintAdjustmentMode())
    top:setTintAdjustmentMode_(uikit.UIViewTintAdjustmentModeAutomatic)
    assert.are.equal(objc.UIColor:redColor(), plain:tintColor())
  end)

  it("is dimmed while an alert is shown", function()
    local before = objc.snapshot()
    local page, tinted = objc.UIViewController:new(), view(1)
    uikit.keyWindow():setRootViewController_(page)
    page:view():addSubview_(tinted)
    runloop.run(1)
    told = {}
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("A", nil, 1)
    alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("OK", 0, nil))
    page:presentViewController_animated_completion_(alert, true, nil)
    runloop.run(1)
    assert.are.same({1}, told)
    assert.are.equal(uikit.UIViewTintAdjustmentModeDimmed, tinted:tintAdjustmentMode())
    uikit.pressButton(alert, "OK")
    runloop.run(1)
    assert.are.same({1, 1}, told)
    assert.are.equal(objc.UIColor:systemBlueColor(), tinted:tintColor())
    objc.restore(before)
  end)

  it("is the system's blue by default", function()
    assert.are.equal(objc.UIColor:systemBlueColor(), view(1):tintColor())
  end)
end)

describe("a color", function()
  it("can be created from hue, saturation and brightness", function()
    assert.is_true(
      objc.UIColor:colorWithHue_saturation_brightness_alpha_(1 / 3, 1, 1, 1):isEqual_(
        objc.UIColor:greenColor()))
    assert.is_true(
      objc.UIColor:alloc():initWithRed_green_blue_alpha_(1, 0, 0, 1):isEqual_(
        objc.UIColor:redColor()))
  end)
end)

describe("a named color", function()
  it("is restored after the one that is newer than a snapshot is erased", function()
    local snapshot = objc.snapshot()
    local before = objc.UIColor:brownColor()
    objc.restore(snapshot)
    assert.is_false(rawequal(before, objc.UIColor:brownColor()))
    assert.matches("^UIExtendedSRGBColorSpace 0.6 0.4 0.2 1$", tostring(objc.UIColor:brownColor()))
  end)
end)
