-- The functions as sources call them: null if the system lacks them.
--
-- A source is linked when it is loaded: it sees a function that the system of that time lacks as null, like
-- a weakly linked one on a device.

local C, native = ...
local c = C.functions

local linked = {}
setmetatable(C, {__index = function(_, key)
  if key ~= "c" then return nil end
  local system, names = native.absentFunctions(linked)
  if linked[system] == nil then
    local absent = {}
    for _, name in ipairs(names) do absent[name] = true end
    linked[system] = next(absent) == nil and c or setmetatable({}, {__index = function(_, name)
      if absent[name] and rawget(C.globals, name) == nil then return nil end
      return c[name]
    end})
  end
  return linked[system]
end})
C.c = nil
