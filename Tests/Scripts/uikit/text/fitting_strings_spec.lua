describe("a string drawn in a width, as until iOS 7", function()
  local font = objc.UIFont:systemFontOfSize_(20)

  it("uses a smaller font where it would not fit, down to the minimum", function()
    local whole = objc.msgSend("measure me", "sizeWithFont:", font)
    local size, points = objc.msgSend(
      "measure me", "sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:", font, 8, whole.width / 2, 0)
    assert.equal(10, points)
    assert.is_true(size.width <= whole.width / 2)
    size, points = objc.msgSend(
      "measure me", "sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:", font, 14, whole.width / 2, 0)
    assert.equal(14, points)
    assert.is_true(size.width > 0)
  end)

  it("keeps the font where it fits", function()
    local _, points = objc.msgSend("x",
      "drawAtPoint:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:",
      {0, 0}, 300, font, 8, 0, 0)
    assert.equal(20, points)
  end)
end)

describe("a descriptor of a font", function()
  it("keeps the matrix of its glyphs through other changes", function()
    local slanted = {a = 1, b = 0, c = 0.5, d = 1, tx = 0, ty = 0}
    local descriptor = objc.UIFontDescriptor:fontDescriptorWithName_size_("Helvetica", 12)
    local made = descriptor:fontDescriptorWithMatrix_(slanted)
    assert.same(slanted, made:fontDescriptorWithSize_(20):matrix())
    assert.is_false(made:isEqual_(descriptor))
    assert.equal(1, objc.UIFontDescriptor:fontDescriptorWithName_matrix_("Helvetica", slanted):pointSize())
  end)
end)
