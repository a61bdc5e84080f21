local world, log, root

-- A focusable view that records its messages.
local function item(name, x, y)
  local cls = objc.class("Item" .. name, objc.UIView)
  function cls:canBecomeFocused() return true end
  function cls:shouldUpdateFocusInContext_() log[#log + 1] = name .. "?" return log.refuses ~= name end
  function cls:didUpdateFocusInContext_withAnimationCoordinator_(context, coordinator)
    log[#log + 1] = name .. (self:isFocused() and "+" or "-") .. context:focusHeading()
    coordinator:addCoordinatedAnimations_completion_(nil, function() log[#log + 1] = name .. "." end)
  end
  local view = cls:alloc():initWithFrame_{x, y, 80, 40}
  root:view():addSubview_(view)
  return view
end

before_each(function()
  world = objc.snapshot()
  log = {}
  uikit.setTraits{idiom = "pad"}
  root = objc.UIViewController:new()
  uikit.keyWindow():setRootViewController_(root)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

local function press(key)
  uikit.pressKey(key)
  runloop.run(1)
  local said = table.concat(log, " ")
  for index = #log, 1, -1 do log[index] = nil end
  return said
end

describe("the focus of a hardware keyboard", function()
  it("begins at the preferred view and moves to the nearest in a direction", function()
    local a, b, c = item("A", 20, 100), item("B", 200, 100), item("C", 20, 300)
    local system = objc.UIFocusSystem:focusSystemForEnvironment_(root)
    assert.is_nil(system:focusedItem())
    assert.equal("A? A+0 A.", press(uikit.UIKeyInputRightArrow))
    assert.equal("A? B? A-8 B+8 A. B.", press(uikit.UIKeyInputRightArrow))
    assert.equal(b, system:focusedItem())
    press(uikit.UIKeyInputLeftArrow)
    press(uikit.UIKeyInputDownArrow)
    assert.equal(c, system:focusedItem())
    assert.is_false(a:isFocused())
  end)

  it("can be kept by a responder, and reports a move without a target", function()
    item("A", 20, 100)
    local b = item("B", 200, 100)
    press(uikit.UIKeyInputUpArrow)
    log.refuses = "B"
    assert.equal("A? B?", press(uikit.UIKeyInputRightArrow))
    assert.is_false(b:isFocused())
    local failed = 0
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "UIFocusMovementDidFailNotification", nil, nil, function() failed = failed + 1 end)
    press(uikit.UIKeyInputUpArrow)
    assert.equal(1, failed)
  end)

  it("moves by tab from group to group, and into a field that then edits", function()
    item("A", 20, 100)
    local field = objc.UITextField:alloc():initWithFrame_{20, 200, 200, 40}
    root:view():addSubview_(field)
    press(uikit.UIKeyInputDownArrow)
    press "\t"
    assert.is_true(field:isFirstResponder())
    assert.equal("", field:text())
  end)

  it("is led elsewhere by a guide, and by a request", function()
    local a, b = item("A", 20, 100), item("B", 250, 500)
    local guide = objc.UIFocusGuide:new()
    root:view():addLayoutGuide_(guide)
    objc.NSLayoutConstraint:activateConstraints_{
      guide:leadingAnchor():constraintEqualToAnchor_constant_(root:view():leadingAnchor(), 20),
      guide:topAnchor():constraintEqualToAnchor_constant_(root:view():topAnchor(), 200),
      guide:widthAnchor():constraintEqualToConstant_(80), guide:heightAnchor():constraintEqualToConstant_(40),
    }
    guide:setPreferredFocusEnvironments_{b}
    runloop.run(0)
    press(uikit.UIKeyInputDownArrow)
    press(uikit.UIKeyInputDownArrow)
    assert.is_true(b:isFocused())
    objc.UIFocusSystem:focusSystemForEnvironment_(root):requestFocusUpdateToEnvironment_(a)
    runloop.run(0)
    assert.is_true(a:isFocused())
  end)

  it("asks and notifies the delegate of a table about its cells", function()
    local table_ = objc.UITableView:alloc():initWithFrame_style_({0, 0, 390, 400}, 0)
    local Source = objc.class("FocusSource", objc.NSObject)
    function Source:tableView_numberOfRowsInSection_() return 3 end
    function Source:tableView_cellForRowAtIndexPath_()
      return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "cell")
    end
    function Source:tableView_canFocusRowAtIndexPath_(_, path) return path:row() ~= 1 end
    function Source:tableView_didUpdateFocusInContext_withAnimationCoordinator_(_, context)
      local before, after = context:previouslyFocusedIndexPath(), context:nextFocusedIndexPath()
      log[#log + 1] = (before and before:row() or "-") .. ">" .. after:row()
    end
    local source = Source:new()
    table_:setDataSource_(source)
    table_:setDelegate_(source)
    root:view():addSubview_(table_)
    runloop.run(0)
    assert.equal("->0", press(uikit.UIKeyInputDownArrow))
    assert.equal("0>2", press(uikit.UIKeyInputDownArrow))
  end)

  it("does not exist on a phone", function()
    uikit.setTraits{idiom = "phone"}
    local a = item("A", 20, 100)
    assert.is_nil(objc.UIFocusSystem:focusSystemForEnvironment_(a))
    assert.equal("", press(uikit.UIKeyInputDownArrow))
  end)
end)
