-- Lets `os.exit` write the trace first; `write` is given what `os.exit` is.

local os, write = ...
local exit = os.exit

function os.exit(...)
  write(...)
  return exit(...)
end
