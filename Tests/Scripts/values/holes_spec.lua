-- A Lua list for an array has no holes.

describe("a list with a hole", function()
  local hole = "the list has a hole at 2: write objc.null where an element is missing"
  local function fails(class, selector)
    assert.error_matches(function() objc.msgSend(objc[class], selector, {1, nil, 3}) end, hole, 1, true)
  end

  it("makes no array", function()
    fails("NSArray", "arrayWithArray:")
    fails("NSMutableArray", "arrayWithArray:")
  end)

  it("stores the null object when it is encoded", function()
    assert.equal(objc.null, objc.NSArray:arrayWithArray_ {1, objc.null, 3}:objectAtIndex_(1))
  end)
end)

describe("the error of an argument of another class", function()
  it("names Apple's class", function()
    assert.error_matches(function()
      objc.NSOrderedCollectionDifference:alloc()
        :initWithInsertIndexes_insertedObjects_removeIndexes_removedObjects_("x", nil, nil, nil)
    end, "argument 1 must be an NSIndexSet", 1, true)
  end)
end)
