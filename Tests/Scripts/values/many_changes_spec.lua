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
        local change, value, place = math.random(6), math.random(12), math.random(#list + 1)
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
        elseif change == 5 and list[place] then
          set:replaceObjectAtIndex_withObject_(place - 1, value)
          local found = index_of(list, value)
          if not found or found == place then list[place] = value end
        elseif change == 6 and list[place] then
          set:exchangeObjectAtIndex_withObjectAtIndex_(place - 1, 0)
          list[1], list[place] = list[place], list[1]
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

describe("an array", function()
  it("removes the objects of another array in time that grows with their number", function()
    assert.is_true(growth(function(count)
      local array, others = objc.NSMutableArray:new(), objc.NSMutableArray:new()
      for number = 1, count do
        array:addObject_(number)
        if number % 2 == 1 then others:addObject_(number) end
      end
      array:removeObjectsInArray_(others)
      assert.equal(count // 2, array:count())
    end, 600) < 10)
  end)

  it("removes every object that is equal to one of another array, by hash and isEqual:", function()
    local array <const> = objc.NSMutableArray:arrayWithArray_ {"a", 1, "b", "a", 1.0, true, "c"}
    array:removeObjectsInArray_ {"a", 1, "absent"}
    assert.same({"b", "c"}, {array:objectAtIndex_(0), array:objectAtIndex_(1)})
    assert.equal(2, array:count())
    array:removeObjectsInArray_(array)
    array:removeObjectsInArray_ {}
    assert.equal(0, array:count())
  end)
end)

describe("an ordered set with many members", function()
  local function filled(count)
    local set = objc.NSMutableOrderedSet:new()
    for number = 1, count do set:addObject_(number) end
    return set
  end
  for name, change in pairs {
    ["inserted at the front"] = function(set, number) set:insertObject_atIndex_(-number, 0) end,
    ["inserted in the middle"] = function(set, number) set:insertObject_atIndex_(-number, set:count() // 2) end,
    ["inserted behind the first one"] = function(set, number) set:insertObject_atIndex_(-number, 1) end,
    ["replaced"] = function(set, number) set:replaceObjectAtIndex_withObject_(number - 1, -number) end,
    ["set by an index"] = function(set, number) set:setObject_atIndex_(-number, number - 1) end,
  } do
    it("is " .. name .. " in time that grows with their number", function()
      assert.is_true(growth(function(count)
        local set = filled(count)
        for number = 1, count do change(set, number) end
        assert.is_true(set:containsObject_(-count))
      end, 400) < 10)
    end)
  end

  it("is unchanged by an insertion whose 'isEqual:' empties it", function()
    local set = filled(3)
    local value = objc.class("Emptying", objc.NSObject, function(instance)
      function instance:hash() return objc.NSNumber:numberWithInt_(1):hash() end
      instance["isEqual:"] = function() set:removeAllObjects() return false end
    end):new()
    set:addObject_(value)
    local is_done, message = pcall(set.insertObject_atIndex_, set, objc.class("Other", objc.NSObject, function(instance)
      function instance:hash() return value:hash() end
      instance["isEqual:"] = function() set:removeAllObjects() return false end
    end):new(), 2)
    assert.is_true(is_done or tostring(message):find("changed by", 1, true) ~= nil)
    assert.is_true(set:count() <= 1)
  end)
end)

describe("a predicate with IN", function()
  it("searches a long list in time that grows with its length", function()
    assert.is_true(growth(function(count)
      local list = {}
      for number = 1, count do list[number] = number % 2 == 0 and number or "member " .. number end
      local members = objc.NSArray:arrayWithArray_(list)
      local predicate = objc.NSPredicate:predicateWithFormat_("SELF IN %@", members)
      assert.equal(count, members:filteredArrayUsingPredicate_(predicate):count())
    end, 400) < 10)
  end)

  it("finds what a list has after each change of it", function()
    local members = objc.NSMutableArray:new()
    for number = 1, 50 do members:addObject_(number) end
    local predicate = objc.NSPredicate:predicateWithFormat_("SELF IN %@", members)
    local function holds(value) return predicate:evaluateWithObject_(value) end
    for _ = 1, 3 do
      assert.is_true(holds(50))
      assert.is_true(holds(50.0))
      assert.is_false(holds(51))
      assert.is_false(holds "50")
    end
    members:addObject_(51)
    members:removeObject_(50)
    for _ = 1, 3 do
      assert.is_true(holds(51))
      assert.is_false(holds(50))
    end
    members:addObject_(objc.NSObject:new())
    for _ = 1, 3 do assert.is_true(holds(51)) end
  end)
end)

describe("a table of weak objects", function()
  for name, make in pairs {
    ["weak keys"] = function() return objc.NSMapTable:weakToStrongObjectsMapTable() end,
    ["weak values"] = function() return objc.NSMapTable:strongToWeakObjectsMapTable() end,
  } do
    it("with " .. name .. " loses them in time that grows with their number", function()
      assert.is_true(growth(function(count)
        local map = make()
        local objects = {}
        for number = 1, count do
          objects[number] = objc.NSObject:new()
          local key, value = objects[number], "value " .. number
          if name == "weak values" then key, value = value, key end
          map:setObject_forKey_(value, key)
        end
        for number = 1, count do objects[number] = nil end
        objects = nil
        collectgarbage()
        collectgarbage()
        assert.is_nil(map:objectEnumerator():nextObject())
      end, 500) < 10)
    end)
  end

  it("loses each entry of an object that is the value of several keys", function()
    local map = objc.NSMapTable:strongToWeakObjectsMapTable()
    do
      local value <close> = objc.NSObject:new()
      local other <close> = objc.NSObject:new()
      map:setObject_forKey_(value, "a")
      map:setObject_forKey_(other, "b")
      map:setObject_forKey_(value, "b")
      map:setObject_forKey_(other, "c")
      map:setObject_forKey_("kept", "d")
    end
    for _, key in ipairs {"a", "b", "c"} do assert.is_nil(map:objectForKey_(key)) end
    assert.equal("kept", map:objectForKey_ "d")
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
