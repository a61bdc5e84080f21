-- Searches that begin at an index, and the matches of a data detector.

local function whole(text) return {location = 0, length = utf8.len(text)} end

describe("a regular expression", function()
  it("finds the beginning of a text once", function()
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("^a", 0)
    assert.equal(1, expression:numberOfMatchesInString_options_range_("aaa", 0, whole "aaa"))
  end)

  it("fills a template for one of its results", function()
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(a)(b)", 0)
    local match = expression:firstMatchInString_options_range_("xab", 0, whole "xab")
    local text = expression:replacementStringForResult_inString_offset_template_(match, "xab", 0, "$2-$1")
    assert.equal("b-a", tostring(text))
  end)
end)

describe("a data detector", function()
  local function found(types, text)
    local detector = objc.NSDataDetector:dataDetectorWithTypes_error_(types)
    local result = {}
    for match in objc.each(detector:matchesInString_options_range_(text, 0, whole(text))) do
      local range = match:range()
      table.insert(result, text:sub(range.location + 1, range.location + range.length))
    end
    return result, detector:firstMatchInString_options_range_(text, 0, whole(text))
  end

  it("finds links, hosts and addresses of mail", function()
    local text = "See https://a.b/c?d (also www.apple.com). Mail bob@x.org."
    local parts, first = found(32, text)
    assert.same({"https://a.b/c?d", "www.apple.com", "bob@x.org"}, parts)
    assert.equal("https://a.b/c?d", first:URL():absoluteString())
    local _, mail = found(32, "bob@x.org")
    assert.equal("mailto:bob@x.org", mail:URL():absoluteString())
    assert.equal(32, mail:resultType())
    assert.same({}, (found(32, "file.txt and 3.14")))
  end)

  it("finds telephone numbers", function()
    local parts, first = found(2048, "Call +1 (555) 123-4567 or 555-0199, not 12-34.")
    assert.same({"+1 (555) 123-4567", "555-0199"}, parts)
    assert.equal("+1 (555) 123-4567", tostring(first:phoneNumber()))
  end)

  it("finds dates in digits and in English words", function()
    local parts, first = found(8, "On 2024-03-05, March 3, 2024 at 5:00 PM or 3/4/2024.")
    assert.same({"2024-03-05", "March 3, 2024 at 5:00 PM", "3/4/2024"}, parts)
    assert.equal("2024-03-05", tostring(first:date()):sub(1, 10))
  end)

  it("needs a type that it can find", function()
    local detector, raised = objc.NSDataDetector:dataDetectorWithTypes_error_(0)
    assert.is_nil(detector)
    assert.equal(2048, raised:code())
  end)
end)

describe("a pattern", function()
  local function search(pattern, text, options)
    local expression =
      objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, options or 0)
    if not expression then return "none" end
    local found = {}
    for match in objc.each(expression:matchesInString_options_range_(text, 0, whole(text))) do
      local range = match:range()
      table.insert(found, utf8.len(text) == #text
        and text:sub(range.location + 1, range.location + range.length)
        or range.location .. "+" .. range.length)
    end
    return table.concat(found, "|")
  end

  local cases = {
    {[[\b\d{4}-\d{2}\b]], "On 2024-03, x", "2024-03"}, {"(?<=a)b", "abxb", "b"},
    {"(?<!a)b.", "abxbc", "bc"}, {"a*", "aab", "aa||"}, {[[(\w+)\s\1]], "the the cat", "the the"},
    {"[a-z&&[^aeiou]]+", "hello", "h|ll"}, {[[\p{Lu}\p{Ll}+]], "Hello World", "Hello|World"},
    {"[[:alpha:]]+", "ab1c", "ab|c"}, {"x*+x", "xxx", ""}, {"(?>a|ab)c", "abc ac", "ac"},
    {"(?i)ab(?-i)C", "ABC abc aBC", "ABC|aBC"}, {[[\Qa.b\E]], "a.b axb", "a.b"},
    {"a{2,3}?", "aaaa", "aa|aa"}, {"(?:a?)*?b", "aab", "aab"}, {[[\u0041\x42]], "AB", "AB"},
    {"[]a]+", "b]a", "]a"}, {[=[[^\]]+]=], "a]b", "a|b"}, {[[\d+(?=%)]], "50% 60", "50"},
    {[[(?<y>\d+)-\k<y>]], "12-12 1-2", "12-12"}, {".*", "abc", "abc|"}, {"é", "né", "1+1"},
    {[[\w+]], "añb c", "0+3|4+1"}, {"a|ab|abc", "abc", "a"}, {"(a|b)+c", "xababc", "ababc"},
  }
  for _, case in ipairs(cases) do
    local pattern, text, wanted = table.unpack(case)
    it(pattern .. " finds what ICU finds in " .. text, function()
      assert.equal(wanted, search(pattern, text))
    end)
  end

  it("uses its options", function()
    assert.equal("b", search("^b$", "a\nb\nc", 16))
    assert.equal("", search("^b$", "a\nb\nc"))
    assert.equal("a\nc", search("a.c", "a\nc", 8))
    assert.equal("", search("a.c", "a\nc"))
    assert.equal("aA", search("aa", "aA", 1))
    assert.equal("a+", search("a+", "aa+", 4))
    assert.equal("ab", search("a  b # both", "ab", 2))
  end)

  it("is rejected when it is invalid", function()
    for _, pattern in ipairs {"", "(", ")", "a{3,2}", [[\]], "*a", "[a", "(?<=a*)b", [[\2(a)]], [[\p{None}]]} do
      assert.equal("none", search(pattern, ""), pattern)
    end
  end)

  it("is in the error when it is rejected", function()
    local made, failure = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(abc", 0)
    assert.is_nil(made)
    assert.equal("(abc", objc.unbox(failure:userInfo()).NSInvalidValue)
  end)

  it("that backtracks without end stops, and a long text needs no deep stack", function()
    assert.equal("", search("(a+)+$", ("a"):rep(40) .. "!"))
    local long = ("ab"):rep(20000)
    assert.equal(long, search("(?:a|b)*", long):sub(1, #long))
  end)
end)

describe("a search with a regular expression", function()
  local function made(pattern)
    return objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, 0)
  end
  local function enumerated(pattern, text, options, each)
    local seen = {}
    made(pattern):enumerateMatchesInString_options_range_usingBlock_(text, options, whole(text),
      function(match, flags, stop)
        seen[#seen + 1] = match and match:range().location or "none:" .. flags
        if each then each(#seen, stop) end
      end)
    return seen
  end

  it("reports progress, which can stop it, and completion, on request", function()
    local starts <const> = enumerated("b", "ab", objc.NSMatchingReportProgress)
    assert.equal("none:1", starts[1])
    local text <const> = ("a"):rep(60) .. "!"
    local count = 0
    enumerated("(a+)+$", text, objc.NSMatchingReportProgress, function(number, stop)
      count = number
      stop.value = number == 5
    end)
    assert.equal(5, count)
    -- NSMatchingCompleted, and NSMatchingHitEnd
    assert.same({0, "none:6"}, enumerated("a", "ab", objc.NSMatchingReportCompletion))
    -- NSMatchingInternalError
    assert.same({"none:18"}, enumerated("(a+)+$", text, objc.NSMatchingReportCompletion))
  end)

  it("finds adjoining matches if it is anchored", function()
    assert.same({0, 1}, enumerated("\\d", "12a3", objc.NSMatchingAnchored))
    assert.same({}, enumerated("\\d", "a3", objc.NSMatchingAnchored))
  end)

  it("may look beyond the range, with the option", function()
    local function found(options)
      return made("(?<=a)b$"):numberOfMatchesInString_options_range_("abc", options, {location = 1, length = 1})
    end
    assert.equal(0, found(0))
    -- NSMatchingWithTransparentBounds
    assert.equal(1, found(8))
    -- NSMatchingWithoutAnchoringBounds
    assert.equal(0, found(8 | 16))
  end)

  it("can use itself in its block", function()
    local expression = made "a"
    local counts = {}
    expression:enumerateMatchesInString_options_range_usingBlock_("aba", 0, {0, 3}, function(match)
      counts[#counts + 1] = match:range().location
        + 10 * expression:numberOfMatchesInString_options_range_("aaaa", 0, {0, 4})
    end)
    assert.same({40, 42}, counts)
  end)

  it("passes errors of its block on", function()
    assert.error_matches(function() enumerated("a", "aaa", 0, function() error "own" end) end, "own")
    assert.error_matches(function()
      enumerated("(a+)+$", ("a"):rep(60) .. "!", objc.NSMatchingReportProgress, function() error "own" end)
    end, "own")
  end)

  it("counts UTF-16 units", function()
    local match = made "(?<sign>.)b":firstMatchInString_options_range_("a😀b", 0, {0, 4})
    assert.same({location = 1, length = 3}, match:range())
    assert.same({location = 1, length = 2}, match:rangeWithName_ "sign")
    assert.equal(objc.NSNotFound, match:rangeWithName_ "other".location)
  end)

  it("knows the scripts and properties of Unicode", function()
    local count = made "\\p{Greek}+|\\p{Script=Han}+":numberOfMatchesInString_options_range_("αβ x 漢字", 0, {0, 7})
    assert.equal(2, count)
  end)
end)
