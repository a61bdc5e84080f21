describe("a control of several choices", function()
  local window, log = uikit.keyWindow(), nil
  local Target = objc.class("ChoiceTarget", objc.NSObject, function(instance)
    instance["segment:"] = function(_, sender) log[#log + 1] = sender:selectedSegmentIndex() end
    instance["step:"] = function(_, sender) log[#log + 1] = sender:value() end
    instance["page:"] = function(_, sender) log[#log + 1] = sender:currentPage() end
  end)
  local target = Target:new()
  local control

  local function show(view, frame, action)
    control = view
    window:addSubview_(view)
    view:setFrame_(frame)
    view:addTarget_action_forControlEvents_(target, action, uikit.UIControlEventValueChanged)
  end
  local function tap(...)
    for _, x in ipairs{...} do gesture.tap(control, {at = {x, 10}}) end
    return log
  end

  before_each(function() log = {} end)
  after_each(function() control:removeFromSuperview() end)

  describe("such as a segmented one", function()
    before_each(function()
      show(objc.UISegmentedControl:alloc():initWithItems_{"a", "b", "c"}, {0, 0, 300, 32}, "segment:")
    end)

    it("selects by a tap, and reports only changes", function()
      assert.equal(uikit.UISegmentedControlNoSegment, control:selectedSegmentIndex())
      assert.same({1, 0}, tap(150, 150, 10))
      control:setSelectedSegmentIndex_(2)
      assert.same({1, 0}, log)
      assert.error_matches(function() control:setSelectedSegmentIndex_(9) end, "NSRangeException")
    end)

    it("keeps its selection when segments are inserted and removed", function()
      control:setSelectedSegmentIndex_(1)
      control:insertSegmentWithTitle_atIndex_animated_("z", 0, false)
      assert.equal(2, control:selectedSegmentIndex())
      assert.equal("b", control:titleForSegmentAtIndex_(2))
      control:removeSegmentAtIndex_animated_(2, false)
      assert.equal(-1, control:selectedSegmentIndex())
    end)

    it("can have segments that are off, wider, or do not stay selected", function()
      control:setEnabled_forSegmentAtIndex_(false, 2)
      assert.same({}, tap(290))
      control:setWidth_forSegmentAtIndex_(200, 0)
      assert.same({0}, tap(190))
      control:setMomentary_(true)
      assert.same({0, 0, 0}, tap(20, 20))
      assert.equal(-1, control:selectedSegmentIndex())
    end)
  end)

  describe("such as a stepper", function()
    before_each(function() show(objc.UIStepper:new(), {0, 0, 94, 32}, "step:") end)

    it("goes up and down within its bounds, and wraps if it may", function()
      assert.same({1.0, 2.0, 1.0, 0.0}, tap(80, 80, 10, 10, 10))
      control:setMaximumValue_(3)
      control:setWraps_(true)
      tap(10)
      assert.equal(3, control:value())
      assert.error_matches(function() control:setMinimumValue_(4) end, "does not fit a stepper")
      assert.error_matches(function() control:setStepValue_(0) end, "does not fit a stepper")
    end)

    it("repeats while it is held, by default", function()
      gesture.press(control, {at = {80, 10}, duration = 0.75})
      assert.same({1.0, 2.0, 3.0}, log)
      runloop.run(1)
      assert.equal(3, control:value())
      control:setAutorepeat_(false)
      gesture.press(control, {at = {80, 10}, duration = 2})
      assert.equal(4, control:value())
    end)
  end)

  describe("such as a page control", function()
    before_each(function()
      show(objc.UIPageControl:new(), {0, 0, 200, 30}, "page:")
      control:setNumberOfPages_(3)
    end)

    it("moves a page forward or back by a tap, and reports only changes", function()
      assert.same({1, 2, 1}, tap(150, 150, 150, 10))
      control:setCurrentPage_(9)
      assert.equal(2, control:currentPage())
      assert.same({1, 2, 1}, log)
    end)
  end)

  it("sends its primary action along with its value", function()
    local primary = 0
    Target["primary:"] = function() primary = primary + 1 end
    show(objc.UISwitch:new(), {0, 0, 51, 31}, "page:")
    control:removeTarget_action_forControlEvents_(nil, nil, uikit.UIControlEventAllEvents)
    control:addTarget_action_forControlEvents_(
      target, "primary:", uikit.UIControlEventPrimaryActionTriggered)
    gesture.tap(control)
    assert.equal(1, primary)
  end)
end)
