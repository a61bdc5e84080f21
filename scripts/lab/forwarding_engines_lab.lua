-- Engines that forward, and in which order hooks run: H70 to H76 of the catalogue.

local exact = require "exact"
local techniques = require "techniques"

--- A class, a subclass that calls super, and an object of each.
local function family(ctx)
  local Parent = objc.class("Parent", objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  local Child = objc.class("Child", Parent, function(instance, _, super)
    function instance:m()
      ctx.log "C"
      super(self):m()
    end
  end)
  return {Parent = Parent, Child = Child, parent = Parent:new(), child = Child:new()}
end

--- A technique for a class that the scenario's setup creates.
local function on(name, technique, token)
  return {promises = {[token] = 1}, install = function(ctx)
    return techniques[technique](ctx[name], "m", token).install(ctx)
  end}
end

local function call_parent(ctx) ctx.parent:m() end
local function call_child(ctx) ctx.child:m() end

-- H70. Symptom: the alias of an exchange is not recognized.
-- Source: sa-sdk-ios#80, TLYShyNavBar#186.
lab.scenario(exact {
  name = "H70 a forwarding engine, then an exchange",
  setup = family,
  actors = {a = on("Parent", "forwarding", "A"), x = on("Parent", "addOrExchange", "SA")},
  drive = call_parent,
  want = {["a x"] = "unrecognized"},
  traces = {["a x"] = "SA", ["x a"] = "A SA orig"},
})

lab.scenario(exact {
  name = "H70 fixed: the second one keeps the selector",
  setup = family,
  actors = {a = on("Parent", "forwarding", "A"), x = on("Parent", "lateSuper", "SA")},
  drive = call_parent,
  traces = {["a x"] = "SA A orig", ["x a"] = "A SA orig"},
})

-- H71. Symptom: endless recursion when a class and its subclass are hooked and super is called.
-- Source: Aspects#2 and its tests testSelectorMangling2 and 3; JSPatch#256.
lab.scenario(exact {
  name = "H71 one forwarding engine on parent and child",
  setup = family,
  actors = {c = on("Child", "forwarding", "A"), p = on("Parent", "forwarding", "A")},
  drive = call_child,
  want = "overflow",
  traces = {[""] = "C orig", ["c p"] = "A C A C …", ["p c"] = "A C A C …"},
})

lab.scenario(exact {
  name = "H71 two forwarding engines, on parent and child",
  setup = family,
  actors = {c = on("Child", "forwarding", "B"), p = on("Parent", "forwarding", "A")},
  drive = call_child,
  want = "overflow",
  traces = {["c p"] = "B C B C …", ["p c"] = "B C B C …"},
})

--- Rejects a class if another class of its hierarchy is hooked.
local function refusing(name)
  return function(ctx)
    ctx.hooked = ctx.hooked or {}
    for _, other in ipairs(ctx.hooked) do
      if ctx[name]:isSubclassOfClass_(other) or other:isSubclassOfClass_(ctx[name]) then
        return ctx.log "refused(AlreadyHookedInClassHierarchy)"
      end
    end
    ctx.hooked[#ctx.hooked + 1] = ctx[name]
    return on(name, "forwarding", "A").install(ctx)
  end
end

lab.scenario(exact {
  name = "H71 fixed: one hook in a hierarchy, others are refused",
  setup = family,
  actors = {c = refusing "Child", p = refusing "Parent"},
  drive = call_child,
  traces = {
    ["c p"] = "refused(AlreadyHookedInClassHierarchy) A C orig",
    ["p c"] = "refused(AlreadyHookedInClassHierarchy) C A orig",
  },
})

lab.scenario(exact {
  name = "H71 fixed: hooks that know their class",
  setup = family,
  actors = {c = on("Child", "hook", "B"), p = on("Parent", "hook", "A")},
  drive = call_child,
  traces = {["c p"] = "B C A orig", ["p c"] = "B C A orig"},
})

-- H74. Symptom: after an engine was reset and started again, any unhandled message never ends.
-- Source: JSPatch#721 and #693.
local forward = "forwardInvocation:"

--- Returns a signature for every selector, so that every unknown message is forwarded.
local function forwarded(ctx)
  local fields = family(ctx)
  function fields.Parent:methodSignatureForSelector_()
    return objc.NSMethodSignature:signatureWithObjCTypes_ "v@:"
  end
  return fields
end

local function engine(takes)
  local function start(ctx)
    local saved = objc.class_getMethodImplementation(ctx.Parent, forward)
    if takes(ctx, saved) then ctx.saved = saved end
    ctx.stub = ctx.stub or objc.imp(function(self, _cmd, invocation)
      ctx.saved(self, _cmd, invocation)
    end)
    objc.class_replaceMethod(ctx.Parent, forward, ctx.stub)
    ctx.stub = objc.class_getMethodImplementation(ctx.Parent, forward)
  end
  return {
    start = start, restart = start,
    -- The reset forgets what was hooked; the stub stays.
    reset = function() end,
  }
end

local function send_unknown(ctx)
  local ok, raised = pcall(function() ctx.parent:nobodyHasThis() end)
  if not ok and tostring(raised):find("unrecognized selector", 1, true) then
    ctx.log "unrecognized"
  elseif not ok then
    error(raised, 0)
  end
end

local restarts = {{"start"}, {"start", "reset", "restart"}}

lab.scenario(exact {
  name = "H74 an engine saves its own stub as the original",
  setup = forwarded,
  actors = engine(function() return true end),
  drive = send_unknown,
  orders = restarts,
  want = {["start reset restart"] = "overflow"},
  traces = {[""] = "unrecognized", start = "unrecognized", ["start reset restart"] = ""},
})

lab.scenario(exact {
  name = "H74 fixed: a stub is never an original",
  setup = forwarded,
  actors = engine(function(ctx, saved) return saved ~= ctx.stub end),
  drive = send_unknown,
  orders = restarts,
  traces = {["start reset restart"] = "unrecognized"},
})

-- H76. Symptom: two trackers that measure around a method do not enclose each other.
-- Source: Stinger's testHookInstanceMethodA and B, Frida's attach_two; engines with lists are
-- first in, first out, chains are last in, first out.
local function listening(token)
  return {promises = {[token .. ">"] = 1, [token .. "<"] = 1}, install = function(ctx)
    ctx.listeners = ctx.listeners or {}
    if #ctx.listeners == 0 then
      local captured = objc.class_getMethodImplementation(ctx.Parent, "m")
      objc.class_replaceMethod(ctx.Parent, "m", objc.imp(function(self, _cmd)
        for _, listener in ipairs(ctx.listeners) do ctx.log(listener .. ">") end
        captured(self, _cmd)
        for _, listener in ipairs(ctx.listeners) do ctx.log(listener .. "<") end
      end))
    end
    ctx.listeners[#ctx.listeners + 1] = token
  end}
end

local function call_nested(ctx)
  call_parent(ctx)
  local open = {}
  for token, side in ctx.trace():gmatch "(%u)([<>])" do
    if side == ">" then
      open[#open + 1] = token
    else
      ctx.assert(table.remove(open) == token, "the hooks nest")
    end
  end
end

lab.scenario(exact {
  name = "H76 befores and afters from a list",
  setup = family,
  actors = {a = listening "A", b = listening "B"},
  drive = call_nested,
  want = "assert",
  traces = {["a b"] = "A> B> orig A< B<", ["b a"] = "B> A> orig B< A<"},
})

local function around(target, token)
  return {promises = {[token .. ">"] = 1, [token .. "<"] = 1}, install = function(ctx)
    hook.before(ctx[target], "m", function() ctx.log(token .. ">") end)
    hook.after(ctx[target], "m", function() ctx.log(token .. "<") end)
  end}
end

local inner_a, inner_b = "O> A> B> orig B< A< O<", "O> B> A> orig A< B< O<"

lab.scenario(exact {
  name = "H76 fixed: the last one is the outermost, an object's lie around its class's",
  setup = family,
  actors = {
    a = around("Parent", "A"), b = around("Parent", "B"), object = around("parent", "O"),
  },
  drive = call_nested,
  traces = {
    ["a b object"] = inner_b, ["a object b"] = inner_b, ["object a b"] = inner_b,
    ["b a object"] = inner_a, ["b object a"] = inner_a, ["object b a"] = inner_a,
  },
})
