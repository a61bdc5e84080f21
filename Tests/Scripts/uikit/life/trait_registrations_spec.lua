describe("registering for changes of traits", function()
  local snapshot, view

  before_each(function()
    snapshot = objc.snapshot()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
  end)
  after_each(function() objc.restore(snapshot) end)

  it("calls the handler with the former traits, only for the named traits, after the method", function()
    local log = {}
    hook.after(view, "traitCollectionDidChange:", function() log[#log + 1] = "method" end)
    local token = view:registerForTraitChanges_withHandler_({objc.UITraitUserInterfaceStyle}, function(place, former)
      log[#log + 1] = {place == view, former:userInterfaceStyle()}
    end)
    uikit.setTraits {style = "dark"}
    assert.same({"method", {true, 1}}, log)
    uikit.setTraits {contentSize = "UICTContentSizeCategoryXXXL"}
    assert.equal(3, #log)
    view:unregisterForTraitChanges_(token)
    uikit.setTraits {style = "light"}
    assert.equal(4, #log)
  end)

  it("sends an action with the number of its parameters", function()
    local log = {}
    local Hearer = objc.class("TraitHearer", objc.NSObject, function(instance)
      function instance:heard() log[#log + 1] = "heard" end
      function instance:heard_former_(place, former) log[#log + 1] = {place == view, former ~= nil} end
    end)
    local hearer = Hearer:new()
    local traits = {objc.UITraitUserInterfaceStyle, objc.UITraitPreferredContentSizeCategory}
    view:registerForTraitChanges_withTarget_action_(traits, hearer, "heard")
    view:registerForTraitChanges_withTarget_action_(traits, hearer, "heard:former:")
    uikit.setTraits {contentSize = "UICTContentSizeCategoryXXXL"}
    assert.same({"heard", {true, true}}, log)
  end)

  it("accepts only traits", function()
    assert.error_matches(function()
      view:registerForTraitChanges_withHandler_({objc.UIView}, function() end)
    end, "UIView is no UITrait")
  end)
end)
