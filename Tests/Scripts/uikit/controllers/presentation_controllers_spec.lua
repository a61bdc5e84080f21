-- Presentation controllers: custom ones of a delegate, sheets with detents and fingers.

local world, log, root, window

local function note(text) log[#log + 1] = text end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  world = objc.snapshot()
  log = {}
  window = uikit.keyWindow()
  root = objc.UIViewController:new()
  window:setRootViewController_(root)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

describe("a custom presentation controller", function()
  local Presentation, delegate, other

  before_each(function()
    Presentation = objc.class("HalfPresentation", objc.UIPresentationController, function(instance)
      function instance:presentationTransitionWillBegin()
        note("will begin in " .. tostring(self:containerView():class()))
      end
      function instance:presentationTransitionDidEnd_(done) note("did end " .. tostring(done)) end
      function instance:dismissalTransitionWillBegin() note "dismissal begins" end
      function instance:dismissalTransitionDidEnd_(done) note("dismissed " .. tostring(done)) end
      function instance:containerViewWillLayoutSubviews()
        self:presentedView():setFrame_(self:frameOfPresentedViewInContainerView())
      end
      function instance:frameOfPresentedViewInContainerView()
        local bounds = self:containerView():bounds()
        return {0, bounds.size.height / 2, bounds.size.width, bounds.size.height / 2}
      end
    end)
    local Delegate = objc.class("HalfDelegate", objc.NSObject, {
      protocols = {"UIViewControllerTransitioningDelegate"}}, function(instance)
      function instance:presentationControllerForPresentedViewController_presentingViewController_sourceViewController_(
        shown, by, _)
        note "asked"
        return Presentation:alloc()
          :initWithPresentedViewController_presentingViewController_(shown, by)
      end
    end)
    local Other = objc.class("HalfController", objc.UIViewController, function(instance)
      function instance:viewWillAppear_(animated)
        note "will appear"
        objc.super(objc.HalfController, self):viewWillAppear_(animated)
      end
      function instance:viewDidAppear_(animated)
        note "did appear"
        objc.super(objc.HalfController, self):viewDidAppear_(animated)
      end
    end)
    delegate = Delegate:new()
    other = Other:new()
    other:setModalPresentationStyle_(uikit.UIModalPresentationCustom)
    other:setTransitioningDelegate_(delegate)
  end)

  it("is notified of the presentation and of its end, and determines the frame", function()
    root:presentViewController_animated_completion_(other, true, function() note "completion" end)
    runloop.run(1)
    assert.equal("asked, will begin in UITransitionView, will appear, did appear, did end true, "
      .. "completion", drain())
    local height = window:bounds().size.height
    assert.equal(height / 2, other:view():frame().origin.y)
    assert.equal(window, other:view():superview():superview())
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.equal("dismissal begins, dismissed true", drain())
    assert.is_nil(other:view():superview())
    for _, view in ipairs(window:subviews()) do
      assert.is_not.equal("UITransitionView", tostring(view:class()))
    end
  end)

  it("passes the final frame of the view to an animator", function()
    local Animator = objc.class("HalfAnimator", objc.NSObject, {
      protocols = {"UIViewControllerAnimatedTransitioning"}}, function(instance)
      function instance:transitionDuration_(_) return 0.2 end
      function instance:animateTransition_(context)
        local frame = context:finalFrameForViewController_(other)
        note("final " .. frame.origin.y)
        context:containerView():addSubview_(other:view())
        context:completeTransition_(true)
      end
    end)
    local animator = Animator:new()
    objc.class_addMethod(objc.HalfDelegate,
      "animationControllerForPresentedController:presentingController:sourceController:",
      function() return animator end, "@@:@@@")
    root:presentViewController_animated_completion_(other, true, nil)
    runloop.run(1)
    assert.matches("final 422", drain())
    assert.equal("UITransitionView", tostring(other:view():superview():class()))
  end)
end)

-- UISheetPresentationController came with iOS 15.
local describeSheet = objc.NSClassFromString "UISheetPresentationController" and describe or pending

describeSheet("a sheet", function()
  local sheet, controller, height, delegate, may

  local function detent(name) return objc.UISheetPresentationControllerDetent[name](
    objc.UISheetPresentationControllerDetent) end

  local function present()
    root:presentViewController_animated_completion_(controller, true, nil)
    runloop.run(1)
  end

  before_each(function()
    may = true
    local Delegate = objc.class("SheetDelegate", objc.NSObject, {
      protocols = {"UISheetPresentationControllerDelegate"}}, function(instance)
      function instance:presentationControllerShouldDismiss_(_)
        note "should"
        return may
      end
      function instance:presentationControllerWillDismiss_(_) note "will" end
      function instance:presentationControllerDidDismiss_(_) note "did" end
      function instance:presentationControllerDidAttemptToDismiss_(_) note "attempted" end
      function instance:sheetPresentationControllerDidChangeSelectedDetentIdentifier_(changed)
        note("detent " .. changed:selectedDetentIdentifier())
      end
    end)
    delegate = Delegate:new()
    controller = objc.UIViewController:new()
    controller:setModalPresentationStyle_(uikit.UIModalPresentationPageSheet)
    sheet = controller:sheetPresentationController()
    sheet:setDelegate_(delegate)
    height = window:bounds().size.height
  end)

  it("exists only for the sheet styles", function()
    assert.equal("UISheetPresentationController", tostring(sheet:class()))
    assert.equal(sheet, controller:presentationController())
    root:setModalPresentationStyle_(uikit.UIModalPresentationFullScreen)
    assert.is_nil(root:sheetPresentationController())
  end)

  it("is at its smallest detent, and moves to the selected one", function()
    sheet:setDetents_({detent "largeDetent", detent "mediumDetent"})
    present()
    assert.equal(height - math.floor((height - 10) / 2 + 0.5), controller:view():frame().origin.y)
    sheet:animateChanges_(function()
      sheet:setSelectedDetentIdentifier_("com.apple.UIKit.large")
    end)
    runloop.run(0)
    assert.equal(10, controller:view():frame().origin.y)
  end)

  -- Custom detents came with iOS 16.
  local later = tonumber(uikit.settings().systemVersion.value) >= 16 and it or pending

  later("resolves a custom detent in the room there is", function()
    local most
    local custom = objc.UISheetPresentationControllerDetent:customDetentWithIdentifier_resolver_("x",
      function(context)
        most = context:maximumDetentValue()
        return 200
      end)
    sheet:setDetents_({custom})
    present()
    assert.equal(height - 10, most)
    assert.equal(height - 200, controller:view():frame().origin.y)
  end)

  it("follows a finger to another detent, and notifies its delegate", function()
    sheet:setDetents_({detent "mediumDetent", detent "largeDetent"})
    present()
    gesture.drag(controller:view(), {by = {x = 0, y = -280}, duration = 1})
    runloop.run(1)
    assert.equal("detent com.apple.UIKit.large", drain())
    assert.equal(10, controller:view():frame().origin.y)
  end)

  it("is dismissed by a finger that pulls it down", function()
    present()
    gesture.drag(controller:view(), {by = {x = 0, y = 400}, duration = 0.5})
    runloop.run(1)
    assert.equal("should, will, did", drain())
    assert.is_nil(root:presentedViewController())
  end)

  it("stays as the delegate or the controller requests", function()
    present()
    may = false
    gesture.drag(controller:view(), {by = {x = 0, y = 400}, duration = 0.5})
    runloop.run(1)
    assert.equal("should, attempted", drain())
    assert.equal(10, controller:view():frame().origin.y)
    may = true
    controller:setModalInPresentation_(true)
    gesture.drag(controller:view(), {by = {x = 0, y = 400}, duration = 0.5})
    runloop.run(1)
    assert.equal("attempted", drain())
  end)

  it("is dismissed by a tap beside it, unless the area is not dimmed", function()
    sheet:setDetents_({detent "mediumDetent"})
    present()
    local button = objc.UIButton:alloc():initWithFrame_({0, 0, 100, 60})
    button:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() note "behind" end),
      uikit.UIControlEventTouchUpInside)
    root:view():addSubview_(button)
    sheet:setLargestUndimmedDetentIdentifier_("com.apple.UIKit.medium")
    runloop.run(0)
    gesture.tap(button)
    assert.equal("behind", drain())
    sheet:setLargestUndimmedDetentIdentifier_(nil)
    runloop.run(0)
    for _, view in ipairs(controller:view():superview():subviews()) do
      if tostring(view:class()) == "UIDimmingView" then gesture.tap(view, {at = {50, 50}}) end
    end
    runloop.run(1)
    assert.equal("should, will, did", drain())
  end)

  it("does not report a dismissal by the script", function()
    present()
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.equal("", drain())
  end)
end)

describe("traits that a place overrides", function()
  -- Overrides of traits came with iOS 17.
  local later = objc.NSClassFromString "UITraitUserInterfaceStyle" and it or pending

  later("apply there and below, with notifications", function()
    local seen = {}
    local child = objc.UIView:new()
    root:view():addSubview_(child)
    child:registerForTraitChanges_withHandler_({objc.UITraitUserInterfaceStyle},
      function(view) seen[#seen + 1] = view:traitCollection():userInterfaceStyle() end)
    local overrides = root:traitOverrides()
    overrides:setUserInterfaceStyle_(uikit.UIUserInterfaceStyleDark)
    assert.same({2}, seen)
    assert.is_true(overrides:containsTrait_(objc.UITraitUserInterfaceStyle))
    overrides:removeTrait_(objc.UITraitUserInterfaceStyle)
    assert.same({2, 1}, seen)
    assert.equal(uikit.UIUserInterfaceStyleLight, child:traitCollection():userInterfaceStyle())
  end)
end)
