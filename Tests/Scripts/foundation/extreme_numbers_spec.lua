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
    assert.is_false((pcall(function() data:increaseLengthBy_(-1) end)))
  end)
end)
