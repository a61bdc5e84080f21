describe("a time zone's names", function()
  local english = objc.NSLocale:localeWithLocaleIdentifier("en_US")
  local function names(zone, locale)
    local made, result = objc.NSTimeZone:timeZoneWithName(zone), {}
    for style = 0, 5 do result[style + 1] = made:localizedName_locale_(style, locale or english) end
    return result
  end

  it("include the season, and have short and long forms", function()
    assert.same({"Eastern Standard Time", "EST", "Eastern Daylight Time", "EDT", "Eastern Time", "ET"},
      names "America/New_York")
    assert.equal("Central European Standard Time", names("Europe/Berlin")[1])
    assert.equal("British Summer Time", names("Europe/London")[3])
  end)

  it("are distances in a language without names", function()
    assert.equal("GMT+01:00", names("Europe/Berlin", objc.NSLocale:localeWithLocaleIdentifier("de_DE"))[1])
  end)

  it("are found by their abbreviations", function()
    assert.equal("Europe/Paris", objc.NSTimeZone:timeZoneWithAbbreviation("CET"):name())
    assert.equal("America/Los_Angeles", objc.NSTimeZone:abbreviationDictionary().PST)
    local before = objc.snapshot()
    objc.NSTimeZone:setAbbreviationDictionary {XYZ = "Asia/Tokyo"}
    assert.equal("Asia/Tokyo", objc.NSTimeZone:timeZoneWithAbbreviation("XYZ"):name())
    objc.restore(before)
    assert.is_nil(objc.NSTimeZone:timeZoneWithAbbreviation("XYZ"))
  end)
end)

describe("a date formatter's beginnings", function()
  local function formatter(pattern)
    local made = objc.NSDateFormatter:new()
    made:setDateFormat(pattern)
    made:setTimeZone(objc.NSTimeZone:timeZoneWithName("UTC"))
    return made
  end

  it("determine the century of two digits", function()
    local made = formatter "yy-MM-dd"
    assert.equal("2049-12-31 00:00:00 +0000", tostring(made:dateFromString("49-12-31")))
    assert.equal("1950-01-01 00:00:00 +0000", tostring(made:dateFromString("50-01-01")))
    made:setTwoDigitStartDate(objc.NSDate:dateWithTimeIntervalSince1970(0))
    assert.equal("2069-12-31 00:00:00 +0000", tostring(made:dateFromString("69-12-31")))
  end)

  it("replace the parts that a text omits", function()
    local made = formatter "HH:mm"
    made:setDefaultDate(objc.NSDate:dateWithTimeIntervalSince1970(86400 * 365))
    assert.equal("1971-01-01 10:20:00 +0000", tostring(made:dateFromString("10:20")))
  end)

  it("allow reading a date from the start of a range", function()
    local ok, date, range = objc.msgSend(
      formatter "HH:mm", "getObjectValue:forString:range:error:", nil, "at 10:20 sharp",
      {location = 3, length = 11}, nil)
    assert.is_true(ok)
    assert.equal("2000-01-01 10:20:00 +0000", tostring(date))
    assert.equal(5, range.length)
  end)
end)

describe("a time zone", function()
  it("is whole minutes from UTC", function()
    local function seconds(number) return objc.NSTimeZone:timeZoneForSecondsFromGMT_(number):secondsFromGMT() end
    assert.same({-60, 0, 60, 900}, {seconds(-45), seconds(29), seconds(30), seconds(900)})
  end)

  it("may be that of a whole region", function()
    local zone = objc.NSTimeZone:timeZoneWithName_ "MET"
    assert.same({"MET", 3600}, {zone:name(), zone:secondsFromGMT()})
  end)

  it("may be that of an abbreviation, which stays its name", function()
    local zone = objc.NSTimeZone:timeZoneWithName_ "PST"
    assert.same({"PST", -28800}, {zone:name(), zone:secondsFromGMTForDate_(objc.NSDate:dateWithTimeIntervalSince1970_(0))})
    assert.is_nil(objc.NSTimeZone:timeZoneWithName_ "XYZT")
  end)
end)
