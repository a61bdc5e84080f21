-- Values that an assistive technology or the restoration of an interface sets, and who is notified.

describe("a value", function()
  local before, created
  before_each(function() before, created = objc.snapshot(), {} end)
  after_each(function()
    for _, view in ipairs(created) do view:removeFromSuperview() end
    objc.restore(before)
  end)

  local function show(view, frame)
    view:setFrame_(frame or {0, 100, 320, 216})
    created[#created + 1] = view
    uikit.keyWindow():addSubview_(view)
    runloop.run(0.1)
    return view
  end
  local function events(control)
    local log = {}
    for name, event in pairs {changed = uikit.UIControlEventValueChanged, primary = uikit.UIControlEventPrimaryActionTriggered} do
      control:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() log[#log + 1] = name end), event)
    end
    return log
  end

  it("of a control that is adjusted sends the actions of a finger", function()
    for _, control in ipairs {objc.UISlider:new(), objc.UIStepper:new(), objc.UIPageControl:new()} do
      if control:isKindOfClass_(objc.UIPageControl) then control:setNumberOfPages_(3) end
      local log = events(control)
      control:accessibilityIncrement()
      table.sort(log)
      assert.same({"changed", "primary"}, log, objc.object_getClassName(control))
    end
  end)

  it("of a stepper stays within its limits", function()
    local stepper = objc.UIStepper:new()
    local log = events(stepper)
    stepper:accessibilityDecrement()
    assert.same({0.0, 0}, {stepper:value(), #log})
  end)

  it("of a picker changes by the wheel, which notifies the delegate", function()
    local log = {}
    local Rows = objc.class("AdjustedRows", objc.NSObject, function(instance)
      function instance:numberOfComponentsInPickerView_() return 2 end
      function instance:pickerView_numberOfRowsInComponent_() return 3 end
      function instance:pickerView_titleForRow_forComponent_(_, row) return tostring(row) end
      function instance:pickerView_didSelectRow_inComponent_(_, row, wheel) log[#log + 1] = wheel .. ":" .. row end
    end)
    local picker, rows = objc.UIPickerView:new(), Rows:new()
    picker:setDataSource_(rows)
    picker:setDelegate_(rows)
    show(picker)
    local wheel = picker:accessibilityElementAtIndex_(1)
    assert.equal(1 << 12, wheel:accessibilityTraits())
    for _ = 1, 3 do wheel:accessibilityIncrement() end
    wheel:accessibilityDecrement()
    runloop.run(1)
    assert.same({"1:1", "1:2", "1:1"}, log)
    assert.same({0, 1}, {picker:selectedRowInComponent_(0), picker:selectedRowInComponent_(1)})
  end)

  it("of a date picker changes by a wheel and sends its action", function()
    local picker = objc.UIDatePicker:new()
    picker:setPreferredDatePickerStyle_(uikit.UIDatePickerStyleWheels)
    picker:setDatePickerMode_(uikit.UIDatePickerModeCountDownTimer)
    show(picker)
    picker:setCountDownDuration_(3600)
    local log = events(picker)
    local wheels = picker:accessibilityElementAtIndex_(0)
    while wheels:accessibilityElementCount() < 2 do wheels = wheels:accessibilityElementAtIndex_(0) end
    wheels:accessibilityElementAtIndex_(0):accessibilityIncrement()
    runloop.run(1)
    assert.equal(7200, picker:countDownDuration())
    assert.is_true(#log > 0)
  end)

  it("of a tab bar controller notifies an observer once", function()
    local count = 0
    local Observer = objc.class("TabObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_() count = count + 1 end
    end)
    local tabs, observer = objc.UITabBarController:new(), Observer:new()
    tabs:setViewControllers_ {objc.UIViewController:new(), objc.UIViewController:new()}
    tabs:addObserver_forKeyPath_options_context_(observer, "selectedViewController", 0, nil)
    tabs:setSelectedIndex_(1)
    assert.equal(1, count)
    tabs:removeObserver_forKeyPath_(observer, "selectedViewController")
  end)

  it("that is restored calls the delegate of a scroll view, and no delegate of a selection", function()
    local log = {}
    local Source = objc.class("RestoredSource", objc.NSObject, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 50 end
      function instance:tableView_cellForRowAtIndexPath_()
        return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, nil)
      end
      function instance:tableView_didSelectRowAtIndexPath_() log[#log + 1] = "selected" end
      function instance:scrollViewDidScroll_() log[#log + 1] = "scrolled" end
      function instance:textViewDidChange_() log[#log + 1] = "changed" end
      function instance:textViewDidChangeSelection_() log[#log + 1] = "selection" end
    end)
    local source = Source:new()
    local function table_() return show(objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 200}, 0)) end
    local function texts()
      local field, view = show(objc.UITextField:new()), show(objc.UITextView:new())
      for _, text in ipairs {field, view} do text:setText_ "abcdef" end
      return field, view
    end
    local function coder(view, decoded)
      if decoded then
        local reader = objc.NSKeyedUnarchiver:alloc():initForReadingFromData_error_(decoded)
        reader:setRequiresSecureCoding_(false)
        return view:decodeRestorableStateWithCoder_(reader)
      end
      local writer = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
      view:encodeRestorableStateWithCoder_(writer)
      writer:finishEncoding()
      return writer:encodedData()
    end
    local rows, field, view = table_(), texts()
    rows:setDataSource_(source)
    runloop.run(0.1)
    rows:setContentOffset_ {0, 440}
    rows:selectRowAtIndexPath_animated_scrollPosition_(objc.NSIndexPath:indexPathForRow_inSection_(12, 0), false, 0)
    local from = field:beginningOfDocument()
    field:setSelectedTextRange_(field:textRangeFromPosition_toPosition_(from, field:positionFromPosition_offset_(from, 2)))
    view:setSelectedRange_ {location = 1, length = 3}
    local states = {coder(rows), coder(field), coder(view)}

    local newRows, newField, newView = table_(), texts()
    newRows:setDataSource_(source)
    runloop.run(0.1)
    newRows:setDelegate_(source)
    newView:setDelegate_(source)
    coder(newRows, states[1])
    coder(newField, states[2])
    coder(newView, states[3])
    assert.same({"scrolled", "selection"}, log)
    assert.equal(440.0, newRows:contentOffset().y)
    assert.equal(12, newRows:indexPathForSelectedRow():row())
    assert.equal("ab", newField:textInRange_(newField:selectedTextRange()))
    assert.same({location = 1, length = 3}, newView:selectedRange())

    newView:setText_ "a"
    newView:setSelectedRange_ {location = 0, length = 0}
    coder(newView, states[3])
    assert.same({location = 0, length = 0}, newView:selectedRange(), "a text that is shorter now keeps its selection")
    coder(show(objc.UIScrollView:new()), coder(objc.UIView:new()))
  end)
end)
