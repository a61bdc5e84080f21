-- Masks, special layers, and blurs in drawings.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Drawing = dofile(own .. "drawing.lua")

describe("a drawing", function()
  local snapshot, red, view
  before_each(function()
    snapshot = objc.snapshot()
    red = objc.UIColor:redColor()
    view = Drawing.placed(objc.UIView:alloc():initWithFrame_ {0, 0, 200, 100})
  end)
  after_each(function() objc.restore(snapshot) end)

  --- The drawing with a layer of a class in the view.
  local function with(class, properties)
    local layer = class:layer()
    layer:setFrame_ {10, 20, 100, 50}
    for name, value in pairs(properties) do layer[name](layer, value) end
    view:layer():addSublayer_(layer)
    return Drawing.of(view), layer
  end

  local function shape(properties)
    properties.setPath_ = objc.UIBezierPath:bezierPathWithRect_ {0, 0, 40, 20}
    return with(objc.CAShapeLayer, properties).svg
  end

  describe("shows a view through", function()
    it("the opaque parts of its layer's mask", function()
      view:setBackgroundColor_(red)
      local mask = objc.CAShapeLayer:layer()
      mask:setPath_(objc.UIBezierPath:bezierPathWithOvalInRect_ {0, 0, 100, 100})
      view:layer():setMask_(mask)
      local definition, masked = Drawing.of(view).svg:match(
        '<mask id="(mask%d+)" style="mask%-type:alpha".-<path d="M.-</mask>\n<g mask="url%(#(mask%d+)%)">\n<rect x="0" y="0"')
      assert.is_not_nil(definition)
      assert.equal(definition, masked)
      view:layer():setMask_(nil)
      assert.is_nil(Drawing.of(view).svg:find("<mask", 1, true))
    end)

    it("the view that masks it, which is not drawn itself", function()
      local label = objc.UILabel:alloc():initWithFrame_ {5, 0, 100, 40}
      label:setText_ "Cut"
      view:setMaskView_(label)
      local svg = Drawing.of(view).svg
      assert.matches('<mask .-<g transform="translate%(5 0%)">.->Cut</text>.-</mask>', svg)
      assert.equal(1, select(2, svg:gsub(">Cut<", "")))
    end)

    it("the whole rectangle of a picture", function()
      local picture = objc.UIImageView:alloc():initWithFrame_ {0, 0, 30, 30}
      picture:setImage_(objc.UIImage:imageNamed_ "round")
      view:setMaskView_(picture)
      assert.matches('<mask .-<rect x="0" y="0" width="30" height="30" fill="#000000"/>', Drawing.of(view).svg)
    end)

    it("a mask that has itself for a mask, without endless recursion", function()
      view:setMaskView_(view)
      assert.is_nil(Drawing.of(view).svg:find("<mask", 1, true))
      local one, other = objc.UIView:new(), objc.UIView:new()
      one:setMaskView_(other)
      other:setMaskView_(one)
      view:setMaskView_(one)
      assert.matches("<mask", Drawing.of(view).svg, 1, true)
    end)
  end)

  it("rotates a layer around its anchor point, and clips it to its bounds", function()
    local drawing, layer = with(objc.CALayer, {
      setBackgroundColor_ = red, setAffineTransform_ = uikit.CGAffineTransformMakeRotation(math.pi / 2),
    })
    assert.matches('<g transform="matrix(0 1 -1 0 85 -5)">', drawing.svg, 1, true)
    layer:setAffineTransform_(uikit.CGAffineTransformIdentity)
    layer:setMasksToBounds_(true)
    layer:addSublayer_(objc.CALayer:layer())
    assert.matches('<g clip%-path="url%(#clip%d+%)">\n<rect x="0" y="0" width="100" height="50" fill="#ff0000"/>',
      Drawing.of(view).svg)
  end)

  it("moves the sublayers of a layer that has scrolled, and sorts them by their depth", function()
    local drawing, layer = with(objc.CALayer, {setBounds_ = {0, 30, 100, 50}})
    for place, color in ipairs {"red", "blue"} do
      local inner = objc.CALayer:layer()
      inner:setFrame_ {0, 30, place, 5}
      inner:setZPosition_(-place)
      inner:setBackgroundColor_(objc.UIColor[color .. "Color"](objc.UIColor))
      layer:addSublayer_(inner)
    end
    drawing = Drawing.of(view)
    assert.matches('<rect x="10" y="20" width="2" height="5" fill="#0000ff"/>\n<rect x="10" y="20" width="1"', drawing.svg, 1, true)
  end)

  describe("strokes a shape layer", function()
    it("with its dashes, caps and fill rule", function()
      local svg = shape {
        setStrokeColor_ = red, setLineDashPattern_ = {4, 2}, setLineDashPhase_ = 1, setLineCap_ = "round",
        setLineJoin_ = "bevel", setFillRule_ = "even-odd",
      }
      for _, attribute in ipairs {
        'fill-rule="evenodd"', 'stroke-linecap="round"', 'stroke-linejoin="bevel"', 'stroke-dasharray="4 2"',
        'stroke-dashoffset="1"',
      } do assert.matches(attribute, svg, 1, true) end
    end)

    it("from its start to its end only, and fills all of it", function()
      local svg = shape {setStrokeColor_ = red, setStrokeStart_ = 0.25, setStrokeEnd_ = 0.5}
      assert.matches('<path d="M10 20L50 20L50 40L10 40Z" fill="#000000"/>', svg, 1, true)
      assert.matches('<path d="M40 20L50 20L50 40" fill="none"', svg, 1, true)
      view:layer():setSublayers_(nil)
      assert.is_nil(shape {setStrokeColor_ = red, setStrokeEnd_ = 0}:find "#ff0000")
    end)

    it("beside a conic gradient that is narrower than its overlap", function()
      local colors = objc.NSArray:arrayWithArray_ {red:CGColor(), objc.UIColor:blueColor():CGColor()}
      local svg = with(objc.CAGradientLayer, {setType_ = "conic", setColors_ = colors, setFrame_ = {0, 0, 0.01, 20}}).svg
      assert.matches("<svg", svg, 1, true)
    end)

    it("not, if the length of the path is infinite", function()
      local path = objc.UIBezierPath:bezierPath()
      path:moveToPoint_ {0, 0}
      path:addLineToPoint_ {math.huge, 0}
      local svg = with(objc.CAShapeLayer, {setPath_ = path, setStrokeColor_ = red, setStrokeEnd_ = 0.5}).svg
      assert.is_nil(svg:find "#ff0000")
    end)
  end)

  describe("writes a text layer", function()
    it("white in Helvetica of 36 points from the top, by default", function()
      local text = with(objc.CATextLayer, {setString_ = "Hi"}):text "Hi"
      assert.same({"#ffffff", 36, 10}, {text.fill, text["font-size"], text.x})
      view:layer():setSublayers_(nil)
      text = with(objc.CATextLayer, {
        setString_ = "Hi", setFontSize_ = 10, setFont_ = objc.UIFont:boldSystemFontOfSize_(90),
        setForegroundColor_ = red, setAlignmentMode_ = "right",
      }):text "Hi"
      assert.same({"#ff0000", 10, 600}, {text.fill, text["font-size"], text["font-weight"]})
      assert.is_true(text.x > 90)
    end)

    it("over lines when it wraps, and cut with dots when it truncates", function()
      local words = "some words that are too long for a line"
      local drawing, layer = with(objc.CATextLayer, {setString_ = words, setFontSize_ = 12})
      assert.is_not_nil(drawing:text(words))
      layer:setWrapped_(true)
      assert.is_nil(Drawing.of(view):text(words))
      layer:setWrapped_(false)
      layer:setTruncationMode_ "end"
      assert.matches(">some words[^<]*…</text>", Drawing.of(view).svg)
    end)

    it("in the looks of an attributed string", function()
      local string = objc.NSAttributedString:alloc():initWithString_attributes_("Red", {NSColor = red})
      assert.equal("#ff0000", with(objc.CATextLayer, {setString_ = string}):text("Red").fill)
    end)
  end)

  it("repeats the sublayers of a replicator layer, each copy moved and paler", function()
    local drawing, replicator = with(objc.CAReplicatorLayer, {
      setInstanceCount_ = 3, setInstanceTransform_ = uikit.CATransform3DMakeTranslation(20, 0, 0),
      setInstanceAlphaOffset_ = -0.25, setInstanceColor_ = objc.UIColor:whiteColor(),
    })
    assert.equal(0, drawing:count("fill", "#ff0000"))
    local dot = objc.CALayer:layer()
    dot:setFrame_ {0, 0, 5, 5}
    dot:setBackgroundColor_(red)
    replicator:addSublayer_(dot)
    drawing = Drawing.of(view)
    assert.equal(3, drawing:count("fill", "#ff0000"))
    assert.matches('<g transform="matrix(1 0 0 1 40 0)">\n<rect x="10" y="20" width="5" height="5" fill="#ff0000" fill-opacity="0.5"/>', drawing.svg, 1, true)
    replicator:setInstanceColor_(objc.UIColor:blackColor())
    assert.equal(0, Drawing.of(view):count("fill", "#ff0000"))
  end)

  describe("of an emitter layer", function()
    local cell
    before_each(function()
      uikit.image("spark", {width = 10, height = 10})
      cell = objc.CAEmitterCell:emitterCell()
      cell:setBirthRate_(10)
      cell:setLifetime_(2)
      cell:setContents_(objc.UIImage:imageNamed_ "spark")
      cell:setColor_(red)
    end)
    local function particles(properties)
      properties.setEmitterCells_ = {cell}
      return with(objc.CAEmitterLayer, properties)
    end

    it("has the particles that are alive, always at the same places", function()
      cell:setVelocity_(30)
      cell:setEmissionRange_(math.pi * 2)
      local drawing = particles {}
      assert.is_true(math.abs(drawing:count("fill", "#ff0000") - 20) <= 1)
      assert.equal(drawing.svg, Drawing.of(view).svg)
      runloop.run(0.5)
      assert.not_equal(drawing.svg, Drawing.of(view).svg)
    end)

    it("has no particles before it begins, and as many as were emitted since", function()
      local drawing = particles {setBeginTime_ = uikit.CACurrentMediaTime() + 1}
      assert.equal(0, drawing:count("fill", "#ff0000"))
      runloop.run(1.55)
      assert.equal(6, Drawing.of(view):count("fill", "#ff0000"))
    end)

    it("moves them by their speed and pull, and fades them", function()
      cell:setBirthRate_(1)
      cell:setVelocity_(10)
      cell:setYAcceleration_(4)
      cell:setAlphaSpeed_(-0.25)
      particles {setBeginTime_ = uikit.CACurrentMediaTime()}
      runloop.run(1)
      assert.matches('matrix(1 0 0 1 10 2)">\n<ellipse cx="0" cy="0" rx="5" ry="5" fill="#ff0000" fill-opacity="0.75"/>',
        Drawing.of(view).svg, 1, true)
    end)

    it("has no particles without a picture, a rate or an enabled cell, and not millions", function()
      cell:setBirthRate_(1e9)
      cell:setLifetime_(math.huge)
      assert.equal(2000, (particles {}:count("fill", "#ff0000")))
      local function count() return (Drawing.of(view):count("fill", "#ff0000")) end
      cell:setBirthRate_(1)
      assert.is_true(count() > 0)
      cell:setEnabled_(false)
      assert.equal(0, count())
      cell:setEnabled_(true)
      cell:setContents_(nil)
      assert.equal(0, count())
      cell:setContents_(objc.UIImage:imageNamed_ "spark")
      cell:setBirthRate_(0)
      assert.equal(0, count())
    end)
  end)

  describe("of an effect view", function()
    local function blurred(style)
      local effect = objc.UIVisualEffectView:alloc():initWithEffect_(objc.UIBlurEffect:effectWithStyle_(style))
      effect:setFrame_ {0, 0, 50, 50}
      view:addSubview_(effect)
      return effect
    end

    it("repeats the contents behind it, out of focus and under a tint, but nothing above it", function()
      for _, text in ipairs {"behind", "before"} do
        local label = objc.UILabel:alloc():initWithFrame_ {0, 0, 50, 20}
        label:setText_(text)
        view:addSubview_(label)
        if text == "behind" then blurred(uikit.UIBlurEffectStyleDark) end
      end
      local svg = Drawing.of(view).svg
      assert.matches('<feGaussianBlur stdDeviation="20"/>', svg, 1, true)
      assert.matches('fill="#1c1c1c" fill-opacity="0.73"', svg, 1, true)
      assert.equal(2, select(2, svg:gsub(">behind<", "")))
      assert.equal(1, select(2, svg:gsub(">before<", "")))
      assert.equal(select(2, svg:gsub("<g[ >]", "")), select(2, svg:gsub("</g>", "")))
    end)

    it("blurs once for each of them, and not at all without an effect", function()
      for _ = 1, 5 do blurred(uikit.UIBlurEffectStyleLight) end
      assert.equal(5, select(2, Drawing.of(view).svg:gsub("<feGaussianBlur", "")))
      for _, effect in ipairs(view:subviews()) do effect:setEffect_(nil) end
      assert.is_nil(Drawing.of(view).svg:find "feGaussianBlur")
    end)
  end)
end)
