local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

--- Returns what a script logs under a system, from a process of its own.
return function(version, script)
  local name = os.tmpname()
  local file <close> = assert(io.open(name, "w"))
  file:write(script)
  file:flush()
  local pipe <close> = assert(io.popen(("'%s' --system %s '%s' 2>&1"):format(arg[lowest], version, name)))
  local lines = pipe:read "a"
  os.remove(name)
  return lines
end
