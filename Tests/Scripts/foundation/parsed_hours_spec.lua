-- The hours of a parsed text, as ICU's calendar resolves them.

describe("a date formatter reads an hour", function()
  local formatter

  before_each(function()
    formatter = objc.NSDateFormatter:new()
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_ "en_US_POSIX")
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
  end)

  local function read(format, text)
    formatter:setDateFormat_(format)
    local date = formatter:dateFromString_(text)
    formatter:setDateFormat_ "dd HH:mm:ss"
    return date and formatter:stringFromDate_(date)
  end

  it("within the range of its letter", function()
    assert.is_nil(read("hh:mm", "22:30"))
    assert.is_nil(read("HH:mm", "24:00"))
    assert.is_nil(read("KK:mm a", "12:30 PM"))
    assert.is_nil(read("kk:mm", "25:30"))
    assert.equal("01 00:30:00", read("kk:mm", "24:30"))
    assert.equal("01 00:30:00", read("hh:mm", "12:30"))
    assert.equal("01 12:30:00", read("hh:mm a", "12:30 PM"))
    assert.is_nil(read("HH:mm:ss", "10:00:60"))
    assert.is_nil(read("yyyy-DDD", "2021-366"))
    assert.equal("31 00:00:00", read("yyyy-DDD", "2020-366"))
  end)

  it("from the letter that was read last", function()
    assert.equal("01 12:30:00", read("HH:mm a", "03:30 PM"))
    assert.equal("01 15:30:00", read("a HH:mm", "PM 15:30"))
    assert.equal("01 15:30:00", read("a hh:mm", "PM 03:30"))
  end)

  it("outside the range if it is lenient", function()
    formatter:setLenient_(true)
    assert.equal("01 22:30:00", read("hh:mm", "22:30"))
    assert.equal("02 00:00:00", read("HH:mm", "24:00"))
  end)
end)

describe("a date formatter reads a year of two digits", function()
  it("only from exactly two", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_ "en_US_POSIX")
    for format, year in pairs {["y-M-d"] = 2017, ["yy-M-d"] = 2017, ["yyyy-M-d"] = 17} do
      formatter:setDateFormat_(format)
      local date = formatter:dateFromString_ "17-6-5"
      local parts = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
      assert.equal(year, parts:component_fromDate_(4, date), format)
    end
  end)
end)
