-- Pencil input, motion, and the large content viewer.
local world, log

before_each(function() world, log = objc.snapshot(), {} end)
after_each(function() objc.restore(world) end)

describe("a pencil", function()
  local function delegate(methods)
    local made = objc.class("PencilDelegate", objc.NSObject, function(instance)
      for name, method in pairs(methods) do instance[name] = method end
    end):new()
    local interaction = objc.UIPencilInteraction:new()
    interaction:setDelegate_(made)
    uikit.keyWindow():addInteraction_(interaction)
    return interaction, made
  end

  it("taps and is squeezed over an interaction that handles it", function()
    local interaction, keep = delegate {
      ["pencilInteraction:didReceiveTap:"] = function(_, _, tap)
        log[#log + 1] = "tap " .. tostring(tap:timestamp() > 0)
      end,
      ["pencilInteraction:didReceiveSqueeze:"] = function(_, _, squeeze)
        log[#log + 1] = "squeeze " .. squeeze:phase()
      end,
      ["pencilInteractionDidTap:"] = function() log[#log + 1] = "old" end,
    }
    uikit.pencil "tap"
    uikit.pencil "squeeze"
    assert.equal("tap true, squeeze 0, squeeze 2", table.concat(log, ", "))
    interaction:setEnabled_(false)
    uikit.pencil "tap"
    assert.equal(3, #log)
    assert.truthy(keep)
  end)

  it("notifies a delegate of before iOS 17.5 by its own message", function()
    local _, keep = delegate {["pencilInteractionDidTap:"] = function() log[#log + 1] = "old" end}
    uikit.pencil "tap"
    assert.same({"old"}, log)
    assert.truthy(keep)
    assert.error_matches(function() uikit.pencil "throw" end, "\"tap\" or \"squeeze\"")
  end)
end)

describe("the accelerometer", function()
  it("notifies its delegate at its interval, and keeps nothing waiting", function()
    local Delegate = objc.class("Moved", objc.NSObject, function(instance)
      function instance:accelerometer_didAccelerate_(_, felt)
        log[#log + 1] = ("%g %g %g"):format(felt:x(), felt:y(), felt:z())
      end
    end)
    local moved = Delegate:new()
    local accelerometer = objc.UIAccelerometer:sharedAccelerometer()
    accelerometer:setUpdateInterval_(0.25)
    accelerometer:setDelegate_(moved)
    runloop.runUntilIdle(10)
    assert.same({}, log)
    runloop.run(0.5)
    uikit.accelerate(0.5, 0, -1)
    runloop.run(0.25)
    assert.equal("0 -1 0, 0 -1 0, 0.5 0 -1", table.concat(log, ", "))
    accelerometer:setDelegate_(nil)
    runloop.run(1)
    assert.equal(3, #log)
  end)
end)

describe("large contents", function()
  it("are shown for a finger that rests, only at accessibility sizes", function()
    local bar = objc.UIView:alloc():initWithFrame_ {0, 100, 300, 100}
    local item = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    bar:addSubview_(item)
    uikit.keyWindow():addSubview_(bar)
    item:setShowsLargeContentViewer_(true)
    local Delegate = objc.class("LargeDelegate", objc.NSObject, function(instance)
      instance["largeContentViewerInteraction:didEndOnItem:atPoint:"] = function(_, _, found, at)
        log[#log + 1] = tostring(found == item) .. " " .. at.x
      end
    end)
    local delegate = Delegate:new()
    bar:addInteraction_(objc.UILargeContentViewerInteraction:alloc():initWithDelegate_(delegate))
    gesture.press(item, {duration = 1})
    assert.same({}, log)
    assert.is_false(objc.UILargeContentViewerInteraction:isEnabled())
    local posted = 0
    objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
      "UILargeContentViewerInteractionEnabledStatusDidChangeNotification", nil, nil,
      function() posted = posted + 1 end)
    uikit.setTraits {contentSize = uikit.UIContentSizeCategoryAccessibilityLarge}
    assert.is_true(objc.UILargeContentViewerInteraction:isEnabled())
    assert.equal(1, posted)
    gesture.press(item, {duration = 1})
    gesture.press(bar, {duration = 1})
    assert.equal("true 50.0, false 150.0", table.concat(log, ", "))
  end)
end)
