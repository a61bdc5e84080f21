-- The functions of <Hookhost/Hookhost.h>: those of the modules for Lua, with the values of C.
--
-- Dictionaries, arrays, numbers and structures in objects become plain values. A dictionary of
-- options can be replaced with the plain values that the header declares.

local C, native = ...
local objc = C.objc

-- The result of a block becomes a plain value too.
local plain
function plain(value)
  if type(value) == "function" then
    return function(...) return plain(value(...)) end
  end
  if type(value) ~= "userdata" then return value end
  return objc.unbox(value)
end

-- The first option of one of some types.
local function first_of(options, ...)
  for _, wanted in ipairs {...} do
    for _, option in ipairs(options) do
      if option.type == wanted then return option.name end
    end
  end
end
local function has(options, name)
  for _, option in ipairs(options) do
    if option.name == name then return true end
  end
  return false
end

-- The option table for the arguments in its place; `last` is the second of them.
local function options_of(options, value, last)
  if type(value) == "number" then
    local name = math.type(value) == "integer" and first_of(options, "integer", "number")
      or first_of(options, "number", "integer")
    return {[name] = value}
  elseif type(value) ~= "table" then
    return plain(value)
  elseif value.dx then
    return {by = {x = value.dx, y = value.dy}}
  elseif not has(options, "by") then
    return {[first_of(options, "CGPoint")] = value}
  elseif has(options, "from") then
    return {from = value, to = last}
  end
  return {to = value}
end

local function boxed(value) return value ~= nil and objc.box(value) or nil end
local results = {text = boxed, table = boxed, object = boxed}

-- The C function with a name; nil for a name that is not in the header. The name of an overloaded
-- function has its parameters' types behind it, `HHTap(UIView *)`, which its arguments show too.
function C.hookhostFunction(overload)
  local name = overload:match "^%w+"
  local entry = native.moduleFunction(name)
  if not entry then return nil end
  local result = results[entry.result]
  return function(...)
    local given, list = table.pack(...), {}
    local count = math.min(given.n, #entry.parameters)
    for place = 1, count do
      local parameter, value = entry.parameters[place], given[place]
      if #parameter.options > 0 then
        list[place] = options_of(parameter.options, value, given[place + 1])
      elseif parameter.conversion == "value" then
        list[place] = value
      else
        list[place] = plain(value)
      end
    end
    local called
    if entry.isMethod then
      if type(list[1]) ~= "userdata" then
        objc.NSException:raise_format_("NSInvalidArgumentException", ("%s: argument 1 must not be NULL"):format(name))
      end
      called = list[1][entry.name]
    else
      called = C[entry.module][entry.name]
    end
    native.calling(name)
    local answer = called(table.unpack(list, 1, count))
    if result then return result(answer) end
    return answer
  end
end
