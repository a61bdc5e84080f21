describe("turning the interface", function()
  local window, before, log = uikit.keyWindow(), nil, nil
  local function add(text) log[#log + 1] = text end

  local Controller = objc.class("TurningController", objc.UIViewController, function(instance, _, super)
    objc.property(instance, "mask", {policy = "assign", default = 30})
    function instance:supportedInterfaceOrientations()
      add("supported?")
      return self:mask()
    end
    function instance:viewWillTransitionToSize_withTransitionCoordinator_(size, coordinator)
      add(("size %g×%g"):format(size.width, size.height))
      super(self):viewWillTransitionToSize_withTransitionCoordinator_(size, coordinator)
      coordinator:animateAlongsideTransition_completion_(
        function() add("alongside") end, function() add("completion") end)
    end
    function instance:willTransitionToTraitCollection_withTransitionCoordinator_(traits, coordinator)
      add("traits " .. traits:verticalSizeClass())
      super(self):willTransitionToTraitCollection_withTransitionCoordinator_(traits, coordinator)
    end
    function instance:traitCollectionDidChange_(former)
      add("changed from " .. former:verticalSizeClass())
    end
    function instance:viewWillLayoutSubviews() add("layout") end
  end)

  before_each(function()
    before = objc.snapshot()
    log = {}
  end)
  after_each(function() objc.restore(before) end)

  it("asks, notifies, resizes, changes traits, lays out and ends, in this order", function()
    local controller = Controller:new()
    window:setRootViewController_(controller)
    runloop.run(0)
    log = {}
    hook.after(objc.NSNotificationCenter, "postNotificationName:object:userInfo:",
      function(_, name) add(name:match("Application(.*)StatusBar") or name) end)
    assert.is_true(uikit.rotate(uikit.UIInterfaceOrientationLandscapeRight))
    assert.same({"UIDeviceOrientationDidChangeNotification", "supported?", "WillChange", "traits 1",
      "size 844×390", "changed from 2", "DidChange", "alongside", "layout", "completion"}, log)
    assert.same({844, 390}, {window:bounds().size.width, controller:view():bounds().size.height})
    assert.equal(uikit.UIInterfaceOrientationLandscapeRight,
      objc.UIApplication:sharedApplication():statusBarOrientation())
    assert.equal(0.3, runloop.now())
  end)

  it("does not rotate if a controller, its application or shouldAutorotate forbids it", function()
    local controller = Controller:new()
    window:setRootViewController_(controller)
    controller:setMask_(uikit.UIInterfaceOrientationMaskPortrait)
    assert.is_false(uikit.rotate(uikit.UIInterfaceOrientationLandscapeLeft))
    local still = objc.class("StillController", objc.UIViewController, function(instance)
      function instance:shouldAutorotate() return false end
    end)
    window:setRootViewController_(still:new())
    assert.is_false(uikit.rotate(uikit.UIInterfaceOrientationLandscapeLeft))
    assert.equal(390, window:bounds().size.width)
    assert.error_matches(function() uikit.rotate(9) end, "UIInterfaceOrientation")
  end)

  it("rotates for a full-screen page, and back to the device's orientation after its dismissal", function()
    local root, page = objc.UIViewController:new(), Controller:new()
    window:setRootViewController_(root)
    page:setModalPresentationStyle_(uikit.UIModalPresentationFullScreen)
    page:setMask_(uikit.UIInterfaceOrientationMaskLandscape)
    root:presentViewController_animated_completion_(page, false, nil)
    runloop.run(1)
    assert.equal(844, window:bounds().size.width)
    root:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(1)
    assert.equal(390, window:bounds().size.width)
  end)

  it("gives a presented page the orientation that it prefers", function()
    local Preferring = objc.class("PreferringController", objc.UIViewController, function(instance)
      function instance:preferredInterfaceOrientationForPresentation()
        return uikit.UIInterfaceOrientationLandscapeRight
      end
    end)
    local page = Preferring:new()
    window:setRootViewController_(objc.UIViewController:new())
    page:setModalPresentationStyle_(uikit.UIModalPresentationFullScreen)
    window:rootViewController():presentViewController_animated_completion_(page, false, nil)
    runloop.run(1)
    assert.equal(844, window:bounds().size.width)
  end)

  it("raises where controller and application have no orientation in common", function()
    local controller = Controller:new()
    window:setRootViewController_(controller)
    controller:setMask_(uikit.UIInterfaceOrientationMaskPortraitUpsideDown)
    local ok, error = pcall(uikit.rotate, uikit.UIInterfaceOrientationPortraitUpsideDown)
    assert.is_false(ok)
    assert.equal("UIApplicationInvalidInterfaceOrientation", error.name)
  end)

  it("calls the old methods of a controller without the new one", function()
    local Old = objc.class("OldTurningController", objc.UIViewController, function(instance)
      instance["willRotateToInterfaceOrientation:duration:"] = function(_, to) add("will " .. to) end
      instance["willAnimateRotationToInterfaceOrientation:duration:"] =
        function() add("animate") end
      instance["didRotateFromInterfaceOrientation:"] = function(_, from) add("did " .. from) end
    end)
    window:setRootViewController_(Old:new())
    uikit.rotate(uikit.UIInterfaceOrientationLandscapeLeft)
    assert.same({"will 4", "animate", "did 1"}, log)
  end)
end)
