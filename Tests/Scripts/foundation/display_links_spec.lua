describe("a display link", function()
  local times
  local Target = objc.class("LinkTarget", objc.NSObject, function(instance)
    instance["frame:"] = function(self, link) times[#times + 1] = link:timestamp() end
  end)
  local function link_to(target)
    local link = objc.CADisplayLink:displayLinkWithTarget_selector_(target, "frame:")
    return link
  end
  local function add(link)
    link:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), objc.NSRunLoopCommonModes)
    return link
  end

  before_each(function()
    times = {}
    runloop.runUntilIdle()
  end)

  it("fires at every frame from when it is added until it is invalidated", function()
    local link = link_to(Target:new())
    runloop.run(0.5)
    assert.same({}, times)
    add(link)
    runloop.run(1)
    assert.equal(60, #times)
    assert.is_true(math.abs(times[2] - times[1] - 1 / 60) < 1e-9)
    assert.equal(1 / 60, link:duration())
    assert.is_true(math.abs(link:targetTimestamp() - link:timestamp() - 1 / 60) < 1e-9)
    link:invalidate()
    runloop.run(1)
    assert.equal(60, #times)
  end)

  it("has an interval of at least one frame", function()
    local link = link_to(Target:new())
    local _, exception = pcall(link.setFrameInterval_, link, 0)
    assert.matches("the interval must be positive", exception.reason, 1, true)
    assert.equal(1, link:frameInterval())
  end)

  it("can pause", function()
    local link = add(link_to(Target:new()))
    runloop.run(0.1)
    local count = #times
    link:setPaused_(true)
    assert.is_true(link:isPaused())
    runloop.run(1)
    assert.equal(count, #times)
    link:setPaused_(false)
    runloop.run(0.1)
    assert.is_true(#times > count)
    link:invalidate()
  end)

  it("keeps its target alive, and nothing else waiting", function()
    local deaths = 0
    local Mortal = objc.class("LinkMortal", Target, function(instance)
      function instance:dealloc() deaths = deaths + 1 end
    end)
    local link
    objc.autoreleasepool(function() link = add(link_to(Mortal:new())) end)
    assert.equal(0, runloop.pending())
    runloop.run(0.1)
    assert.equal(0, deaths)
    link:invalidate()
    assert.equal(1, deaths)
  end)

  it("can fire every few frames only", function()
    local link = link_to(Target:new())
    link:setFrameInterval_(2)
    add(link)
    runloop.run(1)
    assert.equal(30, #times)
    link:invalidate()
    link = link_to(Target:new())
    link:setPreferredFramesPerSecond_(20)
    add(link)
    times = {}
    runloop.run(1)
    assert.equal(20, #times)
    link:invalidate()
  end)

  it("can invalidate itself, and be removed from the run loop and added again", function()
    local count = 0
    local Once = objc.class("LinkOnce", objc.NSObject, function(instance)
      instance["frame:"] = function(self, link)
        count = count + 1
        link:invalidate()
      end
    end)
    add(link_to(Once:new()))
    runloop.run(1)
    assert.equal(1, count)
    local link = add(link_to(Target:new()))
    link:removeFromRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), objc.NSRunLoopCommonModes)
    runloop.run(1)
    assert.same({}, times)
    add(link)
    runloop.run(0.1)
    assert.is_true(#times > 0)
    link:invalidate()
  end)
end)
