describe("an operation", function()
  it("has one of five priorities", function()
    local operation, seen = objc.NSOperation:new(), {}
    for _, given in ipairs {-10, -7, -4, -3, 0, 3, 4, 7, 8, 12} do
      operation:setQueuePriority_(given)
      seen[#seen + 1] = operation:queuePriority()
    end
    assert.same({-8, -4, -4, 0, 0, 0, 4, 4, 8, 8}, seen)
  end)

  it("without a method is no operation of a queue", function()
    local queue = objc.NSOperationQueue:new()
    queue:addOperation_(nil)
    assert.equal(0, queue:operationCount())
  end)
end)

describe("the main queue", function()
  it("keeps its quality and its queue", function()
    local main = objc.NSOperationQueue:mainQueue()
    local quality = main:qualityOfService()
    main:setQualityOfService_(9)
    main:setUnderlyingQueue_(nil)
    assert.equal(quality, main:qualityOfService())
    assert.is_true(main:underlyingQueue() == dispatch.main)
  end)
end)

describe("a cache", function()
  it("asks evicted objects to discard their content", function()
    local log = {}
    local Content = objc.class("CachedContent", objc.NSObject, function(instance)
      instance["discardContentIfPossible"] = function() log[#log + 1] = "discarded" end
      instance["isContentDiscarded"] = function() return false end
    end)
    local cache = objc.NSCache:new()
    cache:setCountLimit_(1)
    cache:setObject_forKey_(Content:new(), "one")
    cache:setObject_forKey_(Content:new(), "two")
    cache:removeObjectForKey_ "two"
    assert.same({"discarded", "discarded"}, log)
  end)
end)

describe("an undo manager", function()
  it("groups redone actions in the open group", function()
    local manager = objc.NSUndoManager:new()
    local value = 1
    local Target = objc.class("NestedTarget", objc.NSObject, function(instance)
      instance["setNumber:"] = function(self, new)
        manager:beginUndoGrouping()
        manager:registerUndoWithTarget_selector_object_(self, "setNumber:", value)
        value = new
        manager:endUndoGrouping()
      end
    end)
    local target = Target:new()
    for new = 2, 4 do target["setNumber:"](target, new) end
    manager:undoNestedGroup()
    manager:undoNestedGroup()
    manager:redo()
    manager:redo()
    assert.equal(4, value)
    manager:undoNestedGroup()
    assert.equal(3, value)
  end)
end)

describe("a progress", function()
  it("can exceed its total, and keeps its values", function()
    local progress = objc.NSProgress:progressWithTotalUnitCount_(3)
    progress:setCompletedUnitCount_(4)
    assert.near(4 / 3, progress:fractionCompleted(), 1e-9)
    local given = objc.NSMutableDictionary:dictionaryWithObject_forKey_("a", "one")
    local made = objc.NSProgress:alloc():initWithParent_userInfo_(nil, given)
    given:setObject_forKey_("b", "two")
    assert.equal(1, made:userInfo():count())
  end)
end)

describe("a class", function()
  it("has the version that it was given", function()
    local before = objc.NSObject:version()
    objc.NSObject:setVersion_(before + 1)
    assert.equal(before + 1, objc.NSObject:version())
    objc.NSObject:setVersion_(before)
  end)
end)
