local constant = objc.constant

describe("a search", function()
  local function range(text, sought, options)
    local found = constant(text):rangeOfString_options_(sought, options or 0)
    if found.location == objc.NSNotFound then return nil end
    return found.location, found.length
  end

  it("finds the first occurrence, the last one, or one at an end", function()
    assert.equal(1, (range("banana", "ana")))
    assert.equal(3, (range("banana", "ana", objc.NSBackwardsSearch)))
    assert.is_nil(range("banana", "ana", objc.NSAnchoredSearch))
    assert.equal(3, (range("banana", "ana", objc.NSAnchoredSearch | objc.NSBackwardsSearch)))
    assert.same({location = objc.NSNotFound, length = 0}, constant("abc"):rangeOfString_("x"))
    assert.is_nil(range("abc", ""))
    assert.is_false(constant("abc"):hasPrefix_(""))
  end)

  it("can ignore case and accents", function()
    assert.is_nil(range("Straße", "STRASSE"))
    assert.same({0, 6}, {range("Straße", "STRASSE", objc.NSCaseInsensitiveSearch)})
    assert.same({0, 6}, {range("Résumé", "resume",
      objc.NSCaseInsensitiveSearch | objc.NSDiacriticInsensitiveSearch)})
    assert.is_nil(range("Résumé", "resume", objc.NSCaseInsensitiveSearch))
    assert.is_true(constant("ÉCOLE"):localizedStandardContainsString_("ecole"))
  end)

  it("treats equivalent accents as equal, and no letter as its accented form, unless it is literal", function()
    assert.same({0, 2}, {range("e\u{301}x", "é")})
    assert.is_nil(range("e\u{301}x", "e"))
    assert.same({0, 1}, {range("e\u{301}x", "e", objc.NSLiteralSearch)})
    assert.is_nil(range("e\u{301}x", "é", objc.NSLiteralSearch))
  end)

  it("supports regular expressions", function()
    assert.same({3, 3}, {range("foo123bar", "[0-9]+", objc.NSRegularExpressionSearch)})
    local replaced = constant("a1b22"):stringByReplacingOccurrencesOfString_withString_options_range_(
      "([a-z])([0-9]+)", "$2$1", objc.NSRegularExpressionSearch, {location = 0, length = 5})
    assert.equal("1a22b", tostring(replaced))
  end)

  it("replaces its matches", function()
    assert.equal("bonono", tostring(constant("banana"):stringByReplacingOccurrencesOfString_withString_("a", "o")))
    local string = objc.NSMutableString:stringWithString_("aAa")
    assert.equal(3, string:replaceOccurrencesOfString_withString_options_range_(
      "a", "b", objc.NSCaseInsensitiveSearch, {location = 0, length = 3}))
    assert.equal("bbb", tostring(string))
  end)

  it("finds characters of a set", function()
    local digits = objc.NSCharacterSet:decimalDigitCharacterSet()
    assert.same({location = 2, length = 1}, constant("ab1c2"):rangeOfCharacterFromSet_(digits))
    assert.same({location = 4, length = 1},
      constant("ab1c2"):rangeOfCharacterFromSet_options_(digits, objc.NSBackwardsSearch))
    assert.equal("abc", tostring(constant(" \n abc\t"):stringByTrimmingCharactersInSet_(
      objc.NSCharacterSet:whitespaceAndNewlineCharacterSet())))
    assert.same({"ab", "c", ""}, objc.unbox(constant("ab1c2"):componentsSeparatedByCharactersInSet_(digits)))
    local own = objc.NSMutableCharacterSet:characterSetWithCharactersInString_("ab")
    own:addCharactersInString_("c")
    own:invert()
    assert.is_false(own:characterIsMember_(string.byte("c")))
    assert.is_true(own:characterIsMember_(string.byte("d")))
  end)

  it("splits at a separator", function()
    assert.same({"a", "", "b", ""}, objc.unbox(constant("a,,b,"):componentsSeparatedByString_(",")))
    assert.same({"abc"}, objc.unbox(constant("abc"):componentsSeparatedByString_("")))
    assert.same({""}, objc.unbox(constant(""):componentsSeparatedByString_(",")))
  end)

  it("splits a long text as fast as a short one, part for part", function()
    local parts = constant(("一,"):rep(100000)):componentsSeparatedByString_(",")
    assert.equal(100001, parts:count())
  end)
end)

describe("a comparison of strings", function()
  it("orders by units, by letters, or by the numbers in them", function()
    assert.equal(objc.NSOrderedAscending, constant("B"):compare_("a"))
    assert.equal(objc.NSOrderedDescending, constant("B"):caseInsensitiveCompare_("a"))
    assert.equal(objc.NSOrderedSame, constant("abc"):compare_options_("ABC", objc.NSCaseInsensitiveSearch))
    assert.equal(objc.NSOrderedDescending, constant("img10"):compare_options_("img2", objc.NSNumericSearch))
    assert.equal(objc.NSOrderedAscending, constant("img10"):compare_("img2"))
    assert.equal(objc.NSOrderedAscending, constant("a"):localizedCompare_("B"))
    assert.equal(objc.NSOrderedAscending, constant("a"):localizedCompare_("A"))
    assert.equal(objc.NSOrderedAscending, constant("e"):localizedCompare_("é"))
    assert.equal(objc.NSOrderedAscending, constant("é"):localizedCompare_("f"))
    assert.equal(objc.NSOrderedAscending, constant("File 2"):localizedStandardCompare_("file 10"))
  end)

  it("can use a part of the receiver", function()
    assert.equal(objc.NSOrderedSame,
      constant("xabc"):compare_options_range_("abc", 0, {location = 1, length = 3}))
  end)
end)

describe("an enumeration of a string", function()
  it("enumerates lines, words or characters, and stops on request", function()
    local seen = {}
    constant("one\ntwo\r\nthree"):enumerateLinesUsingBlock_(function(line, stop)
      seen[#seen + 1] = tostring(line)
      stop.value = #seen == 2
    end)
    assert.same({"one", "two"}, seen)
    seen = {}
    constant("Hi, you!"):enumerateSubstringsInRange_options_usingBlock_({location = 0, length = 8},
      objc.NSStringEnumerationByWords, function(word, range) seen[#seen + 1] = tostring(word) .. range.location end)
    assert.same({"Hi0", "you4"}, seen)
    seen = {}
    constant("a😀"):enumerateSubstringsInRange_options_usingBlock_({location = 0, length = 3},
      objc.NSStringEnumerationByComposedCharacterSequences | objc.NSStringEnumerationReverse,
      function(part, range) seen[#seen + 1] = tostring(part) .. range.length end)
    assert.same({"😀2", "a1"}, seen)
    assert.same({location = 4, length = 5}, constant("one\ntwo\r\nx"):lineRangeForRange_({location = 5, length = 1}))
  end)
end)

describe("a regular expression", function()
  it("matches with groups, and replaces", function()
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(\\w)(\\d)?", 0, nil)
    local range = {location = 0, length = 4}
    local matches = expression:matchesInString_options_range_("a1 b", 0, range)
    assert.equal(2, #matches)
    assert.same({location = 1, length = 1}, matches:objectAtIndex_(0):rangeAtIndex_(2))
    assert.equal(objc.NSNotFound, matches:objectAtIndex_(1):rangeAtIndex_(2).location)
    assert.equal(2, expression:numberOfCaptureGroups())
    assert.equal("<a> <b>", tostring(
      expression:stringByReplacingMatchesInString_options_range_withTemplate_("a1 b", 0, range, "<$1>")))
    assert.is_nil(objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(", 0, nil))
  end)
end)
