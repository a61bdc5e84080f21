-- Layouts of collection views that a coder creates, as in nibs.

describe("a collection view's layout", function()
  it("has an initializer with a coder", function()
    local plain = objc.UICollectionViewFlowLayout:alloc():initWithCoder_(nil)
    assert.equal(50, plain:itemSize().width)
  end)
end)
