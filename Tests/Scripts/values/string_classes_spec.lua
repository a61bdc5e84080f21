local constant = objc.constant

describe("the class of a string", function()
  local function class_of(string) return tostring(string:class()) end

  it("is a placeholder's until it has a text", function()
    assert.equal("NSPlaceholderString", class_of(objc.NSString:alloc()))
    assert.equal("NSPlaceholderMutableString", class_of(objc.NSMutableString:alloc()))
    assert.is_true(rawequal(objc.NSString:alloc(), objc.NSString:alloc()))
    assert.equal("__NSCFConstantString", class_of(objc.NSString:alloc():init()))
    assert.equal("__NSCFString", class_of(objc.NSMutableString:alloc():init()))
  end)

  it("is that of a literal for a constant, the same object for the same text", function()
    assert.equal("__NSCFConstantString", class_of(constant("abc")))
    assert.is_true(rawequal(constant("abc"), constant("abc")))
    assert.is_true(rawequal(constant("abc"), objc.NSString:stringWithString_(constant("abc"))))
    assert.is_true(rawequal(constant("abc"), constant("abc"):copy()))
  end)

  it("is tagged when the text fits into a pointer", function()
    for text, tagged in pairs {
      ["abc"] = true, ["1234567"] = true, ["!?%&/()"] = true, ["12345678"] = true,
      ["!?%&/()="] = false, ["eilotrmap"] = true, ["ABCDEFGHI"] = true, ["ABCDEFGHIJ"] = false,
      ["eilotrmapd"] = true, ["eilotrmapdn"] = true, ["eilotrmapdns"] = false, ["bilotrmapd"] = false,
      ["ü"] = false, ["q"] = true, ["qqqqqqqq"] = false,
    } do
      local string = objc.NSString:stringWithFormat_("%@", text)
      assert.equal(tagged and "NSTaggedPointerString" or "__NSCFString", class_of(string), text)
      assert.equal(tagged, rawequal(string, objc.NSString:stringWithFormat_("%@", text)), text)
    end
  end)

  it("is __NSCFString for every mutable one, and for substrings that fit into no pointer", function()
    assert.equal("__NSCFString", class_of(constant("abc"):mutableCopy()))
    assert.equal("__NSCFString", class_of(objc.NSMutableString:stringWithString_("a")))
    assert.equal("NSTaggedPointerString", class_of(constant("abc"):mutableCopy():copy()))
    assert.equal("__NSCFString", class_of(constant("a long text, not for a pointer"):substringFromIndex_(2)))
  end)

  it("inherits as on a device", function()
    local function lineage(name)
      local names, class = {}, objc[name]
      while class do
        names[#names + 1] = tostring(class)
        class = class:superclass()
      end
      return table.concat(names, " ")
    end
    assert.equal("__NSCFConstantString __NSCFString NSMutableString NSString NSObject",
      lineage("__NSCFConstantString"))
    assert.equal("NSTaggedPointerString NSString NSObject", lineage("NSTaggedPointerString"))
  end)

  it("can be a script's own, with the two primitives", function()
    local Repeated = objc.class("RepeatedString", objc.NSString, function(instance)
      function instance:length() return 4 end
      instance["characterAtIndex:"] = function(_, index) return 97 + index end
    end)
    local string = Repeated:new()
    assert.equal("cd", tostring(string:substringFromIndex_(2)))
    assert.is_true(string:isEqualToString_("abcd"))
    assert.equal("ABCD", tostring(string:uppercaseString()))
    assert.equal("abcd!", tostring(string:stringByAppendingString_("!")))
    local Bare = objc.class("BareString", objc.NSString)
    assert.error_matches(function() Bare:new():length() end,
      "*** -length only defined for abstract class.  Define -[BareString length]!", 1, true)
  end)

  it("is not shared with a script's when it is switched off", function()
    uikit.setting("taggedPointers", "off")
    assert.equal("__NSCFString", class_of(objc.NSString:stringWithFormat_("abc")))
    uikit.setting("taggedPointers", "on")
  end)
end)

describe("strings", function()
  it("are equal by their units, for all classes", function()
    local strings = {
      constant("abc"), objc.box("abc"), objc.NSMutableString:stringWithString_("abc"),
    }
    for _, left in ipairs(strings) do
      for _, right in ipairs(strings) do
        assert.is_true(left:isEqual_(right))
        assert.equal(left:hash(), right:hash())
      end
      assert.is_true(left:isEqualToString_("abc"))
      assert.is_false(left:isEqual_(nil))
      assert.is_false(left:isEqual_(objc.box(1)))
    end
    assert.is_false(constant("é"):isEqual_("e\u{301}"))
    assert.equal(0, constant("é"):compare_("e\u{301}"))
  end)

  it("count UTF-16 units, of which half a pair survives", function()
    local face = constant("a😀b")
    assert.equal(4, face:length())
    assert.equal(4, #face)
    local half = face:substringToIndex_(2)
    assert.equal(0xD83D, half:characterAtIndex_(1))
    assert.is_nil(half:UTF8String())
    assert.equal("a😀b", tostring(half:stringByAppendingString_(face:substringFromIndex_(2))))
    assert.same({location = 1, length = 2}, face:rangeOfComposedCharacterSequenceAtIndex_(2))
  end)

  it("refuse to change when they are literals, tagged or made to stay", function()
    for message, string in pairs {
      ["Attempt to mutate immutable object with appendString:"] = constant("abc"),
      ["-[NSTaggedPointerString appendString:]: unrecognized selector"] = objc.box("abc"),
    } do
      assert.error_matches(function() string:appendString_("x") end, message, 1, true)
    end
    assert.error_matches(function()
      objc.NSString:stringWithFormat_("%@ and more than fits", 1):setString_("x")
    end, "Attempt to mutate immutable object with setString:", 1, true)
  end)

  it("read numbers as C does", function()
    assert.equal(12, constant("  12abc"):intValue())
    assert.equal("1 -2 0", ("%d %d %d"):format(constant(" + 1"):integerValue(), constant("-  2"):integerValue(), constant("+ x"):integerValue()))
    assert.equal(-1.5e3, constant("-1.5e3x"):doubleValue())
    assert.equal(2147483647, constant("99999999999"):intValue())
    assert.equal(math.maxinteger, constant("99999999999999999999"):longLongValue())
    assert.is_true(constant("Yes"):boolValue())
    assert.is_false(constant("-0"):boolValue())
    assert.equal(0, constant("abc"):integerValue())
  end)

  it("are accepted wherever a message accepts a string", function()
    local label = objc.UILabel:new()
    label:setText_(constant("hello"))
    assert.equal("hello", objc.unbox(label:text()))
    assert.equal(5, objc.msgSend("hello", "length"))
  end)

  it("split paths", function()
    local path = constant("/tmp/a.b/file.txt/")
    assert.equal("file.txt", tostring(path:lastPathComponent()))
    assert.equal("txt", tostring(path:pathExtension()))
    assert.equal("/tmp/a.b", tostring(path:stringByDeletingLastPathComponent()))
    assert.equal("/tmp/a.b/file", tostring(path:stringByDeletingPathExtension()))
    assert.equal("a/b", tostring(constant("a"):stringByAppendingPathComponent_("b")))
    assert.equal("~/a", tostring(constant("~/a"):stringByExpandingTildeInPath():stringByAbbreviatingWithTildeInPath()))
    assert.same({"/", "tmp", "x"}, objc.unbox(constant("/tmp/x"):pathComponents()))
  end)

  it("escape characters that are not allowed in a URL", function()
    local set = objc.NSCharacterSet:URLQueryAllowedCharacterSet()
    local escaped = constant("a b&ü"):stringByAddingPercentEncodingWithAllowedCharacters_(set)
    assert.equal("a%20b&%C3%BC", tostring(escaped))
    assert.equal("a b&ü", tostring(escaped:stringByRemovingPercentEncoding()))
  end)

  it("change their case, and their canonical form", function()
    assert.equal("STRASSE", tostring(constant("straße"):uppercaseString()))
    assert.equal("Ünder-Way O'clock", tostring(constant("ünder-way o'CLOCK"):capitalizedString()))
    assert.equal(2, #constant("é"):decomposedStringWithCanonicalMapping())
    assert.equal(1, #constant("e\u{301}"):precomposedStringWithCanonicalMapping())
  end)
end)
