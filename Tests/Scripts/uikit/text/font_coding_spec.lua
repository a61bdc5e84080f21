-- Fonts are archived with their descriptors, as in a nib.
describe("a font in an archive", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  it("is decoded unchanged", function()
    for _, font in ipairs {
      objc.UIFont:systemFontOfSize_(13), objc.UIFont:boldSystemFontOfSize_(15),
      objc.UIFont:italicSystemFontOfSize_(11), objc.UIFont:fontWithName_size_("Georgia-Bold", 12),
    } do
      local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(font)
      assert.equal(font, objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data))
    end
  end)

  it("encodes the usage of a system font", function()
    local function usage(font) return font:fontDescriptor():fontAttributes().NSCTFontUIUsageAttribute end
    assert.equal("CTFontRegularUsage", usage(objc.UIFont:systemFontOfSize_(12)))
    assert.equal("CTFontEmphasizedUsage", usage(objc.UIFont:boldSystemFontOfSize_(12)))
    assert.equal("CTFontObliqueUsage", usage(objc.UIFont:italicSystemFontOfSize_(12)))
    assert.is_nil(usage(objc.UIFont:fontWithName_size_("Georgia-Bold", 12)))
  end)

  it("is read by initWithCoder: when a nib is loaded, and can be replaced there", function()
    hook.instead(objc.UIFont, "initWithCoder:", function(original, self, coder)
      local descriptor = coder:decodeObjectForKey_ "UIFontDescriptor"
      if descriptor:fontAttributes().NSCTFontUIUsageAttribute == "CTFontRegularUsage" then
        return objc.UIFont:fontWithName_size_("Georgia-Bold", descriptor:pointSize())
      end
      return original(self, coder)
    end)
    uikit.nib("FontNib", {
      {class = "UILabel", font = objc.UIFont:systemFontOfSize_(12)},
      {class = "UILabel", font = objc.UIFont:boldSystemFontOfSize_(12)},
    })
    local labels = objc.UINib:nibWithNibName_bundle_("FontNib", nil):instantiateWithOwner_options_(nil, nil)
    assert.equal("Georgia-Bold", labels[1]:font():fontName())
    assert.equal(objc.UIFont:boldSystemFontOfSize_(12), labels[2]:font())
  end)
end)
