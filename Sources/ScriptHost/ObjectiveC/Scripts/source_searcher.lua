-- Makes `require` find Objective-C sources on the path of Lua's files, after these.

local package, load_source = ...

-- The error for a missing module is Lua's own message, as in `lua5.4`.
table.insert(package.searchers, function(name)
  local templates = {}
  for template in package.path:gmatch "[^;]+" do
    if template:find "%.lua$" then templates[#templates + 1] = (template:gsub("%.lua$", ".m")) end
  end
  local path = package.searchpath(name, table.concat(templates, ";"))
  if path == nil then return nil end
  return function() return load_source(path) end, path
end)
