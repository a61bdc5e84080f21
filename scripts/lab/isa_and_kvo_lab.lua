-- Engines that change an object's class, and key-value observing: H59 to H65 of the catalogue.

local exact = require "exact"
local observing = require "observing"

local kvo, set = observing.kvo, observing.set

-- H59. Symptom: setting an observed property crashes on a selector with the engine's prefix.
-- Source: SwiftHook's testCrashWithKVOedObject; Aspects PR#115.
local function forwarding_engine(restores_cmd)
  return {promises = {hook = 1}, install = function(ctx)
    local cls = objc.object_getClass(ctx.one) -- in place, if observing has changed it already
    local setter, alias = objc.sel "setX:", objc.sel "aspects__setX:"
    local found = objc.class_getInstanceMethod(cls, setter)
    local imp, types = objc.method_getImplementation(found), objc.method_getTypeEncoding(found)
    objc.class_addMethod(cls, alias, imp, types)
    objc.class_addMethod(cls, "forwardInvocation:", function(self, invocation)
      if invocation:selector() ~= setter then
        return objc.super(cls, self):forwardInvocation_(invocation)
      elseif restores_cmd then
        imp(self, setter, invocation:getArgumentAtIndex_(2))
      else
        invocation:setSelector_(alias)
        invocation:invoke()
      end
      ctx.log "hook"
    end)
    objc.class_replaceMethod(cls, setter, objc._objc_msgForward, types)
  end}
end

lab.scenario(exact {
  name = "H59 an observed setter under an alias",
  setup = observing.things,
  actors = {kvo = kvo, aspects = forwarding_engine(false)},
  drive = set,
  want = {["kvo aspects"] = "unrecognized"},
  traces = {[""] = "set", ["kvo aspects"] = "", ["aspects kvo"] = "set hook observed"},
})

lab.scenario(exact {
  name = "H59 fixed: the original runs under its own selector",
  setup = observing.things,
  actors = {kvo = kvo, aspects = forwarding_engine(true)},
  drive = set,
  traces = {["kvo aspects"] = "set observed hook", ["aspects kvo"] = "set hook observed"},
})

-- H60. Symptom: an assertion that the original class must exist when a hook is removed.
-- Source: SwiftHook's testCrashOnCancellationAspectsAfterKVO.
local suffix = "_Aspects_"

local function suffix_engine(original_of)
  return {promises = {hook = 1}, install = function(ctx)
    local derived = observing.derive(ctx.one, suffix)
    objc.class_addMethod(derived, "setX:", function(self, value)
      ctx.log "hook"
      objc.super(derived, self):setX_(value)
    end)
    function ctx.unhook() original_of(ctx, derived) end
  end}
end

local function set_and_unhook(ctx)
  ctx.one:setX_(1)
  if ctx.unhook then ctx.unhook() end
  ctx.one:setX_(2)
end

local observed_twice = {promises = {observed = 2}, install = kvo.install}
local hook_then_kvo = {{"hook", "kvo"}}

lab.scenario(exact {
  name = "H60 the original class is found by taking a suffix off",
  setup = observing.things,
  actors = {kvo = observed_twice, hook = suffix_engine(function(ctx)
    local name = objc.object_getClassName(ctx.one)
    local original = objc.getClass(name:sub(1, #name - #suffix))
    ctx.assert(original, "original class must exist")
    objc.object_setClass(ctx.one, original)
  end)},
  drive = set_and_unhook,
  orders = hook_then_kvo,
  want = "assert",
  traces = {[""] = "set set", ["hook kvo"] = "hook set observed"},
})

lab.scenario(exact {
  name = "H60 fixed: the method is taken out, the class stays",
  setup = observing.things,
  actors = {kvo = observed_twice, hook = suffix_engine(function(_, derived)
    objc.class_replaceMethod(derived, "setX:", objc.imp(function(self, _, value)
      objc.super(derived, self):setX_(value)
    end))
  end)},
  drive = set_and_unhook,
  orders = hook_then_kvo,
  traces = {["hook kvo"] = "hook set observed set observed"},
})

lab.scenario(exact {
  name = "H60 fixed: a token that is removed",
  setup = observing.things,
  actors = {kvo = observed_twice, hook = {promises = {hook = 1}, install = function(ctx)
    local token = hook.before(ctx.one, "setX:", function() ctx.log "hook" end)
    function ctx.unhook() token:remove() end
  end}},
  drive = set_and_unhook,
  traces = {
    ["hook kvo"] = "hook set observed set observed",
    ["kvo hook"] = "hook set observed set observed",
  },
})

-- H61. Symptom: a hook on one object is gone after the last observer is removed.
-- Source: SwiftHook's testHookFailureAfterKVOCancel; Aspects#70, MAZeroingWeakRef#14,
-- MRLogicInjection PR#2; the remedy is that of Sensors.
local function derived_hook(ctx)
  local derived = observing.derive(ctx.one, "_Hooked")
  objc.class_addMethod(derived, "m", function(self)
    ctx.log "hook"
    objc.super(derived, self):m()
  end)
  return derived
end

local observer = function(ctx)
  kvo.install(ctx)
  function ctx.stop_observing() ctx.one:removeObserver_forKeyPath_(ctx.observer, "x") end
end

local function call_unobserved(ctx)
  if ctx.stop_observing then ctx.stop_observing() end
  ctx.one:m()
end

lab.scenario(exact {
  name = "H61 the last observer takes the hook's class along",
  setup = observing.things,
  actors = {kvo = observer, hook = {promises = {hook = 1}, install = derived_hook}},
  drive = call_unobserved,
  want = {["kvo hook"] = "lost"},
  traces = {[""] = "orig", ["kvo hook"] = "orig", ["hook kvo"] = "hook orig"},
})

lab.scenario(exact {
  name = "H61 fixed: the engine comes back when the observer goes",
  setup = observing.things,
  actors = {kvo = observer, hook = {promises = {hook = 1}, install = function(ctx)
    local derived = derived_hook(ctx)
    objc.class_addMethod(derived, "removeObserver:forKeyPath:", function(self, ...)
      objc.super(derived, self):removeObserver_forKeyPath_(...)
      if not objc.object_getClassName(self):find "_Hooked" then derived_hook(ctx) end
    end)
  end}},
  drive = call_unobserved,
  traces = {["kvo hook"] = "hook orig", ["hook kvo"] = "hook orig"},
})

lab.scenario(exact {
  name = "H61 fixed: a hook that lies outside of observing",
  setup = observing.things,
  actors = {kvo = observer, hook = {promises = {hook = 1}, install = function(ctx)
    hook.before(ctx.one, "m", function() ctx.log "hook" end)
  end}},
  drive = call_unobserved,
  traces = {["kvo hook"] = "hook orig", ["hook kvo"] = "hook orig"},
})

-- H63. Symptom: a hook is rejected, or not, depending on whether the object is observed already.
-- Source: InterposeKit's testBasicKVO, RxCocoa's tests of interception before and after observing.
lab.scenario(exact {
  name = "H63 an engine refuses objects that are observed",
  setup = observing.things,
  actors = {kvo = kvo, hook = {promises = {hook = 1}, install = function(ctx)
    if objc.object_getClassName(ctx.one):find "^NSKVONotifying_" then
      return ctx.log "refused(kvo)"
    end
    local derived = observing.derive(ctx.one, "_Interposed")
    objc.class_addMethod(derived, "setX:", function(self, value)
      ctx.log "hook"
      objc.super(derived, self):setX_(value * 10)
    end)
  end}},
  drive = set,
  want = {["kvo hook"] = "lost"},
  expect = function(ctx)
    if ctx.trace():find "hook" then ctx.assert(ctx.one:x() == 10, "the value is hooked") end
  end,
  traces = {["kvo hook"] = "refused(kvo) set observed", ["hook kvo"] = "hook set observed"},
})

lab.scenario(exact {
  name = "H63 fixed: both, in any order",
  setup = observing.things,
  actors = {kvo = kvo, hook = {promises = {hook = 1}, install = function(ctx)
    hook.instead(ctx.one, "setX:", function(original, self, value)
      ctx.log "hook"
      original(self, value * 10)
    end)
    ctx.hooked = true
  end}},
  drive = set,
  expect = function(ctx) return ctx.one:x() == (ctx.hooked and 10 or 1) end,
  traces = {["kvo hook"] = "hook set observed", ["hook kvo"] = "hook set observed"},
})

-- H65. Symptom: the second hook on one object affects all objects of its class.
-- Source: JGMethodSwizzler#3; Aspects' testAspectsCalledPerObject, InterposeKit's
-- testInterposeSingleObjectMultipleTimes.
local function targeted(ctx)
  local fields = observing.things(ctx)
  ctx.targets(fields.one)
  return fields
end

local function call_both(ctx)
  ctx.one:m()
  ctx.two:m()
end

--- A second hook finds the class that the object's `class` returns.
local function escaping(token)
  return function(ctx)
    local cls = ctx.derived and ctx.one:class() or observing.derive(ctx.one, "_Swizzled")
    ctx.derived = true
    local captured = objc.class_getMethodImplementation(cls, "m")
    objc.class_replaceMethod(cls, "m", objc.imp(function(self, _cmd)
      ctx.log(token)
      captured(self, _cmd)
    end))
  end
end

lab.scenario(exact {
  name = "H65 the second hook on an object escapes to its class",
  setup = targeted,
  actors = {first = escaping "h1", second = escaping "h2"},
  drive = call_both,
  orders = {{"first", "second"}},
  want = "leaked",
  traces = {[""] = "orig orig", ["first second"] = "h1 orig h2 orig"},
})

local function layering(token)
  return {promises = {[token] = 1}, install = function(ctx)
    hook.before(ctx.one, "m", function() ctx.log(token) end)
  end}
end

lab.scenario(exact {
  name = "H65 fixed: both hooks stay with the object",
  setup = targeted,
  actors = {first = layering "h1", second = layering "h2"},
  drive = call_both,
  traces = {["first second"] = "h2 h1 orig orig", ["second first"] = "h1 h2 orig orig"},
})
