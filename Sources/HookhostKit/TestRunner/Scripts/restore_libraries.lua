-- Returns a function that restores what spec files may change in Lua's libraries and in the
-- process: busted itself isolates only globals and loaded modules.

local next, pcall, collectgarbage = next, pcall, collectgarbage
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
  if folder then change_folder(folder) end
end
