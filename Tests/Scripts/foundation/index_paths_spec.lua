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

  it("is less than a longer one that begins with it", function()
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

  it("is the same object for the same indexes, while it is alive", function()
    local seen = {}
    for section = 0, 1 do
      for row = 0, 1 do seen[objc.NSIndexPath:indexPathForRow_inSection_(row, section)] = row end
    end
    assert.equal(1, seen[objc.NSIndexPath:indexPathWithIndex_(0):indexPathByAddingIndex_(1)])
    assert.is_nil(seen[objc.NSIndexPath:indexPathForRow_inSection_(2, 0)])
    local Own = objc.class("IndexPathOwn", objc.NSIndexPath)
    local path = Own:indexPathWithIndex_(7)
    assert.equal(Own, path:class())
    assert.equal(objc.NSIndexPath, objc.NSIndexPath:indexPathWithIndex_(7):class())
  end)

  it("that is newer than a snapshot is created again after a restore", function()
    local before = objc.snapshot()
    local path = objc.NSIndexPath:indexPathForRow_inSection_(77, 7)
    objc.restore(before)
    assert.error_matches(function() path:row() end, "EXC_BAD_ACCESS")
    assert.equal(77, objc.NSIndexPath:indexPathForRow_inSection_(77, 7):row())
  end)
end)
