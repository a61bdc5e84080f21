-- Rarely used properties have the default values of the headers.
describe("a rarely used property", function()
  local function defaults(object, expected)
    for name, value in pairs(expected) do assert.same(value, object[name](object), name) end
  end

  it("of a recognizer, a touch or an event exists", function()
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

  it("of a screen returns its one mode", function()
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

  it("of a label, a button, a split view and a color exists", function()
    local button = objc.UIButton:new()
    button:setLineBreakMode_(2)
    assert.equal(2, button:titleLabel():lineBreakMode())
    assert.equal(1, objc.UISplitViewController:new():splitBehavior())
    local red, green, blue, alpha = select(2, objc.UIColor:redColor():colorWithProminence_(1):getRed_green_blue_alpha_())
    assert.same({1, 0, 0, 0.6}, {red, green, blue, alpha})
  end)

  it("of a layer's animations and particles is kept, and copied with them", function()
    local transition = objc.CATransition:animation()
    local filter = objc.NSObject:new()
    transition:setFilter_(filter)
    assert.equal(filter, transition:copy():filter())
    local spin = objc.CABasicAnimation:animationWithKeyPath_ "transform"
    spin:setValueFunction_(objc.CAValueFunction:functionWithName_ "rotateZ")
    assert.equal("rotateZ", spin:valueFunction():name())
    assert.is_nil(objc.CAValueFunction:functionWithName_ "rotate")
    assert.equal(true, objc.CAAnimation:defaultValueForKey_ "removedOnCompletion")
    local cell, layer = objc.CAEmitterCell:emitterCell(), objc.CAEmitterLayer:layer()
    defaults(cell, {birthRate = 0, scale = 1, isEnabled = true})
    cell:setBirthRate_(40)
    layer:setEmitterCells_ {cell}
    assert.equal(40, layer:emitterCells()[1]:birthRate())
  end)

  it("of an old web view has the documented default", function()
    defaults(objc.UIWebView:new(), {
      allowsInlineMediaPlayback = false, keyboardDisplayRequiresUserAction = true, dataDetectorTypes = 1, pageCount = 0,
    })
  end)

  it("of an image is that of the screen it is for", function()
    local image = objc.UIImage:animatedResizableImageNamed_capInsets_duration_("walk", {1, 2, 3, 4}, 0.5)
    assert.same({2, 0.5}, {image:capInsets().left, image:duration()})
    assert.is_not_nil(image:traitCollection())
    assert.equal("walk", tostring(objc.UIImage:imageWithCIImage_(image)):match "walk")
  end)
end)

describe("an accessibility element", function()
  it("has its traits, and its frame on the screen", function()
    local view = objc.UIView:alloc():initWithFrame_ {10, 20, 100, 100}
    uikit.keyWindow():addSubview_(view)
    local element = objc.UIAccessibilityElement:alloc():initWithAccessibilityContainer_(view)
    assert.equal(view, element:accessibilityContainer())
    assert.is_true(element:isAccessibilityElement())
    element:setAccessibilityLabel_ "Play"
    element:setAccessibilityFrameInContainerSpace_ {5, 5, 10, 10}
    assert.same({x = 15, y = 25}, element:accessibilityFrame().origin)
    local done
    local action = objc.UIAccessibilityCustomAction:alloc():initWithName_actionHandler_("Delete", function() done = true end)
    element:setAccessibilityCustomActions_ {action}
    element:accessibilityCustomActions()[1]:actionHandler()(action)
    assert.is_true(done)
    assert.equal("Delete", action:name())
    view:removeFromSuperview()
  end)
end)

describe("an old animation with a date to start at", function()
  it("waits until then", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    local ended
    local Watcher = objc.class("StartDateWatcher", objc.NSObject, function(instance)
      function instance:stopped_() ended = runloop.now() end
    end)
    local watcher, start = Watcher:new(), runloop.now()
    objc.UIView:beginAnimations_context_(nil, nil)
    objc.UIView:setAnimationDelegate_(watcher)
    objc.UIView:setAnimationDidStopSelector_ "stopped:"
    objc.UIView:setAnimationStartDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1))
    objc.UIView:setAnimationDuration_(0.5)
    view:setAlpha_(0)
    objc.UIView:commitAnimations()
    runloop.run(3)
    assert.near(1.5, ended - start, 0.02)
    view:removeFromSuperview()
  end)
end)
