-- <os/log.h> and <os/signpost.h>: log messages go to standard error; signposts have no output.

local C = ...
local c, objc = C.functions, C.objc

-- A log object: one for each subsystem and category, as on a device.
local logs = {}
function c.os_log_create(subsystem, category)
  local key = (subsystem ~= nil and C.cstr(subsystem) or "") .. "\0" .. (category ~= nil and C.cstr(category) or "")
  logs[key] = logs[key] or objc.NSObject:new()
  return logs[key]
end
-- The log of OS_LOG_DEFAULT, and the one of OS_LOG_DISABLED, which writes nothing.
local disabled
function c._hookhost_log_object(is_disabled)
  if is_disabled == 0 then return c.os_log_create() end
  disabled = disabled or objc.NSObject:new()
  return disabled
end
local function is_enabled(log) return log ~= nil and log ~= disabled end
function c.os_log_type_enabled(log) return is_enabled(log) end
c.os_log_is_enabled, c.os_log_is_debug_enabled, c.os_signpost_enabled = is_enabled, is_enabled, is_enabled

-- Annotations such as `%{public}@` and `%{private, mask.hash}s` belong to the log; values that
-- are private by default are shown, as with a debugger.
local ANNOTATION = "%%{([^}]*)}"
function c._hookhost_log(log, _, format, ...)
  if not is_enabled(log) then return end
  local text = C.cstr(format):gsub(ANNOTATION, "%%")
  C.writeError(tostring(objc.NSString:stringWithFormat_(text, ...)) .. "\n")
end

-- Identifiers of signposts: a new one at each call, the same one for a pointer.
local last_id = 0
function c.os_signpost_id_generate()
  last_id = last_id + 1
  return last_id
end
function c.os_signpost_id_make_with_pointer(_, pointer)
  return pointer ~= nil and C.integer(pointer) or 0
end
