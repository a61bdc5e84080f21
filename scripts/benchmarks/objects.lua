-- The creation and deallocation of objects, compared with Lua tables that have a metatable, and the
-- memory of each. Argument: the folder of this file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

objc.import(here .. "/Objects.m", {arc = false})
objc.import(here .. "/Counted.m")
objc.class("Record", objc.NSObject, function(instance)
  objc.property(instance, "title", {policy = "copy"})
end)

local function object() return objc.NSObject:alloc():init() end

-- The memory of the process for each of many objects, in bytes; first, before any is freed.
local function resident()
  local file = io.open "/proc/self/statm"
  if not file then return 0 end
  local pages = file:read "a":match "^%d+ (%d+)"
  file:close()
  return tonumber(pages) * 4096
end
-- Free memory takes the first objects, so some are created until the process grows with them.
local lasting = {{}}
repeat
  local before = resident()
  for _ = 1, 10000 do lasting[1][#lasting[1] + 1] = object() end
until before == 0 or resident() > before + 10000 * 100
for _, line in ipairs {{"NSObject", object}, {"UIView", function() return objc.UIView:new() end},
  {"UITableViewCell", function() return objc.UITableViewCell:new() end}} do
  local list = {}
  lasting[#lasting + 1] = list
  for place = 1, 50000 do list[place] = false end
  collectgarbage()
  local before = resident()
  for place = 1, 50000 do list[place] = line[2]() end
  local bytes = (resident() - before) / 50000
  print(("%-46s %8.0f bytes each"):format(line[1], bytes))
end
lasting = nil
collectgarbage()

local Meta = {}
Meta.__index = Meta
local function table_of() return setmetatable({}, Meta) end

-- The seconds of `count` calls whose results stay reachable; below, of calls whose results do not, until
-- all of them are collected.
local function kept(make)
  return function(count)
    local list = {}
    local start = os.clock()
    for place = 1, count do list[place] = make() end
    local seconds = os.clock() - start
    collectgarbage()
    return seconds, #list
  end
end
local function dropped(make)
  return function(count)
    local start = os.clock()
    for _ = 1, count do make() end
    collectgarbage()
    return os.clock() - start
  end
end
local function counted(name)
  local run = require "hookhost.c".globals[name]
  return function(count)
    local start = os.clock()
    run(count)
    return os.clock() - start
  end
end

local COUNT = 20000
local function report(what, subject, peer, name, limit)
  local ratio, nanoseconds = comparison.ratio(subject, peer, COUNT)
  comparison.report(what, nanoseconds, ratio, name, limit)
end

local kept_table, dropped_table = kept(table_of), dropped(table_of)
report("NSObject, alloc and init, kept", kept(object), kept_table, "a Lua table, kept")
report("NSObject, alloc and init, dropped", dropped(object), dropped_table, "a Lua table, dropped")
report("a class in Lua, new and a setter, dropped", dropped(function()
  local record = objc.Record:new()
  record:setTitle_ "title"
end), dropped_table, "a Lua table, dropped")
report("UIView, kept", kept(function() return objc.UIView:new() end), kept_table, "a Lua table, kept")
report("UITableViewCell, kept", kept(function() return objc.UITableViewCell:new() end), kept_table, "a Lua table, kept")
report("alloc, init, release in a .m", counted "benchmarkReleased", dropped_table, "a Lua table, dropped")
report("alloc, init, autorelease in a .m", counted "benchmarkAutoreleased", dropped_table, "a Lua table, dropped")
report("alloc and init with ARC in a .m", counted "benchmarkCounted", dropped_table, "a Lua table, dropped")
