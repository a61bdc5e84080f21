-- The tabs of iOS 18: descriptions from which a tab bar controller creates its controllers.

-- Older systems have no tests here.
if not objc.NSClassFromString "UITab" then return end

local world, log, tabs, delegate

local function tab(name)
  return objc.UITab:alloc():initWithTitle_image_identifier_viewControllerProvider_(name, nil, name,
    function(of)
      log[#log + 1] = "make " .. of:identifier()
      return objc.UIViewController:new()
    end)
end

before_each(function()
  world = objc.snapshot()
  log = {}
  local Delegate = objc.class("TabsDelegate", objc.NSObject, {
    protocols = {"UITabBarControllerDelegate"}}, function(instance)
    function instance:tabBarController_shouldSelectTab_(_, chosen)
      log[#log + 1] = "should " .. chosen:identifier()
      return chosen:identifier() ~= "locked"
    end
    function instance:tabBarController_didSelectTab_previousTab_(_, chosen, former)
      log[#log + 1] = chosen:identifier() .. " after " .. former:identifier()
    end
  end)
  delegate = Delegate:new()
  tabs = objc.UITabBarController:alloc():initWithTabs_({tab "home", tab "news", tab "locked"})
  tabs:setDelegate_(delegate)
  uikit.keyWindow():setRootViewController_(tabs)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

describe("a tab bar controller with UITab objects", function()
  it("creates the controllers, and gives their items the titles", function()
    assert.same({"make home", "make news", "make locked"}, log)
    assert.equal(3, #tabs:viewControllers())
    assert.equal("news", tabs:tabBar():items()[2]:title())
    assert.equal("home", tabs:selectedTab():identifier())
    assert.equal(tabs:viewControllers()[2], tabs:tabForIdentifier_("news"):viewController())
    tabs:tabForIdentifier_("news"):setBadgeValue_("3")
    assert.equal("3", tabs:tabBar():items()[2]:badgeValue())
  end)

  it("asks and notifies its delegate of a tap", function()
    log = {}
    local function tap(place)
      local buttons = {}
      for _, view in ipairs(tabs:tabBar():subviews()) do
        if view:isKindOfClass_(objc.UIControl) then buttons[#buttons + 1] = view end
      end
      gesture.tap(buttons[place])
      runloop.run(1)
    end
    tap(2)
    tap(3)
    assert.same({"should news", "news after home", "should locked"}, log)
    assert.equal("news", tabs:selectedTab():identifier())
  end)

  it("selects a tab silently for a script", function()
    log = {}
    tabs:setSelectedTab_(tabs:tabForIdentifier_("news"))
    assert.same({}, log)
    assert.equal(1, tabs:selectedIndex())
  end)

  it("extends the contents over the area of a hidden bar", function()
    local view = tabs:selectedViewController():view()
    local before = view:safeAreaInsets().bottom
    tabs:setTabBarHidden_animated_(true, true)
    runloop.run(1)
    assert.is_true(tabs:isTabBarHidden())
    assert.is_true(view:safeAreaInsets().bottom < before)
    tabs:setTabBarHidden_(false)
    runloop.run(1)
    assert.equal(before, view:safeAreaInsets().bottom)
  end)
end)
