-- Lets a file of scenarios find what lies in its own folder, and the techniques wherever it lies.

local folder, techniques = ...
package.path = folder .. "?.lua;" .. folder .. "?/init.lua;" .. package.path
table.insert(package.searchers, function(name)
  if name == "techniques" then return techniques(), "techniques.lua" end
end)
