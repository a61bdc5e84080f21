-- Removing hooks: H78 to H81 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

local function one_class(ctx)
  local Model = objc.class("Model", objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  return {
    Model = Model, object = Model:new(), remove = {},
    found = objc.class_getMethodImplementation(Model, "m"),
  }
end

--- Installs by capture and replace; unhooking restores the captured implementation.
local function naive(token, times)
  return {promises = times and {[token] = times}, install = function(ctx)
    local restore = recipes.replace(ctx.Model, "m", function(original, self)
      ctx.log(token)
      original(self)
    end)
    ctx.remove[token] = function()
      restore()
      ctx.removed(token)
    end
  end}
end

--- Calls, and again after each removal.
local function removing(...)
  local tokens = {...}
  return function(ctx)
    ctx.object:m()
    for _, token in ipairs(tokens) do
      if ctx.remove[token] then ctx.remove[token]() end
      ctx.object:m()
    end
  end
end

-- H78. Symptom: hooks that were removed run again, others are gone.
-- Source: New Relic's deinstrument and exchanges taken back have this shape.
lab.scenario(exact {
  name = "H78 each puts back what it found, first in first out",
  setup = one_class,
  actors = {a = naive "A", b = naive "B"},
  drive = removing("A", "B"),
  orders = {{"a", "b"}},
  want = "resurrected",
  traces = {[""] = "orig orig orig", ["a b"] = "B A orig orig A orig"},
})

lab.scenario(exact {
  name = "H78 fixed: last in, first out",
  setup = one_class,
  actors = {a = naive "A", b = naive "B"},
  drive = removing("B", "A"),
  orders = {{"a", "b"}},
  expect = function(ctx)
    return objc.class_getMethodImplementation(ctx.Model, "m") == ctx.found
  end,
  traces = {["a b"] = "B A orig A orig orig"},
})

-- H80. Symptom: removing one of three hooks also removes one that was added later.
-- Source: dd-sdk-ios's test_multiple_swizzle, InterposeKit's hooks of objects, Frida's detach.
lab.scenario(exact {
  name = "H80 the middle one of three is removed",
  setup = one_class,
  actors = {a = naive("A", 2), b = naive "B", c = naive("C", 2)},
  drive = removing "B",
  orders = {{"a", "b", "c"}},
  want = "lost",
  traces = {["a b c"] = "C B A orig A orig"},
})

local function linked(token)
  return {promises = {[token] = 1}, install = function(ctx)
    local hooked = hook.before(ctx.Model, "m", function() ctx.log(token) end)
    return function() hooked:remove() end
  end}
end

--- The remaining hooks of an order, the last one first.
local function rest(order, taken)
  local gone, tokens = {}, {}
  for _, name in ipairs(taken) do gone[name] = true end
  for _, name in ipairs(order) do
    if not gone[name] then table.insert(tokens, 1, name:upper()) end
  end
  tokens[#tokens + 1] = "orig"
  return table.concat(tokens, " ")
end

lab.scenario(exact {
  name = "H80 fixed: a chain is linked again, whoever goes",
  setup = one_class,
  actors = {a = linked "A", b = linked "B", c = linked "C"},
  drive = function(ctx) ctx.object:m() end,
  unhook = true,
  expect = function(ctx)
    if #ctx.exactly.taken < 3 then return end
    return objc.class_getMethodImplementation(ctx.Model, "m") == ctx.found
  end,
  traces = rest,
})

-- H81. Symptom: removing a hook for the second time removes another library's hook.
-- Source: Aspects' testInstanceTokenDeregistration and testAutoDeregistration, Stinger's
-- testInstanceMethodJ, SwiftHook's HookOnceTests.
local function once(install)
  return {promises = {A = 1}, install = function(ctx) ctx.remove.A = install(ctx) end}
end

local function remove_again(ctx)
  ctx.object:m()
  if ctx.remove.A then ctx.answered = ctx.remove.A() end
  ctx.object:m()
end

local after = {{"once", "b"}}

lab.scenario(exact {
  name = "H81 a hook that fires once is removed again",
  setup = one_class,
  actors = {b = naive("B", 2), once = once(function(ctx)
    local restore
    restore = recipes.replace(ctx.Model, "m", function(original, self)
      ctx.log "A"
      original(self)
      restore()
    end)
    return restore
  end)},
  drive = remove_again,
  orders = after,
  want = "lost",
  traces = {["once b"] = "B A orig orig"},
})

lab.scenario(exact {
  name = "H81 fixed: the second removal is refused",
  setup = one_class,
  actors = {b = naive("B", 2), once = once(function(ctx)
    local token
    token = hook.after(ctx.Model, "m", function()
      ctx.log "A"
      ctx.assert(token:remove(), "the first removal succeeds")
    end)
    return function() return token:remove() end
  end)},
  drive = remove_again,
  orders = {{"once", "b"}, {"once"}},
  expect = function(ctx) return ctx.answered == false or ctx.remove.A == nil end,
  traces = {["once b"] = "B orig A B orig", once = "orig A orig"},
})
