-- Article 001, section 2: the table view that detects up and down, and its proxy, which intercepts three messages for
-- the table view and forwards all others to the real delegate.
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
local listings = root .. "scripts/examples/001_up_and_down/listings/"

local world, calls, view, origin, listener, screen

before_each(function()
  world, calls = objc.snapshot(), {}
  dofile(listings .. "SITableView.lua")
  screen = dofile(listings .. "screen.lua")
  objc.category(screen.Origin, "Calls", function(instance)
    function instance:tableView_didSelectRowAtIndexPath_(_, path)
      calls[#calls + 1] = "select " .. path:row()
    end
    for _, name in ipairs {"scrollViewDidScroll:", "scrollViewWillBeginDragging:"} do
      instance[name] = function() calls[name] = (calls[name] or 0) + 1 end
    end
    instance["scrollViewDidEndDragging:willDecelerate:"] = function(_, _, decelerate)
      calls.decelerate = decelerate
    end
  end)
  listener = objc.class("UpDownListener", objc.NSObject,
    {protocols = {"SITableViewUpDownScrollProtocol"}}, function(instance)
    instance["tableView:updownScroll:"] = function(_, tableView, isUp)
      assert(tableView == view)
      calls[#calls + 1] = isUp and "up" or "down"
    end
  end):new()
  origin = screen.Origin:new()
  view = screen.show(objc.SITableView, origin)
  view:setDelegate_(origin)
  view:setUpDownScrollDelegate_(listener)
end)

after_each(function() objc.restore(world) end)

local function told() return {table.unpack(calls)} end

describe("the table view that detects up and down", function()
  it("ignores moves of 4 points, and detects the first of 6", function()
    local finger = gesture.touch(view, {x = 100, y = 1600})
    for _ = 1, 10 do finger:move {by = {x = 0, y = -4}, duration = 0} end
    assert.same({}, told())
    assert.is_true(calls["scrollViewDidScroll:"] > 0)
    finger:move {by = {x = 0, y = -6}, duration = 0}
    assert.same({"up"}, told())
    finger:move {by = {x = 0, y = 6}, duration = 0}
    assert.same({"up", "down"}, told())
    finger:hold(0.2)
    finger:lift()
  end)

  it("reports nothing during deceleration, although it is dragging then", function()
    gesture.flick(view, {by = {x = 0, y = -200}})
    local before, scrolls = #calls, calls["scrollViewDidScroll:"]
    assert.is_true(before > 0)
    assert.is_true(view:isDragging())
    assert.is_false(view:isManuallyMoving())
    runloop.runUntilIdle()
    assert.equal(before, #calls)
    assert.is_true(calls["scrollViewDidScroll:"] > scrolls)
  end)

  it("forwards intercepted messages to the real delegate", function()
    screen.drag {-20}
    assert.equal(1, calls["scrollViewWillBeginDragging:"])
    assert.is_false(calls.decelerate)
    assert.is_true(calls["scrollViewDidScroll:"] > 0)
  end)

  it("leaves all other messages to the real delegate", function()
    screen.tap()
    assert.same({"select 34"}, told())
    assert.equal(origin, view:weakProxy():originTarget())
    local proxy = view:weakProxy()
    assert.is_true(proxy:isProxy())
    assert.is_true(proxy:respondsToSelector_(objc.sel "tableView:didSelectRowAtIndexPath:"))
    assert.is_false(proxy:respondsToSelector_(objc.sel "scrollViewDidZoom:"))
  end)

  it("receives its three messages also if the delegate implements none", function()
    local silent = objc.class("UpDownSilent", objc.NSObject,
      {protocols = {"UITableViewDelegate"}}):new()
    local other = screen.show(objc.SITableView, origin)
    other:setDelegate_(silent)
    assert.is_true(other:weakProxy():respondsToSelector_(objc.sel "scrollViewDidScroll:"))
    assert.is_false(silent:respondsToSelector_(objc.sel "scrollViewDidScroll:"))
    screen.drag {-20}
    assert.is_true(other:startOffsetY() > 1000)
  end)

  it("owns neither of its delegates", function()
    local box
    objc.autoreleasepool(function()
      local passing = screen.Origin:new()
      view:setDelegate_(passing)
      box = objc.weak(passing)
    end)
    assert.is_nil(box:get())
    assert.is_nil(view:weakProxy():originTarget())
    view:setDelegate_(origin)
  end)

  it("uses a delegate's own distance, and accepts any conforming object or nil", function()
    assert.equal(5, view:minMoveDistance())
    local patient = objc.class("UpDownPatient", listener:class(), function(instance)
      function instance:tableViewMinMoveDistance_(_) return 30 end
    end):new()
    view:setUpDownScrollDelegate_(patient)
    assert.equal(30, view:minMoveDistance())
    screen.drag {-20, -20, -40}
    assert.same({"up"}, told())
    view:setUpDownScrollDelegate_(origin)
    assert.equal(patient, view:upDownScrollDelegate())
    view:setUpDownScrollDelegate_(nil)
    assert.is_nil(view:upDownScrollDelegate())
  end)

  it("finds the first responder above it that conforms", function()
    dofile(listings .. "SITableView+Search.lua")
    local Conforming = objc.class("UpDownPanel", objc.UIView,
      {protocols = {"SITableViewUpDownScrollProtocol"}}, function(instance)
      instance["tableView:updownScroll:"] = function() calls[#calls + 1] = "panel" end
    end)
    local outer, inner, plain = Conforming:new(), Conforming:new(), objc.UIView:new()
    for _, each in ipairs {outer, inner, plain} do each:setFrame_(uikit.keyWindow():bounds()) end
    uikit.keyWindow():addSubview_(outer)
    outer:addSubview_(inner)
    inner:addSubview_(plain)
    plain:addSubview_(view)
    view:setFindsUpDownScrollDelegate_(true)
    assert.equal(inner, view:upDownScrollDelegate())
    screen.drag {-20}
    assert.same({"panel"}, told())
    view:setFindsUpDownScrollDelegate_(false)
    assert.is_nil(view:upDownScrollDelegate())
  end)
end)
