describe("mutableOrderedSetValueForKey:", function()
  local Owner = objc.class("OrderedOwner", objc.NSObject, function(instance)
    objc.property(instance, "items")
  end)
  local kinds
  local Watcher = objc.class("OrderedWatcher", objc.NSObject, function(instance)
    instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, _, _, change)
      kinds[#kinds + 1] = change.kind
    end
  end)

  local function owner(...)
    local made <const> = Owner:new()
    made:setItems_(objc.NSMutableOrderedSet:orderedSetWithArray_({...}))
    return made, made:mutableOrderedSetValueForKey_("items")
  end

  it("follows the key's value, each member once", function()
    local made, proxy = owner("a", "b")
    assert.equal("NSKeyValueMutableOrderedSet", objc.object_getClassName(proxy))
    proxy:addObject_("c")
    proxy:addObject_("a")
    proxy:insertObject_atIndex_("z", 0)
    assert.same({"z", "a", "b", "c"}, objc.unbox(made:items():array()))
    assert.equal("NSMutableOrderedSet", tostring(made:items():classForCoder()))
    proxy:removeObject_("b")
    proxy:replaceObjectAtIndex_withObject_(0, "c")
    assert.same({"z", "a", "c"}, objc.unbox(proxy:array()))
  end)

  it("finds the new ones of many members by their hashes", function()
    local made, proxy = owner()
    local names = objc.NSMutableArray:new()
    for number = 1, 20000 do names:addObject_("name " .. number % 15000) end
    local started = os.clock()
    proxy:addObjectsFromArray_(names)
    proxy:unionOrderedSet_(objc.NSOrderedSet:orderedSetWithArray_(names))
    assert.equal(15000, proxy:count())
    assert.equal("name 1", tostring(proxy:objectAtIndex_(0)))
    assert.equal("name 0", tostring(proxy:objectAtIndex_(14999)))
    local few = names:subarrayWithRange_ {0, 5000}
    proxy:minusOrderedSet_(objc.NSOrderedSet:orderedSetWithArray_(few))
    assert.equal("name 5001", tostring(proxy:objectAtIndex_(0)))
    proxy:insertObjects_atIndexes_(few, objc.NSIndexSet:indexSetWithIndexesInRange_ {2, 5000})
    assert.equal("name 1", tostring(proxy:objectAtIndex_(2)))
    proxy:intersectSet_(objc.NSSet:setWithArray_(few))
    assert.equal(5000, made:items():count())
    assert.is_true(os.clock() - started < 3)
  end)

  it("rejects a place beyond its members to move one to", function()
    for _, place in ipairs {math.maxinteger, 2, -1} do
      local _, proxy = owner("a", "b")
      assert.error_matches(
        function() proxy:moveObjectsAtIndexes_toIndex_(objc.NSIndexSet:indexSetWithIndex_(0), place) end, "beyond bounds")
    end
  end)

  it("notifies observers of the types of change", function()
    local made = owner("a")
    local watcher <const> = Watcher:new()
    kinds = {}
    made:addObserver_forKeyPath_options_context_(watcher, "items", 0, nil)
    local proxy = made:mutableOrderedSetValueForKey_ "items"
    proxy:addObject_("b")
    proxy:replaceObjectAtIndex_withObject_(0, "c")
    proxy:removeObjectAtIndex_(1)
    made:removeObserver_forKeyPath_(watcher, "items")
    -- Insertion, replacement, removal.
    assert.same({2, 4, 3}, kinds)
  end)

  it("makes unions, differences and moves", function()
    local _, proxy = owner("a", "b", "c")
    proxy:unionSet_({"c", "d"})
    proxy:minusSet_({"a"})
    proxy:moveObjectsAtIndexes_toIndex_(objc.NSIndexSet:indexSetWithIndex_(2), 0)
    assert.same({"d", "b", "c"}, objc.unbox(proxy:array()))
    proxy:intersectSet_({"b"})
    assert.equal(1, proxy:count())
  end)

  it("names itself beyond its bounds", function()
    local _, proxy = owner()
    local ok, raised = pcall(function() proxy:removeObjectAtIndex_(0) end)
    assert.is_false(ok)
    assert.equal("*** -[NSKeyValueMutableOrderedSet removeObjectAtIndex:]: index 0 beyond bounds "
      .. "for empty ordered set", raised.reason)
  end)
end)

describe("observers of an array's objects", function()
  local Watched = objc.class("WatchedElement", objc.NSObject, function(instance)
    objc.property(instance, "name")
    instance["observeValueForKeyPath:ofObject:change:context:"] = function() end
  end)

  it("cannot be added beyond its bounds, and are removed by their context", function()
    local object <const>, watcher <const> = Watched:new(), Watched:new()
    local list = objc.NSArray:arrayWithObject_(object)
    local beyond = objc.NSIndexSet:indexSetWithIndex_(4)
    local ok, raised = pcall(function()
      list:addObserver_toObjectsAtIndexes_forKeyPath_options_context_(watcher, beyond, "name", 0, nil)
    end)
    assert.is_false(ok)
    assert.equal("NSRangeException", raised.name)
    local first = objc.NSIndexSet:indexSetWithIndex_(0)
    list:addObserver_toObjectsAtIndexes_forKeyPath_options_context_(watcher, first, "name", 0, nil)
    list:removeObserver_fromObjectsAtIndexes_forKeyPath_context_(watcher, first, "name", nil)
    assert.is_false(pcall(function() object:removeObserver_forKeyPath_(watcher, "name") end))
  end)
end)

describe("a list through accessors", function()
  local asked
  local Owner = objc.class("OwnerOfAccessors", objc.NSObject, function(instance)
    function instance:countOfItems() return 2 end
    instance["objectInItemsAtIndex:"] = function(_, index) return "item " .. index end
    instance["insertItems:atIndexes:"] = function(_, items, indexes) asked = {items[1], indexes} end
    instance["removeItemsAtIndexes:"] = function() end
  end)

  it("returns an object through its owner, at any count", function()
    assert.equal("item 10", Owner:new():mutableArrayValueForKey_("items"):objectAtIndex_(10))
  end)

  it("passes several objects of an ordered set to its owner, which determines the new ones", function()
    local indexes = objc.NSIndexSet:indexSetWithIndex_(5)
    Owner:new():mutableOrderedSetValueForKey_("items"):insertObjects_atIndexes_({"item 1"}, indexes)
    assert.equal("item 1", asked[1])
  end)
end)
