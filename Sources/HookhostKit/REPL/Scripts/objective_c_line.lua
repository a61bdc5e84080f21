-- Runs a translated line of the prompt; its variables are globals in both languages.
local C <const>, source <const>, names <const> = ...

-- A string in Objective-C is an object; the prompt shows its characters.
local function shown(...)
  local value = ...
  if value == nil then return ... end
  return objc.unbox(value)
end

return function()
  for _, name in ipairs(names) do
    local value = _G[name]
    if type(value) == "string" then value = C.str(value) end
    C.define(name, value, true)
  end
  rawset(C.globals, "hookhost_line", nil)
  source()
  local line <const> = rawget(C.globals, "hookhost_line")
  if not line then return end
  local function keep(...)
    for _, name in ipairs(names) do _G[name] = rawget(C.globals, name) end
    return ...
  end
  return keep(shown(line()))
end
