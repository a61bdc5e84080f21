-- Split views, tabs, storyboards and registered objects in the saved state of an application.
local world, log

before_each(function() world, log = objc.snapshot(), {} end)
after_each(function()
  uikit.terminate()
  objc.restore(world)
end)

local function note(text) log[#log + 1] = text end

local function named(controller, name)
  controller:setRestorationIdentifier_(name)
  return controller
end

-- An app whose root comes from `root`, called at each launch; what it saves is restored.
local function app(root)
  return objc.class("ContainerApp", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
    objc.property(instance, "window", {policy = "strong"})
    instance["application:willFinishLaunchingWithOptions:"] = function(self)
      self:setWindow_(objc.UIWindow:alloc():initWithFrame_(objc.UIScreen:mainScreen():bounds()))
      self:window():setRootViewController_(root())
      self:window():makeKeyAndVisible()
      return true
    end
    instance["application:shouldSaveSecureApplicationState:"] = function() return true end
    instance["application:shouldRestoreSecureApplicationState:"] = function() return true end
  end)
end

local function root() return objc.UIApplication:sharedApplication():delegate():window():rootViewController() end

local function run_again(class)
  uikit.background()
  uikit.terminate()
  log = {}
  uikit.launch(class)
  runloop.run(0.5)
end

-- A page that saves its title.
local function page_class()
  return objc.class("TitledPage", objc.UIViewController, function(instance, _, super)
    function instance:encodeRestorableStateWithCoder_(coder)
      super(self):encodeRestorableStateWithCoder_(coder)
      coder:encodeObject_forKey_(self:title(), "title")
    end
    function instance:decodeRestorableStateWithCoder_(coder)
      super(self):decodeRestorableStateWithCoder_(coder)
      self:setTitle_(coder:decodeObjectOfClass_forKey_(objc.NSString, "title"))
      note("decode " .. self:restorationIdentifier())
    end
  end)
end

describe("the saved state of an application", function()
  it("selects the tab that was selected, and restores the pages of the tabs", function()
    local Page = page_class()
    local class = app(function()
      local tabs = named(objc.UITabBarController:new(), "tabs")
      tabs:setViewControllers_ {named(Page:new(), "one"), named(Page:new(), "two"), Page:new()}
      return tabs
    end)
    uikit.launch(class)
    root():setSelectedIndex_(1)
    for place, title in ipairs {"first", "second", "third"} do root():viewControllers()[place]:setTitle_(title) end
    run_again(class)
    assert.equal(1, root():selectedIndex())
    local titles = {}
    for place, page in ipairs(root():viewControllers()) do titles[place] = page:title() or "none" end
    assert.same({"first", "second", "none"}, titles, "a page without an identifier is not saved")
    assert.same({"decode one", "decode two"}, log)
  end)

  it("leaves the selection of tabs without an identifier", function()
    local Page = page_class()
    local class = app(function()
      local tabs = objc.UITabBarController:new()
      tabs:setViewControllers_ {named(Page:new(), "one"), named(Page:new(), "two")}
      return tabs
    end)
    uikit.launch(class)
    root():setSelectedIndex_(1)
    run_again(class)
    assert.equal(0, root():selectedIndex())
    assert.same({}, log)
  end)

  it("restores both sides of a split view, and the stack of one of them", function()
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    local Page = page_class()
    local class = app(function()
      local split = named(objc.UISplitViewController:new(), "split")
      local list = objc.UINavigationController:alloc():initWithRootViewController_(named(Page:new(), "list"))
      split:setViewControllers_ {named(list, "lists"), named(Page:new(), "detail")}
      return split
    end)
    uikit.launch(class)
    local lists = root():viewControllers()[1]
    lists:topViewController():setTitle_ "List"
    root():viewControllers()[2]:setTitle_ "Detail"
    run_again(class)
    local sides = root():viewControllers()
    assert.same({"lists", "detail"}, {sides[1]:restorationIdentifier(), sides[2]:restorationIdentifier()})
    assert.same({"List", "Detail"}, {sides[1]:topViewController():title(), sides[2]:title()})
    assert.same({"decode list", "decode detail"}, log)
  end)

  it("creates pushed pages of a storyboard again from their scenes", function()
    page_class()
    uikit.storyboard("Main", {
      initial = "nav",
      scenes = {
        nav = {class = "UINavigationController", segues = {{to = "list", kind = "root"}}},
        list = {class = "TitledPage"},
        detail = {class = "TitledPage"},
      },
    })
    local function scene(name)
      local board = objc.UIStoryboard:storyboardWithName_bundle_("Main", nil)
      return named(board:instantiateViewControllerWithIdentifier_(name), name)
    end
    local class = app(function()
      local navigation = named(objc.UIStoryboard:storyboardWithName_bundle_("Main", nil)
        :instantiateInitialViewController(), "nav")
      named(navigation:topViewController(), "list")
      return navigation
    end)
    uikit.launch(class)
    root():pushViewController_animated_(scene "detail", false)
    root():topViewController():setTitle_ "Pushed"
    run_again(class)
    local pages = root():viewControllers()
    assert.equal(2, #pages)
    assert.equal("Pushed", pages[2]:title())
    assert.is_truthy(pages[2]:storyboard())
  end)

  it("asks the registered objects, which conform to UIStateRestoring", function()
    local Model = objc.class("RestoredModel", objc.NSObject, {protocols = {"UIStateRestoring"}}, function(instance)
      objc.property(instance, "count", {default = 0})
      function instance:encodeRestorableStateWithCoder_(coder) coder:encodeInteger_forKey_(self:count(), "count") end
      function instance:decodeRestorableStateWithCoder_(coder) self:setCount_(coder:decodeIntegerForKey_ "count") end
      function instance:applicationFinishedRestoringState() note "finished" end
    end)
    local models
    local class = app(function()
      models = {Model:new(), Model:new()}
      for place, model in ipairs(models) do
        objc.UIApplication:registerObjectForStateRestoration_restorationIdentifier_(model, "model " .. place)
      end
      return objc.UIViewController:new()
    end)
    uikit.launch(class)
    models[1]:setCount_(3)
    models[2]:setCount_(4)
    run_again(class)
    assert.same({3, 4}, {models[1]:count(), models[2]:count()})
    assert.same({"finished", "finished"}, log)
  end)

  it("leaves out a registered object that is gone", function()
    local Model = objc.class("RestoredModel", objc.NSObject, {protocols = {"UIStateRestoring"}}, function(instance)
      function instance:encodeRestorableStateWithCoder_() note "encode" end
    end)
    local class = app(function() return objc.UIViewController:new() end)
    uikit.launch(class)
    do
      local model = Model:new()
      objc.UIApplication:registerObjectForStateRestoration_restorationIdentifier_(model, "model")
    end
    collectgarbage()
    uikit.background()
    assert.same({}, log)
  end)
end)
