--- Checks JSON values against the JSON Schemas of hookhost's outputs.
---
--- It knows what these schemas use: type, const, enum, required, properties, additionalProperties, items, $ref. A member
--- that a schema does not declare is a mistake here, though other programs must ignore it.
local json = require "dkjson"

local M = {}

--- Reads JSON; null is `json.null`, and arrays differ from objects.
function M.read(text)
  local value, _, fault = json.decode(text, 1, json.null)
  assert(value ~= nil, fault)
  return value
end

local function type_of(value)
  if value == json.null then return "null" end
  if type(value) ~= "table" then
    if math.type(value) then return math.tointeger(value) and "integer" or "number" end
    return type(value)
  end
  return getmetatable(value).__jsontype
end

local function has_type(value, wanted)
  local own = type_of(value)
  return own == wanted or own == "integer" and wanted == "number"
end

local check

local function check_object(value, schema, root, path, faults)
  for _, name in ipairs(schema.required or {}) do
    if value[name] == nil then faults[#faults + 1] = path .. " has no member " .. name end
  end
  for name, member in pairs(value) do
    local own = schema.properties and schema.properties[name] or schema.additionalProperties
    if own then
      check(member, own, root, path .. "." .. name, faults)
    elseif schema.properties then
      faults[#faults + 1] = ("%s has the undeclared member %s"):format(path, name)
    end
  end
end

function check(value, schema, root, path, faults)
  if schema["$ref"] then schema = root["$defs"][schema["$ref"]:match "^#/%$defs/(.*)$"] end
  if schema.const ~= nil and value ~= schema.const then
    faults[#faults + 1] = ("%s is %s, not %s"):format(path, value, schema.const)
  end
  local is_among = schema.enum == nil
  for _, one in ipairs(schema.enum or {}) do is_among = is_among or one == value end
  if not is_among then faults[#faults + 1] = ("%s is %s, which the schema does not list"):format(path, value) end
  local types = type(schema.type) == "string" and {schema.type} or schema.type
  local fits = types == nil
  for _, one in ipairs(types or {}) do fits = fits or has_type(value, one) end
  if not fits then
    faults[#faults + 1] = ("%s is of type %s, not %s"):format(path, type_of(value), table.concat(types, ", "))
    return
  end
  if type_of(value) == "object" then
    check_object(value, schema, root, path, faults)
  elseif type_of(value) == "array" and schema.items then
    for place, element in ipairs(value) do
      check(element, schema.items, root, ("%s[%d]"):format(path, place - 1), faults)
    end
  end
end

--- Returns what is wrong with a value, as text; it is empty if the value conforms to the schema.
function M.faults(value, schema)
  local faults = {}
  check(value, schema, schema, "value", faults)
  return table.concat(faults, "\n")
end

return M
