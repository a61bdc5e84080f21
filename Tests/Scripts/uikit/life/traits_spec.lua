describe("traits", function()
  local window, before, log = uikit.keyWindow(), nil, nil
  local function add(text) log[#log + 1] = text end

  local View = objc.class("TraitView", objc.UIView, function(instance)
    function instance:traitCollectionDidChange_(former)
      add(("view %d→%d current %d"):format(former:userInterfaceStyle(),
        self:traitCollection():userInterfaceStyle(),
        objc.UITraitCollection:currentTraitCollection():userInterfaceStyle()))
    end
    function instance:layoutSubviews() add("layout") end
  end)
  local Controller = objc.class("TraitController", objc.UIViewController, function(instance)
    function instance:loadView() self:setView_(View:new()) end
    function instance:traitCollectionDidChange_(former)
      add(("controller %d→%d"):format(
        former:userInterfaceStyle(), self:traitCollection():userInterfaceStyle()))
    end
  end)

  before_each(function()
    before = objc.snapshot()
    log = {}
  end)
  after_each(function() objc.restore(before) end)

  it("are those of a phone in daylight at first", function()
    local traits = objc.UIView:new():traitCollection()
    assert.equal(uikit.UIUserInterfaceStyleLight, traits:userInterfaceStyle())
    assert.equal(uikit.UIUserInterfaceSizeClassCompact, traits:horizontalSizeClass())
    assert.equal(uikit.UIUserInterfaceSizeClassRegular, traits:verticalSizeClass())
    assert.equal(uikit.UIContentSizeCategoryLarge, traits:preferredContentSizeCategory())
    assert.matches("^<UITraitCollection: 0x%x+; UserInterfaceIdiom = Phone, "
      .. "UserInterfaceStyle = Light, ", tostring(traits))
  end)

  it("reach a controller, then its view, when it gets dark; layout follows", function()
    window:setRootViewController_(Controller:new())
    runloop.run(0)
    log = {}
    uikit.setTraits{style = "dark"}
    assert.same({"controller 1→2", "view 1→2 current 2", "layout"}, log)
    uikit.setTraits{style = "dark"}
    assert.equal(3, #log)
  end)

  it("can be overridden by a window, a controller and a view, for all below", function()
    local controller = Controller:new()
    window:setRootViewController_(controller)
    runloop.run(0)
    local inner = View:new()
    controller:view():addSubview_(inner)
    runloop.run(0)
    log = {}
    controller:setOverrideUserInterfaceStyle_(uikit.UIUserInterfaceStyleDark)
    assert.same({"controller 1→2", "view 1→2 current 2", "view 1→2 current 2"}, log)
    log = {}
    inner:setOverrideUserInterfaceStyle_(uikit.UIUserInterfaceStyleLight)
    assert.same({"view 2→1 current 1"}, log)
    log = {}
    local late = View:new()
    controller:view():addSubview_(late)
    assert.same({"view 1→2 current 2"}, log)
  end)

  it("of sizes and text have their notification", function()
    local category
    local token = objc.NSNotificationCenter:defaultCenter()
      :addObserverForName_object_queue_usingBlock_(
        uikit.UIContentSizeCategoryDidChangeNotification, nil, nil, function(notification)
          category = notification:userInfo()[uikit.UIContentSizeCategoryNewValueKey]
        end)
    uikit.setTraits{contentSize = uikit.UIContentSizeCategoryExtraLarge, sizeClass = "regular"}
    assert.equal(uikit.UIContentSizeCategoryExtraLarge, category)
    assert.equal(2, window:traitCollection():horizontalSizeClass())
    uikit.setTraits{sizeClass = {horizontal = "compact", vertical = "compact"}}
    assert.equal(1, window:traitCollection():verticalSizeClass())
    assert.error_matches(function() uikit.setTraits{style = "darkish"} end, "'dark'")
    assert.error_matches(function() uikit.setTraits{sizeClass = {width = "compact"}} end,
      "sizeClass: unknown option 'width'; there are horizontal, vertical")
    objc.NSNotificationCenter:defaultCenter():removeObserver_(token)
  end)

  it("compare, contain and combine as collections", function()
    local Traits = objc.UITraitCollection
    local dark = Traits:traitCollectionWithUserInterfaceStyle_(2)
    local wide = Traits:traitCollectionWithHorizontalSizeClass_(2)
    local both = Traits:traitCollectionWithTraitsFromCollections_{dark, wide}
    assert.is_true(both:containsTraitsInCollection_(dark))
    assert.is_false(dark:containsTraitsInCollection_(wide))
    assert.is_true(dark:isEqual_(Traits:traitCollectionWithUserInterfaceStyle_(2)))
    assert.is_true(both:hasDifferentColorAppearanceComparedToTraitCollection_(wide))
    assert.equal(-1, wide:userInterfaceIdiom())
    local style
    dark:performAsCurrentTraitCollection_(function()
      style = Traits:currentTraitCollection():userInterfaceStyle()
    end)
    assert.equal(2, style)
    assert.equal(1, Traits:currentTraitCollection():userInterfaceStyle())
  end)

  it("of a child can be set by its parent", function()
    local parent, child = objc.UIViewController:new(), Controller:new()
    window:setRootViewController_(parent)
    parent:addChildViewController_(child)
    parent:view():addSubview_(child:view())
    parent:setOverrideTraitCollection_forChildViewController_(
      objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(2), child)
    assert.equal(2, child:traitCollection():userInterfaceStyle())
    assert.equal(1, parent:traitCollection():userInterfaceStyle())
    assert.equal("controller 1→2", log[1])
  end)
end)
