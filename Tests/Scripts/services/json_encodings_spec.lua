-- JSON in encodings other than UTF-8, and its maximum depth.

describe("a text of JSON", function()
  local function read(data) return objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0) end

  it("can be UTF-16 or UTF-32, with and without a byte-order mark", function()
    local text = objc.box '{"a": ["é"]}'
    -- UTF-16, big and little endian; UTF-32, big and little endian.
    for _, encoding in ipairs {10, 0x90000100, 0x94000100, 0x8C000100, 0x98000100, 0x9C000100} do
      assert.same({a = {"é"}}, objc.unbox((read(text:dataUsingEncoding_(encoding)))))
    end
  end)

  it("is an error where the bytes of its encoding are cut", function()
    local value, failure = read "[\0001\0]"
    assert.is_nil(value)
    assert.equal(3840, failure:code())
  end)

  it("may be 512 deep, and becomes objects then", function()
    local function nested(depth) return ("["):rep(depth) .. ("]"):rep(depth) end
    assert.equal(1, objc.box(read(nested(512))):count())
    local _, failure = read(nested(513))
    assert.equal(3840, failure:code())
  end)
end)
