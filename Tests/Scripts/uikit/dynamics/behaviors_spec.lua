-- Dynamics: forces, attachments and boundaries move items on the virtual clock.
describe("dynamics", function()
  local snapshot, window, view, animator
  before_each(function()
    snapshot = objc.snapshot()
    window = uikit.keyWindow()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 400, 400}
    window:addSubview_(view)
    animator = objc.UIDynamicAnimator:alloc():initWithReferenceView_(view)
  end)
  after_each(function() objc.restore(snapshot) end)

  local function box(x, y, side)
    local made = objc.UIView:alloc():initWithFrame_ {x, y, side or 100, side or 100}
    view:addSubview_(made)
    return made
  end

  local function near(expected, got, slack)
    assert.is_true(math.abs(expected - got) <= (slack or 0.5), ("expected %s, got %s"):format(expected, got))
  end

  local function gravity(items)
    local made = objc.UIGravityBehavior:alloc():initWithItems_(items)
    animator:addBehavior_(made)
    return made
  end

  local function walls(items)
    local made = objc.UICollisionBehavior:alloc():initWithItems_(items)
    made:setTranslatesReferenceBoundsIntoBoundary_(true)
    animator:addBehavior_(made)
    return made
  end

  local function properties(items, set)
    local made = objc.UIDynamicItemBehavior:alloc():initWithItems_(items)
    for name, value in pairs(set) do made[name](made, value) end
    animator:addBehavior_(made)
    return made
  end

  it("makes items fall by half of 1,000 points times the time squared, whatever their mass", function()
    local big, small = box(0, 0, 100), box(200, 0, 10)
    gravity {big, small}
    runloop.run(0.5)
    near(50 + 125, big:center().y)
    near(5 + 125, small:center().y)
    near(50, big:center().x)
  end)

  it("falls in the direction and with the magnitude of gravity", function()
    local one = box(100, 100)
    local pull = gravity {one}
    pull:setAngle_magnitude_(math.pi, 0.5)
    near(-0.5, pull:gravityDirection().dx, 1e-9)
    runloop.run(0.5)
    near(150 - 62.5, one:center().x)
    near(150, one:center().y)
  end)

  it("moves items by messages that can be hooked", function()
    local one = box(0, 0)
    local count = 0
    local token = hook.before(objc.UIView, "setCenter:", function(self) if self == one then count = count + 1 end end)
    gravity {one}
    runloop.run(0.5)
    token:remove()
    assert.is_true(count >= 29)
  end)

  it("stops at the boundary, pauses at rest, and reports it", function()
    local log = {}
    local Log = objc.class("DynamicsLog", objc.NSObject, function(instance)
      function instance:dynamicAnimatorWillResume_() log[#log + 1] = "resume" end
      function instance:dynamicAnimatorDidPause_() log[#log + 1] = "pause" end
    end)
    local delegate = Log:new()
    animator:setDelegate_(delegate)
    local one = box(150, 100)
    gravity {one}
    walls {one}
    assert.is_true(animator:isRunning())
    runloop.runUntilIdle()
    near(350, one:center().y, 0.1)
    near(200, one:center().x, 0.1)
    assert.is_false(animator:isRunning())
    assert.same({"resume", "pause"}, log)
    assert.is_true(animator:elapsedTime() > 1 and animator:elapsedTime() < 3)
  end)

  it("reports when an item meets a boundary or another item, and when they part", function()
    local log = {}
    local Log = objc.class("ContactLog", objc.NSObject, function(instance)
      function instance:collisionBehavior_beganContactForItem_withBoundaryIdentifier_atPoint_(_, _, name, point)
        log[#log + 1] = ("began %s at %.0f"):format(name, point.y)
      end
      function instance:collisionBehavior_endedContactForItem_withBoundaryIdentifier_(_, _, name)
        log[#log + 1] = "ended " .. tostring(name)
      end
      function instance:collisionBehavior_beganContactForItem_withItem_atPoint_() log[#log + 1] = "met" end
    end)
    local delegate = Log:new()
    local one = box(150, 0)
    gravity {one}
    local collision = objc.UICollisionBehavior:alloc():initWithItems_ {one}
    collision:addBoundaryWithIdentifier_fromPoint_toPoint_("floor", {0, 300}, {400, 300})
    collision:setCollisionDelegate_(delegate)
    properties({one}, {setElasticity_ = 0.5})
    animator:addBehavior_(collision)
    runloop.run(1)
    assert.equal("began floor at 301", (log[1]:gsub("30[0-9]$", "301")))
    assert.equal("ended floor", log[2])
    assert.same({"floor"}, collision:boundaryIdentifiers())
    collision:removeAllBoundaries()
    local other = box(150, 350)
    collision:addItem_(other)
    runloop.run(1)
    assert.is_not_nil(table.concat(log, " "):find "met")
  end)

  it("bounces as high as the elasticity allows", function()
    local one = box(150, 0)
    gravity {one}
    walls {one}
    properties({one}, {setElasticity_ = 0.5})
    local low, high = 0, 1e9
    for _ = 1, 120 do
      runloop.run(1 / 60)
      local y = one:center().y
      if y > low then low = y elseif low > 340 then high = math.min(high, y) end
    end
    -- A quarter of the height of 300 points.
    near(350 - 75, high, 6)
  end)

  it("keeps items on each other without overlap", function()
    local lower, upper = box(150, 250), box(150, 50)
    gravity {lower, upper}
    walls {lower, upper}
    runloop.run(4)
    near(350, lower:center().y, 0.5)
    near(250, upper:center().y, 0.5)
  end)

  it("turns an item that meets a corner, unless its rotation is not allowed", function()
    for _, allows in ipairs {true, false} do
      local one = box(150, 0)
      gravity {one}
      local collision = objc.UICollisionBehavior:alloc():initWithItems_ {one}
      collision:addBoundaryWithIdentifier_fromPoint_toPoint_("shelf", {0, 300}, {180, 300})
      animator:addBehavior_(collision)
      properties({one}, {setAllowsRotation_ = allows})
      runloop.run(1)
      assert.equal(allows, math.abs(one:transform().b) > 0.05)
      animator:removeAllBehaviors()
    end
  end)

  it("misses no collision of a fast item in a frame", function()
    local one = box(195, 0, 10)
    walls {one}
    local item = properties({one}, {})
    item:addLinearVelocity_forItem_({0, 20000}, one)
    runloop.run(0.5)
    assert.is_true(one:center().y <= 400)
  end)

  it("pushes once, or for as long as it is active, by mass", function()
    local one, heavy = box(0, 0), box(200, 0)
    properties({heavy}, {setDensity_ = 2})
    local push = objc.UIPushBehavior:alloc():initWithItems_mode_({one, heavy}, uikit.UIPushBehaviorModeContinuous)
    push:setPushDirection_ {dx = 0, dy = 1}
    animator:addBehavior_(push)
    runloop.run(1)
    near(50 + 50, one:center().y, 1)
    near(50 + 25, heavy:center().y, 1)
    push:setActive_(false)
    animator:removeAllBehaviors()
    local once = objc.UIPushBehavior:alloc():initWithItems_mode_({one}, uikit.UIPushBehaviorModeInstantaneous)
    once:setPushDirection_ {dx = 1, dy = 0}
    animator:addBehavior_(once)
    runloop.run(1)
    near(50 + 100, one:center().x, 3)
    assert.is_false(once:active())
  end)

  it("slows down by resistance, and returns the speed", function()
    local one = box(0, 0)
    local item = properties({one}, {setResistance_ = 2})
    item:addLinearVelocity_forItem_({100, 0}, one)
    item:addAngularVelocity_forItem_(1, one)
    runloop.run(1)
    near(100 * math.exp(-2), item:linearVelocityForItem_(one).x, 1)
    near(50 + 50 * (1 - math.exp(-2)), one:center().x, 1)
    near(1, item:angularVelocityForItem_(one), 0.01)
  end)

  it("snaps an item to a point, upright, and rests there", function()
    local one = box(0, 0)
    one:setTransform_(uikit.CGAffineTransformMakeRotation(0.5))
    animator:addBehavior_(objc.UISnapBehavior:alloc():initWithItem_snapToPoint_(one, {300, 200}))
    runloop.runUntilIdle()
    assert.same({x = 300, y = 200}, one:center())
    near(0, one:transform().b, 1e-9)
    assert.is_false(animator:isRunning())
  end)

  it("holds an item at the length of a bar from its anchor, and makes it swing", function()
    local one = box(50, 100)
    local bar = objc.UIAttachmentBehavior:alloc():initWithItem_attachedToAnchor_(one, {200, 150})
    near(100, bar:length())
    animator:addBehavior_(bar)
    gravity {one}
    local lowest = 0
    for _ = 1, 120 do
      runloop.run(1 / 60)
      local center = one:center()
      near(100, math.sqrt((center.x - 200) ^ 2 + (center.y - 150) ^ 2), 2)
      lowest = math.max(lowest, center.y)
    end
    near(250, lowest, 3)
  end)

  it("follows an anchor that a finger moves, and springs where there is a frequency", function()
    local one = box(50, 50)
    local bar = objc.UIAttachmentBehavior:alloc():initWithItem_attachedToAnchor_(one, {100, 100})
    animator:addBehavior_(bar)
    runloop.run(1)
    bar:setAnchorPoint_ {200, 180}
    assert.is_true(animator:isRunning())
    runloop.run(2)
    near(200, one:center().x, 1)
    near(180, one:center().y, 1)
    bar:setFrequency_(1)
    bar:setDamping_(0.1)
    bar:setAnchorPoint_ {100, 180}
    local least = 1e9
    for _ = 1, 60 do runloop.run(1 / 60) least = math.min(least, one:center().x) end
    assert.is_true(least < 90)
  end)

  it("ties two items, by a cord that may hang loose or by a pin", function()
    local one, other = box(50, 50, 20), box(50, 100, 20)
    properties({one}, {setAnchored_ = true})
    local cord = objc.UIAttachmentBehavior:limitAttachmentWithItem_offsetFromCenter_attachedToItem_offsetFromCenter_(
      other, {0, 0}, one, {0, 0})
    cord:setLength_(120)
    animator:addBehavior_(cord)
    gravity {one, other}
    runloop.run(3)
    assert.same({x = 60, y = 60}, one:center())
    near(180, other:center().y, 2)
    assert.equal(uikit.UIAttachmentBehaviorTypeItems, cord:attachedBehaviorType())
  end)

  it("runs the behaviour's children, and its block at each frame", function()
    local one = box(0, 0)
    local both, count = objc.UIDynamicBehavior:new(), 0
    both:addChildBehavior_(objc.UIGravityBehavior:alloc():initWithItems_ {one})
    both:setAction_(function() count = count + 1 end)
    animator:addBehavior_(both)
    assert.equal(animator, both:childBehaviors()[1]:dynamicAnimator())
    runloop.run(0.5)
    assert.equal(30, count)
    near(175, one:center().y)
  end)

  it("reads an item's moved position only on request", function()
    local one = box(0, 0)
    gravity {one}
    runloop.run(0.1)
    one:setCenter_ {300, 300}
    animator:updateItemUsingCurrentState_(one)
    runloop.run(0.1)
    assert.is_true(one:center().x == 300 and one:center().y > 300)
    assert.same({one}, animator:itemsInRect_ {250, 250, 100, 200})
    assert.same({}, animator:itemsInRect_ {0, 0, 10, 10})
  end)

  it("moves any object that has a centre, bounds and a transform", function()
    local Item = objc.class("OwnItem", objc.NSObject, function(instance)
      objc.property(instance, "center", {default = {x = 10, y = 10}})
      objc.property(instance, "transform", {default = uikit.CGAffineTransformIdentity})
      function instance:bounds() return {0, 0, 20, 20} end
      function instance:collisionBoundsType() return uikit.UIDynamicItemCollisionBoundsTypeEllipse end
    end)
    local item = Item:new()
    gravity {item}
    walls {item}
    runloop.runUntilIdle()
    near(390, item:center().y, 0.5)
  end)

  it("continues from where it was when a snapshot is restored", function()
    local one = box(0, 0)
    gravity {one}
    runloop.run(0.25)
    local before = objc.snapshot()
    runloop.run(0.25)
    local first = one:center().y
    objc.restore(before)
    runloop.run(0.25)
    assert.equal(first, one:center().y)
  end)

  it("releases everything with its animator", function()
    local one = box(0, 0)
    gravity {one}
    runloop.run(0.1)
    animator = nil
    collectgarbage()
    local y = one:center().y
    runloop.run(0.5)
    assert.equal(y, one:center().y)
  end)

  it("does not keep the host running for an item that falls forever", function()
    gravity {box(0, 0)}
    runloop.runUntilIdle()
    assert.is_true(runloop.now() < 12)
  end)
end)
