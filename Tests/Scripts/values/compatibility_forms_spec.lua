describe("the compatibility forms of a string", function()
  local function string(text) return objc.NSString:stringWithString(text) end

  it("decompose characters that only look different", function()
    assert.equal("fi1 アハ", tostring(string("ﬁ① ｱﾊ"):decomposedStringWithCompatibilityMapping()))
    assert.equal("1⁄2", tostring(string("½"):precomposedStringWithCompatibilityMapping()))
    assert.equal("A1H", tostring(string("𝐀𝟙ℍ"):precomposedStringWithCompatibilityMapping()))
  end)

  it("compose and decompose accents", function()
    assert.equal(2, #string("Å"):decomposedStringWithCompatibilityMapping())
    assert.equal(1, #string("Å"):precomposedStringWithCompatibilityMapping())
    assert.equal("バ", tostring(string("ﾊﾞ"):precomposedStringWithCompatibilityMapping()))
  end)

  it("do not change plain text", function()
    assert.equal("plain", tostring(string("plain"):decomposedStringWithCompatibilityMapping()))
    assert.equal("", tostring(string(""):precomposedStringWithCompatibilityMapping()))
  end)
end)

describe("the encoding of a text", function()
  local function detect(bytes, options)
    return objc.msgSend(objc.NSString,
      "stringEncodingForData:encodingOptions:convertedString:usedLossyConversion:", bytes, options, nil, nil)
  end

  it("is detected by its byte-order mark", function()
    local encoding, text, isLossy = detect("\xff\xfeh\0i\0")
    assert.equal(10, encoding)
    assert.equal("hi", tostring(text))
    assert.is_false(isLossy)
  end)

  it("is the first that can read it", function()
    assert.equal(4, (detect("h\xc3\xa9")))
    assert.equal(1, (detect("plain")))
    assert.equal(12, (detect("h\xe9")))
    assert.equal(0x94000100, (detect("h\0i\0")))
  end)

  it("is one of the suggested ones, if that is required", function()
    local only = {NSStringEncodingDetectionSuggestedEncodingsKey = {4},
      NSStringEncodingDetectionUseOnlySuggestedEncodingsKey = true}
    local encoding, text = detect("h\xe9", only)
    assert.equal(0, encoding)
    assert.is_nil(text)
    only.NSStringEncodingDetectionAllowLossyKey = true
    only.NSStringEncodingDetectionLossySubstitutionKey = "?"
    local lossy, read, isLossy = detect("h\xe9", only)
    assert.equal(4, lossy)
    assert.equal("h?", tostring(read))
    assert.is_true(isLossy)
  end)
end)

describe("a validated format", function()
  local message = "stringWithValidatedFormat:validFormatSpecifiers:error:"

  it("has the conversions that were expected", function()
    assert.equal("3 of x", tostring((objc.msgSend(objc.NSString, message, "%d of %@", "%d %@", nil, 3, "x"))))
    assert.equal("x: 3", tostring((objc.msgSend(objc.NSString, message, "%2$@: %1$d", "%d %@", nil, 3, "x"))))
    local text, error = objc.msgSend(objc.NSString, message, "%d of %@", "%d", nil, 3, "x")
    assert.is_nil(text)
    assert.equal(2048, error:code())
  end)
end)
