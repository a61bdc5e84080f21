-- Exchanges, inheritance and once: H01 to H08 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

--- A class with a method, a subclass that inherits it, and a sibling of that.
local function family(ctx)
  local Parent = objc.class("Parent", objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  local Child = objc.class("Child", Parent)
  local Sibling = objc.class("Sibling", Parent)
  return {
    Parent = Parent, Child = Child,
    parent = Parent:new(), child = Child:new(), sibling = Sibling:new(),
  }
end

--- Adds the method to exchange with to the child.
local function give_alias(ctx, cls)
  function cls:x_m()
    ctx.log "X"
    self:x_m()
  end
end

-- H01. Symptom: after a category on a subclass, instances of the superclass crash on a selector
-- that only the subclass has.
-- Source: the article on FDFullscreenPopGesture, question 4; JRSwizzle's scenario of an inherited
-- method; GULSwizzler's tests of the superclass.
local function call_child_and_parent(ctx)
  ctx.child:m()
  ctx.parent:m()
end

lab.scenario(exact {
  name = "H01 a bare exchange on an inherited method",
  setup = family,
  actors = {x = function(ctx)
    give_alias(ctx, ctx.Child)
    recipes.exchange(ctx.Child, "m", "x_m")
  end},
  drive = call_child_and_parent,
  want = "unrecognized",
  traces = {[""] = "orig orig", x = "X orig X"},
})

lab.scenario(exact {
  name = "H01 fixed: the inherited method is copied down first",
  setup = family,
  actors = {x = {promises = {X = 1}, install = function(ctx)
    give_alias(ctx, ctx.Child)
    recipes.add_or_exchange(ctx.Child, "m", "x_m")
  end}},
  drive = call_child_and_parent,
  traces = {x = "X orig orig"},
})

-- H02. Symptom: none in the hooked class; the superclass and the sibling classes have changed.
-- Source: the article on FDFullscreenPopGesture; JRSwizzle's scenario of add-or-exchange.
local function family_with_target(ctx)
  local fields = family(ctx)
  ctx.targets(fields.Child)
  return fields
end

lab.scenario(exact {
  name = "H02 a bare exchange changes the superclass unseen",
  setup = family_with_target,
  actors = {x = {promises = {X = 1}, install = function(ctx)
    give_alias(ctx, ctx.Child)
    recipes.exchange(ctx.Child, "m", "x_m")
  end}},
  drive = function(ctx) ctx.child:m() end,
  want = "leaked",
  traces = {x = "X orig"},
})

lab.scenario(exact {
  name = "H02 fixed: add-or-exchange keeps superclass and sibling clean",
  setup = family_with_target,
  actors = {x = {promises = {X = 1}, install = function(ctx)
    give_alias(ctx, ctx.Child)
    recipes.add_or_exchange(ctx.Child, "m", "x_m")
  end}},
  drive = function(ctx)
    ctx.child:m()
    ctx.parent:m()
    ctx.sibling:m()
  end,
  traces = {x = "X orig orig orig"},
})

-- H04. Symptom: the hook works, and stops working after the installer has run a second time.
-- Source: the articles on hooking delegates and on FDFullscreenPopGesture, which guard with
-- dispatch_once; a comment in New Relic's agent; VMInstrumenter#1.
local thrice = {{"run1"}, {"run1", "run2"}, {"run1", "run2", "run3"}}

local function runs(install)
  return {
    run1 = {install = install, promises = {X = 1}}, run2 = install, run3 = install,
  }
end

local function flat(ctx)
  local fields = family(ctx)
  give_alias(ctx, fields.Parent)
  return fields
end

lab.scenario(exact {
  name = "H04 an exchange that runs twice undoes itself",
  setup = flat,
  actors = runs(function(ctx) recipes.exchange(ctx.Parent, "m", "x_m") end),
  drive = function(ctx) ctx.parent:m() end,
  orders = thrice,
  want = {["run1 run2"] = "lost"},
  traces = {run1 = "X orig", ["run1 run2"] = "orig", ["run1 run2 run3"] = "X orig"},
})

lab.scenario(exact {
  name = "H04 fixed: a ledger refuses the second run",
  setup = flat,
  actors = runs(function(ctx)
    if not hook.swizzle(ctx.Parent, "m", "x_m") then ctx.log "refused(already)" end
  end),
  drive = function(ctx) ctx.parent:m() end,
  orders = thrice,
  traces = {
    run1 = "X orig", ["run1 run2"] = "refused(already) X orig",
    ["run1 run2 run3"] = "refused(already) refused(already) X orig",
  },
})

-- H06. Symptom: endless recursion as soon as a hooked subclass calls super.
-- Source: AFNetworking#2702, #2811 and #3340; JSPatch#256.
local function super_caller(ctx)
  local fields = family(ctx)
  objc.class_addMethod(fields.Child, "m", function(self)
    ctx.log "C"
    objc.super(fields.Child, self):m()
  end)
  return fields
end

lab.scenario(exact {
  name = "H06 the same alias on parent and child",
  setup = super_caller,
  actors = {af = function(ctx)
    for _, cls in ipairs {ctx.Parent, ctx.Child} do
      local token = cls == ctx.Parent and "afP" or "afC"
      function cls:af_m()
        ctx.log(token)
        self:af_m()
      end
      recipes.exchange(cls, "m", "af_m")
    end
  end},
  drive = function(ctx) ctx.child:m() end,
  want = "overflow",
  traces = {[""] = "C orig", af = "afC C afP C afP …"},
})

lab.scenario(exact {
  name = "H06 fixed: an alias of its own for each class",
  setup = super_caller,
  actors = {af = {promises = {afP = 1, afC = 1}, install = function(ctx)
    for _, cls in ipairs {ctx.Parent, ctx.Child} do
      local token = cls == ctx.Parent and "afP" or "afC"
      local alias = token .. "_m"
      cls[alias] = function(self)
        ctx.log(token)
        objc.msgSend(self, alias)
      end
      recipes.exchange(cls, "m", alias)
    end
  end}},
  drive = function(ctx) ctx.child:m() end,
  traces = {af = "afC C afP orig"},
})

-- H07. Symptom: a toolbar's button crashes after a category protects UIButtons from double taps.
-- Source: the article on delayed buttons, which hooks UIControl for this reason;
-- IQKeyboardManager#717; QiButton_EventInterval#2.
local function controls(ctx)
  local Target = objc.class("ControlTarget", objc.NSObject, function(instance)
    function instance:toolbar() ctx.log "toolbar" end
    function instance:button() ctx.log "button" end
  end)
  local ToolbarTextButton = objc.class("ToolbarTextButton", objc.UIControl)
  local target = Target:new()
  local function place(control, action, x)
    control:setFrame_ {x, 100, 50, 50}
    control:addTarget_action_forControlEvents_(target, action, uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(control)
    return control
  end
  return {
    target = target,
    button = place(objc.UIButton:buttonWithType_(0), "button", 50),
    toolbar = place(ToolbarTextButton:new(), "toolbar", 150),
  }
end

--- Limits a control to one action in two seconds.
local function give_debounce(ctx, cls)
  function cls:x_sendAction_to_forEvent_(action, target, event)
    local last = objc.getAssociatedObject(self, "last tap")
    local now = runloop.now()
    if last and now - last < 2 then return ctx.log "dropped" end
    objc.setAssociatedObject(self, "last tap", now)
    self:x_sendAction_to_forEvent_(action, target, event)
  end
end

local function tap_both(ctx)
  gesture.tap(ctx.button)
  gesture.tap(ctx.toolbar)
end

lab.scenario(exact {
  name = "H07 a category on UIButton exchanges what UIControl has",
  setup = controls,
  actors = {debounce = function(ctx)
    give_debounce(ctx, objc.UIButton)
    recipes.exchange(objc.UIButton, "sendAction:to:forEvent:", "x_sendAction:to:forEvent:")
  end},
  drive = tap_both,
  want = "unrecognized",
  traces = {[""] = "button toolbar", debounce = "button"},
})

local function fixed_debounce(fix, target)
  lab.scenario(exact {
    name = "H07 fixed: " .. fix,
    setup = controls,
    actors = {debounce = {promises = {dropped = 1}, install = function(ctx)
      give_debounce(ctx, target)
      recipes.add_or_exchange(target, "sendAction:to:forEvent:", "x_sendAction:to:forEvent:")
      ctx.again = true
    end}},
    drive = function(ctx)
      tap_both(ctx)
      if ctx.again then gesture.tap(ctx.button) end
    end,
    traces = {debounce = "button toolbar dropped"},
  })
end

fixed_debounce("add-or-exchange", objc.UIButton)
fixed_debounce("a category on UIControl", objc.UIControl)

-- H08. Symptom: an agent that relies on its selector stops the app when another library, installed
-- after it, exchanges the same method.
-- Source: mixpanel-iphone#495, Instabug-iOS#440, Amplitude-Swift#86, PinLayout#130, snowplow#932,
-- DebugSwift#432.
local function screen(ctx)
  local Screen = objc.class("Screen", objc.UIViewController, function(instance)
    function instance:viewDidAppear_(animated) ctx.log "app" end
  end)
  return {Screen = Screen, screen = Screen:new()}
end

local agent = {promises = {N = 1}, install = function(ctx)
  local captured
  captured = objc.method_setImplementation(
    objc.class_getInstanceMethod(ctx.Screen, "viewDidAppear:"),
    objc.imp(function(self, _cmd, animated)
      ctx.assert(_cmd == objc.sel "viewDidAppear:", "N: selector renamed " .. tostring(_cmd))
      ctx.log "N"
      captured(self, _cmd, animated)
    end))
end}

local function appear(ctx)
  ctx.screen:viewDidAppear_(true)
end

lab.scenario(exact {
  name = "H08 an exchange leaks its alias as _cmd",
  setup = screen,
  actors = {agent = agent, tracker = {promises = {T = 1}, install = function(ctx)
    function ctx.Screen:t_viewDidAppear_(animated)
      ctx.log "T"
      self:t_viewDidAppear_(animated)
    end
    recipes.add_or_exchange(ctx.Screen, "viewDidAppear:", "t_viewDidAppear:")
  end}},
  drive = appear,
  want = {["agent tracker"] = "assert"},
  traces = {["agent tracker"] = "T", ["tracker agent"] = "N T app"},
})

lab.scenario(exact {
  name = "H08 fixed: the saved method is called under its own selector",
  setup = screen,
  actors = {agent = agent, tracker = {promises = {T = 1}, install = function(ctx)
    recipes.replace(ctx.Screen, "viewDidAppear:", function(original, self, animated)
      ctx.log "T"
      original(self, animated)
    end)
  end}},
  drive = appear,
  traces = {["agent tracker"] = "T N app", ["tracker agent"] = "N T app"},
})
