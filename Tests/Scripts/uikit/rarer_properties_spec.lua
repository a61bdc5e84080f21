-- Properties that hardly anybody sets have the values that the headers give them.
describe("a rarely used property", function()
  local function defaults(object, expected)
    for name, value in pairs(expected) do assert.same(value, object[name](object), name) end
  end

  it("of a recognizer, a touch or an event is there", function()
    local pan = objc.UIPanGestureRecognizer:new()
    defaults(pan, {
      requiresExclusiveTouchType = true, modifierFlags = 0, buttonMask = 0, allowedScrollTypesMask = 0,
    })
    pan:setAllowedPressTypes_ {4}
    assert.same({4}, pan:allowedPressTypes())
    assert.equal(1, objc.UITapGestureRecognizer:new():buttonMaskRequired())
    local vector
    local Seeing = objc.class("SeeingView", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(touches, event)
        vector = touches[1]:azimuthUnitVectorInView_(self)
        assert.equal(0, event:buttonMask())
      end
    end)
    local view = Seeing:alloc():initWithFrame_ {0, 0, 50, 50}
    uikit.keyWindow():addSubview_(view)
    gesture.tap(view)
    view:removeFromSuperview()
    assert.same({dx = 1, dy = 0}, vector)
  end)

  it("of a screen says its one mode", function()
    local screen = objc.UIScreen:mainScreen()
    assert.same({width = 780, height = 1688}, screen:currentMode():size())
    assert.equal(1, #screen:availableModes())
    screen:setWantsSoftwareDimming_(true)
    assert.is_true(screen:wantsSoftwareDimming())
    screen:setWantsSoftwareDimming_(false)
  end)

  it("of texts is kept", function()
    for _, class in ipairs {objc.UITextField, objc.UITextView} do
      local view, delegate = class:new(), objc.NSObject:new()
      view:setPasteDelegate_(delegate)
      assert.equal(delegate, view:pasteDelegate())
      assert.is_nil(view:textDragDelegate())
      assert.is_not_nil(view:textStylingAtPosition_inDirection_(view:beginningOfDocument(), 0))
      local bar = view:inputAssistantItem()
      assert.equal(bar, view:inputAssistantItem())
      assert.is_true(bar:allowsHidingShortcuts())
    end
    assert.is_nil(objc.UITextView:new():textLayoutManager())
    assert.equal(objc.UITextView, objc.UITextView:textViewUsingTextLayoutManager_(false):class())
  end)

  it("of a control makes its interactions when there is something for them", function()
    local button = objc.UIButton:new()
    assert.is_nil(button:contextMenuInteraction())
    assert.is_nil(button:toolTipInteraction())
    button:setContextMenuInteractionEnabled_(true)
    button:setToolTip_ "Save"
    assert.equal("UIContextMenuInteraction", objc.object_getClassName(button:contextMenuInteraction()))
    assert.equal(button:toolTipInteraction(), button:toolTipInteraction())
  end)

  it("of a segmented control's dividers is kept by both states", function()
    local control = objc.UISegmentedControl:alloc():initWithItems_ {"a", "b"}
    local image = objc.UIImage:imageNamed_ "line"
    control:setDividerImage_forLeftSegmentState_rightSegmentState_barMetrics_(image, 0, 4, 0)
    assert.equal(image, control:dividerImageForLeftSegmentState_rightSegmentState_barMetrics_(0, 4, 0))
    assert.is_nil(control:dividerImageForLeftSegmentState_rightSegmentState_barMetrics_(4, 0, 0))
  end)

  it("of a label, a button, a split view and a colour is there", function()
    local button = objc.UIButton:new()
    button:setLineBreakMode_(2)
    assert.equal(2, button:titleLabel():lineBreakMode())
    assert.equal(1, objc.UISplitViewController:new():splitBehavior())
    local red, green, blue, alpha = select(2, objc.UIColor:redColor():colorWithProminence_(1):getRed_green_blue_alpha_())
    assert.same({1, 0, 0, 0.6}, {red, green, blue, alpha})
  end)
end)
