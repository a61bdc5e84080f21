-- Collections that are changed many times, compared with a list; a change never costs more because of those before it.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth <const> = dofile(here .. "support/growth.lua")

local function index_of(list, value)
  for index, each in ipairs(list) do
    if each == value then return index end
  end
end

describe("an ordered set", function()
  it("has the members of a list after changes of each type", function()
    math.randomseed(48)
    for _ = 1, 20 do
      local set, list = objc.NSMutableOrderedSet:new(), {}
      for _ = 1, 40 do
        local change, value, place = math.random(4), math.random(12), math.random(#list + 1)
        if change == 1 then
          set:insertObject_atIndex_(value, place - 1)
          if not index_of(list, value) then table.insert(list, place, value) end
        elseif change == 2 then
          set:removeObject_(value)
          local found = index_of(list, value)
          if found then table.remove(list, found) end
        elseif change == 3 and list[place] then
          set:removeObjectAtIndex_(place - 1)
          table.remove(list, place)
        elseif change == 4 then
          set:addObject_(value)
          if not index_of(list, value) then list[#list + 1] = value end
        end
        for member = 1, 12 do
          assert.equal((index_of(list, member) or math.maxinteger + 1) - 1, set:indexOfObject_(member))
        end
      end
      assert.equal(#list, set:count())
    end
  end)

  it("removes members in time that grows with their number", function()
    assert.is_true(growth(function(count)
      local set = objc.NSMutableOrderedSet:new()
      for number = 1, count do set:addObject_(number) end
      for number = 1, count do set:removeObject_(number) end
    end, 500) < 10)
  end)
end)

describe("an index set", function()
  it("loses the indexes of ranges that overlap several of its own", function()
    local set = objc.NSMutableIndexSet:new()
    for start = 0, 40, 10 do set:addIndexesInRange_ {start, 5} end
    set:removeIndexesInRange_ {3, 18}
    set:removeIndexesInRange_ {26, 2}
    set:removeIndexesInRange_ {31, 0}
    set:removeIndex_(32)
    set:removeIndexes_ {41, 42, 60}
    local rest = {}
    for index = 0, 60 do
      if set:containsIndex_(index) then rest[#rest + 1] = index end
    end
    assert.same({0, 1, 2, 21, 22, 23, 24, 30, 31, 33, 34, 40, 43, 44}, rest)
  end)

  it("removes ranges in time that grows with their number", function()
    assert.is_true(growth(function(count)
      local set = objc.NSMutableIndexSet:new()
      for number = 1, count do set:addIndex_(2 * number) end
      for number = 1, count do set:removeIndexesInRange_ {2 * number, 1} end
    end, 500) < 10)
  end)
end)

describe("a mutable character set", function()
  it("adds and removes thousands of ranges", function()
    for _, made in ipairs {objc.NSMutableCharacterSet:new(), objc.NSCharacterSet:letterCharacterSet():mutableCopy()} do
      for unit = 0x2000, 0x4000, 2 do
        made:addCharactersInRange_ {unit, 1}
        made:removeCharactersInRange_ {unit + 1, 1}
      end
      made:removeCharactersInString_ "\u{2000}\u{2002}"
      made:addCharactersInString_ "\u{2002}\u{2003}"
      local has = {}
      for unit = 0x2000, 0x2005 do has[#has + 1] = made:characterIsMember_(unit) end
      assert.same({false, false, true, true, true, false}, has)
    end
  end)
end)

describe("a dictionary of settings", function()
  it("is set key by key in time that grows with their number", function()
    local world = objc.snapshot()
    assert.is_true(growth(function(count)
      local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a/")
      for number = 1, count do request:setValue_forHTTPHeaderField_("v", "H" .. number) end
    end, 500) < 10)
    assert.is_true(growth(function(count)
      local progress = objc.NSProgress:new()
      for number = 1, count do progress:setUserInfoObject_forKey_(number, "k" .. number) end
    end, 500) < 10)
    assert.is_true(growth(function(count)
      local defaults = objc.NSUserDefaults:alloc():initWithSuiteName_("suite" .. count)
      for number = 1, count do defaults:setBool_forKey_(true, "k" .. number) end
    end, 500) < 10)
    objc.restore(world)
  end)

  it("of a progress stays the same after it was read", function()
    local progress = objc.NSProgress:new()
    progress:setUserInfoObject_forKey_("a", "key")
    local read = progress:userInfo()
    progress:setUserInfoObject_forKey_("b", "key")
    assert.same({"a", "b"}, {read:objectForKey_ "key", progress:userInfo():objectForKey_ "key"})
  end)

  it("of a request keeps the first spelling of a field, and is equal in any order", function()
    local function request(...)
      local made = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a/")
      for _, field in ipairs {...} do made:setValue_forHTTPHeaderField_(field, field) end
      return made
    end
    local one = request("B", "a", "c")
    one:setValue_forHTTPHeaderField_("x", "A")
    one:setValue_forHTTPHeaderField_(nil, "C")
    assert.equal("x", one:valueForHTTPHeaderField_ "A")
    assert.same({B = "B", a = "x"}, one:allHTTPHeaderFields())
    assert.is_true(request("a", "b"):isEqual_(request("b", "a")))
    assert.is_false(request("a", "b"):isEqual_(request("b")))
  end)
end)
