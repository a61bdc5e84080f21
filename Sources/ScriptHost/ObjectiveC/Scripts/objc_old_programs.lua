-- Checks that are warnings for programs built for older systems: the deployment target is the macro
-- that clang's `-mmacosx-version-min` and related options define.

local C, native = ...
local c = C.functions

local SYSTEMS = {
  {"MAC_OS_X", 101200}, {"IPHONE_OS", 100000}, {"TV_OS", 100000}, {"WATCH_OS", 30000},
}
-- The version that the program is built for, if the runtime's strict checks came with a later one.
local function old_version()
  for _, system in ipairs(SYSTEMS) do
    local version = tonumber(native.macro(("__ENVIRONMENT_%s_VERSION_MIN_REQUIRED__"):format(system[1])) or nil)
    if version and version < system[2] then return version end
  end
end

local is_reported = false
function C.invalidPool(pool)
  local words = ("Invalid or prematurely-freed autorelease pool 0x%x. "
    .. "Set a breakpoint on objc_autoreleasePoolInvalid to debug."):format(C.integer(pool))
  local version = old_version()
  if not version then C.fatal(words, "Invalid autorelease pools are a fatal error") end
  if is_reported then return end
  is_reported = true
  for _, line in ipairs {words, ("Proceeding anyway because the app is old (SDK version %d.%d)."):format(
    version // 10000, version // 100 % 100)} do
    C.writeError(("objc[%d]: %s\n"):format(c.getpid(), line))
  end
end
