-- The archives of views, controllers, items, configurations, notifications and locations.

local secure = objc.getProtocol("NSSecureCoding")

-- An object that was archived and read again, with secure coding where its class adopts it.
local function read_again(object)
  local class = object:class()
  local is_secure = class:conformsToProtocol_(secure)
  local data, failure = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(
    object, is_secure, nil)
  assert.is_not_nil(data, tostring(failure))
  if not is_secure then return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data) end
  local again
  again, failure = objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(class, data, nil)
  assert.is_not_nil(again, tostring(failure))
  return again
end

-- The values of an object's key paths, before and after.
local function keeps(object, ...)
  local again = read_again(object)
  assert.equal(object:class(), again:class())
  for _, path in ipairs {...} do
    local before, after = object:valueForKeyPath_(path), again:valueForKeyPath_(path)
    if type(before) == "userdata" then
      assert.is_true(before:isEqual_(after), path)
    else
      assert.same(before, after, path)
    end
  end
  return again
end

describe("an archived view keeps", function()
  it("the text and the look of a label", function()
    local label = objc.UILabel:alloc():initWithFrame_ {1, 2, 30, 40}
    label:setText_ "a"
    label:setTextColor_(objc.UIColor:redColor())
    label:setNumberOfLines_(3)
    keeps(label, "text", "textColor", "numberOfLines", "frame", "font")
    local styled = objc.UILabel:new()
    styled:setAttributedText_(objc.NSAttributedString:alloc():initWithString_attributes_("b", {NSKern = 3}))
    assert.equal(3, read_again(styled):attributedText():attribute_atIndex_effectiveRange_("NSKern", 0, nil))
  end)

  it("a button's contents by state, without a second label", function()
    local button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeSystem)
    button:setTitle_forState_("off", uikit.UIControlStateNormal)
    button:setTitle_forState_("on", uikit.UIControlStateSelected)
    button:titleLabel():setFont_(objc.UIFont:systemFontOfSize_(31))
    local again = keeps(button, "buttonType", "subviews.@count", "titleLabel.font.pointSize")
    again:setSelected_(true)
    assert.equal("on", again:currentTitle())
    assert.equal("off", again:titleForState_(uikit.UIControlStateDisabled))
  end)

  it("the values of controls", function()
    local slider = objc.UISlider:new()
    slider:setMaximumValue_(50)
    slider:setValue_(40)
    keeps(slider, "value", "maximumValue", "subviews.@count")
    local switch = objc.UISwitch:new()
    switch:setOn_(true)
    keeps(switch, "on", "subviews.@count")
    local stepper = objc.UIStepper:new()
    stepper:setMaximumValue_(500)
    stepper:setValue_(300)
    keeps(stepper, "value")
    local segments = objc.UISegmentedControl:alloc():initWithItems_ {"a", "b"}
    segments:setSelectedSegmentIndex_(1)
    assert.equal("b", keeps(segments, "numberOfSegments", "selectedSegmentIndex"):titleForSegmentAtIndex_(1))
    local field = objc.UITextField:new()
    field:setText_ "t"
    field:setPlaceholder_ "p"
    field:setSecureTextEntry_(true)
    keeps(field, "text", "placeholder", "secureTextEntry", "subviews.@count")
  end)

  it("lists, stacks and bars", function()
    keeps(objc.UITableView:alloc():initWithFrame_style_({0, 0, 9, 9}, uikit.UITableViewStyleGrouped), "style", "subviews.@count")
    local stack = objc.UIStackView:new()
    stack:addArrangedSubview_(objc.UIView:new())
    stack:setAxis_(uikit.UILayoutConstraintAxisVertical)
    keeps(stack, "axis", "arrangedSubviews.@count", "subviews.@count")
    local bar = objc.UINavigationBar:new()
    bar:setItems_ {objc.UINavigationItem:alloc():initWithTitle_ "x"}
    keeps(bar, "items.title")
    local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(uikit.UITableViewCellStyleSubtitle, "r")
    cell:textLabel():setText_ "x"
    keeps(cell, "textLabel.text", "reuseIdentifier")
  end)

  it("the subviews of an app beside those that it creates itself", function()
    local own = objc.class("ArchivedBadge", objc.UIView)
    local field, badge = objc.UITextField:new(), own:new()
    badge:setTag_(7)
    field:addSubview_(badge)
    assert.equal(7, read_again(field):viewWithTag_(7):tag())
  end)
end)

describe("an archived controller or item keeps", function()
  it("the controllers of a stack", function()
    local root = objc.UIViewController:new()
    root:setTitle_ "root"
    local stack = objc.UINavigationController:alloc():initWithRootViewController_(root)
    assert.equal("root", read_again(stack):topViewController():title())
  end)

  it("title and action, and the target where it is archived too", function()
    local controller = objc.UIViewController:new()
    local item = objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("t", 0, controller, "save:")
    local again = keeps(item, "title", "style")
    assert.equal("save:", objc.NSStringFromSelector(again:action()))
    assert.is_nil(again:target())
    keeps(objc.UITabBarItem:alloc():initWithTitle_image_tag_("x", nil, 3), "title", "tag")
    local tap = objc.UITapGestureRecognizer:new()
    tap:setNumberOfTapsRequired_(3)
    keeps(tap, "numberOfTapsRequired")
  end)
end)

describe("an archive keeps", function()
  it("configurations, with what their style determines", function()
    local list = objc.UIListContentConfiguration:subtitleCellConfiguration()
    list:setSecondaryText_ "b"
    list:textProperties():setNumberOfLines_(3)
    keeps(list, "secondaryText", "textProperties.numberOfLines", "secondaryTextProperties.font.pointSize")
    local button = objc.UIButtonConfiguration:filledButtonConfiguration()
    button:setTitle_ "a"
    button:background():setCornerRadius_(5)
    keeps(button, "title", "background.cornerRadius")
    local background = objc.UIBackgroundConfiguration:listGroupedCellConfiguration()
    background:setBackgroundInsets_ {1, 2, 3, 4}
    keeps(background, "backgroundInsets", "backgroundColor")
    local bar = objc.UINavigationBarAppearance:new()
    bar:setBackgroundColor_(objc.UIColor:redColor())
    bar:buttonAppearance():normal():setTitlePositionAdjustment_ {3, 4}
    keeps(bar, "backgroundColor", "buttonAppearance.normal.titlePositionAdjustment")
  end)

  it("notifications with their triggers", function()
    local content = objc.UNMutableNotificationContent:new()
    content:setTitle_ "t"
    content:setUserInfo_ {a = 1}
    content:setSound_(objc.UNNotificationSound:soundNamed_ "x.caf")
    local trigger = objc.UNTimeIntervalNotificationTrigger:triggerWithTimeInterval_repeats_(5, false)
    local request = objc.UNNotificationRequest:requestWithIdentifier_content_trigger_("i", content, trigger)
    keeps(request, "identifier", "content.title", "content.userInfo", "content.sound", "trigger.timeInterval")
    local old = objc.UILocalNotification:new()
    old:setAlertBody_ "b"
    keeps(old, "alertBody")
  end)

  it("locations and regions", function()
    local location = objc.CLLocation:alloc():initWithLatitude_longitude_(1, 2)
    keeps(location, "coordinate", "horizontalAccuracy", "timestamp")
    keeps(objc.CLCircularRegion:alloc():initWithCenter_radius_identifier_({1, 2}, 3, "x"), "center", "radius", "identifier")
  end)

  it("commands and menus, effects, traits and curves", function()
    local command = objc.UICommand:commandWithTitle_image_action_propertyList_("c", nil, "foo:", "list")
    keeps(objc.UIMenu:menuWithTitle_children_("m", {command}), "title", "children.title", "children.propertyList")
    keeps(objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_("a", 1 << 20, "foo:"), "input", "modifierFlags")
    local blur = objc.UIBlurEffect:effectWithStyle_(2)
    assert.is_true(read_again(blur):isEqual_(blur))
    local vibrancy = objc.UIVibrancyEffect:effectForBlurEffect_(blur)
    assert.is_true(read_again(vibrancy):isEqual_(vibrancy))
    local traits = objc.UITraitCollection:traitCollectionWithHorizontalSizeClass_(1)
    assert.is_true(read_again(traits):isEqual_(traits))
    local curve = objc.UICubicTimingParameters:alloc():initWithControlPoint1_controlPoint2_({0.1, 0.2}, {0.3, 0.4})
    keeps(curve, "controlPoint1", "controlPoint2", "timingCurveType")
    local effect = objc.UIInterpolatingMotionEffect:alloc():initWithKeyPath_type_("center.x", 1)
    effect:setMinimumRelativeValue_(-3)
    keeps(effect, "keyPath", "type", "minimumRelativeValue")
  end)

  it("files, symbol sizes and web settings", function()
    local file = objc.NSFileWrapper:alloc():initRegularFileWithContents_(objc.box("abc"):dataUsingEncoding_(4))
    file:setPreferredFilename_ "p.txt"
    keeps(file, "regularFileContents", "preferredFilename")
    local symbol = objc.UIImageSymbolConfiguration:configurationWithPointSize_(20)
    assert.is_true(read_again(symbol):isEqual_(symbol))
    local web = objc.WKWebViewConfiguration:new()
    web:preferences():setMinimumFontSize_(7)
    web:setAllowsInlineMediaPlayback_(true)
    keeps(web, "preferences.minimumFontSize", "allowsInlineMediaPlayback")
  end)
end)
