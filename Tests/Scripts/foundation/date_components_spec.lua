-- NSDateComponents: when they are equal.

local function components(values)
  local made = objc.NSDateComponents:new()
  for name, value in pairs(values) do made:setValue_forKey_(value, name) end
  return made
end

describe("date components", function()
  it("are equal if their values are, undefined ones included", function()
    local hour = components {hour = 3}
    assert.is_true(hour:isEqual_(components {hour = 3}))
    assert.is_true(hour:isEqual_(components {hour = 3, minute = objc.NSDateComponentUndefined, leapMonth = false}))
    assert.is_false(hour:isEqual_(components {hour = 3, minute = 0}))
    assert.is_false(hour:isEqual_(components {hour = 3, leapMonth = true}))
    assert.is_false(hour:isEqual_(components {minute = 3}))
    assert.is_false(hour:isEqual_(objc.NSObject:new()))
  end)

  it("compare their calendars and time zones", function()
    local zone, other = objc.NSTimeZone:timeZoneForSecondsFromGMT_(3600), objc.NSTimeZone:timeZoneForSecondsFromGMT_(0)
    assert.is_true(components {timeZone = zone}:isEqual_(components {timeZone = zone}))
    assert.is_false(components {timeZone = zone}:isEqual_(components {timeZone = other}))
    assert.is_false(components {timeZone = zone}:isEqual_(components {}))
    assert.is_true(components {calendar = objc.NSCalendar:currentCalendar()}:isEqual_(
      components {calendar = objc.NSCalendar:currentCalendar()}))
  end)
end)
