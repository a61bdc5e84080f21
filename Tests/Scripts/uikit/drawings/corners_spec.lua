-- Views with some rounded corners.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Drawing = dofile(own .. "drawing.lua")

describe("a drawing with masked corners", function()
  local snapshot, view
  before_each(function()
    snapshot = objc.snapshot()
    view = Drawing.placed(objc.UIView:alloc():initWithFrame_ {0, 0, 200, 100})
    view:setBackgroundColor_(objc.UIColor:redColor())
    view:layer():setCornerRadius_(20)
  end)
  after_each(function() objc.restore(snapshot) end)

  local upper <const> = "M0 20A20 20 0 0 1 20 0L180 0A20 20 0 0 1 200 20L200 100L0 100Z"

  it("rounds those in the mask, of the background and of clipped contents", function()
    view:layer():setMaskedCorners_(uikit.kCALayerMinXMinYCorner | uikit.kCALayerMaxXMinYCorner)
    assert.equal(1, Drawing.of(view):count("d", upper))
    view:setClipsToBounds_(true)
    assert.matches('<clipPath id="clip%d+">\n<path d="' .. upper .. '"/>', Drawing.of().svg)
  end)

  it("makes the border's outer edge follow them", function()
    view:layer():setMaskedCorners_(uikit.kCALayerMaxXMaxYCorner)
    view:layer():setBorderWidth_(2)
    assert.equal(1, Drawing.of(view):count("d", "M1 1L199 1L199 80A19 19 0 0 1 180 99L1 99Z"))
  end)

  it("draws a plain rectangle when all four or none are round", function()
    assert.equal(1, Drawing.of(view):count("rx", "20"))
    view:layer():setMaskedCorners_(0)
    local drawing = Drawing.of(view)
    assert.equal(0, drawing:count("rx", "20"))
    assert.equal(1, drawing:count("d", "M0 0L200 0L200 100L0 100Z"))
  end)

  it("rounds a layer without a view likewise", function()
    local layer = objc.CALayer:layer()
    layer:setFrame_ {10, 10, 40, 40}
    layer:setBackgroundColor_(objc.UIColor:blueColor():CGColor())
    layer:setCornerRadius_(100)
    layer:setMaskedCorners_(uikit.kCALayerMinXMinYCorner)
    view:layer():addSublayer_(layer)
    assert.equal(1, Drawing.of(view):count("d", "M10 30A20 20 0 0 1 30 10L50 10L50 50L10 50Z"))
  end)
end)
