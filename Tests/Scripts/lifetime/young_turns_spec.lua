-- Old garbage is freed only by a full collection, whose time depends on the whole Lua
-- heap.
describe("a turn", function()
  local function turn(work)
    dispatch.async(dispatch.main, work or function() objc.NSObject:new() end)
    runloop.run(0)
  end

  -- Returns whether a turn that does `work` collects the whole heap after `prepare` has run.
  local function collects_all(prepare, work)
    local gone = false
    local old = setmetatable({}, {__gc = function() gone = true end})
    local named = {prepare()}
    for _ = 1, 10 do turn(work) end
    assert.is_false(gone)
    old = nil  -- luacheck: ignore
    for _ = 1, 3 do turn(work) end
    return gone, named  -- which the turns have seen
  end

  it("collects young objects while the script holds everything", function()
    assert.is_false((collects_all(function() return objc.NSObject:new() end)))
  end)

  it("does so when a restored snapshot has erased a variable's object", function()
    assert.is_false((collects_all(function()
      local world = objc.snapshot()
      local erased = {objc.NSObject:new(), objc.UIView:new()}
      objc.restore(world)
      return function() return erased end
    end)))
  end)

  it("is deallocated after the object of the turn that retained it", function()
    local function work()
      objc.setAssociatedObject(objc.NSObject:new(), "note", {}, "RETAIN_NONATOMIC")
    end
    assert.is_false((collects_all(function() end, work)))
  end)

  it("collects everything after thousands of objects", function()
    -- As many as a collection needs with the heap that other specs have left.
    local count = math.max(6000, 3 * collectgarbage("count") // 1)
    local function work()
      for _ = 1, count do objc.NSObject:new() end
    end
    assert.is_true((collects_all(function() end, work)))
  end)
end)
