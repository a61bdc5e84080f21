describe("bytes of UTF-16", function()
  local UTF16, ASCII, LOSSY = 10, 1, 1

  it("are big-endian without a byte-order mark", function()
    local function text(bytes)
      return tostring(objc.NSString:alloc():initWithData_encoding_(objc.NSData:dataWithBytes_length_(bytes, #bytes), UTF16))
    end
    assert.equal("ab", text "\0a\0b")
    assert.equal("ab", text "\xFF\xFEa\0b\0")
    assert.equal("ab", text "\xFE\xFF\0a\0b")
  end)

  it("that fill a buffer have no byte-order mark", function()
    local codes = {}
    local selector = "getBytes:maxLength:usedLength:encoding:options:range:remainingRange:"
    local ok, used = objc.msgSend(objc.box "ab", selector, codes, 10, nil, UTF16, 0, {0, 2}, nil)
    assert.is_true(ok)
    assert.equal(4, used)
    assert.same({97, 0, 98, 0}, codes)
  end)

  it("that an encoding has not are question marks in a buffer, where loss is allowed", function()
    local codes = {}
    local selector = "getBytes:maxLength:usedLength:encoding:options:range:remainingRange:"
    assert.is_true((objc.msgSend(objc.box "aß", selector, codes, 10, nil, ASCII, LOSSY, {0, 2}, nil)))
    assert.same({97, 63}, codes)
    assert.is_true((objc.msgSend(objc.box "aß", selector, codes, 10, nil, ASCII, 0, {0, 2}, nil)))
    assert.same({97}, codes)
  end)
end)
