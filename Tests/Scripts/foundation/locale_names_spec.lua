-- The names of locales, quotation marks, weekends, and related methods.

describe("a locale", function()
  local english = objc.NSLocale:localeWithLocaleIdentifier_("en_US")

  it("names languages, regions and currencies in English", function()
    assert.equal("German (Germany)", english:localizedStringForLocaleIdentifier_("de_DE"))
    assert.equal("Chinese (Traditional, Taiwan)",
      english:displayNameForKey_value_("kCFLocaleIdentifierKey", "zh_Hant_TW"))
    assert.equal("French", english:localizedStringForLanguageCode_("fr"))
    assert.equal("United States", english:localizedStringForCountryCode_("US"))
    assert.equal("Euro", english:localizedStringForCurrencyCode_("EUR"))
    assert.is_nil(english:localizedStringForLanguageCode_("xx"))
  end)

  it("has marks around quotations", function()
    assert.same({"“", "”", "‘"}, {english:quotationBeginDelimiter(),
      english:quotationEndDelimiter(), english:alternateQuotationBeginDelimiter()})
    assert.equal("„", objc.NSLocale:localeWithLocaleIdentifier_("de_DE"):quotationBeginDelimiter())
  end)
end)

describe("a calendar", function()
  local calendar = objc.NSCalendar:calendarWithIdentifier_("gregorian")
  calendar:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
  -- 6 March 2024 is a Wednesday.
  local wednesday = objc.NSDate:dateWithTimeIntervalSince1970_(1709733845)

  it("has the start and the length of weekends", function()
    local found, start, length =
      calendar:nextWeekendStartDate_interval_options_afterDate_(nil, nil, 0, wednesday)
    assert.is_true(found)
    assert.equal("2024-03-09 00:00:00 +0000", tostring(start))
    assert.equal(2 * 86400.0, length)
    found, start =
      calendar:nextWeekendStartDate_interval_options_afterDate_(nil, nil, 4, wednesday)
    assert.is_true(found)
    assert.equal("2024-03-02 00:00:00 +0000", tostring(start))
    local sunday = objc.NSDate:dateWithTimeIntervalSince1970_(1710054000)
    found, start = calendar:rangeOfWeekendStartDate_interval_containingDate_(nil, nil, sunday)
    assert.is_true(found)
    assert.equal("2024-03-09 00:00:00 +0000", tostring(start))
    assert.is_false(
      (calendar:rangeOfWeekendStartDate_interval_containingDate_(nil, nil, wednesday)))
  end)

  it("compares components", function()
    local function day(count)
      local components = objc.NSDateComponents:new()
      components:setYear_(2024)
      components:setMonth_(3)
      components:setDay_(count)
      return components
    end
    local difference = calendar:components_fromDateComponents_toDateComponents_options_(
      16, day(1), day(8), 0)
    assert.equal(7, difference:day())
    assert.is_false(day(31):isValidDate())
    assert.is_true(day(31):isValidDateInCalendar_(calendar))
    assert.is_false(day(32):isValidDateInCalendar_(calendar))
  end)
end)

describe("rarer messages", function()
  it("transform a part of a text", function()
    local text = objc.NSMutableString:stringWithString_("añb")
    local done, range = text:applyTransform_reverse_range_updatedRange_(
      "Any-Upper", false, {location = 0, length = 2}, nil)
    if done then
      assert.equal(2, range.length)
    else
      assert.equal(math.maxinteger, range.location)
    end
    assert.error_matches(function()
      text:applyTransform_reverse_range_updatedRange_("x", false, {location = 0, length = 9}, nil)
    end, "out of bounds")
  end)

  it("return the original that was added without a copy", function()
    local freed
    local text = objc.NSString:alloc():initWithBytesNoCopy_length_encoding_deallocator_(
      "abc", 3, 4, function(_, count) freed = count end)
    assert.equal("abc", tostring(text))
    assert.equal(3, freed)
  end)

  it("change an ordered set by a difference", function()
    local one = objc.NSMutableOrderedSet:orderedSetWithArray_ {"a", "b"}
    local other = objc.NSOrderedSet:orderedSetWithArray_ {"b", "c"}
    one:applyDifference_(other:differenceFromOrderedSet_(one))
    assert.same({"b", "c"}, objc.unbox(one:array()))
  end)

  it("return the functions of a pointer array", function()
    local array = objc.NSPointerArray:weakObjectsPointerArray()
    local same = objc.NSPointerArray:alloc():initWithPointerFunctions_(array:pointerFunctions())
    assert.equal(0, same:count())
  end)

  it("have eras and quarters in their languages", function()
    local formatter <const> = objc.NSDateFormatter:new()
    formatter:setDateFormat_("GGGG, QQQQ")
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(1475965860)
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("fr_FR"))
    assert.equal("après Jésus-Christ, 4e trimestre", formatter:stringFromDate_(date))
    assert.same({"av. J.-C.", "ap. J.-C."}, formatter:eraSymbols())
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("ja_JP"))
    assert.equal("西暦, 第4四半期", formatter:stringFromDate_(date))
  end)
end)
