-- Fields, groups and sliding attachments of dynamics.
describe("dynamics", function()
  local snapshot, view, animator
  before_each(function()
    snapshot = objc.snapshot()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 400, 400}
    uikit.keyWindow():addSubview_(view)
    animator = objc.UIDynamicAnimator:alloc():initWithReferenceView_(view)
  end)
  after_each(function() objc.restore(snapshot) end)

  local function box(x, y)
    local made = objc.UIView:alloc():initWithFrame_ {x, y, 100, 100}
    view:addSubview_(made)
    return made
  end
  local function add(field, ...)
    for _, item in ipairs {...} do field:addItem_(item) end
    animator:addBehavior_(field)
    return field
  end

  it("pull with the strength of gravity in a field of one direction, and only in its region", function()
    local near, far = box(0, 0), box(300, 0)
    local field = objc.UIFieldBehavior:linearGravityFieldWithVector_ {0, 1}
    field:setPosition_ {50, 50}
    field:setRegion_(objc.UIRegion:alloc():initWithSize_ {100, 2000})
    add(field, near, far)
    runloop.run(0.5)
    assert.near(50 + 125, near:center().y, 0.5)
    assert.equal(50, far:center().y)
  end)

  it("attract to a point, brake, and move according to a block", function()
    local drawn, braked, moved = box(200, 50), box(0, 0), box(0, 200)
    add(objc.UIFieldBehavior:radialGravityFieldWithPosition_ {0, 100}, drawn)
    add(objc.UIFieldBehavior:dragField(), braked)
    local mass
    add(objc.UIFieldBehavior:fieldWithEvaluationBlock_(function(_, _, weight)
      mass = weight
      return {dx = 1, dy = 0}
    end), moved)
    local speeds = objc.UIDynamicItemBehavior:alloc():initWithItems_ {braked}
    animator:addBehavior_(speeds)
    speeds:addLinearVelocity_forItem_({100, 0}, braked)
    runloop.run(0.2)
    assert.is_true(drawn:center().x < 250)
    assert.near(100, drawn:center().y, 0.01)
    local speed = speeds:linearVelocityForItem_(braked).x
    assert.is_true(speed < 90 and speed > 70, tostring(speed))
    assert.equal(1, mass)
    assert.near(52, moved:center().x, 0.2)
    assert.error_matches(function()
      add(objc.UIFieldBehavior:fieldWithEvaluationBlock_(function() return "up" end), moved)
      runloop.run(0.1)
    end, "must return a CGVector")
  end)

  it("moves the items of a group as one", function()
    local left, right = box(0, 0), box(200, 0)
    local group = objc.UIDynamicItemGroup:alloc():initWithItems_ {left, right}
    assert.equal(300, group:bounds().size.width)
    animator:addBehavior_(objc.UIGravityBehavior:alloc():initWithItems_ {group})
    runloop.run(0.5)
    assert.near(175, left:center().y, 0.5)
    assert.same({50, 250, left:center().y}, {left:center().x, right:center().x, right:center().y})
    assert.error_matches(function() objc.UIDynamicItemGroup:alloc():initWithItems_ {group} end, "cannot be in a group")
  end)

  it("makes an item slide along an axis within the range, and nowhere else", function()
    local item = box(0, 0)
    local rail = objc.UIAttachmentBehavior["slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:"](
      objc.UIAttachmentBehavior, item, {50, 50}, {1, 0})
    rail:setAttachmentRange_ {0, 60}
    local pull = objc.UIGravityBehavior:alloc():initWithItems_ {item}
    pull:setGravityDirection_ {1, 1}
    animator:addBehavior_(rail)
    animator:addBehavior_(pull)
    runloop.run(2)
    assert.near(110, item:center().x, 2)
    assert.near(50, item:center().y, 1)
  end)
end)
