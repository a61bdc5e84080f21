local outer, inner

local function frame()
  local r = inner:frame()
  return {r.origin.x, r.origin.y, r.size.width, r.size.height}
end

before_each(function()
  outer = objc.UIView:alloc():initWithFrame_{0, 0, 100, 100}
  inner = objc.UIView:alloc():initWithFrame_{10, 20, 30, 40}
  outer:addSubview_(inner)
end)

describe("a view whose superview changes its size", function()
  it("stays where it is without a mask", function()
    outer:setFrame_{0, 0, 200, 200}
    assert.are.same({10, 20, 30, 40}, frame())
  end)

  it("changes only in its flexible part", function()
    inner:setAutoresizingMask_(
      uikit.UIViewAutoresizingFlexibleWidth | uikit.UIViewAutoresizingFlexibleTopMargin)
    outer:setBounds_{0, 0, 150, 160}
    assert.are.same({10, 80, 80, 40}, frame())
  end)

  it("distributes the change in proportion to the old sizes", function()
    inner:setAutoresizingMask_(
      uikit.UIViewAutoresizingFlexibleLeftMargin | uikit.UIViewAutoresizingFlexibleRightMargin)
    outer:setFrame_{0, 0, 170, 100}
    assert.are.same({20, 20, 30, 40}, frame())
  end)

  it("stays where it is when its superview does not autoresize", function()
    inner:setAutoresizingMask_(uikit.UIViewAutoresizingFlexibleWidth)
    outer:setAutoresizesSubviews_(false)
    outer:setFrame_{0, 0, 200, 200}
    assert.are.same({10, 20, 30, 40}, frame())
  end)

  it("never has a negative size", function()
    inner:setAutoresizingMask_(uikit.UIViewAutoresizingFlexibleWidth)
    outer:setFrame_{0, 0, 20, 100}
    assert.are.equal(0, inner:frame().size.width)
  end)
end)
