-- Runs Objective-C source text as a program; returns its output and its exit status. `settings` are variables of the
-- environment: NAME=VALUE.

local program = arg and arg[-1] or "hookhost"

return function(text, options, settings)
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
  local pipe = assert(io.popen(("%s '%s' %s '%s' 2>&1; echo status $?"):format(settings or "", program, options or "", path)))
  local printed = pipe:read "a"
  pipe:close()
  os.remove(path)
  local status = tonumber(printed:match "status (%d+)\n$")
  return (printed:gsub("status %d+\n$", ""):gsub(path:gsub("%p", "%%%0"), "File.m")), status
end
