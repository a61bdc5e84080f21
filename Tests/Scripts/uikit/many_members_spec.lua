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

  it("a notification center loses delivered notifications, one by one", function()
    local center = objc.UNUserNotificationCenter:currentNotificationCenter()
    local delegate <const> = objc.class("Showing", objc.NSObject, {protocols = {"UNUserNotificationCenterDelegate"}}, function(instance)
      instance["userNotificationCenter:willPresentNotification:withCompletionHandler:"] = function(_, _, _, done) done(8) end
    end):new()
    center:setDelegate_(delegate)
    assert.is_true(growth(function(count)
      for number = 1, count do
        center:addNotificationRequest_withCompletionHandler_(objc.UNNotificationRequest:requestWithIdentifier_content_trigger_(
          "number " .. number, objc.UNMutableNotificationContent:new(), nil), nil)
      end
      runloop.run(1)
      local delivered
      center:getDeliveredNotificationsWithCompletionHandler_(function(list) delivered = list end)
      runloop.run(1)
      assert.equal(count, #delivered)
      for number = 1, count do center:removeDeliveredNotificationsWithIdentifiers_ {"number " .. number} end
      center:getDeliveredNotificationsWithCompletionHandler_(function(list) delivered = list end)
      runloop.run(1)
      assert.equal(0, #delivered)
    end, 150) < 10)
  end)

  it("a stack view lays out equal views, compared with views of which the last one fills it", function()
    local function seconds(distribution)
      local least, stack = math.huge, nil
      for _ = 1, 3 do
        stack = objc.UIStackView:alloc():initWithFrame_ {0, 0, 100, 9000}
        stack:setAxis_(1)
        stack:setDistribution_(distribution)
        for _ = 1, 80 do stack:addArrangedSubview_(objc.UILabel:new()) end
        local started = os.clock()
        stack:layoutIfNeeded()
        least = math.min(least, os.clock() - started)
      end
      return least, stack:arrangedSubviews()[1]:frame().size.height
    end
    local filling <const> = seconds(0)
    local equal <const>, height <const> = seconds(1)
    assert.equal(9000 / 80, height)
    assert.is_true(equal < 5 * filling)
  end)

  it("a view adds and removes interactions", function()
    assert.is_true(growth(function(count)
      local view, interactions = objc.UIView:new(), {}
      for number = 1, count do
        interactions[number] = objc.UIDragInteraction:alloc():initWithDelegate_(nil)
        view:addInteraction_(interactions[number])
      end
      for number = 1, count do view:removeInteraction_(interactions[number]) end
      assert.equal(0, #view:interactions())
    end, 150) < 10)
  end)

  it("a stack view adds and removes arranged views", function()
    assert.is_true(growth(function(count)
      local stack, views = objc.UIStackView:new(), {}
      for number = 1, count do
        views[number] = objc.UIView:new()
        stack:addArrangedSubview_(views[number])
      end
      for number = 1, count do views[number]:removeFromSuperview() end
      assert.equal(0, #stack:arrangedSubviews())
    end, 150) < 10)
  end)

  it("a behavior adds and removes items", function()
    assert.is_true(growth(function(count)
      local behavior, items = objc.UIGravityBehavior:alloc():initWithItems_ {}, {}
      for number = 1, count do
        items[number] = objc.UIView:new()
        behavior:addItem_(items[number])
      end
      for number = 1, count do behavior:removeItem_(items[number]) end
      assert.equal(0, #behavior:items())
    end, 300) < 10)
  end)

  it("a view activates and deactivates constraints", function()
    assert.is_true(growth(function(count)
      local view, constraints = objc.UIView:new(), {}
      for number = 1, count do
        constraints[number] = view:widthAnchor():constraintEqualToConstant_(number)
        constraints[number]:setActive_(true)
      end
      for number = 1, count do constraints[number]:setActive_(false) end
      assert.equal(0, #view:constraints())
    end, 300) < 10)
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
