local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a window scene", function()
  local window, scene

  before_each(function()
    window = uikit.keyWindow()
    scene = window:windowScene()
  end)

  it("sets traits for all of its windows", function()
    local changes = 0
    local View = objc.class("TraitView", objc.UIView, function(instance)
      function instance:traitCollectionDidChange_() changes = changes + 1 end
    end)
    local view = View:new()
    window:addSubview_(view)
    scene:traitOverrides():setUserInterfaceStyle_(uikit.UIUserInterfaceStyleDark)
    assert.same({1, 2, 2}, {changes, view:traitCollection():userInterfaceStyle(),
      scene:traitCollection():userInterfaceStyle()})
    scene:traitOverrides():removeTrait_(objc.UITraitUserInterfaceStyle)
    assert.same({2, 1}, {changes, view:traitCollection():userInterfaceStyle()})
  end)

  it("returns its frame, and that a phone's window cannot be resized", function()
    local before = scene:effectiveGeometry()
    uikit.rotate(uikit.UIInterfaceOrientationLandscapeRight)
    assert.same({1, 3}, {before:interfaceOrientation(), scene:effectiveGeometry():interfaceOrientation()})
    assert.is_nil(scene:sizeRestrictions())
    assert.is_nil(scene:windowingBehaviors())
  end)

  it("keeps the conditions under which it is activated", function()
    local conditions = scene:activationConditions()
    assert.is_true(conditions:canActivateForTargetContentIdentifierPredicate():evaluateWithObject_ "a")
    conditions:setCanActivateForTargetContentIdentifierPredicate_(
      objc.NSPredicate:predicateWithFormat_ "SELF == 'b'")
    assert.is_false(scene:activationConditions()
      :canActivateForTargetContentIdentifierPredicate():evaluateWithObject_ "a")
  end)
end)

describe("the language of typesetting", function()
  it("is a trait", function()
    local collection = objc.UITraitCollection:traitCollectionWithTypesettingLanguage_ "th"
    local both = objc.UITraitCollection:traitCollectionWithTraitsFromCollections_{
      collection, objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(2)}
    assert.same({"th", 2}, {both:typesettingLanguage(), both:userInterfaceStyle()})
    assert.equal("", objc.UITraitCollection:new():typesettingLanguage())
  end)
end)
