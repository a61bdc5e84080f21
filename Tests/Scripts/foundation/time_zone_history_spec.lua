-- The clock changes of time zones, from the system's table.
describe("a time zone's history", function()
  local function date(text) return objc.NSDate:dateWithString_(text .. " +0000") end
  local function zone(name) return objc.NSTimeZone:timeZoneWithName_(name) end

  it("has the rules of other years", function()
    local new_york = zone "America/New_York"
    -- Until 2007 daylight saving began in April.
    assert.equal(-18000, new_york:secondsFromGMTForDate_(date "2006-03-20 12:00:00"))
    assert.equal(-14400, new_york:secondsFromGMTForDate_(date "2007-03-20 12:00:00"))
    assert.equal(10800, zone("Europe/Moscow"):secondsFromGMTForDate_(date "2010-01-01 12:00:00"))
    assert.equal(14400, zone("Europe/Moscow"):secondsFromGMTForDate_(date "2012-01-01 12:00:00"))
  end)

  it("continues by the last rule", function()
    local berlin = zone "Europe/Berlin"
    assert.equal(7200, berlin:secondsFromGMTForDate_(date "2060-07-01 12:00:00"))
    assert.equal(3600, berlin:secondsFromGMTForDate_(date "2060-12-01 12:00:00"))
    assert.equal("2060-03-28 01:00:00 +0000",
      tostring(berlin:nextDaylightSavingTimeTransitionAfterDate_(date "2060-01-01 12:00:00")))
  end)

  it("has zones with half-hour seasons, and with winter time", function()
    local lord_howe = zone "Australia/Lord_Howe"
    assert.equal(39600, lord_howe:secondsFromGMTForDate_(date "2026-01-01 00:00:00"))
    assert.equal(1800, lord_howe:daylightSavingTimeOffsetForDate_(date "2026-01-01 00:00:00"))
    local dublin = zone "Europe/Dublin"
    assert.is_true(dublin:isDaylightSavingTimeForDate_(date "2026-07-01 00:00:00"))
    assert.is_false(dublin:isDaylightSavingTimeForDate_(date "2026-01-01 00:00:00"))
  end)

  it("names each zone of the table", function()
    local names = objc.NSTimeZone:knownTimeZoneNames()
    assert.is_true(#names > 300)
    assert.equal("Central European Standard Time", zone("Europe/Monaco"):localizedName_locale_(0,
      objc.NSLocale:localeWithLocaleIdentifier_ "en_US"))
    assert.equal("EST", zone("America/Detroit"):abbreviationForDate_(date "2026-01-01 00:00:00"))
    assert.is_nil(zone "../zone.tab")
    assert.is_nil(zone "Europe")
  end)

  it("is written to data, and read from data", function()
    local data = zone("Asia/Tokyo"):data()
    local own = objc.NSTimeZone:timeZoneWithName_data_("Mine", data)
    assert.same({"Mine", 32400}, {own:name(), own:secondsFromGMT()})
    assert.is_nil(objc.NSTimeZone:timeZoneWithName_data_("Mine", objc.NSData:dataWithBytes_length_("abc", 3)))
  end)

  it("determines the days that calendars count", function()
    local calendar = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
    calendar:setTimeZone_(zone "America/New_York")
    local day = calendar:dateWithEra_year_month_day_hour_minute_second_nanosecond_(1, 2006, 3, 20, 0, 0, 0, 0)
    assert.equal("2006-03-20 05:00:00 +0000", tostring(day))
    -- 02:30 does not exist on this day; it is an hour later.
    day = calendar:dateWithEra_year_month_day_hour_minute_second_nanosecond_(1, 2026, 3, 8, 2, 30, 0, 0)
    assert.equal("2026-03-08 07:30:00 +0000", tostring(day))
  end)
end)
