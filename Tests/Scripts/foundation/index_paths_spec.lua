describe("an index path", function()
  local function list(path)
    local result = {}
    for i = 0, path:length() - 1 do result[#result + 1] = path:indexAtPosition_(i) end
    return result
  end

  it("grows and shrinks into others", function()
    local path = objc.NSIndexPath:indexPathForRow_inSection_(3, 1)
    assert.are.same({1, 3, 7}, list(path:indexPathByAddingIndex_(7)))
    assert.are.same({1}, list(path:indexPathByRemovingLastIndex()))
    assert.are.same({1, 3}, list(path))
    assert.are.same({4, 5}, list(objc.NSIndexPath:indexPathWithIndexes_length_({4, 5, 6}, 2)))
  end)

  it("comes before a longer one that begins with it", function()
    local path = objc.NSIndexPath:indexPathForRow_inSection_(3, 1)
    assert.are.equal(0, path:compare_(objc.NSIndexPath:indexPathForRow_inSection_(3, 1)))
    assert.are.equal(-1, path:compare_(path:indexPathByAddingIndex_(0)))
    assert.are.equal(1, path:compare_(objc.NSIndexPath:indexPathForRow_inSection_(9, 0)))
  end)

  it("has no index beyond its length, and no row unless it has two", function()
    local path = objc.NSIndexPath:alloc():initWithIndexes_length_({2, 5, 9}, 3)
    assert.same({2, 5, 9}, path:getIndexes())
    assert.equal(objc.NSNotFound, path:indexAtPosition_(3))
    assert.equal(objc.NSNotFound, path:indexAtPosition_(-1))
    assert.error_matches(
      function() path:row() end, "NSInternalInconsistencyException: Invalid index path")
    assert.equal(0, objc.NSIndexPath:new():length())
  end)
end)
