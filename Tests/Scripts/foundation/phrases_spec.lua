-- Lists and near moments as phrases.

describe("a list formatter", function()
  local formatter
  before_each(function() formatter = objc.NSListFormatter:new() end)

  it("joins as English does", function()
    assert.equal("a, b, and c", formatter:stringFromItems_ {"a", "b", "c"})
    assert.equal("a and b", formatter:stringFromItems_ {"a", "b"})
    assert.equal("a", formatter:stringFromItems_ {"a"})
    assert.equal("a and b", objc.NSListFormatter:localizedStringByJoiningStrings_ {"a", "b"})
  end)

  it("goes by its locale and by the formatter of its items", function()
    formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("de_DE"))
    assert.equal("a, b und c", formatter:stringFromItems_ {"a", "b", "c"})
    local numbers = objc.NSNumberFormatter:new()
    numbers:setNumberStyle_(1)
    formatter:setItemFormatter_(numbers)
    assert.equal("1,000 und 2", formatter:stringFromItems_ {1000, 2})
    assert.is_nil(formatter:stringForObjectValue_("no list"))
  end)
end)

describe("a relative date formatter", function()
  local formatter
  before_each(function() formatter = objc.NSRelativeDateTimeFormatter:new() end)

  it("tells the largest unit", function()
    assert.equal("in 2 hours", formatter:localizedStringFromTimeInterval_(7300))
    assert.equal("1 minute ago", formatter:localizedStringFromTimeInterval_(-61))
    assert.equal("in 0 seconds", formatter:localizedStringFromTimeInterval_(0))
    local day = objc.NSDate:dateWithTimeIntervalSince1970_(86400 * 40)
    assert.equal("in 1 month", formatter:localizedStringForDate_relativeToDate_(
      day, objc.NSDate:dateWithTimeIntervalSince1970_(0)))
  end)

  it("names near ones, spells numbers, and shortens words", function()
    formatter:setDateTimeStyle_(1)
    assert.equal("tomorrow", formatter:localizedStringFromTimeInterval_(86400))
    assert.equal("now", formatter:localizedStringFromTimeInterval_(0))
    assert.equal("last week", formatter:localizedStringFromTimeInterval_(-7 * 86400))
    assert.equal("2 days ago", formatter:localizedStringFromTimeInterval_(-2 * 86400))
    formatter:setUnitsStyle_(1)
    assert.equal("in three hours", formatter:localizedStringFromTimeInterval_(3 * 3600))
    formatter:setUnitsStyle_(2)
    assert.equal("in 3 hr.", formatter:localizedStringFromTimeInterval_(3 * 3600))
  end)

  it("takes components", function()
    local components = objc.NSDateComponents:new()
    components:setDay_(-3)
    assert.equal("3 days ago", formatter:localizedStringFromDateComponents_(components))
  end)
end)
