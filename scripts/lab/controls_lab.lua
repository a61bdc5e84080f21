-- Debounced controls and throttled messages on the virtual clock: H83 to H86 of the catalogue.

local exact = require "exact"

-- H83. Symptom: of two targets of one button, only the first receives the action.
-- Source: the article on delayed buttons; the defect follows from its code.
local send = "sendAction:to:forEvent:"

local function button(ctx)
  local Target = objc.class("ButtonTarget", objc.NSObject, function(instance)
    function instance:t1() ctx.log "t1" end
    function instance:t2() ctx.log "t2" end
    function instance:down() ctx.log "down" end
    function instance:up() ctx.log "up" end
  end)
  local target, control = Target:new(), objc.UIButton:buttonWithType_(0)
  control:setFrame_ {50, 100, 150, 50}
  uikit.keyWindow():addSubview_(control)
  function ctx.add(action, events)
    control:addTarget_action_forControlEvents_(target, action, events)
  end
  return {target = target, button = control}
end

--- The category of the article: one flag for each control, reset after the delay.
local function ignoring(seconds)
  return function(ctx)
    hook.instead(objc.UIControl, send, function(original, self, ...)
      if objc.getAssociatedObject(self, "ignores") then return end
      objc.setAssociatedObject(self, "ignores", true)
      dispatch.after(seconds, function() objc.setAssociatedObject(self, "ignores", nil) end)
      return original(self, ...)
    end)
    ctx.gated = true
  end
end

local function tap_with_two_targets(ctx)
  ctx.add("t1", uikit.UIControlEventTouchUpInside)
  ctx.add("t2", uikit.UIControlEventTouchUpInside)
  gesture.tap(ctx.button)
end

lab.scenario(exact {
  name = "H83 a debounce drops the second target of a tap",
  setup = button,
  actors = {delay = ignoring(2)},
  drive = tap_with_two_targets,
  want = "lost",
  traces = {[""] = "t1 t2", delay = "t1"},
})

lab.scenario(exact {
  name = "H83 fixed: the gate opens for an event, not for a target",
  setup = button,
  actors = {delay = function(ctx)
    local opened
    hook.instead(objc.UIControl, send, function(original, self, action, target, event)
      local at = event:timestamp()
      if opened and at ~= opened and at - opened < 2 then return end
      opened = at
      return original(self, action, target, event)
    end)
    ctx.gated = true
  end},
  drive = function(ctx)
    local start = runloop.now()
    tap_with_two_targets(ctx)
    if ctx.gated then
      runloop.run(start + 1.9 - runloop.now())
      gesture.tap(ctx.button)
      ctx.log "silent at 1.9"
    end
    runloop.run(start + 2.1 - runloop.now())
    gesture.tap(ctx.button)
  end,
  traces = {[""] = "t1 t2 t1 t2", delay = "t1 t2 silent at 1.9 t1 t2"},
})

-- H84. Symptom: with an action for touching down, lifting the finger does nothing.
-- Source: the same code.
local function press_with_two_events(ctx)
  ctx.add("down", uikit.UIControlEventTouchDown)
  ctx.add("up", uikit.UIControlEventTouchUpInside)
  gesture.press(ctx.button, {duration = 0.1})
end

lab.scenario(exact {
  name = "H84 touching down uses up the window",
  setup = button,
  actors = {delay = ignoring(2)},
  drive = press_with_two_events,
  want = "lost",
  traces = {[""] = "down up", delay = "down"},
})

lab.scenario(exact {
  name = "H84 fixed: a window for each action",
  setup = button,
  actors = {delay = function(ctx)
    hook.throttle(objc.UIControl, send, {
      mode = "first", interval = 2,
      key = function(_, action) return tostring(action) end,
    })
  end},
  drive = press_with_two_events,
  traces = {delay = "down up"},
})

-- H85. Symptom: the button stays ignored forever, or not, depending on an address.
-- Source: the listing of the article on delayed buttons, which performs a setter of a BOOL with an
-- object. Here a script sees the value itself, so the setter simulates the register that holds it.
local setter = "setXx_ignoreEvent:"

local function delayed_button(ctx)
  local fields = button(ctx)
  objc.class_addMethod(objc.UIControl, setter, objc.imp(function(self, _, ignores)
    objc.setAssociatedObject(self, "ignores", ignores)
  end), "v@:B")
  fields.times = 0
  hook.instead(objc.UIControl, send, function(original, self, ...)
    if objc.getAssociatedObject(self, "ignores") then return end
    if ctx.reset then
      objc.msgSend(self, setter, true)
      ctx.reset(self)
    end
    return original(self, ...)
  end)
  return fields
end

--- Rejects an object where another type is declared, as a strict `performSelector:` would.
local function checked(ctx, control)
  local types = objc.method_copyArgumentType(
    objc.class_getInstanceMethod(control:class(), setter), 2)
  ctx.assert(types == "@", "value: encoding mismatch '@' vs '" .. types .. "'")
end

local function tap_now_and_later(ctx)
  ctx.add("t1", uikit.UIControlEventTouchUpInside)
  gesture.tap(ctx.button)
  runloop.run(2.1)
  gesture.tap(ctx.button)
end

lab.scenario(exact {
  name = "H85 a boxed NO for a BOOL, checked",
  setup = delayed_button,
  actors = {delay = function(ctx)
    function ctx.reset(control) checked(ctx, control) end
  end},
  drive = tap_now_and_later,
  want = "assert",
  traces = {[""] = "t1 t1", delay = ""},
})

lab.scenario(exact {
  name = "H85 a boxed NO for a BOOL, raw: the box is not nothing",
  setup = delayed_button,
  actors = {delay = function(ctx)
    function ctx.reset(control)
      local box = objc.NSObject:new() -- the address that [NSNumber numberWithBool:NO] would have
      control:performSelector_withObject_afterDelay_(setter, box, 2)
    end
  end},
  drive = tap_now_and_later,
  want = "lost",
  traces = {delay = "t1"},
})

lab.scenario(exact {
  name = "H85 fixed: a typed call",
  setup = delayed_button,
  actors = {delay = function(ctx)
    function ctx.reset(control)
      dispatch.after(2, function() objc.msgSend(control, setter, false) end)
    end
  end},
  drive = tap_now_and_later,
  traces = {delay = "t1 t1"},
})

-- H86. Symptom: a message arrives once too often, at another time, or in another mode.
-- Source: MessageThrottle's source and the diagrams of its README.
local line = {{0, "a"}, {0.4, "b"}, {0.9, "c"}, {1.6, "d"}}
local boundary = {{0, "a"}, {1, "b"}, {1.1, "c"}}

local function speaker(ctx)
  local Speaker = objc.class("Speaker", objc.NSObject, function(instance)
    function instance:say_(word)
      ctx.log(("%s@%.1f"):format(word, runloop.now() - ctx.start))
    end
  end)
  return {Speaker = Speaker, speaker = Speaker:new()}
end

--- Sends each word at its time, if a receiver is installed.
local function speak(words)
  return function(ctx)
    ctx.start = runloop.now()
    if not ctx.throttled then return end
    for _, word in ipairs(words) do
      dispatch.after(word[1], function() ctx.speaker:say_(word[2]) end)
    end
    runloop.run(5)
  end
end

local function throttled(options)
  return {throttle = function(ctx)
    ctx.throttled = true
    hook.throttle(ctx.Speaker, "say:", options)
  end}
end

lab.scenario(exact {
  name = "H86 a message exactly at the threshold passes",
  setup = speaker,
  actors = {throttle = function(ctx)
    ctx.throttled = true
    local last
    hook.instead(ctx.Speaker, "say:", function(original, self, word)
      if last and runloop.now() - last < 1 then return end
      last = runloop.now()
      original(self, word)
    end)
  end},
  drive = function(ctx)
    speak(boundary)(ctx)
    ctx.assert(not ctx.trace():find "b@", "the threshold is inside the window")
  end,
  want = "assert",
  traces = {throttle = "a@0.0 b@1.0"},
})

local function throttles(what, options, words, trace)
  options.interval = 1
  lab.scenario(exact {
    name = "H86 fixed: " .. what,
    setup = speaker,
    actors = throttled(options),
    drive = speak(words),
    traces = {throttle = trace},
  })
end

throttles("the first of a window", {mode = "first"}, line, "a@0.0 d@1.6")
throttles("the last of a window", {mode = "last"}, line, "c@1.0 d@2.6")
throttles("the last before a rest", {mode = "debounce"}, line, "d@2.6")
throttles("the threshold is inside the window", {mode = "first"}, boundary, "a@0.0 c@1.1")
throttles("what always passes moves no window", {
  mode = "first", key = function(_, word) return word ~= "always" and "window" or nil end,
}, {{0, "a"}, {0.5, "always"}, {0.6, "b"}, {1.2, "c"}}, "a@0.0 always@0.5 c@1.2")
