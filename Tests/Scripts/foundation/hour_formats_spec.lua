describe("the user's switch for the 24-hour clock", function()
  local date = objc.NSDate:dateWithTimeIntervalSince1970_(1377210633)

  local function formatter(pattern, locale)
    local made = objc.NSDateFormatter:new()
    made:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
    if locale then made:setLocale_(locale) end
    made:setDateFormat_(pattern)
    return made
  end

  after_each(function()
    uikit.setting("hourFormat", "locale")
    uikit.setting("locale", "en_US")
  end)

  it("changes the formats of formatters with the user's locale", function()
    uikit.setting("locale", "en_GB")
    uikit.setting("hourFormat", 12)
    assert.equal("10:30\u{202F}pm", formatter "HH:mm":stringFromDate_(date))
    assert.is_nil(formatter "HH:mm:ss":dateFromString_ "22:30:33")
    assert.equal("10:30\u{202F}pm", formatter("HH:mm", objc.NSLocale:currentLocale()):stringFromDate_(date))
    uikit.setting("hourFormat", 24)
    assert.equal("22:30", formatter "h:mm a":stringFromDate_(date))
  end)

  it("leaves formatters with a locale of their own alone", function()
    uikit.setting("hourFormat", 12)
    local posix = objc.NSLocale:localeWithLocaleIdentifier_ "en_US_POSIX"
    assert.equal("22:30", formatter("HH:mm", posix):stringFromDate_(date))
  end)

  it("decides the hours of a template, as the keyword of a locale does", function()
    local function pattern(locale) return objc.NSDateFormatter:dateFormatFromTemplate_options_locale_("j", 0, locale) end
    assert.equal("h a", (pattern(objc.NSLocale:localeWithLocaleIdentifier_ "en_GB@hours=h12"):gsub("\u{202F}", " ")))
    uikit.setting("hourFormat", 24)
    assert.equal("HH", pattern(objc.NSLocale:currentLocale()))
  end)
end)

describe("a date formatter", function()
  it("has the user's locale and a calendar from the start", function()
    uikit.setting("locale", "en_GB")
    local formatter = objc.NSDateFormatter:new()
    assert.equal("en_GB", formatter:locale():localeIdentifier())
    assert.equal("gregorian", formatter:calendar():calendarIdentifier())
    assert.equal("en_GB", objc.NSCalendar:currentCalendar():locale():localeIdentifier())
    uikit.setting("locale", "en_US")
  end)

  it("refuses a time that the clocks skip unless it is lenient", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "America/Sao_Paulo")
    formatter:setDateFormat_ "yyyy-MM-dd"
    assert.is_nil(formatter:dateFromString_ "2017-10-15")
    formatter:setLenient_(true)
    assert.equal("2017-10-15 03:00:00 +0000", tostring(formatter:dateFromString_ "2017-10-15"))
  end)
end)

describe("a decimal number of a text", function()
  it("has the decimal point of the locale", function()
    local french = objc.NSLocale:localeWithLocaleIdentifier_ "fr_FR"
    local function read(text, locale) return tostring(objc.NSDecimalNumber:decimalNumberWithString_locale_(text, locale)) end
    assert.equal("1.23", read("1,23", french))
    assert.equal("1", read("1.23", french))
    assert.equal("1", read("1,23", nil))
    assert.equal("1,5", tostring(objc.NSDecimalNumber:decimalNumberWithString_ "1.5":descriptionWithLocale_(french)))
  end)
end)
