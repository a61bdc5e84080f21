-- Many hooks of one method, which are removed in any order.

describe("many hooks of one method", function()
  local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
  local growth <const> = dofile(here .. "../values/support/growth.lua")

  it("are removed in any order", function()
    local Hooked = objc.class("ManyHooksAnyOrder", objc.NSObject, function(i) function i.work() return "w" end end)
    for _, order in ipairs {"oldest", "newest", "mixed"} do
      local calls, hooks = {}, {}
      for place = 1, 9 do hooks[place] = hook.before(Hooked, "work", function() calls[#calls + 1] = place end) end
      local left = {1, 2, 3, 4, 5, 6, 7, 8, 9}
      while #left > 0 do
        local place = order == "oldest" and 1 or order == "newest" and #left or #left // 2 + 1
        assert.is_true(hooks[table.remove(left, place)]:remove())
        calls = {}
        assert.equal("w", Hooked:new():work())
        table.sort(calls)
        assert.same(left, calls)
      end
    end
  end)

  it("are removed, the oldest first, in time that grows with their number", function()
    local round = 0
    assert.is_true(growth(function(count)
      round = round + 1
      local Hooked = objc.class("ManyHooks" .. round, objc.NSObject, function(i) function i.work() end end)
      local hooks = {}
      for place = 1, count do hooks[place] = hook.before(Hooked, "work", function() end) end
      for _, each in ipairs(hooks) do each:remove() end
    end, 700) < 10)
  end)
end)
