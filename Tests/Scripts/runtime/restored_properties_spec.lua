-- Snapshots: the properties of native objects, whether they were set by a message or by a user.
local W = uikit.keyWindow()
local red = objc.UIColor:redColor()

local function plain(value)
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for key, part in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. plain(part) end
  table.sort(parts)
  return "{" .. table.concat(parts, ",") .. "}"
end

-- Changes an object and restores it; the values before, in between and afterwards, as text.
local function changed(object, change, read)
  local before = plain(read(object))
  local snapshot = objc.snapshot()
  change(object)
  local between = plain(read(object))
  objc.restore(snapshot)
  return before, between, plain(read(object))
end
local function assert_restored(name, object, change, read)
  local before, between, after = changed(object, change, read)
  assert.not_equal(before, between, name)
  assert.equal(before, after, name)
end

describe("a snapshot", function()
  before_each(function() objc.autoreleasepool(function() end) end)

  local insets = {top = 1, left = 2, bottom = 3, right = 4}
  local properties = {
    UIView = {
      backgroundColor = red, isMultipleTouchEnabled = true, isExclusiveTouch = true, contentMode = 4,
      autoresizingMask = 18, layoutMargins = insets, accessibilityIdentifier = "x", accessibilityLabel = "x",
      translatesAutoresizingMaskIntoConstraints = false, semanticContentAttribute = 4, restorationIdentifier = "x",
      alpha = 0.5, isHidden = true, tag = 7, frame = {1, 2, 3, 4}, maskView = objc.UIView:new(),
    },
    UILabel = {text = "x", textColor = red, numberOfLines = 3, textAlignment = 1},
    UISwitch = {isOn = true, onTintColor = red},
    UISlider = {value = 0.5, maximumValue = 5, isContinuous = false},
    UIStepper = {value = 3, stepValue = 3},
    UIProgressView = {progress = 0.5},
    UIPageControl = {numberOfPages = 3},
    UIButton = {isEnabled = false, isSelected = true, contentEdgeInsets = insets},
    UITextField = {text = "x", placeholder = "x", isSecureTextEntry = true, keyboardType = 4, returnKeyType = 4, borderStyle = 3},
    UITextView = {text = "x", isEditable = false},
    UIScrollView = {
      contentOffset = {x = 0, y = 10}, contentInset = insets, maximumZoomScale = 3, isPagingEnabled = true,
      isScrollEnabled = false, bounces = false, keyboardDismissMode = 1,
    },
    UIStackView = {spacing = 9, axis = 1, distribution = 1},
    UIImageView = {image = objc.UIImage:imageNamed_ "x", isUserInteractionEnabled = true},
    UIToolbar = {barStyle = 1, isTranslucent = false},
    UITableView = {rowHeight = 77, allowsMultipleSelection = true, isEditing = true},
  }
  for name, values in pairs(properties) do
    it("restores the properties of " .. name, function()
      for getter, value in pairs(values) do
        local view = objc[name]:alloc():init()
        view:setFrame_ {0, 0, 200, 200}
        W:addSubview_(view)
        local setter = "set" .. getter:gsub("^is(%u)", "%1"):gsub("^%l", string.upper) .. ":"
        assert_restored(name .. "." .. getter, view, function() objc.msgSend(view, setter, value) end, function()
          return objc.msgSend(view, getter)
        end)
        view:removeFromSuperview()
      end
    end)
  end

  it("restores controllers, items, recognizers, constraints and layers", function()
    local controller = objc.UIViewController:new()
    local item = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("t", 0, nil, nil)
    controller:navigationItem():setRightBarButtonItem_(item)
    assert_restored("controller", controller, function()
      item:setEnabled_(false)
      item:setTitle_ "z"
      controller:navigationItem():setLeftBarButtonItem_(objc.UIBarButtonItem:new())
      controller:setHidesBottomBarWhenPushed_(true)
      controller:setPreferredContentSize_ {3, 4}
    end, function()
      local left = controller:navigationItem():leftBarButtonItem()
      return {item:isEnabled(), item:title(), left ~= nil, controller:hidesBottomBarWhenPushed(), controller:preferredContentSize()}
    end)
    local tap = objc.UITapGestureRecognizer:new()
    assert_restored("recognizer", tap, function()
      tap:setEnabled_(false)
      tap:setNumberOfTapsRequired_(3)
      tap:setCancelsTouchesInView_(false)
    end, function() return {tap:isEnabled(), tap:numberOfTapsRequired(), tap:cancelsTouchesInView()} end)
    local view = objc.UIView:new()
    W:addSubview_(view)
    view:setTranslatesAutoresizingMaskIntoConstraints_(false)
    local width = view:widthAnchor():constraintEqualToConstant_(50)
    width:setActive_(true)
    assert_restored("constraint", width, function() width:setConstant_(70) end, function()
      W:layoutIfNeeded()
      return {width:constant(), view:frame().size.width}
    end)
    assert_restored("layer", view:layer(), function(layer)
      layer:setCornerRadius_(4)
      layer:setBorderWidth_(2)
    end, function(layer) return {layer:cornerRadius(), layer:borderWidth()} end)
    view:removeFromSuperview()
  end)

  it("restores segments, rows of wheels, arranged views, activity, and the titles and targets of buttons", function()
    local segments = objc.UISegmentedControl:alloc():initWithItems_ {"a", "b"}
    assert_restored("segments", segments, function()
      segments:setTitle_forSegmentAtIndex_("z", 0)
      segments:setEnabled_forSegmentAtIndex_(false, 1)
      segments:insertSegmentWithTitle_atIndex_animated_("q", 0, false)
    end, function()
      return {segments:numberOfSegments(), segments:titleForSegmentAtIndex_(0), segments:isEnabledForSegmentAtIndex_(1)}
    end)
    local Rows = objc.class("RestoredRows", objc.NSObject, function(instance)
      instance["numberOfComponentsInPickerView:"] = function() return 1 end
      instance["pickerView:numberOfRowsInComponent:"] = function() return 9 end
    end)
    local rows, picker = Rows:new(), objc.UIPickerView:alloc():initWithFrame_ {0, 0, 200, 200}
    picker:setDataSource_(rows)
    W:addSubview_(picker)
    picker:layoutIfNeeded()
    assert_restored("picker", picker, function() picker:selectRow_inComponent_animated_(4, 0, false) end, function()
      return picker:selectedRowInComponent_(0)
    end)
    picker:removeFromSuperview()
    local stack, first = objc.UIStackView:new(), objc.UIView:new()
    stack:addArrangedSubview_(first)
    assert_restored("stack", stack, function()
      stack:addArrangedSubview_(objc.UIView:new())
      stack:removeArrangedSubview_(first)
    end, function() return {#stack:arrangedSubviews(), stack:arrangedSubviews()[1] == first} end)
    local wheel = objc.UIActivityIndicatorView:new()
    assert_restored("activity", wheel, function() wheel:startAnimating() end, function() return wheel:isAnimating() end)
    local button, taps = objc.UIButton:alloc():initWithFrame_ {0, 0, 100, 40}, 0
    local Target = objc.class("RestoredTarget", objc.NSObject, function(instance)
      function instance:tapped() taps = taps + 1 end
    end)
    local target = Target:new()
    W:addSubview_(button)
    assert_restored("button", button, function()
      button:setTitle_forState_("t", 0)
      button:setTitleColor_forState_(red, 0)
      button:addTarget_action_forControlEvents_(target, "tapped", uikit.UIControlEventTouchUpInside)
    end, function() return {tostring(button:currentTitle()), button:currentTitleColor(), button:allControlEvents()} end)
    gesture.tap(button)
    assert.equal(0, taps)
    button:removeFromSuperview()
  end)

  it("restores properties again after another change, and the oldest value of several", function()
    local label = objc.UILabel:new()
    label:setTextColor_(objc.UIColor:blueColor())
    local first = objc.snapshot()
    label:setTextColor_(red)
    local second = objc.snapshot()
    label:setTextColor_(objc.UIColor:greenColor())
    label:setTextColor_(objc.UIColor:grayColor())
    objc.restore(second)
    assert.equal(red, label:textColor())
    label:setTextColor_(objc.UIColor:whiteColor())
    objc.restore(first)
    assert.equal(objc.UIColor:blueColor(), label:textColor())
    label:setTextColor_(objc.UIColor:whiteColor())
    objc.restore(first)
    assert.equal(objc.UIColor:blueColor(), label:textColor())
  end)

  it("calls no method of a script while it restores a property", function()
    local calls = 0
    local Watcher = objc.class("RestoredScroll", objc.UIScrollView, function(instance)
      instance["setNeedsLayout"] = function() calls = calls + 1 end
      instance["scrollViewDidScroll:"] = function() calls = calls + 1 end
    end)
    local scroll = Watcher:alloc():initWithFrame_ {0, 0, 100, 100}
    scroll:setDelegate_(scroll)
    local snapshot = objc.snapshot()
    scroll:setContentInset_(insets)
    scroll:setContentOffset_ {x = 0, y = 10}
    scroll:setBounces_(false)
    local before = calls
    objc.restore(snapshot)
    assert.equal(before, calls)
    assert.is_true(scroll:bounces())
  end)

  it("restores a table that asks its data source again", function()
    local Rows = objc.class("RestoredTableRows", objc.NSObject, function(instance)
      instance["tableView:numberOfRowsInSection:"] = function() return 50 end
      instance["tableView:cellForRowAtIndexPath:"] = function(_, _, path)
        local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, nil)
        cell:textLabel():setText_("row " .. path:row())
        return cell
      end
    end)
    local rows, table_view = Rows:new(), objc.UITableView:alloc():initWithFrame_ {0, 0, 200, 200}
    table_view:setDataSource_(rows)
    W:addSubview_(table_view)
    table_view:layoutIfNeeded()
    assert_restored("table", table_view, function()
      table_view:setRowHeight_(77)
      table_view:setEditing_animated_(true, false)
      table_view:scrollToRowAtIndexPath_atScrollPosition_animated_(objc.NSIndexPath:indexPathForRow_inSection_(40, 0), 1, false)
      table_view:layoutIfNeeded()
    end, function()
      table_view:layoutIfNeeded()
      local cells = table_view:visibleCells()
      return {#cells, cells[1]:textLabel():text(), table_view:rowHeight(), table_view:isEditing()}
    end)
    table_view:removeFromSuperview()
  end)

  it("sets a property to nil whose object has been deallocated meanwhile", function()
    local view = objc.UIView:new()
    objc.autoreleasepool(function() view:setMaskView_(objc.UIView:new()) end)
    local snapshot = objc.snapshot()
    objc.autoreleasepool(function() view:setMaskView_(nil) end)
    collectgarbage()
    collectgarbage()
    objc.restore(snapshot)
    assert.is_nil(view:maskView())
  end)
end)
