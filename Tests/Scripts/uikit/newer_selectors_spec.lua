local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a range of frame rates", function()
  it("slows a display link down to its preferred rate", function()
    local count = 0
    local Ticker = objc.class("RangeTicker", objc.NSObject, function(instance)
      function instance:tick() count = count + 1 end
    end)
    local link = objc.CADisplayLink:displayLinkWithTarget_selector_(Ticker:new(), "tick")
    assert.same({minimum = 0, maximum = 0, preferred = 0}, link:preferredFrameRateRange())
    link:setPreferredFrameRateRange_ {minimum = 10, maximum = 30, preferred = 20}
    assert.equal(20, link:preferredFramesPerSecond())
    assert.same({minimum = 10, maximum = 30, preferred = 20}, link:preferredFrameRateRange())
    link:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), "kCFRunLoopDefaultMode")
    runloop.run(1)
    link:invalidate()
    assert.equal(20, count)
  end)

  it("slows an update link down, too", function()
    local view, count = objc.UIView:new(), 0
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    local link = objc.UIUpdateLink:updateLinkForView_actionHandler_(view, function() count = count + 1 end)
    link:setPreferredFrameRateRange_ {minimum = 0, maximum = 30, preferred = 0}
    link:setRequiresContinuousUpdates_(true)
    link:setEnabled_(true)
    runloop.run(1)
    link:setEnabled_(false)
    assert.equal(30, count)
  end)

  it("must be one", function()
    local link = objc.UIUpdateLink:updateLinkForView_(objc.UIView:new())
    assert.error_matches(function()
      link:setPreferredFrameRateRange_ {minimum = 60, maximum = 30, preferred = 30}
    end, "setPreferredFrameRateRange:%]: .* is no range")
  end)
end)

describe("a pointer's style", function()
  it("has accessories around the pointer, which a copy has too", function()
    local style = objc.UIPointerStyle:systemPointerStyle()
    local right = objc.UIPointerAccessory:arrowAccessoryWithPosition_(uikit.UIPointerAccessoryPositionRight)
    style:setAccessories_ {right}
    assert.near(math.pi / 2, style:copy():accessories()[1]:position().angle, 1e-9)
    assert.is_true(right:orientationMatchesAngle())
  end)
end)

describe("a document", function()
  it("adds its address to the activity that continues it elsewhere", function()
    local url = objc.NSURL:fileURLWithPath_ "/a.txt"
    local document = objc.UIDocument:alloc():initWithFileURL_(url)
    local activity = objc.NSUserActivity:alloc():initWithActivityType_ "edit"
    document:updateUserActivityState_(activity)
    assert.equal(url, activity:userInfo().NSUserActivityDocumentURL)
  end)
end)

describe("an appearance of tabs", function()
  it("has states of a class of its own", function()
    local item = objc.UITabBarItemAppearance:new()
    assert.is_true(item:normal():isMemberOfClass_(objc.UITabBarItemStateAppearance))
    assert.is_true(
      objc.UIBarButtonItemAppearance:new():normal():isMemberOfClass_(objc.UIBarButtonItemStateAppearance))
  end)
end)
