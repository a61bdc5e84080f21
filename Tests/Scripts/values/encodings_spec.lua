-- Texts in encodings other than ASCII, Latin 1 and those of Unicode.

local function data(text, encoding) return objc.msgSend(text, "dataUsingEncoding:", encoding) end
local function hex(text, encoding)
  local found = data(text, encoding)
  return found and (objc.unbox(found):gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end

describe("a text", function()
  local samples = {
    {"Windows 1250", 15, "ž", "9e"}, {"Windows 1251", 11, "Привет", "cff0e8e2e5f2"},
    {"Windows 1252", 12, "€é", "80e9"}, {"Windows 1253", 13, "α", "e1"},
    {"Windows 1254", 14, "ğ", "f0"}, {"Mac OS Roman", 30, "é", "8e"},
    {"Shift JIS", 8, "日本", "93fa967b"}, {"EUC-JP", 3, "日本", "c6fccbdc"},
    {"Latin 2", 9, "ž", "be"}, {"GB 18030", 0x80000632, "中文", "d6d0cec4"},
    {"Big 5", 0x80000A03, "中文", "a4a4a4e5"}, {"EUC-KR", 0x80000940, "한", "c7d1"},
    {"non-lossy ASCII", 7, "é中\\", "5c3335315c75346532645c5c"},
  }
  for _, sample in ipairs(samples) do
    local name, encoding, text, bytes = table.unpack(sample)
    it("is written in " .. name .. ", and read again", function()
      assert.equal(bytes, hex(text, encoding))
      local read = objc.NSString:alloc():initWithData_encoding_(data(text, encoding), encoding)
      assert.equal(text, tostring(read))
    end)
  end

  it("has no data in an encoding that lacks its characters", function()
    assert.is_nil(data("中", 12))
    assert.is_false(objc.msgSend("中", "canBeConvertedToEncoding:", 12))
    assert.is_true(objc.msgSend("€", "canBeConvertedToEncoding:", 12))
    local lossy = objc.msgSend("中€", "dataUsingEncoding:allowLossyConversion:", 12, true)
    assert.equal("?\x80", objc.unbox(lossy))
    assert.is_nil(data("a", 12345))
  end)

  it("is nil for invalid bytes", function()
    local bytes = objc.NSData:dataWithBytes_length_("\x93", 1)
    assert.is_nil(objc.NSString:alloc():initWithData_encoding_(bytes, 8))
  end)

  it("has the names of encodings", function()
    assert.equal("Cyrillic (Windows)", tostring(objc.NSString:localizedNameOfStringEncoding_(11)))
  end)
end)

describe("a mark of the byte order", function()
  it("is no part of a text in UTF-8", function()
    local bytes = "\xEF\xBB\xBFThis"
    local data = objc.NSData:dataWithBytes_length_(bytes, #bytes)
    assert.equal("This", tostring(objc.NSString:alloc():initWithData_encoding_(data, 4)))
    data:writeToFile_atomically_("/tmp/marked", true)
    assert.equal("This", tostring((objc.NSString:stringWithContentsOfFile_encoding_error_("/tmp/marked", 4))))
  end)
end)
