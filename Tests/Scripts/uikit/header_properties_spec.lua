describe("a scroll view", function()
  it("has guides for its content and for its frame", function()
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 200}
    local inner = objc.UIView:new()
    inner:setTranslatesAutoresizingMaskIntoConstraints_(false)
    view:addSubview_(inner)
    local content, frame = view:contentLayoutGuide(), view:frameLayoutGuide()
    for _, side in ipairs {"top", "leading", "trailing", "bottom"} do
      inner[side .. "Anchor"](inner):constraintEqualToAnchor_(content[side .. "Anchor"](content)):setActive_(true)
    end
    inner:widthAnchor():constraintEqualToAnchor_(frame:widthAnchor()):setActive_(true)
    inner:heightAnchor():constraintEqualToConstant_(500):setActive_(true)
    view:layoutIfNeeded()
    assert.same({100, 500}, {view:contentSize().width, view:contentSize().height})
    assert.equal(content, view:contentLayoutGuide())
  end)

  it("has insets for either indicator, and a setter for both", function()
    local view = objc.UIScrollView:new()
    view:setScrollIndicatorInsets_ {1, 2, 3, 4}
    view:setHorizontalScrollIndicatorInsets_ {9, 0, 0, 0}
    assert.same({1, 9}, {view:verticalScrollIndicatorInsets().top, view:horizontalScrollIndicatorInsets().top})
  end)
end)

describe("a view", function()
  it("converts to and from coordinate spaces, views and the screen", function()
    local outer = objc.UIView:alloc():initWithFrame_ {10, 20, 100, 100}
    local inner = objc.UIView:alloc():initWithFrame_ {5, 5, 10, 10}
    uikit.keyWindow():addSubview_(outer)
    outer:addSubview_(inner)
    assert.equal(6, inner:convertPoint_toCoordinateSpace_({1, 1}, outer).x)
    assert.equal(25, inner:convertPoint_toCoordinateSpace_({0, 0}, objc.UIScreen:mainScreen():coordinateSpace()).y)
    assert.equal(-15, inner:convertRect_fromCoordinateSpace_({0, 0, 1, 1}, objc.UIScreen:mainScreen():coordinateSpace()).origin.x)
    outer:removeFromSuperview()
  end)

  it("passes anchor point and transform in space to its layer", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    view:setAnchorPoint_ {0, 0}
    assert.equal(0, view:layer():anchorPoint().x)
    assert.equal(50, view:frame().origin.x)
    view:setTransform3D_(uikit.CATransform3DMakeScale(2, 3, 1))
    assert.equal(3, view:layer():transform().m22)
    assert.equal(2, view:transform().a)
  end)

  it("has margins in reading direction", function()
    local view = objc.UIView:new()
    view:setDirectionalLayoutMargins_ {top = 1, leading = 2, bottom = 3, trailing = 4}
    assert.same({2, 4}, {view:layoutMargins().left, view:layoutMargins().right})
    view:setSemanticContentAttribute_(4)
    assert.equal(4, view:directionalLayoutMargins().leading)
  end)

  it("counts the accessibility elements that it has been given", function()
    local view, element = objc.UIView:new(), objc.NSObject:new()
    view:addSubview_(objc.UIView:new())
    assert.equal(1, view:accessibilityElementCount())
    view:setAccessibilityElements_ {view, element}
    assert.same({2, element, 1}, {view:accessibilityElementCount(), view:accessibilityElementAtIndex_(1), view:indexOfAccessibilityElement_(element)})
    assert.is_nil(view:accessibilityElementAtIndex_(7))
  end)
end)

describe("a control", function()
  it("calls its handlers one by one until it is asked to stop", function()
    local control, target, seen = objc.UIControl:new(), objc.NSObject:new(), {}
    control:addTarget_action_forControlEvents_(target, "description", 64)
    control:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() end), 4096)
    control:enumerateEventHandlers_(function(action, receiver, selector, events, stop)
      seen[#seen + 1] = {action == nil, receiver == target, selector and tostring(selector), events}
      stop.value = events == 64
    end)
    assert.equal(1, #seen)
    assert.same({true, true, 64}, {seen[1][1], seen[1][2], seen[1][4]})
  end)

  it("performs its action when a script asks it to", function()
    local times, control = 0, objc.UIControl:new()
    control:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() times = times + 1 end), 8192)
    control:performPrimaryAction()
    assert.equal(1, times)
  end)
end)

describe("a controller", function()
  it("finds the split view controller around it, and the scroll view of an edge", function()
    local split, inner = objc.UISplitViewController:new(), objc.UIViewController:new()
    split:setViewControllers_ {objc.UIViewController:new(), inner}
    assert.equal(split, inner:splitViewController())
    assert.is_nil(split:splitViewController())
    local list = objc.UIScrollView:new()
    inner:setContentScrollView_forEdge_(list, 1 + 4)
    assert.equal(list, inner:contentScrollViewForEdge_(4))
    assert.is_nil(inner:contentScrollViewForEdge_(2))
  end)
end)
