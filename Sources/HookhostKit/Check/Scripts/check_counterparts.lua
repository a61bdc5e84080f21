-- The method by which an app takes away again what an installer has installed: its counterpart by name, of the
-- same class. Whether it does so is measured.
local calls <const> = ...

-- Words at the beginning of an installer's name, each with those of its counterpart.
local opposites <const> = {
  start = {"stop"}, begin = {"end"}, enable = {"disable"}, activate = {"deactivate"}, attach = {"detach"},
  install = {"uninstall", "remove"}, register = {"unregister"}, hook = {"unhook"}, swizzle = {"unswizzle", "restore"},
  exchange = {"restore"}, setup = {"teardown", "tearDown"}, setUp = {"tearDown"},
}

-- The names that a counterpart of a method may have; a prefix such as `acme_` stays.
local function counterparts(name)
  local found = {}
  local prefix, rest = name:match "^(.-_)(%a.*)$"
  if not prefix then prefix, rest = "", name end
  for word, others in pairs(opposites) do
    if rest:sub(1, #word) == word then
      for _, other in ipairs(others) do found[#found + 1] = prefix .. other .. rest:sub(#word + 1) end
    end
  end
  table.sort(found)
  return found
end

--- The counterpart of the installer of a name, which an app calls without arguments; nil if there is none.
return function(list, name)
  local sign, class, method = name:match "^([-+])%[(%S+) (%S+)%]$"
  for _, other in ipairs(counterparts(method or name)) do
    local one = calls.named(list, class and ("%s[%s %s]"):format(sign, class, other) or other)
    if one then
      one.removes = true
      return one
    end
  end
end
