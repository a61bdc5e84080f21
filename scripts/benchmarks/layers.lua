-- Layers of one method, made by exchanging, compared with closures that call each other. The result
-- is the cost of one more layer. Every layer is a separate function, as hooks are. The same with a
-- plain table shows the cost of a call by name.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

local layers = 100

local function nothing() end

-- Returns a function that calls the method named `below`.
local function calling(below)
  return load(("return function(self) self:%s() end"):format(below))()
end

local function exchanged(name, count, bottom)
  local Class = objc.class(name, objc.NSObject, function(instance) instance.m = bottom end)
  for layer = 1, count do
    local below = "layer" .. layer
    Class[below] = calling(below)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Class, "m"), objc.class_getInstanceMethod(Class, below))
  end
  return Class:new()
end

local function exchanged_in_table(count, bottom)
  local Class = {m = bottom}
  Class.__index = Class
  for layer = 1, count do
    local below = "layer" .. layer
    Class.m, Class[below] = calling(below), Class.m
  end
  return setmetatable({}, Class)
end

local function nested(count, bottom)
  local outer = bottom
  for _ = 1, count do
    outer = load("local inner = ... return function(self) inner(self) end")(outer)
  end
  return outer
end

-- Returns the seconds that the layers add to `count` calls, per layer.
local function added(statement, with, without)
  local layered = comparison.loop(statement, with)
  local bare = comparison.loop(statement, without)
  return function(count) return (layered(count) - bare(count)) / layers end
end

local closures = added("o()", nested(layers, nothing), nested(0, nothing))
local ratio, nanoseconds = comparison.ratio(
  added(
    "o:m()", exchanged("BenchmarkLayers", layers, nothing),
    exchanged("BenchmarkNoLayers", 0, nothing)),
  closures, 20000)
comparison.report("one more exchanged layer", nanoseconds, ratio, "one more closure", 1.20)
ratio, nanoseconds = comparison.ratio(
  added("o:m()", exchanged_in_table(layers, nothing), exchanged_in_table(0, nothing)),
  closures, 20000)
comparison.report("  the same in a plain table", nanoseconds, ratio, "one more closure")

local reached = 0
exchanged("BenchmarkDeep", 10000, function() reached = reached + 1 end):m()
print(("%-46s %65s  %s"):format("10,000 exchanged layers", "", reached == 1 and "met" or "missed"))

-- Layers of hooks, compared with handwritten closures: each calls its function before the next layer,
-- or instead of it.
local shapes = {
  before = {
    handler = "return function(self) end",
    closure = "local handler, inner = ... return function(...) handler(...) return inner(...) end"},
  instead = {
    handler = "return function(original, self) return original(self) end",
    closure = "local handler, inner = ... return function(...) return handler(inner, ...) end"},
}

local function hooked(kind, count)
  local Class = objc.class("BenchmarkHooks" .. kind .. count, objc.NSObject, function(instance)
    instance.m = nothing
  end)
  for _ = 1, count do hook[kind](Class, "m", load(shapes[kind].handler)()) end
  return Class:new()
end

local function wrapped(kind, count)
  local outer = nothing
  for _ = 1, count do outer = load(shapes[kind].closure)(load(shapes[kind].handler)(), outer) end
  return outer
end

for _, kind in ipairs {"before", "instead"} do
  ratio, nanoseconds = comparison.ratio(
    added("o:m()", hooked(kind, layers), hooked(kind, 0)),
    added("o()", wrapped(kind, layers), wrapped(kind, 0)), 20000)
  comparison.report(
    ("one more hook layer (%s)"):format(kind), nanoseconds, ratio, "one more Lua closure", 1.20)
end

local Unhooked = objc.class("BenchmarkUnhooked", objc.NSObject, function(instance)
  instance.m, instance.other = nothing, nothing
end)
local fresh = objc.class("BenchmarkNeverHooked", objc.NSObject, function(instance)
  instance.m = nothing
end):new()
hook.before(Unhooked, "other", nothing)
ratio, nanoseconds = comparison.ratio(
  comparison.loop("o:m()", Unhooked:new()), comparison.loop("o:m()", fresh))
comparison.report(
  "unhooked message beside a hooked one", nanoseconds, ratio, "the same without any hook", 1.10)
