describe("a date formatter with relative days", function()
  local DAY = 86400
  -- NSDateFormatterStyle
  local NONE, SHORT, MEDIUM, LONG, FULL = 0, 1, 2, 3, 4
  local function formatter(dateStyle, timeStyle, locale)
    local made = objc.NSDateFormatter:new()
    made:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_(locale or "en_US"))
    made:setDateStyle_(dateStyle)
    made:setTimeStyle_(timeStyle)
    made:setDoesRelativeDateFormatting_(true)
    return made
  end
  local function after(seconds) return objc.NSDate:dateWithTimeIntervalSinceNow_(seconds) end

  it("names yesterday, today and tomorrow, and no other day", function()
    local medium = formatter(MEDIUM, NONE)
    local texts = {}
    for days = -2, 2 do texts[#texts + 1] = medium:stringFromDate_(after(days * DAY)) end
    assert.same({"Dec 30, 2025", "Yesterday", "Today", "Tomorrow", "Jan 3, 2026"}, texts)
  end)

  it("keeps the time and the words between", function()
    local long = formatter(LONG, SHORT)
    assert.equal("Tomorrow at 1:00\u{202F}AM", long:stringFromDate_(after(DAY + 3600)))
    local time = formatter(NONE, SHORT)
    assert.equal("12:00\u{202F}AM", time:stringFromDate_(after(0)))
  end)

  it("uses the language of its locale, and the day of its time zone", function()
    local german = formatter(FULL, NONE, "de_DE")
    assert.equal("Übermorgen", german:stringFromDate_(after(2 * DAY)))
    german:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "America/New_York")
    assert.equal("Morgen", german:stringFromDate_(after(6 * 3600)))
  end)

  it("with a format of its own has no names", function()
    local plain = formatter(MEDIUM, NONE)
    plain:setDateFormat_ "yyyy-MM-dd"
    assert.equal("2026-01-01", plain:stringFromDate_(after(0)))
  end)
end)
