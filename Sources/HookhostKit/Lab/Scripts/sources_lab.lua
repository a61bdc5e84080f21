-- The scenario of `hookhost lab --sources`: every source is an actor that loads, and each install one
-- that runs when all sources are there. Hooks belong to the sources, whoever installs them.
local paths <const>, installs <const>, drive_path <const> = ...
local lab <const>, objc <const> = require "lab", require "objc"

local function name_of(path) return path:match "([^/]+)%.m$" end

local function text_of(path)
  local file <close> = assert(io.open(path))
  return file:read "a"
end

local actors <const>, loads <const>, calls <const>, texts <const> = {}, {}, {}, {}
for _, path in ipairs(paths) do
  local name = name_of(path)
  if actors[name] then error(("two sources are named %s.m"):format(name), 0) end
  local bring = objc.source(path)
  texts[name] = text_of(path)
  loads[#loads + 1] = name
  actors[name] = function(ctx)
    ctx["loaded " .. name] = true
    bring()
  end
end
table.sort(loads)

-- The one source that defines a function or a class.
local function owner_of(install)
  local class = install:match "^([%w_]+)[.:]"
  local pattern = class and ("@implementation%s+" .. class .. "%f[^%w_]")
    or ("%f[%w_]" .. install .. "%s*%b()%s*{")
  local found
  for _, name in ipairs(loads) do
    if texts[name]:find(pattern) then
      if found then error(("%s is in %s.m and in %s.m"):format(install, found, name), 0) end
      found = name
    end
  end
  return found or error(("no source defines %s, which --install names"):format(install), 0)
end

for _, install in ipairs(installs) do
  if not install:find "^[%a_][%w_]*%.?[%w_]*$" then
    error(("--install takes functions and Class.method, not '%s'"):format(install), 0)
  end
  local owner = owner_of(install)
  local class, method = install:match "^([%w_]+)%.([%w_]+)$"
  local name = owner .. "." .. install
  if actors[name] then error(("--install names %s twice"):format(install), 0) end
  calls[#calls + 1] = name
  actors[name] = {owner = owner, install = function(ctx)
    -- Among fewer actors its source may be missing.
    if not ctx["loaded " .. owner] then return end
    if class then objc[class][method](objc[class]) else require "hookhost.c".globals[install]() end
  end}
end
table.sort(calls)

local function permutations(list)
  if #list < 2 then return {list} end
  local all = {}
  for place, first in ipairs(list) do
    local rest = table.move(list, 1, place - 1, 1, {})
    table.move(list, place + 1, #list, place, rest)
    for _, order in ipairs(permutations(rest)) do
      all[#all + 1] = table.move(order, 1, #order, 2, {first})
    end
  end
  return all
end

local orders = "all"
if #calls > 0 then
  if #loads + #calls > 7 then error("--sources and --install make too many orders: at most 7 of both", 0) end
  orders = {}
  for _, load in ipairs(permutations(loads)) do
    for _, call in ipairs(permutations(calls)) do
      orders[#orders + 1] = table.move(call, 1, #call, #load + 1, table.move(load, 1, #load, 1, {}))
    end
  end
end

local drive
if drive_path:find "%.m$" then
  local bring = objc.source(drive_path)
  drive = function() bring() end
else
  drive = assert(loadfile(drive_path))
end

local names = {}
for _, path in ipairs(paths) do names[#names + 1] = name_of(path) .. ".m" end
lab.scenario {name = table.concat(names, " "), actors = actors, orders = orders, drive = drive}
