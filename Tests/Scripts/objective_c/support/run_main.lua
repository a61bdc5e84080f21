-- Runs statements as the `main` of a source; returns their output, without warnings.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "run_source.lua")

-- `before` is placed outside functions; `options` are the command's.
return function(statements, before, options)
  return (run("#import <Foundation/Foundation.h>\n" .. (before or "") .. "\nint main(void) { @autoreleasepool {\n"
    .. statements .. "\n} return 0; }", options):gsub("^.-warnings? generated%.\n", ""))
end
