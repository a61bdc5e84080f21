-- Functions of a source that nest too deeply for Lua's compiler, each compiled by itself when it is first
-- needed.
--
-- The text is that of one function. `capture` is a closure in its place which names what it may use; the
-- variables among that become those of the function by `debug.upvaluejoin`, so both share them.

local C, native = ...
local load, getinfo, getupvalue, upvaluejoin =
  native.lua.load, native.lua.getinfo, native.lua.getupvalue, native.lua.upvaluejoin
local call_on_thread = native.callOnThread

-- How many variables a chunk declares in one function, of the 200 that Lua has room for.
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

-- The function that makes the outlined one anew, with variables of its own.
local function factory(line, text, capture, names)
  local parts, endings = {("\n"):rep(line - 1)}, ""
  for first = 1, #names, ROOM do
    local list = table.concat(names, ", ", first, math.min(first + ROOM - 1, #names))
    parts[#parts + 1] = (first > 1 and "return (function() local " or "local ") .. list .. " "
    if first > 1 then endings = " end)()" .. endings end
  end
  parts[#parts + 1] = "return function() return " .. text .. " end" .. endings
  -- The compiler counts its levels and those of the calls around together.
  local text_of_all, source = table.concat(parts), getinfo(capture, "S").source
  local _, made, message = call_on_thread(load, text_of_all, source, "t")
  if made == nil then error(message, 0) end
  return made()
end

-- By text, by the names of the variables.
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

-- Runs a statement that was taken out of the function around it; answers how it was left.
function C.runOutlined(body) return body() end
