describe("a predicate", function()
  it("accepts a reserved word after # as a key", function()
    local predicate = objc.NSPredicate:predicateWithFormat_ "#like like 'x*'"
    assert.is_true(predicate:evaluateWithObject_ {like = "xyz"})
    assert.is_false(predicate:evaluateWithObject_ {like = "abc"})
  end)

  it("compares numbers that look like others", function()
    local expression = objc.NSExpression:expressionForFunction_arguments_("randomn:",
      {objc.NSExpression:expressionForConstantValue_(5)})
    local value = expression:expressionValueWithObject_context_(nil, nil)
    assert.is_true(value >= 0 and value < 5)
  end)
end)

describe("a regular expression", function()
  local function matches(pattern, options, text)
    local made = objc.NSRegularExpression:regularExpressionWithPattern_options_error_(pattern, options, nil)
    return made:numberOfMatchesInString_options_range_(text, 0, {0, #text})
  end

  it("can treat only line feeds as line ends", function()
    local lines = objc.NSRegularExpressionAnchorsMatchLines
    local unix = objc.NSRegularExpressionUseUnixLineSeparators
    assert.equal(2, matches("here$", lines, "here\rhere\nx"))
    assert.equal(1, matches("here$", lines | unix, "here\rhere\nx"))
    assert.equal(1, matches("^x", lines | unix, "\rx\nx"))
  end)
end)

describe("a file handle", function()
  it("is nil without a file", function()
    assert.is_nil(objc.NSFileHandle:fileHandleForReadingAtPath_(nil))
    assert.is_nil((objc.NSFileHandle:fileHandleForReadingFromURL_error_(nil)))
    assert.is_nil(objc.NSFileHandle:alloc():init())
  end)

  it("of an invalid descriptor refuses to be read", function()
    local handle = objc.NSFileHandle:alloc():initWithFileDescriptor_(-1)
    local _, exception = pcall(handle.readDataToEndOfFile, handle)
    assert.equal("NSFileHandleOperationException", exception.name)
  end)
end)

describe("data", function()
  it("requires a file where it reports errors", function()
    local data = objc.NSData:dataWithBytes_length_("a", 1)
    assert.error_matches(function() data:writeToFile_options_error_(nil, 0) end, "nil file argument")
    assert.is_false(data:writeToFile_atomically_(nil, false))
    assert.error_matches(function() objc.NSData:alloc():initWithContentsOfFile_options_error_(nil, 0) end,
      "nil file argument")
    assert.is_nil(objc.NSData:dataWithContentsOfFile_(nil))
  end)
end)

describe("an array", function()
  it("accepts objects in C memory for a range", function()
    local array = objc.NSMutableArray:arrayWithObjects_(1, 2)
    array:replaceObjectsInRange_withObjects_count_({0, 1}, {10, 20}, 2)
    assert.same({10, 20, 2}, objc.unbox(array))
  end)
end)
