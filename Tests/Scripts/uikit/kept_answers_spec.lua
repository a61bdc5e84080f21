-- Which delegates are asked for their methods when they are set.
describe("what a delegate implements", function()
  it("is kept by a gesture recognizer until the delegate is set again", function()
    local asked = 0
    local Delegate = objc.class("KeptDelegate", objc.NSObject, function() end)
    local delegate = Delegate:new()
    local view = objc.UIView:alloc():initWithFrame_{0, 0, 100, 100}
    uikit.keyWindow():addSubview_(view)
    local tap = objc.UITapGestureRecognizer:new()
    tap:setDelegate_(delegate)
    view:addGestureRecognizer_(tap)
    objc.class_addMethod(Delegate, "gestureRecognizer:shouldReceiveTouch:", function()
      asked = asked + 1
      return true
    end, "B@:@@")
    gesture.tap(view)
    assert.equal(0, asked)
    tap:setDelegate_(delegate)
    runloop.run(1)
    gesture.tap(view)
    assert.equal(1, asked)
    view:removeFromSuperview()
  end)

  it("is kept by the application for its life cycle", function()
    local log, former = {}, objc.UIApplication:sharedApplication():delegate()
    local Delegate = objc.class("KeptAppDelegate", objc.NSObject, function() end)
    local application, delegate = objc.UIApplication:sharedApplication(), Delegate:new()
    application:setDelegate_(delegate)
    for _, name in ipairs {"applicationDidEnterBackground:", "applicationWillResignActive:"} do
      objc.class_addMethod(Delegate, name, function() log[#log + 1] = name end, "v@:@")
    end
    uikit.background()
    uikit.foreground()
    assert.same({}, log)
    application:setDelegate_(delegate)
    uikit.background()
    uikit.foreground()
    application:setDelegate_(former)
    assert.same({"applicationWillResignActive:", "applicationDidEnterBackground:"}, log)
  end)

  -- A delegate without methods, which gets one after it was set; returns the calls of that method.
  local function late(set, name, types, act, answer)
    local calls = 0
    local Late = objc.class("LateDelegate" .. name:gsub("%W", ""), objc.NSObject)
    local delegate = Late:new()
    set(delegate)
    objc.class_addMethod(Late, name, function()
      calls = calls + 1
      return answer
    end, types)
    act()
    local before = calls
    set(nil)
    set(delegate)
    act()
    return before, calls - before, delegate
  end

  -- A delegate without methods, and the list of the messages that it is asked for.
  local function asking(name)
    local asked = {}
    local Asking = objc.class(name, objc.NSObject, function(instance, _, super)
      function instance:respondsToSelector_(selector)
        asked[#asked + 1] = tostring(selector)
        return super(self):respondsToSelector_(selector)
      end
    end)
    return Asking:new(), asked
  end

  it("is kept by a scene for its life cycle, and not for what it opens", function()
    local delegate, asked = asking "KeptSceneDelegate"
    objc.UIWindowScene:alloc():initWithSession_connectionOptions_(nil, nil):setDelegate_(delegate)
    table.sort(asked)
    assert.same({
      "scene:willConnectToSession:options:", "sceneDidBecomeActive:", "sceneDidDisconnect:",
      "sceneDidEnterBackground:", "sceneWillEnterForeground:", "sceneWillResignActive:",
    }, asked)
  end)

  it("is kept by a scroll view for its adjusted insets", function()
    local list = objc.UIScrollView:alloc():initWithFrame_{0, 0, 100, 100}
    local before, after = late(function(delegate) list:setDelegate_(delegate) end,
      "scrollViewDidChangeAdjustedContentInset:", "v@:@", function()
        list:setContentInset_{list:contentInset().top + 1, 0, 0, 0}
      end)
    assert.same({0, 1}, {before, after})
  end)

  it("is kept by a split view controller but for the end of a collapse", function()
    local delegate, asked = asking "KeptSplitDelegate"
    objc.UISplitViewController:new():setDelegate_(delegate)
    for place, name in ipairs(asked) do asked[name] = place end
    assert.is_number(asked["splitViewController:showDetailViewController:sender:"])
    assert.is_number(asked["splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"])
    assert.is_nil(asked["splitViewControllerDidCollapse:"])
  end)

  for _, name in ipairs {"UIContextMenuInteraction", "UIEditMenuInteraction", "UIPointerInteraction"} do
    it("is kept by a " .. name .. " from its creation", function()
      local delegate, asked = asking("Kept" .. name)
      local interaction = objc[name]:alloc():initWithDelegate_(delegate)
      assert.is_true(#asked > 1)
      assert.equal(delegate, interaction:delegate())
    end)
  end

  it("is kept by the selections of a calendar", function()
    local late, asked = asking "LateSelection"
    local single = objc.UICalendarSelectionSingleDate:alloc():initWithDelegate_(late)
    assert.same({"dateSelection:canSelectDate:", "dateSelection:didSelectDate:"}, asked)
    local multi = objc.UICalendarSelectionMultiDate:alloc():initWithDelegate_(late)
    assert.equal(6, #asked)
    assert.equal(late, single:delegate())
    assert.equal(late, multi:delegate())
  end)

  it("is kept by a navigation controller", function()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
    local former = uikit.keyWindow():rootViewController()
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.runUntilIdle()
    local before, after = late(function(delegate) navigation:setDelegate_(delegate) end,
      "navigationController:willShowViewController:animated:", "v@:@@B", function()
        navigation:pushViewController_animated_(objc.UIViewController:new(), false)
        runloop.runUntilIdle()
      end)
    uikit.keyWindow():setRootViewController_(former)
    assert.same({0, 1}, {before, after})
  end)

  it("is kept by a picker, for its delegate and its data source", function()
    local Rows = objc.class("KeptRows", objc.NSObject, function(instance)
      function instance:numberOfComponentsInPickerView_() return 1 end
      function instance:pickerView_numberOfRowsInComponent_() return 2 end
    end)
    local rows, picker = Rows:new(), objc.UIPickerView:new()
    picker:setDataSource_(rows)
    local before, after = late(function(delegate) picker:setDelegate_(delegate) end,
      "pickerView:rowHeightForComponent:", "d@:@q", function() picker:rowSizeForComponent_(0) end, 40)
    assert.equal(0, before)
    assert.is_true(after > 0)
    local counts
    before, after = late(function(source) picker:setDataSource_(source) end, "numberOfComponentsInPickerView:", "q@:@",
      function()
        picker:reloadAllComponents()
        counts = picker:numberOfComponents()
      end, 0)
    assert.same({0, 0}, {before, counts})
    assert.is_true(after > 0)
  end)

  it("is kept by an animator", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 300, 300}
    local animator = objc.UIDynamicAnimator:alloc():initWithReferenceView_(view)
    local before, after = late(function(delegate) animator:setDelegate_(delegate) end, "dynamicAnimatorDidPause:",
      "v@:@", function()
        local item = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}
        view:addSubview_(item)
        local snap = objc.UISnapBehavior:alloc():initWithItem_snapToPoint_(item, {100, 100})
        animator:addBehavior_(snap)
        runloop.run(10)
        animator:removeAllBehaviors()
        runloop.run(2)
      end)
    assert.equal(0, before)
    assert.is_true(after > 0)
  end)

  it("is kept by a web view", function()
    local view = objc.WKWebView:alloc():initWithFrame_ {0, 0, 300, 300}
    local before, after = late(function(delegate) view:setNavigationDelegate_(delegate) end,
      "webView:didFinishNavigation:", "v@:@@", function()
        view:loadHTMLString_baseURL_("<p>text</p>", nil)
        runloop.runUntilIdle()
      end)
    assert.same({0, 1}, {before, after})
  end)

  it("is not kept by a text field", function()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 0, 100, 30}
    uikit.keyWindow():addSubview_(field)
    local before = late(function(delegate) field:setDelegate_(delegate) end, "textFieldShouldBeginEditing:", "B@:@",
      function()
        field:becomeFirstResponder()
        field:resignFirstResponder()
      end, true)
    field:removeFromSuperview()
    assert.equal(1, before)
  end)
end)
