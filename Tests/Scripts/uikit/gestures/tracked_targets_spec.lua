-- A tracker that adds itself before every target of a recognizer.

describe("a tracker of gestures", function()
  local snapshot, log, view, target, tracker

  before_each(function()
    snapshot, log = objc.snapshot(), {}
    local Target = objc.class("TrackedTarget", objc.NSObject, function(instance)
      function instance:tapped_(recognizer) log[#log + 1] = "app" end
      function instance:track_(recognizer) log[#log + 1] = "track" end
    end)
    target, tracker = Target:new(), Target:new()
    objc.category(objc.UIGestureRecognizer, "Tracker", function(instance)
      function instance:sa_addTarget_action_(receiver, action)
        self:sa_addTarget_action_(tracker, "track:")
        self:sa_addTarget_action_(receiver, action)
      end
      function instance:sa_initWithTarget_action_(receiver, action)
        self = self:sa_initWithTarget_action_(receiver, action)
        self:removeTarget_action_(receiver, action)
        self:addTarget_action_(receiver, action)
        return self
      end
    end)
    hook.swizzle(objc.UIGestureRecognizer, "addTarget:action:", "sa_addTarget:action:")
    hook.swizzle(objc.UIGestureRecognizer, "initWithTarget:action:", "sa_initWithTarget:action:")
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    uikit.keyWindow():addSubview_(view)
  end)
  after_each(function()
    view:removeFromSuperview()
    objc.restore(snapshot)
  end)

  local function targets(recognizer)
    local list = {}
    for index, pair in ipairs(recognizer:valueForKey_ "targets") do
      list[index] = pair:valueForKey_ "target"
    end
    return list
  end

  local function tapped(recognizer)
    log = {}
    view:addGestureRecognizer_(recognizer)
    gesture.tap(view)
    return table.concat(log, " ")
  end

  it("is called once, and before the app, however often a pair is added (H95)", function()
    local recognizer = objc.UITapGestureRecognizer:new()
    for _ = 1, 2 do recognizer:addTarget_action_(target, "tapped:") end
    assert.same({tracker, target}, targets(recognizer))
    assert.equal("track app", tapped(recognizer))
  end)

  it("is called before a target of the initializer as well", function()
    local recognizer = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(target, "tapped:")
    assert.same({tracker, target}, targets(recognizer))
    assert.equal("track app", tapped(recognizer))
  end)

  it("stays when the app removes its own target", function()
    local recognizer = objc.UITapGestureRecognizer:new()
    recognizer:addTarget_action_(target, "tapped:")
    recognizer:removeTarget_action_(target, "tapped:")
    assert.same({tracker}, targets(recognizer))
    assert.equal("track", tapped(recognizer))
  end)
end)
