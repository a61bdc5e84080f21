-- The `super` of class bodies, as Lua closures, so that a message stays inside the VM.

local library = ...
local error, type = library.error, library.type
local getmetatable, setmetatable = library.getmetatable, library.setmetatable

local functions = {}

-- The metatable of the result of `super(self)`; `holder[1]` is the superclass's dispatch table.
local function super_metatable(holder)
  local messages = setmetatable({}, {__index = function(messages, name)
    local function send(proxy, ...) return holder[1][name](proxy[1], ...) end
    messages[name] = send
    return send
  end})
  return {__index = messages, __name = "super"}
end

-- Returns the `super` function of a class body, for its instances and its class.
function functions.super(holder, classHolder)
  local instances, classes = super_metatable(holder), super_metatable(classHolder)
  return function(self)
    local known = getmetatable(self)
    local isClass = type(known) == "table" and known.isClass
    if isClass == nil or not known then
      error("super: self must be an object, got " .. type(self), 2)
    end
    if known.isZombie then return self end
    return setmetatable({self}, isClass and classes or instances)
  end
end

return functions
