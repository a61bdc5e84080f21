-- Popovers: beside their source on an iPad, and on a phone if a delegate disables adaptation.
local world, root, anchor, content, log, delegate

local function note(...) log[#log + 1] = table.concat({...}, " ") end
local function said() return table.concat(log, ", ") end

before_each(function()
  world, log = objc.snapshot(), {}
  root = objc.UIViewController:new()
  uikit.keyWindow():setRootViewController_(root)
  anchor = objc.UIButton:alloc():initWithFrame_ {150, 100, 80, 40}
  root:view():addSubview_(anchor)
  content = objc.UIViewController:new()
  content:setPreferredContentSize_ {200, 150}
  content:setModalPresentationStyle_(7)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

local function listen(methods)
  delegate = objc.class("PopoverDelegate", objc.NSObject, function(instance)
    for name, method in pairs(methods) do instance[name] = method end
  end):new()
  content:popoverPresentationController():setDelegate_(delegate)
end

local function present()
  root:presentViewController_animated_completion_(content, false, nil)
  runloop.run(1)
end

local listener = {
  ["prepareForPopoverPresentation:"] = function(_, popover)
    note "prepare"
    popover:setSourceView_(anchor)
  end,
  ["popoverPresentationControllerShouldDismissPopover:"] = function() note "should" return true end,
  ["popoverPresentationControllerDidDismissPopover:"] = function() note "did" end,
  ["adaptivePresentationStyleForPresentationController:traitCollection:"] = function() return -1 end,
}

-- UIAction came with iOS 13.
local later = objc.NSClassFromString "UIAction" and it or pending

describe("a popover", function()
  it("covers the screen of a phone", function()
    content:popoverPresentationController():setSourceView_(anchor)
    present()
    assert.same(uikit.keyWindow():bounds(), content:view():frame())
  end)

  it("is below its source by default", function()
    listen(listener)
    present()
    assert.equal("prepare", said())
    assert.same({origin = {x = 90.0, y = 153.0}, size = {width = 200.0, height = 150.0}},
      content:view():frame())
    assert.equal(uikit.UIPopoverArrowDirectionUp,
      content:popoverPresentationController():arrowDirection())
  end)

  it("is dismissed by a tap beside it, if the delegate allows it", function()
    listen(listener)
    present()
    gesture.tap(content:view())
    assert.equal(content, root:presentedViewController())
    gesture.tap(uikit.keyWindow(), {at = {x = 20, y = 700}})
    runloop.run(1)
    assert.is_nil(root:presentedViewController())
    assert.equal("prepare, should, did", said())
  end)

  later("leaves passthrough views to the finger", function()
    local tapped = 0
    anchor:addAction_forControlEvents_(
      objc.UIAction:actionWithHandler_(function() tapped = tapped + 1 end), 1 << 6)
    listen(listener)
    content:popoverPresentationController():setPassthroughViews_{anchor}
    present()
    gesture.tap(anchor)
    assert.equal(1, tapped)
    assert.equal(content, root:presentedViewController())
  end)

  it("cannot be presented without a source", function()
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    assert.error_matches(present, "should have a non%-nil sourceView or barButtonItem set before")
  end)
end)

describe("a popover controller", function()
  it("is for the iPad only", function()
    assert.error_matches(function()
      objc.UIPopoverController:alloc():initWithContentViewController_(content)
    end, "called when not running under UIUserInterfaceIdiomPad")
  end)

  it("shows its content beside a rectangle, and notifies its delegate of a tap beside it", function()
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    local popover = objc.UIPopoverController:alloc():initWithContentViewController_(content)
    delegate = objc.class("OldPopoverDelegate", objc.NSObject, function(instance)
      function instance:popoverControllerShouldDismissPopover_() note "should" return #log > 1 end
      function instance:popoverControllerDidDismissPopover_() note "did" end
    end):new()
    popover:setDelegate_(delegate)
    popover:setPopoverContentSize_ {100, 100}
    popover:presentPopoverFromRect_inView_permittedArrowDirections_animated_(
      anchor:bounds(), anchor, uikit.UIPopoverArrowDirectionLeft, true)
    runloop.run(1)
    assert.is_true(popover:isPopoverVisible())
    assert.equal(uikit.UIPopoverArrowDirectionLeft, popover:popoverArrowDirection())
    assert.same({x = 243.0, y = 70.0}, content:view():frame().origin)
    gesture.tap(uikit.keyWindow(), {at = {x = 20, y = 700}})
    runloop.run(1)
    assert.is_true(popover:isPopoverVisible())
    gesture.tap(uikit.keyWindow(), {at = {x = 20, y = 700}})
    runloop.run(1)
    assert.is_false(popover:isPopoverVisible())
    assert.equal("should, should, did", said())
  end)
end)

describe("a popover segue", function()
  it("presents its destination beside the tapped view", function()
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    uikit.storyboard("Pops", {initial = "first", scenes = {
      first = {class = "UIViewController", nib = {subviews = {
        {class = "UIButton", id = "go", frame = {10, 100, 100, 40}}}},
        segues = {{id = "pop", to = "second", kind = "popover", from = "go"},
          {id = "old", to = "second", kind = "popover", class = "UIStoryboardPopoverSegue"}}},
      second = {class = "UIViewController"}}})
    local first = objc.UIStoryboard:storyboardWithName_bundle_("Pops", nil)
      :instantiateInitialViewController()
    uikit.keyWindow():setRootViewController_(first)
    runloop.run(0)
    local segues = {}
    hook.before(objc.UIViewController, "prepareForSegue:sender:", function(_, segue)
      segues[#segues + 1] = segue
    end)
    gesture.tap(first:view():subviews()[1])
    runloop.run(1)
    local shown = first:presentedViewController()
    assert.equal(first:view():subviews()[1], shown:popoverPresentationController():sourceView())
    assert.equal("UIStoryboardPopoverPresentationSegue", tostring(segues[1]:class()))
    first:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(1)
    first:performSegueWithIdentifier_sender_("old", first:view():subviews()[1])
    runloop.run(1)
    assert.is_true(segues[2]:popoverController():isPopoverVisible())
  end)
end)
