local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a controller that overrides a half of a rotation", function()
  it("rotates in two halves, and receives no other animation callback", function()
    local log = {}
    local Controller = objc.class("HalvesController", objc.UIViewController, function(instance)
      local function record(name, ...) log[#log + 1] = table.concat({name, ...}, " ") end
      function instance:willAnimateFirstHalfOfRotationToInterfaceOrientation_duration_(to, duration)
        record("first", to, duration)
      end
      function instance:didAnimateFirstHalfOfRotationToInterfaceOrientation_(to) record("middle", to) end
      function instance:willAnimateSecondHalfOfRotationFromInterfaceOrientation_duration_(from, duration)
        record("second", from, duration)
      end
      function instance:willAnimateRotationToInterfaceOrientation_duration_() record "whole" end
      function instance:didRotateFromInterfaceOrientation_(from) record("did", from) end
    end)
    uikit.keyWindow():setRootViewController_(Controller:new())
    uikit.rotate(uikit.UIInterfaceOrientationLandscapeRight)
    runloop.run(1)
    local half = objc.UIApplication:sharedApplication():statusBarOrientationAnimationDuration() / 2
    assert.same({"first 3 " .. half, "middle 3", "second 1 " .. half, "did 1"}, log)
  end)
end)

describe("a container that returns for appearance and rotation in one method", function()
  it("keeps appearance from its children", function()
    local seen = 0
    local Child = objc.class("QuietChild", objc.UIViewController, function(instance)
      function instance:viewWillAppear_() seen = seen + 1 end
    end)
    local Parent = objc.class("OldContainer", objc.UIViewController, function(instance)
      function instance:automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        return false
      end
    end)
    local parent, child = Parent:new(), Child:new()
    parent:addChildViewController_(child)
    parent:view():addSubview_(child:view())
    uikit.keyWindow():setRootViewController_(parent)
    runloop.run(0)
    assert.equal(0, seen)
    assert.is_false(parent:shouldAutomaticallyForwardRotationMethods())
  end)
end)
