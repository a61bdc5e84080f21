-- Dates that match components, and dates in week-based calendars.
describe("a calendar", function()
  local calendar
  before_each(function()
    calendar = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
  end)
  local function date(text) return objc.NSDate:dateWithString_(text .. " +0000") end
  local function parts(list)
    local made = objc.NSDateComponents:new()
    for name, value in pairs(list) do made:setValue_forKey_(value, name) end
    return made
  end
  local function next_date(text, list, options)
    local found = calendar:nextDateAfterDate_matchingComponents_options_(date(text), parts(list), options)
    return found and tostring(found):sub(1, 19)
  end

  it("keeps the time of day where a day is moved with its smaller units", function()
    local first = "2010-02-01 03:04:05"
    assert.equal("2010-03-01 03:04:05",
      next_date(first, {day = 31}, objc.NSCalendarMatchNextTimePreservingSmallerUnits))
    assert.equal("2010-02-28 03:04:05",
      next_date(first, {day = 31}, objc.NSCalendarMatchPreviousTimePreservingSmallerUnits))
  end)

  it("finds the first day of a week or a month that is asked for, and then the next year's", function()
    assert.equal("2000-01-30 00:00:00", next_date("2000-01-01 00:00:00", {weekOfYear = 6}, objc.NSCalendarMatchStrictly))
    assert.equal("2001-02-04 00:00:00", next_date("2000-01-30 00:00:00", {weekOfYear = 6}, objc.NSCalendarMatchStrictly))
    assert.equal("2001-03-01 00:00:00", next_date("2000-03-01 00:00:00", {month = 3}, objc.NSCalendarMatchStrictly))
  end)

  it("has the older unit of weeks, apart from weeks of years", function()
    local made = parts {year = 2000, week = 3}
    assert.equal("2000-01-09 00:00:00", tostring(calendar:dateFromComponents_(made)):sub(1, 19))
    assert.equal(math.maxinteger, made:weekOfYear())
    assert.equal(3, calendar:components_fromDate_(256, date "2000-01-09 00:00:00"):week())
  end)

  it("handles a day that a month does not have according to the options", function()
    local first = "2010-02-01 00:00:00"
    assert.equal("2010-03-31 00:00:00", next_date(first, {day = 31}, objc.NSCalendarMatchStrictly))
    assert.equal("2010-03-01 00:00:00", next_date(first, {day = 31}, objc.NSCalendarMatchNextTime))
    assert.equal("2010-03-01 08:00:00",
      next_date(first, {day = 31, hour = 8}, objc.NSCalendarMatchNextTimePreservingSmallerUnits))
    assert.equal("2010-02-28 08:00:00",
      next_date(first, {day = 31, hour = 8}, objc.NSCalendarMatchPreviousTimePreservingSmallerUnits))
    assert.equal("2005-03-01 00:00:00",
      next_date("2004-02-29 00:00:00", {day = 29, month = 2}, objc.NSCalendarMatchNextTime))
  end)

  it("searches backwards", function()
    local options = objc.NSCalendarMatchStrictly | objc.NSCalendarSearchBackwards
    assert.equal("2010-01-31 00:00:00", next_date("2010-03-15 12:00:00", {day = 31}, options))
    assert.equal("2010-03-15 08:00:00", next_date("2010-03-15 12:00:00", {hour = 8}, options))
    assert.equal("2010-03-14 13:30:00", next_date("2010-03-15 12:00:00", {hour = 13, minute = 30}, options))
  end)

  it("requires exactly one matching policy", function()
    assert.error_matches(function() next_date("2010-01-01 00:00:00", {day = 2}, 0) end, "exactly one of")
  end)

  it("enumerates, and marks exact matches", function()
    local seen = {}
    calendar:enumerateDatesStartingAfterDate_matchingComponents_options_usingBlock_(date "2010-01-15 00:00:00",
      parts {day = 31}, objc.NSCalendarMatchNextTime, function(found, is_exact, stop)
        seen[#seen + 1] = tostring(found):sub(1, 10) .. tostring(is_exact)
        stop.value = #seen == 3
      end)
    assert.same({"2010-01-31true", "2010-03-01false", "2010-03-31true"}, seen)
  end)

  it("finds the repeated hour, and handles the skipped one", function()
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "America/New_York")
    assert.equal("2026-03-08 07:00:00",
      next_date("2026-03-08 06:00:00", {hour = 2, minute = 30}, objc.NSCalendarMatchNextTime))
    local last = objc.NSCalendarMatchStrictly | objc.NSCalendarMatchLast
    assert.equal("2026-11-01 06:30:00", next_date("2026-11-01 04:00:00", {hour = 1, minute = 30}, last))
  end)

  it("finds a minute, a second or a nanosecond in any hour, also in the repeated one", function()
    local strictly, backwards = objc.NSCalendarMatchStrictly, objc.NSCalendarSearchBackwards
    assert.equal("2026-01-01 12:00:01", next_date("2026-01-01 12:00:00", {nanosecond = 1}, strictly))
    assert.equal("2026-01-01 12:01:07", next_date("2026-01-01 12:00:30", {second = 7}, strictly))
    assert.equal("2026-01-01 11:45:00", next_date("2026-01-01 12:30:00", {minute = 45}, strictly | backwards))
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "America/New_York")
    assert.equal("2026-11-01 06:30:00", next_date("2026-11-01 05:30:00", {minute = 30}, strictly))
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "Australia/Lord_Howe")
    assert.equal("2026-04-04 15:15:00", next_date("2026-04-04 14:50:00", {minute = 45}, strictly))
  end)

  it("finds no date for a part that no date has", function()
    for _, impossible in ipairs {
      {hour = 25}, {hour = 24}, {minute = 60}, {second = -1}, {month = 13}, {day = 0}, {weekday = 8}, {nanosecond = 2000000000},
      {month = 2, day = 30}, {month = 4, day = 31, hour = 3},
    } do
      assert.is_nil(next_date("2026-01-01 00:00:00", impossible, objc.NSCalendarMatchStrictly))
    end
    assert.is_nil(calendar:dateBySettingUnit_value_ofDate_options_(objc.NSCalendarUnitHour, 24, date "2026-01-01 00:00:00", 0))
    assert.is_nil(calendar:dateBySettingHour_minute_second_ofDate_options_(24, 0, 0, date "2026-01-01 00:00:00", 0))
  end)

  it("sets a skipped time to the next one, or to none", function()
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "America/New_York")
    local function set(options)
      local found = calendar:dateBySettingHour_minute_second_ofDate_options_(2, 30, 0, date "2026-03-08 20:00:00", options)
      return found and tostring(found):sub(1, 19)
    end
    assert.equal("2026-03-08 07:00:00", set(0))
    assert.equal("2026-03-08 07:00:00", set(objc.NSCalendarMatchPreviousTimePreservingSmallerUnits))
    assert.equal("2026-03-09 06:30:00", set(objc.NSCalendarMatchStrictly))
  end)

  it("makes dates of weeks and weekdays", function()
    local function made(list) return tostring(calendar:dateFromComponents_(parts(list))):sub(1, 10) end
    assert.equal("2000-01-09", made {year = 2000, weekOfYear = 3})
    assert.equal("2026-11-26", made {year = 2026, month = 11, weekday = 5, weekdayOrdinal = 4})
    assert.equal("2026-05-25", made {year = 2026, month = 5, weekday = 2, weekdayOrdinal = -1})
    assert.equal("2026-02-09", made {year = 2026, dayOfYear = 40})
    local iso = objc.NSCalendar:calendarWithIdentifier_ "iso8601"
    iso:setTimeZone_(calendar:timeZone())
    assert.same({2, 4}, {iso:firstWeekday(), iso:minimumDaysInFirstWeek()})
    assert.equal("2026-12-28", tostring(iso:dateFromComponents_(
      parts {yearForWeekOfYear = 2026, weekOfYear = 53})):sub(1, 10))
  end)

  it("adds only to one component when it wraps", function()
    local day = date "2010-01-31 23:00:00"
    local function added(unit, count)
      return tostring(calendar:dateByAddingUnit_value_toDate_options_(unit, count, day, 1)):sub(1, 19)
    end
    assert.equal("2010-01-02 23:00:00", added(objc.NSCalendarUnitDay, 2))
    assert.equal("2010-01-31 01:00:00", added(objc.NSCalendarUnitHour, 2))
    assert.equal("2010-12-31 23:00:00", added(objc.NSCalendarUnitMonth, -1))
  end)

  it("is nil for an unknown identifier", function()
    assert.is_nil(objc.NSCalendar:calendarWithIdentifier_ "moon")
  end)

  it("shows the years of its own count", function()
    local function year(identifier, text)
      local other = objc.NSCalendar:calendarWithIdentifier_(identifier)
      other:setTimeZone_(calendar:timeZone())
      return other:component_fromDate_(objc.NSCalendarUnitYear, date(text))
    end
    assert.equal(2569, year("buddhist", "2026-01-01 00:00:00"))
    assert.equal(115, year("roc", "2026-01-01 00:00:00"))
    assert.equal(8, year("japanese", "2026-01-01 00:00:00"))
    assert.equal(31, year("japanese", "2019-04-30 00:00:00"))
  end)
end)
