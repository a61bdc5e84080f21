-- Container guards: which method to hook, which cases a guard does not cover, and how two vendors'
-- guards on the same private classes interact. `scripts/lab/container_guards_lab.lua` has more.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"
local reporting = dofile(listings .. "ReportingGuard.lua")
local silent = dofile(listings .. "SilentGuard.lua")

local function ask(array, index)
  local ok, answer = pcall(array.objectAtIndex_, array, index)
  print(("  %-24s %s"):format(tostring(array:class()), ok and tostring(answer) or answer.reason))
end

local function ask_all()
  local several = objc.box {"a", "b", "c"}
  for _, array in ipairs {objc.box {}, objc.box {"a"}, several, several:mutableCopy(),
    objc.NSMutableArray:arrayWithArray_ {1, 2, 3, 4, 5, 6}:copy()} do
    ask(array, 7)
  end
end

local function part(title, body)
  print(title)
  local world = objc.snapshot()
  body()
  objc.restore(world)
end

local function report(line) print("  reported " .. line) end

part("without a guard", ask_all)

part("a hook on NSArray is not reached", function()
  hook.instead(objc.NSArray, "objectAtIndex:", function() return "guarded" end)
  ask(objc.box {"a", "b"}, 7)
end)

part("a guard of four classes: a frozen copy is a fifth", function()
  reporting(report)
  ask_all()
end)

part("the silent one first: the other, outside it, reports", function()
  silent()
  reporting(report)
  ask(objc.box {"a", "b"}, 7)
end)

part("the silent one last: nobody hears of the mistake", function()
  reporting(report)
  silent()
  ask(objc.box {"a", "b"}, 7)
end)
