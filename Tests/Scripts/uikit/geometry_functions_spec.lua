describe("the functions of geometry", function()
  local rect = {10, 20, 30, 40}

  it("measure rectangles", function()
    assert.are.equal(10, uikit.CGRectGetMinX(rect))
    assert.are.equal(25, uikit.CGRectGetMidX(rect))
    assert.are.equal(40, uikit.CGRectGetMaxX(rect))
    assert.are.equal(60, uikit.CGRectGetMaxY(rect))
    assert.are.equal(30, uikit.CGRectGetWidth({40, 60, -30, -40}))
    assert.are.equal(10, uikit.CGRectGetMinX({40, 60, -30, -40}))
  end)

  it("return questions", function()
    assert.is_true(uikit.CGRectContainsPoint(rect, {10, 20}))
    assert.is_false(uikit.CGRectContainsPoint(rect, {40, 20}))
    assert.is_true(uikit.CGRectContainsRect(rect, {10, 20, 30, 40}))
    assert.is_false(uikit.CGRectContainsRect(rect, {10, 20, 31, 40}))
    assert.is_true(uikit.CGRectIntersectsRect(rect, {39, 59, 5, 5}))
    assert.is_false(uikit.CGRectIntersectsRect(rect, {40, 59, 5, 5}))
    assert.is_true(uikit.CGRectEqualToRect(rect, uikit.CGRectMake(10, 20, 30, 40)))
  end)

  it("change rectangles", function()
    assert.is_true(uikit.CGRectEqualToRect(uikit.CGRectInset(rect, 5, 10), {15, 30, 20, 20}))
    assert.is_true(uikit.CGRectEqualToRect(uikit.CGRectOffset(rect, -10, 1), {0, 21, 30, 40}))
    assert.is_true(uikit.CGRectEqualToRect(uikit.CGRectUnion(rect, {0, 0, 1, 1}), {0, 0, 40, 60}))
  end)

  it("combine transforms, the new one first", function()
    local scaled = uikit.CGAffineTransformScale(uikit.CGAffineTransformMakeTranslation(5, 0), 2, 2)
    assert.are.same({x = 7, y = 2}, uikit.CGPointApplyAffineTransform({1, 1}, scaled))
    local concat = uikit.CGAffineTransformConcat(
      uikit.CGAffineTransformMakeTranslation(5, 0), uikit.CGAffineTransformMakeScale(2, 2))
    assert.are.same({x = 12, y = 2}, uikit.CGPointApplyAffineTransform({1, 1}, concat))
    assert.is_true(uikit.CGAffineTransformIsIdentity(
      uikit.CGAffineTransformConcat(scaled, uikit.CGAffineTransformInvert(scaled))))
  end)
end)
