local function changed(text, transform, isReverse)
  local new = objc.NSString:stringWithString_(text)
    :stringByApplyingTransform_reverse_(transform, isReverse or false)
  return new and tostring(new)
end

describe("a transform of text", function()
  it("makes ASCII of Latin letters", function()
    assert.equal("Strasse oeuvre ... 'x'", changed("Straße œuvre … ‘x’", "Latin-ASCII"))
    assert.equal("facade", changed("façade", "Latin-ASCII"))
  end)

  it("writes characters as numbers", function()
    assert.equal("\\u00E9", changed("é", "Any-Hex"))
    assert.equal("U+00E9", changed("é", "Any-Hex/Unicode"))
    assert.equal("\\U0001F600", changed("😀", "Any-Hex/C"))
    assert.equal("\\uD83D\\uDE00", changed("😀", "Any-Hex/Java"))
  end)

  it("is named from either script", function()
    assert.equal("Privet", changed("Привет", "Cyrillic-Latin"))
    assert.equal("Привет", changed("Privet", "Cyrillic-Latin", true))
  end)

  it("knows all scripts", function()
    assert.equal("běi jīng", changed("北京", "Han-Latin"))
    assert.equal("カタカナ", changed("katakana", "Latin-Katakana"))
    assert.equal("ｱｲ", changed("アイ", "Fullwidth-Halfwidth"))
    assert.equal("&#xE9;", changed("é", "Any-Hex/XML"))
    assert.equal("é", changed("&#xE9;", "Any-Hex/XML", true))
  end)

  it("removes accents, and has no inverse then", function()
    assert.equal("aeo", changed("áêö", "NFD; [:M:] Remove; NFC"))
    assert.is_nil(changed("aeo", "NFD; [:M:] Remove; NFC", true))
  end)

  it("changes a part of a mutable string", function()
    local text = objc.NSMutableString:stringWithString_ "ab Привет cd"
    local range = {location = 3, length = 6}
    assert.is_true((text:applyTransform_reverse_range_updatedRange_("Cyrillic-Latin", false, range, {})))
    assert.equal("ab Privet cd", tostring(text))
  end)

  it("may be several in a row", function()
    assert.equal("privet", changed("Привет", "Any-Latin; Latin-ASCII; Any-Lower"))
    assert.is_nil(changed("a", "Any-Latin; Nothing"))
  end)
end)

describe("upper and lower case", function()
  it("distinguish two letters i in Turkish", function()
    local turkish = objc.NSLocale:localeWithLocaleIdentifier_("tr_TR")
    local text = objc.NSString:stringWithString_("iI ßi")
    assert.equal("İI SSİ", tostring(text:uppercaseStringWithLocale_(turkish)))
    assert.equal("iı ßi", tostring(text:lowercaseStringWithLocale_(turkish)))
    assert.equal("İstanbul", tostring(
      objc.NSString:stringWithString_("istanbul"):capitalizedStringWithLocale_(turkish)))
    assert.equal("II SSI", tostring(text:uppercaseStringWithLocale_(nil)))
    assert.equal("II SSI", tostring(text:localizedUppercaseString()))
    uikit.setting("locale", "tr_TR")
    assert.equal("İI SSİ", tostring(text:localizedUppercaseString()))
    assert.equal("II SSI", tostring(text:uppercaseString()))
  end)

  it("have the rules of Greek, Dutch and Lithuanian", function()
    local function text(value) return objc.NSString:stringWithString_(value) end
    local function locale(name) return objc.NSLocale:localeWithLocaleIdentifier_(name) end
    assert.equal("ΑΘΗΝΑ", tostring(text "Αθήνα":uppercaseStringWithLocale_(locale "el_GR")))
    assert.equal("ΑΘΉΝΑ", tostring(text "Αθήνα":uppercaseStringWithLocale_(locale "en_US")))
    assert.equal("IJsland", tostring(text "ijsland":capitalizedStringWithLocale_(locale "nl_NL")))
    assert.equal("Ijsland", tostring(text "ijsland":capitalizedStringWithLocale_(locale "de_DE")))
    assert.equal("i\u{307}\u{300}", tostring(text "Ì":lowercaseStringWithLocale_(locale "lt_LT")))
  end)
end)

describe("the order of texts", function()
  local function order(locale, left, right, options)
    return objc.NSString:stringWithString_(left):compare_options_range_locale_(right, options or 0,
      {location = 0, length = utf8.len(left)}, objc.NSLocale:localeWithLocaleIdentifier_(locale))
  end

  it("is that of the locale", function()
    assert.equal(objc.NSOrderedAscending, order("de_DE", "ö", "z"))
    assert.equal(objc.NSOrderedDescending, order("sv_SE", "ö", "z"))
    assert.equal(objc.NSOrderedAscending, order("cs_CZ", "hora", "chata"))
    assert.equal(objc.NSOrderedDescending, order("en_US", "hora", "chata"))
    assert.equal(objc.NSOrderedAscending, order("en_US", "co-op", "coop"))
  end)

  it("ignores case, accents and the form of numbers on request", function()
    assert.equal(objc.NSOrderedSame, order("en_US", "Résumé", "résumé", objc.NSCaseInsensitiveSearch))
    assert.equal(objc.NSOrderedAscending, order("en_US", "resume", "Résumé", objc.NSCaseInsensitiveSearch))
    assert.equal(objc.NSOrderedSame, order("en_US", "resume", "résumé", objc.NSDiacriticInsensitiveSearch))
    assert.equal(objc.NSOrderedAscending, order("en_US", "resume", "Résumé", objc.NSDiacriticInsensitiveSearch))
    assert.equal(objc.NSOrderedDescending, order("en_US", "a10", "a9", objc.NSNumericSearch))
    assert.equal(objc.NSOrderedAscending, order("en_US", "a10", "a9"))
  end)

  it("is that of the device's locale in localizedCompare:", function()
    local function compare(left, right)
      return objc.NSString:stringWithString_(left):localizedCompare_(right)
    end
    assert.equal(objc.NSOrderedAscending, compare("ö", "z"))
    uikit.setting("locale", "sv_SE")
    assert.equal(objc.NSOrderedDescending, compare("ö", "z"))
  end)
end)

describe("the parts of a text", function()
  local function parts(text, options)
    local found = {}
    objc.NSString:stringWithString_(text):enumerateSubstringsInRange_options_usingBlock_(
      {location = 0, length = utf8.len(text)}, options, function(part) found[#found + 1] = tostring(part) end)
    return found
  end

  it("are words, also of scripts without spaces", function()
    assert.same({"Don't", "stop", "3.14", "e.g"}, parts("Don't stop (3.14), e.g.", objc.NSStringEnumerationByWords))
    assert.same({"สวัสดี", "ชาว", "โลก"}, parts("สวัสดีชาวโลก", objc.NSStringEnumerationByWords))
  end)

  it("are sentences", function()
    assert.same({"It costs 3.50 euros. ", "Really? ", "Yes."},
      parts("It costs 3.50 euros. Really? Yes.", objc.NSStringEnumerationBySentences))
  end)
end)

describe("compatible characters", function()
  it("are decomposed and composed", function()
    local function text(value) return objc.NSString:stringWithString_(value) end
    assert.equal("fi2", tostring(text "ﬁ²":precomposedStringWithCompatibilityMapping()))
    assert.equal("e\u{301}", tostring(text "é":decomposedStringWithCompatibilityMapping()))
    assert.equal("株式会社", tostring(text "㍿":precomposedStringWithCompatibilityMapping()))
  end)
end)

describe("a number that is not a number", function()
  it("is between those below zero and zero", function()
    local none = objc.NSNumber:numberWithDouble_(0 / 0)
    assert.equal(-1, objc.NSNumber:numberWithDouble_(-1.5):compare_(none))
    assert.equal(1, objc.NSNumber:numberWithDouble_(0):compare_(none))
    assert.equal(-1, none:compare_(objc.NSNumber:numberWithInt_(1)))
  end)
end)
