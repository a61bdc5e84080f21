local function date(text)
  return objc.NSISO8601DateFormatter:new():dateFromString_(text)
end

describe("NSDateFormatter", function()
  local moment = date "2026-03-09T15:04:05Z"

  local function text(pattern, zone)
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_(pattern)
    if zone then formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_(zone)) end
    return formatter:stringFromDate_(moment)
  end

  it("writes patterns", function()
    assert.same({"2026-03-09 15:04:05 +0000", "Mon, Mar 9", "Monday 3:04 PM", "26/3/9 o'clock"}, {
      text "yyyy-MM-dd HH:mm:ss Z", text "EEE, MMM d", text "EEEE h:mm a", text "yy/M/d 'o''clock'"})
    assert.same({"16:04 GMT+1", "11:04 EDT", "20:34 +05:30"}, {text("HH:mm z", "Europe/Berlin"),
      text("HH:mm z", "America/New_York"), text("HH:mm xxx", "Asia/Kolkata")})
  end)

  it("writes styles in English", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateStyle_(objc.NSDateFormatterMediumStyle)
    assert.equal("Mar 9, 2026", formatter:stringFromDate_(moment))
    formatter:setTimeStyle_(objc.NSDateFormatterShortStyle)
    assert.equal("Mar 9, 2026, 3:04\u{202F}PM", formatter:stringFromDate_(moment))
    assert.is_nil(formatter:stringFromDate_(nil))
  end)

  it("reads only matching dates", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setDateFormat_("yyyyMMdd HH:mm")
    assert.is_true(date("2026-03-09T15:04:00Z"):isEqual_(formatter:dateFromString_("20260309 15:04")))
    for _, other in ipairs {"20261309 15:04", "2026030915:04", "20260309 15:04 ", "x"} do
      assert.is_nil(formatter:dateFromString_(other))
    end
    formatter:setDateFormat_("MMM d, y 'at' h a")
    assert.is_true(date("2026-12-01T00:00:00Z"):isEqual_(formatter:dateFromString_("Dec 1, 2026 at 12 AM")))
  end)

  it("reads and writes the dates of the Internet", function()
    local iso = objc.NSISO8601DateFormatter:new()
    assert.equal("2026-03-09T15:04:05Z", iso:stringFromDate_(moment))
    assert.is_true(moment:isEqual_(iso:dateFromString_("2026-03-09T16:04:05+01:00")))
    assert.is_nil(iso:dateFromString_("2026-03-09"))
  end)
end)

describe("NSCalendar", function()
  local calendar = objc.NSCalendar:currentCalendar()
  local moment = date "2024-02-29T12:30:00Z"

  it("splits dates into components and combines them", function()
    local parts = calendar:components_fromDate_(
      objc.NSCalendarUnitYear | objc.NSCalendarUnitMonth | objc.NSCalendarUnitDay
        | objc.NSCalendarUnitWeekday, moment)
    assert.same({2024, 2, 29, 5}, {parts:year(), parts:month(), parts:day(), parts:weekday()})
    assert.equal(objc.NSDateComponentUndefined, parts:hour())
    assert.is_true(date("2024-02-29T00:00:00Z"):isEqual_(calendar:dateFromComponents_(parts)))
    assert.equal(9, calendar:component_fromDate_(objc.NSCalendarUnitWeekOfYear, moment))
  end)

  it("counts in months and days that are not all alike", function()
    local function later(unit, count)
      return tostring(calendar:dateByAddingUnit_value_toDate_options_(unit, count, moment, 0))
    end
    assert.same({"2025-02-28 12:30:00 +0000", "2024-03-31 12:30:00 +0000"},
      {later(objc.NSCalendarUnitYear, 1), tostring(calendar:dateByAddingUnit_value_toDate_options_(
        objc.NSCalendarUnitMonth, 2, date "2024-01-31T12:30:00Z", 0))})
    local gap = calendar:components_fromDate_toDate_options_(
      objc.NSCalendarUnitMonth | objc.NSCalendarUnitDay, moment, date "2024-05-01T12:30:00Z", 0)
    assert.same({2, 2}, {gap:month(), gap:day()})
    assert.is_true(calendar:isDate_inSameDayAsDate_(moment, date "2024-02-29T23:00:00Z"))
    assert.same({location = 1, length = 29}, calendar:rangeOfUnit_inUnit_forDate_(
      objc.NSCalendarUnitDay, objc.NSCalendarUnitMonth, moment))
  end)

  it("uses a time zone, also with daylight saving time", function()
    local berlin = objc.NSCalendar:currentCalendar():copy()
    berlin:setTimeZone_(objc.NSTimeZone:timeZoneWithName_("Europe/Berlin"))
    local day = berlin:startOfDayForDate_(date "2026-03-29T10:00:00Z")
    assert.equal("2026-03-28 23:00:00 +0000", tostring(day))
    local next_day = berlin:dateByAddingUnit_value_toDate_options_(objc.NSCalendarUnitDay, 1, day, 0)
    assert.equal(23 * 3600, next_day:timeIntervalSinceDate_(day))
    local parts = objc.NSDateComponents:new()
    parts:setHour_(8)
    assert.equal("2026-03-29 06:00:00 +0000", tostring(
      berlin:nextDateAfterDate_matchingComponents_options_(day, parts, objc.NSCalendarMatchNextTime)))
  end)
end)

describe("NSLocale", function()
  it("is the user's, which is a setting", function()
    assert.same({"en_US", ".", "USD"}, {objc.NSLocale:currentLocale():localeIdentifier(),
      objc.NSLocale:currentLocale():decimalSeparator(), objc.NSLocale:currentLocale():currencyCode()})
    uikit.setting("locale", "de_DE")
    local locale = objc.NSLocale:currentLocale()
    assert.same({"de", "DE", ",", "€", true}, {locale:languageCode(), locale:countryCode(),
      locale:objectForKey_(objc.NSLocaleDecimalSeparator), locale:currencySymbol(),
      locale:usesMetricSystem()})
    uikit.setting("locale", "en_US")
    assert.same({"en-US"}, objc.NSLocale:preferredLanguages())
  end)
end)

describe("NSTimeZone", function()
  it("is known by its name, its abbreviation or its distance", function()
    uikit.setting("timeZone", "America/New_York")
    local zone = objc.NSTimeZone:localTimeZone()
    assert.same({"America/New_York", -18000, "EST", false},
      {zone:name(), zone:secondsFromGMT(), zone:abbreviation(), zone:isDaylightSavingTime()})
    assert.equal(-14400, zone:secondsFromGMTForDate_(date "2026-07-01T00:00:00Z"))
    assert.equal("2026-03-08 07:00:00 +0000", tostring(zone:nextDaylightSavingTimeTransition()))
    uikit.setting("timeZone", "UTC")
    assert.equal("GMT+0530", objc.NSTimeZone:timeZoneForSecondsFromGMT_(19800):name())
    assert.equal("America/Los_Angeles", objc.NSTimeZone:timeZoneWithAbbreviation_("PDT"):name())
    assert.is_nil(objc.NSTimeZone:timeZoneWithName_("Moon/Base"))
    assert.error_matches(function() uikit.setting("timeZone", "Moon/Base") end, "must be the name")
  end)
end)

describe("NSURLComponents", function()
  it("splits a URL into components and combines them", function()
    local parts = objc.NSURLComponents:componentsWithString_("https://me@h:8/a%20b?q=1%26&r#top")
    assert.same({"https", "me", "h", 8, "/a b", "q=1&&r", "q=1%26&r", "top"}, {parts:scheme(),
      parts:user(), parts:host(), parts:port(), parts:path(), parts:query(),
      parts:percentEncodedQuery(), parts:fragment()})
    local items = parts:queryItems()
    assert.same({2, "q", "1&", "r"}, {#items, items[1]:name(), items[1]:value(), items[2]:name()})
    assert.is_nil(items[2]:value())
    parts:setQueryItems_{objc.NSURLQueryItem:queryItemWithName_value_("a b", "c&d=e")}
    parts:setPath_("/x y")
    parts:setPort_(nil)
    assert.equal("https://me@h/x%20y?a%20b=c%26d%3De#top", parts:string())
    assert.equal(parts:string(), parts:URL():absoluteString())
    parts:setPath_("x")
    assert.is_nil(parts:URL())
    assert.error_matches(function() parts:setScheme_("1 x") end, "invalid characters in scheme")
  end)
end)
