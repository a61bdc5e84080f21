describe("a window that is hidden", function()
  local main, log = uikit.keyWindow(), nil
  local Observer = objc.class("WindowObserver", objc.NSObject, function(instance)
    instance["note:"] = function(_, notification)
      log[#log + 1] = notification:name():match("^UIWindow(.*)Notification$")
    end
  end)
  local observer, center = Observer:new(), objc.NSNotificationCenter:defaultCenter()

  before_each(function()
    log = {}
    for _, name in ipairs{"BecomeKey", "ResignKey", "BecomeVisible", "BecomeHidden"} do
      center:addObserver_selector_name_object_(
        observer, "note:", uikit["UIWindowDid" .. name .. "Notification"], nil)
    end
  end)
  after_each(function() center:removeObserver_(observer) end)

  it("reports it, and makes the frontmost visible window key", function()
    local alert = objc.UIWindow:new()
    alert:makeKeyAndVisible()
    assert.same({"DidBecomeVisible", "DidResignKey", "DidBecomeKey"}, log)
    assert.equal(alert, uikit.keyWindow())
    log = {}
    alert:setHidden_(true)
    assert.equal(main, uikit.keyWindow())
    assert.same({"DidBecomeHidden", "DidResignKey", "DidBecomeKey"}, log)
    alert:setHidden_(true)
    assert.equal(3, #log)
  end)

  it("stays key where no other one shows", function()
    main:setHidden_(true)
    assert.equal(main, uikit.keyWindow())
    main:setHidden_(false)
  end)
end)
