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
end)
