describe("the constants of UIKit", function()
  it("have their C names", function()
    for name, value in pairs {
      UIControlEventAllEvents = 0xFFFFFFFF, UIControlStateFocused = 8, UITouchTypeDirect = 0,
      UIGestureRecognizerStateRecognized = 3, UIRectEdgeAll = 15, UIViewAutoresizingFlexibleWidth = 2,
      UITableViewRowAnimationAutomatic = 100, UIApplicationStateBackground = 2,
      UITextFieldViewModeAlways = 3, UIReturnKeyDone = 9, UIWindowLevelAlert = 2000,
    } do
      assert.equal(value, uikit[name], name)
    end
    for _, name in ipairs {"UITrackingRunLoopMode", "UIApplicationWillChangeStatusBarFrameNotification",
      "UIApplicationDidChangeStatusBarFrameNotification"} do
      assert.equal(name, uikit[name])
    end
    assert.same({origin = {x = 0, y = 0}, size = {width = 0, height = 0}}, uikit.CGRectZero)
    assert.same({x = 0, y = 0}, uikit.CGPointZero)
    assert.equal(-1003, objc.NSURLErrorCannotFindHost)
  end)

  it("that there are not are rejected by name", function()
    assert.error_matches(function() return uikit.UIControlEventTouchUpSide end, "TouchUpSide")
  end)
end)
