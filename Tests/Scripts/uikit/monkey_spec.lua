-- Random gestures, and the fewest of them that fail.
describe("gesture.monkey", function()
  local touched
  before_each(function() touched = {} end)
  -- A control that keeps its actions' receivers alive.
  local kept = {}
  local function keep(title, frame, action)
    local target = objc.class("Target" .. title, objc.NSObject, function(instance) instance.act = action end):new()
    kept[#kept + 1] = target
    local view = objc.UIButton:buttonWithType_(uikit.UIButtonTypeSystem)
    view:setFrame_(frame)
    view:addTarget_action_forControlEvents_(target, "act", uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(view)
    return view
  end

  it("touches what is on the screen, the same for the same seed", function()
    keep("One", {0, 100, 390, 300}, function() touched[#touched + 1] = runloop.now() end)
    local before = objc.snapshot()
    assert.equal(40, gesture.monkey {seed = 3, steps = 40})
    local first = table.concat(touched, " ")
    assert.is_true(#touched > 5)
    touched = {}
    objc.restore(before)
    gesture.monkey {seed = 3, steps = 40}
    assert.equal(first, table.concat(touched, " "))
    touched = {}
    objc.restore(before)
    gesture.monkey {seed = 4, steps = 40}
    assert.not_equal(first, table.concat(touched, " "))
  end)

  it("cuts a failing run down to the fewest steps, and prints them as Lua", function()
    local is_armed = false
    keep("Arm", {0, 100, 390, 200}, function() is_armed = true end)
    keep("Fire", {0, 400, 390, 200}, function() if is_armed then error "fired" end end)
    local done, fault = pcall(gesture.monkey, {seed = 1, steps = 200, setup = function() is_armed = false end})
    assert.is_false(done)
    assert.matches("^gesture.monkey: seed 1 fails at step %d+, 2 of them are enough: .*fired", fault)
    local lines = fault:match "\n(.*)$"
    assert.matches("^local window = uikit.keyWindow%(%)\n", lines)
    assert.equal(2, select(2, lines:gsub("gesture%.", "")))
    -- The printed lines fail by themselves.
    is_armed = false
    local again, reason = pcall(assert(load(lines)))
    assert.is_false(again)
    assert.matches("fired", tostring(reason), 1, true)
  end)

  it("checks after each step, and says when a failure does not come again", function()
    local count = 0
    keep("Count", {0, 0, 390, 844}, function() count = count + 1 end)
    local _, fault = pcall(gesture.monkey, {check = function() return count < 3 end, setup = function() count = 0 end,
      actions = {"tap"}})
    assert.matches("3 of them are enough: check returned false", fault, 1, true)
    count = 0
    local times = 0
    _, fault = pcall(gesture.monkey, {check = function()
      times = times + 1
      return times ~= 5
    end})
    assert.matches("does not fail again", fault, 1, true)
  end)
end)
