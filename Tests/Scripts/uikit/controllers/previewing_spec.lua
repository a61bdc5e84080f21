local world, log, host, source, context, delegate

before_each(function()
  world = objc.snapshot()
  log = {}
  host = objc.UIViewController:new()
  uikit.keyWindow():setRootViewController_(host)
  runloop.run(0)
  source = objc.UIView:alloc():initWithFrame_{40, 60, 200, 50}
  host:view():addSubview_(source)
  local looked = objc.class("Looked", objc.UIViewController)
  function looked:previewActionItems()
    local delete = objc.UIPreviewAction:actionWithTitle_style_handler_("Delete", 2,
      function(action, controller) log[#log + 1] = action:title() .. " " .. controller:title() end)
    return {delete, objc.UIPreviewActionGroup:actionGroupWithTitle_style_actions_("More", 0, {delete:copy()})}
  end
  local Delegate = objc.class("PreviewDelegate", objc.NSObject)
  function Delegate:previewingContext_viewControllerForLocation_(_, point)
    log[#log + 1] = ("ask %d,%d"):format(point.x, point.y)
    local made = looked:new()
    made:setTitle_ "Letter"
    return made
  end
  function Delegate:previewingContext_commitViewController_(_, controller)
    log[#log + 1] = "commit " .. controller:title()
  end
  delegate = Delegate:new()
  context = host:registerForPreviewingWithDelegate_sourceView_(delegate, source)
end)
after_each(function() objc.restore(world) end)

local function press()
  gesture.press(source, {at = {x = 10, y = 20}, duration = 0.6})
  runloop.run(1)
end

describe("a context of previews", function()
  it("has its view and its recognizer", function()
    assert.equal(source, context:sourceView())
    assert.equal(delegate, context:delegate())
    assert.equal(200, context:sourceRect().size.width)
    assert.equal(source, context:previewingGestureRecognizerForFailureRelationship():view())
  end)

  it("shows the controller for a location, and performs the chosen action under it", function()
    press()
    uikit.pressButton(source:interactions()[1], "Delete")
    runloop.run(1)
    assert.same({"ask 10,20", "Delete Letter"}, log)
  end)

  it("commits a controller that is tapped", function()
    press()
    gesture.tap(source)
    runloop.run(1)
    assert.same({"ask 10,20", "commit Letter"}, log)
  end)

  it("exists on systems that have no menus of a view too", function()
    uikit.setting("systemVersion", "12.4")
    press()
    uikit.pressButton(source:interactions()[1], "Delete")
    runloop.run(1)
    press()
    gesture.tap(source)
    runloop.run(1)
    assert.same({"ask 10,20", "Delete Letter", "ask 10,20", "commit Letter"}, log)
  end)

  it("receives nothing after it is unregistered", function()
    host:unregisterForPreviewingWithContext_(context)
    press()
    assert.same({}, log)
  end)
end)
