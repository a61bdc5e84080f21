local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local style, scale = objc.UITraitUserInterfaceStyle, objc.UITraitDisplayScale

describe("a trait collection", function()
  it("consists of values of the trait definitions, and returns them", function()
    local dark = objc.UITraitCollection:traitCollectionWithNSIntegerValue_forTrait_(2, style)
    assert.equal(2, dark:userInterfaceStyle())
    assert.equal(2, dark:valueForNSIntegerTrait_(style))
    local fine = dark:traitCollectionByReplacingCGFloatValue_forTrait_(3.0, scale)
    assert.equal(3.0, fine:valueForCGFloatTrait_(scale))
    assert.equal(2, fine:userInterfaceStyle())
    assert.equal(0.0, dark:displayScale())
    assert.equal("UICTContentSizeCategoryXL", objc.UITraitCollection
      :traitCollectionWithObject_forTrait_("UICTContentSizeCategoryXL",
        objc.UITraitPreferredContentSizeCategory):preferredContentSizeCategory())
    assert.error_matches(function() dark:valueForNSIntegerTrait_(objc.UIView) end, "UIView is no UITrait")
  end)

  it("is created by a block that changes another one, which is unchanged", function()
    local light = objc.UITraitCollection:traitCollectionWithTraits_(function(traits)
      traits:setUserInterfaceStyle_(1)
      traits:setHorizontalSizeClass_(2)
    end)
    local dark = light:traitCollectionByModifyingTraits_(function(traits)
      assert.equal(1, traits:userInterfaceStyle())
      traits:setUserInterfaceStyle_(2)
    end)
    assert.same({1, 2, 2}, {light:userInterfaceStyle(), dark:userInterfaceStyle(),
      dark:horizontalSizeClass()})
    assert.is_true(dark:changedTraitsFromTraitCollection_(light)[1] == style)
    assert.is_nil(dark:changedTraitsFromTraitCollection_(light)[2])
  end)

  it("has the traits that affect colors", function()
    local found = false
    for _, trait in ipairs(objc.UITraitCollection:systemTraitsAffectingColorAppearance()) do
      found = found or trait == style
    end
    assert.is_true(found)
  end)
end)
