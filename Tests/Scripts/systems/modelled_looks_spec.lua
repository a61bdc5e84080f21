-- Dots, bars, cells that resize, notifications and zones before and after a change.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local shown_views = dofile(here .. "support/shown_views.lua")

describe("a system", function()
  local show = shown_views(before_each, after_each)

  local function system(version) uikit.setting("systemVersion", version) end

  local pages
  local Paging = objc.class("Paging", objc.NSObject, function(instance)
    instance["paged:"] = function() pages = pages + 1 end
  end)
  local OneRow = objc.class("OneRow", objc.NSObject, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 2 end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
  end)
  local Growing = objc.class("GrowingCell", objc.UITableViewCell, function(instance, _, super)
    function instance:initWithStyle_reuseIdentifier_(style, name)
      self = super(self):initWithStyle_reuseIdentifier_(style, name)
      local inner, content = objc.UIView:new(), self:contentView()
      inner:setTranslatesAutoresizingMaskIntoConstraints_(false)
      content:addSubview_(inner)
      for _, edge in ipairs {"topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor"} do
        inner[edge](inner):constraintEqualToAnchor_(content[edge](content)):setActive_(true)
      end
      local height = inner:heightAnchor():constraintEqualToConstant_(60)
      height:setPriority_(999)
      height:setActive_(true)
      objc.setAssociatedObject(self, "height", height)
      return self
    end
  end)
  local options
  local Listing = objc.class("ListingDelegate", objc.NSObject, function(instance)
    function instance:userNotificationCenter_willPresentNotification_withCompletionHandler_(_, _, done) done(options) end
  end)

  it("has a subview for each dot of a page control before 14, and images in an inner view since", function()
    for version, expected in pairs {["13.7"] = 4, ["14.0"] = 1} do
      system(version)
      local control = objc.UIPageControl:alloc():initWithFrame_ {100, 100, 40, 30}
      control:setNumberOfPages_(6)
      control:setNumberOfPages_(4)
      show(control)
      assert.equal(expected, #control:subviews(), version)
      if version == "14.0" then
        local inner = control:subviews()[1]:subviews()[1]
        assert.equal(4, #inner:subviews())
        assert.is_true(inner:subviews()[1]:isKindOfClass_(objc.UIImageView))
        assert.equal(40, inner:bounds().size.width, "the dots are cut to the width")
      else
        local first, last = control:subviews()[1]:frame(), control:subviews()[4]:frame()
        assert.same({7, 48}, {first.size.width, last.origin.x - first.origin.x})
      end
      pages = 0
      local target = Paging:new()
      control:addTarget_action_forControlEvents_(target, "paged:", uikit.UIControlEventValueChanged)
      gesture.tap(control, {at = {x = 35, y = 15}})
      assert.same({1, 1}, {pages, control:currentPage()}, "the dots take no touches")
      control:setNumberOfPages_(0)
      assert.equal(version == "14.0" and 1 or 0, #control:subviews())
    end
  end)

  local function bar_of(items)
    local page = objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(page)
    uikit.keyWindow():setRootViewController_(navigation)
    page:navigationItem():setLeftBarButtonItems_(items)
    runloop.run(0.5)
    return navigation
  end
  local function item(view) return objc.UIBarButtonItem:alloc():initWithCustomView_(view) end
  local function sized(width, height) return objc.UIView:alloc():initWithFrame_ {0, 0, width, height} end
  local function space(width)
    local made = objc.UIBarButtonItem:alloc():initWithBarButtonSystemItem_target_action_(
      uikit.UIBarButtonSystemItemFixedSpace, nil, nil)
    made:setWidth_(width)
    return made
  end

  it("moves bar items by a space of negative width before 11 only", function()
    for version, expected in pairs {["10.3"] = {4, 4 + 30 + 8 - 5}, ["11.0"] = {16, 16 + 30 + 8}} do
      system(version)
      local first, second = sized(30, 30), sized(20, 20)
      bar_of {space(-12), item(first), space(-5), item(second)}
      assert.same(expected, {first:frame().origin.x, second:frame().origin.x}, version)
    end
    uikit.keyWindow():setRootViewController_(nil)
  end)

  it("fits a bar's custom view without a size to its contents since 11", function()
    for version, fits in pairs {["10.3"] = false, ["11.0"] = true} do
      system(version)
      local label, view = objc.UILabel:new(), sized(50, 20)
      label:setText_ "Title"
      bar_of {item(label), item(view)}
      assert.equal(fits and label:intrinsicContentSize().width or 0, label:bounds().size.width, version)
      assert.equal(50, view:bounds().size.width)
    end
    uikit.keyWindow():setRootViewController_(nil)
  end)

  it("answers the background of a search bar to key-value coding until 13", function()
    local bar = objc.UISearchBar:alloc():initWithFrame_ {0, 0, 320, 56}
    system "12.4"
    local view = bar:valueForKey_ "background"
    assert.equal(bar, view:superview())
    assert.equal(view, bar:valueForKey_ "_background")
    system "13.0"
    assert.error_matches(function() bar:valueForKey_ "background" end,
      "this class is not key value coding-compliant for the key background.", 1, true)
  end)

  -- A table of one self-sizing row; returns its view, its cell and the constraint of its height.
  local function table_of_one(prepare)
    local view = objc.UITableView:alloc():initWithFrame_ {0, 0, 320, 400}
    view:registerClass_forCellReuseIdentifier_(Growing, "cell")
    local source = OneRow:new()
    objc.setAssociatedObject(view, "source", source)
    view:setRowHeight_(uikit.UITableViewAutomaticDimension)
    view:setEstimatedRowHeight_(44)
    if prepare then prepare(view) end
    view:setDataSource_(source)
    show(view)
    local cell = view:visibleCells()[1]
    assert.equal(60, cell:frame().size.height)
    return view, cell, objc.getAssociatedObject(cell, "height")
  end

  it("resizes a shown row that asks for it since 16, before which it waits for an update", function()
    for version, expected in pairs {["15.8"] = 60, ["16.0"] = 90} do
      for _, asks in ipairs {"cell", "content"} do
        system(version)
        local view, cell, height = table_of_one()
        height:setConstant_(90)
        local asking = asks == "cell" and cell or cell:contentView()
        asking:invalidateIntrinsicContentSize()
        runloop.run(0.1)
        assert.equal(expected, cell:frame().size.height, version .. asks)
        assert.equal(expected, view:visibleCells()[2]:frame().origin.y)
        view:beginUpdates()
        view:endUpdates()
        runloop.run(0.1)
        assert.equal(90, cell:frame().size.height)
        view:removeFromSuperview()
      end
    end
  end)

  it("leaves the size of a row where this is disabled", function()
    local _, cell, height = table_of_one(function(made) made:setSelfSizingInvalidation_(0) end)
    height:setConstant_(90)
    cell:invalidateIntrinsicContentSize()
    runloop.run(0.1)
    assert.equal(60, cell:frame().size.height)
  end)

  it("resizes a shown item of a collection that asks for it since 16", function()
    local size
    local Item = objc.class("GrowingItem", objc.UICollectionViewCell, function(instance, _, super)
      function instance:preferredLayoutAttributesFittingAttributes_(attributes)
        attributes = super(self):preferredLayoutAttributesFittingAttributes_(attributes)
        attributes:setSize_ {100, size}
        return attributes
      end
    end)
    local Source = objc.class("OneItem", objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 1 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("item", path)
      end
    end)
    for version, expected in pairs {["15.8"] = 40, ["16.0"] = 70} do
      system(version)
      size = 40
      local layout = objc.UICollectionViewFlowLayout:new()
      layout:setEstimatedItemSize_ {100, 50}
      local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 300}, layout)
      view:registerClass_forCellWithReuseIdentifier_(Item, "item")
      local source = Source:new()
      view:setDataSource_(source)
      show(view)
      local cell = view:visibleCells()[1]
      assert.equal(40, cell:frame().size.height)
      size = 70
      cell:invalidateIntrinsicContentSize()
      runloop.run(0.1)
      assert.equal(expected, cell:frame().size.height, version)
      view:removeFromSuperview()
    end
  end)

  it("lists a notification that the app shows in the list since 14, and as an alert before", function()
    local function delivered(version, chosen)
      system(version)
      options = chosen
      local center, delegate = objc.UNUserNotificationCenter:currentNotificationCenter(), Listing:new()
      center:setDelegate_(delegate)
      center:removeAllDeliveredNotifications()
      center:requestAuthorizationWithOptions_completionHandler_(7, function() end)
      runloop.run(0.1)
      local content = objc.UNMutableNotificationContent:new()
      content:setBody_ "words"
      center:addNotificationRequest_withCompletionHandler_(
        objc.UNNotificationRequest:requestWithIdentifier_content_trigger_("one", content, nil), nil)
      runloop.run(1)
      local count
      center:getDeliveredNotificationsWithCompletionHandler_(function(list) count = #list end)
      runloop.run(0.1)
      center:setDelegate_(nil)
      return count
    end
    local list, alert = uikit.UNNotificationPresentationOptionList, uikit.UNNotificationPresentationOptionAlert
    assert.same({0, 1, 1, 1}, {delivered("13.7", list), delivered("14.0", list), delivered("13.7", alert),
      delivered("14.0", alert)})
  end)

  it("writes the offset of GMT in the long styles of times since 26", function()
    for version, expected in pairs {
      ["18.5"] = {"GMT", "GMT", "AM"}, ["26.0"] = {"GMT+0", "GMT+00:00", "AM"},
    } do
      system(version)
      local found = {}
      for place, style in ipairs {3, 4, 2} do
        local formatter = objc.NSDateFormatter:new()
        formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_ "en_US")
        formatter:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
        formatter:setTimeStyle_(style)
        found[place] = formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(0)):match "(%S+)$"
      end
      found[3] = found[3]:match "AM"
      assert.same(expected, found, version)
    end
  end)
end)
