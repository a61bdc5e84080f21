-- Both sides of differences between systems.

describe("a system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  local window = uikit.keyWindow()

  local function under(version, body)
    uikit.setting("systemVersion", version)
    return body()
  end

  -- A list of 200 rows or items; the log of cells that it makes and shows; when each came first.
  local lists = 0
  local function list(kind)
    local log, times = {}, {}
    local function note(text)
      log[#log + 1] = text
      times[text] = times[text] or runloop.now()
    end
    lists = lists + 1
    local Source = objc.class("PreparingSource" .. lists, objc.NSObject, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 200 end
      function instance:tableView_cellForRowAtIndexPath_(view, path)
        note("make " .. path:row())
        return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
      end
      function instance:tableView_willDisplayCell_forRowAtIndexPath_(_, _, path) note("show " .. path:row()) end
      function instance:collectionView_numberOfItemsInSection_() return 200 end
      function instance:collectionView_cellForItemAtIndexPath_(view, path)
        note("make " .. path:item())
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      function instance:collectionView_willDisplayCell_forItemAtIndexPath_(_, _, path)
        note("show " .. path:item())
      end
    end)
    local source, view = Source:new(), nil
    if kind == "table" then
      view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 440}, 0)
      view:setRowHeight_(44)
      view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    else
      local layout = objc.UICollectionViewFlowLayout:new()
      layout:setItemSize_ {320, 44}
      layout:setMinimumLineSpacing_(0)
      view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 440}, layout)
      view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    end
    view:setDataSource_(source)
    view:setDelegate_(source)
    objc.setAssociatedObject(view, "source", source)
    window:addSubview_(view)
    runloop.run(0)
    return view, log, times
  end

  it("makes cells of tables ahead since 15, and of collections since 10", function()
    for kind, versions in pairs {table = {"14.8", "15.0"}, collection = {"9.3", "10.0"}} do
      local ahead = {}
      for _, version in ipairs(versions) do
        local view, log, times = under(version, function() return list(kind) end)
        assert.is_nil(times["make 10"], "only visible cells are made before scrolling")
        gesture.drag(view, {from = {100, 300}, by = {0, -200}, duration = 1, hold = 0.3})
        ahead[#ahead + 1] = times["make 12"] < times["show 12"]
        local made = 0
        for _, text in ipairs(log) do if text == "make 12" then made = made + 1 end end
        assert.equal(1, made, "a prepared cell is not asked for again")
        view:removeFromSuperview()
      end
      assert.same({false, true}, ahead, kind)
    end
  end)

  it("does not show prepared cells among the visible ones, nor without prefetching", function()
    local view, log = list "table"
    gesture.drag(view, {from = {100, 300}, by = {0, -100}, duration = 1, hold = 0.3})
    local last = tonumber(log[#log]:match "make (%d+)")
    assert.equal("make " .. last, log[#log])
    assert.is_nil(view:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(last, 0)))
    view:reloadData()
    runloop.run(0)
    view:setPrefetchingEnabled_(false)
    for place in pairs(log) do log[place] = nil end
    gesture.drag(view, {from = {100, view:contentOffset().y + 300}, by = {0, -100}, duration = 1, hold = 0.3})
    for place, text in ipairs(log) do
      if text:match "make" then assert.equal((text:gsub("make", "show")), log[place + 1]) end
    end
  end)

  it("reloads a diffable table that is changed without animation, until 15", function()
    local function made()
      local count, view = 0, objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 440}, 0)
      view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
      local source = objc.UITableViewDiffableDataSource:alloc():initWithTableView_cellProvider_(view,
        function(table_view, path)
          count = count + 1
          return table_view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
        end)
      window:addSubview_(view)
      for _, items in ipairs {{"a", "b"}, {"a", "b", "c"}} do
        local snapshot = objc.NSDiffableDataSourceSnapshot:new()
        snapshot:appendSectionsWithIdentifiers_ {"one"}
        snapshot:appendItemsWithIdentifiers_(items)
        source:applySnapshot_animatingDifferences_(snapshot, false)
        runloop.run(0)
      end
      view:removeFromSuperview()
      return count
    end
    assert.equal(5, under("14.8", made))
    assert.equal(3, under("15.0", made))
  end)

  it("describes an inconsistent update in its own words", function()
    local function words()
      local view = list "table"
      local _, exception = pcall(function()
        view:insertRowsAtIndexPaths_withRowAnimation_({objc.NSIndexPath:indexPathForRow_inSection_(3, 0)}, 0)
      end)
      view:removeFromSuperview()
      return exception.reason
    end
    assert.matches("^Invalid update: invalid number of rows in section 0%.", under("15.8", words))
    assert.equal("Invalid batch updates detected: the number of sections and/or rows returned by the data source "
      .. "before and/or after performing the batch updates are inconsistent with the updates.\n"
      .. "Data source before updates = { 1 section with row counts: [200] }\n"
      .. "Data source after updates = { 1 section with row counts: [200] }\n"
      .. "Updates = [\n\tInsert row (0 - 3)\n]", under("16.0", words))
  end)

  it("names the scrolling method of its version for a row out of bounds", function()
    local function words()
      local view = list "table"
      local _, exception = pcall(function()
        view:scrollToRowAtIndexPath_atScrollPosition_animated_(objc.NSIndexPath:indexPathForRow_inSection_(500, 0), 1, false)
      end)
      view:removeFromSuperview()
      return exception.reason
    end
    assert.matches("atScrollPosition:]: row (500) beyond", under("10.3", words), 1, true)
    assert.matches("atScrollPosition:usingPresentationValues:]: row (500) beyond", under("12.4", words), 1, true)
    assert.matches("^Attempted to scroll the table view", under("13.0", words))
  end)

  -- A navigation controller with two pages on the screen.
  local function navigation(class)
    local made = class:alloc():initWithRootViewController_(objc.UIViewController:new())
    window:setRootViewController_(made)
    made:pushViewController_animated_(objc.UIViewController:new(), false)
    runloop.run(1)
    return made
  end

  local function tap_back(made)
    made:navigationBar():popNavigationItemAnimated_(true)
    runloop.run(1)
    return #made:viewControllers()
  end

  it("asks a category of navigation controllers about the back button until 13.4", function()
    local asked = 0
    objc.category(objc.UINavigationController, "BackButton", function(instance)
      instance["navigationBar:shouldPopItem:"] = function()
        asked = asked + 1
        return false
      end
    end)
    assert.equal(2, under("13.3", function() return tap_back(navigation(objc.UINavigationController)) end))
    assert.equal(1, asked)
    assert.equal(1, under("13.4", function() return tap_back(navigation(objc.UINavigationController)) end))
    assert.equal(1, asked)
  end)

  it("pops for a subclass that answers YES since 13, and raises if it has popped already", function()
    local pops = false
    local Asked = objc.class("AskedNavigation", objc.UINavigationController, function(instance)
      instance["navigationBar:shouldPopItem:"] = function(self)
        if pops then self:popViewControllerAnimated_(true) end
        return true
      end
    end)
    assert.equal(2, under("12.4", function() return tap_back(navigation(Asked)) end))
    assert.equal(1, under("13.0", function() return tap_back(navigation(Asked)) end))
    pops = true
    assert.equal(1, under("12.4", function() return tap_back(navigation(Asked)) end))
    assert.error_matches(function() under("13.0", function() tap_back(navigation(Asked)) end) end,
      "Override of -navigationBar:shouldPopItem: returned YES after manually popping a view controller "
        .. "(navigationController=<AskedNavigation:", 1, true)
  end)

  it("asks about several ranges of a text field since 26", function()
    local log = {}
    local Delegate = objc.class("RangesDelegate", objc.NSObject, function(instance)
      function instance:textField_shouldChangeCharactersInRange_replacementString_() log[#log + 1] = "one" return true end
      function instance:textField_shouldChangeCharactersInRanges_replacementString_(_, ranges, text)
        log[#log + 1] = ("%d,%d %s"):format(ranges[1]:rangeValue().location, ranges[1]:rangeValue().length, text)
        return true
      end
    end)
    local delegate = Delegate:new()
    for _, version in ipairs {"18.5", "26.0"} do
      under(version, function()
        local field = objc.UITextField:alloc():initWithFrame_ {0, 0, 100, 40}
        field:setDelegate_(delegate)
        window:addSubview_(field)
        field:becomeFirstResponder()
        uikit.type "a"
        field:resignFirstResponder()
      end)
    end
    assert.same({"one", "0,0 a"}, log)
  end)

  it("counts a refreshing control to the content inset until 13", function()
    local function insets()
      local view, control = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 440}, objc.UIRefreshControl:new()
      window:addSubview_(view)
      view:setRefreshControl_(control)
      control:beginRefreshing()
      local found = {view:contentInset().top, view:adjustedContentInset().top}
      control:endRefreshing()
      found[3] = view:contentInset().top
      view:removeFromSuperview()
      return found
    end
    assert.same({60, 60, 0}, under("12.4", insets))
    assert.same({0, 60, 0}, under("13.0", insets))
  end)

  it("gives the status bar to key-value coding until 13, and the system font by name", function()
    local application = objc.UIApplication:sharedApplication()
    under("12.4", function()
      assert.is_true((application:valueForKey_ "statusBar"):isKindOfClass_(objc.UIView))
      assert.equal(".SFUI-Regular", objc.UIFont:fontWithName_size_(".SFUI-Regular", 12):fontName())
    end)
    under("13.0", function()
      assert.error_matches(function() application:valueForKey_ "statusBar" end, "App called -statusBar", 1, true)
      assert.equal("TimesNewRomanPSMT", objc.UIFont:fontWithName_size_(".SFUI-Regular", 12):fontName())
    end)
  end)

  it("tells the user's name of the device until 16, and ends apps that ask for it until 13", function()
    local device = objc.UIDevice:currentDevice()
    assert.equal("Anna’s iPhone", under("15.8", function() return device:name() end))
    assert.equal("iPhone", under("16.0", function() return device:name() end))
    uikit.bundle {info = {UIApplicationExitsOnSuspend = true}}
    local log = {}
    local Delegate = objc.class("SuspendedDelegate", objc.NSObject, function(instance)
      function instance:applicationWillTerminate_() log[#log + 1] = "terminated" end
      function instance:applicationDidEnterBackground_() log[#log + 1] = "background" end
    end)
    for _, version in ipairs {"12.4", "13.0"} do
      under(version, function()
        uikit.launch(Delegate)
        uikit.background()
        if version == "13.0" then uikit.terminate() end
      end)
    end
    assert.same({"background", "terminated", "background", "terminated"}, log)
  end)

  it("names the same version in a setting and in the table", function()
    local since = {}
    for _, change in ipairs(uikit.differences()) do since[change.name] = change.since end
    for name, setting in pairs(uikit.settings()) do
      local first
      for version in pairs(setting.from or {}) do
        if not first or tonumber(version) < tonumber(first) then first = version end
      end
      if first and since[name] and name ~= "disabledInTouch" then assert.equal(since[name], first, name) end
    end
  end)

  it("writes to the log what its version writes", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local path = os.tmpname()
    local file = assert(io.open(path, "w"))
    file:write [[
      objc.UITextView:new():layoutManager()
      local window, root = objc.UIWindow:alloc():initWithFrame_ {0, 0, 390, 844}, objc.UIViewController:new()
      window:setRootViewController_(root)
      window:addSubview_(root:view())
      window:makeKeyAndVisible()
      local text = objc.UITextView:alloc():initWithFrame_ {0, 0, 100, 100}
      root:view():addSubview_(text)
      text:setText_ "words"
      text:becomeFirstResponder()
      local menu = objc.UIMenuController:sharedMenuController()
      menu:setMenuItems_ {objc.UIMenuItem:alloc():initWithTitle_action_("Select", "selectAll:")}
      menu:setMenuVisible_animated_(true, false)
      local Source = objc.class("AskingSource", objc.NSObject, function(instance)
        function instance:tableView_numberOfRowsInSection_() return 1 end
        function instance:tableView_cellForRowAtIndexPath_(view, path)
          view:visibleCells()
          view:cellForRowAtIndexPath_(path)
          return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
        end
      end)
      local source, view = Source:new(), objc.UITableView:alloc():initWithFrame_ {0, 0, 100, 100}
      view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
      view:setDataSource_(source)
      root:view():addSubview_(view)
      runloop.run(0)
      uikit.launch(objc.class("PlainDelegate", objc.NSObject))]]
    file:close()
    local function log(version)
      local pipe = assert(io.popen(("'%s' --system %s %s 2>&1"):format(arg[lowest], version, path)))
      local output = pipe:read "a"
      pipe:close()
      return output
    end
    assert.equal("", log "12.4")
    local output = log "26.0"
    os.remove(path)
    for _, words in ipairs {
      "UITextView 0x%x+ is switching to TextKit 1 compatibility mode because its layoutManager was accessed",
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported",
      "Using UIMenuController to add items into text menus is deprecated",
      "Attempted to access the table view's visibleCells while they were in the process of being updated",
      "Attempted to call %-cellForRowAtIndexPath: on the table view while it was in the process of updating",
      "`UIScene` lifecycle will soon be required",
    } do assert.matches(words, output) end
  end)

  it("has the constants of its version", function()
    under("12.4", function()
      assert.error_matches(function() return uikit.UISceneDidActivateNotification end,
        "it exists since iOS 13.0, and the system is iOS 12.4", 1, true)
      assert.equal(8, uikit.UIBlurEffectStyleSystemMaterial, "a number is part of the SDK")
    end)
    assert.equal("UISceneDidActivateNotification", under("13.0", function() return uikit.UISceneDidActivateNotification end))
    assert.is_false(under("9.3", function() return pcall(function() return uikit.UISceneDidActivateNotification end) end))
  end)
end)
