-- Locales whose data comes from ICU.

local function formatter(identifier, style)
  local made = objc.NSNumberFormatter:new()
  made:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_(identifier))
  made:setNumberStyle_(style or objc.NSNumberFormatterDecimalStyle)
  return made
end

local function money(identifier)
  return (formatter(identifier, objc.NSNumberFormatterCurrencyStyle):stringFromNumber_(1234.5):gsub("\u{A0}", " "):gsub("\u{202F}", " "))
end

describe("numbers of a locale", function()
  it("have its separators and are read with them", function()
    local finnish = formatter "fi_FI"
    assert.equal("1\u{A0}234,5", finnish:stringFromNumber_(1234.5))
    assert.equal(4.5, objc.unbox(finnish:numberFromString_ "4,5"))
    assert.equal(1234.5, objc.unbox(finnish:numberFromString_ "1 234,5"))
    assert.is_nil(finnish:numberFromString_ "4.5")
    assert.equal("12,34,567", formatter "hi_IN":stringFromNumber_(1234567))
    assert.equal("1234", formatter "es_ES":stringFromNumber_(1234))
    assert.equal("−5", formatter "sv_SE":stringFromNumber_(-5))
    assert.equal("%50", formatter("tr_TR", objc.NSNumberFormatterPercentStyle):stringFromNumber_(0.5))
  end)

  it("have its digits", function()
    local arabic = formatter "ar_EG"
    assert.equal("١٬٢٣٤٫٥", arabic:stringFromNumber_(1234.5))
    assert.equal(1234.5, objc.unbox(arabic:numberFromString_ "١٬٢٣٤٫٥"))
  end)

  it("have its currency, with its places", function()
    assert.equal("1 234,50 $", money "fr_CA")
    assert.equal("$1,234.50", money "es_MX")
    assert.equal("1.234,50 kr.", money "da_DK")
    assert.equal("KWD 1,234.500", (formatter("en_KW", objc.NSNumberFormatterCurrencyStyle):stringFromNumber_(1234.5)
      :gsub("\u{A0}", " ")))
  end)

  it("with a point that is also the separator of groups are read by the length of groups", function()
    local german = formatter "de_DE"
    german:setDecimalSeparator_ "."
    assert.equal(1, objc.unbox(german:numberFromString_ "1.00"))
    assert.equal(1000, objc.unbox(german:numberFromString_ "1.000"))
  end)
end)

describe("dates of a locale", function()
  local function text(identifier, date, time)
    local made = objc.NSDateFormatter:new()
    made:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_(identifier))
    made:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
    made:setDateStyle_(date)
    made:setTimeStyle_(time)
    return made:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(1709733845))
  end

  it("have its names and order", function()
    assert.equal("6. maaliskuuta 2024", text("fi_FI", 3, 0))
    assert.equal("6. března 2024", text("cs_CZ", 3, 0))
    assert.equal("6.3.2024 14.04", text("fi_FI", 1, 1))
    assert.equal("6 Mart 2024 Çarşamba", text("tr_TR", 4, 0))
  end)

  it("have a narrow space before AM and PM since iOS 17", function()
    assert.equal("2:04\u{202F}PM", text("en_US", 0, 1))
    uikit.setting("systemVersion", "16.4")
    local plain = text("en_US", 0, 1)
    uikit.setting("systemVersion", "18.5")
    assert.equal("2:04 PM", plain)
  end)

  it("are parsed with its names", function()
    local made = objc.NSDateFormatter:new()
    made:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_ "fi_FI")
    made:setDateFormat_ "d. MMMM yyyy"
    assert.equal("2024-03-06 00:00:00 +0000", tostring(made:dateFromString_ "6. maaliskuuta 2024"))
  end)
end)

describe("a locale", function()
  local function locale(identifier) return objc.NSLocale:localeWithLocaleIdentifier_(identifier) end

  it("knows its week, its units and its quotation marks", function()
    local calendar = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
    calendar:setLocale_(locale "ar_EG")
    assert.equal(7, calendar:firstWeekday())
    assert.is_true(locale "da_DK":usesMetricSystem())
    assert.equal("”", locale "fi_FI":quotationBeginDelimiter())
    assert.equal("NOK", locale "nb_NO":currencyCode())
  end)

  it("names languages and regions in its language", function()
    assert.equal("ranska", locale "fi_FI":localizedStringForLanguageCode_ "fr")
    assert.equal("Deutschland", locale "de_DE":localizedStringForCountryCode_ "DE")
    assert.equal("French", locale "en_US":localizedStringForLanguageCode_ "fr")
  end)

  it("has no script that its region implies", function()
    assert.equal("zh_TW", locale "zh-Hant_TW":localeIdentifier())
    assert.is_nil(locale "zh-Hant_TW":scriptCode())
  end)
end)
