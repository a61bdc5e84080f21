-- A drag that rests on a view opens it: UISpringLoadedInteraction.h.
local world, log, source, target, giver

local function note(...) log[#log + 1] = table.concat({...}, " ") end
local function said() return table.concat(log, ", ") end

local function dragTo(view, seconds)
  local finger = gesture.touch(source, {x = 50, y = 50})
  finger:hold(0.5)
  local there = view:convertPoint_toView_({x = view:bounds().size.width / 2, y = 20}, uikit.keyWindow())
  local from = source:convertPoint_toView_({x = 50, y = 50}, uikit.keyWindow())
  finger:move {by = {x = there.x - from.x, y = there.y - from.y}, duration = 0.2}
  finger:hold(seconds)
  return finger
end

before_each(function()
  world = objc.snapshot()
  log = {}
  source = objc.UIView:alloc():initWithFrame_ {0, 50, 100, 100}
  target = objc.UIView:alloc():initWithFrame_ {100, 300, 100, 100}
  uikit.keyWindow():addSubview_(source)
  uikit.keyWindow():addSubview_(target)
  giver = objc.class("SpringGiver", objc.NSObject, function(instance)
    instance["dragInteraction:itemsForBeginningSession:"] = function()
      return {objc.UIDragItem:alloc():initWithItemProvider_(
        objc.NSItemProvider:alloc():initWithObject_ "text")}
    end
  end):new()
  local drag = objc.UIDragInteraction:alloc():initWithDelegate_(giver)
  drag:setEnabled_(true)
  source:addInteraction_(drag)
end)
after_each(function() objc.restore(world) end)

describe("a spring-loaded interaction", function()
  local function interaction(allows)
    local Behavior = objc.class("SpringBehavior", objc.NSObject, function(instance)
      instance["shouldAllowInteraction:withContext:"] = function(_, _, context)
        return allows(context)
      end
      instance["interactionDidFinish:"] = function() note "finished" end
    end)
    local Effect = objc.class("SpringEffect", objc.NSObject, function(instance)
      instance["interaction:didChangeWithContext:"] = function(_, _, context) note(context:state()) end
    end)
    local made = objc.UISpringLoadedInteraction:alloc()
      :initWithInteractionBehavior_interactionEffect_activationHandler_(
        Behavior:new(), Effect:new(), function(_, context)
          note("opened", tostring(context:targetView() == target))
        end)
    target:addInteraction_(made)
  end

  it("opens under a finger that rests, and finishes when that leaves", function()
    interaction(function() return true end)
    local finger = dragTo(target, 1)
    assert.equal("1, 2, 3, opened true", said())
    finger:move {by = {x = 0, y = 200}, duration = 0.2}
    assert.equal("1, 2, 3, opened true, 0, finished", said())
    finger:lift()
  end)

  it("is broken off by a finger that moves on too soon", function()
    interaction(function() return true end)
    local finger = dragTo(target, 0.2)
    finger:move {by = {x = 0, y = 200}, duration = 0.1}
    finger:hold(1)
    assert.equal("1, 0, finished", said())
    finger:lift()
  end)

  it("begins where its behavior allows it, which is asked at each move", function()
    interaction(function(context) return context:locationInView_(target).x > 60 end)
    local finger = dragTo(target, 1)
    assert.equal("", said())
    finger:move {by = {x = 20, y = 0}, duration = 0}
    finger:hold(1)
    assert.equal("1, 2, 3, opened true", said())
    finger:lift()
  end)
end)

describe("a drag that rests", function()
  it("presses a spring-loaded button, once, and no other", function()
    local button = objc.UIButton:buttonWithType_(1)
    button:setFrame_ {200, 300, 100, 100}
    uikit.keyWindow():addSubview_(button)
    local App = objc.class("SpringTarget", objc.NSObject, function(instance)
      function instance:go() note "go" end
    end)
    local app = App:new()
    button:addTarget_action_forControlEvents_(app, "go", 1 << 6)
    dragTo(button, 2):lift()
    assert.equal("", said())
    runloop.run(1)
    button:setSpringLoaded_(true)
    assert.is_true(button:isSpringLoaded())
    dragTo(button, 2):lift()
    assert.equal("go", said())
  end)

  it("selects a row of a spring-loaded table unless the delegate is against it", function()
    local table = objc.UITableView:alloc():initWithFrame_style_({100, 200, 200, 300}, 0)
    local allowed = false
    local Source = objc.class("SpringRows", objc.NSObject, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 5 end
      function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
      function instance:tableView_shouldSpringLoadRowAtIndexPath_withContext_(_, path)
        note("should", path:row())
        return allowed
      end
      function instance:tableView_didSelectRowAtIndexPath_(_, path) note("selected", path:row()) end
    end)
    local rows = Source:new()
    table:setDataSource_(rows)
    table:setDelegate_(rows)
    table:setSpringLoaded_(true)
    uikit.keyWindow():addSubview_(table)
    runloop.run(0)
    dragTo(table, 1):lift()
    assert.truthy(said():find "should 0")
    assert.falsy(said():find "selected")
    runloop.run(1)
    allowed = true
    dragTo(table, 1):lift()
    assert.truthy(said():find "selected 0")
  end)
end)
