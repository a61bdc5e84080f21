--- Every hooking technique with every other, over four shapes of classes: which pairs break.
--
-- A scenario is named `matrix: FIRST × SECOND × SHAPE`, and installs FIRST before SECOND.
-- `hookhost lab --matrix` makes its table from these scenarios. The rules below give the expected
-- verdict of each and explain every failure.
local techniques = require "techniques"

local names = {
  "addOrExchange", "bareExchange", "lateSuper", "forwarding", "classTable", "staticSlot",
  "isaSubclass", "delegateProxy", "hook",
}

local ctx

local function logging(token)
  return function(instance)
    function instance:m() ctx.log(token) end
  end
end

local Parent = objc.class("MatrixParent", objc.NSObject, logging "app")
local Child = objc.class("MatrixChild", Parent)
local Overriding = objc.class("MatrixOverridingChild", Parent, function(instance, _, super)
  function instance:m()
    ctx.log "child"
    super(self):m()
  end
end)

local Owner = objc.class("MatrixOwner", objc.NSObject, function(instance)
  objc.property(instance, "delegate", {policy = "weak"})
  function instance:call() self:delegate():m() end
end)

--- The class of the object, and the class that each of the two hooks.
local shapes = {
  {name = "one class", object = Parent, first = Parent, second = Parent},
  {name = "inherited", object = Child, first = Child, second = Child},
  {name = "parent, then child", object = Overriding, first = Parent, second = Overriding},
  {name = "child, then parent", object = Overriding, first = Overriding, second = Parent},
}

local isExchange = {addOrExchange = true, bareExchange = true}

--- The expected result of two techniques.
local function verdict(first, second, shape)
  if shape.first == shape.second then
    -- The forwarding engine, or the table, does not know the alias.
    if first == "forwarding" and isExchange[second] then return "unrecognized" end
    if first == "classTable" and (isExchange[second] or second == "forwarding") then return "lost" end
    return "ok"
  end
  -- The message to super reaches the child's forwarding again, or a table without the child.
  if first == "forwarding" and second == "forwarding" then return "overflow" end
  local onParent = shape.first == Parent and first or second
  return onParent == "classTable" and "lost" or "ok"
end

for _, shape in ipairs(shapes) do
  for _, first in ipairs(names) do
    for _, second in ipairs(names) do
      local other = second == first and second .. " again" or second
      lab.scenario {
        name = ("matrix: %s × %s × %s"):format(first, second, shape.name),
        setup = function(context)
          ctx = context
          local object, owner = shape.object:new(), Owner:new()
          owner:setDelegate_(object)
          return {object = object, owner = owner}
        end,
        actors = {
          [first] = techniques[first](shape.first, "m", first),
          [other] = techniques[second](shape.second, "m", other),
        },
        drive = function(context) context.owner:call() end,
        orders = {{first, other}},
        want = verdict(first, second, shape),
      }
    end
  end
end
