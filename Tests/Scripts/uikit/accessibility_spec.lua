local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("any object", function()
  it("stores its label", function()
    local object = objc.NSObject:new()
    assert.is_false(object:isAccessibilityElement())
    assert.is_nil(object:accessibilityLabel())
    assert.same({x = 0, y = 0}, object:accessibilityFrame().origin)
    object:setIsAccessibilityElement_(true)
    object:setAccessibilityLabel_ "Play"
    object:setAccessibilityTraits_(uikit.UIAccessibilityTraitButton)
    object:setAccessibilityFrame_ {10, 20, 30, 40}
    assert.is_true(object:isAccessibilityElement())
    assert.equal("Play", object:accessibilityLabel())
    assert.equal(1, object:accessibilityTraits())
    assert.same({x = 25, y = 40}, object:accessibilityActivationPoint())
    assert.equal("Play", object:valueForKey_ "accessibilityLabel")
  end)

  it("returns that it does nothing when it is asked for an action", function()
    local controller = objc.UIViewController:new()
    assert.is_false(controller:accessibilityPerformEscape())
    assert.is_false(controller:accessibilityPerformMagicTap())
    assert.is_false(controller:accessibilityActivate())
    assert.is_false(controller:accessibilityScroll_(uikit.UIAccessibilityScrollDirectionUp))
    assert.is_nil(controller:accessibilityHitTest_withEvent_({0, 0}, nil))
  end)

  it("has a text with and without attributes, which agree", function()
    local object = objc.NSObject:new()
    object:setAccessibilityHint_ "Plays"
    assert.equal("Plays", tostring(object:accessibilityAttributedHint():string()))
    object:setAccessibilityAttributedHint_(objc.NSAttributedString:alloc():initWithString_ "Stops")
    assert.equal("Stops", object:accessibilityHint())
  end)

  it("asks a block instead, each time", function()
    local object, count = objc.NSObject:new(), 0
    object:setAccessibilityValue_ "none"
    object:setAccessibilityValueBlock_(function() count = count + 1 return "song " .. count end)
    assert.same({"song 1", "song 2"}, {object:accessibilityValue(), object:accessibilityValue()})
    object:setAccessibilityPerformEscapeBlock_(function() return true end)
    assert.is_true(object:accessibilityPerformEscape())
  end)

  it("is a container of its given elements, and of nothing else", function()
    local object, one, other = objc.NSObject:new(), objc.NSObject:new(), objc.NSObject:new()
    assert.equal(math.maxinteger, object:accessibilityElementCount())
    object:setAccessibilityElements_ {one, other}
    assert.same({2, other, 0}, {
      object:accessibilityElementCount(), object:accessibilityElementAtIndex_(1),
      object:indexOfAccessibilityElement_(one),
    })
  end)

  it("is reached by a hook of the category, if its class does not override it", function()
    local classes = {}
    objc.category(objc.NSObject, "Log", function(object)
      function object:log_accessibilityLabel()
        classes[#classes + 1] = self:class()
        return self:log_accessibilityLabel()
      end
    end)
    hook.swizzle(objc.NSObject, "accessibilityLabel", "log_accessibilityLabel")
    objc.UIViewController:new():accessibilityLabel()
    objc.UIView:new():accessibilityLabel()
    objc.UIBarButtonItem:new():accessibilityLabel()
    local label = objc.UILabel:new()
    label:setText_ "Artist"
    assert.equal("Artist", label:accessibilityLabel())
    assert.same({objc.UIViewController, objc.UIView, objc.UIBarButtonItem, objc.UILabel}, classes)
  end)
end)

describe("a view of UIKit", function()
  it("describes its contents by default", function()
    local button = objc.UIButton:new()
    button:setTitle_forState_("Buy", 0)
    button:setEnabled_(false)
    assert.same({true, "Buy", 1 | 1 << 8},
      {button:isAccessibilityElement(), button:accessibilityLabel(), button:accessibilityTraits()})
    button:setAccessibilityLabel_ "Buy the ticket"
    button:setIsAccessibilityElement_(false)
    button:setAccessibilityTraits_(0)
    assert.same({false, "Buy the ticket", 0},
      {button:isAccessibilityElement(), button:accessibilityLabel(), button:accessibilityTraits()})
    local field = objc.UITextField:new()
    field:setPlaceholder_ "Name"
    assert.equal("Name", field:accessibilityValue())
    field:setSecureTextEntry_(true)
    field:setText_ "añb"
    assert.equal("•••", field:accessibilityValue())
    assert.is_false(objc.UIView:new():isAccessibilityElement())
  end)

  it("changes its value by the gestures of an adjustable element", function()
    local slider, changes = objc.UISlider:new(), 0
    slider:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function()
      changes = changes + 1
    end), uikit.UIControlEventValueChanged)
    slider:accessibilityIncrement()
    slider:accessibilityIncrement()
    slider:accessibilityDecrement()
    assert.same({"10%", 3}, {slider:accessibilityValue(), changes})
  end)

  it("has its frame on the screen, by default", function()
    local outer, view = objc.UIView:new(), objc.UIView:new()
    outer:setFrame_ {10, 10, 100, 100}
    view:setFrame_ {5, 5, 20, 20}
    outer:addSubview_(view)
    uikit.keyWindow():addSubview_(outer)
    assert.same({x = 25, y = 25}, view:accessibilityActivationPoint())
    view:setAccessibilityFrame_ {0, 0, 8, 8}
    assert.same({x = 4, y = 4}, view:accessibilityActivationPoint())
  end)

  it("finds the element under a point, its own drawn ones too", function()
    local view, label = objc.UIView:new(), objc.UILabel:new()
    view:setFrame_ {0, 100, 100, 100}
    label:setFrame_ {0, 0, 50, 50}
    label:setUserInteractionEnabled_(true)
    view:addSubview_(label)
    uikit.keyWindow():addSubview_(view)
    local element = objc.UIAccessibilityElement:alloc():initWithAccessibilityContainer_(view)
    element:setAccessibilityFrame_ {60, 160, 30, 30}
    view:setAccessibilityElements_ {label, element}
    local window = uikit.keyWindow()
    assert.equal(label, window:accessibilityHitTest_withEvent_({10, 110}, nil))
    assert.equal(element, window:accessibilityHitTest_withEvent_({70, 170}, nil))
    assert.is_nil(window:accessibilityHitTest_withEvent_({10, 10}, nil))
  end)
end)
