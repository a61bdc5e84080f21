-- Structures that a script passes to methods and blocks of sources: by name, by position, or neither.

local C = ...
local objc = C.objc
local type, next, rawget, rawequal, tostring, error = type, next, rawget, rawequal, tostring, error
local concat, match, number_type = table.concat, string.match, math.type
local pcall, setmetatable, getmetatable = pcall, setmetatable, getmetatable

-- Arrays and unions have no values by position.
local function is_structure(t) return type(t) == "table" and t.size ~= nil and not t.isUnion end

local function is_number(t) return type(t) == "string" and match(t, "^[iufd]") ~= nil end

-- The number of values that a structure has, also in its fields.
local function count_of(record)
  local count = 0
  for _, field in next, record.fields do count = count + (is_structure(field[2]) and count_of(field[2]) or 1) end
  return count
end

-- The fields of a structure as a script writes them: `x =, y =`, and by position: `x, y`.
local function written(record)
  local names, values = {}, {}
  for place, field in next, record.fields do
    local name, t = field[1], field[2]
    if is_structure(t) then
      local inner, inner_values = written(t)
      names[place], values[place] = ("%s = {%s}"):format(name, inner), inner_values
    else
      names[place], values[place] = name .. " =", name
    end
  end
  return concat(names, ", "), concat(values, ", ")
end

-- Why a value is no structure: the path of the field, innermost first, and what is there instead.
local Mismatch = {}
local function mismatch(problem, ...) error(setmetatable({problem = problem, ...}, Mismatch), 0) end
local function article(value) return value == nil and "missing" or "a " .. type(value) end

local function stray_field(value, record)
  local least
  for key in next, value do
    local is_known = type(key) ~= "string"
    for _, field in next, record.fields do is_known = is_known or field[1] == key end
    if not is_known and (not least or key < least) then least = key end
  end
  return least
end

local named

-- The value of a field. The mismatch of a part names the field around it.
local function part(value, name, t)
  if not is_structure(t) then
    if is_number(t) and type(value) ~= "number" then mismatch(article(value), name) end
    return value
  end
  local is_valid, made = pcall(named, value, t)
  if is_valid then return made end
  if getmetatable(made) == Mismatch then made[#made + 1] = name end
  error(made, 0)
end

local function of_positions(value, record)
  local place = 0
  local function fill(within)
    local made = {}
    for _, field in next, within.fields do
      local name, t = field[1], field[2]
      if is_structure(t) then
        made[name] = fill(t)
      else
        place = place + 1
        if is_number(t) and type(value[place]) ~= "number" then mismatch(article(value[place]), tostring(place)) end
        made[name] = value[place]
      end
    end
    return made
  end
  return fill(record)
end

function named(value, record)
  if type(value) ~= "table" then mismatch(article(value)) end
  if rawget(value, 1) ~= nil then
    if #value ~= count_of(record) then mismatch("a list of " .. #value) end
    return of_positions(value, record)
  end
  local copied
  for _, field in next, record.fields do
    local name, t = field[1], field[2]
    if is_structure(t) or is_number(t) then
      local made = part(value[name], name, t)
      if not rawequal(made, value[name]) then
        copied = copied or record.copy(value)
        copied[name] = made
      end
    end
  end
  return copied or value
end

-- A structure with its fields' names, also where a script wrote it or a field of it by position, `{1, 2}`. `receiver`
-- names the method or function and the argument.
function C.named(value, record, receiver)
  local is_valid, made = pcall(named, value, record)
  if is_valid then return made end
  if getmetatable(made) ~= Mismatch then error(made, 0) end
  local found = made.problem
  if #made > 0 then
    local path = {}
    for place = #made, 1, -1 do path[#path + 1] = made[place] end
    local stray = #made == 1 and stray_field(value, record)
    found = ("a table whose field '%s' is %s"):format(concat(path, "."), found)
      .. (stray and (", and '%s' is none of its fields"):format(stray) or "")
  elseif type(value) == "number" then
    found = ("%s %s"):format(number_type(value), value)
  elseif value == nil then
    found = "nil"
  end
  local names, values = written(record)
  objc.NSException:raise_reason_("NSInvalidArgumentException",
    ("%s must be a %s, {%s} or {%s}, got %s"):format(receiver, record.name, names, values, found))
end
