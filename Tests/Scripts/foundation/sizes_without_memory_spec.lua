describe("a size that no memory holds", function()
  local largest = math.maxinteger

  local function name_of(body)
    local is_done, exception = pcall(body)
    return is_done and "none" or exception.name
  end

  it("raises for padding and for data", function()
    local text, data = objc.NSString:stringWithString_("abc"), objc.NSMutableData:data()
    assert.equal("NSMallocException", name_of(function()
      text:stringByPaddingToLength_withString_startingAtIndex_(largest, "x", 0)
    end))
    assert.equal("NSMallocException", name_of(function() objc.NSMutableData:dataWithLength_(largest) end))
    assert.equal("NSMallocException", name_of(function() data:setLength_(largest) end))
    assert.equal("NSMallocException", name_of(function() data:increaseLengthBy_(largest) end))
    assert.equal("NSMallocException", name_of(function() data:resetBytesInRange_ {0, largest} end))
    assert.equal("NSMallocException", name_of(function()
      objc.NSPointerArray:strongObjectsPointerArray():setCount_(largest)
    end))
    assert.equal(0, data:length())
  end)

  it("raises when indexes are shifted beyond the largest index", function()
    local set = objc.NSMutableIndexSet:indexSetWithIndex_(largest - 2)
    set:shiftIndexesStartingAtIndex_by_(0, 1)
    assert.equal(largest - 1, set:firstIndex())
    assert.equal("NSRangeException", name_of(function() set:shiftIndexesStartingAtIndex_by_(0, 1) end))
    assert.equal("NSRangeException", name_of(function() set:shiftIndexesStartingAtIndex_by_(5, largest) end))
    assert.equal(largest - 1, set:firstIndex())
    set:shiftIndexesStartingAtIndex_by_(0, math.mininteger)
    assert.equal(0, set:count())
  end)

  it("compares indexes as unsigned numbers", function()
    local set = objc.NSIndexSet:indexSetWithIndex_(5)
    assert.equal(5, set:indexLessThanIndex_(math.mininteger))
    assert.equal(5, set:indexLessThanOrEqualToIndex_(-1))
    assert.equal(largest, set:indexGreaterThanIndex_(-1))
    assert.equal(largest, set:indexGreaterThanOrEqualToIndex_(math.mininteger))
  end)

  it("limits the dates of a calendar", function()
    local calendar, date = objc.NSCalendar:currentCalendar(), objc.NSDate:dateWithTimeIntervalSince1970_(0)
    for bit = 1, 16 do
      for _, count in ipairs {largest, math.mininteger} do
        calendar:dateByAddingUnit_value_toDate_options_(1 << bit, count, date, 0)
        calendar:dateBySettingUnit_value_ofDate_options_(1 << bit, count, date, 0)
      end
    end
    local parts = objc.NSDateComponents:new()
    parts:setYear_(largest - 1)
    parts:setMonth_(math.mininteger)
    parts:setDay_(largest - 1)
    parts:setSecond_(math.mininteger)
    assert.not_nil(calendar:dateFromComponents_(parts))
    assert.not_nil(calendar:dateByAddingComponents_toDate_options_(parts, date, 0))
  end)

  it("adds many seconds", function()
    local calendar, date = objc.NSCalendar:currentCalendar(), objc.NSDate:dateWithTimeIntervalSince1970_(0)
    local later = calendar:dateByAddingUnit_value_toDate_options_(128, 4000000000, date, 0)
    assert.equal(4000000000.0, later:timeIntervalSince1970())
  end)
end)
