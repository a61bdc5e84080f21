-- Facts of the schema of SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json, errata 01) about the objects that
-- reports of hookhost have: their properties, which of them are required, and their types. No object
-- there may have other properties.
local text <const>, flag <const> = {type = "string"}, {type = "boolean"}
local function whole(least) return {type = "integer", least = least} end
local function one_of(...) return {type = "string", words = {...}} end
local function list(element, is_unique) return {type = "array", element = element, unique = is_unique} end
local function map(value) return {type = "map", value = value} end
local function object(name) return {type = name} end

local level <const> = one_of("none", "note", "warning", "error")
local schema <const> = {
  log = {required = {"version", "runs"}, ["$schema"] = text, version = one_of "2.1.0", runs = list(object "run")},
  run = {
    required = {"tool"}, tool = object "tool", invocations = list(object "invocation"),
    originalUriBaseIds = map(object "artifactLocation"), results = list(object "result"),
    columnKind = one_of("utf16CodeUnits", "unicodeCodePoints"), language = text,
  },
  tool = {required = {"driver"}, driver = object "toolComponent", extensions = list(object "toolComponent", true)},
  toolComponent = {
    required = {"name"}, name = text, version = text, semanticVersion = text, informationUri = text, fullName = text,
    organization = text, rules = list(object "reportingDescriptor", true),
  },
  reportingDescriptor = {
    required = {"id"}, id = text, name = text, shortDescription = object "multiformat", fullDescription = object "multiformat",
    help = object "multiformat", helpUri = text,
  },
  multiformat = {required = {"text"}, text = text, markdown = text},
  message = {any = {"text", "id"}, text = text, markdown = text, id = text, arguments = list(text)},
  result = {
    required = {"message"}, ruleId = text, ruleIndex = whole(-1), level = level, message = object "message",
    kind = one_of("notApplicable", "pass", "fail", "review", "open", "informational"),
    locations = list(object "location"), relatedLocations = list(object "location", true),
    partialFingerprints = map(text), fingerprints = map(text),
  },
  location = {
    id = whole(-1), physicalLocation = object "physicalLocation", logicalLocations = list(object "logicalLocation", true),
    message = object "message",
  },
  physicalLocation = {any = {"address", "artifactLocation"}, artifactLocation = object "artifactLocation", region = object "region"},
  artifactLocation = {uri = text, uriBaseId = text, index = whole(-1), description = object "message"},
  region = {
    any = {"startLine", "charOffset", "byteOffset"}, startLine = whole(1), startColumn = whole(1), endLine = whole(1),
    endColumn = whole(1),
  },
  logicalLocation = {name = text, index = whole(-1), fullyQualifiedName = text, decoratedName = text, kind = text},
  invocation = {
    required = {"executionSuccessful"}, executionSuccessful = flag, exitCode = whole(), commandLine = text,
    toolExecutionNotifications = list(object "notification"),
  },
  notification = {
    required = {"message"}, message = object "message", level = level, locations = list(object "location", true),
  },
}

local check

-- Whether a table has no keys but 1 to its length.
local function is_list(value)
  if type(value) ~= "table" then return false end
  for key in pairs(value) do
    if math.type(key) ~= "integer" or key < 1 or key > #value then return false end
  end
  return true
end

local function written(value)
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for key, inner in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. written(inner) end
  table.sort(parts)
  return "{" .. table.concat(parts, ",") .. "}"
end

local function check_value(value, kind, place)
  if kind.type == "array" then
    assert(is_list(value), place .. " is no array")
    local seen = {}
    for number, element in ipairs(value) do
      local text_of_it = written(element)
      assert(not kind.unique or not seen[text_of_it], ("%s: element %d is there twice"):format(place, number))
      seen[text_of_it] = true
      check_value(element, kind.element, ("%s[%d]"):format(place, number))
    end
  elseif kind.type == "map" then
    assert(type(value) == "table" and #value == 0, place .. " is no object")
    for key, inner in pairs(value) do check_value(inner, kind.value, place .. "." .. key) end
  elseif kind.type == "string" then
    assert(type(value) == "string", place .. " is no string")
    local fits = not kind.words
    for _, word in ipairs(kind.words or {}) do fits = fits or word == value end
    assert(fits, ("%s is '%s'"):format(place, value))
  elseif kind.type == "integer" then
    assert(math.type(value) == "integer" and value >= (kind.least or value), place .. " is no such number")
  elseif kind.type == "boolean" then
    assert(type(value) == "boolean", place .. " is no boolean")
  else
    check(value, kind.type, place)
  end
end

--- Raises an error that names the first position where an object differs from the schema.
function check(value, name, place)
  local known = schema[name]
  assert(type(value) == "table" and #value == 0, place .. " is no object")
  for key, inner in pairs(value) do
    local kind = known[key]
    assert(kind and kind.type, ("%s has an unknown property '%s'"):format(place, key))
    check_value(inner, kind, place .. "." .. key)
  end
  for _, key in ipairs(known.required or {}) do
    assert(value[key] ~= nil, ("%s has no '%s'"):format(place, key))
  end
  local has_any = not known.any
  for _, key in ipairs(known.any or {}) do has_any = has_any or value[key] ~= nil end
  assert(has_any, ("%s has none of %s"):format(place, table.concat(known.any or {}, ", ")))
end

return function(log) check(log, "log", "log") end
