local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a symbol's configuration", function()
  it("merges another one, and is equal to one with the same values", function()
    local Configuration = objc.UIImageSymbolConfiguration
    local large = Configuration:configurationWithPointSize_weight_scale_(20, 6, 3)
    assert.is_true(large:isEqual_(Configuration:configurationWithPointSize_weight_(20, 6)
      :configurationByApplyingConfiguration_(Configuration:configurationWithScale_(3))))
    assert.is_false(large:isEqual_(large:configurationWithoutScale()))
    local image = objc.UIImage:systemImageNamed_withConfiguration_("star", large)
    assert.is_true(image:configuration() == large)
  end)
end)

describe("an image's asset", function()
  it("has the variant that was registered for the traits", function()
    local light, dark = objc.UIImage:imageNamed_("light"), objc.UIImage:imageNamed_("dark")
    local night = objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(2)
    light:imageAsset():registerImage_withTraitCollection_(dark, night)
    assert.is_true(light:imageAsset():imageWithTraitCollection_(night) == dark)
    local day = objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(1)
    assert.is_true(dark:imageAsset():imageWithTraitCollection_(day) == light)
    light:imageAsset():unregisterImageWithTraitCollection_(night)
    assert.is_true(light:imageAsset():imageWithTraitCollection_(night) == light)
  end)
end)
