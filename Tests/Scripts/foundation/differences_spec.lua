-- The steps from one list to another, and texts after a transform.

describe("the difference of two lists", function()
  local old, new = objc.box {"a", "b", "c"}, objc.box {"a", "c", "d"}

  it("leads from the one to the other, and back", function()
    local difference = new:differenceFromArray_(old)
    assert.is_true(difference:hasChanges())
    assert.same({"a", "c", "d"}, objc.unbox(old:arrayByApplyingDifference_(difference)))
    assert.same({"a", "b", "c"}, objc.unbox(new:arrayByApplyingDifference_(difference:inverseDifference())))
  end)

  it("lists removals and insertions", function()
    local difference = new:differenceFromArray_(old)
    local removal, insertion = difference:removals():firstObject(), difference:insertions():firstObject()
    assert.equal("b", removal:object())
    assert.equal(1, removal:index())
    assert.equal("d", insertion:object())
    assert.equal(2, insertion:index())
  end)

  it("infers moves on request", function()
    local moved = objc.box {"b", "a"}
    local change = moved:differenceFromArray_withOptions_(objc.box {"a", "b"}, 4):insertions():firstObject()
    assert.are_not.equal(objc.NSNotFound, change:associatedIndex())
  end)

  it("cannot be applied to another list", function()
    assert.is_nil(objc.box({"x"}):arrayByApplyingDifference_(new:differenceFromArray_(old)))
  end)

  it("changes a list that can be changed", function()
    local list = objc.NSMutableArray:arrayWithArray_(old)
    list:applyDifference_(new:differenceFromArray_(old))
    assert.same({"a", "c", "d"}, objc.unbox(list))
  end)
end)

describe("a transform of a string", function()
  local function applied(text, name, is_reverse)
    local result = objc.msgSend(text, "stringByApplyingTransform:reverse:", name, is_reverse or false)
    return result and tostring(result)
  end

  it("removes diacritics", function()
    assert.equal("Cafe", applied("Café", objc.NSStringTransformStripCombiningMarks))
  end)

  it("changes widths and scripts, both ways", function()
    local width = objc.NSStringTransformFullwidthToHalfwidth
    assert.equal("AB 1", applied("ＡＢ　１", width))
    assert.equal("ＡＢ", applied("AB", width, true))
    assert.equal("カ", applied("か", objc.NSStringTransformHiraganaToKatakana))
    assert.equal("Privet", applied("Привет", objc.NSStringTransformToLatin))
  end)

  it("escapes for XML, and reads that", function()
    assert.equal("&#x41;", applied("A", objc.NSStringTransformToXMLHex))
    assert.equal("A", applied("&#x41;", objc.NSStringTransformToXMLHex, true))
  end)

  it("returns nothing for one that is not known", function()
    assert.is_nil(applied("a", "Nobody-Knows"))
  end)
end)
