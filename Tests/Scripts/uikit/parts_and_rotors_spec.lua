local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

describe("a rotor of accessibility", function()
  it("searches by its block, from an item in a direction", function()
    local heading = objc.UIView:new()
    local rotor = objc.UIAccessibilityCustomRotor:alloc():initWithName_itemSearchBlock_(
      "Headings", function(predicate)
        assert.equal(1, predicate:searchDirection())
        return objc.UIAccessibilityCustomRotorItemResult:alloc()
          :initWithTargetElement_targetRange_(heading, nil)
      end)
    local view = objc.UIView:new()
    view:setAccessibilityCustomRotors_{rotor}
    local predicate = objc.UIAccessibilityCustomRotorSearchPredicate:new()
    predicate:setSearchDirection_(1)
    local found = view:accessibilityCustomRotors()[1]:itemSearchBlock()(predicate)
    assert.equal(heading, found:targetElement())
    assert.equal("Headings", tostring(rotor:attributedName():string()))
    rotor:setAttributedName_(objc.NSAttributedString:alloc():initWithString_ "Links")
    assert.equal("Links", rotor:name())
  end)
end)

describe("a custom action of accessibility", function()
  it("accepts an attributed name, whose string is the name", function()
    local name = objc.NSAttributedString:alloc():initWithString_ "Archive"
    local action = objc.UIAccessibilityCustomAction:alloc():initWithAttributedName_actionHandler_(
      name, function() return true end)
    assert.equal("Archive", action:name())
    assert.equal(name, action:attributedName())
    action:setName_ "Delete"
    assert.equal("Delete", tostring(action:attributedName():string()))
  end)
end)

describe("a guide that tracks the keyboard", function()
  it("holds constraints for the edges that it is near to, and away from", function()
    local view = objc.UIView:alloc():initWithFrame_{0, 0, 300, 600}
    uikit.keyWindow():addSubview_(view)
    local guide = view:keyboardLayoutGuide()
    local field = objc.UIView:new()
    field:setTranslatesAutoresizingMaskIntoConstraints_(false)
    view:addSubview_(field)
    local function pin() return field:topAnchor():constraintEqualToAnchor_(view:topAnchor()) end
    local bottom, top, away = pin(), pin(), pin()
    guide:setConstraints_activeWhenNearEdge_({bottom}, 4)
    guide:setConstraints_activeWhenNearEdge_({top}, 1)
    guide:setConstraints_activeWhenAwayFromEdge_({away}, 1)
    assert.same({true, false, true}, {bottom:isActive(), top:isActive(), away:isActive()})
    assert.equal(bottom, guide:constraintsActiveWhenNearEdge_(4)[1])
    guide:setConstraints_activeWhenNearEdge_({}, 4)
    assert.is_false(bottom:isActive())
    guide:removeAllTrackedConstraints()
    assert.is_false(away:isActive())
    assert.error_matches(function() guide:constraintsActiveWhenNearEdge_(0) end,
      "NSDirectionalRectEdge")
  end)
end)

describe("a suggestion of a search", function()
  it("has a text, a description and a represented object", function()
    local item = objc.UISearchSuggestionItem:suggestionWithLocalizedSuggestion_descriptionString_(
      "swift", "a language")
    item:setRepresentedObject_(item)
    assert.same({"swift", "a language"},
      {item:localizedSuggestion(), item:localizedDescription()})
    local text = objc.NSAttributedString:alloc():initWithString_ "lua"
    item = objc.UISearchSuggestionItem:alloc():initWithLocalizedAttributedSuggestion_(text)
    assert.equal("lua", item:localizedSuggestion())
    assert.equal(text, item:localizedAttributedSuggestion())
  end)
end)

describe("a quick action that is mutable", function()
  it("accepts only its own properties", function()
    local item = objc.UIMutableApplicationShortcutItem:alloc():initWithType_localizedTitle_("a", "A")
    item:setTargetContentIdentifier_ "inbox"
    assert.equal("inbox", item:copy():targetContentIdentifier())
    assert.is_false(item:copy():respondsToSelector_ "setTargetContentIdentifier:")
  end)
end)

describe("a controller in tabs", function()
  it("has its tab, from below a navigation controller too", function()
    local inner = objc.UIViewController:new()
    local tab = objc.UITab:alloc():initWithTitle_image_identifier_viewControllerProvider_(
      "Home", nil, "home", function()
        return objc.UINavigationController:alloc():initWithRootViewController_(inner)
      end)
    local tabs = objc.UITabBarController:alloc():initWithTabs_{tab}
    uikit.keyWindow():setRootViewController_(tabs)
    assert.equal(tab, inner:tab())
    assert.is_nil(tabs:tab())
    tabs:setCompactTabIdentifiers_{"home"}
    assert.equal("home", tabs:compactTabIdentifiers()[1])
  end)
end)
