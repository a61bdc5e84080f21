--- Checks an answer to one of the tasks: hookhost check.lua NUMBER ANSWER.
local here = arg[0]:match "^(.*/)" or "./"
local tasks = dofile(here .. "tasks.lua")
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local program = arg[lowest]

local function quoted(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

local function output_of(...)
  local words = {quoted(program)}
  for _, word in ipairs {...} do words[#words + 1] = quoted(word) end
  local pipe <close> = assert(io.popen(table.concat(words, " ") .. " 2>&1 < /dev/null"))
  return pipe:read "a"
end

--- Whether a text has all of some words, regardless of case.
local function has(text, ...)
  for _, word in ipairs {...} do
    if not text:lower():find(word:lower(), 1, true) then return false, "the answer does not name it" end
  end
  return true
end

--- Runs a script of this folder after an answer, followed by code.
local function run_after(answer, file, code)
  local loader = ("dofile(%q) dofile(%q) %s"):format(answer, here .. (file or "nothing.lua"), code or "")
  return output_of("--time-limit", "20", "-e", file and loader or ("dofile(%q) %s"):format(answer, code))
end

-- Each checker receives the path of the answer and its text.
local checkers = {
  function(_, text)
    if not text:lower():find("unrecognized", 1, true) then return has(text, "unrecognized") end
    -- The order may be written in any way: "two one", "two, one", "two before one"; in a report of the lab it stands
    -- on the line of its verdict.
    for _, part in ipairs {text:lower():match "([^\n]*)unrecognized" or "", text:lower()} do
      local names = {}
      for word in part:gmatch "%a+" do
        if word == "one" or word == "two" then names[#names + 1] = word end
      end
      if names[1] == "two" and names[2] == "one" then return true end
    end
    return false, "the answer does not name the order first"
  end,
  function(_, text) return has(text, "died") end,
  function(_, text)
    if not (text:find "gesture%.tap" and text:find "isOn") then return false, "the spec taps no switch" end
    local spec = os.tmpname() .. ".lua"
    local copy = assert(io.open(spec, "w"))
    copy:write(text)
    copy:close()
    local report = output_of("test", "-p", ".", "-o", "TAP", spec)
    os.remove(spec)
    local passed = select(2, report:gsub("\nok ", "\n")) + (report:find "^ok " and 1 or 0)
    if report:find "not ok" then return false, report end
    return passed >= 2, "fewer than two tests pass:\n" .. report
  end,
  function(_, text)
    local line = text:match "scrolled%.lua:(%d+)%s*$" or text:match "^%D*(%d+)%D*$"
    if not line then return false, "write only the number of the line" end
    return line == "5", "it was another line"
  end,
  function(path)
    local output = run_after(path, nil, [[
      local view, label = objc.UIView:new(), objc.UILabel:new()
      view:setTag_(500) label:setTag_(7)
      print(view:tag(), label:tag())]])
    return output == "100\t7\n", output
  end,
  function(path)
    local output = run_after(path, "weather.lua")
    return output:find "sunny" ~= nil, output
  end,
  function(_, text) return has(text, "Page") and not has(text, "Row") and not has(text, "Cell"), "it is another class" end,
  function(path)
    local output = output_of("--time-limit", "60", here .. "shop.m", "--drive", path)
    return output:find "bought" ~= nil, output
  end,
  function(_, text) return text:match "%d+" == "6", "it is another number" end,
  function(_, text) return has(text, "uikit.memoryWarning", "objc.retainCount") end,
}

if not arg[1] then
  for number, text in ipairs(tasks) do print(number .. ". " .. text) end
  os.exit(0)
end
local number = math.tointeger(tonumber(arg[1]))
if not checkers[number] then
  io.stderr:write(("check.lua: there is no task '%s', only 1 to %d\n"):format(arg[1], #checkers))
  os.exit(2)
end
local file, problem = io.open(arg[2] or "")
if not file then
  io.stderr:write("check.lua: cannot read the answer: " .. (arg[2] and problem or "no file is named") .. "\n")
  os.exit(2)
end
local solved, reason = checkers[number](arg[2], file:read "a")
file:close()
print(solved and "solved" or "not solved: " .. (reason or "see the task"))
os.exit(solved and 0 or 1)
