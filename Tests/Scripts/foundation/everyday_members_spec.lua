-- Common members of Foundation's classes that belong to no larger topic.

describe("Foundation", function()
  it("keeps user info of undo actions, and passes it to the redo action", function()
    local manager <const> = objc.NSUndoManager:alloc():init()
    local target <const> = objc.NSObject:new()
    manager:registerUndoWithTarget_handler_(target, function()
      manager:registerUndoWithTarget_handler_(target, function() end)
    end)
    manager:setActionUserInfoValue_forKey_("v", "k")
    assert.equal("v", manager:undoActionUserInfoValueForKey_("k"))
    assert.is_nil(manager:redoActionUserInfoValueForKey_("k"))
    manager:undo()
    assert.equal("v", manager:redoActionUserInfoValueForKey_("k"))
    runloop.run(0)
    manager:removeAllActions()
    assert.is_nil(manager:redoActionUserInfoValueForKey_("k"))
  end)

  it("lists currencies and directions of locales", function()
    local common = objc.box(objc.NSLocale:commonISOCurrencyCodes())
    assert.is_true(common:containsObject_("EUR"))
    assert.is_false(common:containsObject_("DEM"))
    assert.is_true(objc.box(objc.NSLocale:ISOCurrencyCodes()):containsObject_("DEM"))
    assert.equal(3, objc.NSLocale:lineDirectionForLanguage_("en"))
    assert.equal("en-US", tostring(objc.NSLocale:localeWithLocaleIdentifier_("en_US@rg=gbzzzz"):languageIdentifier()))
  end)

  it("converts between all units of information", function()
    local one = objc.NSMeasurement:alloc():initWithDoubleValue_unit_(1, objc.NSUnitInformationStorage:exbibytes())
    assert.equal(1024, one:measurementByConvertingToUnit_(objc.NSUnitInformationStorage:pebibytes()):doubleValue())
    assert.equal("YB", tostring(objc.NSUnitInformationStorage:yottabytes():symbol()))
  end)

  it("makes differences of places and objects", function()
    local difference = objc.NSOrderedCollectionDifference:alloc()
      :initWithInsertIndexes_insertedObjects_removeIndexes_removedObjects_(
        objc.NSIndexSet:indexSetWithIndex_(1), {"new"}, objc.NSIndexSet:indexSetWithIndex_(0), {"a"})
    assert.same({"b", "new"}, objc.unbox(objc.box({"a", "b"}):arrayByApplyingDifference_(difference)))
    assert.error_matches(function()
      objc.NSOrderedCollectionDifference:alloc()
        :initWithInsertIndexes_insertedObjects_removeIndexes_removedObjects_(
          objc.NSIndexSet:indexSetWithIndex_(1), {}, objc.NSIndexSet:indexSet(), nil)
    end, "there are 1 insert indexes, but 0 objects", 1, true)
  end)

  it("makes corrections with alternatives", function()
    local result = objc.NSTextCheckingResult
      :correctionCheckingResultWithRange_replacementString_alternativeStrings_(
        {location = 0, length = 3}, "the", {"ten"})
    assert.equal(512, result:resultType())
    assert.same({"ten"}, objc.unbox(result:alternativeStrings()))
  end)

  it("counts the operations of a queue that has a total", function()
    local queue <const> = objc.NSOperationQueue:alloc():init()
    queue:addOperationWithBlock_(function() end)
    queue:waitUntilAllOperationsAreFinished()
    assert.equal(0, queue:progress():completedUnitCount())
    queue:progress():setTotalUnitCount_(2)
    queue:addOperationWithBlock_(function() end)
    queue:waitUntilAllOperationsAreFinished()
    assert.equal(0.5, queue:progress():fractionCompleted())
    assert.is_true(queue:conformsToProtocol_(objc.getProtocol("NSProgressReporting")))
  end)

  it("shows the initializers of abstract attributed strings, which a subclass must write", function()
    for _, cls in ipairs {objc.NSAttributedString, objc.NSMutableAttributedString, objc.NSTextStorage} do
      assert.is_truthy(objc.class_getInstanceMethod(cls, "initWithString:"))
    end
    local Own <const> = objc.class("OwnAbstract", objc.NSAttributedString)
    assert.error_matches(function() Own:alloc():initWithString_("a") end,
      "initWithString: cannot be sent to an abstract object of class OwnAbstract: Create a concrete instance!", 1, true)
    local calls = 0
    hook.before(objc.NSAttributedString, "initWithString:", function() calls = calls + 1 end)
    assert.equal("x", tostring(objc.NSAttributedString:alloc():initWithString_("x"):string()))
    assert.equal(0, calls)
    hook.before(objc.NSConcreteAttributedString, "initWithString:", function() calls = calls + 1 end)
    objc.NSAttributedString:alloc():initWithString_("x")
    assert.equal(1, calls)
  end)
end)
