describe("Foundation returns", function()
  it("one object for the distant past and one for the distant future", function()
    assert.equal(objc.NSDate:distantPast(), objc.NSDate:distantPast())
    assert.equal(objc.NSDate:distantFuture(), objc.NSDate:distantFuture())
  end)
end)

describe("a date of a year above 9999", function()
  it("is formatted, parsed and calculated with", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_ "yyyy-MM-dd HH:mm:ss"
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(1e12)
    assert.equal("33658-09-27 01:46:40", formatter:stringFromDate_(date))
    assert.equal(1e12, formatter:dateFromString_ "33658-09-27 01:46:40":timeIntervalSince1970())
    assert.equal("33658-09-27 01:46:40 +0000", tostring(date))
    local calendar = objc.NSCalendar:currentCalendar()
    local parts = calendar:components_fromDate_(objc.NSCalendarUnitYear | objc.NSCalendarUnitDay, date)
    assert.same({33658, 27}, {parts:year(), parts:day()})
    local days = calendar:components_fromDate_toDate_options_(objc.NSCalendarUnitDay,
      objc.NSDate:dateWithTimeIntervalSince1970_(0), date, 0):day()
    assert.equal(1e12 // 86400, days)
  end)

  it("beyond the calendar is the calendar's last day", function()
    for _, time in ipairs {1e20, 1e300, 1 / 0} do
      local formatter = objc.NSDateFormatter:new()
      formatter:setDateFormat_ "yyyy-MM-dd"
      assert.equal("5828963-12-20", formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(time)))
    end
  end)
end)
