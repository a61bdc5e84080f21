-- Detecting the pattern of a pasteboard text without reading it.
-- Systems before iOS 14 have no tests here.
if tonumber(uikit.settings().systemVersion.value) < 14 then return end

describe("the patterns of a pasteboard", function()
  local before, board
  before_each(function()
    before = objc.snapshot()
    board = objc.UIPasteboard:generalPasteboard()
  end)
  after_each(function() objc.restore(before) end)

  local url, search, number = uikit.UIPasteboardDetectionPatternProbableWebURL,
    uikit.UIPasteboardDetectionPatternProbableWebSearch, uikit.UIPasteboardDetectionPatternNumber

  local function patterns(text)
    board:setString_(text)
    local found
    board:detectPatternsForPatterns_completionHandler_({url, search, number}, function(names, failure)
      found = failure or names
    end)
    assert.is_nil(found)
    runloop.run(0)
    table.sort(found)
    return found
  end

  it("detect an address, a number and words", function()
    assert.same({url}, patterns "https://example.com/a")
    assert.same({url}, patterns "example.com")
    assert.same({number, search}, patterns "42.5")
    assert.same({search}, patterns "two words")
  end)

  it("return values, and do not call hooks on the text itself", function()
    board:setString_ "12"
    hook.before(objc.UIPasteboard, "string", function() error "read" end)
    local values
    board:detectValuesForPatterns_completionHandler_({number}, function(found) values = found end)
    runloop.run(0)
    assert.same({[number] = 12}, values)
  end)
end)
