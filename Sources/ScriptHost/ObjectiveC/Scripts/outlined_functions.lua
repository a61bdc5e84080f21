-- Functions of a source that are nested too deeply for Lua's compiler, each compiled separately on
-- first use.
--
-- The text is that of one function. `capture` is a closure at its position that names the variables
-- it may use; these become the function's upvalues by `debug.upvaluejoin`, so both share them.

local C, native = ...
local load, getinfo, getupvalue, upvaluejoin =
  native.lua.load, native.lua.getinfo, native.lua.getupvalue, native.lua.upvaluejoin
local call_on_thread = native.callOnThread

-- The variables that a chunk declares in one function; Lua's limit is 200.
local ROOM = 150

local function names_of(capture)
  local names, places = {}, {}
  for place = 1, 255 do
    local name = getupvalue(capture, place)
    if name == nil then return names, places end
    if name ~= "_ENV" then names[#names + 1], places[name] = name, place end
  end
  return names, places
end

-- The function that creates the outlined function again, with its own variables.
local function factory(line, text, capture, names)
  local parts, endings = {("\n"):rep(line - 1)}, ""
  for first = 1, #names, ROOM do
    local list = table.concat(names, ", ", first, math.min(first + ROOM - 1, #names))
    parts[#parts + 1] = (first > 1 and "return (function() local " or "local ") .. list .. " "
    if first > 1 then endings = " end)()" .. endings end
  end
  parts[#parts + 1] = "return function() return " .. text .. " end" .. endings
  -- The compiler's nesting limit includes the calls around it.
  local text_of_all, source = table.concat(parts), getinfo(capture, "S").source
  local _, made, message = call_on_thread(load, text_of_all, source, "t")
  if made == nil then error(message, 0) end
  return made()
end

-- By text, and by the names of the variables.
local factories = {}

function C.outlined(line, text, capture)
  local names, places = names_of(capture)
  local key = line .. " " .. getinfo(capture, "S").source .. " " .. table.concat(names, " ")
  local known = factories[text]
  if known == nil then
    known = {}
    factories[text] = known
  end
  local make = known[key]
  if make == nil then
    make = factory(line, text, capture, names)
    known[key] = make
  end
  local made = make()
  for place = 1, 255 do
    local name = getupvalue(made, place)
    if name == nil then return made end
    if places[name] then upvaluejoin(made, place, capture, places[name]) end
  end
  return made
end

-- Runs a statement moved out of its function; returns how it was left.
function C.runOutlined(body) return body() end
