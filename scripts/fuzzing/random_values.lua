-- Values of every type, valid and invalid, for random calls.
--
-- The parameters of functions are not listed here: a call is first made with any values, and the error
-- names the expected type.

local random = math.random

local Values = {}
Values.__index = Values

local function pick(list) return list[random(#list)] end
Values.pick = pick

local numbers = {
  0, 1, -1, 2, 3, 7, 3.5, 100, -100.25, 0 / 0, 1 / 0, -1 / 0, 255, 65536, 2 ^ 31, 2 ^ 53, 2 ^ 63,
  1e300, 1e-300, math.maxinteger, math.mininteger,
}
local lengths = {0, 1, 2, 3, 5, 10, 50, 100.5, 300, -1, -50, 0.25, 0.1}
local strings = {
  "", "a", "delegate", "frame", "bounds", "frame.size", "a.b.c", "@sum.x", "self", "count", "description",
  "a:b:", "\0x", "\xff", "é日本", "UIView", "NSObject", "http://a.b/c", "%@ %d %s", "{1, 2}", "v@:@",
  ("x"):rep(5000),
}
local protocols = {"NSObject", "UIScrollViewDelegate", "UITableViewDataSource", "UIGestureRecognizerDelegate"}

local function number() return pick(numbers) end
local function length() return random(12) == 1 and number() or pick(lengths) end

-- `world` has the known objects, classes and selectors; `functions` is a list.
function Values.new(world, functions)
  local self = setmetatable({world = world, functions = functions}, Values)
  local object = function() return world:object() end
  local fun = function() return pick(self.functions) end
  local loop = {1}
  loop[2] = loop
  self.anything = {
    function() return nil end, function() return random(2) == 1 end, number, number, length,
    function() return pick(strings) end, function() return world:selector() end, fun, fun,
    object, object, object, object, function() return world:class() end,
    function() return objc.object_getClass(world:class()) end,
    function() return objc.sel(world:selector()) end, function() return objc.null end,
    function() return {} end, function() return {1, 2, 3} end, function() return {object(), object()} end,
    function() return {a = 1, b = object()} end, function() return loop end, function() return io.stdout end,
    function() return coroutine.create(print) end, function() return {x = number(), y = number()} end,
    function() return {number(), number(), number(), number()} end,
    function() return objc.NSIndexPath:indexPathForRow_inSection_(random(0, 3), random(0, 2)) end,
    function() return objc.NSURL:URLWithString_ "http://x.y/" end,
    function() return objc.getProtocol(pick(protocols)) end,
    function() return (objc.class_copyMethodList(world:class()) or {})[1] end,
    function() return objc.class_getMethodImplementation(world:class(), world:selector()) end,
  }
  -- Creates a value by the expected type in an error; the first match is used.
  self.wanted = {
    {"list %(each an? (%w+)", function(name)
      local list = {}
      for i = 1, random(0, 3) do list[i] = world:instance(name) end
      return list
    end},
    {"list", function() return random(2) == 1 and {object(), object()} or {1, 2} end},
    {"a string", function() return random(2) == 1 and pick(strings) or world:selector() end},
    {"selector", function() return objc.sel(world:selector()) end},
    {"an integer", function()
      return random(10) == 1 and pick {math.maxinteger, math.mininteger, 2 ^ 31, -1, 1000000} or random(0, 6)
    end},
    {"a boolean", function() return random(2) == 1 end},
    {"a number", length},
    {"CGRect", function() return {length(), length(), length(), length()} end},
    {"CGPoint", function() return {length(), length()} end},
    {"CGSize", function() return {length(), length()} end},
    {"UIEdgeInsets", function() return {top = length(), left = length(), bottom = length(), right = length()} end},
    {"NSRange", function() return {random(0, 5), random(0, 5)} end},
    {"CGAffineTransform", function() return {a = length(), b = 0, c = length(), d = length(), tx = 1, ty = 2} end},
    {"class", function() return world:class() end},
    {"protocol", function() return objc.getProtocol(pick(protocols)) end},
    {"function", fun}, {"block", fun},
    {"dictionary", function() return {a = 1, b = object()} end},
    {"table", function() return {a = 1, b = object()} end},
    {"must be an object", object},
    {"must be an? (%u%w+)", function(name) return world:instance(name) end},
  }
  return self
end

-- Returns `n` arguments.
function Values:arguments(n)
  local arguments = {n = n}
  for i = 1, n do arguments[i] = pick(self.anything)() end
  return arguments
end

-- Replaces an argument by one of the type that an error names; false if it names none.
function Values:mend(arguments, message)
  local place, wanted = message:match "argument (%d+) (must be .-), got"
  place = tonumber(place)
  if not place or place < 1 or place > 8 then return false end
  for _, kind in ipairs(self.wanted) do
    local found = wanted:match(kind[1])
    if found then
      arguments[place] = kind[2](found)
      arguments.n = math.max(arguments.n, place)
      return true
    end
  end
  return false
end

return Values
