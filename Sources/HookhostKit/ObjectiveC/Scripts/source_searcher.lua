-- Lets `require` find sources in Objective-C where it finds Lua's files, and behind these.

local package, load_source = ...

-- A module that is not found is told in Lua's own words alone, as `lua5.4` does.
table.insert(package.searchers, function(name)
  local templates = {}
  for template in package.path:gmatch "[^;]+" do
    if template:find "%.lua$" then templates[#templates + 1] = (template:gsub("%.lua$", ".m")) end
  end
  local path = package.searchpath(name, table.concat(templates, ";"))
  if path == nil then return nil end
  return function() return load_source(path) end, path
end)
