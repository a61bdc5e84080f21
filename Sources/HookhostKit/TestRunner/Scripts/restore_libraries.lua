-- Answers a function that puts back what files of specs may change in Lua's libraries and in the
-- process: busted itself keeps only globals and loaded modules apart.

local next, pcall, collectgarbage = next, pcall, collectgarbage
local max, min = math.max, math.min
local input, output, stdin, stdout = io.input, io.output, io.stdin, io.stdout
local set_locale, locale = os.setlocale, os.setlocale()
local folders = require "lfs"
local change_folder, folder = folders.chdir, folders.currentdir()
local kept = {}
for index, library in ipairs {
  string, table, math, io, os, debug, coroutine, utf8, package, getmetatable "",
  getmetatable(stdout), getmetatable(stdout).__index,
} do
  local copy = {}
  for key, value in next, library do copy[key] = value end
  kept[index] = {library = library, copy = copy}
end

-- Lets garbage of 16 MB gather, or as much again as is in use: the heap of small tests is small, and
-- would be collected for every few of them. A script is free to choose its own pace.
local function set_pace()
  local room = 100 * 16384 // collectgarbage "count"
  collectgarbage("setpause", max(200, min(100 + room, 1000)))
end
set_pace()

return function()
  for index = 1, #kept do
    local library, copy = kept[index].library, kept[index].copy
    for key in next, library do
      if copy[key] == nil then library[key] = nil end
    end
    for key, value in next, copy do library[key] = value end
  end
  pcall(input, stdin)
  pcall(output, stdout)
  set_locale(locale)
  collectgarbage "restart"
  set_pace()
  if folder then change_folder(folder) end
end
