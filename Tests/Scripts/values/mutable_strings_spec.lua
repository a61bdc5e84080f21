describe("a mutable string", function()
  local function mutable(text) return objc.NSMutableString:stringWithString_(text) end

  it("changes in place", function()
    local string = mutable("hello")
    string:appendString_(" world")
    string:insertString_atIndex_(">", 0)
    string:deleteCharactersInRange_({location = 1, length = 1})
    string:replaceCharactersInRange_withString_({location = 1, length = 1}, "E")
    string:appendFormat_(" %d", 7)
    assert.equal(">Ello world 7", tostring(string))
    string:setString_("")
    assert.equal(0, #string)
  end)

  it("is copied, not followed", function()
    local string = mutable("abc")
    local copy, changing = string:copy(), string:mutableCopy()
    string:appendString_("d")
    assert.equal("abc", tostring(copy))
    assert.equal("abc", tostring(changing))
    assert.is_false(rawequal(string, string:mutableCopy()))
  end)

  it("is given back by a restored snapshot", function()
    local string = mutable("before")
    local moment = objc.snapshot()
    string:appendString_(" and after")
    string:setString_("gone")
    objc.restore(moment)
    assert.equal("before", tostring(string))
  end)

  it("keeps its old text where it was copied as a key", function()
    local key = mutable("key")
    local dictionary = objc.NSMutableDictionary:dictionary()
    dictionary:setObject_forKey_(1, key)
    key:appendString_("s")
    assert.is_nil(dictionary:objectForKey_(key))
    assert.equal(1, dictionary:objectForKey_("key"))
  end)

  it("grows by small parts without copying the whole", function()
    local string = mutable("")
    for _ = 1, 20000 do string:appendString_("x") end
    assert.equal(20000, #string)
  end)

  it("can be a script's own, with three primitives", function()
    local Own = objc.class("OwnMutableString", objc.NSMutableString, function(instance)
      local text = "abc"
      function instance:length() return #text end
      instance["characterAtIndex:"] = function(_, index) return text:byte(index + 1) end
      instance["replaceCharactersInRange:withString:"] = function(_, range, new)
        text = text:sub(1, range.location) .. tostring(new) .. text:sub(range.location + range.length + 1)
      end
    end)
    local string = Own:new()
    string:appendString_("d")
    string:insertString_atIndex_("0", 0)
    assert.equal("0abcd", tostring(string))
  end)
end)
