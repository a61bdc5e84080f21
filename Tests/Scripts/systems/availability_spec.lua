-- What came later than the system is not there, however it is asked for.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local import = dofile(here .. "../objective_c/support/import_source.lua")

describe("what came later than the system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  local function system(version) uikit.setting("systemVersion", version) end

  it("is no class by any function, until the system has it", function()
    system "12.4"
    assert.is_nil(objc.NSClassFromString "UIWindowScene")
    assert.is_nil(objc.getClass "UIWindowScene")
    assert.is_nil(objc.lookUpClass "UIWindowScene")
    for _, class in ipairs(objc.copyClassList()) do assert.not_equal("UIWindowScene", objc.class_getName(class)) end
    assert.error_matches(function() return objc.UIWindowScene end,
      "unknown class 'UIWindowScene'; it exists since iOS 13.0, and the system is iOS 12.4", 1, true)
    system "13.0"
    assert.equal("UIWindowScene", objc.class_getName(objc.UIWindowScene))
  end)

  it("is no protocol, and the error says since when it exists", function()
    system "12.4"
    assert.error_matches(function() objc.class("LateSheets", objc.NSObject,
      {protocols = {"UISheetPresentationControllerDelegate"}}) end,
      "unknown protocol 'UISheetPresentationControllerDelegate'; it exists since iOS 15.0, and the system is iOS 12.4",
      1, true)
  end)

  it("is no class either if it was used before", function()
    local scene = objc.UIWindowScene
    system "12.4"
    assert.is_nil(objc.NSClassFromString "UIWindowScene")
    system "18.5"
    assert.equal(scene, objc.NSClassFromString "UIWindowScene")
  end)

  it("leaves its name to scripts", function()
    system "12.4"
    local own = objc.class("UIScene", objc.NSObject, function(instance) function instance:hello() return "own" end end)
    assert.equal("own", objc.UIScene:new():hello())
    assert.equal(own, objc.NSClassFromString "UIScene")
  end)

  it("is no method by any question", function()
    local view = objc.UIView:new()
    view:safeAreaInsets()
    system "10.3"
    assert.is_false(view:respondsToSelector_ "safeAreaInsets")
    assert.is_false(objc.UIView:instancesRespondToSelector_ "safeAreaInsets")
    assert.is_nil(objc.class_getInstanceMethod(objc.UIView, "safeAreaInsets"))
    assert.is_nil(objc.class_getProperty(objc.UIView, "safeAreaInsets"))
    for _, ask in ipairs {
      function() return view:safeAreaInsets() end,
      function() return objc.msgSend(view, "safeAreaInsets") end,
      function() return view:performSelector_ "safeAreaInsets" end,
      function() return view:valueForKey_ "safeAreaInsets" end,
    } do
      assert.is_false(pcall(ask))
    end
    system "11.0"
    assert.is_true(view:respondsToSelector_ "safeAreaInsets")
    assert.same({top = 0, left = 0, bottom = 0, right = 0}, view:safeAreaInsets())
  end)

  it("is hidden in subclasses, and does not disturb the models", function()
    system "9.3"
    local window = uikit.keyWindow()
    local controller = objc.UINavigationController:alloc():initWithRootViewController_(objc.UITableViewController:new())
    window:setRootViewController_(controller)
    runloop.run(1)
    controller:pushViewController_animated_(objc.UIViewController:new(), true)
    runloop.run(1)
    assert.equal(2, #controller:viewControllers())
    assert.is_false(controller:respondsToSelector_ "viewIsAppearing:")
    assert.is_false(objc.UITableView:new():respondsToSelector_ "adjustedContentInset")
  end)

  it("is not sent to delegates and controllers that implement it", function()
    local log = {}
    local Field = objc.class("Delegate", objc.NSObject, function(instance)
      function instance:textFieldDidEndEditing_() log[#log + 1] = "plain" end
      function instance:textFieldDidEndEditing_reason_() log[#log + 1] = "reason" end
    end)
    objc.class_addProtocol(Field, objc.getProtocol "UITextFieldDelegate")
    for _, version in ipairs {"9.3", "10.0"} do
      system(version)
      local field, delegate = objc.UITextField:alloc():initWithFrame_ {0, 0, 100, 40}, Field:new()
      uikit.keyWindow():addSubview_(field)
      field:setDelegate_(delegate)
      field:becomeFirstResponder()
      field:resignFirstResponder()
    end
    assert.same({"plain", "reason"}, log)
  end)

  it("is no protocol", function()
    system "12.4"
    assert.is_nil(objc.getProtocol "UISceneDelegate")
    assert.is_truthy(objc.getProtocol "UIApplicationDelegate")
    system "13.0"
    assert.is_truthy(objc.getProtocol "UISceneDelegate")
  end)

  it("is a class that is nil in an Objective-C source", function()
    local globals = import [[
      #import <UIKit/UIKit.h>
      long asked(void) {
        long held = 0;
        if ([UIWindowScene class]) held |= 1;
        if (NSClassFromString(@"UIWindowScene") != Nil) held |= 2;
        if (@available(iOS 13, *)) held |= 4;
        if ([[UIView new] respondsToSelector:@selector(overrideUserInterfaceStyle)]) held |= 8;
        if ([[UIWindowScene alloc] init] != nil) held |= 16;
        return held;
      }]]
    system "12.4"
    assert.equal(0, globals.asked())
    system "13.0"
    assert.equal(31, globals.asked())
    system "18.5"
    assert.equal(31, globals.asked())
  end)

  it("comes back with the snapshot", function()
    local old = objc.snapshot()
    system "9.3"
    assert.is_false(objc.UIView:instancesRespondToSelector_ "safeAreaInsets")
    objc.restore(old)
    assert.equal("18.5", uikit.settings().systemVersion.value)
    assert.is_true(objc.UIView:instancesRespondToSelector_ "safeAreaInsets")
    assert.is_truthy(objc.UIWindowScene)
  end)

  it("keeps a hook on a method through a system without it", function()
    local count = 0
    hook.after(objc.UIView, "safeAreaInsets", function() count = count + 1 end)
    local view = objc.UIView:new()
    view:safeAreaInsets()
    system "10.3"
    system "18.5"
    view:safeAreaInsets()
    assert.equal(2, count)
  end)
end)

describe("uikit.since", function()
  it("returns the version of classes, members, constants and functions", function()
    assert.equal("13.0", uikit.since "UIWindowScene")
    assert.equal("11.0", uikit.since("UIView", "safeAreaInsets"))
    assert.equal("11.0", uikit.since("UITableView", "safeAreaInsets"))
    assert.equal("10.0", uikit.since("UITextFieldDelegate", "textFieldDidEndEditing:reason:"))
    assert.equal("10.0", uikit.since("NSTimer", "+scheduledTimerWithTimeInterval:repeats:block:"))
    assert.equal("9.3", uikit.since("UIView", "setFrame:"))
    assert.is_nil(uikit.since "NoSuchName")
  end)

  it("knows at least 95 of 100 classes and methods", function()
    local since, all, known = uikit.since(), 0, 0
    local function count(version)
      all = all + 1
      if version then known = known + 1 end
    end
    local function of(class, name)
      while class do
        local version = since[objc.class_getName(class) .. " " .. name]
        if version then return version end
        class = objc.class_getSuperclass(class)
      end
    end
    for _, class in ipairs(objc.copyClassList()) do
      count(since[objc.class_getName(class)])
      for sign, side in pairs {[""] = class, ["+"] = objc.object_getClass(class)} do
        for _, method in ipairs(objc.class_copyMethodList(side) or {}) do
          count(of(class, sign .. tostring(objc.sel_getName(objc.method_getName(method)))))
        end
      end
    end
    assert.is_true(known / all >= 0.95, ("%d of %d"):format(known, all))
  end)
end)
