-- Numbers and dates in the format of the most frequent locales.

local function locale(identifier) return objc.NSLocale:localeWithLocaleIdentifier_(identifier) end

local function number(identifier, style, value, code)
  local formatter = objc.NSNumberFormatter:new()
  formatter:setLocale_(locale(identifier))
  formatter:setNumberStyle_(style)
  if code then formatter:setCurrencyCode_(code) end
  return (tostring(formatter:stringFromNumber_(value)):gsub("\u{A0}", "_"):gsub("\u{202F}", "_"))
end

local function date(identifier, dateStyle, timeStyle)
  local formatter = objc.NSDateFormatter:new()
  formatter:setLocale_(locale(identifier))
  formatter:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
  formatter:setDateStyle_(dateStyle)
  formatter:setTimeStyle_(timeStyle)
  -- 6 March 2024, 14:04:05.
  local text = formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(1709733845))
  return text, formatter:dateFromString_(text)
end

describe("a number formatter with a locale", function()
  for identifier, wanted in pairs {
    en_US = {"1,234.5", "-$1,234.50", "26%"}, en_GB = {"1,234.5", "-£1,234.50", "26%"},
    de_DE = {"1.234,5", "-1.234,50_€", "26_%"}, fr_FR = {"1_234,5", "-1_234,50_€", "26_%"},
    es_ES = {"1234,5", "-1234,50_€", "26_%"}, it_IT = {"1.234,5", "-1.234,50_€", "26%"},
    pt_BR = {"1.234,5", "-R$_1.234,50", "26%"}, ru_RU = {"1_234,5", "-1_234,50_₽", "26_%"},
    ja_JP = {"1,234.5", "-￥1,234", "26%"}, zh_CN = {"1,234.5", "-¥1,234.50", "26%"},
    ko_KR = {"1,234.5", "-₩1,234", "26%"}, de_CH = {"1’234.5", "CHF-1’234.50", "26%"},
  } do
    it("writes as in " .. identifier, function()
      assert.equal(wanted[1], number(identifier, 1, 1234.5))
      assert.equal(wanted[2], number(identifier, 2, -1234.5))
      assert.equal(wanted[3], number(identifier, 3, 0.256))
    end)
  end

  it("writes other currencies with their symbols and digits", function()
    assert.equal("€12.00", number("en_US", 2, 12, "EUR"))
    assert.equal("¥12", number("en_US", 2, 12, "JPY"))
    assert.equal("CHF_12.00", number("en_US", 2, 12, "CHF"))
    assert.equal("12,00_$", number("de_DE", 2, 12, "USD"))
  end)

  it("reads its own output, and returns through a pointer too", function()
    local formatter = objc.NSNumberFormatter:new()
    formatter:setLocale_(locale("de_DE"))
    formatter:setNumberStyle_(1)
    assert.equal(1234.5, objc.unbox(formatter:numberFromString_("1.234,5")))
    local ok, value, reason = formatter:getObjectValue_forString_errorDescription_(nil, "1.234,5", nil)
    assert.is_true(ok)
    assert.equal(1234.5, objc.unbox(value))
    assert.is_nil(reason)
    ok, value, reason = formatter:getObjectValue_forString_errorDescription_(nil, "x", nil)
    assert.is_false(ok)
    assert.is_nil(value)
    assert.equal("The value “x” is invalid.", reason)
  end)

  it("rounds to an increment, shows its point, and reads leniently when asked", function()
    local formatter = objc.NSNumberFormatter:new()
    formatter:setNumberStyle_(1)
    formatter:setRoundingIncrement_(0.25)
    assert.equal("1.25", tostring(formatter:stringFromNumber_(1.3)))
    formatter:setAlwaysShowsDecimalSeparator_(true)
    assert.equal("2.", tostring(formatter:stringFromNumber_(2)))
    assert.is_nil(formatter:numberFromString_("$ 12"))
    formatter:setLenient_(true)
    assert.equal(12, objc.unbox(formatter:numberFromString_("$ 12")))
  end)
end)

describe("a date formatter with a locale", function()
  for identifier, wanted in pairs {
    en_US = {"3/6/24, 2:04\u{202F}PM", "Wednesday, March 6, 2024 at 2:04:05\u{202F}PM"},
    en_GB = {"06/03/2024, 14:04", "Wednesday, 6 March 2024 at 14:04:05"},
    de_DE = {"06.03.24, 14:04", "Mittwoch, 6. März 2024 um 14:04:05"},
    fr_FR = {"06/03/2024 14:04", "mercredi 6 mars 2024 à 14:04:05"},
    es_ES = {"6/3/24, 14:04", "miércoles, 6 de marzo de 2024, 14:04:05"},
    it_IT = {"06/03/24, 14:04", "mercoledì 6 marzo 2024 alle ore 14:04:05"},
    pt_BR = {"06/03/2024, 14:04", "quarta-feira, 6 de março de 2024 às 14:04:05"},
    ru_RU = {"06.03.2024, 14:04", "среда, 6 марта 2024\u{202F}г. в 14:04:05"},
    ja_JP = {"2024/03/06 14:04", "2024年3月6日水曜日 14:04:05"},
    zh_CN = {"2024/3/6 14:04", "2024年3月6日星期三 14:04:05"},
    ko_KR = {"24. 3. 6. 오후 2:04", "2024년 3월 6일 수요일 오후 2:04:05"},
  } do
    it("writes and reads as in " .. identifier, function()
      local short, shortDate = date(identifier, 1, 1)
      assert.equal(wanted[1], short)
      assert.equal(1709733840.0, shortDate:timeIntervalSince1970())
      local full, fullDate = date(identifier, 4, 2)
      assert.equal(wanted[2], full)
      assert.equal(1709733845.0, fullDate:timeIntervalSince1970())
    end)
  end

  it("has the language's names, or those that a script sets", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setLocale_(locale("fr_FR"))
    assert.equal("mars", objc.unbox(formatter:monthSymbols())[3])
    assert.equal("lun.", objc.unbox(formatter:shortWeekdaySymbols())[2])
    formatter:setAMSymbol_("vorm.")
    formatter:setDateFormat_("h a")
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
    assert.equal("1 vorm.", formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(3600)))
    formatter:setLocale_(locale("ru_RU"))
    assert.equal("март", objc.unbox(formatter:standaloneMonthSymbols())[3])
  end)

  it("orders the fields of a template as the locale does", function()
    local function pattern(template, identifier)
      return objc.NSDateFormatter:dateFormatFromTemplate_options_locale_(template, 0, locale(identifier))
    end
    assert.equal("MMMM d, y", pattern("yMMMMd", "en_US"))
    assert.equal("d MMMM y", pattern("yMMMMd", "en_GB"))
    assert.equal("d. MMMM y", pattern("yMMMMd", "de_DE"))
    assert.equal("d 'de' MMMM 'de' y", pattern("yMMMMd", "es_ES"))
    assert.equal("HH:mm", pattern("jmm", "de_DE"))
    assert.equal("h:mm\u{202F}a", pattern("jmm", "en_US"))
  end)
end)

describe("a format with a locale", function()
  it("writes its numbers as the locale does", function()
    local text = objc.NSString:alloc()
      :initWithFormat_locale_("%d %.2f %x %@", locale("de_DE"), 1234567, 1234.5, 255, "x")
    assert.equal("1.234.567 1.234,50 ff x", tostring(text))
    assert.equal("1234567 0.50",
      tostring(objc.NSString:alloc():initWithFormat_locale_("%d %.2f", nil, 1234567, 0.5)))
    assert.equal("1,234,567 of 0.5",
      tostring(objc.NSString:localizedStringWithFormat_("%d of %.1f", 1234567, 0.5)))
    assert.equal("1234567", tostring(objc.NSString:stringWithFormat_("%d", 1234567)))
  end)
end)

describe("a date pattern's rarer fields", function()
  it("are weeks of months, weekdays of months, milliseconds of days, quarters", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(1709210096.789)
    for pattern, wanted in pairs {
      W = "5", F = "5", A = "45296789", QQQQ = "1st quarter", QQQ = "Q1", EEEEEE = "Th",
      EEEEE = "T", ["LLLL ccc"] = "February Thu",
    } do
      formatter:setDateFormat_(pattern)
      assert.equal(wanted, formatter:stringFromDate_(date), pattern)
    end
  end)
end)

describe("a date's milliseconds", function()
  it("are the nearest", function()
    local formatter = objc.NSDateFormatter:new()
    formatter:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
    formatter:setDateFormat_ "mm:ss.SSS"
    local start, texts = 1767225600, {}
    for _, part in ipairs {0.001, 0.002, 0.004, 0.9994, 0.9996, 59.9999} do
      texts[#texts + 1] = formatter:stringFromDate_(objc.NSDate:dateWithTimeIntervalSince1970_(start + part))
    end
    assert.same({"00:00.001", "00:00.002", "00:00.004", "00:00.999", "00:01.000", "01:00.000"}, texts)
  end)
end)

describe("the distance of two dates", function()
  it("has no quarters, and months that are months", function()
    local calendar = objc.NSCalendar:calendarWithIdentifier_ "gregorian"
    local start = objc.NSDate:dateWithTimeIntervalSince1970_(0)
    local finish = objc.NSDate:dateWithTimeIntervalSince1970_(86400 * 340)
    local parts = calendar:components_fromDate_toDate_options_(
      objc.NSCalendarUnitQuarter | objc.NSCalendarUnitMonth, start, finish, 0)
    assert.same({0, 11}, {parts:quarter(), parts:month()})
  end)
end)

describe("a canonical identifier", function()
  it("has the usual case, separators and codes", function()
    for given, wanted in pairs {["en-us"] = "en_US", iw = "he", ["ZH_hant-hk"] = "zh_HK", ["sr_latn_rs"] = "sr-Latn_RS",
      ["de_AT@currency=EUR"] = "de_AT@currency=EUR"} do
      assert.equal(wanted, objc.NSLocale:canonicalLocaleIdentifierFromString_(given))
    end
    assert.equal("pt-BR", objc.NSLocale:canonicalLanguageIdentifierFromString_ "PT_br")
  end)
end)
