local function className(object) return objc.object_getClassName(object) end
local function reason(body)
  local ok, raised = pcall(body)
  assert.is_false(ok)
  return (raised.reason:gsub("0x%x+", "0x…"))
end
local function sorted(collection)
  local list = objc.unbox(collection)
  table.sort(list)
  return list
end

describe("a set", function()
  it("has the cluster's classes", function()
    assert.equal("__NSPlaceholderSet", className(objc.NSSet:alloc()))
    assert.equal("__NSSetI", className(objc.NSSet:set()))
    assert.equal(objc.NSSet:set(), objc.NSSet:new())
    assert.equal("__NSSingleObjectSetI", className(objc.NSSet:setWithObjects_(1, 1)))
    assert.equal("__NSSetI", className(objc.NSSet:setWithObjects_(1, 2)))
    assert.equal("__NSSetM", className(objc.NSMutableSet:set()))
    assert.equal("NSCountedSet", className(objc.NSCountedSet:set()))
  end)

  it("holds each of equal members once", function()
    local Member = objc.class("EqualMember", objc.NSObject, function(instance)
      instance["isEqual:"] = function() return true end
      function instance:hash() return 7 end
    end)
    local some = objc.NSMutableSet:setWithArray_ {Member:new(), Member:new(), "a", "a", 1, 1.0}
    assert.equal(3, #some)
    assert.is_true(some:containsObject_(1.0))
  end)

  it("lists strings and numbers in the order of their hashes, as a device does", function()
    -- Asserted by tests of ObjectiveSugar, which pass on devices.
    assert.same({"F50", "F458 Italia", "Testarossa"},
      objc.unbox(objc.NSSet:setWithArray_({"Testarossa", "F50", "F458 Italia"}):allObjects()))
    -- The hash of a small integer is 2654435761 times it: 7, 5, 1 and 4 are in the slots 0, 4, 5 and 6 of seven.
    assert.same({7, 5, 1, 4}, objc.unbox(objc.NSSet:setWithArray_({4, 1, 5, 7}):allObjects()))
    local first, second = objc.NSObject:new(), objc.NSObject:new()
    assert.same({second, first, "a"}, objc.unbox(objc.NSMutableSet:setWithArray_({second, first, "a"}):allObjects()))
    assert.same({"b", "a"}, objc.unbox(objc.NSCountedSet:setWithArray_({"b", "a"}):allObjects()))
  end)

  it("rejects nil", function()
    local some = objc.NSMutableSet:set()
    assert.equal("*** -[__NSSetM addObject:]: object cannot be nil",
      reason(function() some:addObject_(nil) end))
    assert.equal("*** -[__NSSetM removeObject:]: object cannot be nil",
      reason(function() some:removeObject_(nil) end))
    local counted = objc.NSCountedSet:set()
    assert.equal("-[NSCountedSet addObject:]: attempt to insert nil",
      reason(function() counted:addObject_(nil) end))
    assert.equal("-[NSCountedSet removeObject:]: attempt to remove nil",
      reason(function() counted:removeObject_(nil) end))
  end)

  it("unites, intersects and subtracts", function()
    local some = objc.NSMutableSet:setWithObjects_(1, 2, 3)
    some:unionSet_(objc.NSSet:setWithObjects_(3, 4))
    assert.same({1, 2, 3, 4}, sorted(some))
    some:minusSet_(objc.NSSet:setWithObject_(1))
    some:intersectSet_(objc.NSSet:setWithObjects_(1, 2, 4))
    assert.same({2, 4}, sorted(some))
    assert.is_true(objc.NSSet:setWithObject_(2):isSubsetOfSet_(some))
    assert.is_true(some:isEqualToSet_(objc.NSSet:setWithObjects_(4, 2)))
    assert.is_false(some:isEqual_(objc.box {2, 4}))
  end)

  it("counts, when it is a counted one", function()
    local some = objc.NSCountedSet:setWithObjects_("a", "b", "a")
    assert.equal(2, #some)
    assert.equal(2, some:countForObject_("a"))
    assert.equal(0, some:countForObject_("z"))
    assert.is_false(some:isEqual_(objc.NSCountedSet:setWithObjects_("a", "b")))
    assert.is_true(some:isEqual_(objc.NSCountedSet:setWithObjects_("b", "a", "a")))
    some:removeObject_("a")
    assert.equal(1, some:countForObject_("a"))
    some:removeObject_("a")
    assert.is_false(some:containsObject_("a"))
  end)
end)

describe("an ordered set", function()
  it("is neither a set nor an array", function()
    local some = objc.NSOrderedSet:orderedSetWithObjects_(3, 1, 3, 2)
    assert.equal("__NSOrderedSetI", className(some))
    assert.is_false(some:isKindOfClass_(objc.NSSet))
    assert.is_false(some:isKindOfClass_(objc.NSArray))
    assert.same({3, 1, 2}, objc.unbox(some))
    assert.is_false(some:isEqual_(some:array()))
    assert.is_false(some:isEqual_(some:set()))
    assert.is_true(some:isEqual_(some:mutableCopy()))
    assert.equal(1, some:indexOfObject_(1))
    assert.same({2, 1, 3}, objc.unbox(some:reversedOrderedSet()))
  end)

  it("changes, and keeps each member once", function()
    local some = objc.NSMutableOrderedSet:orderedSet()
    assert.equal("__NSOrderedSetM", className(some))
    some:addObject_("a")
    some:addObject_("b")
    some:addObject_("a")
    some:insertObject_atIndex_("c", 0)
    some:setObject_atIndex_("d", 3)
    assert.same({"c", "a", "b", "d"}, objc.unbox(some))
    some:moveObjectsAtIndexes_toIndex_({0}, 2)
    assert.same({"a", "b", "c", "d"}, objc.unbox(some))
    some:removeObject_("b")
    some:exchangeObjectAtIndex_withObjectAtIndex_(0, 1)
    assert.same({"c", "a", "d"}, objc.unbox(some))
    assert.equal(2, some:indexOfObject_("d"))
    assert.equal("*** -[__NSOrderedSetM objectAtIndex:]: index 19 beyond bounds [0 .. 2]",
      reason(function() some:objectAtIndex_(19) end))
    some:removeAllObjects()
    assert.equal("*** -[__NSOrderedSetM objectAtIndex:]: index 0 beyond bounds for empty ordered set",
      reason(function() some:objectAtIndex_(0) end))
    assert.matches("object cannot be nil", reason(function() some:addObject_(nil) end))
  end)
end)

describe("an index set", function()
  it("keeps ranges", function()
    local some = objc.NSMutableIndexSet:indexSet()
    for _, index in ipairs {5, 1, 2, 10, 3} do some:addIndex_(index) end
    assert.equal(5, #some)
    assert.matches("%[number of indexes: 2 %(in 1 ranges%), indexes: %(1%-2%)%]$",
      tostring(objc.NSIndexSet:indexSetWithIndexesInRange {location = 1, length = 2}))
    assert.matches("^<NSMutableIndexSet: 0x%x+>%[number of indexes: 5 %(in 3 ranges%), indexes: "
      .. "%(1%-3 5 10%)%]$", tostring(some))
    assert.matches("^<NSIndexSet: 0x%x+>%(no indexes%)$", tostring(objc.NSIndexSet:indexSet()))
    assert.equal(1, some:firstIndex())
    assert.equal(5, some:indexGreaterThanIndex_(3))
    assert.equal(3, some:indexLessThanIndex_(5))
    assert.equal(objc.NSNotFound, some:indexGreaterThanIndex_(10))
    assert.is_true(some:containsIndexesInRange_ {1, 3})
    assert.equal(2, some:countOfIndexesInRange_ {3, 3})
    some:removeIndexesInRange_ {2, 5}
    assert.same({1, 10}, objc.unbox(some))
    some:shiftIndexesStartingAtIndex_by_(5, -4)
    assert.same({6}, objc.unbox(some))
  end)

  it("rejects NSNotFound", function()
    local ok, raised = pcall(function() objc.NSIndexSet:indexSetWithIndex_(objc.NSNotFound) end)
    assert.is_false(ok)
    assert.equal("NSRangeException", raised.name)
    assert.matches("exceeds maximum index value of NSNotFound %- 1$", raised.reason)
  end)

  it("enumerates indexes and ranges", function()
    local indexes, ranges = {}, {}
    local some = objc.NSIndexSet:indexSetWithIndexesInRange_ {2, 3}
    some:enumerateIndexesWithOptions_usingBlock_(objc.NSEnumerationReverse, function(index, stop)
      indexes[#indexes + 1] = index
      stop.value = index == 3
    end)
    some:enumerateRangesUsingBlock_(function(range) ranges[#ranges + 1] = range end)
    assert.same({4, 3}, indexes)
    assert.same({{location = 2, length = 3}}, ranges)
    assert.is_true(some:isEqualToIndexSet_(some:mutableCopy()))
  end)
end)

describe("the array of a mutable ordered set", function()
  it("follows the set and cannot be changed", function()
    local set = objc.NSMutableOrderedSet:orderedSetWithArray_ {"a", "b"}
    local array = set:array()
    set:addObject_ "c"
    set:removeObject_ "a"
    assert.same({"b", "c"}, objc.unbox(array))
    assert.equal(1, array:indexOfObject_ "c")
    assert.error_matches(function() objc.msgSend(array, "addObject:", "d") end, "unrecognized selector")
    assert.error_matches(function() array:objectAtIndex_(2) end, "beyond bounds")
    local copy = array:copy()
    set:removeAllObjects()
    assert.equal(0, #array)
    assert.same({"b", "c"}, objc.unbox(copy))
  end)
end)
