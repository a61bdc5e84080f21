describe("compressed data", function()
  local text = ("a line of a file, again and again\n"):rep(500)
  local data = objc.NSData:dataWithBytes_length_(text, #text)

  for name, algorithm in pairs {lz4 = 1, zlib = 3} do
    it("of " .. name .. " is smaller, and comes back", function()
      local small = data:compressedDataUsingAlgorithm_error_(algorithm)
      assert.is_true(#small < #text / 10)
      assert.equal(text, objc.unbox((small:decompressedDataUsingAlgorithm_error_(algorithm))))
    end)
  end

  it("of LZFSE is decompressed", function()
    local stored = data:compressedDataUsingAlgorithm_error_(0)
    assert.equal(text, objc.unbox((stored:decompressedDataUsingAlgorithm_error_(0))))
  end)

  it("reads data that another program has compressed", function()
    -- "hello hello hello" compressed by zlib, without header and checksum
    local bytes = "\xcb\x48\xcd\xc9\xc9\x57\xc8\x40\x90\x00"
    local found = objc.NSData:dataWithBytes_length_(bytes, #bytes):decompressedDataUsingAlgorithm_error_(3)
    assert.equal("hello hello hello", objc.unbox(found))
  end)

  it("is zlib's own, without a header", function()
    local packed = objc.NSData:dataWithBytes_length_("hello hello hello", 17):compressedDataUsingAlgorithm_error_(3)
    assert.equal("\xcb\x48\xcd\xc9\xc9\x57\xc8\x40\x90\x00", objc.unbox(packed))
    local empty = objc.NSData:data():compressedDataUsingAlgorithm_error_(3)
    assert.equal("", objc.unbox((empty:decompressedDataUsingAlgorithm_error_(3))))
  end)

  it("changes mutable data in place", function()
    local mutable = objc.NSMutableData:dataWithData(data)
    assert.is_true((mutable:compressUsingAlgorithm_error_(3)))
    assert.is_true(#mutable < #text)
    assert.is_true((mutable:decompressUsingAlgorithm_error_(3)))
    assert.is_true(mutable:isEqualToData(data))
  end)

  it("is an error where it cannot be had", function()
    local none, error = data:compressedDataUsingAlgorithm_error_(2)
    assert.is_nil(none)
    assert.equal(5376, error:code())
    none, error = data:decompressedDataUsingAlgorithm_error_(3)
    assert.is_nil(none)
    assert.equal(5377, error:code())
  end)
end)
