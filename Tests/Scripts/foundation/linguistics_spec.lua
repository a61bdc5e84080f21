describe("a linguistic tagger", function()
  local text = "Hello, big world. Again!"
  local tagger
  before_each(function()
    tagger = objc.NSLinguisticTagger:alloc():initWithTagSchemes_options_({"TokenType"}, 0)
    tagger:setString(text)
  end)

  it("splits a text into tokens", function()
    local seen = {}
    objc.msgSend(tagger, "enumerateTagsInRange:scheme:options:usingBlock:", {location = 0, length = #text},
      "TokenType", 4, function(tag, token, sentence, stop)
        seen[#seen + 1] = ("%s %d+%d in %d+%d"):format(
          tag, token.location, token.length, sentence.location, sentence.length)
        stop.value = #seen == 3
      end)
    assert.same({"Word 0+5 in 0+18", "Punctuation 5+1 in 0+18", "Word 7+3 in 0+18"}, seen)
  end)

  it("finds the token and the sentence of an index", function()
    assert.equal(7, tagger:tokenRangeAtIndex_unit_(8, 0).location)
    assert.equal(18, tagger:sentenceRangeForRange({location = 20, length = 1}).location)
    local token = {}
    local tag = objc.msgSend(tagger, "tagAtIndex:unit:scheme:tokenRange:", 16, 0, "LexicalClass", token)
    assert.equal("SentenceTerminator", tag)
    assert.equal(16, token.location)
  end)

  it("has no tag where a model of the language would be needed", function()
    assert.is_nil((objc.msgSend(tagger, "tagAtIndex:unit:scheme:tokenRange:", 0, 0, "LexicalClass", nil)))
    assert.is_nil((objc.msgSend(tagger, "tagAtIndex:unit:scheme:tokenRange:", 0, 0, "Lemma", nil)))
    assert.equal("und", tagger:dominantLanguage())
  end)

  it("tags scripts, and the languages with their own script", function()
    assert.equal("ja", objc.NSLinguisticTagger:dominantLanguageForString("これは日本語です"))
    assert.equal("ko", objc.NSLinguisticTagger:dominantLanguageForString("한국어"))
    tagger:setString("Привет")
    assert.equal("Cyrl", (objc.msgSend(tagger, "tagAtIndex:unit:scheme:tokenRange:", 0, 0, "Script", nil)))
  end)

  it("is at work in strings", function()
    local tags, ranges = objc.msgSend(objc.NSString:stringWithString("One two."),
      "linguisticTagsInRange:scheme:options:orthography:tokenRanges:", {location = 0, length = 8},
      "TokenType", 4, nil, nil)
    assert.same({"Word", "Word", "Punctuation"}, objc.unbox(tags))
    assert.equal(3, #ranges)
  end)

  it("raises beyond the text", function()
    assert.error_matches(function()
      objc.msgSend(tagger, "enumerateTagsInRange:scheme:options:usingBlock:", {location = 0, length = 99},
        "TokenType", 0, function() end)
    end, "out of bounds; string length 24")
  end)
end)

describe("an orthography", function()
  it("has the script of a language", function()
    local russian = objc.NSOrthography:defaultOrthographyForLanguage("ru")
    assert.equal("Cyrl", russian:dominantScript())
    assert.equal("ru", russian:dominantLanguage())
    assert.same({"ru"}, russian:languagesForScript("Cyrl"))
    assert.is_nil(russian:languagesForScript("Latn"))
  end)
end)
