describe("schedules", function()
  local before

  before_each(function()
    runloop.runUntilIdle()
    before = objc.snapshot()
  end)

  after_each(function()
    runloop.schedule "cooperative"
    objc.restore(before)
  end)

  local Counter = objc.class("ScheduledCounter", objc.NSObject, function(instance)
    objc.property(instance, "value", {policy = "assign", default = 0})
    function instance:step() self:setValue_(self:value() + 1) end
  end)

  local function count(schedule)
    runloop.schedule(schedule)
    local counter = Counter:new()
    for _ = 1, 2 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        for _ = 1, 5 do counter:step() end
      end)
    end
    runloop.runUntilIdle()
    return counter:value()
  end

  it("leave a thread only where it waits, by default", function()
    assert.equal("cooperative", runloop.schedule())
    assert.equal(10, count "cooperative")
  end)

  it("lose updates under some seed, the same ones each time", function()
    local lost
    for seed = 1, 20 do
      local value = count("random:" .. seed)
      if value < 10 then lost = lost or seed end
    end
    assert.is_truthy(lost)
    assert.equal(count("random:" .. lost), count("random:" .. lost))
  end)

  it("switch at the points of an exact one", function()
    local order = {}
    runloop.schedule "exact:1>3"
    local first = Counter:new()
    local base = tonumber(tostring(objc.NSThread:currentThread()):match "number = (%d+)")
    assert.equal(1, base)
    for name = 1, 2 do
      objc.NSThread:detachNewThreadWithBlock_(function()
        first:value()
        order[#order + 1] = name
      end)
    end
    runloop.runUntilIdle()
    table.sort(order)
    assert.same({1, 2}, order)
  end)

  it("reject an invalid name", function()
    for _, name in ipairs {"", "fair", "random:", "random:x", "exact:1", "exact:a>b"} do
      assert.is_false((pcall(runloop.schedule, name)))
    end
  end)
end)
