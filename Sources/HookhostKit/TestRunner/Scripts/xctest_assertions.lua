-- The checks of XCTest's assertion macros: each returns nil, or a description of the failure.

local function number_of(value)
  if value == true then return 1 elseif value == false then return 0 end
  return value
end

local function shown(value)
  if value ~= value then return "nan" end -- Lua prints its sign
  if type(value) == "number" and math.type(value) == "float" then return ("%.14g"):format(value) end
  if type(value) ~= "table" or getmetatable(value) then return value == nil and "nil" or tostring(value) end
  local keys = {}
  for key in pairs(value) do keys[#keys + 1] = key end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  for place, key in ipairs(keys) do keys[place] = ("%s = %s"):format(key, shown(value[key])) end
  return "{" .. table.concat(keys, ", ") .. "}"
end

-- Whether two C values are equal; structures are compared field by field.
local function equal(one, other)
  one, other = number_of(one), number_of(other)
  if one == other then return true end
  if type(one) ~= "table" or type(other) ~= "table" then return false end
  if getmetatable(one) or getmetatable(other) then return false end
  for key, value in pairs(one) do if not equal(value, other[key]) then return false end end
  for key in pairs(other) do if one[key] == nil then return false end end
  return true
end

local function is_object_equal(one, other)
  if one == nil or other == nil then return one == other end
  return one == other or objc.msgSend(one, "isEqual:", other) == true
end

-- The checks of two values: the two parts of the failure message, and the condition.
local pairs_of = {
  XCTAssertEqual = {"equal to", "is not equal to", equal},
  XCTAssertNotEqual = {"not equal to", "is equal to", function(a, b) return not equal(a, b) end},
  XCTAssertEqualObjects = {"equal to", "is not equal to", is_object_equal},
  XCTAssertNotEqualObjects = {
    "not equal to", "is equal to", function(a, b) return not is_object_equal(a, b) end,
  },
  XCTAssertIdentical = {"identical to", "is not identical to", function(a, b) return a == b end},
  XCTAssertNotIdentical = {
    "not identical to", "is identical to", function(a, b) return a ~= b end,
  },
  XCTAssertGreaterThan = {
    "greater than", "is not greater than", function(a, b) return number_of(a) > number_of(b) end,
  },
  XCTAssertGreaterThanOrEqual = {
    "greater than or equal to", "is less than", function(a, b) return number_of(a) >= number_of(b) end,
  },
  XCTAssertLessThan = {
    "less than", "is not less than", function(a, b) return number_of(a) < number_of(b) end,
  },
  XCTAssertLessThanOrEqual = {
    "less than or equal to", "is greater than", function(a, b) return number_of(a) <= number_of(b) end,
  },
}

local checks = {
  XCTAssertTrue = function(one, _, value)
    if not value or value == 0 then return ("((%s) is true) failed"):format(one) end
  end,
  XCTAssertFalse = function(one, _, value)
    if value and value ~= 0 then return ("((%s) is false) failed"):format(one) end
  end,
  XCTAssertNil = function(one, _, value)
    if value ~= nil then return ('((%s) == nil) failed: "%s"'):format(one, shown(value)) end
  end,
  XCTAssertNotNil = function(one, _, value)
    if value == nil then return ("((%s) != nil) failed"):format(one) end
  end,
}

for name, check in pairs(pairs_of) do
  checks[name] = function(one, other, a, b)
    if check[3](a, b) then return nil end
    return ('((%s) %s (%s)) failed: ("%s") %s ("%s")'):format(
      one, check[1], other, shown(a), check[2], shown(b))
  end
end

local function is_near(a, b, accuracy)
  return a == b or math.abs(number_of(a) - number_of(b)) <= accuracy
end
function checks.XCTAssertEqualWithAccuracy(one, other, a, b, accuracy)
  if is_near(a, b, accuracy) then return nil end
  return ('((%s) equal to (%s) +/- (%s)) failed: ("%s") is not equal to ("%s") +/- ("%s")'):format(
    one, other, shown(accuracy), shown(a), shown(b), shown(accuracy))
end
function checks.XCTAssertNotEqualWithAccuracy(one, other, a, b, accuracy)
  if not is_near(a, b, accuracy) then return nil end
  return ('((%s) not equal to (%s) +/- (%s)) failed: ("%s") is equal to ("%s") +/- ("%s")'):format(
    one, other, shown(accuracy), shown(a), shown(b), shown(accuracy))
end

local function is_of(exception, class)
  return type(exception) == "userdata" and exception:isKindOfClass_(class)
end
local function is_named(exception, class, name)
  return is_of(exception, class) and (name == nil or tostring(exception.name) == tostring(name))
end
local function thrown(exception)
  return ('throwing "%s"'):format(tostring(exception))
end
function checks.XCTAssertThrows(one, _, exception)
  if exception == nil then return ("((%s) throws) failed"):format(one) end
end
local function throws(one, words, exception, class, name)
  if exception ~= nil and is_named(exception, class, name) then return nil end
  local what = name and (", %s"):format(tostring(name)) or ""
  return ("((%s) throws <%s%s>) failed%s"):format(
    one, words:match "^%[(.-) class%]$" or words, what,
    exception ~= nil and ": " .. thrown(exception) or "")
end
checks.XCTAssertThrowsSpecific = throws
checks.XCTAssertThrowsSpecificNamed = throws
function checks.XCTAssertNoThrow(one, _, exception)
  if exception ~= nil then
    return ("((%s) does not throw) failed: %s"):format(one, thrown(exception))
  end
end
local function throws_not(one, words, exception, class, name)
  if exception == nil or not is_named(exception, class, name) then return nil end
  return ("((%s) does not throw <%s>) failed: %s"):format(
    one, words:match "^%[(.-) class%]$" or words, thrown(exception))
end
checks.XCTAssertNoThrowSpecific = throws_not
checks.XCTAssertNoThrowSpecificNamed = throws_not

local assertions = {}

-- check(assertion, one, other, …): returns the failure, or nil
function assertions.check(assertion, one, other, ...)
  local check = checks[tostring(assertion)]
  if not check then error(("XCTest has no assertion '%s'"):format(tostring(assertion)), 2) end
  return check(tostring(one), tostring(other), ...)
end

-- thrown(assertion, expression, exception): returns the failure of an expression that threw
function assertions.thrown(_, expression, exception)
  return ("((%s)) failed: %s"):format(tostring(expression), thrown(exception))
end

return assertions
