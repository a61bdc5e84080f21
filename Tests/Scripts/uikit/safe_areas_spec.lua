describe("the safe area", function()
  local window = uikit.keyWindow()
  local log

  local function text(insets)
    return ("%g %g %g %g"):format(insets.top, insets.left, insets.bottom, insets.right)
  end
  local View = objc.class("SafeAreaView", objc.UIView, function(instance)
    function instance:safeAreaInsetsDidChange()
      log[#log + 1] = "view " .. text(self:safeAreaInsets())
    end
    function instance:layoutSubviews() log[#log + 1] = "layout" end
  end)
  local Controller = objc.class("SafeAreaController", objc.UIViewController, function(instance)
    function instance:viewSafeAreaInsetsDidChange()
      log[#log + 1] = "controller " .. text(self:view():safeAreaInsets())
    end
    function instance:viewWillAppear_() log[#log + 1] = "willAppear" end
    function instance:viewWillLayoutSubviews() log[#log + 1] = "willLayout" end
    function instance:viewDidAppear_() log[#log + 1] = "didAppear" end
  end)

  before_each(function() log = {} end)
  after_each(function()
    uikit.setSafeAreaInsets{0, 0, 0, 0}
    window:setRootViewController_(nil)
  end)

  it("is everything until a script sets insets", function()
    assert.equal("0 0 0 0", text(window:safeAreaInsets()))
    uikit.setSafeAreaInsets{47, 0, 34, 0}
    assert.equal("47 0 34 0", text(window:safeAreaInsets()))
    assert.equal("0 0 0 0", text(objc.UIView:new():safeAreaInsets()))
    assert.error_matches(function() uikit.setSafeAreaInsets{-1, 0, 0, 0} end,
      "cannot have the safe area insets")
  end)

  it("reduces only a view that overlaps it, and notifies the view before its layout", function()
    uikit.setSafeAreaInsets{47, 0, 34, 0}
    local view = View:alloc():initWithFrame_{0, 20, 390, 800}
    window:addSubview_(view)
    assert.equal("27 0 10 0", text(view:safeAreaInsets()))
    assert.same({origin = {x = 0, y = 27}, size = {width = 390, height = 763}},
      view:safeAreaLayoutGuide():layoutFrame())
    runloop.run(0)
    assert.same({"view 27 0 10 0", "layout"}, log)
    view:setCenter_{195, 500}
    runloop.run(0)
    assert.equal("view 0 0 90 0", log[3])
    view:removeFromSuperview()
    assert.equal("view 0 0 0 0", log[4])
  end)

  it("reaches a controller between its appearance and its layout, with its additional insets", function()
    uikit.setSafeAreaInsets{47, 0, 34, 0}
    local controller = Controller:new()
    window:setRootViewController_(controller)
    runloop.run(0)
    assert.same({"willAppear", "controller 47 0 34 0", "willLayout", "didAppear"}, log)
    controller:setAdditionalSafeAreaInsets_{10, 5, 0, 0}
    assert.equal("controller 57 5 34 0", log[5])
  end)

  describe("of a scroll view", function()
    local scroll, delegate
    local Delegate = objc.class("SafeAreaDelegate", objc.NSObject, function(instance)
      function instance:scrollViewDidChangeAdjustedContentInset_(view)
        log[#log + 1] = text(view:adjustedContentInset())
      end
      function instance:scrollViewDidScroll_(view) log[#log + 1] = view:contentOffset().y end
    end)

    before_each(function()
      scroll = objc.UIScrollView:alloc():initWithFrame_{0, 0, 390, 844}
      delegate = Delegate:new()
      scroll:setDelegate_(delegate)
      scroll:setContentSize_{390, 2000}
      window:addSubview_(scroll)
    end)
    after_each(function() scroll:removeFromSuperview() end)

    it("is added to its inset, and content at the top moves along", function()
      uikit.setSafeAreaInsets{47, 0, 34, 0}
      assert.same({"47 0 34 0", -47.0}, log)
      scroll:setContentInset_{100, 0, 0, 0}
      assert.equal("147 0 34 0", text(scroll:adjustedContentInset()))
      assert.equal("100 0 0 0", text(scroll:contentInset()))
      assert.equal(-147, scroll:contentOffset().y)
    end)

    it("is added on the axes that scroll, always or never", function()
      uikit.setSafeAreaInsets{47, 5, 34, 5}
      local function adjusted(behaviour)
        scroll:setContentInsetAdjustmentBehavior_(
          uikit["UIScrollViewContentInsetAdjustment" .. behaviour])
        return text(scroll:adjustedContentInset())
      end
      assert.equal("47 0 34 0", adjusted "Automatic")
      assert.equal("47 0 34 0", adjusted "ScrollableAxes")
      assert.equal("47 5 34 5", adjusted "Always")
      assert.equal("0 0 0 0", adjusted "Never")
      scroll:setContentSize_{390, 100}
      assert.equal("0 0 0 0", adjusted "Automatic")
      scroll:setAlwaysBounceVertical_(true)
      assert.equal("47 0 34 0", adjusted "Automatic")
    end)
  end)
end)
