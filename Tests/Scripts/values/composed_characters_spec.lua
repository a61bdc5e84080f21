describe("composed characters", function()
  local function lengths(text)
    local string, result, index = objc.NSString:stringWithString_(text), {}, 0
    while index < string:length() do
      local range = string:rangeOfComposedCharacterSequenceAtIndex_(index)
      result[#result + 1] = range.length
      index = range.location + range.length
    end
    return table.concat(result, " ")
  end

  it("keep families, skin tones, flags and keycaps together", function()
    assert.equal("11 1", lengths "👨‍👩‍👧‍👦a")
    assert.equal("4 1", lengths "👍🏽a")
    assert.equal("4 4 1", lengths "🇦🇫🇦🇽a")
    assert.equal("4 2", lengths "🇦🇫🇦")
    assert.equal("3 1", lengths "1️⃣a")
  end)

  it("keep marks, vowel signs and conjoining letters together, but not CR LF", function()
    assert.equal("2 1", lengths "e\u{301}a")
    assert.equal("2 2", lengths "निनि")
    assert.equal("3", lengths "\u{1112}\u{1161}\u{11AB}")
    assert.equal("1 1", lengths "\r\n")
  end)

  it("are found from any unit in them", function()
    local family = objc.NSString:stringWithString_ "ab👨‍👩‍👧‍👦c"
    for index = 2, 12 do
      local range = family:rangeOfComposedCharacterSequenceAtIndex_(index)
      assert.same({2, 11}, {range.location, range.length})
    end
  end)

  it("are enumerated, with lone surrogates as characters of their own", function()
    local count = 0
    local text = objc.NSString:stringWithString_ "👨‍👩‍👧‍👦🇦🇫e\u{301}"
    text:enumerateSubstringsInRange_options_usingBlock_({0, text:length()}, objc.NSStringEnumerationByComposedCharacterSequences,
      function() count = count + 1 end)
    assert.equal(3, count)
    local half = objc.NSString:stringWithString_ "👍👍":substringFromIndex_(1)
    assert.equal(1, half:rangeOfComposedCharacterSequenceAtIndex_(0).length)
  end)
end)
