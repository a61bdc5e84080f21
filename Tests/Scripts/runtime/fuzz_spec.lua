-- Scripts' messages use dispatch tables that no Swift test sees. Here random programs change a small
-- tree of classes, and every message to every class and object is compared with a lookup in plain Lua
-- tables.

local names = {"a", "b", "c:"}
local spellings = {a = "a", b = "b", ["c:"] = "c_"}
objc.sel "c:" -- so that `c_` spells it from the beginning
local sides = {"instance", "class"}
local worlds = 0

-- The model of a class is {parent =, instance = {}, class = {}}; a method is {body =}, and a body
-- {text =, above =}: with `above`, it sends its message to the super of that class.
local function find(class, side, name)
  while class do
    if class[side][name] then return class[side][name] end
    class = class.parent
  end
end

local function walk(class, side, name, depth)
  local found = find(class, side, name)
  if not found then return "unrecognized" end
  local body = found.body
  if not body.above then return body.text end
  if depth == 0 then return body.text .. " deep" end
  return body.text .. " " .. walk(body.above.parent, side, name, depth - 1)
end

-- A random generator of numbers from 1 to a limit, the same on every system.
local function numbers(seed)
  local state = seed
  return function(limit)
    state = state * 6364136223846793005 + 1442695040888963407
    return (state >> 33) % limit + 1
  end
end

local depth

local function attempt(fn, ...)
  local ok, answer = pcall(fn, ...)
  if ok then return answer end
  if tostring(answer):find("unrecognized selector", 1, true) then return "unrecognized" end
  error(answer, 0)
end

-- The function that performs a body, under any method name.
local function imp(body, name)
  if not body.above then return function() return body.text end end
  return function(self)
    if depth == 0 then return body.text .. " deep" end
    depth = depth - 1
    local above = objc.super(body.above.real, self)
    local answer = attempt(above[spellings[name]], above)
    depth = depth + 1
    return body.text .. " " .. answer
  end
end

local World = {}
World.__index = World

function World.new(seed)
  worlds = worlds + 1
  local self = setmetatable({classes = {}, objects = {}, saved = {}, below = numbers(seed)}, World)
  for number, parent in ipairs {0, 1, 1, 2, 4} do
    parent = self.classes[parent]
    local name = ("FuzzClass%dOf%d"):format(number, worlds)
    local real = objc.class(name, parent and parent.real or objc.NSObject)
    self.classes[number] = {real = real, parent = parent, instance = {}, class = {}}
    self.objects[number] = {real = real:new(), class = self.classes[number]}
  end
  local root = self.classes[1]
  for _, name in ipairs(names) do
    for side, real in pairs {instance = root.real, class = objc.object_getClass(root.real)} do
      local body = {text = side .. " " .. name}
      objc.class_addMethod(real, name, imp(body, name))
      root[side][name] = {body = body}
    end
  end
  return self
end

function World:choose()
  local class = self.classes[self.below(#self.classes)]
  local side = sides[self.below(2)]
  return class, side, names[self.below(#names)],
    side == "instance" and class.real or objc.object_getClass(class.real)
end

function World:body(class)
  self.bodies = (self.bodies or 0) + 1
  return {text = "#" .. self.bodies, above = self.below(2) == 1 and class or nil}
end

local steps = {}

function steps.add(world)
  local class, side, name, real = world:choose()
  local body = world:body(class)
  local added = objc.class_addMethod(real, name, imp(body, name))
  assert.equal(class[side][name] == nil, added)
  if added then class[side][name] = {body = body} end
end

function steps.replace(world)
  local class, side, name, real = world:choose()
  local body = world:body(class)
  objc.class_replaceMethod(real, name, imp(body, name))
  class[side][name] = class[side][name] or {}
  class[side][name].body = body
end

function steps.define(world)
  local class, side, name = world:choose()
  local body = world:body(class)
  world.categories = (world.categories or 0) + 1
  objc.category(class.real, "Fuzz" .. world.categories, function(instance, metaclass)
    local target = side == "instance" and instance or metaclass
    target[name] = imp(body, name)
  end)
  class[side][name] = {body = body}
end

-- Only methods of one name are exchanged: a body's name is fixed when it is created.
function steps.exchange(world)
  local class, side, name, real = world:choose()
  local other = world:choose()
  local otherReal = side == "instance" and other.real or objc.object_getClass(other.real)
  local first, second = find(class, side, name), find(other, side, name)
  if not first or not second then return end
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(real, name), objc.class_getInstanceMethod(otherReal, name))
  first.body, second.body = second.body, first.body
end

function steps.setImplementation(world)
  local class, side, name, real = world:choose()
  local found = find(class, side, name)
  if not found then return end
  found.body = world:body(class)
  objc.method_setImplementation(
    objc.class_getInstanceMethod(real, name), imp(found.body, name))
end

function steps.setSuperclass(world)
  local class, parent = world:choose(), world:choose()
  local place = parent
  while place do
    if place == class then return end
    place = place.parent
  end
  if not class.parent then return end
  objc.class_setSuperclass(class.real, parent.real)
  class.parent = parent
end

function steps.setClass(world)
  local object = world.objects[world.below(#world.objects)]
  object.class = world:choose()
  objc.object_setClass(object.real, object.class.real)
end

function steps.snapshot(world)
  if #world.saved > 2 then return end
  local copy = {snapshot = objc.snapshot(), classes = {}, objects = {}}
  for number, class in ipairs(world.classes) do
    local kept = {parent = class.parent}
    for _, side in ipairs(sides) do
      kept[side] = {}
      for name, entry in pairs(class[side]) do kept[side][name] = {entry, entry.body} end
    end
    copy.classes[number] = kept
  end
  for number, object in ipairs(world.objects) do copy.objects[number] = object.class end
  table.insert(world.saved, copy)
end

function steps.restore(world)
  if #world.saved == 0 then return end
  local place = world.below(#world.saved)
  local copy = world.saved[place]
  for later = place + 1, #world.saved do world.saved[later] = nil end
  objc.restore(copy.snapshot)
  for number, kept in ipairs(copy.classes) do
    local class = world.classes[number]
    class.parent = kept.parent
    for _, side in ipairs(sides) do
      class[side] = {}
      for name, pair in pairs(kept[side]) do
        pair[1].body = pair[2]
        class[side][name] = pair[1]
      end
    end
  end
  for number, class in ipairs(copy.objects) do world.objects[number].class = class end
end

local kinds = {
  "add", "add", "add", "replace", "replace", "define", "define", "exchange", "exchange",
  "setImplementation", "setSuperclass", "setClass", "snapshot", "restore",
}

-- Sends every message to every receiver, which fills the tables for the next step.
local function compare(world, trace)
  local function check(receiver, class, side, what)
    for _, name in ipairs(names) do
      depth = 6
      local got = attempt(function() return receiver[spellings[name]](receiver) end)
      local wanted = walk(class, side, name, 6)
      if got ~= wanted then
        error(("%s %s %s: expected %s, got %s"):format(
          table.concat(trace, ", "), what, name, wanted, got), 0)
      end
    end
  end
  for number, object in ipairs(world.objects) do
    check(object.real, object.class, "instance", "object " .. number)
  end
  for number, class in ipairs(world.classes) do
    check(class.real, class, "class", "class " .. number)
  end
end

describe("messages of scripts", function()
  for seed = 1, 12 do
    it("find the same method as a walk up the chain, seed " .. seed, function()
      local before = objc.snapshot()
      local world = World.new(seed)
      local trace = {"seed " .. seed}
      compare(world, trace)
      for _ = 1, 50 do
        local kind = kinds[world.below(#kinds)]
        trace[#trace + 1] = kind
        steps[kind](world)
        compare(world, trace)
      end
      objc.restore(before)
    end)
  end
end)
