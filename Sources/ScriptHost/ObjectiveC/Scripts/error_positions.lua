-- Errors of the scripts of this module: each has `raise` as its `error`.

local C = ...
local raise, type, getinfo = error, type, debug and debug.getinfo

-- As `error`, but the place in front of the message is the line of the source or script that called these scripts.
function C.raise(message, level)
  level = level or 1
  if type(message) ~= "string" or level == 0 or not getinfo then raise(message, level > 0 and level + 1 or 0) end
  local depth = level + 1
  local frame = getinfo(depth, "Sl")
  while frame and (frame.currentline <= 0 or frame.source:sub(1, 2) == "=[") do
    depth = depth + 1
    frame = getinfo(depth, "Sl")
  end
  if not frame then raise(message, level + 1) end
  local name = frame.source:find "^@.*%.mm?$" and frame.source:sub(2) or frame.short_src
  raise(("%s:%d: %s"):format(name, frame.currentline, message), 0)
end
