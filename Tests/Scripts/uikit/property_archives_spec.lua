-- The archives of values and layers that consist of their properties.

-- An object that was archived and read with secure coding.
local function read_again(object)
  local data, failure = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(object, true, nil)
  assert.is_not_nil(data, tostring(failure))
  local again
  again, failure = objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(object:class(), data, nil)
  assert.is_not_nil(again, tostring(failure))
  return again
end

describe("an archive keeps", function()
  it("a shadow", function()
    local shadow = objc.NSShadow:new()
    shadow:setShadowOffset_{width = 1, height = 2}
    shadow:setShadowColor_(objc.UIColor:redColor())
    local again = read_again(shadow)
    assert.equal(2, again:shadowOffset().height)
    assert.is_true(again:shadowColor():isEqual_(objc.UIColor:redColor()))
  end)

  it("a paragraph's style, mutable or not", function()
    local style = objc.NSMutableParagraphStyle:new()
    style:setLineSpacing_(7)
    style:setAlignment_(2)
    style:setTabStops_{objc.NSTextTab:alloc():initWithTextAlignment_location_options_(1, 30, nil)}
    local again = read_again(style)
    again:setHeadIndent_(3)
    assert.same({7, 2, 30}, {again:lineSpacing(), again:alignment(), again:tabStops()[1]:location()})
    local fixed = read_again(style:copy())
    assert.equal(objc.NSParagraphStyle, fixed:class())
    assert.same({7, 2}, {fixed:lineSpacing(), fixed:alignment()})
  end)

  it("an attributed string with both", function()
    local text = objc.NSAttributedString:alloc():initWithString_attributes_("a", {
      NSParagraphStyle = objc.NSMutableParagraphStyle:new(), NSShadow = objc.NSShadow:new(),
    })
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(text, false, nil)
    local again = objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data)
    assert.is_true(again:attribute_atIndex_effectiveRange_("NSShadow", 0, nil):isKindOfClass_(objc.NSShadow))
  end)

  it("a path and its style", function()
    local path = objc.UIBezierPath:bezierPath()
    path:moveToPoint_{x = 1, y = 2}
    path:addLineToPoint_{x = 5, y = 2}
    path:addCurveToPoint_controlPoint1_controlPoint2_({x = 9, y = 9}, {x = 6, y = 4}, {x = 7, y = 5})
    path:closePath()
    path:setLineWidth_(4)
    path:setLineDash_count_phase_({3, 2}, 2, 1)
    local again = read_again(path)
    assert.same(path:bounds(), again:bounds())
    assert.equal(4, again:lineWidth())
    assert.same({again:getLineDash_count_phase_()}, {path:getLineDash_count_phase_()})
    again:addLineToPoint_{x = 0, y = 0}
    assert.is_false(again:isEqual_(path))
  end)

  it("a timing function", function()
    local function second(curve) return (curve:getControlPointAtIndex_values_(2)) end
    local curve = objc.CAMediaTimingFunction:functionWithControlPoints____(0.1, 0.2, 0.3, 0.4)
    assert.same(second(curve), second(read_again(curve)))
  end)

  it("a layer with its sublayers", function()
    local layer, shape = objc.CALayer:layer(), objc.CAShapeLayer:layer()
    layer:setBounds_{0, 0, 10, 20}
    layer:setBackgroundColor_(objc.UIColor:blueColor())
    layer:setHidden_(true)
    layer:setTransform_(uikit.CATransform3DMakeScale(2, 3, 1))
    shape:setLineWidth_(5)
    shape:setPath_(objc.UIBezierPath:bezierPathWithRect_{0, 0, 2, 3})
    layer:addSublayer_(shape)
    local again = read_again(layer)
    assert.equal(20, again:bounds().size.height)
    assert.is_true(again:isHidden())
    assert.equal(3, again:transform().m22)
    local sublayer = again:sublayers()[1]
    assert.equal(again, sublayer:superlayer())
    assert.same({5, 3}, {sublayer:lineWidth(), sublayer:path():bounds().size.height})
  end)

  it("an animation", function()
    local animation = objc.CABasicAnimation:animationWithKeyPath_ "opacity"
    animation:setToValue_(0.5)
    animation:setDuration_(2)
    animation:setTimingFunction_(objc.CAMediaTimingFunction:functionWithName_ "easeIn")
    local again = read_again(animation)
    assert.same({"opacity", 0.5, 2}, {tostring(again:keyPath()), again:toValue(), again:duration()})
    assert.is_not_nil(again:timingFunction())
  end)
end)
