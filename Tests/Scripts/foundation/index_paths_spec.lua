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
end)
