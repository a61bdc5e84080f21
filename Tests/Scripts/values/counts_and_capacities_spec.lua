describe("a counted set", function()
  it("that is created from another has the same counts", function()
    local counted = objc.NSCountedSet:setWithArray_({"a", "a", "b"})
    for _, made in ipairs {
      objc.NSCountedSet:alloc():initWithSet_(counted), objc.NSCountedSet:alloc():initWithSet_copyItems_(counted, true),
    } do
      assert.equal(2, made:countForObject_("a"))
      assert.equal(1, made:countForObject_("b"))
    end
    local plain = objc.NSCountedSet:alloc():initWithSet_(objc.NSSet:setWithArray_({"a"}))
    assert.equal(1, plain:countForObject_("a"))
  end)
end)

describe("a capacity that no memory has", function()
  it("is rejected by every collection", function()
    for _, class in ipairs {objc.NSMutableArray, objc.NSMutableSet, objc.NSMutableOrderedSet} do
      assert.error_matches(function() class:alloc():initWithCapacity_(1 << 62) end, "is ridiculous")
    end
  end)
end)
