-- Controllers, traits and alerts before and after a change.

describe("a system", function()
  local before, window
  before_each(function()
    before = objc.snapshot()
    window = uikit.keyWindow()
  end)
  after_each(function() objc.restore(before) end)

  local function system(version) uikit.setting("systemVersion", version) end

  it("predicts traits of views and controllers since 13; before, they come with the window", function()
    local log = {}
    local View = objc.class("TraitView", objc.UIView, function(instance)
      function instance:traitCollectionDidChange_(former) log[#log + 1] = former == nil and "first" or "again" end
    end)
    local function idioms(version)
      system(version)
      local view, controller, result = View:new(), objc.UIViewController:new(), {}
      result[1] = view:traitCollection():userInterfaceIdiom()
      result[2] = controller:traitCollection():horizontalSizeClass()
      window:addSubview_(view)
      result[3] = view:traitCollection():userInterfaceIdiom()
      view:removeFromSuperview()
      window:addSubview_(view)
      result[4] = view:traitCollection():userInterfaceIdiom()
      view:removeFromSuperview()
      return result
    end
    assert.same({-1, 0, 0, 0}, idioms "12.4")
    assert.same({"first"}, log)
    assert.same({0, 1, 0, 0}, idioms "13.0")
    assert.same({"first"}, log)
  end)

  it("lets a controller write the heights of bars into an inset, until 11", function()
    local function insets(version, automatically, around)
      system(version)
      local page, list = objc.UIViewController:new(), objc.UITableView:alloc():initWithFrame_ {0, 0, 390, 844}
      page:setAutomaticallyAdjustsScrollViewInsets_(automatically)
      if around then page:view():addSubview_(around) end
      page:view():addSubview_(list)
      local navigation = objc.UINavigationController:alloc():initWithRootViewController_(page)
      window:setRootViewController_(navigation)
      runloop.run(0)
      local inset, offset = list:contentInset().top, list:contentOffset().y
      window:setRootViewController_(objc.UIViewController:new())
      return inset, offset
    end
    local inset, offset = insets("10.3", true)
    assert.is_true(inset > 40)
    assert.equal(-inset, offset)
    assert.same({0, 0}, {insets("10.3", false)})
    assert.same({0, 0}, {insets("10.3", true, objc.UIView:new())}, "only the first subview is adjusted")
    inset, offset = insets("11.0", true)
    assert.equal(0, inset)
    assert.is_true(offset < -40)
  end)

  it("makes a page with a search controller a presentation context since 13", function()
    local function defines(version, late)
      system(version)
      local page = objc.UIViewController:new()
      local search = objc.UISearchController:alloc():initWithSearchResultsController_(nil)
      if not late then page:navigationItem():setSearchController_(search) end
      window:setRootViewController_(objc.UINavigationController:alloc():initWithRootViewController_(page))
      runloop.run(0)
      if late then page:navigationItem():setSearchController_(search) end
      local result = page:definesPresentationContext()
      window:setRootViewController_(objc.UIViewController:new())
      return result
    end
    assert.is_false(defines "12.4")
    assert.is_true(defines "13.0")
    assert.is_true(defines("18.5", true))
  end)

  it("pops by a finger in the content since 26, but not from a control", function()
    local function pages(version, from)
      system(version)
      local navigation = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
      window:setRootViewController_(navigation)
      runloop.run(0)
      local top = objc.UIViewController:new()
      local slider = objc.UISlider:alloc():initWithFrame_ {100, 500, 200, 30}
      top:view():addSubview_(slider)
      navigation:pushViewController_animated_(top, false)
      runloop.run(0)
      gesture.drag(navigation:view(), {from = from or {150, 300}, by = {200, 0}, duration = 0.2})
      runloop.run(2)
      local count = #navigation:viewControllers()
      window:setRootViewController_(objc.UIViewController:new())
      return count
    end
    assert.equal(2, pages "18.5")
    assert.equal(1, pages "26.0")
    assert.equal(2, pages("26.0", {150, 515}))
    system "18.5"
    assert.is_false(objc.UINavigationController:new():respondsToSelector_ "interactiveContentPopGestureRecognizer")
  end)

  it("has no alert view in an app with scenes since 13", function()
    local function alert(version, options)
      system(version)
      uikit.launch("AlertAppDelegate", options)
      local ok, e = pcall(function()
        return objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_(
          "a", "b", nil, "c")
      end)
      uikit.terminate()
      return ok and "made" or e.name .. ": " .. e.reason
    end
    objc.class("AlertAppDelegate", objc.NSObject)
    objc.class("AlertSceneDelegate", objc.NSObject)
    local scene = {scene = "AlertSceneDelegate"}
    assert.equal("made", alert("12.4", scene))
    assert.equal("made", alert("13.0"))
    assert.equal("NSObjectNotAvailableException: UIAlertView is deprecated and unavailable for UIScene based "
      .. "applications, please use UIAlertController!", alert("13.0", scene))
  end)
end)
