-- Autorelease pools beside many objects: a pool does not look at all of them, and the end of a turn does.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth <const> = dofile(here .. "../values/support/growth.lua")

describe("an autorelease pool", function()
  it("takes the same time beside many objects", function()
    assert.is_true(growth(function(count)
      local kept = {}
      for place = 1, count do kept[place] = objc.NSObject:new() end
      for _ = 1, count do objc.autoreleasepool(function() objc.NSObject:new() end) end
      assert.equal(count, #kept)
    end, 700) < 9)
  end)

  it("deallocates what was created in it, beside many objects too", function()
    local ended = 0
    local Counted = objc.class("PooledBesideMany", objc.NSObject, function(i)
      function i.dealloc() ended = ended + 1 end
    end)
    local kept = {}
    for place = 1, 1000 do kept[place] = objc.NSObject:new() end
    for round = 1, 50 do
      objc.autoreleasepool(function() Counted:new() end)
      assert.equal(round, ended)
    end
    assert.equal(1000, #kept)
  end)

  it("leaves older objects to the end of the turn at the latest", function()
    local ended = {}
    local Counted = objc.class("LeftBesideMany", objc.NSObject, function(i)
      function i.dealloc() ended[#ended + 1] = true end
    end)
    local kept, old = {}, {}
    for place = 1, 2000 do kept[place] = objc.NSObject:new() end
    for place = 1, 10 do old[place] = Counted:new() end
    for _ = 1, 30 do objc.autoreleasepool(function() objc.NSObject:new() end) end
    dispatch.after(1, function()
      for place = 1, 10 do
        old[place] = nil
        objc.autoreleasepool(function() objc.NSObject:new() end)
      end
    end)
    local seen
    dispatch.after(2, function() seen = #ended end)
    runloop.run(3)
    assert.equal(10, seen)
    assert.equal(2000, #kept)
  end)
end)
