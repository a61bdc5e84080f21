-- Lets `require` find sources in Objective-C beside Lua's files.

local package, load_source = ...

table.insert(package.searchers, 3, function(name)
  local templates = {}
  for template in package.path:gmatch "[^;]+" do
    if template:find "%.lua$" then templates[#templates + 1] = (template:gsub("%.lua$", ".m")) end
  end
  local path, missing = package.searchpath(name, table.concat(templates, ";"))
  if path == nil then return missing end
  return function() return load_source(path) end, path
end)
