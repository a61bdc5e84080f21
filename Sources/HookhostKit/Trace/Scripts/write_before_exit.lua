-- Makes `os.exit` write the trace first; `write` receives the arguments of `os.exit`.

local os, write = ...
local exit = os.exit

function os.exit(...)
  write(...)
  return exit(...)
end
