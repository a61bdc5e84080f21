-- The keyboard layout guide: constraints follow the keyboard when it appears and disappears.

local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("the keyboard's layout guide", function()
  it("moves views that are constrained to it", function()
    local window = uikit.keyWindow()
    local root = objc.UIView:alloc():initWithFrame_(window:bounds())
    window:addSubview_(root)
    local field = objc.UITextField:alloc():initWithFrame_({0, 0, 200, 40})
    root:addSubview_(field)
    local bar = objc.UIView:new()
    bar:setTranslatesAutoresizingMaskIntoConstraints_(false)
    root:addSubview_(bar)
    local guide = root:keyboardLayoutGuide()
    assert.equal("UIKeyboardLayoutGuide", tostring(guide:class()))
    assert.equal(guide, root:keyboardLayoutGuide())
    objc.NSLayoutConstraint:activateConstraints_({
      bar:leadingAnchor():constraintEqualToAnchor_(root:leadingAnchor()),
      bar:trailingAnchor():constraintEqualToAnchor_(root:trailingAnchor()),
      bar:heightAnchor():constraintEqualToConstant_(50),
      bar:bottomAnchor():constraintEqualToAnchor_(guide:topAnchor()),
    })
    runloop.run(0)
    local height = root:bounds().size.height
    assert.equal(height - 50, bar:frame().origin.y)
    field:becomeFirstResponder()
    runloop.run(1)
    local keyboard = guide:layoutFrame().size.height
    assert.is_true(keyboard > 100)
    assert.equal(height - keyboard - 50, bar:frame().origin.y)
    field:resignFirstResponder()
    runloop.run(1)
    assert.equal(height - 50, bar:frame().origin.y)
  end)

  it("is as high as the safe area while there is no keyboard", function()
    uikit.setSafeAreaInsets({top = 0, left = 0, bottom = 34, right = 0})
    local root = objc.UIView:alloc():initWithFrame_(uikit.keyWindow():bounds())
    uikit.keyWindow():addSubview_(root)
    runloop.run(0)
    assert.equal(34, root:keyboardLayoutGuide():layoutFrame().size.height)
    root:keyboardLayoutGuide():setUsesBottomSafeArea_(false)
    assert.equal(0, root:keyboardLayoutGuide():layoutFrame().size.height)
  end)
end)
