-- Snapshots: every property that a native class of UIKit can set, each set to another value and restored.

local red, blue = objc.UIColor:redColor(), objc.UIColor:blueColor()

local function plain(value)
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for key, part in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. plain(part) end
  table.sort(parts)
  return "{" .. table.concat(parts, ",") .. "}"
end
-- Getters that copy answer another object each time.
local function without_addresses(text) return (text:gsub("0x%x+", "0x")) end

local structures = {
  CGRect = {1, 2, 33, 44}, CGPoint = {0, 10}, CGSize = {7, 8}, UIOffset = {3, 4}, UIEdgeInsets = {1, 2, 3, 4},
  NSDirectionalEdgeInsets = {1, 2, 3, 4}, CGAffineTransform = {2, 0, 0, 2, 1, 1}, _NSRange = {0, 1},
}
local objects = {
  NSString = function() return "other" end,
  UIColor = function(now) return plain(now) == plain(red) and blue or red end,
  UIFont = function() return objc.UIFont:systemFontOfSize_(31) end,
  NSArray = function() return {} end,
  NSNumber = function() return 3 end,
  NSDate = function() return objc.NSDate:dateWithTimeIntervalSince1970_(12345) end,
  NSAttributedString = function() return objc.NSAttributedString:alloc():initWithString_ "other" end,
}

-- Another value for a property with this encoding; nil where there is none.
local function other(encoding, now)
  local code = encoding:sub(1, 1)
  if code == "B" then return not now end
  if code:match "[qQiIsSlL]" then return (math.tointeger(now) or 0) + 1 end
  if code:match "[df]" then return (tonumber(now) or 0) + 0.25 end
  if code == "{" then return structures[encoding:match "^{([%w_]+)"] end
  if encoding == "@?" then return function() end end
  local class = encoding:match '"([%w_]+)"' or "NSString"
  if code ~= "@" then return nil end
  if objects[class] then return objects[class](now) end
  local made, object = pcall(function() return objc[class]:alloc():init() end)
  return made and object or nil
end

-- What a restored snapshot leaves otherwise, as a text; nil where all is as before, or the class refuses it.
local function fault(class, name, attributes)
  local setter = attributes:match ",S([^,]*)" or "set" .. name:gsub("^%l", string.upper) .. ":"
  local getter = attributes:match ",G([^,]*)" or name
  local made, object = pcall(function() return objc.msgSend(objc.msgSend(class, "alloc"), "init") end)
  if not made or not object then return nil end
  local function read() return select(2, pcall(objc.msgSend, object, getter)) end
  local value = other(attributes:match "^T([^,]*)", read())
  if value == nil then return nil end
  objc.autoreleasepool(function() end)
  local before, snapshot = plain(read()), objc.snapshot()
  pcall(objc.msgSend, object, setter, value)
  local between = plain(read())
  objc.restore(snapshot)
  if between == before then return nil end
  local after = plain(read())
  if without_addresses(after) == without_addresses(before) then return "" end
  return ("%s.%s: %s, then %s, restored %s"):format(objc.class_getName(class), name, before, between, after)
end

-- Classes with one object, or whose objects must not be released as they are made.
local left_out = {
  UIApplication = true, UIScreen = true, UIDevice = true, UIWindowScene = true, UIScene = true,
  UIViewPropertyAnimator = true, NSNotificationCenter = true,
}

it("a snapshot restores what the setters of UIKit's classes have changed", function()
  local faults, changed = {}, 0
  for _, class in ipairs(objc.copyClassList()) do
    local name = objc.class_getName(class)
    if (name:match "^[UC][IA]%u" or name == "NSCache" or name == "NSFileWrapper") and not left_out[name] then
      for _, property in ipairs(objc.class_copyPropertyList(class) or {}) do
        local attributes = objc.property_getAttributes(property)
        if not attributes:match ",R" then
          local text = fault(class, objc.property_getName(property), attributes)
          if text then changed = changed + 1 end
          if text and text ~= "" then faults[#faults + 1] = text end
        end
      end
    end
  end
  assert.same({}, faults)
  assert.is_true(changed > 1000)
end)

it("a button updates its configuration again after that was turned off", function()
  local button = objc.UIButton:new()
  button:setAutomaticallyUpdatesConfiguration_(false)
  assert.is_false(button:automaticallyUpdatesConfiguration())
  button:setAutomaticallyUpdatesConfiguration_(true)
  assert.is_true(button:automaticallyUpdatesConfiguration())
end)
