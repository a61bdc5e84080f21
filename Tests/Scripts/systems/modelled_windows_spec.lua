-- Windows, insets, cells and bars before and after a change of the system.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local logged = dofile(here .. "support/logged_by.lua")
local shown_views = dofile(here .. "support/shown_views.lua")

describe("a system", function()
  local show = shown_views(before_each, after_each)

  local function system(version) uikit.setting("systemVersion", version) end
  local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end

  local Rows = objc.class("WindowRows", objc.NSObject, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 3 end
    function instance:tableView_cellForRowAtIndexPath_()
      return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, nil)
    end
  end)

  it("ignores an empty list of rows to reload before 13, and raises since", function()
    local view, source = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 300}, 0), Rows:new()
    view:setDataSource_(source)
    show(view)
    system "12.4"
    view:reloadRowsAtIndexPaths_withRowAnimation_({}, 0)
    view:reloadRowsAtIndexPaths_withRowAnimation_(nil, 0)
    system "13.0"
    for _, list in ipairs {{}, false} do
      assert.error_matches(function() view:reloadRowsAtIndexPaths_withRowAnimation_(list or nil, 0) end,
        "the list of index paths is empty", 1, true)
    end
    view:reloadRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
    assert.equal(3, view:numberOfRowsInSection_(0))
  end)

  it("clears the backgrounds in a selected cell before 13 only", function()
    for version, expected in pairs {["12.4"] = {0, 0, 1}, ["13.0"] = {1, 1, 1}} do
      system(version)
      local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, nil)
      local outer, inner = objc.UIView:new(), objc.UIView:new()
      for _, view in ipairs {outer, inner} do view:setBackgroundColor_(objc.UIColor:redColor()) end
      outer:addSubview_(inner)
      cell:contentView():addSubview_(outer)
      local function red(view) return view:backgroundColor() == objc.UIColor:redColor() and 1 or 0 end
      cell:setSelected_animated_(true, false)
      local found = {red(outer), red(inner)}
      cell:setSelected_animated_(false, false)
      found[3] = red(inner)
      assert.same(expected, found, version)
      cell:setSelectionStyle_(0)
      cell:setHighlighted_animated_(true, false)
      assert.equal(1, red(outer), "a cell without a selection style changes nothing")
    end
  end)

  it("insets no scroll view of a controller that adjusts none", function()
    local found = {}
    for _, adjusts in ipairs {true, false} do
      local page, scroll = objc.UIViewController:new(), objc.UIScrollView:new()
      page:setAutomaticallyAdjustsScrollViewInsets_(adjusts)
      page:setView_(scroll)
      scroll:setContentSize_ {320, 3000}
      local former = uikit.keyWindow():rootViewController()
      uikit.keyWindow():setRootViewController_(objc.UINavigationController:alloc():initWithRootViewController_(page))
      runloop.run(0.1)
      found[#found + 1] = scroll:adjustedContentInset().top > 0
      scroll:setContentInsetAdjustmentBehavior_(uikit.UIScrollViewContentInsetAdjustmentAlways)
      assert.is_true(scroll:adjustedContentInset().top > 0)
      uikit.keyWindow():setRootViewController_(former)
    end
    assert.same({true, false}, found)
  end)

  local function windowOf(version)
    local log, window, scene = {}, nil, nil
    local Page = objc.class("ScenePage", objc.UIViewController, function(instance, _, super)
      function instance:viewDidAppear_(animated)
        super(self):viewDidAppear_(animated)
        log[#log + 1] = "appeared"
      end
    end)
    local Scene = objc.class("PlainSceneDelegate", objc.UIResponder, {protocols = {"UIWindowSceneDelegate"}},
      function(instance)
        instance["scene:willConnectToSession:options:"] = function(_, connected)
          scene = connected
          window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 390, 844}
          window:setRootViewController_(Page:new())
          window:makeKeyAndVisible()
        end
      end)
    local Delegate = objc.class("PlainDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}},
      function(instance)
        instance["application:didFinishLaunchingWithOptions:"] = function()
          if version < "13" then
            window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 390, 844}
            window:setRootViewController_(Page:new())
            window:makeKeyAndVisible()
          end
          return true
        end
      end)
    system(version)
    uikit.launch(Delegate, {scene = Scene})
    runloop.run(0.1)
    return window, log, scene
  end

  it("shows no window without a scene in an app with scenes since 13", function()
    local window, log, scene = windowOf "18.5"
    assert.same({}, log)
    assert.is_nil(window:windowScene())
    assert.is_false(window:isKeyWindow())
    assert.error_matches(function() gesture.tap(window) end, "is in a window without a scene", 1, true)
    window:setWindowScene_(scene)
    runloop.run(0.1)
    assert.same({"appeared"}, log)
    assert.is_truthy(window:windowScene())
    window:makeKeyWindow()
    assert.equal(window, uikit.keyWindow())
    local other = objc.UIWindow:alloc():initWithWindowScene_(window:windowScene())
    other:setHidden_(false)
    assert.is_truthy(other:windowScene())
    uikit.terminate()
  end)

  it("has no scenes before 13, and shows such a window", function()
    local window, log = windowOf "12.4"
    assert.same({"appeared"}, log)
    assert.equal(window, uikit.keyWindow())
    uikit.terminate()
  end)

  it("demands root controllers of visible windows at the end of the launch", function()
    local hidden
    local Delegate = objc.class("RootlessDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}},
      function(instance)
        objc.property(instance, "window", {policy = "strong"})
        instance["application:didFinishLaunchingWithOptions:"] = function(self)
          self:setWindow_(objc.UIWindow:alloc():initWithFrame_ {0, 0, 390, 844})
          self:window():setHidden_(hidden)
          return true
        end
      end)
    hidden = true
    uikit.launch(Delegate)
    uikit.terminate()
    hidden = false
    local alert = objc.class("AlertingDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
      instance["application:didFinishLaunchingWithOptions:"] = function()
        objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_("a", "b", nil, "c", nil):show()
        return true
      end
    end)
    uikit.launch(alert)
    uikit.terminate()
    assert.error_matches(function() uikit.launch(Delegate) end,
      "Application windows are expected to have a root view controller at the end of application launch", 1, true)
    uikit.terminate()
  end)

  it("logs nested animations of a navigation bar in its words", function()
    local old, new = "can result in corrupted navigation bar", "can result in a corrupted navigation bar"
    for version, words in pairs {["12.4"] = old, ["13.0"] = new} do
      local lines = logged(version, [[
        local bar = objc.UINavigationBar:alloc():initWithFrame_ {0, 0, 320, 44}
        uikit.keyWindow():addSubview_(bar)
        for _ = 1, 2 do bar:pushNavigationItem_animated_(objc.UINavigationItem:new(), true) end
        bar:popNavigationItemAnimated_(true)
        runloop.run(1)
        bar:pushNavigationItem_animated_(objc.UINavigationItem:new(), true)]])
      assert.equal(version == "12.4" and 3 or 4, select(2, lines:gsub("\n", "\n")), lines)
      assert.equal(version == "12.4", lines:find("00:00:00.350 .*Finishing up a navigation transition in an "
        .. "unexpected state. Navigation Bar subview tree might get corrupted.\n$") ~= nil, lines)
      assert.matches("nested push animation " .. words, lines, 1, true)
      assert.matches("nested pop animation " .. words, lines, 1, true)
    end
  end)
end)
