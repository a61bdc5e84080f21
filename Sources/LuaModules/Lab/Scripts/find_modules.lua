-- Lets a scenario file load modules from its own folder, and `techniques` from any folder.

local folder, techniques = ...
package.path = folder .. "?.lua;" .. folder .. "?/init.lua;" .. package.path
table.insert(package.searchers, function(name)
  if name == "techniques" then return techniques(), "techniques.lua" end
end)
