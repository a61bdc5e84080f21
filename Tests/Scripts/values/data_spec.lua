describe("data", function()
  local function data(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
  local function class_of(object) return tostring(object:class()) end

  it("has a class that depends on its length and its mutability", function()
    assert.equal("_NSZeroData", class_of(objc.NSData:data()))
    assert.is_true(rawequal(objc.NSData:data(), data("")))
    assert.equal("_NSInlineData", class_of(data("abc")))
    assert.equal("NSConcreteData", class_of(data(("x"):rep(100))))
    assert.equal("NSConcreteMutableData", class_of(objc.NSMutableData:data()))
    assert.equal("NSConcreteMutableData", class_of(data("abc"):mutableCopy()))
  end)

  it("is a Lua string of any bytes", function()
    assert.equal("\xff\0\xfe", data("\xff\0\xfe"):bytes())
    assert.equal("\xff\0\xfe", objc.unbox(data("\xff\0\xfe")))
    assert.equal(3, #data("\xff\0\xfe"))
    assert.is_true(data("abc"):isEqualToData_(objc.NSMutableData:dataWithData_(data("abc"))))
  end)

  it("describes itself by its length and its bytes", function()
    assert.equal("{length = 3, bytes = 0x616263}", tostring(data("abc")))
    local bytes = {}
    for byte = 0, 39 do bytes[#bytes + 1] = string.char(byte) end
    assert.equal("{length = 40, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 20212223 24252627 }",
      tostring(data(table.concat(bytes))))
    assert.equal("(\n    {length = 1, bytes = 0x61}\n)", tostring(objc.box({data("a")})))
    uikit.setting("dataDescription", "hex")
    assert.equal("<61626364 65>", tostring(data("abcde")))
    uikit.setting("dataDescription", "length")
  end)

  it("rejects a range beyond its end", function()
    for reason, range in pairs {
      ["*** -[NSConcreteMutableData subdataWithRange:]: range {2, 87} exceeds data length 3"] =
        {location = 2, length = 87},
      ["*** -[NSConcreteMutableData subdataWithRange:]: range {20, 18446744073709551605} causes integer overflow"] =
        {location = 20, length = -11},
    } do
      local ok, exception = pcall(function() data("abc"):mutableCopy():subdataWithRange_(range) end)
      assert.is_false(ok)
      assert.equal("NSRangeException", exception.name)
      assert.equal(reason, exception.reason)
    end
  end)

  it("changes in place", function()
    local mutable = objc.NSMutableData:dataWithBytes_length_("abc", 3)
    mutable:appendData_(data("def"))
    mutable:appendBytes_length_("xyz", 1)
    mutable:replaceBytesInRange_withBytes_length_({location = 0, length = 2}, "-", 1)
    assert.equal("-cdefx", mutable:bytes())
    mutable:setLength_(2)
    assert.equal("-c", mutable:bytes())
    local moment = objc.snapshot()
    mutable:increaseLengthBy_(1)
    assert.equal("-c\0", mutable:bytes())
    objc.restore(moment)
    assert.equal("-c", mutable:bytes())
  end)

  it("is text in an encoding", function()
    local string = objc.NSString:alloc():initWithData_encoding_(data("h\xc3\xa9"), objc.NSUTF8StringEncoding)
    assert.equal("hé", tostring(string))
    assert.is_nil(objc.NSString:alloc():initWithData_encoding_(data("\xff"), objc.NSUTF8StringEncoding))
    assert.equal("h\xe9", string:dataUsingEncoding_(objc.NSISOLatin1StringEncoding):bytes())
    assert.is_nil(string:dataUsingEncoding_(objc.NSASCIIStringEncoding))
    assert.equal("aGk=", tostring(data("hi"):base64EncodedStringWithOptions_(0)))
    assert.equal("hi", objc.NSData:alloc():initWithBase64EncodedString_options_("aGk=", 0):bytes())
    assert.is_nil(objc.NSData:alloc():initWithBase64EncodedString_options_("a", 0))
  end)
end)
