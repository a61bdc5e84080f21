local constant = objc.constant

describe("a string rejects", function()
  local function raises(name, reason, body)
    local ok, exception = pcall(body)
    assert.is_false(ok)
    assert.equal(name .. ": " .. reason, exception.name .. ": " .. exception.reason)
  end
  local range = {location = 0, length = 1000}
  before_each(function() uikit.setting("stringRangeException", "NSRangeException") end)

  it("indexes and ranges beyond its end", function()
    for name, string in pairs {
      __NSCFConstantString = constant("abc"), __NSCFString = constant("abc"):mutableCopy(),
    } do
      raises("NSRangeException", "*** -[" .. name .. " substringFromIndex:]: Index 111 out of bounds; string length 3",
        function() string:substringFromIndex_(111) end)
      raises("NSRangeException", "*** -[" .. name .. " substringToIndex:]: Index 18446744073709551615 out of bounds; string length 3",
        function() string:substringToIndex_(-1) end)
      raises("NSRangeException", "-[" .. name .. " substringWithRange:]: Range {0, 1000} out of bounds; string length 3",
        function() string:substringWithRange_(range) end)
      raises("NSRangeException", "-[" .. name .. " characterAtIndex:]: Range or index out of bounds",
        function() string:characterAtIndex_(3) end)
      raises("NSRangeException", "*** -[" .. name .. " rangeOfString:options:range:locale:]: Range {0, 1000} out of bounds; string length 3",
        function() string:rangeOfString_options_range_("a", 0, range) end)
      assert.equal("", tostring(string:substringFromIndex_(3)))
    end
    raises("NSRangeException", "*** -[NSTaggedPointerString characterAtIndex:]: Index 5 out of bounds; string length 3",
      function() objc.box("abc"):characterAtIndex_(5) end)
  end)

  it("a range by another exception name if a setting says so", function()
    uikit.setting("stringRangeException", "NSInvalidArgumentException")
    raises("NSInvalidArgumentException", "-[__NSCFConstantString characterAtIndex:]: Range or index out of bounds",
      function() constant("abc"):characterAtIndex_(3) end)
    raises("NSRangeException", "*** -[__NSCFConstantString substringFromIndex:]: Index 4 out of bounds; string length 3",
      function() constant("abc"):substringFromIndex_(4) end)
    uikit.setting("stringRangeException", "NSRangeException")
  end)

  it("changes beyond its end, and is unchanged", function()
    local string = objc.NSMutableString:stringWithString_("hello world")
    raises("NSRangeException", "-[__NSCFString insertString:atIndex:]: Range or index out of bounds",
      function() string:insertString_atIndex_("x", 12) end)
    raises("NSRangeException", "-[__NSCFString deleteCharactersInRange:]: Range or index out of bounds",
      function() string:deleteCharactersInRange_(range) end)
    raises("NSRangeException", "-[__NSCFString replaceCharactersInRange:withString:]: Range or index out of bounds",
      function() string:replaceCharactersInRange_withString_(range, "x") end)
    raises("NSRangeException", "-[__NSCFString replaceOccurrencesOfString:withString:options:range:]: Range {0, 1000} out of bounds; string length 11",
      function() string:replaceOccurrencesOfString_withString_options_range_("l", "x", 0, range) end)
    raises("NSRangeException", "-[__NSCFString replaceCharactersInRange:withString:]: Range or index out of bounds",
      function() constant("abc"):stringByReplacingCharactersInRange_withString_(range, "x") end)
    assert.equal("hello world", tostring(string))
  end)

  it("nil", function()
    local literal, mutable = constant("abc"), objc.NSMutableString:string()
    for reason, body in pairs {
      ["-[__NSCFString appendString:]: nil argument"] = function() mutable:appendString_(nil) end,
      ["-[__NSCFString insertString:atIndex:]: nil argument"] = function() mutable:insertString_atIndex_(nil, 0) end,
      ["-[__NSCFString setString:]: nil argument"] = function() mutable:setString_(nil) end,
      ["-[__NSCFConstantString hasPrefix:]: nil argument"] = function() literal:hasPrefix_(nil) end,
      ["-[__NSCFConstantString hasSuffix:]: nil argument"] = function() literal:hasSuffix_(nil) end,
      ["*** -[__NSCFConstantString stringByReplacingOccurrencesOfString:withString:options:range:]: nil argument"] =
        function() literal:stringByReplacingOccurrencesOfString_withString_("a", nil) end,
      ["*** -[__NSCFConstantString stringByAppendingString:]: nil argument"] =
        function() literal:stringByAppendingString_(nil) end,
      ["*** -[__NSCFConstantString rangeOfString:options:range:locale:]: nil argument"] =
        function() literal:containsString_(nil) end,
      ["*** -[NSPlaceholderString initWithString:]: nil argument"] = function() objc.NSString:stringWithString_(nil) end,
      ["*** -[NSPlaceholderMutableString initWithString:]: nil argument"] =
        function() objc.NSMutableString:stringWithString_(nil) end,
      ["*** +[NSString stringWithUTF8String:]: NULL cString"] = function() objc.NSString:stringWithUTF8String_(nil) end,
    } do
      raises("NSInvalidArgumentException", reason, body)
    end
  end)

  it("keys that it does not have", function()
    local ok, exception = pcall(function() constant("abc"):valueForKey_("name") end)
    assert.is_false(ok)
    assert.equal("NSUnknownKeyException", exception.name)
    assert.matches("^%[<__NSCFConstantString 0x%x+> valueForUndefinedKey:%]: this class is not key value "
      .. "coding%-compliant for the key name%.$", exception.reason)
  end)

  it("an object that is no string as a device does: by its length", function()
    for message, body in pairs {
      ["-[__NSCFNumber length]: "] = function() constant("abc"):isEqualToString_(objc.box(1)) end,
      ["-[NSNull length]: "] = function() objc.NSMutableString:string():appendString_(objc.null) end,
      ["-[__NSArrayI length]: "] = function() constant("abc"):compare_(objc.box({1, 2})) end,
    } do
      assert.error_matches(body, message .. "unrecognized selector sent to instance", 1, true)
    end
  end)

  it("an argument that is not a string, by name", function()
    assert.error_matches(function() constant("abc"):hasPrefix_(1) end,
      "-[__NSCFConstantString hasPrefix:]: argument 1 must be a string or nil, got integer 1", 1, true)
  end)
end)

describe("a hook on strings", function()
  local function seen(class, selector, body)
    local count = 0
    local installed = hook.before(class, selector, function() count = count + 1 end)
    body()
    installed:remove()
    return count
  end

  it("is seen on the cluster's class, not on the abstract one", function()
    local function read() constant("abc"):characterAtIndex_(0) end
    assert.equal(0, seen(objc.NSString, "characterAtIndex:", read))
    assert.equal(1, seen(objc.__NSCFConstantString, "characterAtIndex:", read))
    assert.equal(1, seen(objc.__NSCFString, "characterAtIndex:", read))
  end)

  it("receives the messages of Foundation's own methods", function()
    local string = constant("hello there, world")
    for selector, body in pairs {
      ["substringWithRange:"] = function() string:substringFromIndex_(2) end,
      ["rangeOfString:options:range:locale:"] = function() string:rangeOfString_("h") end,
      ["compare:options:range:locale:"] = function() string:caseInsensitiveCompare_("x") end,
      ["stringByReplacingOccurrencesOfString:withString:options:range:"] =
        function() string:stringByReplacingOccurrencesOfString_withString_("l", "x") end,
    } do
      assert.equal(1, seen(objc.__NSCFConstantString, selector, body), selector)
    end
    assert.equal(1, seen(objc.NSPlaceholderString, "initWithString:",
      function() objc.NSString:stringWithString_("abc") end))
  end)

  it("guards a crash", function()
    local guard = hook.instead(objc.__NSCFConstantString, "substringFromIndex:",
      function(next, self, index)
        if index > self:length() then return nil end
        return next(self, index)
      end)
    assert.is_nil(constant("abc"):substringFromIndex_(9))
    assert.equal("c", tostring(constant("abc"):substringFromIndex_(2)))
    guard:remove()
  end)
end)
