-- Objects of UIKit with many members, and methods with many hooks: none costs more because of those before it.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth <const> = dofile(here .. "../values/support/growth.lua")

describe("in time that grows with their number", function()
  it("a navigation controller pushes and pops controllers", function()
    assert.is_true(growth(function(count)
      local controller = objc.UINavigationController:alloc():initWithRootViewController_(objc.UIViewController:new())
      for _ = 1, count do controller:pushViewController_animated_(objc.UIViewController:new(), false) end
      for _ = 1, count do controller:popViewControllerAnimated_(false) end
    end, 60) < 10)
  end)

  it("a notification center adds and removes requests", function()
    local center = objc.UNUserNotificationCenter:currentNotificationCenter()
    local trigger = objc.UNTimeIntervalNotificationTrigger:triggerWithTimeInterval_repeats_(1000, false)
    assert.is_true(growth(function(count)
      for number = 1, count do
        center:addNotificationRequest_withCompletionHandler_(objc.UNNotificationRequest:requestWithIdentifier_content_trigger_(
          "number " .. number, objc.UNMutableNotificationContent:new(), trigger), nil)
      end
      center:removeAllPendingNotificationRequests()
    end, 200) < 10)
  end)

  it("a view with many recognizers is tapped, whose pairs are asked once", function()
    local window = uikit.keyWindow()
    assert.is_true(growth(function(count)
      local view = objc.UIView:alloc():initWithFrame_ {0, 0, 50, 50}
      window:addSubview_(view)
      for _ = 1, count do view:addGestureRecognizer_(objc.UITapGestureRecognizer:new()) end
      gesture.tap(view)
      view:removeFromSuperview()
    end, 80) < 30)
  end)

  it("hooks of a method are added, and removed from the newest on", function()
    local number = 0
    assert.is_true(growth(function(count)
      number = number + 1
      local cls = objc.class("Hooked" .. number, objc.NSObject, function(instance) function instance:go() end end)
      local guards = {}
      for index = 1, count do guards[index] = hook.before(cls, "go", function() end) end
      for index = count, 1, -1 do guards[index]:remove() end
    end, 400) < 10)
  end)
end)

describe("a collision behavior", function()
  it("finds the bodies that meet among many, also at their corners", function()
    local window = uikit.keyWindow()
    local animator = objc.UIDynamicAnimator:alloc():initWithReferenceView_(window)
    local items, met = {}, {}
    for index = 0, 19 do items[index + 1] = objc.UIView:alloc():initWithFrame_ {50 * index, 0, 20, 20} end
    -- The last one overlaps the first one by a point at a corner.
    items[21] = objc.UIView:alloc():initWithFrame_ {19, 19, 20, 20}
    local delegate = objc.class("MetBodies", objc.NSObject, function(instance)
      instance["collisionBehavior:beganContactForItem:withItem:atPoint:"] = function(_, _, one, other)
        for index, item in ipairs(items) do
          if item == one or item == other then met[#met + 1] = index end
        end
      end
    end):new()
    local behavior = objc.UICollisionBehavior:alloc():initWithItems_(items)
    behavior:setCollisionDelegate_(delegate)
    animator:addBehavior_(behavior)
    runloop.run(0.1)
    animator:removeAllBehaviors()
    assert.same({1, 21}, met)
  end)
end)
