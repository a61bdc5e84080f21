describe("a layer in a scroll layer", function()
  local around, inner
  before_each(function()
    around, inner = objc.CAScrollLayer:layer(), objc.CALayer:layer()
    around:setFrame_ {0, 0, 100, 100}
    inner:setFrame_ {0, 0, 100, 500}
    around:addSublayer_(inner)
  end)

  it("has its visible rect, and scrolls itself there", function()
    assert.same({x = 0, y = 0}, inner:visibleRect().origin)
    inner:scrollPoint_ {0, 120}
    assert.equal(120, inner:visibleRect().origin.y)
    assert.equal(100, inner:visibleRect().size.height)
    inner:scrollRectToVisible_ {0, 200, 10, 40}
    assert.equal(140, around:bounds().origin.y)
    inner:scrollRectToVisible_ {0, 150, 10, 10}
    assert.equal(140, around:bounds().origin.y)
  end)

  it("is all to be seen without one, and then scrolls nothing", function()
    local alone = objc.CALayer:layer()
    alone:setFrame_ {0, 0, 10, 10}
    alone:scrollPoint_ {5, 5}
    assert.equal(10, alone:visibleRect().size.width)
  end)

  it("returns a value of its transform in space", function()
    local value = objc.NSValue:valueWithCATransform3D_(inner:transform())
    assert.equal(1, value:CATransform3DValue().m11)
  end)
end)

describe("a path's dashes", function()
  it("are those that were set", function()
    local path = objc.UIBezierPath:bezierPath()
    path:setLineDash_count_phase_({4, 2, 9}, 2, 1)
    local lengths, count, phase = path:getLineDash_count_phase_()
    assert.same({{4, 2}, 2, 1}, {lengths, count, phase})
  end)
end)
