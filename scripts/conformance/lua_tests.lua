-- The tests of Lua itself: all of them in one state, then each file in a state of its own, in the
-- mode for users (`_U`), which leaves out what needs a Lua with internal tests, its C modules or much
-- memory. A run passes if it ends with status 0, and that in one state if it says "final OK" as well.

local processes = require "processes"
local lua_tests = {}

-- The files that the list names are parts of one run: they use variables of each other.
local PARTS = {all = true, tracegc = true, bwcoercion = true, heavy = true}
local MODE = "_soft, _port, _nomsg = true, true, true"

function lua_tests.run(program, checkout, options, report)
  local folder = processes.read(checkout .. "/testes/all.lua") and checkout .. "/testes" or checkout
  if not processes.read(folder .. "/all.lua") then error("the folder has no testes/all.lua", 0) end
  local function run(name, command, is_passed)
    if not options.wants(name) or options.skips(name) then return end
    local output, status = processes.run(command, {folder = folder, seconds = options.seconds})
    options.log(name, output)
    report(name, status == 0 and is_passed(output), status == nil and "time limit" or output:match "[^\n]*:%d+: [^\n]*")
  end
  run("all", {program, "-e", "_U = true", "all.lua"}, function(output) return output:find("final OK", 1, true) end)
  for _, path in ipairs(processes.find(folder, "-maxdepth 1 -name '*.lua'")) do
    local name = path:match "([^/]+)%.lua$"
    if not PARTS[name] then
      run(name, {program, "-e", MODE, name .. ".lua"}, function() return true end)
    end
  end
end

return lua_tests
