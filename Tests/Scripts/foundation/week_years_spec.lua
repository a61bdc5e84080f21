-- Years of weeks, weeks and days of the year when dates are parsed. The dates are those of ICU 72.
describe("a date formatter", function()
  local function parse(format, text, locale)
    local formatter = objc.NSDateFormatter:new()
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_(locale or "en_US"))
    formatter:setDateFormat_(format)
    local date = formatter:dateFromString_(text)
    return date and tostring(date):sub(1, 10)
  end

  it("uses a day of the month that is parsed after the year of the week", function()
    assert.equal("2016-03-05", parse("YYYY-MM-dd", "2016-03-05"))
    assert.equal("2015-12-31", parse("YYYY-MM-dd", "2015-12-31", "de_DE"))
    assert.is_nil(parse("YYYY-MM-dd", "2015-02-30"))
  end)

  it("goes to the week before the first one for a year of the week that is parsed last", function()
    for format, text in pairs {
      ["YYYY"] = "2020", ["YYYY-MM"] = "2020-05", ["dd/MM/YYYY"] = "10/02/2020",
    } do
      assert.equal("2019-12-22", parse(format, text))
      assert.equal("2019-12-23", parse(format, text, "de_DE"))
    end
    assert.equal("2018-12-23", parse("yyyy-MM-dd YYYY", "2020-02-10 2019"))
    assert.equal("2019-12-23", parse("EEE dd MMM YYYY", "Mon 10 Feb 2020"))
  end)

  it("parses weeks, local weekdays and days of the year", function()
    assert.equal("2020-01-28", parse("YYYY-'W'ww-e", "2020-W05-3"))
    assert.equal("2020-01-29", parse("YYYY-'W'ww-e", "2020-W05-3", "de_DE"))
    assert.equal("2020-04-09", parse("YYYY-DDD", "2020-100"))
  end)
end)
