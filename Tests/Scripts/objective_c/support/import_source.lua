-- Imports Objective-C source text from a spec.

-- Returns the imported variables and functions. The file exists only while it is read.
return function(text, options)
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
  local is_read, fault = pcall(objc.import, path, options)
  os.remove(path)
  if not is_read then error(fault, 0) end
  return require "hookhost.c".globals
end
