describe("a font", function()
  local snapshot

  before_each(function() snapshot = objc.snapshot() end)
  after_each(function() objc.restore(snapshot) end)

  it("has the measures of SF's published tables", function()
    local font = objc.UIFont:systemFontOfSize_(17)
    assert.is_near(16.186523, font:ascender(), 1e-6)
    assert.is_near(-4.100586, font:descender(), 1e-6)
    assert.is_near(20.287109, font:lineHeight(), 1e-6)
    assert.is_near(11.978027, font:capHeight(), 1e-6)
    assert.equal(17, font:pointSize())
    assert.equal(".SFUI-Regular", font:fontName())
    assert.equal(".SFUI-Semibold", objc.UIFont:boldSystemFontOfSize_(17):fontName())
  end)

  it("is one object for equal fonts, of the class it has on a device", function()
    local font = objc.UIFont:systemFontOfSize_weight_(15, uikit.UIFontWeightMedium)
    assert.equal(font, objc.UIFont:systemFontOfSize_weight_(15, uikit.UIFontWeightMedium))
    assert.equal("UICTFont", objc.NSStringFromClass(font:class()))
    assert.is_true(font:isKindOfClass_(objc.UIFont))
    assert.equal(20, font:fontWithSize_(20):pointSize())
  end)

  it("is found by its name, and nil for an unknown name", function()
    assert.equal("Helvetica Neue", objc.UIFont:fontWithName_size_("HelveticaNeue-Bold", 12):familyName())
    assert.is_nil(objc.UIFont:fontWithName_size_("NoSuchFont", 12))
    local traits = uikit.UIFontDescriptorTraitBold
    assert.equal("Helvetica-Bold",
      objc.msgSend(objc.UIFont, "fontWithName:size:traits:", "Helvetica", 12, traits):fontName())
  end)

  it("is of any family of a phone, by the names of its faces or by that of the family", function()
    local function traits(name)
      local font = objc.UIFont:fontWithName_size_(name, 12)
      return {font:familyName(), font:fontName(), font:fontDescriptor():symbolicTraits() & 3}
    end
    assert.same({"Gill Sans", "GillSans-SemiBoldItalic", 3}, traits "GillSans-SemiBoldItalic")
    assert.same({"Hoefler Text", "HoeflerText-Regular", 0}, traits "HoeflerText-Regular")
    assert.same({"Futura", "Futura-Medium", 0}, traits "Futura")
    assert.same({"Bradley Hand", "BradleyHandITCTT-Bold", 2}, traits "Bradley Hand")
    assert.same({"Noteworthy-Light", "Noteworthy-Bold"}, objc.UIFont:fontNamesForFamilyName_ "Noteworthy")
    assert.equal("Trebuchet-BoldItalic", objc.UIFont:fontNamesForFamilyName_("Trebuchet MS")[4])
  end)

  it("is as large as its text style", function()
    assert.equal(34, objc.UIFont:preferredFontForTextStyle_(uikit.UIFontTextStyleLargeTitle):pointSize())
    assert.equal(17, objc.UIFont:preferredFontForTextStyle_(uikit.UIFontTextStyleBody):pointSize())
    assert.error_matches(function() objc.UIFont:preferredFontForTextStyle_ "Huge" end, "Unknown style Huge")
  end)

  it("is created from a descriptor with other traits", function()
    local descriptor = objc.UIFont:systemFontOfSize_(14):fontDescriptor()
    local bold = descriptor:fontDescriptorWithSymbolicTraits_(uikit.UIFontDescriptorTraitBold)
    local font = objc.UIFont:fontWithDescriptor_size_(bold, 0)
    assert.equal(14, font:pointSize())
    assert.equal(".SFUI-Semibold", font:fontName())
    local courier = objc.UIFontDescriptor:fontDescriptorWithFontAttributes_ {
      [uikit.UIFontDescriptorFamilyAttribute] = "Courier New", [uikit.UIFontDescriptorSizeAttribute] = 9}
    assert.equal("CourierNewPSMT", objc.UIFont:fontWithDescriptor_size_(courier, 0):fontName())
  end)

  it("has the widths that a script reports it", function()
    uikit.font("Ours-Regular", {family = "Ours", width = 0.5, ascender = 0.8, descender = -0.2})
    local font = objc.UIFont:fontWithName_size_("Ours-Regular", 10)
    assert.equal(10, font:lineHeight())
    local size = objc.msgSend("four", "sizeWithAttributes:", {[uikit.NSFontAttributeName] = font})
    assert.same({20, 10}, {size.width, size.height})
    assert.error_matches(function() uikit.font("Ours-Regular", {wide = 1}) end,
      "no measure is named 'wide'; there are advances")
    assert.error_matches(function() uikit.font("X", {advances = {ab = 1}}) end, "must be one character")
  end)

  it("is measured again after a restored snapshot", function()
    local before = objc.snapshot()
    uikit.font("Lost", {width = 0.5})
    objc.restore(before)
    assert.is_nil(objc.UIFont:fontWithName_size_("Lost", 10))
  end)

  it("is seen by a hook on its constructor and on its measures", function()
    hook.instead(objc.getMetaClass "UIFont", "systemFontOfSize:weight:", function(original, self, size, weight)
      return original(self, size + 1, weight)
    end)
    assert.equal(11, objc.UIFont:systemFontOfSize_weight_(10, 0):pointSize())
    hook.instead(objc.UIFont, "ascender", function(original, self) return original(self) + 100 end)
    assert.is_true(objc.UIFont:systemFontOfSize_(10):ascender() > 100)
  end)
end)
