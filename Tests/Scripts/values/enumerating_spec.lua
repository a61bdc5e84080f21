local function mutated(class, body)
  local ok, raised = pcall(body)
  assert.is_false(ok)
  assert.equal("NSGenericException", raised.name)
  assert.equal("*** Collection <" .. class .. ": 0x…> was mutated while being enumerated.",
    (raised.reason:gsub("0x%x+", "0x…")))
end

describe("objc.each", function()
  it("iterates over arrays, sets, dictionaries, tables and enumerators", function()
    local function collected(object)
      local list = {}
      for value in objc.each(object) do list[#list + 1] = value end
      return list
    end
    local list = objc.box {"a", 2}
    assert.same({"a", 2}, collected(list))
    assert.same({"a", 2}, collected(list:objectEnumerator()))
    assert.same({2, "a"}, collected(list:reverseObjectEnumerator()))
    assert.same({1}, collected(objc.NSSet:setWithObject_(1)))
    assert.same({3, 4}, collected(objc.NSIndexSet:indexSetWithIndexesInRange_ {3, 2}))
    local pairs = {}
    for key, value in objc.each(objc.box {a = 1, b = 2}) do pairs[key] = value end
    assert.same({a = 1, b = 2}, pairs)
    assert.has_error(function() objc.each(objc.NSObject:new()) end)
  end)

  it("refuses to continue in a collection that has changed", function()
    mutated("__NSArrayM", function()
      local some = objc.NSMutableArray:arrayWithObjects_(1, 2, 3)
      for value in objc.each(some) do some:removeObject_(value) end
    end)
    mutated("__NSDictionaryM", function()
      local some = objc.NSMutableDictionary:dictionaryWithDictionary_ {a = 1, b = 2}
      for key in objc.each(some) do some:removeObjectForKey_(key) end
    end)
    mutated("NSConcreteHashTable", function()
      local some = objc.NSHashTable:hashTableWithOptions_(0)
      some:addObject_(1)
      some:addObject_(2)
      for value in objc.each(some) do some:removeObject_(value) end
    end)
  end)

  it("does not notice a change in the last turn", function()
    local some = objc.NSMutableArray:arrayWithObjects_(1, 2)
    for value in objc.each(some) do if value == 2 then some:removeObject_(1) end end
    assert.equal(1, #some)
  end)
end)

describe("an enumeration with a block", function()
  it("passes the index, ends at stop, and counts down in reverse", function()
    local seen = {}
    objc.box({"a", "b", "c"}):enumerateObjectsWithOptions_usingBlock_(objc.NSEnumerationReverse,
      function(object, index, stop)
        seen[#seen + 1] = object .. index
        stop.value = index == 1
      end)
    assert.same({"c2", "b1"}, seen)
  end)

  it("calls the method with options", function()
    local seen
    hook.before(objc.__NSArrayI, "enumerateObjectsWithOptions:usingBlock:",
      function(_, options) seen = options end)
    objc.box({1, 2}):enumerateObjectsUsingBlock_(function() end)
    assert.equal(0, seen)
  end)

  it("notices a change before the next element", function()
    mutated("__NSArrayM", function()
      local some = objc.NSMutableArray:arrayWithObjects_(1, 2)
      some:enumerateObjectsUsingBlock_(function() some:addObject_(3) end)
    end)
  end)

  it("returns the indexes that pass a test", function()
    local some = objc.box {1, 2, 3, 4}
    local function even(number) return number % 2 == 0 end
    assert.equal(1, some:indexOfObjectPassingTest_(even))
    assert.same({1, 3}, objc.unbox(some:indexesOfObjectsPassingTest_(even)))
    assert.equal(objc.NSNotFound, some:indexOfObjectPassingTest_(function() return false end))
  end)
end)

describe("an enumerator", function()
  it("of a set notices a change when it fetches more", function()
    local some = objc.NSMutableSet:set()
    for number = 1, 20 do some:addObject_(number) end
    local enumerator = some:objectEnumerator()
    enumerator:nextObject()
    some:addObject_(21)
    for _ = 2, 16 do enumerator:nextObject() end
    mutated("__NSSetM", function() enumerator:nextObject() end)
  end)

  it("returns the remaining elements", function()
    local enumerator = objc.box({1, 2, 3}):objectEnumerator()
    enumerator:nextObject()
    assert.same({2, 3}, objc.unbox(enumerator:allObjects()))
    assert.is_nil(enumerator:nextObject())
  end)
end)

describe("a concurrent enumeration", function()
  it("has blocks that can wait for each other", function()
    local condition, waiting, met = objc.NSCondition:new(), 0, 0
    objc.box({1, 2, 3, 4}):enumerateObjectsWithOptions_usingBlock_(1, function()
      condition:lock()
      waiting = waiting + 1
      if waiting == 4 then condition:broadcast() else condition:wait() end
      met = met + 1
      condition:unlock()
    end)
    assert.equal(4, met)
  end)

  it("ends when a block sets stop", function()
    local count = 0
    objc.box({1, 2, 3}):enumerateObjectsWithOptions_usingBlock_(1, function(_, _, stop)
      count, stop.value = count + 1, true
    end)
    assert.equal(1, count)
  end)
end)

describe("an enumerator at its end", function()
  it("holds none of its elements", function()
    local kept <const> = objc.NSObject:new()
    local list = objc.NSMutableArray:arrayWithObject_(kept)
    local enumerator = list:objectEnumerator()
    list:removeAllObjects()
    assert.equal(kept, enumerator:nextObject())
    local before = objc.retainCount(kept)
    assert.is_nil(enumerator:nextObject())
    assert.equal(before - 1, objc.retainCount(kept))
    assert.is_nil(enumerator:nextObject())
  end)
end)
