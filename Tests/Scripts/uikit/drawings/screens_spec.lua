--- The appearance of bars, lists, panels and the system's own parts in drawings.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Drawing = dofile(own .. "drawing.lua")

describe("a drawing of a screen", function()
  local empty = objc.snapshot()
  local window = uikit.keyWindow()
  after_each(function() objc.restore(empty) end)

  local function navigation()
    local first, second = objc.UIViewController:new(), objc.UIViewController:new()
    first:setTitle_ "First"
    second:setTitle_ "Second"
    second:navigationItem():setRightBarButtonItem_(
      objc.UIBarButtonItem:alloc():initWithBarButtonSystemItem_target_action_(0, nil, nil))
    local made = objc.UINavigationController:alloc():initWithRootViewController_(first)
    window:setRootViewController_(made)
    made:pushViewController_animated_(second, false)
    runloop.run(1)
    return made
  end

  it("draws a bar's title in the middle, its back button and buttons in the tint color", function()
    local bar = navigation():navigationBar()
    local drawing = Drawing.of(bar)
    local title = drawing:text "Second"
    assert.near(195, title.x + title.textLength / 2, 0.01)
    assert.equal(600, title["font-weight"])
    assert.equal("#007aff", drawing:text("First").fill)
    local done = drawing:text "Done"
    assert.equal(600, done["font-weight"])
    assert.near(374, done.x + done.textLength, 0.01)
    bar:setTintColor_(objc.UIColor:redColor())
    assert.equal("#ff0000", Drawing.of(bar):text("First").fill)
  end)

  it("draws a hairline below a bar that is not at the edge of its content, and the time above it", function()
    uikit.setting("systemVersion", "18.5")
    navigation()
    assert.not_matches('height="0.333" fill="#3c3c43"', Drawing.of().svg, 1, true)
    uikit.setting("systemVersion", "14.8")
    local drawing = Drawing.of()
    assert.matches('y="44" width="390" height="0.333" fill="#3c3c43"', drawing.svg, 1, true)
    assert.is_truthy(drawing:text "9:41")
  end)

  it("is black with white labels in the dark, where a view overrides it too", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    view:setBackgroundColor_(objc.UIColor:systemBackgroundColor())
    local label = objc.UILabel:alloc():initWithFrame_ {0, 0, 100, 20}
    label:setText_ "Text"
    view:addSubview_(label)
    Drawing.placed(view)
    assert.equal("#000000", Drawing.of(view):text("Text").fill)
    view:setOverrideUserInterfaceStyle_(uikit.UIUserInterfaceStyleDark)
    assert.equal("#ffffff", Drawing.of(view):text("Text").fill)
    assert.equal(0, Drawing.of(view):count("fill", "#ffffff") - 1)
  end)

  local function list(style)
    local Source = objc.class("DrawnSource", objc.NSObject, {protocols = {"UITableViewDataSource"}}, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 3 end
      function instance:tableView_titleForHeaderInSection_() return "Fruit" end
      function instance:tableView_cellForRowAtIndexPath_(_, path)
        local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(3, nil)
        cell:textLabel():setText_("Row " .. path:row())
        cell:detailTextLabel():setText_ "Below"
        cell:setAccessoryType_(path:row() + 1)
        return cell
      end
    end)
    local view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 390, 400}, style)
    local source = Source:new()
    objc.setAssociatedObject(view, "source", source, 1)
    view:setDataSource_(source)
    return Drawing.placed(view)
  end

  it("draws a plain list on white, with lines between its rows from where their texts begin", function()
    local drawing = Drawing.of(list(0))
    assert.is_truthy(drawing:text "Fruit")
    assert.equal(600, drawing:text("Fruit")["font-weight"])
    assert.equal(3, select(2, drawing.svg:gsub('<rect x="16" y="[%d.]+" width="374" height="0.333"', "")))
    local title, detail = drawing:text "Row 0", drawing:text "Below"
    assert.equal(17, title["font-size"])
    assert.equal(12, detail["font-size"])
  end)

  it("draws a grouped list on grey with its header in capitals", function()
    local drawing = Drawing.of(list(1))
    assert.is_truthy(drawing:text "FRUIT")
    assert.equal(1, drawing:count("fill", "#f2f2f7"))
    assert.equal(2, select(2, drawing.svg:gsub('<rect x="16" y="[%d.]+" width="374" height="0.333"', "")))
    assert.equal(2, select(2, drawing.svg:gsub('<rect x="0" y="[%d.]+" width="390" height="0.333"', "")))
  end)

  it("draws an inset list in round boxes", function()
    local view = list(2)
    assert.equal(358, view:visibleCells()[1]:frame().size.width)
    assert.equal(2, select(2, Drawing.of(view).svg:gsub('<path d="M0 ', "")))
  end)

  it("draws the dots of pages so that they are seen: white on a dark ground, else dark", function()
    local function dots(color)
      local ground = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 200}
      ground:setBackgroundColor_(color)
      local pages = objc.UIPageControl:alloc():initWithFrame_ {0, 0, 390, 40}
      pages:setNumberOfPages_(3)
      ground:addSubview_(pages)
      return Drawing.of(Drawing.placed(ground)):count("fill", "#ffffff")
    end
    assert.equal(3, dots(objc.UIColor:blackColor()) - dots(objc.UIColor:redColor():colorWithAlphaComponent_(0)))
  end)

  it("draws an alert's texts and buttons: cancel bold, destructive in red", function()
    local presenter = objc.UIViewController:new()
    window:setRootViewController_(presenter)
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Really?", "It is gone then.", 1)
    alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Delete", 2, nil))
    alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Keep", 1, nil))
    presenter:presentViewController_animated_completion_(alert, false, nil)
    runloop.run(1)
    local drawing = Drawing.of()
    assert.equal(600, drawing:text("Really?")["font-weight"])
    assert.equal(13, drawing:text("It is gone then.")["font-size"])
    assert.equal("#ff3b30", drawing:text("Delete").fill)
    local keep = drawing:text "Keep"
    assert.same({"#007aff", 600}, {keep.fill, keep["font-weight"]})
    -- Two buttons are side by side, the cancel button first.
    local places = {}
    local function look(view)
      if view:isKindOfClass_(objc.UIButton) then places[view:currentTitle()] = view:frame().origin end
      for _, inner in ipairs(view:subviews()) do look(inner) end
    end
    look(alert:view())
    assert.same({x = 0, y = places.Delete.y}, places.Keep)
    assert.equal(135, places.Delete.x)
  end)

  it("writes the titles of a sheet's buttons whole, in larger letters", function()
    local presenter = objc.UIViewController:new()
    window:setRootViewController_(presenter)
    local sheet = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_(nil, nil, 0)
    sheet:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Share", 0, nil))
    sheet:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("Cancel", 1, nil))
    presenter:presentViewController_animated_completion_(sheet, false, nil)
    runloop.run(1)
    local drawing = Drawing.of()
    assert.equal(20, drawing:text("Share")["font-size"])
    assert.equal(600, drawing:text("Cancel")["font-weight"])
  end)

  it("draws the old alerts and sheets", function()
    local alert =
      objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_(
        "Really?", "It is gone then", nil, "Keep", nil)
    alert:show()
    runloop.run(1)
    local drawing = Drawing.of(alert:window())
    for _, text in ipairs {"Really?", "It is gone then", "Keep"} do assert.is_truthy(drawing:text(text), text) end
  end)

  it("draws tabs with their titles and badges, the chosen one in the tint", function()
    local tabs = objc.UITabBarController:new()
    local one, two = objc.UIViewController:new(), objc.UIViewController:new()
    one:setTitle_ "One"
    two:setTabBarItem_(objc.UITabBarItem:alloc():initWithTabBarSystemItem_tag_(8, 0))
    two:tabBarItem():setBadgeValue_ "12"
    tabs:setViewControllers_ {one, two}
    window:setRootViewController_(tabs)
    runloop.run(1)
    local drawing = Drawing.of()
    assert.equal("#007aff", drawing:text("One").fill)
    assert.equal("#999999", drawing:text("Search").fill)
    assert.equal("#ffffff", drawing:text("12").fill)
    tabs:setSelectedIndex_(1)
    runloop.run(1)
    assert.equal("#007aff", Drawing.of():text("Search").fill)
  end)

  it("shows the keyboard while a text is edited, with the title of its return key", function()
    local field = Drawing.placed(objc.UITextField:alloc():initWithFrame_ {0, 100, 200, 34})
    assert.is_nil(Drawing.of():text "q")
    field:setReturnKeyType_(uikit.UIReturnKeySend)
    field:becomeFirstResponder()
    assert.is_truthy(Drawing.of():text "q")
    assert.is_truthy(Drawing.of():text "send")
    field:resignFirstResponder()
    field:setKeyboardType_(uikit.UIKeyboardTypeNumberPad)
    field:becomeFirstResponder()
    assert.is_nil(Drawing.of():text "q")
    assert.is_truthy(Drawing.of():text "7")
  end)

  it("draws the chosen date of a picker", function()
    local picker = objc.UIDatePicker:alloc():initWithFrame_ {0, 100, 320, 216}
    picker:setDatePickerMode_(uikit.UIDatePickerModeDate)
    picker:setPreferredDatePickerStyle_(uikit.UIDatePickerStyleWheels)
    picker:setDate_(objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(86400 * 59))
    Drawing.placed(picker)
    local drawing = Drawing.of(picker)
    for _, text in ipairs {"March", "1", "2001", "February", "2000"} do assert.is_truthy(drawing:text(text), text) end
  end)
end)

describe("a color of the system", function()
  it("has the values of the traits it is resolved with, and of the current ones", function()
    local blue = objc.UIColor:systemBlueColor()
    local dark = objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(2)
    local _, red, green = blue:resolvedColorWithTraitCollection_(dark):getRed_green_blue_alpha_()
    assert.same({10, 132}, {math.floor(red * 255 + 0.5), math.floor(green * 255 + 0.5)})
    local _, plain = blue:getRed_green_blue_alpha_()
    assert.equal(0, plain)
    local inside
    dark:performAsCurrentTraitCollection_(function() inside = select(2, blue:getRed_green_blue_alpha_()) end)
    assert.near(10 / 255, inside, 1e-9)
    assert.is_false(objc.UIColor:labelColor():isEqual_(objc.UIColor:blackColor()))
    assert.is_true(objc.UIColor:labelColor():isEqual_(objc.UIColor:labelColor()))
    assert.equal("systemBlue", blue:accessibilityName())
  end)
end)
