-- The strings that path methods return.
describe("a path", function()
  local function sent(text, selector, ...) return objc.msgSend(objc.box(text), selector, ...) end

  it("is of a class of its own", function()
    local path = sent("/a", "stringByAppendingPathComponent:", "b")
    assert.equal("NSPathStore2", objc.class_getName(path:class()))
    assert.equal("/a/b", objc.unbox(path))
    assert.is_true(path:isEqualToString_ "/a/b")
    assert.equal(sent("/a/b", "hash"), path:hash())
    assert.is_true(rawequal(path, path:copy()))
  end)

  it("loses its doubled slashes with its home, and finds it again", function()
    local home = objc.unbox(sent("~", "stringByExpandingTildeInPath"))
    assert.equal("~/Documents", objc.unbox(sent(home .. "//Documents///", "stringByAbbreviatingWithTildeInPath")))
    assert.equal(home .. "/abc", objc.unbox(sent("~/abc/", "stringByStandardizingPath")))
  end)

  it("is escaped character by character", function()
    assert.equal("a%FF%FE%20%00b", objc.unbox(sent("a b", "stringByAddingPercentEscapesUsingEncoding:", 10)))
  end)
end)

describe("a paragraph", function()
  it("ends with one separator", function()
    local _, last, contents = objc.msgSend("ab\n\rcd", "getParagraphStart:end:contentsEnd:forRange:", {0, 6})
    assert.same({6, 6}, {last, contents})
    _, last, contents = objc.msgSend("ab\r\n", "getParagraphStart:end:contentsEnd:forRange:", {0, 4})
    assert.same({4, 2}, {last, contents})
  end)
end)
