local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a tab bar that is customized", function()
  it("notifies its delegate of the beginning and the end", function()
    local Delegate = objc.class("CustomizingDelegate", objc.NSObject, {
      protocols = {"UITabBarDelegate"}}, function(instance)
      function instance:tabBar_willBeginCustomizingItems_(_, items) note("will " .. #items) end
      function instance:tabBar_didBeginCustomizingItems_(_, _) note "began" end
      function instance:tabBar_willEndCustomizingItems_changed_(_, _, changed)
        note("ends " .. tostring(changed))
      end
      function instance:tabBar_didEndCustomizingItems_changed_(_, _, changed)
        note("ended " .. tostring(changed))
      end
    end)
    local bar, delegate = objc.UITabBar:new(), Delegate:new()
    local item = objc.UITabBarItem:alloc():initWithTitle_image_tag_("a", nil, 0)
    bar:setItems_({item})
    bar:setDelegate_(delegate)
    bar:beginCustomizingItems_({item})
    assert.is_true(bar:isCustomizing())
    bar:setItems_({})
    assert.is_true(bar:endCustomizingAnimated_(true))
    assert.same({"will 1", "began", "ends true", "ended true"}, log)
  end)
end)

describe("a tab bar controller's customizing", function()
  it("is reported in terms of controllers", function()
    local Delegate = objc.class("ChoosingDelegate", objc.NSObject, {
      protocols = {"UITabBarControllerDelegate"}}, function(instance)
      function instance:tabBarController_willBeginCustomizingViewControllers_(_, list)
        note("will " .. #list)
      end
      function instance:tabBarController_didEndCustomizingViewControllers_changed_(_, list, changed)
        note("did end " .. #list .. " " .. tostring(changed))
      end
    end)
    local tabs, delegate = objc.UITabBarController:new(), Delegate:new()
    tabs:setDelegate_(delegate)
    tabs:setViewControllers_({objc.UIViewController:new(), objc.UIViewController:new()})
    tabs:tabBar():beginCustomizingItems_({tabs:viewControllers()[2]:tabBarItem()})
    tabs:tabBar():endCustomizingAnimated_(false)
    assert.same({"will 1", "did end 1 false"}, log)
  end)
end)
