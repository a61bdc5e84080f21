-- Numbers at the ends of their ranges, as a file, a server or a script can contain them: an error or a result, and
-- never the end of the process.

describe("a number that overflows", function()
  it("in the date of a cookie gives a date far away", function()
    local header = {["Set-Cookie"] = "a=b; expires=Wed, 9223372036854775807 Jan 9223372036854775807 99:99:99 GMT"}
    local url = objc.NSURL:URLWithString_ "https://shop.example/"
    local cookies = objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_(header, url)
    assert.equal("b", cookies[1]:value())
  end)

  it("in the date of a property list gives a date far away", function()
    local text = '<plist version="1.0"><date>9223372036854775807-12-31T23:59:59Z</date></plist>'
    local data = objc.NSData:dataWithBytes_length_(text, #text)
    local date = objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data, 0, nil, nil)
    assert.is_true(objc.box(date):isKindOfClass_(objc.NSDate))
  end)

  it("as the width of a format is C's int, and too large a width an error that names it", function()
    assert.equal("1", tostring(objc.NSString:stringWithFormat_("%*d", math.mininteger, 1)))
    assert.equal("1   |", tostring(objc.NSString:stringWithFormat_("%*d|", -4, 1)))
    local is_done, fault = pcall(function() return objc.NSString:stringWithFormat_("%*d", 2147483647, 1) end)
    assert.is_false(is_done)
    assert.matches("width or precision 2147483647 of '%d' is larger than 16777216", fault.reason, 1, true)
  end)

  it("as the side of a picture gives no data", function()
    for _, side in ipairs {1e10, 1e300, 3e9} do
      local renderer = objc.UIGraphicsImageRenderer:alloc():initWithSize_ {side, 1}
      local is_done, data = pcall(function() return renderer:PNGDataWithActions_(function() end) end)
      assert.is_true(not is_done or data == nil or objc.box(data):length() == 0)
    end
  end)

  it("as the count of an array's type gives a large size", function()
    local signature = objc.NSMethodSignature:signatureWithObjCTypes_ "[9223372036854775807i]@:"
    assert.is_true(signature:methodReturnLength() > 1 << 40)
  end)

  it("as the number of a predicate's operators is an error of its format", function()
    local function predicate(count) return objc.NSPredicate:predicateWithFormat_("a == 1" .. (" + 1"):rep(count)) end
    assert.is_true(predicate(300):evaluateWithObject_ {a = 301})
    local is_done, fault = pcall(predicate, 50000)
    assert.is_false(is_done)
    assert.matches("Unable to parse the format string", fault.reason, 1, true)
    assert.is_false((pcall(predicate, 501)))
    assert.is_true(predicate(499):evaluateWithObject_ {a = 500})
  end)

  it("of keys in a key path is an error", function()
    local is_done, fault = pcall(function()
      return objc.NSPredicate:predicateWithFormat_(("a."):rep(50000) .. "b == 1"):evaluateWithObject_ {a = {}}
    end)
    assert.is_true(is_done or fault.reason:find "stack overflow" ~= nil)
  end)
end)

describe("a type encoding", function()
  it("that is nested thousands of levels deep has a signature, and no size below the limit", function()
    for _, text in ipairs {("{a="):rep(3000) .. ("}"):rep(3000), ("[2"):rep(3000) .. ("]"):rep(3000), ("^"):rep(100000) .. "v"} do
      local signature = objc.NSMethodSignature:signatureWithObjCTypes_(text)
      assert.is_true(signature:methodReturnLength() <= 8)
      assert.equal(0, signature:numberOfArguments())
    end
  end)
end)

describe("an extreme integer", function()
  it("as a part of a calendar's date or a style of byte counts gives a result", function()
    local calendar = objc.NSCalendar:currentCalendar()
    for _, extreme in ipairs {math.maxinteger, math.mininteger, 1 << 60} do
      for place = 2, 7 do
        local parts = {1, 1, 1, 1, 1, 1, 1, 1}
        parts[place] = extreme
        local date = calendar:dateWithEra_year_month_day_hour_minute_second_nanosecond_(table.unpack(parts))
        assert.is_true(objc.box(date):isKindOfClass_(objc.NSDate))
        assert.is_true((pcall(function()
          calendar:dateWithEra_yearForWeekOfYear_weekOfYear_weekday_hour_minute_second_nanosecond_(table.unpack(parts))
        end)))
      end
      assert.equal("1 byte", objc.NSByteCountFormatter:stringFromByteCount_countStyle_(1, extreme))
    end
    assert.equal("-9.22 EB", objc.NSByteCountFormatter:stringFromByteCount_countStyle_(math.mininteger, 0))
  end)

  it("as a negative length of data raises", function()
    local is_done, fault = pcall(function() return objc.NSMutableData:dataWithLength_(-1) end)
    assert.is_false(is_done)
    assert.matches("absurd length: 18446744073709551615", fault.reason, 1, true)
    local data = objc.NSMutableData:data()
    assert.is_false((pcall(function() data:setLength_(-1) end)))
    assert.matches("increaseLengthBy:]: absurd extra length: 18446744073709551615, maximum size: 9223372036854775808 bytes",
      select(2, pcall(function() data:increaseLengthBy_(-1) end)).reason, 1, true)
    assert.matches("initWithCapacity:]: absurd capacity: 18446744073709551615, maximum size: 9223372036854775808 bytes",
      select(2, pcall(function() objc.NSMutableData:dataWithCapacity_(-1) end)).reason, 1, true)
  end)
end)

-- Calls a function, which may raise, and returns the reason or nil.
local function reason(body)
  local is_done, fault = pcall(body)
  return not is_done and tostring(fault) or nil
end

describe("a size that no memory has", function()
  it("is an error, not the end of the process", function()
    local function array() return objc.NSPointerArray:strongObjectsPointerArray() end
    local set = objc.NSIndexSet:indexSetWithIndexesInRange_ {0, 1 << 60}
    for _, size in ipairs {1 << 60, math.maxinteger} do
      for _, body in ipairs {
        function() objc.NSMutableData:dataWithLength_(size) end, function() objc.NSMutableData:data():setLength_(size) end,
        function() objc.NSMutableData:data():increaseLengthBy_(size) end,
        function() objc.NSMutableData:data():resetBytesInRange_ {0, size} end,
        function() array():setCount_(size) end, function() objc.msgSend({1}, "descriptionWithLocale:indent:", nil, size) end,
        function() set:enumerateIndexesUsingBlock_(function() end) end,
      } do
        local text = reason(body)
        assert.is_truthy(text and (text:find "not enough memory" or text:find "unable to allocate" or text:find "outside" or text:find "exceeds"), text)
      end
    end
    assert.matches("absurd length: 18446744073709551615", reason(function() objc.NSMutableData:dataWithLength_(-1) end), 1, true)
    assert.matches("absurd length", reason(function() objc.NSMutableData:data():appendBytes_length_("a", -1) end), 1, true)
  end)

  it("can be the number of indexes in a set, which is stored as ranges", function()
    local set = objc.NSMutableIndexSet:indexSetWithIndexesInRange_ {0, 1 << 60}
    assert.equal(1 << 60, set:count())
    assert.equal((1 << 60) - 1, set:lastIndex())
    assert.equal(1 << 60, objc.NSIndexSet:alloc():initWithIndexSet_(set):count())
    assert.is_true(set:containsIndexes_(set))
    set:removeIndexesInRange_ {10, 1 << 60}
    assert.equal(10, set:count())
    set:addIndexes_(objc.NSIndexSet:indexSetWithIndexesInRange_ {1 << 40, 1 << 40})
    assert.equal((1 << 40) + 10, set:count())
    assert.equal((1 << 41) - 1, set:indexLessThanIndex_(math.mininteger))
    pcall(function() set:addIndexes_ {math.maxinteger} end)
    assert.is_truthy(reason(function() objc.NSMutableArray:arrayWithObjects_ "a":removeObjectsAtIndexes_(set) end))
  end)
end)

describe("a decimal number", function()
  local function number(text) return objc.NSDecimalNumber:decimalNumberWithString_(text) end

  it("beyond the exponents -128 to 127 is not a number, or raises in a calculation", function()
    for _, text in ipairs {"1E999", "1E99999999999999999999", "-1E128999", "1E-99999999999999999999", "10E999999999"} do
      assert.equal("NaN", tostring(number(text)))
    end
    assert.equal("1" .. ("0"):rep(127), tostring(number "1E127"))
    assert.equal("10" .. ("0"):rep(127), tostring(number "1E128"))
    assert.matches("NSDecimalNumberOverflowException", reason(function() number "1E100":decimalNumberByRaisingToPower_(1 << 40) end))
    assert.matches("NSDecimalNumberUnderflowException",
      reason(function() number "1":decimalNumberByMultiplyingByPowerOf10_(-(1 << 15)) end))
    for _, exponent in ipairs {1 << 15, math.maxinteger, math.mininteger} do
      local made = objc.NSDecimalNumber:decimalNumberWithMantissa_exponent_isNegative_(1, exponent, false)
      assert.equal("NaN", tostring(made))
    end
  end)

  it("of 38 digits is rounded without overflow", function()
    local making = "decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:"
    local handler = objc.msgSend(objc.NSDecimalNumberHandler, making,
      0, 0, false, false, false, false)
    local made = number("0." .. ("9"):rep(38)):decimalNumberByRoundingAccordingToBehavior_(handler)
    assert.equal("1", tostring(made))
  end)
end)

describe("an extreme number", function()
  it("is the nearest one that a model can store", function()
    assert.is_nil(objc.NSTimeZone:timeZoneForSecondsFromGMT_(math.mininteger))
    local formatter = objc.NSRelativeDateTimeFormatter:new()
    for _, seconds in ipairs {1 / 0, -1 / 0, 0 / 0, 1e300, -1e300, 2 ^ 63} do
      assert.equal("string", type(formatter:localizedStringFromTimeInterval_(seconds)))
    end
    local operation = objc.NSOperation:new()
    operation:setQueuePriority_(math.mininteger)
    assert.equal(-8, operation:queuePriority())
    local numbers = objc.NSNumberFormatter:new()
    numbers:setMinimumFractionDigits_(1 << 60)
    local is_done, text = pcall(function() return numbers:stringFromNumber_(1) end)
    assert.is_true(not is_done and tostring(text) == "not enough memory" or #text == 1001)
    numbers:setMaximumFractionDigits_(-5)
    assert.equal("2", numbers:stringFromNumber_(1.5))
    local storage = objc.NSTextStorage:alloc():initWithString_ "text"
    storage:edited_range_changeInLength_(1, {0, math.maxinteger}, math.mininteger)
  end)

  it("is a trait, an angle or a delay of UIKit", function()
    for _, value in ipairs {1 / 0, 0 / 0, 1e300, -1e300} do
      assert.equal("number", type(objc.UITraitCollection:traitCollectionWithDisplayScale_(value):hash()))
      objc.UIBezierPath:bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_({0, 0}, 5, value, 0, true)
      objc.UIBezierPath:bezierPathWithArcCenter_radius_startAngle_endAngle_clockwise_({0, 0}, 5, 0, value, false)
      objc.NSSymbolEffectOptionsRepeatBehavior:behaviorPeriodicWithCount_delay_(1, value):hash()
    end
    assert.equal(math.maxinteger, objc.UITraitCollection:traitCollectionWithUserInterfaceLevel_(math.maxinteger):userInterfaceLevel())
  end)
end)
