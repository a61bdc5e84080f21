-- Sums of numbers at the ends of their ranges, which a script or a file chooses: a result or an error.

local least, largest = math.mininteger, math.maxinteger

describe("a sum that overflows", function()
  it("of a date's minute, which wraps around, gives a minute", function()
    local calendar = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
    local start = objc.NSDate:dateWithTimeIntervalSince1970_(1800)
    for _, value in ipairs {largest, least} do
      local date = calendar:dateByAddingUnit_value_toDate_options_(64, value, start, 1)
      assert.equal((30 + value % 60) % 60, calendar:component_fromDate_(64, date))
    end
  end)

  it("of a match's location and an offset is an exception", function()
    local pattern = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("b", 0)
    local match = pattern:firstMatchInString_options_range_("ab", 0, {0, 2})
    local is_done, fault = pcall(function() return match:resultByAdjustingRangesWithOffset_(largest) end)
    assert.is_false(is_done)
    assert.matches("invalid offset for range {1, 1}", fault.reason, 1, true)
  end)

  it("of completed units and of costs wraps, as C's integers do", function()
    local progress = objc.NSProgress:progressWithTotalUnitCount_(largest)
    progress:setCompletedUnitCount_(largest)
    progress:becomeCurrentWithPendingUnitCount_(largest)
    progress:resignCurrent()
    assert.equal(-2, progress:completedUnitCount())
    local cache = objc.NSCache:new()
    cache:setObject_forKey_cost_("one", 1, largest)
    cache:setObject_forKey_cost_("two", 2, largest)
    cache:removeObjectForKey_(1)
    assert.equal("two", cache:objectForKey_(2))
  end)

  it("of a range's end that is unsigned is compared without a sign", function()
    assert.is_false(uikit.NSLocationInRange(largest, {location = least, length = 1}))
    assert.is_true(uikit.NSLocationInRange(least, {location = largest, length = 2}))
  end)

  it("of an image's orientation is mirrored", function()
    local image = objc.UIGraphicsImageRenderer:alloc():initWithSize_ {1, 1}:imageWithActions_(function() end)
    local turned = objc.UIImage:imageWithCGImage_scale_orientation_(image:CGImage(), 1, largest)
    assert.equal(largest ~ 4, turned:imageWithHorizontallyFlippedOrientation():imageOrientation())
    assert.equal(4, image:imageWithHorizontallyFlippedOrientation():imageOrientation())
  end)
end)

describe("the rule of a time zone's data", function()
  local function zone(rule)
    local head = "TZif2" .. ("\0"):rep(15)
    local counts = string.pack(">I4I4I4I4I4I4", 0, 0, 0, 0, 1, 4)
    local kind = string.pack(">i4", 3600) .. "\0\0CET\0"
    local bytes = (head .. counts .. kind):rep(2) .. "\n" .. rule .. "\n"
    return objc.NSTimeZone:alloc():initWithName_data_("Lab/Zone", objc.NSData:dataWithBytes_length_(bytes, #bytes))
  end
  local summer = objc.NSDate:dateWithTimeIntervalSince1970_(1720000000)

  it("applies to future years", function()
    assert.equal(7200, zone "CET-1CEST,M3.5.0,M10.5.0/3":secondsFromGMTForDate_(summer))
  end)

  it("is ignored if a time or a day is out of its range", function()
    for _, rule in ipairs {
      "CET-9223372036854775807CEST,M3.5.0,M10.5.0", "CET-1CEST,M3.9223372036854775807.0,M10.5.0",
      "CET-1CEST,J9223372036854775807,J300", "CET-1CEST,5,9223372036854775807/3", "CET-1CEST,M3.5.0/169,M10.5.0",
    } do
      assert.equal(3600, zone(rule):secondsFromGMTForDate_(summer), rule)
    end
  end)
end)
