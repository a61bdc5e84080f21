describe("objc.restore", function()
  it("brings back what views and controllers store", function()
    local window, former = uikit.keyWindow(), uikit.keyWindow():rootViewController()
    local page, modal = objc.UIViewController:new(), objc.UIViewController:new()
    window:setRootViewController_(page)
    local root = page:view()
    local scroll = objc.UIScrollView:alloc():initWithFrame_{0, 0, 100, 100}
    scroll:setContentSize_{100, 1000}
    local field = objc.UITextField:alloc():initWithFrame_{0, 200, 100, 30}
    local text = objc.UITextView:alloc():initWithFrame_{0, 300, 100, 30}
    text:setText_ "before"
    local switch, slider, label = objc.UISwitch:new(), objc.UISlider:new(), objc.UILabel:new()
    label:setText_ "before"
    local loose = objc.UIView:new()
    for _, view in ipairs {scroll, field, text, switch, slider, label} do root:addSubview_(view) end
    runloop.run(0.1)
    local snapshot = objc.snapshot()

    scroll:setContentOffset_{0, 50}
    scroll:setContentInset_{1, 2, 3, 4}
    field:becomeFirstResponder()
    uikit.type "typed"
    text:setText_ "after"
    switch:setOn_(true)
    slider:setValue_(0.7)
    label:setText_ "after"
    label:setFrame_{1, 2, 3, 4}
    label:setHidden_(true)
    label:setAlpha_(0.5)
    label:removeFromSuperview()
    root:addSubview_(loose)
    page:setTitle_ "after"
    page:presentViewController_animated_completion_(modal, false, nil)
    runloop.run(0.1)
    objc.restore(snapshot)

    assert.same({0.0, 0.0}, {scroll:contentOffset().y, scroll:contentInset().top})
    assert.same({"", false}, {field:text(), field:isFirstResponder()})
    assert.equal("before", text:text())
    assert.same({false, 0.0}, {switch:isOn(), slider:value()})
    assert.same({"before", 0.0, false, 1.0},
      {label:text(), label:frame().size.width, label:isHidden(), label:alpha()})
    assert.equal(root, label:superview())
    assert.is_nil(loose:superview())
    assert.is_nil(page:title())
    assert.is_nil(page:presentedViewController())
    assert.is_nil(modal:presentingViewController())
    window:setRootViewController_(former)
  end)
end)
