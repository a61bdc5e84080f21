local function className(object) return objc.object_getClassName(object) end
local function raises(name, reason, body)
  local ok, raised = pcall(body)
  assert.is_false(ok)
  assert.equal(name, raised.name)
  assert.equal(reason, (raised.reason:gsub("0x%x+", "0x…")))
end
local function array(...) return objc.NSArray:arrayWithObjects_(...) end
local function mutable(...) return objc.NSMutableArray:arrayWithObjects_(...) end

describe("an array", function()
  it("begins as a placeholder, the same one each time", function()
    local first = objc.NSArray:alloc()
    assert.equal("__NSPlaceholderArray", className(first))
    assert.equal(first, objc.NSArray:alloc())
    assert.not_equal(first, objc.NSMutableArray:alloc())
    assert.equal("__NSArrayM", className(objc.NSMutableArray:alloc():init()))
  end)

  it("has a class that depends on its number of elements", function()
    assert.equal("__NSArray0", className(objc.NSArray:array()))
    assert.equal(objc.NSArray:new(), objc.NSArray:alloc():init())
    assert.equal("__NSSingleObjectArrayI", className(array(1)))
    assert.equal("__NSArrayI", className(array(1, 2)))
    for _, made in ipairs {objc.NSMutableArray:array(), objc.NSMutableArray:new(), mutable(1),
      objc.NSMutableArray:arrayWithCapacity_(4), array(1, 2):mutableCopy()} do
      assert.equal("__NSArrayM", className(made))
    end
  end)

  it("has the cluster's superclasses", function()
    for _, name in ipairs {"__NSArray0", "__NSSingleObjectArrayI", "__NSArrayI", "__NSFrozenArrayM",
      "__NSArrayReversed"} do
      assert.equal(objc.NSArray, objc[name]:superclass())
    end
    for _, name in ipairs {"__NSArrayM", "__NSCFArray", "__NSPlaceholderArray"} do
      assert.equal(objc.NSMutableArray, objc[name]:superclass())
    end
  end)

  it("freezes the copy of a long mutable one", function()
    assert.equal("__NSArray0", className(mutable():copy()))
    assert.equal("__NSArrayI", className(mutable(1, 2, 3, 4, 5):copy()))
    local original = mutable(1, 2, 3, 4, 5, 6)
    local frozen = original:copy()
    assert.equal("__NSFrozenArrayM", className(frozen))
    original:removeAllObjects()
    assert.equal(6, #frozen)
    uikit.setting("frozenCopyFrom", 1)
    assert.equal("__NSFrozenArrayM", className(mutable(1):copy()))
  end)

  it("is its own copy when it cannot change", function()
    local some = array(1, 2)
    assert.equal(some, some:copy())
  end)

  it("keeps the very same elements in copies, and copies them when asked to", function()
    local one = objc.NSObject:new()
    assert.equal(one, array(one, one):mutableCopy():firstObject())
    local copies = 0
    local Copied = objc.class("CopiedElement", objc.NSObject, function(instance)
      instance["copyWithZone:"] = function(self) copies = copies + 1 return self end
    end)
    objc.NSArray:alloc():initWithArray_copyItems_({Copied:new(), Copied:new()}, true)
    assert.equal(2, copies)
  end)

  it("returns the stored values", function()
    local table, object, call = {1}, objc.NSObject:new(), function() end
    local some = array("text", 2, 1.5, true, table, object, call)
    assert.same({"text", 2, 1.5, true, table, object, call}, {some:objectAtIndex_(0),
      some:objectAtIndex_(1), some:objectAtIndex_(2), some:objectAtIndex_(3),
      some:objectAtIndex_(4), some:objectAtIndex_(5), some:objectAtIndex_(6)})
    assert.equal(table, some:objectAtIndex_(4))
  end)

  it("rejects an index out of bounds with the message of its class", function()
    raises("NSRangeException", "*** -[__NSArrayI objectAtIndex:]: index 5 beyond bounds [0 .. 2]",
      function() array(1, 2, 3):objectAtIndex_(5) end)
    raises("NSRangeException", "*** -[__NSArrayI objectAtIndex:]: index 18446744073709551615 beyond "
      .. "bounds [0 .. 2]", function() array(1, 2, 3):objectAtIndex_(-1) end)
    raises("NSRangeException", "*** -[__NSArrayM objectAtIndexedSubscript:]: index 3 beyond bounds "
      .. "[0 .. 1]", function() mutable(1, 2):objectAtIndexedSubscript_(3) end)
    raises("NSRangeException", "*** -[__NSSingleObjectArrayI objectAtIndex:]: index 1 beyond bounds "
      .. "[0 .. 0]", function() array(1):objectAtIndexedSubscript_(1) end)
    raises("NSRangeException", "*** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty "
      .. "NSArray", function() array():objectAtIndexedSubscript_(0) end)
    raises("NSRangeException", "*** -[__NSArrayM objectAtIndex:]: index 0 beyond bounds for empty "
      .. "array", function() mutable():objectAtIndex_(0) end)
  end)

  it("rejects changes out of bounds, and is unchanged", function()
    local some = mutable(1, 2)
    raises("NSRangeException", "*** -[__NSArrayM removeObjectsInRange:]: range {5, 1} extends beyond "
      .. "bounds [0 .. 1]", function() some:removeObjectAtIndex_(5) end)
    raises("NSRangeException", "*** -[__NSArrayM insertObject:atIndex:]: index 4 beyond bounds "
      .. "[0 .. 1]", function() some:insertObject_atIndex_("x", 4) end)
    raises("NSRangeException", "*** -[__NSArrayM replaceObjectAtIndex:withObject:]: index 3 beyond "
      .. "bounds [0 .. 1]", function() some:replaceObjectAtIndex_withObject_(3, "x") end)
    raises("NSRangeException", "*** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index 10 "
      .. "beyond bounds [0 .. 1]",
      function() some:exchangeObjectAtIndex_withObjectAtIndex_(0, 10) end)
    assert.same({1, 2}, objc.unbox(some))
    raises("NSRangeException", "*** -[__NSArrayM removeObjectsInRange:]: range {0, 1} extends beyond "
      .. "bounds for empty array", function() mutable():removeObjectAtIndex_(0) end)
    raises("NSRangeException", "*** -[NSArray objectsAtIndexes:]: index 100 in index set beyond "
      .. "bounds [0 .. 1]", function() some:objectsAtIndexes_ {0, 100} end)
    raises("NSRangeException", "*** -[__NSArrayI getObjects:range:]: range {0, 11} extends beyond "
      .. "bounds [0 .. 2]", function() array(1, 2, 3):getObjects_range_(uikit.NSMakeRange(0, 11)) end)
    mutable():removeLastObject()
    assert.is_nil(mutable():firstObject())
  end)

  it("rejects nil", function()
    raises("NSInvalidArgumentException", "*** -[__NSArrayM insertObject:atIndex:]: object cannot be "
      .. "nil", function() mutable():addObject_(nil) end)
    raises("NSInvalidArgumentException", "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt "
      .. "to insert nil object from objects[1]",
      function() objc.NSArray:arrayWithObjects_count_({1, nil, 3}, 3) end)
    raises("NSInvalidArgumentException", "*** -[NSMutableArray addObjectsFromArray:]: array argument "
      .. "is not an NSArray", function() mutable():addObjectsFromArray_(7) end)
    mutable():addObjectsFromArray_(nil)
    assert.equal(1, #array(1, nil, 3))
    assert.is_false(array(1, 2):containsObject_(nil))
    assert.equal(objc.NSNotFound, array(1, 2):indexOfObject_(nil))
  end)

  it("finds by isEqual: and by identity", function()
    local Same = objc.class("SameElement", objc.NSObject, function(instance)
      instance["isEqual:"] = function() return true end
    end)
    local one, other = Same:new(), objc.NSObject:new()
    local some = mutable(one, other)
    assert.equal(0, some:indexOfObject_(objc.NSObject:new()))
    assert.equal(1, some:indexOfObjectIdenticalTo_(other))
    some:removeObject_("anything")
    assert.same({other}, objc.unbox(some))
  end)

  it("is equal to an array with equal elements, of any class", function()
    assert.is_true(array(1, "a"):isEqual_(mutable(1, "a")))
    assert.is_true(array(1, "a"):isEqualToArray_({1, "a"}))
    assert.is_false(array(1):isEqual_(objc.NSSet:setWithObject_(1)))
    assert.equal(array(1, 2):hash(), mutable(3, 4):hash())
    assert.is_false(array("é"):isEqual_(array("e\u{301}")))
  end)

  it("sorts, and keeps the order of equal elements", function()
    local sorted = array({"b", 1}, {"a", 1}, {"c", 0}):sortedArrayUsingComparator_(function(left, right)
      return left[2] < right[2] and -1 or left[2] > right[2] and 1 or 0
    end)
    assert.same({{"c", 0}, {"b", 1}, {"a", 1}}, objc.unbox(sorted))
    local some = mutable(3, 1, 2)
    some:sortUsingComparator_(function(left, right) return left - right end)
    assert.same({1, 2, 3}, objc.unbox(some))
    assert.equal(1, some:indexOfObject_inSortedRange_options_usingComparator_(2,
      uikit.NSMakeRange(0, 3), objc.NSBinarySearchingFirstEqual, function(left, right) return left - right end))
  end)

  it("changes at the indexes of a set", function()
    local some = mutable("a", "b", "c")
    some:insertObjects_atIndexes_({"x", "y"}, objc.NSIndexSet:indexSetWithIndexesInRange_ {1, 2})
    assert.same({"a", "x", "y", "b", "c"}, objc.unbox(some))
    some:removeObjectsAtIndexes_ {1, 2}
    some:replaceObjectsAtIndexes_withObjects_({0, 2}, {"A", "C"})
    assert.same({"A", "b", "C"}, objc.unbox(some))
    raises("NSInvalidArgumentException", "*** -[NSMutableArray insertObjects:atIndexes:]: count of "
      .. "array (1) differs from count of index set (2)",
      function() some:insertObjects_atIndexes_({"x"}, {0, 1}) end)
  end)

  it("works by the primitives of a script's own subclass", function()
    local Own = objc.class("OwnArray", objc.NSArray, function(instance)
      function instance:count() return 3 end
      instance["objectAtIndex:"] = function(_, index) return "item" .. index end
    end)
    local own = Own:alloc():init()
    assert.equal("item2", own:lastObject())
    assert.equal("item1", own:objectAtIndexedSubscript_(1))
    assert.is_true(own:isEqual_({"item0", "item1", "item2"}))
    assert.equal(3, #own:copy())
    local Bare = objc.class("BareArray", objc.NSMutableArray)
    raises("NSInvalidArgumentException", "*** -[NSArray count]: method only defined for abstract "
      .. "class.  Define -[BareArray count]!", function() return Bare:alloc():init():count() end)
  end)
end)

describe("a hook on an array", function()
  it("is seen on the cluster's class, and not on the abstract one", function()
    local seen = {}
    hook.before(objc.NSArray, "objectAtIndex:", function() seen[#seen + 1] = "abstract" end)
    hook.before(objc.__NSArrayI, "objectAtIndex:", function() seen[#seen + 1] = "private" end)
    array(1, 2):objectAtIndex_(0)
    assert.same({"private"}, seen)
  end)

  it("on insertObject:atIndex: guards addObject: as well", function()
    hook.instead(objc.__NSArrayM, "insertObject:atIndex:", function(original, self, object, index)
      if object ~= nil then original(self, object, index) end
    end)
    local some = mutable(1)
    some:addObject_(nil)
    some:addObject_(2)
    assert.same({1, 2}, objc.unbox(some))
  end)

  it("sees the message of a literal", function()
    local seen = {}
    hook.before(objc.getMetaClass "NSArray", "arrayWithObjects:count:", function(_, _, count)
      seen[#seen + 1] = count
    end)
    hook.before(objc.__NSPlaceholderArray, "initWithObjects:count:", function(_, _, count)
      seen[#seen + 1] = count
    end)
    objc.box {"a", "b"}
    assert.same({2, 2}, seen)
  end)
end)

describe("a subscript beyond the bounds", function()
  it("ends in objectAtIndex: before iOS 11, where a hook sees it", function()
    local world = objc.snapshot()
    local array = objc.box {1, 2, 3}
    local guard = hook.instead(objc.__NSArrayI, "objectAtIndex:", function() return "guarded" end)
    uikit.setting("systemVersion", "10.3")
    assert.equal("guarded", array:objectAtIndexedSubscript_(7))
    uikit.setting("systemVersion", "18.5")
    assert.error_matches(function() array:objectAtIndexedSubscript_(7) end,
      "objectAtIndexedSubscript:]: index 7 beyond bounds [0 .. 2]", 1, true)
    guard:remove()
    objc.restore(world)
  end)
end)
