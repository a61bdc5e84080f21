-- UIPopoverBackgroundView: the border and the arrow of a popover, drawn by an app.
describe("a popover's background", function()
  local world, owner, content, Bubble, arrow

  before_each(function()
    world, arrow = objc.snapshot(), {}
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    owner, content = objc.UIViewController:new(), objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(owner)
    runloop.run(1)
    Bubble = objc.class("BubbleView", objc.UIPopoverBackgroundView, function(instance, class)
      function class:arrowHeight() return 20 end
      function class:arrowBase() return 30 end
      function class:contentViewInsets() return {4, 5, 6, 7} end
      function instance:setArrowDirection_(direction) arrow.direction = direction end
      function instance:setArrowOffset_(offset) arrow.offset = offset end
    end)
    content:setModalPresentationStyle_(7)
    content:setPreferredContentSize_ {100, 80}
  end)
  after_each(function()
    uikit.keyWindow():setRootViewController_(nil)
    objc.restore(world)
  end)

  it("surrounds the content, and knows the position of its arrow", function()
    local popover = content:popoverPresentationController()
    popover:setSourceView_(owner:view())
    popover:setSourceRect_ {100, 100, 40, 20}
    popover:setPopoverBackgroundViewClass_(Bubble)
    owner:presentViewController_animated_completion_(content, false, nil)
    runloop.run(1)
    local frame, bubble = content:view():frame(), nil
    for _, view in ipairs(content:view():superview():subviews()) do
      if view:isKindOfClass_(Bubble) then bubble = view end
    end
    assert.equal(140, frame.origin.y)
    local around = bubble:frame()
    assert.same({frame.origin.x - 5, frame.origin.y - 24, 112, 110},
      {around.origin.x, around.origin.y, around.size.width, around.size.height})
    assert.equal(1, arrow.direction)
    assert.equal(120 - (around.origin.x + around.size.width / 2), arrow.offset)
    owner:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(1)
    assert.is_nil(bubble:superview())
  end)

  it("must have a class that implements its measures", function()
    local popover = content:popoverPresentationController()
    assert.error_matches(function() popover:setPopoverBackgroundViewClass_(objc.UIView) end,
      "expected a subclass of UIPopoverBackgroundView, got UIView")
    assert.error_matches(function() objc.UIPopoverBackgroundView:arrowHeight() end,
      "must be implemented by subclassers")
  end)
end)

describe("a controller around a search", function()
  it("shows the search controller inside itself", function()
    local search = objc.UISearchController:alloc():initWithSearchResultsController_(nil)
    local container = objc.UISearchContainerViewController:alloc():initWithSearchController_(search)
    assert.equal(search, container:searchController())
    assert.equal(container:view(), search:view():superview())
    assert.equal(container, search:parentViewController())
  end)
end)
