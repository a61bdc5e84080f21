-- Differences at edges: bars above unscrolled content, cells that have just left, the user's clock.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local shown_views = dofile(here .. "support/shown_views.lua")

describe("a system", function()
  local show = shown_views(before_each, after_each)

  local function system(version) uikit.setting("systemVersion", version) end

  local function background(navigation)
    for _, view in ipairs(navigation:navigationBar():subviews()) do
      if tostring(view:class()) == "_UIBarBackground" then return view:backgroundColor() end
    end
  end

  local function page(controller)
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    navigation:navigationBar():setBarTintColor_(objc.UIColor:redColor())
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(0.1)
    return navigation
  end

  it("shows a bar without its tint above unscrolled content since 15", function()
    show(objc.UIView:new())
    for version, isTinted in pairs {["14.8"] = true, ["15.8"] = false, ["18.5"] = false} do
      system(version)
      local controller, view = objc.UIViewController:new(), objc.UIScrollView:new()
      view:setContentSize_ {390, 3000}
      controller:setView_(view)
      local navigation = page(controller)
      assert.equal(isTinted, background(navigation) ~= nil, version)
      view:setContentOffset_ {0, 100}
      runloop.run(0.1)
      assert.is_not_nil(background(navigation), version)
      view:setContentOffset_ {0, -88}
      runloop.run(0.1)
      assert.equal(isTinted, background(navigation) ~= nil, version)
      assert.equal(isTinted, background(page(objc.UIViewController:new())) ~= nil, version)
    end
  end)

  it("uses the scroll-edge appearance there", function()
    show(objc.UIView:new())
    system "15.8"
    local navigation = page(objc.UITableViewController:new())
    local appearance = objc.UINavigationBarAppearance:new()
    appearance:setBackgroundColor_(objc.UIColor:greenColor())
    navigation:navigationBar():setScrollEdgeAppearance_(appearance)
    runloop.run(0.1)
    assert.equal(objc.UIColor:greenColor(), background(navigation))
  end)

  it("refuses layout margins of a bar's content view since 13", function()
    show(objc.UIView:new())
    for _, version in ipairs {"12.4", "13.0"} do
      system(version)
      local navigation = page(objc.UIViewController:new())
      local content
      for _, view in ipairs(navigation:navigationBar():subviews()) do
        if tostring(view:class()) == "_UINavigationBarContentView" then content = view end
      end
      for _, margins in ipairs {{"setLayoutMargins_", {1, 2, 3, 4}}, {"setDirectionalLayoutMargins_", {1, 2, 3, 4}}} do
        local ok, exception = pcall(content[margins[1]], content, margins[2])
        assert.equal(version == "12.4", ok)
        if ok then
          assert.equal(2, content:layoutMargins().left)
        else
          assert.equal("Client error attempting to change layout margins of a private view", exception.reason)
        end
      end
    end
  end)

  -- Scrolls a collection one line away and back, then far away and back; returns what was asked.
  local function scrolled(version, isPrefetching)
    system(version)
    local log = {}
    local suffix = version:gsub("%D", "") .. tostring(isPrefetching)
    local Cell = objc.class("LeavingCell" .. suffix, objc.UICollectionViewCell, function(instance)
      function instance:prepareForReuse() log[#log + 1] = "reuse" end
    end)
    local Source = objc.class("LeavingSource" .. suffix, objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 40 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        log[#log + 1] = "cell " .. path:item()
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      function instance:collectionView_willDisplayCell_forItemAtIndexPath_(_, _, path)
        log[#log + 1] = "show " .. path:item()
      end
    end):new()
    local layout = objc.UICollectionViewFlowLayout:new()
    layout:setItemSize_ {300, 100}
    layout:setMinimumLineSpacing_(0)
    local view = show(objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 300}, layout))
    view:registerClass_forCellWithReuseIdentifier_(Cell, "cell")
    if isPrefetching == false then view:setPrefetchingEnabled_(false) end
    view:setDataSource_(Source)
    view:setDelegate_(Source)
    view:layoutIfNeeded()
    local function to(y)
      log = {}
      view:setContentOffset_ {0, y}
      view:layoutIfNeeded()
    end
    to(100)
    to(0)
    local near = table.concat(log, ", ")
    to(1000)
    to(0)
    local far = table.concat(log, ", ")
    view:removeFromSuperview()
    return near, far
  end

  it("shows a collection's cell that has just left as it is since 10", function()
    local near, far = scrolled "10.3"
    assert.equal("show 0", near)
    assert.matches("cell 0, reuse, show 0", far)
    assert.equal("show 0", (scrolled "18.5"))
    assert.equal("cell 0, reuse, show 0", (scrolled "9.3"))
    assert.equal("cell 0, reuse, show 0", (scrolled("18.5", false)))
  end)

  it("makes such a cell anew after a reload", function()
    system "18.5"
    local count = 0
    local Source = objc.class("CountingSource", objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 40 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        if path:item() == 0 then count = count + 1 end
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
    end):new()
    local view = show(objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 300},
      objc.UICollectionViewFlowLayout:new()))
    view:collectionViewLayout():setItemSize_ {300, 100}
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(Source)
    view:layoutIfNeeded()
    view:setContentOffset_ {0, 120}
    view:layoutIfNeeded()
    view:reloadData()
    view:layoutIfNeeded()
    view:setContentOffset_ {0, 0}
    view:layoutIfNeeded()
    assert.equal(2, count)
  end)

  it("keeps the clock of a locale that was read before the user's switch since 17", function()
    for version, expected in pairs {["16.7"] = "3PM", ["17.7"] = "15"} do
      system(version)
      uikit.setting("hourFormat", 24)
      local formatter = objc.NSDateFormatter:new()
      local locale = objc.NSLocale:currentLocale()
      uikit.setting("hourFormat", 12)
      formatter:setDateFormat_ "ha"
      local date = objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(15 * 3600)
      formatter:setLocale_(locale)
      assert.equal(expected, formatter:stringFromDate_(date), version)
      formatter:setLocale_(objc.NSLocale:currentLocale())
      assert.equal("3PM", formatter:stringFromDate_(date), version)
      uikit.setting("hourFormat", "locale")
    end
  end)

  it("refuses an app's own method in a predicate since 15", function()
    local Item = objc.class("PredicateItem", objc.NSObject, function(instance)
      function instance:dtx_text() return "x" end
    end)
    local function evaluate()
      local call = objc.NSExpression:expressionForFunction_selectorName_arguments_(
        objc.NSExpression:expressionForEvaluatedObject(), "dtx_text", {})
      return objc.NSComparisonPredicate:predicateWithLeftExpression_rightExpression_modifier_type_options_(
        call, objc.NSExpression:expressionForConstantValue_ "x", 0, 4, 0):evaluateWithObject_(Item:new())
    end
    system "14.8"
    assert.is_true(evaluate())
    system "15.8"
    local ok, exception = pcall(evaluate)
    assert.is_false(ok)
    assert.equal("NSPredicate: NSFunctionExpression with selector 'dtx_text' is forbidden.", exception.reason)
    local length = objc.NSPredicate:predicateWithFormat_ "FUNCTION(SELF, 'lowercaseString') == 'ab'"
    assert.is_true(length:evaluateWithObject_ "AB")
  end)

  it("asks a controller again for its orientations, by another message since 16", function()
    show(objc.UIView:new())
    for version, selector in pairs {["15.8"] = "attemptRotationToDeviceOrientation",
      ["16.7"] = "setNeedsUpdateOfSupportedInterfaceOrientations"} do
      system(version)
      local mask = uikit.UIInterfaceOrientationMaskPortrait
      local Page = objc.class("MaskedPage" .. version:gsub("%D", ""), objc.UIViewController, function(instance)
        function instance:supportedInterfaceOrientations() return mask end
      end)
      local root = Page:new()
      uikit.keyWindow():setRootViewController_(root)
      runloop.run(0.1)
      mask = uikit.UIInterfaceOrientationMaskLandscapeRight
      objc.UIViewController:attemptRotationToDeviceOrientation()
      runloop.run(1)
      assert.equal(version == "15.8" and 844 or 390, uikit.keyWindow():bounds().size.width, version)
      if root:respondsToSelector_(selector) then root[selector](root) end
      runloop.run(1)
      assert.equal(844, uikit.keyWindow():bounds().size.width, version)
      mask = uikit.UIInterfaceOrientationMaskAllButUpsideDown
      uikit.rotate(uikit.UIInterfaceOrientationPortrait)
      runloop.run(1)
    end
  end)

  it("writes gray colors in a space of their own", function()
    local gray = objc.UIColor:colorWithWhite_alpha_(0.25, 1)
    system "9.3"
    assert.equal("UIDeviceWhiteColorSpace 0.25 1", gray:description())
    assert.equal("UIDeviceRGBColorSpace 1 0 0 1", objc.UIColor:redColor():description())
    system "10.3"
    assert.equal("UIExtendedGrayColorSpace 0.25 1", gray:description())
    assert.equal("UIExtendedGrayColorSpace 1 1", objc.UIColor:whiteColor():description())
    assert.equal("UIExtendedSRGBColorSpace 0 0 1 1", objc.UIColor:blueColor():description())
  end)
end)
