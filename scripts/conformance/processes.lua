-- Runs of programs with a time limit, and the texts that the runners need.

local processes = {}

-- A word for a shell; below, a Lua string literal.
function processes.word(text) return "'" .. tostring(text):gsub("'", "'\\''") .. "'" end
function processes.literal(text) return ('"%s"'):format(tostring(text):gsub('[\\"]', "\\%0"):gsub("\n", "\\n")) end

function processes.words(list)
  local words = {}
  for place, text in ipairs(list) do words[place] = processes.word(text) end
  return table.concat(words, " ")
end

function processes.read(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return text
end
function processes.write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

-- The paths below a folder that `find` lists with these arguments, in order.
function processes.find(folder, arguments)
  local paths = {}
  local pipe = io.popen(("find -L %s %s 2> /dev/null | LC_ALL=C sort"):format(processes.word(folder), arguments))
  for path in pipe:lines() do paths[#paths + 1] = path end
  pipe:close()
  return paths
end

-- A folder that is removed when the block of the result ends.
function processes.scratch()
  local pipe = io.popen "mktemp -d"
  local folder = pipe:read "l"
  pipe:close()
  return setmetatable({path = folder}, {__close = function() os.execute("rm -rf -- " .. processes.word(folder)) end})
end

-- Runs a command: its output and that of its errors, and its exit status. A signal is 128 and its
-- number; at the time limit there is no status.
function processes.run(command, options)
  local variables = {}
  for name, value in pairs(options.environment or {}) do variables[#variables + 1] = name .. "=" .. value end
  local line = ("cd %s && timeout -s KILL %s env %s %s < /dev/null"):format(processes.word(options.folder),
    options.seconds, processes.words(variables), processes.words(command))
  local begun = os.time()
  local pipe = io.popen(("{ %s; } 2>&1; printf '\\n%%s\\n' $?"):format(line))
  local output, status = pipe:read "a":match "^(.*)\n(%d+)\n$"
  pipe:close()
  status = tonumber(status)
  if status == 137 and os.time() - begun >= options.seconds - 1 then status = nil end
  return output, status
end

-- The lines of an output without what reading the sources says.
local DIAGNOSTICS = {
  "^%S.-:%d+:%d+: %a[%a ]*: ", "^%s+%d* | ", "^%d+ %a+s? ?a?n?d? ?%d* ?%a* generated%.$", ": warning: ",
}
function processes.is_diagnostic(line)
  for _, pattern in ipairs(DIAGNOSTICS) do
    if line:find(pattern) then return true end
  end
  return false
end
function processes.lines(text)
  local list = {}
  for line in (text:gsub("\n?$", "\n")):gmatch "([^\n]*)\n" do list[#list + 1] = line end
  return list
end

-- Whether a regular expression matches a whole text, or occurs in it.
local function expression(pattern)
  local made = objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, 0, nil)
  return made or error(("the pattern '%s' cannot be read"):format(pattern), 0)
end
function processes.matches(pattern, text)
  return expression("\\A(?:" .. pattern .. ")\\z"):numberOfMatchesInString_options_range_(
    text, 0, {location = 0, length = objc.NSString:stringWithString_(text):length()}) > 0
end
function processes.occurs(pattern, text)
  return expression(pattern):numberOfMatchesInString_options_range_(
    text, 0, {location = 0, length = objc.NSString:stringWithString_(text):length()}) > 0
end

-- The end of a run that did not pass, in a few words: the first line that says something.
function processes.told(lines)
  for _, line in ipairs(lines) do
    if line:find ": error: " or line:find ": fatal error: " then return line end
  end
  for _, line in ipairs(lines) do
    if line:find "%S" and not processes.is_diagnostic(line) then return line end
  end
  return ""
end

return processes
