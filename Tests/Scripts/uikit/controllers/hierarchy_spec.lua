describe("UIViewControllerHierarchyInconsistency", function()
  local a, b, c, root, former
  before_each(function()
    former = uikit.keyWindow():rootViewController()
    a, b, c, root = objc.UIViewController:new(), objc.UIViewController:new(),
      objc.UIViewController:new(), objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    runloop.run(0.1)
  end)
  after_each(function() uikit.keyWindow():setRootViewController_(former) end)

  local function reason(call)
    local ok, e = pcall(call)
    if ok then return nil end
    assert.equal("UIViewControllerHierarchyInconsistency", e.name)
    return e.reason
  end

  it("is raised for a child whose view is in another controller's view", function()
    b:view():addSubview_(a:view())
    assert.matches("^child view controller:<UIViewController: 0x%x+> should have parent view "
      .. "controller:<UIViewController: 0x%x+> but requested parent is:<UIViewController: 0x%x+>$",
      reason(function() c:addChildViewController_(a) end))
    assert.is_nil(a:parentViewController())
    b:addChildViewController_(a)
  end)

  it("is raised when the view of a child comes into a window elsewhere", function()
    c:addChildViewController_(a)
    b:view():addSubview_(a:view())
    root:addChildViewController_(b)
    assert.matches("but actual parent is:<UIViewController: 0x",
      reason(function() root:view():addSubview_(b:view()) end))
    assert.is_nil(b:view():superview())
    a:view():removeFromSuperview()
    assert.matches("should have parent view controller:%(null%) but actual parent is:",
      reason(function() uikit.keyWindow():addSubview_(a:view()) end))
  end)

  it("is raised for a view of two controllers", function()
    assert.matches("^A view can only be associated with at most one view controller at a time!",
      reason(function() b:setView_(a:view()) end))
  end)

  it("is not raised for a controller without a parent", function()
    assert.is_nil(reason(function() root:view():addSubview_(a:view()) end))
    root:addChildViewController_(a)
    a:removeFromParentViewController()
  end)
end)

describe("a style that nobody has set", function()
  -- Older systems present in full screen: systems/ has their specs.
  local later = objc.NSClassFromString "UISheetPresentationController" and it or pending

  later("is a page sheet, which leaves the page below alone and is pulled down", function()
    local log, former = {}, uikit.keyWindow():rootViewController()
    local Page = objc.class("PageBelow", objc.UIViewController, function(instance)
      for _, name in ipairs {"viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"} do
        instance[name .. "_"] = function() log[#log + 1] = name end
      end
    end)
    local Judge = objc.class("SheetJudge", objc.NSObject, function(instance)
      for _, name in ipairs {"ShouldDismiss", "WillDismiss", "DidDismiss"} do
        instance["presentationController" .. name .. "_"] = function() log[#log + 1] = name return true end
      end
    end)
    local below, sheet, judge = Page:new(), objc.UIViewController:new(), Judge:new()
    uikit.keyWindow():setRootViewController_(below)
    runloop.run(0.1)
    log = {}
    assert.equal(uikit.UIModalPresentationPageSheet, sheet:modalPresentationStyle())
    assert.equal("UISheetPresentationController", tostring(sheet:presentationController():class()))
    sheet:presentationController():setDelegate_(judge)
    below:presentViewController_animated_completion_(sheet, true, nil)
    runloop.run(1)
    assert.is_true(sheet:view():frame().origin.y > 0)
    gesture.drag(sheet:view(), {195, 50}, {by = {0, 600}, duration = 0.2})
    runloop.run(1)
    assert.same({"ShouldDismiss", "WillDismiss", "DidDismiss"}, log)
    assert.is_nil(below:presentedViewController())
    uikit.setting("defaultPresentation", false)
    local style = objc.UIViewController:new():modalPresentationStyle()
    uikit.setting("defaultPresentation", true)
    assert.equal(uikit.UIModalPresentationFullScreen, style)
    uikit.keyWindow():setRootViewController_(former)
  end)
end)
