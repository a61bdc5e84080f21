-- Scroll views, navigation and recognizers under hooks: H89 to H95 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

-- H89. Symptom: a list that was dragged slowly never reports that it has stopped.
-- Source: the table of the article on hooking delegates.
local ended, stopped = "scrollViewDidEndDragging:willDecelerate:", "scrollViewDidEndDecelerating:"

local function scrolling(ctx)
  local Delegate = objc.class("StopDelegate", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
  local view = objc.UIScrollView:alloc():initWithFrame_ {0, 100, 320, 480}
  view:setContentSize_ {320, 40000}
  uikit.keyWindow():addSubview_(view)
  return {Delegate = Delegate, view = view, delegate = Delegate:new()}
end

local function flags(view)
  local function bit(flag) return flag and 1 or 0 end
  return bit(view:isTracking()) + bit(view:isDragging()) + bit(view:isDecelerating())
end

local function stopping(after_drags)
  return {promises = {STOP = 3}, install = function(ctx)
    ctx.Delegate[stopped] = function(_, view)
      if flags(view) == 0 then ctx.log "STOP" end
    end
    if not after_drags then return end
    ctx.Delegate[ended] = function(_, view, decelerates)
      local slow = view:isTracking() and not view:isDecelerating()
      if not decelerates and slow then ctx.log "STOP" end
    end
  end}
end

--- A deceleration to rest, one that a finger stops, a drag without velocity.
local function move_thrice(ctx)
  ctx.view:setDelegate_(ctx.delegate)
  local function say(word)
    if #ctx.exactly.installed > 0 then ctx.log(word) end
  end
  local by = {x = 0, y = -120}
  say "fling:"
  gesture.flick(ctx.view, {by = by})
  runloop.run(8)
  say "caught:"
  gesture.flick(ctx.view, {by = by})
  runloop.run(0.3)
  gesture.press(ctx.view, {duration = 0.3, at = {x = 160, y = ctx.view:contentOffset().y + 200}})
  runloop.run(8)
  say "slow:"
  gesture.drag(ctx.view, {
    from = {x = 160, y = ctx.view:contentOffset().y + 300}, by = by, duration = 0.5, hold = 0.3})
  runloop.run(8)
end

lab.scenario(exact {
  name = "H89 a stop is when deceleration has ended",
  setup = scrolling,
  actors = {stop = stopping(false)},
  drive = move_thrice,
  want = "lost",
  traces = {stop = "fling: STOP caught: STOP slow:"},
})

lab.scenario(exact {
  name = "H89 fixed: or when a drag has ended that does not decelerate",
  setup = scrolling,
  actors = {stop = stopping(true)},
  drive = move_thrice,
  traces = {stop = "fling: STOP caught: STOP slow: STOP"},
})

-- H90. Symptom: the full-screen pop begins where it must not, or does not begin where it must.
-- Source: the article on FDFullscreenPopGesture, and the library's source.
local function should_begin(beyond)
  return function(case)
    if case.stack <= 1 then return false end
    if case.disabled then return false end
    local max = math.max(0, case.max or 0)
    if beyond(max, case.x or 10) then return false end
    if case.transitioning then return false end
    return (case.moved or 5) * (case.rtl and -1 or 1) > 0
  end
end

local cases = {
  {"one controller", {stack = 1}, false}, {"two controllers", {stack = 2}, true},
  {"disabled on top", {stack = 2, disabled = true}, false},
  {"x beyond max", {stack = 2, max = 20, x = 21}, false},
  {"x at max", {stack = 2, max = 20, x = 20}, true},
  {"max 0 is no limit", {stack = 2, max = 0, x = 300}, true},
  {"negative max is 0", {stack = 2, max = -5, x = 300}, true},
  {"in a transition", {stack = 2, transitioning = true}, false},
  {"to the left", {stack = 2, moved = -5}, false}, {"not at all", {stack = 2, moved = 0}, false},
  {"to the left, from right to left", {stack = 2, moved = -5, rtl = true}, true},
  {"to the right, from right to left", {stack = 2, rtl = true}, false},
  {"disabled and in a transition", {stack = 2, disabled = true, transitioning = true}, false},
}

local function ask_cases(ctx)
  if not ctx.should_begin then return end
  for _, case in ipairs(cases) do
    if not ctx.same(ctx.should_begin(case[2]), case[3]) then ctx.log(case[1]) end
  end
end

local function asking(beyond)
  return {fd = function(ctx) ctx.should_begin = should_begin(beyond) end}
end

lab.scenario(exact {
  name = "H90 a maximum that is exclusive, and that 0 does not switch off",
  actors = asking(function(max, x) return x >= max end),
  drive = ask_cases,
  want = "identity",
  traces = {fd = "two controllers x at max max 0 is no limit negative max is 0 "
    .. "to the left, from right to left"},
})

lab.scenario(exact {
  name = "H90 fixed: the rules of the library, the first that fails decides",
  actors = asking(function(max, x) return max > 0 and x > max end),
  drive = ask_cases,
  traces = {fd = ""},
})

-- H92. Symptom: after going back, the bar is visible on a screen that hides it.
-- Source: the article on FDFullscreenPopGesture: the bar is restored in the next turn, and only if
-- the top controller then does not hide it.
local function navigation(ctx)
  local home = objc.UIViewController:new()
  local nav = objc.UINavigationController:alloc():initWithRootViewController_(home)
  uikit.keyWindow():setRootViewController_(nav)
  runloop.run(1)
  ctx.hides = {[home] = true}
  hook.before(nav, "setNavigationBarHidden:animated:", function(_, hidden)
    if ctx.fd then ctx.log(hidden and "hide" or "show") end
  end)
  nav:setNavigationBarHidden_animated_(true, false)
  return {home = home, nav = nav}
end

local function restoring(asks)
  return {fd = function(ctx)
    ctx.fd = true
    recipes.replace(objc.UIViewController, "viewWillAppear:", function(original, self, animated)
      original(self, animated)
      if ctx.hides[self] then
        self:navigationController():setNavigationBarHidden_animated_(true, false)
      end
    end)
    recipes.replace(objc.UIViewController, "viewWillDisappear:", function(original, self, animated)
      original(self, animated)
      local nav = self:navigationController()
      dispatch.after(0, function()
        if asks then nav = self:navigationController() end
        local top = nav and nav:topViewController()
        if top and not (asks and ctx.hides[top]) then
          nav:setNavigationBarHidden_animated_(false, false)
        end
      end)
    end)
  end}
end

local function push_and_pop(ctx)
  if not ctx.fd then return end
  ctx.log "push:"
  ctx.nav:pushViewController_animated_(objc.UIViewController:new(), false)
  runloop.run(1)
  ctx.log(ctx.nav:isNavigationBarHidden() and "(hidden)" or "(shown)")
  ctx.log "pop:"
  ctx.nav:popViewControllerAnimated_(false)
  runloop.run(1)
  ctx.same(ctx.nav:isNavigationBarHidden(), true)
end

lab.scenario(exact {
  name = "H92 the bar is restored whoever is on top",
  setup = navigation,
  actors = restoring(false),
  drive = push_and_pop,
  want = "identity",
  traces = {fd = "push: show (shown) pop: hide show"},
})

lab.scenario(exact {
  name = "H92 fixed: the next turn asks who is on top, and whether there is a stack",
  setup = navigation,
  actors = restoring(true),
  drive = push_and_pop,
  traces = {fd = "push: show (shown) pop: hide"},
})

-- H94. Symptom: the full-screen pop does nothing on a screen with a horizontal scroll view.
-- Source: FDFullscreenPopGesture#61, #107, #115 and #125.
local function horizontal(ctx)
  local screen = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 844}
  local scroll = objc.UIScrollView:alloc():initWithFrame_ {0, 100, 390, 300}
  scroll:setContentSize_ {2000, 300}
  screen:addSubview_(scroll)
  uikit.keyWindow():addSubview_(screen)
  return {screen = screen, scroll = scroll}
end

local function popping(simultaneous)
  return {promises = {pop = 1}, install = function(ctx)
    local Target = objc.class("PopTarget", objc.NSObject, function(instance)
      function instance:handle_(pan)
        if pan:state() == uikit.UIGestureRecognizerStateEnded then ctx.log "pop" end
      end
      function instance:gestureRecognizerShouldBegin_(pan)
        return pan:translationInView_(ctx.screen).x > 0
      end
      if simultaneous then
        instance["gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"] =
          function() return ctx.scroll:contentOffset().x <= 0 end
      end
    end)
    ctx.target = Target:new()
    local pan = objc.UIPanGestureRecognizer:alloc():initWithTarget_action_(ctx.target, "handle:")
    pan:setDelegate_(ctx.target)
    ctx.screen:addGestureRecognizer_(pan)
  end}
end

local function pan_twice(ctx)
  local function pan()
    gesture.drag(ctx.screen, {
      from = {x = 100, y = 250}, by = {x = 150, y = 0}, duration = 0.3, hold = 0.2})
    runloop.run(2)
  end
  pan()
  ctx.scroll:setContentOffset_ {600, 0}
  pan()
  ctx.log(ctx.scroll:contentOffset().x < 600 and "scrolled" or "still")
end

lab.scenario(exact {
  name = "H94 a scroll view takes the pan at its left edge",
  setup = horizontal,
  actors = {fd = popping(false)},
  drive = pan_twice,
  want = "lost",
  traces = {[""] = "scrolled", fd = "scrolled"},
})

lab.scenario(exact {
  name = "H94 fixed: both recognize there, the scroll view alone elsewhere",
  setup = horizontal,
  actors = {fd = popping(true)},
  drive = pan_twice,
  traces = {fd = "pop scrolled"},
})

-- H95. Symptom: a tap is tracked twice, or after the app has acted on it.
-- Source: the gesture hook of Sensors.
local function recognizing(ctx)
  local App = objc.class("TapTarget", objc.NSObject, function(instance)
    function instance:tapped_() ctx.log "app" end
  end)
  local view = objc.UIView:alloc():initWithFrame_ {100, 100, 100, 100}
  uikit.keyWindow():addSubview_(view)
  return {view = view, app = App:new(), trackers = {}}
end

local function define_tracker(ctx)
  return objc.class("Tracker", objc.NSObject, function(instance)
    function instance:track_() ctx.log "track" end
  end)
end

local function tap_added_twice(ctx)
  local tap = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(ctx.app, "tapped:")
  tap:addTarget_action_(ctx.app, "tapped:")
  ctx.view:addGestureRecognizer_(tap)
  gesture.tap(ctx.view)
  tap:removeTarget_action_(ctx.app, "tapped:")
  ctx.log "removed:"
  gesture.tap(ctx.view)
end

local add, init = "addTarget:action:", "initWithTarget:action:"

lab.scenario(exact {
  name = "H95 a tracker for each call that adds a target",
  setup = recognizing,
  actors = {tracker = {promises = {track = 2}, install = function(ctx)
    local Tracker = define_tracker(ctx)
    local function track(recognizer)
      local tracker = Tracker:new()
      ctx.trackers[#ctx.trackers + 1] = tracker
      ctx.plain_add(recognizer, tracker, "track:")
    end
    recipes.replace(objc.UIGestureRecognizer, add, function(original, self, target, action)
      ctx.plain_add = original
      original(self, target, action)
      track(self)
    end)
    recipes.replace(objc.UIGestureRecognizer, init, function(original, self, target, action)
      original(self, nil, nil)
      self:addTarget_action_(target, action)
      return self
    end)
  end}},
  drive = tap_added_twice,
  want = "double",
  traces = {[""] = "app removed:", tracker = "app track track removed: track track"},
})

lab.scenario(exact {
  name = "H95 fixed: one tracker for a recognizer, in front of the app's target",
  setup = recognizing,
  actors = {tracker = {promises = {track = 2}, install = function(ctx)
    local tracker = define_tracker(ctx):new()
    ctx.trackers[1] = tracker
    recipes.replace(objc.UIGestureRecognizer, add, function(original, self, target, action)
      original(self, tracker, "track:")
      original(self, target, action)
    end)
    recipes.replace(objc.UIGestureRecognizer, init, function(original, self, target, action)
      original(self, target, action)
      self:removeTarget_action_(target, action)
      self:addTarget_action_(target, action)
      return self
    end)
  end}},
  drive = tap_added_twice,
  traces = {tracker = "track app removed: track"},
})
