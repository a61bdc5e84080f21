-- An object that a script drops while the run loop runs is deallocated at the end of that turn, wherever it was stored
-- and however many turns it has lived.
describe("an object that a callback drops", function()
  local timer

  after_each(function() timer:invalidate() end)

  --- Runs `tick(n)` every 0.1 s for 4 s, and returns the tick at which the object is first deallocated.
  local function goneAt(box, tick)
    local n, gone = 0, nil
    timer = objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(0.1, true, function()
      n = n + 1
      if not gone and box:get() == nil then gone = n end
      tick(n)
    end)
    runloop.run(4.05)
    assert.equal(40, n)
    return gone
  end

  it("is deallocated at the end of the turn when a local of the running function held it", function()
    local object = objc.NSObject:new()
    local box = objc.weak(object)
    assert.equal(31, goneAt(box, function(n) if n == 30 then object = nil end end))
  end)

  it("is deallocated when the upvalue of a callback held it", function()
    local box
    local tick = (function()
      local object = objc.NSObject:new()
      box = objc.weak(object)
      return function(n) if n == 20 then object = nil end end
    end)()
    assert.equal(21, goneAt(box, tick))
  end)

  it("is deallocated when a global held it", function()
    rawset(_G, "heldByAGlobal", objc.NSObject:new())
    assert.equal(26, goneAt(objc.weak(heldByAGlobal), function(n)
      if n == 25 then rawset(_G, "heldByAGlobal", nil) end
    end))
  end)

  it("is deallocated when a field held it, or a table inside a table", function()
    local list, deep = {objc.NSObject:new()}, {below = {objc.NSObject:new()}}
    local second = objc.weak(deep.below[1])
    assert.equal(12, goneAt(objc.weak(list[1]), function(n) if n == 11 then list[1] = nil end end))
    assert.is_truthy(second:get())
    assert.equal(12, goneAt(second, function(n) if n == 11 then deep.below = nil end end))
  end)

  it("is deallocated when its variable holds another one", function()
    local object = objc.NSObject:new()
    assert.equal(18, goneAt(objc.weak(object), function(n)
      if n == 17 then object = objc.NSObject:new() end
    end))
  end)

  it("is deallocated when it was only in a weak table", function()
    local weak = setmetatable({}, {__mode = "v"})
    local object = objc.NSObject:new()
    weak.object = object
    assert.equal(16, goneAt(objc.weak(object), function(n) if n == 15 then object = nil end end))
  end)

  it("is deallocated when the coroutine that held it is dropped", function()
    local box
    local thread = coroutine.wrap(function()
      local object = objc.NSObject:new()
      box = objc.weak(object)
      coroutine.yield()
      return object
    end)
    thread()
    assert.equal(21, goneAt(box, function(n) if n == 20 then thread = nil end end))
  end)

  it("stays when it was moved to another variable", function()
    local first, second = objc.NSObject:new(), nil
    local box = objc.weak(first)
    assert.is_nil(goneAt(box, function(n)
      if n == 20 then first, second = nil, first end
    end))
    assert.equal(second, box:get())
  end)

  it("is deallocated with the last of several variables", function()
    local first = objc.NSObject:new()
    local second = first
    assert.equal(31, goneAt(objc.weak(first), function(n)
      if n == 20 then first = nil end
      if n == 30 then second = nil end
    end))
  end)

  it("is deallocated when its owner releases it, after the variables did", function()
    local owner, object = objc.NSObject:new(), objc.NSObject:new()
    objc.setAssociatedObject(owner, "held", object)
    assert.equal(31, goneAt(objc.weak(object), function(n)
      if n == 20 then object = nil end
      if n == 30 then objc.setAssociatedObject(owner, "held", nil) end
    end))
  end)

  it("is deallocated when it was created in an earlier turn and kept for some", function()
    local box
    local kept
    local gone
    timer = objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(0.1, true, function() end)
    for n = 1, 30 do
      dispatch.after(n * 0.1, function()
        if n == 5 then kept = objc.NSObject:new(); box = objc.weak(kept) end
        if n == 25 then kept = nil end
        if n == 26 then gone = box:get() == nil end
      end)
    end
    runloop.run(3.05)
    assert.is_true(gone)
  end)
end)
