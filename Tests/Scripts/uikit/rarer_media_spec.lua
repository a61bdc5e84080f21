-- System animations, pictures that are prepared, search bars that are disabled, menus of bar items.

local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a system animation", function()
  it("makes views faint and takes them away at its end", function()
    local view = objc.UIView:alloc():initWithFrame_({0, 0, 100, 100})
    uikit.keyWindow():addSubview_(view)
    objc.UIView:performSystemAnimation_onViews_options_animations_completion_(0, {view}, 0,
      function() note "beside" end, function(finished) note("done " .. tostring(finished)) end)
    assert.same({"beside"}, log)
    assert.equal(0, view:alpha())
    assert.equal(uikit.keyWindow(), view:superview())
    runloop.run(1)
    assert.same({"beside", "done true"}, log)
    assert.is_nil(view:superview())
    assert.error_matches(function()
      objc.UIView:performSystemAnimation_onViews_options_animations_completion_(7, {}, 0, nil, nil)
    end, "no system animation 7")
  end)
end)

describe("an image", function()
  it("is prepared elsewhere, and answered in a later turn", function()
    uikit.image("large", {width = 400, height = 300})
    local image = objc.UIImage:imageNamed_("large")
    image:prepareForDisplayWithCompletionHandler_(function(made) note(tostring(made == image)) end)
    image:prepareThumbnailOfSize_completionHandler_({40, 30}, function(made)
      note("width " .. made:size().width)
    end)
    assert.same({}, log)
    runloop.run(0)
    assert.same({"true", "width 40.0"}, log)
  end)
end)

describe("a search bar", function()
  it("takes no finger while it is disabled", function()
    local bar = objc.UISearchBar:alloc():initWithFrame_({0, 0, 300, 56})
    uikit.keyWindow():addSubview_(bar)
    runloop.run(0)
    bar:setEnabled_(false)
    assert.is_false(bar:isEnabled())
    assert.is_false(bar:searchTextField():isEnabled())
    bar:setEnabled_(true)
    assert.is_true(bar:isEnabled())
  end)
end)

describe("a bar item with a menu", function()
  it("has its title, image, action and menu", function()
    local menu = objc.UIMenu:menuWithChildren_({})
    local item = objc.UIBarButtonItem:alloc():initWithTitle_image_target_action_menu_("More", nil, nil,
      nil, menu)
    assert.equal("More", item:title())
    assert.is_not_nil(item:menu())
  end)
end)

describe("a tab bar controller's customizing", function()
  it("is told in terms of controllers", function()
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

describe("a colour", function()
  it("is made by an initializer as by its class method", function()
    local colour = objc.UIColor:alloc():initWithDynamicProvider_(function()
      return objc.UIColor:redColor()
    end)
    local traits = objc.UITraitCollection:currentTraitCollection()
    assert.is_true(objc.UIColor:redColor():isEqual_(
      colour:resolvedColorWithTraitCollection_(traits)))
  end)
end)
