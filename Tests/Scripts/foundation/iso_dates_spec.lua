-- NSISO8601DateFormatOptions
local year <const>, month <const>, week <const>, day <const>, time <const> = 1, 2, 4, 16, 32
local zone <const>, dash <const> = 64, 256

describe("a formatter of ISO 8601", function()
  local function text(options)
    local formatter <const> = objc.NSISO8601DateFormatter:new()
    formatter:setFormatOptions_(options)
    return formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(1475965860))
  end

  it("counts days in the year where there is no month", function()
    assert.equal("282T223100", text(day | time))
    assert.equal("1008", text(month | day))
  end)

  it("has weeks with days of their own", function()
    assert.equal("W40T223100", text(week | time))
    assert.equal("10-W40-06", text(month | week | day | dash))
    assert.equal("2016-W40-06", text(year | week | day | dash))
    assert.equal("W40Z", text(week | zone))
  end)
end)

describe("the first week of a year", function()
  it("has four days of it in most of Europe, and one elsewhere", function()
    local calendar = objc.NSCalendar:calendarWithIdentifier_("gregorian")
    calendar:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("de_DE"))
    assert.equal(4, calendar:minimumDaysInFirstWeek())
    calendar:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("en_US"))
    assert.equal(1, calendar:minimumDaysInFirstWeek())
  end)
end)

describe("a count of bytes that does not adapt", function()
  it("shows three digits that count", function()
    local formatter <const> = objc.NSByteCountFormatter:new()
    formatter:setAdaptive_(false)
    formatter:setAllowedUnits_(2 | 4 | 8)
    assert.equal("0.055 KB", formatter:stringFromByteCount_(55))
    assert.equal("5.5 KB", formatter:stringFromByteCount_(5500))
    assert.equal("1.23 MB", formatter:stringFromByteCount_(1234567))
    assert.equal("5,500 GB", formatter:stringFromByteCount_(5500000000000))
    formatter:setAllowedUnits_(8)
    assert.equal("0.000000001 GB", formatter:stringFromByteCount_(1))
  end)
end)
