local ended
local Element = objc.class("EndingElement", objc.NSObject, function(instance)
  function instance:dealloc() ended = ended + 1 end
end)

describe("a container", function()
  before_each(function() ended = 0 end)

  local function filled()
    local some = objc.NSMutableArray:array()
    do
      local element <close> = Element:new()
      some:addObject_(element)
    end
    return some
  end

  it("deallocates an element at once when the last reference is released", function()
    local some = filled()
    assert.equal(0, ended)
    some:removeObjectAtIndex_(0)
    assert.equal(1, ended)
    assert.equal(0, #some)
  end)

  it("has changed already when an element's dealloc looks at it", function()
    local some = objc.NSMutableDictionary:dictionary()
    local seen
    local Looking = objc.class("LookingElement", objc.NSObject, function(instance)
      function instance:dealloc() seen = some:objectForKey_("k") some:setObject_forKey_(2, "other") end
    end)
    do
      local element <close> = Looking:new()
      some:setObject_forKey_(element, "k")
    end
    some:setObject_forKey_(1, "k")
    assert.equal(1, seen)
    assert.equal(2, some:count())
  end)

  it("releases its elements when it is deallocated", function()
    do
      local some <close> = filled()
      assert.equal(1, #some)
    end
    assert.equal(1, ended)
  end)

  it("is among the live objects, and retains itself in a cycle", function()
    local before = #objc.liveObjects(objc.NSMutableArray)
    local some = objc.NSMutableArray:array()
    some:addObject_(some)
    assert.equal(before + 1, #objc.liveObjects(objc.NSMutableArray))
    some:removeAllObjects()
  end)

  it("has its earlier contents after a snapshot is restored", function()
    local kept = Element:new()
    local list = objc.NSMutableArray:arrayWithObjects_(kept, 1)
    local keyed = objc.NSMutableDictionary:dictionaryWithDictionary_ {a = 1}
    local set = objc.NSMutableSet:setWithObjects_(1, 2)
    local ordered = objc.NSMutableOrderedSet:orderedSetWithObjects_(1, 2)
    local indexes = objc.NSMutableIndexSet:indexSetWithIndex_(4)
    local hashTable = objc.NSHashTable:hashTableWithOptions_(0)
    local snapshot = objc.snapshot()
    for _ = 1, 2 do
      list:removeAllObjects()
      list:addObject_(objc.NSObject:new())
      keyed:removeObjectForKey_("a")
      keyed:setObject_forKey_(objc.NSObject:new(), "b")
      set:removeObject_(1)
      ordered:addObject_(3)
      indexes:addIndex_(9)
      hashTable:addObject_(7)
      objc.restore(snapshot)
      assert.same({kept, 1}, objc.unbox(list))
      assert.same({a = 1}, objc.unbox(keyed))
      assert.equal(2, #set)
      assert.equal(2, #ordered)
      assert.same({4}, objc.unbox(indexes))
      assert.equal(0, #hashTable)
    end
    assert.equal(2, objc.retainCount(kept))
  end)
end)

describe("a constant", function()
  it("belongs to every world and is never deallocated", function()
    local snapshot = objc.snapshot()
    local empty = objc.NSArray:array()
    objc.restore(snapshot)
    assert.equal(0, empty:count())
    assert.equal(empty, objc.NSArray:array())
    assert.equal(math.maxinteger, objc.retainCount(empty))
    uikit.setting("immortalRetainCount", -1)
    assert.equal(-1, objc.retainCount(objc.NSArray:alloc()))
    assert.equal(empty, objc.weak(empty):get())
  end)

  it("rejects another class, observers and hooks of its own", function()
    local empty = objc.NSDictionary:dictionary()
    local class = objc.object_getClass(empty)
    assert.has_error(function() objc.object_setClass(empty, objc.NSObject) end)
    assert.has_error(function() hook.before(empty, "count", function() end) end)
    assert.has_error(function()
      empty:addObserver_forKeyPath_options_context_(objc.NSObject:new(), "count", 0, nil)
    end)
    assert.equal(class, objc.object_getClass(empty))
    assert.equal(0, empty:count())
  end)
end)
