-- Less common parts of Core Animation, and the constants of their headers.
describe("a scroll layer", function()
  it("scrolls along the axes of its mode, also for a layer in it", function()
    local layer, inner = objc.CAScrollLayer:layer(), objc.CALayer:layer()
    layer:setBounds_ {0, 0, 100, 100}
    inner:setFrame_ {0, 0, 500, 500}
    layer:addSublayer_(inner)
    layer:scrollToPoint_ {30, 40}
    assert.same({x = 30, y = 40}, layer:bounds().origin)
    layer:setScrollMode_(uikit.kCAScrollVertically)
    inner:scrollPoint_ {90, 60}
    assert.same({x = 30, y = 60}, layer:bounds().origin)
    layer:setScrollMode_(uikit.kCAScrollNone)
    layer:scrollToPoint_ {1, 1}
    assert.same({x = 30, y = 60}, layer:bounds().origin)
  end)
end)

describe("a text layer", function()
  it("prefers the size of its text", function()
    local layer = objc.CATextLayer:layer()
    layer:setString_ "hello"
    local large = layer:preferredFrameSize()
    layer:setFontSize_(18)
    local small = layer:preferredFrameSize()
    assert.is_true(small.width > 0 and large.width > small.width and large.height > small.height)
    assert.equal(0, objc.CATextLayer:layer():preferredFrameSize().width)
  end)
end)

describe("a timing function", function()
  it("returns its four points", function()
    local ease = objc.CAMediaTimingFunction:functionWithName_(uikit.kCAMediaTimingFunctionEaseIn)
    local points = {}
    for i = 0, 3 do points[i + 1] = ease:getControlPointAtIndex_values_(i) end
    assert.same({{0, 0}, {0.42, 0}, {1, 1}, {1, 1}}, points)
    assert.error_matches(function() ease:getControlPointAtIndex_values_(4) end, "between 0 and 3, got 4")
  end)
end)

describe("a spring", function()
  it("is damped more than critically only where that is allowed", function()
    local spring = objc.CASpringAnimation:animationWithKeyPath_ "position"
    spring:setDamping_(20)
    local critical = spring:settlingDuration()
    spring:setDamping_(60)
    assert.equal(critical, spring:settlingDuration())
    spring:setAllowsOverdamping_(true)
    assert.is_true(spring:settlingDuration() > critical)
  end)
end)

describe("a transaction", function()
  it("is read and written by keys", function()
    local ran = false
    local Transaction = objc.CATransaction
    Transaction:begin()
    Transaction:setValue_forKey_(function() ran = true end, uikit.kCATransactionCompletionBlock)
    local ease = objc.CAMediaTimingFunction:functionWithName_ "easeIn"
    Transaction:setValue_forKey_(ease, uikit.kCATransactionAnimationTimingFunction)
    assert.equal(ease, Transaction:animationTimingFunction())
    assert.equal(ease, Transaction:valueForKey_ "animationTimingFunction")
    Transaction:commit()
    assert.is_true(ran)
  end)
end)

describe("default values", function()
  it("are those of a new layer and a new cell", function()
    assert.equal(1, objc.CALayer:defaultValueForKey_ "opacity")
    assert.equal("point", objc.CAEmitterLayer:defaultValueForKey_ "emitterShape")
    assert.equal(1, objc.CAEmitterCell:defaultValueForKey_ "scale")
    assert.is_nil(objc.CALayer:defaultValueForKey_ "unknown")
    assert.equal(1, objc.CALayer:cornerCurveExpansionFactor_(uikit.kCACornerCurveCircular))
    assert.is_true(objc.CALayer:cornerCurveExpansionFactor_(uikit.kCACornerCurveContinuous) > 1.5)
  end)
end)

describe("a layer and an emitter's cell", function()
  it("store values for any key", function()
    for _, object in ipairs {objc.CALayer:layer(), objc.CAEmitterCell:emitterCell()} do
      assert.is_nil(object:valueForKey_ "owner")
      object:setValue_forKey_("somebody", "owner")
      assert.equal("somebody", object:valueForKey_ "owner")
    end
  end)
end)
