-- The fields of exceptions, which are values and messages at once.

local library = ...
local error, getinfo, next, type = library.error, library.getinfo, library.next, library.type
local getmetatable, setmetatable = library.getmetatable, library.setmetatable

local functions = {}

-- An exception's `name` is a string, and `e:name()` is a message: the strings and tables that its
-- fields contain can be called with the exception.
--
-- The string metatable gets its `__call` when the first exception's field is read, so that scripts
-- without exceptions see Lua's own; a script's own `__call` of strings is kept.
local exceptionFields = {name = true, reason = true, userInfo = true, callStackSymbols = true}
local answersItself = {__call = function(value) return value end}

local function callString(text, receiver)
  local known = getmetatable(receiver)
  if type(known) == "table" and known.isException then return text end
  local info = getinfo and getinfo(1, "n") or {}
  local what = info.name and (" (%s '%s')"):format(info.namewhat, info.name) or ""
  error("attempt to call a string value" .. what, 2)
end

local function callable(value)
  local copied = {}
  for key, element in next, value do copied[key] = element end
  return setmetatable(copied, answersItself)
end

-- Returns the `__index` of exceptions.
function functions.exceptionIndex(entries, field)
  return function(exception, name)
    if not exceptionFields[name] then return entries[name] end
    local value = field(exception, name)
    if type(value) == "string" then
      local strings = getmetatable("")
      if type(strings) == "table" and strings.__call == nil then strings.__call = callString end
    elseif type(value) == "table" then
      return callable(value)
    end
    return value
  end
end

return functions
