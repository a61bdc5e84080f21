-- Documents: read when they are opened, written when they have changed.
describe("a document", function()
  local snapshot, Text, url
  before_each(function()
    snapshot = objc.snapshot()
    Text = objc.class("TextDocument", objc.UIDocument, function(instance)
      objc.property(instance, "text", {default = ""})
      function instance:contentsForType_error_()
        return objc.NSString:stringWithString_(self:text()):dataUsingEncoding_(4)
      end
      function instance:loadFromContents_ofType_error_(contents)
        self:setText_(objc.NSString:alloc():initWithData_encoding_(contents, 4))
        return true
      end
    end)
    url = objc.NSURL:fileURLWithPath_(objc.NSTemporaryDirectory() .. "letter.txt")
  end)
  after_each(function() objc.restore(snapshot) end)

  local function saved(text)
    local document, done = Text:alloc():initWithFileURL_(url), nil
    document:setText_(text)
    document:saveToURL_forSaveOperation_completionHandler_(url, uikit.UIDocumentSaveForCreating, function(ok) done = ok end)
    assert.is_nil(done)
    runloop.run(0)
    assert.is_true(done)
    return document
  end

  it("is closed until it is saved or opened, in a later turn", function()
    assert.equal(uikit.UIDocumentStateClosed, Text:alloc():initWithFileURL_(url):documentState())
    assert.equal(uikit.UIDocumentStateNormal, saved "Dear":documentState())
    local document, done = Text:alloc():initWithFileURL_(url), nil
    assert.equal("letter", document:localizedName())
    document:openWithCompletionHandler_(function(ok) done = ok end)
    assert.is_nil(done)
    runloop.run(0)
    assert.same({true, "Dear"}, {done, tostring(document:text())})
  end)

  it("reports that a missing file cannot be opened", function()
    local document, done = Text:alloc():initWithFileURL_(url), nil
    document:openWithCompletionHandler_(function(ok) done = ok end)
    runloop.run(0)
    assert.same({false, uikit.UIDocumentStateClosed}, {done, document:documentState()})
  end)

  it("saves changes by itself after a while, and before it closes", function()
    local document = saved "Dear"
    document:setText_ "Dearest"
    document:updateChangeCount_(uikit.UIDocumentChangeDone)
    assert.is_true(document:hasUnsavedChanges())
    runloop.run(20)
    assert.is_false(document:hasUnsavedChanges())
    document:setText_ "Dear all"
    document:updateChangeCount_(uikit.UIDocumentChangeDone)
    document:closeWithCompletionHandler_(nil)
    runloop.run(1)
    assert.equal(uikit.UIDocumentStateClosed, document:documentState())
    document:openWithCompletionHandler_(nil)
    runloop.run(0)
    assert.equal("Dear all", tostring(document:text()))
  end)
end)

describe("a text checker", function()
  local snapshot, checker
  before_each(function()
    snapshot = objc.snapshot()
    checker = objc.UITextChecker:new()
    uikit.words("en", {"the", "quick", "quiet", "fox"})
  end)
  after_each(function() objc.restore(snapshot) end)

  local function wrong(text, start, wraps, language)
    local range = checker:rangeOfMisspelledWordInString_range_startingAt_wrap_language_(
      text, {location = 0, length = #text}, start or 0, wraps or false, language or "en_GB")
    return range.length > 0 and text:sub(range.location + 1, range.location + range.length) or nil
  end

  it("finds the next unknown word", function()
    assert.equal("quikc", wrong "The quikc fxo")
    assert.equal("fxo", wrong("The quikc fxo", 6))
    assert.is_nil(wrong("quikc fox", 6))
    assert.equal("quikc", wrong("quikc fox", 6, true))
    assert.is_nil(wrong("quikc", 0, false, "fr"))
    assert.same({"en"}, objc.UITextChecker:availableLanguages())
  end)

  it("guesses and completes", function()
    local range = {location = 0, length = 5}
    assert.same({"quiet", "quick"}, checker:guessesForWordRange_inString_language_(range, "quikt", "en"))
    assert.same({"quick", "quiet"}, checker:completionsForPartialWordRange_inString_language_({location = 0, length = 3}, "qui", "en"))
  end)

  it("learns words for all, and ignores some itself", function()
    objc.UITextChecker:learnWord_ "Zog"
    assert.is_true(objc.UITextChecker:hasLearnedWord_ "zog")
    assert.is_nil(wrong "zog")
    objc.UITextChecker:unlearnWord_ "zog"
    checker:ignoreWord_ "zog"
    assert.is_nil(wrong "zog")
    assert.same({"zog"}, checker:ignoredWords())
  end)
end)
