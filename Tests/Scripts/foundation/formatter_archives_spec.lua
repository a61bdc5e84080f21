-- Formatters and similar objects, encoded with a secure coder and decoded.

local function copyOf(object)
  local data = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(object, true)
  return (objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(object:class(), data))
end

describe("an archived formatter", function()
  it("of bytes keeps its style", function()
    local formatter = objc.NSByteCountFormatter:new()
    formatter:setCountStyle_(3)
    formatter:setAllowsNonnumericFormatting_(false)
    local read = copyOf(formatter)
    assert.equal(3, read:countStyle())
    assert.is_false(read:allowsNonnumericFormatting())
    assert.equal(formatter:stringFromByteCount_(2048), read:stringFromByteCount_(2048))
  end)

  it("of numbers keeps its signs and digits", function()
    local formatter = objc.NSNumberFormatter:new()
    formatter:setNumberStyle_(1)
    formatter:setMaximumFractionDigits_(5)
    formatter:setGroupingSeparator_("'")
    assert.equal("1'234.56789", tostring(copyOf(formatter):stringFromNumber_(1234.56789)))
  end)

  it("of dates keeps its pattern, or its styles", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_("yyyy-MM")
    assert.equal("yyyy-MM", copyOf(formatter):dateFormat())
    formatter = objc.NSDateFormatter:new()
    formatter:setDateStyle_(2)
    assert.equal("MMM d, y", copyOf(formatter):dateFormat())
  end)

  it("of lengths keeps the formatter of its numbers", function()
    local formatter = objc.NSLengthFormatter:new()
    assert.equal("NSNumberFormatter", objc.object_getClassName(formatter:numberFormatter()))
    formatter:numberFormatter():setMaximumFractionDigits_(0)
    formatter:setUnitStyle_(3)
    local read = copyOf(formatter)
    assert.equal("2 kilometers", read:stringFromValue_unit_(2.25, 14))
  end)

  it("of measurements, date components, intervals and names is decoded", function()
    for _, name in ipairs {
      "NSMeasurementFormatter", "NSDateComponentsFormatter", "NSDateIntervalFormatter",
      "NSPersonNameComponentsFormatter", "NSMassFormatter", "NSEnergyFormatter",
      "NSISO8601DateFormatter",
    } do
      local class = objc.getClass(name)
      assert.is_true(class:supportsSecureCoding(), name)
      assert.equal(name, objc.object_getClassName(copyOf(class:new())))
    end
  end)
end)

describe("archived values", function()
  it("are equal to the encoded ones", function()
    local components = objc.NSDateComponents:new()
    components:setYear_(2024)
    components:setWeek_(7)
    assert.is_true(copyOf(components):isEqual_(components))
    assert.equal(7, copyOf(components):week())
    local item = objc.NSURLQueryItem:queryItemWithName_value_("a", "b")
    assert.is_true(copyOf(item):isEqual_(item))
    local name = objc.NSPersonNameComponents:new()
    name:setGivenName_("Ann")
    assert.equal("Ann", copyOf(name):givenName())
  end)

  it("of a match keep its ranges", function()
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("a(b)", 0)
    local match = expression:firstMatchInString_options_range_("xab", 0, {location = 0, length = 3})
    local read = copyOf(match)
    assert.equal(1, read:range().location)
    assert.equal(2, read:rangeAtIndex_(1).location)
    assert.is_true(read:regularExpression():isEqual_(expression))
    assert.equal(6, match:resultByAdjustingRangesWithOffset_(5):range().location)
  end)
end)
