-- Systems before iOS 13.4 have no tests here.
if not objc.NSClassFromString "UIPointerStyle" then return end

local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local function shown(x, y, width, height, superview)
  local view = objc.UIView:alloc():initWithFrame_{x, y, width, height}
  superview = superview or uikit.keyWindow()
  superview:addSubview_(view)
  return view
end

describe("a recognizer that hovers", function()
  it("begins, changes and ends with the pointer, inside its subviews too", function()
    local log = {}
    local Watcher = objc.class("HoverLog", objc.NSObject, function(instance)
      function instance:hovered_(recognizer)
        local place = recognizer:locationInView_(recognizer:view())
        log[#log + 1] = ("%d %g,%g"):format(recognizer:state(), place.x, place.y)
      end
    end)
    local view, watcher = shown(0, 100, 100, 100), Watcher:new()
    shown(50, 50, 50, 50, view)
    view:addGestureRecognizer_(objc.UIHoverGestureRecognizer:alloc():initWithTarget_action_(watcher, "hovered:"))
    gesture.hover(view, {at = {10, 20}})
    gesture.hover(view, {at = {60, 60}})
    gesture.hover(shown(200, 100, 50, 50))
    gesture.hover(view, {at = {1, 1}})
    gesture.hover(nil)
    assert.same({"1 10,20", "2 60,60", "3 60,60", "1 1,1", "3 1,1"}, log)
  end)

  it("receives one movement in each frame", function()
    local changes = 0
    local Watcher = objc.class("HoverCount", objc.NSObject, function(instance)
      function instance:hovered_(recognizer)
        if recognizer:state() == uikit.UIGestureRecognizerStateChanged then changes = changes + 1 end
      end
    end)
    local view, watcher = shown(0, 100, 200, 100), Watcher:new()
    view:addGestureRecognizer_(objc.UIHoverGestureRecognizer:alloc():initWithTarget_action_(watcher, "hovered:"))
    gesture.hover(view, {at = {0, 0}})
    local start = runloop.now()
    gesture.hover(view, {at = {100, 0}, duration = 0.1})
    assert.same({6, 0.1}, {changes, runloop.now() - start})
  end)

  it("does not begin where its delegate forbids it", function()
    local began = 0
    local Delegate = objc.class("HoverGuard", objc.NSObject, {protocols = {"UIGestureRecognizerDelegate"}},
      function(instance)
        function instance:gestureRecognizerShouldBegin_() return false end
        function instance:hovered_() began = began + 1 end
      end)
    local view, delegate = shown(0, 100, 100, 100), Delegate:new()
    local hover = objc.UIHoverGestureRecognizer:alloc():initWithTarget_action_(delegate, "hovered:")
    hover:setDelegate_(delegate)
    view:addGestureRecognizer_(hover)
    gesture.hover(view)
    gesture.hover(nil)
    assert.equal(0, began)
  end)
end)

describe("an interaction with the pointer", function()
  local log, view, delegate, interaction

  before_each(function()
    log = {}
    local Delegate = objc.class("PointerDelegate", objc.NSObject, {protocols = {"UIPointerInteractionDelegate"}},
      function(instance)
        function instance:pointerInteraction_regionForRequest_defaultRegion_(_, request, usual)
          local x = request:location().x
          if x < 50 then
            return objc.UIPointerRegion:regionWithRect_identifier_({0, 0, 50, 100}, "left")
          end
          if x < 90 then return usual end
        end
        function instance:pointerInteraction_styleForRegion_(_, region)
          log[#log + 1] = "style " .. tostring(region:identifier())
          return objc.UIPointerStyle:hiddenPointerStyle()
        end
        function instance:pointerInteraction_willEnterRegion_animator_(_, region, animator)
          log[#log + 1] = "enter " .. tostring(region:identifier())
          animator:addAnimations_(function() log[#log + 1] = "animated" end)
          animator:addCompletion_(function() log[#log + 1] = "completed" end)
        end
        function instance:pointerInteraction_willExitRegion_animator_(_, region)
          log[#log + 1] = "exit " .. tostring(region:identifier())
        end
      end)
    view, delegate = shown(0, 100, 100, 100), Delegate:new()
    interaction = objc.UIPointerInteraction:alloc():initWithDelegate_(delegate)
    view:addInteraction_(interaction)
  end)

  it("requests regions, and reports those that the pointer enters and leaves", function()
    gesture.hover(view, {at = {10, 10}})
    gesture.hover(view, {at = {20, 10}})
    gesture.hover(view, {at = {70, 10}})
    gesture.hover(view, {at = {95, 10}})
    assert.same({"style left", "enter left", "animated", "exit left", "style nil", "enter nil", "animated", "exit nil"},
      log)
    runloop.run(1)
    assert.same({"completed", "completed"}, {log[9], log[10]})
  end)

  it("is asked again when it is invalidated, and not while it is disabled", function()
    gesture.hover(view, {at = {10, 10}})
    log = {}
    interaction:invalidate()
    assert.same({"exit left", "style left", "enter left", "animated"}, log)
    interaction:setEnabled_(false)
    assert.equal("exit left", log[5])
    gesture.hover(view, {at = {12, 10}})
    assert.equal(5, #log)
  end)
end)

describe("a style of the pointer", function()
  it("is equal to another one of the same parts", function()
    local function beam() return objc.UIPointerShape:beamWithPreferredLength_axis_(20, uikit.UIAxisVertical) end
    local style = objc.UIPointerStyle:styleWithShape_constrainedAxes_(beam(), uikit.UIAxisBoth)
    assert.is_true(style:isEqual_(objc.UIPointerStyle:styleWithShape_constrainedAxes_(beam(), uikit.UIAxisBoth)))
    local preview = objc.UITargetedPreview:alloc():initWithView_(shown(0, 0, 10, 10))
    local effect = objc.UIPointerHoverEffect:effectWithPreview_(preview)
    assert.same({preview, uikit.UIPointerEffectTintModeOverlay}, {effect:preview(), effect:preferredTintMode()})
  end)
end)
